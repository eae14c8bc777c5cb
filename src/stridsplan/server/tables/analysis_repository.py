"""The SQL about analyses of finished games. A method is one transaction."""

from typing import Any

from sqlalchemy import delete, insert, select

from ..store import schema
from ..store.database import Database
from .records import now

ANALYSES = schema.analyses


class AnalysisRepository:
    """Stored analyses, at most one for each table."""

    def __init__(self, database: Database):
        self.database = database

    async def load(self, table_id: str) -> dict[str, Any] | None:
        """Return the stored analysis of a table; None if there is none."""
        query = select(ANALYSES.c.data).where(ANALYSES.c.table_id == table_id)
        async with self.database.reading() as connection:
            found: dict[str, Any] | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def store(self, table_id: str, data: dict[str, Any]) -> None:
        """Store the analysis of a table. It replaces an earlier one."""
        async with self.database.writing() as connection:
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
            await connection.execute(insert(ANALYSES).values(table_id=table_id, made=now(), data=data))
