"""The search for the conflux: which hexes the readings allow, and which hexes to examine next (CN-CONF-2 to CN-CONF-5).

A reading in a hex tells the band of distances in which the conflux lies, and may be one band off. Each hex has a
weight: how likely the conflux is there. A reading lowers it where its band would be one off (HALVED), and makes it 0
where the band would be further off. The next hex to read is the one whose reading divides the weights most evenly,
with allowance for delay and danger.
"""

from stridsplan.engine.record import rule

from ..components.armies import COURIER_MP
from ..components.information import BAND_FROM, DISTANCE_BANDS
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
from ..numbers import DAY, VIAS, KnownSpecialist, Reading, Sighted, Sighting
from ..rules.beliefs import specialist_hex
from ..rules.ending import plays
from ..rules.geography import distance
from ..rules.steps import LENGTH, NONE_BLOCKED, STRIDE, search
from .knowledge import SETTLED, days_left, is_believed, is_enemy, moment_of_round
from .tables import CANDIDATES, COUNT_OF_CANDIDATES, COUNT_OF_GROUND, GROUND, LANDINGS

# Rows of the view's scratch: the weight and the class of each hex (`classify`), and the weight in each cell (`cell_of`)
WEIGHT, CLASS, CELL = 0, 1, 2
START = 1 << 18  # the weight of a hex before any reading
LIGHTER = 4  # bits by which weights are shortened, so that their squares can be added up
CAMPED = 8  # times as likely: a hex with an enemy's camp
# How often the weight of a hex is halved for a reading that would be one band off there, by Trade
HALVED = frozen([4, 2])
CERTAIN, PROBABLE = 9, 5  # tenths of all weight that one hex must have to be the goal: usually, and late
CELLS = 499  # places of a hash table; if there are more different readings, some share a place
# How many hexes an astrologer may go from headquarters: usually, and after enemies have been seen
FARTHEST, FARTHEST_IN_DANGER = 14, 10
# The doubt that a reading leaves (`doubt_after_reading`) is raised where the reading is late or dangerous:
CROWD = 3  # near the likely conflux, where others gather, for each enemy beyond the first
LATE = 3  # times, if the reading can only be made tomorrow
# Enemies are a danger if the way through their hex is at most DETOUR hexes longer, and if they were seen at most
# DANGER_AGE pulses ago
DETOUR, DANGER_AGE = 2, 6 * DAY
DANGEROUS, MOST_DANGERS = 2, 5  # times more for each enemy near the way; how many enemies count at most
SILENCE = 5 * DAY  # pulses without news after which an astrologer is given up
BANDS_TO = 40  # distances of 0 to 39; a longer one is in the same band as 39
BAND_OF = frozen(
    [max(k for k in range(DISTANCE_BANDS) if BAND_FROM[k] <= steps) for steps in range(BANDS_TO)]
)


@rule
def band_between(a, b):
    """Return the band that a reading without error in hex a tells if the conflux is in b."""
    return int(BAND_OF[min(distance(a, b), BANDS_TO - 1)])


@rule
def count_readings(view, seat):
    return min(int(view.readings[seat]), READINGS)


@rule
def hex_found(view, seat):
    """Return the conflux if it is known for certain: the seat was told, or an astrologer has stood in it (band 0).

    Otherwise it is NOWHERE.
    """
    if view.known_conflux[seat] >= 0:
        return int(view.known_conflux[seat])
    for k in range(count_readings(view, seat)):
        if view.reading[seat, k, Reading.BAND.value] == 0:
            return int(view.reading[seat, k, Reading.HEX.value])
    return NOWHERE


# -- Weights -----------------------------------------------------------------------------------------------------------


@rule
def weigh(view, seat):
    """Write the weight of each hex into row WEIGHT of the scratch; return the sum of all weights."""
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
            # A camp may have been seen several times: no weight gets larger than CAMPED * START
            if 0 < view.scratch[WEIGHT, hex] <= START:
                view.scratch[WEIGHT, hex] *= CAMPED


@rule
def weight_after_readings(view, seat, hex):
    """Return the weight of a hex; 0 if a reading rules it out."""
    weight = START
    for k in range(count_readings(view, seat)):
        row = view.reading[seat, k]
        where, band = int(row[Reading.HEX.value]), int(row[Reading.BAND.value])
        apart = abs(band_between(where, hex) - band)
        is_here = where == hex  # a reading in the conflux itself is always right: then `hex_found` knows it
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
    """Return hex number `place`, from 0, of those that the readings allow, the heaviest first, or NOWHERE.

    The weights of the heavier ones are then 0 in the scratch.
    """
    weigh(view, seat)
    found = heaviest_hex(view)
    for _ in range(place):
        if found != NOWHERE:
            view.scratch[WEIGHT, found] = 0
            found = heaviest_hex(view)
    return found


@rule
def conflux_goal(view, seat):
    """Return the hex where the conflux is believed, or NOWHERE.

    One hex must have CERTAIN tenths of the weight, in the last quarter of the campaign PROBABLE tenths. With readings
    but no astrologer left it is the heaviest hex.
    """
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
    """Return whether a free astrologer has been heard of in the last SILENCE pulses."""
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
    """Return whether a specialist is with the commander-in-chief now."""
    hex = specialist_hex(view, seat, specialist)
    moment = view.known_specialist[seat, specialist, KnownSpecialist.MOMENT.value]
    is_seen = view.chief[seat] >= 0 and moment == moment_of_round(view)
    return is_seen and hex != NOWHERE and hex == view.headquarters[seat]


@rule
def next_astrologer(view, seat):
    """Return an astrologer to send out, present and without an errand of today, or NOWHERE.

    None is sent if the conflux is known, or if it is nearly known and the army is not there yet: an astrologer alone
    would be caught.
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
    """Divide the hexes into classes: no reading that was ordered today will tell the hexes of one class apart."""
    for hex in range(HEXES):
        view.scratch[CLASS, hex] = 0
    side = int(view.side_of[seat])
    for specialist in range(FIRST_SPECIALIST[side], LAST_SPECIALIST[side] + 1):
        if is_astrologer(specialist) and view.errand[seat, specialist, 0] != 0:
            for k in range(1, VIAS + 1):
                if view.errand[seat, specialist, k] != NOWHERE:
                    divide_by(view, int(view.errand[seat, specialist, k]))


@rule
def divide_by(view, place):
    """Divide the classes by what a reading in a hex, `place`, would tell."""
    scenario = view.options.scenario
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        view.scratch[CLASS, hex] = cell_of(view, place, hex)


@rule
def cell_of(view, place, hex):
    """Return the number of the class that a hex gets by a reading in `place`: a hash of its class and its band."""
    return (7 * (DISTANCE_BANDS * int(view.scratch[CLASS, hex]) + band_between(place, hex))) % CELLS


@rule
def doubt_after_reading(view, place):
    """Return the sum of the squares of the weights that a reading in `place` leaves together: the less, the better."""
    scenario, doubt = view.options.scenario, 0
    for cell in range(CELLS):
        view.scratch[CELL, cell] = 0
    for k in range(COUNT_OF_CANDIDATES[scenario]):
        hex = int(CANDIDATES[scenario, k])
        if view.scratch[WEIGHT, hex] > 0:
            cell, weight = cell_of(view, place, hex), int(view.scratch[WEIGHT, hex]) >> LIGHTER
            doubt += weight * (weight + 2 * int(view.scratch[CELL, cell]))
            view.scratch[CELL, cell] += weight
    return doubt


@rule
def count_third_parties(view, seat):
    """Return the number of hostile sides less one: none in a campaign of two sides."""
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
    """Return the hex to examine, with the least doubt after the reading.

    An astrologer who is there when the first round ends reads on the same day, and is back by dawn.
    """
    find_ways(view, seat)
    weigh(view, seat)
    classify(view, seat)
    found, least, here = NOWHERE, 0, max(0, specialist_hex(view, seat, specialist))
    farthest = FARTHEST if view.sightings[seat] == 0 else FARTHEST_IN_DANGER
    scenario = view.options.scenario
    for k in range(COUNT_OF_GROUND[scenario]):
        hex = int(GROUND[scenario, k])
        if distance(here, hex) > farthest:
            continue
        doubt = doubt_after_reading(view, hex) * (1 if is_in_reach(view, specialist, hex) else LATE)
        doubt *= 1 + DANGEROUS * count_dangers(view, seat, here, hex)
        if SETTLED * view.day >= view.conflux_day:
            doubt += doubt * weight_near(view, hex) * CROWD * count_third_parties(view, seat) // 100
        if found != NOWHERE and doubt == least and view.scratch[WEIGHT, hex] > view.scratch[WEIGHT, found]:
            found = hex
        if found == NOWHERE or doubt < least:
            found, least = hex, doubt
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
    """Write the cost of the way to headquarters from each hex into `blocked`, which this search does not read."""
    scenario, here = view.options.scenario, int(view.headquarters[seat])
    search(scenario, MoveMode.COURIER.value, NOWHERE, here, 0, NONE_BLOCKED, view.scratch)
    for hex in range(HEXES):
        view.blocked[hex] = view.scratch[LENGTH, hex] // STRIDE


@rule
def is_in_reach(view, specialist, hex):
    """Return whether a specialist gets from headquarters to a hex in one round, by the costs of the way back, which
    `find_ways` wrote."""
    return view.blocked[hex] <= POINT * COURIER_MP[SIDE_OF_SPECIALIST[specialist]]
