"""The lobby's small drawing of the world is a coarse version of the large one."""

import importlib.util
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "src" / "stridsplan" / "client" / "games" / "risk"
SPEC = importlib.util.spec_from_file_location("build_vignette", ROOT / "tools" / "build_vignette.py")
build_vignette = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(build_vignette)


def test_the_file_is_made_from_the_world():
    world = json.loads((FOLDER / "world.json").read_text(encoding="utf-8"))
    assert (FOLDER / "vignette.json").read_text(encoding="utf-8") == build_vignette.vignette_of(world)


def test_shapes_keep_their_corners_on_the_grid():
    assert build_vignette.coarse("M10.2 10.1l5 0q1 1 3 3z", 2) == "M10 10l6 0 2 4"


def test_a_shape_smaller_than_the_grid_is_left_out():
    assert build_vignette.coarse("M10.2 10.1l.2 0l0 .2z", 2) == ""
