"""Changes of the calendar, up to day 60, and immediate events by a human umpire (CN-TIME-8, CN-TIME-9).

They are: the day of the stone Store Stenfar, which characters of a role-playing game plant; the day of the
bridge; islanders who do not come; and what strangers tell a side.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import MESSAGES, NOWHERE, UNKNOWN, Side
from ..events import UMPIRE, Event, Illegal
from ..numbers import Message, Sighted, Source
from .arrivals import day_of_islanders
from .camps import is_occupied
from .ending import plays
from .geography import is_land
from .hostile_ledger import put_logged_sighting

# -- Store Stenfar -----------------------------------------------------------------------------------------------------


@rule
def refuse_stone(s):
    return Illegal.ALREADY_SO if s.stenfar == 1 else Illegal.NONE


@rule
def refuse_day_of_stone(s, day):
    """Return the refusal, or 0 if the action is legal. Rule: the stone may be planted today only if no camp or unit is
    in the hex (CN-STONE-2); on a later day it waits until the hex is empty."""
    if s.stenfar_day == day:
        return Illegal.ALREADY_SO
    if day < s.day:
        return Illegal.DAY_PAST
    return Illegal.HEX_OCCUPIED if day == s.day and is_occupied(s, int(s.conflux)) else Illegal.NONE


@rule
def plant_stone(s, day, log):
    """Set the day on which the role-players plant the stone at the conflux; if it is today, plant it (CN-STONE-1)."""
    s.stenfar_day = day
    note(log, Event.STENFAR_PROMISED, UMPIRE, s.moment, day)
    if day == s.day:
        set_stone(s, log)


@rule
def set_stone(s, log):
    """Let the stone stand at the conflux from today on (CN-STONE-3)."""
    s.stenfar, s.stenfar_day = 1, s.day
    note(log, Event.STENFAR_PLANTED, UMPIRE, s.conflux)


# -- The bridge --------------------------------------------------------------------------------------------------------


@rule
def refuse_bridge(s):
    return Illegal.NO_BRIDGE_DUE if s.has_bridge == 1 or s.bridge_day == NOWHERE else Illegal.NONE


@rule
def refuse_day_of_bridge(s, day):
    if day <= s.day:
        return Illegal.DAY_PAST
    return Illegal.ALREADY_SO if s.bridge_day == day else Illegal.NONE


@rule
def move_bridge(s, day, log):
    """Let the bridge be finished at the dawn of that day (CN-CRUR-7)."""
    s.bridge_day = day
    note(log, Event.BRIDGE_MOVED, UMPIRE, s.moment, day)


# -- The islanders -----------------------------------------------------------------------------------------------------


@rule
def refuse_islanders(s, week):
    """Return the refusal, or 0 if the action is legal. Rule: only islanders whose day has not come may be dropped, and
    only if Crurians play (CN-CRUR-12)."""
    if not plays(s, Side.CRU.value) or has_bit(s.islanders_dropped, week):
        return Illegal.ALREADY_SO
    return Illegal.DAY_PAST if day_of_islanders(s, week) <= s.day else Illegal.NONE


@rule
def drop_islanders(s, week, log):
    s.islanders_dropped |= 1 << week
    note(log, Event.ISLANDERS_DROPPED, UMPIRE, s.moment, day_of_islanders(s, week))


# -- What strangers tell -----------------------------------------------------------------------------------------------


@rule
def free_message(s):
    for row in range(MESSAGES):
        if s.message[row, Message.DAY.value] == 0:
            return row
    return NOWHERE


@rule
def refuse_message(s, side):
    if not plays(s, side):
        return Illegal.NO_SUCH_SIDE
    return Illegal.CALENDAR_FULL if free_message(s) == NOWHERE else Illegal.NONE


@rule
def refuse_day_of_message(s, day):
    """Return the refusal, or 0 if the action is legal. Rule: the day is not past; a message of today is told at once
    (CN-TIME-8)."""
    return Illegal.DAY_PAST if day < s.day else Illegal.NONE


@rule
def refuse_foe(s, side, foe):
    return Illegal.NONE if plays(s, foe) and foe != side else Illegal.NO_SUCH_SIDE


@rule
def refuse_place(s, hex):
    return Illegal.NONE if is_land(s.options.scenario, hex, s.has_bridge) else Illegal.NOT_THERE


@rule
def send_message(s, side, day, foe, hex, men, log):
    """Write a message that tells a side, at dawn of a day or today at once, of enemies in a hex; if `men` is 0, it does
    not say how many."""
    row = s.message[free_message(s)]
    row[Message.DAY.value], row[Message.SIDE.value], row[Message.FOE.value] = day + 1, side, foe
    row[Message.HEX.value], row[Message.MEN.value] = hex, men if men > 0 else UNKNOWN
    note(log, Event.MESSAGE_WRITTEN, UMPIRE, s.moment, side, day, foe, hex, row[Message.MEN.value])
    if day == s.day:
        deliver_message(s, row, log)


@rule
def deliver_messages(s, log):
    """Deliver the messages of this dawn."""
    for k in range(MESSAGES):
        if s.message[k, Message.DAY.value] == s.day + 1:
            deliver_message(s, s.message[k], log)


@rule
def deliver_message(s, row, log):
    """Give a message to the side's commander-in-chief, and free its row."""
    seat, foe, hex = int(s.seat_of[row[Message.SIDE.value]]), row[Message.FOE.value], row[Message.HEX.value]
    men, kind, source = row[Message.MEN.value], Sighted.UNIT.value, Source.STRANGER.value
    put_logged_sighting(s, seat, s.moment, hex, kind, foe, men, NOWHERE, source, UNKNOWN, log)
    s.heard[seat] = 1
    row[Message.DAY.value] = 0
