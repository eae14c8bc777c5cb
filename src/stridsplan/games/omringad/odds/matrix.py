"""Matrix games: both sides choose at the same time, one maximizes the payoff, the other minimizes it.

By von Neumann's theorem such a game has a value, and each side a mixed strategy that secures it. Most games here have a
saddle point, a pair of pure strategies that is best for both; it is searched first.

J. von Neumann, "Zur Theorie der Gesellschaftsspiele", Mathematische Annalen 100 (1928), 295-320.
G. B. Dantzig, "A proof of the equivalence of the programming problem and the game problem" (1951).
"""

from typing import NamedTuple

import numpy as np

TOLERANCE = 1e-12  # payoffs are probabilities; smaller differences count as none


class Solution(NamedTuple):
    """The value of a matrix game, and optimal strategies: the share of each choice."""

    value: float
    rows: np.ndarray  # (m,), sums to 1: of the side that maximizes
    columns: np.ndarray  # (n,), sums to 1: of the side that minimizes


class Blocks(NamedTuple):
    """How n rows or columns are divided."""

    starts: list[int]  # the first of each block
    block_of: np.ndarray  # (n,)


def one_block(n: int) -> Blocks:
    """Return a single block."""
    return Blocks([0], np.zeros(n, int))


def solve(payoff: np.ndarray, row_preference: np.ndarray, column_preference: np.ndarray) -> Solution:
    """Solve the game with this payoff (m, n); of equal pure choices those with the largest preference (m,), (n,)
    are made."""
    rows, columns, found = saddles(
        payoff, *(one_block(n) for n in payoff.shape), row_preference, column_preference
    )
    if not found[0, 0]:
        return mix(payoff)
    row, column = rows[0, 0], columns[0, 0]
    return Solution(
        float(payoff[row, column]), np.eye(len(row_preference))[row], np.eye(len(column_preference))[column]
    )


def saddles(
    payoff: np.ndarray,
    rows: Blocks,
    columns: Blocks,
    row_preference: np.ndarray,
    column_preference: np.ndarray,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return the saddle points of many games, which are the blocks of one payoff.

    Returns rows and columns of `payoff`, and whether they are a saddle point: each (row blocks, column blocks).
    """
    least = np.minimum.reduceat(payoff, columns.starts, axis=1)
    most = np.maximum.reduceat(payoff, rows.starts, axis=0)
    # The value of each game if the rows are chosen first, and if the columns are: equal where there is a saddle point
    low, high = (
        np.maximum.reduceat(least, rows.starts, axis=0),
        np.minimum.reduceat(most, columns.starts, axis=1),
    )
    best_rows = favourites(least, low, rows, row_preference)
    best_columns = favourites(-most.T, -high.T, columns, column_preference).T
    return best_rows, best_columns, high - low <= TOLERANCE


def favourites(payoff: np.ndarray, best: np.ndarray, blocks: Blocks, preference: np.ndarray) -> np.ndarray:
    """Return (blocks, n): for every column the row of each block that pays the `best` there; among equals the one with
    the largest preference, then the first."""
    wish = np.where(payoff >= best[blocks.block_of] - TOLERANCE, preference[:, None], -np.inf)
    ends = [*blocks.starts[1:], len(payoff)]
    return np.array(
        [first + wish[first:end].argmax(axis=0) for first, end in zip(blocks.starts, ends, strict=True)]
    )


def mix(payoff: np.ndarray) -> Solution:
    """Solve a game by the simplex method, with Bland's rule against cycling.

    With all payoffs made positive: the largest sum of y with payoff @ y <= 1 is 1 / value, y * value the columns'
    mixture, and the prices of the rows give theirs (Dantzig 1951).
    """
    m, n = payoff.shape
    low, scale = payoff.min(), np.ptp(payoff)
    tableau = np.zeros((m + 1, n + m + 1))
    tableau[:m, :n] = (payoff - low) / scale + 1
    tableau[:m, n:-1] = np.eye(m)
    tableau[:m, -1] = 1
    tableau[m, :n] = -1
    basis = np.arange(n, n + m)
    while (entering := first_below(tableau[m, :-1])) is not None:
        pivot(tableau, basis, entering)
    value = 1 / tableau[m, -1]
    columns = np.zeros(n + m)
    columns[basis] = tableau[:m, -1] * value
    rows = np.maximum(tableau[m, n:-1] * value, 0)
    columns = np.maximum(columns[:n], 0)
    return Solution((value - 1) * scale + low, rows / rows.sum(), columns / columns.sum())


def first_below(costs: np.ndarray) -> int | None:
    """Return the first variable that would increase the sum, None if there is none."""
    below = costs < -TOLERANCE
    first = int(below.argmax())
    return first if below[first] else None


def pivot(tableau: np.ndarray, basis: np.ndarray, entering: int) -> None:
    """Bring a variable into the basis, in place of the one that limits it first."""
    column = tableau[:, entering].copy()
    usable = (column[:-1] > TOLERANCE).nonzero()[0]
    ratios = tableau[usable, -1] / column[usable]
    tied = usable[ratios <= ratios.min() + TOLERANCE]
    leaving = tied[basis[tied].argmin()]
    row = tableau[leaving] / column[leaving]
    tableau -= column[:, None] * row
    tableau[leaving] = row
    basis[leaving] = entering
