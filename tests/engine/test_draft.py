"""Drafts: answers that are composed code by code before they are submitted to the table."""

import pytest

from server.toy import PASS, ROLL, STEP
from stridsplan.engine import draft, registry
from stridsplan.engine.table import Table


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setitem(registry.GAMES, "toy", "server.toy")


@pytest.fixture
def table():
    """A table where seat 0 is to move."""
    table = Table("toy", seats=2, secret=bytes(32))
    table.act(0, 3)
    table.act(1, 2)
    return table


def test_a_draft_must_equal_a_preview_and_not_change_the_table(table):
    answer, before = table.draft(0), table.state_bytes()
    answer.add(STEP)
    answer.add(STEP)
    shown = table.preview(0, [STEP, STEP])
    assert table.game.words.view_json(answer.view()[0], 0) == shown["view"]
    assert answer.legal().tolist() == [action["code"] for action in shown["actions"]]
    assert answer.goes_on
    assert (table.version, table.state_bytes()) == (3, before)


def test_a_draft_must_show_only_what_its_seat_may_know():
    answer = Table("toy", seats=2, secret=bytes(32)).draft(0)
    assert answer.view()["luck"][0, 0] > 0  # the secret number that the toy deals to each seat
    assert answer.view()["luck"][0, 1] == 0


@pytest.mark.parametrize("last", [ROLL, PASS])
def test_an_answer_must_end_when_dice_are_rolled_or_another_seat_is_asked(table, last):
    answer = table.draft(0)
    answer.add(STEP)
    answer.add(last)
    assert not answer.goes_on
    table.act(0, answer.codes)
    assert table.to_act() == [1]


def test_an_answer_must_end_when_hidden_information_is_revealed():
    table = Table("toy", seats=2, secret=bytes(32))
    table.act(1, 2)
    answer = table.draft(0)
    answer.add(3)  # the last bid reveals all bids
    assert not answer.goes_on


def test_an_answer_must_not_grow_without_end(table, monkeypatch):
    monkeypatch.setattr(draft, "LONGEST", 2)
    answer = table.draft(0)
    answer.add(STEP)
    assert answer.goes_on
    answer.add(STEP)
    assert not answer.goes_on
