"""The values that bots search by belong to the rules as they are."""

import pytest

from stridsplan.bots.search import value
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab.bench import signature


@pytest.mark.parametrize("game_id", [game_id for game_id in game_ids() if load_game(game_id).features])
@pytest.mark.usefixtures("entries")
def test_a_value_must_be_learned_from_the_rules_as_they_are(game_id, pace):
    """If this fails, the rules have changed: `stridsplan train` the game again, and measure its bot."""
    if pace > 1:
        pytest.skip("the entries are not compiled")
    trained = value.load(game_id, value.path_of(load_game(game_id)))
    assert trained.origin["rules"] == signature(game_id)
