"""What other seats may see of stacks, pools and answers (OM-STACK)."""

import pytest

from contract.cases import Case
from contract.test_hidden_fields import change_hidden_fields
from contract.walk import Walk
from games.omringad.board import ENTRIES, Illegal, Phase, battle, position
from games.omringad.test_combat import clash
from stridsplan.games.omringad.components import ARMY
from stridsplan.games.omringad.state import UNKNOWN, Ask

EVERYBODY = (0, 1, None)


def top(content, viewer=1):
    """The top of a stack with this content, as a viewer sees it."""
    stack = position({"A33": {0: content}}).stack("A33", 0, viewer)
    return stack["top"]["unit"] + "*" * stack["top"]["damaged"]


@pytest.mark.rule("OM-STACK-1", "OM-TRAP-33")
def test_only_the_top_of_a_stack_may_be_seen_by_others():
    game = position({"A33": {0: "merc, 2 rider, catapult"}})
    assert game.stack("A33", 0, viewer=1)["tiles"] is None
    assert [tile["unit"] for tile in game.stack("A33", 0, viewer=0)["tiles"]] == ["merc", "rider", "catapult"]
    view = game.view(1)
    assert {int(place) for place in view.place[:ARMY]} == {UNKNOWN}
    assert not view.damaged[:ARMY].any()


@pytest.mark.rule("OM-STACK-2")
def test_height_and_whether_a_stack_is_capable_must_be_public():
    game = position({"A33": {0: "horses, mage"}, "A22": {0: "infiltrator, merc"}})
    for viewer in EVERYBODY:
        assert (game.stack("A33", 0, viewer)["height"], game.stack("A22", 0, viewer)["height"]) == (2, 2)
        assert [game.stack(name, 0, viewer)["capable"] for name in ("A33", "A22")] == [False, True]


@pytest.mark.rule("OM-STACK-3")
def test_a_general_must_lie_on_top():
    assert top("merc, rider*, general, mage") == "general"


@pytest.mark.rule("OM-STACK-5")
@pytest.mark.parametrize(
    ("content", "shown"),
    [("rider, elite, merc*", "elite"), ("catapult*, archer*", "archer*"), ("catapult, merc*", "catapult"),
     ("mage, elephants", "elephants"), ("pirates*, sharpshooters", "pirates*"),
     ("infiltrator, diplomat", "infiltrator"), ("mage, merc*", "merc*")],
)  # fmt: skip
def test_without_a_general_the_cheapest_whole_unit_must_lie_on_top(content, shown):
    assert top(content) == shown


@pytest.mark.rule("OM-STACK-6", "OM-TRAP-33")
def test_damage_may_be_seen_on_the_top_only():
    whole, hurt = position({"A33": {0: "merc, rider"}}), position({"A33": {0: "merc, rider*"}})
    assert whole.view(1).tobytes() == hurt.view(1).tobytes()
    assert top("merc*") == "merc*"


@pytest.mark.rule("OM-STACK-7", "OM-TRAP-33")
def test_a_move_must_show_path_number_and_tops_but_never_which_tiles_go():
    stacks = {"A12": {0: "general, 2 merc, rider"}, "B13": {1: "merc"}}
    one = position(stacks).move(0, "A12", "2 merc", "A13")
    other = position({**stacks, "A12": {0: "general, 2 merc, catapult"}})
    other.move(0, "A12", "2 merc", "A13")
    assert one.event("moved")["what"] == {
        "seat": 0,
        "path": ["A12", "A13"],
        "number": 2,
        "top": {"unit": "merc", "damaged": False},
        "left": {"unit": "general", "damaged": False},
    }
    assert one.events(1) == other.events(1)
    assert one.view(1).tobytes() == other.view(1).tobytes()


@pytest.mark.rule("OM-STACK-7", "OM-TRAP-33")
def test_an_incomplete_move_and_legal_actions_must_reveal_nothing_to_others():
    game = position({"A12": {0: "2 merc, rider"}, "B13": {1: "merc"}})
    before = game.view(1).tobytes()
    game.acts(0, {"kind": "start", "square": "A12"}, {"kind": "take", "unit": "rider"})
    assert game.view(1).tobytes() == before
    assert game.legal(1) == []
    assert game.refuse(1, kind="start", square="A12") == Illegal.NOT_ASKED


@pytest.mark.rule("OM-STACK-8")
def test_pools_must_be_hidden():
    game = position({"A33": {0: "merc"}})
    assert game.view_json(1)["seats"][0]["pool"] is None
    assert game.view_json(0)["seats"][0]["pool"]["merc"] == 15


@pytest.mark.rule("OM-STACK-9")
def test_after_a_battle_stacks_must_be_covered_again():
    game = clash("merc, elite", "merc*", faces=[6, 1, 1])
    assert game.happened("force_shown")
    assert game.stack("A23", 0, viewer=1)["tiles"] is None
    assert not game.view(1).force.any()


@pytest.mark.rule("OM-STACK-10")
def test_team_mates_must_see_each_others_tiles_and_purchases():
    game = position({"A33": {0: "merc, rider"}}, seats=4, options={"teams": "diagonal"}, phase=Phase.PURCHASE)
    game.act(0, kind="buy", unit="archer")
    assert [event["id"] for event in game.events(2)] == ["unit_bought"]
    assert [tile["unit"] for tile in game.stack("A33", 0, viewer=2)["tiles"]] == ["merc", "rider"]
    assert game.view_json(2)["seats"][0]["aside"]["archer"] == 1
    assert game.view_json(1)["seats"][0]["aside"] is None


@pytest.mark.rule("OM-STACK-11")
def test_two_players_in_a_square_must_have_two_stacks():
    game = position({"A33": {0: "merc, general", 1: "mage, infiltrator"}})
    assert [(stack["seat"], stack["top"]["unit"]) for stack in game.square("A33")["stacks"]] == [
        (0, "general"),
        (1, "mage"),
    ]


@pytest.mark.rule("OM-TRAP-33", "OM-DIP-6")
@pytest.mark.parametrize("attackers", ["pirates", "merc*"])
def test_whether_the_diplomat_may_be_played_must_not_depend_on_who_attacks(attackers):
    """The attackers' only free squares are lakes, which only pirates may enter."""
    layout = {0: ".LVL. C...V ..... FFMM. ....."}
    taken = {"A23": {0: "merc"}, "B53": {0: "merc"}}
    game = position({"A13": {0: "merc*, diplomat", 1: (attackers, "A23")}} | taken, layout=layout).fight()
    assert game.s.ask == Ask.DIPLOMAT


# Games at a rare question, each with the question and the number of seats


def aiming():
    """Three parties aim their hits."""
    parties = {0: "merc, elite", 1: ("merc", "A13"), 2: ("merc", "A24")}
    return battle({"A23": parties}, seats=4, faces=[6, 1, 6, 6]), Ask.AIM, 4


def sharpshooting():
    game = clash("general, archer, sharpshooters, merc", "infiltrator, merc, elite, rider", faces=[6, 6])
    return game.act(1, kind="hit", unit="merc"), Ask.SHARPSHOOT, 2


def withdrawing():
    stacks = {"A23": {0: "general", 1: ("infiltrator", "A13")}, "A13": {0: "merc"}}
    return position(stacks).fight(), Ask.WITHDRAW, 2


def negotiating():
    return clash("merc, diplomat", "2 merc"), Ask.DIPLOMAT, 2


@pytest.mark.rule("OM-STACK-1")
@pytest.mark.parametrize("make_game", [aiming, sharpshooting, withdrawing, negotiating])
def test_hidden_fields_must_affect_no_view_at_a_rare_question(make_game):
    game, ask, seats = make_game()
    walk = Walk.at(Case("omringad", seats), ENTRIES, game.states)
    assert game.ask == ask
    viewers = range(-1, seats)  # -1: a spectator
    assert [name for seat in viewers for name in change_hidden_fields(walk, ask, seat)]
