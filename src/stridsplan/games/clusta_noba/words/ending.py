"""What a finished campaign shows day by day: the men and the units of every side, and the conflux."""

from collections.abc import Iterator

import numpy as np

from stridsplan.engine.game import Ending

from ..components.pools import units_of
from ..seating import players
from .things import Json, hex_words


def day_of(s: np.void) -> Json:
    """Return the day of a position, which is the time that the chart shows."""
    return {"day": int(s.day)}


def men(s: np.void) -> list[int]:
    """Return the men under arms of the side that each seat leads; an umpire leads none."""
    return _by_seat(s, lambda unit: int(s.unit_men[unit].sum()))


def units(s: np.void) -> list[int]:
    """Return the number of units that have men, of the side that each seat leads."""
    return _by_seat(s, lambda unit: int(s.unit_men[unit].sum() > 0))


def _by_seat(s: np.void, count) -> list[int]:
    led = range(int(players(s)))
    return [
        sum(count(unit) for unit in units_of(int(s.side_of[seat]))) if seat in led else 0
        for seat in range(s.options.seats)
    ]


def opened(s: np.void) -> Iterator[Json]:
    """Yield where the conflux was to come, and when (CN-CONF-1)."""
    yield {"id": "conflux", "args": {"hex": hex_words(s.conflux), "day": int(s.last_day)}}


ENDING = Ending(day_of, {"men": men, "units": units}, opened)
