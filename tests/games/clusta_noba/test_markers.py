"""Markers as senders and recipients of couriers."""

import numpy as np
import pytest
from numba import njit

from stridsplan.games.clusta_noba.components.map import BOX, SETTLEMENT_HEX
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER_MARKER,
    FIRST_PLACE_MARKER,
    FIRST_SPECIALIST_MARKER,
    NOBODY,
    NOWHERE,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import Fate
from stridsplan.games.clusta_noba.rules import markers
from stridsplan.games.clusta_noba.state import STATE

from .board import RAN_1, RAN_CAMP, RAN_SPY, hex_at, new_board, pitch, place, place_commander

TRUGDAN = FIRST_COMMANDER_MARKER + Commander.TRUGDAN
MIDDLE, CAPE = hex_at(10, 9), hex_at(9, 21)


def test_a_marker_must_have_the_side_of_its_owner():
    markers_of_ran = [
        RAN_1,
        TRUGDAN,
        FIRST_CAMP_MARKER + RAN_CAMP,
        FIRST_SPECIALIST_MARKER + RAN_SPY,
        markers.chief_marker(Side.RAN),
    ]
    assert [markers.side_of_marker(marker) for marker in markers_of_ran] == [Side.RAN] * 5
    assert markers.side_of_marker(FIRST_PLACE_MARKER) == NOBODY


@pytest.mark.rule("CN-COURIER-6")
def test_the_hex_of_a_marker_must_be_the_true_one():
    s = new_board()
    place(s, RAN_1, 10, 9)
    place_commander(s, Commander.TRUGDAN, 9, 21)
    pitch(s, RAN_CAMP, 10, 9)
    s.specialist_fate[RAN_SPY], s.specialist_at[RAN_SPY] = Fate.FREE, CAPE
    assert markers.marker_hex(s, RAN_1) == MIDDLE
    assert markers.marker_hex(s, TRUGDAN) == CAPE
    assert markers.marker_hex(s, FIRST_CAMP_MARKER + RAN_CAMP) == MIDDLE
    assert markers.marker_hex(s, FIRST_SPECIALIST_MARKER + RAN_SPY) == CAPE
    assert markers.marker_hex(s, FIRST_PLACE_MARKER) == SETTLEMENT_HEX[0, 0]


@pytest.mark.rule("CN-COURIER-6")
def test_the_marker_of_somebody_dead_absent_or_unfinished_must_be_nowhere():
    s = new_board()
    place_commander(s, Commander.TRUGDAN, 9, 21)
    s.commander_fate[Commander.TRUGDAN] = Fate.DEAD
    pitch(s, RAN_CAMP, 10, 9)
    s.camp_work[RAN_CAMP] = 5
    gone = [RAN_1, TRUGDAN, FIRST_CAMP_MARKER + RAN_CAMP, FIRST_SPECIALIST_MARKER + RAN_SPY]
    assert [markers.marker_hex(s, marker) for marker in gone] == [NOWHERE] * 4


@pytest.mark.rule("CN-CMD-7", "CN-ORDER-3")
def test_the_marker_of_the_commander_in_chief_must_follow_the_office():
    s = new_board()
    s.commander_in_chief[Side.RAN] = Commander.TRUGDAN
    place_commander(s, Commander.TRUGDAN, 9, 21)
    place_commander(s, Commander.GRISBAN, 10, 9)
    chief = markers.chief_marker(Side.RAN)
    assert markers.marker_hex(s, chief) == CAPE
    s.commander_in_chief[Side.RAN] = Commander.GRISBAN
    assert markers.marker_hex(s, chief) == MIDDLE
    assert markers.marker_hex(s, markers.chief_marker(Side.CRU)) == BOX


@pytest.mark.soak("test_compiled.py::test_a_whole_game_must_agree")
def test_the_rules_must_do_the_same_compiled_and_interpreted():
    states = np.zeros(1, STATE)
    states[0] = new_board()
    place(states[0], RAN_1, 10, 9)

    @njit
    def run(states, marker):
        return markers.marker_hex(states[0], marker) * 1000 + markers.side_of_marker(marker)

    for marker in (
        RAN_1,
        TRUGDAN,
        FIRST_CAMP_MARKER,
        FIRST_SPECIALIST_MARKER,
        markers.chief_marker(Side.CRU),
    ):
        expected = markers.marker_hex(states[0], marker) * 1000 + markers.side_of_marker(marker)
        assert run(states, marker) == expected
