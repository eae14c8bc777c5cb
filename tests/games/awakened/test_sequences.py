"""Sequences of several turns (catalogue 7.4)."""

import pytest

from games.awakened.board import board


def end_turns(game):
    """Let red and then green end their turns."""
    for colour in ("red", "green"):
        while game.question() and game.question().startswith(colour):
            game.end()
    return game


@pytest.mark.rule("AW-T23", "AW-RES-1")
def test_a_chamber_that_nobody_leaves_must_run_out_of_resources():
    game = board("population", A2="red 4p 5r", G3="green 4p 5r")
    ends = []
    for _ in range(5):
        ends.append(game.at("A2"))
        end_turns(game)
    assert ends == ["red 5p 2r", "red 4p", "red 2p", "red 2p", "red 2p"]
    assert game.at("G3") == "green 2p"


@pytest.mark.rule("AW-T24", "AW-MOVE-7", "AW-BLD-5")
def test_three_settlers_with_two_resources_must_build_a_city_and_grow():
    game = board("population", A2="red 4p 5r", G3="green 2p")
    game.move("A2", "B2", people=3, resources=2).end(markers=["4|+1"])
    game.act("build", cell="B2", building="city")
    ends = []
    for _ in range(4):
        ends.append((game.at("A2"), game.at("B2")))
        end_turns(game)
    assert ends == [
        ("red 2p", "red 3p C"),
        ("red 2p", "red 4p 1r C"),
        ("red 2p", "red 5p 2r C"),
        ("red 2p", "red 5p 3r C"),
    ]


@pytest.mark.rule("AW-TRAP-8")
def test_resources_must_move_one_land_a_turn_and_after_people_have_eaten():
    game = board("move", A2="free", D3="red 2p 2r", D4="red 2p", D5="red 3p 5|0", G3="green 2p")
    end_turns(game.move("D3", "D4", resources=2))
    assert (game.at("D4"), game.at("D5")) == ("red 2p 2r", "free")


@pytest.mark.rule("AW-TRAP-2")
def test_a_single_person_left_behind_must_die():
    game = board("move", D3="red 3p", D4="free", G3="green 2p")
    game.move("D3", "D4", people=2).end()
    end_turns(game)
    assert game.at("D3") == "free"
