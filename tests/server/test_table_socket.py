"""The messages of the websocket of a table."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass

import orjson
import pytest

from stridsplan.server.sockets.schemas import Watch
from stridsplan.server.sockets.tables import TableSocket

pytestmark = pytest.mark.anyio


@dataclass
class FakeTable:
    """The public state of a table."""

    number: int
    clocks: None = None


class FakeServer:
    """A fake websocket that is also a fake table service."""

    def __init__(self):
        self.sent, self.shown = [], 1

    async def send_text(self, text):
        self.sent.append(orjson.loads(text)["type"])

    async def update(self, *_):
        return FakeTable(self.shown), None


async def test_a_bot_is_shown_thinking_once_after_each_update():
    """More messages would reveal the number of answers that are hidden from this client."""
    server = FakeServer()
    socket = TableSocket(server, "table", "visitor", lambda events: None)
    socket.watch = Watch(type="watch", seat=0)
    writing = asyncio.create_task(socket.write(server, None))
    for shown in (1, 1, 1, 2, 2):
        server.shown = shown
        socket.table_changed()
        socket.bot_thinks(1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    assert server.sent == ["update", "thinking", "update", "thinking"]


class FakeChat:
    """A chat without messages."""

    async def visible_messages(self, *_):
        return []


class SlowClient:
    """A client that changes to seat 1 while it is sent the position of seat 0; also a fake table service."""

    def __init__(self):
        self.socket = TableSocket(self, "table", "visitor", lambda events: None)
        self.asked = []

    async def send_text(self, text):
        if len(self.asked) == 1:
            self.socket.start_watching(Watch(type="watch", seat=1))

    async def update(self, table_id, seat, version, visitor):
        self.asked.append((seat, version))
        return FakeTable(len(self.asked)), {"version": 7, "since": 0, "events": []}


async def test_a_client_that_changes_its_seat_during_an_update_must_get_the_position_of_the_new_seat():
    client = SlowClient()
    client.socket.start_watching(Watch(type="watch", seat=0))
    writing = asyncio.create_task(client.socket.write(client, FakeChat()))
    for _ in range(5):
        await asyncio.sleep(0)
    writing.cancel()
    with suppress(asyncio.CancelledError):
        await writing
    assert client.asked == [(0, 0), (1, 0)]  # the client has no position of seat 1 yet: version 0
