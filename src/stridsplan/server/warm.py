"""Compiling the games beside the server, in a process at low priority; the server loads the result."""

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

HEAD_START = 1.0  # seconds in which the server has the processor to itself, to show its first page
# Objects made between two looks for garbage, and how seldom older ones are looked through
YOUNG = 10_000, 20, 20


def end_all(process: int) -> None:
    """End a process and those it has started: it compiles a game a core."""
    if hasattr(os, "killpg"):
        os.killpg(process, signal.SIGTERM)
    else:
        os.kill(process, signal.SIGTERM)


def keep_what_is_loaded() -> None:
    """Have no garbage sought in modules and compiled rules: half a million objects, for which all would stand still."""
    gc.set_threshold(*YOUNG)
    gc.freeze()


async def warm() -> None:
    """Load what is compiled, compile the rest, and load that too. The process goes when the server goes."""
    await asyncio.sleep(HEAD_START)
    await asyncio.to_thread(engine.load_compiled)
    keep_what_is_loaded()
    low = ["nice", "-n", "19"] if shutil.which("nice") else []
    command = [*low, sys.executable, "-m", "stridsplan.cli", "warm", "--with-input"]
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.PIPE,  # nothing is written to it: it ends when this process does, however that ends
        stdout=nothing,
        stderr=nothing,
        start_new_session=True,
    )
    try:
        status = await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            end_all(process.pid)
        await process.wait()
        raise
    if status == 0:
        await asyncio.to_thread(engine.load_compiled)
        keep_what_is_loaded()
    log.info("games.compiled" if status == 0 else "games.not_compiled", status=status)
