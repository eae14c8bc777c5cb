"""Live tables: a websocket on which the server says what changed, and the browser what it looks at and does."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError

from .errors import NotYourSeat, RequestError, ServerError
from .house import house_of
from .rates import charge_events
from .schemas import Incoming, SeatIndex, Version
from .speaking import speaking
from .tables.records import TableRecord
from .tables.schemas import CommandIn, TableOut
from .tables.service import TableService
from .talk.service import TalkService
from .visitors import Visitor

router = APIRouter(prefix="/api/v1/tables")


class Watch(Incoming):
    """The client wants to see a seat's side of the table, and says what it has seen and heard."""

    type: Literal["watch"]
    seat: SeatIndex | None = None
    version: Version = 0
    talk: Annotated[int, Field(ge=0, le=2**62)] = 0  # the time of the last line it has heard


class Ping(Incoming):
    """The client wants to know that somebody is there."""

    type: Literal["ping"]


class Command(CommandIn):
    """The client plays; answered with the command's id."""

    type: Literal["command"]


Spoken = Watch | Ping | Command
MESSAGE: TypeAdapter[Spoken] = TypeAdapter(Annotated[Spoken, Field(discriminator="type")])


class Watcher:
    """One browser at one table. News are remembered, not queued: a slow browser gets the latest, once."""

    def __init__(self, socket: WebSocket, table_id: str, visitor: str):
        self.socket, self.table_id, self.visitor = socket, table_id, visitor
        self.watch: Watch | None = None
        self.told = 0  # the version of the position that the browser has
        self.shown: tuple[Any, ...] | None = None  # the table that the browser has
        self.is_behind = False
        self.is_spoken_to = False
        self.thinking: int | None = None
        self._news = asyncio.Event()
        self._sending, self._telling = asyncio.Lock(), asyncio.Lock()

    def look(self, watch: Watch) -> None:
        """Look at another side of the table."""
        self.watch, self.told, self.shown = watch, watch.version, None
        self.listen()
        self.change()

    def change(self) -> None:
        """Remember that the table changed."""
        self.is_behind, self.thinking = True, None
        self._news.set()

    def listen(self) -> None:
        """Remember that something was said."""
        self.is_spoken_to = True
        self._news.set()

    def think(self, seat: int) -> None:
        """Remember that a bot thinks."""
        self.thinking = seat
        self._news.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message, one at a time."""
        async with self._sending:
            await self.socket.send_text(orjson.dumps(message).decode())

    async def speak(self, tables: TableService, talk: TalkService) -> None:
        """Tell the browser what changed, for as long as it listens."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.is_behind and self.watch is not None:
                await self._update(tables, self.watch)
            if self.is_spoken_to and self.watch is not None:
                self.is_spoken_to = False
                await self._pass_on(talk, self.watch)
            if self.thinking is not None and self.watch is not None:
                seat, self.thinking = self.thinking, None
                await self.send({"type": "thinking", "seat": seat})

    async def obey(self, tables: TableService, command: Command) -> None:
        """Do what the browser commands, and say what came of it; nothing else is told meanwhile."""
        async with self._telling:
            try:
                done = await tables.command(self.table_id, command, self.visitor)
                self.is_behind = False
                table, later = await tables.update(
                    self.table_id, command.seat, done["version"], self.visitor, done["version"]
                )
            except ServerError as error:
                return await self.send(
                    {"type": "error", "id": command.id, "status": error.status} | error.body()
                )
            if self.watch is not None and self.watch.seat == command.seat and done["position"]["since"]:
                self.watch.version = self.told = max(self.watch.version, done["version"])
            self.shown = without_time(table)
            await self.send({"type": "done", "id": command.id, "table": table} | done)
            if later is not None or self.told != done["version"]:
                self.change()

    async def _update(self, tables: TableService, watch: Watch) -> None:
        async with self._telling:
            if not self.is_behind:
                return  # what came of its own command was all
            self.is_behind = False
            try:
                table, position = await tables.update(
                    self.table_id, watch.seat, watch.version, self.visitor, self.told
                )
            except ServerError as error:
                return await self.send({"type": "error"} | error.body())
            if watch is not self.watch:
                return  # it looks elsewhere by now, and has been promised that
            shown = without_time(table)
            if position is None and shown == self.shown:
                return  # what happened was hidden from it, and so is that something happened
            self.shown = shown
            is_whole = position is not None and watch.version > 0 and position["since"] == 0
            kind = "resync" if is_whole else "update"
            await self.send({"type": kind, "table": table, "position": position})
            charge_events(self.socket, len(position["events"]) if position else 0)
            if position is not None:
                watch.version = self.told = position["version"]

    async def _pass_on(self, talk: TalkService, watch: Watch) -> None:
        """Pass on what was said; a seat that may not be watched has been refused with the update."""
        try:
            lines = await talk.hear(self.table_id, watch.seat, watch.talk, self.visitor)
        except NotYourSeat:
            return
        if watch is not self.watch or not lines:
            return
        watch.talk = lines[-1].time
        messages = [line.model_dump(mode="json") for line in lines]
        await self.send({"type": "talk", "seat": watch.seat, "messages": messages})


def without_time(table: TableOut) -> tuple[Any, ...]:
    """What a table shows, equal as long as nothing but time has passed."""
    if (clocks := table.clocks) is None:
        return table, None
    runs = () if clocks.paused else clocks.running
    ends = [left + clocks.now if seat in runs else left for seat, left in enumerate(clocks.left)]
    return replace(table, clocks=None), (ends, clocks.running, clocks.paused)


class Hub:
    """Who watches which table."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)
        self.on_presence: list[Callable[[str], None]] = []

    def tables(self) -> list[str]:
        """The tables that are watched."""
        return list(self._watchers)

    def present(self, table_id: str) -> set[str]:
        """The visitors connected to a table."""
        return {watcher.visitor for watcher in self._watchers.get(table_id, ())}

    def enter(self, watcher: Watcher) -> None:
        """Take a watcher in, and show the others who came."""
        self._watchers[watcher.table_id].add(watcher)
        self._show(watcher.table_id)

    def leave(self, watcher: Watcher) -> None:
        """Let a watcher go, and show the others who went."""
        watchers = self._watchers[watcher.table_id]
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[watcher.table_id]
        self._show(watcher.table_id)

    def _show(self, table_id: str) -> None:
        self.changed(table_id)
        for listener in self.on_presence:
            listener(table_id)

    def changed(self, table_id: str) -> None:
        """Let the watchers of a table be told what changed."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.change()

    def all_changed(self) -> None:
        """Let everybody be told what may have changed anywhere."""
        for table_id in self._watchers:
            self.changed(table_id)
            self.talk_changed(table_id)

    def table_changed(self, record: TableRecord) -> None:
        """The same, for the service."""
        self.changed(record.id)

    def talk_changed(self, table_id: str) -> None:
        """Let the watchers of a table hear what was said."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.listen()

    def thinking(self, table_id: str, seat: int) -> None:
        """Let the watchers of a table know that a bot thinks."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.think(seat)


@router.websocket("/{table_id}/live")
async def live(socket: WebSocket, table_id: str, visitor: Visitor) -> None:
    """Serve one browser at one table."""
    house = house_of(socket)
    await socket.accept()
    try:
        house.rates.count("read", socket)
        await house.tables.get(table_id, visitor)
    except ServerError as error:
        await socket.send_json({"type": "error"} | error.body())
        return await socket.close(1008, error.code)
    watcher = Watcher(socket, table_id, visitor)
    house.hub.enter(watcher)
    try:
        async with speaking(socket, lambda: watcher.speak(house.tables, house.talk)) as speaker:
            await _listen(watcher, speaker)
    finally:
        house.hub.leave(watcher)


async def _listen(watcher: Watcher, speaker: asyncio.Task[None]) -> None:
    """Do what the browser says, one thing after the other, until it goes."""
    while not speaker.done():
        received = await watcher.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        try:
            await _do(watcher, received.get("text") or "")
        except ServerError as error:
            await watcher.send({"type": "error"} | error.body())


async def _do(watcher: Watcher, text: str) -> None:
    house = house_of(watcher.socket)
    house.rates.count("read", watcher.socket)
    message = _read(text)
    if isinstance(message, Watch):
        await _come_back(watcher, message)
        watcher.look(message)
    elif isinstance(message, Command):
        house.rates.count("write", watcher.socket)
        await watcher.obey(house.tables, message)
    else:
        await watcher.send({"type": "pong"})


async def _come_back(watcher: Watcher, watch: Watch) -> None:
    """Who looks at the table from a seat plays again, where a bot did in their place."""
    if watch.seat is None:
        return
    with contextlib.suppress(ServerError):  # the answer to the message will tell
        await house_of(watcher.socket).tables.come_back(watcher.table_id, watcher.visitor)


def _read(text: str) -> Spoken:
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        field = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise RequestError(field=field, problem=error.errors()[0]["type"]) from None
