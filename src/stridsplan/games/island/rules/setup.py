"""Set-up of a battle (IS-SET, IS-4P-2 to IS-4P-5, IS-MODE-3 to IS-MODE-5)."""

from stridsplan.engine.bits import count_bits, lowest_bit, members
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    ALL_CHARACTERS,
    ARRANGED_COUNT,
    ARRANGED_TYPE,
    BLOCKS,
    BLOCKS_PER_LINE,
    BOARD,
    CHARACTERS,
    COLUMN,
    COUNT_UNIT,
    DIE_FACES,
    EDGE_ROW,
    HOME_ISLAND,
    HOME_ROWS,
    LIVE_BLOCKS,
    MOST_SEATS,
    OF_TYPE,
    ON_ISLAND_AT_START,
    PAD_LEN,
    PAD_START,
    PIECES,
    ROW,
    SQUARE_AT,
    SQUARES,
    TYPE_COUNT,
)
from ..state import (
    BLOCK,
    EMPTY,
    IN_HAND,
    NOBODY,
    NOT_IN_PLAY,
    ON_PAD,
    RIM,
    Battle,
    Blocks,
    Event,
    Illegal,
    Sides,
    Stream,
)
from .sides import columns, shares_characters, side_of

# -- Who begins ----------------------------------------------------------------------------------------------


@rule
def roll_off(s, dice, log):
    """Return the seat with the highest roll, which starts; ties roll again (IS-SET-2, IS-4P-2). With one die a team
    rolls as one (IS-TEAM-1)."""
    left = 0
    for seat in range(s.options.seats):
        if not shares_characters(s) or is_first_of_side(s, seat):
            left |= 1 << seat
    while count_bits(left) > 1:
        left = highest_rollers(left, dice, log)
    return lowest_bit(left)


@rule
def is_first_of_side(s, seat):
    for other in range(seat):
        if side_of(s, other) == side_of(s, seat):
            return False
    return True


@rule
def highest_rollers(seats, dice, log):
    """Roll once for each of these seats; return the mask of those with the highest number."""
    highest, leaders = -1, 0
    for seat in members(seats):
        number = roll(dice, DIE_FACES, Stream.START.value)
        note(log, Event.START_ROLLED, EVERYONE, seat, number)
        if number > highest:
            highest, leaders = number, 0
        if number == highest:
            leaders |= 1 << seat
    return leaders


# -- The empty island ----------------------------------------------------------------------------------------


@rule
def has_pads(s):
    """Return whether the battle has carrier pads; the all-out battles have none (IS-MODE-3, IS-MODE-4)."""
    return s.options.battle == Battle.FULL or s.options.battle == Battle.SHORT


@rule
def lay_out(s):
    """Clear the island, set all characters in hand, and put the pads at their places (IS-SET-8)."""
    for square in range(SQUARES):
        s.grid[square] = RIM
    for row in range(1, BOARD + 1):
        for column in range(1, columns(s) + 1):
            s.grid[SQUARE_AT[row, column]] = EMPTY
    for piece in range(PIECES):
        s.where[piece] = IN_HAND if piece < CHARACTERS * s.options.seats else NOT_IN_PLAY
        s.facing[piece] = 0
    for seat in range(MOST_SEATS):
        s.island[seat], s.on_pad[seat], s.losses[seat] = 0, 0, 0
        s.in_hand[seat] = ALL_CHARACTERS if seat < s.options.seats else 0
        s.centre[seat] = PAD_START[seat] if seat < s.options.seats and has_pads(s) else 0
        for slot in range(PAD_LEN):
            s.pad[seat, slot] = NOBODY
    for line in range(len(s.lines)):
        s.lines[line] = 0


@rule
def is_on_island(s, square):
    return 1 <= ROW[square] <= BOARD and 1 <= COLUMN[square] <= columns(s)


@rule
def reset_blocks(s):
    """Set how many blocks are to be placed, and how many are live or safe (IS-SET-3, IS-MODE-5); a face is drawn when
    its block is turned over."""
    s.to_place = BLOCKS[s.options.seats]
    s.live_left = s.to_place if s.options.blocks == Blocks.ALL_LIVE else LIVE_BLOCKS[s.options.seats]
    s.safe_left = s.to_place - s.live_left
    s.turned = 0
    for k in range(len(s.turned_square)):
        s.turned_square[k], s.turned_face[k] = 0, 0


# -- Blocks --------------------------------------------------------------------------------------------------


@rule
def refuse_block(s, square):
    """Refuse a block except on an empty square whose row and column may have another block (IS-SET-4 to IS-SET-6,
    IS-4P-3)."""
    if s.grid[square] == RIM:
        return Illegal.OFF_THE_ISLAND
    if s.grid[square] != EMPTY:
        return Illegal.OCCUPIED
    has_both = has_room(s, ROW[square]) and has_room(s, BOARD + COLUMN[square])
    return Illegal.NONE if has_both else Illegal.LINE_HAS_BLOCK


@rule
def has_room(s, line):
    """Return whether the row or column may have another block (IS-SET-5, IS-4P-3)."""
    return s.lines[line] < BLOCKS_PER_LINE[s.options.seats]


@rule
def place_block(s, seat, square, log):
    """Place one block (IS-SET-4)."""
    s.grid[square] = BLOCK
    s.lines[ROW[square]] += 1
    s.lines[BOARD + COLUMN[square]] += 1
    s.to_place -= 1
    note(log, Event.BLOCK_PLACED, EVERYONE, seat, square)


# -- Characters ----------------------------------------------------------------------------------------------


@rule
def characters_to_place(s):
    """Return how many characters a seat places: five, or all ten in the all-out battle (IS-SET-9, IS-MODE-3)."""
    return CHARACTERS if s.options.battle == Battle.ALL_OUT else ON_ISLAND_AT_START


@rule
def is_home(s, seat, square):
    """Return whether the square is in the seat's two home rows: along the team's whole edge, or only on its own island
    (IS-SET-9, IS-4P-4)."""
    return abs(ROW[square] - EDGE_ROW[seat]) < HOME_ROWS and is_home_column(s, seat, COLUMN[square])


@rule
def is_home_column(s, seat, column):
    if s.options.seats == 2 or s.options.sides == Sides.BESIDE:
        return True
    return (column > BOARD) == (HOME_ISLAND[seat] == 1)


@rule
def refuse_character(s, seat, kind, square):
    """Refuse a character unless its type is left and the square is an empty home square; the direction is free
    (IS-SET-9 to IS-SET-11)."""
    if s.in_hand[seat] & OF_TYPE[kind] == 0:
        return Illegal.NONE_LEFT
    if s.grid[square] == RIM:
        return Illegal.OFF_THE_ISLAND
    if not is_home(s, seat, square):
        return Illegal.NOT_HOME
    return Illegal.NONE if s.grid[square] == EMPTY else Illegal.OCCUPIED


@rule
def place_character(s, seat, kind, square, facing, log):
    k = lowest_bit(s.in_hand[seat] & OF_TYPE[kind])
    s.in_hand[seat] &= ~(1 << k)
    put_on_island(s, CHARACTERS * seat + k, square, facing)
    note(log, Event.CHARACTER_PLACED, EVERYONE, seat, CHARACTERS * seat + k, square, facing)


@rule
def put_on_island(s, piece, square, facing):
    s.grid[square] = piece
    s.where[piece] = square
    s.facing[piece] = facing
    s.island[piece // CHARACTERS] |= 1 << piece % CHARACTERS


@rule
def leave_out_the_rest(s):
    """Remove the characters left in hand from play, in the quick all-out battle (IS-MODE-4)."""
    for piece in range(CHARACTERS * s.options.seats):
        if s.where[piece] == IN_HAND:
            s.where[piece] = NOT_IN_PLAY
    for seat in range(s.options.seats):
        s.in_hand[seat] = 0


# -- Pads ----------------------------------------------------------------------------------------------------


@rule
def count_in_hand(s, seat):
    """Return how many of each type are in hand, as 100 * tanks + 10 * jeeps + soldiers."""
    total = 0
    for kind in range(TYPE_COUNT):
        total += COUNT_UNIT[kind] * count_bits(s.in_hand[seat] & OF_TYPE[kind])
    return total


@rule
def refuse_arrangement(s, seat, arrangement):
    """Refuse an arrangement that does not have exactly the characters in hand (IS-SET-12, IS-4P-5)."""
    same = ARRANGED_COUNT[arrangement] == count_in_hand(s, seat)
    return Illegal.NONE if same else Illegal.WRONG_ARRANGEMENT


@rule
def arrange_pad(s, seat, arrangement, log):
    for slot in range(PAD_LEN):
        k = lowest_bit(s.in_hand[seat] & OF_TYPE[ARRANGED_TYPE[arrangement, slot]])
        s.in_hand[seat] &= ~(1 << k)
        s.on_pad[seat] |= 1 << k
        s.pad[seat, slot] = CHARACTERS * seat + k
        s.where[CHARACTERS * seat + k] = ON_PAD
    note(log, Event.PAD_ARRANGED, EVERYONE, seat, arrangement)
