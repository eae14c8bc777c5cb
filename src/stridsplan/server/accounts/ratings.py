"""Ratings: a rated table changes the ratings of its players' accounts when it ends.

Guests, bots and umpires do not count, nor does a seat that two accounts hold, or an account with two seats.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass

import structlog
from openskill.models import PlackettLuce

from .. import engine
from ..supervision import retry_store_errors, wait_for_tasks
from ..tables.records import TableRecord
from ..tables.service import TableService
from .rating_repository import RatingRepository, Skill
from .schemas import BestOut, ChangeOut, ChangesOut, PlayerOut

log = structlog.get_logger()

MODEL = PlackettLuce()
NEW = Skill(MODEL.mu, MODEL.sigma, 0)
BASE, SCALE = 1000, 40  # of the ratings that are shown
MAX_BEST = 100  # players in the list of the best


def shown(mu: float, sigma: float) -> int:
    """Return a rating as it is shown: a conservative estimate, 1000 for a new player."""
    return round(BASE + SCALE * (mu - 3 * sigma))


@dataclass(frozen=True)
class Ending:
    """The result of a table for the accounts at it."""

    accounts: dict[int, str]  # by seat
    sides: list[int]  # of every seat
    ranks: list[int | None]  # of every seat, 1 the best; None: an umpire's

    def teams(self) -> dict[int, list[int]]:
        """Return the seats that count, by side."""
        teams = defaultdict(list)
        for seat in sorted(self.accounts):
            teams[self.sides[seat]].append(seat)
        return dict(teams)

    def is_contest(self) -> bool:
        """Return whether accounts of different sides met."""
        return len(self.teams()) > 1

    def rate(self, before: dict[str, Skill]) -> dict[str, Skill]:
        """Return the new ratings; a side has the rank of its best seat."""
        teams = self.teams()
        players = [[self.accounts[seat] for seat in seats] for seats in teams.values()]
        known = [[before.get(player, NEW) for player in team] for team in players]
        after = MODEL.rate(
            [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in known],
            ranks=[self._rank(side) for side in teams],
        )
        return {
            player: Skill(rating.mu, rating.sigma, was.games + 1)
            for names, team, measures in zip(players, after, known, strict=True)
            for player, rating, was in zip(names, team, measures, strict=True)
        }

    def _rank(self, side: int) -> float:
        ranked = zip(self.ranks, self.sides, strict=True)
        return min(rank for rank, own in ranked if own == side and rank is not None)


class Ratings:
    """The ratings of a server."""

    def __init__(self, repository: RatingRepository, tables: TableService):
        self.repository, self.tables = repository, tables
        self._rating: dict[str, asyncio.Task[None]] = {}

    def table_changed(self, record: TableRecord) -> None:
        """Start rating a table that has ended."""
        if record.rated and record.summary.status == "over" and record.id not in self._rating:
            task = asyncio.create_task(self._try_to_rate(record))
            self._rating[record.id] = task
            task.add_done_callback(lambda _: self._rating.pop(record.id, None))

    async def resume(self) -> None:
        """Rate the tables that ended just before the server stopped."""
        for table_id in await self.repository.unsettled():
            async with self.tables.cache.locked(table_id) as cached:
                self.table_changed(cached.record)

    async def finish(self) -> None:
        """Wait until the tables being rated are done, unless the database does not answer."""
        await wait_for_tasks(self._rating.values())

    async def best(self, game: str) -> BestOut:
        """Return the highest rated players of a game."""
        await self.tables.cache.run(engine.load_game, game)
        players = [
            PlayerOut(name=name, rating=shown(one.mu, one.sigma), games=one.games)
            for name, one in await self.repository.best(game, MAX_BEST)
        ]
        return BestOut(players=players)

    async def changes(self, table_id: str) -> ChangesOut:
        """Return how a table changed ratings, after waiting for it to be rated."""
        if table_id in self._rating:
            await asyncio.shield(self._rating[table_id])
        async with self.tables.cache.locked(table_id) as cached:
            rated = cached.record.rated
        rows = await self.repository.changes(table_id)
        return ChangesOut(
            rated=rated,
            changes=[
                ChangeOut(seat=row.seat, before=round(row.before), after=round(row.after)) for row in rows
            ],
        )

    async def _try_to_rate(self, record: TableRecord) -> None:
        try:
            await retry_store_errors(lambda: self._rate(record))
        except Exception as error:  # the next start tries again
            log.error("rating.failed", table=record.id, exc_info=error)

    async def _rate(self, record: TableRecord) -> None:
        ending = await self._ending(record)
        if ending.is_contest():
            await self.repository.settle(record.id, record.game, ending.accounts, _with_shown(ending))
        else:
            record.rated = False
            await self.repository.set_unrated(record.id)

    async def _ending(self, record: TableRecord) -> Ending:
        holders = {seat.seat: seat.holders for seat in record.seats if seat.kind == "person"}
        known = await self.repository.accounts_among(set().union(*holders.values()))
        alone = {seat: next(iter(own)) for seat, held in holders.items() if len(own := held & known) == 1}
        seats = Counter(alone.values())
        sides = await self.tables.cache.run(engine.sides_of, record.game, len(record.seats), record.options)
        accounts = {
            seat: account
            for seat, account in alone.items()
            if seats[account] == 1 and sides[seat] != engine.NO_SIDE
        }
        assert record.summary.result is not None
        return Ending(accounts, sides, record.summary.result["ranks"])


def _with_shown(ending: Ending) -> Callable[[dict[str, Skill]], dict[str, tuple[Skill, int, int]]]:
    """Return a function of the old ratings: the new ones, and the shown numbers before and after."""

    def rate(before: dict[str, Skill]) -> dict[str, tuple[Skill, int, int]]:
        after = ending.rate(before)
        was = {account: before.get(account, NEW) for account in after}
        return {
            account: (one, shown(was[account].mu, was[account].sigma), shown(one.mu, one.sigma))
            for account, one in after.items()
        }

    return rate
