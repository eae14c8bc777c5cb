"""The rule-of-thumb player: shoot when it pays, keep out of lines of fire, keep room to move, land on blocks last.

Values are in hundredths of a character.
"""

from stridsplan.engine.bits import BIT, lowest_bit, without_lowest_bit
from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule

from .components import BOARD, CHARACTERS, FORWARD, LEFT, PIECES, RANGE, RIGHT, STEP, TYPE
from .rules import blocks, movement, pad, shooting, sides
from .state import (
    ARRANGE,
    BLOCK,
    DECLINE,
    EMPTY,
    END,
    LAUNCH,
    MOVE,
    NOMINATE,
    PLACE,
    REMOVE,
    ROTATE,
    SHOOT,
    SLIDE,
    Use,
)

CHARACTER = 100
DANGER = 60  # standing in an enemy's line of fire
ROOM = 6  # a free square ahead: who has none with any number pays a penalty (IS-PEN-1)
MOST_ROOM = 5
LAUNCHED = 40
NEVER = -100_000


@rule
def policy(view, seat, out, n, dice):
    """The action of most value; among equals any."""
    best, most, ties = out[0], NEVER, 0
    for k in range(n):
        value = value_of(view, seat, out[k])
        if value > most:
            best, most, ties = out[k], value, 1
        elif value == most:
            ties += 1
            if roll(dice, ties) == 0:
                best = out[k]
    return best


@rule
def value_of(s, seat, action):
    if action < ARRANGE:
        return value_of_placing(seat, action)
    if action < SHOOT:
        return 0
    if action < LAUNCH:
        return value_of_shot(s, seat, action - SHOOT)
    if action < MOVE:
        return value_of_option(s, seat, action)
    if action < SLIDE:
        code = action - MOVE
        return value_of_move(s, seat, code // 9, code // 3 % 3, code % 3)
    if action < REMOVE:
        return value_of_slide(s, seat, action == SLIDE + 1)
    if action < DECLINE:
        return int(RANGE[TYPE[(action - REMOVE) % CHARACTERS]])
    return -1 if action == END else NEVER  # no draw, and no penalty let off


@rule
def value_of_placing(seat, action):
    """Blocks anywhere; characters facing the enemy."""
    if action < PLACE:
        return 0
    return 1 if (action - PLACE) % 4 == FORWARD[seat] else 0


# -- Shots ---------------------------------------------------------------------------------------------------


@rule
def worth(s, seat, pieces):
    """What it is worth to have these characters removed: enemies gained, own lost."""
    total = 0
    while pieces != 0:
        piece = lowest_bit(pieces)
        pieces = without_lowest_bit(pieces)
        total += -CHARACTER if sides.side_of_piece(s, piece) == sides.side_of(s, seat) else CHARACTER
    return total


@rule
def value_of_fire(s, seat, piece, square, facing):
    """What the shot of a character from a square is worth, 0 if it has none; a block by its chance of being live."""
    target = shooting.target_from(s, piece, square, facing)
    if target == shooting.NO_TARGET:
        return 0
    caught = shooting.characters_on_line(s, square, facing, target)
    if s.grid[target] >= 0:
        return worth(s, seat, caught | BIT[s.grid[target]])
    return worth(s, seat, caught | blocks.characters_around(s, target)) * live_percent(s) // 100


@rule
def live_percent(s):
    return 100 * s.live_left // (s.live_left + s.safe_left)


@rule
def value_of_shot(s, seat, piece):
    """A shot is taken before anything else if it pays."""
    value = value_of_fire(s, seat, piece, int(s.where[piece]), s.facing[piece])
    return 10 * value if value > 0 else value - 2


# -- Moves ---------------------------------------------------------------------------------------------------


@rule
def is_in_danger(s, seat, square, besides):
    """An enemy stands so that it could hit this square now, were it to shoot."""
    for piece in range(PIECES):
        if piece == besides or s.where[piece] < 0 or sides.side_of_piece(s, piece) == sides.side_of(s, seat):
            continue
        if reaches(s, piece, square):
            return True
    return False


@rule
def reaches(s, piece, square):
    """The square lies at the character's exact range straight ahead, with no block between."""
    step, at = STEP[s.facing[piece]], int(s.where[piece])
    distance = shooting.range_of(piece)
    if at + step * distance != square:
        return False
    for _ in range(1, distance):
        at += step
        if s.grid[at] < EMPTY:
            return False
    return True


@rule
def room_ahead(s, square, facing):
    step = STEP[facing]
    free = 0
    while free < MOST_ROOM and s.grid[square + step] == EMPTY:
        square += step
        free += 1
    return free


@rule
def value_of_stand(s, seat, piece, square, facing):
    """How well a character would stand: what it could shoot, its room ahead, and whether it can be shot."""
    fire = max(value_of_fire(s, seat, piece, square, facing), 0)
    danger = DANGER if is_in_danger(s, seat, square, piece) else 0
    return fire + ROOM * room_ahead(s, square, facing) - danger


@rule
def value_of_move(s, seat, piece, use, way):
    number = movement.number_of(s, use)
    there = movement.destination(s, piece, number, way)
    if s.grid[there] == BLOCK:
        own = 0 if s.options.lander_survives == 1 else BIT[piece]
        return worth(s, seat, blocks.characters_around(s, there) | own) * live_percent(s) // 100
    here, facing = int(s.where[piece]), int(s.facing[piece])
    gain = value_of_stand(s, seat, piece, there, movement.facing_after(s, piece, way))
    loss = value_of_stand(s, seat, piece, here, facing)
    return gain - loss - (CHARACTER if use == Use.BOTH else 0)


@rule
def value_of_option(s, seat, action):
    """Turn to shoot or to have room; else bring somebody on; the pad last."""
    if action < NOMINATE:
        square = pad.launch_square(s, seat, action - LAUNCH)
        return LAUNCHED + value_of_stand(s, seat, s.pad[seat, action - LAUNCH], square, FORWARD[seat])
    if action == NOMINATE:
        return 0
    piece = (action - ROTATE) // 2
    turn = RIGHT if (action - ROTATE) % 2 == 1 else LEFT
    square, facing = int(s.where[piece]), int(s.facing[piece])
    after = value_of_stand(s, seat, piece, square, (facing + turn) % 4)
    return after - value_of_stand(s, seat, piece, square, facing)


@rule
def value_of_slide(s, seat, to_right):
    """Towards the middle, where no slot overhangs."""
    step = s.die[0] if s.used[0] == 0 else s.die[1]
    column = s.centre[seat] + (step if to_right == (FORWARD[seat] == 0) else -step)
    return -abs(2 * column - 1 - BOARD)
