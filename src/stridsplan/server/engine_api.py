"""What the server uses of the engine. Import it through `engine`, which loads it late."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from stridsplan.bots import DEFAULT_BOT, FORMER_NAMES, bots_of, can_search, is_warm, levels_of
from stridsplan.bots.puzzles import (
    Answer,
    Puzzle,
    compared_answer,
    is_as_good,
    option_json,
    puzzles_of,
    table_of,
)
from stridsplan.bots.worker import STOP, AnalysisRequest, PuzzleRequest, Request, pack, uses_time
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
    "DEFAULT_BOT",
    "LEAVING",
    "NO_SIDE",
    "SAMPLES",
    "SERVERS_OWN",
    "STOP",
    "AnalysisTask",
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
    "LookBack",
    "NothingToUndo",
    "Numbering",
    "Point",
    "Position",
    "Puzzle",
    "PuzzleTask",
    "StoredCommand",
    "Table",
    "TableError",
    "are_all_compiled",
    "bot_named",
    "bot_request",
    "can_search",
    "choices_and_points",
    "commands_of_record",
    "compared_answer",
    "contents",
    "drop",
    "find_actions",
    "find_guess",
    "first_error",
    "game_ids",
    "hash_chain",
    "is_as_good",
    "is_resigning",
    "is_same_question",
    "levels_of",
    "likely_questions",
    "load_compiled",
    "load_game",
    "look_at_ending",
    "look_back",
    "new_table",
    "option_json",
    "options_in_force",
    "position",
    "promises",
    "puzzles_of",
    "replay",
    "restore_table",
    "sides_of",
    "statistics",
    "stream_key",
    "table_of",
    "uses_time",
]

StoredCommand = tuple[int, tuple[int, ...], bytes, int, int, int]  # the fields of a `Command`, in order


@dataclass
class BotTurn:
    """What a bot gets when it chooses a code: its seat's view and the legal codes, and nothing else of the table."""

    seat: int
    bot: str
    game: Game
    view: Any  # a record
    legal: Any  # an array of codes
    is_compiled: bool  # the rules run compiled in the server; the bot's process then uses compiled rules too
    seconds: float = 0.0  # the time to think
    is_by_mail: bool = False  # the table is played by mail, so other tasks may end this one early
    is_stale: bool = False  # the answer is no longer needed


@dataclass
class AnalysisTask:
    """A part of an analysis: choices of a finished game that a bot judges.

    `Workers` reads the last three fields of every task. `is_by_mail` is true: like a bot at a table by mail,
    an analysis may be ended early when people wait for another task. The other two keep their defaults, since
    only a `BotTurn` is dropped.
    """

    game: str
    choices: Sequence[Choice]
    seconds: float  # for each choice
    legal: Sequence[int] = ()
    is_by_mail: bool = True
    is_stale: bool = False


@dataclass
class PuzzleTask:
    """A comparison of an answer to a puzzle with the best answer, in positions that fit what the seat knows.

    `Workers` reads the last three fields of every task; here they keep their defaults.
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
    """Return the side of every seat. Seats on one side are a team; an umpire has NO_SIDE."""
    return list(load_game(game_id).sides_of(seats, options))


def bot_named(game: Game, name: str) -> str | None:
    """Return the current name of a bot of a game, given its current or a former name; None if there is no such bot."""
    current = FORMER_NAMES.get(name, name)
    return current if current in bots_of(game) else None


def new_table(game: str, **arguments: Any) -> Table:
    """Return a new table after its set-up."""
    return Table(game, **arguments)


def promises(game_id: str, secret: bytes) -> list[dict[str, Any]]:
    """Return the commitments to the random streams of a table with this secret. Keys are None until published."""
    names = (*load_game(game_id).streams, proof.CODES)
    return [
        {"name": name, "commitment": proof.commitment(stream_key(secret, name)), "key": None}
        for name in names
    ]


def restore_table(game: str, rows: Sequence[StoredCommand], **arguments: Any) -> Table:
    """Return a table as it was after these rows. The first row is the set-up."""
    return Table.restore(game, rows=[Command(*row) for row in rows], **arguments)


def replay(table: Table, rows: Sequence[StoredCommand]) -> None:
    """Replay commands at a table with the random values that they drew. No row may be an undo."""
    for seat, codes, draws, *_ in rows:
        values = [value for value, _, _ in decode(np.frombuffer(draws, np.int64))]
        table.act(seat, codes, draws=values)


def position(game: Game, state: bytes) -> Position:
    """Return a position from its stored bytes."""
    return Position(game, np.frombuffer(state, game.state).copy())


def hash_chain(game: str, secret: bytes, heading: dict[str, Any]) -> Chain:
    """Return the hash chain of a table, before its first row; `heading` describes the table, and is hashed first."""
    streams = (*load_game(game).streams, proof.CODES)
    return Chain(heading, {name: stream_key(secret, name) for name in streams})


def first_error(record: dict[str, Any]) -> dict[str, Any] | None:
    """Return the first error in the record (transcript) of a table; None if it is right and no stream is sealed."""
    found = proof.verify(record)  # hashes and dice
    if not found and not retrace.can_retrace(record):
        found = [{"row": 0, "id": "sealed"}]
    return next(iter(found or retrace.retrace(record)), None)


def commands_of_record(record: dict[str, Any]) -> list[Command]:
    """Return the commands of a record (transcript) in which `first_error` finds no error."""
    return retrace.play_again(record).rows


def statistics(table: Table, opened: bool) -> dict[str, Any]:
    """Return the dice and luck of a finished table. `opened`: the players agreed to publish every secret."""
    return luck.statistics(table, opened)


def look_back(table: Table) -> LookBack | None:
    """Return the review of a finished table: what each seat believed next to the truth. None if its game has none."""
    return LookBack(table) if load_hindsight(table.game.id) else None


def options_in_force(
    game: Game, seats: int, profile: str | None, requested: dict[str, Any], *, is_stored: bool = False
) -> dict[str, Any]:
    """Return all option values in force; raises OptionError. `is_stored`: the options are of an existing table."""
    try:
        return dict(game.resolve_options(seats, profile, requested, is_stored=is_stored))
    except BadOption as error:
        raise option_error(error.code, error.option) from error


def bot_request(name: str, task: BotTurn | AnalysisTask | PuzzleTask, threads: int) -> bytes:
    """Return the message to a bot's process: the name of the function to call, the number of threads for it, and its
    arguments, among them a seed for random choices."""
    return pack(name, _request_of(task, secrets.randbits(64)), threads)


def _request_of(
    task: BotTurn | AnalysisTask | PuzzleTask, seed: int
) -> Request | AnalysisRequest | PuzzleRequest:
    compiled = True  # analyses and puzzles use only compiled rules
    if isinstance(task, AnalysisTask):
        choices = [tuple(choice) for choice in task.choices]
        return AnalysisRequest(task.game, registry.GAMES[task.game], compiled, choices, seed, task.seconds)
    game, module, view = task.game.id, registry.GAMES[task.game.id], task.view.tobytes()
    if isinstance(task, PuzzleTask):
        return PuzzleRequest(game, module, compiled, task.seat, view, task.answers, seed, task.seconds)
    legal = task.legal.tobytes()
    return Request(game, module, task.is_compiled, task.bot, task.seat, view, legal, seed, task.seconds)


def is_resigning(codes: Sequence[int]) -> bool:
    """Return whether a command resigns, which a seat may do at any time."""
    return list(codes) == [AtTable.RESIGN]


def load_compiled() -> None:
    """Load the compiled rules of every game that are on disk; from then on, these games run compiled."""
    for game_id in game_ids():
        _load_compiled(load_game(game_id))


def are_all_compiled() -> bool:
    """Return whether the rules of every game, and its bots that search, are compiled on disk."""
    return all(is_warm(load_game(game_id)) for game_id in game_ids())
