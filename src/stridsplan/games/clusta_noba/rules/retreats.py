"""Retreats of one hex, towards a camp if there is one, which cancel orders (CN-RETREAT-2, CN-RETREAT-4, CN-RETREAT-8,
CN-RETREAT-9, CN-MOVE-12), and steps back, which do not.

What the unit meets in its new hex is for `entering.resolve_arrival`, which the caller calls next.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import BOX, NEIGHBOUR
from ..components.movement import MoveMode
from ..components.pools import NOWHERE, UNITS, Side
from ..events import UMPIRE, Event
from .camps import any_camp_at, has_enemy_at, retreat_goal, side_of_camp
from .canonical import round_number
from .columns import cancel_orders
from .geography import are_adjacent, direction_to, distance, is_land, is_nearer
from .persons import take_along_in_retreat
from .stances import is_hostile
from .steps import LINKS, kth_linked_hex
from .units import abandon_step, is_ashore, side_of

LAST_DIRECTION = 5  # the opposite of direction d is 5 - d

# -- Which hex ---------------------------------------------------------------------------------------------------


@rule
def is_held_by_enemy(s, side, hex):
    """Return whether a hostile unit or camp is in a hex, which CN-SPY-6 calls an enemy hex (CN-MOVE-12)."""
    camp = any_camp_at(s, hex)
    if camp != NOWHERE and is_hostile(s, side, side_of_camp(camp)):
        return True
    return has_enemy_at(s, side, hex)


@rule
def may_retreat_to(s, side, hex):
    """Return whether a side may retreat to a hex: no sea, no enemy-held hex; the box only for CRU, over the finished
    bridge (CN-MOVE-12, CN-CRUR-19)."""
    if hex == BOX:
        return side == Side.CRU and s.has_bridge == 1
    return is_land(s.options.scenario, hex, s.has_bridge) and not is_held_by_enemy(s, side, hex)


@rule
def nearest_enemy_hex(s, side, hex):
    """Return the hex of the nearest hostile unit, or NOWHERE; of equally near hexes the one of the lower row, then
    column."""
    found = NOWHERE
    for unit in range(UNITS):
        if not is_ashore(s, unit) or not is_hostile(s, side, side_of(unit)):
            continue
        here = int(s.unit_at[unit])
        if found == NOWHERE or is_nearer(hex, here, found):
            found = here
    return found


@rule
def away_from(hex, enemy, here):
    """Return how far a step from `hex` to its neighbour `here` leads away from an enemy (CN-RETREAT-2).

    It is twice the distance from the enemy, and 1 more for the neighbour opposite to an adjacent enemy; 0 without one.
    """
    if enemy == NOWHERE:
        return 0
    direction = direction_to(hex, enemy)
    straight = direction != NOWHERE and NEIGHBOUR[hex, LAST_DIRECTION - direction] == here
    return 2 * distance(here, enemy) + (1 if straight else 0)


@rule
def is_better(hex, goal, enemy, here, found):
    """Return whether a neighbour is better to retreat to than the best so far, `found`: nearer to the goal, or
    without a goal farther from the enemy."""
    if goal != NOWHERE:
        return distance(here, goal) < distance(found, goal)
    return away_from(hex, enemy, here) > away_from(hex, enemy, found)


@rule
def retreat_hex(s, side, hex):
    """Return the hex that a side retreats to from a hex, or NOWHERE (CN-RETREAT-2).

    It is the legal neighbour nearest to the camp that the retreat leads to; of equally near ones, the one of the lower
    row, then column. Without another camp, as for CRU in the bridgehead itself, it is the one that leads farthest away
    from the nearest enemy. A unit in the box stays there: the box is safe (CN-CRUR-19).
    """
    if hex == BOX:
        return BOX
    goal = retreat_goal(s, side, hex)
    if goal == hex:
        goal = NOWHERE
    enemy = nearest_enemy_hex(s, side, hex)
    found = NOWHERE
    for k in range(LINKS):  # in ascending order of the hexes
        here = kth_linked_hex(s.options.scenario, hex, k)
        if here == NOWHERE or not may_retreat_to(s, side, here):
            continue
        if found == NOWHERE or is_better(hex, goal, enemy, here, found):
            found = here
    return found


@rule
def is_landing_or_boarding(s, unit):
    """Return whether a unit is busy with landing or boarding in this round (CN-LAND-5)."""
    return s.unit_landing[unit] > s.moment


@rule
def retreat_hex_of(s, unit):
    """Return the hex that a unit retreats to, or NOWHERE; troops that land or board go to their ship, those aboard stay
    there (CN-RETREAT-9)."""
    here, ship = int(s.unit_at[unit]), int(s.ship_at[unit])
    if s.unit_aboard[unit] == 1:
        return here
    if is_landing_or_boarding(s, unit):
        return ship if ship != NOWHERE and are_adjacent(here, ship) else NOWHERE
    return retreat_hex(s, side_of(unit), here)


# -- The move ----------------------------------------------------------------------------------------------------


@rule
def relocate(s, unit, hex):
    """Put a unit into another hex at once, in combat formation and whatever the stacking limit (CN-MOVE-12,
    CN-RETREAT-8, CN-UNIT-11)."""
    s.unit_from[unit], s.unit_at[unit] = s.unit_at[unit], hex
    s.unit_moved[unit], s.unit_formation[unit] = round_number(s), MoveMode.COMBAT.value
    s.unit_passing[unit], s.unit_over_limit[unit] = 0, 1
    abandon_step(s, unit)


@rule
def leave_stack(s, unit):
    """Let a unit move alone; if it was the head of a stack, the next unit is the head of the others (CN-UNIT-12)."""
    head = NOWHERE
    for fellow in range(UNITS):
        if fellow != unit and s.unit_head[fellow] == unit:
            if head == NOWHERE:
                head = fellow
            s.unit_head[fellow] = head
    s.unit_head[unit] = unit


@rule
def retreat_to(s, unit, hex, log):
    """Let a unit retreat to a hex, which cancels its orders (CN-RETREAT-2, CN-ORDER-12, CN-TRAP-21)."""
    old = int(s.unit_at[unit])
    cancel_orders(s, unit)
    leave_stack(s, unit)
    s.unit_retreated[unit] = s.moment
    if hex != old:
        board_ship(s, unit, hex)
        relocate(s, unit, hex)
        take_along_in_retreat(s, unit, old, hex)
    note(log, Event.UNIT_RETREATED, UMPIRE, unit, old, hex)


@rule
def board_ship(s, unit, hex):
    """Put troops aboard if the hex that they retreat to is that of their ship (CN-RETREAT-9)."""
    if hex == s.ship_at[unit]:
        s.unit_aboard[unit], s.unit_landing[unit], s.unit_boards[unit] = 1, 0, 0


@rule
def step_back(s, unit, hex, log):
    """Move a unit as in a retreat, but it keeps its orders: on WAIT before a larger force (CN-ORDER-21), after an
    ambush, or out of a hex with enemies in which it may not stay (CN-CONTACT-5)."""
    old = int(s.unit_at[unit])
    leave_stack(s, unit)
    relocate(s, unit, hex)
    take_along_in_retreat(s, unit, old, hex)
    note(log, Event.STEPPED_BACK, UMPIRE, unit, old, hex)


@rule
def retreat_along(s, unit, hex, log):
    """Let a unit go along with others that retreat from its hex; it keeps its orders (CN-RETREAT-4)."""
    old = int(s.unit_at[unit])
    relocate(s, unit, hex)
    take_along_in_retreat(s, unit, old, hex)
    note(log, Event.UNIT_ENTERED, UMPIRE, unit, old, hex)
