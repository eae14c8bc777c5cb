"""Exact odds of fights: `fight`, with `parties`, `force_states`, `tactics` and `dice_outcomes`."""

from .errors import BadFight, TooLarge
from .fight import FIELD_ROUNDS_OF_DAY, MOST_ADDITIONS, Ends, Solver
from .parties import Body, Fight, Ground, NoFight, Party, find_ground, open_fight

__all__ = [
    "FIELD_ROUNDS_OF_DAY",
    "MOST_ADDITIONS",
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
