"""The countries as a small picture: who controls which square, and the height of the stacks."""

from collections.abc import Mapping
from typing import Any

from stridsplan.engine.game import Area, Picture, Piece

from ..components import COUNTRY_NAMES, EDGE

CELL, GAP, RADIUS = 80, 18, 21  # sizes of a square, of the gap between countries, and of a disc
# Column and row of each country. Unlike on the board, two countries are side by side: a preview is wide
PLACES = {"orange": ((0, 0), (1, 0)), "antipodal": ((0, 0), (1, 0), (1, 1), (0, 1))}
TONES = {"lake": "water", "forest": "wood", "mountain": "hill", "castle": "town", "village": "town"}


def picture(view: Mapping[str, Any]) -> Picture:
    """Draw the countries: two side by side, four in a block."""
    places = PLACES[view["board"]]
    areas, pieces = [], []
    for square in view["squares"]:
        x, y = corner(square["square"], places)
        seat = square["control"] if square["control"] >= 0 else None
        box = [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]
        areas.append(Area(box, seat, TONES.get(square["terrain"], "land")))
        stacks = square["stacks"]
        for place, stack in enumerate(stacks):
            across = CELL * (place + 1) / (len(stacks) + 1)
            radius = RADIUS if len(stacks) == 1 else RADIUS * 0.75
            pieces.append(Piece(x + across, y + CELL / 2, radius, stack["seat"], str(stack["height"])))
    size = [(1 + max(place[axis] for place in places)) * (EDGE * CELL + GAP) - GAP for axis in range(2)]
    return Picture(size[0], size[1], areas, pieces)


def corner(square: str, places: tuple[tuple[int, int], ...]) -> tuple[float, float]:
    """Return the upper left corner of a square such as "B23": its country, row and column."""
    column, row = places[COUNTRY_NAMES.index(square[0])]
    return (
        column * (EDGE * CELL + GAP) + (int(square[2]) - 1) * CELL,
        row * (EDGE * CELL + GAP) + (int(square[1]) - 1) * CELL,
    )
