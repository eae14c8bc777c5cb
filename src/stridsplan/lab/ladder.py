"""A ladder of bots: each bot plays the bots near it in alternating seats, and OpenSkill rates them by all games.

The rating model is Plackett-Luce (Weng and Lin 2011), as at the tables of people. Bots that are further apart do not
play each other: the stronger one would win nearly all games, which gives little information.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

from stridsplan.bots import SECONDS, Bot

from .arena import GameRecord, Setting, play_one
from .simulate import wilson

REACH = 2  # two bots play each other if they are at most this many places apart


@dataclass(frozen=True)
class Rating:
    """The rating of a bot, its uncertainty (a standard deviation), and the number of its games."""

    bot: str
    mu: float
    sigma: float
    games: int


@dataclass
class Ladder:
    """A finished ladder. `cells[a, b]` has entry a's share of each game against entry b."""

    game: str
    entries: list[str]  # the names of the participants, the weakest first
    options: dict[str, Any]
    count: int  # games of each pair
    seed: int
    cells: dict[tuple[int, int], list[float]] = field(default_factory=dict)
    ratings: list[Rating] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """Return the ladder as JSON, with an object for each pair of the cross table."""
        return vars(self) | {
            "ratings": [vars(rating) for rating in self.ratings],
            "cells": [
                {
                    "bot": self.entries[a],
                    "against": self.entries[b],
                    "games": len(won),
                    "share": sum(won) / len(won),
                }
                for (a, b), won in self.cells.items()
            ],
        }


def play_ladder(
    game: str,
    names: Sequence[str],
    bots: Sequence[Bot],
    count: int,
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    seed: int = 0,
    seconds: float = SECONDS,
    reach: int = REACH,
    keep: Callable[[GameRecord], None] = lambda played: None,
) -> Ladder:
    """Play `count` games of two seats between any two entries at most `reach` places apart; the weakest entry is first.

    The same seed gives the same games if no bot uses a time limit. `keep` is called with each game. Raises BadOption.
    """
    setting = Setting.of(game, 2, profile, options)
    ladder = Ladder(game, list(names), setting.values, count, seed)
    pairs = [(a, b) for a in range(len(bots)) for b in range(a) if a - b <= reach]
    model = PlackettLuce()
    skills = [model.rating() for _ in bots]
    for number in range(count):
        for a, b in pairs:
            seated = (a, b) if number % 2 == 0 else (b, a)
            played = play_one(
                setting, [bots[entry] for entry in seated], [seed, number, a, b], seconds, number
            )
            keep(played)
            share = played.shares[seated.index(a)]
            ladder.cells.setdefault((a, b), []).append(share)
            ladder.cells.setdefault((b, a), []).append(1 - share)
            [skills[a]], [skills[b]] = model.rate([[skills[a]], [skills[b]]], scores=[share, 1 - share])
    for entry, skill in enumerate(skills):
        games = sum(len(won) for (a, _), won in ladder.cells.items() if a == entry)
        ladder.ratings.append(Rating(names[entry], skill.mu, skill.sigma, games))
    return ladder


def as_markdown(ladder: Ladder) -> str:
    """Format the ratings and the cross table: the share of the games that the row's bot won against the column's."""
    lines = [
        f"| bot | rating | {' | '.join(ladder.entries)} |",
        "|---" * (len(ladder.entries) + 2) + "|",
    ]
    for entry in reversed(range(len(ladder.entries))):
        rating = ladder.ratings[entry]
        cells = [share_text(ladder.cells.get((entry, other), [])) for other in range(len(ladder.entries))]
        lines.append(f"| {rating.bot} | {rating.mu:.1f} ± {2 * rating.sigma:.1f} | {' | '.join(cells)} |")
    return "\n".join(lines)


def share_text(won: Sequence[float]) -> str:
    """Format a share of games with its 95 % interval."""
    if not won:
        return ""
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.0%} ({low:.0%} to {high:.0%})"
