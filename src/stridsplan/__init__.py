"""Stridsplan: territory-conquest wargames to play, to referee, to analyse and to research."""

from importlib import import_module
from typing import TYPE_CHECKING

from .late import late_names

# Imported before the function `games` is defined, since a later import of the package would replace the function
import_module(".games", __name__)

if TYPE_CHECKING:
    from .engine.command import Command
    from .engine.options import BadOption
    from .engine.proof import verify
    from .engine.registry import UnknownGame, load_game
    from .engine.table import BadDocument, BadDraws, IllegalAction, NothingToUndo, Table, TableError
    from .lab.simulate import simulate

__version__ = "0.1.0"
_HOMES = {
    "BadOption": ".engine.options",
    "UnknownGame": ".engine.registry",
    "load_game": ".engine.registry",
    "BadDocument": ".engine.table",
    "BadDraws": ".engine.table",
    "Command": ".engine.command",
    "IllegalAction": ".engine.table",
    "NothingToUndo": ".engine.table",
    "Table": ".engine.table",
    "TableError": ".engine.table",
    "verify": ".engine.proof",
    "simulate": ".lab.simulate",
}
__all__ = [
    "BadDocument",
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
    "simulate",
    "verify",
]


def games() -> list[str]:
    """Return the ids of all games."""
    from .engine.registry import game_ids

    return game_ids()


__getattr__ = late_names(globals(), _HOMES)
