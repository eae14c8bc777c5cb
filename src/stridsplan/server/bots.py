"""Bots sit at tables like people.

Each choice is made in a thread, from what the bot's seat may know, and submitted as a person's would be.
A table has at most one bot at work. Nothing of a bot is stored: after a restart it is asked again.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import structlog

from . import engine
from .errors import PlayError, ServerError, StoreError
from .live import Hub
from .metrics import DECISIONS
from .settings import Settings
from .tables.play import BotTurn
from .tables.records import TableRecord
from .tables.repository import Conflict
from .tables.service import TableService
from .tables.sittings import finish

log = structlog.get_logger()

AGAIN = 1.0  # seconds after a failure of the store
PATIENCE = 2.0  # seconds after another server's move before its bots are taken to be gone


class Bots:
    """The bots of a server."""

    def __init__(self, tables: TableService, hub: Hub, settings: Settings):
        self.tables, self.hub, self.pause = tables, hub, settings.bot_pause
        self._executor = ThreadPoolExecutor(settings.bot_threads, thread_name_prefix="bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._expected: dict[str, asyncio.Task[None]] = {}

    def wake(self, record: TableRecord) -> None:
        """Let the bots of a table play if they owe a decision."""
        if record.bots_to_act():
            self._called.add(record.id)
            if record.id not in self._tasks:
                self._tasks[record.id] = asyncio.create_task(self._play(record.id))

    def expect(self, table_id: str) -> None:
        """Another server is at work on a table: its bots play there, unless nothing comes of it."""
        if table_id in self._expected:
            self._expected[table_id].cancel()
        self._expected[table_id] = asyncio.create_task(self._take_over(table_id))

    async def resume(self) -> None:
        """Wake the bots that were at work when the server stopped."""
        for record in await self.tables.repository.in_play_with_bots():
            self.wake(record)

    async def close(self) -> None:
        """Send the bots home."""
        tasks = [*self._tasks.values(), *self._expected.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._executor.shutdown(wait=False, cancel_futures=True)

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
            log.warning("bot.stopped", table=table_id, code=error.code)
        except Exception as error:
            log.error("bot.failed", table=table_id, exc_info=error)
        finally:
            self._tasks.pop(table_id, None)

    async def _answer_all(self, table_id: str) -> None:
        shown, thinking = True, None
        while turn := await self.tables.bot_turn(table_id):
            if shown or thinking != turn.seat:
                thinking = turn.seat
                self.hub.thinking(table_id, turn.seat)
            if shown and self.pause:
                await asyncio.sleep(self.pause)
            shown = await self._answer(table_id, turn)

    async def _answer(self, table_id: str, turn: BotTurn) -> bool:
        """Choose and submit; tell whether people could see it. A bot that fails lets its time lapse."""
        try:
            code = await self._choose(turn)
            shown = await self.tables.bot_command(table_id, turn, code)
            DECISIONS.labels("played").inc()
            return shown
        except Conflict:
            DECISIONS.labels("overtaken").inc()
            return False  # another server's bot was first
        except PlayError as error:
            if error.code != "play.illegal":
                DECISIONS.labels("overtaken").inc()
                return False  # the table moved on meanwhile: look again
            log.error("bot.illegal", table=table_id, bot=turn.bot, **error.fields)
        except ServerError:
            raise
        except Exception as error:
            log.error("bot.failed", table=table_id, bot=turn.bot, exc_info=error)
        DECISIONS.labels("failed").inc()
        return await self.tables.bot_command(table_id, turn, await self.tables.lapse(table_id, turn))

    async def _choose(self, turn: BotTurn) -> int:
        return await finish(asyncio.get_running_loop().run_in_executor(self._executor, engine.choose, turn))
