"""Lets visitors create, enter and start tournaments, creates the tables of matches, and records their results.

Matches are stored first, with the ids of their tables; then the tables are created. If a server crashes in between, it
or another server creates the missing tables. Results are read from the stored tables, so each result counts once.
"""

import asyncio
import hmac
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

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
from ..supervision import finish_tasks, retry_store_errors
from ..tables.creation import fresh_id, new_record
from ..tables.records import TableRecord
from ..tables.repository import Conflict
from ..tables.schemas import ClockIn, NewSeat, NewTable
from ..tables.service import TableService
from . import progress
from .records import Entry, MatchRecord, TournamentRecord
from .repository import Alter, TournamentRepository
from .schemas import (
    Entering,
    NewBot,
    NewTournament,
    TournamentOut,
    TournamentsOut,
    describe,
    describe_in_list,
)

log = structlog.get_logger()

T = TypeVar("T")

NOBODY = ""  # the host of a match's table: not even the tournament's host has special rights there


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, repository: TournamentRepository, tables: TableService):
        self.repository, self.tables = repository, tables
        self._in_progress: dict[asyncio.Task[Any], str] = {}  # tasks that change a tournament, with its id

    async def create(self, new: NewTournament, visitor: str) -> TournamentOut:
        """Create a tournament for people to enter."""
        record = await self.tables.cache.run(_new_record, new, visitor, self.tables.times.calendar())
        await self.repository.create(record)
        log.info("tournament.created", tournament=record.id, game=record.game)
        return describe(record, visitor)

    async def get(self, tournament: str, visitor: str) -> TournamentOut:
        """Return a tournament as a visitor sees it, after waiting for results and tables in progress."""
        record = await self.repository.load(tournament)
        if in_progress := [task for task, changed in self._in_progress.items() if changed == tournament]:
            await asyncio.wait(in_progress)
            record = await self.repository.load(tournament)
        return describe(record, visitor)

    async def of_visitor(self, visitor: str) -> TournamentsOut:
        """Return the tournaments that a visitor created or entered."""
        records = await self.repository.of_visitor(visitor)
        return TournamentsOut(tournaments=[describe_in_list(record) for record in records])

    async def listed(self) -> TournamentsOut:
        """Return the tournaments of the lobby that are open or being played."""
        records = await self.repository.listed()
        return TournamentsOut(tournaments=[describe_in_list(record) for record in records])

    async def enter(self, tournament: str, entering: Entering, visitor: str) -> TournamentOut:
        """Enter a visitor who has the invitation. A second entry changes nothing."""

        def add(record: TournamentRecord) -> None:
            if not hmac.compare_digest(record.invitation.encode(), entering.invitation.encode()):
                raise TournamentKey()
            if record.entry_of(visitor) is None:
                _add_entry(record, Entry(_next_number(record), "person", entering.name, visitor=visitor))

        return await self._change(tournament, visitor, add)

    async def add_bot(self, tournament: str, new: NewBot, visitor: str) -> TournamentOut:
        """Enter a bot. Only the host may do this."""
        game = (await self.repository.load(tournament)).game
        bot = await self.tables.cache.run(_bot_of, game, new)

        def add(record: TournamentRecord) -> None:
            _refuse_not_host(record, visitor)
            _add_entry(record, Entry(_next_number(record), "bot", new.name, bot=bot))

        return await self._change(tournament, visitor, add)

    async def withdraw(self, tournament: str, number: int, visitor: str) -> TournamentOut:
        """Withdraw an entry before the start: the visitor's own, or any entry if the visitor is the host."""

        def remove(record: TournamentRecord) -> None:
            entry = next((each for each in record.entries if each.number == number), None)
            if entry is None or entry.visitor != visitor:
                _refuse_not_host(record, visitor)
            _refuse_started(record)
            record.entries = [each for each in record.entries if each.number != number]

        return await self._change(tournament, visitor, remove)

    async def start(self, tournament: str, visitor: str) -> TournamentOut:
        """Start a tournament: entries are final, and the first tables are created. Only the host may do this."""

        def begin(record: TournamentRecord) -> None:
            _refuse_not_host(record, visitor)
            _refuse_started(record)
            if len(record.entries) < 2:
                raise TournamentFew()
            record.status = "playing"
            record.entries = [replace(entry, number=n) for n, entry in enumerate(record.entries)]
            progress.advance(record, {}, fresh_id)

        async def begin_matches() -> TournamentRecord:
            record = await self.repository.change(tournament, begin)
            log.info("tournament.started", tournament=tournament, entries=len(record.entries))
            await self._create_tables(record)
            return record

        return describe(await self._track(tournament, begin_matches()), visitor)

    async def remove_visitor(self, visitor: str) -> None:
        """Remove a visitor whose account is deleted; opponents win all later matches."""
        await self.repository.remove_visitor(visitor)

    # Matches

    def table_changed(self, record: TableRecord) -> None:
        """Record the result of a match that has ended."""
        if record.tournament and record.summary.status == "over":
            self._track(record.tournament, self._advance(record.tournament))

    def _track(self, tournament: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work in a task. `get` waits for the task, so that its response includes the changes."""
        task = asyncio.create_task(work)
        self._in_progress[task] = tournament
        task.add_done_callback(self._in_progress.pop)
        return task

    async def resume(self) -> None:
        """Record results and create tables that were due when the server stopped."""
        for tournament in await self.repository.in_progress():
            await self._advance(tournament)

    async def finish(self) -> None:
        """Wait for results and tables in progress.

        Tasks that take longer than `supervision.GRACE` are cancelled; the next start of a server repeats them.
        """
        await finish_tasks(self._in_progress)

    async def _advance(self, tournament: str) -> None:
        """Record the results of finished tables, and begin due matches; try again while the database fails."""
        try:
            await retry_store_errors(lambda: self._try_to_advance(tournament))
        except Exception as error:  # the next result, or the next start, tries again
            log.error("tournament.failed", tournament=tournament, exc_info=error)

    async def _try_to_advance(self, tournament: str) -> None:
        results = await self.repository.results(tournament)
        record = await self.repository.change(
            tournament, lambda record: progress.advance(record, results, fresh_id)
        )
        await self._create_tables(record)

    async def _create_tables(self, record: TournamentRecord) -> None:
        """Create the missing tables of matches that have begun."""
        begun = [match for match in record.matches if match.table and not match.is_over]
        existing = await self.repository.table_ids(record.id) if begun else set()
        for match in begun:
            if match.table not in existing:
                with suppress(Conflict):  # another server was first
                    await self._create_table(record, match)

    async def _create_table(self, record: TournamentRecord, match: MatchRecord) -> None:
        """Create the table of a match with its players on their seats."""
        entries = [record.entries[number] for number in match.entries]
        new, tables = _table_for_match(record, match, entries), self.tables
        table, play = await tables.cache.run(new_record, new, NOBODY, tables.times, tables.key)
        table.tournament = record.id
        for seat, entry in zip(table.seats, entries, strict=True):
            seat.holders = {entry.visitor} if entry.visitor else set()
        await tables.insert(table, play)

    async def _change(self, tournament: str, visitor: str, alter: Alter) -> TournamentOut:
        """Change a tournament with `alter`; return it as a visitor sees it."""
        return describe(await self.repository.change(tournament, alter), visitor)


def _new_record(new: NewTournament, visitor: str, moment: int) -> TournamentRecord:
    """Return a new tournament; raises OptionError, also for a game that two people cannot play."""
    game = engine.load_game(new.game)
    engine.options_in_force(game, 2, new.profile, dict(new.options))
    record = TournamentRecord(
        id=fresh_id(),
        name=new.name,
        game=new.game,
        profile=new.profile or next(iter(game.profiles)),
        requested_options=dict(new.options),
        clock=new.clock.model_dump(exclude_none=True) if new.clock else None,
        format=new.format,
        places=new.places,
        host=visitor,
        invitation=secrets.token_urlsafe(18),
        status="open",
        listed=new.listed,
        created=moment,
    )
    if new.enter:
        _add_entry(record, Entry(0, "person", new.enter, visitor=visitor))
    for each in new.bots:
        _add_entry(record, Entry(_next_number(record), "bot", each.name, bot=_bot_of(new.game, each)))
    return record


def _table_for_match(record: TournamentRecord, match: MatchRecord, entries: list[Entry]) -> NewTable:
    """Return the table of a match, as a request to create it."""
    seats = [
        # "screen": a person's seat without an invitation
        NewSeat(kind="bot" if entry.kind == "bot" else "screen", name=entry.name, bot=entry.bot)
        for entry in entries
    ]
    clock = ClockIn(**record.clock) if record.clock else None
    return NewTable(
        id=match.table,
        game=record.game,
        profile=record.profile,
        options=record.requested_options,
        seats=seats,
        clock=clock,
    )


def _next_number(record: TournamentRecord) -> int:
    """Return the number of the next entry."""
    return record.entries[-1].number + 1 if record.entries else 0


def _add_entry(record: TournamentRecord, entry: Entry) -> None:
    _refuse_started(record)
    if len(record.entries) >= record.places:
        raise TournamentFull()
    record.entries.append(entry)


def _refuse_not_host(record: TournamentRecord, visitor: str) -> None:
    if visitor != record.host:
        raise TournamentNotHost()


def _refuse_started(record: TournamentRecord) -> None:
    if record.status != "open":
        raise TournamentStarted()


def _bot_of(game: str, new: NewBot) -> str:
    bot = engine.bot_named(engine.load_game(game), new.bot)
    if bot is None:
        raise RequestError(field="bot", problem="unknown")
    return bot
