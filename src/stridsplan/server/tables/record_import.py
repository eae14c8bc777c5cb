"""Imports finished games from their public records, if nothing in a record is still secret.

The hash chain and a replay by the rules verify the record. It becomes a table that anybody may watch, and whose
seats nobody holds.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from .. import engine
from ..errors import ImportInvalid, TableExists
from .history import History
from .play import Play
from .records import Row, Seat, Summary, TableRecord, TableState
from .repository import Conflict
from .schemas import TableOut
from .service import TableService

MAX_REPLAYED = 50_000  # commands replayed for undos: each undo replays all commands that it leaves in force

Record = dict[str, Any]
# sends an announcement to the chat of a table: the table's id, the id of a text of the client, and its arguments
Announce = Callable[[str, str, dict[str, Any]], Awaitable[None]]


class RecordImports:
    """Imports records one at a time, since each may occupy a thread for seconds."""

    def __init__(self, tables: TableService, announce: Announce):
        self.tables, self.announce = tables, announce
        self._lock = asyncio.Lock()

    async def add(self, public_record: Record, visitor: str) -> tuple[TableOut, bool]:
        """Return the table of a record, and whether it is new; raises ImportInvalid or TableExists."""
        async with self._lock:
            record, play = await self.tables.cache.run(read, public_record)
            try:
                await self.tables.insert(record, play)
            except Conflict:
                return await self._existing(record, visitor), False
            await self.announce(record.id, "record-imported", {})
            return self.tables.describe(record, visitor), True

    async def _existing(self, record: TableRecord, visitor: str) -> TableOut:
        """Return the table with the id of a record; raises TableExists if it is another game."""
        table = await self.tables.get(record.id, visitor)
        if table.head != record.summary.head:
            raise TableExists()
        return table


def read(public_record: Record) -> tuple[TableRecord, Play]:
    """Return the finished table of a record; raises ImportInvalid."""
    _refuse_long(public_record["rows"])
    error = engine.first_error(public_record)
    if error:
        raise ImportInvalid(row=error["row"], problem=error["id"])
    rows = [
        Row(
            version=row["version"],
            seat=command.seat,
            codes=command.codes,
            draws=command.draws,
            drops=row["drops"],
            created=row["time"],
            before=row["before"],
            noticed=command.noticed,
            wakes=command.wakes,
        )
        for row, command in zip(public_record["rows"], engine.commands_of_record(public_record), strict=True)
    ]
    record = _table(public_record)
    play = Play.restore(record, History(rows))
    record.summary = play.summary()
    return record, play


def _table(public_record: Record) -> TableRecord:
    """Return the table of a record, without rows, host and holders; all its secrets are public."""
    agreed = public_record["table"]
    return TableRecord(
        id=agreed["id"],
        game=agreed["game"],
        rules_version=agreed["rules"],
        profile=agreed["profile"],
        requested_options=agreed["options"],
        options=agreed["options"],
        host="",
        secret=bytes.fromhex(public_record["secret"]),
        contributions=agreed["contributions"],
        created=public_record["rows"][0]["time"],
        changed=public_record["rows"][-1]["time"],
        summary=Summary("over", version=len(public_record["rows"])),
        seats=[
            Seat(seat, "person", secrets.token_urlsafe(18), name=name)
            for seat, name in enumerate(public_record["names"])
        ],
        table_state=TableState(opened=True),
    )


def _refuse_long(rows: list[Record]) -> None:
    """Raise ImportInvalid if the undos of a record would take too long to replay."""
    in_force = replayed = 0
    for row in rows:
        in_force += -min(row["drops"], in_force) if row["drops"] else 1
        replayed += in_force if row["drops"] else 0
        if replayed > MAX_REPLAYED:
            raise ImportInvalid(row=row["version"], problem="long")
