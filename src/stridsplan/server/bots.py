"""Bots play at tables like people.

A bot chooses one code at a time, in another process, from what its seat may know. All codes that answer one question
are played as one command, like a person's. At a table, one bot searches at a time. It stops when the table
changes so that its answer is no longer needed. Unfinished answers are not stored: after a restart bots start again.
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
CHECK_EVERY = 30.0  # seconds after which `run` looks again for bots that must act
MAX_TABLES = 50  # tables whose bots play at once; above it, `resume` waits before it wakes more
# The share of the remaining time that one choice gets, since more choices may follow. It is larger in games where a
# bot plans its whole answer with the first code
SHARE_FOR_CHOICE, SHARE_FOR_PLAN = 0.4, 0.8
TAKE_OVER_AFTER = 2.0  # seconds after a change by another server until this server plays for the bots


class BadChoice(Exception):
    """A bot has chosen an illegal action."""


class Bots:
    """The bots of a server."""

    def __init__(self, tables: TableService, sockets: TableSockets, settings: Settings):
        self.tables, self.table_sockets, self.pause = tables, sockets, settings.bot_pause
        self.seconds, self.seconds_mail = settings.bot_seconds, settings.bot_seconds_mail
        self.workers = Workers(settings.bot_processes, settings.bot_deadline, settings.bot_niceness)
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table: the task that plays for its bots
        self._woken: set[str] = set()  # tables that have changed since their task last asked who must act
        self._last_moves: dict[str, float] = {}  # by table with a task: when a bot last moved, or was woken
        self._failed: set[str] = set()  # tables that cannot be continued
        # by table that another server has changed: the task that soon plays for its bots
        self._take_overs: dict[str, asyncio.Task[None]] = {}
        self._searches: dict[str, tuple[BotAnswer, engine.BotTurn]] = {}  # by table: what its bot is choosing
        self._checks: set[asyncio.Task[None]] = set()  # tasks that find out whether an answer is still needed

    def wake(self, record: TableRecord) -> None:
        """Let the bots of a table play if they must act; stop a bot whose answer is no longer needed."""
        self._failed.discard(record.id)
        self._check_search(record.id)
        if record.bots_to_act():
            self._woken.add(record.id)
            if record.id not in self._tasks:
                self._last_moves[record.id] = monotonic()
                self._tasks[record.id] = asyncio.create_task(self._play(record.id))

    def take_over_later(self, table_id: str) -> None:
        """Play for the bots of a table that another server has changed, unless that server plays for them soon."""
        self._check_search(table_id)
        if table_id in self._take_overs:
            self._take_overs[table_id].cancel()
        self._take_overs[table_id] = asyncio.create_task(self._take_over(table_id))

    async def run(self) -> None:
        """Wake the bots that must act: all at the start, later every CHECK_EVERY those at tables that do not change."""
        await self.resume()
        while True:
            await asyncio.sleep(CHECK_EVERY)
            await self.resume(unchanged_for=round(1000 * (CHECK_EVERY + self.pause)))

    async def resume(self, unchanged_for: int = 0) -> None:
        """Wake the bots that must act at tables unchanged for some milliseconds, tables with people first."""
        for with_people in (True, False):
            async for record in self.tables.repository.tables_where_bots_must_act(
                unchanged_for, with_people=with_people
            ):
                while len(self._tasks) >= MAX_TABLES:
                    await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)
                if record.id not in self._failed and record.id not in self._take_overs:
                    self.wake(record)

    def is_stalled(self, seconds: float) -> bool:
        """Return whether the bots of any table have made no move for more than `seconds` beside their pause."""
        before = monotonic() - seconds - self.pause
        return any(moment < before for moment in self._last_moves.values())

    async def close(self) -> None:
        """Stop all bots and their processes."""
        tasks = [*self._tasks.values(), *self._take_overs.values(), *self._checks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    def _check_search(self, table_id: str) -> None:
        """After a change of a table, stop its bot if the answer is no longer needed."""
        if table_id in self._searches:
            check = asyncio.create_task(self._drop_unwanted(table_id, self._searches[table_id][0]))
            self._checks.add(check)
            check.add_done_callback(self._checks.discard)

    async def _drop_unwanted(self, table_id: str, answer: BotAnswer) -> None:
        with suppress(ServerError, StoreError):  # a stale answer is refused later
            if not await self.tables.is_wanted(table_id, answer):
                answer.is_stale = True
                current, turn = self._searches.get(table_id, (None, None))
                if current is answer and turn is not None:
                    self.workers.drop(turn)

    async def _take_over(self, table_id: str) -> None:
        await asyncio.sleep(TAKE_OVER_AFTER + self.pause)
        del self._take_overs[table_id]
        with suppress(StoreError):  # `run` finds the table again, after CHECK_EVERY
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
            self._last_moves.pop(table_id, None)

    async def _answer_all(self, table_id: str) -> None:
        """Choose and play one answer after the other, each begun as an empty `BotAnswer`, until no bot must act."""
        while answer := await self.tables.bot_answer(table_id):
            self.table_sockets.bot_thinks(table_id, answer.seat)
            began = monotonic()
            outcome = await self._choose(table_id, answer)
            if answer.is_stale:
                DECISIONS.labels("overtaken").inc()
                continue
            pause = max(self.pause, self._seconds(answer)) if answer.is_thinking_time_secret else self.pause
            await asyncio.sleep(remaining_pause(pause, monotonic() - began))
            await self._submit(table_id, answer, outcome)
            self._last_moves[table_id] = monotonic()

    async def _choose(self, table_id: str, answer: BotAnswer) -> str:
        """Let a bot choose its answer; if it fails, timeout actions complete it. Returns the label for the metric."""
        until = monotonic() + self._seconds(answer)
        try:
            while answer.draft.goes_on and not answer.is_stale:
                turn = await self.tables.cache.compute(answer, answer.turn)
                share = (
                    SHARE_FOR_PLAN if turn.game.features and turn.game.features.plans else SHARE_FOR_CHOICE
                )
                turn.seconds = share * self.workers.share * max(0.0, until - monotonic())
                self._searches[table_id] = answer, turn
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
            self._searches.pop(table_id, None)

    def _seconds(self, answer: BotAnswer) -> float:
        """Return how long a bot may think about an answer."""
        return self.seconds_mail if answer.is_by_mail else self.seconds

    async def _submit(self, table_id: str, answer: BotAnswer, outcome: str) -> None:
        """Play an answer, or the timeout action if it is illegal.

        If the table has changed meanwhile, nothing is played, and the bot is asked again.
        """
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
        except (PlayError, Conflict):  # a person or another server was first
            outcome = "overtaken"
        DECISIONS.labels(outcome).inc()


def remaining_pause(pause: float, elapsed: float) -> float:
    """Return the seconds to wait before an answer that took `elapsed` seconds.

    The answer is played a whole number of pauses after the question, so that its time does not reveal how many codes
    the bot has chosen.
    """
    return -elapsed % pause if pause else 0.0
