"""Log rows and the end of a game as named arguments."""

from typing import Any

import numpy as np

from stridsplan.engine.bits import count_bits

from ..components import ARRANGED_TYPE, CHARACTERS, Type, square_name
from ..state import BLOCK, Cause, Ended, Event, Face, Rule, Use, War
from .things import Json, column_name, facing_name, facing_term, seats_of, type_name, type_term, who

QUIET = {Event.START_ROLLED, Event.BLOCK_PLACED, Event.CHARACTER_PLACED, Event.PAD_ARRANGED}


def event(row: np.ndarray) -> Json:
    """Name a log row: {"id", "rule", "args"}; `what` tells the client's drawing the same in plain values."""
    rule, kind = Rule(int(row[0])).name.replace("_", "-"), Event(int(row[1]))
    identifier, args, what = TELL[kind](*(int(value) for value in row[3:]))
    told: Json = {"id": identifier or kind.name.lower(), "rule": rule, "args": args, "what": what}
    return told | ({"quiet": True} if kind in QUIET else {})


def tell_seat(seat, *_):
    return None, {"seat": who(seat)}, {}


def tell_roll(seat, first, second, *_):
    return None, {"seat": who(seat), "dice": [first] if second < 0 else [first, second]}, {}


def tell_placed(seat, piece, square, facing, *_):
    name = square_name(square)
    args = {"seat": who(seat), "type": type_term(piece), "square": name, "facing": facing_term(facing)}
    return (
        None,
        args,
        {"piece": piece, "type": type_name(piece), "square": name, "facing": facing_name(facing)},
    )


def tell_launched(seat, piece, square, *_):
    name = square_name(square)
    args = {"seat": who(seat), "type": type_term(piece), "square": name}
    return None, args, {"piece": piece, "type": type_name(piece), "square": name}


def tell_arranged(seat, arrangement, *_):
    names = [Type(kind).name.lower() for kind in ARRANGED_TYPE[arrangement].tolist()]
    return None, {"seat": who(seat), "types": {"terms": [f"type-{name}" for name in names]}}, {"slots": names}


def tell_shot(seat, piece, here, target, held, *_):
    args = {
        "seat": who(seat),
        "type": type_term(piece),
        "from": square_name(here),
        "target": square_name(target),
    }
    what = {"piece": piece, "from": args["from"], "target": args["target"]}
    if held == BLOCK:
        return "shot_block", args, what
    return "shot", args | {"victim": who(held // CHARACTERS), "hit": type_term(held)}, what


def tell_moved(seat, piece, here, there, facing, use, *_):
    args = {"seat": who(seat), "type": type_term(piece), "from": square_name(here), "to": square_name(there)}
    what = {
        "piece": piece,
        "from": args["from"],
        "to": args["to"],
        "facing": facing_name(facing),
        "dice": Use(use).name.lower(),
    }
    return None, args | {"facing": facing_term(facing)}, what


def tell_turned_block(square, face, origin, *_):
    name = square_name(square)
    args = {"square": name, "face": Face(face).name.lower(), "chained": int(origin != 0)}
    return None, args, {"square": name, "face": args["face"], "by": square_name(origin) if origin else None}


def tell_lost(piece, square, cause, *_):
    args: Json = {
        "seat": who(piece // CHARACTERS),
        "type": type_term(piece),
        "cause": Cause(cause).name.lower(),
    }
    what = {"piece": piece, "square": square_name(square) if square else None, "cause": args["cause"]}
    return ("lost", args | {"square": what["square"]}, what) if square else ("lost_from_pad", args, what)


def tell_slid(seat, before, after, *_):
    args = {"seat": who(seat), "from": column_name(before), "to": column_name(after)}
    return None, args, {"seat": seat, "column": after}


def tell_battle_end(winners, how, points, winning_sides, *_):
    args: Json = {"how": Ended(how).name.lower()}
    if points:
        return "battle_won", args | {"seat": seats_of(winners), "points": points}, {}
    if winning_sides == 1:
        return "battle_won_by_team", args | {"seat": seats_of(winners)}, {}
    return "battle_drawn", args | {"seat": seats_of(winners)}, {}


def tell_war_end(winners, *_):
    if count_bits(winners) > 1:
        return "war_drawn", {}, {}
    return "war_won", {"seat": seats_of(winners)}, {}


TELL: dict[Event, Any] = {
    Event.BATTLE_BEGAN: lambda number, first, *_: (None, {"number": number, "seat": who(first)}, {}),
    Event.START_ROLLED: lambda seat, number, *_: (None, {"seat": who(seat), "dice": [number]}, {}),
    Event.BLOCK_PLACED: lambda seat, square, *_: (
        None,
        {"seat": who(seat), "square": square_name(square)},
        {"square": square_name(square)},
    ),
    Event.CHARACTER_PLACED: tell_placed,
    Event.PAD_ARRANGED: tell_arranged,
    Event.TURN_BEGAN: lambda seat, number, *_: (None, {"seat": who(seat), "number": number}, {"seat": seat}),
    Event.ROLLED: tell_roll,
    Event.ROLLED_AGAIN: lambda seat, number, *_: (None, {"seat": who(seat), "dice": [number]}, {}),
    Event.LAUNCHED: tell_launched,
    Event.PAD_NOMINATED: tell_seat,
    Event.ROTATED: tell_placed,
    Event.SHOT: tell_shot,
    Event.MOVED: tell_moved,
    Event.LANDED: tell_launched,
    Event.BLOCK_TURNED: tell_turned_block,
    Event.LOST: tell_lost,
    Event.PAD_SLID: tell_slid,
    Event.PAD_STAYED: tell_seat,
    Event.NUMBER_LAPSED: tell_seat,
    Event.BLOCKED: tell_seat,
    Event.STRANDED: tell_seat,
    Event.DECLINED: lambda seat, victim, *_: (None, {"seat": who(seat), "victim": who(victim)}, {}),
    Event.PASSED: tell_seat,
    Event.SEAT_OUT: tell_seat,
    Event.BATTLE_ENDED: tell_battle_end,
    Event.WAR_ENDED: tell_war_end,
}


def result(view: np.void) -> Json:
    """How the game ended: won by a seat or several, or drawn; a war with its points."""
    everyone = (1 << view.options.seats) - 1
    kind = "drawn" if view.winners == everyone else "won"
    args: Json = {"seat": seats_of(view.winners), "how": Ended(view.ended).name.lower()}
    if view.options.war == War.SINGLE:
        return {"id": kind, "args": args}
    args |= {"first": int(view.points[0]), "second": int(view.points[1])}
    args |= {"first_wins": int(view.wins[0]), "second_wins": int(view.wins[1])}
    return {"id": f"war_{kind}", "args": args}
