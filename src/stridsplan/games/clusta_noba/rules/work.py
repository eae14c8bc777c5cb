"""Work at the end of a day round: pitching camps, fortifying, scouting, preparing an ambush (CN-CAMP, CN-FORT-3).

A round counts for a unit that has been in its place with this order from the start of the round, and has not fought.
At night nobody works (CN-NIGHT-1).
"""

from stridsplan.engine.record import rule

from ..components.orders import Order
from ..components.pools import FIRST_UNIT, LAST_OF, NOBODY, NOWHERE, SIDES, UNITS
from ..numbers import DAY, PULSES
from .camps import camp_at, forget_left_sites, fortify, has_enemy_at, work_on_camp
from .canonical import is_night, round_number, side_in_order
from .columns import finish_entry
from .commanders import commander_of
from .units import is_ashore, is_at, side_of


@rule
def end_round(s, log):
    """Count a round of work for all who have worked through it; forget sites that their sides have left."""
    if not is_night(s):
        pitch_camps(s, log)
        for unit in range(UNITS):
            if s.unit_order[unit] == Order.FORTIFY and works(s, unit):
                fortify_with(s, unit)
            count_round(s, unit)
    forget_left_sites(s)


# -- Who works -------------------------------------------------------------------------------------------------


@rule
def works(s, unit):
    """Return whether a unit has spent this whole round on its order, without moving, fighting or landing."""
    if (
        not is_ashore(s, unit)
        or s.unit_moved[unit] == round_number(s)
        or s.unit_fought[unit] == round_number(s)
    ):
        return False
    start = DAY * s.day + PULSES * (s.round - 1)
    return s.unit_since[unit] <= start and s.unit_landing[unit] <= start


@rule
def is_in_place(s, unit):
    """Return whether a unit is where its order is to be carried out."""
    return s.unit_target[unit] == NOWHERE or s.unit_target[unit] == s.unit_at[unit]


@rule
def count_round(s, unit):
    """Count a round of work; rounds of SCOUT count only in a row (CN-SCOUT-2). After one round an ambush is
    ready (CN-AMBUSH-4)."""
    order = int(s.unit_order[unit])
    if order == Order.SCOUT and not works(s, unit):
        s.unit_rounds[unit] = 0
    elif is_counted(order) and works(s, unit) and is_in_place(s, unit):
        s.unit_rounds[unit] += 1
        if order == Order.AMBUSH:
            s.unit_hidden[unit] = 1


@rule
def is_counted(order):
    if order == Order.SCOUT or order == Order.AMBUSH:
        return True
    return order == Order.CAMP or order == Order.FORTIFY


# -- Camps -----------------------------------------------------------------------------------------------------


@rule
def pitch_camps(s, log):
    """Let each side work once in each hex where it is to camp, whatever the number of units (CN-CAMP-1)."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if pitches(s, unit) and first_to_pitch(s, side, s.unit_at[unit]) == unit:
                pitch(s, side, int(s.unit_at[unit]), log)


@rule
def pitches(s, unit):
    return s.unit_order[unit] == Order.CAMP and s.unit_target[unit] == s.unit_at[unit] and works(s, unit)


@rule
def first_to_pitch(s, side, hex):
    """Return the first unit of a side that pitches a camp in a hex, or NOWHERE."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_at[unit] == hex and pitches(s, unit):
            return unit
    return NOWHERE


@rule
def pitch(s, side, hex, log):
    """Count a round of work on a camp if a commander is there, nobody of the hex has fought, and no enemy is there
    (CN-CAMP-2, CN-CONTACT-5)."""
    if commander_of(s, side, hex) == NOBODY or is_fought_in(s, hex) or has_enemy_at(s, side, hex):
        return
    if work_on_camp(s, side, hex, log):
        finish_camp_orders(s, side, hex)


@rule
def is_fought_in(s, hex):
    """Return whether a field round has been fought by anybody of a hex in this round."""
    for unit in range(UNITS):
        if is_at(s, unit, hex) and s.unit_fought[unit] == round_number(s):
            return True
    return False


@rule
def finish_camp_orders(s, side, hex):
    """Finish the entries of all units that were to camp there."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_at(s, unit, hex) and s.unit_order[unit] == Order.CAMP and s.unit_target[unit] == hex:
            finish_entry(s, unit)


# -- Fortification ---------------------------------------------------------------------------------------------


@rule
def fortify_with(s, unit):
    """Count a round of FORTIFY for a unit's camp; `orders.check_fortify` has checked what that needs (CN-FORT-3)."""
    camp = camp_at(s, side_of(unit), s.unit_at[unit])
    if camp != NOWHERE:
        fortify(s, camp)
