"""What a finished game shows: territories and armies round by round, and the missions."""

from collections.abc import Iterator

import numpy as np

from stridsplan.engine.game import Ending

from ..state import NOWHERE, UNKNOWN
from .things import Json, mission_fields, owner_term


def round_of(s: np.void) -> Json:
    """Return the round; 0 while the first armies are placed."""
    return {"round": int(s.round)}


def territories(s: np.void) -> list[int]:
    """Return the territories of every seat."""
    return s.held[: s.options.seats].tolist()


def armies(s: np.void) -> list[int]:
    """Return the armies of every seat on the board."""
    return [int(s.armies[s.owner == seat].sum()) for seat in range(s.options.seats)]


def opened(s: np.void) -> Iterator[Json]:
    """Yield the missions as they were dealt; none if one is secret: then at most the mission that won is
    known, which the result shows (RK-WIN-2)."""
    missions = s.mission[: s.options.seats].tolist()
    if UNKNOWN in missions:
        return
    for seat, mission in enumerate(missions):
        if mission != NOWHERE:
            yield {"id": "mission", "args": {"seat": owner_term(seat)} | mission_fields(mission)}


ENDING = Ending(round_of, {"territories": territories, "armies": armies}, opened)
