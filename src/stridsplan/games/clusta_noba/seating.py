"""Who sits at the table: the players, and by option an umpire in the last seat, who holds no side (catalogue 6.5)."""

from typing import Any

from stridsplan.engine.at_table import NO_SIDE
from stridsplan.engine.options import Values
from stridsplan.engine.record import rule


@rule
def players(s):
    """How many seats hold a side: the first ones."""
    return s.options.seats - s.options.umpire


@rule
def umpire_seat(s):
    return s.options.seats - 1


@rule
def is_umpire(s, seat):
    return s.options.umpire == 1 and seat == umpire_seat(s)


@rule
def umpire(s):
    """The mask of the umpire's seat, 0 without one."""
    return s.options.umpire << umpire_seat(s)


@rule
def stands_in(s, seat):
    """Tell whether the umpire answers in the place of a player (6.5)."""
    return s.stands_in != 0 and is_umpire(s, seat)


@rule
def author(s, seat):
    """Whose orders a seat writes: its own, or those of the player it stands in for."""
    return s.stands_in - 1 if stands_in(s, seat) else seat


def player_in(view: Any, seat: int | None) -> int | None:
    """The seat if a player holds it, who has a ledger; None: a spectator, or the umpire."""
    return None if seat is None or is_umpire(view, seat) else seat


def players_of(seats: int, values: Values) -> int:
    """The same of a table that is not set up yet."""
    return seats - int(values["umpire"])


def sides(values: Values, seats: int) -> tuple[int, ...]:
    """Each player for himself; the umpire sees all."""
    holders = players_of(seats, values)
    return (*range(holders), *(NO_SIDE for _ in range(holders, seats)))
