"""Four seats, alone and in teams (OM-4P, OM-TEAM)."""

import json

import pytest

from games.omringad.board import Illegal, Phase, battle, fresh, position, round_end
from stridsplan.games.omringad import GAME
from stridsplan.games.omringad.components import ENOUGH_TOGETHER, HELD_BACK
from stridsplan.games.omringad.rules import scoring
from stridsplan.games.omringad.state import NOBODY, Ask

ROWS = {"teams": "rows"}  # 0 and 1 against 2 and 3


@pytest.mark.rule("OM-4P-1")
def test_four_must_play_with_four_countries_by_the_same_rules():
    game = fresh(4)
    assert len(game.view_json()["squares"]) == 100
    assert game.view_json()["board"] == "antipodal"
    assert game.to_act() == [0, 1, 2, 3]


@pytest.mark.rule("OM-4P-2")
def test_there_must_be_eight_specials_with_four_seats_too():
    assert len(fresh(4).view_json()["specials"]) == 8


@pytest.mark.rule("OM-4P-3")
def test_four_may_play_alone_or_in_teams_diagonal_or_side_by_side():
    assert GAME.option_choices(4, {})["teams"] == ["everyone", "diagonal", "rows", "columns"]
    assert GAME.option_choices(2, {})["teams"] == ["everyone"]
    for teams, sides in {
        "everyone": (0, 1, 2, 3),
        "diagonal": (0, 1, 0, 1),
        "rows": (0, 0, 1, 1),
        "columns": (0, 1, 1, 0),
    }.items():
        assert GAME.sides_of(4, GAME.resolve_options(4, None, {"teams": teams})) == sides


THREE_PARTIES = {0: "merc, elite", 1: ("merc", "A13"), 2: ("merc", "A24")}


@pytest.mark.rule("OM-4P-4", "OM-4P-5", "OM-4P-8")
def test_parties_must_fight_until_one_is_left():
    game = battle({"A23": {0: "merc*", 1: ("merc*", "A13"), 2: ("merc*", "A24")}}, seats=4, faces=[1, 6, 1])
    assert (game.ask, game.to_act()) == (Ask.AIM, [1])
    game.act(1, kind="aim", party=0, faces=[6, 1])
    assert game.control("A23") == 1
    assert [game.tiles("A23", seat) for seat in range(3)] == ["", "merc*", ""]


@pytest.mark.rule("OM-4P-6", "OM-T61", "OM-TEAM-6")
def test_each_seat_must_aim_each_of_its_hits_in_secret():
    game = battle({"A23": THREE_PARTIES}, seats=4, faces=[6, 1, 6, 6])
    assert (game.ask, game.to_act()) == (Ask.AIM, [0, 1, 2])
    assert {action["party"] for action in game.legal(1)} == {0, 2}
    assert game.refuse(1, kind="aim", party=1) == Illegal.NOT_AN_OPPONENT
    before = game.view(2).tobytes()
    game.act(1, kind="aim", party=2)
    view = game.view(2)
    view.due |= 1 << 1  # the only difference: seat 1 is not asked again
    assert view.tobytes() == before
    game.act(2, kind="aim", party=0).act(0, kind="aim", party=1)
    assert [(event["what"]["seat"], event["what"]["party"]) for event in game.all_of("hits_aimed")] == [
        (2, 0),
        (0, 1),
        (1, 2),
    ]
    assert game.to_act() == [0]


@pytest.mark.rule("OM-4P-6")
def test_the_question_must_say_how_many_hits_to_aim():
    game = battle({"A23": THREE_PARTIES}, seats=4, faces=[6, 1, 6, 6])
    assert json.loads(json.dumps(game.question(0)))["args"]["hits"] == 1


@pytest.mark.rule("OM-4P-6", "OM-T61", "OM-HIT-4")
def test_hits_over_the_capacity_of_the_target_must_be_lost():
    game = battle(
        {"A23": {0: "3 archer", 1: ("merc*", "A13"), 2: ("merc*", "A24")}}, seats=4, faces=[5, 5, 5]
    )
    for _ in range(2):
        game.act(0, kind="aim", party=1)
    game.act(0, kind="aim", party=1, faces=[1, 5, 5, 5])
    assert game.tiles("A23", 1) == ""


@pytest.mark.rule("OM-4P-7", "OM-T61")
def test_only_the_first_party_in_the_square_must_have_the_defenders_bonus_and_nobody_may_inherit_it():
    stacks = {"A33": {0: "merc*", 1: ("merc", "A23"), 2: ("merc", "A34")}}
    game = battle(stacks, seats=4, faces=[1, 6, 6])
    assert [game.least(seat, "merc") for seat in range(3)] == [5, 6, 6]
    game.act(1, kind="aim", party=0).act(2, kind="aim", party=0, faces=[6, 1, 6, 5])
    assert [game.least(seat, "merc") for seat in (1, 2)] == [6, 6]


# -- Teams ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-TEAM-1")
def test_team_mates_may_pass_and_share_but_never_conquer_or_command_each_other():
    game = position({"A25": {0: "rider"}, "B21": {1: "merc"}}, seats=4, options=ROWS)
    assert game.refuse(0, kind="start", square="B21") == Illegal.NO_TILE_THERE
    game.move(0, "A25", "rider", "B21 B31")
    assert (game.control("B21"), game.control("B31")) == (1, 1)
    shared = position({"A25": {0: "merc"}, "B21": {1: "merc"}}, seats=4, options=ROWS).move(
        0, "A25", "merc", "B21"
    )
    shared.pass_all()
    assert shared.ask == Ask.REINFORCE


@pytest.mark.rule("OM-TEAM-1", "OM-MOD-9", "OM-COMBAT-6")
def test_team_mates_must_fight_on_one_side_and_share_the_generals():
    stacks = {"A33": {0: "merc", 1: "merc, general", 2: ("merc, rider", "A34")}}
    game = battle(stacks, seats=4, options=ROWS, faces=[6, 1, 1, 1])
    assert [game.least(seat, "merc") for seat in (0, 1, 2)] == [4, 4, 6]
    assert game.to_act() == [2]


@pytest.mark.rule("OM-TEAM-2")
def test_a_seat_may_reinforce_only_in_settlements_that_it_controls_itself():
    game = position(seats=4, options=ROWS, phase=Phase.REINFORCEMENT, aside={0: "merc"})
    assert {action["square"] for action in game.legal(0, "put")} == {"A22", "A33", "A44"}


@pytest.mark.rule("OM-TEAM-3")
@pytest.mark.parametrize(
    ("mates", "controller", "seat_to_control"),
    [({0: "mage", 1: "merc"}, 2, 1), ({0: "merc", 1: "2 merc"}, 2, 1), ({0: "merc", 1: "merc"}, 2, 0),
     ({0: "2 merc"}, 1, 1)],
)  # fmt: skip
def test_a_square_won_by_a_team_must_go_to_the_member_that_the_rules_name(mates, controller, seat_to_control):
    content = {seat: (text, "A13") for seat, text in mates.items()} | {2: "merc*"}
    tiles = sum(int(text.split()[0]) if text[0].isdigit() else 1 for text in mates.values())
    game = battle(
        {"A23": content}, seats=4, options=ROWS, control={"A23": controller}, faces=[6] * tiles + [1]
    )
    assert game.control("A23") == seat_to_control


def totals(scores, both, **setting):
    """The record of a game of two teams with these scores; `both`: both members must reach the limit of 50."""
    return position(seats=4, options=ROWS | {"both_must_reach": both}, score=scores, **setting).s


@pytest.mark.rule("OM-TEAM-4")
def test_one_member_or_by_option_both_must_reach_the_limit():
    assert scoring.leading_side(totals([50, 10, 49, 49], False)) == 0
    assert scoring.leading_side(totals([50, 10, 49, 49], True)) == NOBODY
    assert scoring.leading_side(totals([90, 49, 50, 50], True)) == 1


@pytest.mark.rule("OM-TEAM-5")
def test_of_two_teams_that_qualify_the_higher_sum_must_win_and_equal_sums_play_on():
    assert scoring.leading_side(totals([60, 10, 50, 30], False)) == 1
    even = totals([60, 20, 50, 30], False)
    assert (scoring.leading_side(even), scoring.is_tied_at_limit(even)) == (NOBODY, True)


@pytest.mark.rule("OM-TEAM-7")
def test_four_times_the_limit_together_must_be_enough_even_if_one_member_never_reaches_it():
    assert scoring.leading_side(totals([190, 9, 60, 49], True)) == NOBODY
    assert scoring.leading_side(totals([191, 9, 60, 49], True)) == 0
    assert scoring.leading_side(totals([200, 0, 120, 90], True)) == 1  # the higher sum of two that qualify


@pytest.mark.rule("OM-TEAM-7")
def test_a_team_held_back_by_one_member_must_be_announced_before_it_wins():
    game = round_end(seats=4, options=ROWS | {"both_must_reach": True}, score=[77, 0, 20, 20], draws=[0])
    assert not game.s.winners
    assert game.event("team_held_back")["args"] == {
        "seat": {"seats": [0, 1]},
        "total": 103,
        "limit": 50,
        "enough": 200,
    }
    assert game.event("team_held_back")["rule"] == "OM-TEAM-7"
    assert game.view_json(None)["enough_together"] == 200
    # A team that wins is not held back, nor is one whose members need not both reach the limit
    for both, scores, draws in ((True, [60, 60, 0, 0], []), (False, [9, 9, 9, 9], [0])):
        quiet = round_end(seats=4, options=ROWS | {"both_must_reach": both}, score=scores, draws=draws)
        assert not quiet.happened("team_held_back")
    assert position(seats=4, options=ROWS).view_json(None)["enough_together"] is None


@pytest.mark.rule("OM-TEAM-7")
@pytest.mark.parametrize("limit", [50, 100, 140])
def test_no_round_may_bring_a_team_from_before_the_announcement_to_the_win(limit):
    """One round brings at most 53 points: 52 for the whole board, and one for the majority."""
    assert (ENOUGH_TOGETHER - HELD_BACK) * limit > 4 * 13 + 1


@pytest.mark.rule("OM-TEAM-5", "OM-END-2")
def test_a_team_must_win_together():
    game = round_end(seats=4, options=ROWS, score=[40, 10, 20, 20])
    assert game.s.winners == 0b0011
    assert game.event("game_won")["args"] == {"seat": {"seats": [0, 1]}, "total": 40 + 10 + 2 * 13}


@pytest.mark.rule("OM-SIEGE-6", "OM-4P-10")
def test_enemies_of_different_sides_must_besiege_together():
    game = position({"A12": {1: "merc"}, "A21": {2: "merc"}}, seats=4)
    assert game.square("A22")["siege"]["kind"] == "major"
