"""The carrier pads (IS-PAD)."""

import pytest

from depth import depth
from games.island.board import board
from games.island.play import steps_of
from stridsplan.games.island.actions import LAUNCH
from stridsplan.games.island.state import NOBODY, PAD, Cause, Event, Illegal, Phase

FULL = {"s": "TJSSJ", "n": "TJSSJ"}
EMPTY = {"s": "-----", "n": "-----"}


def nominated(number, turn="s", centre=None, **setting):
    """A position in which the pad of `turn` must move by a number."""
    game = board("sS d4 N", "nS e9 S", turn=turn, centre=centre, roll=0, **setting)
    return game.nominate(roll=number)


# -- Moves of a pad ------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-PAD-1")
@pytest.mark.parametrize("number", range(1, 6))
def test_a_pad_may_not_move_without_a_zero(number):
    game = board("sS d4 N", pads=FULL, roll=number)
    assert game.kinds() == {"move"}
    assert game.refuse("nominate") == Illegal.NO_ZERO
    assert game.refuse("slide", to="left") == Illegal.PAD_NOT_NOMINATED


@pytest.mark.rule("IS-PAD-1")
def test_a_pad_may_not_move_with_another_option_of_a_zero():
    game = board("sS d4 N", pads=FULL, roll=0).launch(3, roll=4)
    assert game.refuse("slide", to="right") == Illegal.PAD_NOT_NOMINATED
    game = board("sS d4 N", pads=FULL, roll=0).rotate("d4", "left", roll=2)
    assert game.refuse("slide", to="right") == Illegal.PAD_NOT_NOMINATED
    assert game.centre("s") == 3


@pytest.mark.rule("IS-PAD-1")
def test_all_pads_in_random_games_must_move_only_when_nominated():
    slides = 0
    for step in steps_of(15):
        if step.then.centre.tolist() == step.s.centre.tolist():
            continue
        slides += 1
        number = int(step.s.die[0])
        assert (step.s.bound[0], abs(int((step.then.centre - step.s.centre).sum()))) == (PAD, number)
        assert [args["seat"] for _, args in step.events(Event.PAD_SLID)] == [step.seat]
    assert slides > 20


@pytest.mark.rule("IS-T28", "IS-PAD-2", "IS-PAD-3")
@pytest.mark.parametrize(("number", "columns"), [(1, {2, 4}), (2, {1, 5}), (3, {6}), (4, {7}), (5, {8})])
def test_souths_pad_must_move_by_exactly_the_number(number, columns):
    game = nominated(number)
    assert game.slides() == columns
    assert game.centre("s") == 3


@pytest.mark.rule("IS-T29", "IS-PAD-2", "IS-PAD-3")
@pytest.mark.parametrize(("number", "columns"), [(1, {9, 11}), (2, {8, 12}), (3, {7}), (4, {6}), (5, {5})])
def test_norths_pad_must_move_by_exactly_the_number(number, columns):
    assert nominated(number, turn="n").slides() == columns


@pytest.mark.rule("IS-PAD-2", "IS-TRAP-14", "IS-TRAP-18")
@pytest.mark.parametrize(
    ("turn", "to", "column"), [("s", "left", 2), ("s", "right", 4), ("n", "left", 11), ("n", "right", 9)]
)
def test_left_and_right_must_be_those_of_the_owner(turn, to, column):
    game = nominated(1, turn=turn).slide(to)
    assert game.centre(turn) == column


@pytest.mark.rule("IS-PAD-2", "IS-TRAP-14")
def test_the_direction_must_be_chosen_after_the_number_is_seen():
    game = board("sS d4 N", roll=0)
    assert game.refuse("slide", to="left") == Illegal.USE_THE_ZERO
    game.nominate(roll=2)
    assert (game.dice(), game.slides()) == ([2], {1, 5})


@pytest.mark.rule("IS-PAD-3")
@pytest.mark.parametrize("turn", ["s", "n"])
@pytest.mark.parametrize("column", range(1, 13))
def test_the_middle_slot_must_stay_beside_the_edge(turn, column):
    for number in range(1, 6):
        game = nominated(number, turn=turn, centre={turn: column})
        assert game.slides() == {column - number, column + number} & set(range(1, 13))
        assert game.slides()  # at least one direction is legal
        for to, shift in (("left", -number), ("right", number)):
            end = column + (shift if turn == "s" else -shift)
            why = Illegal.NONE if 1 <= end <= 12 else Illegal.PAD_CANNOT_GO
            assert game.refuse("slide", to=to) == why


# -- Launching from a pad ------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T30", "IS-TRAP-18")
def test_slots_must_be_counted_from_the_owners_left():
    game = board(pads=FULL)
    assert game.launches() == {1: "a1", 2: "b1", 3: "c1", 4: "d1", 5: "e1"}
    game = board(pads=FULL, turn="n")
    assert game.launches() == {1: "l12", 2: "k12", 3: "j12", 4: "i12", 5: "h12"}


@pytest.mark.rule("IS-T31", "IS-PAD-4", "IS-TRAP-19")
def test_at_the_corner_only_three_slots_may_be_launched_from():
    game = board("sS d4 N", pads=FULL, centre={"s": 1}, roll=0)
    assert game.launches() == {3: "a1", 4: "b1", 5: "c1"}


@pytest.mark.rule("IS-PAD-3", "IS-PAD-4", "IS-TRAP-19")
@pytest.mark.parametrize(
    ("column", "slots"), [(1, "345"), (2, "2345"), (3, "12345"), (10, "12345"), (11, "1234"), (12, "123")]
)
def test_slots_past_a_corner_may_not_be_launched_from(column, slots):
    game = board("sS f4 N", pads=FULL, centre={"s": column}, roll=0)
    usable = {int(slot) for slot in slots}
    assert set(game.launches()) == usable
    for slot in set(range(1, 6)) - usable:
        assert game.refuse("launch", slot=slot) == Illegal.SLOT_OVERHANGS
    mirrored = board("nS f9 S", pads=FULL, centre={"n": column}, turn="n", roll=0)
    assert set(mirrored.launches()) == {6 - slot for slot in usable}


@pytest.mark.rule("IS-PAD-5")
def test_the_other_characters_must_keep_their_slots_when_one_is_launched():
    game = board("sS d4 N", pads=FULL, roll=0).launch(3, roll=1)
    assert game.pad("s") == "TJ-SJ"
    assert game.at("c1") == "sS N"
    game = board("sS d4 N", pads=FULL, roll=0).nominate(roll=5).slide("right")
    assert (game.pad("s"), game.centre("s")) == ("TJSSJ", 8)


@pytest.mark.rule("IS-PAD-5")
def test_slots_in_random_games_may_only_become_empty_and_stay_empty():
    emptied = 0
    for step in steps_of(15):
        if step.s.phase != Phase.BATTLE or step.then.phase not in (Phase.BATTLE, Phase.OVER):
            continue
        changed = step.s.pad != step.then.pad
        emptied += changed.sum()
        assert (step.then.pad[changed] == NOBODY).all()
    assert emptied > 20


# -- Characters on a pad -------------------------------------------------------------------------------------


@pytest.mark.rule("IS-PAD-6")
@pytest.mark.parametrize("shooter", ["nS c2 S", "nJ c3 S", "nT c4 S", "nS c1 S"])
def test_characters_on_a_pad_may_not_be_hit(shooter):
    game = board(shooter, "nS h9 S", "sS d7 N", pads=FULL, turn="n", roll=1)
    assert game.shots() == set()


@pytest.mark.rule("IS-PAD-7", "IS-TRAP-17")
def test_an_explosion_at_the_edge_may_not_reach_a_pad():
    game = board("nT c5 S", "sS d1 N", blocks="*c1 *b2", pads=FULL, turn="n", roll=1)
    game.shoot("c5")
    assert game.turned() == {"c1": "live", "b2": "live"}
    assert game.lost() == {"d1": "explosion"}
    assert game.pad("s") == "TJSSJ"


@pytest.mark.rule("IS-PAD-6", "IS-PAD-7", "IS-TRAP-17")
def test_pads_in_random_games_may_lose_characters_only_to_launches_and_penalties():
    penalties = 0
    for step in steps_of(depth(15, 40)):
        if step.s.phase == Phase.BATTLE:
            launched = step.events(Event.LAUNCHED)
            lost_from_pads = [args for _, args in step.events(Event.LOST) if args["square"] == 0]
            causes = [args["cause"] for args in lost_from_pads]
            penalties += len(causes)
            assert set(causes) <= {Cause.PENALTY}
            gone = (step.s.pad != NOBODY).sum() - (step.then.pad != NOBODY).sum()
            assert gone == len(launched) + len(causes)
    assert penalties > 0


@pytest.mark.rule("IS-PAD-8")
def test_characters_on_a_pad_may_not_shoot():
    game = board("sS k1 N", "nS c4 S", pads={"s": "SSTSS", "n": "S----"}, roll=1)
    tank = int(game.s.pad[0, 2])
    assert game.kinds() == {"move"}
    assert game.refuse("shoot", piece=tank) == Illegal.NOT_ON_ISLAND
    assert game.refuse("move", piece=tank, turn=None) == Illegal.NOT_ON_ISLAND


# -- The pad and the turn ------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T35", "IS-PAD-9", "IS-ZERO-5", "IS-TRAP-16", "IS-SHOOT-11")
def test_the_turn_must_end_when_the_pad_has_moved():
    game = board("sT d4 N", "nS d8 S", roll=0).nominate(roll=3)
    assert game.shots() == {"d4 d8"}
    game.slide("right", roll=4)
    assert game.centre("s") == 6
    assert (game.active(), game.dice()) == ("n", [4])
    assert game.at("d8") == "nS S"


@pytest.mark.rule("IS-PAD-9", "IS-TRAP-16")
def test_shots_may_be_fired_before_the_pad_moves():
    game = board("sT d4 N", "nS d8 S", "nS e9 S", roll=0).nominate(roll=3)
    game.shoot("d4")
    assert game.lost() == {"d8": "shot"}
    assert game.question() == ("s", "use")
    assert game.slides() == {6}


@pytest.mark.rule("IS-PAD-9")
def test_no_character_may_move_with_the_pads_number():
    game = board("sS d4 N", "sT f4 E", roll=0).nominate(roll=3)
    assert game.kinds() == {"slide"}
    assert game.refuse("move", "d4", turn=None) == Illegal.BOUND_TO_ANOTHER
    assert game.refuse("blocked") == Illegal.MUST_MOVE


@pytest.mark.rule("IS-PAD-10")
def test_an_empty_pad_may_be_nominated_and_moved():
    game = board("sS d4 N", "nS e9 S", pads=EMPTY, roll=0)
    assert game.kinds() == {"nominate", "rotate"}
    game.nominate(roll=4).slide("right")
    assert game.centre("s") == 7
    assert game.active() == "n"


@pytest.mark.rule("IS-PAD-4", "IS-PAD-2")
def test_launch_squares_must_follow_the_pad():
    game = board("sS d4 N", "nS e9 S", pads=FULL, roll=0).nominate(roll=4).slide("right")
    game = board("sS d4 N", "nS e9 S", pads=FULL, centre={"s": game.centre("s")}, roll=0)
    assert game.launches() == {1: "e1", 2: "f1", 3: "g1", 4: "h1", 5: "i1"}
    assert LAUNCH in game.codes(0)  # from the first slot
    assert game.launch(2, roll=1).at("f1") == "sJ N"
