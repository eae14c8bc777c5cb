"""The features of a position: people, how many the lands will feed, and soldiers."""

from stridsplan.engine.bits import count_bits, has_bit, members
from stridsplan.engine.game import Features
from stridsplan.engine.record import rule

from .components import BUILDINGS, CODE, Building
from .policy.fighting import is_in_danger
from .policy.worth import GROW, PERSON, worth_of_cell
from .rules.ending import population_to_win
from .rules.lands import has_building, lands_of, limit_of, neighbours, soldiers_in
from .rules.population import people_after_growth
from .rules.resources import produced_by
from .state import NOBODY, UNEXPLORED, Phase

PEOPLE, LANDS, SOLDIERS, TURN = 0, 7, 17, 22  # the index of the first feature of each group
COUNT = TURN + 5


@rule
def features(s, seat, out):
    """Write all features of a seat, each between about 0 and 1."""
    out[PEOPLE] = 0 if has_bit(s.out, seat) else 1
    for cell in members(lands_of(s, seat)):
        write_land(s, seat, cell, out)
    wanted, population = int(population_to_win(s)), int(s.population[seat])
    out[PEOPLE + 1] = population / wanted
    out[PEOPLE + 3] = 1 if population >= wanted else 0
    out[PEOPLE + 4] = 1 if out[PEOPLE + 2] >= 1 else 0  # the seat wins with its next growth, see `write_land`
    out[PEOPLE + 5] = s.stored[seat] / 20
    out[PEOPLE + 6] = max(0, wanted - population - 6) / wanted  # people missing until it is about to win
    out[LANDS] = count_bits(lands_of(s, seat)) / 10
    out[SOLDIERS] = s.soldiers[seat] / 5
    write_turn(s, seat, out)


@rule
def write_land(s, seat, cell, out):
    """Add the features of a land."""
    wanted = float(population_to_win(s))
    people, held = int(s.people[cell]), int(s.resources[cell])
    coming = int(s.arriving_people[cell])
    stored = held + int(s.arriving_resources[cell])
    out[LANDS + 1] += worth_of_cell(s, GROW, cell, people + coming, stored) / (PERSON * wanted)
    for building in range(BUILDINGS):
        out[LANDS + 2 + building] += 0.25 if has_building(s, cell, building) else 0.0
    out[SOLDIERS + 1] += is_hostile_near(s, seat, cell) * 0.25
    out[SOLDIERS + 2] += 0.25 if is_in_danger(s, seat, cell) else 0.0
    out[SOLDIERS + 3] += people / wanted if soldiers_in(s, cell) > 0 else 0.0
    out[SOLDIERS + 4] += people / wanted if has_building(s, cell, Building.DEFENCE.value) else 0.0
    if s.marker[cell] == UNEXPLORED or people == 0:
        return
    grown, limit = people_after_growth(people, limit_of(s, cell)), limit_of(s, cell)
    out[PEOPLE + 2] += grown / wanted
    out[LANDS + 6] += (produced_by(CODE[s.marker[cell]], people) - people) / 10
    out[LANDS + 7] += limit / wanted
    out[LANDS + 8] += 0.25 if people >= 3 and people < limit else 0.0
    out[LANDS + 9] += 0.25 if people == 1 else 0.0


@rule
def is_hostile_near(s, seat, cell):
    """Return 1 if soldiers of another seat are next to the land, else 0."""
    for near in members(neighbours(s, cell)):
        if s.owner[near] != seat and s.owner[near] != NOBODY and soldiers_in(s, near) > 0:
            return 1
    return 0


@rule
def write_turn(s, seat, out):
    """Write the features of the turn: whose turn it is, and which part of it has been played."""
    wait, turn = 0, int(s.turn)  # how many seats have their turn before this one
    while turn != seat:
        wait += 0 if has_bit(s.out, turn) else 1
        turn = turn + 1 if turn + 1 < s.options.seats else 0
    out[TURN] = 1 if wait == 0 else 0
    out[TURN + 1] = wait / 3
    out[TURN + 2] = s.round / 30
    out[TURN + 3] = s.phase / 8 if wait == 0 else 0.0
    out[TURN + 4] = 1 if wait == 0 and s.phase <= Phase.MOVE else 0


FEATURES = Features(COUNT, features, horizon=6)
