"""Neighbours and distances, land, sea, coast and landing, settlements (catalogue 4.2, 4.5, 2.18)."""

import random

import pytest
from numba import njit

from stridsplan.games.clusta_noba.components.map import (
    BOX,
    HEXES,
    ISLAND,
    LEVEL,
    NEIGHBOUR,
    NOWHERE,
    SCENARIO_IDS,
    SCENARIOS,
    SETTLEMENT_HEX,
    SETTLEMENT_IDS,
    SKIRMISH,
    TO_THE_BOX,
    hex_at,
)
from stridsplan.games.clusta_noba.components.pools import Side
from stridsplan.games.clusta_noba.rules.geography import (
    are_adjacent,
    climb,
    direction_to,
    distance,
    has_road,
    is_approach,
    is_before,
    is_bridge,
    is_coast,
    is_forest,
    is_hostile_from_the_start,
    is_land,
    is_nearer,
    is_sea,
    may_be_conflux,
    may_land,
    sea_directions,
    settlement_in,
)

from .board import BRIDGED, NO_BRIDGE

CORNERS = hex_at(0, 0), hex_at(19, 0), hex_at(0, 24), hex_at(19, 24)
BOTH_SCENARIOS = pytest.mark.parametrize("scenario", range(SCENARIOS), ids=SCENARIO_IDS)


def distances_from(start):
    """The distances from a hex to all hexes of the grid, by breadth-first search."""
    found, ring = {start: 0}, [start]
    for here in ring:
        for there in NEIGHBOUR[here].tolist():
            if there != NOWHERE and there not in found:
                found[there] = found[here] + 1
                ring.append(there)
    return found


@pytest.mark.parametrize("start", [*CORNERS, hex_at(10, 9), hex_at(9, 10), hex_at(14, 1)])
def test_distances_must_be_the_steps_that_are_walked(start):
    assert {there: distance(start, there) for there in range(HEXES)} == distances_from(start)


@pytest.mark.rule("CN-CRUR-19")
def test_the_box_must_be_far_from_every_hex():
    assert distance(BOX, BOX) == 0
    assert {(distance(BOX, here), distance(here, BOX)) for here in range(HEXES)} == {(TO_THE_BOX, TO_THE_BOX)}
    assert not are_adjacent(BOX, hex_at(15, 0))
    assert NEIGHBOUR[BOX].tolist() == [NOWHERE] * 6


def test_neighbours_must_be_mutual():
    for here in range(HEXES):
        for direction, there in enumerate(NEIGHBOUR[here].tolist()):
            if there != NOWHERE:
                assert NEIGHBOUR[there, 5 - direction] == here
                assert direction_to(here, there) == direction
                assert are_adjacent(here, there)
    assert direction_to(hex_at(9, 21), hex_at(9, 19)) == NOWHERE
    assert not are_adjacent(hex_at(9, 21), hex_at(9, 21))


@pytest.mark.rule("CN-MOVE-7", "CN-ORDER-34")
def test_ties_must_go_to_the_lower_row_then_the_lower_column():
    assert is_before(hex_at(19, 3), hex_at(0, 4))
    assert is_before(hex_at(4, 4), hex_at(5, 4))
    assert not is_before(hex_at(5, 4), hex_at(5, 4))
    origin = hex_at(9, 12)
    assert is_nearer(origin, hex_at(9, 11), hex_at(9, 14))
    assert is_nearer(origin, hex_at(9, 11), hex_at(9, 13))
    assert not is_nearer(origin, hex_at(9, 13), hex_at(9, 11))


# -- Land and sea --------------------------------------------------------------------------------------------


@BOTH_SCENARIOS
def test_the_bridge_must_be_sea_until_it_is_finished(scenario):
    bridge = [here for here in range(HEXES) if is_bridge(scenario, here)]
    assert len(bridge) == 2
    for here in bridge:
        assert is_sea(scenario, here, NO_BRIDGE)
        assert not is_land(scenario, here, NO_BRIDGE)
        assert is_land(scenario, here, BRIDGED)
        assert not is_sea(scenario, here, BRIDGED)


def test_the_box_must_be_land_and_never_sea():
    for has_bridge in (NO_BRIDGE, BRIDGED):
        assert is_land(ISLAND, BOX, has_bridge)
        assert not is_sea(ISLAND, BOX, has_bridge)
        assert not is_coast(ISLAND, BOX, has_bridge)


def test_a_hex_outside_the_map_must_be_neither_land_nor_sea():
    for has_bridge in (NO_BRIDGE, BRIDGED):
        assert not is_land(SKIRMISH, hex_at(14, 3), has_bridge)
        assert not is_sea(SKIRMISH, hex_at(14, 3), has_bridge)


@BOTH_SCENARIOS
def test_the_coast_must_be_the_land_beside_the_sea(scenario):
    for here in range(HEXES):
        beside = [
            there
            for there in NEIGHBOUR[here].tolist()
            if there != NOWHERE and is_sea(scenario, there, NO_BRIDGE)
        ]
        assert is_coast(scenario, here, NO_BRIDGE) == (is_land(scenario, here, NO_BRIDGE) and beside != [])
        assert sea_directions(scenario, here, NO_BRIDGE) == sum(
            1 << direction_to(here, there) for there in beside
        )


@pytest.mark.rule("CN-LAND-3")
def test_the_finished_bridge_must_block_ships_on_its_side_of_the_bridgehead():
    head, bridge = hex_at(14, 2), hex_at(14, 1)
    closed = 1 << direction_to(head, bridge)
    assert sea_directions(ISLAND, head, NO_BRIDGE) & ~sea_directions(ISLAND, head, BRIDGED) == closed


@pytest.mark.rule("CN-LAND-1", "CN-LAND-2")
def test_standard_soldiers_may_land_low_and_elite_at_50_metres_too():
    coast = [here for here in range(HEXES) if is_coast(ISLAND, here, NO_BRIDGE)]
    for here in coast:
        assert may_land(ISLAND, here, is_elite=False, has_bridge=NO_BRIDGE) == (LEVEL[ISLAND, here] == 0)
        assert may_land(ISLAND, here, is_elite=True, has_bridge=NO_BRIDGE) == (LEVEL[ISLAND, here] <= 1)
    assert {int(LEVEL[ISLAND, here]) for here in coast} >= {0, 1, 2}
    assert not may_land(ISLAND, hex_at(10, 9), is_elite=True, has_bridge=NO_BRIDGE)  # inland


def test_nobody_may_land_on_the_bridge():
    for has_bridge in (NO_BRIDGE, BRIDGED):
        assert not may_land(ISLAND, hex_at(14, 1), True, has_bridge)


@pytest.mark.rule("CN-ARR-3")
@pytest.mark.parametrize(
    ("scenario", "place", "may"),
    [
        (ISLAND, (0, 0), True),
        (ISLAND, (19, 12), True),
        (ISLAND, (9, 24), True),
        (ISLAND, (15, 0), False),  # the bridge
        (ISLAND, (9, 23), False),  # land
        (ISLAND, (18, 12), False),  # away from the edge
        (SKIRMISH, (13, 5), True),
        (SKIRMISH, (5, 12), True),
        (SKIRMISH, (12, 5), False),
        (SKIRMISH, (14, 5), False),  # outside
    ],
)
def test_a_side_may_arrive_only_at_sea_hexes_on_the_edge_of_the_map(scenario, place, may):
    assert is_approach(scenario, hex_at(*place)) == may


@pytest.mark.rule("CN-ARR-3")
def test_the_box_and_nowhere_must_be_no_approach():
    assert not is_approach(ISLAND, BOX)
    assert not is_approach(ISLAND, NOWHERE)


def test_forests_heights_and_roads_must_be_those_of_the_map():
    assert is_forest(ISLAND, hex_at(14, 5))
    assert is_forest(ISLAND, hex_at(6, 7))
    assert not is_forest(ISLAND, hex_at(13, 5))
    assert climb(ISLAND, hex_at(13, 11), hex_at(14, 11)) == 1
    assert climb(ISLAND, hex_at(14, 11), hex_at(13, 11)) == -1
    assert has_road(ISLAND, hex_at(13, 11), hex_at(14, 11))
    assert not has_road(ISLAND, hex_at(12, 10), hex_at(12, 11))
    assert not has_road(ISLAND, hex_at(13, 11), hex_at(15, 11))


# -- Places --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-CONF-1")
@pytest.mark.parametrize(
    ("place", "may"),
    [
        ((10, 9), True),
        ((7, 16), True),  # level 2
        ((9, 3), False),  # level 3
        ((11, 10), False),  # buildings
        ((14, 6), True),  # 4 hexes from the bridgehead
        ((14, 5), False),  # 3
        ((0, 0), False),
        ((14, 1), False),
    ],
)
def test_the_conflux_may_be_on_lower_land_far_from_the_bridgehead(place, may):
    assert may_be_conflux(ISLAND, hex_at(*place)) == may


@BOTH_SCENARIOS
def test_a_settlement_must_be_found_by_its_hex(scenario):
    for k, name in enumerate(SETTLEMENT_IDS[scenario]):
        assert settlement_in(scenario, SETTLEMENT_HEX[scenario, k]) == k, name
    assert settlement_in(scenario, hex_at(0, 0)) == NOWHERE
    assert settlement_in(scenario, NOWHERE) == NOWHERE


@pytest.mark.rule("CN-RAN-4")
def test_peoples_must_be_hostile_as_the_table_prints():
    hostile = {
        side: {
            name
            for k, name in enumerate(SETTLEMENT_IDS[ISLAND])
            if is_hostile_from_the_start(ISLAND, k, side)
        }
        for side in Side
    }
    assert hostile == {
        Side.TRA: set(),
        Side.RAN: {"hypherer_settlement", "higher_tacticum"},
        Side.STE: set(),
        Side.CRU: set(SETTLEMENT_IDS[ISLAND]),
    }
    assert not is_hostile_from_the_start(SKIRMISH, 7, Side.CRU)  # the skirmish has no such settlement


# -- Compiled ------------------------------------------------------------------------------------------------


@njit
def describe(scenario, hex, other, has_bridge, is_elite):
    """The results of most functions of the module for two hexes, to compare them compiled and interpreted."""
    return (
        distance(hex, other),
        direction_to(hex, other),
        is_nearer(hex, other, 200),
        is_land(scenario, hex, has_bridge),
        is_sea(scenario, hex, has_bridge),
        sea_directions(scenario, hex, has_bridge),
        is_coast(scenario, hex, has_bridge),
        may_land(scenario, hex, is_elite, has_bridge),
        is_approach(scenario, hex),
        is_forest(scenario, hex),
        has_road(scenario, hex, other),
        climb(scenario, hex, other),
        may_be_conflux(scenario, hex),
        settlement_in(scenario, hex),
        is_hostile_from_the_start(scenario, hex % 8, other % 4),
    )


@pytest.mark.soak("test_steps.py::test_compiled_and_interpreted_paths_must_be_the_same")
def test_compiled_and_interpreted_geography_must_be_the_same():
    rng = random.Random(3)
    for _ in range(2000):
        hex = rng.randrange(HEXES)
        near = [*NEIGHBOUR[hex].tolist(), rng.randrange(HEXES), BOX]
        other = rng.choice([there for there in near if there != NOWHERE])
        case = rng.randrange(SCENARIOS), hex, other, rng.randrange(2), rng.random() < 0.5
        assert describe(*case) == describe.py_func(*case), case
