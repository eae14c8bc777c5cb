"""Checks of the invariants of a position. Everything is public: a view is the whole position (catalogue 10)."""

from stridsplan.engine.bits import at_least_bits, has_bit
from stridsplan.engine.record import rule

from .components import BUILDINGS, CELLS, CUBES, IN_DECK, OF_EACH_BUILDING, RESOURCE_MARKERS, Building
from .rules.lands import chambers, explored_lands, lands_of, soldiers_in, with_building
from .rules.movement import count_unseen
from .state import NOBODY, OFF, Ask


@rule
def defects(s):
    """Return the broken invariants of a position as bits (catalogue 7.5): 1 units in a land that nobody controls, 2 a
    land without units that somebody controls, 4 totals of a seat, 8 buildings, 16 markers, 32 a negative number."""
    bits = 0
    if has_stray_units(s):
        bits |= 1
    if are_empty_lands_abandoned(s) and has_empty_land(s):
        bits |= 2
    if has_wrong_totals(s):
        bits |= 4
    if has_wrong_buildings(s):
        bits |= 8
    if has_wrong_markers(s):
        bits |= 16
    return bits | 32 if has_negative_number(s) else bits


@rule
def are_empty_lands_abandoned(s):
    """Return whether empty lands have been abandoned since units last died or left (AW-CTRL-4), as at the end of a
    phase."""
    return s.ask == Ask.BUILD or s.ask == Ask.FORM or s.ask == Ask.MILITARY


@rule
def has_stray_units(s):
    """Return whether a land that nobody controls, or a cell that is not on the map, has units, or whether a cell is
    marked as not on the map only in `owner` or only in `marker`."""
    for cell in range(CELLS):
        if s.owner[cell] <= NOBODY and s.people[cell] + soldiers_in(s, cell) > 0:
            return True
        if (s.owner[cell] == OFF) != (s.marker[cell] == OFF):
            return True
    return False


@rule
def has_empty_land(s):
    """Return whether a seat controls a land where it has no units (AW-CTRL-1)."""
    for cell in range(CELLS):
        if s.owner[cell] > NOBODY and s.people[cell] + soldiers_in(s, cell) == 0:
            return True
    return False


@rule
def has_wrong_totals(s):
    """Return whether people, resources or soldiers of a seat differ from those on the map, or people or resources are
    more than there are pieces."""
    for seat in range(s.options.seats):
        people = resources = soldiers = 0
        for cell in range(CELLS):
            if s.owner[cell] == seat:
                people += s.people[cell]
                resources += s.resources[cell]
                soldiers += soldiers_in(s, cell)
            if seat == s.turn:
                people += s.arriving_people[cell]
                resources += s.arriving_resources[cell]
        if people != s.population[seat] or resources != s.stored[seat] or soldiers != s.soldiers[seat]:
            return True
        if people > CUBES or (s.options.resource_limit > 0 and resources > RESOURCE_MARKERS):
            return True
    return False


@rule
def has_wrong_buildings(s):
    """Return whether there are buildings on chambers or unexplored land (AW-BLD-4, AW-BLD-6), a Defence in a land
    without an owner (AW-CTRL-4), or not thirteen buildings of a type in all (AW-BLD-3)."""
    if with_building(s, Building.DEFENCE.value) & lands_of(s, NOBODY) != 0:
        return True
    for kind in range(BUILDINGS):
        count = int(s.stock[kind])
        for cell in range(CELLS):
            if s.buildings[CELLS * kind + cell] == 1:
                count += 1
                if has_bit(chambers(s), cell) or not has_bit(explored_lands(s), cell):
                    return True
        if count != OF_EACH_BUILDING:
            return True
    return False


@rule
def has_wrong_markers(s):
    """Return whether the markers on the map and those face down are not fifty in all (AW-SET-2), or people live in an
    unexplored land (AW-EXP-1)."""
    count = count_unseen(s)
    for cell in range(CELLS):
        if s.marker[cell] >= 0 and not has_bit(chambers(s), cell):
            count += 1
    return count != IN_DECK or at_least_bits(s.people, 0, CELLS, 1) & ~explored_lands(s) != 0


@rule
def has_negative_number(s):
    for cell in range(CELLS):
        if s.people[cell] < 0 or s.resources[cell] < 0 or s.fresh[cell] < 0 or s.veterans[cell] < 0:
            return True
    return False
