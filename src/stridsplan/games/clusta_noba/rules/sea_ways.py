"""Ways over the sea (CN-SEA-10)."""

from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.movement import MoveMode
from ..components.pools import NOWHERE
from .geography import is_sea
from .steps import LENGTH, NONE_BLOCKED, STRIDE, UNREACHED, search, step_after_search


@rule
def ship_mode(s):
    """Return the mode of ships: the finished bridge is closed to them."""
    return MoveMode.SAILING.value if s.has_bridge == 0 else MoveMode.SAILING_BRIDGED.value


@rule
def sea_beside(s, start, coast):
    """Return the sea hex beside a coast that is nearest by sea, in a tie the lower row, then column; NOWHERE without
    one."""
    scenario, has_bridge = s.options.scenario, s.has_bridge
    # The search has `start` as its target and no start, so it measures the ways from all hexes
    search(scenario, ship_mode(s), NOWHERE, start, has_bridge, NONE_BLOCKED, s.scratch)
    found = NOWHERE
    for direction in range(DIRECTIONS):
        near = int(NEIGHBOUR[coast, direction])
        if near == NOWHERE or not is_sea(scenario, near, has_bridge) or s.scratch[LENGTH, near] >= UNREACHED:
            continue
        if found == NOWHERE or s.scratch[LENGTH, near] < s.scratch[LENGTH, found]:
            found = near
    return found


@rule
def find_way(s, start, goal):
    """Search the nearest way; return its length in hexes, NOWHERE if there is none."""
    if not search(s.options.scenario, ship_mode(s), start, goal, s.has_bridge, NONE_BLOCKED, s.scratch):
        return NOWHERE
    return int(s.scratch[LENGTH, start]) % STRIDE


@rule
def follow_way(s, start, goal, steps):
    """Return the hex after `steps` steps of the way that `find_way` has just found."""
    here = start
    for _ in range(steps):
        here = step_after_search(
            s.options.scenario, ship_mode(s), here, goal, s.has_bridge, NONE_BLOCKED, s.scratch
        )
    return here
