"""What a seat is after, read afresh from the board at every decision: mission, continents, prey, the end."""

from typing import NamedTuple

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..components import (
    CONTINENT_COUNT,
    CONTINENT_OF,
    CONTINENT_VALUE,
    DESTROY_SEAT,
    EDGE_FIRST,
    EDGE_TARGET,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
    TERRITORY_COUNT,
)
from ..state import NEUTRAL, NOWHERE, Ask, Goal
from .tables import CONTINENT_FIRST, EASE, TOUCHING


class Plan(NamedTuple):
    """The aims of a seat. Masks have a bit a continent; worth and price are in points."""

    mission: int  # in force, NOWHERE if none
    focus: int  # the continent to complete next, NOWHERE if all are held
    focus_worth: int  # points for each of its territories in other hands
    coveted: int  # mask: continents of the mission
    kept: int  # mask: continents held whole
    ruled: int  # mask: continents that somebody else holds whole
    prey: int  # the seat to eliminate, NOWHERE if none
    prey_worth: int  # points for each of its territories
    rivals: int  # opponents still in the game
    finishing: bool  # the aim of the game is in reach now
    price: int  # of an army of one's own, in hundredths
    hunger: int  # worth of a territory just for the number


@rule
def make_plan(view, seat):
    mission = int(view.mission_now[seat])
    coveted = coveted_continents(mission)
    kept, ruled = 0, 0
    for c in range(CONTINENT_COUNT):
        holder = ruler(view, c)
        if holder == seat:
            kept |= 1 << c
        elif holder != NOWHERE:
            ruled |= 1 << c
    power, rivals = striking_power(view, seat), count_alive(view) - 1
    focus = choose_focus(view, seat, coveted, kept)
    prey = choose_prey(view, seat, mission, power, rivals)
    return Plan(
        mission,
        focus,
        worth_of_focus(view, seat, focus),
        coveted,
        kept,
        ruled,
        prey,
        worth_of_prey(view, mission, prey),
        rivals,
        is_end_in_reach(view, seat, mission, coveted, focus, prey, power),
        price_of_army(view, seat),
        hunger(view, mission),
    )


# -- Continents ---------------------------------------------------------------------------------------------


@rule
def coveted_continents(mission):
    """The continents a mission names, as a mask."""
    if mission < 0 or mission >= HOLD_24:
        return 0
    return 1 << int(MISSION_CONTINENTS[mission, 0]) | 1 << int(MISSION_CONTINENTS[mission, 1])


@rule
def ruler(view, continent):
    """Who holds a whole continent, or NOWHERE."""
    owner = view.owner
    first = int(CONTINENT_FIRST[continent])
    holder = int(owner[first])
    for t in range(first + 1, int(CONTINENT_FIRST[continent + 1])):
        if owner[t] != holder:
            return NOWHERE
    return NOWHERE if holder == NEUTRAL else holder


@rule
def count_missing(view, seat, continent):
    """Territories of a continent that others hold."""
    count = 0
    for t in range(int(CONTINENT_FIRST[continent]), int(CONTINENT_FIRST[continent + 1])):
        if view.owner[t] != seat:
            count += 1
    return count


@rule
def share_of_force(view, seat, continent):
    """How much of the force in and around a continent is the seat's own, of 100."""
    owner, armies = view.owner, view.armies
    mine, theirs = 0, 0
    for t in range(int(CONTINENT_FIRST[continent]), int(CONTINENT_FIRST[continent + 1])):
        if owner[t] == seat:
            mine += 2 * int(armies[t])
        else:
            theirs += 2 * int(armies[t]) + 2
    for t in TOUCHING[continent]:
        if t == NOWHERE:
            break
        if owner[t] == seat:
            mine += int(armies[t]) - 1
    return 100 * mine // (mine + theirs)


@rule
def choose_focus(view, seat, coveted, kept):
    """The continent most easily completed, those of the mission counting more; NOWHERE if all are held."""
    best, focus = -1, NOWHERE
    for c in range(CONTINENT_COUNT):
        if has_bit(kept, c):
            continue
        share = share_of_force(view, seat, c)
        appeal = int(EASE[c]) * share * share
        if has_bit(coveted, c):
            appeal *= 3
        if appeal > best:
            best, focus = appeal, c
    return focus


@rule
def worth_of_focus(view, seat, focus):
    """Points for each territory missing, more the fewer they are."""
    if focus == NOWHERE:
        return 0
    return 12 + 14 * int(CONTINENT_VALUE[focus]) // count_missing(view, seat, focus)


# -- Opponents ----------------------------------------------------------------------------------------------


@rule
def count_armies(view, owner):
    count = 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == owner:
            count += int(view.armies[t])
    return count


@rule
def count_alive(view):
    count = 0
    for other in range(view.options.seats):
        if view.fallen[other] == 0:
            count += 1
    return count


@rule
def is_border(view, seat, territory):
    """Somebody else is next to it."""
    owner = view.owner
    for edge in range(int(EDGE_FIRST[territory]), int(EDGE_FIRST[territory + 1])):
        if owner[EDGE_TARGET[edge]] != seat:
            return True
    return False


@rule
def striking_power(view, seat):
    """Armies that can attack this turn: those on borders but for one each, and those still to place."""
    power = view.to_place if view.ask == Ask.REINFORCE else 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == seat and view.armies[t] > 1 and is_border(view, seat, t):
            power += int(view.armies[t]) - 1
    return power


@rule
def choose_prey(view, seat, mission, power, rivals):
    """Whom to eliminate: the mission's colour, the only opponent, else a weak seat within reach."""
    if view.options.goal == Goal.DESTROY_OPPONENT:
        return 1 - seat
    if mission >= FIRST_DESTROY:
        target = int(DESTROY_SEAT[mission - FIRST_DESTROY])
        if target != seat and view.fallen[target] == 0:
            return target
    prey, most = NOWHERE, 0
    for other in range(view.options.seats):
        held = int(view.held[other])
        if other == seat or held == 0:
            continue
        if rivals == 1:
            return other
        if held > 5:
            continue
        if 10 * power > 16 * count_armies(view, other) + 10 * held and 1 + view.hand[other] > most:
            prey, most = other, 1 + int(view.hand[other])
    return prey


@rule
def worth_of_prey(view, mission, prey):
    """Every step to an elimination counts, the last one most: it brings cards, or the game."""
    if prey == NOWHERE:
        return 0
    held, hand = int(view.held[prey]), int(view.hand[prey])
    if mission >= FIRST_DESTROY or view.options.goal == Goal.DESTROY_OPPONENT:
        return 500 if held == 1 else 20 + 60 // max(1, held)
    return 30 + 25 * hand if held == 1 else 8 + (10 + 10 * hand) // max(1, held)


# -- The end of the game ------------------------------------------------------------------------------------


@rule
def is_needed(view, mission, coveted, focus, prey, territory):
    """Somebody else's territory must be taken to win."""
    if mission >= FIRST_DESTROY or view.options.goal == Goal.DESTROY_OPPONENT:
        return view.owner[territory] == prey
    if coveted == 0:
        return True
    c = int(CONTINENT_OF[territory])
    if has_bit(coveted, c):
        return True
    return mission >= FIRST_MISSION_PLUS_ONE and c == focus


@rule
def is_end_in_reach(view, seat, mission, coveted, focus, prey, power):
    """The armies at hand could win the game in this turn."""
    if mission in (HOLD_24, HOLD_18_BY_2):
        return 2 * power > 5 * max(0, (24 if mission == HOLD_24 else 18) - int(view.held[seat]))
    needed = 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat and is_needed(view, mission, coveted, focus, prey, t):
            needed += int(view.armies[t]) + 1
    return 10 * power > 12 * needed


@rule
def price_of_army(view, seat):
    """In hundredths: dear to who has few armies, cheap to who has many; great stacks are there to be used."""
    mine = 1 + count_armies(view, seat)
    price = min(1000, 30_000 // mine)
    return price * 150 // mine if mine > 150 else price


@rule
def hunger(view, mission):
    """What one more territory is worth for itself."""
    if mission in (HOLD_24, HOLD_18_BY_2):
        return 18
    return 12 if view.options.goal == Goal.WORLD else 9
