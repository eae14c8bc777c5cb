"""The map of a scenario as JSON: it is public, and the client draws it (catalogue 4.2, 6.1)."""

from functools import cache

from ..components.map import COLUMNS, FILES, HEXES, ROWS, SCENARIO_IDS
from ..scenario_files import LETTERS, SEA, TERRAINS
from .things import Json, hex_json

LETTER = dict(zip(TERRAINS, LETTERS, strict=True))
OUTSIDE = "  "


@cache
def map_json(scenario: int) -> Json:
    """Return the hexes row by row, and the roads, the bridge, settlements, named places and areas.

    A row has two characters for each hex: terrain and level, as in the scenario files; blanks outside the map.
    """
    file = FILES[scenario]
    cells = [cell(scenario, hex) for hex in range(HEXES)]
    return {
        "id": SCENARIO_IDS[scenario],
        "rows": ["".join(cells[COLUMNS * row : COLUMNS * (row + 1)]) for row in range(ROWS)],
        "roads": {name: [hex_json(hex) for hex in hexes] for name, hexes in file.roads.items()},
        "bridge": {"head": hex_json(file.bridgehead), "hexes": [hex_json(hex) for hex in file.bridge]},
        "settlements": [
            {"id": each.name, "hex": hex_json(each.hex), "people": each.people} for each in file.settlements
        ],
        "places": {name: [hex_json(hex) for hex in hexes] for name, hexes in file.places.items()},
        "areas": {name: [hex_json(hex) for hex in hexes] for name, hexes in file.areas.items()},
    }


def cell(scenario: int, hex: int) -> str:
    """Return the two characters of a hex."""
    file = FILES[scenario]
    terrain = file.terrain.get(hex)
    if terrain is None:
        return OUTSIDE
    return SEA if terrain == "sea" else f"{LETTER[terrain]}{file.level[hex]}"
