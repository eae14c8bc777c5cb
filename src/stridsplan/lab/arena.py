"""Tournaments between bots. Each match is a game of two seats at a table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from stridsplan.bots import get_bot
from stridsplan.engine.dice import seeded
from stridsplan.engine.loops import warm_up
from stridsplan.engine.registry import load_game
from stridsplan.engine.table import Table

from ..pairings import Match, Pair, Row, match_of, pair_off, round_robin, standings

MAX_GAMES = 20  # of one knock-out match: a drawn game is played again with exchanged seats


class Undecided(RuntimeError):
    """Raised for a match without a winner: drawn too often, or too long."""


@dataclass(frozen=True)
class Bout:
    """One played game of a tournament: its round (from 1), its result, and its number of commands."""

    round: int
    match: Match
    commands: int


@dataclass
class Tournament:
    """A finished tournament: its settings, games and results."""

    game: str
    format: str
    entries: list[str]
    bots: list[str]
    options: dict[str, Any]
    seed: int
    bouts: list[Bout] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # the standings of a round robin
    champion: int | None = None  # of a knock-out

    def as_json(self) -> dict[str, Any]:
        """Return the tournament as JSON, with the formatted columns of the standings."""
        return asdict(self) | {
            "rows": [asdict(row) | {"record": row.record, "signed": row.signed} for row in self.rows]
        }


@dataclass(frozen=True)
class MatchRunner:
    """Plays matches of one game: its options, the bot of each entry, and the seeds."""

    game: str
    profile: str | None
    options: Mapping[str, Any]
    bots: Sequence[str]
    seeds: Iterator[np.random.SeedSequence]
    max_commands: int  # per match

    def play_match(self, number: int, entries: Pair) -> Bout:
        """Play one match, with the first of the pair in seat 0."""
        seed = next(self.seeds)
        table = Table(self.game, 2, self.profile, self.options, secret=seed.generate_state(8).tobytes())
        tape = seeded(seed.spawn(1)[0])
        while not table.is_over:
            if table.version > self.max_commands:
                raise Undecided(f"no end after {self.max_commands} commands")
            seat = table.to_act()[0]
            bot = get_bot(self.bots[entries[seat]])
            table.act(seat, bot.choose(table.game, table.observe(seat), seat, table.legal(seat), tape))
        return Bout(number, match_of(entries, table.result() or {}), table.version)

    def play_until_won(self, number: int, entries: Pair) -> list[Bout]:
        """Play until one entry wins, exchanging seats after each draw; raise Undecided if neither does."""
        bouts: list[Bout] = []
        for _ in range(MAX_GAMES):
            bouts.append(self.play_match(number, entries))
            if bouts[-1].match.winner is not None:
                return bouts
            entries = entries[1], entries[0]
        raise Undecided(f"drawn {MAX_GAMES} times")


def play(
    game: str,
    entries: Sequence[str],
    bots: Sequence[str],
    format: str,
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    seed: int = 0,
    max_commands: int = 100_000,
    done: Callable[[Bout], None] = lambda bout: None,
) -> Tournament:
    """Play a whole tournament, `format` "round-robin" or "knock-out"; bots[k] plays for entries[k].

    The same seed gives the same games. Raises BadOption, UnknownBot, and Undecided if a match has no winner.
    """
    known = load_game(game)
    values = known.resolve_options(2, profile, options or {})
    warm_up(known)
    seeds = (np.random.SeedSequence([seed, number]) for number in range(1 << 30))
    runner = MatchRunner(game, profile, options or {}, list(bots), seeds, max_commands)
    tournament = Tournament(game, format, list(entries), list(bots), dict(values), seed)
    bouts = _round_robin(runner, len(entries)) if format == "round-robin" else _knock_out(runner, tournament)
    for bout in bouts:
        tournament.bouts.append(bout)
        done(bout)
    if format == "round-robin":
        tournament.rows = standings(len(entries), [bout.match for bout in tournament.bouts])
    return tournament


def _round_robin(runner: MatchRunner, entries: int) -> Iterator[Bout]:
    for number, pairs in enumerate(round_robin(entries), start=1):
        for pair in pairs:
            yield runner.play_match(number, pair)


def _knock_out(runner: MatchRunner, tournament: Tournament) -> Iterator[Bout]:
    left, number = list(range(len(tournament.entries))), 0
    while len(left) > 1:
        number += 1
        left, pairs = pair_off(left)
        for pair in pairs:
            bouts = runner.play_until_won(number, pair)
            yield from bouts
            winner = bouts[-1].match.winner
            assert winner is not None
            left.append(winner)
    tournament.champion = left[0] if left else None
