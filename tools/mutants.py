"""Put random errors into a game's rules, one at a time, and count how many of them the game's tests find.

    python tools/mutants.py risk --count 200 --seed 1 --in rules

An error (a *mutant*) is another operator (`<` for `<=`, `or` for `and`, `-` for `+`, ...), another constant, a negated
condition or another return value, in a function of `rules/`, `flow` or `decisions`. Then the test files of the game
that call the function run, interpreted, until a test fails. Tests that compile rules are skipped. A mutant that a test
finds is *killed*, the others *survive*.

Survivors are printed, to be read: some of them change nothing that can happen in a game.
"""

import argparse
import ast
import contextlib
import copy
import io
import os
import random
import resource
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import NamedTuple, NoReturn

os.environ["STRIDSPLAN_ENTRIES"] = "interpreted"

import numba  # noqa: F401  imported once: every mutant is a fork of this process
import pytest

from stridsplan.engine import entries

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "stridsplan" / "games"
# Limits of processor time for the tests of one mutant, in seconds: BASE_LIMIT + SLOWER times what they take without an
# error, and at most LIMIT. A mutant whose tests take longer counts as found
LIMIT, BASE_LIMIT, SLOWER = 600, 10, 5
COMPARISONS = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATIONS = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One error: where it is, and what it changes."""

    path: Path
    function: str
    tree: ast.Module
    node: ast.AST
    variant: ast.AST

    def source(self) -> str:
        """Return the source of the file with the error."""
        tree = copy.deepcopy(self.tree, {id(self.node): self.node})  # in which the node is the same object
        return ast.unparse(ast.fix_missing_locations(Replace(self.node, self.variant).visit(tree)))

    def __str__(self) -> str:
        line = self.node.lineno  # type: ignore[attr-defined]
        change = f"{text(self.node)}  ->  {text(self.variant)}"
        return f"{self.path.relative_to(ROOT)}:{line} {self.function}: {change}"


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that may replace a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        yield changed(node, ops=[COMPARISONS[type(node.ops[0])](), *node.ops[1:]])
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATIONS:
        yield changed(node, op=OPERATIONS[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        yield changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield changed(node, value=not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield changed(node, value=node.value + 1)
        yield changed(node, value=node.value - 1)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield changed(node, test=ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield changed(node, value=ast.Constant(0))


def changed(node: ast.AST, **fields: object) -> ast.AST:
    """Return a copy of a node with other fields."""
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


class Replace(ast.NodeTransformer):
    """Replaces a node of a tree by another."""

    def __init__(self, old: ast.AST, new: ast.AST):
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def text(node: ast.AST) -> str:
    """Return the first line of a node's source."""
    return ast.unparse(node).splitlines()[0]


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Yield every mutant of the functions of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in [node for node in tree.body if isinstance(node, ast.FunctionDef)]:
        for node in (node for statement in function.body for node in ast.walk(statement)):
            for variant in variants(node):
                yield Mutant(path, function.name, tree, node, variant)


def files_of(game: str, parts: list[str]) -> list[Path]:
    """Return the files of a game that get errors."""
    folder = GAMES / game
    found = [path for part in parts for path in (folder / f"{part}.py", *folder.glob(f"{part}/*.py"))]
    return sorted(path for path in found if path.exists())


# -- Running the tests ---------------------------------------------------------------------------------------


def no_compiling(*_: object) -> NoReturn:
    """Skip a test that compiles the rules.

    The key of the cache of compiled code is a hash of the files, which do not contain the error. So the test would load
    rules without the error, or store rules with it for other tests.
    """
    pytest.skip("mutants are not compiled")


def run_tests(files: list[Path]) -> int:
    """Run test files without output until a test fails; return pytest's exit status."""
    entries._compile = no_compiling  # type: ignore[assignment]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *map(str, files)]))


def in_child(work: object, limit: int = LIMIT) -> tuple[int, bytes, float]:
    """Call `work` in a fork of this process.

    Returns the exit status (not 0 if the process was killed), the bytes that `work` returned, and the seconds of
    processor time.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        status = 70  # if `work` raises
        try:
            status, output = work()  # type: ignore[operator]
            os.write(write, output)
        finally:
            os._exit(status)
    os.close(write)
    with open(read, "rb") as pipe:
        output = pipe.read()
    _, status, used = os.wait4(child, 0)
    return status, output, used.ru_utime + used.ru_stime


def functions_called(file: Path, watched: set[str]) -> tuple[set[tuple[str, str]], float]:
    """Return the functions of the watched files that a test file calls, as (path, name), and the seconds it takes."""

    def work() -> tuple[int, bytes]:
        found: set[tuple[str, str]] = set()

        def note(frame: object, event: str, argument: object) -> None:
            code = frame.f_code  # type: ignore[attr-defined]
            if event == "call" and code.co_filename in watched:
                found.add((code.co_filename, code.co_name))

        sys.setprofile(note)
        status = run_tests([file])
        sys.setprofile(None)
        return status, "\n".join(map("\t".join, found)).encode()

    status, output, seconds = in_child(work, limit=6 * LIMIT)  # the profile makes tests slower
    if status != 0:
        print(
            f"{file.relative_to(ROOT)} is left out: it fails without any error made in the rules.", flush=True
        )
        return set(), seconds
    return {tuple(line.split("\t")) for line in output.decode().splitlines()}, seconds  # type: ignore[misc]


def is_found(mutant: Mutant, files: list[Path], limit: int) -> bool:
    """Return whether a test fails with this error, or takes more seconds of processor time than `limit`."""
    get_code = SourceFileLoader.get_code

    def work() -> tuple[int, bytes]:
        def code(loader: SourceFileLoader, name: str) -> object:
            if loader.path == str(mutant.path):
                return compile(mutant.source(), mutant.path, "exec", dont_inherit=True)
            return get_code(loader, name)

        SourceFileLoader.get_code = code  # type: ignore[method-assign, assignment]
        return min(run_tests(files), 1), b""

    return in_child(work, limit)[0] != 0


def main() -> int:
    """Print the survivors as they are found, then the share that was killed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--in", dest="parts", default="rules,flow,decisions", help="folders and modules")
    args = parser.parse_args()
    sources = files_of(args.game, args.parts.split(","))
    tests = sorted((ROOT / "tests" / "games" / args.game).glob("test_*.py"))
    if not sources or not tests:
        parser.error(f"no rules or no tests of {args.game}")
    mutants = [mutant for path in sources for mutant in mutants_of(path)]
    chosen = random.Random(args.seed).sample(mutants, min(args.count, len(mutants)))
    took, called = {}, {}
    for file in tests:
        called[file], took[file] = functions_called(file, {str(path) for path in sources})
    print(f"{args.game}: {len(mutants)} possible mutants, {len(chosen)} tried", flush=True)
    killed = 0
    for mutant in chosen:
        where = str(mutant.path), mutant.function
        files = sorted((file for file in tests if where in called[file]), key=took.__getitem__)
        limit = min(LIMIT, BASE_LIMIT + SLOWER * int(sum(took[file] for file in files)))
        if files and is_found(mutant, files, limit):
            killed += 1
        else:
            print(f"survived: {mutant}" + ("" if files else "  (no test calls it)"), flush=True)
    print(f"{args.game}: {killed} of {len(chosen)} killed, {killed / len(chosen):.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
