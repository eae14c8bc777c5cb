"""The chance that a courier arrives, if those who may catch him are where they are believed to be, and stay there.

The courier walks by the rules, round by round; each enemy has one roll per round, where the path is most dangerous
(CN-COURIER-9). No enemy is assumed to have the order HUNT, since a side does not know the orders of others.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..components.map import NODES
from ..components.movement import SCRATCH, MoveMode
from ..components.orders import NO_ORDER
from ..components.pools import COURIER_PATH, COURIERS_PER_SIDE, NOWHERE, Side, units_of
from ..numbers import PULSES, Courier
from ..rules import capture, steps, walking
from ..rules.units import side_of
from ..state import STATE

PERCENT = 100


class Catcher(NamedTuple):
    """A force that may catch couriers."""

    side: int
    hex: int
    size: int  # SizeClass


class Risk(NamedTuple):
    """One roll of one catcher."""

    round: int  # of the journey, from 1
    hex: int  # that the courier enters
    side: int
    chance: int  # in percent


class Journey(NamedTuple):
    """The way of a courier."""

    rounds: int  # in which the courier walks or waits, until he has arrived
    risks: tuple[Risk, ...]

    @property
    def chance(self) -> Fraction:
        """The probability that the courier arrives."""
        through = Fraction(1)
        for risk in self.risks:
            through *= Fraction(PERCENT - risk.chance, PERCENT)
        return through


def travel(
    scenario: int, has_bridge: int, side: int, start: int, goal: int, catchers: Iterable[Catcher]
) -> Journey | None:
    """Return the journey of a side's courier by land, from the beginning of a round; None if no way leads there."""
    s, walker = set_up_courier(scenario, has_bridge, side, start, catchers)
    walking.close_hexes(s, side)
    way = find_way(scenario, has_bridge, start, goal, s.blocked.tobytes())
    if start != goal and not way:
        return None
    # Couriers of CRU leave one round late (CN-CRUR-6)
    rounds, done = int(side == Side.CRU and start != goal), 0
    risks: list[Risk] = []
    while done < len(way):
        rounds += 1
        steps_of_round = lay_path(s, walker, way[done:])
        risks += risks_of_round(s, walker, rounds, steps_of_round)
        for _ in range(steps_of_round):
            walking.take_step(s, walker)
        done += steps_of_round
    return Journey(rounds, tuple(risks))


def set_up_courier(
    scenario: int, has_bridge: int, side: int, start: int, catchers: Iterable[Catcher]
) -> tuple[Any, int]:
    """Return a record with a courier and those who may catch him, and the courier's number."""
    s = np.zeros(1, STATE)[0]
    s.options.scenario, s.has_bridge = scenario, has_bridge
    s.unit_at[:], s.unit_base[:], s.unit_order[:] = NOWHERE, NOWHERE, NO_ORDER
    for catcher in catchers:
        unit = next((each for each in units_of(catcher.side) if s.unit_at[each] == NOWHERE), NOWHERE)
        if unit != NOWHERE:
            s.unit_at[unit], s.unit_class[unit] = catcher.hex, catcher.size
    walker = side * COURIERS_PER_SIDE
    s.courier[walker, Courier.AT] = start
    return s, walker


@lru_cache(maxsize=256)
def find_way(scenario: int, has_bridge: int, start: int, goal: int, blocked: bytes) -> tuple[int, ...]:
    """Return the hexes of the nearest way round closed ones, without its start (CN-COURIER-2, CN-COURIER-5)."""
    out, scratch = np.zeros(NODES, np.int32), np.zeros((SCRATCH, NODES), np.int32)
    closed = np.frombuffer(blocked, np.int32)
    length = steps.write_way_round(scenario, MoveMode.COURIER, start, goal, has_bridge, closed, scratch, out)
    return tuple(out[:length].tolist())


def lay_path(s: Any, walker: int, way: tuple[int, ...]) -> int:
    """Lay the way of a round and add what the courier walks in it; return how many hexes of the way he enters."""
    path, row = s.courier_path[walker], s.courier[walker]
    path[:] = NOWHERE
    ahead = way[:COURIER_PATH]
    path[: len(ahead)] = ahead
    row[Courier.STEP] = 0
    walking.count_steps(s, walker, PULSES)
    row[Courier.WALKED] += PULSES * walking.gain_of(walker)
    return int(row[Courier.STEPS])


def risks_of_round(s: Any, walker: int, round_number: int, count: int) -> list[Risk]:
    """Return the rolls of a round of `count` steps: each enemy rolls at the most dangerous step (CN-COURIER-9)."""
    side, start, path = walking.side_of_walker(walker), walking.hex_of(s, walker), s.courier_path[walker]
    found = []
    for unit in range(len(s.unit_at)):
        step = capture.riskiest_step(s, unit, side, start, path, 0, count)
        if step != NOWHERE:
            chance = int(capture.chance_at_step(s, unit, side, start, path, step))
            found.append((step, Risk(round_number, int(path[step]), int(side_of(unit)), chance)))
    return [risk for _, risk in sorted(found, key=lambda each: each[0])]
