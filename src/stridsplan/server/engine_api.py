"""What the server uses of the engine. Import it through `engine`, which loads it late."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from stridsplan.bots import FORMER, USUAL, bots_of, can_search, levels_of
from stridsplan.bots.puzzles import (
    Answer,
    Puzzle,
    as_option,
    compared_answer,
    is_alike,
    puzzles_of,
    table_of,
)
from stridsplan.bots.worker import STOP, Judging, Looking, Request, pack, thinks
from stridsplan.engine import luck, proof, registry, retrace
from stridsplan.engine.at_table import LEAVING, NO_SIDE, SERVERS_OWN, AtTable
from stridsplan.engine.choices import Choice, Point, choices_and_points
from stridsplan.engine.command import Command, contents, drop
from stridsplan.engine.dice import decode
from stridsplan.engine.draft import Draft
from stridsplan.engine.entries import load_compiled as _load_compiled
from stridsplan.engine.game import Game
from stridsplan.engine.guess import (
    SAMPLES,
    Guess,
    find_actions,
    find_guess,
    is_same_question,
    likely_questions,
)
from stridsplan.engine.hindsight import LookBack, look_at_ending
from stridsplan.engine.numbering import Numbering
from stridsplan.engine.options import BadOption
from stridsplan.engine.position import Position
from stridsplan.engine.proof import Chain, stream_key
from stridsplan.engine.registry import game_ids, load_hindsight
from stridsplan.engine.table import BadDocument, IllegalAction, NothingToUndo, Table, TableError

from .errors import GameUnknown, option_error

__all__ = [
    "LEAVING",
    "NO_SIDE",
    "SAMPLES",
    "SERVERS_OWN",
    "STOP",
    "USUAL",
    "Answer",
    "AtTable",
    "BadDocument",
    "BotTurn",
    "Chain",
    "Choice",
    "Command",
    "Draft",
    "Game",
    "Guess",
    "IllegalAction",
    "Judged",
    "Look",
    "LookBack",
    "NothingToUndo",
    "Numbering",
    "Point",
    "Position",
    "Puzzle",
    "StoredCommand",
    "Table",
    "TableError",
    "as_option",
    "bot_named",
    "bot_request",
    "can_search",
    "choices_and_points",
    "compared_answer",
    "contents",
    "drop",
    "find_actions",
    "find_guess",
    "first_error",
    "game_ids",
    "hash_chain",
    "is_alike",
    "is_resigning",
    "is_same_question",
    "levels_of",
    "likely_questions",
    "load_compiled",
    "load_game",
    "look_at_ending",
    "look_back",
    "new_table",
    "options_in_force",
    "position",
    "promises",
    "puzzles_of",
    "replay",
    "restore_table",
    "rows_of",
    "sides_of",
    "statistics",
    "stream_key",
    "table_of",
    "thinks",
]

StoredCommand = tuple[int, tuple[int, ...], bytes, int, int, int]  # the fields of a `Command`, in order


@dataclass
class BotTurn:
    """What a bot may see when it chooses: its seat's view and legal actions, and nothing else of the table."""

    seat: int
    bot: str
    game: Game
    view: Any
    legal: Any
    is_compiled: bool
    seconds: float = 0.0  # that it may think
    is_by_mail: bool = False  # whether its table is played by mail, and can wait
    is_stale: bool = False  # whether its answer is no longer wanted


@dataclass
class Look:
    """A part of an analysis: choices of a finished game to be looked at.

    The last three fields are as in `BotTurn`. `is_by_mail` is true, so that no bot in live play waits for it.
    """

    game: str
    choices: Sequence[Choice]
    seconds: float  # for each of them
    legal: Sequence[int] = ()
    is_by_mail: bool = True
    is_stale: bool = False


@dataclass
class Judged:
    """An answer to a puzzle that is compared with the best one, by what the seat knows.

    The last three fields are as in `BotTurn`.
    """

    game: Game
    seat: int
    view: Any
    answers: Sequence[Sequence[int]]  # the best one first
    seconds: float
    legal: Sequence[int] = ()
    is_by_mail: bool = False
    is_stale: bool = False


def load_game(game_id: str) -> Game:
    """Return a game; raises GameUnknown."""
    try:
        return registry.load_game(game_id)
    except registry.UnknownGame as error:
        raise GameUnknown() from error


def sides_of(game_id: str, seats: int, options: dict[str, Any]) -> list[int]:
    """Return the side of every seat; seats of one side are a team, an umpire has NO_SIDE."""
    return list(load_game(game_id).sides_of(seats, options))


def bot_named(game: Game, name: str) -> str | None:
    """Return the bot of a game that has this name now, or had it before; None if there is none."""
    now = FORMER.get(name, name)
    return now if now in bots_of(game) else None


def new_table(game: str, **setting: Any) -> Table:
    """Set up a table."""
    return Table(game, **setting)


def promises(game_id: str, secret: bytes) -> list[dict[str, Any]]:
    """Return the commitments to the random streams of a table with this secret."""
    names = (*load_game(game_id).streams, proof.CODES)
    return [
        {"name": name, "commitment": proof.commitment(stream_key(secret, name)), "key": None}
        for name in names
    ]


def restore_table(game: str, rows: Sequence[StoredCommand], **setting: Any) -> Table:
    """Set up a table as it was after these rows, the first of which is the set-up."""
    return Table.restore(game, rows=[Command(*row) for row in rows], **setting)


def replay(table: Table, rows: Sequence[StoredCommand]) -> None:
    """Repeat further commands, none of them taken back, with the random values that they drew."""
    for seat, codes, draws, *_ in rows:
        values = [value for value, _, _ in decode(np.frombuffer(draws, np.int64))]
        table.act(seat, codes, draws=values)


def position(game: Game, state: bytes) -> Position:
    """Return a position from its stored bytes."""
    return Position(game, np.frombuffer(state, game.state).copy())


def hash_chain(game: str, secret: bytes, heading: dict[str, Any]) -> Chain:
    """Return the hash chain of a table, before its first row."""
    streams = (*load_game(game).streams, proof.CODES)
    return Chain(heading, {name: stream_key(secret, name) for name in streams})


def first_error(record: dict[str, Any]) -> dict[str, Any] | None:
    """Return the first error in the record of a table; None if all of it is open and correct."""
    found = proof.verify(record)
    if not found and not retrace.can_retrace(record):
        found = [{"row": 0, "id": "sealed"}]
    return next(iter(found or retrace.retrace(record)), None)


def rows_of(record: dict[str, Any]) -> list[Command]:
    """Return the commands of a record without errors, as its table stores them."""
    return retrace.play_again(record).rows


def statistics(table: Table, is_open: bool) -> dict[str, Any]:
    """Return dice and luck of a finished table; `is_open`: its people agreed to publish everything."""
    return luck.statistics(table, is_open)


def look_back(table: Table) -> LookBack | None:
    """Play a finished table once more, for the truth beside what each seat believed; None without a review."""
    return LookBack(table) if load_hindsight(table.game.id) else None


def options_in_force(
    game: Game, seats: int, profile: str | None, asked: dict[str, Any], *, is_stored: bool = False
) -> dict[str, Any]:
    """Return all option values of a table, a new one or one that is stored; raises OptionError."""
    try:
        return dict(game.resolve_options(seats, profile, asked, is_stored=is_stored))
    except BadOption as error:
        raise option_error(error.code, error.option) from error


def bot_request(task: str, turn: BotTurn | Look | Judged) -> bytes:
    """Return the message to a bot's process: what to do, with what, and a seed for its random choices."""
    seed = secrets.randbits(64)
    if isinstance(turn, Look):
        looked_at = [tuple(choice) for choice in turn.choices]
        return pack(task, Looking(turn.game, registry.GAMES[turn.game], True, looked_at, seed, turn.seconds))
    game, module, view = turn.game.id, registry.GAMES[turn.game.id], turn.view.tobytes()
    if isinstance(turn, Judged):
        return pack(task, Judging(game, module, True, turn.seat, view, turn.answers, seed, turn.seconds))
    legal = turn.legal.tobytes()
    return pack(
        task, Request(game, module, turn.is_compiled, turn.bot, turn.seat, view, legal, seed, turn.seconds)
    )


def is_resigning(codes: Sequence[int]) -> bool:
    """Return whether a command resigns, which a seat may do at any time."""
    return list(codes) == [AtTable.RESIGN]


def load_compiled() -> None:
    """Load every game that is compiled on disk; it runs compiled from now on."""
    for game_id in game_ids():
        _load_compiled(load_game(game_id))
