"""The turn (RK-TURN): its three phases, of which the last two may be empty, and the order of turns."""

import pytest

from games.risk.battle import SEAT_1_IS_ASKED, attack, front
from games.risk.positions import ENTRIES, Ask, play_on, position
from games.risk.turns import cards, conquer, held, phase_one, place_all, random_play
from stridsplan.engine import dice, log
from stridsplan.games.risk import words
from stridsplan.games.risk.state import Illegal, Phase

REINFORCEMENT, COMBAT, MOVEMENT = Phase.REINFORCEMENT, Phase.COMBAT, Phase.MOVEMENT
PLACE = {"kind": "place", "territory": "alaska", "armies": 1}
ATTACK = {"kind": "attack", "source": "alaska", "target": "kamchatka"}
MOVE = {"kind": "move_from", "territory": "alaska"}
OWN = held("alaska", "alberta")


def in_phase(ask):
    """A position in the turn of seat 0, in which it is asked `ask`."""
    return position(
        ask=ask,
        owner=OWN,
        armies={"alaska": 5, "alberta": 5},
        to_place=3 if ask == Ask.REINFORCE else 0,
    )


@pytest.mark.rule("RK-TURN-1")
def test_a_turn_must_go_from_reinforcement_to_combat_to_movement():
    game = phase_one(owner=OWN)
    phases = [game.s.phase]
    place_all(game, "alaska")
    phases.append(game.s.phase)
    game.act(kind="end_attacks")
    phases.append(game.s.phase)
    game.act(kind="end_turn")
    assert [*phases, game.s.phase] == [REINFORCEMENT, COMBAT, MOVEMENT, REINFORCEMENT]
    assert game.s.turn != 0


@pytest.mark.rule("RK-TURN-1")
@pytest.mark.parametrize(
    ("ask", "fields"),
    [
        (Ask.REINFORCE, ATTACK),
        (Ask.REINFORCE, {"kind": "end_attacks"}),
        (Ask.REINFORCE, MOVE),
        (Ask.REINFORCE, {"kind": "end_turn"}),
        (Ask.ATTACK, MOVE),
        (Ask.ATTACK, {"kind": "end_turn"}),
    ],
)
def test_an_action_of_a_later_phase_may_not_be_played(ask, fields):
    assert in_phase(ask).refuse(0, **fields) == Illegal.NOT_ASKED


@pytest.mark.rule("RK-TURN-1")
@pytest.mark.parametrize(
    ("ask", "fields"),
    [
        (Ask.ATTACK, PLACE),
        (Ask.ATTACK, {"kind": "end_reinforcement"}),
        (Ask.FORTIFY, PLACE),
        (Ask.FORTIFY, ATTACK),
        (Ask.FORTIFY, {"kind": "end_attacks"}),
    ],
)
def test_an_action_of_an_earlier_phase_may_not_be_played(ask, fields):
    assert in_phase(ask).refuse(0, **fields) == Illegal.NOT_ASKED


@pytest.mark.rule("RK-TURN-1")
@pytest.mark.parametrize("seats", [2, 4])
def test_phases_in_random_games_must_be_in_order(seats):
    steps = set()

    def look(before, seat, action, s):
        if before.turn == s.turn:
            steps.add((before.phase, s.phase))
        else:
            steps.add((before.phase, "next"))
            assert s.phase == REINFORCEMENT

    random_play(seats, steps=900, seed=2, look=look)
    within = {(phase, phase) for phase in (REINFORCEMENT, COMBAT, MOVEMENT)}
    to_next = {(REINFORCEMENT, COMBAT), (COMBAT, MOVEMENT), (MOVEMENT, "next")}
    assert within | to_next <= steps
    assert steps <= within | to_next | {(REINFORCEMENT, MOVEMENT), (COMBAT, "next"), (REINFORCEMENT, "next")}


@pytest.mark.rule("RK-TURN-2")
def test_combat_may_be_left_empty():
    game = in_phase(Ask.ATTACK)
    game.act(kind="end_attacks")
    assert game.s.phase == MOVEMENT


@pytest.mark.rule("RK-TURN-2")
def test_movement_may_be_left_empty():
    game = in_phase(Ask.FORTIFY)
    game.act(kind="end_turn")
    assert game.event("turn_ended")["args"]["seat"] == {"seat": 0}
    assert not game.happened("armies_moved")


@pytest.mark.rule("RK-TURN-2")
def test_combat_and_movement_must_be_skipped_if_nothing_can_be_done():
    game = position(ask=Ask.REINFORCE, owner={"alaska": 0, "peru": 1}, to_place=0)
    game.act(kind="end_reinforcement")  # one army in one territory can neither attack nor move
    assert (game.s.turn, game.s.phase) == (1, REINFORCEMENT)
    assert game.event("turn_ended")["args"]["seat"] == {"seat": 0}


@pytest.mark.rule("RK-TURN-2")
def test_reinforcement_must_be_received_automatically():
    game = phase_one(owner=OWN)
    assert game.s.to_place == 3
    assert game.event("reinforced")["args"]["total"] == 3


@pytest.mark.rule("RK-TURN-2")
def test_phase_one_may_not_end_before_all_armies_are_placed():
    game = phase_one(owner=OWN)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.ARMIES_LEFT_TO_PLACE
    game.act(**PLACE)
    assert game.refuse(0, kind="end_reinforcement") == Illegal.ARMIES_LEFT_TO_PLACE
    assert {action["kind"] for action in game.legal()} == {"place"}


# The order of turns


@pytest.mark.rule("RK-TURN-3")
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_next_player_clockwise_must_follow(turn, following):
    owner = {"alaska": 0, "peru": 1, "egypt": 2}
    game = position(seats=4, ask=Ask.FORTIFY, turn=turn, owner=owner)
    game.act(kind="end_turn")
    assert (game.s.turn, game.to_act()) == (following, [following])


@pytest.mark.rule("RK-TURN-3")
@pytest.mark.parametrize(
    ("alive", "turn", "following"), [((0, 3), 0, 3), ((0, 2, 3), 0, 2), ((1, 3), 3, 1), ((2, 3), 3, 2)]
)
def test_eliminated_seats_must_be_skipped(alive, turn, following):
    names = {0: "alaska", 1: "peru", 2: "egypt"}
    owner = {names[seat]: seat for seat in alive if seat < 3}
    game = position(seats=4, ask=Ask.FORTIFY, turn=turn, owner=owner)
    game.act(kind="end_turn")
    assert game.s.turn == following


@pytest.mark.rule("RK-TURN-3")
def test_a_player_eliminated_in_this_turn_must_be_skipped():
    game = position(seats=3, owner={"alaska": 0, "kamchatka": 1}, armies={"alaska": 9})
    conquer(game, "alaska", "kamchatka")
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="end_turn")
    assert game.s.turn == 2


@pytest.mark.rule("RK-TURN-3")
def test_the_order_of_turns_must_not_change_when_the_dealer_is_eliminated():
    game = position(seats=4, ask=Ask.FORTIFY, turn=2, owner={"peru": 1, "egypt": 2}, others=0)
    assert (game.s.dealer, game.s.fallen[3]) == (3, 1)
    order, rounds = [], []
    for _ in range(6):
        play_on(game, lambda s, now=game.s.turn: s.turn != now)
        order.append(game.s.turn)
        rounds.append(game.s.round)
    assert order == [0, 1, 2, 0, 1, 2]
    assert rounds == [2, 2, 2, 3, 3, 3]
    assert game.s.dealer == 3


@pytest.mark.rule("RK-TURN-3")
def test_rounds_must_be_counted_even_if_the_first_seat_is_out():
    game = position(seats=4, ask=Ask.FORTIFY, turn=3, owner={"peru": 1, "egypt": 2})
    assert game.s.fallen[0] == 1
    game.act(kind="end_turn")
    assert (game.s.turn, game.s.round) == (1, 2)


# Timeout actions (catalogue 6.4)


def play_timeout_action(game):
    """Check that the timeout action is legal, play it, and return it named."""
    seat = game.to_act()[0]
    code = ENTRIES.timeout_action(game.states, 0, seat)
    assert ENTRIES.refuse(game.states, 0, seat, code) == Illegal.NONE
    answer = words.action(code, game.view(seat))
    ENTRIES.apply(game.states, 0, seat, code, dice.loaded_tape(()), log.blank_log(100))
    return answer


@pytest.mark.rule("RK-REINF-7")
@pytest.mark.parametrize("armies", [1, 3, 5, 25, 30])
def test_a_late_player_must_place_all_armies_on_the_first_of_the_strongest_territories(armies):
    game = position(
        ask=Ask.REINFORCE,
        owner=held("alaska", "alberta", "ontario", "quebec"),
        armies={"alberta": 4, "ontario": 4, "quebec": 3},
        to_place=armies,
    )
    play_timeout_action(game)
    assert (game.armies("alberta"), game.s.to_place, game.s.ask) == (4 + armies, 0, Ask.ATTACK)


@pytest.mark.rule("RK-CARD-9")
def test_a_late_player_must_trade_the_first_set_before_placing_if_bound_to_trade():
    game = phase_one(owner=held("alaska"), hands={0: cards(infantry=4, cavalry=1)})
    assert [play_timeout_action(game)["card"] for _ in range(3)] == cards(infantry=3)
    assert play_timeout_action(game)["kind"] == "place"
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-CARD-8")
def test_a_late_player_must_finish_a_trade_begun_and_may_not_begin_one_that_is_not_forced():
    game = phase_one(owner=held("alaska"), hands={0: cards(infantry=3, artillery=1)})
    assert play_timeout_action(game)["kind"] == "place"
    game.act(kind="card", card=cards(infantry=3)[1])
    assert {play_timeout_action(game)["card"] for _ in range(2)} == {
        cards(infantry=1)[0],
        cards(infantry=3)[2],
    }
    assert play_timeout_action(game)["kind"] == "place"


@pytest.mark.rule("RK-DEF-2")
def test_a_late_defender_must_defend_with_the_most_dice():
    game = attack(front(source=9, target=3, standing=SEAT_1_IS_ASKED), 1, 1)
    answer = words.action(ENTRIES.timeout_action(game.states, 0, 1), game.view(1))
    assert answer == {"kind": "defend", "dice": 2}


@pytest.mark.rule("RK-CAP-3")
def test_a_late_player_must_get_the_strongest_territory_as_capital():
    game = position(
        ask=Ask.CHOOSE_CAPITAL,
        owner=held("alaska", "alberta", "ontario"),
        armies={"alberta": 2},
        options={"goal": "capital"},
    )
    assert play_timeout_action(game) == {"kind": "choose_capital", "territory": "alberta"}


@pytest.mark.rule("RK-TURN-2")
@pytest.mark.parametrize(("ask", "kind"), [(Ask.ATTACK, "end_attacks"), (Ask.FORTIFY, "end_turn")])
def test_a_late_player_may_neither_attack_nor_move(ask, kind):
    assert play_timeout_action(in_phase(ask)) == {"kind": kind}
