"""Position odds: of a move into an occupied square, and advice on hits."""

import json

import numpy as np
import pytest

from games.omringad.board import ENTRIES, Illegal, position
from games.omringad.test_combat import clash
from games.omringad.test_odds import WHOLE_SIDE
from stridsplan.games.omringad import GAME
from stridsplan.games.omringad.components import Step, Terrain
from stridsplan.games.omringad.odds import advise, solve_battle
from stridsplan.games.omringad.state import Ask
from stridsplan.games.omringad.words import advice
from stridsplan.games.omringad.words.chances import read_stack

VALUES = GAME.resolve_options(2, None, {})
GROUP = {"A12": {0: "2 rider"}}


def position_odds(game, seat):
    """Return the position odds of a seat's view, or a spectator's (None), as the client receives them."""
    views = np.zeros(1, GAME.state)
    views[0] = game.view(seat)
    return json.loads(json.dumps(GAME.position_odds(views, seat, ENTRIES)))


def advice_for(game, seat):
    """Return the advice on the hits that a seat has to take."""
    return position_odds(game, seat)["advice"]


def attack(stacks, *more, **setting):
    """Return the odds of each battle that two riders on A12 enter with their next step, after the actions `more`."""
    game = position({**GROUP, **stacks}, **setting)
    game.acts(0, {"kind": "start", "square": "A12"}, {"kind": "take_all"}, *more)
    return position_odds(game, 0)["attacks"]


def chance_to_win(attackers, defenders, terrain=Terrain.PLAIN):
    """Return the chance of the attackers, before the first dice."""
    solved = solve_battle(read_stack(attackers), read_stack(defenders), terrain, VALUES)
    return solved.values[Step.RANGED, WHOLE_SIDE, WHOLE_SIDE]


# -- Before a move -------------------------------------------------------------------------------------------


def test_before_a_move_into_a_known_stack_the_odds_must_be_exact():
    (odds,) = attack({"A13": {1: "merc"}})
    assert odds["square"] == "A13"
    assert odds["chance"] == pytest.approx(chance_to_win("rider:2", "merc"), abs=1e-6)
    assert (odds["hidden"], odds["why"], odds["defends"]) == (0, None, False)
    assert 1.5 < odds["own_left"] < 2
    assert 0 < odds["enemy_left"] < 0.2


def test_tiles_seen_under_the_horses_must_count_as_known():
    (odds,) = attack({"A13": {1: "horses, general"}})
    assert (odds["hidden"], odds["chance"]) == (0, 1)


def test_against_hidden_tiles_the_odds_must_be_those_against_the_visible_tiles():
    (odds,) = attack({"A13": {1: "merc, rider, catapult"}})
    assert odds["hidden"] == 2
    assert odds["chance"] == pytest.approx(chance_to_win("rider:2", "merc"), abs=1e-6)
    assert (odds["own_left"], odds["enemy_left"]) == (None, None)


def test_there_must_be_no_odds_against_horses_with_hidden_tiles():
    (odds,) = attack({"A13": {1: "horses, merc"}})
    assert (odds["hidden"], odds["chance"], odds["why"]) == (1, None, "hidden")


def test_hidden_tiles_may_not_change_the_odds():
    assert attack({"A13": {1: "merc, rider"}}) == attack({"A13": {1: "merc, catapult*"}})


def test_only_the_last_step_may_lead_into_a_battle():
    step = {"kind": "step", "direction": "east"}
    assert attack({"A14": {1: "merc"}}) == []
    assert [each["square"] for each in attack({"A14": {1: "merc"}}, step)] == ["A14"]


def test_tiles_of_the_seat_in_the_square_must_count():
    stacks = {"A13": {1: ("merc", "A14"), 0: "archer"}}
    (odds,) = attack(stacks)
    assert odds["defends"]
    assert odds["chance"] == pytest.approx(1 - chance_to_win("merc", "rider:2,archer"), abs=1e-6)


def test_odds_against_the_dragon_must_be_given():
    (odds,) = attack({}, dragon="A13*")
    assert (odds["defends"], odds["hidden"]) == (False, 0)
    assert odds["chance"] == pytest.approx(chance_to_win("rider:2", "dragon*"), abs=1e-6)


def test_the_odds_must_say_that_a_diplomat_may_call_the_battle_off():
    (odds,) = attack({"A13": {1: "diplomat"}})
    assert odds["may_call_off"]


def test_there_must_be_no_odds_for_three_parties():
    (odds,) = attack({"A13": {1: "merc", 2: "merc"}}, seats=4)
    assert (odds["chance"], odds["why"]) == (None, "parties")


def test_team_mates_elsewhere_may_not_count_as_parties_of_a_battle():
    (odds,) = attack({"A13": {2: "merc"}}, seats=4, options={"teams": "rows"})
    assert odds["chance"] == pytest.approx(chance_to_win("rider:2", "merc"), abs=1e-6)


def test_the_odds_must_say_that_a_battle_is_too_large(monkeypatch):
    monkeypatch.setattr(advice, "MOST_CELLS", 1)
    (odds,) = attack({"A13": {1: "merc"}})
    assert (odds["chance"], odds["why"]) == (None, "too_large")
    game = clash("merc, elite", "rider, archer", faces=[6])
    assert advice_for(game, 0)["why"] == "too_large"


# -- While hits are taken ------------------------------------------------------------------------------------


def test_the_advice_on_hits_must_be_that_of_the_solved_battle():
    game = clash("merc, elite", "rider, archer", faces=[6])
    odds = advice_for(game, 0)
    forces = read_stack("rider,archer"), read_stack("merc,elite")
    exact = advise(solve_battle(*forces, Terrain.PLAIN, VALUES), Step.RANGED, *forces, hits_a=0, hits_b=1)
    assert odds["defends"]
    assert odds["chance"] == pytest.approx(1 - exact.win, abs=1e-6)
    (choice,) = odds["choices"]
    assert choice["hits"] == [{"unit": "merc", "damaged": False, "count": 1}]


@pytest.mark.parametrize("taken", [0, 1])
def test_the_advice_must_be_about_all_hits_and_may_be_followed(taken):
    game = clash("2 merc, general, elite", "3 archer", faces=[5, 5, 5])
    (choice, *_) = advice_for(game, 0)["choices"]
    hits = [hit for hit in choice["hits"] for _ in range(hit["count"])]
    assert len(hits) == 3
    for hit in hits[:taken]:
        game.act(0, kind="hit", unit=hit["unit"], damaged=hit["damaged"])
    assert advice_for(game, 0)["choices"][0] == choice
    for hit in hits[taken:-1]:
        game.act(0, kind="hit", unit=hit["unit"], damaged=hit["damaged"])
    assert game.refuse(0, kind="hit", unit=hits[-1]["unit"], damaged=hits[-1]["damaged"]) == Illegal.NONE


def test_there_must_be_advice_on_the_sharpshooters_target():
    game = clash("merc, general", "sharpshooters, rider", faces=[6])
    assert game.ask == Ask.SHARPSHOOT
    odds = advice_for(game, 1)
    assert not odds["defends"]
    (choice,) = odds["choices"]
    assert choice["hits"] == [{"unit": "general", "damaged": False, "count": 1}]


def test_there_must_be_advice_for_sharpshooters_eliminated_in_this_step():
    game = clash("archer, merc", "sharpshooters*, rider*", faces=[5, 6])
    game.act(1, kind="hit", unit="sharpshooters", damaged=True)
    assert game.ask == Ask.SHARPSHOOT
    (choice,) = advice_for(game, 1)["choices"]
    assert sum(hit["count"] for hit in choice["hits"]) == 1


def test_other_seats_may_get_no_odds():
    game = clash("merc, elite", "rider, archer", faces=[6])
    assert position_odds(game, None) is None
    assert position_odds(game, 1) is None
    assert position_odds(position(GROUP), 0) is None
