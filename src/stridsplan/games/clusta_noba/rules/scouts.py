"""How much ground a scouting unit covers (CN-SCOUT-2)."""

from stridsplan.engine.record import rule

from ..components.orders import Order
from .units import is_ashore

FURTHEST = 6  # hexes (CN-SCOUT-2)


@rule
def radius_of(s, unit):
    """Return the radius that a unit scouts: one hex for each round of SCOUT in a row, six at most (F14).

    0: it does not scout, or has only begun.
    """
    if not is_ashore(s, unit) or s.unit_order[unit] != Order.SCOUT:
        return 0
    return min(FURTHEST, int(s.unit_rounds[unit]))


@rule
def covers_ground(s, unit):
    return radius_of(s, unit) > 0
