"""The purchase phase (OM-BUY): purchases are secret, limited by the pool, and set aside until they are placed."""

import pytest

from games.omringad.board import A33, Illegal, Phase, position
from stridsplan.games.omringad.state import Ask


def buying(**setting):
    return position(phase=Phase.PURCHASE, **setting)


@pytest.mark.rule("OM-BUY-1")
def test_all_seats_must_buy_at_the_same_time():
    game = buying()
    assert game.to_act() == [0, 1]
    game.act(1, kind="buy", unit="rider").act(0, kind="buy", unit="merc")
    assert (game.s.spent[0], game.s.spent[1]) == (2, 5)
    game.act(1, kind="end_purchase")
    assert game.to_act() == [0]


@pytest.mark.rule("OM-BUY-1")
def test_a_seat_may_not_buy_a_unit_that_costs_more_than_its_gold():
    game = buying()  # with 25 gold each
    assert game.refuse(0, kind="buy", unit="general") == Illegal.NONE
    for _ in range(2):
        game.act(0, kind="buy", unit="general")
    assert game.refuse(0, kind="buy", unit="catapult") == Illegal.NOT_ENOUGH_GOLD


@pytest.mark.rule("OM-BUY-2", "OM-T60", "OM-TRAP-6")
def test_a_unit_lost_in_a_round_may_not_be_bought_before_the_next_round():
    all_in_play = position({"A33": {0: "16 merc"}}, phase=Phase.PURCHASE)
    assert all_in_play.refuse(0, kind="buy", unit="merc") == Illegal.POOL_EMPTY
    game = position({"A23": {0: "merc*", 1: ("rider", "A13")}, "A33": {0: "15 merc"}}).fight([1, 6])
    assert (game.ask, game.pool(0, "merc"), game.aside(0, "merc")) == (Ask.REINFORCE, 1, 0)
    game.act(kind="end_reinforcement").act(kind="end_reinforcement", draws=[0])
    game.act(kind="fold").act(kind="fold")
    assert game.refuse(0, kind="buy", unit="merc") == Illegal.NONE


@pytest.mark.rule("OM-BUY-3", "OM-INC-2")
def test_unspent_gold_must_be_lost():
    game = buying().act(0, kind="end_purchase").act(1, kind="end_purchase")
    assert not game.s.gold.any()


@pytest.mark.rule("OM-BUY-4", "OM-TRAP-3")
def test_bought_units_must_be_set_aside_until_the_reinforcement_phase():
    game = buying().act(0, kind="buy", unit="archer")
    assert game.aside(0, "archer") == 1
    assert game.tiles("A33", 0) == ""
    game.act(0, kind="end_purchase").act(1, kind="end_purchase").pass_all()
    game.act(0, kind="put", unit="archer", settlement=A33)
    assert game.tiles("A33", 0) == "archer"


@pytest.mark.rule("OM-BUY-5")
def test_purchases_must_be_hidden_from_other_seats():
    game, other = buying(), buying()
    for unit in ("merc", "elite"):
        game.act(0, kind="buy", unit=unit)
        assert not game.events(1)
    assert game.view(1).tobytes() == other.view(1).tobytes()
    assert game.view_json(1)["seats"][0]["aside"] is None


@pytest.mark.rule("OM-BUY-6")
def test_special_units_may_not_be_bought():
    assert {action["unit"] for action in buying().legal(0, "buy")} == {
        "merc",
        "elite",
        "archer",
        "rider",
        "catapult",
        "general",
    }


@pytest.mark.rule("OM-BUY-7")
def test_a_seat_may_buy_nothing():
    assert buying().refuse(0, kind="end_purchase") == Illegal.NONE
