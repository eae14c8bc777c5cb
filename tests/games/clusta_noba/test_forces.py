"""Forces and fronts: which units fight together, and across which border (CN-UNIT-13, CN-MULTI)."""

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.armies import SizeClass
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import (
    FORCES,
    FRONTS,
    NOBODY,
    NOWHERE,
    STANDARD,
    UNITS,
    Commander,
    Side,
)
from stridsplan.games.clusta_noba.numbers import Doctrine, Force, Stance
from stridsplan.games.clusta_noba.rules import forces, formations, fronts
from stridsplan.games.clusta_noba.rules.stances import set_stance
from stridsplan.games.clusta_noba.rules.units import tv_of

from .board import (
    RAN_4,
    RAN_5,
    RAN_6,
    STE_2,
    STE_3,
    TRA_1,
    TRA_2,
    TRA_5,
    TRA_CAMP,
    hex_at,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

HERE, THERE, ELSEWHERE = (10, 9), (10, 8), (11, 9)
LOG = blank_log()


def attack(s: np.void, unit: int, where: tuple[int, int] = THERE, *others: int) -> bool:
    """Let a unit, and others with it, attack a hex; return whether they begin a fight there or join one."""
    for each in (unit, *others):
        s.unit_to[each], s.unit_head[each] = hex_at(*where), unit
    return bool(forces.open_fight(s, unit, hex_at(*where), LOG))


def units_of(s: np.void, side: Side, where: tuple[int, int]) -> list[int]:
    """The units that make up the force of a side in a hex."""
    force = forces.force_of(s, side, hex_at(*where))
    return [unit for unit in range(UNITS) if force != NOWHERE and s.unit_force[unit] == force]


def force_field(s: np.void, side: Side, where: tuple[int, int], field: Force) -> int:
    """A field of the force of a side in a hex."""
    return int(s.force[forces.force_of(s, side, hex_at(*where)), field])


def count_fronts(s: np.void) -> int:
    return sum(bool(fronts.is_front(s, front)) for front in range(FRONTS))


@pytest.mark.rule("CN-UNIT-13", "CN-CONTACT-3", "CN-TRAP-20")
def test_a_fight_must_be_between_two_hexes():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    assert attack(s, RAN_4)
    assert (s.unit_at[RAN_4], s.unit_at[TRA_5]) == (hex_at(*HERE), hex_at(*THERE))
    assert force_field(s, Side.RAN, HERE, Force.ATTACKS) == 1
    assert force_field(s, Side.RAN, HERE, Force.AGAINST) == hex_at(*THERE)
    assert force_field(s, Side.TRA, THERE, Force.ATTACKS) == 0
    assert force_field(s, Side.TRA, THERE, Force.AGAINST) == NOWHERE
    assert (s.unit_battle[RAN_4], s.unit_battle[TRA_5]) == (hex_at(*HERE), hex_at(*THERE))


@pytest.mark.rule("CN-UNIT-13", "CN-CMD-4")
def test_under_a_commander_units_that_move_together_must_be_one_force():
    s = new_board()
    for unit in (RAN_4, RAN_5, RAN_6):
        place(s, unit, *HERE)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    assert attack(s, RAN_4, THERE, RAN_5)
    assert units_of(s, Side.RAN, HERE) == [RAN_4, RAN_5]
    assert force_field(s, Side.RAN, HERE, Force.LEADER) == Commander.GRISBAN
    assert forces.men_of_force(s, forces.force_of(s, Side.RAN, hex_at(*HERE))) == 360


@pytest.mark.rule("CN-UNIT-13")
def test_without_a_commander_one_unit_must_attack_alone():
    s = new_board()
    for unit in (RAN_4, RAN_5):
        place(s, unit, *HERE)
    place(s, TRA_5, *THERE)
    assert attack(s, RAN_4, THERE, RAN_5)
    assert units_of(s, Side.RAN, HERE) == [RAN_4]
    assert force_field(s, Side.RAN, HERE, Force.LEADER) == NOBODY


@pytest.mark.rule("CN-UNIT-13")
def test_across_a_border_a_side_must_fight_with_one_force():
    s = new_board()
    for unit in (RAN_4, RAN_5):
        place(s, unit, *HERE)
    place(s, TRA_5, *THERE)
    assert attack(s, RAN_4)
    assert not attack(s, RAN_5)
    assert forces.is_border_fought(s, Side.RAN, hex_at(*HERE), hex_at(*THERE))
    assert not forces.is_border_fought(s, Side.RAN, hex_at(*HERE), hex_at(*ELSEWHERE))
    assert s.unit_force[RAN_5] == NOWHERE
    place(s, TRA_2, *ELSEWHERE)
    assert attack(s, RAN_5, ELSEWHERE)
    assert count_fronts(s) == 2


@pytest.mark.rule("CN-UNIT-13", "CN-MORALE-1")
def test_under_a_commander_a_unit_may_join_an_attack_later():
    s = new_board()
    for unit in (RAN_4, RAN_5):
        place(s, unit, *HERE)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    assert attack(s, RAN_4)
    assert attack(s, RAN_5)
    assert units_of(s, Side.RAN, HERE) == [RAN_4, RAN_5]
    assert count_fronts(s) == 1
    assert s.unit_baseline[RAN_5] == tv_of(s, RAN_5)


@pytest.mark.rule("CN-UNIT-13")
def test_a_camp_must_be_defended_by_all():
    s = new_board()
    place(s, RAN_4, *HERE)
    for unit in (TRA_1, TRA_5):
        place(s, unit, *THERE)
    pitch(s, TRA_CAMP, *THERE)
    assert attack(s, RAN_4)
    assert units_of(s, Side.TRA, THERE) == [TRA_1, TRA_5]
    assert force_field(s, Side.TRA, THERE, Force.CAMP) == TRA_CAMP


@pytest.mark.rule("CN-UNIT-13")
@pytest.mark.parametrize(
    ("ranks", "expected"),
    [((0, 0, 0), TRA_1), ((0, 2, 1), TRA_5), ((0, 1, 0), TRA_2), ((1, 1, 0), TRA_1)],
)
def test_the_rank_of_a_defender_must_decide_which_unit_fights_first(ranks: tuple[int, ...], expected: int):
    s = new_board()
    place(s, RAN_4, *HERE)
    for unit, rank in zip((TRA_1, TRA_2, TRA_5), ranks, strict=True):
        place(s, unit, *THERE)
        s.unit_doctrine[unit, Doctrine.RANK] = rank
    assert attack(s, RAN_4)
    assert units_of(s, Side.TRA, THERE) == [expected]


@pytest.mark.rule("CN-UNIT-14", "CN-MULTI-1")
def test_units_of_different_hexes_must_be_forces_with_fronts_of_their_own():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, RAN_5, *ELSEWHERE)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    assert attack(s, RAN_4)
    assert attack(s, RAN_5)
    assert units_of(s, Side.RAN, HERE) == [RAN_4]
    assert units_of(s, Side.RAN, ELSEWHERE) == [RAN_5]
    assert units_of(s, Side.TRA, THERE) == [TRA_5]
    assert count_fronts(s) == 2


@pytest.mark.rule("CN-MULTI-3")
def test_all_hostile_sides_in_the_hex_must_be_attacked():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    place(s, STE_2, *THERE)
    assert attack(s, RAN_4)
    assert count_fronts(s) == 2
    force = forces.force_of(s, Side.RAN, hex_at(*HERE))
    front = fronts.first_front(s, force)
    sides = {int(s.force[fronts.foe_on(s, each, force), Force.SIDE]) for each in (0, 1)}
    assert sides == {Side.TRA, Side.STE}
    assert fronts.next_front(s, force, fronts.next_front(s, force, front)) == NOWHERE


@pytest.mark.rule("CN-CONTACT-4")
def test_units_that_move_into_each_others_hexes_must_both_attack():
    s = new_board()
    place(s, RAN_4, *HERE)
    for unit in (TRA_1, TRA_5):
        place(s, unit, *THERE)
    s.unit_to[RAN_4], s.unit_to[TRA_5] = hex_at(*THERE), hex_at(*HERE)
    assert forces.open_clash(s, RAN_4, TRA_5, LOG)
    assert units_of(s, Side.TRA, THERE) == [TRA_5]
    assert force_field(s, Side.RAN, HERE, Force.ATTACKS) == 1
    assert force_field(s, Side.TRA, THERE, Force.ATTACKS) == 1
    assert force_field(s, Side.TRA, THERE, Force.AGAINST) == hex_at(*HERE)


@pytest.mark.rule("CN-UNIT-15", "CN-UNIT-9")
def test_the_size_class_of_a_force_must_count_all_its_men():
    s = new_board()
    place(s, RAN_4, *HERE, 90)
    place(s, RAN_5, *HERE, 90)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    attack(s, RAN_4, THERE, RAN_5)
    assert force_field(s, Side.RAN, HERE, Force.CLASS) == SizeClass.BATTALION
    s.unit_men[RAN_4, STANDARD] = 10
    assert force_field(s, Side.RAN, HERE, Force.CLASS) == SizeClass.BATTALION


@pytest.mark.rule("CN-LAND-4")
@pytest.mark.parametrize(("ends", "expected"), [(12, 4), (11, 4), (10, 0), (0, 0)])
def test_a_force_must_be_landing_for_four_field_rounds(ends: int, expected: int):
    s = new_board()
    s.moment = 10
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    s.unit_landing[TRA_5] = ends
    attack(s, RAN_4)
    assert force_field(s, Side.TRA, THERE, Force.LANDING) == expected


@pytest.mark.rule("CN-COMBAT-13")
def test_a_force_must_be_marching_if_one_of_its_units_is():
    s = new_board()
    for unit in (RAN_4, RAN_5):
        place(s, unit, *HERE)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    s.unit_formation[RAN_5] = MoveMode.MARCH
    attack(s, RAN_4, THERE, RAN_5)
    assert force_field(s, Side.RAN, HERE, Force.MARCHED) == 1
    assert force_field(s, Side.TRA, THERE, Force.MARCHED) == 0


@pytest.mark.rule("CN-COMBAT-14")
@pytest.mark.parametrize(
    ("lv", "own", "enemy", "camp", "marches"),
    [
        (4, Order.GOTO, Order.WAIT, False, 0),
        (3, Order.GOTO, Order.WAIT, False, 1),  # not superled
        (4, Order.ATTACK, Order.WAIT, False, 1),
        (4, Order.GOTO, Order.HOLD, False, 1),
        (4, Order.GOTO, Order.FORTIFY, False, 1),
        (4, Order.GOTO, Order.ADVANCE, False, 1),
        (4, Order.GOTO, Order.PATROL, False, 0),  # the patrol is attacked, it does not intercept
        (4, Order.GOTO, Order.WAIT, True, 1),
    ],
)
def test_a_superled_force_must_deploy_if_nobody_is_prepared(lv, own, enemy, camp, marches):
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    s.commander_leadership[Commander.GRISBAN] = lv
    order(s, RAN_4, own)
    order(s, TRA_5, enemy)
    s.unit_formation[RAN_4] = MoveMode.MARCH
    if camp:
        pitch(s, TRA_CAMP, *THERE)
    attack(s, RAN_4)
    assert force_field(s, Side.RAN, HERE, Force.MARCHED) == marches
    assert (s.unit_formation[RAN_4] == MoveMode.MARCH) == bool(marches)


@pytest.mark.rule("CN-COMBAT-14")
@pytest.mark.parametrize("order_id", [Order.PATROL, Order.AMBUSH])
def test_a_unit_that_intercepts_must_be_prepared(order_id: Order):
    s = new_board()
    place(s, RAN_4, *HERE)
    order(s, RAN_4, order_id)
    assert formations.is_unit_prepared(s, RAN_4, attacks=True)
    assert not formations.is_unit_prepared(s, RAN_4, attacks=False)


@pytest.mark.rule("CN-UNIT-13", "CN-MORALE-1")
def test_reinforcements_of_a_camp_must_join_the_force_that_defends_it():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    pitch(s, TRA_CAMP, *THERE)
    attack(s, RAN_4)
    place(s, TRA_2, *THERE)
    forces.reinforce(s, forces.force_of(s, Side.TRA, hex_at(*THERE)))
    assert units_of(s, Side.TRA, THERE) == [TRA_2, TRA_5]
    assert s.unit_baseline[TRA_2] == tv_of(s, TRA_2)


@pytest.mark.rule("CN-CONTACT-3")
def test_without_free_rows_for_both_forces_no_fight_must_begin():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    for force in range(FORCES - 1):
        s.force[force, Force.SIDE] = Side.CRU
    before = s.copy()
    assert not forces.open_fight(s, RAN_4, hex_at(*THERE), LOG)
    assert before == s


@pytest.mark.rule("CN-CONTACT-8")
def test_a_side_with_a_truce_must_not_be_attacked():
    s = new_board()
    set_stance(s, Side.RAN, Side.TRA, Stance.TRUCE)
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    assert not attack(s, RAN_4)


@pytest.mark.rule("CN-MULTI-2")
@pytest.mark.parametrize(("day", "first_side"), [(0, Side.STE), (3, Side.TRA)])
def test_fronts_must_be_fought_in_the_order_of_the_hexes_of_the_earlier_side(day: int, first_side: Side):
    """STE acts before TRA on day 0, TRA before STE three days later. Both sides stand further north on front 1."""
    s = new_board()
    s.day, s.round = day, 1
    place(s, TRA_1, 10, 8)
    place(s, TRA_5, 10, 12)
    place(s, STE_2, 10, 11)
    place(s, STE_3, 10, 9)
    s.unit_to[TRA_5], s.unit_to[TRA_1] = hex_at(10, 11), hex_at(10, 9)
    assert forces.open_fight(s, TRA_5, hex_at(10, 11), LOG)
    assert forces.open_fight(s, TRA_1, hex_at(10, 9), LOG)
    first = fronts.front_after(s, fronts.BEFORE_ALL)
    assert first == 1
    assert fronts.front_after(s, fronts.order_key_of_front(s, first)) == 0
    assert int(s.force[fronts.earlier_on(s, first), Force.SIDE]) == first_side
    assert fronts.front_after(s, fronts.order_key_of_front(s, 0)) == NOWHERE


@pytest.mark.rule("CN-MULTI-2")
def test_the_row_of_a_released_force_must_be_free_again():
    s = new_board()
    place(s, RAN_4, *HERE)
    place(s, TRA_5, *THERE)
    attack(s, RAN_4)
    force = forces.force_of(s, Side.RAN, hex_at(*HERE))
    fronts.close_front(s, 0)
    forces.release_force(s, force)
    assert not forces.is_force(s, force)
    assert s.unit_force[RAN_4] == NOWHERE
    assert forces.force_of(s, Side.RAN, hex_at(*HERE)) == NOWHERE
    assert count_fronts(s) == 0
