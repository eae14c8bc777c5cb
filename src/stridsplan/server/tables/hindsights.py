"""Looking back on finished tables: the truth beside what each seat believed, step by step.

Nothing of it leaves this module before the end of the game, nor while anything of the game stays sealed.
"""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import NotYourSeat, PlayNotOver
from .cache import TableCache
from .records import TableRecord
from .replays import eyes_of

if TYPE_CHECKING:
    from ..engine import LookBack

CACHED = 4  # tables whose steps are in memory: some ten megabytes each

Answer = dict[str, Any]


class Hindsights:
    """The looks back on a server's tables. A finished table does not change, so each is made once."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._made: OrderedDict[str, asyncio.Task[LookBack | None]] = OrderedDict()

    async def outline(self, table_id: str, visitor: str) -> Answer | None:
        """Return the times of all steps and what went wrong; None if the game has no look back."""
        back = await self._look_back(table_id, None, visitor)
        if back is None:
            return None
        return {"times": back.times, "shown": back.shown(), "findings": back.findings}

    async def frames(self, table_id: str, seat: int, first: int, count: int, visitor: str) -> list[Answer]:
        """Return `count` steps from the index `first` on, each as a seat believed it to be and as it was."""
        back = await self._look_back(table_id, seat, visitor)
        if back is None:
            return []
        shown = range(first, min(first + count, len(back.times)))
        return await self.cache.run(lambda: [back.frame(index, seat) for index in shown])

    async def _look_back(self, table_id: str, seat: int | None, visitor: str) -> "LookBack | None":
        """Return the steps of a table, made if need be; raises PlayNotOver, NotYourSeat.

        A request that is cancelled does not stop the work; the next one finds the steps made.
        """
        async with self.cache.locked(table_id) as cached:
            _refuse(cached.record, seat, visitor)
            if table_id not in self._made:
                play = await self.cache.play(cached)
                self._made[table_id] = asyncio.create_task(self.cache.run(engine.look_back, play.table))
        task = self._made[table_id]
        self._made.move_to_end(table_id)
        if len(self._made) > CACHED:
            self._made.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._made.pop(table_id, None)
            raise


def _refuse(record: TableRecord, seat: int | None, visitor: str) -> None:
    """Refuse who may not have the view of every seat, or asks for a seat that there is not."""
    if record.summary.status != "over":
        raise PlayNotOver()
    seats = {each.seat for each in record.seats}
    if set(eyes_of(record, visitor)) != seats or (seat is not None and seat not in seats):
        raise NotYourSeat()
