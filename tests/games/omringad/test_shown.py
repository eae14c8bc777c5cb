"""What a seat sees besides its legal actions: refusals, and whether there is advice."""

import pytest

from games.omringad.board import A33, ENTRIES, position
from games.omringad.test_combat import clash
from games.omringad.test_position_odds import advice_for
from games.omringad.test_setup import buy, laid_out
from stridsplan.engine import position as engine_position
from stridsplan.games.omringad import GAME, words
from stridsplan.games.omringad.state import Ask


def refused(game, seat=0, **fields):
    """Return (reason, rule) of each illegal action with these fields that the game shows to a seat."""
    refusals = engine_position.Position(GAME, game.states).refused(seat)
    found = [each for each in refusals if fields.items() <= each.items()]
    return [(each["reason"], each["rule"]) for each in found]


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """These tests need no compiled rules."""
    monkeypatch.setattr(engine_position, "entries_of", lambda game: ENTRIES)


@pytest.mark.rule("OM-SETUP-12")
def test_a_unit_that_leaves_uneven_stacks_must_be_refused_for_that_and_not_for_its_price():
    game = buy(laid_out(), 0, "10 merc")
    assert refused(game, kind="buy", unit="rider") == [("NOT_IN_THREES", "OM-SETUP-12")]
    assert refused(game, kind="buy", unit="catapult") == [("NOT_ENOUGH_GOLD", "OM-BUY-1")]
    assert refused(game, kind="end_purchase") == [("NOT_IN_THREES", "OM-SETUP-12")]
    assert refused(game, kind="buy", unit="merc") == []


@pytest.mark.rule("OM-SETUP-11")
def test_a_full_stack_must_be_refused_with_the_reason():
    game = buy(laid_out(), 0, "3 merc").act(0, kind="end_purchase")
    game.act(0, kind="put", unit="merc", settlement=A33)
    assert refused(game, kind="put", unit="merc") == [("STACK_FULL", "OM-SETUP-11")]


@pytest.mark.rule("OM-PIN-1", "OM-PIN-2")
def test_illegal_tiles_and_steps_of_a_move_must_be_refused_with_the_reason():
    game = position({"A23": {0: "2 merc", 1: ("elite", "A13")}}).act(0, kind="start", square="A23")
    game.act(0, kind="take", unit="merc", damaged=False)
    assert refused(game, kind="take", unit="merc") == [("STACK_PINNED", "OM-PIN-2")]
    assert refused(game, kind="step", direction="north") == [("TOWARDS_ATTACKER", "OM-PIN-1")]


def why_not(game, **fields):
    """The name of the reason why nothing with these fields is legal for the first seat, or None."""
    why = engine_position.Position(GAME, game.states).why_not(0, fields)
    return why and why.name


@pytest.mark.rule("OM-MOVE-2", "OM-MOVE-8", "OM-MOVE-9")
def test_a_square_that_cannot_be_moved_to_or_from_must_be_refused_with_the_reason():
    game = position({"A23": {0: "2 merc"}})
    assert why_not(game, kind="start", square="A23") is None
    assert why_not(game, kind="start", square="A44") == "NO_TILE_THERE"
    game.act(0, kind="start", square="A23").act(0, kind="take", unit="merc", damaged=False)
    assert why_not(game, kind="step", to="A24") is None
    assert why_not(game, kind="step", to="A34") == "NOT_ADJACENT"


def test_a_seat_that_is_not_asked_must_get_no_refusals():
    assert engine_position.Position(GAME, position({"A14": {0: "merc"}}).states).refused(1) == []


@pytest.mark.rule("OM-REINF-6")
def test_the_question_must_say_how_many_pairs_may_be_merged():
    whole = position({"A33": {0: "2 merc"}}).pass_all()
    assert whole.question(0)["args"] == {"units": 0, "merges": 0}
    damaged = position({"A33": {0: "2 merc*"}}).pass_all()
    assert damaged.question(0)["args"] == {"units": 0, "merges": 1}


@pytest.mark.parametrize(
    ("defend", "attack", "archer_faces", "why"),  # why: the reason why there is no advice
    [
        ("merc, elite", "archer, rider", [6], None),
        ("3 merc", "4 merc, 4 elite, 3 rider, 2 archer", [6, 6], "too_large"),
    ],
)
def test_whether_there_is_advice_must_be_known_before_it_is_requested(defend, attack, archer_faces, why):
    game = clash(defend, attack, faces=archer_faces)
    assert game.ask == Ask.TAKE_HITS
    assert words.answer_odds(game.view(0), 0) == {"advice": why}
    assert advice_for(game, 0)["why"] == why


def test_nothing_may_be_said_about_advice_where_no_hits_are_taken():
    game = position({"A14": {0: "merc"}})
    assert words.answer_odds(game.view(0), 0) is None
