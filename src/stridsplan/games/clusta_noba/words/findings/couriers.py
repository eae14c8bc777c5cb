"""Couriers and scouts that were caught, and what was not sent because a side had no free courier.

A side has no free courier while all its COURIERS_PER_SIDE couriers are under way (components/pools.py).
"""

from typing import NamedTuple

from ...components.pools import NOWHERE, SIDE_OF_UNIT
from ...events import Event
from .finder import Finder, Findings, Now, finding, word


class Trip(NamedTuple):
    """Where a courier set out, and his goal."""

    start: int  # hex
    goal: int  # marker: the number of whoever receives what he carries (components/pools.py)


class Couriers(Finder):
    """Findings about couriers and scouts that were caught, and about senders without a free courier."""

    def __init__(self) -> None:
        self.trips: dict[int, Trip] = {}  # by courier
        self.scouts: dict[int, int] = {}  # by unit, the last day on which they were caught
        self.handlers = {
            Event.COURIER_SENT: self.set_out,
            Event.COURIER_CAUGHT: self.be_caught,
            Event.COURIER_LACKED: self.lack_courier,
            Event.SCOUT_CAUGHT: self.catch_scout,
        }

    def set_out(self, now: Now, mask: int, side: int, courier: int, goal: int, start: int, *_: int) -> None:
        self.trips[courier] = Trip(start, goal)

    def be_caught(
        self, now: Now, mask: int, side: int, courier: int, hex: int, unit: int, *_: int
    ) -> Findings:
        trip = self.trips.pop(courier)
        args = {
            "goal": word("marker", trip.goal),
            "start": word("hex", trip.start),
            "captor": word("unit", unit),
        }
        yield finding(
            now.step, now.seat_of(side), "couriers", Event.COURIER_CAUGHT, "courier_caught", hex, **args
        )

    def lack_courier(self, now: Now, mask: int, side: int, sender: int, *_: int) -> Findings:
        args = {"sender": word("marker", sender)}
        yield finding(
            now.step, now.seat_of(side), "couriers", Event.COURIER_LACKED, "courier_lacked", NOWHERE, **args
        )

    def catch_scout(self, now: Now, mask: int, unit: int, hex: int, captor: int, *_: int) -> Findings:
        """Yield at most one finding per day for a unit whose scouts are caught repeatedly."""
        if self.scouts.get(unit) == now.s.day:
            return
        self.scouts[unit] = int(now.s.day)
        args = {"unit": word("unit", unit), "captor": word("unit", captor)}
        seat = now.seat_of(int(SIDE_OF_UNIT[unit]))
        yield finding(now.step, seat, "couriers", Event.SCOUT_CAUGHT, "scout_caught", hex, **args)
