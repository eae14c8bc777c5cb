"""Heroic deeds: actions that a human umpire allows for a hero point of a commander (CN-HP-6)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import (
    COMMANDERS,
    FORCES,
    NOWHERE,
    PERSONS,
    SIDE_OF_COMMANDER,
    TROOPS,
)
from ..events import UMPIRE, Event, Illegal
from ..numbers import Deed, Fate, Force, Outcome, Shaken
from .commanders import has_point, is_free, spend_point
from .fights import sum_up
from .forces import first_unit, is_force, next_unit
from .persons import fate_of_person, marker_of_person, side_of_person
from .units import first_unit_at, next_unit_at


@rule
def refuse_deed(s, commander, deed):
    """Return the refusal, or 0 if the action is legal. Rule: the commander is at large and has a point, and there is
    something that the deed changes."""
    if not is_free(s, commander) or not has_point(s, commander):
        return Illegal.NO_HERO_POINT
    if deed == Deed.STAND:
        is_possible = gives_ground(s, force_led_by(s, commander))
    elif deed == Deed.RALLY:
        is_possible = has_shaken(s, commander)
    else:
        is_possible = first_lost(s, commander) != NOWHERE
    return Illegal.NONE if is_possible else Illegal.NO_DEED


@rule
def spend_on_deed(s, commander, deed, log):
    spend_point(s, commander)
    note(log, Event.DEED_DONE, UMPIRE, s.moment, commander, deed, s.commander_points[commander])


# -- A retreat is cancelled --------------------------------------------------------------------------------------------


@rule
def force_led_by(s, commander):
    for force in range(FORCES):
        if is_force(s, force) and s.force[force, Force.LEADER.value] == commander:
            return force
    return NOWHERE


@rule
def is_to_go(s, unit):
    """Return whether a unit that is not destroyed is to give ground after the field round."""
    outcome = s.unit_outcome[unit]
    return outcome == Outcome.RETREATS or outcome == Outcome.PANICS or outcome == Outcome.BREAKS_OFF


@rule
def gives_ground(s, force):
    """Return whether a unit of a force is to give ground; NOWHERE: there is no force."""
    if force == NOWHERE:
        return False
    unit = first_unit(s, force)
    while unit != NOWHERE:
        if is_to_go(s, unit):
            return True
        unit = next_unit(s, force, unit)
    return False


@rule
def hold_ground(s, commander):
    """Let a commander's force stand where it is."""
    force = force_led_by(s, commander)
    unit = first_unit(s, force)
    while unit != NOWHERE:
        if is_to_go(s, unit):
            s.unit_outcome[unit] = Outcome.STANDS.value
        unit = next_unit(s, force, unit)
    sum_up(s, force)


# -- Shaken troops are steady ------------------------------------------------------------------------------------------


@rule
def has_shaken(s, commander):
    side, hex = int(SIDE_OF_COMMANDER[commander]), int(s.commander_at[commander])
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        for troop in range(TROOPS):
            if s.unit_shaken[unit, troop] != Shaken.STEADY:
                return True
        unit = next_unit_at(s, side, hex, unit)
    return False


@rule
def rally(s, commander):
    side, hex = int(SIDE_OF_COMMANDER[commander]), int(s.commander_at[commander])
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        for troop in range(TROOPS):
            s.unit_shaken[unit, troop] = Shaken.STEADY.value
        unit = next_unit_at(s, side, hex, unit)


# -- Somebody is saved -------------------------------------------------------------------------------------------------


@rule
def is_lost(s, person):
    fate = fate_of_person(s, person)
    return fate == Fate.DEAD or fate == Fate.PRISONER


@rule
def first_lost(s, commander):
    """Return the first person of a commander's side who is dead or a prisoner, NOWHERE: nobody is."""
    for person in range(PERSONS):
        if side_of_person(person) == SIDE_OF_COMMANDER[commander] and is_lost(s, person):
            return person
    return NOWHERE


@rule
def refuse_rescue(s, commander, person):
    is_of_his_side = side_of_person(person) == SIDE_OF_COMMANDER[commander]
    return Illegal.NONE if is_of_his_side and is_lost(s, person) else Illegal.NO_DEED


@rule
def rescue(s, commander, person, log):
    """Bring a person who was dead or a prisoner back to the commander.

    A commander-in-chief of whose fall his successor has not heard leads again.
    """
    hex, unit = int(s.commander_at[commander]), int(s.commander_unit[commander])
    if person < COMMANDERS:
        side = int(SIDE_OF_COMMANDER[person])
        s.commander_fate[person], s.commander_at[person], s.commander_unit[person] = (
            Fate.FREE.value,
            hex,
            unit,
        )
        s.commander_to[person] = NOWHERE
        if s.news_due[side] == person + 1:
            s.commander_in_chief[side], s.news_due[side] = person, 0
    else:
        specialist = person - COMMANDERS
        s.specialist_fate[specialist], s.specialist_at[specialist] = Fate.FREE.value, hex
        s.specialist_unit[specialist], s.specialist_home[specialist] = unit, NOWHERE
    note(log, Event.PERSON_SAVED, UMPIRE, s.moment, commander, marker_of_person(person), hex)
