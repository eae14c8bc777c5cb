"""Hexes, units, persons, markers and moments as JSON and as arguments of sentences."""

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import Form, Json

from ..components.map import BOX, COLUMNS
from ..components.names import COMMANDER_IDS, SPECIALIST_IDS, UNIT_IDS
from ..components.orders import Order
from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_CAMP_MARKER,
    FIRST_CHIEF_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_PLACE_MARKER,
    FIRST_SPECIALIST_MARKER,
    UNKNOWN,
    Side,
)
from ..state import DAY, PULSES, Cargo, Fate, Letter, Outcome, Sighted, Source, Stance, State

FIRST_HOUR, NIGHT_FROM, HALF_HOURS = 6, 24, 2  # a day begins at 06.00; from its pulse 24 a pulse is an hour


def name_of(kind, value: int) -> str | None:
    """The name of a member of an enumeration, None for a number that nobody has been told."""
    return None if value < 0 else kind(int(value)).name.lower()


def number(value: int) -> int | None:
    """A number, None if it has not been told."""
    return None if value == UNKNOWN else int(value)


def hex_json(hex: int) -> list[int] | str | None:
    """Column and row, as the catalogue writes them; the place beyond the bridge has a name."""
    if hex < 0:
        return None
    return "box" if hex == BOX else [int(hex) % COLUMNS, int(hex) // COLUMNS]


def hex_words(hex: int) -> Json | str | None:
    """A hex in a sentence: column and row, two digits each, as printed on the map."""
    if hex < 0:
        return None
    return {"term": "hex-box"} if hex == BOX else f"{int(hex) % COLUMNS:02}.{int(hex) // COLUMNS:02}"


def side_name(side: int) -> str | None:
    return name_of(Side, side)


def unit_name(unit: int) -> str | None:
    return None if unit < 0 else UNIT_IDS[int(unit)]


def commander_name(commander: int) -> str | None:
    return None if commander < 0 else COMMANDER_IDS[int(commander)]


def specialist_name(specialist: int) -> str | None:
    return None if specialist < 0 else SPECIALIST_IDS[int(specialist)]


def order_name(order: int) -> str | None:
    return name_of(Order, order)


def time_json(moment: int) -> Json | None:
    """Day and clock of a moment; an hour of the night is one pulse."""
    if moment < 0:
        return None
    day, pulse = divmod(int(moment), DAY)
    if pulse < NIGHT_FROM:
        minutes = 60 * FIRST_HOUR + 30 * pulse
    else:
        minutes = 60 * (FIRST_HOUR + NIGHT_FROM // HALF_HOURS + pulse - NIGHT_FROM)
    later, minutes = divmod(minutes, 24 * 60)
    return {"day": day + later, "hour": minutes // 60, "minute": minutes % 60, "round": pulse // PULSES + 1}


def clock_words(moment: int) -> Json:
    """A moment in a sentence."""
    time = time_json(moment)
    return {"day": time["day"], "clock": f"{time['hour']:02}.{time['minute']:02}"} if time else {}


def marker_json(marker: int) -> Json | None:
    """What a marker stands for: a kind of MARKER_KINDS and its id."""
    if marker < 0:
        return None
    for kind, first, name in MARKER_KINDS:
        if marker >= first:
            return {"kind": kind, "id": name(int(marker) - first)}
    raise ValueError(f"no marker {marker}")


def camp_name(camp: int) -> str:
    """ "ran-2": the side and its number among the side's camps."""
    return f"{side_name(camp // CAMPS_PER_SIDE)}-{camp % CAMPS_PER_SIDE + 1}"


MARKER_KINDS = (
    ("chief", FIRST_CHIEF_MARKER, side_name),
    ("settlement", FIRST_PLACE_MARKER, int),
    ("specialist", FIRST_SPECIALIST_MARKER, specialist_name),
    ("camp", FIRST_CAMP_MARKER, camp_name),
    ("commander", FIRST_COMMANDER_MARKER, commander_name),
    ("unit", 0, unit_name),
)


def marker_words(marker: int) -> Json | None:
    """A marker in a sentence."""
    named = marker_json(marker)
    return None if named is None else {"term": f"{named['kind']}-{named['id']}"}


def seats_of(mask: int) -> Json:
    """The seats of a mask: one, or a list."""
    seats = members_of(mask)
    return {"seat": seats[0]} if len(seats) == 1 else {"seats": seats}


def term(prefix: str, name):
    """A form for a name that the client has a term for."""
    return Form(lambda value: None if name(value) is None else {"term": f"{prefix}-{name(value)}"}, name)


def named(kind):
    return lambda value: name_of(kind, value)


FORMS = {  # of the arguments of events
    "seat": Form(lambda seat: {"seat": int(seat)}, int),
    "winners": Form(seats_of, lambda mask: members_of(mask)),
    "hex": Form(hex_words, hex_json),
    "side": term("side", side_name),
    "unit": term("unit", unit_name),
    "commander": term("commander", commander_name),
    "specialist": term("specialist", specialist_name),
    "camp": term("camp", camp_name),
    "marker": Form(marker_words, marker_json),
    "order": term("order", order_name),
    "stance": term("stance", named(Stance)),
    "letter": term("letter", named(Letter)),
    "source": term("source", named(Source)),
    "sighted": term("sighted", named(Sighted)),
    "condition": term("state", named(State)),
    "outcome": term("outcome", named(Outcome)),
    "fate": term("fate", named(Fate)),
    "cargo": term("cargo", named(Cargo)),
    "moment": Form(clock_words, clock_words, spreads=True),
    "men": Form(number, number),
}
