"""Sides, and the characters that a seat may use (IS-4P-1, IS-TEAM)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components import BOARD, CHARACTERS, JOINED, SHORT_TARGET, SIDE
from ..state import Battle, Dice, Sides


@rule
def columns(s):
    """Return the number of columns: 12 of one island, 24 of two joined islands (catalogue 10.2)."""
    return BOARD if s.options.seats == 2 else JOINED


@rule
def side_of(s, seat):
    """Return the side of a seat: with the seat beside it, with the seat opposite, or alone (IS-TEAM-7, IS-4P-1)."""
    return SIDE[s.options.sides, seat]


@rule
def side_of_piece(s, piece):
    return side_of(s, piece // CHARACTERS)


@rule
def shares_characters(s):
    """Return whether a player uses all characters of the team, as in the variant with one die (IS-TEAM-2)."""
    return s.options.dice == Dice.ONE and s.options.sides != Sides.EVERYONE and s.options.seats == 4


@rule
def rolls_two_dice(s):
    """Return whether two dice are rolled: four players do, except in the team variant with one die (IS-4P-6,
    IS-TEAM-1)."""
    return s.options.seats == 4 and not shares_characters(s)


@rule
def pieces_on_island(s, seat):
    """Return a seat's characters on the island, as a set of pieces."""
    return int(s.island[seat]) << CHARACTERS * seat


@rule
def usable_pieces(s, seat):
    """Return the characters on the island that a seat may move and shoot with (IS-SHOOT-8, IS-TEAM-2)."""
    if not shares_characters(s):
        return pieces_on_island(s, seat)
    usable = 0
    for mate in range(s.options.seats):
        if side_of(s, mate) == side_of(s, seat):
            usable |= pieces_on_island(s, mate)
    return usable


@rule
def is_usable(s, seat, piece):
    return has_bit(usable_pieces(s, seat), piece)


@rule
def has_characters(s, seat):
    """Return whether the seat has characters on the island, on the pad or in hand (IS-END-1)."""
    return (s.island[seat] | s.on_pad[seat] | s.in_hand[seat]) != 0


@rule
def has_not_lost(s, seat):
    """Return whether the seat itself has not lost: it has characters (IS-END-1) and, in a short game, has lost fewer
    than five (IS-MODE-2)."""
    if s.options.battle == Battle.SHORT and s.losses[seat] >= SHORT_TARGET:
        return False
    return has_characters(s, seat)


@rule
def sides_standing(s):
    """Return the mask of the sides that have not lost; a team has not lost as long as one of its seats has not
    (IS-TEAM-5)."""
    mask = 0
    for seat in range(s.options.seats):
        if has_not_lost(s, seat):
            mask |= 1 << side_of(s, seat)
    return mask


@rule
def seats_of_sides(s, sides):
    """Return the mask of the seats on these sides."""
    mask = 0
    for seat in range(s.options.seats):
        if has_bit(sides, side_of(s, seat)):
            mask |= 1 << seat
    return mask


@rule
def next_opponent(s, seat):
    """Return the next seat clockwise of another side that has not lost (IS-4P-13)."""
    other = (seat + 1) % s.options.seats
    while side_of(s, other) == side_of(s, seat) or not has_bit(s.standing, side_of(s, other)):
        other = (other + 1) % s.options.seats
    return other
