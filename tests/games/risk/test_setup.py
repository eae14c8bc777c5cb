"""Set-up with three to six seats (RK-SETUP): from the drawing of the dealer to the first turn."""

import numpy as np
import pytest

from games.risk.positions import ENTRIES, RISK, Ask, fresh, may_see, play_on, position
from games.risk.turns import conquer, deal, held, play_setup
from stridsplan.engine import dice, log
from stridsplan.engine.bits import count_bits
from stridsplan.games.risk import words
from stridsplan.games.risk.components import (
    CARDS,
    COLOURS,
    DESTROY_SEAT,
    FIRST_DESTROY,
    MISSIONS,
    TERRITORIES,
)
from stridsplan.games.risk.rules.setup import is_mission_in_play, missions_left
from stridsplan.games.risk.state import MOST_SEATS, UNKNOWN, UNSEEN, Illegal, Phase

# By number of players; lists begin with the seat on the dealer's left
STARTING_ARMIES = {3: 35, 4: 30, 5: 25, 6: 20}
DEALT = {3: [14, 14, 14], 4: [11, 11, 10, 10], 5: [9, 9, 8, 8, 8], 6: [7] * 6}
TO_PLACE = {3: [21] * 3, 4: [19, 19, 20, 20], 5: [16, 16, 17, 17, 17], 6: [13] * 6}
SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def from_the_left(game, field):
    """The values of a field by seat, clockwise from the seat on the dealer's left."""
    seats, values = game.s.options.seats, getattr(game.s, field)
    return [int(values[(game.s.dealer + 1 + k) % seats]) for k in range(seats)]


def place_one(game):
    """Let the seat that is asked place one army on its first legal territory."""
    seat = game.to_act()[0]
    name = next(TERRITORIES[t] for t in range(42) if game.s.owner[t] == seat)
    game.act(seat, kind="place", territory=name, armies=1)
    return seat


def at_first_turn(game):
    """Play until the first turn."""
    return play_on(game, lambda s: s.phase == Phase.REINFORCEMENT)


# Dealer and colours


@pytest.mark.rule("RK-SETUP-1")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_any_seat_may_be_drawn_as_dealer(dealer):
    assert deal(seats=4, dealer=dealer).s.dealer == dealer


@pytest.mark.rule("RK-SETUP-1")
@SEATS
def test_the_dealer_must_also_play(seats):
    game = deal(seats, dealer=0)
    assert game.s.held[0] == DEALT[seats][-1]
    at_first_turn(game)
    play_on(game, lambda s: s.turn == 0)
    assert game.to_act() == [0]


@pytest.mark.rule("RK-SETUP-2")
def test_every_player_must_have_a_different_colour():
    assert len(set(COLOURS)) == len(COLOURS) == MOST_SEATS
    assert sorted(DESTROY_SEAT.tolist()) == list(range(MOST_SEATS))
    for mission, seat in zip(MISSIONS[FIRST_DESTROY:], DESTROY_SEAT, strict=True):
        assert mission == f"destroy_{COLOURS[seat]}"


# Missions


@pytest.mark.rule("RK-SETUP-3")
@SEATS
def test_missions_against_unused_colours_must_be_removed(seats):
    s = fresh(seats).s
    out = [name for k, name in enumerate(MISSIONS) if not is_mission_in_play(s, k)]
    assert sorted(out) == sorted(f"destroy_{colour}" for colour in COLOURS[seats:])


@pytest.mark.rule("RK-SETUP-3", "RKX-29")
@pytest.mark.parametrize(("seats", "shuffled"), [(3, 11), (4, 12), (5, 13), (6, 14)])
def test_eight_missions_and_one_for_each_player_must_be_shuffled(seats, shuffled):
    s = fresh(seats).s
    assert sum(is_mission_in_play(s, mission) for mission in range(14)) == shuffled == 8 + seats


@pytest.mark.rule("RK-SETUP-4", "RKX-29")
@SEATS
def test_eight_missions_must_be_left_over(seats):
    s = fresh(seats).s
    dealt = [int(mission) for mission in s.mission[:seats]]
    assert len(set(dealt)) == seats
    assert all(is_mission_in_play(s, mission) for mission in dealt)
    assert count_bits(missions_left(s)) == 8


@pytest.mark.rule("RK-SETUP-4")
def test_missions_must_be_dealt_clockwise_from_the_dealers_left():
    game = deal(
        seats=4, dealer=1, missions=["asia_africa", "territories_24", "destroy_red", "destroy_yellow"]
    )
    named = [MISSIONS[mission] for mission in game.s.mission[:4]]
    assert named == ["destroy_red", "destroy_yellow", "asia_africa", "territories_24"]


@pytest.mark.rule("RK-SETUP-4")
def test_every_mission_in_play_may_be_dealt():
    for name in MISSIONS:
        others = [other for other in MISSIONS if other != name][:5]
        assert MISSIONS[deal(seats=6, missions=[name, *others]).s.mission[0]] == name


@pytest.mark.rule("RK-SETUP-4", "RK-TRAP-31")
def test_nobody_may_ever_see_the_missions_left_over():
    one = deal(missions=["asia_africa", "territories_24", "destroy_red"])
    # other missions are left over
    other = deal(missions=["asia_africa", "territories_18_by_2", "asia_south_america"])
    assert one.view(0).tobytes() == other.view(0).tobytes()
    assert one.view(None).tobytes() == other.view(None).tobytes()
    assert one.view(1).tobytes() != other.view(1).tobytes()


@pytest.mark.rule("RK-SETUP-5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_player_must_know_only_their_own_mission(seat):
    game = deal(missions=["asia_africa", "territories_24", "destroy_red"])
    view = game.view(seat)
    for other in range(3):
        assert view.mission[other] == (game.s.mission[other] if other == seat else UNKNOWN)
        assert view.mission_now[other] == (game.s.mission_now[other] if other == seat else UNKNOWN)
    assert all(mission == UNKNOWN for mission in game.view(None).mission[:3])


@pytest.mark.rule("RK-SETUP-5")
def test_the_dealing_of_a_mission_may_be_shown_to_its_holder_only():
    events = log.blank_log(100)
    options = RISK.encode_options(3, RISK.resolve_options(3, None, {}))
    ENTRIES.setup(np.zeros(1, RISK.state), 0, options, dice.seeded_tape(5), events)
    dealt = [row for row in log.rows(events) if words.event(row)["id"] == "mission_dealt"]
    assert len(dealt) == 3
    for row in dealt:
        seen_by = [seat for seat in (None, 0, 1, 2) if may_see(row, seat)]
        assert seen_by == [words.event(row)["args"]["seat"]["seat"]]


# The deal


@pytest.mark.rule("RK-SETUP-7")
@SEATS
def test_the_42_cards_must_be_dealt_one_by_one_from_the_dealers_left(seats):
    game = deal(seats, dealer=1, territories=TERRITORIES[::-1])
    for k, name in enumerate(TERRITORIES[::-1]):
        assert game.owner(name) == (2 + k) % seats


@pytest.mark.rule("RK-SETUP-7", "RKX-18", "RK-TRAP-12")
@SEATS
def test_the_first_two_seats_of_four_or_five_must_get_a_territory_more(seats):
    for dealer in range(seats):
        assert from_the_left(deal(seats, dealer), "held") == DEALT[seats]


@pytest.mark.rule("RK-SETUP-8", "RK-TRAP-11")
@SEATS
def test_the_dealt_cards_may_not_be_a_hand(seats):
    game = fresh(seats)
    for _ in range(2):  # before the armies are placed, and at the first turn
        assert not game.s.hand.any()
        assert not any(game.hand(seat) for seat in range(seats))
        assert game.legal(kind="card") == []
        at_first_turn(game)
    own = next(TERRITORIES[t] for t in range(42) if game.s.owner[t] == game.s.turn)
    assert game.refuse(game.s.turn, kind="card", card=own) == Illegal.CARD_NOT_HELD


# Armies


@pytest.mark.rule("RK-SETUP-6", "RKX-19")
@SEATS
def test_the_starting_armies_must_depend_on_the_number_of_players(seats):
    game = at_first_turn(fresh(seats))
    for seat in range(seats):
        armies = sum(int(game.s.armies[t]) for t in range(42) if game.s.owner[t] == seat)
        assert armies == STARTING_ARMIES[seats], seat
    assert game.s.armies.sum() == {3: 105, 4: 120, 5: 125, 6: 120}[seats]


@pytest.mark.rule("RK-SETUP-9")
@SEATS
def test_one_starting_army_must_stand_on_every_territory_dealt(seats):
    game = fresh(seats)
    assert (game.s.armies == 1).all()
    assert [int(n) for n in game.s.stock[:seats] + game.s.held[:seats]] == [STARTING_ARMIES[seats]] * seats


@pytest.mark.rule("RK-SETUP-9", "RKX-19", "RK-TRAP-12")
@SEATS
def test_the_other_starting_armies_must_be_left_to_place(seats):
    for dealer in range(seats):
        assert from_the_left(deal(seats, dealer), "stock") == TO_PLACE[seats]


@pytest.mark.rule("RK-SETUP-10")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_placing_must_start_left_of_the_dealer_and_go_clockwise(dealer):
    game = deal(3, dealer)
    order = [place_one(game) for _ in range(7)]
    assert order == [(dealer + 1 + k) % 3 for k in range(7)]


@pytest.mark.rule("RK-SETUP-10")
def test_only_one_army_may_be_placed_at_a_time():
    game = deal(3)
    assert {action["armies"] for action in game.legal()} == {1}
    for armies in (5, 25):
        assert game.refuse(0, kind="place", territory="alaska", armies=armies) == Illegal.TOO_MANY_ARMIES
    assert game.refuse(0, kind="place", territory="alaska", armies="all") == Illegal.SAY_THE_COUNT


@pytest.mark.rule("RK-SETUP-10")
def test_a_starting_army_may_go_on_any_own_territory():
    game = deal(3)
    assert len(game.legal()) == 14
    assert {action["territory"] for action in game.legal()} == {
        TERRITORIES[t] for t in range(42) if game.s.owner[t] == 0
    }


@pytest.mark.rule("RK-SETUP-10")
def test_a_starting_army_may_not_go_on_anothers_territory():
    game = deal(3)
    assert game.owner("northwest_territory") == 1
    assert game.refuse(0, kind="place", territory="northwest_territory", armies=1) == Illegal.NOT_YOURS


@pytest.mark.rule("RK-SETUP-10")
def test_a_starting_army_must_be_visible_at_once():
    game = deal(3)
    game.act(kind="place", territory="alaska", armies=1)
    assert game.armies("alaska") == game.view(2).armies[0] == 2
    assert game.event("army_placed")["args"]["armies"] == 1


@pytest.mark.rule("RK-SETUP-10", "RK-TRAP-12")
@pytest.mark.parametrize(("seats", "seats_in_last_round"), [(3, 3), (4, 2), (5, 3), (6, 6)])
def test_a_player_without_starting_armies_must_be_skipped(seats, seats_in_last_round):
    game = deal(seats, dealer=1)
    order = []
    while game.s.phase == Phase.SETUP:
        order.append(place_one(game))
    rounds = max(TO_PLACE[seats])
    clockwise = [(2 + k) % seats for k in range(seats)]
    assert order == clockwise * (rounds - 1) + clockwise[-seats_in_last_round:]


# setup.placement (RK-SETUP-11)


@pytest.mark.rule("RK-SETUP-11")
def test_alternating_single_must_be_the_default():
    assert deal(3).states.tobytes() == deal(3, options=placement("alternating_single")).states.tobytes()
    assert deal(3).s.ask == Ask.PLACE_SETUP


def placement(name):
    return {"setup.placement": name}


@pytest.mark.rule("RK-SETUP-11")
def test_alternating_single_must_ask_for_one_army_of_each_in_turn():
    game = deal(4, options=placement("alternating_single"))
    assert [place_one(game) for _ in range(5)] == [0, 1, 2, 3, 0]


@pytest.mark.rule("RK-SETUP-11")
def test_batch_in_turn_must_let_each_seat_place_all_armies_before_the_next():
    game = deal(4, options=placement("batch_in_turn"))
    game.act(0, kind="place", territory="alaska", armies=5)
    assert game.to_act() == [0]
    game.act(0, kind="place", territory="ontario", armies="all")
    assert (game.armies("alaska"), game.armies("ontario"), game.s.stock[0]) == (6, 15, 0)
    assert game.to_act() == [1]
    for seat, name in ((1, "northwest_territory"), (2, "greenland"), (3, "alberta")):
        assert game.to_act() == [seat]
        game.act(seat, kind="place", territory=name, armies="all")
    assert (game.s.phase, game.to_act()) == (Phase.REINFORCEMENT, [0])
    assert game.s.armies.sum() == 120


@pytest.mark.rule("RK-SETUP-11")
def test_batch_secret_must_ask_all_seats_at_the_same_time():
    assert deal(4, options=placement("batch_secret")).to_act() == [0, 1, 2, 3]


@pytest.mark.rule("RK-SETUP-11")
def test_batch_secret_may_not_show_armies_before_all_have_placed():
    game = deal(3, options=placement("batch_secret"))
    game.act(1, kind="place", territory="northwest_territory", armies=5)
    assert game.armies("northwest_territory") == 1
    assert game.events() == []
    assert game.view(1).pending[1] == 5
    assert game.view(1).stock[1] == 16
    for seat in (None, 0, 2):
        assert not game.view(seat).pending.any()
        assert game.view(seat).stock[1] == 21


@pytest.mark.rule("RK-SETUP-11")
def test_batch_secret_must_reveal_the_armies_when_the_last_seat_has_placed():
    game = deal(3, options=placement("batch_secret"))
    game.act(1, kind="place", territory="northwest_territory", armies="all")
    game.act(2, kind="place", territory="greenland", armies="all")
    assert game.to_act() == [0]
    assert (game.s.armies == 1).all()
    game.act(0, kind="place", territory="alaska", armies="all")
    assert [game.armies(name) for name in TERRITORIES[:4]] == [22, 22, 22, 1]
    assert not game.s.pending.any()
    assert [event["args"]["armies"] for event in game.events() if event["id"] == "army_placed"] == [21] * 3
    assert (game.s.phase, game.to_act()) == (Phase.REINFORCEMENT, [0])


@pytest.mark.rule("RK-SETUP-11")
@SEATS
def test_random_must_spread_all_starting_armies_without_asking(seats):
    more = [draw for territories in DEALT[seats] for draw in place_draws(seats, territories)]
    game = deal(seats, options=placement("random"), more=more)
    assert game.s.phase == Phase.REINFORCEMENT
    assert not game.s.stock.any()
    for seat in range(seats):
        own = [int(game.s.armies[t]) for t in range(42) if game.s.owner[t] == seat]
        assert own == [STARTING_ARMIES[seats] - len(own), *[1] * (len(own) - 2), 2]


def place_draws(seats, territories):
    """Draws that put one army on the last of a player's territories and the rest on the first."""
    return [territories - 1] + [0] * (STARTING_ARMIES[seats] - territories - 1)


# The pile and the first turn


@pytest.mark.rule("RK-SETUP-12", "RK-TRAP-11")
@SEATS
def test_all_44_cards_must_be_in_the_pile_after_placing(seats):
    game = fresh(seats)
    assert game.s.unseen == 0  # there is no pile during the deal
    at_first_turn(game)
    assert game.s.unseen == 44
    assert (game.s.location == UNSEEN).all()
    assert game.s.bottom_count == 0


@pytest.mark.rule("RK-SETUP-12")
@pytest.mark.parametrize("card", [0, 21, 41, 42, 43])
def test_any_card_and_either_joker_may_be_drawn_first(card):
    game = conquer(
        position(owner=held("alaska", "alberta"), armies={"alaska": 4}), "alaska", "northwest_territory"
    )
    game.act(kind="end_attacks", draws=[card])
    assert game.hand(0) == [CARDS[card]]


@pytest.mark.rule("RK-SETUP-13")
@SEATS
def test_the_seat_left_of_the_dealer_must_take_the_first_turn(seats):
    for dealer in range(seats):
        game = deal(seats, dealer, options=placement("batch_in_turn"))
        at_first_turn(game)
        assert (game.s.turn, game.s.round) == ((dealer + 1) % seats, 1)


@pytest.mark.rule("RK-SETUP-13")
def test_turns_must_go_clockwise():
    game = play_setup(5)
    first, order = game.s.turn, []
    for _ in range(10):
        order.append(game.s.turn)
        play_on(game, lambda s, now=game.s.turn: s.turn != now)
    assert order == [(first + k) % 5 for k in range(10)]
    assert game.s.round == 3
