"""The routes of units (CN-MOVE-7, CN-ORDER-25, CN-ORDER-26, CN-ORDER-34, CN-CRUR-3)."""

import pytest

from stridsplan.games.clusta_noba.components.map import NEIGHBOUR
from stridsplan.games.clusta_noba.components.orders import MOVES_AS, NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, Commander
from stridsplan.games.clusta_noba.numbers import Entry
from stridsplan.games.clusta_noba.rules import routes

from .board import (
    BAND_1,
    GROUP_1,
    GROUP_2,
    RAN_1,
    RAN_2,
    RAN_CAMP,
    STE_2,
    TRA_2,
    TRA_3,
    TRA_4,
    TRA_5,
    TRA_6,
    TRA_7,
    column_and_row,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

CAPE, MIDDLE = hex_at(9, 21), hex_at(10, 9)
# The path of the example from (9,21) to (10,9) (GT-TL-1), which enters each row in one column
COLUMNS_BY_ROW = {21: 9, 20: 9, 19: 8, 18: 8, 17: 8, 16: 9, 15: 8, 14: 8, 13: 8, 12: 9, 11: 9, 10: 10, 9: 10}
ROUTE = [hex_at(column, row) for row, column in COLUMNS_BY_ROW.items()]


@pytest.fixture
def s():
    """A Ransard company in the south with the order to go to the middle."""
    board = new_board()
    place(board, RAN_1, 9, 21)
    order(board, RAN_1, Order.GOTO, 10, 9)
    return board


def put(s, unit, hex):
    """Place a unit in the hex with a number."""
    place(s, unit, *column_and_row(hex))


def walk(s, unit, most=40):
    """The hexes that a unit enters, if nothing changes but its place."""
    path = []
    while len(path) < most:
        routes.pass_vias(s, unit)
        step = routes.next_hex(s, unit)
        if step == NOWHERE:
            return path
        s.unit_at[unit] = step
        path.append(step)
    return path


def set_vias(s, unit, *vias):
    """Set the route of a unit's first entry: up to three hexes to pass."""
    s.unit_entry[unit] = 0
    for k, number in enumerate((Entry.VIA_1, Entry.VIA_2, Entry.VIA_3)):
        s.unit_plan[unit, 0, number] = vias[k] if k < len(vias) else NOWHERE


@pytest.mark.rule("CN-MOVE-7", "GT-TL-1")
def test_without_a_route_a_unit_must_take_the_shortest_path_even_through_enemies(s):
    put(s, STE_2, ROUTE[6])
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-MOVE-7")
def test_a_unit_must_pass_the_hexes_of_its_route_in_order(s):
    near, far = hex_at(8, 15), hex_at(10, 10)
    set_vias(s, RAN_1, far, near)
    path = walk(s, RAN_1)
    assert path[-1] == MIDDLE
    last_visit_of_near = len(path) - 1 - path[::-1].index(near)
    assert path.index(far) < last_visit_of_near
    assert s.unit_via[RAN_1] == 2


@pytest.mark.rule("CN-MOVE-7")
def test_a_route_may_return_to_its_first_hex(s):
    order(s, RAN_1, Order.GOTO, 9, 21)
    set_vias(s, RAN_1, hex_at(9, 20))
    assert not routes.has_arrived(s, RAN_1)
    assert walk(s, RAN_1) == [hex_at(9, 20), CAPE]
    assert routes.has_arrived(s, RAN_1)


@pytest.mark.rule("CN-ORDER-25")
@pytest.mark.parametrize("index", [1, 6], ids=["beside it", "on its path"])
def test_haste_must_go_round_enemies(s, index):
    order(s, RAN_1, Order.HASTE, 10, 9)
    put(s, STE_2, ROUTE[index])
    path = walk(s, RAN_1)
    assert path[-1] == MIDDLE
    assert ROUTE[index] not in path


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_go_round_several_enemies(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    for unit, hex in zip((TRA_2, TRA_3, TRA_4, TRA_5), ROUTE[5:9], strict=True):
        put(s, unit, hex)
    path = walk(s, RAN_1)
    assert path[-1] == MIDDLE
    assert not set(ROUTE[5:9]) & set(path)


@pytest.mark.rule("CN-ORDER-25")
def test_haste_without_another_path_must_go_on_as_goto(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    for unit, hex in zip((TRA_2, TRA_3, TRA_4, TRA_5, TRA_6, TRA_7), NEIGHBOUR[MIDDLE], strict=True):
        put(s, unit, hex)
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-ORDER-25", "CN-CONTACT-8")
def test_haste_must_not_go_round_friends(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    put(s, RAN_2, ROUTE[6])
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-ORDER-25", "CN-SCOUT-1", "CN-AMBUSH-1")
def test_haste_must_not_avoid_hidden_enemies(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    put(s, STE_2, ROUTE[1])
    s.unit_hidden[STE_2] = 1
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_skip_a_hex_of_its_route_with_an_enemy(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    set_vias(s, RAN_1, ROUTE[6])
    put(s, STE_2, ROUTE[6])
    path = walk(s, RAN_1)
    assert path[-1] == MIDDLE
    assert ROUTE[6] not in path


@pytest.mark.rule("CN-ORDER-26", "CN-AMBUSH-4", "CN-ORDER-34")
def test_an_order_to_work_in_another_hex_must_begin_with_a_march():
    assert MOVES_AS[Order.CAMP] == MOVES_AS[Order.AMBUSH] == Order.GOTO
    assert MOVES_AS[Order.HOME] == Order.HASTE
    standing = (Order.HOLD, Order.WAIT, Order.FORTIFY, Order.HUNT, Order.SHIP)
    assert {MOVES_AS[each] for each in standing} == {NO_ORDER}


@pytest.mark.rule("CN-ORDER-34")
def test_home_must_lead_to_the_camp_at_the_shortest_distance(s):
    place(s, RAN_1, 9, 15)
    order(s, RAN_1, Order.HOME)
    pitch(s, RAN_CAMP, 9, 21)
    pitch(s, RAN_CAMP + 1, 9, 10)
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == hex_at(9, 10)
    s.camp_at[RAN_CAMP + 1] = NOWHERE
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == CAPE


@pytest.mark.rule("CN-ORDER-34")
def test_of_equally_near_camps_home_must_lead_to_the_lower_row(s):
    place(s, RAN_1, 9, 15)
    order(s, RAN_1, Order.HOME)
    pitch(s, RAN_CAMP, 9, 17)
    pitch(s, RAN_CAMP + 1, 9, 13)
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == hex_at(9, 13)


@pytest.mark.rule("CN-ORDER-34")
def test_a_unit_on_its_way_home_must_keep_its_target(s):
    place(s, RAN_1, 9, 15)
    order(s, RAN_1, Order.HOME)
    pitch(s, RAN_CAMP, 9, 21)
    routes.choose_target(s, RAN_1)
    pitch(s, RAN_CAMP + 1, 9, 14)
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == CAPE


@pytest.mark.rule("CN-ORDER-34")
def test_without_a_camp_home_must_have_no_target(s):
    order(s, RAN_1, Order.HOME)
    routes.choose_target(s, RAN_1)
    assert routes.goal_of(s, RAN_1) == NOWHERE


@pytest.mark.rule("CN-CRUR-3", "CN-TRAP-34")
def test_a_group_without_a_general_must_hold(s):
    place(s, GROUP_1, 10, 9, 500)
    order(s, GROUP_1, Order.ATTACK, 9, 21)
    assert routes.goal_of(s, GROUP_1) == NOWHERE
    place_commander(s, Commander.GENERAL_1, 10, 9, GROUP_2)
    assert routes.goal_of(s, GROUP_1) == CAPE


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_go_to_the_nearest_group_in_haste(s):
    place(s, GROUP_1, 10, 9, 500)
    place(s, BAND_1, 9, 16, 60)
    routes.choose_target(s, BAND_1)
    assert routes.moves_as(s, BAND_1) == Order.HASTE
    assert routes.goal_of(s, BAND_1) == MIDDLE
