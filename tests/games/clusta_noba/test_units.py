"""Units: men, troop values, size classes, movement points (catalogue 2.3, 1.7)."""

import pytest

from stridsplan.games.clusta_noba.components.armies import SizeClass
from stridsplan.games.clusta_noba.components.pools import NOWHERE, PRIVATE_COMPANY, STANDARD, Side
from stridsplan.games.clusta_noba.rules import canonical, units

from .board import (
    BAND_1,
    GROUP_1,
    ISLANDERS_1,
    PIRATES_1,
    RAN_1,
    RAN_6,
    RAN_7,
    STE_1,
    STE_2,
    TRA_2,
    TRA_5,
    hex_at,
    new_board,
    place,
)


@pytest.mark.rule("CN-UNIT-3")
@pytest.mark.parametrize(
    ("unit", "tv"), [(TRA_2, 1200), (TRA_5, 400), (RAN_1, 600), (STE_1, 750), (GROUP_1, 750)]
)
def test_troop_value_must_be_men_times_soldier_value(unit, tv):
    s = new_board()
    place(s, unit, 10, 9)
    assert units.tv_of(s, unit) == 2 * tv  # TV is stored in half points


@pytest.mark.rule("CN-UNIT-5")
@pytest.mark.parametrize(
    ("unit", "points"), [(TRA_2, 7), (TRA_5, 7), (RAN_6, 6), (STE_2, 6), (PRIVATE_COMPANY, 7), (PIRATES_1, 7)]
)
def test_movement_points_must_be_those_of_the_army_lists(unit, points):
    s = new_board()
    place(s, unit, 10, 9)
    assert units.mp_of(s, unit) == points


@pytest.mark.rule("CN-UNIT-6", "CN-TRAP-43")
@pytest.mark.parametrize("unit", [RAN_1, STE_1])
def test_a_mixed_unit_must_move_at_the_pace_of_its_slowest_men(unit):
    s = new_board()
    place(s, unit, 10, 9)
    assert units.mp_of(s, unit) == 6
    s.unit_slow[unit] = 9  # MP less, but one always remains
    assert units.mp_of(s, unit) == 1


@pytest.mark.rule("CN-UNIT-7", "CN-MOVE-13")
def test_a_group_must_have_six_movement_points_and_those_of_a_band_must_depend_on_its_size():
    s = new_board()
    place(s, GROUP_1, 10, 9, 60)
    assert units.mp_of(s, GROUP_1) == 6
    place(s, BAND_1, 10, 9, 400)
    assert units.mp_of(s, BAND_1) == 4
    place(s, BAND_1, 10, 9, 60)
    assert units.mp_of(s, BAND_1) == 6


@pytest.mark.rule("CN-UNIT-8")
def test_size_classes_must_have_the_printed_limits():
    classes = [units.size_class(men) for men in (10, 50, 51, 150, 151, 350, 351, 500, 1400)]
    platoon, company, battalion, regiment = SizeClass
    assert classes == [platoon] * 2 + [company] * 2 + [battalion] * 2 + [regiment] * 3
    assert units.is_broken(9)
    assert not units.is_broken(10)


@pytest.mark.rule("CN-UNIT-9", "CN-TRAP-3")
def test_the_size_class_must_not_change_before_it_is_evaluated():
    s = new_board()
    place(s, RAN_6, 10, 9)
    s.unit_men[RAN_6, STANDARD] = 99
    assert units.mp_of(s, RAN_6) == 6
    units.evaluate_class(s, RAN_6)
    assert units.mp_of(s, RAN_6) == 7


@pytest.mark.rule("CN-CRUR-12", "CN-TRAP-35")
def test_the_islanders_of_the_crurians_must_be_living_ransard_soldiers():
    s = new_board()
    place(s, ISLANDERS_1, 14, 2)
    assert units.side_of(ISLANDERS_1) == Side.CRU
    assert not units.is_undead(ISLANDERS_1)
    assert units.is_undead(GROUP_1)
    assert units.is_undead(BAND_1)
    assert (units.tv_of(s, ISLANDERS_1), units.mp_of(s, ISLANDERS_1)) == (400, 7)


@pytest.mark.rule("CN-UNIT-10")
def test_the_men_in_a_hex_must_be_those_of_one_side_on_land():
    s = new_board()
    for unit in (RAN_1, RAN_6, STE_1):
        place(s, unit, 10, 9)
    place(s, RAN_7, 11, 9)
    assert units.men_in_hex(s, Side.RAN, hex_at(10, 9)) == 430
    s.unit_aboard[RAN_6] = 1
    assert units.men_in_hex(s, Side.RAN, hex_at(10, 9)) == 250
    assert units.first_unit_at(s, Side.STE, hex_at(10, 9)) == STE_1
    assert units.next_unit_at(s, Side.STE, hex_at(10, 9), STE_1) == NOWHERE


def test_a_unit_out_of_play_must_leave_nothing_behind():
    s = new_board()
    place(s, RAN_1, 10, 9)
    units.remove_unit(s, RAN_1)
    assert s.unit_at[RAN_1] == NOWHERE
    assert units.men_of(s, RAN_1) == units.tv_of(s, RAN_1) == 0
    assert units.first_unit_at(s, Side.RAN, hex_at(10, 9)) == NOWHERE
    assert not units.is_in_play(s, RAN_1)


def test_the_order_of_sides_must_rotate_with_day_and_round():
    s = new_board()
    s.day, s.round = 2, 3
    order = [canonical.side_in_order(s, place) for place in range(4)]
    assert order == [Side.RAN, Side.STE, Side.CRU, Side.TRA]
    assert [canonical.side_rank(s, side) for side in order] == [0, 1, 2, 3]
    assert not canonical.is_night(s)
    s.round = 7
    assert canonical.is_night(s)
    assert canonical.round_number(s) == 25
