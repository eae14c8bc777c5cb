"""A game of auctions for the tests of the server: at any time, a seat may bid more than the highest bid, or pass.

Only the highest bidder, and seats that have passed, must wait. The highest bidder gets the lot when all others have
passed; two lots win. The order in which commands arrive matters: each lot is a race, and each bid begins a new lap of
it, that is, starts the time limit again (see `Words.question`).
"""

from enum import IntEnum
from types import SimpleNamespace

from stridsplan.engine.actions import Actions, argument
from stridsplan.engine.declare import Events, Refusals, event, refusal
from stridsplan.engine.game import Game
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import I32, record
from stridsplan.engine.words import events_to_json

from .toy import FORMS, OPTIONS, OPTIONS_DTYPE, SEATS

MAX_BID = 5  # the codes 1-5 are bids of these amounts
NOBODY = -1
LOTS = 2  # lots that win the game
SECONDS = 10  # the time limit of a lap

Ask = IntEnum("Ask", "RAISE")

ACTIONS = Actions()
PASS = ACTIONS.add("pass", asked=Ask.RAISE)
ACTIONS.add("bid", argument("amount", range(1, MAX_BID + 1)), asked=Ask.RAISE)

STATE = record(
    "Auction",
    options=OPTIONS_DTYPE,
    lot=I32,  # its number, from 1
    bids=I32,  # made for this lot
    price=I32,  # the highest bid; 0: none
    high=I32,  # the highest bidder; NOBODY: none
    winner=I32,  # of the game; NOBODY: play goes on
    out=(I32, SEATS),  # 1: has passed for this lot
    won=(I32, SEATS),  # number of lots
)


class Illegal(Refusals):
    """Reasons for a refusal."""

    NONE = refusal()
    NOT_ASKED = refusal("TOY-1")
    NO_SUCH_ACTION = refusal("TOY-1")
    BID_TOO_LOW = refusal("TOY-2")


class Event(Events):
    """Events; `revealing`, so that bids and passes cannot be undone."""

    BID = event("TOY-2", "seat value", revealing=True)
    PASSED = event("TOY-1", "seat value", revealing=True)


def setup(s, dice, log):
    """Open the first lot."""
    s.winner = NOBODY
    open_lot(s)


def open_lot(s):
    """Let every seat bid."""
    s.lot += 1
    s.bids, s.price, s.high = 0, 0, NOBODY
    s.out[:] = 0


def to_act(s):
    """Return the mask of all seats that have not passed, except the highest bidder."""
    if s.winner != NOBODY:
        return 0
    return sum(1 << seat for seat in range(s.options.seats) if not s.out[seat] and seat != s.high)


def refuse(s, seat, action):
    """The reason why an action is illegal."""
    if not to_act(s) >> seat & 1:
        return Illegal.NOT_ASKED
    return Illegal.BID_TOO_LOW if action != PASS and action <= s.price else Illegal.NONE


def legal(s, seat, out):
    """Write the codes of all legal actions; return their number."""
    codes = [action for action in range(MAX_BID + 1) if refuse(s, seat, action) == 0]
    out[: len(codes)] = codes
    return len(codes)


def apply(s, seat, action, dice, log):
    """Bid or pass, and sell the lot if nobody else may bid."""
    if action == PASS:
        s.out[seat] = 1
        note(log, Event.PASSED, EVERYONE, seat)
    else:
        s.price, s.high = action, seat
        s.bids += 1
        note(log, Event.BID, EVERYONE, seat, action)
    if to_act(s) == 0:
        sell(s)


def sell(s):
    """Give the lot to the highest bidder, if there is one, and open the next."""
    if s.high != NOBODY:
        s.won[s.high] += 1
        if s.won[s.high] == LOTS:
            s.winner = s.high
    open_lot(s)


def timeout_action(s, seat):
    """Pass."""
    return PASS


def returns(s, out):
    """Write the pay-offs, in thousandths, and after them the ranks."""
    n = s.options.seats
    for seat in range(n):
        out[seat] = 0 if s.winner == NOBODY else 1000 if seat == s.winner else -1000 // (n - 1)
        out[n + seat] = 1 if seat == s.winner else 2


def _question(view, seat):
    race = {"race": int(view.lot), "lap": int(view.bids)}
    return {"id": "raise", "args": {"price": int(view.price)}, "amount": None} | race


WORDS = SimpleNamespace(
    action=ACTIONS.to_json({}),
    event=events_to_json(Event, None, FORMS, {}),
    question=_question,
    view_json=lambda view, seat: {"lot": int(view.lot), "price": int(view.price), "high": int(view.high)},
    answer_odds=lambda view, seat: None,
    result=lambda view: {"id": "lots", "args": {}},
)

GAME = Game(
    id="auction",
    version=1,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles={"text": {}},
    seats=range(2, SEATS + 1),
    default_seats=4,
    minutes=(1, 2),
    actions=ACTIONS,
    illegal=Illegal,
    events=Event,
    streams=("dice",),
    open_streams=frozenset({"dice", "codes"}),
    words=WORDS,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    timeout_action=timeout_action,
    returns=returns,
    defects=lambda s: 0,
    policy=lambda view, seat, out, n, dice: out[n - 1],
    clock={"raise": SECONDS},
)
