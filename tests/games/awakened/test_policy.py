"""The policy: it beats random play, wins in reasonable time, and fights a seat that is about to win."""

from statistics import median

import numpy as np
import pytest

from depth import depth
from games.awakened.board import AWAKENED, ENTRIES, board, new_game
from stridsplan.engine import dice, log
from stridsplan.engine.loops import play_games
from stridsplan.games.awakened import words
from stridsplan.games.awakened.components import CELL
from stridsplan.games.awakened.state import UNEXPLORED, Ended

# Numba warns because the loop takes the compiled entries as arguments
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type feature")

MEDIANS = {3: 12, 4: 9}  # rounds until the first victory of peaceful players (catalogue 11)


def answer(game):
    """The answer of the policy, named."""
    seat = game.seat_asked
    out = np.zeros(len(AWAKENED.actions), np.int32)
    n = ENTRIES.legal(game.states, 0, seat, out)
    code = ENTRIES.policy(game.states, 0, seat, out, n, dice.seeded_tape(1))
    assert code in out[:n]
    return words.action(code, game.s)


def play_turn(game, seed=1):
    """Let the policy play until another seat is asked, or the game ends; return its actions by kind and cell."""
    turn, played, tape = game.s.turn, [], dice.seeded_tape(1000 * seed + int(game.s.round))
    while game.s.due and game.s.turn == turn:
        action = answer(game)
        played.append((action["kind"], action.get("cell")))
        code = AWAKENED.actions.code(**action)
        ENTRIES.apply(game.states, 0, turn, code, tape, log.blank_log(500))
    return played


@pytest.mark.parametrize("seat", [0, 1])
def test_the_policy_must_beat_random_play_in_99_of_100_games(seat):
    options = AWAKENED.encode_options(2, AWAKENED.resolve_options(2, None, {}))
    players = ["policy", "random"] if seat == 0 else ["random", "policy"]
    played = play_games(AWAKENED, players, 300, options=options, seed=11)
    assert played.ended.all()
    assert (played.payoffs[:, seat] > 0).mean() >= 0.99


def rounds_to_win(seats, seed):
    """The round in which one of some players that follow the policy wins."""
    game = new_game(seats=seats, seed=seed)
    while game.s.due:
        play_turn(game, seed)
    assert game.s.ended == Ended.POPULATION
    return int(game.s.round)


@pytest.mark.parametrize("seats", MEDIANS)
def test_policies_must_win_in_reasonable_time(seats):
    rounds = [rounds_to_win(seats, seed) for seed in range(depth(1, 100))]
    assert median(rounds) <= 1.5 * MEDIANS[seats]


def test_the_policy_forms_soldiers_beside_a_leader():
    game = board("form", seats=4, turn="red", C5="red 5p 2r", C6="green 17p 6|=")
    assert answer(game)["kind"] == "form"


def test_the_policy_forms_no_soldiers_against_a_seat_far_from_winning():
    game = board("form", C5="red 5p 2r", C6="green 5p")
    assert answer(game)["kind"] == "end_forming"


def test_the_policy_raids_a_leader_and_kills():
    game = board("military", seats=4, C5="red 4p 2M", C6="green 17p 6|=")
    played = play_turn(game)
    assert [kind for kind, _ in played] == [
        "march_from", "march_to", "send_fresh", "send_veterans", "raid", "kill",
    ]  # fmt: skip
    assert played[1] == ("march_to", "C6")


def test_the_policy_does_not_raid_seats_far_from_winning():
    game = board("military", C5="red 4p 2M", C6="green 5p")
    assert answer(game)["kind"] == "end_turn"


def test_the_policy_guards_itself_when_it_is_about_to_win():
    game = board("build", seats=4, C5="red 17p 2r 6|= CF", C6="green 3p")
    assert answer(game) == {"kind": "build", "cell": "C5", "building": "defence"}


def test_the_policy_forms_a_guard_in_a_full_land_when_it_is_about_to_win():
    game = board("form", seats=4, C5="red 17p 1r 6|=", C6="green 3p")
    assert answer(game) == {"kind": "form", "cell": "C5"}


@pytest.mark.parametrize(
    "lands",
    [
        {"C5": "red 5p 1r 5|=", "C6": "green 3p"},
        {"C5": "red 17p 1r 6|="},
        {"C5": "red 5p 1r 6|=", "D3": "red 12p 6|=", "C6": "green 3p"},
        {"C5": "red 17p 1r 1M 6|=", "C6": "green 3p"},
    ],
    ids=["far from winning", "nobody near", "room for more", "guarded"],
)
def test_the_policy_forms_no_guard_where_none_is_needed(lands):
    assert answer(board("form", seats=4, **lands))["kind"] == "end_forming"


def test_two_groups_that_cannot_multiply_must_meet():
    game = board("move", C3="red 2p 6|=", C4="red 2p 2|=", A2="free")
    play_turn(game)
    assert max(game.s.people) >= 4


def test_the_policy_goes_on_with_a_transfer_that_it_would_not_have_begun():
    game = board("move", A2="red 5p 2r", B2="red 2M 1r", B1="red 2p 4|=")
    game.act("move_from", cell="B2")
    assert answer(game)["kind"] == "move_to"


def test_two_groups_must_leave_the_chamber_in_the_first_turn():
    game = new_game(seats=2, seed=1)
    seat = int(game.s.turn)
    play_turn(game)
    people = [int(number) for number in game.s.people[game.s.owner == seat] if number]
    assert sorted(people) == [2, 3]
    assert game.s.people[game.s.chamber[seat]] == 0


@pytest.mark.parametrize(("elsewhere", "multiplies"), [(4, False), (12, True)])
def test_the_policy_multiplies_people_who_will_starve_only_when_it_is_about_to_win(elsewhere, multiplies):
    game = board("move", seats=4, C5="red 6p 6|=", C4="free 6|0", F5=f"red {elsewhere}p 6|=", B1="free")
    game.s.owner[game.s.marker == UNEXPLORED] = 1  # there is nowhere else to go
    play_turn(game)
    assert (game.s.people[CELL["C4"]] > 0) == multiplies
