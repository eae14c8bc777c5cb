"""Action codes and their named fields."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ..components import (
    COMBAT_KINDS,
    COST,
    COUNTRY,
    NAME_OF_KIND,
    SIDE,
    SLOTS,
    SQUARE_NAMES,
    Direction,
    Terrain,
    square_name,
)
from ..rules import movement
from ..rules.squares import neighbour
from ..state import (
    AIM,
    BATTLE,
    BID,
    BUY,
    CALL_OFF,
    DRAGON,
    END_PURCHASE,
    END_REINFORCEMENT,
    FIGHT_ON,
    FOLD,
    HIT,
    LAIR,
    LAY,
    LEAD,
    LODGE,
    MERGE,
    PASS,
    PLACES,
    PUT,
    READY,
    START,
    STEP,
    STOP,
    TAKE,
    TAKE_ALL,
    TARGET,
    TOP,
    WITHDRAW,
    Ask,
)
from .things import Json, direction_name, party_name, slot_named, square_or_none, terrain_name, tile

PLAIN = {
    TAKE_ALL: "take_all",
    STOP: "stop",
    PASS: "pass",
    END_PURCHASE: "end_purchase",
    READY: "ready",
    FOLD: "fold",
    CALL_OFF: "call_off",
    FIGHT_ON: "fight_on",
    END_REINFORCEMENT: "end_reinforcement",
}
CODE_OF_PLAIN = {name: code for code, name in PLAIN.items()}


def action(code: int, view: np.void) -> Json:
    """Name the fields of an action; `settlement` is 3 * country, + 1 and + 2 for the villages."""
    if TAKE_ALL <= code < LEAD:
        return {"kind": PLAIN[code]}
    first, name = next((first, name) for first, name in reversed(NAMES) if code >= first)
    return name(code - first, view)


def name_laying(code: int, view: np.void) -> Json:
    """`cell` is row and column in the seat's own country."""
    terrain, cell = divmod(code, COUNTRY)
    return {"kind": "lay", "terrain": terrain_name(terrain + 1), "cell": cell_name(cell)}


def cell_name(cell: int) -> str:
    return f"{cell // SIDE + 1}{cell % SIDE + 1}"


CELLS = [cell_name(cell) for cell in range(COUNTRY)]


def name_purchase(kind: int, view: np.void) -> Json:
    return {"kind": "buy", "unit": NAME_OF_KIND[kind], "cost": int(COST[kind])}


def name_in_settlement(kind: str) -> Callable[[int, np.void], Json]:
    def name(code: int, view: np.void) -> Json:
        unit, place = divmod(code, PLACES)
        return {"kind": kind, "unit": NAME_OF_KIND[unit], **settlement(place, view)}

    return name


def settlement(place: int, view: np.void) -> Json:
    return {"settlement": place, "square": square_or_none(view.settlement[place])}


def name_square(kind: str) -> Callable[[int, np.void], Json]:
    return lambda square, view: {"kind": kind, "square": square_name(square)}


def name_start(square: int, view: np.void) -> Json:
    """A stack taken up: to move from, or while placing to lay another tile on top of it."""
    kind = "restack" if view.ask == Ask.REINFORCE else "start"
    return {"kind": kind, "square": square_name(square)}


def name_tile(kind: str) -> Callable[[int, np.void], Json]:
    return lambda slot, view: {"kind": kind, **tile(slot)}


def name_step(direction: int, view: np.void) -> Json:
    return name_direction("step", direction, view, movement.here(view))


def name_withdrawal(direction: int, view: np.void) -> Json:
    return name_direction("withdraw", direction, view, view.battle)


def name_direction(kind: str, direction: int, view: np.void, here: int) -> Json:
    there = neighbour(view, here, direction)
    return {"kind": kind, "direction": direction_name(direction), "to": square_or_none(there)}


def name_target(code: int, view: np.void) -> Json:
    party, slot = divmod(code, SLOTS)
    return {"kind": "target", "party": party_name(party), **tile(slot)}


NAMES: list[tuple[int, Callable[[int, np.void], Json]]] = [
    (LAY, name_laying),
    (BUY, name_purchase),
    (PUT, name_in_settlement("put")),
    (MERGE, name_in_settlement("merge")),
    (BID, lambda gold, view: {"kind": "bid", "gold": gold + 1}),
    (LODGE, lambda place, view: {"kind": "lodge", **settlement(place, view)}),
    (LAIR, name_square("lair")),
    (START, name_start),
    (TAKE, name_tile("take")),
    (STEP, name_step),
    (BATTLE, name_square("battle")),
    (AIM, lambda party, view: {"kind": "aim", "party": party_name(party)}),
    (HIT, name_tile("hit")),
    (TARGET, name_target),
    (WITHDRAW, name_withdrawal),
    (LEAD, name_tile("lead")),
    (TOP, name_tile("top")),
]


def code(**fields: Any) -> int:
    """The code of an action with these fields, as `action` names them; ValueError if there is none."""
    try:
        kind = fields["kind"]
        return CODE_OF_PLAIN[kind] if kind in CODE_OF_PLAIN else CODES[kind](fields)
    except (KeyError, ValueError, IndexError, TypeError) as error:
        raise ValueError(f"no such action: {fields}") from error


def unit_number(fields: Json) -> int:
    return NAME_OF_KIND[:COMBAT_KINDS].index(fields["unit"])


def place_number(fields: Json) -> int:
    return range(PLACES).index(fields["settlement"])


def party_number(fields: Json) -> int:
    return DRAGON if fields["party"] == "dragon" else range(DRAGON).index(fields["party"])


def slot_number(fields: Json) -> int:
    return slot_named(fields["unit"], fields.get("damaged", False))


def direction_number(fields: Json) -> int:
    return Direction[fields["direction"].upper()]


CODES: dict[str, Callable[[Json], int]] = {
    "lay": lambda f: LAY + COUNTRY * (Terrain[f["terrain"].upper()] - 1) + CELLS.index(f["cell"]),
    "buy": lambda f: BUY + unit_number(f),
    "put": lambda f: PUT + PLACES * unit_number(f) + place_number(f),
    "merge": lambda f: MERGE + PLACES * unit_number(f) + place_number(f),
    "bid": lambda f: BID + range(1, LODGE - BID + 1).index(f["gold"]),
    "lodge": lambda f: LODGE + place_number(f),
    "lair": lambda f: LAIR + SQUARE_NAMES[f["square"]],
    "start": lambda f: START + SQUARE_NAMES[f["square"]],
    "restack": lambda f: START + SQUARE_NAMES[f["square"]],
    "lead": lambda f: LEAD + slot_number(f),
    "top": lambda f: TOP + slot_number(f),
    "take": lambda f: TAKE + slot_number(f),
    "step": lambda f: STEP + direction_number(f),
    "battle": lambda f: BATTLE + SQUARE_NAMES[f["square"]],
    "aim": lambda f: AIM + party_number(f),
    "hit": lambda f: HIT + slot_number(f),
    "target": lambda f: TARGET + SLOTS * party_number(f) + slot_number(f),
    "withdraw": lambda f: WITHDRAW + direction_number(f),
}
