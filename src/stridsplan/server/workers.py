"""The processes in which bots choose. One that takes too long is killed, and the next choice starts another.

A process serves one choice at a time. It is started when it is first needed, and ends when its standard input does, so
it cannot outlive a server that was killed.
"""

import asyncio
import json
import os
import sys
from contextlib import suppress

from . import engine
from .tables.play import BotTurn

START = 60.0  # seconds a process may take to start: it imports Numba
PATIENCE = 0.25  # seconds to wait for a busy process before another is started, which takes 100 MB and more


class BotHung(Exception):
    """A bot has not chosen in time, and its process was killed."""


class BotCrashed(Exception):
    """A bot has failed, or its process has ended."""


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process):
        assert process.stdin
        assert process.stdout
        self._process, self._requests, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def start(cls) -> "Worker":
        """Start a process that finds every module that this one finds."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "stridsplan.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        )

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    async def get_ready(self) -> None:
        """Wait until it has imported what it needs."""
        await self._line(START)

    async def choose(self, turn: BotTurn, deadline: float) -> int:
        """Let a bot choose; raises BotHung or BotCrashed."""
        self._requests.write(engine.bot_request(turn))
        answer = json.loads(await self._line(deadline))
        if "error" in answer:
            raise BotCrashed(answer["error"])
        return int(answer["code"])

    async def end(self) -> None:
        """Kill the process, and wait until it is gone."""
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
    """As many processes as bots may think at once."""

    def __init__(self, most: int, deadline: float):
        self.deadline = deadline
        self._places = asyncio.Semaphore(most)
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._count = 0  # of processes, those at work among them

    async def choose(self, turn: BotTurn) -> int:
        """Let a bot choose; raises BotHung or BotCrashed, also if the process cannot be started."""
        async with self._places:
            worker = await self._take()
            try:
                code = await worker.choose(turn, self.deadline)
            except BaseException:
                await self._end(worker)
                raise
            self._idle.put_nowait(worker)
            return code

    async def close(self) -> None:
        """End all processes; who waits for a choice must be cancelled before."""
        while not self._idle.empty():
            await self._end(self._idle.get_nowait())

    async def _take(self) -> Worker:
        """A process that waits for work, or a new one."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE if self._count else 0):
                while not (worker := await self._idle.get()).is_alive:
                    await self._end(worker)
                return worker
        return await self._start()

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start()
        except OSError as error:
            raise BotCrashed(f"no process can be started: {error}") from error
        self._count += 1
        try:
            await worker.get_ready()
        except BaseException:
            await self._end(worker)
            raise
        return worker

    async def _end(self, worker: Worker) -> None:
        self._count -= 1
        await worker.end()
