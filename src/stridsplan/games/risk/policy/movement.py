"""Phase 3: move armies from the interior to a border."""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.record import rule

from ..actions import END_TURN, MOVE_FROM, MOVE_TO
from ..components import CONTINENT_OF, NEIGHBOURS, TERRITORY_COUNT
from ..rules.territories import neighbours_of, territories_of
from ..state import NOWHERE, AnswerStep
from .attack import count_towards
from .plan import is_border
from .worth import garrison, threat

ALL_TERRITORIES = (1 << TERRITORY_COUNT) - 1
MOST_GAIN = 160  # points for an army moved


@rule
def is_nearer(view, seat, target, source):
    """Of two own territories in the interior, the target has fewer steps to a border."""
    held = territories_of(view, seat)
    reached = held & neighbours_of(~held & ALL_TERRITORIES)
    for _ in range(TERRITORY_COUNT):
        if has_bit(reached, source) or has_bit(reached, target):
            break
        reached |= held & neighbours_of(reached)
    return has_bit(reached, target) and not has_bit(reached, source)


@rule
def armies_to_spare(view, seat, plan, source):
    """How many armies a territory does not need."""
    armies = int(view.armies[source])
    if not is_border(view, seat, source):
        return armies - 1
    return max(0, armies - garrison(view, seat, plan, source))


@rule
def gain_of_move(view, seat, plan, source, target):
    """Points for moving all armies to spare to another own territory."""
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
    """Points of the best move to a neighbour; from the interior some move always leads towards a border."""
    inside = not is_border(view, seat, source)
    best = 60 * armies_to_spare(view, seat, plan, source) if inside else 0
    for target in members(NEIGHBOURS[source]):
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
    if view.answer_step == AnswerStep.NONE:
        return choose_source(view, seat, plan, out, n)
    if view.answer_step == AnswerStep.MOVE_TO:
        return choose_destination(view, seat, plan, out, n)
    return count_towards(view, armies_to_spare(view, seat, plan, int(view.source)))
