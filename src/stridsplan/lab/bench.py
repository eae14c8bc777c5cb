"""What `make bench` measures. Figures are medians of several runs on the machine stated, never a test."""

import hashlib
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from numba import njit

from stridsplan import Table
from stridsplan.engine import dice, entries, log, loops
from stridsplan.engine.bits import lowest_bit
from stridsplan.engine.game import Game
from stridsplan.engine.registry import game_ids, load_game

RUNS = 7
LIMIT = 20_000  # actions after which an endless random game is stopped
GAMES = 200  # a run, so that starting the loop (2 ms) does not count
ENOUGH = 200_000  # actions of a run: starting one costs as much as a few hundred
CLONES = 100_000
DRAWS = 3_000_000


def report() -> str:
    """Measure everything and write it as Markdown."""
    lines = [
        "# Speed",
        "",
        f"Measured on {machine()}. Medians of {RUNS} runs, one core; `make bench` renews this page.",
        f"A step of the generator of dice took {timed(draw_often) * 1e9:.2f} ns: a slower hour shows in it too.",
        "",
    ]
    for game_id in game_ids():
        lines += [f"## {game_id}", "", "| what | figure |", "|---|---|"]
        lines += [f"| {what} | {figure} |" for what, figure in measure(load_game(game_id))]
        lines += ["", f"Signature of the rules: `{signature(game_id)}`", ""]
    return "\n".join(lines)


def machine() -> str:
    """The processor and the versions that matter."""
    info = Path("/proc/cpuinfo")
    names = (
        [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        if info.exists()
        else []
    )
    processor = f"{len(names)} x {names[0]}" if names else platform.processor() or platform.machine()
    return (
        f"{processor}, Python {platform.python_version()}, NumPy {version('numpy')}, Numba {version('numba')}"
    )


def timed(run: Callable[[], int]) -> float:
    """Median seconds for one of the things that `run` does; it returns how many it did."""
    samples = []
    for _ in range(RUNS):
        began = time.perf_counter()
        count = run()
        samples.append((time.perf_counter() - began) / count)
    return median(samples)


def measure(game: Game) -> list[tuple[str, str]]:
    """All figures of one game."""
    loops.warm_up(game)
    rows = []
    for seats in sorted({min(game.seats), game.default_seats, max(game.seats)}):
        rows += measure_random_play(game, seats)
    rows += measure_policy(game)
    rows.append(("size of a position", f"{game.state.itemsize:,} bytes, {game.actions} action codes"))
    rows.append(("clone of a position, compiled", f"{timed(lambda: clone(game)) * 1e9:,.0f} ns"))
    rows.append(
        (
            "an action, interpreted (legal list, refusal, action)",
            f"{timed(lambda: play_interpreted(game)) * 1e3:.3f} ms",
        )
    )
    rows.append(
        (
            "an action at a table (draws derived, stored, events)",
            f"{timed(lambda: play_at_table(game)) * 1e3:.3f} ms",
        )
    )
    rows.append(("stored actions of a table replayed, compiled", measure_replay(game)))
    if game.outlook is not None:
        rows.append(("the outlook of a position, compiled", f"{timed(lambda: look_out(game)) * 1e3:,.0f} ms"))
    if game.odds is not None:
        values = game.resolve_options(game.default_seats, None, {})
        tell, (attack, defend) = game.odds
        rows.append(
            (
                f"exact odds of {attack} against {defend}",
                f"{timed(lambda: bool(tell(values, attack, defend, None)) + 0) * 1e3:,.0f} ms",
            )
        )
    return rows


def measure_random_play(game: Game, seats: int) -> list[tuple[str, str]]:
    """Uniform random play from the deal, the legal list written at every decision."""
    found: list[loops.Played] = []
    first = loops.play_games(game, ["random"] * seats, GAMES, max_actions=LIMIT)
    games = max(GAMES, int(ENOUGH // first.lengths.mean()))

    def run() -> int:
        found.append(loops.play_games(game, ["random"] * seats, games, seed=len(found), max_actions=LIMIT))
        return int(found[-1].lengths.sum())

    nanoseconds = timed(run) * 1e9
    played = loops.join(found)
    rate = 1e3 / nanoseconds
    speed = f"{nanoseconds:,.0f} ns an action, {rate:.2f} million actions a second"
    ends = f"a game is stopped after {LIMIT:,} actions, {played.ended.mean():.0%} end before"
    length = f"{played.lengths.mean():,.0f} actions a game"
    return [(f"compiled random play, {seats} seats", f"{speed}; {length}; {ends}")]


def measure_policy(game: Game) -> list[tuple[str, str]]:
    """The rule-of-thumb player in every seat, each decision from its own observed view."""
    seats = game.default_seats
    found: list[loops.Played] = []

    def run() -> int:
        found.append(loops.play_games(game, ["policy"] * seats, 10, seed=len(found), max_actions=LIMIT))
        return int(found[-1].lengths.sum())

    nanoseconds = timed(run) * 1e9
    lengths = loops.join(found).lengths
    return [
        (
            f"policy against itself, {seats} seats",
            f"{nanoseconds:,.0f} ns an action, {lengths.mean():,.0f} actions a game",
        )
    ]


def draw_often() -> int:
    """Nothing but the generator: how fast this machine is just now."""
    return draw_words(dice.seeded(1), DRAWS)


@njit
def draw_words(tape, times):
    for _ in range(times):
        dice.next_word(tape)
    return times


def clone(game: Game) -> int:
    states = np.zeros(2, game.state)
    loops.clone_often(game)(states, CLONES)
    return CLONES


def play_interpreted(game: Game, actions: int = 300) -> int:
    """Random play without compiled code; what `apply` costs is most of it."""
    plain = entries.interpreted(game)
    states, out, tape, events = (
        np.zeros(1, game.state),
        np.zeros(game.actions, np.int32),
        dice.seeded(1),
        log.blank_log(64),
    )
    seats = game.default_seats
    options = game.encode_options(seats, game.resolve_options(seats, None, {}))
    plain.setup(states, 0, options, tape, events)
    for _ in range(actions):
        if plain.to_act(states, 0) == 0:
            plain.setup(states, 0, options, tape, events)
        seat = lowest_bit(plain.to_act(states, 0))
        code = int(out[dice.roll(tape, plain.legal(states, 0, seat, out))])
        plain.refuse(states, 0, seat, code)
        events[0] = 0
        plain.apply(states, 0, seat, code, tape, events)
    return actions


def play_at_table(game: Game, actions: int = 200) -> int:
    """Random actions at tables, the next one when a game has ended."""
    choice, played = np.random.default_rng(1), 0
    while played < actions:
        table = Table(game.id, game.default_seats, secret=bytes(32))
        played += play_some(table, actions - played, choice)
    return played


def play_some(table: Table, actions: int, choice: np.random.Generator) -> int:
    """Up to so many random actions at a table; give their number."""
    for k in range(actions):
        if table.is_over:
            return k
        seat = table.to_act()[0]
        table.act(seat, int(choice.choice(table.legal(seat))))
    return actions


def measure_replay(game: Game, actions: int = 2_000) -> str:
    """A long game is loaded from what is stored of it: position, events and draws."""
    table = Table(game.id, game.default_seats, secret=bytes(32))
    play_some(table, actions, np.random.default_rng(1))
    setting: tuple[Any, ...] = (game.id, table.seats, None, {}, table.secret, (), table.rows)

    def run() -> int:
        return Table.restore(*setting).version

    return f"{1 / timed(run):,.0f} a second, {table.version:,} in {table.version * timed(run) * 1e3:,.0f} ms"


def look_out(game: Game, tables: int = 5) -> int:
    """The outlook of the seat to act, some way into so many games."""
    for seed in range(tables):
        table = Table(game.id, game.default_seats, secret=bytes([seed] * 32))
        play_some(table, 50, np.random.default_rng(seed))
        table.outlook(table.to_act()[0] if table.to_act() else None)
    return tables


def signature(game_id: str) -> str:
    """A hash of seeded random games of every number of seats; only a change of the rules changes it."""
    game, digest = load_game(game_id), hashlib.sha256()
    for seats in game.seats:
        played = loops.play_games(game, ["random"] * seats, 20, seed=seats, max_actions=2_000)
        for part in (played.lengths, played.ranks, played.counts):
            digest.update(np.ascontiguousarray(part, np.int64).tobytes())
    return digest.hexdigest()[:16]
