"""What a human umpire sees in addition to the truth: reports line by line, dice and calendar changes (catalogue
6.5)."""

from collections.abc import Callable, Iterator

import numpy as np

from stridsplan.engine.bits import has_bit

from ..components.dice import FACES, Die
from ..components.pools import LAST_DAY, LINES, MOST_MEN, NOBODY, SIDES, WEEKS, Side
from ..components.report_lines import A_HEX, FIELDS, HEX_FIELDS, Line
from ..events import Illegal
from ..numbers import Cargo, Fate, Letter, Message, ReportedOutcome, Sighted, Source, State
from ..rules.arrivals import day_of_islanders
from ..rules.report_changes import highest_value, refuse_number, side_of_carrier
from .reports import report_carried_by
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


def namer_of(kind: type) -> Callable[[int], object]:
    return lambda value: name_of(kind, value)


WRITERS: dict[str, Callable[[int], object]] = {  # by name of a number of a line; others are plain numbers
    "unit": unit_name,
    "commander": commander_name,
    "camp": camp_name,
    "specialist": specialist_name,
    "side": side_name,
    "marker": marker_json,
    "order": order_name,
    "state": namer_of(State),
    "fate": namer_of(Fate),
    "outcome": namer_of(ReportedOutcome),
    "sighted": namer_of(Sighted),
    "source": namer_of(Source),
    "cargo": namer_of(Cargo),
    "reason": namer_of(Illegal),
    "letter": namer_of(Letter),
    **dict.fromkeys(HEX_FIELDS, hex_json),
}
LIMITS: Json = {  # of the numbers that an umpire may write
    "day": LAST_DAY,
    "men": MOST_MEN,
    "faces": {die.name.lower(): int(FACES[die]) for die in Die},
}


def umpire_json(view: np.void) -> Json:
    """Return what the umpire may change, and which of his changes are still to come."""
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
    """Return a line of a report: its carrier and time, what it says, and what may be changed, up to which value."""
    kind, carrier = Line(int(view.line[line, 0])), int(view.line_of[line])
    names = FIELDS[kind]
    return {
        "line": line,
        "carrier": carrier,
        "report": report_carried_by(view, carrier),
        "side": side_name(side_of_carrier(carrier)),
        "says": kind.name.lower(),
        "written": time_json(view.line_moment[line]),
        "fields": {
            name: WRITERS.get(name, number)(int(value))
            for name, value in zip(names, view.line[line, 1:], strict=False)
        },
        "changes": list(changes_json(view, line, names)),
    }


def changes_json(view: np.void, line: int, names: tuple[str, ...]) -> Iterator[Json]:
    for place, name in enumerate(names, start=1):
        if refuse_number(view, line, place) == Illegal.NONE:
            highest = int(highest_value(view, line, place))
            yield {"number": place, "name": name, "most": None if highest == A_HEX else highest}


def islanders_json(view: np.void) -> Iterator[Json]:
    if view.seat_of[Side.CRU] != NOBODY:
        for week in range(WEEKS):
            is_dropped = bool(has_bit(view.islanders_dropped, week))
            yield {"week": week, "day": int(day_of_islanders(view, week)), "dropped": is_dropped}


def message_json(row: np.ndarray) -> Json:
    return {
        "day": int(row[Message.DAY]) - 1,
        "side": side_name(row[Message.SIDE]),
        "foe": side_name(row[Message.FOE]),
        "hex": hex_json(row[Message.HEX]),
        "men": number(row[Message.MEN]),
    }
