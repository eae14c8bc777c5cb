"""Findings about units, persons and camps that a side believes to exist although they are gone."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ...components.pools import (
    NOWHERE,
    SIDES,
    UNKNOWN,
    camps_of,
    commanders_of,
    specialists_of,
    units_of,
)
from ...events import Event
from ...numbers import Fate, Known, KnownCamp, KnownCommander, KnownSpecialist, State
from ..things import Json
from .finder import Finder, Findings, Handler, Now, finding, learned, word


class Kind(NamedTuple):
    """A kind of own forces: units, commanders, specialists or camps. The arrays are by their number."""

    form: str  # a key of FORMS
    event: Event  # whose rule the findings name
    range_of: Callable[[int], range]  # the numbers of a side
    believed: Callable[[np.void, int], np.ndarray]  # which ones a seat believes to exist
    is_there: Callable[[np.void], np.ndarray]  # which ones exist
    at: Callable[[np.void], np.ndarray]  # the hex of each


def units_believed(s: np.void, seat: int) -> np.ndarray:
    known = s.known[seat]
    return np.asarray((known[:, Known.MOMENT] != UNKNOWN) & (known[:, Known.STATE] != State.DESTROYED))


KINDS = (
    Kind(
        "unit",
        Event.UNIT_REPORTED,
        units_of,
        units_believed,
        lambda s: s.unit_at != NOWHERE,
        lambda s: s.unit_at,
    ),
    Kind(
        "commander",
        Event.COMMANDER_REPORTED,
        commanders_of,
        lambda s, seat: s.known_commander[seat, :, KnownCommander.FATE] == Fate.FREE,
        lambda s: s.commander_fate == Fate.FREE,
        lambda s: s.commander_at,
    ),
    Kind(
        "specialist",
        Event.SPECIALIST_REPORTED,
        specialists_of,
        lambda s, seat: s.known_specialist[seat, :, KnownSpecialist.FATE] == Fate.FREE,
        lambda s: s.specialist_fate == Fate.FREE,
        lambda s: s.specialist_at,
    ),
    Kind(
        "camp",
        Event.CAMP_REPORTED,
        camps_of,
        lambda s, seat: s.known_camp[seat, :, KnownCamp.HEX] >= 0,
        lambda s: s.camp_at != NOWHERE,
        lambda s: s.camp_at,
    ),
)


class Ghost(NamedTuple):
    """A unit, person or camp that a side believes to exist although it is gone: since when, and its last hex.

    (On the map a ghost is something else: where a unit should be by its orders, see `plans.ghost_hex`.)
    """

    step: int
    moment: int
    hex: int


@dataclass
class Beliefs(Finder):
    """Findings about units, persons and camps that a side believes to exist although they are gone."""

    handlers: dict[int, Handler] = field(default_factory=dict)
    # For each of KINDS, the last hex of each unit, person or camp
    last_hexes: list[np.ndarray] = field(default_factory=list)
    ghosts: dict[tuple[int, int], Ghost] = field(default_factory=dict)  # by (index of the kind, number)

    def look(self, now: Now) -> Findings:
        if not self.last_hexes:
            self.last_hexes = [np.full(len(kind.at(now.s)), NOWHERE) for kind in KINDS]
        for k, kind in enumerate(KINDS):
            there = np.asarray(kind.is_there(now.s))
            is_gone = ~there & (self.last_hexes[k] != NOWHERE)
            for side, seat in now.sides():
                is_ghost = is_gone & kind.believed(now.s, seat)
                for number in kind.range_of(side):
                    yield from self.update(now, k, seat, number, bool(is_ghost[number]))
            self.last_hexes[k] = np.where(there, kind.at(now.s), self.last_hexes[k])

    def update(self, now: Now, k: int, seat: int, number: int, is_ghost: bool) -> Findings:
        """Note a new ghost of kind k; yield the finding about one that has ended: the side believes in it no longer, or
        it exists again."""
        key = (k, number)
        if is_ghost and key not in self.ghosts:
            self.ghosts[key] = Ghost(now.step, now.moment, int(self.last_hexes[k][number]))
        elif not is_ghost and key in self.ghosts:
            yield self.corrected(seat, key, now.moment)

    def corrected(self, seat: int, key: tuple[int, int], moment: int | None) -> Json:
        """Remove a ghost and return the finding about it; `moment`: when the side learned the truth, None: never."""
        ghost, kind = self.ghosts.pop(key), KINDS[key[0]]
        args = {kind.form: word(kind.form, key[1])} | learned(ghost.moment, moment)
        return finding(ghost.step, seat, "beliefs", kind.event, f"{kind.form}_gone", ghost.hex, **args)

    def end(self, now: Now) -> Findings:
        for k, number in list(self.ghosts):
            side = next(side for side in range(SIDES) if number in KINDS[k].range_of(side))
            yield self.corrected(now.seat_of(side), (k, number), None)
