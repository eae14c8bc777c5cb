"""Compiling the games beside the server, in a process at low priority; the server loads the result."""

import asyncio
import contextlib
import shutil
import sys

import structlog

from . import engine

log = structlog.get_logger()

HEAD_START = 1.0  # seconds in which the server has the processor to itself, to show its first page


async def warm() -> None:
    """Load what is compiled, compile the rest, and load that too. The process goes when the server goes."""
    await asyncio.sleep(HEAD_START)
    await asyncio.to_thread(engine.load_compiled)
    low = ["nice", "-n", "19"] if shutil.which("nice") else []
    command = [*low, sys.executable, "-m", "stridsplan.cli", "warm"]
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=nothing, stdout=nothing, stderr=nothing)
    try:
        status = await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
        raise
    if status == 0:
        await asyncio.to_thread(engine.load_compiled)
    log.info("games.compiled" if status == 0 else "games.not_compiled", status=status)
