"""Units between ship and shore: who may land or board where, and the change itself (CN-LAND-1 to -6)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.pools import ELITE, NOWHERE, STANDARD, UNITS
from ..events import UMPIRE, Event
from ..numbers import PULSES
from .camps import has_room, set_beachhead
from .canonical import is_night, round_number
from .geography import are_adjacent, is_nearer, may_land
from .persons import take_along
from .units import abandon_step, men_of, side_of

# -- What is allowed ---------------------------------------------------------------------------------------------


@rule
def is_elite(s, unit):
    """Return whether a unit lands as elite soldiers; a mixed one lands as standard soldiers (CN-LAND-2).

    The archers that CN-LAND-1 names are in no army (CN-TRAP-44).
    """
    return s.unit_men[unit, ELITE] > 0 and s.unit_men[unit, STANDARD] == 0


@rule
def may_use_shore(s, unit, hex):
    """Return whether a unit may land in a hex, or board from it, from where its ship is (CN-LAND-1,
    CN-LAND-2)."""
    if s.ship_at[unit] == NOWHERE or not are_adjacent(int(s.ship_at[unit]), hex):
        return False
    return may_land(s.options.scenario, hex, is_elite(s, unit), s.has_bridge)


@rule
def is_shore_taken(s, sea, hex):
    """Return whether a unit has landed or boarded between a sea hex and a coast hex in this round
    (CN-LAND-3)."""
    for unit in range(UNITS):
        if s.ship_at[unit] == sea and s.ship_landed[unit] == round_number(s) and s.ship_shore[unit] == hex:
            return True
    return False


@rule
def may_begin_on_shore(s, unit, hex):
    """Return whether a unit may begin to land or board: by day, once a round, on a suitable shore that no
    other ship in its sea hex has used in this round (CN-NIGHT-1, CN-LAND-3)."""
    if is_night(s) or not may_use_shore(s, unit, hex) or s.ship_landed[unit] == round_number(s):
        return False
    return not is_shore_taken(s, int(s.ship_at[unit]), hex)


@rule
def has_landing_room(s, unit, hex):
    """Return whether there is room to land; without it a unit waits on board until the next round (CN-UNIT-11)."""
    return has_room(s, side_of(unit), hex, men_of(s, unit))


# -- The whole round ---------------------------------------------------------------------------------------------


@rule
def spend_round_on_shore(s, unit, hex):
    """Keep a unit and its ship busy with landing or boarding until the round ends (CN-LAND-5)."""
    s.unit_landing[unit] = s.moment - s.moment % PULSES + PULSES
    s.ship_landed[unit], s.ship_shore[unit], s.unit_moved[unit] = round_number(s), hex, round_number(s)


@rule
def leave_ship(s, unit, hex, log):
    """Let a unit that is about to enter a hex leave its ship; the first one makes the beachhead (CN-ARR-6,
    CN-LAND-5)."""
    s.unit_aboard[unit] = 0
    set_beachhead(s, side_of(unit), hex)
    note(log, Event.UNIT_LANDED, UMPIRE, unit, hex)


@rule
def go_aboard(s, unit, log):
    """Put a unit on its ship again, with all who are with it (CN-LAND-2, CN-LAND-6)."""
    note(log, Event.UNIT_BOARDED, UMPIRE, unit, s.unit_at[unit])
    s.unit_aboard[unit], s.unit_from[unit], s.unit_at[unit] = 1, s.unit_at[unit], s.ship_at[unit]
    s.unit_landing[unit], s.unit_boards[unit] = 0, 0
    abandon_step(s, unit)
    take_along(s, unit, int(s.unit_at[unit]))


# -- Spies -------------------------------------------------------------------------------------------------------


@rule
def shore_for_spy(s, sea, goal):
    """Return where a spy goes ashore from a ship, or NOWHERE (CN-LAND-6).

    Of the coasts beside the ship at level 0 or 1, where elite soldiers may land, it is the one nearest to his goal.
    """
    found = NOWHERE
    for direction in range(DIRECTIONS):
        hex = int(NEIGHBOUR[sea, direction])
        if hex == NOWHERE or not may_land(s.options.scenario, hex, True, s.has_bridge):
            continue
        if found == NOWHERE or is_nearer(goal, hex, found):
            found = hex
    return found
