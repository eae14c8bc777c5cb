"""A game of two minutes for the tests of the server: all bid in secret at once, then step and roll up to 12.

It has what a server must cope with: secrets, choices made at once, undo, draws, refusals with a rule, an end.
"""

from enum import IntEnum
from types import SimpleNamespace

from stridsplan.engine.dice import roll
from stridsplan.engine.game import Game
from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.options import Option, options_record
from stridsplan.engine.record import I32, record

SEATS = 6
BIDS = 5  # codes 0-4: bid that much
STEP, ROLL, PASS = 5, 6, 7
ACTIONS = 8
GOAL = 12
STEPS = 3  # a turn
BID, STEPPED, ROLLED, LUCK = 1, 2, 3, 4  # kinds of event

OPTIONS = (
    Option("toy.goal", (6, 12, 60), 12),
    Option("toy.slow", bool, False, lambda n, v: v["toy.goal"] == 60),
)
OPTIONS_DTYPE = options_record(OPTIONS)
STATE = record(
    "Toy",
    options=OPTIONS_DTYPE,
    turn=I32,
    bidding=I32,
    steps=I32,
    winner=I32,
    bid=(I32, SEATS),  # -1: not yet, -2: hidden
    luck=(I32, SEATS),  # a secret number, 1000 and up; 0: unknown
    score=(I32, SEATS),
)


class Illegal(IntEnum):
    """Why not."""

    NONE = 0
    NOT_ASKED = 1
    NO_STEPS_LEFT = 2


def setup(s, dice, log):
    """Everybody gets a secret number."""
    s.bidding, s.winner = 1, -1
    s.bid[:] = -1
    for seat in range(s.options.seats):
        s.luck[seat] = 1000 + roll(dice, 9000, 1)
        note(log, 1, LUCK, only(seat), seat, s.luck[seat])


def to_act(s):
    """All who have not bid; then one after the other."""
    if s.winner >= 0:
        return 0
    if s.bidding:
        return sum(1 << seat for seat in range(s.options.seats) if s.bid[seat] == -1)
    return 1 << s.turn


def refuse(s, seat, action):
    """Ask the rules."""
    if not to_act(s) >> seat & 1 or (action < BIDS) != bool(s.bidding):
        return Illegal.NOT_ASKED
    if action == STEP and s.steps >= STEPS:
        return Illegal.NO_STEPS_LEFT
    return Illegal.NONE


def legal(s, seat, out):
    """All codes that are not refused."""
    n = 0
    for action in range(ACTIONS):
        if refuse(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


def apply(s, seat, action, dice, log):
    """Bid, step, roll or pass."""
    if action < BIDS:
        s.bid[seat] = action
        if to_act(s) == 0:
            s.bidding = 0
            for other in range(s.options.seats):
                note(log, 1, BID, EVERYONE, other, s.bid[other])
        return
    if action == STEP:
        s.score[seat] += 1
        s.steps += 1
        note(log, 2, STEPPED, EVERYONE, seat)
        return
    if action == ROLL:
        face = roll(dice, 6) + 1
        s.score[seat] += face
        note(log, 3, ROLLED, EVERYONE, seat, face)
    if s.score[seat] >= s.options.toy_goal:
        s.winner = seat
    s.turn, s.steps = (s.turn + 1) % s.options.seats, 0


def observe(s, seat, view):
    """Everything but the numbers of others and, while bidding, their bids."""
    view.turn, view.bidding = s.turn, s.bidding
    view.steps, view.winner = s.steps, s.winner
    view.score[:] = s.score
    for other in range(SEATS):
        known = other == seat or not s.bidding or s.bid[other] == -1
        view.bid[other] = s.bid[other] if known else -2
        view.luck[other] = s.luck[other] if other == seat else 0


def imagine(view, seat, dice, s):
    """Guess the numbers."""
    observe(view, seat, s)


def lapse(s, seat):
    """Bid nothing, or pass."""
    return 0 if s.bidding else PASS


def returns(s, out):
    """The winner takes it."""
    n = s.options.seats
    for seat in range(n):
        out[seat] = 1000 if seat == s.winner else -1000 // (n - 1)
        out[n + seat] = 1 if seat == s.winner else 2


def defects(s):
    """None known."""
    return 0


def policy(view, seat, out, n, dice):
    """Bid low, roll always."""
    return out[0] if view.bidding else ROLL


def _action(code, view=None):
    if code < BIDS:
        return {"kind": "bid", "amount": int(code)}
    return {"kind": {STEP: "step", ROLL: "roll", PASS: "pass"}[int(code)]}


def _event(row):
    names = {BID: "bid", STEPPED: "stepped", ROLLED: "rolled", LUCK: "luck"}
    args = {"seat": {"seat": int(row[3])}, "value": int(row[4])}
    return {"id": names[int(row[1])], "rule": f"TOY-{int(row[0])}", "args": args, "quiet": False}


def _question(view, seat):
    asked = "bid" if view.bidding else "move"
    return {"id": asked, "args": {"seat": {"seat": int(view.turn)}}, "amount": None, "asked": int(view.turn)}


def _picture(view, seat):
    seats = int(view.options.seats)
    return {
        "scores": [int(n) for n in view.score[:seats]],
        "bids": [int(n) for n in view.bid[:seats]],
        "luck": None if seat is None else int(view.luck[seat]),
        "steps": int(view.steps),
    }


WORDS = SimpleNamespace(
    action=_action,
    code=lambda **fields: next(code for code in range(ACTIONS) if _action(code) == fields),
    event=_event,
    question=_question,
    picture=_picture,
    forecast=lambda view, seat: None,
    result=lambda view: {"id": "goal", "args": {}},
)

GAME = Game(
    id="toy",
    version=1,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles={"text": {}, "short": {"toy.goal": 6}},
    seats=range(2, 7),
    default_seats=2,
    minutes=(1, 2),
    actions=ACTIONS,
    illegal=Illegal,
    refusal_rules={Illegal.NOT_ASKED: "TOY-1", Illegal.NO_STEPS_LEFT: "TOY-2"},
    streams=("dice", "luck"),
    open_streams=frozenset({"dice", "codes"}),
    words=WORDS,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    observe=observe,
    imagine=imagine,
    lapse=lapse,
    returns=returns,
    defects=defects,
    policy=policy,
    is_revealing=lambda row: row[1] == BID,
    points=lambda view: view.score[: view.options.seats],
)
