"""Moving persons: a human umpire puts commanders and specialists into a hex, as the story of a role-playing session
beside the war needs (CN-UMP-1, CN-UMP-4)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import COMMANDERS, NOWHERE, Commander, Side
from ..events import UMPIRE, Event, Illegal
from ..numbers import Fate
from .commanders import hand_over_command
from .ending import plays
from .geography import is_land
from .persons import fate_of_person, marker_of_person, side_of_person
from .retreats import is_held_by_enemy
from .units import first_unit_at
from .walking import halt, walker_of_commander, walker_of_specialist

NARAMSI, DUNKELBRINK = Commander.NARAMSI.value, Commander.DUNKELBRINK.value


@rule
def refuse_person(s, person):
    """Return the refusal, or 0 if the action is legal. Rule: the umpire may move a person who is at large or absent,
    and, if a commander, not in a battle. The person's side must have come to the island; the Crurians may be moved
    from the start."""
    side = side_of_person(person)
    has_come = plays(s, side) and (side == Side.CRU or s.starting_tv[side] > 0)
    fate = fate_of_person(s, person)
    if not has_come or (fate != Fate.FREE and fate != Fate.ABSENT):
        return Illegal.NO_SUCH_PERSON
    return Illegal.IN_BATTLE if fights(s, person) else Illegal.NONE


@rule
def fights(s, person):
    """Return whether a person is a commander with a unit that fights."""
    unit = int(s.commander_unit[person]) if person < COMMANDERS else NOWHERE
    return unit != NOWHERE and s.unit_force[unit] != NOWHERE


@rule
def hex_of_person(s, person):
    """Return the hex of a person, NOWHERE if he is not in the campaign."""
    if fate_of_person(s, person) == Fate.ABSENT:
        return NOWHERE
    return int(s.commander_at[person] if person < COMMANDERS else s.specialist_at[person - COMMANDERS])


@rule
def refuse_place(s, person, hex):
    """Return the refusal, or 0 if the action is legal. Rule: a person may be put on land only, not among
    enemies, and not where the person is already."""
    if hex == hex_of_person(s, person):
        return Illegal.ALREADY_SO
    may_stand = is_land(s.options.scenario, hex, s.has_bridge) and not is_held_by_enemy(
        s, side_of_person(person), hex
    )
    return Illegal.NONE if may_stand else Illegal.NOT_THERE


@rule
def put_person(s, person, hex, log):
    """Put a person into a hex at once, with a unit of his side if there is one. A commander's journey ends; a
    specialist with an errand goes on with it from there."""
    note(log, Event.PERSON_MOVED, UMPIRE, s.moment, marker_of_person(person), hex_of_person(s, person), hex)
    unit = first_unit_at(s, side_of_person(person), hex)
    if person >= COMMANDERS:
        specialist = person - COMMANDERS
        halt(s, walker_of_specialist(specialist))
        s.specialist_fate[specialist], s.specialist_at[specialist] = Fate.FREE.value, hex
        s.specialist_unit[specialist] = unit
        return
    halt(s, walker_of_commander(person))
    s.commander_fate[person], s.commander_at[person] = Fate.FREE.value, hex
    s.commander_unit[person], s.commander_to[person] = unit, NOWHERE
    if person == DUNKELBRINK:
        s.dunkelbrink_day = NOWHERE  # his karack does not come any more (CN-STE-1)
        hand_over_command(s, NARAMSI, DUNKELBRINK, log)
