"""The column of orders that a unit has (CN-ORDER-8 to CN-ORDER-14)."""

import pytest

from stridsplan.games.clusta_noba.components.orders import NO_ORDER, Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import DAY_ROUNDS, Doctrine, Entry, Sent
from stridsplan.games.clusta_noba.rules import columns

from .board import RAN_1, RAN_2, RAN_CAMP, hex_at, new_board

RAN_SEAT = Side.RAN
CAPE, MIDDLE = hex_at(9, 21), hex_at(10, 9)


def put_column(s, *entries, row=0, sheet=5, units=0):
    """Put a column into the sent sheets of the Ransards; entries are (day, round, order, hex, further).

    `further`: 1 until further notice; `units`: the units that it names, as bits, 0: all in the recipient's hex.
    """
    s.sent[RAN_SEAT, row, Sent.SHEET], s.sent[RAN_SEAT, row, Sent.UNITS] = sheet, units
    s.sent_count[RAN_SEAT, row] = len(entries)
    for k, (day, round, order, hex, further) in enumerate(entries):
        line = s.sent_entries[RAN_SEAT, row, k]
        line[Entry.SLOT], line[Entry.ORDER] = DAY_ROUNDS * day + round - 1, order
        line[Entry.HEX], line[Entry.FURTHER] = hex, further


def set_time(s, day, round):
    s.day, s.round = day, round


def received(*entries):
    """A position in which RAN_1 has received a column with these entries."""
    s = new_board()
    put_column(s, *entries)
    columns.take_column(s, RAN_SEAT, 0, RAN_1)
    return s


ATTACK = (0, 1, Order.ATTACK, MIDDLE, 0)
GOTO = (1, 3, Order.GOTO, CAPE, 0)


@pytest.mark.rule("CN-ORDER-4", "CN-ORDER-5")
def test_a_column_must_be_for_the_units_it_names_or_for_all():
    s = new_board()
    put_column(s, ATTACK)
    assert columns.is_for_unit(s, RAN_SEAT, 0, RAN_1)
    assert columns.is_for_unit(s, RAN_SEAT, 0, RAN_2)
    put_column(s, ATTACK, units=0b10)  # RAN_2 alone
    assert not columns.is_for_unit(s, RAN_SEAT, 0, RAN_1)
    assert columns.is_for_unit(s, RAN_SEAT, 0, RAN_2)


@pytest.mark.rule("CN-ORDER-9")
def test_an_entry_must_run_from_its_round_to_the_next_entry():
    s = received(ATTACK, GOTO)
    assert columns.entry_for(s, RAN_1) == 0
    set_time(s, 1, 2)
    assert columns.entry_for(s, RAN_1) == 0
    set_time(s, 1, 3)
    assert columns.entry_for(s, RAN_1) == 1
    set_time(s, 1, 9)
    assert columns.entry_for(s, RAN_1) == 1


@pytest.mark.rule("CN-ORDER-9", "CN-ORDER-10")
def test_orders_must_lapse_when_the_sheet_ends():
    s = received(ATTACK, GOTO)
    assert not columns.has_lapsed(s, RAN_1)
    set_time(s, 2, 1)
    assert columns.entry_for(s, RAN_1) == NOWHERE
    assert columns.has_lapsed(s, RAN_1)


@pytest.mark.rule("CN-ORDER-10")
def test_orders_must_not_lapse_before_the_first_entry():
    s = received(GOTO)
    assert columns.entry_for(s, RAN_1) == NOWHERE
    assert not columns.has_lapsed(s, RAN_1)


@pytest.mark.rule("CN-ORDER-8")
@pytest.mark.parametrize(
    ("order", "lapses"), [(Order.HOLD, False), (Order.FORTIFY, False), (Order.GOTO, True)]
)
def test_only_some_orders_may_run_on_after_their_day(order, lapses):
    s = received((0, 1, order, CAPE, 1))
    set_time(s, 30, 4)
    assert columns.has_lapsed(s, RAN_1) == lapses


@pytest.mark.rule("CN-ORDER-9")
def test_a_unit_that_has_finished_an_entry_must_wait_for_the_next():
    s = received(ATTACK, GOTO)
    assert columns.take_up_entry(s, RAN_1)
    assert (s.unit_order[RAN_1], s.unit_target[RAN_1]) == (Order.ATTACK, MIDDLE)
    columns.finish_entry(s, RAN_1)
    assert not columns.take_up_entry(s, RAN_1)
    assert (s.unit_order[RAN_1], s.unit_done[RAN_1]) == (Order.WAIT, 1)
    assert not columns.has_lapsed(s, RAN_1)
    set_time(s, 1, 3)
    assert columns.take_up_entry(s, RAN_1)
    assert (s.unit_order[RAN_1], s.unit_done[RAN_1]) == (Order.GOTO, 0)


@pytest.mark.rule("CN-ORDER-10")
def test_a_unit_must_have_no_order_after_its_column_has_lapsed():
    s = received(ATTACK)
    columns.take_up_entry(s, RAN_1)
    set_time(s, 1, 1)
    assert not columns.take_up_entry(s, RAN_1)
    assert s.unit_order[RAN_1] == NO_ORDER


@pytest.mark.rule("CN-ORDER-11")
def test_a_new_column_must_replace_the_whole_old_one():
    s = received(ATTACK, GOTO)
    columns.take_up_entry(s, RAN_1)
    s.unit_to[RAN_1], s.unit_walked[RAN_1] = MIDDLE, 9
    set_time(s, 3, 2)
    put_column(s, (3, 1, Order.HOLD, NOWHERE, 0), sheet=6)
    columns.take_column(s, RAN_SEAT, 0, RAN_1)
    assert (s.unit_entries[RAN_1], s.unit_sheet[RAN_1], s.unit_walked[RAN_1]) == (1, 6, 0)
    assert columns.take_up_entry(s, RAN_1)
    assert s.unit_order[RAN_1] == Order.HOLD


@pytest.mark.rule("CN-ORDER-11")
def test_past_entries_must_be_skipped():
    s = new_board()
    set_time(s, 1, 4)
    put_column(s, ATTACK, GOTO)
    columns.take_column(s, RAN_SEAT, 0, RAN_1)
    columns.take_up_entry(s, RAN_1)
    assert s.unit_order[RAN_1] == Order.GOTO


@pytest.mark.rule("CN-ORDER-12", "CN-TRAP-21")
def test_a_retreat_must_cancel_all_orders():
    s = received(ATTACK, GOTO)
    columns.take_up_entry(s, RAN_1)
    columns.cancel_orders(s, RAN_1)
    assert columns.has_lapsed(s, RAN_1)
    assert s.unit_order[RAN_1] == NO_ORDER


@pytest.mark.rule("CN-CMD-5")
@pytest.mark.parametrize(
    ("recipient", "leads", "leader"),  # the leader + 1, 0: the highest commander leads
    [
        (FIRST_COMMANDER_MARKER + Commander.GRISBAN, 1, Commander.GRISBAN + 1),
        (FIRST_COMMANDER_MARKER + Commander.GRISBAN, 0, 0),
        (FIRST_CAMP_MARKER + RAN_CAMP, 1, 0),  # a camp cannot lead
        (RAN_1, 1, 0),
    ],
)
def test_a_column_may_make_its_recipient_the_leader(recipient: int, leads: int, leader: int):
    s = new_board()
    put_column(s, ATTACK)
    s.sent[RAN_SEAT, 0, Sent.RECIPIENT], s.sent_doctrine[RAN_SEAT, 0, Doctrine.LEADER] = recipient, leads
    columns.take_column(s, RAN_SEAT, 0, RAN_1)
    assert s.unit_doctrine[RAN_1, Doctrine.LEADER] == leader


@pytest.mark.rule("CN-ORDER-14", "CN-HP-7")
def test_a_unit_without_a_sheet_must_break_off_at_half_its_tv_but_never_on_hold():
    s = new_board()
    columns.set_default_doctrine(s, RAN_1)
    assert columns.retreat_at(s, RAN_1) == 5
    assert s.unit_doctrine[RAN_1, Doctrine.RESERVE] == 1
    s.unit_order[RAN_1] = Order.HOLD
    assert columns.retreat_at(s, RAN_1) == 10  # never
