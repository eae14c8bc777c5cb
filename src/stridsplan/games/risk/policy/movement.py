"""Phase 3: from the interior to a border."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components import CONTINENT_OF, EDGE_COUNT, EDGE_FIRST, EDGE_SOURCE, EDGE_TARGET, TERRITORY_COUNT
from ..state import END_TURN, MOVE_FROM, MOVE_TO, NOWHERE, Link
from .attack import count_towards
from .plan import is_border
from .worth import garrison, threat

MOST_GAIN = 160  # points for an army moved


@rule
def is_nearer(view, seat, target, source):
    """Of two own territories in the interior, the target has fewer steps to a border."""
    reached = 0  # a bit a territory
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == seat and is_border(view, seat, t):
            reached |= 1 << t
    for _ in range(TERRITORY_COUNT):
        if has_bit(reached, source) or has_bit(reached, target):
            break
        reached = one_step_on(view, seat, reached)
    return has_bit(reached, target) and not has_bit(reached, source)


@rule
def one_step_on(view, seat, reached):
    """Add to a set of own territories their own neighbours."""
    grown = reached
    for edge in range(EDGE_COUNT):
        if has_bit(reached, int(EDGE_SOURCE[edge])) and view.owner[EDGE_TARGET[edge]] == seat:
            grown |= 1 << int(EDGE_TARGET[edge])
    return grown


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
    return 60 * spare if is_nearer(view, seat, target, source) else 0


@rule
def best_gain_from(view, seat, plan, source):
    """Points of the best move to a neighbour; out of the interior there is always one towards a border."""
    inside = not is_border(view, seat, source)
    best = 60 * armies_to_spare(view, seat, plan, source) if inside else 0
    for edge in range(int(EDGE_FIRST[source]), int(EDGE_FIRST[source + 1])):
        target = int(EDGE_TARGET[edge])
        if view.owner[target] == seat and (not inside or is_border(view, seat, target)):
            best = max(best, gain_of_move(view, seat, plan, source, target))
    return best


@rule
def choose_source(view, seat, plan, out, n):
    best, choice = 0, END_TURN
    for k in range(n):
        source = int(out[k]) - MOVE_FROM
        if int(out[k]) == END_TURN or MOST_GAIN * armies_to_spare(view, seat, plan, source) <= best:
            continue
        points = best_gain_from(view, seat, plan, source)
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
