"""Exact odds of fights: `fight`, with `parties`, `sides`, `tactics` and `falls`."""

from .errors import BadFight, TooLarge
from .fight import DAY, MOST_STEPS, Ends, Solver
from .parties import Body, Fight, Ground, NoFight, Party, find_ground, open_fight

__all__ = [
    "DAY",
    "MOST_STEPS",
    "BadFight",
    "Body",
    "Ends",
    "Fight",
    "Ground",
    "NoFight",
    "Party",
    "Solver",
    "TooLarge",
    "find_ground",
    "open_fight",
]
