"""The movement of messengers, and the rolls to catch them (CN-COURIER-2 to CN-COURIER-10)."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    FIRST_WALKING_COMMANDER,
    FIRST_WALKING_SPECIALIST,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import PULSES, Courier
from stridsplan.games.clusta_noba.rules import hunters, walking

from .board import (
    HIPPOGRIFF,
    RAN_2,
    STE_2,
    TRA_4,
    TRA_5,
    TRA_6,
    TRA_7,
    TRA_8,
    TRA_9,
    TRA_SPY,
    hex_at,
    new_board,
    place,
)

TRA, RAN, STE, CRU = (side * COURIERS_PER_SIDE for side in Side)  # the first courier of each side
# All who walk, couriers first, have numbers of their own
SPY, FLYER = FIRST_WALKING_SPECIALIST + TRA_SPY, FIRST_WALKING_SPECIALIST + HIPPOGRIFF
GRISBAN = FIRST_WALKING_COMMANDER + Commander.GRISBAN


def put_walker(s: np.void, walker: int, column: int, row: int) -> None:
    """Put a messenger into a hex, without a path."""
    walking.halt(s, walker)
    walking.move_to(s, walker, hex_at(column, row))


def path_of(s: np.void, walker: int) -> list[int]:
    """The hexes that a messenger will enter."""
    steps = int(s.courier[walker, Courier.STEPS])
    return [int(hex) for hex in s.courier_path[walker, :steps]]


def walk_pulse(s: np.void, walker: int) -> int:
    """Let one messenger walk for a pulse; return the number of hexes that he has entered."""
    walking.walk_for_pulse(s, walker, walker)
    entered = 0
    while walking.first_to_enter(s, walker, walker) == walker:
        walking.take_step(s, walker)
        entered += 1
    return entered


@pytest.mark.rule("CN-COURIER-3", "CN-HIPPO-3", "CN-SPY-4", "CN-CMD-8")
def test_messengers_must_have_the_movement_points_of_their_side_or_kind():
    def points(walker: int) -> int:
        return PULSES * walking.gain_of(walker) // 12  # he gains twelfths in each pulse

    assert [points(walker) for walker in (TRA, RAN, STE, CRU)] == [7, 6, 6, 5]
    assert [points(walker) for walker in (SPY, FLYER, GRISBAN)] == [7, 6, 6]


@pytest.mark.rule("CN-COURIER-2")
def test_a_courier_must_take_the_shortest_path():
    s = new_board()
    put_walker(s, RAN, 9, 21)
    walking.open_hexes(s)
    walking.lay_path(s, RAN, hex_at(10, 9), PULSES)
    assert path_of(s, RAN)[:5] == [hex_at(*hex) for hex in ((9, 20), (8, 19), (8, 18), (8, 17), (9, 16))]
    assert s.courier_path[RAN, 11] == hex_at(10, 9)
    assert s.courier_path[RAN, 12] == NOWHERE


@pytest.mark.rule("CN-COURIER-9")
def test_the_path_of_a_round_must_end_when_the_points_are_used_up():
    s = new_board()
    put_walker(s, RAN, 9, 21)
    walking.lay_path(s, RAN, hex_at(10, 9), 1)
    first = len(path_of(s, RAN))
    walking.lay_path(s, RAN, hex_at(10, 9), PULSES)
    assert 0 < first < len(path_of(s, RAN)) <= 12
    entered = sum(walk_pulse(s, RAN) for _ in range(PULSES))
    assert entered == len(path_of(s, RAN))


@pytest.mark.rule("CN-COURIER-3")
@pytest.mark.parametrize(("courier", "hexes"), [(TRA, 14), (RAN, 12), (CRU, 10)])
def test_a_courier_must_walk_two_hexes_per_point_in_the_open(courier: int, hexes: int):
    s = new_board()
    put_walker(s, courier, 9, 14)
    s.courier_path[courier, :21] = [hex_at(8, 14), hex_at(9, 14)] * 10 + [NOWHERE]
    walking.count_steps(s, courier, PULSES)
    assert len(path_of(s, courier)) == hexes


@pytest.mark.rule("CN-COURIER-5")
def test_a_courier_must_avoid_enemies_unless_there_is_no_other_path():
    s = new_board()
    put_walker(s, RAN, 7, 14)
    place(s, TRA_4, 8, 14)
    place(s, RAN_2, 8, 13)  # a unit of his side does not block his path
    walking.close_hexes(s, Side.RAN)
    walking.lay_path(s, RAN, hex_at(9, 14), PULSES)
    assert hex_at(8, 14) not in path_of(s, RAN)
    assert path_of(s, RAN)[-1] == hex_at(9, 14)
    around = (6, 13), (7, 13), (6, 14), (6, 15), (7, 15)  # the other neighbours of (7,14)
    for unit, hex in zip((TRA_5, TRA_6, TRA_7, TRA_8, TRA_9), around, strict=True):
        place(s, unit, *hex)
    walking.close_hexes(s, Side.RAN)
    walking.lay_path(s, RAN, hex_at(9, 14), PULSES)
    assert path_of(s, RAN)[0] == hex_at(8, 14)


@pytest.mark.rule("CN-COURIER-5")
def test_a_hex_next_to_an_enemy_must_not_be_avoided():
    s = new_board()
    put_walker(s, RAN, 7, 14)
    place(s, TRA_4, 8, 13)
    walking.close_hexes(s, Side.RAN)
    walking.lay_path(s, RAN, hex_at(9, 14), PULSES)
    assert path_of(s, RAN) == [hex_at(8, 14), hex_at(9, 14)]


@pytest.mark.rule("CN-MOVE-6")
def test_progress_on_a_step_must_be_kept_in_the_next_round_unless_the_path_changes():
    s = new_board()
    put_walker(s, RAN, 7, 14)
    walking.lay_path(s, RAN, hex_at(9, 14), PULSES)
    s.courier[RAN, Courier.WALKED] = 5
    walking.lay_path(s, RAN, hex_at(9, 14), PULSES)
    assert s.courier[RAN, Courier.WALKED] == 5
    walking.lay_path(s, RAN, hex_at(5, 14), PULSES)
    assert s.courier[RAN, Courier.WALKED] == 0


@pytest.mark.rule("CN-COURIER-2")
def test_the_courier_with_the_largest_part_of_his_pulse_left_must_enter_first():
    s = new_board()
    for courier in (TRA, RAN, STE):
        put_walker(s, courier, 7, 14)
        walking.lay_path(s, courier, hex_at(9, 14), PULSES)
    walking.walk_for_pulse(s, TRA, STE)
    cost = walking.cost_between(s, TRA, hex_at(7, 14), hex_at(8, 14))
    # Each of the three has a third of a pulse left
    s.courier[TRA, Courier.WALKED], s.courier[RAN, Courier.WALKED] = cost + 7, cost + 6
    s.courier[STE, Courier.WALKED] = cost + 6
    s.round = 3  # the order of sides is CRU, TRA, RAN, STE
    assert walking.first_to_enter(s, TRA, STE) == TRA
    s.round = 1  # RAN, STE, CRU, TRA
    assert walking.first_to_enter(s, TRA, STE) == RAN
    s.courier[STE, Courier.WALKED] += 1
    assert walking.first_to_enter(s, TRA, STE) == STE
    s.courier[:, Courier.WALKED] = cost - 1
    assert walking.first_to_enter(s, TRA, STE) == NOWHERE


# -- Catching --------------------------------------------------------------------------------------------------


def board_with_courier(*hunters_and_hexes: tuple[int, int, int]) -> np.void:
    """A Ransard courier on his way from (7,14) to (9,14), and units of 60 men, each as (unit, column, row)."""
    s = new_board()
    put_walker(s, RAN, 7, 14)
    for unit, column, row in hunters_and_hexes:
        place(s, unit, column, row, 60)
    walking.open_hexes(s)
    walking.lay_path(s, RAN, hex_at(9, 14), PULSES)
    return s


def catcher(s: np.void, walker: int, *dice: int, rests: bool = False) -> int:
    """The unit that catches a messenger on his next step, or where he rests; the dice are counted from 0."""
    return hunters.catcher(s, walker, rests, loaded_tape(dice), blank_log(10))


@pytest.mark.rule("CN-COURIER-9", "CN-TRAP-25")
def test_a_unit_must_roll_once_in_a_round_in_the_hex_of_its_highest_chance():
    s = board_with_courier((TRA_4, 9, 14))
    assert catcher(s, RAN) == NOWHERE
    assert not hunters.has_tried(s, TRA_4, RAN)  # in its own hex the chance is higher
    walking.take_step(s, RAN)
    assert catcher(s, RAN, 14) == TRA_4  # the chance is 15 percent
    assert hunters.has_tried(s, TRA_4, RAN)
    assert catcher(s, RAN, 0) == NOWHERE
    walking.forget_catchers(s, RAN)
    assert catcher(s, RAN, 0) == TRA_4


@pytest.mark.rule("CN-COURIER-7", "CN-COURIER-8")
def test_each_unit_must_roll_in_canonical_order_until_one_catches():
    s = board_with_courier((TRA_4, 8, 13), (TRA_5, 8, 13))
    place(s, STE_2, 8, 15, 60)
    s.round = 2  # the order of sides is STE, CRU, TRA, RAN
    assert catcher(s, RAN, 99, 99, 9) == TRA_5  # beside the path the chance is 10 percent
    assert [hunters.has_tried(s, unit, RAN) for unit in (STE_2, TRA_4, TRA_5)] == [True] * 3


@pytest.mark.rule("CN-COURIER-10")
def test_couriers_may_be_caught_at_night():
    s = board_with_courier((TRA_4, 8, 13))
    s.round = 8
    assert catcher(s, RAN, 9) == TRA_4


@pytest.mark.rule("CN-COURIER-8", "CN-NIGHT-2")
def test_the_bonus_for_hunting_must_not_count_at_night():
    for round, expected in ((1, TRA_4), (7, NOWHERE)):
        s = board_with_courier((TRA_4, 8, 13))
        s.round, s.unit_order[TRA_4] = round, Order.HUNT
        assert catcher(s, RAN, 29) == expected


@pytest.mark.rule("CN-ASTRO-2", "CN-CMD-8")
def test_units_beside_a_person_without_troops_must_roll_to_catch_him_once_a_round():
    s = board_with_courier((TRA_4, 6, 14), (TRA_5, 9, 14))
    put_walker(s, GRISBAN, 7, 14)
    assert catcher(s, GRISBAN, 10, rests=True) == NOWHERE
    assert [hunters.has_tried(s, unit, GRISBAN) for unit in (TRA_4, TRA_5)] == [True, False]
    assert catcher(s, GRISBAN, 0, rests=True) == NOWHERE
    walking.forget_catchers(s, GRISBAN)
    assert catcher(s, GRISBAN, 9, rests=True) == TRA_4
