"""Retreats: one hex towards a camp, without orders (catalogue 2.10)."""

import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import BOX, BRIDGEHEAD, ISLAND, NEIGHBOUR, Direction
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, Commander, Side
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Stance
from stridsplan.games.clusta_noba.rules import retreats
from stridsplan.games.clusta_noba.rules.canonical import round_number
from stridsplan.games.clusta_noba.rules.persons import is_specialist_free
from stridsplan.games.clusta_noba.rules.stances import set_stance

from .board import (
    GROUP_1,
    RAN_1,
    RAN_2,
    RAN_3,
    RAN_CAMP,
    RAN_SPY,
    STE_1,
    STE_CAMP,
    TRA_1,
    TRA_2,
    TRA_3,
    TRA_4,
    TRA_5,
    TRA_6,
    TRA_CAMP,
    column_and_row,
    events_of,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
    place_specialist,
)

MIDDLE = hex_at(10, 9)
WEST, EAST = hex_at(9, 9), hex_at(11, 9)


def retreat_to(s, unit, hex):
    """Let a unit retreat to a hex; return the kinds of the events."""
    log = blank_log(4)
    retreats.retreat_to(s, unit, hex, log)
    return events_of(log)


@pytest.mark.rule("GT-TL-3", "CN-RETREAT-2")
def test_the_ransards_of_the_example_must_retreat_to_the_hex_in_the_lower_row():
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    place(s, TRA_2, 10, 10)
    assert retreats.retreat_hex(s, Side.RAN, hex_at(9, 11)) == hex_at(9, 12)


@pytest.mark.rule("CN-RETREAT-2", "CN-MOVE-12")
def test_a_retreat_must_lead_to_the_legal_hex_nearest_to_the_camp():
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    for hex in (hex_at(9, 12), hex_at(10, 12)):
        place(s, TRA_2, *column_and_row(hex))
        assert retreats.retreat_hex(s, Side.RAN, hex_at(9, 11)) != hex
    place(s, TRA_2, 9, 12)
    assert retreats.retreat_hex(s, Side.RAN, hex_at(9, 11)) == hex_at(10, 12)
    place(s, STE_1, 10, 12)
    assert retreats.retreat_hex(s, Side.RAN, hex_at(9, 11)) == hex_at(8, 11)
    set_stance(s, Side.RAN, Side.STE, Stance.TRUCE)
    assert retreats.retreat_hex(s, Side.RAN, hex_at(9, 11)) == hex_at(10, 12)


@pytest.mark.rule("CN-MOVE-12")
def test_a_retreat_must_not_enter_the_sea_or_a_hostile_camp():
    s = new_board()
    pitch(s, TRA_CAMP, 9, 12)
    pitch(s, RAN_CAMP, 9, 21)
    assert retreats.retreat_hex(s, Side.RAN, hex_at(9, 11)) == hex_at(10, 12)
    pitch(s, TRA_CAMP, 4, 7)
    coast = hex_at(3, 7)  # the sea lies west of it
    pitch(s, RAN_CAMP, 2, 11)
    assert not retreats.may_retreat_to(s, Side.RAN, hex_at(2, 7))
    assert retreats.retreat_hex(s, Side.RAN, coast) == hex_at(3, 8)


@pytest.mark.rule("CN-RETREAT-2")
def test_a_force_in_its_own_camp_must_retreat_towards_another_camp_or_away_from_the_enemy():
    s = new_board()
    pitch(s, RAN_CAMP, 10, 9)
    pitch(s, RAN_CAMP + 1, 10, 12)
    place(s, TRA_2, 9, 9)
    assert retreats.retreat_hex(s, Side.RAN, MIDDLE) in (
        NEIGHBOUR[MIDDLE, Direction.SOUTH_WEST],
        NEIGHBOUR[MIDDLE, Direction.SOUTH_EAST],
    )
    s.camp_at[RAN_CAMP + 1] = NOWHERE
    assert retreats.retreat_hex(s, Side.RAN, MIDDLE) == EAST


@pytest.mark.rule("CN-RETREAT-2")
@pytest.mark.parametrize("direction", Direction)
def test_without_a_camp_a_force_must_retreat_directly_away_from_the_enemy(direction: Direction):
    s = new_board()
    enemy = int(NEIGHBOUR[MIDDLE, direction])
    place(s, TRA_2, *column_and_row(enemy))
    # 5 - d: the opposite direction
    assert retreats.retreat_hex(s, Side.RAN, MIDDLE) == NEIGHBOUR[MIDDLE, 5 - direction]


@pytest.mark.rule("CN-RETREAT-2", "CN-CAMP-9")
def test_a_retreat_may_lead_towards_a_camp_of_an_ally():
    s = new_board()
    pitch(s, STE_CAMP, 14, 9)
    pitch(s, RAN_CAMP, 4, 9)
    set_stance(s, Side.RAN, Side.STE, Stance.ALLIED)
    assert retreats.retreat_hex(s, Side.RAN, EAST) == hex_at(12, 9)
    assert retreats.retreat_hex(s, Side.RAN, WEST) == hex_at(8, 9)


@pytest.mark.rule("CN-RETREAT-3")
def test_a_surrounded_force_must_have_no_hex_to_retreat_to():
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    for unit, hex in zip((TRA_1, TRA_2, TRA_3, TRA_4, TRA_5, TRA_6), NEIGHBOUR[MIDDLE], strict=True):
        place(s, unit, *column_and_row(hex))
    assert retreats.retreat_hex(s, Side.RAN, MIDDLE) == NOWHERE
    s.unit_at[TRA_3] = hex_at(3, 9)  # it was in the west
    assert retreats.retreat_hex(s, Side.RAN, MIDDLE) == WEST


@pytest.mark.rule("CN-CRUR-18", "CN-CAMP-10", "CN-CRUR-19")
def test_crurians_must_retreat_to_the_bridgehead_and_over_the_finished_bridge():
    s = new_board()
    assert retreats.retreat_hex(s, Side.CRU, hex_at(14, 5)) == hex_at(14, 4)
    head, bridge, end = BRIDGEHEAD[ISLAND], hex_at(14, 1), hex_at(15, 0)
    place(s, TRA_2, 14, 3)
    s.has_bridge = 1
    assert retreats.retreat_hex(s, Side.CRU, head) == bridge
    place(s, TRA_2, 14, 2)
    assert retreats.retreat_hex(s, Side.CRU, bridge) == hex_at(15, 2)  # beside the lost bridgehead
    place(s, TRA_3, 15, 2)
    assert retreats.retreat_hex(s, Side.CRU, bridge) == end
    place(s, TRA_2, 14, 1)
    assert retreats.retreat_hex(s, Side.CRU, end) == BOX
    assert retreats.retreat_hex(s, Side.CRU, BOX) == BOX


@pytest.mark.rule("CN-CRUR-19")
def test_other_sides_may_not_enter_the_box_and_no_side_an_unfinished_bridge():
    s = new_board()
    s.has_bridge = 1
    place(s, GROUP_1, 14, 1)
    assert retreats.retreat_hex(s, Side.TRA, hex_at(15, 0)) == NOWHERE
    s.has_bridge = 0
    assert not retreats.may_retreat_to(s, Side.TRA, hex_at(14, 1))
    assert not retreats.may_retreat_to(s, Side.CRU, BOX)


@pytest.mark.rule("CN-RETREAT-9", "CN-RETREAT-3")
def test_landing_troops_must_go_back_to_their_ship_or_surrender():
    s = new_board()
    place(s, RAN_1, 3, 7)
    pitch(s, RAN_CAMP, 5, 7)
    s.moment, s.unit_landing[RAN_1], s.ship_at[RAN_1] = 2, 4, hex_at(2, 7)  # it lands until moment 4
    assert retreats.retreat_hex_of(s, RAN_1) == hex_at(2, 7)
    retreat_to(s, RAN_1, hex_at(2, 7))
    assert (s.unit_at[RAN_1], s.unit_aboard[RAN_1]) == (hex_at(2, 7), 1)
    assert retreats.retreat_hex_of(s, RAN_1) == hex_at(2, 7)  # still aboard, it stays there
    s.unit_aboard[RAN_1], s.unit_at[RAN_1], s.unit_landing[RAN_1] = 0, hex_at(3, 7), 4
    s.ship_at[RAN_1] = hex_at(0, 7)
    assert retreats.retreat_hex_of(s, RAN_1) == NOWHERE
    s.moment = 4
    assert retreats.retreat_hex_of(s, RAN_1) == hex_at(4, 7)


@pytest.mark.rule("CN-RETREAT-2", "CN-ORDER-12", "CN-RETREAT-8", "CN-TRAP-21")
def test_a_retreat_must_cancel_all_orders():
    s = new_board()
    place(s, RAN_1, 10, 9)
    order(s, RAN_1, Order.ATTACK, 8, 9)
    s.unit_entries[RAN_1], s.unit_entry[RAN_1], s.unit_sheet[RAN_1], s.unit_to[RAN_1] = 3, 1, 7, WEST
    s.unit_base[RAN_1], s.unit_formation[RAN_1] = MIDDLE, MoveMode.MARCH
    assert retreat_to(s, RAN_1, EAST) == [Event.UNIT_RETREATED]
    assert (s.unit_at[RAN_1], s.unit_from[RAN_1], s.unit_moved[RAN_1]) == (EAST, MIDDLE, round_number(s))
    assert (s.unit_order[RAN_1], s.unit_entries[RAN_1], s.unit_sheet[RAN_1]) == (NO_ORDER, 0, NOWHERE)
    assert (s.unit_to[RAN_1], s.unit_base[RAN_1], s.unit_formation[RAN_1]) == (
        NOWHERE,
        NOWHERE,
        MoveMode.COMBAT,
    )


@pytest.mark.rule("CN-ORDER-21")
def test_a_step_back_under_wait_must_keep_the_orders():
    s, log = new_board(), blank_log(4)
    place(s, RAN_1, 10, 9)
    order(s, RAN_1, Order.WAIT)
    s.unit_entries[RAN_1] = 2
    retreats.step_back(s, RAN_1, EAST, log)
    assert (s.unit_at[RAN_1], s.unit_order[RAN_1], s.unit_entries[RAN_1]) == (EAST, Order.WAIT, 2)
    assert events_of(log) == [Event.STEPPED_BACK]


@pytest.mark.rule("CN-RETREAT-4")
def test_the_commander_must_stay_as_long_as_any_unit_stays():
    s = new_board()
    place(s, RAN_1, 10, 9)
    place(s, RAN_2, 10, 9)
    place_commander(s, Commander.TRUGDAN, 10, 9, RAN_1)
    place_commander(s, Commander.GRISBAN, 10, 9)  # in the hex, with no unit
    place_specialist(s, RAN_SPY, 10, 9, RAN_1)
    retreat_to(s, RAN_1, EAST)
    assert (s.commander_at[Commander.TRUGDAN], s.commander_unit[Commander.TRUGDAN]) == (MIDDLE, RAN_2)
    assert s.commander_at[Commander.GRISBAN] == MIDDLE
    assert is_specialist_free(s, RAN_SPY)
    assert s.specialist_at[RAN_SPY] == EAST
    retreat_to(s, RAN_2, WEST)
    for commander in (Commander.TRUGDAN, Commander.GRISBAN):
        assert (s.commander_at[commander], s.commander_unit[commander]) == (WEST, RAN_2)


@pytest.mark.rule("CN-RETREAT-4", "CN-CMD-8")
def test_a_commander_who_travels_must_not_follow_a_retreat():
    s = new_board()
    place(s, RAN_1, 10, 9)
    place_commander(s, Commander.GRISBAN, 10, 9)
    s.commander_to[Commander.GRISBAN] = hex_at(9, 21)
    retreat_to(s, RAN_1, EAST)
    assert s.commander_at[Commander.GRISBAN] == MIDDLE


@pytest.mark.rule("CN-RETREAT-4")
def test_a_unit_that_follows_a_retreat_must_keep_its_orders():
    s, log = new_board(), blank_log(4)
    place(s, RAN_1, 10, 9)
    order(s, RAN_1, Order.HOLD)
    retreats.retreat_along(s, RAN_1, EAST, log)
    assert (s.unit_at[RAN_1], s.unit_order[RAN_1]) == (EAST, Order.HOLD)


@pytest.mark.rule("CN-UNIT-12")
def test_units_that_moved_with_a_retreating_unit_must_stay_together():
    s = new_board()
    for unit in (RAN_1, RAN_2, RAN_3):
        place(s, unit, 10, 9)
        s.unit_head[unit] = RAN_1
    retreat_to(s, RAN_1, EAST)
    assert [s.unit_head[unit] for unit in (RAN_1, RAN_2, RAN_3)] == [RAN_1, RAN_2, RAN_2]
