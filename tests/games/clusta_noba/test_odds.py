"""The odds of fights compared with the rules, with the worked example, and with each other."""

from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from depth import depth, some
from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.components.battle import TACTICS
from stridsplan.games.clusta_noba.numbers import Force, Front, Mark, Outcome
from stridsplan.games.clusta_noba.odds import (
    FIELD_ROUNDS_OF_DAY,
    BadFight,
    Fight,
    NoFight,
    Solver,
    TooLarge,
    find_ground,
    open_fight,
)
from stridsplan.games.clusta_noba.odds.force_states import Blow, ForceStates
from stridsplan.games.clusta_noba.odds.tactics import Roller, tactics_odds
from stridsplan.games.clusta_noba.rules import aftermath, fights, heroes, strength, tactics
from stridsplan.games.clusta_noba.words.chances import odds_json, read_force

from . import naive_odds

LOG = blank_log()
VALUES = GAME.resolve_options(2, None, {})


FLAT_GROUND = find_ground(climb=0, from_buildings=False, into_buildings=False)
# State 0 of each force is the one before the fight
AT_START = {(0, 0): 1}  # pairs of states with their weights; `whole` is 1


def fight(attack: str, defend: str) -> Fight:
    """The fight of two forces given as text, on flat open ground."""
    opened = open_fight(read_force(attack), read_force(defend), FLAT_GROUND)
    assert not isinstance(opened, NoFight)
    return opened


def solver(attack: str, defend: str) -> Solver:
    """The solver of a fight, of which no field round is played yet."""
    return Solver(fight(attack, defend))


def odds_of(attack: str, defend: str, terrain: str | None = None):
    """The odds of a fight as the client and the command line receive them."""
    return odds_json(VALUES, attack, defend, terrain)


# -- Compared with the rules ---------------------------------------------------------------------------------------


def state_of(s: np.void) -> tuple[bytes, ...]:
    """The parts of the record that a field round may change, as bytes."""
    forces = s.force[:2, [Force.DONE, Force.LEADER_FELL, Force.MARCHED, Force.LANDING]]
    people = s.commander_points, s.commander_fate
    return tuple(part.tobytes() for part in (s.unit_men, s.unit_tv, s.unit_shaken, *people, forces))


def first_round(solver: Solver) -> dict[tuple[bytes, ...], Fraction]:
    """The probabilities of the states after a field round."""
    found: dict[tuple[bytes, ...], Fraction] = defaultdict(Fraction)
    pairs, whole, _ = solver.fight_round(AT_START, 1)
    for (a, b), weight in pairs.items():
        solver.attack.load(a)
        solver.defend.load(b)
        found[state_of(solver.attack.s)] += Fraction(weight, whole)
    return found


@pytest.mark.parametrize(
    ("attack", "defend", "all_faces"),
    some(
        [
            ("cru:500;leader=4;points=2;boost=first", "ste:250;order=hold;camp=1", True),
            ("ran:180;retreat=3", "tra:200", True),
            ("ran:180;leader=4;points=2;boost=behind", "tra:200;march", False),
            ("ran:100+80;poison;leader=2;order=patrol", "tra:150;march", False),
            ("ran:90;leader=2;points=0", "tra:0+100;order=wait", False),
            ("tra:30+40;landing;nights=1", "ran:90;order=hunt;leader=3", False),
        ],
        3,
        first=1,
    ),
)
@pytest.mark.rule("CN-COMBAT-1", "CN-COMBAT-3", "CN-COMBAT-4", "CN-COMBAT-5", "CN-COMBAT-7", "CN-ORDER-21")
def test_the_odds_of_a_field_round_must_equal_those_of_playing_all_dice(
    attack: str, defend: str, all_faces: bool
):
    opened = fight(attack, defend)
    played: dict[tuple[bytes, ...], Fraction] = defaultdict(Fraction)
    for chance, s in naive_odds.field_round(opened.s.copy(), opened.front, all_faces).values():
        played[state_of(s)] += chance
    assert first_round(Solver(opened)) == played


@pytest.mark.parametrize(("attack", "defend"), some([("ran:15", "tra:18"), ("ran:18", "tra:20")], 1))
@pytest.mark.rule("CN-COMBAT-27", "CN-MORALE-1", "CN-ORDER-14")
def test_the_odds_of_a_fight_must_equal_those_of_playing_its_field_rounds(attack: str, defend: str):
    opened = fight(attack, defend)
    attacks_first = opened.s.front[opened.front, Front.ONE] == opened.attack
    played = naive_odds.play(opened.s.copy(), opened.front, FIELD_ROUNDS_OF_DAY)
    mirrored = {
        (outcome_2, outcome_1, men_2, men_1): chance
        for (outcome_1, outcome_2, men_1, men_2), chance in played.items()
    }
    found: dict[tuple[int, int, int, int], Fraction] = defaultdict(Fraction)
    for (first, second), chance in Solver(opened).play().chances.items():
        found[first.outcome, second.outcome, first.men, second.men] += chance
    assert found == (played if attacks_first else mirrored)


@pytest.mark.rule("CN-RETREAT-4", "CN-COMBAT-23", "CN-UNIT-13")
def test_the_odds_must_continue_with_the_units_that_do_not_retreat():
    opened = fight("ran:40,30;leader=3;points=0;boost=behind;reserve=0", "cru:60;order=hold")
    played: dict[object, Fraction] = defaultdict(Fraction)
    for chance, s in naive_odds.field_round(opened.s.copy(), opened.front, all_faces=False).values():
        aftermath.settle(s, seeded_tape(0), LOG)
        if s.front[opened.front, Front.ONE] >= 0:
            fights.begin_round(s, opened.attack)
            played[strength_of(s, opened)] += chance
    own = Solver(opened)
    pairs, whole, _ = own.fight_round(AT_START, 1)
    found: dict[object, Fraction] = defaultdict(Fraction)
    for (a, b), weight in pairs.items():
        if own.goes_on(a, b):
            own.defend.load(b)
            own.attack.load(a)
            found[strength_of(own.attack.s, opened)] += Fraction(weight, whole)
    assert found == played
    assert len({men for _, _, _, men in found}) > 1


def strength_of(s: np.void, opened: Fight) -> tuple[int, int, bool, int]:
    """The attackers at the beginning of a field round: effective TV, skill, whether they may boost, units."""
    force = opened.attack
    return (
        int(strength.effective_tv(s, opened.front, force, False, 100)),
        int(tactics.skill(s, force)),
        bool(heroes.may_boost(s, force)),
        sum(int(s.unit_force[unit]) == force for unit in range(len(s.unit_force))),
    )


# -- The worked example ----------------------------------------------------------------------------------------------

# The attackers and the defenders of battle A (catalogue 3.1), as `stridsplan odds` reads them
PATROL = "tra:0+400;order=patrol", "ran:180,180;leader=3;order=attack;march"


def cell(solver: Solver, attack_wins: bool, column: int):
    """The cell of the combat table in a column for the first field round, if the attackers win the roll or lose it."""
    (found,) = {
        each.row: each
        for each, _ in solver.cells(0, 0)
        if (each.attack_wins, each.column) == (attack_wins, column)
    }.values()
    return found


def costs(states: ForceStates, blow: Blow) -> set[tuple[int, int]]:
    """The losses that a blow may cause in the first field round: (TV in whole points, men)."""
    return {(result.costs.tv // 2, result.costs.men) for result in states.results_of(0, blow)}


@pytest.mark.rule("GT-A-STD", "GT-06", "GT-09", "GT-10", "CN-COMBAT-13")
def test_the_patrol_must_meet_grisban_with_the_printed_losses():
    example = solver(*PATROL)
    lost = cell(example, attack_wins=False, column=0)  # Grisban wins by 10 or less
    assert (lost.row, lost.attack.quarters, lost.defend.quarters) == (4, 40, 180)
    assert costs(example.attack, lost.attack) == {(120, 40)}
    assert costs(example.defend, lost.defend) == {(324, 162)}


@pytest.mark.rule("GT-A-STD4", "CN-COMBAT-11")
def test_a_superleader_must_gain_a_row_in_the_example():
    lost = cell(solver(PATROL[0], PATROL[1].replace("leader=3", "leader=4")), attack_wins=False, column=0)
    assert (lost.row, lost.attack.quarters, lost.defend.quarters) == (5, 40, 150)


@pytest.mark.rule("GT-B1-STD", "GT-12")
def test_the_guard_must_meet_grisban_with_the_printed_losses():
    example = solver("ran:99,99;leader=3;order=goto;march", "ste:150+150;leader=2;order=wait")
    won = cell(example, attack_wins=True, column=2)
    assert (won.row, won.attack.quarters, won.defend.quarters) == (5, 120, 50)
    assert costs(example.attack, won.attack) == {(118, 59)}
    assert costs(example.defend, won.defend) == {(94, 40)}


@pytest.mark.rule("GT-B1-STD4", "GT-14", "CN-COMBAT-14")
def test_a_superled_force_must_deploy_in_the_example():
    example = solver("ran:99,99;leader=4;order=goto;march", "ste:150+150;leader=2;order=wait")
    won = cell(example, attack_wins=True, column=2)
    assert (won.row, won.attack.quarters, won.defend.quarters) == (6, 80, 120)
    assert costs(example.attack, won.attack) == {(80, 40)}
    assert costs(example.defend, won.defend) == {(226, 95)}


# -- The Tactics roll ------------------------------------------------------------------------------------------------


LEADERLESS = Roller(7, is_led=False)


def leader(skill: int) -> Roller:
    return Roller(skill, is_led=True)


def wins(one: Roller, other: Roller) -> Fraction:
    """The probability that the first of two leaders wins the Tactics roll."""
    margins, whole = tactics_odds(one, other)
    return Fraction(sum(weight for margin, weight in margins if margin.wins), whole)


@pytest.mark.rule("CN-COMBAT-3")
def test_equal_leaders_must_win_the_roll_equally_often():
    for skill in TACTICS:
        assert wins(leader(skill), leader(skill)) == Fraction(1, 2)
    assert wins(LEADERLESS, LEADERLESS) == Fraction(1, 2)


@pytest.mark.rule("CN-COMBAT-7", "CN-COMBAT-5")
def test_a_leaderless_force_must_win_only_if_the_leader_fumbles():
    assert wins(LEADERLESS, leader(21)) == 0  # no confirming roll is above a skill of 21
    # The leader fumbles in 7 of 400 cases: 20, then 14 or more. 13 - 20 loses to 7 - 1 to 7 - 13, and ties with 7 - 14
    assert wins(LEADERLESS, leader(13)) == Fraction(7 * 13 * 20, 400 * 400 - 7 * 20)


# -- Whole fights ----------------------------------------------------------------------------------------------------

FORCE = st.builds(
    lambda side, men, rest: f"{side}:{men};{rest}".rstrip(";"),
    st.sampled_from(["tra", "ran", "ste", "cru"]),
    st.integers(1, 60),
    st.sampled_from(
        ["", "leader=2", "leader=4;boost=behind", "order=hold", "retreat=10", "march", "leader=3;points=0"]
    ),
)


@given(FORCE, FORCE)
@settings(max_examples=depth(5, 10), deadline=None)
def test_chances_must_sum_to_one_and_losses_must_add_up(attack: str, defend: str):
    try:
        opened = open_fight(read_force(attack), read_force(defend), FLAT_GROUND)
    except BadFight:
        return
    if isinstance(opened, NoFight):
        return
    ends = Solver(opened).play()
    assert sum(ends.chances.values()) == 1
    for place, lost in enumerate((ends.attack, ends.defend)):
        left = sum(both[place].men * chance for both, chance in ends.chances.items())
        assert left == read_force((attack, defend)[place]).bodies[0].standard - lost.men
        assert 0 <= lost.killed <= lost.men


@pytest.mark.parametrize(
    ("one", "other"), some([("ste:90+60", "tra:0+150;leader=4"), ("ran:180;leader=3", "tra:0+100")], 1)
)
def test_the_odds_must_be_symmetric_if_no_modifier_depends_on_the_attacker(one: str, other: str):
    first, swapped = odds_of(one, other), odds_of(other, one)
    assert (first["win"], first["lose"], first["both_gone"]) == (
        swapped["lose"],
        swapped["win"],
        swapped["both_gone"],
    )
    assert (first["attacker_loss"], first["defender_loss"]) == (
        swapped["defender_loss"],
        swapped["attacker_loss"],
    )
    assert first["attack"] == swapped["defend"]


def test_a_larger_force_must_never_win_less_often():
    chances = [odds_of(f"ran:{men};leader=3", "tra:200")["win"] for men in (120, 180, 240)]
    assert chances == sorted(chances)


@pytest.mark.rule("CN-COMBAT-11", "CN-FORT-1", "CN-LAND-4")
def test_ground_camps_landing_and_fatigue_must_count():
    plain = odds_of("ran:180", "tra:200")["win"]
    for attack, defend, terrain in [
        ("ran:180", "tra:200", "uphill"),
        ("ran:180", "tra:200", "buildings"),
        ("ran:180", "tra:200;camp=1", None),
        ("ran:180;landing", "tra:200", None),
        ("ran:180;nights=1", "tra:200", None),
    ]:
        assert odds_of(attack, defend, terrain)["win"] < plain
    assert odds_of("ran:180", "tra:200", "downhill")["win"] > plain
    assert odds_of("ran:180", "tra:200", "uphill,from-buildings")["win"] == plain  # steps cancel out


def test_a_fight_must_end_undecided_with_the_day():
    odds = odds_of("ran:180;retreat=10", "tra:200;retreat=10", "rounds=1")
    assert odds["undecided"] > 0.5
    assert odds["rounds"] == 1
    whole = {key: odds[key] for key in ("win", "lose", "both_gone", "undecided", "attack", "defend")}
    assert whole == {key: odds["round"][key] for key in whole}


def test_the_odds_of_a_field_round_must_contain_the_cells_of_the_table():
    odds = odds_of("ran:180;leader=3;march", "tra:200")["round"]
    assert sum(cell["chance"] for cell in odds["cells"]) == pytest.approx(1)
    assert odds["tactics"] == pytest.approx(
        sum(c["chance"] for c in odds["cells"] if c["winner"] == "attack")
    )
    assert odds["cells"][0] == {
        "chance": pytest.approx(0.0538, abs=0.0001),  # Tactics 13 wins against 7 by more than 20
        "winner": "attack",
        "row": 12,
        "column": 3,
        "attack": 15.0,
        "defend": 20.0,
        "marks": ["permanent"],
    }


# -- Flights and errors ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defend", "who", "does"),
    [
        ("ran:250", "tra:40", "defend", "flees"),
        ("cru:40", "tra:200", "attack", "flees"),
        ("ran:40", "tra:200", "attack", "stops"),
        ("ran:180", "tra:100;order=wait", "defend", "makes_way"),
    ],
)
@pytest.mark.rule("CN-CONTACT-6", "CN-ORDER-21", "CN-ORDER-22", "CN-CRUR-4")
def test_a_force_may_flee_stop_or_make_way_before_a_fight(attack: str, defend: str, who: str, does: str):
    odds = odds_of(attack, defend)
    assert odds["before"] == {"who": who, "does": does}
    assert odds["win"] + odds["lose"] + odds["undecided"] == 1
    assert odds["win"] == (who == "defend")


def test_a_force_on_hold_in_a_fortified_camp_must_not_flee():
    assert "before" not in odds_of("ran:0+250", "tra:40;order=hold;camp=1")


@pytest.mark.parametrize(
    ("attack", "defend", "terrain", "message"),
    [
        ("run:180", "tra:200", None, "no side 'run'"),
        ("ran", "tra:200", None, "'ran' has no men"),
        ("ran:many", "tra:200", None, "'many' is no number of men"),
        ("ran:0", "tra:200", None, "1 to 500 men"),
        ("ran:501", "tra:200", None, "1 to 500 men"),
        ("ran:180,180", "tra:200", None, "attack: several units"),
        ("ran:400,400,400;leader=3", "tra:200", None, "at most 1000 men"),
        ("ran:180;marsh", "tra:200", None, "'marsh' says nothing of a force"),
        ("ran:180;march=1", "tra:200", None, "'march=1' says nothing of a force"),
        ("ran:180;leader=6", "tra:200", None, "'leader=6': write a number from 1 to 5"),
        ("ran:180;leader", "tra:200", None, "'leader': write a number"),
        ("ran:180;points=1", "tra:200", None, "points are a leader's"),
        ("ran:180;order=run", "tra:200", None, "'order=run': there are hold"),
        ("ran:180;march;march", "tra:200", None, "march is written twice"),
        ("ste:1+2,1+2;leader=2", "tra:200", None, "no more units with elite soldiers than 1"),
        ("tra:180;poison", "ran:200", None, "only ran has poison"),
        ("ran:180", "ran:200", None, "of the same side"),
        ("ran:180;camp=1", "tra:200", None, "only the defenders have a camp"),
        ("ran:180", "tra:200;landing", None, "only the attackers land"),
        ("ran:180;order=patrol", "tra:200", None, "a patrol attacks only fewer men"),
        ("ran:180;order=ambush", "tra:200", None, "no odds for an ambush"),
        ("ran:180", "tra:200", "swamp", "no terrain 'swamp'"),
        ("ran:180", "tra:200", "rounds=25", "'rounds=25': write a number from 1 to 24"),
    ],
)
def test_the_error_must_name_what_is_wrong(attack: str, defend: str, terrain: str | None, message: str):
    with pytest.raises(BadFight, match=message):
        odds_of(attack, defend, terrain)


def test_a_fight_that_is_too_large_must_be_refused():
    opened = fight("ran:150+100,150+100;leader=3", "ste:150+150,250;leader=2")
    with pytest.raises(TooLarge, match="more than 200,000 additions"):
        Solver(opened, 200_000).play()


def test_the_sample_of_the_benchmark_must_be_a_fight():
    attack, defend = GAME.odds.sample
    assert open_fight(read_force(attack), read_force(defend), FLAT_GROUND)


def test_marks_and_outcomes_must_be_given_by_name():
    odds = odds_of("cru:500;leader=4", "tra:200;order=hold")
    marks = {mark for cell in odds["round"]["cells"] for mark in cell["marks"]}
    assert marks <= {mark.name.lower() for mark in Mark}
    assert set(odds["defend"]["outcomes"]) <= {outcome.name.lower() for outcome in Outcome}
