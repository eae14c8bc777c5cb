"""Couriers: sending, destination, delivery (CN-COURIER-2 to CN-COURIER-6, CN-COURIER-16, CN-CRUR-6)."""

import numpy as np
import pytest

from stridsplan.engine.dice import SHORT, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, MASK, blank_log, only, rows
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    FIRST_COMMANDER_MARKER,
    FIRST_SPECIALIST_MARKER,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import DAY, PULSES, Ask, Cargo, Courier, Fate, Letter, Sent
from stridsplan.games.clusta_noba.rules import couriers, messengers, writing
from stridsplan.games.clusta_noba.rules.markers import chief_marker
from stridsplan.games.clusta_noba.rules.phases import begin_phase_of

from .board import (
    GROUP_1,
    HIPPOGRIFF,
    RAN_1,
    RAN_2,
    RAN_3,
    RAN_CAMP,
    TRA_9,
    events_of,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
    place_specialist,
)
from .messengers import write_errand

RAN, CRU = Side.RAN.value, Side.CRU.value
TRUGDAN, GRISBAN = (FIRST_COMMANDER_MARKER + who for who in (Commander.TRUGDAN, Commander.GRISBAN))
COURIER = RAN * COURIERS_PER_SIDE  # the first of the Ransards
MIDDLE, CAPE = hex_at(10, 9), hex_at(9, 21)


def campaign() -> np.void:
    """Dawn of day 2: Trugdan with one company on the cape, Grisban with another in a camp in the middle."""
    s = new_board()
    s.ask, s.day, s.round, s.moment, s.due = Ask.ORDERS, 2, 1, 2 * DAY, 0b1111
    place(s, RAN_1, 9, 21)
    place(s, RAN_2, 10, 9)
    pitch(s, RAN_CAMP, 10, 9)
    place_commander(s, Commander.TRUGDAN, 9, 21, RAN_1)
    place_commander(s, Commander.GRISBAN, 10, 9, RAN_2)
    s.commander_in_chief[RAN], s.chief[RAN], s.headquarters[RAN] = Commander.TRUGDAN, Commander.TRUGDAN, CAPE
    begin_phase_of(s, RAN)
    return s


def write_column(
    s: np.void, recipient: int, unit: int, order: Order, copies: int = 1, seat: int = RAN
) -> None:
    """Write a column of one entry for this round."""
    log = blank_log(10)
    writing.begin_column(s, seat, recipient)
    if recipient >= FIRST_COMMANDER_MARKER:
        writing.name_unit(s, seat, unit)
    writing.begin_entry(s, seat, 0)
    writing.give_order(s, seat, order)
    writing.end_column(s, seat, copies, log)


def walk_round(s: np.void, log: np.ndarray) -> None:
    """Let the messengers walk for one round, in which no die may be rolled."""
    dice = loaded_tape([])
    messengers.begin_round(s, log)
    for s.pulse in range(PULSES):
        messengers.walk(s, dice, log)
        s.moment += 1
    assert not dice[SHORT]
    s.pulse = 0
    s.round += 1


@pytest.mark.rule("CN-TIME-5", "CN-ORDER-13", "CN-ARR-5")
def test_a_sheet_for_the_commander_in_chiefs_hex_must_take_effect_at_once():
    s, log = campaign(), blank_log(50)
    s.known_commander[RAN, Commander.TRUGDAN] = CAPE, s.moment, 4, Fate.FREE
    write_column(s, TRUGDAN, RAN_1, Order.PATROL)
    couriers.send_all(s, log)
    assert s.unit_order[RAN_1] == Order.PATROL
    assert s.courier[COURIER, Courier.CARGO] == Cargo.NONE
    [row] = [row for row in rows(log).tolist() if row[EVENT] == Event.SHEET_SENT]
    # seat, recipient, sheet; no courier carries it
    assert row[ARGUMENTS : ARGUMENTS + 4] == [RAN, TRUGDAN, 0, 0]
    assert s.sent[RAN, 0, Sent.MOMENT] == 2 * DAY


@pytest.mark.rule("CN-ORDER-5")
def test_a_column_for_a_unit_at_headquarters_must_not_affect_the_others():
    s = campaign()
    place(s, RAN_3, 9, 21)
    write_column(s, RAN_3, RAN_3, Order.HUNT)
    couriers.send_all(s, blank_log(50))
    assert (s.unit_order[RAN_3], s.unit_order[RAN_1]) == (Order.HUNT, NO_ORDER)


@pytest.mark.rule("CN-COURIER-2", "CN-COURIER-4", "CN-COURIER-11", "CN-NIGHT-5")
def test_a_sheet_that_couriers_carry_must_take_effect_on_arrival():
    s, log = campaign(), blank_log(200)
    write_column(s, GRISBAN, RAN_2, Order.SCOUT, copies=2)
    couriers.send_all(s, log)
    assert [int(s.courier[COURIER + k, Courier.CARGO]) for k in range(3)] == [
        Cargo.SHEET,
        Cargo.SHEET,
        Cargo.NONE,
    ]
    assert s.unit_order[RAN_2] == NO_ORDER
    walk_round(s, log)  # the path of 12 hexes costs the 6 points of a round
    assert s.unit_order[RAN_2] == Order.SCOUT
    assert s.courier[COURIER, Courier.CARGO] == Cargo.NONE
    assert s.courier[COURIER + 1, Courier.CARGO] == Cargo.NONE


@pytest.mark.rule("CN-NIGHT-5", "CN-COURIER-3")
def test_a_courier_must_walk_as_far_by_night_as_by_day():
    steps = []
    for round in (1, 7):
        s, log = campaign(), blank_log(200)
        write_column(s, GRISBAN, RAN_2, Order.SCOUT)
        couriers.send_all(s, log)
        s.round = round
        messengers.begin_round(s, log)
        steps.append(int(s.courier[COURIER, Courier.STEPS]))
    assert steps[0] == steps[1] > 5


@pytest.mark.rule("CN-CRUR-6")
def test_order_couriers_of_the_crurians_must_leave_one_round_late():
    s, log = campaign(), blank_log(50)
    general = FIRST_COMMANDER_MARKER + Commander.GENERAL_1
    s.has_bridge, s.bridge_known[CRU], s.headquarters[CRU] = 1, 1, BOX
    place(s, GROUP_1, 14, 4)
    place_commander(s, Commander.GENERAL_1, 14, 4, GROUP_1)
    begin_phase_of(s, CRU)
    write_column(s, general, GROUP_1, Order.HOLD, seat=CRU)
    couriers.send_all(s, log)
    courier = CRU * COURIERS_PER_SIDE
    assert s.courier[courier, Courier.WAITS] == s.moment + PULSES
    messengers.begin_round(s, log)
    assert s.courier[courier, Courier.STEPS] == 0
    s.moment += PULSES
    messengers.begin_round(s, log)
    assert s.courier[courier, Courier.STEPS] > 0


@pytest.mark.rule("CN-COURIER-6", "CN-TRAP-29")
def test_a_courier_must_seek_the_true_hex_of_his_recipient():
    s, log = campaign(), blank_log(50)
    write_column(s, GRISBAN, RAN_2, Order.SCOUT)
    couriers.send_all(s, log)
    s.commander_at[Commander.GRISBAN] = hex_at(5, 11)
    before = s.known_commander[RAN].copy()
    messengers.begin_round(s, log)
    assert couriers.destination(s, COURIER) == hex_at(5, 11)
    assert (s.known_commander[RAN] == before).all()  # the seat does not learn it


@pytest.mark.rule("CN-COURIER-6")
def test_a_courier_whose_recipient_has_died_must_return_if_no_commander_has_taken_over_there():
    s, log = campaign(), blank_log(50)
    write_column(s, GRISBAN, RAN_2, Order.SCOUT)
    couriers.send_all(s, log)
    s.commander_fate[Commander.GRISBAN] = Fate.DEAD
    messengers.begin_round(s, log)
    assert s.courier[COURIER, Courier.CARGO] == Cargo.REPORT
    assert s.courier[COURIER, Courier.GOAL] == chief_marker(RAN)
    line = next(row for row in s.line if row[0] == Line.RETURNED)
    assert (line[1], line[2]) == (0, GRISBAN)  # the sheet and its recipient


@pytest.mark.rule("CN-COURIER-16")
def test_no_courier_may_leave_a_ship_at_sea_and_the_author_must_learn_that_the_sheet_was_kept():
    s, log = campaign(), blank_log(50)
    sea = hex_at(0, 0)
    s.commander_at[Commander.TRUGDAN], s.headquarters[RAN] = sea, sea
    write_column(s, GRISBAN, RAN_2, Order.SCOUT)
    couriers.send_all(s, log)
    assert events_of(log) == [Event.SHEET_KEPT]
    assert s.sent[RAN, 0, Sent.MOMENT] == NOWHERE


@pytest.mark.rule("CN-COURIER-14", "CN-TRAP-29")
@pytest.mark.parametrize("free", [0, 1, COURIERS_PER_SIDE])
def test_the_author_must_not_learn_how_many_couriers_were_sent(free: int):
    s, log = campaign(), blank_log(50)
    s.courier[COURIER : COURIER + COURIERS_PER_SIDE - free, Courier.CARGO] = Cargo.LETTER
    write_column(s, GRISBAN, RAN_2, Order.SCOUT, copies=2)
    couriers.send_all(s, log)
    events_seen = [tuple(row[EVENT : ARGUMENTS + 4]) for row in rows(log) if row[MASK] == only(RAN)]
    # The event, who sees it, seat, recipient, sheet, copies
    assert events_seen == [(Event.SHEET_SENT, only(RAN), RAN, GRISBAN, 0, 2)]
    assert s.sent[RAN, 0, Sent.MOMENT] == 2 * DAY


@pytest.mark.rule("CN-TRAP-29")
@pytest.mark.parametrize("truly_at", [CAPE, MIDDLE])
def test_the_author_must_not_learn_where_the_recipient_truly_is(truly_at: int):
    s, log = campaign(), blank_log(50)
    s.known_commander[RAN, Commander.GRISBAN] = (MIDDLE, DAY, 3, Fate.FREE)
    s.commander_at[Commander.GRISBAN] = truly_at
    write_column(s, GRISBAN, RAN_2, Order.SCOUT, copies=2)
    couriers.send_all(s, log)
    events_seen = [tuple(row[EVENT : ARGUMENTS + 4]) for row in rows(log) if row[MASK] == only(RAN)]
    # The event, who sees it, seat, recipient, sheet, copies
    assert events_seen == [(Event.SHEET_SENT, only(RAN), RAN, GRISBAN, 0, 2)]


@pytest.mark.rule("CN-COURIER-16")
def test_a_courier_whose_recipient_stays_at_sea_must_return_after_a_day():
    s, log = campaign(), blank_log(50)
    write_column(s, GRISBAN, RAN_2, Order.SCOUT)
    couriers.send_all(s, log)
    s.commander_at[Commander.GRISBAN] = hex_at(0, 0)
    s.moment += DAY - 1
    couriers.end_day(s)
    assert s.courier[COURIER, Courier.CARGO] == Cargo.SHEET
    s.moment += 1
    couriers.end_day(s)
    assert s.courier[COURIER, Courier.CARGO] == Cargo.REPORT


@pytest.mark.rule("CN-ALLY-2")
def test_an_offer_must_go_by_courier_and_a_breach_must_need_none():
    s, log = campaign(), blank_log(50)
    s.posted[RAN, Side.TRA], s.posted[RAN, Side.STE] = Letter.TRUCE + 1, Letter.WAR + 1  # 0 is no letter
    place_commander(s, Commander.DA_KAELVE, 5, 11)
    s.commander_in_chief[Side.TRA] = Commander.DA_KAELVE
    couriers.send_all(s, log)
    assert s.courier[COURIER, Courier.CARGO] == Cargo.LETTER
    assert (s.offer[RAN, Side.TRA], s.offer[RAN, Side.STE]) == (0, Letter.WAR + 1)
    for _ in range(4):
        walk_round(s, log)
    assert s.offer[RAN, Side.TRA] == Letter.TRUCE + 1
    assert s.letters[Side.TRA, RAN] == Letter.TRUCE + 1


@pytest.mark.rule("CN-SPY-5")
def test_an_errand_for_a_specialist_elsewhere_must_be_brought_by_courier():
    s, log = campaign(), blank_log(200)
    place_specialist(s, HIPPOGRIFF, 10, 9, RAN_2)
    write_errand(s, RAN, HIPPOGRIFF, GRISBAN, (8, 4), (10, 20))
    couriers.send_all(s, log)
    assert s.courier[COURIER, Courier.GOAL] == FIRST_SPECIALIST_MARKER + HIPPOGRIFF
    assert s.specialist_home[HIPPOGRIFF] == NOWHERE
    for _ in range(2):
        walk_round(s, log)
    assert s.specialist_home[HIPPOGRIFF] == GRISBAN


@pytest.mark.rule("CN-COURIER-7", "CN-COURIER-9")
def test_a_courier_who_is_caught_on_the_way_must_not_arrive():
    s, log = campaign(), blank_log(200)
    place(s, TRA_9, 10, 10)  # beside the middle
    write_column(s, GRISBAN, RAN_2, Order.SCOUT)
    couriers.send_all(s, log)
    messengers.begin_round(s, log)
    dice = loaded_tape([0])  # the lowest roll catches
    for s.pulse in range(PULSES):
        messengers.walk(s, dice, log)
        s.moment += 1
    s.pulse = 0
    messengers.begin_round(s, log)
    for s.pulse in range(PULSES):
        messengers.walk(s, dice, log)
        s.moment += 1
    assert Event.COURIER_CAUGHT in events_of(log)
    assert s.courier[COURIER, Courier.CAUGHT] == 1
    assert s.unit_order[RAN_2] == NO_ORDER
