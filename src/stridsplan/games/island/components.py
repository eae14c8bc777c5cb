"""The components of the game as constants: the island, its squares, the characters, the carrier pads and the numbers of
the rulebook.

Squares are indices into a grid with a rim of squares that are off the island, so that a step never leaves the array:
SQUARE_AT[row, column], both counted from 1. Two seats play on columns 1-12, four on two joined islands of 24 columns
(catalogue 2.3, 10.2). All arrays are read-only.
"""

import numpy as np

from stridsplan.engine.enums import IntEnum


def frozen(values) -> np.ndarray:
    """Return a read-only int32 array."""
    array = np.array(values, np.int32)
    array.flags.writeable = False
    return array


MOST_SEATS = 4

# -- The island (catalogue 2.3) ------------------------------------------------------------------------------

BOARD = 12  # rows, and columns of one island
JOINED = 2 * BOARD  # columns of two joined islands
MOST_RANGE = 4
# The rim has as many rows on both sides as the longest shot, so that a target is always in the grid, and one column on
# both sides: a shot along a row may end in the next row, but the rim between stops it
STRIDE = JOINED + 2  # from a square to the one north of it
ORIGIN = STRIDE * (MOST_RANGE - 1)  # the square of row 0 and column 0
SQUARES = STRIDE * (BOARD + 2 * MOST_RANGE)
COLUMN_NAMES = "abcdefghijklmnopqrstuvwx"

COLUMN = frozen([square % STRIDE for square in range(SQUARES)])  # columns 0 and 25 are the rim
# Rows up to 0 and from 13 are the rim
ROW = frozen([(square - ORIGIN) // STRIDE for square in range(SQUARES)])
SQUARE_AT = frozen(
    [[ORIGIN + STRIDE * row + column for column in range(JOINED + 1)] for row in range(BOARD + 1)]
)


def square_name(square: int) -> str:
    """Return the name of a square: a1 is the left corner as the south seat sees the board."""
    return f"{COLUMN_NAMES[COLUMN[square] - 1]}{ROW[square]}"


SQUARE_NAMES = {square_name(square): square for square in SQUARE_AT[1:, 1:].ravel().tolist()}


class Facing(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


STEP = frozen([STRIDE, 1, -STRIDE, -1])  # by facing
LEFT, RIGHT = 3, 1  # a quarter turn, added to a facing
# The steps to the eight neighbours
AROUND = frozen([-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1])

# -- The characters (IS-SHOOT-1, catalogue 2.1) --------------------------------------------------------------


class Type(IntEnum):
    TANK = 0
    JEEP = 1
    SOLDIER = 2


TYPE_COUNT = 3
CHARACTERS = 10  # of a seat, numbered from 0
PIECES = MOST_SEATS * CHARACTERS  # piece 10 * seat + k is the seat's character k
TYPE = frozen([0, 0, 1, 1, 1, 2, 2, 2, 2, 2])  # the type of each character
OF_TYPE = frozen([0b0000000011, 0b0000011100, 0b1111100000])  # the characters of a type, as bits
ALL_CHARACTERS = (1 << CHARACTERS) - 1
TYPE_SIZE = frozen([2, 3, 5])  # how many characters of a seat have a type
RANGE = frozen([MOST_RANGE, 3, 2])  # by type

# -- Seats: 0 south (south-west), 1 north (north-west), 2 north-east, 3 south-east; clockwise (catalogue 10.2) -

EDGE = frozen([Facing.SOUTH, Facing.NORTH, Facing.NORTH, Facing.SOUTH])
FORWARD = frozen([Facing.NORTH, Facing.SOUTH, Facing.SOUTH, Facing.NORTH])
EDGE_ROW = frozen([1, BOARD, BOARD, 1])
RIGHT_ALONG_EDGE = frozen([1, -1, -1, 1])  # from a column to the next on the owner's right
HOME_ISLAND = frozen([0, 0, 1, 1])  # 0: columns 1-12, 1: columns 13-24
HOME_ROWS = 2

# The squares of the home rows 1, 2, 11 and 12, in the order of the action codes
HOME_ROW_NUMBERS = (1, 2, 11, 12)
HOME_SQUARES = frozen(SQUARE_AT[list(HOME_ROW_NUMBERS), 1:].ravel())
HOME_COUNT = len(HOME_SQUARES)
HOME_STRETCH = HOME_ROWS * JOINED  # home squares along one edge
HOME_INDEX = frozen(  # by square: its index in HOME_SQUARES, or -1
    [HOME_SQUARES.tolist().index(q) if q in HOME_SQUARES.tolist() else -1 for q in range(SQUARES)]
)

# The side of each seat, by state.Sides (IS-TEAM-7); the first row also applies to two seats
SIDE = frozen([[0, 1, 1, 0], [0, 0, 1, 1], [0, 1, 2, 3]])

# -- The carrier pads (IS-SET-8, catalogue 2.4) --------------------------------------------------------------

PAD_LEN = 5
MISSILE = 2  # the middle slot, counted from 0
PAD_START = frozen([3, 10, 22, 15])  # the column of the missile slot, by seat
PAD_DISTANCE = 5  # least distance of two pads on one edge (IS-4P-11)

# An arrangement of a pad: the types in slots 1-5 as digits in base 3, the first slot lowest (IS-SET-12)
ARRANGEMENTS = TYPE_COUNT**PAD_LEN
ARRANGED_TYPE = frozen(
    [[code // TYPE_COUNT**slot % TYPE_COUNT for slot in range(PAD_LEN)] for code in range(ARRANGEMENTS)]
)
# The number of each type in an arrangement, as 100 * tanks + 10 * jeeps + soldiers
ARRANGED_COUNT = frozen([sum((100, 10, 1)[kind] for kind in row) for row in ARRANGED_TYPE.tolist()])
COUNT_UNIT = frozen([100, 10, 1])  # what a character of each type adds to such a number

# -- Numbers (catalogue 2.2) ---------------------------------------------------------------------------------

DIE_FACES = 6  # 0 to 5
BLOCKS = frozen([0, 0, 10, 0, 20])  # by seats
MOST_BLOCKS = 20
LIVE_BLOCKS = frozen([0, 0, 6, 0, 12])
BLOCKS_PER_LINE = frozen([0, 0, 1, 0, 2])  # in a row or column, at placement (IS-SET-5, IS-4P-3)
ON_ISLAND_AT_START = 5
SHORT_TARGET = 5  # IS-MODE-2
WIN_BONUS, DRAW_POINTS, PAD_MULTIPLIER = 10, 5, 2  # IS-WAR-2

# -- Rulings that are no table options (catalogue 9) ---------------------------------------------------------

# The rules read these constants, so other values can be tried
EMPTY_PAD_MOVES = True  # IS-PAD-10
PAD_ZERO_ENDS_TURN = False  # IS-ZERO-8
ZERO_BINDS_SHOOTING = False  # IS-ZERO-10

# The rules follow these constants but do not read them
BLOCKS_IN_HOME_ROWS = True  # IS-SET-6
LAUNCH_ONTO_BLOCK = False  # IS-ZERO-4
LANDING_NEVER_FORCED = False  # IS-MOVE-10
PAD_ARRANGEMENT = "sequential"  # IS-SET-12
TILE_FACE = "picture"  # IS-4P-1; seats are told apart by colour and mark
