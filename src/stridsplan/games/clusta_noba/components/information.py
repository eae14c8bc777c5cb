"""The tables of information: errors, captures, patrols, independent commanders (catalogue 1.16 to 1.19), spies, stars.

Chances are in percent: a roll of 1d100 up to the chance succeeds. Size classes are numbered as in catalogue 1.6.
Flags (F16) are those of section 7.
"""

from stridsplan.engine.enums import IntEnum

from .map import TERRAINS, Terrain
from .tables import frozen

# -- Errors of what couriers tell (catalogue 1.16) -----------------------------------------------------------

EXACT_ROLL = 10  # always exact (CN-INFO-3)
MOST_STEPS = 4  # of the error, up or down
# The first and the last roll of each step from -4 to +4
ERRORS = ((1, 1), (2, 3), (4, 5), (6, 8), (9, 11), (12, 14), (15, 17), (18, 19), (20, 20))
# By roll - 1
ERROR_STEP = frozen(
    [step for step, (first, last) in enumerate(ERRORS, -MOST_STEPS) for _ in range(first, last + 1)]
)
ERROR_PERCENT = frozen([-60, -40, -25, -10, 0, 10, 25, 40, 60])  # by step + 4
FOREST_STEPS, LEADERLESS_STEPS = 1, 1  # worse (CN-INFO-4)
SUPERLED_STEPS, HIPPOGRIFF_STEPS = 1, 2  # better (CN-INFO-4, CN-HIPPO-2; F16 = BETTER)

# -- Capture of couriers (catalogue 1.17) --------------------------------------------------------------------

SMALL, LARGE = 0, 1  # platoon and company; battalion and regiment
SIZE_GROUP = frozen([SMALL, SMALL, LARGE, LARGE])  # by size class
# The columns of the printed table
OPEN_PINE_WHITE_VILLAGE = (Terrain.OPEN, Terrain.PINE, Terrain.WHITE, Terrain.BUILDINGS)


def by_terrain(*columns: int) -> list[int]:
    """Return a row of a printed table, by Terrain: a bridge counts as open ground, and at sea the number is 0."""
    row = dict(zip(OPEN_PINE_WHITE_VILLAGE, columns, strict=True))
    row[Terrain.BRIDGE] = row[Terrain.OPEN]
    return [row.get(Terrain(k), 0) for k in range(TERRAINS)]


CAPTURE = frozen([by_terrain(10, 5, 0, 10), by_terrain(15, 10, 5, 20)])  # by size group and Terrain
ON_ROAD = frozen([10, 15])  # added, by size group
IN_OWN_HEX = frozen([5, 10])
WITH_HUNT = frozen([20, 30])

# -- Patrols that a small party meets (catalogue 1.18), and units that are seen from the next hex ------------


class Patrol(IntEnum):
    """The columns of the table of patrols."""

    SAME_HEX = 0
    ADJACENT = 1
    OFFICERS = 2
    DICE = 3  # faces of the die for the soldiers
    MORE = 4  # soldiers added to it


# By size class, then Patrol
PATROLS = frozen([[15, 0, 0, 3, 0], [30, 10, 1, 6, 0], [55, 20, 1, 4, 2], [85, 30, 1, 10, 1]])
UNDISCOVERED = frozen(by_terrain(25, 50, 75, 25))  # by Terrain (CN-PASS-2)

# -- Spies, questions, independent commanders ----------------------------------------------------------------

SPY_ELIMINATED = 20  # CN-SPY-3
INTERROGATOR_SKILL = frozen([20, 17, 0, 0])  # by Side; 0: the side has none (CN-INTERR-2)
KILLING_DIFFERENTIAL = -10  # or worse (CN-INTERR-3)
FIRST_WISH, SECOND_WISH = 7, 4  # the least 1d6 + LV (catalogue 1.19)

# -- Readings of the stars (CN-CONF-2, CN-CONF-3, CN-ASTRO-3) ------------------------------------------------

BAND_FROM = frozen([0, 1, 2, 4, 7, 11])  # the least distance of each band
DISTANCE_BANDS = 6
READING_CHANCE = frozen([90, 65])  # percent, of an astrologer and of Manzonla, by Trade
READING_DAYS = frozen([1, 2])  # full days in one hex
