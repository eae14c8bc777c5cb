"""The question that a seat is asked, as JSON."""

from itertools import product

import numpy as np

from ..components import COMBAT_KINDS, LIVE_BID_SECONDS, LIVE_READY_SECONDS, NOWHERE, SETTLEMENTS, square_name
from ..rules import group, hits, reinforcement, setup
from ..rules.tiles import count_aside
from ..state import NOBODY, AnswerStep, Ask, AuctionPace, Illegal
from .things import Json, seats_of, special_term

# Seconds to answer that the rules give (OM-AUCT-5 to OM-AUCT-7)
CLOCK = {
    "ready": LIVE_READY_SECONDS,
    "open_bidding": LIVE_BID_SECONDS,
    "raise_bid": LIVE_BID_SECONDS,
}
# Answers to these stay hidden at least until all are in
SEALED = frozenset({Ask.LAY_TERRAIN, Ask.RAISE_ARMY, Ask.SEAL_BID, Ask.PURCHASE, Ask.AIM, Ask.TAKE_HITS})


def question(view: np.void, seat: int | None) -> Json:
    """Return the question as `seat` sees it; None: as a spectator sees it."""
    ask = Ask(view.ask)
    identifier = name_question(view, ask, seat)
    args: Json = {"seat": seats_of(view.due)} if seat is None else seat_arguments(view, seat, ask)
    return {"id": identifier, "args": args | arguments(view, ask), "amount": None} | auction_terms(view, ask)


def name_question(view: np.void, ask: Ask, seat: int | None) -> str:
    step = AnswerStep(view.answer_step[seat]) if seat is not None else AnswerStep.NONE
    if ask == Ask.BID:
        return bidding_name(view)
    if ask == Ask.RAISE_ARMY and step == AnswerStep.STACKS:
        return "stack_army"
    if step == AnswerStep.TOP:
        return "choose_top"
    if ask == Ask.MOVE and step != AnswerStep.NONE:
        return "move_group" if step == AnswerStep.GROUP else "move_on"
    return ask.name.lower()


def bidding_name(view: np.void) -> str:
    if view.options.auction == AuctionPace.TURNS:
        return "bid_in_turn"
    return "raise_bid" if view.bids else "open_bidding"


def auction_terms(view: np.void, ask: Ask) -> Json:
    """Return the terms of a live auction: the faster seat bids first (OM-AUCT-14), a bid restarts the clocks
    (OM-AUCT-7)."""
    if ask != Ask.BID or view.options.auction == AuctionPace.TURNS:
        return {}
    return {"race": int(view.round), "lap": int(view.bids)}


def arguments(view: np.void, ask: Ask) -> Json:
    """Return the public arguments."""
    args: Json = {}
    if view.offer != NOBODY:
        args["unit"] = special_term(view.offer)
    if ask == Ask.BID:
        args["bid"] = view.bid
    if view.battle != NOWHERE:
        args["square"] = square_name(view.battle)
    return args


def seat_arguments(view: np.void, seat: int, ask: Ask) -> Json:
    """Return the arguments for the seat itself."""
    if ask in (Ask.RAISE_ARMY, Ask.PURCHASE):
        return {"gold": int(view.gold[seat] - view.spent[seat]), "units": count_army(view, seat, ask)}
    if view.answer_step[seat] == AnswerStep.TOP:
        return {"square": square_name(view.start)}
    if ask == Ask.REINFORCE:
        return {"units": count_aside(view, seat), "merges": count_merges(view, seat)}
    if ask in (Ask.BID, Ask.SEAL_BID):
        return {"gold": int(view.gold[seat])}
    if ask == Ask.AIM:
        return {"hits": int(hits.hits_to_aim(view, seat))}
    if ask == Ask.TAKE_HITS:
        return {"hits": int(view.hits[seat])}
    if ask == Ask.MOVE and view.answer_step[seat] != AnswerStep.NONE:
        return move_arguments(view)
    return {}


def count_army(view: np.void, seat: int, ask: Ask) -> int:
    """Return how many units the seat has bought: for the first army, or set aside."""
    return setup.count_army(view, seat) if ask == Ask.RAISE_ARMY else count_aside(view, seat)


def count_merges(view: np.void, seat: int) -> int:
    """Return the number of merges that are legal now, at most one for each kind and settlement (OM-REINF-6)."""
    pairs = product(range(COMBAT_KINDS), range(SETTLEMENTS * view.options.seats))
    return sum(
        reinforcement.refuse_merge(view, seat, kind, settlement) == Illegal.NONE for kind, settlement in pairs
    )


def move_arguments(view: np.void) -> Json:
    number = group.group_size(view, NOBODY)
    steps = group.group_movement(view, view.start, NOBODY) - view.steps if number else 0
    return {"from": square_name(view.start), "number": int(number), "steps": int(steps)}
