"""Lists open tables and tables to watch, and lets visitors leave, fill and close open ones. `tables.seating` lets
visitors join."""

import secrets
from typing import Any

from .. import engine
from ..errors import NotYourSeat, PlayStarted, TableNotHost
from ..people.block_repository import BlockRepository
from ..schemas import iso_time
from ..tables import creation
from ..tables.cache import CachedTable, finish_even_if_cancelled
from ..tables.records import Seat, TableRecord
from ..tables.repository import Conflict
from ..tables.schemas import TableOut
from ..tables.service import TableService
from .schemas import LobbyOut, OpenSeat, OpenTable, WatchedOut, WatchedTable

MAX_LISTED = 50  # open tables
MAX_WATCHED = 12  # tables in play
DAY = 86_400_000  # ms; tables that were not changed within a day are not listed
# ms; a table of quick pairing for live play is not listed if it was not changed for so long: the browser of a person
# who waits there reports that more often, which changes the table
AWAY_AFTER = 120_000


class Lobby:
    """The open tables of a server, and those in play that anybody may watch."""

    def __init__(self, tables: TableService, blocks: BlockRepository):
        self.tables, self.blocks = tables, blocks

    async def list(self, visitor: str) -> LobbyOut:
        """Return the open tables that were changed within a day; a visit of the host counts as a change.

        A table of quick pairing for live play is listed only while somebody there still waits.
        """
        now = self.tables.times.calendar()
        records = await self.tables.repository.listed(now - DAY, now - AWAY_AFTER, MAX_LISTED)
        blocked_either_way = await self.blocks.blocked_either_way(visitor)
        records = [record for record in records if not blocked_either_way & record.visitors()]
        differing = await self.tables.cache.run(lambda: [_changed_options(record) for record in records])
        shown = zip(records, differing, strict=True)
        return LobbyOut(tables=[_describe(record, options, visitor) for record, options in shown])

    async def watched(self, visitor: str) -> WatchedOut:
        """Return tables to watch, at which somebody played within a day.

        These are tables from the lobby or a tournament. Other tables are only for people who have the link.
        """
        records = await self.tables.repository.watchable(self.tables.times.calendar() - DAY, MAX_WATCHED)
        return WatchedOut(tables=[_describe_watched(record, visitor) for record in records])

    async def leave(self, table_id: str, seat: int, visitor: str) -> TableOut:
        """Leave a seat before play starts; it is open again, with a new invitation."""
        async with self.tables.cache.changing(table_id) as cached:
            record = cached.record
            if not record.is_held(seat, visitor):
                raise NotYourSeat()
            _refuse_started(record)
            key, invitation = secrets.token_urlsafe(18), secrets.token_urlsafe(18)
            freed = Seat(seat, "open", key, invitation=invitation)
            host = _next_host(record, seat)
            await self._store(cached, self.tables.repository.free_seat(table_id, freed, host))
            record.seats[seat], record.host = freed, host
            self.tables.notify(record)
            return self.tables.describe(record, visitor)

    async def fill(self, table_id: str, visitor: str) -> TableOut:
        """Put bots on the open seats and begin. Only the host may do this."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                if visitor != cached.record.host:
                    raise TableNotHost()
                _refuse_started(cached.record)
                await self._seat_bots(cached)
                self.tables.notify(cached.record)
                return self.tables.describe(cached.record, visitor)

    async def close(self, table_id: str, visitor: str) -> None:
        """Delete a table before play starts. Only the host may do this."""
        async with self.tables.cache.changing(table_id) as cached:
            if visitor != cached.record.host:
                raise TableNotHost()
            _refuse_started(cached.record)
            await self._store(cached, self.tables.repository.remove(table_id))
            cached.invalidate()
            self.tables.notify(cached.record)

    async def _seat_bots(self, cached: CachedTable) -> None:
        """Seat bots and begin; raises Conflict if another server was first."""
        record, tables = cached.record, self.tables
        filled = [seat for seat in record.seats if seat.kind == "open"]
        try:
            play = await tables.cache.run(creation.fill_with_bots, record, tables.times.now_for(record))
            await finish_even_if_cancelled(tables.repository.seat_bots(record, filled, play.history.rows))
        except BaseException:
            cached.invalidate()
            raise
        cached.play = play

    async def _store(self, cached: CachedTable, change: Any) -> None:
        """Await `change`, a call of the repository; raises PlayStarted if play has started meanwhile."""
        try:
            await finish_even_if_cancelled(change)
        except Conflict:
            cached.invalidate()
            raise PlayStarted() from None


def _next_host(record: TableRecord, left: int) -> str:
    """Return the host after a seat was left: at a table of quick pairing, another person, if there is one, when the
    host has no seat any more."""
    others = [visitor for seat in record.seats if seat.seat != left for visitor in sorted(seat.holders)]
    if not record.paired or record.host in others:
        return record.host
    return others[0] if others else record.host


def _refuse_started(record: TableRecord) -> None:
    if record.summary.status != "open":
        raise PlayStarted()


def _changed_options(record: TableRecord) -> dict[str, Any]:
    """Return the options that differ from the profile."""
    if not record.requested_options:
        return {}
    game = engine.load_game(record.game)
    defaults = engine.options_in_force(game, len(record.seats), record.profile, {}, is_stored=True)
    return {name: value for name, value in record.options.items() if defaults.get(name) != value}


def _describe(record: TableRecord, options: dict[str, Any], visitor: str) -> OpenTable:
    names_of_host = [seat.name for seat in record.seats if record.host in seat.holders]
    return OpenTable(
        id=record.id,
        game=record.game,
        profile=record.profile,
        options=options,
        host=names_of_host[0] if names_of_host else None,
        mine=bool(record.held_by(visitor)),
        created=iso_time(record.created),
        seats=_seats(record),
        clock=record.clock,
        rated=record.rated,
        advice=record.advice,
    )


def _describe_watched(record: TableRecord, visitor: str) -> WatchedTable:
    return WatchedTable(
        id=record.id,
        game=record.game,
        mine=bool(record.held_by(visitor)),
        created=iso_time(record.created),
        seats=_seats(record),
        clock=record.clock,
        rated=record.rated,
        tournament=record.tournament,
    )


def _seats(record: TableRecord) -> list[OpenSeat]:
    return [
        OpenSeat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            account=record.account_of(seat),
            bot=seat.bot,
            former=seat.is_former,
        )
        for seat in record.seats
    ]
