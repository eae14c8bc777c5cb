"""Forces and fronts: which units fight together, and across which border (CN-UNIT-13 to CN-UNIT-15, CN-MULTI).

A force is what a side fights with from one hex; a front is a pair of forces. A unit that is in a force does not march.
A force counts as marching if any of its units does, as landing if any of them is.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.battle import LANDING_FIELD_ROUNDS
from ..components.movement import MoveMode
from ..components.pools import FIRST_UNIT, FORCES, LAST_OF, NOBODY, NOWHERE, SIDES, UNITS
from ..events import UMPIRE, Event
from ..numbers import FORCE_NUMBERS, Doctrine, Force, Front, Outcome
from .camps import camp_at
from .canonical import side_in_order
from .commanders import commander_of, is_free
from .fellows import attacks_with, is_one_force, next_in_line
from .formations import deploy, is_prepared
from .fronts import are_opposed, force_on_border, free_front
from .stances import is_hostile
from .units import first_unit_at, men_of, next_unit_at, side_of, size_class, tv_of

# -- The units of a force ----------------------------------------------------------------------------------------


@rule
def is_force(s, force):
    """Return whether the row holds a force."""
    return s.force[force, Force.SIDE.value] != NOBODY


@rule
def next_unit(s, force, after):
    """Return the next unit of a force after `after`, by number; NOWHERE: there is none."""
    side = int(s.force[force, Force.SIDE.value])
    if side == NOBODY:
        return NOWHERE
    for unit in range(max(after + 1, FIRST_UNIT[side]), LAST_OF[side] + 1):
        if s.unit_force[unit] == force:
            return unit
    return NOWHERE


@rule
def first_unit(s, force):
    return next_unit(s, force, NOWHERE)


@rule
def men_of_force(s, force):
    men = 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        men += men_of(s, unit)
        unit = next_unit(s, force, unit)
    return men


@rule
def tv_of_force(s, force):
    """Return the TV of a force by the ledger, in half points (CN-COMBAT-18)."""
    tv = 0
    unit = first_unit(s, force)
    while unit != NOWHERE:
        tv += tv_of(s, unit)
        unit = next_unit(s, force, unit)
    return tv


@rule
def doctrine_unit(s, force):
    """Return the unit whose doctrine is that of the force: its leader's, else the first (CN-ORDER-14, CN-HP-7)."""
    leader = int(s.force[force, Force.LEADER.value])
    if leader != NOBODY:
        unit = int(s.commander_unit[leader])
        if unit != NOWHERE and s.unit_force[unit] == force:
            return unit
    return first_unit(s, force)


@rule
def force_of(s, side, hex):
    """Return the force of a side that stands in a hex, of several the one with the first unit; or NOWHERE."""
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        force = int(s.unit_force[unit])
        if force != NOWHERE and s.force[force, Force.HEX.value] == hex:
            return force
    return NOWHERE


@rule
def is_border_fought(s, side, hex, other_hex):
    """Return whether a side fights across a border already: it may do so with one force at a time (CN-UNIT-13)."""
    return force_on_border(s, side, hex, other_hex) != NOWHERE


# -- Rows ----------------------------------------------------------------------------------------------------------


@rule
def count_free_forces(s):
    free = 0
    for force in range(FORCES):
        free += 0 if is_force(s, force) else 1
    return free


@rule
def release_force(s, force):
    """Free the row of a force; its units are then in none."""
    for unit in range(UNITS):
        if s.unit_force[unit] == force:
            s.unit_force[unit] = NOWHERE
    s.force[force, Force.SIDE.value] = NOBODY


@rule
def new_force(s, side, hex):
    """Return an empty force of a side in a hex; the caller has checked that a row is free."""
    force = 0
    while is_force(s, force):
        force += 1
    for number in range(FORCE_NUMBERS):
        s.force[force, number] = 0
    s.force[force, Force.SIDE.value], s.force[force, Force.HEX.value] = side, hex
    s.force[force, Force.LEADER.value] = NOBODY
    s.force[force, Force.CAMP.value] = camp_at(s, side, hex)
    s.force[force, Force.BASE.value], s.force[force, Force.AGAINST.value] = NOWHERE, NOWHERE
    s.force[force, Force.DONE.value] = Outcome.STANDS.value
    s.force_lost[force, 0], s.force_lost[force, 1] = 0, 0
    return force


@rule
def join(s, force, unit):
    """Let a unit join a force. If its battle begins now, morale will compare it with the TV and the men it has now
    (CN-MORALE-1, CN-UNIT-9, CN-UNIT-15)."""
    s.unit_force[unit], s.unit_battle[unit] = force, s.unit_at[unit]
    s.unit_outcome[unit] = Outcome.STANDS.value
    if s.unit_baseline[unit] == 0:
        s.unit_baseline[unit], s.unit_start_men[unit] = tv_of(s, unit), men_of(s, unit)
    s.force_lost[force, 1] += men_of(s, unit)
    s.force[force, Force.CLASS.value] = size_class(int(s.force_lost[force, 1]))
    if s.unit_landing[unit] > s.moment:  # CN-LAND-4
        s.force[force, Force.LANDING.value] = LANDING_FIELD_ROUNDS
    if s.force[force, Force.ROUNDS.value] > 0:
        return
    s.force[force, Force.LEADER.value] = leader_of(s, force)
    if s.unit_formation[unit] == MoveMode.MARCH:
        s.force[force, Force.MARCHED.value] = 1


@rule
def leader_of(s, force):
    """Return the commander of the hex who leads a force: of several the one that its orders pick (CN-CMD-4, CN-CMD-5).

    The first unit whose orders pick somebody who is there decides; else the highest LV.
    """
    hex = int(s.force[force, Force.HEX.value])
    unit = first_unit(s, force)
    while unit != NOWHERE:
        picked = int(s.unit_doctrine[unit, Doctrine.LEADER.value]) - 1
        if picked >= 0 and is_free(s, picked) and s.commander_at[picked] == hex:
            return picked
        unit = next_unit(s, force, unit)
    return int(commander_of(s, int(s.force[force, Force.SIDE.value]), hex))


# -- Who fights ----------------------------------------------------------------------------------------------------


@rule
def join_attackers(s, force, unit, hex):
    """Add the unit to the attackers, with those who move with it if a commander is there (CN-UNIT-13)."""
    if s.unit_force[unit] == NOWHERE:
        join(s, force, unit)
    here, side = int(s.unit_at[unit]), side_of(unit)
    if commander_of(s, side, here) == NOBODY:
        return
    fellow = first_unit_at(s, side, here)
    while fellow != NOWHERE:
        if attacks_with(s, fellow, unit, hex):
            join(s, force, fellow)
        fellow = next_unit_at(s, side, here, fellow)


@rule
def join_defenders(s, force, side, hex):
    """Add all units of a hex that are in no other force to its defenders: a commander or their camp unites them
    (CN-UNIT-13)."""
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        if s.unit_force[unit] == NOWHERE:
            join(s, force, unit)
        unit = next_unit_at(s, side, hex, unit)


@rule
def reinforce(s, force):
    """Add newcomers to a force that defends its hex as one (CN-UNIT-13, CN-MORALE-1)."""
    side, hex = int(s.force[force, Force.SIDE.value]), int(s.force[force, Force.HEX.value])
    if s.force[force, Force.ATTACKS.value] == 0 and is_one_force(s, side, hex):
        join_defenders(s, force, side, hex)


# -- A front opens -----------------------------------------------------------------------------------------------


@rule
def open_fight(s, unit, hex, log):
    """Let a unit attack from its hex all that is hostile in another, or in its own; return whether it does.

    If its side fights across this border already, the unit waits, or, led by the same commander as those who attack
    there, joins them (CN-UNIT-13). Without a free row it waits, too.
    """
    side, here = side_of(unit), int(s.unit_at[unit])
    fighting = force_on_border(s, side, here, hex)
    if fighting != NOWHERE and s.unit_force[unit] != fighting:
        return join_attack(s, fighting, unit, here)
    has_opened = False
    for place in range(SIDES):
        other = side_in_order(s, place)
        if is_hostile(s, side, other) and first_unit_at(s, other, hex) != NOWHERE:
            if open_front(s, unit, hex, other, NOWHERE, log):
                has_opened = True
    return has_opened


@rule
def open_clash(s, unit, foe, log):
    """Let two units that move into each other's hexes both attack (CN-CONTACT-4). Return whether they fight."""
    hex = int(s.unit_at[foe])
    fighting = force_on_border(s, side_of(unit), int(s.unit_at[unit]), hex)
    if fighting != NOWHERE and s.unit_force[unit] != fighting:
        return False
    return open_front(s, unit, hex, side_of(foe), foe, log)


@rule
def join_attack(s, fighting, unit, here):
    """Let a unit that a commander leads join the force of its hex that attacks already; return whether it does
    (CN-UNIT-13)."""
    if s.unit_force[unit] != NOWHERE or s.force[fighting, Force.ATTACKS.value] == 0:
        return False
    if commander_of(s, side_of(unit), here) == NOBODY:
        return False
    join(s, fighting, unit)
    return True


@rule
def open_front(s, unit, hex, other, foe, log):
    """Open the front of a unit against one side in a hex, and return whether it opens.

    `foe` is the unit that attacks from there, or NOWHERE. Nothing changes, and the answer is False, if no row is free,
    nobody is there to defend the hex, or the two forces fight already.
    """
    mine, its = int(s.unit_force[unit]), defending_force(s, other, hex, int(s.unit_at[unit]), foe)
    if its == NOWHERE and foe == NOWHERE and next_in_line(s, other, hex) == NOWHERE:
        return False
    needed = (1 if mine == NOWHERE else 0) + (1 if its == NOWHERE else 0)
    front = free_front(s)
    if front == NOWHERE or count_free_forces(s) < needed or (needed == 0 and are_opposed(s, mine, its)):
        return False
    if mine == NOWHERE:
        mine = new_force(s, side_of(unit), int(s.unit_at[unit]))
    if its == NOWHERE:
        its = new_force(s, other, hex)
        choose_defenders(s, its, other, hex, foe)
    attack(s, mine, unit, hex)
    if foe != NOWHERE and s.unit_force[foe] == its:
        attack(s, its, foe, int(s.unit_at[unit]))
    begin_front(s, front, mine, its, log)
    return True


@rule
def defending_force(s, side, hex, attackers_hex, foe):
    """Return the force that a side has in an attacked hex: the one on this border, else that of the unit `foe`; without
    a `foe` any one; or NOWHERE."""
    force = force_on_border(s, side, hex, attackers_hex)
    if force != NOWHERE:
        return force
    if foe != NOWHERE:
        return int(s.unit_force[foe])
    return force_of(s, side, hex)


@rule
def choose_defenders(s, force, side, hex, foe):
    """Fill a new defending force: with `foe` if that attacks, too; else with all units of the hex if they fight as one
    force, or with the next in the line of defence (CN-UNIT-13)."""
    if foe != NOWHERE:
        join(s, force, foe)
    elif is_one_force(s, side, hex):
        join_defenders(s, force, side, hex)
    else:
        join(s, force, next_in_line(s, side, hex))


@rule
def attack(s, force, unit, hex):
    s.force[force, Force.ATTACKS.value], s.force[force, Force.AGAINST.value] = 1, hex
    join_attackers(s, force, unit, hex)


@rule
def begin_front(s, front, one, other, log):
    """Open the front; a force that may deploy does so before the first field round (CN-CONTACT-3, CN-COMBAT-14)."""
    s.front[front, Front.ONE.value], s.front[front, Front.OTHER.value] = one, other
    s.front[front, Front.ROUNDS.value], s.front[front, Front.PATROL.value] = 0, 0
    s.front[front, Front.FROM.value] = s.moment
    one_is_prepared, other_is_prepared = is_prepared(s, one), is_prepared(s, other)
    deploy(s, one, one_is_prepared, other_is_prepared)
    deploy(s, other, other_is_prepared, one_is_prepared)
    note(
        log,
        Event.BATTLE_BEGAN,
        UMPIRE,
        int(s.force[one, Force.HEX.value]),
        int(s.force[one, Force.SIDE.value]),
        int(s.force[other, Force.HEX.value]),
        int(s.force[other, Force.SIDE.value]),
        men_of_force(s, one),
        men_of_force(s, other),
    )
