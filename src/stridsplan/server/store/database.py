"""The connection to the database, and the migrations run through it at start-up."""

import asyncio
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
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
from .journal import Journal
from .troubles import told

if TYPE_CHECKING:
    from alembic.config import Config

CHECK_KEPT = 5.0  # seconds for which a check holds
CHECK_PATIENCE = 10.0  # seconds after which it has failed
COUNT_CHECK = (
    update(schema.pulse)
    .where(schema.pulse.c.id == bindparam("only_row"))
    .values(checks=schema.pulse.c.checks + 1)
)
PATIENT = {  # a connection that went dead is given up, not waited for
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x57121D  # PostgreSQL's lock for who migrates


class SchemaNewer(Exception):
    """The database was made by a newer version of the program."""


class Database:
    """A pool of connections; `reading` and `writing` hand out a transaction, `journal` writes in groups."""

    def __init__(self, url: str):
        self.name = f"stridsplan-{secrets.token_hex(6)}"  # who this server is to others on the same database
        address = _with_driver(url)
        self.is_shared = address.get_backend_name() == "postgresql"
        settings: dict[str, Any] = {"hide_parameters": True, "pool_pre_ping": self.is_shared}
        if self.is_shared:
            settings["connect_args"] = {"application_name": self.name, **PATIENT}
        self.engine: AsyncEngine = create_async_engine(address, **settings)
        driver = address.drivername.replace("aiosqlite", "pysqlite")  # psycopg waits or not, as it is asked
        waiting = address.set(drivername=driver)
        self.recorder = create_engine(waiting, pool_size=1, execution_options={"writes": True}, **settings)
        self._reader = self.engine
        if self.is_shared:
            self._reader = self.engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            _prepare_sqlite(self.engine.sync_engine)
            _prepare_sqlite(self.recorder)
        self._checked = -CHECK_KEPT
        self._writer = self.engine.execution_options(writes=True)
        self.journal = Journal(self.recording)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment of the database."""
        with told():
            async with self._reader.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when the block is left, or has not happened."""
        with told(), COMMIT_SECONDS.time():
            async with self._writer.begin() as connection:
                yield connection

    @contextmanager
    def recording(self) -> Iterator[Connection]:
        """What `writing` is, for the journal: it waits for the disk in a thread of its own.

        A hop to a thread and back for every statement would take four times the processor.
        """
        with told(), COMMIT_SECONDS.time(), self.recorder.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        """Bring the schema up to this version of the program."""
        if not self.is_shared:
            _keep_private(self.engine.url.database)
        async with self.writing() as connection:
            await connection.run_sync(upgrade)

    async def check(self) -> None:
        """Fail unless the database answers and takes writes: a count is raised, the way that moves are stored."""
        if time.monotonic() - self._checked < CHECK_KEPT:
            return
        async with asyncio.timeout(CHECK_PATIENCE):
            await self.journal.write("pulse", [(COUNT_CHECK, {"only_row": 1})])
        self._checked = time.monotonic()

    async def close(self) -> None:
        """Close every connection, when all is written."""
        await self.journal.close()
        self.recorder.dispose()
        await self.engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations that have not been run; raises SchemaNewer. Of servers that start at once one does it."""
    from alembic import command
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":  # SQLite's writer is alone already
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = migrations(connection)
    known = ScriptDirectory.from_config(config)
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision not in {None} | {script.revision for script in known.walk_revisions()}:
        raise SchemaNewer(revision)
    if revision != known.get_current_head():
        command.upgrade(config, "head")


def migrations(connection: Connection) -> "Config":
    """Alembic's view of the migrations and of the database they are for."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _with_driver(url: str) -> URL:
    """An address as people write it: `postgresql://` means the driver that is here."""
    parsed = make_url(url)
    drivers = {"postgresql": "postgresql+psycopg", "sqlite": "sqlite+aiosqlite"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


def _keep_private(name: str | None) -> None:
    """Let nobody but its owner read a file of SQLite, whoever may look into its folder.

    SQLite gives the files it puts beside it the same rights.
    """
    if not name or name == ":memory:":
        return
    with suppress(OSError):  # it is there; or SQLite says what is in the way
        os.close(os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    for file in (name, f"{name}-wal", f"{name}-shm"):
        with suppress(OSError):  # not there, or another's, who lets us write
            os.chmod(file, 0o600)


def _log_ahead(cursor: Any) -> None:
    """Let a file of SQLite have a write-ahead log.

    Of two that ask so of a new file at once, SQLite refuses one without waiting.
    """
    for pause in (0.01, 0.1, 1.0, None):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if pause is None or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            time.sleep(pause)


def _prepare_sqlite(engine: Engine) -> None:
    """Make SQLite durable, let readers and a writer work at once, and leave transactions to us.

    A writer takes the lock when it begins; one that read first and had to wait then would fail.
    """

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        _log_ahead(cursor)
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
