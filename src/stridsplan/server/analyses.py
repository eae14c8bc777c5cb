"""Analyses of finished games: each seat's chances to win as it saw them, and the choices that cost it most.

They are made on request, one at a time, in the bots' processes, by pieces so short that bots at tables hardly wait.
Whoever may have the view of a seat is told what was found for that seat, and nothing of others.
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
from .tables.replays import eyes_of
from .tables.service import TableService
from .workers import Workers

if TYPE_CHECKING:
    from .engine import Choice

log = structlog.get_logger()

GLANCES = 24.0  # seconds to look at all choices once
GLANCE = 0.006, 0.1  # seconds for one of them: at least, at most
EXAMINED = 20  # choices that seem worst, which are looked at again
EXAMINATION = 1.0  # seconds for one of them
PIECE = 0.5  # seconds of work that a process gets at once
AT_ONCE = 8  # views of which it estimates the chances at once
WAITING = 5  # analyses under way or waiting
MISTAKE, BLUNDER = 0.05, 0.15  # the least loss of the chance to win
SURE = 2.0  # standard errors by which the loss must be above that

Answer = dict[str, Any]


@dataclass
class Progress:
    """How far an analysis is: pieces of work done, of how many."""

    done: int = 0
    of: int = 1


class Analyses:
    """The analyses of a server's tables."""

    def __init__(self, tables: TableService, repository: AnalysisRepository, workers: Workers):
        self.tables, self.repository, self.workers = tables, repository, workers
        self._running: dict[str, Progress] = {}
        self._failed: set[str] = set()  # tables whose last analysis has failed
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def get(self, table_id: str, visitor: str) -> Answer:
        """Return what was found for the seats whose view a visitor may have, or how far it is, or that there is none:
        no bot can judge the game, or every view stays sealed. Raises PlayNotOver.
        """
        record = await self._record(table_id)
        eyes = set(eyes_of(record, visitor))
        if engine.load_game(record.game).features is None:
            return _shown("no_teacher")
        if not eyes:
            return _shown("sealed")
        if progress := self._running.get(table_id):
            return _shown("running", progress.done / progress.of)
        found = await self.repository.load(table_id)
        if found is None:
            return _shown("failed" if table_id in self._failed else "none")
        return _shown(
            "done", 1.0, **{part: _of_seats(found[part], eyes) for part in ("seats", "mistakes")}
        ) | {"points": found["points"]}

    async def start(self, table_id: str, visitor: str) -> Answer:
        """Begin an analysis, unless there is one; raises PlayNoTeacher, NotYourSeat and PlayTeacherBusy too."""
        answer = await self.get(table_id, visitor)
        if answer["status"] == "no_teacher":
            raise PlayNoTeacher()
        if answer["status"] == "sealed":
            raise NotYourSeat()
        if answer["status"] in ("running", "done"):
            return answer
        if len(self._running) >= WAITING:
            raise PlayTeacherBusy()
        self._failed.discard(table_id)
        self._running[table_id] = Progress()
        task = asyncio.create_task(self._run(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return _shown("running")

    async def close(self) -> None:
        """Stop."""
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

    async def _analyse(self, table_id: str) -> Answer:
        """Look at all choices of people, again at those that seem worst, and estimate the chances along the way."""
        async with self.tables.cache.locked(table_id) as cached:
            record, play = cached.record, await self.tables.cache.play(cached)
        choices, points = await self.tables.cache.run(engine.choices_and_points, play.table)
        people = record.people() or [seat.seat for seat in record.seats]
        judged = [choice for choice in choices if choice.seat in people]
        moments = [
            engine.Choice(point.number, seat, view, b"", ())
            for point in points
            for seat, view in enumerate(point.views)
            if seat not in point.lost
        ]
        seconds = min(max(GLANCE[0], GLANCES / max(1, len(judged))), GLANCE[1])
        piece = max(1, round(PIECE / seconds))
        progress = self._running[table_id]
        progress.of = -(-len(judged) // piece) + min(EXAMINED, len(judged)) + -(-len(moments) // AT_ONCE)

        async def look(task: str, looked_at: Sequence[Any], seconds: float, size: int) -> list[Any]:
            found: list[Any] = []
            for first in range(0, len(looked_at), size):
                answer = await self.workers.look(task, record.game, looked_at[first : first + size], seconds)
                if answer is None:
                    raise PlayTeacherBusy()
                found += answer
                progress.done += 1
            return found

        gains = await look("estimate_loss", judged, seconds, piece)
        order = sorted(range(len(judged)), key=lambda place: -gains[place])[:EXAMINED]
        worst = [judged[place] for place in order if gains[place] > 0]  # else there was nothing better
        losses = await look("measure_loss", worst, EXAMINATION, 1)
        chances = await look("estimate", moments, 0.0, AT_ONCE)
        return await self.tables.cache.run(
            _analysis,
            play,
            [point.number for point in points],
            {(each.number, each.seat): chance for each, chance in zip(moments, chances, strict=True)},
            list(zip(worst, losses, strict=True)),
        )


def _analysis(
    play: Play,
    points: list[int],
    chances: dict[tuple[int, int], float],
    losses: "list[tuple[Choice, Answer]]",
) -> Answer:
    """Return an analysis as it is stored: with the spectators' versions in place of the numbers of commands."""

    def version(number: int) -> int:
        return play.history.version_of(None, play.history.in_force[number - 1].version)

    def line(seat: int, share: float) -> list[float]:
        return [*(round(chances.get((number, seat), 0.0), 3) for number in points[:-1]), share]

    return {
        "points": [version(number) for number in points],
        "seats": [{"seat": seat, "chances": line(seat, share)} for seat, share in enumerate(_outcome(play))],
        "mistakes": [
            {
                "seat": choice.seat,
                "kind": kind,
                "version": version(choice.number - 1),
                **loss,
            }
            for choice, loss in sorted(losses, key=lambda each: each[0].number)
            if (kind := kind_of(loss["loss"], loss["error"]))
        ],
    }


def _outcome(play: Play) -> list[float]:
    """Return each seat's share of a finished game: 1 to the winners, equal shares in a draw."""
    result = play.table.result() or {}
    winners, seats = result.get("winners", []), play.table.seats
    return [1.0 / seats if not winners else float(seat in winners) for seat in range(seats)]


def kind_of(loss: float, error: float) -> str | None:
    """Return what to call a choice with this loss and its standard error: "blunder", "mistake" or None."""
    sure = loss - SURE * error
    return "blunder" if sure >= BLUNDER else "mistake" if sure >= MISTAKE else None


def _of_seats(parts: list[Answer], eyes: set[int]) -> list[Answer]:
    return [part for part in parts if part["seat"] in eyes]


def _shown(status: str, progress: float = 0.0, **more: Any) -> Answer:
    return {"status": status, "progress": progress, "points": [], "seats": [], "mistakes": []} | more
