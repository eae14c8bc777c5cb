"""Move the points of SVG paths to a grid, so that they take fewer letters.

Equal points move equally: borders that two shapes share stay shared.
"""

import re

COMMAND = re.compile(r"([MLCqlz])([^A-Za-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+")
POINTS = {"M": 1, "L": 1, "l": 1, "q": 2, "C": 3}  # of a command; the last is where it ends

Point = tuple[float, float]


def on_grid(path: str, step: float) -> str:
    """Write a path anew with every point at a multiple of `step`."""
    text = ""
    true = here = (0.0, 0.0)  # where the path is, and where the new one is
    for letter, numbers in COMMAND.findall(path):
        text += letter if letter == "z" else ""
        for points in parts_of(letter, numbers):
            from_true, from_here = (true, here) if letter.islower() else ((0.0, 0.0), (0.0, 0.0))
            wanted = [(from_true[0] + x, from_true[1] + y) for x, y in points]
            moved = [(round(x / step) * step, round(y / step) * step) for x, y in wanted]
            if letter == "M" or any(point != here for point in moved):
                text += letter + "".join(pair(point, from_here) for point in moved).lstrip()
            true, here = wanted[-1], moved[-1]
    return text


def parts_of(letter: str, numbers: str) -> list[list[Point]]:
    """List the points of each repetition of a command."""
    values = [float(number) for number in NUMBER.findall(numbers)]
    points = list(zip(values[::2], values[1::2], strict=True))
    size = POINTS.get(letter, 1)
    return [points[start : start + size] for start in range(0, len(points), size)]


def pair(point: Point, origin: Point) -> str:
    """Write a point as it is seen from another."""
    return number(point[0] - origin[0]) + number(point[1] - origin[1])


def number(value: float) -> str:
    """Write a number as short as SVG allows, with a space before it unless its sign separates."""
    text = re.sub(r"^(-?)0\.", r"\1.", f"{round(value, 2):g}")
    return text if text.startswith("-") and text != "-0" else " " + text.removeprefix("-")
