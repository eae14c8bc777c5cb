"""Checks before a battle is solved: whether there can be such a battle, and how large it is."""

from math import prod

import numpy as np

from ..components import COMBAT_KINDS, HITS_TO_ELIMINATE, KINDS, NAME_OF_KIND, SLOTS, Kind, Step, Terrain
from ..rules import combat
from .errors import BadBattle, TooLarge
from .sides import HORSES, STEPS, Force, count_capacity

DRAGONS_TERRAIN = (Terrain.PLAIN, Terrain.FOREST, Terrain.MOUNTAIN)  # OM-DRAGON-1
MOST_CELLS = 20_000_000  # enough for every battle of six tiles against six


def check_battle(attack: Force, defend: Force, terrain: Terrain) -> None:
    """Raise BadBattle if there can be no such battle."""
    if terrain == Terrain.LAKE:
        raise BadBattle("nobody fights in a lake")  # OM-PIRATE-1
    for kind in range(KINDS):
        check_kind(kind, attack, defend)
    for force, name in ((attack, "attack"), (defend, "defend")):
        if count_capacity(force) == 0:
            raise BadBattle(f"{name} needs a tile that can be hit")
    check_dragon(attack, defend, terrain)


def check_kind(kind: int, attack: Force, defend: Force) -> None:
    """Raise BadBattle for a second special of a kind, or for damaged tiles of a kind that cannot be damaged."""
    whole, damaged = attack[2 * kind] + defend[2 * kind], attack[2 * kind + 1] + defend[2 * kind + 1]
    if kind >= COMBAT_KINDS and whole + damaged > 1:
        raise BadBattle(f"there is one {NAME_OF_KIND[kind]} in the game")  # OM-AUCT-1
    if damaged and HITS_TO_ELIMINATE[kind] != 2:
        raise BadBattle(f"{NAME_OF_KIND[kind]} cannot be damaged")  # OM-HIT-2


def check_dragon(attack: Force, defend: Force, terrain: Terrain) -> None:
    """Raise BadBattle unless the dragon defends alone, in a terrain where it may live (OM-DRAGON-1, OM-DRAGON-3)."""
    slots = slice(2 * Kind.DRAGON, 2 * Kind.DRAGON + 2)
    if any(attack[slots]):
        raise BadBattle("the dragon never attacks")
    if any(defend[slots]) and (sum(defend) > 1 or terrain not in DRAGONS_TERRAIN):
        raise BadBattle("the dragon is alone, on a plain, in a forest or on a mountain")


def check_size(s: np.void, attack: Force, defend: Force, most: int = MOST_CELLS) -> None:
    """Raise TooLarge if the battle has more than `most` cells."""
    cells = count_cells(s, attack, defend)
    if cells > most:
        raise TooLarge(f"the battle is too large for exact odds: {cells:,} cells, at most {most:,}")


def count_cells(s: np.void, attack: Force, defend: Force) -> int:
    """Return the number of matrix games: pairs of states times pairs of hits. Time and memory grow with it."""
    ranged, melee = ((count_dice(s, attack, step) + 1) * (count_dice(s, defend, step) + 1) for step in STEPS)
    return count_states(attack) * count_states(defend) * (ranged + melee)


def count_dice(s: np.void, force: Force, step: Step) -> int:
    return sum(force[slot] for slot in range(SLOTS) if combat.rolls_in(s, slot, step))


def count_states(force: Force) -> int:
    """Return the number of states of a side; of w whole and d damaged two-hit tiles, u whole and 0 to w + d - u damaged
    ones can be left."""
    return prod(count_states_of(kind, force[2 * kind], force[2 * kind + 1]) for kind in range(KINDS))


def count_states_of(kind: int, whole: int, damaged: int) -> int:
    if 2 * kind == HORSES:
        return 1
    if HITS_TO_ELIMINATE[kind] == 1:
        return whole + 1
    return (whole + 1) * (whole + 2 * damaged + 2) // 2
