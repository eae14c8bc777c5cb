"""A table: one game being played, as the list of its commands.

The position is always the replay of the list. Draws come from a secret that is committed to before the first of
them (see `proof.py`), and are stored with the command that caused them, so a replay needs no generator. Everything a
seat is told is made from its observed view and the events it may see.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import takewhile
from secrets import token_bytes
from typing import Any

import numpy as np

from . import dice, log, loops, proof
from .at_table import AT_TABLE, LEAVING, OFFERED, PREFIXES, SERVERS_OWN, TOLD, Agreements, AtTable
from .chronicle import NO_ROWS, Chronicle
from .command import SETUP_SEAT, Command, contents, decoded, dropped_by, in_force
from .draft import Draft
from .entries import entries_of
from .game import Game
from .numbering import Numbering
from .options import Value
from .position import Position
from .registry import load_game

FIRST_WORDS, FIRST_ROOM, GROWTH = 8, 64, 8


class TableError(Exception):
    """A table refuses; nothing has changed."""


class IllegalAction(TableError):
    """The rules forbid it. `reason` is the name of the game's refusal, `rule` the id of the rule, if one says
    so."""

    def __init__(self, game: str, reason: str, rule: str | None, code: int):
        super().__init__(f"{reason} ({rule}): action {code}")
        self.game, self.reason, self.rule, self.code = game, reason, rule, code


class NothingToUndo(TableError):
    """The last command is not this seat's, or dice or news came of it."""


class BadDraws(TableError, ValueError):
    """Loaded dice that do not fit: too few, too many, or out of range."""


class Table:
    """One game at one table.

    >>> table = Table(game_ids()[0], seats=3, secret=bytes(32))
    >>> table.to_act()
    [0]
    >>> table.actions(0)[0]["kind"]
    'place'

    `secret` (32 bytes, drawn if not given) and `contributions` (what the players brought) determine every
    draw. `rules` is the version of the rules that a stored table was begun under, else the present one.
    Raises `BadOption` for options no such table can have and `UnknownGame` for a game there is not.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        profile: str | None = None,
        options: Mapping[str, Any] | None = None,
        secret: bytes | None = None,
        contributions: Iterable[str] = (),
        draws: Sequence[int] | None = None,
        rules: int | None = None,
    ):
        self._prepare(game, seats, profile, options or {}, secret or token_bytes(32), contributions, rules)
        self._set_up(draws)

    def _prepare(
        self,
        game: str,
        seats: int,
        profile: str | None,
        options: Mapping[str, Any],
        secret: bytes,
        contributions: Iterable[str],
        rules: int | None,
    ) -> None:
        self.game: Game = load_game(game)
        self.rules = self.game.version if rules is None else rules  # the version it was begun under
        self.seats, self.profile, self.asked_options = seats, profile, dict(options)
        self.options: dict[str, Value] = self.game.resolve_options(
            seats, profile, options, is_stored=rules is not None
        )
        self.secret, self.contributions = secret, tuple(contributions)
        self.sides = self.game.sides_of(seats, self.options)
        self.rows: list[Command] = []  # all that happened
        self.commands: list[Command] = []  # what of it is in force
        self._begin()

    def _begin(self) -> None:
        """Go back to before the set-up."""
        self.commands.clear()
        self._position = Position(self.game, np.zeros(1, self.game.state))
        self._chronicle = Chronicle(self.game)
        self._numbering = Numbering()
        self._drawn = [0] * len(self.game.streams)
        self._agreements = Agreements(self.sides, lambda: self.eliminated)

    @property
    def _entries(self):
        return entries_of(self.game)

    @property
    def is_compiled(self) -> bool:
        """Whether the rules are compiled here, and so take microseconds."""
        return self._entries.are_compiled

    # -- Reading ---------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of commands in force, the set-up among them: the referee's count, which no seat is told."""
        return len(self.commands)

    def version_of(self, seat: int | None) -> int:
        """The number of commands in force that the seat (None: a spectator) could notice."""
        return self._numbering.version(seat)

    @property
    def is_over(self) -> bool:
        return not self.to_act()

    @property
    def _is_ended(self) -> bool:
        """By resigning or agreeing on a draw."""
        return self._agreements.end is not None

    @property
    def out(self) -> list[int]:
        """The seats that resigned or forfeited, in this order; all they may do is lapse."""
        return list(self._agreements.out)

    @property
    def eliminated(self) -> list[int]:
        """The seats that the board has put out, in order of seats."""
        return self._position.eliminated if self.rules >= self.game.eliminated_since else []

    @property
    def gone(self) -> list[int]:
        """The seats that are out, and those that the board has put out: they have no say at the table."""
        return self._agreements.gone()

    def to_lapse(self) -> list[int]:
        """The seats that are out and yet owe a decision: `lapse` is to be played for them."""
        return [seat for seat in self.to_act() if seat in self._agreements.out]

    def to_act(self) -> list[int]:
        """The seats that owe a decision, none at the end."""
        return [] if self._is_ended else list(self._position.to_act)

    def legal(self, seat: int) -> np.ndarray:
        """The codes of the seat's legal actions, int32, each once."""
        return np.zeros(0, np.int32) if self._is_ended else self._position.legal(seat)

    def observe(self, seat: int | None) -> np.ndarray:
        """What the seat (None: a spectator) may know, as a record array of length 1."""
        return self._position.views(seat).copy()

    def actions(self, seat: int) -> list[dict[str, Any]]:
        """The seat's legal actions with their fields: [{"code": 17, "kind": "place", "territory": "alaska"}, ...]."""
        return [] if self._is_ended or seat in self._agreements.out else self._position.actions(seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know, ready for JSON."""
        return self._position.picture(seat)

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events after version `since` of the seat that it may see, each with its rule id."""
        events = self.events(seat, self._numbering.row(seat, since))
        return [{"version": self._numbering.version(seat, number), **event} for number, event in events]

    def events(self, seat: int | None, number: int = 0) -> list[tuple[int, dict[str, Any]]]:
        """The events after a command that the seat may see, each with the number of its command: for the referee."""
        return self._chronicle.since(seat, number)

    def number_before(self, seat: int | None, count: int) -> int:
        """The number of the latest command after which the seat may see so many events, 0 if there are no more."""
        return self._chronicle.number_before(seat, count)

    def told(self) -> list[np.ndarray]:
        """The log rows that everybody may see, an array a command in force."""
        return self._chronicle.rows_for_all()

    def position(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """All that the client of a seat is told; the shape is the protocol's *position*."""
        position, to_act = self._position, self.to_act()
        asked = seat in to_act and seat not in self._agreements.out
        question = position.question(seat, asked) if to_act else None
        return {
            "version": self.version_of(seat),
            "seat": seat,
            "over": not to_act,
            "to_act": to_act,
            "view": position.picture(seat),
            "question": question if asked else None,
            "waiting": None if asked else question,
            "actions": [] if seat is None else self.actions(seat),
            "refused": position.refused(seat) if asked and seat is not None else [],
            "at_table": [] if seat is None else self.actions_at_table(seat),
            "offer": self._agreements.offer,
            "agreed": sorted(self._agreements.agreed),
            "out": self.out,
            "forecast": position.forecast(seat) if asked and seat is not None else None,
            "can_undo": seat is not None and self.can_undo(seat),
            "result": self.result(),
            "events": self.log(seat, since),
        }

    def outlook(self, seat: int | None, codes: Sequence[int] = ()) -> dict[str, Any] | None:
        """Exact odds of what is to come, as the seat may know them; None where the game tells none. Takes its time.

        With `codes`, after a part of the seat's chain; None if it is not legal now.
        """
        return self.outlook_of(seat, codes)()

    def outlook_of(self, seat: int | None, codes: Sequence[int] = ()) -> Callable[[], dict[str, Any] | None]:
        """`outlook` as a computation on a copy of what the seat may know now, which needs the table no more."""
        tell, entries = self.game.outlook, entries_of(self.game)
        try:
            then = self._position if seat is None else self._after(seat, tuple(codes))
        except IllegalAction:  # the table has moved on
            then = None
        if tell is None or self.is_over or then is None:
            return lambda: None
        view = then.views(seat).copy()
        return lambda: tell(view, seat, entries)

    def question(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked, equal as long as it is asked the same; None if it is not asked."""
        if seat not in self.to_act() or seat in self._agreements.out:
            return None
        return self._position.question(seat, is_asked=True)

    def result(self) -> dict[str, Any] | None:
        """None while play goes on, else winners (none in a draw), ranks from 1, pay-offs, how it ended, and "scores"
        where the game counts points."""
        if not self.is_over:
            return None
        if self._is_ended:
            _, ranks = self._position.returns(self.seats)
            return self._agreements.result(ranks) | self._scores()
        return self._agreements.settle(self._result_on_board()) | self._scores()

    def _scores(self) -> dict[str, Any]:
        """The points of every seat as they stand, if the game counts any."""
        if self.game.points is None:
            return {}
        return {"scores": [int(points) for points in self.game.points(self._position.view(None))]}

    def _result_on_board(self) -> dict[str, Any]:
        payoffs, ranks = self._position.returns(self.seats)
        winners = [seat for seat in range(self.seats) if ranks[seat] == 1] if max(payoffs) > 0 else []
        return {
            "winners": winners,
            "ranks": ranks,
            "payoffs": payoffs,
            **self.game.words.result(self._position.view(None)),
        }

    def lapse(self, seat: int) -> int:
        """The action of a seat whose time is up."""
        return self._position.lapse(seat)

    def actions_at_table(self, seat: int) -> list[dict[str, Any]]:
        """What the seat may do that is of no game: resign, offer or take a draw; [{"code": -1, "kind": "resign"}, ...].

        One resigns at any time, and offers on one's own turn; the offer stands until another plays.
        """
        asked = seat in self.to_act()
        may = [] if self.is_over else [c for c in OFFERED if self._agreements.may(seat, c, asked)]
        return [{"code": int(code), "kind": code.name.lower()} for code in may]

    # -- Playing ---------------------------------------------------------------------------------------------

    def act(self, seat: int, codes: int | Sequence[int], draws: Sequence[int] | None = None) -> Command:
        """Play one action or a chain of them for `seat`: all or none.

        `draws` are loaded dice, values from 0, for tests and umpires. Raises IllegalAction, BadDraws.
        """
        codes = (int(codes),) if isinstance(codes, int | np.integer) else tuple(int(code) for code in codes)
        if not codes:
            raise IllegalAction(self.game.id, "NO_SUCH_ACTION", None, -1)
        if codes[0] in AT_TABLE and codes[0] not in PREFIXES:
            return self._act_at_table(seat, codes)
        played = codes[1:] if codes[0] in PREFIXES else codes
        self._refuse_at_table(seat, played)
        return self._run(seat, codes, draws, self._chain(seat, played))

    def preview(self, seat: int, codes: Sequence[int]) -> dict[str, Any]:
        """What would be asked after a part of a chain; nothing is stored.

        {"question", "actions", "refused", "view", "forecast", "ends"}; `ends` is true, and the rest empty,
        where dice would roll or something hidden may come to light. All of it follows from what the seat may know.
        Raises IllegalAction.
        """
        then = self._after(seat, tuple(codes))
        if then is None:
            blank = {"question": None, "actions": [], "refused": [], "view": None, "forecast": None}
            return blank | {"ends": True}
        asked = seat in then.to_act
        return {
            "question": then.question(seat, asked) if asked else None,
            "actions": then.actions(seat),
            "refused": then.refused(seat) if asked else [],
            "view": then.picture(seat),
            "forecast": then.forecast(seat) if asked else None,
            "ends": not asked,
        }

    def _after(self, seat: int, codes: tuple[int, ...]) -> Position | None:
        """A position after a part of a chain, None where dice would roll or something hidden may come to light.

        It is played on a position imagined from the seat's view: what the seat may not know can make no difference.
        """
        if not codes:
            return self._position
        if not 0 <= seat < self.seats:
            raise IllegalAction(self.game.id, "NOT_ASKED", None, codes[0])
        then, tape, events = self._position.imagined(seat), dice.loaded(()), log.blank_log(FIRST_ROOM)
        for code in codes:
            self._refuse(then.state, seat, code)
            if self.game.may_reveal and self.game.may_reveal(then.view(seat), seat, code):
                return None
            states = then.state.copy()
            self._entries.apply(states, 0, seat, code, tape, events)
            if tape[dice.SHORT] or events[0, 1] or any(map(self.game.is_revealing, log.rows(events))):
                return None
            then = Position(self.game, states)
        return then

    def draft(self, seat: int) -> Draft:
        """An answer of the seat to be made code by code, for who may know the position; nothing is stored."""
        return Draft(self._position, seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last command back: it drew nothing and brought nothing hidden to light, and
        the seat has noticed nothing since.

        What others do in secret meanwhile makes no difference: it would show.
        """
        number = self._last_unanswered(seat)
        if number is None:
            return False
        dropped = [self.commands[place] for place in dropped_by(self.commands, _undo(seat))]
        return (
            not any(command.draws for command in dropped)
            and not LEAVING.union(SERVERS_OWN).intersection(dropped[0].codes)
            and not any(self.game.is_revealing(row) for row in self._chronicle.rows(number))
        )

    def _last_unanswered(self, seat: int) -> int | None:
        """The number of the seat's last command, if it could notice nothing since."""
        for number in range(len(self.commands), 0, -1):
            command = self.commands[number - 1]
            if command.seat == seat:
                return number
            if log.may_see(command.noticed, seat):
                return None
        return None

    def undo(self, seat: int) -> int:
        """Take back the seat's last command; give the number of commands it counts as (1). Raises NothingToUndo."""
        if not self.can_undo(seat):
            raise NothingToUndo
        return self._drop(seat, 1)

    def can_take_back(self, seat: int) -> int:
        """How many commands the others may allow the seat to take back: its own last one and all that came after,
        dice and news too; 0 if there is none, or somebody has left the game since."""
        if self.is_over:
            return 0
        for count, command in enumerate(reversed(self.commands), start=1):
            if LEAVING.intersection(command.codes):
                return 0
            if command.seat == seat and command.codes[0] not in AT_TABLE:
                return count
        return 0

    def tell_take_back(self, seat: int) -> tuple[dict[str, Any] | None, list[int]]:
        """What `take_back` would drop, as far as the seat was told of it; raises NothingToUndo.

        The first event of the seat's own command, if it was told any, and who gave each later command of which it was
        told something: others are not counted.
        """
        count = self.can_take_back(seat)
        if count == 0:
            raise NothingToUndo
        own = len(self.commands) - count + 1
        told = self.events(seat, own - 1)
        first = next((event for number, event in told if number == own and not event.get("quiet")), None)
        later = sorted({number for number, _ in told if number > own})
        return first, [self.commands[number - 1].seat for number in later]

    def take_back(self, seat: int, count: int | None = None) -> int:
        """Take back what `can_take_back` says, by consent of all. Draws made meanwhile never come again.

        Give the number of commands dropped; raises NothingToUndo, also if it is not the `count` consented to.
        """
        allowed = self.can_take_back(seat)
        if allowed == 0 or count not in (None, allowed):
            raise NothingToUndo
        return self._drop(seat, allowed)

    def _drop(self, seat: int, count: int) -> int:
        """Go back by so many commands, noticed by who noticed one of them."""
        row = replace(_undo(seat), drops=count)
        noticed = log.only(seat)
        for place in dropped_by(self.commands, row):
            noticed |= self.commands[place].noticed
        self._replay([*self.rows, replace(row, noticed=noticed)])
        return count

    # -- Proof -----------------------------------------------------------------------------------------------

    @property
    def streams(self) -> tuple[str, ...]:
        """The names of all streams: those of the game's draws, and that of what was done."""
        return (*self.game.streams, proof.CODES)

    def keys(self) -> dict[str, bytes]:
        """The keys of all streams; secret."""
        return dict(self._keys)

    @cached_property
    def _keys(self) -> dict[str, bytes]:
        return {name: proof.stream_key(self.secret, name) for name in self.streams}

    def fairness(self, opened: bool = False) -> list[dict[str, Any]]:
        """A commitment (SHA-256 of its key) a stream; the key too once play is over, unless it would tell what stays
        secret and not all have agreed to show it (`opened`)."""
        return [
            {
                "name": name,
                "commitment": proof.commitment(key),
                "key": key.hex() if self._is_shown(name, opened) else None,
            }
            for name, key in self.keys().items()
        ]

    def heading(self) -> dict[str, Any]:
        """What the chain of hashes opens with; the id is given by who keeps the table."""
        return {
            "id": "",
            "game": self.game.id,
            "rules": self.rules,
            "seats": self.seats,
            "profile": self.profile or next(iter(self.game.profiles)),
            "options": self.options,
            "contributions": list(self.contributions),
        }

    def transcript(
        self,
        heading: Mapping[str, Any] | None = None,
        names: Sequence[str | None] = (),
        times: Sequence[int] | None = None,
        opened: bool = False,
    ) -> dict[str, Any]:
        """The public record of a table: what `stridsplan verify` checks, without anybody's secrets.

        `heading` (if not `heading()`), `names` of the seats and `times` of the rows (milliseconds since 1970) are
        the caller's. `opened`: all agreed to show everything.
        """
        streams, heading = self.fairness(opened), heading or self.heading()
        chain = proof.Chain(heading, self.keys())
        times = times or [0] * len(self.rows)
        shown = [stream["key"] is not None for stream in streams]
        rows = [
            proof.published(chain, row.seat, row.drops, time, contents(row, len(streams) - 1), shown)
            for row, time in zip(self.rows, times, strict=True)
        ]
        return {
            "format": proof.FORMAT,
            "table": dict(heading),
            "streams": streams,
            "secret": self.secret.hex() if all(shown) else None,
            "rows": rows,
            "head": chain.head,
            "names": list(names),
            "events": self.events_by_row(None),
            "result": self.result(),
        }

    def events_by_row(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """`log`, counted by rows: a version of it never stands for two things."""
        numbers = [number for number, _ in in_force(self.rows)]
        return [{"version": numbers[number - 1], **event} for number, event in self.events(seat, since)]

    def _is_shown(self, name: str, opened: bool) -> bool:
        return self.is_over and (opened or name in self.game.open_streams)

    # -- Keeping ---------------------------------------------------------------------------------------------

    def state_bytes(self) -> bytes:
        """The position as bytes: a shortcut, never the truth."""
        return self._position.state.tobytes()

    @classmethod
    def restore(
        cls,
        game: str,
        seats: int,
        profile: str | None,
        options: Mapping[str, Any],
        secret: bytes,
        contributions: Iterable[str],
        rows: Sequence[Command],
        rules: int | None = None,
    ) -> "Table":
        """Rebuild a table from all its rows, replaying what is in force with the stored draws."""
        table = cls.__new__(cls)
        table._prepare(game, seats, profile, options, secret, contributions, rules)
        table._replay(rows)
        return table

    def at(self, count: int) -> "Table":
        """The table as it stood after so many rows."""
        setting = (self.seats, self.profile, self.asked_options, self.secret, self.contributions)
        return Table.restore(self.game.id, *setting, self.rows[:count], self.rules)

    def save(self) -> bytes:
        """The whole table, its secret included, as JSON bytes for `load`."""
        rows = [
            [row.seat, list(row.codes), b64encode(row.draws).decode(), row.drops, row.noticed, row.wakes]
            for row in self.rows
        ]
        return json.dumps(
            {
                "game": self.game.id,
                "rules": self.rules,
                "seats": self.seats,
                "profile": self.profile,
                "options": self.asked_options,
                "secret": self.secret.hex(),
                "contributions": list(self.contributions),
                "rows": rows,
            }
        ).encode()

    @classmethod
    def load(cls, data: bytes) -> "Table":
        """The inverse of `save`."""
        kept = json.loads(data)
        rows = [
            Command(seat, tuple(codes), b64decode(draws), *rest) for seat, codes, draws, *rest in kept["rows"]
        ]
        setting = (kept["game"], kept["seats"], kept["profile"], kept["options"])
        secret, contributions = bytes.fromhex(kept["secret"]), kept["contributions"]
        return cls.restore(*setting, secret, contributions, rows, kept["rules"])

    # -- Inside ----------------------------------------------------------------------------------------------

    def _chain(self, seat: int, codes: tuple[int, ...]):
        """A function that plays the codes on given arrays, refusing at the first that is illegal."""

        def play(states: np.ndarray, tape: np.ndarray, events: np.ndarray) -> None:
            for code in codes:
                self._refuse(states, seat, code)
                self._entries.apply(states, 0, seat, code, tape, events)

        return play

    def _refuse_at_table(self, seat: int, codes: tuple[int, ...]) -> None:
        """Refuse to play on when all is over, and for a seat that is out anything but its lapse."""
        if not codes:
            raise IllegalAction(self.game.id, "NO_SUCH_ACTION", None, -1)
        if self._is_ended or (seat in self._agreements.out and codes != (self.lapse(seat),)):
            raise IllegalAction(self.game.id, "NOT_ASKED", None, codes[0])

    def _act_at_table(self, seat: int, codes: tuple[int, ...]) -> Command:
        """Leave the game, offer or accept a draw: nothing changes on the board."""
        code, asked = AtTable(codes[0]), seat in self.to_act()
        if len(codes) > 1 or self.is_over or not self._agreements.may(seat, code, asked):
            raise IllegalAction(self.game.id, "NOT_ASKED", None, code)
        before = self.to_act()
        self._agreements.note(seat, code)
        command = Command(seat, codes, b"", wakes=_mask(set(self.to_act()).difference(before)))
        self._keep(command, NO_ROWS)
        return command

    def _refuse(self, states: np.ndarray, seat: int, code: int) -> None:
        if not 0 <= seat < self.seats:
            raise IllegalAction(self.game.id, "NOT_ASKED", None, code)
        if not 0 <= code < self.game.actions:
            raise IllegalAction(self.game.id, "NO_SUCH_ACTION", None, code)
        why = int(self._entries.refuse(states, 0, seat, code))
        if why:
            raise IllegalAction(
                self.game.id, self.game.illegal(why).name, self.game.refusal_rules.get(why), code
            )

    def _run(self, seat: int, codes: tuple[int, ...], draws: Sequence[int] | None, play) -> Command:
        """Play on a copy, again with a longer tape or log if one ran short, and take the copy when it held."""
        width, room = 0, FIRST_ROOM
        while True:
            states, events = self._position.state.copy(), log.blank_log(room)
            tape = self._tape(width) if draws is None else dice.loaded(draws)
            play(states, tape, events)
            if draws is not None and (tape[dice.SHORT] or tape[dice.BAD] or tape[dice.COUNT] != len(draws)):
                raise BadDraws(f"{len(draws)} loaded dice for {int(tape[dice.COUNT])} draws")
            if not tape[dice.SHORT] and not events[0, 1]:
                break
            width = max(width * GROWTH, FIRST_WORDS) if tape[dice.SHORT] else width
            room = room * GROWTH if events[0, 1] else room
        after, rows = Position(self.game, states), log.rows(events)
        wakes = _mask(set(after.to_act).difference(self._position.to_act))
        noticed = self._noticed(seat, codes, after, rows)
        command = Command(seat, codes, dice.kept(tape).tobytes(), noticed=noticed, wakes=wakes)
        self._count_draws([command])
        self._position = after
        self._keep(command, rows)
        self._agreements.play_on(command.seat)
        if after.to_act:
            self._agreements.look_at_board()
        return command

    def _noticed(self, seat: int, codes: tuple[int, ...], after: Position, rows: np.ndarray) -> int:
        """The mask of the sides that can tell the position after a command, or what it told, from before it."""
        is_public = not self.game.hides or seat == SETUP_SEAT or codes[0] in AT_TABLE
        if is_public or self._agreements.is_declined_by(seat):
            return log.EVERYONE
        noticed = int(np.bitwise_or.reduce(rows[:, 2], initial=log.only(seat)))
        if noticed & log.EVERYONE or self._looks_changed(None, after):
            return log.EVERYONE
        return noticed | _mask(other for other in range(self.seats) if self._looks_changed(other, after))

    def _looks_changed(self, seat: int | None, after: Position) -> bool:
        return self._position.views(seat).tobytes() != after.views(seat).tobytes()

    def _keep(self, command: Command, rows: np.ndarray) -> None:
        self.rows.append(command)
        self.commands.append(command)
        self._chronicle.append(rows, _told_at_table(command))
        self._numbering.append(command.noticed)

    def _count_draws(self, commands: Sequence[Command]) -> None:
        """Count what was drawn of each stream."""
        drawn = np.frombuffer(b"".join(command.draws for command in commands), np.int64)
        counts = np.bincount(drawn >> 2 * dice.VALUE_BITS, minlength=len(self._drawn)).tolist()
        self._drawn = [before + more for before, more in zip(self._drawn, counts, strict=True)]

    def _replay(self, rows: Sequence[Command]) -> None:
        """Go through what is in force anew; what was drawn besides stays drawn."""
        self._begin()
        kept = in_force(rows)
        self._repeat_all([command for _, command in kept])
        numbers = {number for number, _ in kept}
        self._count_draws([row for number, row in enumerate(rows, start=1) if number not in numbers])
        self.rows = list(rows)

    def _repeat_all(self, commands: Sequence[Command]) -> None:
        """Repeat commands, as many as possible together."""
        at = 0
        while at < len(commands):
            at += self._repeat_together(list(takewhile(self._is_plain, commands[at:])))
            if at < len(commands):
                self._repeat(commands[at])
                at += 1

    def _is_plain(self, command: Command) -> bool:
        """Whether it only plays, with codes of the game."""
        codes = command.codes
        return (
            0 <= command.seat < self.seats
            and bool(codes)
            and 0 <= min(codes) <= max(codes) < self.game.actions
        )

    def _repeat_together(self, commands: Sequence[Command]) -> int:
        """Repeat plain commands compiled, up to the first that does not go as it went; give their number."""
        agreements = self._agreements
        if not commands or agreements.out or agreements.agreed or self._is_ended:
            return 0  # what the board does may end the game
        if not self._entries.are_compiled:
            return 0
        seats, codes, draws = zip(*((c.seat, c.codes, c.draws) for c in commands), strict=True)
        state, events = loops.repeat(self.game, self._position.state, seats, codes, draws)
        self._position = Position(self.game, state)
        done = commands[: len(events)]
        for command, rows in zip(done, events, strict=True):
            self._keep(command, rows)
        self._count_draws(done)
        return len(done)

    def _repeat(self, command: Command) -> None:
        draws = [value for value, _, _ in decoded(command)]
        if command.seat == SETUP_SEAT:
            self._set_up(draws)
        else:
            self.act(command.seat, command.codes, draws)

    def _set_up(self, draws: Sequence[int] | None) -> None:
        encoded = self.game.encode_options(self.seats, self.options)
        self._run(
            SETUP_SEAT,
            (),
            draws,
            lambda states, tape, events: self._entries.setup(states, 0, encoded, tape, events),
        )

    def _tape(self, width: int) -> np.ndarray:
        """A tape with the next `width` words of every stream."""
        lanes = [self._words(stream, width) for stream in range(len(self.game.streams))]
        return dice.words(lanes, room=width * len(lanes))

    def _words(self, stream: int, width: int) -> list[int]:
        if width == 0:
            return []
        return proof.stream_words(
            self._keys[self.game.streams[stream]], self.contributions, self._drawn[stream], width
        )


def _undo(seat: int) -> Command:
    """The row that takes back a seat's last command."""
    return Command(seat, (), b"", drops=1)


def _mask(seats: Iterable[int]) -> int:
    return sum(log.only(seat) for seat in seats)


def _told_at_table(command: Command) -> list[dict[str, Any]]:
    """The event of a code that is of no game, if the command begins with one."""
    if not command.codes or command.codes[0] not in AT_TABLE:
        return []
    told = TOLD[AtTable(command.codes[0])]
    return [{"id": told, "rule": None, "args": {"seat": {"seat": command.seat}}}]
