"""Things as arguments of sentences and as JSON: seats, characters, squares, facings."""

from typing import Any

import numpy as np

from stridsplan.engine.bits import members_of

from ..components import CHARACTERS, COLUMN_NAMES, TYPE, Facing, Type, square_name
from ..state import Face

Json = dict[str, Any]


def who(seat: int) -> Json:
    return {"seat": int(seat)}


def seats_of(mask: int) -> Json:
    """The seats of a mask: one alone, or several."""
    seats = members_of(mask)
    return who(seats[0]) if len(seats) == 1 else {"seats": seats}


def type_name(piece: int) -> str:
    return Type(int(TYPE[piece % CHARACTERS])).name.lower()


def type_term(piece: int) -> Json:
    return {"term": f"type-{type_name(piece)}"}


def facing_name(facing: int) -> str:
    return Facing(int(facing)).name.lower()


def facing_term(facing: int) -> Json:
    return {"term": f"facing-{facing_name(facing)}"}


def column_name(column: int) -> str:
    return COLUMN_NAMES[int(column) - 1]


def face_name(face: int) -> str:
    return Face(int(face)).name.lower()


def character(view: np.void, piece: int) -> Json:
    """A character on the island, as the client draws it."""
    return {
        "piece": int(piece),
        "seat": int(piece) // CHARACTERS,
        "type": type_name(piece),
        "square": square_name(int(view.where[piece])),
        "facing": facing_name(view.facing[piece]),
    }


def characters(view: np.void, pieces: int) -> list[Json]:
    """A set of characters on the island."""
    return [character(view, piece) for piece in members_of(int(pieces))]
