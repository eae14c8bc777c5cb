"""Companies between ship and shore: who may land or board where, and the change itself (CN-LAND-1 to CN-LAND-6)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import ELITE, NOWHERE, STANDARD, UNITS
from ..events import UMPIRE, Event
from ..state import PULSES
from .camps import has_room
from .canonical import is_night, stamp
from .geography import are_adjacent, may_land
from .units import men_of, side_of, stop

# -- What is allowed ---------------------------------------------------------------------------------------------


@rule
def is_elite(s, unit):
    """A mixed company lands as standard soldiers; there are no archers (CN-LAND-1, CN-LAND-2, T44)."""
    return s.unit_men[unit, ELITE] > 0 and s.unit_men[unit, STANDARD] == 0


@rule
def may_use(s, unit, hex):
    """Tell whether a company may land in a hex, or board from it, from where its ship is (CN-LAND-1, CN-LAND-2)."""
    if s.ship_at[unit] == NOWHERE or not are_adjacent(int(s.ship_at[unit]), hex):
        return False
    return may_land(s.options.scenario, hex, is_elite(s, unit), s.has_bridge)


@rule
def is_shore_taken(s, sea, hex):
    """One company a round lands in or boards from a hex on each side of it that ships lie on (CN-LAND-3)."""
    for unit in range(UNITS):
        if s.ship_at[unit] == sea and s.ship_landed[unit] == stamp(s) and s.ship_shore[unit] == hex:
            return True
    return False


@rule
def may_begin(s, unit, hex):
    """By day, where the shore allows it and no other ship works on the same stretch (CN-NIGHT-1, CN-LAND-3)."""
    if is_night(s) or not may_use(s, unit, hex) or s.ship_landed[unit] == stamp(s):
        return False
    return not is_shore_taken(s, int(s.ship_at[unit]), hex)


@rule
def has_landing_room(s, unit, hex):
    """Without room it waits on board and tries again next round (CN-UNIT-11)."""
    return has_room(s, side_of(unit), hex, men_of(s, unit))


# -- The whole round ---------------------------------------------------------------------------------------------


@rule
def occupy(s, unit, hex):
    """Landing or boarding takes the whole round of the company and its ship (CN-LAND-5)."""
    s.unit_landing[unit] = s.moment - s.moment % PULSES + PULSES
    s.ship_landed[unit], s.ship_shore[unit] = stamp(s), hex


@rule
def step_ashore(s, unit, hex, log):
    """The company stands in the coast hex; who enters it for good asks for that next."""
    s.unit_aboard[unit], s.unit_from[unit], s.unit_at[unit] = 0, s.ship_at[unit], hex
    stop(s, unit)
    note(log, Event.UNIT_LANDED, UMPIRE, unit, hex)


@rule
def go_aboard(s, unit, log):
    """The company is on its ship again."""
    note(log, Event.UNIT_BOARDED, UMPIRE, unit, s.unit_at[unit])
    s.unit_aboard[unit], s.unit_from[unit], s.unit_at[unit] = 1, s.unit_at[unit], s.ship_at[unit]
    s.unit_landing[unit], s.unit_boards[unit] = 0, 0
    stop(s, unit)
