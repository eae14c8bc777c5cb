"""Markers: units, commanders, camps, specialists, settlements and commanders-in-chief as senders and recipients."""

from stridsplan.engine.record import rule

from ..components.map import SETTLEMENT_HEX
from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_CAMP_MARKER,
    FIRST_CHIEF_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_PLACE_MARKER,
    FIRST_SPECIALIST_MARKER,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
    SIDE_OF_SPECIALIST,
    SIDE_OF_UNIT,
)
from ..numbers import Fate
from .camps import is_camp_finished
from .commanders import headquarters_hex, is_free


@rule
def is_commander_marker(marker):
    return FIRST_COMMANDER_MARKER <= marker < FIRST_CAMP_MARKER


@rule
def is_chief_marker(marker):
    """Return whether a marker stands for whoever is commander-in-chief of a side."""
    return marker >= FIRST_CHIEF_MARKER


@rule
def specialist_marker(specialist):
    return FIRST_SPECIALIST_MARKER + specialist


@rule
def chief_marker(side):
    return FIRST_CHIEF_MARKER + side


@rule
def side_of_marker(marker):
    """Return the side of a marker; a settlement has none."""
    if marker < FIRST_COMMANDER_MARKER:
        return int(SIDE_OF_UNIT[marker])
    if marker < FIRST_CAMP_MARKER:
        return int(SIDE_OF_COMMANDER[marker - FIRST_COMMANDER_MARKER])
    if marker < FIRST_SPECIALIST_MARKER:
        return (marker - FIRST_CAMP_MARKER) // CAMPS_PER_SIDE
    if marker < FIRST_PLACE_MARKER:
        return int(SIDE_OF_SPECIALIST[marker - FIRST_SPECIALIST_MARKER])
    return marker - FIRST_CHIEF_MARKER if is_chief_marker(marker) else NOBODY


@rule
def marker_hex(s, marker):
    """Return where the marker truly is (CN-COURIER-6), NOWHERE if it is not in play."""
    if marker < FIRST_COMMANDER_MARKER:
        return int(s.unit_at[marker])
    if marker < FIRST_CAMP_MARKER:
        commander = marker - FIRST_COMMANDER_MARKER
        return int(s.commander_at[commander]) if is_free(s, commander) else NOWHERE
    if marker < FIRST_SPECIALIST_MARKER:
        camp = marker - FIRST_CAMP_MARKER
        return int(s.camp_at[camp]) if is_camp_finished(s, camp) else NOWHERE
    if marker < FIRST_PLACE_MARKER:
        specialist = marker - FIRST_SPECIALIST_MARKER
        free = s.specialist_fate[specialist] == Fate.FREE
        return int(s.specialist_at[specialist]) if free else NOWHERE
    if is_chief_marker(marker):
        return headquarters_hex(s, marker - FIRST_CHIEF_MARKER)
    return int(SETTLEMENT_HEX[s.options.scenario, marker - FIRST_PLACE_MARKER])
