"""Phase 3: from the interior to a border."""

from stridsplan.engine.record import rule

from ..components import CONTINENT_OF, EDGE_FIRST, EDGE_TARGET, TERRITORY_COUNT
from ..rules.movement import add_territory, grow, has_territory
from ..state import END_TURN, MOVE_FROM, MOVE_TO, NOWHERE, Link
from .attack import count_towards
from .plan import is_border
from .worth import garrison, threat


@rule
def steps_to_border(view, seat, territory):
    """Moves from an own territory to the nearest on a border, TERRITORY_COUNT if none is."""
    low, high = add_territory(0, 0, territory)
    for steps in range(TERRITORY_COUNT):
        for t in range(TERRITORY_COUNT):
            if has_territory(low, high, t) and is_border(view, seat, t):
                return steps
        low, high = grow(view, seat, low, high)
    return TERRITORY_COUNT


@rule
def armies_to_spare(view, seat, plan, source):
    """Armies that are not wanted where they are."""
    armies = int(view.armies[source])
    if not is_border(view, seat, source):
        return armies - 1
    return max(0, armies - garrison(view, seat, plan, source))


@rule
def gain_of_move(view, seat, plan, source, target):
    """Points for moving what can be spared to another own territory."""
    spare = armies_to_spare(view, seat, plan, source)
    if spare == 0:
        return 0
    if is_border(view, seat, source):
        lack = garrison(view, seat, plan, target) - int(view.armies[target])
        return 60 * min(spare, lack) if lack > 0 else 0
    if is_border(view, seat, target):
        return spare * (
            100 + min(40, threat(view, seat, target)) + (20 if CONTINENT_OF[target] == plan.focus else 0)
        )
    return spare * max(
        0, 60 + 5 * (steps_to_border(view, seat, source) - 1 - steps_to_border(view, seat, target))
    )


@rule
def best_gain_from(view, seat, plan, source):
    """Points of the best move to a neighbour."""
    best = 0
    for edge in range(int(EDGE_FIRST[source]), int(EDGE_FIRST[source + 1])):
        if view.owner[EDGE_TARGET[edge]] == seat:
            best = max(best, gain_of_move(view, seat, plan, source, int(EDGE_TARGET[edge])))
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
    best, choice = NOWHERE, NOWHERE
    for k in range(n):
        points = gain_of_move(view, seat, plan, int(view.source), int(out[k]) - MOVE_TO)
        if points > best:
            best, choice = points, int(out[k])
    return choice


@rule
def fortify(view, seat, plan, out, n):
    if view.link == Link.NONE:
        return choose_source(view, seat, plan, out, n)
    if view.link == Link.MOVE_TO:
        return choose_destination(view, seat, plan, out, n)
    return count_towards(view, armies_to_spare(view, seat, plan, int(view.source)))
