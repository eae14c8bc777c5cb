"""The rows of a table: commands, and undos, which take commands back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from . import dice
from .bits import has_bit
from .log import EVERYONE

SETUP_SEAT = -1  # the seat of the set-up, which is the first command


@dataclass(frozen=True)
class Command:
    """One row of a table: a command, or an undo.

    A command has the seat that acted (`SETUP_SEAT` for the set-up), its action codes, and the draws that the actions
    caused (int64, encoded as by `dice.kept`). An undo has the seat that takes back, and neither codes nor draws;
    `drops`, 0 for a command, says what it takes back (see `dropped_by`).

    `noticed` and `wakes` are bit masks: the seats (and spectators) that could notice the row, and the seats that must
    act because of it.
    """

    seat: int
    codes: tuple[int, ...]
    draws: bytes
    drops: int = 0
    noticed: int = EVERYONE
    wakes: int = 0


class Droppable(Protocol):
    """The fields of a row that decide which commands an undo takes back."""

    @property
    def seat(self) -> int: ...
    @property
    def drops(self) -> int: ...
    @property
    def wakes(self) -> int: ...


def dropped_by(kept: Sequence[Droppable], row: Droppable) -> list[int]:
    """Return the indices of the commands that an undo takes back, in order; `kept` are the commands in force before it.

    If `drops` is 1: the last command of the undo's seat (of all seats if it has none), and the later commands of seats
    that had to act because of that command (`wakes`), directly or through another of these commands. Other commands
    stay, for example a secret choice that another seat made in the meantime. If `drops` is more: that many commands
    from the end, of any seats.
    """
    if row.drops != 1:
        return list(range(len(kept) - row.drops, len(kept)))
    own = (place for place in reversed(range(len(kept))) if kept[place].seat == row.seat)
    first = next(own, len(kept) - 1)
    dropped, awake = [first], kept[first].wakes
    for place in range(first + 1, len(kept)):
        if has_bit(awake, kept[place].seat):
            dropped.append(place)
            awake |= kept[place].wakes
    return dropped


def drop(kept: list[Any], row: Droppable) -> list[Any]:
    """Remove the commands that an undo takes back from the list of commands in force; return the removed ones, in
    order."""
    places = dropped_by(kept, row)
    dropped = [kept[place] for place in places]
    for place in reversed(places):
        del kept[place]
    return dropped


def in_force(rows: Sequence[Command]) -> list[tuple[int, Command]]:
    """Return the commands that no later row took back, each with the number of its row, from 1."""
    kept: list[Command] = []
    numbers: list[int] = []
    for number, row in enumerate(rows, start=1):
        if row.drops:
            for place in reversed(dropped_by(kept, row)):
                del kept[place], numbers[place]
        else:
            kept.append(row)
            numbers.append(number)
    return list(zip(numbers, kept, strict=True))


def decoded(command: Command) -> list[tuple[int, int, int]]:
    """Return the draws of a command as (value, n, stream), each value drawn from range(n)."""
    return dice.decode(np.frombuffer(command.draws, np.int64))


def contents(row: Command, streams: int) -> list[list[Any]]:
    """Return the content of a row: the draws of each stream as [[n, value], ...], then the action codes."""
    held: list[list[Any]] = [[] for _ in range(streams)]
    for value, n, stream in decoded(row):
        held[stream].append([n, value])
    return [*held, list(row.codes)]
