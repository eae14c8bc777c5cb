"""The tables in memory: loaded when needed, used by one at a time, forgotten when long unused."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

import structlog

from ..errors import PlayNotStarted, ServerError, StoreError, TableBroken, TableExpired, TableUnknown
from .history import History
from .play import BotAnswer, Play
from .records import Row, Snapshot, TableRecord
from .repository import TableRepository

log = structlog.get_logger()

T = TypeVar("T")
P = ParamSpec("P")


class Sitting:
    """A table in memory, or the place for one. Whoever changes it holds the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0
        self.record: TableRecord
        self.is_loaded = False
        self.is_behind = False  # another server has changed the table since
        self.play: Play | None = None

    def seat_down(self, record: TableRecord, play: Play | None) -> None:
        """Take a table in."""
        self.record, self.play, self.is_loaded = record, play, True

    def take_news(self) -> None:
        """Look for what another server stored, at the next use."""
        self.is_behind = True

    def forget(self) -> None:
        """Read everything anew at the next use: what memory says may not be what was stored."""
        self.play, self.is_loaded = None, False


class Sittings:
    """All tables in memory."""

    def __init__(self, repository: TableRepository, most: int, threads: int):
        self.repository, self.most = repository, most
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="table")
        self.is_told: Callable[[], bool] = lambda: True  # of what other servers change

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Sitting]:
        """Have a table for oneself; raises TableUnknown."""
        sitting = self._sittings.setdefault(table_id, Sitting())
        self._sittings.move_to_end(table_id)
        sitting.users += 1
        try:
            async with sitting.lock:
                await self._bring_up(table_id, sitting)
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
            except BaseException as error:
                is_refusal = isinstance(error, ServerError) and not isinstance(error, StoreError)
                if not is_refusal:  # of what a refusal answers, nothing was changed
                    sitting.forget()
                raise

    async def play(self, sitting: Sitting) -> Play:
        """The table in play, loaded if it must be; raises PlayNotStarted."""
        if sitting.record.standing.status == "open":
            raise PlayNotStarted()
        if sitting.play is None:
            table_id = sitting.record.id
            rows = await self.repository.rows(table_id)
            snapshot = await self.repository.snapshot(table_id)
            try:
                history = whole(sitting.record, rows)
                sitting.play = await self.run(restored, sitting.record, history, snapshot)
            except TableBroken as error:
                log.error("table.broken", table=table_id, **error.arguments)
                raise
        return sitting.play

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Compute in a thread; when cancelled, wait for it first: two must never work on one table."""
        loop = asyncio.get_running_loop()
        return await finish(loop.run_in_executor(self._executor, lambda: function(*args, **kwargs)))

    async def forget(self, table_id: str) -> None:
        """Read a table anew at its next use: it was changed on disk."""
        async with self.at(table_id) as sitting:
            sitting.forget()

    async def catch_up(self, table_id: str) -> bool:
        """Read what another server may have stored that nobody told of; tell whether there was anything."""
        known = self._sittings.get(table_id)
        if not self.repository.database.is_shared or known is None or not known.is_loaded:
            return False
        before = known.record
        self.behind(table_id)
        async with self.at(table_id) as sitting:
            return sitting.record != before

    async def quickly(
        self, play: Play | BotAnswer, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Compute at once where the rules are compiled: a thread would take longer to wake than they do."""
        if play.is_quick:
            return function(*args, **kwargs)
        return await self.run(function, *args, **kwargs)

    def close(self) -> None:
        """Let the threads go."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        return len(self._sittings)

    def behind(self, table_id: str) -> None:
        """Another server has changed a table."""
        if table_id in self._sittings:
            self._sittings[table_id].take_news()

    def all_behind(self) -> None:
        """Other servers may have changed any table."""
        for sitting in self._sittings.values():
            sitting.take_news()

    async def _bring_up(self, table_id: str, sitting: Sitting) -> None:
        """Have in memory what is on disk."""
        if sitting.is_loaded and not sitting.is_behind and self.is_told():
            return
        play = sitting.play
        sitting.forget()
        sitting.is_behind = False  # before reading: what comes meanwhile is news
        await self._load(table_id, sitting)
        if play is not None and sitting.record.standing.status != "open":
            sitting.play = await self._follow(play, sitting.record)

    async def _follow(self, play: Play, record: TableRecord) -> Play | None:
        """The table in play with what was stored since; None if it must be restored from the start."""
        rows = await self.repository.rows(record.id, play.version)
        if any(row.drops for row in rows) or record.contributions != play.record.contributions:
            return None
        if play.version + len(rows) < record.standing.version:
            return None  # rows are missing: loading them all says which
        await self.run(play.follow, record, rows)
        return play

    async def _load(self, table_id: str, sitting: Sitting) -> None:
        record = await self.repository.load(table_id)
        if record is None:
            raise TableExpired() if await self.repository.has_expired(table_id) else TableUnknown()
        sitting.seat_down(record, None)

    def _trim(self, table_id: str, sitting: Sitting) -> None:
        """Drop what was loaded in vain, then the longest unused."""
        if not sitting.users and not sitting.is_loaded and self._sittings.get(table_id) is sitting:
            del self._sittings[table_id]
        if len(self._sittings) > self.most:
            idle = next((key for key, found in self._sittings.items() if not found.users), None)
            if idle is not None:
                del self._sittings[idle]


def whole(record: TableRecord, rows: Sequence[Row]) -> History:
    """The history of a table from all its rows; raises TableBroken if one is missing, also at the end.

    The rows are read after the record, so there may be more of them than the standing says, never fewer.
    """
    for version, row in enumerate(rows, start=1):
        if row.version != version:
            raise TableBroken(row=version)
    if len(rows) < record.standing.version:
        raise TableBroken(row=len(rows) + 1)
    return History(rows)


def restored(record: TableRecord, history: History, snapshot: Snapshot | None) -> Play:
    """A table in play from what was stored; raises TableBroken if its last row is not the last that was played."""
    play = Play.restore(record, history, snapshot)
    standing = record.standing
    if standing.version == play.version and standing.head not in (None, play.head):
        raise TableBroken(row=play.version)
    return play


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
