"""The states of a side of a battle: what hits can leave of its tiles, and the dice that it rolls then.

The functions of `rules` say which tile rolls when and hits from what number, and what a hit does. They are called with
a record that holds only this battle.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import accumulate, pairwise

import numpy as np

from stridsplan.engine import options as table_options

from ..components import COMBAT_KINDS, COST, DIE_FACES, IS_CAPABLE, KINDS, SLOTS, Kind, Step, Terrain
from ..rules import combat, hits
from ..state import DRAGON, NOBODY, OPTIONS, OPTIONS_DTYPE, STATE
from .matrix import Blocks

Force = tuple[int, ...]  # tiles by slot: 2 * kind + damaged

ATTACKER, DEFENDER = 0, 1  # seats
STEPS = (Step.RANGED, Step.MELEE)
GENERAL, DRAGON_SLOT, HORSES, INFILTRATOR = (
    2 * kind.value for kind in (Kind.GENERAL, Kind.DRAGON, Kind.HORSES, Kind.INFILTRATOR)
)
SPECIALS = KINDS - COMBAT_KINDS
GOLD = np.repeat([*COST, *[0] * SPECIALS], 2)  # by slot; specials are won at an auction and have no price
# By slot, what the owner prefers to keep among equal choices: a special counts like the most expensive unit, a damaged
# tile half
WORTH = np.repeat([*COST, *[max(COST)] * SPECIALS], 2) * np.tile([1.0, 0.5], KINDS)


@dataclass(frozen=True, eq=False)
class Side:
    """A side in its n possible states, ordered by the hits that they can still take.

    In state 0 no tile is left (no horses either); the last state is the beginning.
    """

    forces: np.ndarray  # (n, SLOTS): tiles by slot
    capacity: np.ndarray  # (n,): hits it can take, ascending
    less: np.ndarray  # (n, k): the states after one hit, the last repeated to fill the row; of state 0: 0
    # by step (2, n, most + 1): probability of each number of hits; [1]: against an infiltrator
    dice: tuple[np.ndarray, ...]
    sharp: np.ndarray  # (2, n): probability that the sharpshooters hit; `dice` is without them
    rolls: np.ndarray  # (n,): some tile rolls in some step
    # Caches of `left` and `left_by_hits`
    known_left: dict[tuple[int, int], np.ndarray] = field(default_factory=dict)
    known_blocks: dict[tuple[int, int], tuple[np.ndarray, Blocks]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.forces)

    @cached_property
    def levels(self) -> list[slice]:
        """The states that can take k hits, for each k from 0."""
        starts = np.searchsorted(self.capacity, np.arange(self.capacity[-1] + 2)).tolist()
        return [slice(first, last) for first, last in pairwise(starts)]

    @cached_property
    def has_infiltrator(self) -> np.ndarray:
        """(n,) 1 if the side has the infiltrator, else 0."""
        return (self.forces[:, INFILTRATOR] > 0).astype(int)

    @cached_property
    def is_capable(self) -> np.ndarray:
        """(n,) Whether the side can take a square (OM-AFTER-2)."""
        return self.forces @ np.repeat(IS_CAPABLE, 2) > 0

    @cached_property
    def preference(self) -> np.ndarray:
        """(n,) How much the owner prefers what is left, among choices that are equal for the battle."""
        return self.forces @ WORTH

    def left(self, state: int, hits: int) -> np.ndarray:
        """Return the states after `hits` hits, ascending; hits beyond the capacity are lost (OM-HIT-4)."""
        if hits == 0:
            return np.array([state])
        if (state, hits) not in self.known_left:
            self.known_left[state, hits] = np.unique(self.less[self.left(state, hits - 1)])
        return self.known_left[state, hits]

    def left_by_hits(self, state: int, most: int) -> tuple[np.ndarray, Blocks]:
        """Return the states after 0 to `most` hits, a block for each number."""
        if (state, most) not in self.known_blocks:
            parts = [self.left(state, hits) for hits in range(most + 1)]
            sizes = [len(part) for part in parts]
            blocks = Blocks([0, *accumulate(sizes[:-1])], np.repeat(range(most + 1), sizes))
            self.known_blocks[state, most] = np.concatenate(parts), blocks
        return self.known_blocks[state, most]

    def find(self, force: Force) -> int:
        """Return the state with these tiles; ValueError if the battle cannot lead to it."""
        found = np.flatnonzero((self.forces == force).all(axis=1))
        if len(found) == 0:
            raise ValueError("the battle does not come to these tiles")
        return int(found[0])


# -- The record for the rules ------------------------------------------------------------------


def blank_battle(terrain: Terrain, has_dragon: bool, values: table_options.Values) -> np.void:
    """Return a record with a battle in square 0, in which seat 0 attacks seat 1 or the dragon."""
    s = np.zeros(1, STATE)
    s["options"] = table_options.encode(OPTIONS, OPTIONS_DTYPE, 2, values)
    s[0].battle = 0
    s[0].terrain[0] = terrain
    s[0].defender = NOBODY if has_dragon else DEFENDER  # OM-DRAGON-6
    return s[0]


def make_side(s: np.void, force: Force, is_attacking: bool) -> Side:
    """Make a side of the battle of record `s`; horses alone count as no tiles."""
    party = ATTACKER if is_attacking else DRAGON if s.defender == NOBODY else DEFENDER
    left = all_left(s, party, force)
    states = sorted(left, key=lambda state: (count_capacity(state), state))
    place = {state: k for k, state in enumerate(states)}
    width = max(len(after) for after in left.values())
    less = [[place[after] for after in left[state]] for state in states]
    dice = Dice(s, party, DEFENDER if is_attacking else ATTACKER)
    return Side(
        forces=np.array(states),
        capacity=np.array([count_capacity(state) for state in states]),
        less=np.array([row + row[-1:] * (width - len(row)) for row in less]),
        dice=tuple(
            to_array([[dice.hits(state, step, faced) for state in states] for faced in (0, 1)])
            for step in STEPS
        ),
        sharp=np.array([[dice.sharp(state, faced) for state in states] for faced in (0, 1)]),
        rolls=np.array([dice.rolls(state) for state in states]),
    )


# -- Hits ----------------------------------------------------------------------------------------------------

CAPACITY = [hits.capacity_of_slot(slot) for slot in range(SLOTS)]


def count_capacity(force: Force) -> int:
    """Return the number of hits that these tiles can take."""
    return sum(number * most for number, most in zip(force, CAPACITY, strict=True))


def all_left(s: np.void, party: int, force: Force) -> dict[Force, list[Force]]:
    """Return every state that hits can lead to, with the states after one more hit."""
    # Slots that have tiles, or get some when undamaged tiles are hit
    slots = [slot for slot in range(SLOTS) if force[slot - 1 if slot % 2 else slot] + force[slot]]
    changes = {slot: change_of_hit(s, party, slot) for slot in slots if CAPACITY[slot] > 0}
    found: dict[Force, list[Force]] = {}
    waiting = [force]
    while waiting:
        state = waiting.pop()
        if state not in found:
            after = [after_hit(state, change) for slot, change in changes.items() if state[slot] > 0]
            found[state] = after or [state]
            waiting += found[state]
    return found


def change_of_hit(s: np.void, party: int, slot: int) -> Force:
    """Return how a hit on a tile of the slot changes the counts (OM-HIT-2)."""
    s.after[party] = 0
    s.after[party, slot] = 1
    hits.take_hit(s, party, slot)
    s.after[party, slot] -= 1
    return tuple(s.after[party].tolist())


def after_hit(force: Force, change: Force) -> Force:
    """Return what is left after a hit; horses that it leaves alone are gone too (OM-HIT-5)."""
    after = tuple(number + more for number, more in zip(force, change, strict=True))
    return after if count_capacity(after) else (0,) * SLOTS


# -- Dice ----------------------------------------------------------------------------------------------------


class Dice:
    """The dice of a side's tiles.

    They depend on the terrain, on its general, and on whether it faces an infiltrator (OM-MOD-4, OM-INF-1): `faced`
    is 1 if it does, else 0.
    """

    def __init__(self, s: np.void, party: int, enemy: int) -> None:
        self.s, self.party, self.enemy = s, party, enemy
        self.step_of = [
            None if not combat.combat_value_of_slot(slot) else combat.step_of_slot(s, slot)
            for slot in range(SLOTS)
        ]
        self.chance = cache(self._chance)

    def _chance(self, slot: int, has_general: bool, faced: int) -> float:
        """Return the probability that a tile of the slot hits."""
        self.s.force[:] = 0
        self.s.force[self.party, slot] = 1
        self.s.force[self.party, GENERAL] += has_general
        self.s.force[self.enemy, INFILTRATOR] = faced
        return (DIE_FACES + 1 - combat.threshold(self.s, self.party, slot)) / DIE_FACES

    def chances(self, force: Force, step: Step, faced: int) -> Iterator[tuple[int, float]]:
        """Yield (slot, chance to hit) for every tile that rolls in a step."""
        for slot, number in enumerate(force):
            if number and self.step_of[slot] == step:
                for _ in range(number):
                    yield slot, self.chance(slot, force[GENERAL] > 0, faced)

    def hits(self, force: Force, step: Step, faced: int) -> np.ndarray:
        """Return (dice + 1,): the probability of each number of hits, without the sharpshooters."""
        total = np.ones(1)
        for slot, chance in self.chances(force, step, faced):
            if not is_sharp(slot):
                total = np.convolve(total, [1 - chance, chance])
        return total

    def sharp(self, force: Force, faced: int) -> float:
        """Return the probability that the sharpshooters hit."""
        return sum(chance for slot, chance in self.chances(force, Step.RANGED, faced) if is_sharp(slot))

    def rolls(self, force: Force) -> bool:
        """Return whether any tile rolls in any step."""
        return any(number and step is not None for number, step in zip(force, self.step_of, strict=True))


def is_sharp(slot: int) -> bool:
    return slot // 2 == Kind.SHARPSHOOTERS


def to_array(blocks: Sequence[Sequence[np.ndarray]]) -> np.ndarray:
    """Return the rows of the blocks as one array, padded with zeros."""
    most = max(len(row) for block in blocks for row in block)
    padded = np.zeros((len(blocks), len(blocks[0]), most))
    for block, into in zip(blocks, padded, strict=True):
        for row, place in zip(block, into, strict=True):
            place[: len(row)] = row
    return padded
