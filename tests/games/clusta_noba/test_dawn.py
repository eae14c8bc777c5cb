"""Calendar events at dawn (catalogue 6.4 step 4)."""

import numpy as np
import pytest

from stridsplan.engine.dice import loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, MASK, blank_log, rows
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNKNOWN, Commander, Side
from stridsplan.games.clusta_noba.defects import MIXED, defects
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Letter, Stance
from stridsplan.games.clusta_noba.options import Bridge, Length
from stridsplan.games.clusta_noba.rules import dawn, marching
from stridsplan.games.clusta_noba.rules.camps import may_pitch
from stridsplan.games.clusta_noba.rules.stances import (
    ally_crurians_and_ransards,
    are_allied,
    is_hostile,
    set_stance,
)

from .board import EXACT, RAN_4, RAN_CAMP, STE_1, TRA_CAMP, hex_at, new_board, pitch, place, place_commander

MIDDLE = hex_at(10, 9)


def begin_day(s: np.void, day: int, rolls: tuple[int, ...] = ()) -> np.ndarray:
    """Play the dawn of a day, with these rolls counted from 0; return its log rows."""
    s.day, log = day, blank_log(20)
    dawn.begin_day(s, loaded_tape(rolls), log)
    return rows(log)


# -- The bridge ------------------------------------------------------------------------------------------------


def before_bridge() -> np.void:
    """A campaign whose bridge is finished on day 13; the latest possible day is 16."""
    s = new_board()
    s.bridge_day, s.conflux = 13, MIDDLE
    return s


@pytest.mark.rule("CN-CRUR-7")
def test_the_bridge_must_be_finished_at_dawn_of_its_day():
    s = before_bridge()
    begin_day(s, 12)
    assert s.has_bridge == 0
    begin_day(s, 13)
    assert s.has_bridge == 1


@pytest.mark.rule("CN-CRUR-7")
def test_all_must_know_that_the_bridge_is_finished_when_no_later_day_is_left():
    s = before_bridge()
    begin_day(s, 15)
    assert s.bridge_known.tolist() == [0, 0, 0, 1]
    begin_day(s, 16)
    assert s.bridge_known.tolist() == [1, 1, 1, 1]
    s = before_bridge()
    s.bridge_day = 20  # put off by an umpire beyond the latest day: then nobody is told
    begin_day(s, 20)
    assert s.bridge_known.tolist() == [0, 0, 0, 1]
    s = new_board(bridge=Bridge.NAMED, bridge_day=12)
    s.bridge_day = 12
    begin_day(s, 11)
    assert s.bridge_known.tolist() == [0, 0, 0, 0]
    begin_day(s, 12)
    assert s.bridge_known.tolist() == [1, 1, 1, 1]


@pytest.mark.rule("CN-CRUR-7", "CN-ASTRO-6")
def test_only_the_crurians_must_learn_of_bridge_and_conflux():
    s = before_bridge()
    log_rows = begin_day(s, 13)
    assert s.bridge_known.tolist() == [0, 0, 0, 1]
    assert s.known_conflux.tolist() == [UNKNOWN, UNKNOWN, UNKNOWN, MIDDLE]
    learned = [row for row in log_rows if row[EVENT] == Event.CONFLUX_LEARNED]
    assert [(int(row[MASK]), int(row[ARGUMENTS])) for row in learned] == [(1 << Side.CRU, MIDDLE)]
    assert not any(row[EVENT] == Event.CONFLUX_LEARNED for row in begin_day(s, 14))


def test_a_bridge_without_a_day_must_never_be_finished():
    s = new_board()
    begin_day(s, 60)
    assert s.has_bridge == 0


@pytest.mark.rule("CN-SEA-10")
def test_ships_must_give_way_to_the_bridge():
    s = before_bridge()
    place(s, RAN_4, 14, 1)  # a hex of the bridge
    s.unit_aboard[RAN_4], s.ship_at[RAN_4] = 1, hex_at(14, 1)
    place_commander(s, Commander.GRISBAN, 14, 1, RAN_4)
    begin_day(s, 13)
    assert s.ship_at[RAN_4] == s.unit_at[RAN_4] == s.commander_at[Commander.GRISBAN] == hex_at(14, 0)


# -- Reinforcements --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CRUR-12", "CN-CRUR-16")
def test_islanders_must_set_out_on_three_days():
    s = new_board()
    waiting = []
    for day in range(61):
        do_islanders_come = day in (30, 37, 44)
        begin_day(s, day, (0,) if do_islanders_come else ())  # the die for the round in which they land
        waiting.append(int(s.islanders_waiting))
    assert [day for day in range(1, 61) if waiting[day] > waiting[day - 1]] == [30, 37, 44]
    assert waiting[-1] == 3 * 2  # two ships a week


@pytest.mark.rule("CN-CRUR-12")
def test_in_a_shorter_campaign_islanders_must_set_out_earlier():
    s = new_board(length=Length.EVENING)
    for day in range(21):
        begin_day(s, day, (0,) if day in (12, 15, 18) else ())
    assert s.islanders_waiting == 6


@pytest.mark.rule("CN-STE-1")
def test_dunkelbrink_must_arrive_at_the_approach_on_his_day():
    s = new_board()
    s.dunkelbrink_day, s.approach[Side.STE] = 9, hex_at(0, 12)
    begin_day(s, 8)
    assert s.commander_at[Commander.DUNKELBRINK] == NOWHERE
    begin_day(s, 9)
    assert s.commander_at[Commander.DUNKELBRINK] == hex_at(0, 12)


# -- Stances ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-ALLY-2")
def test_a_truce_must_hold_from_the_next_dawn_and_both_sides_know_it():
    s = new_board()
    s.offer[Side.TRA, Side.RAN] = s.offer[Side.RAN, Side.TRA] = Letter.TRUCE + 1  # 0 is no letter
    assert is_hostile(s, Side.TRA, Side.RAN)
    log_rows = begin_day(s, 5)
    assert not is_hostile(s, Side.TRA, Side.RAN)
    changes = [row for row in log_rows if row[EVENT] == Event.STANCE_CHANGED]
    # Who sees it, the other side, the stance
    changed = [(row[MASK], row[ARGUMENTS], row[ARGUMENTS + 1]) for row in changes]
    assert (1 << Side.TRA, Side.RAN, Stance.TRUCE) in changed
    assert (1 << Side.RAN, Side.TRA, Stance.TRUCE) in changed
    assert not any(mask == 1 << Side.STE and stance == Stance.TRUCE for mask, _, stance in changed)


@pytest.mark.rule("CN-ALLY-2", "CN-CONTACT-5")
@pytest.mark.parametrize("has_camp", [False, True])
def test_one_of_two_sides_whose_truce_ends_in_a_hex_must_leave_it_and_not_the_one_with_a_camp(has_camp: bool):
    s = new_board()
    set_stance(s, Side.RAN, Side.STE, Stance.TRUCE)
    for unit in (RAN_4, STE_1):
        place(s, unit, 10, 9)
    if has_camp:
        pitch(s, RAN_CAMP, 10, 9)
    s.offer[Side.STE, Side.RAN] = Letter.WAR + 1
    begin_day(s, 5)
    assert (s.unit_passing[RAN_4], s.unit_passing[STE_1]) == (0 if has_camp else 1, 1)
    marching.march(s, loaded_tape([EXACT] * 20), blank_log(40))
    assert (s.unit_at[RAN_4] == MIDDLE, s.unit_at[STE_1] == MIDDLE) == (has_camp, not has_camp)
    assert defects(s) & MIXED == 0


@pytest.mark.rule("CN-ALLY-3")
def test_a_betrayal_must_end_the_alliance_at_dawn():
    s = new_board()
    ally_crurians_and_ransards(s)
    begin_day(s, 40)
    assert are_allied(s, Side.CRU, Side.RAN)
    s.offer[Side.CRU, Side.RAN] = Letter.WAR + 1
    begin_day(s, 41)
    assert is_hostile(s, Side.RAN, Side.CRU)
    assert s.alliance == 0


# -- Store Stenfar ---------------------------------------------------------------------------------------------


def before_stone() -> np.void:
    """A campaign in which the stone is to be planted in the middle of the island on day 25."""
    s = new_board()
    s.stenfar_day, s.conflux = 25, MIDDLE
    return s


@pytest.mark.rule("CN-STONE-3", "CN-STONE-2")
def test_the_stone_must_be_planted_on_its_day_and_keep_camps_away():
    s = before_stone()
    begin_day(s, 24)
    assert s.stenfar == 0
    assert may_pitch(s, MIDDLE)
    begin_day(s, 25)
    assert s.stenfar == 1
    assert not may_pitch(s, MIDDLE)


@pytest.mark.rule("CN-STONE-3")
def test_the_stone_must_not_be_planted_without_the_option():
    s = before_stone()
    s.stenfar_day = NOWHERE
    begin_day(s, 60)
    assert s.stenfar == 0


@pytest.mark.rule("CN-STONE-2")
def test_the_stone_must_wait_while_a_camp_or_unit_is_in_the_hex():
    s = before_stone()
    pitch(s, TRA_CAMP, 10, 9)
    begin_day(s, 25)
    assert s.stenfar == 0
    s.camp_at[TRA_CAMP] = NOWHERE
    place(s, STE_1, 10, 9)
    begin_day(s, 26)
    assert s.stenfar == 0
    s.unit_at[STE_1] = NOWHERE
    begin_day(s, 27)
    assert (s.stenfar, s.stenfar_day) == (1, 27)


@pytest.mark.rule("CN-TIME-9")
def test_the_calendar_must_work_up_to_day_60():
    s = before_stone()
    s.stenfar_day = s.bridge_day = 60
    begin_day(s, 59)
    assert (s.stenfar, s.has_bridge) == (0, 0)
    begin_day(s, 60)
    assert (s.stenfar, s.has_bridge) == (1, 1)
