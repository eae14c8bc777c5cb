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
