"""Phase 1: who holds the marker (OM-INIT)."""

from stridsplan.engine.bits import count_bits, has_bit, lowest_bit
from stridsplan.engine.dice import roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import DIE_FACES
from ..state import Event, Stream
from .sides import all_seats, next_seat


@rule
def settle_initiative(s, dice, log):
    """Roll for the initiative in round 1, pass it to the left in later rounds (OM-INIT-1, OM-INIT-3)."""
    s.holder = next_seat(s, s.holder) if s.round > 1 else roll_for_initiative(s, dice, log)


@rule
def roll_for_initiative(s, dice, log):
    """Return the seat that rolls the highest die; those tied for it roll again (OM-INIT-1, OM-INIT-2)."""
    left = all_seats(s)
    while count_bits(left) > 1:
        left = highest_rollers(s, left, dice, log)
    return lowest_bit(left)


@rule
def highest_rollers(s, seats, dice, log):
    """Roll a die for each seat of the mask; return the mask of those with the highest."""
    highest, leaders = 0, 0
    for seat in range(s.options.seats):
        if not has_bit(seats, seat):
            continue
        face = 1 + roll(dice, DIE_FACES, Stream.INITIATIVE.value)
        note(log, Event.INITIATIVE_ROLLED, EVERYONE, seat, face)
        if face > highest:
            highest, leaders = face, 0
        if face == highest:
            leaders |= 1 << seat
    return leaders
