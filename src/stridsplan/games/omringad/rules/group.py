"""The group of tiles that moves: which tiles may go, and which steps the group may make (OM-MOVE, OM-PIN).

A move is a compound action: the square where it starts, the tiles that go, each step. `extra` is the slot of one more
tile that would be taken, or NOBODY.
"""

from stridsplan.engine.bits import count_bits, has_bit, members
from stridsplan.engine.record import rule

from ..components import COUNTRY, DIRECTIONS, IS_CAPABLE, MOST_F, NOWHERE, SLOTS, TILES_OF_KIND, Kind
from ..state import MOST_STEPS, NOBODY, AnswerStep, Illegal
from .sides import are_hostile
from .squares import is_first_direction, is_free_of_enemies, is_lake, neighbour, stops_moves
from .tiles import movement_of_slot, pins, slot_of, slot_pins, tile_of, tiles_in, unmoved_in

HORSES = 2 * Kind.HORSES.value  # a slot
ELEPHANTS = Kind.ELEPHANTS.value  # these two are kinds
PIRATES = Kind.PIRATES.value

# -- The group -----------------------------------------------------------------------------------------------


@rule
def count_in_group(s, slot, extra):
    """Return how many tiles of a slot are in the group."""
    return s.taken[slot] + 1 if slot == extra else s.taken[slot]


@rule
def group_size(s, extra):
    return s.goers if extra == NOBODY else s.goers + 1


@rule
def has_horses(s, extra):
    return count_in_group(s, HORSES, extra) > 0


@rule
def is_pirates_alone(s, extra):
    """Return whether the group is just the pirates, who alone may enter a lake (OM-MOVE-15, OM-PIRATE-3)."""
    if group_size(s, extra) != 1:
        return False
    return count_in_group(s, 2 * PIRATES, extra) + count_in_group(s, 2 * PIRATES + 1, extra) == 1


@rule
def group_movement(s, start, extra):
    """Return the steps that the group may make: the lowest movement value (F) in it. Horses add one, except to
    elephants, up to 3. From a mountain or a lake it is one step (OM-MOVE-8, OM-MOVE-10, OM-MOVE-14, OM-HORSE-1 to
    OM-HORSE-3)."""
    least = MOST_F
    for slot in range(SLOTS):
        if slot == HORSES or count_in_group(s, slot, extra) == 0:
            continue
        steps = movement_of_slot(slot)
        if has_horses(s, extra) and slot // 2 != ELEPHANTS:
            steps += 1
        least = min(least, steps)
    return min(least, 1) if stops_moves(s, start) else least


@rule
def is_group_capable(s):
    """Return whether the group has a tile that can take squares (OM-CTRL-2, OM-CTRL-4, OM-HORSE-7)."""
    for slot in range(SLOTS):
        if s.taken[slot] > 0 and IS_CAPABLE[slot // 2] == 1:
            return True
    return False


# -- Pins ----------------------------------------------------------------------------------------------------


@rule
def count_attackers(s, seat, square):
    """Return the number of hostile tiles that moved into the square in this phase and count (`pins`), of all attackers
    together (OM-PIN-2, OM-PIN-5, OM-PIN-6, OM-PIN-8).

    The seat's own tiles that came after them have moved, and stay in any case (OM-PIN-10).
    """
    found = 0
    for other in range(s.options.seats):
        if s.pinning[square, other] > 0 and are_hostile(s, seat, other):
            found += s.pinning[square, other]
    return found


@rule
def is_towards_attacker(s, seat, square, there):
    """Return whether some attacker made its last step into the square from there (OM-PIN-1, OM-PIN-7)."""
    for other in range(s.options.seats):
        if s.pinning[square, other] == 0 or not are_hostile(s, seat, other):
            continue
        for direction in range(DIRECTIONS):
            if has_bit(s.origins[square, other], direction) and neighbour(s, square, direction) == there:
                return True
    return False


@rule
def count_staying(s, seat, square, extra):
    """Return how many tiles that count (`pins`) the seat's side would leave behind; horses left alone count 0
    (OM-PIN-2, OM-PIN-5, OM-PIN-9)."""
    staying = 0
    for other in range(s.options.seats):
        if s.height[square, other] > 0 and not are_hostile(s, seat, other):
            staying += count_pinning(s, other, square)
    companions = count_bits(tiles_in(s, seat, square) & ~TILES_OF_KIND[Kind.HORSES])
    for slot in range(SLOTS):
        goers = count_in_group(s, slot, extra)
        if goers > 0:
            staying -= goers if slot_pins(s, slot) else 0
            companions -= 0 if slot == HORSES else goers
    if companions == 0 and not has_horses(s, extra):
        horses = tiles_in(s, seat, square) & TILES_OF_KIND[Kind.HORSES]
        staying -= 1 if horses != 0 and slot_pins(s, HORSES) else 0
    return staying


@rule
def count_pinning(s, seat, square):
    """Return how many of a seat's tiles in a square count where stacks are pinned (OM-PIN-5)."""
    found = 0
    for k in members(tiles_in(s, seat, square)):
        found += 1 if pins(s, tile_of(seat, k)) else 0
    return found


@rule
def refuse_leaving_few(s, seat, square, extra):
    """Return the refusal, or 0 if the action is legal. Rule: at least as many tiles must stay as have attacked
    (OM-PIN-2, OM-PIN-3)."""
    attackers = count_attackers(s, seat, square)
    if attackers == 0 or count_staying(s, seat, square, extra) >= attackers:
        return Illegal.NONE
    return Illegal.STACK_PINNED


# -- Steps ---------------------------------------------------------------------------------------------------


@rule
def refuse_crossing(s, here, direction, pirates_alone):
    """Return the refusal, or 0 if the action is legal. Rule: a step leads to a touching square (OM-MOVE-9), of two
    directions to one square by the first; in round 1 in the same country (OM-PEACE-3, OM-PEACE-8), into a lake only if
    the pirates go alone (OM-MOVE-15)."""
    if not is_first_direction(s, here, direction):
        return Illegal.SAME_SQUARE
    there = neighbour(s, here, direction)
    if s.round == 1 and there // COUNTRY != here // COUNTRY:
        return Illegal.BORDER_CLOSED
    return Illegal.LAKE if is_lake(s, there) and not pirates_alone else Illegal.NONE


@rule
def refuse_first_step(s, seat, start, direction, extra):
    """Return the refusal, or 0 if the action is legal. Rule: the first step may not go straight towards an attacker; a
    later one may (OM-PIN-1, OM-PIN-4)."""
    why = refuse_crossing(s, start, direction, is_pirates_alone(s, extra))
    if why != Illegal.NONE:
        return why
    barred = is_towards_attacker(s, seat, start, neighbour(s, start, direction))
    return Illegal.TOWARDS_ATTACKER if barred else Illegal.NONE


@rule
def group_square(s):
    """Return the square that the group has reached."""
    return s.start if s.steps == 0 else s.path[s.steps - 1]


@rule
def must_stop(s, seat):
    """Return whether a mountain, a lake or an enemy in the square of the group ends the move (OM-MOVE-13, OM-MOVE-15,
    OM-MOVE-16); an enemy on the next square does not (OM-MOVE-18)."""
    return s.steps > 0 and (
        stops_moves(s, group_square(s)) or not is_free_of_enemies(s, seat, group_square(s))
    )


@rule
def refuse_step(s, seat, direction):
    """Return the refusal, or 0 if the action is legal. Rule: the next step of the group (OM-MOVE-8 to OM-MOVE-16)."""
    if s.steps == 0:
        return refuse_first_step(s, seat, s.start, direction, NOBODY)
    why = refuse_another_step(s, seat)
    if why != Illegal.NONE:
        return why
    return refuse_crossing(s, group_square(s), direction, is_pirates_alone(s, NOBODY))


@rule
def refuse_another_step(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: the group has steps left, and nothing in its square ends
    the move (OM-MOVE-8, OM-MOVE-16)."""
    if s.steps >= group_movement(s, s.start, NOBODY):
        return Illegal.TOO_FAR
    return Illegal.MUST_STOP if must_stop(s, seat) else Illegal.NONE


@rule
def refuse_step_of_group(s, seat, direction):
    """Return the refusal, or 0 if the action is legal. Rule: the group is not empty, and not the horses alone
    (OM-MOVE-2, OM-HORSE-4), and it may make the step."""
    if group_size(s, NOBODY) == 0:
        return Illegal.NO_TILE_THERE
    if group_size(s, NOBODY) == s.taken[HORSES]:
        return Illegal.HORSES_ALONE
    return refuse_step(s, seat, direction)


@rule
def make_step(s, seat, direction):
    s.path[s.steps] = neighbour(s, group_square(s), direction)
    s.steps += 1
    s.answer_step[seat] = AnswerStep.PATH


@rule
def next_directions(s, seat):
    """Return the directions of another step after the first, as bits."""
    found = 0
    if refuse_another_step(s, seat) != Illegal.NONE:
        return found
    alone = is_pirates_alone(s, NOBODY)
    for direction in range(DIRECTIONS):
        found |= (
            1 << direction if refuse_crossing(s, group_square(s), direction, alone) == Illegal.NONE else 0
        )
    return found


# -- Choosing the group --------------------------------------------------------------------------------------


@rule
def refuse_group(s, seat, start, extra):
    """Return the refusal, or 0 if the action is legal. Rule: the group with tile `extra` could still leave (OM-MOVE-2,
    OM-PIN)."""
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
    """Return the refusal, or 0 if the action is legal. Rule: a tile that has not moved may join, if the group can still
    leave (OM-MOVE-2, OM-MOVE-4)."""
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
    """Return whether another tile can go with the horses, which never go alone (OM-HORSE-4)."""
    if not has_companion_to_spare(s, seat, start):
        return False
    for direction in range(DIRECTIONS):
        if refuse_first_step(s, seat, start, direction, HORSES) == Illegal.NONE:
            return True
    return False


@rule
def has_companion_to_spare(s, seat, start):
    """Return whether a tile that has not moved can go with the horses, and enough stay behind (OM-PIN-2)."""
    attackers = count_attackers(s, seat, start)
    spare = count_staying(s, seat, start, HORSES) - attackers
    for k in members(unmoved_in(s, seat, start) & ~TILES_OF_KIND[Kind.HORSES]):
        tile = tile_of(seat, k)
        if attackers == 0 or spare >= (1 if pins(s, tile) else 0):
            return True
    return False


@rule
def refuse_start(s, seat, square):
    """Return the refusal, or 0 if the action is legal. Rule: a square with a tile that can move (OM-MOVE-2,
    OM-MOVE-4)."""
    if s.height[square, seat] == 0:
        return Illegal.NO_TILE_THERE
    why = Illegal.NOTHING_LEFT_TO_MOVE
    seen = 0
    for k in members(unmoved_in(s, seat, square)):
        slot = slot_of(s, tile_of(seat, k))
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
    """Return the refusal, or 0 if the action is legal. Rule: all tiles that have not moved may join; at least two, as a
    single one is taken by itself."""
    left = s.height[s.start, seat] - s.entered[s.start, seat] - group_size(s, NOBODY)
    if left <= 1:
        return Illegal.NOTHING_LEFT_TO_MOVE
    attackers = count_attackers(s, seat, s.start)
    if attackers > 0 and count_staying(s, seat, s.start, NOBODY) - count_pinning_left(s) < attackers:
        return Illegal.STACK_PINNED
    return refuse_all_steps(s, seat)


@rule
def count_pinning_left(s):
    """Return how many pinning tiles are not taken yet (OM-PIN-5)."""
    found = 0
    for slot in range(SLOTS):
        found += s.available[slot] - s.taken[slot] if slot_pins(s, slot) else 0
    return found


@rule
def refuse_all_steps(s, seat):
    """Return the refusal, or 0 if the action is legal. Rule: several tiles together can leave, but not into lakes."""
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
    """Begin a move from a square: its tiles that have not moved may be taken (OM-MOVE-2, OM-MOVE-4)."""
    s.start = square
    s.answer_step[seat] = AnswerStep.GROUP
    for k in members(unmoved_in(s, seat, square)):
        s.available[slot_of(s, tile_of(seat, k))] += 1


@rule
def take_tile(s, slot):
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
    """Forget the move that the seat has begun."""
    s.answer_step[seat] = AnswerStep.NONE
    s.start = NOWHERE
    s.steps = 0
    s.goers = 0
    s.lead = s.rest = NOWHERE
    for slot in range(SLOTS):
        s.available[slot] = 0
        s.taken[slot] = 0
    for k in range(MOST_STEPS):
        s.path[k] = NOWHERE
