"""Exact odds of battles. `battle` has the interface; `solve` computes, with `sides` and matrix games (`matrix`)."""

from .battle import (
    Advice,
    Battle,
    Choice,
    End,
    Survivors,
    advise,
    advise_shot,
    outcomes_of,
    refuse_battle,
    solve_battle,
)
from .errors import BadBattle, TooLarge
from .size import MOST_CELLS

__all__ = [
    "MOST_CELLS",
    "Advice",
    "BadBattle",
    "Battle",
    "Choice",
    "End",
    "Survivors",
    "TooLarge",
    "advise",
    "advise_shot",
    "outcomes_of",
    "refuse_battle",
    "solve_battle",
]
