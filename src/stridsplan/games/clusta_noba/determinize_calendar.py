"""Draw what the calendar hides from a seat: bridge, conflux, arrivals, priority, alliance (see `determinize.py`).

Flags (F18) are those of catalogue section 7.
"""

from stridsplan.engine.dice import roll
from stridsplan.engine.record import rule

from .components.armies import LEVEL_OF_ROLL
from .components.information import DISTANCE_BANDS, READING_CHANCE
from .components.map import APPROACH, NODES
from .components.pools import FIRST_SPECIALIST, NOWHERE, READINGS, TRADE, UNKNOWN, Side
from .numbers import DAY, DAY_ROUNDS, PULSES, SEATS, Reading, Stance
from .options import Alliance, Arrival, ConfluxTime, Priority
from .rules import calendar
from .rules.calendar import LATEST_CONFLUX, conflux_hex, count_conflux_hexes
from .rules.divination import band_of
from .rules.ending import plays
from .rules.geography import distance, may_be_conflux

PERCENT = 100
LAST_ARRIVAL = 5  # the last day on which a fleet may come (CN-ARR-2)
FULL_WEIGHT = 1_000_000  # of every hex that may be the conflux, before any reading
LEAST = 10_000  # if even the likeliest hex weighs less, all weights are scaled up


@rule
def draw_hidden_calendar(s, seat, dice):
    draw_bridge(s, seat, dice)
    draw_conflux(s, seat, dice)
    draw_arrivals(s, seat, dice)
    draw_priority(s, seat, dice)
    draw_alliance(s, seat, dice)
    s.stenfar_day, s.dunkelbrink_day = NOWHERE, NOWHERE


@rule
def plays_side(s, seat, side):
    """Return whether the seat plays a side; the seat of a spectator is -1."""
    return 0 <= seat < SEATS and s.side_of[seat] == side


@rule
def draw_bridge(s, seat, dice):
    """Draw the day of the bridge, and set whether it stands: Crurians know that, others know only on which days it may
    be finished (CN-CRUR-7)."""
    calendar.draw_bridge(s, dice)
    s.has_bridge = 0
    if s.bridge_day == NOWHERE:
        return
    if plays_side(s, seat, Side.CRU.value):
        stands = s.bridge_known[seat] == 1
        s.bridge_day = min(s.bridge_day, s.day) if stands else max(s.bridge_day, s.day + 1)
    s.has_bridge = 1 if s.day >= s.bridge_day else 0


@rule
def draw_arrivals(s, seat, dice):
    """Draw when each fleet arrives, now or later (CN-ARR-1, CN-ARR-2), and set where from.

    For a fleet that has arrived this has no effect.
    """
    for side in range(Side.CRU.value):
        s.approach[side] = APPROACH[s.options.scenario, side]
        day = int(s.day)
        if s.options.arrival == Arrival.ROLLED and day < LAST_ARRIVAL:
            day += roll(dice, LAST_ARRIVAL + 1 - day)
        s.arrival[side] = max(int(s.moment), DAY * day + PULSES * roll(dice, DAY_ROUNDS))
        if plays_side(s, seat, side) and s.chosen_approach[seat] >= 0:
            s.approach[side] = s.chosen_approach[seat]


@rule
def draw_priority(s, seat, dice):
    """Draw the priority level of the Trakorians, unless the seat plays them and knows it (catalogue 1.3)."""
    if not plays(s, Side.TRA.value) or plays_side(s, seat, Side.TRA.value):
        return
    level = s.options.priority - 1  # as a `Level`: the option's values have ROLLED before the levels
    if s.options.priority == Priority.ROLLED:
        level = int(LEVEL_OF_ROLL[roll(dice, 20)])
    s.priority[s.seat_of[Side.TRA.value]] = level


@rule
def draw_alliance(s, seat, dice):
    """Set whether Crurians and Ransards are allied: as the seat knows if it plays one of them, else by the options; if
    these leave it open, draw it (CN-ALLY-3)."""
    s.alliance = 0
    if not plays(s, Side.RAN.value) or not plays(s, Side.CRU.value):
        return
    known = known_stance_of_allies(s, seat)
    if known != UNKNOWN:
        s.alliance = 1 if known == Stance.ALLIED else 0
    elif s.options.alliance == Alliance.ON:
        s.alliance = 1
    elif s.options.alliance == Alliance.ROLLED:
        s.alliance = 1 if roll(dice, 6) >= 3 else 0


@rule
def known_stance_of_allies(s, seat):
    """Return the stance between Crurians and Ransards as a seat that plays one of them knows it, UNKNOWN for others."""
    if plays_side(s, seat, Side.RAN.value):
        return int(s.known_stance[seat, Side.CRU.value])
    if plays_side(s, seat, Side.CRU.value):
        return int(s.known_stance[seat, Side.RAN.value])
    return UNKNOWN


# -- The conflux --------------------------------------------------------------------------------------------------


@rule
def draw_conflux(s, seat, dice):
    """Draw the day of the conflux, which may be later than the first possible one (F18), and its hex.

    The hex is the one that the seat knows, else it is drawn by the seat's readings (CN-CONF-3).
    """
    s.last_day = s.conflux_day
    if s.options.conflux == ConfluxTime.SECRET:
        s.last_day = max(s.conflux_day + roll(dice, LATEST_CONFLUX) + 1, s.day)
    if 0 <= seat < SEATS and s.known_conflux[seat] != UNKNOWN:
        s.conflux = s.known_conflux[seat]
        return
    if seat < 0 or seat >= SEATS or s.readings[seat] == 0:
        s.conflux = conflux_hex(s, roll(dice, count_conflux_hexes(s)))
        return
    weigh(s, seat)
    s.conflux = draw_weighed(s, dice)


@rule
def weigh(s, seat):
    """Write the weight (likelihood) of each hex, by all readings that the seat still has, into `s.scratch[0]`."""
    for hex in range(NODES):
        s.scratch[0, hex] = FULL_WEIGHT if may_be_conflux(s.options.scenario, hex) else 0
    for k in range(min(int(s.readings[seat]), READINGS)):
        reading = s.reading[seat, k]
        chance, most = int(READING_CHANCE[TRADE[reading[Reading.ASTROLOGER.value]]]), 0
        band = int(reading[Reading.BAND.value])
        for hex in range(NODES):
            if s.scratch[0, hex] > 0:
                true_band = band_of(distance(int(reading[Reading.HEX.value]), hex))
                s.scratch[0, hex] = int(s.scratch[0, hex]) * likelihood(true_band, band, chance) // PERCENT
                most = max(most, int(s.scratch[0, hex]))
        if most < LEAST:
            raise_weights(s)


@rule
def raise_weights(s):
    for hex in range(NODES):
        s.scratch[0, hex] = PERCENT * int(s.scratch[0, hex])


@rule
def likelihood(true_band, band, chance):
    """Return the chance in percent that a reading tells `band` although the true one is `true_band`; `chance` is that
    of a right reading (CN-CONF-3)."""
    if true_band == 0 or band == 0:
        return PERCENT if true_band == band else 0
    if true_band == band:
        return chance
    has_two_neighbours = true_band > 1 and true_band + 1 < DISTANCE_BANDS
    if abs(true_band - band) != 1:
        return 0
    return (PERCENT - chance) // 2 if has_two_neighbours else PERCENT - chance


@rule
def draw_weighed(s, dice):
    """Draw a hex by its weight; if no hex has any, since the readings contradict each other, any hex of the conflux.

    Weights are divided by 10,000 so that their sum stays small; a hex that is possible at all counts at least 1.
    """
    total = 0
    for hex in range(NODES):
        total += int(s.scratch[0, hex]) * PERCENT // FULL_WEIGHT + (1 if s.scratch[0, hex] > 0 else 0)
    if total == 0:
        return conflux_hex(s, roll(dice, count_conflux_hexes(s)))
    left = roll(dice, total)
    for hex in range(NODES):
        left -= int(s.scratch[0, hex]) * PERCENT // FULL_WEIGHT + (1 if s.scratch[0, hex] > 0 else 0)
        if left < 0:
            return hex
    return NOWHERE


# -- What others know of it ----------------------------------------------------------------------------------------


@rule
def draw_conflux_knowledge(s, side, dice):
    """Draw whether another side has found the conflux, which is likelier later; CRU knows it once the bridge is
    finished (CN-ASTRO-6)."""
    seat = int(s.seat_of[side])
    if side == Side.CRU:
        if s.has_bridge == 1:
            s.bridge_known[seat], s.known_conflux[seat] = 1, s.conflux
    elif roll(dice, PERCENT) < chance_to_know(int(s.day), int(s.conflux_day)):
        reading = s.reading[seat, 0]
        reading[Reading.HEX.value], reading[Reading.BAND.value] = s.conflux, 0
        reading[Reading.DAY.value], reading[Reading.ASTROLOGER.value] = s.day, FIRST_SPECIALIST[side]
        s.readings[seat] = 1


@rule
def chance_to_know(day, last):
    """Return the chance in percent that a side has found the conflux: 0 or less in the first fifth of the campaign, 100
    or more after seven tenths of it."""
    return 2 * PERCENT * (5 * day - last) // (5 * max(1, last))
