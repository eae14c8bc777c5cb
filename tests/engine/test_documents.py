"""Answers given as documents: codes made from what the seat may know, errors that say where."""

import pytest

from stridsplan.engine.table import BadDocument, IllegalAction, Table

SECRET = bytes(32)


@pytest.fixture
def table() -> Table:
    return Table("risk", seats=3, secret=SECRET)


def legal(table: Table) -> tuple[int, dict]:
    """A seat that is asked, and the fields of something it may do."""
    seat = table.to_act()[0]
    return seat, {key: value for key, value in table.actions(seat)[0].items() if key != "code"}


def test_actions_by_their_fields_must_become_their_codes(table: Table):
    seat, fields = legal(table)
    codes = table.compose(seat, [fields])
    assert codes == [table.actions(seat)[0]["code"]]
    before = table.version
    assert table.act(seat, codes).codes == tuple(codes)
    assert table.version == before + 1


def test_a_document_must_become_a_chain_and_store_nothing():
    table = Table("risk", seats=3, secret=SECRET)
    while table.position(table.to_act()[0])["question"]["id"] != "attack":
        table.act(table.to_act()[0], table.timeout_action(table.to_act()[0]))
    seat = table.to_act()[0]
    declare = next(action for action in table.actions(seat) if action["kind"] == "attack")
    then = table.preview(seat, [declare["code"]])["actions"][0]
    before = table.state_bytes()
    assert table.compose(seat, [declare, then]) == [declare["code"], then["code"]]
    assert table.state_bytes() == before


def test_a_broken_rule_must_be_named_with_its_place(table: Table):
    seat, fields = legal(table)
    with pytest.raises(BadDocument) as error:
        table.compose(seat, [fields, *[{"kind": "end_attacks"}]])
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
        ([{"self": 1}], "[0]", "no_such_action"),
    ],
)
def test_a_wrong_form_must_be_named_with_its_place(table: Table, document, path: str, problem: str):
    with pytest.raises(BadDocument) as error:
        table.compose(table.to_act()[0], document)
    assert (error.value.path, error.value.problem, error.value.rule) == (path, problem, None)


def test_nobody_must_write_for_a_seat_that_is_not_asked_or_not_there(table: Table):
    seat, fields = legal(table)
    with pytest.raises(BadDocument) as error:
        table.compose((seat + 1) % 3, [fields])
    assert error.value.reason == "NOT_ASKED"
    with pytest.raises(IllegalAction):
        table.compose(7, [fields])
    table.act(seat, -1)  # it resigns
    with pytest.raises(IllegalAction):
        table.compose(seat, [fields])


def test_nothing_must_follow_where_dice_would_fall():
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


def test_a_game_without_a_form_of_its_own_must_have_written_nothing(table: Table):
    assert table.documents(0) == []
