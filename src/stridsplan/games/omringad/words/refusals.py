"""Actions that stand beside a question also when they are refused, so that a seat is told why."""

from collections.abc import Iterable

import numpy as np

from stridsplan.engine.bits import members_of

from ..components import COMBAT_KINDS, DIRECTIONS, SETTLEMENTS, SLOTS
from ..rules.tiles import kinds_in
from ..state import ASIDE, BUY, END_PURCHASE, END_REINFORCEMENT, PLACES, PUT, STEP, TAKE, Ask, Link


def shown(view: np.void, seat: int) -> Iterable[int]:
    """The codes of everything that a person may wish to do next while buying, placing or moving."""
    if view.ask == Ask.RAISE_ARMY and view.link[seat] == Link.STACKS:
        return puts(view, seat, range(SETTLEMENTS * seat, SETTLEMENTS * (seat + 1)))
    if view.ask in (Ask.RAISE_ARMY, Ask.PURCHASE):
        return [*range(BUY, BUY + COMBAT_KINDS), END_PURCHASE]
    if view.ask == Ask.REINFORCE:
        places = range(SETTLEMENTS * view.options.seats)
        own = [place for place in places if view.control[view.settlement[place]] == seat]
        return [*puts(view, seat, own), END_REINFORCEMENT]
    return ways_on(view, seat) if view.ask == Ask.MOVE else ()


def puts(view: np.void, seat: int, places: Iterable[int]) -> list[int]:
    """Every kind set aside, in each of these settlements."""
    kinds = members_of(kinds_in(view, seat, ASIDE))
    return [PUT + PLACES * kind + place for kind in kinds for place in places]


def ways_on(view: np.void, seat: int) -> list[int]:
    """The tiles that might go along, while the group is chosen, and the four steps."""
    if view.link[seat] == Link.NONE:
        return []
    is_chosen = view.link[seat] == Link.PATH
    slots = [] if is_chosen else [slot for slot in range(SLOTS) if view.available[slot] > 0]
    return [*(TAKE + slot for slot in slots), *range(STEP, STEP + DIRECTIONS)]
