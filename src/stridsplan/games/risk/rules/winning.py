"""Missions and other ways to win (RK-WIN, RK-MISS, RK-WORLD, RK-CAP-1, RK-CAP-11)."""

from stridsplan.engine.bits import count_bits
from stridsplan.engine.record import rule

from ..components import (
    CAPITALS_TO_WIN,
    CONTINENT_COUNT,
    DESTROY_SEAT,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
)
from ..state import NOWHERE, DestroyedByOther, Goal, Won
from .territories import holds_continent, territories_of, territories_with_two_armies


@rule
def holds_one_more(territories, first, second):
    """Return whether any continent besides the two named is held (RK-MISS-3)."""
    for continent in range(CONTINENT_COUNT):
        if continent != first and continent != second and holds_continent(territories, continent):
            return True
    return False


@rule
def holds_mission_continents(s, seat, mission):
    """Return whether the seat holds both continents of a mission, and a third one if the mission asks for it
    (RK-MISS-3)."""
    territories = territories_of(s, seat)
    first, second = int(MISSION_CONTINENTS[mission, 0]), int(MISSION_CONTINENTS[mission, 1])
    if not holds_continent(territories, first) or not holds_continent(territories, second):
        return False
    return mission < FIRST_MISSION_PLUS_ONE or holds_one_more(territories, first, second)


@rule
def has_destroyed(s, seat, mission):
    """Return whether the seat, or by option any seat, eliminated the colour of its mission (RK-MISS-6, RK-MISS-8)."""
    target = int(DESTROY_SEAT[mission - FIRST_DESTROY])
    if s.fallen[target] == 0:
        return False
    if s.options.mission_destroyed_by_other == DestroyedByOther.COUNTS_AS_DONE:
        return True
    return s.destroyer[target] == seat


@rule
def is_mission_done(s, seat):
    """Return whether the position fulfils the seat's mission, however it was reached (RK-MISS-1)."""
    mission = int(s.mission_now[seat])
    if mission == NOWHERE:
        return False
    if mission == HOLD_24:
        return s.held[seat] >= 24
    if mission == HOLD_18_BY_2:
        return count_bits(territories_with_two_armies(s, seat)) >= 18  # with two armies each (RK-MISS-5)
    if mission >= FIRST_DESTROY:
        return has_destroyed(s, seat, mission)
    return holds_mission_continents(s, seat, mission)


@rule
def count_capitals(s, seat):
    """Count the capitals that the seat holds, including its own (RK-CAP-11)."""
    count = 0
    for founder in range(s.options.seats):
        if s.capital[founder] != NOWHERE and s.owner[s.capital[founder]] == seat:
            count += 1
    return count


@rule
def holds_enough_capitals(s, seat):
    """Return whether the seat holds enough capitals to win (RK-CAP-1), by the number of seats (RK-CAP-12)."""
    if s.options.goal != Goal.CAPITAL or s.capital[seat] == NOWHERE:
        return False
    if s.options.capital_own_must_be_held and s.owner[s.capital[seat]] != seat:
        return False
    return count_capitals(s, seat) >= CAPITALS_TO_WIN[s.options.seats]


@rule
def is_sole_survivor(s, seat):
    """Return whether all other seats are eliminated (RK-WIN-3, RK-WORLD-2, RK-2P-5)."""
    for other in range(s.options.seats):
        if other != seat and s.fallen[other] == 0:
            return False
    return True


@rule
def how_won(s, seat):
    """Return how `seat` has won in this position, or Won.NOT; no player has to claim a win (RK-WIN-5)."""
    if s.fallen[seat] != 0:
        return Won.NOT
    if is_mission_done(s, seat):
        return Won.MISSION
    if holds_enough_capitals(s, seat):
        return Won.CAPITALS
    return Won.SURVIVOR if is_sole_survivor(s, seat) else Won.NOT
