"""Removes abandoned tables: unfinished ones that have not changed for the number of days in the settings.

Tables of tournaments never expire. The id of an expired table is kept: a visitor who opens it gets `table.expired`, and
no other table gets the id.
"""

import asyncio
from collections.abc import Iterator

import structlog

from ..settings import Settings
from .expiry_repository import Abandoned, ExpiryRepository
from .records import now
from .service import TableService

log = structlog.get_logger()

CHECK_EVERY = 3600.0  # seconds
DAY = 86_400_000  # ms


class Expiry:
    """Removes the abandoned tables of a server."""

    def __init__(self, tables: TableService, repository: ExpiryRepository, settings: Settings):
        self.tables, self.repository, self.settings = tables, repository, settings

    async def run(self) -> None:
        """Check every hour until the server stops."""
        while True:
            await self.check()
            await asyncio.sleep(CHECK_EVERY)

    async def check(self) -> int:
        """Remove the tables that have expired; returns their number."""
        count = 0
        for abandoned in self._abandoned():
            async for table_id in self.repository.abandoned(abandoned):
                if await self.repository.expire(table_id, abandoned, now()):
                    self.tables.cache.mark_stale(table_id)
                    count += 1
        if count:
            log.info("tables.expired", count=count)
        return count

    def _abandoned(self) -> Iterator[Abandoned]:
        """Yield each kind of table that expires. A table that was last changed before the given moment is abandoned."""
        days_kept = {
            "open": self.settings.keep_open,
            "bots": self.settings.keep_bots,
            "people": self.settings.keep_people,
        }
        for kind, days in days_kept.items():
            if days:
                yield Abandoned(kind, now() - days * DAY)
