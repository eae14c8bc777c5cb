"""Luck in a campaign: rolls for tactics, morale, leaders' lives, couriers, spies, sightings, reports and the stars.

Until the end only the umpire sees these dice, except what a player sees at headquarters (6.1); then everybody does.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import numpy as np

from stridsplan.engine.game import Measure, MeasuredCommand

from .components.battle import HERO_DIE
from .components.information import ERROR_PERCENT, MOST_STEPS, READING_CHANCE, SPY_ELIMINATED
from .components.pools import SIDE_OF_COMMANDER, SIDE_OF_SPECIALIST, SIDE_OF_UNIT, TRADE
from .events import Event
from .rules.information_arithmetic import error_step
from .rules.tactics import FACES

MEASURES = {  # 1: a larger number is lucky, -1: a smaller one
    "tactics": -1,
    "morale": 1,
    "leaders": -1,
    "catches": 1,
    "caught": -1,
    "answers": 1,
    "spies": -1,
    "sights": 1,
    "seen": -1,
    "errors": -1,
    "readings": 1,
}
DICE: Mapping[str, int] = {}  # empty, since a die's log row does not tell which seat leads the side

TACTICS = dict.fromkeys(range(1, FACES + 1), 1 / FACES)
PERCENT = 100
ITSELF = 0  # the band of the hex of the conflux
Seats = Mapping[int, int]  # the seat that leads each side, by side


def measure(options: np.ndarray, rows: Sequence[MeasuredCommand]) -> Iterator[Measure]:
    """Measure the rolls of every side, for the seat that leads it."""
    seats: dict[int, int] = {}
    for row in rows:
        for event in row.events:
            numbers = [int(number) for number in event[3:]]  # a log row: rule, event, mask, arguments
            if event[1] == Event.SIDE_HELD:
                seats[numbers[1]] = numbers[0]
            elif int(event[1]) in MEASURED:
                is_replaced = bool(numbers[Event(event[1]).arguments.index("replaced")])
                for each in MEASURED[int(event[1])](seats, *numbers):
                    yield each._replace(is_replaced=is_replaced)


def measure_tactics(seats: Seats, side: int, hex: int, first: int, *_: int) -> Iterator[Measure]:
    """Measure the die of a leader; a lower number is better (CN-COMBAT-3)."""
    if side in seats:
        yield Measure(seats[side], "tactics", first, TACTICS)


def measure_morale(seats: Seats, unit: int, troop: int, die: int, target: int, *_: int) -> Iterator[Measure]:
    """Measure whether a troop passes its morale test (CN-UNIT-4)."""
    side = int(SIDE_OF_UNIT[unit])
    yield from measure_chance(seats, side, "morale", die, target, FACES)


def measure_leader(
    seats: Seats, commander: int, hex: int, die: int, chance: int, *_: int
) -> Iterator[Measure]:
    """Measure whether a leader is mortally hit; a hero point may still save him (CN-COMBAT-22, CN-HP-4)."""
    side = int(SIDE_OF_COMMANDER[commander])
    yield from measure_chance(seats, side, "leaders", die, chance, HERO_DIE)


def measure_catch(
    seats: Seats, unit: int, hex: int, die: int, chance: int, side: int, *_: int
) -> Iterator[Measure]:
    """Measure a roll to catch somebody without troops, for both sides (CN-COURIER-9)."""
    yield from measure_chance(seats, int(SIDE_OF_UNIT[unit]), "catches", die, chance, PERCENT)
    yield from measure_chance(seats, side, "caught", die, chance, PERCENT)


def measure_question(seats: Seats, unit: int, die: int, skill: int, *_: int) -> Iterator[Measure]:
    """Measure whether a captive tells what he knows (CN-INTERR-3).

    A 20 within a skill of 20 is never a fumble, since the second roll would have to be above 20.
    """
    yield from measure_chance(seats, int(SIDE_OF_UNIT[unit]), "answers", die, skill, FACES)


def measure_spy(seats: Seats, specialist: int, hex: int, die: int, *_: int) -> Iterator[Measure]:
    """Measure whether a spy or hippogriff is lost (CN-SPY-3)."""
    side = int(SIDE_OF_SPECIALIST[specialist])
    yield from measure_chance(seats, side, "spies", die, SPY_ELIMINATED, PERCENT)


def measure_sight(
    seats: Seats, hex: int, unit: int, die: int, chance: int, side: int, *_: int
) -> Iterator[Measure]:
    """Measure whether an enemy is seen, for both sides (CN-CONTACT-7)."""
    yield from measure_chance(seats, side, "sights", die, chance, PERCENT)
    yield from measure_chance(seats, int(SIDE_OF_UNIT[unit]), "seen", die, chance, PERCENT)


def measure_error(
    seats: Seats, side: int, men: int, reported: int, die: int, worse: int, *_: int
) -> Iterator[Measure]:
    """Measure by how many percent a figure is wrong, in either direction (CN-INFO-2)."""
    if side in seats:
        yield Measure(seats[side], "errors", error_percent(die, worse), error_odds(worse))


def measure_reading(
    seats: Seats, specialist: int, hex: int, band: int, true_band: int, *_: int
) -> Iterator[Measure]:
    """Measure whether a reading of the stars is right; in the hex itself it always is (CN-CONF-2, CN-CONF-3)."""
    side = int(SIDE_OF_SPECIALIST[specialist])
    if side in seats and true_band != ITSELF:
        odds = success_odds(int(READING_CHANCE[TRADE[specialist]]), PERCENT)
        yield Measure(seats[side], "readings", int(band == true_band), odds)


MEASURED = {
    Event.TACTICS_ROLLED.value: measure_tactics,
    Event.MORALE_TESTED.value: measure_morale,
    Event.HERO_ROLLED.value: measure_leader,
    Event.CATCH_ROLLED.value: measure_catch,
    Event.CAPTIVE_ASKED.value: measure_question,
    Event.SPY_ROLLED.value: measure_spy,
    Event.SIGHT_ROLLED.value: measure_sight,
    Event.ERROR_ROLLED.value: measure_error,
    Event.READING_MADE.value: measure_reading,
}


def measure_chance(
    seats: Seats, side: int, name: str, die: int, target: int, faces: int
) -> Iterator[Measure]:
    """Measure whether a die shows its target or less, if a seat leads the side."""
    if side in seats:
        yield Measure(seats[side], name, int(die <= target), success_odds(target, faces))


@cache
def success_odds(target: int, faces: int) -> Mapping[int, float]:
    """Return the chances that a die shows more than its target (0), or its target or less (1)."""
    share = min(max(target, 0), faces) / faces
    return {0: 1 - share, 1: share}


def error_percent(die: int, extra_steps: int) -> int:
    return abs(int(ERROR_PERCENT[error_step(die, extra_steps) + MOST_STEPS]))


@cache
def error_odds(extra_steps: int) -> Mapping[int, float]:
    """Return the chance of each size of the error, in percent of the figure."""
    found: dict[int, float] = {}
    for die in range(1, FACES + 1):
        found[error_percent(die, extra_steps)] = found.get(error_percent(die, extra_steps), 0.0) + 1 / FACES
    return found


def owners(row: MeasuredCommand) -> list[int | None]:
    """Return no owners, since no dice are counted."""
    return []
