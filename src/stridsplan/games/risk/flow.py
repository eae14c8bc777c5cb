"""The sequence of play, and the only code that changes `phase`.

set-up → (capitals) → each turn: reinforcement → (neutral share) → combat → movement → the next seat; a win
ends the game at once. Actions and stages return the next stage (see `engine/stages.py`).
"""

from stridsplan.engine.enums import IntEnum
from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.record import rule
from stridsplan.engine.stages import ask, ask_seat, ask_seats, make_play_on, mark_answered

from .components import FORCED_TRADE_FROM, ROLLS
from .rules import cards, combat, conquest, movement, placing
from .rules import setup as setting_up
from .rules.setup import left_of_dealer, next_seat, places_between
from .rules.winning import how_won
from .state import AnswerStep, Ask, Event, Goal, Phase, Placement, Rule, Won


class Next(IntEnum):
    """The stage that comes next."""

    ASKED = 0  # play waits for an answer, or has ended
    BEGIN_PLACEMENT = 1
    END_PLACEMENT = 2
    END_SETUP = 3
    BEGIN_TURN = 4
    CONTINUE_REINFORCEMENT = 5
    END_REINFORCEMENT = 6
    BEGIN_COMBAT = 7
    FIGHT = 8
    END_OCCUPATION = 9
    END_COMBAT = 10
    END_MOVEMENT = 11
    END_TURN = 12


# -- Set-up --------------------------------------------------------------------------------------------------


@rule
def setup(s, dice, log):
    """Begin a game in a record of zeros: draw the dealer, deal missions and territories, put an army on each territory
    (RK-SETUP-1 to RK-SETUP-9)."""
    s.phase = Phase.SETUP
    setting_up.clear_record(s)
    setting_up.draw_dealer(s, dice, log)
    if setting_up.uses_missions(s):
        setting_up.deal_missions(s, dice, log)
    setting_up.deal_territories(s, dice, log)
    setting_up.place_initial_armies(s)
    play_on(s, Next.BEGIN_PLACEMENT.value, dice, log)


@rule
def begin_placement(s, dice, log):
    """Begin the placement of the remaining starting armies: ask the seats, or place all at random (RK-SETUP-10,
    RK-SETUP-11)."""
    if s.options.setup_placement == Placement.BATCH_SECRET:
        return ask_all(s, Ask.PLACE_SECRETLY.value)
    if s.options.setup_placement != Placement.RANDOM:
        return ask_seat(s, left_of_dealer(s, 0), Ask.PLACE_SETUP.value)
    for k in range(s.options.seats):
        placing.place_at_random(s, left_of_dealer(s, k), dice, log)
    return Next.END_PLACEMENT


@rule
def ask_all(s, question):
    """Ask every seat at the same time, in secret."""
    return ask_seats(s, (1 << s.options.seats) - 1, question)


@rule
def place(s, seat, territory, step, log):
    """Place armies on a territory, by the rules of the question."""
    armies = placing.armies_in_step(step, placing.armies_to_place(s, seat))
    if s.ask == Ask.PLACE_SETUP:
        placing.place_starting_armies(s, seat, territory, armies, log)
        return continue_placement(s, seat)
    if s.ask == Ask.PLACE_SECRETLY:
        placing.place_in_secret(s, seat, territory, armies)
        return continue_secret_placement(s, seat, log)
    if s.ask == Ask.PLACE_NEUTRAL:
        placing.place_neutral(s, territory, armies, log)
        return Next.ASKED if s.to_place > 0 else Next.BEGIN_COMBAT  # RK-2P-9
    placing.place_reinforcement(s, seat, territory, armies, log)
    return Next.CONTINUE_REINFORCEMENT


@rule
def continue_placement(s, seat):
    """Ask the next seat clockwise that has armies left (RK-SETUP-10); with `batch_in_turn` only when this seat has
    placed all of its own (RK-SETUP-11)."""
    if s.options.setup_placement == Placement.BATCH_IN_TURN and s.stock[seat] > 0:
        return Next.ASKED
    following = seat
    for _ in range(s.options.seats):
        following = next_seat(s, following)
        if s.stock[following] > 0:
            return ask_seat(s, following, Ask.PLACE_SETUP.value)
    return Next.END_PLACEMENT


@rule
def continue_secret_placement(s, seat, log):
    """Reveal all armies when the last seat has placed its own (RK-SETUP-11)."""
    if s.stock[seat] > 0 or not mark_answered(s, seat):
        return Next.ASKED
    placing.reveal_placements(s, log)
    return Next.END_PLACEMENT


@rule
def end_placement(s, log):
    """Place the neutral armies (RK-2P-3), then ask for capitals if the goal needs them (RK-CAP-3)."""
    if s.options.seats == 2:
        setting_up.place_initial_neutral_armies(s, log)
    if s.options.goal != Goal.CAPITAL:
        return Next.END_SETUP
    s.phase = Phase.CAPITALS
    return ask_all(s, Ask.CHOOSE_CAPITAL.value)


@rule
def choose_capital(s, seat, territory, log):
    """Choose a capital, in secret and all at the same time (RK-CAP-3)."""
    s.capital[seat] = territory
    note(log, Event.CAPITAL_CHOSEN, only(seat), seat, territory)
    if not mark_answered(s, seat):
        return Next.ASKED
    note(log, Event.CAPITALS_CHOSEN, EVERYONE)
    return Next.END_SETUP


@rule
def end_setup(s):
    """Build the pile of cards; then the seat to the left of the dealer begins (RK-SETUP-12, RK-SETUP-13)."""
    setting_up.build_pile(s)
    s.turn, s.round = left_of_dealer(s, 0), 1
    return Next.BEGIN_TURN


# -- The turn ------------------------------------------------------------------------------------------------


@rule
def begin_turn(s, log):
    """Begin phase 1 (RK-TURN-1), unless the seat has won as its turn begins (RK-WIN-2)."""
    s.phase = Phase.REINFORCEMENT
    s.conquered = 0
    note(log, Event.TURN_BEGAN, EVERYONE, s.turn, s.round)
    if end_if_won(s, 1, log):
        return Next.ASKED
    placing.receive_reinforcement(s, s.turn, log)
    cards.bind_to_trade(s, s.turn)
    return ask(s, Ask.REINFORCE.value)


@rule
def choose_card(s, seat, card, log):
    """Choose a card; the third completes the trade, which may come before or after placing (RK-REINF-8)."""
    cards.pick_card(s, card)
    s.answer_step = AnswerStep.CARDS
    if s.picked_count < 3:
        return Next.ASKED
    s.answer_step = AnswerStep.NONE
    cards.trade_set(s, seat, log)
    return Next.CONTINUE_REINFORCEMENT


@rule
def continue_reinforcement(s, log):
    """Check for a win (RK-WIN-2) after a placement or a trade, then go on while something is left to do.

    Phase 1, or a trade of captured cards, ends by itself only if everybody can see that nothing is left to do: no
    armies to place and too few cards to trade.
    """
    if end_if_won(s, 1, log) or s.to_place > 0:
        return Next.ASKED
    least = FORCED_TRADE_FROM if s.ask == Ask.TRADE_CAPTURED and s.bound else 3
    return Next.END_REINFORCEMENT if s.hand[s.turn] < least else Next.ASKED


@rule
def end_reinforcement(s, log):
    """End phase 1 (RK-REINF-8) or the trade of captured cards; with two seats the neutral share comes before combat
    (RK-2P-9)."""
    s.bound = 0
    if s.ask == Ask.REINFORCE and s.options.seats == 2:
        placing.receive_neutral_share(s, log)
        if s.to_place > 0:
            return ask_seat(s, 1 - s.turn, Ask.PLACE_NEUTRAL.value)
    return Next.BEGIN_COMBAT


@rule
def begin_combat(s):
    """Ask for an attack: the first of phase 2, or the next one; end the phase if no attack is possible (RK-TURN-2)."""
    s.phase = Phase.COMBAT
    can_attack = combat.can_attack(s, s.turn)
    combat.forget_attack(s)
    return ask(s, Ask.ATTACK.value) if can_attack else Next.END_COMBAT


@rule
def end_combat(s, dice, log):
    """Draw a card after a conquest (RK-CARD-12, RK-CARD-14); then phase 3, if armies can move (RK-TURN-2)."""
    if s.conquered:
        cards.draw_card(s, s.turn, dice, log)
    s.phase = Phase.MOVEMENT
    combat.forget_attack(s)
    return ask(s, Ask.FORTIFY.value) if movement.movable(s, s.turn) != 0 else Next.END_TURN


@rule
def end_turn(s, log):
    """Give the turn to the next seat clockwise that is not out (RK-TURN-3, RK-MOVE-4); a new round
    begins when the turn comes to the first seat left of the dealer, or passes it because it is out."""
    note(log, Event.TURN_ENDED, EVERYONE, s.turn)
    following = next_seat(s, s.turn)
    while s.fallen[following] != 0:
        following = next_seat(s, following)
    first = left_of_dealer(s, 0)
    if places_between(s, first, following) <= places_between(s, first, s.turn):
        s.round += 1
    s.turn = following
    return Next.BEGIN_TURN


# -- Combat --------------------------------------------------------------------------------------------------


@rule
def attack_once(s, index, log):
    """Declare an attack of one exchange, with the armies and dice of ROLLS[index]."""
    return begin_attack(s, ROLLS[index, 0], ROLLS[index, 1], 0, log)


@rule
def attack_until(s, log):
    """Declare an attack with the most armies and dice, which continues until `counted` armies are left."""
    armies = combat.most_declared(int(s.armies[s.source]))
    return begin_attack(s, armies, armies, s.counted, log)


@rule
def begin_attack(s, armies, attack_dice, until, log):
    """Declare the attack (RK-ATT-3); with `until` > 0 it continues until only `until` armies are left or it is
    decided."""
    s.answer_step, s.counted, s.until = AnswerStep.NONE, 0, until
    combat.declare(s, armies, attack_dice)
    note(log, Event.ATTACK_DECLARED, EVERYONE, s.turn, s.source, s.target, s.declared, s.dice)
    return Next.FIGHT


@rule
def fight(s, dice, log):
    """Repeat exchanges until the attack is over or the defender must be asked (RK-DEF-2, RK-ATT-11)."""
    while not combat.is_defender_asked(s):
        stage = fight_once(s, combat.standing_dice(s), dice, log)
        if stage != Next.FIGHT:
            return stage
    return ask_seat(s, combat.defender(s), Ask.DEFEND.value)


@rule
def fight_once(s, defence_dice, dice, log):
    """Make one exchange and apply its consequences; ask how many armies move in unless only one number is possible
    (RK-ATT-14)."""
    combat.exchange(s, s.dice, defence_dice, dice, log)
    if s.armies[s.target] == 0:
        conquest.conquer(s, log)
        return Next.END_OCCUPATION if s.least == conquest.most_to_move(s) else ask(s, Ask.OCCUPY.value)
    if combat.is_attack_over(s):
        return Next.BEGIN_COMBAT
    armies = combat.most_declared(int(s.armies[s.source]))
    combat.declare(s, armies, armies)
    return Next.FIGHT


@rule
def end_occupation(s, log):
    """Move in, then handle capital, cards, elimination, missions and win, in this order (RK-ELIM-5, RK-WIN-2). By
    option captured cards may or must be traded before the next attack (RK-ELIM-3)."""
    seat, victim = s.turn, s.victim
    conquest.occupy(s, s.counted, log)
    taken = conquest.take_capital(s, seat, victim, log)
    is_out = conquest.is_eliminated(s, victim)
    if is_out:
        taken += conquest.eliminate(s, victim, seat, log)
    if end_if_won(s, s.options.seats if is_out else 1, log):
        return Next.ASKED
    must_trade = cards.must_trade_captured(s, seat)
    if taken == 0 or not (must_trade or cards.may_trade_captured(s, seat)):
        return Next.BEGIN_COMBAT
    s.bound = 1 if must_trade else 0
    combat.forget_attack(s)
    return ask(s, Ask.TRADE_CAPTURED.value)


# -- Counting armies, and movement -------------------------------------------------------------------------------


@rule
def count_out(s, step):
    """Count more armies: those at which an attack stops, or those that move; when no more can be counted, they move."""
    movement.count_out(s, step)
    if s.answer_step == AnswerStep.DECLARE or movement.armies_left_to_count(s) > 0:
        return Next.ASKED
    return end_count(s)


@rule
def end_count(s):
    """Move the counted armies: into the conquered territory, or as the move of the turn."""
    return Next.END_OCCUPATION if s.ask == Ask.OCCUPY else Next.END_MOVEMENT


@rule
def choose_destination(s, territory):
    """Choose where armies move to; then their number is counted, unless only one can move (RK-MOVE-3)."""
    s.target, s.counted, s.answer_step = territory, 1, AnswerStep.AMOUNT
    return Next.END_MOVEMENT if conquest.most_to_move(s) == 1 else Next.ASKED


@rule
def end_movement(s, log):
    """Make the one move of the turn (RK-MOVE-1); then check for a win (RK-WIN-2) or end the turn (RK-MOVE-4)."""
    movement.move_armies(s, s.turn, s.counted, log)
    combat.forget_attack(s)
    s.answer_step = AnswerStep.NONE
    return Next.ASKED if end_if_won(s, 1, log) else Next.END_TURN


# -- The end -------------------------------------------------------------------------------------------------


@rule
def end_if_won(s, seats, log):
    """End the game if one of the first `seats` seats, clockwise from the active one, has won; return whether it ended.

    The active player wins as soon as the aim is fulfilled (RK-WIN-1, RK-WIN-2 a), others only after an elimination
    (RK-WIN-2 b).
    """
    seat = s.turn
    for _ in range(seats):
        how = how_won(s, seat)
        if how != Won.NOT:
            end_game(s, seat, how, log)
            return True
        seat = next_seat(s, seat)
    return False


@rule
def end_game(s, seat, how, log):
    """End the game; a mission is shown only if the game was won by it (RK-WIN-1, RK-WIN-2). There is no draw
    (RK-WIN-4)."""
    combat.forget_attack(s)
    s.phase = Phase.OVER
    s.answer_step, s.to_place = AnswerStep.NONE, 0
    s.winner, s.won = seat, how
    if how == Won.MISSION:
        note(log, Event.MISSION_SHOWN, EVERYONE, seat, s.mission_now[seat])
    note(log, Event.GAME_WON, EVERYONE, seat, how, rule_id=rule_of_win(s, how))
    ask_seats(s, 0, Ask.NOTHING.value)


@rule
def rule_of_win(s, how):
    """Return the rule by which the game was won; 0: the rule that the event declares."""
    if how == Won.MISSION:
        return 0
    if how == Won.CAPITALS:
        return Rule.RK_CAP_1.value
    if s.options.goal == Goal.WORLD:
        return Rule.RK_WORLD_2.value
    return Rule.RK_2P_5.value if s.options.seats == 2 else Rule.RK_WIN_3.value


play_on = make_play_on(
    Next,
    begin_placement,
    end_placement,
    end_setup,
    begin_turn,
    continue_reinforcement,
    end_reinforcement,
    begin_combat,
    fight,
    end_occupation,
    end_combat,
    end_movement,
    end_turn,
)
