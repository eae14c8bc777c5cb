"""What it costs to enter a hex, in twelfths of a movement point (catalogue 1.11, 4.4)."""

from stridsplan.engine.enums import IntEnum

from .tables import frozen

POINT = 12  # twelfths in a movement point
FORBIDDEN = -1  # instead of a cost


class MoveMode(IntEnum):
    """How somebody moves: a column of the printed table (catalogue 1.11), or one of two for ships."""

    MARCH = 0
    COMBAT = 1
    COURIER = 2
    FLYING = 3
    SAILING = 4
    SAILING_BRIDGED = 5  # the finished bridge is closed to ships


MOVE_MODES = 6
MOST_LEVELS = 3  # a greater change is forbidden; who flies pays for it as for this one (CN-MOVE-5)
NO = FORBIDDEN  # in the tables
# By mode and terrain: open, buildings, pine, white, bridge (where it may be entered), sea, outside
TERRAIN_COST = frozen(
    [
        [12, 12, 24, 36, 12, NO, NO],
        [24, 24, 48, 72, 24, NO, NO],
        [6, 6, 12, 18, 6, NO, NO],
        [4, 4, 4, 4, 4, 4, NO],
        [NO, NO, NO, NO, 12, 12, NO],
        [NO, NO, NO, NO, NO, 12, NO],
    ]
)
ROAD_COST = frozen([6, NO, 6, NO, NO, NO])  # by mode; NO: cannot follow a road (CN-MOVE-3, CN-MOVE-4)
# Added by mode and change of level, from -3 to +3
LEVEL_COST = frozen(
    [
        [NO, 24, 6, 0, 12, 48, NO],
        [NO, NO, 12, 0, 24, NO, NO],
        [60, 24, 6, 0, 12, 36, 84],
        [8, 4, 0, 0, 4, 12, 24],
        [0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0],
    ]
)

SCRATCH = 3  # rows of `scratch`, with a number for each hex, that the search for a way needs (rules/steps.py)
