"""Slow naive versions of `stridsplan.games.risk.odds`: exact fractions, every face of every die.

Written directly from the rule sentences, one position at a time, without code of the module under test.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import product


@cache
def roll(attack_dice, defence_dice):
    """Return {(armies the attacker loses, armies the defender loses): Fraction} of one roll."""
    outcomes = Counter()
    for faces in product(range(1, 7), repeat=attack_dice + defence_dice):
        attack = sorted(faces[:attack_dice], reverse=True)
        defence = sorted(faces[attack_dice:], reverse=True)
        attacker_loss = defender_loss = 0
        for attack_face, defence_face in zip(attack, defence, strict=False):
            if attack_face > defence_face:
                defender_loss += 1
            else:
                attacker_loss += 1
        outcomes[attacker_loss, defender_loss] += 1
    return {losses: Fraction(count, 6 ** (attack_dice + defence_dice)) for losses, count in outcomes.items()}


def most_attack_dice(attackers):
    """Return the largest number of dice that `attackers` available armies may roll."""
    return min(3, attackers)


def most_defence_dice(defenders, two_dice_min):
    """Return the largest number of dice that `defenders` armies may roll."""
    return 2 if defenders >= two_dice_min else 1


@cache
def battle(attackers, defenders, two_dice_min, keep=0):
    """Return {(attackers left, defenders left): Fraction} at the end of a battle. Callers must not change it.

    The attacker stops with `keep` attackers or fewer.
    """
    if defenders == 0 or attackers <= keep:
        return {(attackers, defenders): Fraction(1)}
    ends = defaultdict(Fraction)
    odds = roll(most_attack_dice(attackers), most_defence_dice(defenders, two_dice_min))
    for (attacker_loss, defender_loss), chance in odds.items():
        rest = battle(attackers - attacker_loss, defenders - defender_loss, two_dice_min, keep)
        for end, rest_chance in rest.items():
            ends[end] += chance * rest_chance
    return dict(ends)


def win_probability(attackers, defenders, two_dice_min):
    """Return the Fraction of battles that the attacker wins."""
    return sum(p for (_, d), p in battle(attackers, defenders, two_dice_min).items() if d == 0)


def expected_losses(attackers, defenders, two_dice_min):
    """Return the expected losses of attacker and defender as Fractions."""
    ends = battle(attackers, defenders, two_dice_min)
    return (
        sum((attackers - a) * p for (a, _), p in ends.items()),
        sum((defenders - d) * p for (_, d), p in ends.items()),
    )


def campaign(available, path, two_dice_min, stays):
    """Return {(territories conquered, armies in the last one, defenders left, armies lost): Fraction}.

    `path` holds the defenders of each territory; stays[k] armies stay in the k-th when the others attack the next.
    The last one is the last conquered territory, or the source, whose one army that must stay is not counted. The
    defenders left are those of the first territory that was not conquered.
    """
    outcomes = defaultdict(Fraction)
    for (armies, defenders), chance in battle(available, path[0], two_dice_min).items():
        lost = available - armies
        if defenders > 0:
            outcomes[0, armies, defenders, lost] += chance
        elif len(path) == 1:
            outcomes[1, armies, 0, lost] += chance
        elif armies <= stays[0]:
            outcomes[1, armies, path[1], lost] += chance
        else:
            rest = campaign(armies - stays[0], path[1:], two_dice_min, stays[1:])
            for (conquered, last, left, more), rest_chance in rest.items():
                outcomes[1 + conquered, last, left, lost + more] += chance * rest_chance
    return dict(outcomes)


@cache
def minimax(attackers, defenders, two_dice_min):
    """Return the Fraction of battles won when attacker, then defender, choose the dice of every roll."""
    if defenders == 0:
        return Fraction(1)
    if attackers == 0:
        return Fraction(0)
    return max(
        min(
            after_choice(attackers, defenders, two_dice_min, k, n)
            for n in defence_choices(defenders, two_dice_min)
        )
        for k in attack_choices(attackers)
    )


def after_choice(attackers, defenders, two_dice_min, attack_dice, defence_dice):
    """Return the minimax value after these dice have been chosen for the next roll."""
    return sum(
        chance * minimax(attackers - attacker_loss, defenders - defender_loss, two_dice_min)
        for (attacker_loss, defender_loss), chance in roll(attack_dice, defence_dice).items()
    )


def attack_choices(attackers):
    """Return the numbers of dice that the attacker may roll."""
    return range(1, most_attack_dice(attackers) + 1)


def defence_choices(defenders, two_dice_min):
    """Return the numbers of dice that the defender may roll."""
    return range(1, most_defence_dice(defenders, two_dice_min) + 1)
