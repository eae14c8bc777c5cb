"""Lands: who controls them, what leaves and enters them, and how far one step leads (AW-CTRL, AW-MOVE-3)."""

from stridsplan.engine.bits import BIT, at_least_bits, equal_bits, has_bit, lowest_bit, members
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..components import CELLS, CHAMBERS, LIMIT, NEIGHBOURS, RESOURCE_MARKERS, Building
from ..state import NOBODY, NOWHERE, AbandonedResources, Event, Rule

# -- Sets of lands -------------------------------------------------------------------------------------------


@rule
def lands_of(s, owner):
    """Return the lands that a seat controls, or (NOBODY) those without units (AW-CTRL-1)."""
    return equal_bits(s.owner, 0, CELLS, owner)


@rule
def open_lands(s, seat):
    """Return the lands that the seat may enter: its own and those without units (AW-MOVE-1, AW-MIL-2, AW-CTRL-3)."""
    return lands_of(s, seat) | lands_of(s, NOBODY)


@rule
def explored_lands(s):
    """Return the lands with a marker, and the chambers (AW-SET-7)."""
    return at_least_bits(s.marker, 0, CELLS, 0)


@rule
def neighbours(s, cell):
    return NEIGHBOURS[s.options.seats - 2, cell]


@rule
def chambers(s):
    return CHAMBERS[s.options.seats - 2]


@rule
def reach(s, seat, cell):
    """Return where a unit may go: to a neighbour, or through a neighbour with a railroad to a land behind it; the seat
    must be allowed to enter each of them (AW-MOVE-3 to AW-MOVE-5, AW-MOVE-10)."""
    may_enter = open_lands(s, seat)
    found = near = neighbours(s, cell) & may_enter
    for passed in members(near & with_building(s, Building.RAILROAD.value)):
        found |= neighbours(s, passed) & may_enter
    return found & ~BIT[cell]


@rule
def passed_land(s, seat, cell, to):
    """Return the railroad land that a unit passes on its way, NOWHERE between neighbours (AW-MOVE-3)."""
    near = neighbours(s, cell)
    if has_bit(near, to):
        return NOWHERE
    rails = with_building(s, Building.RAILROAD.value) & open_lands(s, seat)
    return lowest_bit(near & neighbours(s, to) & rails)


# -- Buildings -----------------------------------------------------------------------------------------------


@rule
def with_building(s, building):
    """Return the lands with a building of this type."""
    return equal_bits(s.buildings, CELLS * building, CELLS, 1)


@rule
def has_building(s, cell, building):
    return s.buildings[CELLS * building + cell] == 1


@rule
def put_building(s, cell, building):
    s.buildings[CELLS * building + cell] = 1
    s.stock[building] -= 1


@rule
def destroy_building(s, seat, cell, building, rule_id, log):
    """Destroy a building, which returns to the stock (AW-BLD-3); `seat` is on turn."""
    s.buildings[CELLS * building + cell] = 0
    s.stock[building] += 1
    note(log, Event.BUILDING_DESTROYED, EVERYONE, seat, cell, building, rule_id=rule_id)


@rule
def limit_of(s, cell):
    """Return how many people an explored land takes, one more with a City (AW-POP-2)."""
    return LIMIT[s.marker[cell]] + s.buildings[CELLS * Building.CITY + cell]


# -- What enters and leaves ----------------------------------------------------------------------------------


@rule
def soldiers_in(s, cell):
    return s.fresh[cell] + s.veterans[cell]


@rule
def add_people(s, seat, cell, number):
    """Add people to a land; a negative number removes them."""
    s.people[cell] += number
    s.population[seat] += number


@rule
def add_resources(s, seat, cell, number, log):
    """Store resources; what is more than the seat's markers is lost (AW-RES-11)."""
    room = number if s.options.resource_limit == 0 else RESOURCE_MARKERS - s.stored[seat]
    kept = min(number, room)
    s.resources[cell] += kept
    s.stored[seat] += kept
    if kept < number:
        note(log, Event.RESOURCES_LOST, EVERYONE, seat, cell, number - kept)


@rule
def spend_resources(s, seat, cell, number):
    s.resources[cell] -= number
    s.stored[seat] -= number


@rule
def enter(s, seat, cell, log):
    """Let the seat's units enter a land: without units it becomes theirs, with what is stored there (AW-CTRL-6)."""
    if s.owner[cell] == seat:
        return
    s.owner[cell] = seat
    found = int(s.resources[cell])
    if found > 0:
        s.resources[cell] = 0
        note(log, Event.RESOURCES_FOUND, EVERYONE, seat, cell, found)
        add_resources(s, seat, cell, found, log)


@rule
def lose_land(s, cell, rule_id, log):
    """Take a land and what is stored there from its owner; destroy a Defence (AW-CTRL-4, AW-RAID-12)."""
    if has_building(s, cell, Building.DEFENCE.value):
        destroy_building(s, s.turn, cell, Building.DEFENCE.value, rule_id, log)
    s.stored[s.owner[cell]] -= s.resources[cell]
    s.owner[cell] = NOBODY


@rule
def abandon_if_empty(s, cell, log):
    """Abandon a land where its owner has no units left (AW-CTRL-4); what is stored there stays, or is lost by an option
    (AW-CTRL-6)."""
    owner = s.owner[cell]
    if owner == NOBODY or s.people[cell] + soldiers_in(s, cell) > 0:
        return
    lose_land(s, cell, Rule.AW_CTRL_4.value, log)
    if s.options.abandoned_resources == AbandonedResources.LOST:
        s.resources[cell] = 0
    note(log, Event.LAND_ABANDONED, EVERYONE, owner, cell, s.resources[cell])


@rule
def abandon_empty_lands(s, seat, log):
    """Abandon all empty lands of a seat, at the end of a phase (AW-CTRL-4, catalogue 4)."""
    for cell in members(lands_of(s, seat)):
        abandon_if_empty(s, cell, log)


@rule
def remove_units(s, seat, log):
    """Remove all units of a seat from the map, and abandon its lands (AW-END-4)."""
    for cell in members(lands_of(s, seat)):
        s.people[cell], s.fresh[cell], s.veterans[cell] = 0, 0, 0
        abandon_if_empty(s, cell, log)
    s.population[seat], s.soldiers[seat] = 0, 0
