"""Luck in a battle: the numbers rolled, the zeros among them, and the live blocks among the blocks turned over.

No outcome counts as lucky or unlucky: a zero gives other options than a large number, and whether a live block helps
depends on the characters next to it.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from stridsplan.engine.game import Measure, MeasuredCommand
from stridsplan.engine.log import ARGUMENTS, EVENT

from .components import DIE_FACES
from .odds import live_share
from .rules.setup import reset_blocks
from .state import STATE, Event, Face

MEASURES = {"steps": 0, "zeros": 0, "live": 0}  # 0: no outcome is lucky
DICE = {"start": 0, "dice": 0}  # the lowest face, by stream

STEPS = dict.fromkeys(range(DIE_FACES), 1 / DIE_FACES)
ZEROS = {0: 1 - 1 / DIE_FACES, 1: 1 / DIE_FACES}
ROLLS = (Event.ROLLED, Event.ROLLED_AGAIN)


def measure(options: np.ndarray, rows: Sequence[MeasuredCommand]) -> Iterator[Measure]:
    """Measure every number rolled (IS-TURN-1) and every face revealed (IS-BLOCK-3)."""
    states = np.zeros(1, STATE)
    states["options"] = options
    for row in rows:
        for event in row.events:
            if event[EVENT] == Event.BATTLE_BEGAN:
                reset_blocks(states[0])
            elif event[EVENT] == Event.BLOCK_TURNED:
                _, face, *_ = event[ARGUMENTS:]
                yield turn_over(states, row.seat, int(face))
            elif event[EVENT] in ROLLS:
                yield from measure_roll(event)


def turn_over(states: np.ndarray, seat: int, face: int) -> Measure:
    """Return the measure of a block that a seat turned over, and subtract its face from the numbers left in
    `states`."""
    live = live_share(states, ())
    states["live_left" if face == Face.LIVE else "safe_left"] -= 1
    return Measure(seat, "live", int(face == Face.LIVE), {0: 1 - live, 1: live})


def measure_roll(event: np.ndarray) -> Iterator[Measure]:
    seat = int(event[ARGUMENTS])
    for number in numbers(event):
        yield Measure(seat, "steps", number, STEPS)
        yield Measure(seat, "zeros", int(number == 0), ZEROS)


def numbers(event: np.ndarray) -> list[int]:
    """Return the numbers rolled in an event: one, or two with two dice (IS-4P-6)."""
    _, first, second, *_ = event[ARGUMENTS:].tolist()
    return [first, second] if event[EVENT] == Event.ROLLED and second >= 0 else [first]


def owners(row: MeasuredCommand) -> list[int | None]:
    """Return the seats that rolled, from the events: the first roll of a turn happens as the turn before ends."""
    rolls = [event for event in row.events if event[EVENT] in (*ROLLS, Event.START_ROLLED)]
    return [int(event[ARGUMENTS]) for event in rolls for _ in numbers(event)]
