"""Action codes and their named fields."""

from typing import Any

import numpy as np

from ..components import (
    ARRANGED_TYPE,
    HOME_INDEX,
    HOME_SQUARES,
    PAD_LEN,
    RIGHT_ALONG_EDGE,
    SQUARE_NAMES,
    TYPE_COUNT,
    Facing,
    Type,
    square_name,
)
from ..rules import blocks, movement, pad, shooting, zero
from ..state import (
    ARRANGE,
    BLOCK,
    CLAIM,
    DECLINE,
    END,
    LAUNCH,
    MOVE,
    NOBODY,
    NOMINATE,
    PLACE,
    PLACE_BLOCK,
    REMOVE,
    ROTATE,
    SHOOT,
    SLIDE,
    Ask,
    Use,
    Way,
)
from .things import Json, character, characters, column_name, facing_name, type_name

TURNS = {Way.FORWARD: None, Way.TURN_LEFT: "left", Way.TURN_RIGHT: "right"}


def action(code: int, view: np.void) -> Json:
    """Name the fields of an action, and what it would come to on the board."""
    if code < SHOOT:
        return name_placing(code)
    if code < LAUNCH:
        return name_shot(code - SHOOT, view)
    if code < NOMINATE:
        return name_launch(code - LAUNCH, view)
    if code == NOMINATE:
        return {"kind": "nominate"}
    if code < MOVE:
        piece, right = divmod(code - ROTATE, 2)
        facing = (int(view.facing[piece]) + (1 if right else 3)) % 4
        fields = {"kind": "rotate", "to": "right" if right else "left", **character(view, piece)}
        return fields | {"facing": facing_name(facing)}
    if code < SLIDE:
        return name_move(code - MOVE, view)
    if code < REMOVE:
        return name_slide(code - SLIDE, view)
    if code < DECLINE:
        return name_removal(code - REMOVE, view)
    if code == DECLINE:
        return {"kind": "decline"}
    if code == CLAIM:
        return {"kind": "claim_draw"}
    return {"kind": "end_turn" if view.ask == Ask.AFTER or zero.pad_die(view) != zero.NO_DIE else "blocked"}


def name_placing(code: int) -> Json:
    if code < PLACE:
        return {"kind": "place_block", "square": square_name(code - PLACE_BLOCK)}
    if code < ARRANGE:
        home, rest = divmod(code - PLACE, 12)
        kind, facing = divmod(rest, 4)
        square = square_name(int(HOME_SQUARES[home]))
        return {
            "kind": "place",
            "type": Type(kind).name.lower(),
            "square": square,
            "facing": facing_name(facing),
        }
    slots = ARRANGED_TYPE[code - ARRANGE].tolist()
    return {"kind": "arrange", "slots": [Type(kind).name.lower() for kind in slots]}


def name_shot(piece: int, view: np.void) -> Json:
    """`hits` go for certain; `risk` tells who goes if the block is live, and how likely that is."""
    target = int(shooting.target_square(view, piece))
    shooter = character(view, piece)
    fields: Json = {"kind": "shoot", "piece": piece, "type": shooter["type"], "from": shooter["square"]}
    fields["target"] = square_name(target)
    between = shooting.characters_between(view, piece, target)
    if view.grid[target] == BLOCK:
        caught = int(between) | int(blocks.characters_around(view, target))
        return fields | {"at": "block", "hits": [], "risk": name_risk(view, caught)}
    return fields | {"at": "character", "hits": characters(view, int(between) | 1 << int(view.grid[target]))}


def name_risk(view: np.void, caught: int) -> Json:
    """What a block can do when it is turned over: who goes if it is live (but for others that it sets off)."""
    return {"live": view.live_left / (view.live_left + view.safe_left), "takes": characters(view, caught)}


def name_launch(slot: int, view: np.void) -> Json:
    piece = int(view.pad[view.turn, slot])
    fields: Json = {"kind": "launch", "slot": slot + 1}
    if piece != NOBODY:
        square = int(pad.launch_square(view, view.turn, slot))
        fields |= {
            "piece": piece,
            "type": type_name(piece),
            "square": square_name(square) if square else None,
        }
    return fields


def name_move(code: int, view: np.void) -> Json:
    piece, rest = divmod(code, 9)
    use, way = divmod(rest, 3)
    number = int(movement.number_of(view, use))
    mover, there = character(view, piece), int(movement.destination(view, piece, number, way))
    fields: Json = {
        "kind": "move",
        "piece": piece,
        "type": mover["type"],
        "from": mover["square"],
        "to": square_name(there),
        "turn": TURNS[Way(way)],
        "facing": facing_name(movement.facing_after(view, piece, way)),
        "number": number,
        "dice": Use(use).name.lower(),
    }
    if view.grid[there] == BLOCK:
        caught = int(blocks.characters_around(view, there))
        caught |= 0 if view.options.lander_survives else 1 << piece
        fields["risk"] = name_risk(view, caught)
    return fields


def name_slide(right: int, view: np.void) -> Json:
    number = int(view.die[zero.pad_die(view)])
    column = int(view.centre[view.turn]) + (number if right else -number) * int(RIGHT_ALONG_EDGE[view.turn])
    return {
        "kind": "slide",
        "to": "right" if right else "left",
        "column": column_name(column),
        "number": number,
    }


def name_removal(piece: int, view: np.void) -> Json:
    if view.where[piece] >= 0:
        return {"kind": "remove", **character(view, piece), "slot": None}
    slots = view.pad[view.turn].tolist()
    slot = slots.index(piece) + 1 if piece in slots else None
    return {
        "kind": "remove",
        "piece": piece,
        "seat": view.turn,
        "type": type_name(piece),
        "square": None,
        "slot": slot,
    }


def code(**fields: Any) -> int:
    """The code of an action with these fields, as `action` names them; ValueError if there is none.

    Characters are named by `piece`, 10 times the seat and its number among the seat's ten.
    """
    kind = fields.get("kind")
    try:
        if kind == "place_block":
            return PLACE_BLOCK + SQUARE_NAMES[fields["square"]]
        if kind == "place":
            home = int(HOME_INDEX[SQUARE_NAMES[fields["square"]]])
            if home < 0:
                raise ValueError(fields["square"])
            kind_code, facing = Type[fields["type"].upper()], Facing[fields["facing"].upper()]
            return PLACE + 12 * home + 4 * kind_code + facing
        if kind == "arrange":
            if len(fields["slots"]) != PAD_LEN:
                raise ValueError(fields["slots"])
            return ARRANGE + sum(Type[name.upper()] * TYPE_COUNT**k for k, name in enumerate(fields["slots"]))
        if kind == "shoot":
            return SHOOT + fields["piece"]
        if kind == "launch":
            return LAUNCH + range(1, PAD_LEN + 1).index(fields["slot"])
        if kind == "rotate":
            return ROTATE + 2 * fields["piece"] + ("left", "right").index(fields["to"])
        if kind == "move":
            way = tuple(TURNS.values()).index(fields.get("turn"))
            return MOVE + 9 * fields["piece"] + 3 * Use[fields.get("dice", "first").upper()] + way
        if kind == "slide":
            return SLIDE + ("left", "right").index(fields["to"])
        if kind == "remove":
            return REMOVE + fields["piece"]
    except (KeyError, ValueError) as error:
        raise ValueError(f"no such action: {fields}") from error
    plain = {"nominate": NOMINATE, "decline": DECLINE, "claim_draw": CLAIM, "end_turn": END, "blocked": END}
    if kind not in plain:
        raise ValueError(f"no such action: {fields}")
    return plain[kind]
