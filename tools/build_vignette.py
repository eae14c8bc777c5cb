"""Make the small drawing of the world for the lobby from the large one.

Points are rounded to a coarse grid and curves become straight lines, in the same way for every shape, so that shared
borders stay shared. `make map` runs this after building the world.
"""

import json
import re
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "src" / "stridsplan" / "client" / "games" / "risk"
GRID, COARSE_GRID = 2, 8  # units of a drawing 1200 wide
COMMAND = re.compile(r"([MLCqlcz])([^A-Za-z]*)")
POINTS = {"M": 1, "L": 1, "l": 1, "q": 2, "C": 3, "c": 3}  # points per command; the last is its end point

Point = tuple[float, float]


def main() -> int:
    """Read the large drawing and write the small one."""
    world = json.loads((FOLDER / "world.json").read_text(encoding="utf-8"))
    target = FOLDER / "vignette.json"
    target.write_text(vignette_of(world), encoding="utf-8")
    print(f"{target.name}: {target.stat().st_size / 1024:.0f} KiB")
    return 0


def vignette_of(world: dict[str, Any]) -> str:
    """Return the content of the file."""
    territories = world["territories"]
    lands: dict[str, str] = {}
    for entry in territories.values():
        lands[entry["continent"]] = lands.get(entry["continent"], "") + coarse(entry["d"], GRID)
    vignette = {
        "viewBox": world["viewBox"],
        "graticule": coarse(world["graticule"], COARSE_GRID),
        "links": "".join(coarse(link["d"], GRID) for link in world["links"]),
        "lands": lands,
        "anchors": {name: entry["anchor"] for name, entry in territories.items()},
    }
    return json.dumps(vignette, separators=(",", ":")) + "\n"


def coarse(path: str, grid: int) -> str:
    """Return a path with its points rounded to a grid."""
    return "".join(draw(line, grid) for line in lines_of(path))


def lines_of(path: str) -> list[list[Point]]:
    """List the end points of the commands, for each part of a path."""
    lines: list[list[Point]] = []
    for letter, text in COMMAND.findall(path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", text)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        for end in points[POINTS.get(letter, 1) - 1 :: POINTS.get(letter, 1)]:
            x, y = lines[-1][-1] if letter.islower() else (0.0, 0.0)
            if letter == "M":
                lines.append([])
            lines[-1].append((x + end[0], y + end[1]))
    return lines


def draw(line: list[Point], grid: int) -> str:
    """Write a line with its points rounded to the grid; nothing if it shrinks to a point."""
    cells = [(round(x / grid) * grid, round(y / grid) * grid) for x, y in line]
    kept = [cell for k, cell in enumerate(cells) if k == 0 or cell != cells[k - 1]]
    if len(kept) < 2:
        return ""
    steps = [f"{x - kept[k][0]} {y - kept[k][1]}" for k, (x, y) in enumerate(kept[1:])]
    return f"M{kept[0][0]} {kept[0][1]}l{' '.join(steps)}"


if __name__ == "__main__":
    raise SystemExit(main())
