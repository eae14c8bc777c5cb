"""Joins visitors to tables by an invitation, a key or an open seat, and changes the names and keys of seats."""

import hmac
import secrets
from collections.abc import Awaitable, Callable

from ..errors import TableKey, TableTaken
from . import creation
from .cache import CachedTable, finish_even_if_cancelled
from .records import Seat, TableRecord
from .schemas import Joining, Renaming, TableOut
from .service import TableService, refuse_not_held


class Seating:
    """The seats at the tables of a server."""

    def __init__(self, tables: TableService):
        self.tables = tables
        # whether a visitor may take an open seat without an invitation: (table, seat, visitor); replaced by the app
        self.admits: Callable[[TableRecord, int, str], Awaitable[bool]] = _admits_to_listed

    async def join(self, table_id: str, joining: Joining, visitor: str) -> TableOut:
        """Seat a visitor who has an invitation or a personal key, or who takes a seat open to anybody."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                if joining.seat is not None:
                    await self._take_listed(cached, joining.seat, joining, visitor)
                elif joining.invitation is not None:
                    await self._take_invitation(cached, joining, visitor)
                else:  # `Joining` has exactly one of seat, invitation and key
                    await self._take_key(cached, joining.key or "", visitor)
                self.tables.notify(cached.record)
                return self.tables.describe(cached.record, visitor)

    async def rename(self, table_id: str, renaming: Renaming, visitor: str) -> TableOut:
        """Change the name of a visitor's seat."""
        async with self.tables.cache.changing(table_id) as cached:
            refuse_not_held(cached.record, renaming.seat, visitor)
            await finish_even_if_cancelled(
                self.tables.repository.rename(table_id, renaming.seat, renaming.name)
            )
            cached.record.seats[renaming.seat].name = renaming.name
            self.tables.notify(cached.record)
            return self.tables.describe(cached.record, visitor)

    async def renew_key(self, table_id: str, seat: int, visitor: str) -> TableOut:
        """Give a visitor's seat a new personal key and remove its other holders."""
        async with self.tables.cache.changing(table_id) as cached:
            refuse_not_held(cached.record, seat, visitor)
            key = secrets.token_urlsafe(18)
            await finish_even_if_cancelled(
                self.tables.repository.renew_key(cached.record, seat, key, visitor)
            )
            renewed = cached.record.seats[seat]
            renewed.key, renewed.holders = key, {visitor}
            self.tables.notify(cached.record)
            return self.tables.describe(cached.record, visitor)

    async def _take_invitation(self, cached: CachedTable, joining: Joining, visitor: str) -> None:
        seat = _seat_by(cached.record, "invitation", joining.invitation or "")
        if seat.kind == "open":
            await self._take_seat(cached, seat, joining, visitor)
        elif visitor not in seat.holders:
            raise TableTaken()

    async def _take_listed(self, cached: CachedTable, number: int, joining: Joining, visitor: str) -> None:
        """Take a seat of the lobby or one that a friend offers; a visitor who has a seat here keeps it."""
        record = cached.record
        if record.held_by(visitor):
            return
        if number >= len(record.seats) or not await self.admits(record, number, visitor):
            raise TableKey()
        if record.seats[number].kind != "open":
            raise TableTaken()
        await self._take_seat(cached, record.seats[number], joining, visitor)

    async def _take_key(self, cached: CachedTable, key: str, visitor: str) -> None:
        seat = _seat_by(cached.record, "key", key)
        if seat.kind != "person":
            raise TableKey()
        if visitor not in seat.holders:
            await finish_even_if_cancelled(
                self.tables.repository.add_holder(cached.record, seat.seat, visitor, key)
            )
            seat.holders.add(visitor)

    async def _take_seat(self, cached: CachedTable, seat: Seat, joining: Joining, visitor: str) -> None:
        """Seat a visitor, and start play if no seat is open any more."""
        record = cached.record
        seat.kind, seat.name = "person", joining.name
        seat.holders.add(visitor)
        record.contributions.append(joining.nonce or secrets.token_hex(16))
        try:
            play = None
            if not record.has_open_seat():
                play = await self.tables.cache.run(creation.begin, record, self.tables.times.now_for(record))
            rows = play.history.rows if play else []
            await finish_even_if_cancelled(self.tables.repository.seat_person(record, seat, visitor, rows))
        except BaseException:
            cached.invalidate()  # even after a refusal, since `record` has changed
            raise
        cached.play = play


async def _admits_to_listed(record: TableRecord, seat: int, visitor: str) -> bool:
    """Return whether the table is in the lobby, where anybody may join it."""
    return record.listed


def _seat_by(record: TableRecord, field: str, given: str) -> Seat:
    """Return the seat that an invitation or a key belongs to; raises TableKey."""
    for seat in record.seats:
        if hmac.compare_digest((getattr(seat, field) or "").encode(), given.encode()):
            return seat
    raise TableKey()
