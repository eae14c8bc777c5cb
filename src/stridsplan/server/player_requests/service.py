"""Handles requests between players: a request is carried out when all people agree, and dropped when one refuses.

A visitor agrees for all seats that they hold. If all other seats are bots, a request is carried out at once.
"""

from dataclasses import replace
from typing import Any

from ..chat.service import ChatService
from ..errors import NotYourSeat, PlayNotAsked, PlayNotOver, ServerError
from ..tables import creation, requests, timing
from ..tables.cache import CachedTable
from ..tables.play import Play
from ..tables.records import TableRecord
from ..tables.repository import Conflict
from ..tables.requests import Request
from ..tables.schemas import TableOut
from ..tables.service import TableService
from .schemas import NewRequest, RequestAnswer


class PlayerRequests:
    """The requests at a server's tables."""

    def __init__(self, tables: TableService, chat: ChatService):
        self.tables, self.chat = tables, chat
        self._actions = {  # by kind of request
            "pause": self._pause,
            "take_back": self._take_back,
            "rematch": self._rematch,
            "open": self._publish_secrets,
        }

    async def ask(self, table_id: str, new: NewRequest, visitor: str) -> TableOut:
        """Make a request, or agree to an open one of its kind; carry it out if nobody else has to agree."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                play = await self._play_as(cached, new.seat, visitor)
                if new.kind == "resume":
                    await self._resume(cached, play, new.seat)
                else:
                    await self._ask(cached, play, new, visitor)
                return self.tables.describe(cached.record, visitor)

    async def answer(self, table_id: str, answer: RequestAnswer, visitor: str) -> TableOut:
        """Agree to a request or refuse it; the seat that asked withdraws it by refusing."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                play = await self._play_as(cached, answer.seat, visitor)
                request = requests.find_request(cached.record.table_state, answer.kind)
                if request is None:
                    raise PlayNotAsked()
                if answer.agree:
                    await self._agree(cached, play, request, answer, visitor)
                else:
                    await self._refuse(cached, answer)
                return self.tables.describe(cached.record, visitor)

    async def promise_rematch(self, table_id: str, visitor: str) -> dict[str, Any]:
        """Commit to the random streams of a rematch, for the players of the table."""
        async with self.tables.cache.locked(table_id) as cached:
            if not cached.record.held_by(visitor):
                raise NotYourSeat()
            if cached.record.summary.status != "over":
                raise PlayNotOver()
            return await self.tables.cache.run(creation.promise_rematch, self.tables.key, cached.record)

    async def describe_take_back(self, table_id: str, seat: int, visitor: str) -> dict[str, Any]:
        """Return what a seat would take back."""
        async with self.tables.cache.locked(table_id) as cached:
            if not cached.record.is_held(seat, visitor):
                raise NotYourSeat()
            play = await self.tables.cache.play(cached)
            return await self.tables.cache.run(play.describe_take_back, seat)

    async def _play_as(self, cached: CachedTable, seat: int, visitor: str) -> Play:
        """Return the game, for a visitor who must hold the seat; end the stand-ins of the visitor's seats."""
        if not cached.record.is_held(seat, visitor):
            raise NotYourSeat()
        play = await self.tables.cache.play(cached)
        await self.tables.end_stand_ins_locked(cached, visitor)
        return play

    async def _ask(self, cached: CachedTable, play: Play, new: NewRequest, visitor: str) -> None:
        record = cached.record
        request = requests.find_request(record.table_state, new.kind)
        if request is None:
            if not _may_ask(play, new):
                raise PlayNotAsked()
            request = {"kind": new.kind, "by": new.seat, "version": play.version_of(None), "agreed": []}
        await self._agree(cached, play, request, new, visitor)
        # a new request that others must agree to; one that was carried out at once is announced as done
        if requests.find_request(record.table_state, new.kind) and not request["agreed"]:
            await self._announce(record, "asked", new.kind, new.seat)

    async def _agree(
        self,
        cached: CachedTable,
        play: Play,
        request: Request,
        agreement: NewRequest | RequestAnswer,
        visitor: str,
    ) -> None:
        """Store a visitor's agreement, and carry out the request if everybody has agreed."""
        record = cached.record
        request = requests.with_nonce(request, agreement.seat, agreement.nonce)
        request = requests.with_agreement(request, record.held_by(visitor))
        await self.tables.store_table_state(cached, requests.put_request(record.table_state, request))
        if _voters(play) <= set(request["agreed"]):
            await self._carry_out(cached, play, request)

    async def _carry_out(self, cached: CachedTable, play: Play, request: Request) -> None:
        try:
            await self._actions[request["kind"]](cached, play, request)
        except ServerError:
            table_state = requests.drop_request(cached.record.table_state, request["kind"])
            await self.tables.store_table_state(cached, table_state)
            raise
        await self._announce(cached.record, "done", request["kind"], request["by"])

    async def _refuse(self, cached: CachedTable, answer: RequestAnswer) -> None:
        table_state = requests.drop_request(cached.record.table_state, answer.kind)
        await self.tables.store_table_state(cached, table_state)
        await self._announce(cached.record, "refused", answer.kind, answer.seat)

    async def _pause(self, cached: CachedTable, play: Play, request: Request) -> None:
        table_state = requests.drop_request(cached.record.table_state, "pause")
        now = self.tables.times.now_for(cached.record)
        await self.tables.store_table_state(cached, timing.pause_clocks(table_state, now))

    async def _resume(self, cached: CachedTable, play: Play, seat: int) -> None:
        record = cached.record
        if not record.table_state.is_paused:
            raise PlayNotAsked()
        questions = await self.tables.cache.run(play.open_questions)
        now = self.tables.times.now_for(record)
        await self.tables.store_table_state(
            cached, timing.resume_clocks(record, record.table_state, questions, now)
        )
        await self._announce(cached.record, "done", "resume", seat)

    async def _take_back(self, cached: CachedTable, play: Play, request: Request) -> None:
        row = await self.tables.cache.run(play.take_back, request["by"])
        await self.tables.store(cached, play, row)

    async def _rematch(self, cached: CachedTable, play: Play, request: Request) -> None:
        rematch, play_of_rematch = await self.tables.cache.run(
            creation.rematch,
            cached.record,
            self.tables.times,
            self.tables.key,
            requests.nonces_of(request),
        )
        await self._insert_rematch(rematch, play_of_rematch)
        table_state = requests.drop_request(cached.record.table_state, "rematch")
        await self.tables.store_table_state(cached, replace(table_state, next_table=rematch.id))

    async def _insert_rematch(self, rematch: TableRecord, play: Play) -> None:
        """Store the rematch, unless a server stored it before it crashed; raises PlayNotAsked if its id is taken."""
        try:
            await self.tables.insert(rematch, play)
        except Conflict:
            stored = await self.tables.repository.load(rematch.id)
            if stored is None or _holders(stored) != _holders(rematch):
                raise PlayNotAsked() from None

    async def _publish_secrets(self, cached: CachedTable, play: Play, request: Request) -> None:
        table_state = requests.drop_request(cached.record.table_state, "open")
        await self.tables.store_table_state(cached, replace(table_state, opened=True))

    async def _announce(self, record: TableRecord, what: str, kind: str, seat: int) -> None:
        """Announce in the chat that a request was made, carried out or refused (`what`: asked, done, refused)."""
        message = f"request-{what}-{kind.replace('_', '-')}"
        await self.chat.announce(record.id, message, {"seat": {"seat": seat}})  # arguments as in events


def _may_ask(play: Play, new: NewRequest) -> bool:
    """Return whether a request of this kind may be made now."""
    record, table_state = play.record, play.record.table_state
    if record.summary.status == "over":
        return {"rematch": table_state.next_table is None, "open": not table_state.opened}.get(
            new.kind, False
        )
    if table_state.is_paused or new.seat in play.table.gone:
        return False
    if new.kind == "take_back":
        return play.may_take_back(new.seat)
    return new.kind == "pause" and table_state.clocks is not None and _may_pause(play, new.seat)


def _may_pause(play: Play, seat: int) -> bool:
    """Return whether a seat may ask for a pause: in a tournament only if another person must agree."""
    if play.record.tournament is None:
        return True
    holders = play.record.seats[seat].holders
    return any(not play.record.seats[other].holders & holders for other in _voters(play))


def _holders(record: TableRecord) -> list[set[str]]:
    return [seat.holders for seat in record.seats]


def _voters(play: Play) -> set[int]:
    """Return the seats that must agree: those of people; during play only those that are still in the game."""
    gone = [] if play.record.summary.status == "over" else play.table.gone
    return set(play.record.people()) - set(gone)
