"""The expected course of a column: by the arithmetic of the rules, from what its author knows."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.orders import FORMATION, Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_COMMANDER_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    DAY_ROUNDS,
    PULSES,
    ROUNDS,
    VIAS,
    Doctrine,
    Draft,
    Entry,
    Fate,
    Known,
    KnownCamp,
    Sent,
    State,
)
from stridsplan.games.clusta_noba.rules import fatigue, marching, sailing
from stridsplan.games.clusta_noba.rules.units import is_ashore
from stridsplan.games.clusta_noba.rules.writing import units_meant
from stridsplan.games.clusta_noba.words.expected import expect, place_at

from .board import EXACT, RAN_1, RAN_6, RAN_7, RAN_CAMP, hex_at, new_board, pitch, place

SEAT = Side.RAN
CAPE, MIDDLE, WEST = (9, 21), (10, 9), (4, 14)
GRISBAN = FIRST_COMMANDER_MARKER + Commander.GRISBAN
LOG = blank_log(200)


def board(*units: int, at=CAPE, headquarters=None, aboard: bool = False) -> np.void:
    """Units of RAN with Grisban in a hex, all known there; headquarters in the same hex or in another."""
    s = new_board()
    s.starting_tv[:] = 1  # not 0: all sides have arrived
    s.headquarters[SEAT] = hex_at(*headquarters or at)
    s.known_commander[SEAT, Commander.GRISBAN] = [hex_at(*at), 0, 3, Fate.FREE]
    for unit in units:
        place(s, unit, *at)
        if aboard:
            s.unit_aboard[unit], s.ship_at[unit] = 1, hex_at(*at)
        row = s.known[SEAT, unit]
        row[Known.HEX], row[Known.MOMENT], row[Known.ABOARD] = hex_at(*at), 0, aboard
        row[Known.STANDARD : Known.ELITE + 1], row[Known.STATE] = s.unit_men[unit], State.READY
    return s


def write_column(s: np.void, *entries, recipient: int = GRISBAN, alone: bool = False) -> int:
    """Write a column that is not sent yet; return its row. An entry: (day, round, order, hex, {Entry: number})."""
    row = int(s.columns[SEAT])
    sent = s.sent[SEAT, row]
    sent[Sent.RECIPIENT], sent[Sent.MOMENT], sent[Sent.ALONE] = recipient, UNKNOWN, alone
    s.draft[SEAT, Draft.RECIPIENT] = recipient
    sent[Sent.MEANT] = units_meant(s, SEAT)
    s.sent_doctrine[SEAT, row, [Doctrine.FORCED_1, Doctrine.FORCED_2]] = NOWHERE
    for k, (day, round, order_id, hex, *more) in enumerate(entries):
        line = s.sent_entries[SEAT, row, k]
        slot = DAY_ROUNDS * day + round - 1
        line[:] = [slot, order_id, hex, FORMATION[order_id], 0, 0, *[NOWHERE] * VIAS]
        for kind, number in (more[0] if more else {}).items():
            line[kind] = number
    s.sent_count[SEAT, row] = len(entries)
    s.columns[SEAT] += 1
    return row


def expected(s: np.void, *entries, **more):
    """The expected course of a column with these entries."""
    return expect(s, SEAT, write_column(s, *entries, **more))


def end_of_round(moment: int) -> int:
    """Return the moment at which the round ends, or this one if a round ends now."""
    return -(-moment // PULSES) * PULSES


def arrival_of(s: np.void, unit: int, goal: int) -> int:
    """Play the rules until a unit reaches a hex; return the moment."""
    for moment in range(6 * DAY):
        s.day, of_day = divmod(moment, DAY)
        s.round, s.pulse = of_day // PULSES + 1, of_day % PULSES
        s.moment = moment
        if s.pulse == 0:
            marching.begin_round(s)
            sailing.sail_and_land(s, loaded_tape([]), LOG)
        marching.march(s, loaded_tape([EXACT] * 40), LOG)
        if s.unit_at[unit] == goal and is_ashore(s, unit):
            return moment + 1
        if s.pulse == PULSES - 1:
            fatigue.count_rest(s)
            if s.round == DAY_ROUNDS:
                fatigue.end_slow_day(s)
            if s.round == ROUNDS:
                fatigue.apply_night_fatigue(s)
    raise AssertionError


def carry_out(s: np.void, unit: int, row: int) -> None:
    """Let the unit carry out the first entry of a column, which is in this row of the sent sheets."""
    s.unit_plan[unit, 0] = s.sent_entries[SEAT, row, 0]
    s.unit_entry[unit], s.unit_sheet[unit], s.unit_since[unit] = 0, 3, 0  # 3: any sheet
    s.unit_order[unit], s.unit_target[unit] = s.unit_plan[unit, 0, [Entry.ORDER, Entry.HEX]]


@pytest.mark.parametrize("order_id", [Order.GOTO, Order.ADVANCE, Order.HASTE, Order.ATTACK])
@pytest.mark.parametrize("nights", [0, 1, 3])
def test_a_march_must_be_expected_to_arrive_when_the_rules_let_it_arrive(order_id, nights):
    s = board(RAN_1)
    row = write_column(
        s, (0, 1, order_id, hex_at(*MIDDLE), {Entry.NIGHTS: nights}), (7, 1, Order.HOLD, NOWHERE)
    )
    leg = expect(s, SEAT, row).legs[0]
    carry_out(s, RAN_1, row)
    assert leg.ends == arrival_of(s, RAN_1, hex_at(*MIDDLE))
    assert leg.at == hex_at(*MIDDLE)
    assert leg.steps[-1].moment == leg.ends


@pytest.mark.rule("CN-ORDER-34")
def test_a_lone_unit_must_be_expected_to_go_home_to_the_nearest_camp():
    s = board(RAN_1)
    for camp, at in ((RAN_CAMP, WEST), (RAN_CAMP + 1, MIDDLE)):
        pitch(s, camp, *at)
        s.known_camp[SEAT, camp, KnownCamp.HEX] = hex_at(*at)
    row = write_column(s, (0, 1, Order.HOME, NOWHERE), recipient=RAN_1)
    leg = expect(s, SEAT, row).legs[0]
    carry_out(s, RAN_1, row)
    assert leg.ends == arrival_of(s, RAN_1, leg.at)
    assert leg.at == hex_at(*WEST)


def test_a_lone_unit_must_be_expected_to_stay_if_no_camp_is_known():
    s = board(RAN_1)
    leg = expect(s, SEAT, write_column(s, (0, 1, Order.HOME, NOWHERE), recipient=RAN_1)).legs[0]
    assert (leg.at, leg.steps) == (hex_at(*CAPE), ())


def test_an_expected_march_must_lead_through_the_hexes_of_its_route():
    s = board(RAN_6)
    leg = expected(
        s,
        (0, 1, Order.GOTO, hex_at(*MIDDLE), {Entry.VIA_1: hex_at(*WEST)}),
        (7, 1, Order.HOLD, NOWHERE),
    ).legs[0]
    assert hex_at(*WEST) in [step.hex for step in leg.steps]
    assert leg.at == hex_at(*MIDDLE)


def test_an_expected_march_must_stop_where_the_next_entry_begins():
    s = board(RAN_6)
    course = expected(s, (0, 1, Order.GOTO, hex_at(*MIDDLE)), (0, 2, Order.HOLD, NOWHERE))
    march, stay = course.legs
    assert march.ends is None
    assert march.steps
    assert stay.at == march.at == march.steps[-1].hex != hex_at(*MIDDLE)


def test_the_slowest_unit_must_determine_the_pace():
    alone = expected(board(RAN_6), (0, 1, Order.GOTO, hex_at(*MIDDLE)))
    with_large = expected(board(RAN_6, RAN_1), (0, 1, Order.GOTO, hex_at(*MIDDLE)))
    assert with_large.legs[0].ends == alone.legs[0].ends  # both units have 6 movement points
    s = board(RAN_6, RAN_7)
    s.known[SEAT, RAN_7, Known.STANDARD] = 40  # a platoon is faster, RAN_6 is not
    assert expected(s, (0, 1, Order.GOTO, hex_at(*MIDDLE))).legs[0].ends == alone.legs[0].ends


def test_a_forced_march_must_double_the_movement_of_its_round():
    s = board(RAN_6)
    row = write_column(s, (0, 1, Order.GOTO, hex_at(*MIDDLE)))
    slow = expect(s, SEAT, row).legs[0]
    s.sent_doctrine[SEAT, row, Doctrine.FORCED_1] = 1
    fast = expect(s, SEAT, row).legs[0]
    assert (slow.ends or 0) - (fast.ends or 0) == PULSES


def test_an_expected_march_to_an_unreachable_hex_must_have_no_path():
    leg = expected(board(RAN_6), (0, 1, Order.GOTO, hex_at(0, 0))).legs[0]
    assert not leg.has_way
    assert leg.ends is None


def test_an_order_must_wait_for_its_courier():
    s = board(RAN_6, headquarters=(10, 2))
    hold, wait, march = (
        (0, 1, Order.HOLD, NOWHERE),
        (0, 2, Order.WAIT, NOWHERE),
        (0, 4, Order.GOTO, hex_at(*WEST)),
    )
    course = expected(s, hold, wait, march)
    assert not course.is_at_once
    assert PULSES < course.arrives < 3 * PULSES
    assert [leg.begins for leg in course.legs] == [None, course.arrives, 3 * PULSES]


def test_a_sheet_for_headquarters_must_need_no_courier():
    course = expected(board(RAN_6), (0, 2, Order.HOLD, NOWHERE))
    assert (course.arrives, course.is_at_once) == (0, True)
    assert course.legs[0].begins == PULSES


def test_a_sheet_without_a_path_for_its_courier_must_not_be_expected_to_arrive():
    s = board(RAN_6)
    s.headquarters[SEAT] = BOX
    assert expected(s, (0, 1, Order.HOLD, NOWHERE)).arrives is None


def test_orders_must_lapse_after_the_last_day_of_the_column_unless_they_run_on():
    s = board(RAN_6)
    assert expected(s, (0, 1, Order.HOLD, NOWHERE), (2, 3, Order.WAIT, NOWHERE)).ends == 3 * DAY
    assert expected(s, (0, 1, Order.HOLD, NOWHERE, {Entry.FURTHER: 1})).ends is None


def test_a_camp_must_be_expected_after_six_rounds_of_work_by_day():
    s = board(RAN_6)
    at_once = expected(s, (0, 2, Order.CAMP, hex_at(*CAPE)), (2, 1, Order.HOLD, NOWHERE)).legs[0]
    assert at_once.ends == DAY + PULSES  # five rounds of the first day, one of the next
    beyond = expected(s, (0, 1, Order.CAMP, hex_at(8, 20)), (2, 1, Order.HOLD, NOWHERE)).legs[0]
    arrival = beyond.steps[-1].moment
    night = DAY - DAY_ROUNDS * PULSES  # does not count
    assert beyond.ends == end_of_round(arrival) + 6 * PULSES + night


def test_patrols_must_be_expected_to_end_at_dusk_and_hold_never():
    s = board(RAN_6)
    patrol, hold = expected(s, (0, 2, Order.PATROL, NOWHERE), (1, 1, Order.HOLD, NOWHERE)).legs
    assert (patrol.ends, hold.ends) == (DAY_ROUNDS * PULSES, None)


def test_a_fleet_must_be_expected_to_land_when_the_rules_let_it_land():
    s = board(RAN_6, at=(4, 24), aboard=True)
    row = write_column(s, (0, 1, Order.SHIP, hex_at(8, 23)), (5, 1, Order.HOLD, NOWHERE))
    leg = expect(s, SEAT, row).legs[0]
    carry_out(s, RAN_6, row)
    landed = arrival_of(s, RAN_6, hex_at(8, 23))
    assert leg.at == hex_at(8, 23)
    assert leg.ends == end_of_round(landed)  # landing takes the whole round


def test_two_companies_of_a_fleet_must_land_one_after_the_other():
    one = expected(board(RAN_6, at=(8, 24), aboard=True), (0, 1, Order.SHIP, hex_at(8, 23))).legs[0]
    two = expected(board(RAN_6, RAN_7, at=(8, 24), aboard=True), (0, 1, Order.SHIP, hex_at(8, 23))).legs[0]
    assert (one.ends, two.ends) == (PULSES, 2 * PULSES)


def test_a_commander_without_troops_must_travel_as_a_courier_by_night_too():
    s = board(RAN_6)
    alone = expected(s, (0, 1, Order.GOTO, hex_at(*MIDDLE)), alone=True).legs[0]
    assert alone.ends < expected(s, (0, 1, Order.GOTO, hex_at(*MIDDLE))).legs[0].ends


def test_the_place_at_a_moment_must_follow_the_expected_steps():
    s = board(RAN_6)
    course = expected(s, (0, 1, Order.GOTO, hex_at(*MIDDLE)))
    first = course.legs[0].steps[0]
    assert place_at(course, hex_at(*CAPE), first.moment - 1) == hex_at(*CAPE)
    assert place_at(course, hex_at(*CAPE), first.moment) == first.hex
