"""The Tactics roll on the whole record: skills, dice, and the winner of a front (CN-COMBAT-3 to CN-COMBAT-7)."""

import numpy as np
import pytest

from stridsplan.engine.dice import COUNT, SHORT, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, MASK, blank_log, only, rows
from stridsplan.games.clusta_noba.components.pools import Commander, Side
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Force, Front
from stridsplan.games.clusta_noba.options import LiveDecisions
from stridsplan.games.clusta_noba.rules import forces, fronts, tactics

from .board import RAN_4, TRA_5, hex_at, new_board, place, place_commander

HERE, THERE = (12, 9), (13, 8)
LOG = blank_log()


def battle(is_led: bool = True, is_foe_led: bool = True) -> np.void:
    """RAN under Grisban against TRA under da Kaelve, both with Tactics 13; RAN rolls first in round 1 of day 0."""
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    if is_led:
        place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    if is_foe_led:
        place_commander(s, Commander.DA_KAELVE, *THERE, TRA_5)
    assert forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    return s


def margin(s: np.void, *dice: int) -> int:
    """Roll for Tactics with exactly these rolls of 1d20; return the margin by which RAN wins, negative if TRA wins."""
    tape = loaded_tape([die - 1 for die in dice])
    tactics.roll_tactics(s, 0, tape, LOG)
    assert not tape[SHORT]
    assert tape[COUNT] == len(dice)
    first = s.front[0, Front.ONE] == s.unit_force[RAN_4]
    return int(s.front_margin[0]) * (1 if first else -1)


@pytest.mark.rule("CN-COMBAT-3", "CN-CMD-2")
def test_the_higher_differential_must_win():
    assert margin(battle(), 5, 9) == 4
    assert margin(battle(), 9, 5) == -4


def seen_rolls(s: np.void) -> list[tuple[int, ...]]:
    """Roll 20, then 4, against 9; return the masks of the seats that see a roll, with its hex and dice."""
    log = blank_log(10)
    tactics.roll_tactics(s, 0, loaded_tape([19, 3, 8]), log)
    return [tuple(row[MASK : ARGUMENTS + 3]) for row in rows(log) if row[EVENT] == Event.TACTICS_SEEN]


@pytest.mark.rule("CN-COMBAT-3", "CN-ORDER-14")
def test_a_player_must_see_the_dice_of_own_battles_in_the_hex_of_the_commander_in_chief():
    s = battle()
    assert seen_rolls(s) == []
    s.commander_in_chief[Side.RAN] = Commander.GRISBAN
    s.seat_of[Side.RAN] = 2
    assert seen_rolls(s) == [(only(2), hex_at(*HERE), 20, 4)]
    s.news_due[Side.RAN] = 1  # he does not know yet that he commands
    assert seen_rolls(s) == []
    s.news_due[Side.RAN], s.options.live = 0, LiveDecisions.SHEET_ONLY
    assert seen_rolls(s) == []


@pytest.mark.rule("CN-COMBAT-3")
def test_equal_differentials_must_be_rolled_again():
    assert margin(battle(), 7, 7, 8, 8, 8, 5) == -3


@pytest.mark.rule("CN-COMBAT-3")
def test_the_earlier_side_must_roll_first():
    s = battle()
    s.day = 3  # TRA comes first
    assert fronts.earlier_on(s, 0) == s.unit_force[TRA_5]
    assert margin(s, 5, 9) == -4


@pytest.mark.rule("CN-CMD-3", "CN-COMBAT-7", "CN-TRAP-12")
def test_a_leaderless_force_must_roll_with_7_and_lose():
    assert margin(battle(is_foe_led=False), 12, 17) == 11
    assert margin(battle(is_led=False), 2, 18) == -1
    assert margin(battle(is_led=False), 7, 13) == -1  # equal differentials


@pytest.mark.rule("CN-COMBAT-7")
def test_two_leaderless_forces_must_compare_rolls():
    assert margin(battle(is_led=False, is_foe_led=False), 2, 18) == 16


@pytest.mark.rule("CN-COMBAT-5", "CN-COMBAT-7")
def test_a_leaderless_force_may_win_if_the_leader_of_the_enemy_fumbles():
    s = battle(is_led=False)
    assert margin(s, 2, 20, 14) == 12
    assert margin(s, 2, 20, 13) == -1  # not confirmed: no fumble


@pytest.mark.rule("CN-COMBAT-4", "CN-HP-2", "CN-TRAP-14")
def test_a_perfect_roll_must_add_ten_and_restore_a_hero_point():
    s = battle()
    s.commander_points[Commander.GRISBAN] = 1
    assert margin(s, 1, 13, 2) == 22 - 11  # 13 - 1 + 10 against 13 - 2
    assert s.commander_points[Commander.GRISBAN] == 2


@pytest.mark.rule("CN-COMBAT-4", "CN-HP-2")
def test_an_unconfirmed_one_must_have_no_effect():
    s = battle()
    s.commander_points[Commander.GRISBAN] = 1
    assert margin(s, 1, 14, 2) == 1
    assert s.commander_points[Commander.GRISBAN] == 1


@pytest.mark.rule("CN-HP-2")
def test_a_perfect_roll_must_not_raise_hero_points_above_leadership():
    s = battle()
    assert margin(s, 1, 2, 2) > 0
    assert s.commander_points[Commander.GRISBAN] == 3


@pytest.mark.rule("CN-COMBAT-6", "CN-PATROL-3")
@pytest.mark.parametrize(("rounds", "expected"), [(0, -5), (1, 0)])
def test_five_must_be_subtracted_from_the_die_of_a_patrol_in_the_first_field_round(
    rounds: int, expected: int
):
    s = battle()
    is_first = s.front[0, Front.ONE] == s.unit_force[TRA_5]
    s.front[0, Front.PATROL], s.front[0, Front.ROUNDS] = (1 if is_first else 2), rounds  # which is the patrol
    assert tactics.die_modifier(s, 0, int(s.unit_force[TRA_5])) == expected
    assert tactics.die_modifier(s, 0, int(s.unit_force[RAN_4])) == 0
    assert margin(s, 10, 12) == 2 + expected


@pytest.mark.rule("CN-COMBAT-6", "CN-RETREAT-5")
def test_a_pursuit_must_add_five_to_the_skill_but_not_for_the_confirmation():
    s = battle()
    s.force[s.unit_force[RAN_4], Force.PURSUES] = 1
    assert margin(s, 10, 10) == 5
    assert margin(s, 1, 14, 2) == 13 + 5 - 1 - 11  # the 14 is above 13, so it confirms nothing
