"""Group commit: writes that wait at the same time go to disk in one transaction.

A disk can make only a few hundred transactions durable per second, whatever their size. Writes that arrive during a
commit wait and share the next one. A write that arrives alone is committed at once.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import Connection, Executable, Update
from sqlalchemy.exc import IntegrityError

# A statement and its values; writes with the same statement are executed together
Write = tuple[Executable, dict[str, Any]]


class StaleUpdate(Exception):
    """An update found no row: another server has changed the row."""


class Entry:
    """Writes that are stored all or none. Entries are written in the order of `subject`, such as the id of a table."""

    def __init__(self, subject: str, writes: Sequence[Write]):
        self.subject, self.writes = subject, writes
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        """Report success to the caller."""
        if not self.stored.done():
            self.stored.set_result(None)

    def fail(self, error: Exception) -> None:
        """Report an error to the caller."""
        if not self.stored.done():
            self.stored.set_exception(error)


class Journal:
    """Commits waiting entries one group at a time, in a thread of its own; `writing` begins a transaction."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]):
        self._writing = writing
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[Entry] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, subject: str, writes: Sequence[Write]) -> None:
        """Store writes, all or none; when this returns they are on disk.

        Raises the database's errors, and StaleUpdate if an update found no row.
        """
        entry = Entry(subject, writes)
        self._waiting.append(entry)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await entry.stored

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await self._writer
        self._thread.shutdown()

    async def _write_all(self) -> None:
        while self._waiting:
            entries, self._waiting = self._waiting, []
            await self._commit(entries)

    async def _commit(self, entries: Sequence[Entry]) -> None:
        """Write entries in one transaction; if one of them conflicts, write each in a transaction of its own."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, entries)
        except (IntegrityError, StaleUpdate) as error:
            if len(entries) == 1:
                return entries[0].fail(error)
            for entry in entries:
                await self._commit([entry])
        except Exception as error:
            for entry in entries:
                entry.fail(error)
        else:
            for entry in entries:
                entry.succeed()

    def _execute(self, entries: Sequence[Entry]) -> None:
        """Write entries in one transaction, in the same order at all servers, so that transactions cannot deadlock."""
        # the values of all writes with the same statement and the same names of values
        groups: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
        for entry in sorted(entries, key=lambda entry: entry.subject):
            for statement, values in entry.writes:
                groups.setdefault((statement, *values), []).append(values)
        with self._writing() as connection:
            for (statement, *_), rows in groups.items():
                done = connection.execute(statement, rows)
                if isinstance(statement, Update) and done.rowcount != len(rows):
                    raise StaleUpdate
