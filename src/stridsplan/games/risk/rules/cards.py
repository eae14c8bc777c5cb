"""RISK cards (RK-CARD, RK-RISE): sets, their values, forced trades, the pile."""

from itertools import combinations_with_replacement

from stridsplan.engine.bits import (
    BIT,
    count_bits,
    equal_bits,
    has_bit,
    members,
    write_members,
)
from stridsplan.engine.dice import draw_member
from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.record import rule

from ..actions import CARD
from ..components import (
    CARD_COUNT,
    CARD_SYMBOL,
    FORCED_TRADE_FROM,
    MIXED_SET_VALUE,
    RISING_SCALE,
    RISING_STEP,
    SET_VALUE,
    SYMBOL_SETS,
    TERRITORY_BONUS,
    TERRITORY_COUNT,
    Symbol,
)
from ..state import (
    BOTTOM,
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

LOW_22 = (1 << 22) - 1  # the log stores a set of cards as two numbers of 22 bits

# -- What a set is -------------------------------------------------------------------------------------------


@rule
def is_set(a, b, c):
    """Return whether three symbols are equal or all different; a joker stands for any symbol (RK-CARD-1, RK-CARD-2)."""
    if a == Symbol.JOKER or b == Symbol.JOKER or c == Symbol.JOKER:
        return True
    if a == b:
        return b == c
    return a != c and b != c


@rule
def fixed_value(a, b, c):
    """Return 4, 6 or 8 for three of a symbol, 10 for one of each; jokers stand for the best (RK-CARD-3, RK-CARD-4)."""
    jokers, like = 0, -1  # like: the first symbol that is no joker
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
    """Return the value of the n-th set of the game, n from 1 (RK-RISE-2, RK-RISE-5)."""
    on_scale = min(number, len(RISING_SCALE))
    return int(RISING_SCALE[on_scale - 1]) + RISING_STEP * (number - on_scale)


@rule
def set_value(s, a, b, c):
    """Return the present value of a set of these symbols; one counter serves all seats (RK-RISE-3, RK-RISE-4)."""
    if s.options.cards_set_values == SetValues.RISING:
        return rising_value(s.sets_traded + 1)
    return fixed_value(a, b, c)


# -- Sets in a hand --------------------------------------------------------------------------------------


@rule
def cards_of(s, place):
    """Return the set of cards at a place: a hand, or a part of the pile."""
    return equal_bits(s.location, 0, CARD_COUNT, place)


@rule
def picked_cards(s):
    """Return the set of cards chosen so far."""
    picked = 0
    for k in range(s.picked_count):
        picked |= BIT[s.picked[k]]
    return picked


@rule
def holds_a_set(infantry, cavalry, artillery, jokers):
    """Return whether a hand with these numbers of cards contains a set."""
    if infantry + cavalry + artillery + jokers < 3:
        return False
    if jokers > 0 or infantry >= 3 or cavalry >= 3 or artillery >= 3:
        return True
    return infantry > 0 and cavalry > 0 and artillery > 0


@rule
def most_sets(infantry, cavalry, artillery, jokers):
    """Return the greatest number of sets that these numbers of cards can be traded as (option max_sets).

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
    """Return how many sets these numbers of cards make: first sets of equal symbols, then sets of a joker and two of
    the loose cards, or of two jokers and one."""
    sets, loose = 0, 0
    for count in left:
        sets += count // 3
        loose += count % 3
    if jokers == 2 and loose == 1:
        return sets + 1
    return sets + min(jokers, loose // 2)


# The counts of the four symbols are packed into one number, one byte each, infantry lowest, so that one operation
# compares them.


@rule
def pack_counts(infantry, cavalry, artillery, jokers):
    return infantry | cavalry << 8 | artillery << 16 | jokers << 24


@rule
def unpack_count(counts, symbol):
    return (counts >> 8 * symbol) & 255


@rule
def count_symbols(cards):
    """Return how many of these cards show each symbol."""
    return pack_counts(
        count_bits(cards & SYMBOL_SETS[0]),
        count_bits(cards & SYMBOL_SETS[1]),
        count_bits(cards & SYMBOL_SETS[2]),
        count_bits(cards & SYMBOL_SETS[3]),
    )


@rule
def covers(more, fewer):
    """Return whether `more` has at least as many of each symbol as `fewer`. All bytes are subtracted at once: the spare
    top bit of a byte is cleared if its subtraction had to borrow."""
    return ((more | SPARE_BITS) - fewer) & SPARE_BITS == SPARE_BITS


SPARE_BITS = pack_counts(128, 128, 128, 128)
SETS = tuple(  # the packed counts of every kind of set
    pack_counts(*(kind.count(symbol) for symbol in Symbol))
    for kind in combinations_with_replacement(Symbol, 3)
    if is_set(*kind)
)


@rule
def has_set(s, seat):
    """Return whether the hand, without the chosen cards, contains a set."""
    if s.hand[seat] < 3:
        return False
    hand = count_symbols(cards_of(s, seat) & ~picked_cards(s))
    return holds_a_set(
        unpack_count(hand, 0), unpack_count(hand, 1), unpack_count(hand, 2), unpack_count(hand, 3)
    )


# -- Whether a seat must or may trade ---------------------------------------------------------------------------


@rule
def bind_to_trade(s, seat):
    """Bind a seat that begins phase 1 with five or more cards to trade (RK-CARD-8)."""
    s.bound = 1 if s.hand[seat] >= FORCED_TRADE_FROM else 0


@rule
def must_trade(s, seat):
    """Return whether a seat must trade: until it has no set (RK-CARD-9), or fewer than five cards (option below_five,
    and captured cards, RK-ELIM-3)."""
    if not s.bound:
        return False
    if s.ask == Ask.TRADE_CAPTURED or s.options.cards_forced_scope == ForcedScope.BELOW_FIVE:
        return s.hand[seat] >= FORCED_TRADE_FROM
    return has_set(s, seat)


@rule
def must_trade_captured(s, seat):
    """Return whether captured cards must be traded at once (RK-ELIM-3, options must_trade_now_...)."""
    if s.options.cards_captured == CapturedOption.MUST_TRADE_NOW_5PLUS:
        return s.hand[seat] >= 5
    return s.options.cards_captured == CapturedOption.MUST_TRADE_NOW_6PLUS and s.hand[seat] >= 6


@rule
def may_trade_captured(s, seat):
    """Return whether captured cards may be traded at once (RK-ELIM-3, option may_trade_now)."""
    return s.options.cards_captured == CapturedOption.MAY_TRADE_NOW and s.hand[seat] >= 3


@rule
def refuse_trade(s, seat):
    """Refuse a further trade of captured cards when a forced trade has left fewer than five cards (RK-ELIM-3)."""
    is_enough = s.ask == Ask.TRADE_CAPTURED and s.bound and s.hand[seat] < FORCED_TRADE_FROM
    return Illegal.NO_TRADE_NOW if is_enough else Illegal.NONE


@rule
def must_keep_most_sets(s):
    """Return whether a bound seat must choose its sets so that it can trade the most (RK-CARD-9, option max_sets)."""
    return s.ask == Ask.REINFORCE and s.bound and s.options.cards_forced_scope == ForcedScope.MAX_SETS


@rule
def refuse_kind(s, kind, hand):
    """Return why this kind of set may not be traded from a hand that contains it."""
    if not must_keep_most_sets(s):
        return Illegal.NONE
    left = sets_in(hand - kind)
    return Illegal.TRADE_LOSES_A_SET if left + 1 < sets_in(hand) else Illegal.NONE


@rule
def sets_in(hand):
    return most_sets(
        unpack_count(hand, 0), unpack_count(hand, 1), unpack_count(hand, 2), unpack_count(hand, 3)
    )


@rule
def can_become(kind, hand, picked):
    """Return whether the hand contains this kind of set, and the picked cards are part of it."""
    return covers(hand, kind) & covers(kind, picked)


@rule
def refuse_symbol(s, hand, picked, symbol):
    """Return why a card of `symbol` may not be the next of the set: it must lead to a legal set (RK-CARD-1)."""
    best = Illegal.NO_SET_WITH_CARD
    for kind in SETS:
        if can_become(kind, hand, picked) and unpack_count(kind - picked, symbol) > 0:
            best = refuse_kind(s, kind, hand)
            if best == Illegal.NONE:
                return best
    return best


@rule
def symbols_wanted(s, hand, picked):
    """Return, packed like counts, a number above 0 for each symbol that the next card may show, so that the picked
    cards can become a set that may be traded."""
    wanted = 0
    for kind in SETS:
        if can_become(kind, hand, picked) and refuse_kind(s, kind, hand) == Illegal.NONE:
            wanted |= kind - picked
    return wanted


@rule
def refuse_card(s, seat, card):
    """Return why `card` may not be the next card of the set being chosen."""
    why = refuse_trade(s, seat)
    if why != Illegal.NONE:
        return why
    if s.location[card] != seat:
        return Illegal.CARD_NOT_HELD
    picked = picked_cards(s)
    if has_bit(picked, card):
        return Illegal.CARD_ALREADY_CHOSEN
    hand = count_symbols(cards_of(s, seat))
    return refuse_symbol(s, hand, count_symbols(picked), CARD_SYMBOL[card])


@rule
def list_cards(s, seat, out, n):
    """Write the codes of the cards that may be chosen next, after the first n codes of `out`; return the new number of
    codes."""
    if s.hand[seat] < 3 or refuse_trade(s, seat) != Illegal.NONE:
        return n
    cards, chosen = cards_of(s, seat), picked_cards(s)
    wanted = symbols_wanted(s, count_symbols(cards), count_symbols(chosen))
    fitting = 0
    for symbol in range(4):
        if unpack_count(wanted, symbol) > 0:
            fitting |= cards & ~chosen & SYMBOL_SETS[symbol]
    return write_members(fitting, CARD, out, n)


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
    """Add armies to place; the neutral force later receives half as many (RK-2P-7)."""
    s.to_place += armies
    s.received += armies


@rule
def trade_set(s, seat, log):
    """Trade the three chosen cards for armies and put them under the pile (RK-CARD-5, RK-CARD-11)."""
    a, b, c = int(s.picked[0]), int(s.picked[1]), int(s.picked[2])
    armies = set_value(s, CARD_SYMBOL[a], CARD_SYMBOL[b], CARD_SYMBOL[c])
    rule_id = Rule.RK_RISE_2 if s.options.cards_set_values == SetValues.RISING else Rule.RK_CARD_5
    note(log, Event.SET_TRADED, EVERYONE, seat, a, b, c, armies, rule_id=rule_id)
    receive_armies(s, armies)
    s.sets_traded += 1
    pay_territory_bonus(s, seat, log)
    for k in range(3):
        put_under_pile(s, int(s.picked[k]))
    s.hand[seat] -= 3
    unpick_cards(s)


@rule
def pay_territory_bonus(s, seat, log):
    """Put two armies on each own territory that a traded card shows, by option on one only, or on none (RK-CARD-6,
    RK-CARD-7)."""
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
        note(log, Event.BONUS_PLACED, EVERYONE, seat, t, TERRITORY_BONUS)


@rule
def put_under_pile(s, card):
    """Put a card under the pile, unshuffled, in the order of the trade (RK-CARD-11)."""
    s.location[card] = BOTTOM
    s.bottom[s.bottom_count] = card
    s.bottom_count += 1


# -- Drawing -------------------------------------------------------------------------------------------------


@rule
def take_from_bottom(s):
    """Take the first of the traded cards, after the shuffled part is used up."""
    card = int(s.bottom[0])
    for k in range(s.bottom_count - 1):
        s.bottom[k] = s.bottom[k + 1]
    s.bottom_count -= 1
    s.bottom[s.bottom_count] = NOWHERE
    return card


@rule
def take_unseen(s, dice):
    """Draw a card that nobody has seen."""
    s.unseen -= 1
    return draw_member(dice, cards_of(s, UNSEEN), Stream.PILE)


@rule
def draw_card(s, seat, dice, log):
    """Draw one card, whatever the number of conquests (RK-CARD-12), which only its owner sees (RK-CARD-13), if the pile
    has one (RK-CARD-15)."""
    if s.unseen > 0:
        card = take_unseen(s, dice)
    elif s.bottom_count > 0:
        card = take_from_bottom(s)
    else:
        return
    s.location[card] = seat
    s.hand[seat] += 1
    note(log, Event.CARD_DRAWN, EVERYONE, seat)
    note(log, Event.CARD_DRAWN_SHOWN, only(seat), seat, card)


@rule
def hand_over_cards(s, giver, taker, rule_id, log):
    """Give the loser's cards to the conqueror and return their number, which alone is public (RK-ELIM-2, RK-CAP-6,
    RK-HID-2)."""
    cards = cards_of(s, giver)
    for card in members(cards):
        s.location[card] = taker
    count = int(s.hand[giver])
    s.hand[taker] += count
    s.hand[giver] = 0
    if count > 0:
        note(log, Event.CARDS_TAKEN, EVERYONE, taker, giver, count, rule_id=rule_id)
        note(log, Event.CARDS_TAKEN_SHOWN, only(taker), taker, cards & LOW_22, cards >> 22)
    return count
