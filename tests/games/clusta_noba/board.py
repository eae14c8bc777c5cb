"""Positions for the tests: an empty campaign, and functions that add units, commanders and camps to it.

The notation of the tests:

- A hex is a pair (column, row), as printed on the map, or the number that `hex_at` returns for it.
- TRA_5 is company 5 of the Trakorian army list (catalogue 1.7). A company is the men of one ship, of any size class.
  The record numbers the units of all sides together, from 0, and in the same way all camps and all specialists.
  TRA_CAMP is the first of TRA's camps; TRA_CAMP + 1 is the second.
- A sheet of orders has columns, each for one or several units; a column has entries, each an order and the time from
  which it applies (catalogue 4.7).
- A marker is a number for whoever sends or receives couriers: a unit, or for instance `FIRST_CAMP_MARKER + TRA_CAMP`.
- A moment counts pulses of half an hour by day and an hour by night, DAY of them from one dawn to the next.
- `loaded_tape` takes dice that are counted from 0: a 7 on the die is given as 6. The functions of the tests that take
  `dice` count them from 1 unless they say something else.
- The record keeps TV and SV in half points.
- "D 300: 10/50*" in a comment is a cell of the combat table (catalogue 1.12): D is the TV of the winner of the roll
  less that of the loser; then come their losses in percent; * the loser retreats, † (in names: a dagger) its whole
  force is killed.
- The enums in `numbers.py`, such as `KnownCamp` and `Reading`, name the numbers of what a side knows, in order; a wish
  is (order, hex). `report_lines.FIELDS` names the numbers of a line of a report.
- A row of a log is (rule, event, mask of the seats that see it, six numbers); see `engine/log.py`.
"""

from functools import cache

import numpy as np

from stridsplan.engine.log import EVENT, rows
from stridsplan.games.clusta_noba.components.armies import LEADERSHIP, MEN_AT_START
from stridsplan.games.clusta_noba.components.map import COLUMNS, hex_at
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    CAMPS,
    CAMPS_PER_SIDE,
    FIRST_BAND,
    FIRST_ISLANDER,
    GROUPS,
    NOWHERE,
    SIDES,
    Side,
    specialists_of,
    units_of,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Entry, Fate
from stridsplan.games.clusta_noba.options import Scenario
from stridsplan.games.clusta_noba.rules.blank import clear
from stridsplan.games.clusta_noba.rules.camps import put_camp
from stridsplan.games.clusta_noba.rules.units import bring_in
from stridsplan.games.clusta_noba.state import STATE

TRA_1, TRA_2, TRA_3, TRA_4, TRA_5, TRA_6, TRA_7, TRA_8, TRA_9 = units_of(Side.TRA)[:9]
RAN_1, RAN_2, RAN_3, RAN_4, RAN_5, RAN_6, RAN_7, PIRATES_1, PIRATES_2, PIRATES_3 = units_of(Side.RAN)
STE_1, STE_2, STE_3, STE_4 = units_of(Side.STE)
GROUP_1, GROUP_2, GROUP_3, GROUP_4 = GROUPS[:4]
GROUP_15 = GROUPS[14]  # the first that does not take part from the start
ISLANDERS_1, BAND_1 = FIRST_ISLANDER, FIRST_BAND

EXACT = 9  # a die, counted from 0, with which a number in a report is exact (CN-INFO-3)

TRA_CAMP, RAN_CAMP, STE_CAMP, CRU_CAMP = range(0, CAMPS, CAMPS_PER_SIDE)

NO_BRIDGE, BRIDGED = 0, 1  # values of `has_bridge`

TRA_ASTROLOGER, TRA_ASTROLOGER_2, TRA_SPY, _, _, TRA_INTERROGATOR = specialists_of(Side.TRA)
RAN_ASTROLOGER, MANZONLA, RAN_SPY, RAN_INTERROGATOR, HIPPOGRIFF, _, _ = specialists_of(Side.RAN)
STE_ASTROLOGER, STE_SPY = specialists_of(Side.STE)


def column_and_row(hex: int) -> tuple[int, int]:
    """Return the (column, row) of the hex with a number."""
    row, column = divmod(int(hex), COLUMNS)
    return column, row


def new_board(scenario: Scenario = Scenario.ISLAND, **options: int) -> np.void:
    """An empty campaign in round 1 of day 0 without anything on the map; seat 0 plays TRA, seat 1 RAN, and so on."""
    s = empty_campaign().copy()[0]
    s.options.scenario = scenario
    for name, value in options.items():
        setattr(s.options, name, value)
    s.seat_of[:] = s.side_of[:] = range(SIDES)
    return s


@cache
def empty_campaign() -> np.ndarray:
    """An array of one cleared record; cached, because interpreted clearing is slow."""
    states = np.zeros(1, STATE)
    clear(states[0])
    return states


def place(s: np.void, unit: int, column: int, row: int, standard: int | None = None, elite: int = 0) -> None:
    """Put a unit into a hex, with the men of the army list unless they are given."""
    if standard is None:
        standard, elite = (int(men) for men in MEN_AT_START[unit])
    bring_in(s, unit, hex_at(column, row), standard, elite)


def order(s: np.void, unit: int, order_id: Order, column: int = 0, row: int = -1) -> None:
    """Let a unit carry out an order, towards a hex if one is given."""
    s.unit_order[unit] = order_id
    s.unit_target[unit] = hex_at(column, row) if row >= 0 else NOWHERE


def run_entry(
    s: np.void,
    unit: int,
    order_id: Order,
    column: int,
    row: int,
    formation: MoveMode = MoveMode.MARCH,
    nights: int = 0,
) -> None:
    """Let a unit carry out the first entry of a column of its side, on a route without given hexes."""
    order(s, unit, order_id, column, row)
    s.unit_entry[unit], s.unit_sheet[unit] = 0, 3  # 3: any sheet; units with the same one move together
    s.unit_plan[unit, 0, Entry.FORMATION], s.unit_plan[unit, 0, Entry.NIGHTS] = formation, nights
    s.unit_plan[unit, 0, Entry.VIA_1] = NOWHERE


def place_commander(s: np.void, commander: int, column: int, row: int, unit: int = NOWHERE) -> None:
    """Put a commander into a hex, with a unit or alone."""
    s.commander_fate[commander], s.commander_at[commander] = Fate.FREE, hex_at(column, row)
    s.commander_unit[commander] = unit
    s.commander_leadership[commander] = s.commander_points[commander] = LEADERSHIP[commander]


def place_specialist(s: np.void, specialist: int, column: int, row: int, unit: int = NOWHERE) -> None:
    """Put a specialist into a hex, with a unit or alone."""
    s.specialist_fate[specialist], s.specialist_at[specialist] = Fate.FREE, hex_at(column, row)
    s.specialist_unit[specialist] = unit


def pitch(s: np.void, camp: int, column: int, row: int, fortified: int = 0) -> None:
    """Put a finished camp into a hex; `fortified`: the rounds of work on its fortification."""
    put_camp(s, camp, hex_at(column, row), fortified)


def events_of(log: np.ndarray) -> list[Event]:
    """The kinds of the events in a log, in order."""
    return [Event(kind) for kind in rows(log)[:, EVENT]]


def lines_under_way(s: np.void, kind: Line) -> list[list[int]]:
    """The lines of a kind in the reports that are under way, each with the numbers that `report_lines.FIELDS` names."""
    return [line[1:].tolist() for line in s.line if line[0] == kind]
