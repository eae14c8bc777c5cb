"""The frames of a replay: the positions of a table after the set-up and after each later command in force.

Positions are kept as compressed bytes, so that any of them is available without a replay. A frame is shown as the
engine's view for one seat; nothing else of a position leaves this module.
"""

import zlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import engine
from .chain import to_stored_command
from .history import History, may_notice
from .play import Play
from .records import Row, TableRecord

if TYPE_CHECKING:
    from ..engine import Table


@dataclass(frozen=True)
class Frame:
    """A position, with the seats that must act and the result."""

    state: bytes  # compressed
    to_act: list[int]
    result: dict[str, Any] | None


class ReplayFrames:
    """The frames of one table. The caller must not use an instance in two threads at a time."""

    def __init__(self, record: TableRecord):
        self.record = record
        self.rows: list[Row] = []
        self._frames: list[Frame] = []
        self._table: Table | None = None  # after the last frame; None if it must be restored

    def update(self, history: History) -> None:
        """Add frames for new commands, and remove those of commands that were taken back."""
        self._cut(_count_common(self.rows, history.in_force))
        if not self.rows:  # row 1 is the set-up; it makes the table at which later rows are replayed
            self._table = Play.restore(self.record, history.at(1)).table
            self._add(history.in_force[0])
        for row in history.in_force[len(self.rows) :]:
            self._table = self._table or Play.restore(self.record, history.at(self.rows[-1].version)).table
            engine.replay(self._table, [to_stored_command(row)])
            self._add(row)

    def index(self, number: int) -> int:
        """Return the index of the last frame whose row has at most this number."""
        return max(sum(row.version <= number for row in self.rows) - 1, 0)

    def noticeable(self, viewers: Collection[int | None]) -> list[int]:
        """Return the indexes of the frames whose row at least one of these viewers (None: the spectators) may notice.

        Other frames must not be shown: their number would reveal hidden commands.
        """
        return [
            index for index, row in enumerate(self.rows) if any(may_notice(row, viewer) for viewer in viewers)
        ]

    def frame(self, index: int, seat: int | None) -> dict[str, Any]:
        """Return a frame as a seat, or a spectator, saw it."""
        frame = self._frames[index]
        position = engine.position(engine.load_game(self.record.game), zlib.decompress(frame.state))
        return {
            "to_act": frame.to_act,
            "view": position.view_json(seat),
            "waiting": None if frame.result else position.question(seat, is_asked=False),
            "result": frame.result,
        }

    def _add(self, row: Row) -> None:
        assert self._table is not None
        table = self._table
        to_act = [int(seat) for seat in table.to_act()]
        self._frames.append(Frame(zlib.compress(table.state_bytes(), 1), to_act, table.result()))
        self.rows.append(row)

    def _cut(self, count: int) -> None:
        if count < len(self.rows):
            del self.rows[count:], self._frames[count:]
            self._table = None


def _count_common(one: Sequence[Row], other: Sequence[Row]) -> int:
    """Return how many rows at the start of two lists are the same; a version identifies a row."""
    pairs = zip(one, other, strict=False)
    return next(
        (index for index, (a, b) in enumerate(pairs) if a.version != b.version), min(len(one), len(other))
    )
