"""Reviews of finished tables: what each seat believed beside the truth, step by step.

A review is shown only after the end of the game, and only to visitors who may have the views of all seats.
"""

from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import NotYourSeat, PlayNotOver
from .cache import TableCache
from .records import TableRecord
from .replays import viewable_seats
from .single_flight import SingleFlightCache

if TYPE_CHECKING:
    from ..engine import LookBack

CACHED = 4  # tables whose steps are in memory: some ten megabytes each

Json = dict[str, Any]


class Hindsights:
    """The reviews of a server's finished tables. The API calls a review `hindsight`, the engine a `LookBack`."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._made: SingleFlightCache[LookBack | None] = SingleFlightCache(CACHED)

    async def outline(self, table_id: str, visitor: str) -> Json | None:
        """Return the times of all steps and what went wrong; None if the game has no reviews."""
        back = await self._look_back(table_id, None, visitor)
        if back is None:
            return None
        return {"times": back.times, "shown": back.shown(), "findings": back.findings}

    async def frames(self, table_id: str, seat: int, first: int, count: int, visitor: str) -> list[Json]:
        """Return `count` steps from the index `first` on: what a seat believed, and what was true."""
        back = await self._look_back(table_id, seat, visitor)
        if back is None:
            return []
        shown = range(first, min(first + count, len(back.times)))
        return await self.cache.run(lambda: [back.frame(index, seat) for index in shown])

    async def _look_back(self, table_id: str, seat: int | None, visitor: str) -> "LookBack | None":
        """Return the steps of a table, made if need be; raises PlayNotOver, NotYourSeat."""
        async with self.cache.locked(table_id) as cached:
            _refuse(cached.record, seat, visitor)
            play = await self.cache.play(cached)
        return await self._made.get(table_id, lambda: self.cache.run(engine.look_back, play.table))


def _refuse(record: TableRecord, seat: int | None, visitor: str) -> None:
    """Raise PlayNotOver before the end, NotYourSeat unless the visitor may have all views and the seat exists."""
    if record.summary.status != "over":
        raise PlayNotOver()
    seats = {each.seat for each in record.seats}
    if set(viewable_seats(record, visitor)) != seats or (seat is not None and seat not in seats):
        raise NotYourSeat()
