"""What a side believes: changed by couriers that arrive, and by what its commander-in-chief sees (CN-INFO-5, 6.1).

A line of a report tells what was so when it was written; an older line never replaces a newer one. A `row` is a line:
its kind (Line), then the numbers that `report_lines.FIELDS` lists for this kind.
"""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.pools import (
    ELITE,
    FIRST_COMMANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOWHERE,
    SIDES,
    STANDARD,
    UNITS,
    UNKNOWN,
)
from ..components.report_lines import Line
from ..events import Event
from ..numbers import SEATS, Cargo, Courier, Fate, Known, Sighted, Source
from .camps import camp_at, fortification_days
from .canonical import NIGHT_ROUNDS_FROM, side_in_order
from .commanders import headquarters_hex, is_free
from .dispatches import next_line, release, side_of_courier
from .ending import plays
from .hostile_ledger import (
    put_logged_sighting,
    record_battle,
    record_captured_sheet,
    record_interrogation,
    record_reading,
    record_sighting,
    record_stop,
)
from .markers import side_of_marker
from .own_ledger import (
    count_unit,
    place_unit,
    record_camp,
    record_commander,
    record_failure,
    record_lapse,
    record_return,
    record_specialist,
    record_unit,
    write_camp,
    write_commander,
    write_specialist,
)
from .own_lines import condition_of
from .persons import is_specialist_free
from .stances import is_hostile
from .units import is_at, men_of, side_of

# -- A courier arrives -----------------------------------------------------------------------------------------------


@rule
def deliver(s, courier, log):
    """Deliver a report or a letter to a commander-in-chief; the courier is free again (CN-COURIER-4, CN-INFO-8)."""
    if s.courier[courier, Courier.CARGO.value] == Cargo.LETTER:
        deliver_letter(s, courier, log)
    elif s.courier[courier, Courier.CARGO.value] == Cargo.REPORT:
        deliver_report(s, courier, log)
    release(s, courier)


@rule
def deliver_letter(s, courier, log):
    """Deliver a letter; an offer is valid from now on (CN-ALLY-2)."""
    sender, letter = side_of_courier(courier), int(s.courier[courier, Courier.SHEET.value])
    reader = side_of_marker(int(s.courier[courier, Courier.GOAL.value]))
    s.offer[sender, reader] = letter + 1
    if plays(s, reader):
        announce(s, int(s.seat_of[reader]), courier, log)
        record_letter(s, int(s.seat_of[reader]), sender, letter, log)


@rule
def deliver_report(s, courier, log):
    """Write a report's lines into what the side knows, and into the log of its seat."""
    side = side_of_courier(courier)
    if plays(s, side):
        announce(s, int(s.seat_of[side]), courier, log)
    line = next_line(s, side, courier, NOWHERE)
    while line != NOWHERE:
        learn_of_succession(s, side, s.line[line])
        if plays(s, side):
            record_line(s, int(s.seat_of[side]), courier, line, log)
        line = next_line(s, side, courier, line)


@rule
def announce(s, seat, courier, log):
    """Log a dispatch: where it is from, when it set out and arrived, and how many lines it has (CN-INFO-8).

    Other sides do not write where they are.
    """
    row, is_own = s.courier[courier], side_of_courier(courier) == s.side_of[seat]
    sender = int(row[Courier.SENDER.value])
    start = int(row[Courier.FROM.value]) if is_own else NOWHERE
    since, lines = int(row[Courier.SINCE.value]), int(row[Courier.LINES.value])
    note(log, Event.DISPATCH_ARRIVED, only(seat), seat, sender, start, since, lines, s.moment)
    s.heard[seat] = 1


@rule
def learn_of_succession(s, side, row):
    """Let the successor learn that the commander-in-chief has fallen, so that he may give orders (CN-CMD-7)."""
    if row[0] == Line.OWN_COMMANDER and row[4] != Fate.FREE and s.news_due[side] == row[1] + 1:
        s.news_due[side] = 0


@rule
def record_line(s, seat, courier, line, log):
    """Write one line of a report into the ledger of a seat, as of the moment at which the line was written."""
    since, row = int(s.line_moment[line]), s.line[line]
    kind = row[0]
    if kind == Line.OWN_UNIT:
        record_unit(s, seat, since, row, log)
    elif kind == Line.OWN_COMMANDER:
        record_commander(s, seat, since, row, log)
    elif kind == Line.OWN_CAMP:
        record_camp(s, seat, since, row, log)
    elif kind == Line.BATTLE:
        record_battle(s, seat, since, row, log)
    elif kind == Line.SIGHTING:
        record_sighting(s, seat, since, row, log)
    elif kind == Line.STOPPED:
        record_stop(s, seat, since, row, log)
        place_unit(s, seat, since, int(row[1]), int(s.courier[courier, Courier.FROM.value]))
    elif kind == Line.INTERROGATION:
        record_interrogation(s, seat, since, row, log)
    else:
        record_rarer_line(s, seat, since, row, log)


@rule
def record_rarer_line(s, seat, since, row, log):
    """Write a line of a kind that `record_line` leaves to this function."""
    kind = row[0]
    if kind == Line.READING:
        record_reading(s, seat, since, row, log)
    elif kind == Line.OWN_SPECIALIST:
        record_specialist(s, seat, since, row, log)
    elif kind == Line.LAPSED:
        record_lapse(s, seat, since, row, log)
    elif kind == Line.CAPTURED_SHEET:
        record_captured_sheet(seat, row, log)
    elif kind == Line.ORDER_FAILED:
        record_failure(s, seat, since, row, log)
    elif kind == Line.RETURNED:
        record_return(s, seat, since, row, log)


@rule
def record_letter(s, seat, sender, letter, log):
    """Record what another side has written (CN-ALLY-2)."""
    note(log, Event.LETTER_ARRIVED, only(seat), sender, letter)
    s.letters[seat, sender] = letter + 1


# -- What the commander-in-chief sees (6.1) ----------------------------------------------------------------------


@rule
def see_headquarters(s, log):
    """Let each side see its commander-in-chief's hex exactly, before each round.

    A successor who does not know that he commands sees nothing for his side yet (CN-CMD-7).
    """
    for place in range(SIDES):
        side = side_in_order(s, place)
        hex = headquarters_hex(s, side)
        if plays(s, side) and s.news_due[side] == 0 and hex != NOWHERE:
            seat = int(s.seat_of[side])
            s.headquarters[seat], s.chief[seat] = hex, s.commander_in_chief[side]
            see_units(s, seat, side, hex)
            see_persons(s, seat, side, hex)
            camp = camp_at(s, side, hex)
            if camp != NOWHERE:
                write_camp(s, seat, camp, s.moment, hex, fortification_days(s, camp))
            see_hostile(s, seat, side, hex, log)


@rule
def see_units(s, seat, side, hex):
    """Record a side's units in a hex, ashore or aboard, with their losses since 18.00; at 18.00 that count begins
    again, and in the night it is not told."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_at[unit] != hex:
            continue
        place_unit(s, seat, s.moment, unit, hex)
        s.known[seat, unit, Known.ORDER.value] = s.unit_order[unit]
        s.known[seat, unit, Known.STATE.value] = condition_of(s, unit)
        standard, elite = int(s.unit_men[unit, STANDARD]), int(s.unit_men[unit, ELITE])
        lost = int(s.unit_reported[unit]) if s.round <= NIGHT_ROUNDS_FROM else UNKNOWN
        count_unit(s, seat, s.moment, unit, standard, elite, lost)
        if s.round == NIGHT_ROUNDS_FROM:
            s.unit_reported[unit] = 0


@rule
def see_persons(s, seat, side, hex):
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_at[commander] == hex:
            points, fate = int(s.commander_points[commander]), int(s.commander_fate[commander])
            write_commander(s, seat, commander, s.moment, hex, points, fate)
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_specialist_free(s, specialist) and s.specialist_at[specialist] == hex:
            write_specialist(s, seat, specialist, s.moment, hex, int(s.specialist_fate[specialist]))


@rule
def see_hostile(s, seat, side, hex, log):
    """Record the hostile units ashore in the hex itself, but for those that hide there (CN-AMBUSH-3).

    Hostile ships in the hex are reported by the fleet's lookout, who counts them (`sightings.see_ships`, CN-SEA-15).
    """
    for unit in range(UNITS):
        other = int(side_of(unit))
        if not is_at(s, unit, hex) or not is_hostile(s, side, other) or s.unit_hidden[unit] == 1:
            continue
        kind, source, elite = Sighted.UNIT.value, Source.OWN_EYES.value, int(s.unit_men[unit, ELITE])
        put_logged_sighting(s, seat, s.moment, hex, kind, other, men_of(s, unit), unit, source, elite, log)
        s.heard[seat] = 1


@rule
def see_treaties(s, log):
    """Write each side's own treaties into its ledger at dawn (6.1)."""
    for seat in range(SEATS):
        side = int(s.side_of[seat])
        for other in range(SIDES):
            stance = int(s.stance[side, other])
            if s.seat_of[side] == seat and other != side and s.known_stance[seat, other] != stance:
                s.known_stance[seat, other] = stance
                note(log, Event.STANCE_CHANGED, only(seat), other, stance)
                s.heard[seat] = 1
