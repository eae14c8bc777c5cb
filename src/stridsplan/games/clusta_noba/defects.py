"""Checks of the invariants of a position: men, ledgers, hexes, camps, persons, couriers, what the sides believe."""

from stridsplan.engine.record import rule

from .components.armies import GROUP_MEN, MEN_AT_START
from .components.map import BOX, NODES
from .components.pools import (
    CAMPS,
    CAMPS_PER_SIDE,
    CAPTIVES,
    COMMANDERS,
    COURIERS,
    LINES,
    NOWHERE,
    REFUGES,
    SIDE_OF_SPECIALIST,
    SIDES,
    SIGHTINGS,
    SPECIALISTS,
    TROOPS,
    UNITS,
    Side,
)
from .components.report_lines import Line
from .numbers import SEATS, Captive, Cargo, Courier, Fate, Known, KnownCamp, KnownCommander, Sighting
from .rules.camps import capacity, is_camp_finished, side_of_camp
from .rules.dispatches import count_lines, side_of_courier, specialist_as_owner
from .rules.geography import is_land, is_sea
from .rules.losses import BADLY_BEDS, WOUNDED_BEDS
from .rules.stances import are_allied, is_hostile
from .rules.units import (
    first_unit_at,
    is_ashore,
    is_band,
    is_group,
    is_in_play,
    men_of,
    next_unit_at,
    side_of,
    tv_of,
    value_of_man,
)

# The bits of `defects`. LEDGER: the TV of a unit; POINTS: hero points; MIXED: hostile units share a hex;
# SURPLUS: a unit has more men than it can have; STACKING: a hex has more men than may stand in it
MEN, LEDGER, POINTS, PLACE, COURIER, CAMP, MIXED, SURPLUS = 1, 2, 4, 8, 16, 32, 64, 128
STACKING, PERSON, CAPTIVE, BELIEF = 256, 512, 1024, 2048


@rule
def defects(s):
    """Return the broken invariants as bits."""
    found = defects_of_persons(s) | defects_of_couriers(s)
    for unit in range(UNITS):
        found |= defects_of_unit(s, unit)
    for camp in range(CAMPS):
        if not is_sound_camp(s, camp):
            found |= CAMP
    for seat in range(SEATS):
        if has_report_from_future(s, seat):
            found |= BELIEF
    return found if are_apart(s) else found | MIXED


# -- Men -------------------------------------------------------------------------------------------------------------


@rule
def defects_of_unit(s, unit):
    """Return the broken invariants of one unit: its men, its ledger, its place, and the men in its hex."""
    found = 0
    men = men_of(s, unit)
    if is_in_play(s, unit) != (men > 0) or s.unit_men[unit, 0] < 0 or s.unit_men[unit, 1] < 0:
        found |= MEN
    if not is_sound_ledger(s, unit):
        found |= LEDGER
    if is_in_play(s, unit) and not may_be_there(s, unit):
        found |= PLACE
    if has_surplus(s, unit, men):
        found |= SURPLUS
    if is_ashore(s, unit) and is_crowded(s, unit, int(s.unit_at[unit])):
        found |= STACKING
    return found


@rule
def is_sound_ledger(s, unit):
    """Return whether the ledger of a unit is right: it is the TV of the men; in battle it is at most its value at the
    start (CN-COMBAT-18, CN-TRAP-6)."""
    if s.unit_baseline[unit] == 0:
        return tv_of(s, unit) == tv_of_men(s, unit)
    return 0 <= tv_of(s, unit) <= s.unit_baseline[unit]


@rule
def tv_of_men(s, unit):
    total = 0
    for troop in range(TROOPS):
        total += int(s.unit_men[unit, troop]) * value_of_man(unit, troop)
    return total


@rule
def may_be_there(s, unit):
    hex = int(s.unit_at[unit])
    if hex < 0 or hex >= NODES:
        return False
    if s.unit_aboard[unit] == 1:
        return is_sea(s.options.scenario, hex, s.has_bridge)
    return hex == BOX or is_land(s.options.scenario, hex, s.has_bridge)


@rule
def has_surplus(s, unit, men):
    """Return whether a company has more men who may be alive than it began with, wherever they are, or a group more
    than 500 with it (CN-CRUR-2).

    Islanders and bands have no limit here.
    """
    if side_of(unit) != Side.CRU:
        return count_all(s, unit) > MEN_AT_START[unit, 0] + MEN_AT_START[unit, 1]
    return is_group(unit) and men > GROUP_MEN


@rule
def count_all(s, unit):
    """Return how many men of a company may be alive: with it, waiting, wounded, or lost for a time today or in its
    battle."""
    men = men_of(s, unit)
    for troop in range(TROOPS):
        men += int(s.unit_lost[unit, troop])
        for place in range(REFUGES):
            men += int(s.straggler[unit, place, troop])
        for day in range(WOUNDED_BEDS):
            men += int(s.wounded[unit, day, troop])
        for day in range(BADLY_BEDS):
            men += int(s.badly[unit, day, troop])
        for fate in range(s.unit_day_lost.shape[1]):
            men += int(s.unit_day_lost[unit, fate, troop])
    return men


# -- Hexes -----------------------------------------------------------------------------------------------------------


@rule
def is_crowded(s, unit, hex):
    """Return whether more men, with allies, have marched into a hex than may stand there (CN-UNIT-10).

    To check each hex once, it is always False for a unit that is not its side's first there.
    """
    side = side_of(unit)
    if hex == BOX or first_unit_at(s, side, hex) != unit:
        return False
    men, most = 0, 0
    for friend in range(SIDES):
        if are_allied(s, side, friend):
            men += men_marched_in(s, friend, hex)
            most = max(most, int(capacity(s, friend, hex)))
    return men > most


@rule
def men_marched_in(s, side, hex):
    """Return the men that the limit counts: not bands, nor those that CN-UNIT-11 excepts."""
    men = 0
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        if not is_band(unit) and s.unit_over_limit[unit] == 0:
            men += men_of(s, unit)
        unit = next_unit_at(s, side, hex, unit)
    return men


@rule
def is_sound_camp(s, camp):
    """Return whether a camp is on land, and whether no other camp is in its hex (CN-CAMP-3).

    As long as neither is finished, camps of two sides may be in one hex.
    """
    if s.camp_at[camp] == NOWHERE:
        return True
    if not is_land(s.options.scenario, s.camp_at[camp], s.has_bridge):
        return False
    for other in range(CAMPS):
        if (
            other != camp
            and s.camp_at[other] == s.camp_at[camp]
            and (is_camp_finished(s, camp) or is_camp_finished(s, other))
        ):
            return False
        if (
            other != camp
            and side_of_camp(other) == side_of_camp(camp)
            and s.camp_at[other] == s.camp_at[camp]
        ):
            return False
    return camp < SIDES * CAMPS_PER_SIDE


@rule
def are_apart(s):
    """Return whether no hostile units share a hex, except those that are let pass or that fight (CN-CONTACT-5)."""
    for unit in range(UNITS):
        if not is_ashore(s, unit) or may_share_hex_with_enemy(s, unit):
            continue
        for side in range(SIDES):
            if is_hostile(s, side_of(unit), side) and not may_all_share_hex_with_enemy(
                s, side, int(s.unit_at[unit])
            ):
                return False
    return True


@rule
def may_share_hex_with_enemy(s, unit):
    """Return whether a unit is let pass through a hex of the enemy, or fights: an ambush is fought in one hex
    (CN-AMBUSH-3)."""
    return s.unit_passing[unit] == 1 or s.unit_force[unit] != NOWHERE


@rule
def may_all_share_hex_with_enemy(s, side, hex):
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        if not may_share_hex_with_enemy(s, unit):
            return False
        unit = next_unit_at(s, side, hex, unit)
    return True


# -- Persons ---------------------------------------------------------------------------------------------------------


@rule
def defects_of_persons(s):
    found = 0
    for commander in range(COMMANDERS):
        fate, unit = s.commander_fate[commander], int(s.commander_unit[commander])
        if fate != Fate.ABSENT and not has_sound_points(s, commander):
            found |= POINTS
        if fate == Fate.FREE and not has_sound_place(s, unit, int(s.commander_at[commander])):
            found |= PERSON
    for person in range(SPECIALISTS):
        unit, hex = int(s.specialist_unit[person]), int(s.specialist_at[person])
        if s.specialist_fate[person] == Fate.FREE and not has_sound_place(s, unit, hex):
            found |= PERSON
    return found


@rule
def has_sound_points(s, commander):
    """Return whether a commander has 0 hero points to his LV (CN-HP-1, CN-HP-2)."""
    return 0 <= s.commander_points[commander] <= s.commander_leadership[commander]


@rule
def has_sound_place(s, unit, hex):
    """Return whether `hex`, where a person is, is on the map, and is the hex of the unit he goes with, if any."""
    return 0 <= hex < NODES and (unit == NOWHERE or s.unit_at[unit] == hex)


# -- Couriers --------------------------------------------------------------------------------------------------------


@rule
def defects_of_couriers(s):
    """Return the broken invariants of couriers, of the lines of reports that they and specialists carry, and of
    captives."""
    found = 0
    for courier in range(COURIERS):
        if s.courier[courier, Courier.CARGO.value] != Cargo.NONE and not is_sound_courier(s, courier):
            found |= COURIER
    for person in range(SPECIALISTS):
        if (
            count_lines(s, SIDE_OF_SPECIALIST[person], specialist_as_owner(person))
            != s.specialist_lines[person]
        ):
            found |= COURIER
    for line in range(LINES):
        if s.line[line, 0] != Line.NONE and not is_carried(s, int(s.line_of[line])):
            found |= COURIER
    for row in range(CAPTIVES):
        if not is_sound_captive(s, row):
            found |= CAPTIVE
    return found


@rule
def is_sound_courier(s, courier):
    """Return whether a courier that carries something has a place, all of his lines and, if he is caught, a captor."""
    row = s.courier[courier]
    if row[Courier.CAUGHT.value] == 1 and not is_captive(s, courier):
        return False
    at = row[Courier.AT.value]
    return 0 <= at < NODES and count_lines(s, side_of_courier(courier), courier) == row[Courier.LINES.value]


@rule
def is_carried(s, owner):
    """Return whether a line has an owner: a courier with a report, or a specialist."""
    return owner >= COURIERS or s.courier[owner, Courier.CARGO.value] == Cargo.REPORT


@rule
def is_captive(s, courier):
    for row in range(CAPTIVES):
        if s.captive[row, Captive.CAPTOR.value] != 0 and s.captive[row, Captive.COURIER.value] == courier:
            return True
    return False


@rule
def is_sound_captive(s, row):
    """Return whether a row of `captive` is free, or a scout, or a courier who is caught and still carries something."""
    courier = int(s.captive[row, Captive.COURIER.value])
    if s.captive[row, Captive.CAPTOR.value] == 0 or courier == NOWHERE:
        return True
    carries = s.courier[courier, Courier.CARGO.value] != Cargo.NONE
    return carries and s.courier[courier, Courier.CAUGHT.value] == 1


# -- What the sides believe --------------------------------------------------------------------------------------------


@rule
def has_report_from_future(s, seat):
    """Return whether the ledger of a side has a report of a unit, commander or camp of its own, or a sighting, that is
    dated later than now (CN-INFO-8)."""
    for unit in range(UNITS):
        if s.known[seat, unit, Known.MOMENT.value] > s.moment:
            return True
    for commander in range(COMMANDERS):
        if s.known_commander[seat, commander, KnownCommander.MOMENT.value] > s.moment:
            return True
    for camp in range(CAMPS):
        if s.known_camp[seat, camp, KnownCamp.MOMENT.value] > s.moment:
            return True
    for k in range(min(SIGHTINGS, int(s.sightings[seat]))):
        if s.sighting[seat, k, Sighting.MOMENT.value] > s.moment:
            return True
    return False
