"""The command `stridsplan odds`."""

import json

import pytest
from typer.testing import CliRunner

from stridsplan.cli import app
from stridsplan.engine.registry import game_ids, load_game

GAMES = [game for game in game_ids() if load_game(game).odds is not None]
OTHERS = [game for game in game_ids() if load_game(game).odds is None]
each_game = pytest.mark.parametrize("game", GAMES)


def ask(game, attack, defend, *more):
    return CliRunner().invoke(app, ["odds", game, "--attack", attack, "--defend", defend, *more])


@each_game
def test_the_command_must_print_the_odds_of_the_game(game):
    known = load_game(game)
    expected = known.odds.tell(known.resolve_options(known.default_seats, None, {}), *known.odds.sample, None)
    answer = ask(game, *known.odds.sample, "--json")
    assert answer.exit_code == 0
    assert json.loads(answer.stdout) == json.loads(json.dumps(expected))
    assert 0 <= expected["win"] <= 1
    assert f"win              {expected['win']:.4f}" in ask(game, *known.odds.sample).stdout


@each_game
def test_an_invalid_argument_must_be_named(game):
    attack, defend = load_game(game).odds.sample
    for wrong in (ask(game, "nobody", defend), ask(game, attack, "nobody")):
        assert wrong.exit_code == 2
        assert "'nobody'" in wrong.stderr
    assert "terrain" in ask(game, attack, defend, "--terrain", "nowhere").stderr


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_without_odds_must_say_so(game):
    assert "no odds" in ask(game, "1", "1").stderr
