"""Phase 4: a group's move, what it conquers, the tops of stacks, automatic passes (OM-MOVE, OM-CTRL, OM-STACK-5)."""

from stridsplan.engine.bits import count_bits, has_bit, members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import ALWAYS_ON_TOP, DIRECTIONS, NOWHERE, PIRATES_TILE, SLOTS, TOP_RANK
from ..state import LIFTED, MOST_STEPS, NOBODY, Event, Illegal, PinCount, Rule
from .group import (
    HORSES,
    count_attackers,
    forget_move,
    group_square,
    is_group_capable,
    is_towards_attacker,
    refuse_crossing,
)
from .sides import are_hostile
from .squares import count_squares, is_free_of_enemies, neighbour
from .tiles import (
    drop_lone_horses,
    owner_of,
    slot_of,
    slots_of_tiles,
    tile_of,
    tiles_in,
    unmoved_in,
    update_stack,
)

NO_SQUARE = 127  # in a path written into an event, 7 bits a square

# -- The move ------------------------------------------------------------------------------------------------


@rule
def make_move(s, seat, log):
    """Move the group along its path, conquering on the way (OM-MOVE-3, OM-MOVE-7, OM-CTRL-2, OM-CTRL-3)."""
    start, there, top = s.start, group_square(s), group_top(s, seat)
    lift_group(s, seat, start if s.steps == 1 else s.path[s.steps - 2])
    s.top[start, seat] = s.rest if s.rest != NOWHERE else s.top[start, seat]
    update_stack(s, start, seat)
    note(log, Event.MOVED, EVERYONE, seat, s.goers, pack_path(s), top, staying_top(s, seat))
    if is_group_capable(s):
        for k in range(s.steps):
            conquer_empty(s, seat, s.path[k], log)
    if s.height[there, seat] == 0:
        s.arrivals += 1
        s.arrived[there, seat] = s.arrivals
    if s.height[there, seat] == 0 or s.lead != NOWHERE:
        s.top[there, seat] = top
    set_down_group(s, seat, there)
    update_stack(s, there, seat)
    forget_move(s, seat)
    if drop_lone_horses(s, start, seat):
        note(log, Event.HORSES_LOST, EVERYONE, seat, start)


@rule
def lift_group(s, seat, before):
    """Lift the tiles of the group; their last step starts in square `before` (OM-MOVE-4). `s.available` counts down the
    tiles that are still to be lifted."""
    for slot in range(SLOTS):
        s.available[slot] = s.taken[slot]
    for k in members(unmoved_in(s, seat, s.start)):
        tile = tile_of(seat, k)
        if s.available[slot_of(s, tile)] > 0:
            s.available[slot_of(s, tile)] -= 1
            s.place[tile] = LIFTED
            s.origin[tile] = before


@rule
def set_down_group(s, seat, there):
    for k in members(tiles_in(s, seat, LIFTED)):
        s.place[tile_of(seat, k)] = there


@rule
def pack_path(s):
    """Pack the squares of the move, 7 bits each, the first lowest."""
    packed = int(s.start)
    for k in range(MOST_STEPS):
        square = s.path[k] if k < s.steps else NO_SQUARE
        packed |= square << 7 * (k + 1)
    return packed


@rule
def staying_top(s, seat):
    """Return the top of what has stayed behind after the group was lifted, NOBODY if nothing stays: horses alone do not
    (OM-STACK-7, OM-HORSE-5)."""
    alone = s.height[s.start, seat] == 1 and s.top[s.start, seat] == HORSES
    return NOBODY if alone else int(s.top[s.start, seat])


@rule
def conquer_empty(s, seat, square, log):
    """Take a hostile square that the group enters or passes, unless a hostile tile or the dragon is there (OM-CTRL-2,
    OM-CTRL-3, OM-CTRL-6, OM-CTRL-11, OM-DRAGON-4)."""
    if are_hostile(s, seat, s.control[square]) and is_free_of_enemies(s, seat, square):
        conquer(s, seat, square, Rule.OM_CTRL_2.value, log)


@rule
def conquer(s, seat, square, why, log):
    """Give control of a square to the seat, until another takes it (OM-CTRL-1)."""
    note(log, Event.CONQUERED, EVERYONE, seat, square, s.control[square], rule_id=why)
    s.control[square] = seat


# -- What lies on top (OM-STACK-5) ---------------------------------------------------------------------------


@rule
def slots_that_go(s):
    """Return the slots of the tiles that go, as bits."""
    found = 0
    for slot in range(SLOTS):
        found |= 1 << slot if s.taken[slot] > 0 else 0
    return found


@rule
def slots_that_stay(s, seat):
    """Return the slots of the tiles that stay in the square where the move starts, as bits."""
    found = slots_of_tiles(s, seat, tiles_in(s, seat, s.start) & ~unmoved_in(s, seat, s.start))
    for slot in range(SLOTS):
        found |= 1 << slot if s.available[slot] > s.taken[slot] else 0
    return found


@rule
def refuse_top_choice(slots, chosen):
    """Return the refusal, or 0 if the action is legal. Rule: no choice beside a general or horses, which always lie on
    top; else one choice (OM-STACK-3, OM-STACK-5)."""
    if slots & ALWAYS_ON_TOP != 0:
        return Illegal.TOP_FIXED
    return Illegal.TOP_SETTLED if chosen != NOWHERE else Illegal.NONE


@rule
def refuse_lead(s, slot):
    """Return the refusal, or 0 if the action is legal. Rule: the tile may be chosen as the top of the moving group."""
    if s.taken[slot] == 0:
        return Illegal.NO_TILE_THERE
    return refuse_top_choice(slots_that_go(s), s.lead)


@rule
def choose_lead(s, slot):
    s.lead = slot


@rule
def refuse_rest(s, seat, slot):
    """Return the refusal, or 0 if the action is legal. Rule: the tile may be chosen as the top of what stays, if there
    is a choice."""
    slots = slots_that_stay(s, seat)
    if s.goers == 0 or not has_bit(slots, slot):
        return Illegal.NO_TILE_THERE
    why = refuse_top_choice(slots, s.rest)
    return Illegal.TOP_SETTLED if why == Illegal.NONE and count_bits(slots) < 2 else why


@rule
def rest_top_slots(s, seat):
    """Return the slots that may be chosen as the top of what stays, as bits."""
    slots = slots_that_stay(s, seat) if s.goers > 0 else 0
    return slots if count_bits(slots) > 1 and refuse_top_choice(slots, s.rest) == Illegal.NONE else 0


@rule
def best_top(slots, chosen, own):
    """Return the top of a stack of these slots: a general or horses, else the chosen slot, else the top `own`, else
    the first in `TOP_ORDER`; NOBODY of an empty stack."""
    best = NOBODY
    for slot in members(slots):
        if best == NOBODY or TOP_RANK[slot] < TOP_RANK[best]:
            best = slot
    if slots & ALWAYS_ON_TOP != 0:
        return best
    if chosen != NOWHERE and has_bit(slots, chosen):
        return int(chosen)
    return int(own) if own != NOWHERE and has_bit(slots, own) else best


@rule
def group_top(s, seat):
    """Return the top of the moving group; the stack's own top stays on top if it goes along (OM-STACK-7)."""
    return best_top(slots_that_go(s), s.lead, s.top[s.start, seat])


@rule
def rest_top(s, seat):
    """Return the top of what will stay if the group leaves, NOBODY if nothing stays."""
    return best_top(slots_that_stay(s, seat), s.rest, s.top[s.start, seat])


# -- Passing -------------------------------------------------------------------------------------------------


@rule
def is_publicly_immobile(s, seat):
    """Return whether everybody can see that the seat has no legal move, so it passes automatically (OM-MOVE-6).

    Private knowledge must not count, because an automatic pass would reveal it.
    """
    for square in range(count_squares(s)):
        if s.height[square, seat] > s.entered[square, seat] and may_leave(s, seat, square):
            return False
    return True


@rule
def may_leave(s, seat, square):
    """Return whether a tile might leave the square, as far as everybody can see."""
    unmoved = s.height[square, seat] - s.entered[square, seat]
    on_top = 1 if s.top[square, seat] == HORSES else 0
    if unmoved == 1 and on_top == 1:
        # It is the horses, which never go alone, or a tile under horses that have moved; only its owner knows which
        return s.entered[square, seat] > 0
    attackers = count_attackers(s, seat, square)
    # With the other value of the option, only the owner knows how many of its tiles count
    if s.options.pin == PinCount.ALL and attackers > 0 and count_side(s, seat, square) - 1 < attackers:
        return False
    for direction in range(DIRECTIONS):
        there = neighbour(s, square, direction)
        # The pirates of the seat may be in any of its stacks
        if refuse_crossing(s, square, direction, owner_of(s, PIRATES_TILE) == seat) == Illegal.NONE:
            if not is_towards_attacker(s, seat, square, there):
                return True
    return False


@rule
def count_side(s, seat, square):
    """Return the number of tiles of the seat's side in a square."""
    found = 0
    for other in range(s.options.seats):
        if not are_hostile(s, seat, other):
            found += s.height[square, other]
    return found
