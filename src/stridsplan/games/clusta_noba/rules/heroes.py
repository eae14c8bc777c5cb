"""Commanders in battle: hero points spent on strength, their death and their escape (CN-HP, CN-COMBAT-20 to
CN-COMBAT-23). TV is troop value, the strength of a force."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.battle import HERO_DIE, STANDARD_HERO_RISK, HeroRisk
from ..components.pools import FIRST_COMMANDER, FORCES, LAST_COMMANDER, NOBODY, NOWHERE
from ..events import UMPIRE, Event, Stream
from ..numbers import Doctrine, Fate, Force, Mark, Outcome, Profile, Ruling
from .battle_arithmetic import hero_risk, is_leader_killed
from .camps import retreat_goal
from .commanders import has_point, is_free, lose_commander, spend_point
from .fight_rulings import has_umpire_ruled
from .forces import doctrine_unit, first_unit, is_force, leader_of, next_unit
from .fronts import foe_on, is_on
from .loaded_dice import roll
from .strength import is_behind, place_on
from .units import first_unit_at, next_unit_at

NEVER, WHEN_BEHIND, FIRST_ROUND = 0, 1, 2  # values of Doctrine.TV_BOOST

# -- Who leads -----------------------------------------------------------------------------------------------------


@rule
def renew_leader(s, force):
    """Let another commander of the hex, if there is one, take over from a leader who fell or left (CN-CMD-5,
    CN-COMBAT-23)."""
    leader, hex = int(s.force[force, Force.LEADER.value]), int(s.force[force, Force.HEX.value])
    if leader == NOBODY or not is_free(s, leader) or s.commander_at[leader] != hex:
        s.force[force, Force.LEADER.value] = leader_of(s, force)


# -- A boost: a hero point raises TV by half -----------------------------------------------------------------------


@rule
def wants_boost(s, force, has_less_tv):
    """Return whether the umpire has ruled a boost, or the doctrine wants one: when behind, or in the first field round
    (CN-HP-7)."""
    if has_umpire_ruled(s, force, Ruling.BOOST.value):
        return True
    when = s.unit_doctrine[doctrine_unit(s, force), Doctrine.TV_BOOST.value]
    if when == FIRST_ROUND:
        return s.force[force, Force.ROUNDS.value] == 0
    return when == WHEN_BEHIND and has_less_tv


@rule
def may_boost(s, force):
    """Return whether the leader has a point above the reserve, or, if the umpire rules it, any point, and has not spent
    one on a boost in this field round (CN-HP-3, CN-HP-7)."""
    leader = int(s.force[force, Force.LEADER.value])
    if not has_point(s, leader) or has_boosted(s, leader):
        return False
    if has_umpire_ruled(s, force, Ruling.BOOST.value):
        return True
    reserve = s.unit_doctrine[doctrine_unit(s, force), Doctrine.RESERVE.value]
    return s.commander_points[leader] > reserve


@rule
def has_boosted(s, leader):
    for force in range(FORCES):
        if is_force(s, force) and s.force[force, Force.LEADER.value] == leader:
            if s.force[force, Force.BOOSTED.value] == 1:
                return True
    return False


@rule
def boost(s, force, log):
    """Spend a point if the doctrine or the umpire orders it; it counts on all fronts (CN-HP-3, CN-MULTI-2)."""
    if may_boost(s, force) and wants_boost(s, force, is_behind(s, force)):
        leader = int(s.force[force, Force.LEADER.value])
        spend_point(s, leader)
        s.force[force, Force.BOOSTED.value] = 1
        note(log, Event.BOOST_SPENT, UMPIRE, leader, int(s.commander_points[leader]))


# -- Death ---------------------------------------------------------------------------------------------------------


@rule
def risk_basis(s):
    """Return whose losses decide a leader's risk: his own side's; in the profile of the worked example, which only
    tests set, the enemy's (CN-COMBAT-22; F04 in catalogue section 7)."""
    return STANDARD_HERO_RISK.value if s.profile == Profile.STANDARD else HeroRisk.ENEMY.value


@rule
def risk_leader(s, force, dice, log):
    """Roll for the leader's death on each front, since each is a separate field round (CN-COMBAT-22, CN-MULTI-2)."""
    for k in range(s.live_fronts):
        front = int(s.front_order[k])
        if is_on(s, front, force):
            index = place_on(s, front, force)
            foe_index = place_on(s, front, foe_on(s, front, force))
            own, enemy = int(s.front_loss[front, index]), int(s.front_loss[front, foe_index])
            risk_death(s, force, own, enemy, dice, log)


@rule
def risk_death(s, force, own_quarters, enemy_quarters, dice, log):
    """Roll for the death of a force's leader; no roll without a risk. The losses are in quarters of a percent."""
    leader = int(s.force[force, Force.LEADER.value])
    risk = hero_risk(own_quarters, enemy_quarters, risk_basis(s))
    if leader == NOBODY or not is_free(s, leader) or risk == 0:
        return
    die = roll(s, dice, HERO_DIE, Stream.HERO.value) + 1
    # `s.replaced` is 1 if the umpire chose the face
    note(log, Event.HERO_ROLLED, UMPIRE, leader, int(s.commander_at[leader]), die, risk, s.replaced)
    if is_leader_killed(die, risk) and not cancel_death(s, leader, log):
        die_in_battle(s, leader, log)


@rule
def cancel_death(s, commander, log):
    """Spend a hero point to cancel a commander's death; return whether there was one left (CN-HP-4, CN-HP-7)."""
    if not has_point(s, commander):
        return False
    spend_point(s, commander)
    hex, points = int(s.commander_at[commander]), int(s.commander_points[commander])
    note(log, Event.HERO_SAVED, UMPIRE, commander, hex, points)
    return True


@rule
def die_in_battle(s, commander, log):
    """Kill a commander; the morale of the forces he led is lower for the rest of the battle (CN-COMBAT-23)."""
    note(log, Event.HERO_FELL, UMPIRE, commander, int(s.commander_at[commander]))
    lose_commander(s, commander, Fate.DEAD.value, log)
    for force in range(FORCES):
        if is_force(s, force) and s.force[force, Force.LEADER.value] == commander:
            s.force[force, Force.LEADER_FELL.value] = 1


# -- A force is destroyed ------------------------------------------------------------------------------------------


@rule
def decide_fate_of_commanders(s, force, log):
    """Decide the fate of the commanders of destroyed units (CN-COMBAT-20, CN-COMBAT-21, CN-TRAP-15)."""
    side = int(s.force[force, Force.SIDE.value])
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if not is_free(s, commander) or not is_with(s, commander, force):
            continue
        if are_all_units_destroyed(s, force) and s.force[force, Force.MARKS.value] & Mark.KILLED.value:
            die_unless_saved(s, commander, side, log)
        elif has_lost_unit(s, commander, force):
            join_other_unit(s, commander, side)


@rule
def are_all_units_destroyed(s, force):
    """Return whether every unit of a force is destroyed."""
    unit = first_unit(s, force)
    while unit != NOWHERE:
        if s.unit_outcome[unit] != Outcome.DESTROYED:
            return False
        unit = next_unit(s, force, unit)
    return True


@rule
def is_with(s, commander, force):
    """Return whether a commander leads a force or goes with a unit of it."""
    if s.force[force, Force.LEADER.value] == commander:
        return True
    unit = s.commander_unit[commander]
    return unit != NOWHERE and s.unit_force[unit] == force


@rule
def has_lost_unit(s, commander, force):
    unit = s.commander_unit[commander]
    return are_all_units_destroyed(s, force) if unit == NOWHERE else s.unit_outcome[unit] == Outcome.DESTROYED


@rule
def die_unless_saved(s, commander, side, log):
    """Kill a commander with his force, unless a hero point saves him (CN-COMBAT-20)."""
    if cancel_death(s, commander, log):
        escape(s, commander, side)
    else:
        die_in_battle(s, commander, log)


@rule
def join_other_unit(s, commander, side):
    """Put a commander with another unit of the hex; if there is none he escapes (CN-COMBAT-21)."""
    unit = first_unit_at(s, side, int(s.commander_at[commander]))
    while unit != NOWHERE and is_destroyed(s, unit):
        unit = next_unit_at(s, side, int(s.commander_at[commander]), unit)
    if unit == NOWHERE:
        escape(s, commander, side)
    else:
        s.commander_unit[commander] = unit


@rule
def is_destroyed(s, unit):
    """Return whether a unit of a force was destroyed in this field round."""
    return s.unit_force[unit] != NOWHERE and s.unit_outcome[unit] == Outcome.DESTROYED


@rule
def escape(s, commander, side):
    """Move a commander, without his unit, at once to the nearest friendly camp outside his hex; if there is none he
    stays (CN-COMBAT-20)."""
    s.commander_unit[commander], s.commander_to[commander] = NOWHERE, NOWHERE
    goal = retreat_goal(s, side, int(s.commander_at[commander]))
    if goal != NOWHERE:
        s.commander_at[commander] = goal
