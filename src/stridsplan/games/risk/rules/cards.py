"""RISK cards (RK-CARD, RK-RISE): sets, their values, forced trades, the pile."""

from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.record import has_bit, rule

from ..components import (
    CARD_COUNT,
    CARD_SYMBOL,
    FORCED_TRADE_FROM,
    MIXED_SET_VALUE,
    RISING_SCALE,
    RISING_STEP,
    SET_VALUE,
    TERRITORY_BONUS,
    TERRITORY_COUNT,
    Symbol,
)
from ..state import (
    BOTTOM,
    CARD,
    NOWHERE,
    UNSEEN,
    Ask,
    Event,
    ForcedScope,
    Illegal,
    Rule,
    SetValues,
    Stream,
    TerritoryBonus,
)
from ..state import Captured as CapturedOption

# -- What a set is -------------------------------------------------------------------------------------------


@rule
def is_set(a, b, c):
    """Three symbols equal or all different; a joker stands for any (RK-CARD-1, RK-CARD-2)."""
    if a == Symbol.JOKER or b == Symbol.JOKER or c == Symbol.JOKER:
        return True
    if a == b:
        return b == c
    return a != c and b != c


@rule
def fixed_value(a, b, c):
    """4, 6 or 8 for three of a symbol, 10 for one of each; jokers stand for the best (RK-CARD-3, RK-CARD-4)."""
    jokers, like = 0, -1
    mixed = False
    for symbol in (a, b, c):
        if symbol == Symbol.JOKER:
            jokers += 1
        elif like == -1:
            like = symbol
        elif like != symbol:
            mixed = True
    if mixed or jokers >= 2:
        return MIXED_SET_VALUE
    return int(SET_VALUE[like])


@rule
def rising_value(number):
    """The value of the n-th set of the game, n from 1 (RK-RISE-2, RK-RISE-5)."""
    last = len(RISING_SCALE)
    if number <= last:
        return int(RISING_SCALE[number - 1])
    return int(RISING_SCALE[last - 1]) + RISING_STEP * (number - last)


@rule
def set_value(s, a, b, c):
    """What a set of these symbols is worth now; one counter runs for all seats (RK-RISE-3, RK-RISE-4)."""
    if s.options.cards_set_values == SetValues.RISING:
        return rising_value(s.sets_traded + 1)
    return fixed_value(a, b, c)


# -- What a hand can do --------------------------------------------------------------------------------------


@rule
def is_picked(s, card):
    for k in range(s.picked_count):
        if s.picked[k] == card:
            return True
    return False


@rule
def holds_a_set(infantry, cavalry, artillery, jokers):
    """Some three of so many cards are a set."""
    if infantry + cavalry + artillery + jokers < 3:
        return False
    if jokers > 0 or infantry >= 3 or cavalry >= 3 or artillery >= 3:
        return True
    return infantry > 0 and cavalry > 0 and artillery > 0


@rule
def most_sets(infantry, cavalry, artillery, jokers):
    """The greatest number of sets that so many cards can be traded as (option max_sets).

    Three mixed sets are as good as three equal ones, so at most two mixed sets need trying; jokers fill what
    is left.
    """
    best = 0
    for mixed in range(3):
        if mixed > infantry or mixed > cavalry or mixed > artillery:
            break
        left = (infantry - mixed, cavalry - mixed, artillery - mixed)
        best = max(best, mixed + sets_with_jokers(left, jokers))
    return best


@rule
def sets_with_jokers(left, jokers):
    """Equal sets of what is left, then sets with one joker and any two cards, or two jokers and one."""
    sets, loose = 0, 0
    for count in left:
        sets += count // 3
        loose += count % 3
    if jokers >= 1 and loose >= 2:
        sets += 1
        loose -= 2
        jokers -= 1
    if jokers >= 1 and loose >= 2:
        sets += 1
        jokers -= 1
    elif jokers >= 2 and loose >= 1:
        sets += 1
    return sets


@rule
def count_hand(s, seat):
    """Cards of each symbol in a hand (infantry, cavalry, artillery, jokers), those chosen for a set left out."""
    infantry, cavalry, artillery, jokers = 0, 0, 0, 0
    for card in range(CARD_COUNT):
        if s.location[card] != seat or is_picked(s, card):
            continue
        symbol = CARD_SYMBOL[card]
        if symbol == Symbol.INFANTRY:
            infantry += 1
        elif symbol == Symbol.CAVALRY:
            cavalry += 1
        elif symbol == Symbol.ARTILLERY:
            artillery += 1
        else:
            jokers += 1
    return infantry, cavalry, artillery, jokers


@rule
def without(hand, symbol):
    """The counts of a hand less one card."""
    infantry, cavalry, artillery, jokers = hand
    if symbol == Symbol.INFANTRY:
        infantry -= 1
    elif symbol == Symbol.CAVALRY:
        cavalry -= 1
    elif symbol == Symbol.ARTILLERY:
        artillery -= 1
    else:
        jokers -= 1
    return infantry, cavalry, artillery, jokers


@rule
def has_set(s, seat):
    """The hand, without what is chosen, holds a set."""
    if s.hand[seat] < 3:
        return False
    infantry, cavalry, artillery, jokers = count_hand(s, seat)
    return holds_a_set(infantry, cavalry, artillery, jokers)


# -- Whether one must or may trade ---------------------------------------------------------------------------


@rule
def bind_to_trade(s, seat):
    """With five cards or more as his phase 1 begins, a player must trade (RK-CARD-8)."""
    s.bound = 1 if s.hand[seat] >= FORCED_TRADE_FROM else 0


@rule
def must_trade(s, seat):
    """A bound player goes on until no set is left (RK-CARD-9), or until four cards are (option below_five)."""
    if not s.bound:
        return False
    if s.ask == Ask.TRADE_CAPTURED or s.options.cards_forced_scope == ForcedScope.BELOW_FIVE:
        return s.hand[seat] >= FORCED_TRADE_FROM
    return has_set(s, seat)


@rule
def must_trade_captured(s, seat):
    """Whether captured cards must be traded at once (RK-ELIM-3, options must_trade_now_...)."""
    if s.options.cards_captured == CapturedOption.MUST_TRADE_NOW_5PLUS:
        return s.hand[seat] >= 5
    return s.options.cards_captured == CapturedOption.MUST_TRADE_NOW_6PLUS and s.hand[seat] >= 6


@rule
def may_trade_captured(s, seat):
    """Whether captured cards may be traded at once (RK-ELIM-3, option may_trade_now)."""
    return s.options.cards_captured == CapturedOption.MAY_TRADE_NOW and s.hand[seat] >= 3


@rule
def refuse_trade(s, seat):
    """Trading is for one's own phase 1 (RK-CARD-10) or, by option, right after a capture (RK-ELIM-3)."""
    if s.ask == Ask.REINFORCE:
        return Illegal.NONE
    if s.ask != Ask.TRADE_CAPTURED:
        return Illegal.NO_TRADE_NOW
    if s.bound and s.hand[seat] < FORCED_TRADE_FROM:
        return Illegal.NO_TRADE_NOW
    return Illegal.NONE


@rule
def must_keep_most_sets(s):
    """With `max_sets` a bound player chooses so that the number of sets is greatest (RK-CARD-9)."""
    return s.ask == Ask.REINFORCE and s.bound and s.options.cards_forced_scope == ForcedScope.MAX_SETS


@rule
def refuse_set(s, whole, a, b, c):
    """Say why symbols a, b, c may not be traded together out of the hand `whole`."""
    if not is_set(a, b, c):
        return Illegal.NO_SET_WITH_CARD
    if must_keep_most_sets(s):
        infantry, cavalry, artillery, jokers = without(without(without(whole, a), b), c)
        left = most_sets(infantry, cavalry, artillery, jokers)
        if left + 1 < most_sets(whole[0], whole[1], whole[2], whole[3]):
            return Illegal.TRADE_LOSES_A_SET
    return Illegal.NONE


@rule
def refuse_symbol(s, hand, symbol):
    """Say why a card of `symbol` out of `hand` may not be the next of the set: some set must still come of it
    (RK-CARD-1)."""
    left = without(hand, symbol)
    if s.picked_count == 0:
        return refuse_first(s, hand, left, symbol)
    first = CARD_SYMBOL[s.picked[0]]
    if s.picked_count == 1:
        return refuse_second(s, with_card(hand, first), left, first, symbol)
    second = CARD_SYMBOL[s.picked[1]]
    return refuse_set(s, with_card(with_card(hand, first), second), first, second, symbol)


@rule
def with_card(hand, symbol):
    """The counts of a hand and one card more."""
    more = without((0, 0, 0, 0), symbol)
    return hand[0] - more[0], hand[1] - more[1], hand[2] - more[2], hand[3] - more[3]


@rule
def refuse_first(s, whole, left, a):
    """Some two of the cards left make a set with a."""
    best = Illegal.NO_SET_WITH_CARD
    for b in range(4):
        if left[b] < 1:
            continue
        why = refuse_second(s, whole, without(left, b), a, b)
        if why == Illegal.NONE:
            return why
        if why == Illegal.TRADE_LOSES_A_SET:
            best = why
    return best


@rule
def refuse_second(s, whole, left, a, b):
    """Some one of the cards left makes a set with a and b."""
    best = Illegal.NO_SET_WITH_CARD
    for c in range(4):
        if left[c] < 1:
            continue
        why = refuse_set(s, whole, a, b, c)
        if why == Illegal.NONE:
            return why
        if why == Illegal.TRADE_LOSES_A_SET:
            best = why
    return best


@rule
def refuse_card(s, seat, card):
    """Say why `card` may not be the next card of the set being chosen."""
    why = refuse_trade(s, seat)
    if why != Illegal.NONE:
        return why
    if s.location[card] != seat:
        return Illegal.CARD_NOT_HELD
    if is_picked(s, card):
        return Illegal.CARD_ALREADY_CHOSEN
    return refuse_symbol(s, count_hand(s, seat), CARD_SYMBOL[card])


@rule
def list_cards(s, seat, out, n):
    """Write the cards that may be chosen next behind the first n codes."""
    if s.hand[seat] < 3 or refuse_trade(s, seat) != Illegal.NONE:
        return n
    hand = count_hand(s, seat)
    fitting = 0
    for symbol in range(4):
        if hand[symbol] > 0 and refuse_symbol(s, hand, symbol) == Illegal.NONE:
            fitting |= 1 << symbol
    for card in range(CARD_COUNT):
        if s.location[card] == seat and has_bit(fitting, CARD_SYMBOL[card]) and not is_picked(s, card):
            out[n] = CARD + card
            n += 1
    return n


# -- Trading -------------------------------------------------------------------------------------------------


@rule
def pick_card(s, card):
    s.picked[s.picked_count] = card
    s.picked_count += 1


@rule
def unpick_cards(s):
    for k in range(3):
        s.picked[k] = NOWHERE
    s.picked_count = 0


@rule
def receive_armies(s, armies):
    """Armies to be placed at will, counted for the neutral half (RK-2P-7)."""
    s.to_place += armies
    s.received += armies


@rule
def trade_set(s, seat, log):
    """The three chosen cards become armies and go under the pile (RK-CARD-5, RK-CARD-11)."""
    a, b, c = int(s.picked[0]), int(s.picked[1]), int(s.picked[2])
    armies = set_value(s, CARD_SYMBOL[a], CARD_SYMBOL[b], CARD_SYMBOL[c])
    rule_id = Rule.RK_RISE_2 if s.options.cards_set_values == SetValues.RISING else Rule.RK_CARD_5
    note(log, rule_id, Event.SET_TRADED, EVERYONE, seat, a, b, c, armies)
    receive_armies(s, armies)
    s.sets_traded += 1
    pay_territory_bonus(s, seat, log)
    for k in range(3):
        put_under_pile(s, int(s.picked[k]))
    s.hand[seat] -= 3
    unpick_cards(s)


@rule
def pay_territory_bonus(s, seat, log):
    """Two armies on each own territory that a traded card shows (RK-CARD-6, RK-CARD-7); jokers show none."""
    paid_for_set = False
    for k in range(3):
        t = int(s.picked[k])
        if t >= TERRITORY_COUNT or s.owner[t] != seat:
            continue
        if s.options.cards_territory_bonus == TerritoryBonus.NONE:
            continue
        if s.options.cards_territory_bonus == TerritoryBonus.ONCE_PER_SET and paid_for_set:
            continue
        if s.options.cards_territory_bonus == TerritoryBonus.ONCE_PER_TURN and s.bonus_paid:
            continue
        paid_for_set = True
        s.bonus_paid = 1
        s.armies[t] += TERRITORY_BONUS
        s.received += TERRITORY_BONUS
        s.bonus_received += TERRITORY_BONUS
        note(log, Rule.RK_CARD_7, Event.BONUS_PLACED, EVERYONE, seat, t, TERRITORY_BONUS)


@rule
def put_under_pile(s, card):
    """Unshuffled, in the order in which the cards were named (RK-CARD-11)."""
    s.location[card] = BOTTOM
    s.bottom[s.bottom_count] = card
    s.bottom_count += 1


# -- Drawing -------------------------------------------------------------------------------------------------


@rule
def take_from_bottom(s):
    """When the shuffled part is used up, the traded cards follow in order."""
    card = int(s.bottom[0])
    for k in range(s.bottom_count - 1):
        s.bottom[k] = s.bottom[k + 1]
    s.bottom_count -= 1
    s.bottom[s.bottom_count] = NOWHERE
    return card


@rule
def take_unseen(s, dice):
    """A card nobody has seen is drawn when it is turned up."""
    index = roll(dice, s.unseen, Stream.PILE)
    s.unseen -= 1
    for card in range(CARD_COUNT):
        if s.location[card] == UNSEEN:
            if index == 0:
                return card
            index -= 1
    return NOWHERE


@rule
def draw_card(s, seat, dice, log):
    """One card, however many conquests (RK-CARD-12), seen by its owner only (RK-CARD-13); none if the pile is
    empty (RK-CARD-15)."""
    if s.unseen > 0:
        card = take_unseen(s, dice)
    elif s.bottom_count > 0:
        card = take_from_bottom(s)
    else:
        return
    s.location[card] = seat
    s.hand[seat] += 1
    note(log, Rule.RK_CARD_12, Event.CARD_DRAWN, EVERYONE, seat)
    note(log, Rule.RK_CARD_13, Event.CARD_DRAWN_SHOWN, only(seat), seat, card)


@rule
def hand_over_cards(s, giver, taker, rule_id, log):
    """The loser's cards go to the conqueror; how many is public, which is not (RK-ELIM-2, RK-CAP-6,
    RK-HID-2)."""
    low, high = 0, 0
    for card in range(CARD_COUNT):
        if s.location[card] == giver:
            s.location[card] = taker
            if card < 22:
                low |= 1 << card
            else:
                high |= 1 << (card - 22)
    count = int(s.hand[giver])
    s.hand[taker] += count
    s.hand[giver] = 0
    if count > 0:
        note(log, rule_id, Event.CARDS_TAKEN, EVERYONE, taker, giver, count)
        note(log, Rule.RK_HID_2, Event.CARDS_TAKEN_SHOWN, only(taker), taker, low, high)
    return count
