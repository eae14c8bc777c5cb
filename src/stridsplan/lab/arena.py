"""Tournaments between bots: each match is one game of two at a table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from stridsplan.bots import get_bot
from stridsplan.engine.dice import seeded
from stridsplan.engine.loops import warm_up
from stridsplan.engine.registry import load_game
from stridsplan.engine.table import Table

from .tournament import Match, Pair, Row, match_of, pair_off, round_robin, standings

AGAIN = 20  # times a drawn match of a knock-out is played again, with seats changed


class Undecided(RuntimeError):
    """A match found no winner: it was drawn too often, or too long."""


@dataclass(frozen=True)
class Bout:
    """One match of a tournament: its round from 1, and how many commands it took."""

    round: int
    match: Match
    commands: int


@dataclass
class Tournament:
    """What was played, and what came of it."""

    game: str
    format: str
    entries: list[str]
    bots: list[str]
    options: dict[str, Any]
    seed: int
    bouts: list[Bout] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # the table of a round robin
    champion: int | None = None  # of a knock-out

    def as_json(self) -> dict[str, Any]:
        """All of it, with the columns of the table as people write them."""
        return asdict(self) | {
            "rows": [asdict(row) | {"record": row.record, "signed": row.signed} for row in self.rows]
        }


@dataclass(frozen=True)
class Ring:
    """Where matches are played: a game with its options, who plays for each entry, and where chance comes from."""

    game: str
    profile: str | None
    options: Mapping[str, Any]
    bots: Sequence[str]
    seeds: Iterator[np.random.SeedSequence]
    most: int  # commands a match

    def meet(self, number: int, entries: Pair) -> Bout:
        """Play one match, the first of the pair in seat 0."""
        chance = next(self.seeds)
        table = Table(self.game, 2, self.profile, self.options, secret=chance.generate_state(8).tobytes())
        tape = seeded(chance.spawn(1)[0])
        while not table.is_over:
            if table.version > self.most:
                raise Undecided(f"no end after {self.most} commands")
            seat = table.to_act()[0]
            bot = get_bot(self.bots[entries[seat]])
            table.act(seat, bot.choose(table.game, table.observe(seat), seat, table.legal(seat), tape))
        return Bout(number, match_of(entries, table.result() or {}), table.version)

    def decide(self, number: int, entries: Pair) -> list[Bout]:
        """Play until somebody wins, changing seats after each draw; raises Undecided."""
        bouts: list[Bout] = []
        for _ in range(AGAIN):
            bouts.append(self.meet(number, entries))
            if bouts[-1].match.winner is not None:
                return bouts
            entries = entries[1], entries[0]
        raise Undecided(f"drawn {AGAIN} times")


def play(
    game: str,
    entries: Sequence[str],
    bots: Sequence[str],
    format: str,
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    seed: int = 0,
    most: int = 100_000,
    done: Callable[[Bout], None] = lambda bout: None,
) -> Tournament:
    """Play a whole tournament, `format` "round-robin" or "knock-out"; bots[k] plays for entries[k].

    The same seed gives the same games. Raises BadOption, UnknownBot, and Undecided where a match has no end.
    """
    known = load_game(game)
    values = known.resolve_options(2, profile, options or {})
    warm_up(known)
    seeds = (np.random.SeedSequence([seed, number]) for number in range(1 << 30))
    ring = Ring(game, profile, options or {}, list(bots), seeds, most)
    tournament = Tournament(game, format, list(entries), list(bots), dict(values), seed)
    bouts = _everyone(ring, len(entries)) if format == "round-robin" else _knock_out(ring, tournament)
    for bout in bouts:
        tournament.bouts.append(bout)
        done(bout)
    if format == "round-robin":
        tournament.rows = standings(len(entries), [bout.match for bout in tournament.bouts])
    return tournament


def _everyone(ring: Ring, entries: int) -> Iterator[Bout]:
    for number, pairs in enumerate(round_robin(entries), start=1):
        for pair in pairs:
            yield ring.meet(number, pair)


def _knock_out(ring: Ring, tournament: Tournament) -> Iterator[Bout]:
    left, number = list(range(len(tournament.entries))), 0
    while len(left) > 1:
        number += 1
        left, pairs = pair_off(left)
        for pair in pairs:
            bouts = ring.decide(number, pair)
            yield from bouts
            winner = bouts[-1].match.winner
            assert winner is not None
            left.append(winner)
    tournament.champion = left[0] if left else None
