"""Leaving for good: nobody waits at a table for a person whose account is gone."""

from contextlib import suppress

from .. import engine
from ..errors import ServerError
from ..lobby.service import Lobby
from ..tables.records import TableRecord
from ..tables.service import TableService, insist
from ..tournaments.service import Tournaments
from .ratings import Ratings


class Departure:
    """The ways out of a server's tables and tournaments."""

    def __init__(self, tables: TableService, lobby: Lobby, tournaments: Tournaments, ratings: Ratings):
        self.tables, self.lobby, self.tournaments, self.ratings = tables, lobby, tournaments, ratings

    async def leave_all(self, visitor: str) -> None:
        """Leave every table that is not over, and what would bring new ones first; what that ended is rated before
        the account goes."""
        await self.tournaments.forget(visitor)
        for record in await self.tables.repository.unfinished(visitor):
            with suppress(ServerError):  # it began or ended meanwhile, or cannot be played on
                await self._leave(record, visitor)
        await self.ratings.finish()

    async def _leave(self, record: TableRecord, visitor: str) -> None:
        if record.standing.status == "playing":
            await insist(lambda: self._leave_game(record.id, visitor))
        elif record.host == visitor:
            await self.lobby.close(record.id, visitor)
        else:
            for seat in _held_alone(record, visitor):
                await self.lobby.leave(record.id, seat, visitor)

    async def _leave_game(self, table_id: str, visitor: str) -> None:
        """Take a visitor's seats out of a game, as if they resigned."""
        async with self.tables.sittings.changing(table_id) as sitting:
            play = await self.tables.running(sitting)
            for seat in _held_alone(sitting.record, visitor):
                if seat not in play.table.gone and sitting.record.standing.status == "playing":
                    codes = [engine.leaving_code()]
                    row = await self.tables.sittings.quickly(play, play.act, seat, codes, is_servers=True)
                    await self.tables.store(sitting, play, row)


def _held_alone(record: TableRecord, visitor: str) -> list[int]:
    """The seats of a visitor that nobody else holds."""
    return [seat.seat for seat in record.seats if seat.holders == {visitor}]
