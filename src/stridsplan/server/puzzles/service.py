"""The puzzles of the games. A puzzle is replayed when it is first requested, and shown as its seat may know it.

Only tables that continue a puzzle are stored. Only the verdict on an answer and the solution reveal how good answers
are.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from .. import engine
from ..errors import GameUnknown, PlayTeacherBusy, PuzzleUnknown
from ..tables import creation
from ..tables.command_schemas import RefusalIn, Steps
from ..tables.play import Play
from ..tables.records import Seat, Summary, TableRecord
from ..tables.schemas import TableOut, describe
from ..tables.service import TableService
from ..tables.single_flight import SingleFlightCache
from ..workers import BotCrashed, BotHung, Workers

if TYPE_CHECKING:
    from ..engine import Answer as ComparedAnswer
    from ..engine import Puzzle

log = structlog.get_logger()

SECONDS = 1.0  # the longest time that a bot takes to compare an answer that was not compared before
CACHED = 16  # puzzles in memory
MAX_COMPARISONS = 256  # comparisons by bots in memory
NOBODY = "nobody"  # the host of a puzzle's table; no visitor has this id
NOT_IN_A_PUZZLE = {  # fields of a position in a puzzle, where none of these actions is possible
    "can_undo": False,
    "can_take_back": False,
    "can_delegate": False,
    "can_advise": False,  # advice would reveal the solution
    "at_table": [],
}

Json = dict[str, Any]


class LoadedPuzzle(NamedTuple):
    """A puzzle in memory, and its game, replayed until the seat must act."""

    puzzle: "Puzzle"
    play: Play
    lock: asyncio.Lock


class Puzzles:
    """The puzzles of a server; it shares the bots' processes."""

    def __init__(self, tables: TableService, workers: Workers, seconds: float):
        self.tables, self.workers = tables, workers
        self.run = tables.cache.run
        self.seconds = min(SECONDS, seconds)
        self._puzzles: SingleFlightCache[LoadedPuzzle] = SingleFlightCache(CACHED)
        self._comparisons: SingleFlightCache[ComparedAnswer] = SingleFlightCache(MAX_COMPARISONS)

    def listed(self, game_id: str | None) -> list[Json]:
        """Return the puzzles of a game, or of all; raises GameUnknown."""
        return [
            {
                "id": puzzle.id,
                "game": name,
                "seats": puzzle.seats,
                "seat": puzzle.seat,
                "question": puzzle.question,
            }
            for name in ([game_id] if game_id else engine.game_ids())
            for puzzle in engine.puzzles_of(engine.load_game(name)).puzzles
        ]

    async def table(self, puzzle_id: str, visitor: str) -> TableOut:
        """Return the table of a puzzle, where the visitor has the seat that must act."""
        async with self._locked(puzzle_id) as loaded:
            return describe(_table_for(loaded, visitor), visitor, present=set(), moment=0)

    async def position(self, puzzle_id: str, latest: int | None) -> Json:
        """Return the position as the seat knows it, with all events or the `latest` ones."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            if latest is None:
                position = await self.run(play.position, puzzle.seat)
            else:
                position = await self.run(play.latest, puzzle.seat, latest)
            return position | NOT_IN_A_PUZZLE

    async def preview(self, puzzle_id: str, steps: Steps) -> Json:
        """Return what would be asked after the first steps of a compound action."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            return await self.run(play.preview, puzzle.seat, steps)

    async def why_not(self, puzzle_id: str, tried: RefusalIn) -> Json:
        """Return why an action is refused."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            return await self.run(play.why_not, puzzle.seat, tried.action, tried.codes or [])

    async def odds(self, puzzle_id: str, codes: list[int]) -> Json | None:
        """Return the position odds after the first steps of a compound action."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            compute_odds = await self.run(play.odds, puzzle.seat, codes)  # it needs no lock
        return await self.run(compute_odds)

    async def survey(self, puzzle_id: str, name: str, place: str | None) -> Json | None:
        """Return a survey of the map as the seat may know it."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            compute_survey = await self.run(play.survey, puzzle.seat, name, place)  # it needs no lock
        return await self.run(compute_survey)

    async def documents(self, puzzle_id: str) -> list[Any]:
        """Return the former answers of the seat as documents."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            return await self.run(play.documents, puzzle.seat)

    async def judge(self, puzzle_id: str, steps: Steps) -> Json:
        """Return how good an answer is. A bot compares it with the best answer, unless the puzzle has the comparison.

        Raises PlayIllegal, PlayDocument and PlayTeacherBusy.
        """
        async with self._locked(puzzle_id) as loaded:
            puzzle, play, _ = loaded
            codes, compared = await self.run(_look_up, loaded, steps)
        if compared is None:
            key = puzzle.id, tuple(codes)
            compared = await self._comparisons.get(key, lambda: self._compare(puzzle, play, codes))
        best, is_good = puzzle.answers[0], engine.is_as_good(compared.worse, compared.error)
        verdict = "best" if compared == best else "good" if is_good else "worse"
        async with self._locked(puzzle_id) as loaded:
            answer = await self.run(_option, loaded, compared)
        return {"verdict": verdict, "answer": answer, "best": best.chance}

    async def solution(self, puzzle_id: str) -> Json:
        """Return the answers that were compared, the best first, in the form of advice."""
        async with self._locked(puzzle_id) as loaded:
            puzzle = loaded.puzzle
            options = [await self.run(_option, loaded, answer) for answer in puzzle.answers]
            return {"options": options, "worlds": puzzle.worlds}

    async def play_on(self, puzzle_id: str, visitor: str) -> TableOut:
        """Create a table that continues from a puzzle, with bots in the other seats."""
        async with self._locked(puzzle_id) as (puzzle, play, _):
            now = self.tables.times.calendar()
            record, new = await self.run(creation.continue_puzzle, play, puzzle.seat, visitor, now)
        await self.tables.insert(record, new)
        return self.tables.describe(record, visitor)

    async def _compare(self, puzzle: "Puzzle", play: Play, codes: list[int]) -> "ComparedAnswer":
        """Let a bot compare an answer with the best one; raises PlayTeacherBusy."""
        game, view = play.table.game, play.table.observe(puzzle.seat)
        answers = [list(puzzle.answers[0].codes), codes]
        seconds = self.seconds * self.workers.share
        try:
            found = await self.workers.judge(engine.PuzzleTask(game, puzzle.seat, view, answers, seconds))
        except (BotHung, BotCrashed) as error:
            log.error("puzzle.failed", puzzle=puzzle.id, exc_info=error)
            raise PlayTeacherBusy() from error
        if found is None:
            raise PlayTeacherBusy()
        return engine.Answer(tuple(codes), **found)

    @asynccontextmanager
    async def _locked(self, puzzle_id: str) -> AsyncIterator[LoadedPuzzle]:
        """Load a puzzle and lock it; raises PuzzleUnknown."""
        puzzle = find_puzzle(puzzle_id)
        loaded = await self._puzzles.get(puzzle_id, lambda: self._open(puzzle))
        async with loaded.lock:
            yield loaded

    async def _open(self, puzzle: "Puzzle") -> LoadedPuzzle:
        return LoadedPuzzle(puzzle, await self.run(_play, puzzle), asyncio.Lock())


def find_puzzle(puzzle_id: str) -> "Puzzle":
    """Return a puzzle by its id, which begins with the id of its game and "-"; raises PuzzleUnknown."""
    try:
        game = engine.load_game(puzzle_id.rpartition("-")[0])
    except GameUnknown as error:
        raise PuzzleUnknown() from error
    for puzzle in engine.puzzles_of(game).puzzles:
        if puzzle.id == puzzle_id:
            return puzzle
    raise PuzzleUnknown()


def _play(puzzle: "Puzzle") -> Play:
    """Return the game of a puzzle, at a table that is not stored."""
    game = engine.load_game(puzzle.id.rpartition("-")[0])
    table = engine.table_of(game, puzzle)
    record = TableRecord(
        id=puzzle.id,
        game=game.id,
        rules_version=game.version,
        profile=puzzle.profile or next(iter(game.profiles)),
        requested_options=dict(puzzle.options),
        options=dict(table.options),
        host=NOBODY,
        secret=table.secret,
        contributions=[],
        created=0,
        changed=0,
        summary=Summary("playing"),
        seats=[_puzzle_seat(seat, puzzle.seat) for seat in range(puzzle.seats)],
    )
    play = Play.from_table(record, table)
    record.summary = play.summary()
    return play


def _puzzle_seat(seat: int, visitors_seat: int) -> Seat:
    return (
        Seat(seat, "person", key="")
        if seat == visitors_seat
        else Seat(seat, "bot", key="", bot=engine.DEFAULT_BOT)
    )


def _table_for(loaded: LoadedPuzzle, visitor: str) -> TableRecord:
    """Return the table with a visitor in the seat that must act."""
    record, visitors_seat = loaded.play.record, loaded.puzzle.seat
    seats = [
        replace(seat, holders={visitor}) if seat.seat == visitors_seat else seat for seat in record.seats
    ]
    return replace(record, seats=seats)


def _look_up(loaded: LoadedPuzzle, steps: Steps) -> "tuple[list[int], ComparedAnswer | None]":
    """Return the codes of an answer, and its comparison in the puzzle or None; raises PlayIllegal or PlayDocument."""
    puzzle, play, _ = loaded
    codes = play.codes_of(puzzle.seat, steps)
    play.preview(puzzle.seat, Steps(codes=codes))  # raises if the answer is not legal
    position = play.table.asked_after(puzzle.seat, [])  # before the answer; in a puzzle never None
    return codes, None if position is None else engine.compared_answer(puzzle, position, codes)


def _option(loaded: LoadedPuzzle, answer: "ComparedAnswer") -> Json:
    """Return an answer in the form of advice."""
    view, seat = loaded.play.table.observe(loaded.puzzle.seat), loaded.puzzle.seat
    return engine.option_json(loaded.play.table.game, view, seat, answer)
