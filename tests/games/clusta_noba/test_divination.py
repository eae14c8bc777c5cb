"""Astrologers and the conflux (CN-ASTRO, CN-CONF)."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded, seeded
from stridsplan.engine.log import blank_log, rows
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import FIRST_COMMANDER_MARKER, NOWHERE, Commander, Side
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.rules import divination, errands, messengers
from stridsplan.games.clusta_noba.state import DAY_ROUNDS, Fate, Line

from .board import hex_at, lead, new_board, order, place

RAN_1 = 13
ASTROLOGER, MANZONLA, SPY = 6, 7, 8
RIGHT, WRONG_FOR_MANZONLA, WRONG = 89, 65, 90  # rolls of 1T100, from 0
MIDDLE = hex_at(10, 9)


def campaign(specialist: int = ASTROLOGER, conflux: tuple[int, int] = (10, 14)) -> np.void:
    """A company in the middle with somebody who reads; DIVINE is its order. The conflux is five hexes away."""
    s = new_board()
    place(s, RAN_1, 10, 9)
    lead(s, Commander.TRUGDAN, 9, 21)
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    order(s, RAN_1, Order.DIVINE)
    s.specialist_fate[specialist], s.specialist_at[specialist] = Fate.FREE, MIDDLE
    s.specialist_unit[specialist], s.conflux = RAN_1, hex_at(*conflux)
    return s


def read_days(s: np.void, days: int, *draws: int) -> list[list[int]]:
    """Let so many days of reading pass; give the readings made: band, true band."""
    log, dice = blank_log(50), loaded(draws)
    for _ in range(days):
        for s.round in range(1, DAY_ROUNDS + 1):
            s.moment = 36 * s.day + 4 * s.round
            divination.end_round(s)
        divination.end_day(s, dice, log)
        s.day += 1
    return [row[5:7].tolist() for row in rows(log) if row[1] == Event.READING_MADE]


@pytest.mark.rule("CN-CONF-2")
def test_the_bands_must_be_those_of_the_catalogue():
    bands = [divination.band_of(steps) for steps in range(14)]
    assert bands == [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]


@pytest.mark.rule("CN-ASTRO-1", "CN-ASTRO-4", "CN-ASTRO-5", "CN-ORDER-33", "CN-CONF-6")
def test_a_reading_must_take_the_six_rounds_of_a_day_and_tell_a_band():
    s = campaign()
    assert read_days(s, 1, RIGHT) == [[3, 3]]
    assert [row.tolist()[:4] for row in s.line if row[0] == Line.READING] == [
        [Line.READING, MIDDLE, 3, ASTROLOGER]
    ]


@pytest.mark.rule("CN-ASTRO-5")
def test_a_day_with_combat_or_another_order_must_give_no_reading():
    s = campaign()
    s.unit_fought[RAN_1] = 1  # in round 1
    assert read_days(s, 1) == []
    s = campaign()
    order(s, RAN_1, Order.WAIT)
    assert read_days(s, 1) == []


@pytest.mark.rule("CN-ASTRO-3", "CN-CMD-9")
def test_manzonla_must_need_two_days_in_a_hex_and_be_less_exact():
    s = campaign(MANZONLA)
    assert read_days(s, 1) == []
    assert read_days(s, 1, WRONG_FOR_MANZONLA, 0) == [[2, 3]]
    s = campaign(ASTROLOGER)
    assert read_days(s, 1, WRONG_FOR_MANZONLA) == [[3, 3]]


@pytest.mark.rule("CN-CONF-3")
def test_a_wrong_reading_must_be_a_band_beside_the_true_one_and_never_the_hex_itself():
    assert [divination.read_band(3, 90, loaded([WRONG, side])) for side in (0, 1)] == [2, 4]
    assert divination.read_band(1, 90, loaded([WRONG])) == 2
    assert divination.read_band(5, 90, loaded([WRONG])) == 4
    assert divination.read_band(0, 90, loaded([])) == 0  # no die falls


@pytest.mark.rule("CN-CONF-4")
def test_two_astrologers_in_one_hex_must_read_independently():
    s = campaign()
    s.specialist_fate[MANZONLA], s.specialist_at[MANZONLA], s.specialist_unit[MANZONLA] = (
        Fate.FREE,
        MIDDLE,
        RAN_1,
    )
    assert read_days(s, 2, RIGHT, RIGHT, WRONG_FOR_MANZONLA, 1) == [[3, 3], [3, 3], [4, 3]]


@pytest.mark.rule("CN-ASTRO-1", "CN-ASTRO-2")
def test_an_astrologer_on_an_errand_must_read_in_each_hex_and_then_go_on():
    s = campaign()
    order(s, RAN_1, Order.WAIT)
    trugdan = FIRST_COMMANDER_MARKER + Commander.TRUGDAN
    errands.take_errand(s, ASTROLOGER, trugdan, MIDDLE, hex_at(10, 12), NOWHERE, 1)
    log = blank_log(50)
    messengers.begin_round(s, log)
    assert read_days(s, 1, RIGHT) == [[3, 3]]
    assert errands.goal_of(s, ASTROLOGER) == hex_at(10, 12)


@pytest.mark.rule("CN-CONF-5")
def test_readings_must_be_right_as_often_as_the_catalogue_says():
    dice, right = seeded(7), 0
    for _ in range(2000):
        right += divination.read_band(3, 90, dice) == 3
    assert 1750 < right < 1850
