"""The SQL about friends and challenges. A method is one transaction."""

from typing import Any

from sqlalchemy import Select, and_, delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError

from ..store import schema
from ..store.database import Database
from ..tables.records import now

FRIENDS, ACCOUNTS = schema.friends.c, schema.accounts.c  # columns
MAX_REQUESTS, MAX_CHALLENGES = 100, 50  # shown to a visitor


class PeopleRepository:
    """Friends and challenges in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def add_friend(self, visitor: str, name_key: str, name: str, limit: int) -> bool:
        """Store that a visitor adds an account as a friend; returns False if the visitor has added too many."""
        values = {"visitor": visitor, "name_key": name_key, "name": name, "created": now()}
        count = select(func.count()).select_from(schema.friends).where(FRIENDS.visitor == visitor)
        try:
            async with self.database.writing() as connection:
                if (await connection.execute(count)).scalar_one() >= limit:
                    return False
                await connection.execute(insert(schema.friends).values(values))
        except IntegrityError:
            pass  # the visitor has added this account before
        return True

    async def remove_friend(self, visitor: str, name_key: str) -> None:
        """End a friendship, or decline or withdraw a friend request."""
        async with self.database.writing() as connection:
            own_key = await self._name_key(connection, visitor)
            others = select(ACCOUNTS.visitor).where(ACCOUNTS.name_key == name_key)
            is_own = (FRIENDS.visitor == visitor) & (FRIENDS.name_key == name_key)
            is_theirs = FRIENDS.visitor.in_(others) & (FRIENDS.name_key == own_key)
            await connection.execute(delete(schema.friends).where(is_own | is_theirs))

    async def added_by(self, visitor: str) -> list[Any]:
        """Return the accounts that a visitor added, as rows (name, created, friend, known_as).

        `friend` is the id of the other visitor if that account added this visitor too, otherwise None. `known_as` is
        the current name of the account, None if the account does not exist.
        """
        added, other, reverse = schema.friends.alias(), schema.accounts.alias(), schema.friends.alias()
        own_key = select(ACCOUNTS.name_key).where(ACCOUNTS.visitor == visitor).scalar_subquery()
        is_mutual = and_(reverse.c.visitor == other.c.visitor, reverse.c.name_key == own_key)
        query = (
            select(
                added.c.name,
                added.c.created,
                reverse.c.visitor.label("friend"),
                other.c.name.label("known_as"),
            )
            .outerjoin(other, other.c.name_key == added.c.name_key)
            .outerjoin(reverse, is_mutual)
            .where(added.c.visitor == visitor)
            .order_by(added.c.name_key)
        )
        return await self._all(query)

    async def requests_to(self, visitor: str) -> list[Any]:
        """Return the accounts that added this visitor, but were not added by this visitor, newest first."""
        own_key = select(ACCOUNTS.name_key).where(ACCOUNTS.visitor == visitor).scalar_subquery()
        added = select(FRIENDS.name_key).where(FRIENDS.visitor == visitor)
        query = select(ACCOUNTS.visitor, ACCOUNTS.name, FRIENDS.created)
        query = query.join(schema.friends, FRIENDS.visitor == ACCOUNTS.visitor)
        query = query.where(FRIENDS.name_key == own_key, ACCOUNTS.name_key.not_in(added))
        return await self._all(query.order_by(FRIENDS.created.desc()).limit(MAX_REQUESTS))

    async def challenge(self, table_id: str, seat: int, friend: str) -> None:
        """Offer a seat to a visitor's friend; the offer replaces an earlier one of the seat."""
        where = {"table_id": table_id, "seat": seat}
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.challenges).filter_by(**where))
            await connection.execute(
                insert(schema.challenges).values(where | {"visitor": friend, "created": now()})
            )

    async def decline(self, table_id: str, visitor: str) -> bool:
        """Remove the offers of a table to a visitor; returns whether there was one."""
        where = {"table_id": table_id, "visitor": visitor}
        async with self.database.writing() as connection:
            return (await connection.execute(delete(schema.challenges).filter_by(**where))).rowcount > 0

    async def is_challenged(self, table_id: str, seat: int, visitor: str) -> bool:
        """Return whether a seat was offered to a visitor."""
        where = {"table_id": table_id, "seat": seat, "visitor": visitor}
        async with self.database.reading() as connection:
            query = select(exists(select(schema.challenges).filter_by(**where)))
            return bool((await connection.execute(query)).scalar_one())

    async def challenges(self, visitor: str) -> list[Any]:
        """Return the open seats that were offered to a visitor, with the account of the host, newest first."""
        offers, seats, tables = schema.challenges, schema.seats, schema.tables
        at = (seats.c.table_id == offers.c.table_id) & (seats.c.seat == offers.c.seat)
        query = (
            select(offers.c.table_id, offers.c.seat, tables.c.game, tables.c.clock, tables.c.created)
            .add_columns(tables.c.rated, tables.c.advice, ACCOUNTS.name, ACCOUNTS.visitor)
            .join(seats, at)
            .join(tables, tables.c.id == offers.c.table_id)
            .join(schema.accounts, ACCOUNTS.visitor == tables.c.host)
            .where(offers.c.visitor == visitor, seats.c.kind == "open", tables.c.status == "open")
            .order_by(offers.c.created.desc())
            .limit(MAX_CHALLENGES)
        )
        return await self._all(query)

    async def _name_key(self, connection: Any, visitor: str) -> str | None:
        query = select(ACCOUNTS.name_key).where(ACCOUNTS.visitor == visitor)
        key: str | None = (await connection.execute(query)).scalar_one_or_none()
        return key

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self.database.reading() as connection:
            return list(await connection.execute(query))
