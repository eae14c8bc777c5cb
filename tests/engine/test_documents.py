"""Answers given as documents: their codes, and errors with a path."""

import pytest

from stridsplan.engine.at_table import AtTable
from stridsplan.engine.table import BadDocument, IllegalAction, Table

SECRET = bytes(32)


@pytest.fixture
def table() -> Table:
    return Table("risk", seats=3, secret=SECRET)


def legal_fields(table: Table) -> tuple[int, dict]:
    """A seat that is asked, and the fields of its first legal action."""
    seat = table.to_act()[0]
    return seat, {key: value for key, value in table.actions(seat)[0].items() if key != "code"}


def test_actions_by_their_fields_must_become_their_codes(table: Table):
    seat, fields = legal_fields(table)
    codes = table.compose(seat, [fields])
    assert codes == [table.actions(seat)[0]["code"]]
    before = table.version
    assert table.act(seat, codes).codes == tuple(codes)
    assert table.version == before + 1


def test_a_document_may_have_several_steps_and_must_not_change_the_table():
    table = Table("risk", seats=3, secret=SECRET)
    while table.position(table.to_act()[0])["question"]["id"] != "attack":
        table.act(table.to_act()[0], table.timeout_action(table.to_act()[0]))
    seat = table.to_act()[0]
    declare = next(action for action in table.actions(seat) if action["kind"] == "attack")
    next_action = table.preview(seat, [declare["code"]])["actions"][0]
    before = table.state_bytes()
    assert table.compose(seat, [declare, next_action]) == [declare["code"], next_action["code"]]
    assert table.state_bytes() == before


def test_an_illegal_action_must_be_refused_with_its_rule_and_path(table: Table):
    seat, fields = legal_fields(table)
    with pytest.raises(BadDocument) as error:
        table.compose(seat, [fields, {"kind": "end_attacks"}])
    assert error.value.path == "[1]"
    assert error.value.rule
    assert str(error.value) == f"[1]: {error.value.reason} ({error.value.rule})"


@pytest.mark.parametrize(
    ("document", "path", "problem"),
    [
        ({}, "document", "list"),
        ([], "document", "empty"),
        (["place"], "[0]", "object"),
        ([{"kind": "conjure"}], "[0]", "no_such_action"),
        ([{"kind": "place", "territory": "atlantis"}], "[0]", "no_such_action"),
        ([{"self": 1}], "[0]", "no_such_action"),  # the fields become keyword arguments of a method
    ],
)
def test_an_invalid_document_must_be_refused_with_its_path(table: Table, document, path: str, problem: str):
    with pytest.raises(BadDocument) as error:
        table.compose(table.to_act()[0], document)
    assert (error.value.path, error.value.problem, error.value.rule) == (path, problem, None)


def test_a_document_for_a_seat_that_is_not_asked_or_unknown_must_be_refused(table: Table):
    seat, fields = legal_fields(table)
    with pytest.raises(BadDocument) as error:
        table.compose((seat + 1) % 3, [fields])
    assert error.value.reason == "NOT_ASKED"
    with pytest.raises(IllegalAction):
        table.compose(7, [fields])
    table.act(seat, AtTable.RESIGN)
    with pytest.raises(IllegalAction):
        table.compose(seat, [fields])


def test_nothing_may_follow_an_action_that_rolls_dice():
    table = Table("risk", seats=3, secret=SECRET)
    while table.position(table.to_act()[0])["question"]["id"] != "attack":
        table.act(table.to_act()[0], table.timeout_action(table.to_act()[0]))
    seat = table.to_act()[0]
    declare = next(action for action in table.actions(seat) if action["kind"] == "attack")
    roll = next(
        action for action in table.preview(seat, [declare["code"]])["actions"] if action["kind"] == "roll"
    )
    assert len(table.compose(seat, [declare, roll])) == 2
    with pytest.raises(BadDocument) as error:
        table.compose(seat, [declare, roll, roll])
    assert (error.value.path, error.value.problem) == ("[2]", "after_end")


def test_a_game_without_its_own_form_must_have_no_documents(table: Table):
    assert table.documents(0) == []
