"""Chains of blocks (IS-CHAIN)."""

import numpy as np
import pytest

from depth import depth
from games.island.board import board, fresh
from games.island.naive import around, name_of, place_of
from games.island.play import place_blocks, skirmishes
from stridsplan.games.island.state import Event

UNLIMITED = {"chain_depth": "unlimited"}
T22 = ("sS d4 N", "nJ g9 S", "nS f9 S")  # the characters of test case IS-T22 of the catalogue


@pytest.mark.rule("IS-T20", "IS-CHAIN-1")
def test_a_live_block_must_set_off_its_neighbour_which_must_remove_its_own_neighbours():
    game = board("sS d4 N", "nJ f8 S", "nT e8 S", "nS g6 S", blocks="*d6 *e7", roll=1)
    game.shoot("d4")
    assert game.turned() == {"d6": "live", "e7": "live"}
    assert game.lost() == {"f8": "explosion", "e8": "explosion"}
    assert game.at("g6") == "nS S"


@pytest.mark.rule("IS-T21", "IS-CROSS-5", "IS-TRAP-13")
def test_a_chained_block_next_to_the_shooter_must_remove_it():
    game = board("sS d4 N", "sT k1 N", blocks="*d6 *e5", roll=1).shoot("d4")
    assert game.lost() == {"d4": "explosion"}


@pytest.mark.rule("IS-T22", "IS-CHAIN-2", "IS-TRAP-12")
def test_a_chain_must_stop_after_one_step():
    game = board(*T22, blocks="*d6 *e7 *f8", roll=1).shoot("d4")
    assert game.turned() == {"d6": "live", "e7": "live"}
    assert game.all_at("f8 g9 f9") == ["block", "nJ S", "nS S"]
    assert game.lost() == {}


@pytest.mark.rule("IS-T22", "IS-CHAIN-2")
def test_by_option_a_chain_must_continue():
    game = board(*T22, blocks="*d6 *e7 *f8", roll=1, options=UNLIMITED).shoot("d4")
    assert game.turned() == {"d6": "live", "e7": "live", "f8": "live"}
    assert game.lost() == {"g9": "explosion", "f9": "explosion"}


@pytest.mark.rule("IS-CHAIN-2", "IS-CHAIN-3")
def test_by_option_a_chain_must_still_stop_at_a_safe_block():
    game = board(*T22, "nS f7 S", blocks="*d6 oe7 *f8", roll=1, options=UNLIMITED).shoot("d4")
    assert game.turned() == {"d6": "live", "e7": "safe"}
    assert game.lost() == {}
    assert game.at("f8") == "block"


@pytest.mark.rule("IS-T23", "IS-CHAIN-1", "IS-TRAP-12")
def test_a_chained_safe_block_must_be_removed_alone():
    game = board("sS d4 N", "nJ f8 S", blocks="*d6 oe7", roll=1).shoot("d4")
    assert game.all_at("d6 e7 f8") == [None, None, "nJ S"]
    assert game.turned() == {"d6": "live", "e7": "safe"}


@pytest.mark.rule("IS-T24", "IS-CHAIN-3")
@pytest.mark.parametrize("options", [{}, UNLIMITED])
def test_a_safe_block_may_set_off_nothing(options):
    game = board("sS d4 N", "nS e6 S", blocks="od6 *e7", roll=1, options=options).shoot("d4")
    assert game.all_at("d6 e7 e6") == [None, "block", "nS S"]


@pytest.mark.rule("IS-CHAIN-1")
def test_a_landing_must_set_off_neighbours_like_a_shot():
    game = board("sS d4 N", "sT k1 N", "nS f8 S", blocks="*d6 *e7", roll=2).move("d4", "d6")
    assert game.turned() == {"d6": "live", "e7": "live"}
    assert set(game.lost()) == {"d6", "f8"}


@pytest.mark.rule("IS-CHAIN-1")
@pytest.mark.parametrize("beside", ["c5", "e5", "c7", "e7"])
def test_blocks_on_every_corner_must_be_set_off(beside):
    game = board("sT d2 N", blocks=f"*d6 o{beside}", roll=1).shoot("d2")
    assert game.turned() == {"d6": "live", beside: "safe"}


@pytest.mark.rule("IS-CHAIN-1", "IS-CHAIN-4")
def test_two_neighbours_must_both_be_set_off():
    """Both blocks beside d6 explode, and remove b8 and f4; f8 is beside none of the three."""
    game = board("sT d2 N", "nS b8 S", "nS f8 S", "nJ f4 N", blocks="*d6 *c7 *e5", roll=1).shoot("d2")
    assert game.turned() == {"d6": "live", "c7": "live", "e5": "live"}
    assert game.lost() == {"b8": "explosion", "f4": "explosion"}
    assert game.at("f8") == "nS S"


@pytest.mark.rule("IS-CHAIN-4", "IS-TRAP-22")
def test_all_removals_must_be_computed_on_the_position_before():
    """Each is lost once: d5 in the line and beside d6, e6 beside both blocks, f6 beside the chained one."""
    game = board("sT d2 N", "nS d5 S", "nS e6 S", "sS f6 N", blocks="*d6 *e7", roll=1).shoot("d2")
    assert game.lost() == {"d5": "explosion", "e6": "explosion", "f6": "explosion"}
    assert (game.count("s"), game.count("n")) == (2, 1)
    assert len([event for event in game.events() if event["id"] == "lost"]) == 3


@pytest.mark.rule("IS-CHAIN-4")
def test_a_shot_that_removes_the_shooter_must_still_remove_the_others():
    game = board("sS d4 N", "nS d7 S", "nS f6 S", blocks="*d6 *e5", roll=3).shoot("d4")
    assert game.lost() == {"d4": "explosion", "d7": "explosion", "f6": "explosion"}


@pytest.mark.rule("IS-CHAIN-5")
@pytest.mark.parametrize("seed", range(10))
def test_blocks_may_touch_only_at_corners_and_at_most_two_others(seed):
    """Blocks are placed as near to each other as possible."""
    game, chance = fresh(), np.random.default_rng(seed)
    for _ in range(10):
        laid = [place_of(name) for name in game.view_json()["blocks"]]
        free = [place_of(action["square"]) for action in game.legal()]
        near = [place for place in free if any(place in around(block) for block in laid)] or free
        game.block(name_of(near[int(chance.integers(len(near)))]))
    blocks = {place_of(name) for name in game.view_json()["blocks"]}
    touching = {block: around(block) & blocks for block in blocks}
    assert max(len(others) for others in touching.values()) == 2
    assert all(x != block[0] and y != block[1] for block, others in touching.items() for x, y in others)


@pytest.mark.rule("IS-CHAIN-5", "IS-CHAIN-2")
def test_no_activation_in_random_games_may_set_off_more_than_two_others():
    most = 0
    for step in skirmishes(depth(40, 80), blocks="all_live"):
        chained = [args for _, args in step.events(Event.BLOCK_TURNED) if args["origin"] != 0]
        most = max(most, len(chained))
        assert len(chained) <= 2
    assert most >= 1


@pytest.mark.rule("IS-CHAIN-1", "IS-CHAIN-2")
def test_of_blocks_on_a_diagonal_three_must_explode_and_by_option_all():
    squares = [f"{'abcdefghij'[k]}{k + 1}" for k in range(10)]
    game = place_blocks(fresh(options={"blocks": "all_live"}), squares)
    assert game.view_json()["blocks"] == squares
    blocks = " ".join(f"*{square}" for square in squares)
    for options, count in (({}, 3), (UNLIMITED, 10)):
        options = {"blocks": "all_live", **options}
        game = board("sT e1 N", blocks=blocks, roll=1, options=options).shoot("e1")
        assert len(game.turned()) == count
