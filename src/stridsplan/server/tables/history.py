"""What happened at a table, and what of it is in force. Versions only grow: no client meets one twice."""

from bisect import bisect_right
from collections.abc import Iterable

from .records import Row


class History:
    """The rows of a table. Row n brings version n; an undo is a row that takes commands out of force."""

    def __init__(self, rows: Iterable[Row] = ()):
        self.rows: list[Row] = []
        self.in_force: list[Row] = []
        self._undone: list[tuple[int, int]] = []  # version of the undo, of the first command it took
        self._by_id: dict[str, Row] = {}
        for row in rows:
            self.append(row)

    @property
    def version(self) -> int:
        """The version now."""
        return len(self.rows)

    def append(self, row: Row) -> None:
        """Take in the next row."""
        if row.version != self.version + 1:
            raise ValueError(f"row {row.version} after version {self.version}")
        self.rows.append(row)
        if row.command_id is not None:
            self._by_id[row.command_id] = row
        if row.drops:
            self._undone.append((row.version, self.in_force[-row.drops].version))
            del self.in_force[-row.drops :]
        else:
            self.in_force.append(row)

    def find(self, command_id: str | None) -> Row | None:
        """The row that a client's command became, if it arrived before."""
        return self._by_id.get(command_id) if command_id else None

    def at(self, version: int) -> "History":
        """The history as it stood at an earlier version."""
        return History(self.rows[:version])

    def count_known(self, version: int) -> int | None:
        """How many of the commands in force a client at `version` knows.

        None when it cannot simply be told the rest: a command it knows was taken back since, or it is ahead.
        """
        if version > self.version or any(undo > version >= first for undo, first in self._undone):
            return None
        return bisect_right(self.in_force, version, key=lambda row: row.version)
