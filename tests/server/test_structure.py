"""The modules of the server have no import cycles, and importing the app does not load the engine."""

import subprocess
import sys

import grimp

SERVER = "stridsplan.server"
IMPORT = """
import sys
import stridsplan.server.app
assert "numba" not in sys.modules
assert "stridsplan.engine.table" not in sys.modules
"""


def cycles(graph, names):
    """Sets of modules that import each other, directly or through others; by Tarjan's algorithm."""
    index, low, stack, found = {}, {}, [], []

    def visit(name):
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in sorted(graph.find_modules_directly_imported_by(name) & names):
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            at = stack.index(name)
            members = set(stack[at:])
            del stack[at:]
            if len(members) > 1:
                found.append(members)

    for name in sorted(names):
        if name not in index:
            visit(name)
    return found


def test_modules_of_the_server_must_not_form_import_cycles():
    graph = grimp.build_graph("stridsplan", exclude_type_checking_imports=False)
    names = {name for name in graph.modules if name == SERVER or name.startswith(f"{SERVER}.")}
    assert cycles(graph, names) == []


def test_a_cycle_must_be_found():
    graph = grimp.ImportGraph()
    for pair in (("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")):
        graph.add_import(importer=pair[0], imported=pair[1])
    assert cycles(graph, graph.modules) == [{"a", "b", "c"}]


def test_importing_the_app_must_not_load_the_engine():
    run = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
