"""What a step costs, and the nearest way (CN-MOVE-1 to CN-MOVE-7, CN-COURIER-5, CN-SEA-10).

A search works backwards from the target, so one search gives the next step from every hex that it reached. It writes
into `scratch`, SCRATCH rows of NODES numbers of the caller, whose old content does not matter. `blocked` is, by hex, 0
or not 0 if the hex is closed; the target itself is never closed.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components.map import (
    BOX,
    BRIDGE_END,
    DIRECTIONS,
    NEIGHBOUR,
    NODES,
    NOWHERE,
    ROADS,
    TERRAIN,
)
from ..components.movement import FORBIDDEN, LEVEL_COST, MOST_LEVELS, ROAD_COST, TERRAIN_COST, MoveMode
from ..components.tables import frozen
from .geography import climb, direction_to, is_bridge

# The SCRATCH rows: the length of the way to the target, by hex; a binary heap of hexes; the place in it, by hex
LENGTH, HEAP, PLACE = 0, 1, 2
LINKS = DIRECTIONS + 1  # the seventh joins the bridge and the box
# A length is STRIDE * cost + hexes: the cheapest way, of equally cheap ones that of the fewest hexes (CN-MOVE-7)
STRIDE = 1024
UNREACHED = 1 << 30
NOT_YET, SETTLED = -1, -2  # in row PLACE
NONE_BLOCKED = frozen([0] * NODES)

# -- One step ------------------------------------------------------------------------------------------------


@rule
def is_open_to(scenario, mode, hex, has_bridge):
    """Return whether one may be in a hex in a mode at all."""
    if TERRAIN_COST[mode, TERRAIN[scenario, hex]] == FORBIDDEN:
        return False
    if hex == BOX:
        return has_bridge != 0 and mode <= MoveMode.COURIER
    if not is_bridge(scenario, hex) or mode == MoveMode.FLYING:
        return True
    # Before the bridge is finished its hexes are water, for ships alone; then they are for all but ships
    return (has_bridge == 0) == (mode == MoveMode.SAILING)


@rule
def ground_cost(scenario, mode, a, b):
    """Return the cost of the hex that is entered, or of the road that is followed (CN-MOVE-1, CN-MOVE-3, CN-MOVE-4)."""
    direction = direction_to(a, b)
    if direction != NOWHERE and ROAD_COST[mode] != FORBIDDEN and has_bit(ROADS[scenario, a], direction):
        return ROAD_COST[mode]
    return TERRAIN_COST[mode, TERRAIN[scenario, b]]


@rule
def climbing_cost(scenario, mode, a, b):
    """Return what the change of level adds, FORBIDDEN if it is too great (CN-MOVE-5)."""
    change = climb(scenario, a, b)
    if abs(change) > MOST_LEVELS and mode < MoveMode.FLYING:
        return FORBIDDEN
    return LEVEL_COST[mode, min(max(change, -MOST_LEVELS), MOST_LEVELS) + MOST_LEVELS]


@rule
def step_cost(scenario, mode, a, b, has_bridge):
    """Return the cost of the step between two hexes in twelfths, FORBIDDEN if it may not be made (CN-MOVE-1 to
    CN-MOVE-5)."""
    if not are_linked(scenario, a, b):
        return FORBIDDEN
    if not is_open_to(scenario, mode, a, has_bridge) or not is_open_to(scenario, mode, b, has_bridge):
        return FORBIDDEN
    climbing = climbing_cost(scenario, mode, a, b)
    return FORBIDDEN if climbing == FORBIDDEN else int(ground_cost(scenario, mode, a, b)) + int(climbing)


@rule
def kth_linked_hex(scenario, hex, k):
    """Return the k-th hex that a step may lead to, in ascending order, NOWHERE if there is none; the box comes last."""
    if k < DIRECTIONS:
        return int(NEIGHBOUR[hex, k])
    if hex == BOX:
        return int(BRIDGE_END[scenario])
    return BOX if hex == BRIDGE_END[scenario] else NOWHERE


@rule
def are_linked(scenario, a, b):
    """Return whether two hexes touch, or are the end of the bridge and the box behind it (CN-CRUR-19)."""
    if a == BOX or b == BOX:
        return a + b == BOX + BRIDGE_END[scenario]  # the other one is the end of the bridge
    return direction_to(a, b) != NOWHERE


# -- The search ----------------------------------------------------------------------------------------------


@rule
def search(scenario, mode, start, target, has_bridge, blocked, scratch):
    """Find the length of the way to the target from each hex, nearest first, until the start is found.

    Return whether it is; with start NOWHERE the lengths from all hexes are found, and the result is False.
    """
    for hex in range(NODES):
        scratch[LENGTH, hex], scratch[PLACE, hex] = UNREACHED, NOT_YET
    scratch[LENGTH, target] = 0
    waiting = put_in_heap(scratch, 0, target)
    while waiting > 0:
        hex = int(scratch[HEAP, 0])
        waiting = take_from_heap(scratch, waiting)
        if hex == start:
            return True
        if blocked[hex] == 0 or hex == target:
            waiting = reach_back(scenario, mode, hex, has_bridge, scratch, waiting)
    return False


@rule
def reach_back(scenario, mode, hex, has_bridge, scratch, waiting):
    """Shorten the ways of all hexes from which a step leads here; return how many hexes wait."""
    for k in range(LINKS):
        before = kth_linked_hex(scenario, hex, k)
        if before == NOWHERE or scratch[PLACE, before] == SETTLED:
            continue
        cost = step_cost(scenario, mode, before, hex, has_bridge)
        if cost == FORBIDDEN:
            continue
        length = int(scratch[LENGTH, hex]) + cost * STRIDE + 1
        if length < scratch[LENGTH, before]:
            scratch[LENGTH, before] = length
            waiting = put_in_heap(scratch, waiting, before)
    return waiting


@rule
def put_in_heap(scratch, waiting, hex):
    """Add a hex to the heap, or move it up there after its way became shorter; return how many hexes wait."""
    place = int(scratch[PLACE, hex])
    if place == NOT_YET:
        place = waiting
        waiting += 1
    while place > 0:
        above = int(scratch[HEAP, (place - 1) // 2])
        if scratch[LENGTH, above] <= scratch[LENGTH, hex]:
            break
        set_place(scratch, above, place)
        place = (place - 1) // 2
    set_place(scratch, hex, place)
    return waiting


@rule
def take_from_heap(scratch, waiting):
    """Settle the hex at the top; return how many hexes wait."""
    waiting -= 1
    scratch[PLACE, scratch[HEAP, 0]] = SETTLED
    if waiting == 0:
        return 0
    hex, place = int(scratch[HEAP, waiting]), 0
    while 2 * place + 1 < waiting:
        below = 2 * place + 1
        if below + 1 < waiting and length_at(scratch, below + 1) < length_at(scratch, below):
            below += 1
        if scratch[LENGTH, hex] <= length_at(scratch, below):
            break
        set_place(scratch, int(scratch[HEAP, below]), place)
        place = below
    set_place(scratch, hex, place)
    return waiting


@rule
def length_at(scratch, place):
    return scratch[LENGTH, scratch[HEAP, place]]


@rule
def set_place(scratch, hex, place):
    scratch[HEAP, place], scratch[PLACE, hex] = hex, place


@rule
def step_after_search(scenario, mode, hex, target, has_bridge, blocked, scratch):
    """Return the next hex of the best way, of equally good ones that of the lower row, then column (CN-MOVE-7)."""
    for k in range(LINKS):
        there = kth_linked_hex(scenario, hex, k)
        if there == NOWHERE or (blocked[there] != 0 and there != target):
            continue
        cost = step_cost(scenario, mode, hex, there, has_bridge)
        if cost != FORBIDDEN and int(scratch[LENGTH, there]) + cost * STRIDE + 1 == scratch[LENGTH, hex]:
            return there
    return NOWHERE


# -- Ways ----------------------------------------------------------------------------------------------------


@rule
def way_cost(scenario, mode, start, target, has_bridge, scratch):
    """Return the cost of the nearest way in twelfths, FORBIDDEN if there is none."""
    if not search(scenario, mode, start, target, has_bridge, NONE_BLOCKED, scratch):
        return FORBIDDEN
    return int(scratch[LENGTH, start]) // STRIDE


@rule
def next_step(scenario, mode, hex, target, has_bridge, scratch):
    """Return the next hex on the nearest way, NOWHERE if there is none or the target is this hex (CN-MOVE-7)."""
    return next_step_around(scenario, mode, hex, target, has_bridge, NONE_BLOCKED, scratch)


@rule
def next_step_around(scenario, mode, hex, target, has_bridge, blocked, scratch):
    """Return the next hex on the nearest way that leads through nothing blocked, NOWHERE if there is none
    (CN-ORDER-25)."""
    if hex == target or not search(scenario, mode, hex, target, has_bridge, blocked, scratch):
        return NOWHERE
    return step_after_search(scenario, mode, hex, target, has_bridge, blocked, scratch)


@rule
def write_way(scenario, mode, start, target, has_bridge, blocked, scratch, out):
    """Write the hexes of the nearest way without the start, as many as there is room for; return how many."""
    if start == target or not search(scenario, mode, start, target, has_bridge, blocked, scratch):
        return 0
    here, n = start, 0
    while here != target and n < out.size:
        here = step_after_search(scenario, mode, here, target, has_bridge, blocked, scratch)
        out[n] = here
        n += 1
    return n


@rule
def write_way_round(scenario, mode, start, target, has_bridge, blocked, scratch, out):
    """Write the way as `write_way` does; if there is none round what is blocked, the way through it (CN-COURIER-5)."""
    n = write_way(scenario, mode, start, target, has_bridge, blocked, scratch, out)
    if n == 0:
        n = write_way(scenario, mode, start, target, has_bridge, NONE_BLOCKED, scratch, out)
    return n
