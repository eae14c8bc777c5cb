"""Luck in exploring: the room and the food of every land, against the markers that were still face down.

Nothing else in this game is chance but the seating and who begins, and those are not measured.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from stridsplan.engine.game import Measure, Played

from .components import CODE, DECK_COUNTS, LIMIT
from .rules.resources import produced_by
from .state import Event

MEASURES = {"room": 1, "food": 1}
DICE: Mapping[str, int] = {}


def room(marker: int) -> int:
    """How many people the land takes (AW-POP-2)."""
    return int(LIMIT[marker])


def food(marker: int) -> int:
    """What the land produces when it is full (catalogue 2.3)."""
    return int(produced_by(CODE[marker], LIMIT[marker]))


VALUES: Mapping[str, Callable[[int], int]] = {"room": room, "food": food}


def measure(options: np.ndarray, rows: Sequence[Played]) -> Iterator[Measure]:
    """Measure every land that was explored (AW-EXP-1)."""
    unseen = DECK_COUNTS[options["deck"][0]].copy()
    for row in rows:
        for event in row.events[row.events[:, 1] == Event.LAND_EXPLORED]:
            seat, _, marker = (int(value) for value in event[3:6])
            for name, value in VALUES.items():
                yield Measure(seat, name, value(marker), odds_of(value, unseen))
            unseen[marker] -= 1


def odds_of(value: Callable[[int], int], unseen: np.ndarray) -> Mapping[int, float]:
    """The probability of each value: every marker that lies face down is as likely as any other (AW-SET-2)."""
    counts: Counter[int] = Counter()
    for marker, count in enumerate(unseen.tolist()):
        counts[value(marker)] += count
    return {each: count / counts.total() for each, count in counts.items() if count}


def owners(row: Played) -> list[int | None]:
    """Name nobody: no dice are rolled."""
    return []
