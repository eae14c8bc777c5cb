"""What a seat may know (RK-HID), what it can only imagine, and what a sound position looks like.

A view is a record of the same shape: public fields are copied one by one, own secrets added, the rest is
UNKNOWN.
"""

from stridsplan.engine.bits import BIT, count_bits, has_bit
from stridsplan.engine.dice import draw_member
from stridsplan.engine.record import rule

from .components import (
    CARD_COUNT,
    DESTROY_SEAT,
    FIRST_DESTROY,
    HOLD_24,
    MISSION_COUNT,
    STARTING_ARMIES,
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
    COUNT,
    DONE,
    MOST_SEATS,
    NEUTRAL,
    NOWHERE,
    STEPS,
    UNKNOWN,
    UNSEEN,
    Ask,
    DestroyedByOther,
    Link,
    OwnColour,
    Phase,
    Won,
)


@rule
def observe(s, seat, view):
    """Write what `seat` (-1: a spectator) may know into the zeroed record `view`."""
    copy_public(s, view)
    for t in range(TERRITORY_COUNT):
        view.pending[t] = s.pending[t] if s.owner[t] == seat else 0
    for card in range(CARD_COUNT):
        view.location[card] = s.location[card] if knows_card(s, seat, card) else UNKNOWN
    for other in range(MOST_SEATS):
        observe_seat(s, seat, other, view)
    observe_chain(s, seat, view)


@rule
def copy_public(s, view):
    """Owners, armies, dice, declarations, counts of cards and the rest that lies open (RK-HID-2, RK-HID-5)."""
    view.phase = s.phase
    view.ask = s.ask
    view.due = s.due
    view.dealer = s.dealer
    view.turn = s.turn
    view.round = s.round
    for t in range(TERRITORY_COUNT):
        view.owner[t] = s.owner[t]
        view.armies[t] = s.armies[t]
        view.untouched[t] = s.untouched[t]
    for owner in range(MOST_SEATS + 1):
        view.held[owner] = s.held[owner]
    view.to_place = s.to_place
    view.received = s.received
    view.bonus_received = s.bonus_received
    view.bonus_paid = s.bonus_paid
    view.bound = s.bound
    view.sets_traded = s.sets_traded
    view.conquered = s.conquered
    view.unseen = s.unseen
    view.bottom_count = s.bottom_count
    for k in range(CARD_COUNT):
        view.bottom[k] = s.bottom[k]
    for seat in range(MOST_SEATS):
        view.hand[seat] = s.hand[seat]
        view.capital_open[seat] = s.capital_open[seat]
        view.fallen[seat] = s.fallen[seat]
        view.destroyer[seat] = s.destroyer[seat]
        view.standing[seat] = s.standing[seat]
    view.winner = s.winner
    view.won = s.won


@rule
def knows_card(s, seat, card):
    """One's own hand, traded cards, one's own capital's card and those of capitals that were taken (RK-HID-2
    to RK-HID-4)."""
    place = s.location[card]
    if place == BOTTOM:
        return True
    if place < MOST_SEATS:
        return place == seat
    return place >= CAPITAL_CARD and knows_capital(s, seat, place - CAPITAL_CARD)


@rule
def knows_capital(s, seat, founder):
    """Its founder knows a capital, and everybody once it has been taken (RK-HID-4)."""
    return founder == seat or s.capital_open[founder] == 1


@rule
def observe_seat(s, seat, other, view):
    """What `seat` knows of `other`: mission, capital, armies being placed in secret (RK-HID-1, RK-HID-4,
    RK-SETUP-11)."""
    shown = other == seat or (s.winner == other and s.won == Won.MISSION)
    view.mission[other] = s.mission[other] if shown or s.mission[other] == NOWHERE else UNKNOWN
    view.mission_now[other] = s.mission_now[other] if shown or s.mission[other] == NOWHERE else UNKNOWN
    known = s.capital[other] == NOWHERE or knows_capital(s, seat, other)
    view.capital[other] = s.capital[other] if known else UNKNOWN
    if s.ask == Ask.PLACE_SECRETLY and other != seat:
        view.stock[other] = full_stock(s, other) if has_bit(s.due, other) else 0
    else:
        view.stock[other] = s.stock[other]


@rule
def full_stock(s, seat):
    """Armies a seat had left after one on each territory (RK-SETUP-9)."""
    return STARTING_ARMIES[s.options.seats] - s.held[seat]


@rule
def observe_chain(s, seat, view):
    """A half-made answer is its maker's alone; a declared attack is everybody's (RK-ATT-3)."""
    answering = seat >= 0 and has_bit(s.due, seat)
    declared = s.ask == Ask.DEFEND or s.ask == Ask.OCCUPY
    view.link = Link.NONE
    if answering:
        view.link = s.link
    view.picked_count = s.picked_count if answering else 0
    for k in range(3):
        view.picked[k] = s.picked[k] if answering else NOWHERE
    view.source = s.source if answering or declared else NOWHERE
    view.target = s.target if answering or declared else NOWHERE
    view.counted = s.counted if answering else s.least
    view.declared = s.declared
    view.dice = s.dice
    view.until = s.until
    view.least = s.least
    view.victim = s.victim


@rule
def eliminated(view):
    """The mask of the seats that are out (RK-ELIM-1); everybody sees who holds nothing."""
    mask = 0
    for seat in range(view.options.seats):
        if view.fallen[seat] != 0:
            mask |= 1 << seat
    return mask


@rule
def may_reveal(view, seat, action):
    """Whether armies that move in may find a hidden capital (RK-CAP-5), or put somebody out: that may win the game
    for a third (RK-WIN-2 b)."""
    if view.ask != Ask.OCCUPY or view.victim == NEUTRAL or not ends_occupation(view, action):
        return False
    if is_eliminated(view, view.victim):
        return True
    hidden = view.capital[view.victim] == UNKNOWN
    return hidden and has_bit(possible_capitals(view, view.victim), view.target)


@rule
def ends_occupation(view, action):
    """The armies counted out move in, or the last that can go are counted out (RK-ATT-14)."""
    if COUNT <= action < COUNT + STEPS:
        left = armies_left_to_count(view)
        return armies_in_step(action - COUNT, left) == left
    return action == DONE


# -- Imagining -----------------------------------------------------------------------------------------------


@rule
def imagine(view, seat, dice, s):
    """Fill s with a full position that `seat` cannot tell from the true one; what is unknown is drawn from
    `dice`."""
    observe(view, seat, s)
    for other in range(view.options.seats):
        if s.capital[other] == UNKNOWN:
            s.capital[other] = draw_member(dice, possible_capitals(s, other))
            if s.phase != Phase.CAPITALS:
                s.location[s.capital[other]] = CAPITAL_CARD + other
        if s.mission[other] == UNKNOWN:
            imagine_mission(s, other, dice)
        if s.ask == Ask.PLACE_SECRETLY and other != seat and not has_bit(s.due, other):
            imagine_placement(s, other, dice)
    imagine_cards(s, dice)


@rule
def possible_capitals(s, other):
    """A hidden capital is a territory its founder has always held, its card not seen elsewhere (RK-CAP-5).

    One just conquered is told of when the armies have moved in (RK-ELIM-5).
    """
    held = territories_of(s, other)
    if s.ask == Ask.OCCUPY and s.victim == other:
        held |= BIT[s.target]
    possible = 0
    for t in range(TERRITORY_COUNT):
        if has_bit(held, t) and s.untouched[t] == 1 and s.location[t] == UNKNOWN:
            possible |= BIT[t]
    return possible


@rule
def may_be_mission(s, other, mission):
    """In play, not known to lie elsewhere, and not one's own colour where that is dealt again (RK-MISS-7)."""
    if not is_mission_in_play(s, mission):
        return False
    if s.options.mission_own_colour == OwnColour.REDEAL and is_own_colour(other, mission):
        return False
    for seat in range(s.options.seats):
        if seat != other and s.mission[seat] == mission:
            return False
    return True


@rule
def imagine_mission(s, other, dice):
    """Draw one of the missions that `other` may hold, if possible one that he has not fulfilled."""
    possible, open_ = 0, 0
    for mission in range(MISSION_COUNT):
        if may_be_mission(s, other, mission):
            possible |= BIT[mission]
            open_ |= 0 if would_be_done(s, other, mission) else BIT[mission]
    mission = draw_member(dice, open_ if open_ != 0 else possible)
    s.mission[other] = mission
    s.mission_now[other] = mission_after_falls(s, other, mission)


@rule
def would_be_done(s, other, mission):
    """A living seat that held this mission would have won already."""
    s.mission_now[other] = mission_after_falls(s, other, mission)
    return s.fallen[other] == 0 and is_mission_done(s, other)


@rule
def mission_after_falls(s, other, mission):
    """The mission in force after the eliminations so far (RK-MISS-7, RK-MISS-8)."""
    now = mission_in_force(s, other, mission)
    if now < FIRST_DESTROY or s.options.mission_destroyed_by_other == DestroyedByOther.COUNTS_AS_DONE:
        return now
    target = DESTROY_SEAT[now - FIRST_DESTROY]
    return HOLD_24 if s.fallen[target] != 0 and s.destroyer[target] != other else now


@rule
def imagine_placement(s, other, dice):
    """Spread the armies that `other` has placed in secret."""
    held = territories_of(s, other)
    for _ in range(full_stock(s, other)):
        s.pending[draw_member(dice, held)] += 1


@rule
def imagine_cards(s, dice):
    """Deal the cards whose place is unknown to the other hands; the rest is the pile."""
    loose = cards_of(s, UNKNOWN)
    for other in range(s.options.seats):
        for _ in range(s.hand[other] - count_bits(cards_of(s, other))):
            card = draw_member(dice, loose)
            loose &= ~BIT[card]
            s.location[card] = other
    for card in range(CARD_COUNT):
        if s.location[card] == UNKNOWN:
            s.location[card] = UNSEEN


# -- Soundness -----------------------------------------------------------------------------------------------


@rule
def defects(s):
    """Bits for what is wrong with a position: 1 owners, 2 armies, 4 counts of territories, 8 hands, 16 pile,
    32 missions, 64 the fallen,
    128 hidden capitals (catalogue 5.7, RK-GEN-4)."""
    bits = 0
    if has_wrong_territory(s):
        bits |= 1
    if has_wrong_armies(s):
        bits |= 2
    if has_wrong_counts(s):
        bits |= 4
    if has_wrong_hands(s):
        bits |= 8
    if has_wrong_pile(s):
        bits |= 16
    if has_equal_missions(s):
        bits |= 32
    if has_living_dead(s):
        bits |= 64
    if has_wrong_capitals(s):
        bits |= 128
    return bits


@rule
def has_wrong_territory(s):
    """Every territory has one owner, a seat or (with two) the neutral force."""
    for t in range(TERRITORY_COUNT):
        owner = s.owner[t]
        if owner == NEUTRAL and s.options.seats == 2:
            continue
        if owner < 0 or owner >= s.options.seats:
            return True
    return False


@rule
def has_wrong_armies(s):
    """At least one army everywhere, but for a territory just conquered (RK-GEN-4, RK-ATT-14), and for the neutral force
    until the players have placed theirs (RK-2P-3)."""
    for t in range(TERRITORY_COUNT):
        empty = s.ask == Ask.OCCUPY and t == s.target
        if s.phase == Phase.SETUP and s.owner[t] == NEUTRAL:
            empty = True
        if s.armies[t] != 0 if empty else s.armies[t] < 1:
            return True
    return False


@rule
def has_wrong_counts(s):
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
    """Hands, both parts of the pile and the capitals' cards are the 44; before the pile is built nothing is
    counted."""
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
def has_living_dead(s):
    """Who holds nothing is out, who is out holds neither territories nor cards; a turn belongs to the living."""
    for seat in range(s.options.seats):
        if (s.held[seat] == 0) != (s.fallen[seat] != 0) and s.ask != Ask.OCCUPY:
            return True
        if s.fallen[seat] != 0 and (s.hand[seat] != 0 or s.turn == seat):
            return True
    return False


@rule
def has_wrong_capitals(s):
    """A capital is hidden exactly as long as it was never taken (RK-CAP-5)."""
    for seat in range(s.options.seats):
        t = s.capital[seat]
        if t == NOWHERE:
            continue
        if (s.untouched[t] == 0) != (s.capital_open[seat] == 1):
            return True
    return False
