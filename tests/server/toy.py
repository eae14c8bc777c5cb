"""A short game for the tests of the server: all seats bid in secret, then take turns to score points.

In a turn, a seat takes up to three steps, each a point, and then rolls a die for its points, or passes. The first seat
that ends its turn with at least the points of the option `toy.goal` wins; the bids count for nothing.

The game has secrets, simultaneous choices, undo, dice, refusals with a rule, and an end. Races are in `auction.py`.
"""

from enum import IntEnum
from types import SimpleNamespace

from stridsplan.engine.actions import Actions, argument
from stridsplan.engine.declare import Events, Refusals, event, refusal
from stridsplan.engine.dice import roll
from stridsplan.engine.game import Ending, Game
from stridsplan.engine.log import EVERYONE, note, only
from stridsplan.engine.options import Option, options_record
from stridsplan.engine.record import I32, record
from stridsplan.engine.words import Form, events_to_json

SEATS = 6  # at most
BIDS = 5  # the codes 0-4 are bids of these amounts
STEPS = 3  # in a turn
DICE, LUCK = 0, 1  # random streams
NOT_YET, HIDDEN = -1, -2  # in place of a bid
NOBODY = -1

Ask = IntEnum("Ask", "BID MOVE")

ACTIONS = Actions()
ACTIONS.add("bid", argument("amount", range(BIDS)), asked=Ask.BID)
STEP = ACTIONS.add("step", asked=Ask.MOVE)
ROLL = ACTIONS.add("roll", asked=Ask.MOVE)
PASS = ACTIONS.add("pass", asked=Ask.MOVE)

OPTIONS = (
    Option("toy.goal", (6, 12, 60), 12),
    Option("toy.slow", bool, False, lambda seats, values: values["toy.goal"] == 60),
)
OPTIONS_DTYPE = options_record(OPTIONS)
STATE = record(
    "Toy",
    options=OPTIONS_DTYPE,
    turn=I32,  # the seat whose turn it is, after the bids
    bidding=I32,  # 1 until all have bid
    steps=I32,  # in this turn
    winner=I32,  # a seat; NOBODY: play goes on
    bid=(I32, SEATS),  # an amount, NOT_YET or HIDDEN
    luck=(I32, SEATS),  # a secret number, 1000 and up, without an effect; 0: unknown
    score=(I32, SEATS),
)


class Illegal(Refusals):
    """Reasons for a refusal."""

    NONE = refusal()
    NOT_ASKED = refusal("TOY-1")
    NO_SUCH_ACTION = refusal("TOY-1")
    NO_STEPS_LEFT = refusal("TOY-2")


class Event(Events):
    """Events."""

    BID = event("TOY-2", "seat value", revealing=True)
    STEPPED = event("TOY-3", "seat value")
    ROLLED = event("TOY-4", "seat value")
    LUCK = event("TOY-1", "seat value")


def setup(s, dice, log):
    """Give every seat a secret number."""
    s.bidding, s.winner = 1, NOBODY
    s.bid[:] = NOT_YET
    for seat in range(s.options.seats):
        s.luck[seat] = 1000 + roll(dice, 9000, LUCK)
        note(log, Event.LUCK, only(seat), seat, s.luck[seat])


def to_act(s):
    """Return the mask of all seats that have not bid; afterwards of the seat whose turn it is."""
    if s.winner != NOBODY:
        return 0
    if s.bidding:
        return sum(1 << seat for seat in range(s.options.seats) if s.bid[seat] == NOT_YET)
    return 1 << s.turn


def refuse(s, seat, action):
    """The reason why an action is illegal."""
    if not to_act(s) >> seat & 1 or (action < BIDS) != bool(s.bidding):
        return Illegal.NOT_ASKED
    if action == STEP and s.steps >= STEPS:
        return Illegal.NO_STEPS_LEFT
    return Illegal.NONE


def legal(s, seat, out):
    """Write the codes of all legal actions; return their number."""
    n = 0
    for action in range(len(ACTIONS)):
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
                note(log, Event.BID, EVERYONE, other, s.bid[other])
        return
    if action == STEP:
        s.score[seat] += 1
        s.steps += 1
        note(log, Event.STEPPED, EVERYONE, seat)
        return
    if action == ROLL:
        face = roll(dice, 6, DICE) + 1
        s.score[seat] += face
        note(log, Event.ROLLED, EVERYONE, seat, face)
    if s.score[seat] >= s.options.toy_goal:
        s.winner = seat
    s.turn, s.steps = (s.turn + 1) % s.options.seats, 0


def observe(s, seat, view):
    """Everything except the other seats' numbers and, while bidding, their bids."""
    view.turn, view.bidding = s.turn, s.bidding
    view.steps, view.winner = s.steps, s.winner
    view.score[:] = s.score
    for other in range(SEATS):
        known = other == seat or not s.bidding or s.bid[other] == NOT_YET
        view.bid[other] = s.bid[other] if known else HIDDEN
        view.luck[other] = s.luck[other] if other == seat else 0


def determinize(view, seat, dice, s):
    """Copy the view: the seat does not know the other numbers and bids, which are 0 and HIDDEN."""
    observe(view, seat, s)


def timeout_action(s, seat):
    """Bid nothing, or pass."""
    return 0 if s.bidding else PASS


def returns(s, out):
    """Write the pay-offs, in thousandths, and after them the ranks."""
    n = s.options.seats
    for seat in range(n):
        out[seat] = 1000 if seat == s.winner else -1000 // (n - 1)
        out[n + seat] = 1 if seat == s.winner else 2


def defects(s):
    """No defects."""
    return 0


def policy(view, seat, out, n, dice):
    """Bid 0, then always roll."""
    return out[0] if view.bidding else ROLL


def _question(view, seat):
    asked = "bid" if view.bidding else "move"
    return {"id": asked, "args": {"seat": {"seat": int(view.turn)}}, "amount": None, "asked": int(view.turn)}


def _view_json(view, seat):
    seats = int(view.options.seats)
    return {
        "scores": [int(n) for n in view.score[:seats]],
        "bids": [int(n) for n in view.bid[:seats]],
        "luck": None if seat is None else int(view.luck[seat]),
        "steps": int(view.steps),
    }


def _round(s):
    return {"turn": int(s.turn)}


def _scores(s):
    return s.score[: s.options.seats].tolist()


def _zeros(s):
    """A measure that is 0 for every seat in every round, which the ending leaves out."""
    return [0] * s.options.seats


def _opened(s):
    """The secret numbers that are known."""
    luck = s.luck[: s.options.seats].tolist()
    return [{"id": "luck", "args": {"seat": {"seat": seat}, "luck": n}} for seat, n in enumerate(luck) if n]


FORMS = {"seat": Form(lambda seat: {"seat": seat})}
WORDS = SimpleNamespace(
    action=ACTIONS.to_json({}),
    event=events_to_json(Event, None, FORMS, {}),
    question=_question,
    view_json=_view_json,
    answer_odds=lambda view, seat: None,
    result=lambda view: {"id": "goal", "args": {}},
    ENDING=Ending(round=_round, power={"scores": _scores, "none": _zeros}, opened=_opened),
)

GAME = Game(
    id="toy",
    version=1,
    state=STATE,
    options=OPTIONS,
    options_dtype=OPTIONS_DTYPE,
    profiles={"text": {}, "short": {"toy.goal": 6}},
    seats=range(2, SEATS + 1),
    default_seats=2,
    minutes=(1, 2),
    actions=ACTIONS,
    illegal=Illegal,
    events=Event,
    streams=("dice", "luck"),
    open_streams=frozenset({"dice", "codes"}),
    words=WORDS,
    setup=setup,
    to_act=to_act,
    legal=legal,
    refuse=refuse,
    apply=apply,
    observe=observe,
    determinize=determinize,
    timeout_action=timeout_action,
    returns=returns,
    defects=defects,
    policy=policy,
    delegable=frozenset({"bid"}),
    points=lambda view: view.score[: view.options.seats],
)
