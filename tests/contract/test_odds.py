"""The command `stridsplan odds`."""

import json

import pytest
from typer.testing import CliRunner

from depth import some
from stridsplan.cli import app
from stridsplan.engine.registry import game_ids, load_game

GAMES = [game for game in game_ids() if load_game(game).odds is not None]
OTHERS = [game for game in game_ids() if load_game(game).odds is None]
each_game = pytest.mark.parametrize("game", GAMES)


def run_odds(game, attack, defend, *more):
    return CliRunner().invoke(app, ["odds", game, "--attack", attack, "--defend", defend, *more])


@pytest.mark.parametrize("game", some(GAMES, 1))
def test_the_command_must_print_the_odds_of_the_game(game):
    known = load_game(game)
    expected = known.odds.compute(
        known.resolve_options(known.default_seats, None, {}), *known.odds.sample, None
    )
    answer = run_odds(game, *known.odds.sample, "--json")
    assert answer.exit_code == 0
    assert json.loads(answer.stdout) == json.loads(json.dumps(expected))
    assert 0 <= expected["win"] <= 1
    assert f"win              {expected['win']:.4f}" in run_odds(game, *known.odds.sample).stdout


@each_game
def test_an_invalid_argument_must_be_named(game):
    attack, defend = load_game(game).odds.sample
    for wrong in (run_odds(game, "nobody", defend), run_odds(game, attack, "nobody")):
        assert wrong.exit_code == 2
        assert "'nobody'" in wrong.stderr
    assert "terrain" in run_odds(game, attack, defend, "--terrain", "nowhere").stderr


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_without_odds_must_be_refused(game):
    assert "no odds" in run_odds(game, "1", "1").stderr
