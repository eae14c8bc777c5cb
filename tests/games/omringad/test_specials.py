"""The specials except the diplomat (OM-PIRATE, OM-DRAGON, OM-HORSE, OM-MAGE, OM-INF, OM-SHARP, OM-ELE)."""

import pytest

from games.omringad.board import Illegal, Phase, battle, offer, position, special_tile
from games.omringad.test_movement import longest_walk, open_land
from stridsplan.games.omringad.components import NOWHERE, SQUARE_NAMES, TERRAIN_POINTS, Kind
from stridsplan.games.omringad.rules import scoring, siege
from stridsplan.games.omringad.state import Ask

ENEMIES = {"B13": {1: "2 merc"}}  # these can still move, so that the phase goes on


# -- Pirates -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-PIRATE-2", "OM-SIEGE-10", "OM-T35")
def test_pirates_must_besiege_from_land_and_not_from_a_lake():
    layout = {0: "V...L LC... ....F MM.FV ....."}
    at_sea = position({"A21": {1: "pirates"}}, layout=layout)
    assert at_sea.square("A11")["siege"]["kind"] == "none"
    ashore = position({"A12": {1: "pirates"}}, layout=layout)
    assert {ashore.square(name)["siege"]["kind"] for name in ("A11", "A22")} == {"minor"}


@pytest.mark.rule("OM-PIRATE-3", "OM-T34")
def test_nobody_may_follow_pirates_into_a_lake():
    for companion in ("merc", "horses"):
        game = position({"A14": {0: f"pirates, {companion}"}})
        assert game.why_not_move(0, "A14", f"pirates, {companion}", "A15") == Illegal.LAKE


@pytest.mark.rule("OM-PIRATE-4")
def test_on_land_pirates_must_fight_in_the_melee_with_s_5():
    game = battle({"A23": {0: "archer", 1: ("pirates", "A13")}}, faces=[1, 5, 1, 5])
    assert game.least(1, "pirates") == 5


# -- The dragon ----------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-DRAGON-1")
def test_the_dragon_must_go_to_a_plain_forest_or_mountain_without_a_tile():
    game = (
        offer("dragon", stacks={"A11": {0: "merc"}, "B11": {1: "merc"}})
        .act(0, kind="bid", gold=1)
        .act(1, kind="fold")
    )
    squares = {action["square"] for action in game.legal(0, "lair")}
    assert len(squares) == 50 - 2 * 5 - 2  # without settlements, lakes, and squares with a tile
    assert not {"A33", "A22", "A15", "A11", "B11"} & squares
    game.act(0, kind="lair", square="B24")
    assert game.square("B24", 1)["dragon"] == {"damaged": False}


@pytest.mark.rule("OM-DRAGON-2", "OM-T23", "OM-INC-3", "OM-TRAP-27")
def test_the_controller_of_the_dragons_square_must_keep_its_income_and_points():
    game = position(dragon="B24")
    assert TERRAIN_POINTS[game.s.terrain[SQUARE_NAMES["B24"]]] == 1
    assert (scoring.count_areas(game.s, 1), scoring.count_points(game.s, 1)) == (25, 13)


@pytest.mark.rule("OM-DRAGON-3", "OM-T23")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_dragon_must_fight_whoever_moves_in(seat):
    game = position({"B23": {seat: "merc"}}, turn=seat, dragon="B24").move(
        seat, "B23", "merc", "B24", faces=[1, 6, 1, 6]
    )
    assert game.happened("battle_with_dragon")
    assert game.rollers()[:2] == [(seat, "merc", False), ("dragon", "dragon", False)]
    assert game.tiles("B24", seat) == ""


@pytest.mark.rule("OM-DRAGON-4")
def test_the_party_that_kills_the_dragon_must_take_the_square_and_otherwise_control_must_stay():
    lost = position({"B23": {0: "merc*"}}, dragon="B24").move(0, "B23", "merc*", "B24", faces=[1, 6])
    assert (lost.control("B24"), lost.square("B24")["dragon"]) == (1, {"damaged": False})
    won = position({"B23": {0: "merc"}}, dragon="B24*").move(0, "B23", "merc", "B24", faces=[6, 6])
    assert (won.control("B24"), won.square("B24")["dragon"], won.in_cup("dragon")) == (0, None, True)
    both = position({"B23": {0: "merc*"}}, dragon="B24*").move(0, "B23", "merc*", "B24", faces=[6, 6])
    assert both.control("B24") == 1


@pytest.mark.rule("OM-DRAGON-5")
def test_the_dragon_may_not_besiege():
    game = position(dragon="B32")
    assert siege.count_besieging_squares(game.s, SQUARE_NAMES["B22"]) == 0


@pytest.mark.rule("OM-DRAGON-6")
def test_nobody_may_have_a_defenders_bonus_beside_the_dragon():
    game = position({"A32": {0: "elite, general"}}, dragon="A31").move(
        0, "A32", "elite, general", "A31", faces=[1, 6]
    )
    assert game.least(0, "elite") == 4  # the general's one, no mountain
    assert game.least("dragon", "dragon") == 2
    forest = position({"A23": {0: "archer"}}, dragon="A24").move(
        0, "A23", "archer", "A24", faces=[1, 6, 1, 6]
    )
    assert forest.least(0, "archer") == 6


@pytest.mark.rule("OM-DRAGON-7")
def test_the_dragons_hit_must_go_to_the_largest_party_and_of_equal_parties_to_the_first():
    equal = {"A24": {1: ("merc, elite", "A25"), 0: ("2 merc", "A23")}}
    game = position(equal, dragon="A24").fight([1, 1, 1, 1, 6])
    assert (game.to_act(), game.s.hits[1]) == ([1], 1)
    larger = {"A24": {1: ("merc", "A25"), 0: ("merc, elite", "A23")}}
    game = position(larger, dragon="A24").fight([1, 1, 1, 6])
    assert (game.to_act(), game.s.hits[0]) == ([0], 1)


@pytest.mark.rule("OM-DRAGON-3", "OM-AFTER-1")
def test_a_battle_with_the_dragon_must_go_on_until_one_is_gone():
    game = position({"B23": {0: "merc"}}, dragon="B24").move(
        0, "B23", "merc", "B24", faces=[1, 1, 6, 1, 6, 1]
    )
    assert (len(game.all_of("battle_with_dragon")), len(game.all_of("dice_rolled"))) == (1, 6)
    assert (game.control("B24"), game.in_cup("dragon")) == (0, True)


@pytest.mark.rule("OM-DRAGON-8")
def test_the_dragons_damage_must_stay():
    game = position({"B23": {0: "merc*"}}, dragon="B24").move(0, "B23", "merc*", "B24", faces=[6, 6])
    assert game.square("B24")["dragon"] == {"damaged": True}


@pytest.mark.rule("OM-DRAGON-9")
def test_the_dragon_must_be_seen_by_all():
    game = position(dragon="A24*")
    for viewer in (0, 1, None):
        assert game.square("A24", viewer)["dragon"] == {"damaged": True}
        assert game.square("A24", viewer)["stacks"] == []


# -- Horses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-HORSE-1", "OM-T33", "OM-T24")
@pytest.mark.parametrize(
    ("group", "steps"),
    [("merc", 2), ("archer*", 2), ("rider, merc", 2), ("rider", 3), ("elephants, merc", 2), ("elephants", 3),
     ("elephants*", 2)],
)  # fmt: skip
def test_horses_must_lend_a_step_to_all_but_riders_and_elephants(group, steps):
    group += ", horses"
    assert longest_walk(open_land({"A11": {0: group}}), group) == steps


@pytest.mark.rule("OM-HORSE-2", "OM-HORSE-3")
def test_horses_must_help_any_number_of_tiles_and_never_slow_them():
    group = "3 elite, rider, horses"
    assert longest_walk(open_land({"A11": {0: group}}), group) == 3


@pytest.mark.rule("OM-HORSE-4")
def test_horses_may_not_move_alone():
    game = open_land({"A11": {0: "horses, merc"}})
    game.acts(0, {"kind": "start", "square": "A11"}, {"kind": "take", "unit": "horses"})
    assert game.refuse(0, kind="step", direction="east") == Illegal.HORSES_ALONE
    alone = open_land({"A11": {0: "horses, merc"}, "A13": {0: "merc"}})
    alone.s.origin[alone.s.place == SQUARE_NAMES["A11"]] = SQUARE_NAMES["A12"]  # the tiles on A11 have moved
    alone.s.origin[special_tile("horses")] = NOWHERE  # except the horses
    assert alone.refuse(0, kind="start", square="A11") == Illegal.HORSES_ALONE


@pytest.mark.rule("OM-HORSE-5")
def test_horses_left_alone_must_be_eliminated():
    game = open_land({"A11": {0: "horses, merc"}, **ENEMIES}).move(0, "A11", "merc", "A12")
    assert game.happened("horses_lost")
    assert game.in_cup("horses")


@pytest.mark.rule("OM-HORSE-6", "OM-HIT-5", "OM-T45")
def test_horses_must_be_eliminated_with_the_last_companion_and_never_be_hit():
    game = battle({"A23": {0: "horses, merc*", 1: ("merc", "A13")}}, faces=[1, 6])
    assert game.in_cup("horses")
    choice = battle({"A23": {0: "horses, merc, elite", 1: ("merc", "A13")}}, faces=[1, 1, 6])
    assert {action["unit"] for action in choice.legal(0, "hit")} == {"merc", "elite"}


@pytest.mark.rule("OM-HORSE-7")
def test_horses_with_a_mage_may_not_conquer_or_besiege():
    game = position({"A25": {0: "horses, mage"}, **ENEMIES}).move(0, "A25", "horses, mage", "B45")
    assert game.control("B45") == 1
    assert game.square("B44")["siege"]["kind"] == "none"


@pytest.mark.rule("OM-HORSE-8", "OM-STACK-4", "OM-TRAP-28")
def test_horses_must_lie_on_top_and_the_general_show_under_them():
    stack = position({"A33": {0: "general, merc, horses"}}).stack("A33", 0)
    assert (stack["top"]["unit"], stack["general"], stack["tiles"]) == ("horses", True, None)


@pytest.mark.rule("OM-HORSE-9")
def test_tiles_must_be_free_to_join_and_leave_the_horses():
    game = open_land({"A11": {0: "horses, 2 merc"}, "A12": {0: "merc"}, "B13": {1: "9 merc"}})
    game.move(0, "A12", "merc", "A11").move(1, "B13", "merc", "B14").move(0, "A11", "merc", "A21")
    assert game.tiles("A11", 0) == "2 merc, horses"


# -- Infiltrator, sharpshooters, elephants, mage -------------------------------------------------------------


@pytest.mark.rule("OM-MAGE-1")
def test_the_mage_must_fight_with_s_3_and_die_of_one_hit():
    game = battle({"A23": {0: "elite", 1: ("mage", "A13")}}, faces=[5, 3])
    assert game.least(1, "mage") == 3
    assert game.in_cup("mage")


@pytest.mark.rule("OM-INF-1", "OM-INF-3", "OM-TRAP-17", "OM-MOD-4")
def test_an_infiltrator_must_cancel_hostile_generals_only():
    game = battle({"A23": {0: "merc, general", 1: ("merc, general, infiltrator", "A13")}}, faces=[5, 5])
    assert (game.least(0, "merc"), game.least(1, "merc")) == (6, 5)
    defends = battle({"A23": {0: "merc, infiltrator", 1: ("merc, general", "A13")}}, faces=[1, 6])
    assert defends.least(1, "merc") == 6


@pytest.mark.rule("OM-INF-2")
def test_with_the_infiltrator_gone_the_general_must_count_in_the_next_roll():
    game = battle({"A23": {0: "merc, general, archer", 1: ("merc, infiltrator", "A13")}}, faces=[5])
    assert game.least(0, "archer") == 5
    game.act(1, kind="hit", unit="infiltrator", faces=[5, 6])
    assert game.least(0, "merc") == 5


@pytest.mark.rule("OM-INF-4")
def test_among_several_parties_the_generals_of_all_enemies_must_be_cancelled():
    parties = {0: "merc, general", 1: ("merc, general", "A13"), 2: ("merc, infiltrator", "A24")}
    game = battle({"A23": parties}, seats=4, faces=[6, 5, 1])
    assert [game.least(seat, "merc") for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("OM-SHARP-1", "OM-SHARP-2", "OM-SHARP-3", "OM-TRAP-18")
def test_sharpshooters_must_choose_their_target_which_may_be_a_general_but_never_horses():
    stacks = {"A24": {0: "merc, general, horses", 1: ("sharpshooters", "A25")}}
    game = battle(stacks, faces=[6])
    assert game.ask == Ask.SHARPSHOOT
    assert game.least(1, "sharpshooters") == 6
    assert {action["unit"] for action in game.legal(1, "target")} == {"merc", "general"}


@pytest.mark.rule("OM-SHARP-4", "OM-TRAP-19")
def test_ordinary_hits_must_be_taken_before_the_sharpshooters_choose():
    game = battle({"A23": {0: "merc*, archer*", 1: ("archer, sharpshooters", "A13")}}, faces=[1, 5, 6])
    assert (game.ask, game.to_act()) == (Ask.TAKE_HITS, [0])
    game.act(0, kind="hit", unit="merc", damaged=True)
    assert game.happened("target_chosen")
    assert game.ask == Ask.REINFORCE
    assert game.tiles("A23", 0) == ""


@pytest.mark.rule("OM-SHARP-5")
def test_a_hit_of_sharpshooters_must_only_damage_a_tile_that_takes_two():
    game = battle({"A23": {0: "pirates, general", 1: ("sharpshooters", "A13")}}, faces=[6])
    game.act(1, kind="target", party=0, unit="pirates", faces=[4, 6])
    assert game.s.force[0, 2 * Kind.PIRATES + 1] == 1  # damaged


@pytest.mark.rule("OM-ELE-1")
def test_damaged_elephants_must_keep_s_4():
    game = battle({"A23": {0: "elephants*", 1: ("elite", "A13")}}, faces=[4, 1, 4, 5])
    assert game.least(0, "elephants") == 4


@pytest.mark.rule("OM-AUCT-16")
def test_horses_may_only_be_placed_beside_an_own_tile():
    game = (
        offer("horses", stacks={"A33": {0: "merc"}, "B33": {1: "merc"}})
        .act(0, kind="bid", gold=1)
        .act(1, kind="fold")
    )
    assert [action["square"] for action in game.legal(0, "lodge")] == ["A33"]
    assert Phase(game.s.phase) == Phase.AUCTION
