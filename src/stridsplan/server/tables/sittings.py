"""The tables in memory: loaded when needed, used by one at a time, forgotten when long unused."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

from ..errors import PlayNotStarted, ServerError, TableUnknown
from .history import History
from .play import Play
from .records import TableRecord
from .repository import TableRepository

T = TypeVar("T")
P = ParamSpec("P")


class Sitting:
    """A table in memory, or the place for one. Whoever changes it holds the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.record: TableRecord
        self.is_loaded = False
        self.play: Play | None = None

    def seat_down(self, record: TableRecord, play: Play | None) -> None:
        """Take a table in."""
        self.record, self.play, self.is_loaded = record, play, True

    def forget(self) -> None:
        """Read everything anew at the next use: what memory says may not be what was stored."""
        self.play, self.is_loaded = None, False


class Sittings:
    """All tables in memory."""

    def __init__(self, repository: TableRepository, most: int, threads: int):
        self.repository, self.most = repository, most
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="table")

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Sitting]:
        """Have a table for oneself; raises TableUnknown."""
        sitting = self._sittings.setdefault(table_id, Sitting())
        self._sittings.move_to_end(table_id)
        sitting.users += 1
        try:
            async with sitting.lock:
                if not sitting.is_loaded:
                    await self._load(table_id, sitting)
                yield sitting
        finally:
            sitting.users -= 1
            self._trim(table_id, sitting)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Sitting]:
        """Have a table for oneself to change it; memory is forgotten if that fails on its way to the disk."""
        async with self.at(table_id) as sitting:
            try:
                yield sitting
            except ServerError:  # a refusal: nothing was changed
                raise
            except BaseException:
                sitting.forget()
                raise

    async def play(self, sitting: Sitting) -> Play:
        """The table in play, loaded if it must be; raises PlayNotStarted."""
        if sitting.record.standing.status == "open":
            raise PlayNotStarted()
        if sitting.play is None:
            table_id = sitting.record.id
            history = History(await self.repository.rows(table_id))
            snapshot = await self.repository.snapshot(table_id)
            sitting.play = await self.run(Play.restore, sitting.record, history, snapshot)
        return sitting.play

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Compute in a thread; when cancelled, wait for it first: two must never work on one table."""
        loop = asyncio.get_running_loop()
        return await finish(loop.run_in_executor(self._executor, lambda: function(*args, **kwargs)))

    def close(self) -> None:
        """Let the threads go."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        return len(self._sittings)

    async def _load(self, table_id: str, sitting: Sitting) -> None:
        record = await self.repository.load(table_id)
        if record is None:
            raise TableUnknown()
        sitting.seat_down(record, None)

    def _trim(self, table_id: str, sitting: Sitting) -> None:
        """Drop what was loaded in vain, then the longest unused."""
        if not sitting.users and not sitting.is_loaded and self._sittings.get(table_id) is sitting:
            del self._sittings[table_id]
        if len(self._sittings) > self.most:
            idle = next((key for key, found in self._sittings.items() if not found.users), None)
            if idle is not None:
                del self._sittings[idle]


async def finish(work: Awaitable[T]) -> T:
    """Await something that must not be left half done, even by who is cancelled meanwhile."""
    task: asyncio.Future[Any] = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # seen, so that nobody complains about it
        raise
