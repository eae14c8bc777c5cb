"""Computer players. A bot receives its seat's view and legal codes, and no other data of the table."""

from dataclasses import replace
from typing import Protocol

import numpy as np

from stridsplan.engine.game import Game

from .levels import DEFAULT_BOT, FORMER_NAMES, LEVELS, TREE, Level, choose_by, levels_of
from .search.player import SECONDS, IsStopped, is_never_stopped
from .search.program import is_ready as can_search
from .search.program import is_warm

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "FORMER_NAMES",
    "LEVELS",
    "SECONDS",
    "Bot",
    "UnknownBot",
    "bots_of",
    "can_search",
    "get_bot",
    "is_warm",
    "levels_of",
]


class UnknownBot(KeyError):
    """Raised for a bot name that does not exist."""


class Bot(Protocol):
    """A computer player: a single method that answers the question of a seat."""

    @property
    def name(self) -> str: ...
    @property
    def uses_time(self) -> bool:
        """Whether the bot may search until its time is up; otherwise it takes no more than a short search."""

    def choose(
        self,
        game: Game,
        view: np.ndarray,
        seat: int,
        legal: np.ndarray,
        tape: np.ndarray,
        seconds: float = SECONDS,
        is_stopped: IsStopped = is_never_stopped,
    ) -> int:
        """Choose one of the legal codes.

        `view` is the seat's observed view, a record array of length 1. `legal` has the seat's legal codes, int32, at
        least one. `tape` is the bot's own random tape (`dice.seeded_tape`), advanced in place. `seconds` is the time
        that the bot may take. Once `is_stopped` returns True, the bot should choose at once; the choice may still be
        played.
        """


class EntryBot:
    """A bot that calls one of the game's entry functions: the rule-of-thumb policy, or uniform random choice."""

    uses_time = False

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
        is_stopped: IsStopped = is_never_stopped,
    ) -> int:
        return choose_by(self._entry, game, view, seat, legal, tape)


BOTS: dict[str, Bot] = {
    "policy": EntryBot("policy", "policy"),
    "random": EntryBot("random", "chance"),
    **{level.name: level for level in (*LEVELS, TREE)},
}


def bots_of(game: Game) -> tuple[str, ...]:
    """Return the names of all bots that can play a game: its levels, the policy, random choice, and a tree search
    if the game has features."""
    return (*levels_of(game), "policy", "random", *([TREE.name] if game.features else []))


def get_bot(name: str, playouts: int | None = None) -> Bot:
    """Return the bot with a current or former name; raises UnknownBot.

    With `playouts`, its searches end after that number of play-outs instead of a time.
    """
    if name not in BOTS and name not in FORMER_NAMES:
        raise UnknownBot(name)
    bot = BOTS[name if name in BOTS else FORMER_NAMES[name]]
    return replace(bot, playouts=playouts) if isinstance(bot, Level) else bot
