"""A visitor's line: a websocket that tells one visitor what changed at any of their tables, and in the lobby."""

import asyncio
import contextlib
from collections import defaultdict
from operator import attrgetter
from typing import Any, Literal

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError

from .errors import RequestError, ServerError, TableUnknown
from .house import house_of
from .schemas import Incoming
from .speaking import speaking
from .tables.records import TableRecord
from .tables.schemas import TableOut
from .tables.service import TableService
from .visitors import Visitor

router = APIRouter(prefix="/api/v1")
LISTED = attrgetter("status", "seats", "to_act", "waiting_for_me", "result", "asking", "next_table")
LOBBY_EVERY = 1.0  # seconds between two tidings that other tables are open


class Ping(Incoming):
    """The client wants to know that somebody is there."""

    type: Literal["ping"]


class Line:
    """One page of a visitor. News are remembered, not queued: a slow browser gets the latest, once."""

    def __init__(self, socket: WebSocket, visitor: str):
        self.socket, self.visitor = socket, visitor
        self._changed: dict[str, None] = {}
        self._is_lobby_new = False
        self._told: dict[str, tuple[Any, ...]] = {}
        self._news = asyncio.Event()
        self._sending = asyncio.Lock()

    def change(self, table_id: str) -> None:
        """Remember that a table changed."""
        self._changed[table_id] = None
        self._news.set()

    def change_lobby(self) -> None:
        """Remember that other tables are open."""
        self._is_lobby_new = True
        self._news.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message, one at a time."""
        async with self._sending:
            await self.socket.send_text(orjson.dumps(message).decode())

    async def speak(self, tables: TableService) -> None:
        """Say which tables wait, then what changes, for as long as the browser listens."""
        waiting = [table for table in await tables.of_visitor(self.visitor) if table.waiting_for_me]
        for table in waiting:
            self._told[table.id] = LISTED(table)
        await self.send({"type": "tables", "tables": waiting})
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = list(self._changed), {}
            for table_id in changed:
                with contextlib.suppress(TableUnknown):  # it was closed
                    await self._tell(await tables.get(table_id, self.visitor))
            if self._is_lobby_new:
                self._is_lobby_new = False
                await self.send({"type": "lobby"})

    async def _tell(self, table: TableOut) -> None:
        """Send a table, if anything that a list of tables shows is new."""
        shown = LISTED(table)
        if self._told.get(table.id) != shown:
            self._told[table.id] = shown
            await self.send({"type": "table", "table": table})


class Lines:
    """The open lines of all visitors."""

    def __init__(self) -> None:
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)
        self._lobby: asyncio.TimerHandle | None = None

    def enter(self, line: Line) -> None:
        """Take a line in."""
        self._lines[line.visitor].add(line)

    def leave(self, line: Line) -> None:
        """Let a line go."""
        self._lines[line.visitor].discard(line)
        if not self._lines[line.visitor]:
            del self._lines[line.visitor]

    def table_changed(self, record: TableRecord) -> None:
        """Let those whose table it is be told."""
        for visitor in {record.host}.union(*(seat.holders for seat in record.seats)):
            for line in self._lines.get(visitor, ()):
                line.change(record.id)
        if record.listed and record.standing.version <= 1:  # open, or begun just now
            self.change_lobby()

    def change_lobby(self) -> None:
        """Let everybody be told soon; what else changes in the lobby until then is told with it."""
        if self._lobby is None:
            self._lobby = asyncio.get_running_loop().call_later(LOBBY_EVERY, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby = None
        for lines in self._lines.values():
            for line in lines:
                line.change_lobby()


@router.websocket("/live")
async def live(socket: WebSocket, visitor: Visitor) -> None:
    """Serve one page of a visitor."""
    house = house_of(socket)
    await socket.accept()
    line = Line(socket, visitor)
    house.lines.enter(line)
    try:
        async with speaking(socket, lambda: line.speak(house.tables)) as speaker:
            await _listen(line, speaker)
    finally:
        house.lines.leave(line)


async def _listen(line: Line, speaker: asyncio.Task[None]) -> None:
    """Answer the browser's pings until it goes."""
    rates = house_of(line.socket).rates
    while not speaker.done():
        received = await line.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        try:
            rates.count("read", line.socket)
            Ping.model_validate_json(received.get("text") or "")
        except ValidationError:
            await line.send({"type": "error"} | RequestError().body())
        except ServerError as error:
            await line.send({"type": "error"} | error.body())
        else:
            await line.send({"type": "pong"})
