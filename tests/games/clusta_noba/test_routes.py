"""Where units march (CN-MOVE-7, CN-ORDER-25, CN-ORDER-26, CN-ORDER-34, CN-CRUR-3)."""

import pytest

from stridsplan.games.clusta_noba.components.map import NEIGHBOUR
from stridsplan.games.clusta_noba.components.orders import MOVES_AS, NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import BANDS, NOWHERE, Commander
from stridsplan.games.clusta_noba.numbers import Entry
from stridsplan.games.clusta_noba.rules import routes

from .board import hex_at, lead, new_board, order, pitch, place

TRA_2, RAN_1, STE_2, GROUP_1, GROUP_2, BAND = 1, 13, 24, 27, 28, BANDS[0]
CAPE, MIDDLE = hex_at(9, 21), hex_at(10, 9)
# GT-TL-1
COLUMNS_BY_ROW = {21: 9, 20: 9, 19: 8, 18: 8, 17: 8, 16: 9, 15: 8, 14: 8, 13: 8, 12: 9, 11: 9, 10: 10, 9: 10}
ROUTE = [hex_at(column, row) for row, column in COLUMNS_BY_ROW.items()]


@pytest.fixture
def s():
    """A Ransard company in the south that is to go to the middle."""
    board = new_board()
    place(board, RAN_1, 9, 21)
    order(board, RAN_1, Order.GOTO, 10, 9)
    return board


def put(s, unit, hex):
    place(s, unit, hex % 20, hex // 20)


def walk(s, unit, most=40):
    """The hexes that a unit goes through, if nothing changes but its place."""
    way = []
    while len(way) < most:
        routes.pass_vias(s, unit)
        step = routes.next_hex(s, unit)
        if step == NOWHERE:
            return way
        s.unit_at[unit] = step
        way.append(step)
    return way


def go_through(s, unit, *vias):
    """Name up to three hexes through which the first entry of a unit is to lead."""
    s.unit_entry[unit] = 0
    for k, number in enumerate((Entry.VIA_1, Entry.VIA_2, Entry.VIA_3)):
        s.unit_plan[unit, 0, number] = vias[k] if k < len(vias) else NOWHERE


@pytest.mark.rule("CN-MOVE-7", "GT-TL-1")
def test_without_a_route_a_unit_must_take_the_nearest_way_whoever_stands_there(s):
    put(s, STE_2, ROUTE[6])
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-MOVE-7")
def test_a_unit_must_pass_the_hexes_of_its_route_in_order(s):
    first, second = hex_at(8, 15), hex_at(10, 10)
    go_through(s, RAN_1, second, first)
    way = walk(s, RAN_1)
    assert way[-1] == MIDDLE
    assert way.index(second) < len(way) - 1 - way[::-1].index(first)
    assert s.unit_via[RAN_1] == 2


@pytest.mark.rule("CN-MOVE-7")
def test_a_route_may_come_back_to_the_hex_it_began_in(s):
    order(s, RAN_1, Order.GOTO, 9, 21)
    go_through(s, RAN_1, hex_at(9, 20))
    assert not routes.has_arrived(s, RAN_1)
    assert walk(s, RAN_1) == [hex_at(9, 20), CAPE]
    assert routes.has_arrived(s, RAN_1)


@pytest.mark.rule("CN-ORDER-25")
@pytest.mark.parametrize("place", [1, 6], ids=["beside it", "on its path"])
def test_haste_must_go_round_enemies(s, place):
    order(s, RAN_1, Order.HASTE, 10, 9)
    put(s, STE_2, ROUTE[place])
    way = walk(s, RAN_1)
    assert way[-1] == MIDDLE
    assert ROUTE[place] not in way


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_go_round_every_enemy_of_several(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    for k in range(4):
        put(s, TRA_2 + k, ROUTE[5 + k])
    way = walk(s, RAN_1)
    assert way[-1] == MIDDLE
    assert not set(ROUTE[5:9]) & set(way)


@pytest.mark.rule("CN-ORDER-25")
def test_haste_without_a_way_round_must_go_on_as_goto(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    for k, hex in enumerate(NEIGHBOUR[MIDDLE]):
        put(s, TRA_2 + k, hex)
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-ORDER-25", "CN-CONTACT-8")
def test_haste_must_not_go_round_friends(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    put(s, RAN_1 + 1, ROUTE[6])
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-ORDER-25", "CN-SCOUT-1", "CN-AMBUSH-1")
def test_haste_must_not_know_of_those_who_hide(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    put(s, STE_2, ROUTE[1])
    s.unit_hidden[STE_2] = 1
    assert walk(s, RAN_1) == ROUTE[1:]


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_leave_out_a_hex_of_its_route_where_an_enemy_stands(s):
    order(s, RAN_1, Order.HASTE, 10, 9)
    go_through(s, RAN_1, ROUTE[6])
    put(s, STE_2, ROUTE[6])
    way = walk(s, RAN_1)
    assert way[-1] == MIDDLE
    assert ROUTE[6] not in way


@pytest.mark.rule("CN-ORDER-26", "CN-AMBUSH-4", "CN-ORDER-34")
def test_work_elsewhere_must_begin_with_a_march():
    assert MOVES_AS[Order.CAMP] == MOVES_AS[Order.AMBUSH] == Order.GOTO
    assert MOVES_AS[Order.HOME] == Order.HASTE
    standing = (Order.HOLD, Order.WAIT, Order.FORTIFY, Order.HUNT, Order.SHIP)
    assert {MOVES_AS[each] for each in standing} == {NO_ORDER}


@pytest.mark.rule("CN-ORDER-34")
def test_a_lone_unit_must_go_to_the_nearest_camp_as_the_crow_flies(s):
    place(s, RAN_1, 9, 15)
    order(s, RAN_1, Order.HOME)
    pitch(s, 6, 9, 21)
    pitch(s, 7, 9, 10)
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == hex_at(9, 10)
    s.camp_at[7] = NOWHERE
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == CAPE


@pytest.mark.rule("CN-ORDER-34")
def test_of_camps_equally_near_the_lower_row_must_be_sought(s):
    place(s, RAN_1, 9, 15)
    order(s, RAN_1, Order.HOME)
    pitch(s, 6, 9, 17)
    pitch(s, 7, 9, 13)
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == hex_at(9, 13)


@pytest.mark.rule("CN-ORDER-34")
def test_a_unit_must_not_change_its_mind_on_the_way_home(s):
    place(s, RAN_1, 9, 15)
    order(s, RAN_1, Order.HOME)
    pitch(s, 6, 9, 21)
    routes.choose_target(s, RAN_1)
    pitch(s, 7, 9, 14)
    routes.choose_target(s, RAN_1)
    assert s.unit_target[RAN_1] == CAPE


@pytest.mark.rule("CN-ORDER-34")
def test_without_a_camp_there_must_be_no_way_home(s):
    order(s, RAN_1, Order.HOME)
    routes.choose_target(s, RAN_1)
    assert routes.goal_of(s, RAN_1) == NOWHERE


@pytest.mark.rule("CN-CRUR-3", "CN-TRAP-34")
def test_a_group_without_a_general_must_hold(s):
    place(s, GROUP_1, 10, 9, 500)
    order(s, GROUP_1, Order.ATTACK, 9, 21)
    assert routes.goal_of(s, GROUP_1) == NOWHERE
    lead(s, Commander.GENERAL_1, 10, 9, GROUP_2)
    assert routes.goal_of(s, GROUP_1) == CAPE


@pytest.mark.rule("CN-CRUR-11")
def test_a_band_must_seek_the_nearest_group_in_haste(s):
    place(s, GROUP_1, 10, 9, 500)
    place(s, BAND, 9, 16, 60)
    routes.choose_target(s, BAND)
    assert routes.moves_as(s, BAND) == Order.HASTE
    assert routes.goal_of(s, BAND) == MIDDLE
