"""Phase 3, the troop movement (RK-MOVE), and counting armies out for any move."""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import EDGE_FIRST, EDGE_TARGET, IS_ADJACENT, TERRITORY_COUNT
from ..state import COUNT, MOVE_FROM, MOVE_TO, NOWHERE, STEPS, Event, Illegal, Reach, Rule
from .conquest import most_to_move
from .placing import armies_in_step, list_held, refuse_step


@rule
def has_own_neighbour(s, seat, territory):
    for edge in range(EDGE_FIRST[territory], EDGE_FIRST[territory + 1]):
        if s.owner[EDGE_TARGET[edge]] == seat:
            return True
    return False


@rule
def refuse_move_from(s, seat, territory):
    """One army stays (RK-MOVE-1), and there is an own territory to go to (RK-MOVE-2)."""
    if s.owner[territory] != seat:
        return Illegal.NOT_YOURS
    if s.armies[territory] < 2:
        return Illegal.SOURCE_TOO_WEAK
    return Illegal.NONE if has_own_neighbour(s, seat, territory) else Illegal.NOWHERE_TO_MOVE


@rule
def is_connected(s, seat, source, target):
    """A chain of own territories leads from source to target (option `move.reach=connected`)."""
    low, high = grow(s, seat, 0, 0, source)
    low, high = reach(s, seat, low, high)
    return has_territory(low, high, target)


@rule
def reach(s, seat, low, high):
    """Two masks of 21 territories each grow by their own neighbours until nothing is added."""
    before_low, before_high = -1, -1
    while low != before_low or high != before_high:
        before_low, before_high = low, high
        for t in range(TERRITORY_COUNT):
            if has_territory(low, high, t):
                low, high = grow(s, seat, low, high, t)
    return low, high


@rule
def has_territory(low, high, territory):
    return (low >> territory) & 1 == 1 if territory < 21 else (high >> (territory - 21)) & 1 == 1


@rule
def grow(s, seat, low, high, territory):
    """Add every own territory next to one to the masks."""
    for edge in range(EDGE_FIRST[territory], EDGE_FIRST[territory + 1]):
        target = int(EDGE_TARGET[edge])
        if s.owner[target] != seat:
            continue
        if target < 21:
            low |= 1 << target
        else:
            high |= 1 << (target - 21)
    return low, high


@rule
def refuse_move_to(s, seat, territory):
    """To one adjacent own territory (RK-MOVE-1, RK-MOVE-2); dotted lines count (RK-MOVE-3)."""
    if s.owner[territory] != seat or territory == s.source:
        return Illegal.NOWHERE_TO_MOVE
    if IS_ADJACENT[s.source, territory]:
        return Illegal.NONE
    if s.options.move_reach == Reach.CONNECTED and is_connected(s, seat, s.source, territory):
        return Illegal.NONE
    return Illegal.NOT_CONNECTED


@rule
def list_sources(s, seat, out, n):
    """Write the territories a move may start from behind the first n codes."""
    k = list_held(s, seat, 2, out)
    while out[k] != NOWHERE:
        if has_own_neighbour(s, seat, out[k]):
            out[n] = MOVE_FROM + out[k]
            n += 1
        k += 1
    return n


@rule
def list_destinations(s, seat, out, n):
    """Write where the move may go behind the first n codes, in map order."""
    low, high = grow(s, seat, 0, 0, s.source)
    if s.options.move_reach == Reach.CONNECTED:
        low, high = reach(s, seat, low, high)
    for t in range(TERRITORY_COUNT):
        if has_territory(low, high, t) and t != s.source:
            out[n] = MOVE_TO + t
            n += 1
    return n


@rule
def can_move(s, seat):
    for t in range(TERRITORY_COUNT):
        if refuse_move_from(s, seat, t) == Illegal.NONE:
            return True
    return False


@rule
def move_armies(s, seat, armies, log):
    """At least one army moves, and armies that fought may (RK-MOVE-3)."""
    s.armies[s.source] -= armies
    s.armies[s.target] += armies
    note(log, Rule.RK_MOVE_1, Event.ARMIES_MOVED, EVERYONE, seat, s.source, s.target, armies)


# -- Counting out --------------------------------------------------------------------------------------------


@rule
def armies_left_to_count(s):
    """Armies of the source that may still be added to those counted out."""
    return most_to_move(s) - s.counted


@rule
def refuse_count(s, step):
    why = refuse_step(step, armies_left_to_count(s))
    return (
        Illegal.TOO_MANY_MOVED if why == Illegal.NO_ARMIES_TO_PLACE or why == Illegal.TOO_MANY_ARMIES else why
    )


@rule
def list_counts(s, out, n):
    """Write the counting steps behind the first n codes."""
    for step in range(STEPS):
        if refuse_count(s, step) == Illegal.NONE:
            out[n] = COUNT + step
            n += 1
    return n


@rule
def count_out(s, step):
    s.counted += armies_in_step(step, armies_left_to_count(s))
