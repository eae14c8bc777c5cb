"""The exact odds of a battle, and the best way to take hits. Nothing is sampled.

Both sides play optimally: the attackers to take the square, the defenders to prevent that (see `solve`). Of equally
good choices each side makes the one after which it has most (`sides.WORTH`); probabilities other than `win` may depend
on this preference. A side has one owner, or is the dragon.

The diplomat is treated like any other tile. His owner could call the battle off (OM-DIP-1); if that were counted, no
attack would ever succeed while he is there. In all functions a and b are the states of the attackers and of the
defenders.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from stridsplan.engine.options import Values

from ..components import Kind, Step, Terrain
from . import matrix
from .sides import GOLD, STEPS, Force, Side, blank_battle, make_side
from .size import MOST_CELLS, check_battle, check_size
from .solve import SHOT, Solved, Throw, solve

State = tuple[int, int]  # the state of the attackers and that of the defenders, see `sides.Side`


class End(NamedTuple):
    """An end of the battle; if both have tiles left, the attackers must withdraw."""

    attack: Force
    defend: Force
    chance: float


class Survivors(NamedTuple):
    """The tiles that a side has left after a battle."""

    by_number: np.ndarray  # (tiles + 1,): probability of each number of tiles left, horses included
    # their price in gold -> probability; specials cost nothing, damaged tiles the full price
    by_gold: dict[int, float]
    loss: float  # expected price of the eliminated tiles


class Battle(NamedTuple):
    """The outcomes of a battle. The first five are probabilities that sum to 1."""

    win: float  # only attackers are left, and they can take the square (OM-AFTER-2)
    cleared: float  # only attackers are left, who cannot take it
    lose: float  # only defenders are left
    both_gone: float  # nobody is left (OM-AFTER-3)
    withdrawn: float  # nobody left can hit: the attackers withdraw (OM-AFTER-5)
    attackers: Survivors
    defenders: Survivors
    ends: tuple[End, ...]  # the most likely first


class Choice(NamedTuple):
    """What a side should keep, and with what probability."""

    left: Force
    share: float


class Advice(NamedTuple):
    """The best way for both sides to take their hits. Several choices must be mixed at random."""

    win: float
    attack: list[Choice]
    defend: list[Choice]


def solve_battle(
    attack: Force, defend: Force, terrain: Terrain, values: Values, most_cells: int = MOST_CELLS
) -> Solved:
    """Solve every position of a battle, for the functions below.

    `attack` and `defend` are counts by slot, 2 * kind + damaged; `values` the table's options, of which the mage's step
    matters. Raises BadBattle if there can be no such battle, TooLarge if it has more than `most_cells` cells
    (`size.count_cells`).
    """
    s = refuse_battle(attack, defend, terrain, values, most_cells)
    return solve(make_side(s, attack, is_attacking=True), make_side(s, defend, is_attacking=False))


def refuse_battle(
    attack: Force, defend: Force, terrain: Terrain, values: Values, most_cells: int = MOST_CELLS
) -> np.void:
    """Raise the errors that `solve_battle` would raise, without solving; otherwise return the blank record of the
    battle."""
    check_battle(attack, defend, terrain)
    s = blank_battle(terrain, has_dragon(defend), values)
    check_size(s, attack, defend, most_cells)
    return s


def has_dragon(force: Force) -> bool:
    return any(force[2 * Kind.DRAGON : 2 * Kind.DRAGON + 2])


def outcomes_of(solved: Solved) -> Battle:
    """Return the outcomes of the battle from its beginning, before the ranged dice."""
    ends = sorted(play_out(solved).items(), key=lambda end: -end[1])
    a, b = np.array([states for states, _ in ends]).T
    chance = np.array([chance for _, chance in ends])
    takes = solved.attack.is_capable[a]
    return Battle(
        win=float(chance[(b == 0) & takes].sum()),
        cleared=float(chance[(a > 0) & (b == 0) & ~takes].sum()),
        lose=float(chance[(a == 0) & (b > 0)].sum()),
        both_gone=float(chance[(a == 0) & (b == 0)].sum()),
        withdrawn=float(chance[(a > 0) & (b > 0)].sum()),
        attackers=survivors(solved.attack, a, chance),
        defenders=survivors(solved.defend, b, chance),
        ends=tuple(End(force(solved.attack, a), force(solved.defend, b), chance) for (a, b), chance in ends),
    )


def survivors(side: Side, states: np.ndarray, chance: np.ndarray) -> Survivors:
    """Return what is left of a side, over all ends of a battle."""
    number, gold = side.forces.sum(axis=1), side.forces @ GOLD
    by_gold: dict[int, float] = defaultdict(float)
    for sum_of_gold, p in sorted(zip(gold[states].tolist(), chance.tolist(), strict=True), reverse=True):
        by_gold[sum_of_gold] += p
    return Survivors(
        by_number=np.bincount(number[states], chance, number[-1] + 1),
        by_gold=dict(by_gold),
        loss=float((gold[-1] - gold[states]) @ chance),
    )


def force(side: Side, state: int) -> Force:
    """Return the tiles of a state."""
    return tuple(side.forces[state].tolist())


# -- The ends of the battle ------------------------------------------------------------------------------------------


def play_out(solved: Solved) -> dict[State, float]:
    """Return the probability of every end of the battle.

    Positions are visited by the number of hits that both sides together can still take, downwards, so that each comes
    after all positions that lead to it.
    """
    capacity_a, capacity_b = solved.attack.capacity.tolist(), solved.defend.capacity.tolist()
    reached: list[dict[State, np.ndarray]] = [
        defaultdict(lambda: np.zeros(len(STEPS))) for _ in range(capacity_a[-1] + capacity_b[-1] + 1)
    ]
    reached[-1][len(solved.attack) - 1, len(solved.defend) - 1][Step.RANGED] = 1
    ends: dict[State, float] = {}
    for level in reversed(reached):
        for (a, b), chance in level.items():
            if is_over(solved, a, b):
                ends[a, b] = float(chance.sum())
                continue
            for step, after_a, after_b, p in play_step(solved, a, b, chance):
                reached[capacity_a[after_a] + capacity_b[after_b]][after_a, after_b][step] += p
    return ends


def is_over(solved: Solved, a: int, b: int) -> bool:
    """Return whether at most one side is left, or no tile rolls (OM-AFTER-1, OM-AFTER-5)."""
    return a == 0 or b == 0 or not (solved.attack.rolls[a] or solved.defend.rolls[b])


def play_step(solved: Solved, a: int, b: int, chance: np.ndarray) -> Iterator[tuple[int, int, int, float]]:
    """Yield (next step, attackers, defenders, chance) for everything that can follow a position after the first hit.

    `chance` is the probability of this position before the dice of each step.
    """
    odds = [(throw, throw_odds(solved, throw, a, b)) for throw in solved.throws]
    miss = np.ones(len(STEPS))
    for throw, chances in odds:
        if not throw.is_sharp:
            miss[throw.step], chances[0, 0] = chances[0, 0], 0
    # How often each step's dice are rolled, on average: while all miss, the steps alternate (a geometric series)
    rolled = (chance + (miss * chance)[::-1]) / (1 - miss.prod())
    for throw, chances in odds:
        for hits_a, hits_b, left_a, left_b, share in take_hits(solved, throw, a, b, chances):
            yield 1 - throw.step, left_a, left_b, rolled[throw.step] * chances[hits_a, hits_b] * share


def throw_odds(solved: Solved, throw: Throw, a: int, b: int) -> np.ndarray:
    """Return the probabilities [hits on attackers, hits on defenders], without rows and columns of zeros."""
    on_a, on_b = solved.chances(throw, a, b)
    return np.outer(on_a[: np.count_nonzero(on_a)], on_b[: np.count_nonzero(on_b)])


def take_hits(
    solved: Solved, throw: Throw, a: int, b: int, chances: np.ndarray
) -> Iterator[tuple[int, int, int, int, float]]:
    """Yield (hits on attackers, hits on defenders, attackers left, defenders left, share) of the best choices, for all
    numbers of hits that are possible."""
    if not chances.any():
        return
    rows, row_blocks = solved.attack.left_by_hits(a, chances.shape[0] - 1)
    columns, column_blocks = solved.defend.left_by_hits(b, chances.shape[1] - 1)
    payoff = solved.values[throw.after][rows[:, None], columns]
    preferences = solved.attack.preference[rows], solved.defend.preference[columns]
    best_rows, best_columns, is_saddle = matrix.saddles(payoff, row_blocks, column_blocks, *preferences)
    left_a, left_b = rows[best_rows].tolist(), columns[best_columns].tolist()
    for hits_a, hits_b in np.transpose(chances.nonzero()).tolist():
        if is_saddle[hits_a, hits_b]:
            found = [(left_a[hits_a][hits_b], left_b[hits_a][hits_b], 1.0)]
        else:
            found = mixture(solved, throw, a, b, hits_a, hits_b)
        for after_a, after_b, share in found:
            if throw.is_sharp:
                after_a, after_b = best_shot(solved, after_a, after_b)
            yield hits_a, hits_b, after_a, after_b, share


def mixture(
    solved: Solved, throw: Throw, a: int, b: int, hits_a: int, hits_b: int
) -> list[tuple[int, int, float]]:
    """Return (attackers, defenders, share) of what is left if both sides must mix their choices."""
    rows, columns, payoff = solved.game(throw.after, a, b, hits_a, hits_b)
    best = matrix.mix(payoff)
    shares = np.outer(best.rows, best.columns)
    return [(int(rows[i]), int(columns[j]), float(shares[i, j])) for i, j in np.argwhere(shares)]


def best_shot(solved: Solved, a: int, b: int) -> State:
    """Return the state after the sharpshooters' best shot (OM-SHARP-1); of equal ones the shot that costs the enemy
    most."""
    worth = solved.values[Step.MELEE]
    if solved.attack.sharp.any():
        left = solved.defend.less[b]
        return a, pick(left, worth[a, left], -solved.defend.preference[left])
    left = solved.attack.less[a]
    return pick(left, -worth[left, b], -solved.attack.preference[left]), b


def pick(states: np.ndarray, payoff: np.ndarray, preference: np.ndarray) -> int:
    """Return the state that pays most; among equals the one that is preferred most."""
    return int(states[np.where(payoff >= payoff.max() - matrix.TOLERANCE, preference, -np.inf).argmax()])


# -- Advice --------------------------------------------------------------------------------------------------


def advise(
    solved: Solved, step: Step, attack: Force, defend: Force, hits_a: int, hits_b: int, is_shot: bool = False
) -> Advice:
    """Return the best way for both sides to take the hits of a step that has been rolled.

    `attack` and `defend` are the tiles before the hits; `is_shot`: the sharpshooters have hit too, and their owner
    chooses afterwards. Raises ValueError if the battle cannot lead to these tiles.
    """
    a, b = solved.attack.find(attack), solved.defend.find(defend)
    rows, columns, payoff = solved.game(SHOT if is_shot else 1 - step, a, b, hits_a, hits_b)
    best = matrix.solve(payoff, solved.attack.preference[rows], solved.defend.preference[columns])
    return Advice(
        best.value, choices(solved.attack, rows, best.rows), choices(solved.defend, columns, best.columns)
    )


def choices(side: Side, left: np.ndarray, shares: np.ndarray) -> list[Choice]:
    """Return the chosen states, the most probable first."""
    chosen = np.flatnonzero(shares)
    ordered = chosen[np.argsort(-shares[chosen], kind="stable")]
    return [Choice(force(side, left[k]), float(shares[k])) for k in ordered]


def advise_shot(solved: Solved, attack: Force, defend: Force) -> Advice:
    """Return the best target of the sharpshooters, after all other hits have been taken."""
    a, b = best_shot(solved, solved.attack.find(attack), solved.defend.find(defend))
    win = float(solved.values[Step.MELEE, a, b])
    return Advice(win, [Choice(force(solved.attack, a), 1.0)], [Choice(force(solved.defend, b), 1.0)])
