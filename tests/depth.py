"""The amount of testing: little in `make test`, much in `make soak`.

`make soak` sets STRIDSPLAN_SOAK to its depth. Every kind of check is in `make test`; what is left to `make soak` is
more of the same: more seeds, longer games, every language and theme. A test that is left to it as a whole is marked
`soak` with the name of a test in `make test` of the same kind.
"""

import os
from collections.abc import Sequence
from typing import TypeVar

FULL = 300  # the depth at which every test uses its largest number
SOAK = int(os.environ.get("STRIDSPLAN_SOAK", "0"))  # 0: `make test`

T = TypeVar("T")


def depth(few: int, many: int) -> int:
    """Return `few` in `make test`; in `make soak` its share of `many`, at least `few`."""
    return max(few, many * SOAK // FULL)


def some(values: Sequence[T], few: int, first: int = 0) -> list[T]:
    """Return `few` of these values in `make test`, evenly spread from `first`; all of them in `make soak`."""
    if SOAK or few >= len(values):
        return list(values)
    return [values[(first + k * len(values) // few) % len(values)] for k in range(few)]
