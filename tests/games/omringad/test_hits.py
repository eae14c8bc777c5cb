"""Which tiles take the hits, and the end of a battle (OM-HIT, OM-AFTER)."""

import pytest

from games.omringad.board import Illegal, battle, parse, position, write
from games.omringad.test_combat import clash
from stridsplan.games.omringad.components import ARMY, SLOTS, SQUARE_NAMES, Kind
from stridsplan.games.omringad.rules import hits
from stridsplan.games.omringad.state import Ask
from stridsplan.games.omringad.words.things import slot_named


@pytest.mark.rule("OM-HIT-1", "OM-TRAP-18")
def test_the_owner_must_choose_among_all_tiles_even_those_that_do_not_fight():
    game = clash("merc, general, diplomat", "archer", faces=())
    game.act(0, kind="fight_on", faces=[5])
    assert (game.ask, game.to_act()) == (Ask.TAKE_HITS, [0])
    assert {action["unit"] for action in game.legal(0)} == {"merc", "general", "diplomat"}
    assert game.refuse(0, kind="hit", unit="elite") == Illegal.CANNOT_BE_HIT


@pytest.mark.rule("OM-HIT-2", "OM-T3", "OM-T4", "OM-T5", "OM-TRAP-11")
@pytest.mark.parametrize(
    ("unit", "left"),
    [("merc", "merc*"), ("elite", "elite*"), ("archer", "archer*"), ("rider", "rider*"), ("catapult", "catapult*"),
     ("elephants", "elephants*"), ("pirates", "pirates*"), ("sharpshooters", "sharpshooters*"), ("general", ""),
     ("diplomat", ""), ("infiltrator", ""), ("mage", ""), ("merc*", ""), ("elephants*", "")],
)  # fmt: skip
def test_a_hit_must_damage_or_eliminate(unit, left):
    game = position()
    (tile,) = parse(unit)
    game.s.after[0, slot_named(**tile)] = 1  # the tiles left after the hits taken so far
    hits.take_hit(game.s, 0, slot_named(**tile))
    assert write([slot for slot in range(SLOTS) for _ in range(game.s.after[0, slot])]) == left


@pytest.mark.rule("OM-HIT-3")
def test_two_hits_may_fall_on_one_tile():
    game = clash("2 archer, merc", "2 elite, merc*", faces=[5, 5])
    game.act(1, kind="hit", unit="elite").act(1, kind="hit", unit="elite", damaged=True, faces=[1, 1, 6])
    (taken,) = [hit["what"] for hit in game.all_of("hits_taken") if hit["what"]["party"] == 1]
    assert (taken["unit"], taken["lost"], taken["whole_left"], taken["damaged_left"]) == ("elite", 1, 1, 0)


@pytest.mark.rule("OM-HIT-2", "OM-HIT-3")
@pytest.mark.parametrize(
    ("lost", "whole", "left"),  # tiles lost; whole tiles that were hit
    [(0, 1, "2 elite, 2 elite*"), (0, 3, "4 elite*"), (1, 0, "3 elite"), (1, 1, "2 elite, elite*"),
     (1, 3, "3 elite*"), (2, 1, "2 elite"), (2, 2, "elite, elite*"), (4, 3, "")],
)  # fmt: skip
def test_damaged_tiles_must_be_eliminated_first_and_the_other_tiles_hit_be_damaged(lost, whole, left):
    game = position({"A23": {0: "3 elite, elite*, rider", 1: "merc"}}, battle=SQUARE_NAMES["A23"])
    game.s.force[0, 2 * Kind.ELITE : 2 * Kind.ELITE + 2] = 3, 1
    hits.hurt_tiles(game.s, 0, Kind.ELITE, lost, whole)
    assert game.tiles("A23", 0) == (f"{left}, rider" if left else "rider")
    assert game.tiles("A23", 1) == "merc"
    damaged = [tile for tile in parse(left) if tile["damaged"]] if left else []
    assert game.s.damaged.sum() == len(damaged), "no other tile is damaged"


@pytest.mark.rule("OM-HIT-4", "OM-T45")
def test_all_hits_must_be_taken_as_far_as_there_are_tiles():
    game = clash("merc, general", "3 archer", faces=[5, 5, 5])
    assert game.tiles("A23", 0) == ""
    game_of_two_hits = clash("merc, general", "2 archer", faces=[5, 5])
    assert game_of_two_hits.s.hits[0] == 2
    game_of_two_hits.act(0, kind="hit", unit="merc")
    assert {action["unit"] for action in game_of_two_hits.legal(0)} == {"merc", "general"}


@pytest.mark.rule("OM-HIT-6")
def test_both_sides_must_take_their_hits_at_the_same_time_and_sealed():
    game = clash("archer, merc, elite", "archer, merc, elite", faces=[5, 5])
    assert (game.ask, game.to_act()) == (Ask.TAKE_HITS, [0, 1])
    before = game.view(1).tobytes()
    game.act(0, kind="hit", unit="elite")
    after = game.view(1)
    assert after.due == 0b10
    after.due = 0b11
    assert after.tobytes() == before
    game.act(1, kind="hit", unit="merc", faces=[6, 1, 1, 1])
    taken = [event["what"] for event in game.all_of("hits_taken")]
    assert [(hit["party"], hit["unit"]) for hit in taken][:2] == [(0, "elite"), (1, "merc")]


@pytest.mark.rule("OM-HIT-7", "OM-SETUP-7", "OM-AUCT-4")
def test_eliminated_tiles_must_go_to_pool_and_cup_undamaged():
    game = clash("elite*, mage", "2 archer", faces=[5, 5])
    assert game.pool(0, "elite") == 6
    assert game.in_cup("mage")
    assert not game.s.damaged[:ARMY].any()


@pytest.mark.rule("OM-AFTER-1")
def test_a_battle_must_be_over_as_soon_as_one_side_is_left():
    game = clash("archer, merc", "merc*", faces=[5])
    assert game.rollers() == [(0, "archer", False)]
    assert game.happened("battle_won")


@pytest.mark.rule("OM-AFTER-2", "OM-T49", "OM-TRAP-20")
@pytest.mark.parametrize(
    ("survivor", "faces", "control"),
    [("mage", [1, 3], 0), ("mage, merc*", [1, 1, 3], 1), ("mage, general", [1, 2], 1)],
)
def test_a_survivor_must_take_the_square_if_it_is_capable(survivor, faces, control):
    assert clash("merc*", survivor, faces=faces).control("A23") == control


@pytest.mark.rule("OM-AFTER-3", "OM-T12", "OM-TRAP-21")
def test_without_survivors_control_must_stay_as_it_was_before_the_battle():
    game = battle({"A23": {0: "merc*", 1: ("merc*", "A13")}}, faces=[6, 6], control={"A23": 1})
    assert game.control("A23") == 1
    assert game.happened("battle_without_survivors")


@pytest.mark.rule("OM-AFTER-4")
def test_damage_must_stay_after_the_battle():
    game = clash("merc", "merc*", faces=[1, 6, 6, 1])
    assert game.tiles("A23", 0) == "merc*"
    game.act(kind="end_reinforcement").act(kind="end_reinforcement", draws=[0])
    assert game.tiles("A23", 0) == "merc*"


@pytest.mark.rule("OM-AFTER-5", "OM-T46", "OM-TRAP-22")
def test_if_no_tile_fights_the_attackers_must_withdraw():
    game = clash("general", "infiltrator")
    assert game.happened("stalemate")
    assert (game.tiles("A23", 0), game.tiles("A13", 1)) == ("general", "infiltrator")
    assert game.control("A13") == 0


@pytest.mark.rule("OM-AFTER-6")
def test_if_only_one_side_fights_the_battle_must_go_on():
    game = clash("general", "merc", faces=[1, 2, 3, 6])
    assert game.tiles("A23", 1) == "merc"


@pytest.mark.rule("OM-T11", "OM-INF-2", "OM-HIT-1", "OM-SHARP-4")
def test_the_worked_example_must_go_as_in_the_rulebook():
    """Attacker yellow (1): infiltrator, merc, elite, rider. Defender red (0): general, archers, sharpshooters, merc."""
    red, yellow = "general, archer, sharpshooters, merc", "infiltrator, merc, elite, rider"
    game = clash(red, yellow, faces=[6, 6])
    assert (game.least(0, "archer"), game.least(0, "sharpshooters")) == (5, 6)
    game.act(1, kind="hit", unit="merc")
    assert (game.ask, game.to_act()) == (Ask.SHARPSHOOT, [0])
    game.act(0, kind="target", party=1, unit="infiltrator", faces=[4, 6, 5, 3])
    assert game.in_cup("infiltrator")
    assert [game.least(0, "merc")] + [game.least(1, unit) for unit in ("merc", "elite", "rider")] == [
        5,
        6,
        5,
        4,
    ]
    assert game.s.hits[0] == 2
    game.act(0, kind="hit", unit="merc").act(0, kind="hit", unit="archer", faces=[1, 1, 1, 1, 1, 4])
    assert (game.least(0, "archer"), game.least(0, "sharpshooters")) == (4, 5)
    assert game.tiles("A23", 0) == "merc*, archer*, general, sharpshooters"
    assert game.tiles("A23", 1) == "merc*, elite, rider"
