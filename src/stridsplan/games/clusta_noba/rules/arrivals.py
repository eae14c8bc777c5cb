"""Who comes to the island during the campaign: the fleets, the islanders of CRU, Dunkelbrink (CN-ARR, CN-CRUR-12)."""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.armies import HULL_SPEED, ISLANDER_MEN, MEN_AT_START, Hull
from ..components.map import BRIDGEHEAD, HEXES
from ..components.pools import (
    ELITE,
    FIRST_COMMANDER,
    FIRST_ISLANDER,
    FIRST_SPECIALIST,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    LAST_SPECIALIST,
    NOBODY,
    NOWHERE,
    SIDES,
    STANDARD,
    WEEKS,
    Commander,
    Side,
)
from ..events import UMPIRE, Event, Stream
from ..numbers import DAY, PULSES, Fate
from .calendar import scaled
from .camps import has_enemy_at, has_room
from .canonical import is_night, side_in_order
from .commanders import hand_over_command, headquarters_hex, is_free
from .ending import plays, tv_alive
from .entering import resolve_arrival
from .geography import are_adjacent, is_nearer, is_sea, may_land
from .groups import raise_unit
from .landing import spend_round_on_shore
from .loaded_dice import roll
from .sea_ways import find_way, follow_way, sea_beside
from .set_up import commander_takes_part, participating_unit, specialist_takes_part, takes_part
from .units import bring_in

FIRST_WEEK, WEEK = 30, 7  # two ships a week on days 30, 37, 44 (CN-CRUR-12)
SHIPS_A_WEEK = 2
MARJURA_MOVES = 48  # the day from which no more islanders come to CRU (CN-CRUR-16; F30)
DUNKELBRINK, NARAMSI = Commander.DUNKELBRINK.value, Commander.NARAMSI.value

# -- Fleets ------------------------------------------------------------------------------------------------------


@rule
def arrive(s, log):
    """Bring the ships, commanders and specialists of each side whose arrival round has begun to its approach (CN-ARR-1,
    CN-ARR-3)."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        if side != Side.CRU and plays(s, side) and s.starting_tv[side] == 0 and s.arrival[side] <= s.moment:
            bring_ships(s, side)
            bring_commanders(s, side)
            bring_specialists(s, side)
            s.starting_tv[side] = tv_alive(s, side)
            note(log, Event.SHIPS_ARRIVED, UMPIRE, side, s.approach[side])


@rule
def bring_ships(s, side):
    """Put each unit aboard its own ship (CN-ARR-4), with its men of the army list, not as many as the hull
    could hold (CN-TRAP-46)."""
    hex = int(s.approach[side])
    for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        if takes_part(s, unit):
            bring_in(s, unit, hex, int(MEN_AT_START[unit, STANDARD]), int(MEN_AT_START[unit, ELITE]))
            s.unit_aboard[unit], s.ship_at[unit], s.has_left[unit] = 1, hex, 0


@rule
def bring_commanders(s, side):
    """Put the commander-in-chief with the first unit, the others with the next ones (CN-LAND-6)."""
    others = 0
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if not commander_takes_part(s, commander):
            continue
        index = 0
        if commander != s.commander_in_chief[side]:
            others += 1
            index = others
        s.commander_fate[commander], s.commander_at[commander] = Fate.FREE, s.approach[side]
        s.commander_unit[commander] = participating_unit(s, side, index)


@rule
def bring_specialists(s, side):
    """Place the specialists with their commander-in-chief, without an errand (CN-ARR-5)."""
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if specialist_takes_part(s, specialist):
            s.specialist_fate[specialist], s.specialist_at[specialist] = Fate.FREE, s.approach[side]
            s.specialist_unit[specialist] = participating_unit(s, side, 0)


# -- Men from Barbaröarna ----------------------------------------------------------------------------------------


@rule
def expect_islanders(s, dice):
    """Draw at dawn of each of three days in which round, 1d6, two ships will come (CN-CRUR-12)."""
    if not plays(s, Side.CRU.value) or has_marjura_moved(s):
        return
    for week in range(WEEKS):
        if s.day == day_of_islanders(s, week) and not has_bit(s.islanders_dropped, week):
            s.islanders_waiting += SHIPS_A_WEEK
            s.islanders_moment = DAY * s.day + PULSES * roll(s, dice, 6, Stream.SETUP.value)


@rule
def day_of_islanders(s, week):
    """Return the day on which the islanders of a week come, unless a human umpire drops them (CN-CRUR-12)."""
    return scaled(s, FIRST_WEEK + WEEK * week)


@rule
def has_marjura_moved(s):
    """Return whether Marjura, the land beyond the bridge, is on the move and lets no more men come (CN-CRUR-16)."""
    return s.day >= scaled(s, MARJURA_MOVES)


@rule
def land_islanders(s, dice, log):
    """Land the islanders' companies in the bridgehead hex by day, once no enemy nor the stacking limit prevents it."""
    if is_night(s) or has_marjura_moved(s):
        return
    coming = SHIPS_A_WEEK if s.islanders_moment > s.moment else 0  # companies of this week, not here yet
    while s.islanders_waiting > coming and may_land_at_bridgehead(s):
        land_islander(s, FIRST_ISLANDER + int(s.islanders_landed), dice, log)
        s.islanders_waiting -= 1
        s.islanders_landed += 1


@rule
def may_land_at_bridgehead(s):
    """Return whether no enemy stands in the bridgehead hex and there is room for another company of islanders."""
    hex = int(BRIDGEHEAD[s.options.scenario])
    return not has_enemy_at(s, Side.CRU.value, hex) and has_room(s, Side.CRU.value, hex, ISLANDER_MEN)


@rule
def land_islander(s, unit, dice, log):
    """Land a company of a hundred living men with Ransard values (CN-TRAP-35); their ship leaves."""
    hex = int(BRIDGEHEAD[s.options.scenario])
    raise_unit(s, unit, hex, ISLANDER_MEN)
    spend_round_on_shore(s, unit, hex)
    note(log, Event.ISLANDERS_LANDED, UMPIRE, unit, hex, ISLANDER_MEN)
    resolve_arrival(s, unit, dice, log)


# -- Arn Dunkelbrink ---------------------------------------------------------------------------------------------


@rule
def expect_dunkelbrink(s):
    """Put Dunkelbrink's karack at the approach of the Stegosians on his day (CN-STE-1)."""
    if s.dunkelbrink_day != NOWHERE and s.day >= s.dunkelbrink_day:
        s.dunkelbrink_day = NOWHERE
        s.commander_fate[DUNKELBRINK], s.commander_unit[DUNKELBRINK] = Fate.FREE, NOWHERE
        s.commander_at[DUNKELBRINK] = s.approach[Side.STE.value]


@rule
def is_dunkelbrink_at_sea(s):
    """Return whether Dunkelbrink is on his own karack, which has no marker."""
    if not is_free(s, DUNKELBRINK) or s.commander_unit[DUNKELBRINK] != NOWHERE:
        return False
    return is_sea(s.options.scenario, int(s.commander_at[DUNKELBRINK]), s.has_bridge)


@rule
def sail_dunkelbrink(s, log):
    """Sail Dunkelbrink for a round towards his commander-in-chief, if that one is at sea, or else to the low coast
    nearest to headquarters, where he goes ashore by day and walks on alone."""
    if not is_dunkelbrink_at_sea(s):
        return
    here, goal = int(s.commander_at[DUNKELBRINK]), headquarters_hex(s, Side.STE.value)
    chief = int(s.commander_in_chief[Side.STE.value])
    if goal == NOWHERE:
        return
    has_other_chief = chief != NOBODY and chief != DUNKELBRINK
    if has_other_chief and is_sea(s.options.scenario, goal, s.has_bridge):
        sail_him_to(s, here, goal)
        board_with(s, chief, log)
        return
    coast = coast_near(s, Side.STE.value, goal)
    if coast == NOWHERE:
        return
    if not are_adjacent(here, coast):
        sail_him_to(s, here, sea_beside(s, here, coast))
    elif not is_night(s):
        s.commander_at[DUNKELBRINK] = coast
        hand_over_command(s, NARAMSI, DUNKELBRINK, log)


@rule
def sail_him_to(s, here, goal):
    """Sail Dunkelbrink towards a sea hex for one round (CN-SEA-10)."""
    if goal != NOWHERE:
        steps = min(int(HULL_SPEED[Hull.KARACK]), find_way(s, here, goal))
        if steps > 0:
            s.commander_at[DUNKELBRINK] = follow_way(s, here, goal, steps)


@rule
def board_with(s, chief, log):
    """Put Dunkelbrink aboard with the commander-in-chief if they meet at sea, and in command (CN-CMD-6)."""
    if s.commander_at[DUNKELBRINK] == s.commander_at[chief]:
        s.commander_unit[DUNKELBRINK] = s.commander_unit[chief]
        hand_over_command(s, NARAMSI, DUNKELBRINK, log)


@rule
def coast_near(s, side, hex):
    """Return the low coast without enemies that is nearest to a hex, or NOWHERE; in a tie the lower row, then
    column."""
    found = NOWHERE
    for coast in range(HEXES):
        if not may_land(s.options.scenario, coast, False, s.has_bridge) or has_enemy_at(s, side, coast):
            continue
        if found == NOWHERE or is_nearer(hex, coast, found):
            found = coast
    return found
