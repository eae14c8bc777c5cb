"""Every possible result of the dice of a rule, found by running the rule.

The rule is run with given dice. Where it rolls more dice, it gets the lowest face; it is run again later with the other
faces. A test of morale and a roll for a hero's death only succeed or fail, so two faces stand for all.
"""

from collections.abc import Callable, Iterator

import numpy as np

from stridsplan.engine.dice import decode, kept, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows

from ..events import Event, Stream

TARGET = ARGUMENTS + 3  # the column of the target in a log row of Event.MORALE_TESTED
Run = Callable[[np.ndarray, np.ndarray], None]


def dice_outcomes(run: Run, risk: int, most_dice: int) -> Iterator[tuple[int, int]]:
    """Call `run(dice, log)` once for each result that the dice can have; after each call yield (weight, whole).

    `weight` of `whole` equally likely rolls have this result. `risk` faces of a roll for a hero's death kill.
    """
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        given = waiting.pop()
        # The rules note fewer than four events for each die
        dice, log = loaded_tape([*given, *[0] * (most_dice - len(given))]), blank_log(4 * most_dice)
        run(dice, log)
        drawn = decode(kept(dice))
        values = [value for value, _, _ in drawn]
        targets = iter(morale_targets(log))
        weight, whole = 1, 1
        for place, (value, sides, stream) in enumerate(drawn):
            # The `low` lowest faces have one result, the others have the other
            low = min(max(next(targets), 0), sides) if stream == Stream.MORALE else risk
            weight, whole = weight * (low if value < low else sides - low), whole * sides
            if place >= len(given) and 0 < low < sides:
                waiting.append((*values[:place], sides - 1))
        yield weight, whole


def morale_targets(log: np.ndarray) -> list[int]:
    """Return the highest rolls that succeed, in the order of the tests."""
    events = rows(log)
    return [int(target) for target in events[events[:, EVENT] == Event.MORALE_TESTED, TARGET]]
