"""The options: the ten of catalogue section 7, the settings of the scenario, who holds which side, and the umpire."""

from stridsplan.engine.enums import IntEnum
from stridsplan.engine.options import Option, Value, Values, options_record

from .seating import players_of

MOST_PLAYERS = 4


class Scenario(IntEnum):
    ISLAND = 0
    SKIRMISH = 1


class Length(IntEnum):
    """The day of the conflux; all other days of the calendar are scaled to it (`calendar.scaled`)."""

    FULL = 0  # day 50
    SHORT = 1  # day 35
    EVENING = 2  # day 20


class Priority(IntEnum):
    """The Trakorian priority level (catalogue 1.3)."""

    ROLLED = 0
    DISGRACE = 1
    LOW = 2
    HIGH = 3
    HIGHEST = 4


class Holds(IntEnum):
    """The side a seat holds."""

    DEALT = 0  # one that is drawn
    TRA = 1
    RAN = 2
    STE = 3
    CRU = 4


class OrderPhase(IntEnum):
    """How often sides write orders: before each day, or before each round too (F01, CN-TIME-5)."""

    DAY = 0
    ROUND = 1


class MapMarkers(IntEnum):
    """Whether each side sees only what is reported to it, or at dawn the markers of all sides (F15, CN-CAMP-7)."""

    DARK = 0
    OPEN_MARKERS = 1


class ConfluxTime(IntEnum):
    """Whether the moment of the conflux is known (F18, CN-WIN-2)."""

    KNOWN = 0
    SECRET = 1  # up to ten days later; nobody knows the day


class Bridge(IntEnum):
    """Whether the day on which the bridge is finished is rolled, or named by `bridge_day` (F19, CN-CRUR-7)."""

    ROLLED = 0
    NAMED = 1


class Losses(IntEnum):
    """How men lost for a time are divided by fate (F22, CN-LOSS-3, CN-LOSS-8)."""

    FULL = 0
    SIMPLE = 1


class Alliance(IntEnum):
    """Whether CRU and RAN are allied: never, always, or with 4 and more on 1d6 (F23, CN-ALLY-3)."""

    OFF = 0
    ON = 1
    ROLLED = 2


class NightOfCru(IntEnum):
    """Whether night marches tire the undead like others (F26, CN-NIGHT-6)."""

    SAME = 0
    NO_FATIGUE = 1


class LiveDecisions(IntEnum):
    """Whether players may order their commander-in-chief's hex before each round too (F28, CN-ORDER-14).

    OB is short for ÖB, the commander-in-chief.
    """

    LIVE_OB = 0
    SHEET_ONLY = 1


class RisingDead(IntEnum):
    """Whether the dead of all battles rise, or only of those against Crurians (F29, CN-CRUR-10)."""

    ALL = 0
    CRUR_ONLY = 1


class Arrival(IntEnum):
    """The arrival days (CN-ARR-2)."""

    ROLLED = 0
    TOGETHER = 1  # all on day 0


def is_island(seats: int, values: Values) -> bool:
    return values["scenario"] == "island"


def has_named_bridge(seats: int, values: Values) -> bool:
    return is_island(seats, values) and values["bridge"] == "named"


def fits_scenario(seats: int, value: Value) -> bool:
    """Return whether a scenario is possible with this number of seats: the skirmish has two sides, and may have an
    umpire."""
    return seats in (2, 3) or value == "island"


def needs_umpire(seats: int, values: Values) -> bool:
    """Return whether there are fewer sides than seats."""
    return seats > (MOST_PLAYERS if values["scenario"] == "island" else 2)


def has_sides_for_all(seats: int, values: Values) -> bool:
    return bool(values["umpire"]) or not needs_umpire(seats, values)


def fits_umpire(seats: int, value: Value) -> bool:
    """Return whether a table of this size may have an umpire: at least two seats must have sides."""
    return seats > 2 or not value


def may_have_umpire(seats: int, values: Values) -> bool:
    return seats > 2


def _holds(seat: int) -> Option:
    """Return the option that names the side of a seat."""

    def is_player(seats: int, values: Values) -> bool:
        return seat < players_of(seats, values)

    return Option(f"side_{seat + 1}", Holds, "dealt", relevant=is_player)


OPTIONS = (
    Option("scenario", Scenario, "island", fits=fits_scenario),
    Option("length", Length, "full", relevant=is_island),
    Option("priority", Priority, "rolled", relevant=is_island),
    Option("arrival", Arrival, "rolled"),
    *(_holds(seat) for seat in range(MOST_PLAYERS)),
    Option("order_phase", OrderPhase, "day"),
    Option("markers", MapMarkers, "dark"),
    Option("conflux", ConfluxTime, "known", relevant=is_island),
    Option("bridge", Bridge, "rolled", relevant=is_island),
    Option("bridge_day", (12, 8, 10, 14, 16, 20), 12, relevant=has_named_bridge),
    Option("losses", Losses, "full"),
    Option("alliance", Alliance, "off", relevant=is_island),
    Option("pirates", bool, False, relevant=is_island),  # F24
    Option("night_of_cru", NightOfCru, "same", relevant=is_island),
    Option("live", LiveDecisions, "live_ob"),
    Option("rising_dead", RisingDead, "all", relevant=is_island),
    Option("dunkelbrink", bool, False, relevant=is_island),
    Option("stenfar", bool, False, relevant=is_island),  # the stone is planted on a drawn day (CN-STONE-3)
    # The last seat holds no side: it is the umpire's (6.5)
    Option(
        "umpire", bool, needs_umpire, relevant=may_have_umpire, fits=fits_umpire, agrees=has_sides_for_all
    ),
)
OPTIONS_DTYPE = options_record(OPTIONS)
PROFILES = {
    "text": {},
    "evening": {"length": "evening", "arrival": "together"},
    "skirmish": {"scenario": "skirmish", "arrival": "together"},
}
