"""The ranks of the seats at the end of a game."""

from stridsplan.engine.record import rule
from stridsplan.engine.returns import make_returns


@rule
def winners(s):
    """The mask of the seats that have won; all of them: a draw (IS-END-1, IS-TEAM-5, IS-4P-12)."""
    return s.winners


@rule
def is_ahead(s, other, seat):
    """Seats that lost fewer characters rank higher."""
    return s.losses[other] < s.losses[seat]


returns = make_returns(winners, is_ahead)
