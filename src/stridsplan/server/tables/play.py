"""A table in play: the engine's table and the history that says which version the world is at.

Nothing here waits or stores; the caller keeps two threads from using one `Play` at a time.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import NothingToUndo, PlayIllegal, PlayLate, PlayNoAdvice, PlayStale, TableBroken, TableOutdated
from . import clocks
from .history import History
from .manners import Owed
from .records import Row, Snapshot, Standing, TableRecord, now

if TYPE_CHECKING:
    from stridsplan.engine.command import Command
    from stridsplan.engine.draft import Draft
    from stridsplan.engine.proof import Chain
    from stridsplan.engine.table import Table

QUESTIONS_KEPT = 64  # rows whose questions are remembered; older ones are found by replay


@dataclass
class BotTurn:
    """What a bot is given: what its seat may know, and nothing else of the table."""

    seat: int
    bot: str
    game: Any
    view: Any
    legal: Any
    is_compiled: bool


@dataclass
class BotAnswer:
    """A bot's answer in the making. The draft is the server's: of it the bot is given its turns alone."""

    seat: int
    bot: str
    version: int
    game: Any
    draft: "Draft"

    @property
    def is_quick(self) -> bool:
        """Whether the rules are compiled."""
        return self.draft.is_compiled

    def turn(self) -> BotTurn:
        """What the bot is given for its next code."""
        draft = self.draft
        return BotTurn(self.seat, self.bot, self.game, draft.view(), draft.legal(), draft.is_compiled)

    def lapse(self) -> None:
        """Let the rules finish the answer."""
        self.draft.lapse()


class Play:
    """The live part of a table."""

    def __init__(self, record: TableRecord, table: "Table", history: History, chain: "Chain"):
        self.record, self.table, self.history, self._chain = record, table, history, chain
        self._questions: OrderedDict[int, dict[int, Any]] = (
            OrderedDict()
        )  # row -> seat -> what it was asked after it
        self._told: dict[int | None, dict[str, Any]] = {}  # what each side is told now, without the events
        self._remember_questions()

    @classmethod
    def begin(cls, record: TableRecord) -> "Play":
        """Draw the set-up."""
        table = engine.new_table(record.game, secret=record.secret, **_setting(record))
        play = cls(record, table, History(), _chain(record))
        play._append(play._row(table.commands[0]))
        return play

    @classmethod
    def restore(cls, record: TableRecord, history: History, snapshot: Snapshot | None = None) -> "Play":
        """Replay the commands in force.

        Raises TableOutdated if the rules lead elsewhere than they did, TableBroken if the rows are not those stored.
        """
        chain = _chain(record)
        for row in history.rows:
            _link(chain, row)
        rows = [_stored(row) for row in history.rows]
        count = history.in_force[snapshot.count - 1].version if snapshot else len(rows)
        try:
            table = engine.restore_table(record.game, rows[:count], secret=record.secret, **_setting(record))
            if snapshot and table.state_bytes() != snapshot.state:
                raise TableOutdated()
            engine.replay(table, rows[count:])
        except engine.table_error() as error:
            raise TableOutdated() from error
        return cls(record, table, history, chain)

    @property
    def head(self) -> str:
        """The hash of the last row."""
        return self._chain.head

    @property
    def _shown_head(self) -> str | None:
        """The hash of the last row that everyone could notice."""
        number = self.history.row_of(None, self.version_of(None))
        return self.head if number == self.version else self.history.rows[number].before

    @property
    def version(self) -> int:
        """The number of rows, which no seat is told."""
        return self.history.version

    def version_of(self, seat: int | None) -> int:
        """The version that a seat, or a spectator, is at."""
        return self.history.version_of(seat)

    @property
    def is_quick(self) -> bool:
        """Whether the rules are compiled."""
        return self.table.is_compiled

    @property
    def is_race(self) -> bool:
        """Whether it counts who of those who are asked is first."""
        return any(_race(self.table.question(seat)) is not None for seat in self.table.to_act())

    def at(self, number: int) -> "Play":
        """The table as it stood after so many rows."""
        return Play.restore(self.record, self.history.at(number))

    def standing(self) -> Standing:
        """How the table stands."""
        result = self.table.result()
        return Standing(
            status="playing" if result is None else "over",
            version=self.version,
            to_act=[int(seat) for seat in self.table.to_act()],
            result=result,
            fairness=self.table.fairness(),
            head=self.head,
            shown_version=self.version_of(None),
            shown_head=self._shown_head,
        )

    def owed(self) -> Owed:
        """Who owes a decision, on what question, and the seconds the rules give it."""
        asked = {seat: self.table.question(seat) for seat in self.table.to_act()}
        timed = {seat: self._timed(question) for seat, question in asked.items() if question}
        return Owed(timed, lapses=bool(self.table.to_lapse()))

    def position(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """The protocol's position. Its `since` is 0 when the events replace what the client had."""
        known = self.history.count_known(seat, since)
        return self._told_from(seat, since if known is not None else 0, self.table.events(seat, known or 0))

    def latest(self, seat: int | None, count: int) -> dict[str, Any]:
        """The position with the newest events alone: so many, and the others of the same command."""
        before = self.table.number_before(seat, count)
        return self._told_from(
            seat, self._version_of(seat, before) if before else 0, self.table.events(seat, before)
        )

    def outlook(self, seat: int | None, codes: list[int]) -> Callable[[], dict[str, Any] | None]:
        """A computation of the odds of what is to come, from what the seat may know after a part of its chain.

        Raises PlayNoAdvice.
        """
        if not self._tells_odds:
            raise PlayNoAdvice()
        return self.table.outlook_of(seat, codes)

    def refuse_stale(self, seat: int, version: int) -> None:
        """Raise PlayStale if the seat is no longer asked what it was asked at `version`."""
        if version != self.version_of(seat) and self._question(seat, version) != self.table.question(seat):
            raise PlayStale(self.version_of(seat))

    def refuse_late(self, seat: int, version: int, arrived: int) -> None:
        """Raise PlayStale as `refuse_stale` does; in a race only if it is another, and PlayLate if time was up."""
        race = _race(self.table.question(seat))
        if race is None:
            return self.refuse_stale(seat, version)
        if race != _race(self._question(seat, version)):
            raise PlayStale(self.version_of(seat))
        kept = self.record.manners.clocks
        if kept and seat in clocks.expired(kept, arrived):
            raise PlayLate()

    def refuse_changed(self, seat: int, version: int) -> None:
        """Raise PlayStale if the seat could notice anything since: only what its client saw last is taken back."""
        if version != self.version_of(seat):
            raise PlayStale(self.version_of(seat))

    def act(
        self, seat: int, codes: list[int], command_id: str | None = None, is_servers: bool = False
    ) -> Row:
        """Apply a command whole, or raise PlayIllegal and change nothing. Some codes are the server's alone."""
        self._refuse_unknown(codes)
        if not is_servers:
            self._refuse_servers_own(codes)
        with self._refusals():
            command = self.table.act(seat, codes)
        return self._append(self._row(command, command_id))

    def undo(self, seat: int, command_id: str | None = None) -> Row:
        """Take back what a seat may take back, or raise NothingToUndo."""
        with self._refusals():
            self.table.undo(seat)
        return self._append(self._row(self.table.rows[-1], command_id))

    def follow(self, record: TableRecord, rows: Sequence[Row]) -> None:
        """Repeat commands that another server stored; raises TableOutdated."""
        self.record = record
        for row in rows:
            try:
                engine.replay(self.table, [_stored(row)])
            except engine.table_error() as error:
                raise TableOutdated() from error
            self._append(row)

    def time_out(self, seat: int) -> Row:
        """Answer for a seat whose time is up, whole: how many codes that takes may be secret."""
        draft = self.table.draft(seat)
        draft.lapse()
        return self.act(seat, [engine.timed_out_code(), *draft.codes], is_servers=True)

    def lapse(self, seat: int) -> Row:
        """Play what the rules do for a seat that has left the game."""
        return self.act(seat, [self.table.lapse(seat)], is_servers=True)

    def take_back(self, seat: int, command_id: str | None = None) -> Row:
        """Take back, by consent of all, a seat's last command and what came after, or raise NothingToUndo."""
        with self._refusals():
            self.table.take_back(seat)
        return self._append(self._row(self.table.rows[-1], command_id))

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat may ask to take back what it did last; in a tournament what was played stands."""
        is_in = self.record.tournament is None and seat not in self.table.gone
        return is_in and self.table.can_take_back(seat) > 0

    def tell_take_back(self, seat: int) -> dict[str, Any]:
        """What a seat would take back: its own command, as the event it was told, and how many later ones of bots and
        of people; raises NothingToUndo."""
        if not self.may_take_back(seat):
            raise NothingToUndo()
        event, later = self.table.tell_take_back(seat)
        what = {name: event[name] for name in ("id", "args")} if event else None
        bots = sum(self.record.is_bots(other) for other in later)
        return {"what": what, "bots": bots, "people": len(later) - bots}

    def transcript(self) -> dict[str, Any]:
        """The public record of a finished table."""
        names = [seat.name for seat in self.record.seats]
        times = [row.created for row in self.history.rows]
        return self.table.transcript(heading(self.record), names, times, self.record.manners.opened)

    def preview(self, seat: int, codes: list[int]) -> dict[str, Any]:
        """The protocol's preview."""
        self._refuse_unknown(codes)
        with self._refusals():
            return self._allowed(self.table.preview(seat, codes))

    def snapshot(self) -> Snapshot:
        """The position, to be stored."""
        return Snapshot(len(self.history.in_force), self.table.state_bytes())

    def bot_answer(self) -> BotAnswer | None:
        """The answer of the first bot that owes a decision, still to be made."""
        game = engine.load_game(self.record.game)
        for seat in self.table.to_act():
            if self.record.is_bots(seat) and seat not in self.table.out:
                bot = self.record.seats[seat].bot or game.bots[0]
                return BotAnswer(int(seat), bot, self.version_of(seat), game, self.table.draft(seat))
        return None

    def _row(self, command: "Command", command_id: str | None = None) -> Row:
        """The next row, chained to the one before it."""
        return Row(
            version=self.version + 1,
            seat=command.seat,
            codes=command.codes,
            draws=command.draws,
            drops=command.drops,
            command_id=command_id,
            created=now(),
            before=self.head,
            noticed=command.noticed,
            wakes=command.wakes,
        )

    def _told_from(
        self, seat: int | None, since: int, events: list[tuple[int, dict[str, Any]]]
    ) -> dict[str, Any]:
        """A position with events that begin after a version of the seat."""
        return self._side(seat) | {
            "version": self.version_of(seat),
            "since": since,
            "events": [{"version": self._version_of(seat, number), **event} for number, event in events],
        }

    def _side(self, seat: int | None) -> dict[str, Any]:
        """The position without events; all who watch the same side share it."""
        if seat not in self._told:
            may_take_back = seat is not None and self.may_take_back(seat)
            self._told[seat] = self._allowed(self.table.position(seat, self.table.version))
            self._told[seat]["can_take_back"] = may_take_back
        return self._told[seat]

    @property
    def _tells_odds(self) -> bool:
        """Whether odds are told: at a table without advice not before the end."""
        return self.record.advice or self.table.is_over

    def _allowed(self, told: dict[str, Any]) -> dict[str, Any]:
        """What is told, without odds that are not."""
        return told if self._tells_odds else told | {"forecast": None}

    def _version_of(self, seat: int | None, number: int) -> int:
        """The version that a command in force brought a seat, by its number."""
        return self.history.version_of(seat, self.history.in_force[number - 1].version)

    def events_by_row(self, seat: int | None) -> list[tuple[int, dict[str, Any]]]:
        """All events that a seat may see, each with the number of its row."""
        return [
            (self.history.in_force[number - 1].version, event) for number, event in self.table.events(seat)
        ]

    def _append(self, row: Row) -> Row:
        _link(self._chain, row)
        self.history.append(row)
        self._told.clear()
        self._remember_questions()
        return row

    def _remember_questions(self) -> None:
        asked = self.table.to_act()
        self._questions[self.version] = {seat: self.table.question(seat) for seat in asked}
        while len(self._questions) > QUESTIONS_KEPT:
            self._questions.popitem(last=False)

    def _timed(self, question: dict[str, Any]) -> clocks.Question:
        """A question as the clocks know it: with every lap it is another."""
        return f"{question['id']}/{question.get('lap', 0)}", self.table.game.clock.get(question["id"])

    def _question(self, seat: int, version: int) -> dict[str, Any] | None:
        """What a seat was asked at its version; raises PlayStale if that is still to come."""
        if not 0 < version <= self.version_of(seat):
            raise PlayStale(self.version_of(seat))
        number = self.history.row_of(seat, version)
        if number not in self._questions:
            return self.at(number).table.question(seat)
        return self._questions[number].get(seat)

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """Say the engine's refusals in the words of the protocol."""
        from stridsplan.engine import table as engine_table

        try:
            yield
        except engine_table.IllegalAction as error:
            raise PlayIllegal(self.record.game, error.reason, error.rule) from error
        except engine_table.NothingToUndo as error:
            raise NothingToUndo() from error

    def _refuse_unknown(self, codes: list[int]) -> None:
        """Refuse numbers that are no action of the game, which the rules need not expect."""
        if max(codes) >= self.table.game.actions:
            raise PlayIllegal(self.record.game, "NO_SUCH_ACTION", None)

    def _refuse_servers_own(self, codes: list[int]) -> None:
        from stridsplan.engine.at_table import SERVERS_OWN

        if SERVERS_OWN.intersection(codes):
            raise PlayIllegal(self.record.game, "NOT_ASKED", None)


def _stored(row: Row) -> engine.StoredCommand:
    return row.seat, row.codes, row.draws, row.drops, row.noticed, row.wakes


def _race(question: dict[str, Any] | None) -> int | None:
    """The race that a question belongs to, if it is one."""
    return question.get("race") if question else None


def _chain(record: TableRecord) -> "Chain":
    """The chain of a table's rows, before the first."""
    return engine.chain(record.game, record.secret, heading(record))


def _link(chain: "Chain", row: Row) -> None:
    """Chain a row; raises TableBroken if it does not carry the hash of what came before."""
    if row.before not in (None, chain.head):
        raise TableBroken(row=row.version)
    chain.add(row.seat, row.drops, row.created, engine.contents(row, len(chain.keys) - 1))


def heading(record: TableRecord) -> dict[str, Any]:
    """What was agreed before play, as the chain of hashes opens with it."""
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules_version,
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.options,
        "contributions": record.contributions,
    }


def _setting(record: TableRecord) -> dict[str, Any]:
    return {
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.asked,
        "contributions": tuple(record.contributions),
        "rules": record.rules_version,
    }
