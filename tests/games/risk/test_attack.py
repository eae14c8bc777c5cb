"""Phase 2: attacks (RK-ATT)."""

from itertools import product

import pytest

from games.risk.battle import (
    SEAT_1_IS_ASKED,
    amounts,
    attack,
    attack_until,
    attack_with_three,
    front,
    legal_rolls,
)
from games.risk.positions import ENTRIES, position
from stridsplan.engine import dice, log
from stridsplan.games.risk.actions import ACTIONS
from stridsplan.games.risk.components import TERRITORIES
from stridsplan.games.risk.rules.combat import exchange, most_declared, most_defence_dice
from stridsplan.games.risk.state import NOWHERE, AnswerStep, Ask, Illegal, Phase

# -- Legal attacks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ATT-1")
def test_an_attack_must_go_to_an_adjacent_territory_of_another_owner():
    game = position(
        owner={"alaska": 0, "alberta": 0, "kamchatka": 1}, armies={"alaska": 3, "alberta": 3, "kamchatka": 3}
    )
    targets = {action["target"] for action in game.legal(kind="attack") if action["source"] == "alaska"}
    assert targets == {"kamchatka", "northwest_territory"}
    assert game.refuse(0, kind="attack", source="alaska", target="alberta") == Illegal.TARGET_OWN
    with pytest.raises(ValueError, match="no such action"):
        ACTIONS.code(kind="attack", source="alaska", target="japan")


@pytest.mark.rule("RK-ATT-1")
def test_an_attack_must_start_from_an_own_territory():
    game = front(source=4, target=4)
    assert game.refuse(0, kind="attack", source="kamchatka", target="alaska") == Illegal.NOT_YOURS


@pytest.mark.rule("RK-ATT-2")
@pytest.mark.parametrize(("source", "why"), [(1, Illegal.SOURCE_TOO_WEAK), (2, Illegal.NONE)])
def test_an_attack_must_start_with_two_armies_or_more(source, why):
    game = front(source, armies={"brazil": 2})
    assert game.refuse(0, kind="attack", source="alaska", target="kamchatka") == why


@pytest.mark.rule("RK-ATT-2", "RK-TRAP-2")
def test_one_army_may_attack_alone_if_another_stays():
    game = attack(front(source=2, target=1), 1, 1, [6, 1])
    assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 1)
    assert game.owner("kamchatka") == 0


# -- The declaration ----------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ATT-3")
def test_source_target_and_armies_must_be_declared_before_the_roll():
    game = attack(front(source=5, target=2), 3, 2, [6, 5, 1])
    declared, rolled = game.events()[:2]
    assert (declared["id"], declared["rule"]) == ("attack_declared", "RK-ATT-3")
    assert declared["args"]["armies"] == 3
    assert declared["args"]["dice"] == 2
    assert rolled["id"] == "exchange"


@pytest.mark.rule("RK-ATT-3", "RK-ATT-17", "RK-TRAP-33")
def test_dice_may_not_be_rolled_before_a_declaration():
    game = front()
    assert game.refuse(0, kind="roll", armies=3, dice=3) == Illegal.NOT_ASKED
    assert not game.legal(kind="roll")


@pytest.mark.rule("RK-ATT-3", "RK-ATT-11")
def test_every_roll_must_be_declared_again():
    game = attack(front(source=6, target=5), 3, 3, [1, 1, 1, 6, 6])
    assert (game.s.source, game.s.target, game.s.declared, game.s.dice) == (NOWHERE, NOWHERE, 0, 0)
    assert game.refuse(0, kind="roll", armies=3, dice=3) == Illegal.NOT_ASKED


@pytest.mark.rule("RK-ATT-4", "RK-ATT-6")
@pytest.mark.parametrize(
    ("source", "most"),
    [
        pytest.param(2, 1, marks=pytest.mark.rule("RKX-06")),
        (3, 2),
        (4, 3),
        (5, 3),
        pytest.param(10, 3, marks=pytest.mark.rule("RKX-07")),
    ],
)
def test_up_to_three_armies_may_attack_and_one_must_stay(source, most):
    game = front(source, target=3).act(kind="attack", source="alaska", target="kamchatka")
    assert legal_rolls(game) == {
        (armies, dice) for armies in range(1, most + 1) for dice in range(1, armies + 1)
    }
    if most < 3:
        assert game.refuse(0, kind="roll", armies=most + 1, dice=1) == Illegal.TOO_MANY_DECLARED


@pytest.mark.rule("RK-ATT-5", "RKX-07")
def test_a_player_may_roll_fewer_dice_than_the_armies_declared():
    game = front(source=10, target=3).act(kind="attack", source="alaska", target="kamchatka")
    assert {dice for armies, dice in legal_rolls(game) if armies == 3} == {1, 2, 3}
    game.act(kind="roll", armies=3, dice=1, faces=[6, 5, 4])
    assert game.event("exchange")["args"]["attack_dice"] == [6]


@pytest.mark.rule("RK-ATT-5", "RK-ATT-4")
def test_no_one_may_declare_four_armies_or_roll_more_dice_than_armies():
    for armies, count in [(4, 4), (4, 1), (2, 3)]:
        with pytest.raises(ValueError, match="no such action"):
            ACTIONS.code(kind="roll", armies=armies, dice=count)


# -- The roll -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ATT-7")
def test_both_sides_must_roll_at_the_same_time():
    game = attack(front(source=4, target=3), 3, 3, [6, 4, 2, 5, 3])
    args = game.event("exchange")["args"]
    assert (args["attack_dice"], args["defence_dice"]) == ([6, 4, 2], [5, 3])


def losses(attack_faces, defence_faces, target):
    """The armies that attacker and defender lose in one roll with these faces."""
    game = front(source=9, target=target)
    attack(game, len(attack_faces), len(attack_faces), [*attack_faces, *defence_faces])
    args = game.event("exchange")["args"]
    return args["attacker_loss"], args["defender_loss"]


@pytest.mark.rule("RK-ATT-8", "RK-ATT-10")
@pytest.mark.parametrize(
    ("attack_faces", "defence_faces", "target", "expected"),
    [
        pytest.param([6, 1, 1], [3], 2, (0, 1), marks=pytest.mark.rule("RKX-08")),
        pytest.param([5, 2, 2], [4, 3], 3, (1, 1), marks=pytest.mark.rule("RKX-09")),
        pytest.param(
            [4, 2, 2], [4, 2], 3, (2, 0), marks=pytest.mark.rule("RKX-10", "RK-ATT-9", "RK-TRAP-14")
        ),
        pytest.param([6], [5, 5], 3, (0, 1), marks=pytest.mark.rule("RKX-11", "RK-TRAP-15")),
        pytest.param([6, 5], [6, 5], 3, (2, 0), marks=pytest.mark.rule("RKX-12", "RK-ATT-9", "RK-TRAP-14")),
        ([1, 6, 2], [1, 5], 3, (0, 2)),
        ([2, 3], [1], 2, (0, 1)),
        ([2], [3], 2, (1, 0)),
    ],
)
def test_the_highest_dice_and_then_the_second_highest_must_be_compared(
    attack_faces, defence_faces, target, expected
):
    assert losses(attack_faces, defence_faces, target) == expected


@pytest.mark.rule("RK-ATT-8")
def test_losses_must_be_removed_at_once():
    game = attack(front(source=4, target=3), 3, 3, [6, 3, 1, 5, 5])
    assert (game.armies("alaska"), game.armies("kamchatka")) == (3, 2)


@pytest.mark.rule("RK-ATT-9", "RK-TRAP-14")
@pytest.mark.parametrize("face", range(1, 7))
def test_with_equal_dice_the_attacker_must_lose_an_army(face):
    assert losses([face], [face], 2) == (1, 0)


@pytest.mark.rule("RK-ATT-10", "RK-TRAP-15")
@pytest.mark.parametrize(
    ("attack_dice", "target", "lost"), [(1, 2, 1), (2, 2, 1), (3, 2, 1), (1, 3, 1), (2, 3, 2), (3, 3, 2)]
)
def test_a_roll_must_remove_as_many_armies_as_the_smaller_side_has_dice(attack_dice, target, lost):
    defence_dice = 2 if target >= 3 else 1
    for faces in product((1, 6), repeat=attack_dice + defence_dice):
        assert sum(losses(faces[:attack_dice], faces[attack_dice:], target)) == lost


# -- Further attacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ATT-11")
def test_after_a_roll_the_attacker_may_attack_again_attack_elsewhere_or_stop():
    game = attack(front(source=9, target=5), 3, 3, [1, 1, 1, 6, 6])
    named = [(action["kind"], action.get("target")) for action in game.legal()]
    assert ("attack", "kamchatka") in named
    assert ("attack", "alberta") in named
    assert ("end_attacks", None) in named


@pytest.mark.rule("RK-ATT-11")
def test_there_may_be_any_number_of_attacks():
    game = front(source=30, target=30)
    for _ in range(20):
        attack(game, 1, 1, [1, 6, 6])
    assert game.armies("alaska") == 10
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-ATT-12")
def test_a_conquered_territory_may_be_used_for_the_next_attack_under_the_same_limits():
    game = attack_with_three(front(source=5, target=1)).act(kind="count", armies=1)
    assert game.armies("kamchatka") == 4
    game.act(kind="attack", source="kamchatka", target="japan")
    assert legal_rolls(game) == {(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)}
    game.act(kind="roll", armies=3, dice=3, faces=[6, 6, 6, 1])
    assert game.owner("japan") == 0


# -- Conquest -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ATT-13")
@pytest.mark.parametrize(("faces", "owner"), [([6, 1], 0), ([1, 6], 1)])
def test_a_target_must_be_conquered_when_its_last_army_is_gone(faces, owner):
    game = attack(front(source=2, target=1), 1, 1, faces)
    assert game.owner("kamchatka") == owner
    assert game.happened("territory_conquered") is (owner == 0)


@pytest.mark.rule("RK-ATT-14", "RKX-15")
def test_the_declared_armies_or_more_must_move_in_and_one_must_stay():
    game = attack(front(source=5, target=1), 2, 2, [6, 6, 1])
    assert amounts(game) == {2, 3, 4}
    game.act(kind="done")
    assert (game.armies("alaska"), game.armies("kamchatka")) == (3, 2)


@pytest.mark.rule("RK-ATT-14")
def test_more_armies_than_the_source_can_spare_may_not_move_in():
    game = attack(front(source=5, target=1), 2, 2, [6, 6, 1])
    assert game.refuse(0, kind="count", armies=5) == Illegal.TOO_MANY_MOVED
    game.act(kind="count", armies="all")
    assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 4)


@pytest.mark.rule("RK-ATT-14")
def test_the_armies_must_come_from_the_source_of_the_attack():
    game = attack(front(source=5, target=1, owner={"japan": 0}, armies={"japan": 9}), 2, 2, [6, 6, 1])
    game.act(kind="done")
    assert game.armies("japan") == 9
    assert game.event("armies_occupied")["args"]["source"] == {"term": "territory-alaska"}


@pytest.mark.rule("RK-ATT-14")
def test_the_move_must_be_made_without_a_question_if_only_one_number_is_possible():
    game = attack_with_three(front(source=4, target=1))
    assert game.armies("kamchatka") == 3
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-ATT-14", "RK-GEN-4", "RK-TRAP-17")
def test_nothing_else_may_happen_while_a_conquered_territory_is_empty():
    game = attack_with_three(front(source=6, target=1))
    assert game.armies("kamchatka") == 0
    assert game.to_act() == [0]
    assert {action["kind"] for action in game.legal()} == {"count", "done"}
    assert game.refuse(0, kind="end_attacks") == Illegal.NOT_ASKED
    assert game.refuse(0, kind="attack", source="alaska", target="alberta") == Illegal.NOT_ASKED
    assert game.defects() == 0


@pytest.mark.rule("RK-TRAP-17")
def test_a_win_may_not_come_before_the_armies_have_moved_in():
    own = [name for name in TERRITORIES if name not in ("kamchatka", "siam")][:23]
    game = front(source=6, target=1, missions={0: "territories_24"}, owner=dict.fromkeys(own, 0))
    assert game.s.held[0] == 23
    attack_with_three(game)
    assert game.s.held[0] == 24
    assert game.s.phase == Phase.COMBAT
    game.act(kind="done")
    assert game.s.phase == Phase.OVER


@pytest.mark.rule("RK-ATT-15", "RKX-33", "RK-TRAP-3")
@pytest.mark.parametrize(("option", "expected"), [("declared", {3, 4}), ("dice", {1, 2, 3, 4})])
def test_at_least_the_armies_declared_or_by_option_the_dice_rolled_must_move_in(option, expected):
    game = attack(front(source=5, target=1, options={"attack.min_move": option}), 3, 1, [6, 1])
    assert amounts(game) == expected


def conquering_rolls(two_dice_min, target):
    """Yield (attack dice, armies lost by the attacker, whether the target was conquered) for all faces of the dice."""
    game = position(options={"defence.two_dice_min": two_dice_min}, owner={"alaska": 0, "kamchatka": 1})
    s = game.s
    s.source, s.target = TERRITORIES.index("alaska"), TERRITORIES.index("kamchatka")
    for attack_dice in (1, 2, 3):
        s.armies[s.target] = target
        defence_dice = most_defence_dice(s, s.target)
        for faces in product(range(6), repeat=attack_dice + defence_dice):
            s.armies[s.source], s.armies[s.target] = 4, target
            exchange(s, attack_dice, defence_dice, dice.loaded_tape(faces), log.blank_log(1))
            yield attack_dice, 4 - int(s.armies[s.source]), int(s.armies[s.target]) == 0


@pytest.mark.rule("RK-ATT-16", "RK-TRAP-16")
@pytest.mark.parametrize("two_dice_min", [3, 2])
@pytest.mark.parametrize("target", [1, 2])
def test_an_attacker_may_not_lose_an_army_in_a_roll_that_conquers(two_dice_min, target):
    losses_of_conquests = [lost for _, lost, conquered in conquering_rolls(two_dice_min, target) if conquered]
    assert set(losses_of_conquests) <= {0}
    assert bool(losses_of_conquests) is (target == 1 or two_dice_min == 2)


@pytest.mark.rule("RK-ATT-18")
def test_armies_may_not_move_between_own_territories_in_phase_2():
    game = front(source=6, owner={"alberta": 0})
    assert game.refuse(0, kind="move_from", territory="alaska") == Illegal.NOT_ASKED
    assert {action["kind"] for action in game.legal()} == {"attack", "end_attacks"}


@pytest.mark.rule("RK-ATT-6")
def test_the_most_armies_that_may_be_declared_must_depend_on_the_source():
    assert [most_declared(armies) for armies in range(1, 8)] == [0, 1, 2, 3, 3, 3, 3]


# -- Attack until -------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-ATT-11")
def test_an_attack_until_decided_may_be_one_action():
    game = attack_until(front(source=6, target=2), 1, faces=[6, 5, 4, 1, 1, 1, 1, 6, 5, 1, 1, 1])
    exchanges = [event["args"] for event in game.events() if event["id"] == "exchange"]
    assert [(args["attacker_loss"], args["defender_loss"]) for args in exchanges] == [(0, 1), (1, 0), (0, 1)]
    assert game.owner("kamchatka") == 0
    assert (game.s.declared, game.armies("alaska")) == (3, 5)


@pytest.mark.rule("RK-ATT-11")
def test_an_attack_until_decided_may_lose_all_armies_except_one():
    game = attack_until(front(source=4, target=2), 1, faces=[1, 1, 1, 6, 1, 1, 6, 1, 6])
    dice_rolled = [len(event["args"]["attack_dice"]) for event in game.events() if event["id"] == "exchange"]
    assert dice_rolled == [3, 2, 1]
    assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 2)
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-ATT-11")
def test_an_attack_until_four_armies_are_left_must_stop_there():
    game = attack_until(front(source=6, target=2), 4, faces=[1, 1, 1, 6, 1, 1, 1, 6])
    assert game.armies("alaska") == 4
    assert game.s.ask == Ask.ATTACK
    assert game.s.until == 0


@pytest.mark.rule("RK-ATT-11")
def test_the_fields_of_an_attack_must_be_cleared_when_it_is_over():
    s = attack_until(front(source=6, target=2), 4, faces=[1, 1, 1, 6, 1, 1, 1, 6]).s
    assert (s.source, s.target, s.victim) == (NOWHERE, NOWHERE, NOWHERE)
    assert (s.declared, s.dice, s.until, s.least, s.counted) == (0, 0, 0, 0, 0)


@pytest.mark.rule("RK-ATT-15", "RK-ATT-11")
def test_the_armies_of_the_last_exchange_must_count_for_the_move_in():
    game = attack_until(front(source=4, target=1), 1, faces=[1, 1, 1, 6, 6, 6, 1])
    assert game.owner("kamchatka") == 0
    assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 2)


@pytest.mark.rule("RK-ATT-11")
def test_an_attack_may_not_stop_at_the_present_number_of_armies():
    game = front(source=4, target=1).act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="count", armies=1).act(kind="count", armies=1)  # to stop with three armies
    assert game.refuse(0, kind="count", armies=1) == Illegal.TOO_MANY_MOVED
    assert game.refuse(0, kind="count", armies="all") == Illegal.SAY_THE_COUNT
    assert game.refuse(0, kind="roll", armies=1, dice=1) == Illegal.COMPOUND_ACTION_BEGUN
    assert {action["kind"] for action in game.legal()} == {"until"}


@pytest.mark.rule("RK-DEF-2", "RK-ATT-11")
def test_a_defender_that_wants_to_be_asked_must_interrupt_an_attack_until_decided():
    game = front(source=8, target=4, standing=SEAT_1_IS_ASKED)
    attack_until(game, 2)
    assert (game.to_act(), game.s.ask) == ([1], Ask.DEFEND)
    game.act(seat=1, kind="defend", dice=2, faces=[6, 5, 1, 1, 6])
    assert (game.armies("alaska"), game.armies("kamchatka")) == (7, 3)
    assert game.to_act() == [1]
    game.act(seat=1, kind="defend", dice=1, faces=[6, 5, 1, 1, 6, 6, 6, 1, 6, 6, 6, 1])
    assert game.owner("kamchatka") == 0
    assert game.to_act() == [0]


@pytest.mark.rule("RK-TURN-2")
def test_the_timeout_action_must_be_legal_at_each_step_of_an_incomplete_attack():
    game = front(source=6, target=2).act(kind="attack", source="alaska", target="kamchatka")
    assert game.s.answer_step != AnswerStep.NONE
    (seat,) = game.to_act()
    for _ in range(2):
        code = ENTRIES.timeout_action(game.states, 0, seat)
        assert ENTRIES.refuse(game.states, 0, seat, code) == Illegal.NONE
        game.act(kind="count", armies=1)
