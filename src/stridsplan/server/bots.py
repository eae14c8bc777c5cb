"""Bots play at tables like people.

Each choice is made in another process, from what the bot's seat may know. All choices that answer one question are
played as one command, like a person's. One bot at a time works at a table; when the table moves on, its thought ends.
Nothing about a bot is stored: after a restart it is asked again.
"""

import asyncio
from contextlib import suppress
from time import monotonic

import structlog

from . import engine
from .errors import PlayError, PlayIllegal, ServerError, StoreError
from .metrics import DECISIONS
from .settings import Settings
from .sockets.tables import TableSockets
from .tables.bot_answer import BotAnswer
from .tables.records import TableRecord
from .tables.repository import Conflict
from .tables.service import TableService
from .workers import BotHung, Workers

log = structlog.get_logger()

RETRY_AFTER = 1.0  # seconds after a failure of the database
CHECK_EVERY = 30.0  # seconds between two searches for bots that must act
MAX_TABLES = 50  # tables at work, above which `resume` waits
# The share of the time left for an answer that its next choice gets: others may follow. It is larger in games where a
# bot thinks about its whole answer at once
OF_THE_REST, FOR_A_PLAN = 0.4, 0.8
TAKE_OVER_AFTER = 2.0  # seconds after a move at another server, when its bots are taken over


class BadChoice(Exception):
    """A bot has chosen an illegal action."""


class Bots:
    """The bots of a server."""

    def __init__(self, tables: TableService, sockets: TableSockets, settings: Settings):
        self.tables, self.table_sockets, self.pause = tables, sockets, settings.bot_pause
        self.seconds, self.seconds_mail = settings.bot_seconds, settings.bot_seconds_mail
        self.workers = Workers(settings.bot_processes, settings.bot_deadline)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._moved: dict[str, float] = {}  # when a bot last moved, or was woken, at each table at work
        self._failed: set[str] = set()  # tables that cannot be played on
        self._expected: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, tuple[BotAnswer, engine.BotTurn]] = {}  # by table
        self._checks: set[asyncio.Task[None]] = set()  # whether a thought is still wanted

    def wake(self, record: TableRecord) -> None:
        """Let the bots of a table play if they must act, and end a thought that is no longer wanted."""
        self._failed.discard(record.id)
        self._check(record.id)
        if record.bots_to_act():
            self._woken.add(record.id)
            if record.id not in self._tasks:
                self._moved[record.id] = monotonic()
                self._tasks[record.id] = asyncio.create_task(self._play(record.id))

    def expect(self, table_id: str) -> None:
        """Take over the bots of a table that another server has changed, unless that server plays for them soon."""
        self._check(table_id)
        if table_id in self._expected:
            self._expected[table_id].cancel()
        self._expected[table_id] = asyncio.create_task(self._take_over(table_id))

    async def run(self) -> None:
        """Wake the bots that must act when the server starts, and later, at intervals, those that nothing woke."""
        await self.resume()
        while True:
            await asyncio.sleep(CHECK_EVERY)
            await self.resume(older=round(1000 * (CHECK_EVERY + self.pause)))

    async def resume(self, older: int = 0) -> None:
        """Wake the bots that must act at tables unchanged for `older` milliseconds, tables with people first."""
        for with_people in (True, False):
            async for record in self.tables.repository.bots_to_act(older, with_people=with_people):
                while len(self._tasks) >= MAX_TABLES:
                    await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)
                if record.id not in self._failed and record.id not in self._expected:
                    self.wake(record)

    def is_stalled(self, seconds: float) -> bool:
        """Return whether a bot has had to act for more than `seconds`."""
        before = monotonic() - seconds - self.pause
        return any(moved < before for moved in self._moved.values())

    async def close(self) -> None:
        """Stop all bots and their processes."""
        tasks = [*self._tasks.values(), *self._expected.values(), *self._checks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    def _check(self, table_id: str) -> None:
        """End the thought of a bot at a table that has changed, unless its answer may still be played."""
        if table_id in self._thoughts:
            check = asyncio.create_task(self._drop_unwanted(table_id, self._thoughts[table_id][0]))
            self._checks.add(check)
            check.add_done_callback(self._checks.discard)

    async def _drop_unwanted(self, table_id: str, answer: BotAnswer) -> None:
        with suppress(ServerError, StoreError):  # the answer is refused when it comes
            if not await self.tables.wants(table_id, answer):
                answer.is_stale = True
                thinking, turn = self._thoughts.get(table_id, (None, None))
                if thinking is answer and turn is not None:
                    self.workers.drop(turn)

    async def _take_over(self, table_id: str) -> None:
        await asyncio.sleep(TAKE_OVER_AFTER + self.pause)
        del self._expected[table_id]
        with suppress(StoreError):  # `expect` is called again when the connection is back
            record = await self.tables.repository.load(table_id)
            if record is not None:
                self.wake(record)

    async def _play(self, table_id: str) -> None:
        """Play for the bots of a table until none must act."""
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                try:
                    await self._answer_all(table_id)
                except StoreError:
                    self._woken.add(table_id)
                    await asyncio.sleep(RETRY_AFTER)
        except ServerError as error:
            self._failed.add(table_id)
            log.warning("bot.stopped", table=table_id, code=error.code)
        except Exception as error:
            log.error("bot.failed", table=table_id, exc_info=error)
        finally:
            self._tasks.pop(table_id, None)
            self._moved.pop(table_id, None)

    async def _answer_all(self, table_id: str) -> None:
        while answer := await self.tables.bot_answer(table_id):
            self.table_sockets.bot_thinks(table_id, answer.seat)
            began = monotonic()
            outcome = await self._choose(table_id, answer)
            if answer.is_stale:
                DECISIONS.labels("overtaken").inc()
                continue
            pause = max(self.pause, self._seconds(answer)) if answer.thinks_in_secret else self.pause
            await asyncio.sleep(remaining_pause(pause, monotonic() - began))
            await self._submit(table_id, answer, outcome)
            self._moved[table_id] = monotonic()

    async def _choose(self, table_id: str, answer: BotAnswer) -> str:
        """Let a bot make its answer; timeout actions replace what it fails to choose. Returns the metric's label."""
        until = monotonic() + self._seconds(answer)
        try:
            while answer.draft.goes_on and not answer.is_stale:
                turn = await self.tables.cache.compute(answer, answer.turn)
                part = FOR_A_PLAN if turn.game.features and turn.game.features.plans else OF_THE_REST
                turn.seconds = part * self.workers.share * max(0.0, until - monotonic())
                self._thoughts[table_id] = answer, turn
                code = await self.workers.choose(turn)
                if code not in turn.legal:
                    raise BadChoice(code)
                await self.tables.cache.compute(answer, answer.draft.add, code)
            return "played"
        except Exception as error:
            event = "bot.hung" if isinstance(error, BotHung) else "bot.failed"
            log.error(event, table=table_id, bot=answer.bot, exc_info=error)
            await self.tables.cache.compute(answer, answer.finish_by_timeout)
            return "hung" if isinstance(error, BotHung) else "failed"
        finally:
            self._thoughts.pop(table_id, None)

    def _seconds(self, answer: BotAnswer) -> float:
        """Return how long a bot may think about an answer."""
        return self.seconds_mail if answer.is_by_mail else self.seconds

    async def _submit(self, table_id: str, answer: BotAnswer, outcome: str) -> None:
        """Play an answer; if the table has changed meanwhile, the bot is asked again."""
        try:
            try:
                await self.tables.play_bot_answer(table_id, answer, answer.draft.codes)
            except PlayIllegal as error:
                log.error("bot.illegal", table=table_id, bot=answer.bot, **error.fields)
                outcome = "failed"
                code = await self.tables.timeout_action(table_id, answer.seat)
                await self.tables.play_bot_answer(table_id, answer, [code])
        except PlayIllegal:
            raise
        except (PlayError, Conflict):  # a person, or another server's bot, was first
            outcome = "overtaken"
        DECISIONS.labels(outcome).inc()


def remaining_pause(pause: float, thought: float) -> float:
    """Return the seconds to wait before an answer that took `thought` seconds.

    An answer comes a whole number of pauses after the question, so its time does not reveal the number of choices.
    """
    return -thought % pause if pause else 0.0
