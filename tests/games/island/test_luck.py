"""Luck on the island: numbers, zeros, and live blocks against the faces that are left."""

from collections import Counter
from hashlib import sha256

import numpy as np
import pytest

from games.island.board import ISLAND, encode
from stridsplan import Table
from stridsplan.bots import get_bot
from stridsplan.engine.command import decoded
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.game import MeasuredCommand
from stridsplan.engine.log import EVERYONE, blank_log, note
from stridsplan.engine.log import rows as rows_of
from stridsplan.engine.luck import moments, statistics
from stridsplan.games.island import luck
from stridsplan.games.island.state import Event, Face, Stream


def events(*rows):
    """Rows of the log from kinds and arguments, in the order that `Event` declares."""
    events_log = blank_log(len(rows))
    for kind, *values in rows:
        note(events_log, kind, EVERYONE, *values)
    return rows_of(events_log)


def measured(rows, seats=2, seat=0, **options):
    """The measures of a command of a seat with these events."""
    command = MeasuredCommand(seat, events(*rows), draws=[])
    return list(luck.measure(encode(seats, options), [command]))


@pytest.mark.rule("IS-TURN-1")
def test_a_roll_must_be_measured_as_steps_and_as_a_zero():
    steps, zero = measured([(Event.ROLLED, 1, 4, -1)])  # seat 1 rolls a four; -1: there is no second die
    assert (steps.seat, steps.id, steps.fell, moments(steps.odds)[0]) == (1, "steps", 4, pytest.approx(2.5))
    assert (zero.id, zero.fell, moments(zero.odds)[0]) == ("zeros", 0, pytest.approx(1 / 6))
    assert [each.fell for each in measured([(Event.ROLLED_AGAIN, 0, 0)])] == [0, 1]


@pytest.mark.rule("IS-4P-6")
def test_two_dice_must_be_measured_as_two_rolls():
    assert [each.fell for each in measured([(Event.ROLLED, 2, 5, 0)], seats=4)] == [5, 0, 0, 1]


@pytest.mark.rule("IS-SET-2")
def test_the_roll_for_the_start_must_not_count_as_luck():
    assert measured([(Event.START_ROLLED, 0, 5)]) == []


@pytest.mark.rule("IS-SET-3", "IS-BLOCK-3")
def test_the_odds_of_a_live_block_must_follow_from_the_faces_left():
    # On any two squares; 0: not set off by another block
    turned = [(Event.BLOCK_TURNED, 40, Face.LIVE, 0), (Event.BLOCK_TURNED, 41, Face.SAFE, 0)]
    begun = (Event.BATTLE_BEGAN, 1, 0)
    odds = [each.odds[1] for each in measured([begun, *turned, *turned, begun, *turned])]
    assert odds == pytest.approx([6 / 10, 5 / 9, 5 / 8, 4 / 7, 6 / 10, 5 / 9])
    assert [each.fell for each in measured([begun, *turned], seat=1)] == [1, 0]
    assert {each.seat for each in measured([begun, *turned], seat=1)} == {1}


@pytest.mark.rule("IS-MODE-5")
def test_with_all_blocks_live_a_face_must_not_count_as_luck():
    begun, turned = (Event.BATTLE_BEGAN, 1, 0), (Event.BLOCK_TURNED, 40, Face.LIVE, 0)
    (only,) = measured([begun, turned], blocks="all_live")
    assert moments(only.odds) == (1, 0)


def test_dice_must_belong_to_the_seat_that_rolled_them():
    rows = [
        (Event.START_ROLLED, 1, 5),  # seat 1 rolls a five
        (Event.ROLLED, 0, 3, -1),
        (Event.ROLLED_AGAIN, 2, 0),
        (Event.ROLLED, 3, 0, 2),  # seat 3 rolls two dice
    ]
    assert luck.owners(MeasuredCommand(0, events(*rows), draws=[])) == [1, 0, 2, 3, 3]


# -- Whole games ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[2, 4])
def game(request):
    """A finished game of bots with two or four seats, as a table."""
    table, tape = Table("island", seats=request.param, secret=sha256(b"island").digest()), seeded_tape(1)
    while not table.is_over:
        seat = table.to_act()[0]
        code = get_bot("policy").choose(ISLAND, table.observe(seat), seat, table.legal(seat), tape)
        table.act(seat, code)
    return table


def test_sums_over_a_game_must_equal_the_draws(game):
    report = statistics(game)
    drawn = [draw for command in game.commands for draw in decoded(command)]
    numbers = [value for value, _, stream in drawn if stream == Stream.DICE]
    fell = Counter()
    for each in report["luck"]:
        fell[each["id"]] += each["fell"]
    assert fell["steps"] == sum(numbers)
    assert fell["zeros"] == numbers.count(0)
    assert fell["live"] == (12 if game.seats == 4 else 6) - live_left(game)
    on_dice = [each for each in report["dice"] if each["stream"] == "dice"]
    assert np.sum([each["counts"] for each in on_dice], axis=0).tolist() == [
        numbers.count(k) for k in range(6)
    ]
    assert {each["first"] for each in report["dice"]} == {0}


def live_left(table):
    return int(table.observe(None)[0].live_left)


def test_the_odds_of_every_face_must_be_those_of_its_draw(game):
    faces = [draw for command in game.commands for draw in decoded(command) if draw[2] == Stream.FACES]
    commands = [
        MeasuredCommand(command.seat, rows, draws=[])
        for command, rows in zip(game.commands, game.log_rows(), strict=True)
    ]
    found = [each for each in luck.measure(encode(game.seats, {}), commands) if each.id == "live"]
    assert len(found) == len(faces)
    for measure, (value, left, _) in zip(found, faces, strict=True):
        assert measure.fell == (value < round(measure.odds[1] * left))
        assert measure.odds[1] * left == pytest.approx(round(measure.odds[1] * left))
