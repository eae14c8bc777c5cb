"""Computer players. A bot receives its seat's view and no other data of the table."""

from dataclasses import replace
from typing import Protocol

import numpy as np

from stridsplan.engine.game import Game

from .levels import FORMER, LEVELS, TREE, USUAL, Level, choose_by, levels_of
from .search.player import SECONDS, Stopped, is_never_stopped
from .search.program import is_ready as can_search

__all__ = [
    "BOTS",
    "FORMER",
    "LEVELS",
    "SECONDS",
    "USUAL",
    "Bot",
    "UnknownBot",
    "bots_of",
    "can_search",
    "get_bot",
    "levels_of",
]


class UnknownBot(KeyError):
    """Raised for a bot name that does not exist."""


class Bot(Protocol):
    """A computer player: a single method that answers the question of a seat."""

    @property
    def name(self) -> str: ...
    @property
    def thinks(self) -> bool:
        """Whether it takes the time that it is given."""

    def choose(
        self,
        game: Game,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        seconds: float = SECONDS,
        is_stopped: Stopped = is_never_stopped,
    ) -> int:
        """Choose one of the legal codes.

        `view` is the seat's observed view, a record array of length 1. `legal` has the seat's legal codes,
        int32, at least one. `tape` is the bot's own random tape (`dice.seeded_tape`), advanced in place.
        `seconds` is the time it may take; once `is_stopped`, whatever it chooses is not played, and it
        should choose at once.
        """


class EntryBot:
    """A bot that calls one of the game's entries: its rule-of-thumb policy, or uniform random choice."""

    thinks = False

    def __init__(self, name: str, entry: str):
        self.name, self._entry = name, entry

    def choose(
        self,
        game: Game,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        seconds: float = SECONDS,
        is_stopped: Stopped = is_never_stopped,
    ) -> int:
        return choose_by(self._entry, game, view, seat, legal, tape)


BOTS: dict[str, Bot] = {
    "policy": EntryBot("policy", "policy"),
    "random": EntryBot("random", "chance"),
    **{level.name: level for level in (*LEVELS, TREE)},
}


def bots_of(game: Game) -> tuple[str, ...]:
    """Return the names of all bots that can play a game: its levels, the bare policy, chance, and a tree."""
    return (*levels_of(game), "policy", "random", *([TREE.name] if game.features else []))


def get_bot(name: str, playouts: int | None = None) -> Bot:
    """Return the bot with this name; one that thinks by so many play-outs instead of time, if they are given.

    Raises UnknownBot.
    """
    if name not in BOTS and name not in FORMER:
        raise UnknownBot(name)
    bot = BOTS[name if name in BOTS else FORMER[name]]
    return replace(bot, playouts=playouts) if isinstance(bot, Level) else bot
