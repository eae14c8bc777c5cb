"""Hexes, units, persons, markers and moments as JSON and as arguments of sentences."""

from collections.abc import Callable
from re import fullmatch
from typing import Any

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.words import Form, Json

from ..actions import CAMP_IDS
from ..components.armies import Level
from ..components.dice import Die
from ..components.map import BOX, COLUMNS, ROWS
from ..components.names import COMMANDER_IDS, SPECIALIST_IDS, UNIT_IDS
from ..components.orders import Order
from ..components.pools import (
    COURIERS_PER_SIDE,
    FIRST_CAMP_MARKER,
    FIRST_CHIEF_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_PLACE_MARKER,
    FIRST_SPECIALIST_MARKER,
    NOWHERE,
    UNKNOWN,
    Side,
)
from ..events import Illegal
from ..numbers import (
    DAY,
    DAY_ROUNDS,
    PULSES,
    Cargo,
    Deed,
    Fate,
    Letter,
    Next,
    ReportedOutcome,
    Ruling,
    Sighted,
    Source,
    Stance,
    State,
)

NONE = "none"  # in a sentence: nothing, nobody, or what has not been told
FIRST_HOUR, NIGHT_FROM, HALF_HOURS = 6, 24, 2  # a day begins at 06:00; from its pulse 24 a pulse is an hour


def name_of(kind, value: int) -> str | None:
    """Return the name of a member of an enumeration; None for a negative number, such as UNKNOWN or NOBODY."""
    return None if value < 0 else kind(int(value)).name.lower()


def number(value: int) -> int | None:
    """Return a number, None if it has not been told."""
    return None if value == UNKNOWN else int(value)


def hex_json(hex: int) -> list[int] | str | None:
    """Return a hex as column and row; the box beyond the bridge is "box", NOWHERE None."""
    if hex < 0:
        return None
    return "box" if hex == BOX else [int(hex) % COLUMNS, int(hex) // COLUMNS]


def hex_words(hex: int) -> Json | str:
    """Return a hex in a sentence: column and row, two digits each, as printed on the map."""
    if hex < 0:
        return NONE
    return {"term": "hex-box"} if hex == BOX else f"{int(hex) % COLUMNS:02}.{int(hex) // COLUMNS:02}"


def hex_number(name: str | None) -> int:
    """Return the hex of a name such as "03.12", NOWHERE if it is none."""
    found = fullmatch(r"(\d\d)\.(\d\d)", name or "")
    column, row = map(int, found.groups()) if found else (COLUMNS, 0)
    return COLUMNS * row + column if column < COLUMNS and row < ROWS else NOWHERE


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


def stage_name(stage: int) -> str | None:
    """Return the stage of play that comes next, None if play has not stopped before one."""
    return None if stage == Next.ASKED else name_of(Next, stage)


def hours_of(moment: int) -> float:
    """Return the hours from day 0, 00:00, to a moment; a pulse of the night is an hour."""
    day, pulse = divmod(int(moment), DAY)
    return 24 * day + FIRST_HOUR + min(pulse, NIGHT_FROM) / HALF_HOURS + max(pulse - NIGHT_FROM, 0)


def time_json(moment: int) -> Json | None:
    """Return the day, the clock and the round of a moment, None if there is none."""
    if moment < 0:
        return None
    day, minutes = divmod(int(60 * hours_of(moment)), 24 * 60)
    pulse = int(moment) % DAY
    return {"day": day, "hour": minutes // 60, "minute": minutes % 60, "round": pulse // PULSES + 1}


def moment_of(view: np.void) -> int:
    """Return the moment at which the round begins."""
    return DAY * view.day + PULSES * max(view.round - 1, 0)


def clock_words(moment: int) -> Json:
    """Return a moment in a sentence."""
    time = time_json(moment)
    if time is None:
        return {"day": NONE, "clock": NONE}
    return {"day": time["day"], "clock": f"{time['hour']:02}:{time['minute']:02}"}


def came_words(moment: int) -> Json:
    """Return a moment for a sentence that has another moment too, so that the fields have names of their own."""
    return {f"came_{name}": value for name, value in clock_words(moment).items()}


def slot_words(slot: int) -> Json:
    """Return the day and the round of an entry in a sentence."""
    if slot < 0:
        return {"day": NONE, "round": NONE}
    return {"day": int(slot) // DAY_ROUNDS, "round": int(slot) % DAY_ROUNDS + 1}


def marker_json(marker: int) -> Json | None:
    """Return what a marker stands for: a kind of MARKER_KINDS and its id."""
    if marker < 0:
        return None
    for kind, first, name in MARKER_KINDS:
        if marker >= first:
            return {"kind": kind, "id": name(int(marker) - first)}
    raise ValueError(f"no marker {marker}")


def camp_name(camp: int) -> str:
    """Return the id of a camp, such as "ran-2": the side, and its number among the side's camps."""
    return CAMP_IDS[camp]


MARKER_KINDS = (
    ("chief", FIRST_CHIEF_MARKER, side_name),
    ("settlement", FIRST_PLACE_MARKER, int),
    ("specialist", FIRST_SPECIALIST_MARKER, specialist_name),
    ("camp", FIRST_CAMP_MARKER, camp_name),
    ("commander", FIRST_COMMANDER_MARKER, commander_name),
    ("unit", 0, unit_name),
)


def marker_words(marker: int) -> Json | str:
    """Return a marker in a sentence; a settlement is called just that, and the sentence names its hex beside it."""
    named = marker_json(marker)
    if named is None:
        return NONE
    return {"term": "settlement" if named["kind"] == "settlement" else f"{named['kind']}-{named['id']}"}


def seats_of(mask: int) -> Json:
    """Return the seats of a mask: one, or a list."""
    seats = members_of(mask)
    return {"seat": seats[0]} if len(seats) == 1 else {"seats": seats}


def term(prefix: str, name: Callable[[int], Any]) -> Form:
    """Return a form for a name that the client has a term for."""
    return Form(lambda value: NONE if name(value) is None else {"term": f"{prefix}-{name(value)}"}, name)


def choice(kind: type[IntEnum]) -> Form:
    """Return a form for a member of an enumeration, by which sentences differ."""
    return Form(lambda value: name_of(kind, value) or NONE, lambda value: name_of(kind, value))


def face(value: int) -> list[int]:
    """Return the face of a die; no face: it was not rolled."""
    return [int(value)] if value > 0 else []


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
    "courier": Form(lambda courier: courier % COURIERS_PER_SIDE + 1, int),
    "order": term("order", order_name),
    "reason": term("illegal", lambda reason: name_of(Illegal, reason)),
    "band": term("band", int),
    "sighted": choice(Sighted),
    "source": choice(Source),
    "stance": choice(Stance),
    "letter": choice(Letter),
    "condition": choice(State),
    "fate": choice(Fate),
    "cargo": choice(Cargo),
    "outcome": choice(ReportedOutcome),
    "priority": choice(Level),
    "moment": Form(clock_words, clock_words, spreads=True),
    "came": Form(came_words, came_words, spreads=True),
    "slot": Form(slot_words, slot_words, spreads=True),
    "men": Form(lambda men: NONE if men == UNKNOWN else int(men), number),
    "face": Form(face, face),
    "stage": choice(Next),
    "which_die": choice(Die),
    "ruling": choice(Ruling),
    "deed": choice(Deed),
}
