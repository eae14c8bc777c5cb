"""Stridsplan: territory-conquest wargames, played, refereed, analysed and researched."""

from .engine.options import BadOption
from .engine.registry import UnknownGame, game_ids, load_game
from .engine.table import BadDraws, Command, IllegalAction, NothingToUndo, Table, TableError, verify

__all__ = [
    "BadDraws",
    "BadOption",
    "Command",
    "IllegalAction",
    "NothingToUndo",
    "Table",
    "TableError",
    "UnknownGame",
    "games",
    "load_game",
    "verify",
]
__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of all games."""
    return game_ids()
