"""Round the points of SVG paths to a grid, so that the paths become shorter text.

Equal points are rounded equally, so borders that two shapes share stay shared.
"""

import re

COMMAND = re.compile(r"([MLCqlz])([^A-Za-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
POINTS = {"M": 1, "L": 1, "l": 1, "q": 2, "C": 3}  # per command; the last is its end point

Point = tuple[float, float]


def on_grid(path: str, step: float) -> str:
    """Return a path with every point rounded to a multiple of `step`."""
    text = ""
    exact = here = (0.0, 0.0)  # the current point of the original path, and that of the rounded path
    for letter, numbers in COMMAND.findall(path):
        text += letter if letter == "z" else ""
        for points in parts_of(letter, numbers):
            from_exact, from_here = (exact, here) if letter.islower() else ((0.0, 0.0), (0.0, 0.0))
            wanted = [(from_exact[0] + x, from_exact[1] + y) for x, y in points]
            moved = [(round(x / step) * step, round(y / step) * step) for x, y in wanted]
            if letter == "M" or any(point != here for point in moved):
                text += letter + "".join(pair(point, from_here) for point in moved).lstrip()
            exact, here = wanted[-1], moved[-1]
    return text


def parts_of(letter: str, numbers: str) -> list[list[Point]]:
    """List the points of each repetition of a command."""
    values = [float(number) for number in NUMBER.findall(numbers)]
    points = list(zip(values[::2], values[1::2], strict=True))
    size = POINTS.get(letter, 1)
    return [points[start : start + size] for start in range(0, len(points), size)]


def pair(point: Point, origin: Point) -> str:
    """Format a point relative to another."""
    return number(point[0] - origin[0]) + number(point[1] - origin[1])


def number(value: float) -> str:
    """Format a number as short as SVG allows, with a leading space unless a minus sign separates it."""
    text = re.sub(r"^(-?)0\.", r"\1.", f"{round(value, 2):g}")
    return text if text.startswith("-") and text != "-0" else " " + text.removeprefix("-")
