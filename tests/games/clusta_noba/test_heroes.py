"""Commanders in battle: hero points for strength, death, escape (CN-HP, CN-COMBAT-20 to CN-COMBAT-23)."""

import numpy as np
import pytest

from stridsplan.engine.dice import COUNT, SHORT, loaded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.pools import NOBODY, NOWHERE, Commander
from stridsplan.games.clusta_noba.numbers import Doctrine, Fate, Force, Mark, Outcome, Profile
from stridsplan.games.clusta_noba.rules import commanders, forces, fronts, heroes, strength
from stridsplan.games.clusta_noba.rules.heroes import FIRST_ROUND, NEVER, WHEN_BEHIND

from .board import RAN_4, RAN_5, RAN_CAMP, TRA_1, TRA_5, hex_at, new_board, pitch, place, place_commander

HERE, THERE, ELSEWHERE = (12, 9), (13, 8), (12, 8)
GRISBAN, TRUGDAN = Commander.GRISBAN, Commander.TRUGDAN
LOG = blank_log()
PERCENT = 4  # one percent, in the quarters in which the rules count


def battle(boost: int = NEVER, reserve: int = 1) -> np.void:
    """A fight in which RAN_4 under Grisban, with these doctrines, attacks the stronger TRA_1."""
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_1, *THERE)
    place_commander(s, GRISBAN, *HERE, RAN_4)
    s.unit_doctrine[RAN_4, Doctrine.TV_BOOST], s.unit_doctrine[RAN_4, Doctrine.RESERVE] = boost, reserve
    assert forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    fronts.line_up(s)
    for k in range(s.live_forces):
        strength.divide_force(s, int(s.force_order[k]))
    return s


def force_of_grisban(s: np.void) -> int:
    """The number of Grisban's force."""
    return int(s.unit_force[RAN_4])


def risk(s: np.void, percent: int, *dice: int, enemy: int = 0) -> None:
    """Let Grisban run the risk of death after losses in percent, with exactly these rolls of 1d10000."""
    tape = loaded_tape([die - 1 for die in dice])
    heroes.risk_death(s, force_of_grisban(s), percent * PERCENT, enemy * PERCENT, tape, LOG)
    assert not tape[SHORT]
    assert tape[COUNT] == len(dice)


def destroy(s: np.void, marks: int = Mark.PERMANENT) -> None:
    """Destroy Grisban's force, and decide the fate of its commanders."""
    s.unit_men[RAN_4], s.unit_outcome[RAN_4] = 0, Outcome.DESTROYED
    s.force[force_of_grisban(s), Force.MARKS] = marks
    heroes.decide_fate_of_commanders(s, force_of_grisban(s), LOG)


@pytest.mark.rule("CN-HP-3", "CN-HP-7")
@pytest.mark.parametrize(
    ("when", "is_foe_stronger", "rounds", "spent"),
    [
        (NEVER, True, 0, 0),
        (WHEN_BEHIND, True, 3, 1),
        (WHEN_BEHIND, False, 0, 0),
        (FIRST_ROUND, True, 0, 1),
        (FIRST_ROUND, True, 1, 0),
    ],
)
def test_a_hero_point_must_be_spent_on_strength_by_doctrine(
    when: int, is_foe_stronger: bool, rounds: int, spent: int
):
    s = battle(when)
    if not is_foe_stronger:
        s.unit_tv[TRA_1] = 0, 2 * 360  # as strong as RAN
    s.force[force_of_grisban(s), Force.ROUNDS] = rounds
    heroes.boost(s, force_of_grisban(s), LOG)
    assert s.force[force_of_grisban(s), Force.BOOSTED] == spent
    assert s.commander_points[GRISBAN] == 3 - spent


@pytest.mark.rule("CN-HP-7")
@pytest.mark.parametrize(("points", "reserve", "spent"), [(2, 1, 1), (1, 1, 0), (1, 0, 1), (0, 0, 0)])
def test_hero_points_in_reserve_must_not_be_spent_on_strength(points: int, reserve: int, spent: int):
    s = battle(FIRST_ROUND, reserve)
    s.commander_points[GRISBAN] = points
    heroes.boost(s, force_of_grisban(s), LOG)
    assert s.force[force_of_grisban(s), Force.BOOSTED] == spent


@pytest.mark.rule("CN-HP-3")
def test_a_commander_may_spend_only_one_hero_point_in_a_field_round():
    s = battle(FIRST_ROUND)
    place(s, RAN_5, *HERE)
    place(s, TRA_5, *ELSEWHERE)
    s.unit_doctrine[RAN_5, Doctrine.TV_BOOST] = FIRST_ROUND
    assert forces.open_fight(s, RAN_5, hex_at(*ELSEWHERE), LOG)
    assert s.force[s.unit_force[RAN_5], Force.LEADER] == GRISBAN
    heroes.boost(s, force_of_grisban(s), LOG)
    heroes.boost(s, int(s.unit_force[RAN_5]), LOG)
    assert (s.force[s.unit_force[RAN_5], Force.BOOSTED], s.commander_points[GRISBAN]) == (0, 2)


@pytest.mark.rule("CN-COMBAT-22", "GT-24")
@pytest.mark.parametrize(("die", "fate"), [(449, Fate.DEAD), (450, Fate.DEAD), (451, Fate.FREE)])
def test_a_leader_must_fall_on_a_roll_up_to_a_tenth_of_the_losses(die: int, fate: Fate):
    s = battle()
    s.commander_points[GRISBAN] = 0
    risk(s, 45, die, enemy=100)
    assert s.commander_fate[GRISBAN] == fate
    assert s.force[force_of_grisban(s), Force.LEADER_FELL] == (1 if fate == Fate.DEAD else 0)


@pytest.mark.rule("CN-COMBAT-22")
@pytest.mark.parametrize(("die", "fate"), [(100, Fate.DEAD), (101, Fate.FREE)])
def test_the_profile_of_the_example_must_use_the_losses_of_the_enemy(die: int, fate: Fate):
    s = battle()
    s.profile, s.commander_points[GRISBAN] = Profile.WORKED_EXAMPLE, 0
    risk(s, 45, die, enemy=10)
    assert s.commander_fate[GRISBAN] == fate


@pytest.mark.rule("CN-COMBAT-22")
def test_without_losses_there_must_be_no_risk():
    s = battle()
    risk(s, 0, enemy=50)
    assert s.commander_fate[GRISBAN] == Fate.FREE


@pytest.mark.rule("CN-HP-4", "CN-HP-7")
def test_a_hero_point_even_of_the_reserve_must_prevent_a_death():
    s = battle(reserve=5)
    s.commander_points[GRISBAN] = 1
    risk(s, 45, 1)
    assert (s.commander_fate[GRISBAN], s.commander_points[GRISBAN]) == (Fate.FREE, 0)
    assert s.force[force_of_grisban(s), Force.LEADER_FELL] == 0
    risk(s, 45, 1)
    assert s.commander_fate[GRISBAN] == Fate.DEAD


@pytest.mark.rule("CN-COMBAT-22", "CN-MULTI-2")
def test_a_leader_must_run_a_risk_for_each_front():
    s = battle()
    s.commander_points[GRISBAN] = 0
    place(s, TRA_5, *ELSEWHERE)
    assert forces.open_fight(s, TRA_5, hex_at(*HERE), LOG)
    fronts.line_up(s)
    s.front_loss[0, strength.place_on(s, 0, force_of_grisban(s))] = 30 * PERCENT
    s.front_loss[1, strength.place_on(s, 1, force_of_grisban(s))] = 10 * PERCENT
    tape = loaded_tape([300, 99])  # above 300, then exactly 100
    heroes.risk_leader(s, force_of_grisban(s), tape, LOG)
    assert tape[COUNT] == 2
    assert s.commander_fate[GRISBAN] == Fate.DEAD


@pytest.mark.rule("CN-CMD-5")
def test_the_leader_named_in_the_orders_must_lead_instead_of_a_higher_commander():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_1, *THERE)
    place_commander(s, GRISBAN, *HERE, RAN_4)
    place_commander(s, TRUGDAN, *HERE)
    s.unit_doctrine[RAN_4, Doctrine.LEADER] = GRISBAN + 1
    assert forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    assert s.force[force_of_grisban(s), Force.LEADER] == GRISBAN
    assert not commanders.is_superleader(s, int(s.force[force_of_grisban(s), Force.LEADER]))
    s.commander_fate[GRISBAN] = Fate.DEAD  # then the highest commander leads
    heroes.renew_leader(s, force_of_grisban(s))
    assert s.force[force_of_grisban(s), Force.LEADER] == TRUGDAN


@pytest.mark.rule("CN-CMD-5")
def test_a_named_leader_who_is_elsewhere_must_not_lead():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_1, *THERE)
    place_commander(s, GRISBAN, *ELSEWHERE)
    place_commander(s, TRUGDAN, *HERE)
    s.unit_doctrine[RAN_4, Doctrine.LEADER] = GRISBAN + 1
    assert forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    assert s.force[force_of_grisban(s), Force.LEADER] == TRUGDAN


@pytest.mark.rule("CN-COMBAT-23", "CN-CMD-5")
def test_another_commander_must_take_over_from_the_next_field_round():
    s = battle()
    place_commander(s, TRUGDAN, *HERE)
    s.commander_points[GRISBAN] = 0
    risk(s, 45, 1)
    assert s.force[force_of_grisban(s), Force.LEADER] == GRISBAN
    heroes.renew_leader(s, force_of_grisban(s))
    assert s.force[force_of_grisban(s), Force.LEADER] == TRUGDAN
    assert s.force[force_of_grisban(s), Force.LEADER_FELL] == 1


@pytest.mark.rule("CN-COMBAT-23", "CN-CMD-3")
def test_without_another_commander_the_force_must_be_leaderless():
    s = battle()
    s.commander_points[GRISBAN] = 0
    risk(s, 45, 1)
    heroes.renew_leader(s, force_of_grisban(s))
    assert s.force[force_of_grisban(s), Force.LEADER] == NOBODY


@pytest.mark.rule("CN-COMBAT-20", "CN-TRAP-15")
def test_a_dagger_must_kill_the_commander_too():
    s = battle()
    s.commander_points[GRISBAN] = 0
    pitch(s, RAN_CAMP, 12, 17)
    destroy(s, Mark.PERMANENT | Mark.KILLED)
    assert s.commander_fate[GRISBAN] == Fate.DEAD


@pytest.mark.rule("CN-COMBAT-20", "CN-HP-4")
def test_a_hero_point_must_let_a_commander_escape_alone_to_the_nearest_camp():
    s = battle()
    pitch(s, RAN_CAMP, 12, 17)
    pitch(s, RAN_CAMP + 1, 12, 12)
    destroy(s, Mark.PERMANENT | Mark.KILLED)
    assert (s.commander_fate[GRISBAN], s.commander_points[GRISBAN]) == (Fate.FREE, 2)
    assert (s.commander_at[GRISBAN], s.commander_unit[GRISBAN]) == (hex_at(12, 12), NOWHERE)


@pytest.mark.rule("CN-COMBAT-21", "CN-TRAP-15")
def test_a_loss_of_100_percent_without_a_dagger_must_let_a_commander_escape_without_a_hero_point():
    s = battle()
    pitch(s, RAN_CAMP, 12, 12)
    destroy(s)
    assert (s.commander_fate[GRISBAN], s.commander_points[GRISBAN]) == (Fate.FREE, 3)
    assert s.commander_at[GRISBAN] == hex_at(12, 12)


@pytest.mark.rule("CN-COMBAT-21")
def test_a_commander_of_a_destroyed_force_must_stay_with_another_unit_in_the_hex():
    s = battle()
    place(s, RAN_5, *HERE)
    pitch(s, RAN_CAMP, 12, 12)
    destroy(s)
    assert (s.commander_at[GRISBAN], s.commander_unit[GRISBAN]) == (hex_at(*HERE), RAN_5)


@pytest.mark.rule("CN-COMBAT-21")
def test_a_commander_of_a_destroyed_force_without_a_camp_must_stay_alone():
    s = battle()
    destroy(s)
    assert (s.commander_at[GRISBAN], s.commander_unit[GRISBAN]) == (hex_at(*HERE), NOWHERE)
    assert s.commander_fate[GRISBAN] == Fate.FREE
