"""The strength of a force on a front: effective TV, shares, the steps of the table (CN-COMBAT-10, CN-MULTI-1)."""

from fractions import Fraction

import numpy as np
import pytest

from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba.components.map import hex_at
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.components.pools import STANDARD, Commander
from stridsplan.games.clusta_noba.numbers import Force, Profile, Shaken
from stridsplan.games.clusta_noba.rules import forces, fronts, strength
from stridsplan.games.clusta_noba.rules.battle_arithmetic import EFFECTIVE_PARTS

from .board import (
    RAN_1,
    RAN_4,
    RAN_CAMP,
    STE_2,
    STE_3,
    TRA_1,
    TRA_5,
    TRA_CAMP,
    new_board,
    order,
    pitch,
    place,
    place_commander,
)

HERE, THERE, ELSEWHERE = (12, 9), (13, 8), (12, 8)  # three neighbours of the same height
LOG = blank_log()


def battle(men: int = 180) -> np.void:
    """A company of RAN beside one of TRA, before `begin` opens front 0."""
    s = new_board()
    place(s, RAN_4, *HERE, men)
    place(s, TRA_5, *THERE)
    return s


def begin(s: np.void, *attackers: int) -> None:
    """Begin fights: RAN_4, or these units, attack the hex of the enemy; each force divides itself among its fronts."""
    for unit in attackers or (RAN_4,):
        assert forces.open_fight(s, unit, hex_at(*THERE), LOG)
    fronts.line_up(s)
    for k in range(s.live_forces):
        strength.divide_force(s, int(s.force_order[k]))


def points(s: np.void, unit: int, front: int = 0) -> Fraction:
    """The effective TV of the force of a unit, in points."""
    return Fraction(strength.effective_tv_on(s, front, int(s.unit_force[unit])), 2 * EFFECTIVE_PARTS)


def share(s: np.void, unit: int, front: int = 0) -> int:
    """The share of a unit's force that stands on a front, in hundredths."""
    return strength.share_on(s, front, int(s.unit_force[unit]))


@pytest.mark.rule("CN-COMBAT-10", "CN-UNIT-3")
def test_effective_tv_must_equal_the_ledger_without_modifiers():
    s = battle()
    begin(s)
    assert points(s, RAN_4) == 360
    assert points(s, TRA_5) == 400


@pytest.mark.rule("CN-COMBAT-10", "CN-COMBAT-2")
@pytest.mark.parametrize("state", [Shaken.SHAKEN, Shaken.RALLIED, Shaken.LOST_HEART])
def test_a_shaken_troop_must_count_one_sv_less_even_if_it_rallies(state: Shaken):
    s = battle()
    place(s, RAN_1, *HERE)
    begin(s, RAN_1)
    s.unit_shaken[RAN_1] = (Shaken.STEADY, state)
    assert points(s, RAN_1) == 150 * 2 + 100 * 2
    s.unit_shaken[RAN_1] = (state, Shaken.STEADY)
    assert points(s, RAN_1) == 150 * 1 + 100 * 3


@pytest.mark.rule("CN-COMBAT-10", "CN-NIGHT-4")
def test_a_tired_unit_must_count_less():
    s = battle()
    s.unit_fatigue[RAN_4] = 3
    begin(s)
    assert points(s, RAN_4) == 90


@pytest.mark.rule("CN-ORDER-28", "CN-COMBAT-15", "CN-TRAP-41")
def test_a_hunting_unit_must_fight_with_three_quarters():
    s = battle()
    order(s, TRA_5, Order.HUNT)
    begin(s)
    assert points(s, TRA_5) == 300
    assert strength.committed_tv(s, int(s.unit_force[TRA_5])) == 3 * 800  # in quarters of a half point


@pytest.mark.rule("CN-AMBUSH-3", "CN-COMBAT-10", "CN-TRAP-40")
def test_an_ambush_must_fight_with_a_quarter():
    s = battle()
    begin(s)
    s.force[s.unit_force[TRA_5], Force.AMBUSH] = 1
    assert points(s, TRA_5) == 100


@pytest.mark.rule("CN-LAND-4", "CN-COMBAT-10")
def test_a_landing_force_must_count_half():
    s = battle()
    s.unit_landing[RAN_4] = 4
    begin(s)
    assert points(s, RAN_4) == 180
    s.force[s.unit_force[RAN_4], Force.LANDING] = 0
    assert points(s, RAN_4) == 360


@pytest.mark.rule("CN-HP-3", "CN-COMBAT-10", "CN-TRAP-4")
def test_a_hero_point_must_count_in_the_comparison_and_not_in_the_losses():
    s = battle()
    begin(s)
    force = int(s.unit_force[RAN_4])
    s.force[force, Force.BOOSTED] = 1
    assert points(s, RAN_4) == 540
    assert strength.committed_tv(s, force) == 4 * 720  # as before, in quarters of a half point


@pytest.mark.rule("CN-FORT-4", "CN-COMBAT-10")
def test_a_fortified_camp_must_multiply_all_its_defenders():
    s = battle()
    place(s, TRA_1, *THERE)
    pitch(s, TRA_CAMP, *THERE, fortified=6)
    begin(s)
    assert points(s, TRA_5) == 2 * (400 + 1200)
    assert points(s, RAN_4) == 360


@pytest.mark.rule("CN-LOSS-4", "CN-FORT-4")
def test_stragglers_must_count_for_the_defence_of_their_camp_in_the_comparison_only():
    s = battle()
    pitch(s, TRA_CAMP, *THERE, fortified=6)
    s.straggler[TRA_1, 0] = (0, 20)  # standard and elite men of a unit that is not there, in the first camp
    s.straggler[TRA_5, 0] = (10, 0)
    s.straggler[TRA_5, 1] = (99, 0)  # in another camp
    begin(s)
    assert points(s, TRA_5) == 2 * (400 + 20 * 3 + 10 * 2)
    assert strength.committed_tv(s, int(s.unit_force[TRA_5])) == 4 * 800
    s.force[s.unit_force[RAN_4], Force.HEX] = hex_at(*THERE)  # the attackers have entered
    assert points(s, TRA_5) == 400


@pytest.mark.rule("CN-LOSS-4")
def test_stragglers_must_not_count_in_an_attack_from_their_camp():
    s = battle()
    pitch(s, RAN_CAMP, *HERE)
    s.straggler[RAN_1, 0] = (50, 0)
    begin(s)
    assert points(s, RAN_4) == 360


@pytest.mark.rule("CN-FORT-4")
def test_an_attack_from_a_camp_must_not_be_multiplied():
    s = battle()
    pitch(s, RAN_CAMP, *HERE, fortified=6)
    begin(s)
    assert points(s, RAN_4) == 360


@pytest.mark.rule("CN-FORT-4")
def test_a_camp_must_not_protect_once_the_attackers_have_entered():
    s = battle()
    pitch(s, TRA_CAMP, *THERE, fortified=6)
    begin(s)
    s.force[s.unit_force[RAN_4], Force.HEX] = hex_at(*THERE)
    assert points(s, TRA_5) == 400


@pytest.mark.rule("CN-MULTI-1")
def test_a_force_must_be_divided_by_the_strength_of_its_enemies():
    s = battle(100)
    place(s, STE_2, *ELSEWHERE, 200)
    begin(s, RAN_4, STE_2)
    assert (share(s, TRA_5, 0), share(s, TRA_5, 1)) == (33, 67)
    assert (share(s, RAN_4, 0), share(s, STE_2, 1)) == (100, 100)
    assert points(s, TRA_5, 0) == 132
    assert points(s, TRA_5, 1) == 268


@pytest.mark.rule("CN-MULTI-1")
def test_an_odd_hundredth_must_go_to_the_front_of_the_earlier_side():
    """Three equal shares leave one hundredth; in round 1 of day 0 RAN comes first."""
    s = battle(100)
    place(s, STE_2, *ELSEWHERE, 100)
    place(s, STE_3, 14, 8, 100)
    begin(s, STE_2, RAN_4, STE_3)
    first = fronts.front_after(s, fronts.BEFORE_ALL)
    assert sum(share(s, TRA_5, front) for front in range(3)) == 100
    assert share(s, TRA_5, first) == 34


@pytest.mark.rule("CN-MULTI-1", "CN-COMBAT-10")
def test_a_force_must_be_divided_by_the_modified_strength_of_its_enemies():
    s = battle(100)
    place(s, STE_2, *ELSEWHERE, 100)
    s.unit_fatigue[STE_2] = 2
    begin(s, RAN_4, STE_2)
    assert (share(s, TRA_5, 0), share(s, TRA_5, 1)) == (67, 33)


@pytest.mark.rule("CN-COMBAT-28", "CN-RAN-5")
@pytest.mark.parametrize(
    ("alliance", "unit", "expected"), [(1, RAN_1, True), (0, RAN_1, False), (1, RAN_4, False)]
)
def test_only_the_first_companies_of_allied_ransards_must_have_poison(alliance, unit, expected):
    s = battle()
    s.alliance = alliance
    place(s, RAN_1, *HERE)
    begin(s, unit)
    assert strength.has_poison(s, int(s.unit_force[unit])) == expected


@pytest.mark.rule("CN-COMBAT-11", "CN-COMBAT-26")
@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ((12, 9), (13, 8), (0, 0)),
        ((15, 11), (15, 10), (1, 0)),  # 100 m higher and in buildings: one step together
        ((15, 10), (15, 11), (0, 1)),
        ((11, 10), (10, 10), (1, 0)),  # buildings
        ((13, 3), (13, 4), (0, 1)),
    ],
)
def test_height_and_buildings_must_give_a_step_to_their_side(here, there, expected):
    s = new_board()
    place(s, RAN_4, *here)
    place(s, TRA_5, *there)
    assert forces.open_fight(s, RAN_4, hex_at(*there), LOG)
    one, other = int(s.unit_force[RAN_4]), int(s.unit_force[TRA_5])
    assert (strength.steps_of(s, one, other), strength.steps_of(s, other, one)) == expected


@pytest.mark.rule("CN-COMBAT-12", "CN-CMD-1", "CN-CMD-5")
@pytest.mark.parametrize(
    ("lv", "profile", "expected"),
    [(3, Profile.STANDARD, 0), (4, Profile.STANDARD, 1), (4, Profile.WORKED_EXAMPLE, 0)],
)
def test_a_superled_force_must_get_a_step(lv: int, profile: Profile, expected: int):
    s = battle()
    s.profile = profile
    place_commander(s, Commander.GRISBAN, *HERE, RAN_4)
    s.commander_leadership[Commander.GRISBAN] = lv
    begin(s)
    assert strength.steps_of(s, int(s.unit_force[RAN_4]), int(s.unit_force[TRA_5])) == expected


@pytest.mark.rule("CN-COMBAT-9", "CN-COMBAT-11", "CN-RETREAT-5", "CN-TRAP-8", "CN-TRAP-10", "CN-TRAP-7")
def test_the_row_must_be_that_of_winner_minus_loser_shifted_by_each_pursuit():
    s = battle(100)  # 200 against 400
    begin(s)
    s.front_margin[0] = 1  # RAN, the weaker, wins: D is -200
    own, foe = int(s.unit_force[RAN_4]), int(s.unit_force[TRA_5])
    assert strength.winner_on(s, 0) == own
    assert strength.row_on(s, 0) == 8 - 1  # row 8, counted from 0
    s.front_margin[0] = -11
    assert (strength.row_on(s, 0), strength.column_on(s, 0)) == (16 - 1, 1)
    s.force[own, Force.PURSUES] = 1  # the loser pursues: one row up
    assert strength.row_on(s, 0) == 15 - 1
    s.force[foe, Force.PURSUES] = 1
    assert strength.row_on(s, 0) == 16 - 1


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-49")
def test_the_difference_must_be_truncated_towards_zero():
    s = battle(100)
    s.unit_tv[RAN_4, STANDARD] = 2 * 349 + 1  # 349.5 against 400: -50.5 is -50
    begin(s)
    s.front_margin[0] = 1
    assert strength.row_on(s, 0) == 11 - 1
    s.unit_tv[RAN_4, STANDARD] = 2 * 350 + 1  # -49.5 is -49
    assert strength.row_on(s, 0) == 12 - 1


@pytest.mark.rule("CN-HP-7")
def test_a_force_must_be_behind_if_its_enemy_is_stronger():
    s = battle(201)
    begin(s)
    assert not strength.is_behind(s, int(s.unit_force[RAN_4]))
    assert strength.is_behind(s, int(s.unit_force[TRA_5]))
    s.unit_tv[RAN_4, STANDARD] = 800
    assert not strength.is_behind(s, int(s.unit_force[TRA_5]))
