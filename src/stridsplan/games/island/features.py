"""The features of a position: the characters, what they can hit and reach, and what threatens them."""

import numpy as np

from stridsplan.engine.game import Features
from stridsplan.engine.record import rule

from .components import AROUND, CHARACTERS, TYPE
from .policy import is_in_danger, room_ahead
from .rules import shooting
from .state import BLOCK, IN_HAND, ON_PAD, Ask, Phase

TYPES = 3
# The first features count the characters by type: on the island, then on the pad or in hand. OTHERS is the index of the
# first of the others
OTHERS = 2 * TYPES
COUNT = OTHERS + 16


@rule
def features(s, seat, out):
    """Write all features of a seat; most of them are between 0 and 1."""
    on_island, off_island, shots, danger, room, stuck, blocks = 0, 0, 0, 0, 0, 0, 0
    for piece in range(CHARACTERS * seat, CHARACTERS * (seat + 1)):
        kind, square, facing = TYPE[piece % CHARACTERS], int(s.where[piece]), int(s.facing[piece])
        if square in (ON_PAD, IN_HAND):
            off_island += 1
            out[TYPES + kind] += 0.5
        if square < 0:
            continue
        on_island += 1
        out[kind] += 0.5
        if s.phase != Phase.BATTLE:
            continue
        free = room_ahead(s, square, facing)
        room += free
        stuck += 1 if free == 0 else 0
        shots += can_hit(s, piece, square, facing)
        danger += 1 if is_in_danger(s, seat, square, piece) else 0
        blocks += is_beside_block(s, square)
    left, is_active = on_island + off_island, s.turn == seat
    numbers = (
        left / 10,
        np.log(1.0 + left),
        on_island / 5,
        1.0 if on_island == 0 else 0.0,
        1.0 if on_island == 1 else 0.0,
        1.0 if left <= 1 else 0.0,
        1.0 if left <= 2 else 0.0,
        shots / 3 if is_active else 0.0,
        0.0 if is_active else shots / 3,
        danger / 3 if is_active else 0.0,
        0.0 if is_active else danger / 3,
        room / (1 + on_island) / 5,
        stuck / 3,
        blocks / 3,
        1.0 if is_active else 0.0,
        1.0 if is_active and s.ask == Ask.PENALTY else 0.0,
    )
    for k in range(COUNT - OTHERS):
        out[OTHERS + k] = numbers[k]


@rule
def can_hit(s, piece, square, facing):
    """Return 1 if a shot would hit a character, else 0."""
    target = shooting.target_from(s, piece, square, facing)
    return 1 if target != shooting.NO_TARGET and s.grid[target] >= 0 else 0


@rule
def is_beside_block(s, square):
    """Return 1 if a block is next to the square, which would remove a character there if it is live; else 0."""
    for step in AROUND:
        if s.grid[square + step] == BLOCK:
            return 1
    return 0


FEATURES = Features(COUNT, features, horizon=3)
