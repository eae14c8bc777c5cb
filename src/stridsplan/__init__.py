"""Stridsplan: territory-conquest wargames, played, refereed, analysed and researched."""

from importlib import import_module
from typing import TYPE_CHECKING

from .late import late_names

# Now, so that loading a game does not put the folder in the place of `games`
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
    """The ids of all games."""
    from .engine.registry import game_ids

    return game_ids()


__getattr__ = late_names(globals(), _HOMES)
