"""Phase 4: one move of one group at a time (OM-MOVE), pins (OM-PIN), conquest on the way (OM-CTRL).

A move is made link by link: where it starts, who goes, step by step. `extra` is a slot that is about to be taken, or
NOBODY.
"""

from stridsplan.engine.bits import count_bits, has_bit, lowest_bit, without_lowest_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    ALWAYS_ON_TOP,
    COUNTRY,
    DIRECTIONS,
    IS_CAPABLE,
    MOST_F,
    NOWHERE,
    PIRATES_TILE,
    SLOTS,
    TILES_OF_KIND,
    TOP_RANK,
    Kind,
)
from ..state import LIFTED, MOST_STEPS, NOBODY, Event, Illegal, Link, PinCount, Rule
from .sides import are_hostile
from .squares import (
    count_squares,
    is_first_link,
    is_free_of_enemies,
    is_lake,
    neighbour,
    stops_moves,
)
from .tiles import (
    drop_lone_horses,
    f_of_slot,
    owner_of,
    pins,
    slot_of,
    slot_pins,
    slots_of_tiles,
    tile_of,
    tiles_in,
    unmoved_in,
    update_stack,
)

HORSES = 2 * Kind.HORSES.value  # slots
ELEPHANTS = Kind.ELEPHANTS.value
PIRATES = Kind.PIRATES.value
NO_SQUARE = 127  # in a path written into an event, 7 bits a square

# -- The group -----------------------------------------------------------------------------------------------


@rule
def in_group(s, slot, extra):
    """How many tiles of a slot go."""
    return s.taken[slot] + 1 if slot == extra else s.taken[slot]


@rule
def group_size(s, extra):
    return s.goers if extra == NOBODY else s.goers + 1


@rule
def has_horses(s, extra):
    return in_group(s, HORSES, extra) > 0


@rule
def is_pirates_alone(s, extra):
    """Only they may enter a lake, and nobody with them (OM-MOVE-15, OM-PIRATE-3)."""
    if group_size(s, extra) != 1:
        return False
    return in_group(s, 2 * PIRATES, extra) + in_group(s, 2 * PIRATES + 1, extra) == 1


@rule
def group_f(s, start, extra):
    """The lowest F in the group, one more beside horses but for elephants, never above 3; from a mountain or a lake one
    step (OM-MOVE-8, OM-MOVE-10, OM-MOVE-14, OM-HORSE-1 to OM-HORSE-3)."""
    least = MOST_F
    for slot in range(SLOTS):
        if slot == HORSES or in_group(s, slot, extra) == 0:
            continue
        steps = f_of_slot(slot)
        if has_horses(s, extra) and slot // 2 != ELEPHANTS:
            steps += 1
        least = min(least, steps)
    return min(least, 1) if stops_moves(s, start) else least


@rule
def is_group_capable(s):
    """It holds a tile that conquers by itself (OM-CTRL-2, OM-CTRL-4, OM-HORSE-7)."""
    for slot in range(SLOTS):
        if s.taken[slot] > 0 and IS_CAPABLE[slot // 2] == 1:
            return True
    return False


# -- Pins ----------------------------------------------------------------------------------------------------


@rule
def count_attackers(s, seat, square):
    """Hostile tiles that moved into the square in this phase, of all attackers together (OM-PIN-2, OM-PIN-6, OM-PIN-8).

    The seat's own tiles that came after them have moved, and stay in any case (OM-PIN-10).
    """
    found = 0
    for other in range(s.options.seats):
        if s.pinning[square, other] > 0 and are_hostile(s, seat, other):
            found += s.pinning[square, other]
    return found


@rule
def is_towards_attacker(s, seat, square, there):
    """Some attacker took his last step into the square from there (OM-PIN-1, OM-PIN-7)."""
    for other in range(s.options.seats):
        if s.pinning[square, other] == 0 or not are_hostile(s, seat, other):
            continue
        for direction in range(DIRECTIONS):
            if has_bit(s.origins[square, other], direction) and neighbour(s, square, direction) == there:
                return True
    return False


@rule
def count_staying(s, seat, square, extra):
    """Tiles of the seat's side that would stay behind; horses left alone count 0 (OM-PIN-2, OM-PIN-5, OM-PIN-9)."""
    staying = 0
    for other in range(s.options.seats):
        if s.height[square, other] > 0 and not are_hostile(s, seat, other):
            staying += count_pinning(s, other, square)
    companions = count_bits(tiles_in(s, seat, square) & ~TILES_OF_KIND[Kind.HORSES])
    for slot in range(SLOTS):
        goers = in_group(s, slot, extra)
        if goers > 0:
            staying -= goers if slot_pins(s, slot) else 0
            companions -= 0 if slot == HORSES else goers
    if companions == 0 and not has_horses(s, extra):
        horses = tiles_in(s, seat, square) & TILES_OF_KIND[Kind.HORSES]
        staying -= 1 if horses != 0 and slot_pins(s, HORSES) else 0
    return staying


@rule
def count_pinning(s, seat, square):
    """A seat's tiles in a square that count where stacks are pinned (OM-PIN-5)."""
    left, found = tiles_in(s, seat, square), 0
    while left != 0:
        found += 1 if pins(s, tile_of(seat, lowest_bit(left))) else 0
        left = without_lowest_bit(left)
    return found


@rule
def refuse_leaving_few(s, seat, square, extra):
    """At least as many tiles stay as have attacked (OM-PIN-2, OM-PIN-3)."""
    attackers = count_attackers(s, seat, square)
    if attackers == 0 or count_staying(s, seat, square, extra) >= attackers:
        return Illegal.NONE
    return Illegal.STACK_PINNED


# -- Steps ---------------------------------------------------------------------------------------------------


@rule
def refuse_crossing(s, here, direction, goes_alone):
    """Straight to a square that touches (OM-MOVE-9); in round 1 within the country (OM-PEACE-3, OM-PEACE-8); into a
    lake pirates alone (OM-MOVE-15)."""
    if not is_first_link(s, here, direction):
        return Illegal.SAME_SQUARE
    there = neighbour(s, here, direction)
    if s.round == 1 and there // COUNTRY != here // COUNTRY:
        return Illegal.BORDER_CLOSED
    return Illegal.LAKE if is_lake(s, there) and not goes_alone else Illegal.NONE


@rule
def refuse_first_step(s, seat, start, direction, extra):
    """The first step may not go straight towards an attacker; a later one may (OM-PIN-1, OM-PIN-4)."""
    why = refuse_crossing(s, start, direction, is_pirates_alone(s, extra))
    if why != Illegal.NONE:
        return why
    barred = is_towards_attacker(s, seat, start, neighbour(s, start, direction))
    return Illegal.TOWARDS_ATTACKER if barred else Illegal.NONE


@rule
def here(s):
    """Where the group has come to."""
    return s.start if s.steps == 0 else s.path[s.steps - 1]


@rule
def must_stop(s, seat):
    """A mountain, a lake or an enemy ends the move (OM-MOVE-13, OM-MOVE-15, OM-MOVE-16); nothing beside it does
    (OM-MOVE-18)."""
    return s.steps > 0 and (stops_moves(s, here(s)) or not is_free_of_enemies(s, seat, here(s)))


@rule
def refuse_step(s, seat, direction):
    """The next step of the group (OM-MOVE-8 to OM-MOVE-16)."""
    if s.steps == 0:
        return refuse_first_step(s, seat, s.start, direction, NOBODY)
    why = refuse_going_on(s, seat)
    if why != Illegal.NONE:
        return why
    return refuse_crossing(s, here(s), direction, is_pirates_alone(s, NOBODY))


@rule
def refuse_going_on(s, seat):
    """Wherever to: the group has steps left, and nothing here that ends its move (OM-MOVE-8, OM-MOVE-16)."""
    if s.steps >= group_f(s, s.start, NOBODY):
        return Illegal.TOO_FAR
    return Illegal.MUST_STOP if must_stop(s, seat) else Illegal.NONE


@rule
def refuse_step_of_group(s, seat, direction):
    """Somebody goes, and not the horses alone (OM-MOVE-2, OM-HORSE-4)."""
    if group_size(s, NOBODY) == 0:
        return Illegal.NO_TILE_THERE
    if group_size(s, NOBODY) == s.taken[HORSES]:
        return Illegal.HORSES_ALONE
    return refuse_step(s, seat, direction)


@rule
def ways_on(s, seat):
    """The directions in which a group that has made a step can make another, as bits."""
    found = 0
    if refuse_going_on(s, seat) != Illegal.NONE:
        return found
    alone = is_pirates_alone(s, NOBODY)
    for direction in range(DIRECTIONS):
        found |= 1 << direction if refuse_crossing(s, here(s), direction, alone) == Illegal.NONE else 0
    return found


# -- Choosing the group --------------------------------------------------------------------------------------


@rule
def refuse_group(s, seat, start, extra):
    """The group with one tile more could leave (OM-MOVE-2, OM-PIN)."""
    why = refuse_leaving_few(s, seat, start, extra)
    if why != Illegal.NONE:
        return why
    for direction in range(DIRECTIONS):
        why = refuse_first_step(s, seat, start, direction, extra)
        if why == Illegal.NONE:
            return Illegal.NONE
    return why


@rule
def refuse_take(s, seat, slot):
    """A tile that has not moved may join, if the group can still leave (OM-MOVE-2, OM-MOVE-4)."""
    if s.available[slot] <= s.taken[slot]:
        return Illegal.NOTHING_LEFT_TO_MOVE
    if slot == HORSES and s.goers == 0:
        return refuse_horses(s, seat, s.start)
    return refuse_group(s, seat, s.start, slot)


@rule
def refuse_horses(s, seat, start):
    return Illegal.NONE if can_horses_begin(s, seat, start) else Illegal.HORSES_ALONE


@rule
def can_horses_begin(s, seat, start):
    """Another tile can go with the horses, which never go alone (OM-HORSE-4)."""
    if not has_companion_to_spare(s, seat, start):
        return False
    for direction in range(DIRECTIONS):
        if refuse_first_step(s, seat, start, direction, HORSES) == Illegal.NONE:
            return True
    return False


@rule
def has_companion_to_spare(s, seat, start):
    """A tile that has not moved can go with the horses, and enough stay behind (OM-PIN-2)."""
    attackers = count_attackers(s, seat, start)
    spare = count_staying(s, seat, start, HORSES) - attackers
    left = unmoved_in(s, seat, start) & ~TILES_OF_KIND[Kind.HORSES]
    while left != 0:
        tile = tile_of(seat, lowest_bit(left))
        left = without_lowest_bit(left)
        if attackers == 0 or spare >= (1 if pins(s, tile) else 0):
            return True
    return False


@rule
def refuse_start(s, seat, square):
    """A square with a tile that can move (OM-MOVE-2, OM-MOVE-4)."""
    if s.height[square, seat] == 0:
        return Illegal.NO_TILE_THERE
    why = Illegal.NOTHING_LEFT_TO_MOVE
    seen, left = 0, unmoved_in(s, seat, square)
    while left != 0:
        slot = slot_of(s, tile_of(seat, lowest_bit(left)))
        left = without_lowest_bit(left)
        if has_bit(seen, slot):
            continue
        seen |= 1 << slot
        reason = refuse_horses(s, seat, square) if slot == HORSES else refuse_group(s, seat, square, slot)
        if reason == Illegal.NONE:
            return Illegal.NONE
        if why == Illegal.NOTHING_LEFT_TO_MOVE:
            why = reason
    return why


@rule
def refuse_take_all(s, seat):
    """All that have not moved: one more than the one that is about to be taken."""
    left = s.height[s.start, seat] - s.entered[s.start, seat] - group_size(s, NOBODY)
    if left <= 1:  # one is taken as itself
        return Illegal.NOTHING_LEFT_TO_MOVE
    attackers = count_attackers(s, seat, s.start)
    if attackers > 0 and count_staying(s, seat, s.start, NOBODY) - count_pinning_left(s) < attackers:
        return Illegal.STACK_PINNED
    return refuse_all_steps(s, seat)


@rule
def count_pinning_left(s):
    """Tiles still to take that count where stacks are pinned (OM-PIN-5)."""
    found = 0
    for slot in range(SLOTS):
        found += s.available[slot] - s.taken[slot] if slot_pins(s, slot) else 0
    return found


@rule
def refuse_all_steps(s, seat):
    """Several tiles together can leave; lakes are closed to them."""
    why = Illegal.NONE
    for direction in range(DIRECTIONS):
        why = refuse_crossing(s, s.start, direction, False)
        if why == Illegal.NONE and is_towards_attacker(s, seat, s.start, neighbour(s, s.start, direction)):
            why = Illegal.TOWARDS_ATTACKER
        if why == Illegal.NONE:
            return why
    return why


@rule
def begin_move(s, seat, square):
    """What stands there and has not moved may be taken (OM-MOVE-2, OM-MOVE-4)."""
    s.start = square
    s.link[seat] = Link.GROUP
    left = unmoved_in(s, seat, square)
    while left != 0:
        s.available[slot_of(s, tile_of(seat, lowest_bit(left)))] += 1
        left = without_lowest_bit(left)


@rule
def take(s, slot):
    s.taken[slot] += 1
    s.goers += 1


@rule
def take_all(s):
    s.goers = 0
    for slot in range(SLOTS):
        s.taken[slot] = s.available[slot]
        s.goers += s.taken[slot]


@rule
def forget_move(s, seat):
    """No move is in hand."""
    s.link[seat] = Link.NONE
    s.start = NOWHERE
    s.steps = 0
    s.goers = 0
    s.lead = s.rest = NOWHERE
    for slot in range(SLOTS):
        s.available[slot] = 0
        s.taken[slot] = 0
    for k in range(MOST_STEPS):
        s.path[k] = NOWHERE


# -- The move ------------------------------------------------------------------------------------------------


@rule
def make_move(s, seat, log):
    """The group goes its way, conquers on it, and stops (OM-MOVE-3, OM-MOVE-7, OM-CTRL-2, OM-CTRL-3)."""
    start, there, top = s.start, here(s), group_top(s, seat)
    lift_group(s, seat, start if s.steps == 1 else s.path[s.steps - 2])
    s.top[start, seat] = s.rest if s.rest != NOWHERE else s.top[start, seat]
    update_stack(s, start, seat)
    note(
        log, Rule.OM_MOVE_1, Event.MOVED, EVERYONE, seat, s.goers, pack_path(s), top, staying_top(s, seat),
    )  # fmt: skip
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
        note(log, Rule.OM_HORSE_5, Event.HORSES_LOST, EVERYONE, seat, start)


@rule
def lift_group(s, seat, before):
    """The tiles of the group have moved, the last step from that square (OM-MOVE-4)."""
    for slot in range(SLOTS):
        s.available[slot] = s.taken[slot]
    left = unmoved_in(s, seat, s.start)
    while left != 0:
        tile = tile_of(seat, lowest_bit(left))
        left = without_lowest_bit(left)
        if s.available[slot_of(s, tile)] > 0:
            s.available[slot_of(s, tile)] -= 1
            s.place[tile] = LIFTED
            s.origin[tile] = before


@rule
def set_down_group(s, seat, there):
    left = tiles_in(s, seat, LIFTED)
    while left != 0:
        s.place[tile_of(seat, lowest_bit(left))] = there
        left = without_lowest_bit(left)


@rule
def pack_path(s):
    """The squares of the move as 7 bits each, the first lowest."""
    packed = int(s.start)
    for k in range(MOST_STEPS):
        square = s.path[k] if k < s.steps else NO_SQUARE
        packed |= square << 7 * (k + 1)
    return packed


@rule
def staying_top(s, seat):
    """The tile on top of what stays behind, NOBODY if nothing does: horses alone do not (OM-STACK-7, OM-HORSE-5)."""
    alone = s.height[s.start, seat] == 1 and s.top[s.start, seat] == HORSES
    return NOBODY if alone else int(s.top[s.start, seat])


@rule
def conquer_empty(s, seat, square, log):
    """A hostile square without a hostile tile is taken at once, also on the way through; one with any hostile tile, or
    the dragon, is not (OM-CTRL-2, OM-CTRL-3, OM-CTRL-6, OM-CTRL-11, OM-DRAGON-4)."""
    if are_hostile(s, seat, s.control[square]) and is_free_of_enemies(s, seat, square):
        conquer(s, seat, square, Rule.OM_CTRL_2.value, log)


@rule
def conquer(s, seat, square, why, log):
    """Control goes to the seat and stays until another takes it (OM-CTRL-1)."""
    note(log, why, Event.CONQUERED, EVERYONE, seat, square, s.control[square])
    s.control[square] = seat


# -- What lies on top (OM-STACK-5) ---------------------------------------------------------------------------


@rule
def going_slots(s):
    """The slots of which tiles go, as bits."""
    found = 0
    for slot in range(SLOTS):
        found |= 1 << slot if s.taken[slot] > 0 else 0
    return found


@rule
def staying_slots(s, seat):
    """The slots of which tiles stay in the square where the move in hand starts, as bits."""
    found = slots_of_tiles(s, seat, tiles_in(s, seat, s.start) & ~unmoved_in(s, seat, s.start))
    for slot in range(SLOTS):
        found |= 1 << slot if s.available[slot] > s.taken[slot] else 0
    return found


@rule
def refuse_naming(slots, named):
    """A general or horses lie on top anyway; others are named once (OM-STACK-3, OM-STACK-5)."""
    if slots & ALWAYS_ON_TOP != 0:
        return Illegal.TOP_FIXED
    return Illegal.TOP_SETTLED if named != NOWHERE else Illegal.NONE


@rule
def refuse_lead(s, slot):
    """Name the tile on top of those who go."""
    if s.taken[slot] == 0:
        return Illegal.NO_TILE_THERE
    return refuse_naming(going_slots(s), s.lead)


@rule
def leads(s):
    """The slots that may be named for those who go, as bits."""
    slots = going_slots(s)
    return slots if refuse_naming(slots, s.lead) == Illegal.NONE else 0


@rule
def refuse_rest(s, seat, slot):
    """Name the tile on top of those who stay, where that is a choice."""
    slots = staying_slots(s, seat)
    if s.goers == 0 or not has_bit(slots, slot):
        return Illegal.NO_TILE_THERE
    why = refuse_naming(slots, s.rest)
    return Illegal.TOP_SETTLED if why == Illegal.NONE and count_bits(slots) < 2 else why


@rule
def rests(s, seat):
    """The slots that may be named for those who stay, as bits."""
    slots = staying_slots(s, seat) if s.goers > 0 else 0
    return slots if count_bits(slots) > 1 and refuse_naming(slots, s.rest) == Illegal.NONE else 0


@rule
def best_top(slots, named, own):
    """Of the tiles of a stack the one on top: a general or horses, the one named, the one that lay there, or by itself
    the first in `TOP_ORDER`; NOBODY of none."""
    best, left = NOBODY, slots
    while left != 0:
        slot = lowest_bit(left)
        left = without_lowest_bit(left)
        if best == NOBODY or TOP_RANK[slot] < TOP_RANK[best]:
            best = slot
    if slots & ALWAYS_ON_TOP != 0:
        return best
    if named != NOWHERE and has_bit(slots, named):
        return int(named)
    return int(own) if own != NOWHERE and has_bit(slots, own) else best


@rule
def group_top(s, seat):
    """The tile on top of the moving group; the stack's own top stays on top if it goes along (OM-STACK-7)."""
    return best_top(going_slots(s), s.lead, s.top[s.start, seat])


@rule
def rest_top(s, seat):
    """The tile on top of those who will stay, NOBODY if none do."""
    return best_top(staying_slots(s, seat), s.rest, s.top[s.start, seat])


# -- Passing -------------------------------------------------------------------------------------------------


@rule
def can_surely_not_move(s, seat):
    """As everybody can see, the seat has no legal move and passes by itself (OM-MOVE-6).

    What only the seat knows is not asked, so that its passing tells nothing: it then passes with its own hand.
    """
    for square in range(count_squares(s)):
        if s.height[square, seat] > s.entered[square, seat] and may_leave(s, seat, square):
            return False
    return True


@rule
def may_leave(s, seat, square):
    """For all that everybody can see, a tile might leave the square."""
    unmoved = s.height[square, seat] - s.entered[square, seat]
    on_top = 1 if s.top[square, seat] == HORSES else 0
    if unmoved == 1 and on_top == 1:  # the horses, or one under moved horses: only its owner knows
        return s.entered[square, seat] > 0
    attackers = count_attackers(s, seat, square)
    if s.options.pin == PinCount.ALL and attackers > 0 and count_side(s, seat, square) - 1 < attackers:
        return False
    for direction in range(DIRECTIONS):
        there = neighbour(s, square, direction)
        if refuse_crossing(s, square, direction, owner_of(s, PIRATES_TILE) == seat) == Illegal.NONE:
            if not is_towards_attacker(s, seat, square, there):
                return True
    return False


@rule
def count_side(s, seat, square):
    """Tiles of the seat's side in a square."""
    found = 0
    for other in range(s.options.seats):
        if not are_hostile(s, seat, other):
            found += s.height[square, other]
    return found
