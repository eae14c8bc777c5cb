"""Stridsplan: territory-conquest wargames, played, refereed, analysed and researched."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import_module(
    ".games", __name__
)  # now, so that loading a game does not put the folder in the place of `games`

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


def __getattr__(name: str) -> Any:
    """Import on first use: Numba takes a second that the command line's help and the server's first page need
    not wait for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name], __name__), name)
