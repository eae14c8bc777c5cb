"""What a side knows: from reports, and in the hex of its commander-in-chief (CN-INFO-5, CN-INFO-8, 6.1)."""

import pytest

from stridsplan.engine.log import ARGUMENTS, EVENT, MASK, blank_log, only, rows
from stridsplan.games.clusta_noba.components.map import BOX, HEXES, ISLAND, NOWHERE
from stridsplan.games.clusta_noba.components.names import UNIT_IDS
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    NOBODY,
    SIGHTINGS,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    Cargo,
    Fate,
    Known,
    KnownCamp,
    KnownCommander,
    KnownSpecialist,
    Letter,
    ReportedOutcome,
    Sighted,
    Sighting,
    Source,
    Stance,
    State,
)
from stridsplan.games.clusta_noba.options import ConfluxTime, Losses
from stridsplan.games.clusta_noba.rules import commanders, dispatches, ledgers, reports
from stridsplan.games.clusta_noba.rules.geography import is_sea
from stridsplan.games.clusta_noba.rules.markers import chief_marker, specialist_marker
from stridsplan.games.clusta_noba.rules.stances import set_stance
from stridsplan.games.clusta_noba.words.view import view_json

from .board import (
    GROUP_1,
    NO_BRIDGE,
    RAN_1,
    RAN_2,
    RAN_ASTROLOGER,
    RAN_CAMP,
    RAN_SPY,
    TRA_1,
    TRA_2,
    TRA_ASTROLOGER,
    TRA_CAMP,
    TRA_SPY,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
)

TRUGDAN, GRISBAN, DA_KAELVE = Commander.TRUGDAN, Commander.GRISBAN, Commander.DA_KAELVE
SEAT = 2  # of the Ransards
MIDDLE, CAPE = hex_at(10, 9), hex_at(9, 21)


def campaign():
    """Moment 20: a Ransard unit in the middle, their commander-in-chief on the cape.

    Seat 2 plays the Ransards, seat 1 the Stegosians, so that seats and sides have different numbers.
    """
    s = new_board()
    s.side_of[SEAT], s.side_of[1] = Side.RAN, Side.STE
    s.seat_of[Side.RAN], s.seat_of[Side.STE] = SEAT, 1
    s.commander_in_chief[Side.RAN], s.moment, s.conflux_day = TRUGDAN, 20, 50
    place_commander(s, TRUGDAN, 9, 21)
    place(s, RAN_1, 10, 9, 100, 20)
    return s


def deliver_report(s, *lines, since=20, log=None):
    """Deliver a report with these lines, written at the moment `since`, to the Ransards; return its events.

    Its courier is nine pulses under way.
    """
    log = blank_log(40) if log is None else log
    s.moment = since
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    for kind, *numbers in lines:
        numbers = [int(k) for k in numbers] + [UNKNOWN] * (7 - len(numbers))
        assert dispatches.add_line(s, courier, kind.value, *numbers)
    dispatches.send_report(s, courier, log)
    written = len(rows(log))
    s.moment += 9
    ledgers.deliver(s, courier, log)
    assert dispatches.is_free_courier(s, courier)
    new = rows(log)[written:]
    assert (new[:, MASK] == only(SEAT)).all()
    return [(Event(row[EVENT]), *row[ARGUMENTS:].tolist()) for row in new]


def unit_line(hex=MIDDLE, standard=90, elite=20, order=Order.GOTO, lost=10, state=State.READY, unit=RAN_1):
    """The line of a report on a unit of the side."""
    return (Line.OWN_UNIT, unit, hex, standard, elite, order, lost, state)


def known(s, unit=RAN_1):
    """The row of the ledger on a unit of the side, as `Known` numbers it."""
    return [int(k) for k in s.known[SEAT, unit]]


def sightings(s):
    """All sightings in the ledger of the side, as `Sighting` numbers them."""
    return [[int(k) for k in s.sighting[SEAT, k]] for k in range(s.sightings[SEAT])]


# -- A courier arrives -------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INFO-5", "CN-INFO-8", "CN-COURIER-4")
def test_a_report_must_update_the_ledger_with_its_time_and_origin():
    s = campaign()
    events = deliver_report(s, unit_line())
    assert events == [
        (Event.DISPATCH_ARRIVED, SEAT, RAN_1, MIDDLE, 20, 1, 29),
        (Event.UNIT_REPORTED, RAN_1, MIDDLE, 90, 20, 10, State.READY),
    ]
    assert known(s) == [MIDDLE, 90, 20, 20, Order.GOTO, 10, 0, State.READY, 20]
    assert s.heard[SEAT] == 1
    assert not s.line[:, 0].any()


@pytest.mark.rule("CN-INFO-5")
def test_a_report_must_change_no_other_ledger_and_not_the_true_position():
    s = campaign()
    before = s.copy()
    deliver_report(s, unit_line())
    for seat in set(range(4)) - {SEAT}:
        assert (s.known[seat] == before.known[seat]).all()
        assert s.heard[seat] == 0
    assert (s.unit_men == before.unit_men).all()


@pytest.mark.rule("CN-INFO-8")
def test_an_older_report_must_not_replace_a_newer_one():
    s = campaign()
    deliver_report(s, unit_line(hex=CAPE, standard=80), since=30)
    deliver_report(s, unit_line(), since=29)
    assert known(s)[:4] == [CAPE, 80, 20, 30]
    deliver_report(s, unit_line(standard=70), since=30)
    assert known(s)[:4] == [MIDDLE, 70, 20, 30]


@pytest.mark.rule("CN-INFO-8", "CN-ORDER-10")
def test_an_older_number_of_men_must_be_kept_beside_a_newer_hex():
    s = campaign()
    deliver_report(s, (Line.LAPSED, RAN_1, CAPE, NO_ORDER), since=36)
    deliver_report(s, unit_line(), since=24)
    assert known(s) == [CAPE, 90, 20, 36, NO_ORDER, 10, 0, State.WITHOUT_ORDERS, 24]


@pytest.mark.rule("CN-COURIER-13")
def test_reports_on_commanders_camps_and_specialists_must_be_recorded():
    s = campaign()
    events = deliver_report(
        s,
        (Line.OWN_COMMANDER, GRISBAN, MIDDLE, 2, Fate.FREE),
        (Line.OWN_CAMP, RAN_CAMP, MIDDLE, 3),
        (Line.OWN_SPECIALIST, RAN_SPY, MIDDLE, Fate.FREE),
        (Line.OWN_SPECIALIST, TRA_ASTROLOGER, MIDDLE, Fate.FREE),  # a Trakorian, from a caught report
    )
    assert list(s.known_commander[SEAT, GRISBAN]) == [MIDDLE, 20, 2, Fate.FREE]
    assert list(s.known_camp[SEAT, RAN_CAMP]) == [MIDDLE, 20, 3]
    assert list(s.known_specialist[SEAT, RAN_SPY]) == [MIDDLE, 20, Fate.FREE]
    assert s.known_specialist[SEAT, TRA_ASTROLOGER, KnownSpecialist.HEX] == UNKNOWN
    kinds = [Event.COMMANDER_REPORTED, Event.CAMP_REPORTED, Event.SPECIALIST_REPORTED]
    assert [row[0] for row in events[1:4]] == kinds
    assert events[0][5] == 4  # lines
    deliver_report(
        s, (Line.OWN_CAMP, RAN_CAMP, CAPE, 2), (Line.OWN_COMMANDER, GRISBAN, CAPE, 1, Fate.DEAD), since=19
    )
    assert s.known_camp[SEAT, RAN_CAMP, KnownCamp.HEX] == MIDDLE
    assert s.known_commander[SEAT, GRISBAN, KnownCommander.HEX] == MIDDLE


@pytest.mark.rule("CN-INFO-1")
def test_a_destroyed_unit_must_be_shown_as_destroyed_and_keep_its_reported_losses():
    s = campaign()
    deliver_report(s, unit_line(lost=10), since=20)
    deliver_report(s, unit_line(standard=0, elite=0, lost=UNKNOWN, state=State.DESTROYED), since=23)
    assert known(s)[1:4] == [0, 0, 23]
    assert (known(s)[Known.STATE], known(s)[Known.LOST]) == (State.DESTROYED, 10)


@pytest.mark.rule("CN-INFO-1", "CN-COURIER-1")
def test_a_battle_report_must_add_a_sighting_of_the_enemy():
    s = campaign()
    events = deliver_report(s, (Line.BATTLE, MIDDLE, 30, Side.TRA, 200, 50, ReportedOutcome.LEFT, CAPE))
    assert events[1] == (Event.BATTLE_REPORTED, MIDDLE, 30, Side.TRA, 200, 50, ReportedOutcome.LEFT)
    assert sightings(s) == [[20, CAPE, Sighted.UNIT, Side.TRA, 200, NOWHERE, Source.BATTLE, 50]]


@pytest.mark.rule("CN-INFO-8", "CN-SPY-1")
def test_a_sighting_must_keep_its_moment_and_source():
    s = campaign()
    events = deliver_report(s, (Line.SIGHTING, CAPE, Sighted.UNIT, Side.TRA, 120, TRA_1, Source.SPY, 20))
    assert events[1] == (Event.SIGHTING_REPORTED, CAPE, Sighted.UNIT, Side.TRA, 120, TRA_1, Source.SPY)
    assert sightings(s) == [[20, CAPE, Sighted.UNIT, Side.TRA, 120, TRA_1, Source.SPY, 20]]


@pytest.mark.rule("CN-INFO-5")
def test_the_newest_sightings_must_overwrite_the_oldest():
    s = campaign()
    for k in range(SIGHTINGS + 1):
        deliver_report(s, (Line.SIGHTING, CAPE, Sighted.UNIT, Side.TRA, k, NOWHERE, Source.SCOUT, UNKNOWN))
    assert s.sightings[SEAT] == SIGHTINGS + 1
    assert list(s.sighting[SEAT, :2, Sighting.MEN]) == [SIGHTINGS, 1]


@pytest.mark.rule("CN-ORDER-23", "CN-COURIER-12")
def test_a_report_of_a_stop_must_record_the_unit_and_the_enemy():
    s = campaign()
    events = deliver_report(s, (Line.STOPPED, RAN_1, CAPE, Side.TRA, UNKNOWN, Sighted.CAMP))
    assert events[1] == (Event.STOP_REPORTED, RAN_1, CAPE, Side.TRA, UNKNOWN, 0, 0)
    assert sightings(s) == [[20, CAPE, Sighted.CAMP, Side.TRA, UNKNOWN, NOWHERE, Source.CONTACT, UNKNOWN]]
    assert (known(s)[Known.HEX], known(s)[Known.MOMENT]) == (MIDDLE, 20)


@pytest.mark.rule("CN-COURIER-12", "CN-ORDER-10", "CN-ORDER-27", "CN-IND-5")
def test_lapsed_and_failed_orders_must_be_recorded():
    s = campaign()
    events = deliver_report(
        s, (Line.LAPSED, RAN_1, MIDDLE, Order.SCOUT), (Line.ORDER_FAILED, RAN_2, CAPE, 7, 16)
    )
    assert events[1] == (Event.LAPSE_REPORTED, RAN_1, MIDDLE, Order.SCOUT, 0, 0, 0)
    assert events[2] == (Event.FAILURE_REPORTED, RAN_2, CAPE, 7, 16, 0, 0)
    assert (known(s)[Known.ORDER], known(s)[Known.STATE]) == (Order.SCOUT, State.WITHOUT_ORDERS)
    assert known(s, RAN_2)[Known.HEX] == CAPE


@pytest.mark.rule("CN-CONF-2")
def test_a_reading_must_be_kept_with_its_day():
    s = campaign()
    events = deliver_report(s, (Line.READING, CAPE, 2, RAN_ASTROLOGER), since=3 * DAY + 24)
    assert events[1] == (Event.READING_REPORTED, CAPE, 2, RAN_ASTROLOGER, 0, 0, 0)
    assert (list(s.reading[SEAT, 0]), s.readings[SEAT]) == ([CAPE, 2, 3, RAN_ASTROLOGER], 1)


@pytest.mark.rule("CN-COURIER-6")
def test_the_unit_of_a_returned_sheet_must_be_shown_as_destroyed():
    s = campaign()
    deliver_report(s, unit_line())
    events = deliver_report(s, (Line.RETURNED, 12, RAN_1), since=40)
    assert events[1] == (Event.COURIER_RETURNED, RAN_1, 12, 0, 0, 0, 0)
    assert known(s) == [MIDDLE, 0, 0, 40, NO_ORDER, 10, 0, State.DESTROYED, 40]
    for marker in (UNKNOWN, FIRST_CAMP_MARKER + RAN_CAMP):  # no unit: no error
        deliver_report(s, (Line.RETURNED, 13, marker), since=41)


# -- Interrogations ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INTERR-1", "CN-INTERR-5")
def test_an_interrogation_must_reveal_the_main_force_and_the_cargo_of_the_captive():
    s = campaign()
    marker = FIRST_COMMANDER_MARKER + DA_KAELVE
    events = deliver_report(
        s,
        (Line.INTERROGATION, CAPE, Cargo.SHEET, marker, UNKNOWN, UNKNOWN, Side.TRA),
        (Line.CAPTURED_SHEET, marker, 9, Order.GOTO, MIDDLE),
    )
    assert events[1:] == [
        (Event.INTERROGATION_REPORTED, Side.TRA, CAPE, Cargo.SHEET, marker, UNKNOWN, 0),
        (Event.CAPTURED_ORDER_REPORTED, Side.TRA, marker, 9, Order.GOTO, MIDDLE, 0),
    ]
    main = [20, CAPE, Sighted.MAIN_FORCE, Side.TRA, UNKNOWN, NOWHERE, Source.CAPTIVE, UNKNOWN]
    assert sightings(s) == [main]


@pytest.mark.rule("CN-SCOUT-4")
def test_a_caught_scout_must_reveal_his_unit_and_its_order():
    s = campaign()
    events = deliver_report(s, (Line.INTERROGATION, UNKNOWN, Cargo.NONE, TRA_1, CAPE, Order.SCOUT, Side.TRA))
    assert events[2] == (Event.CAPTURED_ORDER_REPORTED, Side.TRA, TRA_1, UNKNOWN, Order.SCOUT, CAPE, 0)
    assert sightings(s) == [[20, CAPE, Sighted.UNIT, Side.TRA, UNKNOWN, TRA_1, Source.CAPTIVE, UNKNOWN]]


@pytest.mark.rule("CN-INTERR-5")
@pytest.mark.parametrize(
    ("sender", "kind"),
    [
        (FIRST_COMMANDER_MARKER + DA_KAELVE, Sighted.COMMANDER),
        (FIRST_CAMP_MARKER + TRA_CAMP, Sighted.CAMP),
        (specialist_marker(TRA_SPY), None),
    ],
)
def test_the_sender_of_a_captured_report_must_be_sighted_unless_he_is_a_specialist(sender, kind):
    s = campaign()
    deliver_report(s, (Line.INTERROGATION, UNKNOWN, Cargo.REPORT, sender, CAPE, UNKNOWN, Side.TRA))
    assert [row[Sighting.KIND] for row in sightings(s)] == ([] if kind is None else [kind])


@pytest.mark.rule("CN-INTERR-5", "CN-ALLY-2")
def test_a_captured_letter_must_not_count_as_received():
    s = campaign()
    goal = chief_marker(Side.CRU)
    events = deliver_report(s, (Line.INTERROGATION, CAPE, Cargo.LETTER, goal, UNKNOWN, Letter.WAR, Side.TRA))
    assert events[1:] == [(Event.INTERROGATION_REPORTED, Side.TRA, CAPE, Cargo.LETTER, goal, Letter.WAR, 0)]
    assert s.letters[SEAT].sum() == 0


@pytest.mark.rule("CN-INTERR-5")
def test_captured_lines_about_the_captors_side_must_give_no_sighting():
    s = campaign()
    deliver_report(
        s,
        (Line.SIGHTING, MIDDLE, Sighted.UNIT, Side.RAN, 90, NOWHERE, Source.SCOUT, UNKNOWN),
        (Line.BATTLE, CAPE, 30, Side.RAN, 200, 50, ReportedOutcome.LEFT, MIDDLE),
        (Line.STOPPED, TRA_1, MIDDLE, Side.RAN, 90, Sighted.UNIT),
        (Line.RETURNED, 3, TRA_1),
    )
    assert [row[Sighting.SIDE] for row in sightings(s)] == [Side.TRA]
    assert known(s, TRA_1) == [UNKNOWN] * len(Known)


@pytest.mark.rule("CN-INTERR-5", "CN-INFO-8")
def test_a_captured_report_must_keep_the_moment_of_its_writing():
    s, log = campaign(), blank_log(9)
    place(s, TRA_1, 10, 10)
    caught = dispatches.open_report(s, Side.TRA, TRA_1, log)
    dispatches.add_line(s, caught, *unit_line(CAPE, unit=TRA_1))
    s.moment = 33
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    dispatches.copy_line(s, dispatches.next_line(s, Side.TRA, caught, NOWHERE), courier)
    dispatches.copy_line(s, 0, NOWHERE)  # without a courier nothing is copied, and that is no error
    ledgers.deliver(s, courier, log)
    assert [row[Sighting.MOMENT] for row in sightings(s)] == [20]


@pytest.mark.rule("CN-INTERR-5", "CN-INFO-6")
def test_a_captured_report_on_own_units_must_give_sightings_of_enemies():
    s = campaign()
    deliver_report(
        s,
        unit_line(CAPE, unit=TRA_1),
        (Line.OWN_COMMANDER, DA_KAELVE, CAPE, 4, Fate.FREE),
        (Line.OWN_CAMP, TRA_CAMP, CAPE, 2),
        (Line.LAPSED, TRA_1, CAPE, NO_ORDER),
    )
    assert [row[Sighting.SOURCE] for row in sightings(s)] == [Source.CAPTIVE] * 4
    assert [row[Sighting.KIND] for row in sightings(s)] == [
        Sighted.UNIT,
        Sighted.COMMANDER,
        Sighted.CAMP,
        Sighted.UNIT,
    ]
    assert [row[Sighting.MEN] for row in sightings(s)] == [110, UNKNOWN, UNKNOWN, UNKNOWN]
    assert known(s, TRA_1) == [UNKNOWN] * len(Known)
    assert s.known_commander[SEAT, DA_KAELVE, KnownCommander.HEX] == UNKNOWN
    assert s.known_camp[SEAT, TRA_CAMP, KnownCamp.HEX] == UNKNOWN


# -- Letters and news --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ALLY-2")
def test_an_offer_must_be_made_when_its_letter_arrives():
    s, log = campaign(), blank_log(9)
    place_commander(s, DA_KAELVE, 10, 9)
    goal, truce = chief_marker(Side.RAN), Letter.TRUCE.value
    sender = FIRST_COMMANDER_MARKER + DA_KAELVE
    courier = dispatches.send_courier(s, Side.TRA, sender, goal, Cargo.LETTER.value, truce, log)
    assert (s.offer[Side.TRA, Side.RAN], s.letters[SEAT, Side.TRA]) == (0, 0)
    ledgers.deliver(s, courier, log)
    assert (s.offer[Side.TRA, Side.RAN], s.letters[SEAT, Side.TRA]) == (truce + 1, truce + 1)
    assert s.heard[SEAT] == 1
    arrived, read = rows(log)[-2:]
    assert arrived[ARGUMENTS + 5] == s.moment  # when it came
    # the other side does not reveal where it was written
    assert list(arrived[1:6]) == [Event.DISPATCH_ARRIVED, only(SEAT), SEAT, sender, NOWHERE]
    assert list(read[1:5]) == [Event.LETTER_ARRIVED, only(SEAT), Side.TRA, truce]


@pytest.mark.rule("CN-CMD-7")
def test_the_successor_must_command_when_he_has_received_the_news():
    s, log = campaign(), blank_log(20)
    place_commander(s, GRISBAN, 10, 9, RAN_1)
    commanders.lose_commander(s, TRUGDAN, Fate.DEAD.value, log)
    reports.send_news(s, log)
    ledgers.see_headquarters(s, log)
    assert (s.headquarters[SEAT], s.news_due[Side.RAN]) == (NOWHERE, TRUGDAN + 1)
    deliver_report(s, unit_line(), (Line.OWN_COMMANDER, TRUGDAN, CAPE, 3, Fate.FREE))
    assert s.news_due[Side.RAN] == TRUGDAN + 1
    first = Side.RAN * COURIERS_PER_SIDE
    couriers = range(first, first + COURIERS_PER_SIDE)
    news = next(courier for courier in couriers if not dispatches.is_free_courier(s, courier))
    ledgers.deliver(s, news, log)
    assert s.news_due[Side.RAN] == 0
    assert s.known_commander[SEAT, TRUGDAN, KnownCommander.FATE] == Fate.DEAD
    ledgers.see_headquarters(s, log)
    assert s.headquarters[SEAT] == MIDDLE


@pytest.mark.rule("CN-INFO-5")
def test_a_side_without_a_seat_must_have_no_ledger():
    s, log = campaign(), blank_log(9)
    s.seat_of[Side.RAN] = NOBODY
    before = s.known.copy()
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    dispatches.add_line(s, courier, *unit_line())
    ledgers.deliver(s, courier, log)
    ledgers.see_headquarters(s, log)
    assert (s.known == before).all()
    assert dispatches.is_free_courier(s, courier)
    assert len(rows(log)) == 0


# -- The hex of headquarters -------------------------------------------------------------------------------------


def see_headquarters(s):
    """Let each side see the hex of its commander-in-chief; return the rows of the log."""
    log = blank_log(20)
    ledgers.see_headquarters(s, log)
    return rows(log)


@pytest.mark.rule("CN-INFO-5", "CN-CMD-6")
def test_the_commander_in_chief_must_see_his_own_hex_exactly():
    """Catalogue 6.1."""
    s = campaign()
    place(s, RAN_2, 9, 21, 77, 8)
    place_commander(s, GRISBAN, 9, 21)
    pitch(s, RAN_CAMP, 9, 21, fortified=12)
    s.specialist_fate[RAN_SPY], s.specialist_at[RAN_SPY] = Fate.FREE, CAPE
    s.unit_order[RAN_2], s.unit_reported[RAN_2] = Order.HOLD, 4
    assert len(see_headquarters(s)) == 0
    assert s.headquarters[SEAT] == CAPE
    assert known(s, RAN_2) == [CAPE, 77, 8, 20, Order.HOLD, 4, 0, State.READY, 20]
    assert known(s, RAN_1) == [UNKNOWN] * len(Known)
    for commander in (TRUGDAN, GRISBAN):
        assert list(s.known_commander[SEAT, commander, :2]) == [CAPE, 20]
    assert list(s.known_specialist[SEAT, RAN_SPY]) == [CAPE, 20, Fate.FREE]
    assert list(s.known_camp[SEAT, RAN_CAMP]) == [CAPE, 20, 2]
    assert s.heard[SEAT] == 0


@pytest.mark.rule("CN-INFO-5")
def test_a_unit_that_has_left_the_hex_must_keep_its_old_row():
    s = campaign()
    place(s, RAN_2, 9, 21, 77, 8)
    see_headquarters(s)
    row = known(s, RAN_2)
    s.unit_at[RAN_2], s.moment = MIDDLE, 24
    see_headquarters(s)
    assert known(s, RAN_2) == row


@pytest.mark.rule("CN-COURIER-13")
def test_losses_in_the_hex_must_be_counted_from_one_night_to_the_next():
    s = campaign()
    place(s, RAN_2, 9, 21, 77, 8)
    s.unit_reported[RAN_2], s.round = 6, 6
    see_headquarters(s)
    assert (known(s, RAN_2)[Known.LOST], s.unit_reported[RAN_2]) == (6, 6)
    for night in (7, 8, 9):
        s.round = night
        see_headquarters(s)
        assert (known(s, RAN_2)[Known.LOST], s.unit_reported[RAN_2]) == (6, 0)
    s.round = 1
    see_headquarters(s)
    assert known(s, RAN_2)[Known.LOST] == 0


@pytest.mark.rule("CN-COURIER-16")
def test_a_commander_in_chief_at_sea_must_see_his_fleet():
    s = campaign()
    sea = next(k for k in range(HEXES) if is_sea(ISLAND, k, NO_BRIDGE))
    s.commander_at[TRUGDAN] = s.unit_at[RAN_1] = sea
    s.unit_aboard[RAN_1] = 1
    see_headquarters(s)
    assert (known(s)[Known.HEX], known(s)[Known.ABOARD]) == (sea, 1)


@pytest.mark.rule("CN-SEA-15")
def test_the_men_aboard_the_ships_of_others_must_not_be_seen_from_the_same_sea_hex():
    s = campaign()
    sea = next(k for k in range(HEXES) if is_sea(ISLAND, k, NO_BRIDGE))
    place(s, TRA_1, 0, 0, 120, 20)
    s.commander_at[TRUGDAN] = s.unit_at[TRA_1] = sea
    s.unit_aboard[TRA_1] = 1
    assert len(see_headquarters(s)) == 0
    assert sightings(s) == []


@pytest.mark.rule("CN-CRUR-7", "CN-TRAP-28")
def test_an_old_report_from_a_ship_must_not_reveal_that_the_bridge_is_finished():
    bridge = hex_at(15, 0)
    s = campaign()
    s.bridge_day, s.has_bridge = 12, 1
    deliver_report(s, unit_line(hex=bridge), since=12 * DAY - 1)
    assert known(s)[Known.ABOARD] == 1
    deliver_report(s, unit_line(hex=bridge), since=12 * DAY)
    assert known(s)[Known.ABOARD] == 0


@pytest.mark.rule("CN-CMD-6", "CN-CRUR-7")
def test_the_crurians_must_see_the_box():
    s = campaign()
    place(s, GROUP_1, 0, 0, 500)
    s.unit_at[GROUP_1] = BOX
    see_headquarters(s)
    assert s.headquarters[Side.CRU] == BOX
    assert list(s.known[Side.CRU, GROUP_1, :2]) == [BOX, 500]


@pytest.mark.rule("CN-CONTACT-7", "CN-ORDER-14")
def test_enemies_must_be_seen_only_in_the_hex_of_headquarters():
    s = campaign()
    place(s, TRA_1, 9, 21, 120, 20)
    place(s, TRA_2, 9, 20, 120, 20)
    (event,) = see_headquarters(s)
    sighting = [CAPE, Sighted.UNIT, Side.TRA, 140, TRA_1, Source.OWN_EYES]
    assert list(event[1:]) == [Event.SIGHTING_REPORTED, only(SEAT), *sighting]
    assert sightings(s) == [[20, *sighting, 20]]
    assert s.heard[SEAT] == 1


@pytest.mark.rule("CN-AMBUSH-3", "CN-ALLY-2")
def test_hidden_units_and_friends_must_not_be_sightings():
    s = campaign()
    place(s, TRA_1, 9, 21, 120, 20)
    s.unit_hidden[TRA_1] = 1
    see_headquarters(s)
    s.unit_hidden[TRA_1] = 0
    set_stance(s, Side.TRA.value, Side.RAN.value, Stance.TRUCE.value)
    see_headquarters(s)
    assert sightings(s) == []


@pytest.mark.rule("CN-ALLY-2")
def test_each_side_must_learn_its_own_treaties_once():
    """A side knows its own treaties (catalogue 6.1)."""
    s, log = campaign(), blank_log(9)
    set_stance(s, Side.TRA.value, Side.RAN.value, Stance.TRUCE.value)
    for _ in range(2):
        ledgers.see_treaties(s, log)
    # The event, who sees it, the other side, the stance
    events = rows(log)[:, EVENT : ARGUMENTS + 2].tolist()
    assert events == [
        [Event.STANCE_CHANGED, only(0), Side.RAN, Stance.TRUCE],
        [Event.STANCE_CHANGED, only(SEAT), Side.TRA, Stance.TRUCE],
    ]
    assert list(s.known_stance[SEAT]) == [Stance.TRUCE, 0, 0, 0]
    assert s.known_stance[1].sum() == 0


@pytest.mark.rule("CN-INFO-5", "CN-INFO-8")
def test_no_other_seat_may_see_an_event_of_a_report():
    s, log = campaign(), blank_log(99)
    for kind in Line:
        if kind != Line.NONE:
            deliver_report(s, (kind, 3, 14, 1, 1, 1, 1, 1), log=log)  # numbers that are valid in every kind
    masks = set(rows(log)[:, MASK].tolist())
    assert masks == {0, only(SEAT)}


# -- The return of the wounded -----------------------------------------------------------------------------------------


def returning(s):
    """The expected returns of wounded men: (unit, day, hour, men)."""
    return [
        (row["unit"], row["time"]["day"], row["time"]["hour"], row["men"])
        for row in view_json(s, SEAT)["returning"]
    ]


@pytest.mark.rule("CN-LOSS-5", "CN-INFO-5")
def test_the_return_of_the_wounded_must_be_expected_from_reported_losses():
    s = campaign()
    assert returning(s) == []
    deliver_report(s, unit_line(lost=81), since=24)  # at dusk of day 0; 17 wounded, 16 badly (CN-LOSS-3)
    deliver_report(s, unit_line(lost=20, unit=RAN_2), since=DAY + 24)
    first, second = UNIT_IDS[RAN_1], UNIT_IDS[RAN_2]
    expected = [(first, 7, 6, 17), (second, 8, 6, 4), (first, 14, 6, 16), (second, 15, 6, 4)]
    assert returning(s) == expected
    deliver_report(s, unit_line(lost=0), since=2 * DAY + 24)
    assert returning(s) == expected  # the earlier losses were of other days
    s.day = 8
    assert returning(s) == expected[2:]
    s.conflux_day = 14  # the campaign ends before the last return
    assert returning(s) == [expected[2]]
    s.options.conflux = ConfluxTime.SECRET
    assert returning(s) == expected[2:]


@pytest.mark.rule("CN-LOSS-5")
def test_losses_seen_several_times_in_a_day_must_be_counted_once():
    s = campaign()
    s.commander_at[TRUGDAN] = MIDDLE
    for moment, lost in ((4, 10), (8, 30)):
        s.moment, s.unit_reported[RAN_1] = moment, lost
        ledgers.see_headquarters(s, blank_log())
    assert [row[3] for row in returning(s)] == [6, 6]


@pytest.mark.rule("CN-LOSS-5", "CN-INFO-8")
def test_losses_must_be_those_of_the_newest_report_of_the_day():
    s = campaign()
    deliver_report(s, unit_line(lost=81), since=24)
    expected = returning(s)
    deliver_report(s, unit_line(lost=20), since=20)  # an older report
    assert returning(s) == expected
    deliver_report(s, unit_line(lost=20, unit=RAN_2), since=20)
    assert len(returning(s)) == len(expected) + 2  # there is no newer report on this unit
    deliver_report(s, unit_line(lost=81, unit=RAN_2), since=24)
    assert [men for *_, men in returning(s)] == [17, 17, 16, 16]


@pytest.mark.rule("CN-LOSS-8", "CN-CRUR-8")
def test_no_wounded_may_be_expected_with_simple_losses_or_of_the_undead():
    s = campaign()
    s.options.losses = Losses.SIMPLE
    deliver_report(s, unit_line(lost=81))
    assert returning(s) == []
    s = campaign()
    s.known_losses[SEAT, 0] = GROUP_1, 0, 100  # the undead have no wounded
    assert returning(s) == []
