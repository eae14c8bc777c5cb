"""Who holds what, as sets of territories (engine/bits.py)."""

from stridsplan.engine.bits import BIT, lowest_bit, without_lowest_bit
from stridsplan.engine.record import rule

from ..components import CONTINENT_SETS, NEIGHBOURS, TERRITORY_COUNT


@rule
def territories_of(s, owner):
    """All territories of `owner`."""
    held = 0
    for t in range(TERRITORY_COUNT):
        held |= BIT[t] if s.owner[t] == owner else 0
    return held


@rule
def garrisons_of(s, owner):
    """The territories of `owner` with two armies or more: one stays, the others may leave (RK-ATT-2, RK-MOVE-1)."""
    held = 0
    for t in range(TERRITORY_COUNT):
        held |= BIT[t] if (s.owner[t] == owner) & (s.armies[t] >= 2) else 0
    return held


@rule
def holds_continent(held, continent):
    """The whole of a continent is among the territories held (RK-MISS-2)."""
    return held & CONTINENT_SETS[continent] == CONTINENT_SETS[continent]


@rule
def neighbours_of(territories):
    """All territories next to one of these."""
    found, rest = 0, territories
    while rest != 0:
        found |= NEIGHBOURS[lowest_bit(rest)]
        rest = without_lowest_bit(rest)
    return found
