"""Frees others from waiting for a visitor whose account is deleted or closed: the visitor leaves, or bots play on."""

from contextlib import suppress

from .. import engine
from ..errors import ServerError
from ..lobby.service import Lobby
from ..tables import timing
from ..tables.records import TableRecord
from ..tables.service import TableService
from ..tournaments.service import Tournaments
from .ratings import Ratings


class Departure:
    """Lets visitors leave tables and tournaments, or lets bots play for them."""

    def __init__(self, tables: TableService, lobby: Lobby, tournaments: Tournaments, ratings: Ratings):
        self.tables, self.lobby, self.tournaments, self.ratings = tables, lobby, tournaments, ratings

    async def leave_all(self, visitor: str) -> None:
        """Leave all tournaments, then all unfinished tables, except seats that somebody else holds too.

        Wait until the visitor's games are rated, also those that this ended: they count if the account still exists.
        """
        await self.tournaments.remove_visitor(visitor)
        for record in await self.tables.repository.unfinished(visitor):
            with suppress(ServerError):  # play began or ended meanwhile, or the table cannot be continued
                await self._leave(record, visitor)
        await self.ratings.wait_for(visitor)

    async def hand_over_to_bots(self, visitor: str) -> None:
        """Leave the tables where play has not begun, and let bots play at the others until the visitor returns."""
        for record in await self.tables.repository.unfinished(visitor):
            with suppress(ServerError):  # play began or ended meanwhile, or the table cannot be continued
                if record.summary.status == "open":
                    await self._leave(record, visitor)
                else:
                    await self._start_stand_ins(record.id, visitor)

    async def _start_stand_ins(self, table_id: str, visitor: str) -> None:
        """Let bots play for the seats that nobody else holds."""
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                play, record = await self.tables.play_in_progress(cached), cached.record
                questions = await self.tables.cache.run(play.open_questions)
                table_state, now = record.table_state, self.tables.times.now_for(record)
                for seat in _held_alone(record, visitor):
                    if seat not in play.table.gone:
                        table_state = timing.start_stand_in(record, table_state, seat, questions, now)
                if table_state != record.table_state:
                    await self.tables.store_table_state(cached, table_state)
                return

    async def _leave(self, record: TableRecord, visitor: str) -> None:
        """Leave an unfinished table. A table that its host leaves before play is closed."""
        if record.summary.status == "playing":
            await self._leave_game(record.id, visitor)
        elif record.host == visitor:
            await self.lobby.close(record.id, visitor)
        else:
            for seat in _held_alone(record, visitor):
                await self.lobby.leave(record.id, seat, visitor)

    async def _leave_game(self, table_id: str, visitor: str) -> None:
        """Let a visitor's seats leave a game in progress; for the rules this is a resignation."""
        codes = [int(engine.AtTable.LEAVE)]
        retry = self.tables.cache.retry(table_id)
        while True:
            async with retry.changing() as cached:
                play = await self.tables.play_in_progress(cached)
                for seat in _held_alone(cached.record, visitor):
                    if seat not in play.table.gone and cached.record.summary.status == "playing":
                        row = await self.tables.cache.compute(play, play.act, seat, codes, by_server=True)
                        await self.tables.store(cached, play, row)
                return


def _held_alone(record: TableRecord, visitor: str) -> list[int]:
    """Return the seats of a visitor that nobody else holds."""
    return [seat.seat for seat in record.seats if seat.holders == {visitor}]
