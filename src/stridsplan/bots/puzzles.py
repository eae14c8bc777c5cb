"""Puzzles: positions from self-play in which one answer is clearly best, by what its seat knows.

They are stored beside the game's rules in `puzzles.jsonl`, which `stridsplan puzzles` writes: a line with their origin,
then one line for each puzzle. An answer is a row of codes: a compound action or, in games with plans, a plan.
"""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from stridsplan.engine.entries import folder_of
from stridsplan.engine.game import Game
from stridsplan.engine.position import Position
from stridsplan.engine.table import Table
from stridsplan.engine.words import Json

from .advice import line_json
from .search.kernel import Scope
from .search.player import SIGNIFICANT, Search, errors

HORIZON_FACTOR = (
    4  # play-outs go this many times as far as at tables, so that few end in the middle of a fight
)
STEP, MAX_WORLDS = 16, 4_000  # worlds between two checks of the time, and at most in total
SIMILAR = 0.02  # an answer is as good as the best one if its chance is at most this much lower


class Answer(NamedTuple):
    """An answer, the chance to win after it, and by how much it is worse than the best, with its standard error."""

    codes: tuple[int, ...]
    chance: float
    worse: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position, given by the commands that led to it, and the answers that were compared, the best first."""

    id: str
    seats: int
    profile: str | None
    options: Mapping[str, Any]
    secret: str  # of its table, in hexadecimal
    rows: Sequence[tuple[int, ...]]  # for each command its seat, then its codes
    seat: int  # the seat that must answer
    question: str  # the id of its question
    answers: Sequence[Answer]
    worlds: int  # the number of worlds in which the answers were compared


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and their origin: version and signature of the rules, and the shell commands that found
    them."""

    origin: Mapping[str, Any]
    puzzles: Sequence[Puzzle]

    def write(self, path: Path) -> None:
        """Write a file with a line for the origin and for each puzzle."""
        rows = [self.origin, *(asdict(puzzle) for puzzle in self.puzzles)]
        path.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))


NO_PUZZLES = Collection({}, ())


def path_of(game: Game) -> Path:
    """Return the path of a game's puzzles."""
    return folder_of(game) / "puzzles.jsonl"


def puzzles_of(game: Game) -> Collection:
    """Return a game's puzzles; none if they are for another version of the rules."""
    collection = load(path_of(game))
    return collection if collection.origin.get("version") == game.version else NO_PUZZLES


@cache
def load(path: Path) -> Collection:
    """Read puzzles; none if the file does not exist."""
    if not path.exists():
        return NO_PUZZLES
    origin, *rows = map(json.loads, path.read_text().splitlines())
    return Collection(origin, [read(row) for row in rows])


def read(row: Json) -> Puzzle:
    """Return a puzzle from JSON."""
    answers = [Answer(tuple(codes), *numbers) for codes, *numbers in row["answers"]]
    return Puzzle(**row | {"answers": answers, "rows": [tuple(each) for each in row["rows"]]})


def table_of(game: Game, puzzle: Puzzle) -> Table:
    """Return a puzzle's table, replayed until the seat must act."""
    secret = bytes.fromhex(puzzle.secret)
    table = Table(game.id, puzzle.seats, puzzle.profile, puzzle.options, secret)
    for seat, *codes in puzzle.rows:
        table.act(seat, codes)
    return table


def outcome(position: Position, seat: int, codes: Sequence[int]) -> bytes:
    """Return a key that is equal for answers that lead to the same position.

    It is what the seat sees after the answer, or the codes of the answer if dice are rolled or something hidden is
    revealed.
    """
    then: Position | None = position.determinized(seat)
    for code in codes:
        then = then.after(seat, code) if then is not None else None
    return np.array(codes, np.int32).tobytes() if then is None else then.views(seat).tobytes()


def compared_answer(puzzle: Puzzle, position: Position, codes: Sequence[int]) -> Answer | None:
    """Return the compared answer of a puzzle that leads to the same position as some codes; None if there is none."""
    wanted = outcome(position, puzzle.seat, codes)
    return next(
        (each for each in puzzle.answers if outcome(position, puzzle.seat, each.codes) == wanted), None
    )


def compare(
    search: Search,
    view: np.ndarray,
    seat: int,
    answers: Sequence[Sequence[int]],
    tape: np.ndarray,
    seconds: float,
) -> dict[str, float]:
    """Compare two answers; return the chance of the second, and how much worse it is than the first, with the standard
    error."""
    search.workspace.views[:1] = view
    scope, rows, until = puzzle_scope(search, seat, tape), padded(answers), time.perf_counter() + seconds
    values = search.compare(scope, rows, 0, STEP)
    while time.perf_counter() < until and values.shape[1] < MAX_WORLDS:
        values = np.hstack([values, search.compare(scope, rows, values.shape[1], STEP)])
    gains = (values[0] - values[1])[None]
    return {
        "chance": round(float(values[1].mean()), 4),
        "worse": round(float(gains.mean()), 4),
        "error": round(float(errors(gains)[0]), 4),
    }


def puzzle_scope(search: Search, seat: int, tape: np.ndarray) -> Scope:
    """Return the scope of a puzzle's comparison, with a longer horizon than at tables."""
    scope = search.scope(seat, tape)
    return scope._replace(horizon=HORIZON_FACTOR * scope.horizon)


def padded(rows: Sequence[Sequence[int]]) -> np.ndarray:
    """Return answers as rows of an array, filled up with -1."""
    array = np.full((len(rows), max(map(len, rows))), -1, np.int32)
    for index, row in enumerate(rows):
        array[index, : len(row)] = row
    return array


def is_as_good(worse: float, error: float) -> bool:
    """Return whether an answer is as good as the best one: the difference is small or not significant."""
    return worse <= max(SIMILAR, SIGNIFICANT * error)


def option_json(game: Game, view: np.ndarray, seat: int, answer: Answer) -> Json:
    """Return an answer in the form of an option of advice, without `share`."""
    return {
        "action": {"code": answer.codes[0], **game.words.action(answer.codes[0], view[0])},
        "chance": answer.chance,
        "worse": max(answer.worse, 0.0),
        "clear": not is_as_good(answer.worse, answer.error),
        "line": line_json(game, view, seat, np.array(answer.codes, np.int32)),
    }
