"""Background work that must go on: what fails is logged, counted and started again, with a growing pause."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import structlog

from .errors import StoreError
from .metrics import FAILURES

log = structlog.get_logger()

Work = Callable[[], Coroutine[Any, Any, None]]

SHORTEST, LONGEST = 0.5, 30.0  # seconds of a pause: each is twice the one before
LAST = 5.0  # seconds for what is begun when the server stops
WELL = 60.0  # seconds after which work that fails again begins with the shortest pause


class Supervisor:
    """The background work of a server, by name. Work that returns is done."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self._failing: dict[str, float] = {}  # since when

    def start(self, name: str, work: Work) -> None:
        """Begin some work, and keep it going."""
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    def failing(self, seconds: float) -> list[str]:
        """The work that has not recovered from a failure for so long."""
        before = time.monotonic() - seconds
        return sorted(name for name, since in self._failing.items() if since <= before)

    async def close(self) -> None:
        """End all work."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, name: str, work: Work) -> None:
        pause = SHORTEST
        while True:
            began = time.monotonic()
            try:
                await self._watch(name, work)
                return
            except Exception as error:
                log.error("background.failed", work=name, exc_info=error)
                FAILURES.labels(name).inc()
            if time.monotonic() - began > WELL:
                pause = SHORTEST
            self._failing.setdefault(name, time.monotonic())
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _watch(self, name: str, work: Work) -> None:
        """Do some work; if it lasts, it has recovered from what failed before."""
        recovered = asyncio.get_running_loop().call_later(WELL, self._failing.pop, name, None)
        try:
            await work()
            self._failing.pop(name, None)
        finally:
            recovered.cancel()


async def until_stored(work: Work) -> None:
    """Do some work, again for as long as the store fails."""
    pause = SHORTEST
    while True:
        try:
            return await work()
        except StoreError:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)


async def finished(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Wait for some tasks, but not for ever."""
    if not (waiting := list(tasks)):
        return
    _, unfinished = await asyncio.wait(waiting, timeout=LAST)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*unfinished, return_exceptions=True)
