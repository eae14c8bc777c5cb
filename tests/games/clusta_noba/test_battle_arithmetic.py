"""The arithmetic of battle: the golden vectors of catalogue 3.3, and invariants of the functions that share out.

Troop values are written here as printed, in points; `tv` doubles them, for the rules count half points. F03, F05 and
F22 are flags of catalogue 7.
"""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stridsplan.games.clusta_noba.components import battle
from stridsplan.games.clusta_noba.rules import battle_arithmetic as rules

STANDARD, ELITE, CRURIAN = 4, 6, 3  # SV in half points
WHOLE_FORCE = rules.committed(battle.QUARTERS, battle.HUNDREDTHS)
FULL, SIMPLE = 0, 1  # the option for the fates of men lost for a time (F22)


def tv(points):
    """Convert points of TV to half points."""
    return int(2 * points)


def points(half_points):
    """Convert half points to points, as a fraction."""
    return Fraction(int(half_points), 2)


def cell(d, won_by, down=0):
    """The cell of the combat table for D and a margin, shifted down, as (winner's loss, loser's loss)."""
    row, column = rules.table_row(d, down) - 1, rules.table_column(won_by)
    return int(battle.WINNER_LOSS[row, column]), int(battle.LOSER_LOSS[row, column])


def roll(tactics, die, *, confirm=20, patrol=False, pursuit=False):
    """The differential of a Tactics roll."""
    perfect = rules.is_perfect(die, confirm, tactics)
    die_modifier = battle.PATROL_DIE if patrol else 0
    return rules.differential(tactics, die, perfect, die_modifier, battle.PURSUIT_SKILL if pursuit else 0)


def loss(ledger, percent, *, marching=False, against_marching=False, part=WHOLE_FORCE, poison=False):
    """The points of TV that a force loses of a ledger in points."""
    quarters = rules.loss_quarters(percent, marching, against_marching)
    return points(rules.tv_loss(tv(ledger), part, quarters, poison))


def troop(ledger, sv=STANDARD, *, shaken=False, nights=0, landing=False, quarters=battle.QUARTERS):
    """The effective TV of one soldier type, in the parts in which the rules count it; `quarters` of it fight."""
    return rules.effective_troop(tv(ledger), sv, shaken, nights, landing, quarters)


def force(*troops, days=0, boosted=False, share=battle.HUNDREDTHS):
    """The effective TV of a force, in parts as above.

    `days`: of work on the camp that it defends; `share`: hundredths of it that are on the front.
    """
    return rules.effective_force(sum(troops), rules.fortification_halves(days), boosted, share)


def effective(parts):
    """Convert an effective TV to points; the rules count it in whole parts of a half point."""
    return Fraction(parts, rules.EFFECTIVE_PARTS * battle.HALF_POINTS)


def margin(ours, theirs, *, led=True, foe_led=True, fumble=False, foe_fumble=False):
    """By how much we win the Tactics roll with two differentials; below 0 the enemy wins."""
    return rules.difference(ours, theirs, led, foe_led, fumble, foe_fumble)


def row_steps(higher=False, buildings=False, superled=False, counts=True):
    """The steps of a side; `counts`: whether superled is a step (F03)."""
    return rules.row_steps(higher, buildings, superled, counts)


def row_shift(winner_steps, loser_steps, *, winner_pursues=False, loser_pursues=False):
    return rules.row_shift(winner_steps, loser_steps, winner_pursues, loser_pursues)


def morale_target(
    morale, now, first, *, holds=False, attacked_by_crurians=False, leader_fell=False, larger_foe=False
):
    """The highest roll that passes a morale test, by the TV now and at the start of the battle, in points."""
    modifiers = holds, attacked_by_crurians, leader_fell, larger_foe
    return rules.morale_target(morale, tv(now), tv(first), *modifiers)


def shared(rule, total, *arrays):
    """The output of a rule that shares a total out."""
    out = np.zeros(len(arrays[0]), np.int32)
    rule(total, *(np.array(array, np.int64) for array in arrays), len(arrays[0]), out)
    return out.tolist()


def lose(troops, lost):
    """Take lost TV from a unit's soldier types, {SV: (ledger, men)}: return what is left, and the men lost of each."""
    ledgers = [tv(ledger) for ledger, _ in troops.values()]
    tv_lost = shared(rules.share_types, tv(lost), ledgers)
    left, lost_men = {}, {}
    for (sv, (ledger, men)), part in zip(troops.items(), tv_lost, strict=True):
        lost_men[sv] = rules.men_lost(part, sv)
        left[sv] = (ledger - points(part), men - lost_men[sv])
    return left, lost_men


# -- The Tactics roll ----------------------------------------------------------------------------------------


@pytest.mark.rule("GT-01", "GT-03", "CN-COMBAT-3")
@pytest.mark.parametrize(
    ("tactics", "die", "expected"), [(17, 10, 7), (9, 12, -3), (9, 9, 0), (17, 5, 12), (13, 10, 3)]
)
def test_the_differential_must_be_skill_minus_die(tactics, die, expected):
    assert roll(tactics, die) == expected


@pytest.mark.rule("GT-02", "CN-COMBAT-6", "CN-PATROL-3")
def test_five_must_be_subtracted_from_the_die_of_a_patrol():
    assert roll(7, 15, patrol=True) == -3


@pytest.mark.rule("CN-COMBAT-6", "CN-RETREAT-5")
def test_five_must_be_added_to_the_skill_of_a_pursuer():
    assert roll(13, 10, pursuit=True) == 8


@pytest.mark.rule("GT-04", "CN-COMBAT-4", "CN-TRAP-14")
def test_a_confirmed_one_must_be_perfect():
    assert rules.is_perfect(1, 2, 17)
    assert roll(17, 1, confirm=2) == 26
    assert roll(13, 1, confirm=2) == 22


@pytest.mark.rule("GT-05", "CN-COMBAT-4", "CN-TRAP-14")
def test_an_unconfirmed_one_must_count_as_an_ordinary_roll():
    assert not rules.is_perfect(1, 12, 7)
    assert roll(7, 1, confirm=12) == 6


@pytest.mark.rule("CN-COMBAT-4")
def test_only_a_natural_one_may_be_perfect():
    assert rules.is_perfect(1, 17, 17)
    assert not rules.is_perfect(1, 18, 17)
    assert not rules.is_perfect(2, 1, 17)


@pytest.mark.rule("CN-COMBAT-5")
def test_a_fumble_must_be_a_twenty_confirmed_above_the_skill():
    assert rules.is_fumble(20, 18, 17)
    assert not rules.is_fumble(20, 17, 17)
    assert not rules.is_fumble(19, 20, 17)


@pytest.mark.rule("GT-04", "CN-HP-2")
def test_a_perfect_roll_must_regain_a_hero_point_up_to_the_lv():
    assert rules.points_after_regain(2, 4) == 3
    assert rules.points_after_regain(4, 4) == 4


@pytest.mark.rule("CN-COMBAT-3")
def test_equal_differentials_must_be_rolled_again():
    assert margin(3, 3) == 0
    assert margin(3, 3, led=False, foe_led=False) == 0


@pytest.mark.rule("CN-COMBAT-7", "CN-TRAP-12")
@pytest.mark.parametrize(("ours", "theirs", "expected"), [(7, -3, 10), (3, 3, 1), (-5, 4, 1), (2, 1, 1)])
def test_a_force_without_a_commander_must_lose_but_its_roll_counts(ours, theirs, expected):
    assert margin(ours, theirs, foe_led=False) == expected
    assert margin(theirs, ours, led=False) == -expected


@pytest.mark.rule("CN-COMBAT-7")
def test_after_a_fumble_of_the_enemys_leader_a_leaderless_force_must_compare_rolls():
    assert margin(-7, 4, foe_led=False, fumble=True) == -11
    assert margin(4, -7, led=False, foe_fumble=True) == 11
    assert margin(-7, -7, foe_led=False, fumble=True) == 0


@pytest.mark.rule("CN-COMBAT-7")
def test_a_fumble_of_a_leaderless_force_must_change_nothing():
    assert margin(-7, 4, foe_led=False, foe_fumble=True) == 1


@pytest.mark.rule("CN-COMBAT-7")
def test_two_leaderless_forces_must_compare_rolls():
    assert margin(2, 5, led=False, foe_led=False) == -3


# -- The cell of the table -----------------------------------------------------------------------------------


@pytest.mark.rule("GT-06", "CN-TRAP-9")
def test_the_winner_must_lose_the_first_number_of_the_cell():
    assert cell(-480, 10) == (30, 20)


@pytest.mark.rule("GT-07", "GT-08")
def test_a_better_column_or_row_must_favour_the_winner():
    assert cell(-480, 11) == (25, 20)
    assert cell(-480, 10, down=1) == (25, 20)


@pytest.mark.rule("GT-12")
def test_the_second_battle_of_the_example_must_use_the_printed_cell():
    assert cell(-354, 29) == (20, 25)
    assert cell(-354, 29, down=1) == (20, 30)


@pytest.mark.rule("GT-18")
def test_the_last_field_round_of_the_example_must_use_the_printed_cell():
    assert cell(-88, 12) == (15, 35)
    assert cell(-88, 12, down=1) == (15, 40)
    assert cell(-88, 8) == (15, 35)


@pytest.mark.rule("CN-COMBAT-8", "CN-TRAP-13")
def test_a_difference_of_twenty_must_be_in_the_middle_column():
    assert [rules.table_column(margin) for margin in (1, 10, 11, 20, 21, 40)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-8")
@pytest.mark.parametrize("line", battle.TABLE.split())
def test_the_bounds_of_a_row_must_be_in_it(line):
    number, low, high = line.split(";")[:3]
    for bound in (low, high):
        assert rules.table_row(int(bound.replace("inf", "9999")), 0) == int(number)


@pytest.mark.rule("CN-COMBAT-11")
def test_a_shift_of_rows_must_stay_on_the_table():
    assert rules.table_row(-5000, -1) == 1
    assert rules.table_row(5000, 2) == 23
    assert rules.table_row(1100, -1) == 22


@pytest.mark.rule("CN-COMBAT-11")
def test_height_buildings_and_superled_must_count_as_one_step_together():
    for higher, buildings, superled in np.ndindex(2, 2, 2):
        assert row_steps(higher, buildings, superled) == max(higher, buildings, superled)


@pytest.mark.rule("CN-COMBAT-12")
def test_the_profile_of_the_example_may_omit_the_superled_step():
    assert battle.IS_SUPERLED_A_STEP
    assert row_steps(superled=True, counts=battle.IS_SUPERLED_A_STEP) == 1
    assert row_steps(superled=True, counts=False) == 0
    assert row_steps(higher=True, superled=True, counts=False) == 1


@pytest.mark.rule("CN-COMBAT-11", "CN-TRAP-10")
def test_a_step_must_help_its_side_whether_it_wins_or_loses_the_roll():
    assert row_shift(1, 0) == 1
    assert row_shift(0, 1) == -1
    assert row_shift(1, 1) == 0


@pytest.mark.rule("CN-RETREAT-5")
def test_a_pursuit_must_add_one_more_row():
    assert row_shift(1, 0, winner_pursues=True) == 2
    assert row_shift(0, 1, loser_pursues=True) == -2


# -- Effective TV --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-10", "CN-UNIT-3")
def test_the_troops_of_a_force_must_be_added_up():
    assert effective(force(troop(450, ELITE), troop(300))) == 750


@pytest.mark.rule("CN-COMBAT-2", "CN-MORALE-3")
def test_a_shaken_troop_must_count_one_sv_less():
    assert effective(force(troop(300, shaken=True))) == 150
    assert effective(force(troop(300, ELITE, shaken=True))) == 200


@pytest.mark.rule("CN-NIGHT-4")
def test_each_night_round_marched_must_cost_a_quarter_up_to_three():
    left = [effective(force(troop(400, nights=nights))) for nights in range(5)]
    assert left == [400, 300, 200, 100, 100]


@pytest.mark.rule("CN-LAND-4")
def test_a_landing_force_must_have_half_its_tv():
    assert effective(force(troop(400, landing=True))) == 200


@pytest.mark.rule("CN-ORDER-28", "CN-TRAP-41")
def test_a_unit_that_hunts_must_defend_with_three_quarters():
    assert effective(force(troop(400, quarters=battle.HUNT_QUARTERS))) == 300


@pytest.mark.rule("CN-AMBUSH-2", "CN-TRAP-40")
def test_an_ambush_must_count_a_quarter_of_its_tv_against_0():
    quarter = force(troop(400, quarters=battle.AMBUSH_QUARTERS))
    assert rules.tv_difference(quarter, 0) == 100
    assert loss(400, 50, part=rules.committed(battle.AMBUSH_QUARTERS, battle.HUNDREDTHS)) == 50


@pytest.mark.rule("CN-FORT-1", "CN-FORT-4")
@pytest.mark.parametrize(
    ("days", "times"), [(0, 1), (1, 2), (2, 2), (3, 2.5), (5, 2.5), (6, 3), (9, 3), (10, 4), (40, 4)]
)
def test_a_camp_must_be_as_strong_as_the_days_spent_on_it(days, times):
    assert effective(force(troop(250), days=days)) == Fraction(times) * 250


@pytest.mark.rule("GT-17", "CN-HP-3", "CN-TRAP-4")
def test_a_hero_point_must_count_in_the_comparison_and_not_in_the_losses():
    assert effective(force(troop(316), boosted=True)) == 474
    assert loss(316, 15) == 48


@pytest.mark.rule("CN-COMBAT-10", "CN-TRAP-49")
def test_all_multipliers_together_must_be_exact():
    """The product of the fractions that the catalogue prints."""
    parts = force(troop(101, ELITE, shaken=True, nights=2, quarters=3), days=4, boosted=True, share=33)
    product = Fraction(2, 3) * Fraction(1, 2) * Fraction(3, 4) * Fraction(5, 2) * Fraction(3, 2)
    assert effective(parts) == 101 * product * Fraction(33, 100)


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-49")
def test_d_must_be_truncated_towards_zero():
    third = force(troop(101, ELITE, shaken=True))  # 67 1/3
    whole = force(troop(200))
    assert rules.tv_difference(whole, third) == 132
    assert rules.tv_difference(third, whole) == -132
    assert rules.tv_difference(third, force(troop(67))) == 0
    assert rules.tv_difference(force(troop(67)), third) == 0


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-49")
@given(st.integers(0, 10**12), st.integers(0, 10**12))
def test_d_must_be_the_truncated_difference_of_the_fractions(winner, loser):
    assert rules.tv_difference(winner, loser) == int(effective(winner) - effective(loser))
    assert rules.tv_difference(winner, loser) == -rules.tv_difference(loser, winner)


# -- March factors -------------------------------------------------------------------------------------------


def final(percent, *, marching=False, against_marching=False):
    """A loss after the march factors, in percent."""
    return Fraction(rules.loss_quarters(percent, marching, against_marching), 4)


@pytest.mark.rule("GT-09", "CN-COMBAT-13", "CN-TRAP-11")
def test_a_marching_force_must_lose_half_as_much_again_and_its_enemy_half_as_much():
    assert final(30, marching=True) == 45
    assert final(20, against_marching=True) == 10


@pytest.mark.rule("CN-COMBAT-13", "CN-TRAP-49")
def test_fractions_of_a_percent_must_be_kept():
    assert final(25, marching=True) == Fraction("37.5")
    assert final(25, against_marching=True) == Fraction("12.5")
    assert final(25, marching=True, against_marching=True) == Fraction("18.75")
    assert final(25) == 25


@pytest.mark.rule("CN-COMBAT-13")
def test_no_force_may_lose_more_than_all():
    assert final(90, marching=True) == 100
    assert final(100, marching=True, against_marching=True) == 75


# -- Losses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-16", "CN-TRAP-5")
@pytest.mark.parametrize(
    ("ledger", "percent", "expected"),
    [(720, 45, 324), (1200, 10, 120), (396, 20, 80), (750, 25, 188), (316, 15, 48), (562, 35, 196)],
)
def test_a_loss_must_be_the_nearest_even_number(ledger, percent, expected):
    assert loss(ledger, percent) == expected


@pytest.mark.rule("CN-COMBAT-16")
@given(st.integers(0, 20_000), st.integers(0, rules.ALL_LOST), st.booleans())
def test_a_loss_must_be_the_exact_one_rounded_to_an_even_number_or_all_there_is(ledger, quarters, poison):
    lost = rules.tv_loss(ledger, WHOLE_FORCE, quarters, poison)
    exact = Fraction(ledger * quarters, rules.ALL_LOST) * (Fraction(5, 4) if poison else 1)
    assert 0 <= lost <= ledger
    if lost < ledger:  # the nearest even number of points, 4 half points apart; with poison rounded down
        assert lost % 4 == 0
        assert lost == 4 * (exact // 4 if poison else (exact + 2) // 4)
    else:
        assert exact + 2 >= ledger


@pytest.mark.rule("CN-COMBAT-16")
def test_a_force_may_not_lose_more_than_its_ledger():
    assert loss(1, 100) == 1
    assert loss(363, 100) == 363
    assert loss(Fraction("748.5"), 100) == 748
    assert rules.men_lost(tv(748), CRURIAN) == 499


@pytest.mark.rule("CN-COMBAT-28")
def test_poisoned_weapons_must_do_a_quarter_more_rounded_down():
    assert loss(750, 25, poison=True) == 234  # of 234.375
    assert loss(396, 20, poison=True) == 98  # of 99
    assert loss(400, 100, poison=True) == 400


@pytest.mark.rule("CN-COMBAT-15", "CN-MULTI-1", "CN-TRAP-41")
def test_only_the_committed_part_of_a_force_may_be_lost():
    assert loss(400, 50, part=rules.committed(battle.HUNT_QUARTERS, battle.HUNDREDTHS)) == 150
    assert loss(400, 50, part=rules.committed(battle.QUARTERS, 33)) == 66
    assert loss(400, 100, part=rules.committed(battle.AMBUSH_QUARTERS, 50)) == 50


@pytest.mark.rule("GT-10", "CN-COMBAT-17")
def test_two_equal_units_must_lose_the_same():
    lost = loss(720, 45)
    assert lost == 324
    assert rules.men_lost(tv(lost), STANDARD) == 162
    assert shared(rules.share_tv, tv(lost), [tv(360)] * 2, [tv(360)] * 2) == [tv(162)] * 2
    assert shared(rules.share_men, 162, [tv(360)] * 2, [180] * 2) == [81, 81]


@pytest.mark.rule("GT-11", "CN-LOSS-1")
def test_elite_men_must_be_counted_by_their_own_sv():
    assert loss(1200, 10) == 120
    assert rules.men_lost(tv(120), ELITE) == 40


@pytest.mark.rule("GT-13")
def test_two_units_of_99_must_lose_twenty_men_each():
    lost = loss(396, 20)
    assert lost == 80
    assert rules.men_lost(tv(lost), STANDARD) == 40
    assert shared(rules.share_men, 40, [tv(198)] * 2, [99] * 2) == [20, 20]


@pytest.mark.rule(
    "GT-14", "GT-15", "GT-20", "GT-21", "CN-COMBAT-17", "CN-COMBAT-18", "CN-TRAP-5", "CN-TRAP-6"
)
def test_the_ledger_must_keep_its_fractions_until_the_battle_is_over():
    lost = loss(750, 25)
    assert lost == 188
    left, lost_men = lose({ELITE: (450, 150), STANDARD: (300, 150)}, lost)
    assert lost_men == {ELITE: 32, STANDARD: 47}
    assert sum(ledger for ledger, _ in left.values()) == 562
    assert sum(points(sv * men) for sv, (_, men) in left.items()) == 560
    lost = loss(562, 35)
    assert lost == 196
    left, lost_men = lose(left, lost)
    assert lost_men == {ELITE: 33, STANDARD: 49}
    assert sum(ledger for ledger, _ in left.values()) == 366
    assert {sv: men for sv, (_, men) in left.items()} == {ELITE: 85, STANDARD: 54}
    assert [points(sv * men) for sv, (_, men) in left.items()] == [255, 108]


@pytest.mark.rule("GT-19", "GT-22")
def test_each_unit_of_ransards_of_the_example_must_end_with_67_men():
    lost = loss(316, 15)
    assert lost == 48
    men = rules.men_lost(tv(lost), STANDARD)
    assert men == 24
    assert shared(rules.share_men, men, [tv(158)] * 2, [79] * 2) == [12, 12]
    assert 180 - 81 - 20 - 12 == 67  # of 180 men at the start, after the losses of three field rounds
    assert points(2 * 67 * STANDARD) == 268


@pytest.mark.rule("CN-COMBAT-17")
def test_losses_beyond_the_tv_of_a_type_must_pass_to_the_other_types():
    assert shared(rules.share_types, tv(100), [tv(30), tv(200)]) == [tv(30), tv(70)]
    assert shared(rules.share_types, tv(100), [tv(10), tv(20), tv(200)]) == [tv(10), tv(20), tv(70)]


@pytest.mark.rule("CN-COMBAT-17")
def test_ties_must_go_to_the_lower_number():
    assert shared(rules.share_types, tv(100), [tv(300)] * 3) == [tv(34), tv(33), tv(33)]
    assert shared(rules.share_men, 5, [tv(100)] * 3, [50] * 3) == [2, 2, 1]


@pytest.mark.rule("CN-COMBAT-17")
def test_units_must_lose_in_proportion_by_the_largest_remainder():
    """Of 10: 6.67 and 3.33; of 11 men: 7.33 and 3.67."""
    assert shared(rules.share_tv, tv(10), [tv(400), tv(200)], [tv(400), tv(200)]) == [tv(7), tv(3)]
    assert shared(rules.share_men, 11, [tv(400), tv(200)], [200, 100]) == [7, 4]


@pytest.mark.rule("CN-COMBAT-17")
def test_half_points_must_be_taken_from_a_unit_that_has_them():
    tvs = [499 * CRURIAN, 500 * CRURIAN]
    assert shared(rules.share_tv, sum(tvs), tvs, tvs) == tvs


TROOPS = st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 1500)), min_size=1, max_size=12)  # (TV, men)


@pytest.mark.rule("CN-COMBAT-17")
@given(TROOPS, st.integers(0, 20_000))
def test_a_split_must_keep_the_sum_and_take_no_more_than_each_has(troops, total):
    tvs, men = map(list, zip(*troops, strict=True))
    for out, most in (
        (shared(rules.share_types, total, tvs), tvs),
        (shared(rules.share_tv, total, tvs, tvs), tvs),
        (shared(rules.share_men, total, tvs, men), men),
    ):
        assert sum(out) == min(total, sum(most))
        assert all(0 <= got <= room for got, room in zip(out, most, strict=True))


@pytest.mark.rule("CN-COMBAT-17")
@given(st.lists(st.integers(1, 1500), min_size=1, max_size=12), st.data())
def test_units_must_be_within_one_point_of_their_proportion(tvs, data):
    total = data.draw(st.integers(0, sum(tvs)))
    ledgers = [tv(each) for each in tvs]
    for got, each in zip(shared(rules.share_tv, tv(total), ledgers, ledgers), tvs, strict=True):
        assert abs(points(got) - Fraction(total * each, sum(tvs))) < 1


def fronts(*enemies):
    """The hundredths of a force that face each of these enemies."""
    return shared(lambda _, *rest: rules.share_fronts(*rest), 0, enemies)


@pytest.mark.rule("CN-MULTI-1")
def test_fronts_must_be_shared_in_whole_hundredths():
    assert fronts(300, 300) == [50, 50]
    assert fronts(100, 100, 100) == [34, 33, 33]
    assert fronts(100, 200) == [33, 67]
    assert fronts(700) == [100]
    assert fronts(0, 0) == [50, 50]


@pytest.mark.rule("CN-MULTI-1")
@given(st.lists(st.integers(0, 2**45), min_size=1, max_size=6))
def test_the_shares_of_the_fronts_must_sum_to_one(enemies):
    shares = fronts(*enemies)
    assert sum(shares) == 100
    assert all(share >= 0 for share in shares)
    whole = sum(enemies)
    if whole > 0:
        for share, enemy in zip(shares, enemies, strict=True):
            assert abs(share - Fraction(100 * enemy, whole)) < 1


@pytest.mark.rule("CN-COMBAT-17")
@given(st.integers(0, 5000), st.sampled_from([STANDARD, ELITE, CRURIAN]))
def test_lost_men_must_be_rounded_up(half_points, sv):
    assert rules.men_lost(half_points, sv) == -(-half_points // sv)


@pytest.mark.rule("GT-25", "CN-LOSS-3")
@pytest.mark.parametrize(
    ("men", "expected"),
    [
        (81, [16, 16, 17, 32]),
        (32, [6, 7, 6, 13]),
        (65, [13, 13, 13, 26]),
        (96, [19, 19, 20, 38]),
        (162, [32, 33, 32, 65]),
    ],
)
def test_men_lost_for_a_time_must_be_shared_out(men, expected):
    assert [rules.lost_men(men, fate, FULL) for fate in battle.LossFate] == expected


@pytest.mark.rule("CN-LOSS-8")
def test_with_the_simple_option_lost_men_must_be_dead_or_stragglers():
    assert [rules.lost_men(81, fate, SIMPLE) for fate in battle.LossFate] == [49, 0, 0, 32]


@pytest.mark.rule("CN-LOSS-3")
@given(st.integers(0, 10_000), st.sampled_from([FULL, SIMPLE]))
def test_every_lost_man_must_have_one_fate(men, losses):
    fates = [rules.lost_men(men, fate, losses) for fate in battle.LossFate]
    assert sum(fates) == men
    assert min(fates) >= 0


# -- Hero death ----------------------------------------------------------------------------------------------


def risk(own, enemy=0, basis=battle.STANDARD_HERO_RISK):
    """The chance of a leader's death in 10000, after losses in percent."""
    return rules.hero_risk(int(4 * own), int(4 * enemy), basis)


@pytest.mark.rule("GT-24", "CN-COMBAT-22")
def test_a_leader_must_fall_on_a_roll_up_to_a_tenth_of_the_loss():
    assert risk(45) == 450
    assert [rules.is_leader_killed(die, risk(45)) for die in (449, 450, 451)] == [True, True, False]


@pytest.mark.rule("CN-COMBAT-22", "CN-TRAP-49")
def test_the_risk_of_a_leader_must_be_rounded_down_at_the_end():
    assert risk(Fraction("37.5")) == 375
    assert risk(Fraction("18.75")) == 187
    assert risk(100) == 1000
    assert risk(0) == 0


@pytest.mark.rule("CN-COMBAT-22")
def test_the_profile_of_the_example_may_use_the_loss_of_the_enemy():
    assert battle.STANDARD_HERO_RISK == battle.HeroRisk.OWN
    assert risk(45, 10, battle.HeroRisk.ENEMY) == 100


# -- Morale --------------------------------------------------------------------------------------------------


ALL_OTHERS = {"attacked_by_crurians": True, "leader_fell": True, "larger_foe": True}


def needs_test(now, first, *, men=1, first_men=1, holds=False, undead=False):
    """Whether a unit must test morale, by its TV and men now and at the start of the battle (`first`)."""
    return rules.needs_morale_test(tv(now), tv(first), men, first_men, holds, undead)


@pytest.mark.rule("GT-16", "CN-MORALE-1", "CN-TRAP-18")
@pytest.mark.parametrize(
    ("now", "first", "expected"),
    [
        (562, 750, True),
        (316, 396, False),
        (198, 360, True),
        (720, 800, False),
        (300, 400, False),
        (298, 400, True),
    ],
)
def test_a_unit_must_test_morale_below_three_quarters_of_its_tv_at_the_start_of_the_battle(
    now, first, expected
):
    assert needs_test(now, first) == expected


@pytest.mark.rule("CN-MORALE-6", "CN-ORDER-20", "CN-TRAP-19")
def test_a_unit_on_hold_must_test_morale_once_half_of_its_men_are_lost():
    assert not needs_test(200, 400, men=101, first_men=200, holds=True)
    assert needs_test(300, 400, men=100, first_men=200, holds=True)


@pytest.mark.rule("CN-MORALE-6", "CN-TRAP-19")
def test_hold_must_remove_the_modifier_of_three_and_no_other():
    assert morale_target(14, 100, 400) == 11
    assert morale_target(14, 100, 400, holds=True) == 14
    assert morale_target(14, 100, 400, holds=True, **ALL_OTHERS) == 8


@pytest.mark.rule("CN-MORALE-5", "CN-TRAP-19")
def test_a_unit_must_panic_when_more_than_three_quarters_are_lost():
    assert not rules.panics(tv(100), tv(400), is_undead=False)
    assert rules.panics(tv(98), tv(400), is_undead=False)


@pytest.mark.rule("CN-MORALE-8")
def test_the_undead_may_not_test_morale_or_panic():
    assert not needs_test(1, 750, undead=True)
    assert not needs_test(1, 750, men=1, first_men=500, holds=True, undead=True)
    assert not rules.panics(tv(1), tv(750), is_undead=True)


@pytest.mark.rule("CN-MORALE-7", "CN-MORALE-9", "CN-CRUR-13")
def test_the_modifiers_of_morale_must_be_added_up():
    assert morale_target(18, 202, 400) == 18
    assert morale_target(18, 200, 400) == 15
    assert morale_target(18, 400, 400, attacked_by_crurians=True) == 16
    assert morale_target(18, 400, 400, leader_fell=True) == 16
    assert morale_target(18, 400, 400, larger_foe=True) == 16
    assert morale_target(18, 200, 400, **ALL_OTHERS) == 9


@pytest.mark.rule("CN-UNIT-4")
def test_a_morale_test_must_succeed_on_the_target_or_less():
    assert rules.passes_morale_test(14, 14)
    assert not rules.passes_morale_test(15, 14)


@pytest.mark.rule("CN-UNIT-4", "CN-TRAP-42")
def test_a_morale_of_21_must_never_fail_without_modifiers():
    target = morale_target(21, 400, 400)
    assert all(rules.passes_morale_test(die, target) for die in range(1, 21))
    assert not rules.passes_morale_test(20, morale_target(21, 400, 400, attacked_by_crurians=True))


# -- Before the first field round ----------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-14")
def test_only_a_superled_force_may_deploy_and_only_if_nobody_is_prepared():
    for superled, own, enemy in np.ndindex(2, 2, 2):
        assert rules.may_deploy(superled, own, enemy) == (superled and not own and not enemy)


# -- The battles of the example (catalogue 3.1 and 3.3) ------------------------------------------------------


def tactics(lv):
    return int(battle.TACTICS[lv])


def battle_a(lv, is_superled_a_step):
    """Grisban, marching, wins the roll against a leaderless patrol: return the margin, and both losses.

    Losses are in quarters of a percent.
    """
    ransards, trakorians = force(troop(360), troop(360)), force(troop(1200, ELITE))
    won_by = margin(roll(tactics(lv), 10), roll(battle.LEADERLESS_TACTICS, 15, patrol=True), foe_led=False)
    d = rules.tv_difference(ransards, trakorians)
    assert d == -480
    down = row_shift(row_steps(superled=lv >= battle.SUPERLED_LV, counts=is_superled_a_step), 0)
    own, enemy = cell(d, won_by, down)
    return won_by, 4 * final(own, marching=True), 4 * final(enemy, against_marching=True)


def tv_lost(ledger, quarters):
    """The points of troop value that a loss, in quarters of a percent, takes from a whole force."""
    return points(rules.tv_loss(tv(ledger), WHOLE_FORCE, quarters, is_poisoned=False))


@pytest.mark.rule("GT-A-EX")
def test_battle_a_must_be_as_printed_in_the_profile_of_the_example():
    won_by, own, enemy = battle_a(lv=4, is_superled_a_step=False)
    assert (won_by, own, enemy) == (10, 4 * 45, 4 * 10)
    assert 720 - tv_lost(720, own) == 396
    assert 1200 - tv_lost(1200, enemy) == 1080
    assert shared(rules.share_men, rules.men_lost(tv(324), STANDARD), [tv(360)] * 2, [180] * 2) == [81, 81]
    danger = rules.hero_risk(own, enemy, battle.HeroRisk.ENEMY)
    assert danger == 100
    assert not rules.is_leader_killed(600, danger)
    target = morale_target(14, 198, 360)
    assert needs_test(198, 360)
    assert rules.passes_morale_test(5, target)
    assert rules.passes_morale_test(8, target)
    assert not rules.panics(tv(198), tv(360), is_undead=False)
    assert not needs_test(1080, 1200)


@pytest.mark.rule("GT-A-STD")
def test_battle_a_must_use_the_same_cell_by_the_standard_rules():
    won_by, own, enemy = battle_a(lv=3, is_superled_a_step=battle.IS_SUPERLED_A_STEP)
    assert (won_by, own, enemy) == (6, 4 * 45, 4 * 10)
    assert (tv_lost(720, own), tv_lost(1200, enemy)) == (324, 120)
    assert (rules.men_lost(tv(324), STANDARD), rules.men_lost(tv(120), ELITE)) == (162, 40)
    danger = rules.hero_risk(own, enemy, battle.STANDARD_HERO_RISK)
    assert danger == 450
    assert not rules.is_leader_killed(600, danger)


@pytest.mark.rule("GT-A-STD4")
def test_battle_a_must_cost_fewer_men_if_grisban_is_superled():
    won_by, own, enemy = battle_a(lv=4, is_superled_a_step=battle.IS_SUPERLED_A_STEP)
    assert (won_by, own, enemy) == (10, 4 * 37.5, 4 * 10)
    assert (tv_lost(720, own), tv_lost(1200, enemy)) == (270, 120)
    assert rules.men_lost(tv(120), ELITE) == 40


def battle_b(lv, is_superled_a_step):
    """Grisban meets waiting Stegosians: return whether he deploys, the margin, both losses."""
    superled = lv >= battle.SUPERLED_LV
    deployed = rules.may_deploy(superled, is_prepared=False, is_enemy_prepared=False)
    ransards, stegosians = force(troop(396)), force(troop(450, ELITE), troop(300))
    won_by = margin(roll(tactics(lv), 1, confirm=2), roll(tactics(2), 12))
    d = rules.tv_difference(ransards, stegosians)
    assert d == -354
    down = row_shift(row_steps(superled=superled, counts=is_superled_a_step), 0)
    own, enemy = cell(d, won_by, down)
    marching = not deployed
    return (
        deployed,
        won_by,
        4 * final(own, marching=marching),
        4 * final(enemy, against_marching=marching),
    )


@pytest.mark.rule("GT-B1-EX")
def test_battle_b_must_be_as_printed_in_the_profile_of_the_example():
    deployed, won_by, own, enemy = battle_b(lv=4, is_superled_a_step=False)
    assert (deployed, won_by, own, enemy) == (True, 29, 4 * 20, 4 * 25)
    assert 396 - tv_lost(396, own) == 316
    assert 750 - tv_lost(750, enemy) == 562
    assert rules.is_perfect(1, 2, tactics(4))
    assert rules.points_after_regain(3, 4) == 4
    assert needs_test(562, 750)
    assert not needs_test(316, 396)
    for morale, die in ((21, 18), (18, 14)):
        assert rules.passes_morale_test(die, morale_target(morale, 562, 750))


@pytest.mark.rule("GT-B2-EX")
def test_the_second_field_round_of_battle_b_must_be_as_printed():
    """The hero point is spent after the rolls in this profile (F05); the arithmetic is the same."""
    ransards = force(troop(316), boosted=True)
    stegosians = force(troop(562))
    won_by = margin(roll(tactics(4), 5), roll(tactics(2), 9))
    d = rules.tv_difference(ransards, stegosians)
    assert (d, won_by) == (-88, 12)
    own, enemy = cell(d, won_by)
    assert (own, enemy) == (15, 35)
    assert (316 - loss(316, own), 562 - loss(562, enemy)) == (268, 366)
    assert needs_test(268, 396)
    assert needs_test(366, 750)
    assert morale_target(18, 366, 750) == 15


@pytest.mark.rule("GT-B1-STD")
def test_battle_b_must_be_fought_on_the_march_by_the_standard_rules():
    deployed, won_by, own, enemy = battle_b(lv=3, is_superled_a_step=battle.IS_SUPERLED_A_STEP)
    assert (deployed, won_by, own, enemy) == (False, 25, 4 * 30, 4 * 12.5)
    assert (tv_lost(396, own), tv_lost(750, enemy)) == (118, 94)
    assert lose({ELITE: (450, 150), STANDARD: (300, 150)}, 94)[1] == {ELITE: 16, STANDARD: 24}


@pytest.mark.rule("GT-B1-STD4")
def test_battle_b_must_be_fought_deployed_if_grisban_is_superled():
    deployed, won_by, own, enemy = battle_b(lv=4, is_superled_a_step=battle.IS_SUPERLED_A_STEP)
    assert (deployed, won_by, own, enemy) == (True, 29, 4 * 20, 4 * 30)
    assert (tv_lost(396, own), tv_lost(750, enemy)) == (80, 226)
    assert lose({ELITE: (450, 150), STANDARD: (300, 150)}, 226)[1] == {ELITE: 38, STANDARD: 57}
