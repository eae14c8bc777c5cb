"""What units see beside them at the end of a day round, and what a sighting shows (CN-CONTACT-7, CN-SEA-15, CN-CAMP).

Units that are seen are marked in `spotted` while a report is written. A unit tests once a round against another until
it sees it, and then sees it until they are apart; a camp or a commander's stack is seen as one marker.
"""

from stridsplan.engine.bits import has_bit
from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.map import DIRECTIONS, NEIGHBOUR
from ..components.pools import FIRST_UNIT, LAST_OF, NOWHERE, SIDES, UNITS, UNITS_PER_MASK, UNKNOWN
from ..events import UMPIRE, Event, Stream
from ..numbers import Sighted, Source
from .canonical import is_night, side_in_order
from .capture import hex_or_base
from .dispatches import open_report, send_report
from .geography import distance, is_coast, is_forest
from .information_arithmetic import sighting_chance, succeeds
from .loaded_dice import roll
from .reports import add_sighting, kind_of_stack, report_error_steps
from .scouts import covers_ground
from .stances import is_hostile
from .units import first_unit_at, is_ashore, is_band, is_in_play, men_of, side_of

REACH = 1  # hexes (CN-CONTACT-7)
PERCENT = 100

# -- Who is seen -----------------------------------------------------------------------------------------------


@rule
def is_foe_within(s, side, hex, foe, reach):
    """Return whether a unit is ashore, hostile to a side, and near a hex; a patrol is in its base (CN-PATROL-6)."""
    if not is_ashore(s, foe) or not is_hostile(s, side, side_of(foe)):
        return False
    return distance(hex_or_base(s, foe), hex) <= reach


@rule
def chance_to_see(s, foe):
    """Return the chance to see a unit, by its class; halved if it hides or is in forest (CN-CONTACT-7)."""
    in_forest = is_forest(s.options.scenario, hex_or_base(s, foe))
    return sighting_chance(int(s.unit_class[foe]), s.unit_hidden[foe] == 1, in_forest)


@rule
def is_sighted(s, side, hex, foe, dice, log):
    """Roll the test of an observer of a side in a hex against a unit; without a chance no die is rolled."""
    chance = int(chance_to_see(s, foe))
    if chance == 0:
        return False
    die = roll(s, dice, PERCENT, Stream.REPORTS.value) + 1
    note(log, Event.SIGHT_ROLLED, UMPIRE, hex, foe, die, chance, side, s.replaced)
    return succeeds(die, chance)


# -- Reports of spotted units ------------------------------------------------------------------------


@rule
def has_spotted(s):
    for unit in range(UNITS):
        if s.spotted[unit] == 1:
            return True
    return False


@rule
def tell_spotted(s, courier, side, hex, source, has_counted, dice, log):
    """Add a line for each lone unit, camp and commander's stack that has been spotted from a hex, in canonical order.

    The men of camps and stacks are told only if the observer `has_counted` them, as scouts do (CN-CAMP-7, CN-SCOUT-5).
    """
    for place in range(SIDES):
        foe = side_in_order(s, place)
        for unit in range(FIRST_UNIT[foe], LAST_OF[foe] + 1):
            if s.spotted[unit] == 1:
                there = hex_or_base(s, unit)
                kind = kind_of_stack(s, foe, there)
                men = take_spotted(s, foe, there, unit, kind)
                if kind != Sighted.UNIT and not has_counted:
                    men = UNKNOWN
                extra_steps = report_error_steps(s, side, hex, there)
                add_sighting(
                    s, courier, there, kind, foe, men, NOWHERE, source, UNKNOWN, extra_steps, dice, log
                )


@rule
def take_spotted(s, foe, hex, unit, kind):
    """Return the men that have been spotted under a unit's marker, and clear their marks in `spotted`."""
    men = 0
    for fellow in range(FIRST_UNIT[foe], LAST_OF[foe] + 1):
        is_of_stack = kind != Sighted.UNIT and hex_or_base(s, fellow) == hex
        if s.spotted[fellow] == 1 and (fellow == unit or is_of_stack):
            men += men_of(s, fellow)
            s.spotted[fellow] = 0
    return men


# -- The end of a round ----------------------------------------------------------------------------------------


@rule
def end_round(s, dice, log):
    """Roll for sightings at the end of every day round; at night nobody sees anything (6.4 step 17)."""
    if is_night(s):
        return
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if is_observer(s, unit):
                look_for_enemies(s, side, unit, dice, log)
    see_ships(s, dice, log)


@rule
def is_observer(s, unit):
    """Return whether a unit looks for enemies: scouts have done so already, and bands report to nobody (CN-CRUR-11)."""
    return is_ashore(s, unit) and not is_band(unit) and not covers_ground(s, unit)


@rule
def look_for_enemies(s, side, unit, dice, log):
    """Let a unit test once against every hostile unit near it that it does not see yet (CN-CONTACT-7)."""
    hex = int(s.unit_at[unit])
    for place in range(SIDES):
        other = side_in_order(s, place)
        for foe in range(FIRST_UNIT[other], LAST_OF[other] + 1):
            if not is_foe_within(s, side, hex, foe, REACH):
                lose_sight(s, unit, foe)
            elif not sees(s, unit, foe) and is_sighted(s, side, hex, foe, dice, log):
                s.spotted[foe] = 1
                catch_sight(s, unit, foe, other)
    if has_spotted(s):
        courier = open_report(s, side, unit, log)
        tell_spotted(s, courier, side, hex, Source.AMBIENT.value, False, dice, log)
        send_report(s, courier, log)


@rule
def sees(s, unit, foe):
    return has_bit(int(s.unit_sees[unit, foe // UNITS_PER_MASK]), foe % UNITS_PER_MASK)


@rule
def lose_sight(s, unit, foe):
    if sees(s, unit, foe):
        s.unit_sees[unit, foe // UNITS_PER_MASK] -= 1 << (foe % UNITS_PER_MASK)


@rule
def catch_sight(s, unit, foe, side):
    """Let a unit see another, and with it all that stand under the same marker (CN-CAMP-4, CN-CAMP-5)."""
    hex = hex_or_base(s, foe)
    is_stack = kind_of_stack(s, side, hex) != Sighted.UNIT
    for fellow in range(FIRST_UNIT[side], LAST_OF[side] + 1):
        is_beside = is_stack and is_ashore(s, fellow) and hex_or_base(s, fellow) == hex
        if (fellow == foe or is_beside) and not sees(s, unit, fellow):
            s.unit_sees[unit, fellow // UNITS_PER_MASK] += 1 << (fellow % UNITS_PER_MASK)


# -- Ships (CN-SEA-15) -----------------------------------------------------------------------------------------


@rule
def see_ships(s, dice, log):
    """Let the first unit of a coast hex report ships next to it, the first company of a sea hex ships in it."""
    for place in range(SIDES):
        side = side_in_order(s, place)
        for unit in range(FIRST_UNIT[side], LAST_OF[side] + 1):
            if is_lookout(s, side, unit):
                watch_sea(s, side, unit, dice, log)


@rule
def is_lookout(s, side, unit):
    """Return whether a unit reports ships: the first of its side on a coast hex, or aboard in a sea hex."""
    if not is_in_play(s, unit) or is_band(unit):
        return False
    hex = int(s.unit_at[unit])
    if s.unit_aboard[unit] == 0:
        return first_unit_at(s, side, hex) == unit and is_coast(s.options.scenario, hex, s.has_bridge)
    for other in range(FIRST_UNIT[side], unit):
        if s.unit_at[other] == hex and s.unit_aboard[other] == 1:
            return False
    return True


@rule
def watch_sea(s, side, unit, dice, log):
    """Report the ships that a unit sees in each hex, if the side has not been told of one of them today."""
    hex = int(s.unit_at[unit])
    courier, is_open = NOWHERE, False
    for k in range(DIRECTIONS + 1):  # the hexes beside it, then its own
        near = hex if k == DIRECTIONS else int(NEIGHBOUR[hex, k])
        # On land a unit looks at the hexes beside it, aboard at its own
        if near == NOWHERE or (k == DIRECTIONS) != (s.unit_aboard[unit] == 1):
            continue
        for foe in range(SIDES):
            if is_hostile(s, side, foe) and has_new_ship(s, side, foe, near):
                if not is_open:
                    courier, is_open = open_report(s, side, unit, log), True
                tell_ships(s, courier, side, foe, near, dice, log)
    send_report(s, courier, log)


@rule
def has_new_ship(s, side, foe, hex):
    """Return whether a ship that a side has not been told of today lies in a hex."""
    for ship in range(FIRST_UNIT[foe], LAST_OF[foe] + 1):
        if s.ship_at[ship] == hex and s.ship_seen[side, ship] != s.day + 1:
            return True
    return False


@rule
def tell_ships(s, courier, side, foe, hex, dice, log):
    """Report the number of ships, which is exact, but not what they carry."""
    ships = 0
    for ship in range(FIRST_UNIT[foe], LAST_OF[foe] + 1):
        if s.ship_at[ship] == hex:
            s.ship_seen[side, ship] = s.day + 1
            ships += 1
    kind, source = Sighted.SHIPS.value, Source.AMBIENT.value
    add_sighting(s, courier, hex, kind, foe, UNKNOWN, NOWHERE, source, ships, 0, dice, log)
