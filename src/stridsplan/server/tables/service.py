"""What visitors and bots may do with tables. A change is on disk before the server responds.

docs/decisions/0028-how-a-move-is-processed.md describes how a command passes through the modules.
"""

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import structlog

from .. import engine
from ..errors import (
    NotYourSeat,
    PlayIllegal,
    PlayNotDelegable,
    PlayNotOver,
    PlayOver,
    PlayPaused,
    PlayStale,
    RequestError,
    TableTooMany,
)
from ..metrics import COMMANDS
from ..secret_key import secret_key
from ..settings import Settings
from . import creation, plans, timing
from .bot_answer import BotAnswer
from .cache import CachedTable, TableCache, finish_even_if_cancelled
from .command_schemas import AdviceIn, CommandIn, PreviewIn, RefusalIn, UndoIn
from .endings import Endings
from .finished_schemas import TryingAgain
from .hindsights import Hindsights
from .pictures import Pictures
from .play import Play
from .records import Row, Snapshot, Summary, TableRecord, TableState
from .replays import Replays, viewpoints_of
from .repository import Conflict, TableRepository
from .schemas import Delegation, NewTable, RemarkIn, TableOut, describe
from .times import Times

if TYPE_CHECKING:
    from ..engine import BotTurn

log = structlog.get_logger()

Json = dict[str, Any]
TOUCH_EVERY = 3_600_000  # ms between two updates of `changed` at the open tables of a host who is online


@dataclass(frozen=True)
class Arrival:
    """When a command reached the server, in served time and in calendar time (see `times.py`)."""

    served: int
    calendar: int

    def at(self, record: TableRecord) -> int:
        """Return the arrival in the kind of time that a table's clocks use."""
        return self.calendar if record.is_by_mail else self.served


class TableService:
    """The tables of a server.

    A loop `while True` with `retry.changing()` or `retry.reading()` runs its block once, and again only if another
    server changed the table first (see `cache.Retry`).
    """

    def __init__(self, repository: TableRepository, settings: Settings, times: Times):
        self.repository, self.settings, self.times = repository, settings, times
        self.key = secret_key(settings.data)
        self.cache = TableCache(repository, settings.tables_in_memory, settings.table_threads)
        self.replays = Replays(self.cache)
        self.hindsights = Hindsights(self.cache)
        self.endings = Endings(self.cache)
        self.pictures = Pictures(self.cache)
        self.on_change: list[Callable[[TableRecord], None]] = []
        self._listing = asyncio.Lock()
        # returns the visitors connected to a table; replaced by the app
        self.present: Callable[[str], set[str]] = lambda table_id: set()

    # Creating and finding

    async def create(
        self, new: NewTable, visitor: str, address: str = "", *, paired: bool = False
    ) -> TableOut:
        """Create a table for a visitor at an address; play starts at once if no seat is open.

        `paired`: quick pairing creates it. Raises TableTooMany if the visitor, or the address, has too many tables in
        the lobby.
        """
        if not new.listed:
            return await self._create(new, visitor)
        # an opening is a table in the lobby, stored with the hash of its creator's address (`schema.openings`)
        address_hash = hmac.digest(self.key, b"opening " + address.encode(), "sha256").hex()
        async with self._listing:  # so that no table is added between the count and the insertion
            hosted, from_address = await self.repository.count_open(visitor, address_hash)
            limits = self.settings
            if hosted >= limits.open_tables_per_visitor or from_address >= limits.open_tables_per_address:
                raise TableTooMany()
            table = await self._create(new, visitor, paired=paired)
            if table.status == "open":
                await finish_even_if_cancelled(self.repository.add_opening(table.id, address_hash))
        return table

    async def _create(self, new: NewTable, visitor: str, *, paired: bool = False) -> TableOut:
        record, play = await self.cache.run(creation.new_record, new, visitor, self.times, self.key)
        record.paired = paired
        try:
            await self.insert(record, play)
        except Conflict:
            return await self._table_created_before(record.id, visitor)
        return self.describe(record, visitor)

    async def insert(self, record: TableRecord, play: Play | None) -> None:
        """Store a new table and notify the listeners; raises Conflict if the id is taken."""
        await finish_even_if_cancelled(self.repository.create(record, play.history.rows if play else []))
        log.info("table.created", table=record.id, game=record.game, seats=len(record.seats))
        self.notify(record)

    async def try_again(self, table_id: str, trying: TryingAgain, visitor: str) -> TableOut:
        """Create a table that continues a finished one from an earlier version.

        Raises PlayNotOver; NotYourSeat if the visitor may not have the views of all seats, or the new seat does not
        exist; and PlayOver if the game was already over at that version.
        """
        async with self.cache.locked(table_id) as cached:
            found = cached.record
            if found.summary.status != "over":
                raise PlayNotOver()
            seats = {seat.seat for seat in found.seats}
            if set(viewpoints_of(found, visitor)) != seats or trying.seat not in seats:
                raise NotYourSeat()
            old, now = await self.cache.play(cached), self.times.calendar()
            arguments = (old, trying.version, trying.seat, visitor, now)
            record, play = await self.cache.run(creation.continue_game, *arguments)
        if record.summary.status == "over":
            raise PlayOver()
        await self.insert(record, play)
        return self.describe(record, visitor)

    async def promise(self, game: str) -> Json:
        """Return an id for a new table, and the commitments to its random streams."""
        return await self.cache.run(creation.promise, self.key, game)

    async def _table_created_before(self, table_id: str, visitor: str) -> TableOut:
        """Return the table that an earlier attempt created; raises RequestError if it is another visitor's."""
        async with self.cache.locked(table_id) as cached:
            if cached.record.host != visitor:
                raise RequestError(field="id", problem="used")
            return self.describe(cached.record, visitor)

    async def of_visitor(self, visitor: str) -> list[TableOut]:
        """Return the tables where a visitor has a seat or is the host; first those that wait for the visitor."""
        records = await self.repository.of_visitor(visitor)
        await self._touch_open(records, visitor)
        tables = [self.describe(record, visitor) for record in records]
        return sorted(tables, key=lambda table: not table.waiting_for_me)

    async def get(self, table_id: str, visitor: str) -> TableOut:
        """Return a table as a visitor sees it."""
        async with self.cache.locked(table_id) as cached:
            return self.describe(cached.record, visitor)

    async def reload_seats(self, table_id: str) -> None:
        """Load the seats and the host of a table again, after a change of an account."""
        async with self.cache.locked(table_id) as cached:
            stored = await self.repository.load(table_id)
            if stored is not None:
                cached.record.seats, cached.record.host = stored.seats, stored.host
                self.notify(cached.record)

    # Playing

    async def play(self, table_id: str, command: CommandIn | UndoIn, visitor: str) -> Json:
        """Play a visitor's command or undo. If its id was used before, return the same response again."""
        # measured before waiting for the lock, so that waiting does not make a command late
        arrival = Arrival(self.times.served(), self.times.calendar())
        codes = tuple(command.codes or ()) if isinstance(command, CommandIn) else ()
        retry = self.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                refuse_not_held(cached.record, command.seat, visitor)
                play = await self.cache.play(cached)
                row = play.history.find(command.id)
                if row is not None:
                    _refuse_other_command(row, command, codes)
                    return await self.cache.compute(play, _response_to, play, row, command.version)
                await self.play_in_progress(cached)
                if not engine.is_resigning(codes):
                    _refuse_paused(cached.record)
                await self.end_stand_ins_locked(cached, visitor)
                row = await self.cache.compute(play, _apply, play, command, arrival)
                await self.store(cached, play, row, adds_time=not row.is_undo)
                return await self.cache.compute(play, _response_to, play, row, command.version)

    async def position(
        self, table_id: str, seat: int | None, visitor: str, latest: int | None = None
    ) -> Json:
        """Return the position that a seat or a spectator may see, with all events or the `latest` ones.

        If a seat is given, the visitor has returned: the visitor's seats that stand-in bots play are given back first.
        """
        if seat is not None:
            await self.end_stand_ins(table_id, visitor)
        retry = self.cache.retry(table_id)
        while True:
            async with retry.reading() as cached:
                if seat is not None:
                    refuse_not_held(cached.record, seat, visitor)
                play = await self.cache.play(cached)
                if latest is not None:
                    return await self.cache.compute(play, play.latest, seat, latest)
                return await self.cache.compute(play, play.position, seat)

    async def odds(self, table_id: str, seat: int | None, codes: list[int], visitor: str) -> Json | None:
        """Return the position odds after the first steps of a compound action; computed without the lock."""
        async with self.cache.locked(table_id) as cached:
            if seat is not None:
                refuse_not_held(cached.record, seat, visitor)
            play = await self.cache.play(cached)
            compute_odds = await self.cache.run(play.odds, seat, codes)
        return await self.cache.run(compute_odds)

    async def survey(
        self, table_id: str, seat: int | None, name: str, place: str | None, visitor: str
    ) -> Json | None:
        """Return a survey of the map as a seat or a spectator may know it, such as costs of movement from `place`; None
        if the game has none with this `name`. It is computed without the lock.
        """
        async with self.cache.locked(table_id) as cached:
            if seat is not None:
                refuse_not_held(cached.record, seat, visitor)
            play = await self.cache.play(cached)
            compute_survey = await self.cache.run(play.survey, seat, name, place)
        return await self.cache.run(compute_survey)

    async def advice_turn(self, table_id: str, asking: AdviceIn, visitor: str) -> "BotTurn":
        """Return what the bot that advises gets: the view of a visitor's seat."""
        retry = self.cache.retry(table_id)
        seat = asking.seat
        while True:
            async with retry.reading() as cached:
                refuse_not_held(cached.record, seat, visitor)
                play = await self.play_in_progress(cached)
                return await self.cache.run(play.advice_turn, seat, asking.version, asking.codes or [])

    async def update(
        self, table_id: str, seat: int | None, version: int, visitor: str
    ) -> tuple[TableOut, Json | None]:
        """Return the table, and the position of a seat or a spectator with the events after `version`.

        The position is None if `version` is the latest, or if play has not begun.
        """
        async with self.cache.locked(table_id) as cached:
            if seat is not None:
                refuse_not_held(cached.record, seat, visitor)
            table = self.describe(cached.record, visitor)
            if table.status == "open":
                return table, None
            play = await self.cache.play(cached)
            if version == play.version_of(seat):
                return table, None
            return table, await self.cache.compute(play, play.position, seat, version)

    async def preview(self, table_id: str, preview: PreviewIn, visitor: str) -> Json:
        """Return what would be asked after the first steps of a compound action."""
        retry = self.cache.retry(table_id)
        while True:
            async with retry.reading() as cached:
                refuse_not_held(cached.record, preview.seat, visitor)
                play = await self.play_in_progress(cached)
                return await self.cache.run(play.preview, preview.seat, preview)

    async def why_not(self, table_id: str, tried: RefusalIn, visitor: str) -> Json:
        """Return why an action is refused."""
        retry = self.cache.retry(table_id)
        while True:
            async with retry.reading() as cached:
                refuse_not_held(cached.record, tried.seat, visitor)
                play = await self.play_in_progress(cached)
                return await self.cache.run(play.why_not, tried.seat, tried.action, tried.codes or [])

    async def delegate(self, table_id: str, delegation: Delegation, visitor: str) -> TableOut:
        """Let a bot answer a question whenever a visitor's seat is asked it, or let the visitor answer again."""
        retry = self.cache.retry(table_id)
        seat, question = delegation.seat, delegation.question
        while True:
            async with retry.changing() as cached:
                refuse_not_held(cached.record, seat, visitor)
                play = await self.play_in_progress(cached)
                await self.end_stand_ins_locked(cached, visitor)
                record = cached.record
                if dict(record.table_state.delegated).get(seat) != question:
                    questions = await self.cache.compute(play, _questions_if_delegable, play, seat, question)
                    table_state = timing.delegate(
                        record, record.table_state, seat, question, questions, self.times.now_for(record)
                    )
                    await self.store_table_state(cached, table_state)
                return self.describe(cached.record, visitor)

    async def write_remark(self, table_id: str, remark: RemarkIn, visitor: str) -> dict[str, str]:
        """Set or remove an umpire's remark on a report under way; return all remarks."""
        retry = self.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                refuse_not_held(cached.record, remark.seat, visitor)
                play = await self.play_in_progress(cached)
                if remark.report not in await self.cache.compute(play, play.table.reports, remark.seat):
                    raise RequestError(field="report", problem="unknown")
                remarks = dict(cached.record.table_state.remarks) | {remark.report: remark.text}
                remaining = tuple((report, text) for report, text in remarks.items() if text)
                await self.store_table_state(cached, replace(cached.record.table_state, remarks=remaining))
                return dict(remaining)

    async def documents(self, table_id: str, seat: int, visitor: str) -> list[Any]:
        """Return the former answers of a seat as documents."""
        async with self.cache.locked(table_id) as cached:
            refuse_not_held(cached.record, seat, visitor)
            play = await self.cache.play(cached)
            return await self.cache.compute(play, play.documents, seat)

    async def transcript(self, table_id: str) -> Json:
        """Return the public record of a finished table."""
        async with self.cache.locked(table_id) as cached:
            play = await self._finished_play(cached)
            return await self.cache.run(play.transcript)

    async def statistics(self, table_id: str) -> Json:
        """Return the statistics of the dice and of luck of a finished table."""
        async with self.cache.locked(table_id) as cached:
            play = await self._finished_play(cached)
            publishes_all = cached.record.table_state.opened
            return await self.cache.run(engine.statistics, play.table, publishes_all)

    async def end_stand_ins(self, table_id: str, visitor: str) -> None:
        """Let a visitor who has returned play the seats again that stand-in bots played."""
        retry = self.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                return await self.end_stand_ins_locked(cached, visitor)

    # Bots

    async def bot_answer(self, table_id: str) -> BotAnswer | None:
        """Start the answer of the next bot that must act at a table; None if no bot must."""
        async with self.cache.locked(table_id) as cached:
            if not cached.record.bots_to_act():
                return None
            play = await self.cache.play(cached)
            return await self.cache.compute(play, play.bot_answer)

    async def is_wanted(self, table_id: str, answer: BotAnswer) -> bool:
        """Return whether a seat is still asked the question that its bot is answering."""
        async with self.cache.locked(table_id) as cached:
            play = await self.cache.play(cached)
            return bool(await self.cache.compute(play, play.is_wanted, answer))

    async def play_bot_answer(self, table_id: str, answer: BotAnswer, codes: list[int]) -> None:
        """Play a bot's answer as one command, like a person's."""
        async with self.cache.changing(table_id) as cached:
            play = await self.play_in_progress(cached)
            _refuse_paused(cached.record)
            row = await self.cache.compute(play, _apply_bot_answer, play, answer, codes)
            await self.store(cached, play, row)

    async def timeout_action(self, table_id: str, seat: int) -> int:
        """Return the code of the action that the rules play for a seat that does not answer."""
        async with self.cache.locked(table_id) as cached:
            play = await self.cache.play(cached)
            return int(await self.cache.compute(play, play.table.timeout_action, seat))

    # Used by the methods above and by other services. The caller of a method with the parameter `cached` holds the
    # lock of that table

    def describe(self, record: TableRecord, visitor: str) -> TableOut:
        """Return a table as a visitor sees it."""
        return describe(record, visitor, self.present(record.id), self.times.now_for(record))

    async def store(
        self,
        cached: CachedTable,
        play: Play,
        row: Row,
        *,
        adds_time: bool = True,
        plan: plans.Plan | None = None,
    ) -> None:
        """Store a row that was played and notify the listeners; raises Conflict if another server was first.

        `adds_time`: a clock that starts gains the time of a turn. `plan`: the rest of a plan, if the row is a step of
        that plan.
        """
        moment = self.times.now_for(cached.record)
        every = self.settings.snapshot_every
        outcome = await self.cache.compute(play, _outcome, play, row, moment, adds_time, every, plan)
        summary, table_state, snapshot = outcome
        await finish_even_if_cancelled(
            self.repository.append(cached.record, row, summary, snapshot, table_state)
        )
        cached.record.summary, cached.record.table_state = summary, table_state
        COMMANDS.labels("undo" if row.is_undo else "command").inc()
        if summary.status == "over":
            log.info("table.over", table=cached.record.id, version=summary.version)
        self.notify(cached.record)

    async def store_table_state(
        self, cached: CachedTable, table_state: TableState, *, is_secret: bool = False
    ) -> None:
        """Store changed table state and notify the listeners; raises Conflict if another server was first.

        `is_secret`: nobody may notice the change.
        """
        record = cached.record
        record.table_state = await finish_even_if_cancelled(
            self.repository.store_table_state(record, table_state, is_secret=is_secret)
        )
        self.notify(record)

    async def play_in_progress(self, cached: CachedTable) -> Play:
        """Return the game of a table; raises PlayNotStarted or PlayOver."""
        play = await self.cache.play(cached)
        if cached.record.summary.status == "over":
            raise PlayOver()
        return play

    def notify(self, record: TableRecord) -> None:
        """Call the listeners with a table that has changed."""
        for listener in self.on_change:
            listener(record)

    async def end_stand_ins_locked(self, cached: CachedTable, visitor: str) -> None:
        """Let a visitor play the seats again that stand-in bots played."""
        record = cached.record
        seats = [seat for seat in record.held_by(visitor) if seat in record.table_state.stand_ins]
        if seats:
            play = await self.cache.play(cached)
            questions = await self.cache.compute(play, play.open_questions)
            now = self.times.now_for(record)
            await self.store_table_state(
                cached, timing.end_stand_ins(record, record.table_state, seats, questions, now)
            )

    async def _finished_play(self, cached: CachedTable) -> Play:
        play = await self.cache.play(cached)
        if cached.record.summary.status != "over":
            raise PlayNotOver()
        return play

    async def _touch_open(self, records: list[TableRecord], visitor: str) -> None:
        """Update `changed` of a host's open tables, so that the lobby still lists them."""
        before = self.times.calendar() - TOUCH_EVERY
        old = [
            record.id
            for record in records
            if record.host == visitor and record.is_in_lobby and record.changed <= before
        ]
        if old:
            await finish_even_if_cancelled(self.repository.touch(old))


def _apply(play: Play, command: CommandIn | UndoIn, arrival: Arrival) -> Row:
    """Apply a command or an undo to the game in memory."""
    if isinstance(command, UndoIn):
        play.refuse_if_position_changed(command.seat, command.version)
        return play.undo(command.seat, command.id)
    if not engine.is_resigning(command.codes or ()):  # a resignation is valid whatever has happened since
        play.refuse_if_outdated(command.seat, command.version, arrival.at(play.record))
    return play.act(command.seat, play.codes_of(command.seat, command), command.id)


def _apply_bot_answer(play: Play, answer: BotAnswer, codes: list[int]) -> Row:
    """Apply a bot's answer to the game in memory; raises PlayStale if the bot chose it for an earlier question."""
    if not play.record.is_played_by_bot(answer.seat):
        raise PlayStale(answer.version)
    play.refuse_if_question_changed(answer.seat, answer.version)
    is_bot = play.record.seats[answer.seat].kind == "bot"
    prefix = [] if is_bot else [int(engine.AtTable.STAND_IN)]  # it marks a bot's command for a person's seat
    try:
        return play.act(answer.seat, [*prefix, *codes], by_server=True)
    except PlayIllegal as error:
        version = play.version_of(answer.seat)
        if answer.version == version:
            raise
        # the question is the same, but the seat has noticed rows since; the answer was legal in the position that the
        # bot saw
        raise PlayStale(version) from error


def _questions_if_delegable(play: Play, seat: int, question: str | None) -> timing.OpenQuestions:
    """Return what each seat is asked; raise PlayNotDelegable if no bot may answer `question` for the seat."""
    questions = play.open_questions()
    if question is not None and (question != questions.id_of(seat) or not play.may_delegate(question)):
        raise PlayNotDelegable()
    return questions


def _outcome(
    play: Play, row: Row, moment: int, adds_time: bool, snapshot_every: int, plan: plans.Plan | None
) -> tuple[Summary, TableState, Snapshot | None]:
    """Return what is stored with a row: the summary and the table state after it, and a snapshot if one is due."""
    summary = play.summary()
    is_over = summary.status == "over"
    table_state = timing.after_command(
        play.record,
        play.open_questions(),
        moment,
        is_over=is_over,
        adds_time=adds_time,
        is_public=row.is_public,
        by_person=None if row.codes[:1] == (engine.AtTable.STAND_IN,) else row.seat,
        planned=plans.after_row(play.record.table_state.plans, row, is_over=is_over, played=plan),
    )
    is_due = not row.is_undo and len(play.history.in_force) % snapshot_every == 0
    return summary, table_state, play.snapshot() if is_due else None


def _response_to(play: Play, row: Row, since: int) -> Json:
    """Return the response to a command: the position after it, with the events since a version."""
    after = play if play.version == row.version else play.at(row.version)
    return {"version": after.version_of(row.seat), "position": after.position(row.seat, since)}


def refuse_not_held(record: TableRecord, seat: int, visitor: str) -> None:
    """Raise NotYourSeat unless a visitor holds a seat."""
    if not record.is_held(seat, visitor):
        raise NotYourSeat()


def _refuse_paused(record: TableRecord) -> None:
    if record.table_state.is_paused:
        raise PlayPaused()


def _refuse_other_command(row: Row, command: CommandIn | UndoIn, codes: tuple[int, ...]) -> None:
    """Raise RequestError if the row with the id of a command holds another command.

    The response would show the position of the seat of that row, which may be another visitor's. The codes of a
    document are not compared, since they depend on the position in which it is played.
    """
    is_document = isinstance(command, CommandIn) and command.codes is None
    if row.seat != command.seat or (row.codes != codes and not is_document):
        raise RequestError(field="id", problem="used")
