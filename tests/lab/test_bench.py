"""The benchmarks measure what they name. No test checks their speed."""

import pytest

from stridsplan.engine.registry import load_game
from stridsplan.lab import bench


@pytest.mark.parametrize("game", ["awakened", "omringad"])
def test_the_benchmark_of_position_odds_must_use_tables_that_have_them(game):
    tables = bench.tables_with_odds(load_game(game))
    assert all(table.position_odds(table.to_act()[0]) for table in tables)
    assert bench.compute_position_odds(tables) == len(tables) == 5
