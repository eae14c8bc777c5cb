"""Reports of units: battles, sightings, stops, lapsed orders, and night reports (CN-INFO, CN-COURIER-12, 13).

Figures are distorted when the report is written, one roll each in the order of the line (CN-INFO-2, CN-TRAP-30). In the
commander-in-chief's own hex everything is exact (6.1): a report from there needs no dice.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import TERRAIN, Terrain
from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDES,
    UNKNOWN,
)
from ..components.report_lines import Line
from ..events import UMPIRE, Event, Stream
from ..numbers import Courier, Sighted, Source
from .camps import camp_at, is_camp_finished
from .canonical import side_in_order
from .commanders import commander_of, headquarters_hex, is_free, is_superleader
from .dispatches import add_line, open_report, open_report_from, send_report, side_of_courier
from .ending import plays
from .geography import is_forest
from .information_arithmetic import distorted, error_step, extra_error_steps
from .loaded_dice import roll
from .markers import marker_hex
from .own_lines import (
    add_camp,
    add_commander,
    add_destroyed,
    add_fallen,
    add_lost_units,
    add_specialists,
    add_unit,
)
from .units import is_band, side_of

FACES = 20  # of the die for errors (CN-INFO-2)

# -- Errors ----------------------------------------------------------------------------------------------------------


@rule
def distorted_men(s, side, men, extra_steps, dice, log):
    """Return the number of men that a report to a side tells, distorted by a roll; UNKNOWN stays so (CN-INFO-2)."""
    if men == UNKNOWN:
        return UNKNOWN
    die = roll(s, dice, FACES, Stream.REPORTS.value) + 1
    reported = distorted(men, error_step(die, extra_steps))
    note(log, Event.ERROR_ROLLED, UMPIRE, side, men, reported, die, extra_steps, s.replaced)
    return reported


@rule
def is_in_cover(s, hex):
    """Return whether a hex has forest or buildings (CN-INFO-4)."""
    scenario = s.options.scenario
    return is_forest(scenario, hex) or TERRAIN[scenario, hex] == Terrain.BUILDINGS


@rule
def report_error_steps(s, side, hex, other_hex):
    """Return how many steps worse a side in a hex reports of an enemy in another (CN-INFO-4, CN-COMBAT-26)."""
    return report_error_steps_at(s, side, hex, hex, other_hex)


@rule
def report_error_steps_at(s, side, at, hex, other_hex):
    """Return how many steps worse a report of what was seen from `hex` is if its senders are now in hex `at`.

    Whether they have a leader is judged there.
    """
    leader = commander_of(s, side, at)
    in_cover = is_in_cover(s, hex) or is_in_cover(s, other_hex)
    return extra_error_steps(in_cover, leader == NOBODY, is_superleader(s, leader), False)


@rule
def is_exact(s, courier):
    """Return whether a report comes from the commander-in-chief's own hex (6.1)."""
    return s.courier[courier, Courier.FROM.value] == headquarters_hex(s, side_of_courier(courier))


@rule
def reported_number(s, courier, men, extra_steps, dice, log):
    """Return a figure as a courier reports it."""
    if is_exact(s, courier):
        return men
    return distorted_men(s, side_of_courier(courier), men, extra_steps, dice, log)


# -- Battles and sightings -------------------------------------------------------------------------------------------


@rule
def send_battle_report(
    s, side, sender, hex, other_hex, own_lost, foe, foe_men, foe_lost, outcome, dice, log
):  # fmt: skip
    """Report a battle to a side in it, with three figures that are seldom exact (CN-COURIER-1, CN-INFO-1).

    The courier starts where the sender is now; if the sender is no more, in the hex where its side fought. The report
    also tells which units and commanders have been lost there; exact losses come with the night report (CN-TRAP-47).
    """
    at = marker_hex(s, sender)
    if at == NOWHERE:
        at = hex
    courier = open_report_from(s, side, sender, at, log)
    if courier == NOWHERE:
        return
    extra_steps = report_error_steps_at(s, side, at, hex, other_hex)
    own = reported_number(s, courier, own_lost, extra_steps, dice, log)
    size = reported_number(s, courier, foe_men, extra_steps, dice, log)
    lost = reported_number(s, courier, foe_lost, extra_steps, dice, log)
    add_line(s, courier, Line.BATTLE.value, hex, own, foe, size, lost, outcome, other_hex)
    add_fallen(s, courier, side, hex)
    add_destroyed(s, courier, side, hex)
    send_report(s, courier, log)


@rule
def add_sighting(s, courier, hex, kind, foe, men, unit, source, detail, extra_steps, dice, log):
    """Add a line about something hostile that was seen; men are the true number, or UNKNOWN.

    Spies and captives are not distorted (CN-INFO-6).
    """
    if courier == NOWHERE:
        return
    reported = men
    if source != Source.SPY and source != Source.CAPTIVE:
        reported = reported_number(s, courier, men, extra_steps, dice, log)
    add_line(s, courier, Line.SIGHTING.value, hex, kind, foe, reported, unit, source, detail)


@rule
def kind_of_stack(s, side, hex):
    """Return what a sighting shows of a side in a hex: its camp, else its commander, else the unit (CN-CAMP-4 to 7)."""
    if camp_at(s, side, hex) != NOWHERE:
        return Sighted.CAMP.value
    if commander_of(s, side, hex) != NOBODY:
        return Sighted.COMMANDER.value
    return Sighted.UNIT.value


# -- Automatic couriers (CN-COURIER-12) ------------------------------------------------------------------------------


@rule
def send_lapse(s, unit, log):
    """Report that the orders of a unit have lapsed, and which wish it follows now, if any (CN-ORDER-10, CN-IND-5)."""
    courier = open_report(s, side_of(unit), unit, log)
    hex, order = int(s.unit_at[unit]), int(s.unit_order[unit])
    add_line(s, courier, Line.LAPSED.value, unit, hex, order, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN)
    send_report(s, courier, log)


@rule
def send_stop(s, unit, hex_in_way, foe, men, dice, log):
    """Report that a unit has stopped before enemies; in a camp, or with a commander, their strength is
    unknown (CN-CAMP-7)."""
    side, hex = int(side_of(unit)), int(s.unit_at[unit])
    courier = open_report(s, side, unit, log)
    if courier == NOWHERE:
        return
    kind, reported = kind_of_stack(s, foe, hex_in_way), UNKNOWN
    if kind == Sighted.UNIT:
        reported = reported_number(s, courier, men, report_error_steps(s, side, hex, hex_in_way), dice, log)
    add_line(s, courier, Line.STOPPED.value, unit, hex_in_way, foe, reported, kind, UNKNOWN, UNKNOWN)
    send_report(s, courier, log)


@rule
def send_failure(s, unit, order, reason, log):
    """Report that a unit cannot carry out its order; the reason is a number of Illegal (CN-ORDER-27)."""
    courier = open_report(s, side_of(unit), unit, log)
    hex = int(s.unit_at[unit])
    add_line(s, courier, Line.ORDER_FAILED.value, unit, hex, order, reason, UNKNOWN, UNKNOWN, UNKNOWN)
    send_report(s, courier, log)


@rule
def send_news(s, log):
    """Send a courier from where a commander-in-chief has fallen, to tell his successor (CN-CMD-7).

    This is called in each pulse, and sends each piece of news once a day.
    """
    for place in range(SIDES):
        side = side_in_order(s, place)
        if s.news_due[side] != 0 and s.news_sent[side] == 0:
            send_news_of(s, side, int(s.news_due[side]) - 1, log)


@rule
def send_news_of(s, side, fallen, log):
    hex = int(s.commander_at[fallen])
    courier = open_report_from(s, side, FIRST_COMMANDER_MARKER + fallen, hex, log)
    if courier != NOWHERE:
        add_commander(s, courier, fallen)
        send_report(s, courier, log)
        s.news_sent[side] = 1


# -- The night reports: exact in own position and losses (CN-COURIER-13, CN-INFO-6, CN-TRAP-47) ----------------------


@rule
def send_night_reports(s, log):
    """Send a report from each camp, commander and lone unit at 18.00, but none from the commander-in-chief's hex.

    News of a fallen commander-in-chief that has not arrived is sent again, as the courier may be lost.
    """
    for place in range(SIDES):
        side = side_in_order(s, place)
        if plays(s, side):
            report_lone_units(s, side, log)
            report_commanders(s, side, log)
            report_camps(s, side, log)
        s.news_sent[side] = 0
    send_news(s, log)


@rule
def report_lone_units(s, side, log):
    """Send the report of each unit that is neither in a camp nor in a commander's hex."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        hex = int(s.unit_at[unit])
        if is_out_of_sight(s, side, hex) and is_lone(s, unit):
            courier = open_report(s, side, unit, log)
            add_unit(s, courier, unit)
            add_specialists(s, courier, side, hex)
            send_report(s, courier, log)


@rule
def report_commanders(s, side, log):
    """Send the reports of commanders: in a camp only the camp's, elsewhere that of the one who leads the hex."""
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        hex = int(s.commander_at[commander])
        if not is_out_of_sight(s, side, hex) or camp_at(s, side, hex) != NOWHERE:
            continue
        if commander_of(s, side, hex) == commander:
            report_hex(s, side, FIRST_COMMANDER_MARKER + commander, hex, log)


@rule
def report_camps(s, side, log):
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if is_camp_finished(s, camp) and is_out_of_sight(s, side, s.camp_at[camp]):
            report_hex(s, side, FIRST_CAMP_MARKER + camp, int(s.camp_at[camp]), log)


@rule
def is_out_of_sight(s, side, hex):
    """Return whether the commander-in-chief needs a report from a hex."""
    return hex != NOWHERE and hex != headquarters_hex(s, side)


@rule
def is_lone(s, unit):
    """Return whether a unit has no commander or camp in its hex (CN-CAMP-6); bands follow instinct and send nobody
    (CN-CRUR-11)."""
    side, hex = side_of(unit), int(s.unit_at[unit])
    return not is_band(unit) and commander_of(s, side, hex) == NOBODY and camp_at(s, side, hex) == NOWHERE


@rule
def report_hex(s, side, sender, hex, log):
    """Send the report of a camp or commander about all units and persons of its hex, and the camp."""
    courier = open_report(s, side, sender, log)
    if courier == NOWHERE:
        return
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_at[unit] == hex:
            add_unit(s, courier, unit)
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_at[commander] == hex:
            add_commander(s, courier, commander)
    add_specialists(s, courier, side, hex)
    camp = camp_at(s, side, hex)
    if camp != NOWHERE:
        add_camp(s, courier, camp)
        add_lost_units(s, courier, side, camp)
    send_report(s, courier, log)
