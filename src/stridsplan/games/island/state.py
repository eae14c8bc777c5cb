"""The record of a game, its options, questions, refusals and events.

Everything in the record is public; the face of a block is drawn when the block is turned over (catalogue 8.3).
"""

import numpy as np

from stridsplan.engine.declare import Events, Refusals, event, refusal, rule_ids
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.options import Option, Value, Values, options_record
from stridsplan.engine.record import I32, record

from .components import (
    BOARD,
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
DICE = 2  # the number of dice; two seats and some teams use only the first


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
    LAUNCH = 4  # no character on the island (IS-RULE4-1)
    USE = 5  # a die is unused; the first window for shots (catalogue 3)
    AFTER = 6  # all dice are used; the second window
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
    LANDING = 3  # it landed on the live block
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
    """Return the side of every seat (IS-TEAM-7)."""
    return tuple(int(side) for side in SIDE[Sides[str(values["sides"]).upper()], :seats])


def duel_only(usual: str):
    """Return a check that only tables of two seats have a value other than the usual one (catalogue 10.1)."""

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
    due=I32,  # mask of the seats that must answer
    first=I32,  # the seat that starts this battle; teams with one die roll again for the first turn (IS-TEAM-1)
    turn=I32,  # the active seat
    turns=I32,  # turns of this battle so far, including the present one
    battle=I32,  # number of this battle, from 1 (IS-WAR-1)
    wins=(I32, MOST_SEATS),  # battles won
    points=(I32, MOST_SEATS),  # IS-WAR-2
    grid=(I32, SQUARES),  # a piece, EMPTY, BLOCK or RIM
    where=(I32, PIECES),  # a square, IN_HAND, ON_PAD, LOST or NOT_IN_PLAY
    facing=(I32, PIECES),  # Facing, of pieces on the island
    island=(I32, MOST_SEATS),  # the seat's characters on the island, as bits
    on_pad=(I32, MOST_SEATS),  # the characters on its pad, as bits
    in_hand=(I32, MOST_SEATS),  # the characters not yet placed, as bits
    losses=(I32, MOST_SEATS),  # how many it has lost
    pad=(I32, (MOST_SEATS, PAD_LEN)),  # a piece or NOBODY, slots from the owner's left
    centre=(I32, MOST_SEATS),  # the column of the pad's middle slot; 0: there is no pad
    to_place=I32,  # blocks not yet placed
    lines=(I32, 1 + BOARD + JOINED),  # blocks placed in row y: lines[y], in column x: lines[BOARD + x]
    live_left=I32,  # live faces that no block has shown yet
    safe_left=I32,
    turned=I32,  # blocks turned over in this battle
    turned_square=(I32, MOST_BLOCKS),  # in order
    turned_face=(I32, MOST_BLOCKS),  # Face
    die=(I32, DICE),  # the number on each die
    bound=(I32, DICE),  # FREE, PAD or the only piece that may move with this die
    used=(I32, DICE),  # 1 if the die is used or not rolled, as the second one at a table with one die
    mover=I32,  # the piece that moved last in this turn, else NOBODY; it may not use the other die (IS-4P-7)
    penalty=I32,  # Penalty
    standing=I32,  # mask of the sides that have not lost this battle
    progress=I32,  # 1: something was removed or launched this turn (IS-END-5)
    idle=I32,  # turns in a row without progress
    winners=I32,  # mask of seats, 0 until the end of the game; the mask of all seats is a draw
    ended=I32,  # Ended, of the last battle
)

# -- Refusals ------------------------------------------------------------------------------------------------


class Illegal(Refusals):
    """Why an action is refused."""

    NONE = refusal()
    NOT_ASKED = refusal("IS-TURN-6")
    NO_SUCH_ACTION = refusal("IS-TURN-6")
    OFF_THE_ISLAND = refusal("IS-SET-4")
    OCCUPIED = refusal("IS-SET-11")
    LINE_HAS_BLOCK = refusal("IS-SET-5")
    NOT_HOME = refusal("IS-SET-9")
    NONE_LEFT = refusal("IS-SET-10")
    WRONG_ARRANGEMENT = refusal("IS-SET-12")
    NOT_YOURS = refusal("IS-SHOOT-8")
    NOT_ON_ISLAND = refusal("IS-PAD-8")
    NO_TARGET = refusal("IS-SHOOT-1")
    NO_ZERO = refusal("IS-PAD-1")
    USE_THE_ZERO = refusal("IS-ZERO-1")
    SLOT_EMPTY = refusal("IS-ZERO-12")
    SLOT_OVERHANGS = refusal("IS-PAD-4")
    LAUNCH_SQUARE_TAKEN = refusal("IS-ZERO-3")
    PAD_NOMINATED = refusal("IS-4P-10")
    NO_SUCH_DIE = refusal("IS-TURN-2")
    BOUND_TO_ANOTHER = refusal("IS-ZERO-2")
    ALREADY_MOVED = refusal("IS-4P-7")
    WAY_BARRED = refusal("IS-MOVE-2")
    NO_TURN_WITH_ONE = refusal("IS-MOVE-4")
    LEAVES_A_NUMBER = refusal("IS-4P-8")  # nobody could use the other number after this move
    PAD_NOT_NOMINATED = refusal("IS-PAD-1")
    MOVE_FIRST = refusal("IS-4P-9")
    PAD_CANNOT_GO = refusal("IS-PAD-3")
    MUST_MOVE = refusal("IS-TURN-4")
    NO_CANDIDATE = refusal("IS-PEN-1")
    PENALTY_IS_TAKEN = refusal("IS-PEN-3")
    TOO_EARLY_TO_CLAIM = refusal("IS-END-5")
    NOT_THAT_FAR = refusal("IS-MOVE-2")


# -- Chance and events ---------------------------------------------------------------------------------------


class Stream(IntEnum):
    """Random streams (catalogue 8.2)."""

    START = 0
    DICE = 1
    FACES = 2


class Event(Events):
    """Events of the log."""

    BATTLE_BEGAN = event("IS-WAR-1", "number seat")
    START_ROLLED = event("IS-SET-2", "seat dice", quiet=True)
    BLOCK_PLACED = event("IS-SET-4", "seat square", quiet=True)
    CHARACTER_PLACED = event("IS-SET-9", "seat piece square facing", quiet=True)
    PAD_ARRANGED = event("IS-SET-12", "seat arrangement", quiet=True)
    TURN_BEGAN = event("IS-SET-13", "seat number")
    ROLLED = event("IS-TURN-1", "seat first second")  # second: -1 with one die
    ROLLED_AGAIN = event("IS-ZERO-1", "seat dice")
    LAUNCHED = event("IS-ZERO-2", "seat piece square")
    PAD_NOMINATED = event("IS-ZERO-5", "seat")
    ROTATED = event("IS-ZERO-6", "seat piece square facing")
    SHOT = event("IS-SHOOT-1", "seat piece from target held")  # held: the piece hit, or BLOCK
    MOVED = event("IS-MOVE-2", "seat piece from:square to:square facing use")
    LANDED = event("IS-BLOCK-4", "seat piece square")
    # origin: the square of the block that set it off; 0: a character activated it
    BLOCK_TURNED = event("IS-BLOCK-3", "square face origin")
    LOST = event("IS-SHOOT-6", "piece square cause")  # square 0: from the pad
    PAD_SLID = event("IS-PAD-2", "seat before after")  # columns
    PAD_STAYED = event("IS-4P-11", "seat")
    NUMBER_LAPSED = event("IS-ZERO-15", "seat")
    BLOCKED = event("IS-PEN-1", "seat")
    STRANDED = event("IS-PEN-4", "seat")  # no character on the island, and no slot can launch
    DECLINED = event("IS-PEN-3", "seat victim:seat")  # seat: the one that could take a character
    PASSED = event("IS-TEAM-6", "seat")
    SEAT_OUT = event("IS-4P-12", "seat")
    # winners: a mask of seats; sides: how many sides won
    BATTLE_ENDED = event("IS-MODE-2", "winners how points sides")
    WAR_ENDED = event("IS-WAR-1", "winners")  # a mask of seats


# Rules that an event may name in place of the one it declares
Rule = rule_ids(
    "IS-ZERO-2", "IS-ZERO-14", "IS-RULE4-1", "IS-4P-8", "IS-MOVE-3", "IS-CHAIN-1",
    "IS-SHOOT-6", "IS-CROSS-1", "IS-CROSS-2", "IS-BLOCK-5", "IS-BLOCK-6", "IS-PEN-1", "IS-PEN-4",
    "IS-MODE-2", "IS-END-1", "IS-END-3", "IS-END-5",
)  # fmt: skip
# by Ended
RULE_OF_END = np.array(
    [0, Rule.IS_END_1, Rule.IS_MODE_2, Rule.IS_END_3, Rule.IS_END_5, Rule.IS_END_5], np.int32
)
RULE_OF_END.flags.writeable = False
