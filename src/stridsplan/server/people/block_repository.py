"""The SQL about blocks. A method is one transaction."""

import secrets
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ..store import schema
from ..store.database import Database
from ..tables.records import now


class BlockRepository:
    """Blocks in the database: who blocks which visitor."""

    def __init__(self, database: Database):
        self.database = database

    async def add(self, visitor: str, other: str, name: str | None) -> None:
        """Block another visitor, who now has this name, and end their friendship; a second block changes nothing."""
        values = {"id": secrets.token_hex(12), "visitor": visitor, "other": other, "name": name}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(schema.blocks).values(values | {"created": now()}))
                for adder, added in ((visitor, other), (other, visitor)):
                    key = select(schema.accounts.c.name_key).where(schema.accounts.c.visitor == added)
                    is_by_adder = schema.friends.c.visitor == adder
                    await connection.execute(
                        delete(schema.friends).where(is_by_adder, schema.friends.c.name_key.in_(key))
                    )
        except IntegrityError:
            return

    async def remove(self, visitor: str, block: str) -> None:
        """Delete a block, by its id."""
        columns = schema.blocks.c
        async with self.database.writing() as connection:
            await connection.execute(
                delete(schema.blocks).where(columns.visitor == visitor, columns.id == block)
            )

    async def of_visitor(self, visitor: str) -> list[Any]:
        """Return the blocks that a visitor made, newest first."""
        columns = schema.blocks.c
        query = select(schema.blocks).where(columns.visitor == visitor).order_by(columns.created.desc())
        async with self.database.reading() as connection:
            return list(await connection.execute(query))

    async def blocked(self, visitor: str) -> set[str]:
        """Return the visitors that a visitor blocks."""
        return {block.other for block in await self.of_visitor(visitor)}

    async def blocked_either_way(self, visitor: str) -> set[str]:
        """Return all visitors that a visitor blocks or is blocked by."""
        columns = schema.blocks.c
        query = select(schema.blocks).where((columns.visitor == visitor) | (columns.other == visitor))
        async with self.database.reading() as connection:
            found = list(await connection.execute(query))
        return {block.other if block.visitor == visitor else block.visitor for block in found}
