"""Crossfire (IS-CROSS)."""

import pytest

from games.island.board import board
from games.island.naive import hit, landing, place_of, world_of
from games.island.play import skirmishes
from stridsplan.games.island.components import square_name
from stridsplan.games.island.state import BLOCK, Cause, Event, Face

# The characters of test case IS-T17 of the catalogue
T17 = ("sT d4 N", "sS d5 N", "nS d7 S", "nJ e9 S", "sS f8 N")


@pytest.mark.rule("IS-T14", "IS-CROSS-1", "IS-TRAP-7")
def test_a_hit_must_remove_all_characters_on_the_line_of_fire():
    game = board("sJ d4 N", "sS d5 N", "nS d6 W", "nT d7 S", roll=1)
    game.shoot("d4")
    assert game.lost() == {"d5": "crossfire", "d6": "crossfire", "d7": "shot"}
    assert game.at("d4") == "sJ N"
    assert (game.count("s"), game.count("n")) == (2, 1)


@pytest.mark.rule("IS-CROSS-1")
def test_characters_beside_or_behind_the_line_may_not_be_removed():
    around = ("sS c5 N", "nS e5 N", "nS c7 N", "nJ d8 S", "sS d3 N")
    game = board("sJ d4 N", "nT d7 S", *around, roll=1).shoot("d4")
    assert game.lost() == {"d7": "shot"}
    assert game.all_at("c5 e5 c7 d8 d3") == ["sS N", "nS N", "nS N", "nJ S", "sS N"]


@pytest.mark.rule("IS-T17", "IS-CROSS-2", "IS-BLOCK-5", "IS-TRAP-8")
def test_a_live_block_must_remove_the_line_of_fire_and_its_neighbours():
    game = board(*T17, blocks="*d8", roll=1)
    game.shoot("d4")
    assert game.lost() == {"d5": "crossfire", "d7": "explosion", "e9": "explosion"}
    assert game.all_at("d4 f8 d8") == ["sT N", "sS N", None]


@pytest.mark.rule("IS-T18", "IS-CROSS-3", "IS-BLOCK-7", "IS-TRAP-8")
def test_a_safe_block_may_remove_no_character():
    game = board(*T17, blocks="od8", roll=1)
    game.shoot("d4")
    assert game.lost() == {}
    assert game.turned() == {"d8": "safe"}
    assert game.all_at("d4 d5 d7 e9 f8 d8") == ["sT N", "sS N", "nS S", "nJ S", "sS N", None]


@pytest.mark.rule("IS-CROSS-4")
def test_a_landing_may_cause_no_crossfire():
    """Characters behind the lander, and on the same line past the neighbours of the block, stay."""
    game = board("sT d4 N", "sS d3 N", "nS d9 S", "nS d7 W", "sS c5 N", blocks="*d6", roll=2)
    game.move("d4", "d6")
    assert game.lost() == {"d6": "landing", "d7": "explosion", "c5": "explosion"}
    assert game.all_at("d3 d9") == ["sS N", "nS S"]


@pytest.mark.rule("IS-CROSS-5", "IS-TRAP-13")
def test_the_shooter_may_be_removed_by_a_chain_but_not_by_its_own_crossfire():
    game = board("sS d4 N", "sS d5 N", "nS d6 S", roll=1).shoot("d4")
    assert game.lost() == {"d5": "crossfire", "d6": "shot"}
    assert game.at("d4") == "sS N"
    game = board("sS d4 N", "sS d5 N", blocks="*d6 *e5", roll=1).shoot("d4")
    assert game.lost() == {"d4": "explosion", "d5": "explosion"}


@pytest.mark.rule("IS-CROSS-1", "IS-CROSS-2", "IS-CROSS-3", "IS-CROSS-4", "IS-CROSS-5")
@pytest.mark.parametrize("options", [{}, {"blocks": "all_live"}])
def test_all_losses_in_random_games_must_equal_the_naive_functions(options):
    shots = blocks = landings = 0
    for step in skirmishes(80, **options):
        world = world_of(step.s)
        for kind, args in step.events(Event.SHOT, Event.LANDED):
            turned_over = [block for _, block in step.events(Event.BLOCK_TURNED)]
            live = {place_on(block["square"]) for block in turned_over if block["face"] == Face.LIVE}
            if kind == Event.SHOT:
                shots += 1
                blocks += args["held"] == BLOCK
                lost, turned = hit(world, place_on(args["from"]), live)
            else:
                landings += 1
                start = place_on(step.s.where[args["piece"]])
                lost, turned = landing(world, start, place_on(args["square"]), live)
            losses = [each for _, each in step.events(Event.LOST) if each["cause"] != Cause.PENALTY]
            assert {place_on(each["square"]) for each in losses} == lost
            assert {place_on(block["square"]) for block in turned_over} == turned
    assert shots > 150
    assert blocks > 40
    assert landings > 20


def place_on(square):
    """Column and row of a square of the grid."""
    return place_of(square_name(int(square)))
