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
def is_umpire(s, seat):
    return s.options.umpire == 1 and seat == s.options.seats - 1


@rule
def umpire(s):
    """The mask of the umpire's seat, 0 without one."""
    return s.options.umpire << (s.options.seats - 1)


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
