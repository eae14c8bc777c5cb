"""What other servers on the same PostgreSQL change, as it tells it. SQLite has one server, and no news.

Triggers of the schema send the news, with the commit that makes them: nothing that writes need think of it.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import structlog

from .database import Database

log = structlog.get_logger()

# "<application name of the server> <table of the schema> <id of the table or visitor>", or presence
CHANNEL = "stridsplan"
IDENTITIES = ("accounts", "sessions")
PATIENCE = 1.0  # seconds before a lost connection is tried again
PROBE_EVERY = 5.0  # seconds without news after which the connection is tried
ANSWERS_WITHIN = 5.0  # seconds
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}


class News:
    """Listens on one connection, and tells who wants to know the ids of tables where something changed or was said."""

    def __init__(self, database: Database):
        self.database = database
        self.on_table: list[Callable[[str], None]] = []
        self.on_talk: list[Callable[[str], None]] = []
        self.on_presence: list[Callable[[str, str], None]] = []  # the other server's name, and what it tells
        self.on_identity: list[
            Callable[[str], None]
        ] = []  # the visitor whose account or session began or ended
        self.on_missed: list[Callable[[], None]] = []
        self._listens = False

    @property
    def is_heard(self) -> bool:
        """Whether what other servers change is heard of; there are none on SQLite."""
        return self._listens or not self.database.is_shared

    async def listen(self) -> None:
        """Listen for as long as the server runs. Once connected, anything may have changed before."""
        if not self.database.is_shared:
            return
        while True:
            try:
                await self._listen()
            except (psycopg.OperationalError, TimeoutError) as error:
                log.warning("news.lost", reason=type(error).__name__)
            finally:
                self._listens = False
            await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        engine = self.database.engine
        _, where = engine.dialect.create_connect_args(engine.url)
        async with asyncio.timeout(ANSWERS_WITHIN):
            connection = await psycopg.AsyncConnection.connect(**{**where, **KEEPALIVE}, autocommit=True)
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await connection.execute(f"LISTEN {CHANNEL}")
            self._listens = True
            for listener in self.on_missed:
                listener()
            while True:
                async for notice in connection.notifies(timeout=PROBE_EVERY):
                    self._take(notice.payload)
                async with asyncio.timeout(ANSWERS_WITHIN):  # nobody says so when a connection goes dead
                    await connection.execute("SELECT 1")
        finally:
            self._listens = False  # before anything is awaited
            await connection.close()

    def _take(self, payload: str) -> None:
        author, what, told = payload.split(" ")
        if author == self.database.name:
            return
        if what == "presence":
            for hear in self.on_presence:
                hear(author, told)
            return
        if what in IDENTITIES:
            for changed in self.on_identity:
                changed(told)
            return
        for listener in self.on_talk if what == "talk" else self.on_table:
            listener(told)
