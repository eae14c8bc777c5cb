"""Bots sit at tables like people.

Each choice is made in another process, from what the bot's seat may know. All choices that answer one question are
submitted as one command, as a person's would be. A table has at most one bot at work. Nothing of a bot is stored:
after a restart it is asked again.
"""

import asyncio
from contextlib import suppress
from time import monotonic

import structlog

from .errors import PlayError, PlayIllegal, ServerError, StoreError
from .live import Hub
from .metrics import DECISIONS
from .settings import Settings
from .tables.play import BotAnswer
from .tables.records import TableRecord
from .tables.repository import Conflict
from .tables.service import TableService
from .workers import BotHung, Workers

log = structlog.get_logger()

AGAIN = 1.0  # seconds after a failure of the store
LOOK_EVERY = 30.0  # seconds between two looks for bots that nobody woke
AT_ONCE = 50  # tables at work until fewer are woken
PATIENCE = 2.0  # seconds after another server's move before its bots are taken to be gone


class BadChoice(Exception):
    """A bot has chosen what is not legal."""


class Bots:
    """The bots of a server."""

    def __init__(self, tables: TableService, hub: Hub, settings: Settings):
        self.tables, self.hub, self.pause = tables, hub, settings.bot_pause
        self.workers = Workers(settings.bot_processes, settings.bot_deadline)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._moved: dict[str, float] = {}  # when a bot last moved, or was woken, at each table at work
        self._hopeless: set[str] = set()  # tables that cannot be played on
        self._expected: dict[str, asyncio.Task[None]] = {}

    def wake(self, record: TableRecord) -> None:
        """Let the bots of a table play if they owe a decision."""
        self._hopeless.discard(record.id)
        if record.bots_to_act():
            self._called.add(record.id)
            if record.id not in self._tasks:
                self._moved[record.id] = monotonic()
                self._tasks[record.id] = asyncio.create_task(self._play(record.id))

    def expect(self, table_id: str) -> None:
        """Another server is at work on a table: its bots play there, unless nothing comes of it."""
        if table_id in self._expected:
            self._expected[table_id].cancel()
        self._expected[table_id] = asyncio.create_task(self._take_over(table_id))

    async def keep(self) -> None:
        """Wake the bots that were at work when the server stopped; later on, those that nobody woke."""
        await self.resume()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self.resume(older=round(1000 * (LOOK_EVERY + self.pause)))

    async def resume(self, older: int = 0) -> None:
        """Wake the bots that owe a decision at tables unchanged for so many milliseconds, few at a time.

        Bots with people at their table come first.
        """
        for with_people in (True, False):
            async for record in self.tables.repository.bots_to_act(older, with_people=with_people):
                while len(self._tasks) >= AT_ONCE:
                    await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)
                if record.id not in self._hopeless and record.id not in self._expected:
                    self.wake(record)

    def is_stalled(self, seconds: float) -> bool:
        """Tell whether a bot has owed a move for so long."""
        before = monotonic() - seconds - self.pause
        return any(moved < before for moved in self._moved.values())

    async def close(self) -> None:
        """Send the bots home."""
        tasks = [*self._tasks.values(), *self._expected.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    async def _take_over(self, table_id: str) -> None:
        await asyncio.sleep(PATIENCE + self.pause)
        del self._expected[table_id]
        with suppress(StoreError):  # whose connection comes back hears of it anew
            record = await self.tables.repository.load(table_id)
            if record is not None:
                self.wake(record)

    async def _play(self, table_id: str) -> None:
        """Answer for the bots of a table until none owes a decision."""
        try:
            while table_id in self._called:
                self._called.discard(table_id)
                try:
                    await self._answer_all(table_id)
                except StoreError:  # it may be able to later
                    self._called.add(table_id)
                    await asyncio.sleep(AGAIN)
        except ServerError as error:
            self._hopeless.add(table_id)
            log.warning("bot.stopped", table=table_id, code=error.code)
        except Exception as error:
            log.error("bot.failed", table=table_id, exc_info=error)
        finally:
            self._tasks.pop(table_id, None)
            self._moved.pop(table_id, None)

    async def _answer_all(self, table_id: str) -> None:
        while answer := await self.tables.bot_answer(table_id):
            self.hub.thinking(table_id, answer.seat)
            began = monotonic()
            outcome = await self._make(table_id, answer)
            await asyncio.sleep(rest_of(self.pause, monotonic() - began))
            await self._submit(table_id, answer, outcome)
            self._moved[table_id] = monotonic()

    async def _make(self, table_id: str, answer: BotAnswer) -> str:
        """Have a bot make its answer; what it fails to choose lapses. Tell what is to be counted."""
        try:
            while answer.draft.goes_on:
                turn = await self.tables.sittings.quickly(answer, answer.turn)
                code = await self.workers.choose(turn)
                if code not in turn.legal:
                    raise BadChoice(code)
                await self.tables.sittings.quickly(answer, answer.draft.add, code)
            return "played"
        except Exception as error:
            event = "bot.hung" if isinstance(error, BotHung) else "bot.failed"
            log.error(event, table=table_id, bot=answer.bot, exc_info=error)
            await self.tables.sittings.quickly(answer, answer.lapse)
            return "hung" if isinstance(error, BotHung) else "failed"

    async def _submit(self, table_id: str, answer: BotAnswer, outcome: str) -> None:
        """Play an answer; if the table has become another meanwhile, it is looked at again."""
        try:
            try:
                await self.tables.bot_command(table_id, answer, answer.draft.codes)
            except PlayIllegal as error:
                log.error("bot.illegal", table=table_id, bot=answer.bot, **error.fields)
                outcome = "failed"
                code = await self.tables.lapse(table_id, answer.seat)
                await self.tables.bot_command(table_id, answer, [code])
        except PlayIllegal:
            raise
        except (PlayError, Conflict):  # a person, or another server's bot, was first
            outcome = "overtaken"
        DECISIONS.labels(outcome).inc()


def rest_of(pause: float, thought: float) -> float:
    """The seconds to wait before an answer that took some to think of.

    It comes a whole number of pauses after it was asked for: by its time nobody may tell how many choices it has.
    """
    return -thought % pause if pause else 0.0
