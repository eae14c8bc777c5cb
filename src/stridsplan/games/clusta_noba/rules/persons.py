"""Commanders and specialists go with the units that they are with (CN-RETREAT-4, CN-ORDER-5)."""

from stridsplan.engine.record import rule

from ..components.pools import (
    COMMANDERS,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_SPECIALIST,
    FIRST_SPECIALIST_MARKER,
    LAST_COMMANDER,
    LAST_SPECIALIST,
    NOWHERE,
    SIDE_OF_COMMANDER,
    SIDE_OF_SPECIALIST,
)
from ..numbers import Fate
from .commanders import is_free
from .units import first_unit_at, side_of


@rule
def side_of_person(person):
    """Return the side of a person; persons are numbered as commanders, then specialists (PERSONS)."""
    return int(SIDE_OF_COMMANDER[person] if person < COMMANDERS else SIDE_OF_SPECIALIST[person - COMMANDERS])


@rule
def fate_of_person(s, person):
    return int(s.commander_fate[person] if person < COMMANDERS else s.specialist_fate[person - COMMANDERS])


@rule
def marker_of_person(person):
    if person < COMMANDERS:
        return FIRST_COMMANDER_MARKER + person
    return FIRST_SPECIALIST_MARKER + person - COMMANDERS


@rule
def is_specialist_free(s, specialist):
    """Return whether a specialist is alive and at large."""
    return s.specialist_fate[specialist] == Fate.FREE


@rule
def take_along(s, unit, hex):
    """Move all who are with a unit."""
    side = side_of(unit)
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_unit[commander] == unit:
            s.commander_at[commander] = hex
    take_specialists_along(s, unit, hex)


@rule
def place_at(s, unit, hex):
    """Put a unit and those who are with it into a hex at no cost, whatever the stacking limit (CN-PATROL-4)."""
    if s.unit_at[unit] != hex:
        s.unit_from[unit], s.unit_at[unit], s.unit_over_limit[unit] = s.unit_at[unit], hex, 1
        take_along(s, unit, hex)


@rule
def regroup_after_loss(s, unit, hex):
    """Let those who were with a lost unit join the first unit left in the hex; if none is, they are alone."""
    side, other = side_of(unit), first_unit_at(s, side_of(unit), hex)
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if s.commander_unit[commander] == unit:
            s.commander_unit[commander] = other
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if s.specialist_unit[specialist] == unit:
            s.specialist_unit[specialist] = other


@rule
def take_specialists_along(s, unit, hex):
    side = side_of(unit)
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_specialist_free(s, specialist) and s.specialist_unit[specialist] == unit:
            s.specialist_at[specialist] = hex


@rule
def take_along_in_retreat(s, unit, old, hex):
    """Move the persons of a unit that has left `old` in retreat: a commander stays there as long as any unit does
    (CN-RETREAT-4)."""
    side, left = side_of(unit), first_unit_at(s, side_of(unit), old)
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if not goes_with_last(s, commander, unit, old):
            continue
        if left == NOWHERE:
            s.commander_at[commander], s.commander_unit[commander] = hex, unit
        elif s.commander_unit[commander] == unit:
            s.commander_unit[commander] = left
    take_specialists_along(s, unit, hex)


@rule
def goes_with_last(s, commander, unit, hex):
    """Return whether a commander in a hex leaves it with the last unit: he is with this one or with none, and has no
    journey of his own to make."""
    if not is_free(s, commander) or s.commander_at[commander] != hex:
        return False
    is_with_another = s.commander_unit[commander] != unit and s.commander_unit[commander] != NOWHERE
    return not is_with_another and s.commander_to[commander] == NOWHERE
