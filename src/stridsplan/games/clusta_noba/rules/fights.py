"""The field round: one on every open front, with the values of the start of the pulse (CN-COMBAT-1, 6.4 step 11.6)."""

from stridsplan.engine.record import rule

from ..components.orders import Order
from ..components.pools import FORCES, NOWHERE, TROOPS
from ..components.tables import frozen
from ..numbers import Force, Front, Mark, Outcome, Profile, Ruling, Shaken
from .camps import nearest_refuge
from .canonical import round_number
from .casualties import apply_hits, lose_on, read_table, take_losses
from .columns import NEVER_BREAK_OFF, retreat_at
from .fight_rulings import has_umpire_ruled
from .forces import doctrine_unit, first_unit, is_force, men_of_force, next_unit, reinforce
from .formations import form_up
from .fronts import first_front, foe_on, line_up, next_front, stands
from .heroes import boost, decide_fate_of_commanders, renew_leader, risk_death, risk_leader
from .morale import judge_morale, rally
from .strength import divide_force
from .tactics import roll_tactics
from .units import is_broken, is_undead, men_of, tv_of

TENTHS = 10
# By Outcome: its rank; of the outcomes of its units a force has the one with the lowest rank
PRECEDENCE = frozen([0, 1, 3, 5, 4, 2])


@rule
def fight_field_rounds(s, dice, log):
    """Fight a field round on every front on which both forces stand, in canonical order (CN-COMBAT-27, CN-MULTI-2)."""
    for force in range(FORCES):
        if is_force(s, force) and stands(s, force):
            reinforce(s, force)
    line_up(s)
    for k in range(s.live_forces):
        begin_round(s, int(s.force_order[k]))
    for k in range(s.live_forces):
        rally(s, int(s.force_order[k]), dice, log)
    for k in range(s.live_forces):
        divide_force(s, int(s.force_order[k]))
    roll_and_boost(s, dice, log)
    apply_losses(s, log)
    judge_outcomes(s, dice, log)
    for k in range(s.live_forces):
        end_round(s, int(s.force_order[k]))
    for k in range(s.live_fronts):
        s.front[s.front_order[k], Front.ROUNDS.value] += 1


@rule
def begin_round(s, force):
    """Begin a field round: all units stand, and another commander leads the force if its leader has fallen."""
    renew_leader(s, force)
    s.force[force, Force.BOOSTED.value], s.force[force, Force.MARKS.value] = 0, 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        s.unit_outcome[unit] = Outcome.STANDS.value
        unit = next_unit(s, force, unit)


@rule
def roll_and_boost(s, dice, log):
    """Roll Tactics, and spend hero points before that, in the worked example after it (CN-HP-3; F05)."""
    if s.profile == Profile.STANDARD:
        boost_all(s, log)
    for k in range(s.live_fronts):
        roll_tactics(s, int(s.front_order[k]), dice, log)
    if s.profile == Profile.WORKED_EXAMPLE:
        boost_all(s, log)


@rule
def boost_all(s, log):
    for k in range(s.live_forces):
        boost(s, int(s.force_order[k]), log)


@rule
def apply_losses(s, log):
    """Read the table for all fronts before any force loses; then all losses are taken at once (CN-MULTI-2)."""
    for k in range(s.live_fronts):
        read_table(s, int(s.front_order[k]), log)
    for k in range(s.live_fronts):
        front = int(s.front_order[k])
        lose_on(s, front, int(s.front[front, Front.ONE.value]))
        lose_on(s, front, int(s.front[front, Front.OTHER.value]))
    for k in range(s.live_forces):
        apply_hits(s, int(s.force_order[k]), log)


@rule
def judge_outcomes(s, dice, log):
    """Judge what becomes of leaders and units, each step for all forces (catalogue 6.4 step 11.6 g-j)."""
    for k in range(s.live_forces):
        force = int(s.force_order[k])
        if s.force[force, Force.MARKS.value] & Mark.KILLED.value == 0:  # `dissolve` decides it after a dagger
            risk_leader(s, force, dice, log)
    for k in range(s.live_forces):
        dissolve(s, int(s.force_order[k]), log)
    for k in range(s.live_forces):
        judge_morale(s, int(s.force_order[k]), dice, log)
    for k in range(s.live_forces):
        retreat_by_table(s, int(s.force_order[k]))
    for k in range(s.live_forces):
        break_off(s, int(s.force_order[k]))
    for k in range(s.live_forces):
        sum_up(s, int(s.force_order[k]))


@rule
def lose_one_sided_round(s, force, percent_quarters, cell_marks, is_poisoned, dice, log):
    """Play a field round in which only this force loses: the victim of an ambush (CN-AMBUSH-2).

    It loses `percent_quarters` quarters of a percent; `cell_marks` are the marks of the table's cell. Then everything
    follows as after any field round. Only its own losses endanger its leader, even in the profile of the worked
    example.
    """
    begin_round(s, force)
    take_losses(s, force, percent_quarters, cell_marks, is_poisoned, log)
    if cell_marks & Mark.KILLED.value == 0:
        risk_death(s, force, percent_quarters, percent_quarters, dice, log)
    dissolve(s, force, log)
    judge_morale(s, force, dice, log)
    retreat_by_table(s, force)
    break_off(s, force)
    sum_up(s, force)
    end_round(s, force)


# -- The destroyed and the broken ----------------------------------------------------------------------------------


@rule
def dissolve(s, force, log):
    """Mark units without men, and broken ones, as destroyed, then decide the fate of their commanders (CN-UNIT-8,
    catalogue 6.4 step 11.6 h). After a dagger in the table the other units retreat."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        if men_of(s, unit) == 0 or breaks_up(s, unit):
            s.unit_outcome[unit] = Outcome.DESTROYED.value
        elif s.force[force, Force.MARKS.value] & Mark.KILLED.value:  # men are left that did not fight
            s.unit_outcome[unit] = Outcome.RETREATS.value
        unit = next_unit(s, force, unit)
    decide_fate_of_commanders(s, force, log)


@rule
def breaks_up(s, unit):
    """Return whether a unit ends: a broken one of the living, if its side has a camp to take its men; without one it
    fights on (CN-UNIT-8)."""
    if not is_broken(men_of(s, unit)) or is_undead(unit):
        return False
    force = int(s.unit_force[unit])
    side = int(s.force[force, Force.SIDE.value])
    return nearest_refuge(s, side, int(s.unit_at[unit]), NOWHERE) != NOWHERE


# -- Retreats ------------------------------------------------------------------------------------------------------


@rule
def leave_fight(s, force, outcome, is_voluntary):
    """Let the standing units of a force leave the fight; if it is voluntary, those on HOLD stay (CN-ORDER-20)."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        stays = is_voluntary and s.unit_order[unit] == Order.HOLD
        if s.unit_outcome[unit] == Outcome.STANDS and not stays:
            s.unit_outcome[unit] = outcome
        unit = next_unit(s, force, unit)


@rule
def retreat_by_table(s, force):
    """Carry out the star of the table: the loser retreats, from all fronts; undead too (CN-COMBAT-19, CN-MORALE-8,
    CN-MULTI-2)."""
    if s.force[force, Force.MARKS.value] & Mark.RETREATS.value:
        leave_fight(s, force, Outcome.RETREATS.value, False)
    sum_up(s, force)


@rule
def break_off(s, force):
    """Break a force off from an enemy that still fights, by doctrine or by WAIT (CN-ORDER-14, CN-ORDER-21).

    A human umpire may rule it out, or rule it: then units on HOLD go, too (CN-UMP-1).
    """
    if (
        not stands(s, force)
        or not has_standing_foe(s, force)
        or has_umpire_ruled(s, force, Ruling.FIGHT_ON.value)
    ):
        return
    if has_umpire_ruled(s, force, Ruling.BREAK_OFF.value):
        leave_fight(s, force, Outcome.BREAKS_OFF.value, False)
    elif has_lost_enough(s, force) or gives_way(s, force):
        leave_fight(s, force, Outcome.BREAKS_OFF.value, True)


@rule
def has_standing_foe(s, force):
    front = first_front(s, force)
    while front != NOWHERE:
        if stands(s, foe_on(s, front, force)):
            return True
        front = next_front(s, force, front)
    return False


@rule
def has_lost_enough(s, force):
    """Return whether a force has lost the share of its TV at the start of the battle after which it breaks off
    (CN-ORDER-14)."""
    tenths, start, left = retreat_at(s, doctrine_unit(s, force)), 0, 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        start += int(s.unit_baseline[unit])
        left += tv_of(s, unit)
        unit = next_unit(s, force, unit)
    return tenths < NEVER_BREAK_OFF and left < start and TENTHS * (start - left) >= tenths * start


@rule
def gives_way(s, force):
    """Return whether a force with WAIT retreats: outside a camp, once an attacker has more men (CN-ORDER-21)."""
    if not may_give_way(s, force):
        return False
    front = first_front(s, force)
    while front != NOWHERE:
        foe = foe_on(s, front, force)
        if stands(s, foe) and men_of_force(s, foe) > men_of_force(s, force):
            return True
        front = next_front(s, force, front)
    return False


@rule
def may_give_way(s, force):
    """Return whether a force has WAIT and is attacked outside a camp (CN-ORDER-21)."""
    if s.unit_order[doctrine_unit(s, force)] != Order.WAIT or s.force[force, Force.ATTACKS.value] == 1:
        return False
    return s.force[force, Force.CAMP.value] == NOWHERE


@rule
def sum_up(s, force):
    """Set the outcome of a force: it stands while one of its units does; else it has retreated, broken off, panicked or
    is destroyed."""
    done = Outcome.DESTROYED.value
    unit = first_unit(s, force)
    while unit != NOWHERE:
        done = stronger(done, int(s.unit_outcome[unit]))
        unit = next_unit(s, force, unit)
    s.force[force, Force.DONE.value] = done


@rule
def stronger(one, other):
    """Return the outcome that counts for a force, of the outcomes of two of its units."""
    return one if PRECEDENCE[one] <= PRECEDENCE[other] else other


# -- The end of the field round --------------------------------------------------------------------------------------


@rule
def end_round(s, force):
    """Reset what holds for one field round only (CN-COMBAT-13, CN-HP-3, CN-RETREAT-5, CN-LAND-4, CN-TRAP-45)."""
    s.force[force, Force.ROUNDS.value] += 1
    s.force[force, Force.LANDING.value] = max(0, int(s.force[force, Force.LANDING.value]) - 1)
    s.force[force, Force.BOOSTED.value], s.force[force, Force.PURSUES.value] = 0, 0
    form_up(s, force)
    unit = first_unit(s, force)
    while unit != NOWHERE:
        s.unit_fought[unit] = round_number(s)
        end_rallied_state(s, unit)
        unit = next_unit(s, force, unit)


@rule
def end_rallied_state(s, unit):
    """Let troops that rallied and did not fail again act normally from the next field round on; those that did not
    rally stay shaken (CN-COMBAT-2)."""
    for troop in range(TROOPS):
        if s.unit_shaken[unit, troop] == Shaken.RALLIED:
            s.unit_shaken[unit, troop] = Shaken.STEADY.value
        elif s.unit_shaken[unit, troop] == Shaken.LOST_HEART:
            s.unit_shaken[unit, troop] = Shaken.SHAKEN.value
