"""What may be answered to each question: the legal list, the reason for a refusal, the answer of a seat that is
late, and what an answer does."""

from stridsplan.engine.bits import BIT, has_bit, lowest_bit, without_lowest_bit, write_members
from stridsplan.engine.record import rule

from . import flow
from .components import (
    ARRANGEMENTS,
    BOARD,
    COLUMN,
    EDGE_ROW,
    HOME_INDEX,
    HOME_SQUARES,
    HOME_STRETCH,
    OF_TYPE,
    PAD_LEN,
    SQUARE_AT,
    TYPE_COUNT,
)
from .rules import ending, movement, pad, penalties, setup, shooting, sides, zero
from .state import (
    ACTIONS,
    ARRANGE,
    CLAIM,
    DECLINE,
    EMPTY,
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
    Ask,
    Illegal,
    Use,
    Way,
)


@rule
def to_act(s):
    """The mask of the seats that owe an answer."""
    return s.due


# -- The legal list ------------------------------------------------------------------------------------------


@rule
def legal(s, seat, out):
    """Write the codes of the legal actions of `seat` into out (int32, at least ACTIONS long) and give their number."""
    if not has_bit(s.due, seat):
        return 0
    if s.ask == Ask.USE:
        return list_use(s, seat, out)
    if s.ask == Ask.AFTER:
        return add(out, list_claim(s, out, list_shots(s, seat, out, 0)), END)
    if s.ask == Ask.PLACE_BLOCK:
        return list_blocks(s, out)
    if s.ask == Ask.PLACE_CHARACTER:
        return list_characters(s, seat, out)
    if s.ask == Ask.ARRANGE_PAD:
        return list_arrangements(s, seat, out)
    if s.ask == Ask.LAUNCH:
        return list_launches(s, seat, out, 0)
    n = write_members(penalties.candidates(s), REMOVE, out, 0)
    return n if s.options.penalty_may_decline == 0 else add(out, n, DECLINE)


@rule
def add(out, n, code):
    out[n] = code
    return n + 1


@rule
def list_blocks(s, out):
    n, open_columns = 0, 0
    for column in range(1, sides.columns(s) + 1):
        open_columns |= BIT[column] if setup.has_room(s, BOARD + column) else 0
    for row in range(1, BOARD + 1):
        rest = open_columns if setup.has_room(s, row) else 0
        while rest != 0:
            square = SQUARE_AT[row, 0] + lowest_bit(rest)
            rest = without_lowest_bit(rest)
            if s.grid[square] == EMPTY:
                n = add(out, n, PLACE_BLOCK + square)
    return n


@rule
def list_characters(s, seat, out):
    """Every type that is left, on every empty home square, facing every way."""
    n = 0
    first = HOME_INDEX[SQUARE_AT[EDGE_ROW[seat], 1]] // HOME_STRETCH * HOME_STRETCH
    for home in range(first, first + HOME_STRETCH):
        square = HOME_SQUARES[home]
        if s.grid[square] != EMPTY or not setup.is_home_column(s, seat, COLUMN[square]):
            continue
        for kind in range(TYPE_COUNT):
            if s.in_hand[seat] & OF_TYPE[kind] != 0:
                for facing in range(4):
                    n = add(out, n, PLACE + 12 * home + 4 * kind + facing)
    return n


@rule
def list_arrangements(s, seat, out):
    n = 0
    for arrangement in range(ARRANGEMENTS):
        if setup.refuse_arrangement(s, seat, arrangement) == Illegal.NONE:
            n = add(out, n, ARRANGE + arrangement)
    return n


@rule
def list_launches(s, seat, out, n):
    for slot in range(PAD_LEN):
        if pad.refuse_launch(s, seat, slot) == Illegal.NONE:
            n = add(out, n, LAUNCH + slot)
    return n


@rule
def list_use(s, seat, out):
    """Shots, and what can be done with the number: one of three options on a zero, else a move."""
    n = list_claim(s, out, list_shots(s, seat, out, 0))
    if zero.zero_die(s) != zero.NO_DIE:
        return list_options(s, seat, out, n)
    before = n
    n = list_slides(s, seat, out, list_moves(s, seat, out, n))
    return n if n > before else add(out, n, END)


@rule
def list_claim(s, out, n):
    return add(out, n, CLAIM) if ending.is_stale(s, ending.claim_after(s)) else n


@rule
def list_shots(s, seat, out, n):
    rest = sides.usable_pieces(s, seat)
    while rest != 0:
        piece = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        if shooting.may_shoot(s, piece):
            n = add(out, n, SHOOT + piece)
    return n


@rule
def list_options(s, seat, out, n):
    """Reinforce, move the pad, rotate (IS-ZERO-1, IS-ZERO-12)."""
    n = list_launches(s, seat, out, n)
    if zero.refuse_nomination(s, seat) == Illegal.NONE:
        n = add(out, n, NOMINATE)
    rest = sides.usable_pieces(s, seat)
    while rest != 0:
        piece = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        n = add(out, n, ROTATE + 2 * piece)
        n = add(out, n, ROTATE + 2 * piece + 1)
    return n


@rule
def list_moves(s, seat, out, n):
    if movement.must_leave_a_follower(s, seat):
        return list_complete_moves(s, seat, out, n)
    rest = sides.usable_pieces(s, seat)
    while rest != 0:
        piece = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        for use in range(movement.first_use(s), movement.last_use(s) + 1):
            if movement.refuse_dice(s, piece, use) == Illegal.NONE:
                n = list_ways(s, piece, use, out, n)
    return n


@rule
def list_ways(s, piece, use, out, n):
    """Forward and both turns with one number: they share the squares before the last."""
    number = movement.number_of(s, use)
    if number >= 2 and not movement.can_move(s, piece, number):
        return n
    code = MOVE + 9 * piece + 3 * use
    if movement.refuse_way(s, piece, number, Way.FORWARD.value, 0, 0) == Illegal.NONE:
        n = add(out, n, code)
    if number >= 2:
        n = add(out, n, code + 1)
        n = add(out, n, code + 2)
    return n


@rule
def list_complete_moves(s, seat, out, n):
    """With two dice: moves with both, and with one where another character can use the other (IS-4P-8)."""
    rest = sides.usable_pieces(s, seat)
    while rest != 0:
        piece = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        for use in range(3):
            if movement.refuse_dice(s, piece, use) != Illegal.NONE:
                continue
            for way in range(3):
                if movement.refuse_way(s, piece, movement.number_of(s, use), way, 0, 0) != Illegal.NONE:
                    continue
                if use == Use.BOTH or movement.can_follow(s, seat, piece, use, way):
                    n = add(out, n, MOVE + 9 * piece + 3 * use + way)
    return n


@rule
def list_slides(s, seat, out, n):
    for right in range(2):
        if refuse_slide(s, seat, right) == Illegal.NONE:
            n = add(out, n, SLIDE + right)
    return n


# -- Refusals ------------------------------------------------------------------------------------------------


@rule
def refuse(s, seat, action):
    """Say why `action` is not legal for `seat`, or Illegal.NONE."""
    if action < 0 or action >= ACTIONS:
        return Illegal.NO_SUCH_ACTION
    if not has_bit(s.due, seat):
        return Illegal.NOT_ASKED
    if action < SHOOT:
        return refuse_placing(s, seat, action)
    if action < LAUNCH:
        return refuse_shot(s, seat, action - SHOOT)
    if action < MOVE:
        return refuse_option(s, seat, action)
    if action < SLIDE:
        code = action - MOVE
        return refuse_move(s, seat, code // 9, code // 3 % 3, code % 3)
    if action < REMOVE:
        return refuse_slide(s, seat, action - SLIDE)
    if action < CLAIM:
        return refuse_penalty(s, action)
    return refuse_claim(s) if action == CLAIM else refuse_end(s, seat)


@rule
def refuse_placing(s, seat, action):
    if action < PLACE:
        return setup.refuse_block(s, action - PLACE_BLOCK) if s.ask == Ask.PLACE_BLOCK else Illegal.NOT_ASKED
    if action < ARRANGE:
        code = action - PLACE
        if s.ask != Ask.PLACE_CHARACTER:
            return Illegal.NOT_ASKED
        return setup.refuse_character(s, seat, code // 4 % 3, HOME_SQUARES[code // 12])
    return (
        setup.refuse_arrangement(s, seat, action - ARRANGE) if s.ask == Ask.ARRANGE_PAD else Illegal.NOT_ASKED
    )


@rule
def refuse_shot(s, seat, piece):
    """In both windows, with a character on the island that has an exact hit (IS-SHOOT-8, IS-SHOOT-11, IS-PAD-8)."""
    if s.ask != Ask.USE and s.ask != Ask.AFTER:
        return Illegal.NOT_ASKED
    if not sides.is_usable(s, seat, piece):
        return refuse_piece(s, piece)
    return Illegal.NONE if shooting.may_shoot(s, piece) else Illegal.NO_TARGET


@rule
def refuse_piece(s, piece):
    """Why a character cannot be used: it is not on the island, or not the player's."""
    return Illegal.NOT_ON_ISLAND if s.where[piece] < 0 else Illegal.NOT_YOURS


@rule
def refuse_option(s, seat, action):
    if s.ask == Ask.LAUNCH and action < NOMINATE:
        return pad.refuse_launch(s, seat, action - LAUNCH)
    if s.ask != Ask.USE:
        return Illegal.NOT_ASKED
    if zero.zero_die(s) == zero.NO_DIE:
        return Illegal.NO_ZERO
    if action < NOMINATE:
        return pad.refuse_launch(s, seat, action - LAUNCH)
    if action == NOMINATE:
        return zero.refuse_nomination(s, seat)
    piece = (action - ROTATE) // 2
    return Illegal.NONE if sides.is_usable(s, seat, piece) else refuse_piece(s, piece)


@rule
def refuse_move(s, seat, piece, use, way):
    if s.ask != Ask.USE:
        return Illegal.NOT_ASKED
    if zero.zero_die(s) != zero.NO_DIE:
        return Illegal.USE_THE_ZERO
    if not sides.is_usable(s, seat, piece):
        return refuse_piece(s, piece)
    why = movement.refuse_dice(s, piece, use)
    if why == Illegal.NONE:
        why = movement.refuse_way(s, piece, movement.number_of(s, use), way, 0, 0)
    if why != Illegal.NONE or use == Use.BOTH or movement.can_follow_or_need_not(s, seat, piece, use, way):
        return why
    return Illegal.LEAVES_A_NUMBER


@rule
def refuse_slide(s, seat, right):
    """The nominated pad by its number, after the other number if somebody can use that (IS-PAD-2, IS-4P-9)."""
    if s.ask != Ask.USE:
        return Illegal.NOT_ASKED
    if zero.zero_die(s) != zero.NO_DIE:
        return Illegal.USE_THE_ZERO
    die = zero.pad_die(s)
    if die == zero.NO_DIE:
        return Illegal.PAD_NOT_NOMINATED
    if movement.can_anyone_move(s, seat):
        return Illegal.MOVE_FIRST
    return pad.refuse_slide(s, seat, s.die[die], right == 1)


@rule
def refuse_penalty(s, action):
    if s.ask != Ask.PENALTY:
        return Illegal.NOT_ASKED
    if action == DECLINE:
        return Illegal.PENALTY_IS_TAKEN if s.options.penalty_may_decline == 0 else Illegal.NONE
    return Illegal.NONE if has_bit(penalties.candidates(s), action - REMOVE) else Illegal.NO_CANDIDATE


@rule
def refuse_claim(s):
    if s.ask != Ask.USE and s.ask != Ask.AFTER:
        return Illegal.NOT_ASKED
    return Illegal.NONE if ending.is_stale(s, ending.claim_after(s)) else Illegal.TOO_EARLY_TO_CLAIM


@rule
def refuse_end(s, seat):
    """A move that can be made must be made; a zero must be acted on (IS-TURN-4, IS-ZERO-1)."""
    if s.ask == Ask.AFTER:
        return Illegal.NONE
    if s.ask != Ask.USE:
        return Illegal.NOT_ASKED
    if zero.zero_die(s) != zero.NO_DIE:
        return Illegal.USE_THE_ZERO
    return Illegal.MUST_MOVE if movement.can_anyone_move(s, seat) or flow.can_slide(s) else Illegal.NONE


# -- What an action does -------------------------------------------------------------------------------------


@rule
def apply(s, seat, action, dice, log):
    """Carry out a legal action of `seat`, and play on to the next question."""
    flow.play_on(s, carry_out(s, seat, action, dice, log), dice, log)


@rule
def carry_out(s, seat, action, dice, log):
    if action < SHOOT:
        return place(s, seat, action, dice, log)
    if action < LAUNCH:
        return flow.shoot(s, action - SHOOT, dice, log)
    if action < NOMINATE:
        return flow.launch(s, seat, action - LAUNCH, dice, log)
    if action == NOMINATE:
        return flow.nominate(s, seat, dice, log)
    if action < MOVE:
        return flow.rotate(s, seat, (action - ROTATE) // 2, (action - ROTATE) % 2 == 1, dice, log)
    if action < SLIDE:
        code = action - MOVE
        return flow.move(s, code // 9, code // 3 % 3, code % 3, dice, log)
    if action < REMOVE:
        return flow.slide(s, seat, action == SLIDE + 1, log)
    return carry_out_ending(s, seat, action, log)


@rule
def carry_out_ending(s, seat, action, log):
    if action < DECLINE:
        return flow.take(s, action - REMOVE, log)
    if action == DECLINE:
        return flow.decline(s, seat, log)
    return flow.claim_draw(s, log) if action == CLAIM else flow.finish(s, log)


@rule
def place(s, seat, action, dice, log):
    if action < PLACE:
        setup.place_block(s, seat, action - PLACE_BLOCK, log)
        return flow.continue_blocks(s)
    if action < ARRANGE:
        code = action - PLACE
        setup.place_character(s, seat, code // 4 % 3, HOME_SQUARES[code // 12], code % 4, log)
        return flow.continue_characters(s, dice, log)
    setup.arrange_pad(s, seat, action - ARRANGE, log)
    return flow.continue_pads(s, dice, log)


# -- For a seat that does not answer -------------------------------------------------------------------------


@rule
def lapse(s, seat):
    """The answer of a seat that is late: no shot, the pad on a zero, the first move that lands on no block."""
    if refuse_end(s, seat) == Illegal.NONE:
        return END
    if s.ask == Ask.PENALTY:
        return DECLINE if s.options.penalty_may_decline == 1 else REMOVE + lowest_bit(penalties.candidates(s))
    if s.ask == Ask.USE and refuse_option(s, seat, NOMINATE) == Illegal.NONE:
        return NOMINATE
    if s.ask == Ask.USE and zero.zero_die(s) == zero.NO_DIE:
        return lapse_move(s, seat)
    return first_legal(s, seat, LAUNCH if s.ask == Ask.USE else 0)


@rule
def lapse_move(s, seat):
    """The pad to the left if it can go there; the first move by turn, which never lands on a block, else forward."""
    for right in range(2):
        if refuse_slide(s, seat, right) == Illegal.NONE:
            return SLIDE + right
    best = -1
    rest = sides.usable_pieces(s, seat)
    while rest != 0:
        piece = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        for code in range(9):
            if refuse_move(s, seat, piece, code // 3, code % 3) != Illegal.NONE:
                continue
            if code % 3 != Way.FORWARD:
                return MOVE + 9 * piece + code
            best = MOVE + 9 * piece + code if best == -1 else best
    return best


@rule
def first_legal(s, seat, code):
    while refuse(s, seat, code) != Illegal.NONE:
        code += 1
    return code
