"""The components of the game as constants: the boards, the tiles with their values, the terrain, and the numbers of the
rulebook.

A square is 25 * country + 5 * row + column, rows from the top and columns from the left of the common map (catalogue
3.1). A table for each named board lists which squares touch. All arrays are read-only.
"""

import numpy as np

from stridsplan.engine.bits import set_of
from stridsplan.engine.enums import IntEnum

NOWHERE = -1


def frozen(values) -> np.ndarray:
    """Return a read-only int32 array."""
    array = np.array(values, np.int32)
    array.flags.writeable = False
    return array


# -- Squares (catalogue 3.1) ---------------------------------------------------------------------------------

MOST_SEATS = 4
EDGE = 5  # squares along an edge of a country
COUNTRY = EDGE * EDGE  # squares of a country; also the first income of a seat (OM-INC-1)
SQUARES = MOST_SEATS * COUNTRY
COUNTRY_NAMES = "ABCD"


def square_at(country: int, row: int, column: int) -> int:
    """Return the square with these coordinates, all from 0."""
    return COUNTRY * country + EDGE * row + column


def square_name(square: int) -> str:
    """Return the name of a square: B23 is in the second country, second row, third column."""
    country, cell = divmod(int(square), COUNTRY)
    return f"{COUNTRY_NAMES[country]}{cell // EDGE + 1}{cell % EDGE + 1}"


SQUARE_NAMES = {square_name(square): square for square in range(SQUARES)}

# -- Boards (catalogue 3.2, 3.3) -----------------------------------------------------------------------------


class Direction(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


DIRECTIONS = 4
ROW_STEP, COLUMN_STEP = (-1, 0, 1, 0), (0, 1, 0, -1)
# Row and column of each of four countries in the block: NW, NE, SE, SW (OM-INIT-5)
BLOCK_PLACE = ((0, 0), (0, 1), (1, 1), (1, 0))


def orange_neighbour(country: int, row: int, column: int, direction: int) -> int:
    """Return the next square on the board of two countries, one above the other: a step over an edge mirrors the row
    (catalogue 3.2)."""
    there = row + ROW_STEP[direction], column + COLUMN_STEP[direction]
    if all(0 <= number < EDGE for number in there):
        return square_at(country, *there)
    return square_at(1 - country, EDGE - 1 - row, column)


def antipodal_neighbour(country: int, row: int, column: int, direction: int) -> int:
    """Return the next square on the board of four countries in a block: a step off the map enters at the opposite point
    (catalogue 3.3)."""
    down, right = BLOCK_PLACE[country]
    y = EDGE * down + row + ROW_STEP[direction]
    x = EDGE * right + column + COLUMN_STEP[direction]
    if not (0 <= y < 2 * EDGE and 0 <= x < 2 * EDGE):
        y = 2 * EDGE - 1 - (EDGE * down + row)
        x = 2 * EDGE - 1 - (EDGE * right + column)
    return square_at(BLOCK_PLACE.index((y // EDGE, x // EDGE)), y % EDGE, x % EDGE)


def board(countries: int, neighbour) -> list[list[int]]:
    """Return the four neighbours of every square, NOWHERE for squares of countries that do not play."""
    return [
        [
            neighbour(square // COUNTRY, square % COUNTRY // EDGE, square % EDGE, direction)
            if square < COUNTRY * countries
            else NOWHERE
            for direction in range(DIRECTIONS)
        ]
        for square in range(SQUARES)
    ]


BOARDS = {"orange": board(2, orange_neighbour), "antipodal": board(4, antipodal_neighbour)}
BOARD_OF_SEATS = frozen([NOWHERE, NOWHERE, 0, NOWHERE, 1])  # the place in BOARDS, by the number of seats
NEIGHBOUR = frozen(list(BOARDS.values()))  # [board, square, direction]
# 1 unless an earlier direction leads to the same square; at a corner, two directions may lead to one square (OM-PIN-7,
# OM-SIEGE-15)
IS_FIRST_DIRECTION = frozen(
    [[[row.index(there) == k for k, there in enumerate(row)] for row in table] for table in BOARDS.values()]
)

# The side of each seat, by state.Teams (OM-4P-3)
SIDE_OF = frozen([[0, 1, 2, 3], [0, 1, 0, 1], [0, 0, 1, 1], [0, 1, 1, 0]])

# -- Terrain (catalogue 1.1, 1.4) ----------------------------------------------------------------------------


class Terrain(IntEnum):
    PLAIN = 0
    CASTLE = 1
    VILLAGE = 2
    LAKE = 3
    FOREST = 4
    MOUNTAIN = 5


TERRAINS = 6
TERRAIN_TILES = frozen([0, 1, 2, 2, 2, 2])  # the number of tiles of each terrain in a country (OM-SETUP-3)
TERRAIN_TILE_COUNT = 9
TERRAIN_POINTS = frozen([0, 5, 2, 0, 1, 1])  # OM-SCORE-1
SETTLEMENTS = 3  # of a country: the castle, then the villages

# -- Tiles (catalogue 1.2, 1.3) ------------------------------------------------------------------------------


class Kind(IntEnum):
    """Kinds of tiles in the order of catalogue tables 1.2 and 1.3, in which dice are rolled."""

    MERC = 0
    ELITE = 1
    ARCHER = 2
    RIDER = 3
    CATAPULT = 4
    GENERAL = 5
    DIPLOMAT = 6
    DRAGON = 7
    HORSES = 8
    INFILTRATOR = 9
    ELEPHANTS = 10
    MAGE = 11
    PIRATES = 12
    SHARPSHOOTERS = 13


KINDS = 14
COMBAT_KINDS = 6
SPECIALS = KINDS - COMBAT_KINDS
COST = frozen([2, 3, 4, 5, 6, 10])
POOL_SIZE = frozen([16, 6, 4, 4, 2, 3])
ARMY = 35  # a seat's combat tiles
MOST_OF_A_KIND = 16

# Tile ARMY * seat + k is the seat's combat tile k; the eight specials come after all seats' tiles
FIRST_SPECIAL = MOST_SEATS * ARMY
TILES = FIRST_SPECIAL + SPECIALS
TILES_OF_SEAT = ARMY + SPECIALS  # tiles that a seat may own: its own 35, and the specials
DRAGON_TILE = FIRST_SPECIAL + Kind.DRAGON - COMBAT_KINDS
HORSES_TILE = FIRST_SPECIAL + Kind.HORSES - COMBAT_KINDS
PIRATES_TILE = FIRST_SPECIAL + Kind.PIRATES - COMBAT_KINDS
DIPLOMAT_TILE = FIRST_SPECIAL + Kind.DIPLOMAT - COMBAT_KINDS
KIND_OF = frozen(
    [kind for _ in range(MOST_SEATS) for kind in range(COMBAT_KINDS) for _ in range(POOL_SIZE[kind])]
    + list(range(COMBAT_KINDS, KINDS))
)
FIRST_OF_KIND = frozen([sum(POOL_SIZE[:kind]) for kind in range(COMBAT_KINDS)])  # among a seat's 35

# Sets of a seat's tiles are bits, as `rules.tiles.tile_of` numbers them
TILES_OF_KIND = np.array(
    [set_of(range(first, first + size)) for first, size in zip(FIRST_OF_KIND, POOL_SIZE, strict=True)]
    + [set_of([ARMY + special]) for special in range(SPECIALS)],
    np.int64,
)
TILES_OF_KIND.flags.writeable = False

# By kind and damage. F is the number of steps that a tile may move; S is the lowest die that hits, NO_S of a tile that
# rolls no dice
NO_S = 0
F_VALUE = frozen(
    [[1, 1], [2, 2], [2, 1], [3, 3], [1, 1], [2, 2], [1, 1], [0, 0], [0, 0], [2, 2], [3, 2], [2, 2], [2, 1], [2, 2]]
)  # fmt: skip
S_VALUE = frozen(
    [[6, 6], [5, 5], [5, 5], [4, 5], [4, 4], [0, 0], [0, 0], [2, 3], [0, 0], [0, 0], [4, 4], [3, 3], [5, 5], [6, 6]]
)  # fmt: skip
HITS_TO_ELIMINATE = frozen([2, 2, 2, 2, 2, 1, 1, 2, 0, 1, 2, 1, 2, 2])  # horses: none can (OM-HORSE-6)
MOST_F = 3  # OM-MOVE-8
NAME_OF_KIND = [kind.name.lower() for kind in Kind]

# Tiles that conquer and besiege by themselves (OM-CTRL-4, OM-CTRL-5)
IS_CAPABLE = frozen([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1])


class Step(IntEnum):
    """The two steps of a round of battle (OM-COMBAT-8)."""

    RANGED = 0
    MELEE = 1


# The step in which a kind rolls (OM-COMBAT-9); the mage's is an option of the table
STEP_OF_KIND = frozen([1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0])

# Horses and generals always lie on top. When the top tile has left and the owner chooses none, the first of these that
# the stack has is the new top (OM-STACK-3 to OM-STACK-5). Slots are 2 * kind + damaged
SLOTS = 2 * KINDS
TOP_ORDER = frozen(
    [2 * Kind.HORSES, 2 * Kind.GENERAL]
    + [2 * kind for kind in range(Kind.GENERAL)]
    + [2 * kind + 1 for kind in range(Kind.GENERAL)]
    + [
        2 * kind + damaged
        for kind in (
            Kind.ELEPHANTS,
            Kind.PIRATES,
            Kind.SHARPSHOOTERS,
            Kind.MAGE,
            Kind.INFILTRATOR,
            Kind.DIPLOMAT,
        )
        for damaged in (0, 1)
    ]
)
ALWAYS_ON_TOP = set_of([2 * Kind.HORSES, 2 * Kind.GENERAL])  # slots as bits
# By slot: its place in TOP_ORDER; SLOTS, the last rank, of slots that are not in it
TOP_RANK = frozen([TOP_ORDER.tolist().index(slot) if slot in TOP_ORDER else SLOTS for slot in range(SLOTS)])

# -- Numbers -------------------------------------------------------------------------------------------------

DIE_FACES = 6
SETUP_GOLD = 25  # OM-SETUP-9
ROUND_1_GOLD = 25  # in addition to the gold of the set-up (OM-SETUP-10, OM-PEACE-2)
MOST_GOLD = SQUARES  # the largest possible income
MINOR_SIEGE_ROOM = 2  # units placed in a settlement under a minor siege (OM-SIEGE-4)
MAJORITY_POINT = 1  # OM-SCORE-2
# With option both_must_reach, a team does not win while one member is below the limit. If both together have twice the
# limit, an event says so; if they have four times the limit, the team wins anyway (OM-TEAM-7)
HELD_BACK, ENOUGH_TOGETHER = 2, 4
HISTORY = 40  # how many rounds of income and points are stored for the chart
LIVE_READY_SECONDS, LIVE_BID_SECONDS = 30, 10  # OM-AUCT-5, OM-AUCT-6

# -- Rulings that are no table options (catalogue 6) ---------------------------------------------------------

# The rules read these constants, so other values can be tried
LEAST_BID = 1  # OM-AUCT-8
# The rules follow these constants but do not read them
SPECIALS_PER_GAME = 8  # OM-4P-2
LIMIT_REACHED_AT = "at_least"  # OM-END-1
TIES_PLAY_ON = True  # OM-END-3
HIT_ORDER = "owners_then_sharpshooters"  # OM-SHARP-4
HORSES_LEFT_ALONE = "eliminated"  # OM-HORSE-5
MARKERS_LIMIT_CONQUEST = False  # OM-CTRL-9
