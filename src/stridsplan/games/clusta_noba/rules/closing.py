"""How a fight ends: reports, the dead, losses, units that leave their force (CN-INFO-7, CN-COMBAT-18, CN-CRUR-8).

A front closes when a force has gone, or when all fights stop (`aftermath.end_all`). A force ends when it has no front
any more. A unit that leaves its force before that ends its own battle.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.orders import Order
from ..components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    FORCES,
    NOBODY,
    NOWHERE,
    SIDES,
    TROOPS,
    Side,
)
from ..events import UMPIRE, Event
from ..numbers import Force, Mark, Outcome, ReportedOutcome
from .ambushes import end_ambush
from .camps import is_camp_finished
from .canonical import side_in_order
from .commanders import is_free
from .entering import catch_commanders, catch_specialists, takes_no_prisoners
from .forces import first_unit, is_force, next_unit, release_force
from .fronts import BEFORE_ALL, close_front, earlier_on, first_front, later_on, stands
from .losses import end_battle
from .persons import place_at, regroup_after_loss
from .reports import send_battle_report
from .retreats import is_held_by_enemy
from .rising import bury, bury_undead, dead_of
from .units import first_unit_at, is_in_play, is_undead, men_of, side_of

# -- A unit leaves the fight ---------------------------------------------------------------------------------------


@rule
def leave_battle(s, unit, dice, log):
    """End a unit's battle: it leaves its force, with its dead counted (CN-COMBAT-18, CN-CRUR-8, CN-CRUR-10)."""
    force, hex = int(s.unit_force[unit]), int(s.unit_at[unit])
    if is_undead(unit):
        bury_undead(s, unit, hex, s.force[force, Force.MARKS.value] & Mark.KILLED.value != 0, dice)
    else:
        s.force[force, Force.DEAD.value] += dead_of(s, unit)
    s.force[force, Force.SENDER.value] = unit
    s.unit_outcome[unit] = Outcome.STANDS.value
    end_battle(s, unit, log)
    if not is_in_play(s, unit):
        regroup_after_loss(s, unit, hex)


# -- Surrender -----------------------------------------------------------------------------------------------------


@rule
def surrender(s, unit, captor, dice, log):
    """Remove a unit without a way out, and the persons who are then left alone; RAN and CRU kill all (CN-RETREAT-3,
    CN-LOSS-9).

    `captor` is a unit of the enemy. The undead do not give themselves up: they are destroyed, so half of them rise.
    """
    side, hex = side_of(unit), int(s.unit_at[unit])
    note(log, Event.UNIT_SURRENDERED, UMPIRE, unit, hex, men_of(s, unit))
    is_killed = is_undead(unit) or takes_no_prisoners(side_of(captor))
    for troop in range(TROOPS):
        if is_killed:
            s.unit_killed[unit, troop] += s.unit_men[unit, troop]
        else:
            s.unit_reported[unit] += s.unit_men[unit, troop]
        s.unit_men[unit, troop], s.unit_tv[unit, troop] = 0, 0
    if s.unit_force[unit] == NOWHERE:
        end_alone(s, unit, hex, side_of(captor) == Side.CRU, dice, log)
    else:
        leave_battle(s, unit, dice, log)
    if first_unit_at(s, side, hex) == NOWHERE:
        catch_commanders(s, captor, side, hex, log)
        catch_specialists(s, captor, side, hex, log)


@rule
def end_alone(s, unit, hex, is_against_crurians, dice, log):
    """Remove a lost unit that was in no force: it had to flee and could not (CN-CONTACT-6)."""
    if is_undead(unit):
        bury_undead(s, unit, hex, False, dice)
    else:
        bury(s, hex, dead_of(s, unit), is_against_crurians, dice)
    end_battle(s, unit, log)
    regroup_after_loss(s, unit, hex)


# -- A front closes ------------------------------------------------------------------------------------------------


@rule
def has_gone(s, force):
    """Return whether a force has left the fight, or nobody of it is left."""
    return not stands(s, force) or first_unit(s, force) == NOWHERE


@rule
def close(s, front, dice, log):
    """End the fight of two forces, and report to both sides (CN-INFO-7, CN-COURIER-1)."""
    one, other = earlier_on(s, front), later_on(s, front)
    remember_foe(s, one, other)
    remember_foe(s, other, one)
    report_outcome(s, one, other, dice, log)
    report_outcome(s, other, one, dice, log)
    close_front(s, front)


@rule
def remember_foe(s, force, foe):
    s.force[force, Force.FOES.value] |= 1 << int(s.force[foe, Force.SIDE.value])


@rule
def report_outcome(s, force, foe, dice, log):
    """Send the report of one side: men lost, and of the enemy what he had and lost (CN-INFO-1)."""
    send_battle_report(
        s,
        int(s.force[force, Force.SIDE.value]),
        sender(s, force),
        int(s.force[force, Force.HEX.value]),
        int(s.force[foe, Force.HEX.value]),
        int(s.force_lost[force, 0]),
        int(s.force[foe, Force.SIDE.value]),
        int(s.force_lost[foe, 1]),
        int(s.force_lost[foe, 0]),
        reported_outcome(s, force, foe),
        dice,
        log,
    )


@rule
def sender(s, force):
    """Return the marker that reports: the commander, the camp that is still held, otherwise a unit."""
    leader, camp = int(s.force[force, Force.LEADER.value]), int(s.force[force, Force.CAMP.value])
    if leader != NOBODY and is_free(s, leader):
        return FIRST_COMMANDER_MARKER + leader
    if camp != NOWHERE and is_camp_finished(s, camp) and not has_gone(s, force):
        return FIRST_CAMP_MARKER + camp
    unit = first_unit(s, force)
    return int(s.force[force, Force.SENDER.value]) if unit == NOWHERE else unit


@rule
def reported_outcome(s, force, foe):
    """Return how the fight has ended for a side."""
    if not has_gone(s, force):
        return ReportedOutcome.WON.value if has_gone(s, foe) else ReportedOutcome.UNDECIDED.value
    done = s.force[force, Force.DONE.value]
    is_lost = done == Outcome.DESTROYED or done == Outcome.SURRENDERS
    return ReportedOutcome.LOST.value if is_lost else ReportedOutcome.LEFT.value


# -- A force ends --------------------------------------------------------------------------------------------------


@rule
def end_idle_forces(s, with_winners, dice, log):
    """End the forces that have no front, by side, then by hex (catalogue 6.3); without `with_winners` only those that
    have left the fight."""
    for place in range(SIDES):
        side, key = side_in_order(s, place), BEFORE_ALL
        force = force_after(s, side, key)
        while force != NOWHERE:
            key = order_key_of_force(s, force)
            if first_front(s, force) == NOWHERE and (with_winners or has_gone(s, force)):
                end_force(s, force, dice, log)
            force = force_after(s, side, key)


@rule
def order_key_of_force(s, force):
    """Return a number that orders the forces of a side: by hex, then by row."""
    return int(s.force[force, Force.HEX.value]) * FORCES + force


@rule
def force_after(s, side, key):
    """Return the force of a side with the next order key after `key`, NOWHERE if there is none."""
    found = NOWHERE
    for force in range(FORCES):
        if (
            not is_force(s, force)
            or s.force[force, Force.SIDE.value] != side
            or order_key_of_force(s, force) <= key
        ):
            continue
        if found == NOWHERE or order_key_of_force(s, force) < order_key_of_force(s, found):
            found = force
    return found


@rule
def end_force(s, force, dice, log):
    """Break a force up into its units; a patrol returns to its base, an ambush hides or withdraws, and half of the dead
    of a living side's force rise (CN-CRUR-10)."""
    base, is_ambush = int(s.force[force, Force.BASE.value]), s.force[force, Force.AMBUSH.value] == 1
    unit = first_unit(s, force)
    while unit != NOWHERE:
        following = next_unit(s, force, unit)
        leave_battle(s, unit, dice, log)
        return_to_base(s, unit, base)
        if is_ambush and is_in_play(s, unit) and s.unit_order[unit] == Order.AMBUSH:
            end_ambush(s, unit, dice, log)
        unit = following
    is_against_crurians = has_bit(int(s.force[force, Force.FOES.value]), Side.CRU.value)
    hex, dead = int(s.force[force, Force.HEX.value]), int(s.force[force, Force.DEAD.value])
    if dead > 0:
        bury(s, hex, dead, is_against_crurians, dice)
    release_force(s, force)


@rule
def return_to_base(s, unit, base):
    """Return a patrol that did not retreat to its base, unless an enemy holds it; it continues its order
    (CN-PATROL-4)."""
    if base == NOWHERE or not is_in_play(s, unit):
        return
    if s.unit_order[unit] != Order.PATROL or s.unit_base[unit] != base:
        return
    if not is_held_by_enemy(s, side_of(unit), base):
        place_at(s, unit, base)
