"""Sends one notification for each turn, to people who do not have the table open."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from ..errors import TableBroken, TableOutdated, TableUnknown
from ..metrics import NOTIFICATIONS
from ..settings import Settings
from ..supervision import retry_store_errors
from ..tables.plans import plan_of
from ..tables.records import TableRecord, now
from ..tables.service import TableService
from .records import Channel, Gone, Notification
from .repository import Claim, NotificationRepository

log = structlog.get_logger()

CHECK_EVERY = 0.5  # seconds
# at least so many ms pass until a turn is checked again, after its person had the table open or an error occurred
RECHECK_AFTER = 10_000
RETRY_AFTER = (0.0, 5.0, 60.0)  # seconds before each attempt to send
MAX_SENDING = 8  # notifications at once
CLAIM_LIFETIME = 180_000  # ms; longer than all attempts take


class Sender(Protocol):
    """Sends notifications to one kind of channel."""

    def send(self, channel: Channel, notification: Notification) -> Coroutine[Any, Any, None]:
        """Send a notification; raises Gone, or another error if it may be tried again."""


@dataclass
class Turn:
    """A seat that must act."""

    began: int  # the number of rows of the table when the turn was first noticed; after a restart perhaps a lower one
    notify_at: int  # when to send the notification, or to check again, in milliseconds since 1970


TableSeat = tuple[str, int]  # the id of a table, and a seat


class Turns:
    """Tracks the turns of all people, and sends their notifications.

    A turn lasts from when a seat must act until it need not act any more. A server claims a notification in the
    database before sending it, and marks it as sent afterwards. So only one server sends it; if that server crashes in
    between, another one does.
    """

    def __init__(
        self,
        repository: NotificationRepository,
        tables: TableService,
        senders: dict[str, Sender],
        settings: Settings,
    ):
        self.repository, self.tables, self.senders, self.settings = repository, tables, senders, settings
        self._turns: dict[TableSeat, Turn] = {}
        self._pending: set[TableSeat] = set()  # those of `_turns` that must still be checked
        self._sending: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MAX_SENDING)

    def table_changed(self, record: TableRecord) -> None:
        """Record the turns that begin and end with a change of a table."""
        for seat in record.seats:
            table_seat = (record.id, seat.seat)
            if seat.kind != "person" or not record.waits_for(seat.seat):
                self._end(table_seat)
            elif table_seat not in self._turns:
                self._begin(table_seat, record.summary.version, now() + self._delay(record.clock))

    async def run(self) -> None:
        """Send notifications until the server stops."""
        while True:
            moment = now()
            for table_seat in [
                table_seat for table_seat in self._pending if self._turns[table_seat].notify_at <= moment
            ]:
                await self._check(table_seat)
            await asyncio.sleep(CHECK_EVERY)

    async def resume(self) -> None:
        """Find the turns that began before the server started."""
        async for turn in self.repository.open_turns():
            table_seat = (turn.table_id, turn.seat)
            if table_seat not in self._turns:  # the turn began after the seat's last command
                self._begin(table_seat, turn.last_row + 1, turn.changed + self._delay(turn.clock))

    async def close(self) -> None:
        """Stop sending."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _begin(self, table_seat: TableSeat, version: int, notify_at: int) -> None:
        self._turns[table_seat] = Turn(version, notify_at)
        self._pending.add(table_seat)

    def _end(self, table_seat: TableSeat) -> None:
        self._turns.pop(table_seat, None)
        self._pending.discard(table_seat)

    def _delay(self, clock: dict[str, Any] | None) -> int:
        """Return the milliseconds from the beginning of a turn to its notification."""
        is_mail = clock is not None and clock["pace"] == "mail"
        return round(
            1000 * (self.settings.notification_delay_mail if is_mail else self.settings.notification_delay)
        )

    async def _check(self, table_seat: TableSeat) -> None:
        """Send the notification of a turn, or check again later if the person has the table open."""
        try:
            await self._notify(table_seat)
        except Exception as error:  # notifications of other tables are still sent
            log.error("notification.failed", table=table_seat[0], exc_info=error)
            self._retry_later(table_seat)

    def _retry_later(self, table_seat: TableSeat) -> None:
        """Check a turn again later, if it has not ended."""
        turn = self._turns.get(table_seat)
        if turn is not None:
            turn.notify_at = now() + RECHECK_AFTER
            self._pending.add(table_seat)

    async def _notify(self, table_seat: TableSeat) -> None:
        """Do what `_check` says; it may raise any error."""
        table_id, seat = table_seat
        try:
            async with self.tables.cache.locked(table_id) as cached:
                record = cached.record
        except (TableUnknown, TableBroken, TableOutdated):
            return self._pending.discard(table_seat)
        turn = self._turns.get(table_seat)
        if turn is None or table_seat not in self._pending:
            return
        if not record.waits_for(seat):  # `resume` also finds seats for which a bot answers the question
            return self._end(table_seat)
        holders = record.seats[seat].holders
        if holders & self.tables.present(table_id):
            turn.notify_at = now() + max(RECHECK_AFTER, self._delay(record.clock))
            return
        self._pending.discard(table_seat)
        known = await self.repository.channels_of(holders)
        channels = [channel for channel in known if channel.token is None]  # confirmed
        if not channels:
            return
        moment = now()
        claim = Claim(record.summary.version, moment, moment + CLAIM_LIFETIME)
        claimed_until = await self.repository.claim(table_id, seat, turn.began, claim)
        if claimed_until == 0:  # this server has the claim
            self._start_sending(table_seat, claim, channels, _notification(record, seat))
        elif claimed_until is not None and self._turns.get(table_seat) is turn:
            # another server has the claim; if that one crashes, this one takes over
            turn.notify_at = claimed_until
            self._pending.add(table_seat)

    def _start_sending(
        self, table_seat: TableSeat, claim: Claim, channels: list[Channel], notification: Notification
    ) -> None:
        task = asyncio.create_task(self._send_all(table_seat, claim, channels, notification))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_all(
        self, table_seat: TableSeat, claim: Claim, channels: list[Channel], notification: Notification
    ) -> None:
        """Send a notification to every channel; then mark it sent, even if no attempt succeeded."""
        await asyncio.gather(*(self._send(channel, notification) for channel in channels))
        await retry_store_errors(lambda: self.repository.mark_sent(*table_seat, claim))

    async def _send(self, channel: Channel, notification: Notification) -> None:
        """Send a notification; retry failures, and delete a channel that no longer exists."""
        for wait in RETRY_AFTER:
            await asyncio.sleep(wait)
            try:
                async with self._slots:
                    await self.senders[channel.kind].send(channel, notification)
                return NOTIFICATIONS.labels(channel.kind, "sent").inc()
            except Gone:
                NOTIFICATIONS.labels(channel.kind, "gone").inc()
                return await retry_store_errors(lambda: self.repository.delete(channel.id))
            except Exception as error:
                NOTIFICATIONS.labels(channel.kind, "failed").inc()
                log.warning("notification.not_sent", kind=channel.kind, problem=type(error).__name__)


def _notification(record: TableRecord, seat: int) -> Notification:
    plan = plan_of(record.table_state.plans, seat)
    plan_ended = plan is not None and plan["ended"] is not None
    return Notification(record.id, record.game, _names_of_waiting_players(record, seat), plan_ended)


def _names_of_waiting_players(record: TableRecord, seat: int) -> tuple[str, ...]:
    """Return the names of the people at a table who need not act while `seat` must."""
    others = [other for other in record.seats if other.seat != seat and other.kind == "person"]
    return tuple(other.name for other in others if other.name and other.seat not in record.summary.to_act)
