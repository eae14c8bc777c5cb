"""The SQL about chat, muted seats and notes. A method is one transaction."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..store import schema
from ..store.database import Database
from ..tables.records import now
from .records import Message

MAX_READ = 500  # messages in one response, the newest ones
ATTEMPTS = 5  # to store a message, while other servers store messages at the same table


class ChatRepository:
    """Chat messages, muted seats and notes in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def append(self, table_id: str, message: Message) -> None:
        """Store a message after all others, with a time that no other message of the table has."""
        for attempts_left in reversed(range(ATTEMPTS)):
            try:
                return await self._append(table_id, message)
            except IntegrityError:  # another server was first
                if not attempts_left:
                    raise

    async def messages(self, table_id: str, after: int, until: int | None = None) -> list[Message]:
        """Return the newest messages after a time, oldest first; with `until`, of those up to that time."""
        columns = schema.chat.c
        query = select(schema.chat).where(columns.table_id == table_id, columns.created > after)
        if until is not None:
            query = query.where(columns.created <= until)
        query = query.order_by(columns.number.desc()).limit(MAX_READ)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [Message(row.created, row.seat, row.audience, row.text, row.args) for row in reversed(found)]

    async def muted(self, table_id: str, visitor: str) -> set[int]:
        """Return the seats that a visitor has muted."""
        columns = schema.mutes.c
        query = select(columns.seat).where(columns.table_id == table_id, columns.visitor == visitor)
        async with self.database.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def set_muted(self, table_id: str, visitor: str, seat: int, muted: bool) -> None:
        """Store whether a visitor mutes a seat."""
        values = {"table_id": table_id, "visitor": visitor, "seat": seat}
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.mutes).filter_by(**values))
            if muted:
                await connection.execute(insert(schema.mutes).values(values))

    async def notes(self, table_id: str, seat: int) -> tuple[str, int | None]:
        """Return a seat's notes, and when they were changed: None if they never were."""
        query = select(schema.notes).filter_by(table_id=table_id, seat=seat)
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return (found.text, found.changed) if found else ("", None)

    async def set_notes(self, table_id: str, seat: int, text: str) -> int:
        """Store a seat's notes; return the time of the change."""
        where, changed = {"table_id": table_id, "seat": seat}, now()
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.notes).filter_by(**where))
            await connection.execute(insert(schema.notes).values(where | {"text": text, "changed": changed}))
        return changed

    async def erase(self, visitor: str) -> list[str]:
        """Blank the messages and delete the notes of a visitor's seats, and delete the visitor's mutes.

        Return the ids of the tables where messages were blanked.
        """
        held = select(schema.holders.c.table_id, schema.holders.c.seat).filter_by(visitor=visitor)
        changed = set()
        async with self.database.writing() as connection:
            await connection.execute(delete(schema.mutes).filter_by(visitor=visitor))
            for table_id, seat in (await connection.execute(held)).all():
                where = {"table_id": table_id, "seat": seat}
                blanked = await connection.execute(update(schema.chat).filter_by(**where).values(text=""))
                await connection.execute(delete(schema.notes).filter_by(**where))
                changed |= {table_id} if blanked.rowcount else set()
        return sorted(changed)

    async def _append(self, table_id: str, message: Message) -> None:
        columns = schema.chat.c
        last = select(func.max(columns.number), func.max(columns.created)).filter_by(table_id=table_id)
        async with self.database.writing() as connection:
            number, created = (await connection.execute(last)).one()  # None, None: the first message
            values = {
                "table_id": table_id,
                "number": (number or 0) + 1,
                "seat": message.seat,
                "audience": message.audience,
                "text": message.text,
                "args": message.args,
                "created": max(message.time, (created or 0) + 1),
            }
            await connection.execute(insert(schema.chat).values(values))
