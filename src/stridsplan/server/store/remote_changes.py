"""Receives notifications of the changes that other servers make in the same PostgreSQL. On SQLite there are none.

Triggers in the database send a notification when a change is committed; the code that writes does not send any.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import structlog

from .database import Database

log = structlog.get_logger()

# Payloads: "<name of the server> <table of the schema> <id of the game table or visitor>", and those of `presence.py`
CHANNEL = "stridsplan"
IDENTITIES = ("accounts", "sessions")  # tables of the schema; a change of their rows may log a visitor out
RECONNECT_AFTER = 1.0  # seconds after the connection was lost
PROBE_EVERY = 5.0  # seconds between two tests of the connection
RESPONSE_TIMEOUT = 5.0  # seconds
# seconds without traffic, seconds between two probes, and unanswered probes, after which the connection is dead
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}


class RemoteChanges:
    """Listens on one connection and calls listeners with the ids of what another server changed."""

    def __init__(self, database: Database):
        self.database = database
        self.on_table: list[Callable[[str], None]] = []
        self.on_chat: list[Callable[[str], None]] = []
        self.on_presence: list[Callable[[str, str], None]] = []  # the other server's name, and the payload
        self.on_identity: list[Callable[[str], None]] = []  # the visitor whose account or session changed
        self.on_missed: list[Callable[[], None]] = []  # called when notifications may have been lost
        self._is_connected = False

    @property
    def is_listening(self) -> bool:
        """Whether changes by other servers are received; on SQLite there are none."""
        return self._is_connected or not self.database.is_shared

    async def listen(self) -> None:
        """Listen until the server stops. After each connect, call `on_missed`: anything may have changed before."""
        if not self.database.is_shared:
            return
        while True:
            try:
                await self._listen()
            except (psycopg.OperationalError, TimeoutError) as error:
                log.warning("remote_changes.disconnected", reason=type(error).__name__)
            finally:
                self._is_connected = False
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen(self) -> None:
        engine = self.database.engine
        _, parameters = engine.dialect.create_connect_args(engine.url)
        async with asyncio.timeout(RESPONSE_TIMEOUT):
            connection = await psycopg.AsyncConnection.connect(**{**parameters, **KEEPALIVE}, autocommit=True)
        try:
            async with asyncio.timeout(RESPONSE_TIMEOUT):
                await connection.execute(f"LISTEN {CHANNEL}")
            self._is_connected = True
            for listener in self.on_missed:
                listener()
            while True:
                async for notification in connection.notifies(timeout=PROBE_EVERY):
                    self._dispatch(notification.payload)
                # otherwise a dead connection would not be noticed
                async with asyncio.timeout(RESPONSE_TIMEOUT):
                    await connection.execute("SELECT 1")
        finally:
            # before the next await, so that no one relies on a dead connection
            self._is_connected = False
            await connection.close()

    def _dispatch(self, payload: str) -> None:
        """Call the listeners for a notification, unless this server sent it."""
        sender, kind, argument = payload.split(" ")
        if sender == self.database.name:
            return
        if kind == "presence":
            for on_presence in self.on_presence:
                on_presence(sender, argument)
            return
        if kind in IDENTITIES:
            for on_identity in self.on_identity:
                on_identity(argument)
            return
        for listener in self.on_chat if kind == "chat" else self.on_table:
            listener(argument)
