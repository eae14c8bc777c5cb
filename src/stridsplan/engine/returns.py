"""The pay-off and the rank of each seat."""

from collections.abc import Callable

from .bits import count_bits, has_bit
from .record import Numbers, Record, rule

WIN = 1000


@rule
def all_play(s: Record) -> int:
    """Return the number of seats: none is an umpire's."""
    return s.options.seats  # type: ignore[no-any-return]


def make_returns(
    winners: Callable[[Record], int],
    is_ahead: Callable[[Record, int, int], bool],
    players: Callable[[Record], int] = all_play,
) -> Callable[[Record, Numbers], None]:
    """Return `returns(s, out)`, which writes pay-offs into out[0:seats], then ranks, from 1, into out[seats:2 * seats].

    `winners(s)` is the mask of the seats that have won, 0 while play goes on. The winners share 1000 and the others
    share -1000; while play goes on, and if all win together, everybody gets 0. Winners rank first; `is_ahead(s, other,
    seat)` returns whether `other` ranks before `seat` if neither has won. Seats with numbers from `players(s)` up are
    umpires: they get 0 and rank last.
    """

    @rule
    def returns(s: Record, out: Numbers) -> None:
        seats, playing, mask = s.options.seats, players(s), winners(s)
        won = count_bits(mask)
        for seat in range(playing):
            is_winner = has_bit(mask, seat)
            out[seat] = 0
            if won > 0 and won < playing:
                out[seat] = WIN // won if is_winner else -(WIN // (playing - won))
            rank = 1
            for other in range(playing):
                if other != seat and not is_winner and (has_bit(mask, other) or is_ahead(s, other, seat)):
                    rank += 1
            out[seats + seat] = rank
        for umpire in range(playing, seats):
            out[umpire], out[seats + umpire] = 0, playing + 1

    return returns
