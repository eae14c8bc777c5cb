"""RISK cards (RK-CARD): sets and their values, forced trades, territory bonuses, the pile, drawing."""

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product
from math import comb

import pytest

from games.risk.positions import Ask, may_see, position
from games.risk.turns import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    JOKERS,
    cards,
    conquer,
    held,
    may_end,
    pass_turn,
    phase_one,
    place_all,
    trade,
)
from stridsplan.engine import dice, log
from stridsplan.games.risk import words
from stridsplan.games.risk.components import CARDS, Symbol
from stridsplan.games.risk.rules.cards import draw_card, fixed_value, holds_a_set, is_set, most_sets
from stridsplan.games.risk.state import BOTTOM, NOWHERE, UNKNOWN, Illegal

SYMBOLS = list(Symbol)
SYMBOL_OF_LETTER = {symbol.name[0]: symbol for symbol in Symbol}  # I, C, A and J for a joker
TRIPLES = list(product(SYMBOL_OF_LETTER, repeat=3))  # three cards, such as ("I", "C", "J")
# All hands of at most nine cards: the numbers of infantry, cavalry, artillery and jokers
HANDS = [counts for counts in product(range(10), range(10), range(10), range(3)) if sum(counts) <= 9]
DECK = (14, 14, 14, 2)  # infantry, cavalry, artillery, jokers


def symbols(triple):
    return [SYMBOL_OF_LETTER[letter] for letter in triple]


# A slow reference implementation of sets that tries each joker as every symbol


def readings_of(triple):
    """All readings of three symbols, with every joker replaced by each other symbol."""
    return product(*(SYMBOLS[:3] if symbol == Symbol.JOKER else [symbol] for symbol in triple))


def best_value(triple):
    """The highest value of the readings that are sets; 0 if no reading is a set."""
    values = [0]
    for reading in readings_of(triple):
        if len(set(reading)) == 1:
            values.append((4, 6, 8)[reading[0]])
        elif len(set(reading)) == 3:
            values.append(10)
    return max(values)


SETS = [triple for triple in combinations_with_replacement(SYMBOLS, 3) if best_value(triple)]


@cache
def numbers_of_sets(hand):
    """The possible numbers of sets of a hand that is traded until no set is left."""
    found = set()
    for triple in SETS:
        left = tuple(count - triple.count(symbol) for count, symbol in zip(hand, SYMBOLS, strict=True))
        if min(left) >= 0:
            found |= {1 + number for number in numbers_of_sets(left)}
    return found or {0}


def number_of_hands(hand):
    """The number of hands with given numbers of cards of each symbol."""
    total = 1
    for count, in_deck in zip(hand, DECK, strict=True):
        total *= comb(in_deck, count)
    return total


def probability(size, condition):
    """The probability that a random hand of `size` cards fulfils a condition."""
    hands = [hand for hand in product(*(range(n + 1) for n in DECK)) if sum(hand) == size]
    return Fraction(sum(number_of_hands(hand) for hand in hands if condition(*hand)), comb(44, size))


# Sets


@pytest.mark.rule("RK-CARD-1")
@pytest.mark.parametrize(
    ("triple", "expected"),
    [
        *(("III", True), ("CCC", True), ("AAA", True), ("ICA", True), ("ACI", True), ("CIA", True)),
        *(("IIC", False), ("ICI", False), ("CII", False), ("AAC", False), ("CAA", False), ("IAI", False)),
    ],
)
def test_three_equal_symbols_or_one_of_each_must_be_a_set(triple, expected):
    assert bool(is_set(*symbols(triple))) == expected


@pytest.mark.rule("RK-CARD-1", "RK-CARD-2")
@pytest.mark.parametrize("triple", TRIPLES, ids="".join)
def test_whether_three_cards_are_a_set_must_not_depend_on_their_order(triple):
    assert {bool(is_set(*order)) for order in permutations(symbols(triple))} == {
        best_value(symbols(triple)) > 0
    }


@pytest.mark.rule("RK-CARD-1")
def test_a_set_must_have_three_cards():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=4)})
    for name in INFANTRY[:2]:
        game.act(kind="card", card=name)
        assert game.s.to_place == 3
        assert game.refuse(0, kind="end_reinforcement") == Illegal.COMPOUND_ACTION_BEGUN
        assert game.refuse(0, kind="place", territory="siam", armies=1) == Illegal.COMPOUND_ACTION_BEGUN
    game.act(kind="card", card=INFANTRY[2])
    assert (game.s.to_place, game.hand(0)) == (7, [INFANTRY[3]])


@pytest.mark.rule("RK-CARD-1")
def test_three_cards_that_are_no_set_may_not_be_traded():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3, cavalry=1)})
    assert game.refuse(0, kind="card", card=CAVALRY[0]) == Illegal.NO_SET_WITH_CARD
    game.act(kind="card", card=INFANTRY[0])
    game.act(kind="card", card=INFANTRY[1])
    assert game.refuse(0, kind="card", card=CAVALRY[0]) == Illegal.NO_SET_WITH_CARD
    assert game.legal() == [{"kind": "card", "card": INFANTRY[2]}]


@pytest.mark.rule("RK-CARD-1")
def test_a_card_may_be_traded_only_by_its_holder():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3), 2: ["egypt"]})
    assert game.refuse(0, kind="card", card="egypt") == Illegal.CARD_NOT_HELD
    assert game.refuse(0, kind="card", card="japan") == Illegal.CARD_NOT_HELD


@pytest.mark.rule("RK-CARD-1")
def test_a_card_may_not_be_counted_twice():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3)})
    game.act(kind="card", card=INFANTRY[0])
    assert game.refuse(0, kind="card", card=INFANTRY[0]) == Illegal.CARD_ALREADY_CHOSEN


@pytest.mark.rule("RK-CARD-2")
@pytest.mark.parametrize("pair", list(product(SYMBOL_OF_LETTER, repeat=2)), ids="".join)
def test_a_joker_and_any_two_cards_must_be_a_set(pair):
    for triple in permutations([Symbol.JOKER, *symbols(pair)]):
        assert is_set(*triple)


@pytest.mark.rule("RK-CARD-2")
def test_a_hand_must_hold_a_set_exactly_if_three_of_its_cards_are_a_set():
    # At most n cards of three symbols can be chosen in comb(n + 3, 3) ways
    assert len(HANDS) == sum(comb(9 - jokers + 3, 3) for jokers in range(3))
    assert [hand for hand in HANDS if bool(holds_a_set(*hand)) != (max(numbers_of_sets(hand)) > 0)] == []


@pytest.mark.rule("RK-CARD-9")
def test_the_most_sets_of_a_hand_must_equal_the_result_of_a_full_search():
    assert [hand for hand in HANDS if most_sets(*hand) != max(numbers_of_sets(hand))] == []


# Values


@pytest.mark.rule("RK-CARD-3", "RK-TRAP-13")
@pytest.mark.parametrize(("triple", "value"), [("III", 4), ("CCC", 6), ("AAA", 8), ("ICA", 10)])
def test_a_set_must_have_the_value_of_the_table(triple, value):
    assert fixed_value(*symbols(triple)) == value


@pytest.mark.rule("RK-CARD-3")
@pytest.mark.parametrize(
    ("names", "value"),
    [
        (INFANTRY[:3], 4),
        (CAVALRY[:3], 6),
        (ARTILLERY[:3], 8),
        ([INFANTRY[0], CAVALRY[0], ARTILLERY[0]], 10),
    ],
)
def test_fixed_set_values_must_stay_the_same_throughout_the_game(names, value):
    for sets_before in (0, 1, 9, 30):
        game = phase_one(owner=held("siam"), hands={0: names}, sets_traded=sets_before)
        trade(game, *names)
        assert game.event("set_traded")["args"]["armies"] == value
        assert game.s.to_place == 3 + value


@pytest.mark.rule("RK-CARD-4", "RKX-30", "RK-TRAP-29")
@pytest.mark.parametrize(("triple", "value"), [("IIJ", 4), ("CCJ", 6), ("AAJ", 8), ("ICJ", 10), ("JJI", 10)])
def test_a_set_with_jokers_must_have_the_highest_possible_value(triple, value):
    assert is_set(*symbols(triple))
    assert {fixed_value(*order) for order in permutations(symbols(triple))} == {value}


@pytest.mark.rule("RK-CARD-1", "RKX-30")
def test_two_infantry_and_a_cavalry_may_not_be_a_set():
    assert not is_set(*symbols("IIC"))


@pytest.mark.rule("RK-CARD-3", "RK-CARD-4")
@pytest.mark.parametrize("triple", [t for t in TRIPLES if best_value(symbols(t))], ids="".join)
def test_every_set_must_have_the_highest_value_of_its_readings(triple):
    assert fixed_value(*symbols(triple)) == best_value(symbols(triple))


@pytest.mark.rule("RK-CARD-5")
def test_any_number_of_sets_may_be_traded_in_a_turn():
    hand = cards(infantry=6, cavalry=6)
    game = phase_one(owner=held("siam"), hands={0: hand})
    for k in range(0, 12, 3):
        trade(game, *hand[k : k + 3])
    assert game.s.to_place == 3 + 4 + 4 + 6 + 6
    assert game.hand(0) == []
    assert not game.defects()


# Territory bonus


@pytest.mark.rule("RK-CARD-6", "RK-TRAP-5")
def test_trading_three_cards_of_own_territories_must_bring_six_bonus_armies():
    game = phase_one(owner=held(*INFANTRY[:3]), hands={0: cards(infantry=3)})
    trade(game, *INFANTRY[:3])
    assert [game.armies(name) for name in INFANTRY[:4]] == [3, 3, 3, 1]


@pytest.mark.rule("RK-CARD-6", "RK-CARD-7", "RKX-20")
def test_each_traded_card_of_an_own_territory_must_bring_two_bonus_armies():
    game = phase_one(owner=held("brazil", "peru"), hands={0: ["brazil", "peru", "india"]})
    trade(game, "brazil", "peru", "india")
    assert game.event("set_traded")["args"]["armies"] == 10
    assert game.s.to_place == 3 + 10
    assert [game.armies(name) for name in ("brazil", "peru", "india")] == [3, 3, 1]
    assert game.s.received == 3 + 14


BONUS = {  # armies for each of two sets that show three own territories each
    "per_card": (6, 6),
    "once_per_set": (2, 2),
    "once_per_turn": (2, 0),
    "none": (0, 0),
}


@pytest.mark.rule("RK-CARD-6")
@pytest.mark.parametrize(("value", "armies"), BONUS.items())
def test_the_territory_bonus_must_depend_on_the_option(value, armies):
    own = INFANTRY[:3] + CAVALRY[:3]
    game = phase_one(owner=held(*own), hands={0: own}, options={"cards.territory_bonus": value})
    for names, expected in zip((INFANTRY[:3], CAVALRY[:3]), armies, strict=True):
        trade(game, *names)
        assert sum(game.armies(name) for name in names) == 3 + expected


@pytest.mark.rule("RK-CARD-6")
@pytest.mark.parametrize("value", ["once_per_set", "once_per_turn"])
def test_a_single_bonus_must_go_to_the_first_traded_card_that_shows_an_own_territory(value):
    game = phase_one(
        owner=held(*INFANTRY[:2]), hands={0: cards(infantry=3)}, options={"cards.territory_bonus": value}
    )
    trade(game, INFANTRY[2], INFANTRY[1], INFANTRY[0])
    assert [game.armies(name) for name in INFANTRY[:3]] == [1, 3, 1]


@pytest.mark.rule("RK-CARD-6")
def test_a_bonus_given_once_a_turn_must_be_given_again_in_the_next_turn():
    game = phase_one(
        owner=held(*INFANTRY[:2], *CAVALRY[:1]),
        hands={0: cards(infantry=3, cavalry=3)},
        options={"cards.territory_bonus": "once_per_turn", "cards.forced_scope": "below_five"},
    )
    trade(game, *INFANTRY[:3])
    pass_turn(game, INFANTRY[0])
    pass_turn(game, "japan")
    assert (game.s.turn, game.armies(CAVALRY[0])) == (0, 1)
    trade(game, *CAVALRY[:3])
    assert game.armies(CAVALRY[0]) == 3


@pytest.mark.rule("RK-CARD-7", "RK-TRAP-5")
def test_bonus_armies_must_be_placed_at_once_on_the_territory_of_the_card():
    game = phase_one(owner=held("alaska", "siam"), hands={0: cards(infantry=3)})
    trade(game, *INFANTRY[:3])
    assert game.armies("alaska") == 3
    assert game.event("bonus_placed")["args"] == {
        "seat": {"seat": 0},
        "territory": {"term": "territory-alaska"},
        "armies": 2,
    }
    assert game.s.to_place == 3 + 4  # not counting the two bonus armies


@pytest.mark.rule("RK-CARD-7")
def test_jokers_may_not_bring_a_bonus():
    game = phase_one(owner=held("alaska", "siam"), hands={0: ["alaska", *JOKERS]})
    trade(game, "alaska", *JOKERS)
    assert game.s.bonus_received == 2
    assert game.s.armies.sum() == 42 + 2


@pytest.mark.rule("RK-CARD-7")
@pytest.mark.parametrize(("owner", "bonus"), [(0, 2), (2, 0)])
def test_ownership_must_be_checked_when_the_set_is_traded(owner, bonus):
    # Seat 0 got the card while another seat owned Alaska; only the owner at the time of the trade counts
    game = position(owner={"siam": 0, "alberta": 0}, armies={"alberta": 9}, hands={0: cards(infantry=3)})
    if owner == 0:
        conquer(game, "alberta", "alaska")
        game.act(kind="end_attacks", draws=[0])
    pass_turn(game, "alberta")
    pass_turn(game, "japan")
    before = game.armies("alaska")
    trade(game, *INFANTRY[:3])
    assert game.armies("alaska") - before == bonus


# Forced trades


@pytest.mark.rule("RK-CARD-8")
@pytest.mark.parametrize("number", [5, 6, 7, 9])
def test_a_player_with_five_cards_or_more_must_trade(number):
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=number)})
    assert game.refuse(0, kind="end_reinforcement") == Illegal.MUST_TRADE


@pytest.mark.rule("RK-CARD-8", "RKX-31")
@pytest.mark.parametrize("hand", [cards(infantry=3), cards(infantry=3, cavalry=1)])
def test_a_player_with_three_or_four_cards_may_trade_or_not(hand):
    game = phase_one(owner=held("siam"), hands={0: hand})
    assert game.legal(kind="card")
    place_all(game, "siam")
    assert game.refuse(0, kind="end_reinforcement") == Illegal.NONE


@pytest.mark.rule("RK-CARD-8", "RKX-03")
def test_three_cavalry_and_an_infantry_may_be_kept_or_traded_for_six():
    hand = cards(infantry=1, cavalry=3)
    game = phase_one(owner=held("siam"), hands={0: hand})
    assert not game.s.bound
    place_all(game, "siam")
    assert game.refuse(0, kind="end_reinforcement") == Illegal.NONE
    trade(game, *CAVALRY[:3])
    assert game.s.to_place == 6


@pytest.mark.rule("RK-CARD-8", "RKX-04", "RKX-31")
def test_two_artillery_and_three_infantry_must_be_traded_as_three_infantry():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3, artillery=2)})
    assert {action["card"] for action in game.legal(kind="card")} == set(INFANTRY[:3])
    place_all(game, "siam")
    assert game.refuse(0, kind="end_reinforcement") == Illegal.MUST_TRADE
    trade(game, *INFANTRY[:3])
    assert game.s.to_place == 4
    assert sorted(game.hand(0)) == sorted(ARTILLERY[:2])
    place_all(game, "siam")
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-CARD-8")
def test_the_hand_must_be_counted_when_phase_one_begins():
    game = position(owner=held("siam", "china"), armies={"siam": 9}, hands={0: cards(infantry=4)})
    conquer(game, "siam", "india")
    game.act(kind="end_attacks", draws=[0])
    assert len(game.hand(0)) == 5  # not in phase 1
    game.act(kind="end_turn")
    pass_turn(game, "japan")
    assert game.s.bound


@pytest.mark.rule("RK-CARD-9", "RKX-05", "RK-TRAP-4")
def test_two_cards_of_each_symbol_must_be_traded_as_two_sets():
    game = phase_one(owner=held("siam"), hands={0: cards(2, 2, 2)})
    for k in range(2):
        assert not may_end(game)
        trade(game, INFANTRY[k], CAVALRY[k], ARTILLERY[k])
        assert game.event("set_traded")["args"]["armies"] == 10
    assert game.s.to_place == 3 + 20
    assert game.hand(0) == []


@pytest.mark.rule("RK-CARD-9", "RKX-05")
def test_with_two_cards_of_each_symbol_each_set_must_have_one_of_each():
    game = phase_one(owner=held("siam"), hands={0: cards(2, 2, 2)})
    game.act(kind="card", card=INFANTRY[0])
    assert {action["card"] for action in game.legal()} == {*CAVALRY[:2], *ARTILLERY[:2]}


@pytest.mark.rule("RK-CARD-9", "RKX-31", "RK-TRAP-4")
@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        (cards(3, 2, 0), [INFANTRY[:3]]),
        (cards(3, 3, 0), [INFANTRY[:3], CAVALRY[:3]]),
        (cards(5, 1, 0), [INFANTRY[:3]]),
    ],
)
def test_a_player_who_must_trade_must_continue_until_no_set_is_left(hand, sets):
    game = phase_one(owner=held("siam"), hands={0: hand})
    for names in sets:
        assert not may_end(game)
        trade(game, *names)
    assert may_end(game)
    assert game.legal(kind="card") == []


@pytest.mark.rule("RK-CARD-9")
def test_a_player_who_must_trade_may_choose_which_cards_form_a_set():
    game = phase_one(owner=held("siam"), hands={0: cards(3, 1, 1)})
    assert {action["card"] for action in game.legal(kind="card")} == set(cards(3, 1, 1))
    trade(game, INFANTRY[2], CAVALRY[0], ARTILLERY[0])
    assert may_end(game)


SEVEN_CARDS = cards(3, 3, 1)
MIXED_SET = [INFANTRY[0], CAVALRY[0], ARTILLERY[0]]


def phase_one_with_seven_cards(scope="until_no_set"):
    """A position in phase 1 of seat 0, which must trade as the option `cards.forced_scope` says."""
    return phase_one(owner=held("siam"), hands={0: SEVEN_CARDS}, options={"cards.forced_scope": scope})


@pytest.mark.rule("RK-CARD-9", "RKX-32")
def test_with_until_no_set_a_player_may_stop_after_one_mixed_set():
    game = trade(phase_one_with_seven_cards(), *MIXED_SET)
    assert may_end(game)
    assert game.s.to_place == 3 + 10
    assert len(game.hand(0)) == 4


@pytest.mark.rule("RK-CARD-9", "RKX-32")
def test_with_until_no_set_two_equal_sets_may_be_traded():
    game = trade(phase_one_with_seven_cards(), *INFANTRY[:3])
    assert not may_end(game)
    trade(game, *CAVALRY[:3])
    assert may_end(game)
    assert game.s.to_place == 3 + 10
    assert game.hand(0) == ARTILLERY[:1]


@pytest.mark.rule("RK-CARD-9", "RKX-32")
def test_with_max_sets_a_player_may_not_trade_a_set_that_prevents_another():
    game = phase_one_with_seven_cards("max_sets")
    assert game.refuse(0, kind="card", card=ARTILLERY[0]) == Illegal.TRADE_LOSES_A_SET
    game.act(kind="card", card=INFANTRY[0])
    assert game.refuse(0, kind="card", card=CAVALRY[0]) == Illegal.TRADE_LOSES_A_SET
    assert {action["card"] for action in game.legal()} == set(INFANTRY[1:3])
    game.act(kind="card", card=INFANTRY[1])
    game.act(kind="card", card=INFANTRY[2])
    assert not may_end(game)
    trade(game, *CAVALRY[:3])
    assert may_end(game)


@pytest.mark.rule("RK-CARD-2", "RK-CARD-9")
def test_with_max_sets_a_joker_must_be_counted_once():
    hand = cards(infantry=2, cavalry=2, jokers=1)
    game = phase_one(owner=held("siam"), hands={0: hand}, options={"cards.forced_scope": "max_sets"})
    assert {action["card"] for action in game.legal(kind="card")} == set(hand)
    assert may_end(trade(game, *INFANTRY[:2], JOKERS[0]))


@pytest.mark.rule("RK-CARD-1")
def test_a_new_set_must_begin_with_no_card_chosen():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=6)})
    assert game.s.picked.tolist() == [NOWHERE] * 3
    trade(game, *INFANTRY[:3])
    assert game.s.picked.tolist() == [NOWHERE] * 3


@pytest.mark.rule("RK-CARD-8")
@pytest.mark.parametrize("scope", ["until_no_set", "max_sets", "below_five"])
def test_a_player_with_four_cards_may_keep_them_with_every_forced_scope(scope):
    hand = cards(infantry=3, cavalry=1)
    game = phase_one(owner=held("siam"), hands={0: hand}, options={"cards.forced_scope": scope})
    assert may_end(game)
    assert {action["card"] for action in game.legal(kind="card")} == set(INFANTRY[:3])


@pytest.mark.rule("RK-CARD-9")
def test_with_below_five_a_player_with_six_cards_may_stop_after_one_set():
    game = phase_one(
        owner=held("siam"), hands={0: cards(2, 2, 2)}, options={"cards.forced_scope": "below_five"}
    )
    assert not may_end(game)
    trade(game, *MIXED_SET)
    assert may_end(game)
    assert game.legal(kind="card")  # the second set may also be traded


@pytest.mark.rule("RK-CARD-9")
def test_with_below_five_a_player_with_five_cards_left_must_continue_to_trade():
    game = phase_one(owner=held("siam"), hands={0: cards(8)}, options={"cards.forced_scope": "below_five"})
    trade(game, *INFANTRY[:3])
    assert (len(game.hand(0)), may_end(game)) == (5, False)
    trade(game, *INFANTRY[3:6])
    assert may_end(game)


@pytest.mark.rule("RK-CARD-9")
def test_at_most_four_cards_may_be_left_after_trading_until_no_set():
    for hand in HANDS:
        assert all(sum(hand) - 3 * number <= 4 for number in numbers_of_sets(hand)), hand


@pytest.mark.rule("RK-CARD-9", "RK-TRAP-30")
def test_five_cards_must_always_contain_a_set_and_four_need_not():
    assert probability(5, holds_a_set) == 1
    assert f"{float(1 - probability(4, holds_a_set)):.1%}" == "18.3%"


@pytest.mark.rule("RK-CARD-9", "RK-TRAP-30")
def test_a_player_without_a_set_may_end_phase_one():
    game = phase_one(owner=held("siam"), hands={0: cards(2, 2)})
    assert game.legal(kind="card") == []
    place_all(game, "siam")
    game.act(kind="end_reinforcement")
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-CARD-9")
@pytest.mark.parametrize(("size", "share"), [(3, "200/473"), (4, "15844/19393"), (5, "1")])
def test_the_probability_of_a_set_must_be_that_of_the_catalogue(size, share):
    assert probability(size, holds_a_set) == Fraction(share)


@pytest.mark.rule("RK-CARD-9")
def test_the_probability_of_two_sets_in_six_cards_must_be_that_of_the_catalogue():
    assert probability(6, lambda *hand: most_sets(*hand) >= 2) == Fraction(19571, 38786)


@pytest.mark.rule("RK-CARD-9")
def test_the_number_of_sets_may_depend_on_the_choice_only_in_hands_of_certain_sizes():
    hands = [hand for hand in product(range(13), range(13), range(13), range(3)) if 5 <= sum(hand) <= 12]
    sizes = {sum(hand) for hand in hands if min(numbers_of_sets(hand)) < most_sets(*hand)}
    assert sizes == {6, 7, 9, 10, 12}


# Optional trades


@pytest.mark.rule("RK-CARD-10")
@pytest.mark.parametrize("ask", [Ask.ATTACK, Ask.FORTIFY])
def test_cards_may_not_be_traded_outside_phase_one(ask):
    game = position(ask=ask, owner=held("siam", "china"), armies={"siam": 5}, hands={0: cards(infantry=3)})
    assert game.refuse(0, kind="card", card=INFANTRY[0]) == Illegal.NO_TRADE_NOW
    assert game.legal(kind="card") == []


@pytest.mark.rule("RK-CARD-10")
def test_cards_may_not_be_traded_in_the_turn_of_another_player():
    game = phase_one(seat=0, owner=held("siam"), hands={2: cards(infantry=3)})
    assert game.refuse(2, kind="card", card=INFANTRY[0]) == Illegal.NOT_ASKED
    assert game.legal(2, kind="card") == []


@pytest.mark.rule("RK-CARD-10")
def test_cards_may_be_traded_in_every_turn_of_their_holder():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3)})
    place_all(game, "siam")
    pass_turn(game, "siam")
    pass_turn(game, "japan")
    assert trade(game, *INFANTRY[:3]).s.to_place == 7


# Captured cards (option cards.captured; RK-TRAP-9)


def capture(option, own, taken):
    """A position after seat 0 has eliminated seat 1 and taken its cards."""
    game = position(
        owner={"siam": 0, "china": 0, "indonesia": 1, "japan": 2},
        armies={"siam": 9, "china": 9},
        hands={0: own, 1: taken},
        options={"cards.captured": option},
    )
    conquer(game, "siam", "indonesia")
    assert game.s.fallen[1] == 1
    assert sorted(game.hand(0)) == sorted([*own, *taken])
    return game


@pytest.mark.rule("RK-ELIM-3", "RK-CARD-10", "RK-TRAP-9")
def test_captured_cards_may_not_be_traded_before_the_next_phase_one_of_the_conqueror():
    game = capture("keep_until_next_reinforcement", cards(infantry=4), cards(cavalry=4))
    assert game.s.ask == Ask.ATTACK
    assert game.refuse(0, kind="card", card=INFANTRY[0]) == Illegal.NO_TRADE_NOW
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="end_turn")
    pass_turn(game, "japan")
    assert len(game.hand(0)) == 9
    assert not may_end(game)


@pytest.mark.rule("RK-ELIM-3")
def test_captured_cards_may_be_traded_at_once_if_the_option_says_so():
    game = capture("may_trade_now", cards(infantry=4), cards(cavalry=4))
    assert game.s.ask == Ask.TRADE_CAPTURED
    assert game.refuse(0, kind="end_reinforcement") == Illegal.NONE
    trade(game, *INFANTRY[:3])
    assert game.s.to_place == 4
    assert game.refuse(0, kind="end_reinforcement") == Illegal.ARMIES_LEFT_TO_PLACE
    assert game.refuse(0, kind="attack", source="siam", target="india") == Illegal.NOT_ASKED
    trade(game, *CAVALRY[:3])
    place_all(game, "siam")
    assert game.s.ask == Ask.ATTACK
    assert game.armies("siam") == 8 + 4 + 6


@pytest.mark.rule("RK-ELIM-3")
def test_captured_cards_that_may_be_traded_at_once_need_not_be_traded():
    game = capture("may_trade_now", cards(infantry=4), cards(cavalry=4))
    game.act(kind="end_reinforcement")
    assert (game.s.ask, len(game.hand(0))) == (Ask.ATTACK, 8)


@pytest.mark.rule("RK-ELIM-3")
@pytest.mark.parametrize(
    ("option", "number", "asked"),
    [
        ("must_trade_now_5plus", 4, False),
        ("must_trade_now_5plus", 5, True),
        ("must_trade_now_6plus", 5, False),
        ("must_trade_now_6plus", 6, True),
    ],
)
def test_captured_cards_must_be_traded_at_once_if_the_hand_has_as_many_as_the_option_says(
    option, number, asked
):
    game = capture(option, cards(infantry=number - 1), cards(cavalry=1))
    assert (game.s.ask == Ask.TRADE_CAPTURED) == asked
    if asked:
        assert game.refuse(0, kind="end_reinforcement") == Illegal.MUST_TRADE


@pytest.mark.rule("RK-ELIM-3")
@pytest.mark.parametrize("option", ["must_trade_now_5plus", "must_trade_now_6plus"])
def test_trading_captured_cards_must_continue_until_fewer_than_five_are_left(option):
    game = capture(option, cards(infantry=6), cards(cavalry=2))
    trade(game, *INFANTRY[:3])
    assert not may_end(game)  # five are left
    trade(game, *INFANTRY[3:6])
    assert may_end(game)
    assert game.hand(0) == CAVALRY[:2]


@pytest.mark.rule("RK-ELIM-3")
@pytest.mark.parametrize("option", ["must_trade_now_5plus", "must_trade_now_6plus"])
def test_trading_captured_cards_may_not_continue_below_five(option):
    game = capture(option, cards(infantry=6), cards(cavalry=1))
    trade(game, *INFANTRY[:3])
    assert game.refuse(0, kind="card", card=INFANTRY[3]) == Illegal.NO_TRADE_NOW
    place_all(game, "siam")
    assert (game.s.ask, len(game.hand(0))) == (Ask.ATTACK, 4)


@pytest.mark.rule("RK-ELIM-3", "RK-CARD-7")
def test_the_territory_just_conquered_must_count_for_the_bonus_of_captured_cards():
    taken = ["indonesia", "japan", "eastern_us"]
    game = capture("may_trade_now", [], taken)
    trade(game, *taken)
    assert (game.armies("indonesia"), game.armies("japan")) == (1 + 2, 1)


# The pile


@pytest.mark.rule("RK-CARD-11", "RKX-24", "RK-TRAP-10")
def test_traded_cards_must_go_under_the_pile_in_the_order_in_which_they_are_traded():
    owner = held("siam") | {"china": 1}
    left = [name for name in CARDS if name not in (*INFANTRY[:3], "quebec", "japan")]
    game = phase_one(owner=owner, hands={0: INFANTRY[:3], 1: left})  # quebec and japan are the pile
    assert game.s.unseen == 2
    trade(game, INFANTRY[2], INFANTRY[0], INFANTRY[1])
    assert [CARDS[card] for card in game.s.bottom[:3]] == [INFANTRY[2], INFANTRY[0], INFANTRY[1]]
    # The shuffled cards are drawn at random, those under the pile in their order
    drawn = [draw(game, seat=1, draws=draws) for draws in ([1], [0], [], [], [])]
    assert drawn == ["japan", "quebec", INFANTRY[2], INFANTRY[0], INFANTRY[1]]


def draw(game, seat, draws):
    """Draw a card outside a turn; return its name."""
    before = set(game.hand(seat))
    draw_card(game.s, seat, dice.loaded_tape(draws), log.blank_log(5))
    (name,) = set(game.hand(seat)) - before
    return name


@pytest.mark.rule("RK-CARD-11", "RK-TRAP-10")
def test_traded_cards_may_not_be_shuffled_into_the_pile():
    for order in permutations(INFANTRY[:3]):
        game = trade(phase_one(owner=held("siam"), hands={0: INFANTRY[:3]}), *order)
        assert [CARDS[card] for card in game.s.bottom[:3]] == list(order)
        assert (game.s.unseen, game.s.bottom_count) == (41, 3)
        assert all(game.s.location[CARDS.index(name)] == BOTTOM for name in order)


@pytest.mark.rule("RK-CARD-11")
def test_later_sets_must_go_under_earlier_ones():
    game = phase_one(owner=held("siam"), hands={0: cards(infantry=3, cavalry=3)})
    trade(game, *CAVALRY[:3])
    trade(game, *INFANTRY[:3])
    assert [CARDS[card] for card in game.s.bottom[:6]] == CAVALRY[:3] + INFANTRY[:3]


@pytest.mark.rule("RK-CARD-11")
def test_traded_cards_must_be_shown_to_all():
    game = trade(phase_one(owner=held("siam"), hands={0: cards(infantry=3)}), *INFANTRY[:3])
    shown = {"terms": [f"territory-{name}" for name in INFANTRY[:3]]}
    (event,) = [event for event in game.events(None, everything=False) if event["id"] == "set_traded"]
    assert event["args"]["cards"] == shown
    assert [CARDS[card] for card in game.view(None).bottom[:3]] == INFANTRY[:3]


# Drawing


@pytest.mark.rule("RK-CARD-12", "RKX-25", "RK-TRAP-8")
@pytest.mark.parametrize(("conquests", "drawn"), [(0, 0), (1, 1), (3, 1)])
def test_a_conqueror_must_draw_exactly_one_card(conquests, drawn):
    game = position(owner=held("siam", "china"), armies={"siam": 9, "china": 9})
    for source, target in [("siam", "india"), ("siam", "indonesia"), ("china", "ural")][:conquests]:
        conquer(game, source, target)
    game.act(kind="end_attacks", draws=[7] if drawn else [])
    assert game.hand(0) == ([CARDS[7]] if drawn else [])
    assert game.s.unseen == 44 - drawn


@pytest.mark.rule("RK-CARD-12")
def test_a_conquest_may_not_earn_another_card_in_the_next_turn():
    game = position(owner=held("siam", "china"), armies={"siam": 9})
    conquer(game, "siam", "india")
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="end_turn")
    pass_turn(game, "japan")
    pass_turn(game, "siam")
    assert len(game.hand(0)) == 1


@pytest.mark.rule("RK-CARD-12")
def test_a_card_must_be_drawn_from_those_that_nobody_holds():
    game = position(
        owner=held("siam", "china"),
        armies={"siam": 9},
        hands={0: ["alaska"], 2: ["northwest_territory", "greenland"]},
    )
    conquer(game, "siam", "india")
    game.act(kind="end_attacks", draws=[0])
    assert game.hand(0) == ["alaska", "alberta"]


@pytest.mark.rule("RK-CARD-13")
def test_a_drawn_card_may_be_seen_only_by_its_owner():
    game = position(owner=held("siam", "china"), armies={"siam": 9})
    conquer(game, "siam", "india")
    card = 7
    game.act(kind="end_attacks", draws=[card])
    shown = {seat: [may_see(row, seat) for row in game.rows] for seat in (None, 0, 1, 2)}
    kinds = [words.event(row)["id"] for row in game.rows]
    assert shown[0][kinds.index("card_drawn_shown")]
    for seat in (None, 1, 2):
        assert not shown[seat][kinds.index("card_drawn_shown")]
        assert shown[seat][kinds.index("card_drawn")]
        assert game.view(seat).location[card] == UNKNOWN
        assert game.view(seat).hand[0] == 1
    assert game.view(0).location[card] == 0


@pytest.mark.rule("RK-CARD-14")
def test_the_card_must_be_drawn_when_combat_ends():
    game = position(owner=held("siam", "china"), armies={"siam": 9})
    conquer(game, "siam", "india")
    assert game.hand(0) == []
    game.act(kind="end_attacks", draws=[0])
    assert (game.s.ask, len(game.hand(0))) == (Ask.FORTIFY, 1)


@pytest.mark.rule("RK-CARD-14")
def test_a_drawn_card_may_not_be_traded_before_the_next_phase_one_of_its_owner():
    game = position(owner=held("siam", "china"), armies={"siam": 9}, hands={0: INFANTRY[:2]})
    conquer(game, "siam", "india")
    pile = [card for card in CARDS if card not in INFANTRY[:2]]
    game.act(kind="end_attacks", draws=[pile.index(INFANTRY[2])])
    assert game.refuse(0, kind="card", card=INFANTRY[2]) == Illegal.NO_TRADE_NOW
    game.act(kind="end_turn")
    pass_turn(game, "japan")
    assert game.refuse(0, kind="card", card=INFANTRY[2]) == Illegal.NONE


@pytest.mark.rule("RK-CARD-15")
def test_no_card_may_be_drawn_later_if_the_pile_was_empty():
    game = position(owner=held("siam", "china"), armies={"siam": 9}, hands={2: list(CARDS)})
    conquer(game, "siam", "india")
    game.act(kind="end_attacks")
    assert game.hand(0) == []
    assert not game.happened("card_drawn")
    game.act(kind="end_turn")
    # this trade fills the pile
    trade(game, *ARTILLERY[:3])
    assert game.s.bottom_count == 3
    assert game.hand(0) == []


@pytest.mark.rule("RK-CARD-16")
def test_any_number_of_cards_may_be_held_between_turns():
    game = position(owner=held("siam", "china"), armies={"siam": 9}, hands={0: cards(9, 2)})
    conquer(game, "siam", "india")
    game.act(kind="end_attacks", draws=[0])
    game.act(kind="end_turn")
    assert len(game.hand(0)) == 12
    pass_turn(game, "japan")
    assert len(game.hand(0)) == 12
