"""Actions as JSON: fields besides kind and arguments."""

import numpy as np

from ..actions import ACTIONS, BUY, LODGE, MERGE, PUT, START, STEP, WITHDRAW
from ..components import COST
from ..rules import group
from ..rules.squares import neighbour
from ..state import Ask
from .things import Json, square_or_none


def describe_purchase(view: np.void, kind: int) -> Json:
    return {"cost": int(COST[kind])}


def describe_unit_in_settlement(view: np.void, kind: int, settlement: int) -> Json:
    return describe_settlement(view, settlement)


def describe_settlement(view: np.void, settlement: int) -> Json:
    return {"square": square_or_none(view.settlement[settlement])}


def describe_start(view: np.void, square: int) -> Json:
    """Return another kind in the reinforcement phase, where the stack is chosen to change its top tile."""
    return {"kind": "restack"} if view.ask == Ask.REINFORCE else {}


def describe_step(view: np.void, direction: int) -> Json:
    return {"to": square_or_none(neighbour(view, group.group_square(view), direction))}


def describe_withdrawal(view: np.void, direction: int) -> Json:
    return {"to": square_or_none(neighbour(view, view.battle, direction))}


action = ACTIONS.to_json(
    {
        BUY: describe_purchase,
        PUT: describe_unit_in_settlement,
        MERGE: describe_unit_in_settlement,
        LODGE: describe_settlement,
        START: describe_start,
        STEP: describe_step,
        WITHDRAW: describe_withdrawal,
    }
)
