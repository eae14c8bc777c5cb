"""The carrier pads: where their slots are, launching from them, moving them (IS-PAD, IS-ZERO-2 to IS-ZERO-5)."""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import (
    CHARACTERS,
    EDGE,
    EDGE_ROW,
    FORWARD,
    MISSILE,
    PAD_DISTANCE,
    PAD_LEN,
    RIGHT_ALONG_EDGE,
    SQUARE_AT,
)
from ..state import EMPTY, NOBODY, Event, Illegal
from .setup import put_on_island
from .sides import columns


@rule
def slot_column(s, seat, slot):
    """Return the column of a slot, even beyond a corner (IS-PAD-3); slots count from the owner's left."""
    return s.centre[seat] + (slot - MISSILE) * RIGHT_ALONG_EDGE[seat]


@rule
def launch_square(s, seat, slot):
    """Return the square directly in front of a slot, 0 if the slot overhangs a corner (IS-PAD-4)."""
    column = slot_column(s, seat, slot)
    return SQUARE_AT[EDGE_ROW[seat], column] if 1 <= column <= columns(s) else 0


@rule
def refuse_launch(s, seat, slot):
    """Refuse a launch unless the slot has a character and the square in front of it is empty (IS-ZERO-2 to IS-ZERO-4,
    IS-ZERO-12)."""
    if s.pad[seat, slot] == NOBODY:
        return Illegal.SLOT_EMPTY
    square = launch_square(s, seat, slot)
    if square == 0:
        return Illegal.SLOT_OVERHANGS
    return Illegal.NONE if s.grid[square] == EMPTY else Illegal.LAUNCH_SQUARE_TAKEN


@rule
def can_launch(s, seat):
    for slot in range(PAD_LEN):
        if refuse_launch(s, seat, slot) == Illegal.NONE:
            return True
    return False


@rule
def launch(s, seat, slot, rule_id, log):
    """Put the character on the square in front of its slot, facing forward, and return it; the others keep their slots
    (IS-ZERO-2, IS-PAD-5)."""
    piece, square = s.pad[seat, slot], launch_square(s, seat, slot)
    s.pad[seat, slot] = NOBODY
    s.on_pad[seat] &= ~(1 << piece % CHARACTERS)
    put_on_island(s, piece, square, FORWARD[seat])
    s.progress = 1
    note(log, Event.LAUNCHED, EVERYONE, seat, piece, square, rule_id=rule_id)
    return piece


@rule
def refuse_slide(s, seat, number, to_right):
    """Refuse a slide unless the missile slot stays at the owner's edge, and the pad neither overlaps nor passes another
    one on that edge (IS-PAD-2, IS-PAD-3, IS-4P-11)."""
    before = s.centre[seat]
    after = before + (number if to_right else -number) * RIGHT_ALONG_EDGE[seat]
    if after < 1 or after > columns(s):
        return Illegal.PAD_CANNOT_GO
    for other in range(s.options.seats):
        if other == seat or s.centre[other] == 0 or EDGE[other] != EDGE[seat]:
            continue
        if abs(after - s.centre[other]) < PAD_DISTANCE or (after > s.centre[other]) != (
            before > s.centre[other]
        ):
            return Illegal.PAD_CANNOT_GO
    return Illegal.NONE


@rule
def can_slide(s, seat, number):
    return (
        refuse_slide(s, seat, number, False) == Illegal.NONE
        or refuse_slide(s, seat, number, True) == Illegal.NONE
    )


@rule
def slide(s, seat, number, to_right, log):
    """Slide the pad along the owner's edge by exactly the number rolled (IS-PAD-2)."""
    before = s.centre[seat]
    s.centre[seat] = before + (number if to_right else -number) * RIGHT_ALONG_EDGE[seat]
    note(log, Event.PAD_SLID, EVERYONE, seat, before, s.centre[seat])
