"""The review of a campaign, hour by hour: what a side believed, the truth, and what went wrong (see `Hindsight`)."""

import numpy as np

from .actions import GO_ON as GO_ON_CODE
from .numbers import Next
from .seating import is_umpire
from .words.differences import belief_json, differences_json, truth_json
from .words.findings import find
from .words.map import map_json
from .words.things import Json, hours_of, side_name, time_json

__all__ = ["GO_ON", "WATCHED", "compare", "find", "is_shown", "shown", "time"]

GO_ON = int(GO_ON_CODE)
WATCHED = 1 << Next.WALK  # the first stage of each pulse


def is_shown(s: np.void) -> bool:
    """Return whether the review shows this moment: it shows every full hour."""
    return bool(s.stopped == Next.WALK and hours_of(s.moment).is_integer())


def time(s: np.void) -> Json:
    return time_json(s.moment) or {}


def shown(s: np.void) -> Json:
    """Return the map, and which side each seat leads; an umpire has none."""
    return {
        "map": map_json(int(s.options.scenario)),
        "sides": [
            None if is_umpire(s, seat) else side_name(int(s.side_of[seat])) for seat in range(s.options.seats)
        ],
    }


def compare(s: np.void, view: np.void, seat: int) -> Json:
    """Return what the seat believed, made from its view alone, the truth, and the differences; an umpire knew the
    truth."""
    truth = truth_json(s)
    if is_umpire(s, seat):
        return {"belief": None, "truth": truth, "differences": []}
    belief = belief_json(view, seat)
    return {"belief": belief, "truth": truth, "differences": list(differences_json(s, seat, belief))}
