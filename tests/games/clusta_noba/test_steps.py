"""The cost of a step and the shortest path (catalogue 1.11, 2.7; golden test GT-TL-1)."""

import random
from fractions import Fraction

import numpy as np
import pytest
from numba import njit

from depth import depth
from stridsplan.games.clusta_noba.components.map import (
    BOX,
    HEXES,
    ISLAND,
    LEVEL,
    NEIGHBOUR,
    NODES,
    NOWHERE,
    ROADS,
    SCENARIO_IDS,
    SCENARIOS,
    hex_at,
)
from stridsplan.games.clusta_noba.components.movement import FORBIDDEN, POINT, SCRATCH, MoveMode
from stridsplan.games.clusta_noba.rules import geography
from stridsplan.games.clusta_noba.rules.geography import is_land, is_sea
from stridsplan.games.clusta_noba.rules.steps import (
    LINKS,
    is_open_to,
    kth_linked_hex,
    next_step,
    next_step_around,
    step_cost,
    way_cost,
    write_way,
    write_way_round,
)
from stridsplan.games.clusta_noba.state import STATE

from .board import BRIDGED, NO_BRIDGE, column_and_row

NOTHING = np.zeros(NODES, np.int32)  # no closed hexes
FEET = (MoveMode.MARCH, MoveMode.COMBAT, MoveMode.COURIER)


def scratch():
    """Working space for a search, filled with a number that must have no effect."""
    return np.full((SCRATCH, NODES), 77, np.int32)


def closed(*places):
    """An array [node] with a 1 for each closed hex."""
    blocked = np.zeros(NODES, np.int32)
    blocked[[hex_at(*place) for place in places]] = 1
    return blocked


def points(mode, start, target, has_bridge=NO_BRIDGE):
    """The cost of the step between two hexes of the island in movement points, None if it is forbidden."""
    cost = step_cost(ISLAND, mode.value, hex_at(*start), hex_at(*target), has_bridge)
    return None if cost == FORBIDDEN else Fraction(cost, POINT)


def places(out, n):
    """The first `n` hexes of an array, as (column, row)."""
    return [column_and_row(here) for here in out[:n]]


def path_of(mode, start, target, blocked=NOTHING, has_bridge=NO_BRIDGE, room=100):
    """The hexes of the cheapest path on the island, as (column, row)."""
    out = np.full(room, NOWHERE, np.int32)
    start, target = hex_at(*start), hex_at(*target)
    n = write_way(ISLAND, mode.value, start, target, has_bridge, blocked, scratch(), out)
    return places(out, n)


def courier_path(start, target, blocked):
    """The path of a courier who avoids closed hexes."""
    out = np.full(100, NOWHERE, np.int32)
    n = write_way_round(
        ISLAND, MoveMode.COURIER, hex_at(*start), hex_at(*target), NO_BRIDGE, blocked, scratch(), out
    )
    return places(out, n)


# -- One step ------------------------------------------------------------------------------------------------

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
GROUND = {  # name: start, target, costs by move mode; steps without a change of level and without a road
    "open": ((9, 21), (9, 20), (1, 2, HALF, THIRD)),
    "buildings": ((9, 21), (10, 21), (1, 2, HALF, THIRD)),
    "pine": ((6, 20), (7, 20), (2, 4, 1, THIRD)),
    "white": ((4, 7), (5, 7), (3, 6, Fraction(3, 2), THIRD)),
}


@pytest.mark.rule("CN-MOVE-1", "CN-MOVE-2")
@pytest.mark.parametrize("name", GROUND)
def test_the_cost_of_a_step_must_depend_on_terrain_and_move_mode(name):
    start, target, costs = GROUND[name]
    assert tuple(points(mode, start, target) for mode in (*FEET, MoveMode.FLYING)) == costs


@pytest.mark.rule("CN-MOVE-1", "CN-MOVE-2", "CN-MOVE-5")
@pytest.mark.parametrize(
    ("change", "costs"),  # of levels; in twelfths of a point by move mode: march, combat, courier, flying
    [
        (1, (24, 48, 18, 8)),
        (-1, (18, 36, 12, 4)),
        (2, (60, FORBIDDEN, 42, 16)),
        (-2, (36, FORBIDDEN, 30, 8)),
        (3, (FORBIDDEN, FORBIDDEN, 90, 28)),
        (-3, (FORBIDDEN, FORBIDDEN, 66, 12)),
        (4, (FORBIDDEN, FORBIDDEN, FORBIDDEN, 28)),
        (-4, (FORBIDDEN, FORBIDDEN, FORBIDDEN, 12)),
    ],
)
def test_the_cost_of_a_change_of_level_must_be_added(monkeypatch, change, costs):
    here, there = hex_at(9, 21), hex_at(9, 20)
    levels = np.zeros_like(LEVEL)
    levels[ISLAND, there if change > 0 else here] = abs(change)
    monkeypatch.setattr(geography, "LEVEL", levels)
    assert (
        tuple(step_cost(ISLAND, mode, here, there, NO_BRIDGE) for mode in (*FEET, MoveMode.FLYING)) == costs
    )


@pytest.mark.rule("CN-MOVE-3", "CN-MOVE-4")
def test_a_step_along_a_road_must_cost_the_road_and_not_the_terrain():
    assert points(MoveMode.MARCH, (13, 11), (12, 11)) == HALF  # pine
    assert points(MoveMode.MARCH, (14, 9), (15, 9)) == points(MoveMode.COURIER, (14, 9), (15, 9)) == HALF
    assert points(MoveMode.COMBAT, (14, 9), (15, 9)) == 2
    assert points(MoveMode.COMBAT, (13, 11), (12, 11)) == 4
    assert points(MoveMode.FLYING, (14, 9), (15, 9)) == THIRD


@pytest.mark.rule("CN-MOVE-3")
def test_a_change_of_level_must_cost_on_a_road_too():
    assert points(MoveMode.MARCH, (13, 11), (14, 11)) == Fraction(3, 2)
    assert points(MoveMode.MARCH, (14, 11), (13, 11)) == 1
    assert points(MoveMode.COURIER, (14, 11), (13, 11)) == 1


@pytest.mark.rule("CN-MOVE-3")
def test_a_step_between_roads_that_are_not_connected_must_cost_the_terrain():
    assert ROADS[ISLAND, hex_at(12, 11)] != 0
    assert ROADS[ISLAND, hex_at(12, 10)] != 0
    assert points(MoveMode.MARCH, (12, 10), (12, 11)) == 2


def test_a_step_may_only_lead_to_a_neighbour():
    assert points(MoveMode.MARCH, (9, 21), (9, 19)) is None
    assert points(MoveMode.MARCH, (9, 21), (9, 21)) is None


def test_troops_may_not_enter_the_sea_nor_ships_the_land():
    for mode in FEET:
        assert points(mode, (9, 23), (9, 24)) is None
        assert points(mode, (9, 24), (9, 23)) is None
    assert points(MoveMode.SAILING, (9, 24), (9, 23)) is None
    assert points(MoveMode.SAILING, (9, 23), (9, 24)) is None
    assert (
        points(MoveMode.SAILING, (9, 24), (10, 24))
        == points(MoveMode.SAILING_BRIDGED, (9, 24), (10, 24))
        == 1
    )
    assert points(MoveMode.FLYING, (9, 23), (9, 24)) == points(MoveMode.FLYING, (9, 24), (9, 23)) == THIRD


@pytest.mark.rule("CN-CRUR-19")
def test_the_bridge_must_be_land_when_it_is_finished_and_sea_before():
    head, first = (14, 2), (14, 1)
    for mode in FEET:
        assert points(mode, head, first, NO_BRIDGE) is None
        assert points(mode, first, head, BRIDGED) is not None
    assert points(MoveMode.MARCH, head, first, BRIDGED) == HALF  # the road leads over the bridge
    assert points(MoveMode.COMBAT, head, first, BRIDGED) == 2
    assert points(MoveMode.SAILING, (13, 1), first, NO_BRIDGE) == 1
    assert points(MoveMode.SAILING, (13, 1), first, BRIDGED) is None
    assert points(MoveMode.SAILING_BRIDGED, (13, 1), first, NO_BRIDGE) is None


@pytest.mark.rule("CN-CRUR-19")
def test_the_box_must_be_reached_over_the_bridge_alone():
    end = hex_at(15, 0)
    costs = [step_cost(ISLAND, mode.value, end, BOX, BRIDGED) for mode in MoveMode]
    # In twelfths of a point: march, combat, courier; nobody flies or sails there
    assert costs == [12, 24, 6, FORBIDDEN, FORBIDDEN, FORBIDDEN]
    assert [step_cost(ISLAND, mode.value, BOX, end, BRIDGED) for mode in MoveMode] == costs
    assert step_cost(ISLAND, MoveMode.MARCH.value, BOX, end, NO_BRIDGE) == FORBIDDEN
    assert step_cost(ISLAND, MoveMode.MARCH.value, BOX, hex_at(14, 1), BRIDGED) == FORBIDDEN
    assert step_cost(ISLAND, MoveMode.MARCH.value, BOX, BOX, BRIDGED) == FORBIDDEN


# -- Paths ---------------------------------------------------------------------------------------------------

# From (9,21) to (10,9) (GT-TL-1)
GOLDEN_PATH = [
    (9, 20),
    (8, 19),
    (8, 18),
    (8, 17),
    (9, 16),
    (8, 15),
    (8, 14),
    (8, 13),
    (9, 12),
    (9, 11),
    (10, 10),
    (10, 9),
]


@pytest.mark.rule("CN-MOVE-7")
def test_the_march_of_the_example_must_take_the_path_of_the_catalogue():
    assert path_of(MoveMode.MARCH, (9, 21), (10, 9)) == GOLDEN_PATH
    assert (
        way_cost(ISLAND, MoveMode.MARCH.value, hex_at(9, 21), hex_at(10, 9), NO_BRIDGE, scratch())
        == 12 * POINT
    )


@pytest.mark.rule("CN-MOVE-7")
def test_a_path_must_be_the_same_computed_step_by_step():
    here, visited = hex_at(9, 21), []
    while here != hex_at(10, 9):
        here = next_step(ISLAND, MoveMode.MARCH.value, here, hex_at(10, 9), NO_BRIDGE, scratch())
        visited.append(column_and_row(here))
    assert visited == GOLDEN_PATH
    assert next_step(ISLAND, MoveMode.MARCH.value, here, here, NO_BRIDGE, scratch()) == NOWHERE


def test_a_path_must_be_cut_off_at_the_end_of_the_array():
    assert path_of(MoveMode.MARCH, (9, 21), (10, 9), room=5) == GOLDEN_PATH[:5]


def test_there_must_be_no_path_to_a_forbidden_hex():
    assert path_of(MoveMode.MARCH, (9, 21), (0, 0)) == []
    assert path_of(MoveMode.SAILING, (9, 24), (9, 21)) == []
    assert (
        way_cost(ISLAND, MoveMode.MARCH.value, hex_at(9, 21), hex_at(14, 1), NO_BRIDGE, scratch())
        == FORBIDDEN
    )


def naive_path(scenario, mode, start, target, has_bridge, blocked):
    """The best (cost, number of hexes, hexes), found by trying every step until no path improves."""
    best, changed = {start: (0, 0, ())}, [start]
    while changed:
        found = []
        for here in changed:
            cost, hexes, path = best[here]
            for k in range(LINKS):
                there = kth_linked_hex(scenario, here, k)
                if there == NOWHERE or (blocked[there] and there != target):
                    continue
                step = step_cost(scenario, mode, here, there, has_bridge)
                if step == FORBIDDEN:
                    continue
                new = cost + step, hexes + 1, (*path, there)
                if there not in best or new < best[there]:
                    best[there] = new
                    found.append(there)
        changed = found
    return best.get(target)


@pytest.mark.rule("CN-MOVE-7", "CN-SEA-10", "CN-ORDER-25")
@pytest.mark.parametrize("scenario", range(SCENARIOS), ids=SCENARIO_IDS)
@pytest.mark.parametrize("mode", MoveMode)
def test_every_path_must_be_the_cheapest_then_the_shortest_then_the_first(scenario, mode):
    rng = random.Random(f"{scenario} {mode}")
    for _ in range(depth(6, 12)):
        has_bridge = rng.randrange(2)
        nodes = [here for here in range(NODES) if is_open_to(scenario, mode.value, here, has_bridge)]
        start, target = rng.sample(nodes, 2)
        blocked = np.zeros(NODES, np.int32)
        blocked[rng.sample(nodes, rng.choice((0, len(nodes) // 8)))] = 1
        out = np.full(NODES, NOWHERE, np.int32)
        n = write_way(scenario, mode.value, start, target, has_bridge, blocked, scratch(), out)
        expected = naive_path(scenario, mode.value, start, target, has_bridge, blocked)
        assert tuple(out[:n].tolist()) == (expected[2] if expected else ()), (start, target, has_bridge)
        first = next_step_around(scenario, mode.value, start, target, has_bridge, blocked, scratch())
        assert first == (expected[2][0] if expected else NOWHERE)


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_avoid_blocked_hexes_by_any_detour():
    detour = path_of(MoveMode.MARCH, (9, 21), (10, 9), closed((8, 17), (8, 14), (9, 12)))
    assert detour[-1] == (10, 9)
    assert not {(8, 17), (8, 14), (9, 12)} & set(detour)


@pytest.mark.rule("CN-ORDER-25")
def test_haste_must_find_no_path_through_a_closed_ring():
    ring = [column_and_row(here) for here in NEIGHBOUR[hex_at(10, 9)]]
    step = next_step_around(
        ISLAND, MoveMode.MARCH.value, hex_at(9, 21), hex_at(10, 9), NO_BRIDGE, closed(*ring), scratch()
    )
    assert step == NOWHERE


def test_a_blocked_target_must_stay_a_target():
    assert path_of(MoveMode.MARCH, (9, 21), (10, 9), closed((10, 9))) == GOLDEN_PATH


def test_a_blocked_start_may_be_left():
    assert path_of(MoveMode.MARCH, (9, 21), (10, 9), closed((9, 21))) == GOLDEN_PATH


@pytest.mark.rule("CN-COURIER-2", "CN-COURIER-5")
def test_a_courier_must_avoid_enemies_unless_there_is_no_other_path():
    straight = courier_path((9, 21), (10, 9), NOTHING)
    enemy = straight[len(straight) // 2]
    assert enemy not in courier_path((9, 21), (10, 9), closed(enemy))
    ring = [column_and_row(here) for here in NEIGHBOUR[hex_at(10, 9)]]
    assert courier_path((9, 21), (10, 9), closed(enemy, *ring)) == straight
    assert courier_path((9, 21), (9, 21), NOTHING) == []


@pytest.mark.rule("CN-SEA-10")
@pytest.mark.parametrize("scenario", range(SCENARIOS), ids=SCENARIO_IDS)
def test_ships_must_reach_all_sea_with_and_without_the_bridge(scenario):
    for has_bridge in (NO_BRIDGE, BRIDGED):
        sea = [here for here in range(HEXES) if is_sea(scenario, here, has_bridge)]
        for there in sea[:: len(sea) // 9]:
            assert (
                way_cost(scenario, MoveMode.SAILING.value, sea[0], there, has_bridge, scratch()) != FORBIDDEN
            )


@pytest.mark.parametrize("scenario", range(SCENARIOS), ids=SCENARIO_IDS)
def test_all_land_must_be_reached_in_combat_formation(scenario):
    land = [here for here in range(HEXES) if is_land(scenario, here, BRIDGED)]
    for there in land[:: len(land) // 9]:
        assert way_cost(scenario, MoveMode.COMBAT.value, land[0], there, BRIDGED, scratch()) != FORBIDDEN


@njit
def compiled_path(scenario, mode, start, target, has_bridge, blocked, scratch, out):
    return write_way(scenario, mode, start, target, has_bridge, blocked, scratch, out)


def test_compiled_and_interpreted_paths_must_be_the_same():
    rng = random.Random(5)
    for _ in range(40):
        scenario, mode, has_bridge = (
            rng.randrange(SCENARIOS),
            rng.randrange(len(MoveMode)),
            rng.randrange(2),
        )
        blocked = np.array([rng.random() < 0.1 for _ in range(NODES)], np.int32)
        start, target = rng.randrange(NODES), rng.randrange(NODES)
        slow, fast = np.full((2, NODES), NOWHERE, np.int32)
        n = write_way(scenario, mode, start, target, has_bridge, blocked, scratch(), slow)
        assert n == compiled_path(scenario, mode, start, target, has_bridge, blocked, scratch(), fast)
        assert slow.tolist() == fast.tolist()


@njit
def step_in_record(records, start, target):
    s = records[0]
    return next_step_around(ISLAND, MoveMode.MARCH.value, start, target, NO_BRIDGE, s.blocked, s.scratch)


@pytest.mark.soak("test_compiled.py::test_a_whole_game_must_agree")
def test_the_record_must_have_the_working_space_of_a_search():
    records = np.zeros(1, STATE)
    here, target = hex_at(9, 21), hex_at(10, 9)
    assert (
        step_in_record(records, here, target)
        == step_in_record.py_func(records, here, target)
        == hex_at(9, 20)
    )
