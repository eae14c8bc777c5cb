"""Replays: the past positions of a table, as seen by a seat whose view the visitor may have."""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from ..errors import NotYourSeat
from .cache import TableCache
from .history import History
from .records import TableRecord
from .replay_frames import ReplayFrames

CACHED = 16  # tables whose frames are in memory

Json = dict[str, Any]
Events = list[dict[str, Any]]


class ReplayView:
    """A replay as one visitor may see it with the view of one seat."""

    def __init__(
        self, frames: ReplayFrames, history: History, events: list[tuple[int, Json]], viewpoints: list[int]
    ):
        self.frames, self.history = frames, history
        self.events = events  # with the numbers of their rows
        self.viewpoints = viewpoints  # the seats whose view the visitor may have
        self.indexes = frames.noticeable([None, *viewpoints])  # the indexes of the frames that are shown

    def frame(self, index: int, seat: int | None) -> Json:
        """Return a frame as a seat saw it, with the seat's version."""
        number = self.frames.rows[index].version
        return {"version": self.history.version_of(seat, number)} | self.frames.frame(index, seat)

    def events_until(self, seat: int | None, last: int) -> Events:
        """Return the events up to the row number `last`, each with the seat's version after its row."""
        events = [(number, event) for number, event in self.events if number <= last]
        return [{"version": self.history.version_of(seat, number), **event} for number, event in events]


class _Entry(NamedTuple):
    """The frames of a table, and the lock for their use."""

    frames: ReplayFrames
    lock: asyncio.Lock


class Replays:
    """The replays of a server's tables. A table is not locked while its frames are made or shown."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._entries: OrderedDict[str, _Entry] = OrderedDict()

    async def outline(self, table_id: str, seat: int | None, visitor: str) -> Json:
        """Return what a replay shows: the possible views, the frames, and all events of this view.

        A frame is shown if its command may be noticed with at least one of the views that the visitor may have.
        `versions` has the spectators' version of each frame, `places` the index of the frame after each event.
        """
        async with self._view(table_id, seat, visitor) as view:
            rows = [view.frames.rows[index] for index in view.indexes]
            numbers = [row.version for row in rows]
            return {
                "seat": seat,
                "viewpoints": view.viewpoints,
                "versions": [view.history.version_of(None, number) for number in numbers],
                "seats": [row.seat for row in rows],
                "events": view.events_until(seat, numbers[-1]),
                "places": [bisect_left(numbers, number) for number, _ in view.events],
            }

    async def frames(
        self, table_id: str, seat: int | None, first: int, count: int, visitor: str
    ) -> list[Json]:
        """Return `count` frames from the index `first` on."""
        async with self._view(table_id, seat, visitor) as view:
            shown = view.indexes[first : first + count]
            return await self.cache.run(lambda: [view.frame(index, seat) for index in shown])

    async def position(self, table_id: str, seat: int | None, version: int, visitor: str) -> Json:
        """Return the protocol's position at a version of the seat (None: of the spectators), without legal actions."""
        async with self._view(table_id, seat, visitor) as view:
            index = view.frames.index(view.history.row_of(seat, version))
            frame = await self.cache.run(view.frame, index, seat)
            last = view.frames.rows[index].version
            return frame | _missing_fields(seat, frame, view.events_until(seat, last))

    @asynccontextmanager
    async def _view(self, table_id: str, seat: int | None, visitor: str) -> AsyncIterator[ReplayView]:
        """Update the frames of a table, lock them, and yield the replay; raises NotYourSeat."""
        async with self.cache.locked(table_id) as cached:
            viewpoints = viewpoints_of(cached.record, visitor)
            if seat is not None and seat not in viewpoints:
                raise NotYourSeat()
            play = await self.cache.play(cached)
            history = History(play.history.rows)
            events = await self.cache.run(play.events_by_row, seat)
            entry = self._entry(cached.record)
        async with entry.lock:
            await self.cache.run(entry.frames.update, history)
            yield ReplayView(entry.frames, history, events, viewpoints)

    def _entry(self, record: TableRecord) -> _Entry:
        entry = self._entries.setdefault(record.id, _Entry(ReplayFrames(record), asyncio.Lock()))
        self._entries.move_to_end(record.id)
        if len(self._entries) > CACHED:
            self._entries.popitem(last=False)
        return entry


def viewpoints_of(record: TableRecord, visitor: str) -> list[int]:
    """Return the seats whose view a visitor may have: the visitor's own, and all seats once nothing is secret."""
    is_published = record.table_state.opened or all(stream["key"] for stream in record.summary.fairness)
    is_nothing_secret = record.summary.status == "over" and is_published
    return [seat.seat for seat in record.seats if is_nothing_secret or visitor in seat.holders]


def _missing_fields(seat: int | None, frame: Json, events: Events) -> Json:
    """Return the fields of a position that its frame lacks. Nobody can act at a past position."""
    over = frame["result"] is not None
    nothing: Json = {
        "question": None,
        "actions": [],
        "refused": [],
        "at_table": [],
        "offer": None,
        "can_undo": False,
    }
    return {"seat": seat, "since": 0, "over": over, "events": events} | nothing
