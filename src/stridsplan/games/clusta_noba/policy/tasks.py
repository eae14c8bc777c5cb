"""The plan of each recipient of orders: a task and a hex, derived from the ledger at every call; 0: no plan.

The commander-in-chief leads the main body: ashore, into a camp, to the conflux. Other commanders support him, camps
keep what is theirs, and lone units go home. The generals of CRU gather round the conflux and storm it together.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.record import rule

from ..components.armies import HEX_CAPACITY, LEAST_MEN
from ..components.map import APPROACH, BOX, BRIDGEHEAD, DIRECTIONS, HEXES, LEVEL, NEIGHBOUR, NOWHERE
from ..components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_SPECIALIST_MARKER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    Side,
)
from ..components.tables import frozen
from ..numbers import PULSES
from ..rules.beliefs import commander_hex, is_lone_known, men_known, recipient_hex, unit_hex
from ..rules.geography import distance, is_land
from ..rules.units import is_islander, size_class
from ..rules.writing import LAST_UNIT_BIT
from .knowledge import (
    camp_in,
    count_leaders,
    days_left,
    is_at_sea,
    men_of,
    most_men_near,
    nearest_camp,
    place_among_leaders,
    strength_at,
    units_at,
    value_of,
)
from .stars import conflux_goal, is_sure
from .tables import COASTS, COUNT_OF_COASTS, HEART


class Task(IntEnum):
    """What a recipient is to do; the hex of its plan is where."""

    NOTHING = 0
    LAND = 1
    CAMP = 2  # go there, pitch a camp, stay
    KEEP = 3  # stay, fortify, watch
    JOIN = 4  # go to a camp of one's own and stay
    ASSAULT = 5  # attack the hex, then pitch a camp there
    FLEE = 6  # to a camp
    RETURN = 7  # a lone unit: go to a camp
    TRAVEL = 8  # a commander without troops: go to a camp
    STORM = 9  # CRU: gather beside the hex, then attack from all sides
    SPREAD = 10  # each unit to a hex of its own: one of them may be the conflux


PLAN_HEXES = 512  # a plan is PLAN_HEXES * task + hex + 1
CAMP_MEN = 1500  # men that a camp holds (CN-UNIT-10)
ODDS = frozen([6, 5])  # an assault needs 6/5 of the enemy's TV
LAST_ASSAULT = 2  # with fewer days left a side attacks at any odds, CRU with so many, too
LAST_GUESS = 1  # with no more days left a side that does not know the conflux tries several hexes
ALARM, ALARM_AGE = 3, 9 * PULSES  # a small body runs from a large one seen so near, and so few pulses ago
FLEES_FROM = 2  # an enemy so many size classes larger (CN-CONTACT-6)
MOST_BODIES = 3  # into which the units of a hex divide, each under a commander
HIGHEST = 9  # no hex has a higher level


@rule
def pack_plan(task, hex):
    return PLAN_HEXES * task + hex + 1


@rule
def task_in(plan):
    return plan // PLAN_HEXES


@rule
def hex_in(plan):
    return plan % PLAN_HEXES - 1


# -- Bodies: units and their leaders ----------------------------------------------------------------------------------


@rule
def count_bodies(view, seat, hex):
    """Return how many commanders of a hex lead a body of their own when it sets out: no more than the men need."""
    men = men_of(view, seat, units_at(view, seat, hex))
    needed = 1 + max(0, men - 1) // HEX_CAPACITY
    return max(1, min(min(needed, count_leaders(view, seat, hex)), MOST_BODIES))


@rule
def body_of(view, seat, hex, unit):
    """Return the number, from 0, of the commander that a unit follows out of a hex; MOST_BODIES: it stays.

    The first commander takes as many units as one hex holds, then the next one does. At sea the second
    commander is on the ship of the second unit, and the third on that of the third; the last leads all that
    is left.
    """
    bodies, at_sea = count_bodies(view, seat, hex), is_at_sea(view, hex)
    men_0, men_1, men_2, place = 0, 0, 0, 0  # men of each body; units of the hex so far
    side = int(view.side_of[seat])
    for other in range(FIRST_UNIT[side], unit + 1):
        if unit_hex(view, seat, other) != hex:
            continue
        men, body = men_known(view, seat, other), MOST_BODIES
        if at_sea and 0 < place < bodies:
            body = place
        elif men_0 + men <= HEX_CAPACITY:
            body = 0
        elif bodies > 1 and men_1 + men <= HEX_CAPACITY:
            body = 1
        elif bodies > 2 and men_2 + men <= HEX_CAPACITY:
            body = 2
        men_0 += men if body == 0 else 0
        men_1 += men if body == 1 else 0
        men_2 += men if body == 2 else 0
        place += 1
        if other == unit:
            return body if body < MOST_BODIES or not at_sea else bodies - 1
    return MOST_BODIES


@rule
def units_of_body(view, seat, hex, body):
    """Return the units of a hex that belong to a body, as bits from the side's first unit on."""
    side, found = int(view.side_of[seat]), 0
    units = units_at(view, seat, hex)
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        k = unit - FIRST_UNIT[side]
        if k <= LAST_UNIT_BIT and has_bit(units, k) and body_of(view, seat, hex, unit) == body:
            found |= 1 << k
    return found


@rule
def groups_of(view, seat, commander):
    """Return the groups in the box, two at most, that a general takes over the bridge, as bits from group 0 on."""
    first = 2 * (commander - FIRST_COMMANDER[Side.CRU.value])
    return units_at(view, seat, BOX) & (3 << first)


@rule
def troops_of(view, seat, recipient, task):
    """Return the units that a recipient's task is for, as bits from the side's first unit on."""
    hex = recipient_hex(view, seat, recipient)
    if recipient < FIRST_COMMANDER_MARKER:
        return 1 << (recipient - FIRST_UNIT[view.side_of[seat]])
    if hex == BOX:
        return groups_of(view, seat, recipient - FIRST_COMMANDER_MARKER)
    units = units_at(view, seat, hex)
    if recipient >= FIRST_CAMP_MARKER or task == Task.KEEP or task >= Task.STORM:
        return units
    place = place_among_leaders(view, seat, recipient - FIRST_COMMANDER_MARKER)
    if place == 0 and count_bodies(view, seat, hex) == 1 and men_of(view, seat, units) <= HEX_CAPACITY:
        return units
    return units_of_body(view, seat, hex, place)


# -- Places ------------------------------------------------------------------------------------------------------------


@rule
def coast_cost(view, seat, hex):
    """Return a cost that grows with the way from the approach over a landing hex to HEART.

    HEART is the middle of the hexes that may be the conflux. No two hexes cost the same.
    """
    scenario, approach = view.options.scenario, int(view.chosen_approach[seat])
    if approach < 0:
        approach = int(APPROACH[scenario, view.side_of[seat]])
    return HEXES * (distance(approach, hex) + distance(hex, int(HEART[scenario]))) + hex


@rule
def landing_hex(view, seat, place):
    """Return the low coast that body `place` lands on: body 0 on the best, body 1 on the next best; NOWHERE: none is
    left."""
    least, found = -1, NOWHERE
    for _ in range(place + 1):
        found = next_coast(view, seat, least)
        if found == NOWHERE:
            return NOWHERE
        least = coast_cost(view, seat, found)
    return found


@rule
def next_coast(view, seat, least):
    """Return the low coast that costs the least above `least`, or NOWHERE (see `coast_cost`)."""
    scenario, found, best = view.options.scenario, NOWHERE, 0
    for k in range(COUNT_OF_COASTS[scenario]):
        hex = int(COASTS[scenario, k])
        cost = coast_cost(view, seat, hex)
        if cost > least and (found == NOWHERE or cost < best):
            found, best = hex, cost
    return found


@rule
def land_neighbour(view, hex, place):
    """Return neighbour number `place` of a hex, of those on land, the highest first, or NOWHERE if there are none.

    After the last one the first follows again.
    """
    count = 0
    for direction in range(DIRECTIONS):
        if is_ground(view, int(NEIGHBOUR[hex, direction])):
            count += 1
    if count == 0:
        return NOWHERE
    left = place % count
    for level in range(HIGHEST, -1, -1):
        for direction in range(DIRECTIONS):
            near = int(NEIGHBOUR[hex, direction])
            if is_ground(view, near) and LEVEL[view.options.scenario, near] == level:
                if left == 0:
                    return near
                left -= 1
    return NOWHERE


@rule
def is_ground(view, hex):
    return hex != NOWHERE and is_land(view.options.scenario, hex, 0)


@rule
def gathering_hex(view, seat, hex, place):
    """Return where general number `place` gathers before the storm: beside the hex, general 0 nearest to the
    bridgehead; if too few hexes are on land, in the last of them."""
    bridgehead, least, found = int(BRIDGEHEAD[view.options.scenario]), -1, NOWHERE
    for _ in range(place + 1):
        best = NOWHERE
        for direction in range(DIRECTIONS):
            near = int(NEIGHBOUR[hex, direction])
            if not is_ground(view, near) or HEXES * distance(near, bridgehead) + near <= least:
                continue
            if best == NOWHERE or distance(near, bridgehead) < distance(best, bridgehead):
                best = near
        if best == NOWHERE:
            return hex if found == NOWHERE else found
        found, least = best, HEXES * distance(best, bridgehead) + best
    return found


# -- Plans ---------------------------------------------------------------------------------------------------------


@rule
def plan_of(view, seat, recipient):
    """Return the plan of a recipient, 0 if it is to get no orders."""
    hex = recipient_hex(view, seat, recipient)
    if hex == NOWHERE or recipient >= FIRST_SPECIALIST_MARKER:
        return 0
    if view.side_of[seat] == Side.CRU:
        return plan_of_crurian(view, seat, recipient, hex)
    if is_to_spread(view, seat):
        return plan_to_spread(view, seat, recipient, hex)
    if recipient >= FIRST_CAMP_MARKER:
        return plan_of_camp(view, seat, hex)
    if recipient >= FIRST_COMMANDER_MARKER:
        return plan_of_commander(view, seat, recipient - FIRST_COMMANDER_MARKER, hex)
    return plan_of_unit(view, seat, recipient, hex)


@rule
def is_to_spread(view, seat):
    """Return whether the end is near, and the side does not know where the conflux will be."""
    is_ashore = not is_at_sea(view, int(view.headquarters[seat]))
    return is_ashore and days_left(view) <= LAST_GUESS and not is_sure(view, seat)


@rule
def plan_to_spread(view, seat, recipient, hex):
    """Return the plan to spread the units of a hex, for the first commander there, or for the camp if there is none."""
    is_commander = FIRST_COMMANDER_MARKER <= recipient < FIRST_CAMP_MARKER
    if is_at_sea(view, hex) or recipient < FIRST_COMMANDER_MARKER or units_at(view, seat, hex) == 0:
        return 0
    if is_commander and place_among_leaders(view, seat, recipient - FIRST_COMMANDER_MARKER) > 0:
        return 0
    if not is_commander and count_leaders(view, seat, hex) > 0:
        return 0
    return pack_plan(Task.SPREAD.value, hex)


@rule
def plan_of_unit(view, seat, unit, hex):
    """Return the plan of a unit: only a lone one gets orders of its own, to go to the nearest camp (CN-ORDER-6)."""
    if is_at_sea(view, hex) or not is_lone_known(view, seat, unit):
        return 0
    if nearest_camp(view, seat, hex) == NOWHERE or is_chief_at_sea(view, seat):
        return 0
    return pack_plan(Task.RETURN.value, nearest_camp(view, seat, hex))


@rule
def is_chief_at_sea(view, seat):
    """Return whether the commander-in-chief is still at sea: once ashore he can lead lone units."""
    return is_at_sea(view, int(view.headquarters[seat]))


@rule
def plan_of_camp(view, seat, hex):
    """Return the plan of a camp: without a commander in it, its units stay or go to the conflux.

    They go if the side's camp there has room for them; else, in the last days or without a commander-in-chief, they
    attack the hex if `may_attack`.
    """
    units = units_at(view, seat, hex)
    if units == 0 or count_leaders(view, seat, hex) > 0:
        return 0
    target = conflux_goal(view, seat)
    is_elsewhere = target != NOWHERE and target != hex
    if not is_elsewhere:
        return pack_plan(Task.KEEP.value, hex)
    if has_room_at(view, seat, target, men_of(view, seat, units)):
        return pack_plan(Task.JOIN.value, target)
    is_alone = view.chief[seat] == NOBODY
    if is_alone or days_left(view) < LAST_ASSAULT:
        if may_attack(view, seat, target, value_of(view, seat, units)):
            return pack_plan(Task.ASSAULT.value, target)
    return pack_plan(Task.KEEP.value, hex)


@rule
def has_room_at(view, seat, hex, men):
    """Return whether a camp of the side is in a hex and has room for `men` more men."""
    if camp_in(view, seat, hex) == NOWHERE:
        return False
    return men_of(view, seat, units_at(view, seat, hex)) + men <= CAMP_MEN


@rule
def plan_of_commander(view, seat, commander, hex):
    """Return the plan of a commander: at sea, without troops, as leader of the main body, or of another one."""
    is_chief = view.chief[seat] == commander
    if is_at_sea(view, hex):
        return plan_at_sea(view, seat, hex) if is_chief else 0
    place = place_among_leaders(view, seat, commander)
    if place > 0 and place >= count_bodies(view, seat, hex):
        return 0  # he goes where the others of his hex go
    if units_at(view, seat, hex) == 0:
        return plan_without_troops(view, seat, hex)
    if place > 0 and hex == view.headquarters[seat]:
        leader = plan_of_leader(view, seat, int(view.chief[seat]), hex)
        if task_in(leader) == Task.KEEP:
            return 0
    if place == 0 and is_chief:
        return plan_of_leader(view, seat, commander, hex)
    return plan_of_other(view, seat, commander, hex)


@rule
def plan_at_sea(view, seat, hex):
    return pack_plan(Task.LAND.value, landing_hex(view, seat, 0))


@rule
def plan_without_troops(view, seat, hex):
    """Return the plan of a commander alone: to the nearest camp, unless he is in one."""
    camp = nearest_camp(view, seat, hex)
    if camp == NOWHERE or camp_in(view, seat, hex) != NOWHERE:
        return 0
    return pack_plan(Task.TRAVEL.value, camp)


@rule
def is_in_danger(view, seat, hex):
    """Return whether a body outside a camp has an enemy near that it would have to flee from (CN-CONTACT-6)."""
    if camp_in(view, seat, hex) != NOWHERE:
        return False
    own = size_class(men_of(view, seat, units_at(view, seat, hex)))
    men = most_men_near(view, seat, hex, ALARM, ALARM_AGE)
    return men >= LEAST_MEN[0] and size_class(men) >= own + FLEES_FROM


@rule
def plan_of_leader(view, seat, commander, hex):
    """Return the plan of the main body: to the conflux once that is known, until then to camp where it is."""
    if is_in_danger(view, seat, hex) and nearest_camp(view, seat, hex) != NOWHERE:
        return pack_plan(Task.FLEE.value, nearest_camp(view, seat, hex))
    target = conflux_goal(view, seat)
    is_elsewhere = target != NOWHERE and target != hex
    if not is_elsewhere:
        return plan_to_stay(view, seat, hex)
    units = units_of_body(view, seat, hex, 0)
    if strength_at(view, seat, target) == 0:
        return pack_plan(Task.CAMP.value, target)
    if may_attack(view, seat, target, value_of(view, seat, units)):
        return pack_plan(Task.ASSAULT.value, target)
    return plan_to_support(view, seat, hex, target, 0)


@rule
def plan_to_stay(view, seat, hex):
    if camp_in(view, seat, hex) != NOWHERE:
        return pack_plan(Task.KEEP.value, hex)
    return pack_plan(Task.CAMP.value, hex)


@rule
def may_attack(view, seat, target, own):
    """Return whether to attack a hex with the TV `own`: if that is enough, or in the last days."""
    if days_left(view) < LAST_ASSAULT:
        return True
    return ODDS[1] * own >= ODDS[0] * strength_at(view, seat, target)


@rule
def plan_to_support(view, seat, hex, target, place):
    """Return the plan to pitch a camp beside the target, or to stay if the body is beside it already."""
    if distance(hex, target) == 1:
        return plan_to_stay(view, seat, hex)
    near = land_neighbour(view, target, place)
    return plan_to_stay(view, seat, hex) if near == NOWHERE else pack_plan(Task.CAMP.value, near)


@rule
def plan_of_other(view, seat, commander, hex):
    """Return the plan of another body: to the conflux once that is known, until then to the main body.

    It goes into a camp at the conflux, or pitches one beside it.
    """
    if is_in_danger(view, seat, hex) and nearest_camp(view, seat, hex) != NOWHERE:
        return pack_plan(Task.FLEE.value, nearest_camp(view, seat, hex))
    place = place_among_leaders(view, seat, commander)
    units = units_of_body(view, seat, hex, place)
    if place == 0 and count_bodies(view, seat, hex) == 1:
        units = units_at(view, seat, hex)
    target = conflux_goal(view, seat)
    if target == NOWHERE:
        return plan_to_join(view, seat, hex, int(view.headquarters[seat]), men_of(view, seat, units))
    if target == hex:
        return plan_to_stay(view, seat, hex)
    if strength_at(view, seat, target) > 0 and may_attack(view, seat, target, value_of(view, seat, units)):
        return pack_plan(Task.ASSAULT.value, target)
    if has_room_at(view, seat, target, men_of(view, seat, units)):
        return pack_plan(Task.JOIN.value, target)
    return plan_to_support(view, seat, hex, target, commander - FIRST_COMMANDER[view.side_of[seat]] + 1)


@rule
def plan_to_join(view, seat, hex, target, men):
    if target != hex and has_room_at(view, seat, target, men):
        return pack_plan(Task.JOIN.value, target)
    return plan_to_stay(view, seat, hex)


# -- CRU ---------------------------------------------------------------------------------------------------------------


@rule
def plan_of_crurian(view, seat, recipient, hex):
    """Return the plan of a recipient of CRU: generals storm the conflux once the bridge stands, and hold it."""
    target = int(view.known_conflux[seat])
    is_general = FIRST_COMMANDER_MARKER <= recipient < FIRST_CAMP_MARKER
    if recipient < FIRST_COMMANDER_MARKER and is_islander(recipient) and is_lone_known(view, seat, recipient):
        return pack_plan(Task.KEEP.value, hex) if hex == BRIDGEHEAD[view.options.scenario] else 0
    if not is_general or target < 0 or view.bridge_known[seat] == 0:
        return 0
    if place_among_leaders(view, seat, recipient - FIRST_COMMANDER_MARKER) > 0 and hex != BOX:
        return 0
    if hex == target:
        return pack_plan(Task.KEEP.value, hex)
    if hex == BOX and groups_of(view, seat, recipient - FIRST_COMMANDER_MARKER) == 0:
        return 0
    if is_to_storm(view, seat, target):
        return pack_plan(Task.STORM.value, target)
    return 0 if hex == BOX else pack_plan(Task.KEEP.value, hex)


@rule
def is_to_storm(view, seat, target):
    """Return whether all that the generals lead is as strong as who is believed there, or the last days have come."""
    if days_left(view) <= LAST_ASSAULT:
        return True
    own = 0
    for general in range(FIRST_COMMANDER[Side.CRU.value], LAST_COMMANDER[Side.CRU.value] + 1):
        hex = commander_hex(view, seat, general)
        if hex == BOX:
            own += value_of(view, seat, groups_of(view, seat, general))
        elif hex != NOWHERE and place_among_leaders(view, seat, general) == 0:
            own += value_of(view, seat, units_at(view, seat, hex))
    return own >= strength_at(view, seat, target)
