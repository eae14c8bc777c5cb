"""The SQL about tables that expire. A method is one transaction; a generator has one for each page of ids."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select

from ..store import schema
from ..store.database import Database
from .queries import delete_parts, has_person, pages_of_ids


class Abandoned(NamedTuple):
    """A kind of unfinished table (open, bots alone, or people) that was last changed before a moment."""

    kind: str
    before: int


class ExpiryRepository:
    """Finds and removes abandoned tables."""

    def __init__(self, database: Database):
        self.database = database

    async def abandoned(self, abandoned: Abandoned) -> AsyncIterator[str]:
        """Yield the ids of the tables that have expired."""
        async for ids in pages_of_ids(
            self.database, select(schema.tables.c.id).where(_is_abandoned(abandoned))
        ):
            for table_id in ids:
                yield table_id

    async def expire(self, table_id: str, abandoned: Abandoned, moment: int) -> bool:
        """Remove a table and return True, unless it has changed meanwhile; no other table can get its id."""
        query = select(schema.tables.c.id).where(schema.tables.c.id == table_id, _is_abandoned(abandoned))
        async with self.database.writing() as connection:
            if not (await connection.execute(query.with_for_update())).first():
                return False
            await delete_parts(connection, table_id)
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            await connection.execute(insert(schema.expired).values(id=table_id, moment=moment))
        return True


def _is_abandoned(abandoned: Abandoned) -> ColumnElement[bool]:
    columns = schema.tables.c
    kinds = {
        "open": columns.status == "open",
        "bots": (columns.status == "playing") & ~has_person(),
        "people": (columns.status == "playing") & has_person(),
    }
    return kinds[abandoned.kind] & (columns.changed < abandoned.before) & columns.tournament.is_(None)
