"""The sequential test of two bots: Sprt(0, 50) decides whether one is stronger by 0 or by 50 Elo points."""

import numpy as np
import pytest

from stridsplan.lab.sprt import Sprt, log_likelihood, score_of


def test_a_difference_of_400_elo_must_be_odds_of_ten_to_one():
    assert score_of(0, 0.25) == pytest.approx(0.25)
    assert score_of(400, 0.5) == pytest.approx(10 / 11)


def test_without_draws_the_ratio_must_be_that_of_a_binomial():
    test = Sprt(0, 50)
    test.results.update({1.0: 60, 0.0: 40})
    most = score_of(50, 0.5)
    assert test.ratio == pytest.approx(60 * np.log(most / 0.5) + 40 * np.log((1 - most) / 0.5), abs=0.01)


def test_results_must_be_most_likely_at_their_own_mean():
    counts = {0.0: 3.0, 0.5: 4.0, 1.0: 5.0}
    mean = (2 + 5) / 12
    at_best = log_likelihood(counts, mean)
    assert at_best == pytest.approx(sum(n * np.log(n / 12) for n in counts.values()))
    assert log_likelihood(counts, mean - 0.1) < at_best > log_likelihood(counts, mean + 0.1)


def test_a_draw_must_change_the_ratio_less_than_a_win():
    first, second = Sprt(0, 50), Sprt(0, 50)
    for _ in range(10):
        first.add(1.0), second.add(0.5)
    assert first.ratio > second.ratio


@pytest.mark.parametrize(("chance", "verdict"), [(0.8, "stronger"), (0.3, "weaker")])
@pytest.mark.parametrize("fair", [0.5, 0.25])
def test_the_test_must_find_a_clear_difference_soon(chance, verdict, fair):
    rng, test = np.random.default_rng(1), Sprt(0, 100, fair)
    if fair < 0.5:
        chance -= 0.25
    while test.verdict is None:
        test.add(float(rng.random() < chance))
    assert test.verdict == verdict
    assert test.results.total() < 150


def test_the_test_must_seldom_call_an_equal_bot_stronger():
    rng, wrong = np.random.default_rng(2), 0
    for _ in range(60):
        test = Sprt(0, 150)
        while test.verdict is None:
            test.add(float(rng.random() < 0.5))
        wrong += test.verdict == "stronger"
    assert wrong <= 8  # 3 (5%) are expected
