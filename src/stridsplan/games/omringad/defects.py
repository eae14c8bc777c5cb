"""Checks of the invariants of a position."""

from stridsplan.engine.bits import members
from stridsplan.engine.record import rule

from .components import (
    DRAGON_TILE,
    FIRST_SPECIAL,
    IS_CAPABLE,
    NOWHERE,
    SETTLEMENTS,
    SLOTS,
    SPECIALS,
    SQUARES,
    TERRAIN_TILES,
    TERRAINS,
    TILES,
    TILES_OF_SEAT,
    TOP_RANK,
    Kind,
    Terrain,
)
from .rules import setup
from .rules.sides import count_sides
from .rules.squares import count_squares
from .rules.tiles import is_always_on_top, owner_of, slot_of, tile_of, tiles_in
from .state import ASIDE, DRAGON, NOBODY, ON_OFFER, POOL, Phase

HORSES, GENERAL = 2 * Kind.HORSES.value, 2 * Kind.GENERAL.value  # slots


@rule
def defects(s):
    """Return the broken invariants of a position as bits: 1 control, 2 places of tiles, 4 stacks, 8 countries, 16
    enemies sharing a square out of battle (OM-ROUND-4), 32 tiles where they may not be, 64 gold, 128 specials, 256 the
    battle."""
    bits = 0
    if has_wrong_control(s):
        bits |= 1
    if has_wrong_place(s):
        bits |= 2
    if has_wrong_stack(s):
        bits |= 4
    if s.revealed > 0 and has_wrong_country(s):
        bits |= 8
    if has_mixed_square(s):
        bits |= 16
    if has_misplaced_tile(s):
        bits |= 32
    if has_wrong_gold(s):
        bits |= 64
    if has_wrong_special(s):
        bits |= 128
    if has_wrong_force(s):
        bits |= 256
    return bits


@rule
def has_wrong_control(s):
    """Return whether a square of the board has no controller, or a square beyond it has one."""
    for square in range(SQUARES):
        owner = s.control[square]
        if square < count_squares(s) and (owner < 0 or owner >= s.options.seats):
            return True
        if square >= count_squares(s) and owner != NOBODY:
            return True
    return False


@rule
def has_wrong_place(s):
    """Return whether a tile is neither on the board, nor in its pool or the cup, nor set aside, nor on offer."""
    for tile in range(TILES):
        place = s.place[tile]
        if place >= count_squares(s) or (
            place < 0 and place != POOL and place != ASIDE and place != ON_OFFER
        ):
            return True
        if tile >= FIRST_SPECIAL and place == ASIDE:
            return True
        if place < 0 and (s.damaged[tile] != 0 or s.origin[tile] != NOWHERE):
            return True
    return False


@rule
def has_wrong_stack(s):
    """Return whether the public fields of a stack contradict its tiles."""
    if s.revealed < 2:
        return False
    for seat in range(s.options.seats):
        standing = 0
        for square in range(count_squares(s)):
            standing += s.height[square, seat]
            if s.height[square, seat] > 0 and is_wrong_stack(s, seat, square):
                return True
        for k in range(TILES_OF_SEAT):
            tile = tile_of(seat, k)
            standing -= 1 if s.place[tile] >= 0 and owner_of(s, tile) == seat else 0
        if standing != 0:
            return True
    return False


@rule
def is_wrong_stack(s, seat, square):
    height, capable, best, generals, moved, has_top = 0, 0, NOBODY, 0, 0, False
    for k in members(tiles_in(s, seat, square)):
        tile = tile_of(seat, k)
        slot = slot_of(s, tile)
        height += 1
        capable |= IS_CAPABLE[slot // 2]
        best = slot if best == NOBODY or TOP_RANK[slot] < TOP_RANK[best] else best
        has_top = has_top or slot == s.top[square, seat]
        generals += 1 if slot == GENERAL else 0
        moved += 1 if s.origin[tile] != NOWHERE else 0
    under = 1 if best == HORSES and generals > 0 else 0
    if height != s.height[square, seat] or capable != s.capable[square, seat] or not has_top:
        return True
    if is_always_on_top(best) and best != s.top[square, seat]:
        return True
    return under != s.under[square, seat] or (
        s.phase <= Phase.REINFORCEMENT and moved != s.entered[square, seat]
    )


@rule
def has_wrong_country(s):
    """Return whether a country has other tiles than its nine, or its settlements are noted wrongly (OM-SETUP-3)."""
    for seat in range(s.options.seats):
        for terrain in range(1, TERRAINS):
            if setup.count_terrain(s, seat, terrain) != TERRAIN_TILES[terrain]:
                return True
        for k in range(SETTLEMENTS):
            square = s.settlement[SETTLEMENTS * seat + k]
            if s.terrain[square] != (Terrain.CASTLE if k == 0 else Terrain.VILLAGE):
                return True
    return False


@rule
def has_mixed_square(s):
    """Return whether capable tiles of two sides share a square outside movement and combat (OM-ROUND-4, OM-REINF-7)."""
    if s.phase == Phase.MOVEMENT or s.phase == Phase.COMBAT:
        return False
    for square in range(count_squares(s)):
        capable = 0
        for seat in range(s.options.seats):
            capable |= 1 << seat if s.capable[square, seat] == 1 else 0
        if count_sides(s, capable) > 1:
            return True
    return False


@rule
def has_misplaced_tile(s):
    """Return whether a lake has tiles other than pirates alone, horses are alone, or the dragon is in a settlement or
    lake (OM-PIRATE-3, OM-HORSE-5)."""
    for square in range(count_squares(s)):
        for seat in range(s.options.seats):
            height, kind = s.height[square, seat], s.top[square, seat] // 2
            if height > 0 and s.terrain[square] == Terrain.LAKE and (height > 1 or kind != Kind.PIRATES):
                return True
            if height == 1 and kind == Kind.HORSES and s.battle == NOWHERE:
                return True
    lair = s.place[DRAGON_TILE]
    return lair >= 0 and Terrain.PLAIN < s.terrain[lair] < Terrain.FOREST


@rule
def has_wrong_gold(s):
    for seat in range(s.options.seats):
        if s.gold[seat] < 0 or s.spent[seat] < 0 or s.spent[seat] > s.gold[seat]:
            return True
    return False


@rule
def has_wrong_special(s):
    """Return whether a special on the board has no owner (except the dragon), or one elsewhere has an owner."""
    for special in range(SPECIALS):
        tile = FIRST_SPECIAL + special
        owned = s.owner[special] != NOBODY
        if owned != (s.place[tile] >= 0 and tile != DRAGON_TILE):
            return True
    return False


@rule
def has_wrong_force(s):
    """Return whether the counts of a battle differ from its tiles."""
    if s.battle == NOWHERE:
        return False
    for seat in range(s.options.seats):
        standing = 0
        for slot in range(SLOTS):
            standing += s.force[seat, slot]
        if standing != s.height[s.battle, seat]:
            return True
    return s.force[DRAGON, 2 * Kind.DRAGON.value] + s.force[DRAGON, 2 * Kind.DRAGON.value + 1] != (
        1 if s.place[DRAGON_TILE] == s.battle else 0
    )
