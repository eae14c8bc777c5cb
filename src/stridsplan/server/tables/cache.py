"""The tables in memory: loaded when needed, locked while in use, the least recently used dropped."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, ParamSpec, TypeVar

import structlog

from ..errors import (
    PlayError,
    PlayNotStarted,
    ServerError,
    StoreError,
    TableBroken,
    TableExpired,
    TableKey,
    TableTaken,
    TableUnknown,
)
from .bot_answer import BotAnswer
from .history import History
from .play import Play
from .records import Row, Snapshot, TableRecord
from .repository import Conflict, TableRepository

log = structlog.get_logger()

T = TypeVar("T")
P = ParamSpec("P")

RETRIES = 20  # how often a change is tried again at a table that other servers change at the same time
# Refusals that may be wrong if another server has changed the table since it was loaded
REFUSALS = (PlayError, TableKey, TableTaken)


class CachedTable:
    """The cache entry of a table, empty until the table is loaded. Hold the lock to use it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.users = 0  # requests that use the entry or wait for its lock
        self.record: TableRecord
        self.is_loaded = False
        self.is_stale = False  # another server may have changed the table since it was loaded
        self.play: Play | None = None

    def set_record(self, record: TableRecord) -> None:
        """Set a record that was loaded; the game is loaded when it is needed."""
        self.record, self.play, self.is_loaded = record, None, True

    def invalidate(self) -> None:
        """Load the table again at its next use, since it may differ from the database."""
        self.play, self.is_loaded = None, False


class TableCache:
    """The tables in memory, and the threads for interpreted rules and other slow work.

    Lock a table with `locked` to read it and with `changing` to change it. `retry` does the same, and also repeats what
    failed because another server had changed the table. To call a function, use `compute` if it is quick when the rules
    are compiled, otherwise `run`.
    """

    def __init__(self, repository: TableRepository, size: int, threads: int):
        self.repository, self.size = repository, size
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="table")
        self.is_listening: Callable[[], bool] = lambda: True  # whether changes by other servers are reported

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[CachedTable]:
        """Lock a table, loading it first if needed; raises TableUnknown."""
        cached = self._tables.setdefault(table_id, CachedTable())
        self._tables.move_to_end(table_id)
        cached.users += 1
        try:
            async with cached.lock:
                await self._refresh(table_id, cached)
                yield cached
        finally:
            cached.users -= 1
            self._trim(table_id, cached)

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[CachedTable]:
        """Lock a table to change it. After any error except a refusal, it is loaded again at its next use."""
        async with self.locked(table_id) as cached:
            try:
                yield cached
            except BaseException as error:
                is_refusal = isinstance(error, ServerError) and not isinstance(error, StoreError)
                if not is_refusal:  # a refusal has changed nothing
                    cached.invalidate()
                raise

    def retry(self, table_id: str) -> "Retry":
        """Return an object that repeats a change or a read of a table if another server changed the table first."""
        return Retry(self, table_id)

    async def play(self, cached: CachedTable) -> Play:
        """Return the game of a table, loading it first if needed.

        Raises PlayNotStarted, TableBroken or TableOutdated.
        """
        if cached.record.summary.status == "open":
            raise PlayNotStarted()
        if cached.play is None:
            table_id = cached.record.id
            rows = await self.repository.rows(table_id)
            snapshot = await self.repository.snapshot(table_id)
            try:
                history = complete_history(cached.record, rows)
                cached.play = await self.run(restore_play, cached.record, history, snapshot)
            except TableBroken as error:
                log.error("table.broken", table=table_id, **error.arguments)
                raise
        return cached.play

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a thread. When cancelled, wait for it: two threads must never use one table."""
        loop = asyncio.get_running_loop()
        return await finish_even_if_cancelled(
            loop.run_in_executor(self._executor, lambda: function(*args, **kwargs))
        )

    async def compute(
        self, play: Play | BotAnswer, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Call a function of a game: at once if its rules are compiled, and therefore quick; otherwise in a thread."""
        if play.is_compiled:
            return function(*args, **kwargs)
        return await self.run(function, *args, **kwargs)

    async def invalidate(self, table_id: str) -> None:
        """Load a table again at its next use, since the database has changed."""
        async with self.locked(table_id) as cached:
            cached.invalidate()

    def mark_stale(self, table_id: str) -> None:
        """Load a table again at its next use, because another server has changed it."""
        if table_id in self._tables:
            self._tables[table_id].is_stale = True

    def mark_all_stale(self) -> None:
        """Load all tables again at their next use, because other servers may have changed any."""
        for cached in self._tables.values():
            cached.is_stale = True

    async def reload_remote_changes(self, table_id: str) -> bool:
        """Load a table again without waiting for another server's notification; return whether anything changed."""
        known = self._tables.get(table_id)
        if not self.repository.database.is_shared or known is None or not known.is_loaded:
            return False
        before = known.record
        self.mark_stale(table_id)
        async with self.locked(table_id) as cached:
            return cached.record != before

    def close(self) -> None:
        """Stop the threads."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        return len(self._tables)

    async def _refresh(self, table_id: str, cached: CachedTable) -> None:
        """Load a table if memory may differ from the store."""
        if cached.is_loaded and not cached.is_stale and self.is_listening():
            return
        play = cached.play
        cached.invalidate()
        cached.is_stale = False  # before loading: a change meanwhile must set it again
        record = await self.repository.load(table_id)
        if record is None:
            raise TableExpired() if await self.repository.has_expired(table_id) else TableUnknown()
        cached.set_record(record)
        if play is not None and record.summary.status != "open":
            cached.play = await self._catch_up(play, record)

    async def _catch_up(self, play: Play, record: TableRecord) -> Play | None:
        """Replay newer rows of the database in a game; None if the game must be restored from its first row."""
        rows = await self.repository.rows(record.id, play.version)
        # contributions to the dice change what is drawn
        if any(row.is_undo for row in rows) or record.contributions != play.record.contributions:
            return None
        if play.version + len(rows) < record.summary.version:
            return None  # rows are missing; `complete_history` reports which
        await self.run(play.catch_up, record, rows)
        return play

    def _trim(self, table_id: str, cached: CachedTable) -> None:
        """Drop an entry that is not loaded. If there are too many, drop the least recently used one without users."""
        if not cached.users and not cached.is_loaded and self._tables.get(table_id) is cached:
            del self._tables[table_id]
        if len(self._tables) > self.size:
            idle = next((key for key, found in self._tables.items() if not found.users), None)
            if idle is not None:
                del self._tables[idle]


class Retry:
    """Repeats a block when another server has changed the table first. The block must leave the loop:

        retry = cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                return ...

    If the block raises `Conflict`, the error is suppressed and the loop runs the block again. The same happens after
    one of the REFUSALS if the database shows that another server has changed the table. Such a refusal therefore
    depends on the stored table alone, never on an outdated one in memory.
    """

    def __init__(self, cache: TableCache, table_id: str):
        self._cache, self._table_id = cache, table_id
        self._retries_left = RETRIES

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[CachedTable]:
        """Lock the table to change it."""
        async with self._repeating(), self._cache.changing(self._table_id) as cached:
            yield cached

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[CachedTable]:
        """Lock the table to read it."""
        async with self._repeating(), self._cache.locked(self._table_id) as cached:
            yield cached

    @asynccontextmanager
    async def _repeating(self) -> AsyncIterator[None]:
        try:
            yield
        except Conflict:
            self._retries_left -= 1
            if self._retries_left < 0:
                raise
        except REFUSALS:
            self._retries_left -= 1
            if self._retries_left < 0 or not await self._cache.reload_remote_changes(self._table_id):
                raise


def complete_history(record: TableRecord, rows: Sequence[Row]) -> History:
    """Return the history of a table from all its rows; raises TableBroken if one is missing, also at the end.

    Rows are read after the record, so there may be more rows than the record says, never fewer.
    """
    for version, row in enumerate(rows, start=1):
        if row.version != version:
            raise TableBroken(row=version)
    if len(rows) < record.summary.version:
        raise TableBroken(row=len(rows) + 1)
    return History(rows)


def restore_play(record: TableRecord, history: History, snapshot: Snapshot | None) -> Play:
    """Return a game from what is stored; raises TableBroken or TableOutdated, as `Play.restore` does.

    The hash of the last row is checked here, since no later row contains it.
    """
    play = Play.restore(record, history, snapshot)
    summary = record.summary
    # there is no hash of tables older than the hash chain
    if summary.version == play.version and summary.head not in (None, play.head):
        raise TableBroken(row=play.version)
    return play


async def finish_even_if_cancelled(work: Awaitable[T]) -> T:
    """Await something that must be completed even if the caller is cancelled, such as a write."""
    task: asyncio.Future[Any] = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not log it
        raise
