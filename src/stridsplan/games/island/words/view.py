"""The view as JSON; the shape is in docs/protocol.md."""

import numpy as np

from stridsplan.engine.bits import count_bits, members_of
from stridsplan.engine.words import options_to_json

from ..components import BLOCKS, EDGE, HOME_SQUARES, OF_TYPE, PAD_LEN, SQUARES, Type, square_name
from ..rules import ending, pad, setup, shooting, sides
from ..state import BLOCK, EMPTY, NOBODY, OPTIONS, PAD, Ended, Phase
from .goal import goal_json
from .things import Json, character, face_name, facing_name, type_name


def view_json(view: np.void, seat: int | None) -> Json:
    seats = range(view.options.seats)
    return {
        "columns": int(sides.columns(view)),
        "goal": goal_json(view),
        "phase": Phase(view.phase).name.lower(),
        "turn": view.turn,
        "turns": view.turns,
        "first": view.first,
        "battle": view.battle,
        "dice": [die_json(view, die) for die in range(2) if is_on_table(view, die)],
        "pieces": [
            piece_json(view, piece) for k in seats for piece in members_of(sides.pieces_on_island(view, k))
        ],
        "blocks": [square_name(square) for square in range(SQUARES) if view.grid[square] == BLOCK],
        "turned": [
            {"square": square_name(int(view.turned_square[k])), "face": face_name(view.turned_face[k])}
            for k in range(view.turned)
        ],
        "faces": {"live": view.live_left, "safe": view.safe_left, "all": int(BLOCKS[view.options.seats])},
        "seats": [seat_json(view, k) for k in seats],
        "idle": view.idle,
        "ended": Ended(view.ended).name.lower(),
        "options": options_to_json(view.options, OPTIONS),
    }


def is_on_table(view: np.void, die: int) -> bool:
    return bool(view.phase == Phase.BATTLE and (die == 0 or sides.rolls_two_dice(view)))


def die_json(view: np.void, die: int) -> Json:
    bound = int(view.bound[die])
    where = square_name(int(view.where[bound])) if bound >= 0 and view.where[bound] >= 0 else None
    return {
        "number": int(view.die[die]),
        "used": bool(view.used[die]),
        "bound": "pad" if bound == PAD else where,
    }


def piece_json(view: np.void, piece: int) -> Json:
    """Return a character, and the square of its target, if it has one."""
    target = int(shooting.target_square(view, piece))
    return {**character(view, piece), "target": square_name(target) if target else None}


def seat_json(view: np.void, seat: int) -> Json:
    return {
        "seat": seat,
        "side": int(sides.side_of(view, seat)),
        "edge": facing_name(EDGE[seat]),
        "pad": pad_json(view, seat),
        "hand": {kind.name.lower(): count_bits(view.in_hand[seat] & OF_TYPE[kind]) for kind in Type},
        "home": home_json(view, seat),
        "island": count_bits(view.island[seat]),
        "on_pad": count_bits(view.on_pad[seat]),
        "left": count_bits(view.island[seat] | view.on_pad[seat] | view.in_hand[seat]),
        "lost": int(view.losses[seat]),
        "stands": bool(sides.has_not_lost(view, seat)),
        "wins": int(view.wins[seat]),
        "points": int(view.points[seat]),
        "worth": int(ending.winner_points(view, seat)),
    }


def pad_json(view: np.void, seat: int) -> Json | None:
    """Return the pad: the column of its missile, and its slots from the owner's left; None without one."""
    if view.centre[seat] == 0:
        return None
    return {
        "column": int(view.centre[seat]),
        "slots": [slot_json(view, seat, slot) for slot in range(PAD_LEN)],
    }


def slot_json(view: np.void, seat: int, slot: int) -> Json:
    piece, square = int(view.pad[seat, slot]), int(pad.launch_square(view, seat, slot))
    return {
        "slot": slot + 1,
        "column": int(pad.slot_column(view, seat, slot)),
        "square": square_name(square) if square else None,
        "free": bool(square and view.grid[square] == EMPTY),
        "piece": None if piece == NOBODY else piece,
        "type": None if piece == NOBODY else type_name(piece),
    }


def home_json(view: np.void, seat: int) -> list[str] | None:
    """Return the squares where the seat may place its characters; None once all characters are placed."""
    if view.phase > Phase.CHARACTERS:
        return None
    return [square_name(int(square)) for square in HOME_SQUARES if is_home_on_island(view, seat, int(square))]


def is_home_on_island(view: np.void, seat: int, square: int) -> bool:
    return bool(setup.is_on_island(view, square) and setup.is_home(view, seat, square))
