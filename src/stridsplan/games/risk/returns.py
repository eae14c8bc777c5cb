"""The ranks of the seats at the end of a game."""

from stridsplan.engine.record import rule
from stridsplan.engine.returns import make_returns

from .state import NOWHERE


@rule
def winners(s):
    """Return the mask of the seat that has won, 0 before the end; there is no draw (RK-WIN-1, RK-WIN-4)."""
    return 0 if s.winner == NOWHERE else 1 << s.winner


@rule
def is_ahead(s, other, seat):
    """Return whether `other` ranks before `seat`: seats in the game rank before eliminated seats, of which the last
    eliminated ranks first."""
    if s.fallen[seat] == 0:
        return False
    return s.fallen[other] == 0 or s.fallen[other] > s.fallen[seat]


returns = make_returns(winners, is_ahead)
