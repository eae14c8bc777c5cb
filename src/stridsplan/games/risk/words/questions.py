"""The question that a seat is asked, as JSON."""

import numpy as np

from stridsplan.engine.bits import members_of

from ..rules import cards as card_rules
from ..rules import conquest
from ..state import NOWHERE, AnswerStep, Ask
from .things import Json, owner_term, territory_term


def question(view: np.void, seat: int | None) -> Json:
    """Return the question as `seat` sees it; None: as a spectator sees it."""
    ask, step = Ask(view.ask), AnswerStep(view.answer_step)
    args: Json = {}
    if seat is None:
        asked = members_of(view.due)
        args["seat"] = owner_term(asked[0]) if len(asked) == 1 else {"seats": asked}
    identifier = QUESTION_OF_STEP.get(step, ask.name.lower())
    if ask == Ask.REINFORCE and seat is not None:
        args |= {
            "to_place": view.to_place,
            "must_trade": int(card_rules.must_trade(view, seat)),
            "can_trade": int(card_rules.has_set(view, seat)),
        }
    elif ask in (Ask.PLACE_NEUTRAL, Ask.TRADE_CAPTURED):
        args["to_place"] = view.to_place
    elif ask in (Ask.PLACE_SETUP, Ask.PLACE_SECRETLY) and seat is not None:
        args["to_place"] = int(view.stock[seat])
    if view.source != NOWHERE:
        args["source"] = territory_term(view.source)
        args["armies"] = int(view.armies[view.source])
    if view.target != NOWHERE:
        args["target"] = territory_term(view.target)
    if ask == Ask.DEFEND:
        args["dice"] = view.dice
    return {"id": identifier, "args": args, "amount": amount(view) if seat is not None else None}


QUESTION_OF_STEP = {
    AnswerStep.CARDS: "trade",
    AnswerStep.DECLARE: "declare",
    AnswerStep.MOVE_TO: "move_to",
    AnswerStep.AMOUNT: "move_amount",
}


def amount(view: np.void) -> Json | None:
    """Return the range of armies that can be counted, None if there are none to count."""
    if view.ask != Ask.OCCUPY and view.answer_step not in (AnswerStep.DECLARE, AnswerStep.AMOUNT):
        return None
    return {"base": view.counted, "max": conquest.most_to_move(view)}
