"""Specialists on errands: spies, hippogriffs and astrologers alone (CN-SPY, CN-HIPPO, CN-ASTRO-2, CN-LAND-6).

An errand leads through up to three hexes and then to a marker of the side. Without one a specialist stays with his
unit. A spy and a hippogriff carry what they have noted as lines of their own, until they meet their
commander-in-chief, a commander or a camp of their side, who sends it on (CN-SPY-5):
these are their notes. `note` writes into the log instead.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import HIPPOGRIFF_MP
from ..components.movement import FORBIDDEN, POINT, MoveMode
from ..components.orders import Order
from ..components.pools import (
    CAMPS_PER_SIDE,
    ELITE,
    FIRST_COMMANDER,
    KEPT_COLUMNS,
    LAST_COMMANDER,
    NOBODY,
    NOWHERE,
    SIDE_OF_SPECIALIST,
    SIDES,
    TRADE,
    UNITS,
    UNKNOWN,
    Trade,
)
from ..components.report_lines import Line
from ..events import UMPIRE, Event, Stream
from ..numbers import DAY_ROUNDS, PULSES, VIAS, Courier, Fate, Sent, Sighted, Source
from .camps import any_camp_at, camp_at, has_enemy_at, side_of_camp
from .canonical import is_night
from .capture import fate_of_caught
from .commanders import commander_of, headquarters_hex, is_free
from .dispatches import (
    hand_over_lines,
    next_line,
    open_report,
    release_lines,
    send_report,
    specialist_as_owner,
    write_line,
)
from .entering import escape
from .geography import are_adjacent, is_sea
from .hunters import catcher
from .information_arithmetic import extra_error_steps, is_spy_gone
from .landing import shore_for_spy
from .loaded_dice import roll
from .markers import marker_hex, specialist_marker
from .persons import is_specialist_free
from .reports import distorted_men
from .sheets import take_sheet
from .stances import is_hostile
from .steps import way_cost
from .units import first_unit_at, is_ashore, men_of, next_unit_at, side_of
from .walking import close_hexes, count_steps, flies, halt, lay_path, take_step, walker_of_specialist

PERCENT = 100
UNIT_OF_SIGHTING = 5  # the number of a sighting's line that names the unit (report_lines.FIELDS)

# -- An errand begins ------------------------------------------------------------------------------------------------


@rule
def is_active_specialist(s, specialist):
    """Return whether a specialist is free and on the map or a ship."""
    return is_specialist_free(s, specialist) and s.specialist_at[specialist] != NOWHERE


@rule
def take_errand(s, specialist, home, first, second, third, divines):
    """Give a specialist an errand in place of his last: hexes to visit in order, then a marker of his side."""
    if not is_active_specialist(s, specialist):
        return
    s.specialist_via[specialist, 0], s.specialist_via[specialist, 1] = first, second
    s.specialist_via[specialist, 2], s.specialist_home[specialist] = third, home
    s.specialist_next[specialist], s.specialist_day[specialist] = 0, s.day
    s.specialist_rounds[specialist], s.specialist_reads[specialist] = 0, divines
    pass_gaps(s, specialist)


@rule
def take_sheet_along(s, seat, specialist, home):
    """Let a spy who goes from headquarters to a recipient of a sheet of today take it along, of several the newest
    (CN-SPY-1)."""
    row = s.courier[walker_of_specialist(specialist)]
    row[Courier.SHEET.value] = NOWHERE
    if TRADE[specialist] != Trade.SPY:
        return
    for k in range(s.columns[seat] - s.today[seat], s.columns[seat]):
        if s.sent[seat, k % KEPT_COLUMNS, Sent.RECIPIENT.value] == home:
            row[Courier.SHEET.value] = s.sent[seat, k % KEPT_COLUMNS, Sent.SHEET.value]


@rule
def has_errand(s, specialist):
    return is_active_specialist(s, specialist) and s.specialist_home[specialist] != NOWHERE


@rule
def pass_gaps(s, specialist):
    """Skip the vias that the errand does not have: it may lead through fewer than three hexes."""
    while (
        s.specialist_next[specialist] < VIAS
        and s.specialist_via[specialist, s.specialist_next[specialist]] == NOWHERE
    ):
        s.specialist_next[specialist] += 1


@rule
def via_of(s, specialist):
    """Return the hex that a specialist is to visit next, NOWHERE on the way home."""
    if s.specialist_next[specialist] >= VIAS:
        return NOWHERE
    return int(s.specialist_via[specialist, s.specialist_next[specialist]])


@rule
def pass_via(s, specialist):
    s.specialist_next[specialist] += 1
    s.specialist_rounds[specialist] = 0
    pass_gaps(s, specialist)


@rule
def goal_of(s, specialist):
    """Return the hex that a specialist goes to: headquarters if the marker that he should return to is gone."""
    via = via_of(s, specialist)
    if via != NOWHERE:
        return via
    hex = int(marker_hex(s, s.specialist_home[specialist]))
    return hex if hex != NOWHERE else int(headquarters_hex(s, SIDE_OF_SPECIALIST[specialist]))


# -- Setting out -------------------------------------------------------------------------------------------------------


@rule
def set_on_way(s, specialist, pulses, log):
    """Plan the path for the rest of a round; it avoids the hexes marked in `s.blocked` (CN-COURIER-5, CN-SPY-6)."""
    walker = walker_of_specialist(specialist)
    if not has_errand(s, specialist) or is_grounded(s, specialist) or not leave_unit(s, specialist):
        halt(s, walker)
        return
    if flies(walker):
        drop_unreachable_vias(s, specialist)
    if is_to_stay(s, specialist):
        halt(s, walker)
        return
    if s.specialist_at[specialist] == goal_of(s, specialist):
        reach_goal(s, specialist, log)
    goal = goal_of(s, specialist) if has_errand(s, specialist) else NOWHERE
    if goal == NOWHERE:
        halt(s, walker)
    else:
        lay_path(s, walker, goal, pulses)


@rule
def leave_unit(s, specialist):
    """Let a specialist leave his unit, and return whether he can: only a spy, or one who flies, may leave a ship at sea
    (CN-LAND-6)."""
    hex = int(s.specialist_at[specialist])
    if is_sea(s.options.scenario, hex, s.has_bridge) and not flies(walker_of_specialist(specialist)):
        shore = NOWHERE
        if TRADE[specialist] == Trade.SPY:
            shore = shore_for_spy(s, hex, goal_of(s, specialist))
        if shore == NOWHERE:
            return False
        s.specialist_at[specialist] = shore
    s.specialist_unit[specialist] = NOWHERE
    return True


@rule
def is_grounded(s, specialist):
    """Return whether it is night and the specialist a hippogriff, which flies by day alone (CN-HIPPO-3)."""
    return flies(walker_of_specialist(specialist)) and is_night(s)


@rule
def is_to_stay(s, specialist):
    """Return whether a specialist stays in his hex: an astrologer who reads there, or one who is grounded."""
    if is_grounded(s, specialist):
        return True
    reads = s.specialist_reads[specialist] == 1
    return reads and s.specialist_at[specialist] == via_of(s, specialist)


# -- Steps -----------------------------------------------------------------------------------------------------------


@rule
def take_step_of(s, specialist, dice, log):
    """Move a specialist to the next hex of his way."""
    walker, side = walker_of_specialist(specialist), int(SIDE_OF_SPECIALIST[specialist])
    if TRADE[specialist] == Trade.SPY or flies(walker):
        hex = int(take_step(s, walker))
        if is_enemy_hex(s, side, hex) and not enter_enemy_hex(s, specialist, hex, dice, log):
            return
        reveal_ambushes(s, specialist, hex, dice, log)
    elif roll_for_capture(s, specialist, False, dice, log):
        return
    forward_notes(s, specialist, log)
    if s.specialist_at[specialist] == goal_of(s, specialist):
        reach_goal(s, specialist, log)
        continue_errand(s, specialist)


@rule
def roll_for_capture(s, specialist, is_resting, dice, log):
    """Let a specialist who is alone and no spy enter the next hex, or rest, and roll whether he is caught, like a
    courier; return whether he is (CN-ASTRO-2)."""
    walker = walker_of_specialist(specialist)
    unit = catcher(s, walker, is_resting, dice, log)
    hex = int(s.specialist_at[specialist]) if is_resting else int(take_step(s, walker))
    if unit == NOWHERE:
        return False
    halt(s, walker)
    s.specialist_fate[specialist], s.specialist_unit[specialist] = fate_of_caught(side_of(unit)), NOWHERE
    s.specialist_home[specialist] = NOWHERE
    note(log, Event.SPECIALIST_CAUGHT, UMPIRE, specialist, hex, unit)
    return True


@rule
def is_exposed(s, specialist):
    """Return whether a specialist can be caught where he is: he is alone, and neither a spy nor a hippogriff."""
    if not is_active_specialist(s, specialist) or s.specialist_unit[specialist] != NOWHERE:
        return False
    if TRADE[specialist] == Trade.SPY or flies(walker_of_specialist(specialist)):
        return False
    side, hex = int(SIDE_OF_SPECIALIST[specialist]), int(s.specialist_at[specialist])
    return first_unit_at(s, side, hex) == NOWHERE


@rule
def reach_goal(s, specialist, log):
    """Let a specialist arrive at the next hex of his errand, or at its end."""
    if via_of(s, specialist) == NOWHERE:
        end_errand(s, specialist, log)
    elif s.specialist_reads[specialist] == 0:
        pass_via(s, specialist)


@rule
def continue_errand(s, specialist):
    """Spend the rest of a specialist's round on the way to the next hex of his errand."""
    walker, side = walker_of_specialist(specialist), int(SIDE_OF_SPECIALIST[specialist])
    if not has_errand(s, specialist) or is_to_stay(s, specialist):
        halt(s, walker)
        return
    # The rest of this pulse, which is in WALKED already, counts on the new path, too; `lay_path` drops it
    left = int(s.courier[walker, Courier.WALKED.value])
    close_hexes(s, side)
    lay_path(s, walker, goal_of(s, specialist), 0)
    s.courier[walker, Courier.WALKED.value] = left
    count_steps(s, walker, PULSES - 1 - s.pulse)


@rule
def end_errand(s, specialist, log):
    """End an errand: the specialist joins a unit in the hex, if there is one, and a sheet that he has carried takes
    effect, if its recipient is there (CN-SPY-1, CN-SPY-5)."""
    side, hex = int(SIDE_OF_SPECIALIST[specialist]), int(s.specialist_at[specialist])
    home, row = int(s.specialist_home[specialist]), s.courier[walker_of_specialist(specialist)]
    forward_notes(s, specialist, log)
    s.specialist_home[specialist], s.specialist_reads[specialist] = NOWHERE, 0
    s.specialist_unit[specialist] = first_unit_at(s, side, hex)
    if row[Courier.SHEET.value] != NOWHERE and marker_hex(s, home) == hex:
        take_sheet(s, int(s.seat_of[side]), int(row[Courier.SHEET.value]), home, log)
    row[Courier.SHEET.value] = NOWHERE


# -- Enemy hexes (CN-SPY-2, CN-SPY-3, CN-HIPPO-1) ----------------------------------------------------------------------


@rule
def is_enemy_hex(s, side, hex):
    """Return whether a hex has a unit or a camp of a hostile side (CN-SPY-6)."""
    camp = any_camp_at(s, hex)
    return has_enemy_at(s, side, hex) or (camp != NOWHERE and is_hostile(s, side, side_of_camp(camp)))


@rule
def enter_enemy_hex(s, specialist, hex, dice, log):
    """Roll whether a spy or hippogriff is lost on entering an enemy hex; a survivor notes all that is there. Return
    whether it survives (CN-SPY-2, CN-SPY-3, CN-TRAP-32)."""
    die = roll(s, dice, PERCENT, Stream.SPIES.value) + 1
    note(log, Event.SPY_ROLLED, UMPIRE, specialist, hex, die, s.replaced)
    if is_spy_gone(die):
        s.specialist_fate[specialist], s.specialist_home[specialist] = Fate.DEAD, NOWHERE
        halt(s, walker_of_specialist(specialist))
        release_lines(s, SIDE_OF_SPECIALIST[specialist], specialist_as_owner(specialist))
        s.specialist_lines[specialist] = 0
        note(log, Event.SPY_GONE, UMPIRE, specialist, hex)
        return False
    for foe in range(SIDES):
        if is_hostile(s, int(SIDE_OF_SPECIALIST[specialist]), foe):
            note_units(s, specialist, foe, hex, dice, log)
            note_leaders(s, specialist, foe, hex)
    return True


@rule
def note_units(s, specialist, foe, hex, dice, log):
    """Note each unit with its men, and a camp (CN-SPY-2)."""
    camp = camp_at(s, foe, hex)
    if camp != NOWHERE:
        add_note(s, specialist, hex, Sighted.CAMP.value, foe, UNKNOWN, NOWHERE, camp % CAMPS_PER_SIDE)
    unit = first_unit_at(s, foe, hex)
    while unit != NOWHERE:
        note_unit(s, specialist, foe, hex, unit, dice, log)
        unit = next_unit_at(s, foe, hex, unit)


@rule
def note_unit(s, specialist, foe, hex, unit, dice, log):
    """Note a unit; a spy's figures are exact, a hippogriff's two steps better than a courier's (CN-SPY-2,
    CN-HIPPO-2)."""
    men, elite = men_of(s, unit), int(s.unit_men[unit, ELITE])
    if TRADE[specialist] == Trade.HIPPOGRIFF:
        extra_steps, side = extra_error_steps(False, False, False, True), int(SIDE_OF_SPECIALIST[specialist])
        men = distorted_men(s, side, men, extra_steps, dice, log)
        elite = min(elite, men)
    add_note(s, specialist, hex, Sighted.UNIT.value, foe, men, unit, elite)


@rule
def reveal_ambushes(s, specialist, hex, dice, log):
    """Let a specialist in a hex note, once, who lies in ambush in the hexes beside it (CN-AMBUSH-4)."""
    side = int(SIDE_OF_SPECIALIST[specialist])
    for unit in range(UNITS):
        is_ambush = is_ashore(s, unit) and s.unit_order[unit] == Order.AMBUSH and s.unit_hidden[unit] == 1
        if not is_ambush or not is_hostile(s, side, side_of(unit)):
            continue
        if are_adjacent(s.unit_at[unit], hex) and not has_noted(s, specialist, unit):
            note_unit(s, specialist, side_of(unit), int(s.unit_at[unit]), unit, dice, log)


@rule
def has_noted(s, specialist, unit):
    """Return whether a note of a specialist is of a unit."""
    side, owner = int(SIDE_OF_SPECIALIST[specialist]), specialist_as_owner(specialist)
    line = next_line(s, side, owner, NOWHERE)
    while line != NOWHERE:
        if s.line[line, UNIT_OF_SIGHTING] == unit:
            return True
        line = next_line(s, side, owner, line)
    return False


@rule
def note_leaders(s, specialist, foe, hex):
    for commander in range(FIRST_COMMANDER[foe], LAST_COMMANDER[foe] + 1):
        if is_free(s, commander) and s.commander_at[commander] == hex:
            leadership = int(s.commander_leadership[commander])
            add_note(s, specialist, hex, Sighted.COMMANDER.value, foe, UNKNOWN, NOWHERE, leadership)


@rule
def add_note(s, specialist, hex, kind, foe, men, unit, detail):
    side, owner = int(SIDE_OF_SPECIALIST[specialist]), specialist_as_owner(specialist)
    source = Source.HIPPOGRIFF.value if TRADE[specialist] == Trade.HIPPOGRIFF else Source.SPY.value
    if write_line(s, side, owner, Line.SIGHTING.value, hex, kind, foe, men, unit, source, detail):
        s.specialist_lines[specialist] += 1


@rule
def forward_notes(s, specialist, log):
    """Send a specialist's notes to the commander-in-chief, if he is where his side can send them on (CN-SPY-5)."""
    side, hex = int(SIDE_OF_SPECIALIST[specialist]), int(s.specialist_at[specialist])
    if s.specialist_lines[specialist] == 0 or not can_send_on(s, side, hex):
        return
    courier = open_report(s, side, specialist_marker(specialist), log)
    if courier == NOWHERE:
        return
    hand_over_lines(s, side, specialist_as_owner(specialist), courier)
    s.specialist_lines[specialist] = 0
    send_report(s, courier, log)


@rule
def can_send_on(s, side, hex):
    """Return whether a side can send notes on from a hex: the commander-in-chief, a commander or a camp is there."""
    if headquarters_hex(s, side) == hex or camp_at(s, side, hex) != NOWHERE:
        return True
    return commander_of(s, side, hex) != NOBODY


# -- Hippogriffs are home by dusk (CN-HIPPO-3) -------------------------------------------------------------------------


@rule
def drop_unreachable_vias(s, specialist):
    """Drop the hexes of a hippogriff's errand from which the rest of the day is not enough to fly home."""
    left = (DAY_ROUNDS + 1 - s.round) * HIPPOGRIFF_MP * POINT
    via = via_of(s, specialist)
    while via != NOWHERE and flight_through(s, specialist, via) > left:
        pass_via(s, specialist)
        via = via_of(s, specialist)


@rule
def flight_through(s, specialist, via):
    """Return the cost of the flight to a hex and home from there; more than a day allows if there is no home or no
    way."""
    here, home = int(s.specialist_at[specialist]), int(marker_hex(s, s.specialist_home[specialist]))
    if home == NOWHERE:
        home = int(headquarters_hex(s, SIDE_OF_SPECIALIST[specialist]))
    if home == NOWHERE:
        return DAY_ROUNDS * HIPPOGRIFF_MP * POINT + 1
    there = way_cost(s.options.scenario, MoveMode.FLYING.value, here, via, s.has_bridge, s.scratch)
    back = way_cost(s.options.scenario, MoveMode.FLYING.value, via, home, s.has_bridge, s.scratch)
    if there == FORBIDDEN or back == FORBIDDEN:
        return DAY_ROUNDS * HIPPOGRIFF_MP * POINT + 1
    return there + back


@rule
def come_home(s, log):
    """Land hippogriffs that are still under way at dusk at the nearest unit of their side."""
    for specialist in range(TRADE.size):
        if TRADE[specialist] != Trade.HIPPOGRIFF or not is_active_specialist(s, specialist):
            continue
        side, hex = int(SIDE_OF_SPECIALIST[specialist]), int(s.specialist_at[specialist])
        if first_unit_at(s, side, hex) == NOWHERE and camp_at(s, side, hex) == NOWHERE:
            escape(s, specialist, side, hex)
            forward_notes(s, specialist, log)
