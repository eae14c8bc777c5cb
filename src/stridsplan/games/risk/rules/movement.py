"""Phase 3, the troop movement (RK-MOVE), and counting armies, for any move or until an attack stops."""

from stridsplan.engine.bits import BIT, has_bit, write_members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import MOVE_FROM, MOVE_TO
from ..components import NEIGHBOURS, STEP_ALL
from ..state import AnswerStep, Event, Illegal, Reach
from .conquest import most_to_move
from .placing import armies_in_step, refuse_step
from .territories import neighbours_of, territories_of, territories_with_two_armies


@rule
def movable(s, seat):
    """Return the territories with two or more armies (RK-MOVE-1) and a neighbour of the same owner (RK-MOVE-2)."""
    return territories_with_two_armies(s, seat) & neighbours_of(territories_of(s, seat))


@rule
def refuse_move_from(s, seat, territory):
    """Refuse a source from which no army can move: one army must stay (RK-MOVE-1), and a neighbour must have the same
    owner (RK-MOVE-2)."""
    if s.owner[territory] != seat:
        return Illegal.NOT_YOURS
    if s.armies[territory] < 2:
        return Illegal.SOURCE_TOO_WEAK
    return Illegal.NONE if has_bit(movable(s, seat), territory) else Illegal.NOWHERE_TO_MOVE


@rule
def destinations(s, seat):
    """Return the seat's territories next to the source (RK-MOVE-1, RK-MOVE-2; dotted lines count, RK-MOVE-3), or at the
    end of a chain of them (option `move.reach=connected`)."""
    territories = territories_of(s, seat)
    reached = NEIGHBOURS[s.source] & territories
    if s.options.move_reach == Reach.CONNECTED:
        before = 0
        while reached != before:
            before = reached
            reached |= neighbours_of(reached) & territories
    return reached & ~BIT[s.source]


@rule
def refuse_move_to(s, seat, territory):
    """Refuse a destination that is not a territory of the seat in reach (RK-MOVE-1, RK-MOVE-2)."""
    if has_bit(destinations(s, seat), territory):
        return Illegal.NONE
    if s.owner[territory] != seat or territory == s.source:
        return Illegal.NOWHERE_TO_MOVE
    return Illegal.NOT_CONNECTED


@rule
def list_sources(s, seat, out, n):
    """Write the codes of the territories from which a move may start, after the first n codes of `out`; return the new
    number of codes."""
    return write_members(movable(s, seat), MOVE_FROM, out, n)


@rule
def list_destinations(s, seat, out, n):
    """Write the codes of the territories to which the move may go, in map order, after the first n codes of `out`;
    return the new number of codes."""
    return write_members(destinations(s, seat), MOVE_TO, out, n)


@rule
def choose_source(s, territory):
    s.source = territory
    s.answer_step = AnswerStep.MOVE_TO


@rule
def move_armies(s, seat, armies, log):
    """Move at least one army; armies that fought may move (RK-MOVE-3)."""
    s.armies[s.source] -= armies
    s.armies[s.target] += armies
    note(log, Event.ARMIES_MOVED, EVERYONE, seat, s.source, s.target, armies)


# -- Counting armies --------------------------------------------------------------------------------------------


@rule
def armies_left_to_count(s):
    """Return how many more armies of the source may be counted."""
    return most_to_move(s) - s.counted


@rule
def refuse_count(s, step):
    """Return why a counting step may not be used: for armies that move, or for the number of armies at which an attack
    stops, where "all" would mean no attack."""
    if s.answer_step == AnswerStep.DECLARE and step == STEP_ALL:
        return Illegal.SAY_THE_COUNT
    why = refuse_step(step, armies_left_to_count(s))
    return (
        Illegal.TOO_MANY_MOVED if why == Illegal.NO_ARMIES_TO_PLACE or why == Illegal.TOO_MANY_ARMIES else why
    )


@rule
def count_out(s, step):
    """Add the armies of a counting step to those counted."""
    s.counted += armies_in_step(step, armies_left_to_count(s))
