"""What a seat believes of its own forces when it writes orders: its ledger alone, never the truth (T28)."""

from stridsplan.engine.record import rule

from ..components.pools import (
    CAMPS_PER_SIDE,
    ELITE,
    FIRST_CAMP_MARKER,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOBODY,
    NOWHERE,
    STANDARD,
    TRADE,
    Trade,
)
from ..state import Fate, Known, State
from .geography import are_adjacent

HEX, MOMENT, POINTS, FATE = 0, 1, 2, 3  # of `known_commander` and, but for the points, of `known_camp`
SPECIALIST_FATE = 2


@rule
def is_unit_known(s, seat, unit):
    """Tell whether the seat believes that a unit is on the map."""
    side = int(s.side_of[seat])
    if side == NOBODY or unit < FIRST_UNIT[side] or unit > LAST_OF[side]:
        return False
    row = s.known[seat, unit]
    return row[Known.HEX] >= 0 and row[Known.STATE] != State.DESTROYED


@rule
def unit_hex(s, seat, unit):
    """Where the seat believes a unit to be, NOWHERE if it knows of none."""
    return int(s.known[seat, unit, Known.HEX.value]) if is_unit_known(s, seat, unit) else NOWHERE


@rule
def men_known(s, seat, unit):
    row = s.known[seat, unit]
    return max(0, int(row[Known.STANDARD.value + STANDARD])) + max(0, int(row[Known.STANDARD.value + ELITE]))


@rule
def is_aboard_known(s, seat, unit):
    return s.known[seat, unit, Known.ABOARD.value] == 1


@rule
def commander_hex(s, seat, commander):
    """Where the seat believes a commander to be, NOWHERE if it knows of none at large."""
    side = int(s.side_of[seat])
    if side == NOBODY or commander < FIRST_COMMANDER[side] or commander > LAST_COMMANDER[side]:
        return NOWHERE
    row = s.known_commander[seat, commander]
    return max(NOWHERE, int(row[HEX])) if row[FATE] == Fate.FREE else NOWHERE


@rule
def camp_hex(s, seat, camp):
    """Where the seat believes a camp of its own to stand, or NOWHERE."""
    if camp // CAMPS_PER_SIDE != s.side_of[seat]:
        return NOWHERE
    return max(NOWHERE, int(s.known_camp[seat, camp, HEX]))


@rule
def recipient_hex(s, seat, marker):
    """Where the seat believes a marker that may be written to, or NOWHERE."""
    if marker >= FIRST_CAMP_MARKER:
        return camp_hex(s, seat, marker - FIRST_CAMP_MARKER)
    if marker >= FIRST_COMMANDER_MARKER:
        return commander_hex(s, seat, marker - FIRST_COMMANDER_MARKER)
    return unit_hex(s, seat, marker)


@rule
def has_camp_at(s, seat, hex):
    side = int(s.side_of[seat])
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if hex != NOWHERE and camp_hex(s, seat, camp) == hex:
            return True
    return False


@rule
def has_commander_at(s, seat, hex):
    side = int(s.side_of[seat])
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if hex != NOWHERE and commander_hex(s, seat, commander) == hex:
            return True
    return False


@rule
def has_commander_beside(s, seat, hex):
    """Tell whether a commander is believed in a hex or next to it (CN-ORDER-6)."""
    side = int(s.side_of[seat])
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        here = commander_hex(s, seat, commander)
        if here != NOWHERE and hex != NOWHERE and (here == hex or are_adjacent(here, hex)):
            return True
    return False


@rule
def is_lone_known(s, seat, unit):
    """Neither in a camp, nor with a commander, nor at headquarters: HOME alone may be sent to it (CN-ORDER-6)."""
    hex = unit_hex(s, seat, unit)
    return (
        hex != s.headquarters[seat] and not has_camp_at(s, seat, hex) and not has_commander_at(s, seat, hex)
    )


@rule
def has_astrologer_at(s, seat, hex):
    side = int(s.side_of[seat])
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if TRADE[specialist] <= Trade.HALF_ASTROLOGER and specialist_hex(s, seat, specialist) == hex:
            return True
    return False


@rule
def specialist_hex(s, seat, specialist):
    """Where the seat believes a specialist to be, or NOWHERE."""
    side = int(s.side_of[seat])
    if side == NOBODY or specialist < FIRST_SPECIALIST[side] or specialist > LAST_SPECIALIST[side]:
        return NOWHERE
    row = s.known_specialist[seat, specialist]
    return max(NOWHERE, int(row[HEX])) if row[SPECIALIST_FATE] == Fate.FREE else NOWHERE


@rule
def has_headquarters(s, seat):
    """Tell whether the side has come ashore or to the map at all, as far as it knows."""
    return s.headquarters[seat] >= 0
