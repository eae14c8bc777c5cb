"""The record of a battle for the island, its options, and the names of what is asked, done, told and refused.

Everything in it is public: there is no private information, and the face of a block does not exist before the
block is turned over (catalogue 8.3).
"""

from enum import IntEnum

from stridsplan.engine.options import Option, Value, Values, options_record
from stridsplan.engine.record import I32, record

from .components import (
    ARRANGEMENTS,
    BOARD,
    HOME_COUNT,
    JOINED,
    MOST_BLOCKS,
    MOST_SEATS,
    PAD_LEN,
    PIECES,
    SIDE,
    SQUARES,
)

# -- What a square of the grid holds: a piece (0-39), or one of these ----------------------------------------

EMPTY, BLOCK, RIM = -1, -2, -3

# -- Where a piece is: a square, or one of these -------------------------------------------------------------

IN_HAND, ON_PAD, LOST, NOT_IN_PLAY = -1, -2, -3, -4

NOBODY = -1
FREE, PAD = -1, -2  # what a die is bound to: nothing, the pad, or a piece (IS-ZERO-2, -5, -6)
DICE = 2


class Phase(IntEnum):
    BLOCKS = 0
    CHARACTERS = 1
    PADS = 2
    BATTLE = 3
    OVER = 4


class Ask(IntEnum):
    NOTHING = 0
    PLACE_BLOCK = 1
    PLACE_CHARACTER = 2
    ARRANGE_PAD = 3
    LAUNCH = 4  # nobody left on the island (IS-RULE4-1)
    USE = 5  # a number lies on the table unused: the first window for shots (catalogue 3)
    AFTER = 6  # the number is used: the second window
    PENALTY = 7


class Penalty(IntEnum):
    NONE = 0
    ISLAND = 1  # IS-PEN-1
    PAD = 2  # IS-PEN-4


class Use(IntEnum):
    """Which dice a move uses."""

    FIRST = 0
    SECOND = 1
    BOTH = 2


class Way(IntEnum):
    """How a character moves with its number."""

    FORWARD = 0
    TURN_LEFT = 1  # one square less, then a quarter turn
    TURN_RIGHT = 2


class Face(IntEnum):
    SAFE = 0
    LIVE = 1


class Cause(IntEnum):
    """Why a character is removed."""

    SHOT = 0
    CROSSFIRE = 1
    EXPLOSION = 2
    LANDING = 3  # it stood on the live block
    PENALTY = 4


class Ended(IntEnum):
    """How a battle ended."""

    NOT = 0
    LAST_LOST = 1  # IS-END-1
    SHORT_TARGET = 2  # IS-MODE-2
    TOGETHER = 3  # IS-END-3
    NO_PROGRESS = 4  # IS-END-5
    CLAIMED = 5  # IS-END-5


# -- Options (catalogue 9 and 10) ----------------------------------------------------------------------------


class Battle(IntEnum):
    FULL = 0
    SHORT = 1
    ALL_OUT = 2
    QUICK_ALL_OUT = 3


class Blocks(IntEnum):
    MIXED = 0
    ALL_LIVE = 1


class War(IntEnum):
    SINGLE = 0
    BEST_OF_3 = 1
    BEST_OF_5 = 2
    POINTS_OVER_2 = 3
    POINTS_OVER_3 = 4
    POINTS_OVER_5 = 5
    POINTS_TO_30 = 6
    POINTS_TO_50 = 7
    POINTS_TO_100 = 8


class Start(IntEnum):
    ROLL = 0
    FIRST_SEAT = 1


class Sides(IntEnum):
    BESIDE = 0
    ACROSS = 1
    EVERYONE = 2


class Dice(IntEnum):
    TWO = 0
    ONE = 1


class BoundBlocked(IntEnum):
    PASS = 0
    PENALTY = 1


class ChainDepth(IntEnum):
    ONE = 0
    UNLIMITED = 1


class SimultaneousLoss(IntEnum):
    DRAW = 0
    ACTIVE_LOSES = 1
    ACTIVE_WINS = 2


class NoProgress(IntEnum):
    CLAIM_80_DRAW_120 = 0
    CLAIM_40_DRAW_60 = 1
    OFF = 2


def is_duel(seats: int, values: Values) -> bool:
    return seats == 2


def is_joined(seats: int, values: Values) -> bool:
    return seats == 4


def has_teams(seats: int, values: Values) -> bool:
    return seats == 4 and values["sides"] != "everyone"


def sides(values: Values, seats: int) -> tuple[int, ...]:
    """The side of every seat (IS-TEAM-7)."""
    return tuple(int(side) for side in SIDE[Sides[str(values["sides"]).upper()], :seats])


def duel_only(usual: str):
    """A value other than the usual one needs two seats (catalogue 10.1)."""

    def fits(seats: int, value: Value) -> bool:
        return seats == 2 or value == usual

    return fits


OPTIONS = (
    Option("battle", Battle, "full", relevant=is_duel, fits=duel_only("full")),
    Option("blocks", Blocks, "mixed"),
    Option("war", War, "single", relevant=is_duel, fits=duel_only("single")),
    Option("start", Start, "roll"),
    Option("sides", Sides, "beside", relevant=is_joined),
    Option("dice", Dice, "two", relevant=has_teams),
    Option("bound_blocked", BoundBlocked, "pass"),
    Option("chain_depth", ChainDepth, "one"),
    Option("characters_block_fire", bool, False),
    Option("friendly_targets", bool, False),
    Option("lander_survives", bool, False),
    Option("penalty_may_decline", bool, False),
    Option("simultaneous_loss", SimultaneousLoss, "draw"),
    Option("no_progress", NoProgress, "claim_80_draw_120"),
)
OPTIONS_DTYPE = options_record(OPTIONS)
PROFILES = {"full": {}, "short": {"battle": "short"}}

# -- The record ----------------------------------------------------------------------------------------------

STATE = record(
    "State",
    options=OPTIONS_DTYPE,
    phase=I32,  # Phase
    ask=I32,  # Ask
    due=I32,  # mask of the seats that owe an answer
    first=I32,  # the seat that starts this battle
    turn=I32,  # the active seat
    turns=I32,  # turns of this battle so far, the present one among them
    battle=I32,  # number of this battle, from 1 (IS-WAR-1)
    wins=(I32, MOST_SEATS),  # battles won
    points=(I32, MOST_SEATS),  # IS-WAR-2
    grid=(I32, SQUARES),  # a piece, EMPTY, BLOCK or RIM
    where=(I32, PIECES),  # a square, IN_HAND, ON_PAD, LOST or NOT_IN_PLAY
    facing=(I32, PIECES),  # Facing, of pieces on the island
    island=(I32, MOST_SEATS),  # the seat's characters on the island, as bits
    on_pad=(I32, MOST_SEATS),  # those on its pad
    in_hand=(I32, MOST_SEATS),  # those not yet placed
    losses=(I32, MOST_SEATS),  # how many are gone
    pad=(I32, (MOST_SEATS, PAD_LEN)),  # a piece or NOBODY, slots from the owner's left
    centre=(I32, MOST_SEATS),  # the column of the pad's middle slot; 0: there is no pad
    to_place=I32,  # blocks not yet placed
    lines=(I32, 1 + BOARD + JOINED),  # blocks placed in row y: lines[y], in column x: lines[BOARD + x]
    live_left=I32,  # live faces not yet seen
    safe_left=I32,
    turned=I32,  # blocks turned over in this battle
    turned_square=(I32, MOST_BLOCKS),  # in order
    turned_face=(I32, MOST_BLOCKS),  # Face
    die=(I32, DICE),  # what lies on the table
    bound=(I32, DICE),  # FREE, PAD or the piece that alone may move with this die
    used=(I32, DICE),  # 1: used, or not rolled at this table
    mover=I32,  # the piece that used the first of two dice, else NOBODY (IS-4P-7)
    penalty=I32,  # Penalty
    standing=I32,  # mask of the sides that have not lost this battle
    progress=I32,  # 1: something was removed or launched this turn (IS-END-5)
    idle=I32,  # turns in a row without progress
    winners=I32,  # mask of seats, at the end of the game; all of them: a draw
    ended=I32,  # Ended, of the last battle
)

# -- Action codes --------------------------------------------------------------------------------------------

PLACE_BLOCK = 0  # + square
PLACE = PLACE_BLOCK + SQUARES  # + 12 * home square + 4 * Type + Facing
ARRANGE = PLACE + 12 * HOME_COUNT  # + arrangement
SHOOT = ARRANGE + ARRANGEMENTS  # + piece
LAUNCH = SHOOT + PIECES  # + slot
NOMINATE = LAUNCH + PAD_LEN
ROTATE = NOMINATE + 1  # + 2 * piece, + 1 to the right
MOVE = ROTATE + 2 * PIECES  # + 9 * piece + 3 * Use + Way
SLIDE = MOVE + 9 * PIECES  # the pad to its owner's left, + 1 to the right
REMOVE = SLIDE + 2  # + piece: the penalty
DECLINE = REMOVE + PIECES  # the penalty
CLAIM = DECLINE + 1  # a draw for want of progress
END = CLAIM + 1  # no more shots; or "I am blocked"
ACTIONS = END + 1

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(IntEnum):
    """Why an action is refused. `RULE_OF` names the rule."""

    NONE = 0
    NOT_ASKED = 1
    NO_SUCH_ACTION = 2
    OFF_THE_ISLAND = 3
    OCCUPIED = 4
    LINE_HAS_BLOCK = 5
    NOT_HOME = 6
    NONE_LEFT = 7
    WRONG_ARRANGEMENT = 8
    NOT_YOURS = 9
    NOT_ON_ISLAND = 10
    NO_TARGET = 11
    NO_ZERO = 12
    USE_THE_ZERO = 13
    SLOT_EMPTY = 14
    SLOT_OVERHANGS = 15
    LAUNCH_SQUARE_TAKEN = 16
    PAD_NOMINATED = 17
    NO_SUCH_DIE = 18
    BOUND_TO_ANOTHER = 19
    ALREADY_MOVED = 20
    WAY_BARRED = 21
    NO_TURN_WITH_ONE = 22
    LEAVES_A_NUMBER = 23
    PAD_NOT_NOMINATED = 24
    MOVE_FIRST = 25
    PAD_CANNOT_GO = 26
    MUST_MOVE = 27
    NO_CANDIDATE = 28
    PENALTY_IS_TAKEN = 29
    TOO_EARLY_TO_CLAIM = 30


RULE_OF = {
    Illegal.NOT_ASKED: "IS-TURN-6",
    Illegal.NO_SUCH_ACTION: "IS-TURN-6",
    Illegal.OFF_THE_ISLAND: "IS-SET-4",
    Illegal.OCCUPIED: "IS-SET-11",
    Illegal.LINE_HAS_BLOCK: "IS-SET-5",
    Illegal.NOT_HOME: "IS-SET-9",
    Illegal.NONE_LEFT: "IS-SET-10",
    Illegal.WRONG_ARRANGEMENT: "IS-SET-12",
    Illegal.NOT_YOURS: "IS-SHOOT-8",
    Illegal.NOT_ON_ISLAND: "IS-PAD-8",
    Illegal.NO_TARGET: "IS-SHOOT-1",
    Illegal.NO_ZERO: "IS-PAD-1",
    Illegal.USE_THE_ZERO: "IS-ZERO-1",
    Illegal.SLOT_EMPTY: "IS-ZERO-12",
    Illegal.SLOT_OVERHANGS: "IS-PAD-4",
    Illegal.LAUNCH_SQUARE_TAKEN: "IS-ZERO-3",
    Illegal.PAD_NOMINATED: "IS-4P-10",
    Illegal.NO_SUCH_DIE: "IS-TURN-2",
    Illegal.BOUND_TO_ANOTHER: "IS-ZERO-2",
    Illegal.ALREADY_MOVED: "IS-4P-7",
    Illegal.WAY_BARRED: "IS-MOVE-2",
    Illegal.NO_TURN_WITH_ONE: "IS-MOVE-4",
    Illegal.LEAVES_A_NUMBER: "IS-4P-8",
    Illegal.PAD_NOT_NOMINATED: "IS-PAD-1",
    Illegal.MOVE_FIRST: "IS-4P-9",
    Illegal.PAD_CANNOT_GO: "IS-PAD-3",
    Illegal.MUST_MOVE: "IS-TURN-4",
    Illegal.NO_CANDIDATE: "IS-PEN-1",
    Illegal.PENALTY_IS_TAKEN: "IS-PEN-3",
    Illegal.TOO_EARLY_TO_CLAIM: "IS-END-5",
}

# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Reasons to draw, each with numbers of its own (catalogue 8.2)."""

    START = 0
    DICE = 1
    FACES = 2


class Event(IntEnum):
    BATTLE_BEGAN = 1  # number, first seat
    START_ROLLED = 2  # seat, number
    BLOCK_PLACED = 3  # seat, square
    CHARACTER_PLACED = 4  # seat, piece, square, facing
    PAD_ARRANGED = 5  # seat, arrangement
    TURN_BEGAN = 6  # seat, number of the turn
    ROLLED = 7  # seat, number, second number or -1
    ROLLED_AGAIN = 8  # seat, number
    LAUNCHED = 9  # seat, piece, square
    PAD_NOMINATED = 10  # seat
    ROTATED = 11  # seat, piece, square, facing
    SHOT = 12  # seat, piece, from, target square, target piece or BLOCK
    MOVED = 13  # seat, piece, from, to, facing, Use
    LANDED = 14  # seat, piece, square
    BLOCK_TURNED = 15  # square, Face, square of the block that set it off or 0
    LOST = 16  # piece, square (0: from the pad), Cause
    PAD_SLID = 17  # seat, column before, column after
    PAD_STAYED = 18  # seat
    NUMBER_LAPSED = 19  # seat
    BLOCKED = 20  # seat
    STRANDED = 21  # seat: nothing on the island, and no slot can be launched from
    DECLINED = 22  # seat that could have taken, victim
    PASSED = 23  # seat
    SEAT_OUT = 24  # seat
    BATTLE_ENDED = 25  # mask of winners, Ended, points of the winner, number of sides that have won
    WAR_ENDED = 26  # mask of winners


class Rule(IntEnum):
    """The rules that events name; IS_SET_4 is rule IS-SET-4."""

    IS_SET_2 = 1
    IS_SET_4 = 2
    IS_SET_9 = 3
    IS_SET_12 = 4
    IS_SET_13 = 5
    IS_TURN_1 = 6
    IS_TURN_4 = 7
    IS_ZERO_1 = 8
    IS_ZERO_2 = 9
    IS_ZERO_5 = 10
    IS_ZERO_6 = 11
    IS_ZERO_14 = 12
    IS_ZERO_15 = 13
    IS_RULE4_1 = 14
    IS_SHOOT_1 = 15
    IS_SHOOT_6 = 16
    IS_CROSS_1 = 17
    IS_CROSS_2 = 18
    IS_MOVE_2 = 19
    IS_MOVE_3 = 20
    IS_BLOCK_3 = 21
    IS_BLOCK_4 = 22
    IS_BLOCK_5 = 23
    IS_BLOCK_6 = 24
    IS_CHAIN_1 = 25
    IS_PAD_2 = 26
    IS_4P_8 = 27
    IS_4P_11 = 28
    IS_4P_12 = 29
    IS_PEN_1 = 30
    IS_PEN_3 = 31
    IS_PEN_4 = 32
    IS_END_1 = 33
    IS_END_3 = 34
    IS_END_5 = 35
    IS_MODE_2 = 36
    IS_WAR_1 = 37
    IS_WAR_3 = 38
    IS_WAR_4 = 39
    IS_TEAM_6 = 40
