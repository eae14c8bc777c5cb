"""Events and the result of a game as JSON, with arguments for sentences."""

import numpy as np

from stridsplan.engine.bits import count_bits
from stridsplan.engine.words import events_to_json

from ..components import CHARACTERS, square_name
from ..state import BLOCK, Cause, Ended, Event, Rule, War
from .things import FORMS, Json, column_name, seat_term, seats_of, type_term


def write_roll(seat, first, second, *_):
    return None, {"seat": seat_term(seat), "dice": [first] if second < 0 else [first, second]}, {}


def write_shot(seat, piece, here, target, held, *_):
    args = {
        "seat": seat_term(seat),
        "type": type_term(piece),
        "from": square_name(here),
        "target": square_name(target),
    }
    what = {"piece": piece, "from": args["from"], "target": args["target"]}
    if held == BLOCK:
        return "shot_block", args, what
    return "shot", args | {"victim": seat_term(held // CHARACTERS), "hit": type_term(held)}, what


def write_lost(piece, square, cause, *_):
    args: Json = {
        "seat": seat_term(piece // CHARACTERS),
        "type": type_term(piece),
        "cause": Cause(cause).name.lower(),
    }
    what = {"piece": piece, "square": square_name(square) if square else None, "cause": args["cause"]}
    return ("lost", args | {"square": what["square"]}, what) if square else ("lost_from_pad", args, what)


def write_slid(seat, before, after, *_):
    args = {"seat": seat_term(seat), "from": column_name(before), "to": column_name(after)}
    return None, args, {"seat": seat, "column": after}


def write_battle_end(winners, how, points, winning_sides, *_):
    args: Json = {"how": Ended(how).name.lower()}
    if points:
        return "battle_won", args | {"seat": seats_of(winners), "points": points}, {}
    if winning_sides == 1:
        return "battle_won_by_team", args | {"seat": seats_of(winners)}, {}
    return "battle_drawn", args | {"seat": seats_of(winners)}, {}


def write_war_end(winners, *_):
    if count_bits(winners) > 1:
        return "war_drawn", {}, {}
    return "war_won", {"seat": seats_of(winners)}, {}


# Functions that return (id or None, args, what), as `events_to_json` demands
SPECIAL = {
    Event.ROLLED: write_roll,
    Event.SHOT: write_shot,
    Event.LOST: write_lost,
    Event.PAD_SLID: write_slid,
    Event.BATTLE_ENDED: write_battle_end,
    Event.WAR_ENDED: write_war_end,
}
event = events_to_json(Event, Rule, FORMS, SPECIAL)


def result(view: np.void) -> Json:
    """Return the result: won by one seat or several, or drawn; a war with its points."""
    everyone = (1 << view.options.seats) - 1
    kind = "drawn" if view.winners == everyone else "won"
    args: Json = {"seat": seats_of(view.winners), "how": Ended(view.ended).name.lower()}
    if view.options.war == War.SINGLE:
        return {"id": kind, "args": args}
    args |= {"first": int(view.points[0]), "second": int(view.points[1])}
    args |= {"first_wins": int(view.wins[0]), "second_wins": int(view.wins[1])}
    return {"id": f"war_{kind}", "args": args}
