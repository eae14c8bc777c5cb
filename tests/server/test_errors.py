"""The tree of errors, its document, the sentences and the description of the API name the same codes."""

import re
from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from stridsplan.server import errors
from stridsplan.server.app import create_app

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "src" / "stridsplan" / "client" / "words"
OF_THE_CLIENT = {"error-unknown", "error-network"}  # said without an answer of the server
ROW = re.compile(r"^\| `([a-z]+\.[a-z_]+)` \| (\d{3}) \| ([^|]+) \|", re.MULTILINE)


def test_every_error_is_in_its_document_and_none_besides():
    listed = ROW.findall((ROOT / "docs" / "errors.md").read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(
        (kind.code, str(kind.status), kind.__doc__) for kind in errors.every_error()
    )


def test_no_two_errors_have_one_code():
    codes = [kind.code for kind in errors.every_error()]
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("language", sorted(path.name for path in WORDS.iterdir()))
def test_every_error_has_a_sentence_and_no_sentence_is_without_an_error(language):
    text = (WORDS / language / "shell.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^(error-[a-z-]+) =", text, re.MULTILINE))
    codes = {f"error-{kind.code.replace('.', '-').replace('_', '-')}" for kind in errors.every_error()}
    assert said == codes | OF_THE_CLIENT


def test_every_operation_lists_the_errors_that_any_may_meet(settings):
    app = create_app(settings)
    schema = app.openapi()
    assert len(operations(schema)) >= len([route for route in app.routes if isinstance(route, APIRoute)]) - 5
    for method, path, call in operations(schema):
        answers = call["responses"]
        listed = {code for answer in answers.values() for code in answer.get("x-codes", ())}
        assert {"server.failed", "request.too_many"} <= listed, path
        assert ("request.invalid" in listed) == ("422" in answers), path
        assert (method == "get") or {"request.origin", "request.too_large"} <= listed, path
        assert "{table_id}" not in path or "table.unknown" in listed, path


def operations(schema):
    """(method, path, operation) of a description."""
    return [(m, path, call) for path, calls in schema["paths"].items() for m, call in calls.items()]
