"""The SQL about deadlines and served time (see `times.py`). A method is one transaction."""

from sqlalchemy import case, func, select, update

from ..store import schema
from ..store.database import Database
from .queries import IS_BY_MAIL, load_served_time

MAX_DUE = 100  # tables whose deadlines are handled at once


class ClockRepository:
    """Deadlines of tables, and served time."""

    def __init__(self, database: Database):
        self.database = database

    async def due(self, served: int, calendar: int) -> list[str]:
        """Return the tables whose deadline has passed, by served time or, in play by mail, by the calendar."""
        columns = schema.tables.c
        is_due = (IS_BY_MAIL & (columns.deadline <= calendar)) | (~IS_BY_MAIL & (columns.deadline <= served))
        query = select(columns.id).where(is_due).order_by(columns.deadline).limit(MAX_DUE)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def has_deadlines(self) -> bool:
        """Return whether any table has a deadline."""
        query = select(schema.tables.c.id).where(schema.tables.c.deadline.is_not(None)).limit(1)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def served(self) -> int:
        """Return the latest served time in the store: the one in `heartbeat`, or a later one of a live clock.

        A clock has a later one if a server stopped after storing the clock and before storing served time.
        """
        columns = schema.tables.c
        # not `as_integer`, which has 32 bits in PostgreSQL
        latest = select(func.max(columns.clocks["since"].as_float()))
        latest = latest.where(columns.deadline.is_not(None), ~IS_BY_MAIL)
        async with self.database.reading() as connection:
            since = (await connection.execute(latest)).scalar_one()
            return max(await load_served_time(connection), int(since or 0))

    async def store_served(self, served: int) -> int:
        """Store served time unless another server has stored a later one; returns the later of both."""
        column = schema.heartbeat.c.served
        later = case((column < served, served), else_=column)
        query = update(schema.heartbeat).values(served=later).returning(column)
        async with self.database.writing() as connection:
            latest: int = (await connection.execute(query)).scalar_one()
            return latest
