"""What a ledger has about a side's own units, persons and camps, by the newest report (CN-INFO-5, 6.1).

A captured report is about the other side's own forces; for the side that captured it, units, commanders and camps are
sightings (CN-INTERR-5).
A `row` is a line of a report: its kind, then the numbers that `report_lines.FIELDS` lists for this kind. `since` is the
moment when it was written.
"""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.orders import NO_ORDER
from ..components.pools import (
    KNOWN_LOSSES,
    NOWHERE,
    SIDE_OF_COMMANDER,
    SIDE_OF_SPECIALIST,
    UNITS,
    UNKNOWN,
)
from ..events import Event
from ..numbers import DAY, Known, KnownCamp, KnownCommander, KnownLoss, KnownSpecialist, Sighted, State
from .camps import side_of_camp
from .geography import is_sea
from .hostile_ledger import put_captured
from .units import side_of


@rule
def is_as_new(moment, known):
    """Return whether a moment is not before that of what is known (UNKNOWN: nothing is)."""
    return known == UNKNOWN or moment >= known


@rule
def is_own(s, seat, side):
    """Return whether a line is about the seat's own side; in a captured report it is not (CN-INTERR-5)."""
    return s.side_of[seat] == side


@rule
def record_unit(s, seat, since, row, log):
    unit, hex, standard, elite = int(row[1]), int(row[2]), int(row[3]), int(row[4])
    lost, state = int(row[6]), int(row[7])
    note(log, Event.UNIT_REPORTED, only(seat), unit, hex, standard, elite, lost, state)
    if not is_own(s, seat, side_of(unit)):
        put_captured(s, seat, since, hex, Sighted.UNIT.value, side_of(unit), standard + elite, unit, elite)
        return
    if place_unit(s, seat, since, unit, hex):
        s.known[seat, unit, Known.ORDER.value], s.known[seat, unit, Known.STATE.value] = int(row[5]), state
    count_unit(s, seat, since, unit, standard, elite, lost)


@rule
def count_unit(s, seat, since, unit, standard, elite, lost):
    """Record a unit's losses on the day of the report, and its men, unless a newer count is known; its place may be
    known from a newer report without a count (see Known.COUNTED)."""
    known = s.known[seat, unit]
    if lost > 0:
        record_losses(s, seat, since, unit, lost)
    if not is_as_new(since, known[Known.COUNTED.value]):
        return
    known[Known.STANDARD.value], known[Known.ELITE.value] = standard, elite
    known[Known.COUNTED.value] = since
    if lost != UNKNOWN:
        known[Known.LOST.value] = lost


@rule
def record_losses(s, seat, since, unit, lost):
    """Record what a unit has lost on a day, by the newest report of that day: some will come back (CN-LOSS-5)."""
    index = losses_of(s, seat, since // DAY, unit)
    if index == NOWHERE:
        index = int(s.losses_reported[seat]) % KNOWN_LOSSES
        s.losses_reported[seat] += 1
    elif not is_as_new(since, s.known_losses[seat, index, KnownLoss.MOMENT.value]):
        return
    known = s.known_losses[seat, index]
    known[KnownLoss.UNIT.value], known[KnownLoss.MOMENT.value] = unit, since
    known[KnownLoss.MEN.value] = lost


@rule
def losses_of(s, seat, day, unit):
    """Return the index in `known_losses` of the losses of a unit on a day, or NOWHERE."""
    for index in range(KNOWN_LOSSES):
        known = s.known_losses[seat, index]
        if known[KnownLoss.UNIT.value] == unit and known[KnownLoss.MOMENT.value] // DAY == day:
            return index
    return NOWHERE


@rule
def record_commander(s, seat, since, row, log):
    commander, hex, points, fate = int(row[1]), int(row[2]), int(row[3]), int(row[4])
    side = int(SIDE_OF_COMMANDER[commander])
    note(log, Event.COMMANDER_REPORTED, only(seat), commander, hex, points, fate)
    if not is_own(s, seat, side):
        put_captured(s, seat, since, hex, Sighted.COMMANDER.value, side, UNKNOWN, NOWHERE, UNKNOWN)
    elif is_as_new(since, s.known_commander[seat, commander, KnownCommander.MOMENT.value]):
        write_commander(s, seat, commander, since, hex, points, fate)


@rule
def write_commander(s, seat, commander, moment, hex, points, fate):
    known = s.known_commander[seat, commander]
    known[KnownCommander.HEX.value], known[KnownCommander.MOMENT.value] = hex, moment
    known[KnownCommander.POINTS.value], known[KnownCommander.FATE.value] = points, fate


@rule
def record_specialist(s, seat, since, row, log):
    specialist, hex, fate = int(row[1]), int(row[2]), int(row[3])
    note(log, Event.SPECIALIST_REPORTED, only(seat), specialist, hex, fate)
    is_newer = is_as_new(since, s.known_specialist[seat, specialist, KnownSpecialist.MOMENT.value])
    if is_own(s, seat, SIDE_OF_SPECIALIST[specialist]) and is_newer:
        write_specialist(s, seat, specialist, since, hex, fate)


@rule
def write_specialist(s, seat, specialist, moment, hex, fate):
    known = s.known_specialist[seat, specialist]
    known[KnownSpecialist.HEX.value], known[KnownSpecialist.MOMENT.value] = hex, moment
    known[KnownSpecialist.FATE.value] = fate


@rule
def record_camp(s, seat, since, row, log):
    camp, hex, days = int(row[1]), int(row[2]), int(row[3])
    side = side_of_camp(camp)
    note(log, Event.CAMP_REPORTED, only(seat), camp, hex, days)
    if not is_own(s, seat, side):
        put_captured(s, seat, since, hex, Sighted.CAMP.value, side, UNKNOWN, NOWHERE, UNKNOWN)
    elif is_as_new(since, s.known_camp[seat, camp, KnownCamp.MOMENT.value]):
        write_camp(s, seat, camp, since, hex, days)


@rule
def write_camp(s, seat, camp, moment, hex, days):
    known = s.known_camp[seat, camp]
    known[KnownCamp.HEX.value], known[KnownCamp.MOMENT.value] = hex, moment
    known[KnownCamp.DAYS.value] = days


@rule
def record_lapse(s, seat, since, row, log):
    """Write down that a unit's orders have lapsed, and which wish it follows now, if any (CN-ORDER-10, CN-IND-5)."""
    unit = int(row[1])
    note(log, Event.LAPSE_REPORTED, only(seat), unit, row[2], row[3])
    if place_unit(s, seat, since, unit, int(row[2])):
        s.known[seat, unit, Known.ORDER.value] = row[3]
        s.known[seat, unit, Known.STATE.value] = State.WITHOUT_ORDERS.value


@rule
def record_failure(s, seat, since, row, log):
    note(log, Event.FAILURE_REPORTED, only(seat), row[1], row[2], row[3], row[4])
    place_unit(s, seat, since, int(row[1]), int(row[2]))


@rule
def record_return(s, seat, since, row, log):
    """Record that a sheet comes back; the unit that was to get it, if it was one, is destroyed
    (CN-COURIER-6)."""
    sheet, marker = int(row[1]), int(row[2])
    note(log, Event.COURIER_RETURNED, only(seat), marker, sheet)
    if not 0 <= marker < UNITS or not is_own(s, seat, side_of(marker)):
        return
    if is_as_new(since, s.known[seat, marker, Known.MOMENT.value]):
        known = s.known[seat, marker]
        known[Known.MOMENT.value], known[Known.STATE.value] = since, State.DESTROYED.value
        known[Known.ORDER.value] = NO_ORDER
        count_unit(s, seat, since, marker, 0, 0, UNKNOWN)


@rule
def place_unit(s, seat, since, unit, hex):
    """Record where a unit was, unless a newer place is known; return whether it was recorded. An enemy in a
    captured report becomes a sighting."""
    if not is_own(s, seat, side_of(unit)):
        put_captured(s, seat, since, hex, Sighted.UNIT.value, side_of(unit), UNKNOWN, unit, UNKNOWN)
        return False
    known = s.known[seat, unit]
    if not is_as_new(since, known[Known.MOMENT.value]):
        return False
    known[Known.HEX.value], known[Known.MOMENT.value] = hex, since
    known[Known.ABOARD.value] = 1 if is_sea(s.options.scenario, hex, had_bridge(s, since)) else 0
    return True


@rule
def had_bridge(s, moment):
    """Return 1 if the bridge was finished at a moment, else 0; it may have been finished after an old report."""
    return 1 if s.has_bridge == 1 and moment >= DAY * s.bridge_day else 0
