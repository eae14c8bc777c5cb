"""The two boards, as the catalogue draws them (sections 3.2 and 3.3)."""

import pytest

from games.omringad.board import Illegal, position
from stridsplan.games.omringad.components import COUNTRY, NEIGHBOUR, SIDE_OF, SQUARE_NAMES, square_at
from stridsplan.games.omringad.state import Teams

ORANGE, ANTIPODAL = 0, 1  # the boards of two and of four seats
EAST, SOUTH, WEST = 1, 2, 3
# (country, row, column): its neighbours to the north, east, south and west
ORANGE_TABLE = {
    (0, 0, 0): [(1, 4, 0), (0, 0, 1), (0, 1, 0), (1, 4, 0)],
    (0, 0, 2): [(1, 4, 2), (0, 0, 3), (0, 1, 2), (0, 0, 1)],
    (0, 2, 4): [(0, 1, 4), (1, 2, 4), (0, 3, 4), (0, 2, 3)],
    (0, 3, 0): [(0, 2, 0), (0, 3, 1), (0, 4, 0), (1, 1, 0)],
    (0, 4, 4): [(0, 3, 4), (1, 0, 4), (1, 0, 4), (0, 4, 3)],
    (1, 4, 0): [(1, 3, 0), (1, 4, 1), (0, 0, 0), (0, 0, 0)],
}
ANTIPODAL_TABLE = {
    (0, 0, 0): [(2, 4, 4), (0, 0, 1), (0, 1, 0), (2, 4, 4)],
    (0, 0, 2): [(2, 4, 2), (0, 0, 3), (0, 1, 2), (0, 0, 1)],
    (0, 0, 4): [(2, 4, 0), (1, 0, 0), (0, 1, 4), (0, 0, 3)],
    (0, 4, 0): [(0, 3, 0), (0, 4, 1), (3, 0, 0), (2, 0, 4)],
    (0, 4, 4): [(0, 3, 4), (1, 4, 0), (3, 0, 4), (0, 4, 3)],
    (1, 2, 4): [(1, 1, 4), (3, 2, 0), (1, 3, 4), (1, 2, 3)],
    (2, 4, 4): [(2, 3, 4), (0, 0, 0), (0, 0, 0), (2, 4, 3)],
    (3, 4, 0): [(3, 3, 0), (3, 4, 1), (1, 0, 4), (1, 0, 4)],
}
TABLES = [(ORANGE, *row) for row in ORANGE_TABLE.items()] + [
    (ANTIPODAL, *row) for row in ANTIPODAL_TABLE.items()
]
SIZES = {ORANGE: 50, ANTIPODAL: 100}


def neighbours(board, square):
    """The squares to the north, east, south and west of a square."""
    return NEIGHBOUR[board, square].tolist()


def pairs(board):
    """All pairs of neighbours of a board."""
    return {frozenset((a, b)) for a in range(SIZES[board]) for b in neighbours(board, a)}


def distances(board, start):
    """The steps from a square to every other."""
    found, queue = {start: 0}, [start]
    for a in queue:  # grows while it is read
        for b in neighbours(board, a):
            if b not in found:
                found[b] = found[a] + 1
                queue.append(b)
    return found


@pytest.mark.parametrize(("board", "square", "expected"), TABLES)
@pytest.mark.rule("OM-TRAP-31", "OM-TRAP-32")
def test_the_neighbours_must_be_those_of_the_catalogue(board, square, expected):
    assert neighbours(board, square_at(*square)) == [square_at(*each) for each in expected]


@pytest.mark.parametrize("board", [ORANGE, ANTIPODAL])
def test_links_must_go_both_ways_and_never_back_to_the_same_square(board):
    for a in range(SIZES[board]):
        assert a not in neighbours(board, a)
        for b in neighbours(board, a):
            assert neighbours(board, a).count(b) == neighbours(board, b).count(a)


@pytest.mark.parametrize(
    ("board", "links", "with_three_neighbours", "longest"), [(ORANGE, 96, 8, 9), (ANTIPODAL, 198, 4, 9)]
)
def test_counts_must_be_those_of_the_catalogue(board, links, with_three_neighbours, longest):
    assert len(pairs(board)) == links
    assert sum(len(set(neighbours(board, a))) == 3 for a in range(SIZES[board])) == with_three_neighbours
    assert max(max(distances(board, a).values()) for a in range(SIZES[board])) == longest


def test_twenty_sides_of_a_country_must_lead_abroad_with_two_seats():
    sides = [(a, b) for a in range(COUNTRY) for b in neighbours(ORANGE, a) if b // COUNTRY == 1]
    assert len(sides) == 20
    assert len({frozenset(side) for side in sides}) == 16


def test_crossing_must_be_undone_by_crossing_back():
    for country in range(2):
        for row in range(5):
            for column in (0, 4):
                there = square_at(1 - country, 4 - row, column)
                assert square_at(country, row, column) in neighbours(ORANGE, there)


def front(teams):
    """Count the links between countries of different sides, with an option of `Teams`."""
    return (
        sum(
            SIDE_OF[teams, a // COUNTRY] != SIDE_OF[teams, b // COUNTRY]
            for a in range(100)
            for b in neighbours(ANTIPODAL, a)
        )
        // 2
    )


@pytest.mark.rule("OM-T20", "OM-4P-3")
def test_team_mates_side_by_side_must_have_the_longer_front():
    assert [front(teams) for teams in (Teams.DIAGONAL, Teams.ROWS, Teams.COLUMNS)] == [20, 30, 30]


def test_every_country_must_border_all_others():
    for country in range(4):
        squares = range(COUNTRY * country, COUNTRY * (country + 1))
        links = [b // COUNTRY for a in squares for b in neighbours(ANTIPODAL, a)]
        assert sorted(links.count(other) for other in range(4) if other != country) == [5, 5, 10]


@pytest.mark.rule("OM-MOVE-12")
def test_a_step_over_a_border_must_be_an_ordinary_step():
    game = position({"A25": {0: "rider"}})
    game.move(0, "A25", "rider", "B45 B55")
    assert game.tiles("B55", 0) == "rider"


@pytest.mark.rule("OM-MOVE-9")
def test_steps_may_not_be_diagonal():
    game = position({"A33": {0: "merc"}})
    game.acts(0, {"kind": "start", "square": "A33"}, {"kind": "take", "unit": "merc"})
    assert {action["to"] for action in game.legal(0, "step")} == {"A23", "A34", "A43", "A32"}


@pytest.mark.rule("OM-PIN-7")
def test_a_corner_must_offer_each_neighbour_once():
    game = position({"A11": {0: "merc"}}, layout={1: "....L .V.F. M.C.M .F.V. .L..."})
    game.acts(0, {"kind": "start", "square": "A11"}, {"kind": "take", "unit": "merc"})
    assert sorted(action["to"] for action in game.legal(0, "step")) == ["A12", "A21", "B51"]
    assert game.refuse(0, kind="step", direction="west") == Illegal.SAME_SQUARE


@pytest.mark.rule("OM-INIT-5")
def test_countries_of_four_must_lie_clockwise():
    steps = {("A25", EAST): 1, ("B52", SOUTH): 2, ("C31", WEST): 3}  # to these countries
    for (name, direction), country in steps.items():
        assert NEIGHBOUR[ANTIPODAL, SQUARE_NAMES[name], direction] // COUNTRY == country
