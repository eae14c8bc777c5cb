"""Mixed answers to sealed questions, so that a bot cannot be read.

Where several seats answer at once and unseen, the best answer to what others usually do may be a bad one once they
expect it. A few answers are played against a few replies of the enemies, in the same worlds. Regret matching (Hart and
Mas-Colell 2000; regrets not below 0 and later rounds counting more, Tammelin 2014) finds how likely to take each, so
that the worst reply hurts least. The answer is drawn so only if that helps: if the worst reply to the mix leaves a
better chance than the worst one to the best single answer, in other worlds than those from which the mix was made, and
beyond doubt.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from stridsplan.engine.dice import MASK_32, next_word

from .kernel import Rules, Scope
from .plans import LENGTH, NO_STEP, complete_plan, draw_below, draw_world

if TYPE_CHECKING:
    from .player import Budget, Search

ANSWERS, REPLIES = 4, 5  # at most
ROUNDS = 2  # the matrix (answers by replies) gets as much of the budget as so many rounds of halving
FIRST_WORLDS = 16  # after which it is given up if no mix can help
MOST_WORLDS = 2_000
ITERATIONS = 2_000  # of regret matching
TRIES = 2  # for each reply, to find one that is new
LEAST_SHARE = 0.02  # of an answer in a mix
LEAST_GAIN = 0.003
DOUBT = 2.0  # standard errors by which a mix must be better


class Mix(NamedTuple):
    """How likely to take each answer, and what that is worth, in worlds other than those from which it was made."""

    shares: np.ndarray
    gain: float  # of the chance after the worst reply, against that of the best single answer
    error: float  # standard

    @property
    def helps(self) -> bool:
        """Whether it is better than a single answer, beyond doubt."""
        return bool((self.shares > 0).sum() > 1 and self.gain > max(LEAST_GAIN, DOUBT * self.error))


def are_two_sides(side: np.ndarray) -> bool:
    """Tell whether there are two sides: what one gains, the other loses."""
    return len(set(side[side >= 0].tolist())) == 2


def find_mix(
    search: "Search", scope: Scope, answers: np.ndarray, budget: "Budget", done: int, tape: np.ndarray
) -> tuple[np.ndarray | None, int, int]:
    """Return how likely to take each answer and the place of the one drawn, or None if a single one does as well; and
    the number of play-outs, with those `done` before."""
    replies = propose_replies(search, scope, tape)
    size = len(answers) * len(replies)
    left = min(MOST_WORLDS, budget.worlds(done, size, 1)) if len(replies) > 1 else 0
    values = np.zeros((len(answers), len(replies), 0))
    while left > 1 and (worlds := budget.at_once(done, size, min(left, FIRST_WORLDS))) > 0:
        more = search.compare_against(scope, answers, replies, values.shape[2], worlds)
        values = np.concatenate([values, more], axis=2)
        done, left = done + more.size, left - worlds
        if values.shape[2] == FIRST_WORLDS and exploitability(values.mean(axis=2)) < LEAST_GAIN:
            break
    if values.shape[2] < FIRST_WORLDS:
        return None, 0, done
    found = make_mix(values)
    return (found.shares, draw_index(found.shares, tape), done) if found.helps else (None, 0, done)


def propose_replies(search: "Search", scope: Scope, tape: np.ndarray) -> np.ndarray:
    """Return replies of the enemies, rows of codes by seat. The first is empty: in each world the policy replies. The
    others are the policy's replies in some worlds, every second one with another code in one step. No two are equal."""
    seats, nothing = len(search.side), np.full(LENGTH, -1, np.int32)
    unlikely = np.zeros(len(search.game.actions), np.int32)
    found = [np.tile(nothing, (seats, 1))]
    for k in range(TRIES * REPLIES):
        if len(found) == REPLIES:
            break
        reply = found[0].copy()
        for enemy in asked_enemies(search, scope.seat, tape):
            its = scope._replace(seat=enemy)
            reply[enemy] = complete_plan(search, its, nothing, NO_STEP, unlikely)
            if k % 2 == 1:
                step = draw_below(tape, int((reply[enemy] >= 0).sum()))
                reply[enemy] = complete_plan(search, its, reply[enemy], step, unlikely)
        if not any((reply == each).all() for each in found):
            found.append(reply)
    return np.array(found)


def asked_enemies(search: "Search", seat: int, tape: np.ndarray) -> list[int]:
    """Draw a world; return the enemies that are asked there."""
    draw_world(search, seat, tape)
    asked = Rules(*search.program.rules).to_act(search.workspace.states, 0)
    return [
        other
        for other, side in enumerate(search.side.tolist())
        if side not in (-1, search.side[seat]) and asked >> other & 1
    ]


def draw_index(shares: np.ndarray, tape: np.ndarray) -> int:
    """Draw a place, each by its share."""
    return min(
        int(np.searchsorted(shares.cumsum(), next_word(tape) / (MASK_32 + 1), "right")), len(shares) - 1
    )


# -- Matrices: chances of the seat, by its answer and the reply -----------------------------------------------


def exploitability(chances: np.ndarray) -> float:
    """Return how much a mix can be better than the best single answer, at most."""
    return float(chances.max(axis=0).min() - chances.min(axis=1).max())


def make_mix(values: np.ndarray) -> Mix:
    """Make a mix from half of the worlds of (answers, replies, worlds), and compare it in the other half with the best
    single answer. Each single answer meets the reply that was worst for it in the first half, the mix the one that is
    worst for it in the second, so that its gain is not overrated."""
    made, held = values[:, :, ::2], values[:, :, 1::2]
    chances = made.mean(axis=2)
    shares = solve(chances)
    mixed = np.tensordot(shares, held, 1)
    singles = held[np.arange(len(held)), chances.argmin(axis=1)]
    gains = mixed[mixed.mean(axis=1).argmin()] - singles[singles.mean(axis=1).argmax()]
    return Mix(shares, float(gains.mean()), float(gains.std() / np.sqrt(len(gains))) + 1e-9)


def solve(chances: np.ndarray) -> np.ndarray:
    """Return the shares of the answers with which the worst reply hurts least, by regret matching; those hardly used
    are dropped."""
    count, others = chances.shape
    regrets, regrets_of_others = np.zeros(count), np.zeros(others)
    total = np.zeros(count)
    for k in range(1, ITERATIONS + 1):
        own = normalize(regrets)
        gains = chances @ normalize(regrets_of_others)
        losses = own @ chances
        regrets = np.maximum(0, regrets + gains - own @ gains)
        regrets_of_others = np.maximum(0, regrets_of_others + losses @ normalize(regrets_of_others) - losses)
        total += k * own
    shares = normalize(total)
    return normalize(np.where(shares < LEAST_SHARE, 0, shares))


def normalize(weights: np.ndarray) -> np.ndarray:
    """Return weights as shares; equal ones if there are none."""
    total = weights.sum()
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))
