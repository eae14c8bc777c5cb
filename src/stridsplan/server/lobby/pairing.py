"""Quick pairing: takes a seat at a table that waits for players, or opens a table for each of the wanted games.

A visitor may wait at several tables. When one of them begins, the visitor leaves the others.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from .. import engine
from ..errors import RequestError, ServerError, TableTooMany
from ..people.block_repository import BlockRepository
from ..tables.records import TableRecord
from ..tables.schemas import Joining, NewSeat, NewTable, TableOut
from ..tables.seating import Seating
from ..tables.service import TableService
from .schemas import PairingOut, Wanted, WantedGame
from .service import AWAY_AFTER, DAY, Lobby

PAIRING_LOCK = 0x9A1213  # the key of an advisory lock of PostgreSQL


class Pairing:
    """The quick pairing of a server."""

    def __init__(self, tables: TableService, seating: Seating, lobby: Lobby, blocks: BlockRepository):
        self.tables, self.seating, self.lobby, self.blocks = tables, seating, lobby, blocks
        self._lock = asyncio.Lock()
        self._withdrawing: set[asyncio.Task[None]] = set()  # tasks of `table_changed`

    async def pair(self, wanted: Wanted, visitor: str, address: str) -> PairingOut:
        """Seat a visitor at waiting tables, or open new ones. If one of them begins, the visitor leaves the others."""
        sizes = await self.tables.cache.run(_sizes, wanted)
        if not any(sizes.values()):
            raise RequestError(field="seats", problem="unknown")
        async with self._one_at_a_time():
            waited_for = await self._leave_unwanted(sizes, wanted, visitor)
            for record in await self._joinable_tables(sizes, wanted, visitor):
                game = next(game for game in wanted.games if game.game == record.game)
                if record.game in waited_for and _open_seats(record) > 1:
                    continue  # the visitor waits for this game already, and this table would not begin
                table = await self._join(record, game, wanted, visitor)
                if table is not None and table.status == "playing":
                    await self._withdraw({visitor, *record.visitors()}, table.id)
                    return PairingOut(tables=[table])
                waited_for |= {record.game} if table else set()
            await self._open(sizes, wanted, visitor, address, waited_for)
            return PairingOut(tables=await self._describe_open_tables(visitor))

    async def keep_waiting(self, visitor: str) -> PairingOut:
        """Store that a visitor still waits: their open tables count as changed now. Returns these tables."""
        records = await self._open_tables(visitor)
        if records:
            await self.tables.repository.touch([record.id for record in records])
        return PairingOut(tables=[self.tables.describe(record, visitor) for record in records])

    async def stop(self, visitor: str) -> None:
        """Leave all tables where a visitor waits by quick pairing."""
        async with self._one_at_a_time():
            await self._withdraw({visitor}, None)

    def table_changed(self, record: TableRecord) -> None:
        """When play begins at a table of quick pairing, let its people leave the other tables where they wait."""
        # at version 1 there is only the row of the set-up: play has just begun
        if record.paired and record.summary.status == "playing" and record.summary.version <= 1:
            task = asyncio.create_task(self._withdraw_later(record.visitors(), record.id))
            self._withdrawing.add(task)
            task.add_done_callback(self._withdrawing.discard)

    async def close(self) -> None:
        """Wait until all started withdrawals from tables are done."""
        await asyncio.gather(*self._withdrawing)

    @asynccontextmanager
    async def _one_at_a_time(self) -> AsyncIterator[None]:
        """Pair one visitor at a time: of two who come at once, the second finds the table of the first."""
        async with self._lock, self.tables.repository.database.exclusive(PAIRING_LOCK):
            yield

    async def _joinable_tables(
        self, sizes: dict[str, list[int]], wanted: Wanted, visitor: str
    ) -> list[TableRecord]:
        """Return the tables that a visitor may join: first those with the fewest open seats, then the oldest."""
        now, blocked_either_way = self.tables.times.calendar(), await self.blocks.blocked_either_way(visitor)
        found = [
            record
            for record in await self.tables.repository.waiting(now - DAY, list(sizes))
            if self._fits(record, sizes, wanted)
            and not record.held_by(visitor)
            and not blocked_either_way & record.visitors()
            and self._has_waiting_players(record, now)
        ]
        return sorted(found, key=lambda record: (_open_seats(record), record.created))

    def _has_waiting_players(self, record: TableRecord, now: int) -> bool:
        """Return whether players still wait at a table, so that play can begin as soon as no seat is open.

        By mail nobody needs to be online. Otherwise the host must have the table open, or a table of quick pairing must
        have changed lately, as it does when somebody calls `keep_waiting`.
        """
        if record.is_by_mail or (record.paired and record.changed >= now - AWAY_AFTER):
            return True
        return record.host in self.tables.present(record.id)

    def _fits(self, record: TableRecord, sizes: dict[str, list[int]], wanted: Wanted) -> bool:
        """Return whether a table is like those that `_open` opens: with the first profile, no options, and advice."""
        return (
            len(record.seats) in sizes.get(record.game, [])
            and record.profile == next(iter(engine.load_game(record.game).profiles))
            and not record.requested_options
            and record.clock == wanted.stored_clock()
            and record.rated == wanted.rated
            and record.advice
        )

    async def _leave_unwanted(self, sizes: dict[str, list[int]], wanted: Wanted, visitor: str) -> set[str]:
        """Leave the tables that do not match the request, and store that the visitor waits at the others.

        Returns the games of these others.
        """
        waited_for = set()
        for record in await self._open_tables(visitor):
            if self._fits(record, sizes, wanted):
                waited_for.add(record.game)
            else:
                await self._leave(record, visitor)
        await self.keep_waiting(visitor)
        return waited_for

    async def _join(
        self, record: TableRecord, game: WantedGame, wanted: Wanted, visitor: str
    ) -> TableOut | None:
        """Take the first open seat of a table; None if it was taken or the table closed meanwhile."""
        seat = next(seat.seat for seat in record.seats if seat.kind == "open")
        joining = Joining(seat=seat, name=wanted.name, nonce=game.nonce)
        try:
            return await self.seating.join(record.id, joining, visitor)
        except ServerError:
            return None

    async def _open(
        self, sizes: dict[str, list[int]], wanted: Wanted, visitor: str, address: str, waited_for: set[str]
    ) -> None:
        """Open a table for each wanted game that is not in `waited_for`, as many as the server allows.

        Raises TableTooMany if the visitor would wait at no table at all.
        """
        waits = bool(waited_for)
        for game in wanted.games:
            if game.game in waited_for or not sizes.get(game.game):
                continue
            others = sizes[game.game][0] - 1
            new = NewTable(
                id=game.id,
                game=game.game,
                name=wanted.name,
                nonce=game.nonce,
                seats=[NewSeat(kind="me"), *[NewSeat(kind="friend")] * others],
                clock=wanted.clock,
                listed=True,
                rated=wanted.rated,
            )
            try:
                await self.tables.create(new, visitor, address, paired=True)
            except TableTooMany:
                if not waits:
                    raise
                return
            waits = True

    async def _open_tables(self, visitor: str) -> list[TableRecord]:
        """Return the tables of quick pairing where a visitor waits."""
        records = await self.tables.repository.unfinished(visitor)
        return [
            record
            for record in records
            if record.paired and record.summary.status == "open" and record.held_by(visitor)
        ]

    async def _describe_open_tables(self, visitor: str) -> list[TableOut]:
        return [self.tables.describe(record, visitor) for record in await self._open_tables(visitor)]

    async def _withdraw_later(self, visitors: set[str], except_table: str) -> None:
        with suppress(ServerError):
            async with self._one_at_a_time():
                await self._withdraw(visitors, except_table)

    async def _withdraw(self, visitors: set[str], except_table: str | None) -> None:
        """Take visitors out of all tables of quick pairing where they wait, except one (None: out of all)."""
        for visitor in visitors:
            for record in await self._open_tables(visitor):
                if record.id != except_table:
                    await self._leave(record, visitor)

    async def _leave(self, record: TableRecord, visitor: str) -> None:
        """Leave a table that waits; it is closed if nobody else sits there."""
        with suppress(ServerError):  # play has begun meanwhile
            if record.visitors() == {visitor}:
                await self.lobby.close(record.id, visitor)
            else:
                for seat in record.held_by(visitor):
                    await self.lobby.leave(record.id, seat, visitor)


def _sizes(wanted: Wanted) -> dict[str, list[int]]:
    """Return by game the acceptable numbers of seats. A table that the server opens gets the first one."""
    found = {}
    for each in wanted.games:
        game = engine.load_game(each.game)
        profile = next(iter(game.profiles))
        possible = [count for count in game.seats_of_profile(profile) if count in game.players and count > 1]
        found[each.game] = [count for count in possible if wanted.seats in (None, count)]
    return found


def _open_seats(record: TableRecord) -> int:
    return sum(seat.kind == "open" for seat in record.seats)
