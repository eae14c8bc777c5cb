"""Where units march: the order that leads them, the hex they seek, the next hex (CN-MOVE-7, CN-ORDER-22 to 26, 34)."""

from stridsplan.engine.record import rule

from ..components.orders import MOVES_AS, NO_ORDER, Order
from ..components.pools import NOBODY, NOWHERE, UNITS
from ..numbers import VIAS, Entry
from .camps import nearest_refuge, refuge_hex
from .commanders import commander_of
from .geography import are_adjacent
from .rising import band_target
from .stances import is_hostile
from .steps import next_step, next_step_around, step_after_search
from .units import is_ashore, is_band, is_group, side_of

# -- The order that leads a unit ---------------------------------------------------------------------------------


@rule
def order_of(s, unit):
    """Return the order that a unit carries out, or NO_ORDER.

    Bands always hurry, and groups without a general hold (CN-CRUR-3, CN-CRUR-11, CN-TRAP-34).
    """
    if is_band(unit):
        return Order.HASTE.value
    if is_group(unit) and commander_of(s, side_of(unit), int(s.unit_at[unit])) == NOBODY:
        return Order.HOLD.value
    return int(s.unit_order[unit])


@rule
def moves_as(s, unit):
    """Return the order of movement that a unit follows: CAMP and AMBUSH move it as GOTO, HOME as HASTE.

    NO_ORDER: it stands.
    """
    order = order_of(s, unit)
    return NO_ORDER if order == NO_ORDER else int(MOVES_AS[order])


# -- Where it leads ----------------------------------------------------------------------------------------------


@rule
def choose_target(s, unit):
    """Choose the target of a unit whose order names no hex: a band, or a unit with HOME (CN-ORDER-34).

    Bands seek groups. A unit with HOME seeks the nearest camp, and another one if that camp is no more.
    """
    if is_band(unit):
        s.unit_target[unit] = band_target(s, unit)
    elif s.unit_order[unit] == Order.HOME and not is_refuge(s, side_of(unit), int(s.unit_target[unit])):
        side = side_of(unit)
        refuge = nearest_refuge(s, side, int(s.unit_at[unit]), NOWHERE)
        s.unit_target[unit] = NOWHERE
        if refuge != NOWHERE:
            s.unit_target[unit] = refuge_hex(s, side, refuge)


@rule
def is_refuge(s, side, hex):
    """Return whether a camp of a side, its beachhead or the bridgehead of CRU is in a hex."""
    if hex == NOWHERE:
        return False
    refuge = nearest_refuge(s, side, hex, NOWHERE)
    return refuge != NOWHERE and refuge_hex(s, side, refuge) == hex


@rule
def via_of(s, unit):
    """Return the next hex that the route leads through, NOWHERE if there is none left (CN-MOVE-7)."""
    entry, via = int(s.unit_entry[unit]), int(s.unit_via[unit])
    if entry == NOWHERE or via >= VIAS:
        return NOWHERE
    return int(s.unit_plan[unit, entry, Entry.VIA_1.value + via])


@rule
def pass_vias(s, unit):
    """Skip the hexes of the route that the unit has reached; HASTE leaves out one with an enemy (CN-ORDER-25)."""
    via = via_of(s, unit)
    while via != NOWHERE and (via == s.unit_at[unit] or is_avoided(s, unit, via)):
        s.unit_via[unit] += 1
        via = via_of(s, unit)


@rule
def is_avoided(s, unit, hex):
    """Return whether a unit goes round a hex: with HASTE, if an enemy can be seen there."""
    return moves_as(s, unit) == Order.HASTE and has_visible_enemy(s, side_of(unit), hex)


@rule
def goal_of(s, unit):
    """Return the hex that a unit marches to now: of its route, then its target; NOWHERE: none."""
    if moves_as(s, unit) == NO_ORDER:
        return NOWHERE
    via = via_of(s, unit)
    return via if via != NOWHERE else int(s.unit_target[unit])


@rule
def has_arrived(s, unit):
    """Return whether a unit that marches stands in its target, its whole route behind it."""
    return moves_as(s, unit) != NO_ORDER and goal_of(s, unit) == s.unit_at[unit]


# -- The next hex ------------------------------------------------------------------------------------------------


@rule
def next_hex(s, unit):
    """Return the next hex of the route, else of the nearest way, NOWHERE if there is none (CN-MOVE-7).

    HASTE goes round enemies; without a way round it goes as GOTO does (CN-ORDER-25).
    """
    goal, here = goal_of(s, unit), int(s.unit_at[unit])
    if goal == NOWHERE or has_arrived(s, unit):
        return NOWHERE
    if moves_as(s, unit) == Order.HASTE:
        around = next_hex_around(s, unit, goal)
        if around != NOWHERE:
            return around
    return next_step(s.options.scenario, s.unit_formation[unit], here, goal, s.has_bridge, s.scratch)


@rule
def next_hex_around(s, unit, goal):
    """Return the next hex of the quickest way without enemies, except in the goal, or NOWHERE (CN-ORDER-25).

    The unit knows only of the enemies beside it and of those that a way found would meet (6.4 step 11.2).
    """
    block_neighbours(s, unit)
    while True:
        step = next_step_around(
            s.options.scenario,
            s.unit_formation[unit],
            int(s.unit_at[unit]),
            goal,
            s.has_bridge,
            s.blocked,
            s.scratch,
        )
        if step == NOWHERE or not block_on_way(s, unit, goal):
            return step


@rule
def block_neighbours(s, unit):
    """Block the hexes of the enemies beside a unit, and no others (6.4 step 11.2)."""
    for hex in range(s.blocked.size):
        s.blocked[hex] = 0
    for other in range(UNITS):
        if is_visible_enemy(s, side_of(unit), other) and are_adjacent(s.unit_at[unit], s.unit_at[other]):
            s.blocked[s.unit_at[other]] = 1


@rule
def block_on_way(s, unit, goal):
    """Block the first hex with an enemy on the way that the last search has found; return whether there was one."""
    here = int(s.unit_at[unit])
    while True:
        here = step_after_search(
            s.options.scenario, s.unit_formation[unit], here, goal, s.has_bridge, s.blocked, s.scratch
        )
        if here == goal:
            return False
        if has_visible_enemy(s, side_of(unit), here):
            s.blocked[here] = 1
            return True


@rule
def is_visible_enemy(s, side, unit):
    """Return whether a unit is hostile, on land, and neither scouts nor lies in ambush."""
    return is_ashore(s, unit) and s.unit_hidden[unit] == 0 and is_hostile(s, side, side_of(unit))


@rule
def has_visible_enemy(s, side, hex):
    for unit in range(UNITS):
        if s.unit_at[unit] == hex and is_visible_enemy(s, side, unit):
            return True
    return False
