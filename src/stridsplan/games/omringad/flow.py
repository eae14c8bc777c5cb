"""The sequence of play. During play only this module and `combat_flow` change `phase`, `ask` and `turn`.

Set-up:    terrain -> first army.
A round:   initiative -> auction -> purchase -> movement -> combat -> reinforcement -> income and scoring.

Actions and stages return the next stage (see `engine/stages.py`).
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.stages import ask, ask_seat, ask_seats, make_play_on, mark_answered

from .combat_flow import (
    begin_aims,
    begin_combat,
    begin_hits,
    begin_sharpshooting,
    begin_step,
    continue_withdrawal,
    end_battle,
    end_step,
)
from .components import COST, ROUND_1_GOLD
from .rules import (
    auction,
    group,
    initiative,
    movement,
    purchase,
    reinforcement,
    scoring,
    setup,
    tiles,
)
from .rules.sides import all_seats, last_in_order, next_seat, seats_of_side
from .stages import Next
from .state import NOBODY, AnswerStep, Ask, AuctionPace, Event, Phase, Rule

# -- Set-up (OM-SETUP-14) ------------------------------------------------------------------------------------


@rule
def begin(s, dice, log):
    """Ask all seats to lay out their countries in secret (OM-SETUP-1 to OM-SETUP-5)."""
    setup.clear_record(s)
    s.phase = Phase.TERRAIN
    ask_seats(s, all_seats(s), Ask.LAY_TERRAIN.value)


@rule
def lay_terrain(s, seat, terrain, cell, log):
    """Lay a terrain tile; when the last country is complete, reveal all (OM-SETUP-5)."""
    setup.lay_terrain(s, seat, terrain, cell)
    if not setup.is_country_complete(s, seat):
        return Next.ASKED
    note(log, Event.TERRAIN_SEALED, EVERYONE, seat)
    if not mark_answered(s, seat):
        return Next.ASKED
    for each in range(s.options.seats):
        setup.find_settlements(s, each)
    s.revealed = 1
    note(log, Event.TERRAIN_REVEALED, EVERYONE)
    s.phase = Phase.ARMY
    return ask_seats(s, all_seats(s), Ask.RAISE_ARMY.value)


@rule
def continue_stacking(s, seat, log):
    """Continue building the stacks of the first army (OM-SETUP-11); reveal all armies when all are built."""
    s.answer_step[seat] = AnswerStep.STACKS
    if not setup.is_army_placed(s, seat):
        return Next.ASKED
    s.answer_step[seat] = AnswerStep.NONE
    note(log, Event.ARMY_SEALED, EVERYONE, seat)
    if not mark_answered(s, seat):
        return Next.ASKED
    setup.reveal_armies(s, log)
    return Next.BEGIN_ROUND


@rule
def put_unit(s, seat, kind, settlement, log):
    """Put a bought unit into a stack of the first army or, in the reinforcement phase, into a settlement."""
    if s.ask == Ask.RAISE_ARMY:
        setup.put_in_stack(s, seat, kind, settlement)
        return continue_stacking(s, seat, log)
    reinforcement.place_unit(s, seat, kind, settlement, log)
    return Next.ASKED


# -- Initiative and auction ----------------------------------------------------------------------------------


@rule
def begin_round(s, dice, log):
    """Begin a round. Round 1 has 25 gold and no auction (OM-PEACE-1, OM-PEACE-2, OM-AUCT-1, OM-SETUP-10)."""
    s.round += 1
    s.phase = Phase.INITIATIVE
    initiative.settle_initiative(s, dice, log)
    note(log, Event.ROUND_BEGAN, EVERYONE, s.round, s.holder)
    if s.round > 1:
        return Next.BEGIN_AUCTION
    for seat in range(s.options.seats):
        s.gold[seat] = ROUND_1_GOLD
    return Next.BEGIN_PURCHASE


@rule
def begin_auction(s, dice, log):
    """Draw a special and ask for bids; skip the auction if the cup is empty (OM-AUCT-3)."""
    s.phase = Phase.AUCTION
    if auction.count_cup(s) == 0:
        return Next.BEGIN_PURCHASE
    auction.draw_special(s, dice, log)
    auction.open_bidding(s)
    if s.bidders == 0:
        return Next.CLOSE_AUCTION
    if s.options.auction == AuctionPace.LIVE:
        return ask_seats(s, s.bidders, Ask.READY.value)
    if s.options.auction == AuctionPace.SEALED:
        return ask_seats(s, s.bidders, Ask.SEAL_BID.value)
    return ask_bidder(s, last_in_order(s))


@rule
def ask_bidder(s, seat):
    """Ask the next bidder after this seat, when bids are made in turns."""
    s.turn = auction.next_bidder(s, seat)
    return ask(s, Ask.BID.value)


@rule
def be_ready(s, seat, log):
    """Mark a bidder as ready; open the bidding when all are (OM-AUCT-5)."""
    note(log, Event.WAS_READY, EVERYONE, seat)
    return ask_seats(s, s.bidders, Ask.BID.value) if mark_answered(s, seat) else Next.ASKED


@rule
def bid(s, seat, gold, log):
    if s.ask == Ask.SEAL_BID:
        return seal_bid(s, seat, gold, log)
    auction.make_bid(s, seat, gold, log)
    return continue_bidding(s, seat)


@rule
def fold(s, seat, log):
    if s.ask == Ask.SEAL_BID:
        return seal_bid(s, seat, 0, log)
    if s.bids == 0:
        return decline(s, seat, log)
    auction.fold(s, seat, log)
    return continue_bidding(s, seat)


@rule
def decline(s, seat, log):
    """Decline to open the bidding: the seat may still answer a bid (OM-AUCT-21). The auction ends when every seat has
    been asked once and none has bid (OM-AUCT-12)."""
    note(log, Event.DECLINED, EVERYONE, seat)
    is_last = mark_answered(s, seat)
    if s.options.auction == AuctionPace.LIVE:
        return Next.CLOSE_AUCTION if is_last else Next.ASKED
    if auction.next_bidder(s, seat) == auction.first_bidder(s):
        return Next.CLOSE_AUCTION
    return ask_bidder(s, seat)


@rule
def seal_bid(s, seat, gold, log):
    auction.seal_bid(s, seat, gold, log)
    if not mark_answered(s, seat):
        return Next.ASKED
    auction.open_sealed_bids(s)
    return Next.CLOSE_AUCTION


@rule
def continue_bidding(s, seat):
    """Ask the others to answer a bid, all at once or the next in turn (OM-AUCT-6, OM-AUCT-7)."""
    if auction.is_bidding_over(s):
        return Next.CLOSE_AUCTION
    if s.options.auction == AuctionPace.LIVE:
        return ask_seats(s, auction.seats_to_answer(s), Ask.BID.value)
    return ask_bidder(s, seat)


@rule
def close_auction(s, log):
    if s.high == NOBODY:
        auction.return_special(s, log)
        return Next.BEGIN_PURCHASE
    auction.pay_bid(s, log)
    return ask_seat(s, s.high, Ask.PLACE_SPECIAL.value)


# -- Purchase ------------------------------------------------------------------------------------------------


@rule
def begin_purchase(s):
    """Ask all seats at the same time what they buy, except those with too little gold, which is public (OM-BUY-1)."""
    s.phase = Phase.PURCHASE
    buyers = 0
    for seat in range(s.options.seats):
        s.budget[seat] = s.gold[seat]
        if s.gold[seat] >= COST[0]:
            buyers |= 1 << seat
    return ask_seats(s, buyers, Ask.PURCHASE.value) if buyers != 0 else end_purchases(s)


@rule
def end_purchase(s, seat, log):
    if s.ask == Ask.RAISE_ARMY:
        return continue_stacking(s, seat, log)
    note(log, Event.PURCHASE_SEALED, EVERYONE, seat)
    return end_purchases(s) if mark_answered(s, seat) else Next.ASKED


@rule
def end_purchases(s):
    for seat in range(s.options.seats):
        purchase.lose_unspent_gold(s, seat)
    return Next.BEGIN_MOVEMENT


# -- Movement ------------------------------------------------------------------------------------------------


@rule
def begin_movement(s):
    """Begin the movement phase, with the holder of the initiative (OM-INIT-4)."""
    s.phase = Phase.MOVEMENT
    s.passed = 0
    s.turn = last_in_order(s)
    return Next.ASK_MOVER


@rule
def ask_mover(s, log):
    """Ask the next seat clockwise that has not passed, until all have (OM-MOVE-1, OM-MOVE-5). A seat that cannot move,
    as everybody can see, passes without being asked (OM-MOVE-6)."""
    if s.passed == all_seats(s):
        return Next.BEGIN_COMBAT
    s.turn = next_seat(s, s.turn)
    while has_bit(s.passed, s.turn):
        s.turn = next_seat(s, s.turn)
    if not movement.is_publicly_immobile(s, s.turn):
        return ask(s, Ask.MOVE.value)
    s.passed |= 1 << s.turn
    note(log, Event.PASSED, EVERYONE, s.turn)
    return Next.ASK_MOVER


@rule
def choose_stack(s, seat, square):
    """Choose a stack to move from or, in the reinforcement phase, one to change the top tile of (OM-STACK-5)."""
    if s.ask == Ask.MOVE:
        group.begin_move(s, seat, square)
    else:
        reinforcement.choose_stack(s, seat, square)


@rule
def choose_top(s, seat, slot, log):
    """Choose the top tile of what stays behind or, in the reinforcement phase, of the chosen stack (OM-STACK-5)."""
    if s.ask == Ask.MOVE:
        s.rest = slot
    else:
        reinforcement.choose_top(s, seat, slot, log)


@rule
def step(s, seat, direction, log):
    """Make a step; the move ends when no other step is possible (OM-MOVE-8)."""
    group.make_step(s, seat, direction)
    if group.next_directions(s, seat) != 0:
        return Next.ASKED
    movement.make_move(s, seat, log)
    return Next.ASK_MOVER


@rule
def pass_for_round(s, seat, log):
    """Pass; this is final for the round (OM-MOVE-5)."""
    s.passed |= 1 << seat
    note(log, Event.PASSED, EVERYONE, seat, rule_id=Rule.OM_MOVE_5)


# -- Reinforcement, income, scoring --------------------------------------------------------------------------


@rule
def begin_reinforcement(s):
    """Ask the seats in turn, the holder first (OM-REINF-2), in round 1 too (OM-REINF-8)."""
    s.phase = Phase.REINFORCEMENT
    s.passed = 0
    s.turn = last_in_order(s)
    for settlement in range(len(s.placed)):
        s.placed[settlement] = 0
    return Next.ASK_REINFORCER


@rule
def ask_reinforcer(s):
    """Ask the next seat, even one with nothing to place: skipping it would reveal what it bought."""
    if s.passed == all_seats(s):
        return Next.END_ROUND
    s.turn = next_seat(s, s.turn)
    return ask(s, Ask.REINFORCE.value)


@rule
def end_reinforcement(s, seat, log):
    reinforcement.leave_unplaced(s, seat, log)
    reinforcement.forget_restacking(s, seat)
    s.passed |= 1 << seat
    note(log, Event.REINFORCED, EVERYONE, seat)


@rule
def end_round(s, log):
    """Pay income, score, and only then check whether a side has won (OM-ROUND-3)."""
    s.phase = Phase.SCORING
    s.passed = 0
    scoring.pay_income(s, log)
    scoring.score_round(s, log)
    side = scoring.leading_side(s)
    if side != NOBODY:
        return end_game(s, side, log)
    scoring.warn_of_teams_held_back(s, log)
    if scoring.is_tied_at_limit(s):
        note(log, Event.TIED_AT_LIMIT, EVERYONE, scoring.highest_total(s))
    tiles.forget_entries(s)
    return Next.BEGIN_ROUND


@rule
def end_game(s, side, log):
    s.phase = Phase.OVER
    s.winners = seats_of_side(s, side)
    note(log, Event.GAME_WON, EVERYONE, s.winners, scoring.side_total(s, side))
    return ask_seats(s, 0, Ask.NOTHING.value)


play_on = make_play_on(
    Next,
    begin_round,
    begin_auction,
    close_auction,
    begin_purchase,
    begin_movement,
    ask_mover,
    begin_combat,
    begin_step,
    begin_aims,
    begin_hits,
    begin_sharpshooting,
    end_step,
    continue_withdrawal,
    end_battle,
    begin_reinforcement,
    ask_reinforcer,
    end_round,
)
