"""Phase 3: seats buy units, in secret (OM-BUY)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components import COST
from ..state import ASIDE, NOBODY, Event, Illegal
from .sides import mates
from .tiles import pooled_tile


@rule
def refuse_purchase(s, seat, kind):
    """Return the refusal, or 0 if the action is legal. Rule: only a unit of the pool can be bought, with gold that is
    left (OM-BUY-1, OM-BUY-2), no special (OM-BUY-6)."""
    if s.gold[seat] - s.spent[seat] < COST[kind]:
        return Illegal.NOT_ENOUGH_GOLD
    return Illegal.POOL_EMPTY if pooled_tile(s, seat, kind) == NOBODY else Illegal.NONE


@rule
def buy(s, seat, kind, log):
    """Set a unit aside until phase 6 (OM-BUY-4), known only to the seat's side (OM-BUY-5, OM-STACK-10)."""
    s.place[pooled_tile(s, seat, kind)] = ASIDE
    s.spent[seat] += COST[kind]
    note(log, Event.UNIT_BOUGHT, mates(s, seat), seat, kind)


@rule
def lose_unspent_gold(s, seat):
    """Take away gold that is not spent (OM-BUY-3, OM-AUCT-20)."""
    s.gold[seat] = 0
    s.spent[seat] = 0
