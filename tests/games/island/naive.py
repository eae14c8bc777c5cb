"""Slow naive versions of movement, shooting and explosions, written from sections 4, 5 and 10.2 of the catalogue.

They work on dictionaries of (column, row) and share nothing with the rules but the numbers in the grid.
"""

from typing import NamedTuple

import numpy as np

from stridsplan.games.island.components import COLUMN_NAMES, SQUARE_NAMES
from stridsplan.games.island.state import BLOCK

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT_OF = {left: facing for facing, left in LEFT_OF.items()}
RANGES = {"T": 4, "J": 3, "S": 2}


class World(NamedTuple):
    """An island: characters {(x, y): (side, type, facing)}, blocks {(x, y)}, its number of columns.

    With two seats, a side is a seat.
    """

    characters: dict
    blocks: set
    columns: int


def place_of(name):
    """Column and row of a square."""
    return ord(name[0]) - ord("a") + 1, int(name[1:])


PLACES = {square: place_of(name) for name, square in SQUARE_NAMES.items()}
SIDES = ((0, 1, 1, 0), (0, 0, 1, 1), (0, 1, 2, 3))  # the side of each of four seats: beside, across, everyone
TYPES_OF_SEAT = "TTJJJSSSSS"  # the types of a seat's ten characters, by number


def world_of(s):
    """The characters, blocks and size of the island in a record."""
    characters, blocks, seats = {}, set(), s.options.seats
    sides = (0, 1) if seats == 2 else SIDES[s.options.sides]
    for square in np.flatnonzero((s.grid >= 0) | (s.grid == BLOCK)).tolist():
        held = int(s.grid[square])
        if held == BLOCK:
            blocks.add(PLACES[square])
        else:
            seat, number = divmod(held, 10)
            characters[PLACES[square]] = (sides[seat], TYPES_OF_SEAT[number], "NESW"[s.facing[held]])
    return World(characters, blocks, 6 * seats)


def name_of(place):
    return f"{COLUMN_NAMES[place[0] - 1]}{place[1]}"


def ahead(square, facing, count):
    """The square `count` steps ahead."""
    dx, dy = STEPS[facing]
    return square[0] + count * dx, square[1] + count * dy


def is_on_island(world, square):
    return 1 <= square[0] <= world.columns and 1 <= square[1] <= 12


def moves(world, square, n):
    """Every (end, facing) of the character on a square with the number n."""
    facing = world.characters[square][2]
    found = set()
    for i in range(1, n + 1):
        there = ahead(square, facing, i)
        if not is_on_island(world, there) or there in world.characters:
            return found
        if there in world.blocks:
            if i == n:
                found.add((there, facing))
            return found
        if n >= 2 and i == n - 1:
            found |= {(there, LEFT_OF[facing]), (there, RIGHT_OF[facing])}
    found.add((ahead(square, facing, n), facing))
    return found


def shot(world, square):
    """The square that the character on a square can hit, or None."""
    side, kind, facing = world.characters[square]
    target = ahead(square, facing, RANGES[kind])
    if any(ahead(square, facing, i) in world.blocks for i in range(1, RANGES[kind])):
        return None
    if target in world.blocks:
        return target
    return target if target in world.characters and world.characters[target][0] != side else None


def around(square):
    """The eight squares beside a square; some may be outside of the island."""
    x, y = square
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {square}


def explosion(world, square, live):
    """The characters lost and the blocks turned over when a character activates a block; `live` has the live ones."""
    turned, caught, exploding = [square], set(), [square] if square in live else []
    while exploding:
        here = exploding.pop()
        caught |= around(here) & set(world.characters)
        if here == square:  # a block set off by another block sets off no more (IS-CHAIN-2)
            beside = sorted(around(here) & world.blocks)
            turned += beside
            exploding += [block for block in beside if block in live]
    return caught, set(turned)


def hit(world, square, live):
    """What the shot of the character on a square removes: (characters lost, blocks turned over)."""
    _, kind, facing = world.characters[square]
    target = ahead(square, facing, RANGES[kind])
    line = {ahead(square, facing, i) for i in range(1, RANGES[kind])} & set(world.characters)
    if target not in world.blocks:
        return line | {target}, set()
    caught, turned = explosion(world, target, live)
    return (caught | line, turned) if target in live else (set(), turned)


def landing(world, square, target, live):
    """What a landing on the block `target` removes, as in `hit`; if the lander is lost, it is on `target`."""
    others = {place: who for place, who in world.characters.items() if place != square}
    caught, turned = explosion(World(others, world.blocks, world.columns), target, live)
    return (caught | {target}, turned) if target in live else (set(), turned)


def uses_of_two_dice(world, own, numbers, bound):
    """The legal uses of two numbers: {(square, "first" | "second" | "both", end, facing)} (IS-4P-6 to IS-4P-10).

    `own` are the squares of the characters that may move. `bound` has for each number the only square that may use it,
    None if any may, "pad" if the pad must, "gone" if nobody may because the character was removed.
    """

    def may(square, die):
        return bound[die] in (None, square)

    singles = set()  # uses of one number
    complete = set()  # of both at once, or of one so that another character can use the other
    # Of two dice with the same uses only the first is offered
    same = numbers[0] == numbers[1] and bound[0] == bound[1]
    for square in own:
        if may(square, 0) and may(square, 1):
            complete |= {(square, "both", *move) for move in moves(world, square, sum(numbers))}
        for die in range(1 if same else 2):
            if not may(square, die):
                continue
            for end, facing in moves(world, square, numbers[die]):
                use = (square, ("first", "second")[die], end, facing)
                singles.add(use)
                side, kind, _ = world.characters[square]
                others = {place: who for place, who in world.characters.items() if place != square}
                after = World(others | {end: (side, kind, facing)}, world.blocks - {end}, world.columns)
                if any(o != square and may(o, 1 - die) and moves(after, o, numbers[1 - die]) for o in own):
                    complete.add(use)
    return complete or singles
