"""Endings of finished tables: how powerful each seat was after each round, and what was secret during play."""

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
        self._cache: SingleFlightCache[Json] = SingleFlightCache(CACHED)

    async def get(self, table_id: str) -> Json:
        """Return the ending of a table; raises PlayNotOver. Each round has the spectators' version at its end."""
        async with self.cache.locked(table_id) as cached:
            if cached.record.summary.status != "over":
                raise PlayNotOver()
            play = await self.cache.play(cached)
            opened = cached.record.table_state.opened
        computation = self._cache.get(
            (table_id, opened), lambda: self.cache.run(engine.look_at_ending, play.table, opened)
        )
        ending = await computation
        return ending | {"rounds": [_round(play.history, each) for each in ending["rounds"]]}


def _round(history: History, found: Json) -> Json:
    """Return a round with the version of its last command in place of the command's number."""
    row = history.in_force[found["command"] - 1]
    return {"args": found["args"], "version": history.version_of(None, row.version)}
