"""Sheets that have reached their recipients (CN-ORDER-4 to CN-ORDER-6, CN-ORDER-11)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import BOX, BRIDGEHEAD, ISLAND
from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_CHIEF_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    KEPT_COLUMNS,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import VIAS, Entry, Sent
from stridsplan.games.clusta_noba.rules.sheets import take_sheet

from .board import (
    GROUP_4,
    ISLANDERS_1,
    RAN_5,
    RAN_6,
    RAN_7,
    RAN_CAMP,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
)

GRISBAN, TRUGDAN = FIRST_COMMANDER_MARKER + Commander.GRISBAN, FIRST_COMMANDER_MARKER + Commander.TRUGDAN
RAN_CHIEF = FIRST_CHIEF_MARKER + Side.RAN
CAMP = FIRST_CAMP_MARKER + RAN_CAMP  # the first of RAN
SEAT = Side.RAN


def write_column(
    s: np.void,
    sheet: int,
    recipient: int,
    *entries: tuple[Order, int],
    units: tuple[int, ...] = (),
    alone: int = 0,
    side: Side = Side.RAN,
) -> int:
    """Put a column into the author's ledger, with an entry in each round from round 1 of day 0 on; return its row.

    `sheet` is the number of the sheet; `alone`: 1 if it sends the commander without troops.
    """
    row = int(s.columns[side]) % KEPT_COLUMNS
    sent = s.sent[side, row]
    sent[Sent.SHEET], sent[Sent.RECIPIENT], sent[Sent.ALONE] = sheet, recipient, alone
    sent[Sent.UNITS] = sum(1 << (unit - FIRST_UNIT[side]) for unit in units)
    for k, (order, hex) in enumerate(entries):
        s.sent_entries[side, row, k] = [k, order, hex, 0, 0, 0, *[NOWHERE] * VIAS]
    s.sent_count[side, row] = len(entries)
    s.columns[side] += 1
    return row


def first_order(s: np.void, unit: int) -> int:
    """The order of the first entry of a unit's column, NO_ORDER without one."""
    return int(s.unit_plan[unit, 0, Entry.ORDER]) if s.unit_entries[unit] > 0 else NO_ORDER


def take(s: np.void, sheet: int, recipient: int) -> None:
    """Let a recipient receive a sheet."""
    take_sheet(s, SEAT, sheet, recipient, blank_log(20))


def board_with_camp() -> np.void:
    """Three companies of RAN in their camp."""
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    for unit in (RAN_5, RAN_6, RAN_7):
        place(s, unit, 9, 21)
    return s


@pytest.mark.rule("CN-ORDER-4")
def test_units_of_one_camp_may_have_columns_of_their_own():
    s = board_with_camp()
    write_column(s, 0, CAMP, (Order.WAIT, NOWHERE))
    write_column(s, 0, CAMP, (Order.PATROL, NOWHERE), units=(RAN_6,))
    write_column(s, 0, CAMP, (Order.HUNT, NOWHERE), units=(RAN_7,))
    take(s, 0, CAMP)
    assert [first_order(s, unit) for unit in (RAN_5, RAN_6, RAN_7)] == [Order.WAIT, Order.PATROL, Order.HUNT]
    assert s.camp_sheet[RAN_CAMP] == 0


@pytest.mark.rule("CN-ORDER-7")
def test_a_unit_away_from_its_camp_must_keep_its_column():
    s = board_with_camp()
    write_column(s, 0, CAMP, (Order.PATROL, NOWHERE))
    take(s, 0, CAMP)
    s.unit_at[RAN_6] = hex_at(9, 20)
    write_column(s, 1, CAMP, (Order.WAIT, NOWHERE))
    take(s, 1, CAMP)
    assert [first_order(s, unit) for unit in (RAN_5, RAN_6)] == [Order.WAIT, Order.PATROL]


@pytest.mark.rule("CN-ORDER-5")
def test_a_commanders_sheet_must_apply_to_his_whole_hex_outside_a_camp():
    s = new_board()
    for unit, column in ((RAN_5, 9), (RAN_6, 9), (RAN_7, 8)):
        place(s, unit, column, 14)
    place_commander(s, Commander.GRISBAN, 9, 14)
    write_column(s, 0, GRISBAN, (Order.GOTO, hex_at(9, 16)))
    take(s, 0, GRISBAN)
    assert [first_order(s, unit) for unit in (RAN_5, RAN_6, RAN_7)] == [Order.GOTO, Order.GOTO, NO_ORDER]
    assert s.commander_sheet[Commander.GRISBAN] == 0
    assert s.commander_unit[Commander.GRISBAN] == RAN_5


@pytest.mark.rule("CN-ORDER-5")
def test_in_a_camp_a_commanders_sheet_must_apply_to_named_units_and_the_camps_sheet_to_the_others():
    s = board_with_camp()
    place_commander(s, Commander.GRISBAN, 9, 21)
    write_column(s, 0, GRISBAN, (Order.WAIT, NOWHERE))
    write_column(s, 0, GRISBAN, (Order.ATTACK, hex_at(10, 9)), units=(RAN_6, RAN_7))
    take(s, 0, GRISBAN)
    assert [first_order(s, unit) for unit in (RAN_5, RAN_6, RAN_7)] == [NO_ORDER, Order.ATTACK, Order.ATTACK]
    assert s.commander_unit[Commander.GRISBAN] == RAN_6
    write_column(s, 1, CAMP, (Order.FORTIFY, NOWHERE))
    take(s, 1, CAMP)
    assert [first_order(s, unit) for unit in (RAN_5, RAN_6)] == [Order.FORTIFY, Order.ATTACK]


@pytest.mark.rule("CN-ORDER-5")
def test_of_the_sheets_of_two_commanders_in_a_hex_the_newer_must_apply():
    s = new_board()
    place(s, RAN_6, 9, 14)
    place_commander(s, Commander.GRISBAN, 9, 14)
    place_commander(s, Commander.TRUGDAN, 9, 14)
    write_column(s, 4, GRISBAN, (Order.GOTO, hex_at(9, 16)))
    write_column(s, 5, TRUGDAN, (Order.HOLD, NOWHERE))
    take(s, 5, TRUGDAN)
    take(s, 4, GRISBAN)
    assert first_order(s, RAN_6) == Order.HOLD
    write_column(s, 6, GRISBAN, (Order.HUNT, NOWHERE))
    take(s, 6, GRISBAN)
    assert first_order(s, RAN_6) == Order.HUNT


@pytest.mark.rule("CN-ORDER-6", "CN-TRAP-22")
def test_a_lone_unit_must_accept_only_the_order_home():
    s = new_board()
    place(s, RAN_6, 9, 14)
    write_column(s, 0, RAN_6, (Order.GOTO, hex_at(9, 16)))
    take(s, 0, RAN_6)
    assert first_order(s, RAN_6) == NO_ORDER
    write_column(s, 1, RAN_6, (Order.HOME, NOWHERE))
    take(s, 1, RAN_6)
    assert first_order(s, RAN_6) == Order.HOME


@pytest.mark.rule("CN-ORDER-6")
@pytest.mark.parametrize(("column", "row", "is_taken"), [(9, 14, True), (8, 14, True), (7, 14, False)])
def test_a_commander_in_the_same_or_the_next_hex_may_bring_a_lone_unit_a_column(
    column: int, row: int, is_taken: bool
):
    s = new_board()
    place(s, RAN_6, 9, 14)
    place_commander(s, Commander.GRISBAN, column, row)
    write_column(s, 0, GRISBAN, (Order.WAIT, NOWHERE))
    write_column(s, 0, GRISBAN, (Order.HUNT, NOWHERE), units=(RAN_6,))
    take(s, 0, GRISBAN)
    assert first_order(s, RAN_6) == (Order.HUNT if is_taken else NO_ORDER)


@pytest.mark.rule("CN-ORDER-6")
def test_a_unit_of_a_camp_beside_the_commander_must_not_take_his_column():
    s = board_with_camp()
    place_commander(s, Commander.GRISBAN, 9, 20)
    write_column(s, 0, GRISBAN, (Order.HUNT, NOWHERE), units=(RAN_6,))
    take(s, 0, GRISBAN)
    assert first_order(s, RAN_6) == NO_ORDER


@pytest.mark.rule("CN-ORDER-11")
def test_a_new_column_must_replace_all_of_the_old_one():
    s = board_with_camp()
    write_column(s, 0, CAMP, (Order.WAIT, NOWHERE), (Order.HUNT, NOWHERE))
    take(s, 0, CAMP)
    write_column(s, 1, CAMP, (Order.HOLD, NOWHERE))
    take(s, 1, CAMP)
    assert s.unit_entries[RAN_6] == 1
    assert first_order(s, RAN_6) == Order.HOLD
    assert s.unit_plan[RAN_6, 1].sum() == 0


@pytest.mark.rule("CN-COURIER-11")
def test_the_second_copy_and_an_older_sheet_must_change_nothing():
    s = board_with_camp()
    write_column(s, 3, CAMP, (Order.WAIT, NOWHERE))
    write_column(s, 4, CAMP, (Order.HUNT, NOWHERE))
    take(s, 4, CAMP)
    s.unit_rounds[RAN_6] = 2
    take(s, 4, CAMP)
    take(s, 3, CAMP)
    assert first_order(s, RAN_6) == Order.HUNT
    assert s.unit_rounds[RAN_6] == 2


@pytest.mark.rule("CN-ORDER-4")
def test_the_arrival_of_a_sheet_must_not_change_the_ledger_of_the_author():
    s = board_with_camp()
    write_column(s, 0, CAMP, (Order.WAIT, NOWHERE))
    before = s.sent.tobytes(), s.sent_entries.tobytes(), s.sent_count.tobytes()
    take(s, 0, CAMP)
    assert before == (s.sent.tobytes(), s.sent_entries.tobytes(), s.sent_count.tobytes())


@pytest.mark.rule("CN-CMD-8", "CN-ORDER-5")
def test_a_sheet_may_send_the_commander_alone():
    s = new_board()
    place(s, RAN_6, 9, 14)
    place_commander(s, Commander.GRISBAN, 9, 14, RAN_6)
    # He follows his last wish
    s.commander_lapsed[Commander.GRISBAN], s.commander_wish[Commander.GRISBAN] = 1, 2
    write_column(s, 0, GRISBAN, (Order.HOLD, NOWHERE))
    write_column(s, 0, GRISBAN, (Order.WAIT, NOWHERE), (Order.GOTO, hex_at(9, 18)), alone=1)
    take(s, 0, GRISBAN)
    assert first_order(s, RAN_6) == Order.HOLD
    assert s.commander_to[Commander.GRISBAN] == hex_at(9, 18)
    assert s.commander_leaves[Commander.GRISBAN] == 1
    assert s.commander_unit[Commander.GRISBAN] == NOWHERE
    assert (s.commander_lapsed[Commander.GRISBAN], s.commander_wish[Commander.GRISBAN]) == (0, NOWHERE)


@pytest.mark.rule("CN-CMD-8", "CN-ORDER-34")
def test_a_commander_alone_may_be_called_home():
    s = new_board()
    pitch(s, RAN_CAMP, 9, 21)
    pitch(s, RAN_CAMP + 1, 9, 16)
    place_commander(s, Commander.GRISBAN, 9, 14)
    write_column(s, 0, GRISBAN, (Order.HOME, NOWHERE), alone=1)
    take(s, 0, GRISBAN)
    assert s.commander_to[Commander.GRISBAN] == hex_at(9, 16)


@pytest.mark.rule("CN-ORDER-13", "CN-CRUR-6")
def test_the_hex_of_the_commander_in_chief_may_have_a_sheet_of_its_own():
    s = new_board()
    place(s, GROUP_4, 9, 14)
    place(s, ISLANDERS_1, 9, 15)
    s.unit_at[GROUP_4] = BOX
    write_column(s, 0, FIRST_CHIEF_MARKER + Side.CRU, (Order.ADVANCE, hex_at(9, 9)), side=Side.CRU)
    take_sheet(s, Side.CRU, 0, FIRST_CHIEF_MARKER + Side.CRU, blank_log(5))
    assert [first_order(s, unit) for unit in (GROUP_4, ISLANDERS_1)] == [Order.ADVANCE, NO_ORDER]


@pytest.mark.rule("CN-CAMP-10", "CN-CRUR-12")
@pytest.mark.parametrize(("is_at_bridgehead", "expected"), [(True, Order.GOTO), (False, NO_ORDER)])
def test_islanders_at_the_bridgehead_may_have_any_order(is_at_bridgehead: bool, expected: int):
    s = new_board()
    place(s, ISLANDERS_1, 9, 14)
    if is_at_bridgehead:
        s.unit_at[ISLANDERS_1] = BRIDGEHEAD[ISLAND]
    write_column(s, 0, ISLANDERS_1, (Order.GOTO, hex_at(9, 16)), side=Side.CRU)
    take_sheet(s, Side.CRU, 0, ISLANDERS_1, blank_log(5))
    assert first_order(s, ISLANDERS_1) == expected


@pytest.mark.rule("CN-ORDER-11")
def test_a_sheet_must_be_found_until_a_newer_one_overwrites_it_in_the_ledger():
    s = board_with_camp()
    for sheet in range(KEPT_COLUMNS + 1):
        write_column(s, sheet, CAMP, (Order.WAIT if sheet % 2 else Order.HUNT, NOWHERE))
    take(s, 0, CAMP)
    assert first_order(s, RAN_6) == NO_ORDER
    take(s, 1, CAMP)
    assert first_order(s, RAN_6) == Order.WAIT
    take(s, KEPT_COLUMNS, CAMP)
    assert first_order(s, RAN_6) == Order.HUNT


@pytest.mark.rule("CN-ARR-5")
@pytest.mark.parametrize("recipient", [TRUGDAN, RAN_CHIEF])
def test_a_company_that_has_not_left_the_chiefs_hex_must_take_a_column_that_names_it(recipient):
    s = new_board()
    place_commander(s, Commander.TRUGDAN, 9, 21)
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    for unit in (RAN_6, RAN_7):
        place(s, unit, 9, 24)  # at sea
        s.unit_aboard[unit] = 1
    write_column(s, 0, recipient, (Order.GOTO, hex_at(11, 24)), units=(RAN_6,))
    write_column(s, 0, recipient, (Order.HOLD, NOWHERE))
    s.has_left[RAN_6] = 1
    take(s, 0, recipient)
    assert [first_order(s, unit) for unit in (RAN_6, RAN_7)] == [NO_ORDER, NO_ORDER]
    s.has_left[RAN_6], s.commander_sheet[Commander.TRUGDAN] = 0, NOWHERE
    take(s, 0, recipient)
    assert [first_order(s, unit) for unit in (RAN_6, RAN_7)] == [Order.GOTO, NO_ORDER]
