"""The maps as printed: the number of hexes of each kind, the coast, the roads, the places (catalogue 4.2)."""

from collections import Counter

import pytest

from stridsplan.games.clusta_noba.components.map import (
    APPROACH,
    AREAS,
    BOX,
    BRIDGE_DAYS,
    BRIDGE_END,
    BRIDGEHEAD,
    CONFLUX_DAY,
    HEXES,
    ISLAND,
    LEVEL,
    NEIGHBOUR,
    NOWHERE,
    PLACES,
    PLAYS,
    ROADS,
    SCENARIO_IDS,
    SCENARIOS,
    SETTLEMENT_HEX,
    SETTLEMENT_IDS,
    SETTLEMENT_PEOPLE,
    SKIRMISH,
    TAKES_PART,
    TERRAIN,
    People,
    Terrain,
    hex_at,
)
from stridsplan.games.clusta_noba.components.pools import Side
from stridsplan.games.clusta_noba.rules.geography import (
    is_approach,
    is_coast,
    is_land,
    is_sea,
    may_be_conflux,
    may_land,
)

from .board import BRIDGED, NO_BRIDGE

BOTH_SCENARIOS = pytest.mark.parametrize("scenario", range(SCENARIOS), ids=SCENARIO_IDS)


def hexes(scenario, condition, *arguments):
    """All hexes that fulfil a condition."""
    return [here for here in range(HEXES) if condition(scenario, here, *arguments)]


def test_the_island_must_have_the_printed_hexes():
    terrain = Counter(TERRAIN[ISLAND, :HEXES].tolist())
    assert len(hexes(ISLAND, is_land, NO_BRIDGE)) == 255
    assert len(hexes(ISLAND, is_land, BRIDGED)) == 257
    assert [terrain[kind] for kind in (Terrain.OPEN, Terrain.PINE, Terrain.WHITE, Terrain.BUILDINGS)] == [
        167,
        60,
        20,
        8,
    ]
    assert terrain[Terrain.BRIDGE] == 2
    # How many hexes of land have each height, from 0
    levels = Counter(int(LEVEL[ISLAND, here]) for here in hexes(ISLAND, is_land, NO_BRIDGE))
    assert [levels[k] for k in range(5)] == [188, 43, 15, 7, 2]


@pytest.mark.rule("CN-LAND-1")
def test_the_island_must_have_the_printed_coast():
    coast = hexes(ISLAND, is_coast, NO_BRIDGE)
    levels = Counter(int(LEVEL[ISLAND, here]) for here in coast)
    assert (len(coast), levels[0], levels[1]) == (57, 50, 5)
    assert len(hexes(ISLAND, may_land, False, NO_BRIDGE)) == 50  # standard soldiers
    assert len(hexes(ISLAND, may_land, True, NO_BRIDGE)) == 55  # elite


@pytest.mark.rule("CN-CONF-1")
def test_the_conflux_must_have_the_printed_number_of_possible_hexes():
    assert len(hexes(ISLAND, may_be_conflux)) == 219
    assert not may_be_conflux(ISLAND, BOX)


def test_single_hexes_must_be_as_printed():
    printed = {
        (9, 4): (Terrain.OPEN, 4),
        (13, 4): (Terrain.BUILDINGS, 1),
        (14, 8): (Terrain.OPEN, 0),
        (15, 8): (Terrain.PINE, 0),
        (4, 5): (Terrain.OPEN, 0),
        (6, 5): (Terrain.WHITE, 1),
        (7, 16): (Terrain.OPEN, 2),
        (15, 0): (Terrain.BRIDGE, 0),
        (14, 0): (Terrain.SEA, 0),
        (9, 23): (Terrain.OPEN, 0),
        (0, 0): (Terrain.SEA, 0),
        (19, 24): (Terrain.SEA, 0),
    }
    for place, (terrain, level) in printed.items():
        assert TERRAIN[ISLAND, hex_at(*place)] == terrain, place
        assert LEVEL[ISLAND, hex_at(*place)] == level, place


def test_the_roads_must_have_the_printed_number_of_edges():
    ends = sum(int(bits).bit_count() for bits in ROADS[ISLAND])
    assert ends == 2 * (10 + 6 + 5 + 9 + 1)  # the edges of the five roads
    assert int(ROADS[ISLAND, hex_at(11, 10)]).bit_count() == 4  # the village where four roads meet


def test_the_places_must_be_as_printed():
    assert BRIDGEHEAD[ISLAND] == hex_at(14, 2)
    assert BRIDGE_END[ISLAND] == hex_at(15, 0)
    assert PLACES[ISLAND]["middle_of_the_island"] == (hex_at(10, 9),)
    assert PLACES[ISLAND]["northern_mountain"] == (hex_at(9, 4), hex_at(9, 5))
    assert {
        name: (int(here), People(people))
        for name, here, people in zip(
            SETTLEMENT_IDS[ISLAND], SETTLEMENT_HEX[ISLAND], SETTLEMENT_PEOPLE[ISLAND], strict=True
        )
    } == {
        "mellanby": (hex_at(11, 10), People.INHABITANTS),
        "sydudden": (hex_at(10, 21), People.INHABITANTS),
        "sydby": (hex_at(10, 18), People.INHABITANTS),
        "ostby": (hex_at(16, 8), People.INHABITANTS),
        "vastervik": (hex_at(3, 12), People.INHABITANTS),
        "higher_tacticum": (hex_at(15, 11), People.TACTICUM),
        "hypherer_settlement": (hex_at(13, 4), People.HYPHERER),
        "feliker_settlement": (hex_at(5, 6), People.FELIKER),
    }
    west = AREAS[ISLAND]["west_side"]
    assert hex_at(3, 12) in west
    assert hex_at(6, 12) not in west


def test_the_skirmish_must_be_small_and_have_every_terrain():
    assert len(hexes(SKIRMISH, is_land, NO_BRIDGE)) == 64
    assert set(TERRAIN[SKIRMISH, :HEXES].tolist()) == set(Terrain)
    assert PLAYS[SKIRMISH].tolist() == [0, 1, 1, 0]  # RAN and STE
    assert TAKES_PART[SKIRMISH].sum() == 5  # units
    assert CONFLUX_DAY.tolist() == [50, 10]  # of the island and of the skirmish
    assert BRIDGE_DAYS.tolist() == [[11, 16], [NOWHERE, NOWHERE]]  # the first and the last possible day
    assert (SETTLEMENT_HEX[SKIRMISH] != NOWHERE).sum() == 4


@BOTH_SCENARIOS
def test_no_hex_may_be_both_land_and_sea(scenario):
    for has_bridge in (NO_BRIDGE, BRIDGED):
        land = set(hexes(scenario, is_land, has_bridge))
        sea = set(hexes(scenario, is_sea, has_bridge))
        outside = {here for here in range(HEXES) if TERRAIN[scenario, here] == Terrain.OUTSIDE}
        assert land | sea | outside == set(range(HEXES))
        assert len(land) + len(sea) + len(outside) == HEXES


@BOTH_SCENARIOS
def test_a_road_must_be_stored_at_both_its_ends(scenario):
    for here in range(HEXES):
        for direction in range(6):
            if ROADS[scenario, here] >> direction & 1:
                there = NEIGHBOUR[here, direction]
                opposite = 5 - direction
                assert ROADS[scenario, there] >> opposite & 1


@BOTH_SCENARIOS
@pytest.mark.rule("CN-ARR-3")
def test_every_side_that_arrives_by_sea_must_have_an_approach(scenario):
    for side in Side:
        here = int(APPROACH[scenario, side])
        assert (here != NOWHERE) == (PLAYS[scenario, side] == 1 and side != Side.CRU)
        assert here == NOWHERE or is_approach(scenario, here)
