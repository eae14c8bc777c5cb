"""Positions for the tests: an empty campaign, and functions that add units, commanders and camps to it."""

import numpy as np

from stridsplan.games.clusta_noba.components.armies import LEADERSHIP, MEN_AT_START
from stridsplan.games.clusta_noba.components.map import hex_at
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, SIDES
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.numbers import Entry, Fate
from stridsplan.games.clusta_noba.options import Scenario
from stridsplan.games.clusta_noba.rules.blank import clear
from stridsplan.games.clusta_noba.rules.units import bring_in
from stridsplan.games.clusta_noba.state import STATE


def new_board(scenario: Scenario = Scenario.ISLAND, **options: int) -> np.void:
    """An empty campaign in round 1 of day 0 without anything on the map."""
    s = np.zeros(1, STATE)[0]
    s.options.scenario = scenario
    for name, value in options.items():
        setattr(s.options, name, value)
    s.seat_of[:] = s.side_of[:] = range(SIDES)
    clear(s)
    return s


def place(s: np.void, unit: int, column: int, row: int, standard: int | None = None, elite: int = 0) -> None:
    """Put a unit into a hex, with the men of its sheet unless they are given."""
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
    s.unit_entry[unit], s.unit_sheet[unit] = 0, 3
    s.unit_plan[unit, 0, Entry.FORMATION], s.unit_plan[unit, 0, Entry.NIGHTS] = formation, nights
    s.unit_plan[unit, 0, Entry.VIA_1] = NOWHERE


def lead(s: np.void, commander: int, column: int, row: int, unit: int = NOWHERE) -> None:
    """Put a commander into a hex, with a unit or alone."""
    s.commander_fate[commander], s.commander_at[commander] = Fate.FREE, hex_at(column, row)
    s.commander_unit[commander] = unit
    s.commander_leadership[commander] = s.commander_points[commander] = LEADERSHIP[commander]


def pitch(s: np.void, camp: int, column: int, row: int, fortified: int = 0) -> None:
    """Put a finished camp into a hex; `fortified`: the rounds of work on its fortification."""
    s.camp_at[camp], s.camp_work[camp], s.camp_fort[camp] = hex_at(column, row), 6, fortified


def reports(s: np.void, kind: Line) -> list[list[int]]:
    """The lines of a kind in the reports that are under way."""
    return [line[1:].tolist() for line in s.line if line[0] == kind]
