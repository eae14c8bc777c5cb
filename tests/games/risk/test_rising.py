"""The rising scale of set values (RK-RISE, option `cards.set_values=rising`)."""

from itertools import accumulate

import pytest

from games.risk.positions import RISK, position
from games.risk.turns import ARTILLERY, CAVALRY, INFANTRY, cards, conquer, held, pass_turn, phase_one, trade
from stridsplan.games.risk import words
from stridsplan.games.risk.rules.cards import rising_value
from stridsplan.games.risk.state import Illegal

RISING = {"cards.set_values": "rising"}
SCALE = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45]
CUMULATIVE = [4, 10, 18, 28, 40, 55, 75, 100, 130, 165, 205, 250]


def value_of(game):
    """The armies for the set that was just traded."""
    return game.event("set_traded")["args"]["armies"]


@pytest.mark.rule("RK-RISE-1")
@pytest.mark.parametrize(
    ("seats", "goal"),
    [(3, "mission"), (6, "world"), (4, "capital"), (2, "destroy_opponent"), (2, "capital")],
)
def test_the_rising_scale_may_be_combined_with_every_goal(seats, goal):
    values = RISK.resolve_options(seats, None, {"goal": goal, **RISING})
    assert values["cards.set_values"] == "rising"
    game = phase_one(
        seats=seats,
        owner=held("siam"),
        hands={0: cards(artillery=3)},
        options={"goal": goal, **RISING},
    )
    assert value_of(trade(game, *ARTILLERY[:3])) == 4


@pytest.mark.rule("RK-RISE-1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_rising_scale_must_be_off_by_default(seats):
    assert RISK.resolve_options(seats, None, {})["cards.set_values"] == "fixed"


@pytest.mark.rule("RK-RISE-2")
@pytest.mark.parametrize(
    "names",
    [
        INFANTRY[:3],
        CAVALRY[:3],
        ARTILLERY[:3],
        [INFANTRY[0], CAVALRY[0], ARTILLERY[0]],
        [INFANTRY[0], CAVALRY[0], "joker_1"],
        [INFANTRY[0], "joker_1", "joker_2"],
    ],
)
def test_all_sets_must_have_the_same_value(names):
    for sets_before, value in ((0, 4), (5, 15)):
        game = phase_one(owner=held("siam"), hands={0: names}, options=RISING, sets_traded=sets_before)
        assert value_of(trade(game, *names)) == value


@pytest.mark.rule("RK-RISE-2", "RK-CARD-5")
@pytest.mark.parametrize(("options", "rule"), [(RISING, "RK-RISE-2"), ({}, "RK-CARD-5")])
def test_a_trade_must_name_the_rule_that_gives_its_value(options, rule):
    game = phase_one(owner=held("siam"), hands={0: cards(cavalry=3)}, options=options)
    assert trade(game, *CAVALRY[:3]).event("set_traded")["rule"] == rule


@pytest.mark.rule("RK-RISE-2")
def test_three_cards_that_are_no_set_may_not_be_traded_with_the_rising_scale():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=2, cavalry=1)}, options=RISING)
    assert game.refuse(0, kind="card", card=INFANTRY[0]) == Illegal.NO_SET_WITH_CARD


@pytest.mark.rule("RK-RISE-2", "RKX-22")
@pytest.mark.parametrize(("number", "value"), list(enumerate(SCALE, start=1)))
def test_the_value_of_a_set_must_depend_on_its_number_in_the_game(number, value):
    assert rising_value(number) == value
    game = phase_one(owner=held("siam"), hands={0: cards(cavalry=3)}, options=RISING, sets_traded=number - 1)
    assert value_of(trade(game, *CAVALRY[:3])) == value


@pytest.mark.rule("RK-RISE-2", "RKX-22")
def test_twelve_sets_must_have_brought_250_armies():
    assert list(accumulate(rising_value(n) for n in range(1, 13))) == CUMULATIVE


@pytest.mark.rule("RK-RISE-3", "RK-RISE-4", "RKX-16", "RK-TRAP-18")
def test_the_number_of_a_set_must_count_the_sets_of_all_players():
    game = phase_one(
        seats=4,
        owner={"siam": 0, "peru": 1, "egypt": 2},
        hands={0: cards(infantry=3), 2: cards(cavalry=6), 3: cards(artillery=3)},
        options=RISING,
    )
    values = [value_of(trade(game, *INFANTRY[:3]))]
    pass_turn(game, "siam")
    pass_turn(game, "peru")
    for names in (CAVALRY[:3], CAVALRY[3:6]):
        values.append(value_of(trade(game, *names)))
    assert game.s.to_place == 3 + 14
    pass_turn(game, "egypt")
    values.append(value_of(trade(game, *ARTILLERY[:3])))
    assert values == [4, 6, 8, 10]


@pytest.mark.rule("RK-RISE-4", "RK-TRAP-18")
def test_several_sets_in_one_turn_must_have_consecutive_values():
    game = phase_one(owner=held("siam"), hands={0: cards(6, 3)}, options=RISING, sets_traded=4)
    values = [value_of(trade(game, *names)) for names in (INFANTRY[:3], CAVALRY[:3], INFANTRY[3:6])]
    assert values == [12, 15, 20]


@pytest.mark.rule("RK-RISE-3")
def test_sets_of_captured_cards_must_be_counted():
    game = position(
        owner={"siam": 0, "china": 0, "indonesia": 1, "japan": 2},
        armies={"siam": 9},
        hands={1: cards(cavalry=6)},
        options=RISING | {"cards.captured": "must_trade_now_6plus"},
        sets_traded=2,
    )
    conquer(game, "siam", "indonesia")
    assert value_of(trade(game, *CAVALRY[:3])) == 8
    assert game.s.sets_traded == 3


@pytest.mark.rule("RK-RISE-5")
@pytest.mark.parametrize("number", range(10, 60))
def test_every_set_after_the_ninth_must_bring_five_more_armies(number):
    assert rising_value(number) == rising_value(number - 1) + 5 == 15 + 5 * (number - 6)


@pytest.mark.rule("RK-RISE-6")
def test_territory_bonuses_must_still_be_given_and_may_not_change_the_number_of_sets():
    own = INFANTRY[:3] + CAVALRY[:3]
    game = phase_one(owner=held(*own), hands={0: own}, options=RISING, sets_traded=6)
    values = [value_of(trade(game, *names)) for names in (INFANTRY[:3], CAVALRY[:3])]
    assert values == [20, 25]
    assert [game.armies(name) for name in own] == [3] * 6
    assert game.s.to_place == 3 + 45
    assert words.view_json(game.view(None), None)["next_set"] == {"number": 9, "value": 30}


@pytest.mark.rule("RK-RISE-6")
def test_the_armies_of_a_rising_set_may_go_on_any_own_territory():
    game = phase_one(owner=held("siam", "peru"), hands={0: cards(cavalry=3)}, options=RISING, sets_traded=8)
    trade(game, *CAVALRY[:3])
    for name, armies in (("peru", 25), ("siam", 5)):
        game.act(kind="place", territory=name, armies=armies)
    assert (game.armies("peru"), game.armies("siam"), game.s.to_place) == (26, 6, 3)
