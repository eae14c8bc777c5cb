"""Two players and the neutral force (RK-2P)."""

import pytest

from games.risk.positions import Ask, fresh, play_on, position
from games.risk.turns import (
    CAVALRY,
    cards,
    conquer,
    continent,
    deal,
    held,
    pass_turn,
    phase_one,
    place_all,
    random_play,
    trade,
)
from stridsplan.games.risk import words
from stridsplan.games.risk.components import TERRITORIES
from stridsplan.games.risk.state import NEUTRAL, NOWHERE, UNSEEN, Illegal, Phase, Won

NEUTRALS = ["quebec", "ontario", "iceland"]


def phase_one_of_two(**fields):
    """A position in phase 1 of seat 0, with neutral territories; seat 1 has the rest."""
    owner = held(*fields.pop("neutral", NEUTRALS), seat=NEUTRAL) | fields.pop("owner", held("siam", "china"))
    return phase_one(seats=2, owner=owner, **fields)


def armies_of(game, owner):
    """All armies of a seat, or of the neutral force."""
    return sum(int(game.s.armies[t]) for t in range(42) if game.s.owner[t] == owner)


# Set-up


@pytest.mark.rule("RK-2P-1", "RKX-28")
def test_two_players_must_have_40_armies_each_and_the_neutral_force_28():
    game = fresh(2, {"setup.placement": "random"})
    assert [armies_of(game, owner) for owner in (0, 1, NEUTRAL)] == [40, 40, 28]


@pytest.mark.rule("RK-2P-2", "RKX-28")
def test_fourteen_territories_must_be_dealt_to_each_player_and_the_neutral_force():
    game = fresh(2)
    assert [int(game.s.held[owner]) for owner in (0, 1, NEUTRAL)] == [14, 14, 14]


@pytest.mark.rule("RK-2P-2")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_deal_must_go_to_the_other_player_the_dealer_and_the_neutral_force(dealer):
    game = deal(2, dealer, territories=TERRITORIES[::-1])
    owners = [game.owner(name) for name in TERRITORIES[::-1]]
    assert owners == [1 - dealer, dealer, NEUTRAL] * 14


@pytest.mark.rule("RK-2P-3", "RKX-28")
def test_two_neutral_armies_must_stand_on_each_neutral_territory():
    game = play_on(fresh(2), lambda s: s.phase == Phase.REINFORCEMENT)
    assert {int(game.s.armies[t]) for t in range(42) if game.s.owner[t] == NEUTRAL} == {2}


@pytest.mark.rule("RK-2P-3")
@pytest.mark.parametrize("placement", ["alternating_single", "batch_in_turn", "batch_secret"])
@pytest.mark.parametrize("goal", ["destroy_opponent", "capital"])
def test_the_neutral_armies_must_be_placed_after_those_of_both_players(placement, goal):
    game = fresh(2, {"setup.placement": placement, "goal": goal})
    while game.s.phase == Phase.SETUP:
        assert armies_of(game, NEUTRAL) == 0
        assert game.defects() == 0
        seat = game.to_act()[0]
        name = next(TERRITORIES[t] for t in range(42) if game.s.owner[t] == seat)
        game.act(seat, kind="place", territory=name, armies=1)
    assert armies_of(game, NEUTRAL) == 28
    event = game.event("neutral_placed")
    assert (event["rule"], event["args"]) == ("RK-2P-3", {"armies": 2})
    assert game.defects() == 0


@pytest.mark.rule("RK-2P-3")
@pytest.mark.parametrize("dealer", [0, 1])
def test_each_player_must_place_26_armies_in_turn_the_dealer_second(dealer):
    game, order = deal(2, dealer), []
    assert game.s.stock[:2].tolist() == [26, 26]
    while game.s.phase == Phase.SETUP:
        (seat,) = game.to_act()
        order.append(seat)
        name = next(TERRITORIES[t] for t in range(42) if game.s.owner[t] == seat)
        game.act(seat, kind="place", territory=name, armies=1)
    assert order == [1 - dealer, dealer] * 26
    assert game.s.turn == 1 - dealer


@pytest.mark.rule("RK-2P-3")
def test_starting_armies_may_not_go_on_neutral_territory():
    game = deal(2)
    assert game.owner("greenland") == NEUTRAL
    assert game.refuse(0, kind="place", territory="greenland", armies=1) == Illegal.NOT_YOURS


@pytest.mark.rule("RK-2P-4")
def test_the_pile_must_be_44_cards_and_missions_may_not_be_dealt():
    game = play_on(fresh(2), lambda s: s.phase == Phase.REINFORCEMENT)
    assert game.s.unseen == 44
    assert (game.s.location == UNSEEN).all()
    assert (game.s.mission == NOWHERE).all()


@pytest.mark.rule("RK-2P-4", "RK-CAP-2")
def test_missions_may_not_be_dealt_in_a_capital_game_for_two():
    assert (fresh(2, {"goal": "capital"}).s.mission == NOWHERE).all()


# Winning


@pytest.mark.rule("RK-2P-5", "RK-TRAP-27")
def test_a_seat_that_destroys_the_opponent_must_win_even_if_the_neutral_force_is_strong():
    game = position(
        seats=2,
        owner={"siam": 0, "china": 0, "india": 1},
        others=NEUTRAL,
        armies={"siam": 9} | dict.fromkeys(NEUTRALS, 90),
    )
    conquer(game, "siam", "india")
    assert (game.s.winner, game.s.won) == (0, Won.SURVIVOR)
    assert game.event("game_won")["rule"] == "RK-2P-5"
    assert game.to_act() == []


@pytest.mark.rule("RK-2P-5")
def test_a_seat_with_41_territories_may_not_win():
    game = position(seats=2, owner={"siam": 0, "india": 1, "china": NEUTRAL}, others=0, armies={"siam": 9})
    conquer(game, "siam", "china")
    assert game.s.winner == NOWHERE


# The neutral half


@pytest.mark.rule("RK-2P-6", "RKX-37", "RK-TRAP-26")
@pytest.mark.parametrize(("total", "half"), [(3, 1), (4, 2), (5, 2), (16, 8), (17, 8)])
def test_the_neutral_force_must_get_half_of_the_reinforcement_rounded_down(total, half):
    game = position(
        seats=2,
        ask=Ask.REINFORCE,
        owner={"siam": 0, "quebec": NEUTRAL},
        to_place=1,
        received=total,
    )
    game.act(kind="place", territory="siam", armies=1)
    assert game.event("neutral_reinforced")["args"]["armies"] == half
    assert (game.s.ask, game.s.to_place) == (Ask.PLACE_NEUTRAL, half)


@pytest.mark.rule("RK-2P-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_neutral_force_must_be_reinforced_whenever_a_player_is_reinforced(seat):
    owner = {"siam": 0, "peru": 1, "brazil": 1}
    game = phase_one(seat=seat, seats=2, owner=owner, others=NEUTRAL)
    place_all(game, "siam" if seat == 0 else "peru")
    assert game.to_act() == [1 - seat]
    assert game.s.to_place == 1


# Africa is complete, no other continent is
NINETEEN = [*continent("africa"), *continent("asia")[:-1], "peru", "argentina"]
SETS = [  # description, cards traded, armies of the set with bonus, total, neutral half
    ("three artillery", ["western_us", "eastern_us", "brazil"], 8, 17, 8),
    ("three cavalry, one of them owned", ["greenland", "quebec", "india"], 8, 17, 8),
    ("three cavalry", ["greenland", "quebec", "ontario"], 6, 15, 7),
]


@pytest.mark.rule("RK-2P-6", "RK-2P-7", "RKX-17", "RK-TRAP-26")
@pytest.mark.parametrize(
    ("description", "traded", "armies", "total", "half"), SETS, ids=[row[0] for row in SETS]
)
def test_territories_continents_and_sets_must_be_halved_together(description, traded, armies, total, half):
    game = phase_one_of_two(owner=held(*NINETEEN), neutral=["iceland", "scandinavia"], hands={0: traded})
    assert game.s.held[0] == 19
    assert game.s.to_place == 6 + 3
    trade(game, *traded)
    assert game.s.received == 6 + 3 + armies == total
    place_all(game, "egypt")
    assert game.event("neutral_reinforced")["args"]["armies"] == half
    assert game.to_act() == [1]


@pytest.mark.rule("RK-2P-8")
@pytest.mark.parametrize(("included", "half"), [(True, (3 + 4 + 6) // 2), (False, (3 + 4) // 2)])
def test_territory_bonuses_must_also_be_halved_except_by_option(included, half):
    own = ["alaska", "venezuela", "peru"]
    game = phase_one_of_two(owner=held(*own), hands={0: own}, options={"twop.half_includes_bonus": included})
    trade(game, *own)
    place_all(game, "alaska")
    assert (game.s.ask, game.s.to_place) == (Ask.PLACE_NEUTRAL, half)


@pytest.mark.rule("RK-2P-8")
def test_the_sum_of_the_reinforcement_must_be_halved_and_not_its_parts():
    game = phase_one_of_two(owner=held(*continent("africa")))
    assert game.event("reinforced")["args"] == {
        "seat": {"seat": 0},
        "base": 3,
        "continents": 3,
        "total": 6,
    }
    place_all(game, "egypt")
    assert game.s.to_place == 3  # not 1 + 1


@pytest.mark.rule("RK-2P-8")
def test_the_bonus_of_the_turn_before_may_not_be_halved_again():
    game = phase_one_of_two(owner=held("alaska", "venezuela"), hands={0: ["alaska", "venezuela", "peru"]})
    trade(game, "alaska", "venezuela", "peru")
    place_all(game, "alaska")
    place_all(game, "quebec", kind="place_neutral")
    pass_turn(game, "alaska")
    place_all(game, "japan")
    place_all(game, "quebec", kind="place_neutral")
    pass_turn(game, "japan")
    assert (game.s.turn, game.s.received, game.s.bonus_received) == (0, 3, 0)


@pytest.mark.rule("RK-2P-9", "RK-TRAP-26")
def test_the_other_player_must_place_the_neutral_half_before_combat():
    game = place_all(phase_one_of_two(hands={0: cards(cavalry=3)}), "siam")
    assert game.to_act() == [0]  # the set may still be traded
    trade(game, *CAVALRY[:3])
    place_all(game, "siam")
    assert (game.s.ask, game.to_act(), game.s.phase) == (Ask.PLACE_NEUTRAL, [1], Phase.REINFORCEMENT)
    assert game.refuse(0, kind="attack", source="siam", target="india") == Illegal.NOT_ASKED
    assert {(action["kind"], action["territory"]) for action in game.legal(1)} == {
        ("place_neutral", name) for name in NEUTRALS
    }


@pytest.mark.rule("RK-2P-9")
def test_the_neutral_half_may_be_spread_freely_by_the_other_player():
    # 4 for territories and 3 for Africa
    game = place_all(phase_one_of_two(owner=held(*NINETEEN[:14])), "egypt")
    assert game.s.to_place == 3
    for name in ("quebec", "iceland"):
        game.act(1, kind="place_neutral", territory=name, armies=1)
    game.act(1, kind="place_neutral", territory="quebec", armies=1)
    assert [game.armies(name) for name in NEUTRALS] == [3, 1, 2]
    assert (game.s.ask, game.to_act()) == (Ask.ATTACK, [0])


@pytest.mark.rule("RK-2P-9")
@pytest.mark.parametrize("name", ["siam", "japan"])
def test_the_neutral_half_may_not_go_on_a_players_territory(name):
    game = place_all(phase_one_of_two(), "siam")
    assert game.refuse(1, kind="place_neutral", territory=name, armies=1) == Illegal.NOT_NEUTRAL


@pytest.mark.rule("RK-2P-9")
def test_all_of_the_neutral_half_must_be_placed():
    game = place_all(phase_one_of_two(owner=held(*NINETEEN[:14])), "egypt")
    game.act(1, kind="place_neutral", territory="quebec", armies=1)
    assert (game.s.ask, game.s.to_place) == (Ask.PLACE_NEUTRAL, 2)
    assert {action["kind"] for action in game.legal(1)} == {"place_neutral"}
    for kind in ("end_reinforcement", "end_attacks"):
        assert game.refuse(1, kind=kind) == Illegal.NOT_ASKED


@pytest.mark.rule("RK-2P-9")
def test_the_neutral_half_must_lapse_if_no_neutral_territory_is_left():
    game = place_all(phase_one_of_two(neutral=[]), "siam")
    assert (game.s.ask, game.to_act()) == (Ask.ATTACK, [0])
    assert not game.happened("neutral_reinforced")


# The neutral force in play


@pytest.mark.rule("RK-2P-10")
def test_neutral_territory_may_be_attacked_like_any_other():
    game = position(seats=2, owner={"siam": 0, "india": NEUTRAL}, armies={"siam": 4, "india": 3})
    game.act(kind="attack", source="siam", target="india")
    game.act(kind="roll", armies=3, dice=3, faces=[6, 5, 1, 5, 5])
    assert game.event("exchange")["args"]["defender"] == {"term": "neutral"}
    assert (game.armies("siam"), game.armies("india")) == (3, 2)


@pytest.mark.rule("RK-2P-10")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_other_player_must_choose_the_neutral_dice(turn):
    game = position(
        seats=2,
        turn=turn,
        owner={"siam": turn, "india": NEUTRAL, "japan": 1 - turn},
        others=NEUTRAL,
        armies={"siam": 4, "india": 3},
        options={"defence.decision": "ask"},
    )
    game.act(kind="attack", source="siam", target="india")
    game.act(kind="roll", armies=3, dice=3)
    assert (game.s.ask, game.to_act()) == (Ask.DEFEND, [1 - turn])
    assert [action["dice"] for action in game.legal(1 - turn)] == [1, 2]
    game.act(1 - turn, kind="defend", dice=1, faces=[6, 5, 1, 5])
    assert game.armies("india") == 2


@pytest.mark.rule("RK-2P-10")
def test_the_stored_answer_of_the_other_player_must_apply_to_the_neutral_force():
    game = position(seats=2, owner={"siam": 0, "india": NEUTRAL}, armies={"siam": 4, "india": 3})
    game.act(1, kind="stand", defence="one")
    game.act(0, kind="attack", source="siam", target="india")
    game.act(0, kind="roll", armies=3, dice=3, faces=[6, 5, 1, 5])
    assert len(game.event("exchange")["args"]["defence_dice"]) == 1


@pytest.mark.rule("RK-2P-10")
def test_neutral_territory_must_defend_with_one_die_until_reinforced():
    for armies, most in ((2, 1), (3, 2)):
        game = position(seats=2, owner={"siam": 0, "india": NEUTRAL}, armies={"siam": 4, "india": armies})
        game.act(kind="attack", source="siam", target="india")
        game.act(kind="roll", armies=1, dice=1, faces=[1] + [6] * most)
        assert len(game.event("exchange")["args"]["defence_dice"]) == most


@pytest.mark.rule("RK-2P-11", "RK-TRAP-27")
def test_conquering_neutral_territory_must_earn_a_card():
    game = position(seats=2, owner={"siam": 0, "china": 0, "india": NEUTRAL}, armies={"siam": 9})
    conquer(game, "siam", "india")
    game.act(kind="end_attacks", draws=[3])
    assert game.hand(0) == ["alberta"]


@pytest.mark.rule("RK-2P-12")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_neutral_force_may_never_act_move_or_hold_cards(seed):
    kinds = set()

    def look(before, seat, action, s):
        kinds.add(action["kind"])
        assert 0 <= s.due < 4
        assert s.turn in (0, 1)
        assert NEUTRAL not in s.location
        neutral = [t for t in range(42) if s.owner[t] == NEUTRAL]
        assert all(before.owner[t] == NEUTRAL for t in neutral)  # the neutral force conquers nothing
        gained = [t for t in neutral if s.armies[t] > before.armies[t]]
        assert not gained or action["kind"] == "place_neutral"
        if action["kind"] in ("attack", "move_from"):
            territory = action.get("source", action.get("territory"))
            assert before.owner[TERRITORIES.index(territory)] == seat

    random_play(2, steps=700, seed=seed, look=look)
    assert {"place_neutral", "attack", "move_from"} <= kinds


@pytest.mark.rule("RK-2P-12")
def test_the_neutral_force_may_not_win():
    game = position(
        seats=2,
        owner={"siam": 0, "india": 1, "china": 0},
        others=NEUTRAL,
        armies={"siam": 9},
        ask=Ask.FORTIFY,
    )
    assert game.s.held[NEUTRAL] == 39
    game.act(kind="end_turn")
    place_with_neutral_half(game, "india")
    assert game.s.winner == NOWHERE


def place_with_neutral_half(game, territory):
    """Place all armies of a player on a territory, and the neutral half on the first neutral one."""
    place_all(game, territory)
    name = next(TERRITORIES[t] for t in range(42) if game.s.owner[t] == NEUTRAL)
    place_all(game, name, kind="place_neutral")


@pytest.mark.rule("RK-2P-12", "RK-TRAP-27")
def test_the_elimination_of_the_neutral_force_must_have_no_effect():
    game = position(seats=2, owner={"siam": 0, "china": 0, "india": NEUTRAL}, armies={"siam": 9})
    conquer(game, "siam", "india")
    assert game.s.held[NEUTRAL] == 0
    assert not game.happened("seat_eliminated")
    assert (game.s.winner, game.s.ask) == (NOWHERE, Ask.ATTACK)
    assert not game.s.fallen.any()


@pytest.mark.rule("RK-2P-12", "RK-TRAP-27")
def test_a_continent_of_the_neutral_force_must_pay_nobody():
    game = phase_one_of_two(neutral=[*continent("australia"), *continent("africa")])
    assert game.s.to_place == 3
    place_all(game, "siam")
    assert game.s.to_place == 1  # half of three, without a bonus for its own continents
    owners = {row["id"]: row["owner"] for row in words.view_json(game.view(0), 0)["continents"]}
    assert owners["australia"] is None


@pytest.mark.rule("RK-2P-12", "RK-TRAP-27")
def test_neutral_territory_must_break_a_players_continent():
    game = phase_one_of_two(owner=held(*continent("australia")[1:]), neutral=["indonesia"])
    assert game.event("reinforced")["args"]["continents"] == 0


@pytest.mark.rule("RK-2P-13")
def test_all_other_rules_must_be_those_for_more_players():
    game = phase_one_of_two(hands={0: ["siam", "congo", "egypt"]})
    trade(game, "siam", "congo", "egypt")
    assert game.armies("siam") == 3
    place_all(game, "siam")
    place_all(game, "quebec", kind="place_neutral")
    assert game.armies("siam") == 3 + 3 + 4
    conquer(game, "siam", "india")
    assert game.refuse(0, kind="card", card="siam") == Illegal.NO_TRADE_NOW
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="move_from", territory="siam")
    game.act(kind="move_to", territory="china")
    game.act(kind="done")
    assert (game.armies("siam"), game.armies("china")) == (8, 2)
    assert game.s.turn == 1
