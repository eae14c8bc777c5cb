"""The names of reports: under them a human umpire's remarks are stored outside the record (CN-UMP-1, 6.5)."""

from collections.abc import Iterator

import numpy as np

from stridsplan.engine.words import NUMBER

from ..components.pools import COURIERS, NOBODY
from ..numbers import Cargo, Courier
from ..rules.dispatches import side_of_courier
from .things import FORMS, Json, clock_words, marker_json


def report_name(seat: int, sender: int, moment: int) -> str:
    """Return the name of a report to a seat, from a marker, written at a time, as "0/commander/grisban/3/18:00"."""
    marker, time = marker_json(sender) or {"kind": "none", "id": "none"}, clock_words(moment)
    return f"{seat}/{marker['kind']}/{marker['id']}/{time['day']}/{time['clock']}"


def report_carried_by(view: np.void, carrier: int) -> str | None:
    """Return the name of the report that a courier brings to a player.

    None: it carries no report, it is caught, or it is a specialist, whose notes become a report when told.
    """
    if carrier >= COURIERS:
        return None
    row, seat = view.courier[carrier], int(view.seat_of[side_of_courier(carrier)])
    if seat == NOBODY or row[Courier.CARGO] != Cargo.REPORT or row[Courier.CAUGHT] or row[Courier.SENDER] < 0:
        return None
    return report_name(seat, int(row[Courier.SENDER]), int(row[Courier.SINCE]))


def reports_under_way(view: np.void) -> Iterator[str]:
    """Return the names of the reports under way, in an umpire's view."""
    return (name for carrier in range(COURIERS) if (name := report_carried_by(view, carrier)))


def write_dispatch(
    seat: int, sender: int, hex: int, since: int, lines: int, came: int
) -> tuple[None, Json, Json]:
    """Return the arrival of a report or letter as an event (see `events_to_json`), with its name."""
    args: Json = {}
    data: Json = {"report": report_name(seat, sender, since)}
    FORMS["seat"].write("seat", seat, args, data)
    FORMS["marker"].write("sender", sender, args, data)
    FORMS["hex"].write("hex", hex, args, data)
    FORMS["moment"].write("sent", since, args, data)
    NUMBER.write("lines", lines, args, data)
    FORMS["came"].write("came", came, args, data)
    return None, args, data
