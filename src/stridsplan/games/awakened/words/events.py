"""Events and the result of a game as JSON, with arguments for sentences."""

from collections.abc import Sequence

import numpy as np

from stridsplan.engine.bits import count_bits, members_of
from stridsplan.engine.words import events_to_json

from ..rules import lands
from ..rules.ending import everyone
from ..state import Ended, Event, Rule
from .things import FORMS, Json, cell_name, one_or_more, seat_term, seats_of

# Each `write_...` function takes the six integers of an event, of which the last may be unused, and returns what
# `events_to_json` wants: the id, or None for the event's own, then `args` and `what`


def write_move(seat, source, target, people, resources, via, *_):
    """Write a move of people, resources or both; over a railroad it has another sentence."""
    moved = "both" if people and resources else "people" if people else "resources"
    args = {
        "seat": seat_term(seat),
        "from": cell_name(source),
        "to": cell_name(target),
        "people": people,
        "resources": resources,
        "what": moved,
    }
    what = {**args, "seat": seat, "via": cell_name(via)}
    return ("moved_by_rail", args | {"via": cell_name(via)}, what) if via >= 0 else ("moved", args, what)


def write_march(seat, source, target, fresh, veterans, via, *_):
    args = {
        "seat": seat_term(seat),
        "from": cell_name(source),
        "to": cell_name(target),
        "soldiers": fresh + veterans,
    }
    what = {**args, "seat": seat, "fresh": fresh, "veterans": veterans, "via": cell_name(via)}
    if via >= 0:
        return "soldiers_marched_by_rail", args | {"via": cell_name(via)}, what
    return "soldiers_marched", args, what


def write_meal(seat, cell, produced, people, spent, *_):
    """Write the meal of a land that produces too little; if stores are eaten it has another sentence."""
    args = {"seat": seat_term(seat), "cell": cell_name(cell), "produced": produced, "people": people}
    what = {**args, "seat": seat, "spent": spent}
    return ("stores_eaten", args | {"spent": spent}, what) if spent else ("food_lacking", args, what)


def write_raid(seat, cell, victim, attackers, soldiers, defence):
    args: Json = {
        "seat": seat_term(seat),
        "cell": cell_name(cell),
        "victim": seat_term(victim),
        "attackers": attackers,
        "soldiers": soldiers,
        "defence": defence,
        "attackers_lost": min(attackers, soldiers + defence),
        "soldiers_lost": min(attackers, soldiers),
    }
    return None, args, {**args, "seat": seat, "victim": victim}


def write_end(winners, how, *_):
    return None, {"seat": seats_of(winners), "how": Ended(how).name.lower()}, {}


SPECIAL = {
    Event.MOVED: write_move,
    Event.SOLDIERS_MARCHED: write_march,
    Event.STORES_EATEN: write_meal,
    Event.RAIDED: write_raid,
    Event.GAME_ENDED: write_end,
}
event = events_to_json(Event, Rule, FORMS, SPECIAL)


def result(view: np.void) -> Json:
    """Return the result: won by one seat, shared by several, or drawn by all; and how the game ended."""
    args: Json = {"seat": seats_of(view.winners), "how": Ended(view.ended).name.lower()}
    if view.ended == Ended.ROUND_FINISHED:
        args |= tie_break_values(view, COUNTED[:1])
    if view.ended == Ended.ROUND_LIMIT:
        args |= tie_break_values(view, COUNTED) | tie_break(view)
    if view.winners == everyone(view):
        return {"id": "drawn", "args": args}
    return {"id": "won" if "seat" in args["seat"] else "shared", "args": args}


# in this order (AW-END-6); with option finish_round only people (AW-END-3)
COUNTED: tuple[str, ...] = ("people", "lands", "resources")


def tie_break_values(view: np.void, names: Sequence[str]) -> Json:
    """Return what each winner has of what counts (AW-END-3, AW-END-6)."""
    return {name: count_of(view, name, members_of(view.winners)[0]) for name in names}


def tie_break(view: np.void) -> Json:
    """Return what the winners are ahead in, and who equals them in what counts before it; empty if all draw
    (AW-END-6)."""
    best = members_of(view.winners)[0]
    rivals = members_of(everyone(view) & ~view.winners)
    reached: Json = {}
    for name in COUNTED:
        level = [seat for seat in rivals if count_of(view, name, seat) == count_of(view, name, best)]
        if rivals and not level:
            return {"by": name, **reached}
        rivals, reached = level, {"level": one_or_more(level)}
    return {}


def count_of(view: np.void, name: str, seat: int) -> int:
    if name == "people":
        return int(view.population[seat])
    return int(view.stored[seat]) if name == "resources" else count_bits(lands.lands_of(view, seat))
