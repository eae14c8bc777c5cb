"""The client's pure functions, tested by node's own test runner."""

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "src" / "stridsplan" / "client"
MODULES = sorted([*CLIENT.glob("shell/*.js"), *CLIENT.glob("games/*/*.js")])


def test_pure_functions():
    run = subprocess.run(["node", "--test", "client.test.js"], cwd=HERE, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_module_is_well_formed(module):
    source = module.read_text(encoding="utf-8")
    run = subprocess.run(
        ["node", "--input-type=module", "--check"], input=source, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
