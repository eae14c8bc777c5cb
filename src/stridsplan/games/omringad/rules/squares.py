"""Squares: which touch (catalogue 3), and what stands in them."""

from stridsplan.engine.record import rule

from ..components import (
    BOARD_OF_SEATS,
    COUNTRY,
    DIRECTIONS,
    DRAGON_TILE,
    IS_FIRST_DIRECTION,
    NEIGHBOUR,
    Terrain,
)
from ..state import NO_DIRECTION
from .sides import are_hostile


@rule
def count_squares(s):
    return COUNTRY * s.options.seats


@rule
def neighbour(s, square, direction):
    """Return the square on that side, across a border too (OM-MOVE-12)."""
    return int(NEIGHBOUR[BOARD_OF_SEATS[s.options.seats], square, direction])


@rule
def is_first_direction(s, square, direction):
    """Return whether no earlier direction leads to the same square, as can happen at a corner (OM-PIN-7,
    OM-SIEGE-15)."""
    return IS_FIRST_DIRECTION[BOARD_OF_SEATS[s.options.seats], square, direction] == 1


@rule
def direction_to(s, square, there):
    """Return the first direction from a square to its neighbour, NO_DIRECTION if it is none."""
    for direction in range(DIRECTIONS):
        if neighbour(s, square, direction) == there:
            return direction
    return NO_DIRECTION


@rule
def holds_dragon(s, square):
    return s.place[DRAGON_TILE] == square


@rule
def is_lake(s, square):
    return s.terrain[square] == Terrain.LAKE


@rule
def stops_moves(s, square):
    """Return whether entering the square ends the move and a move from it is one step, as for mountains and, for
    pirates, lakes (OM-MOVE-13 to OM-MOVE-15)."""
    return s.terrain[square] == Terrain.MOUNTAIN or s.terrain[square] == Terrain.LAKE


@rule
def count_hostile(s, seat, square):
    """Return the number of tiles of hostile players in a square; the dragon is not counted."""
    found = 0
    for other in range(s.options.seats):
        if s.height[square, other] > 0 and are_hostile(s, seat, other):
            found += s.height[square, other]
    return found


@rule
def is_free_of_enemies(s, seat, square):
    """Return whether no tile hostile to the seat stands there, and no dragon (OM-MOVE-16)."""
    return count_hostile(s, seat, square) == 0 and not holds_dragon(s, square)


@rule
def is_empty(s, square):
    """Return whether no tile at all stands there."""
    for seat in range(s.options.seats):
        if s.height[square, seat] > 0:
            return False
    return not holds_dragon(s, square)


@rule
def seats_in(s, square):
    """Return the mask of the seats that have tiles in a square."""
    mask = 0
    for seat in range(s.options.seats):
        if s.height[square, seat] > 0:
            mask |= 1 << seat
    return mask
