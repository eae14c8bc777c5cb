"""The map of a campaign as a small picture, without the forces, since only their own side knows where they are."""

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

from stridsplan.engine.game import Area, Picture

from ..scenario_files import LETTERS, SEA, TERRAINS

SIDE = 30  # the length of a side of a hex, in units of the picture
WIDTH, DOWN = SIDE * sqrt(3), SIDE * 1.5  # of a hex; from one row of hexes to the next
TONES = {"buildings": "town", "pine": "wood", "white": "wood", "bridge": "town"}
LOW = 2  # the highest level that is no hill
NAMES = dict(zip(LETTERS, TERRAINS, strict=True))


def picture(view: Mapping[str, Any]) -> Picture:
    """Draw the land."""
    rows = view["map"]["rows"]
    cells = [
        (column, row, line[2 * column : 2 * column + 2])
        for row, line in enumerate(rows)
        for column in range(len(line) // 2)
        if line[2 * column : 2 * column + 2].strip() not in ("", SEA)
    ]
    middles = [((column + 0.5 * (row % 2)) * WIDTH, row * DOWN) for column, row, _ in cells]
    left, top = (min(middle[axis] for middle in middles) - SIDE for axis in range(2))
    right, bottom = (max(middle[axis] for middle in middles) + SIDE for axis in range(2))
    areas = [
        Area(hexagon(x - left, y - top), None, tone_of(cell))
        for (x, y), (_, _, cell) in zip(middles, cells, strict=True)
    ]
    return Picture(right - left, bottom - top, areas)


def tone_of(cell: str) -> str:
    """Return the tone of a hex by its terrain and level."""
    name = NAMES[cell[0]]
    return TONES.get(name, "hill" if int(cell[1]) > LOW else "land")


def hexagon(x: float, y: float) -> list[tuple[float, float]]:
    """Return the corners of a hex, the upper one first."""
    angles = [pi / 3 * corner - pi / 2 for corner in range(6)]
    return [(x + SIDE * cos(angle), y + SIDE * sin(angle)) for angle in angles]
