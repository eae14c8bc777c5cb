"""The map as the client receives it: the contents of the scenario file, the same for every viewer."""

import pytest

from stridsplan.games.clusta_noba.components.map import FILES, ISLAND, SCENARIOS, hex_at
from stridsplan.games.clusta_noba.scenario_files import read
from stridsplan.games.clusta_noba.words.map import map_json
from stridsplan.games.clusta_noba.words.view import view_json

from .board import new_board


@pytest.mark.parametrize("scenario", range(SCENARIOS))
def test_the_rows_must_be_those_of_the_scenario_file(scenario):
    found = map_json(scenario)
    rows = [row.split() for row in read(f"{found['id']}.json")["rows"]]
    for row, cells in enumerate(rows):
        line = found["rows"][row]  # two characters for each hex
        assert [line[2 * column : 2 * column + 2] for column in range(len(cells))] == cells
        assert line[2 * len(cells) :].strip() == ""
    assert all(not line.strip() for line in found["rows"][len(rows) :])


def test_roads_settlements_places_areas_and_the_bridge_must_have_their_hexes():
    found = map_json(ISLAND)
    assert found["roads"]["mountain_track"] == [[13, 4], [14, 4]]
    assert found["bridge"] == {"head": [14, 2], "hexes": [[14, 1], [15, 0]]}
    assert {"id": "mellanby", "hex": [11, 10], "people": "inhabitants"} in found["settlements"]
    assert found["places"]["northern_mountain"] == [[9, 4], [9, 5]]  # a place: a name of a few hexes
    assert [3, 12] in found["areas"]["west_side"]  # an area: the land hexes of a rectangle
    assert all(FILES[ISLAND].terrain[hex_at(*hex)] != "sea" for hex in found["areas"]["west_side"])


@pytest.mark.rule("CN-INFO-5")
def test_a_spectator_must_see_the_map_and_no_markers():
    found = view_json(new_board(), None)
    assert found["map"] == map_json(ISLAND)
    assert "units" not in found
