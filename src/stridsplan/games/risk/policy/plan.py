"""The aims of a seat, derived from the board at every decision: mission, continents, a seat to eliminate, a win."""

from typing import NamedTuple

from stridsplan.engine.bits import count_bits, has_bit, members
from stridsplan.engine.record import rule

from ..components import (
    CONTINENT_COUNT,
    CONTINENT_OF,
    CONTINENT_SETS,
    CONTINENT_VALUE,
    DESTROY_SEAT,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
    NEIGHBOURS,
    TERRITORY_COUNT,
)
from ..rules.territories import territories_of
from ..state import NEUTRAL, NOWHERE, Ask, Goal
from .tables import CONTINENT_FIRST, EASE, TOUCHING


class Plan(NamedTuple):
    """The aims of a seat. Masks have a bit per continent; worth and price are in points."""

    mission: int  # in force, NOWHERE if none
    focus: int  # the continent to complete next, NOWHERE if all are held
    focus_worth: int  # points for each of its territories in other hands
    mission_continents: int  # mask: continents of the mission
    own_continents: int  # mask: continents held whole
    others_continents: int  # mask: continents that somebody else holds whole
    target_seat: int  # the seat to eliminate, NOWHERE if none
    target_worth: int  # points for each of its territories
    rivals: int  # opponents still in the game
    can_win_now: bool  # the game can probably be won in this turn
    price: int  # of an own army, in hundredths
    territory_worth: int  # worth of a territory just for the number


@rule
def make_plan(view, seat):
    mission = int(view.mission_now[seat])
    mission_continents = continents_of_mission(mission)
    own_continents, others_continents = 0, 0
    for c in range(CONTINENT_COUNT):
        holder = holder_of(view, c)
        if holder == seat:
            own_continents |= 1 << c
        elif holder != NOWHERE:
            others_continents |= 1 << c
    power, rivals = attacking_armies(view, seat), count_alive(view) - 1
    focus = choose_focus(view, seat, mission_continents, own_continents)
    target_seat = choose_target_seat(view, seat, mission, power, rivals)
    return Plan(
        mission,
        focus,
        worth_of_focus(view, seat, focus),
        mission_continents,
        own_continents,
        others_continents,
        target_seat,
        worth_of_target_seat(view, mission, target_seat),
        rivals,
        is_end_in_reach(view, seat, mission, mission_continents, focus, target_seat, power),
        price_of_army(view, seat),
        territory_worth(view, mission),
    )


# -- Continents ---------------------------------------------------------------------------------------------


@rule
def continents_of_mission(mission):
    """The continents a mission names, as a mask."""
    if mission < 0 or mission >= HOLD_24:
        return 0
    return 1 << int(MISSION_CONTINENTS[mission, 0]) | 1 << int(MISSION_CONTINENTS[mission, 1])


@rule
def holder_of(view, continent):
    """The seat that holds a whole continent, or NOWHERE."""
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
    return count_bits(CONTINENT_SETS[continent] & ~territories_of(view, seat))


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
def choose_focus(view, seat, mission_continents, own_continents):
    """The continent that is easiest to complete, with more weight on those of the mission; NOWHERE if all are held."""
    best, focus = -1, NOWHERE
    for c in range(CONTINENT_COUNT):
        if has_bit(own_continents, c):
            continue
        share = share_of_force(view, seat, c)
        appeal = int(EASE[c]) * share * share
        if has_bit(mission_continents, c):
            appeal *= 3
        if appeal > best:
            best, focus = appeal, c
    return focus


@rule
def worth_of_focus(view, seat, focus):
    """Points for each missing territory; the fewer, the more."""
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
    """A neighbour of the territory has another owner."""
    owner = view.owner
    for t in members(NEIGHBOURS[territory]):
        if owner[t] != seat:
            return True
    return False


@rule
def attacking_armies(view, seat):
    """Armies that can attack in this turn: on borders, less one each, and those still to place."""
    power = view.to_place if view.ask == Ask.REINFORCE else 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == seat and view.armies[t] > 1 and is_border(view, seat, t):
            power += int(view.armies[t]) - 1
    return power


@rule
def choose_target_seat(view, seat, mission, power, rivals):
    """The seat to eliminate: the mission's colour, the only opponent, else a weak seat in reach."""
    if view.options.goal == Goal.DESTROY_OPPONENT:
        return 1 - seat
    if mission >= FIRST_DESTROY:
        target = int(DESTROY_SEAT[mission - FIRST_DESTROY])
        if target != seat and view.fallen[target] == 0:
            return target
    target_seat, most = NOWHERE, 0
    for other in range(view.options.seats):
        held = int(view.held[other])
        if other == seat or held == 0:
            continue
        if rivals == 1:
            return other
        if held > 5:
            continue
        if 10 * power > 16 * count_armies(view, other) + 10 * held and 1 + view.hand[other] > most:
            target_seat, most = other, 1 + int(view.hand[other])
    return target_seat


@rule
def worth_of_target_seat(view, mission, target_seat):
    """Points for each territory of the target seat; most for the last, which brings cards or wins the game."""
    if target_seat == NOWHERE:
        return 0
    held, hand = int(view.held[target_seat]), int(view.hand[target_seat])
    if mission >= FIRST_DESTROY or view.options.goal == Goal.DESTROY_OPPONENT:
        return 500 if held == 1 else 20 + 60 // max(1, held)
    return 30 + 25 * hand if held == 1 else 8 + (10 + 10 * hand) // max(1, held)


# -- The end of the game ------------------------------------------------------------------------------------


@rule
def is_needed(view, mission, mission_continents, focus, target_seat, territory):
    """The territory, which is another's, must be taken to win."""
    if mission >= FIRST_DESTROY or view.options.goal == Goal.DESTROY_OPPONENT:
        return view.owner[territory] == target_seat
    if mission_continents == 0:
        return True
    c = int(CONTINENT_OF[territory])
    if has_bit(mission_continents, c):
        return True
    return mission >= FIRST_MISSION_PLUS_ONE and c == focus


@rule
def is_end_in_reach(view, seat, mission, mission_continents, focus, target_seat, power):
    """The armies at hand could win the game in this turn."""
    if mission in (HOLD_24, HOLD_18_BY_2):
        return 2 * power > 5 * max(0, (24 if mission == HOLD_24 else 18) - int(view.held[seat]))
    needed = 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat and is_needed(view, mission, mission_continents, focus, target_seat, t):
            needed += int(view.armies[t]) + 1
    return 10 * power > 12 * needed


@rule
def price_of_army(view, seat):
    """In hundredths: high for a seat with few armies, low for one with many, so that large stacks are used."""
    mine = 1 + count_armies(view, seat)
    price = min(1000, 30_000 // mine)
    return price * 150 // mine if mine > 150 else price


@rule
def territory_worth(view, mission):
    """The value of one more territory, just for the number."""
    if mission in (HOLD_24, HOLD_18_BY_2):
        return 18
    return 12 if view.options.goal == Goal.WORLD else 9
