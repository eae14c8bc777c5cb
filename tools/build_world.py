"""Draw the world board of Risk: 42 territories as SVG paths, from Natural Earth's outlines.

Source of the outlines: Natural Earth (public domain), through the npm package `world-atlas` 2.0.2 (ISC).

The script reads `countries-50m.json`, cuts the large countries along the tables below, projects the land
with a density-equalising warp (Europe and the islands grow, the oceans shrink), simplifies it as one coverage
so that shared borders stay shared, checks the map against the 83 edges of the board and writes
`src/stridsplan/client/games/risk/world.json`. The same input gives the same bytes. It needs shapely and numpy.
Nothing here depends on the rules except the edges of the board.

    python tools/build_world.py [countries-50m.json] [--out world.json]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import subprocess
import sys
import tarfile
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from grid import on_grid

Floats = NDArray[np.float64]
LonLat = tuple[float, float]
XY = tuple[float, float]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "tools" / "data" / "countries-50m.json"
TARGET = ROOT / "src" / "stridsplan" / "client" / "games" / "risk" / "world.json"
PACKAGE = "world-atlas@2.0.2"
SOURCE_SHA256 = "04342cdc1e3016bcd7db1630de95684d67b79fe3c8c460321e87aef469502394"
CREDIT = "Made with Natural Earth (public domain), via world-atlas 2.0.2 (ISC)"

WIDTH, HEIGHT = 1200, 680
ANCHOR_DISTANCE = 34.0  # between the centres of two pieces, at least: twice PIECE, and a gap of 2
TOUCH = 9.0  # least visible common border, in units
LINK = 8.0  # least visible length of a sea link, in units
PIECE = 16.0  # radius of a piece with its outline, in units
BLANK = "blank"  # land that is drawn but belongs to no territory
OFF = "off"  # parts of countries that are not drawn

# --- the board ------------------------------------------------------------------------------------

CONTINENTS: dict[str, str] = {
    "north_america": "alaska northwest_territory greenland alberta ontario quebec western_us eastern_us"
    " central_america",
    "south_america": "venezuela peru brazil argentina",
    "europe": "iceland great_britain scandinavia northern_europe western_europe southern_europe ukraine",
    "africa": "north_africa egypt east_africa congo south_africa madagascar",
    "asia": "ural siberia yakutsk kamchatka irkutsk mongolia japan afghanistan china india siam middle_east",
    "australia": "indonesia new_guinea western_australia eastern_australia",
}

LAND_EDGES = """
alaska-northwest_territory alaska-alberta northwest_territory-alberta northwest_territory-ontario
alberta-ontario alberta-western_us ontario-quebec ontario-western_us ontario-eastern_us quebec-eastern_us
western_us-eastern_us western_us-central_america eastern_us-central_america central_america-venezuela
venezuela-peru venezuela-brazil peru-brazil peru-argentina brazil-argentina
scandinavia-ukraine northern_europe-western_europe northern_europe-southern_europe northern_europe-ukraine
western_europe-southern_europe southern_europe-ukraine southern_europe-middle_east
ukraine-ural ukraine-afghanistan ukraine-middle_east
north_africa-egypt north_africa-east_africa north_africa-congo egypt-east_africa egypt-middle_east
east_africa-congo east_africa-south_africa congo-south_africa
ural-siberia ural-afghanistan ural-china siberia-yakutsk siberia-irkutsk siberia-mongolia siberia-china
yakutsk-kamchatka yakutsk-irkutsk kamchatka-irkutsk kamchatka-mongolia irkutsk-mongolia mongolia-china
afghanistan-china afghanistan-india afghanistan-middle_east china-india china-siam india-siam
india-middle_east western_australia-eastern_australia
"""

# --- the countries of each territory (names as in world-atlas) -------------------------------

COUNTRIES: dict[str, str] = {
    "greenland": "Greenland",
    "eastern_us": "United States of America",
    "quebec": "Canada, St. Pierre and Miquelon",
    "central_america": "Mexico, Guatemala, Belize, El Salvador, Honduras, Nicaragua, Costa Rica, Panama, "
    "Cuba, Jamaica, Haiti, Dominican Rep., Puerto Rico, Bahamas, Turks and Caicos "
    "Is., Cayman Is., Guadeloupe, Dominica, Saint Lucia, St. Vin. and Gren., Grenada, "
    "Barbados, Antigua and Barb., St. Kitts and Nevis, Montserrat, Anguilla, U.S. "
    "Virgin Is., British Virgin Is.",
    "venezuela": "Venezuela, Colombia, Guyana, Suriname, Trinidad and Tobago, Curaçao, Aruba",
    "peru": "Peru, Ecuador, Bolivia",
    "brazil": "Brazil",
    "argentina": "Argentina, Chile, Paraguay, Uruguay, Falkland Is.",
    "iceland": "Iceland",
    "great_britain": "United Kingdom, Ireland, Isle of Man",
    "scandinavia": "Norway, Sweden, Finland, Åland",
    "northern_europe": "Germany, Poland, Czechia, Slovakia, Hungary, Austria, Switzerland, "
    "Liechtenstein, Denmark, Netherlands, Belgium, Luxembourg",
    "western_europe": "France, Spain, Portugal, Andorra, Monaco, Jersey, Guernsey",
    "southern_europe": "Italy, San Marino, Vatican, Malta, Slovenia, Croatia, Bosnia and Herz., Serbia, "
    "Kosovo, Montenegro, Macedonia, Albania, Greece, Bulgaria, Romania",
    "ukraine": "Ukraine, Moldova, Belarus, Lithuania, Latvia, Estonia",
    "north_africa": "Morocco, W. Sahara, Algeria, Tunisia, Mauritania, Mali, Niger, Chad, Senegal, "
    "Gambia, Guinea-Bissau, Guinea, Sierra Leone, Liberia, Côte d'Ivoire, Burkina "
    "Faso, Ghana, Togo, Benin, Nigeria, Cabo Verde",
    "egypt": "Egypt, Libya",
    "east_africa": "Sudan, S. Sudan, Eritrea, Djibouti, Ethiopia, Somalia, Somaliland, Kenya, "
    "Uganda, Rwanda, Burundi, Tanzania",
    "congo": "Dem. Rep. Congo, Congo, Gabon, Eq. Guinea, Cameroon, Central African Rep., São "
    "Tomé and Principe",
    "south_africa": "Angola, Zambia, Malawi, Mozambique, Zimbabwe, Botswana, Namibia, South Africa, "
    "Lesotho, eSwatini",
    "madagascar": "Madagascar, Comoros, Mauritius",
    "kamchatka": "Russia",
    "mongolia": "Mongolia, North Korea, South Korea",
    "japan": "Japan",
    "afghanistan": "Afghanistan, Turkmenistan, Uzbekistan, Tajikistan, Kyrgyzstan, Kazakhstan",
    "china": "China, Taiwan, Hong Kong, Macao",
    "india": "India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Siachen Glacier, Maldives",
    "siam": "Myanmar, Thailand, Laos, Vietnam, Cambodia, Malaysia, Singapore",
    "middle_east": "Turkey, Georgia, Armenia, Azerbaijan, Syria, Lebanon, Israel, Palestine, Jordan, "
    "Iraq, Iran, Kuwait, Saudi Arabia, Yemen, Oman, United Arab Emirates, Qatar, "
    "Bahrain, Cyprus, N. Cyprus",
    "indonesia": "Indonesia, Philippines, Brunei, Timor-Leste",
    "new_guinea": "Papua New Guinea, Solomon Is.",
    "eastern_australia": "Australia, New Zealand",
    BLANK: "New Caledonia, Vanuatu, Fiji, Faeroe Is.",
}

# Parts of a country that belong to another territory: the first area (a ring of lon, lat) that contains a
# place decides. Only the inland part of a ring is visible; the rest is in the sea or in an earlier ring.
# fmt: off
CUTS: dict[str, list[tuple[str, list[LonLat]]]] = {
    "United States of America": [
        (BLANK, [(-165, 15), (-150, 15), (-150, 30), (-165, 30)]),
        (BLANK, [(170, 50), (180, 50), (180, 55), (170, 55)]),
        ("alaska", [(-180, 49), (-129.5, 49), (-129.5, 75), (-180, 75)]),
        (
            "western_us",  # the Red River of the North, the Missouri, the rim of Texas
            [
                (-95.2, 50), (-95.2, 48.6), (-97, 47), (-96.4, 44.5), (-96.3, 42.4), (-95.4, 40),
                (-97.2, 38), (-100.4, 37.2), (-103, 36.2), (-103.4, 33.4), (-106, 32.2), (-106.7, 31),
                (-128, 28), (-128, 50),
            ],
        ),
    ],
    "Canada": [
        (OFF, [(-81, 61.4), (-79, 61.4), (-79, 62.7), (-81, 62.7)]),  # islands of the Hudson Strait
        (OFF, [(-79.8, 62.8), (-75.8, 62.8), (-75.8, 64), (-79.8, 64)]),
        (
            "northwest_territory",
            [
                (-145, 61), (-140, 60.6), (-136.8, 60.1), (-133, 60.8), (-128.5, 59.6), (-124, 60.4),
                (-119, 60.7), (-114.5, 60), (-110, 59.2), (-105, 60.4), (-100, 59.4), (-97, 60.4),
                (-94, 60.2), (-88, 61), (-78.6, 61.2), (-78.6, 62.7), (-74, 62.95), (-71.5, 62.3),
                (-67, 61.3), (-64, 61), (-58, 62), (-58, 85), (-145, 85),
            ],
        ),
        (
            "alberta",
            [
                (-143, 47), (-101.4, 47), (-101.4, 49.6), (-102.6, 51.6), (-101, 53.6), (-102.2, 56),
                (-101, 58), (-101.6, 61), (-143, 62),
            ],
        ),
        (
            "ontario",  # James Bay, Lake Timiskaming, the Ottawa
            [
                (-105, 62), (-86, 61), (-80.6, 55), (-79.3, 51.6), (-79.9, 49.8), (-79.2, 47.4),
                (-76.8, 45.9), (-74.6, 45.3), (-74.5, 44), (-82, 40), (-105, 46),
            ],
        ),
    ],
    "Russia": [
        ("northern_europe", [(19, 54), (23, 54), (23, 56), (19, 56)]),
        (
            "ukraine",  # the Ural mountains
            [
                (69.5, 78), (68.6, 70), (67, 68.6), (64.5, 67.4), (60.6, 65.4), (59.2, 62.6), (60, 60),
                (58.6, 57.4), (59.3, 55), (57.4, 53), (58.6, 50), (45, 38), (15, 38), (15, 78),
            ],
        ),
        (
            "ural",  # the Gulf of Ob, then between Ob and Yenisei
            [
                (73, 78), (73.2, 71), (73.6, 68.6), (77.4, 67.2), (77.6, 65), (81, 63), (81.2, 60.6),
                (84, 58.6), (82.6, 56), (84.4, 53.8), (83, 50), (45, 40), (40, 78),
            ],
        ),
        (
            "siberia",  # west of the Khatanga and the Lena plateau, round the Sayan
            [
                (115, 84), (113.6, 74), (111, 72), (112, 69.6), (107.6, 67.4), (108.6, 65),
                (105.6, 63), (106.4, 61), (102.4, 59.4), (102.6, 57.6), (98, 56.2), (97.4, 54),
                (98.4, 52), (97, 49), (60, 40), (60, 84),
            ],
        ),
        (
            "irkutsk",  # the Vitim and Stanovoi heights, the Shilka
            [
                (90, 61), (106, 61.6), (109.4, 60), (113, 61), (116.6, 59.2), (120, 59.8),
                (123.4, 57.4), (121.4, 55.4), (122, 53.6), (118, 52), (117.4, 48), (90, 45),
            ],
        ),
        (
            "yakutsk",  # the Aldan, the Verkhoyansk range, the Kolyma
            [
                (100, 57), (123.4, 57.4), (127, 56.2), (131.4, 57.6), (133.4, 59.6), (138, 60.4),
                (141, 62.6), (146, 63), (149, 65.2), (153.4, 65.6), (155, 67.6), (159.4, 68.2),
                (161.4, 70.6), (161, 80), (100, 84),
            ],
        ),
    ],
    "Kazakhstan": [
        ("siberia", [(82.6, 52), (83.8, 50.4), (83.4, 49.4), (85.2, 48.4), (85.4, 46), (92, 46), (92, 52)]),
        (
            "ural",  # the Turgai steppe, the Betpak-Dala, Lake Balkhash
            [
                (57, 52), (58.4, 50.2), (61, 49.6), (62.6, 48), (66.4, 47.8), (68.6, 46.4),
                (72.4, 46.6), (75, 45.2), (78.6, 45.6), (82, 44.4), (92, 44), (92, 58), (57, 58),
            ],
        ),
    ],
    "China": [
        (
            "mongolia",  # the Yin mountains and the Great Wall, down to the Bohai Sea
            [
                (104, 43), (106, 41.2), (108.4, 41.6), (110.6, 40.4), (113, 41), (115.4, 40.6),
                (117.4, 41.2), (119.2, 40.2), (120.4, 39), (121, 38.2), (128, 38), (140, 45),
                (140, 56), (110, 56),
            ],
        ),
    ],
    "Indonesia": [
        ("new_guinea", [
            (129.4, 2), (129.4, -2.4), (131.3, -2.5), (131.6, -4.5), (133.5, -8), (142, -10), (142, 2),
        ]),
    ],
    "Malaysia": [("indonesia", [(107, 0), (120, 0), (120, 9), (107, 9)])],
    "Australia": [
        (
            "western_australia",
            [
                (105, -40), (131, -40), (132.6, -31), (134, -28.4), (133.2, -26), (135.6, -23.4),
                (137.4, -21.2), (137, -18.6), (138.6, -16.4), (138, -8), (105, -8),
            ],
        ),
    ],
    "France": [
        ("venezuela", [(-56, 1), (-50, 1), (-50, 7), (-56, 7)]),
        ("central_america", [(-64, 12), (-58, 12), (-58, 20), (-64, 20)]),
        ("southern_europe", [(8, 41), (10, 41), (10, 43.2), (8, 43.2)]),
        (BLANK, [(40, -25), (60, -25), (60, -5), (40, -5)]),
    ],
    "Spain": [("north_africa", [(-20, 26), (-1, 26), (-1, 35.6), (-5.2, 35.95), (-20, 30)])],
    "Portugal": [(BLANK, [(-32, 30), (-12, 30), (-12, 42), (-32, 42)])],
    "Norway": [(OFF, [(-14, 68), (3, 68), (7, 73), (40, 73), (40, 82), (-12, 82)])],
    "Ecuador": [(BLANK, [(-93, -3), (-88, -3), (-88, 3), (-93, 3)])],
    "Chile": [(BLANK, [(-112, -40), (-77, -40), (-77, -20), (-112, -20)])],
}

# Lakes that make a continent recognisable; drawn over the land, without effect on the rules.
LAKES: dict[str, list[LonLat]] = {
    "superior": [
        (-92, 46.7), (-90.4, 47.8), (-88.6, 48.6), (-86.6, 48.7), (-84.9, 47.8), (-84.7, 46.6),
        (-86.6, 46.5), (-87.6, 46.6), (-88, 47.4), (-89.2, 46.9), (-90.7, 46.7),
    ],
    "michigan": [
        (-87.7, 42), (-87.8, 43.8), (-87.4, 44.9), (-86.4, 45.9), (-85, 45.9), (-85.4, 45),
        (-86.3, 44.2), (-86.3, 42.8), (-87, 41.7),
    ],
    "huron": [
        (-84.2, 46), (-81.6, 46), (-80.2, 45.2), (-80.4, 44.5), (-81.6, 44.6), (-81.7, 43.4),
        (-82.5, 43), (-82.6, 43.9), (-83.6, 43.8), (-83.3, 45),
    ],
    "erie": [(-83.3, 41.8), (-82.4, 42.2), (-80.4, 42.7), (-78.9, 42.9), (-80.4, 42), (-82, 41.4)],
    "ontario": [(-79.7, 43.3), (-79, 43.8), (-77.4, 44), (-76.2, 44.1), (-76.3, 43.5), (-78, 43.3)],
    "baikal": [
        (103.7, 51.6), (105.4, 52), (107.6, 53), (109.2, 54), (109.8, 55.6), (109, 55.6),
        (107.9, 54.2), (105.8, 52.7),
    ],
    "victoria": [(31.8, -0.6), (32.6, 0.3), (34, 0.2), (33.9, -1.4), (33.4, -2.4), (31.9, -2.4)],
}

# fmt: on

# --- the projection -------------------------------------------------------------------------------

CENTRAL_MERIDIAN = 11.0  # the edge runs through the Bering Strait
SOUTH, NORTH = -60.0, 84.0  # latitudes beyond are not on the board
POLAR = (72.0, 0.75)  # north of this latitude, degrees are shorter by this factor
BEND = 0.11  # how much meridians bend towards the poles
LIFT = 0.07  # how much parallels spread towards the poles
MARGIN = 26.0  # above the latitude NORTH, units
FILLED = 0.985  # the share of the frame's width that the equator fills
GRID = (300, 170)  # cells of the density field
SEA_DENSITY = 0.36
BLUR = 42.0  # of coasts in the density field, units
STEPS = 48

# Places that should grow (weight > 0) or shrink (< 0): lon, lat, radius in units, weight.
FOCI: tuple[tuple[float, float, float, float], ...] = (
    (10, 50, 76, 1.7),  # Europe
    (-19, 65, 38, 2.4),  # Iceland
    (-4, 55, 36, 0.9),  # Great Britain
    (-88, 16, 56, 1.3),  # Central America
    (-92, 44, 90, 0.6),  # the United States
    (138, 38, 50, 2.6),  # Japan
    (46, -19, 44, 2.0),  # Madagascar
    (141, -5, 50, 1.0),  # New Guinea
    (134, -26, 70, 0.4),  # Australia
    (113, 2, 66, 0.7),  # Indonesia
    (102, 16, 46, 0.5),  # Siam
    (78, 13, 36, 1.5),  # India
    (107, 57, 40, 0.5),  # Irkutsk
    (-70, 54, 44, 0.4),  # Quebec
    (100, 36, 80, -0.2),  # China
    (-70, -12, 50, 0.6),  # Peru
    (-150, 64, 50, 0.4),  # Alaska
    (-60, -12, 90, 0.1),  # South America
    (48, 58, 60, -0.3),  # eastern Europe
    (-95, 75, 90, -0.35),  # the Canadian Arctic
)

# --- drawing --------------------------------------------------------------------------------------

SIMPLIFY = 1.7  # side, in units, of details that may be removed from a coast or a border
FJORD = 0.9  # inlets of an island narrower than twice this are closed, in units
SPIT = 0.5  # the same for spits
ISLET = 7.0  # square units below which an island is dropped
ISLET_SMALL = 3.0  # the same in regions of small islands
ISLANDS = {
    "central_america",
    "great_britain",
    "indonesia",
    "japan",
    "new_guinea",
    "scandinavia",
    "southern_europe",
}
DECIMALS = 1  # of coordinates while drawing
FINE, COARSE = 0.5, 1.0  # grids, in units, for the points of territories and links, and of the graticule

# Positions of pieces where the centre of the largest inscribed circle is not the best place: lon, lat.
ANCHORS: dict[str, LonLat] = {
    "northwest_territory": (-112, 65.5),
    "irkutsk": (112, 55.8),
    "eastern_australia": (145, -25),
    "western_australia": (125.5, -24.3),
}

# Label offset from the anchor; the default is below the piece.
LABEL_BELOW = (0.0, 26.0)
LABELS: dict[str, tuple[float, float]] = {
    "great_britain": (-63, 29),
    "western_europe": (-68, 12),
    "madagascar": (48, 4),
    "japan": (16, 26),
    "new_guinea": (8, -19),
    "quebec": (-4, 26),
}

# Where the name of a continent and its bonus stand, in units of the drawing: in the sea, away from all pieces.
CONTINENT_LABELS: dict[str, XY] = {
    "north_america": (88, 444),
    "south_america": (162, 536),
    "europe": (432, 176),
    "africa": (470, 530),
    "asia": (1094, 352),
    "australia": (846, 590),
}

# Sea links: the path in lon, lat, from inside the first coast to inside the second.
# fmt: off
LINKS: dict[tuple[str, str], list[LonLat]] = {
    ("northwest_territory", "greenland"): [(-70, 69.5), (-62, 71.5), (-52, 71.5)],
    ("greenland", "ontario"): [
        (-48, 62), (-57, 60.2), (-66, 61.1), (-70, 61.75), (-74, 62.6), (-77.5, 62.85), (-82, 61.2),
        (-86, 58.4), (-87, 54),
    ],
    ("greenland", "quebec"): [(-46, 61.5), (-52, 57), (-61, 54.6)],
    ("greenland", "iceland"): [(-32, 69.5), (-27, 68), (-20, 65.5)],
    ("brazil", "north_africa"): [(-38, -7), (-26, -1), (-12, 8)],
    ("iceland", "great_britain"): [(-17, 64.6), (-10, 61.6), (-4.5, 57)],
    ("iceland", "scandinavia"): [(-16, 65), (-4, 66), (9, 62.5)],
    ("great_britain", "scandinavia"): [(-3, 57), (2, 58.8), (8, 59.5)],
    ("great_britain", "northern_europe"): [(0, 52.8), (3.5, 53.8), (9, 53)],
    ("great_britain", "western_europe"): [(-2, 51.5), (-3, 49.8), (0, 47.5)],
    ("scandinavia", "northern_europe"): [(15, 58), (15.4, 55.6), (16, 53)],
    ("western_europe", "north_africa"): [(-2, 39), (1.2, 37.8), (2.6, 35)],
    ("southern_europe", "north_africa"): [(14.4, 37.6), (13.2, 35.6), (9.4, 34.4)],
    ("southern_europe", "egypt"): [(22, 39), (22.6, 34.6), (23, 30)],
    ("east_africa", "madagascar"): [(38, -8), (42, -11), (47, -16)],
    ("east_africa", "middle_east"): [(36, 18.4), (39.4, 17.2), (44, 17.4)],
    ("south_africa", "madagascar"): [(33, -23), (40, -24.5), (46, -23)],
    ("kamchatka", "japan"): [(137, 49), (140, 46.4), (142.6, 43)],
    ("mongolia", "japan"): [(127, 38), (131.4, 37.8), (137, 36)],
    ("siam", "indonesia"): [(102, 4), (105, 3), (110, 0)],
    ("indonesia", "new_guinea"): [(121, -2.4), (127, -1.4), (133, -1.6)],
    ("indonesia", "western_australia"): [(111, -7.5), (114, -13), (122, -20)],
    ("new_guinea", "western_australia"): [(139, -5), (135, -9.6), (133, -15)],
    ("new_guinea", "eastern_australia"): [(144, -6), (146.4, -11), (144, -17)],
}
# fmt: on
WRAP = ("alaska", "kamchatka")  # leaves the map on the left and comes back on the right
WRAP_ENDS = ([(-160, 65), (-168.5, 65.4)], [(178, 66.5), (190.5, 65.4)])


def main() -> int:
    """Build and write the map, and print its faults; return 1 if there are any."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("source", nargs="?", type=Path, default=SOURCE, help="world-atlas/countries-50m.json")
    parser.add_argument("--out", type=Path, default=TARGET)
    args = parser.parse_args()
    world, faults = build(read_countries(args.source))
    round_points(world)
    text = json.dumps(world, ensure_ascii=False, separators=(",", ":"))
    args.out.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{args.out.name}: {args.out.stat().st_size / 1024:.0f} KiB, {len(faults)} faults")
    return 1 if faults else 0


def round_points(world: dict[str, Any]) -> None:
    """Round the points of territories, links and graticule to a grid finer than a screen shows; the file becomes a
    third smaller."""
    for drawn in (*world["territories"].values(), *world["links"]):
        drawn["d"] = on_grid(drawn["d"], FINE)
    world["graticule"] = on_grid(world["graticule"], COARSE)


def build(countries: dict[str, BaseGeometry]) -> tuple[dict[str, Any], list[str]]:
    """Make the content of the file from the countries, and the list of its faults."""
    lands = assemble(countries)
    project = make_projection(shapely.union_all(list(lands.values())))
    shapes = draw(lands, project)
    nodes = find_nodes(shapes.values())
    anchors = place_anchors(shapes, project)
    links = draw_links(shapes, project)
    faults = check_borders(shapes) + check_anchors(shapes, anchors) + check_links(shapes, links)
    world = {
        "credit": CREDIT,
        "viewBox": [0, 0, WIDTH, HEIGHT],
        "graticule": graticule(project),
        "territories": {
            name: {
                "d": path_of(shapes[name], nodes),
                "anchor": list(anchors[name]),
                "label": place_label(name, anchors[name]),
                "continent": continent,
                "neighbours": neighbours_of(name),
            }
            for continent, name in board()
        },
        "continents": {name: {"label": list(label)} for name, label in CONTINENT_LABELS.items()},
        "links": [{"a": a, "b": b, "d": path_of_lines(lines)} for (a, b), lines in links.items()],
        "blank": path_of(shapes[BLANK], nodes),
        "lakes": path_of(MultiPolygon([Polygon(project(np.array(ring))) for ring in LAKES.values()]), set()),
    }
    return world, faults


def board() -> list[tuple[str, str]]:
    """List (continent, territory) in board order."""
    return [(continent, name) for continent, names in CONTINENTS.items() for name in names.split()]


# --- reading --------------------------------------------------------------------------------------


def read_countries(path: Path) -> dict[str, BaseGeometry]:
    """Read the countries by name in lon, lat; download the package if `path` does not exist."""
    data = path.read_bytes() if path.exists() else fetch()
    if hashlib.sha256(data).hexdigest() != SOURCE_SHA256:
        raise SystemExit(f"not the countries-50m.json of {PACKAGE}")
    topology = json.loads(data)
    arcs = decode_arcs(topology)
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    for entry in topology["objects"]["countries"]["geometries"]:
        found[entry["properties"]["name"]].append(decode_geometry(entry, arcs))
    return {name: shapely.union_all(parts) for name, parts in found.items()}


def fetch() -> bytes:
    """Download the package with npm and extract the file."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "pack", PACKAGE, "--silent"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            member = archive.extractfile("package/countries-50m.json")
            if member is None:
                raise SystemExit("countries-50m.json is not in the package")
            return member.read()


def decode_arcs(topology: dict[str, Any]) -> list[Floats]:
    """Undo TopoJSON's delta coding and quantisation."""
    scale = np.array(topology["transform"]["scale"])
    shift = np.array(topology["transform"]["translate"])
    return [np.cumsum(np.array(arc, dtype=np.float64), axis=0) * scale + shift for arc in topology["arcs"]]


def decode_geometry(entry: dict[str, Any], arcs: list[Floats]) -> BaseGeometry:
    """Convert a TopoJSON entry to a (multi)polygon; land beyond the Bering Strait moves to the right edge."""
    groups = {"Polygon": [entry["arcs"]], "MultiPolygon": entry["arcs"]}[entry["type"]]
    polygons = [[join_arcs(ring, arcs) for ring in group] for group in groups]
    for ring in (ring for rings in polygons for ring in rings):
        ring[:, 0] = np.unwrap(ring[:, 0], period=360)
        if entry["properties"]["name"] == "Russia" and ring[0, 0] < -100:
            ring[:, 0] += 360
    return shapely.make_valid(MultiPolygon([Polygon(rings[0], rings[1:]) for rings in polygons]))


def join_arcs(indices: Sequence[int], arcs: list[Floats]) -> Floats:
    """Join arcs to a ring; ~i is arc i backwards."""
    parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    return np.concatenate([parts[0], *[part[1:] for part in parts[1:]]])


# --- cutting --------------------------------------------------------------------------------------


def assemble(countries: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """Cut and join the countries to territories in lon, lat, as one clean coverage."""
    owner = {name: land for land, names in COUNTRIES.items() for name in split_names(names)}
    known = {name: shape for name, shape in countries.items() if name in owner}
    cuts = {name: [(land, Polygon(roughen(ring))) for land, ring in rows] for name, rows in CUTS.items()}
    lines = [shape.boundary for shape in known.values()]
    lines += [cut.boundary.intersection(known[name]) for name, rows in cuts.items() for _, cut in rows]
    mesh = shapely.segmentize(shapely.union_all(lines, grid_size=1e-4), 0.6)
    faces = shapely.get_parts(shapely.polygonize([mesh]))
    tree = shapely.STRtree(list(known.values()))
    lands: dict[str, list[Polygon]] = defaultdict(list)
    for face in faces:
        inside = face.representative_point()
        for index in tree.query(inside, predicate="intersects")[:1]:
            name = list(known)[index]
            takers = (land for land, cut in cuts.get(name, []) if cut.contains(inside))
            lands[next(takers, owner[name])].append(face)
    return {land: shapely.coverage_union_all(parts) for land, parts in lands.items() if land != OFF}


def split_names(names: str) -> list[str]:
    """Split a row of the country table; a comma is always a separator."""
    return [name.strip() for name in names.split(",")]


def roughen(ring: list[LonLat], depth: int = 3) -> Floats:
    """Add small bends to a cut so that it looks like a natural border; the bends are deterministic."""
    points = np.array([*ring, ring[0]], dtype=np.float64)
    random = np.random.default_rng(round(abs(points).sum() * 10))
    for _ in range(depth):
        steps = np.diff(points, axis=0)
        across = np.column_stack([-steps[:, 1], steps[:, 0]])
        size = np.linalg.norm(steps, axis=1, keepdims=True)
        swing = random.uniform(-0.17, 0.17, (len(steps), 1)) * np.minimum(1, 3 / np.maximum(size, 1e-9))
        middles = points[:-1] + steps / 2 + across * swing
        points = np.concatenate([np.stack([points[:-1], middles], axis=1).reshape(-1, 2), points[-1:]])
    return points


# --- projecting -----------------------------------------------------------------------------------

Projection = Callable[[Floats], Floats]


def pseudocylinder(points: Floats) -> Floats:
    """Project lon, lat to a simple graticule: slowly spreading parallels, slightly bent meridians."""
    start, shorter = POLAR
    lat = np.where(points[:, 1] > start, start + (points[:, 1] - start) * shorter, points[:, 1])
    phi = np.radians(lat)
    p2 = phi * phi
    x = np.radians(points[:, 0] - CENTRAL_MERIDIAN) * (1 - BEND * p2)
    y = phi * (1 + LIFT * p2)
    return np.column_stack([x, -y])


def in_frame(points: Floats) -> Floats:
    """Scale the graticule of `pseudocylinder` so that the board's latitudes fill the height of the frame."""
    middle_line = CENTRAL_MERIDIAN
    edges = pseudocylinder(np.array([[middle_line, NORTH], [middle_line, SOUTH], [middle_line + 180, 0]]))
    top, bottom, right = edges[0, 1], edges[1, 1], edges[2, 0]
    plane = pseudocylinder(points)
    x = WIDTH / 2 + plane[:, 0] / right * WIDTH / 2 * FILLED
    y = MARGIN + (plane[:, 1] - top) / (bottom - top) * (HEIGHT - MARGIN)
    return np.column_stack([x, y])


def make_projection(land: BaseGeometry) -> Projection:
    """Make the map from lon, lat to the frame: a simple graticule, then a flow that equalises a density.

    The flow is that of Gastner, Seguy and More (2018): J solves div J = density - mean, and points move with
    J / ((1 - t) density + t mean) for t from 0 to 1, so that areas end in proportion to the density.
    """
    density = density_field(land)
    flux = solve_flux(density)
    mean = density.mean()

    def project(points: Floats) -> Floats:
        moved = in_frame(np.asarray(points, dtype=np.float64))
        for step in range(STEPS):
            t = (step + 0.5) / STEPS
            half = moved + velocity(moved, t, density, flux, mean) / (2 * STEPS)
            moved = moved + velocity(half, t, density, flux, mean) / STEPS
        return moved.round(4)  # the last bits depend on the machine's linear algebra library

    return project


def velocity(points: Floats, t: float, density: Floats, flux: tuple[Floats, Floats], mean: float) -> Floats:
    """Return the velocity of points of the frame at time t."""
    rho = (1 - t) * sample(density, points) + t * mean
    return np.column_stack([sample(flux[0], points), sample(flux[1], points)]) / rho[:, None]


def cell_centres() -> Floats:
    """List the centres of the grid cells in the frame, row by row."""
    nx, ny = GRID
    x, y = np.meshgrid((np.arange(nx) + 0.5) * WIDTH / nx, (np.arange(ny) + 0.5) * HEIGHT / ny)
    return np.column_stack([x.ravel(), y.ravel()])


def density_field(land: BaseGeometry) -> Floats:
    """Return the desired density of each cell of the frame, as an array of rows by columns."""
    centres = cell_centres()
    flat = shapely.transform(land, in_frame)
    shapely.prepare(flat)
    wanted = np.where(shapely.contains_xy(flat, centres[:, 0], centres[:, 1]), 1.0, SEA_DENSITY)
    field = blur(wanted.reshape(GRID[1], GRID[0]), BLUR)
    for lon, lat, radius, weight in FOCI:
        middle = in_frame(np.array([[lon, lat]]))[0]
        bump = np.exp(-((centres - middle) ** 2).sum(axis=1) / (2 * radius**2)).reshape(field.shape)
        field = field * (1 + weight * bump)
    return field


def cosines(n: int) -> tuple[Floats, Floats]:
    """Make the cosine basis of n cells, and the sines of its derivative; a row has the values in one cell."""
    angle = np.pi * np.outer(np.arange(n) + 0.5, np.arange(n)) / n
    return np.cos(angle), np.sin(angle)


def spectrum(field: Floats) -> Floats:
    """Transform a field to cosine coefficients."""
    ny, nx = field.shape
    weight_y = np.where(np.arange(ny) == 0, 1, 2) / ny
    weight_x = np.where(np.arange(nx) == 0, 1, 2) / nx
    return (cosines(ny)[0].T @ field @ cosines(nx)[0]) * np.outer(weight_y, weight_x)


def wave_numbers() -> tuple[Floats, Floats]:
    """Make the wave numbers of the cosine basis, as a column (y) and a row (x)."""
    return np.pi * np.arange(GRID[1])[:, None] / HEIGHT, np.pi * np.arange(GRID[0])[None, :] / WIDTH


def blur(field: Floats, sigma: float) -> Floats:
    """Smooth a field with a Gaussian of `sigma` units; the edge of the frame reflects."""
    ky, kx = wave_numbers()
    faded = spectrum(field) * np.exp(-(ky**2 + kx**2) * sigma**2 / 2)
    return cosines(GRID[1])[0] @ faded @ cosines(GRID[0])[0].T


def solve_flux(density: Floats) -> tuple[Floats, Floats]:
    """Solve div J = density - mean with no flow through the frame's edge; J is a gradient (x, y parts)."""
    ky, kx = wave_numbers()
    square = ky**2 + kx**2
    square[0, 0] = 1
    potential = -spectrum(density) / square
    potential[0, 0] = 0
    (cos_y, sin_y), (cos_x, sin_x) = cosines(GRID[1]), cosines(GRID[0])
    return cos_y @ (-kx * potential) @ sin_x.T, sin_y @ (-ky * potential) @ cos_x.T


def sample(field: Floats, points: Floats) -> Floats:
    """Interpolate a field bilinearly between its cell centres."""
    ny, nx = field.shape
    # less than the last index, so that each point has a cell to its right and one below it
    gx = np.clip(points[:, 0] * nx / WIDTH - 0.5, 0, nx - 1.001)
    gy = np.clip(points[:, 1] * ny / HEIGHT - 0.5, 0, ny - 1.001)
    ix, iy = gx.astype(int), gy.astype(int)
    fx, fy = gx - ix, gy - iy
    top = field[iy, ix] * (1 - fx) + field[iy, ix + 1] * fx
    low = field[iy + 1, ix] * (1 - fx) + field[iy + 1, ix + 1] * fx
    values: Floats = top * (1 - fy) + low * fy
    return values


# --- drawing --------------------------------------------------------------------------------------


def draw(lands: dict[str, BaseGeometry], project: Projection) -> dict[str, BaseGeometry]:
    """Project, drop islets and simplify all territories together, so that shared borders stay shared."""
    names = list(lands)
    flat = [drop_islets(shapely.transform(lands[name], project), name) for name in names]
    for index in range(len(flat)):
        flat[index] = soften_islands(flat[index], shapely.union_all(flat[:index] + flat[index + 1 :]))
    return dict(zip(names, shapely.coverage_simplify(flat, SIMPLIFY), strict=True))


def drop_islets(shape: BaseGeometry, name: str) -> BaseGeometry:
    """Keep the parts and lakes that are large enough to be visible, without parts that touch the left edge."""
    least = ISLET_SMALL if name in ISLANDS else ISLET
    kept = [part for part in shapely.get_parts(shape) if part.area >= least and part.bounds[0] > 2]
    return MultiPolygon([(p.exterior, [h for h in p.interiors if Polygon(h).area >= least]) for p in kept])


def soften_islands(shape: BaseGeometry, others: BaseGeometry) -> BaseGeometry:
    """Smooth the parts without a border to another territory; borders stay unchanged."""
    parts = shapely.get_parts(shape)
    bound = shapely.intersects(parts, others)
    # with a gap, so that no smoothed island touches other land
    fixed = shapely.union_all([others, *parts[bound]]).buffer(FJORD / 4)
    islands = shapely.union_all([soften(part) for part in parts[~bound]]).difference(fixed)
    pieces = [piece for piece in shapely.get_parts(islands) if piece.area >= ISLET_SMALL]
    return MultiPolygon([*parts[bound], *pieces])


def soften(part: Polygon) -> BaseGeometry:
    """Close narrow inlets and remove narrow spits, so that curves do not cross there; widen narrow parts."""
    closed = part.buffer(FJORD, quad_segs=3).buffer(-FJORD - SPIT, quad_segs=3).buffer(SPIT, quad_segs=3)
    is_narrow = closed.area < 0.7 * part.area  # too little would be left of it
    return part.buffer(FJORD / 2) if is_narrow else closed


def rings_of(shape: BaseGeometry) -> list[list[XY]]:
    """List the rings of a (multi)polygon as closed point lists, in a fixed order."""
    rings = [ring for part in shapely.get_parts(shape) for ring in (part.exterior, *part.interiors)]
    return sorted(
        dedupe([(round(x, DECIMALS), round(y, DECIMALS)) for x, y in ring.coords]) for ring in rings
    )


def dedupe(points: Iterable[XY]) -> list[XY]:
    """Remove points that repeat the previous one."""
    kept: list[XY] = []
    for point in points:
        if not kept or kept[-1] != point:
            kept.append(point)
    return kept


def find_nodes(shapes: Iterable[BaseGeometry]) -> set[XY]:
    """Find the points where three or more lines meet: borders end there, so curves must end there too."""
    around: dict[XY, set[XY]] = defaultdict(set)
    for shape in shapes:
        for ring in rings_of(shape):
            for p, q in pairwise(ring):
                around[p].add(q)
                around[q].add(p)
    return {point for point, others in around.items() if len(others) != 2}


def path_of(shape: BaseGeometry, nodes: set[XY]) -> str:
    """Format a (multi)polygon as an SVG path whose curves are the same from both sides of a border."""
    return "".join(ring_path(ring, nodes) for ring in rings_of(shape) if len(ring) > 3)


def ring_path(ring: list[XY], nodes: set[XY]) -> str:
    """Format one ring: quadratic splines between its nodes, or around an island."""
    open_ring = ring[:-1]
    starts = [i for i, point in enumerate(open_ring) if point in nodes]
    if not starts:
        first = middle(open_ring[-1], open_ring[0])
        curves = [(p, middle(p, q)) for p, q in pairwise([*open_ring, open_ring[0]])]
        return write_curves(first, curves)
    turned = [*open_ring[starts[0] :], *open_ring[: starts[0] + 1]]
    curves = []
    arc = [turned[0]]
    for point in turned[1:]:
        arc.append(point)
        if point in nodes:
            curves += arc_curves(arc)
            arc = [point]
    return write_curves(turned[0], curves)


def arc_curves(arc: list[XY]) -> list[tuple[XY, XY]]:
    """Return (control, end) pairs of a spline through the midpoints of an arc's segments, with fixed ends."""
    inner = arc[1:-1]
    if not inner:
        return [(arc[-1], arc[-1])]
    ends = [middle(p, q) for p, q in pairwise(inner)] + [arc[-1]]
    return list(zip(inner, ends, strict=True))


def middle(p: XY, q: XY) -> XY:
    """Return the midpoint of a segment; half a unit of the last decimal is rounded up."""
    return (round((p[0] + q[0]) / 2 + 1e-6, DECIMALS), round((p[1] + q[1]) / 2 + 1e-6, DECIMALS))


def write_curves(start: XY, curves: list[tuple[XY, XY]]) -> str:
    """Format a closed path in relative coordinates."""
    text = f"M{number(start[0])}{number(start[1])}"
    here = start
    for control, end in curves:
        if control == end:
            text += "l" + pair(end, here)
        else:
            text += "q" + pair(control, here) + pair(end, here)
        here = end
    return tidy(text + "z")


def pair(point: XY, origin: XY) -> str:
    """Format a point relative to another."""
    return number(point[0] - origin[0]) + number(point[1] - origin[1])


def number(value: float) -> str:
    """Format a number as short as SVG allows, with a leading space unless a minus sign separates it."""
    text = f"{round(value, DECIMALS):g}".replace("-0.", "-.")
    if text.startswith("0."):
        text = text[1:]
    return text if text.startswith("-") and text != "-0" else " " + text.removeprefix("-")


def tidy(path: str) -> str:
    """Remove spaces after letters."""
    for letter in "MLlqCz":
        path = path.replace(letter + " ", letter)
    return path


# --- anchors, labels, links, graticule ------------------------------------------------------------


def place_anchors(shapes: dict[str, BaseGeometry], project: Projection) -> dict[str, XY]:
    """Choose the position of each territory's piece: from the table, or the centre of the widest place."""
    anchors = {}
    for _, name in board():
        if name in ANCHORS:
            x, y = project(np.array([ANCHORS[name]]))[0]
        else:
            circle = shapely.maximum_inscribed_circle(largest(shapes[name]), 0.5)
            x, y = circle.coords[0]
        anchors[name] = (round(float(x), DECIMALS), round(float(y), DECIMALS))
    return anchors


def largest(shape: BaseGeometry) -> Polygon:
    """Return the largest part."""
    return max(shapely.get_parts(shape), key=lambda part: part.area)


def place_label(name: str, anchor: XY) -> list[float]:
    """Return the middle of a name's baseline."""
    dx, dy = LABELS.get(name, LABEL_BELOW)
    return [round(anchor[0] + dx, DECIMALS), round(anchor[1] + dy, DECIMALS)]


Links = dict[tuple[str, str], list[LineString]]


def draw_links(shapes: dict[str, BaseGeometry], project: Projection) -> Links:
    """Draw the sea links as curves from coast to coast; the one that leaves the frame has two ends."""
    links: Links = {}
    for (a, b), way in LINKS.items():
        line = curve(project(np.array(way)))
        ends = [Point(line.coords[0]), Point(line.coords[-1])]
        shores = [part for name in (a, b) for part in shapely.get_parts(shapes[name])]
        outside = line.difference(shapely.union_all([p for p in shores if any(p.contains(e) for e in ends)]))
        links[a, b] = [max(shapely.get_parts(outside), key=lambda part: part.length)]
    links[WRAP] = [draw_stub(shapes[name], way, project) for name, way in zip(WRAP, WRAP_ENDS, strict=True)]
    return links


def draw_stub(shape: BaseGeometry, way: list[LonLat], project: Projection) -> LineString:
    """Draw a link from a coast to the nearest side of the frame."""
    inside, coast = project(np.array(way))
    edge = 0.0 if coast[0] < WIDTH / 2 else float(WIDTH)
    line = curve(np.array([inside, coast, (edge, coast[1] - 4)])).difference(shape)
    return max(shapely.get_parts(line), key=lambda part: abs(part.coords[-1][0] - WIDTH / 2))


def curve(points: Floats, pieces: int = 24) -> LineString:
    """Draw a Catmull-Rom curve through points."""
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    t = np.linspace(0, 1, pieces, endpoint=False)[:, None]
    runs = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        square, cube = 2 * p0 - 5 * p1 + 4 * p2 - p3, 3 * (p1 - p2) + p3 - p0
        runs.append(p1 + t / 2 * (p2 - p0 + t * (square + t * cube)))
    return LineString(np.concatenate([*runs, points[-1:]]))


def path_of_lines(lines: list[LineString]) -> str:
    """Format open curves as cubic paths."""
    return "".join(cubic_path(line) for line in lines)


def cubic_path(line: LineString, pieces: int = 4) -> str:
    """Format a smooth line as a few cubic curves through points on it."""
    points = np.array([line.interpolate(i / pieces, normalized=True).coords[0] for i in range(pieces + 1)])
    padded = np.concatenate([points[:1], points, points[-1:]])
    text = "M" + number(points[0, 0]) + number(points[0, 1])
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        text += "C" + "".join(number(v) for v in (*(p1 + (p2 - p0) / 6), *(p2 - (p3 - p1) / 6), *p2))
    return tidy(text)


def graticule(project: Projection) -> str:
    """Draw meridians and parallels every 15 degrees."""
    west, east = CENTRAL_MERIDIAN - 180, CENTRAL_MERIDIAN + 180
    lats = np.linspace(SOUTH, 90, 60)
    lons = np.linspace(west, east, 120)
    lines = [np.column_stack([np.full(60, lon), lats]) for lon in np.arange(-165, 181, 15)]
    lines += [np.column_stack([lons, np.full(120, lat)]) for lat in np.arange(-45, 76, 15)]
    return "".join(cubic_path(LineString(project(line)), 14) for line in lines)


def neighbours_of(name: str) -> list[str]:
    """List the neighbours of a territory, by land or by sea link, in board order."""
    edges = [frozenset(edge.split("-")) for edge in LAND_EDGES.split()] + [
        frozenset(link) for link in (*LINKS, WRAP)
    ]
    return [other for _, other in board() if other != name and frozenset((name, other)) in edges]


# --- checking -------------------------------------------------------------------------------------


def check_borders(shapes: dict[str, BaseGeometry]) -> list[str]:
    """Compare the territories that touch on the map with the edges of the board, both ways."""
    wanted = {frozenset(edge.split("-")) for edge in LAND_EDGES.split()}
    segments = {name: segments_of(shape) for name, shape in shapes.items()}
    faults = []
    for (_, a), (_, b) in combinations(board(), 2):
        common = sum(math.dist(*segment) for segment in segments[a] & segments[b])
        if frozenset((a, b)) in wanted and common < TOUCH:
            faults.append(f"{a} and {b} are neighbours but share {common:.1f} units")
        if frozenset((a, b)) not in wanted and common > 0:
            faults.append(f"{a} and {b} are no neighbours but share {common:.1f} units")
    return faults + [f"{name} is missing" for _, name in board() if name not in shapes]


def segments_of(shape: BaseGeometry) -> set[tuple[XY, XY]]:
    """List the segments of a shape's outline, each in a fixed direction."""
    return {(min(p, q), max(p, q)) for ring in rings_of(shape) for p, q in pairwise(ring)}


def check_anchors(shapes: dict[str, BaseGeometry], anchors: dict[str, XY]) -> list[str]:
    """List pieces that are too close to each other, in the sea or not wholly in the frame."""
    faults = []
    for a, b in combinations(anchors, 2):
        gap = math.dist(anchors[a], anchors[b])
        if gap < ANCHOR_DISTANCE:
            faults.append(f"the pieces of {a} and {b} are {gap:.1f} units apart")
    for name, (x, y) in anchors.items():
        if not (PIECE <= x <= WIDTH - PIECE and PIECE <= y <= HEIGHT - PIECE):
            faults.append(f"the piece of {name} leaves the frame")
        if shapely.distance(shapes[name], Point(x, y)) > 0:
            faults.append(f"the piece of {name} stands in the sea")
    return faults


def check_links(shapes: dict[str, BaseGeometry], links: Links) -> list[str]:
    """List sea links that cross other territories or are not visible."""
    faults = []
    for (a, b), lines in links.items():
        for name, shape in shapes.items():
            over = sum(line.intersection(shape).length for line in lines)
            if name not in (a, b) and over > 1:
                faults.append(f"the link {a} to {b} crosses {over:.0f} units of {name}")
        if min(line.length for line in lines) < LINK:
            faults.append(f"the link {a} to {b} is too short to be seen")
    return faults


if __name__ == "__main__":
    sys.exit(main())
