"""The seats: the players, and by option an umpire in the last seat, who holds no side (catalogue 6.5)."""

from typing import Any

from stridsplan.engine.at_table import NO_SIDE
from stridsplan.engine.options import Values
from stridsplan.engine.record import rule


@rule
def players(s):
    """Return how many players there are, each with a side; theirs are the first seats."""
    return s.options.seats - s.options.umpire


@rule
def umpire_seat(s):
    return s.options.seats - 1


@rule
def is_umpire(s, seat):
    return s.options.umpire == 1 and seat == umpire_seat(s)


@rule
def umpire(s):
    """Return the umpire's seat as a mask, 0 if the table has no umpire."""
    return s.options.umpire << umpire_seat(s)


@rule
def stands_in(s, seat):
    """Return whether the seat is the umpire's, and the umpire now answers a question for a player (6.5)."""
    return s.stands_in != 0 and is_umpire(s, seat)


@rule
def author(s, seat):
    """Return the seat whose orders a seat writes: its own, or that of the player in whose place the umpire answers."""
    return s.stands_in - 1 if stands_in(s, seat) else seat


def player_in(view: Any, seat: int | None) -> int | None:
    """Return the seat if it is a player's, whose knowledge the record keeps apart; None for the umpire or a
    spectator."""
    return None if seat is None or is_umpire(view, seat) else seat


def players_of(seats: int, values: Values) -> int:
    """Return how many players a table of `seats` seats will have, from its options; `players` needs a record."""
    return seats - int(values["umpire"])


def sides(values: Values, seats: int) -> tuple[int, ...]:
    """Return the side of each seat: every player has one alone, the umpire none (`NO_SIDE`)."""
    holders = players_of(seats, values)
    return (*range(holders), *(NO_SIDE for _ in range(holders, seats)))
