"""Tests marked `soak` name a test in `make test` of the same kind."""

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent
MARK = "pytest.mark.soak("


@cache
def marked_tests(path: Path) -> dict[str, str | None]:
    """Return the test functions of a file, and the test that their mark `soak` names, None without a mark."""
    return {
        node.name: kept_test(node, path.name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def kept_test(node: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> str | None:
    """Return the test that the mark `soak` of a test names, None without such a mark."""
    for decorator in node.decorator_list:
        if ast.unparse(decorator).startswith(MARK):
            assert isinstance(decorator, ast.Call)
            name = str(ast.literal_eval(decorator.args[0]))
            return name if "::" in name else f"{file}::{name}"
    return None


MARKED = {  # as "file.py::test"
    f"{path.name}::{test}": kept
    for path in sorted(ROOT.rglob("test_*.py"))
    if MARK in path.read_text(encoding="utf-8")
    for test, kept in marked_tests(path).items()
    if kept
}


@pytest.mark.parametrize(("test", "kept"), MARKED.items())
def test_a_test_of_the_same_kind_must_be_in_make_test(test: str, kept: str) -> None:
    file, _, name = kept.partition("::")
    found = [marked_tests(path) for path in ROOT.rglob(file)]
    assert [tests[name] for tests in found if name in tests] == [None]
