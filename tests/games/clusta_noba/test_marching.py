"""The march, pulse by pulse (CN-MOVE, CN-UNIT-10 to 12, CN-NIGHT-1, 2; golden tests GT-TL-1 to GT-TL-4)."""

from typing import NamedTuple

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, blank_log, rows
from stridsplan.games.clusta_noba.components.map import BOX, BRIDGE_END, BRIDGEHEAD, ISLAND
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, Commander, Side
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import DAY, PULSES, Doctrine, Entry, Stance
from stridsplan.games.clusta_noba.rules import fatigue, marching, retreats, stances
from stridsplan.games.clusta_noba.rules.canonical import round_number

from .board import (
    BAND_1,
    EXACT,
    GROUP_1,
    GROUP_2,
    GROUP_3,
    RAN_5,
    RAN_6,
    RAN_7,
    RAN_CAMP,
    STE_2,
    TRA_2,
    column_and_row,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
    run_entry,
)

DUSK = 24  # the moment at which round 7, the first of the night, begins
AT_BOX = column_and_row(BOX)
CAPE, MIDDLE = hex_at(9, 21), hex_at(10, 9)


class Entrance(NamedTuple):
    """A unit has entered a hex."""

    round: int
    pulse: int  # of the round, from 1
    unit: int
    old: int  # the hex that the unit has left
    hex: int


class Clock:
    """Lets units march pulse by pulse, and keeps their entrances into hexes."""

    def __init__(self, s):
        self.s, self.entrances = s, []

    def pulse(self, count=1):
        """Let pulses pass; all numbers in reports are exact."""
        for _ in range(count):
            s, log = self.s, blank_log(60)
            marching.march(s, loaded_tape([EXACT] * 40), log)
            for row in rows(log):
                if row[EVENT] == Event.UNIT_ENTERED:
                    unit, old, hex = row[ARGUMENTS : ARGUMENTS + 3].tolist()
                    self.entrances.append(Entrance(int(s.round), int(s.pulse) + 1, unit, old, hex))
            s.moment, s.pulse = s.moment + 1, (s.pulse + 1) % PULSES
            if s.pulse == 0:
                s.round += 1
        return self

    def round(self, count=1):
        return self.pulse(PULSES * count)

    def time_of_entrance(self, unit, column, row):
        """The round and pulse in which a unit entered a hex, None if it did not."""
        for entrance in self.entrances:
            if (entrance.unit, entrance.hex) == (unit, hex_at(column, row)):
                return entrance.round, entrance.pulse
        return None

    def where(self, unit):
        """The (column, row) of a unit."""
        hex = int(self.s.unit_at[unit])
        return column_and_row(hex)


def ransards_of_the_example():
    """RAN_6 and RAN_7 with Grisban in their camp at (9,21) have the order to attack (10,9)."""
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    for unit in (RAN_6, RAN_7):
        place(s, unit, 9, 21)
        run_entry(s, unit, Order.ATTACK, 10, 9)
    place_commander(s, Commander.GRISBAN, 9, 21, RAN_6)
    return s


def one_company(order_id=Order.GOTO, column=9, row=21, men=180, **entry):
    """A company of 180 men at (9,21) with an order towards a hex."""
    s = new_board()
    place(s, RAN_6, 9, 21, men)
    run_entry(s, RAN_6, order_id, column, row, **entry)
    return s


# -- The timing of the example -------------------------------------------------------------------------------------


@pytest.mark.rule("GT-TL-1", "CN-MOVE-1", "CN-MOVE-3", "CN-TIME-6", "CN-UNIT-12", "CN-TRAP-37")
def test_the_march_to_the_attack_of_the_example_must_take_two_rounds():
    clock = Clock(ransards_of_the_example()).round(2)
    for unit in (RAN_6, RAN_7):
        assert clock.time_of_entrance(unit, 9, 11) == (2, 3)
        assert clock.time_of_entrance(unit, 10, 9) == (2, 4)
    assert clock.s.commander_at[Commander.GRISBAN] == MIDDLE
    assert [each.hex for each in clock.entrances if each.unit == RAN_6][:3] == [
        hex_at(9, 20),
        hex_at(8, 19),
        hex_at(8, 18),
    ]


@pytest.mark.rule("GT-TL-2", "CN-PATROL-4", "CN-MOVE-11")
def test_the_patrol_of_the_example_must_intercept_in_pulse_3_of_round_2():
    s = ransards_of_the_example()
    place(s, TRA_2, 10, 9)
    order(s, TRA_2, Order.PATROL)
    s.unit_base[TRA_2] = MIDDLE
    clock = Clock(s).round().pulse(2)
    assert s.unit_force[RAN_6] == NOWHERE
    clock.pulse()
    assert clock.where(RAN_6) == clock.where(RAN_7) == (9, 11)
    assert clock.where(TRA_2) == (10, 10)
    assert s.unit_force[RAN_6] == s.unit_force[RAN_7] != NOWHERE
    clock.pulse()
    assert clock.where(RAN_6) == (9, 11)


@pytest.mark.rule("GT-TL-3", "CN-MOVE-11", "CN-RETREAT-2", "CN-TRAP-20", "CN-TRAP-21")
def test_the_retreat_of_the_example_must_be_one_hex_and_no_more_in_round_2():
    s = ransards_of_the_example()
    clock = Clock(s).round().pulse(3)
    for unit in (RAN_6, RAN_7):
        s.unit_fought[unit] = round_number(s)
        hex = retreats.retreat_hex(s, Side.RAN, s.unit_at[unit])
        retreats.retreat_to(s, unit, hex, blank_log(4))
        order(s, unit, Order.GOTO, 9, 21)
    assert clock.where(RAN_6) == (9, 12)
    clock.pulse()
    assert (s.round, clock.where(RAN_6)) == (3, (9, 12))
    clock.pulse(2)
    assert clock.where(RAN_6) != (9, 12)


@pytest.mark.rule("GT-TL-4", "CN-MOVE-13", "CN-UNIT-9", "CN-CONTACT-2", "CN-TRAP-3")
def test_the_return_of_the_example_must_be_stopped_in_pulse_1_of_round_4():
    s = new_board()
    s.round, s.moment = 3, 8
    for unit in (RAN_6, RAN_7):
        place(s, unit, 9, 12, 99)
        run_entry(s, unit, Order.GOTO, 9, 21)
    place_commander(s, Commander.GRISBAN, 9, 12, RAN_6)
    place(s, STE_2, 9, 20)
    clock = Clock(s).round()
    assert clock.where(RAN_6) == clock.where(RAN_7) == (8, 19)
    assert s.unit_order[RAN_6] == Order.GOTO
    clock.pulse()
    assert clock.where(RAN_6) == (8, 19)
    assert (s.unit_order[RAN_6], s.unit_formation[RAN_6]) == (Order.WAIT, MoveMode.COMBAT)


# -- Progress ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-MOVE-6", "CN-TRAP-38")
def test_a_step_begun_in_one_round_must_be_finished_in_the_next():
    s = one_company(Order.ADVANCE, 9, 20)
    s.pulse, s.moment = 3, 3
    clock = Clock(s).pulse()
    # In a pulse it walks a quarter of 6 MP: 18 twelfths of an MP
    assert (s.round, s.unit_to[RAN_6], s.unit_walked[RAN_6]) == (2, hex_at(9, 20), 18)
    cost = marching.cost_of_step(s, RAN_6)
    assert 18 < cost <= 36
    clock.pulse()
    assert clock.time_of_entrance(RAN_6, 9, 20) == (2, 1)


@pytest.mark.rule("CN-MOVE-6")
def test_progress_must_be_lost_when_the_next_hex_changes():
    s = one_company(Order.ADVANCE, 9, 20)
    s.unit_to[RAN_6], s.unit_walked[RAN_6] = hex_at(8, 20), 11  # twelfths of an MP
    Clock(s).pulse()
    assert (s.unit_to[RAN_6], s.unit_walked[RAN_6]) == (hex_at(9, 20), 18)


@pytest.mark.rule("CN-MOVE-6", "CN-ORDER-9")
def test_movement_points_must_not_be_saved_on_arrival():
    s = one_company(Order.GOTO, 9, 20)
    clock = Clock(s).round()
    assert clock.where(RAN_6) == (9, 20)
    assert (s.unit_order[RAN_6], s.unit_done[RAN_6]) == (Order.WAIT, 1)
    assert (s.unit_to[RAN_6], s.unit_walked[RAN_6]) == (NOWHERE, 0)


@pytest.mark.rule("CN-MOVE-2", "CN-MOVE-4", "CN-MOVE-8")
def test_combat_formation_must_be_slower():
    march, combat = Clock(one_company(Order.GOTO, 8, 13)), Clock(one_company(Order.ADVANCE, 8, 13))
    march.round(2)
    combat.round(2)
    assert march.where(RAN_6) == (8, 13)
    assert combat.where(RAN_6) != (8, 13)


@pytest.mark.rule("CN-HP-5")
def test_a_forced_march_must_lead_twice_as_far():
    s = one_company(Order.GOTO, 10, 9)
    place_commander(s, Commander.GRISBAN, 9, 21, RAN_6)
    s.commander_forced[Commander.GRISBAN] = round_number(s)
    clock = Clock(s).round()
    assert clock.time_of_entrance(RAN_6, 10, 9) == (1, 4)


# -- Arrival -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ORDER-9", "CN-ORDER-22", "CN-ORDER-23", "CN-ORDER-24", "CN-ORDER-25")
@pytest.mark.parametrize("order_id", [Order.ATTACK, Order.GOTO, Order.ADVANCE, Order.HASTE])
def test_a_unit_that_arrives_must_wait(order_id):
    s = one_company(order_id, 9, 20)
    Clock(s).round(2)
    assert (s.unit_at[RAN_6], s.unit_order[RAN_6]) == (hex_at(9, 20), Order.WAIT)


@pytest.mark.rule("CN-ORDER-26", "CN-AMBUSH-4")
@pytest.mark.parametrize("order_id", [Order.CAMP, Order.AMBUSH])
def test_a_unit_that_arrives_must_begin_its_work(order_id):
    s = one_company(order_id, 9, 20, formation=MoveMode.COMBAT)
    Clock(s).round()
    assert (s.unit_at[RAN_6], s.unit_order[RAN_6]) == (hex_at(9, 20), order_id)
    assert s.unit_formation[RAN_6] == MoveMode.COMBAT


@pytest.mark.rule("CN-ORDER-34")
def test_a_unit_that_goes_home_must_wait_in_the_camp():
    s = one_company(Order.HOME)
    place(s, RAN_6, 9, 19)
    pitch(s, RAN_CAMP, 9, 21)
    Clock(s).round(2)
    assert (s.unit_at[RAN_6], s.unit_order[RAN_6]) == (CAPE, Order.WAIT)


@pytest.mark.rule("CN-ORDER-9")
def test_an_order_to_go_to_the_present_hex_must_be_finished_at_once():
    s = one_company(Order.GOTO, 9, 21)
    Clock(s).pulse()
    assert s.unit_order[RAN_6] == Order.WAIT


@pytest.mark.rule("CN-MOVE-7")
def test_a_unit_must_march_through_the_hexes_of_its_route():
    s = one_company(Order.GOTO, 9, 20)
    s.unit_plan[RAN_6, 0, Entry.VIA_1], s.unit_plan[RAN_6, 0, Entry.VIA_2] = hex_at(8, 19), NOWHERE
    clock = Clock(s).round()
    assert [each.hex for each in clock.entrances] == [hex_at(9, 20), hex_at(8, 19), hex_at(9, 20)]


@pytest.mark.rule("CN-MOVE-5", "CN-MOVE-7")
def test_a_unit_without_a_path_must_stay():
    s = one_company(Order.GOTO, *column_and_row(BRIDGE_END[ISLAND]))
    Clock(s).round()
    assert (s.unit_at[RAN_6], s.unit_order[RAN_6]) == (CAPE, Order.GOTO)


# -- Who enters first -------------------------------------------------------------------------------------------------


def companies_to_one_hex(*units_men, target=(9, 20)):
    """Companies in one hex, each with a column of its own, with the order to go to the same hex."""
    s = new_board()
    for k, (unit, men) in enumerate(units_men):
        place(s, unit, 9, 21, men)
        run_entry(s, unit, Order.GOTO, *target)
        s.unit_sheet[unit] = k
    return s


def order_of_entrance(s):
    """The units in the order in which they entered their next hexes."""
    return [each.unit for each in Clock(s).pulse(2).entrances]


@pytest.mark.rule("CN-TIME-6")
def test_units_must_enter_in_the_exact_order_of_time():
    assert order_of_entrance(companies_to_one_hex((RAN_6, 180), (RAN_7, 99))) == [RAN_7, RAN_6]
    assert order_of_entrance(companies_to_one_hex((RAN_6, 99), (RAN_7, 180))) == [RAN_6, RAN_7]


@pytest.mark.rule("CN-TIME-6")
def test_units_of_a_side_that_enter_at_the_same_time_must_do_so_by_number():
    assert order_of_entrance(companies_to_one_hex((RAN_7, 180), (RAN_6, 180))) == [RAN_6, RAN_7]


@pytest.mark.rule("CN-TIME-6")
# TRA, RAN, STE, CRU is rotated by day and round: in round 1 of day 1, STE is the first of all
@pytest.mark.parametrize(("day", "first"), [(0, RAN_6), (1, STE_2), (2, RAN_6), (3, RAN_6)])
def test_sides_that_enter_at_the_same_time_must_do_so_in_the_order_of_the_day(day, first):
    s = companies_to_one_hex((RAN_6, 180), (STE_2, 180))
    s.day = day
    stances.set_stance(s, Side.RAN, Side.STE, Stance.TRUCE)
    assert order_of_entrance(s)[0] == first


# -- Stacking ------------------------------------------------------------------------------------------------------


def full_hex(men, *others):
    """A company of 180 men is about to enter a hex with `men` men of its side, and with units (unit, men) of others."""
    s = one_company(Order.GOTO, 9, 20)
    place(s, RAN_5, 9, 20, men)
    for unit, count in others:
        place(s, unit, 9, 20, count)
    return s


@pytest.mark.rule("CN-UNIT-10", "CN-UNIT-11", "CN-TRAP-24")
@pytest.mark.parametrize(("men", "enters"), [(820, True), (821, False)])
def test_at_most_a_thousand_men_may_stand_in_a_hex(men, enters):
    clock = Clock(full_hex(men)).round()
    assert (clock.where(RAN_6) == (9, 20)) == enters


@pytest.mark.rule("CN-UNIT-10", "CN-TRAP-24")
@pytest.mark.parametrize(("men", "enters"), [(1320, True), (1321, False)])
def test_a_camp_may_hold_fifteen_hundred_men(men, enters):
    s = full_hex(men)
    pitch(s, RAN_CAMP, 9, 20)
    assert (Clock(s).round().where(RAN_6) == (9, 20)) == enters


@pytest.mark.rule("CN-UNIT-11", "CN-MOVE-6")
def test_a_unit_without_room_must_try_again_in_each_pulse_and_save_no_movement_points():
    s = full_hex(1000)
    clock = Clock(s).pulse(3)
    assert s.unit_walked[RAN_6] == marching.cost_of_step(s, RAN_6)
    s.unit_men[RAN_5] = 0
    clock.pulse()
    assert clock.where(RAN_6) == (9, 20)
    assert s.unit_order[RAN_6] == Order.WAIT


@pytest.mark.rule("CN-UNIT-12", "CN-UNIT-11")
def test_units_that_move_together_must_fit_into_the_hex_together():
    s = full_hex(700)
    place(s, RAN_7, 9, 21)
    run_entry(s, RAN_7, Order.GOTO, 9, 20)
    clock = Clock(s).round()
    assert clock.where(RAN_6) == clock.where(RAN_7) == (9, 21)


@pytest.mark.rule("CN-ALLY-4", "CN-UNIT-10")
@pytest.mark.parametrize(("stance", "enters"), [(Stance.ALLIED, False), (Stance.TRUCE, True)])
def test_allies_must_share_the_room_of_a_hex(stance, enters):
    s = full_hex(500, (STE_2, 400))
    stances.set_stance(s, Side.RAN, Side.STE, stance)
    assert (Clock(s).round().where(RAN_6) == (9, 20)) == enters


@pytest.mark.rule("CN-CRUR-11", "CN-UNIT-11")
def test_bands_must_ignore_stacking():
    s = new_board()
    place(s, GROUP_1, 9, 20, 1000)
    place(s, BAND_1, 9, 21, 60)
    clock = Clock(s).round()
    assert clock.where(BAND_1) == (9, 20)
    place(s, GROUP_1, 9, 20, 500)
    place(s, GROUP_2, 9, 21, 500)
    place_commander(s, Commander.GENERAL_1, 9, 21, GROUP_2)
    run_entry(s, GROUP_2, Order.ADVANCE, 9, 20)
    assert clock.round(2).where(GROUP_2) == (9, 20)


# -- Contact on the march ------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-3", "CN-MOVE-11", "CN-TRAP-20")
def test_an_attacker_must_stay_in_its_own_hex_for_the_fight():
    s = one_company(Order.ATTACK, 9, 16)
    place(s, STE_2, 9, 20, 180)
    clock = Clock(s).round()
    assert clock.where(RAN_6) == (9, 21)
    assert s.unit_force[RAN_6] != NOWHERE


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_avoid_an_enemy_who_appears_on_its_path():
    s = one_company(Order.HASTE, 10, 9)
    clock = Clock(s).pulse()
    hex = int(s.unit_to[RAN_6])
    place(s, STE_2, *column_and_row(hex))
    clock.round(4)
    assert clock.where(RAN_6) == (10, 9)
    assert hex not in [each.hex for each in clock.entrances]


@pytest.mark.rule("CN-ORDER-25")
def test_haste_without_another_path_must_stop_before_the_enemy_as_goto_does():
    s = one_company(Order.HASTE, 9, 20)
    place(s, STE_2, 9, 20)
    clock = Clock(s).round()
    assert clock.where(RAN_6) == (9, 21)
    assert s.unit_order[RAN_6] == Order.WAIT


@pytest.mark.rule("CN-CONTACT-5")
def test_a_unit_that_is_let_pass_must_leave_the_hex_on_the_other_side():
    s = one_company(Order.GOTO, 8, 18)
    place(s, STE_2, 9, 20)
    s.unit_doctrine[STE_2, Doctrine.LET_PASS] = 1
    clock = Clock(s).pulse()
    while clock.where(RAN_6) == (9, 21):
        clock.pulse()
    assert (clock.where(RAN_6), s.unit_passing[RAN_6]) == ((9, 20), 1)
    clock.round()
    assert (clock.where(RAN_6), s.unit_passing[RAN_6]) == ((8, 18), 0)


@pytest.mark.rule("CN-CONTACT-5", "CN-ORDER-10")
def test_a_unit_that_is_let_pass_must_not_stay_when_its_orders_end():
    s = one_company(Order.GOTO, 8, 18)
    place(s, STE_2, 9, 20)
    place(s, RAN_6, 9, 20)
    s.unit_passing[RAN_6], s.unit_order[RAN_6] = 1, NO_ORDER
    clock = Clock(s).pulse()
    assert clock.where(RAN_6) != (9, 20)
    assert s.unit_passing[RAN_6] == 0


@pytest.mark.rule("CN-AMBUSH-1")
def test_a_unit_must_stop_in_the_hex_of_an_ambush():
    s = one_company(Order.GOTO, 10, 9)
    place(s, STE_2, 8, 19)
    order(s, STE_2, Order.AMBUSH)
    s.unit_rounds[STE_2] = s.unit_hidden[STE_2] = 1  # it has prepared for a round, and is hidden
    s.unit_victim[STE_2] = NOWHERE
    clock = Clock(s)
    while s.unit_victim[STE_2] == NOWHERE:
        clock.pulse()
    assert (clock.where(RAN_6), s.unit_victim[STE_2]) == ((8, 19), RAN_6)
    assert s.unit_walked[RAN_6] == 0


# -- Crurians ------------------------------------------------------------------------------------------------------


def group_under_general(column, row, target):
    """A group of Crurians under a general, ordered to attack a hex."""
    s = new_board()
    place(s, GROUP_1, column, row, 500)
    place_commander(s, Commander.GENERAL_1, column, row, GROUP_1)
    run_entry(s, GROUP_1, Order.ATTACK, *target)
    return s


@pytest.mark.rule("CN-CRUR-4")
def test_crurians_must_stay_in_a_conquered_hex_for_the_next_round():
    s = group_under_general(9, 21, (8, 17))
    pitch(s, RAN_CAMP, 9, 20)
    clock = Clock(s).round(2)
    round, _ = clock.time_of_entrance(GROUP_1, 9, 20)
    assert round == 1
    assert clock.where(GROUP_1) == (9, 20)
    clock.round()
    assert clock.where(GROUP_1) == (8, 17)


@pytest.mark.rule("CN-CRUR-3", "CN-TRAP-34")
def test_a_group_without_its_general_must_stay():
    s = group_under_general(9, 21, (8, 17))
    s.commander_at[Commander.GENERAL_1] = MIDDLE
    s.commander_unit[Commander.GENERAL_1] = NOWHERE
    assert Clock(s).round().where(GROUP_1) == (9, 21)


@pytest.mark.rule("CN-CRUR-19", "CN-CRUR-7")
def test_groups_must_cross_the_bridge_when_it_is_finished():
    head = int(BRIDGEHEAD[ISLAND])
    s = group_under_general(*AT_BOX, column_and_row(head))
    assert s.unit_at[GROUP_1] == BOX
    clock = Clock(s).round(2)
    assert s.unit_at[GROUP_1] == BOX
    s.has_bridge = 1
    clock.round(2)
    assert s.unit_at[GROUP_1] == head


@pytest.mark.rule("CN-CRUR-7", "CN-UNIT-11", "CN-TRAP-24")
def test_groups_must_enter_the_bridge_within_the_limit_of_stacking():
    s = new_board()
    s.has_bridge = 1
    end = int(BRIDGE_END[ISLAND])
    for group in (GROUP_1, GROUP_2, GROUP_3):
        place(s, group, *AT_BOX, 500)
        run_entry(s, group, Order.ATTACK, *column_and_row(end))
        s.unit_sheet[group] = group
    place_commander(s, Commander.GENERAL_1, *AT_BOX)
    Clock(s).round(1)
    assert np.count_nonzero(s.unit_at == end) == 2


# -- At night ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-NIGHT-1", "CN-TIME-3", "CN-TRAP-1")
def test_only_units_with_night_orders_must_march_at_night_and_at_the_ordinary_cost():
    s = one_company(Order.GOTO, 10, 9, nights=2)
    s.round, s.moment = 7, DUSK
    clock = Clock(s).round(3)
    assert clock.time_of_entrance(RAN_6, 10, 9) == (8, 4)
    s = one_company(Order.GOTO, 10, 9)
    s.round, s.moment = 7, DUSK
    assert Clock(s).round(3).where(RAN_6) == (9, 21)


@pytest.mark.rule("CN-NIGHT-1", "CN-NIGHT-4")
def test_a_night_round_on_the_march_must_count_even_if_no_hex_is_entered():
    s = one_company(Order.ADVANCE, 9, 20, nights=1, men=500)
    s.round, s.moment, s.pulse = 7, DUSK, 3
    marching.march(s, loaded_tape([]), blank_log(4))
    assert s.unit_at[RAN_6] == CAPE
    fatigue.count_rest(s)
    assert (s.unit_nights[RAN_6], s.unit_rest[RAN_6]) == (1, 0)


@pytest.mark.rule("CN-NIGHT-2")
def test_a_contact_at_night_must_be_handled_in_round_1():
    s = one_company(Order.ATTACK, 9, 20, nights=3)
    place(s, STE_2, 9, 20, 180)
    s.round, s.moment = 7, DUSK
    Clock(s).round(3)
    assert (s.unit_at[RAN_6], s.unit_force[RAN_6]) == (CAPE, NOWHERE)
    s.day, s.round, s.moment = 1, 1, DAY
    Clock(s).pulse()
    assert (s.unit_at[RAN_6], s.unit_force[RAN_6] != NOWHERE) == (CAPE, True)
