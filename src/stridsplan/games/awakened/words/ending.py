"""What a finished game shows round by round: people, lands and soldiers."""

import numpy as np

from stridsplan.engine.bits import count_bits
from stridsplan.engine.game import Ending

from ..rules.lands import lands_of
from .things import Json


def round_of(s: np.void) -> Json:
    """Return the round."""
    return {"round": int(s.round)}


def people(s: np.void) -> list[int]:
    """Return the people of every seat on the map (AW-END-1)."""
    return s.population[: s.options.seats].tolist()


def lands(s: np.void) -> list[int]:
    """Return the lands of every seat."""
    return [int(count_bits(lands_of(s, seat))) for seat in range(s.options.seats)]


def soldiers(s: np.void) -> list[int]:
    """Return the soldiers of every seat (AW-FORM-3)."""
    return s.soldiers[: s.options.seats].tolist()


ENDING = Ending(round_of, {"people": people, "lands": lands, "soldiers": soldiers})
