"""Night marches and rest (CN-NIGHT-3, CN-NIGHT-4, CN-NIGHT-6)."""

import pytest

from stridsplan.games.clusta_noba.components.pools import BANDS
from stridsplan.games.clusta_noba.options import NightOfCru
from stridsplan.games.clusta_noba.rules import fatigue, units
from stridsplan.games.clusta_noba.rules.canonical import round_number

from .board import GROUP_1, STE_2, new_board, place


def play_rounds(s, rounds, *marched, unit=STE_2):
    """Play these rounds of a day; the unit marches in the rounds `marched`."""
    for number in rounds:
        s.round = number
        if number in marched:
            s.unit_moved[unit] = round_number(s)
        fatigue.count_rest(s)
    if number == 9:
        fatigue.apply_night_fatigue(s)
        s.day += 1


@pytest.fixture
def s():
    board = new_board()
    place(board, STE_2, 10, 9)
    return board


@pytest.mark.rule("CN-NIGHT-3", "CN-TRAP-2")
def test_each_night_round_marched_must_cost_a_movement_point_all_next_day(s):
    play_rounds(s, (7, 8, 9), 7, 8)
    assert units.mp_of(s, STE_2) == 4
    fatigue.end_slow_day(s)
    assert units.mp_of(s, STE_2) == 6


@pytest.mark.rule("CN-NIGHT-4", "CN-TRAP-2")
def test_fatigue_must_last_until_twelve_hours_of_rest(s):
    play_rounds(s, (7, 8, 9), 7)
    assert s.unit_fatigue[STE_2] == 1  # eight hours of rest so far
    play_rounds(s, (1,))
    assert s.unit_fatigue[STE_2] == 1
    play_rounds(s, (2,))
    assert s.unit_fatigue[STE_2] == 0
    assert s.unit_slow[STE_2] == 1


@pytest.mark.rule("CN-NIGHT-4")
def test_fatigue_of_nights_without_rest_must_add_up_to_at_most_three(s):
    play_rounds(s, (7, 8, 9), 7, 9)
    play_rounds(s, range(1, 10), 3, 6, 8, 9)
    assert s.unit_fatigue[STE_2] == 3


@pytest.mark.rule("CN-NIGHT-4")
def test_a_step_or_a_field_round_must_interrupt_the_rest(s):
    play_rounds(s, (7, 8, 9), 9)
    play_rounds(s, range(1, 6))
    assert s.unit_rest[STE_2] == 10
    s.round = 6
    s.unit_fought[STE_2] = round_number(s)
    fatigue.count_rest(s)
    assert (s.unit_rest[STE_2], s.unit_fatigue[STE_2]) == (0, 1)


@pytest.mark.rule("CN-NIGHT-4")
def test_a_night_of_rest_must_restore_a_unit(s):
    play_rounds(s, (7, 8, 9), 7, 8, 9)
    assert s.unit_fatigue[STE_2] == 3
    play_rounds(s, range(1, 7), 1, 6)
    play_rounds(s, (7, 8, 9))
    assert s.unit_fatigue[STE_2] == 0


@pytest.mark.rule("CN-NIGHT-6")
@pytest.mark.parametrize(("option", "nights"), [(NightOfCru.SAME, 2), (NightOfCru.NO_FATIGUE, 0)])
@pytest.mark.parametrize("unit", [GROUP_1, BANDS[0]])
def test_the_undead_must_tire_except_by_option(option, nights, unit):
    s = new_board(night_of_cru=option)
    place(s, unit, 10, 9, 300)
    play_rounds(s, (7, 8, 9), 7, 8, unit=unit)
    assert (s.unit_fatigue[unit], s.unit_slow[unit]) == (nights, nights)
