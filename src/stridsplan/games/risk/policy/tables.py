"""Tables of the policy, computed once: odds of battles, and properties of the map."""

import numpy as np

from ..components import (
    CONTINENT_COUNT,
    CONTINENT_OF,
    CONTINENT_SIZE,
    EDGES,
    TERRITORY_COUNT,
    frozen,
)
from ..odds import roll_odds

MOST_ARMIES = 30  # of each side in the tables; larger battles are scaled down


def _battle_tables(two_dice_min):
    """Return two arrays of shape [attackers, defenders]: the chance to conquer, in thousandths, and the attacker's
    expected loss, in hundredths of an army."""
    size = MOST_ARMIES + 1
    win, loss = np.zeros((size, size)), np.zeros((size, size))
    win[:, 0] = 1.0
    for a in range(1, size):
        for d in range(1, size):
            attack_dice, defence_dice = min(a, 3), 2 if d >= two_dice_min else 1
            fought = min(attack_dice, defence_dice)
            for lost, chance in enumerate(roll_odds(attack_dice, defence_dice)):
                a_left, d_left = a - fought + lost, d - lost
                win[a, d] += chance * win[a_left, d_left]
                loss[a, d] += chance * (fought - lost + loss[a_left, d_left])
    return np.rint(win * 1000), np.rint(loss * 100)


_TABLES = [_battle_tables(two_dice_min) for two_dice_min in (2, 3)]
WIN = frozen([win for win, _ in _TABLES])  # [defence.two_dice_min - 2, attackers, defenders], of 1000
LOSS = frozen([loss for _, loss in _TABLES])  # in hundredths of an army

# The first territory of each continent, then the number of territories. Those of a continent have consecutive
# numbers
CONTINENT_FIRST = frozen([0, *np.cumsum(CONTINENT_SIZE)])

_TOUCHING = [
    sorted({a for a, b in EDGES if CONTINENT_OF[b] == c and CONTINENT_OF[a] != c})
    for c in range(CONTINENT_COUNT)
]
# The territories next to each continent, padded with -1
MOST_TOUCHING = max(len(row) for row in _TOUCHING)
TOUCHING = frozen([row + [-1] * (MOST_TOUCHING - len(row)) for row in _TOUCHING])

_WAYS_IN = {a for a, b in EDGES if CONTINENT_OF[a] != CONTINENT_OF[b]}
# By territory: 1 if it has a neighbour in another continent
IS_WAY_IN = frozen([t in _WAYS_IN for t in range(TERRITORY_COUNT)])
