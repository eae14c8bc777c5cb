"""Exact odds of the near future: the next two turns of a seat's lands, the earliest wins, and what unexplored land may
be.

Only exploring is random, so the odds are exact as long as nobody moves, builds, raids or flees. They are computed by
playing the rules on copies of the position.
"""

from typing import Any

import numpy as np

from stridsplan.engine import log
from stridsplan.engine.bits import members_of

from . import chances
from .components import CELLS
from .rules import ending, lands, movement, population, resources
from .state import UNEXPLORED, Event, Phase
from .words.things import cell_name

TURNS = 2
FIELDS = {  # by event of phases 1 and 2: the numbers that are shown, and which argument of the event each is
    Event.LONER_DIED: {},
    Event.LAND_OVERCROWDED: {"died": 2},
    Event.PEOPLE_BORN: {"born": 2},
    Event.HARVESTED: {"produced": 2, "eaten": 3, "stored": 4},
    Event.ALL_EATEN: {"produced": 2, "eaten": 2},
    Event.STORES_EATEN: {"produced": 2, "spent": 4},
    Event.PEOPLE_STARVED: {"starved": 2},
    Event.RESOURCES_LOST: {"lost": 2},
}
NOTHING = {
    "born": 0,
    "died": 0,
    "produced": 0,
    "eaten": 0,
    "stored": 0,
    "spent": 0,
    "starved": 0,
    "lost": 0,
}


def position_odds(views: np.ndarray, seat: int | None, entries: Any) -> dict[str, Any]:
    """Return the next two turns of every land of the seat, after the moves that it has ordered so far; the earliest
    wins; what an unexplored land may be."""
    view = views[0]
    return {
        "lands": [] if seat is None else next_turns(views.copy(), seat),
        "earliest": [
            {"seat": k, "round": earliest_win(view, k)}
            for k in range(view.options.seats)
            if not view.out >> k & 1
        ],
        "unexplored": chances.markers_json(view.unseen),
    }


# -- Feeding and growing -------------------------------------------------------------------------------------


def next_turns(states: np.ndarray, seat: int) -> list[dict[str, Any]]:
    """Return each land with people, as it is after the moves ordered so far, and what its next turns bring. Where it is
    unexplored, `turns` is null, and `settlers` says how likely the land suits those who come. The turns are played in
    `states`."""
    s, unused_log = states[0], log.blank_log(4 * CELLS)
    if s.turn == seat and s.phase == Phase.MOVE:
        movement.arrive(s, seat, unused_log)
    own = [cell for cell in members_of(lands.lands_of(s, seat)) if s.people[cell] > 0]
    known = [cell for cell in own if s.marker[cell] != UNEXPLORED]
    rows = {cell: {"cell": cell_name(cell), **contents(s, cell), "turns": []} for cell in own}
    for cell in set(own) - set(known):
        rows[cell] |= {"turns": None, "settlers": settlers(states, cell)}
    for cell in set(own) - set(known):  # a land nobody knows yet neither grows nor feeds here
        s.people[cell] = 0
    s.turn = seat
    for _ in range(TURNS):
        happened = pass_phases(s)
        for cell in known:
            rows[cell]["turns"].append(happened.get(cell, NOTHING) | contents(s, cell))
    return list(rows.values())


def settlers(states: np.ndarray, cell: int) -> dict[str, float]:
    """Return how likely there is room for all who come to an unexplored land, and how likely they are no fewer after
    the next phases 1 and 2 (AW-POP, AW-RES)."""
    unseen, people = states[0].unseen, int(states[0].people[cell])
    left = {kind: left_after_turn(states.copy()[0], cell, kind) for kind in np.flatnonzero(unseen).tolist()}
    fitting = sum(int(unseen[kind]) for kind in left if chances.room(kind) >= people)
    keeping = sum(int(unseen[kind]) for kind in left if left[kind] >= people)
    return {"fit": fitting / int(unseen.sum()), "keep": keeping / int(unseen.sum())}


def left_after_turn(s: np.void, cell: int, marker: int) -> int:
    """Return how many people the land has after phases 1 and 2, if it is this marker; other lands stand still."""
    people = int(s.people[cell])
    s.people[:] = 0
    s.people[cell], s.marker[cell], s.turn = people, marker, s.owner[cell]
    pass_phases(s)
    return int(s.people[cell])


def contents(s: np.void, cell: int) -> dict[str, int]:
    return {"people": int(s.people[cell]), "resources": int(s.resources[cell])}


def pass_phases(s: np.void) -> dict[int, dict[str, int]]:
    """Play phases 1 and 2 of the active seat in `s` (AW-POP, AW-RES); return what they do to each land."""
    events = log.blank_log(4 * CELLS)  # room for every event
    population.remove_dead_and_count_births(s, events)
    population.grow_lands(s, events)
    population.clear_growth(s)
    resources.feed_lands(s, events)
    resources.bury_starved(s, events)
    changes: dict[int, dict[str, int]] = {}
    for row in log.rows(events):
        kind, values = Event(int(row[log.EVENT])), row[log.ARGUMENTS :]
        numbers = {name: int(values[place]) for name, place in FIELDS[kind].items()}
        if kind == Event.LONER_DIED:
            numbers["died"] = 1
        if kind == Event.STORES_EATEN:
            numbers["eaten"] = numbers["produced"] + numbers["spent"]
        cell = int(values[1])
        changes[cell] = changes.get(cell, NOTHING) | numbers
    return changes


# -- Winning -------------------------------------------------------------------------------------------------


def earliest_win(s: np.void, seat: int) -> int:
    """Return a round before which the seat cannot reach the victory number (AW-END-1), 0 if it never can by growth.

    Nobody grows faster than by two for four people of a land and by one for three (AW-POP-5, AW-POP-6), in lands that
    have room and food for all.
    """
    people, target, in_round = int(s.population[seat]), int(ending.population_to_win(s)), int(s.round)
    has_grown = has_had_turn(s, seat) or (s.turn == seat and s.phase > Phase.POPULATION)
    in_round += 1 if has_grown else 0
    while people < target:
        if people < 3:
            return 0  # two people never multiply
        people += 2 * (people // 4) + (1 if people % 4 == 3 else 0)
        if people < target:
            in_round += 1
    return in_round


def has_had_turn(s: np.void, seat: int) -> bool:
    """Return whether the turn of the seat in this round is over."""
    seats, first = int(s.options.seats), int(s.first)
    return (seat - first) % seats < (s.turn - first) % seats
