"""Teams (IS-TEAM)."""

import pytest

from games.island.board import OWNERS, board, fresh
from games.island.play import place_blocks_at_random, place_characters_at_random, steps_of
from stridsplan.games.island.components import CHARACTERS
from stridsplan.games.island.state import Event, Illegal, Phase

ORDER = OWNERS[4]
ONE, ACROSS = {"dice": "one"}, {"dice": "one", "sides": "across"}
FULL = dict.fromkeys(ORDER, "TJSSJ")
EMPTY_PADS = dict.fromkeys(ORDER, "-----")


def team(*characters, options=None, **setting):
    """A position of two teams of two."""
    return board(*characters, seats=4, options={**ONE, **(options or {})}, **setting)


# -- One die -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-TEAM-1")
@pytest.mark.parametrize(
    ("options", "rolls", "first"),
    [
        (ONE, [5, 2], "sw"),
        (ONE, [2, 5], "nw"),
        (ONE, [4, 4, 0, 1], "nw"),
        (ACROSS, [5, 2], "sw"),
        (ACROSS, [2, 5], "ne"),
    ],
)
def test_the_team_with_the_higher_roll_must_start(options, rolls, first):
    game = fresh(seats=4, options=options, start=rolls)
    assert game.question() == (first, "place_block")


@pytest.mark.rule("IS-TEAM-1")
@pytest.mark.parametrize(("rolls", "first"), [([5, 2], "sw"), ([1, 2], "nw"), ([3, 3, 4, 2], "sw")])
def test_before_play_the_teams_must_roll_again_for_the_first_turn(rolls, first):
    game = place_blocks_at_random(fresh(seats=4, options=ONE, start=[0, 5]))
    place_characters_at_random(game)
    for pads_left in (4, 3, 2, 1):  # to arrange; after the last one the teams roll, and the first turn begins
        draws = {"start": rolls, "roll": 2} if pads_left == 1 else {}
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0], **draws)
    assert (game.s.phase, game.active()) == (Phase.BATTLE, first)
    assert game.dice() == [2]


@pytest.mark.rule("IS-TEAM-1")
def test_turns_must_go_clockwise_through_the_players_with_one_die_each():
    game = team("swS d4 N", "nwS h9 S", "neS r9 S", "seS p4 N", roll=1)
    order = [game.active()]
    for square, end in (("d4", "d5"), ("h9", "h8"), ("r9", "r8"), ("p4", "p5")):
        assert len(game.dice()) == 1
        game.move(square, end, roll=1)
        order.append(game.active())
    assert order == ["sw", "nw", "ne", "se", "sw"]


@pytest.mark.rule("IS-TEAM-2", "IS-TRAP-28")
@pytest.mark.parametrize(
    ("turn", "own"), [("sw", "d4 p4"), ("nw", "h9 r9"), ("ne", "h9 r9"), ("se", "d4 p4")]
)
def test_with_one_die_a_player_may_move_any_of_their_teams_characters(turn, own):
    game = team("swS d4 N", "nwS h9 S", "neS r9 S", "seS p4 N", turn=turn, roll=2)
    assert game.movers() == set(own.split())


@pytest.mark.rule("IS-TEAM-2", "IS-TRAP-28")
@pytest.mark.parametrize(("turn", "own"), [("sw", "d4"), ("nw", "h9"), ("ne", "r9"), ("se", "p4")])
def test_with_two_dice_a_player_may_move_only_their_own_characters(turn, own):
    game = team(
        "swS d4 N", "nwS h9 S", "neS r9 S", "seS p4 N", turn=turn, roll=(2, 3), options={"dice": "two"}
    )
    assert game.movers() == {own}
    mate = {"sw": "p4", "nw": "r9", "ne": "h9", "se": "d4"}[turn]
    assert game.refuse("move", mate, turn=None) == Illegal.NOT_YOURS


@pytest.mark.rule("IS-TEAM-2")
def test_with_one_die_any_character_of_the_team_may_shoot_and_be_turned_and_be_lost():
    pieces = ("swS d4 N", "seS p4 N", "nwS p6 S", "neS x12 S")
    game = team(*pieces, roll=1)
    assert game.shots() == {"p4 p6"}
    assert {text.split()[0] for text in team(*pieces, roll=0).rotations()} == {"d4", "p4"}
    game = team("swS d12 N", "seS p12 N", "neS x12 S", roll=3)
    assert game.victims() == {"d12", "p12"}


@pytest.mark.rule("IS-TEAM-3")
@pytest.mark.parametrize(
    ("turn", "squares", "columns"),
    [
        ("sw", "a1 b1 c1 d1 e1", {2, 4}),
        ("se", "m1 n1 o1 p1 q1", {14, 16}),
        ("ne", "x12 w12 v12 u12 t12", {21, 23}),
    ],
)
def test_on_a_zero_a_player_may_use_only_their_own_pad(turn, squares, columns):
    game = team("swS d4 N", "nwS h9 S", pads=FULL, turn=turn, roll=0)
    assert list(game.launches().values()) == squares.split()
    assert game.nominate(roll=1).slides() == columns
    empty = team("swS d4 N", "nwS h9 S", pads={**FULL, turn: "-----"}, turn=turn, roll=0)
    assert empty.kinds() == {"nominate", "rotate"}


@pytest.mark.rule("IS-TEAM-4")
@pytest.mark.parametrize("turn", ORDER)
def test_the_player_on_turn_must_decide_alone(turn):
    game = team("swS d4 N", "nwS h9 S", "neS r9 S", "seS p4 N", turn=turn, roll=2)
    seat = ORDER.index(turn)
    assert game.seats_asked() == [seat]
    assert [bool(game.codes(other)) for other in range(4)] == [other == seat for other in range(4)]
    mate = 3 - seat  # beside the seat
    assert (
        game.refuse("move", {0: "p4", 1: "r9", 2: "h9", 3: "d4"}[seat], seat=mate, turn=None)
        == Illegal.NOT_ASKED
    )


# -- The last characters -------------------------------------------------------------------------------------


@pytest.mark.rule("IS-TEAM-5")
@pytest.mark.parametrize("options", [ONE, {"dice": "two"}])
def test_a_team_must_lose_only_when_all_its_twenty_characters_are_lost(options):
    setting = {"pads": EMPTY_PADS, "options": options, "roll": 1 if options == ONE else (1, 1)}
    game = team("swS d4 N", "nwS d6 S", "neS x12 S", **setting).shoot("d4")
    assert (game.count("nw"), game.winners()) == (0, "")
    game = team("swS d4 N", "nwS d6 S", **setting).shoot("d4")
    assert game.winners() == "sw se"


@pytest.mark.rule("IS-TEAM-5")
def test_a_player_without_characters_must_go_on_with_their_mates():
    game = team("swS d4 N", "neS x12 S", pads=EMPTY_PADS, turn="se", roll=2)
    assert game.count("se") == 0
    assert game.movers() == {"d4"}
    assert team("swS d4 N", "neS x12 S", pads=EMPTY_PADS, turn="nw", roll=2).movers() == {"x12"}
    assert team("swS d4 N", "neS x12 S", pads=EMPTY_PADS, turn="nw", roll=0).nominate(roll=1).slides() == {
        9,
        11,
    }


@pytest.mark.rule("IS-TEAM-5", "IS-TRAP-28")
def test_with_two_dice_a_player_without_characters_must_be_skipped():
    game = team("swS d4 N", "neS x12 S", pads=EMPTY_PADS, roll=(1, 1), options={"dice": "two"})
    game.move("d4", "d6", dice="both")
    assert game.happened("passed")
    assert game.active() == "ne"
    assert game.centre("nw") == 10  # the other player of the team has not lost


@pytest.mark.rule("IS-TEAM-6")
def test_a_player_whose_team_has_no_character_on_the_islands_must_launch_from_their_own_pad():
    game = team("nwS h9 S", pads=FULL)
    assert game.question() == ("sw", "launch")
    assert list(game.launches().values()) == ["a1", "b1", "c1", "d1", "e1"]
    game.launch(3, roll=2)
    assert game.movers() == {"c1"}
    game = team("nwS h9 S", "seS p4 N", pads=FULL, roll=2)  # the mate has a character on the island
    assert game.movers() == {"p4"}


@pytest.mark.rule("IS-TEAM-6")
def test_a_player_with_an_empty_pad_must_pass():
    game = team("nwS h9 S", "neS r9 S", pads={**EMPTY_PADS, "se": "S----"}, turn="ne", roll=1)
    game.move("r9", "r8")
    assert game.question() == ("se", "launch")
    game = team("nwS h9 S", "neS r9 S", pads={**EMPTY_PADS, "sw": "S----"}, turn="ne", roll=1).move(
        "r9", "r8"
    )
    assert [event["args"]["seat"]["seat"] for event in game.events() if event["id"] == "passed"] == [3]
    assert game.question() == ("sw", "launch")


@pytest.mark.rule("IS-TEAM-6", "IS-PEN-4")
def test_a_player_with_a_blocked_pad_must_lose_a_character_from_it():
    game = team("nwS h9 S", pads={**FULL, "sw": "SJ---"}, centre={"sw": 1})
    assert game.question() == ("nw", "penalty")
    assert game.victims() == {1, 2}
    game.remove(slot=2)
    assert (game.pad("sw"), game.pad("se")) == ("S----", "TJSSJ")


# -- Seating and fire ----------------------------------------------------------------------------------------


@pytest.mark.rule("IS-TEAM-7")
def test_mates_must_sit_side_by_side_except_by_option():
    def sides(options):
        return [seat["side"] for seat in fresh(seats=4, options=options).view_json()["seats"]]

    beside, across = sides({}), sides({"sides": "across"})
    assert beside[0] == beside[3] != beside[1] == beside[2]
    assert across[0] == across[1] != across[2] == across[3]
    assert sides({"sides": "beside"}) == beside


@pytest.mark.rule("IS-TEAM-8")
@pytest.mark.parametrize("dice", ["one", "two"])
def test_mates_may_not_be_targets_but_must_suffer_crossfire_and_explosions(dice):
    setting = {"options": {"dice": dice}, "roll": 1 if dice == "one" else (1, 1)}
    assert team("swS d4 N", "seS d6 S", **setting).shots() == set()
    game = team("swT d4 N", "seS d6 S", "nwS d8 S", **setting).shoot("d4")
    assert game.lost() == {"d6": "crossfire", "d8": "shot"}
    game = team("swT d4 N", "seS e9 S", "nwS c7 S", blocks="*d8", **setting).shoot("d4")
    assert game.lost() == {"e9": "explosion", "c7": "explosion"}


@pytest.mark.rule("IS-TEAM-8", "IS-SHOOT-3")
def test_by_option_mates_may_be_targets_too():
    options = {"friendly_targets": True}
    assert team("swS d4 N", "seS d6 E", options=options, roll=1).shots() == {"d4 d6"}


@pytest.mark.rule("IS-TEAM-2", "IS-TEAM-3", "IS-TEAM-5")
def test_teams_in_random_games_must_use_only_their_characters_and_their_own_pads():
    ends, mates = 0, 0
    for step in steps_of(2, seats=4, dice="one"):
        for kind, args in step.events(Event.MOVED, Event.SHOT, Event.ROTATED, Event.LAUNCHED):
            seat, owner = args["seat"], args["piece"] // CHARACTERS
            if kind == Event.LAUNCHED:
                assert owner == seat
            else:
                sides = (0, 1, 1, 0)
                assert sides[owner] == sides[seat]
                mates += owner != seat
        if step.then.phase == Phase.OVER:
            ends += 1
            alive = step.then.island | step.then.on_pad
            teams = [bool(alive[0] | alive[3]), bool(alive[1] | alive[2])]
            assert teams.count(True) < 2
            assert (
                step.then.winners
                == {(True, False): 0b1001, (False, True): 0b0110, (False, False): 0b1111}[tuple(teams)]
            )
    assert ends == 2
    assert mates > 20
