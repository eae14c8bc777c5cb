"""Sees to it that time runs out, and that who has left a game holds nobody up.

It asks the store a few times a second, so that several servers may share one, and a restarted one goes on. Of two that
find the same deadline, one stores what came of it and the other meets a conflict. It also stores how far served time
has come (`times.py`): a server that starts goes on from there, so that no live clock runs while none serves.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog

from .errors import ServerError, StoreError, TableBroken, TableOutdated
from .tables import clocks, manners
from .tables.play import Play
from .tables.records import Row, TableRecord
from .tables.repository import Conflict
from .tables.service import TableService
from .tables.sittings import Sitting

log = structlog.get_logger()

EVERY = 0.3  # seconds between two looks
BEAT = 1_000  # ms after which served time is stored again
UNDER_WAY = 250  # ms after which what came to another server in time is on disk


class Timekeeper:
    """The clockwork of a server."""

    def __init__(self, tables: TableService):
        self.tables = tables
        self._due = asyncio.Event()
        self._looking = asyncio.Lock()
        self._beaten: int | None = None
        self._looked = time.monotonic()

    async def begin(self) -> None:
        """Go on from the served time in the store."""
        self.tables.times.go_on(await self.tables.repository.served())

    def is_stalled(self, seconds: float) -> bool:
        """Tell whether nothing has been looked after for so long."""
        return time.monotonic() - self._looked > seconds

    async def close(self) -> None:
        """Store how far served time has come."""
        with suppress(StoreError):
            await self._beat()

    def wake(self, record: TableRecord) -> None:
        """Look at once if something is due already."""
        if _is_due(record, self.tables.times.of(record)):
            self._due.set()

    async def keep(self) -> None:
        """Look for as long as the server runs."""
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("clocks.failed", exc_info=error)
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):  # `wait_for` may lose a cancellation: no server would stop
                    await self._due.wait()
            self._due.clear()

    async def look(self) -> None:
        """Say that this server is alive, and see to the tables where something is due."""
        async with self._looking:
            times = self.tables.times
            if self._beaten is None or times.steady() - self._beaten >= BEAT:
                await self._beat()
            for table_id in await self.tables.repository.due(times.served(), times.calendar()):
                await self._see_to(table_id)
            self._looked = time.monotonic()

    async def _beat(self) -> None:
        """Store how far served time has come.

        Where no other server shares the store, nothing is written while nobody's time runs.
        """
        times, repository = self.tables.times, self.tables.repository
        moment = times.steady()
        try:
            is_stored = repository.database.is_shared or await repository.is_timed()
            times.go_on(await repository.beat(times.served()) if is_stored else times.served())
            self._beaten = moment
        except Exception:
            times.stop()  # who cannot store a move must not lose time
            raise

    def _now(self, sitting: Sitting) -> int:
        return self.tables.times.of(sitting.record)

    async def _see_to(self, table_id: str) -> None:
        """Do at one table what is due."""
        try:
            async with self.tables.sittings.changing(table_id) as sitting:
                if _is_due(sitting.record, self._now(sitting)):
                    await self._settle(sitting)
                else:
                    sitting.forget()  # the disk says otherwise, and is right
        except (TableBroken, TableOutdated):
            await self._stop(table_id)
        except (ServerError, Conflict):  # somebody, or another server, was first
            await self.tables.sittings.forget(table_id)
        except Exception as error:
            log.error("clocks.failed", table=table_id, exc_info=error)

    async def _settle(self, sitting: Sitting) -> None:
        play = await self.tables.running(sitting)
        if (
            play.is_race
            and not play.table.to_lapse()
            and not _is_due(sitting.record, self._now(sitting) - UNDER_WAY)
        ):
            return  # somebody may have been faster elsewhere
        while _is_due(sitting.record, self._now(sitting)):
            if seats := play.table.to_lapse():
                await self._do(sitting, play, play.lapse, seats[0])
            else:
                await self._time_out(sitting, play)

    async def _time_out(self, sitting: Sitting, play: Play) -> None:
        """The first seat whose time has run out: the rules pass for it, a bot takes over, or it is out of the game."""
        from stridsplan.engine.at_table import AtTable

        kept, moment = sitting.record.manners.clocks, self._now(sitting)
        if kept is None or not (late := clocks.expired(kept, moment)):
            return await self._rewind(sitting, play)
        seat = late[0]
        what = "pass" if kept.given[seat] else (sitting.record.clock or {}).get("time_out", "pass")
        log.info("clocks.timed_out", table=sitting.record.id, seat=seat, what=what)
        if what == "bot":
            await self._stand_in(sitting, play, seat)
        elif what == "forfeit":
            await self._do(sitting, play, lambda: play.act(seat, [AtTable.FORFEIT], is_servers=True))
        else:
            await self._do(sitting, play, play.time_out, seat)

    async def _do(self, sitting: Sitting, play: Play, work: Callable[..., Row], *args: Any) -> None:
        """Do something in the name of the server, and store it."""
        await self.tables.store(sitting, play, await self.tables.sittings.run(work, *args))

    async def _stand_in(self, sitting: Sitting, play: Play, seat: int) -> None:
        record, owed = sitting.record, await self.tables.sittings.run(play.owed)
        await self.tables.behave(
            sitting, manners.stood_in(record, record.manners, seat, owed, self._now(sitting))
        )

    async def _rewind(self, sitting: Sitting, play: Play) -> None:
        """Set a deadline anew that nothing stands behind."""
        record, owed = sitting.record, await self.tables.sittings.run(play.owed)
        wound = manners.wound(record, record.manners, owed, self._now(sitting), gives=False)
        await self.tables.behave(sitting, wound)

    async def _stop(self, table_id: str) -> None:
        """Stop the clocks of a table that cannot be played on."""
        with suppress(Conflict):  # another server does
            async with self.tables.sittings.changing(table_id) as sitting:
                await self.tables.behave(sitting, replace(sitting.record.manners, deadline=None))


def _is_due(record: TableRecord, moment: int) -> bool:
    due = record.manners.deadline
    return record.standing.status == "playing" and due is not None and due <= moment
