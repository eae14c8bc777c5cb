"""Spies, hippogriffs, astrologers and commanders without troops (CN-SPY, CN-HIPPO, CN-ASTRO-2, CN-CMD-8)."""

import numpy as np
import pytest

from stridsplan.engine.dice import SHORT, loaded_tape
from stridsplan.engine.log import EVENT, MASK, blank_log, rows
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    COURIERS,
    COURIERS_PER_SIDE,
    FIRST_COMMANDER_MARKER,
    FIRST_SPECIALIST_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.events import UMPIRE, Event
from stridsplan.games.clusta_noba.numbers import DAY, PULSES, Cargo, Courier, Fate, Sighted, Sighting, Source
from stridsplan.games.clusta_noba.rules import couriers, errands, journeys, messengers, phases, questioning

from .board import (
    HIPPOGRIFF,
    RAN_1,
    RAN_2,
    RAN_3,
    RAN_ASTROLOGER,
    RAN_CAMP,
    RAN_SPY,
    STE_1,
    TRA_2,
    TRA_9,
    TRA_CAMP,
    hex_at,
    new_board,
    pitch,
    place,
    place_commander,
    place_specialist,
)
from .messengers import write_errand
from .test_couriers import write_column

RAN = Side.RAN.value
TRUGDAN = FIRST_COMMANDER_MARKER + Commander.TRUGDAN
CAPE, MIDDLE = hex_at(9, 21), hex_at(10, 9)
GONE, SURVIVES = 19, 20  # rolls of 1d100 for a spy, counted from 0 (GT-23)


def campaign(specialist: int, column: int = 9, row: int = 18) -> np.void:
    """Trugdan with a company on the cape; a specialist with another company, by default three hexes north of it."""
    s = new_board()
    place(s, RAN_1, 9, 21)
    place(s, RAN_2, column, row)
    place_commander(s, Commander.TRUGDAN, 9, 21, RAN_1)
    s.commander_in_chief[RAN] = Commander.TRUGDAN
    place_specialist(s, specialist, column, row, RAN_2)
    s.courier[COURIERS + specialist, Courier.SHEET] = NOWHERE  # the specialist carries no sheet
    return s


def send(s: np.void, specialist: int, home: int, *vias: tuple[int, int], divines: int = 0) -> None:
    """Send a specialist on an errand through some hexes, and then to `home`, a marker."""
    hexes = [hex_at(*via) for via in vias] + [NOWHERE] * (3 - len(vias))
    errands.take_errand(s, specialist, home, *hexes, divines)


def play_round(s: np.void, *draws: int) -> np.ndarray:
    """Let all messengers walk for a round, with these draws, counted from 0; return the rows of the log."""
    log, dice = blank_log(200), loaded_tape(draws)
    messengers.begin_round(s, log)
    for s.pulse in range(PULSES):
        messengers.walk(s, dice, log)
        s.moment += 1
    s.pulse = 0
    s.round += 1
    assert not dice[SHORT], "more draws than were given"
    return rows(log)


def sightings(s: np.void) -> list[list[int]]:
    """The sightings in all reports and notes: (kind of line, hex, what, side, men, unit, source, detail)."""
    return [row.tolist() for row in s.line if row[0] == Line.SIGHTING]


@pytest.mark.rule("CN-SPY-2", "CN-SPY-6", "CN-TRAP-32")
def test_a_spy_must_note_units_commanders_and_camps_in_an_enemy_hex():
    s = campaign(RAN_SPY)
    place(s, TRA_2, 9, 16)
    pitch(s, TRA_CAMP, 9, 16)
    place_commander(s, Commander.KYRIAS, 9, 16, TRA_2)
    send(s, RAN_SPY, TRUGDAN, (9, 16), (9, 10))
    play_round(s, SURVIVES)
    hex = hex_at(9, 16)
    source = Source.SPY.value
    lines = [line[1:] for line in sightings(s)]
    assert [hex, Sighted.UNIT, Side.TRA, 400, TRA_2, source, 400] in lines
    assert [hex, Sighted.COMMANDER, Side.TRA, UNKNOWN, NOWHERE, source, 5] in lines
    assert [hex, Sighted.CAMP, Side.TRA, UNKNOWN, NOWHERE, source, 0] in lines


@pytest.mark.rule("CN-SPY-3", "CN-TRAP-32", "CN-UMP-3")
def test_a_spy_must_run_one_risk_per_entry_into_an_enemy_hex_and_nobody_sees_him_die():
    s = campaign(RAN_SPY)
    place(s, TRA_2, 9, 16)
    send(s, RAN_SPY, TRUGDAN, (9, 16))
    events = play_round(s, GONE)
    assert s.specialist_fate[RAN_SPY] == Fate.DEAD
    assert [row[EVENT] for row in events] == [Event.SPY_ROLLED, Event.SPY_GONE]
    assert all(row[MASK] == UMPIRE for row in events)  # no player sees them
    assert sightings(s) == []


@pytest.mark.rule("CN-SPY-1", "CN-INTERR-6")
def test_a_spy_may_not_be_caught_or_questioned():
    s = campaign(RAN_SPY)
    place(s, TRA_2, 10, 16)
    s.unit_order[TRA_2] = Order.HUNT
    send(s, RAN_SPY, TRUGDAN, (9, 15))
    play_round(s)  # no die is rolled beside the hunters
    assert s.specialist_fate[RAN_SPY] == Fate.FREE
    dice = loaded_tape([])
    questioning.question_all(s, dice, blank_log(5))
    assert not dice[SHORT]  # nobody rolls


@pytest.mark.rule("CN-SPY-1")
def test_a_spy_sent_to_a_recipient_must_carry_todays_sheet():
    s, log = campaign(RAN_SPY, 9, 21), blank_log(50)
    s.day, s.moment, s.headquarters[RAN] = 1, DAY, CAPE
    place(s, RAN_3, 9, 18)
    place_commander(s, Commander.GRISBAN, 9, 18, RAN_3)
    grisban = FIRST_COMMANDER_MARKER + Commander.GRISBAN
    phases.begin_phase_of(s, RAN)
    write_column(s, grisban, RAN_3, Order.SCOUT)
    write_errand(s, RAN, RAN_SPY, grisban)
    couriers.send_all(s, log)
    for courier in range(COURIERS):
        s.courier[courier, Courier.CARGO] = Cargo.NONE  # the couriers are lost
    play_round(s)
    assert s.unit_order[RAN_3] == Order.SCOUT
    assert s.specialist_unit[RAN_SPY] == RAN_3


@pytest.mark.rule("CN-SPY-5")
def test_the_notes_of_a_spy_must_go_on_by_courier_from_a_camp_of_his_side():
    s = campaign(RAN_SPY)
    pitch(s, RAN_CAMP, 9, 18)
    place(s, TRA_2, 9, 16)
    send(s, RAN_SPY, RAN_2, (9, 16))
    play_round(s, SURVIVES)
    assert s.courier[RAN * COURIERS_PER_SIDE, Courier.SENDER] == FIRST_SPECIALIST_MARKER + RAN_SPY
    assert s.sighting[RAN, 0, Sighting.SOURCE] == Source.SPY  # the courier has reached the cape
    assert s.specialist_unit[RAN_SPY] == RAN_2
    assert s.specialist_lines[RAN_SPY] == 0


@pytest.mark.rule("CN-HIPPO-1", "CN-HIPPO-2", "CN-SPY-3")
def test_a_hippogriff_must_work_like_a_spy_with_smaller_errors_than_a_courier():
    s = campaign(HIPPOGRIFF)
    place(s, TRA_2, 9, 16)
    send(s, HIPPOGRIFF, TRUGDAN, (9, 16), (9, 4))
    play_round(s, SURVIVES, 0)  # 1 on 1d20 is -60 %, two steps better -25 %
    (line,) = sightings(s)
    assert line[1:7] == [hex_at(9, 16), Sighted.UNIT, Side.TRA, 300, TRA_2, Source.HIPPOGRIFF]


@pytest.mark.rule("CN-HIPPO-3")
def test_a_hippogriff_must_not_fly_at_night_and_must_be_home_by_dusk():
    s = campaign(HIPPOGRIFF)
    s.round = 7
    send(s, HIPPOGRIFF, TRUGDAN, (9, 16))
    play_round(s)
    assert (s.specialist_at[HIPPOGRIFF], s.specialist_unit[HIPPOGRIFF]) == (hex_at(9, 18), RAN_2)
    assert s.specialist_next[HIPPOGRIFF] == 0  # the night has not cancelled the errand
    s = campaign(HIPPOGRIFF)
    s.round = 6
    send(s, HIPPOGRIFF, TRUGDAN, (9, 2))  # too far for one round
    play_round(s)
    assert s.specialist_at[HIPPOGRIFF] == CAPE


@pytest.mark.rule("CN-HIPPO-4")
def test_a_hippogriff_may_not_carry_orders():
    s, log = campaign(HIPPOGRIFF, 9, 21), blank_log(50)
    s.day, s.moment, s.headquarters[RAN] = 1, DAY, CAPE
    place(s, RAN_3, 9, 18)
    phases.begin_phase_of(s, RAN)
    write_column(s, RAN_3, RAN_3, Order.HOME)
    write_errand(s, RAN, HIPPOGRIFF, RAN_3)
    couriers.send_all(s, log)
    assert s.courier[COURIERS + HIPPOGRIFF, Courier.SHEET] == NOWHERE


@pytest.mark.rule("CN-LAND-6")
def test_only_a_spy_may_go_ashore_alone():
    for specialist, goes in ((RAN_SPY, True), (RAN_ASTROLOGER, False)):
        s = campaign(specialist)
        sea = hex_at(8, 24)
        s.unit_at[RAN_2], s.unit_aboard[RAN_2], s.specialist_at[specialist] = sea, 1, sea
        send(s, specialist, TRUGDAN, (9, 21))
        play_round(s)
        assert (s.specialist_at[specialist] != sea) == goes
        assert (s.specialist_unit[specialist] != RAN_2) == goes


@pytest.mark.rule("CN-ASTRO-2")
def test_an_astrologer_without_troops_may_be_caught_like_a_courier():
    s = campaign(RAN_ASTROLOGER)
    place(s, TRA_9, 10, 16)
    send(s, RAN_ASTROLOGER, TRUGDAN, (9, 15), divines=1)
    events = play_round(s, 0)
    assert s.specialist_fate[RAN_ASTROLOGER] == Fate.PRISONER
    assert Event.SPECIALIST_CAUGHT in events[:, EVENT]


@pytest.mark.rule("CN-CMD-8")
def test_a_commander_without_troops_must_travel_like_a_courier_and_may_be_caught():
    s = campaign(RAN_SPY)
    place_commander(s, Commander.GRISBAN, 9, 18)
    s.commander_to[Commander.GRISBAN] = CAPE
    play_round(s)
    assert s.commander_at[Commander.GRISBAN] == CAPE
    assert s.commander_unit[Commander.GRISBAN] == RAN_1
    s = campaign(RAN_SPY)
    place_commander(s, Commander.GRISBAN, 9, 18)
    s.commander_to[Commander.GRISBAN] = hex_at(9, 15)
    place(s, TRA_9, 10, 16)
    play_round(s, 0)
    assert s.commander_fate[Commander.GRISBAN] == Fate.PRISONER


@pytest.mark.rule("CN-STE-1", "CN-CMD-6")
def test_dunkelbrink_must_travel_to_naramsi_and_take_command():
    s = new_board()
    place(s, STE_1, 9, 21)
    place_commander(s, Commander.NARAMSI, 9, 21, STE_1)
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    place_commander(s, Commander.DUNKELBRINK, 9, 19)
    assert journeys.goal_of(s, Commander.DUNKELBRINK) == CAPE
    play_round(s)
    assert s.commander_in_chief[Side.STE] == Commander.DUNKELBRINK
