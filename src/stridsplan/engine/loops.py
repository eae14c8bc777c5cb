"""Generic loops over compiled entries: many whole games with any policies, on one core or all.

A loop is compiled once a game (its record is part of the signature) and takes the game's entries as first-
class functions,
so that the rules are not compiled again.
"""

import warnings
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, njit, types
from numba.core.errors import NumbaExperimentalFeatureWarning

from . import dice, log
from .bits import lowest_bit
from .entries import INT, INTS, LOG, TAPE, Entries, cache_of, compiled, mark_warm, signatures
from .game import Game
from .record import copy_state
from .registry import load_game

MAX_SEATS = 8
warnings.simplefilter(
    "ignore", NumbaExperimentalFeatureWarning
)  # first-class functions, on which the loops are built


def _play(
    setup, to_act, legal, apply, observe, returns, play_out, policies, sees,
    states, views, options, limits, tape, events, out, counts, results,
):  # fmt: skip
    """Play limits[0] games of at most limits[1] actions; return the actions taken.

    `policies[k]` plays seat k, on its observed view if sees[k]. `counts[c]` grows by the times code c was
    played; a row of
    `results` is (actions, 1 if it ended, then pay-offs and ranks as `returns` gives them).
    """
    total = 0
    for game in range(limits[0]):
        setup(states, 0, options, tape, events)
        actions = 0
        if not np.any(sees):
            actions = play_out(states, 0, limits[1], tape, events, out, counts)
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


FUNCTIONS = ("setup", "to_act", "legal", "apply", "observe", "returns", "play_out")


@cache
def _player(game_id: str) -> Callable:
    """The loop compiled for one game's record."""
    game = load_game(game_id)
    wanted = signatures(game)
    states = types.Array(from_dtype(game.state), 1, "C")
    options = types.Array(from_dtype(game.options_dtype), 1, "C")
    functions = [types.FunctionType(getattr(wanted, name)) for name in FUNCTIONS]
    policies = types.UniTuple(types.FunctionType(wanted.policy), MAX_SEATS)
    counts = types.Array(types.int64, 1, "C")
    with cache_of(game):
        signature = INT(
            *functions, policies, INTS, states, states, options, counts, TAPE, LOG, INTS, counts, LOG
        )
        return njit(signature, cache=True, nogil=True)(_play)


@dataclass
class Played:
    """What a run of games gave. Arrays have one row a game."""

    lengths: np.ndarray  # (games,) actions
    ended: np.ndarray  # (games,) bool: by the rules, not by the limit
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
) -> Played:
    """Play `games` whole games on one core, compiled; players[k] ("policy" or "random") takes seat k.

    The same seed gives the same games. Raises ValueError for a player no one knows.
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
    counts = np.zeros(game.actions, np.int64)
    results = np.zeros((games, 2 + 2 * seats), np.int32)
    _player(game.id)(
        *(getattr(entries, name) for name in FUNCTIONS), tuple(seated), sees,
        np.zeros(1, game.state), np.zeros(1, game.state), options, np.array([games, max_actions], np.int64),
        dice.seeded(seed), log.blank_log(), np.zeros(game.actions, np.int32), counts, results,
    )  # fmt: skip
    return Played(
        results[:, 0], results[:, 1].astype(bool), results[:, 2 : 2 + seats], results[:, 2 + seats :], counts
    )


CHUNK = 100  # games a thread plays at a time


def play_games_on(
    workers: int,
    game: Game,
    players: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    done: Callable[[int], None] = lambda games: None,
    **rest: Any,
) -> Played:
    """`play_games` on several threads; the same seed gives the same games, however many workers there are.

    `done(n)` is called as n more games are finished.
    """
    shares = [min(CHUNK, games - first) for first in range(0, games, CHUNK)]
    seeds = np.random.SeedSequence(seed).spawn(len(shares))
    compiled(game), _player(game.id)

    def play(share: int, share_seed: np.random.SeedSequence) -> Played:
        played = play_games(game, players, share, seed=share_seed, **rest)
        done(share)
        return played

    with ThreadPoolExecutor(workers) as pool:
        return join(list(pool.map(play, shares, seeds)))


def join(parts: Sequence[Played]) -> Played:
    """Put several runs together."""
    rows = (
        np.concatenate([getattr(part, name) for part in parts])
        for name in ("lengths", "ended", "payoffs", "ranks")
    )
    return Played(*rows, counts=np.sum([part.counts for part in parts], axis=0))


def warm_up(game: Game) -> None:
    """Compile a game's entries and loops, or load them from disk, and mark them as ready."""
    compiled(game)
    _player(game.id)
    mark_warm(game)


@cache
def _cloner(game_id: str) -> Callable:
    game = load_game(game_id)
    states = types.Array(from_dtype(game.state), 1, "C")
    with cache_of(game):
        return njit(types.void(states, INT), cache=True, nogil=True)(_clone)


def _clone(states, times):
    for k in range(times):
        copy_state(states, k & 1, states, 1 - (k & 1))


def clone_often(game: Game) -> Callable:
    """A compiled function (states, times) that copies record 0 and 1 over each other; for measuring."""
    return _cloner(game.id)
