"""The features of a position: armies, income, cards, borders, continents, the mission.

The features of a seat use its mission; for other seats, a search has drawn possible missions at random.
"""

import numpy as np

from stridsplan.engine.game import Features
from stridsplan.engine.record import rule

from .components import (
    CONTINENT_COUNT,
    CONTINENT_OF,
    CONTINENT_SIZE,
    CONTINENT_VALUE,
    DESTROY_SEAT,
    EDGE_FIRST,
    EDGE_TARGET,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
    TERRITORY_COUNT,
)
from .state import NEUTRAL, Phase

CONTINENTS, MISSION = 18, 18 + CONTINENT_COUNT  # the index of the first feature of each group
# Kinds of missions: two continents, 24 territories, 18 territories with two armies each, destroy a colour
KINDS = 4
COUNT = MISSION + 2 * KINDS + 4


@rule
def features(s, seat, out):
    """Write all features of a seat; most of them are between 0 and 1."""
    own = out[COUNT : COUNT + CONTINENT_COUNT]  # territories of the seat, by continent
    # armies by continent: of others, and of the seat
    armies = out[COUNT + CONTINENT_COUNT :].reshape(2, CONTINENT_COUNT)
    for t in range(TERRITORY_COUNT):
        continent = CONTINENT_OF[t]
        is_own = 1 if s.owner[t] == seat else 0
        own[continent] += is_own
        armies[is_own, continent] += s.armies[t]
    write_armies(s, seat, own, out)
    write_continents(own, armies, out)
    write_mission(s, seat, own, armies, out)


@rule
def write_armies(s, seat, own, out):
    """Write the features of armies, borders, income, cards and the turn."""
    # borders: the seat's territories next to another seat; border: the armies in them; hostile: the armies next to them
    total = mine = border = hostile = biggest = second = borders = 0
    for t in range(TERRITORY_COUNT):
        number = int(s.armies[t])
        if s.owner[t] != NEUTRAL:
            total += number
        if s.owner[t] != seat:
            continue
        mine += number
        around = hostile_armies(s, seat, t)
        if around > 0:
            border, borders, hostile = border + number, borders + 1, hostile + around
        if number > biggest:
            biggest, second = number, biggest
        elif number > second:
            second = number
    held, bonus, alive = int(s.held[seat]), 0, 0
    for c in range(CONTINENT_COUNT):
        if own[c] == CONTINENT_SIZE[c]:
            bonus += int(CONTINENT_VALUE[c])
    for other in range(s.options.seats):
        if s.held[other] > 0:
            alive += 1
    is_active = s.turn == seat
    extra = int(s.to_place) if is_active and s.phase == Phase.REINFORCEMENT else 0
    wait, cards = turns_to_wait(s, seat), int(s.hand[seat])
    numbers = (
        1.0 if held > 0 else 0.0,
        (mine + extra) / (total + extra + 1),
        np.log(1.0 + mine + extra),
        held / TERRITORY_COUNT,
        (max(3, held // 3) + bonus) / 10,
        bonus / 5,
        cards / 5,
        1.0 if cards >= 3 else 0.0,
        1.0 if cards >= 5 else 0.0,
        wait / 4,
        1.0 if wait == 0 else 0.0,
        np.log(1.0 + biggest) / 3,
        np.log(1.0 + second) / 3,
        border / (border + hostile + 1),
        borders / 20,
        extra / 10,
        1.0 if is_active and s.conquered == 1 else 0.0,
        alive / 6,
    )
    for k in range(CONTINENTS):
        out[k] = numbers[k]


@rule
def hostile_armies(s, seat, territory):
    """Return the number of armies of other seats next to a territory."""
    total = 0
    for edge in range(EDGE_FIRST[territory], EDGE_FIRST[territory + 1]):
        near = EDGE_TARGET[edge]
        if s.owner[near] != seat and s.owner[near] != NEUTRAL:
            total += int(s.armies[near])
    return total


@rule
def turns_to_wait(s, seat):
    """Return how many other seats in the game have a turn before the seat; 0 during its own turn and the set-up."""
    if s.turn < 0:
        return 0
    wait, turn = 0, int(s.turn)
    for _ in range(s.options.seats):
        if turn == seat:
            break
        if s.held[turn] > 0:
            wait += 1
        turn = turn + 1 if turn + 1 < s.options.seats else 0
    return wait


@rule
def write_continents(own, armies, out):
    """Write the features of the continents: the seat's share of each."""
    for c in range(CONTINENT_COUNT):
        out[CONTINENTS + c] = own[c] / CONTINENT_SIZE[c]


@rule
def write_mission(s, seat, own, armies, out):
    """Write the features of the mission: its kind, the progress, the hostile armies in the way, and the best continent
    to conquer next."""
    kind, progress, needed = progress_of(s, seat, own, armies)
    mine = armies[1].sum()
    if kind >= 0:
        out[MISSION + kind] = 1
        out[MISSION + KINDS + kind] = progress
    out[MISSION + 2 * KINDS] = needed / (needed + mine + 1)
    out[MISSION + 2 * KINDS + 1] = 1 if progress >= 0.8 else 0
    out[MISSION + 2 * KINDS + 2] = 1 if progress >= 0.95 else 0
    best = 0.0
    for c in range(CONTINENT_COUNT):
        if own[c] < CONTINENT_SIZE[c]:
            best = max(best, armies[1, c] / (armies[1, c] + armies[0, c] + 1))
    out[MISSION + 2 * KINDS + 3] = best


@rule
def progress_of(s, seat, own, armies):
    """Return the kind of the mission (-1: none), the part of it that is done (0 to 1), and the armies in the way, with
    one more for each territory to conquer; 0 if the mission counts territories."""
    mission = int(s.mission_now[seat])
    if mission < 0:
        return -1, 0.0, 0.0
    if mission == HOLD_24:
        return 1, min(1.0, s.held[seat] / 24), 0.0
    if mission == HOLD_18_BY_2:
        return 2, min(1.0, count_with_two_armies(s, seat) / 18), 0.0
    if mission >= FIRST_DESTROY:
        victim = DESTROY_SEAT[mission - FIRST_DESTROY]
        return 3, 1.0 - s.held[victim] / TERRITORY_COUNT, float(armies_to_destroy(s, victim))
    first, second = MISSION_CONTINENTS[mission, 0], MISSION_CONTINENTS[mission, 1]
    size = CONTINENT_SIZE[first] + CONTINENT_SIZE[second]
    missing = size - own[first] - own[second]
    needed = armies[0, first] + armies[0, second] + missing
    if mission >= FIRST_MISSION_PLUS_ONE:
        needed += cheapest_third(own, armies, first, second)
    return 0, 1.0 - missing / size, needed


@rule
def count_with_two_armies(s, seat):
    """Return the number of territories of a seat with two armies or more."""
    count = 0
    for t in range(TERRITORY_COUNT):
        if s.owner[t] == seat and s.armies[t] >= 2:
            count += 1
    return count


@rule
def armies_to_destroy(s, seat):
    """Return the armies of a seat plus one for each of its territories, in which a conquest must leave one army."""
    total = 0
    for t in range(TERRITORY_COUNT):
        if s.owner[t] == seat:
            total += int(s.armies[t]) + 1
    return total


@rule
def cheapest_third(own, armies, first, second):
    """Return the fewest armies in the way of a third continent, with one more for each territory to conquer."""
    least = 100.0
    for c in range(CONTINENT_COUNT):
        if c != first and c != second:
            lacking = CONTINENT_SIZE[c] - own[c]
            least = min(least, 0.0 if lacking == 0 else armies[0, c] + lacking)
    return least


FEATURES = Features(COUNT, features, horizon=2, tables=({}, {"goal": "world"}), scratch=3 * CONTINENT_COUNT)
