"""The lines of a report about the side's own units, persons and camps, which are always exact (CN-INFO-6)."""

from stridsplan.engine.record import rule

from ..components.orders import NO_ORDER
from ..components.pools import (
    CAMPS_PER_SIDE,
    ELITE,
    FIRST_COMMANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    STANDARD,
    TROOPS,
    UNKNOWN,
)
from ..components.report_lines import Line
from ..numbers import Fate, Outcome, Shaken, State
from .camps import fortification_days
from .dispatches import add_line
from .losses import count_waiting
from .persons import is_specialist_free
from .units import is_in_play


@rule
def condition_of(s, unit):
    """Return the state that a unit reports (see State)."""
    if not is_in_play(s, unit):
        return State.DESTROYED.value
    for troop in range(TROOPS):
        if s.unit_shaken[unit, troop] == Shaken.SHAKEN:
            return State.SHAKEN.value
    if s.unit_order[unit] != NO_ORDER:
        return State.READY.value
    outcome = s.unit_outcome[unit]  # a retreat has cancelled its orders (CN-ORDER-12)
    if outcome == Outcome.RETREATS or outcome == Outcome.PANICS:
        return State.RETREATED.value
    return State.WITHOUT_ORDERS.value


@rule
def add_unit(s, courier, unit):
    """Add a line with all about a unit, exactly; its count of losses then begins again."""
    hex, order, lost = int(s.unit_at[unit]), int(s.unit_order[unit]), int(s.unit_reported[unit])
    standard, elite = int(s.unit_men[unit, STANDARD]), int(s.unit_men[unit, ELITE])
    state = condition_of(s, unit)
    if add_line(s, courier, Line.OWN_UNIT.value, unit, hex, standard, elite, order, lost, state):
        s.unit_reported[unit] = 0


@rule
def add_gone_unit(s, courier, unit, hex, lost):
    """Add a line about a unit that is no more; return whether there was room for it."""
    return add_line(s, courier, Line.OWN_UNIT.value, unit, hex, 0, 0, NO_ORDER, lost, State.DESTROYED.value)


@rule
def add_lost_units(s, courier, side, camp):
    """Add lines about units that no longer exist and whose losses have not been told; their men in a camp tell them."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        lost = int(s.unit_reported[unit])
        if lost == 0 or is_in_play(s, unit) or count_waiting(s, unit, camp % CAMPS_PER_SIDE) == 0:
            continue
        if add_gone_unit(s, courier, unit, int(s.camp_at[camp]), lost):
            s.unit_reported[unit] = 0


@rule
def add_commander(s, courier, commander):
    hex, fate = int(s.commander_at[commander]), int(s.commander_fate[commander])
    points = int(s.commander_points[commander])
    add_line(s, courier, Line.OWN_COMMANDER.value, commander, hex, points, fate, UNKNOWN, UNKNOWN, UNKNOWN)


@rule
def add_specialists(s, courier, side, hex):
    """Add lines about the specialists of a side who are free in a hex."""
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_specialist_free(s, specialist) and s.specialist_at[specialist] == hex:
            fate = int(s.specialist_fate[specialist])
            add_line(
                s,
                courier,
                Line.OWN_SPECIALIST.value,
                specialist,
                hex,
                fate,
                UNKNOWN,
                UNKNOWN,
                UNKNOWN,
                UNKNOWN,
            )


@rule
def add_camp(s, courier, camp):
    hex, days = int(s.camp_at[camp]), fortification_days(s, camp)
    add_line(s, courier, Line.OWN_CAMP.value, camp, hex, days, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN)


@rule
def add_fallen(s, courier, side, hex):
    """Add lines about the commanders of a side who were ever killed or captured in a hex."""
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        fate = s.commander_fate[commander]
        is_lost = fate == Fate.DEAD or fate == Fate.PRISONER
        if is_lost and s.commander_at[commander] == hex:
            add_commander(s, courier, commander)


@rule
def add_destroyed(s, courier, side, hex):
    """Add lines about the units of a side that today's battle in a hex has destroyed; the night report tells their
    losses."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_battle[unit] == hex and not is_in_play(s, unit):
            add_gone_unit(s, courier, unit, hex, UNKNOWN)
