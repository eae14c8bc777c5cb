"""Dice whose next results a human umpire may choose (CN-UMP-1, CN-UMP-2).

The die is drawn and stored anyway, so that the transcript of the table can be verified; the number that counts
instead is in the umpire's action.
"""

from stridsplan.engine import dice as engine_dice
from stridsplan.engine.record import rule

from ..components.dice import AS_IT_FALLS, DICE, FACES, NO_DIE, STREAM_NAMES
from ..components.tables import frozen
from ..events import Stream

STREAM = frozen([Stream[name.upper()] for name in STREAM_NAMES])  # by Die


@rule
def roll(s, dice, faces, stream):
    """Return a uniform draw from 0 to faces - 1, or the number that the umpire chose; `s.replaced` is 1 for the
    latter."""
    fell, s.replaced = engine_dice.roll(dice, faces, stream), 0
    die = die_of(faces, stream) if s.options.umpire == 1 else NO_DIE
    if die == NO_DIE or s.loads[die] == 0:
        return fell
    face = unload(s, die)
    if face == AS_IT_FALLS:
        return fell
    s.replaced = 1
    return face - 1


@rule
def die_of(faces, stream):
    """Return the kind of a die, NO_DIE if the umpire cannot replace it."""
    for die in range(DICE):
        if FACES[die] == faces and STREAM[die] == stream:
            return die
    return NO_DIE


@rule
def load(s, die, face):
    """Replace the next die of a kind that is not replaced yet by a face."""
    s.loaded[die, s.loads[die]] = face
    s.loads[die] += 1


@rule
def unload(s, die):
    """Remove and return the face that replaces the next die of a kind."""
    face = int(s.loaded[die, 0])
    s.loads[die] -= 1
    for k in range(s.loads[die]):
        s.loaded[die, k] = s.loaded[die, k + 1]
    return face
