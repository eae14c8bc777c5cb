"""Order sheets, which a seat writes from what it knows (CN-ORDER, catalogue 4.7)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.actions import ACTIONS
from stridsplan.games.clusta_noba.components.map import BOX, BRIDGEHEAD, ISLAND
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    KEPT_COLUMNS,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.events import Illegal
from stridsplan.games.clusta_noba.numbers import (
    DAY,
    DAY_ROUNDS,
    PULSES,
    ROUNDS,
    Ask,
    Doctrine,
    Entry,
    Fate,
    Known,
    KnownCommander,
    Letter,
    Sent,
    Step,
)
from stridsplan.games.clusta_noba.rules import orders, phases, wishes, writing
from stridsplan.games.clusta_noba.rules.commanders import lose_commander
from stridsplan.games.clusta_noba.rules.ledgers import see_headquarters
from stridsplan.games.clusta_noba.rules.sheets import take_sheet
from stridsplan.games.clusta_noba.words import action
from stridsplan.games.clusta_noba.words.expected import plan_end

from .board import (
    ISLANDERS_1,
    RAN_6,
    RAN_7,
    RAN_ASTROLOGER,
    RAN_CAMP,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
)

SEAT = Side.RAN
GRISBAN = FIRST_COMMANDER_MARKER + Commander.GRISBAN
TRUGDAN = FIRST_COMMANDER_MARKER + Commander.TRUGDAN
CAMP = FIRST_CAMP_MARKER + RAN_CAMP  # the first of RAN
LOG = blank_log(60)
NO_DICE = None  # no die is rolled


def board(day: int = 2, round: int = 1) -> np.void:
    """Trugdan and Grisban lead two companies in a camp, and headquarters see them."""
    s = new_board()
    s.day, s.round, s.ask = day, round, Ask.ORDERS
    s.moment = DAY * day + PULSES * (round - 1)
    s.commander_in_chief[SEAT] = Commander.TRUGDAN
    pitch(s, RAN_CAMP, 9, 21)
    for unit in (RAN_6, RAN_7):
        place(s, unit, 9, 21)
    place_commander(s, Commander.TRUGDAN, 9, 21, RAN_7)
    place_commander(s, Commander.GRISBAN, 9, 21, RAN_6)
    see_headquarters(s, LOG)
    return s


def begin_column(s: np.void, recipient: int, *units: int) -> None:
    """Begin a column for a recipient and some units, each of which must be allowed."""
    assert writing.refuse_recipient(s, SEAT, recipient) == Illegal.NONE
    writing.begin_column(s, SEAT, recipient)
    for unit in units:
        assert writing.refuse_unit(s, SEAT, unit) == Illegal.NONE
        writing.name_unit(s, SEAT, unit)


def write_entry(s: np.void, slot: int, order: Order, hex: int = NOWHERE) -> None:
    """Write one entry into the column that has been begun; each part must be allowed.

    `slot`: the day round in which it begins, from the first of today on.
    """
    assert writing.refuse_time(s, SEAT, slot) == Illegal.NONE
    writing.begin_entry(s, SEAT, slot)
    assert writing.refuse_order(s, SEAT, order) == Illegal.NONE
    writing.give_order(s, SEAT, order)
    if hex != NOWHERE:
        assert writing.refuse_target(s, SEAT, hex) == Illegal.NONE
        writing.name_target(s, SEAT, hex)
    assert s.answer_step[SEAT] == Step.ENTRY


def round_code(days: int, round: int) -> int:
    """The number that the rules use for a round `days` days from now."""
    code = ACTIONS.code(kind="force_march", days=days, round=round)
    return int(ACTIONS.values_of_code()[code, 0])


# -- Command -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CAMP-10", "CN-ORDER-6")
@pytest.mark.parametrize("is_at_bridgehead", [True, False])
def test_islanders_may_have_any_order_but_home_at_the_bridgehead_and_elsewhere_only_home(
    is_at_bridgehead: bool,
):
    s = new_board()
    s.day, s.ask, s.headquarters[Side.CRU] = 31, Ask.ORDERS, BOX
    s.known[Side.CRU, ISLANDERS_1, Known.HEX] = BRIDGEHEAD[ISLAND] if is_at_bridgehead else hex_at(9, 9)
    writing.begin_column(s, Side.CRU, ISLANDERS_1)
    writing.begin_entry(s, Side.CRU, 0)
    for order in (Order.HOLD, Order.GOTO, Order.HOME):
        is_allowed = (order == Order.HOME) != is_at_bridgehead  # HOME is for lone units (CN-ORDER-6)
        expected = Illegal.NONE if is_allowed else Illegal.HOME_ONLY
        assert writing.refuse_order(s, Side.CRU, order) == expected


@pytest.mark.rule("CN-CMD-7")
def test_a_side_whose_commander_in_chief_is_dead_must_not_give_orders_before_his_successor_knows():
    s = board()
    lose_commander(s, Commander.TRUGDAN, Fate.DEAD.value, LOG)
    assert writing.refuse_recipient(s, SEAT, CAMP) == Illegal.NONE  # Grisban saw it in the same hex
    s = board()
    place(s, RAN_6, 10, 9)
    place_commander(s, Commander.GRISBAN, 10, 9, RAN_6)
    lose_commander(s, Commander.TRUGDAN, Fate.DEAD.value, LOG)
    s.round, s.moment = 2, s.moment + PULSES
    see_headquarters(s, LOG)
    for refused in (
        writing.refuse_recipient(s, SEAT, CAMP),
        wishes.refuse_errand(s, SEAT, RAN_ASTROLOGER),
        wishes.refuse_letter(s, SEAT, Side.STE, Letter.TRUCE),
    ):
        assert refused == Illegal.NO_NEWS_OF_COMMAND
    s.news_due[SEAT] = 0  # the news has arrived
    see_headquarters(s, LOG)
    assert writing.refuse_recipient(s, SEAT, CAMP) == Illegal.NONE


@pytest.mark.rule("CN-ORDER-13", "CN-TIME-5")
def test_live_orders_must_not_go_to_commanders_who_have_left_headquarters():
    s = board()
    s.unit_at[RAN_6] = s.commander_at[Commander.GRISBAN] = hex_at(9, 20)
    s.ask, s.round, s.moment = Ask.LIVE, 2, s.moment + PULSES
    see_headquarters(s, LOG)
    # as last seen
    assert s.known_commander[SEAT, Commander.GRISBAN, KnownCommander.HEX] == s.headquarters[SEAT]
    assert writing.refuse_recipient(s, SEAT, GRISBAN) == Illegal.NOT_AT_HEADQUARTERS
    assert writing.refuse_recipient(s, SEAT, TRUGDAN) == Illegal.NONE
    assert writing.refuse_recipient(s, SEAT, CAMP) == Illegal.NONE


# -- Days of a sheet -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ORDER-1", "CN-ORDER-8", "CN-ORDER-9")
@pytest.mark.parametrize(("covered", "last_day"), [(0, 2), (1, 2), (3, 4), (8, 9)])
def test_a_march_must_go_on_for_as_many_days_as_the_sheet_covers(covered: int, last_day: int):
    s = board()
    begin_column(s, GRISBAN, RAN_6)
    write_entry(s, 0, Order.GOTO, hex_at(10, 9))
    if covered > 0:
        assert writing.refuse_to_cover(s, SEAT, covered) == Illegal.NONE
        writing.cover_days(s, SEAT, covered)
        assert writing.refuse_to_cover(s, SEAT, covered) == Illegal.ALREADY_SO
    assert plan_end(s, SEAT, int(s.columns[SEAT]) % KEPT_COLUMNS) == DAY * (last_day + 1)
    writing.end_column(s, SEAT, 1, LOG)
    take_sheet(s, SEAT, 0, GRISBAN, LOG)
    for day in range(2, 11):
        s.day = day
        orders.begin_round(s, NO_DICE, LOG)
        assert (s.unit_order[RAN_6] == Order.GOTO) == (day <= last_day)


@pytest.mark.rule("CN-ORDER-1", "CN-ORDER-9")
def test_an_entry_on_a_later_day_must_prolong_the_sheet():
    s = board()
    begin_column(s, GRISBAN, RAN_6)
    write_entry(s, 0, Order.GOTO, hex_at(10, 9))
    writing.cover_days(s, SEAT, 2)
    write_entry(s, 3 * DAY_ROUNDS, Order.HOLD)  # three days from now
    writing.end_column(s, SEAT, 1, LOG)
    take_sheet(s, SEAT, 0, GRISBAN, LOG)
    assert s.unit_plan_end[RAN_6] == 6 * DAY_ROUNDS  # the last day is 5


@pytest.mark.rule("CN-ORDER-1")
def test_a_sheet_must_cover_eight_days_at_most():
    kinds = {kind.name: kind for kind in ACTIONS.kinds}
    assert kinds["cover_days"].arguments[0].numbers == tuple(range(1, 9))
    first_rounds = kinds["at_time"].arguments[0].words[::DAY_ROUNDS]  # (days from now, round), of each day
    assert [days for days, *_ in first_rounds] == list(range(8))


# -- Forced marches ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-HP-5")
@pytest.mark.parametrize(("days", "round"), [(0, 1), (1, 3), (1, 8)])
def test_a_forced_march_must_happen_in_the_round_that_the_sheet_names(days: int, round: int):
    s = board()
    begin_column(s, GRISBAN, RAN_6)
    for slot in (0, DAY_ROUNDS):  # today and tomorrow
        write_entry(s, slot, Order.GOTO, hex_at(10, 9))
        writing.choose_night_rounds(s, SEAT, 3)
    assert writing.refuse_forced_march(s, SEAT, round_code(days, round)) == Illegal.NONE
    writing.force_march(s, SEAT, round_code(days, round))
    writing.end_column(s, SEAT, 1, LOG)
    take_sheet(s, SEAT, 0, GRISBAN, LOG)
    spent = []
    for each in range(2 * ROUNDS):
        s.day, s.round = 2 + each // ROUNDS, each % ROUNDS + 1
        orders.begin_round(s, NO_DICE, LOG)
        if s.commander_points[Commander.GRISBAN] < 3:
            spent.append((s.day - 2, s.round))
            break
    assert spent == [(days, round)]


@pytest.mark.rule("CN-HP-5")
def test_a_march_must_not_be_forced_in_the_past_or_twice_in_a_round():
    s = board(round=3)
    s.ask = Ask.LIVE
    begin_column(s, GRISBAN, RAN_6)
    write_entry(s, 2, Order.GOTO, hex_at(10, 9))
    assert writing.refuse_forced_march(s, SEAT, round_code(0, 2)) == Illegal.NOT_LATER
    assert writing.refuse_forced_march(s, SEAT, round_code(0, 3)) == Illegal.NONE
    writing.force_march(s, SEAT, round_code(0, 3))
    assert writing.refuse_forced_march(s, SEAT, round_code(0, 3)) == Illegal.NOT_LATER
    writing.force_march(s, SEAT, round_code(0, 9))
    assert writing.refuse_forced_march(s, SEAT, round_code(1, 1)) == Illegal.TOO_MANY_ENTRIES
    night = ACTIONS.code(kind="force_march", days=1, round=9)
    assert action(night, s) == {"kind": "force_march", "days": 1, "round": 9, "day": 3}
    row = int(s.columns[SEAT]) % KEPT_COLUMNS
    assert s.sent_doctrine[SEAT, row, Doctrine.FORCED_1] == ROUNDS * 2 + 3
    assert s.sent_doctrine[SEAT, row, Doctrine.FORCED_2] == ROUNDS * 2 + 9


# -- Sheets and taking back ----------------------------------------------------------------------------------------


def write_column(s: np.void, recipient: int, unit: int, order: Order, copies: int = 1) -> None:
    """Write a whole column of one entry."""
    begin_column(s, recipient, unit)
    write_entry(s, 0, order)
    writing.end_column(s, SEAT, copies, LOG)


def written(s: np.void) -> list[tuple[int, int]]:
    """The recipients and sheets of the columns of this phase, the oldest first."""
    rows = [k % KEPT_COLUMNS for k in range(s.columns[SEAT] - s.today[SEAT], s.columns[SEAT])]
    return [(int(s.sent[SEAT, row, Sent.RECIPIENT]), int(s.sent[SEAT, row, Sent.SHEET])) for row in rows]


@pytest.mark.rule("CN-ORDER-1")
def test_all_columns_to_one_recipient_must_be_on_one_sheet():
    s = board()
    write_column(s, CAMP, RAN_6, Order.HOLD)
    write_column(s, GRISBAN, RAN_6, Order.HOLD)
    write_column(s, CAMP, RAN_7, Order.WAIT)
    assert written(s) == [(CAMP, 0), (GRISBAN, 1), (CAMP, 0)]


@pytest.mark.rule("CN-COURIER-11")
def test_a_sheet_must_get_the_largest_number_of_couriers_of_its_columns():
    s = board()
    write_column(s, CAMP, RAN_6, Order.HOLD)
    write_column(s, GRISBAN, RAN_6, Order.HOLD)
    write_column(s, CAMP, RAN_7, Order.WAIT, copies=2)
    assert [phases.copies_of(s, SEAT, sheet) for sheet in (0, 1)] == [2, 1]


@pytest.mark.rule("CN-ORDER-2")
@pytest.mark.parametrize("before", [0, KEPT_COLUMNS - 2])
def test_a_seat_may_take_back_any_column_before_it_seals(before: int):
    s = board()
    s.columns[SEAT] = before  # also where the ring buffer wraps around
    for unit, order in ((RAN_6, Order.HOLD), (RAN_7, Order.WAIT), (RAN_6, Order.HUNT)):
        write_column(s, CAMP, unit, order)
    assert phases.refuse_taking_back(s, SEAT, 3) == Illegal.NOTHING_WRITTEN
    assert phases.refuse_taking_back(s, SEAT, 1) == Illegal.NONE
    phases.take_back(s, SEAT, 1)
    rows = [k % KEPT_COLUMNS for k in range(before, before + 2)]
    assert (s.columns[SEAT], s.today[SEAT]) == (before + 2, 2)
    assert [int(s.sent_entries[SEAT, row, 0, Entry.ORDER]) for row in rows] == [Order.HOLD, Order.HUNT]
    assert [int(s.sent[SEAT, row, Sent.UNITS]) for row in rows] == [1 << (RAN_6 - FIRST_UNIT[SEAT])] * 2
    write_column(s, CAMP, RAN_7, Order.PATROL)
    assert written(s) == [(CAMP, 0)] * 3
