"""Generic loops over compiled entries: many whole games, on one core or all, and replays.

A loop is compiled once per game (the game's record is part of the signature). It takes the entries of the game as
first-class functions, so that the rules are not compiled again.
"""

import warnings
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, types
from numba.core.errors import NumbaExperimentalFeatureWarning

from . import dice, log
from .bits import lowest_bit
from .entries import (
    INT,
    INTS,
    LOG,
    SERVED,
    TAPE,
    Choose,
    Counts,
    Entries,
    cache_of,
    compile_program,
    compiled,
    mark_warm,
    signatures,
)
from .game import Game
from .record import Log, Numbers, Records, Tape, copy_state
from .registry import load_game

MAX_SEATS = 8
# first-class functions, on which the loops are built
warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)


def _play(
    setup: Callable[[Records, int, Records, Tape, Log], None],
    to_act: Callable[[Records, int], int],
    legal: Callable[[Records, int, int, Numbers], int],
    apply: Callable[[Records, int, int, int, Tape, Log], None],
    observe: Callable[[Records, int, int, Records, int], None],
    returns: Callable[[Records, int, Numbers], None],
    random_play: Callable[[Records, int, int, Tape, Log, Numbers, Counts], int],
    policies: Sequence[Choose],
    sees: Numbers,
    states: Records,
    views: Records,
    options: Records,
    limits: Counts,
    tape: Tape,
    events: Log,
    out: Numbers,
    counts: Counts,
    results: Numbers,
) -> int:
    """Play limits[0] games of at most limits[1] actions; return the actions taken.

    `policies[k]` plays seat k; if sees[k], it receives the seat's view. `counts[c]` is increased by the number of times
    that code c was played. A row of `results` is (number of actions, 1 if the game ended, then pay-offs and ranks as
    `returns` writes them).
    """
    total = 0
    for game in range(limits[0]):
        setup(states, 0, options, tape, events)
        actions = 0
        if not np.any(sees):
            actions = random_play(states, 0, limits[1], tape, events, out, counts)
        mask = to_act(states, 0)
        while mask != 0 and actions < limits[1]:
            seat = lowest_bit(mask)
            n = legal(states, 0, seat, out)
            if sees[seat]:
                observe(states, 0, seat, views, 0)
            action = policies[seat](views, 0, seat, out, n, tape)
            counts[action] += 1
            apply(states, 0, seat, action, tape, events)
            actions += 1
            mask = to_act(states, 0)
        results[game, 0] = actions
        results[game, 1] = 1 if mask == 0 else 0
        returns(states, 0, out)
        for k in range(results.shape[1] - 2):
            results[game, 2 + k] = out[k]
        total += actions
    return total


# The entries that `_play` receives, in the order of its parameters
FUNCTIONS = ("setup", "to_act", "legal", "apply", "observe", "returns", "random_play")


@cache
def _player(game_id: str) -> Callable[..., int]:
    """Return the loop, compiled for the record of one game."""
    game = load_game(game_id)
    wanted = signatures(game)
    states = types.Array(from_dtype(game.state), 1, "C")
    options = types.Array(from_dtype(game.options_dtype), 1, "C")
    functions = [types.FunctionType(wanted[name]) for name in FUNCTIONS]
    policies = types.UniTuple(types.FunctionType(wanted["policy"]), MAX_SEATS)
    counts = types.Array(types.int64, 1, "C")  # also the type of `limits`
    results = LOG  # the type: int32, two-dimensional
    with cache_of(game):
        signature = INT(
            *functions, policies, INTS, states, states, options, counts, TAPE, LOG, INTS, counts, results
        )
        return compile_program(signature, _play)


@cache
def _absent_random_play(game_id: str) -> Callable[..., int]:
    """Return a function to pass in place of `random_play` when that is not compiled."""
    game = load_game(game_id)
    with cache_of(game):
        return compile_program(signatures(game)["random_play"], _play_nothing)


def _play_nothing(
    states: Records, i: int, limit: int, tape: Tape, events: Log, out: Numbers, counts: Counts
) -> int:
    """Return 0: no action was played, so that the loop plays them."""
    return 0


@dataclass
class GameResults:
    """The results of several games. All arrays but `counts` have one row per game."""

    lengths: np.ndarray  # (games,) number of actions
    ended: np.ndarray  # (games,) bool: whether the game ended by the rules, not by the limit
    payoffs: np.ndarray  # (games, seats)
    ranks: np.ndarray  # (games, seats), from 1
    counts: np.ndarray  # (codes,) how often each action code was played


def play_games(
    game: Game,
    players: Sequence[str],
    games: int,
    *,
    options: np.ndarray | None = None,
    seed: int | np.random.SeedSequence = 0,
    max_actions: int = 1_000_000,
    inline_random_play: bool = False,
) -> GameResults:
    """Play `games` whole games on one core, compiled; players[k] ("policy" or "random") plays seat k.

    The same seed gives the same games. With `inline_random_play`, games of random players run in one compiled
    program, if the game supports it: twice as fast, after up to half a minute of compiling. Raises ValueError for an
    unknown player.
    """
    entries: Entries = compiled(game)
    known = {"policy": entries.policy, "random": entries.chance}
    if unknown := set(players) - set(known):
        raise ValueError(f"no such bot: {', '.join(sorted(unknown))} (there are {', '.join(known)})")
    seats = len(players)
    if options is None:
        options = game.encode_options(seats, game.resolve_options(seats, None, {}))
    seated = [known[name] for name in players] + [entries.chance] * (MAX_SEATS - seats)
    sees = np.array([name != "random" for name in players] + [False] * (MAX_SEATS - seats), np.int32)
    counts = np.zeros(len(game.actions), np.int64)
    results = np.zeros((games, 2 + 2 * seats), np.int32)
    is_inlined = inline_random_play and game.inlines_random_play
    random_play = compiled(game, ("random_play",)).random_play if is_inlined else _absent_random_play(game.id)
    _player(game.id)(
        *(getattr(entries._replace(random_play=random_play), name) for name in FUNCTIONS), tuple(seated), sees,
        np.zeros(1, game.state), np.zeros(1, game.state), options, np.array([games, max_actions], np.int64),
        dice.seeded_tape(seed), log.blank_log(), np.zeros(len(game.actions), np.int32), counts, results,
    )  # fmt: skip
    return GameResults(
        results[:, 0], results[:, 1].astype(bool), results[:, 2 : 2 + seats], results[:, 2 + seats :], counts
    )


CHUNK = 100  # how many games a thread plays at a time


def play_games_on(
    workers: int,
    game: Game,
    players: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    done: Callable[[int], None] = lambda games: None,
    **rest: Any,
) -> GameResults:
    """Play games as `play_games` does, on several threads; the same seed gives the same games with any number of
    workers.

    `done(n)` is called as n more games are finished.
    """
    shares = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]
    seeds = np.random.SeedSequence(seed).spawn(len(shares))
    compiled(game), _player(game.id)  # before the threads start, so that they do not compile at the same time

    def play(share: int, share_seed: np.random.SeedSequence) -> GameResults:
        played = play_games(game, players, share, seed=share_seed, **rest)
        done(share)
        return played

    with ThreadPoolExecutor(workers) as pool:
        return join_results(list(pool.map(play, shares, seeds)))


def join_results(parts: Sequence[GameResults]) -> GameResults:
    """Return the results of several runs as one."""
    return GameResults(
        lengths=np.concatenate([part.lengths for part in parts]),
        ended=np.concatenate([part.ended for part in parts]),
        payoffs=np.concatenate([part.payoffs for part in parts]),
        ranks=np.concatenate([part.ranks for part in parts]),
        counts=np.sum([part.counts for part in parts], axis=0),
    )


def _replay_commands(
    refuse: Callable[[Records, int, int, int], int],
    apply: Callable[[Records, int, int, int, Tape, Log], None],
    states: Records,
    seats: Numbers,
    codes: Numbers,
    code_ends: Numbers,
    draws: Tape,
    draw_ends: Numbers,
    tape: Tape,
    events: Log,
    event_ends: Numbers,
) -> int:
    """Repeat commands up to the first that is refused, draws other numbers than before, or does not fit into the log;
    return how many were repeated. Record 1 is then the position after these.

    The codes of all commands follow each other in `codes`, and code_ends[k] is the index after the last code of command
    k. `draws` and `draw_ends` are the same for the draws; `event_ends`, for the events in the log, is written.
    """
    code, draw = 0, 0
    for k in range(seats.size):
        copy_state(states, 1, states, 0)
        while code < code_ends[k]:
            if refuse(states, 0, seats[k], codes[code]) != 0:
                return k
            apply(states, 0, seats[k], codes[code], tape, events)
            code += 1
        if tape[dice.COUNT] != draw_ends[k] or events[0, log.FULL] != 0:
            return k
        while draw < draw_ends[k]:
            if tape[dice.HEADER + draw] != draws[draw]:
                return k
            draw += 1
        event_ends[k] = events[0, log.WRITTEN]
    copy_state(states, 1, states, 0)
    return seats.size


@cache
def _repeater(game_id: str) -> Callable[..., int]:
    """Return the loop, compiled for the record of one game."""
    game = load_game(game_id)
    wanted = signatures(game)
    states = types.Array(from_dtype(game.state), 1, "C")
    refuse, apply = types.FunctionType(wanted["refuse"]), types.FunctionType(wanted["apply"])
    with cache_of(game):
        signature = INT(refuse, apply, states, INTS, INTS, INTS, TAPE, INTS, TAPE, LOG, INTS)
        return compile_program(signature, _replay_commands)


# Room in the log for each command, on average; if it is too small, the caller continues with the rest
EVENTS_EACH = 16


def replay_commands(
    game: Game,
    state: np.ndarray,
    seats: Sequence[int],
    codes: Sequence[Sequence[int]],
    draws: Sequence[bytes],
) -> tuple[np.ndarray, list[np.ndarray]]:
    """Repeat commands with their stored draws, compiled; return the position after them, and the events of each.

    Seats and codes must exist in the game. If a command is refused, draws other numbers than before, or does not fit
    into the log, the position is the one before this command, and there are fewer lists of events than commands.
    """
    entries = compiled(game, SERVED)
    drawn = np.frombuffer(b"".join(draws), np.int64).copy()
    tape = dice.loaded_tape(drawn & dice.MASK_VALUE)
    # room for four commands more, since one of a few commands may have many events
    events, event_ends = log.blank_log(EVENTS_EACH * (len(seats) + 4)), np.zeros(len(seats), np.int32)
    states = np.concatenate([state, state])
    done = _repeater(game.id)(
        entries.refuse, entries.apply, states, np.array(seats, np.int32),
        np.array([code for chain in codes for code in chain], np.int32), _ends(map(len, codes)),
        drawn, _ends(len(each) // drawn.itemsize for each in draws), tape, events, event_ends,
    )  # fmt: skip
    rows = events[1 : 1 + (event_ends[done - 1] if done else 0)].copy()
    return states[1:].copy(), np.split(rows, event_ends[: done - 1]) if done else []


def _ends(lengths: Iterable[int]) -> np.ndarray:
    """Return the index after each of several consecutive parts, given their lengths."""
    return np.cumsum(np.fromiter(lengths, np.int32), dtype=np.int32)


def warm_up_served(game: Game) -> None:
    """Compile the entries and loops that a server needs to answer requests, or load them from disk, and mark them as
    ready."""
    compiled(game, SERVED)
    _repeater(game.id)
    mark_warm(game, SERVED)


def warm_up(game: Game) -> None:
    """Compile a game's usual entries and the loops, or load them from disk, and mark them as ready."""
    warm_up_served(game)
    compiled(game)
    _player(game.id), _absent_random_play(game.id)
    mark_warm(game)


Clone = Callable[[Records, int], None]


@cache
def _cloner(game_id: str) -> Clone:
    game = load_game(game_id)
    states = types.Array(from_dtype(game.state), 1, "C")
    with cache_of(game):
        return compile_program(types.void(states, INT), _clone)


def _clone(states: Records, times: int) -> None:
    for k in range(times):
        copy_state(states, k & 1, states, 1 - (k & 1))


def clone_often(game: Game) -> Clone:
    """Return a compiled function (states, times) that copies records 0 and 1 onto each other; for benchmarks."""
    return _cloner(game.id)
