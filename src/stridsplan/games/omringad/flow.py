"""The sequence of play, and the only code that changes `phase`, `ask` and `turn`.

Set-up:    terrain -> first army.
A round:   initiative -> auction -> purchase -> movement -> combat -> reinforcement -> income and scoring.
A battle:  (diplomat) -> dice -> aims -> hits -> sharpshooters, step after step.

What is done gives what comes next, and `play_on` goes there until somebody is asked.
"""

from enum import IntEnum

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from .components import COST, NOWHERE, ROUND_1_GOLD, SLOTS
from .rules import (
    auction,
    combat,
    hits,
    initiative,
    movement,
    purchase,
    reinforcement,
    scoring,
    setup,
    tiles,
    withdrawal,
)
from .rules.sides import all_seats, are_hostile, next_seat, seat_in_order, seats_of_side
from .state import DRAGON, NOBODY, PARTIES, Ask, AuctionPace, Event, Link, Phase, Reason, Rule


class Next(IntEnum):
    """What comes after something is done."""

    ASKED = 0  # an answer, or nothing any more
    ROUND = 1
    AUCTION = 2
    CLOSE_AUCTION = 3
    PURCHASE = 4
    MOVEMENT = 5
    MOVER = 6
    COMBAT = 7
    STEP = 8
    AIMS = 9
    HITS = 10
    SHARPSHOOTERS = 11
    AFTER_STEP = 12
    WITHDRAWAL = 13
    END_BATTLE = 14
    REINFORCEMENT = 15
    REINFORCER = 16
    SCORING = 17


@rule
def play_on(s, step, dice, log):
    """Go from step to step until somebody is asked."""
    while step != Next.ASKED:
        if step <= Next.PURCHASE:
            step = play_opening(s, step, dice, log)
        elif step <= Next.COMBAT:
            step = play_movement(s, step, log)
        elif step <= Next.END_BATTLE:
            step = play_battle(s, step, dice, log)
        else:
            step = play_ending(s, step, log)


@rule
def play_opening(s, step, dice, log):
    if step == Next.ROUND:
        return begin_round(s, dice, log)
    if step == Next.AUCTION:
        return begin_auction(s, dice, log)
    return close_auction(s, log) if step == Next.CLOSE_AUCTION else begin_purchase(s)


@rule
def play_movement(s, step, log):
    if step == Next.MOVEMENT:
        return begin_movement(s)
    return ask_mover(s, log) if step == Next.MOVER else begin_combat(s, log)


@rule
def play_battle(s, step, dice, log):
    if step == Next.STEP:
        return begin_step(s, dice, log)
    if step == Next.AIMS:
        return begin_aims(s)
    if step == Next.HITS:
        return begin_hits(s, log)
    if step == Next.SHARPSHOOTERS:
        return begin_sharpshooting(s, log)
    if step == Next.AFTER_STEP:
        return end_step(s)
    return continue_withdrawal(s, log) if step == Next.WITHDRAWAL else end_battle(s, log)


@rule
def play_ending(s, step, log):
    if step == Next.REINFORCEMENT:
        return begin_reinforcement(s)
    return ask_reinforcer(s) if step == Next.REINFORCER else end_round(s, log)


@rule
def ask_seats(s, seats, question):
    """These seats owe an answer, at once and each for itself."""
    s.ask = question
    s.due = seats
    return Next.ASKED


@rule
def ask_seat(s, seat, question):
    return ask_seats(s, 1 << seat, question)


@rule
def is_last_to_answer(s, seat):
    """The seat has answered; tell whether all have."""
    s.due &= ~(1 << seat)
    return s.due == 0


# -- Set-up (OM-SETUP-14) ------------------------------------------------------------------------------------


@rule
def begin(s, dice, log):
    """Everybody lays out a country in secret (OM-SETUP-1 to OM-SETUP-5)."""
    setup.clear_table(s)
    s.phase = Phase.TERRAIN
    ask_seats(s, all_seats(s), Ask.LAY_TERRAIN.value)


@rule
def lay_terrain(s, seat, terrain, cell, log):
    """When the last country is complete all are revealed at once (OM-SETUP-5)."""
    setup.lay_terrain(s, seat, terrain, cell)
    if not setup.is_country_complete(s, seat):
        return Next.ASKED
    note(log, Rule.OM_SETUP_5, Event.TERRAIN_SEALED, EVERYONE, seat)
    if not is_last_to_answer(s, seat):
        return Next.ASKED
    for each in range(s.options.seats):
        setup.note_settlements(s, each)
    s.revealed = 1
    note(log, Rule.OM_SETUP_5, Event.TERRAIN_REVEALED, EVERYONE)
    s.phase = Phase.ARMY
    return ask_seats(s, all_seats(s), Ask.RAISE_ARMY.value)


@rule
def end_first_purchase(s, seat, log):
    """The army is bought; its stacks come next (OM-SETUP-11)."""
    s.link[seat] = Link.STACKS
    return continue_stacking(s, seat, log)


@rule
def continue_stacking(s, seat, log):
    if not setup.is_army_placed(s, seat):
        return Next.ASKED
    s.link[seat] = Link.NONE
    note(log, Rule.OM_SETUP_14, Event.ARMY_SEALED, EVERYONE, seat)
    if not is_last_to_answer(s, seat):
        return Next.ASKED
    setup.reveal_armies(s, log)
    return Next.ROUND


# -- Initiative and auction ----------------------------------------------------------------------------------


@rule
def begin_round(s, dice, log):
    """Round 1 is peace: 25 gold and no auction (OM-PEACE-1, OM-PEACE-2, OM-AUCT-1, OM-SETUP-10)."""
    s.round += 1
    s.phase = Phase.INITIATIVE
    initiative.settle_initiative(s, dice, log)
    note(log, Rule.OM_INIT_3, Event.ROUND_BEGAN, EVERYONE, s.round, s.holder)
    if s.round > 1:
        return Next.AUCTION
    for seat in range(s.options.seats):
        s.gold[seat] = ROUND_1_GOLD
    return Next.PURCHASE


@rule
def begin_auction(s, dice, log):
    """Skipped when the cup is empty (OM-AUCT-3)."""
    s.phase = Phase.AUCTION
    if auction.count_cup(s) == 0:
        return Next.PURCHASE
    auction.draw_special(s, dice, log)
    auction.open_bidding(s)
    if s.bidders == 0:
        return Next.CLOSE_AUCTION
    if s.options.auction == AuctionPace.LIVE:
        return ask_seats(s, s.bidders, Ask.READY.value)
    if s.options.auction == AuctionPace.SEALED:
        return ask_seats(s, s.bidders, Ask.SEAL_BID.value)
    return ask_bidder(s, seat_in_order(s, s.options.seats - 1))


@rule
def ask_bidder(s, seat):
    """In turns, the next after this seat."""
    s.turn = auction.next_bidder(s, seat)
    return ask_seat(s, s.turn, Ask.BID.value)


@rule
def be_ready(s, seat, log):
    """Bidding opens when all have had time to look (OM-AUCT-5)."""
    note(log, Rule.OM_AUCT_5, Event.WAS_READY, EVERYONE, seat)
    return ask_seats(s, s.bidders, Ask.BID.value) if is_last_to_answer(s, seat) else Next.ASKED


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
    """Only a bid is folded to: whoever declines to open may still answer a bid (OM-AUCT-21). The lot ends when each has
    been asked once and nobody has bid (OM-AUCT-12)."""
    note(log, Rule.OM_AUCT_21, Event.DECLINED, EVERYONE, seat)
    s.due &= ~(1 << seat)
    if s.options.auction == AuctionPace.LIVE:
        return Next.ASKED if s.due != 0 else Next.CLOSE_AUCTION
    if auction.next_bidder(s, seat) == auction.first_bidder(s):
        return Next.CLOSE_AUCTION
    return ask_bidder(s, seat)


@rule
def seal_bid(s, seat, gold, log):
    auction.seal_bid(s, seat, gold, log)
    if not is_last_to_answer(s, seat):
        return Next.ASKED
    auction.open_sealed_bids(s)
    return Next.CLOSE_AUCTION


@rule
def continue_bidding(s, seat):
    """All others may answer a bid, at once or in turn (OM-AUCT-6, OM-AUCT-7)."""
    if auction.is_bidding_over(s):
        return Next.CLOSE_AUCTION
    if s.options.auction == AuctionPace.LIVE:
        return ask_seats(s, auction.seats_to_answer(s), Ask.BID.value)
    return ask_bidder(s, seat)


@rule
def close_auction(s, log):
    if s.high == NOBODY:
        auction.return_special(s, log)
        return Next.PURCHASE
    auction.pay_bid(s, log)
    return ask_seat(s, s.high, Ask.PLACE_SPECIAL.value)


@rule
def place_special(s, seat, square, log):
    auction.place_special(s, seat, square, log)
    return Next.PURCHASE


# -- Purchase ------------------------------------------------------------------------------------------------


@rule
def begin_purchase(s):
    """All at the same time, but those who as everybody knows can buy nothing (OM-BUY-1)."""
    s.phase = Phase.PURCHASE
    buyers = 0
    for seat in range(s.options.seats):
        s.budget[seat] = s.gold[seat]
        if s.gold[seat] >= COST[0]:
            buyers |= 1 << seat
    return ask_seats(s, buyers, Ask.PURCHASE.value) if buyers != 0 else end_purchases(s)


@rule
def end_purchase(s, seat, log):
    note(log, Rule.OM_BUY_1, Event.PURCHASE_SEALED, EVERYONE, seat)
    return end_purchases(s) if is_last_to_answer(s, seat) else Next.ASKED


@rule
def end_purchases(s):
    for seat in range(s.options.seats):
        purchase.lose_rest(s, seat)
    return Next.MOVEMENT


# -- Movement ------------------------------------------------------------------------------------------------


@rule
def begin_movement(s):
    """The holder begins (OM-INIT-4)."""
    s.phase = Phase.MOVEMENT
    s.passed = 0
    s.turn = seat_in_order(s, s.options.seats - 1)
    return Next.MOVER


@rule
def ask_mover(s, log):
    """The next clockwise who has not passed, until all have (OM-MOVE-1, OM-MOVE-5, OM-MOVE-6)."""
    if s.passed == all_seats(s):
        return Next.COMBAT
    s.turn = next_seat(s, s.turn)
    while has_bit(s.passed, s.turn):
        s.turn = next_seat(s, s.turn)
    if not movement.can_surely_not_move(s, s.turn):
        return ask_seat(s, s.turn, Ask.MOVE.value)
    s.passed |= 1 << s.turn
    note(log, Rule.OM_MOVE_6, Event.PASSED, EVERYONE, s.turn)
    return Next.MOVER


@rule
def step(s, seat, direction, log):
    """The group goes on until it has to stop, or is stopped (OM-MOVE-8)."""
    there = movement.neighbour(s, movement.here(s), direction)
    s.path[s.steps] = there
    s.steps += 1
    s.link[seat] = Link.PATH
    return Next.ASKED if movement.ways_on(s, seat) != 0 else end_move(s, seat, log)


@rule
def end_move(s, seat, log):
    movement.make_move(s, seat, log)
    return Next.MOVER


@rule
def pass_for_good(s, seat, log):
    """Final for the round (OM-MOVE-5)."""
    s.passed |= 1 << seat
    note(log, Rule.OM_MOVE_5, Event.PASSED, EVERYONE, seat)
    return Next.MOVER


# -- Combat --------------------------------------------------------------------------------------------------


@rule
def begin_combat(s, log):
    """One square at a time; of several the holder names the next (OM-COMBAT-1, OM-COMBAT-2, OM-MOVE-17)."""
    s.phase = Phase.COMBAT
    battles = combat.count_battles(s)
    if battles == 0:
        return Next.REINFORCEMENT
    if battles == 1:
        return begin_battle(s, combat.first_battle(s), log)
    return ask_seat(s, s.holder, Ask.CHOOSE_BATTLE.value)


@rule
def begin_battle(s, square, log):
    combat.begin_battle(s, square, log)
    return Next.STEP


@rule
def begin_step(s, dice, log):
    """Steps repeat until one side is gone (OM-COMBAT-7, OM-COMBAT-8); one without dice is skipped (OM-COMBAT-14)."""
    if combat.is_stalemate(s):
        note(log, Rule.OM_AFTER_5, Event.STALEMATE, EVERYONE, s.battle)
        s.reason = Reason.STALEMATE
        return Next.WITHDRAWAL
    if combat.count_dice(s, s.step) == 0:
        combat.next_step(s)
        return Next.STEP
    seat = combat.diplomat_seat(s)
    if seat != NOBODY and s.fight_on == 0 and withdrawal.can_call_off(s):
        return ask_seat(s, seat, Ask.DIPLOMAT.value)
    combat.roll_step(s, dice, log)
    return Next.AIMS


@rule
def fight_on(s):
    """The diplomat is not played before this step (OM-DIP-2)."""
    s.fight_on = 1
    return Next.STEP


@rule
def call_off(s, seat, log):
    withdrawal.spend_diplomat(s, seat, log)
    s.reason = Reason.DIPLOMAT
    return Next.WITHDRAWAL


@rule
def begin_aims(s):
    """With more than one opponent the hitter says whom each hit falls on, all at the same time (OM-4P-4, OM-4P-6)."""
    hits.aim_without_choice(s)
    aiming = 0
    for seat in range(s.options.seats):
        if hits.hits_to_aim(s, seat) > 0:
            aiming |= 1 << seat
    return ask_seats(s, aiming, Ask.AIM.value) if aiming != 0 else Next.HITS


@rule
def aim(s, seat, party):
    s.aimed[seat, party] += 1
    if hits.hits_to_aim(s, seat) > 0 or not is_last_to_answer(s, seat):
        return Next.ASKED
    return Next.HITS


@rule
def begin_hits(s, log):
    """The owners of the tiles hit choose, all at the same time (OM-HIT-1, OM-HIT-6)."""
    hits.settle_aims(s, log)
    taking = 0
    for party in range(PARTIES):
        hits.take_without_choice(s, party)
        if s.hits[party] > 0:
            taking |= 1 << party
    return ask_seats(s, taking, Ask.TAKE_HITS.value) if taking != 0 else Next.SHARPSHOOTERS


@rule
def take_hit(s, seat, slot):
    hits.take_hit(s, seat, slot)
    hits.take_without_choice(s, seat)
    if s.hits[seat] > 0 or not is_last_to_answer(s, seat):
        return Next.ASKED
    return Next.SHARPSHOOTERS


@rule
def begin_sharpshooting(s, log):
    """After the ordinary hits the sharpshooters' owner chooses among the living (OM-SHARP-4, OM-HIT-6)."""
    hits.apply_hits(s, log)
    targets = hits.count_targets(s, s.sharp_seat) if s.sharp == 1 else 0
    if targets > 1:
        return ask_seat(s, s.sharp_seat, Ask.SHARPSHOOT.value)
    if targets == 1:
        target = hits.first_target(s, s.sharp_seat)
        hits.hit_target(s, target // SLOTS, target % SLOTS, log)
    return Next.AFTER_STEP


@rule
def shoot(s, party, slot, log):
    hits.hit_target(s, party, slot, log)
    return Next.AFTER_STEP


@rule
def end_step(s):
    """Whether one side is left is looked at after each step (OM-AFTER-1)."""
    hits.drop_horses(s)
    if combat.is_decided(s):
        return Next.END_BATTLE
    combat.next_step(s)
    return Next.STEP


@rule
def continue_withdrawal(s, log):
    """Group after group goes back where it came from, else where its owner says (OM-WITHDRAW-1, OM-DIP-4)."""
    code = withdrawal.next_withdrawal(s)
    if code == NOBODY:
        withdrawal.claim_for_stayers(s, log)
        return close_battle(s)
    seat, group = code // withdrawal.GROUPS, code % withdrawal.GROUPS
    ways = withdrawal.count_ways(s, seat, group)
    if withdrawal.can_return(s, seat, group) or (ways == 0 and withdrawal.must_return(s, group)):
        withdrawal.withdraw(s, seat, group, movement.neighbour(s, s.battle, group), log)
        return Next.WITHDRAWAL
    s.group = group
    if ways > 1:
        return ask_seat(s, seat, Ask.WITHDRAW.value)
    if ways == 0:
        withdrawal.cut_off(s, seat, group, log)
        return Next.WITHDRAWAL
    return withdraw(s, seat, withdrawal.first_way(s, seat, group), log)


@rule
def withdraw(s, seat, direction, log):
    withdrawal.withdraw(s, seat, s.group, movement.neighbour(s, s.battle, direction), log)
    return Next.WITHDRAWAL


@rule
def end_battle(s, log):
    """The survivor controls the square, if he has a capable tile left; nobody, and it stays as it was (OM-AFTER-2 to
    OM-AFTER-4)."""
    seats = combat.fighting_seats(s)
    note(log, Rule.OM_AFTER_1, Event.BATTLE_ENDED, EVERYONE, s.battle, seats, combat.count_party(s, DRAGON))
    seat = combat.heir(s, s.battle, seats)
    if seat != NOBODY and are_hostile(s, seat, s.control[s.battle]):
        movement.conquer(s, seat, s.battle, Rule.OM_AFTER_2.value, log)
    return close_battle(s)


@rule
def close_battle(s):
    """The stacks are covered again (OM-STACK-9)."""
    combat.forget_hits(s)
    s.battle, s.defender, s.group = NOWHERE, NOBODY, NOWHERE
    s.step, s.fight_on, s.reason = 0, 0, 0
    for party in range(PARTIES):
        for slot in range(SLOTS):
            s.force[party, slot] = 0
            s.after[party, slot] = 0
    return Next.COMBAT


# -- Reinforcement, income, scoring --------------------------------------------------------------------------


@rule
def begin_reinforcement(s):
    """In turn, the holder first (OM-REINF-2); in round 1 too (OM-REINF-8)."""
    s.phase = Phase.REINFORCEMENT
    s.passed = 0
    s.turn = seat_in_order(s, s.options.seats - 1)
    for place in range(len(s.placed)):
        s.placed[place] = 0
    return Next.REINFORCER


@rule
def ask_reinforcer(s):
    """Everybody is asked, so that not being asked tells nothing of what was bought."""
    if s.passed == all_seats(s):
        return Next.SCORING
    s.turn = next_seat(s, s.turn)
    return ask_seat(s, s.turn, Ask.REINFORCE.value)


@rule
def take_up_stack(s, seat, square):
    """To lay another tile on top of it (OM-STACK-5)."""
    s.start = square
    s.link[seat] = Link.TOP
    return Next.ASKED


@rule
def choose_top(s, seat, slot, log):
    """In a move for those who stay, while placing for the stack taken up (OM-STACK-5)."""
    if s.link[seat] == Link.GROUP:
        s.rest = slot
        return Next.ASKED
    reinforcement.choose_top(s, seat, slot, log)
    s.link[seat] = Link.NONE
    return Next.ASKED


@rule
def end_reinforcement(s, seat, log):
    reinforcement.leave_unplaced(s, seat, log)
    reinforcement.forget_restacking(s, seat)
    s.passed |= 1 << seat
    note(log, Rule.OM_REINF_2, Event.REINFORCED, EVERYONE, seat)
    return Next.REINFORCER


@rule
def end_round(s, log):
    """Income, points, and only then the question whether somebody has won (OM-ROUND-3)."""
    s.phase = Phase.SCORING
    s.passed = 0
    scoring.pay_income(s, log)
    scoring.score_round(s, log)
    side = scoring.leading_side(s)
    if side != NOBODY:
        return end_game(s, side, log)
    scoring.warn_of_teams_held_back(s, log)
    if scoring.is_tied_at_limit(s):
        note(log, Rule.OM_END_3, Event.TIED_AT_LIMIT, EVERYONE, scoring.highest_total(s))
    tiles.forget_entries(s)
    return Next.ROUND


@rule
def end_game(s, side, log):
    s.phase = Phase.OVER
    s.winners = seats_of_side(s, side)
    note(log, Rule.OM_END_1, Event.GAME_WON, EVERYONE, s.winners, scoring.side_total(s, side))
    return ask_seats(s, 0, Ask.NOTHING.value)
