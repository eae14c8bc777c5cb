"""Events and the result of a campaign as JSON, with arguments for sentences."""

import numpy as np

from stridsplan.engine.words import events_to_json

from ..events import Event
from ..state import Ended, Sighted
from .things import FORMS, Json, hex_json, hex_words, name_of, number, seats_of, side_name, unit_name


def write_sighting(hex, sighted, side, men, unit, source):
    """Something hostile; of camps and commanders nobody knows how many there are (CN-CAMP-7)."""
    kind = name_of(Sighted, sighted)
    args: Json = {
        "hex": hex_words(hex),
        "sighted": {"term": f"sighted-{kind}"},
        "side": {"term": f"side-{side_name(side)}"} if side >= 0 else None,
        "men": number(men),
    }
    data = {"hex": hex_json(hex), "sighted": kind, "side": side_name(side), "men": number(men)}
    if unit >= 0:
        args["unit"] = {"term": f"unit-{unit_name(unit)}"}
    return ("sighting_counted" if men >= 0 else None), args, data | {"unit": unit_name(unit)}


def write_end(winners, how, *_):
    return None, {"seat": seats_of(winners), "how": name_of(Ended, how)}, {}


event = events_to_json(
    Event, None, FORMS, {Event.SIGHTING_REPORTED: write_sighting, Event.CAMPAIGN_ENDED: write_end}
)


def result(view: np.void) -> Json:
    """Held, the last that was left, or a draw (CN-WIN-4, CN-WIN-5)."""
    how = name_of(Ended, view.ended)
    if view.winners == 0:
        return {"id": "drawn", "args": {"how": how}}
    args: Json = {"seat": seats_of(view.winners), "how": how}
    return {"id": "won" if "seat" in args["seat"] else "shared", "args": args}
