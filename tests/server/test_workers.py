"""The processes of bots have a lower priority than their server, and always end with it."""

import asyncio
import os
import re
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from .conftest import Client, http_client
from .processes import descendants, wait_until_ended

pytestmark = [pytest.mark.anyio, pytest.mark.bot_processes]


async def start_hanging_bot(server):
    """Create a table with a bot that never answers; return the ids of its processes."""
    async with http_client(server.address, timeout=60) as http:
        await Client(http).create("me", "bot:policy", game="hanging")
    async with asyncio.timeout(60):
        while not (found := {pid for pid in descendants(server.pid) if is_hanging(pid)}):
            await asyncio.sleep(0.05)
    return found


def is_hanging(pid):
    """Whether a process runs the policy of the hanging bot, which ignores SIGTERM."""
    with suppress(FileNotFoundError, ProcessLookupError):
        ignored = re.search(r"SigIgn:\s*(\w+)", Path(f"/proc/{pid}/status").read_text())
        return bool(int(ignored[1], 16) >> signal.SIGTERM - 1 & 1)  # bit n - 1 is signal n
    return False


def priority(pid):
    """The priority of a process: the more urgent, the higher, unlike its nice value."""
    return -os.getpriority(os.PRIO_PROCESS, pid)


@pytest.mark.parametrize("end_signal", [signal.SIGTERM, signal.SIGKILL])
async def test_a_hanging_bot_must_be_less_urgent_than_its_server_and_end_with_it(
    fork_server, settings, end_signal
):
    server = fork_server.start(settings.data, bot_deadline=3600)
    workers = await start_hanging_bot(server)
    assert all(priority(worker) < priority(server.pid) for worker in workers)
    await asyncio.wait_for(asyncio.to_thread(server.kill, end_signal), 60)
    await wait_until_ended(workers)
