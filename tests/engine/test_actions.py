"""Declared actions of a game: codes, JSON, and the generated functions."""

from enum import IntEnum

import numpy as np
import pytest

from stridsplan.engine.actions import Actions, At, Handler, argument
from stridsplan.engine.declare import Refusals, refusal
from stridsplan.engine.record import I32, record, rule

Ask = IntEnum("Ask", "NOTHING MOVE AIM", start=0)
Way = IntEnum("Way", "LEFT RIGHT", start=0)


class Illegal(Refusals):
    NONE = refusal()
    NOT_ASKED = refusal("T-1")
    NO_SUCH_ACTION = refusal("T-2")
    TOO_FAR = refusal("T-3")


STATE = record("Test", due=I32, ask=I32, last=(I32, 4))  # last: what the function of an action was given

SQUARE = argument("square", (10, 20, 30), ("a1", "b1", "c1"))
WAY = argument("way", Way, key="turn", defaults={"turn": "left"})
EDGE = argument("edge", range(2), [("a1", "b1"), ("b1", "c1")], key=("source", "target"))

ACTIONS = Actions()
# codes 0 to 5: move to a1, b1 or c1, each with the turns left and right; 6 and 7: shoot over an edge; then the others
MOVE = ACTIONS.add("move", SQUARE, WAY, asked=Ask.MOVE)
SHOOT = ACTIONS.add("shoot", EDGE, asked=(Ask.MOVE, Ask.AIM))
PASS = ACTIONS.add("pass", asked=Ask.MOVE, also=("rest",))
ORDER = ACTIONS.add("order", asked=())


STAGE = 7  # that follows a move; `play_on` only stores it as the question


@rule
def move(s, seat, square, way, action):
    s.last[0], s.last[1], s.last[2], s.last[3] = seat, square, way, action
    return STAGE


@rule
def refuse_move(s, square):
    return Illegal.TOO_FAR if square == 30 else Illegal.NONE


@rule
def shoot(s, edge):
    s.last[0] = edge


@rule
def nothing(s):
    return 0


@rule
def list_pass(out, n):
    out[n] = PASS
    return n + 1


@rule
def play_on(s, stage, dice, log):
    s.ask = stage


HANDLERS = {
    PASS: Handler(nothing, legal=list_pass),
    MOVE: Handler(move, refuse_move),
    SHOOT: Handler(shoot, then=Ask.AIM),
    ORDER: Handler(nothing),
}
refuse, legal, apply, first_legal = ACTIONS.dispatch(HANDLERS, Illegal, play_on)


def position(due=0b10, ask=Ask.MOVE):
    states = np.zeros(1, STATE)
    states["due"], states["ask"] = due, ask
    return states[0]


def codes(s, seat):
    """The legal codes of a seat."""
    out = np.zeros(len(ACTIONS), np.int32)
    return out[: legal(s, seat, out)].tolist()


def test_codes_must_be_consecutive_and_the_last_argument_must_vary_fastest():
    assert (MOVE, SHOOT, PASS, ORDER, len(ACTIONS)) == (0, 6, 8, 9, 10)
    assert ACTIONS.kind_of_code().tolist() == [0] * 6 + [1, 1, 2, 3]
    assert ACTIONS.values_of_code()[3].tolist() == [20, Way.RIGHT]


def test_every_code_must_have_unique_fields():
    action = ACTIONS.to_json({})
    named = [action(code, None) for code in range(len(ACTIONS))]
    assert named[3] == {"kind": "move", "square": "b1", "turn": "right"}
    assert named[7] == {"kind": "shoot", "source": "b1", "target": "c1"}
    assert [ACTIONS.code(**fields) for fields in named] == list(range(len(ACTIONS)))


def test_details_must_be_added_to_the_fields_and_may_name_another_kind():
    action = ACTIONS.to_json(
        {PASS: lambda view: {"kind": "rest"}, MOVE: lambda view, square, way: {"cost": square + way}}
    )
    assert action(PASS, None) == {"kind": "rest"}
    assert action(3, None) == {"kind": "move", "square": "b1", "turn": "right", "cost": 21}


def test_fields_with_a_default_may_be_left_out_and_a_kind_may_have_other_names():
    assert ACTIONS.code(kind="move", square="c1") == 4
    assert ACTIONS.code(kind="rest") == PASS


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"kind": "fly"},
        {"kind": "move"},
        {"kind": "move", "square": "d1"},
        {"kind": "shoot", "source": "a1", "target": "c1"},
    ],
)
def test_fields_that_no_action_has_must_be_refused(fields):
    with pytest.raises(ValueError, match="no such action"):
        ACTIONS.code(**fields)


def test_an_invalid_code_must_be_refused_before_any_other_check():
    assert refuse(position(due=0), 1, -1) == Illegal.NO_SUCH_ACTION
    assert refuse(position(), 1, len(ACTIONS)) == Illegal.NO_SUCH_ACTION


def test_a_seat_that_is_not_asked_this_question_must_be_refused():
    assert refuse(position(), 0, PASS) == Illegal.NOT_ASKED
    assert refuse(position(ask=Ask.AIM), 1, PASS) == Illegal.NOT_ASKED
    assert refuse(position(ask=Ask.AIM), 1, SHOOT) == Illegal.NONE


def test_a_standing_order_must_be_for_seats_that_are_not_asked():
    assert refuse(position(), 0, ORDER) == Illegal.NONE
    assert refuse(position(), 1, ORDER) == Illegal.NOT_ASKED
    assert codes(position(), 0) == [ORDER]


def test_the_rules_of_a_kind_must_get_the_arguments_they_name():
    s = position()
    assert refuse(s, 1, 4) == Illegal.TOO_FAR
    apply(s, 1, 3, None, None)
    assert s.last.tolist() == [1, 20, Way.RIGHT, 3]
    assert s.ask == STAGE


def test_a_handler_may_name_the_next_stage_if_its_function_returns_none():
    s = position()
    apply(s, 1, 7, None, None)
    assert (s.last[0], s.ask) == (1, Ask.AIM)


def test_the_legal_list_must_keep_the_order_of_the_handlers():
    assert codes(position(), 1) == [PASS, 0, 1, 2, 3, 6, 7]  # moves to c1 are too far
    assert codes(position(ask=Ask.AIM), 1) == [6, 7]


def test_the_search_for_a_legal_code_must_start_at_a_given_code():
    assert first_legal(position(), 1, 4) == 6


def test_every_kind_must_have_a_handler():
    with pytest.raises(TypeError, match="one handler"):
        ACTIONS.dispatch({PASS: Handler(nothing)}, Illegal, play_on)


def test_a_handler_may_not_name_an_unknown_argument():
    def wrong(s, territory):
        return 0

    with pytest.raises(TypeError, match="wrong of pass cannot be given territory"):
        ACTIONS.dispatch(HANDLERS | {PASS: Handler(wrong)}, Illegal, play_on)


# -- Compound actions ----------------------------------------------------------------------------------------

COMPOUND = Actions()
START = COMPOUND.add("start", asked=Ask.MOVE)
AIM = COMPOUND.add("aim", argument("square", range(2)), asked=(At(Ask.MOVE, 1), Ask.AIM))
STOP = COMPOUND.add("stop", asked=(At(Ask.MOVE, 1), At(Ask.MOVE, 2)))
STEP_REACHED = 3  # the element of `last` that has the step


class CompoundIllegal(Refusals):
    NONE = refusal()
    NOT_ASKED = refusal("T-1")
    NO_SUCH_ACTION = refusal("T-2")
    COMPOUND_ACTION_BEGUN = refusal("T-3")
    NOTHING_TO_STOP = refusal("T-4")


@rule
def step_of(s, seat):
    return s.last[STEP_REACHED]


@rule
def start(s):
    s.last[STEP_REACHED] = 1
    return Ask.MOVE.value


compound = COMPOUND.dispatch(
    {
        START: Handler(start),
        AIM: Handler(None, then=Ask.AIM),
        STOP: Handler(None, then=Ask.NOTHING, not_now=CompoundIllegal.NOTHING_TO_STOP),
    },
    CompoundIllegal,
    play_on,
    step_of,
)


@pytest.mark.parametrize(
    ("ask", "step", "expected"),
    [
        (Ask.MOVE, 0, [START]),
        (Ask.MOVE, 1, [AIM, AIM + 1, STOP]),
        (Ask.MOVE, 2, [STOP]),
        (Ask.AIM, 0, [AIM, AIM + 1]),
    ],
)
def test_legal_actions_must_depend_on_the_step_of_a_compound_action(ask, step, expected):
    s = position(ask=ask)
    s.last[STEP_REACHED] = step
    out = np.zeros(len(COMPOUND), np.int32)
    assert out[: compound.legal(s, 1, out)].tolist() == expected
    legal = [code for code in range(len(COMPOUND)) if compound.refuse(s, 1, code) == CompoundIllegal.NONE]
    assert legal == expected


def test_actions_of_another_step_must_be_refused_with_their_declared_reason():
    s = position()
    assert compound.refuse(s, 1, AIM) == CompoundIllegal.NOT_ASKED
    assert compound.refuse(s, 1, STOP) == CompoundIllegal.NOTHING_TO_STOP
    assert compound.refuse(s, 0, STOP) == CompoundIllegal.NOT_ASKED
    compound.apply(s, 1, START, None, None)
    assert compound.refuse(s, 1, START) == CompoundIllegal.COMPOUND_ACTION_BEGUN


SUBSTITUTE = 2
ROLES = Actions()
WAVE = ROLES.add("wave", asked=())
MOVE_ON = ROLES.add("move_on", asked=Ask.MOVE)


@rule
def stands_in(s, seat):
    return seat == SUBSTITUTE


def test_a_seat_may_stand_in_for_one_that_is_asked_and_must_keep_its_standing_orders():
    handlers = {each: Handler(None, then=Ask.NOTHING) for each in (WAVE, MOVE_ON)}
    roles = ROLES.dispatch(handlers, Illegal, play_on, stands_in=stands_in)
    s, out = position(), np.zeros(len(ROLES), np.int32)
    for seat, expected in ((0, [WAVE]), (1, [MOVE_ON]), (SUBSTITUTE, [WAVE, MOVE_ON])):
        assert out[: roles.legal(s, seat, out)].tolist() == expected
        assert [code for code in range(len(ROLES)) if not roles.refuse(s, seat, code)] == expected


def test_a_handler_without_a_function_must_only_name_the_next_stage():
    s = position()
    compound.apply(s, 1, START, None, None)
    compound.apply(s, 1, AIM, None, None)
    assert (s.ask, s.last.tolist()) == (Ask.AIM, [0, 0, 0, 1])
