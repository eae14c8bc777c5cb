"""Income, points and the end (OM-INC, OM-SCORE, OM-END)."""

import pytest

from games.omringad.board import position, round_end
from stridsplan.games.omringad.rules import scoring
from stridsplan.games.omringad.state import NOBODY


def ending(scores, seats=2, **setting):
    """A game after a round in which the first seats reached these totals, 13 points of them in the round."""
    totals = [score - 13 for score in scores]
    return round_end(seats=seats, score=totals + [0] * (4 - seats), draws=setting.pop("draws", []), **setting)


def points_of_round(game):
    """The points of two seats in the round that `round_end` has ended, the only one that is recorded."""
    return game.s.points[0, :2].tolist()


def held(*names):
    """A `control` that gives these squares to seat 0."""
    return dict.fromkeys(names, 0)


@pytest.mark.rule("OM-INC-1", "OM-T13")
def test_income_must_be_the_number_of_areas_controlled():
    abroad = held("B11", "B12", "B13", "B14", "B21")
    game = round_end(control=abroad | dict.fromkeys(("A11", "A12", "A13"), 1), draws=[0])
    assert game.s.gold[0] == 25 - 3 + 5


@pytest.mark.rule("OM-INC-2")
def test_income_must_replace_old_gold():
    game = round_end(gold=[99, 3, 0, 0], draws=[0])
    assert game.s.gold[:2].tolist() == [25, 25]


@pytest.mark.rule("OM-INC-4")
def test_gold_must_be_public():
    game = position(gold=[7, 9, 0, 0])
    assert [seat["gold"] for seat in game.view_json(None)["seats"]] == [7, 9]


@pytest.mark.rule("OM-INC-5")
def test_a_player_without_areas_must_get_nothing_and_stay_in_the_game():
    everything = {f"A{row}{column}": 1 for row in range(1, 6) for column in range(1, 6)}
    game = round_end(control=everything, draws=[0])
    assert game.s.gold[:2].tolist() == [0, 50]
    assert game.to_act() == [1]
    assert not game.happened("game_won")


@pytest.mark.rule("OM-SCORE-1", "OM-T14", "OM-SCORE-2")
def test_a_castle_three_villages_two_forests_a_mountain_and_most_areas_must_be_15_points():
    lost = {"A31": 1}
    gained = held("B22", "B11", "B12")
    game = round_end(control=lost | gained, draws=[0])
    assert scoring.majority_seat(game.s) == 0
    assert points_of_round(game)[0] == 5 + 6 + 2 + 1 + 1


@pytest.mark.rule("OM-SCORE-2", "OM-T53", "OM-TRAP-29", "OM-CTRL-8")
def test_the_point_of_the_majority_must_go_to_a_strict_leader_only():
    assert points_of_round(round_end(draws=[0])) == [13, 13]
    lake = round_end(control=held("B15"), draws=[0])
    assert points_of_round(lake) == [14, 13]
    assert [event["args"]["majority"] for event in lake.all_of("scored")] == [1, 0]


@pytest.mark.rule("OM-4P-9", "OM-SCORE-2")
def test_with_four_seats_a_shared_lead_must_bring_nobody_a_point():
    game = position(seats=4, control={"C11": 0, "C12": 1})
    assert scoring.majority_seat(game.s) == NOBODY
    assert scoring.majority_seat(position(seats=4, control={"C11": 0}).s) == 0


@pytest.mark.rule("OM-SCORE-3")
def test_points_must_add_up_and_be_public():
    game = round_end(score=[13, 20, 0, 0], draws=[0])
    assert [seat["score"] for seat in game.view_json(None)["seats"]] == [26, 33]
    assert game.view_json()["history"] == [{"round": 2, "income": [25, 25], "points": [13, 13]}]


@pytest.mark.rule("OM-END-1", "OM-TEAM-4", "OM-TEAM-7")
@pytest.mark.parametrize(
    ("options", "goal"),
    [
        ({}, {"id": "points", "args": {"limit": 50}, "target": 50}),
        ({"teams": "diagonal", "limit": 100}, {"id": "team", "args": {"limit": 100}, "target": 100}),
        (
            {"teams": "rows", "both_must_reach": True},
            {"id": "both", "args": {"limit": 50, "enough": 200}, "target": 50},
        ),
    ],
)
def test_everybody_must_see_the_goal_and_the_target_of_the_scores(options, goal):
    game = position(seats=4, options=options, score=[31, 20, 7, 0])
    for seat in (0, 3, None):
        view = game.view_json(seat)
        assert view["goal"] == goal
        assert [each["score"] for each in view["seats"]] == [31, 20, 7, 0]


def test_income_and_points_of_forty_rounds_must_be_kept():
    game = position(rounds=40)  # 40 rounds are stored already
    seat = 0
    game.s.points[:, seat] = range(40)
    scoring.record_history(game.s, seat, points=99)
    assert game.s.points[:, seat].tolist() == [*range(1, 40), 99]  # without the oldest round


@pytest.mark.rule("OM-END-1", "OM-T55")
def test_reaching_the_limit_exactly_must_win():
    game = ending([50, 49])
    assert game.to_act() == []
    assert game.event("game_won")["args"] == {"seat": {"seat": 0}, "total": 50}


@pytest.mark.rule("OM-END-2", "OM-T55", "OM-T54")
@pytest.mark.parametrize(("scores", "winner"), [([51, 55], 1), ([66, 65], 0)])
def test_of_several_totals_over_the_limit_the_highest_must_win(scores, winner):
    assert ending(scores).s.winners == 1 << winner


@pytest.mark.rule("OM-END-3", "OM-T54", "OM-TRAP-30")
def test_at_52_to_52_another_round_must_be_played():
    game = ending([52, 52], draws=[0])
    assert game.event("tied_at_limit")["args"] == {"total": 52}
    assert (game.s.round, game.s.winners) == (3, 0)


@pytest.mark.rule("OM-SETUP-1", "OM-END-1")
@pytest.mark.parametrize("limit", [100, 140])
def test_longer_games_must_go_on_at_50(limit):
    assert ending([60, 50], options={"limit": limit}, draws=[0]).s.winners == 0
    assert ending([limit, 50], options={"limit": limit}).s.winners == 1 << 0
