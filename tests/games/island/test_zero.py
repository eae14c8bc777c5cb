"""A zero and its three options (IS-ZERO)."""

import pytest

from games.island.board import board
from games.island.play import steps_of
from stridsplan.games.island.state import Ask, Event, Illegal

FULL = {"s": "TJSSJ", "n": "TJSSJ"}
EMPTY_PAD = {"s": "-----", "n": "S----"}


# -- The three options ---------------------------------------------------------------------------------------


@pytest.mark.rule("IS-ZERO-1")
def test_on_a_zero_one_of_three_options_must_be_carried_out():
    game = board("sS d4 N", pads=FULL, roll=0)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    assert game.refuse("move", "d4", turn=None) == Illegal.USE_THE_ZERO
    assert game.refuse("blocked") == Illegal.USE_THE_ZERO


@pytest.mark.rule("IS-ZERO-1", "IS-TRAP-14")
@pytest.mark.parametrize(
    "option",
    [
        lambda game, **draws: game.launch(2, **draws),
        lambda game, **draws: game.nominate(**draws),
        lambda game, **draws: game.rotate("d4", "left", **draws),
    ],
)
def test_after_an_option_there_must_be_another_roll(option):
    game = option(board("sS d4 N", pads=FULL, roll=0), roll=3)
    assert game.event("rolled_again")["args"]["dice"] == [3]
    assert (game.question(), game.dice()) == (("s", "use"), [3])
    assert not game.kinds() & {"launch", "nominate", "rotate"}  # only one option for each zero
    assert game.refuse("launch", slot=1) == Illegal.NO_ZERO
    assert game.refuse("nominate") == Illegal.NO_ZERO


@pytest.mark.rule("IS-ZERO-2")
@pytest.mark.parametrize(("turn", "square", "placed"), [("s", "c1", "sS N"), ("n", "j12", "nS S")])
def test_a_launched_character_must_stand_before_its_slot_and_face_forward(turn, square, placed):
    game = board("sS d4 N", "nS e9 S", pads=FULL, turn=turn, roll=0).launch(3, roll=2)
    assert game.at(square) == placed
    assert game.pad(turn) == "TJ-SJ"
    assert game.movers() == {square}


@pytest.mark.rule("IS-T32", "IS-ZERO-2")
def test_only_the_launched_character_may_use_the_new_number():
    game = board("sS d4 N", pads=FULL, roll=0).launch(3, roll=3)
    assert game.movers() == {"c1"}
    assert game.moves("c1") == {"c4 N", "c3 W", "c3 E"}
    assert game.refuse("move", "d4", turn=None) == Illegal.BOUND_TO_ANOTHER


@pytest.mark.rule("IS-ZERO-3")
@pytest.mark.parametrize("other", ["sT c1 E", "nS c1 S"])
def test_the_launch_square_may_not_hold_a_character(other):
    game = board("sS d4 N", other, pads={"s": "JJSSJ", "n": "S----"}, roll=0)
    assert game.launches() == {1: "a1", 2: "b1", 4: "d1", 5: "e1"}
    assert game.refuse("launch", slot=3) == Illegal.LAUNCH_SQUARE_TAKEN


@pytest.mark.rule("IS-ZERO-4", "IS-TRAP-26")
def test_the_launch_square_may_not_hold_a_block():
    game = board("sS d4 N", pads=FULL, blocks="c1", roll=0)
    assert set(game.launches()) == {1, 2, 4, 5}
    assert game.refuse("launch", slot=3) == Illegal.LAUNCH_SQUARE_TAKEN


@pytest.mark.rule("IS-ZERO-5")
def test_a_nominated_pad_must_move_by_the_new_number_and_end_the_turn():
    game = board("sS d4 N", pads=FULL, roll=0).nominate(roll=2)
    assert game.centre("s") == 3  # not before the roll
    assert game.kinds() == {"slide"}
    game.slide("left")
    assert (game.centre("s"), game.active()) == (1, "n")


@pytest.mark.rule("IS-ZERO-6")
@pytest.mark.parametrize("facing", "NESW")
def test_any_character_may_be_turned_a_quarter_on_its_square(facing):
    game = board(f"sS d4 {facing}", "sT k1 N", "nS e9 S", roll=0)
    place = "NESW".index(facing)
    left, right = "NESW"[place - 1], "NESW"[(place + 1) % 4]
    assert game.rotations() == {f"d4 {left}", f"d4 {right}", "k1 W", "k1 E"}
    for to, now in (("left", left), ("right", right)):
        turned = board(f"sS d4 {facing}", "sT k1 N", "nS e9 S", roll=0).rotate("d4", to, roll=1)
        assert turned.at("d4") == f"sS {now}"
        assert turned.movers() == {"d4"}


@pytest.mark.rule("IS-ZERO-6")
def test_an_enemys_character_may_not_be_turned():
    game = board("sS d4 N", "nS e9 S", roll=0)
    assert game.refuse("rotate", "e9", to="left") == Illegal.NOT_YOURS


@pytest.mark.rule("IS-ZERO-6")
def test_only_the_turned_character_may_use_the_new_number():
    game = board("sS d4 N", "sT k1 N", roll=0).rotate("d4", "right", roll=2)
    assert game.moves("d4") == {"f4 E", "e4 N", "e4 S"}
    assert game.refuse("move", "k1", turn=None) == Illegal.BOUND_TO_ANOTHER


# -- Zero after zero -----------------------------------------------------------------------------------------


@pytest.mark.rule("IS-ZERO-7", "IS-TRAP-15")
def test_another_zero_must_offer_all_options_again_and_keep_earlier_effects():
    game = board("sS d4 N", "sT k1 N", pads={"s": "-JSSJ", "n": "S----"}, roll=0).launch(3, roll=0)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    assert game.rotations() == {"c1 W", "c1 E", "d4 W", "d4 E", "k1 W", "k1 E"}
    game.rotate("d4", "left", roll=0)
    assert set(game.launches()) == {2, 4, 5}
    assert game.all_at("c1 d4") == ["sS N", "sS W"]
    game.launch(5, roll=1)
    assert game.all_at("c1 d4 e1") == ["sS N", "sS W", "sJ N"]
    assert game.movers() == {"e1"}


@pytest.mark.rule("IS-T33", "IS-ZERO-7", "IS-ZERO-9", "IS-TRAP-15")
def test_only_the_character_of_the_last_option_must_be_bound():
    game = board("sS d4 N", pads=FULL, roll=0).rotate("d4", "left", roll=0).launch(3, roll=2)
    assert game.movers() == {"c1"}
    assert game.at("d4") == "sS W"


@pytest.mark.rule("IS-T34", "IS-ZERO-8", "IS-ZERO-9", "IS-TRAP-15")
def test_a_nomination_must_lapse_on_another_zero():
    game = board("sS d4 N", "sT k1 N", pads=FULL, roll=0).nominate(roll=0)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    game.rotate("k1", "left", roll=4)
    assert game.centre("s") == 3
    assert game.movers() == {"k1"}
    assert game.refuse("slide", to="right") == Illegal.PAD_NOT_NOMINATED


@pytest.mark.rule("IS-ZERO-8", "IS-ZERO-9")
def test_the_pad_may_be_nominated_again_and_after_a_turned_character():
    game = board("sS d4 N", pads=FULL, roll=0).nominate(roll=0).nominate(roll=1)
    assert game.slides() == {2, 4}
    game = board("sS d4 N", pads=FULL, roll=0).rotate("d4", "left", roll=0).nominate(roll=1)
    assert game.kinds() == {"slide"}
    assert game.at("d4") == "sS W"


# -- Shots ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T41", "IS-SHOOT-8")
def test_a_player_may_shoot_before_choosing_the_option():
    game = board("sT d4 N", "nS d8 S", "nS e9 S", roll=0)
    assert game.shots() == {"d4 d8"}
    game.shoot("d4")
    assert game.lost() == {"d8": "shot"}
    assert game.kinds() == {"launch", "nominate", "rotate"}


@pytest.mark.rule("IS-ZERO-10")
def test_the_binding_may_not_limit_shooting():
    game = board("sT d4 N", "nS d8 S", "sS k1 N", "nJ k4 S", "nS l9 S", roll=0).rotate("k1", "left", roll=1)
    assert game.shots() == {"d4 d8"}
    game.move("k1", "j1")
    assert game.shots() == {"d4 d8"}  # after the move too
    game.shoot("d4")
    assert game.lost() == {"d8": "shot"}


@pytest.mark.rule("IS-ZERO-11")
def test_a_launched_or_turned_character_may_shoot_after_the_new_roll():
    game = board("sS k1 N", "nS c5 S", "nS l9 S", pads={"s": "--T--", "n": "S----"}, roll=0)
    assert game.shots() == set()
    game.launch(3, roll=1)
    assert game.shots() == {"c1 c5"}
    game = board("sS d4 N", "nS f4 S", "nS l9 S", roll=0).rotate("d4", "right", roll=1)
    assert game.shots() == {"d4 f4"}
    game.shoot("d4")
    assert game.lost() == {"f4": "shot"}


# -- Offered options -----------------------------------------------------------------------------------------


@pytest.mark.rule("IS-ZERO-12")
def test_an_option_that_cannot_be_carried_out_may_not_be_offered():
    game = board("sS d4 N", pads=EMPTY_PAD, roll=0)
    assert game.kinds() == {"nominate", "rotate"}
    assert game.refuse("launch", slot=3) == Illegal.SLOT_EMPTY
    game = board("sS d4 N", "nT b1 N", pads={"s": "SS---", "n": "S----"}, centre={"s": 2}, roll=0)
    assert game.kinds() == {"nominate", "rotate", "launch"}
    assert set(game.launches()) == {2}
    game = board("sS d4 N", "nT a1 N", pads={"s": "SS---", "n": "S----"}, centre={"s": 2}, roll=0)
    # one slot overhangs, the launch square of the other is taken
    assert game.kinds() == {"nominate", "rotate"}


@pytest.mark.rule("IS-ZERO-12")
def test_without_a_character_on_the_island_turning_may_not_be_offered():
    game = board("sS d4 N", "nS e9 S", blocks="*d6 *e5", pads=FULL, roll=0)
    game.shoot("d4")  # the chain also removes the shooter
    assert game.at("d4") is None
    assert game.kinds() == {"launch", "nominate"}


@pytest.mark.rule("IS-ZERO-13")
def test_a_bound_character_that_can_move_must_move():
    game = board("sS d4 N", "sT k1 N", roll=0).rotate("d4", "left", roll=2)
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    assert game.kinds() == {"move"}


@pytest.mark.rule("IS-ZERO-13", "IS-ZERO-9")
def test_numbers_in_random_games_must_be_used_by_the_bound_character():
    bound = 0
    for step in steps_of(15):
        if step.s.ask == Ask.USE and step.s.bound[0] >= 0 and step.s.die[0] > 0:
            moved = [args["piece"] for _, args in step.events(Event.MOVED)]
            bound += len(moved)
            assert set(moved) <= {int(step.s.bound[0])}
    assert bound > 30


# -- A bound character that is blocked -----------------------------------------------------------------------


@pytest.mark.rule("IS-T36", "IS-ZERO-14")
def test_the_turn_must_end_without_penalty_when_only_the_bound_character_is_blocked():
    game = board("sS d4 N", "sT k1 N", "nS e9 S", blocks="c4", roll=0)
    game.rotate("d4", "left", roll=(4, 3))
    assert game.happened("number_lapsed")
    assert game.lost() == {}
    assert (game.active(), game.dice()) == ("n", [3])
    assert game.all_at("d4 k1") == ["sS W", "sT N"]


@pytest.mark.rule("IS-T36", "IS-ZERO-14")
def test_by_option_a_blocked_bound_character_must_cost_a_penalty():
    options = {"bound_blocked": "penalty"}
    game = board("sS d4 N", "sT k1 N", "nS e9 S", blocks="c4", roll=0, options=options)
    game.rotate("d4", "left", roll=4)
    assert game.question() == ("n", "penalty")
    assert game.victims() == {"d4", "k1"}
    game.remove("k1", roll=1)
    assert (game.at("k1"), game.active()) == (None, "n")


@pytest.mark.rule("IS-ZERO-14", "IS-PEN-1", "IS-PEN-7")
@pytest.mark.parametrize("option", ["pass", "penalty"])
def test_when_no_character_can_move_with_the_new_number_there_must_be_a_penalty(option):
    options = {"bound_blocked": option}
    game = board("sS d4 N", "sT k12 N", "nS e9 S", blocks="c4", roll=0, options=options)
    game.rotate("d4", "left", roll=4)
    assert game.question() == ("n", "penalty")
    assert game.victims() == {"d4", "k12"}


@pytest.mark.rule("IS-ZERO-14", "IS-MOVE-11")
def test_a_bound_character_freed_by_a_shot_must_move():
    setting = ("sS d4 N", "sJ c1 N", "sT k1 N", "nS e9 S")
    game = board(*setting, blocks="oc4", roll=0).rotate("d4", "left", roll=3)
    assert game.kinds() == {"shoot", "blocked"}
    game.shoot("c1")
    assert game.turned() == {"c4": "safe"}
    assert game.moves("d4") == {"a4 W", "b4 N", "b4 S"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game = board(*setting, blocks="oc4", roll=0).rotate("d4", "left", roll=3)
    game.end()
    assert (game.active(), game.at("c4")) == ("n", "block")


# -- The number lapses ---------------------------------------------------------------------------------------


@pytest.mark.rule("IS-ZERO-15")
@pytest.mark.parametrize("option", ["pass", "penalty"])
def test_the_number_must_lapse_when_the_bound_character_is_removed(option):
    game = board("sT d4 N", "sS d5 N", "nS d8 S", "nS e9 S", roll=0, options={"bound_blocked": option})
    game.rotate("d5", "left", roll=2)
    game.shoot("d4", roll=5)
    assert game.lost() == {"d5": "crossfire", "d8": "shot"}
    assert game.happened("number_lapsed")
    assert (game.active(), game.dice()) == ("n", [5])
    assert game.at("d4") == "sT N"


@pytest.mark.rule("IS-ZERO-15", "IS-PEN-6", "IS-RULE4-4", "IS-TRAP-20")
def test_the_number_must_lapse_when_the_last_character_on_the_island_is_removed():
    game = board("sS d4 N", "nS e9 S", blocks="*d6 *e5", pads=FULL, roll=3)
    game.shoot("d4", roll=5)
    assert game.lost() == {"d4": "explosion"}
    assert game.happened("number_lapsed")
    assert game.count("s") == 5
    assert (game.active(), game.dice()) == ("n", [5])


@pytest.mark.rule("IS-ZERO-15", "IS-ZERO-12")
def test_a_zero_may_not_lapse():
    game = board("sS d4 N", "nS e9 S", blocks="*d6 *e5", pads=FULL, roll=0).shoot("d4")
    assert (game.question(), game.dice()) == (("s", "use"), [0])
    game.launch(2, roll=4)
    assert game.moves("b1") == {"b5 N", "b4 W", "b4 E"}


@pytest.mark.rule("IS-ZERO-15", "IS-PAD-9")
def test_a_nominated_pad_must_still_move():
    game = board("sS d4 N", "nS e9 S", blocks="*d6 *e5", pads=FULL, roll=0).nominate(roll=4)
    game.shoot("d4")
    assert game.slides() == {7}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game.slide("right")
    assert (game.centre("s"), game.active()) == (7, "n")


@pytest.mark.rule("IS-ZERO-9", "IS-ZERO-15")
def test_a_zero_after_the_bound_character_is_removed_must_bind_another():
    game = board("sT d4 N", "sS d5 N", "nS d8 S", "nS e9 S", pads=FULL, roll=0)
    game.rotate("d5", "left", roll=0).shoot("d4")
    assert game.at("d5") is None
    game.rotate("d4", "right", roll=2)
    assert game.movers() == {"d4"}
