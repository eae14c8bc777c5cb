"""Read and check the data files: the maps, the decks of land markers, the cryo chambers.

They are reconstructions (catalogue 2.4, 2.5, 3). If the original turns up, a new file replaces them.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "box"
MARKERS = 50
LANDS_OF_A_BOARD = 5
LIMITS = (2, 3, 4, 5, 6)
CODES = ("=", "+1", "x2", "-1", "=<2", "=<3", "0")  # catalogue 2.3


class BadData(ValueError):
    """A data file that cannot be used: its name, the field that is wrong, and why."""

    def __init__(self, file: str, field: str, reason: str):
        super().__init__(f"{file}: {field}: {reason}")
        self.file, self.field, self.reason = file, field, reason


class Map(NamedTuple):
    """The layout for a number of players: places of cells by name, in ascending order of names."""

    players: int
    places: Mapping[str, tuple[int, int]]  # (half cells to the right, row)
    neighbours: Mapping[str, tuple[str, ...]]
    chambers: tuple[str, ...]
    boards: tuple[tuple[str, ...], ...]


def read(name: str) -> Any:
    """Return the content of a data file."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


class Checker:
    """Checks fields of one file."""

    def __init__(self, file: str):
        self.file = file

    def need(self, holds: object, field: str, reason: str) -> None:
        if not holds:
            raise BadData(self.file, field, reason)

    def need_keys(self, value: Any, keys: Iterable[str], field: str) -> None:
        """Check that a value is an object with exactly these keys."""
        self.need(isinstance(value, dict), field, "must be an object")
        for key in keys:
            self.need(key in value, f"{field}.{key}", "is missing")
        for key in value:
            self.need(key in keys, f"{field}.{key}", "is not known")

    def need_numbers(self, value: Any, count: int, field: str) -> None:
        is_list = isinstance(value, list) and len(value) == count
        self.need(
            is_list and all(type(n) is int and n >= 0 for n in value),
            field,
            f"must be {count} numbers from 0",
        )


# -- Maps (catalogue 3) --------------------------------------------------------------------------------------


def read_maps(rows: Any, file: str = "maps.json") -> list[Map]:
    """Return the layouts for 2, 3 and 4 players."""
    check = Checker(file)
    check.need(isinstance(rows, list) and len(rows) == 3, "players", "must be 2, 3 and 4, in this order")
    maps = [read_map(row, f"[{k}]", check) for k, row in enumerate(rows)]
    for k, each in enumerate(maps):
        check.need(each.players == k + 2, f"[{k}].players", f"must be {k + 2}, is {each.players}")
    return maps


def read_map(row: Any, field: str, check: Checker) -> Map:
    check.need_keys(row, ("players", "edges", "rows", "chambers", "boards"), field)
    places = read_places(row["rows"], f"{field}.rows", check)
    neighbours = {name: tuple(n for n in places if are_adjacent(places[name], places[n])) for name in places}
    edges = sum(map(len, neighbours.values())) // 2
    check.need(edges == row["edges"], f"{field}.edges", f"the rows have {edges} edges, not {row['edges']}")
    chambers, boards = tuple(row["chambers"]), tuple(map(tuple, row["boards"]))
    check.need(len(chambers) == row["players"], f"{field}.chambers", "must be one for each player")
    for k, board in enumerate(boards):
        check_board(board, neighbours, f"{field}.boards[{k}]", check)
    check_partition([*chambers, *(name for board in boards for name in board)], places, field, check)
    return Map(row["players"], places, neighbours, chambers, boards)


def read_places(rows: Any, field: str, check: Checker) -> dict[str, tuple[int, int]]:
    """Return the places of all cells: cell k of a row lies 2 (k - 1) half cells from the row's offset."""
    places = {}
    for y, row in enumerate(rows):
        check.need_keys(row, ("letter", "offset", "cells"), f"{field}[{y}]")
        check.need(row["letter"] == chr(ord("A") + y), f"{field}[{y}].letter", f"must be {chr(ord('A') + y)}")
        check.need(row["cells"] > 0, f"{field}[{y}].cells", "must be 1 or more")
        places |= {f"{row['letter']}{k + 1}": (row["offset"] + 2 * k, y) for k in range(row["cells"])}
    return places


def are_adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether two cells are adjacent: in one row two half cells apart, in neighbouring rows one half cell
    apart."""
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (across, down) in ((2, 0), (1, 1))


def check_board(
    board: tuple[str, ...], neighbours: Mapping[str, tuple[str, ...]], field: str, check: Checker
) -> None:
    """Check that a terrain board has five connected lands."""
    check.need(len(board) == LANDS_OF_A_BOARD, field, f"must be {LANDS_OF_A_BOARD} lands, is {len(board)}")
    for name in board:
        check.need(name in neighbours, field, f"there is no cell {name}")
    reached, left = {board[0]}, set(board[1:])
    while found := {name for name in left if reached.intersection(neighbours[name])}:
        reached, left = reached | found, left - found
    check.need(not left, field, f"{', '.join(sorted(left))} is not connected with {board[0]}")


def check_partition(
    names: list[str], places: Mapping[str, tuple[int, int]], field: str, check: Checker
) -> None:
    """Check that chambers and boards cover every cell once."""
    for name in names:
        check.need(name in places, f"{field}.chambers", f"there is no cell {name}")
        check.need(names.count(name) == 1, f"{field}.boards", f"{name} is covered twice")
    for name in places:
        check.need(name in names, f"{field}.boards", f"{name} is not covered")


# -- Decks of land markers, and chambers (catalogue 2.4, 2.5) ------------------------------------------------


def read_decks(rows: Any, file: str = "decks.json") -> dict[str, dict[tuple[int, str], int]]:
    """Return how many markers of every limit and code each deck has."""
    check = Checker(file)
    check.need(isinstance(rows, dict) and rows, "", "must be an object of decks")
    return {name: read_deck(row, name, check) for name, row in rows.items()}


def read_deck(row: Any, field: str, check: Checker) -> dict[tuple[int, str], int]:
    """Return how many markers of every limit and code a deck has; `of_limit` and `of_code` are sums that must agree."""
    check.need_keys(row, ("limits", "markers", "of_limit", "of_code"), field)
    check.need(row["limits"] == list(LIMITS), f"{field}.limits", f"must be {list(LIMITS)}")
    check.need_keys(row["markers"], CODES, f"{field}.markers")
    check.need_keys(row["of_code"], CODES, f"{field}.of_code")
    check.need_numbers(row["of_limit"], len(LIMITS), f"{field}.of_limit")
    for code, counts in row["markers"].items():
        check.need_numbers(counts, len(LIMITS), f"{field}.markers.{code}")
        total, expected = sum(counts), row["of_code"][code]
        check.need(total == expected, f"{field}.of_code.{code}", f"the markers are {total}, not {expected}")
    for k, limit in enumerate(LIMITS):
        total, expected = sum(counts[k] for counts in row["markers"].values()), row["of_limit"][k]
        check.need(
            total == expected,
            f"{field}.of_limit[{k}]",
            f"the markers for {limit} are {total}, not {expected}",
        )
    total = sum(row["of_limit"])
    check.need(total == MARKERS, f"{field}.markers", f"must be {MARKERS} in all, are {total}")
    return {(LIMITS[k], code): row["markers"][code][k] for code in CODES for k in range(len(LIMITS))}


def read_chambers(rows: Any, file: str = "chambers.json") -> dict[str, tuple[int, str]]:
    """Return the limit and the code of every kind of chamber."""
    check = Checker(file)
    check.need(isinstance(rows, dict) and rows, "", "must be an object of chambers")
    for name, row in rows.items():
        check.need_keys(row, ("limit", "code"), name)
        check.need(row["limit"] in LIMITS, f"{name}.limit", f"must be one of {list(LIMITS)}")
        check.need(row["code"] in CODES, f"{name}.code", f"must be one of {list(CODES)}")
    return {name: (row["limit"], row["code"]) for name, row in rows.items()}
