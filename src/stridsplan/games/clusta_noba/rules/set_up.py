"""Who takes part, who leads, and what stands where before the first day (catalogue 1.3 to 1.9, 2.2, 6.4 step 2).

`place_armies` is called after the sides are dealt, the calendar is drawn, and every player has chosen in secret a
commander-in-chief and an approach. Sides that come by ship are at sea until `arrivals.arrive`.
"""

from stridsplan.engine.dice import roll
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import (
    CHIEF,
    GROUP_MEN,
    LEADERSHIP,
    LEVEL_HAS_COMMANDER,
    LEVEL_HAS_SPECIALIST,
    LEVEL_HAS_UNIT,
)
from ..components.map import APPROACH, BOX, SETTLEMENTS, TAKES_PART
from ..components.pools import (
    COMMANDERS,
    FIRST_COMMANDER,
    FIRST_ISLANDER,
    FIRST_PIRATE,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    NOWHERE,
    SIDE_OF_COMMANDER,
    SIDE_OF_SPECIALIST,
    SIDES,
    UNITS,
    Commander,
    Side,
)
from ..events import UMPIRE, Event, Stream
from ..numbers import Fate
from .calendar import scaled
from .columns import set_default_doctrine
from .ending import plays, tv_alive
from .geography import is_hostile_from_the_start
from .units import bring_in, side_of

DUNKELBRINKS_DIE = 20  # he comes on day 1d20 (CN-STE-1)
GROUPS_OF_A_GENERAL = 2  # as many groups of 500 as fit into a hex (CN-CRUR-3, CN-TRAP-24)

# -- Who takes part ----------------------------------------------------------------------------------------------


@rule
def trakorian_level(s):
    """Return the priority level of the Trakorians (catalogue 1.3)."""
    return int(s.priority[s.seat_of[Side.TRA.value]])


@rule
def is_pirate(unit):
    """Return whether a unit is one of the pirate companies that the Ransards may annex (CN-RAN-2)."""
    return side_of(unit) == Side.RAN and unit >= FIRST_PIRATE


@rule
def takes_part(s, unit):
    """Return whether a company or group belongs to its side's army at the start (CN-ARR-4, CN-TRA-1, CN-RAN-1)."""
    side = side_of(unit)
    if not plays(s, side) or unit >= FIRST_ISLANDER:
        return False
    if is_pirate(unit):
        return unit < FIRST_PIRATE + s.pirates_left
    if side == Side.TRA and not LEVEL_HAS_UNIT[trakorian_level(s), unit]:
        return False
    number = unit - FIRST_UNIT[side]
    return number < TAKES_PART.shape[2] and TAKES_PART[s.options.scenario, side, number]


@rule
def commander_takes_part(s, commander):
    """Return whether a commander is with his side's army at the start (CN-TRA-2); Dunkelbrink comes later, if at
    all."""
    side = SIDE_OF_COMMANDER[commander]
    if not plays(s, side) or commander == Commander.DUNKELBRINK:
        return False
    return side != Side.TRA or LEVEL_HAS_COMMANDER[trakorian_level(s), commander]


@rule
def specialist_takes_part(s, specialist):
    """Return whether a specialist is with his side's army at the start (catalogue 1.3, 1.9)."""
    side = SIDE_OF_SPECIALIST[specialist]
    if not plays(s, side):
        return False
    return side != Side.TRA or LEVEL_HAS_SPECIALIST[trakorian_level(s), specialist]


@rule
def participating_unit(s, side, index):
    """Return the unit at index `index` among those of a side's army list that take part, or the last of them."""
    found, left = NOWHERE, index
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if takes_part(s, unit):
            found = unit
            if left == 0:
                return found
            left -= 1
    return found


# -- Before the first day ----------------------------------------------------------------------------------------


@rule
def place_armies(s, dice, log):
    """Set up all that the scenario and the players' choices decide."""
    annex_pirates(s, dice, log)
    draw_dunkelbrink(s, dice, log)
    for unit in range(UNITS):
        set_default_doctrine(s, unit)
    for commander in range(COMMANDERS):  # CN-HP-1
        s.commander_leadership[commander] = LEADERSHIP[commander]
        s.commander_points[commander] = LEADERSHIP[commander]
    for side in range(SIDES):
        set_place_stances(s, side)
        if plays(s, side):
            choose_chief(s, side)
            choose_approach(s, side)
            know_stances(s, side)
    if plays(s, Side.CRU.value):
        gather_crurians(s)


@rule
def annex_pirates(s, dice, log):
    """Let each pirate ship that is met join the Ransards with 50 %; `pirates_left` then counts those (CN-RAN-1)."""
    annexed = 0
    for _ in range(s.pirates_left):
        annexed += roll(dice, 2, Stream.SETUP.value)
    if s.pirates_left > 0:
        note(log, Event.PIRATES_MET, UMPIRE, s.pirates_left, annexed)
    s.pirates_left = annexed


@rule
def draw_dunkelbrink(s, dice, log):
    """Draw the day on which Dunkelbrink comes, if the option lets him: 1d20 in the full calendar
    (CN-STE-1)."""
    s.dunkelbrink_day = NOWHERE
    if s.options.dunkelbrink == 1 and plays(s, Side.STE.value):
        s.dunkelbrink_day = scaled(s, roll(dice, DUNKELBRINKS_DIE, Stream.SETUP.value) + 1)
        note(log, Event.DUNKELBRINK_DRAWN, UMPIRE, s.dunkelbrink_day)


@rule
def choose_chief(s, side):
    """Set the commander-in-chief: the one named by the player if he is with the army, else the usual one (CN-CMD-6)."""
    named = int(s.commander_in_chief[side])
    if named == NOBODY or SIDE_OF_COMMANDER[named] != side or not commander_takes_part(s, named):
        s.commander_in_chief[side] = CHIEF[side]


@rule
def choose_approach(s, side):
    """Set the sea hex from which a side comes to that of the scenario, unless the player has named one (CN-ARR-3)."""
    if side != Side.CRU and s.approach[side] == NOWHERE:
        s.approach[side] = APPROACH[s.options.scenario, side]


@rule
def set_place_stances(s, side):
    """Set which settlements are hostile to a side from the start (catalogue 4.5, CN-RAN-4)."""
    for settlement in range(SETTLEMENTS):
        is_hostile = is_hostile_from_the_start(s.options.scenario, settlement, side)
        s.place_stance[side, settlement] = 1 if is_hostile else 0


@rule
def know_stances(s, side):
    """Let a side know its own treaties (catalogue 6.1)."""
    for other in range(SIDES):
        if other != side and plays(s, other):
            s.known_stance[s.seat_of[side], other] = s.stance[side, other]


# -- Crurians ----------------------------------------------------------------------------------------------------


@rule
def gather_crurians(s):
    """Put groups and generals into the box, where they wait for the bridge (CN-CRUR-2, CN-CRUR-5, CN-CRUR-7)."""
    side = Side.CRU.value
    for unit in range(FIRST_UNIT[side], FIRST_ISLANDER):
        if takes_part(s, unit):
            bring_in(s, unit, BOX, GROUP_MEN, 0)
    for general in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        index = GROUPS_OF_A_GENERAL * (general - FIRST_COMMANDER[side])
        s.commander_fate[general], s.commander_at[general] = Fate.FREE, BOX
        s.commander_unit[general] = participating_unit(s, side, index)
    s.starting_tv[side] = tv_alive(s, side)
