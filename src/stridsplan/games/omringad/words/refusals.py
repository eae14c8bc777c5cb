"""Actions that the client shows even when they are refused, with the reason."""

from collections.abc import Iterable

import numpy as np

from stridsplan.engine.bits import members_of

from ..actions import BUY, END_PURCHASE, END_REINFORCEMENT, PUT, STEP, TAKE
from ..components import COMBAT_KINDS, DIRECTIONS, SETTLEMENTS, SLOTS
from ..rules.tiles import kinds_in
from ..state import ALL_SETTLEMENTS, ASIDE, AnswerStep, Ask


def shown(view: np.void, seat: int) -> Iterable[int]:
    """Return the codes of the actions to show while buying, placing or moving."""
    if view.ask == Ask.RAISE_ARMY and view.answer_step[seat] == AnswerStep.STACKS:
        return puts(view, seat, range(SETTLEMENTS * seat, SETTLEMENTS * (seat + 1)))
    if view.ask in (Ask.RAISE_ARMY, Ask.PURCHASE):
        return [*range(BUY, BUY + COMBAT_KINDS), END_PURCHASE]
    if view.ask == Ask.REINFORCE:
        settlements = range(SETTLEMENTS * view.options.seats)
        own = [settlement for settlement in settlements if view.control[view.settlement[settlement]] == seat]
        return [*puts(view, seat, own), END_REINFORCEMENT]
    return next_moves(view, seat) if view.ask == Ask.MOVE else ()


def puts(view: np.void, seat: int, settlements: Iterable[int]) -> list[int]:
    """Return the codes that put each kind set aside into each of these settlements."""
    kinds = members_of(kinds_in(view, seat, ASIDE))
    return [PUT + ALL_SETTLEMENTS * kind + settlement for kind in kinds for settlement in settlements]


def next_moves(view: np.void, seat: int) -> list[int]:
    """Return the codes of the tiles that have not moved, while the group is chosen, and of the four steps."""
    if view.answer_step[seat] == AnswerStep.NONE:
        return []
    is_moving = view.answer_step[seat] == AnswerStep.PATH
    slots = [] if is_moving else [slot for slot in range(SLOTS) if view.available[slot] > 0]
    return [*(TAKE + slot for slot in slots), *range(STEP, STEP + DIRECTIONS)]
