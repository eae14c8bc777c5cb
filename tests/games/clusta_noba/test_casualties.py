"""The losses of a field round: split by type and unit, temporary or permanent (CN-COMBAT-13 to CN-COMBAT-18)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.battle import COLUMNS, ROWS
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import ELITE, STANDARD, Commander
from stridsplan.games.clusta_noba.numbers import Force, Mark
from stridsplan.games.clusta_noba.rules import casualties, forces, fronts, strength
from stridsplan.games.clusta_noba.rules.units import men_of, tv_of

from .board import (
    GROUP_1,
    ISLANDERS_1,
    RAN_1,
    RAN_4,
    RAN_5,
    STE_1,
    STE_2,
    TRA_5,
    hex_at,
    new_board,
    order,
    place,
    place_commander,
)

HERE, THERE, ELSEWHERE = (12, 9), (13, 8), (12, 8)  # three neighbours of the same height
LOG = blank_log()
PERCENT = 4  # one percent, in the quarters in which the rules count


def battle(*units: int, foe: int = TRA_5) -> np.void:
    """Units under a commander attack a foe, on front 0; without units RAN_4 does."""
    s = new_board()
    for unit in units or (RAN_4,):
        place(s, unit, *HERE)
    place(s, foe, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE)
    place_commander(s, Commander.GENERAL_1, *HERE)
    attack(s, *units or (RAN_4,))
    return s


def attack(s: np.void, *units: int) -> None:
    """Let units attack THERE together, line up the fronts, and divide each force among its fronts."""
    for unit in units:
        s.unit_head[unit], s.unit_to[unit] = units[0], hex_at(*THERE)
    assert forces.open_fight(s, units[0], hex_at(*THERE), LOG)
    fronts.line_up(s)
    for k in range(s.live_forces):
        strength.divide_force(s, int(s.force_order[k]))


def lose(s: np.void, unit: int, percent: float, marks: int = 0, poisoned: bool = False) -> None:
    """Take losses from the force of a unit, in percent of its committed part."""
    force = int(s.unit_force[unit])
    casualties.take_losses(s, force, int(percent * PERCENT), marks, poisoned, LOG)


def points(s: np.void, *units: int) -> float:
    """The troop value of units together, in points; the record keeps half points."""
    return sum(tv_of(s, unit) for unit in units) / 2


@pytest.mark.rule("CN-COMBAT-15", "CN-COMBAT-16", "CN-COMBAT-17", "CN-TRAP-5", "GT-13")
def test_a_loss_must_be_shared_among_the_units_in_proportion_to_their_tv():
    s = new_board()
    for unit in (RAN_4, RAN_5):
        place(s, unit, *HERE, 99)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE)
    attack(s, RAN_4, RAN_5)
    lose(s, RAN_4, 20)
    assert points(s, RAN_4, RAN_5) == 316
    assert (men_of(s, RAN_4), men_of(s, RAN_5)) == (79, 79)


@pytest.mark.rule("CN-COMBAT-17", "GT-14", "GT-15", "CN-TRAP-5", "CN-TRAP-6")
def test_a_loss_must_be_split_evenly_between_the_types():
    s = battle(STE_1)
    lose(s, STE_1, 25)
    assert points(s, STE_1) == 562
    assert s.unit_tv[STE_1].tolist() == [2 * (300 - 94), 2 * (450 - 94)]
    assert s.unit_men[STE_1].tolist() == [150 - 47, 150 - 32]
    assert s.unit_lost[STE_1].tolist() == [47, 32]


@pytest.mark.rule("CN-COMBAT-17")
def test_the_loss_of_a_type_must_be_shared_among_the_units_that_have_it():
    """Three units lose 132 TV; the elite soldiers, all of them in RAN_1, lose half of it."""
    s = battle(RAN_1, RAN_4, RAN_5)
    assert points(s, RAN_1, RAN_4, RAN_5) == 600 + 360 + 360
    lose(s, RAN_1, 10)
    assert s.unit_tv[RAN_1, ELITE] == 2 * (300 - 66)
    assert s.unit_men[RAN_1, ELITE] == 100 - 22
    standard = [(600 - int(s.unit_tv[RAN_1, STANDARD])) // 2] + [
        (720 - int(s.unit_tv[unit, STANDARD])) // 2 for unit in (RAN_4, RAN_5)
    ]
    assert standard == [20, 23, 23]  # of 66: 19.4, 23.3, 23.3
    assert s.unit_killed.sum() == 0


@pytest.mark.rule("CN-COMBAT-17")
def test_losses_beyond_the_tv_of_a_type_must_pass_to_the_other_type():
    s = new_board()
    place(s, STE_1, *HERE, 10, 150)
    place(s, TRA_5, *THERE)
    attack(s, STE_1)
    lose(s, STE_1, 20)  # 94 of 470: 20 and 74
    assert s.unit_men[STE_1].tolist() == [0, 150 - 25]
    assert s.unit_tv[STE_1].tolist() == [0, 2 * (450 - 74)]


@pytest.mark.rule("CN-COMBAT-17", "CN-CRUR-12")
def test_undead_and_islanders_must_be_types_of_their_own():
    s = battle(GROUP_1, ISLANDERS_1)
    lose(s, GROUP_1, 20)  # 190 of 950
    assert (points(s, GROUP_1), points(s, ISLANDERS_1)) == (750 - 95, 200 - 95)
    assert (men_of(s, GROUP_1), men_of(s, ISLANDERS_1)) == (500 - 64, 100 - 48)


@pytest.mark.rule("CN-COMBAT-24", "CN-COMBAT-25", "CN-TRAP-16")
@pytest.mark.parametrize(("marks", "lost", "killed"), [(0, 72, 0), (Mark.PERMANENT, 0, 72)])
def test_losses_must_be_temporary_or_permanent(marks: int, lost: int, killed: int):
    s = battle()
    lose(s, RAN_4, 40, marks)
    assert (s.unit_lost[RAN_4, STANDARD], s.unit_killed[RAN_4, STANDARD]) == (lost, killed)
    assert s.force_lost[s.unit_force[RAN_4]].tolist() == [72, 180]  # of so many men at the start


@pytest.mark.rule("CN-COMBAT-24", "CN-TRAP-16")
def test_the_printed_number_must_decide_whether_a_loss_is_permanent():
    cells = {(row, column): casualties.marks(row, column) for row in range(ROWS) for column in range(COLUMNS)}
    assert cells[11, 0] == 0  # 15/35
    assert cells[11, 1] == Mark.PERMANENT  # 15/40
    assert cells[14, 2] == Mark.PERMANENT | Mark.RETREATS  # 10/60*
    assert cells[19, 2] == Mark.PERMANENT  # 0/100
    assert cells[22, 0] == Mark.PERMANENT | Mark.KILLED  # 0/100†


@pytest.mark.rule("CN-COMBAT-15", "CN-ORDER-28", "CN-TRAP-41")
def test_a_hunting_unit_must_lose_only_of_the_three_quarters_that_fight():
    s = battle()
    order(s, TRA_5, Order.HUNT)
    lose(s, TRA_5, 20)
    assert points(s, TRA_5) == 400 - 60
    lose(s, TRA_5, 100, Mark.PERMANENT)
    assert points(s, TRA_5) == 340 - 255


@pytest.mark.rule("CN-COMBAT-15", "CN-AMBUSH-3", "CN-TRAP-40")
def test_an_ambush_must_lose_only_of_the_quarter_that_fights():
    s = battle()
    s.force[s.unit_force[TRA_5], Force.AMBUSH] = 1
    lose(s, TRA_5, 20)
    assert points(s, TRA_5) == 380


@pytest.mark.rule("CN-COMBAT-21", "CN-COMBAT-17")
@pytest.mark.parametrize("men", [1, 7, 180])
def test_a_hundred_percent_must_leave_nobody(men: int):
    s = new_board()
    for unit, count in ((RAN_4, men), (RAN_5, 33)):
        place(s, unit, *HERE, count)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE)
    attack(s, RAN_4, RAN_5)
    lose(s, RAN_4, 7.5)
    lose(s, RAN_4, 100, Mark.PERMANENT)
    assert (men_of(s, RAN_4), men_of(s, RAN_5), points(s, RAN_4, RAN_5)) == (0, 0, 0)
    assert s.unit_lost[RAN_4].sum() + s.unit_killed[RAN_4].sum() == men


@pytest.mark.rule("CN-COMBAT-28", "CN-RAN-5")
def test_poison_must_do_a_quarter_more():
    s = battle()
    lose(s, TRA_5, 10, poisoned=True)  # 40 x 5/4
    assert points(s, TRA_5) == 350
    lose(s, TRA_5, 10, poisoned=True)  # 35 x 5/4 = 43.75
    assert points(s, TRA_5) == 308


@pytest.mark.rule("CN-MULTI-1", "CN-MULTI-2")
def test_each_front_must_cost_a_part_of_its_share_and_all_losses_must_be_taken_at_once():
    s = battle()
    place(s, STE_2, *ELSEWHERE, 180)
    assert forces.open_fight(s, STE_2, hex_at(*THERE), LOG)
    fronts.line_up(s)
    force = int(s.unit_force[TRA_5])
    strength.divide_force(s, force)
    for front in (0, 1):
        s.front_loss[front] = 0
        which = strength.place_on(s, front, force)  # 0 or 1: which of the two forces of the front it is
        s.front_loss[front, which] = 20 * PERCENT
        s.front_loss[front, casualties.MARKS + which] = Mark.PERMANENT if front else 0
        casualties.lose_on(s, front, force)
        assert points(s, TRA_5) == 400
    casualties.apply_hits(s, force, LOG)
    assert points(s, TRA_5) == 320
    assert (s.unit_lost[TRA_5, STANDARD], s.unit_killed[TRA_5, STANDARD]) == (20, 20)
    assert s.force[force, Force.MARKS] == Mark.PERMANENT


@pytest.mark.rule("CN-COMBAT-20", "CN-MULTI-2")
def test_a_dagger_on_one_front_must_kill_the_whole_force():
    s = battle()
    place(s, STE_2, *ELSEWHERE, 180)
    assert forces.open_fight(s, STE_2, hex_at(*THERE), LOG)
    fronts.line_up(s)
    force = int(s.unit_force[TRA_5])
    strength.divide_force(s, force)
    for front in (0, 1):
        s.front_loss[front] = 0
        which = strength.place_on(s, front, force)
        s.front_loss[front, which] = (100 if front else 15) * PERCENT
        s.front_loss[front, casualties.MARKS + which] = Mark.PERMANENT | Mark.KILLED if front else 0
        casualties.lose_on(s, front, force)
    casualties.apply_hits(s, force, LOG)
    assert men_of(s, TRA_5) == 0
    assert s.unit_killed[TRA_5, STANDARD] == 200


@pytest.mark.rule("CN-COMBAT-13", "CN-TRAP-11")
@pytest.mark.parametrize(
    ("marches", "foe_marches", "expected"),
    [
        (False, False, (20, 25)),
        (True, False, (30, 12.5)),
        (False, True, (10, 37.5)),
        (True, True, (15, 18.75)),
    ],
)
def test_march_factors_must_change_both_percentages(
    marches: bool, foe_marches: bool, expected: tuple[float, float]
):
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE, 180)
    order(s, RAN_4, Order.ATTACK)
    s.unit_formation[RAN_4] = MoveMode.MARCH if marches else MoveMode.COMBAT
    s.unit_formation[TRA_5] = MoveMode.MARCH if foe_marches else MoveMode.COMBAT
    attack(s, RAN_4)
    one, other = int(s.unit_force[RAN_4]), int(s.unit_force[TRA_5])
    assert casualties.percent_quarters_lost(s, one, other, 20) == expected[0] * PERCENT
    assert casualties.percent_quarters_lost(s, other, one, 25) == expected[1] * PERCENT


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-9")
def test_the_winner_must_lose_the_first_number_of_the_cell():
    s = battle()  # 360 against 400: row 12, 15/35
    mine = strength.place_on(s, 0, int(s.unit_force[RAN_4]))
    s.front_margin[0] = 1 if mine == 0 else -1  # RAN wins
    casualties.read_table(s, 0, LOG)
    assert s.front_loss[0, mine] == 15 * PERCENT
    assert s.front_loss[0, 1 - mine] == 35 * PERCENT
