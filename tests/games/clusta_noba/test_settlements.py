"""Settlements report to sides to which they are not hostile, and Crurians destroy them (CN-LOY-1)."""

import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import ISLAND, SETTLEMENT_HEX
from stridsplan.games.clusta_noba.components.pools import (
    FIRST_PLACE_MARKER,
    NOWHERE,
    UNKNOWN,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.components.report_lines import Line
from stridsplan.games.clusta_noba.numbers import Courier, Sighted, Source
from stridsplan.games.clusta_noba.rules import settlements
from stridsplan.games.clusta_noba.rules.geography import settlement_in

from .board import (
    EXACT,
    GROUP_1,
    RAN_1,
    RAN_CAMP,
    TRA_1,
    TRA_CAMP,
    hex_at,
    lines_under_way,
    new_board,
    pitch,
    place,
    place_commander,
)

VILLAGE = (10, 18)  # Sydby
SEEN = 0  # a die, counted from 0, with which a settlement sees an enemy
PLACE = settlement_in(ISLAND, hex_at(*VILLAGE))


def board():
    """A Ransard company next to the village, which reports to Trakorians only; their camp is six hexes from it."""
    s = new_board()
    for side in (Side.RAN, Side.STE, Side.CRU):
        s.place_stance[side] = 1  # every settlement is hostile to them
    place(s, RAN_1, 9, 18)
    pitch(s, TRA_CAMP, 10, 12)
    return s


def end_round(s, *dice):
    """End a round with these dice, counted from 0; return the sightings that are then under way."""
    settlements.end_round(s, loaded_tape(dice), blank_log(20))
    return lines_under_way(s, Line.SIGHTING)


@pytest.mark.rule("CN-LOY-1")
def test_a_settlement_must_report_enemies_with_the_chance_of_a_sighting():
    assert SETTLEMENT_HEX[ISLAND, PLACE] == hex_at(*VILLAGE)
    s = board()
    assert end_round(s, 20) == []  # dice counted from 0: the chance is 20 percent
    found = end_round(s, 19, EXACT)
    assert [line[:6] for line in found] == [
        [hex_at(9, 18), Sighted.UNIT, Side.RAN, 250, NOWHERE, Source.SETTLEMENT]
    ]
    assert s.courier[0, Courier.SENDER] == FIRST_PLACE_MARKER + PLACE


@pytest.mark.rule("CN-LOY-1")
def test_a_settlement_must_report_to_a_side_once_a_day():
    s = board()
    end_round(s, SEEN, EXACT)
    s.round = 2
    assert len(end_round(s)) == 1
    s.day, s.round = 1, 1
    assert len(end_round(s, SEEN, EXACT)) == 2


@pytest.mark.rule("CN-LOY-1")
@pytest.mark.parametrize(("column", "row", "is_reported"), [(10, 12, True), (10, 11, False)])
def test_a_settlement_must_report_only_to_a_camp_or_commander_within_six_hexes(column, row, is_reported):
    s = board()
    pitch(s, TRA_CAMP, column, row)
    dice = [SEEN, EXACT] if is_reported else []
    assert (end_round(s, *dice) != []) == is_reported
    s = board()
    s.camp_at[TRA_CAMP] = NOWHERE
    place_commander(s, Commander.KYRIAS, column, row)
    assert (end_round(s, *dice) != []) == is_reported


@pytest.mark.rule("CN-LOY-1", "CN-RAN-3")
def test_a_hostile_settlement_must_not_report():
    s = board()
    s.place_stance[Side.TRA, PLACE] = 1
    assert end_round(s) == []


@pytest.mark.rule("CN-LOY-1", "CN-RAN-3")
@pytest.mark.parametrize("outrages", [0, 1])
def test_no_settlement_must_report_to_the_ransards_after_their_first_outrage(outrages):
    s = new_board()
    s.outrages, s.place_stance[Side.TRA] = outrages, 1
    place(s, TRA_1, 9, 18)
    pitch(s, RAN_CAMP, 10, 12)
    is_reported = outrages == 0
    dice = [SEEN, EXACT] if is_reported else []
    assert (end_round(s, *dice) != []) == is_reported


@pytest.mark.rule("CN-LOY-1", "CN-CAMP-5")
def test_a_settlement_must_report_a_commander_without_his_strength():
    s = board()
    place_commander(s, Commander.TRUGDAN, 9, 18, RAN_1)
    assert end_round(s, SEEN)[0][1:4] == [Sighted.COMMANDER, Side.RAN, UNKNOWN]


@pytest.mark.rule("CN-LOY-1")
def test_crurians_must_destroy_a_settlement_after_one_full_round():
    s = board()
    s.camp_at[TRA_CAMP] = NOWHERE
    place(s, GROUP_1, *VILLAGE)
    s.unit_moved[GROUP_1] = 1
    end_round(s)
    assert s.place_gone[PLACE] == 0
    s.round = 2
    end_round(s)
    assert s.place_gone[PLACE] == 1


@pytest.mark.rule("CN-LOY-1")
def test_other_sides_must_not_destroy_a_settlement_and_a_destroyed_one_must_not_report():
    s = board()
    place(s, RAN_1, *VILLAGE)
    s.round = 7  # at night no settlement reports
    end_round(s)
    assert s.place_gone[PLACE] == 0
    s.place_gone[PLACE], s.round = 1, 2
    assert end_round(s) == []
