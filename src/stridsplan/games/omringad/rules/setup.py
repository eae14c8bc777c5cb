"""Set-up: countries, pools, the first army and its three stacks (OM-SETUP)."""

from stridsplan.engine.bits import count_bits, equal_bits
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    ARMY,
    COST,
    COUNTRY,
    NOWHERE,
    SETTLEMENTS,
    SETUP_GOLD,
    SPECIALS,
    SQUARES,
    TERRAIN_TILE_COUNT,
    TERRAIN_TILES,
    Terrain,
)
from ..state import ALL_SETTLEMENTS, ASIDE, NOBODY, POOL, Event, Illegal
from .squares import count_squares
from .tiles import count_aside, pooled_tile, tile_in, tiles_in, update_all_stacks

# -- The empty board -----------------------------------------------------------------------------------------


@rule
def clear_record(s):
    """Set the fields that do not begin as 0: bare countries controlled by their designers, all tiles in pools and the
    cup (OM-SETUP-7, OM-SETUP-15), gold for the first army (OM-SETUP-9)."""
    for square in range(SQUARES):
        s.terrain[square] = Terrain.PLAIN
        s.control[square] = square // COUNTRY if square < count_squares(s) else NOBODY
        for seat in range(len(s.gold)):
            s.top[square, seat] = NOWHERE
    for tile in range(len(s.place)):
        s.place[tile] = POOL
        s.origin[tile] = NOWHERE
    for special in range(SPECIALS):
        s.owner[special] = NOBODY
    for settlement in range(ALL_SETTLEMENTS):
        s.settlement[settlement] = NOWHERE
    for k in range(len(s.path)):
        s.path[k] = NOWHERE
    for seat in range(s.options.seats):
        s.gold[seat] = SETUP_GOLD
    s.holder = s.turn = s.offer = s.high = s.defender = s.sharp_seat = NOBODY
    s.battle = s.start = s.group = s.lead = s.rest = NOWHERE


# -- Terrain -------------------------------------------------------------------------------------------------


@rule
def count_terrain(s, seat, terrain):
    """Return how many squares of a terrain the seat's country has so far."""
    return count_bits(cells_of(s, seat, terrain))


@rule
def cells_of(s, seat, terrain):
    """Return the squares of a terrain in the seat's country, as bits."""
    return equal_bits(s.terrain, COUNTRY * seat, COUNTRY, terrain)


@rule
def refuse_laying(s, seat, terrain, cell):
    """Return the refusal, or 0 if the action is legal. Rule: nine tiles go on nine different squares of the seat's own
    country, in any arrangement (OM-SETUP-3, OM-SETUP-4)."""
    if s.terrain[COUNTRY * seat + cell] != Terrain.PLAIN:
        return Illegal.CELL_TAKEN
    return Illegal.NONE_OF_TERRAIN_LEFT if is_terrain_used_up(s, seat, terrain) else Illegal.NONE


@rule
def is_terrain_used_up(s, seat, terrain):
    return count_terrain(s, seat, terrain) >= TERRAIN_TILES[terrain]


@rule
def lay_terrain(s, seat, terrain, cell):
    """Lay a tile, in secret (OM-SETUP-5), in the common orientation of the map (OM-SETUP-6)."""
    s.terrain[COUNTRY * seat + cell] = terrain


@rule
def is_country_complete(s, seat):
    return count_terrain(s, seat, Terrain.PLAIN.value) == COUNTRY - TERRAIN_TILE_COUNT


@rule
def find_settlements(s, seat):
    """Store the squares of the seat's castle and of its villages, in the order of the board, in `s.settlement`."""
    village = SETTLEMENTS * seat + 1
    for square in range(COUNTRY * seat, COUNTRY * (seat + 1)):
        if s.terrain[square] == Terrain.CASTLE:
            s.settlement[SETTLEMENTS * seat] = square
        elif s.terrain[square] == Terrain.VILLAGE:
            s.settlement[village] = square
            village += 1


# -- The first army ------------------------------------------------------------------------------------------


@rule
def count_army(s, seat):
    """Return the number of units bought so far for the first army, in stacks or not."""
    return ARMY - count_pooled(s, seat)


@rule
def count_pooled(s, seat):
    return count_bits(tiles_in(s, seat, POOL))


@rule
def refuse_setup_purchase(s, seat, kind):
    """Return the refusal, or 0 if the action is legal. Rule: buy for up to 25 gold, if the number of units can still
    become a multiple of three (OM-SETUP-9, OM-SETUP-12)."""
    left = s.gold[seat] - s.spent[seat] - COST[kind]
    if left < 0:
        return Illegal.NOT_ENOUGH_GOLD
    if pooled_tile(s, seat, kind) == NOBODY:
        return Illegal.POOL_EMPTY
    missing = 0 if s.options.unequal_stacks == 1 else -(count_army(s, seat) + 1) % SETTLEMENTS
    return Illegal.NOT_IN_THREES if left < COST[0] * missing else Illegal.NONE


@rule
def refuse_setup_end(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: the number bought must be divisible by three; none is
    allowed (OM-SETUP-12, OM-SETUP-16)."""
    uneven = count_army(s, seat) % SETTLEMENTS != 0
    return Illegal.NOT_IN_THREES if uneven and s.options.unequal_stacks == 0 else Illegal.NONE


@rule
def count_in_stack(s, seat, square):
    """Return the number of units of the first army in a settlement so far."""
    return count_bits(tiles_in(s, seat, square))


@rule
def stack_room(s, seat, settlement):
    """Return how many units a stack can still take: the three are equal, or by option differ by one (OM-SETUP-11)."""
    army = count_army(s, seat)
    least, larger = army // SETTLEMENTS, army % SETTLEMENTS
    for other in range(SETTLEMENTS * seat, SETTLEMENTS * (seat + 1)):
        if other != settlement and count_in_stack(s, seat, s.settlement[other]) > least:
            larger -= 1
    return least + (1 if larger > 0 else 0) - count_in_stack(s, seat, s.settlement[settlement])


@rule
def refuse_stacking(s, seat, kind, settlement):
    """Return the refusal, or 0 if the action is legal. Rule: any unit goes into any of the seat's own three settlements
    that has room (OM-SETUP-11, OM-SETUP-13)."""
    if settlement // SETTLEMENTS != seat:
        return Illegal.NOT_YOUR_SETTLEMENT
    if tile_in(s, seat, kind, ASIDE) == NOBODY:
        return Illegal.NONE_SET_ASIDE
    return Illegal.NONE if stack_room(s, seat, settlement) > 0 else Illegal.STACK_FULL


@rule
def stacks_with_room(s, seat):
    """Return the seat's settlements whose stacks can take another unit, as bits."""
    found = 0
    for settlement in range(SETTLEMENTS * seat, SETTLEMENTS * (seat + 1)):
        found |= 1 << settlement if stack_room(s, seat, settlement) > 0 else 0
    return found


@rule
def put_in_stack(s, seat, kind, settlement):
    """Put a unit into a stack, in secret until all are done (OM-SETUP-14); the first lies on top (OM-STACK-5)."""
    square = s.settlement[settlement]
    s.place[tile_in(s, seat, kind, ASIDE)] = square
    if s.top[square, seat] == NOWHERE:
        s.top[square, seat] = 2 * kind


@rule
def is_army_placed(s, seat):
    return count_aside(s, seat) == 0


@rule
def reveal_armies(s, log):
    """Make the stacks public, except what lies under their tops (OM-SETUP-14)."""
    for seat in range(s.options.seats):
        s.gold[seat] = s.spent[seat] = 0  # OM-SETUP-9
        update_all_stacks(s, seat)
    s.revealed = 2
    note(log, Event.ARMIES_REVEALED, EVERYONE)
