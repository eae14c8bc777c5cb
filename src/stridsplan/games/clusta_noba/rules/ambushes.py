"""Ambushes: a free field round with a quarter of the TV against a unit that enters, then withdrawal or a fight
(CN-AMBUSH).

`trigger_ambushes` marks an ambush when the enemy enters, `fight_ambushes` fights it in the same pulse. It opens a
front, on which the next field round, if there is one, follows in the next pulse.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.battle import HUNDREDTHS
from ..components.orders import HAS_HEX, NO_ORDER, Order
from ..components.pools import (
    FIRST_UNIT,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDES,
    UNIT_MASKS,
    UNITS,
    UNITS_PER_MASK,
)
from ..events import UMPIRE, Event
from ..numbers import Doctrine, Force, Front, Outcome
from .canonical import is_night, side_in_order
from .casualties import MARKS, read_table
from .columns import finish_entry
from .commanders import commander_of
from .entering import resolve_arrival
from .fights import end_round, lose_one_sided_round
from .forces import doctrine_unit, join, open_front
from .formations import form_up
from .fronts import first_front, foe_on, next_front, stands
from .pace import comes_with
from .retreats import retreat_hex_of, step_back
from .stances import is_hostile
from .strength import has_poison, place_on
from .tactics import confirm_if_needed, reward_perfect_roll, roll_die, roll_result
from .units import is_ashore, is_at, side_of

PREPARATION = 1  # whole rounds (CN-AMBUSH-4)

# -- Who lies in wait ----------------------------------------------------------------------------------------------


@rule
def has_trapped(s, unit, victim):
    """Return whether an ambush has struck a unit today: it works once per enemy force and day (CN-AMBUSH-4)."""
    return has_bit(int(s.unit_trapped[unit, victim // UNITS_PER_MASK]), victim % UNITS_PER_MASK)


@rule
def is_prepared(s, unit):
    """Return whether an ambush lies ready in its hex, by day (CN-AMBUSH-4, CN-NIGHT-1)."""
    if not is_ashore(s, unit) or s.unit_order[unit] != Order.AMBUSH or is_night(s):
        return False
    if s.unit_target[unit] != NOWHERE and s.unit_target[unit] != s.unit_at[unit]:
        return False
    return s.unit_rounds[unit] >= PREPARATION and s.unit_force[unit] == NOWHERE


@rule
def lies_in_wait(s, unit, victim, hex):
    """Return whether a unit would ambush another that enters a hex."""
    if s.unit_at[unit] != hex or not is_hostile(s, side_of(unit), side_of(victim)):
        return False
    return is_prepared(s, unit) and not has_trapped(s, unit, victim)


@rule
def trigger_ambushes(s, victim, log):
    """Mark the ambushes that strike in this pulse at a unit that has entered their hex; return whether there are any
    (CN-AMBUSH-1, CN-AMBUSH-2)."""
    hex, has_sprung = int(s.unit_at[victim]), False
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if lies_in_wait(s, unit, victim, hex):
                s.unit_victim[unit] = victim
                mark_trapped(s, unit, victim)
                note(log, Event.AMBUSH_SPRUNG, UMPIRE, unit, hex, victim)
                has_sprung = True
    return has_sprung


@rule
def mark_trapped(s, unit, victim):
    """Mark that an ambush has struck a unit, and all that march with it, today: it cannot strike them again
    (CN-AMBUSH-4)."""
    for fellow in range(UNITS):
        if fellow == victim or comes_with(s, victim, fellow):
            s.unit_trapped[unit, fellow // UNITS_PER_MASK] |= 1 << (fellow % UNITS_PER_MASK)


@rule
def reset_ambushes(s):
    """Let every ambush work again from tomorrow on (CN-AMBUSH-4)."""
    for unit in range(UNITS):
        s.unit_victim[unit] = NOWHERE
        for k in range(UNIT_MASKS):
            s.unit_trapped[unit, k] = 0


# -- The free field round ------------------------------------------------------------------------------------------


@rule
def fight_ambushes(s, dice, log):
    """Fight the free field rounds of this pulse, in canonical order (catalogue 6.4 step 11.5)."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if s.unit_victim[unit] != NOWHERE and s.unit_force[unit] == NOWHERE:
                strike(s, unit, dice, log)


@rule
def strike(s, unit, dice, log):
    """Let an ambush attack the force that has come; it fails if the record has no room for another force or front, or
    the victim is no longer there."""
    victim, hex = int(s.unit_victim[unit]), int(s.unit_at[unit])
    if not is_at(s, victim, hex) or not open_front(s, unit, hex, side_of(victim), NOWHERE, log):
        s.unit_victim[unit] = NOWHERE
        return
    force = int(s.unit_force[unit])
    join_other_ambushers(s, unit, force)
    s.force[force, Force.AMBUSH.value] = 1
    form_up(s, force)
    front = last_front(s, force)
    s.front[front, Front.FROM.value] = s.moment + 1
    fight_for_free(s, front, force, dice, log)
    choose_withdrawal(s, front, force)


@rule
def join_other_ambushers(s, unit, force):
    """Let the other ambushes of the hex that have sprung strike with this one, if a commander is with them
    (CN-UNIT-13)."""
    side, hex = side_of(unit), int(s.unit_at[unit])
    if commander_of(s, side, hex) == NOBODY:
        return
    for fellow in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        is_fellow = is_at(s, fellow, hex) and s.unit_victim[fellow] != NOWHERE
        if is_fellow and s.unit_force[fellow] == NOWHERE:
            join(s, force, fellow)


@rule
def last_front(s, force):
    """Return the last front of a force, by row; a force that strikes from an ambush has only one."""
    front = first_front(s, force)
    following = next_front(s, force, front)
    while following != NOWHERE:
        front, following = following, next_front(s, force, following)
    return front


@rule
def fight_for_free(s, front, force, dice, log):
    """Let the ambusher win by its differential against a TV of zero; only the victim loses (CN-AMBUSH-2,
    CN-TRAP-40)."""
    foe = foe_on(s, front, force)
    margin = max(1, own_differential(s, front, force, dice, log))
    is_one = s.front[front, Front.ONE.value] == force
    s.front_margin[front] = margin if is_one else -margin
    s.front_share[front, place_on(s, front, force)] = HUNDREDTHS
    s.front_share[front, place_on(s, front, foe)] = 0
    read_table(s, front, log)
    index = place_on(s, front, foe)
    percent_quarters, cell_marks = int(s.front_loss[front, index]), int(s.front_loss[front, MARKS + index])
    lose_one_sided_round(s, foe, percent_quarters, cell_marks, has_poison(s, force), dice, log)
    end_round(s, force)
    s.front[front, Front.ROUNDS.value] += 1


@rule
def own_differential(s, front, force, dice, log):
    """Roll the ambusher's differential; the enemy does not roll. A perfect roll counts as usual (CN-AMBUSH-2,
    CN-COMBAT-4)."""
    first = roll_die(s, dice)
    replaced = s.replaced  # 1 if the umpire chose the face; the next roll overwrites it
    confirm = confirm_if_needed(s, first, dice)
    reward_perfect_roll(s, force, first, confirm, log)
    return roll_result(s, front, force, first, confirm, replaced, log)


# -- Afterwards ----------------------------------------------------------------------------------------------------


@rule
def fights_on(s, force):
    """Return whether a force fights on after its ambush, with a quarter of its strength, by its doctrine
    (CN-AMBUSH-3)."""
    return s.unit_doctrine[doctrine_unit(s, force), Doctrine.FOLLOW_UP.value] == 1


@rule
def choose_withdrawal(s, front, force):
    """Let the ambushers withdraw from an enemy that still stands, or fight on in the next pulse (CN-AMBUSH-3)."""
    if stands(s, foe_on(s, front, force)) and not fights_on(s, force):
        s.force[force, Force.DONE.value] = Outcome.BREAKS_OFF.value


@rule
def has_to_march_on(s, unit):
    """Return whether the running order of a unit leads it on, out of its hex."""
    order, target = int(s.unit_order[unit]), int(s.unit_target[unit])
    if order == NO_ORDER:
        return False
    return order == Order.HOME or (HAS_HEX[order] and target != NOWHERE and target != s.unit_at[unit])


@rule
def let_enemies_leave(s, unit):
    """Let all enemies in the hex of an ambusher march on, but not stay there with it (CN-CONTACT-5)."""
    for other in range(UNITS):
        if is_at(s, other, s.unit_at[unit]) and is_hostile(s, side_of(unit), side_of(other)):
            s.unit_passing[other] = 1


@rule
def end_ambush(s, unit, dice, log):
    """Let an ambusher stay hidden after the fight while the enemy leaves, or go one hex towards its camp (CN-AMBUSH-3).

    An ambusher that fought on, or had to go, has finished its order.
    """
    victim, hex = int(s.unit_victim[unit]), int(s.unit_at[unit])
    s.unit_victim[unit] = NOWHERE
    let_enemies_leave(s, unit)
    is_to_withdraw = s.unit_doctrine[unit, Doctrine.FOLLOW_UP.value] != 1
    if is_to_withdraw and (not is_at(s, victim, hex) or has_to_march_on(s, victim)):
        return
    finish_entry(s, unit)
    s.unit_hidden[unit] = 0
    back = retreat_hex_of(s, unit) if is_to_withdraw else NOWHERE
    if back != NOWHERE:
        step_back(s, unit, back, log)
        resolve_arrival(s, unit, dice, log)
