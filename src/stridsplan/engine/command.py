"""The rows of a table: commands, and rows that take commands back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from . import dice
from .bits import has_bit
from .log import EVERYONE

SETUP_SEAT = -1


@dataclass(frozen=True)
class Command:
    """One row of a table: who (-1: the set-up), which action codes, and the draws they caused (int64, as `dice.kept`
    gives them); or how many commands were taken back (`drops`), and neither codes nor draws.

    `noticed` is the mask of the sides that could notice it, `wakes` that of the seats it made owe a decision.
    """

    seat: int
    codes: tuple[int, ...]
    draws: bytes
    drops: int = 0
    noticed: int = EVERYONE
    wakes: int = 0


class Droppable(Protocol):
    """The part of a row that tells which commands it takes back."""

    @property
    def seat(self) -> int: ...
    @property
    def drops(self) -> int: ...
    @property
    def wakes(self) -> int: ...


def dropped_by(kept: Sequence[Droppable], row: Droppable) -> list[int]:
    """The places of the commands in force that a row takes back, in order.

    One: the seat's own last command, and what seats did since that it had made act; what others choose in secret
    meanwhile stays. More: the last so many, of whatever seat.
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
    """Take from the commands in force those that a row takes back; give them, in order."""
    places = dropped_by(kept, row)
    dropped = [kept[place] for place in places]
    for place in reversed(places):
        del kept[place]
    return dropped


def in_force(rows: Sequence[Command]) -> list[tuple[int, Command]]:
    """The rows, numbered from 1, that no later row took back."""
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
    """The draws of a command as (value, n, stream)."""
    return dice.decode(np.frombuffer(command.draws, np.int64))


def contents(row: Command, streams: int) -> list[list[Any]]:
    """The content of a row: its draws of each stream, [[n, value], ...], and its codes last."""
    held: list[list[Any]] = [[] for _ in range(streams)]
    for value, n, stream in decoded(row):
        held[stream].append([n, value])
    return [*held, list(row.codes)]
