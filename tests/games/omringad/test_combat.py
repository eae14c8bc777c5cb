"""Battles: parties, steps, dice (OM-COMBAT) and modifiers (OM-MOD)."""

import pytest

from games.omringad.board import Illegal, battle, position
from stridsplan.engine.log import blank_log
from stridsplan.games.omringad.components import F_VALUE, S_VALUE, SQUARE_NAMES, Kind, Step
from stridsplan.games.omringad.rules import combat
from stridsplan.games.omringad.state import Ask

ORIGIN = "A13"  # the square from which attackers enter A23


def clash(defenders, attackers, faces=(), square="A23", origin=ORIGIN, **setting):
    """A battle: seat 1 has moved into a square of seat 0; A23 is plain, A24 forest, A31 mountain, A33 castle."""
    return battle({square: {0: defenders, 1: (attackers, origin)}}, faces=faces, **setting)


# -- Battles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-COMBAT-1", "OM-COMBAT-2")
def test_battles_must_be_fought_one_by_one_in_the_order_that_the_holder_chooses():
    stacks = {"A23": {0: "merc*", 1: ("merc*", ORIGIN)}, "B23": {1: "merc*", 0: ("merc*", "B13")}}
    game = position(stacks, turn=1, passed=1 << 0, holder=0).pass_all()
    assert (game.ask, game.to_act()) == (Ask.CHOOSE_BATTLE, [0])
    assert {action["square"] for action in game.legal(0)} == {"A23", "B23"}
    assert game.refuse(0, kind="battle", square="A33") == Illegal.NO_BATTLE_THERE
    game.act(0, kind="battle", square="B23", faces=[6, 6, 6, 6])
    assert [event["what"]["square"] for event in game.all_of("battle_began")] == ["B23", "A23"]


@pytest.mark.rule("OM-COMBAT-2")
def test_without_a_choice_of_the_holder_battles_must_begin_in_the_holders_country():
    stacks = {"A23": {0: "merc*", 1: ("merc*", ORIGIN)}, "B23": {1: "merc*", 0: ("merc*", "B13")}}
    for holder, first in ((0, "A23"), (1, "B23")):
        game = position(stacks, turn=1 - holder, passed=1 << holder, holder=holder).pass_all()
        assert game.timeout_action() == {"kind": "battle", "square": first}


@pytest.mark.rule("OM-COMBAT-3", "OM-STACK-9")
def test_all_tiles_of_a_battle_must_be_shown_while_it_lasts():
    game = clash("merc, elite", "rider, archer", faces=[6])
    assert game.ask == Ask.TAKE_HITS
    for viewer in (0, 1, None):
        shown = {party["party"]: party["tiles"] for party in game.view_json(viewer)["battle"]["parties"]}
        assert [tile["unit"] for tile in shown[1]] == ["archer", "rider"]
        assert [tile["unit"] for tile in shown[0]] == ["merc", "elite"]
    game.act(0, kind="hit", unit="merc", faces=[6, 5, 1])
    assert game.stack("A23", 0, viewer=1)["tiles"] is None


@pytest.mark.rule("OM-COMBAT-4", "OM-COMBAT-5", "OM-T39", "OM-TRAP-12")
def test_the_first_in_the_square_must_defend_whoever_owns_it():
    game = position({"A23": {1: "rider"}, "A32": {0: "merc"}, "B13": {1: "merc"}}, turn=1)
    game.move(1, "A23", "rider", "A33").move(0, "A32", "merc", "A33")
    game.act(1, kind="pass", faces=[1, 3, 1, 3])
    assert game.event("battle_began")["what"]["defender"] == 1
    assert (game.least(0, "merc"), game.least(1, "rider")) == (6, 3)


@pytest.mark.rule("OM-COMBAT-4")
def test_by_option_the_controller_must_defend():
    stacks = {"A33": {1: "rider", 0: ("merc", "A32")}}
    for option, side in (("first", 1), ("controller", 0)):
        game = position(stacks, options={"defender": option}).fight(
            [5, 1, 5, 1] if side == 0 else [1, 3, 1, 3]
        )
        assert game.event("battle_began")["what"]["defender"] == side


@pytest.mark.rule("OM-COMBAT-4")
def test_if_both_parties_were_in_the_square_the_controller_must_defend():
    game = position({"A33": {0: "merc*", 1: "mage"}}).fight([1, 3])
    assert game.event("battle_began")["what"]["defender"] == 0


@pytest.mark.rule("OM-COMBAT-6")
def test_tiles_that_join_the_defenders_later_must_defend_too():
    stacks = {"A33": {0: "merc", 1: ("2 merc*", "A23")}, "A32": {0: "merc"}}
    game = position(stacks).move(0, "A32", "merc", "A33", faces=[5, 5, 1, 1])
    assert game.least(0, "merc") == 5


@pytest.mark.rule("OM-COMBAT-7")
def test_steps_must_repeat_until_one_side_is_gone():
    game = clash("merc", "merc", faces=[1, 1, 2, 2, 3, 3, 6, 1, 6, 1])
    assert len(game.all_of("dice_rolled")) == 10
    assert game.tiles("A23", 1) == ""


@pytest.mark.rule("OM-COMBAT-8", "OM-COMBAT-9", "OM-COMBAT-14", "OM-T2")
def test_the_ranged_step_must_come_before_the_melee_and_a_step_without_dice_be_skipped():
    steps = {name: combat.step_of_slot(position().s, 2 * Kind[name]) for name in Kind.__members__}
    ranged = {name for name, step in steps.items() if step == Step.RANGED}
    assert ranged == {"ARCHER", "CATAPULT", "SHARPSHOOTERS"}
    game = clash("archer, merc", "merc*", faces=[1, 1, 6])
    assert [unit for _, unit, _ in game.rollers()][:3] == ["archer", "merc", "merc"]
    plain = clash("merc", "merc*", faces=[6, 1])
    assert {event["what"]["unit"] for event in plain.all_of("dice_rolled")} == {"merc"}


@pytest.mark.rule("OM-COMBAT-9")
def test_by_option_the_mage_must_fight_in_the_ranged_step():
    game = clash("merc*", "mage", faces=[3], options={"mage": "ranged"})
    assert game.rollers() == [(1, "mage", False)]


@pytest.mark.rule("OM-COMBAT-10", "OM-T3")
def test_every_living_tile_must_roll_damaged_ones_too():
    game = clash("merc, 2 merc*", "rider*", faces=[1, 1, 6, 1])
    assert game.rollers() == [(0, "merc", False), (0, "merc", True), (1, "rider", True)]
    assert [len(event["what"]["faces"]) for event in game.all_of("dice_rolled")] == [1, 2, 1]


@pytest.mark.rule("OM-COMBAT-10")
def test_the_dice_of_many_tiles_must_all_be_logged():
    faces = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 2, 6]
    game = clash("14 merc", "merc*", faces=[*faces, 1])
    assert game.all_of("dice_rolled")[0]["what"]["faces"] == faces


@pytest.mark.rule("OM-COMBAT-11", "OM-T43", "OM-TRAP-15")
def test_within_a_step_all_dice_must_be_rolled_at_the_same_time():
    game = clash("merc*", "merc*", faces=[6, 6])
    assert (game.tiles("A23", 0), game.tiles("A23", 1)) == ("", "")


@pytest.mark.rule("OM-COMBAT-12", "OM-T43", "OM-T44", "OM-T4")
def test_losses_and_damage_of_a_step_must_count_in_the_next_step():
    game = clash("archer", "merc*", faces=[5])
    assert game.rollers() == [(0, "archer", False)]
    hurt = clash("archer, merc", "rider", faces=[5, 1, 4, 5])
    assert hurt.least(1, "rider") == 5


@pytest.mark.rule("OM-COMBAT-13", "OM-T5")
def test_tiles_without_a_combat_value_must_roll_nothing():
    game = clash("general, diplomat, merc", "merc*", faces=())
    assert game.ask == Ask.DIPLOMAT
    game.act(0, kind="fight_on", faces=[5, 1])
    assert {unit for _, unit, _ in game.rollers()} == {"merc"}


@pytest.mark.rule("OM-COMBAT-15")
def test_the_battle_board_must_have_three_boxes_a_side():
    game = clash("archer, merc, general", "merc, archer", faces=[5, 1])
    boxes = {tile["unit"]: tile["box"] for tile in game.view_json()["battle"]["parties"][0]["tiles"]}
    assert boxes == {"archer": "ranged", "merc": "melee", "general": "none"}


def test_values_must_be_those_of_the_tables():
    # For each kind: undamaged, damaged
    assert F_VALUE.tolist()[:6] == [[1, 1], [2, 2], [2, 1], [3, 3], [1, 1], [2, 2]]
    assert S_VALUE.tolist()[:6] == [[6, 6], [5, 5], [5, 5], [4, 5], [4, 4], [0, 0]]
    fighting_specials = {
        Kind.DRAGON: [2, 3],
        Kind.ELEPHANTS: [4, 4],
        Kind.MAGE: [3, 3],
        Kind.PIRATES: [5, 5],
        Kind.SHARPSHOOTERS: [6, 6],
    }
    assert {kind: S_VALUE[kind].tolist() for kind in fighting_specials} == fighting_specials


# -- Modifiers -----------------------------------------------------------------------------------------------


def thresholds(defenders, attackers, square="A23", origin=ORIGIN, **setting):
    """The lowest die with which each unit hits, at the beginning of a battle: {(seat, unit): least}."""
    game = position({square: {0: defenders, 1: (attackers, origin)}}, **setting)
    combat.begin_battle(game.s, SQUARE_NAMES[square], blank_log())
    return {
        (party["party"], tile["unit"]): tile["least"]
        for party in game.view_json()["battle"]["parties"]
        for tile in party["tiles"]
    }


@pytest.mark.rule("OM-MOD-1", "OM-T40", "OM-TRAP-13")
def test_a_castle_must_help_only_the_defenders():
    found = thresholds("merc, archer, mage", "merc, archer", "A33", "A23")
    assert found == {(0, "merc"): 5, (0, "archer"): 4, (0, "mage"): 2, (1, "merc"): 6, (1, "archer"): 5}


@pytest.mark.rule("OM-MOD-2", "OM-T42")
def test_a_mountain_must_help_defending_elite_alone():
    found = thresholds("elite, merc", "elite", "A31", "A21")
    assert found == {(0, "elite"): 4, (0, "merc"): 6, (1, "elite"): 5}
    assert thresholds("elite, general", "elite", "A31", "A21")[0, "elite"] == 3


@pytest.mark.rule("OM-MOD-3", "OM-T41", "OM-TRAP-13", "OM-SHARP-3")
def test_a_forest_must_hinder_archers_and_catapults_of_both_sides():
    found = thresholds("archer, catapult, sharpshooters", "archer, catapult", "A24", "A14")
    assert found == {
        (0, "archer"): 6,
        (0, "catapult"): 5,
        (0, "sharpshooters"): 6,
        (1, "archer"): 6,
        (1, "catapult"): 5,
    }


@pytest.mark.rule("OM-MOD-4", "OM-T5", "OM-T6", "OM-TRAP-16")
def test_one_general_must_give_a_bonus_of_one_and_two_generals_no_more():
    assert thresholds("merc, elite, general", "merc") == {
        (0, "merc"): 5,
        (0, "elite"): 4,
        (0, "general"): None,
        (1, "merc"): 6,
    }
    assert thresholds("merc, 2 general", "merc")[0, "merc"] == 5
    assert thresholds("merc", "merc, 3 general")[1, "merc"] == 5


@pytest.mark.rule("OM-MOD-5", "OM-T40")
def test_a_general_must_help_specials_too():
    found = thresholds("sharpshooters, pirates, elephants, general", "mage, general")
    assert [found[0, unit] for unit in ("sharpshooters", "pirates", "elephants")] == [5, 4, 3]
    assert found[1, "mage"] == 2


@pytest.mark.rule("OM-MOD-6", "OM-T5", "OM-TRAP-16")
def test_the_bonus_must_end_with_the_last_general():
    for generals, least in (("general", 6), ("2 general", 5)):
        game = clash(f"merc, {generals}", "sharpshooters, merc", faces=[6])
        game.act(1, kind="target", party=0, unit="general", faces=[least, 1])
        assert game.least(0, "merc") == least


@pytest.mark.rule("OM-MOD-7", "OM-T40")
def test_different_modifiers_must_be_added():
    assert thresholds("merc, general", "merc", "A33", "A23")[0, "merc"] == 4
    assert thresholds("archer, general", "archer", "A24", "A14")[0, "archer"] == 5


@pytest.mark.rule("OM-MOD-8", "OM-TRAP-14", "OM-T40")
def test_a_six_must_always_hit_and_a_one_always_miss():
    assert thresholds("mage, general", "merc", "A33", "A23")[0, "mage"] == 2
    assert thresholds("archer", "archer", "A24", "A14")[0, "archer"] == 6
    game = clash("mage, general", "merc*", square="A33", origin="A23", faces=[1, 1, 2, 1])
    assert [event["what"]["hits"] for event in game.all_of("dice_rolled")] == [0, 0, 1, 0]


def test_the_catalogue_must_agree_on_every_threshold():
    """The two formulas of section 1.6 are equal for S 2 to 6 and modifiers from -1 to +2."""
    for s in range(2, 7):
        for modifier in range(-1, 3):
            hit = [die for die in range(1, 7) if die == 6 or (die != 1 and die + modifier >= s)]
            assert min(hit) == min(6, max(2, s - modifier))
