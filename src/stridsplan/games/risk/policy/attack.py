"""Attacks: which to make, when to stop, and how many armies move in."""

from stridsplan.engine.record import rule

from ..actions import ATTACK, COUNT, DONE, END_ATTACKS, ROLL, UNTIL
from ..components import EDGE_SOURCE, EDGE_TARGET, HOLD_18_BY_2
from ..rules.movement import armies_left_to_count
from ..rules.placing import step_towards
from .placing import best_attack_from
from .weights import FEW, STAY, STAY_KEY, SURE
from .worth import garrison, is_key_territory, threat, win_chance, worth_of_attack


@rule
def choose_attack(view, seat, plan, out, n):
    """Return the legal attack of most value, or the end of combat if none has a positive value."""
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
    """Fight to the end if the win is almost sure, in large battles until about half the armies are left, otherwise
    one roll at a time."""
    armies = int(view.armies[view.source])
    if win_chance(view, armies - 1, int(view.armies[view.target])) >= SURE:
        return UNTIL
    if armies <= 12 and view.counted == 1:
        declared = min(3, armies - 1)
        return ROLL + declared * (declared + 1) // 2 - 1  # as many dice as armies (components.ROLLS)
    if view.counted + 25 <= armies // 2:
        return COUNT + 2  # 25 armies
    return COUNT + 1 if view.counted + 5 <= armies // 2 else UNTIL  # 5 armies


@rule
def count_towards(view, wanted):
    """Return the next step in counting `wanted` armies for a move, or DONE."""
    rest, available = wanted - view.counted, armies_left_to_count(view)
    return DONE if rest <= 0 or available == 0 else COUNT + step_towards(rest, available)


@rule
def occupy(view, seat, plan):
    """Move armies into a conquered territory."""
    return count_towards(view, armies_to_bring(view, seat, plan, int(view.source), int(view.target)))


@rule
def armies_to_bring(view, seat, plan, source, target):
    """Return how many armies move into a conquered territory: most if the best next attack starts there, few if it
    starts from the source; otherwise shared by need, all to one of the two if the other is not threatened."""
    armies = int(view.armies[source])
    threat_to_source, threat_to_target = threat(view, seat, source), threat(view, seat, target)
    # What must remain in each of the two territories
    fewest = 2 if plan.mission == HOLD_18_BY_2 and not plan.can_win_now else 1
    next_from_target = best_attack_from(view, seat, plan, target, armies - 1)
    next_from_source = best_attack_from(view, seat, plan, source, -view.least)
    if next_from_target > 0 and next_from_target >= next_from_source:
        keep = min(
            garrison(view, seat, plan, source),
            (STAY_KEY if is_key_territory(view, seat, plan, source) else STAY) * armies // 100,
        )
        return armies - max(fewest, keep if threat_to_source > 0 else 1)
    if next_from_source > 0:
        return min(threat_to_target, FEW * armies // 100)
    if threat_to_source == 0:
        return armies - fewest
    if threat_to_target == 0:
        return fewest
    here, there = garrison(view, seat, plan, source), garrison(view, seat, plan, target)
    return armies * there // (here + there)
