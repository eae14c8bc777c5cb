"""Endings of finished tables: how powerful each seat was in each round, and what had been secret."""

from typing import Any

from .. import engine
from ..errors import PlayNotOver
from .cache import TableCache
from .history import History
from .single_flight import SingleFlightCache

CACHED = 200  # tables whose endings are in memory: some kilobytes each

Json = dict[str, Any]


class Endings:
    """The endings of a server's tables."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._made: SingleFlightCache[Json] = SingleFlightCache(CACHED)

    async def get(self, table_id: str) -> Json:
        """Return the ending of a table; raises PlayNotOver. Rounds have the spectators' version at their end."""
        async with self.cache.locked(table_id) as cached:
            if cached.record.summary.status != "over":
                raise PlayNotOver()
            play = await self.cache.play(cached)
            is_open = cached.record.extras.opened
        made = self._made.get(
            (table_id, is_open), lambda: self.cache.run(engine.look_at_ending, play.table, is_open)
        )
        ending = await made
        return ending | {"rounds": [_round(play.history, each) for each in ending["rounds"]]}


def _round(history: History, shown: Json) -> Json:
    row = history.in_force[shown["command"] - 1]
    return {"args": shown["args"], "version": history.version_of(None, row.version)}
