"""Pinned stacks (OM-PIN) and control of squares (OM-CTRL)."""

from itertools import combinations, permutations

import pytest

from depth import some
from games.omringad.board import LAYOUT, Illegal, parse, position
from games.omringad.test_movement import open_land
from stridsplan.games.omringad.components import ARMY, SQUARE_NAMES
from stridsplan.games.omringad.rules.group import can_horses_begin

THREE_PLAIN_ROWS = "..... ..... ..... CVVLL FFMM."
LAKES = ".L... L.L.. .L... CVV.. FFMM."  # A22 between lakes


def plain_land(stacks, **setting):
    """A position in which the first three rows of country A are plain."""
    return position(stacks, layout={0: THREE_PLAIN_ROWS}, **setting)


def attacked(group="8 merc", attackers="2 merc", **setting):
    """A position after seat 1 has moved from A12 into A22, where seat 0 stands."""
    stacks = {"A22": {0: group}, "A12": {1: attackers}, "B13": {1: "6 merc"}}
    return plain_land(stacks, turn=1, **setting).move(1, "A12", attackers, "A22")


@pytest.mark.rule("OM-PIN-1", "OM-PIN-2", "OM-T9", "OM-TRAP-8")
def test_of_eight_attacked_by_two_six_may_leave_but_not_towards_the_attackers():
    game = attacked()
    assert game.why_not_move(0, "A22", "7 merc", "A23") == Illegal.STACK_PINNED
    assert game.why_not_move(0, "A22", "6 merc", "A12") == Illegal.TOWARDS_ATTACKER
    game.move(0, "A22", "6 merc", "A23")
    assert game.tiles("A22", 0) == "2 merc"


@pytest.mark.rule("OM-PIN-3")
def test_a_stack_not_larger_than_the_attackers_may_not_leave():
    game = attacked("2 merc, elite", "3 merc")
    assert game.happened("passed")
    assert game.s.passed == 1
    alone = attacked("2 merc, horses")
    assert alone.refuse(0, kind="start", square="A22") == Illegal.NONE
    assert alone.why_not_move(0, "A22", "2 merc", "A23") == Illegal.STACK_PINNED


@pytest.mark.rule("OM-PIN-4", "OM-T63")
def test_only_the_direct_step_towards_the_attackers_must_be_barred():
    game = attacked("rider, merc, merc", "merc")
    assert game.why_not_move(0, "A22", "rider", "A12") == Illegal.TOWARDS_ATTACKER
    game.move(0, "A22", "rider", "A21 A11 A12")
    assert game.tiles("A12", 0) == "rider"


@pytest.mark.rule("OM-PIN-5", "OM-T64")
def test_horses_that_would_be_left_alone_must_not_count():
    game = attacked("horses, merc", "merc")
    assert game.why_not_move(0, "A22", "merc", "A23") == Illegal.STACK_PINNED
    assert game.why_not_move(0, "A22", "horses, merc", "A23") == Illegal.STACK_PINNED
    assert attacked("horses, 2 merc", "merc").why_not_move(0, "A22", "merc", "A23") == Illegal.NONE


@pytest.mark.rule("OM-PIN-5")
def test_all_tiles_must_count_on_both_sides():
    game = attacked("diplomat, merc, rider", "2 merc")
    assert game.why_not_move(0, "A22", "rider", "A23") == Illegal.NONE
    assert attacked("merc, rider", "mage").why_not_move(0, "A22", "rider", "A23") == Illegal.NONE
    assert attacked("rider", "mage").happened("passed")


COMBAT_PIN = {"pin": "combat"}  # only tiles that can take squares pin


@pytest.mark.rule("OM-PIN-5")
@pytest.mark.parametrize("attacker", ["general", "merc", "elephants", "pirates", "sharpshooters"])
def test_by_option_only_tiles_that_can_take_squares_must_pin(attacker):
    game = attacked("2 merc", attacker, options=COMBAT_PIN)
    assert game.why_not_move(0, "A22", "2 merc", "A23") == Illegal.STACK_PINNED


@pytest.mark.rule("OM-PIN-5")
@pytest.mark.parametrize("attacker", ["mage", "infiltrator", "diplomat"])
def test_by_option_specials_that_cannot_take_squares_may_not_pin(attacker):
    game = attacked("rider", attacker, options=COMBAT_PIN)
    assert game.why_not_move(0, "A22", "rider", "A23") == Illegal.NONE
    few = attacked(f"{attacker}, rider", "merc", options=COMBAT_PIN)
    assert few.why_not_move(0, "A22", "rider", "A23") == Illegal.STACK_PINNED


@pytest.mark.rule("OM-PIN-5", "OM-CTRL-5", "OM-SIEGE-1")
def test_by_option_a_lone_general_may_not_pass_a_garrison_without_battle():
    """The general pins the garrison, fights it, and besieges."""
    stacks = {"A33": {0: "merc"}, "B13": {0: "merc"}, "A34": {1: "general"}, "B33": {1: "2 merc"}}
    game = position(stacks, turn=1, options=COMBAT_PIN)
    assert game.square("A33")["siege"]["kind"] == "minor"
    game.move(1, "A34", "general", "A33")
    assert game.refuse(0, kind="start", square="A33") == Illegal.STACK_PINNED
    game.pass_all(faces=[6])
    assert game.event("battle_began")["args"]["square"] == "A33"


@pytest.mark.rule("OM-PIN-2", "OM-HORSE-4")
@pytest.mark.parametrize("pin", ["all", "combat"])
@pytest.mark.parametrize(
    ("content", "attackers"),
    some([("archer, infiltrator, horses", "merc"), ("merc, mage, rider, horses", "merc"),
          ("2 merc, diplomat, horses", "2 merc"), ("general, mage, infiltrator, horses", "merc"),
          ("pirates, merc, horses", "merc")], 2),
)  # fmt: skip
def test_in_what_order_tiles_join_a_group_must_not_matter(content, attackers, pin):
    game = attacked(content, attackers, options={"pin": pin})
    tiles = parse(content)
    for size in range(1, len(tiles) + 1):
        for group in combinations(tiles, size):
            if {tile["unit"] for tile in group} != {"horses"}:
                assert len({can_leave(game, order) for order in permutations(group)}) == 1, group


def can_leave(game, order):
    """Whether the group, with its tiles taken in this order, can make a step other than back towards A12."""
    group = ", ".join(tile["unit"] for tile in order)
    return any(game.why_not_move(0, "A22", group, there) == Illegal.NONE for there in ("A23", "A32", "A21"))


@pytest.mark.rule("OM-PIN-2", "OM-PIN-5", "OM-HORSE-4")
@pytest.mark.parametrize("pin", ["all", "combat"])
@pytest.mark.parametrize("attackers", ["merc", "2 merc"])
@pytest.mark.parametrize(
    "content",
    ["horses, merc", "horses, mage", "horses, 2 merc", "horses, mage, merc", "horses, mage, diplomat",
     "horses, 3 merc", "horses, mage, 2 merc"],
)  # fmt: skip
def test_horses_may_be_taken_from_a_pinned_stack_only_if_another_tile_can_go_with_them(
    content, attackers, pin
):
    game = attacked(content, attackers, options={"pin": pin})
    others = [tile for tile in parse(content) if tile["unit"] != "horses"]
    groups = [group for size in range(1, len(others) + 1) for group in combinations(others, size)]
    is_possible = any(can_leave(game, (*group, {"unit": "horses"})) for group in groups)
    assert can_horses_begin(game.s, 0, SQUARE_NAMES["A22"]) is is_possible


@pytest.mark.rule("OM-HORSE-4", "OM-MOVE-4")
def test_horses_may_not_begin_beside_tiles_that_have_moved_or_where_no_step_is_open():
    game = plain_land({"A22": {0: "horses, merc"}, "A13": {0: "merc"}})
    a22 = SQUARE_NAMES["A22"]
    assert can_horses_begin(game.s, 0, a22)
    (merc,) = (k for k in range(ARMY) if game.s.place[k] == a22)
    game.s.origin[merc] = SQUARE_NAMES["A21"]
    assert not can_horses_begin(game.s, 0, a22)
    island = position({"A22": {0: "horses, merc"}}, layout={0: LAKES})
    assert not can_horses_begin(island.s, 0, a22)


@pytest.mark.rule("OM-PIN-6", "OM-T62")
def test_attackers_from_several_squares_must_be_added_up():
    stacks = {"A22": {0: "5 merc"}, "A12": {1: "merc"}, "A21": {1: "2 merc"}, "B13": {1: "merc"}}
    game = plain_land(stacks, turn=1).move(1, "A12", "merc", "A22")
    game.act(0, kind="pass").move(1, "A21", "2 merc", "A22")
    game.s.passed, game.s.turn, game.s.due = 0, 0, 1 << 0  # seat 0 is asked after all
    assert game.why_not_move(0, "A22", "3 merc", "A23") == Illegal.STACK_PINNED
    assert game.why_not_move(0, "A22", "2 merc", "A12") == Illegal.TOWARDS_ATTACKER
    assert game.why_not_move(0, "A22", "2 merc", "A21") == Illegal.TOWARDS_ATTACKER
    assert game.why_not_move(0, "A22", "2 merc", "A23") == Illegal.NONE


@pytest.mark.rule("OM-PIN-7")
def test_at_a_corner_a_square_must_be_barred_from_both_sides():
    game = position({"A11": {0: "3 merc"}, "B51": {1: "pirates"}, "B13": {1: "2 merc"}}, turn=1)
    game.move(1, "B51", "pirates", "A11")
    game.acts(0, {"kind": "start", "square": "A11"}, {"kind": "take", "unit": "merc"})
    assert {action["to"] for action in game.legal(0, "step")} == {"A12", "A21"}


@pytest.mark.rule("OM-PIN-8")
def test_neither_a_lone_special_that_has_not_moved_nor_the_dragon_may_pin():
    game = position({"A33": {0: "merc", 1: "mage"}})
    assert game.why_not_move(0, "A33", "merc", "A23") == Illegal.NONE
    lair = plain_land({"A22": {0: "merc"}}, dragon="A22")
    assert lair.why_not_move(0, "A22", "merc", "A23") == Illegal.NONE


@pytest.mark.rule("OM-PIN-9")
def test_team_mates_must_count_together():
    stacks = {"A22": {0: "2 merc", 1: "merc"}, "A12": {2: "2 merc"}, "C13": {2: "merc"}}
    game = plain_land(stacks, seats=4, options={"teams": "rows"}, turn=2).move(2, "A12", "2 merc", "A22")
    game.s.turn, game.s.due = 0, 1 << 0
    assert game.why_not_move(0, "A22", "merc", "A23") == Illegal.NONE
    assert game.why_not_move(0, "A22", "2 merc", "A23") == Illegal.STACK_PINNED
    stacks["A22"] = {0: "merc", 1: "2 merc"}
    game = plain_land(stacks, seats=4, options={"teams": "rows"}, turn=2).move(2, "A12", "2 merc", "A22")
    game.s.turn, game.s.due = 0, 1 << 0
    # The seat's only tile leaves, and two tiles of its team-mate stay
    assert game.why_not_move(0, "A22", "merc", "A23") == Illegal.NONE


@pytest.mark.rule("OM-PIN-10")
def test_attackers_may_not_leave_again():
    game = attacked().act(0, kind="pass")
    assert game.refuse(1, kind="start", square="A22") == Illegal.NOTHING_LEFT_TO_MOVE


# -- Conquest ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-CTRL-1")
def test_control_must_begin_with_the_home_owner_and_stay_without_units():
    game = position({"B12": {0: "rider"}})
    assert [game.control(name) for name in ("A11", "B11")] == [0, 1]
    game.move(0, "B12", "rider", "B13 B23")
    assert [game.control(name) for name in ("B13", "B23")] == [0, 0]
    assert game.control("B12") == 1


@pytest.mark.rule("OM-CTRL-2", "OM-T10", "OM-TRAP-9")
def test_riding_through_must_conquer_every_empty_square_of_the_way():
    game = position({"A25": {0: "rider"}}).move(0, "A25", "rider", "B45 B44 B34")
    assert [game.control(name) for name in ("B45", "B44", "B34")] == [0, 0, 0]
    assert [event["args"]["square"] for event in game.all_of("conquered")] == ["B45", "B44", "B34"]


@pytest.mark.rule("OM-CTRL-3", "OM-CTRL-11")
def test_later_moves_of_the_phase_must_see_the_new_controller():
    game = position({"A25": {0: "rider"}, "B43": {1: "merc"}})
    game.move(0, "A25", "rider", "B45 B44 B34").move(1, "B43", "merc", "B44")
    assert game.control("B44") == 1
    assert game.event("conquered")["args"]["loser"] == {"seat": 0}


@pytest.mark.rule("OM-CTRL-4", "OM-MAGE-1", "OM-TRAP-20")
@pytest.mark.parametrize("special", ["mage", "infiltrator", "diplomat"])
def test_mage_infiltrator_and_diplomat_may_not_conquer_alone(special):
    assert position({"A25": {0: special}}).move(0, "A25", special, "B45").control("B45") == 1


@pytest.mark.rule("OM-CTRL-4")
@pytest.mark.parametrize("special", ["pirates", "sharpshooters", "elephants"])
def test_pirates_sharpshooters_and_elephants_must_conquer(special):
    game = position({"A25": {0: special}})
    game.acts(0, {"kind": "start", "square": "A25"}, {"kind": "take", "unit": special})
    game.act(kind="step", direction="east").act(kind="stop")
    assert game.control("B45") == 0


@pytest.mark.rule("OM-CTRL-5")
def test_a_general_alone_must_conquer():
    game = position({"A25": {0: "general"}}).move(0, "A25", "general", "B45")
    assert game.control("B45") == 0


@pytest.mark.rule("OM-CTRL-6", "OM-DRAGON-4")
def test_a_square_with_any_hostile_tile_or_the_dragon_may_not_be_conquered_on_entry():
    for setting in (
        {"stacks": {"A25": {0: "merc"}, "B45": {1: "mage"}}},
        {"stacks": {"A25": {0: "merc"}}, "dragon": "B45"},
    ):
        stacks = setting.pop("stacks") | {"B13": {1: "merc"}}
        assert position(stacks, **setting).move(0, "A25", "merc", "B45").control("B45") == 1


@pytest.mark.rule("OM-CTRL-7", "OM-T36", "OM-T37", "OM-REINF-7")
def test_a_lone_mage_may_not_change_control_until_a_capable_unit_comes():
    game = position({"B33": {0: "mage"}, "B32": {0: "merc"}, "B13": {1: "2 merc"}})
    assert game.control("B33") == 1
    assert game.square("B22")["siege"]["kind"] == "minor"  # the mercenary on B32
    game.move(0, "B32", "merc", "B33")
    assert game.control("B33") == 0


@pytest.mark.rule("OM-T37")
def test_a_mage_with_a_mercenary_must_conquer_and_keep_what_was_conquered():
    game = position({"B32": {0: "mage, merc"}, "B13": {1: "2 merc"}}).move(0, "B32", "mage, merc", "B33")
    assert game.control("B33") == 0
    later = position({"B33": {0: "mage, merc"}, "B13": {1: "2 merc"}}, control={"B33": 0})
    assert later.move(0, "B33", "merc", "B23").control("B33") == 0


@pytest.mark.rule("OM-CTRL-8", "OM-T35", "OM-PIRATE-1")
def test_pirates_must_conquer_a_hostile_lake_where_nobody_can_attack_them():
    game = position({"B14": {0: "pirates"}, "B25": {1: "rider"}}).move(0, "B14", "pirates", "B15")
    assert game.control("B15") == 0
    assert game.why_not_move(1, "B25", "rider", "B15") == Illegal.LAKE


@pytest.mark.rule("OM-CTRL-9")
def test_conquest_must_not_be_limited_by_markers():
    held = {f"B{row}{column}": 0 for row in range(1, 6) for column in range(1, 6) if (row, column) != (4, 5)}
    game = position({"A25": {0: "merc"}}, control=held).move(0, "A25", "merc", "B45")
    assert (game.s.control[25:50] == 0).all()


@pytest.mark.rule("OM-CTRL-10")
def test_a_square_must_show_home_and_controller():
    square = position(control={"B11": 0}).square("B11")
    assert (square["home"], square["control"]) == (1, 0)


def test_the_layout_must_be_what_the_tests_assume():
    assert LAYOUT.split()[2] == "M.C.M"
    assert open_land({}).s.terrain[:10].any() == 0
