"""Where to place armies: at the start, in phase 1 and for the neutral force; and the choice of the capital."""

from stridsplan.engine.bits import count_bits, members
from stridsplan.engine.record import rule

from ..actions import CAPITAL, PLACE
from ..components import (
    CONTINENT_OF,
    CONTINENT_VALUE,
    HOLD_18_BY_2,
    NEIGHBOURS,
    STEPS,
)
from ..rules.placing import step_towards
from ..rules.territories import territories_of, territories_with_two_armies
from ..state import NEUTRAL, NOWHERE
from .plan import count_missing
from .weights import GUARD_SHARE
from .worth import NEVER, garrison, is_key_territory, threat, worth_at_once, worth_of_attack, worth_to_hold


@rule
def place_code(territory, wanted, available):
    """Return the code that places, in one step, at most the wanted armies and at least one."""
    return PLACE + STEPS * territory + step_towards(wanted, available)


# -- Setting up ---------------------------------------------------------------------------------------------


@rule
def claim_to_armies(view, seat, plan, territory):
    """Return how much a territory of the seat needs starting armies, in points: the worth of the neighbours that it
    could conquer, with more points for those of the seat to eliminate, and more if the territory itself lies in the
    continent to complete next."""
    claim = 0
    for t in members(NEIGHBOURS[territory]):
        if view.owner[t] == seat:
            continue
        claim += worth_to_hold(view, seat, plan, t) + (15 if view.owner[t] == plan.target_seat else 0)
    if claim > 0 and CONTINENT_OF[territory] == plan.focus:
        claim += 20
    return claim


@rule
def place_at_start(view, seat, plan, available):
    """Place where the square of the claim, divided by one more than the armies there, is largest, so that few good
    places get many armies."""
    best, place = -1, NOWHERE
    for t in members(territories_of(view, seat)):
        claim = claim_to_armies(view, seat, plan, t)
        merit = 100 * claim * claim // (int(view.armies[t]) + int(view.pending[t]) + 1)
        if merit > best:
            best, place = merit, t
    return place_code(place, 5 if available >= 10 else 1, available)


@rule
def safety_of_capital(view, seat, territory):
    """Return how safe a capital would be: own armies in and around it, less those of others and the ways in."""
    points = 3 * int(view.armies[territory])
    for t in members(NEIGHBOURS[territory]):
        points -= 2
        points += int(view.armies[t]) if view.owner[t] == seat else -4 - 2 * int(view.armies[t])
    return points


@rule
def choose_capital(view, seat, plan):
    best, capital = NEVER, NOWHERE
    for t in members(territories_of(view, seat)):
        points = safety_of_capital(view, seat, t) + (6 if CONTINENT_OF[t] == plan.focus else 0)
        if points > best:
            best, capital = points, t
    return CAPITAL + capital


# -- Phase 1 -------------------------------------------------------------------------------------------------


@rule
def lone_territory(view, seat):
    """Return the seat's territory with a single army that faces the greatest danger, NOWHERE if there is none."""
    best, lone = -1, NOWHERE
    for t in members(territories_of(view, seat)):
        if view.armies[t] == 1 and threat(view, seat, t) > best:
            best, lone = threat(view, seat, t), t
    return lone


@rule
def can_double(view, seat, plan):
    """Return whether placing armies fulfils the mission of 18 territories with two armies each (RK-MISS-5)."""
    if plan.mission != HOLD_18_BY_2 or view.held[seat] < 18:
        return False
    return count_bits(territories_with_two_armies(view, seat)) + view.to_place >= 18


@rule
def weakest_guard(view, seat, plan):
    """Return the key territory that lacks most armies, and how many; NOWHERE and 0 if none does."""
    most, place = 0, NOWHERE
    for t in members(territories_of(view, seat)):
        if not is_key_territory(view, seat, plan, t):
            continue
        lack = garrison(view, seat, plan, t) - int(view.armies[t])
        if lack > most:
            most, place = lack, t
    return place, most


@rule
def best_source(view, seat, plan, extra):
    """Return the seat's territory from which an attack with `extra` more armies is best, and its points."""
    best, place = NEVER, NOWHERE
    for t in members(territories_of(view, seat)):
        points = best_attack_from(view, seat, plan, t, extra)
        if points > best:
            best, place = points, t
    return place, best


@rule
def best_attack_from(view, seat, plan, source, extra):
    """Return the points of the best attack out of a territory, NEVER if there is none."""
    best = NEVER
    for t in members(NEIGHBOURS[source]):
        if view.owner[t] != seat:
            best = max(best, worth_of_attack(view, seat, plan, source, t, extra))
    return best


@rule
def gathering_point(view, seat, plan, extra):
    """Return the territory where armies gather for a later attack, chosen by the value of the targets and the armies on
    both sides."""
    best, place = NEVER, NOWHERE
    territories = territories_of(view, seat)
    for source in members(territories):
        for target in members(NEIGHBOURS[source] & ~territories):
            prize = worth_at_once(view, seat, plan, target) + worth_to_hold(view, seat, plan, target)
            mine, theirs = int(view.armies[source]) + extra, int(view.armies[target])
            points = 1000 * prize * mine // (mine + 2 * theirs)
            if points > best:
                best, place = points, source
    return place


@rule
def place_reinforcement(view, seat, plan):
    """Place up to GUARD_SHARE of the armies in key territories, the rest where the best attack starts or, if none pays,
    may start later. If the armies are enough for two in each of 18 territories and this is the mission, place them one
    by one where a single army stands."""
    available = view.to_place
    if can_double(view, seat, plan):
        return place_code(lone_territory(view, seat), 1, available)
    placed = view.received - view.bonus_received - available
    guards = GUARD_SHARE * (view.received - view.bonus_received) // 100
    if not plan.can_win_now and placed < guards:
        place, lack = weakest_guard(view, seat, plan)
        if place != NOWHERE:
            return place_code(place, min(lack, guards - placed), available)
    place, points = best_source(view, seat, plan, available)
    if points <= 0:
        place = gathering_point(view, seat, plan, available)
    return place_code(place, available, available)


@rule
def place_neutral(view, seat):
    """Strengthen the neutral force where it hinders the active seat most: next to its armies, in continents that it has
    nearly completed; half as much next to own armies."""
    enemy = view.turn
    best, place = NEVER, NOWHERE
    for t in members(territories_of(view, NEUTRAL)):
        c = int(CONTINENT_OF[t])
        hindrance = (
            1
            + armies_beside(view, enemy, t)
            + 12 * int(CONTINENT_VALUE[c]) // (1 + count_missing(view, enemy, c))
        )
        if armies_beside(view, seat, t) > 0:
            hindrance //= 2
        if 100 * hindrance // int(view.armies[t]) > best:
            best, place = 100 * hindrance // int(view.armies[t]), t
    # The steps are 1, 5, 25 and all: five at a time, then one at a time, and the last two together
    return place_code(place, 2 if view.to_place < 5 else 5, view.to_place)


@rule
def armies_beside(view, owner, territory):
    """Return the number of armies of one seat next to a territory."""
    count = 0
    for t in members(NEIGHBOURS[territory]):
        if view.owner[t] == owner:
            count += int(view.armies[t])
    return count
