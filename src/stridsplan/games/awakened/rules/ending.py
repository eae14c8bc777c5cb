"""The end of the game (AW-END)."""

from stridsplan.engine.bits import count_bits, has_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.returns import make_returns

from ..components import POPULATION_TO_WIN
from ..state import Event
from .lands import lands_of


@rule
def population_to_win(s):
    """Return the victory number: 25 with two and three players, 20 with four (AW-END-1)."""
    return POPULATION_TO_WIN[s.options.seats - 2]


@rule
def has_reached(s, seat):
    """Return whether the seat has the victory number: people on the map count, also in chambers; soldiers do not
    (AW-END-1)."""
    return s.population[seat] >= population_to_win(s)


@rule
def everyone(s):
    return (1 << s.options.seats) - 1


@rule
def seats_left(s):
    """Return the seats that are not out (AW-END-4)."""
    return everyone(s) & ~s.out


@rule
def eliminate(s, log):
    """Eliminate the seats without people and soldiers (AW-END-4)."""
    for seat in range(s.options.seats):
        if s.population[seat] + s.soldiers[seat] == 0 and not has_bit(s.out, seat):
            s.out |= 1 << seat
            note(log, Event.SEAT_OUT, EVERYONE, seat)


@rule
def compare_population(s, other, seat):
    """Return a number above 0 if `other` has more people than `seat`, 0 if both have equally many (AW-END-3)."""
    return int(s.population[other]) - int(s.population[seat])


@rule
def compare(s, other, seat):
    """Return a number above 0 if `other` is ahead of `seat`: by people, then lands, then resources (AW-END-6)."""
    people = compare_population(s, other, seat)
    if people != 0:
        return people
    lands = count_bits(lands_of(s, other)) - count_bits(lands_of(s, seat))
    return lands if lands != 0 else int(s.stored[other]) - int(s.stored[seat])


@rule
def leaders(s):
    """Return the seats that no other seat is ahead of (AW-END-6)."""
    found = everyone(s)
    for seat in range(s.options.seats):
        for other in range(s.options.seats):
            if compare(s, other, seat) > 0:
                found &= ~(1 << seat)
    return found


@rule
def most_populous(s):
    """Return the seats with the highest population (AW-END-3)."""
    found = everyone(s)
    for seat in range(s.options.seats):
        for other in range(s.options.seats):
            if compare_population(s, other, seat) > 0:
                found &= ~(1 << seat)
    return found


@rule
def eliminated(s):
    """Return the mask of the seats that are out, without winners: if no seat is left, all draw (AW-END-4, AW-END-5)."""
    return s.out & ~s.winners


@rule
def winners(s):
    """Return the mask of the seats that have won; the mask of all seats is a draw (AW-END-5, AW-END-6)."""
    return s.winners


@rule
def is_ahead(s, other, seat):
    return compare(s, other, seat) > 0


returns = make_returns(winners, is_ahead)
