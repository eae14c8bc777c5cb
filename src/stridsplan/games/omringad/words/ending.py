"""What a finished game shows round by round: points, squares and units on the board."""

import numpy as np

from stridsplan.engine.game import Ending

from ..rules.scoring import count_areas
from .things import Json


def round_of(s: np.void) -> Json:
    """Return the round; 0 during the set-up."""
    return {"round": int(s.round)}


def points(s: np.void) -> list[int]:
    """Return the points of each seat (OM-SCORE-3)."""
    return s.score[: s.options.seats].tolist()


def areas(s: np.void) -> list[int]:
    """Return how many squares each seat controls."""
    return [int(count_areas(s, seat)) for seat in range(s.options.seats)]


def units(s: np.void) -> list[int]:
    """Return how many units each seat has on the board: the heights of its stacks, which everybody sees
    (OM-STACK-2)."""
    return s.height.sum(axis=0)[: s.options.seats].tolist()


ENDING = Ending(round_of, {"points": points, "areas": areas, "units": units})
