"""Acts when the deadline of a table has passed: plays timeout actions, acts for seats that have left, plays plans.

The timekeeper searches the database for deadlines a few times a second. So several servers can share a database, and a
restarted server continues. If two servers find the same deadline, one stores the result and the other gets a conflict.

The timekeeper also stores served time (`tables/times.py`): live clocks stop while no server runs.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog

from . import engine
from .errors import ServerError, StoreError, TableBroken, TableOutdated
from .tables import clocks, plans, timing
from .tables.cache import CachedTable
from .tables.clock_repository import ClockRepository
from .tables.planning import Planning
from .tables.play import Play
from .tables.records import Row, TableRecord
from .tables.repository import Conflict
from .tables.service import TableService

log = structlog.get_logger()

CHECK_EVERY = 0.3  # seconds
STORE_EVERY = 1_000  # ms between two writes of served time
IN_FLIGHT = 250  # ms that another server may need to store an action that reached it in time


class Timekeeper:
    """Checks the deadlines of all tables."""

    def __init__(self, tables: TableService, planning: Planning, repository: ClockRepository):
        self.tables, self.planning, self.repository = tables, planning, repository
        self._has_due_table = asyncio.Event()
        self._checking = asyncio.Lock()
        self._stored_at: int | None = None
        self._checked_at = time.monotonic()

    async def begin(self) -> None:
        """Continue from the served time in the database."""
        self.tables.times.resume_from(await self.repository.served())

    def is_stalled(self, seconds: float) -> bool:
        """Return whether the last complete check was more than `seconds` ago."""
        return time.monotonic() - self._checked_at > seconds

    async def close(self) -> None:
        """Store served time."""
        with suppress(StoreError):
            await self._store_served()

    def wake(self, record: TableRecord) -> None:
        """Check at once if a deadline of this table has passed."""
        if _is_due(record, self.tables.times.now_for(record)):
            self._has_due_table.set()

    async def run(self) -> None:
        """Check until the server stops."""
        while True:
            try:
                await self.check()
            except Exception as error:
                log.error("clocks.failed", exc_info=error)
            with suppress(TimeoutError):
                async with asyncio.timeout(CHECK_EVERY):  # `wait_for` can swallow a cancellation
                    await self._has_due_table.wait()
            self._has_due_table.clear()

    async def check(self) -> None:
        """Store served time if it is due, and handle the tables whose deadlines have passed."""
        async with self._checking:
            times = self.tables.times
            if self._stored_at is None or times.steady() - self._stored_at >= STORE_EVERY:
                await self._store_served()
            for table_id in await self.repository.due(times.served(), times.calendar()):
                await self._check_table(table_id)
            self._checked_at = time.monotonic()

    async def _store_served(self) -> None:
        """Store served time. On SQLite, which only this server uses, write nothing while no clock runs."""
        times, repository = self.tables.times, self.repository
        moment = times.steady()
        try:
            is_needed = repository.database.is_shared or await repository.has_deadlines()
            # another server may have stored a later time, from which this one continues
            times.resume_from(await repository.store_served(times.served()) if is_needed else times.served())
            self._stored_at = moment
        except Exception:
            times.stop()  # clocks must not run while moves cannot be stored
            raise

    def _now(self, cached: CachedTable) -> int:
        return self.tables.times.now_for(cached.record)

    async def _check_table(self, table_id: str) -> None:
        try:
            async with self.tables.cache.changing(table_id) as cached:
                if _is_due(cached.record, self._now(cached)):
                    await self._handle(cached)
                else:
                    cached.invalidate()  # the deadline in the database differs, so the table in memory is outdated
        except (TableBroken, TableOutdated):
            await self._remove_deadline(table_id)
        except (ServerError, Conflict):  # a player or another server was first
            await self.tables.cache.invalidate(table_id)
        except Exception as error:
            log.error("clocks.failed", table=table_id, exc_info=error)

    async def _handle(self, cached: CachedTable) -> None:
        """Act for seats, those that have left first, until the deadline of the table is in the future."""
        play = await self.tables.play_in_progress(cached)
        if (
            play.is_race
            and not play.table.to_time_out()
            and not _is_due(cached.record, self._now(cached) - IN_FLIGHT)
        ):
            return  # in a race, an action that reached another server in time goes first
        while _is_due(cached.record, self._now(cached)):
            if seats := play.table.to_time_out():  # those that have left, but must decide
                await self._act(cached, play, play.act_for_departed, seats[0])
            elif seats := await self._seats_with_due_plans(cached, play):
                await self.planning.play_due_step(cached, play, seats[0])
            else:
                await self._time_out(cached, play)

    async def _time_out(self, cached: CachedTable, play: Play) -> None:
        """Handle the first seat whose time has run out, by the setting of the table's clock: pass, bot or forfeit."""
        stored_clocks, moment = cached.record.table_state.clocks, self._now(cached)
        if stored_clocks is None or not (seats := clocks.timed_out_seats(stored_clocks, moment)):
            return await self._reset_deadline(cached, play)
        seat = seats[0]
        # After a time limit of the rules, the timeout action is played, whatever the setting of the table's clock
        is_limit_of_rules = stored_clocks.given[seat] is not None
        what = "pass" if is_limit_of_rules else (cached.record.clock or {}).get("time_out", "pass")
        log.info("clocks.timed_out", table=cached.record.id, seat=seat, what=what)
        if what == "bot":
            await self._start_stand_in(cached, play, seat)
        elif what == "forfeit":
            forfeit = [int(engine.AtTable.FORFEIT)]
            await self._act(cached, play, lambda: play.act(seat, forfeit, by_server=True))
        else:
            await self._act(cached, play, play.time_out, seat)

    async def _act(self, cached: CachedTable, play: Play, action: Callable[..., Row], *args: Any) -> None:
        """Play an action of the server, and store it."""
        await self.tables.store(cached, play, await self.tables.cache.run(action, *args))

    async def _seats_with_due_plans(self, cached: CachedTable, play: Play) -> list[int]:
        """Return the seats whose plans must answer a question, or end."""
        if not cached.record.table_state.plans:
            return []
        questions = await self.tables.cache.run(play.open_questions)
        return plans.due_seats(cached.record.table_state, questions.shown)

    async def _start_stand_in(self, cached: CachedTable, play: Play, seat: int) -> None:
        record, questions = cached.record, await self.tables.cache.run(play.open_questions)
        await self.tables.store_table_state(
            cached, timing.start_stand_in(record, record.table_state, seat, questions, self._now(cached))
        )

    async def _reset_deadline(self, cached: CachedTable, play: Play) -> None:
        """Compute the deadline again, since no clock had run out when it passed."""
        record, questions = cached.record, await self.tables.cache.run(play.open_questions)
        table_state = timing.update_clocks(
            record, record.table_state, questions, self._now(cached), adds_time=False
        )
        await self.tables.store_table_state(cached, table_state)

    async def _remove_deadline(self, table_id: str) -> None:
        """Remove the deadline of a table that cannot be continued."""
        with suppress(Conflict):  # another server does it
            async with self.tables.cache.changing(table_id) as cached:
                await self.tables.store_table_state(cached, replace(cached.record.table_state, deadline=None))


def _is_due(record: TableRecord, moment: int) -> bool:
    due = record.table_state.deadline
    return record.summary.status == "playing" and due is not None and due <= moment
