"""Fronts: pairs of forces that fight, and their canonical order (CN-MULTI, catalogue 6.3)."""

from stridsplan.engine.record import rule

from ..components.pools import FRONTS, NOWHERE, SIDES
from ..numbers import Force, Front, Outcome
from .canonical import side_rank

BEFORE_ALL = -1  # lower than the order key of any front or force

# -- Rows ----------------------------------------------------------------------------------------------------------


@rule
def is_front(s, front):
    """Return whether the row holds a front."""
    return s.front[front, Front.ONE.value] != NOWHERE


@rule
def free_front(s):
    for front in range(FRONTS):
        if not is_front(s, front):
            return front
    return NOWHERE


@rule
def close_front(s, front):
    """Free the row of a front; the rows of its forces stay."""
    s.front[front, Front.ONE.value], s.front[front, Front.OTHER.value] = NOWHERE, NOWHERE


# -- Two forces -----------------------------------------------------------------------------------------------------


@rule
def is_on(s, front, force):
    """Return whether a force fights on a front."""
    return is_front(s, front) and (
        s.front[front, Front.ONE.value] == force or s.front[front, Front.OTHER.value] == force
    )


@rule
def foe_on(s, front, force):
    """Return the force that a force fights on a front."""
    one = int(s.front[front, Front.ONE.value])
    return int(s.front[front, Front.OTHER.value]) if one == force else one


@rule
def next_front(s, force, after):
    """Return the next front of a force after `after`, by row; NOWHERE: there is none."""
    for front in range(after + 1, FRONTS):
        if is_on(s, front, force):
            return front
    return NOWHERE


@rule
def first_front(s, force):
    return next_front(s, force, NOWHERE)


@rule
def attacks_on(s, front, force):
    """Return whether a force's move made the contact on this front (CN-CRUR-13, CN-FORT-4)."""
    foe = foe_on(s, front, force)
    if s.force[force, Force.ATTACKS.value] == 0:
        return False
    return s.force[force, Force.AGAINST.value] == s.force[foe, Force.HEX.value]


@rule
def force_on_border(s, side, hex, other_hex):
    """Return the force of a side that fights from one hex against whatever side in the other; or NOWHERE."""
    for front in range(FRONTS):
        if not is_front(s, front):
            continue
        one, other = int(s.front[front, Front.ONE.value]), int(s.front[front, Front.OTHER.value])
        if is_between(s, one, other, side, hex, other_hex):
            return one
        if is_between(s, other, one, side, hex, other_hex):
            return other
    return NOWHERE


@rule
def is_between(s, force, foe, side, hex, other_hex):
    """Return whether a force is the side's in a hex, and its foe stands in the other."""
    if s.force[force, Force.SIDE.value] != side or s.force[force, Force.HEX.value] != hex:
        return False
    return s.force[foe, Force.HEX.value] == other_hex


@rule
def are_opposed(s, force, foe):
    """Return whether two forces fight on a front already: each pair has one (CN-MULTI-3)."""
    for front in range(FRONTS):
        if is_on(s, front, force) and foe_on(s, front, force) == foe:
            return True
    return False


# -- Canonical order of fronts --------------------------------------------------------------------------------------


@rule
def earlier_on(s, front):
    """Return the force of the side that comes first in this round's order (catalogue 6.3)."""
    one, other = int(s.front[front, Front.ONE.value]), int(s.front[front, Front.OTHER.value])
    before = side_rank(s, s.force[one, Force.SIDE.value]) < side_rank(s, s.force[other, Force.SIDE.value])
    return one if before else other


@rule
def later_on(s, front):
    return foe_on(s, front, earlier_on(s, front))


@rule
def order_key_of_front(s, front):
    """Return a number that orders fronts: the earlier side's hex, the other's, then the sides (catalogue 6.3)."""
    one, other = earlier_on(s, front), later_on(s, front)
    # 512 is more than there are hexes
    hexes = int(s.force[one, Force.HEX.value]) * 512 + int(s.force[other, Force.HEX.value])
    first, second = (
        side_rank(s, s.force[one, Force.SIDE.value]),
        side_rank(s, s.force[other, Force.SIDE.value]),
    )
    return ((hexes * SIDES + int(first)) * SIDES + int(second)) * FRONTS + front


@rule
def front_after(s, key):
    """Return the front with the next order key after `key`, NOWHERE if there is none."""
    found, least = NOWHERE, 0
    for front in range(FRONTS):
        if not is_front(s, front):
            continue
        its = order_key_of_front(s, front)
        if its > key and (found == NOWHERE or its < least):
            found, least = front, its
    return found


# -- A field round -------------------------------------------------------------------------------------------------


@rule
def line_up(s):
    """List the fronts that are due and on which both forces stand, and these forces, in canonical order (catalogue 6.4
    step 11.6)."""
    s.live_fronts, s.live_forces = 0, 0
    front = front_after(s, BEFORE_ALL)
    while front != NOWHERE:
        one, other = earlier_on(s, front), later_on(s, front)
        is_due = s.front[front, Front.FROM.value] <= s.moment
        if is_due and stands(s, one) and stands(s, other):
            s.front_order[s.live_fronts] = front
            s.live_fronts += 1
            line_up_force(s, one)
            line_up_force(s, other)
        front = front_after(s, order_key_of_front(s, front))


@rule
def stands(s, force):
    """Return whether a force still fights: it has not left the fight, and is not destroyed."""
    return s.force[force, Force.DONE.value] == Outcome.STANDS


@rule
def line_up_force(s, force):
    """List a force once, even if it has several fronts (CN-MULTI-2)."""
    for k in range(s.live_forces):
        if s.force_order[k] == force:
            return
    s.force_order[s.live_forces] = force
    s.live_forces += 1
