"""The data files: maps, decks, chambers (catalogue 2.4, 2.5, 3), and the errors in files that are refused."""

from copy import deepcopy

import pytest

from stridsplan.engine.bits import count_bits, members_of
from stridsplan.games.awakened.box_files import BadData, read, read_chambers, read_decks, read_maps
from stridsplan.games.awakened.components import (
    CELL,
    CELL_NAMES,
    CHAMBERS,
    CUBES,
    DECK_COUNTS,
    MAPS,
    NEIGHBOURS,
    ON_MAP,
    Deck,
    marker,
)


def neighbours(players, name):
    """The names of the cells next to a cell, on the map of a number of players."""
    return [CELL_NAMES[cell] for cell in members_of(NEIGHBOURS[players - 2, CELL[name]])]


def distances(players, start):
    """The distances from a cell of a map to all its cells."""
    found, queue = {start: 0}, [start]
    for name in queue:  # grows while it is read
        unseen = [near for near in neighbours(players, name) if near not in found]
        queue += unseen
        found |= dict.fromkeys(unseen, found[name] + 1)
    return found


@pytest.mark.rule("AW-T47", "AW-SET-1")
@pytest.mark.parametrize(
    ("players", "cells", "lands", "edges"), [(2, 37, 35, 90), (3, 48, 45, 120), (4, 54, 50, 135)]
)
def test_every_number_of_players_must_have_its_map(players, cells, lands, edges):
    layout, on_map = MAPS[players - 2], int(ON_MAP[players - 2])
    assert count_bits(on_map) == cells == len(layout.places)
    assert sum(len(board) for board in layout.boards) == lands
    assert sum(count_bits(near) for near in NEIGHBOURS[players - 2]) == 2 * edges
    assert all(3 <= count_bits(NEIGHBOURS[players - 2, cell]) <= 6 for cell in members_of(on_map))
    covered = [*layout.chambers, *(name for board in layout.boards for name in board)]
    assert sorted(covered) == sorted(layout.places)
    assert count_bits(CHAMBERS[players - 2]) == players


@pytest.mark.rule("AW-T26")
def test_a_cell_inside_the_map_must_have_six_neighbours():
    assert neighbours(2, "D4") == ["C3", "C4", "D3", "D5", "E3", "E4"]


@pytest.mark.rule("AW-SET-4", "AW-TRAP-26")
@pytest.mark.parametrize(
    ("players", "apart", "lands"),
    [(2, [6], (4, 6, 7)), (3, [6, 6], (4, 6, 7)), (4, [4, 7, 9], (3, 6, 7))],
)
def test_every_chamber_must_have_the_same_distances_and_lands_around_it(players, apart, lands):
    chambers = MAPS[players - 2].chambers
    for chamber in chambers:
        far = distances(players, chamber)
        assert sorted(far[other] for other in chambers if other != chamber) == apart
        assert tuple(list(far.values()).count(k) for k in (1, 2, 3)) == lands


def test_cells_must_be_numbered_in_ascending_order_of_names():
    assert CELL["D2"] < CELL["D10"] < CELL["E1"]


# -- Markers -------------------------------------------------------------------------------------------------

TABLE = {  # the number of markers with each code, for the limits 2 to 6 (catalogue 2.4)
    "=": (2, 4, 5, 3, 1),
    "+1": (3, 4, 2, 1, 0),
    "x2": (2, 1, 0, 0, 0),
    "-1": (0, 1, 2, 2, 1),
    "=<2": (0, 2, 2, 1, 0),
    "=<3": (0, 1, 2, 2, 1),
    "0": (1, 2, 1, 1, 0),
}


@pytest.mark.rule("AW-T48", "AW-EXP-4", "AW-TRAP-25")
def test_the_deck_must_be_that_of_the_table():
    for code, counts in TABLE.items():
        assert [DECK_COUNTS[Deck.TABLE, marker(limit, code)] for limit in range(2, 7)] == list(counts)
    assert DECK_COUNTS.sum(axis=1).tolist() == [50, 50]
    assert max(sum(len(board) for board in layout.boards) for layout in MAPS) == 50  # the lands of a map


def test_the_plain_deck_must_differ_and_match_the_original_rules():
    plain = DECK_COUNTS[Deck.PLAIN]
    assert plain[marker(3, "=<3")] > 0  # a marker that the original rules mention
    assert plain.tolist() != DECK_COUNTS[Deck.TABLE].tolist()
    assert [sum(plain[marker(limit, code)] for code in TABLE) for limit in range(2, 7)] == [10] * 5


@pytest.mark.rule("AW-TRAP-22")
def test_each_colour_must_have_25_cubes():
    assert CUBES == 25


# -- Errors in the files -------------------------------------------------------------------------------------


def change_field(rows, path, value):
    """A copy of a file's content with one field changed."""
    rows = deepcopy(rows)
    at = rows
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return rows


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ((0, "edges"), 91, "[0].edges", "the rows have 90 edges, not 91"),
        ((1, "players"), 4, "[1].chambers", "must be one for each player"),
        ((0, "chambers"), ["A2", "Z9"], "[0].chambers", "there is no cell Z9"),
        ((0, "chambers"), ["A2", "A1"], "[0].boards", "A1 is covered twice"),
        ((0, "boards", 0), ["A1", "B1", "B2", "C2"], "[0].boards[0]", "must be 5 lands, is 4"),
        ((0, "boards", 0), ["A1", "B1", "B2", "C2", "H1"], "[0].boards[0]", "there is no cell H1"),
        ((0, "boards", 0), ["A1", "B1", "B2", "C2", "G4"], "[0].boards[0]", "G4 is not connected with A1"),
        ((0, "rows", 0, "letter"), "B", "[0].rows[0].letter", "must be A"),
        ((0, "rows", 0, "cells"), 0, "[0].rows[0].cells", "must be 1 or more"),
        ((0, "rows", 0), {"letter": "A", "offset": 0}, "[0].rows[0].cells", "is missing"),
        ((0, "name"), "hexagon", "[0].name", "is not known"),
    ],
)
def test_an_invalid_map_must_be_refused_with_field_and_reason(path, value, field, reason):
    with pytest.raises(BadData) as refused:
        read_maps(change_field(read("maps.json"), path, value))
    assert (refused.value.file, refused.value.field, refused.value.reason) == ("maps.json", field, reason)


def test_a_land_that_no_board_covers_must_be_refused():
    rows = read("maps.json")
    rows[0]["boards"].pop()
    with pytest.raises(BadData, match="F1 is not covered"):
        read_maps(rows)


def test_maps_must_be_for_two_three_and_four_players():
    rows = read("maps.json")
    with pytest.raises(BadData, match=r"must be 2, 3 and 4"):
        read_maps(rows[:2])
    with pytest.raises(BadData, match=r"\[0\].players: must be 2, is 3"):
        read_maps([rows[1], rows[0], rows[2]])


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        (("table", "markers", "x2"), [2, 1, 0, 0], "table.markers.x2", "must be 5 numbers from 0"),
        (("table", "markers", "x2"), [2, 2, 0, 0, 0], "table.of_code.x2", "the markers are 4, not 3"),
        (("table", "markers", "x2"), [1, 2, 0, 0, 0], "table.of_limit[0]", "the markers for 2 are 7, not 8"),
        (("table", "limits"), [1, 2, 3, 4, 5], "table.limits", "must be [2, 3, 4, 5, 6]"),
        (("plain", "of_code"), {}, "plain.of_code.=", "is missing"),
    ],
)
def test_an_invalid_deck_must_be_refused_with_field_and_reason(path, value, field, reason):
    with pytest.raises(BadData) as refused:
        read_decks(change_field(read("decks.json"), path, value))
    assert (refused.value.file, refused.value.field, refused.value.reason) == ("decks.json", field, reason)


def test_a_deck_must_have_fifty_markers():
    rows = read("decks.json")
    rows["plain"]["markers"]["="][0] += 1
    rows["plain"]["of_code"]["="] += 1
    rows["plain"]["of_limit"][0] += 1
    with pytest.raises(BadData, match="must be 50 in all, are 51"):
        read_decks(rows)


@pytest.mark.parametrize(
    ("row", "field"), [({"limit": 9, "code": "0"}, "a.limit"), ({"limit": 5, "code": "x3"}, "a.code")]
)
def test_an_invalid_chamber_must_be_refused_with_its_field(row, field):
    with pytest.raises(BadData) as refused:
        read_chambers({"a": row})
    assert refused.value.field == field
