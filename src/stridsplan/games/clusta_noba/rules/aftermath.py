"""What follows a field round: retreats, followers, pursuit, moving in, the end of fights (catalogue 6.4 step 11.7).

First all units that must give ground do so, in canonical order. Then each front that a force has left is decided: the
other force pursues, or the front closes and it moves in, meets the next defender, or stays.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import BOX
from ..components.orders import Order
from ..components.pools import FIRST_UNIT, LAST_OF, NOBODY, NOWHERE, SIDES
from ..events import UMPIRE, Event
from ..numbers import Doctrine, Force, Front, Outcome, Ruling
from .ambushes import fights_on, reset_ambushes
from .camps import camp_at, has_enemy_at, has_room
from .canonical import side_in_order
from .closing import (
    close,
    end_idle_forces,
    force_after,
    has_gone,
    leave_battle,
    order_key_of_force,
    surrender,
)
from .commanders import commander_of
from .entering import enter, occupy, resolve_arrival
from .fight_rulings import forget_rulings, has_umpire_ruled
from .forces import doctrine_unit, first_unit, next_unit, open_fight
from .fronts import (
    BEFORE_ALL,
    first_front,
    foe_on,
    force_on_border,
    front_after,
    next_front,
    order_key_of_front,
    stands,
)  # fmt: skip
from .geography import is_land
from .landing import leave_ship
from .retreats import retreat_along, retreat_hex_of, retreat_to
from .units import is_at, is_band, men_of, next_unit_at, side_of

ADVANCE_BY_ORDER, ADVANCE_ALWAYS = 0, 1  # of Doctrine.ADVANCE; 2: never

# -- The whole pulse -----------------------------------------------------------------------------------------------


@rule
def settle(s, dice, log):
    """Carry out what the field rounds of this pulse have decided."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if s.unit_force[unit] != NOWHERE:
                give_ground(s, unit, dice, log)
    front = next_decided(s)
    while front != NOWHERE:
        decide_front(s, front, dice, log)
        front = next_decided(s)
    end_idle_forces(s, False, dice, log)
    for place in range(SIDES):
        advance_all(s, side_in_order(s, place), dice, log)
    end_idle_forces(s, True, dice, log)
    forget_rulings(s)


@rule
def end_all(s, dice, log):
    """Stop all fights, at dusk or after a night in which the umpire let sides attack; both sides stay (CN-COMBAT-27,
    CN-NIGHT-6). Ambushes work again from tomorrow on."""
    front = front_after(s, BEFORE_ALL)
    while front != NOWHERE:
        key = order_key_of_front(s, front)
        close(s, front, dice, log)
        front = front_after(s, key)
    end_idle_forces(s, True, dice, log)
    reset_ambushes(s)


# -- Giving ground -------------------------------------------------------------------------------------------------


@rule
def give_ground(s, unit, dice, log):
    """Remove a unit that is destroyed; one that retreats moves back, or surrenders (CN-RETREAT-1)."""
    outcome = s.unit_outcome[unit]
    if outcome == Outcome.DESTROYED:
        leave_battle(s, unit, dice, log)
    elif outcome == Outcome.RETREATS or outcome == Outcome.PANICS or outcome == Outcome.BREAKS_OFF:
        hex = retreat_hex_of(s, unit)
        if hex == NOWHERE:
            surrender_to_enemy(s, unit, dice, log)
        else:
            fall_back(s, unit, hex, dice, log)


@rule
def surrender_to_enemy(s, unit, dice, log):
    """Let a unit without a legal hex surrender to the force that it fights; with the last unit its force surrenders
    (CN-RETREAT-3)."""
    force = int(s.unit_force[unit])
    captor = enemy_unit(s, force)
    surrender(s, unit, captor, dice, log)
    if first_unit(s, force) == NOWHERE:
        s.force[force, Force.DONE.value] = Outcome.SURRENDERS.value


@rule
def enemy_unit(s, force):
    """Return a unit of the enemy on a force's first front; if the enemy's force is empty, the unit that left it
    last."""
    foe = foe_on(s, first_front(s, force), force)
    unit = first_unit(s, foe)
    return int(s.force[foe, Force.SENDER.value]) if unit == NOWHERE else unit


@rule
def fall_back(s, unit, hex, dice, log):
    """Move a retreating unit at once; others may follow, and it leaves a force that still stands (CN-RETREAT-2)."""
    old, force = int(s.unit_at[unit]), int(s.unit_force[unit])
    retreat_to(s, unit, hex, log)
    resolve_arrival(s, unit, dice, log)
    if stands(s, force):
        leave_battle(s, unit, dice, log)
    if hex != old:
        bring_followers(s, side_of(unit), old, hex, dice, log)


@rule
def bring_followers(s, side, old, hex, dice, log):
    """Let units of the hex go with one that retreats, by doctrine, if a commander is there (CN-RETREAT-4)."""
    unit = next_unit_at(s, side, old, NOWHERE)
    while unit != NOWHERE:
        if follows(s, unit, old):
            retreat_along(s, unit, hex, log)
            resolve_arrival(s, unit, dice, log)
            if s.unit_force[unit] != NOWHERE:
                leave_battle(s, unit, dice, log)
        unit = next_unit_at(s, side, old, unit)


@rule
def follows(s, unit, hex):
    """Return whether a unit follows another that retreats from its hex: by doctrine, if it need not retreat itself, but
    never with HOLD (CN-ORDER-20)."""
    must_go = s.unit_force[unit] != NOWHERE and s.unit_outcome[unit] != Outcome.STANDS
    if must_go or s.unit_order[unit] == Order.HOLD or commander_of(s, side_of(unit), hex) == NOBODY:
        return False
    return s.unit_doctrine[unit, Doctrine.FOLLOW.value] == 1


# -- A front is decided --------------------------------------------------------------------------------------------


@rule
def next_decided(s):
    """Return the first front, in canonical order, that one of its forces has left; NOWHERE: there is none."""
    front = front_after(s, BEFORE_ALL)
    while front != NOWHERE:
        if has_gone(s, int(s.front[front, Front.ONE.value])) or has_gone(
            s, int(s.front[front, Front.OTHER.value])
        ):
            return front
        front = front_after(s, order_key_of_front(s, front))
    return NOWHERE


@rule
def decide_front(s, front, dice, log):
    """Decide a front that one force has left: the other force pursues, or the front closes (CN-RETREAT-5,
    CN-RETREAT-7)."""
    one = int(s.front[front, Front.ONE.value])
    winner = foe_on(s, front, one) if has_gone(s, one) else one
    loser = foe_on(s, front, winner)
    if not has_gone(s, winner) and may_pursue(s, front, winner, loser):
        pursue(s, front, winner, loser, dice, log)
        return
    close(s, front, dice, log)
    s.force[winner, Force.GAINS.value] = s.force[loser, Force.HEX.value] + 1  # 0 is no hex


@rule
def must_hold_hex(s, force):
    """Return whether a force keeps its hex: with HOLD, or hidden after an ambush (CN-ORDER-20, CN-AMBUSH-3)."""
    if s.force[force, Force.AMBUSH.value] == 1 and not fights_on(s, force):
        return True
    return s.unit_order[doctrine_unit(s, force)] == Order.HOLD


@rule
def may_move_into(s, force, hex):
    """Return whether a winner may move into a hex: land, not the box, nobody hostile is left there, and there is room
    (CN-UNIT-11)."""
    side, men = int(s.force[force, Force.SIDE.value]), 0
    if hex == BOX or not is_land(s.options.scenario, hex, s.has_bridge) or has_enemy_at(s, side, hex):
        return False
    unit = first_unit(s, force)
    while unit != NOWHERE:
        men += 0 if is_band(unit) or is_at(s, unit, hex) else men_of(s, unit)
        unit = next_unit(s, force, unit)
    return men == 0 or has_room(s, side, hex, men)


# -- Pursuit -------------------------------------------------------------------------------------------------------


@rule
def may_pursue(s, front, winner, loser):
    """Return whether the winner may pursue: with a commander and the doctrine, if it fights nobody else (CN-RETREAT-5,
    CN-RETREAT-6).

    It must be free to leave its hex and to move into the vacated one, and no force of its side may fight across the
    new border yet. A unit that is destroyed, on a ship, or in the box cannot be pursued.
    """
    side, old = int(s.force[winner, Force.SIDE.value]), int(s.force[loser, Force.HEX.value])
    if commander_of(s, side, int(s.force[winner, Force.HEX.value])) == NOBODY or must_hold_hex(s, winner):
        return False
    if not wants_to_pursue(s, winner) or fights_elsewhere(s, front, winner):
        return False
    unit = first_unit(s, loser)
    if unit == NOWHERE or s.unit_aboard[unit] == 1 or s.unit_at[unit] == old:
        return False
    new = int(s.unit_at[unit])
    return new != BOX and may_move_into(s, winner, old) and force_on_border(s, side, old, new) == NOWHERE


@rule
def wants_to_pursue(s, force):
    """Return whether the winner pursues: by doctrine (CN-ORDER-14), or as a human umpire rules (CN-UMP-1)."""
    if has_umpire_ruled(s, force, Ruling.PURSUE.value) or has_umpire_ruled(s, force, Ruling.HALT.value):
        return has_umpire_ruled(s, force, Ruling.PURSUE.value)
    return s.unit_doctrine[doctrine_unit(s, force), Doctrine.PURSUE.value] == 1


@rule
def fights_elsewhere(s, front, force):
    """Return whether a force has another front on which its foe stands."""
    other = first_front(s, force)
    while other != NOWHERE:
        if other != front and not has_gone(s, foe_on(s, other, force)):
            return True
        other = next_front(s, force, other)
    return False


@rule
def pursue(s, front, winner, loser, dice, log):
    """Move the winner into the vacated hex; the fight goes on across the new border (CN-RETREAT-5)."""
    close_others(s, front, loser, dice, log)
    old, new = int(s.force[loser, Force.HEX.value]), int(s.unit_at[first_unit(s, loser)])
    note_pursuit(s, winner, old, log)
    if s.force[winner, Force.HEX.value] != old:  # after an ambush it is there already
        move_in(s, winner, old, dice, log)
    s.force[winner, Force.CAMP.value] = camp_at(s, int(s.force[winner, Force.SIDE.value]), old)
    s.force[winner, Force.ATTACKS.value], s.force[winner, Force.AGAINST.value] = 1, new
    s.force[winner, Force.PURSUES.value], s.front[front, Front.PATROL.value] = 1, 0
    resume_defence(s, loser, new, dice, log)


@rule
def close_others(s, front, force, dice, log):
    """Close all other fronts of a force that retreats from one (CN-MULTI-2)."""
    other = first_front(s, force)
    while other != NOWHERE:
        if other != front:
            close(s, other, dice, log)
        other = next_front(s, force, other)


@rule
def note_pursuit(s, force, hex, log):
    unit = first_unit(s, force)
    while unit != NOWHERE:
        note(log, Event.UNIT_PURSUED, UMPIRE, unit, s.unit_at[unit], hex)
        unit = next_unit(s, force, unit)


@rule
def resume_defence(s, force, hex, dice, log):
    """Let the pursued force defend itself in its new hex; units of it that are elsewhere leave it."""
    side = int(s.force[force, Force.SIDE.value])
    s.force[force, Force.HEX.value], s.force[force, Force.CAMP.value] = hex, camp_at(s, side, hex)
    s.force[force, Force.ATTACKS.value], s.force[force, Force.AGAINST.value] = 0, NOWHERE
    s.force[force, Force.DONE.value] = Outcome.STANDS.value
    unit = first_unit(s, force)
    while unit != NOWHERE:
        s.unit_outcome[unit] = Outcome.STANDS.value
        if not is_at(s, unit, hex):
            leave_battle(s, unit, dice, log)
        unit = next_unit(s, force, unit)


# -- Moving in, or the next defender -------------------------------------------------------------------------------


@rule
def advance_all(s, side, dice, log):
    """Let the winners of a side that fight no other enemy advance, in the order of their hexes (catalogue 6.3)."""
    force = force_after(s, side, BEFORE_ALL)
    while force != NOWHERE:
        key, gained = order_key_of_force(s, force), int(s.force[force, Force.GAINS.value]) - 1
        s.force[force, Force.GAINS.value] = 0
        if gained != NOWHERE and not has_gone(s, force) and first_front(s, force) == NOWHERE:
            advance(s, force, gained, dice, log)
        force = force_after(s, side, key)


@rule
def advance(s, winner, hex, dice, log):
    """Let an attacker meet the next defender of the hex; if nobody is left there a winner may move in.

    The next defender steps up in the next pulse (CN-UNIT-13); the battle goes on, so nobody flees before it starts.
    """
    side = int(s.force[winner, Force.SIDE.value])
    if s.force[winner, Force.HEX.value] == hex:
        return
    if has_enemy_at(s, side, hex):
        if s.force[winner, Force.ATTACKS.value] == 1 and s.force[winner, Force.AGAINST.value] == hex:
            open_fight(s, first_unit(s, winner), hex, log)
    elif may_move_into(s, winner, hex) and wants_hex(s, winner):
        move_in(s, winner, hex, dice, log)


@rule
def wants_hex(s, force):
    """Return whether the winner enters the hex: by doctrine, else by ATTACK or ADVANCE, or to land (CN-ORDER-14,
    CN-LAND-5).

    A patrol returns to its base instead, and with HOLD a force stays in its hex.
    """
    unit = doctrine_unit(s, force)
    if s.force[force, Force.BASE.value] != NOWHERE or must_hold_hex(s, force):
        return False
    says = s.unit_doctrine[unit, Doctrine.ADVANCE.value]
    if says == ADVANCE_BY_ORDER:
        order = s.unit_order[unit]
        return order == Order.ATTACK or order == Order.ADVANCE or s.unit_aboard[unit] == 1
    return says == ADVANCE_ALWAYS


@rule
def move_in(s, force, hex, dice, log):
    """Move all units of a force into a hex that an enemy has left; groups stay to occupy it (CN-RETREAT-7,
    CN-CRUR-4)."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        if s.unit_aboard[unit] == 1:
            leave_ship(s, unit, hex, log)
        enter(s, unit, hex, dice, log)
        occupy(s, unit)
        unit = next_unit(s, force, unit)
    s.force[force, Force.HEX.value] = hex
