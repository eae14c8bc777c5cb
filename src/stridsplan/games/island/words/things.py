"""Seats, characters, squares and facings as JSON and as arguments of sentences."""

import numpy as np

from stridsplan.engine.bits import members_of
from stridsplan.engine.words import Form, Json

from ..components import (
    ARRANGED_TYPE,
    CHARACTERS,
    COLUMN_NAMES,
    SQUARE_NAMES,
    TYPE,
    Facing,
    Type,
    square_name,
)
from ..state import Face, Use


def seat_term(seat: int) -> Json:
    return {"seat": int(seat)}


def seats_of(mask: int) -> Json:
    """Return the seats of a mask: one seat, or a list."""
    seats = members_of(mask)
    return seat_term(seats[0]) if len(seats) == 1 else {"seats": seats}


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


NAMES = {square: name for name, square in SQUARE_NAMES.items()}


def name_on_board(square: int) -> str | None:
    """Return the name of a square; None if it is not on the board, as it may be for an illegal action."""
    return NAMES.get(int(square))


def face_name(face: int) -> str:
    return Face(int(face)).name.lower()


def character(view: np.void, piece: int) -> Json:
    """Return a character on the island."""
    return {
        "piece": int(piece),
        "seat": int(piece) // CHARACTERS,
        "type": type_name(piece),
        "square": name_on_board(view.where[piece]),
        "facing": facing_name(view.facing[piece]),
    }


def characters(view: np.void, pieces: int) -> list[Json]:
    """Return a set of characters on the island."""
    return [character(view, piece) for piece in members_of(int(pieces))]


def slot_types(arrangement: int) -> list[str]:
    """Return the types of the slots, from the owner's left."""
    return [Type(kind).name.lower() for kind in ARRANGED_TYPE[arrangement].tolist()]


FORMS = {  # of the arguments of events
    "seat": Form(seat_term, int),
    "square": Form(square_name, square_name),
    "facing": Form(facing_term, facing_name),
    "face": Form(face_name, face_name),
    "dice": Form(lambda number: [number]),
    "piece": Form(
        lambda piece: {"type": type_term(piece)},
        lambda piece: {"piece": piece, "type": type_name(piece)},
        spreads=True,
    ),
    "use": Form(lambda use: {}, lambda use: {"dice": Use(use).name.lower()}, spreads=True),
    "arrangement": Form(
        lambda arrangement: {"types": {"terms": [f"type-{name}" for name in slot_types(arrangement)]}},
        lambda arrangement: {"slots": slot_types(arrangement)},
        spreads=True,
    ),
    "origin": Form(
        lambda origin: {"chained": int(origin != 0)},
        lambda origin: {"by": square_name(origin) if origin else None},
        spreads=True,
    ),
}
