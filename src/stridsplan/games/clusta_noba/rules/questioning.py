"""Captives: couriers and scouts who are caught, questioned, and speak or die (CN-INTERR, CN-COURIER-15).

A caught courier stays in his row, with the lines he carries, until he has spoken or died. What he tells goes to the
captor's commander-in-chief as a report: first the line on the main force and his errand, then his message.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.battle import FUMBLE
from ..components.pools import (
    CAPTIVES,
    FIRST_UNIT,
    KEPT_COLUMNS,
    LAST_OF,
    NOWHERE,
    SIDES,
    UNKNOWN,
    Side,
)
from ..components.report_lines import Line
from ..events import UMPIRE, Event, Stream
from ..numbers import Captive, Cargo, Courier, Entry, Sent
from .canonical import side_in_order
from .dispatches import add_line, copy_line, next_line, open_report, release, send_report, side_of_courier
from .information_arithmetic import captive_talks, is_killed
from .interrogation import skill
from .loaded_dice import roll
from .sheets import oldest_column
from .units import is_in_play, side_of

FACES = 20

# -- Taking captives -------------------------------------------------------------------------------------------


@rule
def take_courier(s, courier, unit, log):
    """Take a courier captive; if no row is free he is killed unheard.

    CRU questions nobody, and a courier of CRU is not questioned (CN-COURIER-15): he is removed at once.
    """
    side = side_of_courier(courier)
    note(log, Event.COURIER_CAUGHT, UMPIRE, side, courier, s.courier[courier, Courier.AT.value], unit)
    row = free_row(s)
    if side == Side.CRU or side_of(unit) == Side.CRU or row == NOWHERE:
        release(s, courier)
        return
    s.courier[courier, Courier.CAUGHT.value] = 1
    fill_row(s, row, unit, courier, NOWHERE, UNKNOWN, UNKNOWN)


@rule
def take_scout(s, scout, unit, log):
    """Take a scout of a unit captive: he knows his unit's hex and order (CN-SCOUT-4). His unit goes on."""
    row = free_row(s)
    if row == NOWHERE or side_of(scout) == Side.CRU or side_of(unit) == Side.CRU:
        return
    fill_row(s, row, unit, NOWHERE, scout, int(s.unit_at[scout]), int(s.unit_order[scout]))


@rule
def free_row(s):
    for row in range(CAPTIVES):
        if s.captive[row, Captive.CAPTOR.value] == 0:
            return row
    return NOWHERE


@rule
def fill_row(s, row, unit, courier, scout, hex, order):
    captive = s.captive[row]
    captive[Captive.CAPTOR.value], captive[Captive.COURIER.value] = unit + 1, courier
    captive[Captive.SCOUT.value], captive[Captive.HEX.value], captive[Captive.ORDER.value] = scout, hex, order


@rule
def remove_captive(s, row):
    """Free the row of a captive who has spoken or died, or whose captors are gone; a courier goes no further."""
    courier = int(s.captive[row, Captive.COURIER.value])
    s.captive[row, Captive.CAPTOR.value] = 0
    if courier != NOWHERE:
        s.courier[courier, Courier.CAUGHT.value] = 0
        release(s, courier)


# -- Questions -------------------------------------------------------------------------------------------------


@rule
def question_all(s, dice, log):
    """Roll once against each captive at the end of each round, by day and night, in the order of captors."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            for row in range(CAPTIVES):
                if s.captive[row, Captive.CAPTOR.value] == unit + 1:
                    question(s, row, unit, dice, log)


@rule
def question(s, row, unit, dice, log):
    """Roll once: the captive speaks, dies, both, or is questioned again in the next round (CN-INTERR-3, CN-INTERR-4).

    If the unit that caught him is no more, he is removed without a roll.
    """
    if not is_in_play(s, unit):
        remove_captive(s, row)
        return
    level = int(skill(s, unit))
    die = roll(s, dice, FACES, Stream.COURIERS.value) + 1
    note(log, Event.CAPTIVE_ASKED, UMPIRE, unit, die, level, s.replaced)
    confirm = roll(s, dice, FACES, Stream.COURIERS.value) + 1 if die == FUMBLE else 0
    has_spoken = captive_talks(level, die, confirm)
    if has_spoken:
        note(log, Event.CAPTIVE_SPOKE, UMPIRE, unit)
        report_captive(s, row, unit, log)
    is_dead = is_killed(level, die, confirm, side_of(unit) == Side.RAN)
    if is_dead:
        note(log, Event.CAPTIVE_DIED, UMPIRE, unit)
    if has_spoken or is_dead:
        remove_captive(s, row)


# -- What a captive tells ---------------------------------------------------------------------------------------------


@rule
def report_captive(s, row, unit, log):
    """Report a courier's message as it was carried, and the hex of his main force when he set out; or what a scout
    knows (CN-INTERR-1, CN-INTERR-5, CN-SCOUT-4)."""
    report, carrier = open_report(s, side_of(unit), unit, log), int(s.captive[row, Captive.COURIER.value])
    if carrier == NOWHERE:
        tell_of_scout(s, report, s.captive[row])
    else:
        tell_of_courier(s, report, carrier)
    send_report(s, report, log)


@rule
def tell_of_scout(s, report, captive):
    scout = int(captive[Captive.SCOUT.value])
    hex, order = int(captive[Captive.HEX.value]), int(captive[Captive.ORDER.value])
    add_interrogation(s, report, UNKNOWN, Cargo.NONE.value, scout, hex, order, side_of(scout))


@rule
def add_interrogation(s, report, main_force, cargo, marker, hex, order, side):
    add_line(s, report, Line.INTERROGATION.value, main_force, cargo, marker, hex, order, side, UNKNOWN)


@rule
def tell_of_courier(s, report, carrier):
    """Report what a courier tells: his main force; who is to get a sheet or an errand, who sent a report and from
    where, what a letter says; then the entries of the sheet, or the lines of the report."""
    courier, side = s.courier[carrier], side_of_courier(carrier)
    cargo, main_force = int(courier[Courier.CARGO.value]), int(courier[Courier.HEADQUARTERS.value])
    goal, number = int(courier[Courier.GOAL.value]), int(courier[Courier.SHEET.value])
    if cargo == Cargo.SHEET or cargo == Cargo.ERRAND:
        add_interrogation(s, report, main_force, cargo, goal, UNKNOWN, UNKNOWN, side)
        if cargo == Cargo.SHEET:
            tell_sheet(s, report, int(s.seat_of[side]), number)
    elif cargo == Cargo.LETTER:
        add_interrogation(s, report, main_force, cargo, goal, UNKNOWN, number, side)
    else:
        sender, hex = int(courier[Courier.SENDER.value]), int(courier[Courier.FROM.value])
        add_interrogation(s, report, main_force, cargo, sender, hex, UNKNOWN, side)
        tell_report(s, report, carrier)


@rule
def tell_sheet(s, report, seat, sheet):
    """Report all entries of all columns of a sheet, as far as its author's ledger still has them."""
    for k in range(oldest_column(s, seat), s.columns[seat]):
        row = k % KEPT_COLUMNS
        if s.sent[seat, row, Sent.SHEET.value] != sheet:
            continue
        marker = int(s.sent[seat, row, Sent.RECIPIENT.value])
        for n in range(s.sent_count[seat, row]):
            entry = s.sent_entries[seat, row, n]
            slot, order, hex = entry[Entry.SLOT.value], entry[Entry.ORDER.value], entry[Entry.HEX.value]
            add_line(
                s, report, Line.CAPTURED_SHEET.value, marker, slot, order, hex, UNKNOWN, UNKNOWN, UNKNOWN
            )


@rule
def tell_report(s, report, carrier):
    """Report all lines as they were carried, with their distorted figures (CN-INTERR-5, CN-INFO-6)."""
    side = side_of_courier(carrier)
    line = next_line(s, side, carrier, NOWHERE)
    while line != NOWHERE:
        copy_line(s, line, report)
        line = next_line(s, side, carrier, line)
