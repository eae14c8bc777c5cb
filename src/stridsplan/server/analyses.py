"""Analyses of finished games: the chances of each seat to win, from what it knew, and its costliest choices.

Analyses run on request, one at a time, in the bots' processes. The work is divided into short pieces, so that bots at
tables hardly wait. A visitor sees the results of the seats whose views the visitor may have, and no others.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import structlog

from . import engine
from .errors import NotYourSeat, PlayNoTeacher, PlayNotOver, PlayTeacherBusy
from .tables.analysis_repository import AnalysisRepository
from .tables.play import Play
from .tables.records import TableRecord
from .tables.replays import viewpoints_of
from .tables.service import TableService
from .workers import Workers

if TYPE_CHECKING:
    from .engine import Choice

log = structlog.get_logger()

FIRST_PASS = 24.0  # seconds to judge all choices once
FIRST_PASS_CHOICE = 0.006, 0.1  # the minimum and maximum of seconds for one choice in the first pass
MAX_SECOND_PASS = 20  # choices in the second pass: those that seem worst
SECOND_PASS_CHOICE = 1.0  # seconds for one choice in the second pass
PIECE = 0.5  # seconds of work in one task of the first pass
VIEWS_AT_ONCE = 8  # views whose chances are estimated in one task
MAX_ANALYSES = 5  # in progress or waiting
MISTAKE, BLUNDER = 0.05, 0.15  # the minimum loss of the chance to win
STANDARD_ERRORS = 2.0  # standard errors by which a loss must exceed its minimum

Json = dict[str, Any]


@dataclass
class Progress:
    """The progress of an analysis: tasks done, or a part of one, and tasks in total."""

    done: float = 0
    total: float = 1


class Analyses:
    """The analyses of a server's tables."""

    def __init__(self, tables: TableService, repository: AnalysisRepository, workers: Workers):
        self.tables, self.repository, self.workers = tables, repository, workers
        self._running: dict[str, Progress] = {}
        self._failed: set[str] = set()  # tables whose last analysis failed
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def get(self, table_id: str, visitor: str) -> Json:
        """Return the analysis for the seats whose views a visitor may have, or its progress, or why there is none.

        Without an analysis, the status says why: it was not requested, it failed, no bot can judge the game, or there
        is no seat whose view the visitor may have. Raises PlayNotOver.
        """
        record = await self._record(table_id)
        viewpoints = set(viewpoints_of(record, visitor))
        if engine.load_game(record.game).features is None:
            return _response("no_teacher")
        if not viewpoints:
            return _response("sealed")
        if progress := self._running.get(table_id):
            return _response("running", progress.done / progress.total)
        found = await self.repository.load(table_id)
        if found is None:
            return _response("failed" if table_id in self._failed else "none")
        return _response(
            "done", 1.0, **{part: _only_seats(found[part], viewpoints) for part in ("seats", "mistakes")}
        ) | {"points": found["points"]}

    async def start(self, table_id: str, visitor: str) -> Json:
        """Begin an analysis, unless there is one; returns its status, or the analysis, as `get` does.

        Raises PlayNotOver, PlayNoTeacher, NotYourSeat or PlayTeacherBusy.
        """
        answer = await self.get(table_id, visitor)
        if answer["status"] == "no_teacher":
            raise PlayNoTeacher()
        if answer["status"] == "sealed":
            raise NotYourSeat()
        if answer["status"] in ("running", "done"):
            return answer
        if len(self._running) >= MAX_ANALYSES:
            raise PlayTeacherBusy()
        self._failed.discard(table_id)
        self._running[table_id] = Progress()
        task = asyncio.create_task(self._run(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return _response("running")

    async def close(self) -> None:
        """Cancel all analyses."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _record(self, table_id: str) -> TableRecord:
        async with self.tables.cache.locked(table_id) as cached:
            if cached.record.summary.status != "over":
                raise PlayNotOver()
            return cached.record

    async def _run(self, table_id: str) -> None:
        try:
            async with self._one_at_a_time:
                await self.repository.store(table_id, await self._analyse(table_id))
        except Exception as error:
            self._failed.add(table_id)
            log.error("analysis.failed", table=table_id, exc_info=error)
        finally:
            self._running.pop(table_id, None)

    async def _analyse(self, table_id: str) -> Json:
        """Judge all choices of people, judge those that seem worst again, and estimate the chances at each point.

        At a table of bots alone, the choices of bots are judged.
        """
        async with self.tables.cache.locked(table_id) as cached:
            record, play = cached.record, await self.tables.cache.play(cached)
        choices, points = await self.tables.cache.run(engine.choices_and_points, play.table)
        people = record.people() or [seat.seat for seat in record.seats]
        judged = [choice for choice in choices if choice.seat in people]
        # for an estimate of the chances, a choice has only the view of its seat; at the last point the outcome is known
        moments = [
            engine.Choice(point.number, seat, view, b"", ())
            for point in points[:-1]
            for seat, view in enumerate(point.views)
            if seat not in point.eliminated
        ]
        seconds = min(max(FIRST_PASS_CHOICE[0], FIRST_PASS / max(1, len(judged))), FIRST_PASS_CHOICE[1])
        piece = max(1, round(PIECE / seconds))
        progress = self._running[table_id]
        first_pass, estimates = len(judged) / piece, len(moments) / VIEWS_AT_ONCE
        progress.total = first_pass + min(MAX_SECOND_PASS, len(judged)) + estimates

        async def results_of(task: str, items: Sequence[Any], seconds: float, size: int) -> list[Any]:
            """Return a result for each item, from calls of `task` in `bots.worker` with at most `size` items each."""
            found: list[Any] = []
            while len(found) < len(items):
                part = items[len(found) : len(found) + size]
                answer = await self.workers.analyse(task, record.game, part, seconds)
                if answer is None:  # the game is not compiled yet
                    raise PlayTeacherBusy()
                found += answer
                progress.done += len(answer) / size
            return found

        estimated = await results_of("estimate_loss", judged, seconds, piece)
        order = sorted(range(len(judged)), key=lambda index: -estimated[index])[:MAX_SECOND_PASS]
        # a loss of 0: no other choice seemed better
        worst = [judged[index] for index in order if estimated[index] > 0]
        losses = await results_of("measure_loss", worst, SECOND_PASS_CHOICE, 1)
        chances = await results_of("estimate", moments, 0.0, VIEWS_AT_ONCE)
        return await self.tables.cache.run(
            _analysis,
            play,
            [point.number for point in points],
            {(each.number, each.seat): chance for each, chance in zip(moments, chances, strict=True)},
            list(zip(worst, losses, strict=True)),
            engine.sides_of(record.game, len(record.seats), record.options),
        )


def _analysis(
    play: Play,
    points: list[int],
    chances: dict[tuple[int, int], float],
    losses: "list[tuple[Choice, Json]]",
    sides: Sequence[int],
) -> Json:
    """Return an analysis in its stored form, which has spectators' versions instead of numbers of commands.

    `chances` has an estimate by number and seat, except for eliminated seats. At the last point the game was over, so
    the outcome replaces the estimate.
    `losses` has the choices that were judged twice, each with its loss as `bots.analysis.measure_loss` returns it.
    `sides` is the side of each seat.
    """
    result = play.table.result()
    assert result is not None  # the game is over

    def version(number: int) -> int:  # commands are numbered from 1
        return play.history.version_of(None, play.history.in_force[number - 1].version)

    def chances_of(seat: int, outcome: float) -> list[float]:
        return [*(round(chances.get((number, seat), 0.0), 3) for number in points[:-1]), outcome]

    return {
        "points": [version(number) for number in points],
        "seats": [
            {"seat": seat, "chances": chances_of(seat, outcome)}
            for seat, outcome in enumerate(outcomes(result, sides))
        ],
        "mistakes": [
            {
                "seat": choice.seat,
                "kind": kind,
                "version": version(choice.number - 1),  # before the choice
                **loss,
            }
            for choice, loss in sorted(losses, key=lambda each: each[0].number)
            if (kind := kind_of(loss["loss"], loss["error"]))
        ],
    }


def outcomes(result: Json, sides: Sequence[int]) -> list[float]:
    """Return the result of each seat of a finished game, that of its side: 1 if it won, 0 if it lost, in a draw the
    same share for each side that has not lost, as those do whose seats are all gone; 0 for an umpire."""
    if result["winners"]:
        return [float(seat in result["winners"]) for seat in range(len(sides))]
    drawing = {side for side, payoff in zip(sides, result["payoffs"], strict=True) if payoff >= 0}
    drawing.discard(engine.NO_SIDE)
    return [1.0 / len(drawing) if side in drawing else 0.0 for side in sides]


def kind_of(loss: float, error: float) -> str | None:
    """Return "blunder", "mistake" or None for a choice, given its loss and the standard error of the loss."""
    certain_loss = loss - STANDARD_ERRORS * error
    return "blunder" if certain_loss >= BLUNDER else "mistake" if certain_loss >= MISTAKE else None


def _only_seats(parts: list[Json], viewpoints: set[int]) -> list[Json]:
    return [part for part in parts if part["seat"] in viewpoints]


def _response(status: str, progress: float = 0.0, **more: Any) -> Json:
    return {"status": status, "progress": progress, "points": [], "seats": [], "mistakes": []} | more
