"""Whose turn it is, since when, and who is to be told: once a turn, and only who is not there."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from ..errors import TableBroken, TableOutdated, TableUnknown
from ..metrics import NOTICES
from ..settings import Settings
from ..supervision import until_stored
from ..tables.records import TableRecord, now
from ..tables.service import TableService
from .records import Channel, Gone, Notice
from .repository import Claim, NoticeRepository

log = structlog.get_logger()

LOOK_EVERY = 0.5  # seconds
LOOK_AGAIN = 10_000  # milliseconds until who was present is looked for again
TRIES = (0.0, 5.0, 60.0)  # seconds before each try to send
AT_ONCE = 8  # messages on their way
CLAIMED = 180_000  # milliseconds for which a claim to tell holds: longer than all tries take


class Sender(Protocol):
    """One way to reach people."""

    def send(self, channel: Channel, notice: Notice) -> Coroutine[Any, Any, None]:
        """Send a notice; raises Gone, or another error if it may be tried again."""


@dataclass
class Turn:
    """A seat is asked."""

    began: int  # the version at which it was first seen to be asked
    due: int  # when its person is told, in milliseconds since 1970


class Turns:
    """Tells people that it is their turn.

    A turn lasts as long as a seat is asked without a break. Who tells of it claims that in the database before, and
    stores it after: so one server tells, once, and another does if that one falls in between.
    """

    def __init__(
        self,
        repository: NoticeRepository,
        tables: TableService,
        senders: dict[str, Sender],
        settings: Settings,
    ):
        self.repository, self.tables, self.senders, self.settings = repository, tables, senders, settings
        self._turns: dict[tuple[str, int], Turn] = {}
        self._due: set[tuple[str, int]] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    def table_changed(self, record: TableRecord) -> None:
        """Note whose turn begins and whose has ended."""
        for seat in record.seats:
            place = (record.id, seat.seat)
            if seat.kind != "person" or seat.seat not in record.standing.to_act:
                self._turns.pop(place, None)
                self._due.discard(place)
            elif place not in self._turns:
                self._begin(place, record.standing.version, now() + self._delay(record.clock))

    async def run(self) -> None:
        """Tell people for as long as the server runs."""
        while True:
            moment = now()
            for place in [place for place in self._due if self._turns[place].due <= moment]:
                await self._look(place)
            await asyncio.sleep(LOOK_EVERY)

    async def resume(self) -> None:
        """Find the turns that began before the server did."""
        async for asked in self.repository.asked():
            place = (asked.table_id, asked.seat)
            if place not in self._turns:  # a turn is as old as the seat's last command, at the most
                self._begin(place, asked.own + 1, asked.changed + self._delay(asked.clock))

    async def close(self) -> None:
        """Stop sending."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _begin(self, place: tuple[str, int], version: int, due: int) -> None:
        self._turns[place] = Turn(version, due)
        self._due.add(place)

    def _delay(self, clock: dict[str, Any] | None) -> int:
        """How long a turn may last before its person is told, in milliseconds."""
        is_mail = clock is not None and clock["pace"] == "mail"
        return round(1000 * (self.settings.notice_delay_mail if is_mail else self.settings.notice_delay))

    async def _look(self, place: tuple[str, int]) -> None:
        """Tell the person of a seat, or wait while they are there."""
        try:
            await self._tell(place)
        except Exception as error:  # one table's trouble is not everybody's
            log.error("notice.failed", table=place[0], exc_info=error)
            self._look_again(place)

    def _look_again(self, place: tuple[str, int]) -> None:
        """Try again later what failed, as long as the turn lasts."""
        turn = self._turns.get(place)
        if turn is not None:
            turn.due = now() + LOOK_AGAIN
            self._due.add(place)

    async def _tell(self, place: tuple[str, int]) -> None:
        table_id, seat = place
        try:
            async with self.tables.sittings.at(table_id) as sitting:
                record = sitting.record
        except (TableUnknown, TableBroken, TableOutdated):
            return self._due.discard(place)
        turn = self._turns.get(place)
        if turn is None or place not in self._due:
            return
        holders = record.seats[seat].holders
        if holders & self.tables.present(table_id):
            turn.due = now() + max(LOOK_AGAIN, self._delay(record.clock))
            return
        self._due.discard(place)
        channels = [c for c in await self.repository.channels_of(holders) if c.token is None]
        if not channels:
            return
        moment = now()
        claim = Claim(record.standing.version, moment, moment + CLAIMED)
        other = await self.repository.claim(table_id, seat, turn.began, claim)
        if other == 0:
            self._post(place, claim, channels, Notice(table_id, record.game, _waiting(record, seat)))
        elif other is not None:  # if it falls before it has told, this one does
            turn.due = other
            self._due.add(place)

    def _post(self, place: tuple[str, int], claim: Claim, channels: list[Channel], notice: Notice) -> None:
        task = asyncio.create_task(self._send_all(place, claim, channels, notice))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_all(
        self, place: tuple[str, int], claim: Claim, channels: list[Channel], notice: Notice
    ) -> None:
        """Send a notice on every channel, and store that it was."""
        await asyncio.gather(*(self._send(channel, notice) for channel in channels))
        await until_stored(lambda: self.repository.settle(*place, claim))

    async def _send(self, channel: Channel, notice: Notice) -> None:
        """Send a notice; try again if that fails, and forget a channel nobody is at any more."""
        for wait in TRIES:
            await asyncio.sleep(wait)
            try:
                async with self._places:
                    await self.senders[channel.kind].send(channel, notice)
                return NOTICES.labels(channel.kind, "sent").inc()
            except Gone:
                NOTICES.labels(channel.kind, "gone").inc()
                return await until_stored(lambda: self.repository.drop(channel.id))
            except Exception as error:
                NOTICES.labels(channel.kind, "failed").inc()
                log.warning("notice.not_sent", kind=channel.kind, problem=type(error).__name__)


def _waiting(record: TableRecord, seat: int) -> tuple[str, ...]:
    """The people at a table who wait for a seat and are not asked themselves."""
    others = [other for other in record.seats if other.seat != seat and other.kind == "person"]
    return tuple(o.name for o in others if o.name and o.seat not in record.standing.to_act)
