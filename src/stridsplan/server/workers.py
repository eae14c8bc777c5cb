"""The processes in which bots choose, advise, analyse and judge answers to puzzles.

A process handles one task at a time. A process that takes too long is killed. Processes are started when needed, and
end when their standard input is closed, so they do not outlive a server that was killed.
"""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from . import engine

if TYPE_CHECKING:
    from .engine import AnalysisTask, BotTurn, Choice, PuzzleTask

    BotTask = BotTurn | AnalysisTask | PuzzleTask

START_TIMEOUT = 60.0  # seconds; a new process imports Numba, which is slow
WAIT_FOR_IDLE = 0.25  # seconds to wait for a busy process before starting another, which takes 100 MB or more


class BotHung(Exception):
    """A process did not answer in time, and was killed."""


class BotCrashed(Exception):
    """A bot raised an error, its process ended, or no process could be started."""


class Worker:
    """A process of the pool."""

    def __init__(self, process: asyncio.subprocess.Process):
        assert process.stdin
        assert process.stdout
        self._process, self._requests, self._answers = process, process.stdin, process.stdout
        self.task: BotTask | None = None  # the task that the process works on

    @classmethod
    async def start(cls, niceness: int) -> "Worker":
        """Start a process with the module path of this one."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "stridsplan.bots.worker", str(niceness)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        )

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def wait_until_ready(self) -> None:
        """Wait until the process has imported its modules."""
        await self._line(START_TIMEOUT)

    async def ask(self, name: str, task: "BotTask", threads: int, seconds: float) -> Any:
        """Let the process call one of its functions, by name; raises BotHung after `seconds`, or BotCrashed."""
        self.task = task
        self._requests.write(engine.bot_request(name, task, threads))
        answer = json.loads(await self._line(seconds))
        self.task = None
        if "error" in answer:
            raise BotCrashed(answer["error"])
        return answer["answer"]

    def answer_now(self) -> None:
        """Let a bot end its search, or an analysis end after the choice that it is judging, and answer with the result
        so far. Puzzles ignore this."""
        self._requests.write(engine.STOP)

    async def stop(self) -> None:
        """Kill the process and wait for it."""
        if self.is_alive:
            self._process.kill()
        self._requests.close()
        await self._process.wait()

    async def _line(self, seconds: float) -> bytes:
        try:
            async with asyncio.timeout(seconds):
                line = await self._answers.readline()
        except TimeoutError:
            raise BotHung(f"no answer in {seconds:g} s") from None
        if not line.endswith(b"\n"):
            raise BotCrashed(f"the process ended with {await self._process.wait()}")
        return line


class Workers:
    """A pool of at most `size` processes. A process that needs more than `deadline` seconds for a task is killed.

    `niceness` is added to that of the server.
    """

    def __init__(self, size: int, deadline: float, niceness: int = 0):
        self.size, self.deadline, self.niceness = size, deadline, niceness
        self._in_progress = 0  # tasks in progress, including those that wait for a process
        self._slots = asyncio.Semaphore(size)
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._count = 0  # the number of processes, busy and idle
        self._busy: set[Worker] = set()

    @property
    def share(self) -> float:
        """The share of its usual time that the next task may take: less than 1 if all processes are busy."""
        return min(1.0, self.size / (self._in_progress + 1))

    @property
    def threads(self) -> int:
        """The number of threads of a task in progress: more than one if at most half as many tasks are in progress as
        there may be processes."""
        return max(1, self.size // self._in_progress)

    async def choose(self, turn: "BotTurn") -> int:
        """Return the code that a bot chooses; raises BotHung, or BotCrashed, also if no process can be started."""
        return int(await self._ask("choose", turn))

    async def advise(self, turn: "BotTurn") -> Any:
        """Return what a strong player would do; None until the game is compiled. Raises BotHung or BotCrashed."""
        return await self._ask("advise", turn)

    async def analyse(self, name: str, game: str, choices: "Sequence[Choice]", seconds: float) -> Any:
        """Return results for the first choices of a finished game, from the function `name` of the process: for all of
        them, or for at least one if people wait for another task.

        None until the game is compiled. Raises BotHung or BotCrashed.
        """
        return await self._ask(name, engine.AnalysisTask(game, choices, seconds))

    async def judge(self, task: "PuzzleTask") -> Any:
        """Return how an answer to a puzzle compares with the best one; None until the game is compiled.

        Raises BotHung or BotCrashed.
        """
        return await self._ask("compare", task)

    def drop(self, turn: "BotTurn") -> None:
        """Stop thinking about a turn whose answer is no longer needed; `choose` returns any legal code at once."""
        turn.is_stale = True
        self._end_one(lambda other: other is turn)

    def _end_one(self, matches: "Callable[[BotTask], bool]") -> None:
        """Make one process with a matching task answer at once, if there is one."""
        for worker in self._busy:
            if worker.task is not None and matches(worker.task):
                return worker.answer_now()

    async def _ask(self, name: str, task: "BotTask") -> Any:
        self._in_progress += 1
        # people wait for this task, but not for bots at tables by mail and for analyses: one of these answers now
        if self._slots.locked() and not task.is_by_mail:
            self._end_one(lambda other: other.is_by_mail)
        try:
            async with self._slots:
                if task.is_stale:
                    return task.legal[0]  # the answer is not used
                worker = await self._take()
                self._busy.add(worker)
                try:
                    answer = await worker.ask(name, task, self.threads, self.deadline)
                except BaseException:
                    await self._stop(worker)
                    raise
                finally:
                    self._busy.discard(worker)
                self._idle.put_nowait(worker)
                return answer
        finally:
            self._in_progress -= 1

    async def close(self) -> None:
        """Stop all processes; tasks in progress must be cancelled before."""
        while not self._idle.empty():
            await self._stop(self._idle.get_nowait())

    async def _take(self) -> Worker:
        """Return an idle process, or a new one."""
        with suppress(TimeoutError):
            async with asyncio.timeout(WAIT_FOR_IDLE if self._count else 0):
                while not (worker := await self._idle.get()).is_alive:
                    await self._stop(worker)
                return worker
        return await self._start()

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start(self.niceness)
        except OSError as error:
            raise BotCrashed(f"no process can be started: {error}") from error
        self._count += 1
        try:
            await worker.wait_until_ready()
        except BaseException:
            await self._stop(worker)
            raise
        return worker

    async def _stop(self, worker: Worker) -> None:
        self._count -= 1
        await worker.stop()
