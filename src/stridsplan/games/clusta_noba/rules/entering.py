"""What happens when a unit enters a hex (catalogue 6.4 step 11.3).

It takes camps without a defender, catches unguarded persons, may commit an outrage, may see the stone, and, of CRU,
stays to occupy what it has conquered. Patrols and ambushes come after that.
"""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import TERRAIN
from ..components.pools import (
    CAMPS_PER_SIDE,
    FIRST_COMMANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOWHERE,
    SIDES,
    TRADE,
    Commander,
    Side,
    Trade,
)  # fmt: skip
from ..events import UMPIRE, Event, Stream
from ..numbers import Doctrine
from .camps import any_camp_at, hand_over, may_take, side_of_camp
from .canonical import round_number
from .capture import PERCENT, fate_of_caught, hunts
from .commanders import hand_over_command, is_free, lose_commander
from .geography import is_nearer, settlement_in
from .information_arithmetic import capture_chance, succeeds
from .landing import leave_ship
from .loaded_dice import roll
from .losses import lose_refuge
from .persons import is_specialist_free, take_along
from .retreats import is_held_by_enemy
from .stances import is_hostile
from .units import abandon_step, first_unit_at, is_group, is_in_play, side_of
from .walking import halt, walker_of_commander, walker_of_specialist

OUTRAGE_CHANCE = 50  # percent (CN-RAN-3)
FRESH_DAYS = 7  # "the first week" after the stone was planted (CN-STONE-1)

# -- The entry -----------------------------------------------------------------------------------------------------


@rule
def enter(s, unit, hex, dice, log):
    """Carry out the step of a unit into a hex, with all who are with it, and what follows from its arrival."""
    was_worth_occupying = is_worth_occupying(s, side_of(unit), hex)
    if s.unit_aboard[unit] == 1:
        leave_ship(s, unit, hex, log)
    old = int(s.unit_at[unit])
    s.unit_from[unit], s.unit_at[unit], s.unit_moved[unit] = old, hex, round_number(s)
    s.unit_over_limit[unit] = 0
    abandon_step(s, unit)
    take_along(s, unit, hex)
    note(log, Event.UNIT_ENTERED, UMPIRE, unit, old, hex)
    if was_worth_occupying:
        occupy(s, unit)
    resolve_arrival(s, unit, dice, log)


@rule
def resolve_arrival(s, unit, dice, log):
    """Apply the consequences of a unit's arrival in its hex, also by retreat, landing or patrol.

    A camp and a settlement in one hex are one chance for an outrage. A unit on a ship meets nobody (CN-SEA-13).
    """
    if s.unit_aboard[unit] == 1:
        return
    hex = int(s.unit_at[unit])
    has_taken = take_camp(s, unit, hex, log)
    catch_persons(s, unit, hex, log)
    if has_taken or has_settlement(s, hex):
        roll_for_outrage(s, unit, hex, dice, log)
    look_for_stone(s, unit, hex, dice, log)
    if side_of(unit) == Side.STE:
        hand_over_command(s, Commander.NARAMSI.value, Commander.DUNKELBRINK.value, log)


# -- Crurians occupy what they conquer -----------------------------------------------------------------------------


@rule
def has_settlement(s, hex):
    """Return whether a hex has a settlement that has not been destroyed."""
    place = settlement_in(s.options.scenario, hex)
    return place != NOWHERE and s.place_gone[place] == 0


@rule
def is_worth_occupying(s, side, hex):
    """Return whether a hex holds an enemy unit, an enemy camp or a settlement (CN-CRUR-4)."""
    return is_held_by_enemy(s, side, hex) or has_settlement(s, hex)


@rule
def occupy(s, unit):
    """Let a group stay for the rest of this round and the whole next one (CN-CRUR-4)."""
    if is_group(unit):
        s.unit_dwells[unit] = round_number(s) + 1


# -- Camps ---------------------------------------------------------------------------------------------------------


@rule
def takes_no_prisoners(side):
    """Return whether a side kills the wounded of a camp that it takes, and who surrenders to it (CN-CAMP-8,
    CN-RETREAT-3)."""
    return side == Side.RAN or side == Side.CRU


@rule
def take_camp(s, unit, hex, log):
    """Take a hostile camp without a defender; the doctrine says whether it is kept (CN-CAMP-8). Return whether one
    fell."""
    camp, side = any_camp_at(s, hex), side_of(unit)
    if camp == NOWHERE or not may_take(s, camp, side):
        return False
    lose_refuge(s, side_of_camp(camp), camp % CAMPS_PER_SIDE, takes_no_prisoners(side), log)
    s.camp_sheet[camp] = NOWHERE
    taken = hand_over(s, camp, side, s.unit_doctrine[unit, Doctrine.CAPTURED_CAMP.value] == 1, log)
    if taken != NOWHERE:
        s.camp_sheet[taken] = NOWHERE
    return True


# -- Persons without troops ----------------------------------------------------------------------------------------


@rule
def catch_persons(s, unit, hex, log):
    """Catch hostile commanders and specialists who are in the hex without troops; some escape (CN-CMD-10)."""
    for side in range(SIDES):
        if is_hostile(s, side_of(unit), side) and first_unit_at(s, side, hex) == NOWHERE:
            catch_commanders(s, unit, side, hex, log)
            catch_specialists(s, unit, side, hex, log)


@rule
def catch_commanders(s, unit, side, hex, log):
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if is_free(s, commander) and s.commander_at[commander] == hex:
            note(log, Event.PERSON_CAUGHT, UMPIRE, commander, hex, unit)
            halt(s, walker_of_commander(commander))
            lose_commander(s, commander, fate_of_caught(side_of(unit)), log)


@rule
def catch_specialists(s, unit, side, hex, log):
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if not is_specialist_free(s, specialist) or s.specialist_at[specialist] != hex:
            continue
        halt(s, walker_of_specialist(specialist))
        if slips_away(specialist):
            escape(s, specialist, side, hex)
        else:
            s.specialist_fate[specialist], s.specialist_unit[specialist] = (
                fate_of_caught(side_of(unit)),
                NOWHERE,
            )
            note(log, Event.SPECIALIST_CAUGHT, UMPIRE, specialist, hex, unit)


@rule
def slips_away(specialist):
    """Return whether nobody can ever catch a specialist: a spy, a hippogriff (CN-SPY-3, CN-CMD-10)."""
    return TRADE[specialist] == Trade.SPY or TRADE[specialist] == Trade.HIPPOGRIFF


@rule
def escape(s, specialist, side, hex):
    """Bring a specialist to his side's nearest unit, where his errand continues (CN-CMD-10); without one he stays."""
    found = NOWHERE
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if not is_in_play(s, unit):
            continue
        if found == NOWHERE or is_nearer(hex, int(s.unit_at[unit]), int(s.unit_at[found])):
            found = unit
    if found != NOWHERE:
        s.specialist_at[specialist], s.specialist_unit[specialist] = s.unit_at[found], found


# -- Outrages of the Ransards --------------------------------------------------------------------------------------


@rule
def roll_for_outrage(s, unit, hex, dice, log):
    """Roll whether Ransards who enter a settlement or take a camp commit an outrage: 50 or less on 1d100
    (CN-RAN-3)."""
    if side_of(unit) != Side.RAN or not succeeds(
        roll(s, dice, PERCENT, Stream.FATES.value) + 1, OUTRAGE_CHANCE
    ):
        return
    s.outrages += 1
    if has_settlement(s, hex):
        s.place_stance[Side.RAN.value, settlement_in(s.options.scenario, hex)] = 1
    note(log, Event.OUTRAGE, UMPIRE, hex, unit)


# -- Store Stenfar -------------------------------------------------------------------------------------------------


@rule
def look_for_stone(s, unit, hex, dice, log):
    """Let a unit that enters the stone's hex see it, in the first week by the chance of a capture (CN-STONE-1)."""
    side = side_of(unit)
    if s.stenfar == 0 or hex != s.conflux or s.stenfar_seen[side] == 1:
        return
    if s.day < s.stenfar_day + FRESH_DAYS and not roll_to_find_stone(s, unit, hex, dice):
        return
    s.stenfar_seen[side] = 1
    note(log, Event.STENFAR_NOTICED, UMPIRE, unit, hex)


@rule
def roll_to_find_stone(s, unit, hex, dice):
    """Roll whether a unit finds the stone in its own hex, by terrain, class and HUNT; return whether it does
    (CN-STONE-1)."""
    terrain = int(TERRAIN[s.options.scenario, hex])
    chance = capture_chance(int(s.unit_class[unit]), terrain, False, True, hunts(s, unit))
    return succeeds(roll(s, dice, PERCENT, Stream.REPORTS.value) + 1, chance)
