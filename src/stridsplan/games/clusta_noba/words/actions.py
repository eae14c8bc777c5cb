"""Actions as JSON: the fields besides kind and arguments that the labels of buttons need."""

import numpy as np

from ..actions import ACTIONS, AT_TIME, FORCE_MARCH, SEAL, TAKE_BACK
from ..numbers import DAY_ROUNDS, ROUNDS
from .things import Json


def describe_time(view: np.void, slot: int) -> Json:
    """Return the day of the campaign: the action's own `days` are counted from today."""
    return {"day": view.day + slot // DAY_ROUNDS}


def describe_round(view: np.void, nth_round: int) -> Json:
    """Return the day of the campaign of a round; `nth_round` is 1 for the first of today, nine a day."""
    return {"day": view.day + (nth_round - 1) // ROUNDS}


def describe_column(view: np.void, column: int) -> Json:
    """Return the number of a column in this phase, counted from 1."""
    return {"number": column + 1}


def describe_seal(view: np.void, watch: int) -> Json:
    """Return whether the seat wants to be asked again before each round."""
    return {"then": "live" if watch else "wait"}


action = ACTIONS.to_json(
    {
        AT_TIME: describe_time,
        FORCE_MARCH: describe_round,
        TAKE_BACK: describe_column,
        SEAL: describe_seal,
    }
)
