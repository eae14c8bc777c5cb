"""Which units evade before the first field round: those that flee, and those that WAIT (CN-CONTACT-6, CN-ORDER-21).

A force that already fights does not evade another enemy: its classes are those of its start (CN-UNIT-9), and
WAIT breaks off between field rounds.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.orders import Order
from ..components.pools import NOBODY, NOWHERE, SIDES
from ..events import UMPIRE, Event
from ..numbers import Force
from .camps import any_camp_at, camp_at, fortification
from .canonical import side_in_order
from .closing import surrender
from .commanders import commander_of
from .entering import resolve_arrival
from .fellows import is_one_force, next_in_line
from .forces import force_of, men_of_force
from .pace import next_under_head
from .retreats import retreat_hex, retreat_hex_of, retreat_to, step_back
from .routes import order_of
from .stances import is_hostile
from .units import first_unit_at, men_of, next_unit_at, side_of, size_class

FLEES_FROM = 2  # size classes larger, at least (CN-CONTACT-6)
SHELTER = 4  # halves: the camp is fortified x2 (CN-CONTACT-6)

# -- The two forces ------------------------------------------------------------------------------------------------


@rule
def fights_beside(s, unit, fellow):
    """Return whether a unit that moves with another attacks with it: a commander leads them (CN-UNIT-13)."""
    return unit == fellow or commander_of(s, side_of(unit), int(s.unit_at[unit])) != NOBODY


@rule
def men_who_attack(s, unit):
    """Return the men of the force that a unit attacks with; from a ship it attacks alone (CN-UNIT-13, CN-UNIT-15)."""
    if s.unit_aboard[unit] == 1:
        return men_of(s, unit)
    men, head = 0, int(s.unit_head[unit])
    fellow = next_under_head(s, head, NOWHERE)
    while fellow != NOWHERE:
        if fights_beside(s, unit, fellow):
            men += men_of(s, fellow)
        fellow = next_under_head(s, head, fellow)
    return men


@rule
def men_met(s, side, hex):
    """Return the men of the force of a side that an attacker of a hex meets first (CN-UNIT-13, CN-UNIT-15)."""
    force = force_of(s, side, hex)
    if force != NOWHERE:
        return men_of_force(s, force)
    first = next_in_line(s, side, hex)
    if first == NOWHERE or not is_one_force(s, side, hex):
        return 0 if first == NOWHERE else men_of(s, first)
    men, unit = 0, first_unit_at(s, side, hex)
    while unit != NOWHERE:
        men += men_of(s, unit)
        unit = next_unit_at(s, side, hex, unit)
    return men


@rule
def class_met(s, side, hex):
    """Return the size class of the force that `men_met` counts; in a battle the one at its start (CN-UNIT-9,
    CN-UNIT-15)."""
    force = force_of(s, side, hex)
    if force != NOWHERE:
        return int(s.force[force, Force.CLASS.value])
    return size_class(men_met(s, side, hex))


@rule
def largest_class_met(s, unit, hex):
    """Return the largest class of the forces that a unit would meet in a hex."""
    largest = 0
    for side in range(SIDES):
        if is_hostile(s, side_of(unit), side) and first_unit_at(s, side, hex) != NOWHERE:
            largest = max(largest, class_met(s, side, hex))
    return largest


@rule
def is_outclassed(s, unit, hex):
    """Return whether a unit would attack a force two size classes larger than its own."""
    return largest_class_met(s, unit, hex) >= size_class(men_who_attack(s, unit)) + FLEES_FROM


# -- Flight --------------------------------------------------------------------------------------------------------


@rule
def is_sheltered(s, unit):
    """Return whether a unit need not flee: it is on HOLD in a camp that is fortified x2 or better (CN-CONTACT-6,
    CN-TRAP-19)."""
    camp = camp_at(s, side_of(unit), int(s.unit_at[unit]))
    return camp != NOWHERE and order_of(s, unit) == Order.HOLD and fortification(s, camp) >= SHELTER


@rule
def flee(s, unit, enemy, dice, log):
    """Let a unit flee, that is, retreat before any loss; without a legal hex it is a surrender (CN-CONTACT-6,
    CN-RETREAT-3)."""
    note(log, Event.FLED, UMPIRE, unit, s.unit_at[unit])
    hex = retreat_hex_of(s, unit)
    if hex == NOWHERE:
        surrender(s, unit, enemy, dice, log)
        return
    retreat_to(s, unit, hex, log)
    resolve_arrival(s, unit, dice, log)


@rule
def flee_from(s, unit, hex, dice, log):
    """Let Crurians who were to attack a much larger force flee from it: unlike others they may not refuse to attack,
    but the undead must flee, too (CN-CONTACT-6, CN-ORDER-22)."""
    head, enemy = int(s.unit_head[unit]), first_enemy_at(s, side_of(unit), hex)
    if s.unit_aboard[unit] == 1:
        flee(s, unit, enemy, dice, log)
        return
    is_led = commander_of(s, side_of(unit), int(s.unit_at[unit])) != NOBODY
    fellow = next_under_head(s, head, NOWHERE)
    while fellow != NOWHERE:
        following = next_under_head(s, head, fellow)
        if fellow == unit or is_led:
            flee(s, fellow, enemy, dice, log)
        if following != NOWHERE:
            head = int(s.unit_head[following])  # another one, if the head has fled
        fellow = following


@rule
def first_enemy_at(s, side, hex):
    for place in range(SIDES):
        other = side_in_order(s, place)
        if is_hostile(s, side, other) and first_unit_at(s, other, hex) != NOWHERE:
            return first_unit_at(s, other, hex)
    return NOWHERE


# -- Making way ------------------------------------------------------------------------------------------------------


@rule
def gives_way_to(s, unit, men, own_men):
    """Return whether a unit on WAIT makes way: for attackers with more men, but not out of a camp (CN-ORDER-21,
    CN-CONTACT-2)."""
    if order_of(s, unit) != Order.WAIT or men <= own_men:
        return False
    return any_camp_at(s, int(s.unit_at[unit])) == NOWHERE


@rule
def step_aside(s, unit, dice, log):
    """Move a unit to a legal hex, and return whether it has gone; without such a hex it fights (CN-ORDER-21)."""
    hex = retreat_hex(s, side_of(unit), int(s.unit_at[unit]))
    if hex == NOWHERE:
        return False
    step_back(s, unit, hex, log)
    resolve_arrival(s, unit, dice, log)
    return True


@rule
def evade(s, unit, enemy, men, own_men, dice, log):
    """Let a unit of an attacked force flee or make way, if it has to. Return whether it has gone.

    `men` is the number of the attackers, `own_men` that of its own force.
    """
    if size_class(men) >= size_class(own_men) + FLEES_FROM and not is_sheltered(s, unit):
        flee(s, unit, enemy, dice, log)
        return True
    return gives_way_to(s, unit, men, own_men) and step_aside(s, unit, dice, log)


@rule
def clear_force(s, enemy, side, hex, dice, log):
    """Let the force that is met first evade; return whether all of it has gone (6.4 step 11.4)."""
    men, own_men = men_who_attack(s, enemy), men_met(s, side, hex)
    first, is_one = next_in_line(s, side, hex), is_one_force(s, side, hex)
    have_gone = True
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        following = next_unit_at(s, side, hex, unit)
        if is_one or unit == first:
            if not evade(s, unit, enemy, men, own_men, dice, log):
                have_gone = False
        unit = following
    return have_gone


@rule
def make_way(s, unit, hex, dice, log):
    """Let the first force that a unit would meet of each hostile side flee or step back, if it has to; return whether
    one has gone."""
    has_gone = False
    for place in range(SIDES):
        side = side_in_order(s, place)
        if not is_hostile(s, side_of(unit), side) or first_unit_at(s, side, hex) == NOWHERE:
            continue
        if force_of(s, side, hex) == NOWHERE and clear_force(s, unit, side, hex, dice, log):
            has_gone = True
    return has_gone
