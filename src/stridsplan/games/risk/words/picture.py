"""The map as a small picture: who holds which territory, with how many armies."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from stridsplan.engine.game import Area, Picture, Piece

WORLD = Path(__file__).parents[3] / "client" / "games" / "risk" / "world.json"
# A command of a path in SVG (move, lines, curves, close) and its numbers; small letters are relative to the last point
COMMAND = re.compile(r"([Mlqz])([^Mlqz]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
RADIUS = 18  # of a disc with a number of armies

Point = tuple[float, float]


@cache
def load_world() -> Any:
    """Load the map that the client draws."""
    return json.loads(WORLD.read_text(encoding="utf-8"))


@cache
def coasts(territory: str) -> list[list[Point]]:
    """Return the outlines of a territory, one for each of its islands."""
    return list(outlines(load_world()["territories"][territory]["d"]))


def outlines(path: str) -> Iterator[list[Point]]:
    """Yield the polygons of a path of the map; a curve is three straight lines."""
    points: list[Point] = []
    for command, numbers in COMMAND.findall(path):
        values = [float(number) for number in NUMBER.findall(numbers)]
        pairs = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            points = pairs[:1]
            points += [moved(points[-1], pair) for pair in pairs[1:]]
        elif command == "l":
            for pair in pairs:
                points.append(moved(points[-1], pair))
        elif command == "q":
            for control, end in zip(pairs[::2], pairs[1::2], strict=True):
                points += curve(points[-1], control, end)
        else:
            yield points


def moved(point: Point, by: Point) -> Point:
    """Return a point, moved by a vector."""
    return point[0] + by[0], point[1] + by[1]


def curve(start: Point, control: Point, end: Point) -> list[Point]:
    """Return points on a quadratic curve, whose control and end are relative to its start."""
    return [
        moved(
            start,
            (2 * t * (1 - t) * control[0] + t * t * end[0], 2 * t * (1 - t) * control[1] + t * t * end[1]),
        )
        for t in (1 / 3, 2 / 3, 1)
    ]


def picture(view: Mapping[str, Any]) -> Picture:
    """Draw the map."""
    _, _, width, height = load_world()["viewBox"]
    areas, pieces = [], []
    for territory in view["territories"]:
        owner = territory["owner"] if isinstance(territory["owner"], int) else None
        areas += [Area(coast, owner) for coast in coasts(territory["id"])]
        if territory["owner"] is not None:
            x, y = load_world()["territories"][territory["id"]]["anchor"]
            pieces.append(Piece(x, y, RADIUS, owner, str(territory["armies"])))
    return Picture(width, height, areas, pieces)
