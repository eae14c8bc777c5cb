"""Shooting: exact range, straight ahead, past characters but not past blocks (IS-SHOOT), and crossfire (IS-CROSS)."""

from stridsplan.engine.bits import BIT, members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import CHARACTERS, RANGE, STEP, TYPE, ZERO_BINDS_SHOOTING
from ..state import BLOCK, EMPTY, FREE, Event
from .sides import side_of, usable_pieces

NO_TARGET = 0


@rule
def range_of(piece):
    """Return the range of a piece in squares: tank 4, jeep 3, soldier 2 (IS-SHOOT-1)."""
    return RANGE[TYPE[piece % CHARACTERS]]


@rule
def target_square(s, piece):
    """Return the square that the character can hit, or NO_TARGET."""
    return target_from(s, piece, int(s.where[piece]), s.facing[piece])


@rule
def target_from(s, piece, square, facing):
    """Return the square that the character could hit from another square and facing (IS-SHOOT-1 to IS-SHOOT-5)."""
    step, distance = STEP[facing], range_of(piece)
    target = square + distance * step
    if not is_target(s, piece, s.grid[target]):
        return NO_TARGET
    for _ in range(1, distance):
        square += step
        held = s.grid[square]
        if held < EMPTY or (s.options.characters_block_fire == 1 and held >= 0):  # a block, or off the island
            return NO_TARGET
    return target


@rule
def is_target(s, piece, held):
    """Return whether a square with this content is a target: a block, a character of another side or, by option, of the
    same side (IS-SHOOT-3, IS-TEAM-8)."""
    if held < 0:
        return held == BLOCK
    other_side = side_of(s, held // CHARACTERS) != side_of(s, piece // CHARACTERS)
    return other_side or s.options.friendly_targets == 1


@rule
def may_shoot(s, piece):
    """Return whether a usable character may shoot: it has a target. A die that is bound to another character does not
    matter (IS-SHOOT-8, IS-ZERO-10)."""
    if ZERO_BINDS_SHOOTING and s.bound[0] != FREE and s.bound[0] != piece:
        return False
    return target_square(s, piece) != NO_TARGET


@rule
def can_anyone_shoot(s, seat):
    for piece in members(usable_pieces(s, seat)):
        if may_shoot(s, piece):
            return True
    return False


@rule
def characters_between(s, piece, target):
    """Return the characters between a shooter and its target, of any side (IS-CROSS-1, IS-CROSS-5)."""
    return characters_on_line(s, int(s.where[piece]), s.facing[piece], target)


@rule
def characters_on_line(s, square, facing, target):
    """Return the characters between a square and a target straight ahead."""
    step = STEP[facing]
    found = 0
    square += step
    while square != target:
        if s.grid[square] >= 0:
            found |= BIT[s.grid[square]]
        square += step
    return found


@rule
def note_shot(s, piece, target, log):
    note(log, Event.SHOT, EVERYONE, s.turn, piece, s.where[piece], target, s.grid[target])
