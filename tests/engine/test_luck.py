"""Statistics of luck and of dice, checked by hand, by enumeration, and with long fair series."""

from collections import Counter
from itertools import product
from types import SimpleNamespace

import numpy as np
import pytest

from stridsplan.engine import log
from stridsplan.engine.command import SETUP_SEAT
from stridsplan.engine.game import Measure, MeasuredCommand
from stridsplan.engine.luck import (
    EXACT_DICE,
    EXACT_THROWS,
    chi_square_tail,
    count_dice,
    count_replaced,
    evenness,
    moments,
    normal_tails,
    sum_of,
    sum_up,
)

COIN = {0: 0.5, 1: 0.5}
LOADED = {0: 0.1, 1: 0.2, 2: 0.7}
DIE = dict.fromkeys(range(6), 1 / 6)


def thrown(odds, *fell, seat=0, name="m"):
    """Measures, called m by default, of dice with the same odds that fell on these numbers."""
    return [Measure(seat, name, each, odds) for each in fell]


def test_a_sum_must_report_the_expected_and_the_actual_value():
    result = sum_of(thrown(COIN, 1, 1, 1, 0))
    assert (result["throws"], result["expected"], result["fell"]) == (4, 2.0, 3)
    assert (result["deviation"], result["z"]) == (1.0, 1.0)
    assert result["tail"] == pytest.approx(5 / 16)
    assert result["p"] == pytest.approx(10 / 16)
    assert result["method"] == "exact"


def test_a_replaced_throw_must_be_counted_separately():
    own, other = thrown(COIN, 1, 0), thrown(COIN, 1, 1, seat=1)
    replaced = [each._replace(is_replaced=True) for each in thrown(COIN, 1, 1, 1, seat=1)]
    assert sum_up([*own, *replaced, *other], {"m": 1}) == sum_up([*own, *other], {"m": 1})
    assert sum_up(replaced, {"m": 1}) == []
    assert count_replaced([*own, *replaced], {"m": 1}) == [{"seat": 1, "id": "m", "throws": 3}]


def test_the_tail_must_be_on_the_side_of_the_actual_value():
    assert sum_of(thrown(COIN, 0, 0, 0))["tail"] == pytest.approx(1 / 8)
    assert sum_of(thrown(LOADED, 2, 2))["tail"] == pytest.approx(0.49)
    assert sum_of(thrown(LOADED, 0, 0))["tail"] == pytest.approx(0.01)


def test_the_exact_probability_must_equal_that_of_enumerating_all_outcomes():
    odds = [COIN, LOADED, DIE, LOADED]
    expected = sum(moments(each)[0] for each in odds)
    probabilities = Counter()
    for fell in product(*odds):
        probabilities[sum(fell)] += np.prod([each[value] for each, value in zip(odds, fell, strict=True)])
    for fell in ([1, 2, 5, 0], [0, 0, 0, 0], [1, 2, 3, 1]):
        distance = abs(sum(fell) - expected)
        result = sum_of([Measure(0, "m", value, each) for each, value in zip(odds, fell, strict=True)])
        counted = sum(
            share for total, share in probabilities.items() if abs(total - expected) >= distance - 1e-9
        )
        assert result["p"] == pytest.approx(counted)


def test_a_certain_outcome_must_not_count_as_luck():
    result = sum_of(thrown({0: 0.0, 1: 1.0}, 1, 1))
    assert (result["expected"], result["deviation"], result["z"], result["p"], result["tail"]) == (
        2.0,
        0.0,
        None,
        1,
        1,
    )


def test_many_throws_must_be_judged_by_the_normal_distribution():
    few, many = ([0, 5, 3, 1] * (EXACT_THROWS // 4 + more) for more in (0, 1))
    exact, normal = sum_of(thrown(DIE, *few)), sum_of(thrown(DIE, *many))
    assert (exact["method"], normal["method"]) == ("exact", "normal")
    p, tail = normal_tails(exact["fell"] - exact["expected"], exact["deviation"])
    assert exact["p"] == pytest.approx(p, abs=0.002)
    assert exact["tail"] == pytest.approx(tail, abs=0.002)


def test_sums_must_be_ordered_by_seat_and_by_the_games_measures():
    measures = [*thrown(COIN, 1, seat=1), *thrown(COIN, 0, name="a"), *thrown(COIN, 1, 1)]
    results = sum_up(measures, {"m": -1, "a": 0})
    assert [(each["seat"], each["id"], each["good"], each["fell"]) for each in results] == [
        (0, "m", -1, 2),
        (0, "a", 0, 0),
        (1, "m", -1, 1),
    ]


def test_p_values_of_fair_series_must_be_uniform():
    chance, found = np.random.default_rng(4), []
    for _ in range(400):
        fell = [chance.choice(list(odds), p=list(odds.values())) for odds in (DIE, LOADED) * 60]
        found.append(sum_of([Measure(0, "m", int(v), (DIE, LOADED)[k % 2]) for k, v in enumerate(fell)])["p"])
    assert kolmogorov_distance(found) < 0.08


def kolmogorov_distance(shares):
    """Return the Kolmogorov distance of some numbers from the uniform distribution over 0 to 1."""
    return max(abs(p - k / len(shares)) for k, p in enumerate(sorted(shares)))


# -- Dice ----------------------------------------------------------------------------------------------------


def test_few_dice_must_be_judged_by_enumeration():
    total, counts = 4, (3, 1, 0)
    squares = [sum(fell.count(k) ** 2 for k in range(3)) for fell in product(range(3), repeat=total)]
    result = evenness(counts)
    assert result["chi_square"] == pytest.approx(10 * 3 / 4 - 4)  # 10: the sum of the squares of the counts
    assert result["p"] == pytest.approx(sum(each >= 10 for each in squares) / len(squares))
    assert result["method"] == "exact"


def test_even_counts_must_be_most_likely_and_a_single_face_least():
    assert evenness([5, 5, 5, 5, 5, 5])["p"] == pytest.approx(1)
    assert evenness([0, 0, 6, 0, 0, 0])["p"] == pytest.approx(6 / 6**6)


@pytest.mark.parametrize(
    ("chi_square", "freedom", "tail"),
    [(3.841, 1, 0.05), (11.070, 5, 0.05), (20.515, 5, 0.001), (18.307, 10, 0.05)],
)
def test_many_dice_must_be_judged_by_the_chi_square_distribution(chi_square, freedom, tail):
    assert chi_square_tail(chi_square, freedom) == pytest.approx(tail, rel=2e-3)
    assert chi_square_tail(0, freedom) == 1


def test_both_methods_must_nearly_agree_at_the_largest_number_of_exact_dice():
    counts = [9, 4, 6, 3, 5, 3]
    assert sum(counts) == EXACT_DICE
    exact = evenness(counts)
    assert exact["p"] == pytest.approx(chi_square_tail(exact["chi_square"], 5), abs=0.03)


@pytest.mark.parametrize("dice", [EXACT_DICE, 120])
def test_p_values_of_fair_dice_must_be_uniform(dice):
    falls = np.random.default_rng(5).multinomial(dice, [1 / 6] * 6, 400)
    assert kolmogorov_distance([evenness(counts.tolist())["p"] for counts in falls]) < 0.09


# two streams, whose dice have lowest faces 1 and 0; a die belongs to the seat of its command
LUCK = SimpleNamespace(DICE={"dice": 1, "hidden": 0}, owners=lambda row: [row.seat] * len(row.draws))
NO_EVENTS = log.rows(log.blank_log())


def counted(shown, rows, undone=()):
    return count_dice(LUCK, ("dice", "hidden"), set(shown), rows, undone)


def test_dice_must_be_counted_by_seat_and_stream_and_number_of_sides():
    rows = [
        MeasuredCommand(0, NO_EVENTS, [(5, 6, 0), (0, 6, 0), (2, 4, 0)]),  # (value from 0, sides, stream)
        MeasuredCommand(SETUP_SEAT, NO_EVENTS, [(1, 6, 0)]),
    ]
    results = counted({"dice"}, rows, [MeasuredCommand(0, NO_EVENTS, [(0, 6, 0)])])
    assert [(each["seat"], each["sides"], each["undone"], each["counts"]) for each in results] == [
        (0, 4, 0, [0, 0, 1, 0]),
        (0, 6, 1, [2, 0, 0, 0, 0, 1]),
        (None, 6, 0, [0, 1, 0, 0, 0, 0]),
    ]
    assert (results[1]["mean"], results[1]["expected"]) == (pytest.approx(8 / 3), 3.5)


def test_a_sealed_stream_must_not_be_counted():
    rows = [MeasuredCommand(0, NO_EVENTS, [(5, 6, 0), (1, 9, 1)])]
    assert [each["stream"] for each in counted({"dice"}, rows)] == ["dice"]
    assert [each["stream"] for each in counted({"dice", "hidden"}, rows)] == ["dice", "hidden"]
    assert counted(set(), rows) == []
