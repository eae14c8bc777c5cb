"""Obstacle blocks (IS-BLOCK)."""

import pytest

from games.island.board import board
from games.island.play import skirmishes
from stridsplan.games.island.state import BLOCK, Event, Phase

NEIGHBOURS = ["c7", "d7", "e7", "c8", "e8", "c9", "d9", "e9"]  # the neighbours of d8


@pytest.mark.rule("IS-BLOCK-1")
def test_a_block_must_stay_and_block_the_way_until_it_is_activated():
    game = board("sS d4 N", "sS c6 N", "nS e6 S", "sT d3 N", "nS d7 S", blocks="*d6", roll=1)
    assert game.shots() == {"d4 d6"}  # the tank's line is blocked
    game.move("d4", "d5")
    assert game.all_at("d6 c6 e6 d7") == ["block", "sS N", "nS S", "nS S"]
    assert board("sS d4 N", "sT k1 N", blocks="d5", roll=3).moves("d4") == set()


@pytest.mark.rule("IS-BLOCK-1", "IS-BLOCK-2")
def test_blocks_in_random_games_may_leave_only_by_an_activation():
    gone = 0
    for step in skirmishes(60):
        if step.s.phase != Phase.BATTLE:
            continue
        before, after = set((step.s.grid == BLOCK).nonzero()[0]), set((step.then.grid == BLOCK).nonzero()[0])
        turned = {args["square"] for _, args in step.events(Event.BLOCK_TURNED)}
        gone += len(turned)
        assert before - after == turned
        assert after <= before
        # Blocks that no other block set off
        first = [args["square"] for _, args in step.events(Event.BLOCK_TURNED) if args["origin"] == 0]
        shot = [args["target"] for _, args in step.events(Event.SHOT) if args["held"] == BLOCK]
        landed = [args["square"] for _, args in step.events(Event.LANDED)]
        assert first == shot + landed
    assert gone > 80


@pytest.mark.rule("IS-BLOCK-2")
def test_a_block_may_be_activated_by_a_shot_a_landing_or_a_live_neighbour():
    assert board("sS d4 N", blocks="od6", roll=1).shoot("d4").turned() == {"d6": "safe"}
    assert board("sS d4 N", blocks="od6", roll=2).move("d4", "d6").turned() == {"d6": "safe"}
    game = board("sS d4 N", blocks="*d6 oe7", roll=1).shoot("d4")
    assert game.turned() == {"d6": "live", "e7": "safe"}


@pytest.mark.rule("IS-BLOCK-2")
def test_an_explosion_two_squares_away_may_not_activate_a_block():
    game = board("sS d4 N", blocks="*d6 f8 f7 b5", roll=1).shoot("d4")
    assert game.turned() == {"d6": "live"}
    assert game.all_at("f8 f7 b5") == ["block"] * 3


@pytest.mark.rule("IS-BLOCK-3")
@pytest.mark.parametrize(("mark", "face"), [("*", "live"), ("o", "safe")])
def test_an_activated_block_must_be_shown_to_all_and_leave_the_island(mark, face):
    game = board("sT d4 N", blocks=f"{mark}d8 b2", roll=1).shoot("d4")
    assert game.at("d8") is None
    picture = game.view_json()
    assert picture["turned"][-1] == {"square": "d8", "face": face}
    assert picture["blocks"] == ["b2"]
    assert game.event("block_turned")["args"]["face"] == face


@pytest.mark.rule("IS-BLOCK-4")
@pytest.mark.parametrize("number", range(1, 6))
def test_a_character_that_lands_must_stand_on_the_square_of_the_block(number):
    game = board("sT d4 N", "sS k1 N", blocks=f"od{4 + number}", roll=number)
    game.move("d4", f"d{4 + number}")
    assert game.all_at(f"d4 d{4 + number}") == [None, "sT N"]


@pytest.mark.rule("IS-T25", "IS-BLOCK-4", "IS-BLOCK-7")
def test_a_character_that_lands_on_a_safe_block_must_stay_there():
    game = board("sS d4 N", blocks="od6", roll=2).move("d4", "d6")
    assert game.at("d6") == "sS N"
    assert (game.lost(), game.turned()) == ({}, {"d6": "safe"})


@pytest.mark.rule("IS-T16", "IS-BLOCK-7")
def test_a_safe_block_that_is_shot_must_be_removed_alone():
    game = board("sJ d4 N", "nT d8 S", blocks="od7", roll=1).shoot("d4")
    assert game.all_at("d7 d8") == [None, "nT S"]
    assert game.lost() == {}


@pytest.mark.rule("IS-BLOCK-5")
@pytest.mark.parametrize("owner", ["s", "n"])
@pytest.mark.parametrize("square", NEIGHBOURS)
def test_a_live_block_must_remove_each_of_its_eight_neighbours(owner, square):
    game = board("sT d4 N", f"{owner}S {square} E", blocks="*d8", roll=1).shoot("d4")
    assert game.lost() == {square: "explosion"}
    # South has the tank, and each side a soldier on its pad
    assert game.count(owner) == (2 if owner == "s" else 1)


@pytest.mark.rule("IS-BLOCK-5")
def test_a_live_block_may_not_reach_further():
    ring = ["b6", "c6", "e6", "f6", "b8", "f8", "b10", "d10"]
    pieces = [f"{name} {square} E" for name, square in zip(["sS", "nS"] * 4, ring, strict=True)]
    game = board("sT d4 N", *pieces, blocks="*d8", roll=1).shoot("d4")
    assert game.lost() == {}
    assert None not in game.all_at(" ".join(ring))


@pytest.mark.rule("IS-BLOCK-5")
@pytest.mark.parametrize(
    ("block", "square", "facing", "near"),
    [
        ("a5", "e5", "W", "a4 a6 b4 b5 b6"),
        ("a1", "e1", "W", "a2 b1 b2"),
        ("l12", "h12", "E", "k12 k11 l11"),
    ],
)
def test_at_the_edge_only_neighbours_on_the_island_must_be_removed(block, square, facing, near):
    enemies = [f"nS {beside} N" for beside in near.split()]
    game = board(f"sT {square} {facing}", *enemies, blocks=f"*{block}", roll=1, pads={"n": "J----"})
    assert set(game.shoot(square).lost()) == set(near.split())


@pytest.mark.rule("IS-BLOCK-6", "IS-TRAP-11")
def test_a_character_that_lands_on_a_live_block_must_be_removed_too():
    game = board("sS d4 N", "sT k1 N", "nS e7 S", blocks="*d6", roll=2).move("d4", "d6")
    assert game.lost() == {"d6": "landing", "e7": "explosion"}
    assert game.at("d6") is None


@pytest.mark.rule("IS-BLOCK-6")
def test_by_option_a_character_that_lands_on_a_live_block_may_survive():
    options = {"lander_survives": True}
    game = board("sS d4 N", "sT k1 N", "nS e7 S", blocks="*d6", roll=2, options=options).move("d4", "d6")
    assert game.lost() == {"e7": "explosion"}
    assert game.at("d6") == "sS N"


@pytest.mark.rule("IS-BLOCK-6")
@pytest.mark.parametrize(("survives", "expected"), [(False, {"d5", "e7"}), (True, {"e7"})])
def test_the_risk_of_a_landing_must_contain_the_lander_unless_it_survives(survives, expected):
    options = {"lander_survives": survives}
    game = board("sS d5 N", "sT k1 N", "nS e7 S", blocks="*d6", roll=1, options=options)
    (action,) = (each for each in game.legal() if each["kind"] == "move" and each["to"] == "d6")
    assert {lost["square"] for lost in action["risk"]["takes"]} == expected


@pytest.mark.rule("IS-BLOCK-7")
def test_a_landing_on_a_safe_block_must_remove_no_character():
    game = board("sS d6 N", "nS c7 N", "sS e9 N", "nJ d9 N", blocks="od8", roll=2).move("d6", "d8")
    assert game.all_at("d8 c7 e9 d9") == ["sS N", "nS N", "sS N", "nJ N"]
    assert game.lost() == {}


@pytest.mark.rule("IS-BLOCK-8")
def test_a_landing_must_not_change_the_facing():
    game = board("sS d4 N", "sT k1 N", blocks="od6", roll=2)
    assert {move for move in game.moves("d4") if move.startswith("d6")} == {"d6 N"}
    game = board("sS d4 N", "sT k1 N", blocks="od6", roll=3)
    assert game.moves("d4") == set()


@pytest.mark.rule("IS-BLOCK-9")
@pytest.mark.parametrize("turn", ["s", "n"])
def test_either_player_may_activate_any_block(turn):
    shot = {"s": "d4 d8", "n": "d12 d8"}[turn]
    assert board("sT d4 N", "nT d12 S", blocks="*d8", turn=turn, roll=1).shots() == {shot}
    game = board("sS d4 N", "nS d12 S", blocks="od8", turn=turn, roll=4)
    assert {"s": "d8 N", "n": "d8 S"}[turn] in game.moves({"s": "d4", "n": "d12"}[turn])
