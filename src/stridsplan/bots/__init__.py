"""Players that are no people. A bot sees what its seat may know and nothing else."""

from typing import Protocol

import numpy as np

from stridsplan.engine.entries import Entries, entries_of
from stridsplan.engine.game import Game


class UnknownBot(KeyError):
    """No bot has this name."""


class Bot(Protocol):
    """One method: answer the question a seat is asked."""

    name: str

    def choose(self, game: Game, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray) -> int:
        """Choose one of the legal codes.

        `view` is the seat's observed view, a record array of length 1; `legal` its legal codes, int32, at
        least one; `tape` a tape of
        the bot's own (`dice.seeded`), advanced in place.
        """


class EntryBot:
    """A bot that is one of the game's entries: its rule-of-thumb policy, or chance."""

    def __init__(self, name: str, entry: str):
        self.name, self._entry = name, entry

    def choose(self, game: Game, view: np.ndarray, seat: int, legal: np.ndarray, tape: np.ndarray) -> int:
        entries: Entries = entries_of(game)
        out = np.zeros(game.actions, np.int32)
        out[: len(legal)] = legal
        return int(getattr(entries, self._entry)(np.atleast_1d(view), 0, seat, out, len(legal), tape))


BOTS: dict[str, Bot] = {"policy": EntryBot("policy", "policy"), "random": EntryBot("random", "chance")}


def get_bot(name: str) -> Bot:
    """The bot of that name; raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
