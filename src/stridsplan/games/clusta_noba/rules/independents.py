"""Commanders whose orders have lapsed act on their own, by a list of three wishes (CN-IND).

One roll decides for all units of the commander's hex whose orders have lapsed. While the wish that won runs, a unit
whose orders lapse in his hex joins in; when it is finished he rolls again. Of several commanders in a hex the one who
leads acts (CN-CMD-5).
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.orders import HAS_HEX, IS_UNDERSTOOD, NO_ORDER, Order
from ..components.pools import FIRST_COMMANDER, FIRST_UNIT, LAST_COMMANDER, LAST_OF, NOWHERE, SIDES
from ..events import UMPIRE, Event, Stream
from .camps import nearest_refuge, refuge_hex
from .canonical import side_in_order
from .columns import clear_current_entry, has_lapsed
from .commanders import commander_of, headquarters_hex, is_free
from .ending import plays
from .information_arithmetic import wish_index
from .loaded_dice import roll
from .units import is_band, is_undead, side_of

FACES = 6  # CN-IND-1

# -- Who acts on his own ---------------------------------------------------------------------------------------


@rule
def act_on_wishes(s, dice, log):
    """Let the independent commanders act at the start of a round, in canonical order (6.4 step 7)."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
            if plays(s, side) and may_act(s, side, commander):
                act_on_wish(s, side, commander, dice, log)
            else:
                s.commander_lapsed[commander], s.commander_wish[commander] = 0, NOWHERE


@rule
def may_act(s, side, commander):
    """Return whether a commander acts on his own: away from the commander-in-chief (CN-TRAP-33), not travelling,
    leading a unit whose orders have lapsed (CN-IND-1)."""
    if not is_free(s, commander) or s.commander_in_chief[side] == commander:
        return False
    hex = int(s.commander_at[commander])
    if hex == headquarters_hex(s, side) or s.commander_to[commander] != NOWHERE:
        return False
    if commander_of(s, side, hex) != commander or has_orders(s, side, commander):
        return False
    return next_lapsed(s, side, hex, NOWHERE) != NOWHERE


@rule
def has_orders(s, side, commander):
    """Return whether a sheet of his own, or that of the unit he goes with, still holds for a unit in his hex."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_at[unit] != s.commander_at[commander] or has_lapsed(s, unit):
            continue
        if s.commander_unit[commander] == unit or has_sheet_of(s, unit, commander):
            return True
    return False


@rule
def has_sheet_of(s, unit, commander):
    return s.unit_sheet[unit] != NOWHERE and s.unit_sheet[unit] == s.commander_sheet[commander]


@rule
def next_lapsed(s, side, hex, after):
    """Return the next unit in a hex whose orders have lapsed, by number, or NOWHERE; bands obey nobody (CN-CRUR-11)."""
    for unit in range(max(after + 1, FIRST_UNIT[side]), LAST_OF[side] + 1):
        if s.unit_at[unit] == hex and not is_band(unit) and has_lapsed(s, unit):
            return unit
    return NOWHERE


# -- How he acts ----------------------------------------------------------------------------------------------


@rule
def act_on_wish(s, side, commander, dice, log):
    """Roll for a wish; while units still carry out the last one, give it to those whose orders have lapsed since
    (CN-IND-4)."""
    s.commander_lapsed[commander] = 1
    hex = int(s.commander_at[commander])
    example = follower(s, side, commander, hex)
    if example == NOWHERE:
        roll_wish(s, side, commander, hex, dice, log)
        return
    unit = next_lapsed(s, side, hex, NOWHERE)
    while unit != NOWHERE:
        if s.unit_order[unit] == NO_ORDER:
            give_wished_order(s, unit, int(s.unit_order[example]), int(s.unit_target[example]))
        unit = next_lapsed(s, side, hex, unit)


@rule
def follower(s, side, commander, hex):
    """Return the first unit that still carries out his wish, NOWHERE: none does, or there is no wish."""
    unit = next_lapsed(s, side, hex, NOWHERE) if s.commander_wish[commander] != NOWHERE else NOWHERE
    while unit != NOWHERE:
        if s.unit_order[unit] != NO_ORDER and s.unit_done[unit] == 0:
            return unit
        unit = next_lapsed(s, side, hex, unit)
    return NOWHERE


@rule
def roll_wish(s, side, commander, hex, dice, log):
    """Roll 1d6 + LV for a wish of the list as it is now, and give it to all lapsed units of the hex
    (CN-IND-1, CN-IND-4)."""
    die = roll(s, dice, FACES, Stream.FATES.value) + 1
    chosen = wish_index(die, int(s.commander_leadership[commander]))
    s.commander_wish[commander] = chosen
    note(log, Event.WISH_ROLLED, UMPIRE, commander, die, chosen)
    order, target = (
        s.wish[s.seat_of[side], commander, chosen, 0],
        s.wish[s.seat_of[side], commander, chosen, 1],
    )
    unit = next_lapsed(s, side, hex, NOWHERE)
    while unit != NOWHERE:
        fulfil_wish(s, unit, int(order), int(target))
        unit = next_lapsed(s, side, hex, unit)


@rule
def fulfil_wish(s, unit, order, target):
    """Give a unit a wished order; without a target it leads to the nearest camp, and without a camp it is HOLD
    (CN-IND-3)."""
    side, goal, chosen = side_of(unit), target, order
    if HAS_HEX[order] and target == NOWHERE:
        refuge = nearest_refuge(s, side, int(s.unit_at[unit]), NOWHERE)
        if refuge == NOWHERE:
            chosen = Order.HOLD.value
        else:
            goal = int(refuge_hex(s, side, refuge))
    give_wished_order(s, unit, chosen, goal)


@rule
def give_wished_order(s, unit, order, target):
    """Make the wish the running order; a group that does not understand it gets HOLD (CN-CRUR-1)."""
    has_reported = int(s.unit_lapsed[unit])
    clear_current_entry(s, unit)
    s.unit_lapsed[unit] = has_reported
    if is_undead(unit) and not IS_UNDERSTOOD[side_of(unit), order]:
        s.unit_order[unit] = Order.HOLD.value
        return
    s.unit_order[unit] = order
    if HAS_HEX[order]:
        s.unit_target[unit] = target
