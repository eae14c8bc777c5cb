"""The processes in which bots choose end with their server, however it ends."""

import asyncio
import re
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from .conftest import Person, over_http
from .processes import descendants, gone

pytestmark = pytest.mark.anyio


async def a_bot_that_hangs(server):
    """Have a bot think for ever; tell its process."""
    async with over_http(server.address, timeout=60) as http:
        await Person(http).create("me", "bot:policy", game="hung")
    async with asyncio.timeout(60):
        while not (found := {number for number in descendants(server.pid) if is_hung(number)}):
            await asyncio.sleep(0.05)
    return found


def is_hung(number):
    """A process has got where it thinks for ever, which it does deaf to SIGTERM."""
    with suppress(FileNotFoundError, ProcessLookupError):
        ignored = re.search(r"SigIgn:\s*(\w+)", Path(f"/proc/{number}/status").read_text())
        return bool(int(ignored[1], 16) >> signal.SIGTERM - 1 & 1)
    return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_a_server_that_ends_must_not_wait_for_a_hung_bot_nor_leave_its_process(
    nursery, settings, number
):
    server = nursery.start(settings.data, bot_deadline=3600)
    workers = await a_bot_that_hangs(server)
    await asyncio.wait_for(asyncio.to_thread(server.kill, number), 60)
    await gone(workers)
