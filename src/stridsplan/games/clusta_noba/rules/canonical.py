"""The canonical order, in which sides act and roll dice where an order matters, and which decides ties (catalogue
6.3)."""

from stridsplan.engine.record import rule

from ..components.pools import SIDES

NIGHT_ROUNDS_FROM = 7  # N1 to N3 count as rounds 7 to 9


@rule
def side_in_order(s, place):
    """Return the side in a place of this round's order: TRA, RAN, STE, CRU, rotated by day and round."""
    return (place + s.day + s.round) % SIDES


@rule
def side_rank(s, side):
    """Return the place of a side in this round's order, 0-3."""
    return (side - s.day - s.round) % SIDES


@rule
def round_number(s):
    """Return the round count: nine rounds a day, with the night, since the campaign began."""
    return 9 * s.day + s.round


@rule
def is_night(s):
    return s.round >= NIGHT_ROUNDS_FROM
