"""The odds of Omringad compared with a naive version and with the rules, and properties of all battles.

Stacks are written as on the command line: "merc:2*,general" are two damaged mercenaries and a general.
"""

import json
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from games.omringad import naive_odds, played_odds
from stridsplan.games.omringad import GAME
from stridsplan.games.omringad.components import NAME_OF_KIND, SLOTS, Step, Terrain
from stridsplan.games.omringad.odds import (
    BadBattle,
    TooLarge,
    advise,
    advise_shot,
    matrix,
    outcomes_of,
    size,
    solve_battle,
)
from stridsplan.games.omringad.words import chances
from stridsplan.games.omringad.words.chances import read_stack, write_stack

VALUES = GAME.resolve_options(2, None, {})
TERRAINS = ("plain", "castle", "village", "forest", "mountain")
UNITS = ("merc", "elite", "archer", "rider", "catapult", "general")
SPECIALS = ("diplomat", "infiltrator", "elephants", "mage", "pirates", "sharpshooters")
KINDS = (*UNITS, *SPECIALS)
WHOLE_SIDE = -1  # the last state of a side: no tile has been hit


def solve(attack, defend, terrain="plain", values=VALUES):
    """A battle of two stacks, solved; `values` are those of the options."""
    return solve_battle(read_stack(attack), read_stack(defend), Terrain[terrain.upper()], values)


def outcomes(attack, defend, terrain="plain", values=VALUES):
    """The outcomes of a battle, with their probabilities."""
    return outcomes_of(solve(attack, defend, terrain, values))


def chance_to_take(attack, defend, terrain="plain"):
    """The probability that the attackers take the square, before the first dice."""
    return solve(attack, defend, terrain).values[Step.RANGED, WHOLE_SIDE, WHOLE_SIDE]


def tiles(stack):
    """A stack in the notation of the naive version."""
    counts = read_stack(stack)
    return tuple(
        sorted(
            (NAME_OF_KIND[slot // 2], bool(slot % 2)) for slot in range(SLOTS) for _ in range(counts[slot])
        )
    )


def is_possible(attack, defend):
    """Tell whether each special is in the battle at most once."""
    units = [*attack, *defend]
    return all(units.count(special) <= 1 for special in SPECIALS)


# -- Compared with the naive version ---------------------------------------------------------------------------


def assert_equals_naive(attack, defend, terrain, mage="melee"):
    exact = naive_odds.Battle(terrain, mage).worth(tiles(attack), tiles(defend))
    found = solve(attack, defend, terrain, VALUES | {"mage": mage})
    before_dice = found.values[: len(Step), WHOLE_SIDE, WHOLE_SIDE]
    assert before_dice == pytest.approx([float(worth) for worth in exact], abs=1e-12)
    assert outcomes_of(found).win == pytest.approx(float(exact[0]), abs=1e-12)


@pytest.mark.parametrize("terrain", TERRAINS)
def test_one_against_one_must_be_exact(terrain):
    forms = {kind: (kind,) if kind in naive_odds.ONE_HIT else (kind, f"{kind}*") for kind in KINDS}
    for attack, defend in product(KINDS, KINDS):
        if is_possible([attack], [defend]):
            # A whole tile against a damaged one, and a damaged one against a whole one, where there are such
            for attacker, defender in zip(forms[attack], reversed(forms[defend]), strict=False):
                assert_equals_naive(attacker, defender, terrain)


def two_against_two():
    """Every 61st battle of two tiles against two, each on the next terrain."""
    pairs = list(combinations_with_replacement(KINDS, 2))
    battles = [battle for battle in product(pairs, pairs) if is_possible(*battle)]
    return [
        (",".join(attack), ",".join(defend), TERRAINS[k % 5])
        for k, (attack, defend) in enumerate(battles[::61])
    ]


@pytest.mark.parametrize(("attack", "defend", "terrain"), two_against_two())
def test_two_against_two_must_be_exact(attack, defend, terrain):
    assert_equals_naive(attack, defend, terrain)


@pytest.mark.parametrize(
    ("attack", "defend", "terrain"),
    [
        ("elite,mage", "elite,sharpshooters", "plain"),  # these three have steps without a saddle point
        ("merc,general", "elite,sharpshooters", "plain"),
        ("elite,sharpshooters", "merc,elite", "plain"),
        ("horses,archer,infiltrator", "rider,general", "castle"),
        ("merc*,rider*", "horses,sharpshooters*", "forest"),
        ("general:2", "merc,infiltrator", "mountain"),
        ("merc,general", "archer,infiltrator,rider", "mountain"),
        ("sharpshooters*,catapult*", "infiltrator,general,merc*", "forest"),
        ("infiltrator,elite,rider", "general,archer,sharpshooters", "plain"),
        ("elite,archer,general,horses", "elite,rider,infiltrator", "mountain"),
        ("general,merc:2", "infiltrator,sharpshooters,archer", "forest"),
    ],
)
def test_special_battles_must_be_exact(attack, defend, terrain):
    assert_equals_naive(attack, defend, terrain)


@pytest.mark.parametrize("terrain", ["plain", "forest", "mountain"])
@pytest.mark.parametrize(
    "attack", ["rider", "merc,general", "archer,sharpshooters", "mage,elite*", "infiltrator,catapult"]
)
@pytest.mark.parametrize("dragon", ["dragon", "dragon*"])
def test_the_dragon_must_be_fought_exactly(attack, dragon, terrain):
    assert_equals_naive(attack, dragon, terrain)


@pytest.mark.parametrize("defend", ["rider,archer", "merc,sharpshooters", "general,elite"])
def test_by_option_the_mage_must_fight_in_the_ranged_step(defend):
    assert_equals_naive("mage,merc", defend, "forest", mage="ranged")
    assert_equals_naive("mage,merc", defend, "forest", mage="melee")


# -- Against the rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defend", "square"),
    [
        ("merc", "merc", "A23"),
        ("elite", "rider", "A33"),
        ("rider, general", "elite", "A31"),
        ("catapult, horses", "archer", "A24"),
        ("rider", "merc, general", "A23"),
        ("merc, general", "sharpshooters", "A24"),
        ("infiltrator, merc*, general", "sharpshooters*", "A33"),
        ("mage", "elite, horses", "A31"),
        ("elephants", "pirates", "A33"),
        ("general", "infiltrator", "A23"),
        ("mage, infiltrator", "merc*, general", "A23"),
        ("elite*, mage", "elite*, sharpshooters*", "A23"),
    ],
)
def test_playing_the_rules_must_give_the_same_odds(attack, defend, square):
    terrain = {"A23": "plain", "A33": "castle", "A31": "mountain", "A24": "forest"}[square]
    exact = played_odds.worth(defend, attack, square)
    assert outcomes(attack.replace(" ", ""), defend.replace(" ", ""), terrain).win == pytest.approx(
        float(exact), abs=1e-12
    )


@pytest.mark.rule("OM-T11", "OM-INF-2", "OM-T44")
def test_the_dice_must_be_those_of_the_rulebooks_example():
    battle = solve("infiltrator,merc,elite,rider", "general,archer,sharpshooters,merc")
    defend = battle.defend
    infiltrated, free = 1, 0  # whether the enemy has an infiltrator, which cancels the general
    # The probabilities of no hit and of one. The archers hit with 5
    assert defend.dice[Step.RANGED][infiltrated, WHOLE_SIDE] == pytest.approx([2 / 3, 1 / 3])
    # The sharpshooters hit with 6, and with the general with 5
    assert defend.sharp[[infiltrated, free], WHOLE_SIDE] == pytest.approx([1 / 6, 1 / 3])
    # When the infiltrator is dead, the mercenary hits with 5
    assert defend.dice[Step.MELEE][free, WHOLE_SIDE] == pytest.approx([2 / 3, 1 / 3])
    after = battle.attack.find(read_stack("merc*,elite,rider"))
    expected_hits = battle.attack.dice[Step.MELEE][free, after] @ np.arange(4)
    assert expected_hits == pytest.approx(1 / 6 + 2 / 6 + 3 / 6)


# -- The end of a battle -------------------------------------------------------------------------------------


def test_a_duel_must_end_as_computed_by_hand():
    """A damaged rider hits with 1/3, a mercenary with 1/6; 10 of 18 times both miss."""
    battle = outcomes("rider*", "merc*")
    assert [battle.win, battle.lose, battle.both_gone] == pytest.approx([5 / 8, 2 / 8, 1 / 8])
    assert [battle.attackers.loss, battle.defenders.loss] == pytest.approx([5 * 3 / 8, 2 * 6 / 8])
    assert battle.attackers.by_number == pytest.approx([3 / 8, 5 / 8])
    assert battle.defenders.by_gold == pytest.approx({2: 2 / 8, 0: 6 / 8})
    ends = {(write_stack(end.attack), write_stack(end.defend)): end.chance for end in battle.ends}
    assert ends == pytest.approx({("rider*", ""): 5 / 8, ("", "merc*"): 2 / 8, ("", ""): 1 / 8})


@pytest.mark.rule("OM-AFTER-5", "OM-T46")
def test_if_no_tile_can_hit_the_attackers_must_withdraw():
    assert outcomes("general", "infiltrator").withdrawn == 1
    assert outcomes("general,horses", "diplomat").attackers.loss == 0


@pytest.mark.rule("OM-AFTER-2", "OM-T49")
def test_a_mage_alone_must_clear_the_square_and_not_take_it():
    battle = outcomes("mage", "merc*")
    assert (battle.win, battle.withdrawn) == (0, 0)
    assert battle.cleared == pytest.approx((2 / 3 * 5 / 6) / (1 - 1 / 3 * 5 / 6))
    assert outcomes("mage,general", "merc*").win > 0


@pytest.mark.rule("OM-HIT-5", "OM-HORSE-6")
def test_horses_must_be_eliminated_with_their_last_companion():
    battle = outcomes("rider,horses", "merc*")
    assert {write_stack(end.attack) for end in battle.ends} == {"rider,horses", "rider*,horses", ""}
    assert battle.win == pytest.approx(outcomes("rider", "merc*").win)


@pytest.mark.parametrize(
    ("attack", "defend"),
    [
        ("infiltrator,merc,elite,rider", "general,archer,sharpshooters,merc"),
        ("merc:3,rider", "archer:2*,catapult"),
        ("elite,mage", "elite,sharpshooters"),
        ("merc:4,general", "rider:2,infiltrator,diplomat"),
    ],
)
def test_the_probabilities_of_all_ends_must_sum_to_one(attack, defend):
    battle = outcomes(attack, defend, "castle")
    shares = [battle.win, battle.cleared, battle.lose, battle.both_gone, battle.withdrawn]
    assert sum(shares) == pytest.approx(1, abs=1e-12)
    assert sum(end.chance for end in battle.ends) == pytest.approx(1, abs=1e-12)
    for side in (battle.attackers, battle.defenders):
        assert sum(side.by_number) == pytest.approx(1, abs=1e-12)
        assert sum(side.by_gold.values()) == pytest.approx(1, abs=1e-12)
    assert battle.win == pytest.approx(chance_to_take(attack, defend, "castle"), abs=1e-12)


# -- Properties of all battles -------------------------------------------------------------------------------

SMALL = [
    ("rider", "merc"),
    ("merc,archer", "elite"),
    ("elite,general", "rider,merc"),
    ("catapult,merc", "archer:2"),
]


@pytest.mark.parametrize(("attack", "defend"), SMALL)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_one_more_tile_must_never_harm_its_owner(attack, defend, terrain):
    before = chance_to_take(attack, defend, terrain)
    for kind in KINDS:
        assert chance_to_take(f"{attack},{kind}", defend, terrain) >= before - 1e-12, kind
        assert chance_to_take(attack, f"{defend},{kind}", terrain) <= before + 1e-12, kind


@pytest.mark.parametrize(("attack", "defend"), SMALL)
def test_neither_castle_nor_mountain_may_help_the_attackers(attack, defend):
    plain = chance_to_take(attack, defend)
    assert chance_to_take(attack, defend, "castle") <= plain
    assert chance_to_take(attack, defend, "mountain") <= plain
    assert chance_to_take(attack, defend, "village") == plain


@pytest.mark.parametrize("kind", ["merc", "elite", "archer", "rider"])
@pytest.mark.parametrize(("one", "other"), [("", ""), ("*", ""), (":3", ":2"), (":2*", ":3")])
def test_without_a_defenders_bonus_the_sides_must_have_equal_odds(kind, one, other):
    """With one kind on both sides, each side wins if only it has tiles left."""
    first, swapped = (
        outcomes(kind + one, kind + other, "forest"),
        outcomes(kind + other, kind + one, "forest"),
    )
    assert first.both_gone == pytest.approx(swapped.both_gone, abs=1e-9)
    assert first.win == pytest.approx(swapped.lose, abs=1e-9)


# -- Advice --------------------------------------------------------------------------------------------------


def test_without_a_saddle_point_the_advice_must_be_a_mixture_that_secures_the_value():
    battle = solve("merc,general", "elite,sharpshooters")
    before = read_stack("merc,general"), read_stack("elite*,sharpshooters*")
    advice = advise(battle, Step.MELEE, *before, hits_a=1, hits_b=1)
    assert [len(advice.attack), len(advice.defend)] == [2, 2]
    exact = naive_odds.Battle("plain").worth
    for choices, sign in ((advice.attack, 1), (advice.defend, -1)):
        assert sum(choice.share for choice in choices) == pytest.approx(1)
        others = ("elite*", "sharpshooters*") if sign == 1 else ("merc*,general", "merc")
        for other in others:
            secured = 0
            for choice in choices:
                pair = (write_stack(choice.left), other)
                attack, defend = pair if sign == 1 else pair[::-1]
                secured += choice.share * float(exact(tiles(attack), tiles(defend))[Step.RANGED])
            assert secured == pytest.approx(advice.win, abs=1e-9)


def test_the_advice_must_have_the_value_of_the_battle():
    battle = solve("merc:2,general", "rider")
    advice = advise(battle, Step.MELEE, read_stack("merc:2,general"), read_stack("rider"), hits_a=1, hits_b=0)
    assert [write_stack(choice.left) for choice in advice.defend] == ["rider"]
    ((left, share),) = advice.attack
    assert share == 1
    before_ranged = battle.values[Step.RANGED, :, WHOLE_SIDE]
    after_a_hit = battle.attack.left(WHOLE_SIDE, hits=1)
    assert advice.win == before_ranged[after_a_hit].max() == before_ranged[battle.attack.find(left)]


def test_among_equal_choices_the_most_expensive_tile_must_be_kept():
    battle = solve("merc,rider", "merc*")
    stacks = read_stack("merc,rider"), read_stack("merc*")
    ((left, _),) = advise(battle, Step.MELEE, *stacks, hits_a=1, hits_b=1).attack
    assert write_stack(left) == "merc*,rider"


def test_sharpshooters_must_be_advised_to_hit_the_tile_that_changes_the_odds_most():
    battle = solve("sharpshooters,merc", "general,archer")
    advice = advise_shot(battle, read_stack("sharpshooters,merc"), read_stack("general,archer"))
    ((left, _),) = advice.defend
    worth = {
        stack: battle.values[Step.MELEE, WHOLE_SIDE, battle.defend.find(read_stack(stack))]
        for stack in ("archer", "archer*,general")
    }
    assert advice.win == max(worth.values()) == worth[write_stack(left)]


def test_advice_on_tiles_that_the_battle_cannot_lead_to_must_be_refused():
    with pytest.raises(ValueError, match="does not come to"):
        advise(solve("merc", "merc"), Step.MELEE, read_stack("rider"), read_stack("merc"), hits_a=1, hits_b=0)


# -- Matrix games --------------------------------------------------------------------------------------------


def test_matrix_games_must_be_solved_as_exactly_as_fractions():
    random = np.random.default_rng(1)
    for _ in range(60):
        payoff = random.integers(0, 9, random.integers(1, 5, 2))
        no_preferences = [np.zeros(n) for n in payoff.shape]
        found = matrix.solve(payoff / 9, *no_preferences)  # its payoffs are probabilities
        assert found.value * 9 == pytest.approx(float(naive_odds.value(fractions(payoff))), abs=1e-9)
        assert (found.rows @ payoff).min() == pytest.approx(found.value * 9)
        assert (payoff @ found.columns).max() == pytest.approx(found.value * 9)


def fractions(payoff):
    return [[naive_odds.Fraction(int(entry)) for entry in row] for row in payoff]


# -- Errors --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defend", "terrain", "why"),
    [
        ("ridr:2", "merc", None, "no unit 'ridr'"),
        ("rider:x", "merc", None, "'rider:x'"),
        ("rider:0", "merc", None, "'rider:0'"),
        ("rider", "", None, "no unit ''"),
        ("rider", "merc", "swamp", "no terrain 'swamp'"),
        ("rider", "merc", "lake", "lake"),
        ("rider", "general*", None, "general cannot be damaged"),
        ("mage", "mage", None, "one mage"),
        ("merc:17", "merc", None, "only 16 merc"),
        ("horses", "merc", None, "attack needs a tile"),
        ("dragon", "merc", None, "never attacks"),
        ("merc", "dragon,rider", None, "dragon is alone"),
        ("merc", "dragon", "castle", "dragon is alone"),
    ],
)
def test_the_error_must_name_what_is_wrong(attack, defend, terrain, why):
    with pytest.raises(ValueError, match=why):
        GAME.odds.compute(VALUES, attack, defend, terrain)


def test_a_battle_that_is_too_large_must_be_refused():
    stack = "merc:8,elite:3,rider:2"
    with pytest.raises(TooLarge, match="too large") as refused:
        solve(stack, stack)
    assert refused.value.code == "odds.too_large"
    assert isinstance(refused.value, BadBattle)


def test_the_number_of_states_must_be_known_before_solving():
    battle = solve("merc:3*,merc,general", "archer:2,mage")
    for side in (battle.attack, battle.defend):
        assert size.count_states(tuple(side.forces[-1].tolist())) == len(side)


# -- The command ---------------------------------------------------------------------------------------------


def test_the_odds_must_be_valid_json(monkeypatch):
    found = GAME.odds.compute(VALUES, "rider:2,general", "merc:3*,archer,diplomat", "forest")
    assert found["may_call_off"]
    assert sum(end["chance"] for end in found["ends"]) == pytest.approx(1)
    assert {"attack", "defend", "chance"} == set(found["ends"][0])
    json.dumps(found)
    monkeypatch.setattr(chances, "MOST_ENDS", len(found["ends"]) - 1)
    assert GAME.odds.compute(VALUES, "rider:2,general", "merc:3*,archer,diplomat", "forest")["ends"] is None


@pytest.mark.parametrize("stack", ["merc", "merc:3*", "merc:2,merc*,archer,general:2", "horses,mage"])
def test_a_stack_must_be_read_as_it_is_written(stack):
    assert sorted(write_stack(read_stack(stack)).split(",")) == sorted(stack.split(","))
