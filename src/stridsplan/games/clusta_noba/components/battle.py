"""The tables of battle: tactics, the combat table, morale, fortification, losses (catalogue 1.4, 1.12 to 1.15).

Troop values (TV) and values of one man (SV) are kept in half points; the bounds of the combat table are
whole points, as printed. A share is a number of named parts: 3 of 4 quarters. Flags (F03) are those of
catalogue section 7.
"""

from typing import NamedTuple

from stridsplan.engine.enums import IntEnum

from .tables import frozen

HALF_POINTS = 2  # of a point of TV

# -- Tactics (catalogue 1.4) ---------------------------------------------------------------------------------

LEADERLESS = 0  # the LV of a force without a commander
LEADERLESS_TACTICS = 7  # CN-CMD-3
TACTICS = frozen([LEADERLESS_TACTICS, 7, 9, 13, 17, 21])  # by LV (CN-CMD-2)
SUPERLED_LV = 4  # and 5 (CN-CMD-1)
PERFECT, FUMBLE = 1, 20  # faces that a second roll may confirm (CN-COMBAT-4, CN-COMBAT-5)
PERFECT_BONUS = 10
PATROL_DIE = -5  # on the die in the first field round (CN-COMBAT-6; F02 = DIE)
PURSUIT_SKILL = 5  # on the skill in the next field round (CN-RETREAT-5)
MIDDLE_COLUMN, RIGHT_COLUMN = 11, 21  # the least difference of each (CN-COMBAT-8; F09: 20 is in the middle)

# -- The combat table (catalogue 1.12) -----------------------------------------------------------------------

# Row; least and greatest D, the winner's TV minus the loser's; then winner's loss / loser's loss in percent, in one
# column for each difference of the Tactics rolls: 1-10, 11-20, 21 and more.
# p: the loser's loss is permanent; *: the loser retreats; †: the loser's whole force is killed.
TABLE = """
1;-inf;-1100;50/10;45/10;40/15
2;-1099;-900;45/10;40/15;35/15
3;-899;-750;40/15;35/15;30/20
4;-749;-600;35/15;30/20;25/20
5;-599;-450;30/20;25/20;25/25
6;-449;-350;25/20;25/25;20/25
7;-349;-250;25/25;20/25;20/30
8;-249;-200;20/25;20/30;15/30
9;-199;-150;20/30;15/30;15/35
10;-149;-100;15/30;15/35;15/40p
11;-99;-50;15/35;15/35;15/40p
12;-49;49;15/35;15/40p;10/40p
13;50;99;15/40p;15/40p;10/45p
14;100;149;15/40p;10/40p;10/50p
15;150;199;10/40p;10/45p;10/60p*
16;200;249;10/45p;10/50p;5/65p*
17;250;349;10/50p;10/60p*;5/70p*
18;350;449;10/60p*;5/65p*;5/80p*
19;450;599;5/65p*;5/70p*;0/90p*
20;600;749;5/70p*;5/80p*;0/100p
21;750;899;5/80p*;0/90p*;0/100p†
22;900;1099;0/90p*;0/100p;0/100p†
23;1100;+inf;0/100p†;0/100p†;0/100p†
"""


class Cell(NamedTuple):
    """One cell of the combat table."""

    winner_loss: int
    loser_loss: int
    is_permanent: bool
    retreats: bool
    is_destroyed: bool


def read_cell(text: str) -> Cell:
    """Read a cell as it is printed: "10/60p*"."""
    winner, loser = text.rstrip("p*†").split("/")
    return Cell(int(winner), int(loser), "p" in text, "*" in text, "†" in text)


_LINES = [line.split(";") for line in TABLE.split()]
CELLS = [[read_cell(text) for text in line[3:]] for line in _LINES]
ROWS, COLUMNS = len(CELLS), len(CELLS[0])
ROW_FROM = frozen([int(line[1]) for line in _LINES[1:]])  # the least D of rows 2 to 23


def _table(field: str):
    """Return one field of all cells, by row - 1 and column."""
    return frozen([[getattr(cell, field) for cell in row] for row in CELLS])


WINNER_LOSS = _table("winner_loss")  # by row - 1 and column, percent
LOSER_LOSS = _table("loser_loss")
IS_PERMANENT = _table("is_permanent")  # 1 or 0 (CN-COMBAT-24; F08 = 40)
RETREATS = _table("retreats")  # CN-COMBAT-19
IS_DESTROYED = _table("is_destroyed")  # CN-COMBAT-20

# -- Shares of the TV (CN-COMBAT-10) and of the losses (CN-COMBAT-13) ----------------------------------------

SIXTHS, QUARTERS, HALVES, HUNDREDTHS = 6, 4, 2, 100  # parts of a whole
HUNT_QUARTERS, AMBUSH_QUARTERS = 3, 1  # that fight (CN-ORDER-28, CN-AMBUSH-1)
MOST_FATIGUE = 3  # quarters lost (CN-NIGHT-4)
SHAKEN_SV = 1 * HALF_POINTS  # lost by each man of a shaken troop (CN-COMBAT-2)
LANDING_HALVES = 1  # CN-LAND-4
LANDING_FIELD_ROUNDS = 4
BOOST_HALVES = 3  # CN-HP-3
FORTIFICATION_DAYS = frozen([1, 3, 6, 10])  # from which each multiple holds (catalogue 1.14)
FORTIFICATION_HALVES = frozen([2, 4, 5, 6, 8])
MARCHING_OWN_HALVES, MARCHING_ENEMY_HALVES = 3, 1  # times the losses in the first field round

# -- Morale (catalogue 1.13) ---------------------------------------------------------------------------------

LOST_HALF, ATTACKED_BY_CRURIANS, LEADER_FALLEN, LARGER_OPPONENT = -3, -2, -2, -2

# -- What becomes of temporary losses (catalogue 1.15) -------------------------------------------------------


class LossFate(IntEnum):
    """What becomes of a man lost for a time."""

    DEAD = 0
    BADLY_WOUNDED = 1
    WOUNDED = 2
    STRAGGLER = 3


LOSS_FATES = len(LossFate)
# [Losses, LossFate]: percent of the men who have this fate or one before it (F22)
FATES_UP_TO = frozen([[20, 40, 60, 100], [60, 60, 60, 100]])
BADLY_DAYS = 14  # until the badly wounded return to duty (CN-LOSS-5)
WOUNDED_DAYS = 7

# -- Hero points and chances ---------------------------------------------------------------------------------

HERO_DIE = 10_000  # CN-COMBAT-22
POISON_QUARTERS = 5  # times the damage of poisoned weapons (CN-COMBAT-28)


class HeroRisk(IntEnum):
    """The losses that a leader's risk depends on (F04)."""

    OWN = 0
    ENEMY = 1


STANDARD_HERO_RISK = HeroRisk.OWN  # unless a test sets the profile of the worked example (F04)
IS_SUPERLED_A_STEP = True  # F03 (CN-COMBAT-12)
