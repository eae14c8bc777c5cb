"""An empty campaign: nothing in play, every row of every pool free.

A new record is all zeros, and 0 is a hex, a unit, an order. These functions set each field where 0 means something to
the number for "nothing".
"""

from stridsplan.engine.record import rule

from ..components.map import HEXES
from ..components.orders import DEFAULT_WISHES, NO_ORDER, WISHES
from ..components.pools import (
    CAMPS,
    COMMANDERS,
    FORCES,
    FRONTS,
    GRAVES,
    KNOWN_LOSSES,
    NOBODY,
    NOWHERE,
    POOLS_OF_DEAD,
    READINGS,
    SIDE_OF_COMMANDER,
    SIDES,
    SIGHTINGS,
    SPECIALISTS,
    UNITS,
    UNKNOWN,
    WALKERS,
)
from ..numbers import SEATS, VIAS, Force, Front
from .units import clear_units


@rule
def clear(s):
    """Make a new record an empty campaign in round 1 of day 0."""
    s.day, s.round, s.conflux, s.stenfar_day, s.bridge_day = 0, 1, NOWHERE, NOWHERE, NOWHERE
    s.dunkelbrink_day = NOWHERE
    clear_sides(s)
    clear_units(s)
    clear_orders(s)
    clear_persons(s)
    clear_pools(s)
    clear_ledgers(s)


@rule
def clear_sides(s):
    """Clear commanders-in-chief, arrivals and landing places of the sides, and their camps."""
    for side in range(SIDES):
        s.commander_in_chief[side], s.landed[side], s.approach[side] = NOBODY, NOWHERE, NOWHERE
        s.arrival[side] = NOWHERE
    for camp in range(CAMPS):
        s.camp_at[camp], s.camp_sheet[camp] = NOWHERE, NOWHERE


@rule
def clear_orders(s):
    """Clear what units are ordered to do and have done, and their ships; a unit without orders only defends itself
    (CN-ORDER-10)."""
    for unit in range(UNITS):
        s.unit_order[unit], s.unit_entry[unit], s.unit_sheet[unit] = NO_ORDER, NOWHERE, NOWHERE
        s.unit_target[unit], s.unit_base[unit] = NOWHERE, NOWHERE
        s.unit_from[unit], s.unit_fought[unit], s.unit_moved[unit] = NOWHERE, NOWHERE, NOWHERE
        s.unit_watched[unit], s.unit_victim[unit], s.unit_retreated[unit] = NOWHERE, NOWHERE, NOWHERE
        s.unit_intercepted[unit], s.unit_battle[unit], s.unit_head[unit] = NOWHERE, NOWHERE, unit
        s.ship_at[unit], s.ship_landed[unit], s.ship_shore[unit] = NOWHERE, NOWHERE, NOWHERE


@rule
def clear_persons(s):
    """Clear the places and errands of all persons; their fate is ABSENT, which is 0."""
    for commander in range(COMMANDERS):
        s.commander_at[commander], s.commander_unit[commander] = NOWHERE, NOWHERE
        s.commander_to[commander], s.commander_sheet[commander] = NOWHERE, NOWHERE
        s.commander_wish[commander], s.commander_forced[commander] = NOWHERE, NOWHERE
    clear_wishes(s)
    for specialist in range(SPECIALISTS):
        s.specialist_at[specialist], s.specialist_unit[specialist] = NOWHERE, NOWHERE
        s.specialist_home[specialist] = NOWHERE
        for k in range(VIAS):
            s.specialist_via[specialist, k] = NOWHERE


@rule
def clear_wishes(s):
    """Give every commander the default list of wishes; NOWHERE is his nearest camp (CN-IND-3)."""
    for seat in range(SEATS):
        for commander in range(COMMANDERS):
            for k in range(WISHES):
                s.wish[seat, commander, k, 0] = DEFAULT_WISHES[SIDE_OF_COMMANDER[commander], k]
                s.wish[seat, commander, k, 1] = NOWHERE


@rule
def clear_pools(s):
    """Mark the rows of all pools as free; rows of couriers, lines and captives are free when they are 0."""
    for force in range(FORCES):
        s.force[force, Force.SIDE.value] = NOBODY
    for front in range(FRONTS):
        s.front[front, Front.ONE.value] = NOWHERE
    for grave in range(GRAVES):
        s.grave_at[grave] = NOWHERE
    for pool in range(POOLS_OF_DEAD):
        s.pool_at[pool] = NOWHERE
    for walker in range(WALKERS):
        s.courier_path[walker, 0] = NOWHERE
    for hex in range(HEXES + 1):
        s.blocked[hex] = 0


@rule
def clear_ledgers(s):
    """Clear the ledgers: no side has been told anything."""
    for seat in range(SEATS):
        s.headquarters[seat], s.known_conflux[seat] = NOWHERE, UNKNOWN
        s.chief[seat], s.chosen_approach[seat] = NOBODY, NOWHERE
        for unit in range(UNITS):
            for k in range(s.known.shape[2]):
                s.known[seat, unit, k] = UNKNOWN
        for commander in range(COMMANDERS):
            for k in range(s.known_commander.shape[2]):
                s.known_commander[seat, commander, k] = UNKNOWN
        for specialist in range(SPECIALISTS):
            for k in range(s.known_specialist.shape[2]):
                s.known_specialist[seat, specialist, k] = UNKNOWN
        for camp in range(CAMPS):
            for k in range(s.known_camp.shape[2]):
                s.known_camp[seat, camp, k] = UNKNOWN
        for row in range(SIGHTINGS):
            for k in range(s.sighting.shape[2]):
                s.sighting[seat, row, k] = UNKNOWN
        for row in range(READINGS):
            for k in range(s.reading.shape[2]):
                s.reading[seat, row, k] = UNKNOWN
        for row in range(KNOWN_LOSSES):
            for k in range(s.known_losses.shape[2]):
                s.known_losses[seat, row, k] = UNKNOWN
