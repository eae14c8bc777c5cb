"""Compiled and interpreted searches have the same result, and value functions belong to the current rules."""

import pytest

from bots.searching import GAMES, Position, comparable, shorten_searches
from depth import depth
from stridsplan.bots.search import player, program, value
from stridsplan.bots.search.tree import TreeSearch
from stridsplan.engine.registry import load_game
from stridsplan.lab.bench import signature

PLAYOUTS = depth(20, 60)  # of the tree search

each_game = pytest.mark.parametrize("game_id", GAMES)


@each_game
@pytest.mark.usefixtures("entries")
def test_a_value_function_must_belong_to_the_current_rules(game_id, pace):
    """If this fails, the rules have changed: `stridsplan train` the game again, and measure its bot."""
    if pace > 1:
        pytest.skip("the entries are not compiled")
    trained = value.load(value.path_of(load_game(game_id)))
    assert trained.origin["rules"] == signature(game_id)


@each_game
def test_a_compiled_search_must_equal_an_interpreted_one(game_id, pace, monkeypatch):
    if pace > 1:
        pytest.skip("the entries are not compiled")
    shorten_searches(monkeypatch, candidates=4)
    monkeypatch.setattr(player, "LIMIT", 5)  # actions
    position = Position(game_id)
    code, codes, chances, worlds = comparable(position.run_search(search=position.search(program.compiled)))
    assert (code, codes, pytest.approx(chances), worlds) == comparable(position.run_search())


def test_a_compiled_tree_search_must_equal_an_interpreted_one(pace, monkeypatch):
    if pace > 1:
        pytest.skip("the entries are not compiled")
    shorten_searches(monkeypatch, candidates=4)
    monkeypatch.setattr(player, "LIMIT", 5)  # actions
    position = Position("island", actions=40)
    code, codes, chances, worlds = comparable(
        position.run_search(PLAYOUTS, search=position.search(program.compiled, TreeSearch))
    )
    found = comparable(position.run_search(PLAYOUTS, search=position.search(kind=TreeSearch)))
    assert (code, codes, pytest.approx(chances), worlds) == found
