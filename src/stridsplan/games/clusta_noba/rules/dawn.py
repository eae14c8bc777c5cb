"""What the calendar brings at dawn (catalogue 6.4 step 4): bridge, reinforcements, stances, stone, messages.

Days are counted without a limit, so that day 60 is not special (CN-TIME-9).
"""

from stridsplan.engine.log import note, only
from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.pools import NOBODY, NOWHERE, UNITS, Side
from ..events import UMPIRE, Event
from ..numbers import SEATS
from .arrivals import expect_dunkelbrink, expect_islanders
from .calendar import LATEST, bridge_day_limit
from .calendar_changes import deliver_messages, set_stone
from .camps import camp_at, has_enemy_at, is_occupied
from .ending import plays
from .geography import is_bridge, is_sea
from .ledgers import see_treaties
from .persons import take_along
from .stances import are_allied, change_stances
from .units import is_ashore, side_of


@rule
def begin_day(s, dice, log):
    """Carry out the events of a dawn; the wounded have returned before."""
    finish_bridge(s, log)
    tell_of_bridge(s)
    expect_islanders(s, dice)
    expect_dunkelbrink(s)
    change_treaties(s, log)
    plant_stone(s, log)
    deliver_messages(s, log)


# -- The bridge --------------------------------------------------------------------------------------------------


@rule
def finish_bridge(s, log):
    """Finish Ottar's bridge on its day; the Crurians learn where the conflux will be (CN-CRUR-7, CN-ASTRO-6; F27)."""
    if s.has_bridge == 1 or s.bridge_day == NOWHERE or s.day < s.bridge_day:
        return
    s.has_bridge = 1
    note(log, Event.BRIDGE_FINISHED, UMPIRE, s.day)
    clear_bridge_of_ships(s)
    if plays(s, Side.CRU.value):
        seat = int(s.seat_of[Side.CRU.value])
        s.bridge_known[seat], s.known_conflux[seat], s.heard[seat] = 1, s.conflux, 1
        note(log, Event.CONFLUX_LEARNED, only(seat), s.conflux)


@rule
def tell_of_bridge(s):
    """Tell everybody that the bridge is finished, from the last day that the calendar leaves for it (6.1, CN-CRUR-7).

    Nobody is told of one that an umpire has put off beyond that day.
    """
    last = int(bridge_day_limit(s, LATEST))
    if s.has_bridge == 1 and s.bridge_day <= last <= s.day:
        for seat in range(SEATS):
            if s.side_of[seat] != NOBODY:
                s.bridge_known[seat] = 1


@rule
def clear_bridge_of_ships(s):
    """Move ships that lie where the bridge now stands to the sea beside it."""
    for unit in range(UNITS):
        if s.ship_at[unit] != NOWHERE and is_bridge(s.options.scenario, s.ship_at[unit]):
            s.ship_at[unit] = sea_next_to(s, int(s.ship_at[unit]))
            if s.unit_aboard[unit] == 1:
                s.unit_at[unit] = s.ship_at[unit]
                take_along(s, unit, int(s.unit_at[unit]))


@rule
def sea_next_to(s, hex):
    """Return the first sea hex beside a hex of the bridge, by row, then column."""
    for direction in range(DIRECTIONS):
        near = int(NEIGHBOUR[hex, direction])
        if near != NOWHERE and is_sea(s.options.scenario, near, s.has_bridge):
            return near
    return NOWHERE


# -- Stances -----------------------------------------------------------------------------------------------------


@rule
def change_treaties(s, log):
    """Change treaties as letters have agreed or broken them; a betrayed alliance is over (CN-ALLY-2, CN-ALLY-3)."""
    change_stances(s)
    separate_enemies(s)
    if not are_allied(s, Side.CRU.value, Side.RAN.value):
        s.alliance = 0
    see_treaties(s, log)


@rule
def separate_enemies(s):
    """Make sides whose truce has ended leave a common hex, but let a side keep its camp (CN-CONTACT-5)."""
    for unit in range(UNITS):
        hex, side = int(s.unit_at[unit]), side_of(unit)
        if is_ashore(s, unit) and has_enemy_at(s, side, hex) and camp_at(s, side, hex) == NOWHERE:
            s.unit_passing[unit] = 1


# -- Store Stenfar -----------------------------------------------------------------------------------------------


@rule
def plant_stone(s, log):
    """Plant the stone on its day, or on the first dawn after it without a camp or unit in the hex (CN-STONE-2, -3)."""
    if s.stenfar == 1 or s.stenfar_day == NOWHERE or s.day < s.stenfar_day or is_occupied(s, s.conflux):
        return
    set_stone(s, log)
