"""The policy: better than random play, and sensible in small positions."""

import numpy as np
import pytest

from games.island.board import ENTRIES, ISLAND, board
from stridsplan.engine import dice
from stridsplan.engine.loops import play_games
from stridsplan.games.island import words

# Numba warns because the loop takes the compiled entries as arguments
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type feature")


def chosen_action(game):
    """The action that the policy chooses, named."""
    seat = game.seat_asked()
    out = np.zeros(len(ISLAND.actions), np.int32)
    n = ENTRIES.legal(game.states, 0, seat, out)
    code = ENTRIES.policy(game.states, 0, seat, out, n, dice.seeded_tape(1))
    assert code in out[:n]
    return words.action(code, game.s)


@pytest.mark.parametrize("battle", ["full", "short", "all_out", "quick_all_out"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_policy_must_beat_random_play_in_95_of_100_games(battle, seat):
    options = ISLAND.encode_options(2, ISLAND.resolve_options(2, None, {"battle": battle}))
    players = ["policy", "random"] if seat == 0 else ["random", "policy"]
    played = play_games(ISLAND, players, 300, options=options, seed=11)
    assert played.ended.all()
    assert (played.payoffs[:, seat] > 0).mean() >= 0.95


@pytest.mark.parametrize(
    "setting", [{"sides": "beside"}, {"sides": "across"}, {"dice": "one"}, {"sides": "everyone"}], ids=str
)
def test_the_policy_must_beat_random_play_with_four_seats(setting):
    options = ISLAND.encode_options(4, ISLAND.resolve_options(4, None, setting))
    players = {
        "across": ["policy", "policy", "random", "random"],
        "everyone": ["policy"] + ["random"] * 3,
    }.get(setting.get("sides"), ["policy", "random", "random", "policy"])
    played = play_games(ISLAND, players, 100, options=options, seed=12)
    assert (played.payoffs[:, 0] > 0).mean() >= 0.95


def test_the_policy_shoots_an_enemy_before_it_moves():
    assert chosen_action(board("sS d4 N", "nT d6 S", roll=2))["kind"] == "shoot"


def test_the_policy_does_not_shoot_if_it_loses_more_characters_than_it_removes():
    game = board("sT d4 N", "sS d5 E", "sS d6 E", "nS d8 S", roll=1)
    assert chosen_action(game)["kind"] == "move"


def test_the_policy_moves_to_a_square_from_which_it_can_shoot():
    move = chosen_action(board("sS d4 N", "nT d9 E", roll=3))
    assert (move["kind"], move["to"], move["turn"]) == ("move", "d7", None)


def test_the_policy_turns_to_an_enemy_on_a_zero():
    option = chosen_action(board("sS d4 N", "nT f4 N", roll=0))
    assert (option["kind"], option["to"]) == ("rotate", "right")


def test_the_policy_lands_on_a_block_only_when_it_must():
    game = board("sS d4 N", "sS h2 N", "nT l12 S", blocks="d6", roll=2)
    assert chosen_action(game).get("risk") is None  # the risk of a landing
