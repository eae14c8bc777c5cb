"""Replays: any position of a table once more, through the eyes of a seat one may look through."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ..errors import NotYourSeat
from .film import Film
from .history import History
from .records import TableRecord
from .sittings import Sittings

KEPT = 16  # films in memory

Answer = dict[str, Any]
Events = list[dict[str, Any]]


class Reel:
    """A film, for one at a time."""

    def __init__(self, record: TableRecord):
        self.film, self.lock = Film(record), asyncio.Lock()


class Replays:
    """The films of a server's tables. A table is not kept busy while its film is made or shown."""

    def __init__(self, sittings: Sittings):
        self.sittings = sittings
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def outline(self, table_id: str, seat: int | None, visitor: str) -> Answer:
        """What there is to see: whose eyes, which versions, and all events those eyes saw."""
        async with self._film(table_id, seat, visitor) as (film, events, eyes):
            versions = [row.version for row in film.rows]
            seats = [row.seat for row in film.rows]
            return {"seat": seat, "eyes": eyes, "versions": versions, "seats": seats, "events": events}

    async def frames(
        self, table_id: str, seat: int | None, first: int, count: int, visitor: str
    ) -> list[Answer]:
        """So many positions in a row."""
        async with self._film(table_id, seat, visitor) as (film, _, _):
            places = range(first, min(first + count, len(film.rows)))
            return await self.sittings.run(lambda: [film.frame(place, seat) for place in places])

    async def position(self, table_id: str, seat: int | None, version: int, visitor: str) -> Answer:
        """The position at a version, as the protocol has it, with nothing to do in it."""
        async with self._film(table_id, seat, visitor) as (film, events, _):
            frame = await self.sittings.run(film.frame, film.index(version), seat)
            seen = [event for event in events if event["version"] <= frame["version"]]
            return frame | _idle(seat, frame, seen)

    @asynccontextmanager
    async def _film(
        self, table_id: str, seat: int | None, visitor: str
    ) -> AsyncIterator[tuple[Film, Events, list[int]]]:
        """The film up to now, the events that the eyes may see, and whose eyes else there are."""
        async with self.sittings.at(table_id) as sitting:
            eyes = eyes_of(sitting.record, visitor)
            if seat is not None and seat not in eyes:
                raise NotYourSeat()
            play = await self.sittings.play(sitting)
            history = History(play.history.rows)
            events = (await self.sittings.run(play.position, seat))["events"]
            reel = self._reel(sitting.record)
        async with reel.lock:
            await self.sittings.run(reel.film.follow, history)
            yield reel.film, events, eyes

    def _reel(self, record: TableRecord) -> Reel:
        reel = self._reels.setdefault(record.id, Reel(record))
        self._reels.move_to_end(record.id)
        if len(self._reels) > KEPT:
            self._reels.popitem(last=False)
        return reel


def eyes_of(record: TableRecord, visitor: str) -> list[int]:
    """The seats whose eyes a visitor may look through: one's own, and all when nothing is secret any more."""
    is_open = record.manners.opened or all(stream["key"] for stream in record.standing.fairness)
    everything = record.standing.status == "over" and is_open
    return [seat.seat for seat in record.seats if everything or visitor in seat.holders]


def _idle(seat: int | None, frame: Answer, events: Events) -> Answer:
    """What a position has besides its view, where nobody acts."""
    over = frame["result"] is not None
    nothing: Answer = {"question": None, "actions": [], "at_table": [], "offer": None, "can_undo": False}
    return {"seat": seat, "since": 0, "over": over, "events": events} | nothing
