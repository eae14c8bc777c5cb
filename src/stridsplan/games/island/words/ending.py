"""What a finished game shows turn by turn: the characters that are left, and the points of a war."""

import numpy as np

from stridsplan.engine.bits import count_bits
from stridsplan.engine.game import Ending

from ..state import War
from .things import Json


def round_of(s: np.void) -> Json:
    """Return the turn of the battle, and which battle of a war it is."""
    return {"turn": int(s.turns), "battle": 0 if s.options.war == War.SINGLE else int(s.battle)}


def characters(s: np.void) -> list[int]:
    """Return how many characters each seat has left, on the island, on the pad or in the hand."""
    seats = range(s.options.seats)
    return [int(count_bits(s.island[seat] | s.on_pad[seat] | s.in_hand[seat])) for seat in seats]


def wins(s: np.void) -> list[int]:
    """Return how many battles of a war each seat has won (IS-WAR-1)."""
    return of_war(s, s.wins)


def points(s: np.void) -> list[int]:
    """Return the points of each seat in a war (IS-WAR-2)."""
    return of_war(s, s.points)


def of_war(s: np.void, numbers: np.ndarray) -> list[int]:
    """Return a number for each seat; all 0 if the game is a single battle."""
    return [0 if s.options.war == War.SINGLE else int(number) for number in numbers[: s.options.seats]]


ENDING = Ending(round_of, {"characters": characters, "wins": wins, "points": points})
