"""Phase 1, population (AW-POP)."""

import pytest

from games.awakened.board import board
from stridsplan.games.awakened.rules.population import people_after_growth

CASES = {  # people, limit, people after growth: the parts of test case AW-T9 of the catalogue
    "a": (1, 5, 0),
    "b": (2, 5, 2),
    "c": (3, 5, 4),
    "d": (3, 3, 3),
    "e": (4, 5, 5),
    "f": (4, 6, 6),
    "g": (5, 6, 6),
    "h": (5, 8, 7),
    "i": (6, 6, 6),
    "j": (7, 6, 6),
    "k": (4, 3, 3),
    "l": (3, 2, 2),
    "m": (2, 1, 1),
}


@pytest.mark.rule("AW-T9", "AW-POP-3", "AW-POP-4", "AW-POP-5", "AW-POP-6", "AW-POP-7", "AW-POP-8")
@pytest.mark.parametrize(("people", "limit", "after"), CASES.values(), ids=CASES)
def test_people_must_grow_and_die_by_the_size_of_their_land(people, limit, after):
    assert people_after_growth(people, limit) == after


@pytest.mark.rule("AW-POP-1")
def test_only_the_lands_of_the_active_player_may_grow():
    game = board("population", D3="red 4p 9r 6|=", D4="green 4p 9r 6|=", E4="green 1p")
    assert game.at("D3") == "red 6p 9r"
    assert game.at("D4") == "green 4p 9r"
    assert game.at("E4") == "green 1p"


@pytest.mark.rule("AW-POP-2", "AW-T2")
def test_a_city_must_raise_the_limit_by_one():
    """[3|=<3] with a City takes four people."""
    game = board("population", D3="red 3p 1r C 3|=<3")
    assert game.args_of("people_born") == [{"seat": {"seat": 0}, "cell": "D3", "people": 1, "limit": 4}]
    assert game.at("D3") == "red 4p C"


@pytest.mark.rule("AW-POP-2")
def test_the_limit_of_a_chamber_must_be_five():
    game = board("population", A2="red 5p 3r")
    assert game.args_of("people_born") == []
    assert game.at("A2") == "red 5p"


@pytest.mark.rule("AW-POP-3", "AW-TRAP-2")
def test_a_lone_person_must_die_before_it_could_move_away():
    game = board("population", D3="red 1p 3r", D4="red 2p")
    assert game.args_of("loner_died") == [{"seat": {"seat": 0}, "cell": "D3"}]
    assert game.at("D3") == "free 3r"
    assert game.args_of("land_overcrowded") == []


@pytest.mark.rule("AW-POP-4", "AW-T45", "AW-TRAP-3")
def test_two_people_may_not_multiply_until_they_join_others():
    game = board("population", A2="free", D3="red 2p 5|=", D4="red 2p 5|=")
    for _ in range(3):
        assert (game.at("D3"), game.at("D4")) == ("red 2p", "red 2p")
        game.end().end()
    game.move("D3", "D4", people=2).end().end()
    assert game.at("D4") == "red 5p"


@pytest.mark.rule("AW-POP-8", "AW-POP-9", "AW-T25", "AW-TRAP-13")
def test_only_the_next_own_phase_one_may_remove_people_above_the_limit():
    """Five settlers who turn up [2|0] stay five until then; of the two that are left nobody is fed."""
    game = board("move", A2="free", B2="red 5p 4|=", G3="green 2p")
    game.move("B2", "B3", people=5).end(markers=["2|0"])
    assert game.at("B3") == "red 5p"
    game.end()
    assert game.question() is None
    assert game.at("B3") == "free"


@pytest.mark.rule("AW-POP-8")
def test_an_event_must_say_how_many_people_exceeded_the_limit():
    game = board("population", D3="red 6p 6r 4|=")
    assert game.args_of("land_overcrowded") == [{"seat": {"seat": 0}, "cell": "D3", "lost": 2, "limit": 4}]


@pytest.mark.rule("AW-POP-10", "AW-TRAP-15")
def test_soldiers_may_not_grow_or_count_against_the_limit():
    game = board("population", D3="red 3p 1r 3M 4|=")
    assert game.at("D3") == "red 4p 1r 3M"


@pytest.mark.rule("AW-POP-11", "AW-TRAP-22")
def test_growth_beyond_the_cubes_must_be_lost_in_the_last_lands():
    options = {"win_check": "end_of_turn"}
    lands = dict.fromkeys(("B1", "B2", "B3"), "red 6p 6|=")
    game = board("population", options=options, A2="free", **lands, C1="red 4p 6|=", C2="red 3p 6|=")
    assert (game.at("C1"), game.at("C2")) == ("red 4p", "red 3p")
    game = board("population", options=options, A2="free", **lands, C1="red 3p 6|=", C2="red 3p 6|=")
    assert (game.at("C1"), game.at("C2")) == ("red 4p", "red 3p")
    assert game.s.population[0] == 25


# -- Option optional_growth ----------------------------------------------------------------------------------


@pytest.mark.rule("AW-POP-6")
def test_by_an_option_the_player_may_choose_how_many_are_born():
    options = {"optional_growth": True}
    game = board("population", options=options, C2="red 3p 6|=", D3="red 4p 6|=", D4="red 2p 6|=")
    assert game.question() == "red grow"
    assert game.cells("grow") == ["C2", "D3"]
    game.act("grow", cell="D3")
    assert game.cells("grow") == ["C2", "D3"]
    game.act("grow", cell="D3")
    assert game.refuse("grow", cell="D3") == "NO_GROWTH_LEFT"
    assert game.refuse("grow", cell="G3") == "NOT_YOURS"
    game.end()
    assert (game.at("C2"), game.at("D3")) == ("red 3p", "red 6p")
    assert game.question() == "red move"
    assert not game.s.growth.any()


@pytest.mark.rule("AW-POP-6", "AW-POP-7")
def test_a_land_that_can_grow_by_one_may_not_grow_by_two():
    game = board("population", options={"optional_growth": True}, D3="red 3p 6|=")
    game.act("grow", cell="D3")
    assert game.question() == "red move"
    assert game.at("D3") == "red 4p"
