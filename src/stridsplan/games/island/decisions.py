"""The actions that answer each question: refusals, legal codes, effects, and the answer for a seat whose time is up."""

from stridsplan.engine.actions import Handler
from stridsplan.engine.bits import BIT, has_bit, lowest_bit, members
from stridsplan.engine.record import rule

from . import flow
from .actions import (
    ACTIONS,
    ARRANGE,
    CLAIM,
    DECLINE,
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
from .components import (
    BOARD,
    COLUMN,
    EDGE_ROW,
    HOME_INDEX,
    HOME_SQUARES,
    HOME_STRETCH,
    OF_TYPE,
    SQUARE_AT,
    TYPE_COUNT,
)
from .rules import ending, movement, pad, penalties, setup, shooting, sides, zero
from .state import BLOCK, EMPTY, Ask, Illegal, Use, Way

# -- Refusals ------------------------------------------------------------------------------------------------


@rule
def refuse_shot(s, seat, piece):
    """Refuse a shot except by a usable character on the island with a target at its exact range (IS-SHOOT-8,
    IS-PAD-8)."""
    if not sides.is_usable(s, seat, piece):
        return refuse_piece(s, piece)
    return Illegal.NONE if shooting.may_shoot(s, piece) else Illegal.NO_TARGET


@rule
def refuse_piece(s, piece):
    """Return why a character cannot be used: it is not on the island, or not the player's."""
    return Illegal.NOT_ON_ISLAND if s.where[piece] < 0 else Illegal.NOT_YOURS


@rule
def refuse_launch(s, seat, slot):
    """Refuse a launch, except before the roll if no character is on the island (IS-RULE4-1), or as an option of a zero
    (IS-ZERO-1)."""
    if s.ask == Ask.USE and zero.zero_die(s) == zero.NO_DIE:
        return Illegal.NO_ZERO
    return pad.refuse_launch(s, seat, slot)


@rule
def refuse_nomination(s, seat):
    return Illegal.NO_ZERO if zero.zero_die(s) == zero.NO_DIE else zero.refuse_nomination(s, seat)


@rule
def refuse_rotation(s, seat, piece):
    if zero.zero_die(s) == zero.NO_DIE:
        return Illegal.NO_ZERO
    return Illegal.NONE if sides.is_usable(s, seat, piece) else refuse_piece(s, piece)


@rule
def refuse_move(s, seat, piece, use, way):
    if zero.zero_die(s) != zero.NO_DIE:
        return Illegal.USE_THE_ZERO
    if not sides.is_usable(s, seat, piece):
        return refuse_piece(s, piece)
    why = movement.refuse_dice(s, piece, use)
    if why == Illegal.NONE:
        why = movement.refuse_way(s, piece, movement.number_of(s, use), way)
    if why != Illegal.NONE or use == Use.BOTH or movement.can_follow_or_need_not(s, seat, piece, use, way):
        return why
    return Illegal.LEAVES_A_NUMBER


@rule
def refuse_slide(s, seat, to_right):
    """Refuse a slide, except of the nominated pad by its number; if a character can use the other number, that must be
    used first (IS-PAD-2, IS-4P-9)."""
    if zero.zero_die(s) != zero.NO_DIE:
        return Illegal.USE_THE_ZERO
    die = zero.pad_die(s)
    if die == zero.NO_DIE:
        return Illegal.PAD_NOT_NOMINATED
    if movement.can_anyone_move(s, seat):
        return Illegal.MOVE_FIRST
    return pad.refuse_slide(s, seat, s.die[die], to_right)


@rule
def refuse_removal(s, piece):
    return Illegal.NONE if has_bit(penalties.candidates(s), piece) else Illegal.NO_CANDIDATE


@rule
def refuse_declining(s):
    return Illegal.NONE if s.options.penalty_may_decline == 1 else Illegal.PENALTY_IS_TAKEN


@rule
def refuse_claim(s):
    return Illegal.NONE if ending.is_stale(s, ending.claim_after(s)) else Illegal.TOO_EARLY_TO_CLAIM


@rule
def refuse_end(s, seat):
    """Refuse to end the turn while a move or a slide is possible or a zero can be used (IS-TURN-4, IS-ZERO-1)."""
    if s.ask == Ask.AFTER:
        return Illegal.NONE
    if zero.zero_die(s) != zero.NO_DIE:
        return Illegal.USE_THE_ZERO
    return Illegal.MUST_MOVE if movement.can_anyone_move(s, seat) or flow.can_slide(s) else Illegal.NONE


# -- Lists of legal codes, for kinds of which trying every code would take long ------------------------------

# Each function writes the legal codes of a kind after the first n codes of `out` and returns the new number of codes. A
# code is the kind's first code plus its arguments as one number, of which the last argument is the lowest digit:
# PLACE + 12 * home + 4 * type + facing, ROTATE + 2 * piece + to_right, MOVE + 9 * piece + 3 * use + way


@rule
def append_code(out, n, code):
    out[n] = code
    return n + 1


@rule
def list_blocks(s, out, n):
    open_columns = 0
    for column in range(1, sides.columns(s) + 1):
        open_columns |= BIT[column] if setup.has_room(s, BOARD + column) else 0
    for row in range(1, BOARD + 1):
        for column in members(open_columns if setup.has_room(s, row) else 0):
            square = SQUARE_AT[row, 0] + column
            if s.grid[square] == EMPTY:
                n = append_code(out, n, PLACE_BLOCK + square)
    return n


@rule
def list_characters(s, seat, out, n):
    """List the codes of every type that is left, on every empty home square, in every direction."""
    # The home squares of an edge are one stretch of HOME_SQUARES; round down to the first of them
    first = HOME_INDEX[SQUARE_AT[EDGE_ROW[seat], 1]] // HOME_STRETCH * HOME_STRETCH
    for home in range(first, first + HOME_STRETCH):
        square = HOME_SQUARES[home]
        if s.grid[square] != EMPTY or not setup.is_home_column(s, seat, COLUMN[square]):
            continue
        for kind in range(TYPE_COUNT):
            if s.in_hand[seat] & OF_TYPE[kind] != 0:
                for facing in range(4):
                    n = append_code(out, n, PLACE + 12 * home + 4 * kind + facing)
    return n


@rule
def list_shots(s, seat, out, n):
    for piece in members(sides.usable_pieces(s, seat)):
        if shooting.may_shoot(s, piece):
            n = append_code(out, n, SHOOT + piece)
    return n


@rule
def list_rotations(s, seat, out, n):
    if zero.zero_die(s) == zero.NO_DIE:
        return n
    for piece in members(sides.usable_pieces(s, seat)):
        n = append_code(out, n, ROTATE + 2 * piece)
        n = append_code(out, n, ROTATE + 2 * piece + 1)
    return n


@rule
def list_moves(s, seat, out, n):
    if zero.zero_die(s) != zero.NO_DIE:
        return n
    if movement.must_leave_a_follower(s, seat):
        return list_complete_moves(s, seat, out, n)
    for piece in members(sides.usable_pieces(s, seat)):
        for use in range(movement.first_use(s), movement.last_use(s) + 1):
            if movement.refuse_dice(s, piece, use) == Illegal.NONE:
                n = list_ways(s, piece, use, out, n)
    return n


@rule
def list_ways(s, piece, use, out, n):
    """List the moves forward and with a turn to each side for one number: the squares before the last are the same."""
    number = movement.number_of(s, use)
    if number >= 2 and not movement.can_move(s, piece, number):
        return n
    code = MOVE + 9 * piece + 3 * use
    if movement.refuse_way(s, piece, number, Way.FORWARD.value) == Illegal.NONE:
        n = append_code(out, n, code)
    if number >= 2:
        n = append_code(out, n, code + 1)
        n = append_code(out, n, code + 2)
    return n


@rule
def list_complete_moves(s, seat, out, n):
    """List the moves with both dice, and those with one die if another character can use the other die (IS-4P-8)."""
    for piece in members(sides.usable_pieces(s, seat)):
        for use in range(3):
            if movement.refuse_dice(s, piece, use) != Illegal.NONE:
                continue
            for way in range(3):
                if movement.refuse_way(s, piece, movement.number_of(s, use), way) != Illegal.NONE:
                    continue
                if use == Use.BOTH or movement.can_follow(s, seat, piece, use, way):
                    n = append_code(out, n, MOVE + 9 * piece + 3 * use + way)
    return n


@rule
def list_end(s, out, n):
    """List the end of the turn, unless a zero must be used or a move or slide has just been listed (IS-TURN-4,
    IS-ZERO-1)."""
    if s.ask == Ask.USE and (zero.zero_die(s) != zero.NO_DIE or (n > 0 and MOVE <= out[n - 1] < REMOVE)):
        return n
    return append_code(out, n, END)


# -- The decisions -------------------------------------------------------------------------------------------

refuse, legal, apply, first_legal = ACTIONS.dispatch(
    {  # in the order in which legal codes are listed
        PLACE_BLOCK: Handler(flow.place_block, setup.refuse_block, list_blocks),
        PLACE: Handler(flow.place_character, setup.refuse_character, list_characters),
        ARRANGE: Handler(flow.arrange_pad, setup.refuse_arrangement),
        SHOOT: Handler(flow.shoot, refuse_shot, list_shots),
        CLAIM: Handler(flow.claim_draw, refuse_claim),
        LAUNCH: Handler(flow.launch, refuse_launch),
        NOMINATE: Handler(flow.nominate, refuse_nomination),
        ROTATE: Handler(flow.rotate, refuse_rotation, list_rotations),
        MOVE: Handler(flow.move, refuse_move, list_moves),
        SLIDE: Handler(flow.slide, refuse_slide),
        REMOVE: Handler(flow.take_penalty, refuse_removal),
        DECLINE: Handler(flow.decline, refuse_declining),
        END: Handler(flow.finish, refuse_end, list_end),
    },
    Illegal,
    flow.play_on,
)


# -- For a seat that does not answer -------------------------------------------------------------------------


@rule
def timeout_action(s, seat):
    """Return the answer for a seat whose time is up: it ends its turn if it may, does not shoot, nominates the pad for
    a zero, moves as `timeout_move` says, and takes no character if it may decline; otherwise the first legal code."""
    if refuse(s, seat, END) == Illegal.NONE:
        return END
    if s.ask == Ask.PENALTY:
        return DECLINE if s.options.penalty_may_decline == 1 else REMOVE + lowest_bit(penalties.candidates(s))
    if s.ask == Ask.USE and refuse_nomination(s, seat) == Illegal.NONE:
        return NOMINATE
    if s.ask == Ask.USE and zero.zero_die(s) == zero.NO_DIE:
        return timeout_move(s, seat)
    return first_legal(s, seat, LAUNCH if s.ask == Ask.USE else 0)


@rule
def timeout_move(s, seat):
    """Slide the pad, to the left if possible; else make the first move with a turn, which never lands on a block
    (IS-MOVE-8), else the first move forward, onto a block only if there is no other."""
    for right in range(2):
        if refuse_slide(s, seat, right) == Illegal.NONE:
            return SLIDE + right
    best, lands = -1, True
    for piece in members(sides.usable_pieces(s, seat)):
        for code in range(9):  # 3 * use + way
            if refuse_move(s, seat, piece, code // 3, code % 3) != Illegal.NONE:
                continue
            if code % 3 != Way.FORWARD:
                return MOVE + 9 * piece + code
            if lands:
                goal = movement.destination(s, piece, movement.number_of(s, code // 3), Way.FORWARD.value)
                if best == -1 or s.grid[goal] != BLOCK:
                    best, lands = MOVE + 9 * piece + code, s.grid[goal] == BLOCK
    return best
