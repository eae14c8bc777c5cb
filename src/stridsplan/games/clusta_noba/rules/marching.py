"""The march: who enters which hex when (CN-MOVE, CN-UNIT-10 to 12; catalogue 6.4 steps 11.2, 11.3 and 17).

At the start of a pulse each marching unit gets the progress of the whole pulse: `unit_gain` twelfths of an MP are added
to `unit_walked`. What exceeds the cost of its step, divided by its gain, is the part of the pulse that is left when it
enters the hex. So the unit with most left enters first. A unit that waits at a border keeps its complete step, and
tries again in each pulse.

Units that march together are a stack; its head is the first of them (`pace.assign_heads`).
"""

from stridsplan.engine.record import rule

from ..components.orders import ENDS, NO_ORDER, Ends, Order
from ..components.pools import NOWHERE, UNITS
from .ambushes import trigger_ambushes
from .camps import has_room
from .canonical import round_number, side_rank
from .columns import finish_entry
from .contact import Verdict, enemy_in_way, stop_before, verdict_on_entering
from .entering import enter, resolve_arrival
from .pace import assign_heads, marches, next_under_head, set_gains, take_formation
from .patrols import intercept_if_possible
from .retreats import retreat_hex, step_back
from .routes import choose_target, goal_of, has_arrived, moves_as, next_hex, order_of, pass_vias
from .steps import step_cost
from .units import abandon_step, is_ashore, is_band, men_of, side_of


@rule
def begin_round(s):
    """Set who moves with which others, and how fast, for rules that need it before the first pulse."""
    assign_heads(s)
    set_gains(s)


@rule
def march(s, dice, log):
    """Let all marching units march for one pulse, hex by hex in exact order of time."""
    begin_pulse(s, dice, log)
    head = next_to_enter(s)
    while head != NOWHERE:
        try_entry(s, head, dice, log)
        head = next_to_enter(s)


# -- The start of a pulse ------------------------------------------------------------------------------------------


@rule
def begin_pulse(s, dice, log):
    """Decide who marches, in which formation, with which others, and where to (6.4 step 11.2)."""
    for unit in range(UNITS):
        s.unit_halts[unit] = 1
        if is_ashore(s, unit) and s.unit_force[unit] == NOWHERE:
            prepare_march(s, unit, dice, log)
    assign_heads(s)
    set_gains(s)
    for unit in range(UNITS):
        if s.unit_head[unit] == unit and s.unit_halts[unit] == 0:
            set_out(s, unit)


@rule
def prepare_march(s, unit, dice, log):
    """Choose a unit's target and formation, and whether it marches in this pulse; if it has arrived, end its march."""
    leave_shared_hex(s, unit, dice, log)
    choose_target(s, unit)
    pass_vias(s, unit)
    if has_arrived(s, unit):
        arrive(s, unit)
    elif marches(s, unit) and goal_of(s, unit) != NOWHERE:
        s.unit_halts[unit] = 0
    take_formation(s, unit)


@rule
def leave_shared_hex(s, unit, dice, log):
    """Move a unit that is among enemies towards a camp when its march is over: it cannot stay (CN-CONTACT-5)."""
    if s.unit_passing[unit] == 0:
        return
    if enemy_in_way(s, unit, int(s.unit_at[unit])) == NOWHERE:
        s.unit_passing[unit] = 0
    elif moves_as(s, unit) == NO_ORDER:
        hex = retreat_hex(s, side_of(unit), int(s.unit_at[unit]))
        if hex != NOWHERE:
            step_back(s, unit, hex, log)
            resolve_arrival(s, unit, dice, log)


@rule
def arrive(s, unit):
    """End a unit's march in its target: an order that ends there is finished (CN-ORDER-9, catalogue 1.10)."""
    abandon_step(s, unit)
    ends = ENDS[order_of(s, unit)]
    if not is_band(unit) and (ends == Ends.ARRIVED or ends == Ends.CLEARED):
        finish_entry(s, unit)


@rule
def set_out(s, head):
    """Choose the next hex of a stack, and let it walk for the whole pulse.

    A step once begun is kept, but the way is searched again at the start of a round, and by HASTE in each pulse.
    """
    if s.unit_to[head] == NOWHERE or s.pulse == 0 or moves_as(s, head) == Order.HASTE:
        head_for(s, head, next_hex(s, head))
    if s.unit_to[head] == NOWHERE:
        halt(s, head)
        return
    is_on_way = s.unit_walked[head] < cost_of_step(s, head)
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        s.unit_walked[unit] += s.unit_gain[head]
        if is_on_way:
            s.unit_moved[unit] = round_number(s)
        unit = next_under_head(s, head, unit)


@rule
def head_for(s, head, hex):
    """Set a stack's next hex. Progress belongs to one step, and is lost if that changes (CN-MOVE-6, CN-TRAP-38)."""
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        if s.unit_to[unit] != hex:
            s.unit_to[unit], s.unit_walked[unit] = hex, 0
        unit = next_under_head(s, head, unit)


# -- The order of entries ------------------------------------------------------------------------------------------


@rule
def cost_of_step(s, unit):
    """Return the cost of the step begun, in twelfths (CN-MOVE-1)."""
    mode, here, there = s.unit_formation[unit], int(s.unit_at[unit]), int(s.unit_to[unit])
    return step_cost(s.options.scenario, mode, here, there, s.has_bridge)


@rule
def is_at_border(s, head):
    """Return whether a stack, given by its head, has walked all of its step and may try to enter."""
    if s.unit_head[head] != head or s.unit_halts[head] == 1 or s.unit_to[head] == NOWHERE:
        return False
    if not is_ashore(s, head) or s.unit_force[head] != NOWHERE:
        return False
    return s.unit_walked[head] >= cost_of_step(s, head)


@rule
def is_earlier(s, head, other):
    """Return whether a stack enters before another: by exact time, then in canonical order (6.3)."""
    left = (int(s.unit_walked[head]) - cost_of_step(s, head)) * int(s.unit_gain[other])
    left_to_other = (int(s.unit_walked[other]) - cost_of_step(s, other)) * int(s.unit_gain[head])
    if left != left_to_other:
        return left > left_to_other
    place, other_place = side_rank(s, side_of(head)), side_rank(s, side_of(other))
    return place < other_place or (place == other_place and head < other)


@rule
def next_to_enter(s):
    """Return the head of the stack whose entry comes next in this pulse, NOWHERE if there is none."""
    found = NOWHERE
    for head in range(UNITS):
        if is_at_border(s, head) and (found == NOWHERE or is_earlier(s, head, found)):
            found = head
    return found


# -- An entry --------------------------------------------------------------------------------------------------------


@rule
def try_entry(s, head, dice, log):
    """Let a stack enter the hex before it, go round it, or halt, by the stacking limit and contact (6.4 step 11.3)."""
    hex = int(s.unit_to[head])
    if not has_room_for_stack(s, head, hex):
        halt(s, head)
        return
    verdict = verdict_on_entering(s, head, hex, dice, log)
    if verdict == Verdict.ENTERS:
        enter_with_stack(s, head, hex, dice, log)
    elif verdict == Verdict.GOES_ROUND:
        take_detour(s, head, hex, dice, log)
    else:
        halt(s, head)


@rule
def has_room_for_stack(s, head, hex):
    """Return whether the stacking limit lets a stack in; bands ignore it (CN-UNIT-10, CN-UNIT-11, CN-ALLY-4)."""
    if is_band(head):
        return True
    men, unit = 0, next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        men += men_of(s, unit)
        unit = next_under_head(s, head, unit)
    return has_room(s, side_of(head), hex, men)


@rule
def halt(s, head):
    """Stop a stack for the rest of the pulse; a complete step is kept, but no progress beyond it (CN-MOVE-6)."""
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        s.unit_halts[unit] = 1
        if s.unit_to[unit] != NOWHERE:
            s.unit_walked[unit] = min(int(s.unit_walked[unit]), cost_of_step(s, unit))
        unit = next_under_head(s, head, unit)


@rule
def take_detour(s, head, hex, dice, log):
    """Let a stack with HASTE turn aside with the progress it has left; without another way it stops as by GOTO
    (CN-ORDER-25)."""
    left = int(s.unit_walked[head]) - cost_of_step(s, head)
    aside = next_hex(s, head)
    if aside != NOWHERE and aside != hex:
        walk_on(s, head, aside, left)
        return
    stop_before(s, head, hex, dice, log)
    halt(s, head)


@rule
def walk_on(s, head, hex, left):
    """Set the next hex of a stack, with `left` twelfths of an MP of the step to it already walked."""
    head_for(s, head, hex)
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        s.unit_walked[unit] = left
        unit = next_under_head(s, head, unit)


@rule
def enter_with_stack(s, head, hex, dice, log):
    """Let all of a stack enter a hex; an ambush springs, a patrol comes, or they march on (6.4 step 11.3)."""
    left = int(s.unit_walked[head]) - cost_of_step(s, head)
    is_passing = 0 if enemy_in_way(s, head, hex) == NOWHERE else 1
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        enter(s, unit, hex, dice, log)
        s.unit_passing[unit] = is_passing
        unit = next_under_head(s, head, unit)
    if trigger_ambushes(s, head, log) or intercept_if_possible(s, head, dice, log):
        halt(s, head)
    else:
        go_on(s, head, left)


@rule
def go_on(s, head, left):
    """Let a stack that has entered a hex end its march, stay in what it has conquered, or march on."""
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        pass_vias(s, unit)
        unit = next_under_head(s, head, unit)
    hex = next_hex(s, head) if marches(s, head) else NOWHERE
    if hex != NOWHERE:
        walk_on(s, head, hex, left)
        return
    unit = next_under_head(s, head, NOWHERE)
    while unit != NOWHERE:
        if has_arrived(s, unit):
            arrive(s, unit)
        unit = next_under_head(s, head, unit)
    halt(s, head)
