"""The conflux, and how a campaign ends (catalogue 2.19)."""

from stridsplan.engine.bits import count_bits, has_bit
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule
from stridsplan.engine.returns import make_returns

from ..components.map import TO_THE_BOX
from ..components.pools import FIRST_UNIT, LAST_OF, NOBODY, NOWHERE, SIDES, Side
from ..events import UMPIRE, Event
from ..numbers import SEATS, Ended
from ..seating import players
from .geography import distance
from .stances import are_allied, is_hostile
from .units import first_unit_at, is_ashore, is_broken, is_in_play, men_of, tv_of

LAST_ROUND_OF_DAY = 6  # at the end of which, 18.00, the conflux comes (CN-WIN-2)


@rule
def plays(s, side):
    """Return whether a seat holds the side."""
    return s.seat_of[side] != NOBODY


@rule
def is_whole(s, unit):
    """Return whether a unit in play has 10 men or more."""
    return is_in_play(s, unit) and not is_broken(men_of(s, unit))


# -- Holding the hex -------------------------------------------------------------------------------------------


@rule
def has_whole_unit_at(s, side, hex):
    """Return whether a side has a unit of 10 men or more in a hex; one that has just retreated there does not count."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if (
            s.unit_at[unit] == hex
            and is_ashore(s, unit)
            and is_whole(s, unit)
            and not has_just_retreated(s, unit)
        ):
            return True
    return False


@rule
def has_just_retreated(s, unit):
    """Return whether a unit has retreated in the pulse that has just ended (CN-WIN-3)."""
    return s.unit_retreated[unit] != NOWHERE and s.unit_retreated[unit] == s.moment - 1


@rule
def holds(s, side, hex):
    """Return whether a side holds a hex: with a unit of 10 men or more that does not retreat, and no enemy
    (CN-WIN-3)."""
    if not has_whole_unit_at(s, side, hex):
        return False
    for other in range(SIDES):
        if is_hostile(s, side, other) and first_unit_at(s, other, hex) != NOWHERE:
            return False
    return True


@rule
def holders(s):
    """Return the sides that hold the conflux hex, as bits; CRU does so only alone (CN-WIN-4)."""
    found = 0
    for side in range(SIDES):
        if holds(s, side, s.conflux):
            found |= 1 << side
    crurians = 1 << Side.CRU.value
    return found & ~crurians if found != crurians else found


@rule
def with_allies(s, sides):
    """Return these sides and their allies, who win together, except CRU, which wins alone (CN-WIN-4)."""
    found = sides
    for side in range(SIDES):
        if not has_bit(sides, side) or side == Side.CRU:
            continue
        for ally in range(SIDES):
            if ally != Side.CRU and plays(s, ally) and are_allied(s, side, ally):
                found |= 1 << ally
    return found


@rule
def seats_of(s, sides):
    """Return the seats that hold these sides, as bits."""
    found = 0
    for side in range(SIDES):
        if has_bit(sides, side) and plays(s, side):
            found |= 1 << int(s.seat_of[side])
    return found


# -- The end ---------------------------------------------------------------------------------------------------


@rule
def is_conflux(s):
    return s.day == s.last_day and s.round == LAST_ROUND_OF_DAY


@rule
def come_to_conflux(s, log):
    """End the campaign at 18.00, won by the holder of the hex or drawn (CN-WIN-2, CN-WIN-4); all learn the hex."""
    note(log, Event.CONFLUX_CAME, EVERYONE, s.conflux)
    for seat in range(SEATS):
        s.known_conflux[seat] = s.conflux
    won = seats_of(s, with_allies(s, holders(s)))
    end(s, won, Ended.DRAWN.value if won == 0 else Ended.HELD.value, log)


@rule
def end(s, winners, how, log):
    s.winners, s.ended = winners, how
    note(log, Event.CAMPAIGN_ENDED, EVERYONE, winners, how)


@rule
def has_whole_unit(s, side):
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_whole(s, unit):
            return True
    return False


@rule
def put_out(s, log):
    """Put a side other than CRU that has arrived out of the campaign when it has no unit of 10 men left (CN-WIN-5)."""
    for side in range(Side.CRU.value):
        if not plays(s, side) or has_bit(s.out, side) or s.starting_tv[side] == 0:
            continue
        if not has_whole_unit(s, side):
            s.out |= 1 << side
            note(log, Event.SIDE_OUT, UMPIRE, side)


@rule
def sides_left(s):
    found = 0
    for side in range(SIDES):
        if plays(s, side) and not has_bit(s.out, side):
            found |= 1 << side
    return found


@rule
def end_if_one_is_left(s, log):
    """End the campaign if one side is left, which wins, or none, a draw (CN-WIN-5). Return whether it has ended."""
    left = sides_left(s)
    if count_bits(left) > 1:
        return False
    end(s, seats_of(s, left), Ended.DRAWN.value if left == 0 else Ended.LAST_LEFT.value, log)
    return True


# -- Ranks -----------------------------------------------------------------------------------------------------


@rule
def distance_to_conflux(s, side):
    """Return the distance of the side's nearest unit of 10 men or more (CN-WIN-4)."""
    nearest = TO_THE_BOX
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_whole(s, unit):
            nearest = min(nearest, distance(int(s.unit_at[unit]), int(s.conflux)))
    return nearest


@rule
def tv_alive(s, side):
    """Return the TV of all units of a side, in half points."""
    total = 0
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if is_in_play(s, unit):
            total += tv_of(s, unit)
    return total


@rule
def is_ahead(s, other, seat):
    """Return whether `other` ranks before `seat`: nearer to the conflux, then with a larger share of its first TV
    (CN-WIN-4); never before the end."""
    if s.ended == Ended.NOT:
        return False
    one, two = s.side_of[other], s.side_of[seat]
    here, there = distance_to_conflux(s, one), distance_to_conflux(s, two)
    if here != there:
        return here < there
    return tv_alive(s, one) * int(s.starting_tv[two]) > tv_alive(s, two) * int(s.starting_tv[one])


@rule
def winners(s):
    """Return the mask of the seats that have won; 0: play goes on, or a draw."""
    return s.winners


returns = make_returns(winners, is_ahead, players)
