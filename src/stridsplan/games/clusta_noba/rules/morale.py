"""Morale in battle: rally, tests, panic, by unit and soldier type (CN-MORALE, CN-COMBAT-2)."""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.armies import MORALE
from ..components.orders import Order
from ..components.pools import NOWHERE, TROOPS, Side
from ..events import UMPIRE, Event, Stream
from ..numbers import Force, Outcome, Shaken
from .battle_arithmetic import morale_target, needs_morale_test, panics, passes_morale_test
from .commanders import shows_dice
from .forces import first_unit, next_unit
from .fronts import attacks_on, first_front, foe_on, next_front
from .loaded_dice import roll
from .units import is_undead, men_of, side_of, soldier_of, tv_of

FACES = 20

# -- What lowers morale ----------------------------------------------------------------------------------------


@rule
def is_on_hold(s, unit):
    """Return whether a unit is on HOLD (CN-MORALE-6)."""
    return s.unit_order[unit] == Order.HOLD


@rule
def is_attacked_by_crurians(s, force):
    """Return whether on any front Crurians have made the contact (CN-CRUR-13)."""
    front = first_front(s, force)
    while front != NOWHERE:
        foe = foe_on(s, front, force)
        if s.force[foe, Force.SIDE.value] == Side.CRU and attacks_on(s, front, foe):
            return True
        front = next_front(s, force, front)
    return False


@rule
def has_larger_opponent(s, force):
    """Return whether, on any front, the enemy is at least one class larger, counting the men of all units when they
    joined the two forces (CN-MORALE-7, CN-TRAP-7)."""
    front = first_front(s, force)
    while front != NOWHERE:
        foe = foe_on(s, front, force)
        if s.force[foe, Force.CLASS.value] > s.force[force, Force.CLASS.value]:
            return True
        front = next_front(s, force, front)
    return False


@rule
def target_of(s, unit, troop, force):
    """Return the highest roll with which a troop passes its test (CN-UNIT-4, CN-MORALE-7)."""
    return morale_target(
        int(MORALE[soldier_of(unit, troop)]),
        tv_of(s, unit),
        int(s.unit_baseline[unit]),
        is_on_hold(s, unit),
        is_attacked_by_crurians(s, force),
        s.force[force, Force.LEADER_FELL.value] == 1,
        has_larger_opponent(s, force),
    )


@rule
def passes_test(s, unit, troop, force, dice, log):
    """Roll the morale test of a troop; return whether it passes."""
    target, die = target_of(s, unit, troop, force), roll(s, dice, FACES, Stream.MORALE.value) + 1
    note(log, Event.MORALE_TESTED, UMPIRE, unit, troop, die, target, s.replaced)
    side = side_of(unit)
    if shows_dice(s, side, s.unit_at[unit]):
        seat = int(s.seat_of[side])
        note(log, Event.MORALE_SEEN, only(seat), unit, troop, die)
    return passes_morale_test(die, target)


# -- Rally ---------------------------------------------------------------------------------------------------------


@rule
def rally(s, force, dice, log):
    """Let troops that failed in the last field round try to rally; in this one they are still shaken (CN-COMBAT-2)."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        for troop in range(TROOPS):
            if s.unit_shaken[unit, troop] == Shaken.SHAKEN and s.unit_men[unit, troop] > 0:
                has_rallied = passes_test(s, unit, troop, force, dice, log)
                s.unit_shaken[unit, troop] = Shaken.RALLIED.value if has_rallied else Shaken.LOST_HEART.value
        unit = next_unit(s, force, unit)


# -- Tests ---------------------------------------------------------------------------------------------------------


@rule
def judge_morale(s, force, dice, log):
    """Judge morale after the losses: panic, then tests, unit by unit, type by type (CN-MORALE-1, -2, -5)."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        if s.unit_outcome[unit] == Outcome.STANDS and not is_undead(unit):
            if panics(tv_of(s, unit), int(s.unit_baseline[unit]), False) or fails_tests(
                s, unit, force, dice, log
            ):
                s.unit_outcome[unit] = Outcome.PANICS.value
                note(log, Event.UNIT_PANICKED, UMPIRE, unit, int(s.unit_at[unit]))
        unit = next_unit(s, force, unit)


@rule
def fails_tests(s, unit, force, dice, log):
    """Test a unit's troops, and set which are shaken; return whether all of them fail (CN-MORALE-3, CN-MORALE-4)."""
    all_fail = True
    for troop in range(TROOPS):
        if s.unit_men[unit, troop] > 0 and not stays_steady(s, unit, troop, force, dice, log):
            s.unit_shaken[unit, troop] = Shaken.SHAKEN.value
        elif s.unit_men[unit, troop] > 0:
            s.unit_shaken[unit, troop] = Shaken.STEADY.value
            all_fail = False
    return all_fail


@rule
def stays_steady(s, unit, troop, force, dice, log):
    """Return whether a troop keeps its morale: it need not test, or passes (CN-MORALE-1). One that did not rally fails
    without another test (CN-COMBAT-2)."""
    if s.unit_shaken[unit, troop] == Shaken.LOST_HEART:
        return False
    if not must_test(s, unit):
        return True
    return passes_test(s, unit, troop, force, dice, log)


@rule
def must_test(s, unit):
    """Return whether a unit must test: below three quarters of its TV at the start of the battle, on HOLD with half of
    its men or fewer (CN-MORALE-6)."""
    tv, men = tv_of(s, unit), men_of(s, unit)
    first_tv, first_men = int(s.unit_baseline[unit]), int(s.unit_start_men[unit])
    return needs_morale_test(tv, first_tv, men, first_men, is_on_hold(s, unit), is_undead(unit))
