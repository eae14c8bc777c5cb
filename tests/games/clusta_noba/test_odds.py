"""The odds of fights compared with the rules played out in full, with the worked example, and with themselves."""

from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stridsplan.engine.dice import seeded_tape
from stridsplan.engine.log import blank_log
from stridsplan.games.clusta_noba import GAME
from stridsplan.games.clusta_noba.components.battle import TACTICS
from stridsplan.games.clusta_noba.numbers import Force, Front, Mark, Outcome
from stridsplan.games.clusta_noba.odds import (
    DAY,
    BadFight,
    Fight,
    NoFight,
    Solver,
    TooLarge,
    find_ground,
    open_fight,
)
from stridsplan.games.clusta_noba.odds.sides import Blow
from stridsplan.games.clusta_noba.odds.tactics import Roller, tactics_odds
from stridsplan.games.clusta_noba.rules import aftermath, fights, heroes, strength, tactics
from stridsplan.games.clusta_noba.words.chances import odds_json, read_force

from . import naive_odds

LOG = blank_log()
VALUES = GAME.resolve_options(2, None, {})
BOTH = "attack", "defend"


def fight(attack: str, defend: str, climb: int = 0) -> Fight:
    """The fight of two forces written as text."""
    begun = open_fight(read_force(attack), read_force(defend), find_ground(climb, False, False))
    assert not isinstance(begun, NoFight)
    return begun


def solver(attack: str, defend: str, climb: int = 0) -> Solver:
    return Solver(fight(attack, defend, climb))


def tell(attack: str, defend: str, terrain: str | None = None):
    """The odds of a fight as the client and the command line get them."""
    return odds_json(VALUES, attack, defend, terrain)


# -- Against the rules, played out ---------------------------------------------------------------------------------


def look(s: np.void) -> tuple[bytes, ...]:
    """All that a field round leaves of two forces."""
    forces = s.force[:2, [Force.DONE, Force.LEADER_FELL, Force.MARCHED, Force.LANDING]]
    people = s.commander_points, s.commander_fate
    return tuple(part.tobytes() for part in (s.unit_men, s.unit_tv, s.unit_shaken, *people, forces))


def first_round(solver: Solver) -> dict[tuple[bytes, ...], Fraction]:
    found: dict[tuple[bytes, ...], Fraction] = defaultdict(Fraction)
    pairs, whole, _ = solver.fight_round({(0, 0): 1}, 1)
    for (a, b), weight in pairs.items():
        solver.attack.load(a)
        solver.defend.load(b)
        found[look(solver.attack.s)] += Fraction(weight, whole)
    return found


@pytest.mark.parametrize(
    ("attack", "defend", "all_faces"),
    [
        ("cru:500;leader=4;points=2;boost=first", "ste:250;order=hold;camp=1", True),
        ("ran:180;retreat=3", "tra:200", True),
        ("ran:180;leader=4;points=2;boost=behind", "tra:200;march", False),
        ("ran:100+80;poison;leader=2;order=patrol", "tra:150;march", False),
        ("ran:90;leader=2;points=0", "tra:0+100;order=wait", False),
        ("tra:30+40;landing;nights=1", "ran:90;order=hunt;leader=3", False),
    ],
)
@pytest.mark.rule("CN-COMBAT-1", "CN-COMBAT-3", "CN-COMBAT-4", "CN-COMBAT-5", "CN-COMBAT-7", "CN-ORDER-21")
def test_a_field_round_must_have_the_odds_of_all_its_dice(attack: str, defend: str, all_faces: bool):
    begun = fight(attack, defend)
    played: dict[tuple[bytes, ...], Fraction] = defaultdict(Fraction)
    for chance, s in naive_odds.field_round(begun.s.copy(), begun.front, all_faces).values():
        played[look(s)] += chance
    assert first_round(Solver(begun)) == played


@pytest.mark.rule("CN-COMBAT-27", "CN-MORALE-1", "CN-ORDER-14")
def test_a_fight_must_have_the_odds_of_its_field_rounds():
    begun = fight("ran:18", "tra:20")
    is_one = begun.s.front[begun.front, Front.ONE] == begun.attack
    played = naive_odds.play(begun.s.copy(), begun.front, DAY)
    mirrored = {(b, a, d, c): chance for (a, b, c, d), chance in played.items()}
    found: dict[tuple[int, int, int, int], Fraction] = defaultdict(Fraction)
    for (mine, its), chance in Solver(begun).play().chances.items():
        found[mine.outcome, its.outcome, mine.men, its.men] += chance
    assert found == (played if is_one else mirrored)


@pytest.mark.rule("CN-RETREAT-4", "CN-COMBAT-23", "CN-UNIT-13")
def test_who_retreats_must_leave_the_others_to_fight_on():
    begun = fight("ran:40,30;leader=3;points=0;boost=behind;reserve=0", "cru:60;order=hold")
    played: dict[object, Fraction] = defaultdict(Fraction)
    for chance, s in naive_odds.field_round(begun.s.copy(), begun.front, False).values():
        aftermath.settle(s, seeded_tape(0), LOG)
        if s.front[begun.front, Front.ONE] >= 0:
            fights.begin_round(s, begun.attack)
            played[strength_of(s, begun)] += chance
    own = Solver(begun)
    pairs, whole, _ = own.fight_round({(0, 0): 1}, 1)
    found: dict[object, Fraction] = defaultdict(Fraction)
    for (a, b), weight in pairs.items():
        if own.goes_on(a, b):
            own.defend.load(b)
            own.attack.load(a)
            found[strength_of(own.attack.s, begun)] += Fraction(weight, whole)
    assert found == played
    assert len({men for _, _, _, men in found}) > 1


def strength_of(s: np.void, begun: Fight) -> tuple[int, int, bool, int]:
    """What the attackers are at the beginning of a field round."""
    force = begun.attack
    return (
        int(strength.effective_tv(s, begun.front, force, False, 100)),
        int(tactics.skill(s, force)),
        bool(heroes.may_boost(s, force)),
        sum(int(s.unit_force[unit]) == force for unit in range(len(s.unit_force))),
    )


# -- The worked example ----------------------------------------------------------------------------------------------

PATROL = "tra:0+400;order=patrol", "ran:180,180;leader=3;order=attack;march"


def cell(solver: Solver, attack_wins: bool, column: int):
    (found,) = {
        each.row: each
        for each, _ in solver.cells(0, 0)
        if (each.attack_wins, each.column) == (attack_wins, column)
    }.values()
    return found


def costs(side, blow: Blow) -> set[tuple[int, int]]:
    """TV, in whole points, and men that a blow costs."""
    return {(hurt.costs.tv // 2, hurt.costs.men) for hurt in side.hurts(0, blow)}


@pytest.mark.rule("GT-A-STD", "GT-06", "GT-09", "GT-10", "CN-COMBAT-13")
def test_the_patrol_must_meet_grisban_with_the_printed_losses():
    example = solver(*PATROL)
    lost = cell(example, attack_wins=False, column=0)  # Grisban wins by 10 or less
    assert (lost.row, lost.attack.quarters, lost.defend.quarters) == (4, 40, 180)
    assert costs(example.attack, lost.attack) == {(120, 40)}
    assert costs(example.defend, lost.defend) == {(324, 162)}


@pytest.mark.rule("GT-A-STD4", "CN-COMBAT-11")
def test_a_superleader_must_win_a_row_in_the_example():
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


def wins(one: Roller, other: Roller) -> Fraction:
    """The probability that the first of two leaders wins the Tactics roll."""
    margins, whole = tactics_odds(one, other)
    return Fraction(sum(weight for margin, weight in margins if margin.wins), whole)


@pytest.mark.rule("CN-COMBAT-3")
def test_equal_leaders_must_win_the_roll_equally_often():
    for skill in TACTICS:
        assert wins(Roller(skill, True), Roller(skill, True)) == Fraction(1, 2)
    assert wins(Roller(7, False), Roller(7, False)) == Fraction(1, 2)


@pytest.mark.rule("CN-COMBAT-7", "CN-COMBAT-5")
def test_a_leaderless_force_must_win_only_if_the_leader_fumbles():
    assert wins(Roller(7, False), Roller(21, True)) == 0  # no second roll is above 21
    # 7 of 400 rolls are a 20 and 14 or more. Then 13 - 20 loses to 7 - 1 up to 7 - 13, and ties with 7 - 14
    assert wins(Roller(7, False), Roller(13, True)) == Fraction(7 * 13 * 20, 400 * 400 - 7 * 20)


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
@settings(max_examples=10, deadline=None)
def test_chances_must_sum_to_one_and_losses_must_add_up(attack: str, defend: str):
    try:
        begun = open_fight(read_force(attack), read_force(defend), find_ground(0, False, False))
    except BadFight:
        return
    if isinstance(begun, NoFight):
        return
    ends = Solver(begun).play()
    assert sum(ends.chances.values()) == 1
    for place, lost in enumerate((ends.attack, ends.defend)):
        left = sum(both[place].men * chance for both, chance in ends.chances.items())
        assert left == read_force((attack, defend)[place]).bodies[0].standard - lost.men
        assert 0 <= lost.killed <= lost.men


@pytest.mark.parametrize(
    ("one", "other"), [("ran:180;leader=3", "tra:0+100"), ("ste:90+60", "tra:0+150;leader=4")]
)
def test_it_must_not_matter_who_attacks_if_nothing_depends_on_it(one: str, other: str):
    there, back = tell(one, other), tell(other, one)
    assert (there["win"], there["lose"], there["both_gone"]) == (back["lose"], back["win"], back["both_gone"])
    assert (there["attacker_loss"], there["defender_loss"]) == (back["defender_loss"], back["attacker_loss"])
    assert there["attack"] == back["defend"]


def test_a_larger_force_must_never_win_less_often():
    chances = [tell(f"ran:{men};leader=3", "tra:200")["win"] for men in (120, 180, 240)]
    assert chances == sorted(chances)


@pytest.mark.rule("CN-COMBAT-11", "CN-FORT-1", "CN-LAND-4")
def test_ground_camps_and_landing_must_count():
    plain = tell("ran:180", "tra:200")["win"]
    for attack, defend, terrain in [
        ("ran:180", "tra:200", "uphill"),
        ("ran:180", "tra:200", "buildings"),
        ("ran:180", "tra:200;camp=1", None),
        ("ran:180;landing", "tra:200", None),
        ("ran:180;nights=1", "tra:200", None),
    ]:
        assert tell(attack, defend, terrain)["win"] < plain
    assert tell("ran:180", "tra:200", "downhill")["win"] > plain
    assert tell("ran:180", "tra:200", "uphill,from-buildings")["win"] == plain  # steps cancel out


def test_the_day_must_end_the_fight():
    told = tell("ran:180;retreat=10", "tra:200;retreat=10", "rounds=1")
    assert told["undecided"] > 0.5
    assert told["rounds"] == 1
    whole = {key: told[key] for key in ("win", "lose", "both_gone", "undecided", "attack", "defend")}
    assert whole == {key: told["round"][key] for key in whole}


def test_a_field_round_must_tell_the_cells_of_the_table():
    told = tell("ran:180;leader=3;march", "tra:200")["round"]
    assert sum(cell["chance"] for cell in told["cells"]) == pytest.approx(1)
    assert told["tactics"] == pytest.approx(
        sum(c["chance"] for c in told["cells"] if c["winner"] == "attack")
    )
    assert told["cells"][0] == {
        "chance": pytest.approx(0.0875, abs=0.0875),
        "winner": "attack",
        "row": 12,
        "column": 3,
        "attack": 15.0,
        "defend": 20.0,
        "marks": ["permanent"],
    }


# -- No fight, or none that can be solved ----------------------------------------------------------------------------


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
def test_somebody_may_make_way_before_a_fight(attack: str, defend: str, who: str, does: str):
    told = tell(attack, defend)
    assert told["before"] == {"who": who, "does": does}
    assert told["win"] + told["lose"] + told["undecided"] == 1
    assert told["win"] == (who == "defend")


def test_a_sheltered_force_must_not_flee():
    assert "before" not in tell("ran:0+250", "tra:40;order=hold;camp=1")


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
def test_a_wrong_word_must_be_named(attack: str, defend: str, terrain: str | None, message: str):
    with pytest.raises(BadFight, match=message):
        tell(attack, defend, terrain)


def test_a_fight_that_is_too_large_must_be_refused():
    begun = fight("ran:150+100,150+100;leader=3", "ste:150+150,250;leader=2")
    with pytest.raises(TooLarge, match="more than 200,000 steps"):
        Solver(begun, 200_000).play()


def test_the_sample_of_the_bench_must_be_a_fight():
    attack, defend = GAME.odds.sample
    assert open_fight(read_force(attack), read_force(defend), find_ground(0, False, False))


def test_marks_and_outcomes_must_be_told_by_name():
    told = tell("cru:500;leader=4", "tra:200;order=hold")
    marks = {mark for cell in told["round"]["cells"] for mark in cell["marks"]}
    assert marks <= {mark.name.lower() for mark in Mark}
    assert set(told["defend"]["outcomes"]) <= {outcome.name.lower() for outcome in Outcome}
