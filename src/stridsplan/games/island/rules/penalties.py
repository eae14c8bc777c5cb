"""Penalties: a seat that cannot move, or launch a character from its pad, loses a character (IS-PEN)."""

from stridsplan.engine.record import rule

from ..components import CHARACTERS
from ..state import Cause, Penalty, Rule
from .blocks import remove_character
from .sides import usable_pieces


@rule
def candidates(s):
    """Return the characters that can be taken, as a set of pieces: on the island (IS-PEN-1), or on the pad
    (IS-PEN-4)."""
    if s.penalty == Penalty.PAD:
        return int(s.on_pad[s.turn]) << CHARACTERS * s.turn
    return usable_pieces(s, s.turn)


@rule
def take(s, piece, log):
    """Remove the character without a shot: no crossfire, no activation (IS-PEN-5)."""
    if s.penalty == Penalty.PAD:
        remove_character(s, piece, Cause.PENALTY.value, Rule.IS_PEN_4.value, log)
    else:
        remove_character(s, piece, Cause.PENALTY.value, Rule.IS_PEN_1.value, log)
