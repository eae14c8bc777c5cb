"""A table in play: the engine's table and the history that says which version the world is at.

Nothing here waits or stores; the caller keeps two threads from using one `Play` at a time.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import engine
from ..errors import NothingToUndo, PlayIllegal, PlayStale, TableOutdated
from .history import History
from .manners import Owed
from .records import SET_UP, Row, Snapshot, Standing, TableRecord

if TYPE_CHECKING:
    from stridsplan.engine.table import Table

QUESTIONS_KEPT = 256  # versions whose questions are remembered; older ones are found by replay


@dataclass
class BotTurn:
    """What a bot is given: what its seat may know, and nothing else of the table."""

    seat: int
    bot: str
    version: int
    game: Any
    view: Any
    legal: Any


class Play:
    """The live part of a table."""

    def __init__(self, record: TableRecord, table: "Table", history: History):
        self.record, self.table, self.history = record, table, history
        self._questions: OrderedDict[int, dict[int, Hashable]] = OrderedDict()
        self._remember_questions()

    @classmethod
    def begin(cls, record: TableRecord) -> "Play":
        """Draw the set-up."""
        table = engine.new_table(record.game, secret=record.secret, **_setting(record))
        first = table.commands[0]
        return cls(record, table, History([Row(1, SET_UP, tuple(first.codes), first.draws)]))

    @classmethod
    def restore(cls, record: TableRecord, history: History, snapshot: Snapshot | None = None) -> "Play":
        """Replay the commands in force; raises TableOutdated if the rules lead elsewhere than they did."""
        rows = [(row.seat, row.codes, row.draws, row.drops) for row in history.rows]
        count = history.in_force[snapshot.count - 1].version if snapshot else len(rows)
        try:
            table = engine.restore_table(record.game, rows[:count], secret=record.secret, **_setting(record))
            if snapshot and table.state_bytes() != snapshot.state:
                raise TableOutdated()
            engine.replay(table, rows[count:])
        except engine.table_error() as error:
            raise TableOutdated() from error
        return cls(record, table, history)

    @property
    def version(self) -> int:
        """The version the world is at."""
        return self.history.version

    def at(self, version: int) -> "Play":
        """The table as it stood at an earlier version."""
        return Play.restore(self.record, self.history.at(version))

    def standing(self) -> Standing:
        """How the table stands."""
        result = self.table.result()
        return Standing(
            status="playing" if result is None else "over",
            version=self.version,
            to_act=[int(seat) for seat in self.table.to_act()],
            result=result,
            fairness=self.table.fairness(),
        )

    def owed(self) -> Owed:
        """Who owes a decision, on what question, and the seconds the rules give it."""
        clock, gone = self.table.game.clock, self.table.to_lapse()
        asked = [seat for seat in self.table.to_act() if seat not in gone]
        named = {seat: self.table.question_id(seat) if clock else "" for seat in asked}
        questions = {seat: (question, clock.get(question)) for seat, question in named.items()}
        return Owed(questions, lapses=bool(gone))

    def position(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """The protocol's position. Its `since` is 0 when the events replace what the client had."""
        known = self.history.count_known(since)
        position = dict(self.table.position(seat, known or 0))
        position["version"] = self.version
        position["since"] = since if known is not None else 0
        versions = [row.version for row in self.history.in_force]
        position["events"] = [
            event | {"version": versions[event["version"] - 1]} for event in position["events"]
        ]
        return position

    def outlook(self, seat: int | None) -> Callable[[], dict[str, Any] | None]:
        """A computation of the odds of what is to come, from what the seat may know now."""
        return self.table.outlook_of(seat)

    def shows_since(self, version: int) -> bool:
        """Tell whether anybody could see something happen since a version."""
        return any(not event.get("quiet") for event in self.position(None, version)["events"])

    def refuse_stale(self, seat: int, version: int) -> None:
        """Raise PlayStale if the seat is no longer asked what it was asked at `version`."""
        if version == self.version:
            return
        if not 0 < version < self.version or self._question(seat, version) != self.table.question_key(seat):
            raise PlayStale(self.version)

    def refuse_changed(self, version: int) -> None:
        """Raise PlayStale if anything happened since: only what the client saw last is taken back."""
        if version != self.version:
            raise PlayStale(self.version)

    def act(
        self, seat: int, codes: list[int], command_id: str | None = None, is_servers: bool = False
    ) -> Row:
        """Apply a command whole, or raise PlayIllegal and change nothing. Some codes are the server's alone."""
        self._refuse_unknown(codes)
        if not is_servers:
            self._refuse_servers_own(codes)
        with self._refusals():
            command = self.table.act(seat, codes)
        row = Row(self.version + 1, seat, tuple(command.codes), command.draws, command_id=command_id)
        return self._append(row)

    def undo(self, seat: int, command_id: str | None = None) -> Row:
        """Take back what a seat may take back, or raise NothingToUndo."""
        with self._refusals():
            drops = self.table.undo(seat)
        return self._append(Row(self.version + 1, seat, drops=drops, command_id=command_id))

    def follow(self, record: TableRecord, rows: Sequence[Row]) -> None:
        """Repeat commands that another server stored; raises TableOutdated."""
        self.record = record
        for row in rows:
            try:
                engine.replay(self.table, [(row.seat, row.codes, row.draws, row.drops)])
            except engine.table_error() as error:
                raise TableOutdated() from error
            self._append(row)

    def take_back(self, seat: int, command_id: str | None = None) -> Row:
        """Take back, by consent of all, a seat's last command and what came after, or raise NothingToUndo."""
        with self._refusals():
            drops = self.table.take_back(seat)
        return self._append(Row(self.version + 1, seat, drops=drops, command_id=command_id))

    def preview(self, seat: int, codes: list[int]) -> dict[str, Any]:
        """The protocol's preview."""
        self._refuse_unknown(codes)
        with self._refusals():
            return self.table.preview(seat, codes)

    def snapshot(self) -> Snapshot:
        """The position, to be stored."""
        return Snapshot(len(self.history.in_force), self.table.state_bytes())

    def bot_turn(self) -> BotTurn | None:
        """What the first bot that owes a decision is given."""
        game = engine.load_game(self.record.game)
        for seat in self.table.to_act():
            if self.record.is_bots(seat):
                bot = self.record.seats[seat].bot or game.bots[0]
                view, legal = self.table.observe(seat).copy(), self.table.legal(seat).copy()
                return BotTurn(int(seat), bot, self.version, game, view, legal)
        return None

    def _append(self, row: Row) -> Row:
        self.history.append(row)
        self._remember_questions()
        return row

    def _remember_questions(self) -> None:
        seats = range(len(self.record.seats))
        self._questions[self.version] = {seat: self.table.question_key(seat) for seat in seats}
        while len(self._questions) > QUESTIONS_KEPT:
            self._questions.popitem(last=False)

    def _question(self, seat: int, version: int) -> Hashable:
        if version not in self._questions:
            return self.at(version).table.question_key(seat)
        return self._questions[version][seat]

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


def commitments(record: TableRecord) -> list[dict[str, Any]]:
    """The table's promises about its dice, to be made before anybody brings anything into them."""
    setting = _setting(record) | {"contributions": ()}
    return engine.new_table(record.game, secret=record.secret, **setting).fairness()


def _setting(record: TableRecord) -> dict[str, Any]:
    return {
        "seats": len(record.seats),
        "profile": record.profile,
        "options": record.asked,
        "contributions": tuple(record.contributions),
    }
