"""The goal of the game as far as a seat knows it, and the progress of every seat towards it."""

import numpy as np

from stridsplan.engine.bits import count_bits

from ..components import (
    CAPITALS_TO_WIN,
    CONTINENT_NAMES,
    CONTINENT_SETS,
    CONTINENT_SIZE,
    DESTROY_SEAT,
    FIRST_DESTROY,
    FIRST_MISSION_PLUS_ONE,
    HOLD_18_BY_2,
    HOLD_24,
    MISSION_CONTINENTS,
    MISSIONS,
    TERRITORY_COUNT,
)
from ..rules.territories import territories_of, territories_with_two_armies
from ..state import NOWHERE, UNKNOWN, Goal
from .things import Json, mission_fields


def goal_json(view: np.void, seat: int | None) -> Json:
    """Return the goal as a sentence, and the target of everybody's score; a mission only for its own seat."""
    if view.options.goal == Goal.DESTROY_OPPONENT:
        return {"id": "destroy_opponent", "args": {}, "target": None}
    if view.options.goal == Goal.WORLD:
        return {"id": "world", "args": {}, "target": TERRITORY_COUNT}
    mission = None if seat is None else mission_goal(view, seat)
    if view.options.goal == Goal.MISSION:
        return (mission or {"id": "missions", "args": {}}) | {"target": None}
    needed = needed_capitals(view)
    capitals: Json = {"count": needed, "own": "needed" if view.options.capital_own_must_be_held else "counts"}
    if mission is None:
        return {"id": "capitals", "args": capitals, "target": needed}
    return {"id": f"capitals_or_{mission['id']}", "args": capitals | mission["args"], "target": needed}


def mission_goal(view: np.void, seat: int) -> Json | None:
    """Return the seat's mission that is in force and its progress; None if it has none or is out of the game."""
    now = int(view.mission_now[seat])
    if now in (NOWHERE, UNKNOWN) or view.fallen[seat]:
        return None
    return {
        "id": "destroy" if now >= FIRST_DESTROY else "mission",
        "args": mission_fields(now) | progress(view, seat, now),
    }


def count_known_capitals(view: np.void, seat: int) -> int | None:
    """Return how many capitals the seat holds; one that has never been taken is its founder's (RK-HID-4)."""
    if view.options.goal != Goal.CAPITAL:
        return None
    founders = range(view.options.seats)
    return sum(capital_holder(view, founder) == seat for founder in founders)


def capital_holder(view: np.void, founder: int) -> int:
    """Return the owner of a capital, as far as the view shows it; NOWHERE if there is no capital."""
    place = int(view.capital[founder])
    if place == NOWHERE:
        return NOWHERE
    return founder if place == UNKNOWN else int(view.owner[place])


def mission_json(view: np.void, seat: int) -> Json | None:
    dealt, now = int(view.mission[seat]), int(view.mission_now[seat])
    if dealt in (NOWHERE, UNKNOWN):
        return None
    return {
        "id": "destroy" if dealt >= FIRST_DESTROY else MISSIONS[dealt],
        "target": int(DESTROY_SEAT[dealt - FIRST_DESTROY]) if dealt >= FIRST_DESTROY else None,
        "effective": "destroy" if now >= FIRST_DESTROY else MISSIONS[now],
        "effective_target": int(DESTROY_SEAT[now - FIRST_DESTROY]) if now >= FIRST_DESTROY else None,
        "progress": progress(view, seat, now),
    }


def progress(view: np.void, seat: int, now: int) -> Json:
    """Return the progress of a mission: territories held of those needed, or territories that the target still has."""
    if now == HOLD_24:
        return {"done": min(24, int(view.held[seat])), "of": 24}
    if now == HOLD_18_BY_2:
        return {"done": min(18, count_bits(territories_with_two_armies(view, seat))), "of": 18}
    if now >= FIRST_DESTROY:
        left = int(view.held[DESTROY_SEAT[now - FIRST_DESTROY]])
        return {"left": left}
    named = [int(k) for k in MISSION_CONTINENTS[now]]
    done = sum(held_of(view, seat, k) for k in named)
    needed = sum(int(CONTINENT_SIZE[k]) for k in named)
    if now >= FIRST_MISSION_PLUS_ONE:
        others = [k for k in range(len(CONTINENT_NAMES)) if k not in named]
        missing, size = min(  # the third continent is the one that lacks the fewest territories
            (int(CONTINENT_SIZE[k]) - held_of(view, seat, k), int(CONTINENT_SIZE[k])) for k in others
        )
        done, needed = done + size - missing, needed + size
    return {"done": done, "of": needed}


def held_of(view: np.void, seat: int, continent: int) -> int:
    return count_bits(territories_of(view, seat) & CONTINENT_SETS[continent])


def needed_capitals(view: np.void) -> int | None:
    return int(CAPITALS_TO_WIN[view.options.seats]) if view.options.goal == Goal.CAPITAL else None
