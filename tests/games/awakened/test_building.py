"""Phase 5, building (AW-BLD)."""

import pytest

from games.awakened.board import AWAKENED, board
from stridsplan.engine import position as engine_position
from stridsplan.games.awakened.components import Building


@pytest.mark.rule("AW-BLD-1")
def test_two_resources_of_the_land_must_pay_for_a_building():
    game = board("build", D3="red 2p 3r", D4="red 2p 1r")
    assert game.refuse("build", cell="D4", building="city") == "TOO_DEAR"
    game.act("build", cell="D3", building="city")
    assert game.at("D3") == "red 2p 1r C"
    assert game.s.stored[0] == 2
    assert game.args_of("built")[0]["building"] == {"term": "building-city"}


@pytest.mark.rule("AW-BLD-1", "AW-BLD-6")
def test_only_own_lands_may_be_built_on():
    game = board("build", D3="red 2p 2r", D4="green 2p 4r", D5="free 4r")
    assert game.cells("build") == ["D3"]
    assert game.refuse("build", cell="D4", building="city") == "NOT_YOURS"
    assert game.refuse("build", cell="D5", building="city") == "NOT_YOURS"


@pytest.mark.rule("AW-BLD-2")
def test_a_land_may_have_one_building_of_each_type():
    game = board("build", D3="red 2p 4r CF")
    assert game.refuse("build", cell="D3", building="city") == "ALREADY_BUILT"
    assert [action["building"] for action in game.legal("build")] == ["railroad", "defence"]


def test_an_existing_building_must_be_refused_with_the_reason():
    game = board("build", D3="red 2p 4r CF", D4="red 2p 1r")  # D4 cannot pay, so its buildings are not shown
    refused = engine_position.Position(AWAKENED, game.states).refused(0)
    assert [(each["cell"], each["building"], each["reason"]) for each in refused] == [
        ("D3", "city", "ALREADY_BUILT"),
        ("D3", "factory", "ALREADY_BUILT"),
    ]


@pytest.mark.rule("AW-BLD-3", "AW-T41", "AW-TRAP-20")
def test_no_more_than_thirteen_buildings_of_a_type_may_stand_on_the_map():
    game = board("build", D3="red 2p 2r", D4="green 2p")
    game.s.stock[Building.CITY] = 0
    assert game.refuse("build", cell="D3", building="city") == "NONE_IN_STOCK"
    assert [action["building"] for action in game.legal("build")] == ["factory", "railroad", "defence"]


@pytest.mark.rule("AW-BLD-3")
def test_a_destroyed_building_must_return_to_the_stock():
    game = board("military", D3="red 2M", D4="green 2p C")
    game.march("D3", "D4", fresh=2).act("raid").act("destroy", building="city")
    assert game.s.stock.tolist() == [13, 13, 13, 13]


@pytest.mark.rule("AW-BLD-4", "AW-T42", "AW-CTRL-7")
def test_nothing_may_be_built_on_a_chamber():
    game = board("build", A2="red 2p 4r", D3="red 2p 2r")
    assert game.refuse("build", cell="A2", building="factory") == "ON_CHAMBER"
    assert game.cells("build") == ["D3"]


@pytest.mark.rule("AW-BLD-5")
def test_several_buildings_may_be_built_with_resources_moved_there_in_the_same_turn():
    game = board("move", D3="red 2p 2r", D4="red 2p 2r")
    game.move("D3", "D4", resources=2).end()
    game.act("build", cell="D4", building="factory").act("build", cell="D4", building="defence")
    assert game.at("D4") == "red 2p FD"


@pytest.mark.rule("AW-BLD-6")
def test_a_land_held_by_soldiers_may_be_built_on_only_if_it_is_explored():
    game = board("build", D3="red 1M 2r", D4="red 1M 2r unexplored")
    assert game.refuse("build", cell="D3", building="defence") == "NONE"
    assert game.refuse("build", cell="D4", building="defence") == "NOT_EXPLORED"


@pytest.mark.rule("AW-BLD-7", "AW-MIL-2")
def test_a_railroad_must_help_soldiers_in_the_turn_it_is_built():
    game = board("build", D3="red 2p 1r 1M", D4="red 2p 2r")
    game.act("build", cell="D4", building="railroad").end()
    game.act("march_from", cell="D3")
    assert game.refuse("march_to", cell="D5") == "NONE"


@pytest.mark.rule("AW-BLD-7")
def test_a_city_and_a_factory_must_have_effect_from_the_next_turn_on():
    game = board("build", D3="red 4p 4r 4|=", D4="green 2p")
    game.act("build", cell="D3", building="city").act("build", cell="D3", building="factory")
    game.end()  # green's moves: red's turn ended with its last resource
    assert game.at("D3") == "red 5p 1r CF"


@pytest.mark.rule("AW-BLD-8")
def test_buildings_must_have_effect_for_the_controller_of_the_land():
    game = board("move", D3="red 4p", D4="free CF 3|=", E4="green 2p")
    game.move("D3", "D4", people=4).end().end()  # the moves of red, then those of green
    assert game.at("D4") == "red 4p 1r CF"
