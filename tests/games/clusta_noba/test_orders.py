"""The order that each unit carries out, and its conditions (CN-ORDER-8 to CN-ORDER-13, CN-ORDER-26 to CN-ORDER-32)."""

import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, STANDARD, Commander, Side
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event, Illegal
from stridsplan.games.clusta_noba.numbers import DAY, DAY_ROUNDS, PULSES, ROUNDS, Doctrine, Entry
from stridsplan.games.clusta_noba.rules import orders
from stridsplan.games.clusta_noba.rules.columns import cancel_orders, set_default_doctrine, sheet_end

from .board import (
    BAND_1,
    CRU_CAMP,
    GROUP_1,
    ISLANDERS_1,
    RAN_CAMP,
    TRA_1,
    TRA_2,
    TRA_5,
    TRA_CAMP,
    hex_at,
    lines_under_way,
    new_board,
    pitch,
    place,
    place_commander,
)

CAPE, MIDDLE = hex_at(9, 21), hex_at(10, 9)


def board():
    """Two Trakorian companies on the cape, far from da Kaelve, the commander-in-chief."""
    s = new_board()
    s.commander_in_chief[Side.TRA] = Commander.DA_KAELVE
    place_commander(s, Commander.DA_KAELVE, 10, 9)
    place(s, TRA_1, 9, 21)
    place(s, TRA_2, 9, 21)
    return s


def give_column(s, unit, *entries, sheet=5):
    """Give a unit a column; entries are (day, round, order, hex)."""
    s.unit_entries[unit], s.unit_sheet[unit], s.unit_since[unit] = len(entries), sheet, s.moment
    for k, (day, round, order, hex) in enumerate(entries):
        entry = s.unit_plan[unit, k]
        entry[Entry.SLOT], entry[Entry.ORDER], entry[Entry.HEX] = DAY_ROUNDS * day + round - 1, order, hex
    s.unit_plan_end[unit] = sheet_end(s, unit, s.sent[0, 0])  # a blank row: the sheet names no number of days


def begin_round_of(s, day=0, round=1, dice=()):
    """Begin a round with these dice, counted from 0; return the events, each with its first three numbers."""
    s.day, s.round = day, round
    s.moment = DAY * day + PULSES * (round - 1)
    log = blank_log(50)
    orders.begin_round(s, loaded_tape(dice), log)
    return [(row[EVENT], *row[ARGUMENTS : ARGUMENTS + 3]) for row in rows(log).tolist()]


@pytest.mark.rule("CN-ORDER-9")
def test_an_entry_must_begin_with_its_round_and_run_until_the_next():
    s = board()
    give_column(s, TRA_1, (0, 2, Order.GOTO, MIDDLE), (0, 4, Order.HOLD, NOWHERE))
    begin_round_of(s, round=1)
    assert s.unit_order[TRA_1] == NO_ORDER
    events = begin_round_of(s, round=2)
    assert (Event.ORDER_BEGAN, TRA_1, Order.GOTO, MIDDLE) in events
    assert (s.unit_order[TRA_1], s.unit_target[TRA_1]) == (Order.GOTO, MIDDLE)
    assert not any(event[:2] == (Event.ORDER_BEGAN, TRA_1) for event in begin_round_of(s, round=3))
    begin_round_of(s, round=4)
    assert s.unit_order[TRA_1] == Order.HOLD


@pytest.mark.rule("CN-ORDER-10")
def test_one_report_must_be_sent_when_orders_lapse_and_no_other_later():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.GOTO, MIDDLE))
    give_column(s, TRA_2, (1, 1, Order.HOLD, NOWHERE), (2, 1, Order.HOLD, NOWHERE))
    begin_round_of(s)
    assert lines_under_way(s, Line.LAPSED) == []
    assert (Event.ORDER_LAPSED, TRA_1, CAPE, 0) in begin_round_of(s, day=1)
    assert [line[:3] for line in lines_under_way(s, Line.LAPSED)] == [[TRA_1, CAPE, NO_ORDER]]
    begin_round_of(s, day=1, round=2)
    assert len(lines_under_way(s, Line.LAPSED)) == 1


@pytest.mark.rule("CN-ORDER-10", "CN-ORDER-12")
def test_a_retreat_must_be_followed_by_the_report_of_a_lapse():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.HOLD, NOWHERE))
    give_column(s, TRA_2, (0, 1, Order.HOLD, NOWHERE))
    begin_round_of(s)
    cancel_orders(s, TRA_1)
    begin_round_of(s, round=2)
    assert [line[0] for line in lines_under_way(s, Line.LAPSED)] == [TRA_1]


@pytest.mark.rule("CN-ORDER-13", "CN-ARR-5")
def test_units_with_the_commander_in_chief_must_not_report_a_lapse():
    s = board()
    place(s, TRA_5, 10, 9)
    begin_round_of(s)
    assert sorted(line[0] for line in lines_under_way(s, Line.LAPSED)) == [TRA_1, TRA_2]
    assert s.unit_lapsed[TRA_5] == 0


@pytest.mark.rule("CN-ORDER-11")
def test_a_column_must_be_carried_out_as_soon_as_it_arrives():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.GOTO, MIDDLE), (0, 2, Order.PATROL, NOWHERE))
    s.round, s.pulse, s.moment = 3, 2, 10
    orders.begin_new_orders(s, TRA_1, blank_log(5))
    assert (s.unit_order[TRA_1], s.unit_entry[TRA_1], s.unit_base[TRA_1]) == (Order.PATROL, 1, CAPE)
    assert s.unit_since[TRA_1] == 10


def fortifier(unit, men=250, in_camp=True):
    """A position in which a unit, in its camp or without one, has the order to fortify."""
    s = board()
    place(s, unit, 9, 21, men)
    if in_camp:
        pitch(s, TRA_CAMP, 9, 21)
    give_column(s, unit, (0, 1, Order.FORTIFY, NOWHERE))
    return s


@pytest.mark.rule("CN-FORT-2", "CN-ORDER-27", "CN-TRAP-23")
@pytest.mark.parametrize(
    ("men", "in_camp", "fortifies"), [(250, True, True), (249, True, False), (250, False, False)]
)
def test_a_unit_must_have_250_men_in_a_camp_to_fortify_and_must_otherwise_wait_and_report(
    men, in_camp, fortifies
):
    s = fortifier(TRA_1, men, in_camp)
    begin_round_of(s)
    assert (s.unit_order[TRA_1] == Order.FORTIFY) == fortifies
    if not fortifies:
        assert s.unit_order[TRA_1] == Order.WAIT
        expected = [TRA_1, CAPE, Order.FORTIFY, Illegal.CANNOT_FORTIFY]
        assert [line[:4] for line in lines_under_way(s, Line.ORDER_FAILED)] == [expected]


@pytest.mark.rule("CN-FORT-2")
def test_a_unit_reduced_below_250_men_must_stop_fortifying():
    s = fortifier(TRA_1)
    begin_round_of(s)
    s.unit_men[TRA_1, STANDARD] = 249
    begin_round_of(s, round=2)
    assert s.unit_order[TRA_1] == Order.WAIT
    assert len(lines_under_way(s, Line.ORDER_FAILED)) == 1


@pytest.mark.rule("CN-FORT-2", "CN-ORDER-27")
def test_only_one_unit_may_fortify_a_camp():
    s = fortifier(TRA_1)
    give_column(s, TRA_2, (0, 1, Order.FORTIFY, NOWHERE))
    begin_round_of(s)
    assert (s.unit_order[TRA_1], s.unit_order[TRA_2]) == (Order.FORTIFY, Order.WAIT)
    assert lines_under_way(s, Line.ORDER_FAILED)[0][3] == Illegal.FORTIFIED_BY_ANOTHER


@pytest.mark.rule("CN-FORT-2")
def test_the_first_unit_to_fortify_must_go_on():
    s = fortifier(TRA_2)
    begin_round_of(s)
    s.moment = 4  # TRA_1 gets its column after the first round
    give_column(s, TRA_1, (0, 2, Order.FORTIFY, NOWHERE))
    begin_round_of(s, round=2)
    assert (s.unit_order[TRA_1], s.unit_order[TRA_2]) == (Order.WAIT, Order.FORTIFY)


@pytest.mark.rule("CN-ORDER-26", "CN-CAMP-3")
def test_a_unit_must_not_camp_where_another_side_has_a_camp():
    s = board()
    pitch(s, RAN_CAMP, 9, 21)
    give_column(s, TRA_1, (0, 1, Order.CAMP, CAPE))
    give_column(s, TRA_2, (0, 1, Order.CAMP, MIDDLE))
    begin_round_of(s)
    assert (s.unit_order[TRA_1], s.unit_order[TRA_2]) == (Order.WAIT, Order.CAMP)
    assert [line[3] for line in lines_under_way(s, Line.ORDER_FAILED)] == [Illegal.CANNOT_CAMP]


@pytest.mark.rule("CN-CAMP-3")
def test_a_unit_in_a_finished_camp_must_end_its_order_to_camp_without_a_report():
    s = board()
    pitch(s, TRA_CAMP, 9, 21)
    give_column(s, TRA_1, (0, 1, Order.CAMP, CAPE))
    begin_round_of(s)
    assert (s.unit_order[TRA_1], s.unit_done[TRA_1]) == (Order.WAIT, 1)
    assert lines_under_way(s, Line.ORDER_FAILED) == []


@pytest.mark.rule("CN-FORT-6")
@pytest.mark.parametrize("order", [Order.CAMP, Order.FORTIFY])
def test_islanders_may_not_camp_or_fortify(order):
    s = new_board()
    place(s, ISLANDERS_1, 9, 21, 300)
    pitch(s, CRU_CAMP, 9, 21)
    place_commander(s, Commander.GENERAL_1, 9, 21)
    give_column(s, ISLANDERS_1, (0, 1, order, CAPE))
    begin_round_of(s)
    assert s.unit_order[ISLANDERS_1] == Order.WAIT


@pytest.mark.rule("CN-CRUR-1")
def test_a_group_must_hold_if_it_does_not_understand_its_order():
    s = new_board()
    place(s, GROUP_1, 9, 21)
    place_commander(s, Commander.GENERAL_1, 9, 21, GROUP_1)
    give_column(s, GROUP_1, (0, 1, Order.GOTO, MIDDLE), (0, 2, Order.ADVANCE, MIDDLE))
    begin_round_of(s)
    assert s.unit_order[GROUP_1] == Order.HOLD
    begin_round_of(s, round=2)
    assert s.unit_order[GROUP_1] == Order.ADVANCE


@pytest.mark.rule("CN-CRUR-3", "CN-TRAP-34")
def test_a_group_without_a_general_must_hold_and_send_no_report():
    s = new_board()
    place(s, GROUP_1, 9, 21)
    give_column(s, GROUP_1, (0, 1, Order.ADVANCE, MIDDLE))
    begin_round_of(s)
    assert s.unit_order[GROUP_1] == Order.HOLD
    place_commander(s, Commander.GENERAL_1, 9, 21)
    begin_round_of(s, round=2)
    assert s.unit_order[GROUP_1] == Order.ADVANCE
    place_commander(s, Commander.GENERAL_1, 10, 9)
    begin_round_of(s, day=1)
    assert s.unit_order[GROUP_1] == Order.HOLD
    assert lines_under_way(s, Line.LAPSED) == []


@pytest.mark.rule("CN-CRUR-3")
def test_a_group_left_in_the_box_must_hold():
    s = new_board()
    place(s, GROUP_1, 9, 21)
    s.unit_at[GROUP_1] = BOX
    begin_round_of(s)
    assert s.unit_order[GROUP_1] == Order.HOLD


@pytest.mark.rule("CN-CRUR-11")
def test_bands_must_not_be_given_orders():
    s = new_board()
    place(s, BAND_1, 9, 21, 60)
    begin_round_of(s)
    assert (s.unit_order[BAND_1], s.unit_lapsed[BAND_1]) == (NO_ORDER, 0)


# -- Hiding, patrols, dusk ---------------------------------------------------------------------------------------


@pytest.mark.rule("CN-PATROL-1", "CN-ORDER-31")
def test_the_base_of_a_patrol_must_be_its_hex_until_dusk():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.PATROL, NOWHERE))
    begin_round_of(s)
    assert s.unit_base[TRA_1] == CAPE
    s.round = 6
    orders.end_day(s)
    assert (s.unit_order[TRA_1], s.unit_base[TRA_1]) == (Order.WAIT, NOWHERE)


@pytest.mark.rule("CN-ORDER-8", "CN-PATROL-1")
def test_a_patrol_until_further_notice_must_go_on_next_day():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.PATROL, NOWHERE))
    s.unit_plan[TRA_1, 0, Entry.FURTHER] = 1
    begin_round_of(s)
    orders.end_day(s)
    begin_round_of(s, round=7)
    assert (s.unit_order[TRA_1], s.unit_base[TRA_1]) == (Order.PATROL, NOWHERE)
    begin_round_of(s, day=1)
    assert s.unit_base[TRA_1] == CAPE


@pytest.mark.rule("CN-SCOUT-1", "CN-SCOUT-3", "CN-ORDER-32")
def test_a_scout_must_hide_and_stop_at_nightfall():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.SCOUT, NOWHERE), (3, 1, Order.HOLD, NOWHERE))
    begin_round_of(s)
    assert s.unit_hidden[TRA_1] == 1
    orders.end_day(s)
    assert (s.unit_order[TRA_1], s.unit_hidden[TRA_1]) == (Order.WAIT, 0)
    begin_round_of(s, day=1)
    assert (s.unit_order[TRA_1], s.unit_lapsed[TRA_1]) == (Order.WAIT, 0)


@pytest.mark.rule("CN-SCOUT-3", "CN-NIGHT-1")
def test_scouting_must_not_begin_at_night():
    s = board()
    give_column(s, TRA_1, (0, 6, Order.SCOUT, NOWHERE))
    begin_round_of(s, round=7)
    assert (s.unit_order[TRA_1], s.unit_hidden[TRA_1]) == (Order.WAIT, 0)


@pytest.mark.rule("CN-ASTRO-1")
def test_the_order_to_divine_must_end_at_dusk():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.DIVINE, NOWHERE))
    begin_round_of(s)
    assert (s.unit_order[TRA_1], s.unit_target[TRA_1], s.unit_base[TRA_1]) == (Order.DIVINE, NOWHERE, NOWHERE)
    orders.end_day(s)
    assert s.unit_order[TRA_1] == Order.WAIT


@pytest.mark.rule("CN-ORDER-28", "CN-TRAP-41")
def test_a_hunt_must_go_on_at_night_with_all_men():
    s = board()
    give_column(s, TRA_1, (0, 1, Order.HUNT, NOWHERE))
    begin_round_of(s)
    orders.end_day(s)
    assert (s.unit_order[TRA_1], s.unit_men[TRA_1].sum()) == (Order.HUNT, 400)


# -- Forced marches ----------------------------------------------------------------------------------------------


def forced_march(order=Order.GOTO, round=2, day=0):
    """A position in which TRA_1, led by Tasseluka, has a forced march in a round of a day."""
    s = board()
    place_commander(s, Commander.TASSELUKA, 9, 21, TRA_1)
    give_column(s, TRA_1, (0, 1, order, MIDDLE))
    set_default_doctrine(s, TRA_1)
    s.unit_doctrine[TRA_1, Doctrine.FORCED_2] = ROUNDS * day + round
    return s


@pytest.mark.rule("CN-HP-5")
def test_a_forced_march_must_cost_a_hero_point_at_the_start_of_its_round():
    s = forced_march()
    begin_round_of(s)
    assert s.commander_points[Commander.TASSELUKA] == 4
    begin_round_of(s, round=2)
    assert (s.commander_points[Commander.TASSELUKA], s.commander_forced[Commander.TASSELUKA]) == (3, 2)
    begin_round_of(s, round=3)
    assert s.commander_points[Commander.TASSELUKA] == 3


@pytest.mark.rule("CN-HP-5")
def test_a_forced_march_may_be_at_night():
    s = forced_march(round=8)
    s.unit_plan[TRA_1, 0, Entry.NIGHTS] = 2
    begin_round_of(s, round=8)
    assert s.commander_points[Commander.TASSELUKA] == 3


@pytest.mark.rule("CN-HP-5", "CN-NIGHT-1")
def test_no_hero_point_must_be_spent_in_a_night_round_in_which_the_force_rests():
    s = forced_march(round=8)
    s.unit_plan[TRA_1, 0, Entry.NIGHTS] = 1
    begin_round_of(s, round=8)
    assert s.commander_points[Commander.TASSELUKA] == 4


@pytest.mark.rule("CN-HP-5", "CN-HP-7")
@pytest.mark.parametrize(("points", "left"), [(1, 0), (0, 0)])
def test_a_forced_march_may_cost_the_last_hero_point_and_must_not_happen_without_one(points, left):
    s = forced_march()
    s.commander_points[Commander.TASSELUKA] = points
    begin_round_of(s, round=2)
    assert s.commander_points[Commander.TASSELUKA] == left
    assert (s.commander_forced[Commander.TASSELUKA] == 2) == (points == 1)


@pytest.mark.rule("CN-HP-5")
def test_no_hero_point_must_be_spent_without_movement_and_only_one_on_a_force():
    s = forced_march(Order.HOLD)
    begin_round_of(s, round=2)
    assert s.commander_points[Commander.TASSELUKA] == 4
    s = forced_march()
    place_commander(s, Commander.KYRIAS, 9, 21, TRA_1)
    begin_round_of(s, round=2)
    assert (s.commander_points[Commander.TASSELUKA], s.commander_points[Commander.KYRIAS]) == (3, 5)
