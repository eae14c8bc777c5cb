"""What a ledger has about hostile sides: sightings, statements of captives, and readings of the stars (CN-INFO-5, 6.1).

The record stores the newest sightings and readings of a side (see `components/pools.py`). `row` is a line of a report:
its kind, then the numbers that `report_lines.FIELDS` names for this kind; `since` is the moment when it was written.
"""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.pools import FIRST_SPECIALIST_MARKER, NOWHERE, READINGS, SIGHTINGS, UNITS, UNKNOWN
from ..events import Event
from ..numbers import DAY, Cargo, Reading, Sighted, Sighting, Source
from .markers import is_commander_marker, side_of_marker

# -- Sightings -------------------------------------------------------------------------------------------------------


@rule
def put_sighting(s, seat, moment, hex, kind, side, men, unit, source, detail):
    """Write a sighting over the oldest one. What a caught report says of the seat's own side is no sighting."""
    if side == s.side_of[seat]:
        return
    row = s.sighting[seat, s.sightings[seat] % SIGHTINGS]
    row[Sighting.MOMENT.value], row[Sighting.HEX.value] = moment, hex
    row[Sighting.KIND.value], row[Sighting.SIDE.value] = kind, side
    row[Sighting.MEN.value], row[Sighting.UNIT.value] = men, unit
    row[Sighting.SOURCE.value], row[Sighting.DETAIL.value] = source, detail
    s.sightings[seat] += 1


@rule
def put_captured(s, seat, moment, hex, kind, side, men, unit, detail):
    """Write what a captive, or a report that he carried, tells of where his own side's forces are (CN-INTERR-5)."""
    put_sighting(s, seat, moment, hex, kind, side, men, unit, Source.CAPTIVE.value, detail)


@rule
def put_logged_sighting(s, seat, moment, hex, kind, side, men, unit, source, detail, log):
    """Write a sighting, and its event."""
    put_sighting(s, seat, moment, hex, kind, side, men, unit, source, detail)
    note(log, Event.SIGHTING_REPORTED, only(seat), hex, kind, side, men, unit, source)


@rule
def record_sighting(s, seat, since, row, log):
    put_logged_sighting(s, seat, since, row[1], row[2], row[3], row[4], row[5], row[6], row[7], log)


@rule
def record_battle(s, seat, since, row, log):
    """Record a battle; the enemy that was met is a sighting, with the men it has lost beside it."""
    note(log, Event.BATTLE_REPORTED, only(seat), row[1], row[2], row[3], row[4], row[5], row[6])
    kind, source = Sighted.UNIT.value, Source.BATTLE.value
    put_sighting(s, seat, since, row[7], kind, row[3], row[4], NOWHERE, source, row[5])


@rule
def record_stop(s, seat, since, row, log):
    """Record what stands in a unit's way (CN-ORDER-23)."""
    note(log, Event.STOP_REPORTED, only(seat), row[1], row[2], row[3], row[4])
    source = Source.CONTACT.value
    put_sighting(s, seat, since, row[2], row[5], row[3], row[4], NOWHERE, source, UNKNOWN)


# -- What captives tell ------------------------------------------------------------------------------------------------


@rule
def record_interrogation(s, seat, since, row, log):
    """Record where the main force of the captive's side is, and the marker of which he told: who sent or was to get
    what he carried, or the unit of a scout, with its order (CN-INTERR-5, CN-SCOUT-4).

    Only units, commanders and camps are sightings; other senders have no strength.
    """
    main_force_hex, marker, hex, side = row[1], row[3], row[4], row[6]
    is_letter = row[2] == Cargo.LETTER
    order = UNKNOWN if is_letter else int(row[5])
    letter = int(row[5]) if is_letter else UNKNOWN
    note(log, Event.INTERROGATION_REPORTED, only(seat), side, main_force_hex, row[2], marker, letter)
    if main_force_hex >= 0:
        put_captured(
            s, seat, since, main_force_hex, Sighted.MAIN_FORCE.value, side, UNKNOWN, NOWHERE, UNKNOWN
        )
    if hex >= 0 and marker < FIRST_SPECIALIST_MARKER:
        unit = marker if marker < UNITS else NOWHERE
        put_captured(s, seat, since, hex, kind_of_marker(marker), side, UNKNOWN, unit, UNKNOWN)
    if order >= 0:
        note(log, Event.CAPTURED_ORDER_REPORTED, only(seat), side, marker, UNKNOWN, order, hex)


@rule
def kind_of_marker(marker):
    """Return what the marker of a unit, commander or camp is as a sighting (see Sighted)."""
    if marker < UNITS:
        return Sighted.UNIT.value
    return Sighted.COMMANDER.value if is_commander_marker(marker) else Sighted.CAMP.value


@rule
def record_captured_sheet(seat, row, log):
    """Log one entry of a captured sheet."""
    side = side_of_marker(row[1])
    note(log, Event.CAPTURED_ORDER_REPORTED, only(seat), side, row[1], row[2], row[3], row[4])


# -- The stars ---------------------------------------------------------------------------------------------------------


@rule
def record_reading(s, seat, since, row, log):
    """Write a reading, with the day on which it was made, over the oldest one (CN-CONF-2)."""
    note(log, Event.READING_REPORTED, only(seat), row[1], row[2], row[3])
    reading = s.reading[seat, s.readings[seat] % READINGS]
    reading[Reading.HEX.value], reading[Reading.BAND.value] = row[1], row[2]
    reading[Reading.DAY.value], reading[Reading.ASTROLOGER.value] = since // DAY, row[3]
    s.readings[seat] += 1
