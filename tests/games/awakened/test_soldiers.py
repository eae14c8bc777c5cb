"""Phases 6 to 8: ageing, forming and moving soldiers (AW-AGE, AW-FORM, AW-MIL)."""

import pytest

from games.awakened.board import board
from stridsplan.games.awakened.state import Ask

# -- Ageing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-AGE-1", "AW-TRAP-14")
def test_veterans_must_leave_before_fresh_soldiers_are_turned_over():
    game = board("age", D3="red 2p 1r 2M 3V")
    assert game.at("D3") == "red 2p 1r 2V"
    assert game.args_of("soldiers_aged") == [{"seat": {"seat": 0}, "gone": 3, "turned": 2}]
    game.act("form", cell="D3")
    assert game.at("D3") == "red 1p 1M 2V"


@pytest.mark.rule("AW-AGE-1")
def test_the_soldiers_of_others_may_not_age():
    game = board("age", D3="red 2p 1r", D4="green 1M 1V")
    assert game.at("D4") == "green 1M 1V"


@pytest.mark.rule("AW-AGE-2", "AW-T35")
def test_a_soldier_may_act_in_two_turns_and_is_there_between_them():
    game = board("form", D3="red 4p 2r", D4="red 2p", D5="green 2p")
    game.act("form", cell="D3").end()
    assert game.at("D3") == "red 3p 1r 1M"
    game.march("D3", "D4", fresh=1)
    assert game.question() == "green move"
    game.end()
    assert game.at("D4") == "red 2p 1M"
    game.end().end()
    assert game.at("D4") == "red 2p 1V"
    game.march("D4", "D3", veterans=1).end()
    assert game.at("D3") == "red 3p 1r 1V"
    game.end()
    assert game.at("D3") == "red 3p 1r"


@pytest.mark.rule("AW-AGE-3")
def test_ageing_may_abandon_a_land():
    game = board("age", D3="red 1V 2r RD", D4="red 2p 1r")
    assert game.at("D3") == "free 2r R"


# -- Forming -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-FORM-1")
def test_a_resource_and_a_person_of_one_land_must_make_a_fresh_soldier():
    game = board("form", D3="red 3p 2r", D4="red 3p", D5="red 1M 2r", E4="green 2p 2r")
    assert game.cells("form") == ["D3"]
    assert game.refuse("form", cell="D4") == "NO_RESOURCE"
    assert game.refuse("form", cell="D5") == "NO_CITIZEN"
    assert game.refuse("form", cell="E4") == "NOT_YOURS"
    game.act("form", cell="D3").act("form", cell="D3")
    assert game.at("D3") == "red 1p 2M"
    # People of D3, D4 and the chamber, less two; the resources of D5; one soldier and two more
    assert (game.s.population[0], game.s.stored[0], game.s.soldiers[0]) == (3 + 3 + 2 - 2, 2, 1 + 2)


@pytest.mark.rule("AW-FORM-2", "AW-T36", "AW-CTRL-3", "AW-RES-3", "AW-TRAP-24")
def test_the_last_person_may_become_a_soldier_that_holds_the_land_without_producing():
    game = board("form", D3="red 1p 1r FD")
    game.act("form", cell="D3")
    assert game.at("D3") == "red 1M FD"
    game.end().end()
    assert game.question() == "red move"
    assert game.at("D3") == "red 1M FD"


@pytest.mark.rule("AW-FORM-3")
def test_a_colour_may_have_twenty_soldiers_and_no_more():
    game = board("form", D3="red 2p 2r 19M")
    game.act("form", cell="D3")
    assert game.question() == "red military"
    game = board("form", D3="red 2p 2r 19M", D4="red 2p 2r")
    game.act("form", cell="D3")
    game.s.ask = Ask.FORM  # the phase has ended by itself; ask again, to see the refusal
    assert game.refuse("form", cell="D4") == "NO_SOLDIER_MARKER"


@pytest.mark.rule("AW-FORM-4")
def test_soldiers_may_be_formed_on_a_chamber():
    game = board("form", A2="red 2p 1r").act("form", cell="A2")
    assert game.at("A2") == "red 1p 1M"


# -- Moving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-MIL-1")
def test_a_soldier_may_act_once():
    game = board("military", D3="red 2M", D4="red 1V")
    game.march("D3", "D4", fresh=1)
    game.act("march_from", cell="D4").act("march_to", cell="D5")
    assert game.refuse("send_fresh", soldiers=1) == "TOO_MANY_SOLDIERS"
    game.act("send_fresh", soldiers=0)
    assert game.refuse("send_veterans", soldiers=2) == "TOO_MANY_SOLDIERS"
    assert game.refuse("send_veterans", soldiers=0) == "NO_SOLDIER_SENT"
    game.act("send_veterans", soldiers=1)
    assert game.refuse("march_from", cell="D4") == "NO_READY_SOLDIER"
    game.end()
    assert (game.at("D3"), game.at("D4"), game.at("D5")) == ("red 1M", "red 1M", "red 1V")


@pytest.mark.rule("AW-MIL-1")
def test_soldiers_may_stay():
    game = board("military", D3="red 2M").end()
    assert game.at("D3") == "red 2M"


@pytest.mark.rule("AW-MIL-1", "AW-CTRL-1")
def test_only_own_soldiers_may_act():
    game = board("military", D3="red 2M", D5="green 2M")
    assert game.cells("march_from") == ["D3"]
    assert game.refuse("march_from", cell="D5") == "NOT_YOURS"
    assert game.refuse("march_from", cell="A2") == "NO_READY_SOLDIER"


@pytest.mark.rule("AW-MIL-2")
def test_soldiers_may_move_to_an_own_or_empty_neighbour_or_over_one_railroad():
    game = board("military", D3="red 2M", D4="free R", D5="free R", E3="red 2p")
    game.act("march_from", cell="D3")
    assert set(game.cells("march_to")) == {"C2", "C3", "D2", "D4", "E2", "E3", "C4", "D5", "E4"}
    assert game.refuse("march_to", cell="D6") == "SOLDIERS_OUT_OF_REACH"
    game.act("march_to", cell="D5").send(2, 0)
    assert game.args_of("soldiers_marched_by_rail")[0]["via"] == "D4"


@pytest.mark.rule("AW-MIL-3")
def test_a_soldier_may_hold_an_unexplored_land():
    game = board("military", D3="red 1M", D5="green 4p").march("D3", "D4", fresh=1)
    game.act("move_from", cell="D5")
    assert game.refuse("move_to", cell="D4") == "HELD_BY_ANOTHER"


@pytest.mark.rule("AW-MIL-3")
def test_by_an_option_soldiers_may_enter_only_explored_land():
    game = board("military", options={"soldiers_need_explored": True}, D3="red 1M", D5="free")
    assert game.question() == "green move"
    game = board("military", options={"soldiers_need_explored": True}, D3="red 1M", D4="free")
    game.act("march_from", cell="D3")
    assert game.cells("march_to") == ["D4"]
    assert game.refuse("march_to", cell="E3") == "NEEDS_EXPLORED_LAND"


@pytest.mark.rule("AW-MIL-4", "AW-CTRL-4")
def test_a_move_must_start_from_the_result_of_earlier_moves():
    game = board("military", D3="red 1M 2r D", D4="red 1M", D5="red 2p")
    game.march("D3", "D4", fresh=1)
    assert game.at("D3") == "free 2r"
    game.march("D4", "D3", fresh=1)
    assert game.at("D3") == "red 2r 1M"


@pytest.mark.rule("AW-MIL-1")
def test_soldiers_that_cannot_move_may_not_be_chosen():
    game = board(
        "military",
        B2="red 2M",
        A1="red 2p",
        D5="red 2p 1V",
        options={"soldiers_need_explored": True},
        C2="free",
    )
    assert game.refuse("march_from", cell="D5") == "SOLDIERS_OUT_OF_REACH"
    assert game.cells("march_from") == ["B2"]
