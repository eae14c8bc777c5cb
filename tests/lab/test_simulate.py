"""Simulations, and simulations that vary an option."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

from stridsplan.cli import app
from stridsplan.engine.loops import GameResults
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab import simulate as lab

GAME = load_game("risk")


def results(payoffs):
    """Results of finished games with these payoffs."""
    payoffs, games = np.array(payoffs), len(payoffs)
    return GameResults(
        lengths=np.full(games, 10),
        ended=np.ones(games, bool),
        payoffs=payoffs,
        ranks=1 + (payoffs < payoffs.max(axis=1, keepdims=True)),
        counts=np.zeros(1, int),
    )


@pytest.fixture
def _played(monkeypatch):
    """Replace simulated games: of ten, seat 0 wins six and seat 1 three; one is drawn."""
    played = results([[1000, -1000]] * 6 + [[-1000, 1000]] * 3 + [[0, 0]])
    monkeypatch.setattr(lab, "warm_up", lambda game: None)
    monkeypatch.setattr(lab, "play_games_on", lambda *given, **named: played)


@pytest.mark.usefixtures("_played")
def test_a_drawn_game_must_count_for_nobody():
    report = lab.simulate(GAME.id, ["random", "random"], 10)
    assert [share.wins for share in report.wins] == [6, 3]
    assert report.drawn == 1


def test_a_wilson_interval_must_contain_the_share_and_stay_between_0_and_1():
    low, high = lab.wilson(6, 10)
    assert (round(low, 3), round(high, 3)) == (0.313, 0.832)
    assert lab.wilson(0, 10)[0] == 0
    assert lab.wilson(0, 0) == (0, 1)


@pytest.mark.parametrize("game_id", game_ids())
def test_variations_must_change_one_option_to_each_of_its_other_values(game_id):
    game = load_game(game_id)
    seats = game.default_seats
    values = game.resolve_options(seats, None, {})
    for option in (option for option in game.options if option.relevant(seats, values)):
        first, *others = lab.settings(game, seats, None, {}, [option.name])
        assert first == (None, None)
        assert [value for _, value in others] == [
            value for value in option.choices(seats, values) if value != values[option.name]
        ]


@pytest.mark.usefixtures("_played")
def test_the_command_must_print_a_table_with_a_row_for_each_value():
    values = GAME.resolve_options(2, None, {})
    option = next(option for option in GAME.options if option.relevant(2, values))
    output = CliRunner().invoke(
        app, ["simulate", GAME.id, "--seats", "2", "--vary", option.name, "--labels", "Red,Blue"]
    )
    about, _, head, _, first, *others = output.stdout.strip().splitlines()
    assert f"{GAME.id}, version {GAME.version} of the rules, seed 0, " in about
    assert head == "| option | games | Red | Blue | drawn |"
    assert first == "| as asked | 10 | 60.0% (31.3% to 83.2%) | 30.0% (10.8% to 60.3%) | 1 |"
    assert len(others) == len(option.choices(2, values)) - 1
    assert all(row.startswith(f"| `{option.name}`: ") for row in others)


@pytest.mark.usefixtures("_played")
def test_the_command_must_print_variations_as_json():
    option = GAME.options[0]
    output = CliRunner().invoke(app, ["simulate", GAME.id, "--seats", "2", "--vary", option.name, "--json"])
    rows = json.loads(output.stdout)
    assert [row["option"] for row in rows] == [None, *([option.name] * (len(rows) - 1))]


@pytest.mark.usefixtures("_played")
def test_the_command_must_print_wins_without_variations():
    output = CliRunner().invoke(app, ["simulate", GAME.id, "--seats", "2"])
    assert f"games of {GAME.id}, 10 finished" in output.stdout
    assert "60.0%" in output.stdout


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["--vary", "nonsense"], "no option"),
        (["--labels", "one"], "labels"),
        (["--bots", "nobody"], "not nobody"),
        (["--bots", "marshal"], "arena"),
    ],
)
def test_the_command_must_refuse_invalid_arguments(given, message):
    output = CliRunner().invoke(app, ["simulate", GAME.id, "--seats", "2", *given])
    assert output.exit_code == 2
    assert message in output.stderr
