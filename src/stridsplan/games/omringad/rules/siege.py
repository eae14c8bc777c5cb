"""Sieges: counted in squares, and checked each time a unit is placed (OM-SIEGE)."""

from stridsplan.engine.record import rule

from ..components import ARMY, DIRECTIONS, MINOR_SIEGE_ROOM
from ..state import Siege
from .sides import are_hostile
from .squares import is_first_direction, is_lake, neighbour


@rule
def besieges(s, square, controller):
    """Return whether the square is on land and holds a capable tile hostile to the settlement's controller; the dragon
    does not besiege (OM-SIEGE-1, OM-SIEGE-10, OM-SIEGE-14, OM-PIRATE-2, OM-DRAGON-5)."""
    if is_lake(s, square):
        return False
    for seat in range(s.options.seats):
        if s.capable[square, seat] == 1 and are_hostile(s, seat, controller):
            return True
    return False


@rule
def count_besieging_squares(s, square):
    """Return how many different touching squares besiege, across borders too, but not diagonally (OM-SIEGE-2,
    OM-SIEGE-3, OM-SIEGE-6 to OM-SIEGE-8, OM-SIEGE-15, OM-4P-10)."""
    found = 0
    for direction in range(DIRECTIONS):
        if is_first_direction(s, square, direction) and besieges(
            s, neighbour(s, square, direction), s.control[square]
        ):
            found += 1
    return found


@rule
def siege_of(s, square):
    """Return the settlement's Siege, none, minor or major (OM-SIEGE-4, OM-SIEGE-5), at this moment (OM-SIEGE-9,
    OM-SIEGE-11)."""
    return min(count_besieging_squares(s, square), Siege.MAJOR.value)


@rule
def room_for_units(s, settlement):
    """Return how many units may still be placed in a settlement in this phase (OM-SIEGE-4, OM-SIEGE-5, OM-SIEGE-12)."""
    siege = siege_of(s, s.settlement[settlement])
    if siege == Siege.NONE:
        return ARMY
    return MINOR_SIEGE_ROOM - s.placed[settlement] if siege == Siege.MINOR else 0
