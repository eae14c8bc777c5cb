"""Phase 2, resources (AW-RES), and the extra rule Exodus (AW-EXO)."""

from stridsplan.engine.bits import (
    at_least_bits,
    has_bit,
    lowest_bit,
    members,
    without_lowest_bit,
    write_members,
)
from stridsplan.engine.log import EVERYONE, note
from stridsplan.engine.record import rule

from ..actions import FLEE
from ..components import CELLS, CODE, CUBES, Building, Code
from ..state import NOBODY, NOWHERE, Event, Illegal, Surplus
from .lands import (
    add_people,
    add_resources,
    explored_lands,
    has_building,
    lands_of,
    neighbours,
    spend_resources,
)

# -- Production and food -------------------------------------------------------------------------------------


@rule
def produced_by(code, people):
    """Return what people, at least one, produce in a land with this code (catalogue 2.3)."""
    if code == Code.PLUS_1:
        return people + 1
    if code == Code.DOUBLE:
        return 2 * people
    if code == Code.MINUS_1:
        return people - 1
    if code == Code.AT_MOST_2:
        return min(people, 2)
    if code == Code.AT_MOST_3:
        return min(people, 3)
    return 0 if code == Code.NOTHING else people


@rule
def production(s, cell):
    """Return the production of a land: its code, then one more for a Factory (AW-RES-2); without people nothing is
    produced (AW-RES-3)."""
    people = int(s.people[cell])
    if people == 0:
        return 0
    return produced_by(CODE[s.marker[cell]], people) + has_building(s, cell, Building.FACTORY.value)


@rule
def feed_lands(s, log):
    """Let every land of the active seat produce and eat for itself (AW-RES-1, AW-RES-8, AW-RES-9, AW-RES-12)."""
    for cell in members(lands_of(s, s.turn) & at_least_bits(s.people, 0, CELLS, 1)):
        feed(s, cell, log)


@rule
def feed(s, cell, log):
    """Let everyone in a land eat one resource; a surplus is stored (AW-RES-4 to AW-RES-7)."""
    people, produced = int(s.people[cell]), production(s, cell)
    if produced < people:
        starve(s, cell, people, produced, log)
    elif produced == people:
        note(log, Event.ALL_EATEN, EVERYONE, s.turn, cell, produced)
    else:
        surplus = people if s.options.surplus == Surplus.PER_POPULATION else produced - people
        note(log, Event.HARVESTED, EVERYONE, s.turn, cell, produced, people, surplus)
        add_resources(s, s.turn, cell, surplus, log)


@rule
def starve(s, cell, people, produced, log):
    """Take the missing food from the stores; mark the people who still get none as starving (AW-RES-5, AW-RES-7)."""
    spent = min(people - produced, int(s.resources[cell]))
    spend_resources(s, s.turn, cell, spent)
    note(log, Event.STORES_EATEN, EVERYONE, s.turn, cell, produced, people, spent)
    s.starving[cell] = people - produced - spent


@rule
def starving_lands(s):
    return at_least_bits(s.starving, 0, CELLS, 1)


@rule
def bury_starved(s, log):
    """Remove those who found no food (AW-RES-5)."""
    for cell in members(starving_lands(s)):
        lost = int(s.starving[cell])
        s.starving[cell] = 0
        add_people(s, s.turn, cell, -lost)
        note(log, Event.PEOPLE_STARVED, EVERYONE, s.turn, cell, lost)
    clear_exodus(s)


@rule
def clear_exodus(s):
    """Forget who is starving, and which resources are claimed (AW-EXO-5)."""
    for cell in members(starving_lands(s) | at_least_bits(s.claimed, 0, CELLS, 1)):
        s.starving[cell], s.claimed[cell] = 0, 0
    s.source = NOWHERE


# -- Exodus --------------------------------------------------------------------------------------------------


@rule
def first_fleeing_land(s):
    """Return the first land where somebody starves who has a refuge (AW-EXO-2, AW-EXO-6), or NOWHERE."""
    for cell in members(starving_lands(s)):
        if refuges(s, cell) != 0:
            return cell
    return NOWHERE


@rule
def refuges(s, cell):
    """Return the explored neighbours that another player controls, with resources that nobody has claimed (AW-EXO-1,
    AW-EXO-3 to AW-EXO-5)."""
    others = neighbours(s, cell) & explored_lands(s) & ~lands_of(s, s.turn) & ~lands_of(s, NOBODY)
    found = others
    for other in members(others):
        if s.resources[other] <= s.claimed[other]:
            found &= ~(1 << other)
    return found


@rule
def best_refuge(s, cell):
    """Return the best refuge: most unclaimed resources, then the next player clockwise, then the lowest cell
    (AW-EXO-6)."""
    rest = refuges(s, cell)
    best = lowest_bit(rest)
    for other in members(without_lowest_bit(rest)):
        more = unclaimed_resources(s, other) - unclaimed_resources(s, best)
        if more > 0 or (more == 0 and places_after(s, s.owner[other]) < places_after(s, s.owner[best])):
            best = other
    return best


@rule
def unclaimed_resources(s, cell):
    return s.resources[cell] - s.claimed[cell]


@rule
def places_after(s, seat):
    """Return how many places a seat sits clockwise of the active one."""
    return (seat + s.options.seats - s.turn) % s.options.seats


@rule
def flee(s, cell, to, log):
    """Give one person to the other player; it dies if that player has no cube left (AW-EXO-1, AW-EXO-4, AW-EXO-7)."""
    host = s.owner[to]
    s.starving[cell] -= 1
    add_people(s, s.turn, cell, -1)
    claim(s, host, to)
    if s.population[host] == CUBES:
        note(log, Event.REFUGEE_DIED, EVERYONE, s.turn, cell, to, host)
        return
    add_people(s, host, to, 1)
    note(log, Event.PERSON_FLED, EVERYONE, s.turn, cell, to, host)


@rule
def claim(s, host, to):
    """Mark a resource as having attracted one person; by an option it is also consumed (AW-EXO-5)."""
    if s.options.exodus_consumes == 1:
        spend_resources(s, host, to, 1)
    else:
        s.claimed[to] += 1


@rule
def refuse_flight(s, cell):
    """Return why nobody may flee to this land (AW-EXO-1)."""
    return Illegal.NONE if has_bit(refuges(s, s.source), cell) else Illegal.NO_REFUGE


@rule
def list_flights(s, out, n):
    return write_members(refuges(s, s.source), FLEE, out, n)
