"""The plan of a seat, made from the view at every decision: mission, continents, a seat to eliminate, a win."""

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
from ..rules.cards import rising_value
from ..rules.territories import neighbours_of, territories_of, territories_with_two_armies
from ..state import NEUTRAL, NOWHERE, Ask, Goal, SetValues
from .tables import CONTINENT_FIRST, TOUCHING
from .weights import (
    CARD_RISING,
    CARD_WORTH,
    COLOUR_EACH,
    COLOUR_LAST,
    COLOUR_SHARE,
    EASE_AFRICA,
    EASE_ASIA,
    EASE_AUSTRALIA,
    EASE_EUROPE,
    EASE_NORTH_AMERICA,
    EASE_SOUTH_AMERICA,
    END_BEYOND,
    END_POWER,
    FOCUS,
    FOCUS_VALUE,
    HOSTILE,
    INSIDE,
    LAST,
    LAST_CARD,
    MANY_ARMIES,
    MENACING,
    MISSION_APPEAL,
    PRICE,
    PRICE_MOST,
    TARGET_CARD,
    TARGET_EACH,
    TARGET_HELD,
    TARGET_POWER,
    TARGET_SHARE,
    TERRITORY,
    TERRITORY_OF_COUNT,
    TERRITORY_OF_WORLD,
)


class Plan(NamedTuple):
    """The aims of a seat. A mask has a bit per continent, unless it is one of seats; worth is in points."""

    mission: int  # in force, NOWHERE if none
    focus: int  # the continent to complete next, NOWHERE if all are held
    focus_worth: int  # points for each of its territories that others hold
    mission_continents: int  # mask: continents of the mission
    own_continents: int  # mask: continents held whole
    others_continents: int  # mask: continents that somebody else holds whole
    target_seat: int  # the seat to eliminate, NOWHERE if none
    target_worth: int  # points for each of its territories
    rivals: int  # opponents still in the game
    can_win_now: bool  # the game can probably be won in this turn
    price: int  # the price of an army of the seat, in hundredths of a point
    territory_worth: int  # points for one more territory, wherever it is
    card_worth: int  # points for the card that the first conquest brings
    menacing: int  # mask of seats: those that may soon win by the number of their territories


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
        worth_of_card(view),
        menacing_seats(view, seat),
    )


# -- Continents ---------------------------------------------------------------------------------------------


@rule
def continents_of_mission(mission):
    """Return the continents a mission names, as a mask."""
    if mission < 0 or mission >= HOLD_24:
        return 0
    return 1 << int(MISSION_CONTINENTS[mission, 0]) | 1 << int(MISSION_CONTINENTS[mission, 1])


@rule
def holder_of(view, continent):
    """Return the seat that holds a whole continent, or NOWHERE."""
    owner = view.owner
    first = int(CONTINENT_FIRST[continent])
    holder = int(owner[first])
    for t in range(first + 1, int(CONTINENT_FIRST[continent + 1])):
        if owner[t] != holder:
            return NOWHERE
    return NOWHERE if holder == NEUTRAL else holder


@rule
def count_missing(view, seat, continent):
    """Return the number of territories of a continent that others hold."""
    return count_bits(CONTINENT_SETS[continent] & ~territories_of(view, seat))


@rule
def share_of_force(view, seat, continent):
    """Return the seat's share of the force, of 100: its armies in and beside a continent, and those of others in it.

    Each territory of others counts as one more of their armies; of the armies beside the continent, one in each
    territory does not count.
    """
    owner, armies = view.owner, view.armies
    mine, theirs = 0, 0
    for t in range(int(CONTINENT_FIRST[continent]), int(CONTINENT_FIRST[continent + 1])):
        if owner[t] == seat:
            mine += INSIDE * int(armies[t])
        else:
            theirs += HOSTILE * int(armies[t]) + 200
    for t in TOUCHING[continent]:
        if t == NOWHERE:
            break
        if owner[t] == seat:
            mine += 100 * int(armies[t]) - 100
    return 100 * mine // (mine + theirs)


@rule
def ease_of_conquest(continent):
    """Return how easily a continent is taken and held."""
    return (
        EASE_NORTH_AMERICA,
        EASE_SOUTH_AMERICA,
        EASE_EUROPE,
        EASE_AFRICA,
        EASE_ASIA,
        EASE_AUSTRALIA,
    )[continent]


@rule
def choose_focus(view, seat, mission_continents, own_continents):
    """Return the continent that is easiest to complete, with more weight on those of the mission; NOWHERE if all are
    held."""
    best, focus = -1, NOWHERE
    for c in range(CONTINENT_COUNT):
        if has_bit(own_continents, c):
            continue
        share = share_of_force(view, seat, c)
        appeal = ease_of_conquest(c) * share * share
        if has_bit(mission_continents, c):
            appeal = appeal * MISSION_APPEAL // 100
        if appeal > best:
            best, focus = appeal, c
    return focus


@rule
def worth_of_focus(view, seat, focus):
    """Return the points for each missing territory: the fewer are missing, the more points."""
    if focus == NOWHERE:
        return 0
    return FOCUS + FOCUS_VALUE * int(CONTINENT_VALUE[focus]) // count_missing(view, seat, focus)


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
    """Return whether a neighbour of the territory has another owner."""
    owner = view.owner
    for t in members(NEIGHBOURS[territory]):
        if owner[t] != seat:
            return True
    return False


@rule
def attacking_armies(view, seat):
    """Return the armies that can attack in this turn: all but one of each border territory, and in phase 1
    those still to place."""
    power = view.to_place if view.ask == Ask.REINFORCE else 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == seat and view.armies[t] > 1 and is_border(view, seat, t):
            power += int(view.armies[t]) - 1
    return power


@rule
def menacing_seats(view, seat):
    """Return the mask of the seats that hold nearly as many territories as a secret mission may demand."""
    menacing = 0
    if view.options.goal == Goal.MISSION:
        for other in range(view.options.seats):
            if other != seat and view.held[other] >= MENACING:
                menacing |= 1 << other
    return menacing


@rule
def choose_target_seat(view, seat, mission, power, rivals):
    """Return the seat to eliminate: the mission's colour, the only opponent, else the weak seat with the most
    cards; NOWHERE if none."""
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
        if held > TARGET_HELD:
            continue
        if (
            100 * power > TARGET_POWER * count_armies(view, other) + 100 * held
            and 1 + view.hand[other] > most
        ):
            target_seat, most = other, 1 + int(view.hand[other])
    return target_seat


@rule
def worth_of_target_seat(view, mission, target_seat):
    """Return the points for each territory of the target seat; most for the last, which brings cards or wins the
    game."""
    if target_seat == NOWHERE:
        return 0
    held, hand = int(view.held[target_seat]), int(view.hand[target_seat])
    if mission >= FIRST_DESTROY or view.options.goal == Goal.DESTROY_OPPONENT:
        return COLOUR_LAST if held == 1 else COLOUR_EACH + COLOUR_SHARE // max(1, held)
    if held == 1:
        return LAST + LAST_CARD * hand
    return TARGET_EACH + (TARGET_SHARE + TARGET_CARD * hand) // max(1, held)


# -- The end of the game ------------------------------------------------------------------------------------


@rule
def is_needed(view, mission, mission_continents, focus, target_seat, territory):
    """Return whether a conquest of this territory helps to win: it belongs to the seat to destroy, or lies in a
    continent to hold; every territory does, if the goal is another."""
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
    """Return whether the armies that can attack could win the game in this turn."""
    if mission in (HOLD_24, HOLD_18_BY_2):
        return 100 * power > END_POWER * armies_for_count(view, seat, mission)
    needed = 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] != seat and is_needed(view, mission, mission_continents, focus, target_seat, t):
            needed += int(view.armies[t]) + 1
    return 100 * power > END_POWER * needed


@rule
def armies_for_count(view, seat, mission):
    """Return the armies needed for a mission that counts territories, including one for each conquered territory. The
    weakest territories next to the seat's are counted first."""
    territories = territories_of(view, seat)
    lacking = (24 if mission == HOLD_24 else 18) - int(view.held[seat])
    needed = 0 if mission == HOLD_24 else 18 - count_bits(territories_with_two_armies(view, seat))
    beside = neighbours_of(territories) & ~territories
    for size in range(1, 9):  # territories with more armies count as not next to the seat's
        for t in members(beside):
            if lacking > 0 and view.armies[t] == size:
                needed += size + 1
                lacking -= 1
    return needed + END_BEYOND * max(0, lacking)


@rule
def price_of_army(view, seat):
    """Return the price of an army in hundredths of a point: high for a seat with few armies, low for one with many, so
    that large stacks are used."""
    mine = 1 + count_armies(view, seat)
    price = min(PRICE_MOST, PRICE // mine)
    return price * MANY_ARMIES // mine if mine > MANY_ARMIES else price


@rule
def territory_worth(view, mission):
    """Return the points for one more territory, just for the number."""
    if mission in (HOLD_24, HOLD_18_BY_2):
        return TERRITORY_OF_COUNT
    return TERRITORY_OF_WORLD if view.options.goal == Goal.WORLD else TERRITORY


@rule
def worth_of_card(view):
    """Return the points for the card that a first conquest brings."""
    if view.options.cards_set_values == SetValues.RISING:
        return CARD_WORTH + CARD_RISING * rising_value(view.sets_traded + 1)
    return CARD_WORTH
