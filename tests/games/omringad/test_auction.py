"""The auction in its three forms (OM-AUCT)."""

import numpy as np
import pytest

from games.omringad.board import A33, B33, Illegal, Phase, offer, position, round_end
from stridsplan.games.omringad import GAME
from stridsplan.games.omringad.components import COMBAT_KINDS, FIRST_SPECIAL, NAME_OF_KIND, SPECIALS
from stridsplan.games.omringad.state import ON_OFFER, Ask

CUP = NAME_OF_KIND[COMBAT_KINDS:]  # all specials


def make_ready(game):
    """Let all seats answer that they are ready."""
    for seat in game.to_act():
        game.act(seat, kind="ready")
    return game


def live(special="mage", **setting):
    """A live auction of a special that has opened: all seats are ready."""
    return make_ready(offer(special, "live", **setting))


@pytest.mark.rule("OM-AUCT-2", "OM-TRAP-34")
@pytest.mark.parametrize("drawn", range(SPECIALS))
def test_one_special_must_be_drawn_from_the_cup(drawn):
    game = round_end({"A33": {0: "merc"}}, draws=[drawn])
    assert game.view_json()["auction"]["unit"] == CUP[drawn]
    assert game.event("special_drawn")["args"] == {"unit": {"term": f"unit-{CUP[drawn]}"}}
    assert np.flatnonzero(game.s.place == ON_OFFER).tolist() == [FIRST_SPECIAL + drawn]


@pytest.mark.rule("OM-AUCT-3")
def test_the_auction_must_be_skipped_when_the_cup_is_empty():
    specials = ", ".join(kind for kind in CUP if kind != "dragon")
    game = round_end({"A33": {0: specials}}, dragon="B23")
    assert Phase(game.s.phase) == Phase.PURCHASE


@pytest.mark.rule("OM-AUCT-4")
def test_an_eliminated_special_must_be_in_the_cup_for_the_next_round():
    game = position({"A23": {0: "merc", 1: ("mage", "A13")}}).fight([1, 1, 6, 2])
    assert game.in_cup("mage")


@pytest.mark.rule("OM-AUCT-5")
def test_live_bidding_must_open_when_all_are_ready():
    game = offer("mage", "live")
    assert (game.ask, game.to_act()) == (Ask.READY, [0, 1])
    assert game.question(0)["id"] == "ready"
    game.act(1, kind="ready")
    assert game.refuse(0, kind="bid", gold=1) == Illegal.NOT_ASKED
    game.act(0, kind="ready")
    assert (game.ask, game.to_act()) == (Ask.BID, [0, 1])
    assert GAME.clock["ready"] == 30


@pytest.mark.rule("OM-AUCT-6")
def test_any_player_may_open_the_bidding():
    assert live().act(1, kind="bid", gold=1).to_act() == [0]
    assert live().act(0, kind="bid", gold=4).to_act() == [1]


@pytest.mark.rule("OM-AUCT-7", "OM-T7", "OM-AUCT-13", "OM-AUCT-16")
def test_after_ten_seconds_without_a_higher_bid_the_highest_bidder_must_pay_and_place_the_tile():
    game = live(stacks={"A33": {0: "merc"}}).act(0, kind="bid", gold=1)
    assert GAME.clock[game.question(1)["id"]] == 10
    assert game.timeout_action(1) == {"kind": "fold"}
    game.act(1, kind="fold")
    assert game.event("auction_won")["args"]["gold"] == 1
    assert (game.ask, game.to_act(), game.s.gold[0]) == (Ask.PLACE_SPECIAL, [0], 24)


@pytest.mark.rule("OM-AUCT-7", "OM-T7")
def test_every_bid_must_restart_the_clocks_and_fold_nobody():
    game = live(seats=4)
    laps = [game.question(2)["lap"]]
    for seat, fields in (
        (0, {"kind": "bid", "gold": 1}),
        (1, {"kind": "bid", "gold": 2}),
        (3, {"kind": "fold"}),
    ):
        game.act(seat, **fields)
        laps.append(game.question(2)["lap"])
    assert laps == [0, 1, 2, 2]
    assert {question["lap"] for question in (game.question(0), game.question(None))} == {2}
    assert GAME.clock[game.question(2)["id"]] == 10


@pytest.mark.rule("OM-AUCT-14")
def test_the_live_bidding_of_a_round_must_be_one_race():
    game = live(seats=4)
    assert "race" not in offer("mage", "live").question(0)
    opening = game.question(2)["race"]
    assert game.act(0, kind="bid", gold=1).question(2)["race"] == opening == game.s.round
    for pace in ("turns", "sealed"):
        assert not {"race", "lap"} & set(offer("mage", pace).question(0))


@pytest.mark.rule("OM-AUCT-8")
def test_bids_must_be_whole_gold_from_1_and_each_higher_than_the_last():
    game = live()
    assert min(action["gold"] for action in game.legal(0, "bid")) == 1
    game.act(0, kind="bid", gold=3)
    assert game.refuse(1, kind="bid", gold=3) == Illegal.BID_TOO_LOW
    assert min(action["gold"] for action in game.legal(1, "bid")) == 4


@pytest.mark.rule("OM-AUCT-9", "OM-T56")
def test_a_bid_over_the_gold_must_be_rejected_and_change_nothing():
    game = live(gold=7)
    assert max(action["gold"] for action in game.legal(0, "bid")) == 7
    before = game.states.tobytes()
    assert game.refuse(0, kind="bid", gold=8) == Illegal.BID_OVER_GOLD
    assert game.states.tobytes() == before


@pytest.mark.rule("OM-AUCT-10")
def test_the_highest_bidder_may_not_raise_their_own_bid():
    game = live().act(0, kind="bid", gold=1)
    assert game.refuse(0, kind="bid", gold=2) == Illegal.NOT_ASKED


@pytest.mark.rule("OM-AUCT-11")
def test_folding_must_be_final_and_end_the_auction_when_only_one_bidder_is_left():
    game = live(seats=4).act(1, kind="bid", gold=1).act(0, kind="fold")
    game.act(2, kind="bid", gold=2)
    assert game.to_act() == [1, 3]
    game.act(1, kind="fold").act(3, kind="fold")
    assert game.event("auction_won")["args"]["seat"] == {"seat": 2}


@pytest.mark.rule("OM-AUCT-21")
@pytest.mark.parametrize("pace", ["turns", "live"])
def test_a_seat_that_declines_before_any_bid_must_be_asked_again_when_somebody_bids(pace):
    game = offer("mage", pace) if pace == "turns" else live()
    game.act(0, kind="fold")
    assert (game.happened("declined"), game.happened("folded")) == (True, False)
    assert game.to_act() == [1]
    game.act(1, kind="bid", gold=1)
    assert (game.ask, game.to_act()) == (Ask.BID, [0])
    game.act(0, kind="bid", gold=2).act(1, kind="fold")
    assert game.happened("folded")
    assert game.event("auction_won")["args"] == {
        "seat": {"seat": 0},
        "unit": {"term": "unit-mage"},
        "gold": 2,
    }


@pytest.mark.rule("OM-AUCT-21", "OM-AUCT-11")
def test_with_bids_in_turns_folding_must_be_final_and_declining_before_any_bid_must_not():
    game = offer("mage", seats=4, holder=1)
    order = []
    for gold in (0, 0, 1, 0, 2, 0, 0):  # 0 folds
        order += game.to_act()
        game.act(**({"kind": "bid", "gold": gold} if gold else {"kind": "fold"}))
    assert order == [1, 2, 3, 0, 1, 2, 3]
    assert game.event("auction_won")["args"]["seat"] == {"seat": 1}


@pytest.mark.rule("OM-AUCT-12", "OM-AUCT-21")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_bids_in_turns_the_auction_must_end_when_each_seat_has_declined_once(seats):
    game = offer("mage", seats=seats, holder=1)
    order = []
    for _ in range(seats):
        order += game.to_act()
        game.act(kind="fold")
    assert order == [(1 + k) % seats for k in range(seats)]
    assert game.in_cup("mage")
    assert game.happened("special_returned")
    assert game.ask == Ask.PURCHASE


@pytest.mark.rule("OM-AUCT-12", "OM-T56")
def test_a_tile_that_nobody_bids_for_must_go_back_to_the_cup():
    game = live().act(1, kind="fold").act(0, kind="fold")
    assert game.in_cup("mage")
    assert game.happened("special_returned")
    assert game.ask == Ask.PURCHASE


@pytest.mark.rule("OM-AUCT-14")
def test_of_two_equal_bids_the_later_must_be_rejected():
    game = live(seats=4).act(2, kind="bid", gold=5)
    assert game.refuse(3, kind="bid", gold=5) == Illegal.BID_TOO_LOW
    assert game.refuse(3, kind="bid", gold=6) == Illegal.NONE


@pytest.mark.rule("OM-AUCT-15", "OM-T8", "OM-AUCT-20", "OM-TRAP-5")
def test_gold_left_after_the_auction_must_be_kept_for_the_purchase():
    game = live().act(0, kind="bid", gold=7).act(1, kind="fold")
    game.act(0, kind="lodge", settlement=A33)
    assert game.s.gold[:2].tolist() == [18, 25]
    assert game.ask == Ask.PURCHASE


@pytest.mark.rule("OM-AUCT-16", "OM-TRAP-3")
def test_a_special_may_go_to_any_own_settlement_and_move_at_once():
    game = offer("elephants", control={"B33": 0, "A22": 1}, stacks={"B33": {0: "merc"}})
    game.act(0, kind="bid", gold=1).act(1, kind="fold")
    assert {action["square"] for action in game.legal(0, "lodge")} == {"A33", "A44", "B33"}
    game.act(0, kind="lodge", settlement=B33)
    for seat in (0, 1):
        game.act(seat, kind="end_purchase")
    assert game.why_not_move(0, "B33", "elephants", "B23 B13 B14") == Illegal.NONE


@pytest.mark.rule("OM-AUCT-17", "OM-TRAP-2", "OM-SIEGE-13")
def test_no_siege_may_keep_a_special_out():
    around = {name: {1: "merc"} for name in ("A23", "A34", "A43")}
    game = offer("mage", stacks=around).act(0, kind="bid", gold=1).act(1, kind="fold")
    assert game.square("A33")["siege"]["kind"] == "major"
    assert game.refuse(0, kind="lodge", settlement=A33) == Illegal.NONE


@pytest.mark.rule("OM-AUCT-18")
def test_only_seats_that_can_place_the_tile_may_bid():
    game = offer("horses", "live", stacks={"A33": {0: "merc"}, "B23": {1: "merc"}})
    assert game.to_act() == [0]
    without_settlements = offer("mage", "live", control=dict.fromkeys(("A22", "A33", "A44"), 1))
    assert without_settlements.to_act() == [1]


@pytest.mark.rule("OM-AUCT-19")
def test_the_place_of_a_special_must_be_public_at_first_and_then_hidden_in_the_stack():
    game = offer("mage", stacks={"A33": {0: "2 merc"}}).act(0, kind="bid", gold=1).act(1, kind="fold")
    game.act(0, kind="lodge", settlement=A33)
    (placed,) = [event for event in game.events(1) if event["id"] == "special_placed"]
    assert placed["args"]["square"] == "A33"
    assert game.stack("A33", 0, viewer=1)["top"]["unit"] == "merc"
    (mage,) = [special for special in game.view_json(1)["specials"] if special["unit"] == "mage"]
    assert (mage["owner"], mage["square"]) == (0, None)


def test_with_bids_in_turns_each_seat_must_raise_or_fold_clockwise_from_the_holder():
    game = offer("mage", seats=4, holder=2)
    order = []
    for gold in (1, 2, 0, 0, 3, 0):  # 0 folds
        order += game.to_act()
        game.act(**({"kind": "bid", "gold": gold} if gold else {"kind": "fold"}))
    assert order == [2, 3, 0, 1, 2, 3]
    assert game.to_act() == [2]
    assert game.ask == Ask.PLACE_SPECIAL


@pytest.mark.parametrize(
    ("bids", "winner", "price"),  # a bid of 0 folds; of equal bids that of seat 1, the holder, wins
    [
        ((5, 9, 0, 0), 1, 6),
        ((4, 0, 0, 0), 0, 1),
        ((6, 6, 0, 3), 1, 6),
        ((5, 6, 0, 0), 1, 6),
        ((0, 7, 7, 7), 1, 7),
    ],
)
def test_the_highest_sealed_bid_must_win_for_one_more_than_the_second_unless_equal(bids, winner, price):
    game = offer("mage", "sealed", seats=4, holder=1)
    for seat, gold in enumerate(bids):
        assert not game.view(3).sealed[:3].any()
        game.act(seat, **({"kind": "bid", "gold": gold} if gold else {"kind": "fold"}))
    assert (game.s.high, game.s.bid) == (winner, price)
    assert game.s.gold[winner] == 25 - price


def test_with_sealed_bids_nobody_may_win_if_all_fold():
    game = offer("mage", "sealed").act(0, kind="fold").act(1, kind="fold")
    assert game.in_cup("mage")
