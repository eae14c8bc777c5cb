"""Patrols attack smaller forces that enter their area, and report larger ones (CN-PATROL)."""

import numpy as np
import pytest

from stridsplan.engine.dice import kept, loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import NEIGHBOUR
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS_PER_SIDE,
    NOWHERE,
    STANDARD,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Cargo, Courier, Force, Front, Sighted, Stance
from stridsplan.games.clusta_noba.rules import patrols
from stridsplan.games.clusta_noba.rules.canonical import round_number
from stridsplan.games.clusta_noba.rules.fronts import first_front
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import (
    EXACT,
    RAN_6,
    RAN_7,
    RAN_CAMP,
    STE_1,
    TRA_2,
    TRA_3,
    column_and_row,
    events_of,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

# The base of TRA's patrol, the hex that RAN enters, and the hex between them from which the patrol attacks
BASE, NEAR, POST = hex_at(10, 9), hex_at(9, 11), hex_at(10, 10)


def example() -> np.void:
    """TRA_2, 400 men, patrols at (10,9); RAN_6 and RAN_7 are at (9,11) under Grisban."""
    s = new_board()
    place(s, TRA_2, 10, 9)
    order(s, TRA_2, Order.PATROL)
    for unit in (RAN_6, RAN_7):
        place(s, unit, 9, 11)
        s.unit_head[unit] = RAN_6
    place_commander(s, Commander.GRISBAN, 9, 11, RAN_6)
    return s


def is_intercepted(s: np.void, unit: int = RAN_6, *dice: int) -> bool:
    """Let a unit enter its hex, with exactly these rolls; return whether a patrol intercepts it."""
    tape, log = loaded_tape([face - 1 for face in dice]), blank_log(8)
    met = patrols.intercept_if_possible(s, unit, tape, log)
    assert len(kept(tape)) == len(dice)
    assert met == (Event.PATROL_MET in events_of(log))
    return bool(met)


def count_reports(s: np.void, side: Side) -> int:
    """Count the couriers of a side that carry a report."""
    couriers = s.courier[side * COURIERS_PER_SIDE : (side + 1) * COURIERS_PER_SIDE]
    return int((couriers[:, Courier.CARGO] == Cargo.REPORT).sum())


@pytest.mark.rule("GT-TL-2", "CN-PATROL-1", "CN-PATROL-2", "CN-PATROL-4", "CN-TRAP-39")
def test_the_patrol_of_the_example_must_intercept_from_the_hex_nearest_to_its_base():
    s = example()
    assert is_intercepted(s)
    assert (s.unit_at[TRA_2], s.unit_base[TRA_2], s.unit_from[TRA_2]) == (POST, BASE, BASE)
    force = int(s.unit_force[TRA_2])
    assert s.unit_force[RAN_6] == s.unit_force[RAN_7] != force
    assert s.force[force, Force.BASE] == BASE
    assert s.force[force, Force.ATTACKS] == 1
    assert s.force[force, Force.AGAINST] == NEAR
    assert s.unit_to[TRA_2] == NOWHERE


@pytest.mark.rule("CN-PATROL-3")
def test_the_front_must_name_the_force_that_intercepts():
    s = example()
    is_intercepted(s)
    front = first_front(s, int(s.unit_force[TRA_2]))
    patrol = Front.ONE if s.front[front, Front.PATROL] == 1 else Front.OTHER
    assert s.front[front, patrol] == s.unit_force[TRA_2]


@pytest.mark.rule("CN-PATROL-2", "CN-TRAP-39")
@pytest.mark.parametrize(("men", "is_met"), [(399, True), (400, False), (401, False)])
def test_only_a_force_of_fewer_men_must_be_attacked(men: int, is_met: bool):
    s = example()
    s.unit_at[RAN_7], s.unit_at[RAN_6] = NOWHERE, NOWHERE
    place(s, STE_1, 9, 11, men)
    s.commander_in_chief[Side.TRA] = Commander.DA_KAELVE
    place_commander(s, Commander.DA_KAELVE, 9, 20)
    dice = [] if is_met else [EXACT + 1]  # for the number of men in a report
    assert is_intercepted(s, STE_1, *dice) == is_met
    assert count_reports(s, Side.TRA) == (0 if is_met else 1)


@pytest.mark.rule("CN-PATROL-1")
def test_the_area_of_a_patrol_must_reach_two_hexes():
    s = example()
    met = [bool(patrols.covers(s, TRA_2, hex_at(10, row))) for row in (10, 11, 12, 13)]
    assert met == [True, True, False, False]


@pytest.mark.rule("CN-PATROL-2")
def test_a_larger_intruder_must_be_reported_once_in_a_round():
    s = example()
    place(s, TRA_2, 10, 9, 300)
    order(s, TRA_2, Order.PATROL)
    s.commander_in_chief[Side.TRA] = Commander.DA_KAELVE
    place_commander(s, Commander.DA_KAELVE, 9, 20)
    assert not is_intercepted(s)
    assert not is_intercepted(s, RAN_7)
    assert count_reports(s, Side.TRA) == 1
    assert s.line[0, :4].tolist() == [Line.SIGHTING, NEAR, Sighted.COMMANDER, Side.RAN]
    s.round += 1
    assert not is_intercepted(s)
    assert count_reports(s, Side.TRA) == 2


@pytest.mark.rule("CN-PATROL-4")
def test_a_force_must_be_intercepted_at_most_once_in_a_round():
    s = example()
    s.unit_intercepted[RAN_6] = round_number(s)
    assert not is_intercepted(s)
    s.round += 1
    assert is_intercepted(s)
    assert s.unit_intercepted[RAN_6] == s.unit_intercepted[RAN_7] == round_number(s)


@pytest.mark.rule("CN-PATROL-4")
def test_of_two_patrols_the_one_with_the_nearer_base_must_intercept():
    s = example()
    place(s, TRA_3, 9, 10)
    order(s, TRA_3, Order.PATROL)
    assert is_intercepted(s)
    assert s.unit_force[TRA_2] == NOWHERE
    assert s.unit_force[TRA_3] != NOWHERE
    assert s.unit_at[TRA_3] == hex_at(9, 10)  # the patrol already stands beside the intruder


@pytest.mark.rule("CN-PATROL-4", "CN-MOVE-12")
def test_a_patrol_must_not_be_placed_in_an_enemy_held_hex():
    s = example()
    pitch(s, RAN_CAMP, 10, 10)
    assert is_intercepted(s)
    assert s.unit_at[TRA_2] == hex_at(9, 10)
    s = example()
    for camp, hex in enumerate(NEIGHBOUR[NEAR], RAN_CAMP):
        pitch(s, camp, *column_and_row(hex))
    assert not is_intercepted(s)
    assert s.unit_at[TRA_2] == BASE


@pytest.mark.rule("CN-PATROL-2", "CN-NIGHT-1", "CN-CONTACT-8")
@pytest.mark.parametrize("why", ["truce", "night", "fights", "order", "aboard"])
def test_a_unit_that_does_not_patrol_must_not_intercept(why: str):
    s = example()
    if why == "truce":
        set_stance(s, Side.TRA, Side.RAN, Stance.TRUCE)
    elif why == "night":
        s.round = 7
    elif why == "fights":
        s.unit_force[TRA_2] = 3  # any force
    elif why == "order":
        order(s, TRA_2, Order.WAIT)
    else:
        s.unit_aboard[TRA_2] = 1
    assert not is_intercepted(s)


@pytest.mark.rule("CN-UNIT-13", "CN-PATROL-5")
def test_units_must_patrol_as_one_force_only_under_a_commander():
    s = example()
    for unit in (TRA_2, TRA_3):
        place(s, unit, 10, 9, 200)
        order(s, unit, Order.PATROL)
        s.unit_head[unit] = TRA_2
    assert patrols.men_on_patrol(s, TRA_2) == 200
    place_commander(s, Commander.KYRIAS, 10, 9, TRA_3)
    assert patrols.men_on_patrol(s, TRA_2) == 400
    assert is_intercepted(s)
    assert s.unit_force[TRA_2] == s.unit_force[TRA_3]
    assert s.unit_at[TRA_2] == s.unit_at[TRA_3] == s.commander_at[Commander.KYRIAS] == POST
    assert s.unit_base[TRA_3] == BASE


@pytest.mark.rule("CN-CONTACT-6", "CN-PATROL-4", "CN-RETREAT-1", "CN-TRAP-7")
def test_an_intruder_two_classes_smaller_must_flee_before_the_first_field_round():
    s = new_board()
    place(s, TRA_2, 10, 9)
    order(s, TRA_2, Order.PATROL)
    place(s, RAN_6, 9, 11, 30)
    order(s, RAN_6, Order.GOTO, 10, 9)
    pitch(s, RAN_CAMP, 9, 21)
    assert is_intercepted(s)
    assert (s.unit_at[RAN_6], s.unit_order[RAN_6], s.unit_men[RAN_6, STANDARD]) == (
        hex_at(9, 12),
        NO_ORDER,
        30,
    )
    assert s.unit_force[RAN_6] == s.unit_force[TRA_2] == NOWHERE
    assert (s.unit_at[TRA_2], s.unit_order[TRA_2]) == (BASE, Order.PATROL)
    assert s.unit_intercepted[RAN_6] == round_number(s)
