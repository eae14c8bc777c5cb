"""Capital RISK (RK-CAP): choice, secrecy and conquest of capitals, the effect of a conquest, and the win."""

import pytest

from games.risk.positions import RISK, Ask, fresh, play_on, position
from games.risk.turns import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
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
from stridsplan import Table, verify
from stridsplan.engine.at_table import AtTable
from stridsplan.games.risk.components import CAPITALS_TO_WIN, CARDS, TERRITORIES
from stridsplan.games.risk.rules.winning import count_capitals
from stridsplan.games.risk.state import CAPITAL_CARD, NEUTRAL, NOWHERE, UNKNOWN, Illegal, Phase, Won

CAPITAL = {"goal": "capital"}
OWN_MUST_BE_HELD = {"goal": "capital", "capital.own_must_be_held": True}
# Fields of a record in which Iceland, the capital of seat 1, has been taken before
ICELAND_TAKEN_BEFORE = {
    "untouched": [int(name != "iceland") for name in TERRITORIES],
    "capital_open": [0, 1, 0, 0, 0, 0],
}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def capital_game(seats=4, options=None, **fields):
    """A position in which seat 0 attacks; the capitals of seats 0 to 3 are Alaska, Iceland, Egypt and Japan.

    For a capital that was taken before, `untouched` is 0 at its territory and `capital_open` is 1 at its founder.
    """
    owner = {"alaska": 0, "greenland": 0, "iceland": 1, "peru": 1, "egypt": 2} | fields.pop("owner", {})
    names = ["alaska", "iceland", "egypt", "japan", "siam", "peru"][:seats]
    return position(
        seats=seats,
        owner={name: seat for name, seat in owner.items() if seat < seats or seat == NEUTRAL},
        armies={"greenland": 9} | fields.pop("armies", {}),
        capitals=fields.pop("capitals", dict(enumerate(names))),
        options=CAPITAL | (options or {}),
        **fields,
    )


def choosing(seats=3):
    """A position in which the seats choose their capitals."""
    game = fresh(seats, CAPITAL | {"setup.placement": "random"})
    assert (game.s.phase, game.s.ask) == (Phase.CAPITALS, Ask.CHOOSE_CAPITAL)
    return game


def own_territories(game, seat):
    return [TERRITORIES[t] for t in range(42) if game.s.owner[t] == seat]


# Winning by capitals


@pytest.mark.rule("RK-CAP-1")
def test_a_seat_with_enough_capitals_after_an_occupation_must_win():
    game = conquer(capital_game(3), "greenland", "iceland")
    assert (game.s.winner, game.s.won) == (0, Won.CAPITALS)
    assert game.event("game_won")["rule"] == "RK-CAP-1"
    assert game.to_act() == []


@pytest.mark.rule("RK-CAP-1")
def test_a_seat_with_too_few_capitals_may_not_win():
    game = conquer(capital_game(4), "greenland", "iceland")
    assert game.s.winner == NOWHERE


@pytest.mark.rule("RK-CAP-1")
def test_capitals_must_be_counted_as_the_turn_begins():
    game = phase_one(
        owner={"alaska": 0, "peru": 1, "iceland": 0},
        capitals={0: "alaska", 1: "iceland", 2: "japan"},
        options=CAPITAL,
        **ICELAND_TAKEN_BEFORE,
    )
    assert (game.s.winner, game.s.won) == (0, Won.CAPITALS)


@pytest.mark.rule("RK-CAP-1")
def test_capitals_may_not_win_outside_the_capital_game():
    game = position(
        owner={"alaska": 0, "greenland": 0, "iceland": 1, "peru": 1},
        armies={"greenland": 9},
        capitals={0: "alaska", 1: "iceland", 2: "japan"},
    )
    conquer(game, "greenland", "iceland")
    assert game.s.winner == NOWHERE


# Missions in the capital game


@pytest.mark.rule("RK-CAP-2", "RK-TRAP-23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_missions_must_be_dealt_in_the_capital_game_by_default(seats):
    assert RISK.resolve_options(seats, None, CAPITAL)["capital.missions"] == "on"
    game = fresh(seats, CAPITAL)
    assert all(mission != NOWHERE for mission in game.s.mission[:seats])


@pytest.mark.rule("RK-CAP-2", "RK-TRAP-23")
@pytest.mark.parametrize("value", ["on", "off"])
def test_missions_must_be_dealt_in_the_capital_game_only_if_the_option_is_on(value):
    game = fresh(4, CAPITAL | {"capital.missions": value})
    assert [mission != NOWHERE for mission in game.s.mission[:4]] == [value == "on"] * 4


@pytest.mark.rule("RK-CAP-2")
def test_missions_may_not_be_dealt_in_the_capital_game_of_the_international_profile():
    assert (fresh(4, CAPITAL, "international").s.mission == NOWHERE).all()


@pytest.mark.rule("RK-CAP-2")
def test_a_mission_may_win_the_capital_game():
    game = phase_one(
        owner=held(*continent("asia"), *continent("africa")),
        missions={0: "asia_africa"},
        capitals={0: "siam", 1: "peru", 2: "iceland"},
        options=CAPITAL,
    )
    assert (game.s.winner, game.s.won) == (0, Won.MISSION)


@pytest.mark.rule("RK-CAP-2")
def test_capitals_may_win_before_the_mission_is_fulfilled():
    game = conquer(capital_game(3, missions={0: "asia_africa"}), "greenland", "iceland")
    assert (game.s.winner, game.s.won) == (0, Won.CAPITALS)
    assert not game.happened("mission_shown")


# Choosing capitals


@pytest.mark.rule("RK-CAP-3")
@SEATS
def test_capitals_must_be_chosen_when_all_starting_armies_are_placed(seats):
    game = fresh(seats, CAPITAL)
    assert game.s.phase == Phase.SETUP
    play_on(game, lambda s: s.phase != Phase.SETUP)
    assert not game.s.stock.any()
    assert (game.s.phase, game.s.ask) == (Phase.CAPITALS, Ask.CHOOSE_CAPITAL)


@pytest.mark.rule("RK-CAP-3")
@SEATS
def test_all_seats_must_choose_their_capitals_at_the_same_time(seats):
    assert choosing(seats).to_act() == list(range(seats))


@pytest.mark.rule("RK-CAP-3")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_may_choose_any_of_its_territories_as_its_capital(seat):
    game = choosing()
    assert [action["territory"] for action in game.legal(seat)] == own_territories(game, seat)
    name = own_territories(game, seat)[-1]
    game.act(seat, kind="choose_capital", territory=name)
    assert TERRITORIES[game.s.capital[seat]] == name


@pytest.mark.rule("RK-CAP-3")
def test_a_seat_may_not_choose_the_territory_of_another():
    game = choosing()
    assert game.refuse(0, kind="choose_capital", territory=own_territories(game, 1)[0]) == Illegal.NOT_YOURS


@pytest.mark.rule("RK-CAP-3")
def test_a_capital_may_not_be_chosen_twice():
    game = choosing()
    game.act(0, kind="choose_capital", territory=own_territories(game, 0)[0])
    assert game.to_act() == [1, 2]
    assert game.refuse(0, kind="choose_capital", territory=own_territories(game, 0)[1]) == Illegal.NOT_ASKED


@pytest.mark.rule("RK-CAP-3")
def test_the_choice_of_a_capital_must_be_secret():
    game = choosing()
    game.act(1, kind="choose_capital", territory=own_territories(game, 1)[0])
    events = {
        seat: [event["id"] for event in game.events(seat, everything=False)] for seat in (None, 0, 1, 2)
    }
    assert events == {None: [], 0: [], 1: ["capital_chosen"], 2: []}
    for seat in (None, 0, 2):
        assert game.view(seat).capital[1] == UNKNOWN


@pytest.mark.rule("RK-CAP-3")
def test_capitals_must_be_chosen_before_the_pile_is_built():
    game = choosing()
    for seat in (2, 0):
        game.act(seat, kind="choose_capital", territory=own_territories(game, seat)[0])
    assert game.s.unseen == 0
    game.act(1, kind="choose_capital", territory=own_territories(game, 1)[0])
    assert game.s.unseen == 44 - 3
    assert (game.s.phase, game.to_act()) == (Phase.REINFORCEMENT, [(game.s.dealer + 1) % 3])


# The cards of capitals


def with_capitals_chosen(seats):
    """A position in the first turn; each seat has chosen its first territory as its capital."""
    game = choosing(seats)
    for seat in range(seats):
        game.act(seat, kind="choose_capital", territory=own_territories(game, seat)[0])
    return game


@pytest.mark.rule("RK-CAP-4")
@SEATS
def test_the_cards_of_the_capitals_must_not_be_in_the_pile(seats):
    game = with_capitals_chosen(seats)
    assert game.s.unseen == 44 - seats
    for seat in range(seats):
        assert game.s.location[game.s.capital[seat]] == CAPITAL_CARD + seat
    assert not game.defects()


@pytest.mark.rule("RK-CAP-4")
def test_the_card_of_a_capital_may_never_be_drawn():
    drawn = set()
    for index in range(44 - 3):  # the pile
        game = capital_game(3, capitals={0: "alaska", 1: "peru", 2: "japan"})
        conquer(game, "greenland", "iceland")
        game.act(kind="end_attacks", draws=[index])
        (card,) = game.hand(0)
        drawn.add(card)
    assert drawn == set(CARDS) - {"alaska", "peru", "japan"}


@pytest.mark.rule("RK-CAP-4")
@pytest.mark.parametrize("name", ["alaska", "iceland", "japan"])
def test_the_card_of_a_capital_may_never_be_traded(name):
    game = phase_one(
        owner={"alaska": 0, "peru": 1, "iceland": 1},
        capitals={0: "alaska", 1: "iceland", 2: "japan"},
        hands={0: INFANTRY[1:4]},
        options=CAPITAL,
    )
    assert game.refuse(0, kind="card", card=name) == Illegal.CARD_NOT_HELD


@pytest.mark.rule("RK-CAP-4", "RK-CAP-6")
def test_the_card_of_a_capital_may_not_go_to_the_conqueror():
    game = conquer(capital_game(4, hands={1: ["siam"]}), "greenland", "iceland")
    assert game.hand(0) == ["siam"]
    assert game.s.location[TERRITORIES.index("iceland")] == CAPITAL_CARD + 1


# Secrecy of capitals


@pytest.mark.rule("RK-CAP-5")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_capital_must_stay_hidden_until_it_is_taken(seat):
    view = capital_game(4).view(seat)
    for founder in range(4):
        capital = view.capital[founder]
        assert (capital != UNKNOWN) == (founder == seat)
    hidden = [name for k, name in enumerate(["alaska", "iceland", "egypt", "japan"]) if k != seat]
    assert all(view.location[TERRITORIES.index(name)] == UNKNOWN for name in hidden)


@pytest.mark.rule("RK-CAP-5")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_taken_capital_must_be_shown_to_all(seat):
    game = conquer(capital_game(4), "greenland", "iceland")
    view = game.view(seat)
    assert TERRITORIES[view.capital[1]] == "iceland"
    assert view.location[view.capital[1]] == CAPITAL_CARD + 1
    events = [event for event in game.events(seat, everything=False) if event["id"] == "capital_taken"]
    assert [event["args"]["founder"] for event in events] == [{"seat": 1}]


@pytest.mark.rule("RK-CAP-5")
def test_the_other_capitals_must_stay_hidden_when_one_is_taken():
    view = conquer(capital_game(4), "greenland", "iceland").view(0)
    assert [int(view.capital[founder]) for founder in (2, 3)] == [UNKNOWN, UNKNOWN]


@pytest.mark.rule("RK-CAP-5")
def test_a_capital_must_stay_public_when_its_founder_has_taken_it_back():
    game = position_after_retaking()
    assert game.owner("iceland") == 1
    assert TERRITORIES[game.view(3).capital[1]] == "iceland"


@pytest.mark.rule("RK-CAP-5")
def test_capitals_in_random_games_must_be_hidden_until_they_are_first_taken():
    opened = set()

    def look(before, seat, action, s):
        for founder in range(4):
            t = s.capital[founder]
            if t == NOWHERE or s.phase == Phase.CAPITALS:
                continue
            taken = bool(s.capital_open[founder])
            assert not before.capital_open[founder] or taken
            if s.ask != Ask.OCCUPY:
                assert taken == (s.untouched[t] == 0)
            if not taken and s.ask != Ask.OCCUPY:
                assert s.owner[t] == founder
            opened.add(taken)

    options = CAPITAL | {"capital.missions": "off"}
    for seed in range(8):
        random_play(4, options, steps=300, seed=seed, look=look)
    assert opened == {True, False}


# The effect of taking a capital


def iceland_taken(seats=4):
    """A position after seat 0 took Iceland, the capital of seat 1; seat 1 also held Ukraine and Peru."""
    game = capital_game(
        seats,
        owner={"iceland": 1, "ukraine": 1, "peru": 1, "scandinavia": 2},
        armies={"ukraine": 7, "peru": 3, "scandinavia": 5},
        hands={0: ["joker_1"], 1: cards(cavalry=2), 2: ["siam"]},
    )
    game.act(kind="attack", source="greenland", target="iceland")
    game.act(kind="roll", armies=3, dice=3, faces=[6, 6, 6, 1])
    game.act(kind="count", armies=1)
    game.act(kind="done")
    return game


@pytest.mark.rule("RK-CAP-6", "RKX-27", "RK-TRAP-24")
def test_the_loser_of_a_capital_must_give_all_cards_to_the_conqueror():
    game = iceland_taken()
    assert sorted(game.hand(0)) == sorted(["joker_1", *CAVALRY[:2]])
    assert game.hand(1) == []
    assert game.hand(2) == ["siam"]
    assert game.event("cards_taken")["rule"] == "RK-CAP-6"


@pytest.mark.rule("RK-CAP-6")
def test_cards_taken_with_a_capital_may_not_be_traded_before_the_next_phase_one():
    game = capital_game(4, hands={0: INFANTRY[1:4], 1: CAVALRY[1:6]})
    conquer(game, "greenland", "iceland")
    assert (game.s.ask, len(game.hand(0))) == (Ask.ATTACK, 8)
    assert game.refuse(0, kind="card", card=CAVALRY[1]) == Illegal.NO_TRADE_NOW


@pytest.mark.rule("RK-CAP-6", "RK-ELIM-3")
def test_cards_taken_with_a_capital_must_be_traded_at_once_if_the_option_says_so():
    game = capital_game(
        4, {"cards.captured": "must_trade_now_6plus"}, hands={0: ARTILLERY[:3], 1: CAVALRY[1:4]}
    )
    conquer(game, "greenland", "iceland")
    assert game.s.ask == Ask.TRADE_CAPTURED
    trade(game, *ARTILLERY[:3])
    place_all(game, "alaska")
    assert (game.s.ask, len(game.hand(0))) == (Ask.ATTACK, 3)


@pytest.mark.rule("RK-CAP-7", "RKX-27", "RK-TRAP-24")
def test_the_losers_territories_on_the_continent_must_go_to_the_conqueror_with_one_army_each():
    game = iceland_taken()
    assert (game.owner("iceland"), game.armies("iceland")) == (0, 4)
    assert (game.owner("ukraine"), game.armies("ukraine")) == (0, 1)
    assert (game.owner("peru"), game.armies("peru")) == (1, 3)
    assert not game.defects()


@pytest.mark.rule("RK-CAP-7", "RK-TRAP-24")
def test_the_army_in_each_territory_taken_by_the_effect_must_come_from_stock():
    game = iceland_taken()
    assert game.armies("greenland") == 9 - 4
    own = sum(int(game.s.armies[t]) for t in range(42) if game.s.owner[t] == 0)
    assert own == 1 + 5 + 4 + 1  # in Alaska, Greenland, Iceland and Ukraine


@pytest.mark.rule("RK-CAP-7")
def test_other_seats_must_keep_their_territories_on_the_continent():
    game = iceland_taken()
    assert (game.owner("scandinavia"), game.armies("scandinavia")) == (2, 5)
    assert game.owner("great_britain") == 3


@pytest.mark.rule("RK-CAP-7", "RK-CAP-11", "RKX-27", "RK-TRAP-25")
def test_with_three_players_a_seat_that_holds_its_capital_must_win_by_taking_another():
    assert iceland_taken(3).s.winner == 0
    assert iceland_taken(4).s.winner == NOWHERE


# Conquests with and without the effect


def position_after_retaking(**fields):
    """A position after seat 1 has taken its capital back from seat 0."""
    game = capital_game(
        4,
        turn=1,
        owner={"iceland": 0, "great_britain": 1, "scandinavia": 0},
        armies={"great_britain": 9, "scandinavia": 6},
        hands={0: ["siam"], 1: ["joker_1"]} | fields.pop("hands", {}),
        **ICELAND_TAKEN_BEFORE,
        **fields,
    )
    return conquer(game, "great_britain", "iceland")


@pytest.mark.rule("RK-CAP-8")
def test_a_seat_that_takes_back_its_own_capital_must_make_an_ordinary_conquest():
    game = position_after_retaking()
    assert (game.owner("scandinavia"), game.armies("scandinavia")) == (0, 6)
    assert (game.hand(0), game.hand(1)) == (["siam"], ["joker_1"])


@pytest.mark.rule("RK-CAP-8", "RK-ELIM-3")
def test_a_seat_that_takes_back_its_own_capital_may_not_trade_at_once():
    game = position_after_retaking(hands={1: INFANTRY[:3]}, options={"cards.captured": "may_trade_now"})
    assert game.s.ask == Ask.ATTACK


@pytest.mark.rule("RK-CAP-8")
def test_taking_a_capital_from_a_seat_that_is_not_its_founder_must_have_the_effect():
    game = capital_game(
        4,
        turn=2,
        owner={"iceland": 0, "great_britain": 2, "scandinavia": 0, "ukraine": 1},
        armies={"great_britain": 9, "scandinavia": 6},
        hands={0: ["siam"], 1: ["joker_1"]},
        **ICELAND_TAKEN_BEFORE,
    )
    conquer(game, "great_britain", "iceland")
    assert (game.owner("scandinavia"), game.armies("scandinavia")) == (2, 1)
    assert game.owner("ukraine") == 1  # the founder loses nothing
    assert (game.hand(2), game.hand(1), game.hand(0)) == (["siam"], ["joker_1"], [])


@pytest.mark.rule("RK-CAP-8")
def test_taking_a_territory_that_is_no_capital_may_not_have_the_effect():
    game = capital_game(4, capitals={0: "alaska", 1: "peru", 2: "egypt", 3: "japan"}, owner={"ukraine": 1})
    conquer(game, "greenland", "iceland")
    assert game.owner("ukraine") == 1
    assert not game.happened("capital_taken")


def two_capitals(**fields):
    """A position in which seat 1 holds in Europe its capital Iceland, the capital Ukraine of seat 2 and Scandinavia."""
    return capital_game(
        4,
        owner={"iceland": 1, "ukraine": 1, "scandinavia": 1, "egypt": 2},
        armies={"ukraine": 7},
        capitals={0: "alaska", 1: "iceland", 2: "ukraine", 3: "japan"},
        untouched=[int(name != "ukraine") for name in TERRITORIES],
        capital_open=[0, 0, 1, 0, 0, 0],
        hands={1: ["siam"], 2: ["joker_1"]},
        **fields,
    )


@pytest.mark.rule("RK-CAP-9")
def test_other_capitals_of_the_loser_on_the_continent_must_change_hands():
    game = conquer(two_capitals(), "greenland", "iceland")
    assert (game.owner("ukraine"), game.armies("ukraine")) == (0, 1)
    assert count_capitals(game.s, 0) == 3


@pytest.mark.rule("RK-CAP-9")
def test_a_capital_that_changes_hands_by_the_effect_may_not_have_an_effect_itself():
    game = conquer(two_capitals(), "greenland", "iceland")
    assert game.hand(0) == ["siam"]
    assert game.hand(2) == ["joker_1"]  # the founder of the second capital loses no cards
    assert game.owner("egypt") == 2


@pytest.mark.rule("RK-CAP-5", "RK-CAP-9")
def test_a_hidden_capital_that_changes_hands_by_the_effect_must_be_revealed():
    # Seat 1 loses Ukraine, the capital of seat 2; the effect also takes its own capital for the first time
    game = two_capitals()
    game.s.armies[TERRITORIES.index("ukraine")] = 1
    give(game, "ural", 0, 9)
    conquer(game, "ural", "ukraine")
    assert game.owner("iceland") == 0
    assert game.s.capital_open[:4].tolist() == [0, 1, 1, 0]
    assert TERRITORIES[game.view(3).capital[1]] == "iceland"


def give(game, name, seat, armies):
    """Give a territory with a number of armies to a seat."""
    t = TERRITORIES.index(name)
    game.s.held[game.s.owner[t]] -= 1
    game.s.held[seat] += 1
    game.s.owner[t], game.s.armies[t] = seat, armies


@pytest.mark.rule("RK-CAP-10")
def test_losing_its_capital_may_not_eliminate_a_seat():
    game = iceland_taken()
    assert game.s.fallen[1] == 0
    assert not game.happened("seat_eliminated")


@pytest.mark.rule("RK-CAP-10")
def test_losing_its_last_territories_by_the_effect_must_eliminate_a_seat():
    game = capital_game(4, owner={"iceland": 1, "ukraine": 1, "peru": 3})
    conquer(game, "greenland", "iceland")
    assert (game.s.held[1], game.s.fallen[1], game.s.destroyer[1]) == (0, 1, 0)
    assert game.event("seat_eliminated")["args"]["by"] == {"seat": 0}


@pytest.mark.rule("RK-CAP-10")
def test_a_colour_destroyed_by_the_effect_must_count_for_the_conquerors_mission():
    game = capital_game(
        4, owner={"iceland": 1, "ukraine": 1, "peru": 3}, missions={0: "destroy_blue", 2: "asia_africa"}
    )
    conquer(game, "greenland", "iceland")
    assert (game.s.winner, game.s.won) == (0, Won.MISSION)


@pytest.mark.rule("RK-CAP-10")
def test_the_effect_may_not_earn_a_second_card():
    game = iceland_taken()
    before = len(game.hand(0))
    game.act(kind="end_attacks", draws=[0])
    assert len(game.hand(0)) == before + 1


# The number of capitals needed to win


@pytest.mark.rule("RK-CAP-11", "RKX-23")
@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_number_of_capitals_needed_must_depend_on_the_players(seats, needed):
    assert CAPITALS_TO_WIN[seats] == needed
    names = ["alaska", "iceland", "egypt", "japan", "siam", "peru"][:seats]
    for number in (needed - 1, needed):
        owner = held(*names[:number]) | {name: k for k, name in enumerate(names) if k >= number}
        # Seats that lost their capital hold another territory
        spare = ["brazil", "argentina", "congo", "india", "ural", "quebec"]
        owner |= {spare[k]: k for k in range(seats)}
        game = phase_one(
            seats=seats,
            owner=owner,
            capitals=dict(enumerate(names)),
            options=CAPITAL,
            untouched=[int(name not in names[1:number]) for name in TERRITORIES],
            capital_open=[int(0 < k < number) for k in range(6)],
        )
        assert (game.s.winner == 0) == (number == needed)


@pytest.mark.rule("RK-CAP-11", "RK-TRAP-25")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_the_first_conquest_of_a_capital_must_win(seats):
    game = conquer(capital_game(seats), "greenland", "iceland")
    assert (game.s.winner, game.s.won) == (0, Won.CAPITALS)


def without_own_capital(options):
    """A position in which seats 0 and 2 have taken each other's capitals, and seat 0 can take the one of seat 1."""
    return capital_game(
        3,
        options,
        owner={"alaska": 2, "japan": 0, "egypt": 2},
        capitals={0: "alaska", 1: "iceland", 2: "japan"},
        untouched=[int(name not in ("alaska", "japan")) for name in TERRITORIES],
        capital_open=[1, 0, 1, 0, 0, 0],
    )


@pytest.mark.rule("RK-CAP-11")
def test_a_seat_may_win_without_its_own_capital():
    game = conquer(without_own_capital({}), "greenland", "iceland")
    assert (game.s.winner, game.s.won) == (0, Won.CAPITALS)


@pytest.mark.rule("RK-CAP-11")
def test_a_seat_may_not_win_without_its_own_capital_if_the_option_says_so():
    game = conquer(without_own_capital(OWN_MUST_BE_HELD), "greenland", "iceland")
    assert count_capitals(game.s, 0) == 2
    assert game.s.winner == NOWHERE


@pytest.mark.rule("RK-CAP-11")
@pytest.mark.parametrize("value", [False, True])
def test_a_seats_own_capital_must_count_while_the_seat_holds_it(value):
    game = capital_game(3, {"capital.own_must_be_held": value})
    assert conquer(game, "greenland", "iceland").s.winner == 0


@pytest.mark.rule("RK-CAP-11")
def test_the_capitals_must_be_held_at_the_same_time_to_win():
    # Seat 0 holds only its own capital; a capital that it held earlier does not count
    game = phase_one(
        owner={"alaska": 0, "peru": 1, "iceland": 2},
        capitals={0: "alaska", 1: "iceland", 2: "japan"},
        options=CAPITAL,
        **ICELAND_TAKEN_BEFORE,
    )
    assert game.s.winner == NOWHERE


@pytest.mark.rule("RK-CAP-12")
def test_the_capital_of_an_eliminated_seat_must_stay_a_capital():
    game = capital_game(4, owner={"iceland": 2, "peru": 3}, **ICELAND_TAKEN_BEFORE)
    assert game.s.fallen[1] == 1
    conquer(game, "greenland", "iceland")
    assert game.happened("capital_taken")
    assert count_capitals(game.s, 0) == 2


@pytest.mark.rule("RK-CAP-12")
def test_the_number_of_capitals_needed_must_depend_on_the_players_at_the_start():
    game = capital_game(4, owner={"iceland": 2, "peru": 3}, **ICELAND_TAKEN_BEFORE)
    conquer(game, "greenland", "iceland")
    assert game.s.winner == NOWHERE  # four seats began, so three capitals are needed even if three are left


@pytest.mark.rule("RK-CAP-13")
def test_the_capital_game_for_two_must_be_set_up_like_the_game_for_two():
    game = deal(2, options=CAPITAL)
    assert [int(game.s.held[owner]) for owner in (0, 1, NEUTRAL)] == [14, 14, 14]
    assert game.s.stock[:2].tolist() == [26, 26]
    assert (game.s.mission == NOWHERE).all()


@pytest.mark.rule("RK-CAP-13")
def test_the_neutral_force_may_not_have_a_capital():
    game = choosing(2)
    assert game.to_act() == [0, 1]
    neutral = next(TERRITORIES[t] for t in range(42) if game.s.owner[t] == NEUTRAL)
    for seat in (0, 1):
        assert game.refuse(seat, kind="choose_capital", territory=neutral) == Illegal.NOT_YOURS
        game.act(seat, kind="choose_capital", territory=own_territories(game, seat)[0])
    assert [int(capital) for capital in game.s.capital[2:]] == [NOWHERE] * 4
    assert game.s.unseen == 42


@pytest.mark.rule("RK-CAP-13")
def test_the_opponent_must_place_neutral_armies_in_the_capital_game_for_two():
    game = phase_one(
        seats=2,
        owner={"alaska": 0, "quebec": NEUTRAL},
        capitals={0: "alaska", 1: "japan"},
        options=CAPITAL,
    )
    place_all(game, "alaska")
    assert (game.s.ask, game.to_act(), game.s.to_place) == (Ask.PLACE_NEUTRAL, [1], 1)
    place_all(game, "quebec", kind="place_neutral")
    pass_turn(game, "alaska")
    assert game.s.turn == 1


@pytest.mark.rule("RK-HID-4")
def test_a_capital_that_was_never_taken_must_stay_secret_in_the_transcript():
    """All seats but one resign while the capitals are hidden."""
    table = Table("risk", seats=3, options=CAPITAL | {"setup.placement": "random"}, secret=bytes(32))
    while table.view(None)["phase"] == "capitals":
        seat = table.to_act()[0]
        table.act(seat, int(table.legal(seat)[0]))
    while not table.is_over:
        seat = table.to_act()[0]
        table.act(seat, table.timeout_action(seat) if seat in table.out else AtTable.RESIGN)
    transcript = table.transcript()
    assert [stream["key"] for stream in transcript["streams"] if stream["name"] == "codes"] == [None]
    assert all(row["codes"] is None for row in transcript["rows"])
    assert verify(transcript) == []
    opened = table.transcript(opened=True)
    assert opened["rows"][1]["codes"], "the codes are shown if all seats agree"
