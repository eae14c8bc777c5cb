"""A game of nothing but auctions for the tests of the server: all may bid, each more than the last, or pass.

Who is highest when all others have passed has the lot; two lots win. Who is faster counts: every lot is a race, every
bid a lap of it.
"""

from enum import IntEnum
from types import SimpleNamespace

from stridsplan.engine.game import Game
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import I32, record

from .toy import OPTIONS, OPTIONS_DTYPE, SEATS

MOST = 5  # codes 1-5: bid that much
PASS = 0
NOBODY = -1
LOTS = 2  # win the game
SECONDS = 10  # to answer a bid
BID, PASSED = 1, 2  # kinds of event

STATE = record(
    "Auction",
    options=OPTIONS_DTYPE,
    lot=I32,
    bids=I32,
    price=I32,
    high=I32,
    winner=I32,
    out=(I32, SEATS),
    won=(I32, SEATS),
)


class Illegal(IntEnum):
    """Why not."""

    NONE = 0
    NOT_ASKED = 1
    BID_TOO_LOW = 2


def setup(s, dice, log):
    """The first lot."""
    s.winner = NOBODY
    open_lot(s)


def open_lot(s):
    """All may bid."""
    s.lot += 1
    s.bids, s.price, s.high = 0, 0, NOBODY
    s.out[:] = 0


def to_act(s):
    """All that have not passed, but for the highest bidder."""
    if s.winner != NOBODY:
        return 0
    return sum(1 << seat for seat in range(s.options.seats) if not s.out[seat] and seat != s.high)


def refuse(s, seat, action):
    """Ask the rules."""
    if not to_act(s) >> seat & 1:
        return Illegal.NOT_ASKED
    return Illegal.BID_TOO_LOW if action != PASS and action <= s.price else Illegal.NONE


def legal(s, seat, out):
    """All codes that are not refused."""
    codes = [action for action in range(MOST + 1) if refuse(s, seat, action) == 0]
    out[: len(codes)] = codes
    return len(codes)


def apply(s, seat, action, dice, log):
    """Bid or pass; the lot may be sold by it."""
    if action == PASS:
        s.out[seat] = 1
        note(log, 1, PASSED, EVERYONE, seat)
    else:
        s.price, s.high = action, seat
        s.bids += 1
        note(log, 2, BID, EVERYONE, seat, action)
    if to_act(s) == 0:
        sell(s)


def sell(s):
    """To the highest bidder, if there is one."""
    if s.high != NOBODY:
        s.won[s.high] += 1
        if s.won[s.high] == LOTS:
            s.winner = s.high
    open_lot(s)


def lapse(s, seat):
    """Pass."""
    return PASS


def returns(s, out):
    """The winner takes it."""
    n = s.options.seats
    for seat in range(n):
        out[seat] = 0 if s.winner == NOBODY else 1000 if seat == s.winner else -1000 // (n - 1)
        out[n + seat] = 1 if seat == s.winner else 2


def _action(code, view=None):
    return {"kind": "bid", "amount": int(code)} if code else {"kind": "pass"}


def _event(row):
    args = {"seat": {"seat": int(row[3])}, "value": int(row[4])}
    return {"id": {BID: "bid", PASSED: "passed"}[int(row[1])], "rule": f"TOY-{int(row[0])}", "args": args}


def _question(view, seat):
    race = {"race": int(view.lot), "lap": int(view.bids)}
    return {"id": "raise", "args": {"price": int(view.price)}, "amount": None} | race


WORDS = SimpleNamespace(
    action=_action,
    code=lambda **fields: next(code for code in range(MOST + 1) if _action(code) == fields),
    event=_event,
    question=_question,
    picture=lambda view, seat: {"lot": int(view.lot), "price": int(view.price), "high": int(view.high)},
    forecast=lambda view, seat: None,
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
    actions=MOST + 1,
    illegal=Illegal,
    refusal_rules={Illegal.NOT_ASKED: "TOY-1", Illegal.BID_TOO_LOW: "TOY-2"},
    streams=("dice",),
    open_streams=frozenset({"dice", "codes"}),
    words=WORDS,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    lapse=lapse,
    returns=returns,
    defects=lambda s: 0,
    policy=lambda view, seat, out, n, dice: out[n - 1],
    is_revealing=lambda row: True,
    clock={"raise": SECONDS},
)
