"""Morale in battle: which units test, their targets, and the effect of a failure (CN-MORALE, CN-COMBAT-2)."""

import numpy as np
import pytest

from stridsplan.engine.dice import COUNT, SHORT, loaded_tape
from stridsplan.engine.log import ARGUMENTS, EVENT, MASK, blank_log, only, rows
from stridsplan.games.clusta_noba.components.armies import SizeClass
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import ELITE, STANDARD, Commander, Side
from stridsplan.games.clusta_noba.events import Event
from stridsplan.games.clusta_noba.numbers import Force, Outcome, Shaken
from stridsplan.games.clusta_noba.rules import forces, morale
from stridsplan.games.clusta_noba.rules.units import recompute_tv

from .board import (
    GROUP_1,
    ISLANDERS_1,
    RAN_1,
    RAN_4,
    STE_1,
    TRA_5,
    hex_at,
    new_board,
    order,
    place,
    place_commander,
)

HERE, THERE, ELSEWHERE = (12, 9), (13, 8), (12, 8)
LOG = blank_log()
STEADY, SHAKEN, RALLIED, LOST_HEART = Shaken


def battle(unit: int = RAN_4, foe: int = TRA_5, men: int | None = None, elite: int = 0) -> np.void:
    """A fight in which a foe of the same size class attacks the unit.

    RAN_4 has 180 men with a morale of 14.
    """
    s = new_board()
    place(s, unit, *HERE, men, elite)
    place(s, foe, *THERE)
    assert forces.open_fight(s, foe, hex_at(*HERE), LOG)
    s.force[s.unit_force[foe], Force.CLASS] = s.force[s.unit_force[unit], Force.CLASS]
    return s


def set_men(s: np.void, unit: int, standard: int, elite: int = 0) -> None:
    """Set the men of a unit, and its TV."""
    s.unit_men[unit] = standard, elite
    recompute_tv(s, unit)


def judge_morale(s: np.void, unit: int, *dice: int) -> Outcome:
    """Play the morale step with exactly these rolls of 1d20; return the outcome of a unit."""
    tape = loaded_tape([die - 1 for die in dice])
    morale.judge_morale(s, int(s.unit_force[unit]), tape, LOG)
    assert not tape[SHORT]
    assert tape[COUNT] == len(dice)
    return Outcome(s.unit_outcome[unit])


def rally(s: np.void, unit: int, *dice: int) -> None:
    """Let the shaken troops of a unit's force try to rally, with exactly these rolls of 1d20."""
    tape = loaded_tape([die - 1 for die in dice])
    morale.rally(s, int(s.unit_force[unit]), tape, LOG)
    assert not tape[SHORT]
    assert tape[COUNT] == len(dice)


@pytest.mark.rule("CN-MORALE-1", "CN-TRAP-18")
@pytest.mark.parametrize(("men", "dice"), [(135, ()), (134, (14,))])
def test_a_unit_must_test_morale_below_three_quarters_of_its_tv(men: int, dice: tuple[int, ...]):
    s = battle()
    set_men(s, RAN_4, men)
    assert judge_morale(s, RAN_4, *dice) == Outcome.STANDS


@pytest.mark.rule("CN-MORALE-1", "CN-TRAP-18")
def test_a_unit_must_test_morale_in_every_field_round():
    s = battle()
    set_men(s, RAN_4, 120)
    assert judge_morale(s, RAN_4, 14) == Outcome.STANDS
    assert judge_morale(s, RAN_4, 15) == Outcome.PANICS


@pytest.mark.rule("CN-MORALE-1", "CN-ORDER-14")
@pytest.mark.parametrize(("at", "expected"), [(HERE, [(only(2), RAN_4, STANDARD, 14)]), (ELSEWHERE, [])])
def test_a_player_must_see_the_morale_dice_in_the_hex_of_the_commander_in_chief(at, expected):
    s, log = battle(), blank_log(10)
    set_men(s, RAN_4, 120)
    place_commander(s, Commander.TRUGDAN, *at)
    s.commander_in_chief[Side.RAN], s.seat_of[Side.RAN] = Commander.TRUGDAN, 2
    morale.judge_morale(s, int(s.unit_force[RAN_4]), loaded_tape([13]), log)
    seen = [tuple(row[MASK : ARGUMENTS + 3]) for row in rows(log) if row[EVENT] == Event.MORALE_SEEN]
    assert seen == expected


@pytest.mark.rule("CN-MORALE-4", "CN-UNIT-4")
def test_a_unit_of_one_type_must_panic_when_it_fails():
    s = battle()
    set_men(s, RAN_4, 120)
    assert judge_morale(s, RAN_4, 15) == Outcome.PANICS


@pytest.mark.rule("CN-MORALE-2", "CN-MORALE-3", "CN-MORALE-4")
@pytest.mark.parametrize(
    ("dice", "outcome", "shaken"),
    [  # dice and results of standard and elite, whose morale is 14 and 17
        ((14, 17), Outcome.STANDS, [STEADY, STEADY]),
        ((15, 17), Outcome.STANDS, [SHAKEN, STEADY]),
        ((14, 18), Outcome.STANDS, [STEADY, SHAKEN]),
        ((15, 18), Outcome.PANICS, [SHAKEN, SHAKEN]),
    ],
)
def test_each_type_must_test_separately_and_the_unit_must_panic_if_all_fail(dice, outcome, shaken):
    s = battle(RAN_1)
    set_men(s, RAN_1, 100, 60)
    assert judge_morale(s, RAN_1, *dice) == outcome
    assert s.unit_shaken[RAN_1].tolist() == shaken


@pytest.mark.rule("CN-MORALE-4")
def test_a_unit_with_one_type_left_must_panic_when_that_type_fails():
    s = battle(RAN_1)
    set_men(s, RAN_1, 0, 90)
    assert judge_morale(s, RAN_1, 15) == Outcome.PANICS


@pytest.mark.rule("CN-MORALE-5", "CN-MORALE-9")
@pytest.mark.parametrize(("men", "dice"), [(44, ()), (45, (11,))])
def test_a_unit_below_a_quarter_of_its_tv_must_panic_without_a_test(men: int, dice: tuple[int, ...]):
    s = battle()
    set_men(s, RAN_4, men)
    assert judge_morale(s, RAN_4, *dice) == (Outcome.STANDS if dice else Outcome.PANICS)


@pytest.mark.rule("CN-MORALE-9", "CN-MORALE-7")
@pytest.mark.parametrize(("men", "target"), [(91, 14), (90, 11)])
def test_the_loss_of_half_the_tv_must_lower_the_target_by_three(men: int, target: int):
    s = battle()
    set_men(s, RAN_4, men)
    assert morale.target_of(s, RAN_4, STANDARD, int(s.unit_force[RAN_4])) == target


@pytest.mark.rule("CN-MORALE-6", "CN-ORDER-20", "CN-TRAP-19")
def test_a_unit_on_hold_must_not_test_until_half_of_its_men_are_lost():
    s = battle()
    order(s, RAN_4, Order.HOLD)
    set_men(s, RAN_4, 91)
    assert judge_morale(s, RAN_4) == Outcome.STANDS
    set_men(s, RAN_4, 90)
    assert judge_morale(s, RAN_4, 14) == Outcome.STANDS
    assert judge_morale(s, RAN_4, 15) == Outcome.PANICS


@pytest.mark.rule("CN-MORALE-5", "CN-TRAP-19")
def test_a_unit_on_hold_must_panic_below_a_quarter_of_its_tv():
    s = battle()
    order(s, RAN_4, Order.HOLD)
    set_men(s, RAN_4, 44)
    assert judge_morale(s, RAN_4) == Outcome.PANICS


@pytest.mark.rule("CN-MORALE-7", "CN-COMBAT-23")
def test_a_fallen_leader_must_lower_the_target_by_two():
    s = battle()
    force = int(s.unit_force[RAN_4])
    s.force[force, Force.LEADER_FELL] = 1
    assert morale.target_of(s, RAN_4, STANDARD, force) == 12


@pytest.mark.rule("CN-MORALE-7", "CN-UNIT-15", "CN-TRAP-7")
@pytest.mark.parametrize(
    ("foe", "target"),
    [(SizeClass.COMPANY, 14), (SizeClass.BATTALION, 14), (SizeClass.REGIMENT, 12)],
)
def test_a_larger_opponent_must_lower_the_target_by_two(foe: SizeClass, target: int):
    s = battle()
    s.force[s.unit_force[TRA_5], Force.CLASS] = foe
    assert morale.target_of(s, RAN_4, STANDARD, int(s.unit_force[RAN_4])) == target


@pytest.mark.rule("CN-MORALE-7")
def test_larger_opponents_on_several_fronts_must_lower_the_target_by_two_once():
    s = battle()
    place(s, STE_1, *ELSEWHERE)
    assert forces.open_fight(s, STE_1, hex_at(*HERE), LOG)
    s.force[s.unit_force[STE_1], Force.CLASS] = s.force[s.unit_force[TRA_5], Force.CLASS] = SizeClass.REGIMENT
    assert morale.target_of(s, RAN_4, STANDARD, int(s.unit_force[RAN_4])) == 12


@pytest.mark.rule("CN-CRUR-13", "CN-MORALE-7")
@pytest.mark.parametrize("foe", [GROUP_1, ISLANDERS_1])
def test_an_attack_by_crurians_must_lower_the_target_by_two(foe: int):
    s = battle(foe=foe)
    assert morale.target_of(s, RAN_4, STANDARD, int(s.unit_force[RAN_4])) == 12


@pytest.mark.rule("CN-CRUR-13")
def test_an_attack_on_crurians_must_not_lower_the_target():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, GROUP_1, *THERE)
    assert forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    assert not morale.is_attacked_by_crurians(s, int(s.unit_force[RAN_4]))


@pytest.mark.rule("CN-CRUR-13", "CN-CONTACT-4")
def test_crurians_in_a_clash_must_count_as_attackers():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, GROUP_1, *THERE)
    assert forces.open_clash(s, RAN_4, GROUP_1, LOG)
    assert morale.is_attacked_by_crurians(s, int(s.unit_force[RAN_4]))


@pytest.mark.rule("CN-MORALE-8")
def test_the_undead_must_never_test_or_panic():
    s = battle(GROUP_1)
    set_men(s, GROUP_1, 3)
    assert judge_morale(s, GROUP_1) == Outcome.STANDS


@pytest.mark.rule("CN-MORALE-8", "CN-CRUR-12")
def test_islanders_must_test_like_living_men():
    s = battle(ISLANDERS_1)
    set_men(s, ISLANDERS_1, 60)
    assert judge_morale(s, ISLANDERS_1, 15) == Outcome.PANICS


@pytest.mark.rule("CN-MORALE-3", "CN-TRAP-42")
def test_a_morale_of_21_must_never_fail_without_modifiers():
    s = battle(STE_1)  # its elite has a morale of 21
    set_men(s, STE_1, 100, 100)
    assert judge_morale(s, STE_1, 1, 20) == Outcome.STANDS
    assert s.unit_shaken[STE_1, ELITE] == STEADY


@pytest.mark.rule("CN-COMBAT-2", "CN-MORALE-3")
def test_a_shaken_troop_must_rally_or_lose_heart():
    s = battle(RAN_1)
    set_men(s, RAN_1, 100, 60)
    s.unit_shaken[RAN_1] = SHAKEN, STEADY
    rally(s, RAN_1, 14)
    assert s.unit_shaken[RAN_1].tolist() == [RALLIED, STEADY]
    s.unit_shaken[RAN_1] = STEADY, SHAKEN
    rally(s, RAN_1, 18)
    assert s.unit_shaken[RAN_1].tolist() == [STEADY, LOST_HEART]


@pytest.mark.rule("CN-COMBAT-2")
def test_a_failed_rally_must_count_as_the_failed_test_of_the_field_round():
    s = battle(RAN_1)
    set_men(s, RAN_1, 100, 60)
    s.unit_shaken[RAN_1] = LOST_HEART, STEADY
    assert judge_morale(s, RAN_1, 17) == Outcome.STANDS
    assert s.unit_shaken[RAN_1].tolist() == [SHAKEN, STEADY]
    s.unit_shaken[RAN_1] = LOST_HEART, STEADY
    assert judge_morale(s, RAN_1, 18) == Outcome.PANICS


@pytest.mark.rule("CN-COMBAT-2", "CN-MORALE-1")
def test_a_troop_that_has_rallied_must_test_again():
    s = battle(RAN_1)
    set_men(s, RAN_1, 100, 60)
    s.unit_shaken[RAN_1] = RALLIED, STEADY
    assert judge_morale(s, RAN_1, 15, 1) == Outcome.STANDS
    assert s.unit_shaken[RAN_1].tolist() == [SHAKEN, STEADY]
