"""A game that is played, in memory: the engine's table, and the history with the version of each viewer.

Nothing here is asynchronous or writes to the database. The caller must not use one `Play` in two threads at a time.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import (
    NothingToUndo,
    PlayDocument,
    PlayIllegal,
    PlayLate,
    PlayNoAdvice,
    PlayNoTeacher,
    PlayStale,
    TableOutdated,
)
from . import clocks
from .bot_answer import BotAnswer
from .chain import add_to_chain, hash_chain, heading, table_arguments, to_stored_command
from .history import History
from .records import Row, Snapshot, Summary, TableRecord, now
from .timing import OpenQuestions

if TYPE_CHECKING:
    from ..engine import BotTurn, Chain, Command, Guess, Table
    from .command_schemas import Steps

STRONG = "marshal"  # the bot that advises people
QUESTIONS_KEPT = 64  # the newest rows, for which questions are in memory; for older rows, a replay finds them


class Play:
    """The game that is played at a table, from the set-up on."""

    def __init__(self, record: TableRecord, table: "Table", history: History, chain: "Chain"):
        self.record, self.table, self.history, self._chain = record, table, history, chain
        # by the number of a row and by seat: the question of the seat after the row
        self._questions: OrderedDict[int, dict[int, Any]] = OrderedDict()
        # the current position of each viewer (a seat, or None: the spectators), without events
        self._positions: dict[int | None, dict[str, Any]] = {}
        # Seats that were asked at the same time and have not answered yet. `to_act` cannot replace this: when it has
        # only one seat left, the time that the seat's bot takes is still secret. After a restart, that is not known
        self._asked_together: set[int] = set()
        self._remember_questions()

    @classmethod
    def begin(cls, record: TableRecord) -> "Play":
        """Draw the set-up."""
        table = engine.new_table(record.game, secret=record.secret, **table_arguments(record))
        return cls.from_table(record, table)

    @classmethod
    def from_table(cls, record: TableRecord, table: "Table") -> "Play":
        """Return the game of an engine's table, with a row for each of its commands."""
        play = cls(record, table, History(), hash_chain(record))
        for command in table.commands:
            play._append(play._row(command))
        return play

    @classmethod
    def restore(cls, record: TableRecord, history: History, snapshot: Snapshot | None = None) -> "Play":
        """Return the game after the rows of a history, which are replayed by the rules.

        Raises TableOutdated if the rules refuse a row or lead to another position than the snapshot, and TableBroken if
        a row was changed after it was stored.
        """
        chain = hash_chain(record)
        for row in history.rows:
            add_to_chain(chain, row)
        rows = [to_stored_command(row) for row in history.rows]
        # the rows up to the snapshot, or all; none of the later rows is an undo, since an undo deletes the snapshot
        count = history.in_force[snapshot.count - 1].version if snapshot else len(rows)
        try:
            table = engine.restore_table(
                record.game, rows[:count], secret=record.secret, **table_arguments(record)
            )
            if snapshot and table.state_bytes() != snapshot.state:
                raise TableOutdated()
            engine.replay(table, rows[count:])
        except engine.TableError as error:
            raise TableOutdated() from error
        return cls(record, table, history, chain)

    @classmethod
    def with_copied_rows(cls, record: TableRecord, rows: Sequence[Row]) -> "Play":
        """Begin a table with copies of another table's commands in force, with new numbers and hashes."""
        chain, copies = hash_chain(record), []
        for version, row in enumerate(rows, start=1):
            copies.append(replace(row, version=version, command_id=None, before=chain.head))
            add_to_chain(chain, copies[-1])
        return cls.restore(record, History(copies))

    @property
    def head(self) -> str:
        """The hash of the last row."""
        return self._chain.head

    @property
    def _shown_head(self) -> str | None:
        """The hash of the last row that everyone may notice."""
        number = self.history.row_of(None, self.version_of(None))
        # rows are numbered from 1, so `rows[number]` is the row after it, which holds its hash
        return self.head if number == self.version else self.history.rows[number].before

    @property
    def version(self) -> int:
        """The number of rows. It is secret, since it counts hidden rows."""
        return self.history.version

    def version_of(self, seat: int | None) -> int:
        """Return the version of a seat, or of the spectators."""
        return self.history.version_of(seat)

    @property
    def is_compiled(self) -> bool:
        """Whether the rules are compiled."""
        return self.table.is_compiled

    @property
    def is_race(self) -> bool:
        """Whether the current question is a race: the first answer counts."""
        return any(race_of(self.table.question(seat)) is not None for seat in self.table.to_act())

    def at(self, number: int) -> "Play":
        """Return the game as it was after the first `number` rows."""
        return Play.restore(self.record, self.history.at(number))

    def summary(self) -> Summary:
        """Return the summary of the table as it is now."""
        result = self.table.result()
        return Summary(
            status="playing" if result is None else "over",
            version=self.version,
            to_act=[int(seat) for seat in self.table.to_act()],
            result=result,
            fairness=self.table.fairness(),
            head=self.head,
            shown_version=self.version_of(None),
            shown_head=self._shown_head,
        )

    def open_questions(self) -> OpenQuestions:
        """Return the question of each seat that must act, with the time limit of the rules."""
        found = {seat: self.table.question(seat) for seat in self.table.to_act()}
        questions = {seat: question for seat, question in found.items() if question}
        timed = {seat: self._to_timed_question(question) for seat, question in questions.items()}
        return OpenQuestions(timed, questions, has_departed=bool(self.table.to_time_out()))

    # What a seat is shown

    def position(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """Return the protocol's position, with the events after the version `since`.

        In the result, `since` is 0 if the client must drop the events that it already has.
        """
        known = self.history.count_known_commands(seat, since)
        return self._with_events(seat, since if known is not None else 0, self.table.events(seat, known or 0))

    def latest(self, seat: int | None, count: int) -> dict[str, Any]:
        """Return the position with the newest events: at least `count`, since the events of a command stay together."""
        before = self.table.number_before(seat, count)
        return self._with_events(
            seat, self._version_after(seat, before) if before else 0, self.table.events(seat, before)
        )

    def odds(self, seat: int | None, codes: list[int]) -> Callable[[], dict[str, Any] | None]:
        """Return a function that computes the position odds after the first steps of the seat's compound action.

        The function uses only what the seat may know, and needs no lock. Raises PlayNoAdvice.
        """
        if not self._shows_odds:
            raise PlayNoAdvice()
        return self.table.position_odds_of(seat, codes)

    def survey(self, seat: int | None, name: str, place: str | None) -> Callable[[], dict[str, Any] | None]:
        """Return a function that computes a survey of the map from what the seat may know. Raises PlayNoAdvice."""
        if not self._shows_odds:
            raise PlayNoAdvice()
        return self.table.survey_of(seat, name, place)

    def advice_turn(self, seat: int, version: int, codes: list[int]) -> "BotTurn":
        """Return what the bot that advises gets: the view of the seat, after the first steps of its compound action.

        Raises PlayNoAdvice if bots may not help at this table, PlayNoTeacher if none can judge the game or the seat is
        an umpire's, PlayStale or PlayIllegal.
        """
        if not self._may_be_helped:
            raise PlayNoAdvice()
        if not self._may_be_advised(seat):
            raise PlayNoTeacher()
        self.refuse_if_question_changed(seat, version)
        if codes:
            self.refuse_unknown(codes)
        with self.translating_refusals():
            position = self.table.asked_after(seat, codes)
        if position is None:
            raise PlayIllegal(self.record.game, "NOT_ASKED", None)
        view, legal = position.views(seat).copy(), position.legal(seat)
        # the bot advises only by compiled rules
        return engine.BotTurn(seat, STRONG, self.table.game, view, legal, is_compiled=True)

    def codes_of(self, seat: int, steps: "Steps", guess: "Guess | None" = None) -> list[int]:
        """Return the codes of a command or preview. A document is converted with what the seat may know."""
        if steps.codes is not None:
            return steps.codes
        with self.translating_refusals():
            return (guess or self.table).compose(seat, steps.document)

    def documents(self, seat: int) -> list[Any]:
        """Return the former answers of a seat as documents."""
        return self.table.documents(seat)

    def preview(self, seat: int, steps: "Steps", guess: "Guess | None" = None) -> dict[str, Any]:
        """Return the protocol's preview, in a guess if one is given."""
        codes = self.codes_of(seat, steps, guess)
        self.refuse_unknown(codes)
        with self.translating_refusals():
            return self.without_hidden_odds((guess or self.table).preview(seat, codes))

    def why_not(
        self, seat: int, fields: dict[str, Any], codes: list[int], guess: "Guess | None" = None
    ) -> dict[str, Any]:
        """Return the protocol's refusal of an action that is given by its fields, in a guess if one is given."""
        if codes:
            self.refuse_unknown(codes)
        with self.translating_refusals():
            return {"refusal": (guess or self.table).why_not(seat, fields, codes)}

    def transcript(self) -> dict[str, Any]:
        """Return the public record of a finished table."""
        names = [seat.name for seat in self.record.seats]
        times = [row.created for row in self.history.rows]
        return self.table.transcript(heading(self.record), names, times, self.record.table_state.opened)

    def snapshot(self) -> Snapshot:
        """Return the position in the form that is stored."""
        return Snapshot(len(self.history.in_force), self.table.state_bytes())

    def events_by_row(self, seat: int | None) -> list[tuple[int, dict[str, Any]]]:
        """Return all events that a seat (None: a spectator) may see, each with the number of its row."""
        return [
            (self.history.in_force[number - 1].version, event) for number, event in self.table.events(seat)
        ]

    # Commands

    def refuse_if_question_changed(self, seat: int, version: int) -> None:
        """Raise PlayStale if the seat is no longer asked what it was asked at `version`."""
        if version != self.version_of(seat) and self._question_at(seat, version) != self.table.question(seat):
            raise PlayStale(self.version_of(seat))

    def is_wanted(self, answer: BotAnswer) -> bool:
        """Return whether a seat is still asked the question that its bot is answering."""
        if self.table.is_over or not self.record.is_played_by_bot(answer.seat):
            return False
        return self._question_at(answer.seat, answer.version) == self.table.question(answer.seat)

    def refuse_if_outdated(self, seat: int, version: int, arrived: int) -> None:
        """Refuse a command that was chosen at `version` and comes too late.

        In a race, raise PlayStale if that race is over, and PlayLate if the command arrived after the seat's time was
        up. Otherwise raise PlayStale if the question has changed.
        """
        race = race_of(self.table.question(seat))
        if race is None:
            return self.refuse_if_question_changed(seat, version)
        if race != race_of(self._question_at(seat, version)):
            raise PlayStale(self.version_of(seat))
        stored_clocks = self.record.table_state.clocks
        if stored_clocks and seat in clocks.timed_out_seats(stored_clocks, arrived):
            raise PlayLate()

    def refuse_if_position_changed(self, seat: int, version: int) -> None:
        """Raise PlayStale if `version` is not the seat's latest: a client may undo only a command that it has seen."""
        if version != self.version_of(seat):
            raise PlayStale(self.version_of(seat))

    def act(self, seat: int, codes: list[int], command_id: str | None = None, by_server: bool = False) -> Row:
        """Apply a whole command; raises PlayIllegal. `by_server` allows the codes that only the server may send."""
        self.refuse_unknown(codes)
        if not by_server and engine.SERVERS_OWN.intersection(codes):
            raise PlayIllegal(self.record.game, "NOT_ASKED", None)
        with self.translating_refusals():
            command = self.table.act(seat, codes)
        return self._append(self._row(command, command_id))

    def undo(self, seat: int, command_id: str | None = None) -> Row:
        """Undo a seat's last command; raises NothingToUndo."""
        with self.translating_refusals():
            self.table.undo(seat)
        return self._append(self._row(self.table.rows[-1], command_id))

    def time_out(self, seat: int) -> Row:
        """Finish the answer of a seat whose time is up.

        All codes are one command: a command for each would reveal their number, which may be secret.
        """
        draft = self.table.draft(seat)
        draft.finish_by_timeout()
        return self.act(seat, [int(engine.AtTable.TIMED_OUT), *draft.codes], by_server=True)

    def act_for_departed(self, seat: int) -> Row:
        """Play the timeout action of a seat that has resigned, forfeited or left (`table.out`)."""
        return self.act(seat, [self.table.timeout_action(seat)], by_server=True)

    def take_back(self, seat: int, command_id: str | None = None) -> Row:
        """Take back a seat's last command and everything after it, to which all people agreed; raises NothingToUndo."""
        with self.translating_refusals():
            self.table.take_back(seat)
        return self._append(self._row(self.table.rows[-1], command_id))

    def may_take_back(self, seat: int) -> bool:
        """Return whether the seat may ask the others to take back its last command; never in a tournament."""
        is_allowed = self.record.tournament is None and seat not in self.table.gone
        return is_allowed and self.table.count_to_take_back(seat) > 0

    def may_delegate(self, question: str | None) -> bool:
        """Return whether a person may leave a question, given its id, to a bot."""
        return self._may_be_helped and question in self.table.game.delegable

    def describe_take_back(self, seat: int) -> dict[str, Any]:
        """Return what a seat would take back; raises NothingToUndo.

        `what` is the seat's command, described by the first event that the seat saw of it; `bots` and `people` are the
        numbers of later commands by each of which the seat saw an event.
        """
        if not self.may_take_back(seat):
            raise NothingToUndo()
        event, later = self.table.describe_take_back(seat)
        what = {name: event[name] for name in ("id", "args")} if event else None
        bots = sum(self.record.is_played_by_bot(other) for other in later)
        return {"what": what, "bots": bots, "people": len(later) - bots}

    def catch_up(self, record: TableRecord, rows: Sequence[Row]) -> None:
        """Replay rows that another server stored; raises TableOutdated or TableBroken."""
        self.record = record
        for row in rows:
            try:
                engine.replay(self.table, [to_stored_command(row)])
            except engine.TableError as error:
                raise TableOutdated() from error
            self._append(row)

    def bot_answer(self) -> BotAnswer | None:
        """Start the answer of the first bot that must act."""
        game = engine.load_game(self.record.game)
        to_act = self.table.to_act()
        if len(to_act) > 1:
            self._asked_together = set(to_act)
        for seat in to_act:
            # the timekeeper acts for seats that have left the game
            if self.record.is_played_by_bot(seat) and seat not in self.table.out:
                bot = self.record.seats[seat].bot or engine.DEFAULT_BOT
                draft = self.table.draft(seat)
                is_asked_with_others = seat in self._asked_together
                return BotAnswer(
                    int(seat),
                    bot,
                    self.version_of(seat),
                    game,
                    draft,
                    is_asked_with_others,
                    self.record.is_by_mail,
                )
        return None

    # Helpers

    def _row(self, command: "Command", command_id: str | None = None) -> Row:
        """Return the next row, chained to the one before it."""
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

    def _append(self, row: Row) -> Row:
        add_to_chain(self._chain, row)
        self.history.append(row)
        self._asked_together.discard(row.seat)
        self._positions.clear()
        self._remember_questions()
        return row

    def _with_events(
        self, seat: int | None, since: int, events: list[tuple[int, dict[str, Any]]]
    ) -> dict[str, Any]:
        """Return a viewer's position with the events after a version."""
        return self._without_events(seat) | {
            "version": self.version_of(seat),
            "since": since,
            "events": [
                {"version": self._version_after(seat, number), **self._with_remark(event)}
                for number, event in events
            ],
            "remarks": self._remarks_for(seat),
        }

    def _with_remark(self, event: dict[str, Any]) -> dict[str, Any]:
        """Return an event; if it delivers a report to which the umpire has added a remark, with that remark."""
        # `what` has the fields of the event; in the event that delivers a report, `report` is the name of the report
        text = dict(self.record.table_state.remarks).get(event.get("what", {}).get("report"))
        return event if text is None else event | {"remark": text}

    def _remarks_for(self, seat: int | None) -> dict[str, str]:
        """Return the remarks on all reports if a viewer may read them: an umpire always, anybody after the end."""
        may_read = seat in self.table.umpires or self.table.is_over
        return dict(self.record.table_state.remarks) if may_read else {}

    def _without_events(self, seat: int | None) -> dict[str, Any]:
        """Return a viewer's position without events; cached until the next row."""
        if seat not in self._positions or self._is_advice_newly_ready(self._positions[seat]):
            may_take_back = seat is not None and self.may_take_back(seat)
            last_command = self.table.version  # of the commands in force; there are no events after it
            position = self.without_hidden_odds(self.table.position(seat, last_command))
            question = position["question"]
            self._positions[seat] = position | {
                "can_take_back": may_take_back,
                "can_delegate": question is not None and self.may_delegate(question["id"]),
                "can_advise": question is not None and self._may_be_advised(seat),
                "advice_ready": engine.can_search(self.table.game),
            }
        return self._positions[seat]

    @property
    def _shows_odds(self) -> bool:
        """Whether odds are shown: during play only at a table with advice."""
        return self.record.advice or self.table.is_over

    @property
    def _may_be_helped(self) -> bool:
        """Whether a bot may help a person: at a table with advice that is not rated and in no tournament."""
        record = self.record
        return record.advice and not record.rated and record.tournament is None

    def _is_advice_newly_ready(self, position: dict[str, Any]) -> bool:
        """Return whether the bot that advises has become ready since this cached position was made."""
        is_unready = position["can_advise"] and not position["advice_ready"]
        return is_unready and engine.can_search(self.table.game)

    def _may_be_advised(self, seat: int | None) -> bool:
        """Return whether advice is offered: a bot may help, the game has what it needs to judge positions, and the seat
        is a player's, since an umpire has no chance to win."""
        return self._may_be_helped and self.table.game.features is not None and seat not in self.table.umpires

    def without_hidden_odds(self, shown: dict[str, Any]) -> dict[str, Any]:
        """Remove the odds from a position or preview if they are not shown."""
        return shown if self._shows_odds else shown | {"answer_odds": None}

    def _version_after(self, seat: int | None, number: int) -> int:
        """Return the version of a viewer after the command in force with this number, counted from 1."""
        return self.history.version_of(seat, self.history.in_force[number - 1].version)

    def _remember_questions(self) -> None:
        to_act = self.table.to_act()
        self._questions[self.version] = {seat: self.table.question(seat) for seat in to_act}
        while len(self._questions) > QUESTIONS_KEPT:
            self._questions.popitem(last=False)

    def _to_timed_question(self, question: dict[str, Any]) -> clocks.TimedQuestion:
        """Return a question as ("id/lap", the seconds that the rules allow or None), the form that clocks use."""
        return f"{question['id']}/{question.get('lap', 0)}", self.table.game.clock.get(question["id"])

    def _question_at(self, seat: int, version: int) -> dict[str, Any] | None:
        """Return what a seat was asked at one of its versions; raises PlayStale if there is no such version."""
        if not 0 < version <= self.version_of(seat):
            raise PlayStale(self.version_of(seat))
        number = self.history.row_of(seat, version)
        if number not in self._questions:
            return self.at(number).table.question(seat)
        return self._questions[number].get(seat)

    @contextmanager
    def translating_refusals(self) -> Iterator[None]:
        """Raise refusals of the engine in the block as errors of the server."""
        try:
            yield
        except engine.IllegalAction as error:
            raise PlayIllegal(self.record.game, error.reason, error.rule) from error
        except engine.BadDocument as error:
            if error.reason is None:
                raise PlayDocument(path=error.path, problem=error.problem) from error
            raise PlayIllegal(self.record.game, error.reason, error.rule, path=error.path) from error
        except engine.NothingToUndo as error:
            raise NothingToUndo() from error

    def refuse_unknown(self, codes: list[int]) -> None:
        """Raise PlayIllegal for a code above the last action of the game, which the rules do not check.

        Negative codes are those of `AtTable`, which the engine's table checks. There is at least one code.
        """
        if max(codes) >= len(self.table.game.actions):
            raise PlayIllegal(self.record.game, "NO_SUCH_ACTION", None)


def race_of(question: dict[str, Any] | None) -> int | None:
    """Return the number of a race among all races of its table; None if the question is no race.

    In a race the first answer counts.
    """
    return question.get("race") if question else None
