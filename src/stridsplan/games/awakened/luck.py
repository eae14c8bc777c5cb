"""Luck in exploring: the room and the food of every land, against the markers that were still face down.

The seating, who begins, and which terrain board lies where are random too, but not measured.
"""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from stridsplan.engine.game import Measure, MeasuredCommand
from stridsplan.engine.log import ARGUMENTS, EVENT

from .chances import Value, food, probabilities, room
from .components import DECK_COUNTS
from .state import Event

MEASURES = {"room": 1, "food": 1}  # 1: a larger number is lucky
DICE: Mapping[str, int] = {}


VALUES: Mapping[str, Value] = {"room": room, "food": food}


def measure(options: np.ndarray, rows: Sequence[MeasuredCommand]) -> Iterator[Measure]:
    """Measure every land that was explored (AW-EXP-1)."""
    unseen = DECK_COUNTS[options["deck"][0]].copy()
    for row in rows:
        for event in row.events[row.events[:, EVENT] == Event.LAND_EXPLORED]:
            seat, _, marker = (int(value) for value in event[ARGUMENTS : ARGUMENTS + 3])
            for name, value in VALUES.items():
                yield Measure(seat, name, value(marker), probabilities(value, unseen))
            unseen[marker] -= 1


def owners(row: MeasuredCommand) -> list[int | None]:
    """Return no owners, since no dice are rolled."""
    return []
