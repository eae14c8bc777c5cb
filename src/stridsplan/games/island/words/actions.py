"""Actions as JSON: the fields that describe the effect of an action, besides or in place of kind and arguments."""

import numpy as np

from ..actions import ACTIONS, END, LAUNCH, MOVE, REMOVE, ROTATE, SHOOT, SLIDE
from ..components import COLUMN_NAMES, LEFT, RIGHT, RIGHT_ALONG_EDGE
from ..rules import blocks, movement, pad, shooting, zero
from ..state import BLOCK, NOBODY, Ask
from .things import Json, character, characters, column_name, facing_name, name_on_board, type_name


def describe_shot(view: np.void, piece: int) -> Json:
    """Return the effect of a shot: `hits` are certainly removed; `risk` has the characters that are removed if the
    block is live, and the probability of this."""
    target = int(shooting.target_square(view, piece))
    shooter = character(view, piece)
    fields: Json = {"type": shooter["type"], "from": shooter["square"], "target": name_on_board(target)}
    if fields["from"] is None or fields["target"] is None:
        return fields
    between = shooting.characters_between(view, piece, target)
    if view.grid[target] == BLOCK:
        caught = int(between) | int(blocks.characters_around(view, target))
        return fields | {"at": "block", "hits": [], "risk": risk_of_block(view, caught)}
    return fields | {"at": "character", "hits": characters(view, int(between) | 1 << int(view.grid[target]))}


def risk_of_block(view: np.void, caught: int) -> Json:
    """Return how likely a block is live, and the characters lost then, without those that the blocks it sets off
    remove."""
    return {"live": view.live_left / (view.live_left + view.safe_left), "takes": characters(view, caught)}


def describe_launch(view: np.void, slot: int) -> Json:
    piece, square = int(view.pad[view.turn, slot]), int(pad.launch_square(view, view.turn, slot))
    if piece == NOBODY:
        return {}
    return {"piece": piece, "type": type_name(piece), "square": name_on_board(square)}


def describe_rotation(view: np.void, piece: int, to_right: int) -> Json:
    facing = (int(view.facing[piece]) + (RIGHT if to_right else LEFT)) % 4
    return {**character(view, piece), "facing": facing_name(facing)}


def describe_move(view: np.void, piece: int, use: int, way: int) -> Json:
    number = int(movement.number_of(view, use))
    mover, there = character(view, piece), int(movement.destination(view, piece, number, way))
    fields: Json = {
        "type": mover["type"],
        "from": mover["square"],
        "to": name_on_board(there),
        "facing": facing_name(movement.facing_after(view, piece, way)),
        "number": number,
    }
    if name_on_board(there) and view.grid[there] == BLOCK:
        others = int(blocks.characters_around(view, there)) & ~(1 << piece)
        caught = others | (0 if view.options.lander_survives else 1 << piece)
        fields["risk"] = risk_of_block(view, caught)
    return fields


def describe_slide(view: np.void, to_right: int) -> Json:
    number = int(view.die[zero.pad_die(view)])
    steps = (number if to_right else -number) * int(RIGHT_ALONG_EDGE[view.turn])
    column = int(view.centre[view.turn]) + steps
    is_on_board = 0 < column <= len(COLUMN_NAMES)
    return {"column": column_name(column) if is_on_board else None, "number": number}


def describe_removal(view: np.void, piece: int) -> Json:
    if view.where[piece] >= 0:
        return {**character(view, piece), "slot": None}
    slots = view.pad[view.turn].tolist()
    slot = slots.index(piece) + 1 if piece in slots else None
    return {"seat": view.turn, "type": type_name(piece), "square": None, "slot": slot}


def describe_end(view: np.void) -> Json:
    is_blocked = view.ask != Ask.AFTER and zero.pad_die(view) == zero.NO_DIE
    return {"kind": "blocked"} if is_blocked else {}


action = ACTIONS.to_json(
    {
        SHOOT: describe_shot,
        LAUNCH: describe_launch,
        ROTATE: describe_rotation,
        MOVE: describe_move,
        SLIDE: describe_slide,
        REMOVE: describe_removal,
        END: describe_end,
    }
)
