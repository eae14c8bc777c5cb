"""Presence: which visitors are connected, and to which table, at any of the servers on one PostgreSQL.

Each server notifies the others when its visitors change, and repeats this every few seconds. Presence that is not
repeated expires, so the visitors of a killed server disappear. Nothing is stored.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import text

from .errors import StoreError
from .sockets.tables import TableSockets
from .sockets.users import UserSockets
from .store.database import Database
from .store.remote_changes import CHANNEL

REFRESH_EVERY = 5.0  # seconds
EXPIRES_AFTER = 3 * REFRESH_EVERY
MAX_VISITORS = 150  # in one notification, which PostgreSQL limits to 8000 bytes
GROUP = "~"  # the prefix of a group of visitors (see `_group`); no table id begins with it
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


class Presence:
    """The visitors at this server's tables and those that other servers reported."""

    def __init__(
        self,
        database: Database,
        sockets: TableSockets,
        users: UserSockets,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.database, self.table_sockets, self.user_sockets, self._clock = database, sockets, users, clock
        # by table or group, by server: when the server's report arrived, and the visitors in it
        self._remote: defaultdict[str, dict[str, tuple[float, set[str]]]] = defaultdict(dict)
        self._changed: set[str] = set()  # tables and groups to report to the other servers
        self._has_changed = asyncio.Event()

    def present(self, table_id: str) -> set[str]:
        """Return the visitors connected to a table, or those of a group who have a page open."""
        reports = self._remote.get(table_id, {}).values()
        return self._local_visitors(table_id).union(*(visitors for _, visitors in reports))

    def is_online(self, visitor: str) -> bool:
        """Return whether a visitor has any page open."""
        return visitor in self.present(_group(visitor))

    def user_changed(self, visitor: str) -> None:
        """Notify the other servers soon that a visitor opened a first page at this server, or closed the last one."""
        self.table_changed(_group(visitor))

    def table_changed(self, table_id: str) -> None:
        """Notify the other servers soon that the visitors of this server at a table, or of a group, have changed."""
        self._changed.add(table_id)
        self._has_changed.set()

    def receive(self, server: str, payload: str) -> None:
        """Record the visitors at a table, or of a group, that another server reports."""
        table_id, *visitors = payload.split(",")  # as `_notify` writes it
        before = self._remote[table_id].pop(server, (0.0, set()))[1]
        if visitors:
            self._remote[table_id][server] = self._clock(), set(visitors)
        self._update(table_id, is_changed=before != set(visitors))

    async def run(self) -> None:
        """Notify the other servers until this one stops; on SQLite there are none."""
        while self.database.is_shared:
            self.expire()
            groups = {_group(visitor) for visitor in self.user_sockets.visitors()}
            await self._notify([*self.table_sockets.tables(), *groups])
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_EVERY):
                    await self._notify_changes()

    def expire(self) -> None:
        """Remove presence that was not repeated for EXPIRES_AFTER seconds."""
        oldest = self._clock() - EXPIRES_AFTER
        for table_id, servers in list(self._remote.items()):
            expired = [server for server, (received, _) in servers.items() if received < oldest]
            for server in expired:
                del servers[server]
            self._update(table_id, is_changed=bool(expired))

    def _local_visitors(self, table_id: str) -> set[str]:
        """Return the visitors of this server who are connected to a table, or, for a group, have a page open."""
        if table_id.startswith(GROUP):
            return {visitor for visitor in self.user_sockets.visitors() if _group(visitor) == table_id}
        return self.table_sockets.present(table_id)

    def _update(self, table_id: str, *, is_changed: bool) -> None:
        """Forget a table or group without reports; show a change to the clients at the table."""
        if not self._remote[table_id]:
            del self._remote[table_id]
        if is_changed:
            self.table_sockets.update_clients(table_id)

    async def _notify_changes(self) -> None:
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            changed, self._changed = self._changed, set()
            await self._notify(changed)

    async def _notify(self, tables: Iterable[str]) -> None:
        """Send one notification for each table or group: its id and its visitors."""
        present = {table_id: sorted(self._local_visitors(table_id))[:MAX_VISITORS] for table_id in tables}
        payloads = [
            f"{self.database.name} presence {','.join([table_id, *visitors])}"
            for table_id, visitors in present.items()
        ]
        if payloads:
            with suppress(StoreError):  # sent again after REFRESH_EVERY
                async with self.database.writing() as connection:
                    await connection.execute(NOTIFY, {"payloads": payloads})


def _group(visitor: str) -> str:
    """Return the group of a visitor: the first characters of the id. Visitors with an open page are reported by group.

    A notification for a group carries many visitors at once, and is handled like one for a table.
    """
    return GROUP + visitor[:2]
