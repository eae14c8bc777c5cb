"""Sends, shows and mutes chat messages, and keeps private notes; also after the end of a game."""

from collections.abc import Callable
from typing import Any

from .. import engine
from ..errors import NotYourSeat, RequestError
from ..people.block_repository import BlockRepository
from ..tables.records import TableRecord, now
from ..tables.service import TableService
from .records import ANNOUNCEMENT, Message
from .repository import ChatRepository
from .schemas import ChatOut, MessageIn, MessageOut, MutedOut, MuteIn, NotesIn, NotesOut


class ChatService:
    """The chat of a server's tables. Calls `on_change` with the id of a table whose messages have changed."""

    def __init__(self, repository: ChatRepository, tables: TableService, blocks: BlockRepository):
        self.repository, self.tables, self.blocks = repository, tables, blocks
        self.on_change: list[Callable[[str], None]] = []

    async def send(self, table_id: str, new: MessageIn, visitor: str) -> None:
        """Send a message from a visitor's seat."""
        await self._table_for(table_id, new.seat, visitor)
        await self.repository.append(table_id, Message(now(), new.seat, new.audience, new.text))
        self.notify(table_id)

    async def announce(self, table_id: str, text_id: str, args: dict[str, Any]) -> None:
        """Send an announcement, a text of the client with arguments. The caller may hold the table's lock."""
        await self.repository.append(table_id, Message(now(), ANNOUNCEMENT, "table", text_id, args))
        self.notify(table_id)

    async def read(self, table_id: str, seat: int | None, after: int, visitor: str) -> ChatOut:
        """Return the chat after a time as a seat (None: a spectator) may see it, with the muted seats and all sides."""
        messages = await self.visible_messages(table_id, seat, after, visitor)
        sides = await self._sides(await self._table_for(table_id, None, visitor))
        muted = sorted(await self.repository.muted(table_id, visitor))
        return ChatOut(messages=messages, muted=muted, sides=sides)

    async def visible_messages(
        self, table_id: str, seat: int | None, after: int, visitor: str, until: int | None = None
    ) -> list[MessageOut]:
        """Return the messages after a time that a seat (None: a spectator) may see, without muted and blocked seats;
        with `until`, those up to that time."""
        record = await self._table_for(table_id, seat, visitor)
        sides = await self._sides(record)
        muted = await self.repository.muted(table_id, visitor) | await self._blocked(record, visitor)
        messages = await self.repository.messages(table_id, after, until)
        return [
            _message_out(each) for each in messages if each.seat not in muted and _may_read(each, seat, sides)
        ]

    async def mute(self, table_id: str, mute: MuteIn, visitor: str) -> MutedOut:
        """Mute or unmute a seat for a visitor."""
        record = await self._table_for(table_id, None, visitor)
        if mute.seat >= len(record.seats):
            raise RequestError(field="seat", problem="unknown")
        await self.repository.set_muted(table_id, visitor, mute.seat, mute.muted)
        return MutedOut(muted=sorted(await self.repository.muted(table_id, visitor)))

    async def notes(self, table_id: str, seat: int, visitor: str) -> NotesOut:
        """Return the notes of a visitor's seat."""
        await self._table_for(table_id, seat, visitor)
        text, changed = await self.repository.notes(table_id, seat)
        return NotesOut(text=text, changed=changed)

    async def set_notes(self, table_id: str, notes: NotesIn, visitor: str) -> NotesOut:
        """Store the notes of a visitor's seat."""
        await self._table_for(table_id, notes.seat, visitor)
        changed = await self.repository.set_notes(table_id, notes.seat, notes.text)
        return NotesOut(text=notes.text, changed=changed)

    async def erase(self, visitor: str) -> None:
        """Blank the messages and delete the notes of a visitor's seats, and delete the visitor's mutes."""
        for table_id in await self.repository.erase(visitor):
            self.notify(table_id)

    async def _table_for(self, table_id: str, seat: int | None, visitor: str) -> TableRecord:
        """Return the table; raises TableUnknown, or NotYourSeat if the visitor does not hold the seat."""
        async with self.tables.cache.locked(table_id) as cached:
            if seat is not None and not cached.record.is_held(seat, visitor):
                raise NotYourSeat()
            return cached.record

    async def _sides(self, record: TableRecord) -> list[int]:
        """Return the side of every seat; in a thread, since the game may have to be loaded."""
        run = self.tables.cache.run
        return await run(engine.sides_of, record.game, len(record.seats), record.options)

    async def _blocked(self, record: TableRecord, visitor: str) -> set[int]:
        """Return the seats of people that a visitor blocks."""
        blocked = await self.blocks.blocked(visitor)
        return {seat.seat for seat in record.seats if seat.holders & blocked}

    def notify(self, table_id: str) -> None:
        """Call the listeners: the messages of a table have changed."""
        for listener in self.on_change:
            listener(table_id)


def _may_read(message: Message, seat: int | None, sides: list[int]) -> bool:
    """Return whether a seat may read a message. A message to a team is only for seats on the writer's side."""
    return message.audience == "table" or (seat is not None and sides[message.seat] == sides[seat])


def _message_out(message: Message) -> MessageOut:
    seat = None if message.seat == ANNOUNCEMENT else message.seat
    return MessageOut(
        time=message.time, seat=seat, audience=message.audience, text=message.text, args=message.args
    )
