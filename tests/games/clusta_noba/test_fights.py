"""Field rounds on the whole record: the battles of catalogue 3.3, and the results of a field round (CN-COMBAT)."""

import numpy as np
import pytest

from stridsplan.engine.dice import COUNT, loaded_tape
from stridsplan.games.clusta_noba.components.movement import MoveMode
from stridsplan.games.clusta_noba.components.orders import Order
from stridsplan.games.clusta_noba.numbers import Doctrine, Fate, Force, Front, Mark, Outcome, Profile, Shaken
from stridsplan.games.clusta_noba.rules import fights
from stridsplan.games.clusta_noba.rules.heroes import WHEN_BEHIND
from stridsplan.games.clusta_noba.rules.units import men_of, tv_of

from .board import (
    GROUP_1,
    RAN_1,
    RAN_4,
    RAN_6,
    RAN_7,
    STE_1,
    STE_2,
    TRA_1,
    TRA_2,
    TRA_5,
    TRA_CAMP,
    order,
    pitch,
    place,
    place_commander,
)
from .fighting import (
    GRISBAN,
    HERE,
    LOG,
    PRINTED_B1,
    PRINTED_B2,
    SURVIVES,
    THERE,
    attack_hex,
    board,
    even_fight,
    play_field_round,
    stegosians_meet_grisban,
)

ELSEWHERE = (12, 8)  # a neighbour of both hexes, of the same height
PRINTED_A = 10, 15, 600, 5, 8  # Tactics of RAN and TRA, the death of Grisban, morale of RAN_6 and RAN_7
PERCENT = 4  # one percent, in the quarters in which the rules count


def force(s: np.void, unit: int, field: Force) -> int:
    """A field of the force to which a unit belongs."""
    return int(s.force[s.unit_force[unit], field])


def points(s: np.void, *units: int) -> float:
    """The troop value of units together, in points; the record keeps half points."""
    return sum(tv_of(s, unit) for unit in units) / 2


# -- The worked example ----------------------------------------------------------------------------------------


def patrol_meets_grisban(profile: Profile, lv: int) -> np.void:
    """Battle A of the worked example: TRA_2 on patrol intercepts two marching companies of RAN (GT-A)."""
    s = board()
    s.profile = profile
    place(s, RAN_6, *HERE)
    place(s, RAN_7, *HERE)
    place(s, TRA_2, *THERE)
    place_commander(s, GRISBAN, *HERE, RAN_6)
    s.commander_leadership[GRISBAN] = s.commander_points[GRISBAN] = lv
    for unit in (RAN_6, RAN_7):
        order(s, unit, Order.ATTACK)
        s.unit_formation[unit] = MoveMode.MARCH
    order(s, TRA_2, Order.PATROL)
    front = attack_hex(s, TRA_2, HERE)
    is_first = s.front[front, Front.ONE] == s.unit_force[TRA_2]
    s.front[front, Front.PATROL] = 1 if is_first else 2  # which of the two forces is the patrol
    return s


@pytest.mark.rule(
    "GT-A-EX", "GT-09", "CN-COMBAT-13", "CN-COMBAT-17", "CN-MORALE-2", "CN-TRAP-8", "CN-TRAP-11"
)
def test_battle_a_of_the_example_must_end_as_printed():
    s = patrol_meets_grisban(Profile.WORKED_EXAMPLE, 4)
    play_field_round(s, *PRINTED_A)
    assert points(s, RAN_6, RAN_7) == 396
    assert (men_of(s, RAN_6), men_of(s, RAN_7)) == (99, 99)
    assert points(s, TRA_2) == 1080
    assert men_of(s, TRA_2) == 360
    assert s.commander_fate[GRISBAN] == Fate.FREE
    assert force(s, RAN_6, Force.DONE) == force(s, TRA_2, Force.DONE) == Outcome.STANDS


@pytest.mark.rule("GT-A-STD", "CN-COMBAT-22", "CN-COMBAT-6", "CN-PATROL-3")
@pytest.mark.parametrize(("die", "fate"), [(450, Fate.DEAD), (451, Fate.FREE)])
def test_battle_a_must_cost_the_same_men_by_the_standard_rulings(die: int, fate: Fate):
    s = patrol_meets_grisban(Profile.STANDARD, 3)
    s.commander_points[GRISBAN] = 0
    play_field_round(s, 10, 15, die, 5, 8)
    assert (points(s, RAN_6, RAN_7), men_of(s, RAN_6) + men_of(s, RAN_7)) == (396, 360 - 162)
    assert (points(s, TRA_2), men_of(s, TRA_2)) == (1080, 360)
    assert s.commander_fate[GRISBAN] == fate


@pytest.mark.rule("GT-A-STD4", "CN-COMBAT-11", "CN-COMBAT-12", "CN-TRAP-10", "CN-TRAP-49")
def test_battle_a_must_cost_fewer_men_with_a_superleader():
    s = patrol_meets_grisban(Profile.STANDARD, 4)
    play_field_round(s, 10, 15, 376, 5, 8)  # 37.5 per cent: 375 of 10000 kill
    assert points(s, RAN_6, RAN_7) == 720 - 270
    assert (points(s, TRA_2), men_of(s, TRA_2)) == (1080, 360)
    assert s.commander_points[GRISBAN] == 4


@pytest.mark.rule("GT-B1-EX", "CN-COMBAT-4", "CN-COMBAT-14", "CN-HP-2", "CN-TRAP-18")
def test_battle_b_of_the_example_must_end_as_printed():
    s = stegosians_meet_grisban(Profile.WORKED_EXAMPLE, 4)
    assert force(s, RAN_6, Force.MARCHED) == 0
    s.commander_points[GRISBAN] = 3
    play_field_round(s, *PRINTED_B1)
    assert points(s, RAN_6, RAN_7) == 316
    assert points(s, STE_1) == 562
    assert s.unit_men[STE_1].tolist() == [150 - 47, 150 - 32]
    assert s.commander_points[GRISBAN] == 4
    assert force(s, STE_1, Force.DONE) == Outcome.STANDS


@pytest.mark.rule(
    "GT-B2-EX", "GT-20", "GT-17", "CN-HP-3", "CN-COMBAT-18", "CN-TRAP-4", "CN-TRAP-6", "CN-TRAP-42"
)
def test_the_second_field_round_of_battle_b_must_end_as_printed():
    s = stegosians_meet_grisban(Profile.WORKED_EXAMPLE, 4)
    play_field_round(s, *PRINTED_B1)
    s.unit_doctrine[RAN_6, Doctrine.TV_BOOST] = WHEN_BEHIND
    play_field_round(s, *PRINTED_B2)
    assert points(s, RAN_6, RAN_7) == 268
    assert points(s, STE_1) == 366
    assert men_of(s, RAN_6) + men_of(s, RAN_7) == 134
    assert s.unit_men[STE_1].tolist() == [150 - 47 - 49, 150 - 32 - 33]
    assert s.commander_points[GRISBAN] == 3


@pytest.mark.rule("GT-B1-STD", "CN-COMBAT-13", "CN-COMBAT-14")
def test_battle_b_must_be_fought_on_the_march_by_the_standard_rulings():
    s = stegosians_meet_grisban(Profile.STANDARD, 3)
    assert force(s, RAN_6, Force.MARCHED) == 1
    play_field_round(s, 1, 2, 12, SURVIVES, SURVIVES, 1, 1)
    assert points(s, RAN_6, RAN_7) == 396 - 118
    assert points(s, STE_1) == 750 - 94
    assert s.unit_men[STE_1].tolist() == [150 - 24, 150 - 16]
    assert force(s, RAN_6, Force.MARCHED) == 0
    assert s.unit_formation[RAN_6] == MoveMode.COMBAT


@pytest.mark.rule("GT-B1-STD4", "CN-COMBAT-12", "CN-TRAP-10")
def test_battle_b_must_be_fought_in_combat_formation_with_a_superleader():
    s = stegosians_meet_grisban(Profile.STANDARD, 4)
    play_field_round(s, *PRINTED_B1)
    assert points(s, RAN_6, RAN_7) == 316
    assert points(s, STE_1) == 750 - 226
    assert s.unit_men[STE_1].tolist() == [150 - 57, 150 - 38]


# -- The results of a field round ----------------------------------------------------------------------------------


def outcomes(s: np.void, *units: int) -> list[int]:
    """What the field round has made each unit do."""
    return [int(s.unit_outcome[unit]) for unit in units]


@pytest.mark.rule("CN-COMBAT-1", "CN-COMBAT-27", "CN-COMBAT-3", "CN-TRAP-9")
def test_a_field_round_must_cost_both_forces_men_and_the_fight_must_go_on():
    s = even_fight()
    play_field_round(s, 2, 11, 13)  # RAN wins by 9 with D 0: 15/35; TRA passes its morale test with 13
    assert (men_of(s, RAN_4), men_of(s, TRA_5)) == (170, 130)
    assert outcomes(s, RAN_4, TRA_5) == [Outcome.STANDS, Outcome.STANDS]
    assert force(s, RAN_4, Force.ROUNDS) == force(s, TRA_5, Force.ROUNDS) == 1
    assert s.unit_fought[RAN_4] == s.unit_fought[TRA_5] == 1
    play_field_round(s, 11, 2, 14, 13)  # TRA wins by 9 with D -80: 15/35 again, and both must test
    assert (men_of(s, RAN_4), men_of(s, TRA_5)) == (110, 110)


@pytest.mark.rule("CN-COMBAT-19", "CN-MORALE-8", "CN-ORDER-20", "CN-TRAP-19")
def test_a_result_with_a_star_must_make_even_the_undead_on_hold_retreat():
    s = board()
    place(s, RAN_4, *HERE, 300)
    place(s, GROUP_1, *THERE, 250)
    order(s, GROUP_1, Order.HOLD)
    attack_hex(s, RAN_4)
    play_field_round(s, 2, 13)  # a margin of 11 with D 225: 10/50; the undead stand
    assert outcomes(s, GROUP_1) == [Outcome.STANDS]
    play_field_round(s, 2, 13)  # a margin of 11 with D 540 - 187 = 353: 5/65*
    assert outcomes(s, RAN_4, GROUP_1) == [Outcome.STANDS, Outcome.RETREATS]
    assert force(s, GROUP_1, Force.DONE) == Outcome.RETREATS
    assert s.unit_killed[GROUP_1].sum() == 250 - men_of(s, GROUP_1)


@pytest.mark.rule("CN-COMBAT-19", "CN-MULTI-2")
def test_a_force_that_does_not_stand_must_not_fight_on():
    s = even_fight()
    s.force[s.unit_force[TRA_5], Force.DONE] = Outcome.RETREATS
    play_field_round(s)
    assert force(s, RAN_4, Force.ROUNDS) == 0


@pytest.mark.rule("CN-COMBAT-21", "CN-UNIT-8")
def test_a_unit_without_men_must_be_destroyed():
    s = even_fight(600, 60)
    play_field_round(s, 2, 17)  # a margin of 15 with D 1080: 0/100
    assert outcomes(s, RAN_4, TRA_5) == [Outcome.STANDS, Outcome.DESTROYED]
    assert force(s, TRA_5, Force.DONE) == Outcome.DESTROYED
    assert (men_of(s, TRA_5), s.unit_killed[TRA_5].sum()) == (0, 60)
    assert men_of(s, RAN_4) == 600


@pytest.mark.rule("CN-UNIT-8")
@pytest.mark.parametrize(("has_camp", "outcome"), [(True, Outcome.DESTROYED), (False, Outcome.STANDS)])
def test_a_unit_of_fewer_than_ten_men_must_be_destroyed_if_a_camp_can_take_them(
    has_camp: bool, outcome: Outcome
):
    s = even_fight(12, 12)
    order(s, TRA_5, Order.HOLD)
    if has_camp:
        pitch(s, TRA_CAMP, 12, 14)
    play_field_round(s, 2, 11)  # 15/35: 35 per cent of 24 TV are 8, so four men
    assert men_of(s, TRA_5) == 8
    assert outcomes(s, TRA_5) == [outcome]


@pytest.mark.rule("CN-MORALE-4", "CN-MORALE-2")
def test_a_unit_may_panic_while_its_force_stands():
    s = patrol_meets_grisban(Profile.WORKED_EXAMPLE, 4)
    play_field_round(s, 10, 15, 600, 15, 8)
    assert outcomes(s, RAN_6, RAN_7) == [Outcome.PANICS, Outcome.STANDS]
    assert force(s, RAN_6, Force.DONE) == Outcome.STANDS


@pytest.mark.rule("CN-MORALE-4")
def test_a_force_must_panic_when_all_its_units_do():
    s = patrol_meets_grisban(Profile.WORKED_EXAMPLE, 4)
    play_field_round(s, 10, 15, 600, 15, 15)
    assert force(s, RAN_6, Force.DONE) == Outcome.PANICS


@pytest.mark.rule("CN-ORDER-14")
@pytest.mark.parametrize(
    ("tenths", "outcome"), [(4, Outcome.STANDS), (3, Outcome.BREAKS_OFF), (1, Outcome.BREAKS_OFF)]
)
def test_a_force_must_break_off_at_the_share_that_its_doctrine_says(tenths: int, outcome: Outcome):
    s = even_fight()
    s.unit_doctrine[TRA_5, Doctrine.RETREAT_AT] = tenths
    play_field_round(s, 2, 11, 13)  # 35 per cent
    assert outcomes(s, TRA_5) == [outcome]
    assert force(s, TRA_5, Force.DONE) == outcome


@pytest.mark.rule("CN-ORDER-14", "CN-ORDER-20")
def test_with_hold_a_force_must_never_break_off():
    s = even_fight()
    order(s, TRA_5, Order.HOLD)
    s.unit_doctrine[TRA_5, Doctrine.RETREAT_AT] = 1
    play_field_round(s, 2, 11)
    assert outcomes(s, TRA_5) == [Outcome.STANDS]


@pytest.mark.rule("CN-ORDER-14", "CN-CMD-5")
def test_the_doctrine_of_a_force_must_be_that_of_its_leaders_unit():
    s = patrol_meets_grisban(Profile.WORKED_EXAMPLE, 4)
    s.commander_unit[GRISBAN] = RAN_7
    s.unit_doctrine[RAN_6, Doctrine.RETREAT_AT] = 1
    play_field_round(s, *PRINTED_A)
    assert force(s, RAN_6, Force.DONE) == Outcome.STANDS
    s = patrol_meets_grisban(Profile.WORKED_EXAMPLE, 4)
    s.unit_doctrine[RAN_6, Doctrine.RETREAT_AT] = 4
    play_field_round(s, *PRINTED_A)
    assert outcomes(s, RAN_6, RAN_7) == [Outcome.BREAKS_OFF, Outcome.BREAKS_OFF]


@pytest.mark.rule("CN-ORDER-14", "CN-ORDER-20")
def test_a_unit_on_hold_must_stay_when_its_force_breaks_off():
    s = patrol_meets_grisban(Profile.WORKED_EXAMPLE, 4)
    s.unit_doctrine[RAN_6, Doctrine.RETREAT_AT] = 4
    order(s, RAN_7, Order.HOLD)
    play_field_round(s, 10, 15, 600, 5)  # RAN_7 has 99 of 180 men left, so it need not test
    assert outcomes(s, RAN_6, RAN_7) == [Outcome.BREAKS_OFF, Outcome.STANDS]
    assert force(s, RAN_6, Force.DONE) == Outcome.STANDS


@pytest.mark.rule("CN-ORDER-14")
def test_a_force_must_not_break_off_from_an_enemy_that_flees():
    s = even_fight()
    s.unit_doctrine[RAN_4, Doctrine.RETREAT_AT] = 1
    play_field_round(s, 2, 11, 14)
    assert outcomes(s, RAN_4, TRA_5) == [Outcome.STANDS, Outcome.PANICS]


@pytest.mark.rule("CN-ORDER-21")
@pytest.mark.parametrize(
    ("men", "foe_men", "has_camp", "outcome"),
    [
        (200, 200, False, Outcome.BREAKS_OFF),  # 130 men are left, and 170 of the attacker
        (200, 262, False, Outcome.STANDS),
        (200, 200, True, Outcome.STANDS),
    ],
)
def test_a_waiting_unit_must_break_off_from_more_men_unless_it_is_in_a_camp(
    men: int, foe_men: int, has_camp: bool, outcome: Outcome
):
    s = board()
    place(s, RAN_4, *HERE, men)
    place(s, TRA_5, *THERE, foe_men)
    order(s, TRA_5, Order.WAIT)
    if has_camp:
        pitch(s, TRA_CAMP, *THERE)
    attack_hex(s, RAN_4)
    play_field_round(s, 2, 11, 1)
    assert outcomes(s, TRA_5) == [outcome]


@pytest.mark.rule("CN-LAND-4", "CN-TRAP-45")
def test_a_landing_force_must_count_half_for_four_field_rounds():
    s = board()
    place(s, RAN_4, *HERE, 400)
    place(s, TRA_5, *THERE, 400)
    s.unit_landing[RAN_4] = 4  # until moment 4; it is moment 0
    attack_hex(s, RAN_4)
    for left in (3, 2, 1, 0, 0):
        order(s, RAN_4, Order.HOLD)
        order(s, TRA_5, Order.HOLD)
        s.unit_baseline[RAN_4] = s.unit_baseline[TRA_5] = 1  # so low that nobody tests morale
        s.unit_start_men[RAN_4] = s.unit_start_men[TRA_5] = 1
        play_field_round(s, 5, 6)
        assert force(s, RAN_4, Force.LANDING) == left


@pytest.mark.rule("CN-RETREAT-5", "CN-HP-3", "CN-COMBAT-13")
def test_modifiers_for_one_field_round_must_be_removed_after_it():
    s = even_fight()
    own = s.unit_force[RAN_4]
    s.force[own, Force.PURSUES] = s.force[own, Force.MARCHED] = 1
    s.unit_formation[RAN_4] = MoveMode.MARCH
    play_field_round(s, 7, 11)  # a margin of 9 with the 5 of a pursuit; row 13: 15/40, marching 22.5/20
    assert men_of(s, TRA_5) == 160
    for field in (Force.PURSUES, Force.BOOSTED, Force.MARCHED):
        assert force(s, RAN_4, field) == 0
    assert s.unit_formation[RAN_4] == MoveMode.COMBAT


@pytest.mark.rule("CN-COMBAT-2", "CN-MORALE-3")
def test_a_troop_that_rallies_must_be_steady_from_the_next_field_round():
    s = board()
    place(s, RAN_1, *HERE)
    place(s, TRA_5, *THERE)
    attack_hex(s, RAN_1)
    s.unit_shaken[RAN_1] = Shaken.STEADY, Shaken.SHAKEN
    # The rally; Tactics of RAN and TRA; the morale of TRA, with a target of 13
    play_field_round(s, 17, 2, 11, 12)
    assert s.unit_shaken[RAN_1].tolist() == [Shaken.STEADY, Shaken.STEADY]


@pytest.mark.rule("CN-COMBAT-28", "CN-RAN-5")
def test_the_first_companies_of_ransards_must_use_poison():
    s = board()
    s.alliance = 1
    place(s, RAN_1, *HERE)
    place(s, TRA_1, *THERE)
    attack_hex(s, RAN_1)
    play_field_round(s, 11, 2, 1, 1)  # TRA wins by 9, D 600: 5/70*
    assert points(s, TRA_1) == 1200 - 74  # 60 x 5/4 = 75, rounded down to an even number


@pytest.mark.rule("CN-MULTI-1", "CN-MULTI-2", "CN-COMBAT-1")
def test_a_force_on_two_fronts_must_fight_a_field_round_on_each():
    s = even_fight(200, 400)
    place(s, STE_2, *ELSEWHERE, 200)
    attack_hex(s, STE_2)
    for unit in (RAN_4, STE_2, TRA_5):
        order(s, unit, Order.HOLD)
    play_field_round(s, 2, 11, 2, 11)  # twice 400 TV against 400, and 35 per cent: 140 TV of each half
    assert points(s, TRA_5) == 800 - 280
    assert points(s, RAN_4) == points(s, STE_2) == 400 - 60
    assert [int(s.front[front, Front.ROUNDS]) for front in (0, 1)] == [1, 1]
    assert force(s, TRA_5, Force.ROUNDS) == 1


@pytest.mark.rule("CN-MULTI-2")
def test_morale_must_be_tested_once_after_all_fronts():
    s = even_fight(200, 400)
    place(s, STE_2, *ELSEWHERE, 200)
    attack_hex(s, STE_2)
    s.unit_doctrine[TRA_5, Doctrine.RETREAT_AT] = 3
    play_field_round(s, 2, 11, 2, 11, 12)
    assert force(s, TRA_5, Force.DONE) == Outcome.BREAKS_OFF
    play_field_round(s)  # TRA_5 has left both fronts
    assert force(s, RAN_4, Force.ROUNDS) == 1


@pytest.mark.rule("CN-AMBUSH-2", "CN-MORALE-1", "CN-COMBAT-22")
def test_the_losses_of_an_ambush_must_have_the_effects_of_a_field_round():
    s = even_fight()
    before = men_of(s, RAN_4)
    tape = loaded_tape([13 - 1])
    fights.lose_one_sided_round(s, int(s.unit_force[TRA_5]), 35 * PERCENT, 0, False, tape, LOG)
    assert tape[COUNT] == 1
    assert (men_of(s, TRA_5), men_of(s, RAN_4)) == (130, before)
    assert outcomes(s, TRA_5) == [Outcome.STANDS]
    marks = Mark.PERMANENT | Mark.RETREATS
    tape = loaded_tape([1 - 1])
    fights.lose_one_sided_round(s, int(s.unit_force[TRA_5]), 60 * PERCENT, marks, False, tape, LOG)
    assert outcomes(s, TRA_5) == [Outcome.RETREATS]
