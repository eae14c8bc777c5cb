"""The turn and the die (IS-TURN)."""

import pytest

from depth import depth
from games.island.board import ENTRIES, board
from games.island.naive import moves, world_of
from games.island.play import skirmishes, steps_of
from stridsplan.engine import dice, log
from stridsplan.games.island.actions import END
from stridsplan.games.island.components import CHARACTERS
from stridsplan.games.island.state import Ask, Event, Illegal, Penalty, Phase, Stream

# -- The roll ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-TURN-1")
@pytest.mark.parametrize("number", range(6))
def test_a_turn_must_start_with_a_roll_of_one_die(number):
    game = board("sS d4 N", "nS d11 S", roll=number)
    ids = [event["id"] for event in game.events()]
    assert ids == ["turn_began", "rolled"]
    assert game.event("rolled")["args"]["dice"] == [number]
    assert (game.question(), game.dice()) == (("s", "use"), [number])


@pytest.mark.rule("IS-TURN-1", "IS-TRAP-1")
def test_the_die_must_show_zero_to_five_each_with_the_same_chance():
    game = board("sS d4 N", "nS d11 S", roll=1)
    game.move("d4", "d5", roll=2)
    tape = dice.seeded_tape(1, room=10)
    number_after_turn(game, tape)
    ((_, faces, stream),) = dice.decode(dice.kept(tape))
    assert (faces, stream) == (6, Stream.DICE)
    for value in range(6):
        assert number_after_turn(game, dice.loaded_tape([value])) == value


def number_after_turn(game, tape):
    """The number that is rolled from a tape when South ends its turn."""
    states, south = game.states.copy(), 0
    states[0].ask, states[0].turn, states[0].due = Ask.AFTER, south, 1 << south
    ENTRIES.apply(states, 0, south, END, tape, log.blank_log(100))
    return int(states[0].die[0])


@pytest.mark.rule("IS-TURN-1")
def test_every_number_in_random_games_must_be_on_the_die():
    numbers = set()
    for step in steps_of(15):
        numbers |= {args["first"] for _, args in step.events(Event.ROLLED)}
        numbers |= {args["dice"] for _, args in step.events(Event.ROLLED_AGAIN)}
    assert numbers == set(range(6))


# -- The move ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-TURN-2", "IS-TRAP-5")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_whole_number_must_be_used(number):
    game = board("sS d4 N", roll=number)
    lengths = {int(move.split()[0][1:]) - 4 + (not move.endswith("N")) for move in game.moves("d4")}
    assert lengths == {number}  # squares, and one for the turn


@pytest.mark.rule("IS-TURN-2", "IS-TRAP-5")
def test_a_number_that_leads_too_far_may_not_be_used_in_part():
    game = board("sS d10 N", "sS k1 N", roll=4)
    assert game.movers() == {"k1"}
    assert game.refuse("move", "d10", turn=None) == Illegal.WAY_BARRED
    assert game.refuse("move", "d10", turn="left") == Illegal.WAY_BARRED


@pytest.mark.rule("IS-TURN-3", "IS-TRAP-4")
def test_exactly_one_character_must_be_moved():
    game = board("sT d4 N", "sJ f4 N", "sS h4 N", "nS f9 S", roll=3)
    assert game.movers() == {"d4", "f4", "h4"}  # any of them
    game.move("d4", "d7")
    assert game.all_at("d4 f4 h4") == [None, "sJ N", "sS N"]
    assert game.active() == "n"


@pytest.mark.rule("IS-TURN-3", "IS-TRAP-4")
def test_after_the_move_no_other_character_may_be_moved():
    game = board("sT d4 N", "sJ f4 N", "nS f7 S", roll=3)
    game.move("d4", "d7")
    assert game.kinds() == {"shoot", "end_turn"}  # the jeep could shoot
    assert game.refuse("move", "f4", turn=None) == Illegal.NOT_ASKED


@pytest.mark.rule("IS-TURN-3", "IS-TRAP-4")
def test_no_turn_in_random_games_may_have_two_moves():
    moves_of_turn = 0
    for number, step in enumerate(steps_of(15)):
        for kind, _ in step.events(Event.TURN_BEGAN, Event.MOVED):
            moves_of_turn = 0 if kind == Event.TURN_BEGAN else moves_of_turn + 1
        assert moves_of_turn <= 1, number


@pytest.mark.rule("IS-TURN-4")
def test_a_move_that_is_possible_must_be_made():
    game = board("sS d12 N", "sT f11 N", "nS f8 N", roll=1)
    assert game.movers() == {"f11"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    assert game.kinds() == {"move"}


@pytest.mark.rule("IS-TURN-4")
def test_shooting_may_not_replace_the_move():
    game = board("sT d4 N", "nS d8 S", "nS l12 S", roll=2)
    assert game.kinds() == {"shoot", "move"}
    game.shoot("d4")
    assert game.question() == ("s", "use")
    assert game.kinds() == {"move"}
    assert game.refuse("end_turn") == Illegal.MUST_MOVE


@pytest.mark.rule("IS-TURN-4", "IS-PEN-1")
def test_no_player_in_random_games_may_be_blocked_with_a_move_left():
    blocked = 0
    for step in steps_of(depth(15, 30)):
        s = step.then
        if s.ask == Ask.PENALTY and s.penalty == Penalty.ISLAND:
            blocked += 1
            world = world_of(s)
            own = [square for square, who in world.characters.items() if who[0] == s.turn]
            assert not any(moves(world, square, s.die[0]) for square in own)
    assert blocked > 20


@pytest.mark.rule("IS-TURN-5")
def test_after_the_move_a_player_may_shoot_again_before_the_turn_ends():
    game = board("sT d4 N", "nS d9 S", "nJ k9 S", "nS l12 S", roll=1)
    game.move("d4", "d5")
    assert game.question() == ("s", "after")
    assert game.shots() == {"d5 d9"}
    game.shoot("d5", roll=3)
    assert game.at("d9") is None
    assert (game.active(), game.dice()) == ("n", [3])


@pytest.mark.rule("IS-TURN-5", "IS-SHOOT-7")
def test_a_player_may_end_the_turn_without_shooting():
    game = board("sT d4 N", "nS d9 S", roll=1).move("d4", "d5")
    game.end(roll=2)
    assert game.at("d9") == "nS S"
    assert game.active() == "n"


@pytest.mark.rule("IS-TURN-5")
def test_the_player_on_turn_must_change_after_the_end_of_a_turn():
    last = None
    for step in steps_of(10):
        if step.s.phase != Phase.BATTLE:
            last = None
        for _, args in step.events(Event.TURN_BEGAN):
            assert args["seat"] != last
            last = args["seat"]


@pytest.mark.rule("IS-TURN-6")
def test_characters_may_act_only_in_their_players_turn():
    game = board("sS d4 N", "nT d8 S", "nJ d7 S", roll=1)
    assert game.codes(1) == []
    for kind, square, more in [
        ("shoot", "d8", {}),
        ("move", "d8", {"turn": None}),
        ("rotate", "d8", {"to": "left"}),
    ]:
        assert game.refuse(kind, square, seat=1, **more) == Illegal.NOT_ASKED
        assert game.refuse(kind, square, **more) != Illegal.NONE
    game.move("d4", "d5")
    assert game.at("d5") == "sS N"  # no return fire


@pytest.mark.rule("IS-TURN-6", "IS-SHOOT-11")
def test_all_shots_in_random_games_must_be_fired_by_the_player_on_turn():
    shots = 0
    for step in skirmishes(60):
        for _, args in step.events(Event.SHOT):
            shots += 1
            assert args["piece"] // CHARACTERS == args["seat"] == step.s.turn
    assert shots > 50
