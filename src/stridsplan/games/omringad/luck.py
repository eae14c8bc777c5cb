"""Luck in battle: the hits of every roll compared with the exact odds, and the roll for the initiative."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb

import numpy as np

from stridsplan.engine.game import Measure, MeasuredCommand
from stridsplan.engine.log import ARGUMENTS, EVENT

from .components import DIE_FACES
from .state import DRAGON, Event
from .words.events import faces_of

MEASURES = {"hits": 1}  # 1: a larger number is lucky
DICE = {"initiative": 1, "dice": 1}  # the lowest face, by stream


def measure(options: np.ndarray, rows: Sequence[MeasuredCommand]) -> Iterator[Measure]:
    """Yield the hits that each seat's tiles rolled (OM-COMBAT-10)."""
    for row in rows:
        for event in row.events[row.events[:, EVENT] == Event.DICE_ROLLED]:
            party, _, least, number, packed, more = (int(value) for value in event[ARGUMENTS:])
            if party != DRAGON:
                fell = sum(face >= least for face in faces_of(number, packed, more))
                yield Measure(party, "hits", fell, hit_odds(number, least))


@cache
def hit_odds(dice: int, least: int) -> Mapping[int, float]:
    """Return the probability of each number of hits, for dice that hit from `least` up."""
    chance = (DIE_FACES + 1 - least) / DIE_FACES
    return {k: comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)}


def owners(row: MeasuredCommand) -> list[int | None]:
    """Return the seat that rolled each die, None for the dragon, in the order of the rolls."""
    whose: list[int | None] = []
    for event in row.events:
        party, _, _, number = (int(value) for value in event[ARGUMENTS : ARGUMENTS + 4])
        if event[EVENT] == Event.INITIATIVE_ROLLED:
            whose.append(party)
        elif event[EVENT] == Event.DICE_ROLLED:
            whose += [None if party == DRAGON else party] * number
    return whose
