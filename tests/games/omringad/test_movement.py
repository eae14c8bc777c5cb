"""Moves: one group, one path, one destination (OM-MOVE)."""

import pytest

from games.omringad.board import Illegal, position
from stridsplan.games.omringad.state import Ask

TWO_PLAIN_ROWS = "..... ..... LLC.. VMF.. VMF.."
LAKES_AROUND_A11 = ".L... L.C.. VMF.. VMF.. ....."


def open_land(stacks, **setting):
    """A position in which the first two rows of country A are plain."""
    return position(stacks, layout={0: TWO_PLAIN_ROWS}, **setting)


@pytest.mark.rule("OM-MOVE-1")
def test_players_must_move_one_group_at_a_time_in_turn():
    game = position({"A23": {0: "2 merc"}, "B23": {1: "2 merc"}})
    game.move(0, "A23", "merc", "A13")
    assert game.to_act() == [1]
    game.move(1, "B23", "merc", "B13")
    assert game.to_act() == [0]


@pytest.mark.rule("OM-MOVE-2")
def test_a_move_must_be_of_tiles_that_stand_in_one_square():
    game = position({"A23": {0: "merc, rider"}, "A13": {0: "elite"}})
    game.acts(0, {"kind": "start", "square": "A23"}, {"kind": "take", "unit": "merc"})
    assert game.refuse(0, kind="take", unit="elite") == Illegal.NOTHING_LEFT_TO_MOVE
    assert game.refuse(0, kind="start", square="A13") == Illegal.COMPOUND_ACTION_BEGUN
    assert game.refuse(0, kind="start", square="B13") == Illegal.COMPOUND_ACTION_BEGUN
    assert position().refuse(0, kind="start", square="A13") == Illegal.NO_TILE_THERE


@pytest.mark.rule("OM-MOVE-3")
def test_no_tile_may_be_left_or_added_on_the_way():
    game = open_land({"A11": {0: "2 rider"}, "A12": {0: "rider"}})
    game.acts(
        0, {"kind": "start", "square": "A11"}, {"kind": "take_all"}, {"kind": "step", "direction": "east"}
    )
    assert game.refuse(0, kind="take", unit="rider") == Illegal.NOT_ASKED
    game.act(0, kind="stop")
    assert game.tiles("A12", 0) == "3 rider"


@pytest.mark.rule("OM-MOVE-4")
def test_a_tile_may_move_once_a_round():
    game = open_land({"A11": {0: "rider"}}).move(0, "A11", "rider", "A12")
    assert game.ask == Ask.REINFORCE  # nobody has anything left to move
    game = open_land({"A11": {0: "rider"}, "A21": {0: "merc"}}).move(0, "A11", "rider", "A12")
    assert game.refuse(0, kind="start", square="A12") == Illegal.NOTHING_LEFT_TO_MOVE


@pytest.mark.rule("OM-MOVE-5", "OM-T57", "OM-TRAP-7")
def test_passing_must_be_final_and_let_the_others_move_on():
    game = open_land({"A11": {0: "6 merc"}, "B13": {1: "merc"}})
    game.move(0, "A11", "merc", "A12").act(1, kind="pass")
    for _ in range(5):
        assert game.to_act() == [0]
        game.move(0, "A11", "merc", "A12")
    assert game.ask == Ask.REINFORCE


@pytest.mark.rule("OM-MOVE-6")
def test_a_player_without_a_legal_move_must_pass_automatically():
    game = open_land({"A11": {0: "2 merc"}})
    game.move(0, "A11", "merc", "A12")
    assert game.happened("passed")
    assert game.s.passed == 1 << 1


@pytest.mark.rule("OM-MOVE-6")
def test_a_seat_whose_tiles_are_surrounded_by_lakes_must_not_be_asked_to_move():
    # In round 1 the tile on A11 cannot leave across the border
    game = position({"A11": {0: "merc"}, "B13": {1: "2 merc"}}, round=1, turn=1,
                    layout={0: LAKES_AROUND_A11})  # fmt: skip
    game.move(1, "B13", "merc", "B14")
    assert game.to_act() == [1]
    assert game.s.passed == 1 << 0


@pytest.mark.rule("OM-MOVE-7", "OM-T38")
def test_a_move_must_have_a_step_and_may_return_to_its_start():
    game = position({"A25": {0: "rider"}}, control={"B45": 1})
    game.acts(0, {"kind": "start", "square": "A25"}, {"kind": "take", "unit": "rider"})
    assert game.refuse(0, kind="stop") == Illegal.NO_STEP_YET
    game.act(kind="step", direction="east").act(kind="step", direction=game.direction("A25")).act(kind="stop")
    assert game.control("B45") == 0
    assert game.tiles("A25", 0) == "rider"
    assert game.stack("A25", 0)["moved"] == 1


@pytest.mark.rule("OM-MOVE-8")
@pytest.mark.parametrize(
    ("unit", "steps"),
    [("merc", 1), ("elite", 2), ("archer", 2), ("rider", 3), ("catapult", 1), ("general", 2), ("mage", 2),
     ("diplomat", 1), ("infiltrator", 2), ("elephants", 3), ("pirates", 2), ("sharpshooters", 2)],
)  # fmt: skip
def test_a_tile_may_make_as_many_steps_as_its_f_value(unit, steps):
    assert longest_walk(open_land({"A11": {0: unit}}), unit) == steps


def longest_walk(game, group, row=("A12", "A13", "A14", "A15")):
    """The number of steps that a group on A11 may make along a row."""
    for number in range(len(row), 0, -1):
        if game.why_not_move(0, "A11", group, " ".join(row[:number])) == Illegal.NONE:
            return number
    return 0


@pytest.mark.rule("OM-MOVE-10")
def test_a_group_must_go_no_farther_than_its_slowest_tile():
    assert longest_walk(open_land({"A11": {0: "rider, merc"}}), "rider, merc") == 1
    assert longest_walk(open_land({"A11": {0: "rider, elite"}}), "rider, elite") == 2


@pytest.mark.rule("OM-MOVE-11", "OM-TRAP-11", "OM-T4")
@pytest.mark.parametrize(
    ("unit", "steps"),
    [("archer", 1), ("pirates", 1), ("elephants", 2), ("merc", 1), ("elite", 2), ("rider", 3), ("catapult", 1),
     ("sharpshooters", 2)],
)  # fmt: skip
def test_damage_must_slow_only_archers_pirates_and_elephants(unit, steps):
    assert longest_walk(open_land({"A11": {0: f"{unit}*"}}), f"{unit}*") == steps


@pytest.mark.rule("OM-MOVE-13", "OM-T32", "OM-TRAP-10")
def test_entering_a_mountain_must_end_the_move():
    game = position({"A21": {0: "rider"}})
    assert game.why_not_move(0, "A21", "rider", "A31 A41") == Illegal.TOO_FAR
    game.move(0, "A21", "rider", "A31")
    assert game.tiles("A31", 0) == "rider"


@pytest.mark.rule("OM-MOVE-14", "OM-T31")
@pytest.mark.parametrize("companions", ["", ", horses"])
def test_a_move_from_a_mountain_must_be_one_step_with_or_without_horses(companions):
    game = position({"A31": {0: "rider" + companions}})
    game.move(0, "A31", "rider" + companions, "A32")
    assert game.tiles("A32", 0) == "rider" + companions


@pytest.mark.rule("OM-MOVE-15", "OM-T34")
def test_only_pirates_may_enter_a_lake_and_they_must_stop():
    game = position({"A14": {0: "pirates, merc"}})
    assert game.why_not_move(0, "A14", "merc", "A15") == Illegal.LAKE
    assert game.why_not_move(0, "A14", "pirates, merc", "A15") == Illegal.LAKE
    game.move(0, "A14", "pirates", "A15")
    assert game.tiles("A15", 0) == "pirates"
    again = position({"A15": {0: "pirates"}}).move(0, "A15", "pirates", "A25")
    assert again.tiles("A25", 0) == "pirates"
    damaged = position({"A14": {0: "pirates*"}}).move(0, "A14", "pirates*", "A15")
    assert damaged.tiles("A15", 0) == "pirates*"


@pytest.mark.rule("OM-MOVE-16")
@pytest.mark.parametrize("enemy", ["merc", "mage", "diplomat"])
def test_meeting_any_hostile_tile_must_end_the_move(enemy):
    game = open_land({"A11": {0: "rider"}, "A12": {1: enemy}, "B11": {0: "merc"}})  # B11 can still move
    game.acts(0, {"kind": "start", "square": "A11"}, {"kind": "take", "unit": "rider"})
    game.act(0, kind="step", direction="east")
    assert game.tiles("A12", 0) == "rider"


@pytest.mark.rule("OM-MOVE-16", "OM-DRAGON-3")
def test_meeting_the_dragon_must_end_the_move():
    game = open_land({"A11": {0: "rider"}, "B13": {1: "merc"}}, dragon="A12")
    game.acts(0, {"kind": "start", "square": "A11"}, {"kind": "take", "unit": "rider"})
    game.act(0, kind="step", direction="east")
    assert game.tiles("A12", 0) == "rider"


@pytest.mark.rule("OM-MOVE-17")
def test_groups_must_be_able_to_join_in_one_attack_and_defenders_to_reinforce():
    stacks = {"A13": {1: "merc"}, "A12": {0: "merc"}, "A14": {0: "merc"}, "A23": {1: "elite"}}
    game = open_land(stacks)
    game.move(0, "A12", "merc", "A13").move(1, "A23", "elite", "A13").move(
        0, "A14", "merc", "A13", faces=[6, 6, 1, 1]
    )
    shown = [event["what"] for event in game.all_of("force_shown")]
    assert [sum(tile["count"] for tile in force["tiles"]) for force in shown] == [2, 2]


@pytest.mark.rule("OM-MOVE-18")
def test_passing_beside_enemies_must_have_no_effect():
    assert (
        longest_walk(open_land({"A11": {0: "rider"}, "A22": {1: "4 merc"}, "A23": {1: "4 merc"}}), "rider")
        == 3
    )


@pytest.mark.rule("OM-MOVE-19")
def test_any_number_of_tiles_may_stand_in_a_square():
    game = open_land(
        {"A11": {0: "16 merc, 6 elite, 4 archer, 4 rider, 2 catapult, 2 general"}, "A12": {0: "general"}}
    )
    game.move(0, "A12", "general", "A11")
    assert game.stack("A11", 0)["height"] == 35


@pytest.mark.rule("OM-MOVE-20")
def test_tiles_must_be_unmoved_again_at_the_end_of_the_round():
    game = open_land({"A11": {0: "merc"}}).move(0, "A11", "merc", "A12")
    assert game.stack("A12", 0)["moved"] == 1
    game.act(kind="end_reinforcement").act(kind="end_reinforcement", draws=[0])
    assert game.stack("A12", 0)["moved"] == 0


def test_a_late_seat_must_pass_or_end_its_move():
    game = open_land({"A11": {0: "rider"}})
    assert game.timeout_action() == {"kind": "pass"}
    game.act(kind="start", square="A11")
    assert game.timeout_action()["kind"] == "take"
    game.act(kind="take", unit="rider")
    assert game.timeout_action()["kind"] == "step"
    game.act(kind="step", direction="east")
    assert game.timeout_action() == {"kind": "stop"}
