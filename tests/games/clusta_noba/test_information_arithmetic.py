"""The arithmetic of information: errors, captures, sightings, patrols, questions, wishes (CN-INFO, CN-COURIER)."""

from collections import Counter
from fractions import Fraction

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

import catalogues
from stridsplan.games.clusta_noba.components import information
from stridsplan.games.clusta_noba.components.armies import SizeClass
from stridsplan.games.clusta_noba.components.map import Terrain
from stridsplan.games.clusta_noba.components.pools import Side
from stridsplan.games.clusta_noba.rules import information_arithmetic as rules

D20 = range(1, 21)
ALL_BONUSES = {"on_road": True, "in_own_hex": True, "hunts": True}


def capture_chance(size, terrain, *, on_road=False, in_own_hex=False, hunts=False):
    return rules.capture_chance(size, terrain, on_road, in_own_hex, hunts)


def extra_steps(*, in_cover=False, leaderless=False, superled=False, by_hippogriff=False):
    return rules.extra_error_steps(in_cover, leaderless, superled, by_hippogriff)


def errors(extra_steps):
    """Count the faces of 1d20 by the error in percent that they give."""
    return Counter(rules.distorted(100, rules.error_step(die, extra_steps)) - 100 for die in D20)


# -- Errors --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INFO-2")
def test_errors_must_be_as_likely_as_printed():
    assert errors(0) == {-60: 1, -40: 2, -25: 2, -10: 3, 0: 3, 10: 3, 25: 3, 40: 2, 60: 1}


@pytest.mark.rule("CN-INFO-4")
def test_extra_steps_must_increase_an_error_up_to_sixty_percent():
    assert errors(1) == {-60: 3, -40: 2, -25: 3, -10: 1, 0: 1, 10: 1, 25: 3, 40: 3, 60: 3}
    assert rules.error_step(9, 1) == -1
    assert rules.error_step(11, 1) == 1
    assert rules.error_step(1, 2) == -4
    assert rules.error_step(20, 2) == 4


@pytest.mark.rule("CN-INFO-4", "CN-HIPPO-2")
def test_negative_steps_must_reduce_an_error_to_no_less_than_zero():
    assert errors(-1) == {-40: 1, -25: 2, -10: 2, 0: 9, 10: 3, 25: 2, 40: 1}
    assert errors(-2) == {-25: 1, -10: 2, 0: 14, 10: 2, 25: 1}
    assert errors(-4) == {0: 20}


@pytest.mark.rule("CN-INFO-3", "CN-TRAP-31")
@pytest.mark.parametrize("extra_steps", range(-3, 3))
def test_a_roll_of_ten_must_be_exact_with_any_extra_steps(extra_steps):
    assert rules.error_step(10, extra_steps) == 0


@pytest.mark.rule("CN-INFO-4", "CN-HIPPO-2")
def test_extra_steps_must_be_added_before_they_are_applied():
    assert extra_steps(in_cover=True, leaderless=True) == 2
    assert extra_steps(in_cover=True, superled=True) == 0
    assert extra_steps(superled=True) == -1
    assert extra_steps(by_hippogriff=True) == -2
    assert extra_steps(in_cover=True, leaderless=True, by_hippogriff=True) == 0
    assert rules.error_step(9, extra_steps(in_cover=True, superled=True)) == 0


@pytest.mark.rule("CN-INFO-2", "CN-TRAP-49")
def test_a_distorted_number_must_be_rounded_half_up():
    assert rules.distorted(250, -4) == 100
    assert rules.distorted(5, 1) == 6  # 5.5
    assert rules.distorted(5, -1) == 5  # 4.5
    assert rules.distorted(2, 2) == 3  # 2.5
    assert rules.distorted(0, 4) == 0


@pytest.mark.rule("CN-INFO-2")
@given(st.integers(0, 10_000), st.integers(-4, 4))
def test_a_distorted_number_must_be_within_half_a_man_and_not_negative(men, step):
    distorted = rules.distorted(men, step)
    exact = Fraction(men * (100 + int(information.ERROR_PERCENT[step + 4])), 100)
    assert distorted >= 0
    assert -Fraction(1, 2) <= exact - distorted < Fraction(1, 2)


# -- Couriers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COURIER-8")
def test_bonuses_must_be_added_to_a_chance_of_zero():
    assert capture_chance(SizeClass.COMPANY, Terrain.WHITE) == 0
    assert capture_chance(SizeClass.COMPANY, Terrain.WHITE, in_own_hex=True) == 5
    assert capture_chance(SizeClass.PLATOON, Terrain.WHITE, **ALL_BONUSES) == 35


@pytest.mark.rule("CN-COURIER-8")
def test_the_chance_of_a_capture_must_add_size_terrain_road_own_hex_and_hunt():
    assert capture_chance(SizeClass.REGIMENT, Terrain.BUILDINGS, **ALL_BONUSES) == 75
    assert capture_chance(SizeClass.BATTALION, Terrain.PINE, hunts=True) == 40
    assert capture_chance(SizeClass.BATTALION, Terrain.OPEN, on_road=True) == 30


@pytest.mark.rule("CN-COURIER-7")
def test_a_chance_in_percent_must_be_the_number_of_faces_that_succeed():
    for chance in (0, 15, 100):
        assert sum(rules.succeeds(die, chance) for die in range(1, 101)) == chance


@pytest.mark.rule("GT-23", "CN-SPY-3")
def test_a_spy_must_be_gone_on_twenty_or_less():
    assert [rules.is_spy_gone(die) for die in (68, 20, 21)] == [False, True, False]


# -- Sightings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-7")
def test_the_chance_to_see_a_unit_in_the_next_hex_must_depend_on_its_size():
    assert [rules.sighting_chance(size, is_hidden=False, in_forest=False) for size in SizeClass] == [
        0,
        10,
        20,
        30,
    ]


@pytest.mark.rule("CN-CONTACT-7")
@pytest.mark.parametrize(("hidden", "forest"), [(True, False), (False, True), (True, True)])
def test_the_chance_of_a_sighting_must_be_halved_once_for_hiding_or_forest(hidden, forest):
    assert [rules.sighting_chance(size, hidden, forest) for size in SizeClass] == [0, 5, 10, 15]


# -- Questions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INTERR-2")
def test_an_interrogator_must_replace_the_skill_of_the_soldiers():
    skills = [int(information.INTERROGATOR_SKILL[side]) for side in Side]
    assert skills == [20, 17, 0, 0]
    assert [
        rules.question_skill(soldiers, skill) for soldiers, skill in zip((8, 12, 10), skills, strict=False)
    ] == [20, 17, 10]
    assert rules.question_skill(12, 0) == 12


@pytest.mark.rule("CN-INTERR-3")
def test_a_roll_up_to_the_skill_must_make_a_captive_talk():
    assert rules.captive_talks(8, 8, 1)
    assert not rules.captive_talks(8, 9, 1)


@pytest.mark.rule("CN-INTERR-3")
def test_a_differential_of_minus_ten_or_worse_must_kill_the_captive():
    assert [rules.is_killed(8, die, 1, by_ransards=False) for die in (17, 18, 19)] == [False, True, True]


@pytest.mark.rule("CN-INTERR-3")
def test_a_fumble_must_kill_the_captive():
    assert rules.is_killed(12, 20, 13, by_ransards=False)
    assert not rules.is_killed(12, 20, 12, by_ransards=False)


@pytest.mark.rule("CN-INTERR-4")
def test_a_captive_that_ransards_question_must_die_whether_he_talks_or_not():
    assert rules.captive_talks(12, 5, 1)
    assert rules.is_killed(12, 5, 1, by_ransards=True)
    assert rules.is_killed(12, 15, 1, by_ransards=True)


@pytest.mark.rule("CN-INTERR-3", "CN-TRAP-27")
def test_an_interrogator_of_skill_twenty_may_not_fail():
    for die in D20:
        for confirm in D20:
            assert rules.captive_talks(20, die, confirm)
            assert not rules.is_killed(20, die, confirm, by_ransards=False)


# -- Independent commanders ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-IND-1", "CN-TRAP-33")
@pytest.mark.parametrize("lv", range(1, 6))
def test_wishes_must_be_as_likely_as_printed(lv):
    printed = {
        int(line.split("|")[1]): [int(cell.split("/")[0]) for cell in line.split("|")[2:5]]
        for line in catalogues.read("clusta_noba").split("### 1.19")[1].split("###")[0].splitlines()
        if line[:3].strip("| ").isdigit()
    }
    counts = Counter(rules.wish_index(die, lv) for die in range(1, 7))
    assert [counts[k] for k in range(3)] == printed[lv]
    assert lv < 3 or counts[2] == 0


# -- Compiled ------------------------------------------------------------------------------------------------


@numba.njit
def compiled_sum(die, size, terrain):
    """The results of most functions of the module, put together as one number."""
    steps = rules.extra_error_steps(True, False, False, True)
    found = rules.distorted(997, rules.error_step(die, steps))
    found = found * 100 + rules.capture_chance(size, terrain, True, False, True)
    found = found * 100 + rules.sighting_chance(size, True, False)
    found = found * 10 + rules.wish_index(die, 2)
    found = found * 2 + (1 if rules.captive_talks(12, die, 13) else 0)
    return found * 2 + (1 if rules.is_killed(12, die, 13, False) else 0)


@pytest.mark.soak("test_compiled.py::test_a_whole_game_must_agree")
def test_compiled_and_interpreted_arithmetic_must_be_the_same():
    for die in D20:
        for size in SizeClass:
            arguments = (die, size, die % len(Terrain))
            assert compiled_sum(*arguments) == compiled_sum.py_func(*arguments)
