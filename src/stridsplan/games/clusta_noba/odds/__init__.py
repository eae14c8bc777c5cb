"""Exact odds of fights: `fight`, with `parties`, `sides`, `tactics` and `falls`."""

from .errors import BadFight, TooLarge
from .fight import DAY, MOST_STEPS, Ends, Solver
from .parties import NoFight, Body, Fight, Ground, Party, find_ground, open_fight

__all__ = [
    "DAY",
    "MOST_STEPS",
    "BadFight",
    "NoFight",
    "Body",
    "Ends",
    "Fight",
    "Ground",
    "Party",
    "Solver",
    "TooLarge",
    "find_ground",
    "open_fight",
]
