"""Tiles dealt into another side's stacks so that every stack looks as it does (OM-STACK)."""

from stridsplan.engine.bits import count_bits, has_bit, lowest_bit, without_lowest_bit
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.record import rule

from .components import (
    COMBAT_KINDS,
    DIRECTIONS,
    FIRST_SPECIAL,
    IS_CAPABLE,
    KIND_OF,
    NO_S,
    NOWHERE,
    SLOTS,
    SPECIALS,
    TOP_RANK,
    Kind,
)
from .rules.squares import count_squares, neighbour
from .rules.tiles import (
    count_in,
    pins,
    s_of_slot,
    slot_of,
    tile_in,
    tile_of,
    tiles_in,
)
from .state import (
    NOBODY,
    UNKNOWN,
    PinCount,
)

GENERAL = 2 * Kind.GENERAL.value  # a slot
CHANCE_OF_DAMAGE = 5  # one hidden tile in so many is imagined damaged


@rule
def put_kind(s, other, slot, square):
    """Put a tile of this slot whose place is unknown into a square."""
    kind = slot // 2
    tile = tile_in(s, other, kind, UNKNOWN) if kind < COMBAT_KINDS else FIRST_SPECIAL + kind - COMBAT_KINDS
    s.place[tile] = square
    s.damaged[tile] = slot % 2


@rule
def place_visible(s, other):
    """The tops, and a general under the horses (OM-STACK-3 to OM-STACK-5)."""
    for square in range(count_squares(s)):
        if s.height[square, other] > 0:
            put_kind(s, other, s.top[square, other], square)
            if s.under[square, other] == 1:
                put_kind(s, other, GENERAL, square)


@rule
def count_at(s, other, slot):
    """How many of the other's tiles of a slot have been put into the square of the battle."""
    found, left = 0, tiles_in(s, other, s.battle)
    while left != 0:
        found += 1 if slot_of(s, tile_of(other, lowest_bit(left))) == slot else 0
        left = without_lowest_bit(left)
    return found


@rule
def place_battle(s, other):
    """The whole stack of a battle is known (OM-COMBAT-3)."""
    if s.battle == NOWHERE or s.height[s.battle, other] == 0:
        return
    for slot in range(SLOTS):
        for _ in range(s.force[other, slot] - count_at(s, other, slot)):
            put_kind(s, other, slot, s.battle)


@rule
def room_in(s, other, square):
    """Tiles of a stack that have not been put into it yet."""
    return int(s.height[square, other]) - count_bits(tiles_in(s, other, square))


@rule
def unplaced_specials(s, other):
    """The other's specials whose stack is not known, as bits."""
    found = 0
    for special in range(SPECIALS):
        if s.owner[special] == other and s.place[FIRST_SPECIAL + special] == UNKNOWN:
            found |= 1 << special
    return found


@rule
def may_lie_under(s, other, square, slot):
    """A tile of this slot could lie in the stack without showing: it ranks behind the top, and makes nothing capable
    that is not."""
    top = s.top[square, other]
    if IS_CAPABLE[slot // 2] == 1 and s.capable[square, other] == 0:
        return False
    if slot == GENERAL:
        return top == GENERAL or s.under[square, other] == 1
    return slot == top or TOP_RANK[slot] > TOP_RANK[top]


@rule
def takes_specials_only(s, other, square):
    """No combat tile can lie in such a stack."""
    return (
        s.capable[square, other] == 0 or TOP_RANK[s.top[square, other]] >= TOP_RANK[2 * Kind.ELEPHANTS.value]
    )


@rule
def place_specials(s, other, dice):
    """First where only specials fit, the narrowest stack first; then where combat tiles run out; then anywhere."""
    for rank in range(SLOTS):
        for square in range(count_squares(s)):
            if s.height[square, other] < 2 or not takes_specials_only(s, other, square):
                continue
            if SLOTS - 1 - rank == narrowness(s, other, square):
                fill_with_specials(s, other, square, room_in(s, other, square), dice)
    place_non_fighters(s, other, dice)
    relieve_damaged(s, other, dice)
    loose = unplaced_specials(s, other)
    while loose != 0:
        special = lowest_bit(loose)
        loose = without_lowest_bit(loose)
        put_special_anywhere(s, other, special, dice)


@rule
def narrowness(s, other, square):
    """The rank behind which hidden tiles must lie; horses on what is not capable hide the last three kinds."""
    if s.capable[square, other] == 0:
        return max(TOP_RANK[s.top[square, other]], TOP_RANK[2 * Kind.MAGE.value] - 1)
    return int(TOP_RANK[s.top[square, other]])


@rule
def fill_with_specials(s, other, square, room, dice):
    for _ in range(room):
        fitting = 0
        loose = unplaced_specials(s, other)
        while loose != 0:
            special = lowest_bit(loose)
            loose = without_lowest_bit(loose)
            if may_lie_under(s, other, square, 2 * (COMBAT_KINDS + special)):
                fitting |= 1 << special
        if fitting != 0:
            put_kind(s, other, 2 * (COMBAT_KINDS + draw_member(dice, fitting)), square)


@rule
def place_non_fighters(s, other, dice):
    """Where only tiles with a combat value pin, what moved in without pinning has none (OM-PIN-5)."""
    if s.options.pin == PinCount.ALL:
        return
    for square in range(count_squares(s)):
        missing = s.entered[square, other] - s.pinning[square, other] - count_without_s(s, other, square)
        for _ in range(max(0, min(missing, room_in(s, other, square)))):
            place_non_fighter(s, other, square, dice)


@rule
def count_without_s(s, other, square):
    found, left = 0, tiles_in(s, other, square)
    while left != 0:
        found += 1 if s_of_slot(slot_of(s, tile_of(other, lowest_bit(left)))) == NO_S else 0
        left = without_lowest_bit(left)
    return found


@rule
def place_non_fighter(s, other, square, dice):
    """An infiltrator, a diplomat, or another general."""
    for kind in (Kind.INFILTRATOR.value, Kind.DIPLOMAT.value):
        if has_bit(unplaced_specials(s, other), kind - COMBAT_KINDS) and may_lie_under(
            s, other, square, 2 * kind
        ):
            put_kind(s, other, 2 * kind, square)
            return
    if may_lie_under(s, other, square, GENERAL) and tile_in(s, other, Kind.GENERAL.value, UNKNOWN) != NOBODY:
        put_kind(s, other, GENERAL, square)


@rule
def is_damaged_stack(s, other, square, least):
    """Its top is a damaged combat tile of this kind or a dearer one: below lie such or specials."""
    top = s.top[square, other]
    return s.height[square, other] > 0 and top % 2 == 1 and 2 * least <= top < GENERAL


@rule
def relieve_damaged(s, other, dice):
    """Where the pool has too few units for stacks of damaged ones, specials lie in them."""
    for k in range(COMBAT_KINDS - 1):
        least = COMBAT_KINDS - 2 - k
        demand, supply = 0, 0
        for square in range(count_squares(s)):
            if is_damaged_stack(s, other, square, least):
                demand += room_in(s, other, square)
        for kind in range(least, COMBAT_KINDS - 1):
            supply += count_in(s, other, kind, UNKNOWN)
        for square in range(count_squares(s)):
            while (
                demand > supply
                and is_damaged_stack(s, other, square, least)
                and room_in(s, other, square) > 0
            ):
                fill_with_specials(s, other, square, 1, dice)
                demand -= 1


@rule
def accepts_special(s, other, square, special):
    """The stack has room for it, also when horses must have a capable companion and those that pin must fit."""
    slot = 2 * (COMBAT_KINDS + special)
    room = room_in(s, other, square)
    if s.height[square, other] == 0 or room == 0 or not may_lie_under(s, other, square, slot):
        return False
    if (
        IS_CAPABLE[slot // 2] == 0
        and s.capable[square, other] == 1
        and room == 1
        and not has_capable(s, other, square)
    ):
        return False
    if s.options.pin == PinCount.COMBAT and s_of_slot(slot) == NO_S:
        return count_without_s(s, other, square) < s.height[square, other] - s.pinning[square, other]
    return True


@rule
def has_capable(s, other, square):
    left = tiles_in(s, other, square)
    while left != 0:
        if IS_CAPABLE[KIND_OF[tile_of(other, lowest_bit(left))]] == 1:
            return True
        left = without_lowest_bit(left)
    return False


@rule
def put_special_anywhere(s, other, special, dice):
    fitting = 0
    for square in range(count_squares(s)):
        fitting += 1 if accepts_special(s, other, square, special) else 0
    if fitting == 0:
        return
    left = roll(dice, fitting)
    for square in range(count_squares(s)):
        if accepts_special(s, other, square, special):
            if left == 0:
                put_kind(s, other, 2 * (COMBAT_KINDS + special), square)
                return
            left -= 1


@rule
def place_below(s, other, dice):
    """Combat tiles under the tops: first where only dear damaged ones fit, then the rest."""
    for k in range(COMBAT_KINDS - 1):
        least = COMBAT_KINDS - 2 - k
        for square in range(count_squares(s)):
            if s.top[square, other] == 2 * least + 1 and s.height[square, other] > 1:
                fill_with_units(s, other, square, dice)
    for square in range(count_squares(s)):
        if s.height[square, other] > 1:
            fill_with_units(s, other, square, dice)


@rule
def fill_with_units(s, other, square, dice):
    for _ in range(room_in(s, other, square)):
        fitting = 0  # kinds that can lie here whole, and above them those that can only if damaged
        for slot in range(2 * COMBAT_KINDS):
            if slot != GENERAL + 1 and fits_as_unit(s, other, square, slot):
                fitting += count_in(s, other, slot // 2, UNKNOWN) * weight(slot)
        if fitting == 0:
            return
        left = roll(dice, fitting)
        for slot in range(2 * COMBAT_KINDS):
            if slot != GENERAL + 1 and fits_as_unit(s, other, square, slot):
                left -= count_in(s, other, slot // 2, UNKNOWN) * weight(slot)
                if left < 0:
                    put_kind(s, other, slot, square)
                    break


@rule
def weight(slot):
    """Few tiles are damaged."""
    return 1 if slot % 2 == 1 else CHANCE_OF_DAMAGE - 1


@rule
def fits_as_unit(s, other, square, slot):
    if not may_lie_under(s, other, square, slot):
        return False
    if s.options.pin == PinCount.COMBAT and s_of_slot(slot) == NO_S:
        return count_without_s(s, other, square) < s.height[square, other] - s.pinning[square, other]
    return True


@rule
def give_origins(s, other, dice):
    """As many tiles of each stack have moved in as everybody has seen, from the sides that they came from."""
    for square in range(count_squares(s)):
        if s.entered[square, other] > 0:
            fighters = s.pinning[square, other]
            give_origins_to(s, other, square, fighters, True, s.origins[square, other])
            rest = s.entered[square, other] - fighters
            left = s.origins[square, other]
            for _ in range(fighters):
                left = without_lowest_bit(left) if left != 0 else left
            give_origins_to(s, other, square, rest, False, left if left != 0 else s.origins[square, other])


@rule
def give_origins_to(s, other, square, number, pinning, origins):
    """The first so many of the stack's tiles that pin (or do not), each from the next side, all sides used."""
    sides, left = origins, tiles_in(s, other, square)
    while left != 0 and number > 0:
        tile = tile_of(other, lowest_bit(left))
        left = without_lowest_bit(left)
        if pins(s, tile) == pinning:
            sides = origins if sides == 0 else sides
            direction = lowest_bit(sides)
            sides = without_lowest_bit(sides)
            s.origin[tile] = square if direction == DIRECTIONS else neighbour(s, square, direction)
            number -= 1
