"""Couriers and lines: assigning, sending off, freeing (CN-COURIER-1, CN-COURIER-16)."""

import pytest

from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.map import BOX, HEXES, ISLAND, NEIGHBOUR, NOWHERE
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    FIRST_COMMANDER_MARKER,
    LINES_PER_SIDE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Cargo, Courier, Letter
from stridsplan.games.clusta_noba.rules import dispatches
from stridsplan.games.clusta_noba.rules.geography import is_coast, is_sea
from stridsplan.games.clusta_noba.rules.markers import chief_marker

from .board import GROUP_1, NO_BRIDGE, RAN_1, RAN_2, RAN_SPY, hex_at, new_board, place, place_commander

TRUGDAN = FIRST_COMMANDER_MARKER + Commander.TRUGDAN
CHIEF = chief_marker(Side.RAN)
MIDDLE, CAPE = hex_at(10, 9), hex_at(9, 21)


def campaign(moment=0):
    """A Ransard unit in the middle of the island, and its commander-in-chief on the cape."""
    s = new_board()
    s.moment, s.commander_in_chief[Side.RAN] = moment, Commander.TRUGDAN
    place(s, RAN_1, 10, 9)
    place_commander(s, Commander.TRUGDAN, 9, 21)
    return s


def add_lapse(s, courier, unit=RAN_1):
    """Add a line to a report: the orders of a unit have lapsed."""
    dispatches.add_line(s, courier, Line.LAPSED.value, unit, MIDDLE, *[UNKNOWN] * 5)


def report(s, log, sender=RAN_1):
    """Send a report of one line; return the number of its courier."""
    courier = dispatches.open_report(s, Side.RAN, sender, log)
    add_lapse(s, courier)
    dispatches.send_report(s, courier, log)
    return courier


def events(log, kind):
    """The numbers of each event of a kind."""
    return [tuple(row[ARGUMENTS:]) for row in rows(log) if row[EVENT] == kind]


@pytest.mark.rule("CN-COURIER-1", "CN-INFO-8")
def test_a_report_must_go_from_the_sender_to_the_commander_in_chief():
    s, log = campaign(77), blank_log(9)
    courier = report(s, log)
    row = s.courier[courier]
    assert courier == Side.RAN * COURIERS_PER_SIDE
    assert (row[Courier.CARGO], row[Courier.SENDER], row[Courier.GOAL]) == (Cargo.REPORT, RAN_1, CHIEF)
    assert (row[Courier.AT], row[Courier.FROM], row[Courier.SINCE]) == (MIDDLE, MIDDLE, 77)
    assert (row[Courier.HEADQUARTERS], row[Courier.LINES], row[Courier.STEPS]) == (CAPE, 1, 0)
    assert events(log, Event.COURIER_SENT) == [(Side.RAN, courier, CHIEF, MIDDLE, 0, 0)]


@pytest.mark.rule("CN-COURIER-1")
def test_a_courier_with_a_sheet_must_carry_the_number_of_the_sheet():
    s, log = campaign(5), blank_log(9)
    courier = dispatches.send_courier(s, Side.RAN, TRUGDAN, RAN_1, Cargo.SHEET.value, 31, log)
    row = s.courier[courier]
    assert (row[Courier.CARGO], row[Courier.SHEET], row[Courier.GOAL]) == (Cargo.SHEET, 31, RAN_1)
    assert (row[Courier.FROM], row[Courier.SINCE], row[Courier.WAITS]) == (CAPE, 5, 5)
    letter = dispatches.send_courier(
        s, Side.RAN, TRUGDAN, chief_marker(Side.TRA), Cargo.LETTER.value, Letter.WAR.value, log
    )
    assert s.courier[letter, Courier.SHEET] == Letter.WAR


@pytest.mark.rule("CN-COURIER-1")
def test_a_report_must_have_the_moment_and_the_headquarters_of_its_departure():
    s, log = campaign(5), blank_log(9)
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    add_lapse(s, courier)
    s.moment = 7
    s.commander_at[Commander.TRUGDAN] = MIDDLE
    dispatches.send_report(s, courier, log)
    assert (s.courier[courier, Courier.SINCE], s.courier[courier, Courier.HEADQUARTERS]) == (7, MIDDLE)


@pytest.mark.rule("CN-COURIER-1")
def test_a_report_without_a_line_must_not_be_sent():
    s, log = campaign(), blank_log(9)
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    dispatches.send_report(s, courier, log)
    assert dispatches.is_free_courier(s, courier)
    assert events(log, Event.COURIER_SENT) == []


@pytest.mark.rule("CN-COURIER-1")
def test_a_side_without_a_free_courier_must_send_nothing():
    s, log = campaign(), blank_log(99)
    for _ in range(COURIERS_PER_SIDE):
        assert report(s, log) != NOWHERE
    assert report(s, log) == NOWHERE
    assert events(log, Event.COURIER_LACKED) == [(Side.RAN, RAN_1, 0, 0, 0, 0)]
    last = Side.RAN * COURIERS_PER_SIDE + COURIERS_PER_SIDE - 1
    dispatches.release(s, last)
    assert report(s, log) == last


@pytest.mark.rule("CN-COURIER-1")
def test_a_destroyed_unit_may_send_a_report_only_from_a_given_hex():
    s, log = campaign(), blank_log(9)
    assert dispatches.open_report(s, Side.RAN, RAN_2, log) == NOWHERE
    courier = dispatches.open_report_from(s, Side.RAN, RAN_2, MIDDLE, log)
    assert s.courier[courier, Courier.FROM] == MIDDLE
    assert events(log, Event.COURIER_LACKED) == []


def lines_of(s, courier):
    """The lines that a courier or a spy carries: (kind, unit, hex)."""
    found, line = [], dispatches.next_line(s, Side.RAN, courier, NOWHERE)
    while line != NOWHERE:
        found.append(tuple(s.line[line, :3]))
        line = dispatches.next_line(s, Side.RAN, courier, line)
    return found


@pytest.mark.rule("CN-COURIER-1")
def test_lines_must_belong_to_their_courier_until_he_is_free():
    s, log = campaign(), blank_log(9)
    first, second = report(s, log), report(s, log)
    add_lapse(s, first, RAN_2)
    lapsed = Line.LAPSED.value
    assert lines_of(s, first) == [(lapsed, RAN_1, MIDDLE), (lapsed, RAN_2, MIDDLE)]
    assert lines_of(s, second) == [(lapsed, RAN_1, MIDDLE)]
    dispatches.release(s, first)
    assert lines_of(s, first) == []
    assert lines_of(s, second) == [(lapsed, RAN_1, MIDDLE)]
    assert dispatches.free_line(s, Side.RAN) == Side.RAN * LINES_PER_SIDE


@pytest.mark.rule("CN-COURIER-1")
def test_a_line_without_room_must_be_left_out():
    s, log = campaign(), blank_log(9)
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    for _ in range(LINES_PER_SIDE + 3):
        add_lapse(s, courier)
    assert s.courier[courier, Courier.LINES] == LINES_PER_SIDE
    assert dispatches.free_line(s, Side.TRA) == 0
    add_lapse(s, NOWHERE)  # without a courier nothing is written, and that is no error


@pytest.mark.rule("CN-SPY-5")
def test_lines_that_a_spy_hands_over_must_go_on_with_a_courier():
    s, log = campaign(), blank_log(9)
    spy = dispatches.specialist_as_owner(RAN_SPY)
    assert dispatches.write_line(s, Side.RAN, spy, Line.LAPSED.value, RAN_1, CAPE, *[UNKNOWN] * 5)
    courier = dispatches.open_report(s, Side.RAN, RAN_1, log)
    dispatches.hand_over_lines(s, Side.RAN, spy, courier)
    assert lines_of(s, spy) == []
    assert lines_of(s, courier) == [(Line.LAPSED, RAN_1, CAPE)]
    assert s.courier[courier, Courier.LINES] == 1


def sea_hexes(beside_coast):
    """Sea hexes of the island, with or without a coast hex beside them."""
    found = []
    for hex in range(HEXES):
        near = [int(k) for k in NEIGHBOUR[hex] if k != NOWHERE]
        if (
            is_sea(ISLAND, hex, NO_BRIDGE)
            and any(is_coast(ISLAND, k, NO_BRIDGE) for k in near) == beside_coast
        ):
            found.append(hex)
    return found


def put_aboard(s, hex):
    """Put RAN_1 aboard its ship in a hex."""
    s.unit_at[RAN_1], s.unit_aboard[RAN_1] = hex, 1


@pytest.mark.rule("CN-COURIER-16")
def test_a_courier_from_a_ship_must_start_in_the_first_coast_hex_beside_it():
    s, log = campaign(), blank_log(9)
    sea = sea_hexes(beside_coast=True)[0]
    put_aboard(s, sea)
    coast = min(int(k) for k in NEIGHBOUR[sea] if k != NOWHERE and is_coast(ISLAND, k, NO_BRIDGE))
    courier = report(s, log)
    assert (s.courier[courier, Courier.FROM], s.courier[courier, Courier.AT]) == (coast, coast)


@pytest.mark.rule("CN-COURIER-16")
def test_a_ship_away_from_the_coast_may_not_send_a_report():
    s, log = campaign(), blank_log(9)
    put_aboard(s, sea_hexes(beside_coast=False)[0])
    assert report(s, log) == NOWHERE
    assert len(rows(log)) == 0


@pytest.mark.rule("CN-COURIER-16")
def test_a_report_to_a_commander_in_chief_in_the_same_sea_hex_must_stay_in_the_hex():
    s, log = campaign(), blank_log(9)
    for sea in (sea_hexes(beside_coast=False)[0], sea_hexes(beside_coast=True)[0]):
        put_aboard(s, sea)
        s.commander_at[Commander.TRUGDAN] = sea
        courier = report(s, log)
        assert s.courier[courier, Courier.FROM] == sea


@pytest.mark.rule("CN-CMD-6", "CN-COURIER-16")
def test_sheets_of_the_crurians_must_be_sent_from_the_box():
    s, log = campaign(), blank_log(9)
    chief = chief_marker(Side.CRU)
    courier = dispatches.send_courier(s, Side.CRU, chief, GROUP_1, Cargo.SHEET.value, 1, log)
    assert s.courier[courier, Courier.FROM] == BOX


@pytest.mark.rule("CN-COURIER-14")
def test_couriers_must_cost_no_men_and_a_lost_one_must_leave_no_trace():
    s, log = campaign(), blank_log(9)
    before = s.copy()
    courier = report(s, log)
    count = len(rows(log))
    dispatches.release(s, courier)
    assert len(rows(log)) == count
    assert (s.unit_men == before.unit_men).all()
    assert (s.known == before.known).all()
