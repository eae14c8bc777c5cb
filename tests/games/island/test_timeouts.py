"""The answer of a seat whose time is up: legal, and as harmless as there is one."""

import pytest

from games.island.board import Position, board
from games.island.play import steps_of
from stridsplan.games.island.state import Ask


def test_a_late_seat_must_not_shoot():
    game = board("sS d4 N", "nS d6 S", roll=2)
    assert "shoot" in game.kinds()
    assert game.timeout_action()["kind"] == "move"


def test_a_late_seat_must_nominate_the_pad_on_a_zero():
    assert board("sS d4 N", "nS d9 S", roll=0).timeout_action()["kind"] == "nominate"


@pytest.mark.parametrize(
    ("number", "to"),
    [pytest.param(1, "left", id="both ways"), pytest.param(4, "right", id="only to the right")],
)
def test_a_late_seats_pad_must_slide_left_if_it_can(number, to):
    game = board("sS d4 N", "nS d9 S", roll=0).nominate(roll=number)
    assert (game.timeout_action()["kind"], game.timeout_action()["to"]) == ("slide", to)


@pytest.mark.parametrize(
    ("characters", "number", "move"),
    [
        pytest.param(["sS d4 N"], 2, ("d4", "d5", "left"), id="a turn rather than a move forward"),
        pytest.param(["sT g4 N", "sS d4 N"], 3, ("d4", "d6", "left"), id="past one that cannot move"),
        pytest.param(
            ["sT g4 N", "sS d4 N"], 1, ("g4", "g5", None), id="the first forward, where none can turn"
        ),
    ],
)
def test_a_late_seat_must_make_the_first_move_that_turns(characters, number, move):
    """A move with a turn never lands on a block (IS-MOVE-8)."""
    game = board(*characters, "nS j10 S", blocks="*g5" if number == 3 else "*d6", roll=number)
    action = game.timeout_action()
    assert (action["from"], action["to"], action["turn"]) == move


def test_a_late_seat_must_land_on_a_block_if_nothing_else_can_be_done():
    game = board("sS d4 N", "nS d9 S", blocks="*d5", roll=1)
    assert game.moves("d4") == {"d5 N"}
    assert game.timeout_action()["to"] == "d5"


def test_late_seats_must_get_legal_answers_in_random_games():
    asked = set()
    for step in steps_of(4):
        game = Position(step.before.copy())
        assert game.timeout_action() in game.legal()
        asked.add(game.s.ask)
    assert {Ask.USE, Ask.AFTER} <= asked
