"""Simulate many games between bots and report the results."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np

from stridsplan.engine.entries import compiled
from stridsplan.engine.game import Game
from stridsplan.engine.loops import GameResults, play_games_on, warm_up
from stridsplan.engine.registry import load_game

PLAYERS = "policy", "random"  # the bots that the compiled loops can play
# from so many games on, compiling random play as one program saves more time than it takes
MANY_GAMES = 100_000

Z_95 = 1.959964  # two-sided 95 % quantile of the normal distribution


@dataclass(frozen=True)
class Share:
    """A seat's wins: number, share of the finished games, and 95 % confidence interval (Wilson 1927)."""

    seat: int
    bot: str
    wins: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


@dataclass(frozen=True)
class Report:
    """The results of a simulation. Lengths are in actions; each step of a compound action counts as one."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    games: int
    finished: int
    actions: int
    seconds: float
    games_per_second: float
    actions_per_second: float
    wins: list[Share]
    drawn: int
    lengths: dict[str, float]
    seed: int
    workers: int
    results: GameResults

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON, without the results of single games."""
        fields = {name: value for name, value in vars(self).items() if name != "results"}
        return {**fields, "wins": [asdict(share) for share in self.wins]}


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    seed: int = 0,
    workers: int = 1,
    max_actions: int = 1_000_000,
    done: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play `games` games, bots[k] in seat k, on `workers` cores; the time excludes compiling.

    A game is stopped after `max_actions`. Raises BadOption, ValueError for an unknown bot.
    """
    known = load_game(game)
    values = known.resolve_options(len(bots), profile, options or {})
    encoded = known.encode_options(len(bots), values)
    warm_up(known)
    inline_random_play = known.inlines_random_play and games >= MANY_GAMES and set(bots) == {"random"}
    if inline_random_play:
        compiled(known, ("random_play",))
    began = time.perf_counter()
    results = play_games_on(
        workers,
        known,
        bots,
        games,
        seed=seed,
        options=encoded,
        max_actions=max_actions,
        inline_random_play=inline_random_play,
        done=done,
    )
    seconds = time.perf_counter() - began
    actions, finished = int(results.lengths.sum()), int(results.ended.sum())
    return Report(
        game=game,
        bots=list(bots),
        options=dict(values),
        games=games,
        finished=finished,
        actions=actions,
        seconds=seconds,
        games_per_second=games / seconds,
        actions_per_second=actions / seconds,
        wins=[share_of(seat, bot, results, finished) for seat, bot in enumerate(bots)],
        drawn=int((results.ended & ~(results.payoffs > 0).any(axis=1)).sum()),
        lengths=spread(results.lengths),
        seed=seed,
        workers=workers,
        results=results,
    )


def share_of(seat: int, bot: str, results: GameResults, finished: int) -> Share:
    """Count the wins of a seat in finished games. In a drawn game all payoffs are 0, so no seat has won."""
    wins = int(((results.payoffs[:, seat] > 0) & results.ended).sum())
    low, high = wilson(wins, finished)
    return Share(seat, bot, wins, wins / finished if finished else 0.0, low, high)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(lengths: np.ndarray) -> dict[str, float]:
    """Return minimum, quartiles, maximum and mean."""
    quartiles = np.percentile(lengths, [0, 25, 50, 75, 100])
    names = ("min", "q1", "median", "q3", "max")
    return {**dict(zip(names, map(float, quartiles), strict=True)), "mean": float(lengths.mean())}


@dataclass(frozen=True)
class Variation:
    """A simulation in which one option differs from the requested options; `option` is None if none differs."""

    option: str | None
    value: Any
    report: Report

    def as_json(self) -> dict[str, Any]:
        """Return the changed option and its value, and the report."""
        return {"option": self.option, "value": self.value, **self.report.as_json()}


def vary(
    game: str,
    bots: Sequence[str],
    games: int,
    names: Sequence[str],
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    **rest: Any,
) -> Iterator[Variation]:
    """Simulate with the requested options, then with each other value of each named option, one at a time, all with the
    same seed.

    Raises BadOption, ValueError for an unknown bot.
    """
    known = load_game(game)
    for option, value in settings(known, len(bots), profile, options or {}, names):
        requested = {**(options or {}), **({option: value} if option else {})}
        yield Variation(
            option, value, simulate(game, bots, games, options=requested, profile=profile, **rest)
        )


def settings(
    game: Game, seats: int, profile: str | None, requested: Mapping[str, Any], names: Sequence[str]
) -> Iterator[tuple[str | None, Any]]:
    """Yield each pair of a named option and another value that a table can have and that has an effect there. The first
    pair, (None, None), changes nothing."""
    values = game.resolve_options(seats, profile, requested)
    yield None, None
    for option in (option for option in game.options if option.name in names):
        for value in option.choices(seats, values):
            if value != values[option.name] and option.relevant(seats, {**values, option.name: value}):
                yield option.name, value


def as_markdown(variations: Sequence[Variation], labels: Sequence[str]) -> str:
    """Format variations as a Markdown table, with a row for each variation and a column for each seat."""
    lines = [
        f"| option | games | {' | '.join(labels)} | drawn |",
        "|---" * (len(labels) + 3) + "|",
    ]
    for each in variations:
        what = f"`{each.option}`: {str(each.value).lower()}" if each.option else "as asked"
        shares = " | ".join(str(share) for share in each.report.wins)
        lines.append(f"| {what} | {each.report.finished:,} | {shares} | {each.report.drawn:,} |")
    return "\n".join(lines)
