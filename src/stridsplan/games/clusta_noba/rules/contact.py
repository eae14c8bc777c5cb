"""Contact: what becomes of a unit that is to enter a hex with enemies in it (CN-CONTACT-1 to CN-CONTACT-8, CN-NIGHT-2).

The order of the mover decides, and whether the defender lets it pass or makes way. By day a unit in
ambush stops nobody: the mover enters the hex, and is ambushed (6.4 step 11.3).
"""

from stridsplan.engine.enums import IntEnum
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.movement import MoveMode
from ..components.orders import Order
from ..components.pools import FIRST_UNIT, LAST_OF, NOWHERE, SIDES
from ..events import UMPIRE, Event
from ..numbers import Doctrine
from .ambushes import lies_in_wait
from .canonical import side_in_order
from .columns import finish_entry
from .evasion import flee_from, is_outclassed, make_way
from .forces import is_border_fought, open_clash, open_fight
from .night_action import may_attack_now
from .pace import next_under_head
from .reports import send_stop
from .routes import moves_as
from .stances import is_hostile
from .units import is_at, is_band, is_group, men_in_hex, next_unit_at, side_of


class Verdict(IntEnum):
    """What becomes of a unit that is to enter a hex."""

    ENTERS = 0
    WAITS = 1  # at the border, and tries again in the next pulse
    STOPS = 2  # it fights, has fled, or has finished its order
    GOES_ROUND = 3  # if there is a way


# -- Who is in the way -------------------------------------------------------------------------------------------


@rule
def is_in_way(s, unit, other, hex):
    """Return whether an enemy stops a unit before a hex; by day one that will ambush the unit lets it enter
    (CN-NIGHT-2)."""
    return is_at(s, other, hex) and not lies_in_wait(s, other, unit, hex)


@rule
def enemy_in_way(s, unit, hex):
    """Return the first hostile unit in a hex that stops a unit, in the order of sides, then by number; or NOWHERE."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        if not is_hostile(s, side_of(unit), side):
            continue
        for other in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if is_in_way(s, unit, other, hex):
                return other
    return NOWHERE


@rule
def lets_pass(s, unit, hex):
    """Return whether all in the way let the unit pass, which must not end its march there (CN-CONTACT-5).

    Groups of Crurians clear every hex of their route, and let nobody pass (CN-CRUR-4).
    """
    if is_group(unit) or s.unit_target[unit] == hex:
        return False
    for side in range(SIDES):
        if not is_hostile(s, side_of(unit), side):
            continue
        for other in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if is_in_way(s, unit, other, hex) and not lets_enemies_pass(s, other):
                return False
    return True


@rule
def lets_enemies_pass(s, unit):
    return s.unit_doctrine[unit, Doctrine.LET_PASS.value] == 1 and not is_group(unit)


# -- The decision ------------------------------------------------------------------------------------------------


@rule
def verdict_on_entering(s, unit, hex, dice, log):
    """Return what becomes of a unit that is to enter a hex, by its order (CN-CONTACT-2, CN-ORDER-22 to CN-ORDER-25)."""
    if enemy_in_way(s, unit, hex) == NOWHERE or lets_pass(s, unit, hex):
        return Verdict.ENTERS.value
    order = moves_as(s, unit)
    if order == Order.HASTE:
        return Verdict.GOES_ROUND.value
    if order == Order.GOTO:
        stop_before(s, unit, hex, dice, log)
        return Verdict.STOPS.value
    if not may_attack_now(s, unit):
        return Verdict.WAITS.value
    return assault(s, unit, hex, dice, log)


@rule
def stop_before(s, unit, hex, dice, log):
    """Stop a unit and those that move with it before a hex, in combat formation, and end their order; one courier asks
    for instructions (CN-ORDER-23).

    A band, which hurries by instinct, only stands (CN-CRUR-11).
    """
    if is_band(unit):
        return
    note(log, Event.UNIT_STOPPED, UMPIRE, unit, hex, s.unit_order[unit])
    head = int(s.unit_head[unit])
    fellow = next_under_head(s, head, NOWHERE)
    while fellow != NOWHERE:
        s.unit_formation[fellow] = MoveMode.COMBAT.value
        finish_entry(s, fellow)
        fellow = next_under_head(s, head, fellow)
    foe = side_of(enemy_in_way(s, unit, hex))
    send_stop(s, unit, hex, foe, men_in_hex(s, foe, hex), dice, log)


# -- The assault -------------------------------------------------------------------------------------------------


@rule
def assault(s, unit, hex, dice, log):
    """Attack by ATTACK or ADVANCE, and return the verdict (CN-ORDER-22, CN-ORDER-24).

    Before an enemy two classes larger a unit stops; but groups may not refuse to attack, so they flee
    (CN-CONTACT-6).
    """
    if is_border_fought(s, side_of(unit), int(s.unit_at[unit]), hex):
        return fight(s, unit, hex, log)
    if is_outclassed(s, unit, hex):
        if is_group(unit):
            flee_from(s, unit, hex, dice, log)
        else:
            stop_before(s, unit, hex, dice, log)
        return Verdict.STOPS.value
    has_gone = make_way(s, unit, hex, dice, log)
    if enemy_in_way(s, unit, hex) == NOWHERE:
        return Verdict.ENTERS.value
    if has_gone:  # the next in line steps up in the next pulse (CN-UNIT-13)
        return Verdict.WAITS.value
    return fight(s, unit, hex, log)


@rule
def fight(s, unit, hex, log):
    """Open the fight across the border; if the record has no room for another force or front, the unit waits
    (CN-CONTACT-3)."""
    foe = enemy_coming(s, unit, hex)
    if foe != NOWHERE:
        open_clash(s, unit, foe, log)
    open_fight(s, unit, hex, log)
    return Verdict.WAITS.value if s.unit_force[unit] == NOWHERE else Verdict.STOPS.value


@rule
def enemy_coming(s, unit, hex):
    """Return a hostile unit of the hex that is on the march into the mover's own hex, so that both attack
    (CN-CONTACT-4); or NOWHERE."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        if not is_hostile(s, side_of(unit), side):
            continue
        other = next_unit_at(s, side, hex, NOWHERE)
        while other != NOWHERE:
            if s.unit_to[other] == s.unit_at[unit] and s.unit_halts[other] == 0:
                return other
            other = next_unit_at(s, side, hex, other)
    return NOWHERE
