"""Phase 3, moving (AW-MOVE)."""

import pytest

from games.awakened.board import board


@pytest.mark.rule("AW-MOVE-1")
def test_people_and_resources_may_go_to_a_neighbour_of_the_seat_or_without_units():
    game = board("move", D3="red 3p 1r", C3="red 2p", D4="free", E2="green 2p")
    game.act("move_from", cell="D3")
    assert game.cells("move_to") == ["C2", "C3", "D2", "D4", "E3"]
    assert game.refuse("move_to", cell="E2") == "HELD_BY_ANOTHER"
    assert game.refuse("move_to", cell="D5") == "OUT_OF_REACH"
    assert game.refuse("move_to", cell="D3") == "OUT_OF_REACH"


@pytest.mark.rule("AW-MOVE-1", "AW-CTRL-1")
def test_only_own_people_and_resources_may_move():
    game = board("move", D3="red 3p", D4="green 2p", D5="red 1M", E4="free 4r")
    assert game.cells("move_from") == ["A2", "D3"]
    assert game.refuse("move_from", cell="D4") == "NOT_YOURS"
    assert game.refuse("move_from", cell="E4") == "NOT_YOURS"
    assert game.refuse("move_from", cell="D5") == "NOTHING_TO_MOVE"


@pytest.mark.rule("AW-MOVE-2")
def test_no_more_may_leave_a_land_than_were_there():
    game = board("move", D3="red 3p 2r", D4="red 2p")
    game.move("D3", "D4", people=2, resources=1)
    game.act("move_from", cell="D3").act("move_to", cell="E3")
    assert game.refuse("send_people", people=2) == "TOO_MANY"
    game.act("send_people", people=1)
    assert game.refuse("send_resources", resources=2) == "TOO_MANY"
    game.act("send_resources", resources=1)
    assert game.refuse("move_from", cell="D3") == "NOTHING_TO_MOVE"


@pytest.mark.rule("AW-MOVE-2", "AW-TRAP-9")
def test_people_and_resources_that_arrive_may_not_move_on():
    game = board("move", D3="red 3p", D4="red 2p", D5="free")
    game.move("D3", "D4", people=3)
    game.act("move_from", cell="D4").act("move_to", cell="D5")
    assert game.refuse("send_people", people=3) == "TOO_MANY"
    game.act("send_people", people=2).act("send_resources", resources=0).end()
    assert (game.at("D3"), game.at("D4"), game.at("D5")) == ("free", "red 3p", "red 2p")


@pytest.mark.rule("AW-MOVE-2")
def test_an_order_may_repeat_a_transfer():
    game = board("move", D3="red 3p 2r", D4="red 2p")
    game.move("D3", "D4", people=1).move("D3", "D4", people=1, resources=2).end()
    assert (game.at("D3"), game.at("D4")) == ("red 1p", "red 4p 2r")


@pytest.mark.rule("AW-MOVE-2")
def test_a_transfer_must_move_something():
    game = board("move", D3="red 3p 2r", D4="red 2p")
    game.act("move_from", cell="D3").act("move_to", cell="D4").act("send_people", people=0)
    assert game.refuse("send_resources", resources=0) == "NONE_SENT"
    game = board("move", D3="red 3p", D4="red 2p")
    game.act("move_from", cell="D3").act("move_to", cell="D4")
    assert game.refuse("send_people", people=0) == "NONE_SENT"


@pytest.mark.rule("AW-MOVE-3", "AW-MOVE-10", "AW-T27", "AW-BLD-8")
def test_a_railroad_in_between_must_allow_a_move_of_two_lands_without_entering_it():
    game = board("move", D3="red 3p", D4="free R")
    game.move("D3", "E4", people=2).end(markers=["4|="])
    assert (game.at("E4"), game.at("D4")) == ("red 2p", "free R")
    assert game.is_explored("E4")


@pytest.mark.rule("AW-MOVE-3")
def test_the_event_must_name_the_railroad_that_is_passed():
    game = board("move", D3="red 3p", D4="free R")
    game.act("move_from", cell="D3")
    via = {action["cell"]: action["via"] for action in game.legal("move_to")}
    assert (via["D4"], via["E4"], via["C4"], via["E3"]) == (None, "D4", "D4", None)
    game.act("move_to", cell="E4").act("send_people", people=2).act("send_resources", resources=0)
    assert game.args_of("moved_by_rail")[0]["via"] == "D4"
    assert game.events()[0]["rule"] == "AW-MOVE-3"


@pytest.mark.rule("AW-T28", "AW-MOVE-3")
@pytest.mark.parametrize("held", ["D4", "E4"])
def test_nobody_may_pass_or_enter_a_land_that_an_opponent_holds(held):
    lands = {"D4": "free R", "E4": "free"} | {held: "green 1M" + " R" * (held == "D4")}
    game = board("move", D3="red 3p", **lands)
    game.act("move_from", cell="D3")
    assert game.refuse("move_to", cell="E4") in ("OUT_OF_REACH", "HELD_BY_ANOTHER")


@pytest.mark.rule("AW-T29", "AW-MOVE-4", "AW-TRAP-10")
@pytest.mark.parametrize("lands", [{"D3": "red 3p R"}, {"D3": "red 3p", "E4": "free R"}])
def test_a_railroad_at_the_start_or_the_goal_may_not_help(lands):
    game = board("move", **lands, D4="free")
    game.act("move_from", cell="D3")
    assert game.refuse("move_to", cell="E4") == "OUT_OF_REACH"


@pytest.mark.rule("AW-T30", "AW-MOVE-3", "AW-TRAP-10")
def test_only_one_railroad_may_be_passed():
    game = board("move", D3="red 3p", D4="free R", D5="free R")
    game.act("move_from", cell="D3")
    assert game.refuse("move_to", cell="D6") == "OUT_OF_REACH"
    assert game.refuse("move_to", cell="D5") == "NONE"


@pytest.mark.rule("AW-MOVE-5", "AW-BLD-8")
def test_the_railroad_of_another_may_be_used_once_that_seat_has_left():
    game = board("move", turn="green", D4="green 2p R", D5="free", D3="red 3p", E5="red 2p")
    game.move("D4", "D5", people=2).end()
    game.act("move_from", cell="D3")
    assert game.refuse("move_to", cell="E4") == "NONE"


@pytest.mark.rule("AW-T31", "AW-MOVE-6", "AW-TRAP-11")
def test_resources_alone_may_pass_an_empty_railroad_but_not_stop_there():
    game = board("move", D3="red 2p 2r", D4="free R", D5="red 2p")
    game.act("move_from", cell="D3").act("move_to", cell="D4")
    assert game.refuse("send_people", people=0) == "NOBODY_TO_GUARD"
    game = board("move", D3="red 2p 2r", D4="free R", D5="red 2p").move("D3", "D5", resources=2).end()
    assert game.at("D5") == "red 2p 2r"


@pytest.mark.rule("AW-MOVE-6")
def test_resources_without_people_beside_them_may_go_only_to_guarded_lands():
    game = board("move", A2="free", D3="red 1M 2r", D4="red 2p")
    game.act("move_from", cell="D3")
    assert game.cells("move_to") == ["D4"]
    assert game.refuse("move_to", cell="E3") == "NOBODY_TO_GUARD"


@pytest.mark.rule("AW-T32", "AW-MOVE-6")
def test_the_last_people_may_not_leave_a_land_that_receives_resources():
    game = board("move", D3="red 2p 2r", D4="red 2p", D5="free")
    game.move("D3", "D4", resources=1)
    game.act("move_from", cell="D4").act("move_to", cell="D5")
    assert game.refuse("send_people", people=2) == "KEEPER_NEEDED"
    assert game.refuse("send_people", people=1) == "NONE"
    game = board("move", D3="red 2p 2r", D4="red 2p", D5="free").move("D4", "D5", people=2)
    game.act("move_from", cell="D3").act("move_to", cell="D4")
    assert game.refuse("send_people", people=0) == "NOBODY_TO_GUARD"


@pytest.mark.rule("AW-MOVE-6", "AW-CTRL-5")
@pytest.mark.parametrize("guard", ["others", "soldiers"])
def test_all_people_may_leave_a_land_that_receives_resources_if_others_guard_them(guard):
    game = board("move", D3="red 2p 2r", D4="red 2p" + " 1M" * (guard == "soldiers"), D5="free")
    game.move("D3", "D4", people=2 * (guard == "others"), resources=1).move("D4", "D5", people=2).end()
    assert game.at("D4") == ("red 2p 1r" if guard == "others" else "red 1r 1V")


@pytest.mark.rule("AW-MOVE-7")
def test_resources_may_enter_unexplored_land_together_with_people():
    game = board("move", D3="red 3p 2r")
    game.move("D3", "D4", people=2, resources=2).end(markers=["3|="])
    assert game.at("D4") == "red 2p 2r"


@pytest.mark.rule("AW-MOVE-7")
def test_resources_may_follow_people_from_elsewhere_into_unexplored_land():
    game = board("move", D3="red 3p 2r", D5="red 3p")
    game.move("D5", "D4", people=2).move("D3", "D4", resources=2).end(markers=["3|="])
    assert game.at("D4") == "red 2p 2r"


@pytest.mark.rule("AW-MOVE-8", "AW-POP-9")
def test_any_number_of_people_may_arrive():
    game = board("move", D3="red 6p", D4="red 3p 3|=")
    game.move("D3", "D4", people=6).end()
    assert game.at("D4") == "red 9p"


@pytest.mark.rule("AW-MOVE-9")
def test_soldiers_may_not_move_in_phase_three():
    game = board("move", D3="red 2M", D4="red 2p")
    assert game.refuse("move_from", cell="D3") == "NOTHING_TO_MOVE"
    assert game.refuse("march_from", cell="D3") == "NOT_ASKED"


@pytest.mark.rule("AW-MOVE-2")
def test_a_transfer_that_is_begun_must_be_finished():
    game = board("move", D3="red 2p")
    game.act("move_from", cell="D3")
    assert game.refuse("end_moves") == "COMPOUND_ACTION_BEGUN"
    assert game.refuse("move_from", cell="A2") == "COMPOUND_ACTION_BEGUN"


@pytest.mark.rule("AW-MOVE-1")
def test_a_phase_in_which_nothing_can_move_must_be_skipped():
    game = board("move", A2="free 4r", B2="red 1M")
    assert game.question() == "red military"
