"""Set-up: countries, the first army, its stacks (OM-SETUP).

The action that completes the last army begins round 1; its `faces` are the dice for the initiative.
"""

from itertools import combinations_with_replacement

import pytest

from games.omringad.board import A22, A33, B33, LAYOUT, Illegal, fresh
from stridsplan.engine.options import BadOption
from stridsplan.games.omringad import GAME
from stridsplan.games.omringad.components import COST, NAME_OF_KIND, POOL_SIZE, SQUARE_NAMES, Terrain
from stridsplan.games.omringad.state import UNKNOWN, Ask

NAMES = {"C": "castle", "V": "village", "L": "lake", "F": "forest", "M": "mountain"}


def lay_out(game, seat, layout=LAYOUT):
    """Let a seat lay out its country."""
    for row, line in enumerate(layout.split(), 1):
        for column, mark in enumerate(line, 1):
            if mark in NAMES:
                game.act(seat, kind="lay", terrain=NAMES[mark], cell=f"{row}{column}")
    return game


def laid_out(seats=2, **options):
    """A game in which all countries are laid out."""
    game = fresh(seats, **options)
    for seat in range(seats):
        lay_out(game, seat)
    return game


def buy(game, seat, text):
    """Let a seat buy units: "5 merc, elite"."""
    for part in text.split(","):
        *number, unit = part.split()
        for _ in range(int(number[0]) if number else 1):
            game.act(seat, kind="buy", unit=unit)
    return game


def put(game, seat, *stacks):
    """Let a seat put units into its castle and villages, one text each: "merc merc elite"."""
    castle = 3 * seat  # the number of the settlement; the villages follow
    for k, stack in enumerate(stacks):
        for unit in stack.split():
            game.act(seat, kind="put", unit=unit, settlement=castle + k)
    return game


@pytest.mark.rule("OM-SETUP-1")
def test_the_limit_must_be_one_of_three():
    assert GAME.option_choices(2, {})["limit"] == [50, 100, 140]
    assert [GAME.resolve_options(2, name, {})["limit"] for name in GAME.profiles] == [50, 100, 140]


@pytest.mark.rule("OM-SETUP-2")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_only_two_or_four_may_play(seats):
    with pytest.raises(BadOption):
        GAME.resolve_options(seats, None, {})


@pytest.mark.rule("OM-SETUP-3")
def test_nine_tiles_must_go_to_nine_squares_of_the_seats_country():
    game = lay_out(fresh(), 0)
    assert game.to_act() == [1]
    assert (game.s.terrain[:25] == Terrain.PLAIN).sum() == 16
    game.act(1, kind="lay", terrain="castle", cell="11")
    assert game.refuse(1, kind="lay", terrain="lake", cell="11") == Illegal.CELL_TAKEN
    assert game.refuse(1, kind="lay", terrain="castle", cell="12") == Illegal.NONE_OF_TERRAIN_LEFT


@pytest.mark.rule("OM-SETUP-4")
def test_any_arrangement_must_be_legal():
    game = lay_out(fresh(), 0, "CL... LV... V.... ..... FFMM.")
    assert game.to_act() == [1]


@pytest.mark.rule("OM-SETUP-5")
def test_a_country_must_be_secret_until_all_are_complete():
    game = lay_out(fresh(), 0)
    assert set(game.view(1).terrain[:25]) == {UNKNOWN}
    assert set(game.view(None).terrain[:50]) == {UNKNOWN}
    assert game.view(0).terrain[SQUARE_NAMES["A33"]] == Terrain.CASTLE
    lay_out(game, 1)
    assert game.happened("terrain_revealed")
    assert game.view(1).terrain[SQUARE_NAMES["A33"]] == Terrain.CASTLE
    assert game.ask == Ask.RAISE_ARMY


@pytest.mark.rule("OM-SETUP-6")
def test_a_country_must_lie_in_the_orientation_of_the_common_map():
    game = laid_out()
    assert [game.s.terrain[SQUARE_NAMES[name]] for name in ("A15", "B15")] == [Terrain.LAKE] * 2


@pytest.mark.rule("OM-SETUP-7", "OM-SETUP-8")
def test_a_pool_must_hold_thirty_five_units_and_no_more():
    assert POOL_SIZE.tolist() == [16, 6, 4, 4, 2, 3]
    assert sum(POOL_SIZE) == 35
    assert sum(number * cost for number, cost in zip(POOL_SIZE, COST, strict=True)) == 128
    game = laid_out()
    assert [game.pool(0, unit) for unit in NAME_OF_KIND[:6]] == [16, 6, 4, 4, 2, 3]
    game.s.gold[:2] = 100
    buy(game, 0, "2 catapult")
    assert game.refuse(0, kind="buy", unit="catapult") == Illegal.POOL_EMPTY


@pytest.mark.rule("OM-SETUP-9", "OM-SETUP-11", "OM-SETUP-13", "OM-T1")
def test_twenty_five_gold_must_buy_nine_units_in_three_stacks():
    game = buy(laid_out(), 0, "5 merc, 3 elite, catapult")
    assert game.view_json(0)["seats"][0]["spent"] == 25
    game.act(0, kind="end_purchase")
    put(game, 0, "merc merc merc", "merc merc elite", "elite elite catapult")
    assert game.to_act() == [1]
    assert [game.pool(0, unit) for unit in ("merc", "elite", "catapult")] == [11, 3, 1]
    assert [game.tiles(name, 0) for name in ("A33", "A22", "A44")] == [
        "3 merc",
        "2 merc, elite",
        "2 elite, catapult",
    ]


@pytest.mark.rule("OM-SETUP-9")
def test_gold_left_over_must_be_lost_and_round_1_must_bring_new_gold():
    game = laid_out()
    for seat in range(2):
        buy(game, seat, "3 merc")
        game.act(seat, kind="end_purchase")
        game.acts(seat, *({"kind": "put", "unit": "merc", "settlement": 3 * seat + k} for k in range(2)))
        game.act(seat, kind="put", unit="merc", settlement=3 * seat + 2, faces=[6, 1] if seat else [])
    assert game.s.gold[:2].tolist() == [25, 25]
    assert game.ask == Ask.PURCHASE


@pytest.mark.rule("OM-SETUP-10", "OM-TRAP-1", "OM-PEACE-2")
def test_by_the_end_of_round_1_a_player_may_have_spent_more_than_25_gold():
    game = laid_out()
    for seat in range(2):
        buy(game, seat, "12 merc").act(seat, kind="end_purchase")
        for k in range(12):
            last = seat and k == 11
            game.act(
                seat, kind="put", unit="merc", settlement=3 * seat + k // 4, faces=[6, 1] if last else []
            )
    buy(game, 0, "4 rider, merc")
    assert game.s.spent[0] == 22
    assert game.s.budget[0] == 25


@pytest.mark.rule("OM-SETUP-12", "OM-T30", "OM-TRAP-4")
def test_the_number_of_units_must_be_divisible_by_three():
    game = buy(laid_out(), 0, "10 merc")
    assert game.refuse(0, kind="end_purchase") == Illegal.NOT_IN_THREES
    assert game.refuse(0, kind="buy", unit="merc") == Illegal.NONE
    assert game.refuse(0, kind="buy", unit="rider") == Illegal.NOT_IN_THREES
    buy(game, 0, "2 merc")
    assert game.refuse(0, kind="end_purchase") == Illegal.NONE
    assert game.s.gold[0] - game.s.spent[0] == 1


@pytest.mark.rule("OM-SETUP-12")
def test_the_purchases_must_be_counted_as_in_the_catalogue():
    costs = COST.tolist()
    bought = [
        purchase
        for number in range(13)
        for purchase in combinations_with_replacement(range(6), number)
        if sum(costs[kind] for kind in purchase) <= 25
        and all(purchase.count(kind) <= POOL_SIZE[kind] for kind in range(6))
    ]
    in_threes = [purchase for purchase in bought if len(purchase) % 3 == 0]
    full = [purchase for purchase in bought if sum(costs[kind] for kind in purchase) == 25]
    assert (len(bought), len(in_threes)) == (702, 235)
    assert (len(full), sum(len(purchase) % 3 == 0 for purchase in full)) == (94, 32)


@pytest.mark.rule("OM-SETUP-11")
def test_stacks_must_be_equally_high():
    game = buy(laid_out(), 0, "3 merc").act(0, kind="end_purchase")
    game.act(0, kind="put", unit="merc", settlement=A33)
    assert game.refuse(0, kind="put", unit="merc", settlement=A33) == Illegal.STACK_FULL
    assert game.refuse(0, kind="put", unit="elite", settlement=A22) == Illegal.NONE_SET_ASIDE
    assert game.refuse(0, kind="put", unit="merc", settlement=B33) == Illegal.NOT_YOUR_SETTLEMENT


@pytest.mark.rule("OM-SETUP-12")
def test_by_option_stacks_may_differ_by_one():
    game = buy(laid_out(unequal_stacks=True), 0, "5 merc").act(0, kind="end_purchase")
    put(game, 0, "merc merc", "merc merc")
    assert game.refuse(0, kind="put", unit="merc", settlement=A33) == Illegal.STACK_FULL
    put(game, 0, "", "", "merc")
    assert game.to_act() == [1]


@pytest.mark.rule("OM-SETUP-14")
def test_first_armies_must_be_sealed_and_then_shown_as_covered_stacks():
    game = buy(laid_out(), 0, "3 elite").act(0, kind="end_purchase")
    put(game, 0, "elite", "elite", "elite")
    assert not game.view(1).height.any()
    assert game.view_json(1)["seats"][0]["pool"] is None
    game.act(1, kind="end_purchase", faces=[5, 3])
    assert game.happened("armies_revealed")
    assert game.stack("A33", 0, viewer=1) == {
        "seat": 0,
        "height": 1,
        "capable": True,
        "top": {"unit": "elite", "damaged": False},
        "general": False,
        "moved": 0,
        "from": [],
        "tiles": None,
    }


@pytest.mark.rule("OM-SETUP-15")
def test_all_specials_must_start_in_the_cup():
    assert [special["where"] for special in fresh().view_json()["specials"]] == ["cup"] * 8


@pytest.mark.rule("OM-SETUP-16")
def test_an_empty_army_must_be_legal():
    game = laid_out().act(0, kind="end_purchase")
    assert game.to_act() == [1]


def test_countries_may_be_laid_out_in_any_order():
    game = fresh()
    game.act(1, kind="lay", terrain="village", cell="55").act(0, kind="lay", terrain="lake", cell="11")
    assert game.to_act() == [0, 1]


def test_a_late_seat_must_get_a_legal_country_and_no_army():
    game = fresh()
    while game.ask == Ask.LAY_TERRAIN:
        game.act(**game.timeout_action())
    assert game.timeout_action() == {"kind": "end_purchase"}
