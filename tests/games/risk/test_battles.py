"""Simulated battles compared with the exact odds (catalogue 5.1, 5.2, 5.3, 5.5)."""

import numpy as np
import pytest
from numba import njit

from games.risk import naive
from games.risk.positions import position
from stridsplan.engine import dice, log
from stridsplan.games.risk.components import TERRITORIES
from stridsplan.games.risk.rules.combat import exchange, most_declared, most_defence_dice

BATTLES = 60_000
TOLERANCE = 0.0082  # four standard errors
ROLLS = 60_000
# The chi-square that is exceeded once in 100,000 samples, by degrees of freedom
CHI_SQUARE = {1: 19.51, 2: 23.03}


@njit
def count_wins(states, attackers, defenders, battles, tape, events):
    """Play battles until one side has no armies left to use, and count the wins; one more army stays in the source."""
    s = states[0]
    wins = 0
    for _ in range(battles):
        s.armies[s.source], s.armies[s.target] = attackers + 1, defenders
        while s.armies[s.source] > 1 and s.armies[s.target] > 0:
            attack_dice = most_declared(int(s.armies[s.source]))
            exchange(s, attack_dice, most_defence_dice(s, s.target), tape, events)
        wins += 1 if s.armies[s.target] == 0 else 0
    return wins


@njit
def count_losses(states, attack_dice, defence_dice, rolls, tape, events, counts):
    """Count in counts[k] the rolls in which the defender lost k armies."""
    s = states[0]
    for _ in range(rolls):
        s.armies[s.source], s.armies[s.target] = 10, 10
        exchange(s, attack_dice, defence_dice, tape, events)
        counts[10 - s.armies[s.target]] += 1


def battlefield(two_dice_min=3):
    """A position in which Alaska attacks Kamchatka."""
    source, target = TERRITORIES.index("alaska"), TERRITORIES.index("kamchatka")
    return position(options={"defence.two_dice_min": two_dice_min}, source=source, target=target).states


@pytest.mark.rule("RK-ATT-8", "RK-ATT-9", "RK-ATT-10", "RK-DEF-1")
@pytest.mark.parametrize("two_dice_min", [3, 2])
@pytest.mark.parametrize(("attackers", "defenders"), [(3, 2), (5, 5), (10, 10)])
def test_the_frequency_of_wins_must_equal_the_exact_odds(attackers, defenders, two_dice_min):
    wins = count_wins(
        battlefield(two_dice_min), attackers, defenders, BATTLES, dice.seeded_tape(7), log.blank_log()
    )
    exact = {  # (attackers, defenders, two_dice_min)
        (3, 2, 3): 0.778, (5, 5, 3): 0.562, (10, 10, 3): 0.606,
        (3, 2, 2): 0.656, (5, 5, 2): 0.506, (10, 10, 2): 0.568,
    }  # fmt: skip
    assert abs(wins / BATTLES - exact[attackers, defenders, two_dice_min]) < TOLERANCE


@pytest.mark.rule("RK-ATT-8", "RK-ATT-9", "RK-ATT-10")
@pytest.mark.parametrize("attack_dice", [1, 2, 3])
@pytest.mark.parametrize("defence_dice", [1, 2])
def test_the_frequencies_of_the_outcomes_of_a_roll_must_equal_the_exact_odds(attack_dice, defence_dice):
    counts = np.zeros(3, np.int64)
    count_losses(
        battlefield(), attack_dice, defence_dice, ROLLS, dice.seeded_tape(8), log.blank_log(), counts
    )
    exact = {defender: float(p) for (_, defender), p in naive.roll(attack_dice, defence_dice).items()}
    assert set(np.flatnonzero(counts)) == set(exact)
    chi_square = sum((counts[k] - ROLLS * p) ** 2 / (ROLLS * p) for k, p in exact.items())
    assert chi_square < CHI_SQUARE[len(exact) - 1]


@pytest.mark.rule("RK-ATT-10")
@pytest.mark.parametrize("attack_dice", [1, 2, 3])
@pytest.mark.parametrize("defence_dice", [1, 2])
def test_a_roll_must_remove_as_many_armies_as_dice_are_compared(attack_dice, defence_dice):
    states = battlefield()
    s = states[0]
    tape, events = dice.seeded_tape(9), log.blank_log()
    for _ in range(200):
        s.armies[s.source], s.armies[s.target] = 10, 10
        exchange(s, attack_dice, defence_dice, tape, events)
        assert int(s.armies[s.source]) + int(s.armies[s.target]) == 20 - min(attack_dice, defence_dice)
