"""The drawn world of Risk: complete, readable and small. The board itself is tested with the rules."""

import json
import math
import re
from itertools import combinations, groupby
from pathlib import Path

import pytest

from stridsplan.games.risk.components import ADJACENT

ROOT = Path(__file__).resolve().parents[2]
WORLD = ROOT / "src" / "stridsplan" / "client" / "games" / "risk" / "world.json"

CONTINENTS = {
    "north_america": "alaska northwest_territory greenland alberta ontario quebec western_us eastern_us"
    " central_america",
    "south_america": "venezuela peru brazil argentina",
    "europe": "iceland great_britain scandinavia northern_europe western_europe southern_europe ukraine",
    "africa": "north_africa egypt east_africa congo south_africa madagascar",
    "asia": "ural siberia yakutsk kamchatka irkutsk mongolia japan afghanistan china india siam middle_east",
    "australia": "indonesia new_guinea western_australia eastern_australia",
}
CONTINENT_OF = {name: continent for continent, names in CONTINENTS.items() for name in names.split()}

DOTTED_EDGES = """
alaska-kamchatka northwest_territory-greenland greenland-ontario greenland-quebec greenland-iceland
brazil-north_africa iceland-great_britain iceland-scandinavia great_britain-scandinavia
great_britain-northern_europe great_britain-western_europe scandinavia-northern_europe
western_europe-north_africa southern_europe-north_africa southern_europe-egypt east_africa-madagascar
east_africa-middle_east south_africa-madagascar kamchatka-japan mongolia-japan siam-indonesia
indonesia-new_guinea indonesia-western_australia new_guinea-western_australia
new_guinea-eastern_australia
"""
RADIUS = 16  # of a piece
DOTTED = {frozenset(edge.split("-")) for edge in DOTTED_EDGES.split()}


@pytest.fixture(scope="module")
def world():
    return json.loads(WORLD.read_text(encoding="utf-8"))


def test_every_territory_is_drawn_in_its_continent(world):
    assert {name: entry["continent"] for name, entry in world["territories"].items()} == CONTINENT_OF


def test_a_territory_knows_its_neighbours(world):
    for name, entry in world["territories"].items():
        assert set(entry["neighbours"]) == set(ADJACENT[name].split())


def test_the_territories_of_a_continent_stand_together(world):
    """They are consecutive, so that the coast of each continent is drawn over the previous one."""
    continents = [entry["continent"] for entry in world["territories"].values()]
    assert [continent for continent, _ in groupby(continents)] == list(CONTINENTS)


def test_pieces_stand_inside_the_frame(world):
    _, _, width, height = world["viewBox"]
    for entry in world["territories"].values():
        x, y = entry["anchor"]
        assert RADIUS <= x <= width - RADIUS
        assert RADIUS <= y <= height - RADIUS


def test_pieces_never_overlap(world):
    anchors = [entry["anchor"] for entry in world["territories"].values()]
    assert min(math.dist(a, b) for a, b in combinations(anchors, 2)) >= 2 * RADIUS + 2


def test_labels_stand_inside_the_frame(world):
    _, _, width, height = world["viewBox"]
    for entry in world["territories"].values():
        x, y = entry["label"]
        assert 0 < x < width
        assert 0 < y < height


def test_each_continents_name_stands_inside_the_frame_away_from_all_pieces(world):
    _, _, width, height = world["viewBox"]
    assert list(world["continents"]) == list(CONTINENTS)
    for entry in world["continents"].values():
        x, y = entry["label"]
        assert 40 < x < width - 40
        assert 40 < y < height - 40
        assert all(math.dist((x, y), each["anchor"]) > 60 for each in world["territories"].values())


def test_every_dotted_border_has_a_link_and_no_other_has(world):
    links = [frozenset((link["a"], link["b"])) for link in world["links"]]
    assert len(links) == len(set(links))
    assert set(links) == DOTTED


def test_the_link_around_the_world_must_have_both_ends_at_the_frame(world):
    path = next(link["d"] for link in world["links"] if link["a"] == "alaska" and link["b"] == "kamchatka")
    assert path.count("M") == 2
    # x of the last point of each half
    ends = [float(stub.replace("-", " -").split()[-2]) for stub in path.split("M")[1:]]
    assert ends == [0, world["viewBox"][2]]


def test_paths_are_svg_paths(world):
    paths = [entry["d"] for entry in world["territories"].values()]
    paths += [link["d"] for link in world["links"]]
    paths += [world["graticule"], world["lakes"], world["blank"]]
    for path in paths:
        assert re.fullmatch(r"[MlqCz \d.\-]+", path)


def test_the_source_is_credited(world):
    assert "Natural Earth" in world["credit"]


def test_the_file_stays_small():
    assert WORLD.stat().st_size < 100_000
