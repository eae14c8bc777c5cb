"""What a seat can do, as action codes (catalogue 3)."""

from stridsplan.engine.actions import Actions, argument

from .components import (
    ARRANGED_TYPE,
    ARRANGEMENTS,
    HOME_SQUARES,
    PAD_LEN,
    PIECES,
    SQUARE_NAMES,
    SQUARES,
    Facing,
    Type,
    square_name,
)
from .state import Ask, Use, Way

NAMES_OF_SQUARES = [None] * SQUARES
for _name, _square in SQUARE_NAMES.items():
    NAMES_OF_SQUARES[_square] = _name
SLOTS = [[Type(kind).name.lower() for kind in row] for row in ARRANGED_TYPE.tolist()]

SQUARE = argument("square", range(SQUARES), NAMES_OF_SQUARES)
HOME = argument("square", HOME_SQUARES, [square_name(square) for square in HOME_SQUARES])
TYPE = argument("kind", Type, key="type")
FACING = argument("facing", Facing)
ARRANGEMENT = argument("arrangement", range(ARRANGEMENTS), SLOTS, key="slots")
PIECE = argument("piece", range(PIECES))  # 10 * seat + the number of the character
SLOT = argument("slot", range(PAD_LEN), range(1, PAD_LEN + 1))
RIGHT = argument("to_right", (0, 1), ("left", "right"), key="to")
USE = argument("use", Use, key="dice", defaults={"dice": "first"})
WAY = argument("way", Way, (None, "left", "right"), key="turn", defaults={"turn": None})

SHOTS = (Ask.USE, Ask.AFTER)  # the two windows for shots (IS-SHOOT-11)

ACTIONS = Actions()
PLACE_BLOCK = ACTIONS.add("place_block", SQUARE, asked=Ask.PLACE_BLOCK)
PLACE = ACTIONS.add("place", HOME, TYPE, FACING, asked=Ask.PLACE_CHARACTER)
ARRANGE = ACTIONS.add("arrange", ARRANGEMENT, asked=Ask.ARRANGE_PAD)
SHOOT = ACTIONS.add("shoot", PIECE, asked=SHOTS)
LAUNCH = ACTIONS.add("launch", SLOT, asked=(Ask.LAUNCH, Ask.USE))
NOMINATE = ACTIONS.add("nominate", asked=Ask.USE)  # the pad, for the next number (IS-ZERO-5)
ROTATE = ACTIONS.add("rotate", PIECE, RIGHT, asked=Ask.USE)
MOVE = ACTIONS.add("move", PIECE, USE, WAY, asked=Ask.USE)
SLIDE = ACTIONS.add("slide", RIGHT, asked=Ask.USE)  # move the pad (IS-PAD-2)
REMOVE = ACTIONS.add("remove", PIECE, asked=Ask.PENALTY)
DECLINE = ACTIONS.add("decline", asked=Ask.PENALTY)  # take no character (option penalty_may_decline)
CLAIM = ACTIONS.add("claim_draw", asked=SHOTS)
END = ACTIONS.add("end_turn", asked=SHOTS, also=("blocked",))  # or declare oneself blocked
