"""Other players of Risk, for research: patient players against which the policy and the search are measured.

No table offers them, and they are compiled only when somebody plays against them (`stridsplan arena`). Each has a few
rules for where armies are placed, what is attacked and how many armies move in; in everything else (set-up, cards,
defence, the move at the end of a turn) it plays like the policy.
"""

from stridsplan.engine.bits import has_bit, members
from stridsplan.engine.record import rule

from .actions import ATTACK, END_ATTACKS, END_REINFORCEMENT
from .components import (
    CONTINENT_COUNT,
    CONTINENT_SETS,
    EDGE_SOURCE,
    EDGE_TARGET,
    NEIGHBOURS,
    TERRITORY_COUNT,
)
from .policy import policy
from .policy.attack import count_towards
from .policy.cards import choose_card
from .policy.placing import place_code, weakest_guard
from .policy.plan import attacking_armies, count_armies, make_plan, share_of_force
from .policy.worth import expected_loss, garrison, is_key_territory, win_chance
from .rules.territories import neighbours_of, territories_of
from .state import NOWHERE, AnswerStep, Ask

ALL_TERRITORIES = (1 << TERRITORY_COUNT) - 1
CARD_CHANCE = 750  # of 1000: the least chance to win with which a territory is attacked just for the card
MASTER = 50  # of 100: a settler with more than this share of the armies of all seats wants every territory
SETTLES = 55  # of 100: a settler that holds a continent wants another if it has this share of the force there
# In percent of the armies and territories in the way: the armies needed to eliminate a seat, to complete a continent
ELIMINATES, COMPLETES = 125, 150
CHANCE, SETTLE_CHANCE = 600, 800  # of 1000: the least chance of an attack in a strike, and in settling

# A turtle, a killer and a warden settle in a continent (`aims_of_settler`); a stack keeps its armies together
STYLES = "turtle", "killer", "warden", "stack"
TURTLE, KILLER, WARDEN, STACK = range(len(STYLES))

# -- The styles ----------------------------------------------------------------------------------------------


@rule
def choose(view, seat, out, n, dice, style):
    """Return the answer of a seat that plays in a style."""
    if not has_bit(view.due, seat) or view.turn != seat:
        return policy(view, seat, out, n, dice)
    plan = make_plan(view, seat)
    if style == STACK:
        place, wanted, least = aims_of_stack(view, seat)
    else:
        place, wanted, least = aims_of_settler(view, seat, plan, style)
    return play(view, seat, out, n, dice, plan, place, wanted, least)


@rule
def aims_of_settler(view, seat, plan, style):
    """Return where a settler places armies, the set of territories that it wants, and the least chance of an attack.

    It settles in the easiest continent and guards its ways in. Then it wants the next continent in and around which it
    has the share SETTLES of the force, and with more than half of all armies every territory. A killer also wants to
    eliminate somebody, a warden also the territories next to its own of a continent that another seat holds.
    """
    territories = territories_of(view, seat)
    wanted, least = 0, SETTLE_CHANCE
    if is_dominant(view, seat):
        wanted, least = ALL_TERRITORIES & ~territories, CHANCE
    elif style == KILLER:
        wanted, least = (
            eliminable_territories(view, seat, attacking_armies(view, seat), neighbours_of(territories)),
            CHANCE,
        )
    elif style == WARDEN:
        wanted, least = (
            territories_in_others_continents(view, seat, plan) & neighbours_of(territories),
            CHANCE,
        )
    is_settled = plan.own_continents != 0
    if (
        wanted == 0
        and plan.focus != NOWHERE
        and (not is_settled or share_of_force(view, seat, plan.focus) >= SETTLES)
    ):
        wanted, least = CONTINENT_SETS[plan.focus] & ~territories, SETTLE_CHANCE
    place, lack = weakest_guard(view, seat, plan)
    if lack == 0:
        place = largest(view, territories & neighbours_of(wanted))
    if place == NOWHERE:
        place = largest(view, territories & neighbours_of(~territories & ALL_TERRITORIES))
    return place, wanted, least


@rule
def aims_of_stack(view, seat):
    """Return the aims of a stack, as `aims_of_settler` does: it keeps all new armies together, and strikes where they
    eliminate a seat or complete a continent."""
    territories = territories_of(view, seat)
    place = largest(view, territories & neighbours_of(~territories & ALL_TERRITORIES))
    if place == NOWHERE:
        return NOWHERE, 0, CHANCE
    power, near = int(view.armies[place]) + int(view.to_place), NEIGHBOURS[place] & ~territories
    wanted = eliminable_territories(view, seat, power, near)
    if wanted == 0:
        for c in range(CONTINENT_COUNT):
            missing = CONTINENT_SETS[c] & ~territories
            if missing & near != 0 and 100 * power >= COMPLETES * resistance(view, missing):
                wanted = missing
    return place, wanted, CHANCE


@rule
def territories_in_others_continents(view, seat, plan):
    """Return the territories of continents that other seats hold."""
    wanted = 0
    for c in range(CONTINENT_COUNT):
        if has_bit(plan.others_continents, c):
            wanted |= CONTINENT_SETS[c]
    return wanted


# -- What they have in common --------------------------------------------------------------------------------


@rule
def play(view, seat, out, n, dice, plan, place, wanted, least):
    """Place on one territory, attack a wanted territory or else a weak one for the card; otherwise answer as the
    policy."""
    if view.ask == Ask.REINFORCE or view.ask == Ask.TRADE_CAPTURED:
        code = choose_card(view, seat, plan, out, n)
        if code != NOWHERE:
            return code
        if view.to_place == 0:
            return END_REINFORCEMENT
        if place != NOWHERE:
            return place_code(place, int(view.to_place), int(view.to_place))
    if view.ask == Ask.ATTACK and view.answer_step == AnswerStep.NONE:
        code = best_attack(view, seat, plan, out, n, wanted, least)
        if code == END_ATTACKS and view.conquered == 0:
            return attack_for_card(view, seat, plan, out, n)
        return code
    if view.ask == Ask.OCCUPY and wanted & NEIGHBOURS[view.target] != 0:
        return count_towards(view, int(view.armies[view.source]) - armies_left_behind(view, seat, plan))
    return policy(view, seat, out, n, dice)


@rule
def armies_left_behind(view, seat, plan):
    """Return how many armies stay in the source of an attack when the armies in the conquered territory attack on."""
    source = int(view.source)
    if not is_key_territory(view, seat, plan, source):
        return 1
    return max(1, min(garrison(view, seat, plan, source), int(view.armies[source]) // 2))


@rule
def best_attack(view, seat, plan, out, n, wanted, least):
    """Return the attack on a wanted territory with the most armies; if equal, on the territory with the fewest wanted
    neighbours, so that no corner stays unconquered. END_ATTACKS if each has less than the least chance to win."""
    best, choice = 0, END_ATTACKS
    for k in range(n):
        edge = int(out[k]) - ATTACK
        if int(out[k]) == END_ATTACKS or not has_bit(wanted, int(EDGE_TARGET[edge])):
            continue
        source, target = int(EDGE_SOURCE[edge]), int(EDGE_TARGET[edge])
        if win_chance(view, int(view.armies[source]) - 1, int(view.armies[target])) < least:
            continue
        ways = 0
        for _ in members(NEIGHBOURS[target] & wanted):
            ways += 1
        points = 10 * int(view.armies[source]) + 9 - ways
        if points > best:
            best, choice = points, int(out[k])
    return choice


@rule
def attack_for_card(view, seat, plan, out, n):
    """Return the cheapest attack that is likely to win and after which the source still has a guard, or END_ATTACKS."""
    least, choice = 1_000_000, END_ATTACKS
    for k in range(n):
        edge = int(out[k]) - ATTACK
        if int(out[k]) == END_ATTACKS:
            continue
        source, target = int(EDGE_SOURCE[edge]), int(EDGE_TARGET[edge])
        attackers, defenders = int(view.armies[source]) - 1, int(view.armies[target])
        loss = expected_loss(view, attackers, defenders)
        left = attackers + 1 - loss // 100
        is_guarded = not is_key_territory(view, seat, plan, source) or left > garrison(
            view, seat, plan, source
        )
        if is_guarded and loss < least and win_chance(view, attackers, defenders) >= CARD_CHANCE:
            least, choice = loss, int(out[k])
    return choice


@rule
def largest(view, territories):
    """Return the territory of a set with most armies; NOWHERE if the set is empty."""
    most, place = 0, NOWHERE
    for t in members(territories):
        if view.armies[t] > most:
            most, place = int(view.armies[t]), t
    return place


@rule
def resistance(view, territories):
    """Return the armies of the territories to conquer, plus one for each, which the conqueror must leave there."""
    total = 0
    for t in members(territories):
        total += int(view.armies[t]) + 1
    return total


@rule
def eliminable_territories(view, seat, power, near):
    """Return all territories of a seat that `power` armies can eliminate and that holds one of the territories `near`:
    the seat with the most cards; 0 if there is none."""
    most, wanted = -1, 0
    for other in range(view.options.seats):
        theirs = territories_of(view, other)
        if other == seat or theirs & near == 0 or int(view.hand[other]) <= most:
            continue
        if 100 * power >= ELIMINATES * resistance(view, theirs):
            most, wanted = int(view.hand[other]), theirs
    return wanted


@rule
def is_dominant(view, seat):
    """Return whether a seat has more than the share MASTER of the armies of all seats."""
    total = 0
    for other in range(view.options.seats):
        total += count_armies(view, other)
    return 100 * count_armies(view, seat) > MASTER * total
