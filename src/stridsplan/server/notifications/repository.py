"""The SQL about notifications. A method is one transaction; a generator has one for each page of visitors."""

from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..store import schema
from ..store.database import Database
from .records import Channel

PAGE = 200  # visitors in one page of `open_turns`


class OpenTurn(NamedTuple):
    """A seat of a person that must act."""

    table_id: str
    seat: int
    last_row: int  # the number of the row of its last command; 0 if there is none
    changed: int  # when the table last changed
    clock: dict[str, Any] | None


class Claim(NamedTuple):
    """A server's claim to send a notification. Times are milliseconds since 1970."""

    version: int  # the number of rows of the table
    now: int  # when the claim is made
    until: int  # when it ends, and another server may send the notification


class NotificationRepository:
    """Channels, and which notifications were sent."""

    def __init__(self, database: Database):
        self.database = database

    async def store(self, channel: Channel) -> None:
        """Store a channel; it replaces one with the same id."""
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.channels).where(schema.channels.c.id == channel.id))
            await connection.execute(insert(schema.channels).values(asdict(channel)))

    async def channels_of(self, visitors: Collection[str]) -> list[Channel]:
        """Return the channels of some visitors, oldest first."""
        columns = schema.channels.c
        return await self._channels(
            select(schema.channels).where(columns.visitor.in_(visitors)).order_by(columns.created, columns.id)
        )

    async def by_token(self, token: str) -> Channel | None:
        """Return the unconfirmed channel whose address was sent this token."""
        found = await self._channels(select(schema.channels).where(schema.channels.c.token == token))
        return found[0] if found else None

    async def confirm(self, channel_id: str) -> None:
        """Store that a channel is confirmed."""
        query = update(schema.channels).where(schema.channels.c.id == channel_id).values(token=None)
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def delete(self, channel_id: str, visitor: str | None = None) -> None:
        """Delete a channel. If a visitor is given, delete it only if it is that visitor's."""
        query = delete(schema.channels).where(schema.channels.c.id == channel_id)
        if visitor is not None:
            query = query.where(schema.channels.c.visitor == visitor)
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def claim(self, table_id: str, seat: int, began: int, claim: Claim) -> int | None:
        """Claim the notification of a turn that began at row `began` of the table, so that only one server sends it.

        Returns 0 if this server has the claim, None if the notification was sent, otherwise the end of another server's
        claim.
        """
        columns = schema.notifications.c
        is_of_seat = (columns.table_id == table_id) & (columns.seat == seat)
        # what is stored is about an earlier turn, or the claim of another server has ended
        is_free = (columns.version < began) | (columns.until <= claim.now)
        values = {"version": claim.version, "until": claim.until}
        try:
            async with self.database.writing() as connection:
                renewed = await connection.execute(
                    update(schema.notifications).where(is_of_seat, is_free).values(values)
                )
                if renewed.rowcount == 0:
                    new = {"table_id": table_id, "seat": seat} | values
                    await connection.execute(insert(schema.notifications).values(new))
        except IntegrityError:
            async with self.database.reading() as connection:
                return (
                    await connection.execute(select(columns.until).where(is_of_seat))
                ).scalar_one_or_none()
        return 0

    async def mark_sent(self, table_id: str, seat: int, claim: Claim) -> None:
        """Store that the notification of a claim was sent: its `until` becomes null."""
        columns = schema.notifications.c
        is_of_seat = (columns.table_id == table_id) & (columns.seat == seat)
        query = update(schema.notifications).where(is_of_seat, columns.until == claim.until)
        async with self.database.writing() as connection:
            await connection.execute(query.values(until=None))

    async def open_turns(self) -> AsyncIterator[OpenTurn]:
        """Yield the seats that must act, if a holder of the seat has a confirmed channel.

        A seat may be yielded more than once if several holders have one.
        """
        channels, last = schema.channels.c, ""
        query = select(channels.visitor).distinct().where(channels.token.is_(None)).order_by(channels.visitor)
        while True:
            async with self.database.reading() as connection:
                page = query.where(channels.visitor > last).limit(PAGE)
                visitors = (await connection.execute(page)).scalars().all()
                found = (await connection.execute(_open_turns(visitors))).all() if visitors else []
            if not visitors:
                return
            for row in found:
                if row.seat in row.to_act:
                    yield OpenTurn(row.id, row.seat, row.last_row or 0, row.changed, row.clock)
            last = visitors[-1]

    async def _channels(self, query: Select[Any]) -> list[Channel]:
        async with self.database.reading() as connection:
            return [Channel(**row._mapping) for row in await connection.execute(query)]


def _open_turns(visitors: Sequence[str]) -> Select[Any]:
    """Select the seats of some visitors at tables in play, with the number of the row of each seat's last command."""
    tables, seats, commands, holders = (
        schema.tables.c,
        schema.seats.c,
        schema.commands.c,
        schema.holders.c,
    )
    last_row = (
        select(func.max(commands.version))
        .where(commands.table_id == seats.table_id, commands.seat == seats.seat)
        .scalar_subquery()
    )
    columns = (tables.id, seats.seat, last_row.label("last_row"), tables.changed, tables.clock, tables.to_act)
    return select(*columns).where(
        holders.visitor.in_(visitors),
        seats.table_id == holders.table_id,
        seats.seat == holders.seat,
        seats.kind == "person",
        tables.id == seats.table_id,
        tables.status == "playing",
    )
