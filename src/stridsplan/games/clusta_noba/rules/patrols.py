"""Patrols: they attack smaller forces that come into their area, and report the others (CN-PATROL).

A unit on patrol counts as present in its base (CN-PATROL-6), and is there whenever it does not fight. Those that patrol
together, under one column and a commander, intercept together (CN-UNIT-13).
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.orders import Order
from ..components.pools import FIRST_UNIT, LAST_OF, NOBODY, NOWHERE, SIDES, UNITS, UNKNOWN
from ..events import UMPIRE, Event
from ..numbers import Force, Front, Sighted, Source
from .canonical import is_night, round_number, side_in_order
from .capture import hex_or_base
from .commanders import commander_of
from .dispatches import open_report, send_report
from .evasion import make_way
from .forces import open_fight
from .fronts import first_front, next_front
from .geography import distance, is_nearer
from .pace import comes_with, men_who_come
from .persons import place_at
from .reports import add_sighting, kind_of_stack, report_error_steps
from .retreats import may_retreat_to
from .stances import is_hostile
from .units import abandon_step, is_ashore, men_of, side_of

RADIUS = 2  # CN-PATROL-1

# -- Who patrols -------------------------------------------------------------------------------------------------


@rule
def is_on_patrol(s, unit):
    """Return whether a unit patrols and does not fight; nobody patrols at night (CN-NIGHT-1)."""
    if not is_ashore(s, unit) or s.unit_order[unit] != Order.PATROL or is_night(s):
        return False
    return s.unit_force[unit] == NOWHERE


@rule
def base_of(s, unit):
    """Return the hex that a patrol starts from and returns to (CN-PATROL-6)."""
    return hex_or_base(s, unit)


@rule
def covers(s, unit, hex):
    """Return whether a hex lies in the area of a patrol (CN-PATROL-1)."""
    return is_on_patrol(s, unit) and distance(base_of(s, unit), hex) <= RADIUS


@rule
def patrols_beside(s, unit, fellow):
    """Return whether a unit goes on patrol together with another (CN-UNIT-13)."""
    if unit == fellow:
        return True
    if not is_on_patrol(s, fellow) or s.unit_at[fellow] != s.unit_at[unit]:
        return False
    is_led = commander_of(s, side_of(unit), int(s.unit_at[unit])) != NOBODY
    return is_led and s.unit_head[fellow] == s.unit_head[unit]


@rule
def men_on_patrol(s, unit):
    men, side = 0, side_of(unit)
    for fellow in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if patrols_beside(s, unit, fellow):
            men += men_of(s, fellow)
    return men


# -- Interception --------------------------------------------------------------------------------------------------


@rule
def intercept_if_possible(s, unit, dice, log):
    """Let a patrol intercept a unit that has entered a hex, and return whether one does (CN-PATROL-2, CN-PATROL-4,
    CN-TRAP-39).

    Of several patrols the one whose base is nearest does, in a tie by canonical order. In a round the unit's force is
    intercepted at most once, and reported in one hex at most, by each patrol there that has not more men.
    """
    if is_night(s) or s.unit_force[unit] != NOWHERE:
        return False
    if s.unit_intercepted[unit] != round_number(s):
        patrol = best_patrol(s, unit)
        if patrol != NOWHERE and intercept(s, patrol, unit, dice, log):
            return True
    report_intruder(s, unit, dice, log)
    return False


@rule
def best_patrol(s, unit):
    """Return the nearest patrol with more men that can place itself beside the intruder, or NOWHERE."""
    hex, men, found = int(s.unit_at[unit]), men_who_come(s, unit), NOWHERE
    for place in range(SIDES):
        side = side_in_order(s, place)
        if not is_hostile(s, side, side_of(unit)):
            continue
        for patrol in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if covers(s, patrol, hex) and men_on_patrol(s, patrol) > men:
                if intercept_hex(s, patrol, hex) != NOWHERE and is_nearer_patrol(s, patrol, found, hex):
                    found = patrol
    return found


@rule
def is_nearer_patrol(s, patrol, found, hex):
    return found == NOWHERE or distance(base_of(s, patrol), hex) < distance(base_of(s, found), hex)


@rule
def intercept_hex(s, patrol, hex):
    """Return the hex beside the intruder, in the patrol's area, that is nearest to its base, or NOWHERE (CN-PATROL-4).

    Of equally near ones it is that of the lower row, then column. No enemy holds it.
    """
    base, found = base_of(s, patrol), NOWHERE
    for direction in range(DIRECTIONS):
        here = int(NEIGHBOUR[hex, direction])
        if here == NOWHERE or distance(base, here) > RADIUS or not may_retreat_to(s, side_of(patrol), here):
            continue
        if found == NOWHERE or is_nearer(base, here, found):
            found = here
    return found


@rule
def intercept(s, patrol, unit, dice, log):
    """Place the patrol beside the intruder and attack; return whether it met somebody (CN-PATROL-4).

    Those who have to flee from the patrol do so first, as before every fight (CN-CONTACT-6). If it has met nobody it
    stays in its base.
    """
    base, hex, here = base_of(s, patrol), int(s.unit_at[unit]), intercept_hex(s, patrol, int(s.unit_at[unit]))
    mark_intercepted(s, unit, round_number(s))
    gather(s, patrol, here, hex)
    has_gone = make_way(s, patrol, hex, dice, log)
    has_opened = open_fight(s, patrol, hex, log)
    disperse(s, patrol, base)
    if not has_opened and not has_gone:
        mark_intercepted(s, unit, NOWHERE)
        return False
    if has_opened:
        mark_patrol_attack(s, int(s.unit_force[patrol]), base)
    note(log, Event.PATROL_MET, UMPIRE, patrol, here, unit)
    return True


@rule
def gather(s, patrol, here, hex):
    """Put all who patrol together beside the intruder, whose hex is their next; their base stays the same."""
    side, base, start = side_of(patrol), base_of(s, patrol), int(s.unit_at[patrol])
    is_led = commander_of(s, side, start) != NOBODY
    for fellow in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        is_fellow = is_led and s.unit_head[fellow] == s.unit_head[patrol]
        if fellow == patrol or (is_fellow and is_on_patrol(s, fellow) and s.unit_at[fellow] == start):
            place_at(s, fellow, here)
            s.unit_base[fellow], s.unit_to[fellow] = base, hex


@rule
def disperse(s, patrol, base):
    """Put the members of a patrol that are not in the fight back into the base; none goes on to the intruder."""
    side = side_of(patrol)
    for fellow in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if s.unit_order[fellow] != Order.PATROL or s.unit_base[fellow] != base:
            continue
        abandon_step(s, fellow)
        if s.unit_force[fellow] == NOWHERE:
            place_at(s, fellow, base)


@rule
def mark_patrol_attack(s, force, base):
    """Note on each front that has just opened which force is the patrol, for the modifier of its die (CN-PATROL-3)."""
    s.force[force, Force.BASE.value] = base
    front = first_front(s, force)
    while front != NOWHERE:
        if s.front[front, Front.ROUNDS.value] == 0:
            s.front[front, Front.PATROL.value] = 1 if s.front[front, Front.ONE.value] == force else 2
        front = next_front(s, force, front)


@rule
def mark_intercepted(s, unit, round):
    """Mark a force as intercepted in a round, given as a round count; NOWHERE takes the mark back (CN-PATROL-4)."""
    for fellow in range(UNITS):
        if comes_with(s, unit, fellow):
            s.unit_intercepted[fellow] = round


# -- Larger intruders ----------------------------------------------------------------------------------------------


@rule
def report_intruder(s, unit, dice, log):
    """Let each patrol that has not more men report the force, in one hex of a round at most (CN-PATROL-2)."""
    if s.unit_watched[unit] == round_number(s):
        return
    hex, men, is_seen = int(s.unit_at[unit]), men_who_come(s, unit), False
    for place in range(SIDES):
        side = side_in_order(s, place)
        if not is_hostile(s, side, side_of(unit)):
            continue
        for patrol in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if covers(s, patrol, hex) and men_on_patrol(s, patrol) <= men:
                send_sighting(s, patrol, unit, men, dice, log)
                is_seen = True
    if is_seen:
        mark_watched(s, unit)


@rule
def send_sighting(s, patrol, unit, men, dice, log):
    """Send a courier with a report of the intruder; in a camp, or with a commander, its strength is unknown
    (CN-CAMP-7)."""
    side, foe, hex = side_of(patrol), side_of(unit), int(s.unit_at[unit])
    courier = open_report(s, side, patrol, log)
    if courier == NOWHERE:
        return
    kind = kind_of_stack(s, foe, hex)
    reported = men if kind == Sighted.UNIT else UNKNOWN
    extra_steps = report_error_steps(s, side, base_of(s, patrol), hex)
    add_sighting(
        s, courier, hex, kind, foe, reported, NOWHERE, Source.CONTACT.value, UNKNOWN, extra_steps, dice, log
    )
    send_report(s, courier, log)


@rule
def mark_watched(s, unit):
    for fellow in range(UNITS):
        if comes_with(s, unit, fellow):
            s.unit_watched[fellow] = round_number(s)
