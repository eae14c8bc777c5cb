"""How well people play: a rated table changes the ratings of the accounts at it, once, when it ends.

Guests and bots count for nothing there. A seat that two accounts hold, and an account with two seats, are left out.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass

import structlog
from openskill.models import PlackettLuce

from .. import engine
from ..supervision import finished, until_stored
from ..tables.records import TableRecord
from ..tables.service import TableService
from .rating_repository import Measure, RatingRepository
from .schemas import BestOut, ChangeOut, ChangesOut, PlayerOut

log = structlog.get_logger()

MODEL = PlackettLuce()
NEW = Measure(MODEL.mu, MODEL.sigma, 0)
BASE, SCALE = 1000, 40
BEST = 100  # names on a list


def shown(mu: float, sigma: float) -> int:
    """A rating as people see it: what the player surely reaches; 1000 for one who is new."""
    return round(BASE + SCALE * (mu - 3 * sigma))


@dataclass(frozen=True)
class Ending:
    """How a table ended for the accounts at it."""

    accounts: dict[int, str]  # by seat
    sides: list[int]  # of every seat
    ranks: list[int]  # of every seat, 1 the best

    def teams(self) -> dict[int, list[int]]:
        """The seats that count, by side."""
        teams = defaultdict(list)
        for seat in sorted(self.accounts):
            teams[self.sides[seat]].append(seat)
        return dict(teams)

    def is_contest(self) -> bool:
        """Tell whether anybody with an account met another."""
        return len(self.teams()) > 1

    def rate(self, before: dict[str, Measure]) -> dict[str, Measure]:
        """What the ratings become; a side ranks as the best of its seats."""
        teams = self.teams()
        players = [[self.accounts[seat] for seat in seats] for seats in teams.values()]
        known = [[before.get(player, NEW) for player in team] for team in players]
        after = MODEL.rate(
            [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in known],
            ranks=[self._rank(side) for side in teams],
        )
        return {
            player: Measure(rating.mu, rating.sigma, was.games + 1)
            for names, team, measures in zip(players, after, known, strict=True)
            for player, rating, was in zip(names, team, measures, strict=True)
        }

    def _rank(self, side: int) -> float:
        return min(rank for rank, own in zip(self.ranks, self.sides, strict=True) if own == side)


class Ratings:
    """The ratings of a server."""

    def __init__(self, repository: RatingRepository, tables: TableService):
        self.repository, self.tables = repository, tables
        self._settling: dict[str, asyncio.Task[None]] = {}

    def table_changed(self, record: TableRecord) -> None:
        """Rate a table that has ended."""
        if record.rated and record.standing.status == "over" and record.id not in self._settling:
            task = asyncio.create_task(self._settle(record))
            self._settling[record.id] = task
            task.add_done_callback(lambda _: self._settling.pop(record.id, None))

    async def resume(self) -> None:
        """Rate what ended just before the server stopped."""
        for table_id in await self.repository.unsettled():
            async with self.tables.sittings.at(table_id) as sitting:
                self.table_changed(sitting.record)

    async def finish(self) -> None:
        """Rate to the end what is begun, unless the store does not answer."""
        await finished(self._settling.values())

    async def best(self, game: str) -> BestOut:
        """The best at a game."""
        await self.tables.sittings.run(engine.load_game, game)
        players = [
            PlayerOut(name=name, rating=shown(one.mu, one.sigma), games=one.games)
            for name, one in await self.repository.best(game, BEST)
        ]
        return BestOut(players=players)

    async def changes(self, table_id: str) -> ChangesOut:
        """What a table did to ratings; waits until that is known."""
        if table_id in self._settling:
            await asyncio.shield(self._settling[table_id])
        async with self.tables.sittings.at(table_id) as sitting:
            rated = sitting.record.rated
        rows = await self.repository.changes(table_id)
        return ChangesOut(
            rated=rated,
            changes=[
                ChangeOut(seat=row.seat, before=round(row.before), after=round(row.after)) for row in rows
            ],
        )

    async def _settle(self, record: TableRecord) -> None:
        try:
            await until_stored(lambda: self._rate(record))
        except Exception as error:  # the next start tries again
            log.error("rating.failed", table=record.id, exc_info=error)

    async def _rate(self, record: TableRecord) -> None:
        ending = await self._ending(record)
        if ending.is_contest():
            await self.repository.settle(record.id, record.game, ending.accounts, _telling(ending))
        else:
            record.rated = False
            await self.repository.set_unrated(record.id)

    async def _ending(self, record: TableRecord) -> Ending:
        holders = {seat.seat: seat.holders for seat in record.seats if seat.kind == "person"}
        known = await self.repository.accounts_among(set().union(*holders.values()))
        alone = {seat: next(iter(own)) for seat, held in holders.items() if len(own := held & known) == 1}
        seats = Counter(alone.values())
        accounts = {seat: account for seat, account in alone.items() if seats[account] == 1}
        sides = await self.tables.sittings.run(
            engine.sides_of, record.game, len(record.seats), record.options
        )
        assert record.standing.result is not None
        return Ending(accounts, sides, record.standing.result["ranks"])


def _telling(ending: Ending) -> Callable[[dict[str, Measure]], dict[str, tuple[Measure, int, int]]]:
    """The new ratings of accounts, with the numbers that people see before and after."""

    def rate(before: dict[str, Measure]) -> dict[str, tuple[Measure, int, int]]:
        after = ending.rate(before)
        was = {account: before.get(account, NEW) for account in after}
        return {
            account: (one, shown(was[account].mu, was[account].sigma), shown(one.mu, one.sigma))
            for account, one in after.items()
        }

    return rate
