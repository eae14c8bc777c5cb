"""What the umpire writes for a player, as if that player had written it (catalogue 6.5)."""

import numpy as np

from stridsplan.engine.log import blank_log

from ..components.pools import COLUMNS_PER_PHASE
from ..rules import phases, writing
from ..seating import author


def as_author(view: np.void, seat: int) -> tuple[np.void, int]:
    """Return the view and the seat in which a seat's orders are to be read; its own, unless it stands in for a
    player."""
    player = int(author(view, seat))
    if player == seat:
        return view, seat
    states = np.zeros(1, view.dtype)
    states[0] = view
    then = states[0]
    writing.hand_over(then, seat, player, blank_log(COLUMNS_PER_PHASE))
    phases.copy_column(then, seat, writing.row_of(then, seat), player, writing.row_of(then, player))
    then.draft[player], then.answer_step[player] = view.draft[seat], view.answer_step[seat]
    return then, player
