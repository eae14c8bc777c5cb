"""Moves of characters (IS-MOVE), and the numbers that a character may use (IS-TURN, IS-ZERO-2, IS-4P-6 to IS-4P-9)."""

from stridsplan.engine.bits import members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import LEFT, RIGHT, STEP
from ..state import BLOCK, EMPTY, FREE, NOBODY, Event, Illegal, Rule, Use, Way
from .sides import usable_pieces

NO_SQUARE = 0  # a corner of the rim, where no move ends

# -- One character and one number ----------------------------------------------------------------------------


@rule
def content_after(s, square, vacated, taken):
    """Return the content of a square after a move from `vacated` to `taken`, or at present if both are NO_SQUARE."""
    if square == taken:
        return 0  # a piece, no matter which
    return EMPTY if square == vacated else s.grid[square]


@rule
def refuse_way(s, piece, number, way, vacated=NO_SQUARE, taken=NO_SQUARE):
    """Refuse a move unless it goes straight ahead over empty squares, by exactly the number, or by one less and a turn
    (IS-MOVE-1 to IS-MOVE-8). Forward it may end on a block (IS-BLOCK-4).

    The move follows one from `vacated` to `taken`, if these are given.
    """
    if way != Way.FORWARD and number < 2:
        return Illegal.NO_TURN_WITH_ONE
    step = STEP[s.facing[piece]]
    square = int(s.where[piece])
    for _ in range(1, number):
        square += step
        if content_after(s, square, vacated, taken) != EMPTY:
            return Illegal.WAY_BARRED
    if way != Way.FORWARD:
        return Illegal.NONE
    if content_after(s, square + step, vacated, taken) == EMPTY:
        return Illegal.NONE
    return Illegal.NONE if content_after(s, square + step, vacated, taken) == BLOCK else Illegal.WAY_BARRED


@rule
def can_move(s, piece, number, vacated=NO_SQUARE, taken=NO_SQUARE):
    """Return whether the character has a legal move with exactly this number (IS-TURN-2, IS-TURN-4).

    With 2 or more, a character that can go forward can also stop one square earlier and turn.
    """
    if number >= 2:
        return refuse_way(s, piece, number, Way.TURN_LEFT.value, vacated, taken) == Illegal.NONE
    return refuse_way(s, piece, number, Way.FORWARD.value, vacated, taken) == Illegal.NONE


@rule
def destination(s, piece, number, way):
    """Return the square on which a move ends."""
    squares = number if way == Way.FORWARD else number - 1
    return int(s.where[piece]) + squares * STEP[s.facing[piece]]


@rule
def facing_after(s, piece, way):
    """Return the facing after a move: at most one quarter turn, at its end (IS-MOVE-3, IS-MOVE-5)."""
    if way == Way.TURN_LEFT:
        return (s.facing[piece] + LEFT) % 4
    if way == Way.TURN_RIGHT:
        return (s.facing[piece] + RIGHT) % 4
    return int(s.facing[piece])


@rule
def move_character(s, piece, number, way, use, log):
    """Move to the square and turn; `blocks.land` handles a block there."""
    here, there = int(s.where[piece]), destination(s, piece, number, way)
    s.facing[piece] = facing_after(s, piece, way)
    s.grid[here] = EMPTY
    s.grid[there] = piece
    s.where[piece] = there
    if way == Way.FORWARD:
        note(log, Event.MOVED, EVERYONE, s.turn, piece, here, there, s.facing[piece], use)
    else:
        note(
            log,
            Event.MOVED,
            EVERYONE,
            s.turn,
            piece,
            here,
            there,
            s.facing[piece],
            use,
            rule_id=Rule.IS_MOVE_3,
        )


# -- The dice of the turn -----------------------------------------------------------------------------------


@rule
def is_open_to(s, die, piece):
    """Return whether the die is free, or bound to this character (IS-ZERO-2, IS-ZERO-6)."""
    return s.bound[die] == FREE or s.bound[die] == piece


@rule
def number_of(s, use):
    """Return the number on the dice used (IS-4P-6)."""
    if use == Use.BOTH:
        return s.die[0] + s.die[1]
    return int(s.die[0] if use == Use.FIRST else s.die[1])


@rule
def are_both_unused(s):
    return s.used[0] == 0 and s.used[1] == 0


@rule
def refuse_dice(s, piece, use):
    """Refuse a move unless each of its dice is unused and the character may use it (IS-TURN-2, IS-ZERO-13, IS-4P-6,
    IS-4P-7)."""
    if use == Use.BOTH:
        if not are_both_unused(s):
            return Illegal.NO_SUCH_DIE
        are_open = is_open_to(s, 0, piece) and is_open_to(s, 1, piece)
        return Illegal.NONE if are_open else Illegal.BOUND_TO_ANOTHER
    if s.used[use] == 1 or (use == Use.SECOND and are_alike(s)):
        return Illegal.NO_SUCH_DIE
    if not is_open_to(s, use, piece):
        return Illegal.BOUND_TO_ANOTHER
    return Illegal.ALREADY_MOVED if s.mover == piece else Illegal.NONE


@rule
def first_use(s):
    """Return the first member of Use that is possible; `last_use` returns the last."""
    return s.used[0]  # Use.FIRST if the first die is unused, else Use.SECOND


@rule
def last_use(s):
    return 2 if are_both_unused(s) else 1 - s.used[1]


@rule
def are_alike(s):
    """Return whether both dice are unused and equal, so that only the first needs to be considered."""
    return are_both_unused(s) and s.die[0] == s.die[1] and s.bound[0] == s.bound[1]


@rule
def can_use(s, piece, use):
    return refuse_dice(s, piece, use) == Illegal.NONE and can_move(s, piece, number_of(s, use))


@rule
def can_anyone_move(s, seat):
    """Return whether any character has a legal move with the dice of the turn (IS-TURN-4)."""
    for piece in members(usable_pieces(s, seat)):
        for use in range(first_use(s), last_use(s) + 1):
            if can_use(s, piece, use):
                return True
    return False


@rule
def could_anyone_move_freely(s, seat):
    """Return whether any character could move with one of the numbers if no die were bound (IS-ZERO-14)."""
    for piece in members(usable_pieces(s, seat)):
        for die in range(2):
            if s.used[die] == 0 and can_move(s, piece, s.die[die]):
                return True
    return False


# -- Two dice (IS-4P-6 to IS-4P-9) ---------------------------------------------------------------------------


@rule
def can_follow(s, seat, piece, use, way):
    """Return whether another character could use the other die after this move.

    A block on which the character lands counts as removed, with no other effect, because its face is not known
    (IS-4P-8).
    """
    other = 1 - use
    vacated, taken = int(s.where[piece]), destination(s, piece, number_of(s, use), way)
    for follower in members(usable_pieces(s, seat)):
        if (
            follower != piece
            and is_open_to(s, other, follower)
            and can_move(s, follower, s.die[other], vacated, taken)
        ):
            return True
    return False


@rule
def can_use_both(s, seat):
    """Return whether both dice can be used: by one character with the sum, or by two with one each (IS-4P-6,
    IS-4P-8)."""
    for piece in members(usable_pieces(s, seat)):
        if can_use(s, piece, Use.BOTH.value):
            return True
        for use in range(2):
            if refuse_dice(s, piece, use) != Illegal.NONE:
                continue
            for way in range(2):  # a turn to the left ends on the same square as a turn to the right
                if refuse_way(s, piece, number_of(s, use), way) != Illegal.NONE:
                    continue
                if can_follow(s, seat, piece, use, way):
                    return True
    return False


@rule
def must_leave_a_follower(s, seat):
    """Return whether the first of two moves must keep a second move possible, because both numbers can be used
    (IS-4P-8)."""
    # A die bound to the pad is below FREE
    return are_both_unused(s) and s.bound[0] >= FREE and s.bound[1] >= FREE and can_use_both(s, seat)


@rule
def can_follow_or_need_not(s, seat, piece, use, way):
    """Return whether the first move keeps a second move possible, or both numbers cannot be used anyway (IS-4P-8)."""
    return not must_leave_a_follower(s, seat) or can_follow(s, seat, piece, use, way)


@rule
def use_dice(s, piece, use):
    """Mark the dice as used; another character must use the other die (IS-4P-6, IS-4P-7)."""
    if use == Use.BOTH:
        s.used[0], s.used[1] = 1, 1
    else:
        s.used[use] = 1
    s.mover = piece


@rule
def clear_dice(s):
    """Clear the dice: no number, bound to nothing, and used, until they are rolled."""
    for die in range(2):
        s.die[die], s.bound[die], s.used[die] = 0, FREE, 1
    s.mover = NOBODY
