"""The action for a seat that does not answer in time (`timeout_action`)."""

import pytest

from games.island.board import Position, board
from games.island.play import steps_of
from stridsplan.games.island.state import Ask

STRANDED = {"pads": {"s": "SJ---", "n": "S----"}, "centre": {"s": 1}}  # both slots overhang


def timeout(game):
    """The timeout action as text: "move d4 d6 left", without fields that are None or "first"."""
    action = game.timeout_action()
    names = ("kind", "from", "square", "slot", "dice", "to", "turn")
    return " ".join(str(action[name]) for name in names if action.get(name) not in (None, "first"))


def act_on_timeout(game, **draws):
    """Play the timeout action."""
    return game.play(game.seat_asked(), game.timeout_code(), **draws)


# -- The nominated pad ---------------------------------------------------------------------------------------


def nominated(number, turn, column):
    """A position in which the pad of `turn`, its middle slot at a column, must slide by a number."""
    return board("sS d4 N", "nS e9 S", turn=turn, centre={turn: column}, roll=0).nominate(roll=number)


@pytest.mark.rule("IS-PAD-2", "IS-TRAP-18")
@pytest.mark.parametrize(("turn", "column", "end"), [("s", 3, 1), ("s", 12, 10), ("n", 10, 12), ("n", 1, 3)])
def test_the_pad_of_a_late_seat_must_slide_to_the_owners_left(turn, column, end):
    game = nominated(2, turn, column)
    assert timeout(game) == "slide left"
    assert act_on_timeout(game).centre(turn) == end


@pytest.mark.rule("IS-PAD-2", "IS-PAD-3", "IS-TRAP-18")
@pytest.mark.parametrize(("turn", "column", "end"), [("s", 1, 3), ("s", 2, 4), ("n", 12, 10), ("n", 11, 9)])
def test_the_pad_of_a_late_seat_must_slide_to_the_right_if_the_left_corner_is_too_near(turn, column, end):
    game = nominated(2, turn, column)
    assert timeout(game) == "slide right"
    assert act_on_timeout(game).centre(turn) == end


@pytest.mark.rule("IS-4P-11")
def test_the_pad_of_a_late_seat_must_slide_to_the_right_if_another_pad_is_too_near():
    game = board("seS d12 N", turn="se", seats=4, centre={"sw": 9, "se": 15}, roll=(0, 5)).nominate(roll=2)
    assert timeout(game) == "slide right"


@pytest.mark.rule("IS-4P-9")
def test_a_late_seat_must_use_the_other_number_before_its_pad_slides():
    game = board("swS d4 N", seats=4, centre={"sw": 6}, roll=(0, 3)).nominate(roll=1)
    assert timeout(game) == "move d4 second d6 left"
    assert timeout(act_on_timeout(game)) == "slide left"


# -- Moves ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-MOVE-3", "IS-MOVE-8")
@pytest.mark.parametrize("number", range(2, 6))
@pytest.mark.parametrize("has_block", [False, True])
def test_a_late_seat_must_turn_instead_of_landing_on_a_block(number, has_block):
    game = board("sS d4 N", "nS k9 S", blocks=f"*d{4 + number}" if has_block else "", roll=number)
    assert f"d{4 + number} N" in game.moves("d4")
    assert timeout(game) == f"move d4 d{3 + number} left"
    assert act_on_timeout(game).turned() == {}


@pytest.mark.rule("IS-MOVE-3")
def test_the_first_character_of_a_late_seat_that_can_move_must_turn():
    game = board("sT d11 N", "sJ e4 N", "sS g4 N", "nS k9 S", roll=3)
    assert game.movers() == {"e4", "g4"}
    assert timeout(game) == "move e4 e6 left"


@pytest.mark.rule("IS-4P-6")
def test_a_late_seat_must_turn_with_the_second_number_instead_of_going_forward_with_the_first():
    game = board("swT d4 N", "swS g4 N", seats=4, roll=(1, 3))
    assert {("d5", "first"), ("d6", "second"), ("d7", "both")} <= {
        (action["to"], action["dice"]) for action in game.of_kind("move") if action["from"] == "d4"
    }
    assert timeout(game) == "move d4 second d6 left"


@pytest.mark.rule("IS-4P-8")
def test_a_late_seat_must_use_both_numbers_if_possible():
    # The tank could use either number, but then no character could use the other
    game = board("swT d4 N", "swS g12 N", seats=4, roll=(3, 2))
    assert timeout(game) == "move d4 both d8 left"


@pytest.mark.rule("IS-MOVE-4")
def test_with_a_one_the_first_character_of_a_late_seat_must_go_forward():
    game = board("sS c4 N", "sT d4 N", "sJ e4 N", "nS k9 S", roll=1)
    assert timeout(game) == "move d4 d5"  # tanks come before jeeps, jeeps before soldiers


@pytest.mark.rule("IS-MOVE-4", "IS-MOVE-6")
def test_with_a_one_a_late_seat_must_move_a_character_that_can_move():
    game = board("sT d4 N", "nS d5 S", "sS e4 N", roll=1)
    assert timeout(game) == "move e4 e5"


@pytest.mark.parametrize("first", ["d4", "e4"])
def test_a_late_seat_must_not_land_on_a_block_if_another_move_is_possible(first):
    other = "e4" if first == "d4" else "d4"
    game = board(f"sT {first} N", f"sS {other} N", "nS k9 S", blocks="*d5", roll=1)
    assert {"d5", "e5"} == {action["to"] for action in game.of_kind("move")}
    assert game.timeout_action()["to"] == "e5"


@pytest.mark.rule("IS-MOVE-10", "IS-TRAP-10")
def test_a_late_seat_must_land_on_a_block_if_nothing_else_can_be_done():
    game = board("sS d4 N", "nS k9 S", blocks="*d5", roll=1)
    assert timeout(game) == "move d4 d5"
    assert act_on_timeout(game).turned() == {"d5": "live"}


# -- The other questions -------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SHOOT-7")
def test_a_late_seat_may_not_shoot():
    game = board("sS d4 N", "nS d6 S", roll=1)
    assert game.shots() == {"d4 d6"}
    assert timeout(game) == "move d4 d5"
    game = board("sS d4 N", "nS d8 S", roll=2).move("d4", "d6")
    assert game.shots() == {"d6 d8"}
    assert timeout(game) == "end_turn"


@pytest.mark.rule("IS-PEN-2", "IS-SHOOT-7")
def test_a_late_seat_that_can_only_shoot_must_be_blocked():
    game = board("sT d4 N", "sS e12 N", "nS k9 S", blocks="*d8", roll=5)
    assert game.kinds() == {"shoot", "blocked"}
    assert timeout(game) == "blocked"
    assert act_on_timeout(game).question() == ("n", "penalty")


@pytest.mark.rule("IS-ZERO-5", "IS-PAD-10")
@pytest.mark.parametrize("slots", ["TJSSJ", "-----"])
def test_a_late_seat_must_nominate_the_pad_on_a_zero(slots):
    game = board("sS d4 N", "nS e9 S", pads={"s": slots, "n": "S----"}, roll=0)
    assert timeout(game) == "nominate"


@pytest.mark.rule("IS-4P-10")
@pytest.mark.parametrize(("slots", "action"), [("-S---", "launch b1 2"), ("-----", "rotate d4 left")])
def test_on_a_second_zero_a_late_seat_must_launch_or_else_turn_a_character(slots, action):
    pads = {"sw": slots, "nw": "S----", "ne": "S----", "se": "S----"}
    game = board("swS d4 N", seats=4, pads=pads, roll=(0, 0)).nominate(roll=3)
    assert timeout(game) == action


@pytest.mark.rule("IS-ZERO-12")
def test_without_pads_a_late_seat_must_turn_a_character_on_a_zero():
    game = board("sS d4 N", "sJ e4 N", "nS k9 S", options={"battle": "all_out"}, roll=0)
    assert timeout(game) == "rotate e4 left"


@pytest.mark.rule("IS-RULE4-2")
def test_a_late_seat_without_a_character_on_the_island_must_launch_from_its_first_slot():
    game = board("nS k9 S", pads={"s": "-JS--", "n": "S----"})
    assert timeout(game) == "launch b1 2"


@pytest.mark.rule("IS-PEN-1", "IS-PEN-3")
def test_a_late_opponent_must_take_the_first_character_on_the_island():
    game = board("sS d12 N", "sJ e12 N", "nS k9 S", roll=3)
    assert game.question() == ("n", "penalty")
    assert timeout(game) == "remove e12"  # jeeps come before soldiers


@pytest.mark.rule("IS-PEN-4")
def test_a_late_opponent_must_take_the_first_character_of_the_pad():
    game = board("nS k9 S", **STRANDED)
    assert game.question() == ("n", "penalty")
    assert timeout(game) == "remove 2"  # the jeep


@pytest.mark.rule("IS-PEN-3")
def test_a_late_opponent_must_decline_the_penalty_if_the_option_allows_it():
    game = board("sS d12 N", "sJ e12 N", "nS k9 S", options={"penalty_may_decline": True}, roll=3)
    assert timeout(game) == "decline"


# -- Random games --------------------------------------------------------------------------------------------


def test_the_timeout_action_must_be_legal_in_random_games():
    questions = set()
    for step in steps_of(4):
        game = Position(step.before.copy())
        assert game.timeout_action() in game.legal()
        questions.add(game.s.ask)
    assert {Ask.USE, Ask.AFTER} <= questions
