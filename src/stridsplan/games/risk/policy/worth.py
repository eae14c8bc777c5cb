"""The value of territories and attacks in points, and garrisons in armies; an army costs up to ten points."""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.record import rule

from ..components import (
    CAPITALS_TO_WIN,
    CONTINENT_OF,
    CONTINENT_VALUE,
    NEIGHBOURS,
    TERRITORY_COUNT,
)
from ..state import NEUTRAL, UNKNOWN, Goal
from .plan import is_needed
from .tables import IS_WAY_IN, LOSS, MOST_ARMIES, WIN
from .weights import (
    BEYOND,
    BEYOND_TARGET,
    BORDER_DANGER,
    BORDER_MOST,
    BROKEN_CONTINENT,
    CHANCE,
    CHANCE_TO_WIN,
    DAMAGE,
    DANGER,
    EXPOSED,
    EXPOSED_KEY,
    FLOOR,
    KEY_DANGER,
    KEY_LEAST,
    MENACE,
    MISSION_TERRITORY,
    NEEDED_TO_WIN,
    NEUTRAL_LESS,
)

NEVER = -1_000_000  # the points of what is never chosen


# -- Odds ---------------------------------------------------------------------------------------------------


@rule
def win_chance(view, attackers, defenders):
    """Return the probability in thousandths that `attackers` (without the one that stays) conquer."""
    most = max(attackers, defenders)
    if most > MOST_ARMIES:
        attackers, defenders = attackers * MOST_ARMIES // most, max(1, defenders * MOST_ARMIES // most)
    return int(WIN[view.options.defence_two_dice_min - 2, attackers, defenders])


@rule
def expected_loss(view, attackers, defenders):
    """Return the armies that the attacker is expected to lose in a battle to the end, in hundredths."""
    most = max(attackers, defenders)
    if most <= MOST_ARMIES:
        return int(LOSS[view.options.defence_two_dice_min - 2, attackers, defenders])
    a, d = attackers * MOST_ARMIES // most, max(1, defenders * MOST_ARMIES // most)
    return int(LOSS[view.options.defence_two_dice_min - 2, a, d]) * most // MOST_ARMIES


# -- Defence ------------------------------------------------------------------------------------------------


@rule
def threat(view, seat, territory):
    """Return the number of armies of other seats next to a territory; the neutral force never attacks."""
    owner, armies = view.owner, view.armies
    count = 0
    for t in members(NEIGHBOURS[territory]):
        if owner[t] != seat and owner[t] != NEUTRAL:
            count += int(armies[t])
    return count


@rule
def is_key_territory(view, seat, plan, territory):
    """Return whether a territory is an entrance to a continent that the seat holds, or its own capital."""
    if view.capital[seat] == territory:
        return True
    return has_bit(plan.own_continents, int(CONTINENT_OF[territory])) and IS_WAY_IN[territory] == 1


@rule
def garrison(view, seat, plan, territory):
    """Return the number of armies wanted on a territory of the seat."""
    danger = threat(view, seat, territory)
    if view.capital[seat] == territory:
        return 2 + danger
    if danger == 0:
        return 1
    if is_key_territory(view, seat, plan, territory):
        return KEY_LEAST + KEY_DANGER * danger // 100
    # + 66: BORDER_DANGER is a third of an army, so one more for each three hostile armies, rounded up
    return min(BORDER_MOST, 1 + (BORDER_DANGER * danger + 66) // 100)


# -- Conquest -----------------------------------------------------------------------------------------------


@rule
def may_hide_capital(view, other, territory):
    """Return whether a territory may be the owner's hidden capital: the owner has held it from the start (RK-CAP-5)."""
    return view.capital[other] == UNKNOWN and view.untouched[territory] == 1


@rule
def count_hiding_places(view, owner):
    """Return the number of territories that may be the hidden capital of a seat."""
    count = 0
    for t in range(TERRITORY_COUNT):
        if view.owner[t] == owner and view.untouched[t] == 1:
            count += 1
    return count


@rule
def worth_of_capital(view, seat, territory):
    """Return the points for a known capital, most for the last one needed to win; a territory that may hide one has a
    share of them."""
    prize = 600 if count_known_capitals(view, seat) + 1 >= CAPITALS_TO_WIN[view.options.seats] else 250
    points = 0
    for founder in range(view.options.seats):
        if view.capital[founder] == territory:
            points += prize
    owner = int(view.owner[territory])
    if owner != NEUTRAL and may_hide_capital(view, owner, territory):
        points += prize // count_hiding_places(view, owner)
    return points


@rule
def count_known_capitals(view, seat):
    """Return how many capitals the seat holds; it knows them all."""
    count = 0
    for founder in range(view.options.seats):
        if view.capital[founder] >= 0 and view.owner[view.capital[founder]] == seat:
            count += 1
    return count


@rule
def worth_at_once(view, seat, plan, territory):
    """Return the points for conquering a territory, even if it is lost again soon."""
    owner, c = int(view.owner[territory]), int(CONTINENT_OF[territory])
    points = 0 if view.conquered else plan.card_worth
    if has_bit(plan.others_continents, c):
        points += BROKEN_CONTINENT * int(CONTINENT_VALUE[c])
    if owner == plan.target_seat:
        points += plan.target_worth
    if view.options.goal == Goal.CAPITAL:
        points += worth_of_capital(view, seat, territory)
    if plan.can_win_now and is_needed(
        view, plan.mission, plan.mission_continents, plan.focus, plan.target_seat, territory
    ):
        points += NEEDED_TO_WIN
    return points


@rule
def worth_to_hold(view, seat, plan, territory):
    """Return the points for conquering and then holding a territory of another owner."""
    c = int(CONTINENT_OF[territory])
    points = plan.territory_worth
    if view.owner[territory] == NEUTRAL:
        points -= NEUTRAL_LESS
    if c == plan.focus:
        points += plan.focus_worth
    if has_bit(plan.mission_continents, c):
        points += MISSION_TERRITORY
    if has_bit(plan.menacing, int(view.owner[territory])):
        points += MENACE
    return points


@rule
def worth_beyond(view, seat, plan, territory, armies):
    """Return the share BEYOND of the points of the best territory that `armies` armies could conquer next."""
    best = 0
    for t in members(NEIGHBOURS[territory]):
        if view.owner[t] == seat or armies <= view.armies[t] + 1:
            continue
        best = max(
            best,
            worth_to_hold(view, seat, plan, t) + (BEYOND_TARGET if view.owner[t] == plan.target_seat else 0),
        )
    return BEYOND * best // 100


@rule
def damage_done(plan, owner, defenders):
    """Return the value of an opponent's losses in hundredths of own armies; it is highest against a single rival."""
    return 0 if owner == NEUTRAL else DAMAGE * defenders // max(1, plan.rivals)


@rule
def worth_of_attack(view, seat, plan, source, target, extra):
    """Return the expected points of an attack from `source` with `extra` more armies; NEVER if the odds are bad."""
    attackers, defenders = int(view.armies[source]) - 1 + extra, int(view.armies[target])
    if attackers < 1:
        return NEVER
    chance = win_chance(view, attackers, defenders)
    if chance < (CHANCE_TO_WIN if plan.can_win_now else CHANCE):
        return NEVER
    owner, loss = int(view.owner[target]), expected_loss(view, attackers, defenders)
    left = attackers + 1 - loss // 100
    danger = threat(view, seat, target)
    # The more hostile armies stand next to the target, the less likely it is to be held
    stay = worth_to_hold(view, seat, plan, target) * (left + 2) // (left + 2 + DANGER * danger // 100)
    prize = worth_at_once(view, seat, plan, target) + stay + worth_beyond(view, seat, plan, target, left - 1)
    loss -= damage_done(plan, owner, defenders) * chance // 1000
    points = chance * prize // 1000 - plan.price * loss // 10_000
    if plan.can_win_now:
        return points
    points -= cost_of_exposure(view, seat, plan, source, target, left, danger)
    return points - FLOOR if plan.rivals > 1 else points


@rule
def cost_of_exposure(view, seat, plan, source, target, left, danger):
    """Return the price of the armies that source and target lack as guards if the attack leaves `left` armies for
    both."""
    # for the target: one, and one more for each three hostile armies, at most four
    wanted = garrison(view, seat, plan, source) + (min(4, 1 + danger // 3) if danger > 0 else 1)
    if left >= wanted:
        return 0
    weight = EXPOSED_KEY if is_key_territory(view, seat, plan, source) else EXPOSED
    return weight * plan.price * (wanted - left) // 10_000
