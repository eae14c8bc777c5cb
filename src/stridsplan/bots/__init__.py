"""Computer players. A bot receives its seat's view and no other data of the table."""

from dataclasses import replace
from typing import Protocol

import numpy as np

from stridsplan.engine.entries import Entries, entries_of
from stridsplan.engine.game import Game

from .search.player import SECONDS, SearchBot


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
    ) -> int:
        """Choose one of the legal codes.

        `view` is the seat's observed view, a record array of length 1. `legal` has the seat's legal codes,
        int32, at least one. `tape` is the bot's own random tape (`dice.seeded`), advanced in place. `seconds` is the
        time it may take.
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
    ) -> int:
        entries: Entries = entries_of(game)
        out = np.zeros(len(game.actions), np.int32)
        out[: len(legal)] = legal
        return int(getattr(entries, self._entry)(np.atleast_1d(view), 0, seat, out, len(legal), tape))


BOTS: dict[str, Bot] = {
    "policy": EntryBot("policy", "policy"),
    "eager": SearchBot("eager", attention=0.25),
    "search": SearchBot("search"),
    "random": EntryBot("random", "chance"),
}


def get_bot(name: str, playouts: int | None = None) -> Bot:
    """Return the bot with this name; one that searches by so many play-outs instead of time, if they are given.

    Raises UnknownBot.
    """
    if name not in BOTS:
        raise UnknownBot(name)
    bot = BOTS[name]
    return replace(bot, playouts=playouts) if isinstance(bot, SearchBot) else bot
