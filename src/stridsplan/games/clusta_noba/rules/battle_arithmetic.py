"""The arithmetic of a field round: tactics, rows and columns, effective TV, losses, morale (CN-COMBAT).

The functions take and return plain numbers, or arrays of them; they draw no dice and use no record. TV and SV are in
half points. Effective TV is exact: a whole number of parts of a half point, `EFFECTIVE_PARTS` of them.
Losses in percent are exact, too: whole quarters of a percent, since both march factors may meet (3/2 x 1/2).
"""

from stridsplan.engine.record import rule

from ..components.battle import (
    ATTACKED_BY_CRURIANS,
    BOOST_HALVES,
    FATES_UP_TO,
    FORTIFICATION_DAYS,
    FORTIFICATION_HALVES,
    FUMBLE,
    HALF_POINTS,
    HALVES,
    HERO_DIE,
    HUNDREDTHS,
    LANDING_HALVES,
    LARGER_OPPONENT,
    LEADER_FALLEN,
    LOST_HALF,
    MARCHING_ENEMY_HALVES,
    MARCHING_OWN_HALVES,
    MIDDLE_COLUMN,
    MOST_FATIGUE,
    PERFECT,
    PERFECT_BONUS,
    POISON_QUARTERS,
    QUARTERS,
    RIGHT_COLUMN,
    ROW_FROM,
    ROWS,
    SHAKEN_SV,
    SIXTHS,
    HeroRisk,
    LossFate,
)  # fmt: skip

TROOP_PARTS = SIXTHS * QUARTERS * HALVES * QUARTERS  # shaken, fatigue, landing, committed
FORCE_PARTS = HALVES * HALVES * HUNDREDTHS  # fortification, hero point, front
EFFECTIVE_PARTS = TROOP_PARTS * FORCE_PARTS  # of a half point of TV
COMMITTED_PARTS = QUARTERS * HUNDREDTHS  # of the ledger: quarters that fight, hundredths on a front
PERCENT_QUARTERS = QUARTERS  # of a percent of loss
ALL_LOST = HUNDREDTHS * PERCENT_QUARTERS
LOSS_STEP = 2 * HALF_POINTS  # in half points: a loss is an even number of points (CN-COMBAT-16)

# -- The Tactics roll ----------------------------------------------------------------------------------------


@rule
def is_perfect(first, confirm, tactics):
    """Return whether a roll is perfect: a natural 1, confirmed by a second roll within the skill (CN-COMBAT-4)."""
    return first == PERFECT and confirm <= tactics


@rule
def is_fumble(first, confirm, tactics):
    """Return whether a roll is a fumble: a natural 20, confirmed by a second roll above the skill (CN-COMBAT-5)."""
    return first == FUMBLE and confirm > tactics


@rule
def differential(tactics, roll, perfect, die_modifier, skill_modifier):
    """Return the skill minus the die, each with its modifier (CN-COMBAT-6); a perfect roll adds 10 (CN-COMBAT-4)."""
    bonus = PERFECT_BONUS if perfect else 0
    return tactics + skill_modifier - (roll + die_modifier) + bonus


@rule
def difference(ours, theirs, we_are_led, they_are_led, we_fumble, they_fumble):
    """Return our lead in the Tactics roll: below 0 the enemy wins, 0 is rolled again (CN-COMBAT-3, CN-COMBAT-7).

    A force without a commander loses to one with a commander, at least by 1, unless that one fumbles.
    """
    if we_are_led and not they_are_led and not we_fumble:
        return max(ours - theirs, 1)
    if they_are_led and not we_are_led and not they_fumble:
        return min(ours - theirs, -1)
    return ours - theirs


# -- The cell of the combat table ----------------------------------------------------------------------------


@rule
def table_column(margin):
    """Return the column of a difference of 1 or more, from 0 (CN-COMBAT-8)."""
    if margin >= RIGHT_COLUMN:
        return 2
    return 1 if margin >= MIDDLE_COLUMN else 0


@rule
def row_steps(is_higher, in_buildings, is_superled, does_superled_count):
    """Return the rows that a side gains by height, buildings and a superleader: one at most (CN-COMBAT-11; F10 = MAX1).

    `does_superled_count` is `IS_SUPERLED_A_STEP`; the worked example leaves that step out (CN-COMBAT-12; F03).
    """
    return 1 if is_higher or in_buildings or (is_superled and does_superled_count) else 0


@rule
def row_shift(winner_steps, loser_steps, winner_pursues, loser_pursues):
    """Return how many rows to shift down the table, in the winner's favour (CN-COMBAT-11); a pursuit adds its own
    (CN-RETREAT-5)."""
    winners = winner_steps + (1 if winner_pursues else 0)
    losers = loser_steps + (1 if loser_pursues else 0)
    return winners - losers


@rule
def table_row(d, down):
    """Return the row, 1 to 23, of a D of `d` whole points, shifted by `down` rows (CN-COMBAT-9, CN-COMBAT-11)."""
    found = 1
    for k in range(ROWS - 1):
        found += 1 if d >= ROW_FROM[k] else 0
    return min(max(found + down, 1), ROWS)


# -- Effective TV --------------------------------------------------------------------------------------------


@rule
def fatigue_quarters(nights):
    """Return the quarters of the TV that are left after night marches (CN-NIGHT-4)."""
    return QUARTERS - min(nights, MOST_FATIGUE)


@rule
def fortification_halves(days):
    """Return the multiple of a camp, in halves, after `days` days of FORTIFY (CN-FORT-1)."""
    k = 0
    while k < len(FORTIFICATION_DAYS) and days >= FORTIFICATION_DAYS[k]:
        k += 1
    return int(FORTIFICATION_HALVES[k])


@rule
def effective_troop(tv, sv, is_shaken, nights, is_landing, committed_quarters):
    """Return the effective TV of one troop, in 1/`TROOP_PARTS` of a half point (CN-COMBAT-10)."""
    sixths = SIXTHS * (sv - SHAKEN_SV) // sv if is_shaken else SIXTHS
    landing = LANDING_HALVES if is_landing else HALVES
    return int(tv) * sixths * fatigue_quarters(nights) * landing * committed_quarters


@rule
def effective_force(troops, fortified_halves, is_boosted, share):
    """Return the effective TV of a force, in 1/`EFFECTIVE_PARTS` of a half point (CN-COMBAT-10).

    `troops` is the sum of `effective_troop`, `share` the hundredths of the force on this front.
    """
    boost = BOOST_HALVES if is_boosted else HALVES
    return int(troops) * fortified_halves * boost * share


@rule
def tv_difference(winner, loser):
    """Return D, the difference of two effective TVs, in whole points, truncated towards zero (CN-COMBAT-9)."""
    whole = EFFECTIVE_PARTS * HALF_POINTS
    return (winner - loser) // whole if winner >= loser else -((loser - winner) // whole)


# -- Losses --------------------------------------------------------------------------------------------------


@rule
def loss_quarters(percent, is_marching, is_enemy_marching):
    """Return a side's loss in quarters of a percent, after the march factors of the first field round
    (CN-COMBAT-13)."""
    own = MARCHING_OWN_HALVES if is_marching else HALVES
    other = MARCHING_ENEMY_HALVES if is_enemy_marching else HALVES
    return min(percent * own * other, ALL_LOST)  # both factors count halves, so the product counts quarters


@rule
def committed(quarters, share):
    """Return the part of the ledger that fights, of `COMMITTED_PARTS` (CN-COMBAT-15)."""
    return quarters * share


@rule
def tv_loss(tv, part, percent_quarters, is_poisoned):
    """Return the TV lost, in half points: the nearest even number of points, an odd one up (CN-COMBAT-16).

    `tv` times `part` is what of the ledger fights, in `COMMITTED_PARTS`; `percent_quarters` is the loss
    (`loss_quarters`).
    Poisoned weapons do a quarter more, rounded down (CN-COMBAT-28). No more is lost than the part holds.
    """
    base = int(tv) * part
    exact, one_step = base * percent_quarters, COMMITTED_PARTS * ALL_LOST * LOSS_STEP
    if is_poisoned:
        steps = exact * POISON_QUARTERS // (one_step * QUARTERS)
    else:
        steps = (2 * exact + one_step) // (2 * one_step)
    return min(steps * LOSS_STEP, base // COMMITTED_PARTS)


@rule
def men_lost(tv, sv):
    """Return the men of a type that a loss of TV takes, rounded up (CN-COMBAT-17)."""
    return (tv + sv - 1) // sv


@rule
def hero_risk(own_quarters, enemy_quarters, basis):
    """Return how many faces of a die of 10000 kill a leader: a tenth of a loss in percent (CN-COMBAT-22).

    The losses are in quarters of a percent. `basis` (HeroRisk) says whose loss counts: his own side's, or the enemy's
    as in the worked example (F04).
    """
    percent_quarters = own_quarters if basis == HeroRisk.OWN else enemy_quarters
    return percent_quarters * HERO_DIE // (10 * ALL_LOST)


@rule
def is_leader_killed(roll, risk):
    """Return whether the leader falls (CN-COMBAT-22)."""
    return roll <= risk


@rule
def lost_up_to(men, fate, losses):
    """Return how many of the men lost for a time have this fate or one before it, rounded half up (CN-LOSS-3); `losses`
    is the option."""
    return (men * int(FATES_UP_TO[losses, fate]) + 50) // 100


@rule
def lost_men(men, fate, losses):
    """Return how many of the men lost for a time have this fate (CN-LOSS-3, CN-LOSS-8)."""
    before = lost_up_to(men, fate - 1, losses) if fate > LossFate.DEAD else 0
    return lost_up_to(men, fate, losses) - before


# -- Sharing out ---------------------------------------------------------------------------------------------

# The functions share a total among places (units, types or fronts) and write the shares into `out`. Meanwhile `out`
# has OPEN - n for a place that may get more and has n so far; a number from 0 up is final
OPEN = -1


@rule
def share_types(total, most, count, out):
    """Split a loss of TV evenly between soldier types, in whole points; what one cannot bear the others do
    (CN-COMBAT-17).

    `most` is the most TV that each type can lose. Return how much of the loss they bear.
    """
    return share(total, most, most, HALF_POINTS, True, count, out)


@rule
def share_tv(total, tv, most, count, out):
    """Split a type's loss of TV over the units in proportion to their TV, in whole points (CN-COMBAT-17)."""
    return share(total, tv, most, HALF_POINTS, False, count, out)


@rule
def share_men(total, tv, men, count, out):
    """Split a type's lost men over the units in proportion to their TV (CN-COMBAT-17)."""
    return share(total, tv, men, 1, False, count, out)


@rule
def share_fronts(enemies, count, out):
    """Divide a force over its fronts in proportion to the enemies' effective TV, in hundredths (CN-MULTI-1)."""
    for k in range(count):
        out[k] = OPEN
    deal_by_remainder(HUNDREDTHS, enemies, open_weight(enemies, False, count, out) == 0, count, out)


@rule
def share(total, weights, most, grain, is_even, count, out):
    """Write the shares of `total` of `count` places into `out`, at most `most` for each; return what all get together.

    It is dealt in portions of `grain`, in proportion to the weights or evenly, by the largest remainder, in a tie to
    the lower number. What is left, less than a portion, goes to the lowest numbers that can bear it.
    """
    for k in range(count):
        out[k] = OPEN if most[k] >= grain else 0
    left = total // grain
    while True:
        even = is_even or open_weight(weights, False, count, out) == 0
        full = fill_small_places(left, weights, most, grain, even, count, out)
        if full == 0:
            break
        left -= full
    deal_by_remainder(left, weights, even, count, out)
    placed = 0
    for k in range(count):
        out[k] *= grain
        placed += int(out[k])
    for k in range(count):
        more = min(total - placed, int(most[k] - out[k]))
        out[k] += more
        placed += more
    return placed


@rule
def fill_small_places(left, weights, most, grain, is_even, count, out):
    """Fill and close each open place whose share of `left` is as much as it can bear, or more; return what these
    take."""
    whole, taken = open_weight(weights, is_even, count, out), 0
    for k in range(count):
        room = int(most[k]) // grain
        if out[k] == OPEN and left * weight(weights, is_even, k) >= room * whole:
            out[k] = room
            taken += room
    return taken


@rule
def deal_by_remainder(total, weights, is_even, count, out):
    """Deal `total` to the open places by the largest remainder, in a tie the lower number; then close them."""
    whole, left = open_weight(weights, is_even, count, out), total
    for k in range(count):
        if out[k] == OPEN:
            got = total * weight(weights, is_even, k) // whole
            out[k] = OPEN - got
            left -= got
    for k in range(count):
        if out[k] <= OPEN and count_before(k, total, weights, is_even, count, out) < left:
            out[k] -= 1
    for k in range(count):
        if out[k] <= OPEN:
            out[k] = OPEN - out[k]


@rule
def weight(weights, is_even, k):
    return 1 if is_even else int(weights[k])


@rule
def open_weight(weights, is_even, count, out):
    """Return the sum of the weights of the open places."""
    found = 0
    for k in range(count):
        found += weight(weights, is_even, k) if out[k] <= OPEN else 0
    return found


@rule
def count_before(k, total, weights, is_even, count, out):
    """Return how many open places have a larger remainder than place k, or the same and a lower number."""
    whole, found = open_weight(weights, is_even, count, out), 0
    mine = total * weight(weights, is_even, k) % whole
    for j in range(count):
        if out[j] <= OPEN:
            other = total * weight(weights, is_even, j) % whole
            found += 1 if other > mine or (other == mine and j < k) else 0
    return found


# -- Morale, flight, deployment ------------------------------------------------------------------------------


@rule
def needs_morale_test(tv, first_tv, men, first_men, holds, is_undead):
    """Return whether a unit must test: below three quarters of its TV at the start of the battle (CN-MORALE-1).

    With HOLD it tests once half of its men are lost (CN-MORALE-6); the undead never do (CN-MORALE-8).
    """
    if is_undead:
        return False
    return 2 * men <= first_men if holds else 4 * tv < 3 * first_tv


@rule
def panics(tv, first_tv, is_undead):
    """Return whether a unit flees without a test: with more than three quarters of its TV lost (CN-MORALE-5); the
    undead never do."""
    return not is_undead and 4 * tv < first_tv


@rule
def morale_target(morale, tv, first_tv, holds, by_crurians, is_leader_fallen, is_opponent_larger):
    """Return the highest roll that succeeds (CN-UNIT-4, CN-MORALE-7): -3 for half of the TV lost, not with HOLD."""
    target = morale
    target += LOST_HALF if 2 * tv <= first_tv and not holds else 0  # CN-MORALE-6, CN-MORALE-9
    target += ATTACKED_BY_CRURIANS if by_crurians else 0
    target += LEADER_FALLEN if is_leader_fallen else 0
    target += LARGER_OPPONENT if is_opponent_larger else 0
    return target


@rule
def passes_morale_test(roll, target):
    """Return whether a morale test succeeds: on the target or less (CN-UNIT-4)."""
    return roll <= target


@rule
def may_deploy(is_superled, is_prepared, is_enemy_prepared):
    """Return whether a force on the march may deploy before its first field round: it is superled, and neither side is
    prepared (CN-COMBAT-14)."""
    return is_superled and not is_prepared and not is_enemy_prepared


@rule
def points_after_regain(hero_points, lv):
    """Return the hero points after a perfect roll: one more, at most the LV (CN-HP-2; F17)."""
    return min(hero_points + 1, lv)
