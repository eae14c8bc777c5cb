"""Mixed strategies for sealed questions, so that a bot is not predictable.

If several seats answer at the same time and unseen, the best answer to what the others usually do may be bad once they
expect it. A few answers are played against a few replies of the enemies, in the same worlds. Regret matching (Hart and
Mas-Colell 2000, as RM+ with linear averaging, Tammelin 2014) finds the probability of each answer that maximizes the
chance to win against the worst reply. The answer is drawn from this mix only if that is significantly better than the
best single answer, each against its worst reply, in other worlds than those from which the mix was computed.
"""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from stridsplan.engine.dice import MASK_32, next_word

from .kernel import Rules, Scope
from .plans import LENGTH, NO_STEP, complete_plan, draw_below, draw_world

if TYPE_CHECKING:
    from .player import Budget, Search

ANSWERS, REPLIES = 4, 5  # at most, in the matrix of chances
ROUNDS = 2  # the budget of the matrix, in rounds of sequential halving
FIRST_WORLDS = 16  # worlds after which the computation stops if no mix can help
MOST_WORLDS = 2_000  # of the matrix
ITERATIONS = 2_000  # of regret matching
TRIES = 2  # attempts for each reply to find a new one
LEAST_SHARE = 0.02  # the minimum probability of an answer in a mix
LEAST_GAIN = 0.003  # the minimum gain in the chance to win
SIGNIFICANT = 2.0  # standard errors by which a mix must be better


class Mix(NamedTuple):
    """The probability of each answer, and the gain from drawing it, in other worlds than those that determined the
    mix."""

    shares: np.ndarray
    gain: float  # the chance after the worst reply, minus that of the best single answer
    error: float  # the standard error of the gain

    @property
    def is_better(self) -> bool:
        """Whether the mix is significantly better than a single answer."""
        return bool((self.shares > 0).sum() > 1 and self.gain > max(LEAST_GAIN, SIGNIFICANT * self.error))


def are_two_sides(side: np.ndarray) -> bool:
    """Return whether there are exactly two sides, so that the game is zero-sum."""
    return len(set(side[side >= 0].tolist())) == 2


def find_mix(
    search: "Search", scope: Scope, answers: np.ndarray, budget: "Budget", done: int, tape: np.ndarray
) -> tuple[np.ndarray | None, int, int]:
    """Return the probabilities of the answers (None if no mix is better than a single answer), the index of the answer
    that was drawn (0 without a mix), and the number of play-outs including the `done` earlier ones."""
    replies = propose_replies(search, scope, tape)
    size = len(answers) * len(replies)
    left = min(MOST_WORLDS, budget.worlds_of_round(done, size, 1)) if len(replies) > 1 else 0
    values = np.zeros((len(answers), len(replies), 0))
    while left > 1 and (worlds := budget.next_batch(done, size, min(left, FIRST_WORLDS))) > 0:
        before = values.shape[2]
        more = search.compare_against(scope, answers, replies, before, worlds)
        values = np.concatenate([values, more], axis=2)
        done, left = done + more.size, left - worlds
        if before < FIRST_WORLDS <= values.shape[2] and most_gain(values.mean(axis=2)) < LEAST_GAIN:
            break
    if values.shape[2] < FIRST_WORLDS:
        return None, 0, done
    found = make_mix(values)
    return (found.shares, draw_index(found.shares, tape), done) if found.is_better else (None, 0, done)


def propose_replies(search: "Search", scope: Scope, tape: np.ndarray) -> np.ndarray:
    """Return different replies of the enemies: (replies, seats, codes), filled up with -1.

    The first is empty, so the policy replies in each world. The others are the policy's replies in some worlds, in
    every second world with another code in one step.
    """
    seats, empty = len(search.side), np.full(LENGTH, -1, np.int32)
    none_likely = np.zeros(len(search.game.actions), np.int32)
    found = [np.tile(empty, (seats, 1))]
    for k in range(TRIES * REPLIES):
        if len(found) == REPLIES:
            break
        reply = found[0].copy()
        for enemy in asked_enemies(search, scope.seat, tape):
            enemy_scope = scope._replace(seat=enemy)
            reply[enemy] = complete_plan(search, enemy_scope, empty, NO_STEP, none_likely)
            if k % 2 == 1:
                step = draw_below(tape, int((reply[enemy] >= 0).sum()))
                reply[enemy] = complete_plan(search, enemy_scope, reply[enemy], step, none_likely)
        if not any((reply == each).all() for each in found):
            found.append(reply)
    return np.array(found)


def asked_enemies(search: "Search", seat: int, tape: np.ndarray) -> list[int]:
    """Draw a world; return the enemies that must act in it."""
    draw_world(search, seat, tape)
    asked = Rules(*search.program.rules).to_act(search.workspace.states, 0)
    return [
        other
        for other, side in enumerate(search.side.tolist())
        if side not in (-1, search.side[seat]) and asked >> other & 1
    ]


def draw_index(shares: np.ndarray, tape: np.ndarray) -> int:
    """Draw an index; `shares` are the probabilities."""
    return min(
        int(np.searchsorted(shares.cumsum(), next_word(tape) / (MASK_32 + 1), "right")), len(shares) - 1
    )


# -- Matrices: the chances of the seat, by answer and reply -----------------------------------------------


def most_gain(chances: np.ndarray) -> float:
    """Return an upper bound of the gain of a mix over the best single answer."""
    return float(chances.max(axis=0).min() - chances.min(axis=1).max())


def make_mix(values: np.ndarray) -> Mix:
    """Compute a mix from half of the worlds of `values` (answers, replies, worlds); measure its gain in the other half.

    A single answer meets the reply that was worst in the first half, the mix the reply that is worst in the second
    half, so that the gain is not overestimated.
    """
    training, test = values[:, :, ::2], values[:, :, 1::2]
    chances = training.mean(axis=2)
    shares = solve(chances)
    mixed = np.tensordot(shares, test, 1)
    singles = test[np.arange(len(test)), chances.argmin(axis=1)]
    gains = mixed[mixed.mean(axis=1).argmin()] - singles[singles.mean(axis=1).argmax()]
    # + 1e-9 as in `player.errors`
    return Mix(shares, float(gains.mean()), float(gains.std() / np.sqrt(len(gains))) + 1e-9)


def solve(chances: np.ndarray) -> np.ndarray:
    """Return the probabilities of the answers that maximize the chance against the worst reply, by regret matching.

    Answers with a probability below LEAST_SHARE are dropped.
    """
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
    """Return weights scaled to sum to 1; equal shares if all are 0."""
    total = weights.sum()
    return weights / total if total > 0 else np.full(len(weights), 1 / len(weights))
