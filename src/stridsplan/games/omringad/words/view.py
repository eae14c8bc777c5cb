"""The view as JSON; the shape is in docs/protocol.md."""

from functools import cache

import numpy as np

from stridsplan.engine.bits import has_bit, members_of
from stridsplan.engine.words import options_to_json

from ..components import (
    ARMY,
    BOARD_OF_SEATS,
    BOARDS,
    COMBAT_KINDS,
    COUNTRY,
    DIRECTIONS,
    DRAGON_TILE,
    ENOUGH_TOGETHER,
    FIRST_SPECIAL,
    KIND_OF,
    NAME_OF_KIND,
    NEIGHBOUR,
    NO_S,
    NOWHERE,
    SETTLEMENTS,
    SLOTS,
    SPECIALS,
    Step,
    square_name,
)
from ..rules import combat, group, movement, scoring, siege
from ..rules.sides import side_of
from ..rules.squares import count_squares, is_first_direction, neighbour
from ..rules.tiles import combat_value_of_slot, has_moved, slot_of, tile_of, tiles_in
from ..state import (
    ASIDE,
    DRAGON,
    NO_DIRECTION,
    NOBODY,
    ON_OFFER,
    OPTIONS,
    PARTIES,
    POOL,
    UNKNOWN,
    AnswerStep,
    Ask,
    Phase,
    Reason,
    Siege,
    Teams,
)
from .things import Json, party_name, square_or_none, terrain_name, tile


def view_json(view: np.void, seat: int | None) -> Json:
    seats = range(view.options.seats)
    return {
        "phase": Phase(view.phase).name.lower(),
        "ask": Ask(view.ask).name.lower(),
        "round": view.round,
        "holder": none_if(view.holder, NOBODY),
        "turn": none_if(view.turn, NOBODY),
        "passed": members_of(view.passed),
        "board": list(BOARDS)[0 if view.options.seats == 2 else 1],
        "squares": squares_json(view),
        "settlements": [square_or_none(square) for square in view.settlement[: SETTLEMENTS * len(seats)]],
        "seats": [seat_json(view, k) for k in seats],
        "specials": [special_json(view, special) for special in range(SPECIALS)],
        "auction": auction_json(view, seat),
        "move": move_json(view, seat),
        "battle": battle_json(view, seat),
        "history": history_json(view),
        "winners": members_of(view.winners),
        "goal": goal_json(view),
        "enough_together": enough_json(view),
        "options": options_to_json(view.options, OPTIONS),
    }


def goal_json(view: np.void) -> Json:
    """Return the points that win, for one member of a team or for both (OM-END-1, OM-TEAM-4, OM-TEAM-7)."""
    limit, enough = int(view.options.limit), enough_json(view)
    if enough is not None:
        return {"id": "both", "args": {"limit": limit, "enough": enough}, "target": limit}
    kind = "points" if view.options.teams == Teams.EVERYONE else "team"
    return {"id": kind, "args": {"limit": limit}, "target": limit}


def enough_json(view: np.void) -> int | None:
    """Return the total with which a team wins even with a member below the limit (OM-TEAM-7); None if one member is
    enough."""
    return ENOUGH_TOGETHER * int(view.options.limit) if view.options.both_must_reach else None


def none_if(value: int, nothing: int) -> int | None:
    return None if value == nothing else int(value)


# -- Squares -------------------------------------------------------------------------------------------------


def squares_json(view: np.void) -> list[Json]:
    """Return all squares. Arrays become lists first, because Python reads lists faster."""
    seats, settlements = view.options.seats, view.settlement.tolist() if view.revealed else ()
    rows = zip(view.terrain.tolist(), view.control.tolist(), view.height.tolist(), strict=True)
    return [
        {
            "square": square_name(square),
            "home": square // COUNTRY,
            "terrain": terrain_name(terrain),
            "control": control,
            "neighbours": neighbour_names(seats, square),
            "stacks": [stack_json(view, square, seat) for seat in range(seats) if height[seat]],
            "dragon": dragon_json(view, square),
            "siege": siege_json(view, square) if square in settlements else None,
        }
        for square, (terrain, control, height) in zip(range(count_squares(view)), rows, strict=False)
    ]


@cache
def neighbour_names(seats: int, square: int) -> list[str]:
    """Return the neighbours to the north, east, south and west."""
    return [square_name(there) for there in NEIGHBOUR[BOARD_OF_SEATS[seats], square]]


def dragon_json(view: np.void, square: int) -> Json | None:
    """Return the dragon if it is in the square; it is public (OM-DRAGON-9)."""
    return {"damaged": bool(view.damaged[DRAGON_TILE])} if view.place[DRAGON_TILE] == square else None


def stack_json(view: np.void, square: int, seat: int) -> Json:
    """Return a stack as everybody sees it, and its tiles for those who know them."""
    return {
        "seat": seat,
        "height": int(view.height[square, seat]),
        "capable": bool(view.capable[square, seat]),
        "top": tile(int(view.top[square, seat])),
        "general": bool(view.under[square, seat]),
        "moved": int(view.entered[square, seat]),
        "from": origins(view, square, seat),
        "tiles": tiles_json(view, square, seat),
    }


def origins(view: np.void, square: int, seat: int) -> list[str]:
    """Return the squares from which tiles of the stack came in this round."""
    directions = [bit for bit in members_of(int(view.origins[square, seat])) if bit != NO_DIRECTION]
    return [square_name(neighbour(view, square, direction)) for direction in directions]


def tiles_json(view: np.void, square: int, seat: int) -> list[Json] | None:
    """Return [{"unit", "damaged", "moved", "count"}], None if the viewer does not know the tiles."""
    counts: dict[tuple[int, bool], int] = {}
    for each in (tile_of(seat, k) for k in members_of(tiles_in(view, seat, square))):
        key = int(slot_of(view, each)), bool(has_moved(view, each))
        counts[key] = counts.get(key, 0) + 1
    if sum(counts.values()) != view.height[square, seat]:
        return None
    return [{**tile(slot), "moved": moved, "count": counts[slot, moved]} for slot, moved in sorted(counts)]


def siege_json(view: np.void, square: int) -> Json:
    """Return the siege of a settlement, the besieging squares, and how many units may still be placed (None: no
    limit)."""
    settlement = view.settlement.tolist().index(square)
    around = [
        neighbour(view, square, direction)
        for direction in range(DIRECTIONS)
        if is_first_direction(view, square, direction)
    ]
    by = [there for there in around if siege.besieges(view, there, view.control[square])]
    kind = Siege(siege.siege_of(view, square))
    room = None if kind == Siege.NONE else int(siege.room_for_units(view, settlement))
    return {"kind": kind.name.lower(), "by": [square_name(there) for there in by], "room": room}


# -- Seats ---------------------------------------------------------------------------------------------------


def seat_json(view: np.void, seat: int) -> Json:
    """Return a seat; `spent`, `pool` and `aside` are None if the viewer does not know them."""
    known = view.place[ARMY * seat] != UNKNOWN
    return {
        "seat": seat,
        "side": int(side_of(view, seat)),
        "gold": int(view.gold[seat]),
        "spent": int(view.spent[seat]) if known else None,
        "score": int(view.score[seat]),
        "areas": int(scoring.count_areas(view, seat)),
        "points": int(scoring.count_points(view, seat)) if view.revealed else None,
        "majority": bool(view.revealed and scoring.majority_seat(view) == seat),
        "pool": count_units(view, seat, POOL) if known else None,
        "aside": count_units(view, seat, ASIDE) if known else None,
        "answered": not has_bit(view.due, seat),
    }


def count_units(view: np.void, seat: int, place: int) -> Json:
    """Return how many units of every kind are in a place."""
    army = slice(ARMY * seat, ARMY * (seat + 1))
    counts = np.bincount(KIND_OF[army][view.place[army] == place], minlength=COMBAT_KINDS)
    return {NAME_OF_KIND[kind]: number for kind, number in enumerate(counts.tolist())}


def special_json(view: np.void, special: int) -> Json:
    """Return where a special is, as far as the viewer knows: in the cup, on offer, or on the board."""
    each = FIRST_SPECIAL + special
    place = int(view.place[each])
    where = "cup" if place == POOL else "offer" if place == ON_OFFER else "board"
    return {
        "unit": NAME_OF_KIND[KIND_OF[each]],
        "where": where,
        "owner": none_if(view.owner[special], NOBODY),
        "square": square_or_none(place) if place >= 0 else None,
        "damaged": bool(view.damaged[each]),
    }


def history_json(view: np.void) -> list[Json]:
    """Return income and points of the last rounds."""
    seats, last = view.options.seats, view.round if view.phase == Phase.OVER else view.round - 1
    return [
        {
            "round": last - view.rounds + 1 + k,
            "income": view.income[k, :seats].tolist(),
            "points": view.points[k, :seats].tolist(),
        }
        for k in range(view.rounds)
    ]


# -- What is going on ----------------------------------------------------------------------------------------


def auction_json(view: np.void, seat: int | None) -> Json | None:
    """Return the special on offer, the highest bid, the bidders left, and the viewer's own sealed bid."""
    if view.offer == NOBODY:
        return None
    sealed = int(view.sealed[seat]) if seat is not None and view.ask == Ask.SEAL_BID else None
    return {
        "unit": NAME_OF_KIND[COMBAT_KINDS + view.offer],
        "bid": view.bid,
        "high": none_if(view.high, NOBODY),
        "bidders": members_of(view.bidders),
        "sealed": sealed,
    }


def move_json(view: np.void, seat: int | None) -> Json | None:
    """Return the viewer's own incomplete move."""
    if view.start == NOWHERE or seat is None or view.answer_step[seat] == AnswerStep.TOP:
        return None
    has_group = group.group_size(view, NOBODY) > 0
    return {
        "start": square_name(view.start),
        "group": [
            {**tile(slot), "count": int(view.taken[slot])} for slot in range(SLOTS) if view.taken[slot]
        ],
        "path": [square_name(square) for square in view.path[: view.steps]],
        "steps": int(group.group_movement(view, view.start, NOBODY)) if has_group else 0,
        "answer_step": AnswerStep(view.answer_step[seat]).name.lower(),
        "lead": tile_or_none(movement.group_top(view, seat)),
        "top": tile_or_none(movement.rest_top(view, seat)),
    }


def tile_or_none(slot: int) -> Json | None:
    return None if slot == NOBODY else tile(int(slot))


def battle_json(view: np.void, seat: int | None) -> Json | None:
    """Return the battle: for each party its tiles and what they need to hit."""
    if view.battle == NOWHERE:
        return None
    return {
        "square": square_name(view.battle),
        "terrain": terrain_name(view.terrain[view.battle]),
        "defender": none_if(view.defender, NOBODY),
        "step": Step(view.step).name.lower(),
        "parties": [
            party_json(view, party, seat) for party in range(PARTIES) if combat.is_fighting(view, party)
        ],
        "sharpshooters": none_if(view.sharp_seat, NOBODY) if view.sharp else None,
        "reason": Reason(view.reason).name.lower() if view.ask == Ask.WITHDRAW else None,
        "from": group_json(view),
    }


def group_json(view: np.void) -> str | None:
    """Return the square that the withdrawing group came from; None if it was there before."""
    if view.ask != Ask.WITHDRAW or view.group == NO_DIRECTION:
        return None
    return square_name(neighbour(view, view.battle, view.group))


def party_json(view: np.void, party: int, seat: int | None) -> Json:
    own = party == seat and view.ask == Ask.TAKE_HITS
    counts = view.after[party] if own else view.force[party]
    return {
        "party": party_name(party),
        "side": int(side_of(view, party)),
        "defends": bool(combat.is_defending(view, party)),
        "tiles": [
            fighter_json(view, party, slot, int(counts[slot])) for slot in range(SLOTS) if counts[slot]
        ],
        "rolled": int(view.dragon_hits if party == DRAGON else view.rolled[party]),
        "hits": int(view.hits[party]) if own else None,
    }


def fighter_json(view: np.void, party: int, slot: int, count: int) -> Json:
    """Return tiles of a slot in a battle; `box` is ranged, melee, or none for tiles without a combat value
    (OM-COMBAT-15)."""
    fights = combat_value_of_slot(slot) != NO_S
    return {
        **tile(slot),
        "count": count,
        "box": Step(combat.step_of_slot(view, slot)).name.lower() if fights else "none",
        "least": int(combat.threshold(view, party, slot)) if fights else None,
        "modifier": int(combat.modifier(view, party, slot)) if fights else None,
    }
