"""Phase 3: gold becomes units, in secret (OM-BUY)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components import COST
from ..state import ASIDE, NOBODY, Event, Illegal, Rule
from .sides import mates
from .tiles import pooled_tile


@rule
def refuse_purchase(s, seat, kind):
    """What the gold pays for and the pool holds now (OM-BUY-1, OM-BUY-2); no specials (OM-BUY-6)."""
    if s.gold[seat] - s.spent[seat] < COST[kind]:
        return Illegal.NOT_ENOUGH_GOLD
    return Illegal.POOL_EMPTY if pooled_tile(s, seat, kind) == NOBODY else Illegal.NONE


@rule
def buy(s, seat, kind, log):
    """The unit is set aside until phase 6 (OM-BUY-4); only the seat's own side hears of it (OM-BUY-5, OM-STACK-10)."""
    s.place[pooled_tile(s, seat, kind)] = ASIDE
    s.spent[seat] += COST[kind]
    note(log, Rule.OM_BUY_5, Event.UNIT_BOUGHT, mates(s, seat), seat, kind)


@rule
def lose_rest(s, seat):
    """Gold that is not spent is lost (OM-BUY-3, OM-AUCT-20)."""
    s.gold[seat] = 0
    s.spent[seat] = 0
