"""The arithmetic of information: errors, captures, sightings, patrols, questions, wishes (CN-INFO, CN-COURIER)."""

from collections import Counter
from fractions import Fraction

import numba
import pytest
from hypothesis import given
from hypothesis import strategies as st

import catalogues
from stridsplan.games.clusta_noba.components import information
from stridsplan.games.clusta_noba.components.map import Terrain
from stridsplan.games.clusta_noba.components.pools import Side
from stridsplan.games.clusta_noba.rules import information_arithmetic as a

PLUTON, KOMPANI, BATALJON, REGEMENTE = range(4)
T20 = range(1, 21)


def errors(worse):
    """How many of the faces of 1T20 give each error in percent."""
    return Counter(a.distorted(100, a.error_step(die, worse)) - 100 for die in T20)


# -- Errors --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INFO-2")
def test_errors_must_be_as_likely_as_printed():
    assert errors(0) == {-60: 1, -40: 2, -25: 2, -10: 3, 0: 3, 10: 3, 25: 3, 40: 2, 60: 1}


@pytest.mark.rule("CN-INFO-4")
def test_worse_must_be_away_from_nothing_and_end_at_sixty():
    assert errors(1) == {-60: 3, -40: 2, -25: 3, -10: 1, 0: 1, 10: 1, 25: 3, 40: 3, 60: 3}
    assert a.error_step(9, 1) == -1
    assert a.error_step(11, 1) == 1
    assert a.error_step(1, 2) == -4
    assert a.error_step(20, 2) == 4


@pytest.mark.rule("CN-INFO-4", "CN-HIPPO-2")
def test_better_must_be_towards_nothing_and_not_past_it():
    assert errors(-1) == {-40: 1, -25: 2, -10: 2, 0: 9, 10: 3, 25: 2, 40: 1}
    assert errors(-2) == {-25: 1, -10: 2, 0: 14, 10: 2, 25: 1}
    assert errors(-4) == {0: 20}


@pytest.mark.rule("CN-INFO-3", "CN-TRAP-31")
@pytest.mark.parametrize("worse", range(-3, 3))
def test_an_unmodified_ten_must_be_exact(worse):
    assert a.error_step(10, worse) == 0


@pytest.mark.rule("CN-INFO-4", "CN-HIPPO-2")
def test_steps_must_be_netted_first():
    assert a.extra_error_steps(True, True, False, False) == 2
    assert a.extra_error_steps(True, False, True, False) == 0
    assert a.extra_error_steps(False, False, True, False) == -1
    assert a.extra_error_steps(False, False, False, True) == -2
    assert a.extra_error_steps(True, True, False, True) == 0
    assert a.error_step(9, a.extra_error_steps(True, False, True, False)) == 0


@pytest.mark.rule("CN-INFO-2", "CN-TRAP-49")
def test_what_is_told_must_be_rounded_halves_up():
    assert a.distorted(250, -4) == 100
    assert a.distorted(5, 1) == 6  # 5.5
    assert a.distorted(5, -1) == 5  # 4.5
    assert a.distorted(2, 2) == 3  # 2.5
    assert a.distorted(0, 4) == 0


@pytest.mark.rule("CN-INFO-2")
@given(st.integers(0, 10_000), st.integers(-4, 4))
def test_what_is_told_must_be_within_half_a_man_and_not_below_none(men, step):
    told = a.distorted(men, step)
    exact = Fraction(men * (100 + int(information.ERROR_PERCENT[step + 4])), 100)
    assert told >= 0
    assert -Fraction(1, 2) <= exact - told < Fraction(1, 2)


# -- Couriers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COURIER-8")
def test_bonuses_must_add_to_a_chance_of_nothing():
    assert a.capture_chance(KOMPANI, Terrain.WHITE, False, False, False) == 0
    assert a.capture_chance(KOMPANI, Terrain.WHITE, False, True, False) == 5
    assert a.capture_chance(PLUTON, Terrain.WHITE, True, True, True) == 35


@pytest.mark.rule("CN-COURIER-8")
def test_a_large_unit_on_a_road_in_its_village_must_catch_best():
    assert a.capture_chance(REGEMENTE, Terrain.BUILDINGS, True, True, True) == 75
    assert a.capture_chance(BATALJON, Terrain.PINE, False, False, True) == 40
    assert a.capture_chance(BATALJON, Terrain.OPEN, True, False, False) == 30


@pytest.mark.rule("CN-COURIER-7")
def test_a_chance_must_be_that_many_faces_of_a_hundred():
    for chance in (0, 15, 100):
        assert sum(a.succeeds(die, chance) for die in range(1, 101)) == chance


@pytest.mark.rule("GT-23", "CN-SPY-3")
def test_a_spy_must_be_gone_on_twenty_or_less():
    assert [a.is_spy_gone(die) for die in (68, 20, 21)] == [False, True, False]


# -- Sightings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-7")
def test_a_unit_in_the_next_hex_must_be_seen_by_its_size():
    assert [a.sighting_chance(size, False, False) for size in range(4)] == [0, 10, 20, 30]


@pytest.mark.rule("CN-CONTACT-7")
@pytest.mark.parametrize(("hidden", "forest"), [(True, False), (False, True), (True, True)])
def test_the_chance_must_be_halved_once_for_hiding_or_forest(hidden, forest):
    assert [a.sighting_chance(size, hidden, forest) for size in range(4)] == [0, 5, 10, 15]


# -- Questions -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-INTERR-2")
def test_an_interrogator_must_replace_the_skill_of_the_soldiers():
    skills = [int(information.INTERROGATOR_SKILL[side]) for side in Side]
    assert skills == [20, 17, 0, 0]
    assert [
        a.question_skill(soldiers, skill) for soldiers, skill in zip((8, 12, 10), skills, strict=False)
    ] == [20, 17, 10]
    assert a.question_skill(12, 0) == 12


@pytest.mark.rule("CN-INTERR-3")
def test_a_roll_within_the_skill_must_make_a_courier_tell():
    assert a.captive_talks(8, 8, 1)
    assert not a.captive_talks(8, 9, 1)


@pytest.mark.rule("CN-INTERR-3")
def test_a_differential_of_minus_ten_or_worse_must_kill():
    assert [a.is_killed(8, die, 1, False) for die in (17, 18, 19)] == [False, True, True]


@pytest.mark.rule("CN-INTERR-3")
def test_a_fumble_must_kill():
    assert a.is_killed(12, 20, 13, False)
    assert not a.is_killed(12, 20, 12, False)


@pytest.mark.rule("CN-INTERR-4")
def test_a_courier_that_ransards_question_must_die_whether_he_tells_or_not():
    assert a.captive_talks(12, 5, 1)
    assert a.is_killed(12, 5, 1, True)
    assert a.is_killed(12, 15, 1, True)


@pytest.mark.rule("CN-INTERR-3", "CN-TRAP-27")
def test_an_interrogator_of_skill_twenty_may_not_fail():
    for die in T20:
        for confirm in T20:
            assert a.captive_talks(20, die, confirm)
            assert not a.is_killed(20, die, confirm, False)


# -- Independent commanders ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-IND-1", "CN-TRAP-33")
@pytest.mark.parametrize("lv", range(1, 6))
def test_wishes_must_be_as_likely_as_printed(lv):
    printed = {
        int(line.split("|")[1]): [int(cell.split("/")[0]) for cell in line.split("|")[2:5]]
        for line in catalogues.read("clusta_noba").split("### 1.19")[1].split("###")[0].splitlines()
        if line[:3].strip("| ").isdigit()
    }
    counts = Counter(a.wish_index(die, lv) for die in range(1, 7))
    assert [counts[k] for k in range(3)] == printed[lv]
    assert lv < 3 or counts[2] == 0


# -- Compiled ------------------------------------------------------------------------------------------------


@numba.njit
def compiled_sum(die, size, terrain):
    """Most of the rules, as one number."""
    worse = a.extra_error_steps(True, False, False, True)
    found = a.distorted(997, a.error_step(die, worse))
    found = found * 100 + a.capture_chance(size, terrain, True, False, True)
    found = found * 100 + a.sighting_chance(size, True, False)
    found = found * 10 + a.wish_index(die, 2)
    found = found * 2 + (1 if a.captive_talks(12, die, 13) else 0)
    return found * 2 + (1 if a.is_killed(12, die, 13, False) else 0)


def test_the_compiled_arithmetic_must_be_the_interpreted_one():
    for die in T20:
        for size in range(4):
            arguments = (die, size, die % len(Terrain))
            assert compiled_sum(*arguments) == compiled_sum.py_func(*arguments)
