"""Set-up of a battle (IS-SET)."""

from itertools import pairwise, permutations

import numpy as np
import pytest

from games.island.board import ENTRIES, TYPE_NAMES, board, fresh
from games.island.play import LAYOUT, before_pads, place_blocks, place_characters_at_random
from stridsplan.engine import dice, log
from stridsplan.games.island.components import RANGE, TYPE_SIZE
from stridsplan.games.island.state import Face, Illegal, Phase

HOME = {"s": {f"{x}{y}" for x in "abcdefghijkl" for y in (1, 2)}}
HOME["n"] = {f"{x}{y}" for x in "abcdefghijkl" for y in (11, 12)}


def squares(game):
    """The squares on which a placement is legal."""
    return {action["square"] for action in game.legal()}


# -- The start -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SET-1")
def test_two_players_must_sit_at_opposite_edges():
    game = place_blocks(fresh())
    assert [seat["edge"] for seat in game.view_json()["seats"]] == ["south", "north"]
    blocks = set(LAYOUT)
    assert squares(game) == HOME["s"] - blocks
    game.place("S c2 N")
    assert squares(game) == HOME["n"] - blocks


@pytest.mark.rule("IS-SET-2")
@pytest.mark.parametrize(
    ("rolls", "starter"),
    [([2, 5], "n"), ([5, 2], "s"), ([0, 1], "n"), ([3, 3, 1, 4], "n"), ([0, 0, 5, 5, 1, 0], "s")],
)
def test_the_player_with_the_higher_roll_must_start_and_ties_must_be_rolled_again(rolls, starter):
    game = fresh(start=rolls)
    assert game.question() == (starter, "place_block")
    rolled = [
        (event["args"]["seat"]["seat"], event["args"]["dice"])
        for event in game.events()
        if event["id"] == "start_rolled"
    ]
    assert rolled == [(k % 2, [number]) for k, number in enumerate(rolls)]


@pytest.mark.rule("IS-SET-2")
def test_the_start_may_be_agreed_without_a_roll():
    game = fresh(options={"start": "first_seat"}, start=[])
    assert game.question() == ("s", "place_block")
    assert not game.happened("start_rolled")


# -- Blocks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SET-3")
def test_six_of_the_ten_blocks_must_be_live_and_four_safe():
    game = fresh()
    assert (game.s.live_left, game.s.safe_left) == (6, 4)
    game = board("sT d4 N", blocks="*d8 *a1 *b2 *c3 *e5 *f6 og7 oh9 oi10 oj11", roll=1)
    faces = [shoot_with(game, value) for value in range(10)]
    assert sorted(faces) == [Face.SAFE] * 4 + [Face.LIVE] * 6


def shoot_with(game, value):
    """The face that a shot reveals if its draw is this value."""
    states, tape, seat = game.states.copy(), dice.loaded_tape([value]), game.seat_asked()
    (code,) = [code for code, action in game.coded_actions(seat) if action["kind"] == "shoot"]
    ENTRIES.apply(states, 0, seat, code, tape, log.blank_log(100))
    assert (tape[dice.BAD], tape[dice.SHORT], tape[dice.COUNT]) == (0, 0, 1), "not exactly this draw"
    return int(states[0].turned_face[0])


@pytest.mark.rule("IS-SET-4")
@pytest.mark.parametrize(("start", "order"), [([5, 0], "sn" * 5), ([0, 5], "ns" * 5)])
def test_players_must_place_five_blocks_each_in_turn(start, order):
    game, asked = fresh(start=start), ""
    for square in LAYOUT:
        owner, question = game.question()
        asked += owner
        assert question == "place_block"
        game.block(square)
    assert asked == order
    assert game.view_json()["blocks"] == sorted(LAYOUT, key=lambda name: (int(name[1:]), name[0]))
    assert game.question()[1] == "place_character"


@pytest.mark.rule("IS-SET-4")
def test_a_block_must_go_on_an_empty_square_of_the_island():
    game = fresh().block("e7")
    assert game.refuse("place_block", square="e7") == Illegal.OCCUPIED
    assert game.refuse("place_block", square="m3") == Illegal.OFF_THE_ISLAND
    assert game.refuse("place_block", square="f8") == Illegal.NONE


@pytest.mark.rule("IS-SET-5")
def test_a_second_block_may_not_go_in_a_row_or_a_column():
    game = fresh().block("e7")
    assert game.refuse("place_block", square="e1") == Illegal.LINE_HAS_BLOCK
    assert game.refuse("place_block", square="l7") == Illegal.LINE_HAS_BLOCK
    assert squares(game) == {f"{x}{y}" for x in "abcdfghijkl" for y in range(1, 13) if y != 7}


@pytest.mark.rule("IS-SET-6")
def test_a_block_may_go_on_any_square_also_on_home_rows_and_launch_squares():
    game = fresh()
    assert squares(game) == {f"{x}{y}" for x in "abcdefghijkl" for y in range(1, 13)}
    game.block("c1").block("j12").block("a2").block("l11")
    assert game.all_at("c1 j12 a2 l11") == ["block"] * 4


@pytest.mark.rule("IS-SET-5", "IS-SET-7")
@pytest.mark.parametrize("seed", range(8))
def test_there_must_always_be_a_square_for_the_next_block(seed):
    game, chance = fresh(), np.random.default_rng(seed)
    for k in range(10):
        codes = game.codes(game.seat_asked())
        assert len(codes) == (12 - k) ** 2
        game.play(game.seat_asked(), int(chance.choice(codes)))
    assert game.s.phase == Phase.CHARACTERS
    blocks = game.view_json()["blocks"]
    assert len({name[0] for name in blocks}) == len({name[1:] for name in blocks}) == 10


@pytest.mark.rule("IS-TRAP-25")
def test_the_rule_of_one_block_a_line_must_apply_only_to_placing_blocks():
    game = place_blocks(fresh(), "a1 b2 c3 d4 e5 f6 g7 h8 i9 j10".split())
    game.place("S c2 N")  # in a row and a column with a block
    game.place("S c11 S")
    assert game.all_at("c2 c11") == ["sS N", "nS S"]
    game = board("sS c4 E", blocks="d2 c9", roll=2)
    assert "e4 E" in game.moves("c4")


# -- Pads ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SET-8", "IS-TRAP-18")
def test_each_pad_must_begin_with_its_missile_at_its_owners_third_column_from_the_left():
    seats = fresh().view_json()["seats"]
    assert [seat["pad"]["column"] for seat in seats] == [3, 10]
    covered = [{slot["column"] for slot in seat["pad"]["slots"]} for seat in seats]
    assert covered == [{1, 2, 3, 4, 5}, {8, 9, 10, 11, 12}]
    assert [seat["pad"]["slots"][0]["column"] for seat in seats] == [1, 12]


# -- Characters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SET-9")
@pytest.mark.parametrize(("start", "order"), [([5, 0], "sn" * 5), ([0, 5], "ns" * 5)])
def test_players_must_place_five_characters_each_in_turn(start, order):
    game, asked = place_blocks(fresh(start=start)), ""
    places = {"s": "abcde", "n": "hijkl"}
    while game.question()[1] == "place_character":
        owner = game.question()[0]
        column = places[owner][asked.count(owner)]
        asked += owner
        row = 2 if owner == "s" else 11
        game.place(f"S {column}{row} W")
    assert asked == order
    assert game.question() == (order[0], "arrange_pad")


@pytest.mark.rule("IS-SET-9")
def test_a_character_may_face_in_any_direction_on_its_two_home_rows():
    game = place_blocks(fresh())
    facings = {(action["square"], action["facing"]) for action in game.legal()}
    assert facings == {(x, f) for x in HOME["s"] - set(LAYOUT) for f in ("north", "east", "south", "west")}
    tank = {"type": "tank", "facing": "north"}
    assert game.refuse("place", square="c11", **tank) == Illegal.NOT_HOME
    assert game.place("T l2 W").at("l2") == "sT W"
    assert game.refuse("place", square="c2", **tank) == Illegal.NOT_HOME
    assert game.place("J a12 N").at("a12") == "nJ N"


MIXES = [(tanks, jeeps, 5 - tanks - jeeps) for tanks in range(3) for jeeps in range(4)]


@pytest.mark.rule("IS-SET-10")
@pytest.mark.parametrize("mix", MIXES)
def test_any_five_characters_may_go_on_the_island(mix):
    game = place_blocks(fresh())
    wanted = [kind for kind, count in zip("TJS", mix, strict=True) for _ in range(count)]
    for column, kind in zip("abcde", wanted, strict=True):
        game.place(f"{kind} {column}2 N")
        game.place(f"S {column}12 S")
    hand = game.view_json()["seats"][0]["hand"]
    assert hand == {"tank": 2 - mix[0], "jeep": 3 - mix[1], "soldier": 5 - mix[2]}


@pytest.mark.rule("IS-TRAP-23", "IS-SET-10")
def test_each_player_must_have_two_tanks_three_jeeps_and_five_soldiers():
    hands = [seat["hand"] for seat in fresh().view_json()["seats"]]
    assert hands == [{"tank": 2, "jeep": 3, "soldier": 5}] * 2
    # The ranges of all ten: 10 of the five soldiers, 17 of the others
    assert sum(reach * count for reach, count in zip(RANGE, TYPE_SIZE, strict=True)) == 10 + 17
    game = place_blocks(fresh()).place("T a2 N").place("S a12 N").place("T b2 N").place("S b12 N")
    assert game.refuse("place", type="tank", square="c2", facing="north") == Illegal.NONE_LEFT
    game.place("J c2 N").place("S c12 N").place("J d2 N").place("S d12 N")
    assert game.refuse("place", type="tank", square="e2", facing="north") == Illegal.NONE_LEFT
    assert {action["type"] for action in game.legal()} == {"jeep", "soldier"}


@pytest.mark.rule("IS-TRAP-23")
@pytest.mark.parametrize(("kind", "count"), [("T", 2), ("J", 3), ("S", 5)])
def test_no_more_of_a_type_may_be_placed_than_there_are(kind, count):
    game = place_blocks(fresh(options={"battle": "all_out"}))
    for k in range(count):
        column = "abcdefgh"[k]
        game.place(f"{kind} {column}2 N").place(f"{kind} {column}12 S")
        placed = game.event("character_placed")["what"]
        assert (placed["seat"], placed["type"]) == (1, TYPE_NAMES[kind])
    why = game.refuse("place", type=TYPE_NAMES[kind], square="l2", facing="north")
    assert why == Illegal.NONE_LEFT


@pytest.mark.rule("IS-SET-11")
def test_a_character_may_not_be_placed_on_a_block_or_another_character():
    game = place_blocks(fresh()).place("T c2 N").place("S c12 S")
    for square in ("i1", "j2", "c2"):  # two blocks and a character
        assert square not in squares(game)
        assert game.refuse("place", type="soldier", square=square, facing="north") == Illegal.OCCUPIED


# -- Filling the pads ----------------------------------------------------------------------------------------


@pytest.mark.rule("IS-SET-12")
@pytest.mark.parametrize("start", [[5, 0], [0, 5]])
def test_players_must_arrange_their_pads_in_one_action_the_starting_player_first(start):
    game = before_pads(start=start)
    order = []
    while game.question()[1] == "arrange_pad":
        order.append(game.question()[0])
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0])
    assert order == (["s", "n"] if start[0] > start[1] else ["n", "s"])


@pytest.mark.rule("IS-SET-12")
def test_the_remaining_five_characters_may_go_on_the_pad_in_any_order_one_in_each_slot():
    game = place_blocks(fresh())
    for column, kind in zip("abcde", "TJSSS", strict=True):
        game.place(f"{kind} {column}2 N").place(f"S {column}12 S")
    orders = {tuple(action["slots"]) for action in game.legal()}
    assert orders == set(permutations(["tank", "jeep", "jeep", "soldier", "soldier"]))
    wrong = {"slots": ["tank", "tank", "jeep", "jeep", "soldier"]}
    assert game.refuse("arrange", **wrong) == Illegal.WRONG_ARRANGEMENT
    game.arrange("SJTSJ")
    assert game.pad("s") == "SJTSJ"
    assert game.view_json()["seats"][0]["pad"]["slots"][2]["type"] == "tank"  # public
    assert game.view_json()["seats"][0]["left"] == 10


@pytest.mark.rule("IS-SET-13")
@pytest.mark.parametrize("start", [[5, 0], [0, 5]])
def test_the_starting_player_must_take_the_first_turn(start):
    game = before_pads(start=start)
    first = game.question()[0]
    while game.question()[1] == "arrange_pad":
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0])
    assert (game.active(), game.s.turns) == (first, 1)
    assert game.event("turn_began")["args"]["seat"] == {"seat": game.s.first}


@pytest.mark.rule("IS-SET-13", "IS-SET-9")
def test_phases_must_follow_one_another():
    game = fresh()
    phases = [game.s.phase]
    place_blocks(game)
    phases.append(game.s.phase)
    place_characters_at_random(game)
    phases.append(game.s.phase)
    for _ in range(2):
        game.play(game.seat_asked(), game.codes(game.seat_asked())[0])
    phases.append(game.s.phase)
    assert all(second == first + 1 for first, second in pairwise(phases))
    assert phases[-1] == Phase.BATTLE
