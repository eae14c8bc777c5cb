"""Which reports a side still considers valid (catalogue 6.1)."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..components.pools import NOBODY, NOWHERE, SIGHTINGS, UNKNOWN
from ..numbers import Known, KnownCommander, Sighted, Sighting, Stance

STACKS = (Sighted.CAMP, Sighted.COMMANDER)  # one marker for all men under it (CN-CAMP-4, CN-CAMP-5)

# -- Own forces --------------------------------------------------------------------------------------------------


def seen_at(view: np.void, seat: int) -> int:
    """Return the moment at which the commander-in-chief last looked round in his hex, NOWHERE: never."""
    chief = int(view.chief[seat])
    return NOWHERE if chief < 0 else int(view.known_commander[seat, chief, KnownCommander.MOMENT])


def has_left(view: np.void, seat: int, hex: int, moment: int) -> bool:
    """Return whether somebody who was reported in the commander-in-chief's hex has left it."""
    return bool(hex == view.headquarters[seat] and moment < seen_at(view, seat))


# -- Hostile forces ----------------------------------------------------------------------------------------------


def newest_sightings(view: np.void, seat: int) -> Iterator[np.ndarray]:
    """Return an iterator over the sightings of a seat, the newest first."""
    count = int(view.sightings[seat])
    return (view.sighting[seat, k % SIGHTINGS] for k in range(count - 1, max(count - SIGHTINGS, 0) - 1, -1))


def reported(view: np.void, seat: int) -> Iterator[tuple[np.ndarray, bool]]:
    """Yield each sighting, the newest first, and whether it is still valid.

    A sighting of a unit that was later seen elsewhere is not valid. Only the newest report of a side in a hex is valid,
    unless a unit of the viewer's side has reported from that hex later, or the commander-in-chief has looked round in
    it. Two reports of one camp or stack at the same time count the same men: the one that comes first here is valid.
    """
    came = own_arrivals(view, seat)
    newest: dict[Any, int] = {}  # the newest moment by unit, and by side and hex
    for row in sorted(newest_sightings(view, seat), key=lambda row: -int(row[Sighting.MOMENT])):
        newest.setdefault(int(row[Sighting.UNIT]), int(row[Sighting.MOMENT]))
        newest.setdefault((row[Sighting.SIDE], row[Sighting.HEX]), int(row[Sighting.MOMENT]))
    counted = set()  # sides and hexes
    for row in newest_sightings(view, seat):
        unit, hex, moment = int(row[Sighting.UNIT]), int(row[Sighting.HEX]), int(row[Sighting.MOMENT])
        holds = moment == newest[row[Sighting.SIDE], row[Sighting.HEX]]
        holds = holds and (unit < 0 or moment == newest[unit])
        holds = holds and moment >= came.get(hex, moment) and not has_left(view, seat, hex, moment)
        stack = (int(row[Sighting.SIDE]), hex)
        if holds and row[Sighting.KIND] in STACKS and row[Sighting.MEN] != UNKNOWN:
            holds = stack not in counted
            counted.add(stack)
        yield row, holds


def own_arrivals(view: np.void, seat: int) -> dict[int, int]:
    """Return the hexes from which own units have reported, each with the newest moment."""
    found: dict[int, int] = {}
    for row in view.known[seat]:
        if row[Known.HEX] >= 0:
            found[int(row[Known.HEX])] = max(int(row[Known.MOMENT]), found.get(int(row[Known.HEX]), NOWHERE))
    return found


def hostile_sightings(view: np.void, seat: int) -> list[np.ndarray]:
    """Return the valid sightings of hostile sides."""
    return [row for row, holds in reported(view, seat) if holds and is_hostile_known(view, seat, row)]


def is_hostile_known(view: np.void, seat: int, row: np.ndarray) -> bool:
    side = int(row[Sighting.SIDE])
    return side != NOBODY and view.known_stance[seat, side] == Stance.HOSTILE
