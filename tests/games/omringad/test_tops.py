"""The tops of stacks and their choice (OM-STACK-3 to OM-STACK-5, OM-STACK-7).

In a move, the action `lead` chooses the top of the tiles that go, and `top` that of the tiles that stay. The event
`moved` calls the first one `top` and the second one `left`. A choice is settled (TOP_SETTLED) if it has been made, or
if it would change nothing.
"""

import pytest

from games.omringad.board import A33, A44, Illegal, Phase, parse, position
from games.omringad.test_setup import buy, laid_out, put
from stridsplan.games.omringad.components import NOWHERE

STACK = "merc, elite, rider"


def top_of(game, name="A12", seat=0):
    """The top of a stack, as other seats see it."""
    top = game.stack(name, seat, viewer=None)["top"]
    return top["unit"] + "*" * top["damaged"]


def begun_move(group="2 merc, rider", content="2 merc, 2 rider, elite", **setting):
    """A position in which a group of the stack on A12 has been taken, but has made no step."""
    game = position({"A12": {0: content}, "B13": {1: "merc"}}, **setting)
    return game.acts(
        0, {"kind": "start", "square": "A12"}, *({"kind": "take", **tile} for tile in parse(group))
    )


def placing(content=STACK, aside="merc", **setting):
    """A position in the reinforcement phase: seat 0 has a stack on A33, and units set aside to place."""
    return position(
        {"A33": {0: content}}, phase=Phase.REINFORCEMENT, aside={0: aside} if aside else None, **setting
    )


def restack(game, name, unit, damaged=False):
    """Let seat 0 choose the top of a stack outside of a move."""
    return game.acts(
        0, {"kind": "restack", "square": name}, {"kind": "top", "unit": unit, "damaged": damaged}
    )


# -- Tops without a choice -----------------------------------------------------------------------------------


@pytest.mark.rule("OM-STACK-5")
def test_the_top_of_a_stack_must_stay_when_a_cheaper_unit_joins():
    game = placing("elite, rider").act(0, kind="put", unit="merc", settlement=A33)
    assert top_of(game, "A33") == "elite"


@pytest.mark.rule("OM-STACK-5")
def test_the_first_unit_of_a_new_stack_must_lie_on_top():
    game = position(phase=Phase.REINFORCEMENT, aside={0: "merc, rider"})
    game.act(0, kind="put", unit="rider", settlement=A33).act(0, kind="put", unit="merc", settlement=A33)
    assert top_of(game, "A33") == "rider"


@pytest.mark.rule("OM-STACK-5", "OM-SETUP-13", "OM-SETUP-14")
def test_the_first_unit_placed_in_a_stack_of_the_first_army_must_lie_on_top_and_be_secret_until_all_are_shown():
    game = buy(laid_out(), 0, "4 merc, 2 rider").act(0, kind="end_purchase")
    put(game, 0, "rider merc", "merc merc", "merc")
    before = game.view(1).tobytes()
    assert before != game.view(0).tobytes()
    assert (game.view(1).top == NOWHERE).all()
    game.act(0, kind="put", unit="rider", settlement=A44)
    game.act(1, kind="end_purchase", faces=[6, 1])  # the dice for the initiative
    assert [top_of(game, square) for square in ("A33", "A22", "A44")] == ["rider", "merc", "merc"]


@pytest.mark.rule("OM-STACK-3", "OM-STACK-4")
@pytest.mark.parametrize("unit", ["general", "horses"])
def test_a_general_or_horses_that_join_must_lie_on_top(unit):
    game = position({"A12": {0: "merc"}, "A13": {0: f"{unit}, elite"}}).move(0, "A13", "all", "A12")
    assert top_of(game) == unit


@pytest.mark.rule("OM-STACK-5")
def test_if_the_top_leaves_the_cheapest_whole_unit_must_become_the_top():
    game = position({"A12": {0: "merc, rider, catapult, elite*"}}).move(0, "A12", "merc", "A13")
    assert game.event("moved")["what"]["left"] == {"unit": "rider", "damaged": False}
    assert top_of(game) == "rider"


# -- What the owner chooses in a move ------------------------------------------------------------------------


@pytest.mark.rule("OM-STACK-5", "OM-STACK-7")
def test_the_mover_may_choose_the_top_of_the_moving_group_and_of_the_tiles_that_stay():
    game = begun_move().act(0, kind="lead", unit="rider").act(0, kind="top", unit="elite")
    move = game.view_json(0)["move"]
    assert [move[name]["unit"] for name in ("lead", "top")] == ["rider", "elite"]
    game.act(0, kind="step", direction="east")
    what = game.event("moved")["what"]
    assert (what["top"]["unit"], what["left"]["unit"]) == ("rider", "elite")
    assert (top_of(game, "A12"), top_of(game, "A13")) == ("elite", "rider")


@pytest.mark.rule("OM-STACK-5")
def test_a_top_that_moves_must_stay_on_top_without_being_chosen_again():
    game = restack(placing("2 merc, rider", aside=""), "A33", "rider")
    for seat in (0, 1):
        game.act(seat, kind="end_reinforcement", draws=[0] if seat == 1 else [])  # seat 1 ends the round
    for kind in ("fold", "fold", "end_purchase", "end_purchase"):
        game.act(kind=kind)
    game.move(0, "A33", "rider, merc", "A34")
    assert (top_of(game, "A34"), top_of(game, "A33")) == ("rider", "merc")


@pytest.mark.rule("OM-STACK-5")
@pytest.mark.parametrize(("is_chosen", "shown"), [(True, "rider"), (False, "merc")])
def test_a_chosen_tile_must_lie_on_top_of_the_stack_that_it_joins_and_other_tiles_below(is_chosen, shown):
    game = position({"A12": {0: "rider"}, "A13": {0: "merc"}, "B13": {1: "merc"}})
    game.acts(0, {"kind": "start", "square": "A12"}, {"kind": "take", "unit": "rider"})
    if is_chosen:
        game.act(0, kind="lead", unit="rider")
    game.act(0, kind="step", direction="east").act(0, kind="stop")
    assert top_of(game, "A13") == shown


@pytest.mark.rule("OM-STACK-5", "OM-STACK-3")
def test_each_top_may_be_chosen_once_and_only_among_tiles_that_are_present():
    game = begun_move()
    assert game.refuse(0, kind="lead", unit="elite") == Illegal.NO_TILE_THERE
    assert game.refuse(0, kind="top", unit="merc") == Illegal.NO_TILE_THERE
    game.act(0, kind="lead", unit="rider")
    assert game.refuse(0, kind="lead", unit="merc") == Illegal.TOP_SETTLED
    assert {action["unit"] for action in game.legal(0, "top")} == {"rider", "elite"}
    game.act(0, kind="top", unit="rider")
    assert game.legal(0, "top") == []
    fixed = begun_move("general, merc", "general, 2 merc, horses")
    assert fixed.refuse(0, kind="lead", unit="merc") == Illegal.TOP_FIXED
    assert fixed.refuse(0, kind="top", unit="merc") == Illegal.TOP_FIXED
    equal = begun_move("merc", "3 merc")
    assert equal.refuse(0, kind="top", unit="merc") == Illegal.TOP_SETTLED
    assert equal.legal(0, "top") == []
    assert position({"A12": {0: STACK}}).refuse(0, kind="lead", unit="merc") == Illegal.NOT_ASKED


@pytest.mark.rule("OM-STACK-7", "OM-TRAP-33")
def test_an_incomplete_choice_must_reveal_nothing_to_others():
    game = begun_move()
    before = game.view(1).tobytes()
    game.act(0, kind="lead", unit="rider").act(0, kind="top", unit="elite")
    assert game.view(1).tobytes() == before
    assert game.legal(1) == []


@pytest.mark.rule("OM-STACK-5", "OM-TRAP-33")
def test_choosing_the_top_must_reveal_no_more_than_the_top():
    """The other tiles of the stacks do not matter."""
    views = set()
    for content in (
        "2 merc, 2 rider, elite",
        "2 merc, rider, catapult, elite",
        "2 merc, rider*, rider, elite",
    ):
        game = (
            begun_move("2 merc, rider", content)
            .act(0, kind="lead", unit="rider")
            .act(0, kind="top", unit="elite")
        )
        game.act(0, kind="step", direction="east")
        views.add((game.view(1).tobytes(), str(game.events(1))))
    assert len(views) == 1


# -- What the owner chooses while placing --------------------------------------------------------------------


@pytest.mark.rule("OM-STACK-5")
def test_while_placing_the_top_of_each_stack_may_be_changed_once():
    game = placing(aside="")
    assert {action["square"] for action in game.legal(0, "restack")} == {"A33"}
    game.act(0, kind="restack", square="A33")
    assert (game.question(0)["id"], game.question(0)["args"]["square"]) == ("choose_top", "A33")
    assert {action["unit"] for action in game.legal(0)} == {"elite", "rider"}
    assert game.question(None)["id"] == "reinforce"
    assert game.refuse(0, kind="top", unit="merc") == Illegal.TOP_SETTLED
    assert game.refuse(0, kind="top", unit="archer") == Illegal.NO_TILE_THERE
    game.act(0, kind="top", unit="rider")
    assert game.event("top_chosen")["what"] == {
        "seat": 0,
        "square": "A33",
        "top": {"unit": "rider", "damaged": False},
    }
    assert top_of(game, "A33") == "rider"
    assert game.refuse(0, kind="restack", square="A33") == Illegal.TOP_SETTLED
    game.act(0, kind="end_reinforcement")
    assert not game.s.restacked.any()


@pytest.mark.rule("OM-STACK-5", "OM-STACK-3")
def test_only_an_own_stack_with_a_choice_of_tops_may_be_changed():
    game = position(
        {"A33": {0: "general, merc, elite"}, "A22": {0: "2 merc"}, "A11": {1: STACK}},
        phase=Phase.REINFORCEMENT,
    )
    assert game.refuse(0, kind="restack", square="A33") == Illegal.TOP_FIXED
    assert game.refuse(0, kind="restack", square="A22") == Illegal.TOP_SETTLED
    assert game.refuse(0, kind="restack", square="A11") == Illegal.NO_TILE_THERE
    assert game.legal(0, "restack") == []


@pytest.mark.rule("OM-TRAP-33")
def test_an_incomplete_choice_while_placing_must_reveal_nothing_to_others():
    game = placing(aside="")
    before = game.view(1).tobytes()
    game.act(0, kind="restack", square="A33")
    assert game.view(1).tobytes() == before
    for answer in ("end_reinforcement", "put"):
        assert answer not in {action["kind"] for action in game.legal(0)}
    assert game.refuse(0, kind="end_reinforcement") == Illegal.COMPOUND_ACTION_BEGUN


# -- Nobody has to choose ------------------------------------------------------------------------------------


@pytest.mark.rule("OM-STACK-5")
def test_a_late_seat_must_begin_no_choice_of_a_top_but_complete_one_that_it_has_begun():
    game = placing(aside="")
    assert game.timeout_action(0) == {"kind": "end_reinforcement"}
    game.act(0, kind="restack", square="A33")
    assert game.timeout_action(0)["kind"] == "top"


def test_the_policy_must_choose_no_top():
    assert begun_move("rider", STACK).policy_action(0)["kind"] == "step"
    assert placing(aside="").policy_action(0)["kind"] == "end_reinforcement"
