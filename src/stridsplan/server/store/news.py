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

    async def listen(self) -> None:
        """Listen for as long as the server runs. Once connected, anything may have changed before."""
        if not self.database.is_shared:
            return
        while True:
            try:
                await self._listen()
            except psycopg.OperationalError as error:
                log.warning("news.lost", reason=type(error).__name__)
                await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        engine = self.database.engine
        _, where = engine.dialect.create_connect_args(engine.url)
        connecting = psycopg.AsyncConnection.connect(**{**where, **KEEPALIVE}, autocommit=True)
        async with await connecting as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for listener in self.on_missed:
                listener()
            async for notice in connection.notifies():
                self._take(notice.payload)

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
