"""The search for the conflux: what the readings leave, and which hexes to examine next (CN-CONF-2 to CN-CONF-5).

Each hex has a weight, halved so and so often for a reading that would have been wrong there. The next hex is the one
whose reading divides the weights most evenly.
"""

from stridsplan.engine.record import rule

from ..components.armies import COURIER_MP
from ..components.information import BAND_FROM, BANDS
from ..components.map import HEXES, NOWHERE, TERRAIN, Terrain
from ..components.movement import POINT, Way
from ..components.pools import (
    FIRST_SPECIALIST,
    LAST_SPECIALIST,
    READINGS,
    SIDE_OF_SPECIALIST,
    SIDES,
    TRADE,
    Trade,
)
from ..components.tables import frozen
from ..rules.beliefs import specialist_hex
from ..rules.geography import distance, may_be_conflux
from ..rules.steps import LENGTH, NONE_BLOCKED, STRIDE, search
from .knowledge import days_left, most_men_near, now

WEIGHT, CLASS, CELL = 0, 1, 2  # rows of the view's scratch
START = 1 << 20
HALVED = frozen([4, 2])  # how often, for a band beside the true one, by Trade
CERTAIN, PROBABLE = 9, 5  # tenths of the weight in one hex: to go there, and to go there when time runs out
CELLS = 499  # readings that differ in more ways share cells
FARTHEST = 6  # hexes from headquarters: who stays near it is caught less often
LATE = 3  # times as little is told by a reading of tomorrow
DANGEROUS = 3  # how much worse a reading is where enemies have been seen
DANGER, DANGER_AGE = 4, 6 * 36
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
    """The conflux if it is known for certain: told, or recognised by who stood in it; else NOWHERE."""
    if view.known_conflux[seat] >= 0:
        return int(view.known_conflux[seat])
    for k in range(count_readings(view, seat)):
        if view.reading[seat, k, 1] == 0:
            return int(view.reading[seat, k, 0])
    return NOWHERE


# -- Weights -----------------------------------------------------------------------------------------------------------


@rule
def weigh(view, seat):
    """Write the weight of each hex; give their sum."""
    total = 0
    for hex in range(HEXES):
        weight = START if may_be_conflux(view.options.scenario, hex) else 0
        if weight > 0:
            weight = weight_after_readings(view, seat, hex)
        view.scratch[WEIGHT, hex] = weight
        total += weight
    return total


@rule
def weight_after_readings(view, seat, hex):
    weight = START
    for k in range(count_readings(view, seat)):
        row = view.reading[seat, k]
        apart = abs(band_between(int(row[0]), hex) - int(row[1]))
        is_here = row[0] == hex
        if apart > 1 or is_here:
            return 0
        if apart == 1:
            weight >>= HALVED[TRADE[row[3]]]
    return weight


@rule
def heaviest(view):
    """The hex of most weight, NOWHERE if none has any."""
    found = NOWHERE
    for hex in range(HEXES):
        if view.scratch[WEIGHT, hex] > 0:
            if found == NOWHERE or view.scratch[WEIGHT, hex] > view.scratch[WEIGHT, found]:
                found = hex
    return found


@rule
def candidate(view, seat, place):
    """The hex in a place of all that the readings allow, by weight; NOWHERE."""
    weigh(view, seat)
    found = heaviest(view)
    for _ in range(place):
        if found != NOWHERE:
            view.scratch[WEIGHT, found] = 0
            found = heaviest(view)
    return found


@rule
def goal(view, seat):
    """The hex where the conflux is believed: certain, nearly so, or the likeliest when time runs out; else NOWHERE."""
    found = hex_found(view, seat)
    if found != NOWHERE or view.readings[seat] == 0:
        return found
    is_late = 4 * days_left(view) <= view.conflux_day
    return candidate(view, seat, 0) if has_tenths(view, seat, PROBABLE if is_late else CERTAIN) else NOWHERE


@rule
def is_sure(view, seat):
    """Tell whether the conflux is found, or nine tenths of the weight are in one hex."""
    return hex_found(view, seat) != NOWHERE or has_tenths(view, seat, CERTAIN)


@rule
def has_tenths(view, seat, tenths):
    """Tell whether one hex has so many tenths of the weight, or more."""
    total = weigh(view, seat)
    best = heaviest(view)
    return best != NOWHERE and 10 * int(view.scratch[WEIGHT, best]) >= tenths * total


# -- Where to read next ------------------------------------------------------------------------------------------------


@rule
def is_reader(specialist):
    return TRADE[specialist] == Trade.ASTROLOGER or TRADE[specialist] == Trade.HALF_ASTROLOGER


@rule
def is_present(view, seat, specialist):
    """Tell whether he is with the commander-in-chief now."""
    hex = specialist_hex(view, seat, specialist)
    is_seen = view.known_specialist[seat, specialist, 1] == now(view)
    return is_seen and hex != NOWHERE and hex == view.headquarters[seat]


@rule
def next_reader(view, seat):
    """An astrologer to send out: present, without an errand of today, while the hex is not known; NOWHERE."""
    side = int(view.side_of[seat])
    if hex_found(view, seat) != NOWHERE or side >= SIDES:
        return NOWHERE
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_reader(specialist) and view.errand[seat, specialist, 0] == 0:
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
        if is_reader(specialist) and view.errand[seat, specialist, 0] != 0:
            for k in range(1, 4):
                if view.errand[seat, specialist, k] != NOWHERE:
                    divide_by(view, int(view.errand[seat, specialist, k]))


@rule
def divide_by(view, place):
    for hex in range(HEXES):
        if view.scratch[WEIGHT, hex] > 0:
            told = BANDS * int(view.scratch[CLASS, hex]) + band_between(place, hex)
            view.scratch[CLASS, hex] = (7 * told) % CELLS


@rule
def value_of_reading(view, place):
    """The sum of the squares of the weights that a reading leaves together: the less, the more it tells."""
    for cell in range(CELLS):
        view.scratch[CELL, cell] = 0
    for hex in range(HEXES):
        if view.scratch[WEIGHT, hex] > 0:
            told = BANDS * int(view.scratch[CLASS, hex]) + band_between(place, hex)
            view.scratch[CELL, (7 * told) % CELLS] += view.scratch[WEIGHT, hex]
    value = 0
    for cell in range(CELLS):
        share = int(view.scratch[CELL, cell]) >> 4
        value += share * share
    return value


@rule
def hex_to_read(view, seat, specialist):
    """The hex to examine: he who is there when the first round ends reads on this very day, and is back by dawn."""
    find_ways(view, seat)
    weigh(view, seat)
    classify(view, seat)
    found, best, here = NOWHERE, 0, max(0, specialist_hex(view, seat, specialist))
    for hex in range(HEXES):
        if TERRAIN[view.options.scenario, hex] > Terrain.WHITE or distance(here, hex) > FARTHEST:
            continue
        value = value_of_reading(view, hex) * (1 if is_in_reach(view, specialist, hex) else LATE)
        if most_men_near(view, seat, hex, DANGER, DANGER_AGE) > 0:
            value *= DANGEROUS
        if found != NOWHERE and value == best and view.scratch[WEIGHT, hex] > view.scratch[WEIGHT, found]:
            found = hex
        if found == NOWHERE or value < best:
            found, best = hex, value
    return found


@rule
def find_ways(view, seat):
    """Write the cost of the way to headquarters from each hex where the search leaves room for it."""
    scenario, here = view.options.scenario, int(view.headquarters[seat])
    search(scenario, Way.COURIER.value, NOWHERE, here, 0, NONE_BLOCKED, view.scratch)
    for hex in range(HEXES):
        view.blocked[hex] = view.scratch[LENGTH, hex] // STRIDE


@rule
def is_in_reach(view, specialist, hex):
    """Tell whether a round's walk leads from headquarters to a hex."""
    return view.blocked[hex] <= POINT * COURIER_MP[SIDE_OF_SPECIALIST[specialist]]
