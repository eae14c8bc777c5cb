"""Night marches tire: fewer movement points next day, less troop value until a rest (CN-NIGHT-3, CN-NIGHT-4)."""

from stridsplan.engine.record import rule

from ..components.battle import MOST_FATIGUE
from ..components.pools import UNITS
from ..options import NightOfCru
from .canonical import is_night, round_number
from .units import is_in_play, is_undead

DAY_ROUND_HOURS, NIGHT_ROUND_HOURS = 2, 4
FULL_REST = 12  # hours in a row


@rule
def was_busy(s, unit):
    """Return whether a unit has moved or fought in this round."""
    return s.unit_moved[unit] == round_number(s) or s.unit_fought[unit] == round_number(s)


@rule
def tires(s, unit):
    """Return whether a unit tires; by an option the undead do not (CN-NIGHT-6; F26)."""
    return not (is_undead(unit) and s.options.night_of_cru == NightOfCru.NO_FATIGUE)


@rule
def count_rest(s):
    """Count each unit's hours of rest in a row, and its night rounds with a march or a fight, at the end of a round
    (CN-NIGHT-4)."""
    for unit in range(UNITS):
        if is_in_play(s, unit):
            count_rest_of(s, unit)


@rule
def count_rest_of(s, unit):
    if was_busy(s, unit):
        s.unit_rest[unit] = 0
        if is_night(s) and tires(s, unit):
            s.unit_nights[unit] += 1
        return
    s.unit_rest[unit] += NIGHT_ROUND_HOURS if is_night(s) else DAY_ROUND_HOURS
    if s.unit_rest[unit] >= FULL_REST:
        s.unit_fatigue[unit] = 0


@rule
def apply_night_fatigue(s):
    """Take a movement point next day and a quarter of the TV for each night round with a march or a fight, of the TV
    three quarters at most (CN-NIGHT-3, CN-NIGHT-4)."""
    for unit in range(UNITS):
        nights = int(s.unit_nights[unit])
        s.unit_slow[unit], s.unit_nights[unit] = nights, 0
        s.unit_fatigue[unit] = min(MOST_FATIGUE, int(s.unit_fatigue[unit]) + nights)


@rule
def end_slow_day(s):
    """Give the lost movement points back at dusk, but not the lost TV (CN-NIGHT-3, CN-NIGHT-4)."""
    for unit in range(UNITS):
        s.unit_slow[unit] = 0
