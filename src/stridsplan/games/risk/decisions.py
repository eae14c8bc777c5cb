"""What may be answered to each question: the legal list, the reason for a refusal, the answer of a seat that
is late, and what an
answer does."""

from stridsplan.engine.bits import has_bit, write_members
from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from . import flow
from .rules import cards, combat, movement, placing
from .rules.territories import territories_of
from .state import (
    ACTIONS,
    ATTACK,
    CAPITAL,
    CARD,
    COUNT,
    DEFEND,
    DONE,
    END_ATTACKS,
    END_REINFORCEMENT,
    END_TURN,
    MOVE_FROM,
    MOVE_TO,
    PLACE,
    ROLL,
    STAND,
    STEP_ALL,
    STEPS,
    UNTIL,
    Ask,
    Event,
    Illegal,
    Link,
    Phase,
    Rule,
)


@rule
def to_act(s):
    """The mask of the seats that owe an answer."""
    return s.due


# -- The legal list ------------------------------------------------------------------------------------------


@rule
def legal(s, seat, out):
    """Write the codes of the legal actions of `seat` into out (int32, at least ACTIONS long) and give their
    number.

    A seat that is not asked may have standing orders to give (RK-DEF-2).
    """
    if not has_bit(s.due, seat):
        return list_standing(s, seat, out)
    if s.ask == Ask.PLACE_SETUP or s.ask == Ask.PLACE_SECRETLY or s.ask == Ask.PLACE_NEUTRAL:
        return placing.list_places(s, seat, out, 0)
    if s.ask == Ask.REINFORCE or s.ask == Ask.TRADE_CAPTURED:
        return list_phase_one(s, seat, out)
    if s.ask == Ask.ATTACK:
        return list_declaration(s, out) if s.link == Link.DECLARE else list_attacks(s, seat, out)
    if s.ask == Ask.OCCUPY:
        return add(out, movement.list_counts(s, out, 0), DONE)
    if s.ask == Ask.FORTIFY:
        return list_movement(s, seat, out)
    if s.ask == Ask.CHOOSE_CAPITAL:
        return list_capitals(s, seat, out)
    return list_defences(s, out)


@rule
def add(out, n, code):
    out[n] = code
    return n + 1


@rule
def list_standing(s, seat, out):
    n = 0
    for standing in range(3):
        if refuse_standing(s, seat, standing) == Illegal.NONE:
            n = add(out, n, STAND + standing)
    return n


@rule
def list_phase_one(s, seat, out):
    if s.link == Link.CARDS:
        return cards.list_cards(s, seat, out, 0)
    n = placing.list_places(s, seat, out, 0)
    n = cards.list_cards(s, seat, out, n)
    return add(out, n, END_REINFORCEMENT) if refuse_end_reinforcement(s, seat) == Illegal.NONE else n


@rule
def list_attacks(s, seat, out):
    return add(out, combat.list_attacks(s, seat, out, 0), END_ATTACKS)


@rule
def list_declaration(s, out):
    n = combat.list_rolls(s, out, 0)
    for step in range(STEP_ALL):
        if refuse_reserve(s, step) == Illegal.NONE:
            n = add(out, n, COUNT + step)
    return add(out, n, UNTIL)


@rule
def list_movement(s, seat, out):
    if s.link == Link.NONE:
        return add(out, movement.list_sources(s, seat, out, 0), END_TURN)
    if s.link == Link.MOVE_TO:
        return movement.list_destinations(s, seat, out, 0)
    return add(out, movement.list_counts(s, out, 0), DONE)


@rule
def list_capitals(s, seat, out):
    return write_members(territories_of(s, seat), CAPITAL, out, 0)


@rule
def list_defences(s, out):
    n = 0
    for dice in range(1, combat.most_defence_dice(s, s.target) + 1):
        n = add(out, n, DEFEND + dice - 1)
    return n


# -- Refusals ------------------------------------------------------------------------------------------------


@rule
def refuse(s, seat, action):
    """Say why `action` is not legal for `seat`, or Illegal.NONE."""
    if action < 0 or action >= ACTIONS:
        return Illegal.NO_SUCH_ACTION
    if STAND <= action < STAND + 3:
        return Illegal.NOT_ASKED if has_bit(s.due, seat) else refuse_standing(s, seat, action - STAND)
    if not has_bit(s.due, seat):
        return Illegal.NOT_ASKED
    if action < CARD:
        return refuse_place(s, seat, action - PLACE)
    if action < CAPITAL:
        return refuse_card(s, seat, action - CARD)
    if action < ATTACK:
        return refuse_capital(s, seat, action - CAPITAL)
    if action < MOVE_FROM:
        return refuse_attack(s, seat, action - ATTACK)
    if action < ROLL:
        return refuse_movement(s, seat, action)
    if action < COUNT:
        return refuse_roll(s, action - ROLL)
    if action < DEFEND:
        return refuse_count(s, action - COUNT)
    if action < STAND:
        return refuse_defence(s, action - DEFEND + 1)
    return refuse_ending(s, seat, action)


@rule
def refuse_standing(s, seat, standing):
    return Illegal.NOT_ASKED if s.phase == Phase.OVER else combat.refuse_standing(s, seat, standing)


@rule
def refuse_place(s, seat, code):
    if s.link != Link.NONE:
        return Illegal.CHAIN_BEGUN
    if s.ask < Ask.PLACE_SETUP or s.ask == Ask.CHOOSE_CAPITAL:
        return Illegal.NOT_ASKED
    if s.ask > Ask.PLACE_NEUTRAL and s.ask != Ask.TRADE_CAPTURED:
        return Illegal.NOT_ASKED
    return placing.refuse_place(s, seat, code // STEPS, code % STEPS)


@rule
def refuse_card(s, seat, card):
    return cards.refuse_card(s, seat, card)


@rule
def refuse_capital(s, seat, territory):
    """A capital is one of one's own territories (RK-CAP-3)."""
    if s.ask != Ask.CHOOSE_CAPITAL:
        return Illegal.NOT_ASKED
    return Illegal.NONE if s.owner[territory] == seat else Illegal.NOT_YOURS


@rule
def refuse_attack(s, seat, edge):
    if s.ask != Ask.ATTACK:
        return Illegal.NOT_ASKED
    return Illegal.CHAIN_BEGUN if s.link != Link.NONE else combat.refuse_attack(s, seat, edge)


@rule
def refuse_movement(s, seat, action):
    if s.ask != Ask.FORTIFY:
        return Illegal.NOT_ASKED
    if action < MOVE_TO:
        return (
            Illegal.CHAIN_BEGUN
            if s.link != Link.NONE
            else movement.refuse_move_from(s, seat, action - MOVE_FROM)
        )
    return Illegal.NOT_ASKED if s.link != Link.MOVE_TO else movement.refuse_move_to(s, seat, action - MOVE_TO)


@rule
def refuse_roll(s, index):
    return Illegal.NOT_ASKED if s.link != Link.DECLARE else combat.refuse_roll(s, index)


@rule
def refuse_reserve(s, step):
    """How many armies to attack down to is counted like a move; "all" would be no attack."""
    return Illegal.SAY_THE_COUNT if step == STEP_ALL else movement.refuse_count(s, step)


@rule
def refuse_count(s, step):
    if s.link == Link.DECLARE:
        return refuse_reserve(s, step)
    return (
        Illegal.NOT_ASKED if s.ask != Ask.OCCUPY and s.link != Link.AMOUNT else movement.refuse_count(s, step)
    )


@rule
def refuse_defence(s, dice):
    return Illegal.NOT_ASKED if s.ask != Ask.DEFEND else combat.refuse_defence(s, dice)


@rule
def refuse_end_reinforcement(s, seat):
    """Every army is placed and every forced trade made before phase 2 (RK-REINF-7, RK-REINF-8, RK-CARD-9)."""
    if s.link != Link.NONE:
        return Illegal.CHAIN_BEGUN
    if cards.must_trade(s, seat):
        return Illegal.MUST_TRADE
    return Illegal.ARMIES_LEFT_TO_PLACE if s.to_place > 0 else Illegal.NONE


@rule
def refuse_ending(s, seat, action):
    if action == UNTIL:
        return Illegal.NONE if s.link == Link.DECLARE else Illegal.NOT_ASKED
    if action == DONE:
        return Illegal.NONE if s.ask == Ask.OCCUPY or s.link == Link.AMOUNT else Illegal.NOT_ASKED
    if action == END_REINFORCEMENT:
        if s.ask != Ask.REINFORCE and s.ask != Ask.TRADE_CAPTURED:
            return Illegal.NOT_ASKED
        return refuse_end_reinforcement(s, seat)
    if action == END_ATTACKS and s.ask != Ask.ATTACK:
        return Illegal.NOT_ASKED
    if action == END_TURN and s.ask != Ask.FORTIFY:
        return Illegal.NOT_ASKED
    return Illegal.CHAIN_BEGUN if s.link != Link.NONE else Illegal.NONE


# -- What an action does -------------------------------------------------------------------------------------


@rule
def apply(s, seat, action, dice, log):
    """Carry out a legal action of `seat`."""
    if action < CARD:
        place(s, seat, (action - PLACE) // STEPS, (action - PLACE) % STEPS, dice, log)
    elif action < CAPITAL:
        choose_card(s, seat, action - CARD, dice, log)
    elif action < ATTACK:
        choose_capital(s, seat, action - CAPITAL, log)
    elif action < MOVE_FROM:
        combat.choose_target(s, action - ATTACK)
        s.link = Link.DECLARE
    elif action < MOVE_TO:
        s.source = action - MOVE_FROM
        s.link = Link.MOVE_TO
    elif action < ROLL:
        s.target = action - MOVE_TO
        flow.begin_count(s, dice, log)
    elif action < COUNT:
        index = action - ROLL
        flow.begin_attack(s, combat.armies_of_roll(index), combat.dice_of_roll(index), 0, dice, log)
    elif action < DEFEND:
        count_out(s, action - COUNT, dice, log)
    elif action < STAND:
        flow.defend(s, action - DEFEND + 1, dice, log)
    elif action < UNTIL:
        combat.set_standing(s, seat, action - STAND, log)
    else:
        end(s, seat, action, dice, log)


@rule
def place(s, seat, territory, step, dice, log):
    armies = placing.armies_in_step(step, placing.armies_to_place(s, seat))
    if s.ask == Ask.PLACE_SETUP:
        placing.place_starting_armies(s, seat, territory, armies, log)
        flow.continue_placement(s, seat, dice, log)
    elif s.ask == Ask.PLACE_SECRETLY:
        placing.place_in_secret(s, seat, territory, armies)
        flow.continue_secret_placement(s, seat, dice, log)
    elif s.ask == Ask.PLACE_NEUTRAL:
        placing.place_neutral(s, territory, armies, log)
        flow.continue_neutral_placing(s, dice, log)
    else:
        placing.place_reinforcement(s, seat, territory, armies, log)
        flow.continue_placing(s, seat, dice, log)


@rule
def choose_card(s, seat, card, dice, log):
    """The third card makes the trade; it may be mixed with placing as one likes (RK-REINF-8)."""
    cards.pick_card(s, card)
    s.link = Link.CARDS
    if s.picked_count == 3:
        s.link = Link.NONE
        cards.trade_set(s, seat, log)
        flow.continue_placing(s, seat, dice, log)


@rule
def choose_capital(s, seat, territory, log):
    """In secret, all at once (RK-CAP-3)."""
    s.capital[seat] = territory
    note(log, Rule.RK_CAP_3, Event.CAPITAL_CHOSEN, only(seat), seat, territory)
    flow.continue_capitals(s, seat, log)


@rule
def count_out(s, step, dice, log):
    """Armies are counted out for a move; with the last one that can go it is made."""
    movement.count_out(s, step)
    if s.link != Link.DECLARE and movement.armies_left_to_count(s) == 0:
        end_count(s, dice, log)


@rule
def end_count(s, dice, log):
    if s.ask == Ask.OCCUPY:
        flow.end_occupation(s, dice, log)
    else:
        flow.end_movement(s, dice, log)


@rule
def end(s, seat, action, dice, log):
    if action == UNTIL:
        armies = combat.most_declared(int(s.armies[s.source]))
        flow.begin_attack(s, armies, armies, s.counted, dice, log)
    elif action == DONE:
        end_count(s, dice, log)
    elif action == END_REINFORCEMENT:
        flow.end_placing(s, seat, dice, log)
    elif action == END_ATTACKS:
        flow.end_combat(s, seat, dice, log)
    else:
        flow.end_turn(s, seat, log)


# -- For a seat that does not answer -------------------------------------------------------------------------


@rule
def lapse(s, seat):
    """The answer of a seat that is late: the first set, armies where most stand, most dice, else nothing more
    (catalogue 6.4)."""
    if s.ask == Ask.ATTACK:
        return lapse_attack(s)
    if s.ask == Ask.FORTIFY and s.link == Link.NONE:
        return END_TURN
    if s.ask == Ask.OCCUPY or s.link == Link.AMOUNT:
        return DONE
    if s.ask == Ask.DEFEND:
        return DEFEND + combat.most_defence_dice(s, s.target) - 1
    if s.ask == Ask.CHOOSE_CAPITAL:
        return CAPITAL + strongest(s, seat)
    if s.ask == Ask.FORTIFY:
        return lapse_destination(s, seat)
    return lapse_placing(s, seat)


@rule
def lapse_attack(s):
    """No attack; a target that is chosen is attacked with one die, or as far as was counted."""
    if s.link == Link.NONE:
        return END_ATTACKS
    return ROLL if s.counted == 1 else UNTIL


@rule
def strongest(s, owner):
    """The owner's territory with most armies, the first on the map among equals."""
    best = -1
    for t in range(len(s.owner)):
        if s.owner[t] == owner and (best == -1 or s.armies[t] > s.armies[best]):
            best = t
    return best


@rule
def lapse_destination(s, seat):
    t = 0
    while movement.refuse_move_to(s, seat, t) != Illegal.NONE:
        t += 1
    return MOVE_TO + t


@rule
def lapse_placing(s, seat):
    if s.ask == Ask.REINFORCE or s.ask == Ask.TRADE_CAPTURED:
        if s.link == Link.CARDS or cards.must_trade(s, seat):
            card = 0
            while cards.refuse_card(s, seat, card) != Illegal.NONE:
                card += 1
            return CARD + card
        if s.to_place == 0:
            return END_REINFORCEMENT
    available = placing.armies_to_place(s, seat)
    step = STEP_ALL
    while placing.refuse_step(step, available) != Illegal.NONE:
        step -= 1
    return PLACE + STEPS * strongest(s, placing.placing_owner(s, seat)) + step
