"""Phases 6 to 8: soldiers age, are formed and march (AW-AGE, AW-FORM, AW-MIL)."""

from stridsplan.engine.bits import BIT, at_least_bits, has_bit, members, write_members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import FORM, MARCH_FROM, MARCH_TO, SEND_FRESH, SEND_VETERANS
from ..components import CELLS, SOLDIER_MARKERS
from ..state import NOBODY, Event, Illegal, Step
from .lands import (
    abandon_empty_lands,
    abandon_if_empty,
    add_people,
    enter,
    explored_lands,
    lands_of,
    neighbours,
    passed_land,
    reach,
    spend_resources,
)
from .movement import clear_choice, write_range

# -- Phase 6, ageing -----------------------------------------------------------------------------------------


@rule
def age_soldiers(s, seat, log):
    """Remove the veterans, then turn the fresh soldiers over (AW-AGE-1, AW-AGE-2); lands may empty (AW-AGE-3)."""
    gone = turned = 0
    for cell in members(lands_of(s, seat)):
        gone += s.veterans[cell]
        turned += s.fresh[cell]
        s.veterans[cell], s.fresh[cell] = s.fresh[cell], 0
    if gone + turned > 0:
        s.soldiers[seat] -= gone
        note(log, Event.SOLDIERS_AGED, EVERYONE, seat, gone, turned)
        abandon_empty_lands(s, seat, log)


# -- Phase 7, forming ----------------------------------------------------------------------------------------


@rule
def refuse_forming(s, seat, cell):
    """Return the refusal, or 0 if the action is legal. Rule: a soldier costs a person and a resource of the seat's
    land, even the last (AW-FORM-1, AW-FORM-2, AW-FORM-4)."""
    if s.owner[cell] != seat:
        return Illegal.NOT_YOURS
    if s.people[cell] == 0:
        return Illegal.NO_CITIZEN
    if s.resources[cell] == 0:
        return Illegal.NO_RESOURCE
    return Illegal.NONE if s.soldiers[seat] < SOLDIER_MARKERS else Illegal.NO_SOLDIER_MARKER


@rule
def recruiting_lands(s, seat):
    """Return where a soldier may be formed, as long as there are markers (AW-FORM-3)."""
    if s.soldiers[seat] >= SOLDIER_MARKERS:
        return 0
    stocked = at_least_bits(s.people, 0, CELLS, 1) & at_least_bits(s.resources, 0, CELLS, 1)
    return lands_of(s, seat) & stocked


@rule
def list_recruiting(s, seat, out, n):
    return write_members(recruiting_lands(s, seat), FORM, out, n)


@rule
def form(s, seat, cell, log):
    """Turn a person and a resource of the land into a fresh soldier (AW-FORM-1)."""
    spend_resources(s, seat, cell, 1)
    add_people(s, seat, cell, -1)
    s.fresh[cell] += 1
    s.soldiers[seat] += 1
    note(log, Event.SOLDIER_FORMED, EVERYONE, seat, cell)


# -- Phase 8: who may act ------------------------------------------------------------------------------------


@rule
def make_ready(s, seat):
    """Let each soldier act once (AW-MIL-1)."""
    for cell in members(lands_of(s, seat)):
        s.ready_fresh[cell], s.ready_veterans[cell] = s.fresh[cell], s.veterans[cell]


@rule
def stand_down(s):
    for cell in members(ready_lands(s)):
        s.ready_fresh[cell], s.ready_veterans[cell] = 0, 0


@rule
def ready_lands(s):
    """Return where soldiers stand that have not acted."""
    return at_least_bits(s.ready_fresh, 0, CELLS, 1) | at_least_bits(s.ready_veterans, 0, CELLS, 1)


@rule
def march_targets(s, seat, cell):
    """Return where soldiers may move to (AW-MIL-2, AW-MIL-3)."""
    found = reach(s, seat, cell)
    return found & explored_lands(s) if s.options.soldiers_need_explored == 1 else found


@rule
def raid_targets(s, seat, cell):
    """Return the neighbours that another player controls (AW-RAID-1 to AW-RAID-3)."""
    return neighbours(s, cell) & ~lands_of(s, seat) & ~lands_of(s, NOBODY)


@rule
def acting_lands(s, seat):
    """Return where soldiers stand that can move or raid; while a raid is being chosen, where they can join it."""
    ready = ready_lands(s)
    if s.answer_step == Step.ORIGINS:
        return ready & neighbours(s, s.target) & ~joined_lands(s)
    found = 0
    for cell in members(ready):
        found |= 1 << cell if march_targets(s, seat, cell) | raid_targets(s, seat, cell) != 0 else 0
    return found


@rule
def joined_lands(s):
    """Return the lands whose soldiers are in the raid."""
    found = 0
    for k in range(s.origins):
        found |= BIT[s.origin[k]]
    return found


# -- Choosing soldiers, and where they go --------------------------------------------------------------------


@rule
def refuse_march_from(s, seat, cell):
    if s.owner[cell] != seat:
        return Illegal.NOT_YOURS
    if not has_bit(ready_lands(s), cell):
        return Illegal.NO_READY_SOLDIER
    if has_bit(acting_lands(s, seat), cell):
        return Illegal.NONE
    if s.answer_step == Step.NONE:
        return Illegal.SOLDIERS_OUT_OF_REACH
    return Illegal.ALREADY_JOINED if has_bit(joined_lands(s), cell) else Illegal.NOT_NEXT_TO_TARGET


@rule
def list_acting(s, seat, out, n):
    return write_members(acting_lands(s, seat), MARCH_FROM, out, n)


@rule
def choose_soldiers(s, cell):
    """Choose the land whose soldiers act; a goal is asked for next, unless they join a raid."""
    s.source = cell
    s.answer_step = Step.MARCH_TO.value if s.answer_step == Step.NONE else Step.FRESH.value


@rule
def refuse_march_to(s, seat, cell):
    """Return the refusal, or 0 if the action is legal. Rule: a move goes to a land in reach (AW-MIL-2), a raid to a
    neighbour (AW-RAID-2)."""
    if has_bit(march_targets(s, seat, s.source) | raid_targets(s, seat, s.source), cell):
        return Illegal.NONE
    if s.owner[cell] > NOBODY and s.owner[cell] != seat:
        return Illegal.NOT_NEXT_TO_TARGET
    if has_bit(reach(s, seat, s.source), cell):
        return Illegal.NEEDS_EXPLORED_LAND
    return Illegal.SOLDIERS_OUT_OF_REACH


@rule
def list_goals(s, seat, out, n):
    return write_members(march_targets(s, seat, s.source) | raid_targets(s, seat, s.source), MARCH_TO, out, n)


@rule
def choose_goal(s, cell):
    s.target, s.answer_step = cell, Step.FRESH.value


@rule
def refuse_fresh(s, number):
    """Return the refusal, or 0 if the action is legal. Rule: only soldiers that have not acted go (AW-MIL-1)."""
    if number > s.ready_fresh[s.source]:
        return Illegal.TOO_MANY_SOLDIERS
    return Illegal.NONE if number + s.ready_veterans[s.source] > 0 else Illegal.NO_SOLDIER_SENT


@rule
def list_fresh(s, out, n):
    least = 0 if s.ready_veterans[s.source] > 0 else 1
    return write_range(SEND_FRESH, least, int(s.ready_fresh[s.source]), out, n)


@rule
def choose_fresh(s, number):
    s.sent, s.answer_step = number, Step.VETERANS.value


@rule
def refuse_veterans(s, number):
    if number > s.ready_veterans[s.source]:
        return Illegal.TOO_MANY_SOLDIERS
    return Illegal.NONE if number + s.sent > 0 else Illegal.NO_SOLDIER_SENT


@rule
def list_veterans(s, out, n):
    return write_range(SEND_VETERANS, 0 if s.sent > 0 else 1, int(s.ready_veterans[s.source]), out, n)


@rule
def is_raid(s, seat):
    """Return whether the goal that is chosen is another player's (AW-RAID-1)."""
    return s.owner[s.target] != seat and s.owner[s.target] != NOBODY


@rule
def use_soldiers(s, veterans):
    """Mark the chosen soldiers as having acted (AW-MIL-1)."""
    s.ready_fresh[s.source] -= s.sent
    s.ready_veterans[s.source] -= veterans


@rule
def march(s, seat, veterans, log):
    """Move soldiers to a land, which they do not explore: only people do (AW-MIL-2 to AW-MIL-4)."""
    source, target = s.source, s.target
    via = passed_land(s, seat, source, target)
    note(log, Event.SOLDIERS_MARCHED, EVERYONE, seat, source, target, s.sent, veterans, via)
    use_soldiers(s, veterans)
    move_soldiers(s, seat, source, target, s.sent, veterans, log)
    clear_choice(s)
    abandon_if_empty(s, source, log)


@rule
def move_soldiers(s, seat, source, target, fresh, veterans, log):
    enter(s, seat, target, log)
    s.fresh[source] -= fresh
    s.veterans[source] -= veterans
    s.fresh[target] += fresh
    s.veterans[target] += veterans
