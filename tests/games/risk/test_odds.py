"""The odds of Risk compared with the published tables, exact fractions and a naive version.

Tables are those of the catalogue, section 5: rows are attackers available, columns defenders.
"""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from games.risk import naive
from stridsplan.games.risk.odds import battle, campaign, roll_odds

INTERNATIONAL, TEXT = 2, 3  # the smallest number of armies that may defend with two dice
BOTH_RULES = pytest.mark.parametrize("two_dice_min", [INTERNATIONAL, TEXT])
SMALL = list(product(range(1, 7), repeat=2))

WIN_INTERNATIONAL = """
    0.417 0.106 0.027 0.007 0.002 0.000 0.000 0.000 0.000 0.000
    0.754 0.363 0.206 0.091 0.049 0.021 0.011 0.005 0.003 0.001
    0.916 0.656 0.470 0.315 0.206 0.134 0.084 0.054 0.033 0.021
    0.972 0.785 0.642 0.477 0.359 0.253 0.181 0.123 0.086 0.057
    0.990 0.890 0.769 0.638 0.506 0.397 0.297 0.224 0.162 0.118
    0.997 0.934 0.857 0.745 0.638 0.521 0.423 0.329 0.258 0.193
    0.999 0.967 0.910 0.834 0.736 0.640 0.536 0.446 0.357 0.287
    1.000 0.980 0.947 0.888 0.818 0.730 0.643 0.547 0.464 0.380
    1.000 0.990 0.967 0.930 0.873 0.808 0.726 0.646 0.558 0.480
    1.000 0.994 0.981 0.954 0.916 0.861 0.800 0.724 0.650 0.568
"""
WIN_TEXT = """
    0.417 0.174 0.044 0.011 0.003 0.001 0.000 0.000 0.000 0.000
    0.754 0.510 0.228 0.130 0.056 0.031 0.013 0.007 0.003 0.002
    0.916 0.778 0.525 0.369 0.240 0.156 0.099 0.062 0.039 0.024
    0.972 0.906 0.689 0.551 0.396 0.294 0.203 0.145 0.097 0.067
    0.990 0.962 0.826 0.697 0.562 0.438 0.337 0.249 0.185 0.132
    0.997 0.985 0.895 0.804 0.682 0.574 0.460 0.369 0.283 0.219
    0.999 0.994 0.943 0.874 0.785 0.682 0.583 0.481 0.395 0.312
    1.000 0.998 0.967 0.923 0.852 0.774 0.680 0.591 0.497 0.416
    1.000 0.999 0.983 0.952 0.905 0.839 0.767 0.681 0.599 0.511
    1.000 1.000 0.990 0.972 0.937 0.891 0.829 0.762 0.682 0.606
"""
EXACT_WINS = [
    (1, 1, TEXT, "5/12"),
    (2, 1, TEXT, "1955/2592"),
    (3, 1, TEXT, "342035/373248"),
    (1, 1, INTERNATIONAL, "5/12"),
    (2, 1, INTERNATIONAL, "1955/2592"),
    (3, 1, INTERNATIONAL, "342035/373248"),
    (1, 2, TEXT, "25/144"),
    (2, 2, TEXT, "285325/559872"),
    (3, 2, TEXT, "125441825/161243136"),
    (1, 3, TEXT, "1375/31104"),
    (1, 2, INTERNATIONAL, "275/2592"),
    (2, 2, INTERNATIONAL, "235/648"),
    (3, 2, INTERNATIONAL, "6610505/10077696"),
    (1, 3, INTERNATIONAL, "15125/559872"),
]
EXPECTED_LOSSES = [  # attackers, defenders, losses by the text's rule, by the international rule
    (1, 1, "0.5833, 0.4167", "0.5833, 0.4167"),
    (2, 1, "0.6671, 0.7542", "0.6671, 0.7542"),
    (1, 2, "0.8264, 0.5903", "0.8939, 0.3607"),
    (2, 2, "1.1555, 1.2639", "1.4097, 0.9144"),
    (3, 2, "1.1077, 1.6943", "1.4064, 1.4379"),
    (3, 3, "1.7994, 1.9625", "1.8898, 1.8281"),
    (5, 5, "3.2126, 3.6766", "3.3685, 3.5568"),
    (10, 10, "7.1081, 8.3163", "7.3078, 8.2370"),
    (20, 20, "15.3407, 18.0484", "15.5593, 17.9969"),
    (30, 30, "23.7516, 27.9658", "23.9835, 27.9262"),
]
SINGLE_ROLLS = [  # attack dice, defence dice, number of rolls, and of rolls that cost the defender 0, 1, 2 armies
    (1, 1, 36, (21, 15)),
    (2, 1, 216, (91, 125)),
    (3, 1, 1296, (441, 855)),
    (1, 2, 216, (161, 55)),
    (2, 2, 1296, (581, 420, 295)),
    (3, 2, 7776, (2275, 2611, 2890)),
]


def rows(table):
    """The numbers of a table as texts, row by row."""
    return [line.split() for line in table.split("\n") if line.strip()]


def arrays(outcome):
    """All arrays of a Battle or a Campaign."""
    found = [value for value in vars(outcome).values() if isinstance(value, np.ndarray)]
    return found + list(getattr(outcome, "stopped_with", ()))


def tally(length, shares):
    """Add up (index, Fraction) pairs into a float array."""
    sums = [Fraction(0)] * length
    for index, share in shares:
        sums[index] += share
    return np.array([float(share) for share in sums])


def assert_close(found, expected):
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-15)


# One roll


@pytest.mark.rule("RK-ATT-8", "RK-ATT-9", "RK-ATT-10")
@pytest.mark.parametrize(("attack_dice", "defence_dice", "total", "counts"), SINGLE_ROLLS)
def test_the_odds_of_a_roll_must_be_those_of_counting_all_faces(attack_dice, defence_dice, total, counts):
    assert roll_odds(attack_dice, defence_dice) == tuple(count / total for count in counts)


@pytest.mark.rule("RK-ATT-8", "RK-ATT-9", "RK-ATT-10")
@pytest.mark.parametrize(("attack_dice", "defence_dice", "total", "counts"), SINGLE_ROLLS)
def test_the_naive_roll_must_agree_with_the_catalogue(attack_dice, defence_dice, total, counts):
    compared = min(attack_dice, defence_dice)
    assert naive.roll(attack_dice, defence_dice) == {
        (compared - lost, lost): Fraction(count, total) for lost, count in enumerate(counts)
    }


@pytest.mark.rule("RK-ATT-9")
def test_with_equal_dice_the_attacker_must_lose_an_army():
    assert roll_odds(1, 1)[0] - roll_odds(1, 1)[1] == pytest.approx(6 / 36)


@pytest.mark.rule("RK-ATT-10")
@pytest.mark.parametrize(("attack_dice", "defence_dice"), [(1, 1), (1, 2), (2, 1), (3, 1), (2, 2), (3, 2)])
def test_a_roll_must_remove_as_many_armies_as_the_smaller_side_has_dice(attack_dice, defence_dice):
    odds = roll_odds(attack_dice, defence_dice)
    assert len(odds) == min(attack_dice, defence_dice) + 1
    assert sum(odds) == pytest.approx(1, abs=1e-15)


# Battles against the catalogue


@pytest.mark.rule("RK-ATT-6", "RK-DEF-1")
@pytest.mark.parametrize(("two_dice_min", "table"), [(INTERNATIONAL, WIN_INTERNATIONAL), (TEXT, WIN_TEXT)])
def test_the_odds_of_winning_must_agree_with_the_table(two_dice_min, table):
    found = [[f"{battle(a, d, two_dice_min).win:.3f}" for d in range(1, 11)] for a in range(1, 11)]
    assert found == rows(table)


@pytest.mark.rule("RK-ATT-6", "RK-DEF-1")
@pytest.mark.parametrize(("attackers", "defenders", "two_dice_min", "exact"), EXACT_WINS)
def test_the_odds_of_winning_must_agree_with_the_exact_fraction(attackers, defenders, two_dice_min, exact):
    assert naive.win_probability(attackers, defenders, two_dice_min) == Fraction(exact)
    assert battle(attackers, defenders, two_dice_min).win == pytest.approx(float(Fraction(exact)), rel=1e-14)


@pytest.mark.parametrize(("attackers", "defenders", "text", "international"), EXPECTED_LOSSES)
def test_the_expected_losses_agree_with_the_table(attackers, defenders, text, international):
    for two_dice_min, printed in ((TEXT, text), (INTERNATIONAL, international)):
        outcome = battle(attackers, defenders, two_dice_min)
        assert f"{outcome.attacker_loss:.4f}, {outcome.defender_loss:.4f}" == printed


@BOTH_RULES
def test_the_odds_rise_with_the_attackers_and_fall_with_the_defenders(two_dice_min):
    grid = [[battle(a, d, two_dice_min) for d in range(1, 31)] for a in range(1, 31)]
    wins = np.array([[outcome.win for outcome in row] for row in grid])
    losing = np.array([[outcome.lose_with.sum() for outcome in row] for row in grid])
    assert np.all(np.diff(wins, axis=1) < 0)
    assert np.all(np.diff(losing, axis=0) < 0)  # near certain wins, the chance of losing still differs


@pytest.mark.rule("RK-DEF-1")
def test_the_text_rule_must_be_better_for_the_attacker_against_two_armies_or_more():
    for attackers in range(1, 11):
        assert battle(attackers, 1, TEXT).win == battle(attackers, 1, INTERNATIONAL).win
        for defenders in range(2, 11):
            assert battle(attackers, defenders, TEXT).win > battle(attackers, defenders, INTERNATIONAL).win


@pytest.mark.rule("RK-DEF-1")
def test_the_text_rule_must_be_the_default():
    assert battle(3, 2).win == battle(3, 2, TEXT).win
    assert campaign(3, [2]).win == battle(3, 2, TEXT).win


@pytest.mark.parametrize(("two_dice_min", "first"), [(TEXT, 2), (INTERNATIONAL, 5)])
def test_equal_forces_favour_the_attacker_from_a_certain_size(two_dice_min, first):
    assert all((battle(n, n, two_dice_min).win > 0.5) == (n >= first) for n in range(1, 31))


# Battles compared with the naive version


@BOTH_RULES
@pytest.mark.parametrize(("attackers", "defenders"), SMALL)
def test_every_distribution_equals_the_naive_function(attackers, defenders, two_dice_min):
    for keep in range(8):
        outcome = battle(attackers, defenders, two_dice_min, keep)
        # By (a attackers left, d defenders left): the probability p
        ends = naive.battle(attackers, defenders, two_dice_min, keep).items()
        assert_close(outcome.attacker_left, tally(attackers + 1, ((a, p) for (a, _), p in ends)))
        assert_close(outcome.defender_left, tally(defenders + 1, ((d, p) for (_, d), p in ends)))
        assert_close(outcome.win_with, tally(attackers + 1, ((a, p) for (a, d), p in ends if d == 0)))
        assert_close(outcome.lose_with, tally(defenders + 1, ((d, p) for (_, d), p in ends if d > 0)))
        assert_close(outcome.win, float(sum(p for (_, d), p in ends if d == 0)))
        assert_close(outcome.attacker_loss, float(sum((attackers - a) * p for (a, _), p in ends)))
        assert_close(outcome.defender_loss, float(sum((defenders - d) * p for (_, d), p in ends)))


@pytest.mark.rule("RK-ATT-11")
def test_an_attack_that_keeps_armies_must_stop_at_that_number_or_one_below():
    outcome = battle(10, 6, TEXT, keep=4)
    assert np.all(outcome.attacker_left[:3] == 0)
    assert np.all(outcome.attacker_left[3:] > 0)
    assert np.all(outcome.win_with[:5] == 0)
    assert_close(outcome.attacker_left[3:5].sum(), outcome.lose_with.sum())


@pytest.mark.parametrize("keep", [5, 6, 100])
def test_an_attack_that_keeps_all_its_armies_rolls_nothing(keep):
    outcome = battle(5, 4, TEXT, keep)
    assert (outcome.win, outcome.attacker_loss, outcome.defender_loss) == (0, 0, 0)
    assert outcome.attacker_left[5] == outcome.defender_left[4] == outcome.lose_with[4] == 1


@BOTH_RULES
@pytest.mark.parametrize(("attackers", "defenders"), [(1000, 1000), (1000, 1), (1, 1000), (1000, 1200)])
def test_large_battles_lose_no_probability(attackers, defenders, two_dice_min):
    for keep in (0, 17):
        outcome = battle(attackers, defenders, two_dice_min, keep)
        assert outcome.attacker_left.sum() == pytest.approx(1, abs=1e-12)
        assert outcome.defender_left.sum() == pytest.approx(1, abs=1e-12)
        assert outcome.win_with.sum() + outcome.lose_with.sum() == pytest.approx(1, abs=1e-12)
        assert all(np.all(array >= 0) for array in arrays(outcome))
        assert 0 <= outcome.win <= 1


# Campaigns


@BOTH_RULES
@pytest.mark.parametrize(
    # The defenders of each territory; the armies left behind, as given and for each territory but the last
    ("path", "leave", "stays"),
    [
        ([3], 1, []),
        ([1, 2], 1, [1]),
        ([2, 1, 3], 1, [1, 1]),
        ([1, 1, 1], 2, [2, 2]),
        ([1, 2, 1, 1], [3, 1, 2], [3, 1, 2]),
        ([1, 1], 9, [9]),
    ],
)
def test_a_campaign_equals_the_naive_function(path, leave, stays, two_dice_min):
    steps = len(path)
    for attackers in range(1, 7):
        outcome = campaign(attackers, path, two_dice_min, leave)
        # By (k territories conquered, a armies in the last one, d defenders left, armies lost): the probability p
        ends = naive.campaign(attackers, path, two_dice_min, stays).items()
        reached = [sum(p for (k, *_), p in ends if k >= step) for step in range(steps + 1)]
        assert_close(outcome.conquered, [float(share) for share in reached])
        assert_close(outcome.win, float(reached[steps]))
        assert_close(
            outcome.win_with, tally(attackers + 1, ((a, p) for (k, a, _, _), p in ends if k == steps))
        )
        for step, defenders in enumerate(path):
            left = tally(defenders + 1, ((d, p) for (k, _, d, _), p in ends if k == step))
            assert_close(outcome.stopped_with[step], left)
        assert_close(outcome.attacker_loss, float(sum(lost * p for (_, _, _, lost), p in ends)))
        killed = ((sum(path[: k + 1]) - d) * p for (k, _, d, _), p in ends)
        assert_close(outcome.defender_loss, float(sum(killed)))


@BOTH_RULES
def test_a_campaign_of_one_territory_is_a_battle(two_dice_min):
    one, same = campaign(9, [7], two_dice_min), battle(9, 7, two_dice_min)
    assert one.win == same.win
    assert np.array_equal(one.win_with, same.win_with)
    assert np.array_equal(one.stopped_with[0], same.lose_with)
    assert_close([one.attacker_loss, one.defender_loss], [same.attacker_loss, same.defender_loss])


@pytest.mark.rule("RK-ATT-2", "RK-ATT-12")
def test_one_army_must_stay_in_every_conquered_territory():
    outcome = campaign(2, [1, 1], TEXT)
    two_survive = naive.battle(2, 1, TEXT)[2, 0]
    assert_close(outcome.conquered[2], float(two_survive * naive.win_probability(1, 1, TEXT)))
    assert campaign(1, [1, 1], TEXT).win == 0
    assert_close(campaign(1, [1, 1], TEXT).stopped_with[1], [0, 5 / 12])


def test_the_armies_if_won_are_the_armies_in_the_last_territory_given_a_win():
    outcome = campaign(8, [2, 2], TEXT)
    assert_close(outcome.armies_if_won.sum(), 1)
    assert_close(outcome.armies_if_won * outcome.win, outcome.win_with)
    assert np.all(campaign(1, [1, 1], TEXT).armies_if_won == 0)


@BOTH_RULES
def test_a_long_campaign_loses_no_probability(two_dice_min):
    outcome = campaign(300, [9, 1, 30, 2, 80, 3, 5], two_dice_min, leave=[1, 2, 1, 9, 1, 1])
    total = outcome.win_with.sum() + sum(left.sum() for left in outcome.stopped_with)
    assert total == pytest.approx(1, abs=1e-12)
    assert np.all(np.diff(outcome.conquered) <= 0)
    assert all(np.all(array >= 0) for array in arrays(outcome))


# The choice of dice


@pytest.mark.rule("RK-ATT-5", "RK-DEF-2")
@BOTH_RULES
def test_both_sides_must_win_most_battles_with_the_most_dice(two_dice_min):
    for attackers, defenders in product(range(1, 15), repeat=2):
        attack, defence = naive.attack_choices(attackers), naive.defence_choices(defenders, two_dice_min)
        value = {
            (k, n): naive.after_choice(attackers, defenders, two_dice_min, k, n)
            for k in attack
            for n in defence
        }
        for k in attack:
            assert min(value[k, n] for n in defence) == value[k, defence[-1]]
        assert max(value[k, defence[-1]] for k in attack) == value[attack[-1], defence[-1]]
        assert value[attack[-1], defence[-1]] == naive.win_probability(attackers, defenders, two_dice_min)
        assert_close(battle(attackers, defenders, two_dice_min).win, float(value[attack[-1], defence[-1]]))


@pytest.mark.rule("RK-DEF-2")
@BOTH_RULES
def test_two_dice_must_never_be_worse_for_a_defender_than_one(two_dice_min):
    for attackers, defenders in product(range(1, 21), range(two_dice_min, 21)):
        for k in naive.attack_choices(attackers):
            one = naive.after_choice(attackers, defenders, two_dice_min, k, 1)
            assert one >= naive.after_choice(attackers, defenders, two_dice_min, k, 2)


# Arguments and results


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: roll_odds(0, 1), "attack_dice must be 1 to 3, not 0"),
        (lambda: roll_odds(4, 1), "attack_dice must be 1 to 3, not 4"),
        (lambda: roll_odds(3, 0), "defence_dice must be 1 to 2, not 0"),
        (lambda: roll_odds(3, 3), "defence_dice must be 1 to 2, not 3"),
        (lambda: roll_odds(True, 1), "attack_dice must be an integer"),
        (lambda: battle(0, 1), "attackers must be 1 or more, not 0"),
        (lambda: battle(-2, 1), "attackers must be 1 or more, not -2"),
        (lambda: battle(2.0, 1), "attackers must be an integer, 1 or more, not 2.0"),
        (lambda: battle("3", 1), "attackers must be an integer"),
        (lambda: battle(3, 0), "defenders must be 1 or more, not 0"),
        (lambda: battle(3, None), "defenders must be an integer"),
        (lambda: battle(3, 3, 1), "two_dice_min must be 2 to 3, not 1"),
        (lambda: battle(3, 3, 4), "two_dice_min must be 2 to 3, not 4"),
        (lambda: battle(3, 3, 3, -1), "keep must be 0 or more, not -1"),
        (lambda: campaign(0, [1]), "attackers must be 1 or more, not 0"),
        (lambda: campaign(5, []), "at least one territory"),
        (lambda: campaign(5, 3), "defenders_path must be a sequence"),
        (lambda: campaign(5, "31"), "defenders_path must be a sequence"),
        (lambda: campaign(5, [1, 0]), "defenders_path must be 1 or more, not 0"),
        (lambda: campaign(5, [1, 1], 5), "two_dice_min must be 2 to 3, not 5"),
        (lambda: campaign(5, [1, 1], 3, 0), "leave must be 1 or more, not 0"),
        (lambda: campaign(5, [1, 1], 3, [1, 1]), "leave must be one number or 1"),
        (lambda: campaign(5, [1, 1], 3, 1.5), "leave must be a sequence"),
    ],
)
def test_invalid_arguments_are_refused_with_a_clear_message(call, words):
    with pytest.raises(ValueError, match=words):
        call()


def test_numpy_integers_are_valid_arguments():
    outcome = campaign(np.int64(5), np.array([2, 1]), np.int32(2), np.int8(1))
    assert outcome.win == campaign(5, [2, 1], 2, 1).win


def test_the_results_are_read_only():
    for outcome in (battle(3, 3), campaign(3, [1, 1])):
        assert not any(array.flags.writeable for array in arrays(outcome))
