"""Actions as JSON: fields that depend on the position."""

import numpy as np

from stridsplan.engine.words import Json

from ..actions import ACTIONS, COUNT, DONE, PLACE, UNTIL
from ..rules import movement, placing
from ..state import AnswerStep, Ask


def describe_place(view: np.void, territory: int, step: int) -> Json:
    # The owner is the seat that places; for neutral territories the number does not depend on the seat
    available = placing.armies_to_place(view, int(view.owner[territory]))
    kind = {"kind": "place_neutral"} if view.ask == Ask.PLACE_NEUTRAL else {}
    return {**kind, **armies_of(step, available)}


def describe_count(view: np.void, step: int) -> Json:
    fields = armies_of(step, movement.armies_left_to_count(view))
    if view.answer_step == AnswerStep.DECLARE:  # the armies at which the attack stops; they do not move
        fields.pop("all", None)
    return fields


def armies_of(step: int, available: int) -> Json:
    """Return the armies of a counting step, and whether these are all available ones."""
    armies = placing.armies_in_step(step, available)
    return {"armies": armies, "all": True} if armies == available else {"armies": armies}


def describe_counted(view: np.void) -> Json:
    return {"armies": int(view.counted)}


action = ACTIONS.to_json(
    {PLACE: describe_place, COUNT: describe_count, UNTIL: describe_counted, DONE: describe_counted}
)
