"""Views (RK-HID), random positions that are consistent with a view, what an action may reveal, and checks of
positions."""

from stridsplan.engine.bits import BIT, count_bits, has_bit, members
from stridsplan.engine.dice import draw_member
from stridsplan.engine.record import rule
from stridsplan.engine.visibility import observer

from .actions import COUNT, DONE
from .components import (
    DESTROY_SEAT,
    FIRST_DESTROY,
    HOLD_24,
    MISSION_COUNT,
    STEPS,
    TERRITORY_COUNT,
)
from .rules.cards import cards_of
from .rules.conquest import is_eliminated
from .rules.movement import armies_left_to_count
from .rules.placing import armies_in_step
from .rules.setup import is_mission_in_play, is_own_colour, mission_in_force
from .rules.territories import territories_of
from .rules.winning import is_mission_done
from .state import (
    BOTTOM,
    CAPITAL_CARD,
    MOST_SEATS,
    NEUTRAL,
    NOWHERE,
    STATE,
    UNKNOWN,
    UNSEEN,
    Ask,
    DestroyedByOther,
    OwnColour,
    Phase,
    full_stock,
)

observe = observer(STATE)


@rule
def eliminated(view):
    """Return the mask of the eliminated seats (RK-ELIM-1), which is public."""
    mask = 0
    for seat in range(view.options.seats):
        if view.fallen[seat] != 0:
            mask |= 1 << seat
    return mask


@rule
def may_reveal(view, seat, action):
    """Return whether an action may reveal a secret: armies that move in may reveal a hidden capital (RK-CAP-5), or
    eliminate a seat, after which a third seat may win (RK-WIN-2 b)."""
    if view.ask != Ask.OCCUPY or view.victim == NEUTRAL or not ends_occupation(view, action):
        return False
    if is_eliminated(view, view.victim):
        return True
    hidden = view.capital[view.victim] == UNKNOWN
    return hidden and has_bit(possible_capitals(view, view.victim), view.target)


@rule
def ends_occupation(view, action):
    """Return whether the action moves the counted armies in, or counts the last armies that can move in (RK-ATT-14)."""
    if COUNT <= action < COUNT + STEPS:
        left = armies_left_to_count(view)
        return armies_in_step(action - COUNT, left) == left
    return action == DONE


# -- Positions consistent with a view -------------------------------------------------------------------------------


@rule
def determinize(view, seat, dice, s):
    """Fill s with a random full position that is consistent with the view; what is unknown is drawn from `dice`."""
    observe(view, seat, s)
    for other in range(view.options.seats):
        if s.capital[other] == UNKNOWN:
            s.capital[other] = draw_member(dice, possible_capitals(s, other))
            if s.phase != Phase.CAPITALS:  # the cards are laid aside when this phase ends
                s.location[s.capital[other]] = CAPITAL_CARD + other
        if s.mission[other] == UNKNOWN:
            determinize_mission(s, other, dice)
        if s.ask == Ask.PLACE_SECRETLY and other != seat and not has_bit(s.due, other):
            determinize_placement(s, other, dice)
    determinize_cards(s, dice)


@rule
def possible_capitals(s, other):
    """Return the territories of a view that may be the hidden capital of `other`: `other` has always held them, and the
    viewer does not know where their cards are (RK-CAP-4, RK-CAP-5).

    A territory that was just conquered is possible, too: its capital is revealed when armies have moved in (RK-ELIM-5).
    """
    territories = territories_of(s, other)
    if s.ask == Ask.OCCUPY and s.victim == other:
        territories |= BIT[s.target]
    possible = 0
    for t in members(territories):
        if s.untouched[t] == 1 and s.location[t] == UNKNOWN:
            possible |= BIT[t]
    return possible


@rule
def may_be_mission(s, other, mission):
    """Return whether `other` may have a mission: it is in play and not known to be another seat's. By option no seat is
    dealt the mission to destroy its own colour (RK-MISS-7)."""
    if not is_mission_in_play(s, mission):
        return False
    if s.options.mission_own_colour == OwnColour.REDEAL and is_own_colour(other, mission):
        return False
    for seat in range(s.options.seats):
        if seat != other and s.mission[seat] == mission:
            return False
    return True


@rule
def determinize_mission(s, other, dice):
    """Draw one of the missions that `other` may hold, if possible one that is not fulfilled."""
    possible, unfulfilled = 0, 0
    for mission in range(MISSION_COUNT):
        if may_be_mission(s, other, mission):
            possible |= BIT[mission]
            unfulfilled |= 0 if would_be_done(s, other, mission) else BIT[mission]
    mission = draw_member(dice, unfulfilled if unfulfilled != 0 else possible)
    s.mission[other] = mission
    s.mission_now[other] = mission_after_falls(s, other, mission)


@rule
def would_be_done(s, other, mission):
    """Return whether the seat is in the game and would already have won with this mission, which becomes
    `mission_now`."""
    s.mission_now[other] = mission_after_falls(s, other, mission)
    return s.fallen[other] == 0 and is_mission_done(s, other)


@rule
def mission_after_falls(s, other, mission):
    """Return the mission in force after the eliminations so far (RK-MISS-7, RK-MISS-8)."""
    now = mission_in_force(s, other, mission)
    if now < FIRST_DESTROY or s.options.mission_destroyed_by_other == DestroyedByOther.COUNTS_AS_DONE:
        return now
    target = DESTROY_SEAT[now - FIRST_DESTROY]
    return HOLD_24 if s.fallen[target] != 0 and s.destroyer[target] != other else now


@rule
def determinize_placement(s, other, dice):
    """Draw at random where `other` has placed armies in secret."""
    territories = territories_of(s, other)
    for _ in range(full_stock(s, other)):
        s.pending[draw_member(dice, territories)] += 1


@rule
def determinize_cards(s, dice):
    """Draw the cards in the hands of others from the cards whose place is unknown; the rest are the pile."""
    loose = cards_of(s, UNKNOWN)
    for other in range(s.options.seats):
        for _ in range(s.hand[other] - count_bits(cards_of(s, other))):
            card = draw_member(dice, loose)
            loose &= ~BIT[card]
            s.location[card] = other
    for card in members(loose):
        s.location[card] = UNSEEN


# -- Checks of positions -----------------------------------------------------------------------------------------------


@rule
def defects(s):
    """Return the broken invariants of a position as bits (catalogue 5.7, RK-GEN-4)."""
    return (
        has_wrong_territory(s)
        | has_wrong_armies(s) << 1
        | has_wrong_counts(s) << 2
        | has_wrong_hands(s) << 3
        | has_wrong_pile(s) << 4
        | has_equal_missions(s) << 5
        | has_wrong_elimination(s) << 6
        | has_wrong_capitals(s) << 7
    )


@rule
def has_wrong_territory(s):
    """Return whether a territory has no owner, neither a seat nor (with two seats) the neutral force."""
    for t in range(TERRITORY_COUNT):
        owner = s.owner[t]
        if owner == NEUTRAL and s.options.seats == 2:
            continue
        if owner < 0 or owner >= s.options.seats:
            return True
    return False


@rule
def has_wrong_armies(s):
    """Return whether a territory has no army (RK-GEN-4), or has one although it was just conquered (RK-ATT-14) or
    belongs to the neutral force during set-up (RK-2P-3)."""
    for t in range(TERRITORY_COUNT):
        empty = s.ask == Ask.OCCUPY and t == s.target
        if s.phase == Phase.SETUP and s.owner[t] == NEUTRAL:
            empty = True
        if s.armies[t] != 0 if empty else s.armies[t] < 1:
            return True
    return False


@rule
def has_wrong_counts(s):
    """Return whether the number of territories of an owner is wrong."""
    for owner in range(MOST_SEATS + 1):
        if count_bits(territories_of(s, owner)) != s.held[owner]:
            return True
    return False


@rule
def has_wrong_hands(s):
    for seat in range(MOST_SEATS):
        if s.hand[seat] != count_bits(cards_of(s, seat)):
            return True
    return False


@rule
def has_wrong_pile(s):
    """Return whether the counts of the pile contradict the places of the cards; not checked before the pile is
    built."""
    if s.turn == NOWHERE:
        return False
    if s.bottom_count != count_bits(cards_of(s, BOTTOM)) or s.unseen != count_bits(cards_of(s, UNSEEN)):
        return True
    for k in range(s.bottom_count):
        if s.location[s.bottom[k]] != BOTTOM:
            return True
    return False


@rule
def has_equal_missions(s):
    for a in range(s.options.seats):
        for b in range(a):
            if s.mission[a] != NOWHERE and s.mission[a] == s.mission[b]:
                return True
    return False


@rule
def has_wrong_elimination(s):
    """Return whether a seat without territories is in the game, except while armies move into the last one
    that it lost (RK-ELIM-5), or an eliminated seat has territories, cards or the turn."""
    for seat in range(s.options.seats):
        if (s.held[seat] == 0) != (s.fallen[seat] != 0) and s.ask != Ask.OCCUPY:
            return True
        if s.fallen[seat] != 0 and (s.hand[seat] != 0 or s.turn == seat):
            return True
    return False


@rule
def has_wrong_capitals(s):
    """Return whether a capital is public though it was never taken, or hidden though it was taken (RK-CAP-5)."""
    for seat in range(s.options.seats):
        t = s.capital[seat]
        if t != NOWHERE and (s.untouched[t] == 0) != (s.capital_open[seat] == 1):
            return True
    return False
