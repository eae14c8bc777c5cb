"""What a human umpire allows at night beyond marches: a side's units attack (CN-NIGHT-6, CN-UMP-1).

By the rules, a unit that makes contact at night stops one hex before the enemy (CN-NIGHT-2). In a night for which the
umpire says so the marching units of a side attack as by day, and the fights go on until dawn at the latest.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import SIDES
from ..events import UMPIRE, Event, Illegal
from .canonical import is_night
from .ending import plays
from .units import side_of


@rule
def may_attack_now(s, unit):
    """Return whether a unit may attack: by day all may, at night the sides that the umpire allows."""
    return not is_night(s) or s.acts_at_night[side_of(unit)] == 1


@rule
def refuse(s, side):
    if not plays(s, side):
        return Illegal.NO_SUCH_SIDE
    return Illegal.ALREADY_SO if s.acts_at_night[side] == 1 else Illegal.NONE


@rule
def allow(s, side, log):
    """Allow a side to attack in this night; by day, in the coming one."""
    s.acts_at_night[side] = 1
    note(log, Event.NIGHT_ALLOWED, UMPIRE, s.moment, side)


@rule
def is_allowed(s):
    """Return whether the umpire lets any side attack in this night."""
    for side in range(SIDES):
        if s.acts_at_night[side] == 1:
            return True
    return False


@rule
def forget_allowed_attacks(s):
    for side in range(SIDES):
        s.acts_at_night[side] = 0
