"""The ranks of the seats at the end of a game."""

from stridsplan.engine.record import rule
from stridsplan.engine.returns import make_returns


@rule
def winners(s):
    """Return the mask of the seats that have won; the mask of all seats is a draw (IS-END-1, IS-TEAM-5, IS-4P-12)."""
    return s.winners


@rule
def is_ahead(s, other, seat):
    """Return whether `other` ranks before `seat`: it lost fewer characters."""
    return s.losses[other] < s.losses[seat]


returns = make_returns(winners, is_ahead)
