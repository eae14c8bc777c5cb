"""The end of a battle, its points, and the end of a war (IS-END, IS-MODE-2, IS-WAR, IS-4P-12)."""

from stridsplan.engine.bits import count_bits, has_bit, members
from stridsplan.engine.record import rule

from ..components import CHARACTERS, DRAW_POINTS, PAD_MULTIPLIER, RANGE, TYPE, WIN_BONUS
from ..state import Ended, NoProgress, SimultaneousLoss, War
from .sides import has_characters, seats_of_sides, side_of


@rule
def winners_of_last_removal(s, before, now):
    """Return the mask of the sides that have won when at most one side is left (IS-END-1); sides that lose together
    draw, or by option the active side loses or wins (IS-END-3). `before` and `now` are the sides left before and after
    the removal."""
    if now != 0 or s.options.simultaneous_loss == SimultaneousLoss.DRAW:
        return now if now != 0 else before
    active = 1 << side_of(s, s.turn)
    return active if s.options.simultaneous_loss == SimultaneousLoss.ACTIVE_WINS else before & ~active


@rule
def how_ended(s, before, now):
    """Return how the battle ended: a side lost its last character or its fifth (IS-MODE-2), or several sides at
    once."""
    if now == 0:
        return Ended.TOGETHER.value
    for seat in range(s.options.seats):
        if has_bit(before & ~now, side_of(s, seat)) and has_characters(s, seat):
            return Ended.SHORT_TARGET.value
    return Ended.LAST_LOST.value


@rule
def draw_after(s):
    """Return the number of turns without progress after which the battle is a draw (IS-END-5)."""
    return 120 if s.options.no_progress == NoProgress.CLAIM_80_DRAW_120 else 60


@rule
def claim_after(s):
    """Return the number of turns without progress after which a draw may be claimed (IS-END-5)."""
    return 80 if s.options.no_progress == NoProgress.CLAIM_80_DRAW_120 else 40


@rule
def is_stale(s, turns):
    """Return whether so many turns in a row were without progress, if the option counts them (IS-END-5)."""
    return s.options.no_progress != NoProgress.OFF and s.idle >= turns


@rule
def eliminated(s):
    """Return the mask of the seats whose side has lost the battle (IS-4P-12, IS-TEAM-5); in a war all seats play the
    next battle."""
    if s.options.war != War.SINGLE:
        return 0
    return ((1 << s.options.seats) - 1) & ~seats_of_sides(s, s.standing) & ~s.winners


# -- Points and wars -----------------------------------------------------------------------------------------


@rule
def sum_of_ranges(characters):
    total = 0
    for character in members(characters):
        total += RANGE[TYPE[character % CHARACTERS]]
    return total


@rule
def winner_points(s, seat):
    """Return the points of a won battle: the ranges on the island, twice those on the pad, and ten (IS-WAR-2,
    IS-WAR-6)."""
    return sum_of_ranges(s.island[seat]) + PAD_MULTIPLIER * sum_of_ranges(s.on_pad[seat]) + WIN_BONUS


@rule
def score(s, winners):
    """Count a win and its points; a draw gives five points to each and no win (IS-WAR-1, IS-WAR-2)."""
    for seat in range(s.options.seats):
        if winners == 1 << seat:
            s.wins[seat] += 1
            s.points[seat] += winner_points(s, seat)
        elif count_bits(winners) > 1 and winners >> seat & 1 == 1:
            s.points[seat] += DRAW_POINTS


@rule
def battles_in_war(s):
    """Return the most battles of the war, 0 if only points end it (IS-WAR-1, IS-WAR-3, IS-WAR-4)."""
    war = s.options.war
    if war == War.SINGLE:
        return 1
    if war == War.POINTS_OVER_2:
        return 2
    if war == War.BEST_OF_3 or war == War.POINTS_OVER_3:
        return 3
    return 5 if war == War.BEST_OF_5 or war == War.POINTS_OVER_5 else 0


@rule
def points_to_reach(s):
    """Return the total of points that ends a war (IS-WAR-4)."""
    war = s.options.war
    return 30 if war == War.POINTS_TO_30 else 50 if war == War.POINTS_TO_50 else 100


@rule
def war_winners(s, winners):
    """Return the mask of the seats that have won the war after a battle that `winners` won: all seats in a draw, 0
    while the war goes on."""
    war, battles = s.options.war, battles_in_war(s)
    if war == War.SINGLE:
        return winners
    if battles == 0:
        enough = max(s.points[0], s.points[1]) >= points_to_reach(s)
        return seats_with_more(s.points[0], s.points[1]) if enough and s.points[0] != s.points[1] else 0
    left = battles - s.battle
    if war == War.BEST_OF_3 or war == War.BEST_OF_5:
        decided = left == 0 or abs(s.wins[0] - s.wins[1]) > left
        return seats_with_more(s.wins[0], s.wins[1]) if decided else 0
    return seats_with_more(s.points[0], s.points[1]) if left == 0 else 0


@rule
def seats_with_more(first, second):
    """Return the mask of the seat with the larger number; of both seats if the numbers are equal, which is a draw
    (IS-WAR-1, IS-WAR-3)."""
    if first == second:
        return 3
    return 1 if first > second else 2
