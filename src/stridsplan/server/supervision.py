"""Keeps background work running: failures are logged and counted, and the work restarts after a growing pause."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog

from .errors import StoreError
from .metrics import FAILURES

log = structlog.get_logger()

Work = Callable[[], Coroutine[Any, Any, None]]

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds; the pause doubles until the work has recovered
GRACE = 5.0  # seconds that `wait_for_tasks` gives tasks to finish
RECOVERED_AFTER = 60.0  # seconds of work without a failure, after which it counts as recovered


class Supervisor:
    """Runs the background work of a server, each under a name. Work that returns is not started again."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self._failing: dict[str, float] = {}  # work that has not recovered -> when it first failed

    def start(self, name: str, work: Work) -> None:
        """Start work, and restart it when it fails."""
        self._tasks.append(asyncio.create_task(self._keep_running(name, work), name=name))

    def failing(self, seconds: float) -> list[str]:
        """Return the names of the work that failed at least `seconds` ago and has not recovered since."""
        before = time.monotonic() - seconds
        return sorted(name for name, since in self._failing.items() if since <= before)

    async def close(self) -> None:
        """Cancel all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_running(self, name: str, work: Work) -> None:
        pause = FIRST_PAUSE
        while True:
            began = time.monotonic()
            try:
                await self._run(name, work)
                return
            except Exception as error:
                log.error("background.failed", work=name, exc_info=error)
                FAILURES.labels(name).inc()
            if time.monotonic() - began > RECOVERED_AFTER:
                pause = FIRST_PAUSE
            self._failing.setdefault(name, time.monotonic())
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _run(self, name: str, work: Work) -> None:
        """Run work once; it has recovered when it returns, or when it has run for RECOVERED_AFTER."""
        recovery = asyncio.get_running_loop().call_later(RECOVERED_AFTER, self._failing.pop, name, None)
        try:
            await work()
            self._failing.pop(name, None)
        finally:
            recovery.cancel()


async def retry_store_errors(work: Work) -> None:
    """Run work, and repeat it after a growing pause while the database fails."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await work()
        except StoreError:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def wait_for_tasks(tasks: Iterable[asyncio.Task[Any]]) -> set[asyncio.Task[Any]]:
    """Wait for tasks, at most GRACE; return those that are unfinished, which go on."""
    waiting = set(tasks)
    return (await asyncio.wait(waiting, timeout=GRACE))[1] if waiting else waiting


async def finish_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Wait for tasks, and cancel those that are unfinished after GRACE."""
    unfinished = await wait_for_tasks(tasks)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
