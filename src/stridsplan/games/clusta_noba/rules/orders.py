"""Which order each unit carries out: entries, lapses, wishes, forced marches, dusk (CN-ORDER, 6.4 steps 7 and 8)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.orders import ENDS, IS_MOVEMENT, IS_UNDERSTOOD, NO_ORDER, Ends, Order
from ..components.pools import (
    COMMANDERS,
    FIRST_UNIT,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
    UNITS,
    Side,
)
from ..events import UMPIRE, Event, Illegal
from ..numbers import Doctrine
from .camps import camp_at, free_site, may_pitch, site_at
from .canonical import is_night, round_number
from .columns import clear_current_entry, finish_entry, has_lapsed, runs_on, take_up_entry
from .commanders import commander_of, has_point, headquarters_hex, is_free, spend_point
from .independents import act_on_wishes
from .pace import marches_at_night
from .reports import send_failure, send_lapse
from .units import is_ashore, is_at, is_band, is_group, is_in_play, is_undead, men_of, side_of

FORTIFIERS = 250  # men, at least (CN-FORT-2)

# -- The start of a round --------------------------------------------------------------------------------------


@rule
def begin_round(s, dice, log):
    """Begin entries, let commanders without orders act, report lapses, begin forced marches (6.4 steps 7, 8)."""
    for unit in range(UNITS):
        if obeys(s, unit):
            begin_due_entry(s, unit, log)
    act_on_wishes(s, dice, log)
    for unit in range(UNITS):
        if obeys(s, unit):
            check_order(s, unit, log)
            report_lapse(s, unit, log)
    force_marches(s)


@rule
def obeys(s, unit):
    """Return whether a unit is in play and may have orders; bands follow their instinct (CN-CRUR-11)."""
    return is_in_play(s, unit) and not is_band(unit)


@rule
def begin_new_orders(s, unit, log):
    """Begin at once the entry that is due of a column that a unit has just got, and check it (CN-ORDER-11)."""
    if obeys(s, unit):
        begin_due_entry(s, unit, log)
        check_order(s, unit, log)


@rule
def begin_due_entry(s, unit, log):
    """Begin the entry whose time has come (CN-ORDER-9); a group that does not understand it, or has no general, gets
    HOLD (CN-CRUR-1, CN-CRUR-3)."""
    if is_leaderless(s, unit):
        hold_without_general(s, unit)
        return
    if not take_up_entry(s, unit):
        return
    if is_undead(unit) and not IS_UNDERSTOOD[Side.CRU.value, s.unit_order[unit]]:
        s.unit_order[unit], s.unit_target[unit] = Order.HOLD.value, NOWHERE
    note(log, Event.ORDER_BEGAN, UMPIRE, unit, s.unit_order[unit], s.unit_target[unit])


# -- Groups without a general ----------------------------------------------------------------------------------


@rule
def is_leaderless(s, unit):
    """Return whether a numbered group has no general in its hex; the box is no exception (CN-CRUR-3, CN-TRAP-34)."""
    return is_group(unit) and commander_of(s, Side.CRU.value, s.unit_at[unit]) == NOBODY


@rule
def hold_without_general(s, unit):
    """Let a leaderless group hold; its column goes on when a general is there again (CN-CRUR-3).

    That is no lapse, so `unit_lapsed` is set to keep it from being reported.
    """
    if s.unit_order[unit] != Order.HOLD or s.unit_entry[unit] != NOWHERE:
        clear_current_entry(s, unit)
        s.unit_order[unit] = Order.HOLD.value
    s.unit_lapsed[unit] = 1


# -- What an order needs ---------------------------------------------------------------------------------------


@rule
def check_order(s, unit, log):
    """End the running order if it cannot be carried out, or not at night; hide a scout, set the base of a patrol."""
    order = int(s.unit_order[unit])
    if order == NO_ORDER:
        return
    if is_night(s) and ends_at_dusk(s, unit):
        finish_entry(s, unit)
    elif order == Order.FORTIFY:
        check_fortify(s, unit, log)
    elif order == Order.CAMP:
        check_camp(s, unit, log)
    elif order == Order.SCOUT:
        s.unit_hidden[unit] = 1  # CN-SCOUT-1
    elif order == Order.PATROL and s.unit_base[unit] == NOWHERE and s.unit_force[unit] == NOWHERE:
        if not is_night(s):  # CN-NIGHT-1
            s.unit_base[unit] = s.unit_at[unit]  # CN-PATROL-1


@rule
def fail_order(s, unit, reason, log):
    """Handle an order that cannot be carried out: the unit WAITs and reports (catalogue 4.7)."""
    order = int(s.unit_order[unit])
    finish_entry(s, unit)
    send_failure(s, unit, order, reason, log)


@rule
def check_fortify(s, unit, log):
    """Fail an order to fortify unless the unit is large enough, in a camp, and the first there to fortify; checked each
    round (CN-ORDER-27, CN-FORT-2, CN-TRAP-23)."""
    if not can_fortify(s, unit):
        fail_order(s, unit, Illegal.CANNOT_FORTIFY.value, log)
    elif is_fortified_by_another(s, unit):
        fail_order(s, unit, Illegal.FORTIFIED_BY_ANOTHER.value, log)


@rule
def can_fortify(s, unit):
    """Return whether a unit is large enough and in a camp of its side; nobody of CRU fortifies (CN-FORT-2,
    CN-FORT-6)."""
    side = side_of(unit)
    if side == Side.CRU or not is_ashore(s, unit) or men_of(s, unit) < FORTIFIERS:
        return False
    return camp_at(s, side, s.unit_at[unit]) != NOWHERE


@rule
def is_fortified_by_another(s, unit):
    """Return whether another unit fortifies the camp, which began earlier, or at the same time with a lower number."""
    side, since = side_of(unit), int(s.unit_since[unit])
    for other in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if other == unit or s.unit_order[other] != Order.FORTIFY or not is_at(s, other, s.unit_at[unit]):
            continue
        if s.unit_since[other] < since or (s.unit_since[other] == since and other < unit):
            if can_fortify(s, other):
                return True
    return False


@rule
def check_camp(s, unit, log):
    """Check the order to camp of a unit that is in the hex (CN-ORDER-26): if its side has a camp there, the order is
    finished; where no camp may be pitched, and for CRU everywhere, it fails."""
    side, hex = side_of(unit), int(s.unit_target[unit])
    if side == Side.CRU:  # CN-FORT-6
        fail_order(s, unit, Illegal.CANNOT_CAMP.value, log)
    elif is_at(s, unit, hex):
        if camp_at(s, side, hex) != NOWHERE:
            finish_entry(s, unit)
        elif not has_site(s, side, hex):
            fail_order(s, unit, Illegal.CANNOT_CAMP.value, log)


@rule
def has_site(s, side, hex):
    """Return whether a side may pitch a camp in a hex, and has begun it or has room for one more (CN-CAMP-3)."""
    if not may_pitch(s, hex):
        return False
    return site_at(s, side, hex) != NOWHERE or free_site(s, side) != NOWHERE


# -- Lapses ----------------------------------------------------------------------------------------------------


@rule
def report_lapse(s, unit, log):
    """Send one courier when a unit's orders lapse, with the wish that it follows now, if any (CN-ORDER-10, CN-IND-5).

    None is sent from the hex of the commander-in-chief, who sees it himself.
    """
    if s.unit_lapsed[unit] == 1 or not has_lapsed(s, unit):
        return
    if s.unit_at[unit] == headquarters_hex(s, side_of(unit)):
        return
    s.unit_lapsed[unit] = 1
    note(log, Event.ORDER_LAPSED, UMPIRE, unit, s.unit_at[unit])
    send_lapse(s, unit, log)


# -- Forced marches --------------------------------------------------------------------------------------------


@rule
def force_marches(s):
    """Let commanders spend a hero point on the march of their force, as its column says, for one round (CN-HP-5).

    A commander does so only if the force has somewhere to go. The doctrine's reserve of hero points does not count
    here: it limits boosts alone (CN-HP-7).
    """
    for commander in range(COMMANDERS):
        unit = int(s.commander_unit[commander])
        if is_free(s, commander) and unit != NOWHERE and has_point(s, commander):
            if is_to_be_forced(s, unit) and not is_forced_by_another(s, commander, unit):
                spend_point(s, commander)
                s.commander_forced[commander] = round_number(s)


@rule
def is_to_be_forced(s, unit):
    """Return whether a unit's column asks for a forced march in this round, and its order leads it elsewhere."""
    now, doctrine = round_number(s), s.unit_doctrine[unit]
    if doctrine[Doctrine.FORCED_1.value] != now and doctrine[Doctrine.FORCED_2.value] != now:
        return False
    return is_ashore(s, unit) and is_to_march(s, unit)


@rule
def is_to_march(s, unit):
    """Return whether the running order leads a unit elsewhere in this round.

    CAMP and AMBUSH do so until the unit is in the hex that they name.
    """
    order, target = int(s.unit_order[unit]), int(s.unit_target[unit])
    if order == NO_ORDER or (is_night(s) and not marches_at_night(s, unit)):
        return False
    goes_first = order == Order.CAMP or order == Order.AMBUSH
    return IS_MOVEMENT[order] or (goes_first and target != s.unit_at[unit])


@rule
def is_forced_by_another(s, commander, unit):
    """Return whether another commander has paid for the same force, the units of a hex with one
    sheet, in this round."""
    for other in range(COMMANDERS):
        mate = int(s.commander_unit[other])
        if other == commander or mate == NOWHERE or s.commander_forced[other] != round_number(s):
            continue
        is_beside = s.unit_at[mate] == s.unit_at[unit] and SIDE_OF_COMMANDER[other] == side_of(unit)
        if is_beside and s.unit_sheet[mate] == s.unit_sheet[unit]:
            return True
    return False


# -- Dusk ------------------------------------------------------------------------------------------------------


@rule
def end_day(s):
    """End the PATROL, SCOUT and DIVINE orders that end at nightfall (CN-SCOUT-3, CN-PATROL-5); at night no patrol has a
    base."""
    for unit in range(UNITS):
        if not obeys(s, unit) or s.unit_order[unit] == NO_ORDER:
            continue
        if ends_at_dusk(s, unit):
            finish_entry(s, unit)
        elif s.unit_order[unit] == Order.PATROL:
            s.unit_base[unit] = NOWHERE


@rule
def ends_at_dusk(s, unit):
    """Return whether the running order ends with the day: it does not hold until further notice (CN-ORDER-8)."""
    if ENDS[s.unit_order[unit]] != Ends.DUSK:
        return False
    entry = int(s.unit_entry[unit])
    return entry == NOWHERE or not runs_on(s, unit, entry)
