"""The websockets of users, that is, of visitors: one for each open page.

They carry changes at any of the visitor's tables, in the lobby, and among friends and challenges.
"""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import orjson
from fastapi import WebSocket

from ..errors import TableUnknown
from ..tables.records import TableRecord
from ..tables.schemas import TableOut
from ..tables.service import TableService

# Returns the fields of a table that lists of tables show
listed_fields = attrgetter("status", "seats", "to_act", "waiting_for_me", "result", "asking", "next_table")
LOBBY_EVERY = 1.0  # at least this many seconds pass between two messages about the lobby


class UserSocket:
    """The websocket of one page. A change sets a flag and is not queued, so a slow client gets the latest state."""

    def __init__(self, socket: WebSocket, visitor: str):
        self.socket, self.visitor = socket, visitor
        self._changed_tables: dict[str, None] = {}  # ids, in the order of their changes
        self._is_lobby_changed = self._are_people_changed = False
        self._sent: dict[str, tuple[Any, ...]] = {}  # by table: the fields that the page has
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()

    def table_changed(self, table_id: str) -> None:
        """Send a table soon."""
        self._changed_tables[table_id] = None
        self._changed.set()

    def lobby_changed(self) -> None:
        """Send soon that the list of open tables has changed."""
        self._is_lobby_changed = True
        self._changed.set()

    def people_changed(self) -> None:
        """Send soon that friends or challenges have changed."""
        self._are_people_changed = True
        self._changed.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message; messages are sent one at a time."""
        async with self._sending:
            await self.socket.send_text(orjson.dumps(message).decode())

    async def write(self, tables: TableService) -> None:
        """Send the tables that wait for the visitor, then what changes, until the websocket is closed."""
        waiting = [table for table in await tables.of_visitor(self.visitor) if table.waiting_for_me]
        for table in waiting:
            self._sent[table.id] = listed_fields(table)
        await self.send({"type": "tables", "tables": waiting})
        while True:
            await self._changed.wait()
            self._changed.clear()
            changed, self._changed_tables = list(self._changed_tables), {}
            for table_id in changed:
                with contextlib.suppress(TableUnknown):  # the table was closed
                    await self._send_table(await tables.get(table_id, self.visitor))
            if self._is_lobby_changed:
                self._is_lobby_changed = False
                await self.send({"type": "lobby"})
            if self._are_people_changed:
                self._are_people_changed = False
                await self.send({"type": "people"})

    async def _send_table(self, table: TableOut) -> None:
        """Send a table if anything that a list of tables shows has changed."""
        shown = listed_fields(table)
        if self._sent.get(table.id) != shown:
            self._sent[table.id] = shown
            await self.send({"type": "table", "table": table})


class UserSockets:
    """The open websockets by visitor."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, set[UserSocket]] = defaultdict(set)
        self._lobby_timer: asyncio.TimerHandle | None = None
        self.on_presence: list[Callable[[str], None]] = []

    def add(self, socket: UserSocket) -> None:
        """Register a websocket."""
        is_first = socket.visitor not in self._sockets
        self._sockets[socket.visitor].add(socket)
        if is_first:
            self._presence_changed(socket.visitor)

    def remove(self, socket: UserSocket) -> None:
        """Remove a websocket."""
        self._sockets[socket.visitor].discard(socket)
        if not self._sockets[socket.visitor]:
            del self._sockets[socket.visitor]
            self._presence_changed(socket.visitor)

    def visitors(self) -> set[str]:
        """Return the visitors who have a page open."""
        return set(self._sockets)

    def people_changed(self, visitor: str) -> None:
        """Send a visitor soon that friends or challenges have changed."""
        for socket in self._sockets.get(visitor, ()):
            socket.people_changed()

    def _presence_changed(self, visitor: str) -> None:
        for listener in self.on_presence:
            listener(visitor)

    def table_changed(self, record: TableRecord) -> None:
        """Send a table soon to its host and holders; report a change of the lobby if it lists the table or just did."""
        for visitor in {record.host}.union(*(seat.holders for seat in record.seats)):
            for socket in self._sockets.get(visitor, ()):
                socket.table_changed(record.id)
        if record.listed and record.summary.version <= 1:  # open, or play has just begun
            self.lobby_changed()

    def lobby_changed(self) -> None:
        """Send everybody soon that the lobby has changed. One message covers all changes until then."""
        if self._lobby_timer is None:
            self._lobby_timer = asyncio.get_running_loop().call_later(LOBBY_EVERY, self._send_lobby)

    def _send_lobby(self) -> None:
        self._lobby_timer = None
        for sockets in self._sockets.values():
            for socket in sockets:
                socket.lobby_changed()
