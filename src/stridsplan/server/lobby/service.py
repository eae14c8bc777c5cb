"""Lists open tables, and lets visitors leave and close them. Joining is in the table service."""

import secrets
from typing import Any

from .. import engine
from ..errors import NotYourSeat, PlayStarted, TableNotHost
from ..schemas import iso_time
from ..tables.cache import CachedTable, finish
from ..tables.records import Seat, TableRecord
from ..tables.repository import Conflict
from ..tables.schemas import TableOut
from ..tables.service import TableService
from .schemas import LobbyOut, OpenSeat, OpenTable

MAX_LISTED = 50  # open tables
DAY = 86_400_000  # ms; a table is listed as long as its host was here within a day


class Lobby:
    """The open tables of a server."""

    def __init__(self, tables: TableService):
        self.tables = tables

    async def list(self, visitor: str) -> LobbyOut:
        """Return the open tables whose host was here within a day."""
        records = await self.tables.repository.listed(self.tables.times.calendar() - DAY, MAX_LISTED)
        differing = await self.tables.cache.run(lambda: [_differing(record) for record in records])
        shown = zip(records, differing, strict=True)
        return LobbyOut(tables=[_describe(record, options, visitor) for record, options in shown])

    async def leave(self, table_id: str, number: int, visitor: str) -> TableOut:
        """Leave a seat before play starts; it is open again, with a new invitation."""
        async with self.tables.cache.changing(table_id) as cached:
            record = cached.record
            if not record.is_held(number, visitor):
                raise NotYourSeat()
            _refuse_started(record)
            freed = Seat(number, "open", secrets.token_urlsafe(18), invitation=secrets.token_urlsafe(18))
            await self._store(cached, self.tables.repository.free_seat(table_id, freed))
            record.seats[number] = freed
            self.tables.notify(record)
            return self.tables.describe(record, visitor)

    async def close(self, table_id: str, visitor: str) -> None:
        """Delete a table before play starts, for its host."""
        async with self.tables.cache.changing(table_id) as cached:
            if visitor != cached.record.host:
                raise TableNotHost()
            _refuse_started(cached.record)
            await self._store(cached, self.tables.repository.remove(table_id))
            cached.invalidate()
            self.tables.notify(cached.record)

    async def _store(self, cached: CachedTable, change: Any) -> None:
        """Store a change; raises PlayStarted if play has started meanwhile."""
        try:
            await finish(change)
        except Conflict:
            cached.invalidate()
            raise PlayStarted() from None


def _refuse_started(record: TableRecord) -> None:
    if record.summary.status != "open":
        raise PlayStarted()


def _differing(record: TableRecord) -> dict[str, Any]:
    """Return the options that differ from the profile."""
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
        created=iso_time(record.created),
        seats=[OpenSeat(seat=s.seat, kind=s.kind, name=s.name, bot=s.bot) for s in record.seats],
        clock=record.clock,
        rated=record.rated,
        advice=record.advice,
    )
