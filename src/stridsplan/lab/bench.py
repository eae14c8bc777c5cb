"""The benchmarks of `make bench`: medians of several runs on the stated machine. No test depends on them."""

import hashlib
import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from stridsplan import Table
from stridsplan.bots.search import program
from stridsplan.bots.search.player import Playouts, search_of
from stridsplan.bots.search.threads import set_threads
from stridsplan.engine import dice, entries, log, loops
from stridsplan.engine.bits import lowest_bit
from stridsplan.engine.game import Game
from stridsplan.engine.registry import game_ids, load_game

RUNS = 7
MAX_ACTIONS = 20_000  # after which a game is stopped
MIN_GAMES = 200  # per run, so that starting the loop (2 ms) has no effect on the result
MIN_ACTIONS = 200_000  # per run: the start of a run costs as much as a few hundred actions
FEW_GAMES = 10  # per run, where games are long or the policy plays
LONG_GAME = 0.05  # seconds per game, above which a run plays only FEW_GAMES
SEARCHES, PLAYOUTS = 4, 2_000  # searches per run, and play-outs per search
CLONES = 100_000  # copies per run
DRAWS = 3_000_000  # random words per run


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
    if game.features:
        rows.append(measure_search(game, game.default_seats))
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
        tables = tables_with_odds(game)
        rows.append(
            ("position odds, compiled", f"{timed(lambda: compute_position_odds(tables)) * 1e3:,.1f} ms")
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
    play = partial(
        loops.play_games, game, ["random"] * seats, max_actions=MAX_ACTIONS, inline_random_play=True
    )
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


class Moment(NamedTuple):
    """A moment of a game at which a seat must act."""

    states: np.ndarray  # the position, changed by the next action
    view: np.ndarray  # what the seat knows
    seat: int
    legal: np.ndarray  # codes, int32
    code: int  # the code that the policy chooses


def moments(game: Game, seats: int, actions: int = 2_000) -> Iterator[Moment]:
    """Play a game by policy; yield the moment before each action."""
    compiled = entries.compiled(game)
    states, views = np.zeros(1, game.state), np.zeros(1, game.state)
    tape, out = dice.seeded_tape(1), np.zeros(len(game.actions), np.int32)
    options = game.encode_options(seats, game.resolve_options(seats, None, {}))
    compiled.setup(states, 0, options, tape, log.blank_log())
    for _ in range(actions):
        mask = compiled.to_act(states, 0)
        if mask == 0:
            break
        seat = lowest_bit(mask)
        n = compiled.legal(states, 0, seat, out)
        legal = out[:n].copy()
        compiled.observe(states, 0, seat, views, 0)
        code = compiled.policy(views, 0, seat, out, n, tape)
        yield Moment(states, views.copy(), seat, legal, code)
        compiled.apply(states, 0, seat, code, tape, log.blank_log())


def measure_longest_action(game: Game) -> tuple[str, str]:
    """Find the slowest action of a game by policy with the most seats, and time it compiled and interpreted.

    In games where all seats first write orders, the slowest action is the last order, after which all are carried out.
    """
    seats = max(game.seats)
    compiled, plain = entries.compiled(game), entries.interpreted(game)
    longest, worst = 0.0, (np.zeros(1, game.state), 0, 0)

    def apply(which: entries.Entries, before: np.ndarray, seat: int, code: int) -> int:
        which.apply(before.copy(), 0, seat, code, dice.seeded_tape(2), log.blank_log())
        return 1

    for moment in moments(game, seats):
        began = time.perf_counter()
        apply(compiled, moment.states, moment.seat, moment.code)
        if (taken := time.perf_counter() - began) > longest:
            longest, worst = taken, (moment.states.copy(), moment.seat, moment.code)
    fast, slow = (timed(lambda: apply(which, *worst)) * 1e3 for which in (compiled, plain))  # noqa: B023
    what = f"longest action of a game of bots, {seats} seats"
    return what, f"{fast:,.3f} ms compiled, {slow:,.1f} ms interpreted"


def measure_search(game: Game, seats: int) -> tuple[str, str]:
    """Measure the play-outs of searches in a game of bots, with one thread and with one for each core."""
    program.warm_up(game)
    choices = [moment for moment in moments(game, seats) if len(moment.legal) > 1]
    choices = choices[:: len(choices) // SEARCHES + 1]

    def run() -> int:
        done = 0
        for choice in choices:
            search = search_of(game, choice.view)
            tape = dice.seeded_tape(1)
            done += search.run(choice.view, choice.seat, choice.legal, tape, Playouts(PLAYOUTS)).playouts
        return done

    cores = os.cpu_count() or 1
    rates = []
    for count in (1, cores):
        set_threads(count)
        rates.append(f"{1 / timed(run):,.0f}")
    set_threads(1)
    return f"play-outs of a search, {seats} seats", f"{rates[0]} a second; {rates[1]} with {cores} threads"


def draw_often() -> int:
    """Run only the random generator: a reference for the machine's current speed."""
    return draw_words(dice.seeded_tape(1), DRAWS)


@njit
def draw_words(tape, times):
    """Draw random words; return their number."""
    for _ in range(times):
        dice.next_word(tape)
    return times


def clone(game: Game) -> int:
    """Copy a position many times; return the number of copies."""
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
        events[0] = 0  # empty the log
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


def tables_with_odds(game: Game, count: int = 5, actions: int = 20) -> list[Table]:
    """Return tables at which random actions were played, `actions` or more, until the seat to act has position odds."""
    tables: list[Table] = []
    for seed in range(256):
        table, rng = (
            Table(game.id, game.default_seats, secret=bytes([seed] * 32)),
            np.random.default_rng(seed),
        )
        play_some(table, actions, rng)
        while not table.is_over and table.position_odds(table.to_act()[0]) is None:
            play_some(table, 1, rng)
        tables += [] if table.is_over else [table]
        if len(tables) == count:
            break
    return tables


def compute_position_odds(tables: Sequence[Table]) -> int:
    """Compute the position odds of the seat to act at each table; return the number of tables."""
    for table in tables:
        table.position_odds(table.to_act()[0])
    return len(tables)


def signature(game_id: str) -> str:
    """Hash seeded random games of every number of seats; only a change of the rules changes the hash."""
    game, digest = load_game(game_id), hashlib.sha256()
    for seats in game.seats:
        played = loops.play_games(game, ["random"] * seats, 20, seed=seats, max_actions=2_000)
        for part in (played.lengths, played.ranks, played.counts):
            digest.update(np.ascontiguousarray(part, np.int64).tobytes())
    return digest.hexdigest()[:16]
