"""What the policy derives from the ledger of its side: time, its own men, and reports of enemies."""

from stridsplan.engine.bits import count_bits, members
from stridsplan.engine.record import rule

from ..components.armies import SOLDIERS, SV
from ..components.battle import HALVES
from ..components.map import NOWHERE, TERRAIN, Terrain
from ..components.orders import NO_ORDER
from ..components.pools import (
    CAMPS_PER_SIDE,
    ELITE,
    FIRST_COMMANDER,
    FIRST_COMMANDER_MARKER,
    FIRST_UNIT,
    LAST_COMMANDER,
    LAST_OF,
    NOBODY,
    SIDES,
    SIGHTINGS,
    STANDARD,
    UNKNOWN,
)
from ..components.tables import frozen
from ..numbers import DAY, DAY_ROUNDS, PULSES, Known, Sighted, Sighting, Stance, State
from ..rules.battle_arithmetic import fortification_halves
from ..rules.beliefs import camp_hex, commander_hex, men_known, unit_hex
from ..rules.geography import distance
from ..rules.writing import LAST_UNIT_BIT

REPORT_TIME = 16  # pulses that a sheet and the answer to it may take
CAMP_AGE, UNIT_AGE = 12 * DAY, 3 * DAY  # how long a sighting is believed
DEFAULT_MEN = frozen([250, 700, 600, 0, 0, 800])  # of a sighting that tells no men, by Sighted
VALUE = frozen([5, 4, 5, 3])  # assumed SV of an enemy soldier, in half points, by Side
SETTLED = 7  # camps are expected to stand when a seventh of the campaign has passed

# -- Time --------------------------------------------------------------------------------------------------------------


@rule
def moment_of_round(s):
    """Return the moment at which the round that is ordered begins."""
    return DAY * int(s.day) + PULSES * (int(s.round) - 1)


@rule
def first_round(s):
    """Return the first day round that an entry of today may begin in, from 0."""
    return min(int(s.round), DAY_ROUNDS) - 1


@rule
def days_left(s):
    return int(s.conflux_day) - int(s.day)


# -- Own men -----------------------------------------------------------------------------------------------------------


@rule
def is_at_sea(s, hex):
    return hex >= 0 and TERRAIN[s.options.scenario, hex] == Terrain.SEA


@rule
def last_unit(side):
    """Return the last unit of a side that a column can name; those behind it are bands."""
    return min(LAST_OF[side], FIRST_UNIT[side] + LAST_UNIT_BIT)


@rule
def units_at(s, seat, hex):
    """Return the units that the seat believes in a hex, as bits from the side's first unit on."""
    side, found = int(s.side_of[seat]), 0
    for unit in range(FIRST_UNIT[side], last_unit(side) + 1):
        if hex != NOWHERE and unit_hex(s, seat, unit) == hex:
            found |= 1 << (unit - FIRST_UNIT[side])
    return found


@rule
def men_of(s, seat, units):
    """Return the men of a set of units, as last reported."""
    men, first = 0, FIRST_UNIT[s.side_of[seat]]
    for k in members(units):
        men += men_known(s, seat, first + k)
    return men


@rule
def value_of(s, seat, units):
    """Return the TV of a set of units, in half points, as last reported."""
    value, first = 0, FIRST_UNIT[s.side_of[seat]]
    for k in members(units):
        row = s.known[seat, first + k]
        value += max(0, int(row[Known.STANDARD.value + STANDARD])) * SV[SOLDIERS[first + k, STANDARD]]
        if SOLDIERS[first + k, ELITE] != NOBODY:
            value += max(0, int(row[Known.STANDARD.value + ELITE])) * SV[SOLDIERS[first + k, ELITE]]
    return value


@rule
def camp_in(s, seat, hex):
    """Return the camp of its side that the seat believes to be in a hex, or NOWHERE."""
    side = int(s.side_of[seat])
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        if hex != NOWHERE and camp_hex(s, seat, camp) == hex:
            return camp
    return NOWHERE


@rule
def nearest_camp(s, seat, hex):
    """Return the hex of the side's camp that is nearest to a hex, but not in it; NOWHERE: there is none."""
    side, found = int(s.side_of[seat]), NOWHERE
    for camp in range(side * CAMPS_PER_SIDE, (side + 1) * CAMPS_PER_SIDE):
        here = camp_hex(s, seat, camp)
        is_elsewhere = here != NOWHERE and here != hex
        if is_elsewhere and (found == NOWHERE or distance(here, hex) < distance(found, hex)):
            found = here
    return found


# -- Commanders ----------------------------------------------------------------------------------------------------


@rule
def place_among_leaders(s, seat, commander):
    """Return the place of a commander among those of his hex: the commander-in-chief is first, the others go by
    number."""
    side, hex, place = int(s.side_of[seat]), commander_hex(s, seat, commander), 0
    if s.chief[seat] == commander:
        return 0
    for other in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if commander_hex(s, seat, other) == hex and (other < commander or s.chief[seat] == other):
            place += 0 if other == commander else 1
    return place


@rule
def count_leaders(s, seat, hex):
    side, found = int(s.side_of[seat]), 0
    for commander in range(FIRST_COMMANDER[side], LAST_COMMANDER[side] + 1):
        if hex != NOWHERE and commander_hex(s, seat, commander) == hex:
            found += 1
    return found


@rule
def marker_of_chief(s, seat):
    """Return the marker of the commander-in-chief, NOWHERE if the side has none."""
    chief = int(s.chief[seat])
    return NOWHERE if chief < 0 else FIRST_COMMANDER_MARKER + chief


# -- What has become of an order -----------------------------------------------------------------------------------


@rule
def have_lapsed(s, seat, units, since):
    """Return whether one of a set of units has reported after a moment that it has no orders or has retreated."""
    first = FIRST_UNIT[s.side_of[seat]]
    for k in members(units):
        row = s.known[seat, first + k]
        is_idle = row[Known.ORDER.value] == NO_ORDER or row[Known.STATE.value] == State.RETREATED
        if is_idle and row[Known.MOMENT.value] > since:
            return True
    return False


@rule
def largest_unit(s, seat, units, least):
    """Return the unit with the most men of a set, counted from the side's first unit, or NOWHERE.

    It is NOWHERE if no unit has `least` men.
    """
    found, most, first = NOWHERE, least - 1, FIRST_UNIT[s.side_of[seat]]
    for k in members(units):
        if men_known(s, seat, first + k) > most:
            found, most = k, men_known(s, seat, first + k)
    return found


@rule
def smallest_unit(s, seat, units):
    """Return the unit with fewest men of a set of two or more, counted from the side's first unit, or NOWHERE."""
    found, fewest, first = NOWHERE, 1 << 20, FIRST_UNIT[s.side_of[seat]]
    if count_bits(units) < 2:
        return NOWHERE
    for k in members(units):
        if men_known(s, seat, first + k) < fewest:
            found, fewest = k, men_known(s, seat, first + k)
    return found


@rule
def without_unit(units, k):
    """Return a set of units without unit k, or the same set if k is NOWHERE."""
    return units if k == NOWHERE else units & ~(1 << k)


@rule
def only_unit(k):
    """Return the set that contains unit k alone, or an empty one if k is NOWHERE."""
    return 0 if k == NOWHERE else 1 << k


# -- Enemies -----------------------------------------------------------------------------------------------------------


@rule
def is_enemy(s, seat, side):
    if side < 0 or side >= SIDES or side == s.side_of[seat]:
        return False
    return s.known_stance[seat, side] == Stance.HOSTILE


@rule
def is_believed(s, seat, row):
    """Return whether a sighting is of hostile troops or a hostile camp, and not too old."""
    kind = row[Sighting.KIND.value]
    if not is_enemy(s, seat, int(row[Sighting.SIDE.value])) or row[Sighting.HEX.value] < 0:
        return False
    if kind == Sighted.SHIPS or kind == Sighted.STENFAR:
        return False
    age = moment_of_round(s) - int(row[Sighting.MOMENT.value])
    return age <= (CAMP_AGE if kind == Sighted.CAMP else UNIT_AGE)


@rule
def men_seen(row):
    """Return the men of a sighting; if it tells no strength, the usual number."""
    men = int(row[Sighting.MEN.value])
    return int(DEFAULT_MEN[row[Sighting.KIND.value]]) if men == UNKNOWN else men


@rule
def is_sighting_of(s, seat, row, side, hex):
    """Return whether a sighting is of a side in a hex, and believed."""
    if row[Sighting.HEX.value] != hex or row[Sighting.SIDE.value] != side:
        return False
    return is_believed(s, seat, row)


@rule
def moment_of_newest_count(s, seat, side, hex):
    """Return the moment of the newest sighting of a side in a hex that tells its men, UNKNOWN if there is none."""
    newest = UNKNOWN
    for k in range(min(int(s.sightings[seat]), SIGHTINGS)):
        row = s.sighting[seat, k]
        if row[Sighting.MEN.value] != UNKNOWN and is_sighting_of(s, seat, row, side, hex):
            newest = max(newest, int(row[Sighting.MOMENT.value]))
    return newest


@rule
def men_at(s, seat, side, hex):
    """Return the men of a side that are believed in a hex.

    It is the mean of the numbers reported there less than a day before the newest one. If no report tells a number, it
    is the largest usual one (`men_seen`).
    """
    newest, total, count, guess = moment_of_newest_count(s, seat, side, hex), 0, 0, 0
    for k in range(min(int(s.sightings[seat]), SIGHTINGS)):
        row = s.sighting[seat, k]
        if not is_sighting_of(s, seat, row, side, hex):
            continue
        guess = max(guess, men_seen(row))
        if row[Sighting.MEN.value] != UNKNOWN and newest - int(row[Sighting.MOMENT.value]) < DAY:
            total += int(row[Sighting.MEN.value])
            count += 1
    return guess if count == 0 else total // count


@rule
def has_seen_camp(s, seat, side, hex):
    for k in range(min(int(s.sightings[seat]), SIGHTINGS)):
        row = s.sighting[seat, k]
        if row[Sighting.KIND.value] == Sighted.CAMP and is_sighting_of(s, seat, row, side, hex):
            return True
    return False


@rule
def strength_at(s, seat, hex):
    """Return the TV of enemies that the seat believes in a hex, in half points.

    A camp counts as if it had been fortified every day since the first seventh of the campaign passed (SETTLED).
    """
    total = 0
    for side in range(SIDES):
        if is_enemy(s, seat, side):
            men = men_at(s, seat, side, hex)
            halves = HALVES
            if men > 0 and has_seen_camp(s, seat, side, hex):
                halves = fortification_halves(max(0, int(s.day) - int(s.conflux_day) // SETTLED))
            total += men * VALUE[side] * halves // HALVES
    return total


@rule
def most_men_near(s, seat, hex, steps, age):
    """Return the men of the largest force seen within `steps` hexes in the last `age` pulses."""
    most = 0
    for k in range(min(int(s.sightings[seat]), SIGHTINGS)):
        row = s.sighting[seat, k]
        if is_believed(s, seat, row) and moment_of_round(s) - int(row[Sighting.MOMENT.value]) <= age:
            if distance(hex, int(row[Sighting.HEX.value])) <= steps:
                most = max(most, men_seen(row))
    return most
