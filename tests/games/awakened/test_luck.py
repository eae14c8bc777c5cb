"""Luck in exploring: room and food of the lands, against the markers still face down."""

from hashlib import sha256

import pytest

from games.awakened.board import AWAKENED, CELL, marker_of
from stridsplan import Table
from stridsplan.bots import get_bot
from stridsplan.engine.command import decoded
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.game import MeasuredCommand
from stridsplan.engine.log import EVERYONE, blank_log, note, rows
from stridsplan.engine.luck import moments, statistics
from stridsplan.games.awakened import luck
from stridsplan.games.awakened.state import Event, Stream


def encode(seats=2, **options):
    return AWAKENED.encode_options(seats, AWAKENED.resolve_options(seats, None, options))


def explored(*markers, seat=0):
    """A command that explores a land for every marker."""
    events = blank_log(len(markers))
    for text in markers:
        note(events, Event.LAND_EXPLORED, EVERYONE, seat, CELL["D4"], marker_of(text))
    return MeasuredCommand(seat, rows(events), draws=[])


def measured(name, *commands, **options):
    """The measures of some commands that have this id: "room" (the limit of people), or "food"."""
    return [each for each in luck.measure(encode(**options), commands) if each.id == name]


@pytest.mark.rule("AW-EXP-1", "AW-POP-2")
def test_the_room_of_an_explored_land_must_be_measured_against_the_whole_deck():
    (found,) = measured("room", explored("5|+1", seat=1))
    assert (found.seat, found.fell) == (1, 5)
    assert found.odds == pytest.approx({2: 8 / 50, 3: 15 / 50, 4: 14 / 50, 5: 10 / 50, 6: 3 / 50})


@pytest.mark.rule("AW-EXP-1")
@pytest.mark.parametrize(
    ("marker", "produced"),
    [("4|=", 4), ("4|+1", 5), ("3|x2", 6), ("5|-1", 4), ("5|=<2", 2), ("6|=<3", 3), ("4|0", 0)],
)
def test_the_food_of_a_land_must_be_what_it_produces_when_full(marker, produced):
    assert [each.fell for each in measured("food", explored(marker))] == [produced]


@pytest.mark.rule("AW-SET-2", "AW-EXP-3")
def test_a_marker_that_is_turned_up_may_not_be_expected_again():
    odds = [each.odds for each in measured("room", explored("6|=", "6|-1"), explored("6|=<3", "2|0"))]
    assert [each.get(6, 0) for each in odds] == pytest.approx([3 / 50, 2 / 49, 1 / 48, 0])
    assert 6 not in odds[3]
    assert all(sum(each.values()) == pytest.approx(1) for each in odds)


def test_the_odds_must_depend_on_the_deck_that_is_used():
    usual, plain = (
        moments(measured("food", explored("3|="), deck=deck)[0].odds) for deck in ("table", "plain")
    )
    assert usual != plain


# -- Whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_in_a_game_must_add_up_to_the_lands_explored(seats):
    table, tape = Table("awakened", seats=seats, secret=sha256(b"awakened").digest()), seeded_tape(1)
    while not table.is_over:
        seat = table.to_act()[0]
        code = get_bot("policy").choose(AWAKENED, table.observe(seat), seat, table.legal(seat), tape)
        table.act(seat, code)
    found = statistics(table)
    drawn = [draw for command in table.commands for draw in decoded(command) if draw[2] == Stream.MARKERS]
    cells = [
        cell["marker"] for cell in table.view(None)["cells"] if cell["marker"] and cell["chamber"] is None
    ]
    rooms = [each for each in found["luck"] if each["id"] == "room"]
    assert sum(each["throws"] for each in rooms) == len(drawn) == len(cells)
    assert sum(each["fell"] for each in rooms) == sum(each["limit"] for each in cells)
    assert {each["good"] for each in found["luck"]} == {1}
    assert found["dice"] == []
