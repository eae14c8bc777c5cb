"""Commanders without orders act by their wishes (CN-IND-1, CN-IND-3 to CN-IND-5)."""

import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, Commander, Side
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.rules import orders
from stridsplan.games.clusta_noba.rules.columns import cancel_orders, finish_entry

from .board import (
    GROUP_1,
    STE_1,
    STE_2,
    STE_CAMP,
    hex_at,
    lines_under_way,
    new_board,
    pitch,
    place,
    place_commander,
)
from .test_orders import begin_round_of, give_column

CAPE, MIDDLE, CAMP = hex_at(9, 21), hex_at(10, 9), hex_at(10, 17)
OFFICER = Commander.OFFICER  # LV 2: the first wish on a die of 5 or 6, the third on a 1


def board():
    """The Stegosian officer with two companies without orders on the cape, Naramsi in a camp."""
    s = new_board()
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    place_commander(s, Commander.NARAMSI, 10, 17)
    pitch(s, STE_CAMP, 10, 17)
    place(s, STE_1, 9, 21)
    place(s, STE_2, 9, 21)
    place_commander(s, OFFICER, 9, 21, STE_1)
    return s


def orders_of(s):
    """The order and the target of each of the two companies."""
    return [(int(s.unit_order[unit]), int(s.unit_target[unit])) for unit in (STE_1, STE_2)]


@pytest.mark.rule("CN-IND-1", "CN-IND-3")
@pytest.mark.parametrize(
    ("die", "order", "target"),
    [(5, Order.HOLD, NOWHERE), (4, Order.GOTO, CAMP), (2, Order.GOTO, CAMP), (1, Order.SCOUT, NOWHERE)],
)
def test_the_die_and_the_lv_must_determine_one_of_three_wishes(die, order, target):
    s = board()
    begin_round_of(s, dice=[die - 1])
    assert orders_of(s) == [(order, target)] * 2


@pytest.mark.rule("CN-IND-3")
def test_crurians_must_hold_by_default():
    s = new_board()
    place(s, GROUP_1, 9, 21)
    place_commander(s, Commander.GENERAL_1, 9, 21, GROUP_1)
    for die in (1, 6):
        s.commander_wish[Commander.GENERAL_1] = NOWHERE
        begin_round_of(s, dice=[die - 1])
        assert s.unit_order[GROUP_1] == Order.HOLD


@pytest.mark.rule("CN-IND-3")
def test_the_wishes_of_the_seat_must_replace_the_default():
    s = board()
    s.wish[Side.STE, OFFICER, 0] = Order.ATTACK, MIDDLE
    begin_round_of(s, dice=[5])
    assert orders_of(s) == [(Order.ATTACK, MIDDLE)] * 2


@pytest.mark.rule("CN-IND-3")
def test_units_whose_wish_is_to_go_to_a_camp_must_hold_if_there_is_none():
    s = board()
    s.camp_at[STE_CAMP] = NOWHERE
    begin_round_of(s, dice=[2])
    assert orders_of(s) == [(Order.HOLD, NOWHERE)] * 2


@pytest.mark.rule("CN-IND-1", "CN-TRAP-33")
def test_the_commander_in_chief_must_never_roll():
    s = board()
    s.commander_in_chief[Side.STE] = OFFICER
    begin_round_of(s)  # no dice
    assert orders_of(s) == [(NO_ORDER, NOWHERE)] * 2


@pytest.mark.rule("CN-IND-1")
def test_a_commander_whose_sheet_still_holds_must_not_roll():
    s = board()
    give_column(s, STE_1, (1, 1, Order.HOLD, NOWHERE))
    begin_round_of(s)
    assert orders_of(s)[1] == (NO_ORDER, NOWHERE)
    assert s.commander_lapsed[OFFICER] == 0


@pytest.mark.rule("CN-IND-1", "CN-CMD-4")
def test_only_units_in_his_hex_whose_orders_have_lapsed_must_follow_him():
    s = board()
    s.commander_unit[OFFICER] = NOWHERE
    give_column(s, STE_2, (0, 1, Order.WAIT, NOWHERE))
    begin_round_of(s, dice=[2])
    assert orders_of(s) == [(Order.GOTO, CAMP), (Order.WAIT, NOWHERE)]


@pytest.mark.rule("CN-IND-4")
def test_a_commander_must_roll_once_until_the_wish_is_carried_out():
    s = board()
    events = begin_round_of(s, dice=[2])
    assert (Event.WISH_ROLLED, OFFICER, 3, 1) in events  # the die, counted from 1, and the wish, from 0
    begin_round_of(s, round=2)  # no dice
    for unit in (STE_1, STE_2):
        finish_entry(s, unit)
    s.wish[Side.STE, OFFICER, 0] = Order.PATROL, NOWHERE
    begin_round_of(s, round=3, dice=[5])
    assert orders_of(s) == [(Order.PATROL, NOWHERE)] * 2


@pytest.mark.rule("CN-IND-4")
def test_a_unit_that_loses_its_orders_must_follow_the_current_wish():
    s = board()
    begin_round_of(s, dice=[2])
    cancel_orders(s, STE_2)
    begin_round_of(s, round=2)
    assert orders_of(s) == [(Order.GOTO, CAMP)] * 2


@pytest.mark.rule("CN-IND-4", "CN-RETREAT-8")
def test_a_commander_must_roll_again_when_a_retreat_has_ended_his_wish():
    s = board()
    begin_round_of(s, dice=[2])
    for unit in (STE_1, STE_2):
        cancel_orders(s, unit)
    begin_round_of(s, round=2, dice=[5])
    assert orders_of(s) == [(Order.HOLD, NOWHERE)] * 2


@pytest.mark.rule("CN-IND-4")
def test_a_new_sheet_must_end_the_wish():
    s = board()
    begin_round_of(s, dice=[2])
    for unit in (STE_1, STE_2):
        give_column(s, unit, (0, 2, Order.WAIT, NOWHERE), sheet=7)
    begin_round_of(s, round=2)
    assert orders_of(s) == [(Order.WAIT, NOWHERE)] * 2
    assert (s.commander_lapsed[OFFICER], s.commander_wish[OFFICER]) == (0, NOWHERE)


@pytest.mark.rule("CN-IND-5")
def test_the_report_of_the_lapse_must_contain_the_wish_and_no_other_report_must_be_sent():
    s = board()
    begin_round_of(s, dice=[2])
    assert [line[:3] for line in lines_under_way(s, Line.LAPSED)] == [
        [STE_1, CAPE, Order.GOTO],
        [STE_2, CAPE, Order.GOTO],
    ]
    for unit in (STE_1, STE_2):
        finish_entry(s, unit)
    begin_round_of(s, round=2, dice=[5])
    assert len(lines_under_way(s, Line.LAPSED)) == 2


@pytest.mark.rule("CN-CRUR-1", "CN-IND-3")
def test_a_wish_that_a_group_does_not_understand_must_make_it_hold():
    s = new_board()
    place(s, GROUP_1, 9, 21)
    place_commander(s, Commander.GENERAL_1, 9, 21, GROUP_1)
    s.wish[Side.CRU, Commander.GENERAL_1, 0] = Order.PATROL, NOWHERE
    begin_round_of(s, dice=[5])
    assert s.unit_order[GROUP_1] == Order.HOLD


@pytest.mark.rule("CN-IND-1", "CN-CMD-5")
def test_of_two_commanders_in_a_hex_only_the_leader_must_roll():
    s = board()
    place_commander(s, Commander.DUNKELBRINK, 9, 21, STE_2)
    log = blank_log(20)
    orders.begin_round(s, loaded_tape([0]), log)
    rolled = [row[ARGUMENTS] for row in rows(log).tolist() if row[EVENT] == Event.WISH_ROLLED]
    assert rolled == [Commander.DUNKELBRINK]
