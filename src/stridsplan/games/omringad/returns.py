"""The ranks of the seats at the end of a game."""

from stridsplan.engine.record import rule
from stridsplan.engine.returns import make_returns


@rule
def winners(s):
    """Return the mask of the seats that have won, 0 while play goes on (OM-END-2, OM-TEAM-5)."""
    return s.winners


@rule
def is_ahead(s, other, seat):
    """Return whether `other` ranks before `seat`: it has more points."""
    return s.score[other] > s.score[seat]


returns = make_returns(winners, is_ahead)
