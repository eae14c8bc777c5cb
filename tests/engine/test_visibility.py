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
    """A seat may see the first number of every row, and all numbers of its own row."""
    return j == 0 or k == seat


@rule
def twice_turn(s, seat):
    return 2 * s.turn


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
    plan=seen(is_asked, otherwise=twice_turn),
    deck=hidden(2),
)
SPECTATOR = -1
UNCHANGED = 77  # a number that is in no field of `s`

observe = observer(STATE)
restore = restorer(STATE)


@pytest.fixture
def s():
    states = np.arange(1, STATE.itemsize // 4 + 1, dtype=np.int32).view(STATE)
    states["turn"] = 1
    return states


def view_of(s, seat):
    """The record that a seat may see."""
    views = np.zeros(1, STATE)
    observe(s[0], seat, views[0])
    return views[0]


def test_a_view_must_contain_only_what_the_seat_may_see(s):
    view = view_of(s, 1)
    assert view.turn == 1
    assert view.board.tolist() == s[0].board.tolist()
    assert view.purse.tolist() == [-2, s[0].purse[1]]
    assert view.stacks.tolist() == [[s[0].stacks[0, 0], -1], s[0].stacks[1].tolist()]
    assert view.plan == s[0].plan
    assert view.deck.tolist() == [0, 0]


def test_a_spectator_must_see_only_what_is_public(s):
    view = view_of(s, SPECTATOR)
    assert view.purse.tolist() == [-2, -2]
    assert view.plan == 2 * s[0].turn
    assert view.stacks[:, 1].tolist() == [-1, -1]


def test_restoring_a_view_must_change_only_what_the_seat_may_see(s):
    view = view_of(s, 1)
    other = np.full(STATE.itemsize // 4, UNCHANGED, np.int32).view(STATE)
    restore(view, 1, other[0])
    assert view_of(other, 1).tobytes() == view.tobytes()
    for name, index in hidden_elements(s, 1):
        assert other[name][(0, *index)] == UNCHANGED


def test_the_hidden_elements_must_be_those_missing_from_a_view(s):
    hidden_ones = hidden_elements(s, 1)
    assert hidden_ones == [("purse", (0,)), ("stacks", (0, 1)), ("deck", (0,)), ("deck", (1,))]
    for name, index in hidden_ones:
        before = view_of(s, 1).tobytes()
        s[name][(0, *index)] += 100
        assert view_of(s, 1).tobytes() == before


def test_a_record_with_secrets_must_declare_the_visibility_of_every_field():
    with pytest.raises(TypeError, match="who may see secret of Half"):
        record("Half", options=public(), secret=I32)
