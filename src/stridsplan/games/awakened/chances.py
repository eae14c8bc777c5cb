"""What an unexplored land may be: each marker that lies face down is as likely as any other (AW-SET-2).

One order of moves may explore several lands. Before it is carried out, all of them have the same chances.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .components import CODE, LIMIT, Code
from .rules.resources import produced_by

Value = Callable[[int], int]


def room(marker: int) -> int:
    """Return how many people the land takes (AW-POP-2)."""
    return int(LIMIT[marker])


def food(marker: int) -> int:
    """Return what the land produces when it is full (catalogue 2.3)."""
    return int(produced_by(CODE[marker], LIMIT[marker]))


def code(marker: int) -> int:
    return int(CODE[marker])


def count_by(value: Value, unseen: np.ndarray) -> Counter[int]:
    """Return how many of the markers have each value; `unseen` counts them by kind."""
    counts: Counter[int] = Counter()
    for marker, count in enumerate(unseen.tolist()):
        if count:
            counts[value(marker)] += count
    return counts


def probabilities(value: Value, unseen: np.ndarray) -> Mapping[int, float]:
    counts = count_by(value, unseen)
    return {each: count / counts.total() for each, count in counts.items()}


def markers_json(unseen: np.ndarray) -> dict[str, Any]:
    """Return the distribution of room, code and food of the next marker; the lists are empty where none is left."""
    markers = int(unseen.sum())
    return {
        "markers": markers,
        "room": distribution(count_by(room, unseen), "limit", int),
        "codes": distribution(count_by(code, unseen), "code", lambda each: Code(each).name.lower()),
        "food": distribution(count_by(food, unseen), "food", int),
        "mean_room": mean(room, unseen),
        "mean_food": mean(food, unseen),
    }


def distribution(counts: Counter[int], key: str, name: Callable[[int], Any]) -> list[dict[str, Any]]:
    """Return an entry for each value, in ascending order, with its count and its probability."""
    return [
        {key: name(value), "count": count, "share": count / counts.total()}
        for value, count in sorted(counts.items())
    ]


def mean(value: Value, unseen: np.ndarray) -> float | None:
    """Return the expected value; None where no marker is left."""
    shares = probabilities(value, unseen)
    return sum(each * share for each, share in shares.items()) if shares else None
