"""An answer that is made code by code, before the table hears of it."""

import pytest

from stridsplan.engine import draft, registry
from stridsplan.engine.table import Table

STEP, ROLL, PASS = 5, 6, 7


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setitem(registry.GAMES, "toy", "server.toy")


@pytest.fixture
def table():
    """A table where seat 0 moves."""
    table = Table("toy", seats=2, secret=bytes(32))
    table.act(0, 3)
    table.act(1, 2)
    return table


def test_a_draft_shows_what_a_preview_shows_and_changes_nothing(table):
    made, before = table.draft(0), table.state_bytes()
    made.add(STEP)
    made.add(STEP)
    shown = table.preview(0, [STEP, STEP])
    assert table.game.words.picture(made.view()[0], 0) == shown["view"]
    assert made.legal().tolist() == [action["code"] for action in shown["actions"]]
    assert made.goes_on
    assert (table.version, table.state_bytes()) == (3, before)


def test_a_draft_must_show_nothing_its_seat_may_not_know():
    made = Table("toy", seats=2, secret=bytes(32)).draft(0)
    assert made.view()["luck"][0, 0] > 0
    assert made.view()["luck"][0, 1] == 0


@pytest.mark.parametrize("last", [ROLL, PASS])
def test_an_answer_must_end_where_dice_roll_or_another_is_asked(table, last):
    made = table.draft(0)
    made.add(STEP)
    made.add(last)
    assert not made.goes_on
    table.act(0, made.codes)
    assert table.to_act() == [1]


def test_an_answer_must_end_where_something_hidden_comes_to_light():
    late = Table("toy", seats=2, secret=bytes(32))
    late.act(1, 2)
    made = late.draft(0)
    made.add(3)  # the last bid opens all
    assert not made.goes_on


def test_an_answer_must_not_grow_without_end(table, monkeypatch):
    monkeypatch.setattr(draft, "LONGEST", 2)
    made = table.draft(0)
    made.add(STEP)
    assert made.goes_on
    made.add(STEP)
    assert not made.goes_on
