"""What a player is told who tries what is not legal: the reason, from fields that need not name a whole action."""

import pytest

from games.risk.positions import ENTRIES, RISK, position
from stridsplan.engine import position as engine
from stridsplan.games.risk.state import Ask


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """These tests need no compiled rules."""
    monkeypatch.setattr(engine, "entries_of", lambda game: ENTRIES)


def why_not(game, **fields):
    """The name of the reason, or None."""
    why = engine.Position(RISK, game.states).why_not(0, fields)
    return why and why.name


def attacking():
    """Alaska and Alberta are weak, Ontario is surrounded by own land but for Greenland and the east."""
    own = dict.fromkeys(("alaska", "alberta", "northwest_territory", "ontario"), 0)
    return position(seats=2, owner=own, armies={"ontario": 5, "northwest_territory": 3}, ask=Ask.ATTACK)


@pytest.mark.rule("RK-ATT-1")
def test_an_attack_must_be_refused_with_the_reason_of_its_target():
    game = attacking()
    assert why_not(game, kind="attack", source="ontario", target="quebec") is None
    assert why_not(game, kind="attack", source="ontario", target="brazil") == "NOT_ADJACENT"
    assert why_not(game, kind="attack", source="ontario", target="alberta") == "TARGET_OWN"


@pytest.mark.rule("RK-ATT-2")
def test_a_source_must_be_refused_with_the_reason_that_holds_for_every_target():
    game = attacking()
    assert why_not(game, kind="attack", source="ontario") is None
    assert why_not(game, kind="attack", source="alaska") == "SOURCE_TOO_WEAK"
    assert why_not(game, kind="attack", source="brazil") == "NOT_YOURS"
    game.s.owner[:] = 0
    assert why_not(game, kind="attack", source="ontario") == "TARGET_OWN"


def test_what_is_no_action_must_be_refused_without_an_error():
    game = attacking()
    assert why_not(game, kind="conjure") is None
    assert why_not(game) is None
    assert why_not(game, kind="place", territory="atlantis") == "NO_SUCH_ACTION"
    assert why_not(game, kind="place", territory=["alaska"], armies={}) == "NO_SUCH_ACTION"
