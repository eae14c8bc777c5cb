"""The sequence of play, and the only code that changes `phase`.

set-up → (capitals) → each turn: reinforcement → (neutral share) → combat → movement → the next seat; a win
ends it at once.
"""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from .components import FORCED_TRADE_FROM
from .rules.cards import bind_to_trade, draw_card, may_trade_captured, must_trade_captured
from .rules.combat import (
    asks_defender,
    can_attack,
    declare,
    defender,
    exchange,
    forget_attack,
    is_attack_over,
    most_declared,
    note_declaration,
    standing_dice,
)
from .rules.conquest import conquer, eliminate, is_eliminated, most_to_move, occupy, take_capital
from .rules.movement import can_move, move_armies
from .rules.placing import place_at_random, receive_neutral_share, receive_reinforcement, reveal_placements
from .rules.setup import (
    build_pile,
    clear_table,
    deal_missions,
    deal_territories,
    draw_dealer,
    left_of_dealer,
    man_neutral_territories,
    man_territories,
    next_seat,
    places_between,
    uses_missions,
)
from .rules.winning import how_won
from .state import NOWHERE, Ask, Event, Goal, Link, Phase, Placement, Rule, Won


@rule
def ask_seat(s, seat, question):
    """One seat owes an answer."""
    s.ask = question
    s.due = 1 << seat
    s.link = Link.NONE


@rule
def ask_all(s, question):
    """Every seat owes an answer, at once and in secret."""
    s.ask = question
    s.due = (1 << s.options.seats) - 1
    s.link = Link.NONE


# -- Set-up --------------------------------------------------------------------------------------------------


@rule
def setup(s, dice, log):
    """A zeroed record becomes a game: dealer, missions, deal, one army on each territory (RK-SETUP-1 to
    RK-SETUP-9)."""
    s.phase = Phase.SETUP
    clear_table(s)
    draw_dealer(s, dice, log)
    if uses_missions(s):
        deal_missions(s, dice, log)
    deal_territories(s, dice, log)
    man_territories(s)
    begin_placement(s, dice, log)


@rule
def begin_placement(s, dice, log):
    """The remaining starting armies are placed, in one of four ways (RK-SETUP-10, RK-SETUP-11)."""
    if s.options.setup_placement == Placement.BATCH_SECRET:
        ask_all(s, Ask.PLACE_SECRETLY)
    elif s.options.setup_placement == Placement.RANDOM:
        for k in range(s.options.seats):
            place_at_random(s, left_of_dealer(s, k), dice, log)
        end_placement(s, dice, log)
    else:
        ask_seat(s, left_of_dealer(s, 0), Ask.PLACE_SETUP)


@rule
def continue_placement(s, seat, dice, log):
    """The next seat clockwise that has armies left places; who has none is skipped (RK-SETUP-10)."""
    if s.options.setup_placement == Placement.BATCH_IN_TURN and s.stock[seat] > 0:
        return
    following = seat
    for _ in range(s.options.seats):
        following = next_seat(s, following)
        if s.stock[following] > 0:
            ask_seat(s, following, Ask.PLACE_SETUP)
            return
    end_placement(s, dice, log)


@rule
def continue_secret_placement(s, seat, dice, log):
    """When the last seat has placed all, everybody's armies are revealed (RK-SETUP-11)."""
    if s.stock[seat] > 0:
        return
    s.due &= ~(1 << seat)
    if s.due == 0:
        reveal_placements(s, log)
        end_placement(s, dice, log)


@rule
def end_placement(s, dice, log):
    """With the armies placed, the neutral force's follow (RK-2P-3), capitals are chosen if they are played for
    (RK-CAP-3), then the first turn begins."""
    if s.options.seats == 2:
        man_neutral_territories(s, log)
    if s.options.goal == Goal.CAPITAL:
        s.phase = Phase.CAPITALS
        ask_all(s, Ask.CHOOSE_CAPITAL)
    else:
        end_setup(s, log)


@rule
def continue_capitals(s, seat, log):
    s.due &= ~(1 << seat)
    if s.due == 0:
        note(log, Rule.RK_CAP_3, Event.CAPITALS_CHOSEN, EVERYONE)
        end_setup(s, log)


@rule
def end_setup(s, log):
    """The pile is built, and the seat left of the dealer begins (RK-SETUP-12, RK-SETUP-13)."""
    build_pile(s)
    begin_turn(s, left_of_dealer(s, 0), log)


# -- The turn ------------------------------------------------------------------------------------------------


@rule
def begin_turn(s, seat, log):
    """Phase 1 (RK-TURN-1), unless the seat has won as its turn begins (RK-WIN-2)."""
    if s.turn == NOWHERE or is_new_round(s, seat):
        s.round += 1
    s.turn = seat
    s.phase = Phase.REINFORCEMENT
    s.conquered = 0
    note(log, Rule.RK_TURN_1, Event.TURN_BEGAN, EVERYONE, seat, s.round)
    if ends_by_win(s, log):
        return
    receive_reinforcement(s, seat, log)
    bind_to_trade(s, seat)
    ask_seat(s, seat, Ask.REINFORCE)


@rule
def is_new_round(s, seat):
    """The turn has passed the seat that began, which may be out."""
    first = left_of_dealer(s, 0)
    return places_between(s, first, seat) <= places_between(s, first, s.turn)


@rule
def continue_placing(s, seat, dice, log):
    """After armies are placed or cards traded: a win (RK-WIN-2), or on with the question while something is
    left to do.

    The question ends by itself only where everybody can see that it must: nothing to place and too few cards
    to trade.
    """
    if ends_by_win(s, log) or s.to_place > 0:
        return
    if s.hand[seat] < 3 or (s.ask == Ask.TRADE_CAPTURED and s.bound and s.hand[seat] < FORCED_TRADE_FROM):
        end_placing(s, seat, dice, log)


@rule
def end_placing(s, seat, dice, log):
    """Phase 1 is complete (RK-REINF-8), or the trade of captured cards; with two seats the neutral share
    comes before combat (RK-2P-9)."""
    s.bound = 0
    if s.ask == Ask.REINFORCE and s.options.seats == 2:
        receive_neutral_share(s, log)
        if s.to_place > 0:
            ask_seat(s, 1 - seat, Ask.PLACE_NEUTRAL)
            return
    begin_combat(s, seat, dice, log)


@rule
def continue_neutral_placing(s, dice, log):
    """All of the neutral share is placed before combat (RK-2P-9)."""
    if s.to_place == 0:
        begin_combat(s, s.turn, dice, log)


@rule
def begin_combat(s, seat, dice, log):
    """Phase 2, ended at once if nothing can be attacked (RK-TURN-2)."""
    s.phase = Phase.COMBAT
    may_go_on = can_attack(s, seat)
    forget_attack(s)
    if may_go_on:
        ask_seat(s, seat, Ask.ATTACK)
    else:
        end_combat(s, seat, dice, log)


@rule
def end_combat(s, seat, dice, log):
    """A conqueror draws his card as phase 2 ends (RK-CARD-12, RK-CARD-14); then phase 3, if anything can move
    (RK-TURN-2)."""
    if s.conquered:
        draw_card(s, seat, dice, log)
    s.phase = Phase.MOVEMENT
    forget_attack(s)
    if can_move(s, seat):
        ask_seat(s, seat, Ask.FORTIFY)
    else:
        end_turn(s, seat, log)


@rule
def end_turn(s, seat, log):
    """The next living player clockwise (RK-TURN-3, RK-MOVE-4)."""
    note(log, Rule.RK_TURN_3, Event.TURN_ENDED, EVERYONE, seat)
    following = next_seat(s, seat)
    while s.fallen[following] != 0:
        following = next_seat(s, following)
    begin_turn(s, following, log)


# -- Combat --------------------------------------------------------------------------------------------------


@rule
def begin_attack(s, armies, attack_dice, until, dice, log):
    """The attack is declared (RK-ATT-3); with `until` > 0 it goes on until so few armies are left or it is
    decided."""
    s.link = Link.NONE
    s.counted = 0
    s.until = until
    declare(s, armies, attack_dice)
    note_declaration(s, log)
    fight(s, dice, log)


@rule
def fight(s, dice, log):
    """Exchange after exchange, until the attack is over or a defender wants to be asked (RK-DEF-2,
    RK-ATT-11)."""
    while not asks_defender(s):
        if fight_once(s, standing_dice(s), dice, log):
            return
    ask_seat(s, defender(s), Ask.DEFEND)


@rule
def fight_once(s, defence_dice, dice, log):
    """One exchange and what it decides; tell whether the attack is over."""
    exchange(s, s.dice, defence_dice, dice, log)
    if s.armies[s.target] == 0:
        conquer(s, log)
        begin_occupation(s, dice, log)
        return True
    if is_attack_over(s):
        begin_combat(s, s.turn, dice, log)
        return True
    armies = most_declared(int(s.armies[s.source]))
    declare(s, armies, armies)
    return False


@rule
def defend(s, defence_dice, dice, log):
    """The defender has chosen his dice (RK-DEF-2); an attack "until" goes on."""
    if not fight_once(s, defence_dice, dice, log):
        fight(s, dice, log)


@rule
def begin_occupation(s, dice, log):
    """How many armies move in is asked unless only one number will do (RK-ATT-14)."""
    if s.least == most_to_move(s):
        end_occupation(s, dice, log)
    else:
        ask_seat(s, s.turn, Ask.OCCUPY)


@rule
def end_occupation(s, dice, log):
    """The move, then in this order capital, cards, mission card, conversions, win (RK-ELIM-5, RK-WIN-2)."""
    seat, victim = s.turn, s.victim
    occupy(s, s.counted, log)
    taken = take_capital(s, seat, victim, log)
    out = is_eliminated(s, victim)
    if out:
        taken += eliminate(s, victim, seat, log)
    if ends_by_win(s, log) or (out and ends_by_win_of_another(s, log)):
        return
    if taken > 0 and (must_trade_captured(s, seat) or may_trade_captured(s, seat)):
        begin_captured_trade(s, seat)
    else:
        begin_combat(s, seat, dice, log)


@rule
def begin_captured_trade(s, seat):
    """By option, captured cards may or must be traded before the next attack (RK-ELIM-3)."""
    s.bound = 1 if must_trade_captured(s, seat) else 0
    forget_attack(s)
    ask_seat(s, seat, Ask.TRADE_CAPTURED)


# -- Movement ------------------------------------------------------------------------------------------------


@rule
def begin_count(s, dice, log):
    """Armies for the move are counted out, unless only one can go (RK-MOVE-3)."""
    s.counted = 1
    s.link = Link.AMOUNT
    if most_to_move(s) == 1:
        end_movement(s, dice, log)


@rule
def end_movement(s, dice, log):
    """One move a turn (RK-MOVE-1); then a win (RK-WIN-2) or the end of the turn (RK-MOVE-4)."""
    move_armies(s, s.turn, s.counted, log)
    forget_attack(s)
    s.link = Link.NONE
    if not ends_by_win(s, log):
        end_turn(s, s.turn, log)


# -- The end -------------------------------------------------------------------------------------------------


@rule
def ends_by_win(s, log):
    """The active player wins as soon as he fulfils his aim (RK-WIN-1, RK-WIN-2 a)."""
    how = how_won(s, s.turn)
    if how == Won.NOT:
        return False
    end_game(s, s.turn, how, log)
    return True


@rule
def ends_by_win_of_another(s, log):
    """After an elimination the others are looked at, clockwise from the active player (RK-WIN-2 b)."""
    seat = s.turn
    for _ in range(1, s.options.seats):
        seat = next_seat(s, seat)
        how = how_won(s, seat)
        if how != Won.NOT:
            end_game(s, seat, how, log)
            return True
    return False


@rule
def end_game(s, seat, how, log):
    """Only the winner's card is shown (RK-WIN-1, RK-WIN-2); there is no draw (RK-WIN-4)."""
    forget_attack(s)
    s.phase = Phase.OVER
    s.ask = Ask.NOTHING
    s.due = 0
    s.link = Link.NONE
    s.to_place = 0
    s.winner = seat
    s.won = how
    if how == Won.MISSION:
        note(log, Rule.RK_WIN_1, Event.MISSION_SHOWN, EVERYONE, seat, s.mission_now[seat])
        note(log, Rule.RK_WIN_1, Event.GAME_WON, EVERYONE, seat, how)
    elif how == Won.CAPITALS:
        note(log, Rule.RK_CAP_1, Event.GAME_WON, EVERYONE, seat, how)
    elif s.options.goal == Goal.WORLD:
        note(log, Rule.RK_WORLD_2, Event.GAME_WON, EVERYONE, seat, how)
    elif s.options.seats == 2:
        note(log, Rule.RK_2P_5, Event.GAME_WON, EVERYONE, seat, how)
    else:
        note(log, Rule.RK_WIN_3, Event.GAME_WON, EVERYONE, seat, how)
