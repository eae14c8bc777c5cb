"""What a strong player would do, for people who ask at a table: a bot thinks in its process, from the seat's view."""

from typing import Any

import structlog

from .errors import PlayTeacherBusy
from .tables.command_schemas import AdviceIn
from .tables.finished import SingleFlightCache
from .tables.service import TableService
from .workers import BotCrashed, BotHung, Workers

log = structlog.get_logger()

SECONDS = 1.0  # of thought at most
CACHED = 64  # answers, found again when the same is asked of the same position

Answer = dict[str, Any]


class Teacher:
    """The teacher of a server; it shares the bots' processes."""

    def __init__(self, tables: TableService, workers: Workers, seconds: float):
        self.tables, self.workers = tables, workers
        self.seconds = min(SECONDS, seconds)
        self._made: SingleFlightCache[Answer] = SingleFlightCache(CACHED)

    async def advise(self, table_id: str, asking: AdviceIn, visitor: str) -> Answer:
        """Return what a strong player would do in a visitor's seat; raises PlayTeacherBusy."""
        turn = await self.tables.taught_turn(table_id, asking, visitor)
        key = (table_id, turn.seat, turn.view.tobytes())
        return await self._made.get(key, lambda: self._think(table_id, turn))

    async def _think(self, table_id: str, turn: Any) -> Answer:
        turn.seconds = self.seconds * self.workers.share
        try:
            answer: Answer | None = await self.workers.teach(turn)
        except (BotHung, BotCrashed) as error:
            log.error("teacher.failed", table=table_id, exc_info=error)
            raise PlayTeacherBusy() from error
        if answer is None:
            raise PlayTeacherBusy()
        return answer
