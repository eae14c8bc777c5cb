"""Luck: the measured dice, which only the umpire sees until the end."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.game import MeasuredCommand
from stridsplan.engine.log import ARGUMENTS, EVENT, MASK, blank_log, note, rows
from stridsplan.engine.luck import count_replaced, statistics, sum_up
from stridsplan.engine.table import Table
from stridsplan.games.clusta_noba import luck
from stridsplan.games.clusta_noba.components.dice import AS_IT_FALLS, Die
from stridsplan.games.clusta_noba.components.pools import NOBODY, Commander, Side
from stridsplan.games.clusta_noba.events import UMPIRE, Event
from stridsplan.games.clusta_noba.numbers import Fate
from stridsplan.games.clusta_noba.rules import (
    calendar,
    capture,
    divination,
    errands,
    fights,
    heroes,
    loaded_dice,
    reports,
    sightings,
)

from .board import MANZONLA, RAN_SPY, TRA_5, hex_at, new_board, place
from .fighting import even_fight
from .test_heroes import PERCENT, battle, force_of_grisban

A_HEX = 9  # which one has no effect
GRISBAN = Commander.GRISBAN


def as_commands(*logs: np.ndarray) -> list[MeasuredCommand]:
    """Logs as those of the commands of a table."""
    return [MeasuredCommand(0, rows(log), []) for log in logs]


@pytest.fixture
def sides() -> np.ndarray:
    """The log of the setup: seat 0 has the Ransards, seat 1 the Trakorians."""
    s, log = new_board(), blank_log(9)
    s.options.seats = 2
    s.side_of[:] = [Side.RAN, Side.TRA, NOBODY, NOBODY]
    calendar.tell_sides(s, log)
    return log


def measures(*logs: np.ndarray) -> list[tuple[int, str, int, dict[int, float]]]:
    """The measured dice: (seat, id, value rolled, {value: probability})."""
    return [
        (each.seat, each.id, each.fell, dict(each.odds))
        for each in luck.measure(np.zeros(1), as_commands(*logs))
    ]


@pytest.mark.rule("CN-COMBAT-3", "CN-UNIT-4")
def test_the_dice_of_a_field_round_must_be_measured_for_both_sides(sides):
    s, log = even_fight(), blank_log(40)
    # RAN rolls 2, TRA 11; TRA passes its morale test with 13 against 13
    fights.fight_field_rounds(s, loaded_tape([1, 10, 12]), log)
    measured = measures(sides, log)
    assert [(seat, name, fell) for seat, name, fell, _ in measured] == [
        (0, "tactics", 2),
        (1, "tactics", 11),
        (1, "morale", 1),
    ]
    assert measured[0][3] == dict.fromkeys(range(1, 21), 0.05)
    assert measured[2][3] == {0: pytest.approx(0.35), 1: pytest.approx(0.65)}


@pytest.mark.rule("CN-COURIER-9")
def test_a_roll_for_a_capture_must_be_measured_for_both_sides(sides):
    log = blank_log(9)
    capture.roll_capture(new_board(), TRA_5, Side.RAN.value, A_HEX, 15, loaded_tape([14]), log)
    odds = {0: pytest.approx(0.85), 1: pytest.approx(0.15)}
    assert measures(sides, log) == [(1, "catches", 1, odds), (0, "caught", 1, odds)]


@pytest.mark.rule("CN-INFO-2", "CN-INFO-4")
@pytest.mark.parametrize(("die", "extra_steps", "error"), [(10, 0, 0), (1, 0, 60), (11, 1, 10), (20, -2, 25)])
def test_the_error_of_a_report_must_be_measured(sides, die: int, extra_steps: int, error: int):
    log = blank_log(9)
    reports.distorted_men(new_board(), Side.RAN.value, 200, extra_steps, loaded_tape([die - 1]), log)
    ((seat, name, measured, odds),) = measures(sides, log)
    assert (seat, name, measured) == (0, "errors", error)
    assert sum(odds.values()) == pytest.approx(1)
    if extra_steps == 0:  # catalogue 1.16
        assert odds == pytest.approx({0: 0.15, 10: 0.3, 25: 0.25, 40: 0.2, 60: 0.1})


@pytest.mark.rule("CN-CONTACT-7")
def test_a_roll_for_a_sighting_must_be_measured_for_both_sides(sides):
    s, log = new_board(), blank_log(9)
    place(s, TRA_5, 10, 9)
    assert sightings.is_sighted(s, Side.RAN.value, hex_at(10, 8), TRA_5, loaded_tape([19]), log)
    odds = {0: pytest.approx(0.8), 1: pytest.approx(0.2)}
    assert measures(sides, log) == [(0, "sights", 1, odds), (1, "seen", 1, odds)]


@pytest.mark.rule("CN-SPY-3")
def test_a_roll_for_the_survival_of_a_spy_must_be_measured(sides):
    s, log = new_board(), blank_log(9)
    errands.enter_enemy_hex(s, RAN_SPY, hex_at(10, 8), loaded_tape([20]), log)
    errands.enter_enemy_hex(s, RAN_SPY, hex_at(10, 8), loaded_tape([19]), log)
    measured = measures(sides, log)
    assert [(seat, name, fell) for seat, name, fell, _ in measured] == [(0, "spies", 0), (0, "spies", 1)]
    assert measured[0][3] == {0: pytest.approx(0.8), 1: pytest.approx(0.2)}


@pytest.mark.rule("CN-CONF-3")
def test_a_reading_must_be_measured_unless_it_cannot_fail(sides):
    s, log = new_board(), blank_log(9)
    s.conflux = hex_at(10, 8)
    for column, die in ((10, 99), (12, 64), (12, 65)):
        s.specialist_at[MANZONLA] = hex_at(column, 8)
        divination.read_stars(s, MANZONLA, loaded_tape([die, 0]), log)
    odds = {0: pytest.approx(0.35), 1: pytest.approx(0.65)}
    assert measures(sides, log) == [(0, "readings", 1, odds), (0, "readings", 0, odds)]


@pytest.mark.rule("CN-INTERR-3")
def test_an_interrogation_must_be_measured(sides):
    log = blank_log(9)
    note(log, Event.CAPTIVE_ASKED, UMPIRE, TRA_5, 8, 8)
    odds = {0: pytest.approx(0.6), 1: pytest.approx(0.4)}
    assert measures(sides, log) == [(1, "answers", 1, odds)]


@pytest.mark.rule("CN-COMBAT-22", "CN-HP-4")
def test_the_death_of_a_leader_must_be_measured_even_if_a_hero_point_saves_him(sides):
    s, log = battle(), blank_log(9)
    s.commander_points[GRISBAN] = 1
    heroes.risk_death(s, force_of_grisban(s), 45 * PERCENT, 0, loaded_tape([449]), log)
    odds = {0: pytest.approx(0.955), 1: pytest.approx(0.045)}
    assert measures(sides, log) == [(0, "leaders", 1, odds)]
    assert s.commander_fate[GRISBAN] == Fate.FREE


def test_a_side_without_a_seat_must_not_be_measured(sides):
    log = blank_log(9)
    capture.roll_capture(new_board(), TRA_5, Side.CRU.value, A_HEX, 15, loaded_tape([14]), log)
    assert [(seat, name) for seat, name, _, _ in measures(sides, log)] == [(1, "catches")]


def test_sums_must_be_in_the_order_of_seats_and_measures(sides):
    log = blank_log(9)
    capture.roll_capture(new_board(), TRA_5, Side.RAN.value, A_HEX, 15, loaded_tape([99]), log)
    reports.distorted_men(new_board(), Side.RAN.value, 200, 0, loaded_tape([0]), log)
    measured = sum_up(luck.measure(np.zeros(1), as_commands(sides, log)), luck.MEASURES)
    assert [(row["seat"], row["id"], row["good"]) for row in measured] == [
        (0, "caught", -1),
        (0, "errors", -1),
        (1, "catches", 1),
    ]
    assert luck.owners(as_commands(log)[0]) == []


@pytest.mark.rule("CN-UMP-1")
def test_a_die_that_the_umpire_has_replaced_must_be_listed_separately(sides):
    s, log = even_fight(), blank_log(40)
    s.options.umpire = 1
    loaded_dice.load(s, Die.TACTICS_20, AS_IT_FALLS)
    loaded_dice.load(s, Die.TACTICS_20, 12)
    loaded_dice.load(s, Die.MORALE_20, 13)
    fights.fight_field_rounds(s, loaded_tape([1, 0, 19]), log)
    measured = list(luck.measure(np.zeros(1), as_commands(sides, log)))
    assert [(each.seat, each.id, each.fell, each.is_replaced) for each in measured] == [
        (0, "tactics", 2, False),
        (1, "tactics", 12, True),
        (1, "morale", 1, True),
    ]
    assert [(row["seat"], row["id"], row["throws"]) for row in sum_up(measured, luck.MEASURES)] == [
        (0, "tactics", 1)
    ]
    assert count_replaced(measured, luck.MEASURES) == [
        {"seat": 1, "id": "tactics", "throws": 1},
        {"seat": 1, "id": "morale", "throws": 1},
    ]


@pytest.mark.rule("CN-UMP-1", "CN-CONF-3")
def test_a_reading_must_count_as_replaced_if_its_first_die_is(sides):
    s, log = new_board(), blank_log(9)
    s.options.umpire, s.conflux = 1, hex_at(10, 8)
    loaded_dice.load(s, Die.SPIES_100, 1)
    loaded_dice.load(s, Die.SPIES_2, 2)  # the second die of a wrong reading: which neighbouring band it is
    # Right by the replaced die; right without a die, in the hex of the conflux; wrong by a die that is not replaced
    for column in (16, 10, 16):
        s.specialist_at[MANZONLA] = hex_at(column, 8)
        divination.read_stars(s, MANZONLA, loaded_tape([99, 0]), log)
    measured = luck.measure(np.zeros(1), as_commands(sides, log))
    assert [(each.fell, each.is_replaced) for each in measured] == [(1, True), (0, False)]
    index = ARGUMENTS + 4  # whether its die was replaced is the fifth number of the event
    replaced = [int(row[index]) for row in rows(log) if row[EVENT] == Event.READING_MADE]
    assert replaced == [1, 0, 0]


def test_the_luck_of_a_campaign_must_count_dice_that_no_seat_saw():
    table = Table("clusta_noba", seats=2, profile="skirmish", secret=bytes(32))
    while table.to_act() and len(table.commands) < 300:
        for seat in table.to_act():
            table.act(seat, table.timeout_action(seat))
    assert table.is_over
    hidden = [row for rows_of in table.log_rows(everything=True) for row in rows_of if row[MASK] == 0]
    assert hidden
    assert all(row[MASK] for rows_of in table.log_rows() for row in rows_of)
    measured = statistics(table)
    assert {row["seat"] for row in measured["luck"]} <= {0, 1}
    assert all(row["throws"] > 0 for row in measured["luck"])
    assert measured["dice"] == []
