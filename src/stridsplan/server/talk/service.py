"""Who may say, hear and note what. Talk goes on after the end of the game."""

from collections.abc import Callable
from typing import Any

from .. import engine
from ..errors import NotYourSeat, RequestError
from ..tables.records import TableRecord, now
from ..tables.service import TableService
from .records import THE_TABLE, Line
from .repository import TalkRepository
from .schemas import LineIn, LineOut, MutedOut, MuteIn, NotesIn, NotesOut, TalkOut


class TalkService:
    """The talk of a server's tables. `on_change` is told the id of a table at which something was said."""

    def __init__(self, repository: TalkRepository, tables: TableService):
        self.repository, self.tables = repository, tables
        self.on_change: list[Callable[[str], None]] = []

    async def say(self, table_id: str, said: LineIn, visitor: str) -> None:
        """Say something as a visitor's seat."""
        await self._held(table_id, said.seat, visitor)
        await self.repository.append(table_id, Line(now(), said.seat, said.audience, said.text))
        self._tell(table_id)

    async def announce(self, table_id: str, message: str, args: dict[str, Any]) -> None:
        """Let the table itself say a message, with arguments in the forms of the protocol.

        It takes no lock of the table, so that who holds it may call this.
        """
        await self.repository.append(table_id, Line(now(), THE_TABLE, "table", message, args))
        self._tell(table_id)

    async def read(self, table_id: str, seat: int | None, after: int, visitor: str) -> TalkOut:
        """What was said after a time and a seat, or a spectator, may hear."""
        messages = await self.hear(table_id, seat, after, visitor)
        sides = await self._sides(await self._held(table_id, None, visitor))
        muted = sorted(await self.repository.muted(table_id, visitor))
        return TalkOut(messages=messages, muted=muted, sides=sides)

    async def hear(self, table_id: str, seat: int | None, after: int, visitor: str) -> list[LineOut]:
        """The same, without whom the visitor has muted."""
        record = await self._held(table_id, seat, visitor)
        sides = await self._sides(record)
        muted = await self.repository.muted(table_id, visitor)
        lines = await self.repository.lines(table_id, after)
        return [_out(line) for line in lines if line.seat not in muted and _may_read(line, seat, sides)]

    async def mute(self, table_id: str, mute: MuteIn, visitor: str) -> MutedOut:
        """Let a visitor not hear a seat, or hear it again."""
        record = await self._held(table_id, None, visitor)
        if mute.seat >= len(record.seats):
            raise RequestError(field="seat", problem="unknown")
        await self.repository.set_muted(table_id, visitor, mute.seat, mute.muted)
        return MutedOut(muted=sorted(await self.repository.muted(table_id, visitor)))

    async def notes(self, table_id: str, seat: int, visitor: str) -> NotesOut:
        """What a visitor's seat has noted."""
        await self._held(table_id, seat, visitor)
        text, changed = await self.repository.notes(table_id, seat)
        return NotesOut(text=text, changed=changed)

    async def note(self, table_id: str, noted: NotesIn, visitor: str) -> NotesOut:
        """Keep the notes of a visitor's seat."""
        await self._held(table_id, noted.seat, visitor)
        changed = await self.repository.set_notes(table_id, noted.seat, noted.text)
        return NotesOut(text=noted.text, changed=changed)

    async def forget(self, visitor: str) -> None:
        """Blank what a visitor's seats said, drop what they noted and whom the visitor muted."""
        for table_id in await self.repository.forget(visitor):
            self._tell(table_id)

    async def _held(self, table_id: str, seat: int | None, visitor: str) -> TableRecord:
        """The table; raises TableUnknown, or NotYourSeat if a seat is named that the visitor does not hold."""
        async with self.tables.sittings.at(table_id) as sitting:
            if seat is not None and not sitting.record.is_held(seat, visitor):
                raise NotYourSeat()
            return sitting.record

    async def _sides(self, record: TableRecord) -> list[int]:
        """The side of every seat; asked in a thread, since a game may have to be loaded first."""
        run = self.tables.sittings.run
        return await run(engine.sides_of, record.game, len(record.seats), record.options)

    def _tell(self, table_id: str) -> None:
        for listener in self.on_change:
            listener(table_id)


def _may_read(line: Line, seat: int | None, sides: list[int]) -> bool:
    """What is said to the table is for all; what is said to a team, for the seats of its side alone."""
    return line.audience == "table" or (seat is not None and sides[line.seat] == sides[seat])


def _out(line: Line) -> LineOut:
    seat = None if line.seat == THE_TABLE else line.seat
    return LineOut(time=line.time, seat=seat, audience=line.audience, text=line.text, args=line.args)
