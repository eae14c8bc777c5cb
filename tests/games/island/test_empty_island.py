"""Turns without characters on the island (IS-RULE4)."""

import pytest

from depth import depth
from games.island.board import board
from games.island.play import steps_of
from stridsplan.games.island.state import Ask, Event, Illegal, Phase

FULL = {"s": "TJSSJ", "n": "TJSSJ"}


@pytest.mark.rule("IS-RULE4-1")
def test_without_characters_on_the_island_a_launch_must_come_before_the_roll():
    game = board("nS e9 S", pads=FULL)
    assert game.question() == ("s", "launch")
    assert not game.happened("rolled")
    assert set(game.launches()) == {1, 2, 3, 4, 5}
    game.launch(1, roll=5)
    assert [event["id"] for event in game.events()] == ["launched", "rolled"]
    assert game.at("a1") == "sT N"


@pytest.mark.rule("IS-RULE4-1")
def test_with_a_character_on_the_island_a_roll_must_come_first():
    game = board("sS d4 N", "nS e9 S", pads=FULL, roll=2)
    assert game.question() == ("s", "use")
    assert game.refuse("launch", slot=1) == Illegal.NO_ZERO


@pytest.mark.rule("IS-RULE4-2")
def test_the_launch_must_be_made_if_possible():
    game = board("nS e9 S", pads={"s": "TJ---", "n": "S----"}, centre={"s": 2})
    assert game.kinds() == {"launch"}
    assert game.refuse("end_turn") == Illegal.NOT_ASKED
    assert game.refuse("launch", slot=1) == Illegal.SLOT_OVERHANGS
    assert game.refuse("launch", slot=3) == Illegal.SLOT_EMPTY
    assert game.launches() == {2: "a1"}


@pytest.mark.rule("IS-T40", "IS-RULE4-3")
@pytest.mark.parametrize("number", range(1, 6))
def test_after_the_launch_the_number_must_be_used_by_the_only_character(number):
    game = board("nS e9 S", pads=FULL).launch(4, roll=number)
    assert game.movers() == {"d1"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game.move("d1", f"d{1 + number}")
    assert game.at(f"d{1 + number}") == "sS N"


@pytest.mark.rule("IS-T40", "IS-RULE4-3")
def test_after_the_launch_a_zero_must_give_the_three_options():
    game = board("nS e9 S", pads=FULL).launch(4, roll=0)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    game.launch(1, roll=2)
    assert game.movers() == {"a1"}
    game = board("nS e9 S", pads=FULL).launch(4, roll=0).nominate(roll=1)
    assert game.kinds() == {"slide"}


@pytest.mark.rule("IS-RULE4-3", "IS-TRAP-20")
def test_the_launch_may_not_give_another_roll():
    game = board("nS e9 S", pads=FULL).launch(4, roll=2)
    assert [event["id"] for event in game.events()].count("rolled") == 1
    game.move("d1", "d3", roll=4)
    assert (game.active(), game.dice()) == ("n", [4])


@pytest.mark.rule("IS-RULE4-4", "IS-TRAP-20")
def test_rule_4_must_wait_for_the_start_of_the_next_turn():
    game = board("sS d4 N", "nS e9 W", blocks="*d6 *e5", pads={"s": "TJ---", "n": "S----"}, roll=3)
    game.shoot("d4", roll=2)
    assert game.at("d4") is None
    assert game.question() == ("n", "use")
    game.move("e9", "c9")
    assert game.question() == ("s", "launch")


@pytest.mark.rule("IS-RULE4-1", "IS-RULE4-4", "IS-TRAP-20")
def test_launches_in_random_games_must_come_at_the_start_of_a_turn_or_on_a_zero():
    launched = set()  # the question, and the number on the die, which is 0 before the roll of a turn too
    for step in steps_of(depth(15, 30)):
        if step.s.phase == Phase.BATTLE and step.events(Event.LAUNCHED):
            launched.add((Ask(step.s.ask), int(step.s.die[0])))
            assert step.s.ask == Ask.USE or step.s.island[step.seat] == 0
    assert launched == {(Ask.LAUNCH, 0), (Ask.USE, 0)}
