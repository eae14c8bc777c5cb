"""The island as a small picture: the blocks, and the characters of every seat."""

from collections.abc import Mapping
from typing import Any

from stridsplan.engine.game import Area, Picture, Piece

ROWS = 12
CELL, SHORE = 40, 22  # the width of a square, and of the land around the board
RADIUS, BLOCK = 15, 26  # of a character; the width of a block


def picture(view: Mapping[str, Any]) -> Picture:
    """Draw the island with the south below."""
    columns = view["columns"]
    width, height = columns * CELL + 2 * SHORE, ROWS * CELL + 2 * SHORE
    areas = [Area(box(0, 0, width, height), None, "hill")]
    for column in range(columns):
        for row in range(ROWS):
            areas.append(Area(box(SHORE + column * CELL, SHORE + row * CELL, CELL, CELL)))
    for block in view["blocks"]:
        x, y = middle(block)
        areas.append(Area(box(x - BLOCK / 2, y - BLOCK / 2, BLOCK, BLOCK), None, "wood"))
    pieces = [Piece(*middle(piece["square"]), RADIUS, piece["seat"]) for piece in view["pieces"]]
    return Picture(width, height, areas, pieces)


def box(x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    """Return the corners of a rectangle."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def middle(square: str) -> tuple[float, float]:
    """Return the middle of a square such as "d4": its column, and its row counted from the south."""
    column, row = ord(square[0]) - ord("a"), ROWS - int(square[1:])
    return SHORE + (column + 0.5) * CELL, SHORE + (row + 0.5) * CELL
