"""What the map shows to a seat or a spectator: costs of movement, hours to reach a hex, risks of couriers, fights.

All of it follows from the printed map and the view of that seat (catalogue 6.1). Enemies are where they were reported.
A moment counts pulses from dawn of day 0: a day has DAY pulses, of which the first NIGHT are before dusk.
"""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

import numpy as np

from ..components.armies import COURIER_MP
from ..components.map import BOX, HEXES, NODES, NOWHERE, TERRAIN
from ..components.movement import FORBIDDEN, POINT, TERRAIN_COST, MoveMode
from ..numbers import DAY, PULSES, Known, Sighting
from ..rules.beliefs import is_unit_known, unit_hex
from ..rules.capture import REACH
from ..rules.geography import distance, is_land
from ..rules.information_arithmetic import capture_chance
from ..rules.steps import LINKS, is_open_to, kth_linked_hex, step_cost
from ..rules.units import mp_of, size_class
from ..seating import player_in
from .advice import enemies, fight, fights
from .expected import NIGHT, Map, believed, map_of
from .sightings import has_left
from .things import Json, hex_number, hex_words, hours_of, moment_of

MODES = {"march": MoveMode.MARCH, "combat": MoveMode.COMBAT, "courier": MoveMode.COURIER}
STANDARD_MP = 6  # of most soldiers: used in a hex without own units, and for couriers if there is no own side


def hex_key(hex: int) -> str:
    """Return a hex as a key: "03.12" (column, row), or "box" for the box beyond the bridge."""
    return "box" if hex == BOX else str(hex_words(hex))


def known_map(view: np.void, seat: int | None) -> Map:
    """Return the map as a player knows it; `seat` is what `player_in` returns.

    Without a player the view decides: an umpire's has the true `has_bridge`, a spectator's hides it (0: no bridge).
    """
    return Map(int(view.options.scenario), int(view.has_bridge)) if seat is None else map_of(view, seat)


# -- Costs -----------------------------------------------------------------------------------------------------


def costs(view: np.void, seat: int | None, place: str | None) -> Json | None:
    """Return the movement points for the ground of each hex, and from a place those of each step (CN-MOVE-1 to
    CN-MOVE-5)."""
    known = known_map(view, player_in(view, seat))
    here = hex_number(place)
    return {
        kind: {"ground": ground_points(known, mode), "steps": steps_from(known, mode, here)}
        for kind, mode in MODES.items()
    }


def ground_points(known: Map, mode: MoveMode) -> Mapping[str, float]:
    """Return the movement points for the ground of each hex that may be entered."""
    return {
        hex_key(hex): float(TERRAIN_COST[mode, TERRAIN[known.scenario, hex]]) / POINT
        for hex in range(HEXES)
        if is_open_to(known.scenario, mode, hex, known.has_bridge)
    }


def steps_from(known: Map, mode: MoveMode, here: int) -> Mapping[str, float]:
    """Return the movement points of each step from a hex; none from NOWHERE."""
    if here == NOWHERE:
        return {}
    return {
        hex_key(there): cost / POINT
        for there, cost in links_by_hex(known.scenario, known.has_bridge, mode)[here]
    }


@lru_cache(maxsize=16)
def links_by_hex(scenario: int, has_bridge: int, mode: MoveMode) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each hex, and last for the box, where a step may lead and its cost in twelfths of a movement point."""
    found = []
    for hex in range(NODES):
        near = [kth_linked_hex(scenario, hex, k) for k in range(LINKS)]
        steps = [
            (there, int(step_cost(scenario, mode, hex, there, has_bridge)))
            for there in near
            if there != NOWHERE
        ]
        found.append(tuple(step for step in steps if step[1] != FORBIDDEN))
    return tuple(found)


# -- Times -----------------------------------------------------------------------------------------------------


def reach(view: np.void, seat: int | None, place: str | None) -> Json | None:
    """Return the hours until troops and couriers who leave a place now are in each hex; troops rest at night
    (CN-TIME-6)."""
    here = hex_number(place)
    if here == NOWHERE:
        return None
    seat = player_in(view, seat)  # None for the umpire and spectators
    known, now = known_map(view, seat), moment_of(view)
    side = None if seat is None else int(view.side_of[seat])  # below 0: NOBODY, before sides are dealt
    courier = STANDARD_MP if side is None or side < 0 else int(COURIER_MP[side])
    troops = pace_of(view, seat, here)
    found = {}
    for kind, mode in MODES.items():
        points = courier if mode == MoveMode.COURIER else troops
        gain = points * POINT // PULSES  # twelfths in a pulse
        hours = {
            hex_key(hex): hours_of(moment_after(now, -(-length // gain), mode == MoveMode.COURIER))
            - hours_of(now)
            for hex, length in way_costs(known, mode, here).items()
        }
        found[kind] = {"points": points, "hours": hours}
    return found


def pace_of(view: np.void, seat: int | None, here: int) -> int:
    """Return the movement points of the slowest own unit believed in a hex, those of most soldiers if none is
    (CN-UNIT-12)."""
    if seat is None or view.side_of[seat] < 0:
        return STANDARD_MP
    units = [unit for unit in range(len(view.known[seat])) if is_unit_known(view, seat, unit)]
    units = [
        unit for unit in units if unit_hex(view, seat, unit) == here and not has_left_hex(view, seat, unit)
    ]
    if not units:
        return STANDARD_MP
    s = believed(view, seat, units)
    return min(int(mp_of(s, unit)) for unit in units)


def has_left_hex(view: np.void, seat: int, unit: int) -> bool:
    """Return whether the seat knows that a unit is no longer in the hex of its last report."""
    known = view.known[seat, unit]
    return has_left(view, seat, known[Known.HEX], known[Known.MOMENT])


def way_costs(known: Map, mode: MoveMode, start: int) -> Mapping[int, int]:
    """Return the cost of the cheapest way to each hex that can be reached, in twelfths."""
    found, waiting = {}, [(0, start)]
    while waiting:
        length, hex = heappop(waiting)
        if hex in found:
            continue
        found[hex] = length
        for there, cost in links_by_hex(known.scenario, known.has_bridge, mode)[hex]:
            if there not in found:
                heappush(waiting, (length + cost, there))
    return found


def moment_after(moment: int, pulses: int, by_night: bool) -> int:
    """Return the moment after `pulses` pulses on the way; troops, who do not march `by_night`, rest from dusk to dawn.

    A march that ends with the last pulse of a day ends at dusk (pulse NIGHT), not at the next dawn.
    """
    if by_night:
        return moment + pulses
    if moment % DAY > NIGHT:  # by night: wait for dawn
        moment = DAY * (moment // DAY + 1)
    days, rest = divmod(moment % DAY + max(pulses - 1, 0), NIGHT)
    return moment if pulses == 0 else DAY * (moment // DAY + days) + rest + 1


# -- Risks -----------------------------------------------------------------------------------------------------


def risk(view: np.void, seat: int | None, place: str | None) -> Json | None:
    """Return the percentage with which enemies as reported catch a courier who enters a hex (CN-COURIER-7,
    CN-COURIER-8)."""
    seat = player_in(view, seat)
    if seat is None or view.side_of[seat] < 0:
        return None
    known = known_map(view, seat)
    rows = enemies(view, seat)
    found = {}
    for hex in range(HEXES):
        near = [row for row in rows if distance(int(row[Sighting.HEX]), hex) <= REACH]
        if near and is_land(known.scenario, hex, known.has_bridge):
            found[hex_key(hex)] = {
                "off_road": catch_chance(known, near, hex, 0),
                "on_road": catch_chance(known, near, hex, 1),
                "age": hours_of(moment_of(view)) - hours_of(max(int(row[Sighting.MOMENT]) for row in near)),
            }
    return {"hexes": found}


def catch_chance(known: Map, enemies: list[np.ndarray], hex: int, is_on_road: int) -> float:
    """Return the chance in percent that one of some enemies catches a courier; those of unknown strength count as
    small."""
    escapes, hunts = 1.0, 0  # 0: as if none had the order to catch couriers
    for row in enemies:
        size = size_class(max(int(row[Sighting.MEN]), 0))
        is_here = hex == row[Sighting.HEX]
        escapes *= 1 - capture_chance(size, TERRAIN[known.scenario, hex], is_on_road, is_here, hunts) / 100
    return round(100 * (1 - escapes), 1)


SURVEYS = {"costs": costs, "reach": reach, "risk": risk, "fights": fights, "fight": fight}
