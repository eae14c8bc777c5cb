"""Raids in phase 8, and what their survivors do (AW-RAID)."""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import CONQUER, DESTROY, KILL, PLUNDER
from ..components import BUILDINGS, Building
from ..state import NOWHERE, Effect, Event, Illegal, PlunderTo, RaidEffect, Rank, Rule, Step
from .lands import (
    abandon_if_empty,
    add_people,
    add_resources,
    destroy_building,
    has_building,
    lose_land,
    soldiers_in,
    spend_resources,
)
from .movement import clear_choice, write_range
from .soldiers import move_soldiers, use_soldiers

# -- The raid ------------------------------------------------------------------------------------------------


@rule
def join_raid(s, veterans):
    """Let the chosen soldiers of one land join the raid, which begins when the raider says so (AW-RAID-1)."""
    use_soldiers(s, veterans)
    s.origin[s.origins] = s.source
    s.origin_fresh[s.origins], s.origin_veterans[s.origins] = s.sent, veterans
    s.origins += 1
    s.source, s.sent, s.answer_step = NOWHERE, 0, Step.ORIGINS.value


@rule
def count_attackers(s):
    count = 0
    for k in range(s.origins):
        count += s.origin_fresh[k] + s.origin_veterans[k]
    return count


@rule
def attackers_lost(attackers, soldiers, defence):
    """Return how many attackers are lost: one for each defending soldier (AW-RAID-4), and one for a Defence
    (AW-RAID-5)."""
    return min(attackers, soldiers + defence)


@rule
def fight(s, seat, log):
    """Remove the soldiers that both sides lose, at the same time and without dice (AW-RAID-4, AW-RAID-6)."""
    target, attackers = s.target, count_attackers(s)
    soldiers = int(soldiers_in(s, target))
    defence = 1 if has_building(s, target, Building.DEFENCE.value) else 0
    note(log, Event.RAIDED, EVERYONE, seat, target, s.owner[target], attackers, soldiers, defence)
    lost = attackers_lost(attackers, soldiers, defence)
    lose_attackers(s, seat, lost)
    lose_defenders(s, s.owner[target], target, min(attackers, soldiers))
    if s.options.defence_dies_in_raid == 1 and defence == 1 and attackers > soldiers:
        destroy_building(s, seat, target, Building.DEFENCE.value, Rule.AW_RAID_5.value, log)
    s.survivors = attackers - lost
    s.answer_step = Step.NONE.value


@rule
def lose_attackers(s, seat, lost):
    """Remove lost attackers: veterans first, in the order in which they joined (AW-RAID-7)."""
    s.soldiers[seat] -= lost
    for k in range(s.origins):
        dead = min(lost, int(s.origin_veterans[k]))
        s.origin_veterans[k] -= dead
        s.veterans[s.origin[k]] -= dead
        lost -= dead
    for k in range(s.origins):
        dead = min(lost, int(s.origin_fresh[k]))
        s.origin_fresh[k] -= dead
        s.fresh[s.origin[k]] -= dead
        lost -= dead


@rule
def lose_defenders(s, victim, cell, lost):
    """Remove lost defenders, veterans first (AW-RAID-7)."""
    dead = min(lost, int(s.veterans[cell]))
    s.veterans[cell] -= dead
    s.fresh[cell] -= lost - dead
    s.soldiers[victim] -= lost


@rule
def end_raid(s, log):
    """End the raid: survivors that have not moved in stay where they were (AW-RAID-14), and empty lands are abandoned
    (AW-CTRL-4)."""
    abandon_if_empty(s, s.target, log)
    for k in range(s.origins):
        abandon_if_empty(s, s.origin[k], log)
        s.origin[k], s.origin_fresh[k], s.origin_veterans[k], s.plundered[k] = 0, 0, 0, 0
    s.origins, s.survivors, s.killers, s.effect = 0, 0, 0, Effect.NONE.value
    clear_choice(s)


@rule
def call_off_raid(s, log):
    """Call off a raid that is being chosen, so that its soldiers may act again; end a raid that has been fought. Forget
    all choices."""
    if s.answer_step != Step.NONE:  # the raid has not been fought
        for k in range(s.origins):
            s.ready_fresh[s.origin[k]] += s.origin_fresh[k]
            s.ready_veterans[s.origin[k]] += s.origin_veterans[k]
    if s.target != NOWHERE:
        end_raid(s, log)
    clear_choice(s)


# -- What survivors may do -----------------------------------------------------------------------------------


@rule
def may_have(s, effect):
    """Return whether an effect may be chosen: one for the whole raid or, by an option, one for each survivor
    (AW-RAID-8). Into a land that is already conquered, survivors can only move."""
    if s.options.raid_effect == RaidEffect.PER_SOLDIER:
        return s.owner[s.target] != s.turn or effect == Effect.CONQUER
    return s.effect == Effect.NONE or s.effect == effect


@rule
def may_walk_in(s):
    """Return whether survivors may choose to conquer (`may_have`), by an option also if their raid has killed people
    (AW-RAID-13)."""
    return may_have(s, Effect.CONQUER.value) or (
        s.options.conquer_after_kill == 1 and s.effect == Effect.KILL
    )


@rule
def origin_index(s, cell):
    """Return the place of a land among the origins, or NOWHERE."""
    for k in range(s.origins):
        if s.origin[k] == cell:
            return k
    return NOWHERE


@rule
def has_free_survivor(s, k):
    """Return whether the origin has a survivor that has neither plundered nor moved in."""
    return s.origin_fresh[k] + s.origin_veterans[k] > s.plundered[k]


@rule
def refuse_plunder(s, cell):
    """Return the refusal, or 0 if the action is legal. Rule: a resource of the target for a survivor's origin
    (AW-RAID-9)."""
    if not may_have(s, Effect.PLUNDER.value):
        return Illegal.ANOTHER_EFFECT
    if s.resources[s.target] == 0:
        return Illegal.NOTHING_TO_PLUNDER
    k = origin_index(s, cell)
    return Illegal.NONE if k != NOWHERE and has_free_survivor(s, k) else Illegal.NO_SURVIVOR_OF_LAND


@rule
def refuse_kill(s, number):
    """Return the refusal, or 0 if the action is legal. Rule: at most as many people are killed as there are survivors
    (AW-RAID-10)."""
    if not may_have(s, Effect.KILL.value):
        return Illegal.ANOTHER_EFFECT
    if number > s.people[s.target]:
        return Illegal.NOBODY_TO_KILL
    return Illegal.NONE if number <= s.survivors else Illegal.TOO_FEW_SURVIVORS


@rule
def refuse_destruction(s, kind):
    """Return the refusal, or 0 if the action is legal. Rule: a building for every two survivors (AW-RAID-11)."""
    if not may_have(s, Effect.DESTROY.value):
        return Illegal.ANOTHER_EFFECT
    if not has_building(s, s.target, kind):
        return Illegal.NO_SUCH_BUILDING
    return Illegal.NONE if s.survivors >= 2 else Illegal.TOO_FEW_SURVIVORS


@rule
def refuse_conquest(s, cell, rank):
    """Return the refusal, or 0 if the action is legal. Rule: a land without people (AW-RAID-12)."""
    if not may_walk_in(s):
        return Illegal.ANOTHER_EFFECT
    if s.owner[s.target] != s.turn and s.people[s.target] > 0:
        return Illegal.STILL_POPULATED
    k = origin_index(s, cell)
    if k == NOWHERE or not has_free_survivor(s, k):
        return Illegal.NO_SURVIVOR_OF_LAND
    left = s.origin_fresh[k] if rank == Rank.FRESH else s.origin_veterans[k]
    return Illegal.NONE if left > 0 else Illegal.NO_SURVIVOR_OF_LAND


@rule
def list_plunder(s, out, n):
    if may_have(s, Effect.PLUNDER.value) and s.resources[s.target] > 0:
        for k in range(s.origins):
            if has_free_survivor(s, k):
                out[n] = PLUNDER + s.origin[k]
                n += 1
    return n


@rule
def list_kills(s, out, n):
    if not may_have(s, Effect.KILL.value):
        return n
    # The first code of KILL is for one person
    return write_range(KILL - 1, 1, min(s.survivors, int(s.people[s.target])), out, n)


@rule
def list_destruction(s, out, n):
    for kind in range(BUILDINGS):
        if refuse_destruction(s, kind) == Illegal.NONE:
            out[n] = DESTROY + kind
            n += 1
    return n


@rule
def list_conquest(s, out, n):
    for k in range(s.origins):
        for rank in range(2):
            if refuse_conquest(s, int(s.origin[k]), rank) == Illegal.NONE:
                out[n] = CONQUER + 2 * s.origin[k] + rank
                n += 1
    return n


@rule
def has_effect(s):
    """Return whether a survivor can still do something."""
    if s.survivors == 0:
        return False
    if may_have(s, Effect.PLUNDER.value) and s.resources[s.target] > 0:
        return True
    if may_have(s, Effect.KILL.value) and s.people[s.target] > 0:
        return True
    return can_destroy(s) or (may_walk_in(s) and s.people[s.target] == 0)


@rule
def can_destroy(s):
    for kind in range(BUILDINGS):
        if refuse_destruction(s, kind) == Illegal.NONE:
            return True
    return False


# -- What survivors do ---------------------------------------------------------------------------------------


@rule
def plunder(s, seat, cell, log):
    """Move a resource of the target to the survivor's land, or discard it (AW-RAID-9)."""
    s.effect = Effect.PLUNDER.value
    note(log, Event.PLUNDERED, EVERYONE, seat, s.target, s.owner[s.target], cell)
    spend_resources(s, s.owner[s.target], s.target, 1)
    if s.options.plunder_to == PlunderTo.ORIGIN_LAND:
        add_resources(s, seat, cell, 1, log)
    s.plundered[origin_index(s, cell)] += 1
    s.survivors -= 1


@rule
def kill(s, seat, number, log):
    """Kill people, one for each survivor; by an option the killers may then move in (AW-RAID-10, AW-RAID-13)."""
    s.effect = Effect.KILL.value
    note(log, Event.PEOPLE_KILLED, EVERYONE, seat, s.target, s.owner[s.target], number)
    add_people(s, s.owner[s.target], s.target, -number)
    s.survivors -= number
    s.killers += number
    if s.people[s.target] == 0 and s.options.conquer_after_kill == 1:
        s.survivors += s.killers
        s.killers = 0


@rule
def destroy(s, seat, kind, log):
    """Destroy a building, which takes two survivors (AW-RAID-11)."""
    s.effect = Effect.DESTROY.value
    destroy_building(s, seat, s.target, kind, Rule.AW_RAID_11.value, log)
    s.survivors -= 2


@rule
def conquer(s, seat, cell, rank, log):
    """Move a survivor in: the land, what is stored there and its buildings but a Defence are the raider's (AW-RAID-12,
    AW-RAID-13)."""
    s.effect = Effect.CONQUER.value
    if s.owner[s.target] != seat:
        note(log, Event.LAND_CONQUERED, EVERYONE, seat, s.target, s.owner[s.target])
        lose_land(s, s.target, Rule.AW_RAID_12.value, log)
    k, fresh = origin_index(s, cell), 1 if rank == Rank.FRESH else 0
    note(log, Event.SURVIVOR_MOVED, EVERYONE, seat, cell, s.target, rank)
    s.origin_fresh[k] -= fresh
    s.origin_veterans[k] -= 1 - fresh
    move_soldiers(s, seat, cell, s.target, fresh, 1 - fresh, log)
    s.survivors -= 1
