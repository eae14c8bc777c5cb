"""Phase 3: move a reserve to a front, preferably to a territory that lacks a guard or is next to a good target."""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.record import rule

from ..actions import END_TURN, MOVE_FROM, MOVE_TO
from ..components import CONTINENT_OF, NEIGHBOURS, TERRITORY_COUNT
from ..rules.territories import neighbours_of, territories_of
from ..state import NEUTRAL, NOWHERE, AnswerStep
from .attack import count_towards
from .weights import FRONT, FRONT_FOCUS, FRONT_PRIZE, INTERIOR, LACKING, LACKING_KEY
from .worth import garrison, is_key_territory, threat, worth_at_once, worth_to_hold

ALL_TERRITORIES = (1 << TERRITORY_COUNT) - 1


@rule
def steps_to_front(view, seat, territory):
    """Return the number of moves from a territory to one next to another seat, at most 5; the neutral force never
    attacks."""
    territories = territories_of(view, seat)
    reached = territories & neighbours_of(~territories & ~territories_of(view, NEUTRAL) & ALL_TERRITORIES)
    steps = 0
    while not has_bit(reached, territory) and steps < 5:
        reached |= territories & neighbours_of(reached)
        steps += 1
    return steps


@rule
def value_of_best_neighbour(view, seat, plan, territory):
    """Return the points of the best territory of others next to this one."""
    best = 0
    for t in members(NEIGHBOURS[territory] & ~territories_of(view, seat)):
        best = max(best, worth_at_once(view, seat, plan, t) + worth_to_hold(view, seat, plan, t))
    return best


@rule
def value_of_reserve(view, seat, plan, territory):
    """Return the points, in tenths, for each army that a territory does not need as a guard."""
    if threat(view, seat, territory) == 0:
        return INTERIOR * (5 - steps_to_front(view, seat, territory))
    use = FRONT + FRONT_PRIZE * value_of_best_neighbour(view, seat, plan, territory) // 100
    return use + (FRONT_FOCUS if CONTINENT_OF[territory] == plan.focus else 0)


@rule
def armies_to_spare(view, seat, plan, source):
    """Return how many armies a territory does not need."""
    return max(0, int(view.armies[source]) - garrison(view, seat, plan, source))


@rule
def gain_of_move(view, seat, plan, source, target):
    """Return the points, in tenths, for moving all armies to spare to another own territory."""
    spare, there = armies_to_spare(view, seat, plan, source), int(view.armies[target])
    if spare == 0:
        return 0
    guards = max(0, min(spare, garrison(view, seat, plan, target) - there))
    needed = LACKING_KEY if is_key_territory(view, seat, plan, target) else LACKING
    gain = guards * needed + (spare - guards) * value_of_reserve(view, seat, plan, target)
    return gain - spare * value_of_reserve(view, seat, plan, source)


@rule
def best_gain_from(view, seat, plan, source):
    """Return the points, in tenths, of the best move to a neighbour; 0 if none gains anything."""
    best = 0
    for target in members(NEIGHBOURS[source] & territories_of(view, seat)):
        best = max(best, gain_of_move(view, seat, plan, source, target))
    return best


@rule
def choose_source(view, seat, plan, out, n):
    best, choice = 0, END_TURN
    for k in range(n):
        if int(out[k]) == END_TURN:
            continue
        points = best_gain_from(view, seat, plan, int(out[k]) - MOVE_FROM)
        if points > best:
            best, choice = points, int(out[k])
    return choice


@rule
def choose_destination(view, seat, plan, out, n):
    best, choice = -1_000_000, NOWHERE
    for k in range(n):
        points = gain_of_move(view, seat, plan, int(view.source), int(out[k]) - MOVE_TO)
        if points > best:
            best, choice = points, int(out[k])
    return choice


@rule
def fortify(view, seat, plan, out, n):
    if view.answer_step == AnswerStep.NONE:
        return choose_source(view, seat, plan, out, n)
    if view.answer_step == AnswerStep.MOVE_TO:
        return choose_destination(view, seat, plan, out, n)
    return count_towards(view, armies_to_spare(view, seat, plan, int(view.source)))
