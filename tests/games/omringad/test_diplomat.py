"""The diplomat and withdrawals (OM-DIP, OM-WITHDRAW)."""

import pytest

from games.omringad.board import Illegal, battle, position, special_tile
from games.omringad.test_combat import clash
from stridsplan.games.omringad.components import FIRST_SPECIAL, SQUARE_NAMES
from stridsplan.games.omringad.rules.tiles import update_stack
from stridsplan.games.omringad.state import Ask


@pytest.mark.rule("OM-DIP-1", "OM-DIP-4", "OM-WITHDRAW-1")
def test_the_diplomat_must_send_the_attackers_back_and_go_to_the_cup():
    game = clash("merc, diplomat", "2 merc")
    assert (game.ask, game.to_act()) == (Ask.DIPLOMAT, [0])
    game.act(0, kind="call_off")
    assert (game.tiles("A23", 0), game.tiles("A13", 1)) == ("merc", "2 merc")
    assert game.in_cup("diplomat")
    assert game.event("withdrew")["args"]["number"] == 2


@pytest.mark.rule("OM-DIP-2", "OM-T47", "OM-TRAP-23")
def test_losses_before_the_diplomat_is_used_must_stay():
    game = clash("archer, diplomat, merc", "elite, merc").act(0, kind="fight_on", faces=[5])
    game.act(1, kind="hit", unit="merc")
    assert game.ask == Ask.DIPLOMAT
    game.act(0, kind="call_off")
    assert game.tiles("A13", 1) == "merc*, elite"
    assert game.control("A23") == 0


@pytest.mark.rule("OM-DIP-2")
def test_the_diplomat_must_be_offered_before_every_step_with_dice():
    game = clash("diplomat, merc", "archer")
    for _ in range(3):
        assert game.ask == Ask.DIPLOMAT
        game.act(0, kind="fight_on", faces=[1])  # the archer misses


@pytest.mark.rule("OM-DIP-3", "OM-T48")
def test_the_attackers_diplomat_may_not_be_offered():
    game = clash("merc", "diplomat, merc", faces=[6, 1])
    assert game.ask == Ask.TAKE_HITS


@pytest.mark.rule("OM-DIP-3")
def test_a_diplomat_that_came_to_help_must_be_usable():
    game = position({"A23": {0: "merc", 1: ("merc", "A13")}, "A22": {0: "diplomat"}})
    game.move(0, "A22", "diplomat", "A23").pass_all()
    assert (game.ask, game.to_act()) == (Ask.DIPLOMAT, [0])


@pytest.mark.rule("OM-DIP-5")
def test_all_attacking_players_must_leave():
    stacks = {"A23": {0: "merc, diplomat", 1: ("merc", "A13"), 2: ("rider", "A24")}}
    game = battle(stacks, seats=4).act(0, kind="call_off")
    assert [game.tiles(*where) for where in (("A23", 1), ("A23", 2), ("A13", 1), ("A24", 2))] == [
        "",
        "",
        "merc",
        "rider",
    ]


# The only neighbours of A13 without a lake are A23 and, across the border, B53
WALLED = {0: ".L.L. CV..V ..... FFMM. ....."}


@pytest.mark.rule("OM-DIP-6")
def test_the_diplomat_must_be_offered_even_if_the_attackers_must_fight_where_they_came_from():
    taken = {"A23": {0: "3 merc"}, "B53": {0: "merc"}}
    game = position({"A13": {0: "merc*, diplomat", 1: ("merc*", "A23")}} | taken, layout=WALLED).fight()
    assert (game.ask, game.to_act()) == (Ask.DIPLOMAT, [0])
    game.act(0, kind="call_off", faces=[6, 1, 1, 1])
    assert game.happened("battle_called_off")
    assert game.event("withdrew")["args"]["to"] == "A23"
    assert (game.tiles("A13", 0), game.tiles("A13", 1)) == ("merc*", "")
    began = game.event("battle_began")["what"]
    assert (began["square"], began["defender"]) == ("A23", 0)
    assert not game.happened("conquered")


@pytest.mark.rule("OM-DIP-6")
def test_attackers_that_have_not_moved_and_have_no_free_square_must_be_eliminated():
    around = {name: {0: "merc"} for name in ("A23", "A32", "A34", "A43")}
    game = position({"A33": {0: "merc, diplomat", 1: "mage"}} | around).fight().act(0, kind="call_off")
    assert game.happened("cut_off")
    assert game.in_cup("mage")


@pytest.mark.rule("OM-DIP-7")
def test_both_sides_must_be_shown_before_the_diplomat_is_offered():
    game = clash("merc, diplomat", "2 merc, archer")
    shown = {party["party"]: party["tiles"] for party in game.view_json(0)["battle"]["parties"]}
    assert [(tile["unit"], tile["count"]) for tile in shown[1]] == [("merc", 2), ("archer", 1)]


@pytest.mark.rule("OM-DIP-8")
def test_the_diplomat_must_not_be_offered_against_the_dragon():
    game = position({"A22": {0: "merc*, diplomat"}}, dragon="A23")
    game.move(0, "A22", "merc*, diplomat", "A23", faces=[1, 6])
    assert (game.ask, game.to_act()) == (Ask.TAKE_HITS, [0])
    game.act(0, kind="hit", unit="diplomat", faces=[1, 6])
    assert game.happened("battle_won_by_dragon")


@pytest.mark.rule("OM-DIP-9", "OM-HORSE-6")
def test_horses_left_alone_by_the_use_of_the_diplomat_must_be_eliminated():
    game = clash("diplomat, horses", "merc").act(0, kind="call_off")
    assert game.in_cup("diplomat")
    assert game.in_cup("horses")
    assert game.tiles("A23", 0) == ""
    assert game.control("A23") == 0


# -- Withdrawing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OM-WITHDRAW-1")
def test_each_group_must_go_back_to_the_square_it_came_from():
    stacks = {"A23": {0: "general", 1: ("infiltrator", "A13")}, "A22": {1: "diplomat"}}
    game = position(stacks, turn=1).move(1, "A22", "diplomat", "A23").pass_all()
    assert (game.tiles("A13", 1), game.tiles("A22", 1)) == ("infiltrator", "diplomat")


@pytest.mark.rule("OM-WITHDRAW-1")
def test_a_group_whose_square_of_origin_is_occupied_must_choose_another():
    game = position({"A23": {0: "general", 1: ("infiltrator", "A13")}, "A13": {0: "merc"}}).fight()
    assert (game.ask, game.to_act()) == (Ask.WITHDRAW, [1])
    assert {action["to"] for action in game.legal(1)} == {"A24", "A33", "A22"}
    assert game.refuse(1, kind="withdraw", direction="north") == Illegal.SQUARE_NOT_FREE
    game.act(1, kind="withdraw", direction="south")
    assert game.tiles("A33", 1) == "infiltrator"


@pytest.mark.rule("OM-WITHDRAW-1", "OM-AFTER-5")
def test_a_group_without_a_legal_square_must_be_eliminated():
    around = {name: {0: "merc"} for name in ("A13", "A22", "A24", "A33")}
    game = position({"A23": {0: "general", 1: ("infiltrator", "A13")}} | around).fight()
    assert game.happened("cut_off")
    assert game.in_cup("infiltrator")


@pytest.mark.rule("OM-WITHDRAW-1")
def test_tiles_that_did_not_move_must_choose_where_to_go():
    game = position({"A33": {0: "general", 1: "infiltrator"}}).fight()
    assert (game.ask, game.to_act()) == (Ask.WITHDRAW, [1])
    assert {action["to"] for action in game.legal(1)} == {"A23", "A34", "A43", "A32"}
    assert game.view_json(1)["battle"]["from"] is None


@pytest.mark.rule("OM-WITHDRAW-1", "OM-HORSE-5")
def test_horses_that_end_a_withdrawal_alone_must_be_eliminated():
    stacks = {"A23": {0: "general", 1: ("infiltrator", "A13")}}
    game = position(stacks, turn=1)
    tile = special_tile("horses")  # from A24; the notation of `position` knows one origin for a stack
    game.s.place[tile], game.s.owner[tile - FIRST_SPECIAL], game.s.origin[tile] = (
        SQUARE_NAMES["A23"],
        1,
        SQUARE_NAMES["A24"],
    )
    update_stack(game.s, SQUARE_NAMES["A23"], 1)
    game.fight()
    assert game.in_cup("horses")
    assert (game.tiles("A13", 1), game.tiles("A24", 1)) == ("infiltrator", "")


@pytest.mark.rule("OM-WITHDRAW-2")
def test_withdrawing_must_take_control_and_leave_the_square_to_the_defenders():
    stacks = {"A23": {0: "merc, diplomat", 1: ("merc", "A13")}}
    game = battle(stacks, control={"A23": 1}).act(0, kind="call_off")
    assert (game.control("A13"), game.control("A23")) == (1, 0)
    assert {event["rule"] for event in game.all_of("conquered")} == {"OM-WITHDRAW-2"}


@pytest.mark.rule("OM-WITHDRAW-2")
def test_withdrawing_must_not_count_as_a_move():
    stacks = {"A31": {0: "merc, diplomat", 1: ("catapult, merc", "A21")}}
    game = battle(stacks).act(0, kind="call_off")
    assert game.tiles("A21", 1) == "merc, catapult"
