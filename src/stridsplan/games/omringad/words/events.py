"""Log rows and the end of a game as named arguments."""

from typing import Any

import numpy as np

from stridsplan.engine.bits import members_of

from ..components import NAME_OF_KIND, SLOTS, square_name
from ..rules.combat import FACES_A_NUMBER
from ..rules.movement import NO_SQUARE
from ..state import NOBODY, Event, Rule
from .things import Json, party_name, seats_of, special_term, tile, unit_term, who

QUIET = {
    Event.TERRAIN_SEALED,
    Event.ARMY_SEALED,
    Event.WAS_READY,
    Event.PURCHASE_SEALED,
    Event.UNIT_BOUGHT,
    Event.UNIT_PLACED,
    Event.UNIT_PLACED_SHOWN,
    Event.MERGED_SHOWN,
    Event.FORCE_SHOWN,
    Event.REINFORCED,
}
# Something hidden comes to light, or an offer binds, so that undo would be a look ahead
REVEALING = {
    Event.TERRAIN_REVEALED,
    Event.ARMIES_REVEALED,
    Event.BID_MADE,
    Event.FOLDED,
    Event.DECLINED,
    Event.AUCTION_WON,
    Event.SPECIAL_RETURNED,
    Event.BATTLE_BEGAN,
    Event.HITS_AIMED,
    Event.HITS_TAKEN,
    Event.WITHDREW,
    Event.CUT_OFF,
    Event.BATTLE_ENDED,
}


def is_revealing(row: np.ndarray) -> bool:
    return row[1] in REVEALING


def event(row: np.ndarray) -> Json:
    """Name a log row: {"id", "rule", "args"}; `what` tells the client's drawing the same in plain values."""
    rule, kind = Rule(int(row[0])).name.replace("_", "-"), Event(int(row[1]))
    identifier, args, what = TELL[kind](*(int(value) for value in row[3:]))
    told: Json = {"id": identifier or kind.name.lower(), "rule": rule, "args": args, "what": what}
    return told | ({"quiet": True} if kind in QUIET else {})


def tell_nothing(*_):
    return None, {}, {}


def tell_seat(seat, *_):
    return None, {"seat": who(seat)}, {"seat": seat}


def tell_round(number, holder, *_):
    return None, {"number": number, "seat": who(holder)}, {"round": number, "holder": holder}


def tell_team_held_back(seats, total, limit, enough, *_):
    args = {"seat": seats_of(seats), "total": total, "limit": limit, "enough": enough}
    return None, args, {"seats": members_of(seats)}


def tell_gold(seat, gold, *_):
    return None, {"seat": who(seat), "gold": gold}, {"seat": seat, "gold": gold}


def tell_special(special, *_):
    return None, {"unit": special_term(special)}, {}


def tell_won_auction(seat, special, gold, *_):
    return None, {"seat": who(seat), "unit": special_term(special), "gold": gold}, {"seat": seat}


def tell_special_place(seat, special, square, *_):
    args = {"seat": who(seat), "unit": special_term(special), "square": square_name(square)}
    return None, args, {"seat": seat, "square": args["square"]}


def squares_of_path(packed: int) -> list[str]:
    """The start and the squares of a move, as 7 bits each."""
    squares = [packed >> 7 * k & NO_SQUARE for k in range(4)]
    return [square_name(square) for square in squares if square != NO_SQUARE]


def tell_move(seat, number, packed, top, left, *_):
    path = squares_of_path(packed)
    args = {"seat": who(seat), "number": number, "from": path[0], "to": path[-1], "unit": unit_term(top // 2)}
    left_top = tile(left) if left != NOBODY else None
    return None, args, {"seat": seat, "path": path, "number": number, "top": tile(top), "left": left_top}


def tell_conquest(seat, square, loser, *_):
    args = {"seat": who(seat), "square": square_name(square), "loser": who(loser)}
    return None, args, {"seat": seat, "square": args["square"], "loser": loser}


def tell_top(seat, square, slot, *_):
    name = square_name(square)
    args = {"seat": who(seat), "square": name, "unit": unit_term(slot // 2)}
    return None, args, {"seat": seat, "square": name, "top": tile(slot)}


def tell_at_square(seat, square, *_):
    return (
        None,
        {"seat": who(seat), "square": square_name(square)},
        {"seat": seat, "square": square_name(square)},
    )


def tell_unit_at(seat, square, kind, *_):
    name = square_name(square)
    args = {"seat": who(seat), "square": name, "unit": unit_term(kind)}
    return None, args, {"seat": seat, "square": name, "unit": NAME_OF_KIND[kind]}


def tell_battle(square, side, seats, dragon, *_):
    name = square_name(square)
    what = {"square": name, "seats": members_of(seats), "dragon": bool(dragon)}
    what["defender"] = None if side == NOBODY else side
    args = {"square": name, "seats": seats_of(seats)}
    return ("battle_with_dragon" if dragon else None), args, what


def counts_of(*packed: int) -> list[Json]:
    """What a party laid out: [{"unit", "damaged", "count"}]."""
    counts = [number // 17**k % 17 for number in packed for k in range(7)]
    return [{**tile(slot), "count": counts[slot]} for slot in range(SLOTS) if counts[slot]]


def tell_force(party, *packed):
    shown = counts_of(*packed[:4])
    units = {"terms": [f"unit-{each['unit']}" for each in shown]}
    number = sum(each["count"] for each in shown)
    args = {"seat": who(party), "number": number, "units": units}
    return None, args, {"party": party_name(party), "tiles": shown}


def faces_of(number: int, packed: int, more: int) -> list[int]:
    """Dice packed in base 7."""
    low = [packed // 7**k % 7 for k in range(min(number, FACES_A_NUMBER))]
    return low + [more // 7**k % 7 for k in range(number - len(low))]


def tell_dice(party, slot, least, number, packed, more):
    faces = faces_of(number, packed, more)
    hits = sum(face >= least for face in faces)
    args = {"seat": who(party), "unit": unit_term(slot // 2), "dice": faces, "least": least, "hits": hits}
    return (
        None,
        args,
        {"party": party_name(party), **tile(slot), "faces": faces, "least": least, "hits": hits},
    )


def tell_aim(seat, party, number, *_):
    args = {"seat": who(seat), "target": who(party), "number": number}
    return None, args, {"seat": seat, "party": party_name(party), "number": number}


def tell_hits(party, kind, whole, lost, whole_left, damaged_left):
    """Of tiles of one kind: how many were eliminated, and how many became damaged."""
    damaged_before = damaged_left + lost - whole
    damaged = whole - (lost - min(lost, damaged_before))
    args = {"seat": who(party), "unit": unit_term(kind), "lost": lost, "damaged": damaged}
    what = {"party": party_name(party), "unit": NAME_OF_KIND[kind], "lost": lost, "damaged": damaged}
    return None, args, what | {"whole_left": whole_left, "damaged_left": damaged_left}


def tell_target(seat, party, slot, *_):
    args = {"seat": who(seat), "target": who(party), "unit": unit_term(slot // 2)}
    return None, args, {"seat": seat, "party": party_name(party), **tile(slot)}


def tell_withdrawal(seat, square, there, number, *_):
    args = {"seat": who(seat), "from": square_name(square), "to": square_name(there), "number": number}
    return None, args, {"seat": seat, "from": args["from"], "to": args["to"], "number": number}


def tell_cut_off(seat, square, number, *_):
    args = {"seat": who(seat), "square": square_name(square), "number": number}
    return None, args, {"seat": seat, "square": args["square"], "number": number}


def tell_end_of_battle(square, seats, dragon, *_):
    name = square_name(square)
    what = {"square": name, "seats": members_of(seats), "dragon": bool(dragon)}
    if seats:
        return "battle_won", {"square": name, "seat": seats_of(seats)}, what
    return ("battle_won_by_dragon" if dragon else "battle_without_survivors"), {"square": name}, what


def tell_number(seat, number, *_):
    return None, {"seat": who(seat), "number": number}, {"seat": seat, "number": number}


def tell_score(seat, points, total, majority, *_):
    args = {"seat": who(seat), "points": points, "total": total, "majority": majority}
    return None, args, {"seat": seat, "points": points, "total": total, "majority": bool(majority)}


TELL: dict[Event, Any] = {
    Event.TERRAIN_SEALED: tell_seat,
    Event.TERRAIN_REVEALED: tell_nothing,
    Event.ARMY_SEALED: tell_seat,
    Event.ARMIES_REVEALED: tell_nothing,
    Event.ROUND_BEGAN: tell_round,
    Event.INITIATIVE_ROLLED: lambda seat, face, *_: (
        None,
        {"seat": who(seat), "dice": [face]},
        {"seat": seat},
    ),
    Event.SPECIAL_DRAWN: tell_special,
    Event.WAS_READY: tell_seat,
    Event.BID_MADE: tell_gold,
    Event.BID_SEALED: tell_seat,
    Event.FOLDED: tell_seat,
    Event.DECLINED: tell_seat,
    Event.AUCTION_WON: tell_won_auction,
    Event.SPECIAL_RETURNED: tell_special,
    Event.SPECIAL_PLACED: tell_special_place,
    Event.PURCHASE_SEALED: tell_seat,
    Event.UNIT_BOUGHT: lambda seat, kind, *_: (None, {"seat": who(seat), "unit": unit_term(kind)}, {}),
    Event.MOVED: tell_move,
    Event.CONQUERED: tell_conquest,
    Event.HORSES_LOST: tell_at_square,
    Event.PASSED: tell_seat,
    Event.BATTLE_BEGAN: tell_battle,
    Event.FORCE_SHOWN: tell_force,
    Event.DICE_ROLLED: tell_dice,
    Event.HITS_AIMED: tell_aim,
    Event.HITS_TAKEN: tell_hits,
    Event.TARGET_CHOSEN: tell_target,
    Event.BATTLE_CALLED_OFF: tell_at_square,
    Event.STALEMATE: lambda square, *_: (
        None,
        {"square": square_name(square)},
        {"square": square_name(square)},
    ),
    Event.WITHDREW: tell_withdrawal,
    Event.CUT_OFF: tell_cut_off,
    Event.BATTLE_ENDED: tell_end_of_battle,
    Event.UNIT_PLACED: tell_at_square,
    Event.UNIT_PLACED_SHOWN: tell_unit_at,
    Event.MERGED: tell_at_square,
    Event.MERGED_SHOWN: tell_unit_at,
    Event.UNITS_KEPT: tell_number,
    Event.UNITS_LOST: tell_number,
    Event.REINFORCED: tell_seat,
    Event.INCOME: tell_gold,
    Event.SCORED: tell_score,
    Event.TIED_AT_LIMIT: lambda total, *_: (None, {"total": total}, {}),
    Event.TEAM_HELD_BACK: tell_team_held_back,
    Event.TOP_CHOSEN: tell_top,
    Event.GAME_WON: lambda seats, total, *_: (None, {"seat": seats_of(seats), "total": total}, {}),
}


def points(view: np.void) -> list[int]:
    """What every seat has scored so far, which everybody sees (OM-SCORE-3)."""
    return [int(score) for score in view.score[: view.options.seats]]


def result(view: np.void) -> Json:
    """How the game ended: by a seat, or by the two of a team, with the points of all."""
    winners = members_of(view.winners)
    args: Json = {"seat": seats_of(view.winners), "points": sum(int(view.score[seat]) for seat in winners)}
    return {"id": "won" if len(winners) == 1 else "won_by_team", "args": args}
