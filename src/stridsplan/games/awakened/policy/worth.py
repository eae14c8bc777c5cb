"""What a land with its people and stores is worth: the people that it has some turns later, if nobody moves.

Values are in hundredths of a person.
"""

from typing import NamedTuple

import numpy as np

from stridsplan.engine.record import rule

from ..components import CELLS, CODE, KINDS, LIMIT, Building, Code, frozen
from ..rules.lands import has_building, limit_of
from ..rules.population import people_after_growth
from ..rules.resources import produced_by
from ..state import UNEXPLORED

# The largest numbers in the table of worths; larger ones count as these
MOST_PEOPLE, MOST_STORED, MOST_LIMIT = 12, 8, 7
PERSON = 100


class Aim(NamedTuple):
    """How far to look ahead, and what counts besides the people at the end of that time."""

    turns: int  # of look-ahead
    each_turn: int  # a person in each of these turns, so that early growth is worth more
    stored: int  # a resource that is left
    born: int  # a person after the next growth, fed or not: the victory number is checked before they eat (AW-END-2)


GROW, WIN = 0, 1  # the aims: to become many, and to have the victory number soon
AIMS = (Aim(turns=5, each_turn=28, stored=9, born=0), Aim(turns=2, each_turn=12, stored=0, born=60))


def next_turn(limit: int, code: int, factory: int, people: int, stored: int) -> tuple[int, int]:
    """Return people and stores after phases 1 and 2 (AW-POP, AW-RES)."""
    people = people_after_growth(people, limit)
    produced = produced_by(code, people) + factory if people > 0 else 0
    if produced >= people:
        return min(people, MOST_PEOPLE), min(stored + produced - people, MOST_STORED)
    spent = min(people - produced, stored)
    return produced + spent, stored - spent


def look_ahead(aim: Aim) -> np.ndarray:
    """Return the worth of a land, indexed by limit, code, factory, people and stores."""
    shape = (MOST_LIMIT + 1, len(Code), 2, MOST_PEOPLE + 1, MOST_STORED + 1)
    after = np.array([next_turn(*state) for state in np.ndindex(shape)]).reshape(*shape, 2)
    limit, code, factory, people, stored = np.indices(shape)
    total = aim.born * np.vectorize(people_after_growth)(people, limit)
    for _ in range(aim.turns):
        people, stored = np.moveaxis(after[limit, code, factory, people, stored], -1, 0)
        total += aim.each_turn * people
    return total + PERSON * people + np.where(people > 0, aim.stored * stored, 0)


WORTH = frozen([look_ahead(aim) for aim in AIMS])  # [aim, limit, code, factory, people, stores]


@rule
def worth_of(aim, limit, code, factory, people, stored):
    """Return what such a land is worth without another building."""
    limit, people, stored = min(limit, MOST_LIMIT), min(people, MOST_PEOPLE), min(stored, MOST_STORED)
    return int(WORTH[aim, limit, code, factory, people, stored])


@rule
def best_worth(aim, limit, code, city, factory, people, stored):
    """Return what such a land is worth if its stores may buy a City or a Factory (AW-BLD-1)."""
    best = worth_of(aim, limit, code, factory, people, stored)
    if stored >= 2 and people > 0:
        if city == 0:
            best = max(best, worth_of(aim, limit + 1, code, factory, people, stored - 2))
        if factory == 0:
            best = max(best, worth_of(aim, limit, code, 1, people, stored - 2))
    return best


@rule
def worth_of_cell(s, aim, cell, people, stored):
    """Return what a land of the map is worth with this number of people and stores; an unexplored one, on average."""
    if people == 0:
        return 0
    if s.marker[cell] == UNEXPLORED:
        return worth_of_unseen(s, aim, people, stored)
    city, factory = s.buildings[CELLS * Building.CITY + cell], s.buildings[CELLS * Building.FACTORY + cell]
    code = int(CODE[s.marker[cell]])
    return best_worth(aim, limit_of(s, cell) + 0, code, city, factory, people, stored)


@rule
def worth_of_unseen(s, aim, people, stored):
    """Return what an unexplored land is worth: the average over the markers that lie face down."""
    total = count = 0
    for kind in range(KINDS):
        if s.unseen[kind] > 0:
            count += s.unseen[kind]
            total += s.unseen[kind] * best_worth(aim, int(LIMIT[kind]), int(CODE[kind]), 0, 0, people, stored)
    return total // count if count > 0 else 0


@rule
def worth_of_building(s, aim, cell, kind):
    """Return what a City or a Factory would add to the land."""
    people, stored, code = int(s.people[cell]), int(s.resources[cell]), int(CODE[s.marker[cell]])
    limit, factory = limit_of(s, cell), 1 if has_building(s, cell, Building.FACTORY.value) else 0
    before = worth_of(aim, limit, code, factory, people, stored)
    if kind == Building.CITY:
        return worth_of(aim, limit + 1, code, factory, people, stored - 2) - before
    return worth_of(aim, limit, code, 1, people, stored - 2) - before
