"""Ratings: when a rated table ends, the ratings of its players' accounts change.

A seat counts for its account if no other account holds it, and if that is true of only one seat of the account.
Guests, bots and umpires do not count.
"""

import asyncio
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import NamedTuple

import structlog
from openskill.models import PlackettLuce

from .. import engine
from ..supervision import finish_tasks, retry_store_errors, wait_for_tasks
from ..tables.records import TableRecord
from ..tables.service import TableService
from .rating_repository import NewRating, RateAccounts, RatingRepository, Skill
from .schemas import BestOut, ChangeOut, ChangesOut, PlayerOut

log = structlog.get_logger()

MODEL = PlackettLuce()
NEW_PLAYER = Skill(MODEL.mu, MODEL.sigma, 0)
SHOWN_BASE, SHOWN_SCALE = 1000, 40  # shown rating = base + scale * (mu - 3 sigma)
MAX_BEST = 100  # players in the list of the highest rated


def shown_rating(mu: float, sigma: float) -> int:
    """Return the rating that people see: a conservative estimate of the skill, 1000 for a new player."""
    return round(SHOWN_BASE + SHOWN_SCALE * (mu - 3 * sigma))


@dataclass(frozen=True)
class RatedResult:
    """The result of a rated table: the accounts that count, and the sides and ranks of all seats."""

    accounts: dict[int, str]  # by seat
    sides: list[int]  # of every seat
    ranks: list[int | None]  # of every seat, 1 the best; None for an umpire

    def teams(self) -> dict[int, list[int]]:
        """Return the seats that count, by side."""
        teams = defaultdict(list)
        for seat in sorted(self.accounts):
            teams[self.sides[seat]].append(seat)
        return dict(teams)

    def is_contest(self) -> bool:
        """Return whether accounts on different sides played each other."""
        return len(self.teams()) > 1

    def rate(self, before: dict[str, Skill]) -> dict[str, Skill]:
        """Return the new skills. A side has the rank of its best seat."""
        teams = self.teams()
        players = [[self.accounts[seat] for seat in seats] for seats in teams.values()]
        old = [[before.get(player, NEW_PLAYER) for player in team] for team in players]
        after = MODEL.rate(
            [[MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in team] for team in old],
            ranks=[self._rank(side) for side in teams],
        )
        return {
            player: Skill(rating.mu, rating.sigma, skill.games + 1)
            for names, team, skills in zip(players, after, old, strict=True)
            for player, rating, skill in zip(names, team, skills, strict=True)
        }

    def _rank(self, side: int) -> float:
        seats = zip(self.ranks, self.sides, strict=True)
        return min(rank for rank, side_of_seat in seats if side_of_seat == side and rank is not None)


class _Rating(NamedTuple):
    """A table that is being rated, and the task that does it."""

    record: TableRecord
    task: asyncio.Task[None]


class Ratings:
    """The ratings of a server."""

    def __init__(self, repository: RatingRepository, tables: TableService):
        self.repository, self.tables = repository, tables
        self._rating: dict[str, _Rating] = {}  # by table: its rating in progress

    def table_changed(self, record: TableRecord) -> None:
        """Start rating a table that has ended."""
        if record.rated and record.summary.status == "over" and record.id not in self._rating:
            task = asyncio.create_task(self._try_to_rate(record))
            self._rating[record.id] = _Rating(record, task)
            task.add_done_callback(lambda _: self._rating.pop(record.id, None))

    async def resume(self) -> None:
        """Rate the tables that ended before the server stopped, but were not rated."""
        for table_id in await self.repository.tables_to_rate():
            async with self.tables.cache.locked(table_id) as cached:
                self.table_changed(cached.record)

    async def finish(self) -> None:
        """Wait until the tables being rated are done.

        Tasks that take longer than `supervision.GRACE` are cancelled; the next start of a server repeats them.
        """
        await finish_tasks(rating.task for rating in self._rating.values())

    async def wait_for(self, visitor: str) -> None:
        """Wait until the tables at which a visitor holds a seat are rated, at most `supervision.GRACE`."""
        await wait_for_tasks(
            rating.task for rating in self._rating.values() if rating.record.held_by(visitor)
        )

    async def best(self, game: str) -> BestOut:
        """Return the highest rated players of a game."""
        await self.tables.cache.run(engine.load_game, game)
        players = [
            PlayerOut(name=name, rating=shown_rating(skill.mu, skill.sigma), games=skill.games)
            for name, skill in await self.repository.best(game, MAX_BEST)
        ]
        return BestOut(players=players)

    async def changes(self, table_id: str) -> ChangesOut:
        """Return how a table changed ratings, after waiting for it to be rated."""
        if table_id in self._rating:
            await asyncio.shield(self._rating[table_id].task)
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
        except Exception as error:  # the next start of the server tries again
            log.error("rating.failed", table=record.id, exc_info=error)

    async def _rate(self, record: TableRecord) -> None:
        result = await self._rated_result(record)
        if result.is_contest():
            await self.repository.store_ratings(record.id, record.game, result.accounts, _new_ratings(result))
        else:
            record.rated = False
            await self.repository.set_unrated(record.id)

    async def _rated_result(self, record: TableRecord) -> RatedResult:
        holders = {seat.seat: seat.holders for seat in record.seats if seat.kind == "person"}
        accounts_held = await self.repository.accounts_among(set().union(*holders.values()))
        only_accounts = {  # by seat that only one account holds: the account
            seat: next(iter(found))
            for seat, held in holders.items()
            if len(found := held & accounts_held) == 1
        }
        seats_held = Counter(only_accounts.values())
        sides = await self.tables.cache.run(engine.sides_of, record.game, len(record.seats), record.options)
        accounts = {
            seat: account
            for seat, account in only_accounts.items()
            if seats_held[account] == 1 and sides[seat] != engine.NO_SIDE
        }
        assert record.summary.result is not None
        return RatedResult(accounts, sides, record.summary.result["ranks"])


def _new_ratings(result: RatedResult) -> RateAccounts:
    """Return the function that `store_ratings` calls with the old skills."""

    def rate(before: dict[str, Skill]) -> dict[str, NewRating]:
        after = result.rate(before)
        old = {account: before.get(account, NEW_PLAYER) for account in after}
        return {
            account: NewRating(
                new, shown_rating(old[account].mu, old[account].sigma), shown_rating(new.mu, new.sigma)
            )
            for account, new in after.items()
        }

    return rate
