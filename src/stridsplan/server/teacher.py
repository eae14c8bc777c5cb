"""Advice for people at tables: a strong bot says what it would do in their seat, from what the seat knows.

The bot that advises, analyses games and judges answers to puzzles is called the teacher.
"""

from typing import Any

import structlog

from .errors import PlayTeacherBusy
from .tables.command_schemas import AdviceIn
from .tables.service import TableService
from .tables.single_flight import SingleFlightCache
from .workers import BotCrashed, BotHung, Workers

log = structlog.get_logger()

SECONDS = 1.0  # the longest time that the bot searches for advice
CACHED = 64  # pieces of advice in memory; a seat gets the same one again while its view is the same

Json = dict[str, Any]


class Teacher:
    """Gives advice; it shares the processes of the bots."""

    def __init__(self, tables: TableService, workers: Workers, seconds: float):
        self.tables, self.workers = tables, workers
        self.seconds = min(SECONDS, seconds)
        self._cache: SingleFlightCache[Json] = SingleFlightCache(CACHED)

    async def advise(self, table_id: str, asking: AdviceIn, visitor: str) -> Json:
        """Return what a strong player would do in a visitor's seat; raises PlayTeacherBusy."""
        turn = await self.tables.advice_turn(table_id, asking, visitor)
        key = (table_id, turn.seat, turn.view.tobytes())
        return await self._cache.get(key, lambda: self._compute(table_id, turn))

    async def _compute(self, table_id: str, turn: Any) -> Json:
        turn.seconds = self.seconds * self.workers.share
        try:
            answer: Json | None = await self.workers.advise(turn)
        except (BotHung, BotCrashed) as error:
            log.error("teacher.failed", table=table_id, exc_info=error)
            raise PlayTeacherBusy() from error
        if answer is None:
            raise PlayTeacherBusy()
        return answer
