"""The websockets of tables: what each client watches, what it has been sent, and which clients watch a table."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import orjson
from fastapi import WebSocket

from ..chat.service import ChatService
from ..errors import NotYourSeat, ServerError
from ..tables.records import TableRecord
from ..tables.schemas import TableOut
from ..tables.service import TableService
from .schemas import Command, Watch


class TableSocket:
    """The websocket of one client at one table.

    A change sets a flag and is not queued, so a slow client gets one update with the latest state. `charge` counts the
    events of every update for the rate limit.
    """

    def __init__(self, socket: WebSocket, table_id: str, visitor: str, charge: Callable[[int], None]):
        self.socket, self.table_id, self.visitor, self._charge = socket, table_id, visitor, charge
        # what the client watches; its `version` and `chat` change with each message, to what the client then has
        self.watch: Watch | None = None
        self.sent_table: tuple[Any, ...] | None = None  # the table that the client has, from `without_time`
        self.is_stale = False  # the client needs an update
        self.has_new_chat = False
        # the seat of a bot that started to think; the client does not know it yet
        self.thinking: int | None = None
        self._thinking_sent: set[int] = set()  # the seats sent as thinking since the last update
        self._changed = asyncio.Event()
        self._sending, self._updating = asyncio.Lock(), asyncio.Lock()

    def start_watching(self, watch: Watch) -> None:
        """Watch the table as another seat, or from another version on."""
        self.watch, self.sent_table = watch, None
        self.chat_changed()
        self.table_changed()

    def table_changed(self) -> None:
        """Send an update soon."""
        self.is_stale, self.thinking = True, None
        self._changed.set()

    def chat_changed(self) -> None:
        """Send new chat messages soon."""
        self.has_new_chat = True
        self._changed.set()

    def bot_thinks(self, seat: int) -> None:
        """Send soon that the bot of a seat is thinking."""
        self.thinking = seat
        self._changed.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message; messages are sent one at a time."""
        async with self._sending:
            await self.socket.send_text(orjson.dumps(message).decode())

    async def write(self, tables: TableService, chat: ChatService) -> None:
        """Send what changes until the websocket is closed."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.is_stale and self.watch is not None:
                await self._update(tables, self.watch)
            if self.has_new_chat and self.watch is not None:
                self.has_new_chat = False
                await self._send_chat(chat, self.watch)
            if self.thinking is not None and self.watch is not None:
                seat, self.thinking = self.thinking, None
                await self._send_thinking(seat)

    async def _send_thinking(self, seat: int) -> None:
        """Send at most once per update that a bot is thinking: more could reveal how many answers are hidden."""
        if seat not in self._thinking_sent:
            self._thinking_sent.add(seat)
            await self.send({"type": "thinking", "seat": seat})

    async def play(self, tables: TableService, command: Command) -> None:
        """Play a command and send the answer; no update is sent meanwhile."""
        async with self._updating:
            try:
                done = await tables.play(self.table_id, command, self.visitor)
                self.is_stale = False
                # `later`: the position, if it has changed since the command
                table, later = await tables.update(self.table_id, command.seat, done["version"], self.visitor)
            except ServerError as error:
                return await self.send(
                    {"type": "error", "id": command.id, "status": error.status} | error.body()
                )
            # If `since` is 0, the answer does not continue the events of the client: the version that the client has
            # stays the same, and an update follows
            if self.watch is not None and self.watch.seat == command.seat and done["position"]["since"]:
                self.watch.version = max(self.watch.version, done["version"])
            self.sent_table = without_time(table)
            self._thinking_sent.clear()
            await self.send({"type": "done", "id": command.id, "table": table} | done)
            if later is not None or self.watch is None or self.watch.version != done["version"]:
                self.table_changed()

    async def _update(self, tables: TableService, watch: Watch) -> None:
        async with self._updating:
            if not self.is_stale:
                return  # the client's own command was the only change
            self.is_stale = False
            try:
                table, position = await tables.update(self.table_id, watch.seat, watch.version, self.visitor)
            except ServerError as error:
                return await self.send({"type": "error"} | error.body())
            if watch is not self.watch:
                return  # the client watches as another seat by now; that update comes next
            shown = without_time(table)
            if position is None and shown == self.sent_table:
                return  # the change is hidden from this client; a message would reveal that there was one
            self.sent_table = shown
            self._thinking_sent.clear()
            is_whole = position is not None and watch.version > 0 and position["since"] == 0
            kind = "resync" if is_whole else "update"
            if position is not None:
                watch.version = position["version"]
            await self.send({"type": kind, "table": table, "position": position})
            self._charge(len(position["events"]) if position else 0)

    async def _send_chat(self, chat: ChatService, watch: Watch) -> None:
        """Send new chat messages. If the client does not hold the seat, `_update` has sent the error."""
        after = watch.chat if watch.talk is None else watch.talk
        try:
            found = await chat.visible_messages(self.table_id, watch.seat, after, self.visitor)
        except NotYourSeat:
            return
        if watch is not self.watch or not found:
            return
        messages = [message.model_dump(mode="json") for message in found]
        if watch.talk is None:
            kind, watch.chat = "chat", found[-1].time
        else:
            kind, watch.talk = "talk", found[-1].time
        await self.send({"type": kind, "seat": watch.seat, "messages": messages})


def without_time(table: TableOut) -> tuple[Any, ...]:
    """Return a table in a form that is equal for two tables that differ only in how much time has passed."""
    if (clocks := table.clocks) is None:
        return table, None
    runs = () if clocks.paused else clocks.running
    ends = [left + clocks.now if seat in runs else left for seat, left in enumerate(clocks.left)]
    return replace(table, clocks=None), (ends, clocks.running, clocks.paused)


class TableSockets:
    """The open websockets by table."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, set[TableSocket]] = defaultdict(set)
        self.on_presence: list[Callable[[str], None]] = []

    def tables(self) -> list[str]:
        """Return the tables that somebody watches."""
        return list(self._sockets)

    def present(self, table_id: str) -> set[str]:
        """Return the visitors connected to a table."""
        return {socket.visitor for socket in self._sockets.get(table_id, ())}

    def add(self, socket: TableSocket) -> None:
        """Register a websocket, and update the other clients at its table."""
        self._sockets[socket.table_id].add(socket)
        self._presence_changed(socket.table_id)

    def remove(self, socket: TableSocket) -> None:
        """Remove a websocket, and update the other clients at its table."""
        sockets = self._sockets[socket.table_id]
        sockets.discard(socket)
        if not sockets:
            del self._sockets[socket.table_id]
        self._presence_changed(socket.table_id)

    def _presence_changed(self, table_id: str) -> None:
        self.update_clients(table_id)
        for listener in self.on_presence:
            listener(table_id)

    def update_clients(self, table_id: str) -> None:
        """Send the clients at a table an update soon."""
        for socket in self._sockets.get(table_id, ()):
            socket.table_changed()

    def update_all_clients(self) -> None:
        """Send all clients an update and new chat messages soon: any table may have changed."""
        for table_id in self._sockets:
            self.update_clients(table_id)
            self.chat_changed(table_id)

    def table_changed(self, record: TableRecord) -> None:
        """Update the clients at a table; a listener of the table service."""
        self.update_clients(record.id)

    def chat_changed(self, table_id: str) -> None:
        """Send new chat messages to the clients at a table."""
        for socket in self._sockets.get(table_id, ()):
            socket.chat_changed()

    def bot_thinks(self, table_id: str, seat: int) -> None:
        """Send soon to the clients at a table that a bot is thinking."""
        for socket in self._sockets.get(table_id, ()):
            socket.bot_thinks(seat)
