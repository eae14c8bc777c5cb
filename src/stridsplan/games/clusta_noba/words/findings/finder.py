"""The base class of the finders: each finds one kind of findings in the log rows and in the positions."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from ...components.pools import NOBODY, SIDES
from ...events import Event
from ..things import FORMS, Json, hex_json, hours_of

Findings = Iterable[Json]
# Called with each log row of an event as (now, mask, *numbers): the seats that see the row, the event's arguments
Handler = Callable[..., Findings | None]


class Now(NamedTuple):
    """A step of the review (`engine.hindsight.Step`): its number, its moment, and the position then."""

    step: int
    moment: int
    s: np.void

    def seat_of(self, side: int) -> int:
        return int(self.s.seat_of[side])

    def sides(self) -> Iterator[tuple[int, int]]:
        """Return the sides that take part, with their seats."""
        return ((side, self.seat_of(side)) for side in range(SIDES) if self.seat_of(side) != NOBODY)


class Finder:
    """Finds one kind of findings: in the log rows, in the position at each step, and at the end."""

    handlers: dict[int, Handler]  # by event

    def look(self, now: Now) -> Findings | None:
        """Return what the position shows after the log rows of a step."""
        return None

    def end(self, now: Now) -> Findings | None:
        """Return what is still open when the campaign has ended."""
        return None


def finding(step: int, seat: int, group: str, event: Event, name: str, hex: int, **args: Any) -> Json:
    """Return a finding that concerns a seat and shows at a step, about a hex or NOWHERE.

    `group` is the kind of findings, `event` has the rule, `name` is the id of the finding's sentence, and `args` are
    the arguments of the sentence, as for events.
    """
    words = args | {"hex": FORMS["hex"].sentence(hex)}
    found = {"step": step, "seat": seat, "group": group, "id": name, "rule": event.rule}
    return found | {"hex": hex_json(hex), "args": words}


def word(form: str, value: int) -> Any:
    return FORMS[form].sentence(value)


def learned(since: int, moment: int | None) -> Json:
    """Return the number of hours after which a side learned of something, if it ever did."""
    if moment is None:
        return {"learned": "never", "hours": 0}
    return {"learned": "later", "hours": round(hours_of(moment) - hours_of(since))}
