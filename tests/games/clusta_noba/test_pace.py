"""Who marches, how, with which others and how fast (CN-MOVE-8 to 13, CN-UNIT-6, CN-UNIT-12, CN-NIGHT-1, CN-HP-5)."""

import pytest

from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import BANDS, NOWHERE, Commander
from stridsplan.games.clusta_noba.rules import pace, units
from stridsplan.games.clusta_noba.rules.canonical import round_number

from .board import lead, new_board, place, run_entry

TRA_2, RAN_1, RAN_2, RAN_6, RAN_7, GROUP_1, BAND = 1, 13, 14, 18, 19, 27, BANDS[0]


@pytest.fixture
def s():
    """Two small Ransard companies in the south that are to go to the middle."""
    board = new_board()
    for unit in (RAN_6, RAN_7):
        tell(board, unit, Order.GOTO)
        place(board, unit, 9, 21)
    return board


def tell(s, unit, which, formation=MoveMode.MARCH, nights=0):
    """Let a unit carry out an order to go to (10, 9)."""
    run_entry(s, unit, which, 10, 9, formation, nights)


def gains(s, *some):
    """How much each of some units gains towards its next step in a pulse."""
    pace.form_heads(s)
    pace.set_gains(s)
    return [int(s.unit_gain[unit]) for unit in some]


# -- Who marches -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ORDER-20", "CN-ORDER-21", "CN-ORDER-10")
@pytest.mark.parametrize("which", [Order.HOLD, Order.WAIT, Order.FORTIFY, NO_ORDER])
def test_who_is_to_stand_must_not_march(s, which):
    assert pace.marches(s, RAN_6)
    s.unit_order[RAN_6] = which
    assert not pace.marches(s, RAN_6)


@pytest.mark.rule("CN-MOVE-11")
def test_who_has_fought_must_not_march_on_in_that_round(s):
    s.unit_fought[RAN_6] = round_number(s)
    assert not pace.marches(s, RAN_6)
    s.round = 2
    assert pace.marches(s, RAN_6)


@pytest.mark.rule("CN-MOVE-11")
def test_who_is_in_a_force_must_not_march(s):
    s.unit_force[RAN_6] = 0
    assert not pace.marches(s, RAN_6)


@pytest.mark.rule("CN-LAND-5")
def test_who_lands_must_not_march_before_the_next_round(s):
    s.unit_landing[RAN_6] = 4
    assert not pace.marches(s, RAN_6)
    s.moment = 4
    assert pace.marches(s, RAN_6)


@pytest.mark.rule("CN-CRUR-4")
def test_a_group_must_stay_through_the_next_round_where_it_has_conquered(s):
    place(s, GROUP_1, 10, 12, 500)
    tell(s, GROUP_1, Order.ADVANCE)
    lead(s, Commander.GENERAL_1, 10, 12, GROUP_1)
    s.unit_dwells[GROUP_1] = round_number(s) + 1
    s.round = 2
    assert not pace.marches(s, GROUP_1)
    s.round = 3
    assert pace.marches(s, GROUP_1)


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_not_march_before_the_pulse_after_it_has_risen(s):
    place(s, BAND, 10, 12, 60)
    s.unit_wakes[BAND], s.moment = 2, 1
    assert not pace.marches(s, BAND)
    s.moment = 2
    assert pace.marches(s, BAND)


@pytest.mark.rule("CN-NIGHT-1")
@pytest.mark.parametrize(("nights", "expected"), [(0, []), (1, [7]), (2, [7, 8]), (3, [7, 8, 9])])
def test_a_unit_must_march_so_many_night_rounds_as_its_entry_says(s, nights, expected):
    tell(s, RAN_6, Order.GOTO, nights=nights)
    assert [s.round for s.round in (7, 8, 9) if pace.marches(s, RAN_6)] == expected


@pytest.mark.rule("CN-NIGHT-1", "CN-ORDER-26")
def test_at_night_nobody_must_go_to_work(s):
    tell(s, RAN_6, Order.CAMP, nights=3)
    assert pace.marches(s, RAN_6)
    s.round = 7
    assert not pace.marches(s, RAN_6)


@pytest.mark.rule("CN-NIGHT-1", "CN-NIGHT-6", "CN-CRUR-15")
def test_bands_must_rest_at_night(s):
    place(s, BAND, 10, 12, 60)
    s.round = 7
    assert not pace.marches(s, BAND)


# -- Formation ---------------------------------------------------------------------------------------------------


def formation(s, unit, halts=0):
    """The formation that a unit takes."""
    s.unit_halts[unit] = halts
    pace.take_formation(s, unit)
    return s.unit_formation[unit]


@pytest.mark.rule("CN-MOVE-8", "CN-ORDER-23", "CN-ORDER-24", "CN-ORDER-25", "CN-ORDER-26", "CN-ORDER-34")
@pytest.mark.parametrize(
    ("which", "expected"),
    [
        (Order.GOTO, MoveMode.MARCH),
        (Order.HASTE, MoveMode.MARCH),
        (Order.HOME, MoveMode.MARCH),
        (Order.CAMP, MoveMode.MARCH),
        (Order.AMBUSH, MoveMode.MARCH),
        (Order.ADVANCE, MoveMode.COMBAT),
    ],
)
def test_the_order_must_give_the_formation_on_the_march(s, which, expected):
    tell(s, RAN_6, which, formation=MoveMode.COMBAT if expected == MoveMode.MARCH else MoveMode.MARCH)
    assert formation(s, RAN_6) == expected


@pytest.mark.rule("CN-MOVE-9", "CN-ORDER-22")
@pytest.mark.parametrize("chosen", [MoveMode.MARCH, MoveMode.COMBAT])
def test_the_sheet_must_choose_the_formation_of_an_attack(s, chosen):
    tell(s, RAN_6, Order.ATTACK, formation=chosen)
    assert formation(s, RAN_6) == chosen


@pytest.mark.rule("CN-MOVE-9")
def test_an_attack_without_a_sheet_must_be_made_in_march_formation(s):
    tell(s, RAN_6, Order.ATTACK, formation=MoveMode.COMBAT)
    s.unit_entry[RAN_6] = NOWHERE
    assert formation(s, RAN_6) == MoveMode.MARCH


@pytest.mark.rule("CN-MOVE-9")
def test_a_unit_that_fights_must_not_change_its_formation(s):
    s.unit_force[RAN_6] = 0
    assert formation(s, RAN_6) == MoveMode.COMBAT


@pytest.mark.rule("CN-MOVE-10")
@pytest.mark.parametrize("chosen", [MoveMode.MARCH, MoveMode.COMBAT])
def test_a_unit_that_stands_must_be_in_combat_formation_unless_its_sheet_says_march(s, chosen):
    tell(s, RAN_6, Order.WAIT, formation=chosen)
    assert formation(s, RAN_6, halts=1) == chosen


@pytest.mark.rule("CN-MOVE-10")
@pytest.mark.parametrize("which", [Order.GOTO, Order.ATTACK, NO_ORDER])
def test_a_unit_that_rests_on_the_way_or_has_no_orders_must_be_in_combat_formation(s, which):
    tell(s, RAN_6, which, formation=MoveMode.MARCH)
    assert formation(s, RAN_6, halts=1) == MoveMode.COMBAT


@pytest.mark.rule("CN-MOVE-10", "CN-ORDER-9")
def test_a_unit_that_has_finished_must_be_in_combat_formation(s):
    tell(s, RAN_6, Order.WAIT, formation=MoveMode.MARCH)
    s.unit_done[RAN_6] = 1
    assert formation(s, RAN_6, halts=1) == MoveMode.COMBAT


# -- Together ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-UNIT-12")
def test_units_of_one_column_in_a_hex_must_move_together(s):
    pace.form_heads(s)
    assert (s.unit_head[RAN_6], s.unit_head[RAN_7]) == (RAN_6, RAN_6)
    assert pace.next_fellow(s, RAN_6, NOWHERE) == RAN_6
    assert pace.next_fellow(s, RAN_6, RAN_6) == RAN_7
    assert pace.next_fellow(s, RAN_6, RAN_7) == NOWHERE


@pytest.mark.rule("CN-UNIT-12", "CN-ORDER-4")
def test_units_of_other_hexes_columns_and_targets_must_not_move_together(s):
    def changed(field, value):
        before, getattr(s, field)[RAN_7] = getattr(s, field)[RAN_7], value
        pace.form_heads(s)
        getattr(s, field)[RAN_7] = before
        return s.unit_head[RAN_7] == RAN_7

    assert changed("unit_at", s.unit_at[RAN_7] + 1)
    assert changed("unit_sheet", 4)
    assert changed("unit_entry", 1)
    assert changed("unit_order", Order.ADVANCE)
    assert changed("unit_target", s.unit_target[RAN_7] + 1)
    assert changed("unit_aboard", 1)


@pytest.mark.rule("CN-UNIT-12", "CN-MOVE-6")
def test_a_unit_that_is_less_far_on_the_way_must_move_alone(s):
    s.unit_to[RAN_6] = s.unit_to[RAN_7] = s.unit_at[RAN_6] - 20
    s.unit_walked[RAN_6] = 5
    pace.form_heads(s)
    assert s.unit_head[RAN_7] == RAN_7


@pytest.mark.rule("CN-UNIT-5", "CN-TIME-6", "CN-MOVE-13", "CN-TRAP-3")
@pytest.mark.parametrize(("men", "points"), [(180, 6), (150, 7), (50, 8), (500, 5)])
def test_a_unit_must_gain_a_quarter_of_its_points_in_a_pulse(s, men, points):
    place(s, RAN_6, 9, 20, men)
    assert gains(s, RAN_6) == [3 * points]


@pytest.mark.rule("CN-UNIT-6", "CN-TRAP-43")
def test_a_mixed_unit_must_move_with_the_slow_part(s):
    place(s, RAN_1, 9, 21)
    assert gains(s, RAN_1) == [3 * 6]
    place(s, RAN_1, 9, 21, 0, 200)
    assert gains(s, RAN_1) == [3 * 7]


@pytest.mark.rule("CN-UNIT-6", "CN-NIGHT-3")
def test_a_unit_must_have_a_movement_point_at_least(s):
    s.unit_slow[RAN_6] = 3
    assert gains(s, RAN_6) == [3 * 3]
    s.unit_slow[RAN_6] = 9
    assert units.mp_of(s, RAN_6) == 1


@pytest.mark.rule("CN-UNIT-12")
def test_the_slowest_must_set_the_pace(s):
    place(s, RAN_6, 9, 21, 99)
    assert gains(s, RAN_6, RAN_7) == [18, 18]
    s.unit_order[RAN_7] = Order.ADVANCE
    assert gains(s, RAN_6, RAN_7) == [21, 18]


@pytest.mark.rule("CN-UNIT-12")
def test_a_slow_first_unit_must_not_be_outrun(s):
    place(s, RAN_7, 9, 21, 99)
    assert gains(s, RAN_6, RAN_7) == [18, 18]


@pytest.mark.rule("CN-HP-5")
def test_a_forced_march_must_double_the_pace_of_the_commanders_force_for_a_round(s):
    place(s, RAN_2, 9, 21)
    lead(s, Commander.GRISBAN, 9, 21, RAN_7)
    s.commander_forced[Commander.GRISBAN] = round_number(s)
    assert gains(s, RAN_6, RAN_7, RAN_2) == [36, 36, 18]
    s.round = 2
    assert gains(s, RAN_6, RAN_7, RAN_2) == [18, 18, 18]
