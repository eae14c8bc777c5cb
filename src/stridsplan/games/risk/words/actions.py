"""Action codes and their named fields."""

from typing import Any

import numpy as np

from ..components import (
    CARDS,
    COUNTS,
    EDGE_SOURCE,
    EDGE_TARGET,
    TERRITORIES,
)
from ..rules import conquest, placing
from ..state import (
    ATTACK,
    CAPITAL,
    CARD,
    COUNT,
    DEFEND,
    DONE,
    END_ATTACKS,
    END_REINFORCEMENT,
    END_TURN,
    MOVE_FROM,
    MOVE_TO,
    PLACE,
    ROLL,
    ROLLS,
    STAND,
    STEP_ALL,
    STEPS,
    UNTIL,
    Ask,
    Link,
    Standing,
)
from .things import Json


def action(code: int, view: np.void) -> Json:
    """Name the fields of an action; `view` tells what "all" comes to."""
    if code < CARD:
        return name_place(code - PLACE, view)
    if code < CAPITAL:
        return {"kind": "card", "card": CARDS[code - CARD]}
    if code < ATTACK:
        return {"kind": "choose_capital", "territory": TERRITORIES[code - CAPITAL]}
    if code < MOVE_FROM:
        edge = code - ATTACK
        return {
            "kind": "attack",
            "source": TERRITORIES[EDGE_SOURCE[edge]],
            "target": TERRITORIES[EDGE_TARGET[edge]],
        }
    if code < MOVE_TO:
        return {"kind": "move_from", "territory": TERRITORIES[code - MOVE_FROM]}
    if code < ROLL:
        return {"kind": "move_to", "territory": TERRITORIES[code - MOVE_TO]}
    if code < COUNT:
        armies, dice = ROLLS[code - ROLL]
        return {"kind": "roll", "armies": armies, "dice": dice}
    if code < DEFEND:
        return name_count(code - COUNT, view)
    if code < STAND:
        return {"kind": "defend", "dice": code - DEFEND + 1}
    if code < UNTIL:
        return {"kind": "stand", "defence": Standing(code - STAND).name.lower()}
    if code == UNTIL:
        return {"kind": "until", "armies": int(view.counted)}
    if code == DONE:
        return {"kind": "done", "armies": int(view.counted)}
    return {
        "kind": {END_REINFORCEMENT: "end_reinforcement", END_ATTACKS: "end_attacks", END_TURN: "end_turn"}[
            code
        ]
    }


def name_place(code: int, view: np.void) -> Json:
    t, step = divmod(code, STEPS)
    available = placing.armies_to_place(view, int(view.owner[t]))
    kind = "place_neutral" if view.ask == Ask.PLACE_NEUTRAL else "place"
    fields: Json = {
        "kind": kind,
        "territory": TERRITORIES[t],
        "armies": placing.armies_in_step(step, available),
    }
    if fields["armies"] == available:
        fields["all"] = True
    return fields


def name_count(step: int, view: np.void) -> Json:
    left = conquest.most_to_move(view) - view.counted
    armies = left if step == STEP_ALL else int(COUNTS[step])
    fields: Json = {"kind": "count", "armies": armies}
    if armies == left and view.link != Link.DECLARE:
        fields["all"] = True
    return fields


def code(**fields: Any) -> int:
    """The code of an action with these fields, as `action` names them; ValueError if there is none.

    Armies to place or count are 1, 5, 25 or "all".
    """
    kind = fields.get("kind")
    try:
        if kind in ("place", "place_neutral"):
            return PLACE + STEPS * TERRITORIES.index(fields["territory"]) + step_of(fields["armies"])
        if kind == "count":
            return COUNT + step_of(fields["armies"])
        if kind == "card":
            return CARD + CARDS.index(fields["card"])
        if kind == "choose_capital":
            return CAPITAL + TERRITORIES.index(fields["territory"])
        if kind == "attack":
            pairs = list(zip(EDGE_SOURCE.tolist(), EDGE_TARGET.tolist(), strict=True))
            return ATTACK + pairs.index(
                (TERRITORIES.index(fields["source"]), TERRITORIES.index(fields["target"]))
            )
        if kind == "move_from":
            return MOVE_FROM + TERRITORIES.index(fields["territory"])
        if kind == "move_to":
            return MOVE_TO + TERRITORIES.index(fields["territory"])
        if kind == "roll":
            return ROLL + ROLLS.index((fields["armies"], fields["dice"]))
        if kind == "defend":
            return DEFEND + (1, 2).index(fields["dice"])
        if kind == "stand":
            return STAND + Standing[fields["defence"].upper()]
    except (KeyError, ValueError) as error:
        raise ValueError(f"no such action: {fields}") from error
    plain = {
        "until": UNTIL,
        "done": DONE,
        "end_reinforcement": END_REINFORCEMENT,
        "end_attacks": END_ATTACKS,
        "end_turn": END_TURN,
    }
    if kind not in plain:
        raise ValueError(f"no such action: {fields}")
    return plain[kind]


def step_of(armies: int | str) -> int:
    return STEP_ALL if armies == "all" else COUNTS.tolist().index(armies)
