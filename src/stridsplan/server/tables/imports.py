"""Finished games from elsewhere: who has the record of one in which everything is open may have it replayed here.

The record is checked by its hashes and by the rules, and becomes a table that anybody watches and nobody holds.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from .. import engine
from ..errors import ImportInvalid, TableExists
from .history import History
from .play import Play
from .records import Manners, Row, Seat, Standing, TableRecord
from .repository import Conflict
from .schemas import TableOut
from .service import TableService

MOST_REPEATED = 50_000  # commands played again for what was taken back, each time all that stood before

Record = dict[str, Any]
Announce = Callable[[str, str, dict[str, Any]], Awaitable[None]]  # table, message, arguments


class Imports:
    """Takes records in, one at a time: each may keep a thread busy for a while."""

    def __init__(self, tables: TableService, announce: Announce):
        self.tables, self.announce = tables, announce
        self._turn = asyncio.Lock()

    async def take(self, told: Record, visitor: str) -> tuple[TableOut, bool]:
        """The table of a record, and whether it is new; raises ImportInvalid or TableExists."""
        async with self._turn:
            record, play = await self.tables.sittings.run(read, told)
            try:
                await self.tables.lay(record, play)
            except Conflict:
                return await self._known(record, visitor), False
            await self.announce(record.id, "imported-told", {})
            return self.tables.describe(record, visitor), True

    async def _known(self, record: TableRecord, visitor: str) -> TableOut:
        """The table that is there already, if it is the same game."""
        table = await self.tables.get(record.id, visitor)
        if table.head != record.standing.head:
            raise TableExists()
        return table


def read(told: Record) -> tuple[TableRecord, Play]:
    """The finished table of a record; raises ImportInvalid."""
    _refuse_long(told["rows"])
    wrong = engine.wrong_in(told)
    if wrong:
        raise ImportInvalid(row=wrong["row"], problem=wrong["id"])
    rows = [
        Row(
            row["version"],
            command.seat,
            command.codes,
            command.draws,
            row["drops"],
            None,
            row["time"],
            row["before"],
            command.noticed,
            command.wakes,
        )
        for row, command in zip(told["rows"], engine.rows_of(told), strict=True)
    ]
    record = _record(told)
    play = Play.restore(record, History(rows))
    record.standing = play.standing()
    return record, play


def _record(told: Record) -> TableRecord:
    """The table without its commands. Nobody made it, nobody holds its seats, and everything of it is open."""
    agreed = told["table"]
    return TableRecord(
        id=agreed["id"],
        game=agreed["game"],
        rules_version=agreed["rules"],
        profile=agreed["profile"],
        asked=agreed["options"],
        options=agreed["options"],
        host="",
        secret=bytes.fromhex(told["secret"]),
        contributions=agreed["contributions"],
        created=told["rows"][0]["time"],
        changed=told["rows"][-1]["time"],
        standing=Standing("over", len(told["rows"]), [], None, []),
        seats=[
            Seat(seat, "person", secrets.token_urlsafe(18), name=name)
            for seat, name in enumerate(told["names"])
        ],
        manners=Manners(opened=True),
    )


def _refuse_long(rows: list[Record]) -> None:
    """Refuse what would take too long: to take back is to play again all that stands."""
    standing = repeated = 0
    for row in rows:
        standing += -min(row["drops"], standing) if row["drops"] else 1
        repeated += standing if row["drops"] else 0
        if repeated > MOST_REPEATED:
            raise ImportInvalid(row=row["version"], problem="long")
