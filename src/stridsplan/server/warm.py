"""Compiles the rules of the games in a process of low priority, and loads them into the server."""

import asyncio
import contextlib
import gc
import os
import shutil
import signal
import sys

import structlog

from . import engine

log = structlog.get_logger()

DELAY = 1.0  # seconds before the work begins, so that the first pages are not delayed
GC_THRESHOLD = 10_000, 20, 20  # fewer collections than Python's default


def terminate_group(process: int) -> None:
    """Terminate a process and its children: it compiles games in several processes."""
    if hasattr(os, "killpg"):
        os.killpg(process, signal.SIGTERM)
    else:
        os.kill(process, signal.SIGTERM)


def freeze_garbage_collector() -> None:
    """Exempt modules and compiled rules from garbage collection: a collection of half a million objects would block the
    event loop."""
    gc.set_threshold(*GC_THRESHOLD)
    gc.freeze()


async def warm() -> None:
    """Load the games that are compiled on disk. Compile the others in a process, and load each part when it is done.

    A part is a set of functions of one game. The process ends with the server; none is started if all is on disk.
    """
    await asyncio.sleep(DELAY)
    await asyncio.to_thread(engine.load_compiled)
    freeze_garbage_collector()
    if await asyncio.to_thread(engine.are_all_compiled):
        return
    low_priority = ["nice", "-n", "19"] if shutil.which("nice") else []
    command = [*low_priority, sys.executable, "-m", "stridsplan.cli", "warm", "--with-input"]
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,  # closes when this process ends, even if it is killed; the child then ends
        stdout=asyncio.subprocess.PIPE,  # one line for each part of a game that has been compiled
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        async for _ in process.stdout:
            await asyncio.to_thread(engine.load_compiled)
            freeze_garbage_collector()
        status = await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            terminate_group(process.pid)
        await process.wait()
        raise
    log.info("games.compiled" if status == 0 else "games.not_compiled", status=status)
