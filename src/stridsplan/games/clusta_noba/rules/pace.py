"""How units march: which ones, in which formation, with which others, and how fast (CN-MOVE-6, CN-MOVE-8 to 11)."""

from stridsplan.engine.record import rule

from ..components.movement import POINT, MoveMode
from ..components.orders import FORMATION, HAS_FORMATION, IS_MOVEMENT, NO_ORDER
from ..components.pools import (
    FIRST_COMMANDER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOWHERE,
    UNITS,
)
from ..numbers import DAY_ROUNDS, PULSES, Entry
from .canonical import is_night, round_number
from .commanders import is_free
from .routes import moves_as, order_of
from .units import is_ashore, is_band, is_in_play, men_of, mp_of, side_of

# -- Who marches -------------------------------------------------------------------------------------------------


@rule
def marches(s, unit):
    """Return whether a unit may march now: it is ashore, its order is one to move, and no fight, landing, conquest of
    its hex, recent rising or night stops it. The caller checks that it has a goal."""
    if not is_ashore(s, unit) or moves_as(s, unit) == NO_ORDER:
        return False
    if s.unit_force[unit] != NOWHERE or s.unit_fought[unit] == round_number(s):  # CN-MOVE-11
        return False
    if s.unit_landing[unit] > s.moment:  # CN-LAND-5
        return False
    if s.unit_dwells[unit] >= round_number(s):  # CN-CRUR-4
        return False
    if is_band(unit) and s.unit_wakes[unit] > s.moment:
        return False
    return not is_night(s) or marches_at_night(s, unit)


@rule
def marches_at_night(s, unit):
    """Return whether a unit marches in this night round: its entry gives the number of rounds, from N1 on, in which it
    marches each night. Bands have no entries, so they never do (CN-NIGHT-1, CN-NIGHT-6)."""
    entry = int(s.unit_entry[unit])
    if is_band(unit) or entry == NOWHERE or not IS_MOVEMENT[order_of(s, unit)]:
        return False
    return s.round - DAY_ROUNDS <= s.unit_plan[unit, entry, Entry.NIGHTS.value]


# -- Formation ---------------------------------------------------------------------------------------------------


@rule
def formation_on_march(s, unit):
    """Return the formation by the order that moves the unit; an ATTACK has its own in its entry (CN-MOVE-8,
    CN-MOVE-9)."""
    order = moves_as(s, unit)
    if HAS_FORMATION[order] and s.unit_entry[unit] != NOWHERE:
        return int(s.unit_plan[unit, s.unit_entry[unit], Entry.FORMATION.value])
    return int(FORMATION[order])


@rule
def formation_at_rest(s, unit):
    """Return the formation of a unit that stands: combat, unless an unfinished entry that is no movement says
    march (CN-MOVE-10)."""
    entry, order = int(s.unit_entry[unit]), order_of(s, unit)
    if entry == NOWHERE or order == NO_ORDER or s.unit_done[unit] == 1 or IS_MOVEMENT[order]:
        return MoveMode.COMBAT.value
    return int(s.unit_plan[unit, entry, Entry.FORMATION.value])


@rule
def take_formation(s, unit):
    """Change the formation of a unit that does not fight, at the start of a pulse and at no cost (CN-MOVE-9)."""
    if s.unit_force[unit] != NOWHERE:
        return
    if s.unit_halts[unit] == 0:
        s.unit_formation[unit] = formation_on_march(s, unit)
    else:
        s.unit_formation[unit] = formation_at_rest(s, unit)


# -- Who marches together ----------------------------------------------------------------------------------------


@rule
def moves_with(s, unit, fellow):
    """Return whether two units of a hex have the same orders and have come equally far (CN-UNIT-12)."""
    if s.unit_at[unit] != s.unit_at[fellow] or is_band(unit) or is_band(fellow):
        return False
    if not is_ashore(s, unit) or not is_ashore(s, fellow) or s.unit_halts[unit] != s.unit_halts[fellow]:
        return False
    return has_same_orders(s, unit, fellow) and is_as_far(s, unit, fellow)


@rule
def has_same_orders(s, unit, fellow):
    if s.unit_sheet[unit] != s.unit_sheet[fellow] or s.unit_entry[unit] != s.unit_entry[fellow]:
        return False
    return s.unit_order[unit] == s.unit_order[fellow] and s.unit_target[unit] == s.unit_target[fellow]


@rule
def is_as_far(s, unit, fellow):
    """Return whether two units have walked the same part of the same step, and passed as many waypoints
    (vias) of their entries (CN-MOVE-6)."""
    if s.unit_to[unit] != s.unit_to[fellow] or s.unit_walked[unit] != s.unit_walked[fellow]:
        return False
    return s.unit_via[unit] == s.unit_via[fellow]


@rule
def assign_heads(s):
    """Let units that move together form a stack, whose head is the first of them (CN-UNIT-12)."""
    for unit in range(UNITS):
        s.unit_head[unit] = unit
        if is_in_play(s, unit):
            s.unit_head[unit] = head_of_stack(s, unit)


@rule
def head_of_stack(s, unit):
    """Return the head of the stack that a unit joins: the unit itself, if it moves with none before it."""
    for fellow in range(FIRST_UNIT[side_of(unit)], unit):
        if s.unit_head[fellow] == fellow and moves_with(s, unit, fellow):
            return fellow
    return unit


@rule
def next_under_head(s, head, after):
    """Return the first unit of a stack numbered above `after` that is ashore and not in a fight, or NOWHERE."""
    for unit in range(max(after + 1, head), LAST_OF[side_of(head)] + 1):
        if s.unit_head[unit] == head and is_ashore(s, unit) and s.unit_force[unit] == NOWHERE:
            return unit
    return NOWHERE


@rule
def comes_with(s, unit, fellow):
    """Return whether `fellow` is ashore and of the same stack as `unit`: a patrol or an
    ambush meets both (CN-UNIT-12)."""
    return is_ashore(s, fellow) and s.unit_head[fellow] == s.unit_head[unit]


@rule
def men_who_come(s, unit):
    """Return the men of a unit's stack."""
    men, side = 0, side_of(unit)
    for fellow in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if comes_with(s, unit, fellow):
            men += men_of(s, fellow)
    return men


# -- How fast ----------------------------------------------------------------------------------------------------


@rule
def is_forced(s, unit):
    """Return whether a commander has spent a hero point on the march of his force in this round (CN-HP-5)."""
    side = side_of(unit)
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if s.commander_forced[commander] == round_number(s) and goes_with_stack(s, commander, unit):
            return True
    return False


@rule
def goes_with_stack(s, commander, unit):
    """Return whether a commander goes with a unit of this unit's stack."""
    if not is_free(s, commander) or s.commander_unit[commander] == NOWHERE:
        return False
    return s.unit_head[s.commander_unit[commander]] == s.unit_head[unit]


@rule
def gain_of(s, unit):
    """Return a quarter of the unit's MP, in twelfths of an MP; a forced march doubles it (CN-TIME-6, CN-HP-5)."""
    gain = mp_of(s, unit) * POINT // PULSES
    return 2 * gain if is_forced(s, unit) else gain


@rule
def set_gains(s):
    """Set the pace of units that move together: that of the slowest (CN-UNIT-12)."""
    for unit in range(UNITS):
        if not is_in_play(s, unit):
            continue
        s.unit_gain[unit] = gain_of(s, unit)
        head = int(s.unit_head[unit])
        s.unit_gain[head] = min(int(s.unit_gain[head]), int(s.unit_gain[unit]))
    for unit in range(UNITS):
        s.unit_gain[unit] = s.unit_gain[s.unit_head[unit]]
