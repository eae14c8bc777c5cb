"""The map as tables: the grid, and of each scenario terrain, levels, roads, places (catalogue 4.2).

A hex is the number 20 * row + column. BOX is the place off the map beyond the bridge, "Marjura". Tables of a scenario
have the scenario first, 0 for the island and 1 for the skirmish; hexes that a scenario leaves out are OUTSIDE.
"""

from itertools import pairwise

import numpy as np

from stridsplan.engine.enums import IntEnum

from ..scenario_files import (
    COLUMNS,
    COMPANIES,
    PEOPLES,
    ROWS,
    SIDES,
    Scenario,
    neighbours_of,
    read,
    read_scenario,
)
from .tables import frozen

HEXES = ROWS * COLUMNS
BOX = HEXES
NODES = HEXES + 1  # all hexes and the box
NOWHERE = -1
TO_THE_BOX = 99  # the distance of every hex from the box

# -- The grid ------------------------------------------------------------------------------------------------


class Direction(IntEnum):
    """Directions in ascending order of the hexes they lead to; the opposite of d is 5 - d."""

    NORTH_WEST = 0
    NORTH_EAST = 1
    WEST = 2
    EAST = 3
    SOUTH_WEST = 4
    SOUTH_EAST = 5


DIRECTIONS = 6
NEIGHBOUR = frozen(
    [[NOWHERE if near is None else near for near in neighbours_of(here)] for here in range(HEXES)]
    + [[NOWHERE] * DIRECTIONS]  # of the box
)


def hex_at(column: int, row: int) -> int:
    """Return the hex that the catalogue writes (column, row)."""
    return COLUMNS * row + column


# -- Scenarios -----------------------------------------------------------------------------------------------


ISLAND, SKIRMISH = 0, 1
SCENARIO_IDS = ("island", "skirmish")
FILES = tuple(read_scenario(read(f"{name}.json"), f"{name}.json") for name in SCENARIO_IDS)
SCENARIOS = len(FILES)


class Terrain(IntEnum):
    OPEN = 0
    BUILDINGS = 1
    PINE = 2
    WHITE = 3
    BRIDGE = 4  # open ground when the bridge is finished, sea before
    SEA = 5
    OUTSIDE = 6


TERRAINS = 7
TERRAIN = frozen(  # [scenario, hex]; the box is open ground
    [
        [Terrain[file.terrain.get(here, "outside").upper()] for here in range(HEXES)] + [Terrain.OPEN]
        for file in FILES
    ]
)
LEVEL = frozen([[file.level.get(here, 0) for here in range(NODES)] for file in FILES])  # steps of 50 m


def road_bits(file: Scenario) -> list[int]:
    """Return the directions in which a road leaves each hex, as bits."""
    bits = [0] * NODES
    for road in file.roads.values():
        for here, there in pairwise(road):
            bits[here] |= 1 << neighbours_of(here).index(there)
            bits[there] |= 1 << neighbours_of(there).index(here)
    return bits


ROADS = frozen([road_bits(file) for file in FILES])  # [scenario, hex]
BRIDGEHEAD = frozen([file.bridgehead for file in FILES])
BRIDGE_END = frozen([file.bridge[-1] for file in FILES])  # the hex of the bridge next to the box
APPROACH = frozen(  # [scenario, side]: where a side comes from that names no hex (CN-ARR-3)
    [[file.approaches.get(side, NOWHERE) for side in SIDES] for file in FILES]
)

# -- Who plays, and when -------------------------------------------------------------------------------------

PLAYS = frozen([[side in file.sides for side in SIDES] for file in FILES])  # [scenario, side]: 1 or 0
MOST_COMPANIES = max(COMPANIES.values())
TAKES_PART = frozen(  # [scenario, side, number in the army list - 1] (catalogue 1.7)
    [
        [[k + 1 in file.companies.get(side, ()) for k in range(MOST_COMPANIES)] for side in SIDES]
        for file in FILES
    ]
)
CONFLUX_DAY = frozen([file.conflux_day for file in FILES])  # CN-WIN-2
# The first and the last day on whose dawn the bridge may be finished (CN-CRUR-7), NOWHERE if it never is
BRIDGE_DAYS = frozen([file.bridge_days or (NOWHERE, NOWHERE) for file in FILES])

# -- Settlements and named places ----------------------------------------------------------------------------


class People(IntEnum):
    INHABITANTS = 0
    FELIKER = 1
    HYPHERER = 2
    TACTICUM = 3


# Peoples that are hostile to a side from the start (catalogue 4.5, CN-RAN-4): [side, people]
IS_HOSTILE_PEOPLE = frozen([[0, 0, 0, 0], [0, 0, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1]])
SETTLEMENTS = max(len(file.settlements) for file in FILES)
SETTLEMENT_HEX = np.full((SCENARIOS, SETTLEMENTS), NOWHERE, np.int32)  # NOWHERE: there are no more
SETTLEMENT_PEOPLE = np.full((SCENARIOS, SETTLEMENTS), NOWHERE, np.int32)
for _scenario, _file in enumerate(FILES):
    for _k, _settlement in enumerate(_file.settlements):
        SETTLEMENT_HEX[_scenario, _k] = _settlement.hex
        SETTLEMENT_PEOPLE[_scenario, _k] = PEOPLES.index(_settlement.people)
SETTLEMENT_HEX.flags.writeable = SETTLEMENT_PEOPLE.flags.writeable = False
# Ids of the texts, by scenario; the sentences and names themselves are the client's
SETTLEMENT_IDS = tuple(tuple(each.name for each in file.settlements) for file in FILES)
PLACES = tuple(dict(file.places) for file in FILES)
AREAS = tuple(dict(file.areas) for file in FILES)
