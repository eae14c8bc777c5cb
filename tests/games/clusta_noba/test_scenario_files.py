"""Scenario files, and the errors in files that are refused (catalogue 4.2)."""

from copy import deepcopy

import pytest

from stridsplan.games.clusta_noba.components.map import SCENARIO_IDS
from stridsplan.games.clusta_noba.scenario_files import (
    BadScenario,
    connected_parts,
    distance_of,
    land_of,
    low_coast,
    neighbours_of,
    read,
    read_scenario,
)

from .board import column_and_row, hex_at

FILE = "skirmish.json"


def set_value(content, path, value):
    """Change one value of a file's content: "roads.south_road.1" is an element of a list in an object."""
    *parents, last = (int(key) if key.isdigit() else key for key in path.split("."))
    for key in parents:
        content = content[key]
    content[last] = value


def set_cell(content, column, row, text):
    """Change one cell of the map: a letter for the terrain and a level, such as "O1"."""
    cells = content["rows"][row].split()
    cells[column] = text
    content["rows"][row] = " ".join(cells)


def update_counts(content):
    """Compute the counts from the rows, so that they are no reason to refuse the file."""
    cells = [each for row in content["rows"] for each in row.split() if each != ".."]
    counts = {
        name: sum(each[0] == letter for each in cells)
        for name, letter in zip(("open", "buildings", "pine", "white", "bridge"), "OBPWX", strict=True)
    }
    levels = [sum(each[1] == str(level) for each in cells if each[0] != "X") for level in range(5)]
    content["counts"] = counts | {"levels": levels}


def refusal(change, file=FILE):
    """The field and the reason with which a changed file is refused."""
    content = deepcopy(read(file))
    change(content)
    with pytest.raises(BadScenario) as refused:
        read_scenario(content, file)
    error = refused.value
    assert str(error) == f"{file}: {error.field}: {error.reason}"
    return error.field, error.reason


@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_every_scenario_file_must_be_valid(name):
    scenario = read_scenario(read(f"{name}.json"), f"{name}.json")
    assert scenario.sides


BAD_VALUES = [  # (path of a value, the bad value, field that the error names, its reason)
    ("sides", ["RAN"], "sides", "must be two sides or more"),
    ("sides.1", "GER", "sides[1]", "must be one of TRA, RAN, STE, CRU"),
    ("sides.1", "RAN", "sides[1]", "RAN is there twice"),
    ("sides", ["STE", "RAN"], "sides", "must be in the order TRA, RAN, STE, CRU"),
    ("conflux_day", 0, "conflux_day", "must be a number from 1 to 60"),
    ("conflux_day", 61, "conflux_day", "must be a number from 1 to 60"),
    ("conflux_day", True, "conflux_day", "must be a number from 1 to 60"),
    ("bridge_days", 5, "bridge_days", "must be two days, or null for a bridge that is never finished"),
    ("bridge_days", [1, 99], "bridge_days[1]", "must be a number from 1 to 60"),
    ("bridge_days", [6, 5], "bridge_days", "the first is later than the last"),
    ("companies", {"RAN": [1]}, "companies.STE", "is missing"),
    ("companies.CRU", [1], "companies.CRU", "is not known"),
    ("companies.STE", [], "companies.STE", "must be a list of numbers"),
    ("companies.STE", [1, 5], "companies.STE[1]", "must be a number from 1 to 4"),
    ("companies.STE", [2, 1], "companies.STE", "must be in ascending order"),
    ("companies.STE", [2, 2], "companies.STE", "must be in ascending order"),
    ("rows", [], "rows", "must be 1 to 25 rows of text"),
    ("rows", [".."] * 26, "rows", "must be 1 to 25 rows of text"),
    ("rows.4", 7, "rows", "must be 1 to 25 rows of text"),
    ("rows.0", ".. " * 21, "rows[0]", "must have 1 to 20 cells, has 21"),
    ("rows.3", ".. ..", "rows[3]", "must have 14 cells, has 2"),
    ("roads", [], "roads", "must be an object"),
    ("roads.south_road", [], "roads.south_road", "must be a list of hexes"),
    ("roads.south_road.1", [0, 0], "roads.south_road[1]", "[0, 0] is sea"),
    ("roads.south_road.1", [5, 8], "roads.south_road[1]", "[5, 8] is not next to [7, 6]"),
    ("roads.south_road.1", [6], "roads.south_road[1]", "must be [column, row], two numbers from 0"),
    ("roads.south_road.1", [-1, 2], "roads.south_road[1]", "must be [column, row], two numbers from 0"),
    ("roads.south_road.1", [14, 2], "roads.south_road[1]", "[14, 2] is not on the map"),
    ("roads.south_road.1", [5, 13], "roads.south_road[1]", "[5, 13] is not on the map"),
    ("roads.south_road.1", [25, 2], "roads.south_road[1]", "[25, 2] is not on the map"),
    ("bridge", [[9, 0], [8, 1]], "bridge[0]", "is not next to the one before"),
    ("bridge", [[8, 1]], "bridge", "the rows have a bridge at [9, 0], [8, 1]"),
    ("bridgehead", [0, 0], "bridgehead", "[0, 0] is not on land"),
    ("bridgehead", [5, 8], "bridge[0]", "is not next to the one before"),
    ("settlements.norrby", {"hex": [8, 4]}, "settlements.norrby.people", "is missing"),
    ("settlements.norrby.hex", [5, 8], "settlements.norrby.hex", "[5, 8] has no buildings"),
    ("settlements.norrby.hex", [7, 6], "settlements.vagskal.hex", "is there twice"),
    (
        "settlements.norrby.people",
        "elves",
        "settlements.norrby.people",
        "must be one of inhabitants, feliker, hypherer, tacticum",
    ),
    ("places.south_point", [[5, 12]], "places.south_point[0]", "[5, 12] is not on land"),
    ("places.south_point", [[19, 20]], "places.south_point[0]", "[19, 20] is not on land"),
    ("areas.west_wood", {"rows": [6, 8]}, "areas.west_wood.columns", "is missing"),
    ("areas.west_wood.rows", [6], "areas.west_wood.rows", "must be the first and the last"),
    ("areas.west_wood.rows", [8, 6], "areas.west_wood.rows", "the first is after the last"),
    ("areas.west_wood.columns", [3, 20], "areas.west_wood.columns[1]", "must be a number from 0 to 19"),
    ("areas.west_wood.rows", [20, 24], "areas.west_wood", "has no land"),
    ("approaches", {"RAN": [5, 12]}, "approaches.STE", "is missing"),
    ("approaches.STE", [7, 6], "approaches.STE", "[7, 6] is not sea"),
    ("approaches.STE", [12, 5], "approaches.STE", "[12, 5] is not on the edge of the map"),
    ("counts.open", 43, "counts.open", "the rows have 44, not 43"),
    ("counts.levels", [1, 2], "counts.levels", "the rows have [52, 10, 2, 0, 0], not [1, 2]"),
    ("size", "huge", "size", "must be one of full, small"),
    ("size", "full", "rows", "a full map has 150 to 400 land hexes, not 64"),
]


@pytest.mark.parametrize(("path", "value", "field", "reason"), BAD_VALUES)
def test_a_bad_value_must_be_refused_with_its_field_and_the_reason(path, value, field, reason):
    assert refusal(lambda content: set_value(content, path, value)) == (field, reason)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("O", 'must be a letter and a level, or "..", is "O"'),
        ("O12", 'must be a letter and a level, or "..", is "O12"'),
        ("Q1", "there is no terrain Q, only O, B, P, W, X"),
        ("O5", "the level must be 0 to 4, is 5"),
        ("Ox", "the level must be 0 to 4, is x"),
        ("X1", "a bridge must have level 0"),
    ],
)
def test_a_bad_cell_must_be_refused_with_its_row_and_column(text, reason):
    assert refusal(lambda content: set_cell(content, 6, 3, text)) == ("rows[3][6]", reason)


@pytest.mark.parametrize("key", ["size", "sides", "rows", "roads", "approaches", "counts"])
def test_a_missing_field_must_be_refused(key):
    assert refusal(lambda content: content.pop(key)) == (key, "is missing")


def test_an_unknown_field_must_be_refused():
    assert refusal(lambda content: set_value(content, "weather", 1)) == ("weather", "is not known")


def test_a_scenario_with_crurians_must_have_a_bridge():
    assert refusal(lambda content: set_value(content, "bridge_days", None), "island.json") == (
        "bridge_days",
        "are missing, and CRU comes over the bridge",
    )


def test_a_settlement_without_a_name_must_be_refused():
    assert refusal(lambda content: content["settlements"].pop("norrby")) == (
        "settlements",
        "the buildings at [8, 4] have no name",
    )


# -- Conditions of every map ---------------------------------------------------------------------------------


def test_a_map_must_contain_every_terrain():
    def without_white_forest(content):
        content["rows"] = [row.replace("W", "P") for row in content["rows"]]
        update_counts(content)

    assert refusal(without_white_forest) == ("counts.white", "every terrain must be there")


def test_all_land_must_be_reached_in_combat_formation():
    def with_a_peak(content):
        set_cell(content, 6, 4, "O4")
        update_counts(content)

    assert refusal(with_a_peak) == ("rows", "no way in combat formation to [6, 4]")


def test_a_second_island_must_be_refused():
    def with_an_islet(content):
        set_cell(content, 12, 11, "O0")
        update_counts(content)

    assert refusal(with_an_islet) == ("rows", "no way in combat formation to [12, 11]")


def test_the_sea_must_be_connected():
    def with_a_lake(content):
        set_cell(content, 5, 9, "..")
        update_counts(content)

    assert refusal(with_a_lake) == ("rows", "the sea at [5, 9] is cut off")


def test_the_sea_must_be_connected_even_when_the_bridge_is_finished():
    """A bay is connected to the sea only under the bridge."""

    def with_a_bay(content):
        for column in (6, 7):
            set_cell(content, column, 0, "O0")
        set_cell(content, 6, 1, "O0")
        set_cell(content, 8, 0, "..")
        set_cell(content, 7, 1, "..")
        update_counts(content)

    assert refusal(with_a_bay) == ("rows", "the sea at [8, 0], [7, 1] is cut off")


def test_the_bridge_must_lead_off_the_map():
    def with_half_a_bridge(content):
        set_cell(content, 9, 0, "..")
        content["bridge"] = [[8, 1]]
        content["roads"]["bridge_road"] = content["roads"]["bridge_road"][1:]
        update_counts(content)

    assert refusal(with_half_a_bridge) == ("bridge", "does not lead to the edge of the map")


def test_every_living_side_must_have_two_places_to_land_far_from_the_bridge():
    def with_steep_coasts(content):
        scenario = read_scenario(read(FILE), FILE)
        for here in land_of(scenario):
            if scenario.terrain[here] == "open" and distance_of(here, scenario.bridgehead) >= 4:
                set_cell(content, *column_and_row(here), "O1")
        update_counts(content)

    field, reason = refusal(with_steep_coasts)
    assert field == "rows"
    assert reason.startswith(
        "must have 4 stretches of 3 level-0 coast hexes, 4 or more from the bridgehead, has "
    )


@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_the_maps_must_have_long_low_coasts(name):
    scenario = read_scenario(read(f"{name}.json"), f"{name}.json")
    parts = sorted(map(len, connected_parts(low_coast(scenario))))
    assert parts == {"island": [7, 37], "skirmish": [4, 13]}[name]


def test_the_grid_must_have_the_neighbours_of_the_catalogue():
    """The neighbours are (c ± 1, r), (c, r ± 1), and (c - 1, r ± 1) in even or (c + 1, r ± 1) in odd rows."""
    for row, shift in ((10, -1), (11, 1)):
        expected = {(5 - 1, row), (5 + 1, row)} | {(c, row + d) for c in (5, 5 + shift) for d in (-1, 1)}
        found = neighbours_of(hex_at(5, row))
        assert {column_and_row(here) for here in found} == expected
        assert list(found) == sorted(found)
