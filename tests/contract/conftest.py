"""Entries for the contract tests: compiled once, or interpreted with STRIDSPLAN_ENTRIES=interpreted."""

import os

import pytest

from stridsplan.engine.entries import compiled, interpreted
from stridsplan.engine.registry import game_ids, load_game

INTERPRETED = os.environ.get("STRIDSPLAN_ENTRIES") == "interpreted"


@pytest.fixture(scope="session")
def entries():
    """The entries of every game, by id."""
    make = interpreted if INTERPRETED else compiled
    return {game_id: make(load_game(game_id)) for game_id in game_ids()}


@pytest.fixture(scope="session")
def pace():
    """The factor by which tests are shorter when rules are interpreted."""
    return 10 if INTERPRETED else 1
