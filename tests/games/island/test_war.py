"""Wars of several battles, and points (IS-WAR)."""

import pytest

from games.island.board import board
from games.island.play import steps_of
from stridsplan.games.island.state import Event, Phase

EMPTY_PADS = {"s": "-----", "n": "-----"}


def after_battle(owner, war, **fields):
    """A position after the end of a battle of a war: won with a soldier on the island (12 points), or drawn."""
    setting = {"pads": EMPTY_PADS, "roll": 1, "options": {"war": war}} | fields
    if owner == "draw":
        return board("sS d4 N", "nS e6 S", blocks="*d5", **setting).move("d4", "d5")
    game = board("sS d4 N", "nS d6 S", turn=owner, **setting)
    return game.shoot({"s": "d4", "n": "d6"}[owner])


def after_battles(war, *results):
    """The position after a war of battles with these results."""
    fields = {}
    for number, owner in enumerate(results):
        game = after_battle(owner, war, **fields)
        s = game.s
        if number < len(results) - 1:
            assert (s.winners, s.phase, s.battle) == (0, Phase.BLOCKS, number + 2), "the war goes on"
        fields = {"battle": s.battle, "wins": s.wins, "points": s.points, "first": s.first}
    return game


# -- Points --------------------------------------------------------------------------------------------------


def points(*pieces, pad="-----", act=None, **setting):
    """The points of South for winning with these characters; the first one shoots North's last character."""
    setting = {"roll": 1, "options": {"war": "points_over_2"}} | setting
    game = board(*pieces, pads={"s": pad, "n": "-----"}, **setting)
    game = act(game) if act else game.shoot(pieces[0].split()[1])
    assert game.s.points[1] == 0
    assert game.event("battle_won")["args"]["points"] == game.s.points[0]
    return int(game.s.points[0])


@pytest.mark.rule("IS-T3", "IS-WAR-2")
def test_five_soldiers_on_the_island_and_the_rest_on_the_pad_must_be_worth_54():
    soldiers = ["sS d4 N", "sS a1 N", "sS b1 N", "sS c1 N", "sS e1 N"]
    assert points(*soldiers, "nS d6 S", pad="TTJJJ") == 54


@pytest.mark.rule("IS-WAR-2")
def test_a_tank_and_two_soldiers_on_the_island_and_a_jeep_on_the_pad_must_be_worth_24():
    assert points("sT d4 N", "sS a1 N", "sS b1 N", "nS d8 S", pad="--J--") == 24


@pytest.mark.rule("IS-WAR-2")
def test_a_single_soldier_on_the_island_must_be_worth_12():
    assert points("sS d4 N", "nT d6 S") == 12


@pytest.mark.rule("IS-WAR-2")
def test_a_tank_on_the_pad_alone_must_be_worth_18():
    assert (
        points("sS d4 N", "nS e6 S", pad="T----", blocks="*d5", act=lambda game: game.move("d4", "d5")) == 18
    )


@pytest.mark.rule("IS-WAR-2")
@pytest.mark.parametrize(("kind", "on_island", "on_pad"), [("T", 4, 8), ("J", 3, 6), ("S", 2, 4)])
def test_ranges_must_count_once_on_the_island_and_twice_on_the_pad(kind, on_island, on_pad):
    shooter = ("sT d4 N", "nS d8 S")
    assert points(*shooter) == 14
    assert points(*shooter, f"s{kind} a1 N") == 14 + on_island
    assert points(*shooter, pad=f"{kind}----") == 14 + on_pad


@pytest.mark.rule("IS-WAR-2")
def test_a_drawn_battle_must_give_five_points_each_and_the_loser_none():
    drawn = after_battle("draw", "points_over_2")
    assert drawn.s.points[:2].tolist() == [5, 5]
    assert drawn.happened("battle_drawn")
    assert after_battle("n", "points_over_2", points=[7, 9, 0, 0]).s.points[:2].tolist() == [7, 21]
    assert after_battle("draw", "points_over_2", points=[7, 9, 0, 0]).s.points[:2].tolist() == [12, 14]


@pytest.mark.rule("IS-WAR-2", "IS-END-5")
@pytest.mark.parametrize(
    ("idle", "act"), [(119, lambda game: game.move("d4", "d5")), (80, lambda game: game.act("claim_draw"))]
)
def test_a_battle_drawn_without_progress_must_count_like_any_drawn_battle(idle, act):
    game = act(board("sS d4 N", "nS k9 S", options={"war": "points_over_2"}, roll=1, idle=idle))
    assert (game.s.points[:2].tolist(), game.s.wins[:2].tolist()) == ([5, 5], [0, 0])
    assert (game.s.battle, game.winners(), game.s.idle) == (2, "", 0)


@pytest.mark.rule("IS-WAR-6")
def test_points_must_be_counted_in_the_same_way_in_other_kinds_of_battle():
    short_battle = {"war": "points_over_2", "battle": "short"}
    game = board(
        "sT d4 N", "sS a1 N", "nS d8 S", pads={"s": "TJJSS", "n": "TJJSS"}, options=short_battle, roll=1
    )
    assert game.shoot("d4").s.points[0] == 10 + 4 + 2 + 2 * (4 + 3 + 3 + 2 + 2)
    for battle in ("all_out", "quick_all_out"):
        options = {"war": "points_over_2", "battle": battle}
        game = board("sT d4 N", "sS a1 N", "sJ b1 N", "nS d8 S", options=options, roll=1)
        assert game.shoot("d4").s.points[0] == 10 + 4 + 2 + 3
    options = {"war": "points_over_2", "blocks": "all_live"}
    game = board("sT d4 N", "nS d8 S", pads={"s": "T----", "n": "-----"}, options=options, roll=1)
    assert game.shoot("d4").s.points[0] == 10 + 4 + 8


# -- The winner of the war -----------------------------------------------------------------------------------


@pytest.mark.rule("IS-WAR-1")
@pytest.mark.parametrize(
    ("war", "results", "winners"),
    [
        ("best_of_3", "s s", "s"),
        ("best_of_3", "n s n", "n"),
        ("best_of_3", "s n s", "s"),
        ("best_of_3", "s draw draw", "s"),
        ("best_of_3", "draw draw n", "n"),
        ("best_of_3", "s n draw", "s n"),
        ("best_of_3", "draw draw draw", "s n"),
        ("best_of_5", "s s s", "s"),
        ("best_of_5", "s n s s", "s"),
        ("best_of_5", "s n s n n", "n"),
        ("best_of_5", "s n draw n draw", "n"),
        ("best_of_5", "n draw n draw", "n"),
    ],
)
def test_most_battles_won_must_win_the_war_and_a_drawn_battle_must_count_for_nobody(war, results, winners):
    """The war ends as soon as it is decided, and not earlier."""
    game = after_battles(war, *results.split())
    assert game.winners() == winners
    assert game.s.phase == Phase.OVER
    assert game.happened("war_drawn" if winners == "s n" else "war_won")


@pytest.mark.rule("IS-WAR-1", "IS-MODE-1")
@pytest.mark.parametrize(("owner", "winners"), [("s", "s"), ("n", "n"), ("draw", "s n")])
def test_without_a_war_there_must_be_one_battle(owner, winners):
    game = after_battle(owner, "single")
    assert (game.winners(), game.s.phase) == (winners, Phase.OVER)


@pytest.mark.rule("IS-WAR-1", "IS-SET-3")
def test_the_next_battle_must_begin_with_a_new_set_up():
    game = after_battle("s", "best_of_3")
    assert (game.s.battle, game.s.wins[:2].tolist()) == (2, [1, 0])
    assert game.question()[1] == "place_block"
    assert (game.s.to_place, game.s.live_left, game.s.safe_left, game.s.turned) == (10, 6, 4, 0)
    assert [seat["hand"] for seat in game.view_json()["seats"]] == [{"tank": 2, "jeep": 3, "soldier": 5}] * 2
    assert [seat["lost"] for seat in game.view_json()["seats"]] == [0, 0]
    assert len(game.of_kind("place_block")) == 144
    assert [seat["pad"]["column"] for seat in game.view_json()["seats"]] == [3, 10]


@pytest.mark.rule("IS-WAR-3")
@pytest.mark.parametrize(
    ("war", "results", "winners"),
    [
        ("points_over_2", "s s", "s"),
        ("points_over_2", "s n", "s n"),
        ("points_over_2", "s draw", "s"),
        ("points_over_3", "s s n", "s"),
        ("points_over_3", "n s draw", "s n"),
        ("points_over_5", "n n n s s", "n"),
        ("points_over_5", "draw draw draw draw s", "s"),
    ],
)
def test_in_a_war_of_fixed_length_most_points_must_win_and_equal_totals_must_draw(war, results, winners):
    game = after_battles(war, *results.split())
    assert (game.winners(), game.s.phase) == (winners, Phase.OVER)


@pytest.mark.rule("IS-WAR-3")
@pytest.mark.parametrize("owner", ["s", "n"])
def test_in_a_war_of_fixed_length_points_must_count_and_not_battles(owner):
    game = after_battle(owner, "points_over_3", battle=3, wins=[0, 2, 0, 0], points=[50, 24, 0, 0])
    assert game.winners() == "s"


@pytest.mark.rule("IS-T4", "IS-WAR-4")
def test_a_war_to_50_must_be_over_when_the_leader_of_38_wins_16():
    options = {"war": "points_to_50"}
    soldiers = ["sS d4 N", "sS a1 N", "sS b1 N"]
    setting = {"pads": EMPTY_PADS, "options": options, "roll": 1, "battle": 4}
    game = board(*soldiers, "nS d6 S", points=[38, 22, 0, 0], **setting).shoot("d4")
    assert game.s.points[:2].tolist() == [54, 22]
    assert game.winners() == "s"
    game = board(*soldiers, "nS d6 S", points=[33, 49, 0, 0], **setting).shoot("d4")
    assert (game.s.points[:2].tolist(), game.winners(), game.s.battle) == ([49, 49], "", 5)


@pytest.mark.rule("IS-WAR-4")
@pytest.mark.parametrize(
    ("war", "target"), [("points_to_30", 30), ("points_to_50", 50), ("points_to_100", 100)]
)
def test_a_war_to_a_target_must_be_won_by_the_first_player_to_reach_it(war, target):
    undecided = after_battle("s", war, battle=9, points=[target - 13, 0, 0, 0])
    assert (undecided.winners(), undecided.s.phase) == ("", Phase.BLOCKS)
    assert after_battle("s", war, battle=9, points=[target - 12, target - 1, 0, 0]).winners() == "s"
    assert after_battle("n", war, battle=9, points=[target - 1, target - 12, 0, 0]).winners() == "n"


@pytest.mark.rule("IS-WAR-4")
@pytest.mark.parametrize(
    ("before", "winners"),
    [((45, 48), "n"), ((46, 45), "s"), ((45, 45), ""), ((44, 45), "n"), ((44, 44), "")],
)
def test_a_draw_with_both_over_the_target_must_be_won_by_the_higher_total_or_play_must_go_on(before, winners):
    game = after_battle("draw", "points_to_50", battle=5, points=[*before, 0, 0])
    assert game.winners() == winners
    assert game.s.phase == (Phase.OVER if winners else Phase.BLOCKS)


@pytest.mark.rule("IS-WAR-4")
def test_equal_totals_over_the_target_must_lead_to_another_battle():
    assert after_battle("s", "points_to_50", battle=6, points=[50, 50, 0, 0]).winners() == "s"
    assert after_battle("draw", "points_to_50", battle=6, points=[50, 50, 0, 0]).winners() == ""


# -- The starting player -------------------------------------------------------------------------------------


@pytest.mark.rule("IS-WAR-5")
@pytest.mark.parametrize("result", ["s", "n", "draw"])
@pytest.mark.parametrize(("first", "then"), [(0, "n"), (1, "s")])
def test_the_starting_player_must_alternate_for_every_result(first, then, result):
    game = after_battle(result, "best_of_5", first=first)
    assert game.question() == (then, "place_block")
    assert game.event("battle_began")["args"] == {"number": 2, "seat": {"seat": 1 - first}}


@pytest.mark.rule("IS-WAR-1", "IS-WAR-5")
def test_wars_in_random_games_must_end():
    starters = {}  # by the number of the battle: whether the first turn was that of the starting player
    ends = 0
    for step in steps_of(6, war="best_of_3"):
        for _, args in step.events(Event.BATTLE_BEGAN):
            assert args["seat"] == 1 - step.s.first
        if step.then.turns == 1 and step.s.turns == 0:
            starters.setdefault(int(step.s.battle), set()).add(step.then.turn == step.s.first)
        if step.then.phase == Phase.OVER:
            ends += 1
            wins = step.then.wins[:2].tolist()
            assert max(wins) == 2 or step.then.battle == 3
            assert step.then.winners == (0b11 if wins[0] == wins[1] else 0b01 if wins[0] > wins[1] else 0b10)
    assert ends == 6
    assert 2 in starters  # second battles began
    assert all(started == {True} for started in starters.values())


# -- Views -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-END-1", "IS-MODE-2")
@pytest.mark.parametrize(("battle", "goal"), [("full", "last"), ("short", "five"), ("all_out", "last")])
def test_the_view_must_contain_the_goal_of_a_battle_and_the_characters_left(battle, goal):
    south, north = (
        [f"{owner}S {column}{row} N" for column in "abcde"] for owner, row in (("s", 4), ("n", 8))
    )
    pads = {"s": "TJ---", "n": "TJJ--"} if battle != "all_out" else {}
    view = board(*south, "sT f4 N", *north, "nT f8 S", pads=pads, options={"battle": battle}).view_json()
    assert view["goal"] == {"id": goal, "args": {}, "target": None}
    assert [seat["left"] for seat in view["seats"]] == ([8, 9] if pads else [6, 6])


@pytest.mark.rule("IS-WAR-1", "IS-WAR-3", "IS-WAR-4")
@pytest.mark.parametrize(
    ("war", "goal", "scores"),
    [
        ("best_of_3", {"id": "war_wins", "of": 3}, (1, 0)),
        ("points_over_2", {"id": "war_points", "of": 2}, (12, 7)),
        ("points_to_50", {"id": "war_to", "points": 50}, (12, 7)),
    ],
)
def test_the_view_must_contain_the_goal_of_a_war_and_both_scores(war, goal, scores):
    setting = {"battle": 2, "wins": [1, 0, 0, 0], "points": [12, 7, 0, 0], "options": {"war": war}}
    goal_json = board("sS d4 N", "nS d6 S", **setting).view_json()["goal"]
    shown = {"one": {"seat": 0}, "first": scores[0], "two": {"seat": 1}, "second": scores[1], "battle": 2}
    assert goal_json["args"] == shown | {"aim": {"term": "goal-last"}} | {
        k: goal[k] for k in goal if k != "id"
    }
    assert goal_json["id"] == goal["id"]
