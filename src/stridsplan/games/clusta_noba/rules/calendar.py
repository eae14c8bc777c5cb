"""What is drawn before the players make their sealed choices: sides, conflux, bridge, arrivals and others (catalogue
6.4 step 1)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.dice import draw_member, roll
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components.armies import LEVEL_OF_ROLL
from ..components.map import BRIDGE_DAYS, CONFLUX_DAY, ISLAND, NODES, PLAYS
from ..components.pools import NOBODY, NOWHERE, SIDES, Side
from ..events import UMPIRE, Event, Stream
from ..numbers import DAY, PULSES
from ..options import Alliance, Arrival, Bridge, ConfluxTime, Length, Priority
from ..seating import players
from .ending import plays
from .geography import may_be_conflux
from .stances import ally_crurians_and_ransards

FULL_LENGTH = 50  # days of the full calendar; the other lengths scale it down
LATEST_CONFLUX = 10  # days later at most, with a secret conflux (F18)
PIRATE_DIE = 4  # faces: RAN meets 1d4 - 1 pirate ships (CN-RAN-1)
STENFAR_FROM = 20  # the stone is planted on day 20 + 1d10 (CN-STONE-3)
EARLIEST, LATEST = 0, 1  # of BRIDGE_DAYS

# -- Sides -------------------------------------------------------------------------------------------------------


@rule
def chosen_side(s, seat):
    """Return the side that the table gives a seat, NOBODY: it is dealt one."""
    if seat == 0:
        return s.options.side_1 - 1
    if seat == 1:
        return s.options.side_2 - 1
    return s.options.side_3 - 1 if seat == 2 else s.options.side_4 - 1


@rule
def give_side(s, seat, side):
    s.side_of[seat], s.seat_of[side] = side, seat


@rule
def free_sides(s):
    """Return the sides of the scenario that no seat holds yet, as bits."""
    found = 0
    for side in range(SIDES):
        if PLAYS[s.options.scenario, side] and not plays(s, side):
            found |= 1 << side
    return found


@rule
def deal_sides(s, dice):
    """Give each seat one side: the chosen one, or, if it chose none or that side is not free, one that is dealt."""
    for side in range(SIDES):
        s.side_of[side], s.seat_of[side] = NOBODY, NOBODY
    for seat in range(players(s)):
        side = chosen_side(s, seat)
        if side != NOBODY and has_bit(free_sides(s), side):
            give_side(s, seat, side)
    for seat in range(players(s)):
        if s.side_of[seat] == NOBODY:
            give_side(s, seat, draw_member(dice, free_sides(s), Stream.SETUP.value))


@rule
def tell_sides(s, log):
    """Tell everybody who leads which side (6.1)."""
    for seat in range(players(s)):
        note(log, Event.SIDE_HELD, EVERYONE, seat, int(s.side_of[seat]))


# -- The conflux ---------------------------------------------------------------------------------------------------


@rule
def length_of(s):
    """Return the day of the conflux by the scenario and the option `length` (CN-WIN-2)."""
    if s.options.scenario != ISLAND or s.options.length == Length.FULL:
        return int(CONFLUX_DAY[s.options.scenario])
    return 35 if s.options.length == Length.SHORT else 20


@rule
def scaled(s, day):
    """Return a day of the full calendar, scaled down for a shorter campaign on the island, rounded half up."""
    if s.options.scenario != ISLAND:
        return day
    return (2 * day * length_of(s) + FULL_LENGTH) // (2 * FULL_LENGTH)


@rule
def count_conflux_hexes(s):
    found = 0
    for hex in range(NODES):
        if may_be_conflux(s.options.scenario, hex):
            found += 1
    return found


@rule
def conflux_hex(s, place):
    """Return the hex with the number `place`, from 0, among those that may be the conflux (CN-CONF-1)."""
    left = place
    for hex in range(NODES):
        if may_be_conflux(s.options.scenario, hex):
            if left == 0:
                return hex
            left -= 1
    return NOWHERE


@rule
def draw_conflux(s, dice, log):
    """Draw the hex of the conflux, uniformly, and its time (CN-CONF-1, CN-WIN-2; F18)."""
    s.conflux = conflux_hex(s, roll(dice, count_conflux_hexes(s), Stream.SETUP.value))
    s.conflux_day = length_of(s)
    s.last_day = s.conflux_day
    if s.options.conflux == ConfluxTime.SECRET:
        s.last_day += roll(dice, LATEST_CONFLUX, Stream.SETUP.value) + 1
    note(log, Event.CONFLUX_DRAWN, UMPIRE, s.conflux, s.last_day)


# -- The calendar ----------------------------------------------------------------------------------------------------


@rule
def draw_priority(s, dice):
    """Draw the level of the Trakorians, which they alone know (catalogue 1.3)."""
    if not plays(s, Side.TRA.value):
        return
    level = s.options.priority - 1
    if s.options.priority == Priority.ROLLED:
        level = int(LEVEL_OF_ROLL[roll(dice, 20, Stream.SETUP.value)])
    s.priority[s.seat_of[Side.TRA.value]] = level


@rule
def draw_arrivals(s, dice, log):
    """Draw the arrival of each sailing side: 1d6 - 1 for the day, counted from the earliest, and 1d6 for the round
    (CN-ARR-1, -2)."""
    earliest = 6  # later than any day that is drawn
    for side in range(Side.CRU.value):
        s.arrival[side] = 0
        if plays(s, side) and s.options.arrival == Arrival.ROLLED:
            s.arrival[side] = roll(dice, 6, Stream.SETUP.value)
        if plays(s, side):
            earliest = min(earliest, int(s.arrival[side]))
    for side in range(Side.CRU.value):
        if not plays(s, side):
            continue
        day, pulse = int(s.arrival[side]) - earliest, PULSES * roll(dice, 6, Stream.SETUP.value)
        s.arrival[side] = DAY * day + pulse
        note(log, Event.ARRIVAL_DRAWN, UMPIRE, side, day, pulse // PULSES + 1)


@rule
def bridge_day_limit(s, limit):
    """Return the EARLIEST or the LATEST day at whose dawn the bridge may be finished; NOWHERE: it never is
    (CN-CRUR-7)."""
    day = int(BRIDGE_DAYS[s.options.scenario, limit])
    if day == NOWHERE:
        return NOWHERE
    return scaled(s, day if s.options.bridge == Bridge.ROLLED else int(s.options.bridge_day))


@rule
def draw_bridge(s, dice):
    """Draw the day at whose dawn Ottar's bridge is finished: 10 + 1d6, or what the table names (CN-CRUR-7; F19)."""
    first, last = (
        int(BRIDGE_DAYS[s.options.scenario, EARLIEST]),
        int(BRIDGE_DAYS[s.options.scenario, LATEST]),
    )
    s.bridge_day = bridge_day_limit(s, EARLIEST)
    if first != NOWHERE and s.options.bridge == Bridge.ROLLED:
        s.bridge_day = scaled(s, first + roll(dice, last - first + 1, Stream.SETUP.value))


@rule
def draw_pirates(s, dice):
    """Draw how many pirate ships the Ransards meet (CN-RAN-1; F24)."""
    s.pirates_left = 0
    if s.options.pirates == 1 and plays(s, Side.RAN.value):
        s.pirates_left = roll(dice, PIRATE_DIE, Stream.SETUP.value)


@rule
def draw_alliance(s, dice):
    """Draw whether Crurians and Ransards are allied: by option always, never, or with 4 and more on 1d6 (CN-ALLY-3;
    F23)."""
    if not plays(s, Side.RAN.value) or not plays(s, Side.CRU.value) or s.options.alliance == Alliance.OFF:
        return
    if s.options.alliance == Alliance.ON or roll(dice, 6, Stream.SETUP.value) >= 3:
        ally_crurians_and_ransards(s)


@rule
def draw_stenfar(s, dice):
    """Draw the day on which the stone is planted, if the table has this option (CN-STONE-3)."""
    s.stenfar_day = NOWHERE
    if s.options.stenfar == 1:
        s.stenfar_day = scaled(s, STENFAR_FROM + 1 + roll(dice, 10, Stream.SETUP.value))


@rule
def draw_calendar(s, dice, log):
    """Draw all that is drawn before the sealed choices, except the sides, in the order of 6.4 step 1, and the stone."""
    draw_priority(s, dice)
    draw_arrivals(s, dice, log)
    draw_conflux(s, dice, log)
    draw_bridge(s, dice)
    draw_pirates(s, dice)
    draw_alliance(s, dice)
    draw_stenfar(s, dice)
    level = int(s.priority[s.seat_of[Side.TRA.value]]) if plays(s, Side.TRA.value) else NOWHERE
    note(log, Event.CALENDAR_DRAWN, UMPIRE, s.bridge_day, s.alliance, level, s.pirates_left, s.stenfar_day)
