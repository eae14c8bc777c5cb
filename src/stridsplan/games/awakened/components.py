"""The components of the game as constants: the three maps, the land markers, the chambers and the numbers of the
rulebook.

A cell is a number, which stands for the same name, such as B3, on every map. Sets of cells are bits (engine/bits.py).
The number of a marker encodes its limit and its code. All arrays are read-only.
"""

import numpy as np

from stridsplan.engine.bits import set_of
from stridsplan.engine.enums import IntEnum

from .box_files import CODES, LIMITS, MARKERS, read, read_chambers, read_decks, read_maps


def frozen(values, dtype=np.int32) -> np.ndarray:
    """Return a read-only array."""
    array = np.array(values, dtype)
    array.flags.writeable = False
    return array


# -- Maps (catalogue 3): arrays are indexed by the number of seats - 2 ---------------------------------------

FEWEST_SEATS, MOST_SEATS = 2, 4
MAPS = read_maps(read("maps.json"))
CELL_NAMES = sorted(
    {name for each in MAPS for name in each.places}, key=lambda name: (name[0], int(name[1:]))
)
CELL = {name: cell for cell, name in enumerate(CELL_NAMES)}  # ascending cell id (catalogue 3.1)
CELLS = len(CELL_NAMES)


def cells(names) -> int:
    """Return the set of the cells with these names."""
    return set_of(CELL[name] for name in names)


ON_MAP = frozen([cells(each.places) for each in MAPS], np.int64)
CHAMBERS = frozen([cells(each.chambers) for each in MAPS], np.int64)
NEIGHBOURS = frozen(
    [[cells(each.neighbours.get(name, ())) for name in CELL_NAMES] for each in MAPS], np.int64
)
BOARDS = 10  # terrain boards in the box
BOARD_SLOTS = frozen([len(each.boards) for each in MAPS])  # how many of them the map has

# -- Land markers: marker 5 * code + k has limit LIMITS[k] (catalogue 2.3, 2.4) ------------------------------


class Code(IntEnum):
    """What a land produces, in the order of `box_files.CODES`."""

    EQUAL = 0
    PLUS_1 = 1
    DOUBLE = 2
    MINUS_1 = 3
    AT_MOST_2 = 4
    AT_MOST_3 = 5
    NOTHING = 6


KINDS = len(CODES) * len(LIMITS)  # of markers
LIMIT = frozen([limit for _ in CODES for limit in LIMITS])
CODE = frozen([code for code in Code for _ in LIMITS])


def marker(limit: int, code: str) -> int:
    """Return the number of a marker."""
    return CODES.index(code) * len(LIMITS) + LIMITS.index(limit)


_DECKS = read_decks(read("decks.json"))
_CHAMBERS = read_chambers(read("chambers.json"))
# Values of the options `deck` and `cryo`
Deck = IntEnum("Deck", [name.upper() for name in _DECKS], start=0)
Cryo = IntEnum("Cryo", [name.upper() for name in _CHAMBERS], start=0)
# by Deck and marker
DECK_COUNTS = frozen([[deck[limit, code] for code in CODES for limit in LIMITS] for deck in _DECKS.values()])
CHAMBER_MARKER = frozen([marker(*chamber) for chamber in _CHAMBERS.values()])  # by Cryo
IN_DECK = MARKERS  # how many markers a deck has

# -- Buildings (catalogue 2.1) -------------------------------------------------------------------------------


class Building(IntEnum):
    CITY = 0
    FACTORY = 1
    RAILROAD = 2
    DEFENCE = 3


BUILDINGS = 4
OF_EACH_BUILDING = 13  # AW-BLD-3

# -- Numbers (catalogue 2.2) ---------------------------------------------------------------------------------

START_PEOPLE, START_RESOURCES = 4, 5  # AW-SET-5
CUBES, RESOURCE_MARKERS, SOLDIER_MARKERS = 25, 20, 20  # of a colour (catalogue 2.1)
POPULATION_TO_WIN = frozen([25, 25, 20])  # by seats - 2 (AW-END-1)
BUILDING_COST = 2  # AW-BLD-1
MOST_ORIGINS = 6  # lands next to the target of a raid
