"""The endings of tables: figures of every seat's power, such as territories held, and what had been secret."""

from typing import Any

from .. import engine
from ..errors import PlayNotOver
from .cache import TableCache
from .finished import SingleFlightCache
from .history import History

CACHED = 200  # tables whose endings are in memory: some kilobytes each

Answer = dict[str, Any]


class Endings:
    """The endings of a server's tables."""

    def __init__(self, cache: TableCache):
        self.cache = cache
        self._made: SingleFlightCache[Answer] = SingleFlightCache(CACHED)

    async def get(self, table_id: str) -> Answer:
        """Return the ending of a table; raises PlayNotOver. Rounds have their last version, as spectators count it."""
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


def _round(history: History, shown: Answer) -> Answer:
    row = history.in_force[shown["command"] - 1]
    return {"args": shown["args"], "version": history.version_of(None, row.version)}
