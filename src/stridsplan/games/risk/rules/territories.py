"""Territories of an owner and their neighbours, as sets (engine/bits.py)."""

from stridsplan.engine.bits import at_least_bits, equal_bits, members
from stridsplan.engine.record import rule

from ..components import CONTINENT_SETS, NEIGHBOURS, TERRITORY_COUNT


@rule
def territories_of(s, owner):
    """Return all territories of `owner`."""
    return equal_bits(s.owner, 0, TERRITORY_COUNT, owner)


@rule
def territories_with_two_armies(s, owner):
    """Return the territories of `owner` with two armies or more, of which all but one may leave (RK-ATT-2,
    RK-MOVE-1)."""
    enough = at_least_bits(s.armies, 0, TERRITORY_COUNT, 2)
    return equal_bits(s.owner, 0, TERRITORY_COUNT, owner) & enough


@rule
def holds_continent(territories, continent):
    """Return whether the territories held include the whole continent (RK-MISS-2)."""
    return territories & CONTINENT_SETS[continent] == CONTINENT_SETS[continent]


@rule
def neighbours_of(territories):
    """Return all territories next to one of these."""
    found = 0
    for t in members(territories):
        found |= NEIGHBOURS[t]
    return found
