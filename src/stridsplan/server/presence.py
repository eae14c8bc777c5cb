"""Who is at which table, at any of the servers on one PostgreSQL.

Each server tells the others whom it has, when that changes and again every few seconds. Whom nobody tells of any more
is gone, and so are all at a server that was killed. Nothing is stored.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import text

from .errors import StoreError
from .live import Hub
from .store.database import Database
from .store.news import CHANNEL

EVERY = 5.0  # seconds between two tidings of everybody
KEPT = 3 * EVERY  # seconds for which a server is believed
MOST = 150  # visitors told of at a table: a piece of news has 8000 bytes at the most
TELL = text(f"SELECT pg_notify('{CHANNEL}', news) FROM unnest(CAST(:news AS text[])) AS news")


class Presence:
    """Whom this server has, and whom the others told of."""

    def __init__(self, database: Database, hub: Hub, clock: Callable[[], float] = time.monotonic):
        self.database, self.hub, self._clock = database, hub, clock
        self._elsewhere: defaultdict[str, dict[str, tuple[float, set[str]]]] = defaultdict(dict)
        self._changed: set[str] = set()
        self._news = asyncio.Event()

    def present(self, table_id: str) -> set[str]:
        """The visitors connected to a table."""
        told = self._elsewhere.get(table_id, {}).values()
        return self.hub.present(table_id).union(*(visitors for _, visitors in told))

    def change(self, table_id: str) -> None:
        """Remember that somebody came to a table here, or went."""
        self._changed.add(table_id)
        self._news.set()

    def hear(self, server: str, news: str) -> None:
        """Take in whom another server has at a table."""
        table_id, *visitors = news.split(",")
        before = self._elsewhere[table_id].pop(server, (0.0, set()))[1]
        if visitors:
            self._elsewhere[table_id][server] = self._clock(), set(visitors)
        self._show(table_id, is_new=before != set(visitors))

    async def run(self) -> None:
        """Tell the other servers for as long as this one runs; a server with SQLite has none."""
        while self.database.is_shared:
            self.forget()
            await self._tell(self.hub.tables())
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._tell_changes()

    def forget(self) -> None:
        """Take those for gone of whom their server has not told for long."""
        believed = self._clock() - KEPT
        for table_id, servers in list(self._elsewhere.items()):
            silent = [server for server, (heard, _) in servers.items() if heard < believed]
            for server in silent:
                del servers[server]
            self._show(table_id, is_new=bool(silent))

    def _show(self, table_id: str, *, is_new: bool) -> None:
        if not self._elsewhere[table_id]:
            del self._elsewhere[table_id]
        if is_new:
            self.hub.changed(table_id)

    async def _tell_changes(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = self._changed, set()
            await self._tell(changed)

    async def _tell(self, tables: Iterable[str]) -> None:
        """Send one piece of news a table: its id, and who is there."""
        there = {table_id: sorted(self.hub.present(table_id))[:MOST] for table_id in tables}
        news = [
            f"{self.database.name} presence {','.join([table_id, *who])}" for table_id, who in there.items()
        ]
        if news:
            with suppress(StoreError):  # it is told again soon
                async with self.database.writing() as connection:
                    await connection.execute(TELL, {"news": news})
