"""A table: one game being played, as the list of its commands.

The position is always the replay of the list. Draws come from a secret that is committed to before the first
of them, and
are stored with the command that caused them, so a replay needs no generator. Everything a seat is told is
made from
its observed view and the events it may see.
"""

import hashlib
import hmac
import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from secrets import token_bytes
from typing import Any

import numpy as np

from . import dice, log
from .entries import entries_of
from .game import Game
from .options import Value
from .registry import load_game

FIRST_WORDS, FIRST_ROOM, GROWTH = 64, 64, 8
WORDS_A_BLOCK = 8
SETUP_SEAT = -1
NO_ROWS = np.zeros((0, log.COLUMNS), np.int32)


class AtTable(IntEnum):
    """What players do at any table of two, whatever the game: codes below those of the game."""

    RESIGN = -1
    OFFER_DRAW = -2
    ACCEPT_DRAW = -3


AT_TABLE = {int(code): code for code in AtTable}
TOLD = {AtTable.RESIGN: "resigned", AtTable.OFFER_DRAW: "draw_offered", AtTable.ACCEPT_DRAW: "draw_agreed"}


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


@dataclass(frozen=True)
class Command:
    """One row of a table: who (-1: the set-up), which action codes, and the draws they caused (int64, as
    `dice.kept` gives them)."""

    seat: int
    codes: tuple[int, ...]
    draws: bytes


class Table:
    """One game at one table.

    >>> table = Table(game_ids()[0], seats=3, secret=bytes(32))
    >>> table.to_act()
    [0]
    >>> table.actions(0)[0]["kind"]
    'place'

    `secret` (32 bytes, drawn if not given) and `contributions` (what the players brought) determine every
    draw.
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
    ):
        self._prepare(game, seats, profile, options or {}, secret or token_bytes(32), contributions)
        encoded = self.game.encode_options(seats, self.options)
        self._run(
            SETUP_SEAT,
            (),
            draws,
            lambda states, tape, events: self._entries.setup(states, 0, encoded, tape, events),
        )

    def _prepare(
        self,
        game: str,
        seats: int,
        profile: str | None,
        options: Mapping[str, Any],
        secret: bytes,
        contributions: Iterable[str],
    ) -> None:
        self.game: Game = load_game(game)
        self.seats, self.profile, self.asked_options = seats, profile, dict(options)
        self.options: dict[str, Value] = self.game.resolve_options(seats, profile, options)
        self.secret, self.contributions = secret, tuple(contributions)
        self.commands: list[Command] = []
        self._state = np.zeros(1, self.game.state)
        self._events: list[np.ndarray] = []  # one array of rows a command
        self._drawn = [0] * len(self.game.streams)
        self._offer: int | None = None  # the seat that offers a draw
        self._ended: Command | None = None  # by resigning or agreeing a draw

    @property
    def _entries(self):
        return entries_of(self.game)

    # -- Reading ---------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of commands so far, the set-up among them."""
        return len(self.commands)

    @property
    def is_over(self) -> bool:
        return not self.to_act()

    def to_act(self) -> list[int]:
        """The seats that owe a decision, none at the end."""
        if self._ended:
            return []
        mask = self._entries.to_act(self._state, 0)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> np.ndarray:
        """The codes of the seat's legal actions, int32, each once."""
        out = np.zeros(self.game.actions, np.int32)
        return out[: 0 if self._ended else self._entries.legal(self._state, 0, seat, out)]

    def observe(self, seat: int | None) -> np.ndarray:
        """What the seat (None: a spectator) may know, as a record array of length 1."""
        return self._observe(self._state, seat)

    def actions(self, seat: int) -> list[dict[str, Any]]:
        """The seat's legal actions with their fields: [{"code": 17, "kind": "place", "territory": "alaska"},
        ...]."""
        return [] if self._ended else self._actions(self._state, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may know, ready for JSON."""
        return self.game.words.picture(self.observe(seat)[0], seat)

    def log(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events after version `since` that the seat may see, each with its rule id."""
        told = []
        for version, rows in enumerate(self._events[since:], start=since + 1):
            if (code := self.commands[version - 1].codes[:1]) and code[0] in AT_TABLE:
                who = {"seat": {"seat": self.commands[version - 1].seat}}
                told.append(
                    {"version": version, "index": 0, "id": TOLD[AT_TABLE[code[0]]], "rule": None, "args": who}
                )
            for index, row in enumerate(rows):
                sentence = self.game.words.event(row) if log.may_see(int(row[2]), seat) else None
                if sentence:
                    told.append({"version": version, "index": index, **sentence})
        return told

    def position(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """All that the client of a seat is told; the shape is the protocol's *position*."""
        view = self.observe(seat)[0]
        asked = seat is not None and seat in self.to_act()
        question = None if self.is_over else self.game.words.question(view, seat if asked else None)
        return {
            "version": self.version,
            "seat": seat,
            "over": self.is_over,
            "to_act": self.to_act(),
            "view": self.game.words.picture(view, seat),
            "question": question if asked else None,
            "waiting": None if asked else question,
            "actions": [] if seat is None else self.actions(seat),
            "at_table": [] if seat is None else self.actions_at_table(seat),
            "offer": self._offer,
            "forecast": self.game.words.forecast(view, seat) if asked else None,
            "can_undo": seat is not None and self.can_undo(seat),
            "result": self.result(),
            "events": self.log(seat, since),
        }

    def outlook(self, seat: int | None) -> dict[str, Any] | None:
        """Exact odds of what is to come, as the seat may know them; None where the game tells none. Takes its time."""
        return self.outlook_of(seat)()

    def outlook_of(self, seat: int | None) -> Callable[[], dict[str, Any] | None]:
        """`outlook` as a computation on a copy of what the seat may know now, which needs the table no more."""
        tell, view, entries = self.game.outlook, self.observe(seat), self._entries
        if tell is None or self.is_over:
            return lambda: None
        return lambda: tell(view, seat, entries)

    def question_id(self, seat: int) -> str:
        """The name of what a seat is asked that owes a decision."""
        return self.game.words.question(self.observe(seat)[0], seat)["id"]

    def question_key(self, seat: int) -> str | None:
        """Equal as long as the seat is asked the same thing; None if it is not asked."""
        if seat not in self.to_act():
            return None
        return json.dumps(self.game.words.question(self.observe(seat)[0], seat), sort_keys=True)

    def result(self) -> dict[str, Any] | None:
        """None while play goes on, else winners (none in a draw), ranks from 1, pay-offs, and how it ended."""
        if not self.is_over:
            return None
        if self._ended:
            return self._result_at_table(self._ended)
        out = np.zeros(2 * self.seats, np.int32)
        self._entries.returns(self._state, 0, out)
        payoffs, ranks = out[: self.seats].tolist(), out[self.seats :].tolist()
        winners = [seat for seat in range(self.seats) if ranks[seat] == 1] if max(payoffs) > 0 else []
        return {
            "winners": winners,
            "ranks": ranks,
            "payoffs": payoffs,
            **self.game.words.result(self.observe(None)[0]),
        }

    def lapse(self, seat: int) -> int:
        """The action of a seat whose time is up."""
        return self._entries.lapse(self._state, 0, seat)

    def actions_at_table(self, seat: int) -> list[dict[str, Any]]:
        """What the seat may do that is of no game: resign, offer or take a draw; [{"code": -1, "kind": "resign"}, ...].

        For tables of two. One resigns or offers on one's own turn, and the offer stands until the other plays.
        """
        if self.seats != 2 or self.is_over:
            return []
        asked = seat in self.to_act()
        allowed = {
            AtTable.RESIGN: asked,
            AtTable.OFFER_DRAW: asked and self._offer is None,
            AtTable.ACCEPT_DRAW: self._offer not in (None, seat),
        }
        return [
            {"code": int(code), "kind": code.name.lower()}
            for code, is_allowed in allowed.items()
            if is_allowed
        ]

    # -- Playing ---------------------------------------------------------------------------------------------

    def act(self, seat: int, codes: int | Sequence[int], draws: Sequence[int] | None = None) -> Command:
        """Play one action or a chain of them for `seat`: all or none.

        `draws` are loaded dice, values from 0, for tests and umpires. Raises IllegalAction, BadDraws.
        """
        codes = (int(codes),) if isinstance(codes, int | np.integer) else tuple(int(code) for code in codes)
        if not codes:
            raise IllegalAction(self.game.id, "NO_SUCH_ACTION", None, -1)
        if codes[0] in AT_TABLE:
            return self._act_at_table(seat, codes)
        if self._ended:
            raise IllegalAction(self.game.id, "NOT_ASKED", None, codes[0])
        return self._run(seat, codes, draws, self._chain(seat, codes))

    def preview(self, seat: int, codes: Sequence[int]) -> dict[str, Any]:
        """What would be asked after a part of a chain; nothing is stored.

        {"question", "actions", "view", "forecast", "ends"}; `ends` is true, and the rest empty, where dice
        would roll or
        something hidden come to light. Raises IllegalAction.
        """
        states, tape, events = self._state.copy(), dice.loaded(()), log.blank_log(FIRST_ROOM)
        self._chain(seat, tuple(codes))(states, tape, events)
        if tape[dice.SHORT] or events[0, 1] or any(self.game.is_revealing(row) for row in log.rows(events)):
            return {"question": None, "actions": [], "view": None, "forecast": None, "ends": True}
        view = self._observe(states, seat)[0]
        asked = bool(self._entries.to_act(states, 0) >> seat & 1)
        return {
            "question": self.game.words.question(view, seat) if asked else None,
            "actions": self._actions(states, seat),
            "view": self.game.words.picture(view, seat),
            "forecast": self.game.words.forecast(view, seat) if asked else None,
            "ends": not asked,
        }

    def can_undo(self, seat: int) -> bool:
        """Whether the last command is the seat's own, drew nothing and brought nothing hidden to light."""
        last = self.commands[-1]
        return (
            last.seat == seat
            and not last.draws
            and not any(self.game.is_revealing(row) for row in self._events[-1])
        )

    def undo(self, seat: int) -> int:
        """Take back the seat's last command; give the number of commands dropped (1). Raises NothingToUndo."""
        if not self.can_undo(seat):
            raise NothingToUndo
        kept = self.commands[:-1]
        self._prepare(
            self.game.id, self.seats, self.profile, self.asked_options, self.secret, self.contributions
        )
        self._replay(kept)
        return 1

    # -- Proof -----------------------------------------------------------------------------------------------

    def fairness(self) -> list[dict[str, Any]]:
        """A commitment (SHA-256 of its key) a stream; the key too once play is over, unless it would tell
        what stays secret."""
        told = []
        for name in self.game.streams:
            key = stream_key(self.secret, name)
            is_open = self.is_over and name in self.game.open_streams
            told.append(
                {
                    "name": name,
                    "commitment": hashlib.sha256(key).hexdigest(),
                    "key": key.hex() if is_open else None,
                }
            )
        return told

    def transcript(self) -> dict[str, Any]:
        """The public record of a table: what `stridsplan verify` checks, without anybody's secrets."""
        open_numbers = {k for k, name in enumerate(self.game.streams) if name in self.game.open_streams}
        drawn = [
            [version, stream, n, value]
            for version, command in enumerate(self.commands, start=1)
            for value, n, stream in dice.decode(np.frombuffer(command.draws, np.int64))
            if stream in open_numbers
        ]
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "options": self.options,
            "contributions": list(self.contributions),
            "streams": self.fairness(),
            "draws": drawn,
            "events": self.log(None),
            "result": self.result(),
        }

    # -- Keeping ---------------------------------------------------------------------------------------------

    def state_bytes(self) -> bytes:
        """The position as bytes: a shortcut, never the truth."""
        return self._state.tobytes()

    @classmethod
    def restore(
        cls,
        game: str,
        seats: int,
        profile: str | None,
        options: Mapping[str, Any],
        secret: bytes,
        contributions: Iterable[str],
        commands: Sequence[Command],
    ) -> "Table":
        """Rebuild a table by replaying its commands with their stored draws."""
        table = cls.__new__(cls)
        table._prepare(game, seats, profile, options, secret, contributions)
        table._replay(commands)
        return table

    def save(self) -> bytes:
        """The whole table, its secret included, as JSON bytes for `load`."""
        rows = [[c.seat, list(c.codes), b64encode(c.draws).decode()] for c in self.commands]
        return json.dumps(
            {
                "game": self.game.id,
                "rules": self.game.version,
                "seats": self.seats,
                "profile": self.profile,
                "options": self.asked_options,
                "secret": self.secret.hex(),
                "contributions": list(self.contributions),
                "commands": rows,
            }
        ).encode()

    @classmethod
    def load(cls, data: bytes) -> "Table":
        """The inverse of `save`."""
        kept = json.loads(data)
        commands = [Command(seat, tuple(codes), b64decode(draws)) for seat, codes, draws in kept["commands"]]
        secret, contributions = bytes.fromhex(kept["secret"]), kept["contributions"]
        return cls.restore(
            kept["game"], kept["seats"], kept["profile"], kept["options"], secret, contributions, commands
        )

    # -- Inside ----------------------------------------------------------------------------------------------

    def _observe(self, states: np.ndarray, seat: int | None) -> np.ndarray:
        views = np.zeros(1, self.game.state)
        self._entries.observe(states, 0, -1 if seat is None else seat, views, 0)
        return views

    def _actions(self, states: np.ndarray, seat: int) -> list[dict[str, Any]]:
        out = np.zeros(self.game.actions, np.int32)
        view = self._observe(states, seat)[0]
        codes = out[: self._entries.legal(states, 0, seat, out)].tolist()
        return [{"code": code, **self.game.words.action(code, view)} for code in codes]

    def _chain(self, seat: int, codes: tuple[int, ...]):
        """A function that plays the codes on given arrays, refusing at the first that is illegal."""

        def play(states: np.ndarray, tape: np.ndarray, events: np.ndarray) -> None:
            for code in codes:
                self._refuse(states, seat, code)
                self._entries.apply(states, 0, seat, code, tape, events)

        return play

    def _act_at_table(self, seat: int, codes: tuple[int, ...]) -> Command:
        """Resign, offer or accept a draw: nothing changes on the board."""
        if len(codes) > 1 or codes[0] not in [action["code"] for action in self.actions_at_table(seat)]:
            raise IllegalAction(self.game.id, "NOT_ASKED", None, codes[0])
        command = Command(seat, codes, b"")
        self._events.append(NO_ROWS)
        self.commands.append(command)
        if codes[0] == AtTable.OFFER_DRAW:
            self._offer = seat
        else:
            self._offer, self._ended = None, command
        return command

    def _result_at_table(self, last: Command) -> dict[str, Any]:
        told = TOLD[AT_TABLE[last.codes[0]]]
        if told == "draw_agreed":
            return {"winners": [], "ranks": [1, 1], "payoffs": [0, 0], "id": told, "args": {}}
        winner = 1 - last.seat
        ranks, payoffs = [2, 2], [-1000, -1000]
        ranks[winner], payoffs[winner] = 1, 1000
        args = {"seat": {"seat": winner}, "loser": {"seat": last.seat}}
        return {"winners": [winner], "ranks": ranks, "payoffs": payoffs, "id": told, "args": args}

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
            states, events = self._state.copy(), log.blank_log(room)
            tape = self._tape(width) if draws is None else dice.loaded(draws)
            play(states, tape, events)
            if draws is not None and (tape[dice.SHORT] or tape[dice.BAD] or tape[dice.COUNT] != len(draws)):
                raise BadDraws(f"{len(draws)} loaded dice for {int(tape[dice.COUNT])} draws")
            if not tape[dice.SHORT] and not events[0, 1]:
                break
            width = max(width * GROWTH, FIRST_WORDS) if tape[dice.SHORT] else width
            room = room * GROWTH if events[0, 1] else room
        command = Command(seat, codes, dice.kept(tape).tobytes())
        self._take(command, states, log.rows(events))
        return command

    def _take(self, command: Command, states: np.ndarray, rows: np.ndarray) -> None:
        for _, _, stream in dice.decode(np.frombuffer(command.draws, np.int64)):
            self._drawn[stream] += 1
        self._state = states
        self._events.append(rows)
        self.commands.append(command)
        if self._offer not in (None, command.seat):  # who plays on has declined
            self._offer = None

    def _replay(self, commands: Sequence[Command]) -> None:
        encoded = self.game.encode_options(self.seats, self.options)
        for command in commands:
            values = [value for value, _, _ in dice.decode(np.frombuffer(command.draws, np.int64))]
            if command.codes[:1] and command.codes[0] in AT_TABLE:
                self._act_at_table(command.seat, command.codes)
                continue
            if command.seat == SETUP_SEAT:
                play = lambda states, tape, events: self._entries.setup(states, 0, encoded, tape, events)  # noqa: E731
            else:
                play = self._chain(command.seat, command.codes)
            self._run(command.seat, command.codes, values, play)

    def _tape(self, width: int) -> np.ndarray:
        """A tape with the next `width` words of every stream."""
        lanes = [self._words(name, self._drawn[k], width) for k, name in enumerate(self.game.streams)]
        return dice.words(lanes, room=width * len(lanes))

    def _words(self, name: str, first: int, width: int) -> list[int]:
        if width == 0:
            return []
        return stream_words(stream_key(self.secret, name), self.contributions, first, width)


def stream_key(secret: bytes, name: str) -> bytes:
    """The key of one stream of draws; its SHA-256 is published before play."""
    return hmac.digest(secret, f"stridsplan/{name}".encode(), "sha256")


def stream_words(key: bytes, contributions: Sequence[str], first: int, count: int) -> list[int]:
    """Words first..first + count - 1 of a stream, 32 bits each; draw k of it is (word k * n) >> 32.

    Word k is the k mod 8-th big-endian 32-bit word of HMAC-SHA256(key, "k div 8" + a line a contribution).
    """
    brought = "".join(f"\n{text}" for text in contributions)
    blocks = range(first // WORDS_A_BLOCK, (first + count - 1) // WORDS_A_BLOCK + 1)
    data = b"".join(hmac.digest(key, f"{block}{brought}".encode(), "sha256") for block in blocks)
    words = np.frombuffer(data, ">u4").astype(np.int64)
    skip = first % WORDS_A_BLOCK
    return words[skip : skip + count].tolist()


def verify(transcript: Mapping[str, Any]) -> list[str]:
    """Check every open draw of a transcript against its commitment; give what is wrong, an empty list if all
    is well."""
    wrong, counts = [], [0] * len(transcript["streams"])
    keys = [bytes.fromhex(stream["key"]) if stream["key"] else None for stream in transcript["streams"]]
    for stream, key in zip(transcript["streams"], keys, strict=True):
        if key and hashlib.sha256(key).hexdigest() != stream["commitment"]:
            wrong.append(f"the key of {stream['name']} does not match its commitment")
    for version, number, n, value in transcript["draws"]:
        key = keys[number]
        if key is None:
            wrong.append(
                f"version {version}: the key of {transcript['streams'][number]['name']} is not published"
            )
            continue
        word = stream_words(key, transcript["contributions"], counts[number], 1)[0]
        counts[number] += 1
        if (word * n) >> 32 != value:
            wrong.append(
                f"version {version}: {transcript['streams'][number]['name']} drew {value}, not {(word * n) >> 32}"
            )
    return wrong
