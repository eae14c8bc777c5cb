"""What visitors and bots may do with tables. Every change is on disk before it is answered."""

import asyncio
import hmac
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from .. import engine
from ..errors import (
    NotYourSeat,
    PlayError,
    PlayIllegal,
    PlayNotOver,
    PlayOver,
    PlayPaused,
    PlayStale,
    RequestError,
    TableKey,
    TableTaken,
    TableTooMany,
)
from ..metrics import COMMANDS
from ..settings import Settings
from ..times import Times
from ..visitors import secret_key
from . import making, manners
from .making import begin, new_record
from .play import BotAnswer, Play
from .records import Manners, Row, Seat, Snapshot, Standing, TableRecord
from .replays import Replays
from .repository import Conflict, TableRepository
from .schemas import CommandIn, Joining, NewTable, PreviewIn, Renaming, TableOut, UndoIn, describe
from .sittings import Sitting, Sittings, finish

log = structlog.get_logger()

ATTEMPTS = 20  # to change a table that other servers change too
Answer = dict[str, Any]
SEEN_EVERY = 3_600_000  # ms after which a host's open tables are freshened
T = TypeVar("T")


class TableService:
    """The tables of a server."""

    def __init__(self, repository: TableRepository, settings: Settings, times: Times):
        self.repository, self.settings = repository, settings
        self.times = times
        self.key = secret_key(settings.data)
        self.sittings = Sittings(repository, settings.tables_in_memory, settings.table_threads)
        self.replays = Replays(self.sittings)
        self.on_change: list[Callable[[TableRecord], None]] = []
        self._opening = asyncio.Lock()
        self.present: Callable[[str], set[str]] = lambda table_id: set()

    # Making, finding and joining

    async def create(self, new: NewTable, visitor: str, address: str = "") -> TableOut:
        """Make a table, asked for from an address; play starts at once if nobody is still to come.

        Raises TableTooMany where the visitor, or the address, has enough tables in the lobby.
        """
        if not new.listed:
            return await self._create(new, visitor)
        mark = hmac.digest(self.key, b"opening " + address.encode(), "sha256").hex()
        async with self._opening:  # one at a time: they are counted first
            own, from_here = await self.repository.count_open(visitor, mark)
            most = self.settings
            if own >= most.open_tables_a_visitor or from_here >= most.open_tables_an_address:
                raise TableTooMany()
            table = await self._create(new, visitor)
            if table.status == "open":
                await finish(self.repository.note_opening(table.id, mark))
        return table

    async def _create(self, new: NewTable, visitor: str) -> TableOut:
        record, play = await self.sittings.run(new_record, new, visitor, self.times, self.key)
        try:
            await self.lay(record, play)
        except Conflict:
            return await self._made_before(record.id, visitor)
        return self.describe(record, visitor)

    async def lay(self, record: TableRecord, play: Play | None) -> None:
        """Put a new table on disk, and let it be known; raises Conflict if there is one with its id."""
        await finish(self.repository.create(record, play.history.rows if play else []))
        log.info("table.created", table=record.id, game=record.game, seats=len(record.seats))
        self.tell(record)

    async def promise(self, game: str) -> Answer:
        """Promise the chance of a table to be made."""
        return await self.sittings.run(making.promise, self.key, game)

    async def _made_before(self, table_id: str, visitor: str) -> TableOut:
        """The table that its maker asks for once more; an id makes one table only."""
        async with self.sittings.at(table_id) as sitting:
            if sitting.record.host != visitor:
                raise RequestError(field="id", problem="used")
            return self.describe(sitting.record, visitor)

    async def of_visitor(self, visitor: str) -> list[TableOut]:
        """A visitor's tables, those that wait for the visitor first."""
        records = await self.repository.of_visitor(visitor)
        await self._stay_listed(records, visitor)
        tables = [self.describe(record, visitor) for record in records]
        return sorted(tables, key=lambda table: not table.waiting_for_me)

    async def get(self, table_id: str, visitor: str) -> TableOut:
        """A table as a visitor sees it."""
        async with self.sittings.at(table_id) as sitting:
            return self.describe(sitting.record, visitor)

    async def join(self, table_id: str, joining: Joining, visitor: str) -> TableOut:
        """Let a visitor in by invitation, by personal key, or on a seat free to anybody."""

        async def join() -> TableOut:
            async with self.sittings.changing(table_id) as sitting:
                if joining.seat is not None:
                    await self._take_listed(sitting, joining.seat, joining, visitor)
                elif joining.invitation is not None:
                    await self._take_invitation(sitting, joining, visitor)
                else:
                    await self._take_key(sitting, joining.key or "", visitor)
                self.tell(sitting.record)
                return self.describe(sitting.record, visitor)

        return await self.surely(table_id, join)

    async def rename(self, table_id: str, renaming: Renaming, visitor: str) -> TableOut:
        """Change the name of a visitor's seat."""
        async with self.sittings.changing(table_id) as sitting:
            _refuse_seat(sitting.record, renaming.seat, visitor)
            await finish(self.repository.rename(table_id, renaming.seat, renaming.name))
            sitting.record.seats[renaming.seat].name = renaming.name
            self.tell(sitting.record)
            return self.describe(sitting.record, visitor)

    async def renew_key(self, table_id: str, seat: int, visitor: str) -> TableOut:
        """Give a visitor's seat another personal key; whoever else holds the seat holds it no more."""
        async with self.sittings.changing(table_id) as sitting:
            _refuse_seat(sitting.record, seat, visitor)
            key = secrets.token_urlsafe(18)
            await finish(self.repository.renew_key(table_id, seat, key, visitor))
            renewed = sitting.record.seats[seat]
            renewed.key, renewed.holders = key, {visitor}
            self.tell(sitting.record)
            return self.describe(sitting.record, visitor)

    async def reseat(self, table_id: str) -> None:
        """Read anew who sits at a table, after somebody's account changed it."""
        async with self.sittings.at(table_id) as sitting:
            stored = await self.repository.load(table_id)
            if stored is not None:
                sitting.record.seats, sitting.record.host = stored.seats, stored.host
                self.tell(sitting.record)

    # Playing

    async def position(
        self, table_id: str, seat: int | None, visitor: str, latest: int | None = None
    ) -> Answer:
        """What a seat, or a spectator, may know, with all events or the latest."""
        if seat is not None:
            await self.come_back(table_id, visitor)

        async def look() -> Answer:
            async with self.sittings.at(table_id) as sitting:
                if seat is not None:
                    _refuse_seat(sitting.record, seat, visitor)
                play = await self.sittings.play(sitting)
                if latest is not None:
                    return await self.sittings.quickly(play, play.latest, seat, latest)
                return await self.sittings.quickly(play, play.position, seat)

        return await self.surely(table_id, look)

    async def outlook(self, table_id: str, seat: int | None, codes: list[int], visitor: str) -> Answer | None:
        """The odds of what is to come after a part of a chain; the table is not kept busy meanwhile."""
        async with self.sittings.at(table_id) as sitting:
            if seat is not None:
                _refuse_seat(sitting.record, seat, visitor)
            play = await self.sittings.play(sitting)
            look = await self.sittings.run(play.outlook, seat, codes)
        return await self.sittings.run(look)

    async def update(
        self, table_id: str, seat: int | None, since: int, visitor: str, told: int = 0
    ) -> tuple[TableOut, Answer | None]:
        """The table and what happened since a version, for who watches it and was told all up to another."""
        async with self.sittings.at(table_id) as sitting:
            if seat is not None:
                _refuse_seat(sitting.record, seat, visitor)
            table = self.describe(sitting.record, visitor)
            if table.status == "open":
                return table, None
            play = await self.sittings.play(sitting)
            if told == play.version_of(seat):
                return table, None
            return table, await self.sittings.quickly(play, play.position, seat, since)

    async def command(self, table_id: str, command: CommandIn, visitor: str) -> Answer:
        """Apply a visitor's command; the same id again gets the same answer."""
        # Others may be at the table first: waiting for them makes nobody late
        served, calendar = self.times.served(), self.times.calendar()

        def act(play: Play) -> Row:
            if not engine.is_resigning(command.codes):  # which means the same whatever has happened
                arrived = calendar if play.record.is_by_mail else served
                play.refuse_late(command.seat, command.version, arrived)
            return play.act(command.seat, command.codes, command.id)

        return await self._change(
            table_id, command.seat, command.version, command.id, tuple(command.codes), visitor, act
        )

    async def undo(self, table_id: str, undo: UndoIn, visitor: str) -> Answer:
        """Take back what a visitor's seat did last."""

        def take_back(play: Play) -> Row:
            play.refuse_changed(undo.seat, undo.version)
            return play.undo(undo.seat, undo.id)

        return await self._change(table_id, undo.seat, undo.version, undo.id, (), visitor, take_back)

    async def preview(self, table_id: str, preview: PreviewIn, visitor: str) -> Answer:
        """What would be asked after the first links of a chain."""

        async def look() -> Answer:
            async with self.sittings.at(table_id) as sitting:
                _refuse_seat(sitting.record, preview.seat, visitor)
                play = await self.running(sitting)
                return await self.sittings.run(play.preview, preview.seat, preview.codes)

        return await self.surely(table_id, look)

    async def transcript(self, table_id: str) -> Answer:
        """The public record of a finished table."""
        async with self.sittings.at(table_id) as sitting:
            play = await self.sittings.play(sitting)
            if sitting.record.standing.status != "over":
                raise PlayNotOver()
            return await self.sittings.run(play.transcript)

    async def statistics(self, table_id: str) -> Answer:
        """The dice and the luck of a finished table."""
        async with self.sittings.at(table_id) as sitting:
            play = await self.sittings.play(sitting)
            if sitting.record.standing.status != "over":
                raise PlayNotOver()
            opened = sitting.record.manners.opened
            return await self.sittings.run(engine.statistics, play.table, opened)

    async def come_back(self, table_id: str, visitor: str) -> None:
        """A visitor is at the table: bots that play in their place stop."""

        async def take_over() -> None:
            async with self.sittings.changing(table_id) as sitting:
                await self.hand_back(sitting, visitor)

        await insist(take_over)

    # Bots

    async def bot_answer(self, table_id: str) -> BotAnswer | None:
        """The answer of the next bot of a table, still to be made; None when no bot owes a decision."""
        async with self.sittings.at(table_id) as sitting:
            if not sitting.record.bots_to_act():
                return None
            play = await self.sittings.play(sitting)
            return await self.sittings.quickly(play, play.bot_answer)

    async def bot_command(self, table_id: str, answer: BotAnswer, codes: list[int]) -> None:
        """Apply a bot's whole answer as one command, as a person's would be."""
        async with self.sittings.changing(table_id) as sitting:
            play = await self.running(sitting)
            _refuse_paused(sitting.record)

            prefix = [] if sitting.record.seats[answer.seat].kind == "bot" else [engine.stand_in_code()]

            def act() -> Row:
                if not sitting.record.is_bots(answer.seat):
                    raise PlayStale(answer.version)
                play.refuse_stale(answer.seat, answer.version)
                try:
                    return play.act(answer.seat, [*prefix, *codes], is_servers=True)
                except PlayIllegal as error:
                    version = play.version_of(answer.seat)
                    if answer.version == version:
                        raise
                    raise PlayStale(version) from error  # it was legal when the bot chose

            await self.store(sitting, play, await self.sittings.quickly(play, act))

    async def lapse(self, table_id: str, seat: int) -> int:
        """What the rules do for a seat that does not answer."""
        async with self.sittings.at(table_id) as sitting:
            play = await self.sittings.play(sitting)
            return int(await self.sittings.quickly(play, play.table.lapse, seat))

    # What the above share

    def describe(self, record: TableRecord, visitor: str) -> TableOut:
        """A table for one visitor."""
        return describe(record, visitor, self.present(record.id), self.times.of(record))

    async def surely(self, table_id: str, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do something at a table as it is now; it is refused only by what is in the store."""
        for _ in range(ATTEMPTS):
            try:
                return await insist(attempt)
            except (PlayError, TableKey, TableTaken):
                if not await self.sittings.catch_up(table_id):
                    raise
        return await insist(attempt)

    async def _change(self, table_id: str, *change: Any) -> Answer:
        """Do what is asked, once, at the table as it is."""
        return await self.surely(table_id, lambda: self._try_change(table_id, *change))

    async def _try_change(
        self,
        table_id: str,
        seat: int,
        since: int,
        command_id: str | None,
        codes: tuple[int, ...],
        visitor: str,
        change: Callable[[Play], Row],
    ) -> Answer:
        """Do what is asked, and answer it with the position it led to; raises Conflict."""
        async with self.sittings.changing(table_id) as sitting:
            _refuse_seat(sitting.record, seat, visitor)
            play = await self.sittings.play(sitting)
            row = play.history.find(command_id)
            if row is not None:
                _refuse_other(row, seat, codes)
                return await self.sittings.quickly(play, _answer, play, row, since)
            await self.running(sitting)
            if not engine.is_resigning(codes):
                _refuse_paused(sitting.record)
            await self.hand_back(sitting, visitor)
            row = await self.sittings.quickly(play, change, play)
            await self.store(sitting, play, row, gives=not row.drops)
            return await self.sittings.quickly(play, _answer, play, row, since)

    async def store(self, sitting: Sitting, play: Play, row: Row, *, gives: bool = True) -> None:
        """Put on disk what happened, then let it be known. Raises Conflict if another server was first.

        `gives`: who is asked gets the time for it.
        """
        moment = self.times.of(sitting.record)
        standing, behaved = await self.sittings.quickly(play, _outcome, play, row, moment, gives)
        snapshot = await self._snapshot(play, row)
        await finish(self.repository.append(sitting.record, row, standing, snapshot, behaved))
        sitting.record.standing, sitting.record.manners = standing, behaved
        COMMANDS.labels("undo" if row.drops else "command").inc()
        if standing.status == "over":
            log.info("table.over", table=sitting.record.id, version=standing.version)
        self.tell(sitting.record)

    async def behave(self, sitting: Sitting, changed: Manners) -> None:
        """Put on disk what now stands beside the commands, then let it be known.

        Raises Conflict if another server was first.
        """
        record = sitting.record
        record.manners = await finish(self.repository.change_manners(record, changed))
        self.tell(sitting.record)

    async def hand_back(self, sitting: Sitting, visitor: str) -> None:
        """A visitor plays again for the seats where bots did in their place."""
        record = sitting.record
        seats = [seat for seat in record.held_by(visitor) if seat in record.manners.stand_ins]
        if seats:
            play = await self.sittings.play(sitting)
            owed = await self.sittings.quickly(play, play.owed)
            await self.behave(
                sitting, manners.handed_back(record, record.manners, seats, owed, self.times.of(record))
            )

    async def _snapshot(self, play: Play, row: Row) -> Snapshot | None:
        if row.drops or len(play.history.in_force) % self.settings.snapshot_every:
            return None
        return await self.sittings.quickly(play, play.snapshot)

    async def running(self, sitting: Sitting) -> Play:
        """The table in play; raises PlayNotStarted or PlayOver."""
        play = await self.sittings.play(sitting)
        if sitting.record.standing.status == "over":
            raise PlayOver()
        return play

    async def _take_invitation(self, sitting: Sitting, joining: Joining, visitor: str) -> None:
        seat = _seat_by(sitting.record, "invitation", joining.invitation or "")
        if seat.kind == "open":
            await self._sit_down(sitting, seat, joining, visitor)
        elif visitor not in seat.holders:
            raise TableTaken()

    async def _take_listed(self, sitting: Sitting, number: int, joining: Joining, visitor: str) -> None:
        """Take a seat that the lobby shows; who sits at the table already stays where they are."""
        record = sitting.record
        if record.held_by(visitor):
            return
        if not record.listed or number >= len(record.seats):
            raise TableKey()
        if record.seats[number].kind != "open":
            raise TableTaken()
        await self._sit_down(sitting, record.seats[number], joining, visitor)

    async def _sit_down(self, sitting: Sitting, seat: Seat, joining: Joining, visitor: str) -> None:
        record = sitting.record
        seat.kind, seat.name = "person", joining.name
        seat.holders.add(visitor)
        record.contributions.append(joining.nonce or secrets.token_hex(16))
        try:
            play = None if record.is_open() else await self.sittings.run(begin, record, self.times.of(record))
            rows = play.history.rows if play else []
            await finish(self.repository.seat_person(record, seat, visitor, rows))
        except BaseException:
            sitting.forget()
            raise
        sitting.play = play

    async def _stay_listed(self, records: list[TableRecord], visitor: str) -> None:
        """A host who was here keeps open tables in the lobby."""
        old = self.times.calendar() - SEEN_EVERY
        stale = [record.id for record in records if record.host == visitor and record.is_listed_since(0, old)]
        if stale:
            await finish(self.repository.touch(stale))

    async def _take_key(self, sitting: Sitting, key: str, visitor: str) -> None:
        seat = _seat_by(sitting.record, "key", key)
        if seat.kind != "person":
            raise TableKey()
        if visitor not in seat.holders:
            await finish(self.repository.add_holder(sitting.record.id, seat.seat, visitor, key))
            seat.holders.add(visitor)

    def tell(self, record: TableRecord) -> None:
        for listener in self.on_change:
            listener(record)


async def insist(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try again where another server was first: at the table as it is now it may still be possible."""
    for _ in range(ATTEMPTS):
        with suppress(Conflict):
            return await attempt()
    return await attempt()


def _answer(play: Play, row: Row, since: int) -> Answer:
    """The answer to a command: the position it led to, as it was then."""
    then = play if play.version == row.version else play.at(row.version)
    return {"version": then.version_of(row.seat), "position": then.position(row.seat, since)}


def _refuse_seat(record: TableRecord, seat: int, visitor: str) -> None:
    if not record.is_held(seat, visitor):
        raise NotYourSeat()


def _refuse_paused(record: TableRecord) -> None:
    if record.manners.is_paused:
        raise PlayPaused()


def _outcome(play: Play, row: Row, moment: int, gives: bool) -> tuple[Standing, Manners]:
    """How a table stands now, and its manners after a row."""
    standing, owed = play.standing(), play.owed()
    more = {"is_over": standing.status == "over", "gives": gives, "is_public": row.is_public}
    return standing, manners.after(play.record, owed, moment, **more)


def _refuse_other(row: Row, seat: int, codes: tuple[int, ...]) -> None:
    """An id belongs to one command: nobody gets another seat's answer with it."""
    if row.seat != seat or row.codes != codes:
        raise RequestError(field="id", problem="used")


def _seat_by(record: TableRecord, field: str, given: str) -> Seat:
    """The seat that an invitation or a key belongs to; raises TableKey."""
    for seat in record.seats:
        if hmac.compare_digest((getattr(seat, field) or "").encode(), given.encode()):
            return seat
    raise TableKey()
