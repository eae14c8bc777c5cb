"""A ladder of bots: each plays those near it, seats by turns, and OpenSkill rates them by all games.

The rating is that of Plackett and Luce (Weng and Lin 2011), as at the tables of people. Bots that stand further apart
meet in no game: the stronger would win nearly all, which tells little.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

from stridsplan.bots import SECONDS, Bot

from .arena import GameRecord, Setting, play_one
from .simulate import wilson

REACH = 2  # places between two that meet, at most


@dataclass(frozen=True)
class Rating:
    """The rating of a bot, its uncertainty (a standard deviation), and the number of its games."""

    bot: str
    mu: float
    sigma: float
    games: int


@dataclass
class Ladder:
    """A played ladder: `cells[a, b]` are the shares that entry a won against b."""

    game: str
    entries: list[str]
    options: dict[str, Any]
    count: int
    seed: int
    cells: dict[tuple[int, int], list[float]] = field(default_factory=dict)
    ratings: list[Rating] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON, with a row of the cross table a pair."""
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
    """Play `count` games of two seats between any two of the entries, the weakest first, that stand near each other.

    The same seed gives the same games, if no bot goes by the time. Raises BadOption.
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
    """Write the ratings and the cross table: the share that the row won of its games against the column."""
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
    """Write a share of games with its 95 % interval."""
    if not won:
        return ""
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.0%} ({low:.0%} to {high:.0%})"
