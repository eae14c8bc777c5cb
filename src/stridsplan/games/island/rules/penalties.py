"""Penalties: a character taken from who cannot move or cannot come on (IS-PEN)."""

from stridsplan.engine.record import rule

from ..components import CHARACTERS
from ..state import Cause, Penalty, Rule
from .blocks import remove
from .sides import usable_pieces


@rule
def candidates(s):
    """From the island for being blocked (IS-PEN-1), from the pad for being stranded (IS-PEN-4)."""
    if s.penalty == Penalty.PAD:
        return int(s.on_pad[s.turn]) << CHARACTERS * s.turn
    return usable_pieces(s, s.turn)


@rule
def take(s, piece, log):
    """No shot: no crossfire, no activation (IS-PEN-5)."""
    if s.penalty == Penalty.PAD:
        remove(s, piece, Cause.PENALTY.value, Rule.IS_PEN_4.value, log)
    else:
        remove(s, piece, Cause.PENALTY.value, Rule.IS_PEN_1.value, log)
