"""Field rounds over the record: the whole battles of catalogue 3.3, and what a field round leaves (CN-COMBAT)."""

import numpy as np
import pytest

from stridsplan.engine.dice import COUNT, SHORT, loaded
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.movement import Way
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import NOWHERE, UNITS, Commander
from stridsplan.games.clusta_noba.rules import fights, forces, fronts
from stridsplan.games.clusta_noba.rules.columns import set_default_doctrine
from stridsplan.games.clusta_noba.rules.units import men_of, tv_of
from stridsplan.games.clusta_noba.state import Doctrine, Fate, Force, Front, Outcome, Profile

from .board import hex_at, lead, new_board, order, place

TRA_1, TRA_2, TRA_5 = 0, 1, 4
RAN_1, RAN_4, RAN_6, RAN_7 = 13, 16, 18, 19
STE_1, STE_2 = 23, 24
GROUP_1, GROUP_2, ISLANDERS_1 = 27, 28, 47
HERE, THERE, ELSEWHERE = (12, 9), (13, 8), (12, 8)  # on one level, each beside the others
GRISBAN = Commander.GRISBAN
LOG = blank_log()
NEVER = 9999  # a roll of 10000 that kills nobody


def board(**options: int) -> np.void:
    """A day whose first round has the sides in the order RAN, STE, CRU, TRA."""
    s = new_board(**options)
    s.day, s.round, s.moment = 0, 1, 0
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
        s.unit_doctrine[unit, Doctrine.RETREAT_AT] = 10
    return s


def clash(s: np.void, unit: int, where: tuple[int, int] = THERE, *fellows: int) -> int:
    """A unit and its fellows attack a hex; the front."""
    for each in (unit, *fellows):
        s.unit_to[each], s.unit_head[each] = hex_at(*where), unit
    assert forces.open_fight(s, unit, hex_at(*where), LOG)
    force = int(s.unit_force[unit])
    found, front = NOWHERE, fronts.first_front(s, force)
    while front != NOWHERE:
        found, front = front, fronts.next_front(s, force, front)
    return int(found)


def rounds(s: np.void, *dice: int) -> None:
    """A field round with just these rolls, counted from 1 as printed."""
    tape = loaded([die - 1 for die in dice])
    fights.fight_field_rounds(s, tape, LOG)
    assert not tape[SHORT]
    assert tape[COUNT] == len(dice)


def force(s: np.void, unit: int, which: Force) -> int:
    return int(s.force[s.unit_force[unit], which])


def points(s: np.void, *units: int) -> float:
    return sum(tv_of(s, unit) for unit in units) / 2


# -- The example of the rules ----------------------------------------------------------------------------------


def patrol_meets_grisban(profile: Profile, lv: int) -> np.void:
    """Battle A: Bralorgi fälthundar on patrol intercept two companies of RAN on the march."""
    s = board()
    s.profile = profile
    place(s, RAN_6, *HERE)
    place(s, RAN_7, *HERE)
    place(s, TRA_2, *THERE)
    lead(s, GRISBAN, *HERE, RAN_6)
    s.commander_leadership[GRISBAN] = s.commander_points[GRISBAN] = lv
    for unit in (RAN_6, RAN_7):
        order(s, unit, Order.ATTACK)
        s.unit_formation[unit] = Way.MARCH
    order(s, TRA_2, Order.PATROL)
    front = clash(s, TRA_2, HERE)
    ones = s.front[front, Front.ONE] == s.unit_force[TRA_2]
    s.front[front, Front.PATROL] = 1 if ones else 2
    return s


@pytest.mark.rule(
    "GT-A-EX", "GT-09", "CN-COMBAT-13", "CN-COMBAT-17", "CN-MORALE-2", "CN-TRAP-8", "CN-TRAP-11"
)
def test_battle_a_of_the_example():
    s = patrol_meets_grisban(Profile.SEED_EXAMPLE, 4)
    rounds(s, 10, 15, 600, 5, 8)
    assert points(s, RAN_6, RAN_7) == 396
    assert (men_of(s, RAN_6), men_of(s, RAN_7)) == (99, 99)
    assert points(s, TRA_2) == 1080
    assert men_of(s, TRA_2) == 360
    assert s.commander_fate[GRISBAN] == Fate.FREE
    assert force(s, RAN_6, Force.DONE) == force(s, TRA_2, Force.DONE) == Outcome.STANDS


@pytest.mark.rule("GT-A-STD", "CN-COMBAT-22", "CN-COMBAT-6", "CN-PATROL-3")
@pytest.mark.parametrize(("die", "fate"), [(450, Fate.DEAD), (451, Fate.FREE)])
def test_battle_a_by_the_standard_rulings(die: int, fate: Fate):
    s = patrol_meets_grisban(Profile.STANDARD, 3)
    s.commander_points[GRISBAN] = 0
    rounds(s, 10, 15, die, 5, 8)
    assert (points(s, RAN_6, RAN_7), men_of(s, RAN_6) + men_of(s, RAN_7)) == (396, 360 - 162)
    assert (points(s, TRA_2), men_of(s, TRA_2)) == (1080, 360)
    assert s.commander_fate[GRISBAN] == fate


@pytest.mark.rule("GT-A-STD4", "CN-COMBAT-11", "CN-COMBAT-12", "CN-TRAP-10", "CN-TRAP-49")
def test_battle_a_with_a_superleader():
    s = patrol_meets_grisban(Profile.STANDARD, 4)
    rounds(s, 10, 15, 376, 5, 8)  # 37.5 per cent: 375 of 10000 kill
    assert points(s, RAN_6, RAN_7) == 720 - 270
    assert (points(s, TRA_2), men_of(s, TRA_2)) == (1080, 360)
    assert s.commander_points[GRISBAN] == 4


def stegosians_meet_grisban(profile: Profile, lv: int) -> np.void:
    """Battle B: what is left of RAN on its way home meets the Stegosian guard and its brothers."""
    s = board()
    s.profile = profile
    place(s, RAN_6, *HERE, 99)
    place(s, RAN_7, *HERE, 99)
    place(s, STE_1, *THERE)
    lead(s, GRISBAN, *HERE, RAN_6)
    s.commander_leadership[GRISBAN] = s.commander_points[GRISBAN] = lv
    lead(s, Commander.OFFICER, *THERE, STE_1)
    for unit in (RAN_6, RAN_7):
        order(s, unit, Order.GOTO)
        s.unit_formation[unit] = Way.MARCH
    order(s, STE_1, Order.WAIT)
    clash(s, RAN_6, THERE, RAN_7)
    return s


@pytest.mark.rule("GT-B1-EX", "CN-COMBAT-4", "CN-COMBAT-14", "CN-HP-2", "CN-TRAP-18")
def test_battle_b_of_the_example():
    s = stegosians_meet_grisban(Profile.SEED_EXAMPLE, 4)
    assert force(s, RAN_6, Force.MARCHED) == 0
    s.commander_points[GRISBAN] = 3
    rounds(s, 1, 2, 12, NEVER, NEVER, 14, 18)
    assert points(s, RAN_6, RAN_7) == 316
    assert points(s, STE_1) == 562
    assert s.unit_men[STE_1].tolist() == [150 - 47, 150 - 32]
    assert s.commander_points[GRISBAN] == 4
    assert force(s, STE_1, Force.DONE) == Outcome.STANDS


@pytest.mark.rule(
    "GT-B2-EX", "GT-20", "GT-17", "CN-HP-3", "CN-COMBAT-18", "CN-TRAP-4", "CN-TRAP-6", "CN-TRAP-42"
)
def test_battle_b_of_the_example_in_its_second_field_round():
    s = stegosians_meet_grisban(Profile.SEED_EXAMPLE, 4)
    rounds(s, 1, 2, 12, NEVER, NEVER, 14, 18)
    s.unit_doctrine[RAN_6, Doctrine.TV_BOOST] = 1
    rounds(s, 5, 9, NEVER, NEVER, 1, 1, 10, 18)
    assert points(s, RAN_6, RAN_7) == 268
    assert points(s, STE_1) == 366
    assert men_of(s, RAN_6) + men_of(s, RAN_7) == 134
    assert s.unit_men[STE_1].tolist() == [150 - 47 - 49, 150 - 32 - 33]
    assert s.commander_points[GRISBAN] == 3


@pytest.mark.rule("GT-B1-STD", "CN-COMBAT-13", "CN-COMBAT-14")
def test_battle_b_by_the_standard_rulings():
    s = stegosians_meet_grisban(Profile.STANDARD, 3)
    assert force(s, RAN_6, Force.MARCHED) == 1
    rounds(s, 1, 2, 12, NEVER, NEVER, 1, 1)
    assert points(s, RAN_6, RAN_7) == 396 - 118
    assert points(s, STE_1) == 750 - 94
    assert s.unit_men[STE_1].tolist() == [150 - 24, 150 - 16]
    assert force(s, RAN_6, Force.MARCHED) == 0
    assert s.unit_formation[RAN_6] == Way.COMBAT


@pytest.mark.rule("GT-B1-STD4", "CN-COMBAT-12", "CN-TRAP-10")
def test_battle_b_with_a_superleader():
    s = stegosians_meet_grisban(Profile.STANDARD, 4)
    rounds(s, 1, 2, 12, NEVER, NEVER, 14, 18)
    assert points(s, RAN_6, RAN_7) == 316
    assert points(s, STE_1) == 750 - 226
    assert s.unit_men[STE_1].tolist() == [150 - 57, 150 - 38]
