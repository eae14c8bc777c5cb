"""Read and check the scenario files: the map, its roads and places, and who plays on it (catalogue 4.2).

A hex is written [column, row], both from 0, and is the number 20 * row + column. A file may hold fewer rows or columns
than the grid; all other hexes are outside the map.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "box"
ROWS, COLUMNS = 25, 20
SIDES = ("TRA", "RAN", "STE", "CRU")
UNDEAD = "CRU"  # they come over the bridge and have no approach
PEOPLES = ("inhabitants", "feliker", "hypherer", "tacticum")
TERRAINS = ("open", "buildings", "pine", "white", "bridge")  # all but sea
LETTERS = "OBPWX"  # of TERRAINS, in a file
SEA = ".."  # in a file
LEVELS = 5  # heights 0 to 4, in steps of 50 m
LAND_HEXES = {"full": range(150, 401), "small": range(40, 150)}
COMPANIES = {"TRA": 13, "RAN": 7, "STE": 4, "CRU": 14}  # how many are in each army list (catalogue 1.7)
LAST_DAY = 60  # of a scenario, and of what an umpire puts into the calendar (CN-TIME-9)
STRETCH = 3  # coast hexes side by side: the room that a landing needs
STRETCHES_OF_A_SIDE = 2  # a map needs so many for each side that comes by ship
FAR = 4  # hexes from the bridgehead, as in CN-CONF-1
KEYS = ("size", "sides", "conflux_day", "bridge_days", "companies", "counts", "rows", "roads", "bridge")
KEYS += ("bridgehead", "settlements", "places", "areas", "approaches")


class BadScenario(ValueError):
    """A scenario file that cannot be used: its name, the field that is wrong, and why."""

    def __init__(self, file: str, field: str, reason: str):
        super().__init__(f"{file}: {field}: {reason}")
        self.file, self.field, self.reason = file, field, reason


class Settlement(NamedTuple):
    name: str
    hex: int
    people: str


class Scenario(NamedTuple):
    """A checked scenario; terrain and level by hex, of the hexes inside the map."""

    sides: tuple[str, ...]
    conflux_day: int
    bridge_days: tuple[int, int] | None  # the first and the last day on which the bridge may be finished
    companies: Mapping[str, tuple[int, ...]]  # by side: numbers from 1 in the lists of catalogue 1.7
    terrain: Mapping[int, str]  # "sea", or one of TERRAINS
    level: Mapping[int, int]
    roads: Mapping[str, tuple[int, ...]]
    bridge: tuple[int, ...]  # from the bridgehead outwards
    bridgehead: int
    settlements: tuple[Settlement, ...]
    places: Mapping[str, tuple[int, ...]]
    areas: Mapping[str, tuple[int, ...]]  # the land hexes of a rectangle of rows and columns
    approaches: Mapping[str, int]  # the sea hex from which a side comes if it chooses none


def read(name: str) -> Any:
    """Return the content of a scenario file."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


# -- The grid ------------------------------------------------------------------------------------------------


def neighbours_of(hex: int) -> tuple[int | None, ...]:
    """Return the six neighbours of a hex of the grid in ascending order, None where the grid ends (catalogue 4.2)."""
    row, column = divmod(hex, COLUMNS)
    left = column - 1 + row % 2  # odd rows lie half a hex to the right
    around = (
        (row - 1, left),
        (row - 1, left + 1),
        (row, column - 1),
        (row, column + 1),
        (row + 1, left),
        (row + 1, left + 1),
    )
    return tuple(COLUMNS * r + c if 0 <= r < ROWS and 0 <= c < COLUMNS else None for r, c in around)


def distance_of(one: int, other: int) -> int:
    """Return the number of steps between two hexes of the grid."""
    (r, c), (row, column) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    across = (column - row // 2) - (c - r // 2)
    return max(abs(across), abs(row - r), abs(across + row - r))


def connected_parts(hexes: Collection[int], may_step: Any = None) -> Iterator[set[int]]:
    """Yield the connected parts of a set of hexes; `may_step` returns whether a step from one hex to the other is
    allowed."""
    left = set(hexes)
    while left:
        part = {left.pop()}
        new = list(part)
        for one in new:
            found = {n for n in neighbours_of(one) if n in left and (may_step is None or may_step(one, n))}
            new += found
            part |= found
            left -= found
        yield part


# -- Checks --------------------------------------------------------------------------------------------------


class Checker:
    """Checks fields of one file."""

    def __init__(self, file: str):
        self.file = file

    def need(self, holds: object, field: str, reason: str) -> None:
        if not holds:
            raise BadScenario(self.file, field, reason)

    def need_keys(self, value: Any, keys: Iterable[str], field: str) -> None:
        """Check that a value is an object with exactly these keys."""
        self.need(isinstance(value, dict), field, "must be an object")
        at = f"{field}." if field else ""
        for key in keys:
            self.need(key in value, f"{at}{key}", "is missing")
        for key in value:
            self.need(key in keys, f"{at}{key}", "is not known")

    def number(self, value: Any, allowed: range, field: str) -> int:
        good = type(value) is int and value in allowed
        self.need(good, field, f"must be a number from {allowed.start} to {allowed.stop - 1}")
        return int(value)

    def hex(self, value: Any, inside: Collection[int], field: str) -> int:
        """Return a hex of the map, written [column, row]."""
        good = isinstance(value, list) and len(value) == 2 and all(type(n) is int and n >= 0 for n in value)
        self.need(good, field, "must be [column, row], two numbers from 0")
        found = COLUMNS * value[1] + value[0]
        self.need(value[0] < COLUMNS and found in inside, field, f"{value} is not on the map")
        return int(found)

    def hexes(self, value: Any, inside: Collection[int], field: str) -> tuple[int, ...]:
        self.need(isinstance(value, list) and value, field, "must be a list of hexes")
        return tuple(self.hex(each, inside, f"{field}[{k}]") for k, each in enumerate(value))

    def objects(self, value: Any, field: str) -> dict[str, Any]:
        self.need(isinstance(value, dict), field, "must be an object")
        return dict(value)


def read_scenario(content: Any, file: str) -> Scenario:
    """Check the fields of a file, then the requirements of catalogue 4.2 for every map; return the scenario."""
    check = Checker(file)
    check.need_keys(content, KEYS, "")
    sides = read_sides(content["sides"], check)
    conflux_day = check.number(content["conflux_day"], range(1, LAST_DAY + 1), "conflux_day")
    terrain, level = read_rows(content["rows"], check)
    land = {each for each in terrain if terrain[each] not in ("sea", "bridge")}
    scenario = Scenario(
        sides,
        conflux_day,
        read_bridge_days(content["bridge_days"], sides, check),
        read_companies(content["companies"], sides, check),
        terrain,
        level,
        read_roads(content["roads"], terrain, check),
        check.hexes(content["bridge"], terrain, "bridge"),
        check.hex(content["bridgehead"], terrain, "bridgehead"),
        read_settlements(content["settlements"], terrain, check),
        read_places(content["places"], land, check),
        read_areas(content["areas"], land, check),
        read_approaches(content["approaches"], sides, terrain, check),
    )
    check_counts(content["counts"], scenario, check)
    check_bridge(scenario, check)
    check_map(content["size"], scenario, check)
    return scenario


def read_sides(value: Any, check: Checker) -> tuple[str, ...]:
    check.need(isinstance(value, list) and len(value) >= 2, "sides", "must be two sides or more")
    for k, side in enumerate(value):
        check.need(side in SIDES, f"sides[{k}]", f"must be one of {', '.join(SIDES)}")
        check.need(value.index(side) == k, f"sides[{k}]", f"{side} is there twice")
    check.need(value == sorted(value, key=SIDES.index), "sides", f"must be in the order {', '.join(SIDES)}")
    return tuple(value)


def read_bridge_days(value: Any, sides: tuple[str, ...], check: Checker) -> tuple[int, int] | None:
    if value is None:
        check.need(UNDEAD not in sides, "bridge_days", f"are missing, and {UNDEAD} comes over the bridge")
        return None
    good = isinstance(value, list) and len(value) == 2
    check.need(good, "bridge_days", "must be two days, or null for a bridge that is never finished")
    first, last = (
        check.number(day, range(1, LAST_DAY + 1), f"bridge_days[{k}]") for k, day in enumerate(value)
    )
    check.need(first <= last, "bridge_days", "the first is later than the last")
    return first, last


def read_companies(value: Any, sides: tuple[str, ...], check: Checker) -> dict[str, tuple[int, ...]]:
    """Return which companies of its list each side may have."""
    check.need_keys(value, sides, "companies")
    found = {}
    for side in sides:
        field, numbers = f"companies.{side}", value[side]
        check.need(isinstance(numbers, list) and numbers, field, "must be a list of numbers")
        for k, number in enumerate(numbers):
            check.number(number, range(1, COMPANIES[side] + 1), f"{field}[{k}]")
        check.need(numbers == sorted(set(numbers)), field, "must be in ascending order")
        found[side] = tuple(numbers)
    return found


def read_rows(rows: Any, check: Checker) -> tuple[dict[int, str], dict[int, int]]:
    """Return terrain and level of every hex of the map."""
    good = isinstance(rows, list) and 1 <= len(rows) <= ROWS and all(isinstance(row, str) for row in rows)
    check.need(good, "rows", f"must be 1 to {ROWS} rows of text")
    width = len(rows[0].split())
    check.need(1 <= width <= COLUMNS, "rows[0]", f"must have 1 to {COLUMNS} cells, has {width}")
    terrain, level = {}, {}
    for r, row in enumerate(rows):
        cells = row.split()
        check.need(len(cells) == width, f"rows[{r}]", f"must have {width} cells, has {len(cells)}")
        for c, cell in enumerate(cells):
            here = COLUMNS * r + c
            terrain[here], level[here] = read_cell(cell, f"rows[{r}][{c}]", check)
    return terrain, level


def read_cell(cell: str, field: str, check: Checker) -> tuple[str, int]:
    if cell == SEA:
        return "sea", 0
    check.need(len(cell) == 2, field, f'must be a letter and a level, or "{SEA}", is "{cell}"')
    letter, height = cell
    check.need(letter in LETTERS, field, f"there is no terrain {letter}, only {', '.join(LETTERS)}")
    good = height in "0123456789" and int(height) < LEVELS
    check.need(good, field, f"the level must be 0 to {LEVELS - 1}, is {height}")
    check.need(letter != "X" or height == "0", field, "a bridge must have level 0")
    return TERRAINS[LETTERS.index(letter)], int(height)


def read_roads(value: Any, terrain: Mapping[int, str], check: Checker) -> dict[str, tuple[int, ...]]:
    roads = {}
    for name, path in check.objects(value, "roads").items():
        field = f"roads.{name}"
        road = roads[name] = check.hexes(path, terrain, field)
        for k, here in enumerate(road):
            check.need(terrain[here] != "sea", f"{field}[{k}]", f"{path[k]} is sea")
            near = k == 0 or here in neighbours_of(road[k - 1])
            check.need(near, f"{field}[{k}]", f"{path[k]} is not next to {path[k - 1]}")
    return roads


def read_settlements(value: Any, terrain: Mapping[int, str], check: Checker) -> tuple[Settlement, ...]:
    """Return the settlements, one on each hex of buildings."""
    found = []
    for name, row in check.objects(value, "settlements").items():
        field = f"settlements.{name}"
        check.need_keys(row, ("hex", "people"), field)
        here = check.hex(row["hex"], terrain, f"{field}.hex")
        check.need(terrain[here] == "buildings", f"{field}.hex", f"{row['hex']} has no buildings")
        check.need(row["people"] in PEOPLES, f"{field}.people", f"must be one of {', '.join(PEOPLES)}")
        check.need(all(here != other.hex for other in found), f"{field}.hex", "is there twice")
        found.append(Settlement(name, here, row["people"]))
    without = {each for each in terrain if terrain[each] == "buildings"} - {each.hex for each in found}
    check.need(not without, "settlements", f"the buildings at {hexes_json(without)} have no name")
    return tuple(found)


def read_places(value: Any, land: set[int], check: Checker) -> dict[str, tuple[int, ...]]:
    places = {}
    for name, hexes in check.objects(value, "places").items():
        places[name] = check.hexes(hexes, range(ROWS * COLUMNS), f"places.{name}")
        for k, here in enumerate(places[name]):
            check.need(here in land, f"places.{name}[{k}]", f"{hexes[k]} is not on land")
    return places


def read_areas(value: Any, land: set[int], check: Checker) -> dict[str, tuple[int, ...]]:
    """Return the land hexes of each area."""
    areas = {}
    for name, row in check.objects(value, "areas").items():
        field = f"areas.{name}"
        check.need_keys(row, ("rows", "columns"), field)
        (top, bottom), (left, right) = (
            read_span(row[key], limit, f"{field}.{key}", check)
            for key, limit in (("rows", ROWS), ("columns", COLUMNS))
        )
        inside = {COLUMNS * r + c for r in range(top, bottom + 1) for c in range(left, right + 1)} & land
        check.need(inside, field, "has no land")
        areas[name] = tuple(sorted(inside))
    return areas


def read_span(value: Any, limit: int, field: str, check: Checker) -> tuple[int, int]:
    check.need(isinstance(value, list) and len(value) == 2, field, "must be the first and the last")
    first, last = (check.number(each, range(limit), f"{field}[{k}]") for k, each in enumerate(value))
    check.need(first <= last, field, "the first is after the last")
    return first, last


def read_approaches(
    value: Any, sides: tuple[str, ...], terrain: Mapping[int, str], check: Checker
) -> dict[str, int]:
    """Return where each side that sails in comes from if it names no hex (CN-ARR-3)."""
    sailing = [side for side in sides if side != UNDEAD]
    check.need_keys(value, sailing, "approaches")
    found = {}
    for side in sailing:
        field = f"approaches.{side}"
        here = found[side] = check.hex(value[side], terrain, field)
        check.need(terrain[here] == "sea", field, f"{value[side]} is not sea")
        check.need(is_on_edge(here, terrain), field, f"{value[side]} is not on the edge of the map")
    return found


def is_on_edge(here: int, inside: Collection[int]) -> bool:
    """Return whether a hex is at the edge of the map."""
    return any(near not in inside for near in neighbours_of(here))


# -- Requirements for every map (catalogue 4.2) ----------------------------------------------------------------


def check_counts(value: Any, scenario: Scenario, check: Checker) -> None:
    """Check that every terrain occurs, and that hexes of each terrain and level are as many as the file states."""
    check.need_keys(value, (*TERRAINS, "levels"), "counts")
    terrains = list(scenario.terrain.values())
    for name in TERRAINS:
        there = terrains.count(name)
        check.need(value[name] == there, f"counts.{name}", f"the rows have {there}, not {value[name]}")
        check.need(there, f"counts.{name}", "every terrain must be there")
    heights = [scenario.level[here] for here in land_of(scenario)]
    there = [heights.count(level) for level in range(LEVELS)]
    check.need(value["levels"] == there, "counts.levels", f"the rows have {there}, not {value['levels']}")


def land_of(scenario: Scenario) -> set[int]:
    """Return all land without the bridge."""
    return {here for here, terrain in scenario.terrain.items() if terrain not in ("sea", "bridge")}


def sea_of(scenario: Scenario) -> set[int]:
    """Return all sea without the bridge, which is closed to ships when it is finished."""
    return {here for here, terrain in scenario.terrain.items() if terrain == "sea"}


def check_bridge(scenario: Scenario, check: Checker) -> None:
    """Check that the bridge leads from the bridgehead, hex by hex, off the map."""
    path = (scenario.bridgehead, *scenario.bridge)
    head = hexes_json({scenario.bridgehead})
    check.need(scenario.bridgehead in land_of(scenario), "bridgehead", f"{head} is not on land")
    for k, (here, there) in enumerate(pairwise(path)):
        check.need(there in neighbours_of(here), f"bridge[{k}]", "is not next to the one before")
    marked = {here for here, terrain in scenario.terrain.items() if terrain == "bridge"}
    check.need(marked == set(scenario.bridge), "bridge", f"the rows have a bridge at {hexes_json(marked)}")
    check.need(is_on_edge(path[-1], scenario.terrain), "bridge", "does not lead to the edge of the map")


def check_map(size: Any, scenario: Scenario, check: Checker) -> None:
    """Check that the map has the land, the ways over it, the sea and the coasts that a game needs."""
    check.need(size in LAND_HEXES, "size", f"must be one of {', '.join(LAND_HEXES)}")
    land, wanted = land_of(scenario), LAND_HEXES[size]
    check.need(
        len(land) in wanted,
        "rows",
        f"a {size} map has {wanted.start} to {wanted.stop - 1} land hexes, not {len(land)}",
    )
    parts = sorted(
        connected_parts(land, lambda a, b: abs(scenario.level[a] - scenario.level[b]) <= 1), key=len
    )
    check.need(len(parts) == 1, "rows", f"no way in combat formation to {hexes_json(parts[0])}")
    parts = sorted(connected_parts(sea_of(scenario)), key=len)
    check.need(len(parts) == 1, "rows", f"the sea at {hexes_json(parts[0])} is cut off")
    sailing = [side for side in scenario.sides if side != UNDEAD]
    found = sum(len(part) // STRETCH for part in connected_parts(low_coast(scenario)))
    needed = STRETCHES_OF_A_SIDE * len(sailing)
    check.need(
        found >= needed,
        "rows",
        f"must have {needed} stretches of {STRETCH} level-0 coast hexes, {FAR} or more from the "
        f"bridgehead, has {found}",
    )


def low_coast(scenario: Scenario) -> set[int]:
    """Return the coast hexes of level 0 that lie far from the bridgehead."""
    sea = sea_of(scenario)
    return {
        here
        for here in land_of(scenario)
        if scenario.level[here] == 0
        and distance_of(here, scenario.bridgehead) >= FAR
        and not sea.isdisjoint(n for n in neighbours_of(here) if n is not None)
    }


def hexes_json(hexes: Iterable[int]) -> str:
    """Return hexes as the file writes them."""
    return ", ".join(str([here % COLUMNS, here // COLUMNS]) for here in sorted(hexes))
