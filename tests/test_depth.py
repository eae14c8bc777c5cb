"""Tests marked `soak` name a test in `make test` of the same kind."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent


def marked_tests() -> dict[str, str | None]:
    """Return all test functions as "file.py::test", and the test that their mark `soak` names, None without a mark."""
    found: dict[str, str | None] = {}
    for path in ROOT.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found[f"{path.name}::{node.name}"] = kept_test(node, path.name)
    return found


def kept_test(node: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> str | None:
    """Return the test that the mark `soak` of a test names, None without such a mark."""
    for decorator in node.decorator_list:
        if ast.unparse(decorator).startswith("pytest.mark.soak("):
            assert isinstance(decorator, ast.Call)
            name = str(ast.literal_eval(decorator.args[0]))
            return name if "::" in name else f"{file}::{name}"
    return None


TESTS = marked_tests()


@pytest.mark.parametrize(("test", "kept"), [(test, kept) for test, kept in TESTS.items() if kept])
def test_a_test_of_the_same_kind_must_be_in_make_test(test: str, kept: str) -> None:
    assert kept in TESTS
    assert TESTS[kept] is None
