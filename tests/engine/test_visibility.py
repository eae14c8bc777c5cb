"""Declared visibility of the fields of a record."""

import numpy as np
import pytest

from stridsplan.engine.record import I32, record, rule
from stridsplan.engine.visibility import (
    hidden,
    hidden_elements,
    observer,
    own_seat,
    public,
    restorer,
    seen,
)  # fmt: skip


@rule
def is_open(s, seat, k, j):
    """A seat sees the first number of every row, and all numbers of its own."""
    return j == 0 or k == seat


@rule
def half(s, seat):
    return s.turn // 2


@rule
def is_asked(s, seat):
    return seat == s.turn


STATE = record(
    "Test",
    options=public(record("Options", seats=I32)),
    turn=public(),
    board=public((2, 3)),
    purse=own_seat(2, otherwise=-2),
    stacks=seen(is_open, (2, 2), otherwise=-1),
    plan=seen(is_asked, otherwise=half),
    deck=hidden(2),
)
observe = observer(STATE)
restore = restorer(STATE)


@pytest.fixture
def s():
    states = np.arange(1, STATE.itemsize // 4 + 1, dtype=np.int32).view(STATE)
    states["turn"] = 1
    return states


def seen_by(s, seat):
    """The record as a seat sees it."""
    views = np.zeros(1, STATE)
    observe(s[0], seat, views[0])
    return views[0]


def test_a_view_must_hold_what_the_seat_may_see_and_nothing_else(s):
    view = seen_by(s, 1)
    assert view.turn == 1
    assert view.board.tolist() == s[0].board.tolist()
    assert view.purse.tolist() == [-2, s[0].purse[1]]
    assert view.stacks.tolist() == [[s[0].stacks[0, 0], -1], s[0].stacks[1].tolist()]
    assert view.plan == s[0].plan
    assert view.deck.tolist() == [0, 0]


def test_a_spectator_must_see_what_is_public(s):
    view = seen_by(s, -1)
    assert view.purse.tolist() == [-2, -2]
    assert view.plan == 0
    assert view.stacks[:, 1].tolist() == [-1, -1]


def test_a_position_must_look_like_a_view_that_is_restored_and_keep_the_rest(s):
    view = seen_by(s, 1)
    other = np.full(STATE.itemsize // 4, 77, np.int32).view(STATE)
    restore(view, 1, other[0])
    assert seen_by(other, 1).tobytes() == view.tobytes()
    for name, index in hidden_elements(s, 1):
        assert other[name][(0, *index)] == 77


def test_the_hidden_elements_must_be_those_missing_from_a_view(s):
    hidden_ones = hidden_elements(s, 1)
    assert hidden_ones == [("purse", (0,)), ("stacks", (0, 1)), ("deck", (0,)), ("deck", (1,))]
    for name, index in hidden_ones:
        before = seen_by(s, 1).tobytes()
        s[name][(0, *index)] += 100
        assert seen_by(s, 1).tobytes() == before


def test_a_record_with_secrets_must_declare_the_visibility_of_every_field():
    with pytest.raises(TypeError, match="who may see secret of Half"):
        record("Half", options=public(), secret=I32)
