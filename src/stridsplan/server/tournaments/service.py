"""What people may do with tournaments, and how their matches come to tables and back.

Which matches there are is stored first, each with the id of its table, then the tables are laid: a server that fell
between the two, or another, lays what is missing. Results are read from the stored tables, so they count once.
"""

import asyncio
import hmac
import secrets
from contextlib import suppress
from dataclasses import replace

import structlog

from .. import engine
from ..errors import (
    RequestError,
    TournamentFew,
    TournamentFull,
    TournamentKey,
    TournamentNotHost,
    TournamentStarted,
)
from ..supervision import finished, until_stored
from ..tables.making import fresh_id, new_record
from ..tables.records import TableRecord
from ..tables.repository import Conflict
from ..tables.schemas import ClockIn, NewSeat, NewTable
from ..tables.service import TableService
from . import progress
from .records import Bout, Entry, TournamentRecord
from .repository import Alter, TournamentRepository
from .schemas import Entering, NewBot, NewTournament, TournamentOut, TournamentsOut, describe, in_list

log = structlog.get_logger()

NOBODY = ""  # the host of a match: the tournament's own host has no more to say there than others


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, repository: TournamentRepository, tables: TableService):
        self.repository, self.tables = repository, tables
        self._at_work: dict[asyncio.Task[None], str] = {}

    async def create(self, new: NewTournament, visitor: str) -> TournamentOut:
        """Make a tournament, for people to enter."""
        record = await self.tables.sittings.run(_new_record, new, visitor, self.tables.times.calendar())
        await self.repository.create(record)
        log.info("tournament.created", tournament=record.id, game=record.game)
        return describe(record, visitor)

    async def get(self, tournament: str, visitor: str) -> TournamentOut:
        """A tournament as a visitor sees it; waits for the results and tables that are on their way."""
        if on_their_way := [task for task, of in self._at_work.items() if of == tournament]:
            await asyncio.wait(on_their_way)
        return describe(await self.repository.load(tournament), visitor)

    async def of_visitor(self, visitor: str) -> TournamentsOut:
        """The tournaments that a visitor made or entered."""
        records = await self.repository.of_visitor(visitor)
        return TournamentsOut(tournaments=[in_list(record) for record in records])

    async def enter(self, tournament: str, entering: Entering, visitor: str) -> TournamentOut:
        """Let in who brings the invitation; who is in stays in, once."""

        def let_in(record: TournamentRecord) -> None:
            if not hmac.compare_digest(record.invitation.encode(), entering.invitation.encode()):
                raise TournamentKey()
            if record.entry_of(visitor) is None:
                _add(record, Entry(_next(record), "person", entering.name, visitor=visitor))

        return await self._change(tournament, visitor, let_in)

    async def add_bot(self, tournament: str, new: NewBot, visitor: str) -> TournamentOut:
        """Let the host enter a bot."""
        game = (await self.repository.load(tournament)).game
        await self.tables.sittings.run(_refuse_bot, game, new)

        def let_in(record: TournamentRecord) -> None:
            _refuse_guest(record, visitor)
            _add(record, Entry(_next(record), "bot", new.name, bot=new.bot))

        return await self._change(tournament, visitor, let_in)

    async def withdraw(self, tournament: str, number: int, visitor: str) -> TournamentOut:
        """Take an entry back before the start: one's own, or as host anybody's."""

        def let_out(record: TournamentRecord) -> None:
            entry = next((each for each in record.entries if each.number == number), None)
            if entry is None or entry.visitor != visitor:
                _refuse_guest(record, visitor)
            _refuse_started(record)
            record.entries = [each for each in record.entries if each.number != number]

        return await self._change(tournament, visitor, let_out)

    async def start(self, tournament: str, visitor: str) -> TournamentOut:
        """Let the host begin: nobody enters or leaves any more, and the first matches are laid."""

        def begin(record: TournamentRecord) -> None:
            _refuse_guest(record, visitor)
            _refuse_started(record)
            if len(record.entries) < 2:
                raise TournamentFew()
            record.status = "playing"
            record.entries = [replace(entry, number=n) for n, entry in enumerate(record.entries)]
            progress.go_on(record, {}, fresh_id)

        record = await self.repository.change(tournament, begin)
        log.info("tournament.started", tournament=tournament, entries=len(record.entries))
        await self._lay(record)
        return describe(record, visitor)

    async def forget(self, visitor: str) -> None:
        """Take out who deletes the account: matches to come are won by the others."""
        await self.repository.forget(visitor)

    # Matches

    def table_changed(self, record: TableRecord) -> None:
        """Take in the result of a match that has ended."""
        if record.tournament and record.standing.status == "over":
            task = asyncio.create_task(self._go_on(record.tournament))
            self._at_work[task] = record.tournament
            task.add_done_callback(self._at_work.pop)

    async def resume(self) -> None:
        """Take in what ended, and lay what was due, when the server stopped."""
        for tournament in await self.repository.under_way():
            await self._go_on(tournament)

    async def finish(self) -> None:
        """Do to the end what is begun, unless the store does not answer."""
        await finished(self._at_work)

    async def _go_on(self, tournament: str) -> None:
        try:
            await until_stored(lambda: self._try_to_go_on(tournament))
        except Exception as error:  # the next result, or the next start, tries again
            log.error("tournament.failed", tournament=tournament, exc_info=error)

    async def _try_to_go_on(self, tournament: str) -> None:
        results = await self.repository.results(tournament)
        record = await self.repository.change(
            tournament, lambda record: progress.go_on(record, results, fresh_id)
        )
        await self._lay(record)

    async def _lay(self, record: TournamentRecord) -> None:
        """Lay the tables of matches begun that are not there yet."""
        begun = [bout for bout in record.bouts if bout.table and not bout.is_over]
        laid = await self.repository.laid(record.id) if begun else set()
        for bout in begun:
            if bout.table not in laid:
                with suppress(Conflict):  # another server was first
                    await self._lay_table(record, bout)

    async def _lay_table(self, record: TournamentRecord, bout: Bout) -> None:
        """Lay the table of a match, begun, with its people on their seats."""
        entries = [record.entries[number] for number in bout.entries]
        new, service = _table_of(record, bout, entries), self.tables
        table, play = await service.sittings.run(new_record, new, NOBODY, service.times, service.key)
        table.tournament = record.id
        for seat, entry in zip(table.seats, entries, strict=True):
            seat.holders = {entry.visitor} if entry.visitor else set()
        await service.lay(table, play)

    async def _change(self, tournament: str, visitor: str, alter: Alter) -> TournamentOut:
        return describe(await self.repository.change(tournament, alter), visitor)


def _new_record(new: NewTournament, visitor: str, moment: int) -> TournamentRecord:
    """A new tournament; raises OptionError, for a game that two cannot play too."""
    game = engine.load_game(new.game)
    engine.options_in_force(game, 2, new.profile, dict(new.options))
    record = TournamentRecord(
        id=fresh_id(),
        name=new.name,
        game=new.game,
        profile=new.profile or next(iter(game.profiles)),
        asked=dict(new.options),
        clock=new.clock.model_dump(exclude_none=True) if new.clock else None,
        format=new.format,
        places=new.places,
        host=visitor,
        invitation=secrets.token_urlsafe(18),
        status="open",
        created=moment,
    )
    if new.enter:
        _add(record, Entry(0, "person", new.enter, visitor=visitor))
    for each in new.bots:
        _refuse_bot(new.game, each)
        _add(record, Entry(_next(record), "bot", each.name, bot=each.bot))
    return record


def _table_of(record: TournamentRecord, bout: Bout, entries: list[Entry]) -> NewTable:
    """The table of a match, as its maker would ask for it."""
    seats = [
        NewSeat(kind="bot" if entry.kind == "bot" else "screen", name=entry.name, bot=entry.bot)
        for entry in entries
    ]
    clock = ClockIn(**record.clock) if record.clock else None
    return NewTable(
        id=bout.table,
        game=record.game,
        profile=record.profile,
        options=record.asked,
        seats=seats,
        clock=clock,
    )


def _next(record: TournamentRecord) -> int:
    """The number of the next entry."""
    return record.entries[-1].number + 1 if record.entries else 0


def _add(record: TournamentRecord, entry: Entry) -> None:
    _refuse_started(record)
    if len(record.entries) >= record.places:
        raise TournamentFull()
    record.entries.append(entry)


def _refuse_guest(record: TournamentRecord, visitor: str) -> None:
    if visitor != record.host:
        raise TournamentNotHost()


def _refuse_started(record: TournamentRecord) -> None:
    if record.status != "open":
        raise TournamentStarted()


def _refuse_bot(game: str, new: NewBot) -> None:
    if new.bot not in engine.load_game(game).bots:
        raise RequestError(field="bot", problem="unknown")
