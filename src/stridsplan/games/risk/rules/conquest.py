"""Conquest and its consequences (RK-ATT-13 to RK-ATT-16, RK-CAP-5 to RK-CAP-10, RK-ELIM)."""

from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.record import rule

from ..components import CONTINENT_OF, DESTROY_SEAT, FIRST_DESTROY, HOLD_24, TERRITORY_COUNT
from ..state import NEUTRAL, NOWHERE, DestroyedByOther, Event, MinMove, Rule
from .cards import hand_over_cards


@rule
def change_owner(s, territory, owner):
    s.held[s.owner[territory]] -= 1
    s.owner[territory] = owner
    s.held[owner] += 1


@rule
def conquer(s, log):
    """Conquer a target without armies (RK-ATT-13); at least the declared armies must move in (RK-ATT-14, RK-ATT-15).

    The attacker lost no army in this roll, so there are always enough (RK-ATT-16).
    """
    s.victim = s.owner[s.target]
    s.conquered = 1
    s.least = s.dice if s.options.attack_min_move == MinMove.DICE else s.declared
    s.counted = s.least  # armies chosen to move in so far; the seat may add to them
    change_owner(s, s.target, s.turn)
    note(log, Event.TERRITORY_CONQUERED, EVERYONE, s.turn, s.target, s.victim)


@rule
def most_to_move(s):
    """Return the most armies that may leave the source: all but one (RK-ATT-14, RK-MOVE-1)."""
    return int(s.armies[s.source]) - 1


@rule
def occupy(s, armies, log):
    """Move armies from the source into the conquered territory (RK-ATT-14)."""
    s.armies[s.source] -= armies
    s.armies[s.target] += armies
    s.untouched[s.target] = 0  # no longer always held by its first owner, so no hidden capital (RK-CAP-5)
    note(log, Event.ARMIES_OCCUPIED, EVERYONE, s.turn, s.source, s.target, armies)


# -- Capitals ------------------------------------------------------------------------------------------------


@rule
def founder_of(s, territory):
    """Return the founder of the capital in a territory, or NOWHERE; it stays a capital when its founder is out
    (RK-CAP-12)."""
    for seat in range(s.options.seats):
        if s.capital[seat] == territory:
            return seat
    return NOWHERE


@rule
def reveal_capital(s, founder, seat, log):
    """Make a capital public, and log that a seat took it (RK-CAP-5)."""
    s.capital_open[founder] = 1
    note(log, Event.CAPITAL_TAKEN, EVERYONE, seat, s.capital[founder], founder)


@rule
def take_capital(s, seat, victim, log):
    """Reveal a capital in the conquered territory; unless its founder took it back, give the loser's part of the
    continent and cards to the conqueror (RK-CAP-5 to RK-CAP-8). Return the number of cards."""
    founder = founder_of(s, s.target)
    if founder == NOWHERE:
        return 0
    reveal_capital(s, founder, seat, log)
    if founder == seat:
        return 0
    seize_continent(s, seat, victim, CONTINENT_OF[s.target], log)
    return hand_over_cards(s, victim, seat, Rule.RK_CAP_6, log)


@rule
def seize_continent(s, seat, victim, continent, log):
    """Give the loser's territories in the continent to the conqueror, each with a new army (RK-CAP-7),
    including other capitals (RK-CAP-9)."""
    for t in range(TERRITORY_COUNT):
        if CONTINENT_OF[t] != continent or s.owner[t] != victim:
            continue
        change_owner(s, t, seat)
        s.armies[t] = 1
        s.untouched[t] = 0  # as in `occupy`
        note(log, Event.TERRITORY_SEIZED, EVERYONE, seat, t, victim)
        founder = founder_of(s, t)
        if founder != NOWHERE:
            reveal_capital(s, founder, seat, log)


# -- Elimination ---------------------------------------------------------------------------------------------


@rule
def is_eliminated(s, owner):
    """Return whether an owner without territories is eliminated: a seat is (RK-ELIM-1), the neutral force is not
    (RK-2P-12)."""
    return owner != NEUTRAL and s.held[owner] == 0


@rule
def eliminate(s, victim, seat, log):
    """Eliminate the loser (RK-ELIM-1), whose mission stays secret (RK-ELIM-4); the conqueror gets the cards
    (RK-ELIM-2), and other seats may get another mission (RK-MISS-8). Return the number of cards."""
    order = 1
    for other in range(s.options.seats):
        if s.fallen[other] >= order:
            order = int(s.fallen[other]) + 1
    s.fallen[victim] = order
    s.destroyer[victim] = seat
    note(log, Event.SEAT_ELIMINATED, EVERYONE, victim, seat)
    taken = hand_over_cards(s, victim, seat, Rule.RK_ELIM_2, log)
    convert_missions(s, victim, seat, log)
    return taken


@rule
def convert_missions(s, victim, seat, log):
    """Change missions against a colour that another seat destroyed to 24 territories (RK-MISS-8); only their holders
    know (RK-MISS-9)."""
    if s.options.mission_destroyed_by_other == DestroyedByOther.COUNTS_AS_DONE:
        return
    for holder in range(s.options.seats):
        mission = int(s.mission_now[holder])
        if holder == seat or s.fallen[holder] != 0 or mission < FIRST_DESTROY:
            continue
        if DESTROY_SEAT[mission - FIRST_DESTROY] == victim:
            s.mission_now[holder] = HOLD_24
            note(log, Event.MISSION_CHANGED, only(holder), holder, HOLD_24)
