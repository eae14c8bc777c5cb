"""The sequence of play in phase 5, combat: one battle after another, each in steps.

A step:  (diplomat) -> dice -> aims -> hits -> sharpshooters.

Actions and stages return the next stage (see `engine/stages.py`).
"""

from stridsplan.engine.bits import count_bits, lowest_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.stages import ask_seat, ask_seats, mark_answered

from .components import NOWHERE, SLOTS
from .rules import combat, hits, movement, withdrawal
from .rules.sides import are_hostile
from .stages import Next
from .state import DRAGON, NOBODY, PARTIES, Ask, Event, Phase, Reason, Rule


@rule
def begin_combat(s, log):
    """Begin the next battle; if several are left, ask the holder of the initiative marker which (OM-COMBAT-1,
    OM-COMBAT-2, OM-MOVE-17)."""
    s.phase = Phase.COMBAT
    battles = combat.count_battles(s)
    if battles == 0:
        return Next.BEGIN_REINFORCEMENT
    if battles > 1:
        return ask_seat(s, s.holder, Ask.CHOOSE_BATTLE.value)
    combat.begin_battle(s, combat.first_battle(s), log)
    return Next.BEGIN_STEP


@rule
def begin_step(s, dice, log):
    """Begin a step: ask about the diplomat (OM-DIP-2), then roll the dice (OM-COMBAT-7, OM-COMBAT-8). Skip a step
    without dice (OM-COMBAT-14); if neither step has dice, the attackers withdraw (OM-AFTER-5)."""
    if combat.is_stalemate(s):
        note(log, Event.STALEMATE, EVERYONE, s.battle)
        s.reason = Reason.STALEMATE
        return Next.CONTINUE_WITHDRAWAL
    if combat.count_dice(s, s.step) == 0:
        combat.next_step(s)
        return Next.BEGIN_STEP
    seat = combat.diplomat_seat(s)
    if seat != NOBODY and s.fight_on == 0 and withdrawal.can_call_off(s):
        return ask_seat(s, seat, Ask.DIPLOMAT.value)
    combat.roll_step(s, dice, log)
    return Next.BEGIN_AIMS


@rule
def begin_aims(s):
    """Ask the seats with several opponents to aim their hits, all at the same time (OM-4P-4, OM-4P-6)."""
    hits.aim_without_choice(s)
    aiming = 0
    for seat in range(s.options.seats):
        if hits.hits_to_aim(s, seat) > 0:
            aiming |= 1 << seat
    return ask_seats(s, aiming, Ask.AIM.value) if aiming != 0 else Next.BEGIN_HITS


@rule
def aim(s, seat, party):
    s.aimed[seat, party] += 1
    if hits.hits_to_aim(s, seat) > 0 or not mark_answered(s, seat):
        return Next.ASKED
    return Next.BEGIN_HITS


@rule
def begin_hits(s, log):
    """Ask the owners which tiles take the hits, all at the same time (OM-HIT-1, OM-HIT-6). The dragon, a single tile,
    never has a choice."""
    hits.settle_aims(s, log)
    taking = 0
    for party in range(PARTIES):
        hits.take_without_choice(s, party)
        if s.hits[party] > 0:
            taking |= 1 << party
    return ask_seats(s, taking, Ask.TAKE_HITS.value) if taking != 0 else Next.BEGIN_SHARPSHOOTING


@rule
def take_hit(s, seat, slot):
    hits.take_hit(s, seat, slot)
    hits.take_without_choice(s, seat)
    if s.hits[seat] > 0 or not mark_answered(s, seat):
        return Next.ASKED
    return Next.BEGIN_SHARPSHOOTING


@rule
def begin_sharpshooting(s, log):
    """Apply the ordinary hits, then ask the sharpshooters' owner for a target (OM-SHARP-4, OM-HIT-6)."""
    hits.apply_hits(s, log)
    targets = hits.count_targets(s, s.sharp_seat) if s.sharp == 1 else 0
    if targets > 1:
        return ask_seat(s, s.sharp_seat, Ask.SHARPSHOOT.value)
    if targets == 1:
        target = hits.first_target(s, s.sharp_seat)
        hits.hit_target(s, target // SLOTS, target % SLOTS, log)
    return Next.END_STEP


@rule
def end_step(s):
    """End the battle if only one side is left, else go to the next step (OM-AFTER-1)."""
    hits.drop_horses(s)
    if combat.is_decided(s):
        return Next.END_BATTLE
    combat.next_step(s)
    return Next.BEGIN_STEP


@rule
def continue_withdrawal(s, log):
    """Withdraw the next group to the square it came from or, if it cannot return, to one that its owner chooses
    (OM-WITHDRAW-1, OM-DIP-4). Without one it is lost or, after a diplomat, returns even into a fight (OM-DIP-6). When
    no group is left, the defenders take the square (OM-WITHDRAW-2)."""
    seat = withdrawal.next_to_leave(s)
    if seat == NOBODY:
        withdrawal.conquer_for_defenders(s, log)
        return close_battle(s)
    ways = withdrawal.ways_out(s, seat)
    if withdrawal.can_return(s, seat) or (ways == 0 and withdrawal.must_return(s)):
        withdrawal.withdraw(s, seat, s.group, log)
    elif ways == 0:
        withdrawal.cut_off(s, seat, log)
    elif count_bits(ways) > 1:
        return ask_seat(s, seat, Ask.WITHDRAW.value)
    else:
        withdrawal.withdraw(s, seat, lowest_bit(ways), log)
    return Next.CONTINUE_WITHDRAWAL


@rule
def end_battle(s, log):
    """Give control to a survivor with a capable tile; otherwise control stays (OM-AFTER-2 to OM-AFTER-4)."""
    seats = combat.fighting_seats(s)
    note(log, Event.BATTLE_ENDED, EVERYONE, s.battle, seats, combat.count_party(s, DRAGON))
    seat = combat.seat_to_control(s, s.battle, seats)
    if seat != NOBODY and are_hostile(s, seat, s.control[s.battle]):
        movement.conquer(s, seat, s.battle, Rule.OM_AFTER_2.value, log)
    return close_battle(s)


@rule
def close_battle(s):
    """Cover the stacks again (OM-STACK-9) and reset the fields of the battle."""
    combat.forget_hits(s)
    combat.forget_force(s)
    s.battle, s.defender, s.group = NOWHERE, NOBODY, NOWHERE
    s.step, s.fight_on, s.reason = 0, 0, 0
    return Next.BEGIN_COMBAT
