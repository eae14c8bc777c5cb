"""The participating units and persons, and their places before the first day (catalogue 1.3 to 1.9, 2.2)."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.armies import Level
from stridsplan.games.clusta_noba.components.map import BOX
from stridsplan.games.clusta_noba.components.pools import (
    GROUPS,
    NOBODY,
    NOWHERE,
    PRIVATE_COMPANY,
    SIDE_OF_UNIT,
    SPECIALISTS,
    TRADE,
    UNITS,
    Commander,
    Side,
    Trade,
    specialists_of,
    units_of,
)
from stridsplan.games.clusta_noba.numbers import Doctrine, Fate, Stance
from stridsplan.games.clusta_noba.options import Length, Scenario
from stridsplan.games.clusta_noba.rules import set_up
from stridsplan.games.clusta_noba.rules.columns import retreat_at
from stridsplan.games.clusta_noba.rules.stances import ally_crurians_and_ransards
from stridsplan.games.clusta_noba.rules.units import is_in_play, men_of

from .board import (
    PIRATES_2,
    RAN_1,
    RAN_4,
    RAN_5,
    RAN_7,
    RAN_ASTROLOGER,
    STE_1,
    STE_2,
    TRA_1,
    TRA_2,
    TRA_5,
    TRA_6,
    TRA_7,
    TRA_8,
    TRA_9,
    hex_at,
    new_board,
)

LOG = blank_log()


def board_of_level(level: Level, scenario: Scenario = Scenario.ISLAND, **options: int) -> np.void:
    """An empty campaign in which the Trakorians have a priority."""
    s = new_board(scenario, **options)
    s.priority[s.seat_of[Side.TRA]] = level
    return s


def army(s: np.void, side: Side) -> list[int]:
    """The units of a side that take part."""
    return [unit for unit in range(UNITS) if SIDE_OF_UNIT[unit] == side and set_up.takes_part(s, unit)]


# -- Participants ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-TRA-1", "CN-ARR-4")
@pytest.mark.parametrize(
    ("level", "units"),
    [
        (Level.DISGRACE, [PRIVATE_COMPANY]),
        (Level.LOW, [TRA_1, TRA_5, TRA_6]),
        (Level.HIGH, [TRA_1, TRA_2, TRA_5, TRA_6, TRA_7, TRA_8, TRA_9]),
        (Level.HIGHEST, list(range(PRIVATE_COMPANY))),
    ],
)
def test_the_trakorian_companies_must_depend_on_the_priority(level, units):
    assert army(board_of_level(level), Side.TRA) == units


@pytest.mark.rule("CN-TRA-2")
@pytest.mark.parametrize(
    ("level", "commanders"),
    [
        (Level.DISGRACE, [Commander.DA_KAELVE]),
        (Level.LOW, [Commander.TASSELUKA, Commander.DA_KAELVE]),
        (Level.HIGH, [Commander.TASSELUKA, Commander.DA_KAELVE]),
        (Level.HIGHEST, [Commander.TASSELUKA, Commander.DA_KAELVE, Commander.KYRIAS]),
    ],
)
def test_the_admiral_must_be_absent_in_disgrace_and_kyrias_present_only_at_the_highest_priority(
    level, commanders
):
    s = board_of_level(level)
    assert [
        who for who in Commander if who < Commander.TRUGDAN and set_up.commander_takes_part(s, who)
    ] == commanders


@pytest.mark.parametrize(
    ("level", "count"), [(Level.DISGRACE, 1), (Level.LOW, 1), (Level.HIGH, 4), (Level.HIGHEST, 6)]
)
def test_the_trakorian_specialists_must_depend_on_the_priority(level, count):
    s = board_of_level(level)
    assert sum(set_up.specialist_takes_part(s, who) for who in specialists_of(Side.TRA)) == count
    assert all(set_up.specialist_takes_part(s, who) for who in range(RAN_ASTROLOGER, SPECIALISTS))


@pytest.mark.rule("CN-CRUR-2")
def test_the_other_armies_must_be_those_of_the_army_lists():
    s = board_of_level(Level.LOW)
    assert army(s, Side.RAN) == list(range(RAN_1, RAN_7 + 1))
    assert army(s, Side.STE) == list(units_of(Side.STE))
    assert army(s, Side.CRU) == list(GROUPS[:14])


def test_the_skirmish_must_have_the_companies_of_its_file():
    s = board_of_level(Level.LOW, Scenario.SKIRMISH)
    s.seat_of[:] = NOBODY, 0, 1, NOBODY
    assert [army(s, side) for side in Side] == [[], [RAN_1, RAN_4, RAN_5], [STE_1, STE_2], []]


def test_a_side_without_a_seat_must_not_take_part():
    s = board_of_level(Level.HIGHEST)
    s.seat_of[:] = NOBODY
    assert not any(set_up.takes_part(s, unit) for unit in range(UNITS))
    assert not any(set_up.commander_takes_part(s, commander) for commander in Commander)
    assert not any(set_up.specialist_takes_part(s, who) for who in range(SPECIALISTS))


@pytest.mark.rule("CN-RAN-5", "CN-RAN-6")
def test_allied_ransards_must_have_no_necromancers_among_their_specialists():
    s = board_of_level(Level.LOW)
    ally_crurians_and_ransards(s)
    trades = [Trade(TRADE[who]) for who in specialists_of(Side.RAN) if set_up.specialist_takes_part(s, who)]
    assert trades == [
        Trade.ASTROLOGER,
        Trade.HALF_ASTROLOGER,
        Trade.SPY,
        Trade.INTERROGATOR,
        *[Trade.HIPPOGRIFF] * 3,
    ]


@pytest.mark.rule("CN-RAN-1", "CN-RAN-2")
def test_each_pirate_ship_must_join_with_a_chance_of_one_half():
    s = board_of_level(Level.LOW)
    s.pirates_left = 3
    set_up.place_armies(s, loaded_tape([1, 0, 1]), LOG)  # two of three join
    assert army(s, Side.RAN) == list(range(RAN_1, PIRATES_2 + 1))


# -- Places ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-2", "CN-CRUR-5", "CN-CRUR-7", "CN-CMD-6")
def test_the_crurians_must_begin_in_the_box_with_generals_for_ten_groups():
    s = board_of_level(Level.LOW)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert [(s.unit_at[unit], men_of(s, unit)) for unit in GROUPS[:14]] == [(BOX, 500)] * 14
    assert not is_in_play(s, GROUPS[14])
    generals = range(Commander.GENERAL_1, Commander.GENERAL_5 + 1)
    assert [int(s.commander_unit[general]) for general in generals] == list(GROUPS[:10:2])
    assert all(s.commander_at[general] == BOX for general in generals)
    assert s.commander_in_chief[Side.CRU] == NOBODY
    assert s.starting_tv[Side.CRU] == 2 * 10500


@pytest.mark.rule("CN-HP-1")
def test_a_commander_must_start_with_as_many_hero_points_as_his_leadership():
    s = board_of_level(Level.LOW)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert (
        s.commander_points.tolist() == s.commander_leadership.tolist() == [4, 3, 5, 4, 3, 3, 2, 5] + [4] * 5
    )


@pytest.mark.rule("CN-ARR-3", "CN-ARR-4")
def test_the_sides_that_arrive_by_sea_must_not_be_in_play_yet():
    s = board_of_level(Level.HIGHEST)
    s.approach[Side.RAN] = hex_at(19, 3)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert (s.unit_at[: GROUPS[0]] == NOWHERE).all()
    assert (s.commander_fate[: Commander.GENERAL_1] == Fate.ABSENT).all()
    assert s.starting_tv[: Side.CRU].tolist() == [0, 0, 0]
    assert s.approach[: Side.CRU].tolist() == [hex_at(19, 9), hex_at(19, 3), hex_at(0, 12)]


@pytest.mark.rule("CN-CMD-6")
@pytest.mark.parametrize(
    ("level", "named", "chief"),
    [
        (Level.HIGHEST, NOBODY, Commander.DA_KAELVE),
        (Level.HIGHEST, Commander.TASSELUKA, Commander.TASSELUKA),
        (Level.HIGHEST, Commander.KYRIAS, Commander.KYRIAS),
        (Level.HIGH, Commander.KYRIAS, Commander.DA_KAELVE),
        (Level.DISGRACE, Commander.TASSELUKA, Commander.DA_KAELVE),
        (Level.HIGHEST, Commander.TRUGDAN, Commander.DA_KAELVE),
    ],
)
def test_the_trakorians_may_choose_a_participating_commander_as_commander_in_chief(level, named, chief):
    s = board_of_level(level)
    s.commander_in_chief[Side.TRA] = named
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert s.commander_in_chief.tolist() == [chief, Commander.TRUGDAN, Commander.NARAMSI, NOBODY]


@pytest.mark.rule("CN-STE-1")
def test_dunkelbrink_must_come_only_by_option_and_on_a_drawn_day():
    s = board_of_level(Level.LOW)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert s.dunkelbrink_day == NOWHERE
    s = board_of_level(Level.LOW, dunkelbrink=1)
    set_up.place_armies(s, loaded_tape([19]), LOG)  # a 20, counted from 0
    assert s.dunkelbrink_day == 20
    s = board_of_level(Level.LOW, dunkelbrink=1, length=Length.EVENING)
    set_up.place_armies(s, loaded_tape([19]), LOG)
    assert s.dunkelbrink_day == 8


# -- Stances and doctrine --------------------------------------------------------------------------------------


@pytest.mark.rule("CN-RAN-4", "CN-ALLY-2")
def test_hypherers_and_tacticum_must_be_hostile_to_the_ransards_and_all_peoples_to_the_crurians():
    s = board_of_level(Level.LOW)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert s.place_stance[:, :8].tolist() == [[0] * 8, [0] * 5 + [1, 1, 0], [0] * 8, [1] * 8]  # 1: hostile


@pytest.mark.rule("CN-ALLY-2", "CN-ALLY-3")
def test_all_sides_except_allies_must_be_hostile_and_know_it():
    s = board_of_level(Level.LOW)
    ally_crurians_and_ransards(s)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert s.known_stance[Side.RAN, Side.TRA] == Stance.HOSTILE
    assert s.known_stance[Side.RAN, Side.CRU] == s.known_stance[Side.CRU, Side.RAN] == Stance.ALLIED


def test_every_unit_must_begin_with_the_default_doctrine():
    s = board_of_level(Level.LOW)
    set_up.place_armies(s, loaded_tape([]), LOG)
    assert all(retreat_at(s, unit) == 5 for unit in range(UNITS))  # tenths of the TV
    assert (s.unit_doctrine[:, Doctrine.FORCED_1] == NOWHERE).all()
