"""Moving characters (IS-MOVE)."""

import pytest

from games.island.board import Position, board
from games.island.naive import LEFT_OF, RIGHT_OF, ahead, is_on_island, moves, name_of, place_of, world_of
from games.island.play import steps_of
from stridsplan.games.island.components import CHARACTERS, COLUMN, LEFT, RIGHT, ROW, square_name
from stridsplan.games.island.state import FREE, LOST, ON_PAD, Ask, Event, Illegal, Phase

SPARE = "sJ k1 N"  # can use every number, so that South is asked for a move
NUMBERS = range(1, 6)


def moves_on(square, numbers, *characters, **setting):
    """For each number, the moves that the character on a square has if that number is rolled."""
    return [board(*characters, SPARE, roll=number, **setting).moves(square) for number in numbers]


def square_ahead(square, facing, count):
    """The name of the square `count` steps ahead."""
    return name_of(ahead(place_of(square), facing, count))


# -- The worked examples -------------------------------------------------------------------------------------


@pytest.mark.rule("IS-T1", "IS-MOVE-2", "IS-MOVE-3")
def test_with_a_three_a_character_may_go_three_forward_or_two_and_turn():
    assert moves_on("d4", [3], "sS d4 N") == [{"d7 N", "d6 W", "d6 E"}]


@pytest.mark.rule("IS-T2", "IS-MOVE-4", "IS-TRAP-3")
@pytest.mark.parametrize("facing", "NESW")
def test_with_a_one_a_character_must_go_forward_and_may_not_turn(facing):
    game = board(f"sS d4 {facing}", SPARE, roll=1)
    assert game.moves("d4") == {f"{square_ahead('d4', facing, 1)} {facing}"}
    assert game.refuse("move", "d4", turn="left") == Illegal.NO_TURN_WITH_ONE
    assert game.refuse("move", "d4", turn="right") == Illegal.NO_TURN_WITH_ONE


@pytest.mark.rule("IS-T5", "IS-MOVE-3", "IS-TRAP-2")
def test_with_a_two_a_character_may_go_two_forward_or_one_and_turn():
    assert moves_on("d4", [2], "sS d4 N") == [{"d6 N", "d5 W", "d5 E"}]


@pytest.mark.rule("IS-T6", "IS-MOVE-2", "IS-MOVE-7", "IS-MOVE-8", "IS-BLOCK-1", "IS-TRAP-9")
def test_a_block_two_ahead_may_be_landed_on_but_not_passed_or_turned_on():
    found = moves_on("d4", NUMBERS, "sS d4 N", blocks="d6")
    assert found == [{"d5 N"}, {"d6 N", "d5 W", "d5 E"}, set(), set(), set()]


@pytest.mark.rule("IS-T7", "IS-MOVE-7", "IS-MOVE-8", "IS-TRAP-9")
def test_a_block_right_ahead_may_be_entered_only_with_a_one():
    assert moves_on("d4", NUMBERS, "sS d4 N", blocks="d5") == [{"d5 N"}, set(), set(), set(), set()]


@pytest.mark.rule("IS-T8", "IS-MOVE-6")
@pytest.mark.parametrize("other", ["nS d7 E", "sS d7 E", "sT d7 N"])
def test_a_character_ahead_may_not_be_entered_or_passed(other):
    found = moves_on("d4", NUMBERS, "sS d4 N", other)
    assert found == [{"d5 N"}, {"d6 N", "d5 W", "d5 E"}, {"d6 W", "d6 E"}, set(), set()]


@pytest.mark.rule("IS-T9", "IS-MOVE-9")
def test_a_character_facing_off_the_island_may_not_move():
    assert moves_on("d12", NUMBERS, "sS d12 N") == [set()] * 5


@pytest.mark.rule("IS-T9", "IS-MOVE-9")
@pytest.mark.parametrize(
    ("square", "facing"), [("d1", "S"), ("a5", "W"), ("l5", "E"), ("a1", "W"), ("l12", "N")]
)
def test_no_edge_may_be_crossed(square, facing):
    assert moves_on(square, NUMBERS, f"sS {square} {facing}") == [set()] * 5


@pytest.mark.rule("IS-T10", "IS-MOVE-2", "IS-MOVE-3")
def test_on_the_last_square_before_the_edge_a_character_may_turn():
    assert moves_on("d11", NUMBERS, "sS d11 N") == [{"d12 N"}, {"d12 W", "d12 E"}, set(), set(), set()]


@pytest.mark.rule("IS-T11", "IS-MOVE-10", "IS-TRAP-10")
def test_a_landing_must_be_made_if_it_is_the_only_move_even_if_it_loses_the_battle():
    game = board("sS d4 N", blocks="*d5", pads={"n": "S----"}, roll=1)
    assert game.legal() == game.of_kind("move")
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game.move("d4", "d5")
    assert game.lost() == {"d5": "landing"}
    assert game.winners() == "n"


# -- The rules -----------------------------------------------------------------------------------------------


@pytest.mark.rule("IS-MOVE-1")
@pytest.mark.parametrize("kind", "TJS")
@pytest.mark.parametrize("facing", "NESW")
def test_every_type_must_move_straight_ahead(kind, facing):
    expected = {f"{square_ahead('f6', facing, 4)} {facing}"}
    expected |= {f"{square_ahead('f6', facing, 3)} {turned[facing]}" for turned in (LEFT_OF, RIGHT_OF)}
    assert moves_on("f6", [4], f"s{kind} f6 {facing}") == [expected]


@pytest.mark.rule("IS-MOVE-2")
@pytest.mark.parametrize("number", NUMBERS)
def test_forward_must_keep_the_facing_and_use_the_whole_number(number):
    game = board("sT d4 E", SPARE, roll=number)
    game.move("d4", square_ahead("d4", "E", number))
    assert game.at(square_ahead("d4", "E", number)) == "sT E"
    assert game.at("d4") is None


@pytest.mark.rule("IS-MOVE-2")
@pytest.mark.parametrize("block", [False, True])
@pytest.mark.parametrize("space", range(5))
@pytest.mark.parametrize("number", NUMBERS)
def test_forward_must_be_legal_exactly_when_the_way_is_long_enough(space, number, block):
    """After `space` free squares comes a block, which may be landed on with the exact number, or a character."""
    end = square_ahead("d4", "N", space + 1)
    stop = {"blocks": end} if block else {}
    game = board("sS d4 N", SPARE, *([] if block else [f"nS {end} E"]), roll=number, **stop)
    forward = f"{square_ahead('d4', 'N', number)} N" in game.moves("d4")
    assert forward == (number <= space or (block and number == space + 1))


@pytest.mark.rule("IS-MOVE-3", "IS-MOVE-8")
@pytest.mark.parametrize("block", [False, True])
@pytest.mark.parametrize("space", range(5))
@pytest.mark.parametrize("number", NUMBERS)
def test_forward_and_turn_must_be_legal_exactly_when_one_square_less_is_free(space, number, block):
    end = square_ahead("d4", "N", space + 1)
    stop = {"blocks": end} if block else {}
    game = board("sS d4 N", SPARE, *([] if block else [f"nS {end} E"]), roll=number, **stop)
    here = square_ahead("d4", "N", number - 1)
    turns = {f"{here} W", f"{here} E"} & game.moves("d4")
    assert turns == ({f"{here} W", f"{here} E"} if number >= 2 and number - 1 <= space else set())


@pytest.mark.rule("IS-MOVE-3", "IS-TRAP-2")
@pytest.mark.parametrize(("to", "facing"), [("left", "W"), ("right", "E")])
def test_the_turn_must_come_after_the_move_and_take_the_last_unit(to, facing):
    game = board("sS d4 N", SPARE, roll=4)
    game.move("d4", "d7", turn=to)
    assert game.at("d7") == f"sS {facing}"


@pytest.mark.rule("IS-MOVE-5", "IS-TRAP-2")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_character_may_not_turn_first_or_on_the_spot(number):
    game = board("sS d4 N", SPARE, roll=number)
    assert all(move[0] == "d" and not move.startswith("d4 ") for move in game.moves("d4"))
    assert game.refuse("rotate", "d4", to="left") == Illegal.NO_ZERO


@pytest.mark.rule("IS-MOVE-6")
@pytest.mark.parametrize("other", ["nS d6 S", "sJ d6 N"])
def test_nothing_may_be_captured_by_moving(other):
    game = board("sS d4 N", other, SPARE, roll=2)
    assert game.refuse("move", "d4", turn=None) == Illegal.WAY_BARRED
    game.move("d4", "d5", turn="left")
    assert game.at("d6") == other.replace(" d6", "")
    assert game.lost() == {}


@pytest.mark.rule("IS-MOVE-7")
def test_a_move_may_end_on_a_block_only_with_the_exact_number():
    for number, why in [(3, Illegal.NONE), (4, Illegal.WAY_BARRED), (5, Illegal.WAY_BARRED)]:
        game = board("sT d4 N", SPARE, blocks="d7", roll=number)
        assert game.refuse("move", "d4", turn=None) == why
    game = board("sT d4 N", SPARE, blocks="od7", roll=3).move("d4", "d7")
    assert game.at("d7") == "sT N"


@pytest.mark.rule("IS-MOVE-8", "IS-BLOCK-8")
@pytest.mark.parametrize("to", ["left", "right"])
def test_a_turn_may_not_end_on_a_block(to):
    game = board("sT d4 N", SPARE, blocks="d7", roll=4)
    assert game.refuse("move", "d4", turn=to) == Illegal.WAY_BARRED
    assert game.moves("d4") == set()


@pytest.mark.rule("IS-MOVE-9")
def test_no_character_may_leave_the_island_by_moving_or_go_back_to_a_pad():
    changes = set()  # from where to where, with 0 for every square of the island
    for step in steps_of(15):
        if step.s.phase != Phase.BATTLE or step.then.phase != Phase.BATTLE:
            continue
        before, after = step.s.where, step.then.where
        changes |= {
            (min(int(before[piece]), 0), min(int(after[piece]), 0))
            for piece in range(2 * CHARACTERS)
            if before[piece] != after[piece]
        }
        assert all(
            1 <= COLUMN[square] <= 12 and 1 <= ROW[square] <= 12
            for square in after[: 2 * CHARACTERS].tolist()
            if square > 0
        )
    assert changes == {(0, 0), (0, LOST), (ON_PAD, 0), (ON_PAD, LOST)}


@pytest.mark.rule("IS-MOVE-10")
def test_landing_must_count_as_a_move_even_if_another_character_is_blocked():
    game = board("sS d4 N", "sT e12 N", blocks="*d5", roll=1)
    assert game.movers() == {"d4"}
    assert game.refuse("blocked") == Illegal.MUST_MOVE
    game = board("sS d4 N", SPARE, blocks="*d5", roll=1)
    game.move("k1", "k2")  # with another legal move a landing is not required
    assert game.at("d5") == "block"


@pytest.mark.rule("IS-MOVE-11")
def test_a_player_need_not_shoot_to_free_a_move():
    game = board("sT d4 N", "sS e12 N", blocks="*d8", roll=5)
    assert game.shots() == {"d4 d8"}
    assert game.kinds() == {"shoot", "blocked"}
    game.end()
    assert game.at("d8") == "block"
    assert game.question() == ("n", "penalty")


# -- Random games --------------------------------------------------------------------------------------------


def has_free_number(step):
    """Return whether a seat is asked to use a number that is bound to no character."""
    s = step.s
    return s.ask == Ask.USE and s.used[0] == 0 and s.die[0] > 0 and s.bound[0] == FREE


@pytest.mark.rule("IS-MOVE-1", "IS-MOVE-2", "IS-MOVE-3", "IS-MOVE-5", "IS-MOVE-6", "IS-MOVE-7", "IS-MOVE-8")
def test_all_moves_in_random_games_must_equal_the_naive_function():
    positions = [step for step in steps_of(12) if has_free_number(step)]
    assert len(positions) > 300
    for step in positions:
        game = Position(step.before)
        world, number = world_of(step.s), int(step.s.die[0])
        for square in {square for square, who in world.characters.items() if who[0] == step.seat}:
            expected = {f"{name_of(end)} {facing}" for end, facing in moves(world, square, number)}
            assert game.moves(name_of(square)) == expected


@pytest.mark.rule("IS-MOVE-1", "IS-MOVE-5")
def test_a_piece_may_never_move_off_its_facing_line():
    count = 0
    for step in steps_of(12):
        for _, args in step.events(Event.MOVED):
            piece, here, there, facing = args["piece"], args["from"], args["to"], args["facing"]
            count += 1
            before = "NESW"[step.s.facing[piece]]
            way = [ahead(place_of(square_name(here)), before, i) for i in range(1, 6)]
            assert place_of(square_name(there)) in way
            assert (facing - step.s.facing[piece]) % 4 in (0, RIGHT, LEFT)
            assert is_on_island(world_of(step.then), place_of(square_name(there)))
    assert count > 300
