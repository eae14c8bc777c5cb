"""Checks of the invariants of a position. Everything is public: a view is the whole position (catalogue 8.3)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.record import rule

from .components import BLOCKS, CHARACTERS, LIVE_BLOCKS, MOST_SEATS, PAD_LEN, PIECES, SQUARES
from .rules.ending import is_stale
from .rules.setup import is_on_island
from .rules.sides import sides_standing
from .state import BLOCK, IN_HAND, LOST, NOBODY, ON_PAD, RIM, Blocks, Face, Phase


@rule
def defects(s):
    """Return the broken invariants of a position as bits (catalogue 6.5): 1 squares, 2 pieces, 4 sets of pieces, 8
    pads, 16 blocks, 32 faces, 64 sides, 128 too many turns without progress."""
    bits = 0
    if has_wrong_square(s):
        bits |= 1
    if has_wrong_piece(s):
        bits |= 2
    if has_wrong_sets(s):
        bits |= 4
    if has_wrong_pad(s):
        bits |= 8
    if count_blocks(s) + s.turned + s.to_place != BLOCKS[s.options.seats]:
        bits |= 16
    if has_wrong_faces(s):
        bits |= 32
    if s.phase != Phase.OVER and s.standing != sides_standing(s):
        bits |= 64
    if s.phase == Phase.BATTLE and is_stale(s, 120):  # the largest limit of the options (IS-END-5)
        bits |= 128
    return bits


@rule
def has_wrong_square(s):
    """Return whether the rim is not around the island, or a piece and its square contradict each other."""
    for square in range(SQUARES):
        if (s.grid[square] == RIM) == is_on_island(s, square):
            return True
        if s.grid[square] >= 0 and s.where[s.grid[square]] != square:
            return True
    return False


@rule
def has_wrong_piece(s):
    for piece in range(PIECES):
        if s.where[piece] >= 0 and s.grid[s.where[piece]] != piece:
            return True
        if s.facing[piece] < 0 or s.facing[piece] > 3:
            return True
    return False


@rule
def has_wrong_sets(s):
    """Return whether the sets of pieces or the losses contradict where the pieces are."""
    for seat in range(MOST_SEATS):
        lost = 0
        for k in range(CHARACTERS):
            where = s.where[CHARACTERS * seat + k]
            lost += 1 if where == LOST else 0
            if has_bit(s.island[seat], k) != (where >= 0) or has_bit(s.on_pad[seat], k) != (where == ON_PAD):
                return True
            if has_bit(s.in_hand[seat], k) != (where == IN_HAND):
                return True
        if lost != s.losses[seat]:
            return True
    return False


@rule
def has_wrong_pad(s):
    """Return whether the slots of a pad contradict the set of characters on it."""
    for seat in range(MOST_SEATS):
        held = 0
        for slot in range(PAD_LEN):
            piece = s.pad[seat, slot]
            if piece != NOBODY:
                held |= 1 << piece % CHARACTERS
                if piece // CHARACTERS != seat:
                    return True
        if held != s.on_pad[seat]:
            return True
    return False


@rule
def count_blocks(s):
    found = 0
    for square in range(SQUARES):
        found += 1 if s.grid[square] == BLOCK else 0
    return found


@rule
def has_wrong_faces(s):
    """Return whether the faces seen and left are not those of the table: six of ten live, twelve of twenty, or all
    (IS-SET-3)."""
    live = 0
    for k in range(s.turned):
        live += 1 if s.turned_face[k] == Face.LIVE else 0
    all_live = s.options.blocks == Blocks.ALL_LIVE
    wanted = BLOCKS[s.options.seats] if all_live else LIVE_BLOCKS[s.options.seats]
    safe = BLOCKS[s.options.seats] - wanted
    return live + s.live_left != wanted or s.turned - live + s.safe_left != safe
