"""Elimination (RK-ELIM)."""

import pytest

from games.risk.battle import attack_with_three, front
from games.risk.positions import position
from stridsplan.games.risk import words
from stridsplan.games.risk.components import MISSIONS, TERRITORIES
from stridsplan.games.risk.state import UNKNOWN, Ask, Illegal, Phase

MIXED = ["alaska", "alberta", "brazil"]  # infantry, cavalry, artillery
FIVE = [*MIXED, "peru", "argentina"]  # then two infantry


def before_elimination(seats=4, armies=None, **more):
    """A position in which seat 0 can take Kamchatka, the last territory of seat 1, from Alaska."""
    return position(
        seats=seats,
        owner={"alaska": 0, "brazil": 0, "kamchatka": 1, "siam": 2},
        armies={"alaska": 4, "brazil": 2} | (armies or {}),
        **more,
    )


def event_ids(game):
    return [event["id"] for event in game.events()]


@pytest.mark.rule("RK-ELIM-1")
def test_a_player_who_loses_their_last_territory_must_be_out():
    game = attack_with_three(before_elimination())
    assert game.s.fallen[1] == 1
    assert game.event("seat_eliminated")["args"] == {"seat": {"seat": 1}, "by": {"seat": 0}}
    assert not game.view(1).due >> 1 & 1
    assert not game.legal(seat=1)


@pytest.mark.rule("RK-ELIM-1", "RK-TURN-3")
def test_the_view_must_show_no_income_of_an_eliminated_seat():
    game = attack_with_three(before_elimination())
    incomes = [row["income"] for row in words.view_json(game.view(0), 0)["seats"]]
    assert incomes[1] is None
    assert all(income >= 3 for seat, income in enumerate(incomes) if seat != 1)


@pytest.mark.rule("RK-ELIM-1")
def test_a_player_who_keeps_a_territory_must_stay_in_the_game():
    game = attack_with_three(front())
    assert game.s.held[1] == 1
    assert game.s.fallen[1] == 0
    assert not game.happened("seat_eliminated")


@pytest.mark.rule("RK-ELIM-1", "RK-TURN-3")
def test_an_eliminated_seat_may_not_take_a_turn():
    game = attack_with_three(before_elimination()).act(kind="end_attacks", draws=[0]).act(kind="end_turn")
    assert (game.s.turn, game.to_act()) == (2, [2])


@pytest.mark.rule("RK-ELIM-2")
def test_an_eliminated_seat_must_give_all_cards_to_the_attacker():
    game = attack_with_three(before_elimination(hands={0: ["ural"], 1: FIVE, 2: ["japan"]}))
    assert set(game.hand(0)) == {"ural", *FIVE}
    assert game.hand(1) == []
    assert game.hand(2) == ["japan"]
    assert game.s.hand.tolist() == [6, 0, 1, 0, 0, 0]
    assert game.event("cards_taken")["args"]["count"] == 5


@pytest.mark.rule("RK-ELIM-3", "RK-TRAP-9")
def test_captured_cards_may_not_be_traded_before_the_next_phase_1_of_the_attacker():
    game = attack_with_three(before_elimination(hands={0: ["ural", "china"], 1: FIVE}))
    assert game.s.ask == Ask.ATTACK
    assert game.s.hand[0] == 7
    assert not game.legal(kind="card")
    assert game.refuse(0, kind="card", card="alaska") == Illegal.NO_TRADE_NOW


@pytest.mark.rule("RK-ELIM-3", "RK-CARD-8", "RK-TRAP-9")
def test_captured_cards_must_be_traded_in_the_next_phase_1_of_the_attacker():
    game = attack_with_three(before_elimination(seats=3, hands={0: ["ural"], 1: FIVE}))
    game.act(kind="end_attacks", draws=[0]).act(kind="end_turn")
    game.act(kind="place", territory="siam", armies="all").act(kind="end_turn")
    assert (game.s.turn, game.s.ask, game.s.hand[0]) == (0, Ask.REINFORCE, 7)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.MUST_TRADE


def after_capture(option, own, taken):
    """A position after a capture: seat 0 has `own` cards and the `taken` cards of seat 1."""
    cards = [*FIVE, "venezuela", "iceland", "egypt"]
    hands = {0: cards[:own], 1: cards[own : own + taken]}
    return attack_with_three(before_elimination(hands=hands, options={"cards.captured": option}))


@pytest.mark.rule("RK-ELIM-3")
@pytest.mark.parametrize("option", ["may_trade_now", "must_trade_now_5plus", "must_trade_now_6plus"])
def test_cards_may_not_be_traded_at_once_after_a_conquest_that_captures_none(option):
    game = after_capture(option, 6, 0)
    assert game.s.fallen[1] != 0
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-ELIM-3")
@pytest.mark.parametrize(
    ("option", "own", "taken", "must", "may"),
    [
        ("keep_until_next_reinforcement", 4, 3, False, False),
        ("may_trade_now", 0, 2, False, False),
        ("may_trade_now", 1, 2, False, True),
        ("may_trade_now", 4, 3, False, True),
        ("must_trade_now_5plus", 2, 2, False, False),
        ("must_trade_now_5plus", 2, 3, True, True),
        ("must_trade_now_5plus", 4, 3, True, True),
        ("must_trade_now_6plus", 2, 3, False, False),
        ("must_trade_now_6plus", 3, 3, True, True),
    ],
)
def test_the_option_must_say_whether_captured_cards_may_or_must_be_traded_at_once(
    option, own, taken, must, may
):
    game = after_capture(option, own, taken)
    assert (game.s.ask == Ask.TRADE_CAPTURED) is may
    if may:
        refused = game.refuse(0, kind="end_reinforcement")
        assert refused == (Illegal.MUST_TRADE if must else Illegal.NONE)


@pytest.mark.rule("RK-ELIM-3")
@pytest.mark.parametrize("option", ["must_trade_now_5plus", "must_trade_now_6plus"])
def test_trading_at_once_must_continue_until_at_most_four_cards_are_left(option):
    game = after_capture(option, 4, 4)  # six infantry, one cavalry, one artillery
    for card in ("peru", "argentina", "venezuela"):
        game.act(kind="card", card=card)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.MUST_TRADE
    for card in ("alaska", "iceland", "egypt"):
        game.act(kind="card", card=card)
    assert game.s.hand[0] == 2
    assert game.refuse(0, kind="card", card="alberta") == Illegal.NO_TRADE_NOW


@pytest.mark.rule("RK-ELIM-3")
def test_a_player_who_has_four_cards_left_must_stop_trading_at_once():
    game = after_capture("must_trade_now_5plus", 4, 3)
    for card in ("peru", "argentina", "alaska"):
        game.act(kind="card", card=card)
    assert game.s.hand[0] == 4
    assert game.refuse(0, kind="card", card="alberta") == Illegal.NO_TRADE_NOW


@pytest.mark.rule("RK-ELIM-3")
def test_a_player_who_may_trade_at_once_may_trade_any_number_of_sets_or_none():
    game = after_capture("may_trade_now", 4, 4)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.NONE
    for card in ("peru", "argentina", "venezuela", "alaska", "iceland", "egypt"):
        game.act(kind="card", card=card)
    assert game.s.hand[0] == 2


@pytest.mark.rule("RK-ELIM-3")
def test_armies_of_captured_cards_must_be_placed_before_the_next_attack():
    game = after_capture("must_trade_now_5plus", 2, 3)
    for card in MIXED:
        game.act(kind="card", card=card)
    assert game.s.to_place == 10
    assert game.refuse(0, kind="end_reinforcement") == Illegal.ARMIES_LEFT_TO_PLACE
    assert game.refuse(0, kind="attack", source="kamchatka", target="japan") == Illegal.NOT_ASKED
    game.act(kind="place", territory="kamchatka", armies="all")
    assert game.s.ask == Ask.ATTACK
    assert game.armies("kamchatka") == 13


@pytest.mark.rule("RK-ELIM-3", "RK-CARD-7")
def test_captured_cards_must_pay_the_territory_bonus_as_in_phase_1():
    game = after_capture("must_trade_now_5plus", 2, 3)
    for card in MIXED:  # seat 0 owns Alaska and Brazil
        game.act(kind="card", card=card)
    assert [event["args"]["armies"] for event in game.events() if event["id"] == "bonus_placed"] == [2, 2]
    assert (game.armies("alaska"), game.armies("brazil")) == (3, 4)


@pytest.mark.rule("RK-ELIM-3")
def test_a_win_may_come_by_placing_the_armies_of_captured_cards():
    own = [name for name in TERRITORIES if name not in ("kamchatka", "siam", "peru")][:17]
    game = position(
        seats=4,
        owner=dict.fromkeys(own, 0) | {"kamchatka": 1, "siam": 2},
        armies=dict.fromkeys(own, 2) | {own[-1]: 1, "alaska": 6},
        missions={0: "territories_18_by_2"},
        hands={0: FIVE[:2], 1: FIVE[2:]},
        options={"cards.captured": "must_trade_now_5plus", "cards.territory_bonus": "none"},
    )
    attack_with_three(game).act(kind="done")
    for card in MIXED:
        game.act(kind="card", card=card)
    assert game.s.phase != Phase.OVER
    game.act(kind="place", territory=own[-1], armies=1)
    assert (game.s.phase, game.s.winner) == (Phase.OVER, 0)


@pytest.mark.rule("RK-ELIM-4", "RK-TRAP-31", "RK-HID-1")
def test_the_mission_of_an_eliminated_seat_must_stay_secret_and_not_be_dealt_again():
    missions = {0: "asia_africa", 1: "territories_24", 2: "asia_south_america", 3: "north_america_africa"}
    game = attack_with_three(before_elimination(missions=missions))
    assert game.s.mission.tolist()[:4] == [MISSIONS.index(name) for name in missions.values()]
    for seat in (0, 2, 3, None):
        assert game.view(seat).mission[1] == UNKNOWN
    assert not game.happened("mission_dealt")
    assert not game.happened("mission_shown")


@pytest.mark.rule("RK-ELIM-5")
def test_the_effects_of_an_elimination_must_have_the_order_of_the_rule():
    game = before_elimination(
        hands={1: FIVE},
        missions={1: "territories_24", 2: "destroy_blue", 3: "asia_africa"},
        capitals={0: "alaska", 1: "kamchatka", 2: "siam", 3: "china"},
        options={"goal": "capital"},
    )
    attack_with_three(game)
    expected = [
        "exchange",
        "territory_conquered",
        "armies_occupied",
        "capital_taken",
        "cards_taken",
        "seat_eliminated",
        "mission_changed",
    ]
    assert [name for name in event_ids(game) if name in expected] == expected


@pytest.mark.rule("RK-ELIM-5", "RK-WIN-2")
def test_a_win_must_be_checked_after_all_other_effects():
    game = before_elimination(hands={1: FIVE}, missions={0: "destroy_blue"})
    attack_with_three(game)
    assert event_ids(game)[-1] == "game_won"
    assert event_ids(game).index("cards_taken") < event_ids(game).index("game_won")
    assert game.s.hand[0] == 5


@pytest.mark.rule("RK-ELIM-6", "RK-CARD-12")
def test_the_attacker_must_still_draw_a_card_after_an_elimination():
    game = attack_with_three(before_elimination(hands={1: FIVE}))
    assert game.s.hand[0] == 5
    game.act(kind="end_attacks", draws=[0])
    assert game.s.hand[0] == 6


@pytest.mark.rule("RK-ELIM-2", "RK-HID-2")
def test_an_action_that_captures_cards_may_not_be_undone():
    game = attack_with_three(before_elimination(armies={"alaska": 6}, hands={1: FIVE}))
    assert not any(words.is_revealing(row) for row in game.rows)
    game.act(kind="done")
    assert any(words.is_revealing(row) for row in game.rows)
