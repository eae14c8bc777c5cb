"""Four players on two joined islands (IS-4P)."""

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from games.island.board import OWNERS, Position, board, fresh
from games.island.naive import name_of, place_of, uses_of_two_dice, world_of
from games.island.play import place_blocks_at_random, skirmishes, steps_of
from stridsplan.games.island.components import CHARACTERS, square_name
from stridsplan.games.island.state import PAD, Ask, Event, Illegal, Phase, Use

ORDER = OWNERS[4]
BESIDE, ACROSS, EVERYONE = {"sides": "beside"}, {"sides": "across"}, {"sides": "everyone"}
COLUMNS = "abcdefghijklmnopqrstuvwx"
FULL = dict.fromkeys(ORDER, "TJSSJ")  # full pads


def four(*characters, **setting):
    """A position of four players."""
    return board(*characters, seats=4, **setting)


# -- Sides and set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("IS-4P-1")
@pytest.mark.parametrize(
    ("options", "enemies"),
    [(BESIDE, {"nw", "ne"}), (ACROSS, {"ne", "se"}), (EVERYONE, {"nw", "ne", "se"})],
)
def test_four_may_fight_as_two_teams_or_everyone_for_himself(options, enemies):
    hit = {
        owner
        for owner in ORDER[1:]
        if four("swS d4 N", f"{owner}S d6 S", options=options, roll=(1, 1)).shots()
    }
    assert hit == enemies


@pytest.mark.rule("IS-4P-1", "IS-4P-2")
def test_four_players_must_sit_in_clockwise_order_along_the_two_long_sides():
    seats = fresh(seats=4).view_json()["seats"]
    assert [seat["edge"] for seat in seats] == ["south", "north", "north", "south"]
    assert [seat["pad"]["column"] for seat in seats] == [3, 10, 22, 15]
    assert fresh(seats=4).view_json()["columns"] == 24


@pytest.mark.rule("IS-4P-2")
@pytest.mark.parametrize("rolls", [[5, 1, 2, 3], [1, 2, 5, 3], [0, 0, 1, 5]])
def test_the_highest_roll_must_start_and_blocks_be_placed_clockwise(rolls):
    game, order = fresh(seats=4, start=rolls), []
    while game.question()[1] == "place_block":
        order.append(game.question()[0])
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0])
    first = rolls.index(5)
    assert order == [ORDER[(first + k) % 4] for k in range(20)]
    assert game.question() == (ORDER[first], "place_character")


@pytest.mark.rule("IS-4P-2")
def test_only_players_with_the_highest_roll_must_roll_again():
    game = fresh(seats=4, start=[3, 5, 5, 1, 2, 4])
    assert game.question() == ("ne", "place_block")
    rolled = [event["args"]["seat"]["seat"] for event in game.events() if event["id"] == "start_rolled"]
    assert rolled == [0, 1, 2, 3, 1, 2]


@pytest.mark.rule("IS-4P-3")
def test_a_third_block_may_not_go_in_a_row_or_a_column():
    game = fresh(seats=4).block("e7").block("p7")
    assert game.refuse("place_block", square="x7") == Illegal.LINE_HAS_BLOCK
    assert game.refuse("place_block", square="e8") == Illegal.NONE
    game.block("e8")
    assert game.refuse("place_block", square="e1") == Illegal.LINE_HAS_BLOCK
    assert game.refuse("place_block", square="f1") == Illegal.NONE


@pytest.mark.rule("IS-4P-3")
@pytest.mark.parametrize("seed", range(6))
def test_there_must_always_be_a_square_for_the_next_of_twenty_blocks(seed):
    game, chance, laid = fresh(seats=4), np.random.default_rng(seed), []
    for _ in range(20):
        columns, rows = Counter(name[0] for name in laid), Counter(name[1:] for name in laid)
        free = {
            f"{x}{y}"
            for x in COLUMNS
            for y in range(1, 13)
            if columns[x] < 2 and rows[str(y)] < 2 and f"{x}{y}" not in laid
        }
        assert {action["square"] for action in game.legal()} == free
        laid.append(str(chance.choice(sorted(free))))
        game.block(laid[-1])
    assert game.question() == ("sw", "place_character")


@pytest.mark.rule("IS-4P-4", "IS-TEAM-7")
@pytest.mark.parametrize(("options", "shared"), [(BESIDE, True), (ACROSS, False), (EVERYONE, False)])
def test_characters_must_be_placed_on_the_island_of_the_seat_or_of_a_mate_beside_it(options, shared):
    game = place_blocks_at_random(fresh(seats=4, options=options))
    blocks = set(game.view_json()["blocks"])
    rows = {"sw": (1, 2), "se": (1, 2), "nw": (11, 12), "ne": (11, 12)}
    columns = {"sw": COLUMNS[:12], "nw": COLUMNS[:12], "se": COLUMNS[12:], "ne": COLUMNS[12:]}
    for owner in ORDER:
        assert game.question() == (owner, "place_character")
        home = {f"{x}{y}" for x in (COLUMNS if shared else columns[owner]) for y in rows[owner]}
        taken = {piece["square"] for piece in game.view_json()["pieces"]}
        assert {action["square"] for action in game.legal()} == home - blocks - taken
        soldier = {"type": "soldier", "facing": "north"}
        away = next(f"{x}{rows[owner][0]}" for x in COLUMNS if x not in columns[owner])
        why = game.refuse("place", square=away, **soldier)
        assert (why == Illegal.NOT_HOME) is (not shared)
        game.play(game.seat_asked(), game.codes(game.seat_asked())[-1])


@pytest.mark.rule("IS-4P-4", "IS-4P-5")
def test_each_player_must_place_five_characters_clockwise_and_fill_their_own_pad_with_the_rest():
    game, questions = place_blocks_at_random(fresh(seats=4, start=[0, 1, 5, 2])), []
    while game.question()[1] != "use":
        questions.append(game.question())
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0])
    order = ("ne", "se", "sw", "nw")
    assert questions == [(owner, "place_character") for owner in order * 5] + [
        (owner, "arrange_pad") for owner in order
    ]
    assert game.active() == "ne"
    assert [(seat["island"], seat["on_pad"]) for seat in game.view_json()["seats"]] == [(5, 5)] * 4


# -- Two dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-4P-6")
def test_two_dice_must_be_rolled_together():
    game = four("swS d4 N", roll=(2, 5))
    assert game.dice() == [2, 5]
    assert game.event("rolled")["args"]["dice"] == [2, 5]


@pytest.mark.rule("IS-4P-6", "IS-4P-7")
def test_one_character_may_use_both_dice_only_as_one_move():
    game = four("swJ d2 N", "swS f2 N", roll=(2, 5))
    assert game.moves("d2", dice="both") == {"d9 N", "d8 W", "d8 E"}
    game.move("d2", "d8", turn="left", dice="both")
    assert game.at("d8") == "swJ W"
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-6")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("d2", "d4"), ("f2", "f7")),
        (("d2", "d7"), ("f2", "f4")),
        (("f2", "f7"), ("d2", "d4")),
        (("f2", "f4"), ("d2", "d7")),
    ],
)
def test_two_characters_may_use_one_die_each_in_either_order(first, second):
    game = four("swJ d2 N", "swS f2 N", roll=(2, 5)).move(*first)
    assert game.question() == ("sw", "use")
    game.move(*second)
    assert None not in game.all_at(f"{first[1]} {second[1]}")
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-6", "IS-SHOOT-8")
def test_shots_may_be_fired_before_between_and_after_the_moves():
    enemies = ("nwS e4 S", "nwS e6 S", "neS g9 S", "neS x12 S")
    game = four("swS d4 N", "swS e2 N", "swT g2 N", *enemies, roll=(3, 2))
    assert game.shots() == {"e2 e4"}
    game.shoot("e2").move("g2", "g5")
    assert game.shots() == {"g5 g9"}
    game.shoot("g5").move("e2", "e4")
    assert game.question() == ("sw", "after")
    assert game.shots() == {"e4 e6"}


@pytest.mark.rule("IS-4P-7")
def test_one_character_may_not_use_the_dice_one_after_the_other():
    game = four("swJ d2 N", "swS f2 N", roll=(2, 5)).move("d2", "d4")
    assert game.movers() == {"f2"}
    assert game.refuse("move", "d4", turn=None, dice="second") == Illegal.ALREADY_MOVED
    assert game.refuse("move", "d4", turn=None, dice="first") == Illegal.NO_SUCH_DIE
    assert game.refuse("move", "f2", turn=None, dice="both") == Illegal.NO_SUCH_DIE


@pytest.mark.rule("IS-4P-7", "IS-4P-6")
def test_no_turn_in_random_games_may_move_a_character_twice_or_use_a_die_twice():
    for options in ({}, EVERYONE):
        moved, used = [], []
        for step in steps_of(2, seats=4, **options):
            for kind, args in step.events(Event.TURN_BEGAN, Event.MOVED):
                if kind == Event.TURN_BEGAN:
                    moved, used = [], []
                else:
                    moved.append(args["piece"])
                    used += {Use.FIRST: [0], Use.SECOND: [1], Use.BOTH: [0, 1]}[args["use"]]
            assert len(set(moved)) == len(moved) <= 2
            assert len(set(used)) == len(used)


@pytest.mark.rule("IS-4P-8")
def test_without_a_complete_use_one_die_must_be_used_and_the_other_lapse():
    game = four("swS d9 N", roll=(5, 2))  # three squares: neither 5 nor 7
    assert {action["dice"] for action in game.legal()} == {"second"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game.move("d9", "d11")
    assert game.happened("number_lapsed")
    assert game.lost() == {}
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-8")
def test_without_a_complete_use_the_player_must_choose_which_die():
    game = four("swS d6 N", roll=(3, 5))  # six squares: not 8
    assert game.moves("d6", dice="first") == {"d9 N", "d8 W", "d8 E"}
    assert game.moves("d6", dice="second") == {"d11 N", "d10 W", "d10 E"}
    assert game.moves("d6", dice="both") == set()


@pytest.mark.rule("IS-4P-8", "IS-PEN-1")
def test_when_neither_die_can_be_used_there_must_be_a_penalty():
    game = four("swS d12 N", "swJ e12 N", roll=(3, 5))
    assert game.question() == ("nw", "penalty")
    assert game.victims() == {"d12", "e12"}


@pytest.mark.rule("IS-4P-8")
def test_the_first_number_must_leave_a_move_for_the_other_if_possible():
    game = four("swS d7 N", "swS f10 N", roll=(2, 5))  # d7: 2 or 5; f10: 2; nobody 7
    assert game.moves("d7", dice="second") == {"d12 N", "d11 W", "d11 E"}
    assert game.moves("d7", dice="first") == set()
    assert game.refuse("move", "d7", turn=None, dice="first") == Illegal.LEAVES_A_NUMBER
    game.move("f10", "f12")
    assert game.movers() == {"d7"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE


@pytest.mark.rule("IS-4P-8", "IS-4P-6")
def test_a_first_move_may_make_the_second_possible():
    game = four("swS d4 N", "swJ d5 N", roll=(3, 4))
    assert game.movers() == {"d5"}  # d4 cannot move first
    assert game.moves("d5", dice="first") == {"d8 N"}  # on d7 it would prevent the 4, even after a turn
    game.move("d5", "d8")
    assert game.moves("d4") == {"d7 W", "d7 E"}


@pytest.mark.rule("IS-4P-8", "IS-BLOCK-6")
def test_a_second_number_that_an_explosion_makes_useless_must_lapse_without_penalty():
    game = four("swS d4 N", "swS e6 N", blocks="*d5", roll=(1, 3))
    assert game.moves("d4", dice="first") == {"d5 N"}
    game.move("d4", "d5")
    assert set(game.lost()) == {"d5", "e6"}
    assert game.happened("number_lapsed")
    assert game.active() == "nw"
    game = four("swS d4 N", "swS e6 N", blocks="od5", roll=(1, 3)).move("d4", "d5")
    assert game.movers() == {"e6"}


@pytest.mark.rule("IS-4P-6", "IS-4P-7", "IS-4P-8", "IS-4P-9", "IS-4P-10")
@pytest.mark.parametrize("options", [{}, EVERYONE])
def test_uses_of_two_dice_in_random_games_must_equal_the_naive_function(options):
    kinds = Counter()
    for step in [*skirmishes(25, seats=4, **options), *steps_of(2, seats=4, **options)]:
        s = step.s
        if s.ask != Ask.USE or s.used.any() or not s.die.all():
            continue
        world = world_of(s)
        bound = ["pad" if piece == PAD else square_of_piece(s, piece) for piece in s.bound.tolist()]
        first = CHARACTERS * step.seat
        own = [square_of_piece(s, piece) for piece in range(first, first + CHARACTERS) if s.where[piece] > 0]
        uses = uses_of_two_dice(world, own, s.die.tolist(), bound)
        expected = {f"{name_of(here)} {die} {name_of(end)} {facing}" for here, die, end, facing in uses}
        kinds["bound" if any(bound) else "free"] += 1
        kinds["sum" if any(die == "both" for _, die, *_ in uses) else "no sum"] += 1
        found = Position(step.before).of_kind("move")
        assert {f"{a['from']} {a['dice']} {a['to']} {a['facing'][0].upper()}" for a in found} == expected
    assert min(kinds.values()) > 10


def square_of_piece(s, piece):
    """The square of a piece, None for FREE, "gone" for a piece that was removed."""
    if piece < 0:
        return None
    return place_of(square_name(int(s.where[piece]))) if s.where[piece] > 0 else "gone"


# -- Zeros ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-4P-9")
@pytest.mark.parametrize("roll", [(0, 3), (3, 0)])
def test_with_one_zero_an_option_must_come_first_and_bind_that_die(roll):
    game = four("swS d4 N", "swJ f4 N", roll=roll)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    assert (
        game.refuse("move", "f4", turn=None, dice="second" if roll[0] == 0 else "first")
        == Illegal.USE_THE_ZERO
    )
    game.rotate("d4", "right", roll=2)
    new, old = ("first", "second") if roll[0] == 0 else ("second", "first")
    assert game.moves("d4", dice=new) == {"e4 N", "e4 S"}  # the jeep stands on f4
    assert game.moves("f4", dice=old) == {"f7 N", "f6 W", "f6 E"}
    assert game.moves("f4", dice=new) == set()
    assert game.moves("d4", dice=old) == set()
    assert game.moves("d4", dice="both") == set()


@pytest.mark.rule("IS-4P-9")
def test_the_bound_character_may_use_both_numbers_as_one_move():
    game = four("swS d4 N", "swJ k4 N", roll=(0, 3)).rotate("d4", "right", roll=2)
    assert game.moves("d4", dice="both") == {"i4 E", "h4 N", "h4 S"}
    assert game.moves("k4", dice="both") == set()
    game.move("d4", "i4", dice="both")
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-9")
def test_the_bound_character_must_use_its_number_when_another_has_used_the_other():
    game = four("swS d4 N", "swJ k4 N", roll=(0, 3)).rotate("d4", "right", roll=2)
    game.move("k4", "k7")
    assert game.movers() == {"d4"}
    assert game.moves("d4") == {"f4 E", "e4 N", "e4 S"}
    game.move("d4", "f4")
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-9")
def test_the_other_number_must_be_used_by_a_character_before_the_pad_moves():
    game = four("swS d4 N", "swJ f4 N", roll=(0, 3)).nominate(roll=1)
    assert game.kinds() == {"move"}
    assert game.refuse("slide", to="left") == Illegal.MOVE_FIRST
    assert game.moves("d4") == {"d7 N", "d6 W", "d6 E"}
    game.move("d4", "d7")
    assert game.kinds() == {"slide"}
    assert game.slides() == {2, 4}
    game.slide("right")
    assert (game.centre("sw"), game.active()) == (4, "nw")


@pytest.mark.rule("IS-4P-9", "IS-4P-8")
def test_the_pad_must_move_when_nobody_can_use_the_other_number():
    game = four("swS d12 N", roll=(0, 3)).nominate(roll=1)
    assert game.kinds() == {"slide"}
    game.slide("left")
    assert (game.lost(), game.centre("sw"), game.active()) == ({}, 2, "nw")


@pytest.mark.rule("IS-4P-9")
def test_another_zero_must_bring_another_option():
    game = four("swS d4 N", "swJ f4 N", roll=(0, 3)).nominate(roll=0)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    game.rotate("f4", "left", roll=0).launch(1, roll=2)
    assert game.moves("a1", dice="first") == {"a3 N", "a2 W", "a2 E"}
    assert game.at("f4") == "swJ W"
    assert game.centre("sw") == 3
    assert game.moves("a1", dice="both") == {"a6 N", "a5 W", "a5 E"}


@pytest.mark.rule("IS-4P-10")
def test_with_two_zeros_two_options_must_follow_each_with_its_own_roll_and_binding():
    game = four("swS d4 N", "swJ f4 N", "swT k1 N", roll=(0, 0)).rotate("d4", "left", roll=2)
    assert game.kinds() == {"launch", "nominate", "rotate"}
    game.rotate("f4", "right", roll=3)
    assert game.moves("d4", dice="first") == {"b4 W", "c4 N", "c4 S"}
    assert game.moves("f4", dice="second") == {"i4 E", "h4 N", "h4 S"}
    assert game.movers() == {"d4", "f4"}
    assert game.movers(dice="both") == set()
    game.move("f4", "i4")
    assert game.movers() == {"d4"}


@pytest.mark.rule("IS-4P-10", "IS-4P-7")
def test_a_character_bound_by_both_zeros_must_use_the_sum():
    game = (
        four("swS d4 N", "swJ f4 N", roll=(0, 0)).rotate("d4", "left", roll=1).rotate("d4", "right", roll=3)
    )
    assert game.at("d4") == "swS N"
    assert game.movers() == {"d4"}
    assert {action["dice"] for action in game.legal()} == {"both"}
    assert game.moves("d4") == {"d8 N", "d7 W", "d7 E"}


@pytest.mark.rule("IS-4P-10", "IS-ZERO-14")
@pytest.mark.parametrize(("option", "question"), [("pass", ("nw", "use")), ("penalty", ("nw", "penalty"))])
def test_a_bound_character_that_is_blocked_must_end_the_turn_as_with_one_die(option, question):
    options = {"bound_blocked": option}
    game = four("swS d4 N", "swJ k4 N", "nwS h9 S", blocks="c4", roll=(0, 0), options=options)
    game.rotate("d4", "right", roll=3).rotate("d4", "left", roll=0).rotate("d4", "left", roll=2)
    assert game.question() == question
    assert game.happened("number_lapsed") is (option == "pass")


@pytest.mark.rule("IS-4P-9", "IS-ZERO-15")
def test_when_the_bound_character_is_removed_the_other_number_must_still_be_used():
    pieces = ("swT d4 N", "swS d5 N", "nwS d8 S", "swJ k4 N", "neS x12 S")
    game = four(*pieces, roll=(0, 3)).rotate("d5", "left", roll=2).shoot("d4")
    assert game.at("d5") is None
    assert game.movers(dice="first") == set()
    assert game.movers() == {"d4", "k4"}
    game.move("k4", "k7")
    assert game.happened("number_lapsed")
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-10")
def test_only_one_of_two_zeros_may_nominate_the_pad():
    game = four("swS d4 N", roll=(0, 0)).nominate(roll=4)
    assert game.kinds() == {"launch", "rotate"}
    assert game.refuse("nominate") == Illegal.PAD_NOMINATED
    game.rotate("d4", "left", roll=1)
    assert game.moves("d4") == {"c4 W"}
    game.move("d4", "c4").slide("right")
    assert game.centre("sw") == 7


# -- Pads ----------------------------------------------------------------------------------------------------


def nominated_pad(number, **centre):
    """A position in which the pad of south-west must slide by a number; no character can use the other number."""
    return four("swS d12 N", centre=centre, roll=(0, 5)).nominate(roll=number)


@pytest.mark.rule("IS-4P-11")
@pytest.mark.parametrize(
    ("number", "sw", "se", "columns"),
    [
        (1, 9, 15, {8, 10}),
        (2, 9, 15, {7}),
        (5, 10, 15, {5}),
        (5, 9, 15, {4}),
        (1, 10, 15, {9}),
        (3, 11, 20, {8, 14}),
        (3, 6, 1, {9}),  # the other pad on the left, where play cannot bring it
    ],
)
def test_pads_on_one_edge_may_not_come_nearer_than_five_columns(number, sw, se, columns):
    assert nominated_pad(number, sw=sw, se=se).slides() == columns


@pytest.mark.rule("IS-4P-11")
def test_pads_on_different_edges_may_not_hinder_one_another():
    assert nominated_pad(5, sw=5, nw=10, se=20).slides() == {10}
    assert nominated_pad(4, sw=6, nw=10, ne=22, se=20).slides() == {2, 10}


@pytest.mark.rule("IS-4P-11")
def test_a_pad_may_slide_onto_the_neighbouring_island_and_launch_there():
    game = nominated_pad(5, sw=11, se=24).slide("right")
    assert game.centre("sw") == 16
    game = four("swS d12 N", pads=FULL, centre={"sw": 16, "se": 24}, roll=(0, 5))
    assert game.launches() == {1: "n1", 2: "o1", 3: "p1", 4: "q1", 5: "r1"}


@pytest.mark.rule("IS-4P-11")
@pytest.mark.parametrize(("owner", "centres"), [("sw", {"sw": 3, "se": 8}), ("se", {"sw": 17, "se": 22})])
def test_a_pad_that_can_move_in_neither_direction_must_stay_and_the_turn_must_end(owner, centres):
    game = four(f"{owner}S d12 N", turn=owner, centre=centres, roll=(0, 5)).nominate(roll=4)
    assert game.happened("pad_stayed")
    assert game.lost() == {}
    assert game.centre(owner) == centres[owner]
    assert game.active() == ORDER[(ORDER.index(owner) + 1) % 4]


@pytest.mark.rule("IS-4P-11", "IS-4P-9")
def test_a_pad_that_must_stay_may_not_spare_the_move_with_the_other_number():
    game = four("swS d4 N", centre={"sw": 3, "se": 8}, roll=(0, 5)).nominate(roll=4)
    assert game.kinds() == {"move"}
    game.move("d4", "d9")
    assert game.happened("pad_stayed")
    assert game.active() == "nw"


@pytest.mark.rule("IS-4P-11")
def test_pads_in_random_games_may_never_overlap_or_pass_each_other():
    slides = 0
    for step in steps_of(2, seats=4):
        centres = sw, nw, ne, se = step.then.centre.tolist()
        slides += centres != step.s.centre.tolist()
        assert se - sw >= 5
        assert ne - nw >= 5
    assert slides > 5


# -- Everyone for himself ------------------------------------------------------------------------------------

EMPTY_PADS = dict.fromkeys(ORDER, "-----")


@pytest.mark.rule("IS-4P-12")
def test_a_player_without_characters_must_be_out_and_lose_the_pad():
    pads = {**EMPTY_PADS, "ne": "S----", "se": "S----"}
    game = four("swS d4 N", "nwS d6 S", pads=pads, options=EVERYONE, roll=(1, 1)).shoot("d4")
    assert game.winners() == ""
    assert game.event("seat_out")["args"] == {"seat": {"seat": 1}}
    assert (game.centre("nw"), game.view_json()["seats"][1]["pad"]) == (0, None)
    game.move("d4", "d6", dice="both")
    assert game.question() == ("ne", "launch")  # north-west is skipped


@pytest.mark.rule("IS-4P-12")
def test_the_last_player_with_characters_must_win():
    game = four("swS d4 N", "nwS d6 S", pads=EMPTY_PADS, options=EVERYONE, roll=(1, 1)).shoot("d4")
    assert game.winners() == "sw"
    game = four("swS d4 N", "nwS d6 S", "neS x12 S", pads=EMPTY_PADS, options=EVERYONE, roll=(1, 1)).shoot(
        "d4"
    )
    assert game.winners() == ""


@pytest.mark.rule("IS-4P-12")
def test_the_last_players_removed_together_must_draw():
    pieces = ("swS d4 N", "nwS e6 S", "neS c6 S")
    game = four(*pieces, pads=EMPTY_PADS, blocks="*d5", options=EVERYONE, roll=(1, 5))
    assert game.move("d4", "d5").winners() == "sw nw ne"
    game = four(*pieces, pads={**EMPTY_PADS, "se": "S----"}, blocks="*d5", options=EVERYONE, roll=(1, 5))
    assert game.move("d4", "d5").winners() == "se"


@pytest.mark.rule("IS-4P-12")
def test_a_player_who_loses_their_last_character_in_their_own_turn_must_be_out_at_once():
    pads = {**EMPTY_PADS, "nw": "S----", "ne": "S----"}
    game = four("swS d4 N", pads=pads, blocks="*d5", options=EVERYONE, roll=(1, 5)).move("d4", "d5")
    assert (game.winners(), game.centre("sw")) == ("", 0)
    assert game.question() == ("nw", "launch")


@pytest.mark.rule("IS-4P-12")
def test_battles_of_everyone_for_himself_must_end_with_one_winner_or_a_draw():
    ends = 0
    for step in steps_of(2, seats=4, sides="everyone"):
        alive = [bool(step.then.island[k] | step.then.on_pad[k] | step.then.in_hand[k]) for k in range(4)]
        assert (step.then.phase == Phase.OVER) == (sum(alive) < 2)
        if step.then.phase == Phase.OVER:
            ends += 1
            assert sum(alive) == 0 or step.then.winners == 1 << alive.index(True)
        elif step.then.phase == Phase.BATTLE:
            assert alive[step.then.turn]
    assert ends == 2


@pytest.mark.rule("IS-4P-13")
@pytest.mark.parametrize(
    ("options", "choosers"),
    [
        (BESIDE, ["nw", "se", "se", "nw"]),
        (ACROSS, ["ne", "ne", "sw", "sw"]),
        (EVERYONE, ["nw", "ne", "se", "sw"]),
    ],
)
def test_the_next_opponent_clockwise_must_choose_the_penalty(options, choosers):
    for owner, chooser in zip(ORDER, choosers, strict=True):
        game = four(f"{owner}S d12 N", f"{owner}S e12 N", turn=owner, options=options, roll=(3, 4))
        assert game.question() == (chooser, "penalty")


@pytest.mark.rule("IS-4P-13", "IS-4P-12")
def test_a_player_who_is_out_may_not_choose_the_penalty():
    pads = {**EMPTY_PADS, "ne": "S----", "se": "S----"}
    game = four("swS d12 N", "swS e12 N", pads=pads, options=EVERYONE, roll=(3, 4))
    assert game.question() == ("ne", "penalty")


@pytest.mark.rule("IS-4P-2", "IS-4P-12")
def test_turns_must_go_clockwise():
    order = []
    for step in steps_of(2, seats=4):
        order += [args["seat"] for _, args in step.events(Event.TURN_BEGAN, Event.PASSED)]
        if step.then.phase == Phase.OVER:
            assert all((second - first) % 4 == 1 for first, second in pairwise(order))
            assert len(order) > 30
            order = []
