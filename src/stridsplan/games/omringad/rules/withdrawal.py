"""Attackers leave: the diplomat, and battles that dice cannot end (OM-WITHDRAW, OM-DIP, OM-AFTER-5).

Attackers are grouped by owner and by the direction of their last step; `SOLITARY` stands for those that took none.
"""

from stridsplan.engine.bits import count_bits, has_bit, lowest_bit, without_lowest_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    DIPLOMAT_TILE,
    DIRECTIONS,
    IS_CAPABLE,
    KIND_OF,
    TILES_OF_KIND,
    Kind,
)
from ..state import DRAGON, NOBODY, SOLITARY, Event, Illegal, Reason, Rule
from .combat import DIPLOMAT, count_force, heir, is_defending, is_fighting
from .movement import conquer
from .sides import are_hostile, seat_in_order
from .squares import direction_to, is_first_link, is_free_of_enemies, is_lake, neighbour, seats_in
from .tiles import drop_lone_horses, has_moved, put_away, tile_of, tiles_in, update_stack

GROUPS = SOLITARY + 1

# -- Groups --------------------------------------------------------------------------------------------------


@rule
def tiles_of_group(s, seat, group):
    """The seat's tiles in the battle's square that came from this direction, as bits."""
    found, left = 0, tiles_in(s, seat, s.battle)
    while left != 0:
        tile = tile_of(seat, lowest_bit(left))
        came = direction_to(s, s.battle, s.origin[tile]) if has_moved(s, tile) else SOLITARY
        found |= left & -left if came == group else 0
        left = without_lowest_bit(left)
    return found


@rule
def has_group(s, seat, group):
    """As everybody can see, there is such a group."""
    if group == SOLITARY and s.height[s.battle, seat] > s.entered[s.battle, seat]:
        return True
    return has_bit(s.origins[s.battle, seat], group)


@rule
def is_attacking(s, seat):
    """Whoever does not defend attacks (OM-COMBAT-4, OM-DIP-3)."""
    return is_fighting(s, seat) and not is_defending(s, seat)


@rule
def next_withdrawal(s):
    """The next group to leave, as GROUPS * seat + group: players clockwise from the holder; NOBODY when all have left
    (OM-WITHDRAW-1, OM-DIP-5)."""
    for k in range(s.options.seats):
        seat = seat_in_order(s, k)
        if s.height[s.battle, seat] == 0 or is_defending(s, seat):
            continue
        for group in range(GROUPS):
            if has_group(s, seat, group):
                return GROUPS * seat + group
    return NOBODY


# -- Ways out ------------------------------------------------------------------------------------------------


@rule
def can_return(s, seat, group):
    """The square of the last step holds no tile hostile to the group and no dragon (OM-WITHDRAW-1)."""
    return group != SOLITARY and is_free_of_enemies(s, seat, neighbour(s, s.battle, group))


@rule
def is_group_of_pirates(s, seat, group):
    """Pirates alone may go to a lake."""
    return tiles_of_group(s, seat, group) & ~TILES_OF_KIND[Kind.PIRATES] == 0


@rule
def refuse_way(s, seat, group, direction):
    """A touching square free of enemies that all of the group may enter (OM-WITHDRAW-1)."""
    if not is_first_link(s, s.battle, direction):
        return Illegal.SAME_SQUARE
    there = neighbour(s, s.battle, direction)
    if not is_free_of_enemies(s, seat, there):
        return Illegal.SQUARE_NOT_FREE
    return Illegal.LAKE if is_lake(s, there) and not is_group_of_pirates(s, seat, group) else Illegal.NONE


@rule
def must_return(s, group):
    """Called off by the diplomat, a group that moved goes back where it came from even if enemies have come there, and
    fights them (OM-DIP-6)."""
    return s.reason == Reason.DIPLOMAT and group != SOLITARY


@rule
def count_ways(s, seat, group):
    found = 0
    for direction in range(DIRECTIONS):
        found += 1 if refuse_way(s, seat, group, direction) == Illegal.NONE else 0
    return found


@rule
def first_way(s, seat, group):
    direction = 0
    while refuse_way(s, seat, group, direction) != Illegal.NONE:
        direction += 1
    return direction


# -- The diplomat --------------------------------------------------------------------------------------------


@rule
def can_call_off(s):
    """Whatever ways out the attackers have (OM-DIP-6), but never with the dragon (OM-DIP-8)."""
    return not is_fighting(s, DRAGON)


@rule
def spend_diplomat(s, seat, log):
    """He goes to the cup, losses stand (OM-DIP-1, OM-DIP-2); horses that he leaves alone go too (OM-DIP-9)."""
    note(log, Rule.OM_DIP_1, Event.BATTLE_CALLED_OFF, EVERYONE, seat, s.battle)
    put_away(s, DIPLOMAT_TILE)
    s.force[seat, DIPLOMAT] = 0
    update_stack(s, s.battle, seat)
    lose_lone_horses(s, s.battle, seat, log)


@rule
def lose_lone_horses(s, square, seat, log):
    if drop_lone_horses(s, square, seat):
        note(log, Rule.OM_HORSE_5, Event.HORSES_LOST, EVERYONE, seat, square)


# -- Going ---------------------------------------------------------------------------------------------------


@rule
def withdraw(s, seat, group, there, log):
    """The attackers must leave (OM-DIP-4). It is no move; control follows, but where enemies stand they fight for it
    (OM-WITHDRAW-2, OM-DIP-6)."""
    if s.height[there, seat] == 0:
        s.arrivals += 1
        s.arrived[there, seat] = s.arrivals
    number, capable = carry_group(s, seat, group, there)
    update_stack(s, s.battle, seat)
    update_stack(s, there, seat)
    count_force(s)
    note(log, Rule.OM_WITHDRAW_1, Event.WITHDREW, EVERYONE, seat, s.battle, there, number)
    lose_lone_horses(s, there, seat, log)
    if capable and are_hostile(s, seat, s.control[there]) and is_free_of_enemies(s, seat, there):
        conquer(s, seat, there, Rule.OM_WITHDRAW_2.value, log)


@rule
def carry_group(s, seat, group, there):
    """Move the tiles of a group; give their number, and whether one of them is capable."""
    group_tiles, capable = tiles_of_group(s, seat, group), False
    left = group_tiles
    while left != 0:
        tile = tile_of(seat, lowest_bit(left))
        left = without_lowest_bit(left)
        s.place[tile] = there
        capable = capable or IS_CAPABLE[KIND_OF[tile]] == 1
    return count_bits(group_tiles), capable


@rule
def cut_off(s, seat, group, log):
    """A group that finds no legal square is eliminated (OM-WITHDRAW-1, OM-AFTER-5)."""
    left = tiles_of_group(s, seat, group)
    number = count_bits(left)
    while left != 0:
        put_away(s, tile_of(seat, lowest_bit(left)))
        left = without_lowest_bit(left)
    update_stack(s, s.battle, seat)
    count_force(s)
    note(log, Rule.OM_WITHDRAW_1, Event.CUT_OFF, EVERYONE, seat, s.battle, number)


@rule
def claim_for_stayers(s, log):
    """The side that stays takes the square, if a capable tile of it is left (OM-WITHDRAW-2)."""
    seat = heir(s, s.battle, seats_in(s, s.battle))
    if seat != NOBODY and are_hostile(s, seat, s.control[s.battle]):
        conquer(s, seat, s.battle, Rule.OM_WITHDRAW_2.value, log)
