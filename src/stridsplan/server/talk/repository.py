"""The only SQL about talk. A method is one transaction."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..store import schema
from ..store.database import Database
from ..tables.records import now
from .records import Line

READ_AT_ONCE = 500  # the most lines of one answer: the newest
TRIES = 5


class TalkRepository:
    """Talk, mutes and notes in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def append(self, table_id: str, line: Line) -> None:
        """Store a line after all others, at a time of its own."""
        for tries_left in reversed(range(TRIES)):
            try:
                return await self._append(table_id, line)
            except IntegrityError:  # another server was first
                if not tries_left:
                    raise

    async def lines(self, table_id: str, after: int) -> list[Line]:
        """The newest of the lines after a time, oldest first."""
        columns = schema.talk.c
        query = select(schema.talk).where(columns.table_id == table_id, columns.created > after)
        query = query.order_by(columns.number.desc()).limit(READ_AT_ONCE)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [Line(row.created, row.seat, row.audience, row.text, row.args) for row in reversed(found)]

    async def muted(self, table_id: str, visitor: str) -> set[int]:
        """The seats that a visitor does not want to hear."""
        columns = schema.mutes.c
        query = select(columns.seat).where(columns.table_id == table_id, columns.visitor == visitor)
        async with self.database.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def set_muted(self, table_id: str, visitor: str, seat: int, muted: bool) -> None:
        """Store whether a visitor wants to hear a seat."""
        values = {"table_id": table_id, "visitor": visitor, "seat": seat}
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.mutes).filter_by(**values))
            if muted:
                await connection.execute(insert(schema.mutes).values(values))

    async def notes(self, table_id: str, seat: int) -> tuple[str, int | None]:
        """A seat's notes and when they were changed."""
        query = select(schema.notes).filter_by(table_id=table_id, seat=seat)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return (found.text, found.changed) if found else ("", None)

    async def set_notes(self, table_id: str, seat: int, text: str) -> int:
        """Store a seat's notes; when that was."""
        place, changed = {"table_id": table_id, "seat": seat}, now()
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.notes).filter_by(**place))
            await connection.execute(insert(schema.notes).values(place | {"text": text, "changed": changed}))
        return changed

    async def forget(self, visitor: str) -> list[str]:
        """Blank what the seats of a visitor said and noted; the tables where something was said."""
        held = select(schema.holders.c.table_id, schema.holders.c.seat).filter_by(visitor=visitor)
        touched = set()
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.mutes).filter_by(visitor=visitor))
            for table_id, seat in (await connection.execute(held)).all():
                place = {"table_id": table_id, "seat": seat}
                said = await connection.execute(update(schema.talk).filter_by(**place).values(text=""))
                await connection.execute(delete(schema.notes).filter_by(**place))
                touched |= {table_id} if said.rowcount else set()
        return sorted(touched)

    async def _append(self, table_id: str, line: Line) -> None:
        columns = schema.talk.c
        last = select(func.max(columns.number), func.max(columns.created)).filter_by(table_id=table_id)
        async with self.database.writing() as connection:
            number, created = (await connection.execute(last)).one()
            values = {
                "table_id": table_id,
                "number": (number or 0) + 1,
                "seat": line.seat,
                "audience": line.audience,
                "text": line.text,
                "args": line.args,
                "created": max(line.time, (created or 0) + 1),
            }
            await connection.execute(insert(schema.talk).values(values))
