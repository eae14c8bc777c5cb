"""Shooting (IS-SHOOT)."""

import pytest

from depth import depth
from games.island.board import Position, board
from games.island.naive import ahead, name_of, place_of, shot, world_of
from games.island.play import skirmish, skirmishes
from stridsplan.games.island.state import Ask, Event, Illegal

RANGES = {"T": 4, "J": 3, "S": 2}


def square_ahead(start, facing, count):
    """The name of the square `count` steps ahead."""
    return name_of(ahead(place_of(start), facing, count))


# -- Range and line ------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T12", "IS-SHOOT-1", "IS-SHOOT-6")
def test_a_tank_must_hit_the_fourth_square():
    game = board("sT d4 N", "nS d8 S", roll=1)
    game.shoot("d4")
    assert game.lost() == {"d8": "shot"}
    assert game.all_at("d4 d8") == ["sT N", None]
    assert game.count("n") == 1


@pytest.mark.rule("IS-T13", "IS-SHOOT-1", "IS-TRAP-6")
def test_a_tank_may_not_hit_the_third_square():
    game = board("sT d4 N", "nS d7 S", roll=1)
    assert game.shots() == set()
    assert game.refuse("shoot", "d4") == Illegal.NO_TARGET


@pytest.mark.rule("IS-SHOOT-1", "IS-TRAP-6")
@pytest.mark.parametrize("target", ["nS", "block"])
@pytest.mark.parametrize("distance", range(1, 7))
@pytest.mark.parametrize("kind", "TJS")
def test_the_range_must_be_exact(kind, distance, target):
    where = square_ahead("d4", "N", distance)
    stop = {"blocks": where} if target == "block" else {}
    game = board(f"s{kind} d4 N", *([f"nS {where} S"] if not stop else []), "sS k1 N", roll=1, **stop)
    assert game.shots() == ({f"d4 {where}"} if distance == RANGES[kind] else set())


@pytest.mark.rule("IS-SHOOT-2")
@pytest.mark.parametrize("facing", "NESW")
@pytest.mark.parametrize("kind", "TJS")
def test_a_shot_must_go_straight_ahead(kind, facing):
    """Enemies stand at exact range in all eight directions."""
    n = RANGES[kind]
    ring = [f"nS {name_of((6 + n * dx, 6 + n * dy))} N" for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    # Two boards, because North has only five soldiers
    game = board(f"s{kind} f6 {facing}", *ring[:5], roll=1)
    others = board(f"s{kind} f6 {facing}", *ring[3:], roll=1)
    assert game.shots() | others.shots() == {f"f6 {square_ahead('f6', facing, n)}"}


@pytest.mark.rule("IS-SHOOT-2")
def test_a_shot_may_not_cross_the_edge():
    """The tank would hit b7, c6 or c7 if its shot went on at the west edge, in the same row or the next."""
    game = board("sT k6 E", "nS c7 S", "nS c6 S", "nS b7 N", "sJ k1 S", "nS k9 S", roll=1)
    assert game.shots() == set()


# -- Targets -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SHOOT-3")
@pytest.mark.parametrize(
    ("occupant", "legal"),
    [("nS d6 N", True), ("nT d6 N", True), ("sS d6 N", False), ("sT d6 S", False), (None, False)],
)
def test_a_shot_must_be_at_an_enemys_character_or_a_block(occupant, legal):
    game = board("sS d4 N", *([occupant] if occupant else []), roll=1)
    assert game.shots() == ({"d4 d6"} if legal else set())
    assert game.refuse("shoot", "d4") == (Illegal.NONE if legal else Illegal.NO_TARGET)
    assert board("sS d4 N", blocks="d6", roll=1).shots() == {"d4 d6"}


@pytest.mark.rule("IS-T19", "IS-SHOOT-3")
def test_a_character_of_the_same_side_may_not_be_a_target():
    assert board("sS d4 N", "sS d6 N", roll=1).shots() == set()


@pytest.mark.rule("IS-SHOOT-3")
def test_by_option_characters_of_the_same_side_may_be_targets():
    game = board("sJ d4 N", "sS d5 N", "sS d7 N", roll=1, options={"friendly_targets": True})
    assert game.shots() == {"d4 d7", "d5 d7"}
    game.shoot("d4")
    assert game.lost() == {"d7": "shot", "d5": "crossfire"}


# -- Blocked shots -------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T15", "IS-SHOOT-4", "IS-BLOCK-1", "IS-TRAP-7")
def test_a_block_between_must_stop_a_shot():
    assert board("sJ d4 N", "nT d7 S", blocks="d6", roll=1).shots() == set()


@pytest.mark.rule("IS-SHOOT-4")
@pytest.mark.parametrize("between", [1, 2, 3])
@pytest.mark.parametrize("target", ["nS", "block"])
def test_a_block_on_any_square_between_must_stop_a_shot(between, target):
    wall = square_ahead("d4", "E", between)
    stop = f"{wall} h4" if target == "block" else wall
    game = board("sT d4 E", *(["nS h4 S"] if target == "nS" else []), "sS k1 N", blocks=stop, roll=1)
    assert game.shots() == set()


@pytest.mark.rule("IS-SHOOT-4")
def test_a_block_behind_the_target_or_beside_the_line_may_not_stop_a_shot():
    game = board("sT d4 N", "nS d8 S", blocks="d9 c6 e7", roll=1)
    assert game.shots() == {"d4 d8"}


@pytest.mark.rule("IS-SHOOT-5", "IS-TRAP-7")
@pytest.mark.parametrize("between", [["sS d5 N"], ["nS d6 N"], ["sS d5 N", "nS d6 N", "nJ d7 N"]])
@pytest.mark.parametrize("target", ["nS", "block"])
def test_characters_between_may_not_stop_a_shot(between, target):
    stop = {"blocks": "od8"} if target == "block" else {}
    game = board("sT d4 N", *between, *(["nS d8 S"] if not stop else []), "sS k1 N", roll=1, **stop)
    assert "d4 d8" in game.shots()
    game.shoot("d4")
    assert game.at("d8") is None


@pytest.mark.rule("IS-SHOOT-5")
@pytest.mark.parametrize("between", ["sS d5 N", "nS d6 N", "nJ d7 N"])
@pytest.mark.parametrize("target", ["nS", "block"])
def test_by_option_characters_between_must_stop_a_shot(between, target):
    stop = {"blocks": "d8"} if target == "block" else {}
    enemy = [] if stop else ["nS d8 S"]
    game = board(
        "sT d4 N", between, *enemy, "sS k1 N", roll=1, options={"characters_block_fire": True}, **stop
    )
    assert "d4 d8" not in game.shots()
    game = board("sT d4 N", *enemy, "sS k1 N", roll=1, options={"characters_block_fire": True}, **stop)
    assert game.shots() == {"d4 d8"}


# -- Hits ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SHOOT-6")
@pytest.mark.parametrize("victim", ["nT", "nJ", "nS"])
def test_a_hit_character_must_leave_the_island_and_the_game(victim):
    game = board("sS d4 N", f"{victim} d6 S", roll=1).shoot("d4")
    assert game.at("d6") is None
    assert (game.count("n"), game.pad("n")) == (1, "S----")
    assert game.view_json()["seats"][1]["lost"] == 9
    game.move("d4", "d5")
    assert game.active() == "n"
    assert game.rotations() == set()  # the character does not come back


@pytest.mark.rule("IS-SHOOT-7")
def test_a_shot_need_not_be_fired_and_may_be_fired_in_a_later_turn():
    game = board("sT d4 N", "nS d8 E", "sS k1 N", roll=1).move("k1", "k2")
    game.end(roll=2)
    assert game.at("d8") == "nS E"
    game.move("d8", "e8", turn="left", roll=1)
    assert game.shots() == set()  # the target did not stay
    game = board("sT d4 N", "nS d8 E", "nS e9 S", "sS k1 N", roll=1).move("k1", "k2").end(roll=2)
    game.move("e9", "e7", roll=3)
    assert game.shots() == {"d4 d8"}


@pytest.mark.rule("IS-SHOOT-8")
def test_any_character_may_shoot_in_any_order_before_and_after_the_move():
    pieces = ("sT d4 N", "nS d8 S", "sJ f4 N", "nS f7 S", "sS h4 N", "nJ h6 N", "sS k1 N", "nS l12 S")
    game = board(*pieces, roll=1)
    assert game.shots() == {"d4 d8", "f4 f7", "h4 h6"}
    game.shoot("f4").shoot("d4")
    assert game.lost() == {"d8": "shot"}
    game.move("k1", "k2")
    assert game.question() == ("s", "after")
    assert game.shots() == {"h4 h6"}  # the soldier on h4 has neither moved nor shot
    game.shoot("h4")
    assert game.lost() == {"h6": "shot"}


@pytest.mark.rule("IS-SHOOT-8", "IS-SHOOT-9")
def test_a_character_may_hit_before_and_after_its_move():
    game = board("sS d4 N", "nS d6 S", "nJ d7 S", "nS l12 S", roll=1)
    game.shoot("d4").move("d4", "d5").shoot("d5")
    assert game.lost() == {"d7": "shot"}
    assert game.count("n") == 2


@pytest.mark.rule("IS-SHOOT-9")
def test_a_character_turned_on_a_zero_may_hit_again_after_it():
    game = board("sS d4 N", "nS d6 S", "nJ f4 S", "nS f2 S", "nS l12 S", roll=0)
    game.shoot("d4").rotate("d4", "right", roll=2).shoot("d4")
    assert game.lost() == {"f4": "shot"}
    game.move("d4", "f4")
    assert game.at("f4") == "sS E"


@pytest.mark.rule("IS-SHOOT-9")
def test_no_character_in_random_games_may_hit_twice_without_moving_or_turning_between():
    hits, skirmishes_played = 0, depth(50, 100)
    for seed in range(skirmishes_played):
        shooters = set()
        for step in skirmish(seed):
            for kind, args in step.events():
                if kind == Event.TURN_BEGAN:
                    shooters = set()
                elif kind in (Event.MOVED, Event.ROTATED, Event.LAUNCHED):
                    shooters.discard(args["piece"])
                elif kind == Event.SHOT:
                    hits += 1
                    assert args["piece"] not in shooters
                    shooters.add(args["piece"])
    assert hits > 2 * skirmishes_played


@pytest.mark.rule("IS-SHOOT-10")
def test_shots_and_moves_must_be_computed_again_after_each_shot():
    game = board("sT d4 N", "sJ d5 N", "nS d8 S", "nS l12 S", roll=3)
    assert game.shots() == {"d4 d8", "d5 d8"}
    assert game.moves("d4") == set()
    game.shoot("d4")  # through the jeep
    assert game.shots() == set()
    assert game.moves("d4") == {"d7 N", "d6 W", "d6 E"}


@pytest.mark.rule("IS-SHOOT-10")
def test_a_shot_at_a_block_may_open_the_line_for_another():
    game = board("sS d4 N", "sT d5 N", "nS d9 S", blocks="od6", roll=1)
    assert game.shots() == {"d4 d6"}
    game.shoot("d4")
    assert game.shots() == {"d5 d9"}


@pytest.mark.rule("IS-SHOOT-11")
def test_there_may_be_no_shots_after_a_penalty():
    game = board("sT d4 N", "sS e12 N", "nS d11 S", blocks="*d8", roll=5)
    game.end()
    assert game.question() == ("n", "penalty")
    assert game.refuse("shoot", "d4", seat=0) == Illegal.NOT_ASKED
    game.remove("e12")
    assert game.active() == "n"
    assert game.at("d8") == "block"


# -- Random games --------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SHOOT-1", "IS-SHOOT-2", "IS-SHOOT-3", "IS-SHOOT-4", "IS-SHOOT-5", "IS-SHOOT-8")
def test_all_shots_in_random_games_must_equal_the_naive_function():
    count = 0
    for step in skirmishes(40):
        if step.s.ask not in (Ask.USE, Ask.AFTER):
            continue
        world = world_of(step.s)
        own = [place for place, who in world.characters.items() if who[0] == step.seat]
        expected = {f"{name_of(place)} {name_of(shot(world, place))}" for place in own if shot(world, place)}
        count += len(expected)
        assert Position(step.before).shots() == expected
    assert count > 80
