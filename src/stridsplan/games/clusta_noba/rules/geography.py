"""The map: which hexes touch, how far apart they are, what is land, sea, coast, a place to land (catalogue 4.2)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components.map import (
    BOX,
    BRIDGEHEAD,
    COLUMNS,
    DIRECTIONS,
    HEXES,
    IS_HOSTILE_PEOPLE,
    LEVEL,
    NEIGHBOUR,
    NOWHERE,
    ROADS,
    SETTLEMENT_HEX,
    SETTLEMENT_PEOPLE,
    SETTLEMENTS,
    TERRAIN,
    TO_THE_BOX,
    Terrain,
)

CONFLUX_LEVEL = 2  # the highest (CN-CONF-1)
CONFLUX_FROM_BRIDGE = 4  # hexes, at least (CN-CONF-1)
LANDING_LEVEL, ELITE_LANDING_LEVEL = 0, 1  # CN-LAND-1

# -- The grid ------------------------------------------------------------------------------------------------


@rule
def distance(a, b):
    """Return the number of steps between two hexes; the box is far from everything (catalogue 4.2)."""
    if a == b:
        return 0
    if a == BOX or b == BOX:
        return TO_THE_BOX
    row, other_row = a // COLUMNS, b // COLUMNS
    down = other_row - row
    across = (b % COLUMNS - other_row // 2) - (a % COLUMNS - row // 2)
    return max(max(abs(across), abs(down)), abs(across + down))


@rule
def are_adjacent(a, b):
    return distance(a, b) == 1


@rule
def direction_to(a, b):
    """Return the direction from a hex to its neighbour, NOWHERE if it is none."""
    for direction in range(DIRECTIONS):
        if NEIGHBOUR[a, direction] == b:
            return direction
    return NOWHERE


@rule
def is_before(a, b):
    """Return whether a comes before b in ties: by lower row, then lower column; the box is last (CN-MOVE-7)."""
    return a < b


@rule
def is_nearer(origin, a, b):
    """Return whether a is nearer than b; of equally near ones the lower row, then column (CN-ORDER-34)."""
    to_a, to_b = distance(origin, a), distance(origin, b)
    return to_a < to_b or (to_a == to_b and is_before(a, b))


# -- Land and sea --------------------------------------------------------------------------------------------


@rule
def is_bridge(scenario, hex):
    return TERRAIN[scenario, hex] == Terrain.BRIDGE


@rule
def is_land(scenario, hex, has_bridge):
    """Return whether troops may stand there; the bridge is land when it is finished, the box always."""
    if is_bridge(scenario, hex):
        return has_bridge != 0
    return TERRAIN[scenario, hex] < Terrain.BRIDGE


@rule
def is_sea(scenario, hex, has_bridge):
    """Return whether ships may sail there: the bridge is sea until it is finished."""
    if is_bridge(scenario, hex):
        return has_bridge == 0
    return TERRAIN[scenario, hex] == Terrain.SEA


@rule
def is_forest(scenario, hex):
    return TERRAIN[scenario, hex] == Terrain.PINE or TERRAIN[scenario, hex] == Terrain.WHITE


@rule
def sea_directions(scenario, hex, has_bridge):
    """Return the directions in which the sea lies beside a hex, as bits: ships may come from there (CN-LAND-3)."""
    found = 0
    for direction in range(DIRECTIONS):
        near = NEIGHBOUR[hex, direction]
        if near != NOWHERE and is_sea(scenario, near, has_bridge):
            found |= 1 << direction
    return found


@rule
def is_coast(scenario, hex, has_bridge):
    """Return whether a hex of the island lies by the sea; nobody lands on the bridge."""
    if hex == BOX or is_bridge(scenario, hex) or not is_land(scenario, hex, has_bridge):
        return False
    return sea_directions(scenario, hex, has_bridge) != 0


@rule
def may_land(scenario, hex, is_elite, has_bridge):
    """Return whether a unit may land: low coasts are open to all, those at 50 m only to units of elite
    soldiers (CN-LAND-1, CN-LAND-2)."""
    highest = ELITE_LANDING_LEVEL if is_elite else LANDING_LEVEL
    return is_coast(scenario, hex, has_bridge) and LEVEL[scenario, hex] <= highest


@rule
def is_approach(scenario, hex):
    """Return whether a side may sail in there: a sea hex on the edge of the map (CN-ARR-3)."""
    if hex < 0 or hex >= HEXES or TERRAIN[scenario, hex] != Terrain.SEA:
        return False
    for direction in range(DIRECTIONS):
        near = NEIGHBOUR[hex, direction]
        if near == NOWHERE or TERRAIN[scenario, near] == Terrain.OUTSIDE:
            return True
    return False


# -- Roads and heights ---------------------------------------------------------------------------------------


@rule
def has_road(scenario, a, b):
    """Return whether a road joins two neighbours (CN-MOVE-3)."""
    direction = direction_to(a, b)
    return direction != NOWHERE and has_bit(ROADS[scenario, a], direction)


@rule
def climb(scenario, a, b):
    """Return the number of levels by which the second hex is higher."""
    return int(LEVEL[scenario, b]) - int(LEVEL[scenario, a])


# -- Places --------------------------------------------------------------------------------------------------


@rule
def may_be_conflux(scenario, hex):
    """Return whether a hex may be the conflux: land at level 2 or lower, without buildings, 4 hexes or more from the
    bridgehead (CN-CONF-1)."""
    if hex == BOX or TERRAIN[scenario, hex] >= Terrain.BRIDGE:
        return False
    if TERRAIN[scenario, hex] == Terrain.BUILDINGS or LEVEL[scenario, hex] > CONFLUX_LEVEL:
        return False
    return distance(hex, BRIDGEHEAD[scenario]) >= CONFLUX_FROM_BRIDGE


@rule
def settlement_in(scenario, hex):
    """Return the number of the settlement in a hex, NOWHERE if there is none."""
    for settlement in range(SETTLEMENTS):
        if hex != NOWHERE and SETTLEMENT_HEX[scenario, settlement] == hex:
            return settlement
    return NOWHERE


@rule
def is_hostile_from_the_start(scenario, settlement, side):
    """Return whether a settlement's people is hostile to a side before anything happens (catalogue 4.5, CN-RAN-4)."""
    people = SETTLEMENT_PEOPLE[scenario, settlement]
    return people != NOWHERE and IS_HOSTILE_PEOPLE[side, people] == 1
