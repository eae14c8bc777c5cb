"""Hexes by scenario that the policy looks at for every code, listed once so that it need not search the map."""

import numpy as np

from ..components.map import APPROACH, BRIDGEHEAD, COLUMNS, HEXES, NOWHERE, SCENARIOS, TERRAIN, Terrain
from ..components.pools import SIDES, Side
from ..components.tables import frozen
from ..rules.geography import distance, may_be_conflux, may_land


def hex_lists(is_listed) -> tuple[np.ndarray, np.ndarray]:
    """Return the hexes for which `is_listed(scenario, hex)` is true, and by scenario how many there are.

    The hexes are a table [scenario, k]; NOWHERE fills the rest of a row.
    """
    rows = [[hex for hex in range(HEXES) if is_listed(scenario, hex)] for scenario in range(SCENARIOS)]
    counts = [len(row) for row in rows]
    return frozen([row + [NOWHERE] * (max(counts) - len(row)) for row in rows]), frozen(counts)


def middle_of(scenario: int) -> int:
    """Return the hex in the middle of those that the conflux may happen in."""
    hexes = CANDIDATES[scenario, : COUNT_OF_CANDIDATES[scenario]]
    columns, rows = np.mod(hexes, COLUMNS), np.floor_divide(hexes, COLUMNS)
    return COLUMNS * round(float(np.mean(rows))) + round(float(np.mean(columns)))


CANDIDATES, COUNT_OF_CANDIDATES = hex_lists(may_be_conflux)  # for the conflux
# where every unit may land, not only elite soldiers
COASTS, COUNT_OF_COASTS = hex_lists(lambda scenario, hex: may_land(scenario, hex, False, 0))
GROUND, COUNT_OF_GROUND = hex_lists(lambda scenario, hex: TERRAIN[scenario, hex] <= Terrain.WHITE)
# By scenario
HEART = frozen([middle_of(scenario) for scenario in range(SCENARIOS)])


def usual_landing(scenario: int, side: int) -> int:
    """Return where a side lands if it comes from its usual approach; CRU at its bridge."""
    approach, heart = int(APPROACH[scenario, side]), int(HEART[scenario])
    if side == Side.CRU or approach == NOWHERE:
        return int(BRIDGEHEAD[scenario])
    coasts = [int(hex) for hex in COASTS[scenario, : COUNT_OF_COASTS[scenario]]]
    return min(coasts, key=lambda hex: (distance(approach, hex) + distance(hex, heart), hex))


# [scenario, side]
LANDINGS = frozen([[usual_landing(scenario, side) for side in range(SIDES)] for scenario in range(SCENARIOS)])
