"""The connection to the database, and the migrations run through it at start-up."""

import asyncio
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    make_url,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..metrics import COMMIT_SECONDS
from . import schema
from .database_errors import translate_errors
from .journal import Journal

if TYPE_CHECKING:
    from alembic.config import Config

CHECK_EVERY = 5.0  # seconds for which a successful health check is not repeated
CHECK_TIMEOUT = 10.0  # seconds
INCREMENT_CHECKS = (
    update(schema.heartbeat)
    .where(schema.heartbeat.c.id == bindparam("only_row"))
    .values(checks=schema.heartbeat.c.checks + 1)
)
TIMEOUTS = {  # of the PostgreSQL client: to connect, and until it closes a dead connection; in seconds
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,  # probes
    "tcp_user_timeout": 30_000,  # milliseconds
}
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = (
    0x57121D  # the key of an advisory lock of PostgreSQL; any number that differs from other keys
)


class SchemaNewer(Exception):
    """The database was made by a newer version of the program."""


class Database:
    """A pool of connections; `reading` and `writing` begin a transaction, `journal` commits in groups."""

    def __init__(self, url: str):
        # identifies this server to others on the same database
        self.name = f"stridsplan-{secrets.token_hex(6)}"
        address = _with_driver(url)
        self.is_shared = address.get_backend_name() == "postgresql"
        settings: dict[str, Any] = {"hide_parameters": True, "pool_pre_ping": self.is_shared}
        if self.is_shared:
            settings["connect_args"] = {"application_name": self.name, **TIMEOUTS}
        self.engine: AsyncEngine = create_async_engine(address, **settings)
        # for SQLite a blocking driver replaces the asynchronous one; psycopg is both
        driver = address.drivername.replace("aiosqlite", "pysqlite")
        blocking = address.set(drivername=driver)
        self.blocking_engine = create_engine(
            blocking, pool_size=1, execution_options={"writes": True}, **settings
        )
        self._reader = self.engine
        if self.is_shared:
            self._reader = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            _prepare_sqlite(self.engine.sync_engine)
            _prepare_sqlite(self.blocking_engine)
        self._checked_at = -CHECK_EVERY
        self._writer = self.engine.execution_options(writes=True)
        self.journal = Journal(self.blocking_writing)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that sees one snapshot of the database."""
        with translate_errors():
            async with self._reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that is on disk when the block ends, or rolled back."""
        with translate_errors(), COMMIT_SECONDS.time():
            async with self._writer.begin() as connection:
                yield connection

    @contextmanager
    def blocking_writing(self) -> Iterator[Connection]:
        """Begin a transaction like that of `writing`, with a blocking driver, for the journal's thread.

        With the asynchronous driver of SQLite, each statement would switch threads, which costs four times the
        processor time.
        """
        with translate_errors(), COMMIT_SECONDS.time(), self.blocking_engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def exclusive(self, lock: int) -> AsyncIterator[None]:
        """Hold a lock that only one server can hold at a time. On SQLite there is only one server."""
        if not self.is_shared:
            yield
            return
        async with self.reading() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(lock)))
            yield

    async def migrate(self) -> None:
        """Upgrade the schema to this version of the program."""
        if not self.is_shared:
            _keep_private(self.engine.url.database)
        async with self.writing() as connection:
            await connection.run_sync(upgrade)

    async def check(self) -> None:
        """Raise an error unless the database accepts writes: increment a counter through the journal, like moves."""
        if time.monotonic() - self._checked_at < CHECK_EVERY:
            return
        async with asyncio.timeout(CHECK_TIMEOUT):
            await self.journal.write("heartbeat", [(INCREMENT_CHECKS, {"only_row": 1})])
        self._checked_at = time.monotonic()

    async def close(self) -> None:
        """Write the waiting entries of the journal, and close all connections."""
        await self.journal.close()
        self.blocking_engine.dispose()
        await self.engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the missing migrations; raises SchemaNewer. Of servers that start at the same time, one runs them."""
    from alembic.migration import MigrationContext

    if connection.dialect.name == "postgresql":  # SQLite allows only one writer at a time
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision not in (None, *revisions()):
        raise SchemaNewer(revision)
    if revision != revisions()[0]:
        from alembic import command

        command.upgrade(migrations(connection), "head")


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions of the schema, the newest first."""
    from alembic.script import ScriptDirectory

    return tuple(script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions())


def migrations(connection: Connection | None = None) -> "Config":
    """Return Alembic's configuration for a connection; None: only to read the list of revisions."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _with_driver(url: str) -> URL:
    """Add the driver to an address without one, such as `postgresql://`."""
    parsed = make_url(url)
    drivers = {"postgresql": "postgresql+psycopg", "sqlite": "sqlite+aiosqlite"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


def _keep_private(name: str | None) -> None:
    """Let only the owner read and write the SQLite file and its log files. SQLite gives new log files the same mode."""
    if not name or name == ":memory:":
        return
    with suppress(OSError):  # the file exists, or SQLite will report the error
        os.close(os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    for file in (name, f"{name}-wal", f"{name}-shm"):
        with suppress(OSError):  # missing, or owned by another user
            os.chmod(file, 0o600)


def _use_wal(cursor: Any) -> None:
    """Switch to a write-ahead log. If two processes do so in a new file at once, SQLite refuses one without waiting."""
    for pause in (0.01, 0.1, 1.0, None):  # seconds before the next attempt; None: there is no other
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if pause is None or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            time.sleep(pause)


def _prepare_sqlite(engine: Engine) -> None:
    """Make SQLite durable, allow readers beside a writer, and begin transactions explicitly.

    A writing transaction takes the write lock when it begins. If it read first, SQLite could refuse the lock later.
    """

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        _use_wal(cursor)
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
