"""The choices of a finished game with what the seats knew, and moments of the game: the input of an analysis."""

from collections.abc import Sequence
from typing import NamedTuple

from .at_table import AT_TABLE
from .command import SETUP_SEAT
from .position import Position
from .table import Table

MOST_POINTS = 48  # of a game


class Choice(NamedTuple):
    """An answer: the number of its command, the seat, its view and its legal codes before the answer, and the codes of
    the answer, up to and including the first that rolls dice or reveals something hidden."""

    number: int
    seat: int
    view: bytes
    legal: bytes  # int32
    codes: tuple[int, ...]


class Point(NamedTuple):
    """A moment of the game: the number of the command before it, the view of every seat, and the seats that were
    eliminated by then."""

    number: int
    views: list[bytes]
    eliminated: list[int]


def choices_and_points(table: Table) -> tuple[list[Choice], list[Point]]:
    """Return all choices of a table except those that the clock or a stand-in made, and at most `MOST_POINTS` moments,
    evenly spread among those at which the seats to act changed; the last moment is the end."""
    choices: list[Choice] = []
    moments: list[tuple[int, Position]] = []
    before: Position | None = None
    for number, position in table.positions():
        command = table.commands[number - 1]
        if before is not None and command.seat != SETUP_SEAT and command.codes[0] not in AT_TABLE:
            choices.append(_choice(number, before, command.seat, command.codes))
        if before is None or position.to_act != before.to_act or number == len(table.commands):
            moments.append((number, position))
        before = position
    step = max(1, -(-len(moments) // MOST_POINTS))  # rounded up
    shown = [*reversed(moments[::-1][::step])]  # counted from the end, so that the last one is included
    return choices, [_point(number, position, table.seats) for number, position in shown]


def _choice(number: int, position: Position, seat: int, codes: Sequence[int]) -> Choice:
    view, legal = position.views(seat).tobytes(), position.legal(seat).tobytes()
    given: list[int] = []
    then: Position | None = position
    for code in codes:
        if then is None:
            break
        given.append(int(code))
        then = then.after(seat, code)
    return Choice(number, seat, view, legal, tuple(given))


def _point(number: int, position: Position, seats: int) -> Point:
    views = [position.views(seat).tobytes() for seat in range(seats)]
    return Point(number, views, position.eliminated)
