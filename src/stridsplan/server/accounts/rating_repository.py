"""The SQL about ratings. A method is one transaction."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from sqlalchemy import delete, exists, func, insert, select, update

from ..store import schema
from ..store.database import Database
from ..tables.records import now


class Skill(NamedTuple):
    """The estimated skill of a player: its mean and standard deviation, and the number of games."""

    mu: float
    sigma: float
    games: int


class NewRating(NamedTuple):
    """The new skill of a player, and the ratings that people saw before and see after."""

    skill: Skill
    before: int
    after: int


# from the old skills of accounts to the new
RateAccounts = Callable[[dict[str, Skill]], dict[str, NewRating]]


class RatingRepository:
    """Ratings in the database."""

    def __init__(self, database: Database):
        self.database = database

    async def accounts_among(self, visitors: Collection[str]) -> set[str]:
        """Return which of some visitors have an account."""
        query = select(schema.accounts.c.visitor).where(schema.accounts.c.visitor.in_(visitors))
        async with self.database.reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def store_ratings(
        self, table_id: str, game: str, seats: dict[int, str], rate: RateAccounts
    ) -> None:
        """Store the new ratings and the changes of a table, unless it is rated already or an account was deleted.

        `seats` has the account of each seat that counts.

        The accounts are locked, so that if two tables end at the same time, both count.
        """
        accounts, ratings, changes = schema.accounts.c, schema.ratings, schema.rating_changes
        lock = select(accounts.visitor).where(accounts.visitor.in_(seats.values())).order_by(accounts.visitor)
        async with self.database.writing() as connection:
            existing = set((await connection.execute(lock.with_for_update())).scalars())
            stored = select(func.count()).select_from(changes).where(changes.c.table_id == table_id)
            if (await connection.execute(stored)).scalar() or existing != set(seats.values()):
                return
            is_concerned = (ratings.c.game == game) & ratings.c.visitor.in_(existing)
            found = await connection.execute(select(ratings).where(is_concerned))
            new = rate({row.visitor: Skill(row.mu, row.sigma, row.games) for row in found})
            await connection.execute(delete(ratings).where(is_concerned))
            await connection.execute(
                insert(ratings), [_rating(visitor, game, rating.skill) for visitor, rating in new.items()]
            )
            values = [
                {
                    "table_id": table_id,
                    "seat": seat,
                    "before": new[visitor].before,
                    "after": new[visitor].after,
                }
                for seat, visitor in seats.items()
            ]
            await connection.execute(insert(changes), values)

    async def set_unrated(self, table_id: str) -> None:
        """Store that a table does not count for ratings."""
        query = update(schema.tables).where(schema.tables.c.id == table_id).values(rated=False)
        async with self.database.writing() as connection:
            await connection.execute(query)

    async def tables_to_rate(self) -> list[str]:
        """Return the finished tables that count for ratings, but have not been rated yet."""
        tables, changes = schema.tables.c, schema.rating_changes.c
        is_rated = exists().where(changes.table_id == tables.id)
        query = select(tables.id).where(tables.rated, tables.status == "over", ~is_rated)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def changes(self, table_id: str) -> list[Any]:
        """Return how a table changed ratings, by seat."""
        columns = schema.rating_changes.c
        query = select(schema.rating_changes).where(columns.table_id == table_id).order_by(columns.seat)
        async with self.database.reading() as connection:
            return list(await connection.execute(query))

    async def best(self, game: str, count: int) -> list[tuple[str, Skill]]:
        """Return the names and skills of the highest rated players of a game."""
        ratings, accounts = schema.ratings.c, schema.accounts.c
        query = (
            select(accounts.name, ratings.mu, ratings.sigma, ratings.games)
            .where(ratings.visitor == accounts.visitor, ratings.game == game)
            .order_by((ratings.mu - 3 * ratings.sigma).desc(), accounts.name)  # as `ratings.shown_rating`
            .limit(count)
        )
        async with self.database.reading() as connection:
            return [(row.name, Skill(*row[1:])) for row in await connection.execute(query)]


def _rating(visitor: str, game: str, skill: Skill) -> dict[str, Any]:
    return {"visitor": visitor, "game": game, "changed": now()} | skill._asdict()
