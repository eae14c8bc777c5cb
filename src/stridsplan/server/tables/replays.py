"""Replays: any position of a table once more, through the eyes of a seat one may look through."""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from ..errors import NotYourSeat
from .film import Film
from .history import History
from .records import TableRecord
from .sittings import Sittings

KEPT = 16  # films in memory

Answer = dict[str, Any]
Events = list[dict[str, Any]]


class Seen(NamedTuple):
    """A replay as one visitor may see it through the eyes of one seat."""

    film: Film
    history: History
    places: list[int]  # in the film, of the frames that are shown
    events: list[tuple[int, Answer]]  # with the numbers of their rows
    eyes: list[int]  # the seats whose eyes the visitor may look through

    def frame(self, place: int, seat: int | None) -> Answer:
        """A frame of the film as a seat saw it, with the seat's version."""
        number = self.film.rows[place].version
        return {"version": self.history.version_of(seat, number)} | self.film.frame(place, seat)

    def told(self, seat: int | None, last: int) -> Events:
        """The events up to a row, with the seat's versions."""
        events = [(number, event) for number, event in self.events if number <= last]
        return [{"version": self.history.version_of(seat, number), **event} for number, event in events]


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
        """What there is to see: whose eyes, the frames, and all events those eyes saw.

        Frames are those that the visitor may tell apart, through whatever eyes. Their `versions` are the spectators',
        the same for everyone; `places` are those of the frames that the events led to.
        """
        async with self._film(table_id, seat, visitor) as seen:
            rows = [seen.film.rows[place] for place in seen.places]
            numbers = [row.version for row in rows]
            return {
                "seat": seat,
                "eyes": seen.eyes,
                "versions": [seen.history.version_of(None, number) for number in numbers],
                "seats": [row.seat for row in rows],
                "events": seen.told(seat, numbers[-1]),
                "places": [bisect_left(numbers, number) for number, _ in seen.events],
            }

    async def frames(
        self, table_id: str, seat: int | None, first: int, count: int, visitor: str
    ) -> list[Answer]:
        """So many positions in a row."""
        async with self._film(table_id, seat, visitor) as seen:
            shown = seen.places[first : first + count]
            return await self.sittings.run(lambda: [seen.frame(place, seat) for place in shown])

    async def position(self, table_id: str, seat: int | None, version: int, visitor: str) -> Answer:
        """The position at a version of the seat, as the protocol has it, with nothing to do in it."""
        async with self._film(table_id, seat, visitor) as seen:
            place = seen.film.index(seen.history.row_of(seat, version))
            frame = await self.sittings.run(seen.frame, place, seat)
            last = seen.film.rows[place].version
            return frame | _idle(seat, frame, seen.told(seat, last))

    @asynccontextmanager
    async def _film(self, table_id: str, seat: int | None, visitor: str) -> AsyncIterator[Seen]:
        """What a visitor may see of a table through the eyes of a seat."""
        async with self.sittings.at(table_id) as sitting:
            eyes = eyes_of(sitting.record, visitor)
            if seat is not None and seat not in eyes:
                raise NotYourSeat()
            play = await self.sittings.play(sitting)
            history = History(play.history.rows)
            events = await self.sittings.run(play.events_by_row, seat)
            reel = self._reel(sitting.record)
        async with reel.lock:
            await self.sittings.run(reel.film.follow, history)
            yield Seen(reel.film, history, reel.film.places([None, *eyes]), events, eyes)

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
    nothing: Answer = {
        "question": None,
        "actions": [],
        "refused": [],
        "at_table": [],
        "offer": None,
        "can_undo": False,
    }
    return {"seat": seat, "since": 0, "over": over, "events": events} | nothing
