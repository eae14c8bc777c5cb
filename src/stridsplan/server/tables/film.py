"""The positions of a table, one after each command in force: what a replay is shown from.

A position is kept as bytes, packed, so that any of them is at hand without playing up to it. Views are made by the
engine for the seat they are shown to; nothing else of a position leaves here.
"""

import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import engine
from .history import History, noticed
from .play import Play
from .records import Row, TableRecord

if TYPE_CHECKING:
    from stridsplan.engine.table import Table


@dataclass(frozen=True)
class Frame:
    """One position, and what everybody knows of it."""

    state: bytes  # packed
    to_act: list[int]
    result: dict[str, Any] | None


class Film:
    """The frames of one table. The caller keeps two threads from using it at a time."""

    def __init__(self, record: TableRecord):
        self.record = record
        self.rows: list[Row] = []
        self._frames: list[Frame] = []
        self._table: Table | None = None  # as it stands after the last frame

    def follow(self, history: History) -> None:
        """Take in what has happened since; what was taken back is cut away."""
        self._cut(_common(self.rows, history.in_force))
        if not self.rows:
            self._table = Play.restore(self.record, history.at(1)).table
            self._take(history.in_force[0])
        for row in history.in_force[len(self.rows) :]:
            self._table = self._table or Play.restore(self.record, history.at(self.rows[-1].version)).table
            engine.replay(self._table, [(row.seat, row.codes, row.draws, row.drops, row.noticed, row.wakes)])
            self._take(row)

    def index(self, number: int) -> int:
        """The place of the last frame at or before a row."""
        return max(sum(row.version <= number for row in self.rows) - 1, 0)

    def places(self, sides: Collection[int | None]) -> list[int]:
        """The frames that differ from the one before for one of these sides: others would tell of hidden steps."""
        return [place for place, row in enumerate(self.rows) if any(noticed(row, side) for side in sides)]

    def frame(self, index: int, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, saw there."""
        frame = self._frames[index]
        position = engine.position(engine.load_game(self.record.game), zlib.decompress(frame.state))
        return {
            "to_act": frame.to_act,
            "view": position.picture(seat),
            "waiting": None if frame.result else position.question(seat, is_asked=False),
            "result": frame.result,
        }

    def _take(self, row: Row) -> None:
        assert self._table is not None
        table = self._table
        to_act = [int(seat) for seat in table.to_act()]
        self._frames.append(Frame(zlib.compress(table.state_bytes(), 1), to_act, table.result()))
        self.rows.append(row)

    def _cut(self, count: int) -> None:
        if count < len(self.rows):
            del self.rows[count:], self._frames[count:]
            self._table = None


def _common(one: Sequence[Row], other: Sequence[Row]) -> int:
    """How many rows two lists have in common at their beginnings; a version stands for one row only."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a.version != b.version), min(len(one), len(other)))
