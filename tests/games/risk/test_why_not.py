"""The reason why an action is refused (`why_not`), also when its fields are incomplete."""

import pytest

from games.risk.positions import ENTRIES, RISK, position
from stridsplan.engine import position as engine_position
from stridsplan.games.risk.state import Ask


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """These tests need no compiled rules."""
    monkeypatch.setattr(engine_position, "entries_of", lambda game: ENTRIES)


def why_not(game, **fields):
    """The name of the reason for the refusal, or None."""
    why = engine_position.Position(RISK, game.states).why_not(0, fields)
    return why and why.name


def attacking():
    """A position in which Alaska and Alberta are too weak to attack, and Ontario has own and other neighbours."""
    own = dict.fromkeys(("alaska", "alberta", "northwest_territory", "ontario"), 0)
    return position(seats=2, owner=own, armies={"ontario": 5}, ask=Ask.ATTACK)


@pytest.mark.rule("RK-ATT-1")
def test_an_attack_must_be_refused_with_the_reason_of_its_target():
    game = attacking()
    assert why_not(game, kind="attack", source="ontario", target="quebec") is None
    assert why_not(game, kind="attack", source="ontario", target="brazil") == "NOT_ADJACENT"
    assert why_not(game, kind="attack", source="ontario", target="alberta") == "TARGET_OWN"


@pytest.mark.rule("RK-ATT-2")
def test_a_source_without_a_target_must_be_refused_with_the_reason_for_all_targets():
    game = attacking()
    assert why_not(game, kind="attack", source="ontario") is None
    assert why_not(game, kind="attack", source="alaska") == "SOURCE_TOO_WEAK"
    assert why_not(game, kind="attack", source="brazil") == "NOT_YOURS"
    game.s.owner[:] = 0
    assert why_not(game, kind="attack", source="ontario") == "TARGET_OWN"


def test_fields_of_no_action_may_not_raise_an_error():
    game = attacking()
    assert why_not(game, kind="conjure") is None
    assert why_not(game) is None
    assert why_not(game, kind="place", territory="atlantis") == "NO_SUCH_ACTION"
    assert why_not(game, kind="place", territory=["alaska"], armies={}) == "NO_SUCH_ACTION"
