"""Commanders, headquarters and hero points (catalogue 2.4)."""

import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.pools import NOBODY, NOWHERE, Commander, Side
from stridsplan.games.clusta_noba.numbers import Fate
from stridsplan.games.clusta_noba.rules import commanders

from .board import RAN_1, RAN_2, RAN_CAMP, hex_at, new_board, pitch, place, place_commander

TRUGDAN, GRISBAN = Commander.TRUGDAN, Commander.GRISBAN
MIDDLE = hex_at(10, 9)


@pytest.mark.rule("CN-CMD-4", "CN-CMD-5")
def test_the_highest_ranking_commander_in_a_hex_must_lead():
    s = new_board()
    place_commander(s, GRISBAN, 10, 9)
    assert commanders.commander_of(s, Side.RAN, MIDDLE) == GRISBAN
    place_commander(s, TRUGDAN, 10, 9)
    assert commanders.commander_of(s, Side.RAN, MIDDLE) == TRUGDAN
    assert commanders.commander_of(s, Side.STE, MIDDLE) == NOBODY


@pytest.mark.rule("CN-CMD-1")
def test_only_a_commander_of_four_or_more_must_make_his_hex_superled():
    s = new_board()
    place_commander(s, GRISBAN, 10, 9)
    assert not commanders.is_superled(s, Side.RAN, MIDDLE)
    place_commander(s, TRUGDAN, 10, 9)
    assert commanders.is_superled(s, Side.RAN, MIDDLE)
    s.commander_fate[TRUGDAN] = Fate.PRISONER
    assert not commanders.is_superled(s, Side.RAN, MIDDLE)


@pytest.mark.rule("CN-CMD-2", "CN-CMD-3")
def test_tactics_must_depend_on_leadership_and_be_seven_without_a_commander():
    s = new_board()
    for commander in Commander:
        place_commander(s, commander, 10, 9)
    skills = [commanders.tactics_of(s, commander) for commander in Commander]
    assert skills == [17, 13, 21, 17, 13, 13, 9, 21, 17, 17, 17, 17, 17]
    assert commanders.tactics_of(s, NOBODY) == 7


@pytest.mark.rule("CN-CMD-6")
def test_dunkelbrink_must_take_command_only_where_he_meets_naramsi():
    s, log = new_board(), blank_log(4)
    s.commander_in_chief[Side.STE] = Commander.NARAMSI
    place_commander(s, Commander.NARAMSI, 10, 9)
    place_commander(s, Commander.DUNKELBRINK, 11, 9)
    commanders.hand_over_command(s, Commander.NARAMSI, Commander.DUNKELBRINK, log)
    assert s.commander_in_chief[Side.STE] == Commander.NARAMSI
    place_commander(s, Commander.DUNKELBRINK, 10, 9)
    commanders.hand_over_command(s, Commander.NARAMSI, Commander.DUNKELBRINK, log)
    assert s.commander_in_chief[Side.STE] == Commander.DUNKELBRINK


@pytest.mark.rule("CN-CMD-7", "CN-TRAP-50")
def test_headquarters_must_pass_to_the_successor_then_to_a_camp_then_to_a_unit():
    s, log = new_board(), blank_log(8)
    s.commander_in_chief[Side.RAN] = TRUGDAN
    place_commander(s, TRUGDAN, 10, 9)
    place_commander(s, GRISBAN, 9, 21)
    place(s, RAN_1, 12, 12)
    place(s, RAN_2, 8, 19, 60)
    pitch(s, RAN_CAMP, 8, 19)
    assert commanders.headquarters_hex(s, Side.RAN) == MIDDLE
    commanders.lose_commander(s, TRUGDAN, Fate.DEAD, log)
    assert commanders.headquarters_hex(s, Side.RAN) == hex_at(9, 21)
    assert s.news_due[Side.RAN] == TRUGDAN + 1  # + 1, because 0 is no news
    commanders.lose_commander(s, GRISBAN, Fate.DEAD, log)
    assert commanders.headquarters_hex(s, Side.RAN) == hex_at(8, 19)
    s.camp_at[RAN_CAMP] = NOWHERE
    assert commanders.headquarters_hex(s, Side.RAN) == hex_at(12, 12)
    s.unit_at[RAN_1], s.unit_aboard[RAN_1] = hex_at(0, 24), 1  # at sea, with more men than the unit ashore
    assert commanders.headquarters_hex(s, Side.RAN) == hex_at(0, 24)
    assert commanders.headquarters_hex(s, Side.TRA) == NOWHERE
    assert commanders.headquarters_hex(s, Side.CRU) == BOX


@pytest.mark.rule("CN-CMD-7")
def test_a_successor_in_the_same_hex_must_need_no_news():
    s, log = new_board(), blank_log(4)
    s.commander_in_chief[Side.RAN] = TRUGDAN
    place_commander(s, TRUGDAN, 10, 9)
    place_commander(s, GRISBAN, 10, 9)
    commanders.lose_commander(s, TRUGDAN, Fate.DEAD, log)
    assert (s.commander_in_chief[Side.RAN], s.news_due[Side.RAN]) == (GRISBAN, 0)


@pytest.mark.rule("CN-HP-1", "CN-HP-2")
def test_a_point_must_be_regained_only_up_to_leadership():
    s, log = new_board(), blank_log(4)
    place_commander(s, GRISBAN, 10, 9)
    assert s.commander_points[GRISBAN] == 3
    commanders.regain_point(s, GRISBAN, log)
    assert s.commander_points[GRISBAN] == 3
    commanders.spend_point(s, GRISBAN)
    commanders.regain_point(s, GRISBAN, log)
    assert s.commander_points[GRISBAN] == 3
    assert not commanders.has_point(s, NOBODY)
