"""Attacks: which, how long, and how many armies move in."""

from stridsplan.engine.record import rule

from ..components import EDGE_SOURCE, EDGE_TARGET, HOLD_18_BY_2
from ..state import ATTACK, COUNT, DONE, END_ATTACKS, ROLL, STEP_ALL, UNTIL
from .placing import best_attack_from
from .worth import garrison, is_precious, threat, win_chance, worth_of_attack

SURE = 900  # of 1000: fought to the end without looking up


@rule
def choose_attack(view, seat, plan, out, n):
    """The listed attack that promises most, or the end of combat if none promises anything."""
    best, choice = 0, END_ATTACKS
    for k in range(n):
        edge = int(out[k]) - ATTACK
        if int(out[k]) == END_ATTACKS:
            continue
        points = worth_of_attack(view, seat, plan, int(EDGE_SOURCE[edge]), int(EDGE_TARGET[edge]), 0)
        if points > best:
            best, choice = points, int(out[k])
    return choice


@rule
def declare_attack(view):
    """To the end if it is as good as won, great battles by halves, else roll by roll with the most dice."""
    armies = int(view.armies[view.source])
    if win_chance(view, armies - 1, int(view.armies[view.target])) >= SURE:
        return UNTIL
    if armies <= 12 and view.counted == 1:
        declared = min(3, armies - 1)
        return ROLL + declared * (declared + 1) // 2 - 1
    if view.counted + 25 <= armies // 2:
        return COUNT + 2
    return COUNT + 1 if view.counted + 5 <= armies // 2 else UNTIL


@rule
def count_towards(view, wanted):
    """The next step in counting out `wanted` armies for a move, or that they are counted."""
    most = int(view.armies[view.source]) - 1
    wanted = min(wanted, most)
    rest, available = wanted - view.counted, most - view.counted
    if rest <= 0:
        return DONE
    if rest == available and available != 1 and available != 5 and available != 25:
        return COUNT + STEP_ALL
    return COUNT + (2 if rest >= 25 else 1 if rest >= 5 else 0)


@rule
def occupy(view, seat, plan):
    """All go on where nothing is left to guard or to attack behind; else the armies are shared by need."""
    return count_towards(view, armies_to_bring(view, seat, plan, int(view.source), int(view.target)))


@rule
def armies_to_bring(view, seat, plan, source, target):
    """How many armies should move into a conquered territory."""
    armies = int(view.armies[source])
    behind, ahead = threat(view, seat, source), threat(view, seat, target)
    stay = 2 if plan.mission == HOLD_18_BY_2 and not plan.finishing else 1
    on = best_attack_from(view, seat, plan, target, armies - 1)
    back = best_attack_from(view, seat, plan, source, -view.least)
    if on > 0 and on >= back:
        keep = min(
            garrison(view, seat, plan, source),
            armies // 2 if is_precious(view, seat, plan, source) else armies // 4,
        )
        return armies - max(stay, keep if behind > 0 else 1)
    if back > 0:
        return min(ahead, armies // 4)
    if behind == 0:
        return armies - stay
    if ahead == 0:
        return stay
    here, there = garrison(view, seat, plan, source), garrison(view, seat, plan, target)
    return armies * there // (here + there)
