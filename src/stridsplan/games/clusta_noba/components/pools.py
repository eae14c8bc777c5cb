"""The numbers of sides, units, commanders, specialists and camps in the record, and the sizes of its pools.

Units, commanders and specialists have fixed numbers, so that a side's markers are a range. The comment at the size of
each pool says what happens when the pool is full.
"""

import numpy as np

from stridsplan.engine.enums import IntEnum

from ..scenario_files import LAST_DAY as LAST_DAY  # of the calendar (CN-TIME-9)


class Side(IntEnum):
    """The sides, in the order that is rotated for every round (`rules/canonical.py`, catalogue 6.3)."""

    TRA = 0  # Trakorians
    RAN = 1  # Ransards
    STE = 2  # Stegosians
    CRU = 3  # Crurians, the undead


SIDES = 4
NOBODY = -1  # no side, seat, unit, commander
NOWHERE = -1  # no hex: not in play
UNKNOWN = -2  # a number that a side has not been told

# -- Limits -----------------------------------------------------------------------------------------------------

WEEKS = 3  # of islanders (CN-CRUR-12)
MOST_MEN = 9999  # that an umpire may write in a report or a message

# -- Units ---------------------------------------------------------------------------------------------------

UNITS = 80
FIRST_UNIT = (0, 13, 23, 27)  # of each side; groups, islanders and bands are all of CRU
PRIVATE_COMPANY = 12  # da Kaelve's (CN-TRA-1)
FIRST_PIRATE = 20  # the pirate companies that may join RAN (CN-RAN-2)
FIRST_ISLANDER = 47  # living men of CRU (CN-CRUR-12)
# Risen dead (CN-CRUR-11); those that find no number free wait in their grave until one is
FIRST_BAND = 53
LAST_OF = (12, 22, 26, 79)  # the last unit of each side
GROUPS = range(27, 47)
ISLANDERS = range(47, 53)
BANDS = range(53, 80)

SIDE_OF_UNIT = np.array([0] * 13 + [1] * 10 + [2] * 4 + [3] * 53, np.int32)

TROOPS = 2  # soldier types of a unit
STANDARD, ELITE = 0, 1

# -- Persons -------------------------------------------------------------------------------------------------

COMMANDERS = 13


class Commander(IntEnum):
    """The commanders of catalogue 1.4."""

    TASSELUKA = 0
    DA_KAELVE = 1
    KYRIAS = 2
    TRUGDAN = 3
    GRISBAN = 4
    NARAMSI = 5
    OFFICER = 6
    DUNKELBRINK = 7
    GENERAL_1 = 8
    GENERAL_2 = 9
    GENERAL_3 = 10
    GENERAL_4 = 11
    GENERAL_5 = 12


FIRST_COMMANDER = (0, 3, 5, 8)
LAST_COMMANDER = (2, 4, 7, 12)
SIDE_OF_COMMANDER = np.array([0] * 3 + [1] * 2 + [2] * 3 + [3] * 5, np.int32)

SPECIALISTS = 15


class Trade(IntEnum):
    """What a specialist is (catalogue 1.9); siege engineers and necromancers have no effect and no marker."""

    ASTROLOGER = 0
    HALF_ASTROLOGER = 1  # Manzonla (CN-ASTRO-3)
    SPY = 2
    INTERROGATOR = 3
    HIPPOGRIFF = 4


FIRST_SPECIALIST = (0, 6, 13, 15)
LAST_SPECIALIST = (5, 12, 14, 14)
SIDE_OF_SPECIALIST = np.array([0] * 6 + [1] * 7 + [2] * 2, np.int32)
TRADE = np.array([0, 0, 2, 2, 2, 3, 0, 1, 2, 3, 4, 4, 4, 0, 2], np.int32)

PERSONS = COMMANDERS + SPECIALISTS  # commanders, then specialists


# The numbers of each side, for code that is never compiled: compiled rules know no `range` as a value
def units_of(side: int) -> range:
    return range(FIRST_UNIT[side], LAST_OF[side] + 1)


def commanders_of(side: int) -> range:
    return range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1)


def specialists_of(side: int) -> range:
    return range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1)


# -- Camps ---------------------------------------------------------------------------------------------------

CAMPS_PER_SIDE = 6  # nobody can pitch a seventh
CAMPS = SIDES * CAMPS_PER_SIDE
# The number of the beachhead, or of CRU's bridgehead, after those of a side's camps (CN-ARR-6, CN-CAMP-10)
BEACHHEAD = CAMPS_PER_SIDE
REFUGES = CAMPS_PER_SIDE + 1  # of a side: where its stragglers and wounded are


def camps_of(side: int) -> range:
    return range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE)


# -- Markers: numbers of all who send and receive --------------------------------------------------------------

FIRST_COMMANDER_MARKER = UNITS
FIRST_CAMP_MARKER = FIRST_COMMANDER_MARKER + COMMANDERS
FIRST_SPECIALIST_MARKER = FIRST_CAMP_MARKER + CAMPS
FIRST_PLACE_MARKER = FIRST_SPECIALIST_MARKER + SPECIALISTS  # settlements that report (CN-LOY-1)
MARKERS = FIRST_PLACE_MARKER + 16  # numbers.MOST_SETTLEMENTS
FIRST_CHIEF_MARKER = MARKERS  # as sender or goal: each side's commander-in-chief, whoever that is

# -- Pools ---------------------------------------------------------------------------------------------------

FORCES = 40  # forces that fight; units that find none free stay out of the fight until the next pulse
FRONTS = 48  # pairs of forces that fight; a fight that finds none free waits as well
COURIERS_PER_SIDE = 48  # a side that has none free sends nothing more until one arrives
COURIERS = SIDES * COURIERS_PER_SIDE
COURIER_PATH = 36  # hexes of the way ahead that are stored: more than any walker enters in a round
# All who walk without troops have a row of the same numbers: couriers, then specialists, then commanders
FIRST_WALKING_SPECIALIST = COURIERS
FIRST_WALKING_COMMANDER = COURIERS + SPECIALISTS
WALKERS = COURIERS + SPECIALISTS + COMMANDERS
UNITS_PER_MASK = 30  # a set of units is stored in UNIT_MASKS bit masks, with bits for so many units each
UNIT_MASKS = (UNITS + UNITS_PER_MASK - 1) // UNITS_PER_MASK
LINES_PER_SIDE = 192  # lines of the reports under way; a report without room is cut to the lines there are
LINES = SIDES * LINES_PER_SIDE
LINE_NUMBERS = 8  # numbers of a line: its kind, then up to seven (`report_lines.py`)
CAPTIVES = 12  # couriers and scouts being questioned; one more is killed unheard
GRAVES = 32  # dead that have not risen yet; the men of one more join the grave of the nearest hour
POOLS_OF_DEAD = 16  # hexes where Crurians wait outside their groups; the men of one more join the nearest
MESSAGES = 8  # of a human umpire that have not been told yet; one more is refused
KEPT_COLUMNS = 48  # a side keeps its newest columns; a sheet whose columns are gone has no effect
COLUMNS_PER_PHASE = 16  # columns a side may write in an order phase, usually a day; one more is refused
ENTRIES = 8  # of a column; one more is refused
SIGHTINGS = 64  # a side keeps its newest sightings
READINGS = 48  # and its newest readings of the stars
# and its newest numbers of men that a unit has lost on a day (the wounded return within two weeks)
KNOWN_LOSSES = 48
