"""Control of lands, abandonment, and resources in abandoned lands (AW-CTRL)."""

import pytest

from games.awakened.board import board

# -- Control -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-CTRL-1", "AW-TRAP-15")
def test_people_or_soldiers_must_control_a_land_and_buildings_or_resources_may_not():
    game = board("move", B2="red 2p", B3="red 1M", B4="free 3r CFR")
    lands = {cell["id"]: cell["owner"] for cell in game.view()["cells"]}
    assert (lands["B2"], lands["B3"], lands["B4"]) == (0, 0, None)


@pytest.mark.rule("AW-CTRL-2", "AW-CTRL-3", "AW-MOVE-1")
def test_no_people_may_enter_a_land_held_by_soldiers_of_another():
    game = board("move", D3="red 4p 1r", D4="green 1M")
    game.act("move_from", cell="D3")
    assert game.refuse("move_to", cell="D4") == "HELD_BY_ANOTHER"


@pytest.mark.rule("AW-CTRL-3")
def test_own_people_and_resources_may_enter_a_land_held_by_soldiers():
    game = board("move", D3="red 4p 2r", D4="red 1M")
    game.move("D3", "D4", people=1, resources=1).end()
    assert game.at("D4") == "red 1p 1r 1V"


@pytest.mark.rule("AW-CTRL-3", "AW-RES-3", "AW-TRAP-24")
def test_a_land_with_soldiers_alone_must_neither_grow_nor_produce():
    game = board("population", D4="red 1M F 4|x2")
    assert game.at("D4") == "red 1M F"


# -- Abandonment ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-CTRL-4", "AW-T33", "AW-BLD-8", "AW-TRAP-17")
def test_an_abandoned_land_must_lose_its_defence_and_keep_its_other_buildings():
    game = board("move", D3="red 3p CFRD", D4="free")
    game.move("D3", "D4", people=3).end()
    assert game.at("D3") == "free CFR"
    assert game.s.stock.tolist() == [12, 12, 12, 13]
    assert game.args_of("land_abandoned") == [{"seat": {"seat": 0}, "cell": "D3", "resources": 0}]


@pytest.mark.rule("AW-CTRL-5", "AW-T34")
def test_a_land_that_is_left_and_entered_in_one_order_may_not_be_abandoned():
    game = board("move", D3="red 3p", D4="red 2p D")
    game.move("D3", "D4", people=3).move("D4", "D3", people=2).end()
    assert (game.at("D3"), game.at("D4")) == ("red 2p", "red 3p D")


@pytest.mark.rule("AW-CTRL-4")
@pytest.mark.parametrize(("stage", "people"), [("population", "1p"), ("resources", "2p")])
def test_a_land_whose_people_die_must_be_abandoned_at_the_end_of_the_phase(stage, people):
    game = board(stage, D3=f"red {people} D 4|0")
    assert game.at("D3") == "free"


@pytest.mark.rule("AW-CTRL-6", "AW-TRAP-28")
def test_resources_left_behind_must_belong_to_nobody_and_then_to_the_next_controller():
    game = board("move", D3="red 3p 4r", D4="free", E3="green 3p", E4="green 2p 2r")
    game.move("D3", "D4", people=3).end()
    assert game.at("D3") == "free 4r"
    assert [seat["resources"] for seat in game.view()["seats"]] == [0, 2]
    game.move("E3", "D3", people=1).end()
    assert game.at("D3") == "green 1p 4r"
    assert game.args_of("resources_found") == [{"seat": {"seat": 1}, "cell": "D3", "found": 4}]
    assert [seat["resources"] for seat in game.view()["seats"]] == [0, 6]


@pytest.mark.rule("AW-CTRL-6", "AW-RES-11")
def test_resources_beyond_the_markers_of_the_next_controller_must_be_lost():
    game = board("move", D3="red 3p 18r", D4="free 5r")
    game.move("D3", "D4", people=1).end()
    assert game.at("D4") == "red 1p 2r"
    assert game.args_of("resources_lost") == [{"seat": {"seat": 0}, "cell": "D4", "lost": 3}]


@pytest.mark.rule("AW-CTRL-6")
def test_by_an_option_resources_left_behind_may_be_lost():
    game = board("move", options={"abandoned_resources": "lost"}, D3="red 3p 4r", D4="free")
    game.move("D3", "D4", people=3).end()
    assert game.at("D3") == "free"


@pytest.mark.rule("AW-CTRL-7")
def test_other_seats_may_enter_an_empty_chamber_and_live_there():
    game = board("move", G3="free 2r", F4="red 3p", F3="green 3p")
    game.move("F4", "G3", people=2).end()
    assert game.at("G3") == "red 2p 2r"
    chamber = next(cell for cell in game.view()["cells"] if cell["id"] == "G3")
    assert (chamber["chamber"], chamber["owner"], chamber["limit"]) == (1, 0, 5)


@pytest.mark.rule("AW-CTRL-7", "AW-RAID-12")
def test_other_seats_may_raid_and_conquer_a_chamber():
    game = board("military", F3="red 2M", G3="green 1M 2r", F4="green 2p")
    game.march("F3", "G3", fresh=2).act("raid").act("conquer", cell="F3", rank="fresh")
    assert game.at("G3") == "red 2r 1M"
