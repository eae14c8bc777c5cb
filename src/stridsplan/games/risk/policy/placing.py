"""Where armies are placed: at the start, in phase 1, for the neutral force; and where the capital lies."""

from stridsplan.engine.bits import count_bits
from stridsplan.engine.record import rule

from ..components import (
    CONTINENT_OF,
    CONTINENT_VALUE,
    EDGE_COUNT,
    EDGE_FIRST,
    EDGE_SOURCE,
    EDGE_TARGET,
    HOLD_18_BY_2,
    TERRITORY_COUNT,
)
from ..rules.territories import garrisons_of
from ..state import CAPITAL, NEUTRAL, NOWHERE, PLACE, STEP_ALL, STEPS
from .plan import count_missing
from .worth import NEVER, garrison, is_precious, threat, worth_at_once, worth_of_attack, worth_to_hold


@rule
def place_code(territory, wanted, available):
    """Place about `wanted` of the `available` armies: all, or the largest step that is not too many."""
    if wanted >= available and available != 1 and available != 5 and available != 25:
        return PLACE + STEPS * territory + STEP_ALL
    step = 2 if wanted >= 25 and available >= 25 else 1 if wanted >= 5 and available >= 5 else 0
    return PLACE + STEPS * territory + step


# -- Setting up ---------------------------------------------------------------------------------------------


@rule
def claim_on(view, seat, plan, territory):
    """How much an own territory deserves armies at the start, by what lies next to it and where it is."""
    claim = 0
    for edge in range(int(EDGE_FIRST[territory]), int(EDGE_FIRST[territory + 1])):
        t = EDGE_TARGET[edge]
        if view.owner[t] == seat:
            continue
        claim += worth_to_hold(view, seat, plan, t) + (15 if view.owner[t] == plan.prey else 0)
    if claim > 0 and CONTINENT_OF[territory] == plan.focus:
        claim += 20
    return claim


@rule
def place_at_start(view, seat, plan, available):
    """Armies go where most is to be gained, in shares that grow with the square of the claim."""
    best, place = -1, NOWHERE
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat:
            continue
        claim = claim_on(view, seat, plan, t)
        merit = 100 * claim * claim // (int(view.armies[t]) + int(view.pending[t]) + 1)
        if merit > best:
            best, place = merit, t
    return place_code(place, 5 if available >= 10 else 1, available)


@rule
def shelter(view, seat, territory):
    """How safe a capital would be: own armies on it and around it against the others', few ways in."""
    points = 3 * int(view.armies[territory])
    for edge in range(int(EDGE_FIRST[territory]), int(EDGE_FIRST[territory + 1])):
        t = EDGE_TARGET[edge]
        points -= 2
        points += int(view.armies[t]) if view.owner[t] == seat else -4 - 2 * int(view.armies[t])
    return points


@rule
def choose_capital(view, seat, plan):
    best, capital = NEVER, NOWHERE
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat:
            continue
        points = shelter(view, seat, t) + (6 if CONTINENT_OF[t] == plan.focus else 0)
        if points > best:
            best, capital = points, t
    return CAPITAL + capital


# -- Phase 1 -------------------------------------------------------------------------------------------------


@rule
def lone_territory(view, seat):
    """The own territory with a single army that faces the greatest danger, NOWHERE if there is none."""
    best, lone = -1, NOWHERE
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == seat and view.armies[t] == 1 and threat(view, seat, t) > best:
            best, lone = threat(view, seat, t), t
    return lone


@rule
def can_double(view, seat, plan):
    """The mission of 18 territories with two armies each is won by placing (RK-MISS-5)."""
    if plan.mission != HOLD_18_BY_2 or view.held[seat] < 18:
        return False
    return count_bits(garrisons_of(view, seat)) + view.to_place >= 18


@rule
def weakest_guard(view, seat, plan):
    """The precious territory that lacks most armies, and how many; NOWHERE and 0 if none does."""
    most, place = 0, NOWHERE
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat or not is_precious(view, seat, plan, t):
            continue
        lack = garrison(view, seat, plan, t) - int(view.armies[t])
        if lack > most:
            most, place = lack, t
    return place, most


@rule
def best_springboard(view, seat, plan, extra):
    """The own territory from which `extra` armies more promise the best attack, and its points."""
    best, place = NEVER, NOWHERE
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat:
            continue
        points = best_attack_from(view, seat, plan, t, extra)
        if points > best:
            best, place = points, t
    return place, best


@rule
def best_attack_from(view, seat, plan, source, extra):
    """Points of the best attack out of a territory, NEVER if there is none."""
    best = NEVER
    for edge in range(int(EDGE_FIRST[source]), int(EDGE_FIRST[source + 1])):
        if view.owner[EDGE_TARGET[edge]] != seat:
            best = max(best, worth_of_attack(view, seat, plan, source, int(EDGE_TARGET[edge]), extra))
    return best


@rule
def muster_point(view, seat, plan, extra):
    """Where to gather for an attack that is not to be risked yet: by the prize and how near the odds are."""
    best, place = NEVER, NOWHERE
    for edge in range(EDGE_COUNT):
        source, target = int(EDGE_SOURCE[edge]), int(EDGE_TARGET[edge])
        if view.owner[source] != seat or view.owner[target] == seat:
            continue
        prize = worth_at_once(view, seat, plan, target) + worth_to_hold(view, seat, plan, target)
        mine, theirs = int(view.armies[source]) + extra, int(view.armies[target])
        points = 1000 * prize * mine // (mine + 2 * theirs)
        if points > best:
            best, place = points, source
    return place


@rule
def place_reinforcement(view, seat, plan):
    """Up to half of the armies guard what is precious, the rest go where the best attack will start."""
    available = view.to_place
    if can_double(view, seat, plan):
        return place_code(lone_territory(view, seat), 1, available)
    placed = view.received - view.bonus_received - available
    half = (view.received - view.bonus_received) // 2
    if not plan.finishing and placed < half:
        place, lack = weakest_guard(view, seat, plan)
        if place != NOWHERE:
            return place_code(place, min(lack, half - placed), available)
    place, points = best_springboard(view, seat, plan, available)
    if points <= 0:
        place = muster_point(view, seat, plan, available)
    return place_code(place, available, available)


@rule
def place_neutral(view, seat):
    """The neutral force is made strong where it stands in the active seat's way."""
    enemy = view.turn
    best, place = NEVER, NOWHERE
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != NEUTRAL:
            continue
        c = int(CONTINENT_OF[t])
        hindrance = (
            1
            + threat_of(view, enemy, t)
            + 12 * int(CONTINENT_VALUE[c]) // (1 + count_missing(view, enemy, c))
        )
        if threat_of(view, seat, t) > 0:
            hindrance //= 2
        if 100 * hindrance // int(view.armies[t]) > best:
            best, place = 100 * hindrance // int(view.armies[t]), t
    return place_code(place, 2 if view.to_place < 5 else 5, view.to_place)


@rule
def threat_of(view, enemy, territory):
    """Armies of one seat next to a territory."""
    count = 0
    for edge in range(int(EDGE_FIRST[territory]), int(EDGE_FIRST[territory + 1])):
        if view.owner[EDGE_TARGET[edge]] == enemy:
            count += int(view.armies[EDGE_TARGET[edge]])
    return count
