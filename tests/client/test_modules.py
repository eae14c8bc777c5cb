"""Run the JavaScript tests of the client with Node, and parse the modules of the shell and the games."""

import subprocess
from pathlib import Path

HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "src" / "stridsplan" / "client"
MODULES = sorted([*CLIENT.glob("shell/**/*.js"), *CLIENT.glob("games/**/*.js")])


def test_the_javascript_tests_must_pass():
    tests = sorted(path.name for path in HERE.glob("*.test.js"))
    run = subprocess.run(["node", "--test", *tests], cwd=HERE, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_every_module_must_be_valid_javascript():
    command = ["node", "--experimental-vm-modules", "--no-warnings", "parse.js", *map(str, MODULES)]
    run = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
