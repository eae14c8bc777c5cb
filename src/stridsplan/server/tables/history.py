"""The rows of a table, the commands in force, and the versions of each viewer.

Rows are numbered from 1. A command is in force until an undo takes it back; an undo is a row too. A viewer is a seat,
or None: the spectators. The version of a viewer is the number of rows that the viewer may notice, so it does not reveal
hidden rows. It never decreases, so a version never identifies two positions.
"""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

from .. import engine
from .records import Row


class History:
    """The rows of a table, and which of their commands are in force."""

    def __init__(self, rows: Iterable[Row] = ()):
        self.rows: list[Row] = []
        self.in_force: list[Row] = []
        # pairs of an undo and the number of the first row that it undid
        self._undone: list[tuple[Row, int]] = []
        self._by_id: dict[str, Row] = {}
        self._numbering: Any = engine.Numbering()
        for row in rows:
            self.append(row)

    @property
    def version(self) -> int:
        """The number of rows. It is secret, since it counts hidden rows."""
        return len(self.rows)

    def version_of(self, viewer: int | None, number: int | None = None) -> int:
        """Return the version that a viewer had after row `number`, or has after the last row if `number` is None."""
        version: int = self._numbering.version(viewer, number)
        return version

    def row_of(self, viewer: int | None, version: int) -> int:
        """Return the number of the row with which a viewer reached a version; 0 for version 0."""
        number: int = self._numbering.row(viewer, version)
        return number

    def append(self, row: Row) -> None:
        """Add the next row."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} after version {self.version}")
        self.rows.append(row)
        self._numbering.append(row.noticed)
        if row.command_id is not None:
            self._by_id[row.command_id] = row
        if row.is_undo:
            undone = engine.drop(self.in_force, row)  # removes the commands from `in_force`
            self._undone.append((row, undone[0].version))
        else:
            self.in_force.append(row)

    def find(self, command_id: str | None) -> Row | None:
        """Return the row of a command by the id that its client chose; None if the command was not played."""
        return self._by_id.get(command_id) if command_id else None

    def at(self, number: int) -> "History":
        """Return the history as it was after the first `number` rows."""
        return History(self.rows[:number])

    def count_known_commands(self, viewer: int | None, version: int) -> int | None:
        """Return how many commands in force are not later than a viewer's version, the version that a client has.

        The client then needs only the events of later commands. None if it needs all events: a command that it knows
        was undone, or its version does not exist.
        """
        if version > self.version_of(viewer):
            return None
        last = self.row_of(viewer, version)
        # A later undo took back a command of a row that the client has. An undo that the viewer may not notice took
        # back only commands that the viewer did not notice either
        if any(undo.version > last >= first and may_notice(undo, viewer) for undo, first in self._undone):
            return None
        return bisect_right(self.in_force, last, key=lambda row: row.version)


def may_notice(row: Row, viewer: int | None) -> bool:
    """Return whether a viewer may notice a row; spectators (None) notice only public rows."""
    return row.is_public or (viewer is not None and bool(row.noticed >> viewer & 1))
