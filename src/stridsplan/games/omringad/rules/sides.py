"""Sides, hostility and the order of play (OM-INIT, OM-TEAM-1, OM-4P-5)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components import MOST_SEATS, SIDE_OF
from ..state import DRAGON, NOBODY


@rule
def side_of(s, seat):
    """Return the side of a seat (OM-4P-3); the dragon is hostile to all, a side of its own."""
    return DRAGON if seat == DRAGON else int(SIDE_OF[s.options.teams, seat])


@rule
def are_hostile(s, seat, other):
    """Return whether two seats are hostile: seats of different sides are, team-mates are not (OM-4P-5, OM-TEAM-1)."""
    return side_of(s, seat) != side_of(s, other)


@rule
def all_seats(s):
    """Return the mask of all seats."""
    return (1 << s.options.seats) - 1


@rule
def seats_of_side(s, side):
    """Return the mask of the seats of a side."""
    mask = 0
    for seat in range(s.options.seats):
        if side_of(s, seat) == side:
            mask |= 1 << seat
    return mask


@rule
def mates(s, seat):
    """Return the mask of a seat and its team-mate, who know the same (OM-STACK-10)."""
    return seats_of_side(s, side_of(s, seat))


@rule
def next_seat(s, seat):
    """Return the next seat clockwise, which is the player on the left (OM-INIT-3, OM-INIT-5)."""
    return seat + 1 if seat + 1 < s.options.seats else 0


@rule
def seat_in_order(s, k):
    """Return the k-th seat clockwise from the holder, who is number 0 (OM-INIT-4)."""
    seat = s.holder + k
    return seat - s.options.seats if seat >= s.options.seats else seat


@rule
def last_in_order(s):
    """Return the last seat in the order of play; the holder is next after it."""
    return seat_in_order(s, s.options.seats - 1)


@rule
def count_sides(s, seats):
    """Return the number of different sides among the seats of a mask."""
    found = 0
    for side in range(MOST_SEATS):
        if seats & seats_of_side(s, side) != 0:
            found += 1
    return found


@rule
def only_side(s, seats):
    """Return the side of all the seats of a mask, NOBODY if they are of several or there are none."""
    found = NOBODY
    for seat in range(s.options.seats):
        if has_bit(seats, seat):
            side = side_of(s, seat)
            if found != NOBODY and found != side:
                return NOBODY
            found = side
    return found
