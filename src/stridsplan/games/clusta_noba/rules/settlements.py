"""Settlements: they report what they see to sides that they are not hostile to, until CRU destroys them (CN-LOY-1)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import SETTLEMENT_HEX, SETTLEMENTS
from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_COMMANDER,
    FIRST_PLACE_MARKER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOWHERE,
    SIDES,
    Side,
)
from ..events import UMPIRE, Event
from ..numbers import Source
from .camps import has_enemy_at, is_camp_finished
from .canonical import is_night, round_number, side_in_order
from .commanders import is_free
from .dispatches import open_report, send_report
from .ending import plays
from .geography import distance
from .sightings import REACH, has_spotted, is_foe_within, is_sighted, tell_spotted
from .units import is_at

FURTHEST = 6  # hexes to the camp or commander that is told (CN-LOY-1)
FULL_ROUND = 1  # of occupation, after which a settlement is no more


@rule
def end_round(s, dice, log):
    """Let settlements report by day; let Crurians destroy those that they occupy, by day and night."""
    for settlement in range(SETTLEMENTS):
        if SETTLEMENT_HEX[s.options.scenario, settlement] != NOWHERE and s.place_gone[settlement] == 0:
            if not is_night(s):
                report_to_sides(s, settlement, dice, log)
            destroy_if_occupied(s, settlement, log)


# -- Reports ---------------------------------------------------------------------------------------------------


@rule
def report_to_sides(s, settlement, dice, log):
    for k in range(SIDES):
        side = side_in_order(s, k)
        if plays(s, side) and would_tell(s, settlement, side):
            look_for(s, settlement, side, dice, log)


@rule
def would_tell(s, settlement, side):
    """Return whether a settlement would tell a side: it is not hostile, has not told it today, and somebody is near.

    After an outrage no settlement tells the Ransards anything.
    """
    if side == Side.RAN and s.outrages > 0:
        return False
    if s.place_stance[side, settlement] == 1 or s.place_reported[side, settlement] == s.day + 1:
        return False
    return has_camp_near(s, side, settlement) or has_commander_near(s, side, settlement)


@rule
def has_camp_near(s, side, settlement):
    hex = int(SETTLEMENT_HEX[s.options.scenario, settlement])
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if is_camp_finished(s, camp) and distance(s.camp_at[camp], hex) <= FURTHEST:
            return True
    return False


@rule
def has_commander_near(s, side, settlement):
    hex = int(SETTLEMENT_HEX[s.options.scenario, settlement])
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_at[commander] != NOWHERE:
            if distance(s.commander_at[commander], hex) <= FURTHEST:
                return True
    return False


@rule
def look_for(s, settlement, side, dice, log):
    """Let the people of a settlement look for units hostile to a side, as a unit does, and report them (CN-CONTACT-7).

    The camp or commander nearby sends the report on at once, so one courier goes all the way to the commander-in-chief.
    """
    hex = int(SETTLEMENT_HEX[s.options.scenario, settlement])
    for k in range(SIDES):
        other = side_in_order(s, k)
        for foe in range(FIRST_UNIT[other], LAST_OF[other] + 1):
            if is_foe_within(s, side, hex, foe, REACH) and is_sighted(s, side, hex, foe, dice, log):
                s.spotted[foe] = 1
    if has_spotted(s):
        s.place_reported[side, settlement] = s.day + 1
        courier = open_report(s, side, FIRST_PLACE_MARKER + settlement, log)
        tell_spotted(s, courier, side, hex, Source.SETTLEMENT.value, False, dice, log)
        send_report(s, courier, log)


# -- Occupation ------------------------------------------------------------------------------------------------


@rule
def destroy_if_occupied(s, settlement, log):
    """Let Crurians who have stood in a settlement for one full round destroy it (CN-LOY-1)."""
    hex = int(SETTLEMENT_HEX[s.options.scenario, settlement])
    s.place_held[settlement] = s.place_held[settlement] + 1 if is_occupied(s, hex) else 0
    if s.place_held[settlement] >= FULL_ROUND:
        s.place_gone[settlement] = 1
        note(log, Event.SETTLEMENT_DESTROYED, UMPIRE, hex)


@rule
def is_occupied(s, hex):
    """Return whether a unit of CRU has been there all round, and nobody hostile to it is."""
    for unit in range(FIRST_UNIT[Side.CRU.value], LAST_OF[Side.CRU.value] + 1):
        if is_at(s, unit, hex) and s.unit_moved[unit] != round_number(s):
            return not has_enemy_at(s, Side.CRU.value, hex)
    return False
