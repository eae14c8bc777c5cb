"""Events and the result of a game as JSON, with arguments for sentences."""

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import Json, events_to_json

from ..components import NAME_OF_KIND, SLOTS, square_name
from ..rules.combat import FACES_PER_NUMBER
from ..rules.movement import NO_SQUARE
from ..state import NOBODY, Event, Rule
from .things import FORMS, party_name, party_term, seats_of, tile, unit_term

# Each `write_...` function takes the six integers of an event, of which the last may be unused, and returns what
# `events_to_json` wants: the id, or None for the event's own, then `args` and `what`


def write_round(number, holder, *_):
    return None, {"number": number, "seat": party_term(holder)}, {"round": number, "holder": holder}


def squares_of_path(packed: int) -> list[str]:
    """Return the start and the squares of a move, packed in 7 bits each; NO_SQUARE has all 7 bits."""
    squares = [packed >> 7 * k & NO_SQUARE for k in range(4)]
    return [square_name(square) for square in squares if square != NO_SQUARE]


def write_move(seat, number, packed, top, left, *_):
    path = squares_of_path(packed)
    args = {
        "seat": party_term(seat),
        "number": number,
        "from": path[0],
        "to": path[-1],
        "unit": unit_term(top // 2),
    }
    left_top = tile(left) if left != NOBODY else None
    return None, args, {"seat": seat, "path": path, "number": number, "top": tile(top), "left": left_top}


def write_battle(square, side, seats, dragon, *_):
    name = square_name(square)
    what = {"square": name, "seats": members_of(seats), "dragon": bool(dragon)}
    what["defender"] = None if side == NOBODY else side
    args = {"square": name, "seats": seats_of(seats)}
    return ("battle_with_dragon" if dragon else None), args, what


def counts_of(*packed: int) -> list[Json]:
    """Return the tiles of a party in a battle, which are packed in base 17: [{"unit", "damaged", "count"}]."""
    counts = [number // 17**k % 17 for number in packed for k in range(7)]
    return [{**tile(slot), "count": counts[slot]} for slot in range(SLOTS) if counts[slot]]


def write_force(party, *packed):
    shown = counts_of(*packed[:4])
    units = {"terms": [f"unit-{each['unit']}" for each in shown]}
    number = sum(each["count"] for each in shown)
    args = {"seat": party_term(party), "number": number, "units": units}
    return None, args, {"party": party_name(party), "tiles": shown}


def faces_of(number: int, packed: int, more: int) -> list[int]:
    """Return the faces of dice that are packed in base 7."""
    low = [packed // 7**k % 7 for k in range(min(number, FACES_PER_NUMBER))]
    return low + [more // 7**k % 7 for k in range(number - len(low))]


def write_dice(party, slot, least, number, packed, more):
    faces = faces_of(number, packed, more)
    hits = sum(face >= least for face in faces)
    args = {
        "seat": party_term(party),
        "unit": unit_term(slot // 2),
        "dice": faces,
        "least": least,
        "hits": hits,
    }
    return (
        None,
        args,
        {"party": party_name(party), **tile(slot), "faces": faces, "least": least, "hits": hits},
    )


def write_hits(party, kind, whole, lost, whole_left, damaged_left):
    """Write how many tiles of one kind were eliminated, and how many became damaged."""
    damaged_before = damaged_left + lost - whole
    damaged = whole - (lost - min(lost, damaged_before))
    args = {"seat": party_term(party), "unit": unit_term(kind), "lost": lost, "damaged": damaged}
    what = {"party": party_name(party), "unit": NAME_OF_KIND[kind], "lost": lost, "damaged": damaged}
    return None, args, what | {"whole_left": whole_left, "damaged_left": damaged_left}


def write_end_of_battle(square, seats, dragon, *_):
    name = square_name(square)
    what = {"square": name, "seats": members_of(seats), "dragon": bool(dragon)}
    if seats:
        return "battle_won", {"square": name, "seat": seats_of(seats)}, what
    return ("battle_won_by_dragon" if dragon else "battle_without_survivors"), {"square": name}, what


SPECIAL = {
    Event.ROUND_BEGAN: write_round,
    Event.MOVED: write_move,
    Event.BATTLE_BEGAN: write_battle,
    Event.FORCE_SHOWN: write_force,
    Event.DICE_ROLLED: write_dice,
    Event.HITS_TAKEN: write_hits,
    Event.BATTLE_ENDED: write_end_of_battle,
}
event = events_to_json(Event, Rule, FORMS, SPECIAL)


def points(view: np.void) -> list[int]:
    """Return the score of every seat, which is public (OM-SCORE-3)."""
    return [int(score) for score in view.score[: view.options.seats]]


def result(view: np.void) -> Json:
    """Return the result: the winning seat, or both of a team, with their points."""
    winners = members_of(view.winners)
    args: Json = {"seat": seats_of(view.winners), "points": sum(int(view.score[seat]) for seat in winners)}
    return {"id": "won" if len(winners) == 1 else "won_by_team", "args": args}
