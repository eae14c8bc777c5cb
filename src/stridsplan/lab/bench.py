"""The benchmarks of `make bench`: medians of several runs on the stated machine. No test depends on them."""

import hashlib
import platform
import time
from collections.abc import Callable
from functools import partial
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
MAX_ACTIONS = 20_000  # after which a random game is stopped
MIN_GAMES = 200  # per run, so that the start of the loop (2 ms) does not matter
MIN_ACTIONS = 200_000  # per run: the start of a run costs as much as a few hundred actions
FEW_GAMES = 10  # per run, where games are long
LONG_GAME = 0.05  # seconds per game, above which a run plays only FEW_GAMES
CLONES = 100_000
DRAWS = 3_000_000


def report() -> str:
    """Measure everything and write it as Markdown."""
    lines = [
        "# Speed",
        "",
        f"Measured on {machine()}. Medians of {RUNS} runs, one core; `make bench` updates this page.",
        f"Reference: one step of the random generator took {timed(draw_often) * 1e9:.2f} ns in the same run.",
        "",
    ]
    for game_id in game_ids():
        lines += [f"## {game_id}", "", "| measurement | result |", "|---|---|"]
        lines += [f"| {what} | {figure} |" for what, figure in measure(load_game(game_id))]
        lines += ["", f"Signature of the rules: `{signature(game_id)}`", ""]
    return "\n".join(lines)


def machine() -> str:
    """Describe the processor and the relevant versions."""
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
    """Return the median seconds per operation; `run` returns how many operations it did."""
    samples = []
    for _ in range(RUNS):
        began = time.perf_counter()
        count = run()
        samples.append((time.perf_counter() - began) / count)
    return median(samples)


def measure(game: Game) -> list[tuple[str, str]]:
    """Return all measurements of one game."""
    loops.warm_up(game)
    rows = []
    for seats in sorted({min(game.seats), game.default_seats, max(game.seats)}):
        rows += measure_random_play(game, seats)
    for seats in sorted({game.default_seats, max(game.seats)}):
        rows.append(measure_policy(game, seats))
    rows.append(measure_longest_action(game))
    rows.append(("size of a position", f"{game.state.itemsize:,} bytes, {len(game.actions)} action codes"))
    rows.append(("copy of a position, compiled", f"{timed(lambda: clone(game)) * 1e9:,.0f} ns"))
    rows.append(
        (
            "one action, interpreted (legal list, refusal check, action)",
            f"{timed(lambda: play_interpreted(game)) * 1e3:.3f} ms",
        )
    )
    rows.append(
        (
            "one action at a table (derive draws, store, events)",
            f"{timed(lambda: play_at_table(game)) * 1e3:.3f} ms",
        )
    )
    rows.append(("replay of a table's stored actions, compiled", measure_replay(game)))
    if game.position_odds is not None:
        rows.append(
            ("position odds, compiled", f"{timed(lambda: compute_position_odds(game)) * 1e3:,.0f} ms")
        )
    if game.odds is not None:
        values = game.resolve_options(game.default_seats, None, {})
        compute, (attack, defend) = game.odds
        rows.append(
            (
                f"exact odds of {attack} against {defend}",
                f"{timed(lambda: int(bool(compute(values, attack, defend, None)))) * 1e3:,.0f} ms",
            )
        )
    return rows


def measure_random_play(game: Game, seats: int) -> list[tuple[str, str]]:
    """Measure uniform random play of whole games, with the legal list at every decision."""
    results: list[loops.GameResults] = []
    play = partial(loops.play_games, game, ["random"] * seats, max_actions=MAX_ACTIONS, one_program=True)
    play(1)  # compiles
    began = time.perf_counter()
    first = play(FEW_GAMES)
    is_long = time.perf_counter() - began > FEW_GAMES * LONG_GAME
    games = FEW_GAMES if is_long else max(MIN_GAMES, int(MIN_ACTIONS // first.lengths.mean()))

    def run() -> int:
        results.append(play(games, seed=len(results)))
        return int(results[-1].lengths.sum())

    nanoseconds = timed(run) * 1e9
    played = loops.join_results(results)
    rate = 1e3 / nanoseconds
    speed = f"{nanoseconds:,.0f} ns per action, {rate:.2f} million actions a second"
    ends = f"{played.ended.mean():.0%} of games end before the limit of {MAX_ACTIONS:,} actions"
    length = f"{played.lengths.mean():,.0f} actions per game"
    return [(f"compiled random play, {seats} seats", f"{speed}; {length}; {ends}")]


def measure_policy(game: Game, seats: int) -> tuple[str, str]:
    """Measure games of rule-of-thumb bots, each deciding from its seat's own view."""
    results: list[loops.GameResults] = []

    def run() -> int:
        results.append(
            loops.play_games(game, ["policy"] * seats, FEW_GAMES, seed=len(results), max_actions=MAX_ACTIONS)
        )
        return int(results[-1].lengths.sum())

    nanoseconds = timed(run) * 1e9
    length = loops.join_results(results).lengths.mean()
    per_game = f"{length:,.0f} actions and {nanoseconds * length / 1e6:,.1f} ms per game"
    return f"policy against itself, {seats} seats", f"{nanoseconds:,.0f} ns per action, {per_game}"


def measure_longest_action(game: Game, actions: int = 2_000) -> tuple[str, str]:
    """Find the slowest action of a game of bots with all seats, and time it compiled and interpreted.

    In games where all seats write orders first, it is the last order: everything happens after that.
    """
    seats = max(game.seats)
    compiled, plain = entries.compiled(game), entries.interpreted(game)
    states, views, before = (np.zeros(1, game.state) for _ in range(3))
    tape, out, longest = dice.seeded_tape(1), np.zeros(len(game.actions), np.int32), 0.0
    compiled.setup(
        states, 0, game.encode_options(seats, game.resolve_options(seats, None, {})), tape, log.blank_log()
    )
    worst = (before, 0, 0)
    for _ in range(actions):
        mask = compiled.to_act(states, 0)
        if mask == 0:
            break
        seat = lowest_bit(mask)
        n = compiled.legal(states, 0, seat, out)
        compiled.observe(states, 0, seat, views, 0)
        code = compiled.policy(views, 0, seat, out, n, tape)
        np.copyto(before, states)
        began = time.perf_counter()
        compiled.apply(states, 0, seat, code, tape, log.blank_log())
        if (taken := time.perf_counter() - began) > longest:
            longest, worst = taken, (before.copy(), seat, code)

    def again(which: entries.Entries) -> int:
        which.apply(worst[0].copy(), 0, worst[1], worst[2], dice.seeded_tape(2), log.blank_log())
        return 1

    fast, slow = timed(lambda: again(compiled)) * 1e3, timed(lambda: again(plain)) * 1e3
    what = f"longest action of a game of bots, {seats} seats"
    return what, f"{fast:,.3f} ms compiled, {slow:,.1f} ms interpreted"


def draw_often() -> int:
    """Run only the random generator: a reference for the machine's current speed."""
    return draw_words(dice.seeded_tape(1), DRAWS)


@njit
def draw_words(tape, times):
    """Draw random words; return how many."""
    for _ in range(times):
        dice.next_word(tape)
    return times


def clone(game: Game) -> int:
    """Copy a position many times; return how often."""
    states = np.zeros(2, game.state)
    loops.clone_often(game)(states, CLONES)
    return CLONES


def play_interpreted(game: Game, actions: int = 300) -> int:
    """Play at random without compiled code; most of the time is spent in `apply`."""
    plain = entries.interpreted(game)
    states, out, tape, events = (
        np.zeros(1, game.state),
        np.zeros(len(game.actions), np.int32),
        dice.seeded_tape(1),
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
    """Play random actions at tables; start another table when a game has ended."""
    rng, played = np.random.default_rng(1), 0
    while played < actions:
        table = Table(game.id, game.default_seats, secret=bytes(32))
        played += play_some(table, actions - played, rng)
    return played


def play_some(table: Table, actions: int, rng: np.random.Generator) -> int:
    """Play up to `actions` random actions at a table; return their number."""
    for k in range(actions):
        if table.is_over:
            return k
        seat = table.to_act()[0]
        table.act(seat, int(rng.choice(table.legal(seat))))
    return actions


def measure_replay(game: Game, actions: int = 2_000) -> str:
    """Measure restoring a long game from its stored rows: position, events and draws."""
    table = Table(game.id, game.default_seats, secret=bytes(32))
    play_some(table, actions, np.random.default_rng(1))
    setting: tuple[Any, ...] = (game.id, table.seats, None, {}, table.secret, (), table.rows)

    def run() -> int:
        return Table.restore(*setting).version

    return f"{1 / timed(run):,.0f} a second, {table.version:,} in {table.version * timed(run) * 1e3:,.0f} ms"


def compute_position_odds(game: Game, tables: int = 5) -> int:
    """Compute the position odds of the seat to act, 50 actions into each of several games."""
    for seed in range(tables):
        table = Table(game.id, game.default_seats, secret=bytes([seed] * 32))
        play_some(table, 50, np.random.default_rng(seed))
        table.position_odds(table.to_act()[0] if table.to_act() else None)
    return tables


def signature(game_id: str) -> str:
    """Hash seeded random games of every number of seats; only a change of the rules changes the hash."""
    game, digest = load_game(game_id), hashlib.sha256()
    for seats in game.seats:
        played = loops.play_games(game, ["random"] * seats, 20, seed=seats, max_actions=2_000)
        for part in (played.lengths, played.ranks, played.counts):
            digest.update(np.ascontiguousarray(part, np.int64).tobytes())
    return digest.hexdigest()[:16]
