"""The list of all games. A new game is a folder under `games/` and a line here."""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import cast

from .game import Game, Hindsight, Luck, Sparring

GAMES = {
    "risk": "stridsplan.games.risk",
    "island": "stridsplan.games.island",
    "omringad": "stridsplan.games.omringad",
    "awakened": "stridsplan.games.awakened",
    "clusta_noba": "stridsplan.games.clusta_noba",
}


class UnknownGame(KeyError):
    """There is no game with this id."""


def game_ids() -> list[str]:
    """Return the ids of all games, in the order of the lobby."""
    return list(GAMES)


@cache
def load_game(game_id: str) -> Game:
    """Import a game's folder and return its contract."""
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    return cast(Game, import_module(GAMES[game_id]).GAME)


def load_luck(game_id: str) -> Luck | None:
    """Import a game's module `luck`, if it has one."""
    return cast(Luck | None, _load_module(game_id, "luck"))


def load_hindsight(game_id: str) -> Hindsight | None:
    """Import a game's module `hindsight`, if it has one."""
    return cast(Hindsight | None, _load_module(game_id, "hindsight"))


def load_sparring(game_id: str) -> Sparring | None:
    """Import a game's module `sparring`, if it has one."""
    return cast(Sparring | None, _load_module(game_id, "sparring"))


def _load_module(game_id: str, name: str) -> ModuleType | None:
    path = f"{GAMES[game_id]}.{name}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        return None


def register(game_id: str, module: str) -> None:
    """Add a game from outside this package (an example, an experiment); `module` contains `GAME`."""
    GAMES[game_id] = module
