"""Placing, merging and sieges (OM-REINF, OM-SIEGE)."""

import pytest

from games.omringad.board import A22, A33, B33, Illegal, Phase, position
from stridsplan.games.omringad.rules import siege
from stridsplan.games.omringad.state import Ask


def placing(stacks=None, aside="6 merc", seat=0, **setting):
    """A position in which a seat places the units that it has set aside."""
    return position(stacks, phase=Phase.REINFORCEMENT, turn=seat, aside={seat: aside}, **setting)


def siege_room(game, name):
    """How many units may still be placed in a settlement; None: any number."""
    return game.square(name)["siege"]["room"]


def siege_kind(game, name):
    """The siege of a settlement: "none", "minor" or "major"."""
    return game.square(name)["siege"]["kind"]


# -- Placing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-REINF-1", "OM-REINF-3", "OM-REINF-9")
def test_units_must_go_to_settlements_that_the_seat_controls_now_in_any_number():
    game = placing(control={"B33": 0, "A22": 1})
    assert {action["square"] for action in game.legal(0, "put")} == {"A33", "A44", "B33"}
    for _ in range(6):
        game.act(0, kind="put", unit="merc", settlement=B33)
    assert game.tiles("B33", 0) == "6 merc"
    assert game.refuse(0, kind="put", unit="merc", settlement=A22) == Illegal.NOT_YOUR_SETTLEMENT


@pytest.mark.rule("OM-REINF-2")
def test_the_holder_must_place_everything_first():
    game = position(phase=Phase.REINFORCEMENT, holder=1, turn=1, aside={0: "merc", 1: "merc"})
    assert game.to_act() == [1]
    game.act(1, kind="put", unit="merc", settlement=B33)
    assert game.to_act() == [1]
    game.act(1, kind="end_reinforcement")
    assert game.to_act() == [0]


@pytest.mark.rule("OM-REINF-4")
def test_all_units_that_sieges_allow_must_be_placed():
    game = placing(aside="merc")
    assert game.refuse(0, kind="end_reinforcement") == Illegal.UNITS_LEFT_TO_PLACE
    game.act(0, kind="put", unit="merc", settlement=A33)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.NONE


ALL_BESIEGED = {name: {1: "merc"} for name in ("A23", "A34", "A43", "A32")}


@pytest.mark.rule("OM-REINF-5", "OM-T52")
def test_units_that_cannot_be_placed_must_stay_set_aside():
    game = placing(ALL_BESIEGED, aside="4 merc")
    assert {siege_kind(game, name) for name in ("A22", "A33", "A44")} == {"major"}
    assert game.legal(0) == [{"kind": "end_reinforcement"}]
    game.act(0, kind="end_reinforcement")
    assert (game.aside(0, "merc"), game.pool(0, "merc")) == (4, 12)
    assert not [event for event in game.events(1) if event["id"] == "units_kept"]


@pytest.mark.rule("OM-REINF-5")
def test_by_option_units_that_cannot_be_placed_must_be_lost():
    game = placing(ALL_BESIEGED, aside="4 merc", options={"unplaced": "lost"}).act(
        0, kind="end_reinforcement"
    )
    assert (game.aside(0, "merc"), game.pool(0, "merc")) == (0, 16)


@pytest.mark.rule("OM-REINF-6", "OM-T50", "OM-TRAP-26")
def test_two_damaged_units_of_a_kind_in_a_settlement_may_become_one_whole_unit():
    stacks = {"A33": {0: "2 archer*, merc*, elite*"}, "A11": {0: "2 rider*"}, **ALL_BESIEGED}
    game = placing(stacks, aside="")
    assert [(action["unit"], action["square"]) for action in game.legal(0, "merge")] == [("archer", "A33")]
    assert game.refuse(0, kind="merge", unit="merc", settlement=A33) == Illegal.NO_PAIR_TO_MERGE
    game.act(0, kind="merge", unit="archer", settlement=A33)
    assert game.tiles("A33", 0) == "merc*, elite*, archer"
    assert game.pool(0, "archer") == 3


@pytest.mark.rule("OM-REINF-6")
def test_merging_must_happen_in_an_own_settlement_and_not_count_as_placing():
    foreign = placing({"B33": {0: "2 merc*"}}, aside="")
    assert foreign.refuse(0, kind="merge", unit="merc", settlement=B33) == Illegal.NOT_YOUR_SETTLEMENT
    game = placing({"A33": {0: "4 merc*"}, "A23": {1: "merc"}}, aside="2 elite")
    game.act(0, kind="merge", unit="merc", settlement=A33).act(0, kind="put", unit="elite", settlement=A33)
    game.act(0, kind="merge", unit="merc", settlement=A33).act(0, kind="put", unit="elite", settlement=A33)
    assert game.tiles("A33", 0) == "2 merc, 2 elite"


@pytest.mark.rule("OM-REINF-7", "OM-T36")
def test_a_lone_special_of_an_enemy_may_not_stop_placing():
    game = placing({"A22": {1: "mage"}}, aside="merc").act(0, kind="put", unit="merc", settlement=A22)
    assert (game.tiles("A22", 0), game.tiles("A22", 1)) == ("merc", "mage")
    assert game.control("A22") == 0


# -- Sieges --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-SIEGE-1", "OM-SIEGE-4", "OM-SIEGE-12", "OM-T16")
def test_one_hostile_square_must_allow_two_units_in_each_phase():
    game = placing({"A23": {1: "merc"}})
    assert (siege_kind(game, "A22"), siege_room(game, "A22"), game.square("A22")["siege"]["by"]) == (
        "minor",
        2,
        ["A23"],
    )
    for _ in range(2):
        game.act(0, kind="put", unit="merc", settlement=A22)
    assert game.refuse(0, kind="put", unit="merc", settlement=A22) == Illegal.BESIEGED
    assert game.refuse(0, kind="put", unit="merc", settlement=A33) == Illegal.NONE


@pytest.mark.rule("OM-SIEGE-2", "OM-SIEGE-8", "OM-T18")
def test_sieges_must_cross_borders_and_be_mutual():
    layout = {0: "....L .V.F. M.C.V .F..M L....", 1: "....L .V.F. M.C.V .F..M L...."}
    game = placing({"A35": {0: "merc"}, "B35": {1: "merc"}}, layout=layout)
    assert (siege_kind(game, "A35"), siege_kind(game, "B35")) == ("minor", "minor")
    one = placing({"A35": {0: "merc"}}, layout=layout)
    assert (siege_kind(one, "A35"), siege_kind(one, "B35")) == ("none", "minor")


@pytest.mark.rule("OM-SIEGE-9", "OM-T19")
def test_sieges_must_exist_from_round_1():
    layout = {0: "....L .V.F. M.C.V .F..M L....", 1: "....L .V.F. M.C.V .F..M L...."}
    game = placing({"A35": {0: "merc"}, "B35": {1: "merc"}}, layout=layout, round=1)
    assert (siege_room(game, "A35"), siege_room(game, "B35")) == (2, 2)


@pytest.mark.rule("OM-SIEGE-3", "OM-T16")
def test_diagonal_squares_may_not_count():
    game = placing({"A11": {1: "merc"}})
    assert (siege_kind(game, "A22"), siege_room(game, "A22")) == ("none", None)


@pytest.mark.rule("OM-SIEGE-5")
def test_two_hostile_squares_must_allow_no_units():
    game = placing({"A12": {1: "merc"}, "A21": {1: "merc"}})
    assert (siege_kind(game, "A22"), siege_room(game, "A22")) == ("major", 0)


@pytest.mark.rule("OM-SIEGE-6", "OM-TRAP-24", "OM-4P-10")
def test_a_siege_must_count_squares_not_tiles_or_players():
    assert siege_kind(placing({"A12": {1: "10 merc"}}), "A22") == "minor"
    assert siege_kind(placing({"A12": {1: "merc"}, "A21": {2: "merc"}}, seats=4), "A22") == "major"
    shared = placing({"A12": {1: "merc", 2: "merc"}}, seats=4, options={"teams": "columns"})
    assert siege_kind(shared, "A22") == "minor"


@pytest.mark.rule("OM-SIEGE-7", "OM-T17")
def test_one_square_may_besiege_several_settlements():
    layout = {1: "VL... ..V.. F..C. LMMF. ....."}
    game = placing({"B24": {0: "merc"}, "B22": {0: "merc"}}, layout=layout, seat=1)
    assert (siege_kind(game, "B23"), siege_kind(game, "B34")) == ("major", "minor")
    assert (siege_room(game, "B23"), siege_room(game, "B34")) == (0, 2)


@pytest.mark.rule("OM-SIEGE-10", "OM-TRAP-24")
@pytest.mark.parametrize("special", ["mage", "infiltrator", "diplomat"])
def test_a_lone_special_that_is_not_capable_may_not_besiege(special):
    assert siege_kind(placing({"A23": {1: special}}), "A22") == "none"
    assert siege_kind(placing({"A23": {1: f"{special}, merc"}}), "A22") == "minor"


@pytest.mark.rule("OM-SIEGE-11", "OM-T51", "OM-TRAP-25")
def test_the_first_to_place_may_besiege_the_second():
    layout = {0: "....L .V.F. M.C.V .F..M L....", 1: "....L .V.F. M.C.V .F..M L...."}
    game = placing(aside="merc", layout=layout)
    assert siege_room(game, "B35") is None
    village = game.view_json()["settlements"].index("A35")
    game.act(0, kind="put", unit="merc", settlement=village)
    assert siege_room(game, "B35") == 2


@pytest.mark.rule("OM-SIEGE-13", "OM-INC-3")
def test_a_siege_must_leave_income_and_merging_alone():
    game = placing({"A33": {0: "2 merc*"}, **ALL_BESIEGED}, aside="")
    assert game.view_json()["seats"][0]["areas"] == 25
    assert game.view_json()["seats"][0]["points"] == 13
    assert game.refuse(0, kind="merge", unit="merc", settlement=A33) == Illegal.NONE


@pytest.mark.rule("OM-SIEGE-14")
def test_neither_team_mates_nor_own_tiles_nor_empty_hostile_squares_may_besiege():
    mates = placing({"A23": {1: "merc"}}, seats=4, options={"teams": "rows"})
    assert siege_kind(mates, "A22") == "none"
    assert siege_kind(placing(control={"A23": 1, "A12": 1}), "A22") == "none"
    taken = placing({"A23": {1: "merc"}, "A21": {0: "merc"}}, control={"A22": 1})
    assert siege_kind(taken, "A22") == "minor"


@pytest.mark.rule("OM-SIEGE-15", "OM-T58", "OM-TRAP-24")
def test_a_corner_linked_by_two_sides_must_count_once():
    layout = {0: "C...L .V.F. M...M .F.V. L....", 1: "....L .V.F. M.C.M .F.V. .L..."}
    game = placing({"B51": {1: "merc"}}, layout=layout)
    assert siege_kind(game, "A11") == "minor"
    assert siege.count_besieging_squares(game.s, 0) == 1


@pytest.mark.rule("OM-T59")
def test_with_four_seats_a_corner_must_be_under_major_siege_from_two_countries():
    layout = {0: "L...V .V.F. M.C.M .F... L....", 2: "....L .V.F. M.C.M .F.VL ....."}
    stacks = {"B11": {1: "merc"}, "C51": {2: "merc"}}
    game = placing(stacks, seats=4, layout=layout, round=1)
    assert siege_kind(game, "A15") == "major"


def test_a_late_seat_must_spread_its_units_over_its_settlements():
    game = placing(aside="3 merc")
    chosen = []
    while game.timeout_action(0)["kind"] == "put":
        chosen.append(game.timeout_action(0)["square"])
        game.act(0, kind="put", unit="merc", settlement=game.timeout_action(0)["settlement"])
    assert sorted(chosen) == ["A22", "A33", "A44"]
    assert game.ask == Ask.REINFORCE
