"""The rule-based policy: shoot if it pays, avoid lines of fire, keep free squares ahead, and land on a block only if
what it may remove makes up for the risk or other moves are worse.

Values of shots, moves, launches and rotations are in hundredths of a character; others only rank the answers to one
question.
"""

from stridsplan.engine.bits import BIT, members
from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule

from .actions import (
    ACTIONS,
    ARRANGE,
    END,
    LAUNCH,
    MOVE,
    NOMINATE,
    PLACE,
    PLACE_BLOCK,
    REMOVE,
    ROTATE,
    SHOOT,
    SLIDE,
)
from .components import BOARD, CHARACTERS, FORWARD, LEFT, PIECES, RANGE, RIGHT, STEP, TYPE, frozen
from .rules import blocks, movement, pad, shooting, sides
from .state import BLOCK, EMPTY, Use

CHARACTER = 100  # the value of removing an enemy
DANGER = 60  # the cost of standing in an enemy's line of fire
ROOM = 6  # the value of each free square ahead: without any a character may be blocked (IS-PEN-1)
MOST_ROOM = 5  # further free squares are not counted
LAUNCHED = 40  # the value of a launch, besides that of its square
NEVER = -100_000  # the value of what is never chosen

# By action code: the first code of the same kind of action, and the arguments that the rules receive
KIND = frozen([ACTIONS.kinds[number].first for number in ACTIONS.kind_of_code()])
VALUE = ACTIONS.values_of_code()


@rule
def policy(view, seat, out, n, dice):
    """Return an action of the highest value, a random one if several have it."""
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
    """Return the value of an action. Blocks are placed anywhere and characters face the enemy; the policy claims no
    draws and declines no penalties."""
    kind = KIND[action]
    a, b, c = int(VALUE[action, 0]), int(VALUE[action, 1]), int(VALUE[action, 2])
    if kind == MOVE:
        return value_of_move(s, seat, a, b, c)
    if kind == SHOOT:
        return value_of_shot(s, seat, a)
    if kind == ROTATE:
        return value_of_rotation(s, seat, a, b)
    if kind == LAUNCH:
        return value_of_launch(s, seat, a)
    if kind == SLIDE:
        return value_of_slide(s, seat, a)
    if kind == PLACE:
        return 1 if c == FORWARD[seat] else 0
    if kind == REMOVE:
        return int(RANGE[TYPE[a % CHARACTERS]])
    if kind in (PLACE_BLOCK, ARRANGE, NOMINATE):
        return 0
    return -1 if kind == END else NEVER


# -- Shots ---------------------------------------------------------------------------------------------------


@rule
def worth_of_removal(s, seat, pieces):
    """Return the value of removing these characters: enemies count positively, the seat's own negatively."""
    total = 0
    for piece in members(pieces):
        total += -CHARACTER if sides.side_of_piece(s, piece) == sides.side_of(s, seat) else CHARACTER
    return total


@rule
def value_of_fire(s, seat, piece, square, facing):
    """Return the value of a character's shot from a square, 0 if it has none; a block counts by its probability of
    being live."""
    target = shooting.target_from(s, piece, square, facing)
    if target == shooting.NO_TARGET:
        return 0
    caught = shooting.characters_on_line(s, square, facing, target)
    if s.grid[target] >= 0:
        return worth_of_removal(s, seat, caught | BIT[s.grid[target]])
    return worth_of_removal(s, seat, caught | blocks.characters_around(s, target)) * live_percent(s) // 100


@rule
def live_percent(s):
    return 100 * s.live_left // (s.live_left + s.safe_left)


@rule
def value_of_shot(s, seat, piece):
    """Return the value of a shot: ten times what it gains if it pays, so that it comes before moves; else less than the
    value of ending the turn."""
    value = value_of_fire(s, seat, piece, int(s.where[piece]), s.facing[piece])
    return 10 * value if value > 0 else value - 2


# -- Moves ---------------------------------------------------------------------------------------------------


@rule
def is_in_danger(s, seat, square, besides):
    """Return whether an enemy other than the piece `besides` could hit this square now."""
    for piece in range(PIECES):
        if piece == besides or s.where[piece] < 0 or sides.side_of_piece(s, piece) == sides.side_of(s, seat):
            continue
        if reaches(s, piece, square):
            return True
    return False


@rule
def reaches(s, piece, square):
    """Return whether the square is at the character's exact range straight ahead, with no block between."""
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
    """Return the number of free squares ahead, at most MOST_ROOM."""
    step = STEP[facing]
    free = 0
    while free < MOST_ROOM and s.grid[square + step] == EMPTY:
        square += step
        free += 1
    return free


@rule
def value_of_stand(s, seat, piece, square, facing):
    """Return the value of a place: what the character could shoot, the free squares ahead, and the danger."""
    fire = max(value_of_fire(s, seat, piece, square, facing), 0)
    danger = DANGER if is_in_danger(s, seat, square, piece) else 0
    return fire + ROOM * room_ahead(s, square, facing) - danger


@rule
def value_of_move(s, seat, piece, use, way):
    """Return what a move gains over the present place; using both dice for one character costs a character's value."""
    number = movement.number_of(s, use)
    there = movement.destination(s, piece, number, way)
    if s.grid[there] == BLOCK:
        own = 0 if s.options.lander_survives == 1 else BIT[piece]
        return worth_of_removal(s, seat, blocks.characters_around(s, there) | own) * live_percent(s) // 100
    here, facing = int(s.where[piece]), int(s.facing[piece])
    gain = value_of_stand(s, seat, piece, there, movement.facing_after(s, piece, way))
    loss = value_of_stand(s, seat, piece, here, facing)
    return gain - loss - (CHARACTER if use == Use.BOTH else 0)


@rule
def value_of_launch(s, seat, slot):
    square = pad.launch_square(s, seat, slot)
    return LAUNCHED + value_of_stand(s, seat, s.pad[seat, slot], square, FORWARD[seat])


@rule
def value_of_rotation(s, seat, piece, to_right):
    turn = RIGHT if to_right == 1 else LEFT
    square, facing = int(s.where[piece]), int(s.facing[piece])
    after = value_of_stand(s, seat, piece, square, (facing + turn) % 4)
    return after - value_of_stand(s, seat, piece, square, facing)


@rule
def value_of_slide(s, seat, to_right):
    """Return the value of a slide: the pad moves towards the middle of columns 1-12, where no slot overhangs a
    corner."""
    step = s.die[0] if s.used[0] == 0 else s.die[1]
    # Columns grow to the right of a seat that faces north (0), to the left of the others
    column = s.centre[seat] + (step if (to_right == 1) == (FORWARD[seat] == 0) else -step)
    return -abs(2 * column - 1 - BOARD)
