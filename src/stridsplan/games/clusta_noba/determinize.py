"""A campaign that is consistent with what a seat knows."""

from stridsplan.engine.record import rule

from .state import observe


@rule
def determinize(view, seat, dice, s):
    """What the seat knows, and nothing else: all that it may write follows from that."""
    observe(view, seat, s)
