"""The value of every position of a battle under optimal play on both sides.

A battle is a stochastic game of two players (Shapley 1953). The hits that a side can still take never increase, so the
game is solved backwards from its end; only steps in which all miss lead back to the same position, and that loop is
summed. After the dice of a step both sides choose at the same time which tiles take the hits, which is a matrix game.
The attackers want to take the square, that is, to be alone in it with a capable tile.

Tables are indexed [a, b]: the attackers in state a, the defenders in state b (see `sides`).

L. S. Shapley, "Stochastic Games", PNAS 39 (1953), 1095-1100.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from ..components import Step
from . import matrix
from .sides import STEPS, Side

SHOT = 2  # a table besides those of the two steps: the sharpshooters have hit, and their owner chooses the target
TABLES = 3

Index = int | np.ndarray  # of a state, or of states


class Throw(NamedTuple):
    """The dice of a step, if the sharpshooters hit in it or do not."""

    step: Step
    is_sharp: bool
    after: int  # the table that holds the values after the other hits


THROWS = (
    Throw(Step.RANGED, False, Step.MELEE),
    Throw(Step.RANGED, True, SHOT),
    Throw(Step.MELEE, False, Step.RANGED),
)


@dataclass(frozen=True, eq=False)
class Solved:
    """A battle with the value of every position; `solve` makes it."""

    attack: Side
    defend: Side
    # (TABLES, a, b): probability that the attackers take the square, before the dice of a step or a shot
    values: np.ndarray

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """The throws that this battle can have."""
        has_sharp = self.attack.sharp.any() or self.defend.sharp.any()
        return tuple(throw for throw in THROWS if has_sharp or not throw.is_sharp)

    def chances(self, throw: Throw, a: Index, b: Index) -> tuple[np.ndarray, np.ndarray]:
        """Return the probabilities of the hits on the attackers (..., hits + 1) and on the defenders, in positions [a,
        b].

        The first contain, as a factor, the probability that the sharpshooters do what the throw says.
        """
        faced_by_a, faced_by_b = self.defend.has_infiltrator[b], self.attack.has_infiltrator[a]
        on_a, on_b = self.defend.dice[throw.step][faced_by_b, b], self.attack.dice[throw.step][faced_by_a, a]
        if throw.step == Step.RANGED:
            sharp = self.attack.sharp[faced_by_a, a] + self.defend.sharp[faced_by_b, b]
            on_a = on_a * (sharp if throw.is_sharp else 1 - sharp)[..., None]
        return on_a, on_b

    def game(
        self, after: int, a: int, b: int, hits_a: int, hits_b: int
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the matrix game of taking these numbers of hits: the possible states (m,), (n,), and the payoff (m,
        n)."""
        rows, columns = self.attack.left(a, hits_a), self.defend.left(b, hits_b)
        return rows, columns, self.values[after][rows[:, None], columns]

    def shots(self, rows: slice, columns: slice) -> np.ndarray:
        """Return the values (a, b) after the best shot; a shot without a target is lost (OM-SHARP-4)."""
        if self.attack.sharp.any():
            return self.values[Step.MELEE, rows][:, self.defend.less[columns]].max(axis=2)
        return self.values[Step.MELEE][self.attack.less[rows], columns].min(axis=1)


def solve(attack: Side, defend: Side) -> Solved:
    """Solve a battle in order of the hits that the attackers can take, upwards."""
    solved = Solved(attack, defend, np.zeros((TABLES, len(attack), len(defend))))
    solved.values[:, :, 0] = attack.is_capable
    layers = [empty_layer(solved, throw, attack.levels[0]) for throw in solved.throws]
    for below, level in pairwise(attack.levels):
        layers = [next_layer(solved, layer, level, below) for layer in layers]
        fill(solved, [expect(solved, layer, level) for layer in layers], level)
    return solved


# -- If the attackers are hit -----------------------------------------------------------------------------


class Layer(NamedTuple):
    """The games after a throw, for the attackers' states of one level."""

    throw: Throw
    low: np.ndarray  # (a, b, hits on a, hits on b): the value if the defenders choose after the attackers


def empty_layer(solved: Solved, throw: Throw, level: slice) -> Layer:
    hits_a, hits_b = solved.defend.dice[throw.step].shape[-1], solved.attack.dice[throw.step].shape[-1]
    return Layer(throw, np.zeros((level.stop - level.start, len(solved.defend), hits_a, hits_b)))


def next_layer(solved: Solved, layer: Layer, level: slice, below: slice) -> Layer:
    """Return the next layer, for hits on the attackers: the first hit leads to a state of the layer below."""
    raised = empty_layer(solved, layer.throw, level)
    less = solved.attack.less[level] - below.start
    raised.low[:, :, 1:] = layer.low[less[:, 0], :, :-1]
    for after in less.T[1:]:
        np.maximum(raised.low[:, :, 1:], layer.low[after, :, :-1], out=raised.low[:, :, 1:])
    return raised


def choose_first(low: np.ndarray, less: np.ndarray) -> np.ndarray:
    """Return the value if the defenders choose before the attackers; if it is more than `low`, there is no saddle
    point."""
    high = np.empty_like(low)
    high[..., 0] = low[..., 0]
    for hits_b in range(1, low.shape[3]):
        high[..., hits_b] = high[..., hits_b - 1][:, less].min(axis=2)
    return high


class Part(NamedTuple):
    """The value of a throw, in parts."""

    layer: Layer
    hit: np.ndarray  # (a, b): the part of the value from throws that hit the attackers
    spared: np.ndarray  # (a, b): probability that they are not hit
    on_b: np.ndarray  # (a, b, hits + 1): probability of each number of hits on the defenders


def expect(solved: Solved, layer: Layer, level: slice) -> Part:
    """Return the part of a throw's value from hits on the attackers."""
    states_a, states_b = np.arange(level.start, level.stop), np.arange(len(solved.defend))
    on_a, on_b = solved.chances(layer.throw, states_a[:, None], states_b)
    # The value of each game; the loop computes it where there is no saddle point
    value = layer.low[:, :, 1:].copy()
    gap = choose_first(value, solved.defend.less) - value > matrix.TOLERANCE
    for a, b, k, hits_b in np.argwhere(gap).tolist():
        if on_a[a, b, k + 1] * on_b[a, b, hits_b] > 0:
            _, _, payoff = solved.game(layer.throw.after, level.start + a, b, k + 1, hits_b)
            value[a, b, k, hits_b] = matrix.mix(payoff).value
    return Part(layer, np.einsum("abij,abi,abj->ab", value, on_a[..., 1:], on_b), on_a[..., 0], on_b)


# -- If the attackers are not hit --------------------------------------------------------------------------------------


def fill(solved: Solved, parts: list[Part], level: slice) -> None:
    """Compute the values of a level in order of the hits that the defenders can take, upwards."""
    layers = [part.layer for part in parts]
    shoot(solved, layers, level, slice(0, 1))
    for throw, low in layers:
        low[:, 0, 0] = solved.values[throw.after, level, :1]
    for columns in solved.defend.levels[1:]:
        for layer in layers:
            layer.low[:, columns, 0, 1:] = layer.low[:, solved.defend.less[columns], 0, :-1].min(axis=2)
        shoot(solved, layers, level, columns)
        solved.values[: len(STEPS), level, columns] = before_dice(parts, columns)
        for throw, low in layers:
            low[:, columns, 0, 0] = solved.values[throw.after, level, columns]


def shoot(solved: Solved, layers: list[Layer], level: slice, columns: slice) -> None:
    """Compute the values after a hit of the sharpshooters, who may be eliminated by then."""
    for throw, low in layers:
        if throw.is_sharp:
            solved.values[SHOT, level, columns] = low[:, columns, 0, 0] = solved.shots(level, columns)


def before_dice(parts: list[Part], columns: slice) -> tuple[np.ndarray, np.ndarray]:
    """Return the values (a, b) of positions before the ranged and before the melee dice.

    Each value is a constant plus the other value times the probability that all miss: two linear equations. If
    nobody rolls, the attackers withdraw (OM-AFTER-5).
    """
    sure = [np.zeros_like(parts[0].hit[:, columns]) for _ in STEPS]
    miss = [np.ones_like(sure[0]) for _ in STEPS]
    for (throw, low), hit, spared, on_b in parts:
        then = (on_b[:, columns] * low[:, columns, 0]).sum(axis=2)
        sure[throw.step] += hit[:, columns] + spared[:, columns] * then
        if not throw.is_sharp:
            miss[throw.step] = spared[:, columns] * on_b[:, columns, 0]
    loop = 1 - miss[0] * miss[1]
    ends = np.where(loop > 0, loop, 1)
    return (sure[0] + miss[0] * sure[1]) / ends, (sure[1] + miss[1] * sure[0]) / ends
