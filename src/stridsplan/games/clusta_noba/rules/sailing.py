"""Ships: they arrive, sail, land companies and take them aboard (CN-ARR, CN-LAND, CN-ORDER-29, catalogue 4.4).

Ship k carries company k. Ships that lie in one hex under one order with one goal are a fleet. A ship whose company is
ashore lies still. There are no battles at sea (F25), and hostile fleets ignore each other.
"""

from stridsplan.engine.record import rule

from ..components.armies import HULL, HULL_SPEED
from ..components.orders import Order
from ..components.pools import FIRST_UNIT, LAST_OF, NOWHERE, SIDES, UNITS
from ..events import Illegal
from .arrivals import arrive, land_islanders, sail_dunkelbrink
from .camps import has_enemy_at
from .canonical import round_number, side_in_order
from .columns import finish_entry
from .commanders import headquarters_hex
from .entering import enter
from .evasion import flee_from, is_outclassed, make_way
from .forces import open_fight
from .geography import are_adjacent, is_coast, is_sea, may_land
from .landing import (
    go_aboard,
    has_landing_room,
    is_elite,
    may_begin_on_shore,
    may_use_shore,
    spend_round_on_shore,
)
from .orders import fail_order
from .persons import take_along
from .routes import via_of
from .sea_ways import find_way, follow_way, sea_beside
from .units import is_at, is_in_play, side_of


@rule
def sail_and_land(s, dice, log):
    """Carry out the ships' part of a round, at its start (catalogue 6.4 step 9)."""
    arrive(s, log)
    land_islanders(s, dice, log)
    sail_dunkelbrink(s, log)
    for place in range(SIDES):
        side = side_in_order(s, place)
        complete_boarding(s, side, log)
        report_failures(s, side, log)
        sail(s, side)
        work_on_shore(s, side, dice, log)
    leave_headquarters(s)


# -- Sailing -----------------------------------------------------------------------------------------------------


@rule
def is_aboard(s, unit):
    return is_in_play(s, unit) and s.unit_aboard[unit] == 1


@rule
def sail(s, side):
    """Let each fleet of a side sail as far as its slowest ship gets in a round (CN-SEA-10, CN-SEA-11)."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        s.ship_walked[unit] = 0
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.ship_walked[unit] == 0 and is_under_sail(s, unit):
            sail_fleet(s, unit)


@rule
def is_under_sail(s, unit):
    """Return whether a ship's company has an order that lets it sail, and is not fighting for a shore."""
    return is_aboard(s, unit) and s.unit_force[unit] == NOWHERE and sea_goal(s, unit) != NOWHERE


@rule
def sail_fleet(s, unit):
    """Let the ships that lie with this one under the same order sail together, along their route."""
    left = gather_fleet(s, unit)
    while sea_goal(s, unit) != NOWHERE:
        goal = sea_goal(s, unit)
        steps = min(left, find_way(s, int(s.ship_at[unit]), goal))
        if steps > 0:
            move_fleet(s, follow_way(s, int(s.ship_at[unit]), goal, steps), steps)
            left -= steps
        if s.ship_at[unit] != goal:
            return
        arrive_at_goal(s)


@rule
def gather_fleet(s, unit):
    """Mark the ships of a fleet; return how far it sails in a round."""
    speed = HULL_SPEED[HULL[unit]]
    for fellow in range(UNITS):
        s.marked[fellow] = 1 if sails_with(s, fellow, unit) else 0
        if s.marked[fellow] == 1:
            speed = min(speed, HULL_SPEED[HULL[fellow]])
    return int(speed)


@rule
def sails_with(s, fellow, unit):
    """Return whether a ship is of another's fleet: in its hex, on the same way (CN-SEA-11)."""
    if side_of(fellow) != side_of(unit) or not is_aboard(s, fellow) or s.unit_force[fellow] != NOWHERE:
        return False
    if s.ship_at[fellow] != s.ship_at[unit] or s.ship_walked[fellow] > 0:
        return False
    is_same_order = (
        s.unit_order[fellow] == s.unit_order[unit] and s.unit_target[fellow] == s.unit_target[unit]
    )
    return is_same_order and via_of(s, fellow) == via_of(s, unit)


@rule
def move_fleet(s, hex, steps):
    """Move the marked ships, their companies and all who are with them to a hex, `steps` hexes away."""
    for unit in range(UNITS):
        if s.marked[unit] == 1:
            s.ship_at[unit], s.unit_at[unit] = hex, hex
            s.ship_walked[unit] += steps
            take_along(s, unit, hex)


@rule
def arrive_at_goal(s):
    """Let a fleet pass the next hex of its route, or at the end finish its order, unless that is SHIP."""
    for unit in range(UNITS):
        if s.marked[unit] == 1:
            if via_of(s, unit) != NOWHERE:
                s.unit_via[unit] += 1
            elif s.unit_order[unit] != Order.SHIP:
                finish_entry(s, unit)


# -- Where to ----------------------------------------------------------------------------------------------------


@rule
def sea_goal(s, unit):
    """Return the sea hex that the running order leads a ship to next; NOWHERE: it lies still (CN-SEA-11)."""
    via = via_of(s, unit)
    goal = last_goal(s, unit) if via == NOWHERE or s.unit_order[unit] == Order.HOME else via
    if goal == NOWHERE or not is_sea(s.options.scenario, goal, s.has_bridge):
        return NOWHERE
    return goal


@rule
def sails_by_order(s, unit):
    return s.unit_order[unit] == Order.GOTO or s.unit_order[unit] == Order.HASTE


@rule
def last_goal(s, unit):
    """Return where a ship's route ends: the target of GOTO or HASTE, for HOME the sea beside the beachhead, for SHIP
    that beside the coast where its company is to land, unless it is there; NOWHERE: it has no order to sail."""
    order, target, here = s.unit_order[unit], int(s.unit_target[unit]), int(s.ship_at[unit])
    if sails_by_order(s, unit):
        return target
    if order == Order.HOME:
        beachhead = int(s.landed[side_of(unit)])
        return NOWHERE if beachhead == NOWHERE else sea_beside(s, here, beachhead)
    if (
        order == Order.SHIP
        and is_coast(s.options.scenario, target, s.has_bridge)
        and not are_adjacent(here, target)
    ):
        return sea_beside(s, here, target)
    return NOWHERE


# -- On the shore ------------------------------------------------------------------------------------------------


@rule
def work_on_shore(s, side, dice, log):
    """Let companies with a SHIP order land or board; a ship that has sailed in this round does so in the next
    (CN-ORDER-29)."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if not is_in_play(s, unit) or s.unit_order[unit] != Order.SHIP or s.unit_force[unit] != NOWHERE:
            continue
        if s.unit_aboard[unit] == 0:
            begin_boarding(s, unit)
        elif s.ship_walked[unit] == 0 and may_begin_on_shore(s, unit, int(s.unit_target[unit])):
            land(s, unit, int(s.unit_target[unit]), dice, log)


@rule
def land(s, unit, hex, dice, log):
    """Land a company, or let it attack across the shore; without room it waits on board (CN-LAND-5, CN-UNIT-11).

    Before an attack all who have to flee or make way do so, perhaps the company itself (CN-CONTACT-6, CN-ORDER-21).
    """
    if is_outclassed(s, unit, hex):
        flee_from(s, unit, hex, dice, log)
        return
    make_way(s, unit, hex, dice, log)
    if has_enemy_at(s, side_of(unit), hex):
        spend_round_on_shore(s, unit, hex)
        open_fight(s, unit, hex, log)
    elif has_landing_room(s, unit, hex):
        spend_round_on_shore(s, unit, hex)
        finish_entry(s, unit)
        enter(s, unit, hex, dice, log)


@rule
def begin_boarding(s, unit):
    """Let a company begin to board where it stands; it is aboard when the round is over (CN-LAND-2, CN-LAND-5)."""
    hex = int(s.unit_at[unit])
    if is_boarding_order(s, unit) and may_begin_on_shore(s, unit, hex):
        spend_round_on_shore(s, unit, hex)
        s.unit_boards[unit] = 1
        s.unit_rounds[unit] += 1


@rule
def is_boarding_order(s, unit):
    """Return whether SHIP means that a company ashore boards: it names the company's hex, the sea, or no hex."""
    target = int(s.unit_target[unit])
    if target == NOWHERE or target == s.unit_at[unit]:
        return True
    return is_sea(s.options.scenario, target, s.has_bridge)


@rule
def complete_boarding(s, side, log):
    """Put units aboard that began to board in the last round and did not fight in it, and end their order."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_boards[unit] == 0:
            continue
        s.unit_boards[unit] = 0
        is_there = is_at(s, unit, int(s.ship_shore[unit])) and may_use_shore(s, unit, int(s.unit_at[unit]))
        if is_there and s.unit_force[unit] == NOWHERE and s.unit_fought[unit] != round_number(s) - 1:
            go_aboard(s, unit, log)
            if s.unit_order[unit] == Order.SHIP and s.unit_rounds[unit] > 0:  # 0: a newer order
                finish_entry(s, unit)


# -- What cannot be done -----------------------------------------------------------------------------------------


@rule
def report_failures(s, side, log):
    """Fail orders that no ship can carry out: the company waits and reports (catalogue 4.7, CN-ORDER-29)."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if not is_in_play(s, unit) or s.unit_force[unit] != NOWHERE:
            continue
        if s.unit_order[unit] == Order.SHIP:
            if not is_possible(s, unit):
                fail_order(s, unit, Illegal.NO_SHIP.value, log)
        elif is_aboard(s, unit) and sails_by_order(s, unit) and sea_goal(s, unit) == NOWHERE:
            fail_order(s, unit, Illegal.NOT_A_SEA_HEX.value, log)


@rule
def is_possible(s, unit):
    """Return whether a company may land where its order says, now or later, or board from where it stands."""
    target = int(s.unit_target[unit])
    if s.unit_aboard[unit] == 0:
        return is_boarding_order(s, unit) and may_use_shore(s, unit, int(s.unit_at[unit]))
    return target != NOWHERE and may_land(s.options.scenario, target, is_elite(s, unit), s.has_bridge)


# -- Still with the commander-in-chief -----------------------------------------------------------------------------


@rule
def leave_headquarters(s):
    """Mark companies that have moved out of the commander-in-chief's hex: they need couriers from now on (CN-ARR-5)."""
    for unit in range(UNITS):
        if is_in_play(s, unit) and (s.unit_moved[unit] != NOWHERE or s.ship_walked[unit] > 0):
            if s.unit_at[unit] != headquarters_hex(s, side_of(unit)):
                s.has_left[unit] = 1
