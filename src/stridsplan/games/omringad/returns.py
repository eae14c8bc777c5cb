"""The worth of a game to each seat: the winners take it from the others."""

from stridsplan.engine.bits import count_bits, has_bit
from stridsplan.engine.record import rule

WIN = 1000


@rule
def returns(s, out):
    """Write pay-offs (the winners share 1000, the others -1000; all 0 while undecided), then ranks from 1.

    Winners are first (OM-END-2, OM-TEAM-5); among the others more points are ahead.
    """
    seats = s.options.seats
    won = count_bits(s.winners)
    for seat in range(seats):
        out[seat] = 0
        if won > 0:
            out[seat] = WIN // won if has_bit(s.winners, seat) else -(WIN // (seats - won))
        rank = 1
        for other in range(seats):
            if is_ahead(s, other, seat):
                rank += 1
        out[seats + seat] = rank


@rule
def is_ahead(s, other, seat):
    if has_bit(s.winners, other) != has_bit(s.winners, seat):
        return has_bit(s.winners, other)
    return not has_bit(s.winners, seat) and s.score[other] > s.score[seat]
