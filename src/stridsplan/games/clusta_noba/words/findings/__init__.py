"""What went wrong in a campaign, for after the end: couriers, orders, reports and beliefs, hour by hour.

The findings come from the log, which has the fate of every courier and the error of every report, and from the two
kinds of ledgers in the record. A finding belongs to the seat that it concerns, and to the step at which it becomes
visible.
"""

from collections.abc import Iterable
from typing import Any

from stridsplan.engine.log import ARGUMENTS, EVENT, MASK

from ..things import Json
from .beliefs import Beliefs
from .couriers import Couriers
from .finder import Finder, Now
from .orders import Orders
from .reports import Reports

__all__ = ["find"]


def find(steps: Iterable[Any], seats: int) -> list[Json]:
    """Return all findings in the steps of a review (`engine.hindsight.Step`), in the order of the steps."""
    finders: tuple[Finder, ...] = (Couriers(), Reports(), Orders(), Beliefs())
    found: list[Json] = []
    now = None
    for number, step in enumerate(steps):
        now = Now(number, int(step.state.moment), step.state)
        for row in step.rows.tolist():
            for finder in finders:
                handle = finder.handlers.get(row[EVENT])
                if handle:
                    found += handle(now, row[MASK], *row[ARGUMENTS:]) or ()
        for finder in finders:
            found += finder.look(now) or ()
    for finder in finders:
        found += (finder.end(now) or ()) if now else ()
    return sorted((each for each in found if 0 <= each["seat"] < seats), key=lambda each: int(each["step"]))
