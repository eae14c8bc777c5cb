"""Phase 2: one special a round goes to the highest bidder (OM-AUCT), who places it.

The auction has three forms (catalogue 6): live, where all may bid at once and a late seat folds; in turns,
clockwise; and sealed, where every seat names its highest bid.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import COMBAT_KINDS, FIRST_SPECIAL, LEAST_BID, SPECIALS, Kind, Terrain
from ..state import ALL_SETTLEMENTS, NOBODY, ON_OFFER, POOL, Ask, Event, Illegal, Rule, Stream
from .sides import last_in_order, next_seat, seat_in_order
from .squares import count_squares, is_empty
from .tiles import update_stack

# -- The special on offer ------------------------------------------------------------------------------------


@rule
def count_cup(s):
    """Return the number of specials in the cup: at first eight, for any number of seats (OM-4P-2, OM-SETUP-15)."""
    found = 0
    for special in range(SPECIALS):
        found += 1 if s.place[FIRST_SPECIAL + special] == POOL else 0
    return found


@rule
def draw_special(s, dice, log):
    """Draw one of the specials in the cup, each with equal probability, in public (OM-AUCT-2, OM-AUCT-5)."""
    left = roll(dice, count_cup(s), Stream.CUP.value)
    for special in range(SPECIALS):
        if s.place[FIRST_SPECIAL + special] == POOL:
            if left == 0:
                s.offer = special
            left -= 1
    s.place[FIRST_SPECIAL + s.offer] = ON_OFFER
    note(log, Event.SPECIAL_DRAWN, EVERYONE, s.offer)


@rule
def offered_kind(s):
    return COMBAT_KINDS + s.offer


@rule
def refuse_lodging(s, seat, settlement):
    """Return the refusal, or 0 if the action is legal. Rule: any castle or village the seat controls, besieged or not;
    horses only beside a tile of one's own (OM-AUCT-16 to OM-AUCT-18)."""
    square = s.settlement[settlement]
    if square < 0 or s.control[square] != seat or offered_kind(s) == Kind.DRAGON:
        return Illegal.NO_PLACE_FOR_SPECIAL
    lonely = offered_kind(s) == Kind.HORSES and s.height[square, seat] == 0
    return Illegal.NO_PLACE_FOR_SPECIAL if lonely else Illegal.NONE


@rule
def refuse_lair(s, square):
    """Return the refusal, or 0 if the action is legal. Rule: the dragon goes to any plain, forest or mountain of any
    country that has no tile (OM-DRAGON-1)."""
    if offered_kind(s) != Kind.DRAGON or square >= count_squares(s):
        return Illegal.NOT_A_LAIR
    terrain = s.terrain[square]
    fits = terrain == Terrain.PLAIN or terrain == Terrain.FOREST or terrain == Terrain.MOUNTAIN
    return Illegal.NONE if fits and is_empty(s, square) else Illegal.NOT_A_LAIR


@rule
def can_place(s, seat):
    """Return whether the seat has a legal place for the special, without which it may not bid (OM-AUCT-18)."""
    if offered_kind(s) == Kind.DRAGON:
        for square in range(count_squares(s)):
            if refuse_lair(s, square) == Illegal.NONE:
                return True
        return False
    for settlement in range(ALL_SETTLEMENTS):
        if refuse_lodging(s, seat, settlement) == Illegal.NONE:
            return True
    return False


# -- Bidding -------------------------------------------------------------------------------------------------


@rule
def open_bidding(s):
    """Let the seats bid that can place the tile and have gold; the others count as folded (OM-AUCT-9, OM-AUCT-18)."""
    s.bidders = 0
    for seat in range(s.options.seats):
        s.sealed[seat] = 0
        if can_place(s, seat) and s.gold[seat] >= LEAST_BID:
            s.bidders |= 1 << seat
    s.bid, s.bids, s.high = 0, 0, NOBODY


@rule
def seats_to_answer(s):
    """Return the seats that may raise now: not the highest bidder (OM-AUCT-10)."""
    return s.bidders & ~(1 << s.high) if s.high != NOBODY else s.bidders


@rule
def refuse_bid(s, seat, gold):
    """Return the refusal, or 0 if the action is legal. Rule: a higher bid than the last, at least 1, within the gold
    the seat has (OM-AUCT-8, OM-AUCT-9, OM-AUCT-14)."""
    if gold < LEAST_BID or (s.ask == Ask.BID and gold <= s.bid):
        return Illegal.BID_TOO_LOW
    return Illegal.BID_OVER_GOLD if gold > s.gold[seat] else Illegal.NONE


@rule
def make_bid(s, seat, gold, log):
    """Make the highest bid so far, as any bidder may (OM-AUCT-6); the others are asked again (OM-AUCT-7)."""
    s.bid, s.high = gold, seat
    s.bids += 1
    note(log, Event.BID_MADE, EVERYONE, seat, gold)


@rule
def fold(s, seat, log):
    """Answer a bid by dropping out: final for this tile (OM-AUCT-11)."""
    s.bidders &= ~(1 << seat)
    note(log, Event.FOLDED, EVERYONE, seat)


@rule
def is_bidding_over(s):
    """Return whether all but the highest bidder have folded (OM-AUCT-11, OM-AUCT-13)."""
    return seats_to_answer(s) == 0


@rule
def first_bidder(s):
    """Return the bidder who is asked first in turns: the holder, or the next bidder clockwise (OM-AUCT-21)."""
    return next_bidder(s, last_in_order(s))


@rule
def next_bidder(s, seat):
    """Return the next bidder clockwise, in turns, except the highest bidder."""
    following = next_seat(s, seat)
    while not has_bit(seats_to_answer(s), following):
        following = next_seat(s, following)
    return following


@rule
def seal_bid(s, seat, gold, log):
    """Set the seat's highest bid, secret until all have answered; 0 folds."""
    s.sealed[seat] = gold
    note(log, Event.BID_SEALED, EVERYONE, seat)


@rule
def open_sealed_bids(s):
    """Let the highest bidder win for one more than the second bid, but at most the highest bid; without a second bid,
    for 1. Of equal bidders the one nearest clockwise from the holder of the initiative marker wins (catalogue 6)."""
    second = 0
    for k in range(s.options.seats):
        seat = seat_in_order(s, k)
        gold = s.sealed[seat]
        if gold > s.bid:
            second, s.bid, s.high = s.bid, gold, seat
        elif gold > second:
            second = gold
    if s.high != NOBODY:
        s.bid = min(s.bid, second + 1)
    for seat in range(s.options.seats):
        s.sealed[seat] = 0


@rule
def return_special(s, log):
    """Return the special to the cup if nobody has bid (OM-AUCT-12)."""
    s.place[FIRST_SPECIAL + s.offer] = POOL
    note(log, Event.SPECIAL_RETURNED, EVERYONE, s.offer)
    s.offer = NOBODY


@rule
def pay_bid(s, log):
    """Let the highest bidder pay the price, `s.bid`; the rest is for the purchase (OM-AUCT-7, OM-AUCT-15)."""
    s.gold[s.high] -= s.bid
    note(log, Event.AUCTION_WON, EVERYONE, s.high, s.offer, s.bid)


@rule
def place_special(s, seat, square, log):
    """Place the special at once, so that it may move in this round (OM-AUCT-16), and in public (OM-AUCT-19). The dragon
    gets no owner."""
    s.place[FIRST_SPECIAL + s.offer] = square
    if offered_kind(s) == Kind.DRAGON:
        note(log, Event.SPECIAL_PLACED, EVERYONE, seat, s.offer, square)
    else:
        s.owner[s.offer] = seat
        update_stack(s, square, seat)
        note(log, Event.SPECIAL_PLACED, EVERYONE, seat, s.offer, square, rule_id=Rule.OM_AUCT_16)
    s.offer = s.high = NOBODY
    s.bid = s.bids = s.bidders = 0


@rule
def lodge_special(s, seat, settlement, log):
    """Place a special other than the dragon in a settlement (OM-AUCT-16)."""
    place_special(s, seat, s.settlement[settlement], log)
