"""The analysis of a finished game: how likely each seat was to win, and which choices cost it most.

A choice is judged by what its seat knew then: the actual answer is compared with others in the same worlds, as a search
compares candidates. Among many choices some seem bad by chance, so choices that seem bad are compared again in new
worlds.
"""

import time

import numpy as np

from stridsplan.engine.choices import Choice
from stridsplan.engine.game import Game
from stridsplan.engine.words import Json

from .advice import answering_codes, line_json
from .search.player import Search, Seconds, errors

RECHECK_SHARE = 0.5  # the share of the time of `measure_loss` for the comparison in new worlds
STEP = 16  # worlds between two checks of the time
MIN_WORLDS, MAX_WORLDS = 32, 4_000  # of the comparison in new worlds
ESTIMATE_WORLDS = 24  # to estimate a chance


def estimate_loss(search: Search, choice: Choice, tape: np.ndarray, seconds: float) -> float:
    """Return a quick estimate of how much worse an answer was than the best other one; 0 if there was no other."""
    rows = candidates(search, choice, tape)
    if len(rows) < 2:
        return 0.0
    _, values, _ = search.halve_in_rounds(search.scope(choice.seat, tape), rows, Seconds(seconds))
    return float(values[1:].mean(axis=1).max() - values[0].mean()) if values.size else 0.0


def measure_loss(search: Search, choice: Choice, tape: np.ndarray, seconds: float) -> Json:
    """Return how much worse an answer was than the best other one; there must be another one.

    `done` and `line` describe the actual answer and the other one, `played` and `chance` are the chances to win after
    them, `loss` is the difference and `error` its standard error.
    """
    rows = candidates(search, choice, tape)
    budget = Seconds((1 - RECHECK_SHARE) * seconds)
    rows, values, _ = search.halve_in_rounds(search.scope(choice.seat, tape), rows, budget)
    best = 1 + int(np.argmax(values[1:].mean(axis=1)))
    values = compare_again(search, choice.seat, rows[[0, best]], tape, RECHECK_SHARE * seconds)
    gains, view = (values[1] - values[0])[None], view_of(search.game, choice)
    return {
        "done": line_json(search.game, view, choice.seat, rows[0], plays_on=False),
        "played": round(float(values[0].mean()), 4),
        "chance": round(float(values[1].mean()), 4),
        "loss": round(float(gains.mean()), 4),
        "error": round(float(errors(gains)[0]), 4),
        "line": line_json(search.game, view, choice.seat, rows[best]),
    }


def compare_again(
    search: Search, seat: int, rows: np.ndarray, tape: np.ndarray, seconds: float
) -> np.ndarray:
    """Return the chances after answers (answers, worlds) in as many new worlds as the time allows."""
    scope, until = search.scope(seat, tape), time.perf_counter() + seconds
    values = search.compare(scope, rows, 0, MIN_WORLDS)
    while time.perf_counter() < until and values.shape[1] < MAX_WORLDS:
        values = np.hstack([values, search.compare(scope, rows, values.shape[1], STEP)])
    return values


def candidates(search: Search, choice: Choice, tape: np.ndarray) -> np.ndarray:
    """Set the view of the search; return the actual answer, then others to compare it with, as rows of codes filled up
    with -1. No rows if only standing orders were legal."""
    game = search.game
    search.set_view(view_of(game, choice), choice.seat)
    legal = answering_codes(game, np.frombuffer(choice.legal, np.int32))
    if len(legal) == 0:
        return np.zeros((0, 1), np.int32)
    others = search.candidates(search.scope(choice.seat, tape), legal, tape)
    rows = np.full((1 + len(others), max(len(choice.codes), others.shape[1])), -1, np.int32)
    rows[0, : len(choice.codes)], rows[1:, : others.shape[1]] = choice.codes, others
    is_other = (rows[1:] != rows[0]).any(axis=1)
    return rows[np.concatenate([[True], is_other])]


def estimate(search: Search, moment: Choice, tape: np.ndarray, seconds: float) -> float:
    """Return a seat's chance to win at a moment (a `Choice` without codes), from its view, if the policy plays on."""
    search.workspace.views[:1] = view_of(search.game, moment)
    nothing = np.full((1, 1), -1, np.int32)  # one answer, without codes
    return float(search.compare(search.scope(moment.seat, tape), nothing, 0, ESTIMATE_WORLDS).mean())


def view_of(game: Game, choice: Choice) -> np.ndarray:
    """Return what the seat saw, as a record array of length 1."""
    return np.frombuffer(choice.view, game.state).copy()
