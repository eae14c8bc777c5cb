"""The rule-of-thumb player: ride through empty land, attack what is weaker, keep the settlements manned, bid modestly.

Values are in tenths of a point a round; it knows no more than the view it is given.
"""

from stridsplan.engine.bits import has_bit, lowest_bit, without_lowest_bit
from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule

from .components import (
    COMBAT_KINDS,
    COUNTRY,
    DIRECTIONS,
    IS_CAPABLE,
    POOL_SIZE,
    SIDE,
    SLOTS,
    TERRAIN_POINTS,
    Kind,
    Terrain,
    frozen,
)
from .rules import combat, hits, movement
from .rules.sides import are_hostile
from .rules.squares import (
    count_hostile,
    holds_dragon,
    is_free_of_enemies,
    neighbour,
    stops_moves,
)
from .rules.tiles import count_in, slot_of, tile_of, unmoved_in
from .state import (
    AIM,
    BATTLE,
    BID,
    BUY,
    CALL_OFF,
    FIGHT_ON,
    HIT,
    LAIR,
    LEAD,
    LODGE,
    MERGE,
    NOBODY,
    PASS,
    PLACES,
    POOL,
    PUT,
    START,
    STEP,
    STOP,
    TAKE,
    TAKE_ALL,
    TARGET,
    WITHDRAW,
    Ask,
    Link,
)

NEVER = -100_000
SQUARE = 3  # an area: gold, and a share in the majority
POINT = 10
# What a tile is worth in a fight, by kind
STRENGTH = frozen([20, 32, 34, 48, 42, 30, 0, 120, 0, 10, 70, 45, 34, 36])
ENEMY = 30  # a hidden tile of an enemy
# What it costs to have a tile damaged, and eliminated
DAMAGED = frozen([2, 4, 5, 14, 6, 0, 0, 0, 0, 0, 8, 0, 5, 6])
KILLED = frozen([20, 30, 36, 42, 48, 120, 50, 100, 0, 60, 80, 70, 40, 60])
# The most gold it bids for each special
WORTH_IN_GOLD = frozen([3, 3, 4, 3, 7, 6, 5, 6])
# A cell's distance from the rim of its country
DEPTH = frozen([min(k // SIDE, k % SIDE, SIDE - 1 - k // SIDE, SIDE - 1 - k % SIDE) for k in range(COUNTRY)])
WANTED_RIDERS = 3
ARMY_FOR_GENERAL = 8
ALL = SLOTS  # instead of a slot: the whole stack


@rule
def policy(view, seat, out, n, dice):
    """The action of most value; among equals any."""
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
    if action < BID:
        return value_of_units(s, seat, action)
    if action < START:
        return value_of_auction(s, seat, action)
    if action < BATTLE or TAKE_ALL <= action <= PASS:
        return value_of_moving(s, seat, action)
    if action < TAKE_ALL:
        return value_of_battle(s, seat, action)
    return value_of_word(s, seat, action) if action < LEAD else NEVER  # what lies on top by itself will do


@rule
def value_of_word(s, seat, action):
    """Fold, end a purchase or a placing when nothing better is left; call a battle off that goes badly."""
    if action == CALL_OFF:
        return enemy_force(s, seat) - own_force(s, seat)
    return 0 if action == FIGHT_ON else -1


# -- Terrain and units ---------------------------------------------------------------------------------------


@rule
def value_of_units(s, seat, action):
    if action < BUY:
        return value_of_laying(action)
    if action < PUT:
        return value_of_purchase(s, seat, action - BUY)
    if action < MERGE:
        return value_of_put(s, seat, (action - PUT) // PLACES, (action - PUT) % PLACES)
    return -2  # two damaged tiles roll two dice


@rule
def value_of_laying(action):
    """What is worth points goes inside, the lakes to the rim."""
    terrain, depth = 1 + action // COUNTRY, DEPTH[action % COUNTRY]
    if terrain == Terrain.LAKE:
        return -depth
    return 100 * TERRAIN_POINTS[terrain] + depth


@rule
def value_of_purchase(s, seat, kind):
    """A few riders, one general for a large army, else what fights best for its price."""
    if kind == Kind.RIDER:
        return 60 if count_out(s, seat, kind) < WANTED_RIDERS else 5
    if kind == Kind.GENERAL:
        return 50 if count_out(s, seat, kind) == 0 and count_soldiers(s, seat) >= ARMY_FOR_GENERAL else -10
    if kind == Kind.ELITE:
        return 40
    return 30 if kind == Kind.MERC else 20


@rule
def count_out(s, seat, kind):
    """Tiles of a kind that are not in the pool."""
    return POOL_SIZE[kind] - count_in(s, seat, kind, POOL)


@rule
def count_soldiers(s, seat):
    return count_out(s, seat, Kind.MERC.value) + count_out(s, seat, Kind.ELITE.value)


@rule
def value_of_put(s, seat, kind, place):
    """The cheapest of the first army first, so that they lie on top."""
    value = value_of_placing(s, seat, place)
    return COMBAT_KINDS * value - kind if s.revealed < 2 else value


@rule
def value_of_placing(s, seat, place):
    """Where enemies are near and few tiles stand, the castle first."""
    square = s.settlement[place]
    own = s.height[square, seat] if s.revealed == 2 else 0
    return 4 * TERRAIN_POINTS[s.terrain[square]] + 3 * threat(s, seat, square) // ENEMY - 4 * own


@rule
def threat(s, seat, square):
    """Enemies on the touching squares."""
    found = 0
    for direction in range(DIRECTIONS):
        found += ENEMY * count_hostile(s, seat, neighbour(s, square, direction))
    return found


# -- Auction -------------------------------------------------------------------------------------------------


@rule
def value_of_auction(s, seat, action):
    if action < LODGE:
        return value_of_bid(s, seat, action - BID + 1)
    if action < LAIR:
        return int(s.height[s.settlement[action - LODGE], seat])
    square = action - LAIR
    return worth(s, square) if are_hostile(s, seat, s.control[square]) else -worth(s, square)


@rule
def value_of_bid(s, seat, gold):
    """One more than the last bid, up to what the special is worth; sealed, all of that."""
    most = min(int(WORTH_IN_GOLD[s.offer]), int(s.gold[seat]) // 3)
    if gold > most:
        return NEVER
    return gold if s.ask == Ask.SEAL_BID else 100 - gold


# -- Moving --------------------------------------------------------------------------------------------------


@rule
def worth(s, square):
    """What it is worth to control a square."""
    return SQUARE + POINT * TERRAIN_POINTS[s.terrain[square]]


@rule
def value_of_moving(s, seat, action):
    if action == PASS:
        return 0
    if action < TAKE and s.ask == Ask.REINFORCE:
        return NEVER
    if action < TAKE:
        return best_group(s, seat, action - START)
    if action == TAKE_ALL:
        return value_of_group(s, seat, s.start, ALL) if s.link[seat] == Link.GROUP else NEVER
    if action < STEP:
        return value_of_taking(s, seat, action - TAKE)
    if action == STOP:
        return value_of_standing(s, seat, movement.here(s), group_strength(s, seat))
    return value_of_step(s, seat, action - STEP)


@rule
def best_group(s, seat, start):
    """The best that a single tile or the whole stack can do from a square."""
    best = NEVER
    seen, left = 0, unmoved_in(s, seat, start)
    while left != 0:
        slot = slot_of(s, tile_of(seat, lowest_bit(left)))
        left = without_lowest_bit(left)
        if not has_bit(seen, slot) and movement.refuse_group(s, seat, start, slot) == 0:
            best = max(best, value_of_group(s, seat, start, slot))
        seen |= 1 << slot
    if s.height[start, seat] - s.entered[start, seat] > 1:
        best = max(best, value_of_group(s, seat, start, ALL))
    return best


@rule
def value_of_taking(s, seat, slot):
    """One tile, and then no more; horses only with others."""
    if movement.group_size(s, NOBODY) > 0 or slot == movement.HORSES:
        return NEVER if movement.group_size(s, NOBODY) > s.taken[movement.HORSES] else -NEVER // 2
    return value_of_group(s, seat, s.start, slot)


@rule
def value_of_group(s, seat, start, slot):
    """The best walk of a group, less what is lost by leaving."""
    if slot == movement.HORSES:
        return NEVER
    steps, strength, capable, leaving = 3, 0, False, 0
    left = unmoved_in(s, seat, start)
    while left != 0:
        own = slot_of(s, tile_of(seat, lowest_bit(left)))
        left = without_lowest_bit(left)
        if (slot != ALL and own != slot) or own == movement.HORSES or (slot != ALL and leaving > 0):
            continue
        leaving += 1
        steps = min(steps, movement.f_of_slot(own))
        strength += strength_of(own)
        capable = capable or IS_CAPABLE[own // 2] == 1
    if stops_moves(s, start):
        steps = 1
    before = value_of_leaving(s, seat, start, leaving)
    return (
        walk(s, seat, start, start, steps, strength, capable, slot != ALL and slot // 2 == Kind.PIRATES)
        - before
    )


@rule
def strength_of(slot):
    return int(STRENGTH[slot // 2]) if slot % 2 == 0 else int(STRENGTH[slot // 2]) * 2 // 3


@rule
def value_of_leaving(s, seat, start, leaving):
    """A settlement of one's own should not stand empty; a siege should not be lifted."""
    left = s.height[start, seat] - leaving
    if left > 0 or s.control[start] != seat:
        return besieging(s, seat, start)
    return besieging(s, seat, start) + POINT * TERRAIN_POINTS[s.terrain[start]] // 2


@rule
def besieging(s, seat, square):
    """What standing there takes from hostile settlements."""
    found = 0
    for direction in range(DIRECTIONS):
        there = neighbour(s, square, direction)
        points = TERRAIN_POINTS[s.terrain[there]]
        if points > 1 and are_hostile(s, seat, s.control[there]):
            found += 2 * points
    return found


@rule
def value_of_standing(s, seat, square, strength):
    """Besieging is good, standing beside a stronger enemy is not."""
    value = besieging(s, seat, square)
    danger = threat(s, seat, square)
    if danger > strength + ENEMY * s.height[square, seat]:
        value -= min(danger - strength, 60) // 4
    return value


@rule
def value_of_entering(s, seat, square, strength, capable):
    """Land that is taken on the way, or the enemy who is met."""
    if holds_dragon(s, square):
        return (strength - 250) // 10
    if count_hostile(s, seat, square) > 0:
        return value_of_attack(s, seat, square, strength)
    return worth(s, square) if capable and are_hostile(s, seat, s.control[square]) else 0


@rule
def value_of_attack(s, seat, square, strength):
    """Only with clearly more than seems to stand there; others that have gone in count too."""
    enemy = ENEMY * count_hostile(s, seat, square)
    if s.terrain[square] == Terrain.CASTLE:
        enemy = enemy * 3 // 2
    strength += ENEMY * s.height[square, seat]
    if 4 * strength < 5 * enemy:
        return -(enemy - strength) // 2 - 20
    return worth(s, square) + enemy // 4


@rule
def may_enter(s, square, there, pirates):
    if s.round == 1 and there // COUNTRY != square // COUNTRY:
        return False
    return pirates or s.terrain[there] != Terrain.LAKE


@rule
def walk(s, seat, before, here, steps, strength, capable, pirates):
    """The most that a group can get with one to so many steps."""
    best = NEVER
    for direction in range(DIRECTIONS):
        there = neighbour(s, here, direction)
        if not may_enter(s, here, there, pirates) or movement.is_towards_attacker(s, seat, here, there):
            continue
        value = value_of_entering(s, seat, there, strength, capable)
        value += walk_on(s, seat, here, there, steps - 1, strength, capable, pirates)
        best = max(best, value)
    return best


@rule
def walk_on(s, seat, before, here, steps, strength, capable, pirates):
    """The most that a group can get from where it has come to, stopping there included."""
    best = value_of_standing(s, seat, here, strength)
    if steps < 1 or stops_moves(s, here) or not is_free_of_enemies(s, seat, here):
        return best
    for direction in range(DIRECTIONS):
        there = neighbour(s, here, direction)
        if not may_enter(s, here, there, pirates) or there == before:
            continue
        value = value_of_entering(s, seat, there, strength, capable)
        best = max(best, value + walk_last(s, seat, there, steps - 1, strength, capable, pirates))
    return best


@rule
def walk_last(s, seat, here, steps, strength, capable, pirates):
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
    """A step of the group in hand, with the best that may follow."""
    here = movement.here(s)
    there = neighbour(s, here, direction)
    strength, capable = group_strength(s, seat), movement.is_group_capable(s)
    steps = movement.group_f(s, s.start, NOBODY) - s.steps - 1
    pirates = movement.is_pirates_alone(s, NOBODY)
    value = value_of_entering(s, seat, there, strength, capable)
    if s.steps > 0 and there == s.start:
        value -= 1
    return value + walk_on(s, seat, here, there, steps, strength, capable, pirates)


@rule
def group_strength(s, seat):
    found = 0
    for slot in range(SLOTS):
        found += s.taken[slot] * strength_of(slot)
    return found


# -- Battle --------------------------------------------------------------------------------------------------


@rule
def value_of_battle(s, seat, action):
    if action < AIM:
        return s.height[action - BATTLE, seat]
    if action < HIT:
        return combat.count_party(s, action - AIM)
    if action < TARGET:
        return -cost_of_hit(action - HIT)
    if action < WITHDRAW:
        return cost_of_hit((action - TARGET) % SLOTS)
    return worth(s, neighbour(s, s.battle, action - WITHDRAW))


@rule
def cost_of_hit(slot):
    """Damage costs little, the loss of a tile much."""
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
    """The strength of a party in the battle, half as much again with a general."""
    found = 0
    for slot in range(SLOTS):
        found += s.force[party, slot] * strength_of(slot)
    return found * 3 // 2 if s.force[party, combat.GENERAL] > 0 else found
