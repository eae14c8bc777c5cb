"""What a seat believes of its own forces when it writes orders: its ledger alone, never the truth (CN-TRAP-28)."""

from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
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
from ..numbers import DAY, PULSES, Fate, Known, KnownCamp, KnownCommander, KnownSpecialist, State
from .geography import is_coast, is_sea


@rule
def is_unit_known(s, seat, unit):
    """Return whether the seat believes that a unit is on the map."""
    side = int(s.side_of[seat])
    if side == NOBODY or unit < FIRST_UNIT[side] or unit > LAST_OF[side]:
        return False
    row = s.known[seat, unit]
    return row[Known.HEX] >= 0 and row[Known.STATE] != State.DESTROYED


@rule
def unit_hex(s, seat, unit):
    """Return where the seat believes a unit to be, NOWHERE if it knows of none."""
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
    """Return where the seat believes a commander to be, NOWHERE if it knows of none at large."""
    side = int(s.side_of[seat])
    if side == NOBODY or commander < FIRST_COMMANDER[side] or commander > LAST_COMMANDER[side]:
        return NOWHERE
    row = s.known_commander[seat, commander]
    is_free = row[KnownCommander.FATE.value] == Fate.FREE
    return max(NOWHERE, int(row[KnownCommander.HEX.value])) if is_free else NOWHERE


@rule
def camp_hex(s, seat, camp):
    """Return where the seat believes a camp of its own to stand, or NOWHERE."""
    if camp // CAMPS_PER_SIDE != s.side_of[seat]:
        return NOWHERE
    return max(NOWHERE, int(s.known_camp[seat, camp, KnownCamp.HEX.value]))


@rule
def recipient_hex(s, seat, marker):
    """Return where the seat believes a marker that may be written to, or NOWHERE."""
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
def is_lone_known(s, seat, unit):
    """Return whether the seat believes a unit to be lone: neither in a camp, nor with a commander, nor at headquarters,
    so that only HOME may be sent to it (CN-ORDER-6)."""
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
    """Return where the seat believes a specialist to be, or NOWHERE."""
    side = int(s.side_of[seat])
    if side == NOBODY or specialist < FIRST_SPECIALIST[side] or specialist > LAST_SPECIALIST[side]:
        return NOWHERE
    row = s.known_specialist[seat, specialist]
    is_free = row[KnownSpecialist.FATE.value] == Fate.FREE
    return max(NOWHERE, int(row[KnownSpecialist.HEX.value])) if is_free else NOWHERE


# -- Headquarters ----------------------------------------------------------------------------------------------------


@rule
def has_headquarters(s, seat):
    """Return whether the side has come to the map, as far as it knows."""
    return s.headquarters[seat] >= 0


@rule
def is_led(s, seat):
    """Return whether somebody gives orders: the side has come to the map, and its commander-in-chief lives.

    A commander-in-chief sees his own hex, and himself, at the start of each round. If he has not done so in this round,
    he has fallen, and nobody commands until his successor has heard of it. A side under Ottar, or without commanders,
    gives orders all the same (CN-CMD-7).
    """
    chief = int(s.chief[seat])
    if not has_headquarters(s, seat):
        return False
    return chief < 0 or s.known_commander[seat, chief, KnownCommander.MOMENT.value] >= start_of_round(s)


@rule
def start_of_round(s):
    """Return the moment at which this round began, when questions are asked; everybody knows it (CN-TIME-7)."""
    return DAY * int(s.day) + PULSES * (int(s.round) - 1)


@rule
def is_seen_at_headquarters(s, seat, marker):
    """Return whether the commander-in-chief sees a marker in his own hex in this round; of one that has left, the
    report is older."""
    if recipient_hex(s, seat, marker) != s.headquarters[seat]:
        return False
    return moment_known(s, seat, marker) >= start_of_round(s)


@rule
def moment_known(s, seat, marker):
    """Return the moment of the newest report of a marker that may be written to."""
    if marker >= FIRST_CAMP_MARKER:
        return int(s.known_camp[seat, marker - FIRST_CAMP_MARKER, KnownCamp.MOMENT.value])
    if marker >= FIRST_COMMANDER_MARKER:
        commander = marker - FIRST_COMMANDER_MARKER
        return int(s.known_commander[seat, commander, KnownCommander.MOMENT.value])
    return int(s.known[seat, marker, Known.MOMENT.value])


# -- What may leave headquarters -------------------------------------------------------------------------------------


@rule
def may_leave(s, seat, marker):
    """Return whether orders for a marker may leave headquarters: by land, from a ship beside the coast, or within a
    fleet (CN-COURIER-16)."""
    here, scenario, has_bridge = int(s.headquarters[seat]), s.options.scenario, s.bridge_known[seat]
    if not is_sea(scenario, here, has_bridge) or recipient_hex(s, seat, marker) == here:
        return True
    for direction in range(DIRECTIONS):
        near = int(NEIGHBOUR[here, direction])
        if near != NOWHERE and is_coast(scenario, near, has_bridge):
            return True
    return False
