"""Which sets to trade, and when."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from ..actions import CARD
from ..components import CARD_COUNT, CARD_SYMBOL, TERRITORY_BONUS, TERRITORY_COUNT, Symbol
from ..rules import cards
from ..state import NOWHERE, AnswerStep, Illegal, SetValues
from ..state import TerritoryBonus as BonusOption
from .weights import HOARD, JOKER_PRICE, USEFUL_SET


@rule
def bonus_of_card(view, seat, card):
    """Return the armies that a traded card brings onto the territory it shows (RK-CARD-6); options that limit them to
    one card are ignored."""
    if card >= TERRITORY_COUNT or view.owner[card] != seat:
        return 0
    return 0 if view.options.cards_territory_bonus == BonusOption.NONE else TERRITORY_BONUS


@rule
def gain_of_set(view, seat, a, b, c):
    """Return the gain of a set in half armies: the armies it brings, less a price for each joker."""
    gain = 2 * cards.set_value(view, CARD_SYMBOL[a], CARD_SYMBOL[b], CARD_SYMBOL[c])
    for card in (a, b, c):
        gain += 2 * bonus_of_card(view, seat, card)
        if CARD_SYMBOL[card] == Symbol.JOKER:
            gain -= JOKER_PRICE
    return gain


@rule
def is_listed(out, n, code):
    """Return whether the code of a card is one of the legal codes out[:n]."""
    k = n - 1  # cards are last on the list, before the end of the phase
    while k > 0 and out[k] > code:
        k -= 1
    return out[k] == code


@rule
def next_card(view, a, b, c):
    """Return the first card of a, b, c that is not yet picked; NOWHERE if another card has been picked."""
    following, found = NOWHERE, 0
    picked = cards.picked_cards(view)
    for card in (c, b, a):
        if has_bit(picked, card):
            found += 1
        else:
            following = card
    return following if found == view.picked_count else NOWHERE


@rule
def best_set(view, seat, out, n):
    """Return the best set that can still be made: its gain, and the code of its next card or NOWHERE."""
    best, choice = -100, NOWHERE
    location = view.location
    for a in range(CARD_COUNT):
        if location[a] != seat:
            continue
        for b in range(a + 1, CARD_COUNT):
            if location[b] != seat:
                continue
            for c in range(b + 1, CARD_COUNT):
                if location[c] != seat or not cards.is_set(CARD_SYMBOL[a], CARD_SYMBOL[b], CARD_SYMBOL[c]):
                    continue
                card = next_card(view, a, b, c)
                if card == NOWHERE or not is_listed(out, n, CARD + card):
                    continue
                gain = gain_of_set(view, seat, a, b, c)
                if gain > best:
                    best, choice = gain, CARD + card
    return best, choice


@rule
def choose_card(view, seat, plan, out, n):
    """Return the code of the next card of a trade that pays, or NOWHERE to trade nothing now."""
    if view.hand[seat] < 3 or cards.refuse_trade(view, seat) != Illegal.NONE:
        return NOWHERE
    gain, choice = best_set(view, seat, out, n)
    if (
        view.answer_step == AnswerStep.CARDS
        or cards.must_trade(view, seat)
        or wants_to_trade(view, seat, plan, gain)
    ):
        return choice
    return NOWHERE


@rule
def wants_to_trade(view, seat, plan, gain):
    """Return whether to trade: a good set always; any set if the game can be won now, or with HOARD cards or more on
    the rising scale."""
    if plan.can_win_now or (view.hand[seat] >= HOARD and view.options.cards_set_values == SetValues.RISING):
        return True
    return gain >= 2 * USEFUL_SET
