"""The sequence of play, and the only code that changes `phase`, `ask` and `turn`.

A battle:  blocks -> characters -> pads -> turns until one side is left; a war repeats it.
A turn:    (launch, if no character is on the island) -> roll -> shots -> move -> shots.
           After a zero: one of three options, then this die is rolled again.

Actions and stages return the next stage (see `engine/stages.py`).
"""

from stridsplan.engine.bits import count_bits, has_bit, lowest_bit
from stridsplan.engine.dice import roll
from stridsplan.engine.enums import IntEnum
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.stages import ask, ask_seat, ask_seats, make_play_on

from .components import DIE_FACES, MOST_SEATS, PAD_ZERO_ENDS_TURN
from .rules import blocks, ending, movement, pad, penalties, setup, shooting, sides, zero
from .state import (
    BLOCK,
    PAD,
    RULE_OF_END,
    Ask,
    BoundBlocked,
    Ended,
    Event,
    Penalty,
    Phase,
    Rule,
    Start,
    Stream,
    War,
)


class Next(IntEnum):
    """The stage that comes next."""

    ASKED = 0  # play waits for an answer, or has ended
    BEGIN_TURN = 1
    CONTINUE_TURN = 2
    END_TURN = 3


# -- Setting up ----------------------------------------------------------------------------------------------


@rule
def begin(s, dice, log):
    """Begin the first battle (IS-SET-2); `end_battle` begins the others (IS-WAR-1)."""
    for seat in range(MOST_SEATS):
        s.wins[seat], s.points[seat] = 0, 0
    s.battle, s.winners = 0, 0
    s.first = 0 if s.options.start == Start.FIRST_SEAT else setup.roll_off(s, dice, log)
    begin_battle(s, log)


@rule
def begin_battle(s, log):
    s.battle += 1
    setup.lay_out(s)
    setup.reset_blocks(s)
    movement.clear_dice(s)
    s.turns, s.idle, s.progress, s.penalty = 0, 0, 0, 0
    s.ended = Ended.NOT
    s.standing = sides.sides_standing(s)
    note(log, Event.BATTLE_BEGAN, EVERYONE, s.battle, s.first)
    s.phase = Phase.BLOCKS
    s.turn = s.first
    return ask(s, Ask.PLACE_BLOCK.value)


@rule
def next_seat(s, seat):
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < s.options.seats else 0


@rule
def place_block(s, seat, square, log):
    """Place blocks in turn; then the starting player begins with characters (IS-SET-4, IS-SET-9)."""
    setup.place_block(s, seat, square, log)
    s.turn = next_seat(s, s.turn)
    if s.to_place > 0:
        return ask(s, Ask.PLACE_BLOCK.value)
    s.phase = Phase.CHARACTERS
    s.turn = s.first
    return ask(s, Ask.PLACE_CHARACTER.value)


@rule
def place_character(s, seat, kind, square, facing, dice, log):
    """Place characters in turn; then arrange the pads, if there are any (IS-SET-9, IS-SET-12)."""
    setup.place_character(s, seat, kind, square, facing, log)
    s.turn = next_seat(s, s.turn)
    if count_bits(s.island[s.turn]) < setup.characters_to_place(s):
        return ask(s, Ask.PLACE_CHARACTER.value)
    if setup.has_pads(s):
        s.phase = Phase.PADS
        return ask(s, Ask.ARRANGE_PAD.value)
    setup.leave_out_the_rest(s)
    return begin_turns(s, dice, log)


@rule
def arrange_pad(s, seat, arrangement, dice, log):
    """Arrange pads in turn, the starting player first (IS-SET-12)."""
    setup.arrange_pad(s, seat, arrangement, log)
    s.turn = next_seat(s, s.turn)
    return begin_turns(s, dice, log) if s.turn == s.first else ask(s, Ask.ARRANGE_PAD.value)


@rule
def begin_turns(s, dice, log):
    """Give the starting player the first turn (IS-SET-13); teams with one die roll for it again, if the option
    has the start rolled for (IS-TEAM-1)."""
    s.phase = Phase.BATTLE
    s.turn = s.first
    if sides.shares_characters(s) and s.options.start == Start.ROLL:
        s.turn = setup.roll_off(s, dice, log)
    return Next.BEGIN_TURN


# -- A turn --------------------------------------------------------------------------------------------------


@rule
def begin_turn(s, dice, log):
    """Roll (IS-TURN-1); if the seat has no character on the island, it first launches one (IS-RULE4-1), or loses one
    from the pad (IS-PEN-4)."""
    s.turns += 1
    movement.clear_dice(s)
    note(log, Event.TURN_BEGAN, EVERYONE, s.turn, s.turns)
    if sides.usable_pieces(s, s.turn) != 0:
        return roll_dice(s, dice, log)
    if pad.can_launch(s, s.turn):
        return ask(s, Ask.LAUNCH.value)
    note(log, Event.STRANDED, EVERYONE, s.turn)
    return penalize(s, Penalty.PAD.value, log)


@rule
def roll_dice(s, dice, log):
    """Roll one die with faces 0 to 5, or two (IS-TURN-1, IS-4P-6)."""
    s.die[0] = roll(dice, DIE_FACES, Stream.DICE.value)
    s.used[0] = 0
    if sides.rolls_two_dice(s):
        s.die[1] = roll(dice, DIE_FACES, Stream.DICE.value)
        s.used[1] = 0
        note(log, Event.ROLLED, EVERYONE, s.turn, s.die[0], s.die[1])
    else:
        note(log, Event.ROLLED, EVERYONE, s.turn, s.die[0], -1)
    return Next.CONTINUE_TURN


@rule
def roll_again(s, bound, dice, log):
    """Roll the zero again after an option, for its piece or its pad (IS-ZERO-1, IS-ZERO-9)."""
    die = zero.zero_die(s)
    s.bound[die] = bound
    s.die[die] = roll(dice, DIE_FACES, Stream.DICE.value)
    note(log, Event.ROLLED_AGAIN, EVERYONE, s.turn, s.die[die])
    ends = PAD_ZERO_ENDS_TURN and bound == PAD and s.die[die] == 0
    return Next.END_TURN if ends else Next.CONTINUE_TURN


@rule
def continue_turn(s, log):
    """Ask for the option of a zero, for the use of a number, or for shots; otherwise end the turn."""
    drop_zero_without_option(s, log)
    if not has_bit(s.standing, sides.side_of(s, s.turn)):
        return Next.END_TURN
    if zero.zero_die(s) != zero.NO_DIE:
        return ask(s, Ask.USE.value)
    if is_all_used(s):
        return ask(s, Ask.AFTER.value) if shooting.can_anyone_shoot(s, s.turn) else Next.END_TURN
    if movement.can_anyone_move(s, s.turn) or can_slide(s) or shooting.can_anyone_shoot(s, s.turn):
        return ask(s, Ask.USE.value)
    return give_up(s, log)


@rule
def drop_zero_without_option(s, log):
    """Drop a zero without a possible option (IS-ZERO-12): there is no pad, or the other die moves it, and no character
    can be rotated or launched."""
    die = zero.zero_die(s)
    if die != zero.NO_DIE and not zero.has_option(s, s.turn):
        s.used[die] = 1
        note(log, Event.NUMBER_LAPSED, EVERYONE, s.turn)


@rule
def is_all_used(s):
    return s.used[0] == 1 and s.used[1] == 1


@rule
def can_slide(s):
    die = zero.pad_die(s)
    return die != zero.NO_DIE and pad.can_slide(s, s.turn, s.die[die])


@rule
def finish(s, log):
    """End the turn, because the numbers are used or the player declares to be blocked (IS-PEN-2)."""
    return Next.END_TURN if is_all_used(s) else give_up(s, log)


@rule
def give_up(s, log):
    """End a turn in which the number cannot be used, with or without a penalty.

    IS-PEN-1, IS-PEN-6, IS-ZERO-14, IS-ZERO-15, IS-4P-8, IS-4P-11.
    """
    if zero.pad_die(s) != zero.NO_DIE:
        note(log, Event.PAD_STAYED, EVERYONE, s.turn)
    elif s.mover >= 0:  # the second of two numbers
        note(log, Event.NUMBER_LAPSED, EVERYONE, s.turn, rule_id=Rule.IS_4P_8)
    elif is_character_gone(s):
        note(log, Event.NUMBER_LAPSED, EVERYONE, s.turn)
    elif s.options.bound_blocked == BoundBlocked.PASS and movement.could_anyone_move_freely(s, s.turn):
        note(log, Event.NUMBER_LAPSED, EVERYONE, s.turn, rule_id=Rule.IS_ZERO_14)
    else:
        note(log, Event.BLOCKED, EVERYONE, s.turn)
        return penalize(s, Penalty.ISLAND.value, log)
    return Next.END_TURN


@rule
def is_character_gone(s):
    """Return whether the player's own shots have removed the bound character, or all usable characters (IS-ZERO-15,
    IS-PEN-6)."""
    for die in range(2):
        if s.used[die] == 0 and s.bound[die] >= 0 and s.where[s.bound[die]] < 0:
            return True
    return sides.usable_pieces(s, s.turn) == 0


@rule
def end_turn(s, log):
    """Count the turns without progress, of which too many are a draw (IS-END-5); else the next seat begins a turn."""
    s.idle = 0 if s.progress == 1 else s.idle + 1
    s.progress = 0
    if ending.is_stale(s, ending.draw_after(s)):
        return end_battle(s, s.standing, Ended.NO_PROGRESS.value, log)
    s.turn = next_seat(s, s.turn)
    while not has_turn(s, s.turn):
        if has_bit(s.standing, sides.side_of(s, s.turn)):
            note(log, Event.PASSED, EVERYONE, s.turn)
        s.turn = next_seat(s, s.turn)
    return Next.BEGIN_TURN


@rule
def has_turn(s, seat):
    """Return whether the seat has a turn: it needs usable characters or characters on the pad (IS-4P-12, IS-TEAM-6)."""
    return sides.usable_pieces(s, seat) != 0 or s.on_pad[seat] != 0


# -- Actions in a turn ----------------------------------------------------------------------------------


@rule
def launch(s, seat, slot, dice, log):
    """Launch a character: before the roll, no die is bound to it (IS-RULE4-3); after a zero, the die is (IS-ZERO-2)."""
    if s.ask == Ask.LAUNCH:
        pad.launch(s, seat, slot, Rule.IS_RULE4_1.value, log)
        return roll_dice(s, dice, log)
    return roll_again(s, pad.launch(s, seat, slot, Rule.IS_ZERO_2.value, log), dice, log)


@rule
def nominate(s, seat, dice, log):
    note(log, Event.PAD_NOMINATED, EVERYONE, seat)
    return roll_again(s, PAD, dice, log)


@rule
def rotate(s, seat, piece, to_right, dice, log):
    zero.rotate(s, seat, piece, to_right, log)
    return roll_again(s, piece, dice, log)


@rule
def slide(s, seat, to_right, log):
    """Move the pad, which ends the turn at once (IS-PAD-9)."""
    pad.slide(s, seat, s.die[zero.pad_die(s)], to_right, log)
    return Next.END_TURN


@rule
def shoot(s, piece, dice, log):
    target = shooting.target_square(s, piece)
    shooting.note_shot(s, piece, target, log)
    if s.grid[target] == BLOCK:
        blocks.shoot_block(s, piece, target, dice, log)
    else:
        blocks.shoot_character(s, piece, target, log)
    return Next.ASKED if end_battle_if_decided(s, log) else Next.CONTINUE_TURN


@rule
def move(s, piece, use, way, dice, log):
    """Move one character with a number (IS-TURN-3); then shots may follow (IS-TURN-5)."""
    number = movement.number_of(s, use)
    lands = s.grid[movement.destination(s, piece, number, way)] == BLOCK
    movement.move_character(s, piece, number, way, use, log)
    movement.use_dice(s, piece, use)
    if lands:
        blocks.land(s, piece, int(s.where[piece]), dice, log)
        if end_battle_if_decided(s, log):
            return Next.ASKED
    return Next.CONTINUE_TURN


# -- Penalties -----------------------------------------------------------------------------------------------


@rule
def penalize(s, kind, log):
    """Let the next opponent take one of the player's characters, without a question if there is no choice (IS-PEN-1,
    IS-PEN-3, IS-PEN-4, IS-4P-13)."""
    s.penalty = kind
    candidates = penalties.candidates(s)
    if count_bits(candidates) == 1 and s.options.penalty_may_decline == 0:
        return take_penalty(s, lowest_bit(candidates), log)
    return ask_seat(s, sides.next_opponent(s, s.turn), Ask.PENALTY.value)


@rule
def take_penalty(s, piece, log):
    penalties.take(s, piece, log)
    s.penalty = Penalty.NONE
    return Next.ASKED if end_battle_if_decided(s, log) else Next.END_TURN


@rule
def decline(s, seat, log):
    note(log, Event.DECLINED, EVERYONE, seat, s.turn)
    s.penalty = Penalty.NONE
    return Next.END_TURN


# -- The end -------------------------------------------------------------------------------------------------


@rule
def end_battle_if_decided(s, log):
    """End the battle if at most one side is left, and return whether it ended (IS-END-1 to IS-END-3); called after
    all removals of a shot, a landing or a penalty. Otherwise a side that has just lost loses its pads (IS-4P-12)."""
    before, now = s.standing, sides.sides_standing(s)
    if now == before:
        return False
    s.standing = now
    if count_bits(now) > 1:
        remove_pads(s, before & ~now, log)
        return False
    winners = ending.winners_of_last_removal(s, before, now)
    end_battle(s, winners, ending.how_ended(s, before, now), log)
    return True


@rule
def remove_pads(s, fallen, log):
    """Take away the pads of the sides that have lost (IS-4P-12)."""
    for seat in range(s.options.seats):
        if has_bit(fallen, sides.side_of(s, seat)):
            s.centre[seat] = 0
            note(log, Event.SEAT_OUT, EVERYONE, seat)


@rule
def claim_draw(s, log):
    return end_battle(s, s.standing, Ended.CLAIMED.value, log)


@rule
def end_battle(s, winning_sides, how, log):
    """Score the battle; begin the next of the war with the other player starting, or end the game (IS-WAR)."""
    winners = sides.seats_of_sides(s, winning_sides)
    ending.score(s, winners)
    note_end(s, winning_sides, winners, how, log)
    s.ended = how
    s.winners = ending.war_winners(s, winners)
    if s.winners == 0:
        s.first = next_seat(s, s.first)  # IS-WAR-5
        return begin_battle(s, log)
    s.phase = Phase.OVER
    movement.clear_dice(s)
    s.penalty = Penalty.NONE
    if s.options.war != War.SINGLE:
        note(log, Event.WAR_ENDED, EVERYONE, s.winners)
    return ask_seats(s, 0, Ask.NOTHING.value)


@rule
def note_end(s, winning_sides, winners, how, log):
    points = ending.winner_points(s, lowest_bit(winners)) if count_bits(winners) == 1 else 0
    note(
        log, Event.BATTLE_ENDED, EVERYONE, winners, how, points, count_bits(winning_sides), rule_id=RULE_OF_END[how]
    )  # fmt: skip


play_on = make_play_on(Next, begin_turn, continue_turn, end_turn)
