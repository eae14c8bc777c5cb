"""Draw tiles for another side's stacks, so that every stack looks as it does in the view (OM-STACK)."""

from stridsplan.engine.bits import count_bits, lowest_bit, members, without_lowest_bit
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.record import rule

from .components import (
    COMBAT_KINDS,
    FIRST_SPECIAL,
    IS_CAPABLE,
    KIND_OF,
    NOWHERE,
    SLOTS,
    SPECIALS,
    Kind,
)
from .rules.squares import count_squares, neighbour
from .rules.tiles import count_in, pins, slot_of, tile_in, tile_of, tiles_in
from .state import NO_DIRECTION, UNKNOWN, PinCount

GENERAL = 2 * Kind.GENERAL.value  # a slot
TILES_PER_DAMAGED = 5  # one hidden tile in five is drawn as damaged


@rule
def put_kind(s, other, slot, square):
    """Put a tile of this slot whose place is unknown into a square."""
    kind = slot // 2
    tile = tile_in(s, other, kind, UNKNOWN) if kind < COMBAT_KINDS else FIRST_SPECIAL + kind - COMBAT_KINDS
    s.place[tile] = square
    s.damaged[tile] = slot % 2


@rule
def place_visible(s, other):
    """Place the tops, and a general under the horses (OM-STACK-3 to OM-STACK-5)."""
    for square in range(count_squares(s)):
        if s.height[square, other] > 0:
            put_kind(s, other, s.top[square, other], square)
            if s.under[square, other] == 1:
                put_kind(s, other, GENERAL, square)


@rule
def count_at(s, other, slot):
    """Return how many of the other's tiles of a slot are placed in the square of the battle."""
    found = 0
    for k in members(tiles_in(s, other, s.battle)):
        found += 1 if slot_of(s, tile_of(other, k)) == slot else 0
    return found


@rule
def place_battle(s, other):
    """Place the whole stack of a battle, which is known (OM-COMBAT-3)."""
    if s.battle == NOWHERE or s.height[s.battle, other] == 0:
        return
    for slot in range(SLOTS):
        for _ in range(s.force[other, slot] - count_at(s, other, slot)):
            put_kind(s, other, slot, s.battle)


@rule
def free_places_in(s, other, square):
    """Return how many tiles of a stack are not placed yet."""
    return int(s.height[square, other]) - count_bits(tiles_in(s, other, square))


@rule
def unplaced_specials(s, other):
    """Return the other's specials whose stack is not known, as bits."""
    found = 0
    for special in range(SPECIALS):
        if s.owner[special] == other and s.place[FIRST_SPECIAL + special] == UNKNOWN:
            found |= 1 << special
    return found


@rule
def takes_generals(s, other, square):
    """Return whether a general is visible, on top or under the horses, so more may lie here (OM-STACK-3,
    OM-STACK-4)."""
    return s.top[square, other] == GENERAL or s.under[square, other] == 1


@rule
def is_capable_special(special):
    return IS_CAPABLE[COMBAT_KINDS + special] == 1


@rule
def place_specials(s, other, dice):
    """Place the specials: first in stacks without a capable tile, then specials that moved in without pinning, then the
    rest. The most restricted are placed first, so that no choice makes a later one impossible."""
    for square in range(count_squares(s)):
        if s.height[square, other] > 0 and s.capable[square, other] == 0:
            for _ in range(free_places_in(s, other, square)):
                put_incapable_special(s, other, square, dice)
    place_incapable_movers(s, other, dice)
    for capable in (False, True):
        for special in members(unplaced_specials(s, other)):
            if is_capable_special(special) == capable:
                put_special_anywhere(s, other, special, dice)


@rule
def put_incapable_special(s, other, square, dice):
    """Put a special that cannot take squares into a square."""
    fitting = 0
    for special in members(unplaced_specials(s, other)):
        fitting |= 0 if is_capable_special(special) else 1 << special
    if fitting != 0:
        put_kind(s, other, 2 * (COMBAT_KINDS + draw_member(dice, fitting)), square)


@rule
def place_incapable_movers(s, other, dice):
    """Place incapable specials for tiles that moved in without pinning, if only capable tiles pin (OM-PIN-5)."""
    if s.options.pin == PinCount.ALL:
        return
    for square in range(count_squares(s)):
        missing = s.entered[square, other] - s.pinning[square, other] - count_incapable(s, other, square)
        for _ in range(max(0, min(missing, free_places_in(s, other, square)))):
            put_incapable_special(s, other, square, dice)


@rule
def count_incapable(s, other, square):
    """Return how many of the tiles placed in a stack cannot take squares."""
    found = 0
    for k in members(tiles_in(s, other, square)):
        found += 1 - IS_CAPABLE[KIND_OF[tile_of(other, k)]]
    return found


@rule
def accepts_special(s, other, square, special):
    """Return whether the stack has room for the special besides the capable and pinning tiles that it must hold."""
    room = free_places_in(s, other, square)
    if s.height[square, other] == 0 or room == 0 or s.capable[square, other] == 0:
        return False
    if is_capable_special(special):
        return True
    incapable = count_incapable(s, other, square)
    if incapable == s.height[square, other] - 1:
        return False
    return s.options.pin == PinCount.ALL or incapable < s.height[square, other] - s.pinning[square, other]


@rule
def is_short_of_units(s, other):
    """Return whether the stacks without generals need more units than there are, generals not counted."""
    demand, supply = 0, 0
    for square in range(count_squares(s)):
        if s.height[square, other] > 0 and not takes_generals(s, other, square):
            demand += free_places_in(s, other, square)
    for kind in range(Kind.GENERAL):
        supply += count_in(s, other, kind, UNKNOWN)
    return demand > supply


@rule
def put_special_anywhere(s, other, special, dice):
    """Put a special into a random stack that accepts it; if units are short, into one that generals cannot fill."""
    narrow = is_short_of_units(s, other)
    fitting = count_accepting(s, other, special, narrow)
    if fitting == 0:
        narrow = False
        fitting = count_accepting(s, other, special, narrow)
    if fitting == 0:
        return
    left = roll(dice, fitting)
    for square in range(count_squares(s)):
        if accepts_special(s, other, square, special) and not (narrow and takes_generals(s, other, square)):
            if left == 0:
                put_kind(s, other, 2 * (COMBAT_KINDS + special), square)
                return
            left -= 1


@rule
def count_accepting(s, other, special, narrow):
    """Return how many stacks accept the special; if `narrow`, without those that generals can fill."""
    found = 0
    for square in range(count_squares(s)):
        if accepts_special(s, other, square, special) and not (narrow and takes_generals(s, other, square)):
            found += 1
    return found


@rule
def place_below(s, other, dice):
    """Fill the stacks with combat tiles under their tops: first those where no general can lie."""
    for generals in (False, True):
        for square in range(count_squares(s)):
            if s.height[square, other] > 1 and takes_generals(s, other, square) == generals:
                fill_with_units(s, other, square, dice)


@rule
def fill_with_units(s, other, square, dice):
    kinds = COMBAT_KINDS if takes_generals(s, other, square) else Kind.GENERAL.value
    for _ in range(free_places_in(s, other, square)):
        fitting = 0
        for kind in range(kinds):
            fitting += count_in(s, other, kind, UNKNOWN)
        if fitting == 0:
            return
        left = roll(dice, fitting)
        for kind in range(kinds):
            left -= count_in(s, other, kind, UNKNOWN)
            if left < 0:
                damaged = 1 if kind != Kind.GENERAL and roll(dice, TILES_PER_DAMAGED) == 0 else 0
                put_kind(s, other, 2 * kind + damaged, square)
                break


@rule
def give_origins(s, other, dice):
    """Mark as moved as many tiles of each stack as everybody has seen move in, from the directions that were seen."""
    for square in range(count_squares(s)):
        if s.entered[square, other] > 0:
            pinners = s.pinning[square, other]
            give_origins_to(s, other, square, pinners, True, s.origins[square, other])
            rest = s.entered[square, other] - pinners
            unused = s.origins[square, other]  # directions that no pinning tile has got
            for _ in range(pinners):
                unused = without_lowest_bit(unused) if unused != 0 else unused
            give_origins_to(
                s, other, square, rest, False, unused if unused != 0 else s.origins[square, other]
            )


@rule
def give_origins_to(s, other, square, number, pinning, origins):
    """Mark the first `number` tiles of the stack that pin (or do not pin) as moved in, each from another of the
    directions `origins`; if there are more tiles, begin again. NO_DIRECTION stands for any square that does not
    touch."""
    unused = origins
    for k in members(tiles_in(s, other, square)):
        tile = tile_of(other, k)
        if number > 0 and pins(s, tile) == pinning:
            unused = origins if unused == 0 else unused
            direction = lowest_bit(unused)
            unused = without_lowest_bit(unused)
            s.origin[tile] = square if direction == NO_DIRECTION else neighbour(s, square, direction)
            number -= 1
