"""Tiles: values, where they are, and what everybody sees of a stack (OM-STACK, catalogue 1.2 and 1.3)."""

from stridsplan.engine.bits import count_bits, equal_bits, members
from stridsplan.engine.record import rule

from ..components import (
    ALWAYS_ON_TOP,
    ARMY,
    COMBAT_KINDS,
    F_VALUE,
    FIRST_OF_KIND,
    FIRST_SPECIAL,
    HORSES_TILE,
    IS_CAPABLE,
    KIND_OF,
    NOWHERE,
    POOL_SIZE,
    S_VALUE,
    SPECIALS,
    TILES_OF_KIND,
    TILES_OF_SEAT,
    TOP_RANK,
    Kind,
)
from ..state import ASIDE, NOBODY, POOL, PinCount
from .squares import direction_to


@rule
def tile_of(seat, k):
    """Return the k-th tile that a seat may own: its 35 combat tiles, then the specials."""
    return ARMY * seat + k if k < ARMY else FIRST_SPECIAL + k - ARMY


@rule
def owner_of(s, tile):
    """Return the seat that owns the tile; NOBODY owns the dragon, or a special that has not been bought."""
    return tile // ARMY if tile < FIRST_SPECIAL else int(s.owner[tile - FIRST_SPECIAL])


@rule
def tiles_in(s, seat, place):
    """Return a seat's tiles in a place (a square, POOL, ASIDE or, while they move, LIFTED) as bits; bit k is
    `tile_of(seat, k)`."""
    return equal_bits(s.place, ARMY * seat, ARMY, place) | specials_in(s, seat, place) << ARMY


@rule
def specials_in(s, seat, place):
    """Return a seat's specials in a place, as bits; bit 0 is the first special."""
    return equal_bits(s.place, FIRST_SPECIAL, SPECIALS, place) & equal_bits(s.owner, 0, SPECIALS, seat)


@rule
def unmoved_in(s, seat, square):
    """Return the seat's tiles in a square that have not moved in this round, as bits like `tiles_in` (OM-MOVE-4)."""
    first = ARMY * seat
    found = equal_bits(s.place, first, ARMY, square) & equal_bits(s.origin, first, ARMY, NOWHERE)
    return found | unmoved_specials_in(s, seat, square)


@rule
def unmoved_specials_in(s, seat, square):
    unmoved = equal_bits(s.origin, FIRST_SPECIAL, SPECIALS, NOWHERE)
    return (specials_in(s, seat, square) & unmoved) << ARMY


@rule
def damaged_in(s, seat, square):
    """Return the seat's combat tiles in a square that have taken a hit, as bits like `tiles_in`."""
    first = ARMY * seat
    return equal_bits(s.place, first, ARMY, square) & equal_bits(s.damaged, first, ARMY, 1)


@rule
def kinds_in(s, seat, place):
    """Return the kinds of combat tiles that a seat has in a place, as bits."""
    tiles, found = tiles_in(s, seat, place), 0
    for kind in range(COMBAT_KINDS):
        found |= 1 << kind if tiles & TILES_OF_KIND[kind] != 0 else 0
    return found


@rule
def slot_of(s, tile):
    """Return the slot of a tile: kind and damage as one number, 2 * kind + damaged."""
    return 2 * int(KIND_OF[tile]) + s.damaged[tile]


@rule
def movement_of_slot(slot):
    """Return how many steps a tile may make: archers, pirates and elephants lose one when damaged (OM-MOVE-11)."""
    return int(F_VALUE[slot // 2, slot % 2])


@rule
def combat_value_of_slot(slot):
    """Return the lowest die that hits, NO_S for tiles that do not roll; one more for damaged riders and the damaged
    dragon."""
    return int(S_VALUE[slot // 2, slot % 2])


@rule
def has_moved(s, tile):
    """Return whether a tile has moved in this round, in which it may move once (OM-MOVE-4)."""
    return s.origin[tile] != NOWHERE


@rule
def pins(s, tile):
    """Return whether the tile counts where stacks are pinned (OM-PIN-5)."""
    return slot_pins(s, slot_of(s, tile))


@rule
def slot_pins(s, slot):
    """Return whether tiles of a slot count where stacks are pinned: all do, or (by option) those that can take squares
    (OM-PIN-5, OM-CTRL-4)."""
    return s.options.pin == PinCount.ALL or IS_CAPABLE[slot // 2] == 1


# -- Stacks --------------------------------------------------------------------------------------------------


@rule
def blank_stack(s, square, seat):
    """Clear what `update_stack` counts again; it needs the former top, which stays."""
    s.height[square, seat] = 0
    s.capable[square, seat] = 0
    s.under[square, seat] = 0
    s.entered[square, seat] = 0
    s.origins[square, seat] = 0
    s.pinning[square, seat] = 0


@rule
def update_stack(s, square, seat):
    """Update what everybody sees of a stack: height, whether a tile can conquer and besiege (capable), top, and how its
    tiles came (OM-STACK-1 to OM-STACK-6, OM-STACK-11).

    The top stays on top, except under a general or horses; if it is gone, the slot of lowest TOP_RANK is the new top.
    In `best` and `kept`, which are slots, NOWHERE means none.
    """
    blank_stack(s, square, seat)
    best, kept, generals = NOWHERE, NOWHERE, 0
    for k in members(tiles_in(s, seat, square)):
        tile = tile_of(seat, k)
        slot = slot_of(s, tile)
        s.height[square, seat] += 1
        if IS_CAPABLE[slot // 2] == 1:
            s.capable[square, seat] = 1
        if best == NOWHERE or TOP_RANK[slot] < TOP_RANK[best]:
            best = slot
        if slot == s.top[square, seat]:
            kept = slot
        generals += 1 if slot == 2 * Kind.GENERAL else 0
        if has_moved(s, tile):
            count_entry(s, tile, square, seat)
    s.top[square, seat] = best if kept == NOWHERE or is_always_on_top(best) else kept
    if best == 2 * Kind.HORSES and generals > 0:
        s.under[square, seat] = 1  # the general shows under the horses


@rule
def is_always_on_top(slot):
    """Return whether tiles of a slot always lie on top: horses and generals do (OM-STACK-3, OM-STACK-4, OM-HORSE-8)."""
    return slot >= 0 and ALWAYS_ON_TOP >> slot & 1 == 1


@rule
def count_entry(s, tile, square, seat):
    """Count a tile that moved into this stack in this round (OM-PIN-6, OM-PIN-7)."""
    s.entered[square, seat] += 1
    direction = direction_to(s, square, s.origin[tile])
    s.origins[square, seat] |= 1 << direction
    s.pinning[square, seat] += 1 if pins(s, tile) else 0


@rule
def update_all_stacks(s, seat):
    for square in range(len(s.terrain)):
        blank_stack(s, square, seat)
    for k in range(TILES_OF_SEAT):
        tile = tile_of(seat, k)
        if s.place[tile] >= 0 and owner_of(s, tile) == seat:
            if s.height[s.place[tile], seat] == 0:
                update_stack(s, s.place[tile], seat)


@rule
def forget_entries(s):
    """Mark all tiles as unmoved at the end of a round (OM-MOVE-20), and forget how they entered stacks and in which
    order stacks arrived."""
    for tile in range(len(s.place)):
        s.origin[tile] = NOWHERE
    for square in range(len(s.terrain)):
        for seat in range(s.options.seats):
            if s.height[square, seat] > 0:
                s.entered[square, seat] = 0
                s.origins[square, seat] = 0
                s.pinning[square, seat] = 0
            s.arrived[square, seat] = 0
    s.arrivals = 0


# -- Pools and the cup ---------------------------------------------------------------------------------------


@rule
def pooled_tile(s, seat, kind):
    """Return a tile of this kind in the seat's pool, NOBODY (no tile) if the pool has none (OM-SETUP-8, OM-BUY-2)."""
    return tile_in(s, seat, kind, POOL)


@rule
def tile_in(s, seat, kind, place):
    """Return the first of a seat's combat tiles of a kind that is in a place, NOBODY (no tile) if there is none."""
    first = ARMY * seat + int(FIRST_OF_KIND[kind])
    for tile in range(first, first + POOL_SIZE[kind]):
        if s.place[tile] == place:
            return tile
    return NOBODY


@rule
def count_in(s, seat, kind, place):
    """Return how many of a seat's combat tiles of a kind are in a place."""
    return count_bits(tiles_in(s, seat, place) & TILES_OF_KIND[kind])


@rule
def count_aside(s, seat):
    """Return how many units a seat has set aside (OM-BUY-4)."""
    return count_bits(tiles_in(s, seat, ASIDE))


@rule
def put_away(s, tile):
    """Put a combat tile back into its owner's pool, undamaged, or a special into the cup, from which specials are drawn
    (OM-SETUP-7, OM-AUCT-4, OM-HIT-7)."""
    s.place[tile] = POOL
    s.damaged[tile] = 0
    s.origin[tile] = NOWHERE
    if tile >= FIRST_SPECIAL:
        s.owner[tile - FIRST_SPECIAL] = NOBODY


@rule
def slots_of_tiles(s, seat, tiles):
    """Return the slots of some of a seat's tiles, as bits."""
    found = 0
    for k in members(tiles):
        found |= 1 << slot_of(s, tile_of(seat, k))
    return found


@rule
def find_tile(s, seat, square, slot):
    """Return the first of a seat's tiles of a slot in a square, NOBODY (no tile) if there is none: equal tiles are
    interchangeable."""
    for k in members(tiles_in(s, seat, square) & TILES_OF_KIND[slot // 2]):
        tile = tile_of(seat, k)
        if slot_of(s, tile) == slot:
            return tile
    return NOBODY


@rule
def drop_lone_horses(s, square, seat):
    """Eliminate horses without another tile of their owner; return whether there were any (OM-HORSE-5, OM-HORSE-6,
    OM-DIP-9)."""
    alone = s.height[square, seat] == 1 and s.top[square, seat] == 2 * Kind.HORSES
    if alone:
        put_away(s, HORSES_TILE)
        update_stack(s, square, seat)
    return alone
