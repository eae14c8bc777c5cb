"""The search for the conflux: which hexes the readings allow, and which hexes to examine next (CN-CONF-2 to CN-CONF-5).

Each hex has a weight, which each reading that would have been wrong there halves a number of times. The next hex is the
one whose reading divides the weights most evenly.
"""

from stridsplan.engine.record import rule

from ..components.armies import COURIER_MP
from ..components.information import BAND_FROM, BANDS
from ..components.map import HEXES, NOWHERE
from ..components.movement import POINT, MoveMode
from ..components.pools import (
    FIRST_SPECIALIST,
    LAST_SPECIALIST,
    READINGS,
    SIDE_OF_SPECIALIST,
    SIDES,
    SIGHTINGS,
    TRADE,
    Trade,
)
from ..components.tables import frozen
from ..numbers import DAY, KnownSpecialist, Reading, Sighted, Sighting
from ..rules.beliefs import specialist_hex
from ..rules.ending import plays
from ..rules.geography import distance
from ..rules.steps import LENGTH, NONE_BLOCKED, STRIDE, search
from .knowledge import SETTLED, days_left, is_believed, is_enemy, moment_of_round
from .tables import CANDIDATES, COUNT_OF_CANDIDATES, COUNT_OF_GROUND, GROUND, LANDINGS

WEIGHT, CLASS, CELL = 0, 1, 2  # rows of the view's scratch
START = 1 << 18
CAMPED = 8  # a hex with an enemy's camp is CAMPED times as likely
# How often the weight of a hex is halved for a reading that would be one band off there, by Trade
HALVED = frozen([4, 2])
CERTAIN, PROBABLE = 9, 5  # tenths of the weight in one hex: to go there, and to go there when time runs out
CELLS = 499  # places of a hash table; if there are more different readings, some share a place
# Hexes from headquarters; when enemies have been seen he stays near it, to be caught less often
FARTHEST, FARTHEST_IN_DANGER = 14, 10
# By how much a reading near the likely conflux counts as worth less, for each third party: they may be there
CROWD = 3
LATE = 3  # a reading that can only be made tomorrow counts as LATE times less valuable
# An enemy is a danger if he was seen within this many pulses, and the way through his hex is at most this many hexes
# longer
DETOUR, DANGER_AGE = 2, 6 * DAY
# By how much a reading counts as worth less for each enemy on the way, and how many enemies count at most
DANGEROUS, MOST_DANGERS = 2, 5
SILENCE = 5 * DAY  # after which an astrologer is given up
BANDS_TO = 40
BAND_OF = frozen([max(k for k in range(BANDS) if BAND_FROM[k] <= steps) for steps in range(BANDS_TO)])


@rule
def band_between(a, b):
    return int(BAND_OF[min(distance(a, b), BANDS_TO - 1)])


@rule
def count_readings(view, seat):
    return min(int(view.readings[seat]), READINGS)


@rule
def hex_found(view, seat):
    """Return the conflux if it is known for certain: told, or recognised by who stood in it; else NOWHERE."""
    if view.known_conflux[seat] >= 0:
        return int(view.known_conflux[seat])
    for k in range(count_readings(view, seat)):
        if view.reading[seat, k, Reading.BAND.value] == 0:
            return int(view.reading[seat, k, Reading.HEX.value])
    return NOWHERE


# -- Weights -----------------------------------------------------------------------------------------------------------


@rule
def weigh(view, seat):
    """Write the weight of each hex; return the sum of all weights."""
    scenario, total = view.options.scenario, 0
    for hex in range(HEXES):
        view.scratch[WEIGHT, hex] = 0
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        view.scratch[WEIGHT, hex] = weight_after_readings(view, seat, hex)
    add_weight_of_camps(view, seat)
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        total += int(view.scratch[WEIGHT, CANDIDATES[scenario, k]])
    return total


@rule
def add_weight_of_camps(view, seat):
    """Increase the weight of hexes with enemy camps that the readings allow: the enemy may know more."""
    for k in range(min(int(view.sightings[seat]), SIGHTINGS)):
        row = view.sighting[seat, k]
        if row[Sighting.KIND.value] == Sighted.CAMP and is_believed(view, seat, row):
            hex = int(row[Sighting.HEX.value])
            if 0 < view.scratch[WEIGHT, hex] <= START:
                view.scratch[WEIGHT, hex] *= CAMPED


@rule
def weight_after_readings(view, seat, hex):
    weight = START
    for k in range(count_readings(view, seat)):
        row = view.reading[seat, k]
        where, band = int(row[Reading.HEX.value]), int(row[Reading.BAND.value])
        apart = abs(band_between(where, hex) - band)
        is_here = where == hex
        if apart > 1 or is_here:
            return 0
        if apart == 1:
            weight >>= HALVED[TRADE[row[Reading.ASTROLOGER.value]]]
    return weight


@rule
def heaviest_hex(view):
    """Return the hex of most weight, NOWHERE if none has any."""
    scenario, found, most = view.options.scenario, NOWHERE, 0
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        if view.scratch[WEIGHT, hex] > most:
            found, most = hex, int(view.scratch[WEIGHT, hex])
    return found


@rule
def candidate_hex(view, seat, place):
    """Return the hex in a place of all that the readings allow, by weight; NOWHERE."""
    weigh(view, seat)
    found = heaviest_hex(view)
    for _ in range(place):
        if found != NOWHERE:
            view.scratch[WEIGHT, found] = 0
            found = heaviest_hex(view)
    return found


@rule
def conflux_goal(view, seat):
    """Return the hex where the conflux is believed: certain, nearly so, or the likeliest when time runs out; else
    NOWHERE."""
    found = hex_found(view, seat)
    if found != NOWHERE or view.readings[seat] == 0:
        return found
    wanted = CERTAIN
    if 4 * days_left(view) <= view.conflux_day:
        wanted = PROBABLE
    if not has_astrologer(view, seat):
        wanted = 0
    return candidate_hex(view, seat, 0) if has_tenths(view, seat, wanted) else NOWHERE


@rule
def has_astrologer(view, seat):
    """Return whether an astrologer has been heard of in the last days."""
    side = int(view.side_of[seat])
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_astrologer(specialist) and specialist_hex(view, seat, specialist) != NOWHERE:
            heard_of = int(view.known_specialist[seat, specialist, KnownSpecialist.MOMENT.value])
            if moment_of_round(view) - heard_of <= SILENCE:
                return True
    return False


@rule
def is_sure(view, seat):
    """Return whether the conflux is found, or nine tenths of the weight are in one hex."""
    return hex_found(view, seat) != NOWHERE or has_tenths(view, seat, CERTAIN)


@rule
def has_tenths(view, seat, tenths):
    """Return whether one hex has at least `tenths` tenths of the weight."""
    total = weigh(view, seat)
    best = heaviest_hex(view)
    return best != NOWHERE and 10 * int(view.scratch[WEIGHT, best]) >= tenths * total


# -- Where to read next ------------------------------------------------------------------------------------------------


@rule
def is_astrologer(specialist):
    return TRADE[specialist] == Trade.ASTROLOGER or TRADE[specialist] == Trade.HALF_ASTROLOGER


@rule
def is_present(view, seat, specialist):
    """Return whether he is with the commander-in-chief now, who sends him and waits for him."""
    hex = specialist_hex(view, seat, specialist)
    moment = view.known_specialist[seat, specialist, KnownSpecialist.MOMENT.value]
    is_seen = view.chief[seat] >= 0 and moment == moment_of_round(view)
    return is_seen and hex != NOWHERE and hex == view.headquarters[seat]


@rule
def next_astrologer(view, seat):
    """Return an astrologer to send out: present, without an errand of today, while the hex is not known; NOWHERE.

    Where it nearly is, the army goes first: alone he would be caught there.
    """
    side = int(view.side_of[seat])
    if hex_found(view, seat) != NOWHERE or (
        is_sure(view, seat) and view.headquarters[seat] != conflux_goal(view, seat)
    ):
        return NOWHERE
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_astrologer(specialist) and view.errand[seat, specialist, 0] == 0:
            if is_present(view, seat, specialist):
                return specialist
    return NOWHERE


@rule
def classify(view, seat):
    """Number the hexes by what the readings under way will tell of them; hexes of one class are told apart by none."""
    for hex in range(HEXES):
        view.scratch[CLASS, hex] = 0
    side = int(view.side_of[seat])
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_astrologer(specialist) and view.errand[seat, specialist, 0] != 0:
            for k in range(1, 4):
                if view.errand[seat, specialist, k] != NOWHERE:
                    divide_by(view, int(view.errand[seat, specialist, k]))


@rule
def divide_by(view, place):
    scenario = view.options.scenario
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        view.scratch[CLASS, hex] = cell_of(view, place, hex)


@rule
def cell_of(view, place, hex):
    """Return the cell of what a reading in a place would tell of a hex, among hexes that other readings leave
    together."""
    return (7 * (BANDS * int(view.scratch[CLASS, hex]) + band_between(place, hex))) % CELLS


@rule
def value_of_reading(view, place):
    """Return the sum of the squares of the weights that a reading leaves together: the less, the more it tells."""
    scenario, value = view.options.scenario, 0
    for cell in range(CELLS):
        view.scratch[CELL, cell] = 0
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        if view.scratch[WEIGHT, hex] > 0:
            cell, weight = cell_of(view, place, hex), int(view.scratch[WEIGHT, hex]) >> 4
            value += weight * (weight + 2 * int(view.scratch[CELL, cell]))
            view.scratch[CELL, cell] += weight
    return value


@rule
def count_third_parties(view, seat):
    """Return how many enemies there are beside the first: in a campaign of two sides none."""
    found = 0
    for side in range(SIDES):
        if is_enemy(view, seat, side) and plays(view, side):
            found += 1
    return max(0, found - 1)


@rule
def weight_near(view, place):
    """Return the hundredths of all weight in a place and beside it."""
    scenario, near, total = view.options.scenario, 0, 1
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        total += int(view.scratch[WEIGHT, hex])
        if distance(place, hex) <= 1:
            near += int(view.scratch[WEIGHT, hex])
    return 100 * near // total


@rule
def hex_to_read(view, seat, specialist):
    """Return the hex to examine: he who is there when the first round ends reads on this very day, and is back by
    dawn."""
    find_ways(view, seat)
    weigh(view, seat)
    classify(view, seat)
    found, best, here = NOWHERE, 0, max(0, specialist_hex(view, seat, specialist))
    farthest = FARTHEST if view.sightings[seat] == 0 else FARTHEST_IN_DANGER
    scenario = view.options.scenario
    for k in range(COUNT_OF_GROUND[scenario]):
        hex = int(GROUND[scenario, k])
        if distance(here, hex) > farthest:
            continue
        value = value_of_reading(view, hex) * (1 if is_in_reach(view, specialist, hex) else LATE)
        value *= 1 + DANGEROUS * count_dangers(view, seat, here, hex)
        if SETTLED * view.day >= view.conflux_day:
            value += value * weight_near(view, hex) * CROWD * count_third_parties(view, seat) // 100
        if found != NOWHERE and value == best and view.scratch[WEIGHT, hex] > view.scratch[WEIGHT, found]:
            found = hex
        if found == NOWHERE or value < best:
            found, best = hex, value
    return found


@rule
def count_dangers(view, seat, here, hex):
    """Return how many enemies are believed near the way to a hex: where they have been seen, or usually land."""
    found, scenario = 0, view.options.scenario
    for side in range(SIDES):
        if is_enemy(view, seat, side) and detour(here, hex, int(LANDINGS[scenario, side])) <= DETOUR:
            found += 1
    for k in range(min(int(view.sightings[seat]), SIGHTINGS)):
        row = view.sighting[seat, k]
        if (
            is_believed(view, seat, row)
            and moment_of_round(view) - int(row[Sighting.MOMENT.value]) <= DANGER_AGE
        ):
            if detour(here, hex, int(row[Sighting.HEX.value])) <= DETOUR:
                found += 1
    return min(found, MOST_DANGERS)


@rule
def detour(here, there, via):
    """Return the number of hexes by which the way over a third hex is longer."""
    return distance(here, via) + distance(via, there) - distance(here, there)


@rule
def find_ways(view, seat):
    """Write the cost of the way to headquarters from each hex where the search leaves room for it."""
    scenario, here = view.options.scenario, int(view.headquarters[seat])
    search(scenario, MoveMode.COURIER.value, NOWHERE, here, 0, NONE_BLOCKED, view.scratch)
    for hex in range(HEXES):
        view.blocked[hex] = view.scratch[LENGTH, hex] // STRIDE


@rule
def is_in_reach(view, specialist, hex):
    """Return whether a round's walk leads from headquarters to a hex."""
    return view.blocked[hex] <= POINT * COURIER_MP[SIDE_OF_SPECIALIST[specialist]]
