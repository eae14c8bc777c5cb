"""The arithmetic of battle: the golden vectors of catalogue 3.3, and invariants of the functions that share out.

Troop values are written here as printed, in points; `tv` doubles them, for the rules count half points.
"""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stridsplan.games.clusta_noba.components import battle as b
from stridsplan.games.clusta_noba.rules import battle_arithmetic as a

STANDARD, ELITE, CRURER = 4, 6, 3  # SV in half points
WHOLE_FORCE = a.committed(b.QUARTERS, b.HUNDREDTHS)
FULL, SIMPLE = 0, 1  # the option for men lost for a time (F22)


def tv(points):
    """Convert points of TV to half points."""
    return int(2 * points)


def points(half_points):
    """Convert half points to points, as a fraction."""
    return Fraction(int(half_points), 2)


def cell(d, margin, down=0):
    """The cell of the combat table for D and a difference, as (winner's loss, loser's loss)."""
    row, column = a.table_row(d, down) - 1, a.table_column(margin)
    return int(b.WINNER_LOSS[row, column]), int(b.LOSER_LOSS[row, column])


def roll(tactics, die, *, confirm=20, patrol=False, pursuit=False):
    """The differential of a Tactics roll."""
    perfect = a.is_perfect(die, confirm, tactics)
    die_modifier = b.PATROL_DIE if patrol else 0
    return a.differential(tactics, die, perfect, die_modifier, b.PURSUIT_SKILL if pursuit else 0)


def loss(ledger, percent, *, marching=False, against_marching=False, part=WHOLE_FORCE, poison=False):
    """The points of TV that a force loses of a ledger in points."""
    quarters = a.loss_quarters(percent, marching, against_marching)
    return points(a.tv_loss(tv(ledger), part, quarters, poison))


def troop(ledger, sv=STANDARD, *, shaken=False, nights=0, landing=False, quarters=b.QUARTERS):
    return a.effective_troop(tv(ledger), sv, shaken, nights, landing, quarters)


def force(*troops, days=0, boosted=False, share=b.HUNDREDTHS):
    return a.effective_force(sum(troops), a.fortification_halves(days), boosted, share)


def effective(parts):
    """Convert an effective TV from the units of the rules to points."""
    return Fraction(parts, a.EFFECTIVE_PARTS * b.HALF_POINTS)


def shared(rule, total, *arrays):
    """The output of a rule that shares a total out."""
    out = np.zeros(len(arrays[0]), np.int32)
    rule(total, *(np.array(array, np.int64) for array in arrays), len(arrays[0]), out)
    return out.tolist()


def lose(troops, lost):
    """Take lost TV from a unit's soldier types, {SV: (ledger, men)}: return what is left, and the men lost of each."""
    ledgers = [tv(ledger) for ledger, _ in troops.values()]
    tv_lost = shared(a.share_types, tv(lost), ledgers)
    left, lost_men = {}, {}
    for (sv, (ledger, men)), part in zip(troops.items(), tv_lost, strict=True):
        lost_men[sv] = a.men_lost(part, sv)
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
    assert a.is_perfect(1, 2, 17)
    assert roll(17, 1, confirm=2) == 26
    assert roll(13, 1, confirm=2) == 22


@pytest.mark.rule("GT-05", "CN-COMBAT-4", "CN-TRAP-14")
def test_an_unconfirmed_one_must_count_as_an_ordinary_roll():
    assert not a.is_perfect(1, 12, 7)
    assert roll(7, 1, confirm=12) == 6


@pytest.mark.rule("CN-COMBAT-4")
def test_only_a_natural_one_may_be_perfect():
    assert a.is_perfect(1, 17, 17)
    assert not a.is_perfect(1, 18, 17)
    assert not a.is_perfect(2, 1, 17)


@pytest.mark.rule("CN-COMBAT-5")
def test_a_fumble_must_be_a_twenty_confirmed_above_the_skill():
    assert a.is_fumble(20, 18, 17)
    assert not a.is_fumble(20, 17, 17)
    assert not a.is_fumble(19, 20, 17)


@pytest.mark.rule("GT-04", "CN-HP-2")
def test_a_perfect_roll_must_regain_a_hero_point_up_to_the_lv():
    assert a.points_after_regain(2, 4) == 3
    assert a.points_after_regain(4, 4) == 4


@pytest.mark.rule("CN-COMBAT-3")
def test_equal_differentials_must_be_rolled_again():
    assert a.difference(3, 3, True, True, False, False) == 0
    assert a.difference(3, 3, False, False, False, False) == 0


@pytest.mark.rule("CN-COMBAT-7", "CN-TRAP-12")
@pytest.mark.parametrize(("ours", "theirs", "expected"), [(7, -3, 10), (3, 3, 1), (-5, 4, 1), (2, 1, 1)])
def test_a_force_without_a_commander_must_lose_but_its_roll_counts(ours, theirs, expected):
    assert a.difference(ours, theirs, True, False, False, False) == expected
    assert a.difference(theirs, ours, False, True, False, False) == -expected


@pytest.mark.rule("CN-COMBAT-7")
def test_after_a_fumble_of_the_enemys_leader_a_leaderless_force_must_compare_rolls():
    assert a.difference(-7, 4, True, False, True, False) == -11
    assert a.difference(4, -7, False, True, False, True) == 11
    assert a.difference(-7, -7, True, False, True, False) == 0


@pytest.mark.rule("CN-COMBAT-7")
def test_a_fumble_of_a_leaderless_force_must_change_nothing():
    assert a.difference(-7, 4, True, False, False, True) == 1


@pytest.mark.rule("CN-COMBAT-7")
def test_two_leaderless_forces_must_compare_rolls():
    assert a.difference(2, 5, False, False, False, False) == -3


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
    assert [a.table_column(margin) for margin in (1, 10, 11, 20, 21, 40)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-8")
@pytest.mark.parametrize("line", b.TABLE.split())
def test_the_bounds_of_a_row_must_be_in_it(line):
    number, low, high = line.split(";")[:3]
    for bound in (low, high):
        assert a.table_row(int(bound.replace("inf", "9999")), 0) == int(number)


@pytest.mark.rule("CN-COMBAT-11")
def test_a_shift_of_rows_must_stay_on_the_table():
    assert a.table_row(-5000, -1) == 1
    assert a.table_row(5000, 2) == 23
    assert a.table_row(1100, -1) == 22


@pytest.mark.rule("CN-COMBAT-11")
def test_height_buildings_and_superled_must_count_as_one_step_together():
    for higher, buildings, superled in np.ndindex(2, 2, 2):
        assert a.steps(higher, buildings, superled, True) == max(higher, buildings, superled)


@pytest.mark.rule("CN-COMBAT-12")
def test_the_profile_of_the_example_may_omit_the_superled_step():
    assert b.IS_SUPERLED_A_STEP
    assert a.steps(False, False, True, b.IS_SUPERLED_A_STEP) == 1
    assert a.steps(False, False, True, False) == 0
    assert a.steps(True, False, True, False) == 1


@pytest.mark.rule("CN-COMBAT-11", "CN-TRAP-10")
def test_a_step_must_help_its_side_whether_it_wins_or_loses_the_roll():
    assert a.row_shift(1, 0, False, False) == 1
    assert a.row_shift(0, 1, False, False) == -1
    assert a.row_shift(1, 1, False, False) == 0


@pytest.mark.rule("CN-RETREAT-5")
def test_a_pursuit_must_add_one_more_row():
    assert a.row_shift(1, 0, True, False) == 2
    assert a.row_shift(0, 1, False, True) == -2


# -- Effective TV --------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-10", "CN-UNIT-3")
def test_the_troops_of_a_force_must_be_added_up():
    assert effective(force(troop(450, ELITE), troop(300))) == 750


@pytest.mark.rule("CN-COMBAT-2", "CN-MORALE-3")
def test_a_shaken_troop_must_count_one_sv_less():
    assert effective(force(troop(300, shaken=True))) == 150
    assert effective(force(troop(300, ELITE, shaken=True))) == 200


@pytest.mark.rule("CN-NIGHT-4")
def test_each_night_round_marched_must_cost_a_quarter():
    left = [effective(force(troop(400, nights=nights))) for nights in range(5)]
    assert left == [400, 300, 200, 100, 100]


@pytest.mark.rule("CN-LAND-4")
def test_a_landing_force_must_have_half_its_tv():
    assert effective(force(troop(400, landing=True))) == 200


@pytest.mark.rule("CN-ORDER-28", "CN-TRAP-41")
def test_a_unit_that_hunts_must_defend_with_three_quarters():
    assert effective(force(troop(400, quarters=b.HUNT_QUARTERS))) == 300


@pytest.mark.rule("CN-AMBUSH-2", "CN-TRAP-40")
def test_an_ambush_must_count_a_quarter_of_its_tv_against_0():
    quarter = force(troop(400, quarters=b.AMBUSH_QUARTERS))
    assert a.tv_difference(quarter, 0) == 100
    assert loss(400, 50, part=a.committed(b.AMBUSH_QUARTERS, b.HUNDREDTHS)) == 50


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
    third = force(troop(Fraction(101), ELITE, shaken=True))  # 67 1/3
    whole = force(troop(200))
    assert a.tv_difference(whole, third) == 132
    assert a.tv_difference(third, whole) == -132
    assert a.tv_difference(third, force(troop(67))) == 0
    assert a.tv_difference(force(troop(67)), third) == 0


@pytest.mark.rule("CN-COMBAT-9", "CN-TRAP-49")
@given(st.integers(0, 10**12), st.integers(0, 10**12))
def test_d_must_be_the_truncated_difference_of_the_fractions(winner, loser):
    assert a.tv_difference(winner, loser) == int(effective(winner) - effective(loser))
    assert a.tv_difference(winner, loser) == -a.tv_difference(loser, winner)


# -- March factors -------------------------------------------------------------------------------------------


def final(percent, marching, against_marching):
    """A loss after the march factors, in percent."""
    return Fraction(a.loss_quarters(percent, marching, against_marching), 4)


@pytest.mark.rule("GT-09", "CN-COMBAT-13", "CN-TRAP-11")
def test_a_marching_force_must_lose_half_as_much_again_and_its_enemy_half_as_much():
    assert final(30, True, False) == 45
    assert final(20, False, True) == 10


@pytest.mark.rule("CN-COMBAT-13", "CN-TRAP-49")
def test_fractions_of_a_percent_must_be_kept():
    assert final(25, True, False) == Fraction("37.5")
    assert final(25, False, True) == Fraction("12.5")
    assert final(25, True, True) == Fraction("18.75")
    assert final(25, False, False) == 25


@pytest.mark.rule("CN-COMBAT-13")
def test_no_force_may_lose_more_than_all():
    assert final(90, True, False) == 100
    assert final(100, True, True) == 75


# -- Losses --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-16", "CN-TRAP-5")
@pytest.mark.parametrize(
    ("ledger", "percent", "expected"),
    [(720, 45, 324), (1200, 10, 120), (396, 20, 80), (750, 25, 188), (316, 15, 48), (562, 35, 196)],
)
def test_a_loss_must_be_the_nearest_even_number(ledger, percent, expected):
    assert loss(ledger, percent) == expected


@pytest.mark.rule("CN-COMBAT-16")
@given(st.integers(0, 20_000), st.integers(0, a.ALL_LOST), st.booleans())
def test_a_loss_must_be_within_a_point_of_the_exact_one(ledger, quarters, poison):
    lost = a.tv_loss(ledger, WHOLE_FORCE, quarters, poison)
    exact = Fraction(ledger * quarters, a.ALL_LOST) * (Fraction(5, 4) if poison else 1)
    assert 0 <= lost <= ledger
    if lost < ledger:
        assert lost % 4 == 0
        assert lost == 4 * (exact // 4 if poison else (exact + 2) // 4)
    else:
        assert exact + 2 >= ledger


@pytest.mark.rule("CN-COMBAT-16")
def test_a_force_may_not_lose_more_than_its_ledger():
    assert loss(1, 100) == 1
    assert loss(363, 100) == 363
    assert loss(Fraction("748.5"), 100) == 748
    assert a.men_lost(tv(748), CRURER) == 499


@pytest.mark.rule("CN-COMBAT-28")
def test_poisoned_weapons_must_do_a_quarter_more_rounded_down():
    assert loss(750, 25, poison=True) == 234  # of 234.375
    assert loss(396, 20, poison=True) == 98  # of 99
    assert loss(400, 100, poison=True) == 400


@pytest.mark.rule("CN-COMBAT-15", "CN-MULTI-1", "CN-TRAP-41")
def test_only_the_committed_part_of_a_force_may_be_lost():
    assert loss(400, 50, part=a.committed(b.HUNT_QUARTERS, b.HUNDREDTHS)) == 150
    assert loss(400, 50, part=a.committed(b.QUARTERS, 33)) == 66
    assert loss(400, 100, part=a.committed(b.AMBUSH_QUARTERS, 50)) == 50


@pytest.mark.rule("GT-10", "CN-COMBAT-17")
def test_two_equal_units_must_lose_the_same():
    lost = loss(720, 45)
    assert lost == 324
    assert a.men_lost(tv(lost), STANDARD) == 162
    assert shared(a.share_tv, tv(lost), [tv(360)] * 2, [tv(360)] * 2) == [tv(162)] * 2
    assert shared(a.share_men, 162, [tv(360)] * 2, [180] * 2) == [81, 81]


@pytest.mark.rule("GT-11", "CN-LOSS-1")
def test_elite_men_must_be_counted_by_their_own_sv():
    assert loss(1200, 10) == 120
    assert a.men_lost(tv(120), ELITE) == 40


@pytest.mark.rule("GT-13")
def test_two_units_of_99_must_lose_twenty_men_each():
    lost = loss(396, 20)
    assert lost == 80
    assert a.men_lost(tv(lost), STANDARD) == 40
    assert shared(a.share_men, 40, [tv(198)] * 2, [99] * 2) == [20, 20]


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
    men = a.men_lost(tv(lost), STANDARD)
    assert men == 24
    assert shared(a.share_men, men, [tv(158)] * 2, [79] * 2) == [12, 12]
    assert 180 - 81 - 20 - 12 == 67
    assert points(2 * 67 * STANDARD) == 268


@pytest.mark.rule("CN-COMBAT-17")
def test_losses_beyond_the_tv_of_a_type_must_pass_to_the_other_types():
    assert shared(a.share_types, tv(100), [tv(30), tv(200)]) == [tv(30), tv(70)]
    assert shared(a.share_types, tv(100), [tv(10), tv(20), tv(200)]) == [tv(10), tv(20), tv(70)]


@pytest.mark.rule("CN-COMBAT-17")
def test_ties_must_go_to_the_lower_number():
    assert shared(a.share_types, tv(100), [tv(300)] * 3) == [tv(34), tv(33), tv(33)]
    assert shared(a.share_men, 5, [tv(100)] * 3, [50] * 3) == [2, 2, 1]


@pytest.mark.rule("CN-COMBAT-17")
def test_units_must_lose_in_proportion_by_the_largest_remainder():
    """Of 10: 6.67 and 3.33; of 11 men: 7.33 and 3.67."""
    assert shared(a.share_tv, tv(10), [tv(400), tv(200)], [tv(400), tv(200)]) == [tv(7), tv(3)]
    assert shared(a.share_men, 11, [tv(400), tv(200)], [200, 100]) == [7, 4]


@pytest.mark.rule("CN-COMBAT-17")
def test_half_points_must_be_taken_from_a_unit_that_has_them():
    crurers = [499 * CRURER, 500 * CRURER]
    assert shared(a.share_tv, sum(crurers), crurers, crurers) == crurers


places = st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 1500)), min_size=1, max_size=12)


@pytest.mark.rule("CN-COMBAT-17")
@given(places, st.integers(0, 20_000))
def test_a_split_must_keep_the_sum_and_take_no_more_than_each_has(places, total):
    tvs, men = map(list, zip(*places, strict=True))
    for out, most in (
        (shared(a.share_types, total, tvs), tvs),
        (shared(a.share_tv, total, tvs, tvs), tvs),
        (shared(a.share_men, total, tvs, men), men),
    ):
        assert sum(out) == min(total, sum(most))
        assert all(0 <= got <= room for got, room in zip(out, most, strict=True))


@pytest.mark.rule("CN-COMBAT-17")
@given(st.lists(st.integers(1, 1500), min_size=1, max_size=12), st.data())
def test_units_must_be_within_one_point_of_their_proportion(tvs, data):
    total = data.draw(st.integers(0, sum(tvs)))
    ledgers = [tv(each) for each in tvs]
    for got, each in zip(shared(a.share_tv, tv(total), ledgers, ledgers), tvs, strict=True):
        assert abs(points(got) - Fraction(total * each, sum(tvs))) < 1


def fronts(*enemies):
    """The hundredths of a force that face each of these enemies."""
    return shared(lambda _, *rest: a.share_fronts(*rest), 0, enemies)


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
@given(st.integers(0, 5000), st.sampled_from([STANDARD, ELITE, CRURER]))
def test_lost_men_must_be_rounded_up(half_points, sv):
    assert a.men_lost(half_points, sv) == -(-half_points // sv)


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
    assert [a.lost_men(men, fate, FULL) for fate in b.LossFate] == expected


@pytest.mark.rule("CN-LOSS-8")
def test_with_the_simple_option_lost_men_must_be_dead_or_stragglers():
    assert [a.lost_men(81, fate, SIMPLE) for fate in b.LossFate] == [49, 0, 0, 32]


@pytest.mark.rule("CN-LOSS-3")
@given(st.integers(0, 10_000), st.sampled_from([FULL, SIMPLE]))
def test_every_lost_man_must_have_one_fate(men, losses):
    fates = [a.lost_men(men, fate, losses) for fate in b.LossFate]
    assert sum(fates) == men
    assert min(fates) >= 0


# -- Hero death ----------------------------------------------------------------------------------------------


def risk(own, enemy=0, basis=b.HERO_RISK):
    """The chance of a leader's death in 10000, after losses in percent."""
    return a.hero_risk(int(4 * own), int(4 * enemy), basis)


@pytest.mark.rule("GT-24", "CN-COMBAT-22")
def test_a_leader_must_fall_on_a_roll_up_to_a_tenth_of_the_loss():
    assert risk(45) == 450
    assert [a.is_leader_killed(die, risk(45)) for die in (449, 450, 451)] == [True, True, False]


@pytest.mark.rule("CN-COMBAT-22", "CN-TRAP-49")
def test_the_risk_of_a_leader_must_be_rounded_down_at_the_end():
    assert risk(Fraction("37.5")) == 375
    assert risk(Fraction("18.75")) == 187
    assert risk(100) == 1000
    assert risk(0) == 0


@pytest.mark.rule("CN-COMBAT-22")
def test_the_profile_of_the_example_may_use_the_loss_of_the_enemy():
    assert b.HERO_RISK == b.HeroRisk.OWN
    assert risk(45, 10, b.HeroRisk.ENEMY) == 100


# -- Morale --------------------------------------------------------------------------------------------------


def needs_test(now, first, *, men=1, first_men=1, holds=False, undead=False):
    return a.needs_morale_test(tv(now), tv(first), men, first_men, holds, undead)


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
    assert a.morale_target(14, tv(100), tv(400), False, False, False, False) == 11
    assert a.morale_target(14, tv(100), tv(400), True, False, False, False) == 14
    assert a.morale_target(14, tv(100), tv(400), True, True, True, True) == 8


@pytest.mark.rule("CN-MORALE-5", "CN-TRAP-19")
def test_a_unit_must_panic_when_more_than_three_quarters_are_lost():
    assert not a.panics(tv(100), tv(400), False)
    assert a.panics(tv(98), tv(400), False)


@pytest.mark.rule("CN-MORALE-8")
def test_the_undead_may_not_test_morale_or_panic():
    assert not needs_test(1, 750, undead=True)
    assert not needs_test(1, 750, men=1, first_men=500, holds=True, undead=True)
    assert not a.panics(tv(1), tv(750), True)


@pytest.mark.rule("CN-MORALE-7", "CN-MORALE-9", "CN-CRUR-13")
def test_the_modifiers_of_morale_must_be_added_up():
    assert a.morale_target(18, tv(202), tv(400), False, False, False, False) == 18
    assert a.morale_target(18, tv(200), tv(400), False, False, False, False) == 15
    assert a.morale_target(18, tv(400), tv(400), False, True, False, False) == 16
    assert a.morale_target(18, tv(400), tv(400), False, False, True, False) == 16
    assert a.morale_target(18, tv(400), tv(400), False, False, False, True) == 16
    assert a.morale_target(18, tv(200), tv(400), False, True, True, True) == 9


@pytest.mark.rule("CN-UNIT-4")
def test_a_morale_test_must_succeed_on_the_target_or_less():
    assert a.passes_morale_test(14, 14)
    assert not a.passes_morale_test(15, 14)


@pytest.mark.rule("CN-UNIT-4", "CN-TRAP-42")
def test_a_morale_of_21_must_never_fail_without_modifiers():
    target = a.morale_target(21, tv(400), tv(400), False, False, False, False)
    assert all(a.passes_morale_test(die, target) for die in range(1, 21))
    assert not a.passes_morale_test(20, a.morale_target(21, tv(400), tv(400), False, True, False, False))


# -- Before the first field round ----------------------------------------------------------------------------


@pytest.mark.rule("CN-COMBAT-14")
def test_only_a_superled_force_may_deploy_and_only_if_nobody_is_prepared():
    for superled, own, enemy in np.ndindex(2, 2, 2):
        assert a.may_deploy(superled, own, enemy) == (superled and not own and not enemy)


# -- The battles of the example (catalogue 3.1 and 3.3) ------------------------------------------------------


def tactics(lv):
    return int(b.TACTICS[lv])


def battle_a(lv, is_superled_a_step):
    """Grisban, marching, wins the roll against a leaderless patrol: return the margin, and both losses in quarters."""
    ransards, trakorians = force(troop(360), troop(360)), force(troop(1200, ELITE))
    margin = a.difference(
        roll(tactics(lv), 10), roll(b.LEADERLESS_TACTICS, 15, patrol=True), True, False, False, False
    )
    d = a.tv_difference(ransards, trakorians)
    assert d == -480
    down = a.row_shift(a.steps(False, False, lv >= b.SUPERLED_LV, is_superled_a_step), 0, False, False)
    own, enemy = cell(d, margin, down)
    return margin, a.loss_quarters(own, True, False), a.loss_quarters(enemy, False, True)


def tv_lost(ledger, quarters):
    """The points of troop value that a loss of some quarters takes from a whole force."""
    return points(a.tv_loss(tv(ledger), WHOLE_FORCE, quarters, False))


@pytest.mark.rule("GT-A-EX")
def test_battle_a_must_be_as_printed_in_the_profile_of_the_example():
    margin, own, enemy = battle_a(lv=4, is_superled_a_step=False)
    assert (margin, own, enemy) == (10, 4 * 45, 4 * 10)
    assert 720 - tv_lost(720, own) == 396
    assert 1200 - tv_lost(1200, enemy) == 1080
    assert shared(a.share_men, a.men_lost(tv(324), STANDARD), [tv(360)] * 2, [180] * 2) == [81, 81]
    danger = a.hero_risk(own, enemy, b.HeroRisk.ENEMY)
    assert danger == 100
    assert not a.is_leader_killed(600, danger)
    target = a.morale_target(14, tv(198), tv(360), False, False, False, False)
    assert needs_test(198, 360)
    assert a.passes_morale_test(5, target)
    assert a.passes_morale_test(8, target)
    assert not a.panics(tv(198), tv(360), False)
    assert not needs_test(1080, 1200)


@pytest.mark.rule("GT-A-STD")
def test_battle_a_must_use_the_same_cell_by_the_standard_rules():
    margin, own, enemy = battle_a(lv=3, is_superled_a_step=b.IS_SUPERLED_A_STEP)
    assert (margin, own, enemy) == (6, 4 * 45, 4 * 10)
    assert (tv_lost(720, own), tv_lost(1200, enemy)) == (324, 120)
    assert (a.men_lost(tv(324), STANDARD), a.men_lost(tv(120), ELITE)) == (162, 40)
    danger = a.hero_risk(own, enemy, b.HERO_RISK)
    assert danger == 450
    assert not a.is_leader_killed(600, danger)


@pytest.mark.rule("GT-A-STD4")
def test_battle_a_must_cost_fewer_men_if_grisban_is_superled():
    margin, own, enemy = battle_a(lv=4, is_superled_a_step=b.IS_SUPERLED_A_STEP)
    assert (margin, own, enemy) == (10, 150, 4 * 10)
    assert (tv_lost(720, own), tv_lost(1200, enemy)) == (270, 120)
    assert a.men_lost(tv(120), ELITE) == 40


def battle_b(lv, is_superled_a_step):
    """Grisban meets waiting Stegosians: return whether he deploys, the margin, and both losses in quarters."""
    superled = lv >= b.SUPERLED_LV
    deployed = a.may_deploy(superled, False, False)
    ransards, stegosians = force(troop(396)), force(troop(450, ELITE), troop(300))
    margin = a.difference(roll(tactics(lv), 1, confirm=2), roll(tactics(2), 12), True, True, False, False)
    d = a.tv_difference(ransards, stegosians)
    assert d == -354
    down = a.row_shift(a.steps(False, False, superled, is_superled_a_step), 0, False, False)
    own, enemy = cell(d, margin, down)
    marching = not deployed
    return deployed, margin, a.loss_quarters(own, marching, False), a.loss_quarters(enemy, False, marching)


@pytest.mark.rule("GT-B1-EX")
def test_battle_b_must_be_as_printed_in_the_profile_of_the_example():
    deployed, margin, own, enemy = battle_b(lv=4, is_superled_a_step=False)
    assert (deployed, margin, own, enemy) == (True, 29, 4 * 20, 4 * 25)
    assert 396 - tv_lost(396, own) == 316
    assert 750 - tv_lost(750, enemy) == 562
    assert a.is_perfect(1, 2, tactics(4))
    assert a.points_after_regain(3, 4) == 4
    assert needs_test(562, 750)
    assert not needs_test(316, 396)
    for morale, die in ((21, 18), (18, 14)):
        assert a.passes_morale_test(
            die, a.morale_target(morale, tv(562), tv(750), False, False, False, False)
        )


@pytest.mark.rule("GT-B2-EX")
def test_the_second_field_round_of_battle_b_must_be_as_printed():
    """The hero point is spent after the rolls in this profile (F05); the arithmetic is the same."""
    ransards = force(troop(316), boosted=True)
    stegosians = force(troop(562))
    margin = a.difference(roll(tactics(4), 5), roll(tactics(2), 9), True, True, False, False)
    d = a.tv_difference(ransards, stegosians)
    assert (d, margin) == (-88, 12)
    own, enemy = cell(d, margin)
    assert (own, enemy) == (15, 35)
    assert (316 - loss(316, own), 562 - loss(562, enemy)) == (268, 366)
    assert needs_test(268, 396)
    assert needs_test(366, 750)
    assert a.morale_target(18, tv(366), tv(750), False, False, False, False) == 15


@pytest.mark.rule("GT-B1-STD")
def test_battle_b_must_be_fought_on_the_march_by_the_standard_rules():
    deployed, margin, own, enemy = battle_b(lv=3, is_superled_a_step=b.IS_SUPERLED_A_STEP)
    assert (deployed, margin, own, enemy) == (False, 25, 4 * 30, 50)
    assert (tv_lost(396, own), tv_lost(750, enemy)) == (118, 94)
    assert lose({ELITE: (450, 150), STANDARD: (300, 150)}, 94)[1] == {ELITE: 16, STANDARD: 24}


@pytest.mark.rule("GT-B1-STD4")
def test_battle_b_must_be_fought_deployed_if_grisban_is_superled():
    deployed, margin, own, enemy = battle_b(lv=4, is_superled_a_step=b.IS_SUPERLED_A_STEP)
    assert (deployed, margin, own, enemy) == (True, 29, 4 * 20, 4 * 30)
    assert (tv_lost(396, own), tv_lost(750, enemy)) == (80, 226)
    assert lose({ELITE: (450, 150), STANDARD: (300, 150)}, 226)[1] == {ELITE: 38, STANDARD: 57}
