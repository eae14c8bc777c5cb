"""The worth of a game to each seat: the winner takes it from the others; who fell later ranks higher."""

from stridsplan.engine.record import rule

from .state import NOWHERE

WIN = 1000


@rule
def returns(s, out):
    """Write pay-offs (winner 1000, the others -1000 / their number, all 0 while undecided), then ranks from 1
    (RK-WIN-1)."""
    seats = s.options.seats
    for seat in range(seats):
        if s.winner == NOWHERE:
            out[seat] = 0
        else:
            out[seat] = WIN if s.winner == seat else -(WIN // (seats - 1))
        rank = 1
        for other in range(seats):
            if is_ahead(s, other, seat):
                rank += 1
        out[seats + seat] = rank


@rule
def is_ahead(s, other, seat):
    """The winner is ahead of all, the living of the fallen, who fell later of who fell earlier."""
    if other == seat or s.winner == seat:
        return False
    if s.winner == other:
        return True
    if s.fallen[seat] == 0:
        return False
    return s.fallen[other] == 0 or s.fallen[other] > s.fallen[seat]
