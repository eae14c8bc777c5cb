"""Phase 4, exploring (AW-EXP)."""

import pytest

from games.awakened.board import board, marker_of
from stridsplan import Table


@pytest.mark.rule("AW-EXP-1", "AW-T27")
def test_every_unexplored_land_that_people_enter_must_get_a_permanent_marker():
    game = board("move", D3="red 4p")
    game.move("D3", "D4", people=2).move("D3", "E3", people=2).end(markers=["4|+1", "2|x2"])
    markers = {cell["id"]: cell["marker"] for cell in game.view()["cells"]}
    assert markers["D4"] == {"limit": 4, "code": "plus_1"}
    assert markers["E3"] == {"limit": 2, "code": "double"}
    assert game.view()["face_down"] == 50 - 3  # the markers of D3, D4 and E3 are face up
    game.end().move("D4", "D3", people=2).end()
    assert game.is_explored("D4")


@pytest.mark.rule("AW-EXP-2", "AW-MIL-3", "AW-TRAP-12")
def test_soldiers_alone_may_not_explore():
    game = board("military", D3="red 2M")
    game.march("D3", "D4", fresh=1)
    assert game.at("D4") == "red 1M"
    assert not game.is_explored("D4")
    assert game.view()["face_down"] == 50 - 1  # only that of D3 is face up


@pytest.mark.rule("AW-EXP-2", "AW-MOVE-7")
def test_resources_alone_may_not_explore():
    game = board("move", D3="red 2p 1r", D4="red 1M unexplored")
    game.move("D3", "D4", resources=1).end()
    assert game.at("D4") == "red 1r 1V"
    assert not game.is_explored("D4")


@pytest.mark.rule("AW-EXP-1")
def test_people_who_join_soldiers_in_an_unexplored_land_must_explore_it():
    game = board("move", D3="red 3p", D4="red 1M unexplored")
    game.move("D3", "D4", people=2).end(markers=["5|="])
    assert game.is_explored("D4")


@pytest.mark.rule("AW-EXP-3")
@pytest.mark.parametrize("order", [("D4", "C2"), ("C2", "D4")])
def test_markers_must_be_turned_up_in_the_order_of_the_transfers(order):
    game = board("move", D3="red 4p")
    for target in order:
        game.move("D3", target, people=2)
    assert game.view()["exploring"] == list(order)
    game.end(markers=["4|+1", "2|x2"])
    assert [(event["cell"], event["limit"]) for event in game.args_of("land_explored")] == [
        (order[0], 4),
        (order[1], 2),
    ]


@pytest.mark.rule("AW-EXP-3")
def test_a_land_that_is_entered_twice_must_be_explored_once():
    game = board("move", D3="red 2p", D5="red 2p")
    game.move("D3", "D4", people=2).move("D5", "D4", people=2).end(markers=["4|+1"])
    assert game.at("D4") == "red 4p"


@pytest.mark.rule("AW-SET-2", "AW-EXP-4")
def test_every_marker_face_down_must_be_as_likely_as_any_other():
    """The number of draws that give a kind of marker is the number of such markers face down."""
    drawn = []
    for number in range(50 - 2):  # all but the markers of D3 and D5
        game = board("move", D3="red 2p", D5="green 2p").move("D3", "D4", people=2)
        before = game.s.unseen.copy()
        game.act("end_moves", [number])
        drawn.append(int((before - game.s.unseen).argmax()))
    assert [drawn.count(kind) for kind in range(len(before))] == before.tolist()


@pytest.mark.rule("AW-EXP-5", "AW-TRAP-13")
def test_a_city_may_save_one_person_above_the_limit_of_a_poor_land():
    game = board("move", A2="free", D3="red 4p 4r", D4="green 2p")
    game.move("D3", "E3", people=4, resources=4).end(markers=["2|="])
    assert game.at("E3") == "red 4p 4r"
    game.act("build", cell="E3", building="city").end().end().end()
    assert game.at("E3") == "red 3p 2r C"


@pytest.mark.rule("AW-EXP-3")
def test_an_order_may_be_undone_until_a_marker_is_turned_up():
    table = Table("awakened", seats=2, secret=bytes(32))
    (seat,) = table.to_act()
    start = next(cell for cell in table.view(None)["cells"] if cell["owner"] == seat)
    code = table.game.actions.code
    target = table.preview(seat, [code(kind="move_from", cell=start["id"])])["actions"][0]["cell"]
    table.act(seat, [code(kind="move_from", cell=start["id"]), code(kind="move_to", cell=target)])
    assert table.can_undo(seat)
    table.act(seat, [code(kind="send_people", people=3), code(kind="send_resources", resources=0)])
    table.undo(seat)
    table.act(seat, [code(kind="send_people", people=2), code(kind="send_resources", resources=2)])
    assert table.preview(seat, [code(kind="end_moves")])["ends"], "a preview must not reveal the marker"
    table.act(seat, code(kind="end_moves"))
    assert not table.can_undo(seat)


@pytest.mark.rule("AW-SET-2")
def test_a_whole_turn_that_explores_nothing_may_be_sent_at_once():
    table = Table("awakened", seats=2, secret=bytes(32))
    (seat,) = table.to_act()
    code = table.game.actions.code
    table.act(seat, [code(kind="end_moves"), code(kind="end_forming")])
    assert table.to_act() == [1 - seat]


def test_markers_with_different_limits_or_codes_must_differ():
    assert len({marker_of(f"{limit}|{code}") for limit in range(2, 7) for code in ("=", "0", "x2")}) == 15
