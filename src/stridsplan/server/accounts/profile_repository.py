"""The SQL about profiles. A method is one transaction.

A profile shows only rated games, which are public. A seat counts for an account if no other account holds it too.
"""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Select, select, tuple_

from ..store import schema
from ..store.database import Database
from ..tables.queries import seated_accounts


class ProfileRepository:
    """Reads what profiles show."""

    def __init__(self, database: Database):
        self.database = database

    async def account(self, name_keys: Sequence[str]) -> Any | None:
        """Return the account that has one of these name keys; an earlier key takes precedence."""
        columns = schema.accounts.c
        query = select(columns.visitor, columns.name, columns.name_key, columns.created)
        found = await self._all(query.where(columns.name_key.in_(name_keys)))
        return min(found, key=lambda account: name_keys.index(account.name_key), default=None)

    async def ratings(self, visitor: str) -> list[Any]:
        """Return the ratings of an account, by game."""
        columns = schema.ratings.c
        return await self._all(
            select(schema.ratings).where(columns.visitor == visitor).order_by(columns.game)
        )

    async def games(self, visitor: str, before: int | None, limit: int) -> list[Any]:
        """Return the newest rated games of an account, of those that ended before a time, newest first.

        A row has the columns of `_rated`. The account may share the seat with other accounts.
        """
        held, ended = schema.holders.c, schema.commands.c.created
        rated_seat = tuple_(schema.rating_changes.c.table_id, schema.rating_changes.c.seat)
        query = _rated().where(
            rated_seat.in_(select(held.table_id, held.seat).where(held.visitor == visitor))
        )
        if before is not None:
            query = query.where(ended < before)
        return await self._all(query.order_by(ended.desc(), schema.tables.c.id).limit(limit))

    async def players(self, table_ids: Collection[str]) -> list[Any]:
        """Return (table_id, seat, visitor, name) for each seat that exactly one account holds."""
        async with self.database.reading() as connection:
            return await seated_accounts(connection, table_ids)

    async def _all(self, query: Select[Any]) -> list[Any]:
        async with self.database.reading() as connection:
            return list(await connection.execute(query))


def _rated() -> Select[Any]:
    """Return a query for rated seats, with their tables. `ended` is the time of the table's last row."""
    tables, changes, rows = schema.tables.c, schema.rating_changes.c, schema.commands.c
    query = select(tables.id, tables.game, tables.options, tables.result, rows.created.label("ended"))
    query = query.add_columns(changes.seat, changes.before, changes.after)
    query = query.join(schema.rating_changes, changes.table_id == tables.id)
    return query.join(schema.commands, (rows.table_id == tables.id) & (rows.version == tables.version))
