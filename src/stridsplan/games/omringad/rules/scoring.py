"""Phases 7 and 8: income, points, and the end (OM-INC, OM-SCORE, OM-END, OM-TEAM-4, OM-TEAM-5)."""

from stridsplan.engine.bits import count_bits
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import ENOUGH_TOGETHER, HELD_BACK, HISTORY, MAJORITY_POINT, MOST_SEATS, TERRAIN_POINTS
from ..state import NOBODY, Event
from .sides import seats_of_side, side_of
from .squares import count_squares


@rule
def count_areas(s, seat):
    """Return how many squares the seat controls, including lakes, empty ones and the dragon's (OM-INC-1,
    OM-INC-3, OM-CTRL-8, OM-DRAGON-2)."""
    found = 0
    for square in range(count_squares(s)):
        found += 1 if s.control[square] == seat else 0
    return found


@rule
def pay_income(s, log):
    """Set the gold of every seat to its income; a seat without income stays in the game (OM-INC-1, OM-INC-2,
    OM-INC-5)."""
    for seat in range(s.options.seats):
        s.gold[seat] = count_areas(s, seat)
        note(log, Event.INCOME, EVERYONE, seat, s.gold[seat])


@rule
def count_points(s, seat):
    """Return the points of the seat's squares: castle 5, village 2, forest and mountain 1 (OM-SCORE-1)."""
    found = 0
    for square in range(count_squares(s)):
        if s.control[square] == seat:
            found += TERRAIN_POINTS[s.terrain[square]]
    return found


@rule
def majority_seat(s):
    """Return the seat that controls the most squares, NOBODY if the lead is shared (OM-SCORE-2, OM-4P-9)."""
    best, most = NOBODY, -1
    for seat in range(s.options.seats):
        squares = count_areas(s, seat)
        if squares > most:
            best, most = seat, squares
        elif squares == most:
            best = NOBODY
    return best


@rule
def score_round(s, log):
    """Add the points of the round to the scores (OM-SCORE-1 to OM-SCORE-3)."""
    leader = majority_seat(s)
    for seat in range(s.options.seats):
        extra = MAJORITY_POINT if seat == leader else 0
        points = count_points(s, seat) + extra
        s.score[seat] += points
        note(log, Event.SCORED, EVERYONE, seat, points, s.score[seat], extra)
        record_history(s, seat, points)
    s.rounds = min(s.rounds + 1, HISTORY)


@rule
def record_history(s, seat, points):
    """Keep income and points of the last rounds, for the chart."""
    if s.rounds == HISTORY:
        for k in range(HISTORY - 1):
            s.points[k, seat] = s.points[k + 1, seat]
            s.income[k, seat] = s.income[k + 1, seat]
    row = min(s.rounds, HISTORY - 1)
    s.points[row, seat] = points
    s.income[row, seat] = s.gold[seat]


# -- The end -------------------------------------------------------------------------------------------------


@rule
def has_reached(s, seat):
    """Return whether the seat's score is at least the limit (OM-END-1)."""
    return s.score[seat] >= s.options.limit


@rule
def qualifies(s, side):
    """Return whether a member has reached the limit, or by option both have; four times the limit together is always
    enough (OM-TEAM-4, OM-TEAM-7)."""
    missing = count_missing(s, side)
    if s.options.both_must_reach == 1:
        return missing == 0 or side_total(s, side) >= ENOUGH_TOGETHER * s.options.limit
    return missing < count_bits(seats_of_side(s, side))


@rule
def count_missing(s, side):
    """Return how many members of a side have not reached the limit."""
    found = 0
    for seat in range(s.options.seats):
        found += 1 if side_of(s, seat) == side and not has_reached(s, seat) else 0
    return found


@rule
def is_held_back(s, side):
    """Return whether a team with twice the limit does not win because one member is below it: by option, both must
    reach the limit (OM-TEAM-7)."""
    return (
        s.options.both_must_reach == 1
        and not qualifies(s, side)
        and side_total(s, side) >= HELD_BACK * s.options.limit
    )


@rule
def warn_of_teams_held_back(s, log):
    """Log for each such team the total with which it wins anyway (OM-TEAM-7)."""
    for side in range(MOST_SEATS):
        if is_held_back(s, side):
            note(
                log, Event.TEAM_HELD_BACK, EVERYONE, seats_of_side(s, side), side_total(s, side),
                s.options.limit, ENOUGH_TOGETHER * s.options.limit,
            )  # fmt: skip


@rule
def side_total(s, side):
    """Return the points of all members together (OM-TEAM-5)."""
    found = 0
    for seat in range(s.options.seats):
        if side_of(s, seat) == side:
            found += s.score[seat]
    return found


@rule
def leading_side(s):
    """Return the qualified side with the highest total, NOBODY if none qualifies or the lead is shared (OM-END-1
    to OM-END-3, OM-TEAM-5)."""
    best, most = NOBODY, -1
    for side in range(MOST_SEATS):
        if seats_of_side(s, side) == 0 or not qualifies(s, side):
            continue
        if side_total(s, side) > most:
            best, most = side, side_total(s, side)
        elif side_total(s, side) == most:
            best = NOBODY
    return best


@rule
def is_tied_at_limit(s):
    """Return whether sides qualify but none leads, so another round is played (OM-END-3)."""
    for side in range(MOST_SEATS):
        if seats_of_side(s, side) != 0 and qualifies(s, side):
            return leading_side(s) == NOBODY
    return False


@rule
def highest_total(s):
    best = 0
    for side in range(MOST_SEATS):
        best = max(best, side_total(s, side))
    return best
