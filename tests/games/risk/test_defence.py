"""The defender's dice (RK-DEF)."""

import pytest

from games.risk.battle import SEAT_1_IS_ASKED, attack, front
from games.risk.positions import fresh
from stridsplan.games.risk.state import NEUTRAL, Ask, Illegal, Standing


def attacked(target):
    """A position in which seat 0 attacks Kamchatka; seat 1 wants to be asked for its dice."""
    game = front(source=9, target=target, standing=SEAT_1_IS_ASKED)
    game.act(kind="attack", source="alaska", target="kamchatka")
    return game


@pytest.mark.rule("RK-DEF-1", "RKX-21", "RK-TRAP-1")
@pytest.mark.parametrize(
    ("two_dice_min", "target", "most"),
    [(3, 1, 1), (3, 2, 1), (3, 3, 2), (3, 4, 2), (2, 1, 1), (2, 2, 2), (2, 3, 2), (2, 4, 2)],
)
def test_a_defender_may_roll_two_dice_with_three_armies_or_by_option_with_two(two_dice_min, target, most):
    game = front(source=9, target=target, options={"defence.two_dice_min": two_dice_min})
    attack(game, 3, 3, [6, 1, 1] + [3] * most)
    assert game.event("exchange")["args"]["defence_dice"] == [3] * most


@pytest.mark.rule("RK-DEF-1", "RKX-14", "RK-TRAP-1")
@pytest.mark.parametrize(("two_dice_min", "dice"), [(3, [1]), (2, [1, 2])])
def test_ontario_with_two_armies_must_defend_with_one_die_or_by_option_with_two(two_dice_min, dice):
    game = front(
        owner={"alberta": 0, "ontario": 1},
        armies={"alberta": 4, "ontario": 2},
        standing=SEAT_1_IS_ASKED,
        options={"defence.two_dice_min": two_dice_min},
    )
    game.act(kind="attack", source="alberta", target="ontario")
    assert {roll["dice"] for roll in game.legal(kind="roll")} == {1, 2, 3}
    if dice == [1]:
        game.act(kind="roll", armies=3, dice=3, faces=[1, 1, 1, 6])
        assert game.event("exchange")["args"]["defence_dice"] == [6]
    else:
        game.act(kind="roll", armies=3, dice=3)
        assert [answer["dice"] for answer in game.legal(seat=1, kind="defend")] == dice


@pytest.mark.rule("RK-DEF-1")
def test_a_defender_without_enough_armies_may_not_choose_two_dice():
    game = attacked(3).act(kind="roll", armies=3, dice=3)
    game.s.armies[game.s.target] = 2
    assert game.refuse(1, kind="defend", dice=2) == Illegal.ONE_DIE_ONLY
    assert game.refuse(1, kind="defend", dice=1) == Illegal.NONE


@pytest.mark.rule("RK-DEF-2")
@pytest.mark.parametrize(("dice", "faces"), [(1, [6, 2, 1, 3]), (2, [6, 2, 1, 3, 4])])
def test_the_owner_of_three_armies_may_choose_one_or_two_dice(dice, faces):
    game = attacked(3).act(kind="roll", armies=3, dice=3)
    assert [answer["dice"] for answer in game.legal(seat=1, kind="defend")] == [1, 2]
    game.act(seat=1, kind="defend", dice=dice, faces=faces)
    assert len(game.event("exchange")["args"]["defence_dice"]) == dice


@pytest.mark.rule("RK-DEF-2")
def test_a_defender_must_choose_after_the_declaration_and_before_the_roll():
    game = attacked(3).act(kind="roll", armies=3, dice=2)  # act() fails if a die was rolled
    view = game.view(1)
    assert (view.ask, game.to_act()) == (Ask.DEFEND, [1])
    assert (view.source, view.target, view.declared, view.dice) == (
        game.s.source,
        game.s.target,
        3,
        2,
    )
    assert not game.happened("exchange")


@pytest.mark.rule("RK-DEF-2")
def test_an_attacker_may_not_answer_for_the_defender():
    game = attacked(3).act(kind="roll", armies=3, dice=3)
    assert game.refuse(0, kind="defend", dice=1) == Illegal.NOT_ASKED
    assert game.refuse(2, kind="defend", dice=1) == Illegal.NOT_ASKED


@pytest.mark.rule("RK-DEF-2")
def test_a_defender_with_no_choice_must_not_be_asked():
    game = attacked(2).act(kind="roll", armies=3, dice=3, faces=[1, 1, 1, 6])
    assert game.to_act() == [0]


@pytest.mark.rule("RK-DEF-2")
@pytest.mark.parametrize(("standing", "dice"), [("max", 2), ("one", 1)])
def test_a_stored_answer_must_be_used_without_a_question(standing, dice):
    game = front(source=9, target=3, standing=[Standing.MAX, Standing[standing.upper()], *[Standing.MAX] * 4])
    attack(game, 3, 3, [6, 2, 1] + [3] * dice)
    assert game.event("exchange")["args"]["defence_dice"] == [3] * dice
    assert game.to_act() == [0]


@pytest.mark.rule("RK-DEF-2")
def test_a_seat_may_change_its_stored_answer_while_another_plays():
    game = front()
    assert [order["defence"] for order in game.legal(seat=1)] == ["one", "ask"]
    game.act(seat=1, kind="stand", defence="ask")
    assert game.s.standing[1] == Standing.ASK
    assert game.event("standing_set")["rule"] == "RK-DEF-2"
    assert game.to_act() == [0]
    game.act(seat=1, kind="stand", defence="one").act(seat=1, kind="stand", defence="max")
    assert game.s.standing[1] == Standing.MAX


@pytest.mark.rule("RK-DEF-2")
def test_a_stored_answer_may_not_stay_the_same_or_be_set_by_a_seat_that_is_asked_or_out():
    game = front()
    assert game.refuse(1, kind="stand", defence="max") == Illegal.STANDING_FIXED
    assert game.refuse(0, kind="stand", defence="one") == Illegal.NOT_ASKED
    game.s.fallen[1] = 1
    assert game.refuse(1, kind="stand", defence="one") == Illegal.SEAT_OUT


@pytest.mark.rule("RK-DEF-2")
@pytest.mark.parametrize(
    ("option", "standing", "may_change"),
    [("ask_with_standing_max", "max", True), ("auto_max", "max", False), ("ask", "ask", False)],
)
def test_the_option_must_set_the_first_stored_answer_and_whether_it_may_change(option, standing, may_change):
    game = fresh(seats=3, options={"defence.decision": option})
    assert {Standing(int(k)).name.lower() for k in game.s.standing[:3]} == {standing}
    idle = next(seat for seat in range(3) if seat not in game.to_act())
    assert bool(game.legal(seat=idle)) is may_change
    if not may_change:
        assert game.refuse(idle, kind="stand", defence="one") == Illegal.STANDING_FIXED


@pytest.mark.rule("RK-DEF-2")
@pytest.mark.parametrize(("option", "is_asked"), [("ask", True), ("auto_max", False)])
def test_the_option_must_decide_whether_the_defender_is_asked(option, is_asked):
    game = front(source=9, target=3, options={"defence.decision": option})
    attack(game, 3, 3, [] if is_asked else [6, 2, 1, 3, 3])
    assert (game.s.ask == Ask.DEFEND) is is_asked


@pytest.mark.rule("RK-DEF-2", "RK-2P-10")
def test_the_other_player_must_answer_for_the_neutral_force():
    game = front(
        seats=2,
        source=9,
        target=3,
        owner={"kamchatka": NEUTRAL, "siam": NEUTRAL},
        standing=SEAT_1_IS_ASKED,
    )
    attack(game, 3, 3)
    assert (game.to_act(), game.s.ask) == ([1], Ask.DEFEND)
    game.act(seat=1, kind="defend", dice=1, faces=[6, 1, 1, 2])
    assert game.event("exchange")["args"]["defender"] == {"term": "neutral"}
