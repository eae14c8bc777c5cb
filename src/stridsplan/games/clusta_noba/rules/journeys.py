"""Commanders who travel without troops (CN-CMD-8), Dunkelbrink among them (CN-STE-1)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.pools import NOBODY, NOWHERE, SIDE_OF_COMMANDER, Commander
from ..events import UMPIRE, Event
from .capture import fate_of_caught
from .columns import slot_now
from .commanders import hand_over_command, headquarters_hex, is_free, lose_commander
from .geography import is_sea
from .hunters import catcher
from .units import first_unit_at, side_of
from .walking import halt, lay_path, take_step, walker_of_commander

NARAMSI, DUNKELBRINK = Commander.NARAMSI.value, Commander.DUNKELBRINK.value


@rule
def is_traveller(s, commander):
    """Return whether a commander without troops has somewhere to go, and the round has come in which he leaves."""
    if not is_free(s, commander) or s.commander_unit[commander] != NOWHERE:
        return False
    return goal_of(s, commander) != NOWHERE and s.commander_leaves[commander] <= slot_now(s)


@rule
def goal_of(s, commander):
    """Return the hex that a commander's sheet sends him to, or NOWHERE.

    Dunkelbrink, once ashore, seeks his side's commander-in-chief, if no sheet sends him elsewhere (CN-STE-1).
    """
    if s.commander_to[commander] != NOWHERE or commander != DUNKELBRINK:
        return int(s.commander_to[commander])
    chief = int(s.commander_in_chief[SIDE_OF_COMMANDER[DUNKELBRINK]])
    is_sought = chief != NOBODY and chief != DUNKELBRINK and not is_at_sea(s, DUNKELBRINK)
    return int(headquarters_hex(s, SIDE_OF_COMMANDER[DUNKELBRINK])) if is_sought else NOWHERE


@rule
def is_at_sea(s, commander):
    return is_sea(s.options.scenario, int(s.commander_at[commander]), s.has_bridge)


@rule
def set_on_way(s, commander, pulses, log):
    """Plan the commander's path for the next `pulses` pulses, or halt him if he has nowhere to go.

    The path avoids the hexes marked in `s.blocked`: those of units hostile to his side (CN-COURIER-5).
    """
    walker = walker_of_commander(commander)
    if is_traveller(s, commander) and s.commander_at[commander] == goal_of(s, commander):
        arrive(s, commander, log)
    if is_traveller(s, commander):
        lay_path(s, walker, goal_of(s, commander), pulses)
    else:
        halt(s, walker)


@rule
def take_step_of(s, commander, dice, log):
    """Move a commander to the next hex of his way, where he may be caught like a courier (CN-CMD-8)."""
    walker = walker_of_commander(commander)
    unit = catcher(s, walker, False, dice, log)
    hex = int(take_step(s, walker))
    if unit != NOWHERE:
        halt(s, walker)
        note(log, Event.PERSON_CAUGHT, UMPIRE, commander, hex, unit)
        lose_commander(s, commander, fate_of_caught(side_of(unit)), log)
    elif hex == goal_of(s, commander):
        arrive(s, commander, log)


@rule
def arrive(s, commander, log):
    """End a commander's journey, and put him with a unit of the hex, if there is one; if Naramsi is there, Dunkelbrink
    takes the command from him (CN-CMD-6)."""
    halt(s, walker_of_commander(commander))
    s.commander_to[commander] = NOWHERE
    s.commander_unit[commander] = first_unit_at(
        s, SIDE_OF_COMMANDER[commander], int(s.commander_at[commander])
    )
    if commander == DUNKELBRINK:
        hand_over_command(s, NARAMSI, DUNKELBRINK, log)
