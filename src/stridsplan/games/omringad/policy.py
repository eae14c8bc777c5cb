"""The rule-based policy: take empty land, attack weaker stacks, keep tiles in settlements, bid low.

Values of moves are in tenths of a point per round; other values only rank the answers to one question. The policy uses
only the view.
"""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule

from .actions import (
    ACTIONS,
    AIM,
    BATTLE,
    BID,
    BUY,
    CALL_OFF,
    FIGHT_ON,
    HIT,
    LAIR,
    LAY,
    LEAD,
    LODGE,
    MERGE,
    PASS,
    PUT,
    START,
    STEP,
    STOP,
    TAKE,
    TAKE_ALL,
    TARGET,
    TOP,
    WITHDRAW,
)
from .components import (
    COMBAT_KINDS,
    COUNTRY,
    DIRECTIONS,
    EDGE,
    IS_CAPABLE,
    POOL_SIZE,
    SLOTS,
    TERRAIN_POINTS,
    Kind,
    Terrain,
    frozen,
)
from .rules import combat, group, hits
from .rules.sides import are_hostile
from .rules.squares import count_hostile, holds_dragon, is_free_of_enemies, neighbour, stops_moves
from .rules.tiles import count_in, movement_of_slot, slot_of, tile_of, unmoved_in
from .state import NOBODY, POOL, AnswerStep, Ask

NEVER = -100_000
SQUARE = 3  # the value of any square: its gold, and its share in the majority point
POINT = 10
# The fighting strength of a tile, by kind
STRENGTH = frozen([20, 32, 34, 48, 42, 30, 0, 120, 0, 10, 70, 45, 34, 36])
# The assumed strength of an enemy's tile, and of a tile of the seat that is already where its group goes
TILE_STRENGTH = 30
# The cost of damage to a tile, and of losing it
DAMAGED = frozen([2, 4, 5, 14, 6, 0, 0, 0, 0, 0, 8, 0, 5, 6])
KILLED = frozen([20, 30, 36, 42, 48, 120, 50, 100, 0, 60, 80, 70, 40, 60])
# The most gold that the policy bids for each special
WORTH_IN_GOLD = frozen([3, 3, 4, 3, 7, 6, 5, 6])
# A cell's distance from the rim of its country
DEPTH = frozen([min(k // EDGE, k % EDGE, EDGE - 1 - k // EDGE, EDGE - 1 - k % EDGE) for k in range(COUNTRY)])
WANTED_RIDERS = 3
ARMY_FOR_GENERAL = 8
ALL = SLOTS  # instead of a slot: the whole stack

# By action code: the first code of the same kind of action, and the arguments that the rules receive
KIND = frozen([ACTIONS.kinds[number].first for number in ACTIONS.kind_of_code()])
VALUE = ACTIONS.values_of_code()


@rule
def policy(view, seat, out, n, dice):
    """Return an action of the highest value, a random one if several have it."""
    best, most, ties = out[0], 2 * NEVER, 0
    for k in range(n):
        value = value_of(view, seat, out[k])
        if value > most:
            best, most, ties = out[k], value, 1
        elif value == most:
            ties += 1
            if roll(dice, ties) == 0:
                best = out[k]
    return best


@rule
def value_of(s, seat, action):
    """Return the value of an action; `value_of_moving` and `value_of_fighting` compute that of moves and battles."""
    kind, a, b = KIND[action], int(VALUE[action, 0]), int(VALUE[action, 1])
    if kind == LAY:
        return value_of_laying(a, b)
    if kind == BUY:
        return value_of_purchase(s, seat, a)
    if kind == PUT:
        return value_of_put(s, seat, a, b)
    if kind == MERGE:
        return -2  # two damaged tiles roll two dice, a merged one rolls only one
    if kind == BID:
        return value_of_bid(s, seat, a)
    if kind == LODGE:
        return int(s.height[s.settlement[a], seat])
    if kind == LAIR:
        return worth_of_square(s, a) if are_hostile(s, seat, s.control[a]) else -worth_of_square(s, a)
    return value_of_moving(s, seat, kind, a, b)


@rule
def value_of_moving(s, seat, kind, a, b):
    """Return the value of a part of a move."""
    if kind == START:
        return best_group(s, seat, a) if s.ask == Ask.MOVE else NEVER
    if kind == TAKE:
        return value_of_taking(s, seat, a)
    if kind == STEP:
        return value_of_step(s, seat, a)
    if kind == TAKE_ALL:
        return value_of_group(s, seat, s.start, ALL) if s.answer_step[seat] == AnswerStep.GROUP else NEVER
    if kind == STOP:
        return value_of_standing(s, seat, group.group_square(s), group_strength(s, seat))
    if kind == PASS:
        return 0
    return value_of_fighting(s, seat, kind, a, b)


@rule
def value_of_fighting(s, seat, kind, a, b):
    """Return the value of an action in battle; -1 of declining or ending something."""
    if kind == BATTLE:
        return int(s.height[a, seat])
    if kind == AIM:
        return combat.count_party(s, a)
    if kind == HIT:
        return -cost_of_hit(a)
    if kind == TARGET:
        return cost_of_hit(b)
    if kind == WITHDRAW:
        return worth_of_square(s, neighbour(s, s.battle, a))
    if kind == CALL_OFF:
        return enemy_force(s, seat) - own_force(s, seat)
    if kind == FIGHT_ON:
        return 0
    return NEVER if kind in (LEAD, TOP) else -1  # the top that the rules choose is good enough


# -- Terrain and units ---------------------------------------------------------------------------------------


@rule
def value_of_laying(terrain, cell):
    """Return the value of laying a terrain tile: terrain with points belongs inside the country, lakes at its edge."""
    depth = DEPTH[cell]
    if terrain == Terrain.LAKE:
        return -depth
    return 100 * TERRAIN_POINTS[terrain] + depth


@rule
def value_of_purchase(s, seat, kind):
    """Return the value of buying a unit: a few riders, one general for a large army, otherwise the best fighters for
    their price."""
    if kind == Kind.RIDER:
        return 60 if count_out(s, seat, kind) < WANTED_RIDERS else 5
    if kind == Kind.GENERAL:
        return 50 if count_out(s, seat, kind) == 0 and count_soldiers(s, seat) >= ARMY_FOR_GENERAL else -10
    if kind == Kind.ELITE:
        return 40
    return 30 if kind == Kind.MERC else 20


@rule
def count_out(s, seat, kind):
    """Return the number of tiles of a kind that are not in the pool."""
    return POOL_SIZE[kind] - count_in(s, seat, kind, POOL)


@rule
def count_soldiers(s, seat):
    return count_out(s, seat, Kind.MERC.value) + count_out(s, seat, Kind.ELITE.value)


@rule
def value_of_put(s, seat, kind, settlement):
    """Return the value of putting a unit into a stack: the cheapest units of the first army come first, so that they
    lie on top."""
    value = value_of_placing(s, seat, settlement)
    return COMBAT_KINDS * value - kind if s.revealed < 2 else value


@rule
def value_of_placing(s, seat, settlement):
    """Return the value of placing a unit: settlements near enemies and with few tiles come first, the castle before
    villages."""
    square = s.settlement[settlement]
    own = s.height[square, seat] if s.revealed == 2 else 0
    return 4 * TERRAIN_POINTS[s.terrain[square]] + 3 * threat(s, seat, square) // TILE_STRENGTH - 4 * own


@rule
def threat(s, seat, square):
    """Return the strength of enemies on the touching squares."""
    found = 0
    for direction in range(DIRECTIONS):
        found += TILE_STRENGTH * count_hostile(s, seat, neighbour(s, square, direction))
    return found


# -- Auction -------------------------------------------------------------------------------------------------


@rule
def value_of_bid(s, seat, gold):
    """Return the value of a bid: the lowest is best, up to WORTH_IN_GOLD and a third of the gold; a sealed bid is the
    highest of these."""
    most = min(int(WORTH_IN_GOLD[s.offer]), int(s.gold[seat]) // 3)
    if gold > most:
        return NEVER
    return gold if s.ask == Ask.SEAL_BID else 100 - gold


# -- Moving --------------------------------------------------------------------------------------------------


@rule
def worth_of_square(s, square):
    """Return the value of controlling a square."""
    return SQUARE + POINT * TERRAIN_POINTS[s.terrain[square]]


@rule
def best_group(s, seat, start):
    """Return the value of the best move from a square, with a single tile or the whole stack."""
    best = NEVER
    seen = 0
    for k in members(unmoved_in(s, seat, start)):
        slot = slot_of(s, tile_of(seat, k))
        if not has_bit(seen, slot) and group.refuse_group(s, seat, start, slot) == 0:
            best = max(best, value_of_group(s, seat, start, slot))
        seen |= 1 << slot
    if s.height[start, seat] - s.entered[start, seat] > 1:
        best = max(best, value_of_group(s, seat, start, ALL))
    return best


@rule
def value_of_taking(s, seat, slot):
    """Return the value of taking a tile into the group: horses first, if they are there, then any one other tile.

    `-NEVER // 2` is above every other value."""
    if group.group_size(s, NOBODY) > 0 or slot == group.HORSES:
        return NEVER if group.group_size(s, NOBODY) > s.taken[group.HORSES] else -NEVER // 2
    return value_of_group(s, seat, s.start, slot)


@rule
def value_of_group(s, seat, start, slot):
    """Return the value of the best path of a group, less the value of staying. The group is one tile of the slot, or
    the whole stack (ALL)."""
    if slot == group.HORSES:
        return NEVER
    steps, strength, capable, leaving = 3, 0, False, 0
    for k in members(unmoved_in(s, seat, start)):
        own = slot_of(s, tile_of(seat, k))
        if (slot != ALL and own != slot) or own == group.HORSES or (slot != ALL and leaving > 0):
            continue
        leaving += 1
        steps = min(steps, movement_of_slot(own))
        strength += strength_of(own)
        capable = capable or IS_CAPABLE[own // 2] == 1
    if stops_moves(s, start):
        steps = 1
    before = value_of_leaving(s, seat, start, leaving)
    return (
        value_of_path(s, seat, start, steps, strength, capable, slot != ALL and slot // 2 == Kind.PIRATES)
        - before
    )


@rule
def strength_of(slot):
    return int(STRENGTH[slot // 2]) if slot % 2 == 0 else int(STRENGTH[slot // 2]) * 2 // 3


@rule
def value_of_leaving(s, seat, start, leaving):
    """Return the value lost by leaving: that of the sieges from the square, even if other tiles stay, and
    half the points of a square of one's own that is left empty."""
    left = s.height[start, seat] - leaving
    if left > 0 or s.control[start] != seat:
        return siege_value(s, seat, start)
    return siege_value(s, seat, start) + POINT * TERRAIN_POINTS[s.terrain[start]] // 2


@rule
def siege_value(s, seat, square):
    """Return the value of besieging hostile settlements from a square."""
    found = 0
    for direction in range(DIRECTIONS):
        there = neighbour(s, square, direction)
        points = TERRAIN_POINTS[s.terrain[there]]
        if points > 1 and are_hostile(s, seat, s.control[there]):
            found += 2 * points
    return found


@rule
def value_of_standing(s, seat, square, strength):
    """Return the value of stopping in a square: besieging is good, a stronger enemy next to it is bad."""
    value = siege_value(s, seat, square)
    danger = threat(s, seat, square)
    if danger > strength + TILE_STRENGTH * s.height[square, seat]:
        value -= min(danger - strength, 60) // 4
    return value


@rule
def value_of_entering(s, seat, square, strength, capable):
    """Return the value of entering a square: of taking it, or of the attack on the enemy there; an attack on the dragon
    pays only with a strength above 250."""
    if holds_dragon(s, square):
        return (strength - 250) // 10
    if count_hostile(s, seat, square) > 0:
        return value_of_attack(s, seat, square, strength)
    return worth_of_square(s, square) if capable and are_hostile(s, seat, s.control[square]) else 0


@rule
def value_of_attack(s, seat, square, strength):
    """Return the value of an attack, which is positive only with clearly more strength than the enemy seems to have;
    own tiles already in the square count."""
    enemy = TILE_STRENGTH * count_hostile(s, seat, square)
    if s.terrain[square] == Terrain.CASTLE:
        enemy = enemy * 3 // 2
    strength += TILE_STRENGTH * s.height[square, seat]
    if 4 * strength < 5 * enemy:
        return -(enemy - strength) // 2 - 20
    return worth_of_square(s, square) + enemy // 4


@rule
def may_enter(s, square, there, pirates):
    """Return whether a step leads into the square: no border in round 1, no lake except for the pirates alone."""
    if s.round == 1 and there // COUNTRY != square // COUNTRY:
        return False
    return pirates or s.terrain[there] != Terrain.LAKE


@rule
def value_of_path(s, seat, here, steps, strength, capable, pirates):
    """Return the value of the best path of one to `steps` steps."""
    best = NEVER
    for direction in range(DIRECTIONS):
        there = neighbour(s, here, direction)
        if not may_enter(s, here, there, pirates) or group.is_towards_attacker(s, seat, here, there):
            continue
        value = value_of_entering(s, seat, there, strength, capable)
        value += value_of_continuation(s, seat, here, there, steps - 1, strength, capable, pirates)
        best = max(best, value)
    return best


@rule
def value_of_continuation(s, seat, before, here, steps, strength, capable, pirates):
    """Return the value of the best continuation from a square, or of stopping there."""
    best = value_of_standing(s, seat, here, strength)
    if steps < 1 or stops_moves(s, here) or not is_free_of_enemies(s, seat, here):
        return best
    for direction in range(DIRECTIONS):
        there = neighbour(s, here, direction)
        if not may_enter(s, here, there, pirates) or there == before:
            continue
        value = value_of_entering(s, seat, there, strength, capable)
        best = max(best, value + value_of_last_step(s, seat, there, steps - 1, strength, capable, pirates))
    return best


@rule
def value_of_last_step(s, seat, here, steps, strength, capable, pirates):
    """Return the value of the best last step of a move, or of stopping here."""
    best = value_of_standing(s, seat, here, strength)
    if steps < 1 or stops_moves(s, here) or not is_free_of_enemies(s, seat, here):
        return best
    for direction in range(DIRECTIONS):
        there = neighbour(s, here, direction)
        if may_enter(s, here, there, pirates):
            value = value_of_entering(s, seat, there, strength, capable)
            best = max(best, value + value_of_standing(s, seat, there, strength))
    return best


@rule
def value_of_step(s, seat, direction):
    """Return the value of a step of the moving group, with the best continuation."""
    here = group.group_square(s)
    there = neighbour(s, here, direction)
    strength, capable = group_strength(s, seat), group.is_group_capable(s)
    steps = group.group_movement(s, s.start, NOBODY) - s.steps - 1
    pirates = group.is_pirates_alone(s, NOBODY)
    value = value_of_entering(s, seat, there, strength, capable)
    if s.steps > 0 and there == s.start:
        value -= 1
    return value + value_of_continuation(s, seat, here, there, steps, strength, capable, pirates)


@rule
def group_strength(s, seat):
    found = 0
    for slot in range(SLOTS):
        found += s.taken[slot] * strength_of(slot)
    return found


# -- Battle --------------------------------------------------------------------------------------------------


@rule
def cost_of_hit(slot):
    """Return the cost of a hit: little for damage, much for the loss of a tile."""
    kind = slot // 2
    return int(DAMAGED[kind]) if hits.capacity_of_slot(slot) == 2 else int(KILLED[kind])


@rule
def own_force(s, seat):
    found = 0
    for other in range(s.options.seats):
        if not are_hostile(s, seat, other):
            found += force_of(s, other)
    return found


@rule
def enemy_force(s, seat):
    found = 0
    for other in range(s.options.seats):
        if are_hostile(s, seat, other):
            found += force_of(s, other)
    return found


@rule
def force_of(s, party):
    """Return the strength of a party in the battle, 1.5 times with a general."""
    found = 0
    for slot in range(SLOTS):
        found += s.force[party, slot] * strength_of(slot)
    return found * 3 // 2 if s.force[party, combat.GENERAL] > 0 else found
