"""What a human umpire rules of a force in place of its doctrine (CN-UMP-1, catalogue 6.5).

It holds for the next field round and what follows it; then the doctrine holds again. It is no RULING of the catalogue,
which decides where the original rules are silent.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import FORCES, NOBODY
from ..components.tables import frozen
from ..events import UMPIRE, Event, Illegal
from ..numbers import Force, Ruling
from .commanders import has_point
from .forces import is_force

CONTRARY = frozen(  # by Ruling: the rulings that it cancels, as bits
    [
        1 << Ruling.FIGHT_ON | 1 << Ruling.PURSUE,
        1 << Ruling.BREAK_OFF,
        1 << Ruling.HALT | 1 << Ruling.BREAK_OFF,
        1 << Ruling.PURSUE,
        0,
    ]
)


@rule
def has_umpire_ruled(s, force, ruling):
    return has_bit(s.force[force, Force.RULED.value], ruling)


@rule
def refuse(s, force, ruling):
    if not is_force(s, force):
        return Illegal.NO_FIGHT
    if has_umpire_ruled(s, force, ruling):
        return Illegal.ALREADY_SO
    if ruling == Ruling.BOOST and not has_leader_with_point(s, force):
        return Illegal.NO_HERO_POINT
    return Illegal.NONE


@rule
def has_leader_with_point(s, force):
    leader = int(s.force[force, Force.LEADER.value])
    return leader != NOBODY and has_point(s, leader)


@rule
def impose(s, force, ruling, log):
    """Add a ruling to those of a force; it cancels the contrary ones."""
    s.force[force, Force.RULED.value] = (
        s.force[force, Force.RULED.value] & ~int(CONTRARY[ruling]) | 1 << ruling
    )
    side, hex = s.force[force, Force.SIDE.value], s.force[force, Force.HEX.value]
    note(log, Event.FIGHT_RULED, UMPIRE, s.moment, side, hex, ruling)


@rule
def forget_rulings(s):
    """Forget what the umpire has ruled, as the field round is over."""
    for force in range(FORCES):
        s.force[force, Force.RULED.value] = 0
