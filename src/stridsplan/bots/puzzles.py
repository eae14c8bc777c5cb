"""Puzzles: positions from self-play in which one answer is clearly best, by what its seat knows.

They are data beside the game's rules, `puzzles.jsonl`, written by `stridsplan puzzles`: a line that says where they
come from, then one for each puzzle. An answer is a row of codes: of a compound action, or, where whole plans are
searched, of a plan.
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
from .search.player import DOUBT, Search, errors

FURTHER = (
    4  # times as far as a bot at a table plays on, so that answers are not judged in the middle of a fight
)
STEP, MOST_WORLDS = 16, 4_000  # worlds between two looks at the clock, and in all
ALIKE = 0.02  # a difference of chances below which an answer is as good as the best


class Answer(NamedTuple):
    """An answer, the chance to win after it, and by how much it is worse than the best, with its standard error."""

    codes: tuple[int, ...]
    chance: float
    worse: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position and what was found there: how its game went until then, and the answers, the best first."""

    id: str
    seats: int
    profile: str | None
    options: Mapping[str, Any]
    secret: str
    rows: Sequence[tuple[int, ...]]  # of each command its seat and its codes
    seat: int
    question: str
    answers: Sequence[Answer]
    worlds: int  # in which the answers were compared


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and where they come from: version and signature of the rules, commands."""

    origin: Mapping[str, Any]
    puzzles: Sequence[Puzzle]

    def write(self, path: Path) -> None:
        """Write it, a line for each puzzle."""
        rows = [self.origin, *(asdict(puzzle) for puzzle in self.puzzles)]
        path.write_text("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows))


NONE = Collection({}, ())


def path_of(game: Game) -> Path:
    """Where a game's puzzles are."""
    return folder_of(game) / "puzzles.jsonl"


def puzzles_of(game: Game) -> Collection:
    """Return a game's puzzles; none if it has none, or the rules have another version by now."""
    collection = load(path_of(game))
    return collection if collection.origin.get("version") == game.version else NONE


@cache
def load(path: Path) -> Collection:
    """Read puzzles; none if there is no such file."""
    if not path.exists():
        return NONE
    origin, *rows = map(json.loads, path.read_text().splitlines())
    return Collection(origin, [read(row) for row in rows])


def read(row: Json) -> Puzzle:
    """Return a puzzle from JSON."""
    answers = [Answer(tuple(codes), *numbers) for codes, *numbers in row["answers"]]
    return Puzzle(**row | {"answers": answers, "rows": [tuple(each) for each in row["rows"]]})


def table_of(game: Game, puzzle: Puzzle) -> Table:
    """Return a puzzle's table, played again until the seat is asked."""
    secret = bytes.fromhex(puzzle.secret)
    table = Table(game.id, puzzle.seats, puzzle.profile, puzzle.options, secret)
    for seat, *codes in puzzle.rows:
        table.act(seat, codes)
    return table


def outcome(position: Position, seat: int, codes: Sequence[int]) -> bytes:
    """Return what a seat sees after an answer, or the answer itself if dice fall or something hidden is revealed: the
    same for answers that come to the same."""
    then: Position | None = position.determinized(seat)
    for code in codes:
        then = then.after(seat, code) if then is not None else None
    return np.array(codes, np.int32).tobytes() if then is None else then.views(seat).tobytes()


def compared_answer(puzzle: Puzzle, position: Position, codes: Sequence[int]) -> Answer | None:
    """Return the answer of a puzzle that comes to the same as these codes, if it was compared."""
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
    """Compare the second answer with the first: its chance, and by how much it is worse, with the standard error."""
    search.workspace.views[:1] = view
    scope, rows, until = puzzle_scope(search, seat, tape), padded(answers), time.perf_counter() + seconds
    values = search.compare(scope, rows, 0, STEP)
    while time.perf_counter() < until and values.shape[1] < MOST_WORLDS:
        values = np.hstack([values, search.compare(scope, rows, values.shape[1], STEP)])
    gains = (values[0] - values[1])[None]
    return {
        "chance": round(float(values[1].mean()), 4),
        "worse": round(float(gains.mean()), 4),
        "error": round(float(errors(gains)[0]), 4),
    }


def puzzle_scope(search: Search, seat: int, tape: np.ndarray) -> Scope:
    """Return how far to play on for a seat in a puzzle."""
    scope = search.scope(seat, tape)
    return scope._replace(horizon=FURTHER * scope.horizon)


def padded(rows: Sequence[Sequence[int]]) -> np.ndarray:
    """Return answers as rows of an array, filled up with -1."""
    array = np.full((len(rows), max(map(len, rows))), -1, np.int32)
    for place, row in enumerate(rows):
        array[place, : len(row)] = row
    return array


def is_alike(worse: float, error: float) -> bool:
    """Whether an answer is as good as the best one, as far as that can be told."""
    return worse <= max(ALIKE, DOUBT * error)


def option_json(game: Game, view: np.ndarray, seat: int, answer: Answer) -> Json:
    """Return an answer as advice tells it."""
    return {
        "action": {"code": answer.codes[0], **game.words.action(answer.codes[0], view[0])},
        "chance": answer.chance,
        "worse": max(answer.worse, 0.0),
        "clear": not is_alike(answer.worse, answer.error),
        "line": line_json(game, view, seat, np.array(answer.codes, np.int32)),
    }
