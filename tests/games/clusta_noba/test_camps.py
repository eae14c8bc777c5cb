"""Camps, refuges and fortification (catalogue 2.5, CN-FORT, CN-ARR-6)."""

import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import BOX, BRIDGEHEAD, ISLAND
from stridsplan.games.clusta_noba.components.pools import CAMPS_PER_SIDE, NOWHERE, Side
from stridsplan.games.clusta_noba.numbers import Stance
from stridsplan.games.clusta_noba.rules import camps
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import RAN_1, RAN_CAMP, STE_CAMP, TRA_2, TRA_CAMP, hex_at, new_board, pitch, place

MIDDLE, CAPE = hex_at(10, 9), hex_at(9, 21)


@pytest.mark.rule("CN-CAMP-1", "CN-CAMP-2")
def test_a_camp_must_be_finished_after_six_rounds_of_work():
    s, log = new_board(), blank_log(4)
    place(s, RAN_1, 10, 9)
    assert [camps.work_on_camp(s, Side.RAN, MIDDLE, log) for _ in range(6)] == [False] * 5 + [True]
    assert camps.camp_at(s, Side.RAN, MIDDLE) == RAN_CAMP
    assert camps.any_camp_at(s, MIDDLE) == RAN_CAMP


@pytest.mark.rule("CN-CAMP-2")
def test_work_must_be_lost_when_nobody_stays_in_the_hex():
    s, log = new_board(), blank_log(4)
    place(s, RAN_1, 10, 9)
    camps.work_on_camp(s, Side.RAN, MIDDLE, log)
    camps.forget_left_sites(s)
    assert camps.site_at(s, Side.RAN, MIDDLE) == RAN_CAMP
    s.unit_at[RAN_1] = hex_at(11, 9)
    camps.forget_left_sites(s)
    assert camps.site_at(s, Side.RAN, MIDDLE) == NOWHERE


@pytest.mark.rule("CN-CAMP-3", "CN-STONE-2")
def test_no_camp_may_be_pitched_in_the_sea_on_the_bridge_in_the_hex_of_another_or_at_the_stone():
    s = new_board()
    s.conflux = MIDDLE
    assert camps.may_pitch(s, MIDDLE)
    s.stenfar = 1
    assert not camps.may_pitch(s, MIDDLE)
    assert not camps.may_pitch(s, hex_at(0, 0))  # the sea
    s.has_bridge = 1
    assert not camps.may_pitch(s, hex_at(14, 1))  # the bridge
    pitch(s, TRA_CAMP, 9, 21)
    assert not camps.may_pitch(s, CAPE)


@pytest.mark.rule("CN-CAMP-3")
def test_the_first_finished_camp_must_end_the_work_of_other_sides():
    s, log = new_board(), blank_log(4)
    camps.work_on_camp(s, Side.TRA, MIDDLE, log)
    for _ in range(6):
        camps.work_on_camp(s, Side.RAN, MIDDLE, log)
    assert camps.site_at(s, Side.TRA, MIDDLE) == NOWHERE


def test_a_seventh_camp_must_be_refused():
    s, log = new_board(), blank_log(9)
    for k in range(CAMPS_PER_SIDE):
        pitch(s, TRA_CAMP + k, 8 + k, 12)
    for _ in range(6):
        assert not camps.work_on_camp(s, Side.TRA, MIDDLE, log)


@pytest.mark.rule("CN-UNIT-10", "CN-TRAP-24")
def test_a_camp_must_hold_more_men_than_an_open_hex():
    s = new_board()
    pitch(s, TRA_CAMP, 10, 9)
    assert camps.capacity(s, Side.TRA, MIDDLE) == 1500
    assert camps.capacity(s, Side.RAN, MIDDLE) == camps.capacity(s, Side.TRA, CAPE) == 1000


@pytest.mark.rule("CN-UNIT-10", "CN-UNIT-11", "CN-ALLY-4")
def test_a_hex_must_have_room_for_a_side_and_its_allies_together_and_the_box_for_all():
    s = new_board()
    place(s, RAN_1, 10, 9, 400)
    assert camps.has_room(s, Side.RAN, MIDDLE, 600)
    assert not camps.has_room(s, Side.RAN, MIDDLE, 601)
    assert camps.has_room(s, Side.CRU, MIDDLE, 1000)
    set_stance(s, Side.CRU, Side.RAN, Stance.ALLIED.value)
    assert not camps.has_room(s, Side.CRU, MIDDLE, 601)
    assert camps.has_room(s, Side.CRU, BOX, 7000)
    pitch(s, RAN_CAMP, 10, 9)
    assert camps.has_room(s, Side.RAN, MIDDLE, 1100)
    assert not camps.has_room(s, Side.RAN, MIDDLE, 1101)


@pytest.mark.rule("CN-FORT-1", "CN-FORT-3")
def test_whole_days_of_work_must_raise_the_multiplier_of_a_camp():
    s = new_board()
    halves = []
    for days in (0, 1, 2, 3, 5, 6, 9, 10, 30):
        pitch(s, TRA_CAMP, 10, 9, fortified=6 * days)
        halves.append(camps.fortification(s, TRA_CAMP))
    assert halves == [2, 4, 4, 5, 5, 6, 6, 8, 8]  # x1, x2, x2, x2.5, ...
    pitch(s, TRA_CAMP, 10, 9, fortified=5)
    assert camps.fortification(s, TRA_CAMP) == 2
    camps.fortify(s, TRA_CAMP)
    assert camps.fortification(s, TRA_CAMP) == 4


@pytest.mark.rule("CN-RETREAT-2", "CN-CAMP-9")
def test_a_retreat_must_lead_to_the_nearest_camp_of_the_side_or_an_ally():
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == CAPE
    pitch(s, STE_CAMP, 10, 12)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == CAPE
    set_stance(s, Side.RAN, Side.STE, Stance.ALLIED)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == hex_at(10, 12)
    assert camps.retreat_goal(s, Side.TRA, MIDDLE) == NOWHERE
    assert camps.retreat_goal(s, Side.RAN, CAPE) == hex_at(10, 12)


@pytest.mark.rule("CN-RETREAT-2")
def test_of_equally_near_camps_the_lower_row_then_column_must_win():
    s = new_board()
    pitch(s, RAN_CAMP, 12, 9)
    pitch(s, RAN_CAMP + 1, 8, 9)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == hex_at(8, 9)
    pitch(s, RAN_CAMP + 2, 11, 7)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == hex_at(11, 7)


@pytest.mark.rule("CN-CRUR-18", "CN-CAMP-10")
def test_crurians_must_always_fall_back_to_the_bridgehead():
    s = new_board()
    assert camps.retreat_goal(s, Side.CRU, MIDDLE) == BRIDGEHEAD[ISLAND]


@pytest.mark.rule("CN-ARR-6")
def test_a_beachhead_must_last_until_a_camp_is_finished_or_the_ships_leave():
    s = new_board()
    place(s, RAN_1, 9, 23)
    s.ship_at[RAN_1] = hex_at(9, 24)
    camps.set_beachhead(s, Side.RAN, hex_at(9, 23))
    camps.set_beachhead(s, Side.RAN, CAPE)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == hex_at(9, 23)
    s.ship_at[RAN_1] = hex_at(0, 24)
    assert camps.retreat_goal(s, Side.RAN, MIDDLE) == NOWHERE
    s.ship_at[RAN_1] = hex_at(9, 24)
    pitch(s, RAN_CAMP, 9, 21)
    assert not camps.has_beachhead(s, Side.RAN)


@pytest.mark.rule("CN-ARR-6")
@pytest.mark.parametrize("is_taken", [False, True])
def test_a_beachhead_must_not_return_when_the_only_camp_is_lost(is_taken):
    s, log = new_board(), blank_log(8)
    s.landed[Side.RAN], s.ship_at[RAN_1] = hex_at(9, 23), hex_at(9, 24)
    if is_taken:
        pitch(s, TRA_CAMP, 10, 9)
        camps.hand_over(s, TRA_CAMP, Side.RAN, False, log)
    else:
        for _ in range(camps.WORK):
            assert camps.has_beachhead(s, Side.RAN)
            camps.work_on_camp(s, Side.RAN, MIDDLE, log)
    assert camps.camp_at(s, Side.RAN, MIDDLE) == RAN_CAMP
    camps.abandon_camp(s, RAN_CAMP)
    assert not camps.has_beachhead(s, Side.RAN)


@pytest.mark.rule("CN-CAMP-8")
def test_only_an_enemy_may_take_a_camp_and_only_without_defenders():
    s = new_board()
    pitch(s, RAN_CAMP, 10, 9)
    place(s, RAN_1, 10, 9)
    assert not camps.may_take(s, RAN_CAMP, Side.TRA)
    s.unit_at[RAN_1] = CAPE
    assert camps.may_take(s, RAN_CAMP, Side.TRA)
    set_stance(s, Side.RAN, Side.TRA, Stance.TRUCE)
    assert not camps.may_take(s, RAN_CAMP, Side.TRA)


@pytest.mark.rule("CN-CAMP-8", "CN-FORT-3")
def test_a_camp_that_is_taken_must_lose_its_fortification():
    s, log = new_board(), blank_log(4)
    pitch(s, RAN_CAMP, 10, 9, fortified=30)
    taken = camps.hand_over(s, RAN_CAMP, Side.TRA, is_destroyed=False, log=log)
    assert taken == TRA_CAMP
    assert camps.fortification(s, taken) == 2
    assert s.camp_at[RAN_CAMP] == NOWHERE


@pytest.mark.rule("CN-CAMP-8")
@pytest.mark.parametrize(("side", "destroys"), [(Side.TRA, True), (Side.CRU, False)])
def test_crurians_must_destroy_a_camp_and_others_may(side, destroys):
    s, log = new_board(), blank_log(4)
    pitch(s, RAN_CAMP, 10, 9)
    assert camps.hand_over(s, RAN_CAMP, side, destroys, log) == NOWHERE
    assert camps.any_camp_at(s, MIDDLE) == NOWHERE


def test_a_hex_must_count_as_defended_against_the_enemies_of_its_units_alone():
    s = new_board()
    place(s, TRA_2, 10, 9)
    assert camps.has_enemy_at(s, Side.RAN, MIDDLE)
    assert not camps.has_enemy_at(s, Side.TRA, MIDDLE)
