"""Tournaments between bots, and what the command line shows of them."""

import json

import pytest
from typer.testing import CliRunner

from stridsplan.cli import app
from stridsplan.engine.registry import game_ids, load_game
from stridsplan.lab import arena

GAMES = [game for game in game_ids() if 2 in load_game(game).seats]


@pytest.fixture(autouse=True)
def _uncompiled(monkeypatch):
    """A few games need no compiling."""
    monkeypatch.setattr(arena, "warm_up", lambda game: None)


def brief(game):
    """The profile of a game with the shortest games, if it has one of that name."""
    return "short" if "short" in load_game(game).profiles else None


def test_a_round_robin_is_played_to_its_table_and_again_from_its_seed():
    game = next(game for game in GAMES if brief(game))
    names = ["Ada", "Bo", "Cy"]
    first, again = (
        arena.play(game, names, ["policy", "random", "policy"], "round-robin", profile="short", seed=3)
        for _ in range(2)
    )
    assert [bout.match.entries for bout in first.bouts] == [(1, 2), (0, 2), (0, 1)]
    assert sum(row.played for row in first.rows) == 6
    assert sum(row.difference for row in first.rows) == 0
    assert first == again


def test_a_knock_out_has_one_who_lost_nothing():
    game = next(game for game in GAMES if brief(game))
    played = arena.play(game, list("ABCDE"), ["random"] * 5, "knock-out", profile="short", seed=1)
    losers = [
        set(bout.match.entries) - {bout.match.winner}
        for bout in played.bouts
        if bout.match.winner is not None
    ]
    assert len(losers) == 4
    assert played.champion not in set().union(*losers)


def test_a_match_without_an_end_is_said_to_be_one():
    with pytest.raises(arena.Undecided):
        arena.play(GAMES[0], ["a", "b"], ["random", "random"], "round-robin", most=5)


def run(*arguments):
    return CliRunner().invoke(app, ["arena", *arguments])


def test_the_command_prints_a_table_or_json():
    game = next(game for game in GAMES if brief(game))
    shown = run(game, "--entries", "Ada=policy,random", "--profile", "short")
    assert shown.exit_code == 0, shown.output
    assert "Ada" in shown.output
    assert "1/1" in shown.output
    told = run(
        game, "--entries", "Ada=policy,random", "--profile", "short", "--format", "knock-out", "--json"
    )
    assert json.loads(told.stdout)["entries"] == ["Ada", "random"]
    assert json.loads(told.stdout)["champion"] in (0, 1)


@pytest.mark.parametrize("entries", ["policy", "policy,nobody"])
def test_entries_that_make_no_tournament_are_refused(entries):
    refused = run(GAMES[0], "--entries", entries)
    assert refused.exit_code == 2
