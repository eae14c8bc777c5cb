"""What the next two turns bring, and the earliest round in which a seat can win."""

import pytest

from games.awakened.board import board, new_game
from stridsplan.games.awakened.odds import position_odds


def lands(game, seat=0):
    """What is told of each land: by turn (people, resources, born, starved)."""
    told = position_odds(game.states, seat, None)["lands"]
    names = ("people", "resources", "born", "starved")
    return {
        land["cell"]: land["turns"] and [tuple(turn[name] for name in names) for turn in land["turns"]]
        for land in told
    }


@pytest.mark.rule("AW-T23", "AW-POP-6", "AW-RES-5")
def test_a_chamber_that_nobody_leaves_must_dwindle():
    game = board("move", A2="red 5p 2r")
    assert lands(game)["A2"] == [(4, 0, 0, 1), (2, 0, 1, 3)]


@pytest.mark.rule("AW-T24")
def test_settlers_must_be_told_what_their_land_brings():
    game = board("build", A2="red 2p", B2="red 3p 4|+1 C")
    assert lands(game)["B2"] == [(4, 1, 1, 0), (5, 2, 1, 0)]


def test_the_order_so_far_must_be_counted():
    game = board("move", A2="red 5p 2r", B2="red 2p 4|=")
    game.move("A2", "B2", people=1)
    assert lands(game)["B2"] == [(4, 0, 1, 0), (4, 0, 0, 0)]


def test_an_unexplored_land_must_be_told_as_unknown():
    game = board("move", A2="red 5p 2r").move("A2", "B2", people=3)
    assert lands(game) == {"A2": [(2, 2, 0, 0), (2, 2, 0, 0)], "B2": None}


def test_the_position_must_not_change():
    game = new_game()
    before = game.states.copy()
    position_odds(game.states, 0, None)
    position_odds(game.states, None, None)
    assert game.states == before


@pytest.mark.parametrize(
    ("people", "round"),
    [
        pytest.param("24p", 2, id="one short, after its growth of this round"),
        pytest.param("4p", 6, id="6, 8, 12, 18, 27"),
        pytest.param("2p", 0, id="two never multiply"),
    ],
)
def test_nobody_wins_before_the_earliest_round(people, round):
    game = board("move", A2=f"red {people}")
    (told, _) = position_odds(game.states, None, None)["earliest"]
    assert told == {"seat": 0, "round": round}


def test_games_must_not_be_won_before_the_earliest_round():
    for seed in range(3):
        game = new_game(seed=seed)
        first = position_odds(game.states, None, None)["earliest"]
        assert all(each["round"] >= 5 for each in first)
