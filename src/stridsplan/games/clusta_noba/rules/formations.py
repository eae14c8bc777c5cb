"""Formations of a force: the march, deployment, who is prepared for battle (CN-COMBAT-13, CN-COMBAT-14)."""

from stridsplan.engine.record import rule

from ..components.movement import MoveMode
from ..components.orders import Order
from ..components.pools import NOWHERE, UNITS
from ..numbers import Force
from .battle_arithmetic import may_deploy
from .commanders import is_superleader


@rule
def is_prepared(s, force):
    """Return whether a force is prepared for battle: it is in a camp, or one of its units is prepared
    (CN-COMBAT-14)."""
    if s.force[force, Force.CAMP.value] != NOWHERE:
        return True
    attacks = s.force[force, Force.ATTACKS.value] == 1
    for unit in range(UNITS):
        if s.unit_force[unit] == force and is_unit_prepared(s, unit, attacks):
            return True
    return False


@rule
def is_unit_prepared(s, unit, attacks):
    """Return whether a unit executes ATTACK or ADVANCE, holds, fortifies, or attacks from a patrol or ambush
    (CN-COMBAT-14)."""
    order = s.unit_order[unit]
    if order == Order.PATROL or order == Order.AMBUSH:
        return attacks
    return order == Order.ATTACK or order == Order.ADVANCE or order == Order.HOLD or order == Order.FORTIFY


@rule
def deploy(s, force, force_is_prepared, foe_is_prepared):
    """Deploy a superled force on the march, if neither force is prepared for battle (CN-COMBAT-14)."""
    is_superled = is_superleader(s, int(s.force[force, Force.LEADER.value]))
    if s.force[force, Force.ROUNDS.value] == 0 and may_deploy(
        is_superled, force_is_prepared, foe_is_prepared
    ):
        form_up(s, force)


@rule
def form_up(s, force):
    """Put a force into combat formation (CN-COMBAT-13)."""
    s.force[force, Force.MARCHED.value] = 0
    for unit in range(UNITS):
        if s.unit_force[unit] == force:
            s.unit_formation[unit] = MoveMode.COMBAT
