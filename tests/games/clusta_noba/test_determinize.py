"""Determinized campaigns: consistent with what a seat knows (CN-INFO-5, CN-TRAP-28)."""

import numpy as np
import pytest

from depth import some
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.log import FULL, WRITTEN, blank_log
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.actions import SEAL
from stridsplan.games.clusta_noba.components.pools import NOWHERE, STANDARD, UNKNOWN, Side, units_of
from stridsplan.games.clusta_noba.determinize_calendar import likelihood
from stridsplan.games.clusta_noba.numbers import DAY, Known, Sighted, Sighting, Source, Stance
from stridsplan.games.clusta_noba.policy.stars import hex_found
from stridsplan.games.clusta_noba.rules.divination import band_of
from stridsplan.games.clusta_noba.rules.geography import distance

from .board import RAN_2, RAN_ASTROLOGER, hex_at
from .campaign import Campaign, quick_entries, started


def view_of(states: np.ndarray, seat: int) -> np.ndarray:
    view = np.zeros(1, GAME.state)
    quick_entries().observe(states, 0, seat, view, 0)
    return view


def determinized_states(states: np.ndarray, seat: int, seed: int = 1) -> np.ndarray:
    """An array with a position that the seat cannot distinguish from this one."""
    others = np.zeros(1, GAME.state)
    quick_entries().determinize(view_of(states, seat), 0, seat, seeded_tape(seed), others, 0)
    return others


def determinized(s: np.void, seat: int, seed: int = 1) -> np.void:
    """A position that the seat cannot distinguish from this one."""
    return determinized_states(np.array([s]), seat, seed)[0]


def campaign(days: int = 2, **setting: object) -> Campaign:
    """A campaign after some days in which nobody has given orders."""
    running = started(**setting)
    for _ in range(days):
        running.act_all(SEAL)
    return running


@pytest.mark.rule("CN-INFO-5", "CN-TRAP-28")
def test_a_seat_must_not_be_able_to_distinguish_a_determinized_campaign_from_the_true_one():
    states = campaign(profile="evening", seats=4).states
    for seat in range(-1, 4):  # -1: a spectator
        others = determinized_states(states, seat)
        assert view_of(others, seat).tobytes() == view_of(states, seat).tobytes()
        assert quick_entries().defects(others, 0) == 0
        assert others["due"] == states["due"]


@pytest.mark.rule("CN-CONF-3")
def test_the_conflux_must_be_in_a_hex_that_the_readings_allow():
    s = campaign(profile="evening", seats=3).s
    seat = int(s.seat_of[Side.RAN])
    s.reading[seat, 0] = (hex_at(10, 9), 1, 1, RAN_ASTROLOGER)  # hex, band of distance, day, astrologer
    s.reading[seat, 1] = (hex_at(10, 10), 1, 2, RAN_ASTROLOGER)
    s.readings[seat] = 2
    found = {int(determinized(s, seat, seed).conflux) for seed in range(40)}
    bands = {(band_of(distance(hex, hex_at(10, 9))), band_of(distance(hex, hex_at(10, 10)))) for hex in found}
    assert all(0 not in pair for pair in bands)  # a reading of 0 would have been certain
    assert (1, 1) in bands
    # The true band, the band read, the chance to be right
    cases = (0, 0, 90), (0, 1, 90), (1, 2, 90), (3, 4, 90)
    assert [likelihood(*case) for case in cases] == [100, 0, 10, 5]


@pytest.mark.rule("CN-ASTRO-6")
def test_the_crurians_must_know_the_conflux_once_the_bridge_is_finished():
    s = campaign(seats=4, profile="evening").s
    seat = int(s.seat_of[Side.CRU])
    s.known_conflux[seat], s.bridge_known[seat] = hex_at(7, 12), 1
    other = determinized(s, seat)
    assert (other.conflux, other.has_bridge) == (hex_at(7, 12), 1)


@pytest.mark.rule("CN-CONF-2")
@pytest.mark.parametrize(("day", "least", "most"), [(4, 0, 0), (9, 1, 15), (14, 16, 16)])
def test_the_later_the_day_the_more_often_others_must_have_found_the_conflux(day: int, least: int, most: int):
    s = campaign(seats=2, profile="evening", side_1="ran", side_2="ste").s
    s.day = day
    worlds = [determinized(s, 0, seed) for seed in range(16)]
    assert least <= sum(hex_found(other, 1) == other.conflux for other in worlds) <= most


@pytest.mark.rule("CN-ASTRO-6")
def test_for_other_seats_the_crurians_must_know_the_conflux_once_the_bridge_is_finished():
    s = campaign(seats=2, profile="evening", side_1="ran", side_2="cru").s
    s.day = 19
    other = determinized(s, 0)
    assert (other.has_bridge, other.bridge_known[1], other.known_conflux[1]) == (1, 1, other.conflux)


@pytest.mark.rule("CN-INFO-8")
def test_an_enemy_must_stand_where_he_was_last_seen():
    s = campaign(seats=2, profile="evening", side_1="ran", side_2="ste").s
    row = s.sighting[0, 0]
    row[Sighting.HEX], row[Sighting.KIND], row[Sighting.SIDE] = hex_at(10, 9), Sighted.UNIT, Side.STE
    row[Sighting.MEN], row[Sighting.UNIT], row[Sighting.SOURCE] = 120, NOWHERE, Source.SCOUT
    s.sightings[0] = 1
    other = determinized(s, 0)
    there = [unit for unit in units_of(Side.STE) if other.unit_at[unit] == hex_at(10, 9)]
    assert [int(other.unit_men[unit].sum()) for unit in there] == [120]


@pytest.mark.rule("CN-INFO-5")
def test_units_of_the_seat_must_stand_where_they_were_reported():
    s = campaign(seats=2, profile="evening", side_1="ran", side_2="ste").s
    known = s.known[0, RAN_2]
    known[Known.HEX], known[Known.STANDARD], known[Known.ABOARD] = hex_at(9, 21), 44, 0
    other = determinized(s, 0)
    assert (other.unit_at[RAN_2], other.unit_men[RAN_2, STANDARD]) == (hex_at(9, 21), 44)


@pytest.mark.rule("CN-INFO-5", "CN-TRAP-28")
@pytest.mark.parametrize("days", some([0, 3], 1, first=1))
def test_a_determinized_campaign_must_be_playable_without_defects(days: int):
    states = campaign(days, profile="evening", seats=4).states
    for seat in range(4):
        others = determinized_states(states, seat, seed=seat)
        other = others[0]
        dice, log, day = seeded_tape(seat), blank_log(5000), int(other.day)
        while other.due and other.day < day + 2:
            log[0, WRITTEN] = 0  # empty the log
            quick_entries().apply(others, 0, int(other.due).bit_length() - 1, SEAL, dice, log)
            assert quick_entries().defects(others, 0) == 0
        assert other.headquarters[seat] >= 0
        assert not log[0, FULL]  # there was room for all events


@pytest.mark.rule("CN-ARR-2", "CN-ARR-3")
def test_a_fleet_that_has_not_arrived_must_arrive_from_its_approach_in_a_later_round():
    s = started(profile="text", seats=4, arrival="rolled").s
    seat = int(s.seat_of[Side.RAN])
    s.day, s.moment, s.headquarters[seat], s.chosen_approach[seat] = 3, 3 * DAY, NOWHERE, hex_at(0, 20)
    s.known[seat], s.known_commander[seat] = UNKNOWN, UNKNOWN
    days = set()
    for seed in range(30):
        other = determinized(s, seat, seed)
        assert other.approach[Side.RAN] == hex_at(0, 20)
        assert other.arrival[Side.RAN] >= 3 * DAY
        assert other.starting_tv[Side.RAN] == 0
        days.add(int(other.arrival[Side.RAN]) // DAY)
    assert days == {3, 4, 5}


@pytest.mark.rule("CN-ALLY-3")
@pytest.mark.parametrize("stance", Stance)
@pytest.mark.parametrize("alliance", ["on", "rolled"])
def test_ransards_and_crurians_must_know_whether_they_are_allied(alliance: str, stance: Stance):
    s = started(seats=2, profile="text", side_1="ran", side_2="cru", alliance=alliance).s
    s.known_stance[0, Side.CRU] = s.known_stance[1, Side.RAN] = stance
    for seat in range(2):
        worlds = [determinized(s, seat, seed) for seed in range(8)]
        assert {int(other.stance[Side.RAN, Side.CRU]) for other in worlds} == {stance}
        assert {bool(other.alliance) for other in worlds} == {stance == Stance.ALLIED}
