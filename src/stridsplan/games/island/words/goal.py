"""The goal of a battle, or of a war with the score of both sides, as JSON."""

import numpy as np

from ..rules import ending
from ..state import Battle, Sides, War
from .things import Json, seat_term


def goal_json(view: np.void) -> Json:
    """Return the goal as a message id and its arguments. `target` is None: nobody wins by reaching a number of
    characters."""
    battle, war = battle_goal(view), view.options.war
    if war == War.SINGLE:
        return {"id": battle, "args": {}, "target": None}
    has_points = war not in (War.BEST_OF_3, War.BEST_OF_5)
    done = view.points if has_points else view.wins
    args: Json = {"one": seat_term(0), "first": int(done[0]), "two": seat_term(1), "second": int(done[1])}
    args |= {"aim": {"term": f"goal-{battle.replace('_', '-')}"}, "battle": int(view.battle)}
    battles = int(ending.battles_in_war(view))
    if battles == 0:
        return {"id": "war_to", "args": args | {"points": int(ending.points_to_reach(view))}, "target": None}
    return {"id": "war_points" if has_points else "war_wins", "args": args | {"of": battles}, "target": None}


def battle_goal(view: np.void) -> str:
    """Return the id of the text about how a battle is won (IS-END-1, IS-MODE-2, IS-4P-12, IS-TEAM-5)."""
    if view.options.seats > 2:
        return "last_standing" if view.options.sides == Sides.EVERYONE else "team"
    return "five" if view.options.battle == Battle.SHORT else "last"
