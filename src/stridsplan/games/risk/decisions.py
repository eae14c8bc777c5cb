"""The actions that answer each question: refusals, legal codes, effects, and the answer for a seat whose time is up."""

from stridsplan.engine.actions import Handler
from stridsplan.engine.record import rule

from . import flow
from .actions import (
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
    UNTIL,
)
from .components import STEPS
from .flow import Next
from .rules import cards, combat, movement, placing
from .state import AnswerStep, Ask, Illegal


@rule
def refuse_capital(s, seat, territory):
    """Refuse a capital that is not one of the seat's own territories (RK-CAP-3)."""
    return Illegal.NONE if s.owner[territory] == seat else Illegal.NOT_YOURS


@rule
def refuse_end_reinforcement(s, seat):
    """Refuse to end phase 1, or a trade of captured cards, before every army is placed and every forced trade is made
    (RK-REINF-7, RK-REINF-8, RK-CARD-9, RK-ELIM-3)."""
    if cards.must_trade(s, seat):
        return Illegal.MUST_TRADE
    return Illegal.ARMIES_LEFT_TO_PLACE if s.to_place > 0 else Illegal.NONE


@rule
def step_of(s, seat):
    """Return the step that the seat's compound action has reached."""
    return s.answer_step


refuse, legal, apply, first_legal = ACTIONS.dispatch(
    {  # in the order in which legal codes are listed
        PLACE: Handler(flow.place, placing.refuse_place, placing.list_places),
        CARD: Handler(flow.choose_card, cards.refuse_card, cards.list_cards, not_now=Illegal.NO_TRADE_NOW),
        CAPITAL: Handler(flow.choose_capital, refuse_capital),
        ATTACK: Handler(combat.choose_target, combat.refuse_attack, combat.list_attacks, Next.ASKED),
        MOVE_FROM: Handler(
            movement.choose_source, movement.refuse_move_from, movement.list_sources, Next.ASKED
        ),
        MOVE_TO: Handler(flow.choose_destination, movement.refuse_move_to, movement.list_destinations),
        ROLL: Handler(flow.attack_once, combat.refuse_roll),
        COUNT: Handler(flow.count_out, movement.refuse_count),
        DEFEND: Handler(flow.fight_once, combat.refuse_defence),
        STAND: Handler(combat.set_standing, combat.refuse_standing, then=Next.ASKED),
        UNTIL: Handler(flow.attack_until),
        DONE: Handler(flow.end_count),
        END_REINFORCEMENT: Handler(None, refuse_end_reinforcement, then=Next.END_REINFORCEMENT),
        END_ATTACKS: Handler(None, then=Next.END_COMBAT),
        END_TURN: Handler(None, then=Next.END_TURN),
    },
    Illegal,
    flow.play_on,
    step_of,
)


# -- For a seat that does not answer -------------------------------------------------------------------------


@rule
def timeout_action(s, seat):
    """Return the answer for a seat whose time is up: make only forced trades, place all armies in the strongest
    territory, defend with the most dice, complete what has begun, otherwise end the phase (catalogue 6.4)."""
    if s.ask == Ask.ATTACK:
        return timeout_attack(s)
    if s.ask == Ask.OCCUPY or s.answer_step == AnswerStep.AMOUNT:
        return DONE
    if s.ask == Ask.FORTIFY:
        return END_TURN if s.answer_step == AnswerStep.NONE else first_legal(s, seat, MOVE_TO)
    if s.ask == Ask.DEFEND:
        return DEFEND + combat.most_defence_dice(s, s.target) - 1
    if s.ask == Ask.CHOOSE_CAPITAL:
        return CAPITAL + strongest(s, seat)
    return timeout_placing(s, seat)


@rule
def timeout_attack(s):
    """End the attacks; if a target is chosen, attack it once with one army, or until only `counted` armies
    are left if the seat has begun to count them."""
    if s.answer_step == AnswerStep.NONE:
        return END_ATTACKS
    return ROLL if s.counted == 1 else UNTIL


@rule
def strongest(s, owner):
    """Return the owner's territory with the most armies; if several have equally many, the first in map order."""
    best = -1
    for t in range(len(s.owner)):
        if s.owner[t] == owner and (best == -1 or s.armies[t] > s.armies[best]):
            best = t
    return best


@rule
def timeout_placing(s, seat):
    """Complete a trade that was begun or is forced; then place all armies in one territory."""
    if s.answer_step == AnswerStep.CARDS or cards.must_trade(s, seat):
        return first_legal(s, seat, CARD)
    available = placing.armies_to_place(s, seat)
    if available == 0:
        return END_REINFORCEMENT
    t = strongest(s, placing.placing_owner(s, seat))
    return PLACE + STEPS * t + placing.step_towards(available, available)
