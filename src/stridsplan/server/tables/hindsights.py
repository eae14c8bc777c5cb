"""Reviews of finished tables: what each seat believed next to the truth, step by step.

A review is shown only after the end of the game, and only to visitors who may have the views of all seats.
"""

from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import NotYourSeat, PlayNotOver
from .cache import TableCache
from .records import TableRecord
from .replays import viewpoints_of
from .single_flight import SingleFlightCache

if TYPE_CHECKING:
    from ..engine import LookBack

CACHED = 4  # tables whose steps are in memory: some ten megabytes each

Json = dict[str, Any]


class Hindsights:
    """The reviews of a server's finished tables. The API calls a review `hindsight`, the engine a `LookBack`."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._cache: SingleFlightCache[LookBack | None] = SingleFlightCache(CACHED)

    async def outline(self, table_id: str, visitor: str) -> Json | None:
        """Return the times of all steps, what every step shows, and what went wrong; None if there is no review."""
        review = await self._review(table_id, None, visitor)
        if review is None:
            return None
        return {"times": review.times, "shown": review.shown(), "findings": review.findings}

    async def frames(self, table_id: str, seat: int, first: int, count: int, visitor: str) -> list[Json]:
        """Return `count` steps from the index `first` on: what a seat believed, and what was true."""
        review = await self._review(table_id, seat, visitor)
        if review is None:
            return []
        steps = range(first, min(first + count, len(review.times)))
        return await self.cache.run(lambda: [review.frame(step, seat) for step in steps])

    async def _review(self, table_id: str, seat: int | None, visitor: str) -> "LookBack | None":
        """Return the review of a table, computed if it is not cached; raises PlayNotOver or NotYourSeat."""
        async with self.cache.locked(table_id) as cached:
            _refuse(cached.record, seat, visitor)
            play = await self.cache.play(cached)
        return await self._cache.get(table_id, lambda: self.cache.run(engine.look_back, play.table))


def _refuse(record: TableRecord, seat: int | None, visitor: str) -> None:
    """Raise PlayNotOver before the end, NotYourSeat unless the visitor may have all views and the seat exists."""
    if record.summary.status != "over":
        raise PlayNotOver()
    seats = {each.seat for each in record.seats}
    if set(viewpoints_of(record, visitor)) != seats or (seat is not None and seat not in seats):
        raise NotYourSeat()
