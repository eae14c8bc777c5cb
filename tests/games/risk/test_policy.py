"""The policy: always legal, better than random play, and sensible in small positions."""

import itertools

import numpy as np
import pytest

from games.risk.positions import ENTRIES, RISK, fresh, position
from games.risk.turns import continent
from stridsplan.engine import dice, log
from stridsplan.engine.bits import lowest_bit
from stridsplan.engine.entries import compiled
from stridsplan.engine.loops import play_games
from stridsplan.games.risk import words
from stridsplan.games.risk.components import COLOURS, TERRITORIES
from stridsplan.games.risk.state import NEUTRAL, Ask, Standing

# Numba warns because the loop takes the compiled entries as arguments
pytestmark = pytest.mark.filterwarnings("ignore:First-class function type feature")

NORTH_AMERICA, AUSTRALIA = continent("north_america"), continent("australia")


def chosen_code(game, seat):
    """The code of the action that the policy chooses."""
    out = np.zeros(len(RISK.actions), np.int32)
    n = ENTRIES.legal(game.states, 0, seat, out)
    views = np.zeros(1, RISK.state)
    views[0] = game.view(seat)
    code = ENTRIES.policy(views, 0, seat, out, n, dice.seeded_tape(1))
    assert code in out[:n]
    return code


def chosen_action(game, seat=0):
    """The action that the policy chooses, named."""
    return words.action(chosen_code(game, seat), game.view(seat))


def play_question(game, seat=0, question=None):
    """Let the policy play while it is asked a question, by default the present one; return its actions, named."""
    asked = game.s.ask if question is None else question
    answers = []
    while game.s.ask == asked and seat in game.to_act():
        code = chosen_code(game, seat)
        answers.append(words.action(code, game.view(seat)))
        ENTRIES.apply(game.states, 0, seat, code, dice.seeded_tape(1), log.blank_log(500))
    return answers


# -- Legal answers ------------------------------------------------------------------------------------------

GOALS = [(2, "destroy_opponent"), (2, "capital")]
GOALS += itertools.product((3, 4, 5, 6), ("mission", "world", "capital"))
VARIED = {
    "setup.placement": ("alternating_single", "batch_in_turn", "batch_secret", "random"),
    "cards.forced_scope": ("until_no_set", "max_sets", "below_five"),
    "cards.captured": (
        "keep_until_next_reinforcement",
        "may_trade_now",
        "must_trade_now_5plus",
        "must_trade_now_6plus",
    ),
    "cards.set_values": ("fixed", "rising"),
    "cards.territory_bonus": ("per_card", "once_per_set", "once_per_turn", "none"),
    "defence.decision": ("ask", "auto_max", "ask_with_standing_max"),
    "defence.two_dice_min": (3, 2),
    "attack.min_move": ("declared", "dice"),
    "move.reach": ("adjacent", "connected"),
}


def varied_options(goal, k):
    """The k-th of several option sets that together contain every value."""
    return {"goal": goal} | {name: values[k % len(values)] for name, values in VARIED.items()}


def play_checked(entries, seats, options, seed, limit, random_seats=()):
    """Play a game of policies and, at `random_seats`, random players; check every answer and return the codes."""
    states, views = np.zeros(1, RISK.state), np.zeros(1, RISK.state)
    tape, events, out = dice.seeded_tape(seed), log.blank_log(), np.zeros(len(RISK.actions), np.int32)
    encoded = RISK.encode_options(seats, RISK.resolve_options(seats, None, options))
    entries.setup(states, 0, encoded, tape, events)
    codes = []
    while (mask := entries.to_act(states, 0)) and len(codes) < limit:
        seat = lowest_bit(mask)
        n = entries.legal(states, 0, seat, out)
        entries.observe(states, 0, seat, views, 0)
        choose = entries.chance if seat in random_seats else entries.policy
        code = choose(views, 0, seat, out, n, tape)
        assert code in out[:n], (seats, options, seed, len(codes))
        entries.apply(states, 0, seat, code, tape, events)
        codes.append(code)
    return codes


@pytest.mark.parametrize(("seats", "goal"), GOALS)
def test_every_answer_is_legal_whatever_the_options(seats, goal):
    entries = compiled(RISK)
    for k in range(12):
        play_checked(
            entries,
            seats,
            varied_options(goal, k),
            seed=k,
            limit=4000,
            random_seats={0} if k % 3 == 0 else (),
        )


@pytest.mark.parametrize(("seats", "goal"), [(2, "destroy_opponent"), (4, "capital"), (6, "mission")])
def test_the_interpreted_and_the_compiled_policy_answer_the_same(seats, goal):
    options = varied_options(goal, seats)
    slow = play_checked(ENTRIES, seats, options, seed=3, limit=300)
    assert slow == play_checked(compiled(RISK), seats, options, seed=3, limit=300)


# -- Strength -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_policy_wins_95_of_100_games_against_two_random_players(seat):
    players = ["random"] * 3
    players[seat] = "policy"
    played = play_games(RISK, players, 200, seed=seat, max_actions=20_000)
    assert played.ended.all()
    assert np.mean(played.ranks[:, seat] == 1) >= 0.95


@pytest.mark.parametrize(
    ("seats", "goal"), [(2, "destroy_opponent"), (3, "mission"), (6, "mission"), (6, "world"), (4, "capital")]
)
def test_games_among_policies_end(seats, goal):
    options = RISK.encode_options(seats, RISK.resolve_options(seats, None, {"goal": goal}))
    played = play_games(RISK, ["policy"] * seats, 60, options=options, seed=2, max_actions=20_000)
    assert played.ended.all()


# -- Attacks ------------------------------------------------------------------------------------------------


def test_the_policy_takes_the_last_territory_of_its_mission():
    owner = dict.fromkeys(NORTH_AMERICA + AUSTRALIA, 0) | {"greenland": 1}
    armies = {"quebec": 4, "greenland": 2, "indonesia": 9, "central_america": 9}
    game = position(owner=owner, armies=armies, missions={0: "north_america_australia"})
    assert chosen_action(game) == {"kind": "attack", "source": "quebec", "target": "greenland"}


def test_the_policy_prefers_a_continent_that_is_almost_complete():
    owner = {"new_guinea": 0, "western_australia": 0, "eastern_australia": 0, "alberta": 0}
    game = position(owner=owner, armies={"new_guinea": 5, "alberta": 5})
    assert chosen_action(game)["target"] == "indonesia"


def test_the_policy_prefers_to_break_a_continent():
    owner = dict.fromkeys(continent("europe"), 1) | {"ural": 0}
    game = position(owner=owner, armies={"ural": 6})
    assert chosen_action(game)["target"] == "ukraine"


def test_the_policy_does_not_attack_ten_armies_with_three():
    game = position(owner={"alaska": 0}, armies=dict.fromkeys(TERRITORIES, 10) | {"alaska": 3})
    assert chosen_action(game)["kind"] == "end_attacks"


def test_the_policy_attacks_a_weak_territory_for_the_card_and_then_stops():
    owner, armies = (
        {"alaska": 0, "peru": 1, "japan": 1},
        dict.fromkeys(TERRITORIES, 2) | {"alaska": 5, "kamchatka": 1},
    )
    assert chosen_action(position(owner=owner, armies=armies))["target"] == "kamchatka"
    assert chosen_action(position(owner=owner, armies=armies, conquered=1))["kind"] == "end_attacks"


def test_the_policy_eliminates_a_weak_seat_for_its_cards():
    owner = {"alaska": 0, "kamchatka": 1}
    game = position(
        owner=owner, armies={"alaska": 7, "kamchatka": 2}, hands={1: ["peru", "siam", "congo"]}, conquered=1
    )
    assert chosen_action(game)["target"] == "kamchatka"


def test_the_policy_attacks_the_colour_of_its_mission():
    owner = {"alaska": 0, "kamchatka": 1, "japan": 1}
    game = position(owner=owner, armies={"alaska": 7}, missions={0: f"destroy_{COLOURS[1]}"})
    assert chosen_action(game)["target"] == "kamchatka"


def test_the_policy_attacks_a_known_capital():
    game = position(
        owner={"alaska": 0, "alberta": 1, "kamchatka": 1},
        armies={"alaska": 6},
        capitals={0: "alaska", 1: "kamchatka", 2: "peru"},
        options={"goal": "capital"},
        capital_open=[0, 1, 0, 0, 0, 0],
        conquered=1,
    )
    assert chosen_action(game)["target"] == "kamchatka"


def test_the_policy_defends_with_the_most_dice():
    game = position(
        owner={"alaska": 0}, armies={"alaska": 9, "kamchatka": 9}, options={"defence.decision": "ask"}
    )
    game.s.standing[:] = Standing.ASK
    game.act(kind="attack", source="alaska", target="kamchatka").act(kind="roll", armies=3, dice=3)
    assert chosen_action(game, 2) == {"kind": "defend", "dice": 2}


# -- Moving -------------------------------------------------------------------------------------------------


def test_the_policy_moves_all_armies_into_a_conquest_if_the_source_needs_no_guard():
    owner = {"alaska": 0, "northwest_territory": 0, "alberta": 0}
    game = position(owner=owner, armies={"alaska": 9, "kamchatka": 1})
    game.act(kind="attack", source="alaska", target="kamchatka")
    game.act(kind="roll", armies=3, dice=3, faces=[6, 6, 6, 1])
    play_question(game, question=Ask.OCCUPY)
    assert (game.armies("alaska"), game.armies("kamchatka")) == (1, 8)


def test_the_policy_moves_armies_from_the_interior_to_a_border():
    game = position(
        owner=dict.fromkeys(NORTH_AMERICA, 0), armies={"western_us": 9, "venezuela": 5}, ask=Ask.FORTIFY
    )
    play_question(game)
    assert (game.armies("western_us"), game.armies("central_america")) == (1, 9)


def test_the_policy_moves_armies_deep_inside_towards_a_border():
    owner = dict.fromkeys(NORTH_AMERICA, 0) | {"venezuela": 0, "kamchatka": 0, "iceland": 0}
    game = position(owner=owner, armies={"western_us": 9}, ask=Ask.FORTIFY)
    play_question(game)
    assert game.armies("western_us") == 1


# -- Phase 1 and before -------------------------------------------------------------------------------------


def test_the_policy_trades_the_set_with_the_highest_value_and_bonus():
    hand = ["alaska", "venezuela", "peru", "greenland", "brazil"]  # three infantry, cavalry, artillery
    game = position(owner={"peru": 0}, hands={0: hand}, ask=Ask.REINFORCE, bound=1, to_place=3, received=3)
    (seat,) = game.to_act()
    for _ in range(3):
        code = chosen_code(game, seat)
        ENTRIES.apply(game.states, 0, seat, code, dice.seeded_tape(1), log.blank_log(500))
    assert sorted(game.hand(0)) == ["alaska", "venezuela"]
    assert game.s.to_place == 13


def test_the_policy_keeps_a_set_of_low_value():
    game = position(
        owner={"ural": 0},
        hands={0: ["alaska", "venezuela", "peru"]},
        ask=Ask.REINFORCE,
        to_place=3,
        received=3,
    )
    assert chosen_action(game)["kind"] == "place"


def test_the_policy_first_places_armies_at_the_entrance_of_its_continent():
    owner = dict.fromkeys(AUSTRALIA, 0) | {"alaska": 0}
    game = position(
        owner=owner, armies={"siam": 9, "kamchatka": 9}, ask=Ask.REINFORCE, to_place=6, received=6
    )
    assert chosen_action(game)["territory"] == "indonesia"


def test_the_policy_places_armies_where_it_can_complete_a_continent():
    owner = {"new_guinea": 0, "western_australia": 0, "eastern_australia": 0, "alberta": 0}
    armies = {"indonesia": 3, "alberta": 3}
    game = position(owner=owner, armies=armies, ask=Ask.REINFORCE, to_place=5, received=5)
    assert chosen_action(game)["territory"] in ("new_guinea", "western_australia")


def test_the_policy_puts_two_armies_on_each_territory_when_that_wins():
    owner = dict.fromkeys(TERRITORIES[:18], 0)
    armies = dict.fromkeys(TERRITORIES[:16], 2)
    game = position(
        owner=owner,
        armies=armies,
        missions={0: "territories_18_by_2"},
        ask=Ask.REINFORCE,
        to_place=6,
        received=6,
    )
    play_question(game)
    assert game.s.winner == 0


def test_the_policy_chooses_a_capital_away_from_borders():
    game = position(
        owner=dict.fromkeys(AUSTRALIA, 0) | {"ukraine": 0},
        armies={"ukraine": 3, "eastern_australia": 3},
        ask=Ask.CHOOSE_CAPITAL,
        options={"goal": "capital"},
        due=0b111,  # all three seats choose at the same time
    )
    assert chosen_action(game)["territory"] == "eastern_australia"


def test_the_policy_places_neutral_armies_beside_the_strongest_territory_of_the_opponent():
    game = position(
        seats=2,
        owner={"alaska": 1, "ural": 1, "kamchatka": NEUTRAL, "congo": NEUTRAL, "argentina": 0},
        armies={"alaska": 8},
        others=0,
        ask=Ask.PLACE_NEUTRAL,
        turn=1,
        to_place=3,
        due=1 << 0,
    )
    assert chosen_action(game, 0)["territory"] == "kamchatka"


def test_the_policy_spreads_its_first_armies_over_a_few_territories():
    game = fresh(3, options={"setup.placement": "batch_in_turn"})
    seat = game.to_act()[0]
    placed = [words.action(chosen_code(game, seat), game.view(seat))["territory"]]
    while game.to_act() == [seat]:
        code = chosen_code(game, seat)
        placed.append(words.action(code, game.view(seat))["territory"])
        ENTRIES.apply(game.states, 0, seat, code, dice.seeded_tape(1), log.blank_log(500))
    assert 2 <= len(set(placed)) <= 8
