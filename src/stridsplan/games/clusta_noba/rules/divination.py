"""Astrologers estimate the distance from their hex to the conflux, as a band (CN-ASTRO, CN-CONF-2 to CN-CONF-4)."""

from stridsplan.engine.log import note
from stridsplan.engine.record import rule

from ..components.information import BAND_FROM, DISTANCE_BANDS, READING_CHANCE, READING_DAYS
from ..components.orders import Order
from ..components.pools import NOWHERE, SIDE_OF_SPECIALIST, SPECIALISTS, TRADE, UNKNOWN, Trade
from ..components.report_lines import Line
from ..events import UMPIRE, Event, Stream
from ..numbers import DAY_ROUNDS
from .canonical import is_night, round_number
from .dispatches import add_line, open_report, send_report
from .errands import is_active_specialist, pass_via, via_of
from .geography import distance
from .information_arithmetic import succeeds
from .loaded_dice import roll
from .markers import specialist_marker
from .units import first_unit_at, next_unit_at
from .work import is_fought_in, works

PERCENT = 100


@rule
def is_astrologer(specialist):
    return TRADE[specialist] == Trade.ASTROLOGER or TRADE[specialist] == Trade.HALF_ASTROLOGER


@rule
def band_of(steps):
    """Return the band, 0 to 5, of a distance in hexes: 0; 1; 2-3; 4-6; 7-10; 11 and more (CN-CONF-2)."""
    band = 0
    while band + 1 < DISTANCE_BANDS and steps >= BAND_FROM[band + 1]:
        band += 1
    return band


# -- Rounds of reading -------------------------------------------------------------------------------------------------


@rule
def end_round(s):
    """Count a day round for each astrologer who has read in it (`reads`); otherwise his count restarts (CN-ASTRO-5).

    Night rounds do not count. They restart the count only if his unit has moved: Manzonla needs two days in one hex
    (CN-CONF-3).
    """
    for specialist in range(SPECIALISTS):
        if is_astrologer(specialist) and is_active_specialist(s, specialist):
            if is_night(s):
                restart_count_if_moved(s, specialist)
            elif reads(s, specialist):
                s.specialist_rounds[specialist] += 1
            else:
                s.specialist_rounds[specialist] = 0


@rule
def restart_count_if_moved(s, specialist):
    """Restart an astrologer's count if his unit has moved in this round."""
    unit = int(s.specialist_unit[specialist])
    if unit != NOWHERE and s.unit_moved[unit] == round_number(s):
        s.specialist_rounds[specialist] = 0


@rule
def reads(s, specialist):
    """Return whether an astrologer has read in this round, in a hex without combat (CN-ASTRO-1, CN-ASTRO-5).

    On an errand of his own (CN-ASTRO-2) he need be there only at the end of the round. Otherwise a unit of his
    hex must have spent the whole round on DIVINE.
    """
    hex = int(s.specialist_at[specialist])
    if is_fought_in(s, hex):
        return False
    if s.specialist_reads[specialist] == 1 and s.specialist_unit[specialist] == NOWHERE:
        return hex == via_of(s, specialist)
    side = int(SIDE_OF_SPECIALIST[specialist])
    unit = first_unit_at(s, side, hex)
    while unit != NOWHERE:
        if s.unit_order[unit] == Order.DIVINE and works(s, unit):
            return True
        unit = next_unit_at(s, side, hex, unit)
    return False


# -- At 18.00 --------------------------------------------------------------------------------------------------------


@rule
def end_day(s, dice, log):
    """Make the readings of astrologers who have read all day (CN-ASTRO-3, CN-ASTRO-5).

    Manzonla needs two days. The rounds of a day that was not read in full are lost.
    """
    for specialist in range(SPECIALISTS):
        if not is_astrologer(specialist) or not is_active_specialist(s, specialist):
            continue
        if s.specialist_rounds[specialist] == DAY_ROUNDS * READING_DAYS[TRADE[specialist]]:
            read_stars(s, specialist, dice, log)
        elif s.specialist_rounds[specialist] % DAY_ROUNDS != 0:
            s.specialist_rounds[specialist] = 0


@rule
def read_stars(s, specialist, dice, log):
    """Draw the result of a reading and send it to the commander-in-chief by courier (CN-ASTRO-5)."""
    hex = int(s.specialist_at[specialist])
    true_band = band_of(distance(hex, int(s.conflux)))
    is_right = roll_reading(s, true_band, int(READING_CHANCE[TRADE[specialist]]), dice)
    replaced = s.replaced if true_band > 0 else 0  # in the hex of the conflux no die is rolled
    band = true_band if is_right else band_beside(s, true_band, dice)
    note(log, Event.READING_MADE, UMPIRE, specialist, hex, band, true_band, replaced)
    courier = open_report(s, SIDE_OF_SPECIALIST[specialist], specialist_marker(specialist), log)
    add_line(s, courier, Line.READING.value, hex, band, specialist, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN)
    send_report(s, courier, log)
    s.specialist_rounds[specialist] = 0
    if s.specialist_reads[specialist] == 1 and hex == via_of(s, specialist):
        pass_via(s, specialist)


@rule
def roll_reading(s, true_band, chance, dice):
    """Draw whether a reading is right, and return it: always in the hex of the conflux, else with `chance` percent
    (CN-CONF-3)."""
    return true_band == 0 or succeeds(roll(s, dice, PERCENT, Stream.SPIES.value) + 1, chance)


@rule
def band_beside(s, true_band, dice):
    """Return the band of a wrong reading: a neighbouring one, drawn if there are two, and never band 0 (CN-CONF-3)."""
    has_lower, has_higher = true_band > 1, true_band + 1 < DISTANCE_BANDS
    if has_lower and has_higher:
        return true_band - 1 if roll(s, dice, 2, Stream.SPIES.value) == 0 else true_band + 1
    return true_band - 1 if has_lower else true_band + 1
