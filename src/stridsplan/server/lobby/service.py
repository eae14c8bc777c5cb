"""Who finds an open table, leaves it, or closes it. Sitting down is the tables' own affair."""

import secrets
from typing import Any

from .. import engine
from ..errors import NotYourSeat, PlayStarted, TableNotHost
from ..tables.records import Seat, TableRecord
from ..tables.repository import Conflict
from ..tables.schemas import TableOut, moment_text
from ..tables.service import TableService
from ..tables.sittings import Sitting, finish
from .schemas import LobbyOut, OpenSeat, OpenTable

SHOWN = 50  # open tables
DAY = 86_400_000  # ms: a host who has not been here for so long may not come back


class Lobby:
    """The open tables of a server."""

    def __init__(self, tables: TableService):
        self.tables = tables

    async def list(self, visitor: str) -> LobbyOut:
        """The tables where anybody may sit down and the host has been here within a day."""
        records = await self.tables.repository.listed(self.tables.times.calendar() - DAY, SHOWN)
        differing = await self.tables.sittings.run(lambda: [_differing(record) for record in records])
        shown = zip(records, differing, strict=True)
        return LobbyOut(tables=[_describe(record, options, visitor) for record, options in shown])

    async def leave(self, table_id: str, number: int, visitor: str) -> TableOut:
        """Give a seat up before play starts; it is free again, under a new invitation."""
        async with self.tables.sittings.changing(table_id) as sitting:
            record = sitting.record
            if not record.is_held(number, visitor):
                raise NotYourSeat()
            _refuse_started(record)
            freed = Seat(number, "open", secrets.token_urlsafe(18), invitation=secrets.token_urlsafe(18))
            await self._store(sitting, self.tables.repository.free_seat(table_id, freed))
            record.seats[number] = freed
            self.tables.tell(record)
            return self.tables.describe(record, visitor)

    async def close(self, table_id: str, visitor: str) -> None:
        """Let a host close a table before play starts; nothing is left of it."""
        async with self.tables.sittings.changing(table_id) as sitting:
            if visitor != sitting.record.host:
                raise TableNotHost()
            _refuse_started(sitting.record)
            await self._store(sitting, self.tables.repository.remove(table_id))
            sitting.forget()
            self.tables.tell(sitting.record)

    async def _store(self, sitting: Sitting, change: Any) -> None:
        """Put it on disk, unless play started there meanwhile."""
        try:
            await finish(change)
        except Conflict:
            sitting.forget()
            raise PlayStarted() from None


def _refuse_started(record: TableRecord) -> None:
    if record.standing.status != "open":
        raise PlayStarted()


def _differing(record: TableRecord) -> dict[str, Any]:
    """The options that somebody chose otherwise than the profile has them."""
    if not record.asked:
        return {}
    game = engine.load_game(record.game)
    usual = engine.options_in_force(game, len(record.seats), record.profile, {}, is_stored=True)
    return {name: value for name, value in record.options.items() if usual.get(name) != value}


def _describe(record: TableRecord, options: dict[str, Any], visitor: str) -> OpenTable:
    hosts = [seat.name for seat in record.seats if record.host in seat.holders]
    return OpenTable(
        id=record.id,
        game=record.game,
        profile=record.profile,
        options=options,
        host=hosts[0] if hosts else None,
        mine=bool(record.held_by(visitor)),
        created=moment_text(record.created),
        seats=[OpenSeat(seat=s.seat, kind=s.kind, name=s.name, bot=s.bot) for s in record.seats],
        clock=record.clock,
        rated=record.rated,
        advice=record.advice,
    )
