"""The three options of a zero (IS-ZERO, IS-4P-9, IS-4P-10)."""

from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import EMPTY_PAD_MOVES, LEFT, RIGHT
from ..state import PAD, Event, Illegal
from .pad import can_launch
from .setup import has_pads
from .sides import usable_pieces

NO_DIE = -1


@rule
def zero_die(s):
    """Return the first die that shows an unused zero, else NO_DIE."""
    for die in range(2):
        if s.used[die] == 0 and s.die[die] == 0:
            return die
    return NO_DIE


@rule
def pad_die(s):
    """Return the die that moves the pad, if it does not show a zero, else NO_DIE (IS-ZERO-5)."""
    for die in range(2):
        if s.used[die] == 0 and s.bound[die] == PAD and s.die[die] > 0:
            return die
    return NO_DIE


@rule
def refuse_nomination(s, seat):
    """Refuse to nominate the pad if there is none, or if the other die already moves it; an empty pad may be nominated
    (IS-ZERO-12, IS-PAD-10, IS-4P-10)."""
    if not has_pads(s) or (not EMPTY_PAD_MOVES and s.on_pad[seat] == 0):
        return Illegal.PAD_CANNOT_GO
    return Illegal.NONE if pad_die(s) == NO_DIE else Illegal.PAD_NOMINATED


@rule
def has_option(s, seat):
    """Return whether one of the three options can be carried out: rotate a character, nominate the pad, launch
    (IS-ZERO-12)."""
    return usable_pieces(s, seat) != 0 or refuse_nomination(s, seat) == Illegal.NONE or can_launch(s, seat)


@rule
def rotate(s, seat, piece, to_right, log):
    s.facing[piece] = (s.facing[piece] + (RIGHT if to_right else LEFT)) % 4
    note(log, Event.ROTATED, EVERYONE, seat, piece, s.where[piece], s.facing[piece])
