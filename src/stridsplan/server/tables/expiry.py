"""Abandoned tables are removed when nothing has changed at them for as long as the settings say.

Only unfinished tables expire, and never one of a tournament. What is left of a table is its id: who opens it is told,
and no other table gets it.
"""

import asyncio
from collections.abc import Iterator

import structlog

from ..settings import Settings
from .records import now
from .repository import Abandoned
from .service import TableService

log = structlog.get_logger()

EVERY = 3600.0  # seconds between two looks
DAY = 86_400_000  # ms


class Expiry:
    """Removes the abandoned tables of a server."""

    def __init__(self, tables: TableService, settings: Settings):
        self.tables, self.settings = tables, settings

    async def run(self) -> None:
        """Look every hour for as long as the server runs."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> int:
        """Remove what has expired; gives the number of tables."""
        count = 0
        for abandoned in self._abandoned():
            async for table_id in self.tables.repository.abandoned(abandoned):
                if await self.tables.repository.expire(table_id, abandoned, now()):
                    self.tables.sittings.behind(table_id)
                    count += 1
        if count:
            log.info("tables.expired", count=count)
        return count

    def _abandoned(self) -> Iterator[Abandoned]:
        """The kinds of tables that expire, and the moment before which one must have changed last."""
        kept = {
            "open": self.settings.keep_open,
            "bots": self.settings.keep_bots,
            "people": self.settings.keep_people,
        }
        for kind, days in kept.items():
            if days:
                yield Abandoned(kind, now() - days * DAY)
