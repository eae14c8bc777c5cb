"""The orders (catalogue 1.10): which sides know them, their targets, their formation, and when they end.

Flags (F12) are those of catalogue section 7.
"""

from stridsplan.engine.enums import IntEnum

from .movement import MoveMode
from .pools import Side
from .tables import frozen


class Order(IntEnum):
    HOLD = 0
    WAIT = 1
    ATTACK = 2
    GOTO = 3
    ADVANCE = 4
    HASTE = 5
    CAMP = 6
    FORTIFY = 7
    HUNT = 8
    SHIP = 9
    AMBUSH = 10
    PATROL = 11
    SCOUT = 12
    DIVINE = 13
    HOME = 14  # for lone units only (CN-ORDER-6)


ORDERS = 15
NO_ORDER = -1  # the orders of a unit have lapsed: it only defends itself (CN-ORDER-10)


class Family(IntEnum):
    """Orders of one nature; three wishes come from three families (CN-IND-2)."""

    STRIKE = 0
    MOVE = 1
    STAND = 2
    WATCH = 3
    WORK = 4
    NONE = 5


FAMILY = frozen(
    [
        Family.STAND,
        Family.STAND,
        Family.STRIKE,
        Family.MOVE,
        Family.STRIKE,
        Family.MOVE,
        Family.WORK,
        Family.STAND,
        Family.WATCH,
        Family.WORK,
        Family.WATCH,
        Family.WATCH,
        Family.WATCH,
        Family.WORK,
        Family.NONE,
    ]
)
WISHES = 3
# The standing list of a commander whose player has set none, by Side; GOTO leads to the nearest camp (CN-IND-3)
DEFAULT_WISHES = frozen(
    [
        (Order.HOLD, Order.HOLD, Order.HOLD) if side == Side.CRU else (Order.HOLD, Order.GOTO, Order.SCOUT)
        for side in Side
    ]
)
TARGETS_APART = 3  # the least distance of the targets of two wishes, in hexes (CN-IND-2)


def order_flags(*orders: Order) -> list[bool]:
    """Return for each order whether it is one of these."""
    return [order in orders for order in Order]


UNDEAD_ORDERS = (Order.HOLD, Order.ATTACK, Order.ADVANCE)
# [side, order]; the living islanders of CRU understand all (CN-CRUR-1, CN-CRUR-12)
IS_UNDERSTOOD = frozen([order_flags(*(UNDEAD_ORDERS if side == Side.CRU else Order)) for side in Side])
HAS_HEX = frozen(
    order_flags(Order.ATTACK, Order.GOTO, Order.ADVANCE, Order.HASTE, Order.CAMP, Order.SHIP, Order.AMBUSH)
)
# The orders to march, at night, too, if the entry says so; not CAMP and AMBUSH, which may begin with a march by day
# (CN-NIGHT-1)
IS_MOVEMENT = frozen(order_flags(Order.ATTACK, Order.GOTO, Order.ADVANCE, Order.HASTE, Order.HOME))
HAS_FORMATION = frozen(order_flags(Order.ATTACK))  # the sheet chooses it (CN-MOVE-9)
FORMATION = frozen(  # on the move, if the sheet chooses none (CN-MOVE-8; F12 = march)
    [
        MoveMode.MARCH
        if order in (Order.ATTACK, Order.GOTO, Order.HASTE, Order.DIVINE, Order.HOME)
        else MoveMode.COMBAT
        for order in Order
    ]
)
# What an order moves a unit as, NO_ORDER: it stands (CN-ORDER-26, CN-ORDER-34, CN-AMBUSH-4)
MOVES_AS = frozen(
    [
        {Order.CAMP: Order.GOTO, Order.AMBUSH: Order.GOTO, Order.HOME: Order.HASTE}.get(
            order, order if IS_MOVEMENT[order] else NO_ORDER
        )
        for order in Order
    ]
)
MAY_RUN_ON = frozen(  # "until further notice" (CN-ORDER-8)
    order_flags(Order.HOLD, Order.WAIT, Order.FORTIFY, Order.HUNT, Order.PATROL, Order.DIVINE)
)


class Ends(IntEnum):
    """When an order is carried out; all end at the next entry too."""

    NEVER = 0
    ARRIVED = 1  # in the hex, or the camp
    CLEARED = 2  # the hex is entered and no resistance is left
    DONE = 3  # after six rounds of work, the landing or boarding, or the ambush
    DUSK = 4


ENDS = frozen(
    [
        Ends.NEVER,
        Ends.NEVER,
        Ends.CLEARED,
        Ends.ARRIVED,
        Ends.ARRIVED,
        Ends.ARRIVED,
        Ends.DONE,
        Ends.NEVER,
        Ends.NEVER,
        Ends.DONE,
        Ends.DONE,
        Ends.DUSK,
        Ends.DUSK,
        Ends.DUSK,
        Ends.ARRIVED,
    ]
)
