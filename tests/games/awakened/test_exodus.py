"""The extra rule Exodus (AW-EXO)."""

import pytest

from games.awakened.board import board

EXODUS = {"exodus": True}
# A land whose three people starve
POOR = "red 3p 3|0"


def fled(game):
    """The flights of the last action: (from, to)."""
    return [(event["from"], event["to"]) for event in game.args_of("person_fled")]


@pytest.mark.rule("AW-EXO-1", "AW-EXO-2", "AW-EXO-3", "AW-T46", "AW-TRAP-27")
def test_people_who_would_starve_must_flee_to_the_stores_of_other_players():
    game = board("resources", options=EXODUS, D3=POOR, D4="green 2p 2r", E3="red 2p 5r")
    assert fled(game) == [("D3", "D4"), ("D3", "D4")]
    assert game.args_of("people_starved")[0]["lost"] == 1
    assert (game.at("D3"), game.at("D4"), game.at("E3")) == ("free", "green 4p 2r", "red 2p 5r")
    assert game.s.population.tolist()[:2] == [4, 6]


@pytest.mark.rule("AW-EXO-1")
def test_without_the_option_people_must_starve():
    game = board("resources", D3=POOR, D4="green 2p 2r")
    assert (game.at("D3"), game.at("D4")) == ("free", "green 2p 2r")


@pytest.mark.rule("AW-EXO-1", "AW-EXO-4")
@pytest.mark.parametrize("other", ["green 2p", "free 2r", "green 1M 2r unexplored"])
def test_no_people_may_flee_to_a_land_without_stores_people_or_a_marker(other):
    game = board("resources", options=EXODUS, D3=POOR, D4=other)
    assert fled(game) == []
    assert game.args_of("people_starved")[0]["lost"] == 3


@pytest.mark.rule("AW-EXO-1")
def test_people_may_flee_only_to_neighbours():
    game = board("resources", options=EXODUS, D3=POOR, D5="green 2p 2r")
    assert fled(game) == []


@pytest.mark.rule("AW-EXO-2")
def test_the_lands_own_stores_must_be_eaten_first():
    game = board("resources", options=EXODUS, D3="red 3p 1r 3|0", D4="green 2p 5r")
    assert fled(game) == [("D3", "D4")] * 2
    assert game.at("D3") == "red 1p"


@pytest.mark.rule("AW-EXO-4")
def test_a_refugee_without_a_free_cube_must_die():
    options = EXODUS | {"finish_round": True}  # else green, with 25 people, would win at once (AW-EXO-8)
    game = board("resources", options=options, D3=POOR, D4="green 12p 5r 6|=", E4="green 11p 6|=")
    assert game.s.population[1] == 25
    assert (
        game.args_of("refugee_died")
        == [{"seat": {"seat": 0}, "from": "D3", "to": "D4", "host": {"seat": 1}}] * 3
    )


@pytest.mark.rule("AW-EXO-5")
def test_each_resource_must_attract_one_person_and_stay():
    game = board("resources", options=EXODUS, D3=POOR, E2=POOR, D4="green 2p 1r", E3="green 2p 2r")
    assert fled(game) == [("D3", "E3"), ("D3", "D4"), ("D3", "E3")]
    assert (game.at("D4"), game.at("E3")) == ("green 3p 1r", "green 4p 2r")
    assert not game.s.claimed.any()


@pytest.mark.rule("AW-EXO-5")
def test_by_an_option_the_resource_may_be_consumed():
    game = board("resources", options=EXODUS | {"exodus_consumes": True}, D3=POOR, D4="green 2p 2r")
    assert game.at("D4") == "green 4p"
    assert game.s.stored[1] == 0


@pytest.mark.rule("AW-EXO-6")
def test_lands_must_be_served_in_ascending_order():
    game = board("resources", options=EXODUS, D3=POOR, E3=POOR, D4="green 2p 4r")
    assert [source for source, _ in fled(game)] == ["D3", "D3", "D3", "E3"]


@pytest.mark.rule("AW-EXO-6")
def test_people_must_flee_to_most_resources_then_the_next_player_then_the_lowest_cell():
    lands = {"D3": "red 4p 4|0", "D4": "green 2p 2r", "C2": "blue 2p 3r", "C3": "blue 2p 2r"}
    game = board("resources", seats=3, options=EXODUS, **lands)
    assert [target for _, target in fled(game)] == ["C2", "D4", "C2", "C3"]


@pytest.mark.rule("AW-EXO-6")
def test_by_an_option_the_active_player_may_choose_where_people_flee():
    options = EXODUS | {"exodus_choice": "active"}
    game = board("resources", options=options, D3=POOR, D4="green 2p 1r", E3="green 2p 2r")
    assert game.question() == "red flee"
    assert game.cells("flee") == ["D4", "E3"]
    assert game.refuse("flee", cell="A2") == "NO_REFUGE"
    game.act("flee", cell="D4")
    assert game.question() == "red move"
    assert (game.at("D4"), game.at("E3")) == ("green 3p 1r", "green 4p 2r")


@pytest.mark.rule("AW-EXO-7", "AW-POP-9")
def test_the_limit_of_the_new_land_may_not_count_until_its_owners_next_phase_one():
    game = board("resources", options=EXODUS, D3=POOR, D4="green 2p 3r 2|=")
    assert game.at("D4") == "green 5p 3r"
    game.end()
    assert game.at("D4") == "green 2p 3r"


@pytest.mark.rule("AW-EXO-8", "AW-END-2", "AW-TRAP-27")
def test_a_seat_that_reaches_the_target_by_refugees_must_win_in_the_turn_of_another():
    game = board("resources", options=EXODUS, D3=POOR, D4="green 12p 5r 6|=", E4="green 10p 6|=")
    assert game.winners() == ["green"]
    assert game.s.population[1] == 25
