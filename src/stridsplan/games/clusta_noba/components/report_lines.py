"""The lines of a report: their numbers by kind, and what a human umpire may change (catalogue 6.5)."""

from stridsplan.engine.enums import IntEnum

from .armies import LEADERSHIP
from .information import DISTANCE_BANDS
from .pools import LAST_DAY, LINE_NUMBERS, MOST_MEN
from .tables import frozen


class Line(IntEnum):
    """The kinds of lines; number 0 of a line."""

    NONE = 0
    OWN_UNIT = 1
    OWN_COMMANDER = 2
    OWN_CAMP = 3
    BATTLE = 4
    SIGHTING = 5
    READING = 6
    LAPSED = 7  # the order is the one that the unit follows now: a wish of its commander, or NO_ORDER
    STOPPED = 8  # its hex is the one in the way
    # The marker is the recipient of the sheet, errand or letter, the sender of the report, or the unit of the scout;
    # the hex is where the report set out, or where that unit was
    INTERROGATION = 9
    CAPTURED_SHEET = 10  # the marker is its recipient
    OWN_SPECIALIST = 11
    ORDER_FAILED = 12  # the reason is one of Illegal
    # 13 is not used
    RETURNED = 14  # the goal of the courier is gone


FIELDS: dict[int, tuple[str, ...]] = {  # the numbers of each kind, from 1 on
    Line.OWN_UNIT: ("unit", "hex", "standard", "elite", "order", "lost", "state"),
    Line.OWN_COMMANDER: ("commander", "hex", "points", "fate"),
    Line.OWN_CAMP: ("camp", "hex", "days"),
    Line.BATTLE: ("hex", "own_lost", "side", "men", "lost", "outcome", "their_hex"),
    Line.SIGHTING: ("hex", "sighted", "side", "men", "unit", "source", "detail"),
    Line.READING: ("hex", "band", "specialist"),
    Line.LAPSED: ("unit", "hex", "order"),
    Line.STOPPED: ("unit", "hex", "side", "men", "sighted"),
    Line.INTERROGATION: ("main_force", "cargo", "marker", "hex", "order_or_letter", "side"),
    Line.CAPTURED_SHEET: ("marker", "slot", "order", "hex"),
    Line.OWN_SPECIALIST: ("specialist", "hex", "fate"),
    Line.ORDER_FAILED: ("unit", "hex", "order", "reason"),
    Line.RETURNED: ("sheet", "marker"),
}
A_HEX, FIXED = -1, 0  # in place of a highest value: the number is a hex; it cannot be changed
HEX_FIELDS = ("hex", "their_hex", "main_force")  # the numbers that are hexes
FIGURES = {  # the other numbers that can be changed, with their highest values
    "standard": MOST_MEN,
    "elite": MOST_MEN,
    "men": MOST_MEN,
    "lost": MOST_MEN,
    "own_lost": MOST_MEN,
    "points": max(LEADERSHIP),
    "days": LAST_DAY,
    "band": DISTANCE_BANDS - 1,
}
FIXED_HEX = (Line.OWN_CAMP, "hex")  # the only one that cannot be changed: a camp does not move


def highest(kind: int, name: str) -> int:
    """Return the highest value that an umpire may give a number, or A_HEX, or FIXED."""
    if name in HEX_FIELDS:
        return FIXED if (kind, name) == FIXED_HEX else A_HEX
    return int(FIGURES.get(name, FIXED))


def highest_values(kind: int) -> list[int]:
    """Return what `highest` says of each number of a kind of line; the first number is the kind itself."""
    found = [FIXED, *(highest(kind, name) for name in FIELDS.get(kind, ()))]
    return found + [FIXED] * (LINE_NUMBERS - len(found))


HIGHEST_VALUES = frozen([highest_values(kind) for kind in range(max(Line) + 1)])  # [Line, number]


def index_of(kind: Line, name: str) -> int:
    """Return the index, from 1, of a number in the lines of a kind."""
    return 1 + FIELDS[kind].index(name)


# Indices of numbers in their lines
BAND = index_of(Line.READING, "band")
MEN = (index_of(Line.OWN_UNIT, "standard"), index_of(Line.OWN_UNIT, "elite"))  # by troop
POINTS = index_of(Line.OWN_COMMANDER, "points")
