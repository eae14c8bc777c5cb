"""Penalties (IS-PEN)."""

import pytest

from depth import depth
from games.island.board import board
from games.island.play import skirmishes, steps_of
from stridsplan.games.island.state import Ask, Cause, Event, Illegal, Penalty

STUCK = ("sS d12 N", "sJ e12 N", "nS k9 S")  # no South character can use any number
STRANDED = {"pads": {"s": "SJ---", "n": "S----"}, "centre": {"s": 1}}  # both slots overhang


# -- Penalties on the island (rule 1a) -----------------------------------------------------------------------


@pytest.mark.rule("IS-T37", "IS-PEN-1", "IS-TRAP-21")
@pytest.mark.parametrize("number", range(1, 6))
def test_when_nobody_can_move_the_opponent_must_take_a_character_from_the_island(number):
    game = board(*STUCK, pads={"s": "T----", "n": "S----"}, roll=number)
    assert game.happened("blocked")
    assert game.question() == ("n", "penalty")  # in South's turn
    assert game.active() == "s"
    assert game.victims() == {"d12", "e12"}  # and not the pad
    game.remove("e12", roll=2)
    assert game.lost() == {"e12": "penalty"}
    assert game.at("d12") == "sS N"
    assert (game.active(), game.dice()) == ("n", [2])


@pytest.mark.rule("IS-PEN-1", "IS-TRAP-5")
def test_a_character_that_could_use_a_part_of_the_number_must_not_prevent_the_penalty():
    game = board("sS d9 N", "sJ e12 N", "nS k9 S", roll=5)  # three squares, and a turn with four
    assert game.victims() == {"d9", "e12"}
    game = board("sS d9 N", "sJ e12 N", "nS k9 S", roll=4)
    assert game.question() == ("s", "use")


@pytest.mark.rule("IS-PEN-1", "IS-TRAP-21")
@pytest.mark.parametrize(("turn", "chooser"), [("s", "n"), ("n", "s")])
def test_the_opponent_must_choose_among_all_characters_on_the_island(turn, chooser):
    game = board("sS d12 N", "sJ e12 N", "nS d1 S", "nJ e1 S", "nT f1 S", turn=turn, roll=3)
    assert game.question() == (chooser, "penalty")
    assert game.victims() == ({"d12", "e12"} if turn == "s" else {"d1", "e1", "f1"})
    assert game.refuse("remove", {"s": "d1", "n": "d12"}[turn]) == Illegal.NO_CANDIDATE
    assert game.codes({"s": 0, "n": 1}[turn]) == []


@pytest.mark.rule("IS-PEN-1")
def test_the_only_character_must_be_taken_without_a_question():
    game = board("sS d12 N", "nS k9 S", roll=(3, 2))
    assert game.lost() == {"d12": "penalty"}
    assert (game.active(), game.dice()) == ("n", [2])


@pytest.mark.rule("IS-T38", "IS-PEN-2")
@pytest.mark.parametrize("face", ["*", "o"])
def test_a_shot_may_free_a_move_which_must_then_be_made(face):
    game = board("sT d4 N", "sS e12 N", "nS k9 S", blocks=f"{face}d8", roll=5)
    assert game.kinds() == {"shoot", "blocked"}
    game.shoot("d4")
    assert game.moves("d4") == {"d9 N", "d8 W", "d8 E"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game.move("d4", "d9")
    assert game.lost() == {}
    assert game.active() == "n"


@pytest.mark.rule("IS-T38", "IS-PEN-2")
def test_a_player_may_take_the_penalty_instead_of_shooting():
    game = board("sT d4 N", "sS e12 N", "nS k9 S", blocks="*d8", roll=5).end()
    assert game.question() == ("n", "penalty")
    game.remove("d4")
    assert game.at("d8") == "block"


@pytest.mark.rule("IS-PEN-2")
def test_a_penalty_must_follow_unless_a_shot_frees_a_move():
    game = board("sT d4 N", "sS d5 N", "sS e12 N", "nS d8 S", "nS k9 S", blocks="d10", roll=5)
    assert game.kinds() == {"shoot", "blocked"}
    game.shoot("d4")  # removes d5 and d8; now the tank has five squares
    assert game.question() == ("s", "use")
    assert game.moves("d4") == {"d9 N", "d8 W", "d8 E"}
    game = board("sT d4 N", "sS e12 N", "nS d8 S", "nS k9 S", blocks="d6 c9", roll=5)
    assert game.question() == ("n", "penalty")  # the line is blocked, there is nothing to shoot
    game = board("sS d10 N", "sS e12 N", "nS d12 S", "nS k9 S", roll=5).shoot("d10")
    assert game.question() == ("n", "penalty")


@pytest.mark.rule("IS-PEN-3")
def test_the_opponent_must_take_the_penalty():
    game = board(*STUCK, roll=3)
    assert game.kinds() == {"remove"}
    assert game.refuse("decline") == Illegal.PENALTY_IS_TAKEN


@pytest.mark.rule("IS-PEN-3")
def test_by_option_the_opponent_may_decline_the_penalty():
    options = {"penalty_may_decline": True}
    game = board(*STUCK, roll=3, options=options)
    assert game.kinds() == {"remove", "decline"}
    game.act("decline", roll=4)
    assert game.lost() == {}
    assert (game.active(), game.dice()) == ("n", [4])
    assert game.all_at("d12 e12") == ["sS N", "sJ N"]
    game = board("sS d12 N", "nS k9 S", roll=3, options=options)  # with one candidate too
    assert game.question() == ("n", "penalty")
    assert board(**STRANDED, options=options).kinds() == {"remove", "decline"}


# -- Penalties on the pad (rule 1b) --------------------------------------------------------------------------


@pytest.mark.rule("IS-T39", "IS-PEN-4", "IS-TRAP-19", "IS-TRAP-21")
def test_when_no_slot_can_be_launched_from_the_opponent_must_take_a_character_from_the_pad():
    game = board("nS k9 S", **STRANDED)
    assert game.question() == ("n", "penalty")
    assert not game.happened("rolled")
    assert game.victims() == {1, 2}
    game.remove(slot=1, roll=3)
    assert game.pad("s") == "-J---"
    assert game.count("s") == 1
    assert (game.active(), game.dice()) == ("n", [3])


@pytest.mark.rule("IS-PEN-4")
@pytest.mark.parametrize("taken", [{"blocks": "a1"}, {"other": "nT a1 N"}])
def test_slots_whose_squares_are_taken_must_count_as_blocked(taken):
    other = [taken["other"]] if "other" in taken else []
    setting = {"pads": {"s": "SJ---", "n": "S----"}, "centre": {"s": 2}, "blocks": taken.get("blocks", "")}
    game = board("nS k9 S", *other, **setting)  # slot 1 overhangs, slot 2 is next to a1
    assert game.victims() == {1, 2}
    assert board("nS k9 S", pads=setting["pads"], centre={"s": 2}).question() == ("s", "launch")


@pytest.mark.rule("IS-PEN-4")
def test_a_penalty_may_not_be_taken_from_the_pad_with_a_character_on_the_island():
    game = board("sS d4 N", "nS k9 S", **STRANDED, roll=2)
    assert game.question() == ("s", "use")
    game = board("sS d12 N", "sS e12 N", "nS k9 S", **STRANDED, roll=2)
    assert game.victims() == {"d12", "e12"}


# -- Both penalties ------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-PEN-5")
def test_a_penalty_may_cause_no_crossfire_and_activate_nothing():
    around = ("nS d11 N", "sS c11 W", "nJ f12 W")
    game = board("sS d12 N", "sJ e12 N", *around, "nS k9 S", blocks="*e11 *b10", roll=5)
    game.remove("e12")
    assert game.lost() == {"e12": "penalty"}
    assert game.turned() == {}
    assert game.all_at("e11 d12 d11 c11 f12") == ["block", "sS N", "nS N", "sS W", "nJ W"]


@pytest.mark.rule("IS-PEN-6")
def test_without_a_character_on_the_island_the_turn_must_just_end():
    game = board("sS d4 N", "nS e9 S", blocks="*d6 *e5", roll=5).shoot("d4", roll=1)
    assert game.lost() == {"d4": "explosion"}
    assert not game.happened("blocked")
    assert (game.active(), game.pad("s")) == ("n", "S----")


@pytest.mark.rule("IS-PEN-7")
def test_a_zero_may_never_lead_to_a_penalty_at_once():
    game = board(*STUCK, pads={"s": "-----", "n": "S----"}, roll=0)
    assert game.question() == ("s", "use")
    assert game.kinds() == {"nominate", "rotate"}
    game.rotate("d12", "left", roll=2)
    assert game.moves("d12") == {"b12 W", "c12 N", "c12 S"}


@pytest.mark.rule("IS-PEN-7", "IS-PEN-5", "IS-PEN-1", "IS-PEN-4")
def test_penalties_in_random_games_must_take_one_character_and_end_the_turn():
    kinds = set()
    for step in [*steps_of(depth(15, 30)), *skirmishes(40)]:
        if step.then.ask == Ask.PENALTY:
            assert step.then.die[0] > 0 or step.then.penalty == Penalty.PAD
            assert step.then.due == 1 << 1 - step.then.turn  # the opponent
        if step.s.ask == Ask.PENALTY:
            kinds.add(Penalty(step.s.penalty))
            (first, args), (second, _), *_ = step.events()
            assert (first, args["cause"]) == (Event.LOST, Cause.PENALTY)
            assert second in (Event.TURN_BEGAN, Event.BATTLE_ENDED)
    assert kinds == {Penalty.ISLAND, Penalty.PAD}
