"""Withdrawal of attackers: after the diplomat, and from battles that dice cannot end (OM-WITHDRAW, OM-DIP, OM-AFTER-5).

Attackers are grouped by owner and by the direction they came from; `NO_DIRECTION` stands for those that did not move.
`s.group` is the group that must leave next.
"""

from stridsplan.engine.bits import BIT, count_bits, has_bit, members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import DIPLOMAT_TILE, DIRECTIONS, IS_CAPABLE, KIND_OF, TILES_OF_KIND, Kind
from ..state import DRAGON, NO_DIRECTION, NOBODY, Event, Illegal, Reason, Rule
from .combat import DIPLOMAT, count_force, is_defending, is_fighting, seat_to_control
from .movement import conquer
from .sides import are_hostile, seat_in_order
from .squares import direction_to, is_first_direction, is_free_of_enemies, is_lake, neighbour, seats_in
from .tiles import drop_lone_horses, has_moved, put_away, tile_of, tiles_in, update_stack

GROUPS = NO_DIRECTION + 1

# -- Groups --------------------------------------------------------------------------------------------------


@rule
def tiles_of_group(s, seat):
    """Return the seat's tiles in the group that must leave, as bits."""
    found = 0
    for k in members(tiles_in(s, seat, s.battle)):
        tile = tile_of(seat, k)
        came = direction_to(s, s.battle, s.origin[tile]) if has_moved(s, tile) else NO_DIRECTION
        found |= BIT[k] if came == s.group else 0
    return found


@rule
def has_group(s, seat, group):
    """Return whether the seat has a group in the battle that came from this direction, as everybody can see."""
    if group == NO_DIRECTION and s.height[s.battle, seat] > s.entered[s.battle, seat]:
        return True
    return has_bit(s.origins[s.battle, seat], group)


@rule
def next_to_leave(s):
    """Return the seat whose group is the next to leave, and write that group to `s.group`; NOBODY when all have left.

    The seats leave clockwise from the holder (OM-WITHDRAW-1, OM-DIP-5). All seats that do not defend are attackers
    (OM-COMBAT-4, OM-DIP-3).
    """
    for k in range(s.options.seats):
        seat = seat_in_order(s, k)
        if s.height[s.battle, seat] > 0 and not is_defending(s, seat):
            for group in range(GROUPS):
                if has_group(s, seat, group):
                    s.group = group
                    return seat
    return NOBODY


# -- Ways out ------------------------------------------------------------------------------------------------


@rule
def can_return(s, seat):
    """Return whether the square of the last step holds no tile hostile to the group and no dragon (OM-WITHDRAW-1)."""
    return s.group != NO_DIRECTION and is_free_of_enemies(s, seat, neighbour(s, s.battle, s.group))


@rule
def must_return(s):
    """Return whether a group without a free square must return to the one it came from, even into a fight: after a
    diplomat, if it has moved (OM-DIP-6)."""
    return s.reason == Reason.DIPLOMAT and s.group != NO_DIRECTION


@rule
def refuse_way(s, seat, direction):
    """Return the refusal, or 0 if the action is legal. Rule: a touching square free of enemies that all of the group
    may enter: a lake for pirates alone (OM-WITHDRAW-1)."""
    if not is_first_direction(s, s.battle, direction):
        return Illegal.SAME_SQUARE
    there = neighbour(s, s.battle, direction)
    if not is_free_of_enemies(s, seat, there):
        return Illegal.SQUARE_NOT_FREE
    others = tiles_of_group(s, seat) & ~TILES_OF_KIND[Kind.PIRATES]
    return Illegal.LAKE if is_lake(s, there) and others != 0 else Illegal.NONE


@rule
def ways_out(s, seat):
    """Return the directions in which the group may leave, as bits."""
    found = 0
    for direction in range(DIRECTIONS):
        found |= 1 << direction if refuse_way(s, seat, direction) == Illegal.NONE else 0
    return found


# -- The diplomat --------------------------------------------------------------------------------------------


@rule
def can_call_off(s):
    """Return whether the diplomat can call the battle off: unless the dragon fights (OM-DIP-8), even if attackers have
    no way out (OM-DIP-6)."""
    return not is_fighting(s, DRAGON)


@rule
def call_off(s, seat, log):
    """Return the diplomat to the cup; losses stay (OM-DIP-1, OM-DIP-2), and horses left alone are lost (OM-DIP-9)."""
    s.reason = Reason.DIPLOMAT
    note(log, Event.BATTLE_CALLED_OFF, EVERYONE, seat, s.battle)
    put_away(s, DIPLOMAT_TILE)
    s.force[seat, DIPLOMAT] = 0
    update_stack(s, s.battle, seat)
    lose_lone_horses(s, s.battle, seat, log)


@rule
def lose_lone_horses(s, square, seat, log):
    if drop_lone_horses(s, square, seat):
        note(log, Event.HORSES_LOST, EVERYONE, seat, square)


# -- Going ---------------------------------------------------------------------------------------------------


@rule
def withdraw(s, seat, direction, log):
    """Withdraw the group (OM-DIP-4). With a capable tile it takes a hostile square, unless enemies are there, who fight
    for it (OM-WITHDRAW-2, OM-DIP-6)."""
    there = neighbour(s, s.battle, direction)
    if s.height[there, seat] == 0:
        s.arrivals += 1
        s.arrived[there, seat] = s.arrivals
    group, capable = tiles_of_group(s, seat), False
    for k in members(group):
        tile = tile_of(seat, k)
        s.place[tile] = there
        capable = capable or IS_CAPABLE[KIND_OF[tile]] == 1
    update_stack(s, s.battle, seat)
    update_stack(s, there, seat)
    count_force(s)
    note(log, Event.WITHDREW, EVERYONE, seat, s.battle, there, count_bits(group))
    lose_lone_horses(s, there, seat, log)
    if capable and are_hostile(s, seat, s.control[there]) and is_free_of_enemies(s, seat, there):
        conquer(s, seat, there, Rule.OM_WITHDRAW_2.value, log)


@rule
def cut_off(s, seat, log):
    """Eliminate a group that has no legal square (OM-WITHDRAW-1, OM-AFTER-5)."""
    group = tiles_of_group(s, seat)
    for k in members(group):
        put_away(s, tile_of(seat, k))
    update_stack(s, s.battle, seat)
    count_force(s)
    note(log, Event.CUT_OFF, EVERYONE, seat, s.battle, count_bits(group))


@rule
def conquer_for_defenders(s, log):
    """Let the side that stays take the square if it has a capable tile (OM-WITHDRAW-2)."""
    seat = seat_to_control(s, s.battle, seats_in(s, s.battle))
    if seat != NOBODY and are_hostile(s, seat, s.control[s.battle]):
        conquer(s, seat, s.battle, Rule.OM_WITHDRAW_2.value, log)
