"""What happened at a table, and what of it is in force.

Rows are numbered from 1. A side (a seat or, as None, the spectators) is told versions, which count only the rows that
it could notice; they only grow, so no client meets one twice.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from .. import engine
from .records import Row


class History:
    """The rows of a table; an undo is a row that takes commands out of force."""

    def __init__(self, rows: Iterable[Row] = ()):
        self.rows: list[Row] = []
        self.in_force: list[Row] = []
        self._undone: list[tuple[Row, int]] = []  # an undo, and the number of the first command it took
        self._by_id: dict[str, Row] = {}
        self._numbering: Any = engine.numbering()
        for row in rows:
            self.append(row)

    @property
    def version(self) -> int:
        """The number of rows, which is the referee's own."""
        return len(self.rows)

    def version_of(self, side: int | None, row: int | None = None) -> int:
        """The version of a side after a row, after all if none is given."""
        version: int = self._numbering.version(side, row)
        return version

    def row_of(self, side: int | None, version: int) -> int:
        """The number of the row that brought a side's version."""
        row: int = self._numbering.row(side, version)
        return row

    def append(self, row: Row) -> None:
        """Take in the next row."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} after version {self.version}")
        self.rows.append(row)
        self._numbering.append(row.noticed)
        if row.command_id is not None:
            self._by_id[row.command_id] = row
        if row.drops:
            self._undone.append((row, engine.drop(self.in_force, row)[0].version))
        else:
            self.in_force.append(row)

    def find(self, command_id: str | None) -> Row | None:
        """The row that a client's command became, if it arrived before."""
        return self._by_id.get(command_id) if command_id else None

    def at(self, number: int) -> "History":
        """The history as it stood after so many rows."""
        return History(self.rows[:number])

    def count_known(self, side: int | None, version: int) -> int | None:
        """How many of the commands in force a client at a side's `version` knows.

        None when it cannot simply be told the rest: a command it knows was taken back since, or it is ahead.
        """
        if version > self.version_of(side):
            return None
        last = self.row_of(side, version)
        if any(undo.version > last >= first and noticed(undo, side) for undo, first in self._undone):
            return None
        return bisect_right(self.in_force, last, key=lambda row: row.version)


def noticed(row: Row, side: int | None) -> bool:
    """Tell whether a side could notice a row."""
    return row.is_public or (side is not None and bool(row.noticed >> side & 1))
