"""What is being asked, and of whom."""

import numpy as np

from ..rules import cards as card_rules
from ..rules import conquest
from ..state import (
    NOWHERE,
    Ask,
    Link,
)
from .things import Json, territory, who


def question(view: np.void, seat: int | None) -> Json:
    """What is being asked: of `seat`, or (None) of the seats that are asked."""
    ask, link = Ask(view.ask), Link(view.link)
    args: Json = {}
    if seat is None:
        asked = [k for k in range(view.options.seats) if view.due >> k & 1]
        args["seat"] = who(asked[0]) if len(asked) == 1 else {"seats": asked}
    identifier = LINK_QUESTIONS.get(link, ask.name.lower())
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
        args["source"] = territory(view.source)
        args["armies"] = int(view.armies[view.source])
    if view.target != NOWHERE:
        args["target"] = territory(view.target)
    if ask == Ask.DEFEND:
        args["dice"] = view.dice
    return {"id": identifier, "args": args, "amount": amount(view) if seat is not None else None}


LINK_QUESTIONS = {
    Link.CARDS: "trade",
    Link.DECLARE: "declare",
    Link.MOVE_TO: "move_to",
    Link.AMOUNT: "move_amount",
}


def amount(view: np.void) -> Json | None:
    """The numbers that counting steps can compose, if armies are to be counted out."""
    if view.ask != Ask.OCCUPY and view.link not in (Link.DECLARE, Link.AMOUNT):
        return None
    return {"base": view.counted, "max": conquest.most_to_move(view)}
