"""Compile or load one of two versions of a program, as a process of its own: folder of caches, version, whether named.

Both versions are of one module with functions of the same names, as two versions of a game are.
"""

import sys
from contextlib import nullcontext
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import numba

from stridsplan.engine.entries import inlining
from stridsplan.engine.linking import named_for, one_program

SOURCE = """
def part(x):
    total = 0
    for k in range(x):
        total += (k * x) % 7 + {added}
    return total

def entry(x):
    return rule(x) * 10

rule = None
"""


def load(folder: Path, version: int, is_named: bool):
    """Return the entry of a version, compiled or from the disk."""
    home = folder / f"v{version}"
    path = home / "twin.py"
    if not path.exists():
        home.mkdir()
        path.write_text(SOURCE.format(added=version))
    spec = spec_from_file_location("twin", path)
    module = module_from_spec(spec)
    sys.modules["twin"] = module
    spec.loader.exec_module(module)
    module.rule = numba.extending.register_jitable(module.part)
    numba.config.CACHE_DIR = str(home / "cache")
    with named_for(f"v{version}") if is_named else nullcontext(), inlining(0), one_program("entry"):
        return numba.njit(numba.int64(numba.int64), cache=True, nogil=True, _nrt=False)(module.entry)


@numba.njit(numba.int64(numba.types.FunctionType(numba.int64(numba.int64)), numba.int64))
def call(function, x):
    """Call a first-class function, as the loops call a game's entries."""
    return function(x)


if __name__ == "__main__":
    where, versions, named = Path(sys.argv[1]), map(int, sys.argv[2].split(",")), sys.argv[3] == "named"
    entries = [load(where, version, named) for version in versions]
    print(*(f"{entry(1)}/{call(entry, 1)}" for entry in entries))
