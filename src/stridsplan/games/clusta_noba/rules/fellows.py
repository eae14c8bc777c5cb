"""Which units of a hex fight together, and which is met first (CN-UNIT-13, CN-ORDER-14; F11 = COMMANDER)."""

from stridsplan.engine.record import rule

from ..components.pools import NOBODY, NOWHERE
from ..numbers import Doctrine
from .camps import camp_at
from .commanders import commander_of
from .units import first_unit_at, next_unit_at, tv_of


@rule
def is_one_force(s, side, hex):
    """Return whether a side's units in a hex that is attacked are one force (CN-UNIT-13; F11)."""
    return commander_of(s, side, hex) != NOBODY or camp_at(s, side, hex) != NOWHERE


@rule
def is_on_way_into(s, unit, hex):
    """Return whether a unit is on its way into a hex (CN-UNIT-13)."""
    return s.unit_to[unit] == hex


@rule
def attacks_with(s, fellow, unit, hex):
    """Return whether a unit of the same hex attacks beside another: one column leads both (CN-UNIT-13)."""
    if s.unit_force[fellow] != NOWHERE or s.unit_head[fellow] != s.unit_head[unit]:
        return False
    return is_on_way_into(s, fellow, hex)


@rule
def is_before_in_line(s, unit, other):
    """Return whether a unit meets an attacker before another: the owner's order, else the larger TV (CN-ORDER-14)."""
    mine = int(s.unit_doctrine[unit, Doctrine.RANK.value])
    its = int(s.unit_doctrine[other, Doctrine.RANK.value])
    if mine != its:
        return mine != 0 and (its == 0 or mine < its)
    return tv_of(s, unit) > tv_of(s, other)


@rule
def next_in_line(s, side, hex):
    """Return which unit of a hex, of those in no force, meets the next attacker, in a tie the lower number; or
    NOWHERE."""
    found = NOWHERE
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        if s.unit_force[unit] == NOWHERE and (found == NOWHERE or is_before_in_line(s, unit, found)):
            found = unit
        unit = next_unit_at(s, side, hex, unit)
    return found
