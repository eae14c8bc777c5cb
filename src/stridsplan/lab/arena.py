"""Tournaments between bots, and challenges of one bot by another.

The entries of a tournament are its participants: each has a name and a bot. A match is one game between two entries; in
a knock-out, two entries play further matches until one is won. In a challenge, one bot plays for the side of each seat
in turn, and another bot plays in all other seats.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import count
from typing import Any

import numpy as np

from stridsplan.bots import SECONDS, Bot
from stridsplan.bots.search import program as search
from stridsplan.engine import log
from stridsplan.engine.bits import lowest_bit
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.entries import entries_of
from stridsplan.engine.game import Game
from stridsplan.engine.loops import warm_up
from stridsplan.engine.registry import load_game
from stridsplan.engine.table import Table

from ..pairings import Match, Pair, Row, match_of, pair_off, round_robin, standings
from .simulate import wilson
from .sprt import Sprt, Verdict

MAX_MATCHES = 20  # of one pair in a knock-out, at most: a drawn match is played again with exchanged seats


class Undecided(RuntimeError):
    """Raised for a pair without a winner: its matches were drawn too often, or one was too long."""


@dataclass(frozen=True)
class Bout:
    """A match as it was played in a tournament: its round (from 1), its result, and its number of commands."""

    round: int
    match: Match
    commands: int  # the set-up included


@dataclass
class Tournament:
    """A finished tournament: its settings, matches and results."""

    game: str
    format: str
    entries: list[str]  # names
    bots: list[str]  # by entry
    options: dict[str, Any]
    seed: int
    bouts: list[Bout] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # the standings of a round robin
    champion: int | None = None  # the entry that won a knock-out

    def as_json(self) -> dict[str, Any]:
        """Return the tournament as JSON; its rows also have `record` and `signed`, the texts of `Row`."""
        return asdict(self) | {
            "rows": [asdict(row) | {"record": row.record, "signed": row.signed} for row in self.rows]
        }


@dataclass(frozen=True)
class MatchRunner:
    """Plays matches of one game, with these options, the bot of each entry, and a seed for each match."""

    game: str
    profile: str | None
    options: Mapping[str, Any]
    bots: Sequence[Bot]
    seeds: Iterator[np.random.SeedSequence]
    max_commands: int  # of a match
    seconds: float  # the time of a bot for a choice

    def play_match(self, round_number: int, entries: Pair) -> Bout:
        """Play one match, with the first entry of the pair in seat 0; raise Undecided if it is too long."""
        seed = next(self.seeds)
        secret = seed.generate_state(8).tobytes()  # 8 words of 4 bytes
        table = Table(self.game, 2, self.profile, self.options, secret=secret)
        tape = seeded_tape(seed.spawn(1)[0])
        while not table.is_over:
            if table.version > self.max_commands:
                raise Undecided(f"no end after {self.max_commands} commands")
            seat = table.to_act()[0]
            choose = self.bots[entries[seat]].choose
            code = choose(table.game, table.observe(seat), seat, table.legal(seat), tape, self.seconds)
            table.act(seat, code)
        return Bout(round_number, match_of(entries, table.result() or {}), table.version)

    def play_until_won(self, round_number: int, entries: Pair) -> list[Bout]:
        """Play until one entry wins, exchanging seats after each draw; raise Undecided if neither does."""
        bouts: list[Bout] = []
        for _ in range(MAX_MATCHES):
            bouts.append(self.play_match(round_number, entries))
            if bouts[-1].match.winner is not None:
                return bouts
            entries = entries[1], entries[0]
        raise Undecided(f"drawn {MAX_MATCHES} times")


def play(
    game: str,
    entries: Sequence[str],
    bots: Sequence[Bot],
    format: str,
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    seed: int = 0,
    max_commands: int = 100_000,
    seconds: float = SECONDS,
    done: Callable[[Bout], None] = lambda bout: None,
) -> Tournament:
    """Play a whole tournament, `format` "round-robin" or "knock-out"; bots[k] plays for entries[k].

    `done` is called after each match. The same seed gives the same matches if no bot uses a time limit. Raises
    BadOption, and Undecided if a match is too long or a knock-out is drawn too often.
    """
    known = load_game(game)
    values = known.resolve_options(2, profile, options or {})
    warm_up(known)
    seeds = (np.random.SeedSequence([seed, number]) for number in count())
    runner = MatchRunner(game, profile, options or {}, list(bots), seeds, max_commands, seconds)
    tournament = Tournament(game, format, list(entries), [bot.name for bot in bots], dict(values), seed)
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
    remaining, number = list(range(len(tournament.entries))), 0
    while len(remaining) > 1:
        number += 1
        remaining, pairs = pair_off(remaining)  # `remaining`: those with a bye
        for pair in pairs:
            bouts = runner.play_until_won(number, pair)
            yield from bouts
            winner = bouts[-1].match.winner
            assert winner is not None
            remaining.append(winner)
    tournament.champion = remaining[0] if remaining else None


@dataclass(frozen=True)
class Setting:
    """A game as a challenge plays it: its options, and the side of each seat."""

    game: Game
    values: dict[str, Any]  # of the options, by name
    options: np.ndarray  # the same, encoded
    side: np.ndarray  # of each seat, negative for an umpire
    max_actions: int = 20_000  # of a game; a longer one counts as drawn

    @classmethod
    def of(cls, game: str, seats: int, profile: str | None, requested: Mapping[str, Any] | None) -> "Setting":
        """Return the setting, with the rules compiled; raises BadOption."""
        known = load_game(game)
        values = known.resolve_options(seats, profile, requested or {})
        encoded = known.encode_options(seats, values)
        warm_up(known)
        search.warm_up(known)
        return cls(known, dict(values), encoded, search.sides_of(known, encoded[0]))

    @property
    def players(self) -> list[int]:
        """The seats that play for a side, without an umpire."""
        return [seat for seat in range(len(self.side)) if self.side[seat] >= 0]

    @property
    def fair(self) -> float:
        """The expected share of the games for a bot that plays as well as its rivals."""
        return 1 / len({int(self.side[seat]) for seat in self.players})


@dataclass(frozen=True)
class GameRecord:
    """A game of a challenge or a ladder, to be written as a line of JSON, or as CSV with a row for each seat."""

    game: str
    version: int  # of the rules
    number: int
    seed: list[int]  # of its dice and its bots
    bots: list[str]  # by seat
    shares: list[float]  # by seat: 1 won, 0 lost, the share of equal play if drawn or unfinished
    is_finished: bool
    actions: int
    decisions: list[int]  # by seat: choices with more than one legal action
    seconds: list[float]  # by seat: the time for these choices

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each seat, of the same columns for every number of seats."""
        return [
            {
                "game": self.game,
                "version": self.version,
                "number": self.number,
                "seed": " ".join(map(str, self.seed)),
                "is_finished": self.is_finished,
                "actions": self.actions,
                "seat": seat,
                "bot": bot,
                "share": self.shares[seat],
                "decisions": self.decisions[seat],
                "seconds": round(self.seconds[seat], 3),
            }
            for seat, bot in enumerate(self.bots)
        ]


@dataclass(frozen=True)
class Challenge:
    """The result of a challenge; `fair` is the expected share for a bot that plays as well as its rivals."""

    game: str
    bot: str
    rivals: str
    seats: int
    options: dict[str, Any]
    games: int
    wins: int
    drawn: int
    unfinished: int  # after `max_actions`; they count as drawn
    share: float  # of the games won; a drawn game counts as shared by the sides
    low: float  # to `high`: the 95 % interval of the share
    high: float
    fair: float
    decisions: int  # choices of the bot with more than one legal action
    seconds: float  # the time for these choices
    seed: int
    verdict: Verdict | None = None  # of a sequential test, if it ended
    ratio: float | None = None  # the log likelihood ratio at the end of the sequential test

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def __str__(self) -> str:
        each = 1000 * self.seconds / max(1, self.decisions)
        text = (
            f"{self.game}, {self.seats} seats: {self.bot} wins {self.share:.1%} ({self.low:.1%} to {self.high:.1%}) "
            f"of {self.games} games against {self.rivals}; equal play {self.fair:.0%}; {each:.0f} ms a choice"
        )
        if self.ratio is None:
            return text
        return f"{text}; log likelihood ratio {self.ratio:.2f}: {self.verdict or 'undecided'}"


def challenge(
    game: str,
    bot: Bot,
    rivals: Bot,
    seats: int,
    games: int,
    *,
    options: Mapping[str, Any] | None = None,
    profile: str | None = None,
    seed: int = 0,
    seconds: float = SECONDS,
    sprt: tuple[float, float] | None = None,
    keep: Callable[[GameRecord], None] = lambda played: None,
    done: Callable[[float], None] = lambda share: None,
) -> Challenge:
    """Play `games` games; the bot plays for the side of seat 0, then of seat 1, and so on.

    `seconds` is the time of a bot for a choice. With `sprt`, two differences in Elo, the challenge stops when one of
    them is rejected and the bot has played each seat equally often. `keep` is called with each game, `done`
    with the bot's share of the games so far. Raises BadOption.
    """
    setting = Setting.of(game, seats, profile, options)
    side, players, fair = setting.side, setting.players, setting.fair
    test = Sprt(*sprt, fair=fair) if sprt else None
    kept: list[GameRecord] = []
    shares: list[float] = []
    own_decisions, own_seconds = 0, 0.0
    for number in range(games):
        own = [seat for seat in players if side[seat] == side[players[number % len(players)]]]
        chosen = [bot if seat in own else rivals for seat in range(seats)]
        played = play_one(setting, chosen, [seed, number], seconds, number)
        keep(played)
        kept.append(played)
        shares.append(played.shares[own[0]])
        own_decisions += sum(played.decisions[seat] for seat in own)
        own_seconds += sum(played.seconds[seat] for seat in own)
        done(sum(shares) / len(shares))
        if test:
            test.add(shares[-1])
            if (number + 1) % len(players) == 0 and test.verdict:
                break
    low, high = wilson(sum(shares), len(shares))
    return Challenge(
        game, bot.name, rivals.name, seats, setting.values, len(shares), shares.count(1.0), shares.count(fair),
        sum(not played.is_finished for played in kept), sum(shares) / len(shares), low, high, fair,
        own_decisions, own_seconds, seed, test.verdict if test else None, test.ratio if test else None,
    )  # fmt: skip


def play_one(
    setting: Setting, bots: Sequence[Bot], seed: Sequence[int], seconds: float, number: int
) -> GameRecord:
    """Play one game directly with the rules, without a `Table`; `seed` and `number` are those of its record."""
    game, rules, seats = setting.game, entries_of(setting.game), len(bots)
    states, views = np.zeros(1, game.state), np.zeros(1, game.state)
    # room for the legal codes, and at the end for the returns: a pay-off and a rank of each seat
    out, events = np.zeros(max(len(game.actions), 2 * seats), np.int32), log.blank_log()
    tape, *bot_tapes = (seeded_tape(each) for each in np.random.SeedSequence(seed).spawn(1 + seats))
    decisions, seconds_used = [0] * seats, [0.0] * seats
    rules.setup(states, 0, setting.options, tape, events)
    actions = 0
    while (to_act := rules.to_act(states, 0)) and actions < setting.max_actions:
        seat = lowest_bit(to_act)
        n = rules.legal(states, 0, seat, out)
        code = int(out[0])
        if n > 1:
            rules.observe(states, 0, seat, views, 0)
            began = time.perf_counter()
            code = bots[seat].choose(game, views, seat, out[:n].copy(), bot_tapes[seat], seconds)
            decisions[seat] += 1
            seconds_used[seat] += time.perf_counter() - began
        rules.apply(states, 0, seat, code, tape, events)
        actions += 1
    rules.returns(states, 0, out)
    pay_offs = out[:seats]  # above 0: won; all 0: drawn
    is_won = not to_act and bool(pay_offs.any())
    shares = [float(pay_off > 0) if is_won else setting.fair for pay_off in pay_offs]
    return GameRecord(
        game.id, game.version, number, list(seed), [bot.name for bot in bots],
        shares, not to_act, actions, decisions, seconds_used,
    )  # fmt: skip
