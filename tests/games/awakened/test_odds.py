"""Position odds: the next two turns of each land, unexplored lands, and the earliest round in which a seat can win."""

import numpy as np
import pytest

from games.awakened.board import board, new_game
from stridsplan.games.awakened.odds import position_odds


def odds_of(game, seat):
    """The position odds of a seat's view, or a spectator's (None), as JSON; they need no entries of the game."""
    return position_odds(game.states, seat, entries=None)


def lands(game, seat=0):
    """The expected turns of each land: [(people, resources, born, starved)], None if it is unexplored."""
    lands_json = odds_of(game, seat)["lands"]
    names = ("people", "resources", "born", "starved")
    return {
        land["cell"]: land["turns"] and [tuple(turn[name] for name in names) for turn in land["turns"]]
        for land in lands_json
    }


@pytest.mark.rule("AW-T23", "AW-POP-6", "AW-RES-5")
def test_the_odds_must_show_that_a_chamber_shrinks_if_nobody_leaves():
    game = board("move", A2="red 5p 2r")
    assert lands(game)["A2"] == [(4, 0, 0, 1), (2, 0, 1, 3)]
    (land,) = odds_of(game, 0)["lands"]
    eaten = [(turn["produced"], turn["spent"], turn["eaten"]) for turn in land["turns"]]
    assert all(food == produced + spent for produced, spent, food in eaten)
    assert sum(spent for _, spent, _ in eaten) == 2  # its stores


@pytest.mark.rule("AW-T24")
def test_the_odds_must_show_the_growth_of_a_settled_land():
    game = board("build", A2="red 2p", B2="red 3p 4|+1 C")
    assert lands(game)["B2"] == [(4, 1, 1, 0), (5, 2, 1, 0)]


def test_the_odds_must_count_the_transfers_of_the_order_so_far():
    game = board("move", A2="red 5p 2r", B2="red 2p 4|=")
    game.move("A2", "B2", people=1)
    assert lands(game)["B2"] == [(4, 0, 1, 0), (4, 0, 0, 0)]


def test_an_unexplored_land_must_have_no_expected_turns():
    game = board("move", A2="red 5p 2r").move("A2", "B2", people=3)
    assert lands(game) == {"A2": [(2, 2, 0, 0), (2, 2, 0, 0)], "B2": None}


# -- Unexplored lands ----------------------------------------------------------------------------------------


def unexplored(game):
    """What an unexplored land may be: the numbers and probabilities of the markers face down."""
    return odds_of(game, None)["unexplored"]


def shares(odds, name):
    """The probabilities of "room", "food" or "codes", by value."""
    return {next(iter(each.values())): each["share"] for each in odds[name]}


@pytest.mark.rule("AW-SET-2", "AW-T48")
def test_the_odds_of_an_unexplored_land_must_be_those_of_the_deck():
    odds = unexplored(new_game())
    assert odds["markers"] == 50
    assert shares(odds, "room") == pytest.approx({2: 0.16, 3: 0.3, 4: 0.28, 5: 0.2, 6: 0.06})
    codes = {
        "equal": 15,
        "plus_1": 10,
        "double": 3,
        "minus_1": 6,
        "at_most_2": 5,
        "at_most_3": 6,
        "nothing": 5,
    }
    assert {each["code"]: each["count"] for each in odds["codes"]} == codes
    assert odds["mean_room"] == pytest.approx(3.7)
    assert sum(shares(odds, "food").values()) == pytest.approx(1)
    assert odds["mean_food"] == pytest.approx(sum(food * p for food, p in shares(odds, "food").items()))
    assert shares(odds, "food")[0] == pytest.approx(5 / 50)


@pytest.mark.rule("AW-SET-2", "AW-EXP-1")
def test_the_odds_may_not_count_a_marker_that_is_face_up():
    game = board("move", A2="red 5p 2r", D3="free 6|=", D4="free 6|-1").move("A2", "B2", people=3)
    game.end(markers=["6|=<3"])
    odds = unexplored(game)
    assert odds["markers"] == 47
    assert shares(odds, "room") == pytest.approx({2: 8 / 47, 3: 15 / 47, 4: 14 / 47, 5: 10 / 47})
    assert shares(odds, "codes")["at_most_3"] == pytest.approx(5 / 47)


def test_lands_explored_later_must_have_the_same_odds():
    """Averaged over the first marker, the second has the same odds."""
    counts = new_game().s.unseen.astype(float)
    first = counts / counts.sum()
    after = np.array([counts - np.eye(len(counts))[kind] for kind in range(len(counts))]) / (counts.sum() - 1)
    assert first @ after == pytest.approx(first)


def settlers(game, cell):
    """The probabilities that the settlers of a land find room, and that they are fed."""
    lands_json = odds_of(game, 0)["lands"]
    (odds,) = (land["settlers"] for land in lands_json if land["cell"] == cell)
    return odds["fit"], odds["keep"]


@pytest.mark.rule("AW-POP-8", "AW-RES-5", "AW-EXP-5")
def test_the_odds_must_contain_the_chances_of_room_and_food_for_settlers():
    """Three stay three on =, +1, x2 and =<3 from limit 3, and on -1 from limit 4."""
    game = board("move", A2="red 5p 2r").move("A2", "B2", people=3)
    feeding = 13 + 7 + 1 + 6 + 5  # markers, in this order
    assert settlers(game, "B2") == pytest.approx((42 / 50, feeding / 50))


@pytest.mark.rule("AW-RES-5")
def test_the_chance_of_food_must_count_resources_taken_along():
    alone = board("move", A2="red 5p 2r").move("A2", "B2", people=3)
    supplied = board("move", A2="red 5p 3r").move("A2", "B2", people=3, resources=3)
    assert settlers(supplied, "B2")[0] == settlers(alone, "B2")[0]
    assert settlers(supplied, "B2")[1] == pytest.approx(42 / 50)


@pytest.mark.rule("AW-POP-3", "AW-TRAP-2")
def test_the_chance_of_food_for_a_single_person_must_be_zero():
    game = board("move", A2="red 5p 2r").move("A2", "B2", people=1, resources=1)
    assert settlers(game, "B2") == (1, 0)


def test_computing_the_odds_must_not_change_the_position():
    game = new_game()
    before = game.states.copy()
    odds_of(game, 0)
    odds_of(game, None)
    assert game.states == before


@pytest.mark.parametrize(
    ("people", "round"),  # round 0: never
    [
        pytest.param("24p", 2, id="one short, after its growth of this round"),
        pytest.param("4p", 6, id="6, 8, 12, 18 and 26 people in the rounds 2 to 6"),
        pytest.param("2p", 0, id="two never multiply"),
    ],
)
def test_the_earliest_round_of_a_win_must_follow_from_the_fastest_growth(people, round):
    game = board("move", A2=f"red {people}")
    (earliest, _) = odds_of(game, None)["earliest"]
    assert earliest == {"seat": 0, "round": round}


def test_the_earliest_round_of_a_win_in_a_new_game_must_be_five_or_later():
    for seed in range(3):
        earliest = odds_of(new_game(seed=seed), None)["earliest"]
        assert all(each["round"] >= 5 for each in earliest)
