"""Marching units: formation, pace, and which move together (CN-MOVE-8 to 13, CN-UNIT-6, CN-UNIT-12, CN-NIGHT-1)."""

import pytest

from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, Commander
from stridsplan.games.clusta_noba.numbers import PULSES
from stridsplan.games.clusta_noba.rules import pace, units
from stridsplan.games.clusta_noba.rules.canonical import round_number

from .board import (
    BAND_1,
    GROUP_1,
    RAN_1,
    RAN_2,
    RAN_6,
    RAN_7,
    hex_at,
    new_board,
    place,
    place_commander,
    run_entry,
)

TWELFTHS_A_PULSE = 3  # of an MP, for each MP that a unit has in a round of four pulses


@pytest.fixture
def s():
    """Two Ransard companies in the south with the order to go to the middle."""
    board = new_board()
    for unit in (RAN_6, RAN_7):
        give_order(board, unit, Order.GOTO)
        place(board, unit, 9, 21)
    return board


def give_order(s, unit, order_id, formation=MoveMode.MARCH, nights=0):
    """Let a unit carry out an order; its target is (10, 9), which has no effect on orders without a target."""
    run_entry(s, unit, order_id, 10, 9, formation, nights)


def gains(s, *those):
    """The twelfths of an MP that each of these units gains towards its next step in a pulse."""
    pace.assign_heads(s)
    pace.set_gains(s)
    return [int(s.unit_gain[unit]) for unit in those]


# -- May it march ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ORDER-20", "CN-ORDER-21", "CN-ORDER-10")
@pytest.mark.parametrize("order_id", [Order.HOLD, Order.WAIT, Order.FORTIFY, NO_ORDER])
def test_a_unit_without_a_movement_order_must_not_march(s, order_id):
    assert pace.marches(s, RAN_6)
    s.unit_order[RAN_6] = order_id
    assert not pace.marches(s, RAN_6)


@pytest.mark.rule("CN-MOVE-11")
def test_a_unit_that_has_fought_must_not_march_in_that_round(s):
    s.unit_fought[RAN_6] = round_number(s)
    assert not pace.marches(s, RAN_6)
    s.round = 2
    assert pace.marches(s, RAN_6)


@pytest.mark.rule("CN-MOVE-11")
def test_a_unit_in_a_fight_must_not_march(s):
    s.unit_force[RAN_6] = 0
    assert not pace.marches(s, RAN_6)


@pytest.mark.rule("CN-LAND-5")
def test_a_unit_that_lands_must_not_march_before_the_next_round(s):
    s.unit_landing[RAN_6] = PULSES  # the moment at which it has landed
    assert not pace.marches(s, RAN_6)
    s.moment = PULSES
    assert pace.marches(s, RAN_6)


@pytest.mark.rule("CN-CRUR-4")
def test_a_group_must_stay_in_a_conquered_hex_through_the_next_round(s):
    place(s, GROUP_1, 10, 12, 500)
    give_order(s, GROUP_1, Order.ADVANCE)
    place_commander(s, Commander.GENERAL_1, 10, 12, GROUP_1)
    s.unit_dwells[GROUP_1] = round_number(s) + 1
    s.round = 2
    assert not pace.marches(s, GROUP_1)
    s.round = 3
    assert pace.marches(s, GROUP_1)


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_not_march_before_the_pulse_after_it_has_risen(s):
    place(s, BAND_1, 10, 12, 60)
    s.unit_wakes[BAND_1], s.moment = 2, 1
    assert not pace.marches(s, BAND_1)
    s.moment = 2
    assert pace.marches(s, BAND_1)


@pytest.mark.rule("CN-NIGHT-1")
@pytest.mark.parametrize(("nights", "expected"), [(0, []), (1, [7]), (2, [7, 8]), (3, [7, 8, 9])])
def test_a_unit_must_march_in_as_many_night_rounds_as_its_entry_says(s, nights, expected):
    give_order(s, RAN_6, Order.GOTO, nights=nights)
    marched = []
    for s.round in (7, 8, 9):
        if pace.marches(s, RAN_6):
            marched.append(int(s.round))
    assert marched == expected


@pytest.mark.rule("CN-NIGHT-1", "CN-ORDER-26")
def test_at_night_a_unit_must_not_march_to_build_a_camp(s):
    give_order(s, RAN_6, Order.CAMP, nights=3)
    assert pace.marches(s, RAN_6)
    s.round = 7
    assert not pace.marches(s, RAN_6)


@pytest.mark.rule("CN-NIGHT-1", "CN-NIGHT-6", "CN-CRUR-15")
def test_bands_must_rest_at_night(s):
    place(s, BAND_1, 10, 12, 60)
    s.round = 7
    assert not pace.marches(s, BAND_1)


# -- Formation ---------------------------------------------------------------------------------------------------


def formation(s, unit, halts=0):
    """Let a unit take its formation, and return it; `halts`: 1 if the unit stands."""
    s.unit_halts[unit] = halts
    pace.take_formation(s, unit)
    return s.unit_formation[unit]


@pytest.mark.rule("CN-MOVE-8", "CN-ORDER-23", "CN-ORDER-24", "CN-ORDER-25", "CN-ORDER-26", "CN-ORDER-34")
@pytest.mark.parametrize(
    ("order_id", "expected"),
    [
        (Order.GOTO, MoveMode.MARCH),
        (Order.HASTE, MoveMode.MARCH),
        (Order.HOME, MoveMode.MARCH),
        (Order.CAMP, MoveMode.MARCH),
        (Order.AMBUSH, MoveMode.MARCH),
        (Order.ADVANCE, MoveMode.COMBAT),
    ],
)
def test_the_order_must_determine_the_formation_on_the_march(s, order_id, expected):
    give_order(
        s, RAN_6, order_id, formation=MoveMode.COMBAT if expected == MoveMode.MARCH else MoveMode.MARCH
    )
    assert formation(s, RAN_6) == expected


@pytest.mark.rule("CN-MOVE-9", "CN-ORDER-22")
@pytest.mark.parametrize("chosen", [MoveMode.MARCH, MoveMode.COMBAT])
def test_the_entry_must_determine_the_formation_of_an_attack(s, chosen):
    give_order(s, RAN_6, Order.ATTACK, formation=chosen)
    assert formation(s, RAN_6) == chosen


@pytest.mark.rule("CN-MOVE-9")
def test_an_attack_without_an_entry_must_be_in_march_formation(s):
    give_order(s, RAN_6, Order.ATTACK, formation=MoveMode.COMBAT)
    s.unit_entry[RAN_6] = NOWHERE
    assert formation(s, RAN_6) == MoveMode.MARCH


@pytest.mark.rule("CN-MOVE-9")
def test_a_unit_that_fights_must_not_change_its_formation(s):
    s.unit_force[RAN_6] = 0
    assert formation(s, RAN_6) == MoveMode.COMBAT


@pytest.mark.rule("CN-MOVE-10")
@pytest.mark.parametrize("chosen", [MoveMode.MARCH, MoveMode.COMBAT])
def test_a_waiting_unit_must_be_in_combat_formation_unless_its_entry_says_march(s, chosen):
    give_order(s, RAN_6, Order.WAIT, formation=chosen)
    assert formation(s, RAN_6, halts=1) == chosen


@pytest.mark.rule("CN-MOVE-10")
@pytest.mark.parametrize("order_id", [Order.GOTO, Order.ATTACK, NO_ORDER])
def test_a_unit_that_halts_on_the_march_or_has_no_orders_must_be_in_combat_formation(s, order_id):
    give_order(s, RAN_6, order_id, formation=MoveMode.MARCH)
    assert formation(s, RAN_6, halts=1) == MoveMode.COMBAT


@pytest.mark.rule("CN-MOVE-10", "CN-ORDER-9")
def test_a_unit_that_has_finished_its_entry_must_be_in_combat_formation(s):
    give_order(s, RAN_6, Order.WAIT, formation=MoveMode.MARCH)
    s.unit_done[RAN_6] = 1
    assert formation(s, RAN_6, halts=1) == MoveMode.COMBAT


# -- Units that move together ------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UNIT-12")
def test_units_of_one_column_in_a_hex_must_move_together(s):
    pace.assign_heads(s)
    assert (s.unit_head[RAN_6], s.unit_head[RAN_7]) == (RAN_6, RAN_6)
    assert pace.next_under_head(s, RAN_6, NOWHERE) == RAN_6
    assert pace.next_under_head(s, RAN_6, RAN_6) == RAN_7
    assert pace.next_under_head(s, RAN_6, RAN_7) == NOWHERE


@pytest.mark.rule("CN-UNIT-12", "CN-ORDER-4")
def test_units_of_other_hexes_columns_and_targets_must_not_move_together(s):
    def moves_alone_with(field, value):
        before, getattr(s, field)[RAN_7] = getattr(s, field)[RAN_7], value
        pace.assign_heads(s)
        getattr(s, field)[RAN_7] = before
        return s.unit_head[RAN_7] == RAN_7

    assert moves_alone_with("unit_at", s.unit_at[RAN_7] + 1)
    assert moves_alone_with("unit_sheet", 4)
    assert moves_alone_with("unit_entry", 1)
    assert moves_alone_with("unit_order", Order.ADVANCE)
    assert moves_alone_with("unit_target", s.unit_target[RAN_7] + 1)
    assert moves_alone_with("unit_aboard", 1)


@pytest.mark.rule("CN-UNIT-12", "CN-MOVE-6")
def test_a_unit_with_less_progress_must_move_alone(s):
    s.unit_to[RAN_6] = s.unit_to[RAN_7] = hex_at(9, 20)
    s.unit_walked[RAN_6] = 5
    pace.assign_heads(s)
    assert s.unit_head[RAN_7] == RAN_7


@pytest.mark.rule("CN-UNIT-5", "CN-TIME-6", "CN-MOVE-13", "CN-TRAP-3")
@pytest.mark.parametrize(("men", "points"), [(180, 6), (150, 7), (50, 8), (500, 5)])
def test_a_unit_must_gain_a_quarter_of_its_movement_points_in_a_pulse(s, men, points):
    place(s, RAN_6, 9, 20, men)
    assert gains(s, RAN_6) == [TWELFTHS_A_PULSE * points]


@pytest.mark.rule("CN-UNIT-6", "CN-TRAP-43")
def test_a_mixed_unit_must_move_at_the_pace_of_its_slower_type(s):
    place(s, RAN_1, 9, 21)
    assert gains(s, RAN_1) == [TWELFTHS_A_PULSE * 6]
    place(s, RAN_1, 9, 21, 0, 200)
    assert gains(s, RAN_1) == [TWELFTHS_A_PULSE * 7]


@pytest.mark.rule("CN-UNIT-6", "CN-NIGHT-3")
def test_a_unit_must_have_at_least_one_movement_point(s):
    s.unit_slow[RAN_6] = 3
    assert gains(s, RAN_6) == [TWELFTHS_A_PULSE * 3]
    s.unit_slow[RAN_6] = 9
    assert units.mp_of(s, RAN_6) == 1


@pytest.mark.rule("CN-UNIT-12")
def test_the_slowest_unit_must_determine_the_pace(s):
    place(s, RAN_6, 9, 21, 99)
    assert gains(s, RAN_6, RAN_7) == [TWELFTHS_A_PULSE * 6] * 2
    s.unit_order[RAN_7] = Order.ADVANCE
    assert gains(s, RAN_6, RAN_7) == [TWELFTHS_A_PULSE * 7, TWELFTHS_A_PULSE * 6]


@pytest.mark.rule("CN-UNIT-12")
def test_a_slow_first_unit_must_determine_the_pace_too(s):
    place(s, RAN_7, 9, 21, 99)
    assert gains(s, RAN_6, RAN_7) == [TWELFTHS_A_PULSE * 6] * 2


@pytest.mark.rule("CN-HP-5")
def test_a_forced_march_must_double_the_pace_of_the_commanders_force_for_a_round(s):
    place(s, RAN_2, 9, 21)
    place_commander(s, Commander.GRISBAN, 9, 21, RAN_7)
    s.commander_forced[Commander.GRISBAN] = round_number(s)
    usual = TWELFTHS_A_PULSE * 6
    assert gains(s, RAN_6, RAN_7, RAN_2) == [2 * usual, 2 * usual, usual]
    s.round = 2
    assert gains(s, RAN_6, RAN_7, RAN_2) == [usual] * 3
