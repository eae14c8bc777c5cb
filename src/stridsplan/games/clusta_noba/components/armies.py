"""The armies: soldiers, companies, ships, commanders, specialists and their numbers (catalogue 1.2 to 1.9, 4.4).

Units, commanders and specialists are numbered in `pools.py`. The value of one man (SV) is kept in half points; MP are
movement points a round. Where a table is by troop, the standard soldiers of a unit come first, then the elite.
Flags (F07) are those of catalogue section 7.
"""

from stridsplan.engine.enums import IntEnum

from .pools import (
    COMMANDERS,
    FIRST_PIRATE,
    GROUPS,
    ISLANDERS,
    NOBODY,
    PRIVATE_COMPANY,
    SIDE_OF_UNIT,
    UNITS,
    Commander,
    Side,
)
from .tables import frozen

# -- Soldiers (catalogue 1.5) --------------------------------------------------------------------------------


class Soldier(IntEnum):
    """Pirates and the men of Barbaröarna are Ransard standard soldiers."""

    TRA_STANDARD = 0
    TRA_ELITE = 1
    RAN_STANDARD = 2
    RAN_ELITE = 3
    STE_STANDARD = 4
    STE_ELITE = 5
    CRURIAN = 6


NEVER = 0  # the undead have no morale and question nobody (CN-MORALE-8, CN-COURIER-15)
# By Soldier
SV = frozen([4, 6, 4, 6, 4, 6, 3])  # half points
MORALE = frozen([13, 16, 14, 17, 18, 21, NEVER])
SOLDIER_MP = frozen([7, 8, 6, 7, 6, 7, 5])  # before the modifier of the size class
QUESTIONING = frozen([8, 8, 12, 12, 10, 10, NEVER])  # the skill FV (CN-INTERR-2)

# -- Size classes (catalogue 1.6) ----------------------------------------------------------------------------


class SizeClass(IntEnum):
    PLATOON = 0
    COMPANY = 1
    BATTALION = 2
    REGIMENT = 3


# Of each class; a unit with fewer men than the first number is broken (CN-UNIT-8)
LEAST_MEN = frozen([10, 51, 151, 351])
CLASS_MP = frozen([2, 1, 0, -1])  # added to the MP (CN-MOVE-13)
HEX_CAPACITY, CAMP_CAPACITY = 1000, 1500  # men of a side (CN-UNIT-10)

# -- Companies (catalogue 1.7) -------------------------------------------------------------------------------

FIRST_TRA, FIRST_RAN, FIRST_STE = 0, 13, 23
GROUPS_AT_START = 14
GROUP_MEN = 500
GROUP_MP = 6  # at any strength (CN-UNIT-7; F07 = SHEET)
PIRATE_MEN = ISLANDER_MEN = 100  # CN-RAN-2, CN-CRUR-12


def men_at_start(unit: int) -> tuple[int, int]:
    """Return the standard and the elite soldiers of a unit when it first comes into play; none for bands and for groups
    after the 14th, which consist of the risen."""
    if unit in ISLANDERS:
        return ISLANDER_MEN, 0
    if unit >= GROUPS.start:
        return (GROUP_MEN if unit in GROUPS[:GROUPS_AT_START] else 0), 0
    if unit >= FIRST_STE:
        return (150, 150) if unit == FIRST_STE else (250, 0)
    if unit >= FIRST_PIRATE:
        return PIRATE_MEN, 0
    if unit >= FIRST_RAN:
        return (150, 100) if unit < FIRST_RAN + 3 else (180, 0)
    if unit == PRIVATE_COMPANY:
        return 250, 0
    return (0, 400) if unit < FIRST_TRA + 4 else (200, 0)


def soldiers_of(unit: int) -> tuple[int, int]:
    """Return the kinds of soldiers of the two troops of a unit; NOBODY if it never has elite soldiers."""
    if unit in ISLANDERS:
        return Soldier.RAN_STANDARD, NOBODY
    side = SIDE_OF_UNIT[unit]
    if side == Side.CRU:
        return Soldier.CRURIAN, NOBODY
    return Soldier(2 * side), Soldier(2 * side + 1) if men_at_start(unit)[1] else NOBODY


MEN_AT_START = frozen([men_at_start(unit) for unit in range(UNITS)])  # [unit, troop]
SOLDIERS = frozen([soldiers_of(unit) for unit in range(UNITS)])  # [unit, troop]

# -- Ships: ship k carries unit k (catalogue 1.8, 4.4) -------------------------------------------------------


class Hull(IntEnum):
    """Hulls from the largest to the smallest; a kavarell is a karavell."""

    GALBALON = 0
    KARACK = 1
    KARAVELL = 2
    PIRATE = 3


HULL_MEN = frozen([400, 250, 200, 100])  # what each carries at most (CN-SEA-11)
HULL_SPEED = frozen([8, 9, 12, 12])  # sea hexes a round, day or night (CN-SEA-10)


def hull_of(unit: int) -> int:
    """Return the smallest hull that holds the company; pirates and islanders have their own, the undead none."""
    men = sum(men_at_start(unit))
    if unit in ISLANDERS or FIRST_PIRATE <= unit < FIRST_STE:
        return Hull.PIRATE
    if unit >= GROUPS.start:
        return NOBODY
    return max(hull for hull in Hull if hull != Hull.PIRATE and HULL_MEN[hull] >= men)


HULL = frozen([hull_of(unit) for unit in range(UNITS)])  # NOBODY: has no ship

# -- Commanders (catalogue 1.4) ------------------------------------------------------------------------------

# LV by Commander, and hero points (CN-HP-1; F06 = 3)
LEADERSHIP = frozen([4, 3, 5, 4, 3, 3, 2, 5, 4, 4, 4, 4, 4])
# The commander-in-chief of each side (CN-CMD-6); Ottar has no marker
CHIEF = frozen([Commander.DA_KAELVE, Commander.TRUGDAN, Commander.NARAMSI, NOBODY])

# -- Specialists (catalogue 1.9) -----------------------------------------------------------------------------

# By Side; spies move as fast (CN-COURIER-3, CN-SPY-4)
COURIER_MP = frozen([SOLDIER_MP[soldier] for soldier in (0, 2, 4, 6)])
HIPPOGRIFF_MP = 6  # CN-HIPPO-3

# -- What the Trakorians bring (catalogue 1.3) ---------------------------------------------------------------


class Level(IntEnum):
    """The priority levels of TRA."""

    DISGRACE = 0
    LOW = 1
    HIGH = 2
    HIGHEST = 3


LEVELS = 4
LEVEL_OF_ROLL = frozen([0] * 3 + [1] * 5 + [2] * 7 + [3] * 5)  # by 1d20 - 1
_COMPANIES = ((13,), (1, 5, 6), (1, 2, 5, 6, 7, 8, 9), range(1, 13))  # numbers of the army list (CN-TRA-1)
_ASTROLOGERS, _SPIES, _INTERROGATORS = (1, 1, 2, 2), (0, 0, 1, 3), (0, 0, 1, 1)
LEVEL_HAS_UNIT = frozen([[number in part for number in range(1, 14)] for part in _COMPANIES])  # [level, unit]
LEVEL_HAS_COMMANDER = frozen(  # [level, commander]: Kyrias comes with the highest alone (CN-TRA-2)
    [
        [
            level != Level.DISGRACE if commander == Commander.TASSELUKA else
            level == Level.HIGHEST if commander == Commander.KYRIAS else True
            for commander in range(COMMANDERS)
        ]
        for level in Level
    ]
)  # fmt: skip
LEVEL_HAS_SPECIALIST = frozen(  # [level, specialist]: two astrologers, three spies, the interrogator
    [
        [k < count for count, most in ((stars, 2), (spies, 3), (questions, 1)) for k in range(most)]
        for stars, spies, questions in zip(_ASTROLOGERS, _SPIES, _INTERROGATORS, strict=True)
    ]
)
