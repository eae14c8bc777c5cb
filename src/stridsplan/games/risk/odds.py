"""Exact odds of the battles of Risk: single rolls, whole battles, campaigns through several territories.

The odds follow from RK-ATT-6, RK-ATT-8 to RK-ATT-10 and RK-DEF-1 by summing over every path of a battle; nothing is
sampled. Both sides roll the most dice they may, which is best for both (the tests prove it up to 14 against 14).
Armies are counted as in Osborne (2003): the attackers are the armies *available* to attack, without the one that must
stay in the source. Other choices of dice are not covered.

J. A. Osborne, "Markov Chains for the RISK Board Game Revisited", Mathematics Magazine 76 (2003), 129-135.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Integral

import numpy as np

MOST_ATTACK_DICE = 3
MOST_DEFENCE_DICE = 2
DICE_PAIRS = tuple((k, n) for k in range(1, MOST_ATTACK_DICE + 1) for n in range(1, MOST_DEFENCE_DICE + 1))


def _enumerate_roll(attack_dice, defence_dice):
    """Return the shares of all rolls of these dice that cost the defender 0, 1 (and 2) armies."""
    faces = np.indices((6,) * (attack_dice + defence_dice)).reshape(attack_dice + defence_dice, -1)
    attack = np.sort(faces[:attack_dice], axis=0)[::-1]
    defence = np.sort(faces[attack_dice:], axis=0)[::-1]
    compared = min(attack_dice, defence_dice)
    lost = (attack[:compared] > defence[:compared]).sum(axis=0)  # a tie is the defender's: RK-ATT-9
    counts = np.bincount(lost, minlength=compared + 1)
    return tuple(int(count) / faces.shape[1] for count in counts)


_ROLLS = {pair: _enumerate_roll(*pair) for pair in DICE_PAIRS}


@dataclass(frozen=True, eq=False)
class Battle:
    """The outcomes of one battle of A available attackers against D defenders.

    All arrays are read-only float64 and hold joint probabilities, not conditional ones: `win_with` sums to
    `win`, `lose_with` to 1 - `win`, `attacker_left` and `defender_left` to 1. Losses are in armies.
    """

    win: float  # probability that the territory is conquered
    attacker_loss: float  # expected, 0..A
    defender_loss: float  # expected, 0..D
    attacker_left: np.ndarray  # (A + 1,): the battle ends with n attackers, won or not
    defender_left: np.ndarray  # (D + 1,): the battle ends with m defenders; 0 is a conquest
    win_with: np.ndarray  # (A + 1,): it is won with n attackers left; all of them may move in
    lose_with: np.ndarray  # (D + 1,): the attack ends against m defenders left; [0] is 0


@dataclass(frozen=True, eq=False)
class Campaign:
    """The outcomes of a campaign of A available attackers through a path of K territories.

    All arrays are read-only float64 and hold joint probabilities, except those of `armies_if_won`.
    Losses are in armies, summed over all battles fought.
    """

    win: float  # probability that the whole path is conquered
    conquered: np.ndarray  # (K + 1,): at least k territories are conquered; [0] is 1, [K] is `win`
    attacker_loss: float  # expected, 0..A
    defender_loss: float  # expected, 0..sum of the path
    win_with: np.ndarray  # (A + 1,): the path is conquered and n armies stand in its last territory
    stopped_with: tuple[np.ndarray, ...]  # K arrays (D_k + 1,): it ends at territory k, with m defenders left

    @property
    def armies_if_won(self) -> np.ndarray:
        """`win_with` (A + 1,) on condition that the path is conquered; all 0 if it cannot be."""
        return self.win_with / self.win if self.win > 0 else self.win_with


def roll_odds(attack_dice: int, defence_dice: int) -> tuple[float, ...]:
    """Return the probabilities that one roll costs the defender 0, 1 (and 2) armies.

    `attack_dice` is 1 to 3, `defence_dice` 1 or 2. The roll removes min(attack_dice, defence_dice) armies in total, so
    the tuple has one entry more than this number; of these armies the attacker loses those that the defender does not.
    Raises ValueError for other numbers of dice. Source: RK-ATT-8, RK-ATT-9, RK-ATT-10.
    """
    attack_dice = _checked("attack_dice", attack_dice, 1, MOST_ATTACK_DICE)
    defence_dice = _checked("defence_dice", defence_dice, 1, MOST_DEFENCE_DICE)
    return _ROLLS[attack_dice, defence_dice]


def battle(attackers: int, defenders: int, two_dice_min: int = 3, keep: int = 0) -> Battle:
    """Return the exact odds of a battle fought until it is won or `keep` attackers are left.

    `attackers` (1 or more) are the armies of the source less the one that stays; `defenders` (1 or more) are
    the armies of the target. The attacker rolls min(3, attackers) dice, the defender 2 with `two_dice_min`
    (2 or 3) armies or more, else 1. The attack ends at `keep` (0 or more) attackers or fewer: a last roll
    that takes two armies leaves keep - 1. With `keep` no less than `attackers` nothing is rolled.

    Time grows as (A + D) * D, memory as A + D. Raises ValueError for a number that is not an integer or out
    of range. Source: RK-ATT-2, RK-ATT-6, RK-ATT-8 to RK-ATT-11, RK-ATT-13, RK-DEF-1; Osborne 2003.
    """
    attackers = _checked("attackers", attackers, 1)
    defenders = _checked("defenders", defenders, 1)
    two_dice_min = _checked("two_dice_min", two_dice_min, 2, 3)
    keep = _checked("keep", keep, 0)
    start = np.zeros(attackers + 1)
    start[attackers] = 1.0
    win_with, stop_with, lose_with = _fight(start, defenders, two_dice_min, min(keep, attackers))
    attacker_left = win_with + stop_with
    defender_left = lose_with.copy()
    defender_left[0] = win_with.sum()
    return Battle(
        win=min(1.0, float(win_with.sum())),
        attacker_loss=float(attacker_left @ np.arange(attackers, -1, -1)),
        defender_loss=float(defender_left @ np.arange(defenders, -1, -1)),
        attacker_left=_frozen(attacker_left),
        defender_left=_frozen(defender_left),
        win_with=_frozen(win_with),
        lose_with=_frozen(lose_with),
    )


def campaign(
    attackers: int, defenders_path: Sequence[int], two_dice_min: int = 3, leave: int | Sequence[int] = 1
) -> Campaign:
    """Return the exact odds of fighting through several territories in a row, each battle to its end.

    `attackers` (1 or more) are the armies of the source less the one that stays; `defenders_path` holds the
    armies (1 or more) of each territory in the order of attack. After a conquest every survivor moves in, so
    the least number that must move (RK-ATT-14) never binds; `leave` (1 or more, RK-ATT-2) of them stay there
    when the rest attack on. `leave` is one number, or one for each territory but the last. Survivors who are
    no more than `leave` all stay, and the campaign ends before the next territory.

    Raises ValueError for a number that is not an integer or out of range, an empty path, or a `leave` of the
    wrong length. Source: RK-ATT-2, RK-ATT-6, RK-ATT-8 to RK-ATT-14, RK-DEF-1; Osborne 2003.
    """
    attackers = _checked("attackers", attackers, 1)
    path = [
        _checked("defenders_path", defenders, 1) for defenders in _listed("defenders_path", defenders_path)
    ]
    if not path:
        raise ValueError("defenders_path must name at least one territory")
    two_dice_min = _checked("two_dice_min", two_dice_min, 2, 3)
    stays = _stays(leave, len(path) - 1)

    armies = np.arange(attackers + 1)
    available = np.zeros(attackers + 1)
    available[attackers] = 1.0
    conquered, stopped_with = [1.0], []
    attacker_loss = defender_loss = 0.0
    for step, defenders in enumerate(path):
        win_with, stop_with, lose_with = _fight(available, defenders, two_dice_min, 0)
        win = float(win_with.sum())
        attacker_loss += float((available - win_with - stop_with) @ armies)
        defender_loss += float(lose_with @ np.arange(defenders, -1, -1)) + win * defenders
        conquered.append(min(conquered[-1], win))
        stopped_with.append(_frozen(lose_with))
        if step < len(stays):
            available = _attack_on(win_with, stays[step])
    return Campaign(
        win=conquered[-1],
        conquered=_frozen(np.array(conquered)),
        attacker_loss=max(0.0, attacker_loss),
        defender_loss=defender_loss,
        win_with=_frozen(win_with),
        stopped_with=tuple(stopped_with),
    )


def _fight(start, defenders, two_dice_min, keep):
    """Fight from `start`, where start[a] is the probability of a attackers; `keep` is below len(start).

    Returns three arrays of probabilities: that it is won with a attackers left, win_with[a]; that it stops with a
    attackers left, stop_with[a]; that it stops with d defenders left, lose_with[d].

    A roll always lowers the total of armies, by one or two, so one pass over the totals a + d, downwards, visits every
    position after all that lead to it:

        here[d], one_less[d], two_less[d]: positions (total - d, d), (total - 1 - d, d), (total - 2 - d, d)
    """
    attackers = len(start) - 1
    win_with, stop_with, lose_with = np.zeros(attackers + 1), np.zeros(attackers + 1), np.zeros(defenders + 1)
    here, one_less, two_less = (np.zeros(defenders + 1) for _ in range(3))
    for total in range(attackers + defenders, 0, -1):
        if total >= defenders:
            here[defenders] += start[total - defenders]
        if total <= attackers:
            win_with[total] = here[0]
        first, last = max(1, total - keep), min(total, defenders)
        if first <= last:
            lose_with[first : last + 1] += here[first : last + 1]
            stop_with[total - last : total - first + 1] += here[first : last + 1][::-1]
        for attack_dice, defence_dice in DICE_PAIRS:
            first, last = _span(total, attack_dice, defence_dice, defenders, two_dice_min, keep)
            if first <= last:
                less = one_less if min(attack_dice, defence_dice) == 1 else two_less
                for lost, odds in enumerate(_ROLLS[attack_dice, defence_dice]):
                    less[first - lost : last - lost + 1] += odds * here[first : last + 1]
        here.fill(0.0)
        here, one_less, two_less = one_less, two_less, here
    return win_with, stop_with, lose_with


def _span(total, attack_dice, defence_dice, defenders, two_dice_min, keep):
    """Return the first and last d of the positions (total - d, d) that roll these dice (RK-ATT-6, RK-DEF-1)."""
    first, last = (1, two_dice_min - 1) if defence_dice == 1 else (two_dice_min, defenders)
    if attack_dice < MOST_ATTACK_DICE:
        first = max(first, total - attack_dice)
    return first, min(last, defenders, total - max(attack_dice, keep + 1))


def _attack_on(win_with, stay):
    """Return the probabilities of the numbers of attackers available from the conquered territory when `stay` armies
    must remain there."""
    available = np.zeros(len(win_with))
    available[0] = win_with[: stay + 1].sum()
    if stay < len(win_with):
        available[1 : len(win_with) - stay] = win_with[stay + 1 :]
    return available


def _stays(leave, count):
    """Return the armies that stay in each of `count` conquered territories."""
    if isinstance(leave, Integral):
        return [_checked("leave", leave, 1)] * count
    stays = [_checked("leave", stay, 1) for stay in _listed("leave", leave)]
    if len(stays) != count:
        raise ValueError(f"leave must be one number or {count}, one for each territory but the last")
    return stays


def _listed(name, values):
    """Return `values` as a list; raise ValueError if they are not a sequence."""
    if isinstance(values, str) or not hasattr(values, "__iter__"):
        raise ValueError(f"{name} must be a sequence of integers, not {values!r}")
    return list(values)


def _checked(name, value, least, most=None):
    """Return `value` as an int; raise ValueError if it is not an integer or out of range."""
    bounds = f"{least} or more" if most is None else f"{least} to {most}"
    if isinstance(value, bool | np.bool_) or not isinstance(value, Integral):
        raise ValueError(f"{name} must be an integer, {bounds}, not {value!r}")
    if value < least or (most is not None and value > most):
        raise ValueError(f"{name} must be {bounds}, not {value}")
    return int(value)


def _frozen(array):
    """Make the array read-only and return it."""
    array.setflags(write=False)
    return array
