"""Public profiles of accounts: ratings, rated games, and results against other accounts.

Unrated games are not shown. People who play them among friends, perhaps under other names, have not chosen to publish
them.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from .. import engine
from ..errors import AccountUnknown
from ..names import login_keys
from ..schemas import iso_time
from ..tables.service import TableService
from .profile_repository import ProfileRepository
from .ratings import shown_rating
from .schemas import GameOut, GamesOut, OpponentOut, PlayedSeat, ProfileOut, RatingOut

PAGE = 20  # games
MAX_COUNTED = 500  # newest games that count for the results against others

Rows = Sequence[Any]  # of `ProfileRepository.games`; a row is called a game below
Players = dict[str, dict[int, Any]]  # by table and seat: the account, if it is the only one


class Profiles:
    """The profiles of a server's accounts."""

    def __init__(self, repository: ProfileRepository, tables: TableService):
        self.repository, self.tables = repository, tables

    async def show(self, name: str) -> ProfileOut:
        """Return the profile of an account; raises AccountUnknown."""
        account = await self._account(name)
        ratings = await self.repository.ratings(account.visitor)
        games = await self.repository.games(account.visitor, None, MAX_COUNTED)
        players = await self._players(games)
        return ProfileOut(
            name=account.name,
            created=iso_time(account.created),
            ratings=[
                RatingOut(game=row.game, rating=shown_rating(row.mu, row.sigma), games=row.games)
                for row in ratings
            ],
            opponents=await self.tables.cache.run(_opponents, account.visitor, games, players),
        )

    async def games(self, name: str, before: int | None) -> GamesOut:
        """Return a page of an account's rated games, those that ended before a time; raises AccountUnknown."""
        account = await self._account(name)
        games = await self.repository.games(account.visitor, before, PAGE + 1)
        players = await self._players(games)
        page = [each for each in games[:PAGE] if _is_own(account.visitor, each, players)]
        return GamesOut(
            games=[_describe(each, players[each.id]) for each in page],
            next=games[PAGE - 1].ended if len(games) > PAGE else None,
        )

    async def _account(self, name: str) -> Any:
        account = await self.repository.account(login_keys(name))
        if account is None:
            raise AccountUnknown()
        return account

    async def _players(self, games: Rows) -> Players:
        """Return the accounts at the tables of games."""
        players: Players = defaultdict(dict)
        for row in await self.repository.players({each.id for each in games}):
            players[row.table_id][row.seat] = row
        return players


def _is_own(visitor: str, game: Any, players: Players) -> bool:
    """Return whether the visitor's account is the only one that holds the seat of a game."""
    player = players[game.id].get(game.seat)
    return player is not None and player.visitor == visitor


def _describe(game: Any, players: dict[int, Any]) -> GameOut:
    ranks, winners = game.result["ranks"], game.result["winners"]
    return GameOut(
        id=game.id,
        game=game.game,
        ended=iso_time(game.ended),
        seat=game.seat,
        seats=[
            PlayedSeat(seat=seat, name=players[seat].name if seat in players else None, rank=rank)
            for seat, rank in enumerate(ranks)
        ],
        outcome="drawn" if not winners else "won" if game.seat in winners else "lost",
        before=round(game.before),
        after=round(game.after),
    )


def _opponents(visitor: str, games: Rows, players: Players) -> list[OpponentOut]:
    """Return the results against each account on other sides, those with the most games first.

    An umpire is no opponent.
    """
    results: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        if not _is_own(visitor, game, players):
            continue
        ranks = game.result["ranks"]
        sides = engine.sides_of(game.game, len(ranks), game.options)
        for seat, player in players[game.id].items():
            if sides[seat] not in (sides[game.seat], engine.NO_SIDE):
                results[player.name][_outcome_against(ranks[game.seat], ranks[seat])] += 1
    ordered = sorted(results.items(), key=lambda found: (-found[1].total(), found[0]))
    return [OpponentOut(name=name, **{"won": 0, "drawn": 0, "lost": 0, **counts}) for name, counts in ordered]


def _outcome_against(own_rank: int, other_rank: int) -> str:
    return "won" if own_rank < other_rank else "lost" if own_rank > other_rank else "drawn"
