"""Contact: units attack, stop, go round, are let pass, flee or make way (CN-CONTACT, CN-ORDER-20 to CN-ORDER-25)."""

import numpy as np
import pytest

from stridsplan.engine.dice import kept, loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import NEIGHBOUR
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    GROUPS,
    LINES_PER_SIDE,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Cargo, Courier, Doctrine, Force, Front, Outcome, Stance
from stridsplan.games.clusta_noba.rules import contact, forces, pace, stances
from stridsplan.games.clusta_noba.rules.contact import Verdict
from stridsplan.games.clusta_noba.rules.fronts import first_front

from .board import (
    BAND_1,
    EXACT,
    GROUP_1,
    RAN_1,
    RAN_2,
    RAN_3,
    RAN_4,
    RAN_5,
    RAN_6,
    RAN_7,
    STE_2,
    TRA_2,
    TRA_3,
    TRA_CAMP,
    column_and_row,
    events_of,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
    run_entry,
)

HERE, THERE, BEYOND = hex_at(9, 11), hex_at(10, 10), hex_at(10, 9)


def about_to_enter(order_id=Order.ADVANCE, men=180, beyond=True, **options):
    """RAN_6 at (9,11) is about to enter (10,10), which is its goal; with `beyond`, its goal is (10,9)."""
    s = new_board(**options)
    place(s, RAN_6, 9, 11, men)
    send(s, RAN_6, order_id, beyond)
    return s


def send(s, unit, order_id, beyond=True, hex=THERE):
    """Let a unit begin a step into a hex; the goal of its order is (10,9), without `beyond` (10,10)."""
    run_entry(s, unit, order_id, 10, 9 if beyond else 10)
    s.unit_to[unit], s.unit_halts[unit] = hex, 0
    s.unit_formation[unit] = MoveMode.COMBAT if order_id == Order.ADVANCE else MoveMode.MARCH


def defend(s, unit=TRA_2, order_id=Order.HOLD, men=180, column=10, row=10):
    """Place a unit with an order in the hex (10,10), which the others are about to enter."""
    place(s, unit, column, row, men)
    order(s, unit, order_id)


def meet(s, unit=RAN_6, *dice, hex=THERE):
    """Let a unit meet others on entering a hex; return the verdict, and the kinds of the events.

    The dice are counted from 0.
    """
    pace.assign_heads(s)
    tape, log = loaded_tape(dice or [EXACT] * 6), blank_log(20)
    verdict = Verdict(contact.verdict_on_entering(s, unit, hex, tape, log))
    if dice:
        assert len(kept(tape)) == len(dice)
    return verdict, events_of(log)


def count_reports(s, side=Side.RAN):
    """Count the couriers of a side that carry a report."""
    couriers = s.courier[side * COURIERS_PER_SIDE : (side + 1) * COURIERS_PER_SIDE]
    return int((couriers[:, Courier.CARGO] == Cargo.REPORT).sum())


def stop_lines(s, side=Side.RAN):
    """The lines on stops in the reports of a side: (unit, hex, enemy side, men)."""
    lines = s.line[side * LINES_PER_SIDE : (side + 1) * LINES_PER_SIDE]
    return [tuple(int(n) for n in line[1:5]) for line in lines if line[0] == Line.STOPPED]


def attackers(s, one, other):
    """For two units, whether the force of each attacks the other (0 or 1); None if they do not fight."""
    first, second = int(s.unit_force[one]), int(s.unit_force[other])
    if NOWHERE in (first, second) or first_front(s, first) == NOWHERE:
        return None
    return tuple(int(s.force[force, Force.ATTACKS]) for force in (first, second))


# -- Whether there is a contact ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-1")
def test_an_empty_hex_must_be_entered():
    assert meet(about_to_enter())[0] == Verdict.ENTERS


@pytest.mark.rule("CN-CONTACT-8")
@pytest.mark.parametrize(
    ("stance", "expected"),
    [(Stance.HOSTILE, Verdict.STOPS), (Stance.TRUCE, Verdict.ENTERS), (Stance.ALLIED, Verdict.ENTERS)],
)
def test_only_units_of_hostile_sides_must_be_in_the_way(stance, expected):
    s = about_to_enter()
    defend(s)
    stances.set_stance(s, Side.TRA, Side.RAN, stance)
    assert meet(s)[0] == expected


@pytest.mark.rule("CN-AMBUSH-1", "CN-AMBUSH-4")
def test_a_hex_with_a_ready_ambush_must_be_entered():
    s = about_to_enter()
    defend(s, order_id=Order.AMBUSH)
    s.unit_rounds[TRA_2] = s.unit_hidden[TRA_2] = 1
    assert meet(s)[0] == Verdict.ENTERS
    s.unit_rounds[TRA_2] = 0
    assert meet(s)[0] == Verdict.STOPS


# -- By the mover's order ----------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-1", "CN-CONTACT-3", "CN-ORDER-22", "CN-ORDER-24")
@pytest.mark.parametrize("order_id", [Order.ATTACK, Order.ADVANCE])
@pytest.mark.parametrize("beyond", [True, False])
def test_attack_and_advance_must_fight_on_the_border(order_id, beyond):
    s = about_to_enter(order_id, beyond=beyond)
    defend(s)
    assert meet(s)[0] == Verdict.STOPS
    assert attackers(s, RAN_6, TRA_2) == (1, 0)
    assert (s.unit_at[RAN_6], s.unit_at[TRA_2]) == (HERE, THERE)
    assert s.unit_order[RAN_6] == order_id
    assert count_reports(s) == 0


@pytest.mark.rule("CN-ORDER-23", "CN-CONTACT-2")
@pytest.mark.parametrize("order_id", [Order.GOTO, Order.CAMP, Order.AMBUSH])
def test_goto_must_stop_in_combat_formation_and_send_one_courier(order_id):
    s = about_to_enter(order_id)
    place(s, RAN_7, 9, 11)
    send(s, RAN_7, order_id)
    defend(s, men=100)
    place_commander(s, Commander.TRUGDAN, 9, 21)
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    verdict, events = meet(s, RAN_6, EXACT)
    assert verdict == Verdict.STOPS
    assert Event.UNIT_STOPPED in events
    for unit in (RAN_6, RAN_7):
        assert (s.unit_order[unit], s.unit_done[unit]) == (Order.WAIT, 1)
        assert s.unit_formation[unit] == MoveMode.COMBAT
        assert s.unit_force[unit] == NOWHERE
    assert count_reports(s) == 1
    assert stop_lines(s) == [(RAN_6, THERE, Side.TRA, 100)]


@pytest.mark.rule("CN-ORDER-25", "CN-CONTACT-2")
@pytest.mark.parametrize("order_id", [Order.HASTE, Order.HOME])
def test_haste_must_go_round(order_id):
    s = about_to_enter(order_id)
    defend(s)
    assert meet(s)[0] == Verdict.GOES_ROUND
    assert (s.unit_order[RAN_6], count_reports(s)) == (order_id, 0)


@pytest.mark.rule("CN-ORDER-22", "CN-ORDER-24", "CN-TRAP-7")
@pytest.mark.parametrize("order_id", [Order.ATTACK, Order.ADVANCE])
@pytest.mark.parametrize(("own", "enemy"), [(50, 151), (150, 351)])
def test_an_enemy_two_classes_larger_must_not_be_attacked(order_id, own, enemy):
    s = about_to_enter(order_id, men=own)
    defend(s, men=enemy)
    verdict, events = meet(s)
    assert verdict == Verdict.STOPS
    assert Event.UNIT_STOPPED in events
    assert (s.unit_order[RAN_6], s.unit_at[RAN_6], s.unit_force[RAN_6]) == (Order.WAIT, HERE, NOWHERE)
    assert count_reports(s) == 1


@pytest.mark.rule("CN-ORDER-22", "CN-ORDER-24", "CN-TRAP-7")
@pytest.mark.parametrize("order_id", [Order.ATTACK, Order.ADVANCE])
@pytest.mark.parametrize(("own", "enemy"), [(50, 150), (51, 350), (151, 1000)])
def test_an_enemy_one_class_larger_must_be_attacked(order_id, own, enemy):
    s = about_to_enter(order_id, men=own)
    defend(s, men=enemy)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


@pytest.mark.rule("CN-ORDER-22", "CN-UNIT-15", "CN-UNIT-13")
def test_the_size_classes_of_whole_forces_must_count():
    s = about_to_enter(men=100)
    place(s, RAN_7, 9, 11, 100)
    send(s, RAN_7, Order.ADVANCE)
    defend(s, men=400)
    place_commander(s, Commander.GRISBAN, 9, 11, RAN_6)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)
    assert s.unit_force[RAN_7] == s.unit_force[RAN_6]


@pytest.mark.rule("CN-UNIT-13", "CN-UNIT-15")
def test_without_a_commander_units_of_a_stack_must_count_alone():
    s = about_to_enter(men=100)
    place(s, RAN_7, 9, 11, 100)
    send(s, RAN_7, Order.ADVANCE)
    defend(s, men=400)
    meet(s)
    assert s.unit_order[RAN_6] == Order.WAIT


@pytest.mark.rule("CN-UNIT-13", "CN-ORDER-22")
def test_leaderless_defenders_must_be_met_one_at_a_time():
    s = about_to_enter(men=100)
    for unit in (TRA_2, TRA_3):
        defend(s, unit, men=200)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)
    assert s.unit_force[TRA_3] == NOWHERE


@pytest.mark.rule("CN-UNIT-13")
def test_a_unit_whose_side_already_fights_on_the_border_must_wait_or_join_under_a_commander():
    s = about_to_enter()
    defend(s)
    meet(s)
    place(s, RAN_7, 9, 11)
    send(s, RAN_7, Order.ATTACK)
    assert meet(s, RAN_7)[0] == Verdict.WAITS
    place_commander(s, Commander.GRISBAN, 9, 11, RAN_7)
    assert meet(s, RAN_7)[0] == Verdict.STOPS
    assert s.unit_force[RAN_7] == s.unit_force[RAN_6]


# -- Both move ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-4", "CN-CRUR-13")
@pytest.mark.parametrize("order_id", [Order.ATTACK, Order.GOTO])
def test_units_that_move_into_each_others_hexes_must_both_attack(order_id):
    s = about_to_enter()
    defend(s)
    send(s, TRA_2, order_id, hex=HERE)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 1)
    assert s.force[s.unit_force[TRA_2], Force.MARCHED] == 1
    assert s.force[s.unit_force[RAN_6], Force.MARCHED] == 0


@pytest.mark.rule("CN-CONTACT-4")
def test_a_halted_unit_must_not_count_as_attacking():
    s = about_to_enter()
    defend(s)
    send(s, TRA_2, Order.ATTACK, hex=HERE)
    s.unit_halts[TRA_2] = 1
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


# -- Letting pass --------------------------------------------------------------------------------------------------


def let_pass(s, *units):
    """Give units the doctrine to let others pass."""
    for unit in units:
        s.unit_doctrine[unit, Doctrine.LET_PASS] = 1


@pytest.mark.rule("CN-CONTACT-2", "CN-CONTACT-5")
@pytest.mark.parametrize("order_id", [Order.GOTO, Order.HASTE, Order.ADVANCE, Order.ATTACK])
def test_a_defender_may_let_a_unit_pass(order_id):
    s = about_to_enter(order_id)
    defend(s)
    let_pass(s, TRA_2)
    assert meet(s)[0] == Verdict.ENTERS


@pytest.mark.rule("CN-CONTACT-5")
@pytest.mark.parametrize("order_id", [Order.ADVANCE, Order.ATTACK, Order.GOTO])
def test_no_unit_may_be_let_into_the_hex_where_its_march_ends(order_id):
    s = about_to_enter(order_id, beyond=False)
    defend(s)
    let_pass(s, TRA_2)
    assert meet(s)[0] == Verdict.STOPS


@pytest.mark.rule("CN-CONTACT-5")
def test_a_unit_may_pass_only_if_all_units_in_the_hex_let_it():
    s = about_to_enter(Order.GOTO)
    defend(s)
    defend(s, STE_2)
    let_pass(s, TRA_2)
    assert meet(s)[0] == Verdict.STOPS
    s = about_to_enter(Order.GOTO)
    defend(s)
    defend(s, STE_2)
    let_pass(s, TRA_2, STE_2)
    assert meet(s)[0] == Verdict.ENTERS


def crurians(order_id=Order.ADVANCE, men=500):
    """A position in which a group of Crurians under a general is about to enter (10,10)."""
    s = new_board()
    place(s, GROUP_1, 9, 11, men)
    place_commander(s, Commander.GENERAL_1, 9, 11, GROUP_1)
    send(s, GROUP_1, order_id)
    return s


@pytest.mark.rule("CN-CRUR-4")
def test_crurians_must_not_be_let_pass():
    s = crurians()
    defend(s)
    let_pass(s, TRA_2)
    meet(s, GROUP_1)
    assert attackers(s, GROUP_1, TRA_2) == (1, 0)


@pytest.mark.rule("CN-CRUR-4")
def test_crurians_must_let_nobody_pass():
    s = about_to_enter(Order.GOTO)
    place(s, GROUP_1, 10, 10, 500)
    let_pass(s, GROUP_1)
    assert meet(s)[0] == Verdict.STOPS


@pytest.mark.rule("CN-CRUR-4", "CN-CONTACT-6")
def test_crurians_must_attack_any_enemy_but_flee_from_a_force_two_classes_larger():
    s = crurians(men=150)
    defend(s, men=350)
    meet(s, GROUP_1)
    assert attackers(s, GROUP_1, TRA_2) == (1, 0)
    s = crurians(men=150)
    defend(s, men=351)
    verdict, events = meet(s, GROUP_1)
    assert verdict == Verdict.STOPS
    assert Event.FLED in events
    assert s.unit_at[GROUP_1] not in (HERE, THERE)
    assert (s.unit_order[GROUP_1], s.unit_force[TRA_2]) == (NO_ORDER, NOWHERE)


@pytest.mark.rule("CN-CRUR-4", "CN-CONTACT-6", "CN-UNIT-13")
def test_all_groups_of_a_force_must_flee_together():
    s = crurians(men=40)
    stack = GROUPS[:4]
    for group in stack[1:]:
        place(s, group, 9, 11, 30)
        send(s, group, Order.ADVANCE)
    defend(s, men=351)
    meet(s, GROUP_1)
    assert HERE not in s.unit_at[list(stack)]


@pytest.mark.rule("CN-CRUR-11", "CN-ORDER-25")
def test_a_band_must_go_round_and_report_nothing():
    s = new_board()
    place(s, BAND_1, 9, 11, 60)
    s.unit_to[BAND_1] = THERE
    defend(s)
    assert meet(s, BAND_1)[0] == Verdict.GOES_ROUND
    contact.stop_before(s, BAND_1, THERE, loaded_tape([]), blank_log(4))
    assert count_reports(s, Side.CRU) == 0


# -- Flight ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-6", "CN-RETREAT-1", "CN-ORDER-20", "CN-TRAP-19", "CN-TRAP-21")
@pytest.mark.parametrize(("men", "own"), [(151, 50), (351, 150)])
@pytest.mark.parametrize("order_id", [Order.HOLD, Order.WAIT, Order.GOTO])
def test_a_force_two_classes_smaller_must_flee_and_the_attacker_must_enter(men, own, order_id):
    s = about_to_enter(men=men)
    defend(s, order_id=order_id, men=own)
    verdict, events = meet(s)
    assert verdict == Verdict.ENTERS
    assert Event.FLED in events
    assert Event.UNIT_RETREATED in events
    assert s.unit_at[TRA_2] != THERE
    assert (s.unit_order[TRA_2], s.unit_men[TRA_2].sum()) == (NO_ORDER, own)


@pytest.mark.rule("CN-CONTACT-6", "CN-TRAP-7")
@pytest.mark.parametrize(("men", "own"), [(150, 50), (350, 51), (1000, 151)])
def test_a_force_one_class_smaller_must_fight(men, own):
    s = about_to_enter(men=men)
    defend(s, men=own)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


@pytest.mark.rule("CN-CONTACT-6", "CN-UNIT-15")
def test_a_small_unit_must_not_flee_if_its_whole_force_is_large_enough():
    s = about_to_enter(men=360)
    defend(s, TRA_2, men=50)
    defend(s, TRA_3, men=160)
    place_commander(s, Commander.KYRIAS, 10, 10, TRA_2)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)
    assert s.unit_force[TRA_3] == s.unit_force[TRA_2]


@pytest.mark.rule("CN-CONTACT-6", "CN-TRAP-19")
@pytest.mark.parametrize(
    ("order_id", "days", "flees"),  # after four days the multiple of a camp is 2.5
    [(Order.HOLD, 4, False), (Order.HOLD, 0, True), (Order.FORTIFY, 4, True)],
)
def test_only_hold_in_a_fortified_camp_must_protect_from_flight(order_id, days, flees):
    s = about_to_enter(men=400)
    defend(s, order_id=order_id, men=100)
    pitch(s, TRA_CAMP, 10, 10, fortified=6 * days)
    pitch(s, TRA_CAMP + 1, 14, 9)
    meet(s)
    assert (s.unit_at[TRA_2] != THERE) == flees
    assert (attackers(s, RAN_6, TRA_2) is None) == flees


@pytest.mark.rule("CN-CONTACT-6", "CN-RETREAT-3")
def test_a_force_that_cannot_flee_must_surrender():
    s = about_to_enter(men=400)
    defend(s, men=100)
    enclose(s)
    verdict, events = meet(s)
    assert verdict == Verdict.ENTERS
    assert Event.UNIT_SURRENDERED in events
    assert s.unit_men[TRA_2].sum() == 0


def enclose(s):
    """Put units of the Ransards into the other hexes around (10,10)."""
    others = [hex for hex in NEIGHBOUR[THERE] if hex != HERE]
    for unit, hex in zip((RAN_1, RAN_2, RAN_3, RAN_4, RAN_5), others, strict=True):
        place(s, unit, *column_and_row(hex), 60)


@pytest.mark.rule("CN-CONTACT-6", "CN-UNIT-13")
def test_after_a_flight_the_next_defender_must_be_met_in_the_next_pulse():
    s = about_to_enter(men=400)
    defend(s, TRA_2, men=100)
    defend(s, TRA_3, men=90)
    assert meet(s)[0] == Verdict.WAITS
    assert (s.unit_at[TRA_2] != THERE, s.unit_at[TRA_3]) == (True, THERE)
    assert meet(s)[0] == Verdict.ENTERS


@pytest.mark.rule("CN-CONTACT-6", "CN-UNIT-9")
def test_a_unit_that_already_fights_must_not_flee_from_another_enemy():
    s = about_to_enter(men=400)
    defend(s, men=60)
    place(s, STE_2, 10, 9, 60)
    send(s, STE_2, Order.ATTACK, beyond=False)
    meet(s, STE_2)
    meet(s)
    assert s.unit_at[TRA_2] == THERE
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


# -- WAIT --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ORDER-21", "CN-CONTACT-2")
def test_a_waiting_unit_must_make_way_for_more_men_and_keep_its_orders():
    s = about_to_enter(men=181)
    pitch(s, TRA_CAMP, 14, 9)
    defend(s, order_id=Order.WAIT, men=180)
    verdict, events = meet(s)
    assert verdict == Verdict.ENTERS
    assert Event.STEPPED_BACK in events
    assert s.unit_at[TRA_2] == BEYOND
    assert (s.unit_order[TRA_2], s.unit_men[TRA_2].sum()) == (Order.WAIT, 180)


@pytest.mark.rule("CN-ORDER-21", "CN-CONTACT-2")
@pytest.mark.parametrize("men", [180, 179])
def test_a_waiting_unit_must_fight_an_enemy_that_is_not_larger(men):
    s = about_to_enter(men=men)
    defend(s, order_id=Order.WAIT, men=180)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


@pytest.mark.rule("CN-ORDER-21")
def test_a_waiting_unit_must_fight_in_a_camp():
    s = about_to_enter(men=300)
    defend(s, order_id=Order.WAIT)
    pitch(s, TRA_CAMP, 10, 10)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


@pytest.mark.rule("CN-ORDER-21")
def test_a_waiting_unit_must_fight_if_it_cannot_retreat():
    s = about_to_enter(men=300)
    defend(s, order_id=Order.WAIT)
    enclose(s)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


@pytest.mark.rule("CN-ORDER-21", "CN-UNIT-13")
def test_only_the_waiting_units_of_a_force_must_make_way():
    s = about_to_enter(men=400)
    defend(s, TRA_2, Order.WAIT, 170)
    defend(s, TRA_3, Order.HOLD, 170)
    place_commander(s, Commander.KYRIAS, 10, 10, TRA_2)
    meet(s)
    assert s.unit_at[TRA_2] != THERE
    assert attackers(s, RAN_6, TRA_3) == (1, 0)


@pytest.mark.rule("CN-ORDER-10", "CN-CONTACT-2")
def test_a_unit_without_orders_must_defend_itself():
    s = about_to_enter(men=340)
    defend(s, order_id=NO_ORDER)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)


# -- At night ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-NIGHT-2")
@pytest.mark.parametrize("order_id", [Order.ATTACK, Order.ADVANCE])
def test_at_night_an_attacker_must_stop_one_hex_short(order_id):
    s = about_to_enter(order_id)
    s.round = 7
    defend(s, order_id=Order.WAIT, men=50)
    assert meet(s) == (Verdict.WAITS, [])
    assert (s.unit_order[RAN_6], s.unit_at[TRA_2], count_reports(s)) == (order_id, THERE, 0)


@pytest.mark.rule("CN-NIGHT-2", "CN-ORDER-23")
def test_at_night_a_unit_with_goto_must_report_its_stop():
    s = about_to_enter(Order.GOTO)
    s.round = 7
    defend(s)
    assert meet(s)[0] == Verdict.STOPS
    assert (s.unit_order[RAN_6], count_reports(s)) == (Order.WAIT, 1)


@pytest.mark.rule("CN-NIGHT-1", "CN-NIGHT-2")
def test_at_night_an_ambush_must_be_in_the_way():
    s = about_to_enter()
    s.round = 7
    defend(s, order_id=Order.AMBUSH)
    s.unit_rounds[TRA_2] = s.unit_hidden[TRA_2] = 1
    assert meet(s)[0] == Verdict.WAITS


# -- Several enemies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONTACT-3", "CN-MULTI-3")
def test_two_hostile_sides_in_a_hex_must_both_be_attacked():
    s = about_to_enter()
    defend(s)
    defend(s, STE_2)
    meet(s)
    assert attackers(s, RAN_6, TRA_2) == (1, 0)
    assert s.unit_force[STE_2] not in (NOWHERE, s.unit_force[TRA_2])
    assert s.force[s.unit_force[STE_2], Force.DONE] == Outcome.STANDS
    assert forces.men_of_force(s, int(s.unit_force[RAN_6])) == 180
    assert np.count_nonzero(s.front[:, Front.ONE] != NOWHERE) == 2
