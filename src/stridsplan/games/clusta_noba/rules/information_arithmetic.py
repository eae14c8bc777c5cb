"""The arithmetic of information: errors, captures, sightings, questions, wishes (CN-INFO).

The functions take and return plain numbers; they draw no dice and use no record.
"""

from stridsplan.engine.record import rule

from ..components.information import (
    CAPTURE,
    ERROR_PERCENT,
    ERROR_STEP,
    EXACT_ROLL,
    FIRST_WISH,
    FOREST_STEPS,
    HIPPOGRIFF_STEPS,
    IN_OWN_HEX,
    KILLING_DIFFERENTIAL,
    LEADERLESS_STEPS,
    MOST_STEPS,
    ON_ROAD,
    PATROLS,
    SECOND_WISH,
    SIZE_GROUP,
    SPY_ELIMINATED,
    SUPERLED_STEPS,
    WITH_HUNT,
    Patrol,
)  # fmt: skip
from .battle_arithmetic import is_fumble

# -- Errors --------------------------------------------------------------------------------------------------


@rule
def extra_error_steps(in_forest_or_buildings, is_leaderless, is_superled, is_hippogriff):
    """Return how many steps worse a report is, below 0 better (CN-INFO-4, CN-HIPPO-2)."""
    worse = (FOREST_STEPS if in_forest_or_buildings else 0) + (LEADERLESS_STEPS if is_leaderless else 0)
    better = (SUPERLED_STEPS if is_superled else 0) + (HIPPOGRIFF_STEPS if is_hippogriff else 0)
    return worse - better


@rule
def error_step(roll, extra_steps):
    """Return the step of the error, -4 to 4 (CN-INFO-2).

    Worse is away from 0, below 10 downwards and above it upwards; better is towards 0 and not past it (CN-INFO-4).
    A 10 is always exact, whatever `extra_steps` (CN-INFO-3).
    """
    if roll == EXACT_ROLL:
        return 0
    step = int(ERROR_STEP[roll - 1])
    size = min(max(abs(step) + extra_steps, 0), MOST_STEPS)
    return size if roll > EXACT_ROLL else -size


@rule
def distorted(figure, step):
    """Return what is told of a figure, rounded half up (CN-INFO-2)."""
    return max((figure * (100 + int(ERROR_PERCENT[step + MOST_STEPS])) + 50) // 100, 0)


# -- Couriers ------------------------------------------------------------------------------------------------


@rule
def capture_chance(size_class, terrain, is_on_road, is_in_own_hex, hunts):
    """Return the chance that a unit catches a courier, in percent (CN-COURIER-8)."""
    group = SIZE_GROUP[size_class]
    chance = int(CAPTURE[group, terrain])
    chance += int(ON_ROAD[group]) if is_on_road else 0
    chance += int(IN_OWN_HEX[group]) if is_in_own_hex else 0
    chance += int(WITH_HUNT[group]) if hunts else 0
    return chance


@rule
def succeeds(roll, chance):
    """Return whether a roll of 1d100 succeeds, by a chance in percent."""
    return roll <= chance


@rule
def is_spy_gone(roll):
    """Return whether a spy who enters an enemy hex is lost (CN-SPY-3)."""
    return roll <= SPY_ELIMINATED


# -- Sightings and patrols -----------------------------------------------------------------------------------


@rule
def sighting_chance(size_class, is_hidden, in_forest):
    """Return the chance to see a hostile unit in the same or an adjacent hex, by its class (CN-CONTACT-7).

    It is halved if that unit scouts, lies in ambush or is in forest.
    """
    chance = int(PATROLS[size_class, Patrol.ADJACENT])
    return chance // 2 if is_hidden or in_forest else chance


# -- Questions -----------------------------------------------------------------------------------------------


@rule
def question_skill(soldiers, interrogator):
    """Return the skill of an interrogator, if one is there (not 0), else of the soldiers (CN-INTERR-2)."""
    return interrogator if interrogator > 0 else soldiers


@rule
def captive_talks(skill, roll, confirm):
    """Return whether a captive tells what he knows (CN-INTERR-3)."""
    return roll <= skill and not is_fumble(roll, confirm, skill)


@rule
def is_killed(skill, roll, confirm, by_ransards):
    """Return whether a captive dies of the questions: by a differential of -10 or less, or a fumble (CN-INTERR-3); with
    RAN always (CN-INTERR-4)."""
    return by_ransards or skill - roll <= KILLING_DIFFERENTIAL or is_fumble(roll, confirm, skill)


# -- Independent commanders ----------------------------------------------------------------------------------


@rule
def wish_index(roll, lv):
    """Return which of his three wishes a commander without orders follows, from 0: by 1d6 + LV (CN-IND-1)."""
    total = roll + lv
    if total >= FIRST_WISH:
        return 0
    return 1 if total >= SECOND_WISH else 2
