"""Consent: what a seat asks is done when the seats of all people agree, and dropped as soon as one does not.

A visitor agrees for all the seats held. At a table against bots alone, everything is agreed to at once.
"""

from dataclasses import replace
from typing import Any

from ..errors import NotYourSeat, PlayNotAsked, PlayNotOver, ServerError
from ..tables import making, manners
from ..tables.manners import Request
from ..tables.play import Play
from ..tables.records import TableRecord
from ..tables.repository import Conflict
from ..tables.schemas import TableOut
from ..tables.service import TableService
from ..tables.sittings import Sitting
from ..talk.service import TalkService
from .schemas import Answering, Asking


class Consent:
    """What is asked at a server's tables."""

    def __init__(self, tables: TableService, talk: TalkService):
        self.tables, self.talk = tables, talk
        self._deeds = {
            "pause": self._pause,
            "take_back": self._take_back,
            "rematch": self._rematch,
            "open": self._open,
        }

    async def ask(self, table_id: str, asking: Asking, visitor: str) -> TableOut:
        """Ask for something, or agree if it is being asked; do it if nobody else has to agree."""
        return await self.tables.surely(table_id, lambda: self._try_to_ask(table_id, asking, visitor))

    async def answer(self, table_id: str, answering: Answering, visitor: str) -> TableOut:
        """Agree to what is asked, or refuse it; who asked takes it back so."""
        return await self.tables.surely(table_id, lambda: self._try_to_answer(table_id, answering, visitor))

    async def promise_rematch(self, table_id: str, visitor: str) -> dict[str, Any]:
        """Promise the chance of a rematch to who sits at the table."""
        async with self.tables.sittings.at(table_id) as sitting:
            if not sitting.record.held_by(visitor):
                raise NotYourSeat()
            if sitting.record.standing.status != "over":
                raise PlayNotOver()
            return await self.tables.sittings.run(making.promise_again, self.tables.key, sitting.record)

    async def tell_take_back(self, table_id: str, seat: int, visitor: str) -> dict[str, Any]:
        """Tell what a seat would take back."""
        async with self.tables.sittings.at(table_id) as sitting:
            if not sitting.record.is_held(seat, visitor):
                raise NotYourSeat()
            play = await self.tables.sittings.play(sitting)
            return await self.tables.sittings.run(play.tell_take_back, seat)

    async def _try_to_ask(self, table_id: str, asking: Asking, visitor: str) -> TableOut:
        async with self.tables.sittings.changing(table_id) as sitting:
            play = await self._seated(sitting, asking.seat, visitor)
            if asking.kind == "resume":
                await self._resume(sitting, play, asking.seat)
            else:
                await self._ask(sitting, play, asking, visitor)
            return self.tables.describe(sitting.record, visitor)

    async def _try_to_answer(self, table_id: str, answering: Answering, visitor: str) -> TableOut:
        async with self.tables.sittings.changing(table_id) as sitting:
            play = await self._seated(sitting, answering.seat, visitor)
            request = manners.request_of(sitting.record.manners, answering.kind)
            if request is None:
                raise PlayNotAsked()
            if answering.agree:
                await self._agree(sitting, play, request, answering, visitor)
            else:
                await self._drop(sitting, answering)
            return self.tables.describe(sitting.record, visitor)

    async def _seated(self, sitting: Sitting, seat: int, visitor: str) -> Play:
        if not sitting.record.is_held(seat, visitor):
            raise NotYourSeat()
        play = await self.tables.sittings.play(sitting)
        await self.tables.hand_back(sitting, visitor)
        return play

    async def _ask(self, sitting: Sitting, play: Play, asking: Asking, visitor: str) -> None:
        record = sitting.record
        request = manners.request_of(record.manners, asking.kind)
        if request is None:
            if not _may_ask(play, asking):
                raise PlayNotAsked()
            request = {"kind": asking.kind, "by": asking.seat, "version": play.version_of(None), "agreed": []}
        await self._agree(sitting, play, request, asking, visitor)
        if manners.request_of(record.manners, asking.kind) and not request["agreed"]:
            await self._announce(record, "asked", asking.kind, asking.seat)

    async def _agree(
        self, sitting: Sitting, play: Play, request: Request, said: Asking | Answering, visitor: str
    ) -> None:
        """Count a visitor's consent, on disk; do what is asked if it was the last."""
        record = sitting.record
        request = manners.agreed(manners.brought(request, said.seat, said.nonce), record.held_by(visitor))
        await self.tables.behave(sitting, manners.asked(record.manners, request))
        if _is_agreed(play, request):
            await self._do(sitting, play, request)

    async def _do(self, sitting: Sitting, play: Play, request: Request) -> None:
        try:
            await self._deeds[request["kind"]](sitting, play, request)
        except ServerError:
            await self.tables.behave(sitting, manners.dropped(sitting.record.manners, request["kind"]))
            raise
        await self._announce(sitting.record, "done", request["kind"], request["by"])

    async def _drop(self, sitting: Sitting, answering: Answering) -> None:
        await self.tables.behave(sitting, manners.dropped(sitting.record.manners, answering.kind))
        await self._announce(sitting.record, "refused", answering.kind, answering.seat)

    async def _pause(self, sitting: Sitting, play: Play, request: Request) -> None:
        kept = manners.dropped(sitting.record.manners, "pause")
        await self.tables.behave(sitting, manners.paused(kept, self.tables.times.of(sitting.record)))

    async def _resume(self, sitting: Sitting, play: Play, seat: int) -> None:
        record = sitting.record
        if not record.manners.is_paused:
            raise PlayNotAsked()
        owed = await self.tables.sittings.run(play.owed)
        await self.tables.behave(
            sitting, manners.resumed(record, record.manners, owed, self.tables.times.of(record))
        )
        await self._announce(sitting.record, "done", "resume", seat)

    async def _take_back(self, sitting: Sitting, play: Play, request: Request) -> None:
        row = await self.tables.sittings.run(play.take_back, request["by"])
        await self.tables.store(sitting, play, row)

    async def _rematch(self, sitting: Sitting, play: Play, request: Request) -> None:
        again, begun = await self.tables.sittings.run(
            making.rematch, sitting.record, self.tables.times, self.tables.key, manners.texts(request)
        )
        await self._lay(again, begun)
        kept = manners.dropped(sitting.record.manners, "rematch")
        await self.tables.behave(sitting, replace(kept, next_table=again.id))

    async def _lay(self, again: TableRecord, begun: Play) -> None:
        """Lay the table of a rematch, if a server that fell has not; raises PlayNotAsked if its id was taken."""
        try:
            await self.tables.lay(again, begun)
        except Conflict:
            laid = await self.tables.repository.load(again.id)
            if laid is None or _holders(laid) != _holders(again):
                raise PlayNotAsked() from None

    async def _open(self, sitting: Sitting, play: Play, request: Request) -> None:
        kept = manners.dropped(sitting.record.manners, "open")
        await self.tables.behave(sitting, replace(kept, opened=True))

    async def _announce(self, record: TableRecord, what: str, kind: str, seat: int) -> None:
        """Let the table say what was asked, agreed or refused."""
        message = f"manners-{what}-{kind.replace('_', '-')}"
        await self.talk.announce(record.id, message, {"seat": {"seat": seat}})


def _may_ask(play: Play, asking: Asking) -> bool:
    """Tell whether this can be asked of a table as it stands."""
    record, kept = play.record, play.record.manners
    if record.standing.status == "over":
        return {"rematch": kept.next_table is None, "open": not kept.opened}.get(asking.kind, False)
    if kept.is_paused or asking.seat in play.table.gone:
        return False
    if asking.kind == "take_back":
        return play.may_take_back(asking.seat)
    return asking.kind == "pause" and kept.clocks is not None and _may_rest(play, asking.seat)


def _may_rest(play: Play, seat: int) -> bool:
    """Tell whether the table may rest if a seat wishes it: in a tournament an opponent who is a person must agree."""
    if play.record.tournament is None:
        return True
    own = play.record.seats[seat].holders
    return any(not play.record.seats[other].holders & own for other in _voices(play))


def _holders(record: TableRecord) -> list[set[str]]:
    return [seat.holders for seat in record.seats]


def _is_agreed(play: Play, request: Request) -> bool:
    """Tell whether all have agreed who have a say."""
    return _voices(play) <= set(request["agreed"])


def _voices(play: Play) -> set[int]:
    """The seats of people who have a say: while play goes on, who has left it or is eliminated has none."""
    silent = [] if play.record.standing.status == "over" else play.table.gone
    return set(play.record.people()) - set(silent)
