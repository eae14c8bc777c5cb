"""What a human umpire looks at beside the truth: reports line by line, his dice, his calendar (catalogue 6.5)."""

from collections.abc import Callable, Iterator

import numpy as np

from stridsplan.engine.bits import has_bit

from ..components.dice import FACES, Die
from ..components.pools import LAST_DAY, LINES, MOST_MEN, NOBODY, SIDES, WEEKS, Side
from ..events import Illegal
from ..rules.arrivals import day_of_week
from ..rules.report_changes import A_HEX, most, refuse_number, side_of_carrier
from ..state import Cargo, Fate, Letter, Line, Message, Sighted, Source, State, Told
from .things import (
    Json,
    camp_name,
    commander_name,
    hex_json,
    marker_json,
    name_of,
    number,
    order_name,
    side_name,
    specialist_name,
    time_json,
    unit_name,
)

Field = tuple[str, Callable[[int], object]]  # of a line: its name, and how it is written


def named(kind: type) -> Callable[[int], object]:
    return lambda value: name_of(kind, value)


LINE_FIELDS: dict[Line, tuple[Field, ...]] = {  # the numbers of each kind of line, from 1 on (see Line)
    Line.OWN_UNIT: (
        ("unit", unit_name),
        ("hex", hex_json),
        ("standard", number),
        ("elite", number),
        ("order", order_name),
        ("lost", number),
        ("state", named(State)),
    ),
    Line.OWN_COMMANDER: (
        ("commander", commander_name),
        ("hex", hex_json),
        ("points", number),
        ("fate", named(Fate)),
    ),
    Line.OWN_CAMP: (("camp", camp_name), ("hex", hex_json), ("days", number)),
    Line.OWN_SPECIALIST: (("specialist", specialist_name), ("hex", hex_json), ("fate", named(Fate))),
    Line.BATTLE: (
        ("hex", hex_json),
        ("own_lost", number),
        ("side", side_name),
        ("men", number),
        ("lost", number),
        ("outcome", named(Told)),
        ("their_hex", hex_json),
    ),
    Line.SIGHTING: (
        ("hex", hex_json),
        ("sighted", named(Sighted)),
        ("side", side_name),
        ("men", number),
        ("unit", unit_name),
        ("source", named(Source)),
        ("detail", number),
    ),
    Line.READING: (("hex", hex_json), ("band", number), ("specialist", specialist_name)),
    Line.LAPSED: (("unit", unit_name), ("hex", hex_json), ("order", order_name)),
    Line.STOPPED: (
        ("unit", unit_name),
        ("hex", hex_json),
        ("side", side_name),
        ("men", number),
        ("sighted", named(Sighted)),
    ),
    Line.INTERROGATION: (
        ("main_force", hex_json),
        ("cargo", named(Cargo)),
        ("marker", marker_json),
        ("hex", hex_json),
        ("order_or_letter", number),
        ("side", side_name),
    ),
    Line.CAPTURED_SHEET: (
        ("marker", marker_json),
        ("slot", number),
        ("order", order_name),
        ("hex", hex_json),
    ),
    Line.ORDER_FAILED: (
        ("unit", unit_name),
        ("hex", hex_json),
        ("order", order_name),
        ("reason", named(Illegal)),
    ),
    Line.LETTER: (("side", side_name), ("letter", named(Letter))),
    Line.RETURNED: (("sheet", number), ("marker", marker_json)),
}


LIMITS: Json = {  # of the numbers that he may say
    "day": LAST_DAY,
    "men": MOST_MEN,
    "faces": {die.name.lower(): int(FACES[die]) for die in Die},
}


def umpire_json(view: np.void) -> Json:
    """What he may change, and what he has changed that is still to come."""
    return {
        "report_lines": [line_json(view, line) for line in range(LINES) if view.line[line, 0] != Line.NONE],
        "replaced_dice": {
            die.name.lower(): view.loaded[die, : view.loads[die]].tolist() for die in Die if view.loads[die]
        },
        "islanders": list(islanders_json(view)),
        "messages": [message_json(row) for row in view.message if row[Message.DAY]],
        "night_action": [side_name(side) for side in range(SIDES) if view.acts_at_night[side]],
        "limits": LIMITS,
    }


def line_json(view: np.void, line: int) -> Json:
    """Who carries it, when it was written, what it says, and what of that may be changed: up to what, or a hex."""
    kind, carrier = Line(int(view.line[line, 0])), int(view.line_of[line])
    fields = LINE_FIELDS[kind]
    return {
        "line": line,
        "carrier": carrier,
        "side": side_name(side_of_carrier(carrier)),
        "says": kind.name.lower(),
        "written": time_json(view.line_moment[line]),
        "fields": {
            name: write(int(value)) for (name, write), value in zip(fields, view.line[line, 1:], strict=False)
        },
        "changes": list(changes_json(view, line, fields)),
    }


def changes_json(view: np.void, line: int, fields: tuple[Field, ...]) -> Iterator[Json]:
    for place, (name, _) in enumerate(fields, start=1):
        if refuse_number(view, line, place) == Illegal.NONE:
            highest = int(most(view, line, place))
            yield {"number": place, "name": name, "most": None if highest == A_HEX else highest}


def islanders_json(view: np.void) -> Iterator[Json]:
    if view.seat_of[Side.CRU] != NOBODY:
        for week in range(WEEKS):
            is_dropped = bool(has_bit(view.islanders_dropped, week))
            yield {"week": week, "day": int(day_of_week(view, week)), "dropped": is_dropped}


def message_json(row: np.ndarray) -> Json:
    return {
        "day": int(row[Message.DAY]) - 1,
        "side": side_name(row[Message.SIDE]),
        "foe": side_name(row[Message.FOE]),
        "hex": hex_json(row[Message.HEX]),
        "men": number(row[Message.MEN]),
    }
