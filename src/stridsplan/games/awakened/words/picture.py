"""The wasteland as a small picture: whose lands there are, and how many people live in them."""

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

from stridsplan.engine.game import Area, Picture, Piece

SIDE = 52  # of a hexagon, and the distance from its centre to a corner
# Width of a hexagon, distance between rows, and radius of a disc
WIDTH, DOWN, RADIUS = SIDE * sqrt(3), SIDE * 1.5, 22


def picture(view: Mapping[str, Any]) -> Picture:
    """Draw the lands; those that nobody has explored are darker."""
    cells = view["cells"]
    left, right = min(cell["x"] for cell in cells), max(cell["x"] for cell in cells)
    bottom = max(cell["y"] for cell in cells)
    areas, pieces = [], []
    for cell in cells:
        x, y = (cell["x"] - left + 1) * WIDTH / 2, SIDE + cell["y"] * DOWN
        is_known = cell["marker"] is not None or cell["chamber"] is not None
        areas.append(Area(hexagon(x, y), cell["owner"], "land" if is_known else "hill"))
        if cell["owner"] is not None and cell["people"]:
            pieces.append(Piece(x, y, RADIUS, cell["owner"], str(cell["people"])))
    return Picture((right - left + 2) * WIDTH / 2, 2 * SIDE + bottom * DOWN, areas, pieces)


def hexagon(x: float, y: float) -> list[tuple[float, float]]:
    """Return the corners of a land, the upper one first."""
    angles = [pi / 3 * corner - pi / 2 for corner in range(6)]
    return [(x + SIDE * cos(angle), y + SIDE * sin(angle)) for angle in angles]
